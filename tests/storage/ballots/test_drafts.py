"""Drafts of votes: kept, changed, opened once, opened at their time, and deleted when they expire."""

import asyncio
import random
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import pytest

from storage import Refused, Store
from storage.ballots import Content, Draft, Question, Terms, Vote
from storage.ballots.drafts import DRAFT_LIFETIME, MAX_DRAFTS, MAX_SCHEDULED, check_content, draft_terms, read_quorum
from storage.ballots.model import MAX_TEXTS, check_terms
from storage.ballots.questions import THRESHOLDS, Threshold
from tests.storage.ballots.laid import ANN, BOB, GUILD, LATER, NOON, WHITE, cast, in_time, stones
from tests.storage.conftest import Open

START = NOON + timedelta(hours=3)
CONTENT = Content((stones(),), closes="1d", closes_at=LATER)


async def begin(store: Store, id: int = 1, host: int = ANN, now: datetime = NOON, **changes: Any) -> Draft:
    """Begin a draft with changes to the usual content."""
    return await store.ballots.drafts.begin(
        id, guild=GUILD, channel=8, host=host, host_name="Ann", content=replace(CONTENT, **changes), now=now
    )


async def open_draft(store: Store, draft: Draft, entitled: int | None = None, **options: Any) -> Vote:
    """Open a draft's vote in channel 9."""
    terms = draft_terms(draft.content)
    return await store.ballots.drafts.open(draft, channel=9, terms=terms, now=NOON, entitled=entitled, **options)


async def code_of(work: Any) -> str:
    """Return the code of the refusal that something raises."""
    with pytest.raises(Refused) as refused:
        await work
    return refused.value.code


async def test_a_draft_keeps_everything_that_was_chosen_and_typed(store: Store) -> None:
    asked = (stones(), Question("choice", "Where?", ("a", "b", "c"), 2))
    draft = await begin(
        store, questions=asked, closes="when it's *dark*", closes_at=None, opens="x", opens_at=START, zone="Asia/Tokyo",
        quorum="25%", roles=(5, 6), joined="3", account="x", stated="40", changeable=False, turnout=False,
        threshold="absolute", announce=12,
    )  # fmt: skip
    assert await store.ballots.drafts.get(1, ANN, NOON) == draft and draft.content.roles == (5, 6)
    assert await begin(store, questions=()) == draft, "the same interaction begins one draft"


async def test_only_its_host_finds_a_draft_and_only_for_a_day(store: Store) -> None:
    drafts = store.ballots.drafts
    await begin(store)
    assert await code_of(drafts.get(1, BOB, NOON)) == "vote_draft_gone"
    assert await code_of(drafts.change(1, BOB, lambda content: content, NOON)) == "vote_draft_gone"
    later = NOON + DRAFT_LIFETIME
    await drafts.get(1, ANN, later - timedelta(seconds=1))
    assert await code_of(drafts.get(1, ANN, later)) == "vote_draft_gone"
    await begin(store, 2, now=NOON + timedelta(hours=1))
    assert await drafts.delete_expired(later) == 1
    assert [draft.id for draft in await drafts.of_guild(GUILD, NOON)] == [2]
    assert await drafts.delete_expired(later) == 0


async def test_a_change_keeps_a_draft_for_another_day(store: Store) -> None:
    drafts = store.ballots.drafts
    await begin(store)
    changed = await drafts.change(1, ANN, lambda content: replace(content, quorum="9"), LATER - timedelta(hours=1))
    assert changed.content.quorum == "9" and changed == await drafts.get(1, ANN, LATER)


async def test_a_draft_opens_once(store: Store) -> None:
    draft = await begin(store, quorum="2", changeable=False)
    votes = await asyncio.gather(open_draft(store, draft), open_draft(store, draft), open_draft(store, draft))
    assert {vote.id for vote in votes} == {votes[0].id} and len(await store.ballots.open_votes()) == 1
    assert votes[0].terms == Terms((stones(),), LATER, quorum=2, changeable=False)
    assert (votes[0].channel, votes[0].host, votes[0].opened_at) == (9, ANN, NOON)
    assert await code_of(store.ballots.drafts.get(1, ANN, NOON)) == "vote_draft_open"
    assert await code_of(store.ballots.drafts.get(1, BOB, NOON)) == "vote_draft_gone"


async def test_what_the_host_has_not_seen_does_not_open(store: Store) -> None:
    drafts = store.ballots.drafts
    seen = await begin(store)
    await drafts.change(1, ANN, lambda content: replace(content, turnout=False), NOON)
    assert await code_of(open_draft(store, seen)) == "vote_draft_changed"
    await drafts.discard(1, ANN, NOON)
    assert await code_of(drafts.discard(1, ANN, NOON)) == "vote_draft_gone"
    assert await code_of(open_draft(store, seen)) == "vote_draft_gone"
    assert await store.ballots.open_votes() == []


async def test_a_draft_that_has_opened_meanwhile_is_not_discarded(store: Store) -> None:
    drafts = store.ballots.drafts
    await open_draft(store, await begin(store))
    assert await code_of(drafts.discard(1, ANN, NOON)) == "vote_draft_open"
    await begin(store, 2)
    assert await code_of(drafts.discard(2, BOB, NOON)) == "vote_draft_gone"
    assert (await drafts.get(2, ANN, NOON)).host == ANN


@pytest.mark.parametrize("changed", [{"quorum": "1"}, {"opens_at": START + timedelta(hours=1)}, {"announce": 12}])
async def test_what_the_host_has_not_seen_is_not_scheduled(store: Store, changed: dict[str, Any]) -> None:
    drafts = store.ballots.drafts
    seen = await begin(store, opens="in 3h", opens_at=START)
    await drafts.change(1, ANN, lambda content: replace(content, **changed), NOON)
    assert await code_of(drafts.schedule(seen, 8, NOON)) == "vote_draft_changed"
    assert await drafts.next_opening() is None


async def test_terms_that_are_refused_leave_the_draft(store: Store) -> None:
    draft = await begin(store, questions=(stones(white="stay"),))
    assert await code_of(open_draft(store, draft)) == "vote_answers_equal"
    assert await store.ballots.drafts.get(1, ANN, NOON) == draft


async def test_a_scheduled_draft_is_due_at_its_start_and_does_not_expire(store: Store) -> None:
    drafts = store.ballots.drafts
    await begin(store, 1, opens="in 3h", opens_at=START)
    early = await begin(store, 2, opens="in 2h", opens_at=START - timedelta(hours=1))
    for draft in (await drafts.get(1, ANN, NOON), early):
        await drafts.schedule(draft, 11, NOON)
    await begin(store, 3)
    assert await drafts.next_opening() == START - timedelta(hours=1)
    assert [draft.id for draft in await drafts.due(START - timedelta(minutes=1))] == [2]
    assert [draft.id for draft in await drafts.due(START)] == [2, 1]
    assert [(draft.id, draft.channel) for draft in await drafts.of_guild(GUILD, NOON)] == [(2, 11), (1, 11), (3, 8)]
    assert await drafts.delete_expired(LATER) == 1
    assert (await drafts.get(1, ANN, LATER)).scheduled_at == START
    (first, second) = await drafts.due(START)
    assert (await open_draft(store, first, at_its_time=True)).terms.closes_at == LATER
    assert [draft.id for draft in await drafts.due(START)] == [1]
    assert await drafts.fail(second, "vote-late-host", LATER) is not None
    assert await drafts.fail(second, "vote-late-host", LATER) is None
    assert (await drafts.get(1, ANN, LATER)).trouble == "vote-late-host" and await drafts.next_opening() is None


async def test_each_shard_has_the_drafts_of_its_own_servers(store: Store) -> None:
    """Another shard would find that the bot was removed from the server."""
    drafts = store.ballots.drafts
    await drafts.schedule(await begin(store, opens="in 3h", opens_at=START), 8, NOON)
    mine = GUILD >> 22 & 1
    assert [draft.id for draft in await drafts.due(START, (mine, 2))] == [1]
    assert await drafts.next_opening((mine, 2)) == START
    assert await drafts.due(START, (1 - mine, 2)) == [] and await drafts.next_opening((1 - mine, 2)) is None


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_of_what_two_processes_do_with_a_scheduled_draft_at_once_one_thing_happens(opened: Open) -> None:
    one, two = await opened(), await opened()
    luck, outcomes = random.Random(1), Counter[str]()
    for id in range(1, 41):
        content = replace(CONTENT, opens="in 3h", opens_at=START)
        seen = await one.ballots.drafts.begin(
            id, guild=GUILD, channel=8, host=ANN, host_name="Ann", content=content, now=NOON
        )
        draft = await two.ballots.drafts.schedule(seen, 8, NOON)
        before = {vote.id for vote in await one.ballots.open_votes()}
        doing = [
            ("open", open_draft(one, draft, at_its_time=True)),
            ("open", open_draft(two, draft, at_its_time=True)),
            ("open", open_draft(two, draft)),
            ("discard", one.ballots.drafts.discard(id, ANN, NOON)),
            ("change", two.ballots.drafts.change(id, ANN, lambda content: replace(content, quorum="1"), NOON)),
            ("fail", one.ballots.drafts.fail(draft, "vote-late-host", NOON)),
        ]
        doing = luck.sample(doing, len(doing))
        answers = await asyncio.gather(*[work for _, work in doing], return_exceptions=True)
        assert all(isinstance(each, Refused) for each in answers if isinstance(each, BaseException)), answers
        said = [(name, each) for (name, _), each in zip(doing, answers, strict=True) if not isinstance(each, Refused)]
        done = {name for name, _ in said}
        opened_now = {vote.id for vote in await one.ballots.open_votes()} - before
        assert len(opened_now) <= 1 and opened_now == {each.id for name, each in said if isinstance(each, Vote)}
        left = id in [draft.id for draft in await two.ballots.drafts.of_guild(GUILD, NOON)]
        assert len(opened_now) + ("discard" in done) + left == 1, (id, said)
        assert not (opened_now and "change" in done), "a vote opens as its host has last seen it"
        outcomes["open" if opened_now else "discard" if "discard" in done else "left"] += 1
    assert len(outcomes) > 1, outcomes


async def test_a_change_takes_a_draft_off_the_schedule(store: Store) -> None:
    drafts = store.ballots.drafts
    draft = await begin(store, opens="in 3h", opens_at=START)
    scheduled = await drafts.schedule(draft, 8, NOON)
    assert (await drafts.change(1, ANN, lambda content: content, NOON)).scheduled_at is None
    assert await code_of(open_draft(store, scheduled, at_its_time=True)) == "vote_draft_changed"
    assert (await open_draft(store, scheduled)).is_open, "but its host can open it"


async def test_a_draft_that_is_scheduled_anew_meanwhile_has_not_failed(store: Store) -> None:
    drafts = store.ballots.drafts
    late = await drafts.schedule(await begin(store, opens="in 3h", opens_at=START, roles=(5,)), 8, NOON)
    changed = await drafts.change(1, ANN, lambda content: replace(content, roles=()), NOON)
    anew = await drafts.schedule(changed, 8, NOON)
    assert await drafts.fail(late, "vote-late-role", NOON) is None
    assert await drafts.get(1, ANN, NOON) == anew


async def test_what_cannot_be_scheduled(store: Store) -> None:
    drafts = store.ballots.drafts
    draft = await begin(store)
    assert await code_of(drafts.schedule(draft, 8, NOON)) == "vote_draft_changed"
    draft = await begin(store, 2, opens="3h", opens_at=START)
    assert await code_of(drafts.schedule(draft, 8, START)) == "vote_start_past"
    assert await code_of(drafts.schedule(replace(draft, host=BOB), 8, NOON)) == "vote_draft_gone"
    for id in range(3, 3 + MAX_SCHEDULED):
        await drafts.schedule(await begin(store, id, id, opens="3h", opens_at=START), 8, NOON)
    assert await code_of(drafts.schedule(draft, 8, NOON)) == "vote_scheduled"


async def test_a_user_has_a_limited_number_of_drafts(store: Store) -> None:
    for id in range(1, MAX_DRAFTS + 3):
        await begin(store, id)
    await begin(store, 99, BOB)
    kept = await store.ballots.drafts.of_guild(GUILD, NOON)
    assert [draft.id for draft in kept] == [99, *range(MAX_DRAFTS + 2, 2, -1)]


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"closes_at": None}, "vote_time"),
        ({"opens": "later"}, "vote_start"),
        ({"opens": "2d", "opens_at": LATER}, "vote_order"),
        ({"quorum": "many"}, "vote_quorum"),
        ({"questions": (stones(), Question("members", "Who?"))}, "vote_alone"),
        ({"questions": (Question("names", "Who?", ("Cimon", "Cleon")), stones())}, "vote_alone"),
        ({"zone": "Atlantis"}, "vote_zone"),
        ({"zone": "../etc"}, "vote_zone"),
        ({"joined": "-1"}, "vote_joined"),
        ({"account": "old"}, "vote_account"),
        ({"stated": "1.5"}, "vote_stated"),
    ],
)
def test_contents_without_terms(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        draft_terms(replace(CONTENT, **changes))
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("typed", "read"),
    [("", (0, 0)), (" 50 ", (50, 0)), ("0", (0, 0)), ("25%", (0, 25)), ("100 %", (0, 100)), ("1%", (0, 1))],
)
def test_a_quorum_is_a_number_or_a_share(typed: str, read: tuple[int, int]) -> None:
    assert read_quorum(typed) == read


@pytest.mark.parametrize("typed", ["-3", "many", "0%", "101%", "12.5%", "5%%", "%", "٣", "1000000000", "½"])
def test_what_is_no_quorum(typed: str) -> None:
    with pytest.raises(Refused):
        read_quorum(typed)


async def test_a_share_of_those_entitled(store: Store) -> None:
    """A share is rounded up. What is stated counts, else what Discord says at the close or said at the opening."""
    draft = await begin(store, quorum="25%", threshold="absolute")
    assert await code_of(open_draft(store, draft)) == "vote_entitled"
    vote = await open_draft(store, draft, 9)
    assert (vote.entitled, vote.quorum) == (9, 3)
    await cast(store, vote, ANN, WHITE, 1)
    closed = await store.ballots.close_vote(vote.id, in_time(), entitled=5)
    assert (closed.entitled, closed.quorum, closed.is_quorate) == (5, 2, False)
    assert closed.tallies is not None and closed.votes_needed(closed.tallies[0]) == 3
    vote = await open_draft(store, await begin(store, 2, quorum="25%", roles=(5,), stated="4"), 900)
    await cast(store, vote, ANN, WHITE, 1)
    closed = await store.ballots.close_vote(vote.id, in_time(), entitled=5)
    assert (closed.entitled, closed.is_quorate) == (4, True)
    assert replace(closed, cast=6).electorate == 6, "more have voted than were stated"
    vote = await open_draft(store, await begin(store, 3, quorum="25%"), 9)
    assert (await store.ballots.close_vote(vote.id, in_time())).entitled == 9, "Discord does not answer"


@pytest.mark.parametrize(("threshold", "needed"), [("most", 1), ("half", 6), ("two_thirds", 7), ("absolute", 21)])
def test_what_an_answer_needs(threshold: Threshold, needed: int) -> None:
    assert THRESHOLDS[threshold](10, 40) == needed


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"opens": "x", "opens_at": NOON}, "vote_start_past"),
        (
            {"opens": "x", "opens_at": NOON + timedelta(days=61), "closes_at": NOON + timedelta(days=62)},
            "vote_start_far",
        ),
        ({"closes_at": NOON}, "vote_past"),
        ({"closes_at": NOON + timedelta(days=61)}, "vote_far"),
        ({"stated": "0"}, "vote_stated_range"),
        ({"threshold": "absolute", "joined": "1"}, "vote_entitled"),
        ({"quorum": "25%", "roles": (5, 6)}, "vote_entitled"),
    ],
)
def test_contents_that_are_not_allowed(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        check_content(replace(CONTENT, **changes), NOON)
    assert refused.value.code == code


def test_the_longest_time_counts_from_the_start() -> None:
    content = replace(CONTENT, opens="x", opens_at=LATER, closes_at=NOON + timedelta(days=60, hours=3))
    assert check_content(content, NOON).closes_at == content.closes_at


async def test_several_questions_have_room_in_one_message(store: Store) -> None:
    long = (stones("x" * 290),) * 5
    answers = sum(len(answer) for question in long for answer in question.answers)
    assert 5 * 290 + answers <= MAX_TEXTS
    check_terms(replace(draft_terms(CONTENT), questions=long), NOON)
    full = (Question("choice", "x", tuple([f"{number}{'x' * 60}" for number in range(10)])),) * 5
    for refused in (
        lambda: check_content(replace(CONTENT, questions=full), NOON),
        lambda: check_terms(replace(draft_terms(CONTENT), questions=full), NOON),
    ):
        with pytest.raises(Refused) as told:
            refused()
        assert told.value.code == "vote_long"
    vote = await open_draft(store, await begin(store, questions=long))
    edited = store.ballots.edit(vote.id, full, NOON, by=ANN, by_name="Ann")
    assert await code_of(edited) == "vote_long"


async def test_a_vote_is_announced_where_its_draft_says(store: Store) -> None:
    assert (await open_draft(store, await begin(store, announce=12))).announce == 12
    assert (await open_draft(store, await begin(store, 2))).announce is None


async def test_a_result_is_not_announced_a_second_time_where_its_vote_was_moved(store: Store) -> None:
    vote = await open_draft(store, await begin(store, announce=12))
    assert (await store.ballots.move(vote.id, 11, NOON)).announce == 12
    assert (await store.ballots.move(vote.id, 12, NOON)).announce is None
