"""What was deleted leaves the database's files, and what cannot yet is noted and tried again."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import make_url, text

from storage import Store
from storage.db.encryption import Vault
from storage.shredding import PERSONAL_TABLES, SECRET_TABLES
from tests.storage.ballots.laid import BLACK, WHITE, cast, counts, in_time, opened_vote
from tests.storage.conftest import Open
from tests.storage.tables import BOB, KEY, sql, submit_bid
from tests.storage.toy import find_toy

VOTERS = range(7_000_000_000, 7_000_000_040)
LEAVER, NAME = 987_654_321_012_345, "Xanthippe of Alopece"


def files(file: Path) -> bytes:
    """Return the bytes of a SQLite database and of all files beside it."""
    return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


@asynccontextmanager
async def reading(file: Path) -> AsyncIterator[None]:
    """Keep a read transaction of another program open."""
    reader = sqlite3.connect(file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT count(*) FROM votes").fetchall()
    try:
        yield
    finally:
        reader.execute("COMMIT")
        reader.close()


async def vote_with_stones(store: Store, key: str = "open") -> tuple[int, bytes]:
    """Open a vote, let people vote and return its id and its sealed secret."""
    vote = await opened_vote(store, key)
    for user in VOTERS:
        await cast(store, vote, user, BLACK if user % 3 else WHITE, user)
    (row,) = await sql(store, "SELECT secret FROM vote_secrets WHERE vote = :vote", vote=vote.id)
    return vote.id, bytes(row.secret)


async def person_everywhere(store: Store) -> None:
    """Write a user's name and id into many tables."""
    match = await store.lobbies.open_match(
        "o", game="bidding", host=LEAVER, host_name=NAME, guild=7, channel=8, options={}
    )
    await store.lobbies.join(match.id, "j", BOB, "Bob")
    match = await store.lobbies.start(match.id, "s", LEAVER)
    await submit_bid(store, match, "b", LEAVER)
    await store.resign(match.id, "r", LEAVER)
    await store.user_settings.change(LEAVER, lambda person: person)


async def test_who_is_forgotten_is_in_no_file_any_more(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        await person_everywhere(store)
        traces = (NAME.encode(), LEAVER.to_bytes(8), LEAVER.to_bytes(7), str(LEAVER).encode())
        assert NAME.encode() in files(sqlite_file) and LEAVER.to_bytes(7).lstrip(b"\0") in files(sqlite_file)
        await store.privacy.forget(LEAVER, "a former player")
        assert sqlite_file.with_name("stoa.db-wal").stat().st_size < 100_000
        left = [trace for trace in (*traces, LEAVER.to_bytes(7).lstrip(b"\0")) if trace in files(sqlite_file)]
        assert left == []
        assert not (await store.maintenance.numbers()).remnants


async def test_results_that_are_given_up_leave_the_files_too(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        await person_everywhere(store)
        async with reading(sqlite_file):
            await store.statistics.set_counted(LEAVER, False, store.time.now())
            assert (await store.maintenance.numbers()).remnants.people is not None
        assert await store.shredding.run()
        assert not (await store.maintenance.numbers()).remnants


@pytest.mark.slow
async def test_what_a_reader_holds_up_is_said_and_tried_again_until_it_is_done(sqlite_file: Path) -> None:
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, KEY, games=find_toy, retry_seconds=0.4) as store:
        vote, sealed = await vote_with_stones(store)
        await person_everywhere(store)
        async with reading(sqlite_file):
            await store.ballots.close_vote(vote, in_time())
            await store.privacy.forget(LEAVER, "a former player")
            remnants = (await store.maintenance.numbers()).remnants
            assert remnants.votes == (vote,) and remnants.people is not None
            assert sealed in files(sqlite_file) and NAME.encode() in files(sqlite_file)
            assert not await store.shredding.run()
            await store.put_value("other", "work goes on")
            assert (await store.maintenance.numbers()).remnants == remnants
    # A restart does not forget it.
    async with await Store.open(url, KEY, games=find_toy) as store:
        assert (await store.maintenance.numbers()).remnants == remnants
        assert await store.shredding.run()
        assert not (await store.maintenance.numbers()).remnants
        assert sealed not in files(sqlite_file) and NAME.encode() not in files(sqlite_file)


async def test_what_is_deleted_while_it_erases_stays_noted(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        await person_everywhere(store)
        erase = store.shredding._erase

        async def meanwhile(remnants: Any) -> bool:
            done = await erase(remnants)
            store.shredding._erase = erase  # type: ignore[method-assign]
            async with reading(sqlite_file):
                await store.privacy.forget(BOB, "a former player")
            return done

        store.shredding._erase = meanwhile  # type: ignore[method-assign]
        await store.privacy.forget(LEAVER, "a former player")
        assert (await store.maintenance.numbers()).remnants.people is not None
        assert await store.shredding.run() and not (await store.maintenance.numbers()).remnants


# -- PostgreSQL ---------------------------------------------------------------------------------------------------


@pytest.fixture
def postgres_url(url: str) -> str:
    """Return the URL of a PostgreSQL database; tests that use it skip SQLite."""
    if url.startswith("sqlite"):
        pytest.skip("about PostgreSQL's files")
    return url


@asynccontextmanager
async def session(url: str) -> AsyncIterator[asyncpg.Connection]:
    """Connect another program to the database."""
    plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
    connection = await asyncpg.connect(plain)
    try:
        yield connection
    finally:
        await connection.close()


async def on_disk(store: Store) -> bytes:
    """Return all files of all tables and indexes of the database, after a checkpoint has written them."""

    def look(db: Any) -> list[str]:
        db.execute(text("CHECKPOINT"))
        folder = db.scalar(text("SHOW data_directory"))
        database = db.scalar(text("SELECT oid FROM pg_database WHERE datname = current_database()"))
        return [str(folder), str(database)]

    folder, database = await store._database.read(look)
    base = Path(folder) / "base" / database
    if not base.is_dir():
        pytest.skip("the server's files are not on this machine, or not readable")
    return b"".join(each.read_bytes() for each in base.iterdir() if each.is_file())


async def secrets_of(store: Store) -> list[bytes]:
    """Return everything that the tables of open votes hold, as the files should not."""
    found = [bytes(row.secret) for row in await sql(store, "SELECT secret FROM vote_secrets")]
    found += [bytes(value) for row in await sql(store, "SELECT voter, mark FROM vote_roll") for value in row]
    return found + [bytes(value) for row in await sql(store, "SELECT stone, body FROM vote_stones") for value in row]


async def test_a_closed_vote_is_in_no_file_of_postgresql(opened: Open, postgres_url: str) -> None:
    store = await opened()
    await vote_with_stones(store, "stays")
    staying = await secrets_of(store)
    vote, _ = await vote_with_stones(store, "ends")
    going = [each for each in await secrets_of(store) if each not in staying]
    assert len(going) == 1 + 4 * len(VOTERS)
    before = await on_disk(store)
    assert all(each in before for each in going), "the search finds what is there"
    await store.ballots.close_vote(vote, in_time())
    after = await on_disk(store)
    assert not any(each in after for each in going)
    assert sorted(await secrets_of(store)) == sorted(staying), "the vote that is open keeps its stones"
    assert (await store.ballots.vote(vote)).shredded


async def test_a_snapshot_that_still_sees_the_stones_keeps_none_of_them(opened: Open, postgres_url: str) -> None:
    store = await opened()
    vote, _ = await vote_with_stones(store)
    going = await secrets_of(store)
    async with session(postgres_url) as other, other.transaction(isolation="repeatable_read"):
        await other.fetchval("SELECT count(*) FROM matches")
        await store.ballots.close_vote(vote, in_time())
        assert (await store.ballots.vote(vote)).shredded
        after = await on_disk(store)
        assert not any(each in after for each in going), "`VACUUM FULL` would have copied them"


async def test_a_reader_of_the_stones_holds_it_up_until_it_ends(opened: Open, postgres_url: str) -> None:
    store = await opened()
    vote, sealed = await vote_with_stones(store)
    async with session(postgres_url) as other, other.transaction():  # as `pg_dump` does
        await other.fetchval("SELECT count(*) FROM vote_stones")
        await store.ballots.close_vote(vote, in_time())
        assert (await store.maintenance.numbers()).remnants.votes == (vote,)
        assert not await store.shredding.run()
    assert await store.shredding.run()
    assert not (await store.maintenance.numbers()).remnants and sealed not in await on_disk(store)


async def test_people_vote_while_another_vote_is_erased(opened: Open, postgres_url: str) -> None:
    store, second = await opened(), await opened()
    going, _ = await vote_with_stones(store, "ends")
    staying = await opened_vote(store, "stays")
    casts = [cast(second if user % 2 else store, staying, user, WHITE, user) for user in VOTERS]
    _, *receipts = await asyncio.gather(store.ballots.close_vote(going, in_time()), *casts)
    assert await store.shredding.run()
    assert all(receipt.kind == "recorded" for receipt in receipts)
    closed = await second.ballots.close_vote(staying.id, in_time())
    assert (*counts(closed), closed.spoiled) == (len(VOTERS), 0, 0)
    assert {shard.code for shard in await store.ballots.shards(staying.id)} == {receipt.code for receipt in receipts}


async def test_rows_that_are_written_anew_lie_by_their_hashes(opened: Open, postgres_url: str) -> None:
    store = await opened()
    going, _ = await vote_with_stones(store, "ends")
    await vote_with_stones(store, "stays")
    await store.ballots.close_vote(going, in_time())
    for table, column in (("vote_roll", "voter"), ("vote_stones", "stone")):
        lying = [bytes(row[0]) for row in await sql(store, f"SELECT {column} FROM {table} ORDER BY ctid")]
        assert lying == sorted(lying), "not in the order in which people have voted"


async def test_who_is_forgotten_leaves_no_dead_row_in_postgresql(opened: Open, postgres_url: str) -> None:
    store = await opened()
    await person_everywhere(store)
    await store.privacy.forget(LEAVER, "a former player")
    assert not (await store.maintenance.numbers()).remnants
    try:
        await sql(store, "CREATE EXTENSION IF NOT EXISTS pageinspect")
    except Exception:  # noqa: BLE001 - another driver's error, or no right to it
        pytest.skip("the extension pageinspect is not installed")
    try:
        for table in PERSONAL_TABLES:
            pages = await sql(store, f"SELECT pg_relation_size('{table.name}') / 8192 AS n")
            for page in range(pages[0].n):
                dead = await sql(
                    store,
                    "SELECT count(*) FROM heap_page_items(get_raw_page(:name, :page)) WHERE t_xmax <> '0' AND lp = 1",
                    name=table.name,
                    page=page,
                )
                assert dead[0][0] == 0, table.name
    finally:
        await sql(store, "DROP EXTENSION pageinspect")


async def test_every_table_of_a_secret_is_known(store: Store) -> None:
    vote, sealed = await vote_with_stones(store)
    assert Vault(KEY).open(sealed, f"vote_secrets/{vote}/secret")
    filled = {table.name for table in SECRET_TABLES if await sql(store, f"SELECT 1 FROM {table.name}")}
    assert filled == {"vote_secrets", "vote_roll", "vote_stones"}
    await store.ballots.close_vote(vote, in_time())
    assert not [table.name for table in SECRET_TABLES if await sql(store, f"SELECT 1 FROM {table.name}")]
