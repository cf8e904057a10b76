"""`/table replay`: looking back at a match, step by step."""

from bot import ids
from bot.answer import Answer
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for
from bot.records.looking import check_may_look
from bot.screens.replay import jump_form, replay_screen
from storage import Match

LAST = 10**6
"""A step behind every last one."""


async def open_replay(house: House, answer: Answer, match_id: int, *, text_only: bool = False) -> None:
    """Begin with the opening of what is over, and with the newest step of what is still played."""
    match = await _readable(house, answer, match_id)
    at = await house.store.replays.position(match, 0 if match.finished else LAST)
    await answer.show(replay_screen(at, text_only=text_only))


async def turn_replay(house: House, answer: Answer, press: ids.Replay) -> None:
    """Show another step, or the same from another seat, in the message that was pressed."""
    await _turn(house, answer, press.match, press.step, press.eyes, press.plain)


async def ask_step(house: House, answer: Answer, press: ids.ReplayJump) -> None:
    """Open the form that asks for a step."""
    await _readable(house, answer, press.match)
    await answer.form(jump_form(press.match, press))


async def jump(house: House, answer: Answer, press: ids.ReplayJump, typed: str) -> None:
    """Go to the step that was typed."""
    typed = typed.strip()
    if not (typed.isascii() and typed.isdigit() and len(typed) <= 6):
        raise Complaint(say("replay.no_number"))
    await _turn(house, answer, press.match, int(typed), press.eyes, press.plain)


async def _turn(house: House, answer: Answer, match_id: int, step: int, eyes: int, plain: int) -> None:
    match = await _readable(house, answer, match_id)
    at = await house.store.replays.position(match, step, eyes - 1 if eyes else None)
    await answer.update(replay_screen(at, text_only=bool(plain)))


async def _readable(house: House, answer: Answer, match_id: int) -> Match:
    """The match as the database has it, for whoever may look on. Raises Refused."""
    await match_for(house, answer, match_id)
    match = await house.store.match(match_id)
    check_may_look(match, answer.interaction)
    return match
