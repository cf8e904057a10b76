"""A vacant seat is asked about again on the board, where everybody is told."""

import pytest

from bot.hours.vacant import Vacant
from sandbox.driver import texts
from storage import Match
from tests.watch import SetWatch

from ..conftest import Stage
from .test_leaving import asked, pass_by

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def watch() -> SetWatch:
    return SetWatch()


async def test_a_table_that_waits_for_somebody_is_asked_again(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.found_gone(match.id, int(ione.id))
    assert match.question is not None
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), match.question.id, "person")  # type: ignore[union-attr]
    assert match.chairs[2].vacant and match.chairs[2].active
    await pass_by(stage, 71)
    assert (await stage.store.match(match.id)).questions == 1
    await pass_by(stage, 1)
    match = await asked(stage, match, "absent")
    match = await stage.until(match.id, lambda m: m.shown == m.version)
    assert "Nobody has come for the seat of" in texts(await stage.board(match, malia))


async def test_another_shard_asks_where_it_is_another_shard_s_server(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.found_gone(match.id, int(ione.id))
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), 1, "person")
    monkeypatch.setattr(stage.bot, "get_guild", lambda _: None)
    await pass_by(stage, 73)
    assert (await stage.store.match(match.id)).questions == 1
    monkeypatch.undo()
    await pass_by(stage, 1)
    await asked(stage, match, "absent")


async def test_who_was_asked_a_moment_ago_is_not_asked_twice(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have found the same seat and asked first."""
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    match = await stage.store.consent.found_gone(match.id, int(ione.id))
    for user in (malia, theo):
        match = await stage.store.consent.answer(match.id, f"p{user.id}", int(user.id), 1, "person")
    told: list[Match] = []
    vacant = Vacant(stage.bot, stage.store, told.append)
    stage.store.hours.watch.advance(hours=73)  # type: ignore[attr-defined]
    found = await stage.store.consent.long_empty()
    assert [each.id for each in found] == [match.id]
    await stage.store.consent.ask_again(match.id)

    async def late() -> list[Match]:
        return [await stage.store.match(match.id)]

    monkeypatch.setattr(stage.store.consent, "long_empty", late)
    await vacant.look(stage.store.hours.now())
    assert told == [] and (await stage.store.match(match.id)).questions == 2
