"""A hidden step of a player who was away tells nobody that they are back, until everybody hears of them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.screens.questions import question_blocks
from bot.ui.blocks import Text
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.registry import all_games
from games.core.states import clone
from games.laws.setups import Setup, all_setups
from games.laws.walk import Tape, choose_at_random, start_game
from storage import Clock, Match, Refused, Store, User
from storage.match.consent_rules import players_present, waiting_seats
from storage.match.model import Question
from storage.match.play import submit
from storage.match.seating import is_absent
from storage.time_source import TimeContext
from tests.fake_time import FakeTime
from tests.storage.match.test_two_worlds import begun
from tests.storage.tables import ANN, BOB, CLEO, DAN, KEY, seat, submit_bid
from tests.storage.timed_tables import fire_all


async def table(store: Store, key: str) -> Match:
    match = await seat(store, ANN, BOB, CLEO, DAN, key=key, rounds=9)
    await store.lobbies.set_clock(match.id, f"{key}.clock", ANN, Clock.live(60))
    return await store.lobbies.start(match.id, f"{key}.start", ANN)


def known(match: Match, now: Any) -> Any:
    """Return what everybody may know of the players' presence, and what it decides."""
    anyone = Question(9, "pause", None, "", None, now)
    return (
        [block.markdown for block in question_blocks(match, None) if isinstance(block, Text)],
        players_present(match, anyone),
        waiting_seats(match),
        [is_absent(match, chair, now) for chair in match.chairs],
        [(chair.left_server, chair.timeouts) for chair in match.chairs],
    )


async def bids(store: Store, match: Match, turn: int, *users: int) -> Match:
    """Let some users choose in secret."""
    for user in users:
        match = (await submit_bid(store, match, f"{match.id}.{turn}.{user}", user)).match
    return match


async def test_a_hidden_step_does_not_tell_that_somebody_has_come_back_to_the_server(
    timed: Store, watch: FakeTime
) -> None:
    one, other = [await table(timed, key) for key in ("one", "other")]
    for match in (one, other):
        await timed.consent.player_left_server(match.id, BOB)
        await timed.consent.player_left_server(match.id, CLEO)
    one, other = await bids(timed, one, 1, BOB), await bids(timed, other, 1, CLEO)
    assert known(one, watch.now()) == known(other, watch.now())
    assert [chair.left_server for chair in one.chairs] == [False, True, True, False]
    one = await bids(timed, one, 1, ANN, DAN)
    assert [chair.left_server for chair in one.chairs] == [False, True, True, False]
    one = await bids(timed, one, 1, CLEO)
    assert [chair.left_server for chair in one.chairs] == [False] * 4, "all have chosen by themselves"


async def absent(store: Store, watch: FakeTime, *matches: Match) -> list[Match]:
    """Let two users miss two decisions in each match."""
    for turn in (1, 2):
        for match in matches:
            await bids(store, match, turn, ANN, DAN)
        watch.advance(hours=1)
        await fire_all(store)
    return [await store.match(match.id) for match in matches]


async def test_a_hidden_step_withdraws_no_question_and_none_that_waits(timed: Store, watch: FakeTime) -> None:
    """The players are asked about one who was away, and next about another one."""
    one, other = await absent(timed, watch, await table(timed, "one"), await table(timed, "other"))
    assert one.question is not None and one.question.seat == 1 and one.question.is_open
    for user in (BOB, CLEO):
        before = known(other, watch.now())
        one, other = await bids(timed, one, 3, user), await timed.match(other.id)
        assert known(one, watch.now()) == before, user
    assert one.question is not None
    for match in (one, other):
        for user in (ANN, DAN):
            match = await timed.consent.answer(match.id, f"{match.id}.wait{user}", user, 1, "computer")
        assert waiting_seats(match) == (2,)
        match = await timed.consent.ask_next(match.id)
        assert match.question is not None and match.question.seat == 2 and match.question.is_open
    one = await bids(timed, await timed.match(one.id), 3, ANN, DAN)
    assert one.question is not None and one.question.result == "back"


async def test_who_counts_as_absent_may_say_that_they_are_there(timed: Store, watch: FakeTime) -> None:
    (match,) = await absent(timed, watch, await table(timed, "one"))
    with pytest.raises(Refused, match="question_settled"):
        await timed.consent.answer(match.id, "nonsense", BOB, 1, "yes")
    match = await timed.consent.answer(match.id, "there", BOB, 1, "end")
    assert match.question is not None and match.question.result == "wait"
    assert match.chairs[1].timeouts == 0 and waiting_seats(match) == (2,)


async def test_who_has_left_and_says_that_they_are_there_is_there(timed: Store) -> None:
    match = await timed.consent.player_left_server((await table(timed, "one")).id, BOB)
    assert match.question is not None
    match = await timed.consent.answer(match.id, "there", BOB, match.question.id, "wait")
    assert not match.chairs[1].left_server


def lone_private_step(game: Game[Any, Any]) -> tuple[Setup, Any, int, Action] | None:
    """Return a setup, a state in which one seat alone decides, that seat, and a step of which nobody else is told."""
    for seed, setup in enumerate(all_setups(game)):
        tape = Tape((), Seeded((5, seed)).below)
        state, _ = start_game(setup, tape)
        for _ in range(300):
            active = game.active_seats(state)
            if not active:
                break
            if len(active) == 1 and game.asked_seats(state) == active:
                for way in game.legal_actions(state, active[0]):
                    if type(way).secret and not way.open:
                        step = game.apply(state, active[0], way, Chance(tape.below))
                        goes_on = game.decision(step.state) == game.decision(state)
                        if goes_on and not any(told.to is None for told in step.events):
                            return setup, state, active[0], way
            number, action = choose_at_random(game, state, active, tape)
            state = game.apply(state, number, action, Chance(tape.below)).state
    return None


async def test_a_private_step_of_one_who_decides_alone_does_not_show_that_they_are_there(
    tmp_path: Path, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They have missed two decisions, and the others may ask to replace them without their consent."""
    tried = 0
    for game in all_games():
        if (found := lone_private_step(game)) is None:
            continue
        setup, state, number, way = found
        async with await Store.open(f"sqlite:///{tmp_path / game.name}.db", KEY, time_source=watch) as store:
            monkeypatch.setattr(type(game), "start", lambda *_, state=state: clone(state))
            monkeypatch.setattr(type(game), "hosted", lambda _, opening, host: opening)
            match = await begun(store, setup, Clock.live(60))
        assert match.turn.asked == (number,)
        chairs = [replace(chair, timeouts=2) if chair.seat == number else chair for chair in match.chairs]
        match = replace(match, chairs=tuple(chairs))
        user = match.chairs[number].user
        assert user is not None and is_absent(match, match.chairs[number], watch.now())
        after = submit("step", User(user), lambda _, way=way: way, time=TimeContext(watch))(match).match
        assert after.record_count == 1 and known(after, watch.now()) == known(match, watch.now())
        tried += 1
    assert tried > 1
