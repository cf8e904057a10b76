"""The part of the router for everything beside playing (`bot.ids.records`)."""

from bot import challenge, ids, lessons, lobby
from bot.admin import setup
from bot.answer import Answer, Waiting
from bot.catalogue import say
from bot.house import House
from bot.records import log, replay
from bot.records.privacy import press_privacy
from bot.screens import notice
from bot.stats import handlers as stats

_FORMS = (ids.SetLimits, ids.ReplayJump, ids.LogJump)
"""Buttons that open a form, which can only be the first answer."""
_UPDATES = (ids.SetServer, ids.Replay, ids.Stats, ids.Leaders, ids.Count, ids.Privacy, ids.Spectators, ids.Learn)
"""What changes the message it is pressed on."""


def waiting(press: ids.Records) -> Waiting:
    """How a press is deferred that takes long."""
    if isinstance(press, _FORMS):
        return None
    if isinstance(press, ids.Challenge):
        return "public"
    return "update" if isinstance(press, _UPDATES) else "private"


async def pressed(house: House, answer: Answer, press: ids.Records, values: list[str]) -> None:
    """Answer a button or a menu; `values` are what Discord itself offers in a menu."""
    match press:
        case ids.SetServer():
            await setup.set_server(house, answer, press.what, values)
        case ids.SetLimits():
            await setup.ask_limits(house, answer)
        case ids.Replay():
            await replay.turn_replay(house, answer, press)
        case ids.ReplayJump():
            await replay.ask_step(house, answer, press)
        case ids.Stats():
            await stats.turn_stats(house, answer, press)
        case ids.Leaders():
            await stats.show_leaders(house, answer, press)
        case ids.Count():
            await stats.count(house, answer, press)
        case ids.Spectators():
            await lobby.set_spectators(house, answer, press.match, bool(press.on))
        case ids.Privacy():
            await press_privacy(house, answer, press)
        case ids.LogJump():
            await log.ask_page(answer, press)
        case ids.Learn():
            await lessons.turn(answer, press)
        case ids.Challenge():
            await challenge.open_for(house, answer, press)
        case _:
            await answer.show(notice(say("error.unknown_id")))


async def filled(house: House, answer: Answer, press: ids.Records, typed: dict[str, str]) -> None:
    """Take a form."""
    match press:
        case ids.SetLimits():
            await setup.set_limits(house, answer, typed)
        case ids.ReplayJump():
            await replay.jump(house, answer, press, typed.get("step", ""))
        case ids.LogJump():
            await log.jump(house, answer, press, typed.get("page", ""))
        case _:
            await answer.show(notice(say("error.unknown_id")))
