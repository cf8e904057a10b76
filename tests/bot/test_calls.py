"""Calls: whom a board pings, when, and whom it does not, so that nobody is told who has chosen."""

import asyncio
from dataclasses import replace

import pytest

from bot.house import Pace
from games.core.action import Action
from games.gorgias.actions.arranging import ArrangeForMe, Reconsider
from sandbox.driver import texts
from storage import Match
from storage import User as Doer

from .conftest import QUICK, Stage, eventually, overhear
from .test_boards import act, pinged, shown

pytestmark = pytest.mark.usefixtures("toy")


def first_of(match: Match, seat: int, kind: type[Action]) -> Action:
    """The first action of a kind that a seat may take."""
    return next(each for each in match.rules.legal_actions(match.state, seat) if isinstance(each, kind))


@pytest.mark.parametrize("pace", [replace(QUICK, presence=60.0)])
async def test_nobody_is_pinged_who_is_there(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = overhear(malia)
    match = await stage.table("oracle", malia, theo)
    await eventually(lambda: pinged(heard) == [{theo.id}])  # malia has just pressed Start
    await act(stage, match, malia, text="Who?")
    await act(stage, match, theo, text="Where?")
    await act(stage, match, malia, "garnet 1")
    await act(stage, match, theo, "onyx 2")
    await shown(stage, match)
    assert len(pinged(heard)) == 1


@pytest.mark.parametrize("pace", [replace(QUICK, presence=1.0)])
async def test_who_was_there_and_has_gone_is_told_after_a_while(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = overhear(theo)
    await stage.table("oracle", malia, theo)
    await eventually(lambda: pinged(heard) == [{theo.id}, {malia.id}])


@pytest.mark.parametrize("pace", [replace(QUICK, presence=600.0)])
async def test_a_later_ping_does_not_tell_who_has_chosen(stage: Stage, pace: Pace) -> None:
    """Where several decide at once and unseen, who was there at the beginning is told while the turn goes on, whether
    they have chosen or not, and the board then names all who were asked."""
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = overhear(theo)
    match = await stage.table("oracle", malia, theo, ione)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    await shown(stage, match)
    await stage.restart()  # which tells those who would have been told in a moment
    await eventually(lambda: pinged(heard) == [{theo.id, ione.id}, {malia.id}])
    words = texts((await theo.messages(str(match.thread)))[-1])
    assert "2 decisions are still to come" in words
    assert f"<@{malia.id}>" in words
    assert f"<@{theo.id}>" in words


@pytest.mark.parametrize("pace", [replace(QUICK, presence=0.0)])
async def test_of_a_choice_taken_back_unseen_nobody_hears(stage: Stage, pace: Pace) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = overhear(theo)
    match = await stage.table("oracle", malia, theo, ione)
    await eventually(lambda: len(pinged(heard)) == 1)
    hosting, again = stage.bot.house.hosting, replace(match, version=match.version + 1)
    hosting.changed(again, before=(1, 2), unseen=True)
    await asyncio.sleep(3 * pace.board)
    assert len(pinged(heard)) == 1
    hosting.changed(again, before=(1, 2))
    await eventually(lambda: len(pinged(heard)) == 2)


@pytest.mark.parametrize("pace", [replace(QUICK, presence=0.0)])
async def test_of_a_layout_taken_back_by_the_rules_nobody_hears(stage: Stage, pace: Pace) -> None:
    """In Gorgias whoever is ready may arrange anew while the other one still arranges."""
    malia, theo = await stage.users("malia", "theo")
    heard = overhear(theo)
    match = await stage.table("gorgias", malia, theo)
    while len(match.active) < 2:
        user = match.chairs[match.active[0]].user
        assert user is not None
        by_clock = lambda match: match.rules.timeout_action(match.state, match.active[0])  # noqa: E731
        begun = await stage.store.submit(match.id, f"b{match.records}", Doer(user), by_clock)
        stage.bot.house.hosting.acted(begun)
        match = begun.match
    match = await shown(stage, match)
    calls = len(pinged(heard))
    assert calls
    for action in (ArrangeForMe, Reconsider):
        offered = lambda match, kind=action: first_of(match, 0, kind)  # noqa: E731
        stage.bot.house.hosting.acted(await stage.store.submit(match.id, action.__name__, Doer(int(malia.id)), offered))
    match = await stage.until(match.id, lambda match: match.active == (0, 1) and match.shown == match.version)
    await asyncio.sleep(3 * pace.board)
    assert len(pinged(heard)) == calls


@pytest.mark.parametrize("pace", [replace(QUICK, presence=600.0)])
async def test_nobody_is_told_later_of_a_turn_that_is_over(stage: Stage, pace: Pace) -> None:
    """Theo opened the table and was there. When he would be told of the first turn he has just begun the second."""
    malia, theo = await stage.users("malia", "theo")
    heard = overhear(malia)
    match = await stage.table("oracle", theo, malia)
    await eventually(lambda: pinged(heard) == [{malia.id}])
    for user in (malia, theo):
        await act(stage, match, user, text="Who?")
        await act(stage, match, user, "garnet")
    await shown(stage, match)
    assert len(pinged(heard)) == 1
    await stage.restart()
    await eventually(lambda: len(pinged(heard)) == 2)
    assert pinged(heard)[1] == {malia.id}, "of the second one, which Theo has begun himself"


@pytest.mark.parametrize("pace", [replace(QUICK, presence=0.0)])
async def test_who_has_to_choose_again_by_agreement_is_told(stage: Stage, pace: Pace) -> None:
    malia, theo = await stage.users("malia", "theo")
    heard = overhear(theo)
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text="Who?")
    await act(stage, match, malia, "garnet 1")
    assert (await malia.slash(str(match.thread), "table undo")).failed is None
    match = await stage.until(match.id, lambda match: match.question is not None and match.shown == match.version)
    assert match.active == (1,)
    await theo.press_label(await stage.board(match, theo), "Yes")
    match = await stage.until(match.id, lambda match: match.active == (0, 1))
    await eventually(lambda: pinged(heard)[-1] >= {malia.id})


async def test_nobody_is_pinged_by_a_players_words(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = overhear(theo)
    match = await stage.table("oracle", malia, theo)
    await act(stage, match, malia, text=f"<@{ione.id}> @everyone @here")
    match = await shown(stage, match)
    assert "everyone" in texts(await stage.board(match, theo)), "the words themselves are shown"
    for message in await theo.messages(str(match.thread)):
        assert ione.id not in [user["id"] for user in message["mentions"]]
        assert not message["mention_everyone"]
    await eventually(lambda: pinged(heard) == [{malia.id, theo.id}])
