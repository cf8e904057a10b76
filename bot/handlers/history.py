"""Looking back at a match: its log, its replay, the export of its record, and the verification of its random draws."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

from bot.handlers.match_lookup import match_for, own_seat
from bot.handlers.permissions import check_may_view, took_part
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.screens.history import ENTRIES_PER_PAGE, jump_form, log_screen, page_form, page_step, replay_screen
from bot.screens.public import player_names
from bot.services import Services
from bot.ui.blocks import Attachment, Drawing, Screen
from bot.ui.limits import notice
from bot.ui.replay_page import PICTURE_BYTES, chosen_drawings, replay_page
from bot.ui.words import say
from games.core.values import View
from games.core.words import lines
from storage import EVERYTHING, BrokenRecord, Everything, Faulty, LogEntry, Match, Refused, UserSettings, write_file

MAX_PAGES = 10_000
"""The largest page number that is accepted; no log has so many pages."""


def log_reader(match: Match, user: int) -> int | Everything | None:
    """Return which entries of a match's log a user may read, as the argument `seat` of `Store.log`.

    Returns:
        `EVERYTHING` once the match is over. Before that, a player's seat, which stands for the public entries and those
        addressed to this seat; None, for the public entries only, for everybody else.
    """
    return EVERYTHING if match.is_finished else match.seat_of(user)


@press(custom_ids.Log, defer="private")
async def open_log(services: Services, response: Response, press: custom_ids.Log) -> None:
    """Send the newest page of a match's log privately, with the entries that this user may see."""
    await show_log(services, response, press.match)


@press(custom_ids.LogPage, defer="update")
async def turn_log(services: Services, response: Response, press: custom_ids.LogPage) -> None:
    """Show another page of a match's log in the message whose button was pressed."""
    await show_log(services, response, press.match, press.page)


async def show_log(services: Services, response: Response, match_id: int, page: int | None = None) -> None:
    """Show one page of a match's log, with the entries that this user may see.

    The number of pages is never shown: it would reveal how much was done in secret.

    Args:
        services: The bot's services.
        response: The response.
        match_id: The match.
        page: The page to show in the pressed message, counted from 0, the newest; None sends page 0 as a new private
            message.

    Raises:
        UserError: There is no such page.
        Refused: There is no such match, or the user may not see it.
    """
    match = await _readable(services, response, match_id)
    at = page or 0
    _check_page(at)
    found = await _entries(services, response, match, at)
    if not found and at:
        raise UserError(say.text("log-no-page"))
    more, chapters = len(found) > ENTRIES_PER_PAGE, await _chapters(services, match)
    screen = log_screen(match, found[:ENTRIES_PER_PAGE], at, more=more, chapters=chapters)
    await (response.send(screen) if page is None else response.update(screen))


@press(custom_ids.LogJump, defer=None)
async def ask_page(services: Services, response: Response, press: custom_ids.LogJump) -> None:
    """Open the form in which the user types the number of the log page that they want to see."""
    await _readable(services, response, press.match)
    _check_page(press.page)
    await response.open_form(page_form(press))


@form(custom_ids.LogJump)
async def jump_to_page(
    services: Services, response: Response, press: custom_ids.LogJump, typed: Mapping[str, str]
) -> None:
    """Show the log page whose number, counted from 1, the user typed.

    Raises:
        UserError: There is no such page.
    """
    page = typed.get("page", "").strip()
    if not (page.isascii() and page.isdigit() and len(page) <= 6 and int(page)):
        raise UserError(say.text("log-no-page"))
    await show_log(services, response, press.match, int(page) - 1)


def _check_page(page: int) -> None:
    """Check that the number of a log's page, counted from 0, is not too large; a forged one may be huge.

    Raises:
        UserError: No log has so many pages.
    """
    if page >= MAX_PAGES:
        raise UserError(say.text("log-no-page"))


async def _entries(services: Services, response: Response, match: Match, page: int) -> list[LogEntry]:
    """Return the entries on a page of a match's log that the user may see, and one more if there is an older page."""
    reader = log_reader(match, response.user.id)
    return await services.store.log(
        match.id, seat=reader, newest_first=True, limit=ENTRIES_PER_PAGE + 1, offset=page * ENTRIES_PER_PAGE
    )


async def _chapters(services: Services, match: Match) -> Sequence[View]:
    """Return, for each record of a match's log, the public view with which its chapter (such as a round) began.

    Returns:
        The views; empty if the game has no chapters or the match cannot be replayed.
    """
    if match.started_at is None or match.state is None:
        return ()
    try:
        return await services.store.replays.chapters(match)
    except Faulty:
        return ()  # the log itself can still be read


LAST_STEP = 999_999
"""A step past the end of every match, which stands for its newest position."""


async def open_replay(services: Services, response: Response, match_id: int, *, text_only: bool = False) -> None:
    """Send a past position of a match privately, with buttons to step through the others (the replay).

    It is the position after the last result, or the newest one if there was no result.

    Args:
        services: The bot's services.
        response: The response to the command.
        match_id: The match.
        text_only: Show text instead of pictures.
    """
    match = await _readable(services, response, match_id)
    at = await services.store.replays.position(match, None)
    await response.send(replay_screen(at, text_only=text_only))


@press(custom_ids.Replay, defer="update")
async def show_step(services: Services, response: Response, press: custom_ids.Replay) -> None:
    """Show another position of a replayed match, or the same one as another seat saw it, in the pressed message."""
    await _show_step(services, response, press.match, press.step, press.viewer, press.text_only)


@press(custom_ids.ReplayJump, defer=None)
async def ask_step(services: Services, response: Response, press: custom_ids.ReplayJump) -> None:
    """Open the form in which the user types the number of the position of a replayed match that they want to see."""
    await _readable(services, response, press.match)
    await response.open_form(jump_form(replace(press, step=min(press.step, LAST_STEP))))


@form(custom_ids.ReplayJump)
async def jump_to_step(
    services: Services, response: Response, press: custom_ids.ReplayJump, typed: Mapping[str, str]
) -> None:
    """Show the position of a replayed match whose number the user typed; 0 is the start of the match.

    Raises:
        UserError: The input is not a number.
    """
    step = typed.get("step", "").strip()
    if not (step.isascii() and step.isdigit() and len(step) <= 6):
        raise UserError(say.text("replay-no-number"))
    await _show_step(services, response, press.match, int(step), press.viewer, press.text_only)


async def _show_step(
    services: Services, response: Response, match_id: int, step: int, viewer: int, text_only: int
) -> None:
    match = await _readable(services, response, match_id)
    at = await services.store.replays.position(match, step, viewer - 1 if viewer else None)
    await response.update(replay_screen(at, text_only=bool(text_only)))


async def _readable(services: Services, response: Response, match_id: int) -> Match:
    """Return the match with an id, if the user may see what it shows to everybody.

    Raises:
        Refused: The user may not know of such a match (`unknown_match`), or it is private (`no_spectators`).
    """
    match = await match_for(services, response, match_id)
    check_may_view(services, match, response.interaction)
    return match


@contextmanager
def one_log_at_a_time(services: Services, user: int) -> Iterator[None]:
    """Return a context in which a whole log is read for a user; each user may have only one such context at a time.

    Args:
        services: The bot's services.
        user: The user's id.

    Raises:
        Refused: One is being read for them (`reading_log`).
    """
    if user in services.reading_logs:
        raise Refused("reading_log")
    services.reading_logs.add(user)
    try:
        yield
    finally:
        services.reading_logs.discard(user)


DRAWING_TIME = 240.0
"""For how many seconds pictures of a page are drawn; Discord waits 15 minutes for an answer."""


async def export(services: Services, response: Response, match_id: int) -> None:
    """Send the user a match as a JSON file and as an HTML page that replays it, with the secrets that they may know.

    Raises:
        Refused: The match has not started, the user has not played in it and does not manage the server, or another
            record is being made for them.
    """
    match = await match_for(services, response, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.is_open else "over")
    check_may_view(services, match, response.interaction)
    if not await _may_export(services, response, match):
        raise Refused("not_your_record")
    with one_log_at_a_time(services, response.user.id):
        await response.defer("private")
        seat = match.seat_of(response.user.id)
        record = await services.store.export(match.id, seat)
        name = f"{match.game}-{match.id}"
        files = [Attachment(f"{name}.json", await write_file(record))]
        page = await _replay_page(services, match.id, seat, services.settings.get(response.user.id))
        if page is not None:
            files.append(Attachment(f"{name}.html", page))
    said = notice(say.text("done-export" if match.is_finished else "done-export-yours", game=match.rules.title))
    await response.send(Screen(said.blocks, said.accent_colour, files=tuple(files)))


async def _replay_page(services: Services, match_id: int, seat: int | None, reader: UserSettings) -> bytes | None:
    """Return an HTML page that replays a match; None if it would be too large or the match cannot be replayed.

    Args:
        services: The bot's services.
        match_id: The match.
        seat: The seat through whose eyes a running match is shown; None for a spectator's.
        reader: The reader's settings, for the colours of the pictures.
    """
    match = await services.store.match(match_id)
    try:
        steps = await services.store.replays.retell(match, seat, partial(page_step, match))
    except Faulty:
        return None  # the record can still be read
    pictures: dict[Drawing, bytes] = {}
    with suppress(TimeoutError):
        async with asyncio.timeout(DRAWING_TIME):
            for drawing in await asyncio.to_thread(chosen_drawings, steps):
                styled = replace(drawing, dark=reader.dark, colour_blind=reader.colour_blind)
                if (picture := await services.images.draw_small(styled, PICTURE_BYTES)) is not None:
                    pictures[drawing] = picture
    if match.is_finished:
        note = say.label("page-for-all")
    elif seat is None:
        note = say.label("page-for-public")
    else:
        note = say.label("page-for-seat", name=player_names(match)[seat])
    title = say.label("page-title", game=match.rules.title)
    return await asyncio.to_thread(replay_page, title, note, steps, pictures)


async def verify(services: Services, response: Response, match_id: int) -> None:
    """Replay a match's recorded actions and random draws, and tell the user whether they agree with what is stored.

    Once the match is finished, the text also shows the secret from which the draws were made. While it runs, only its
    players may ask, and no answer has a number: a number that grows would show when somebody has made a hidden choice.

    Raises:
        Refused: The match has not started, the user may not verify it yet, or another log is being read for them.
    """
    match = await match_for(services, response, match_id)
    if match.started_at is None:
        raise Refused("not_started" if match.is_open else "over")
    check_may_view(services, match, response.interaction)
    if not match.is_finished:
        own_seat(match, response)
    try:
        with one_log_at_a_time(services, response.user.id):
            await response.defer("private")
            draws = await services.store.verify(match.id)
    except BrokenRecord as error:
        broken = say.text("done-broken", record=error.seq + 1) if match.is_finished else say.text("done-broken-running")
        await response.send(notice(broken))
    else:
        said = [
            say.text("done-verified", count=match.record_count)
            if match.is_finished
            else say.text("done-verified-running")
        ]
        if match.is_finished:
            chance = match.chance
            told = {"commitment": chance.commitment, "secret": chance.secret.hex()}
            said.append(say.text("done-fair", count=draws, **told) if draws else say.text("done-fair-none"))
        await response.send(notice(lines(said)))


async def _may_export(services: Services, response: Response, match: Match) -> bool:
    """Return True if the user may export a match: they have played in it, are its host, or manage the server."""
    return response.interaction.permissions.manage_guild or await took_part(services, match, response.user.id)
