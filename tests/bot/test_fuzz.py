"""A bot to which Discord sends what it never documented answers the next press. `make fuzz` sends ten thousand."""

from pathlib import Path

import pytest

from tests.bot.fuzz import MARK, Mutations, fuzz, places_in

pytestmark = pytest.mark.slow

TIMES = 300


async def test_the_bot_answers_between_mutated_events_and_answers(tmp_path: Path) -> None:
    fuzzer = await fuzz(tmp_path, TIMES, seed=3)
    assert fuzzer.sent.total() >= TIMES and len(fuzzer.sent) > 30
    assert fuzzer.sent["INTERACTION_CREATE"] and fuzzer.sent["create_interaction_response"], "both kinds are mutated"


def test_mutations_are_repeatable_and_differ() -> None:
    body = {"id": "1", "members": [{"user": {"id": "2", "username": "ione"}}], "roles": []}
    first, second = (Mutations(5) for _ in range(2))
    made = [first.mutate(body) for _ in range(300)]
    assert made == [second.mutate(body) for _ in range(300)]
    assert body == {"id": "1", "members": [{"user": {"id": "2", "username": "ione"}}], "roles": []}
    assert sum(each != body for each in made) > 280
    named = [each for each in made if isinstance(each, dict)]
    assert any("id" not in each for each in named) and any(each.get("id", 0) is None for each in named)
    assert any(MARK in str(each) for each in made) and any(len(str(each)) > 50_000 for each in made)
    assert [key for _, key in places_in(body)] == ["id", "members", 0, "user", "id", "username", "roles"]
