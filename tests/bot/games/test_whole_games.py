"""Whole matches through the bot, of every registered game: by buttons alone, by slash commands alone."""

import random

import pytest

from bot.interactions.custom_ids import OpenForm, parse
from games.core.registry import all_games
from sandbox.driver import Refused, Reply, texts
from storage import Match, Status
from tests.bot.conftest import Stage, controls, play_on, press
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")


@pytest.mark.parametrize("game", ["oracle", pytest.param("gorgias", marks=pytest.mark.whole)])
@pytest.mark.slow
async def test_a_match_is_played_to_its_end_by_buttons_alone(stage: Stage, game: str) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table(game, malia, theo)
    match = await play_on(stage, match, {int(u.id): u for u in (malia, theo)}, random.Random(7))
    assert match.status is Status.OVER
    board = await stage.board(match, malia)
    assert says(texts(board), "board-over")
    await stage.store.verify(match.id)


@pytest.mark.parametrize("game", ["oracle", "gorgias"])
@pytest.mark.slow
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
        options = {"action": luck.choice(choices)["value"], "sure": True}
        reply = await user.slash(place, "act", options)
        assert reply.message is not None, reply.failed
        assert reply.message["flags"] & 64
        if says(texts(reply.message), "act-needs-text"):
            reply = await user.slash(
                place, "act", options | {"text": typed_for(match, int(user.id), options["action"])}
            )
        after = await stage.store.match(match.id)
        assert after.record_count == match.record_count + 1, texts(reply.message or {})
    assert match.status is Status.OVER


def typed_for(match: Match, user: int, custom_id: str) -> str:
    """Return what a player types for an action: a question, or the numbers of what its form proposes."""
    seat, press = match.seat_of(user), parse(custom_id)
    assert seat is not None and isinstance(press, OpenForm)
    view, action = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)[press.index]
    blanks = match.rules.presentation(["Malia", "Theo"]).blanks(view, action)
    chosen = [
        [number for number, each in enumerate(blank.choices, 1) if each.value in blank.chosen] for blank in blanks
    ]
    return " | ".join([",".join(map(str, numbers)) or "Whither, Socrates?" for numbers in chosen])


NAMES = ("malia", "theo", "ione", "nikos", "xanthe")
PRESSES = 40


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
@pytest.mark.slow
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
            try:
                reply = await press(user, panels[someone].message or {}, luck.choice(found))
            except Refused as refused:  # the bot has just edited the open panel, and the control or choice is gone
                assert refused.status == 400
                assert any(why in str(refused) for why in ("Unknown component", "A chosen value is not among the"))
                reply = await stage.panel(match, user)
        assert reply.failed is None, reply.failed
        assert reply.message is not None
        assert not says(texts(reply.message), "error-unexpected")
        panels[someone] = reply
        acted = (await stage.store.match(match.id)).record_count
    assert acted >= 3, "nothing could be done"
    board = texts(await stage.board(match, people[0]))
    assert board.strip()
    await stage.store.verify(match.id)
