"""The table of question kinds: who is asked, what settles each kind, what happens then, and when none may be asked."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, get_args

import pytest

from storage import Clock, Match, Refused, Status, Store, User
from storage.match.consent_rules import (
    KINDS,
    decided_question,
    required_consent,
    settle_as_back,
    settle_as_replaced,
    voters,
)
from storage.match.model import Answer, Kind, Question
from storage.match.seating import STAND_IN
from tests.fake_time import FakeTime
from tests.storage.match.test_undo import AtOnce
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, replace_player, say
from tests.storage.timed_tables import Open

pytestmark = pytest.mark.one_database

ALL = (ANN, BOB, CLEO)
Votes = Sequence[tuple[int, Answer]]


@dataclass(frozen=True)
class Case:
    """What one kind of question is expected to do."""

    ask: Callable[[Store, Match], Awaitable[Match]]
    """Ann asks, or Dan for `seat`, or the bot for `left`; with what has to happen before."""
    voters: tuple[int, ...]
    votes: Votes
    """The answers after the asker's own; the last one settles the question."""
    happens: Callable[[Match, Match], bool]
    """Whether the match, before and after, shows what was agreed on."""
    required: int | None = None
    replaced: bool = False
    """The question is withdrawn when the seat's player changes."""
    back: bool = False
    """The question is settled when the seat's player acts."""


async def _votes(store: Store, match: Match, votes: Votes) -> Match:
    assert match.question is not None
    for user, answer in votes:
        key = f"v{match.question.id}.{user}"
        match = await store.consent.answer(match.id, key, user, match.question.id, answer)
    return match


async def _pause(store: Store, match: Match) -> Match:
    return await store.consent.pause(match.id, "pause", ANN, "Ann")


async def _resume(store: Store, match: Match) -> Match:
    await _votes(store, await _pause(store, match), [(BOB, "yes"), (CLEO, "yes")])
    return await store.consent.resume(match.id, "resume", ANN, "Ann")


async def _change_clock(store: Store, match: Match) -> Match:
    return await store.consent.change_clock(match.id, "clock", ANN, "Ann", Clock.days(24, 6))


async def _undo(store: Store, match: Match) -> Match:
    await store.submit(match.id, "say", User(ANN), say("hm"))
    return await store.consent.undo(match.id, "undo", ANN, "Ann")


async def _sit_down(store: Store, match: Match) -> Match:
    await replace_player(store, match.id, "computer", 2, computer="easy")
    await store.user_settings.change(
        DAN, lambda one: replace(one, quiet_from=720, quiet_to=1080, clock_always_runs=False)
    )
    return await store.consent.sit_down(match.id, "sit", DAN, "Dan")


async def _replace(store: Store, match: Match) -> Match:
    return await store.consent.replace(match.id, "replace", ANN, "Ann", 2, "computer")


async def _leave(store: Store, match: Match) -> Match:
    return await store.consent.player_left_server(match.id, CLEO)


CASES: dict[Kind, Case] = {
    "pause": Case(_pause, ALL, [(BOB, "yes"), (CLEO, "yes")], lambda _, after: after.paused_at is not None),
    "resume": Case(
        _resume,
        ALL,
        [(BOB, "yes"), (CLEO, "yes")],
        lambda before, after: before.paused_at is not None and after.paused_at is None,
    ),
    "clock": Case(
        _change_clock,
        ALL,
        [(BOB, "yes"), (CLEO, "yes")],
        lambda before, after: before.clock is None and after.clock == Clock.days(24, 6),
    ),
    "undo": Case(
        _undo,
        ALL,
        [(BOB, "yes"), (CLEO, "yes")],
        lambda before, after: after.record_count == before.record_count + 1 and after.chairs[0].user == ANN,
    ),
    "seat": Case(
        _sit_down,
        (ANN, BOB),
        [(ANN, "yes"), (BOB, "yes")],
        lambda _, after: (
            (after.chairs[2].user, after.chairs[2].computer, after.chairs[2].quiet_hours is not None)
            == (DAN, None, True)
        ),
        replaced=True,
    ),
    "absent": Case(
        _replace,
        ALL,
        [(BOB, "computer"), (CLEO, "computer")],
        lambda _, after: (
            (after.chairs[2].user, after.chairs[2].computer, after.chairs[2].reserved_for) == (None, STAND_IN, CLEO)
        ),
        required=CLEO,
        replaced=True,
    ),
    "left": Case(
        _leave,
        (ANN, BOB),
        [(ANN, "person"), (BOB, "person")],
        lambda _, after: after.chairs[2].is_vacant and after.chairs[2].reserved_for == CLEO,
        replaced=True,
        back=True,
    ),
}


@pytest.fixture
async def table(opened: Open, watch: FakeTime) -> tuple[Store, Match]:
    """A running match of Ann, who is the host, Bob and Cleo."""
    store = await opened(time_source=watch, games=lambda name, edition=None: AtOnce())
    await store.deadlines.heartbeat(returned=True)
    return store, await begin(store, *ALL, rounds=9)


def open_question(match: Match) -> Question:
    assert match.question is not None and match.question.is_open
    return match.question


def test_every_kind_is_in_both_tables() -> None:
    assert set(KINDS) == set(CASES) == set(get_args(Kind))


@pytest.mark.slow
@pytest.mark.parametrize("kind", CASES)
async def test_who_is_asked_what_settles_it_and_what_happens(table: tuple[Store, Match], kind: Kind) -> None:
    (store, match), case = table, CASES[kind]
    before = await case.ask(store, match)
    question = open_question(before)
    assert question.kind == kind and voters(before, question) == case.voters
    assert required_consent(before, question) == case.required
    match = await _votes(store, before, case.votes[:-1])
    assert open_question(match).id == question.id and not case.happens(before, match), "not all have answered"
    match = await _votes(store, match, case.votes[-1:])
    assert match.question is not None and match.question.result == case.votes[-1][1]
    assert case.happens(before, match)
    await store.verify(match.id)


@pytest.mark.parametrize("kind", [kind for kind, entry in KINDS.items() if "no" in entry.answers])
async def test_one_no_settles_it_and_nothing_happens(table: tuple[Store, Match], kind: Kind) -> None:
    (store, match), case = table, CASES[kind]
    before = await case.ask(store, match)
    match = await _votes(store, before, [(BOB, "no")])
    assert match.question is not None and (match.question.result, match.question.decided_by) == ("no", f"P{BOB}")
    assert not case.happens(before, match) and match.record_count == before.record_count


@pytest.mark.parametrize("kind", [kind for kind, entry in KINDS.items() if "end" in entry.answers])
@pytest.mark.parametrize("answer", ["wait", "end"])
async def test_the_table_waits_or_ends_the_match(table: tuple[Store, Match], kind: Kind, answer: Answer) -> None:
    (store, match), case = table, CASES[kind]
    match = await case.ask(store, match)
    match = await _votes(store, match, [(user, answer) for user in case.voters])
    assert match.question is not None and match.question.result == answer
    assert match.status is (Status.ENDED if answer == "end" else Status.PLAYING) and match.chairs[2].user == CLEO


@pytest.mark.parametrize(
    ("votes", "result"),
    [
        ({ANN: "end"}, None),
        ({ANN: "end", BOB: "end"}, "end"),
        ({ANN: "end", BOB: "computer"}, "end"),  # the host breaks the tie
        ({BOB: "end", ANN: "wait"}, "wait"),
    ],
)
async def test_a_majority_decides_about_a_seat_and_the_host_breaks_a_tie(
    table: tuple[Store, Match], votes: dict[int, Answer], result: Answer | None
) -> None:
    store, match = table
    match = await _votes(store, await _leave(store, match), list(votes.items()))
    assert match.question is not None and match.question.result == result


@pytest.mark.parametrize("kind", CASES)
async def test_what_settles_it_otherwise(table: tuple[Store, Match], kind: Kind) -> None:
    """The player of its seat is replaced, or is back."""
    (store, match), case = table, CASES[kind]
    match = await case.ask(store, match)
    seat = open_question(match).seat
    for settled, expected in (
        (settle_as_replaced(match, 0 if seat is None else seat), "withdrawn" if case.replaced else None),
        (settle_as_back(match, 0 if seat is None else seat), "back" if case.back else None),
        (settle_as_replaced(match, 1), None),
        (settle_as_back(match, 1), None),
    ):
        assert settled.question is not None and settled.question.result == expected


@pytest.mark.parametrize("kind", CASES)
async def test_only_a_request_for_a_seat_is_settled_when_no_voter_is_left(
    table: tuple[Store, Match], kind: Kind
) -> None:
    store, match = table
    match = await CASES[kind].ask(store, match)
    nobody = replace(match, chairs=tuple([replace(chair, left_server=True) for chair in match.chairs]))
    decided = decided_question(nobody)
    assert decided == (match.question if kind == "seat" else None)


@pytest.mark.parametrize("kind", [kind for kind in CASES if kind != "left"])
async def test_nothing_else_is_asked_while_it_is_open(table: tuple[Store, Match], kind: Kind) -> None:
    store, match = table
    await CASES[kind].ask(store, match)
    with pytest.raises(Refused, match="question_open"):
        await store.consent.change_clock(match.id, "other", BOB, "Bob", Clock.live(60))


@pytest.mark.parametrize("kind", ["pause", "resume", "clock", "absent"])
async def test_only_players_ask(table: tuple[Store, Match], kind: str) -> None:
    store, match = table
    asks: dict[str, Callable[[], Awaitable[Any]]] = {
        "pause": lambda: store.consent.pause(match.id, "k", DAN, "Dan"),
        "resume": lambda: store.consent.resume(match.id, "k", DAN, "Dan"),
        "clock": lambda: store.consent.change_clock(match.id, "k", DAN, "Dan", Clock.live(60)),
        "absent": lambda: store.consent.replace(match.id, "k", DAN, "Dan", 2, "computer"),
    }
    with pytest.raises(Refused, match="not_seated"):
        await asks[kind]()


async def test_what_cannot_be_asked_now(table: tuple[Store, Match]) -> None:
    store, match = table
    for code, asks in (
        ("not_paused", store.consent.resume(match.id, "a", ANN, "Ann")),
        ("same_clock", store.consent.change_clock(match.id, "b", ANN, "Ann", None)),
        ("unknown_seat", store.consent.replace(match.id, "c", ANN, "Ann", 3, "computer")),
        ("unknown_seat", store.consent.replace(match.id, "d", ANN, "Ann", -1, "computer")),
    ):
        with pytest.raises(Refused, match=code):
            await asks
    await _votes(store, await _pause(store, match), [(BOB, "yes"), (CLEO, "yes")])
    with pytest.raises(Refused, match="is_paused"):
        await store.consent.pause(match.id, "e", ANN, "Ann")
    await replace_player(store, match.id, "f", 2, computer="easy")
    with pytest.raises(Refused, match="no_person"):
        await store.consent.replace(match.id, "g", ANN, "Ann", 2, "computer")
    assert (await store.match(match.id)).question_count == 1


async def test_the_only_player_left_undoes_at_once_though_found_gone(table: tuple[Store, Match]) -> None:
    """The undo is carried out; the seat stays its player's."""
    store, match = table
    for number in (1, 2):
        await replace_player(store, match.id, f"c{number}", number, computer="easy")
    await store.submit(match.id, "say", User(ANN), say("hm"))
    match = await store.consent.player_left_server(match.id, ANN)
    assert match.question is None and match.chairs[0].left_server
    after = await store.consent.undo(match.id, "undo", ANN, "Ann")
    assert after.record_count == match.record_count + 1 and after.chairs[0].user == ANN
