"""The log of a match, page by page, as the one who asks may know it."""

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for
from bot.records.looking import check_may_look
from bot.screen import Entry, Form
from bot.screens import log_screen
from bot.screens.log import ENTRIES
from storage import EVERYTHING, Everything, LogEntry, Match

FAR = 10_000
"""No log has so many pages."""


def reader_of(match: Match, user: int) -> int | Everything | None:
    """As whom a user may read the log: everything once the match is over, else as their seat, or as everybody."""
    return EVERYTHING if match.finished else match.seat_of(user)


async def show_log(house: House, answer: Answer, match_id: int, page: int | None = None) -> None:
    """The log as this person may see it: as a new private message, or at another page of it.

    How many pages there are is said only when the match is over: until then it would tell how much was done unseen.
    """
    match = await match_for(house, answer, match_id)
    check_may_look(match, answer.interaction)
    at = page or 0
    found = await _entries(house, answer, match, at)
    if not found and at:
        raise Complaint(say("log.no_page"))
    screen = log_screen(match, found[:ENTRIES], at, more=len(found) > ENTRIES)
    await (answer.show(screen) if page is None else answer.update(screen))


async def ask_page(answer: Answer, press: ids.LogJump) -> None:
    """Open the form that asks for a page."""
    entry = Entry("page", say("log.jump_to"), say("log.jump_how"), value=str(press.page + 1), most=6)
    await answer.form(Form(ids.write(press), say("log.jump_title"), (entry,)))


async def jump(house: House, answer: Answer, press: ids.LogJump, typed: str) -> None:
    """Turn to the page that was typed."""
    typed = typed.strip()
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 6 and 1 <= int(typed) <= FAR):
        raise Complaint(say("log.no_page"))
    await show_log(house, answer, press.match, int(typed) - 1)


async def _entries(house: House, answer: Answer, match: Match, page: int) -> list[LogEntry]:
    """Those of a page, and one more where there is one."""
    reader = reader_of(match, answer.user.id)
    return await house.store.log(match.id, seat=reader, newest_first=True, limit=ENTRIES + 1, offset=page * ENTRIES)
