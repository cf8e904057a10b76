"""Handlers: asking the table, answering, taking back, sitting down, choosing a clock."""

from bot import ids
from bot.answer import Answer, Waiting
from bot.answering import Complaint
from bot.boards import LINES
from bot.catalogue import say
from bot.house import House
from bot.playing import match_for, own_panel, own_seat
from bot.screens import notice
from bot.screens.agreement import awaited, clocks_screen, with_take_back
from bot.screens.asking import clock_label, lines_gone, question_text
from storage import Clock, Match, Refused, Status
from storage.clock import PRESETS
from storage.question import Result


def waiting(press: ids.Agreements) -> Waiting:
    """How a press is deferred that takes long."""
    return "update" if isinstance(press, ids.TakeBack | ids.SetClock) else "private"


async def pressed(house: House, answer: Answer, press: ids.Agreements) -> None:
    """Answer a button or a menu."""
    match press:
        case ids.Vote():
            await vote(house, answer, press)
        case ids.Sit():
            await sit_down(house, answer, press.match)
        case ids.TakeBack():
            await take_back(house, answer, press.match)
        case ids.Clocks():
            await show_clocks(house, answer, press.match)
        case ids.SetClock():
            await set_clock(house, answer, press)


async def pause(house: House, answer: Answer, match_id: int) -> None:
    """Ask to rest."""
    before = await match_for(house, answer, match_id)
    match = await house.store.consent.pause(match_id, *_who(answer))
    await _asked(house, answer, before, match)


async def resume(house: House, answer: Answer, match_id: int) -> None:
    """Ask to go on."""
    before = await match_for(house, answer, match_id)
    match = await house.store.consent.resume(match_id, *_who(answer))
    await _asked(house, answer, before, match)


async def change_clock(house: House, answer: Answer, match_id: int, clock: Clock | None) -> None:
    """Ask for another clock; in a lobby its host chooses."""
    before = await match_for(house, answer, match_id)
    if before.status is Status.LOBBY:
        match = await house.store.lobbies.set_clock(match_id, str(answer.interaction.id), answer.user.id, clock)
        house.hosting.changed(match)
        await answer.show(notice(say("done.clock", clock=clock_label(clock))))
        return
    match = await house.store.consent.change_clock(match_id, *_who(answer), clock)
    await _asked(house, answer, before, match)


async def undo(house: House, answer: Answer, match_id: int) -> None:
    """Take one's last step back, or ask the table for it."""
    before = await match_for(house, answer, match_id)
    own_seat(before, answer)
    await answer.defer("private")
    match = await house.store.consent.undo(match_id, *_who(answer))
    alone = match.questions == before.questions  # the table was not asked, so it hears nothing either
    await _asked(house, answer, before, match, done=say("done.undo"), unseen=alone)


async def replace_player(house: House, answer: Answer, match_id: int, seat: int, choice: Result) -> None:
    """Ask what shall become of a seat."""
    before = await match_for(house, answer, match_id)
    match = await house.store.consent.replace(match_id, *_who(answer), seat, choice)
    await _asked(house, answer, before, match)


async def sit_down(house: House, answer: Answer, match_id: int) -> None:
    """Take one's seat back, or a vacant one, or ask for one that a computer plays."""
    before = await match_for(house, answer, match_id)
    match = await house.store.consent.sit_down(match_id, *_who(answer))
    house.hosting.present(match, answer.user.id)
    await _asked(house, answer, before, match, done=say("done.sit", game=match.rules.title))


async def vote(house: House, answer: Answer, press: ids.Vote) -> None:
    """Answer a question of the table."""
    before = await match_for(house, answer, press.match)
    key, user = str(answer.interaction.id), answer.user.id
    match = await house.store.consent.answer(press.match, key, user, press.question, press.choice)
    question = match.question
    counted = question is not None and question.id == press.question
    undone = counted and question is not None and question.kind == "undo" and question.result == "yes"
    house.hosting.changed(match, before=before.active, undone=undone)
    if counted and question is not None and question.open:
        await answer.show(notice(say("done.vote", choice=say(f"question.choice.{press.choice}"))))
    else:
        await answer.show(notice(say("done.settled")))


async def take_back(house: House, answer: Answer, match_id: int) -> None:
    """Take one's last step back where it is free, in the panel."""
    before = await match_for(house, answer, match_id)
    own_seat(before, answer)
    match = await house.store.consent.undo(match_id, *_who(answer), free_only=True)
    house.hosting.present(match, answer.user.id)
    house.hosting.changed(match, before=before.active, unseen=True)
    await answer.update(with_take_back(own_panel(house, answer, match, note=say("done.undo")), match))


async def show_clocks(house: House, answer: Answer, match_id: int) -> None:
    """The clocks, for the host of a lobby."""
    await answer.show(clocks_screen(await _hosted(house, answer, match_id)))


async def set_clock(house: House, answer: Answer, press: ids.SetClock) -> None:
    """Choose the clock of a lobby."""
    await _hosted(house, answer, press.match)
    if press.preset >= len(PRESETS):
        raise Complaint(say("error.unknown_id"))
    key, clock = str(answer.interaction.id), PRESETS[press.preset]
    match = await house.store.lobbies.set_clock(press.match, key, answer.user.id, clock)
    house.hosting.changed(match)
    await answer.update(clocks_screen(match))


async def _hosted(house: House, answer: Answer, match_id: int) -> Match:
    match = await match_for(house, answer, match_id)
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.open else "over")
    if match.host != answer.user.id:
        raise Refused("not_host", host=match.host)
    return match


async def _asked(
    house: House, answer: Answer, before: Match, match: Match, *, done: str = "", unseen: bool = False
) -> None:
    """Show what a question has become: the table is asked, or it was settled at once."""
    question = match.question
    if question is not None and question.open and question.id > before.questions:
        house.hosting.changed(match, before=before.active, asked=awaited(match))
        log = await house.store.log(match.id, seat=None, newest_first=True, limit=LINES, offset=0)
        await answer.show(notice(say("done.asked", question=question_text(match, question, lines_gone(match, log)))))
    else:
        house.hosting.changed(match, before=before.active, unseen=unseen)
        await answer.show(notice(done or say("done.settled")))


def _who(answer: Answer) -> tuple[str, int, str]:
    """Key, user and name of whoever pressed."""
    return str(answer.interaction.id), answer.user.id, answer.user.display_name
