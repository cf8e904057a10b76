"""Every registered game is playable through the bot: its panels, menus and forms, by pressing whatever is offered."""

import random

import pytest

from games.core.registry import all_games
from sandbox.driver import Reply, texts
from storage import Status

from .conftest import Stage, controls, press

NAMES = ("malia", "theo", "ione", "nikos", "xanthe")
PRESSES = 40


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_a_game_can_be_played_by_pressing_what_is_offered(stage: Stage, game: object) -> None:
    name, seats = game.name, game.seats  # type: ignore[attr-defined]
    people = await stage.users(*NAMES[: max(2, min(seats))])
    match = await stage.table(name, *people)
    users, luck = {int(user.id): user for user in people}, random.Random(5)
    panels: dict[int, Reply] = {}
    acted = 0
    for _ in range(PRESSES):
        match = await stage.store.match(match.id)
        if match.status is not Status.PLAYING:
            break
        someone = luck.choice([chair.user for chair in match.chairs if chair.active and chair.user is not None])
        user = users[someone]
        if someone not in panels or not (found := controls(panels[someone].message or {})):
            reply = await stage.panel(match, user)
        else:
            reply = await press(user, panels[someone].message or {}, luck.choice(found))
        assert reply.failed is None, reply.failed
        assert reply.message is not None
        assert "went wrong" not in texts(reply.message)
        panels[someone] = reply
        acted = (await stage.store.match(match.id)).records
    assert acted >= 3, "nothing could be done"
    board = texts(await stage.board(match, people[0]))
    assert board.strip()
    await stage.store.verify(match.id)
