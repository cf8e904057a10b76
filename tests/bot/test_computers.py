"""Computer players: think elsewhere, from their view alone; survive a crash and a restart."""

import os
import random
import signal

import pytest

from bot import thinkers
from storage import Status

from .conftest import Stage, eventually, play_on

pytestmark = pytest.mark.usefixtures("toy")


def decide(name: str, edition: int, view: str, seat: int, level: str, seed: int, clock: object) -> bytes:
    """In the place of a thinker: takes the first thing, and keeps what it was given."""
    import sys
    from pathlib import Path

    sys.path.insert(0, str(Path(__file__).parents[1] / "toy_package"))
    from games.core.chance import Chance
    from games.core.registry import find_game

    game = find_game(name, edition)
    state = game.determinize(game.View.model_validate_json(view), Chance(lambda n: 0))
    action = game.legal_actions(state, seat)[0]
    if action.open:
        action = game.timeout_action(state, seat)
    return game.action_codec.dump_json(action)


async def against_computer(stage: Stage, game: str, level: str = "Easy") -> int:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, game)
    levels = await malia.press_label(lobby, "Add computer")
    await malia.press_label(levels.message, level)
    await stage.until(match.id, lambda match: len(match.chairs) == 2)
    await malia.slash(str(match.thread), "table start")
    return match.id


async def test_a_person_plays_against_a_computer_to_the_end(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", decide)
    (malia,) = await stage.users("malia")
    match = await stage.store.match(await against_computer(stage, "oracle"))
    match = await play_on(stage, match, {int(malia.id): malia}, random.Random(1))
    assert match.status is Status.OVER
    assert match.chairs[1].turns == 4


async def test_the_real_computer_takes_its_first_turn_in_gorgias(stage: Stage) -> None:
    match_id = await against_computer(stage, "gorgias")
    (malia,) = await stage.users("malia")
    match = await stage.store.match(match_id)
    for _ in range(60):
        match = await stage.store.match(match_id)
        if match.chairs[1].turns:
            break
        if match.chairs[0].active:
            reply = await malia.complete(str(match.thread), "act", {"action": ""}, "action")
            await malia.slash(str(match.thread), "act", {"action": reply[0]["value"]})
        else:
            await stage.until(match_id, lambda newer, was=match.version: newer.version > was, 60)
    assert match.chairs[1].turns > 0


async def test_a_killed_thinker_is_replaced(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "think", decide)
    match_id = await against_computer(stage, "oracle")
    (pid,) = await eventually(lambda: stage.bot.house.hosting.thinkers.processes)
    await stage.until(match_id, lambda match: match.chairs[1].turns == 2, 60)
    os.kill(pid, signal.SIGKILL)
    (malia,) = await stage.users("malia")
    match = await play_on(stage, await stage.store.match(match_id), {int(malia.id): malia}, random.Random(2))
    assert match.status is Status.OVER
    assert stage.bot.house.hosting.thinkers.processes != [pid]


def die(*_: object) -> bytes:
    """A thinker that crashes every time."""
    os._exit(3)


async def test_a_thinker_that_always_crashes_plays_as_for_one_who_is_away(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "think", die)
    match_id = await against_computer(stage, "oracle")
    await stage.until(match_id, lambda match: match.chairs[1].turns == 2, 60)


async def test_after_a_restart_computers_go_on(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers.Thinkers, "wake", lambda *_: None)  # the process ends before it has thought
    match_id = await against_computer(stage, "oracle")
    monkeypatch.undo()
    monkeypatch.setattr(thinkers, "think", decide)
    assert (await stage.store.match(match_id)).chairs[1].turns == 0
    await stage.restart()
    await stage.until(match_id, lambda match: match.chairs[1].turns == 2, 60)
