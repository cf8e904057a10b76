"""Secrecy: a closed vote leaves no link from a voter to a stone in the database; an open one hides the count."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from storage import Store
from storage.ballots import Receipt
from storage.ballots.secret import Secret, open_secret
from storage.db.encryption import Tampered, Vault
from storage.db.schema import vote_roll, vote_secrets, vote_shards, vote_stones, votes
from tests.storage.ballots.laid import BLACK, WHITE, cast, early, in_time, opened_vote, stones
from tests.storage.conftest import Open
from tests.storage.tables import KEY, sql

USERS = [5_000_000_000_000_000 + 7919 * n for n in range(300)]
ASKED = (stones(),)
HELD = (vote_secrets, vote_roll, vote_stones)


async def everything(store: Store) -> dict[str, list[Any]]:
    """Return all rows of all tables."""
    names = await store._database.read(lambda db: inspect(db).get_table_names())
    return {name: [tuple(row) for row in await sql(store, f'SELECT * FROM "{name}"')] for name in names}


async def voted(store: Store, seed: int = 1, **changes: Any) -> tuple[int, dict[int, Receipt], bytes]:
    """Let many users vote; return the vote, the receipts by user, and its secret as a thief of the key reads it."""
    vote = await opened_vote(store, **changes)
    luck = random.Random(seed)
    receipts: dict[int, Receipt] = {}

    async def press(user: int, number: int) -> None:
        receipts[user] = await cast(store, vote, user, luck.choice([WHITE, BLACK]), number)

    for at in range(0, len(USERS), 20):
        await asyncio.gather(*(press(user, at + n) for n, user in enumerate(USERS[at : at + 20])))
    (sealed,) = await sql(store, "SELECT secret FROM vote_secrets")
    return vote.id, receipts, Vault(KEY).open(bytes(sealed.secret), f"vote_secrets/{vote.id}/secret")


async def test_while_it_is_open_the_rows_tell_neither_stones_nor_voters(store: Store) -> None:
    vote, receipts, _ = await voted(store)
    rows = await everything(store)
    assert rows["vote_shards"] == []
    bodies = {row[2] for row in rows["vote_stones"]}
    assert len(bodies) == len(USERS) and len({len(body) for body in bodies}) == 1, "all of one length"
    assert (await store.ballots.vote(vote)).tallies is None
    said = repr(rows)
    assert not any(receipt.code in said for receipt in receipts.values())
    assert not any(str(user) in said or repr(user.to_bytes(8)) in said for user in USERS)
    assert not {row[1] for row in rows["vote_roll"]} & {row[1] for row in rows["vote_stones"]}


async def test_after_the_close_no_row_joins_voter_and_stone(store: Store) -> None:
    vote, receipts, _ = await voted(store, changeable=True)
    await store.ballots.close_vote(vote, in_time())
    rows = await everything(store)
    for table in HELD:
        assert rows[table.name] == [], table.name
    # What remains: the codes in their own order, and the vote's totals.
    assert [row[1] for row in rows["vote_shards"]] == list(range(len(USERS)))
    assert [row[2] for row in rows["vote_shards"]] == sorted(receipt.code for receipt in receipts.values())
    assert {column.name for column in vote_shards.columns} == {"vote", "place", "code", "ballot"}
    said = repr(rows)
    assert not any(str(user) in said for user in USERS)
    assert await store.ballots.receipt(vote, USERS[0]) is None, "not even the bot itself can say any more"


@pytest.mark.slow
async def test_the_order_of_the_codes_is_not_the_order_of_the_presses(store: Store) -> None:
    """A rank correlation of press and place above three standard deviations of chance (1/sqrt(n)) would be a leak."""
    vote, receipts, _ = await voted(store)
    await store.ballots.close_vote(vote, in_time())
    places = {shard.code: place for place, shard in enumerate(await store.ballots.shards(vote))}
    order = [places[receipts[user].code] for user in USERS]
    n = len(order)
    spread = sum((place - at) ** 2 for at, place in enumerate(order))
    assert abs(1 - 6 * spread / (n * (n * n - 1))) < 4 / n**0.5


async def test_no_column_counts_up_or_keeps_a_time() -> None:
    for table in (*HELD, vote_shards):
        for column in table.columns:
            assert "time" not in str(column.type).lower() and column.name not in ("at", "id", "seq"), column
    for table in (vote_roll, vote_stones, vote_shards):
        assert table.dialect_options["sqlite"]["with_rowid"] is False
    assert votes.c.tallies.nullable


async def test_on_sqlite_rows_lie_by_their_hashes_and_have_no_hidden_number(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY) as store:
        await voted(store)
        for name in ("vote_roll", "vote_stones", "vote_shards"):
            (made,) = await sql(store, "SELECT sql FROM sqlite_master WHERE name = :name", name=name)
            assert "WITHOUT ROWID" in made.sql


def files(file: Path) -> bytes:
    return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


@pytest.mark.slow
async def test_no_byte_of_the_files_leads_from_a_voter_to_a_stone(sqlite_file: Path) -> None:
    for ending in ("close", "void"):
        path = sqlite_file.with_name(f"{ending}.db")
        async with await Store.open(f"sqlite:///{path}", KEY) as store:
            vote, receipts, plain = await voted(store, changeable=True)
            (sealed,) = await sql(store, "SELECT secret FROM vote_secrets")
            secret = Secret(vote, ASKED, plain)
            (mark,) = await sql(store, "SELECT voter, mark FROM vote_roll LIMIT 1")
            (body,) = await sql(store, "SELECT stone, body FROM vote_stones LIMIT 1")
            before = files(path)
            # Check that the search below can find what it looks for.
            for remains in (bytes(sealed.secret), bytes(mark.voter), bytes(mark.mark), bytes(body.body)):
                assert remains in before
            if ending == "close":
                await store.ballots.close_vote(vote, in_time())
            else:
                await store.ballots.void_vote(vote, early())
            assert (await store.ballots.vote(vote)).shredded
            for after in (files(path),):
                assert plain not in after and bytes(sealed.secret) not in after
                for user in USERS:
                    assert secret.voter_hash(user) not in after and secret.stone_hash(user) not in after
                    assert user.to_bytes(8) not in after and str(user).encode() not in after
                assert bytes(body.body) not in after and bytes(mark.mark) not in after
                codes = [receipt.code.encode() in after for receipt in receipts.values()]
                assert all(codes) if ending == "close" else not any(codes)


async def test_what_an_open_reader_held_up_is_overwritten_later(sqlite_file: Path) -> None:
    """The write-ahead log cannot be truncated while a connection reads an old state of it."""
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, retry_seconds=0.4) as store:
        vote, _, plain = await voted(store)
        (sealed,) = await sql(store, "SELECT secret FROM vote_secrets")
        reader = sqlite3.connect(sqlite_file, isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM votes").fetchall()
        await store.ballots.close_vote(vote, in_time())
        assert not (await store.ballots.vote(vote)).shredded and bytes(sealed.secret) in files(sqlite_file)
        reader.execute("COMMIT")
        reader.close()
        assert await store.shredding.run()
        assert (await store.ballots.vote(vote)).shredded and bytes(sealed.secret) not in files(sqlite_file)
        assert plain not in files(sqlite_file)


async def test_postgresql_writes_its_tables_anew(opened: Open, url: str) -> None:
    store = await opened()
    vote, _, _ = await voted(store)
    if url.startswith("sqlite"):
        return
    before = await sql(store, "SELECT pg_relation_filenode('vote_secrets') AS node")
    await store.ballots.close_vote(vote, in_time())
    after = await sql(store, "SELECT pg_relation_filenode('vote_secrets') AS node")
    assert before[0].node != after[0].node and (await store.ballots.vote(vote)).shredded
    sizes = await sql(store, "SELECT pg_relation_size('vote_stones') + pg_relation_size('vote_roll') AS bytes")
    assert sizes[0].bytes == 0


@pytest.mark.slow
async def test_another_vote_s_secret_or_place_opens_nothing(store: Store) -> None:
    vote, _, plain = await voted(store)
    row = (await sql(store, "SELECT stone, body FROM vote_stones LIMIT 2"))[0]
    secret = Secret(vote, ASKED, plain)
    assert secret.open_stone(bytes(row.stone), bytes(row.body))[0] in (WHITE, BLACK)
    for other, id in (
        (Secret(vote, ASKED, bytes(32)), row.stone),
        (Secret(vote + 1, ASKED, plain), row.stone),
        (secret, bytes(16)),
    ):
        with pytest.raises(Tampered):
            other.open_stone(bytes(id), bytes(row.body))
    with pytest.raises(Tampered):
        open_secret(Vault(KEY), vote, ASKED, None)


async def test_an_error_tells_no_stone(store: Store) -> None:
    vote, receipts, _ = await voted(store)
    await sql(store, "UPDATE vote_stones SET body = :junk", junk=b"\x01" + bytes(40))
    try:
        await store.ballots.receipt(vote, USERS[0])
    except Exception as error:  # noqa: BLE001 - its words are what is looked at
        words = f"{error!r} {error.__cause__!r}"
        assert not any(receipt.code in words for receipt in receipts.values()) and str(USERS[0]) not in words
    else:
        raise AssertionError("a damaged stone was read")
