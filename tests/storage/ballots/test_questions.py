"""Kinds of questions: what may be asked and answered, how it is stored, and how it is counted."""

import pytest
from sqlalchemy import select

from storage import Refused, Store
from storage.ballots import Ballot, Question, VoteStatus
from storage.ballots.counting import lot_order
from storage.ballots.questions import (
    KINDS,
    ballot_bytes,
    check_question,
    count_ballots,
    is_ballot,
    pack_ballot,
    read_ballot,
    read_questions,
    read_tallies,
    unpack_ballot,
    write_ballot,
    write_questions,
    write_tallies,
)
from storage.db.schema import vote_stones
from tests.storage.ballots.laid import cast, in_time, opened_vote, stones

CITIES = ("Athens", "Sparta", "Thebes", "Corinth")
ONE = Question("choice", "Where shall we meet?", CITIES)
TWO = Question("choice", "Where shall we meet?", CITIES, 2)
RANKED = Question("ranked", "Who shall lead?", CITIES)
NAMES = Question("names", "Who shall go?", CITIES)
MEMBERS = Question("members", "Who shall go?")
HUGE = 2**63 - 1


def test_the_examples_are_of_every_kind() -> None:
    assert {each.kind for each in (stones(), ONE, RANKED, NAMES, MEMBERS)} == set(KINDS)


@pytest.mark.parametrize("question", [stones(), ONE, TWO, RANKED, NAMES, MEMBERS])
def test_questions_that_can_be_asked(question: Question) -> None:
    check_question(question)


@pytest.mark.parametrize(
    ("question", "code"),
    [
        (Question("choice", "Where?", CITIES[:2]), "vote_answers_number"),
        (Question("choice", "Where?", tuple(map(str, range(11)))), "vote_answers_number"),
        (Question("ranked", "Who?", CITIES[:2]), "vote_answers_number"),
        (Question("members", "Who?", CITIES), "vote_answers_number"),
        (Question("names", "Who?", ("Aristides",)), "vote_answers_number"),
        (Question("choice", "Where?", ("Athens", "Sparta", " athens ")), "vote_answers_equal"),
        (Question("choice", "Where?", ("Athens", "Sparta", "")), "vote_answer"),
        (Question("choice", "Where?", CITIES, 5), "vote_most"),
        (Question("choice", "Where?", CITIES, 0), "vote_most"),
        (Question("ranked", "Who?", CITIES, 4), "vote_most"),
        (Question("stones", "Shall we?", ("yes", "no"), 2), "vote_most"),
        (Question("ranked", " ", CITIES), "vote_question"),
    ],
)
def test_questions_that_cannot(question: Question, code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_question(question)
    assert refused.value.code == code


BALLOTS: list[tuple[Question, list[tuple[int, ...]], list[tuple[int, ...]]]] = [
    (stones(), [(0,), (1,)], [(), (2,), (0, 1), (-1,)]),
    (ONE, [(0,), (3,)], [(4,), (0, 1)]),
    (TWO, [(0,), (0, 3)], [(3, 0), (1, 1), (0, 1, 2)]),
    (RANKED, [(3, 0), (0, 1, 2, 3)], [(0, 0), (0, 1, 2, 3, 4), (4,)]),
    (NAMES, [(3,)], [(4,), (0, 1)]),
    (MEMBERS, [(1,), (HUGE,)], [(1, 2), (-1,), (HUGE + 1,)]),
]


@pytest.mark.parametrize(("question", "good", "bad"), BALLOTS)
def test_ballots_are_judged_and_packed(
    question: Question, good: list[tuple[int, ...]], bad: list[tuple[int, ...]]
) -> None:
    for choice in good:
        ballot: Ballot = (choice,)
        assert is_ballot((question,), ballot)
        packed = pack_ballot((question,), ballot)
        assert len(packed) == ballot_bytes((question,)), "the length tells nothing"
        assert unpack_ballot((question,), packed) == read_ballot(write_ballot(ballot)) == ballot
    for choice in bad:
        assert not is_ballot((question,), (choice,))
    for junk in (b"", bytes(ballot_bytes((question,))), b"\xff" * ballot_bytes((question,)), b"\x01"):
        with pytest.raises(ValueError, match="ballot"):
            unpack_ballot((question,), junk)


def test_a_ballot_answers_some_of_several_questions() -> None:
    asked = (stones(), TWO, RANKED)
    assert is_ballot(asked, ((0,), (), (2, 1))) and is_ballot(asked, ((), (1,), ()))
    assert not is_ballot(asked, ((), (), ())) and not is_ballot(asked, ((0,), ()))
    ballot: Ballot = ((), (1, 2), (3,))
    assert read_ballot(write_ballot(ballot)) == ballot == unpack_ballot(asked, pack_ballot(asked, ballot))
    first, second, third = count_ballots(asked, [((0,), (), (2, 1)), ((), (0, 3), (2,)), ((0,), (3,), ())], range(4))
    assert (first.counts, first.ballots) == ((2, 0), 2)
    assert (second.counts, second.winners, second.ballots) == ((1, 0, 0, 2), (3,), 2)
    assert (third.counts, third.winners, third.ballots) == ((0, 0, 2, 0), (2,), 2)


def test_each_kind_is_counted_as_it_should_be() -> None:
    def count(question: Question, *choices: tuple[int, ...]) -> tuple[dict[int, int], tuple[int, ...]]:
        (tally,) = count_ballots((question,), [(choice,) for choice in choices], range(4))
        return dict(tally.votes), tally.winners

    assert count(stones(), (0,), (1,), (1,)) == ({0: 1, 1: 2}, (1,))
    assert count(ONE, (0,), (2,), (2,)) == ({0: 1, 1: 0, 2: 2, 3: 0}, (2,))
    assert count(ONE, (0,), (2,)) == ({0: 1, 1: 0, 2: 1, 3: 0}, (0, 2)), "a tie that nothing breaks"
    assert count(TWO, (0, 1), (1, 2)) == ({0: 1, 1: 2, 2: 1, 3: 0}, (1,))
    assert count(RANKED, (0,), (0,), (1, 2), (2, 1), (2,)) == ({0: 2, 1: 1, 2: 2, 3: 0}, (2,))
    assert count(MEMBERS, (77,), (55,), (77,)) == ({77: 2, 55: 1}, (77,))
    for question in (stones(), ONE, RANKED, NAMES, MEMBERS):
        assert count(question)[1] == ()


def test_questions_and_counts_are_read_as_they_were_written() -> None:
    asked = (stones(), TWO, RANKED, MEMBERS)
    assert read_questions(write_questions(asked)) == asked
    counted = count_ballots(asked, [((0,), (1, 2), (0, 1), (9,)), ((1,), (2,), (1,), (9,))], range(4))
    assert read_tallies(write_tallies(counted)) == counted and counted[2].stages


def test_the_lot_follows_from_the_codes_alone() -> None:
    assert lot_order(["B" * 12, "A" * 12]) == lot_order(["A" * 12, "B" * 12])
    drawn = {tuple(lot_order([f"{n:012}"])) for n in range(50)}
    assert len(drawn) == 50 and all(sorted(order) == list(range(25)) for order in drawn)


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        (ONE, [(0,), (2,), (2,)]),
        (TWO, [(0,), (0, 1), (1, 3)]),
        (RANKED, [(0, 1), (2,), (3, 2, 1, 0)]),
        (NAMES, [(3,), (3,), (1,)]),
        (MEMBERS, [(HUGE,), (5,), (HUGE,)]),
    ],
)
async def test_a_vote_of_each_kind(store: Store, question: Question, choices: list[tuple[int, ...]]) -> None:
    vote = await opened_vote(store, questions=(question,), changeable=True)
    await cast(store, vote, 500, (choices[0],), 1)
    receipts = [await cast(store, vote, 500 + n, (choice,), 10 + n) for n, choice in enumerate(choices)]
    bodies = await store._database.read(lambda db: list(db.scalars(select(vote_stones.c.body))))
    assert len({len(body) for body in bodies}) == 1 and len(bodies) == len(choices)
    mine = await store.ballots.receipt(vote.id, 501)
    assert mine is not None and mine.ballot == (choices[1],) and mine.code == receipts[1].code
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert closed.status is VoteStatus.CLOSED and closed.cast == len(choices)
    shards = await store.ballots.shards(vote.id)
    assert {(each.code, each.ballot) for each in shards} == {(each.code, each.ballot) for each in receipts}
    lots = lot_order(each.code for each in shards)
    assert closed.tallies == count_ballots((question,), [each.ballot for each in shards], lots)
    assert closed.tallies == (await store.ballots.vote(vote.id)).tallies


@pytest.mark.parametrize("ballot", [((4,),), ((0, 0),), ((),), (), ((0,), (0,))])
async def test_a_ballot_that_answers_something_else_is_refused(store: Store, ballot: Ballot) -> None:
    vote = await opened_vote(store, questions=(RANKED,))
    with pytest.raises(Refused) as refused:
        await cast(store, vote, 5, ballot, 1)
    assert refused.value.code == "vote_ballot"
    assert (await store.ballots.vote(vote.id)).cast == 0


async def test_another_order_is_another_ballot(store: Store) -> None:
    vote = await opened_vote(store, questions=(RANKED,), changeable=False)
    first = await cast(store, vote, 5, ((0, 1),), 1)
    assert (await cast(store, vote, 5, ((1, 0),), 2)).kind == "fixed"
    assert (await cast(store, vote, 5, ((0, 1),), 3)) == type(first)("standing", ((0, 1),), first.code, first.key)


@pytest.mark.parametrize("number", [0, 6])
async def test_a_vote_has_one_to_five_questions(store: Store, number: int) -> None:
    with pytest.raises(Refused) as refused:
        await opened_vote(store, questions=(ONE,) * number)
    assert refused.value.code == "vote_questions"
    assert (await opened_vote(store, "five", questions=(ONE,) * 5)).is_open
