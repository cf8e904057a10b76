"""The lobby: opening a table and filling its seats."""

import contextlib
from collections.abc import Callable
from typing import Any, TypeVar

import discord

from bot import ids, threads
from bot.admin.rules import check_may_open
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for
from bot.screens import (
    BadInput,
    levels_screen,
    lobby_screen,
    notice,
    option_form,
    options_screen,
    page_of,
    with_option,
    with_typed_option,
)
from bot.screens.option_file import MOST_BYTES, first_file_option, with_file
from games.core.presentation import plain
from games.core.registry import find_game
from storage import Limits, Match, Refused, Status

T = TypeVar("T")


async def open_table(house: House, answer: Answer, game_name: str) -> Match:
    """Open a lobby where the command was given, with a thread of its own where that is allowed."""
    channel, limits = await check_here(house, answer)
    game = find_game(game_name)
    match = await house.store.lobbies.open_match(
        str(answer.interaction.id),
        game=game.name,
        host=answer.user.id,
        host_name=answer.user.display_name,
        guild=answer.interaction.guild_id,
        channel=channel,
        limits=limits,
    )
    if game.seats == range(1, 2):  # nobody to wait for
        match = await house.store.lobbies.start(match.id, f"{answer.interaction.id}:start", answer.user.id)
    return await show_lobby(house, answer, match)


async def check_here(house: House, answer: Answer) -> tuple[int, Limits | None]:
    """See that a table may be opened here, by whoever asks; the channel, and how many may be. Raises Complaint."""
    interaction = answer.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Complaint(say("table.only_in_servers"))
    lacking = threads.missing(interaction.channel, interaction.app_permissions)
    if lacking:
        raise Complaint(say("table.permissions", permissions=", ".join(lacking)))
    return interaction.channel_id, await check_may_open(house.store, interaction)


async def show_lobby(house: House, answer: Answer, match: Match) -> Match:
    """Answer with the lobby of a table that was opened just now; the match as it then is."""
    interaction = answer.interaction
    screen = lobby_screen(match)
    message = await answer.show(screen, public=True)
    if message is None:
        return match  # the next press on it says which message it is
    match = await house.store.place(match.id, message=message)
    if match.version == house.tables.keep(match).version:
        house.refresher.answered(match, screen)
    if threads.may_open(interaction.channel, interaction.app_permissions):
        thread = await threads.open_thread(house.client, match)
        if thread is not None:
            match = await house.store.place(match.id, thread=thread)
    house.tables.keep(match)
    if match.status is Status.PLAYING:
        house.hosting.changed(match)
    return match


async def join(house: House, answer: Answer, match_id: int) -> None:
    """Take a seat."""
    await match_for(house, answer, match_id)
    key, user = str(answer.interaction.id), answer.user
    await _show(house, answer, await house.store.lobbies.join(match_id, key, user.id, user.display_name))


async def leave(house: House, answer: Answer, match_id: int) -> None:
    """Give the seat up again."""
    await match_for(house, answer, match_id)
    await _show(house, answer, await house.store.lobbies.leave(match_id, str(answer.interaction.id), answer.user.id))


async def remove_computer(house: House, answer: Answer, match_id: int) -> None:
    """Take the last computer away again."""
    await match_for(house, answer, match_id)
    key = str(answer.interaction.id)
    await _show(house, answer, await house.store.lobbies.remove_computer(match_id, key, answer.user.id))


async def choose_level(house: House, answer: Answer, match_id: int) -> None:
    """Ask the host how well the computer shall play."""
    match = await _hosted(house, answer, match_id)
    await answer.show(levels_screen(match))


async def add_computer(house: House, answer: Answer, match_id: int, level: str) -> None:
    """Seat a computer of this level; the private message goes on asking while there is room."""
    await match_for(house, answer, match_id)
    match = await house.store.lobbies.add_computer(match_id, str(answer.interaction.id), answer.user.id, level)
    house.hosting.changed(match)
    if len(match.chairs) < match.rules.seats[-1]:
        await answer.update(levels_screen(match))
    else:
        await answer.update(notice(say("table.full_now")))


async def show_options(house: House, answer: Answer, match_id: int, page: int | None = None) -> None:
    """The options, for the host: as a new private message, or at another page of it."""
    match = await _hosted(house, answer, match_id)
    if page is None:
        await answer.show(options_screen(match))
    else:
        await answer.update(options_screen(match, page))


async def set_option(house: House, answer: Answer, press: ids.SetOption) -> None:
    """Set an option from its menu."""
    match = await _hosted(house, answer, press.match)
    await _set(house, answer, match, press.option, _wanted(lambda: with_option(match, press.option, press.choice)))


async def upload_options(house: House, answer: Answer, match_id: int, file: discord.Attachment) -> None:
    """Set the options that a file holds."""
    match = await _hosted(house, answer, match_id)
    if file.size > MOST_BYTES:
        raise Complaint(say("options.file_large", most=MOST_BYTES // 1024))
    try:
        data = await file.read()
    except discord.HTTPException:
        raise Complaint(say("options.file_away")) from None
    options = _wanted(lambda: with_file(match, file.filename, data))
    match = await house.store.lobbies.set_options(match.id, str(answer.interaction.id), answer.user.id, options)
    house.hosting.changed(match)
    await answer.show(options_screen(match, page_of(first_file_option(match))))


async def ask_option(house: House, answer: Answer, press: ids.TypeOption) -> None:
    """Open the form of an option that is typed."""
    match = await _hosted(house, answer, press.match)
    await answer.form(_wanted(lambda: option_form(match, press.option)))


async def type_option(house: House, answer: Answer, press: ids.TypeOption, typed: str) -> None:
    """Set an option from its form."""
    match = await _hosted(house, answer, press.match)
    await _set(house, answer, match, press.option, _wanted(lambda: with_typed_option(match, press.option, typed)))


async def set_spectators(house: House, answer: Answer, match_id: int, on: bool) -> None:
    """Whether others may look on; without them the match is played in a private thread, where the bot may open one."""
    match = await _hosted(house, answer, match_id)
    interaction = answer.interaction
    channel = interaction.channel
    if not on and getattr(channel, "type", None) is not discord.ChannelType.private_thread:
        lacking = threads.may_open_private(channel, interaction.app_permissions)
        if lacking:
            raise Complaint(say("table.no_private", permissions=", ".join(lacking)))
        if not isinstance(channel, discord.TextChannel):
            raise Complaint(say("table.no_private_here"))
    match = await house.store.lobbies.set_spectators(match_id, str(interaction.id), answer.user.id, on)
    await _show(house, answer, match)


async def start(house: House, answer: Answer, match_id: int) -> None:
    """Begin."""
    await _without_leavers(house, answer, await match_for(house, answer, match_id))
    match = await house.store.lobbies.start(match_id, str(answer.interaction.id), answer.user.id)
    house.hosting.present(match, answer.user.id)
    house.hosting.changed(match)
    match = await _placed(house, answer, match)
    if match.closed:
        await answer.update(notice(say("table.begun_private", game=match.rules.title)))
    elif match.thread is not None:
        await answer.update(notice(say("table.begun", game=match.rules.title, place=f"<#{match.thread}>")))
    elif answer.interaction.message is None:
        await answer.show(notice(say("table.done", game=match.rules.title, match=match.id)))
    else:
        await answer.defer("update")  # the refresher makes a board of the lobby's message


async def _without_leavers(house: House, answer: Answer, match: Match) -> None:
    """See that nobody sits in a lobby who has left the server, before it begins.

    Raises:
        Complaint: somebody had; they are taken out, so whoever starts shall see who is left.
    """
    user = answer.user.id
    if match.status is not Status.LOBBY or match.host != user:
        return  # it will not begin
    others = {chair.user: chair.name for chair in match.chairs if chair.user not in (None, user)}
    gone = await house.hosting.leaving.gone(match.guild, [each for each in others if each is not None])
    for each in gone:
        with contextlib.suppress(Refused):  # they have got up meanwhile
            match = await house.store.lobbies.leave(match.id, f"{answer.interaction.id}:{each}", each)
    if gone:
        house.hosting.changed(match)
        raise Complaint(say("table.left", names=", ".join(plain(others[each]) for each in gone)))


async def cancel(house: House, answer: Answer, match_id: int) -> Match:
    """Close the lobby for good."""
    match = await house.store.lobbies.cancel(match_id, str(answer.interaction.id), answer.user.id)
    house.hosting.changed(match)
    return match


async def _show(house: House, answer: Answer, match: Match) -> None:
    """Answer a press on the lobby's own message with the lobby as it is now, or a command with a word."""
    message = answer.interaction.message
    if message is None or message.flags.ephemeral:
        house.hosting.changed(match)
        await answer.update(notice(say("table.done", game=match.rules.title, match=match.id)))
        return
    match = await _placed(house, answer, match)
    house.tables.keep(match)
    screen = lobby_screen(match)
    await answer.update(screen)
    if message.id == match.message:
        house.refresher.answered(match, screen)
    else:
        house.refresher.touch(match)


async def _placed(house: House, answer: Answer, match: Match) -> Match:
    """A press can be quicker than the note of where its message is; then the press says it."""
    message = answer.interaction.message
    if match.message is None and message is not None and not message.flags.ephemeral:
        return await house.store.place(match.id, message=message.id)
    return match


async def _hosted(house: House, answer: Answer, match_id: int) -> Match:
    match = await match_for(house, answer, match_id)
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.open else "over")
    if match.host != answer.user.id:
        raise Refused("not_host", host=match.host)
    return match


async def _set(house: House, answer: Answer, match: Match, option: int, options: dict[str, Any]) -> None:
    match = await house.store.lobbies.set_options(match.id, str(answer.interaction.id), answer.user.id, options)
    house.hosting.changed(match)
    await answer.update(options_screen(match, page_of(option)))


def _wanted(make: Callable[[], T]) -> T:
    """What an id or a form asks for; a forged number or wrong words are told."""
    try:
        return make()
    except IndexError:
        raise Complaint(say("error.unknown_id")) from None
    except BadInput as error:
        raise Complaint(error.words) from None
