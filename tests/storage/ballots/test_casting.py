"""Every press counts once, even if presses arrive twice, too late, or at the same moment."""

import asyncio
import random
from datetime import timedelta

import pytest

from storage import Refused, Store
from storage.ballots import Cast, Eligible, Question, Receipt, VoteStatus
from storage.ballots.reminders import remind_at
from tests.storage.ballots.laid import (
    ANN,
    BLACK,
    BOB,
    CLEO,
    GUILD,
    LATER,
    NOON,
    WHITE,
    cast,
    counts,
    early,
    in_time,
    opened_vote,
    stones,
    terms,
)
from tests.storage.conftest import Open
from tests.storage.tables import sql


async def test_a_vote_is_opened_once_by_its_key(store: Store) -> None:
    vote = await opened_vote(store)
    assert (await opened_vote(store)) == vote and vote.is_open and vote.cast == 0
    assert vote.terms == terms() and (vote.guild, vote.host, vote.host_name) == (GUILD, ANN, "Ann")
    assert (await opened_vote(store, "other")).id != vote.id


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"questions": (stones(" \n "),)}, "vote_question"),
        ({"questions": (stones("x" * 301),)}, "vote_question"),
        ({"questions": (stones(white=""),)}, "vote_answer"),
        ({"questions": (stones(black="y" * 71),)}, "vote_answer"),
        ({"questions": (stones(black="  SAIL "),)}, "vote_answers_equal"),
        ({"closes_at": NOON}, "vote_past"),
        ({"closes_at": NOON - timedelta(days=1)}, "vote_past"),
        ({"closes_at": NOON + timedelta(days=60, seconds=1)}, "vote_far"),
        ({"quorum": -1}, "vote_quorum_most"),
        ({"quorum_percent": 101}, "vote_quorum_most"),
        ({"stated": 0}, "vote_stated_range"),
        ({"eligible": Eligible(account_days=3651)}, "vote_days_most"),
        ({"eligible": Eligible(roles=tuple(range(26)))}, "vote_roles"),
        ({"quorum_percent": 25}, "vote_entitled"),
        ({"threshold": "absolute"}, "vote_entitled"),
        ({"questions": (Question("ranked", "Who?", ("a", "b", "c")),), "threshold": "half"}, "vote_threshold"),
    ],
)
async def test_terms_that_cannot_be(store: Store, changes: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        await opened_vote(store, **changes)
    assert refused.value.code == code
    assert await store.ballots.votes_of(GUILD) == []


async def test_sixty_days_are_not_too_many(store: Store) -> None:
    assert (await opened_vote(store, closes_at=NOON + timedelta(days=60))).is_open


async def test_a_reminder_comes_long_enough_before_the_end_or_is_refused(store: Store) -> None:
    vote = await opened_vote(store, closes_at=NOON + timedelta(minutes=2))
    with pytest.raises(Refused) as refused:
        await store.ballots.set_reminder(vote.id, ANN, NOON, on=True)
    assert refused.value.code == "vote_reminder_late"
    vote = await opened_vote(store, "another", closes_at=NOON + timedelta(minutes=6))
    await store.ballots.set_reminder(vote.id, ANN, NOON, on=True)
    assert remind_at(vote) == NOON + timedelta(minutes=4)
    due, mine = NOON + timedelta(minutes=4, seconds=59), GUILD >> 22 & 1
    assert await store.ballots.claim_reminders(due, 1, (1 - mine, 2)) == [], "another shard doesn't know who sees it"
    assert await store.ballots.claim_reminders(due, 1, (mine, 2)) == [(vote, ANN)]


async def test_a_press_in_a_pause_does_not_count_however_late_it_arrives(store: Store) -> None:
    vote = await opened_vote(store)
    minutes = [NOON + timedelta(minutes=each) for each in range(8)]
    for start in (1, 4):
        await store.ballots.pause(vote.id, minutes[start], by=ANN, by_name="Ann", reason="x")
        await store.ballots.resume(vote.id, minutes[start + 1], by=ANN, by_name="Ann")
    for press, paused in enumerate((minutes[1], minutes[2] - timedelta(seconds=1), minutes[4]), 1):
        with pytest.raises(Refused, match="vote_was_paused"):
            await cast(store, vote, BOB, WHITE, press, paused)
    for press, running in enumerate((minutes[1] - timedelta(seconds=1), minutes[2], minutes[3], minutes[5]), 10):
        assert (await cast(store, vote, press, WHITE, press, running)).kind == "recorded"
    await store.ballots.pause(vote.id, minutes[7], by=ANN, by_name="Ann", reason="x")
    late = await store.ballots.resume(vote.id, minutes[6], by=ANN, by_name="Ann")  # overtaken by the pause
    assert late.changes[-1].at == minutes[7] and late.terms.closes_at == LATER + 2 * timedelta(minutes=1)


async def test_a_press_is_recorded_and_counted(store: Store) -> None:
    vote = await opened_vote(store)
    receipts = [await cast(store, vote, ANN, WHITE, 1), await cast(store, vote, BOB, BLACK, 2)]
    assert [(r.kind, r.ballot) for r in receipts] == [("recorded", WHITE), ("recorded", BLACK)]
    assert (await store.ballots.vote(vote.id)).cast == 2
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert (*counts(closed), closed.spoiled, closed.cast) == (1, 1, 0, 2)
    shards = await store.ballots.shards(vote.id)
    assert {(s.code, s.ballot) for s in shards} == {(r.code, r.ballot) for r in receipts}
    assert [s.code for s in shards] == sorted(s.code for s in shards)


async def test_the_same_press_again_is_answered_alike(store: Store, opened: Open) -> None:
    vote = await opened_vote(store)
    first = await cast(store, vote, ANN, WHITE, 5)
    assert await cast(store, vote, ANN, WHITE, 5) == first
    again = await opened()  # like a restart between a press and the reply to it
    assert await cast(again, vote, ANN, WHITE, 5) == first
    assert await again.ballots.receipt(vote.id, ANN) == Receipt("standing", WHITE, first.code, first.key)
    assert await again.ballots.receipt(vote.id, BOB) is None
    assert (await again.ballots.vote(vote.id)).cast == 1


async def test_pressing_the_same_colour_again_keeps_the_code(store: Store) -> None:
    vote = await opened_vote(store)
    first = await cast(store, vote, ANN, WHITE, 5)
    assert await cast(store, vote, ANN, WHITE, 6) == Receipt("standing", WHITE, first.code, first.key)


async def test_another_colour_is_refused_where_votes_are_final(store: Store) -> None:
    vote = await opened_vote(store, changeable=False)
    first = await cast(store, vote, ANN, WHITE, 5)
    assert await cast(store, vote, ANN, BLACK, 6) == Receipt("fixed", WHITE, first.code, first.key)
    assert counts(await store.ballots.close_vote(vote.id, in_time()))[0] == 1


async def test_a_change_gives_a_new_code_and_withdraws_the_old_stone(store: Store) -> None:
    vote = await opened_vote(store, changeable=True)
    first = await cast(store, vote, ANN, WHITE, 5)
    second = await cast(store, vote, ANN, BLACK, 6)
    assert second.kind == "changed" and second.ballot == BLACK and second.code != first.code
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert (*counts(closed), closed.cast) == (0, 1, 1)
    assert await store.ballots.find_shard(GUILD, first.code) is None
    found = await store.ballots.find_shard(GUILD, second.code)
    assert found is not None and found[0] == closed and found[1].ballot == BLACK
    assert await store.ballots.find_shard(GUILD + 1, second.code) is None


async def test_an_older_press_that_comes_late_changes_nothing(store: Store) -> None:
    vote = await opened_vote(store, changeable=True)
    await cast(store, vote, ANN, WHITE, 5)
    newer = await cast(store, vote, ANN, BLACK, 9)
    assert await cast(store, vote, ANN, WHITE, 5) == Receipt("standing", BLACK, newer.code, newer.key)
    assert await cast(store, vote, ANN, WHITE, 7) == Receipt("standing", BLACK, newer.code, newer.key)
    same = await cast(store, vote, ANN, BLACK, 12)
    assert same == Receipt("standing", BLACK, newer.code, newer.key)
    assert (await cast(store, vote, ANN, WHITE, 11)).ballot == BLACK, "a later press of the same colour has a say"


async def test_two_devices_at_the_same_moment_count_once(store: Store) -> None:
    vote = await opened_vote(store)
    receipts = await asyncio.gather(*(cast(store, vote, ANN, WHITE, press) for press in range(1, 30)))
    assert [r.kind for r in receipts].count("recorded") == 1 and len({r.code for r in receipts}) == 1
    assert (await store.ballots.vote(vote.id)).cast == 1


async def test_late_presses_are_refused(store: Store) -> None:
    vote = await opened_vote(store)
    for at in (LATER, LATER + timedelta(days=3)):  # it has not been closed yet
        with pytest.raises(Refused) as refused:
            await cast(store, vote, ANN, WHITE, 1, at)
        assert refused.value.code == "vote_late"
    await cast(store, vote, BOB, WHITE, 2, LATER - timedelta(seconds=1))
    await store.ballots.close_vote(vote.id, early())
    with pytest.raises(Refused) as refused:
        await cast(store, vote, ANN, WHITE, 3)
    assert refused.value.code == "vote_late"
    with pytest.raises(Refused) as refused:
        await store.ballots.cast(Cast(999, ANN, WHITE, 3, NOON))
    assert refused.value.code == "vote_unknown"
    assert (await store.ballots.vote(vote.id)).cast == 1


async def test_one_who_is_refused_does_not_hold_up_the_others(store: Store) -> None:
    vote = await opened_vote(store)
    other = await opened_vote(store, "other")
    await store.ballots.void_vote(other.id, early())
    wanted = [
        cast(store, vote, ANN, WHITE, 1),
        cast(store, other, ANN, WHITE, 2),
        cast(store, vote, BOB, BLACK, 3),
    ]
    done = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(each) for each in done] == [Receipt, Refused, Receipt]
    assert isinstance(done[1], Refused) and done[1].code == "vote_void"


async def test_closing_while_votes_come_in(store: Store) -> None:
    """Every user who was told "recorded" is in the result, and no user who was told "late" is."""
    vote = await opened_vote(store, changeable=True)
    luck = random.Random(3)

    async def keep_pressing(user: int) -> tuple[Receipt | None, bool]:
        last: Receipt | None = None
        for press in range(200):
            try:
                last = await cast(store, vote, user, luck.choice([WHITE, BLACK]), press)
            except Refused:
                return last, True
        return last, False

    voters = [asyncio.create_task(keep_pressing(1000 + n)) for n in range(40)]
    await asyncio.sleep(0.15)
    closed = await store.ballots.close_vote(vote.id, early())
    done = await asyncio.gather(*voters)
    assert any(late for _, late in done)
    told = {(receipt.code, receipt.ballot) for receipt, _ in done if receipt is not None}
    assert told == {(s.code, s.ballot) for s in await store.ballots.shards(vote.id)}
    assert closed.cast == len(told) == sum(counts(closed))


async def test_two_processes_count_a_voter_once(opened: Open) -> None:
    one, two = await opened(), await opened()
    vote = await opened_vote(one)
    pressing = [cast(store, vote, user, WHITE, user) for user in range(60) for store in (one, two)]
    receipts = await asyncio.gather(*pressing)
    assert len({r.code for r in receipts}) == 60
    closing = await asyncio.gather(
        one.ballots.close_vote(vote.id, early()), two.ballots.close_vote(vote.id, early(BOB)), return_exceptions=True
    )
    refused = [each for each in closing if isinstance(each, Refused)]
    assert len(refused) == 1 and refused[0].code == "vote_over"
    assert counts(await one.ballots.vote(vote.id))[0] == 60


async def test_many_at_once_are_committed_in_groups(store: Store) -> None:
    vote = await opened_vote(store)
    receipts = await asyncio.gather(*(cast(store, vote, n, WHITE if n % 3 else BLACK, n) for n in range(1000)))
    assert len({r.code for r in receipts}) == 1000
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert (*counts(closed), closed.cast) == (666, 334, 1000)


async def test_void_counts_nothing(store: Store) -> None:
    vote = await opened_vote(store)
    receipt = await cast(store, vote, ANN, WHITE, 1)
    void = await store.ballots.void_vote(vote.id, early())
    assert void.status is VoteStatus.VOID and (void.tallies, void.cast) == (None, 1)
    assert void.ending == early()
    assert await store.ballots.shards(vote.id) == []
    assert await store.ballots.find_shard(GUILD, receipt.code) is None
    with pytest.raises(Refused) as refused:
        await store.ballots.close_vote(vote.id, early())
    assert refused.value.code == "vote_over"
    assert (await store.ballots.close_vote(vote.id, in_time())) == void, "its time comes, and nothing is to be done"


async def test_deadlines_are_rows(store: Store, opened: Open) -> None:
    assert await store.ballots.next_closing() is None
    soon = await opened_vote(store, "soon", closes_at=NOON + timedelta(hours=1))
    late = await opened_vote(store, "late", closes_at=NOON + timedelta(hours=5))
    again = await opened()
    assert await again.ballots.next_closing() == NOON + timedelta(hours=1)
    assert await again.ballots.due(NOON + timedelta(minutes=59)) == []
    assert await again.ballots.due(NOON + timedelta(hours=1)) == [soon.id]
    assert await again.ballots.due(NOON + timedelta(days=1)) == [soon.id, late.id]
    await again.ballots.close_vote(soon.id, in_time())
    assert await again.ballots.next_closing() == NOON + timedelta(hours=5)
    assert [vote.id for vote in await again.ballots.votes_of(GUILD)] == [late.id, soon.id]
    assert await again.ballots.votes_of(GUILD + 1) == []


async def test_results_that_were_not_told_are_found(store: Store) -> None:
    vote = await opened_vote(store)
    assert await store.ballots.unannounced(LATER) == []
    await store.ballots.place(vote.id, 55)
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert closed.message == 55
    assert [each.id for each in await store.ballots.unannounced(LATER)] == [vote.id]
    assert await store.ballots.unannounced(LATER + timedelta(days=8)) == []
    await store.ballots.mark_announced(vote.id, 77)
    assert await store.ballots.unannounced(LATER) == []


async def test_a_stone_that_cannot_be_read_is_told_and_does_not_stop_the_close(store: Store) -> None:
    vote = await opened_vote(store)
    for user in (ANN, BOB, CLEO):
        await cast(store, vote, user, WHITE, user)
    await sql(
        store,
        "UPDATE vote_stones SET body = :junk WHERE stone = (SELECT stone FROM vote_stones ORDER BY stone LIMIT 1)",
        junk=b"\x01" + bytes(40),
    )
    closed = await store.ballots.close_vote(vote.id, in_time())
    assert (*counts(closed), closed.spoiled, closed.cast) == (2, 0, 1, 3)
