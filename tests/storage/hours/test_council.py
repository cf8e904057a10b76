"""A council of Ostrakon, where some speak aloud while others have laid a stone unseen: time begins anew when what was
asked is over, and only then; and it tells nobody who has laid one."""

from datetime import timedelta
from typing import Any

import pytest

from bot.screens.public import public_of
from games.core.registry import find_game
from games.ostrakon.actions.asking import AskQuestion
from games.ostrakon.actions.choosing import DrawPhilosopher
from games.ostrakon.actions.voting import ObjectToQuestion, Vote, WithdrawObjection
from games.ostrakon.game import Ostrakon
from storage import Clock, Match, Store, User
from storage.clock import HOUR
from storage.remaining import due, until
from tests.storage.hours.test_deadlines import Open
from tests.storage.hours.test_opening import running
from tests.watch import SetWatch

PEOPLE = range(101, 106)
CLOCKS = pytest.mark.parametrize("clock", [Clock.live(10), Clock.days(24, 12)], ids=["live", "days"])


async def do(store: Store, match: Match, seat: int, action: Any) -> Match:
    user = match.chairs[seat].user
    assert user is not None
    return (await store.submit(match.id, f"d{match.id}.{match.records}", User(user), lambda _: action)).match


async def voting(opened: Open, watch: SetWatch, clock: Clock | None) -> tuple[Store, Match, int, list[int]]:
    """A question is asked: the match, who has asked it, and the others."""
    store = await opened(watch=watch, games=find_game)
    await store.timetable.beat(returned=True)
    match = await store.lobbies.open_match(
        "o", game="ostrakon", host=101, host_name="P101", guild=7, channel=8, options={"philosophers": "draw"}
    )
    for user in PEOPLE[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    if clock is not None:
        await store.lobbies.set_clock(match.id, "clock", 101, clock)
    match = await store.lobbies.start(match.id, "start", 101)
    (speaker,) = match.active
    watch.advance(seconds=1)
    match = await do(store, match, speaker, AskQuestion("Is it so, my friends?", "yes", "no"))
    watch.advance(seconds=1)
    return store, match, speaker, [seat for seat in range(5) if seat != speaker]


async def struck(store: Store, match: Match, watch: SetWatch, others: list[int]) -> Match:
    """Three object, and the question is struck out."""
    for seat in others[:3]:
        watch.advance(seconds=10)
        match = await do(store, match, seat, ObjectToQuestion())
    return match


async def undone(store: Store, match: Match, watch: SetWatch, seat: int) -> Match:
    """All agree to take that seat's last step back."""
    watch.advance(seconds=10)
    asks = match.chairs[seat].user
    assert asks is not None
    match = await store.consent.undo(match.id, "u", asks, "P")
    for user in PEOPLE:
        if user != asks and match.question is not None and match.question.open:
            match = await store.consent.answer(match.id, f"a{user}", user, match.questions, "yes")
    assert match.question is not None and match.question.result == "yes"
    return match


@CLOCKS
@pytest.mark.parametrize("laid", [False, True])
async def test_who_asks_again_has_time_for_it(opened: Open, watch: SetWatch, clock: Clock, laid: bool) -> None:
    store, match, speaker, others = await voting(opened, watch, clock)
    if laid:
        match = await do(store, match, speaker, Vote("white"))
    watch.advance(seconds=clock.bank * 0.95)
    for seat in others[:3]:
        match = await do(store, match, seat, ObjectToQuestion())
    assert match.active == (speaker,) and match.turn_since == watch.now() == match.chairs[speaker].asked_at
    ends = due(match, match.chairs[speaker], ())
    assert ends is not None
    left = 600 if clock.mode == "live" else 24 * HOUR if laid else 0.05 * 24 * HOUR + 12 * HOUR
    assert (ends - watch.now()).total_seconds() == pytest.approx(left, abs=2)


@pytest.mark.parametrize("clock", [None, Clock.live(10), Clock.days(24, 12)], ids=["none", "live", "days"])
@pytest.mark.parametrize("laid", ["", "s", "30", "30s", "0123"])
async def test_a_question_that_stands_again_shows_nobody_who_has_laid(
    opened: Open, watch: SetWatch, clock: Clock | None, laid: str
) -> None:
    """`laid`: who has, before three object; s is who has asked the question, and may be the only one who has not."""
    store, match, speaker, others = await voting(opened, watch, clock)
    for each in laid:
        match = await do(store, match, speaker if each == "s" else others[int(each)], Vote("white"))
    match = await undone(store, await struck(store, match, watch, others), watch, others[2])
    assert public_of(match).counted and public_of(match).asked == (0, 1, 2, 3, 4)
    assert clock is None or running(match) == [0, 1, 2, 3, 4]
    assert watch.now() - match.turn_since < timedelta(seconds=1), "a turn has begun"


@CLOCKS
@pytest.mark.parametrize("laid", [False, True])
async def test_an_objection_moves_no_time(opened: Open, watch: SetWatch, clock: Clock, laid: bool) -> None:
    store, match, _, others = await voting(opened, watch, clock)
    if laid:
        match = await do(store, match, others[0], Vote("white"))
    before = until(match, ()), running(match)
    watch.advance(seconds=clock.bank / 2)
    match = await do(store, match, others[0], ObjectToQuestion())
    assert (until(match, ()), running(match)) == before


async def test_objecting_and_withdrawing_makes_no_time_and_is_no_decision(opened: Open, watch: SetWatch) -> None:
    store, match, speaker, others = await voting(opened, watch, Clock.live(10))
    for seat in (speaker, *others[1:]):
        match = await do(store, match, seat, Vote("white"))
    for number in range(10):
        watch.advance(minutes=2)
        match = await do(store, match, others[0], (ObjectToQuestion, WithdrawObjection)[number % 2]())
    ends = due(match, match.chairs[others[0]], ())
    assert ends is not None and ends < watch.now()
    match = await do(store, match, others[0], Vote("white"))
    assert match.chairs[others[0]].decided == 1
    assert match.chairs[others[0]].thought == pytest.approx(20 * 60, abs=2)


@CLOCKS
@pytest.mark.parametrize("rule", ["corruption", "treachery", "oracle"])
async def test_a_vote_is_over_also_when_who_has_asked_lays_last(
    opened: Open, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock, rule: Any
) -> None:
    """On the Oracle's day nothing is said of it."""
    start = Ostrakon.start

    def on_that_day(self: Ostrakon, *given: Any) -> Any:
        state = start(self, *given)
        state.rule = rule
        return state

    monkeypatch.setattr(Ostrakon, "start", on_that_day)
    store, match, speaker, others = await voting(opened, watch, clock)
    for seat in (*others, speaker):
        watch.advance(seconds=10)
        match = await do(store, match, seat, Vote("white"))
    assert match.active == (speaker,) and not public_of(match).counted
    assert running(match) == [speaker] and match.turn_since == watch.now()
    assert until(match, ()) == due(match, match.chairs[speaker], ())


async def test_a_reminder_that_is_owed_is_true_also_when_another_one_has_chosen(opened: Open, watch: SetWatch) -> None:
    """Philosophers are chosen openly, each a turn of its own to those who are left; not to whoever has chosen."""
    store = await opened(watch=watch, games=find_game)
    await store.timetable.beat(returned=True)
    match = await store.lobbies.open_match("o", game="ostrakon", host=101, host_name="P101", guild=7, channel=8)
    for user in PEOPLE[1:]:
        await store.lobbies.join(match.id, f"j{user}", user, f"P{user}")
    await store.lobbies.set_clock(match.id, "clock", 101, Clock.live(10))
    match = await store.lobbies.start(match.id, "start", 101)
    watch.advance(minutes=5)
    given = [
        each for due in await store.timetable.due(watch.now()) if (each := await store.timetable.fire(due)).reminded
    ]
    seat = given[0].deadline.seat
    await do(store, match, (seat + 1) % 5, DrawPhilosopher.of())
    (owed,) = await store.timetable.owed(every=True)
    assert owed.reminded is not None and owed.deadline.seat == seat
    await do(store, owed.reminded, seat, DrawPhilosopher.of())
    assert await store.timetable.owed(every=True) == []
