"""Matches that have not begun ("tables"): opening one, filling its seats, options, invitations and rematches."""

import contextlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord

from bot.handlers.match_lookup import match_for, own_seat
from bot.handlers.permissions import check_may_open_table, check_may_view, took_part
from bot.interactions import custom_ids
from bot.interactions.errors import UserError, refusal_text
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.messages import threads
from bot.messages.visibility import (
    can_be_private,
    has_private_threads,
    may_open_thread,
    missing_permissions,
    missing_private_permissions,
)
from bot.screens.lobby import (
    file_kinds,
    first_file_option,
    levels_screen,
    lobby_screen,
    option_form,
    options_screen,
    page_of,
    seats_against_computer,
    with_option,
    with_option_file,
    with_typed_option,
)
from bot.screens.tables import jump_url
from bot.screens.typed_actions import InvalidInput
from bot.services import MOST_INVITATIONS, Services
from bot.ui.blocks import NEUTRAL_ACCENT, Menu, Option, Screen, Text
from bot.ui.limits import CHOICE, PLACEHOLDER, fit_label, fit_screen, notice
from bot.ui.words import channel_mention, mention, say
from games.core.game import Game
from games.core.registry import all_games, find_game
from games.core.words import AllOf, Series
from storage import Limits, Match, Refused, Status

T = TypeVar("T")
OPPONENT = "middle"
"""The level of the computer players against whom the lobby's button starts a game."""


async def open_table(services: Services, response: Response, game_name: str, opponent: str | None = None) -> Match:
    """Open a table in this channel (a match that waits for players) with its message and, if allowed, a thread.

    A game for one player starts at once, and so does one against computer players.

    Args:
        services: The bot's services.
        response: The response to the command or press.
        game_name: The game's name, as in `games.core.registry`.
        opponent: The level of the computer players; None to wait for people.

    Returns:
        The match, with the places of its message and thread.

    Raises:
        UserError: The user may not open a table here, or the bot lacks permissions.
        Refused: The user or the server has too many open tables.
    """
    channel, limits = await check_may_open_here(services, response)
    game = find_game(game_name)
    match = await services.store.lobbies.open_match(
        str(response.interaction.id),
        game=game.name,
        host=response.user.id,
        host_name=response.user.display_name,
        guild=response.interaction.guild_id,
        channel=channel,
        computers=() if opponent is None else (opponent,) * (seats_against_computer(game) - 1),
        limits=limits,
    )
    match = await show_lobby(services, response, match)
    if opponent is not None or game.seats == range(1, 2):  # nobody to wait for
        match = await services.store.lobbies.start(match.id, f"{response.interaction.id}:start", response.user.id)
        services.events.mark_present(match, response.user.id)
        services.events.match_changed(match)
    return match


async def check_may_open_here(services: Services, response: Response) -> tuple[int, Limits | None]:
    """Check that the user may open a table (a match) in this channel, and that the bot can show it there.

    Returns:
        The channel's id, and the limits on open tables, which the store enforces when it opens the table.

    Raises:
        UserError: The user may not open a table here, or the bot lacks permissions.
    """
    interaction = response.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise UserError(say.text("table-only-in-servers"))
    lacking = missing_permissions(interaction.channel, interaction.app_permissions)
    if lacking:
        raise UserError(say.text("table-permissions", permissions=Series(lacking)))
    return interaction.channel_id, await check_may_open_table(services.store, interaction)


async def show_lobby(services: Services, response: Response, match: Match) -> Match:
    """Respond with the public message of a table that was just opened, and open its thread if the bot may.

    Returns:
        The match, with the places of its message and thread.
    """
    interaction = response.interaction
    with response.for_everybody():
        screen = lobby_screen(match, can_be_private=can_be_private(interaction.channel))
    message = await response.send(screen, public=True)
    if message is None:
        if response.has_failed:
            services.boards.schedule(match, as_new_message=True)
        return match  # otherwise the next press on it says which message it is
    match = await services.store.place(match.id, message=message)
    if match.version == (await services.store.match(match.id)).version:
        services.boards.shown_by_response(match, message, screen)
    if may_open_thread(interaction.channel, interaction.app_permissions):
        try:
            with response.for_everybody():
                thread = await threads.open_thread(services.client, match)
        except discord.HTTPException:
            thread = None  # the lobby is there, and the match can be played in the channel
        if thread is not None:
            match = await services.store.place(match.id, thread=thread)
            if match.message is None:  # the match has begun meanwhile, and its board was posted in the channel
                services.boards.schedule(match, as_new_message=True)
    if type(match.rules).teams is not Game.teams and not has_private_threads(interaction.channel):
        await response.send(notice(say.text("room-none-here", game=match.rules.title)))
    return match


@press(custom_ids.Join, defer="update")
async def join(services: Services, response: Response, press: custom_ids.Join) -> None:
    """Give the user who pressed a free seat at a table that has not begun, and show the changed table."""
    await match_for(services, response, press.match)
    key, user = str(response.interaction.id), response.user
    await _show_change(
        services, response, await services.store.lobbies.join(press.match, key, user.id, user.display_name)
    )


@press(custom_ids.Leave, defer="update")
async def leave(services: Services, response: Response, press: custom_ids.Leave) -> None:
    """Take the user who pressed out of their seat at a table that has not begun, and show the changed table."""
    await match_for(services, response, press.match)
    await _show_change(
        services,
        response,
        await services.store.lobbies.leave(press.match, str(response.interaction.id), response.user.id),
    )


@press(custom_ids.RemoveComputer, defer="update")
async def remove_computer(services: Services, response: Response, press: custom_ids.RemoveComputer) -> None:
    """Remove the computer player that was added to the table last.

    Raises:
        Refused: The match has begun, it has no computer player, or the user is not its host.
    """
    await match_for(services, response, press.match)
    key = str(response.interaction.id)
    await _show_change(
        services, response, await services.store.lobbies.remove_computer(press.match, key, response.user.id)
    )


@press(custom_ids.Computers, defer="private")
async def choose_level(services: Services, response: Response, press: custom_ids.Computers) -> None:
    """Show the host of a table, privately, the levels of computer players to choose from."""
    match = await own_lobby(services, response, press.match)
    await response.send(levels_screen(match))


@press(custom_ids.AddComputer, defer="update")
async def add_computer(services: Services, response: Response, press: custom_ids.AddComputer) -> None:
    """Add a computer player of the chosen level; while a seat is free, the private message offers to add another."""
    await match_for(services, response, press.match)
    key, user = str(response.interaction.id), response.user.id
    await _show_added(services, response, services.store.lobbies.add_computer(press.match, key, user, press.level))


@press(custom_ids.FillSeats, defer="update")
async def fill_seats(services: Services, response: Response, press: custom_ids.FillSeats) -> None:
    """Add computer players of the chosen level to a table until the number of seats that the user chose are taken.

    Raises:
        Refused: So many seats are taken already or do not exist, or the user is not the host.
    """
    match = await match_for(services, response, press.match)
    seats = min(press.seats, match.rules.seats[-1])
    key, user = str(response.interaction.id), response.user.id
    await _show_added(
        services, response, services.store.lobbies.fill_with_computers(match.id, key, user, press.level, seats)
    )


async def _show_added(services: Services, response: Response, added: Awaitable[Match]) -> None:
    """Add computer players, and show the levels again while a seat is free.

    If the match has begun or is over, its message with levels is of no use any more and only says so.

    Args:
        services: The bot's services.
        response: The response to a press on the message with levels.
        added: Adds the computer players.

    Raises:
        Refused: They cannot be added to a match that has not begun.
    """
    try:
        match = await added
    except Refused as refused:
        if refused.code not in ("not_lobby", "over"):
            raise
        await response.update(notice(refusal_text(refused)))
        return
    services.events.match_changed(match)
    if len(match.chairs) < match.rules.seats[-1]:
        await response.update(levels_screen(match))
    else:
        await response.update(notice(say.text("table-full-now")))


@press(custom_ids.PlayComputer, defer="update")
async def play_computer(services: Services, response: Response, press: custom_ids.PlayComputer) -> None:
    """Add as few computer players to a table as its game needs, and start the match.

    Raises:
        UserError: Somebody else has taken a seat.
        Refused: The match has begun, or the user is not its host.
    """
    match = await own_lobby(services, response, press.match)
    if len(match.chairs) > 1:
        raise UserError(say.text("table-not-alone"))
    key, user = str(response.interaction.id), response.user.id
    seats = seats_against_computer(match.rules)
    await services.store.lobbies.fill_with_computers(match.id, f"{key}:seats", user, OPPONENT, seats)
    await _start(services, response, match.id)


@press(custom_ids.PlayGame, defer="public")
async def play_game(services: Services, response: Response, press: custom_ids.PlayGame) -> None:
    """Open a table of a game and start the match against as few computer players as the game needs.

    Raises:
        UserError: The user may not open a table here, or the bot lacks permissions.
        Refused: The user or the server has too many open tables.
    """
    await open_table(services, response, press.game, OPPONENT)


@press(custom_ids.Options, defer="private")
async def show_options(services: Services, response: Response, press: custom_ids.Options) -> None:
    """Send the host of a table the game's options in a new private message, with menus and forms to set them."""
    await response.send(await _options(services, await own_lobby(services, response, press.match)))


@press(custom_ids.OptionsPage, defer="update")
async def turn_options(services: Services, response: Response, press: custom_ids.OptionsPage) -> None:
    """Show the host of a table another page of the game's options."""
    await response.update(await _options(services, await own_lobby(services, response, press.match), press.page))


@press(custom_ids.AsLastTime, defer="update")
async def set_up_as_last_time(services: Services, response: Response, press: custom_ids.AsLastTime) -> None:
    """Set a table up like the last one of its host: with the same options, time limits and computer players."""
    await own_lobby(services, response, press.match)
    match = await services.store.lobbies.set_up_like(
        press.match, str(response.interaction.id), response.user.id, press.former
    )
    services.events.match_changed(match)
    await response.update(await _options(services, match))


@press(custom_ids.SetOption, defer="update")
async def set_option(services: Services, response: Response, press: custom_ids.SetOption) -> None:
    """Set an option of a table's game to the value chosen from its menu, and show the options again."""
    match = await own_lobby(services, response, press.match)
    await _set(
        services, response, match, press.option, _read_option(lambda: with_option(match, press.option, press.choice))
    )


async def upload_options(services: Services, response: Response, match_id: int, file: discord.Attachment) -> None:
    """Set the game's options at a table from a TOML or JSON file that its host uploaded.

    Args:
        services: The bot's services.
        response: The response to the command.
        match_id: The match.
        file: The uploaded file.

    Raises:
        UserError: The game takes no files, the file cannot be read (see `Uploads.read`), or it has values that the game
            does not allow. No option was changed.
        Refused: The match has begun, or the user is not its host.
    """
    match = await own_lobby(services, response, match_id)
    found = await services.uploads.read(response.user.id, file, _read_option(lambda: file_kinds(match)))
    options = _read_option(lambda: with_option_file(match, found))
    match = await services.store.lobbies.set_options(match.id, str(response.interaction.id), response.user.id, options)
    services.events.match_changed(match)
    await response.send(await _options(services, match, page_of(first_file_option(match))))


@press(custom_ids.TypeOption, defer=None)
async def ask_option(services: Services, response: Response, press: custom_ids.TypeOption) -> None:
    """Open the form in which the host of a table types the value of an option of its game."""
    match = await own_lobby(services, response, press.match)
    await response.open_form(_read_option(lambda: option_form(match, press.option)))


@form(custom_ids.TypeOption)
async def type_option(
    services: Services, response: Response, press: custom_ids.TypeOption, typed: Mapping[str, str]
) -> None:
    """Set an option of a table's game to the text or number that the host has typed, and show the options again."""
    match = await own_lobby(services, response, press.match)
    value = typed.get("value", "")
    options = _read_option(lambda: with_typed_option(match, press.option, value))
    await _set(services, response, match, press.option, options)


@press(custom_ids.Spectators, defer="update")
async def set_spectators(services: Services, response: Response, press: custom_ids.Spectators) -> None:
    """Allow or forbid spectators at a table; a match without them is played in a private thread.

    Raises:
        UserError: The bot may not open private threads here, or there are none in a channel of this type.
        Refused: The match has begun, or the user is not its host.
    """
    match = await own_lobby(services, response, press.match)
    interaction = response.interaction
    channel = interaction.channel
    if not press.on and getattr(channel, "type", None) is not discord.ChannelType.private_thread:
        if not can_be_private(channel):
            raise UserError(say.text("table-no-private-here"))
        lacking = missing_private_permissions(interaction.app_permissions)
        if lacking:
            raise UserError(say.text("table-no-private", permissions=Series(lacking)))
    match = await services.store.lobbies.set_spectators(
        press.match, str(interaction.id), response.user.id, bool(press.on)
    )
    await _show_change(services, response, match)


@press(custom_ids.Start, defer="update")
async def start(services: Services, response: Response, press: custom_ids.Start) -> None:
    """Start the match of a table, as its host asks, and tell the host where it is played.

    Raises:
        UserError: A player has left the server, so that the match was not started.
        Refused: The user is not the host, the match has begun, or the number of players does not fit.
    """
    await _without_leavers(services, response, await match_for(services, response, press.match))
    await _start(services, response, press.match)


async def _start(services: Services, response: Response, match_id: int) -> None:
    match = await services.store.lobbies.start(match_id, str(response.interaction.id), response.user.id)
    services.events.mark_present(match, response.user.id)
    services.events.match_changed(match)
    match = await _with_message(services, response, match)
    if match.is_private:
        await response.update(notice(say.text("table-begun-private", game=match.rules.title)))
    elif match.thread is not None:
        await response.update(
            notice(say.text("table-begun", game=match.rules.title, place=channel_mention(match.thread)))
        )
    elif response.interaction.message is None:
        await response.send(notice(say.text("table-done", game=match.rules.title, match=str(match.id))))
    else:
        await response.defer("update")  # the board updater turns the lobby's message into the board


async def _without_leavers(services: Services, response: Response, match: Match) -> None:
    """Take players who have left the Discord server out of their seats, before the host starts the match.

    Does nothing unless the user is the host of a match that has not begun.

    Raises:
        UserError: At least one player has left and has lost the seat; the host can check the players and start again.
    """
    user = response.user.id
    if match.status is not Status.LOBBY or match.host != user:
        return  # it will not start
    others = {chair.user: chair.name for chair in match.chairs if chair.user not in (None, user)}
    gone = await services.events.membership_checks.departed(match.guild, [each for each in others if each is not None])
    for each in gone:
        with contextlib.suppress(Refused):  # they have got up meanwhile
            match = await services.store.lobbies.leave(match.id, f"{response.interaction.id}:{each}", each)
    if gone:
        services.events.match_changed(match)
        names = AllOf([others[each] for each in gone])
        raise UserError(say.text("table-left", names=names, count=len(gone)))


async def cancel(services: Services, response: Response, match_id: int) -> Match:
    """Cancel a match that has not begun, for good, and return it.

    Raises:
        Refused: The match has begun, or the user is not its host.
    """
    match = await services.store.lobbies.cancel(match_id, str(response.interaction.id), response.user.id)
    services.events.match_changed(match)
    return match


async def _show_change(services: Services, response: Response, match: Match) -> None:
    """Show a changed table: in its public message if a button there was pressed, else by a short private text.

    In the second case the board updater edits the table's message.
    """
    message = response.interaction.message
    if message is None or message.flags.ephemeral:
        services.events.match_changed(match)
        await response.update(notice(say.text("table-done", game=match.rules.title, match=str(match.id))))
        return
    match = await _with_message(services, response, match)
    with response.for_everybody():
        screen = lobby_screen(match, can_be_private=can_be_private(response.interaction.channel))
    try:
        await response.update(screen)
    except discord.HTTPException:  # its token has expired, for example; what was recorded is shown all the same
        services.boards.schedule(match)
        raise
    if response.has_failed:
        services.boards.schedule(match)
    else:
        services.boards.shown_by_response(match, message.id, screen)


async def _with_message(services: Services, response: Response, match: Match) -> Match:
    """Return a table with the id of its public message.

    If that id is not stored yet, the public message whose button was pressed is the one, and its id is stored now.
    """
    message = response.interaction.message
    if match.message is None and message is not None and not message.flags.ephemeral:
        return await services.store.place(match.id, message=message.id)
    return match


async def own_lobby(services: Services, response: Response, match_id: int) -> Match:
    """Return a match that has not begun and whose host is the user who pressed.

    Raises:
        Refused: The match has begun or is over, or the user is not its host.
    """
    match = await match_for(services, response, match_id)
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.is_open else "over")
    if match.host != response.user.id:
        raise Refused("not_host", host=match.host)
    return match


async def _set(services: Services, response: Response, match: Match, option: int, options: dict[str, Any]) -> None:
    match = await services.store.lobbies.set_options(match.id, str(response.interaction.id), response.user.id, options)
    services.events.match_changed(match)
    await response.update(await _options(services, match, page_of(option)))


async def _options(services: Services, match: Match, page: int = 0) -> Screen:
    """Return the private message with a page of a table's options, for its host.

    It offers to set the table up like the host's last one, if there is one.
    """
    return options_screen(match, page, await services.store.lobbies.last_hosted(match))


def _read_option(make: Callable[[], T]) -> T:
    """Return new values of a game's options, as `make` reads them from a press, a form or a file; explain its errors.

    Raises:
        UserError: `make` raised an IndexError for a forged number, or InvalidInput for a wrong value.
    """
    try:
        return make()
    except IndexError:
        raise UserError(say.text("error-unknown-id")) from None
    except InvalidInput as error:
        raise UserError(error.words) from None


async def invite_players(
    services: Services, response: Response, match: Match, users: Sequence[discord.User | discord.Member]
) -> None:
    """Invite users, in a public message, to join a table that has not begun; only its players may.

    Args:
        services: The bot's services.
        response: The response to the command.
        match: The table.
        users: The users to invite; bots, users who have a seat and those who were invited just now are left out.

    Raises:
        Refused: The user has no seat at the table, or the match has begun or is over.
        UserError: No users remain to invite, or the user has invited too many.
    """
    own_seat(match, response)
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.is_open else "over")
    people = {user.id: user for user in users if not user.bot and match.seat_of(user.id) is None}
    if not people:
        raise UserError(say.text("table-no-bots" if all(user.bot for user in users) else "table-sits-already"))
    people = {id: user for id, user in people.items() if (match.id, id) not in services.invited}
    if not people:
        raise UserError(say.text("table-invited-already"))
    _count_invitations(services, response, len(people))
    services.invited.update({(match.id, id): True for id in people})
    await _invite(response, match, tuple(people))


def _count_invitations(services: Services, response: Response, count: int) -> None:
    """Count people whom the user invites, each with a ping.

    Args:
        services: The bot's services.
        response: The response to the user.
        count: How many are invited.

    Raises:
        UserError: The user has invited too many people within a short time; none is counted.
    """
    if not services.invitations.take(response.user.id, count):
        raise UserError(say.text("table-invite-often", most=MOST_INVITATIONS))


async def _invite(response: Response, match: Match, people: tuple[int, ...]) -> None:
    with response.for_everybody():
        text = say.text(
            "table-invited",
            users=Series([*map(mention, people)]),
            host=response.user.display_name,
            game=match.rules.title,
            match=str(match.id),
            url=jump_url(match),
        )
    await response.send(notice(text), public=True, pings=people)


async def ask_challenge_game(response: Response, user: discord.User | discord.Member) -> None:
    """Show the user, privately, a menu of the games for two to which they can challenge another user.

    Raises:
        UserError: The challenged user is a bot, or the user themselves.
    """
    if user.bot:
        raise UserError(say.text("table-no-bots"))
    if user.id == response.user.id:
        raise UserError(say.text("challenge-self"))
    for_two = [game for game in all_games() if 2 in game.seats]
    options = tuple(
        [
            Option(fit_label(game.title, CHOICE), custom_ids.encode(custom_ids.Challenge(user.id, game.name)))
            for game in for_two
        ]
    )
    text = say.text("challenge-ask", name=user.display_name)
    menu = Menu(
        custom_ids.encode(custom_ids.ChallengeMenu(user.id)),
        fit_label(say.label("challenge-menu"), PLACEHOLDER),
        options,
    )
    await response.send(fit_screen(Screen((Text(text), menu), NEUTRAL_ACCENT)))


@press(custom_ids.Challenge, defer="public")
async def open_challenge(services: Services, response: Response, press: custom_ids.Challenge) -> None:
    """Open a table of the game chosen from the challenge's menu, and invite the challenged user by a public ping.

    Raises:
        UserError: The challenged user has left the server or is a bot, or the user may not open a table here or has
            invited too many people.
    """
    guild = response.interaction.guild
    user = None if guild is None else await _member(guild, press.user)
    if user is None:
        raise UserError(say.text("challenge-gone"))
    if user.bot or user.id == response.user.id:  # only a forged press asks for it
        raise UserError(say.text("table-no-bots" if user.bot else "challenge-self"))
    _count_invitations(services, response, 1)
    await _invite(response, await open_table(services, response, press.game), (user.id,))


async def _member(guild: discord.Guild, user: int) -> discord.Member | None:
    """Return the member of a server with an id, after asking Discord; None if the user is not in the server."""
    try:
        return await guild.fetch_member(user)
    except discord.NotFound:
        return None


@press(custom_ids.Rematch, defer="public")
async def play_again(services: Services, response: Response, press: custom_ids.Rematch) -> None:
    """Open a table for a rematch, or give the user a seat at it if another player has opened it before.

    It is for those who took part in the match, because it pings the others and keeps the order of their seats.

    Raises:
        UserError: The user took no part in the match, or may not open a table here.
        Refused: The match is not over, it is private, or there are too many open tables.
    """
    former = await match_for(services, response, press.match)
    check_may_view(services, former, response.interaction)
    if former.is_open:
        raise Refused("not_over")
    if not await took_part(services, former, response.user.id):
        raise UserError(say.text("table-again-not-played"))
    channel, limits = await check_may_open_here(services, response)
    user = response.user
    opener = (former, user.id, user.display_name, channel, limits)
    match, fresh = await services.store.lobbies.open_again(f"again:{former.id}", *opener)
    if not fresh and match.status is not Status.LOBBY:
        # That table has begun or was closed since, so another one is wanted.
        match, fresh = await services.store.lobbies.open_again(str(response.interaction.id), *opener)
    if fresh:
        await show_lobby(services, response, match)
        await _invite_former_players(services, response, former, match)
        return
    if match.seat_of(user.id) is None:
        match = await services.store.lobbies.join(
            match.id, f"{response.interaction.id}:join", user.id, user.display_name
        )
        services.events.match_changed(match)
    await response.send(notice(say.text("table-again-seated", game=match.rules.title, match=str(match.id))))


async def _invite_former_players(services: Services, response: Response, former: Match, match: Match) -> None:
    """Post a public message that pings the people who played in `former` and have no seat in the rematch `match`.

    Nobody is pinged if the user has invited too many people just now.
    """
    asked = tuple([c.user for c in former.chairs if c.user is not None and match.seat_of(c.user) is None])
    if asked and services.invitations.take(response.user.id, len(asked)):
        users = Series([*map(mention, asked)])
        with response.for_everybody():
            text = say.text("table-again", users=users, host=response.user.display_name, game=match.rules.title)
        await response.send(notice(text), public=True, pings=asked)
