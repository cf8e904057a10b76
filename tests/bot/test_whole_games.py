"""Whole matches through the bot: by buttons alone, by slash commands alone; the sixth game as any other."""

import random

import pytest

from sandbox.driver import texts
from storage import Status

from .conftest import Stage, play_on

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("game", ["oracle", "gorgias"])
async def test_a_match_is_played_to_its_end_by_buttons_alone(stage: Stage, game: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table(game, malia, theo)
    match = await play_on(stage, match, {int(u.id): u for u in (malia, theo)}, random.Random(7))
    assert match.status is Status.OVER
    board = await stage.board(match, malia)
    assert "over" in texts(board)
    await stage.store.verify(match.id)


@pytest.mark.parametrize("game", ["oracle", "gorgias"])
async def test_a_match_is_played_to_its_end_by_commands_alone(stage: Stage, game: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    general = await malia.channel("general")
    opened = await malia.slash(general["id"], "play", {"game": game})
    assert opened.failed is None
    (match,) = await stage.store.matches_of(int(malia.id))
    match = await stage.until(match.id, lambda match: match.thread is not None)
    place = str(match.thread)
    await theo.slash(place, "table join")
    await malia.slash(place, "table start")
    luck = random.Random(8)
    users = {int(u.id): u for u in (malia, theo)}
    for _ in range(2000):
        match = await stage.store.match(match.id)
        if match.status is not Status.PLAYING:
            break
        user = users[luck.choice([c for c in match.chairs if c.active]).user or 0]
        choices = await user.complete(place, "act", {"action": ""}, "action")
        assert choices
        options = {"action": luck.choice(choices)["value"]}
        reply = await user.slash(place, "act", options)
        assert reply.message is not None, reply.failed
        assert reply.message["flags"] & 64
        if "give `text`" in texts(reply.message):
            reply = await user.slash(place, "act", options | {"text": "Whither, Socrates?"})
        after = await stage.store.match(match.id)
        assert after.records == match.records + 1, texts(reply.message or {})
    assert match.status is Status.OVER
