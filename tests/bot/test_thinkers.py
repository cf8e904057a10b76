"""Thinkers: whoever is asked decides, also who was asked while still leaving people time to follow."""

import asyncio
from pathlib import Path

import pytest

from bot.thinkers import Thinkers
from storage import Match, Store, Submitted
from tests.bot.conftest import KEY

PACE = 0.3
"""Longer than an easy player thinks at a set-up or a vote: it is asked again before it has paused."""
ACTIONS = 20


@pytest.mark.parametrize(("game", "seats"), [("ostrakon", 5), ("epireia", 2), ("grudgematch", 2)])
async def test_computers_that_are_quicker_than_their_pace_play_on(tmp_path: Path, game: str, seats: int) -> None:
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY) as store:
        match = await store.lobbies.open_match(
            "open", game=game, host=1, host_name="Malia", guild=5, channel=1, computers=("easy",) * (seats - 1)
        )
        match = await store.lobbies.start(match.id, "start", 1)
        match = await store.replace(match.id, "replace", 0, computer="easy")
        enough = asyncio.Event()
        acted: list[int] = []

        def after(submitted: Submitted) -> None:
            acted.append(submitted.seat)
            wake(submitted.match)
            if len(acted) >= ACTIONS or not submitted.match.open:
                enough.set()

        thinkers = Thinkers(store, after, pace=PACE)

        def wake(match: Match) -> None:
            thinkers.wake(match)

        wake(match)
        async with asyncio.timeout(60):
            await enough.wait()
        await thinkers.close()
        assert len(acted) >= ACTIONS
        assert not thinkers._thinking
