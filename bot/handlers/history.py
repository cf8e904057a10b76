"""The history of a match: its log, its replay, the export of its record, and its verification."""

from collections.abc import Mapping

import orjson

from bot.handlers.match_lookup import match_for
from bot.handlers.permissions import check_may_view
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.screens.history import ENTRIES_PER_PAGE, jump_form, log_screen, replay_screen
from bot.services import Services
from bot.ui.blocks import Attachment, Form, Screen, TextField
from bot.ui.catalogue import say
from bot.ui.limits import notice
from storage import EVERYTHING, BrokenRecord, Everything, LogEntry, Match, Refused

MAX_PAGES = 10_000
"""No log has so many pages."""


def log_reader(match: Match, user: int) -> int | Everything | None:
    """Return whose view of the log a user may read.

    Returns:
        `Everything` once the match is over, else the user's seat, or None for the public.
    """
    return EVERYTHING if match.is_finished else match.seat_of(user)


@press(custom_ids.Log, defer="private")
async def open_log(services: Services, response: Response, press: custom_ids.Log) -> None:
    """Open the part of the log that this user may see."""
    await show_log(services, response, press.match)


@press(custom_ids.LogPage, defer="update")
async def turn_log(services: Services, response: Response, press: custom_ids.LogPage) -> None:
    """Show another page of the log."""
    await show_log(services, response, press.match, press.page)


async def show_log(services: Services, response: Response, match_id: int, page: int | None = None) -> None:
    """Show a page of the log as this user may see it.

    The number of pages is shown only when the match is over: before, it would reveal how much was done in secret.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        page: The page to show in the pressed message; None sends the first page as a new private message.

    Raises:
        UserError: There is no such page.
    """
    match = await match_for(services, response, match_id)
    check_may_view(match, response.interaction)
    at = page or 0
    found = await _entries(services, response, match, at)
    if not found and at:
        raise UserError(say("log.no_page"))
    screen = log_screen(match, found[:ENTRIES_PER_PAGE], at, more=len(found) > ENTRIES_PER_PAGE)
    await (response.send(screen) if page is None else response.update(screen))


@press(custom_ids.LogJump, defer=None)
async def ask_page(_services: Services, response: Response, press: custom_ids.LogJump) -> None:
    """Open the form that asks for a page."""
    entry = TextField("page", say("log.jump_to"), say("log.jump_how"), value=str(press.page + 1), maximum=6)
    await response.open_form(Form(custom_ids.encode(press), say("log.jump_title"), (entry,)))


@form(custom_ids.LogJump)
async def jump_to_page(
    services: Services, response: Response, press: custom_ids.LogJump, typed: Mapping[str, str]
) -> None:
    """Show the page whose number was typed.

    Raises:
        UserError: There is no such page.
    """
    page = typed.get("page", "").strip()
    if not (page.isascii() and page.isdigit() and len(page) <= 6 and 1 <= int(page) <= MAX_PAGES):
        raise UserError(say("log.no_page"))
    await show_log(services, response, press.match, int(page) - 1)


async def _entries(services: Services, response: Response, match: Match, page: int) -> list[LogEntry]:
    """Return the entries of a page, and one more if there is one."""
    reader = log_reader(match, response.user.id)
    return await services.store.log(
        match.id, seat=reader, newest_first=True, limit=ENTRIES_PER_PAGE + 1, offset=page * ENTRIES_PER_PAGE
    )


LAST_STEP = 10**6
"""More than any match has steps."""


async def open_replay(services: Services, response: Response, match_id: int, *, text_only: bool = False) -> None:
    """Open the replay: at the first step of a finished match, else at the newest."""
    match = await _readable(services, response, match_id)
    at = await services.store.replays.position(match, 0 if match.is_finished else LAST_STEP)
    await response.send(replay_screen(at, text_only=text_only))


@press(custom_ids.Replay, defer="update")
async def show_step(services: Services, response: Response, press: custom_ids.Replay) -> None:
    """Show another step, or the same step from another seat, in the message that was pressed."""
    await _show_step(services, response, press.match, press.step, press.viewer, press.text_only)


@press(custom_ids.ReplayJump, defer=None)
async def ask_step(services: Services, response: Response, press: custom_ids.ReplayJump) -> None:
    """Open the form that asks for a step."""
    await _readable(services, response, press.match)
    await response.open_form(jump_form(press))


@form(custom_ids.ReplayJump)
async def jump_to_step(
    services: Services, response: Response, press: custom_ids.ReplayJump, typed: Mapping[str, str]
) -> None:
    """Show the step whose number was typed.

    Raises:
        UserError: The input is not a number.
    """
    step = typed.get("step", "").strip()
    if not (step.isascii() and step.isdigit() and len(step) <= 6):
        raise UserError(say("replay.no_number"))
    await _show_step(services, response, press.match, int(step), press.viewer, press.text_only)


async def _show_step(
    services: Services, response: Response, match_id: int, step: int, viewer: int, text_only: int
) -> None:
    match = await _readable(services, response, match_id)
    at = await services.store.replays.position(match, step, viewer - 1 if viewer else None)
    await response.update(replay_screen(at, text_only=bool(text_only)))


async def _readable(services: Services, response: Response, match_id: int) -> Match:
    """Return the match if the user may see it.

    Raises:
        Refused: They may not.
    """
    await match_for(services, response, match_id)
    match = await services.store.match(match_id)
    check_may_view(match, response.interaction)
    return match


async def export(services: Services, response: Response, match_id: int) -> None:
    """Send the record of a match as a file, with the secrets that this user may know.

    Raises:
        Refused: The user may not export this match.
    """
    match = await match_for(services, response, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.is_open else "over")
    check_may_view(match, response.interaction)
    if not await _may_export(services, response, match):
        raise Refused("not_your_record")
    await response.defer("private")
    record = await services.store.export(match.id, match.seat_of(response.user.id))
    file = Attachment(f"{match.game}-{match.id}.json", orjson.dumps(record, option=orjson.OPT_INDENT_2))
    said = notice(say("done.export" if match.is_finished else "done.export_yours", game=match.rules.title))
    await response.send(Screen(said.blocks, said.accent_colour, files=(file,)))


async def verify(services: Services, response: Response, match_id: int) -> None:
    """Replay the log and compare the result with the stored state."""
    match = await match_for(services, response, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.is_open else "over")
    check_may_view(match, response.interaction)
    await response.defer("private")
    try:
        await services.store.verify(match.id)
    except BrokenRecord as error:
        await response.send(notice(say("done.broken", record=error.seq + 1)))
    else:
        await response.send(notice(say("done.verified", count=match.record_count)))


async def _may_export(services: Services, response: Response, match: Match) -> bool:
    """Return True if the user may have the record: present and former players, and those who manage the server."""
    user = response.user.id
    if user == match.host or any(user in (chair.user, chair.reserved_for) for chair in match.chairs):
        return True
    return response.interaction.permissions.manage_guild or await services.store.has_acted(match.id, user)
