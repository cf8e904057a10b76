"""Every installed game, played at random through storage: what it writes can be read, replayed and shown."""

import random
from pathlib import Path

import orjson
import pytest

from games.core import replay
from games.core.action import Action, Illegal
from games.core.registry import all_games, find_game
from games.core.replay import read_document
from storage import Match, Store, User
from tests.storage.tables import KEY

LONGEST = 400
"""Actions after which a match is ended by its host: games end themselves in their own tests."""


@pytest.mark.parametrize("name", [game.name for game in all_games()])
@pytest.mark.slow
async def test_a_match_at_random(sqlite_file: Path, name: str) -> None:
    rng = random.Random(name)
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, KEY) as store:
        match = await store.lobbies.open_match("open", game=name, host=1, host_name="P1", guild=None, channel=1)
        for user in range(2, max(find_game(name).seats.start, 2) + 1):
            match = await store.lobbies.join(match.id, f"join{user}", user, f"P{user}")
        match = await store.lobbies.start(match.id, "start", 1)

        def choose(now: Match) -> Action:
            return rng.choice(now.rules.legal_actions(now.state, seat))

        for turn in range(LONGEST):
            if not match.active:
                break
            seat = rng.choice(match.active)
            user = match.chairs[seat].user
            assert user is not None
            try:
                match = (await store.submit(match.id, f"{turn}", User(user), choose)).match
            except Illegal:
                continue  # an open action as its blank
    async with await Store.open(url, KEY) as store:  # an empty cache, so everything is read
        assert await store.match(match.id) == match
        await store.verify(match.id)
        for seat in range(len(match.chairs)):
            orjson.dumps(await store.export(match.id, seat))
        if match.is_open:
            match = await store.end(match.id, "end", 1, "P1", "long enough")
        game, opening, records = read_document(orjson.loads(orjson.dumps(await store.export(match.id, None))))
        assert replay.verify(game, opening, records) == game.digest(match.state)
