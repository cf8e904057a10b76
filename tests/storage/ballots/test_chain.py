"""The chain of receipts is published hour by hour, and its hashes tell nobody who has voted, or whether anyone has."""

from datetime import timedelta

import pytest

from storage import Store
from storage.ballots import Vote
from storage.ballots.chain import HOUR, ballot_link, due_at, first_head, next_head
from storage.ballots.proof import rules_document
from storage.ballots.questions import ballot_json
from tests.storage.ballots.laid import ANN, BLACK, BOB, CLEO, NOON, WHITE, cast, early, in_time, opened_vote
from tests.storage.conftest import Open
from tests.storage.tables import sql


async def published(store: Store, vote: Vote) -> str:
    """Return the newest published hash."""
    found = (await store.ballots.vote(vote.id)).published
    assert found is not None
    return found.head


async def test_a_hash_is_published_at_each_full_hour(store: Store) -> None:
    vote = await opened_vote(store)
    assert vote.published is None and due_at(vote) == NOON + HOUR
    assert await store.ballots.publish_chains(NOON + timedelta(minutes=59)) == []
    (vote,) = await store.ballots.publish_chains(NOON + timedelta(minutes=61))
    assert vote.published is not None and vote.published.at == NOON + timedelta(minutes=61)
    assert due_at(vote) == NOON + 2 * HOUR
    assert await store.ballots.publish_chains(NOON + timedelta(minutes=119)) == []
    assert len(await store.ballots.publish_chains(NOON + timedelta(hours=9))) == 1, "once for the hours of an outage"


async def test_the_hash_changes_each_hour_whether_anybody_votes_or_not(store: Store) -> None:
    vote, empty = await opened_vote(store), await opened_vote(store, "empty")
    heads: list[list[str]] = [[], []]
    for hour in range(1, 5):
        if hour == 2:
            await cast(store, vote, ANN, WHITE, 1)
        await store.ballots.publish_chains(NOON + hour * HOUR)
        for of, each in zip(heads, (vote, empty), strict=True):
            of.append(await published(store, each))
    for of in heads:
        assert len(set(of)) == 4 and {len(head) for head in of} == {64}
    (row,) = await sql(store, "SELECT chain_head, published_head FROM votes WHERE id = :id", id=empty.id)
    assert row.chain_head == row.published_head
    assert not await sql(store, "SELECT 1 FROM vote_shards"), "the random entries stay unknown until the close"


async def test_a_vote_is_an_entry_and_a_change_is_another(store: Store) -> None:
    vote = await opened_vote(store, changeable=True)
    first = await cast(store, vote, ANN, WHITE, 1)
    await cast(store, vote, ANN, WHITE, 2)
    await store.ballots.publish_chains(NOON + HOUR)
    second = await cast(store, vote, ANN, BLACK, 3)
    other = await cast(store, vote, BOB, BLACK, 4)
    before = await published(store, vote)
    vote = await store.ballots.close_vote(vote.id, in_time())
    chain = await store.ballots.chain_of(vote)
    links = [
        ballot_link(each.code, ballot_json(vote.terms.questions, each.ballot), each.key)
        for each in (first, second, other)
    ]
    assert [len(segment.entries) for segment in chain] == [2, 3]
    assert [entry for segment in chain for entry in segment.entries if entry[0] != "="] == [
        "+" + links[0], "~" + links[1], "+" + links[2]
    ]  # fmt: skip
    assert chain[0].head == before and vote.published is not None and chain[1].head == vote.published.head
    assert next_head(first_head(rules_document(vote)), chain[0].entries) == before


async def test_without_the_secret_no_entry_leads_to_a_ballot(store: Store) -> None:
    vote = await opened_vote(store)
    receipts = [await cast(store, vote, user, WHITE, user) for user in (ANN, BOB, CLEO)]
    assert len({each.key for each in receipts}) == 3 and all(len(each.key) == 16 for each in receipts)
    vote = await store.ballots.close_vote(vote.id, in_time())
    stored = repr(await sql(store, "SELECT * FROM vote_links")) + repr(await sql(store, "SELECT * FROM vote_shards"))
    assert not any(each.key in stored for each in receipts), "only the voters have the keys"
    entries = {entry[1:] for segment in await store.ballots.chain_of(vote) for entry in segment.entries}
    ballot = ballot_json(vote.terms.questions, WHITE)
    assert not {ballot_link(each.code, ballot, "") for each in receipts} & entries
    assert {ballot_link(each.code, ballot, each.key) for each in receipts} <= entries


async def test_a_receipt_that_is_asked_for_again_has_the_same_key(store: Store) -> None:
    vote = await opened_vote(store)
    receipt = await cast(store, vote, ANN, WHITE, 1)
    again = await store.ballots.receipt(vote.id, ANN)
    assert again is not None and (again.code, again.key) == (receipt.code, receipt.key)


async def test_a_void_vote_keeps_no_chain(store: Store) -> None:
    vote = await opened_vote(store)
    await cast(store, vote, ANN, WHITE, 1)
    await store.ballots.void_vote(vote.id, early())
    assert not await sql(store, "SELECT 1 FROM vote_links")


async def test_a_closed_chain_is_stored_hour_by_hour(store: Store) -> None:
    vote = await opened_vote(store)
    for user in range(1, 9):
        await cast(store, vote, user, WHITE, user)
        if user % 4 == 0:
            await store.ballots.publish_chains(NOON + user // 4 * HOUR)
    await store.ballots.close_vote(vote.id, in_time())
    rows = await sql(store, "SELECT number, at, entries FROM vote_links ORDER BY number")
    assert [len(row.entries.split()) for row in rows] == [5, 5, 1]


@pytest.mark.slow
async def test_two_processes_publish_one_hash_an_hour(opened: Open, url: str) -> None:
    if url.startswith("sqlite"):
        pytest.skip("a SQLite file belongs to one process")
    one, two = await opened(), await opened()
    vote = await opened_vote(one)
    found = [await store.ballots._publish(vote.id, NOON + HOUR) for store in (one, two)]
    assert [each is not None for each in found] == [True, False]
    await cast(one, vote, ANN, WHITE, 1)
    await cast(two, vote, BOB, BLACK, 2)
    closed = await two.ballots.close_vote(vote.id, in_time())
    assert [len(segment.entries) for segment in await one.ballots.chain_of(closed)] == [1, 3]
