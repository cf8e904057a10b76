"""Whom the board of a council calls: nobody is forgotten while philosophers are chosen openly, and after something was
taken back it says by nobody's name who had laid a stone."""

from dataclasses import replace
from typing import Any

import pytest

from bot.house import Pace
from games.ostrakon.actions.asking import AskQuestion
from games.ostrakon.actions.choosing import DrawPhilosopher
from games.ostrakon.actions.voting import ObjectToQuestion, Vote
from sandbox.driver import User
from storage import Match
from storage import User as Doer

from ..conftest import QUICK, Stage, eventually, overhear
from ..test_boards import pinged, shown

NAMES = ("malia", "theo", "ione", "nikos", "xanthe")


async def do(stage: Stage, match: Match, seat: int, action: Any) -> Match:
    user = match.chairs[seat].user
    assert user is not None
    done = await stage.store.submit(match.id, f"d{match.records}", Doer(user), lambda _: action)
    stage.bot.house.hosting.acted(done)
    return done.match


async def voting(stage: Stage, users: list[User]) -> tuple[Match, int, list[int]]:
    """A question is asked: the match, who has asked it, and the others."""
    match = await stage.table("ostrakon", *users)
    for seat in range(5):
        match = await do(stage, match, seat, DrawPhilosopher.of())
    (speaker,) = match.active
    match = await do(stage, match, speaker, AskQuestion("Is it so, my friends?", "yes", "no"))
    return match, speaker, [seat for seat in range(5) if seat != speaker]


async def called_by_undoing(stage: Stage, match: Match, users: list[User], seat: int) -> set[int]:
    """All agree to take that seat's last step back: which seats the board calls then."""
    match = await shown(stage, match)
    people = {chair.seat: next(user for user in users if int(user.id) == chair.user) for chair in match.chairs}
    heard = overhear(users[0])
    assert (await people[seat].slash(str(match.thread), "table undo")).failed is None
    for each in sorted(people.keys() - {seat}):
        match = await shown(stage, await stage.store.match(match.id))
        assert match.question is not None and match.question.open
        await people[each].press_label(await stage.board(match, people[each]), "Yes")
    match = await stage.until(match.id, lambda match: match.question is not None and not match.question.open)
    await shown(stage, match)
    called = await eventually(lambda: pinged(heard)[1:])
    return {each for each, user in people.items() if user.id in called[-1]}


async def test_after_a_question_stands_again_all_are_called(stage: Stage) -> None:
    users = await stage.users(*NAMES)
    match, _, others = await voting(stage, users)
    for seat in (others[0], others[3]):
        match = await do(stage, match, seat, Vote("white"))
    for seat in others[:3]:
        match = await do(stage, match, seat, ObjectToQuestion())
    assert await called_by_undoing(stage, match, users, others[2]) == {0, 1, 2, 3, 4}


async def test_after_an_objection_is_taken_back_all_are_called(stage: Stage) -> None:
    """Also those whose stone, laid before or after it, lies there or has to be laid again."""
    users = await stage.users(*NAMES)
    match, _, others = await voting(stage, users)
    match = await do(stage, match, others[0], Vote("white"))
    match = await do(stage, match, others[1], ObjectToQuestion())
    match = await do(stage, match, others[2], Vote("white"))
    assert await called_by_undoing(stage, match, users, others[1]) == {0, 1, 2, 3, 4}


@pytest.mark.parametrize("pace", [replace(QUICK, presence=600.0)])
@pytest.mark.parametrize("other", [False, True])
async def test_who_was_there_is_told_later_although_another_one_has_chosen(
    stage: Stage, pace: Pace, other: bool
) -> None:
    users = await stage.users(*NAMES)
    heard = overhear(users[1])
    match = await stage.table("ostrakon", *users)
    await eventually(lambda: len(pinged(heard)) == 1)
    assert users[0].id not in pinged(heard)[0], "whoever has opened the table is there"
    if other:
        await shown(stage, await do(stage, match, 1, DrawPhilosopher.of()))
    await stage.restart()
    await eventually(lambda: len(pinged(heard)) == 2)
    assert pinged(heard)[1] == {users[0].id}
