"""What is decided about a whole table: resigning, ending, leaving; its log, its record, its lists."""

import orjson

from bot import lobby
from bot.answer import Answer
from bot.boards import LINES
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for, own_seat
from bot.records.looking import check_may_look, may_look
from bot.screen import Attachment, Screen
from bot.screens import board_screen, confirm_screen, games_screen, lobby_screen, notice, rules_screen
from bot.screens.notice import Question
from games.core.registry import find_game
from storage import BrokenRecord, Match, Refused, Status
from storage.remaining import until

QUESTIONS: tuple[Question, ...] = ("resign", "end", "leave", "cancel")


async def ask(house: House, answer: Answer, match_id: int, what: str) -> None:
    """Ask «are you sure», if it would be allowed."""
    match = await match_for(house, answer, match_id)
    _may(match, answer, what)
    for question in QUESTIONS:
        if question == what:
            await answer.show(confirm_screen(match, question))
            return
    raise Refused("unknown_match")


async def confirm(house: House, answer: Answer, match_id: int, what: str) -> None:
    """Do what was asked about."""
    await match_for(house, answer, match_id)
    match = await do(house, answer, match_id, what)
    await answer.update(notice(say(f"done.{what}", game=match.rules.title, match=match.id)))


async def do(house: House, answer: Answer, match_id: int, what: str, reason: str = "") -> Match:
    """Resign, end, leave or cancel, in the name of whoever pressed.

    Raises:
        Refused: it is not theirs to do, or not possible now.
    """
    match = await match_for(house, answer, match_id)
    _may(match, answer, what)
    key, user = str(answer.interaction.id), answer.user
    if what == "resign":
        match = await house.store.resign(match_id, key, user.id)
    elif what == "end":
        match = await house.store.end(match_id, key, user.id, user.display_name, reason)
    elif what == "leave":
        match = await house.store.lobbies.leave(match_id, key, user.id)
    else:
        return await lobby.cancel(house, answer, match_id)
    house.hosting.changed(match, before=match.active)
    return match


async def show_rules(house: House, answer: Answer, match_id: int) -> None:
    """The rules of a match's game."""
    match = await match_for(house, answer, match_id)
    await answer.show(rules_screen(match.rules))


async def turn_rules(answer: Answer, game: str, topic: int | None, page: int | None) -> None:
    """Another topic, or another page of topics, in the private message that was pressed."""
    await answer.update(rules_screen(find_game(game), topic, page))


async def tables_of(house: House, answer: Answer, of: str) -> list[Match]:
    """One's own tables, or those of this server that one may see."""
    if of == "mine":
        mine = await house.tables.of(answer.user.id)
        return [match for match in mine if match.guild == answer.interaction.guild_id]
    guild, guild_id = answer.interaction.guild, answer.interaction.guild_id
    found = []
    for match in [] if guild_id is None else await house.store.open_matches(guild_id):
        channel = guild.get_channel_or_thread(match.channel) if guild is not None else None
        visible = channel is None or channel.permissions_for(answer.user).view_channel  # type: ignore[arg-type]
        if (visible and may_look(match, answer.interaction)) or match.seat_of(answer.user.id) is not None:
            found.append(match)
    return found


async def show_tables(house: House, answer: Answer, of: str, page: int | None = None) -> None:
    """A list of tables: as a new private message, or at another page of it."""
    matches = await tables_of(house, answer, of)
    screen = games_screen(matches, answer.user.id, of="server" if of == "server" else "mine", page=page or 0)
    await (answer.show(screen) if page is None else answer.update(screen))


async def board_now(house: House, match: Match, *, text_only: bool) -> Screen:
    """What the public message of a match shows now."""
    if match.started_at is None:
        return lobby_screen(match)
    entries = await house.store.log(match.id, seat=None, newest_first=True, limit=LINES, offset=0)
    return board_screen(match, entries, text_only=text_only, until=until(match, house.store.hours.away))


async def export(house: House, answer: Answer, match_id: int) -> None:
    """The record of a match as a file, with what this person may know of it."""
    match = await match_for(house, answer, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.open else "over")
    check_may_look(match, answer.interaction)
    if not await _may_take(house, answer, match):
        raise Refused("not_your_record")
    await answer.defer("private")
    record = await house.store.export(match.id, match.seat_of(answer.user.id))
    file = Attachment(f"{match.game}-{match.id}.json", orjson.dumps(record, option=orjson.OPT_INDENT_2))
    said = notice(say("done.export" if match.finished else "done.export_yours", game=match.rules.title))
    await answer.show(Screen(said.blocks, said.accent, files=(file,)))


async def verify(house: House, answer: Answer, match_id: int) -> None:
    """Fold the log again and compare."""
    match = await match_for(house, answer, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.open else "over")
    check_may_look(match, answer.interaction)
    await answer.defer("private")
    try:
        await house.store.verify(match.id)
    except BrokenRecord as error:
        await answer.show(notice(say("done.broken", record=error.seq + 1)))
    else:
        await answer.show(notice(say("done.verified", count=match.records)))


async def _may_take(house: House, answer: Answer, match: Match) -> bool:
    """Whether somebody may have the record of a match: those who play there, or have, and who manages the server."""
    user = answer.user.id
    if user == match.host or any(user in (chair.user, chair.held_for) for chair in match.chairs):
        return True
    return answer.interaction.permissions.manage_guild or await house.store.has_acted(match.id, user)


def _may(match: Match, answer: Answer, what: str) -> None:
    """Raises Refused when this is not for whoever pressed to do."""
    user = answer.user.id
    if not match.open:
        raise Refused("over")
    if what == "end":
        if user != match.host and not answer.interaction.permissions.manage_messages:
            raise Refused("not_host_or_moderator", host=match.host)
    elif what == "cancel":
        if match.status is not Status.LOBBY:
            raise Refused("not_lobby")
        if user != match.host:
            raise Refused("not_host", host=match.host)
    elif what == "resign":
        own_seat(match, answer)
        if match.status is not Status.PLAYING:
            raise Refused("not_started")
    elif what == "leave":
        own_seat(match, answer)
        if match.status is not Status.LOBBY:
            raise Refused("resign_instead")
    else:
        raise Refused("unknown_match")
