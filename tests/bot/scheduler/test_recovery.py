"""Recovery after a start: what is faulty is left out, and everything else goes on."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.messages.threads import TeamThreads
from sandbox.driver import texts
from storage import Match, Status, Store
from storage import User as Doer
from tests.bot.conftest import KEY, Stage, eventually
from tests.bot.vote.helpers import open_vote

pytestmark = pytest.mark.usefixtures("toy")


async def ask(file: Path, match: Match, user: str) -> None:
    """Let a user ask the oracle while the bot is away."""
    async with await Store.open(f"sqlite:///{file}", KEY) as store:
        question = match.rules.action_codec.validate_python({"kind": "ask", "question": "Lost?"})
        await store.submit(match.id, f"away{match.id}", Doer(int(user)), lambda _: question)


def change(file: Path, statement: str, *values: int) -> None:
    """Change the database of a bot that is away, as a fault of the disk or of a game would."""
    with closing(sqlite3.connect(file)) as db, db:
        assert db.execute(statement, values).rowcount == 1


async def test_a_match_that_cannot_be_read_keeps_no_other_from_being_resumed(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    broken = await stage.table("oracle", malia, theo)
    match, lobby = await stage.lobby(malia, "oracle")
    for label, user in (("Join", theo), ("No spectators", malia), ("Start", malia)):
        assert (await user.press_label(lobby, label)).failed is None
    match = await stage.until(match.id, lambda m: m.status is Status.PLAYING and m.shown_version == m.version)
    await stage.stop_bot()
    file = stage.folder / "stoa.db"
    await ask(file, match, malia.id)
    change(file, "UPDATE matches SET state = x'00', is_private = 1, shown_version = 0 WHERE id = ?", broken.id)
    await stage.start_bot()
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert "Lost?" in texts(await stage.board(match, theo))
    await eventually(lambda: stage.bot.services.team_threads._synced.keys() == {match.id})


async def test_a_step_that_fails_keeps_no_other_from_being_made(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    vote, _ = await open_vote(stage, malia)
    await stage.stop_bot()
    file = stage.folder / "stoa.db"
    await ask(file, match, malia.id)
    change(file, "UPDATE votes SET closes_at = 'never' WHERE id = ?", vote.id)
    await stage.start_bot()
    match = await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert "Lost?" in texts(await stage.board(match, theo))
    await eventually(lambda: stage.bot.services.events.deadlines.rounds)


async def test_a_shutdown_ends_what_is_being_resumed_before_the_database_is_closed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stage.stop_bot()
    begun, left = asyncio.Event(), []

    async def for_ever(_: TeamThreads) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await stage.store.open_guilds()
            left.append("ended")

    monkeypatch.setattr(TeamThreads, "catch_up", for_ever)
    await stage.start_bot()
    await begun.wait()
    await stage.stop_bot()
    assert left == ["ended"]
    monkeypatch.undo()
    await stage.start_bot()
