"""Replay every game, played at random and with undo, at each of its steps and from every seat."""

import json
import random
from pathlib import Path
from typing import Any

import orjson
import pytest

from games.cli.main import main
from games.core.action import Action
from games.core.chance import Chance
from games.core.registry import all_games, find_game
from storage import Match, Refused, Store, User
from storage.history.replay import CHECKPOINT_INTERVAL
from tests.messages import message_names
from tests.storage.tables import KEY

ACTIONS = 70
TAKES_BACK = 0.2
LAST = 10**6


async def begin(store: Store, name: str) -> Match:
    seats = find_game(name).seats
    match = await store.lobbies.open_match("open", game=name, host=1, host_name="P1", guild=5, channel=1)
    for user in range(2, max(2, seats[0]) + 1 if seats[-1] > 1 else 2):
        match = await store.lobbies.join(match.id, f"join{user}", user, f"P{user}")
    return await store.lobbies.start(match.id, "start", 1)


async def act(store: Store, match: Match, luck: random.Random, key: str) -> Match:
    """Let a random active seat take a random action."""
    seat = luck.choice(match.active)

    def choose(now: Match) -> Action:
        action = luck.choice(now.rules.legal_actions(now.state, seat))
        return (
            now.rules.fill(now.rules.view(now.state, seat), action, Chance(luck.randrange)) if action.open else action
        )

    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, key, User(user), choose)).match


@pytest.mark.parametrize("name", [game.name for game in all_games()])
@pytest.mark.slow
async def test_every_step_is_as_it_was(
    sqlite_file: Path, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    luck = random.Random(name)
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY) as store:
        match = await begin(store, name)
        states: list[Any] = [match.state]
        """What stands, by the number of records."""
        back = 0
        for turn in range(ACTIONS):
            if not match.active:
                break
            match = await act(store, match, luck, f"{turn}")
            states.append(match.state)
            user = match.chairs[luck.randrange(len(match.chairs))].user
            if luck.random() < TAKES_BACK and match.is_open and user is not None:
                try:
                    match = await store.consent.undo(match.id, f"undo{turn}", user, "P", free_only=True)
                except Refused:
                    continue
                back += 1
                states = states[: states.index(match.state) + 1] if match.state in states else [match.state]
            if match.is_open and turn % 9 == 0:  # while it runs, only public steps
                now = await store.replays.position(match, LAST, 0)
                assert now.seat is None and now.view.seat is None
                assert now.view in [match.rules.view(state, None) for state in states] or back
        if match.is_open:
            with pytest.raises(Refused):
                await store.replays.position(
                    await store.lobbies.open_match("other", game=name, host=1, host_name="P1", guild=5, channel=1), 0
                )
            match = await store.end(match.id, "end", 1, "P1", "enough")
        await store.verify(match.id)
        document = orjson.loads(orjson.dumps(await store.export(match.id, None)))
        last = await store.replays.position(match, LAST)
        assert last.view == match.rules.view(match.state, None)
        order = list(range(last.steps + 1))
        luck.shuffle(order)
        for step in order:
            for seat in (None, *range(len(match.chairs))):
                at = await store.replays.position(match, step, seat)
                assert (at.step, at.seat, at.view.seat) == (step, seat, seat)
                if not back:
                    assert at.view == match.rules.view(states[step], seat)
        await check_chapters(store, match, last.steps)
        assert last.steps > CHECKPOINT_INTERVAL or name == "gorgias" or len(states) < ACTIONS
    file = tmp_path / "match.json"
    file.write_bytes(orjson.dumps(document))
    assert main(["replay", str(file)]) == 0
    assert f"OK: {match.rules.title}" in capsys.readouterr().out
    assert main(["replay", str(file), "--words"]) == 0
    first = next(record for record in document["records"] if "digest" in record)
    first["digest"] = "0" * 16
    file.write_text(json.dumps(document))
    assert main(["replay", str(file)]) == 1
    assert "BROKEN: record" in capsys.readouterr().out


async def check_chapters(store: Store, match: Match, steps: int) -> None:
    """Check where each step's chapter and the next one begin, where the last result is, and the log's chapters."""
    words = match.rules.presentation(("",) * len(match.chairs))
    found = [await store.replays.position(match, step) for step in range(steps + 1)]
    chapters = [words.chapter(at.view) for at in found]
    starts = [step for step in range(steps + 1) if step == 0 or chapters[step] != chapters[step - 1]]
    assert len(starts) > 1
    for at in found:
        assert at.earlier == max([each for each in starts if each < at.step], default=0)
        assert at.later == min([each for each in starts if each > at.step], default=steps)
    results = [at.step for at in found if any(isinstance(event, words.result_events) for event in at.events)]
    assert (await store.replays.position(match, None)).step == (results[-1] if results else steps)
    views = await store.replays.chapters(match)
    assert len(views) == match.record_count
    assert [words.chapter(view) for view in views][:1] == chapters[:1]
    assert {words.chapter(view) for view in views} >= set(chapters[:-1])


@pytest.mark.slow
async def test_what_is_unseen_is_no_step_while_the_match_runs(sqlite_file: Path) -> None:
    """The number of steps must not show that a seat has made a hidden choice."""
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY) as store:
        match = await begin(store, "gorgias")
        luck = random.Random(3)
        for turn in range(40):
            before = await store.replays.position(match, LAST)
            told = await store.log(match.id, seat=None)
            match = await act(store, match, luck, f"{turn}")
            after = await store.replays.position(match, LAST)
            now = await store.log(match.id, seat=None)
            assert (after.steps > before.steps) == (len(now) > len(told))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "not-json"),
        ("[]", "not-an-export"),
        ('{"format": "stoa-match", "version": 1}', "not-an-export"),
        ('{"format": "stoa-match", "version": 1, "opening": {}, "game": "chess", "edition": 1}', "game-not-installed"),
        ('{"format": "stoa-match", "version": 1, "opening": {}, "game": "gorgias", "edition": 1}', "not-an-export"),
    ],
)
def test_files_that_are_no_export(
    tmp_path: Path, content: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(content)
    with message_names():
        assert main(["replay", str(file)]) == 2
    assert capsys.readouterr().err.startswith(f"{message}(")
    assert main(["replay", str(tmp_path / "nowhere.json")]) == 2
