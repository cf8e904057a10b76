"""Computer players think in another process, from their view alone, and survive crashes and restarts."""

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest

from bot.scheduler import computer_turns
from bot.scheduler.computer_turns import ComputerTurns
from storage import Match, Status, Store, Submitted
from tests.bot.conftest import KEY, Stage, eventually, play_on
from tests.bot.scheduler.thinkers import crash, first_offer
from tests.storage.tables import replace_player
from tests.waiting import HANG

pytestmark = [pytest.mark.process, pytest.mark.usefixtures("toy")]


async def against_computer(stage: Stage, game: str, level: str = "Easy") -> int:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, game)
    levels = await malia.press_label(lobby, "Add computer")
    await malia.press_label(levels.message, level)
    await stage.until(match.id, lambda match: len(match.chairs) == 2)
    await malia.slash(str(match.thread), "table start")
    return match.id


async def test_a_person_plays_against_a_computer_to_the_end(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_turns, "think", first_offer)
    (malia,) = await stage.users("malia")
    match = await stage.store.match(await against_computer(stage, "oracle"))
    match = await play_on(stage, match, {int(malia.id): malia}, random.Random(1))
    assert match.status is Status.OVER
    assert match.chairs[1].actions_taken == 4


async def test_the_real_computer_takes_its_first_turn_in_gorgias(stage: Stage) -> None:
    match_id = await against_computer(stage, "gorgias")
    (malia,) = await stage.users("malia")
    match = await stage.store.match(match_id)
    for _ in range(60):
        match = await stage.store.match(match_id)
        if match.chairs[1].actions_taken:
            break
        if match.chairs[0].active:
            reply = await malia.complete(str(match.thread), "act", {"action": ""}, "action")
            await malia.slash(str(match.thread), "act", {"action": reply[0]["value"]})
        else:
            await stage.until(match_id, lambda newer, was=match.version: newer.version > was)
    assert match.chairs[1].actions_taken > 0


async def test_a_killed_thinker_is_replaced(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_turns, "think", first_offer)
    match_id = await against_computer(stage, "oracle")
    (pid,) = await eventually(lambda: stage.bot.services.events.computer_turns.processes)
    await stage.until(match_id, lambda match: match.chairs[1].actions_taken == 2)
    os.kill(pid, signal.SIGKILL)
    (malia,) = await stage.users("malia")
    match = await play_on(stage, await stage.store.match(match_id), {int(malia.id): malia}, random.Random(2))
    assert match.status is Status.OVER
    assert stage.bot.services.events.computer_turns.processes != [pid]


async def test_a_thinker_that_always_crashes_plays_as_for_one_who_is_away(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(computer_turns, "think", crash)
    match_id = await against_computer(stage, "oracle")
    await stage.until(match_id, lambda match: match.chairs[1].actions_taken == 2)


async def test_after_a_restart_computers_go_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(computer_turns.ComputerTurns, "wake", lambda *_: None)  # the process ends before it has thought
    match_id = await against_computer(stage, "oracle")
    monkeypatch.undo()
    monkeypatch.setattr(computer_turns, "think", first_offer)
    assert (await stage.store.match(match_id)).chairs[1].actions_taken == 0
    await stage.restart()
    await stage.until(match_id, lambda match: match.chairs[1].actions_taken == 2)


PACE = 0.3
"""Longer than an easy player thinks at a set-up or a vote: it is asked again before its pause is over."""
ACTIONS = 20


@pytest.mark.parametrize(("game", "seats"), [("ostrakon", 5), ("epireia", 2), ("grudgematch", 2)])
async def test_computers_that_are_quicker_than_their_pace_play_on(tmp_path: Path, game: str, seats: int) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        match = await store.lobbies.open_match(
            "open", game=game, host=1, host_name="Malia", guild=5, channel=1, computers=("easy",) * (seats - 1)
        )
        match = await store.lobbies.start(match.id, "start", 1)
        match = await replace_player(store, match.id, "replace", 0, computer="easy")
        enough = asyncio.Event()
        acted: list[int] = []

        def after(submitted: Submitted) -> None:
            acted.append(submitted.seat)
            wake(submitted.match)
            if len(acted) >= ACTIONS or not submitted.match.is_open:
                enough.set()

        thinkers = ComputerTurns(store, after, interval=PACE)

        def wake(match: Match) -> None:
            thinkers.wake(match)

        wake(match)
        async with asyncio.timeout(HANG):
            await enough.wait()
        await thinkers.close()
        assert len(acted) >= ACTIONS
        assert not thinkers._running
