"""Backups of a database that is in use, and restoring them."""

import asyncio
import os
import sqlite3
import stat
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from storage import Store, User
from storage.__main__ import main
from storage.backup import MAX_BACKUPS, NoCopy, NotADatabase, NotRestored, check_copy, copy_database, restore
from storage.ballots import Ending
from storage.ballots.model import VoteStatus
from storage.db.schema import REVISION
from tests.messages import says
from tests.storage.ballots.laid import WHITE, cast, in_time, opened_vote
from tests.storage.conftest import Open
from tests.storage.tables import ANN, BOB, KEY, begin, bid, sql
from tests.storage.toy import find_toy

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)


async def test_a_copy_made_while_others_write_is_whole(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        opened = 0

        async def go_on() -> None:
            nonlocal opened
            while True:
                await store.lobbies.open_match(
                    f"more{opened}", game="bidding", host=ANN, host_name="A", guild=1, channel=1
                )
                opened += 1

        busy = asyncio.create_task(go_on())
        while opened < 5 and not busy.done():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        made = await store.maintenance.backup(NOW)
        busy.cancel()
        assert made.file.parent.name == "backups" and made.file.name == f"{sqlite_file.stem}-20260301-120000.db"
        assert made.size == made.file.stat().st_size and made.kept == 1
        assert stat.S_IMODE(made.file.stat().st_mode) == 0o600
        assert [each.name for each in made.file.parent.iterdir()] == [made.file.name], "one file, and none beside it"
    async with await Store.open(f"sqlite:///{made.file}", KEY, games=find_toy) as copied:
        assert (await copied.match(match.id)).chairs == match.chairs
        assert 5 <= len(await copied.matches_of(ANN)) <= opened + 2
        await copied.verify(match.id)


async def test_only_the_last_copies_are_kept(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        made = [await store.maintenance.backup(NOW + timedelta(seconds=each)) for each in range(MAX_BACKUPS + 3)]
    left = sorted(each.name for each in made[0].file.parent.iterdir())
    assert left == [each.file.name for each in made[-MAX_BACKUPS:]] and made[-1].kept == MAX_BACKUPS


async def test_another_database_copies_itself(opened: Open, url: str) -> None:
    store = await opened()
    if url.startswith("sqlite"):
        assert check_copy((await store.maintenance.backup(NOW)).file) == REVISION
    else:
        with pytest.raises(NoCopy, match="server"):
            await store.maintenance.backup(NOW)


@pytest.mark.slow
async def test_what_was_copied_is_put_back(
    sqlite_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    monkeypatch.chdir(sqlite_file.parent)  # where there is no .env
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, None, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        made = await store.maintenance.backup(NOW)
        await store.end(match.id, "end", ANN, "Ann", "late")
        done = await asyncio.to_thread(main, ["restore", str(made.file), "--url", url])
        assert done == 1 and says(capsys.readouterr().err, "storage:in-use")
        assert not (await store.match(match.id)).is_open
    assert await asyncio.to_thread(main, ["restore", str(made.file), "--url", url]) == 0
    said = capsys.readouterr().out
    assert says(said, "storage:restored", database=str(sqlite_file), copy=str(made.file))
    assert says(said, "storage:restored-previous") and "-before-" in said
    async with await Store.open(url, None, games=find_toy) as store:
        assert (await store.match(match.id)).is_open
        await store.submit(match.id, "on", User(ANN), bid(ANN))
    (former,) = sqlite_file.parent.glob("*-before-*.db")
    with closing(sqlite3.connect(former)) as db:
        assert db.execute("SELECT status FROM matches").fetchall() == [("ended",)]
    assert made.file.exists()


async def test_a_copy_is_put_back_where_the_bot_looks_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DATABASE_URL", "SECRET_KEY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    real = tmp_path / "real" / "game.db"
    real.parent.mkdir()
    async with await Store.open(f"sqlite:///{real}", KEY, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        made = (await store.maintenance.backup(NOW)).file
        await store.end(match.id, "end", ANN, "Ann", "late")
    env = tmp_path / ".env"
    env.write_text(f"DATABASE_URL=sqlite:///real/game.db\nSECRET_KEY={bytes(32).hex()}\n")
    assert await asyncio.to_thread(main, ["restore", str(made)]) == 1
    assert says(capsys.readouterr().err, "storage:copy-another-key")
    env.write_text(f"DATABASE_URL=sqlite:///real/game.db\nSECRET_KEY={KEY.hex()}\n")
    assert await asyncio.to_thread(main, ["restore", str(made)]) == 0
    assert says(capsys.readouterr().out, "storage:restored", database=str(real))
    async with await Store.open(f"sqlite:///{real}", KEY, games=find_toy) as store:
        assert (await store.match(match.id)).is_open
    assert not (tmp_path / "data").exists(), "no other database was made"
    monkeypatch.setenv("DATABASE_URL", f"sqlite:///{tmp_path / 'given.db'}")
    assert await asyncio.to_thread(main, ["migrate"]) == 0 and (tmp_path / "given.db").exists()


async def test_what_cannot_be_put_back_changes_nothing(
    sqlite_file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SECRET_KEY", raising=False)
    monkeypatch.chdir(sqlite_file.parent)  # where there is no .env
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, None, games=find_toy) as store:
        await begin(store, ANN, BOB)
        made = (await store.maintenance.backup(NOW)).file
    before = sqlite_file.read_bytes()  # noqa: ASYNC240
    for name, content in (("text.db", b"To be, or not to be" * 300), ("half.db", made.read_bytes()[:9000]), ("", b"")):
        wrong = tmp_path / (name or "missing.db")
        if name:
            wrong.write_bytes(content)
        assert await asyncio.to_thread(main, ["restore", str(wrong), "--url", url]) == 1
        assert wrong.name in capsys.readouterr().err
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE t (x)")
    with pytest.raises(NotRestored, match="isn't a Stoa database"):
        restore(tmp_path / "other.db", sqlite_file, None, NOW)
    with pytest.raises(NotRestored, match="different key"):
        restore(made, sqlite_file, bytes(32), NOW)
    with pytest.raises(NotRestored, match="itself"):
        restore(sqlite_file, sqlite_file, None, NOW)
    assert sqlite_file.read_bytes() == before  # noqa: ASYNC240
    assert await asyncio.to_thread(main, ["restore", str(made), "--url", "postgresql://h/d"]) == 1
    assert "pg_restore" in capsys.readouterr().err
    assert not os.environ.get("SECRET_KEY")


def test_a_copy_appears_whole_or_not_at_all(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "other.db")) as db:
        db.execute("CREATE TABLE t (x)")
    with pytest.raises(NotADatabase):
        copy_database(tmp_path / "other.db", tmp_path / "copies" / "one.db")
    assert list((tmp_path / "copies").iterdir()) == []


async def test_a_copy_holds_no_stone_of_an_open_vote(
    sqlite_file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_KEY", KEY.hex())
    monkeypatch.chdir(sqlite_file.parent)
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, KEY, games=find_toy) as store:
        over, vote = await opened_vote(store, "over"), await opened_vote(store, "open")
        for user in range(50):
            for each in (over, vote):
                await cast(store, each, user, WHITE, user)
        await store.ballots.close_vote(over.id, in_time())
        held = [bytes(row.secret) for row in await sql(store, "SELECT secret FROM vote_secrets")]
        for statement in ("SELECT voter, mark FROM vote_roll", "SELECT stone, body FROM vote_stones"):
            held += [bytes(value) for row in await sql(store, statement) for value in row]
        assert len(held) == 1 + 4 * 50
        made = await store.maintenance.backup(NOW)
        assert made.open_votes == 1
        assert await asyncio.to_thread(main, ["backup", "--url", url]) == 0
        said = capsys.readouterr().out
        assert says(said, "storage:copied-open-votes", count=1)
        copies = sorted(made.file.parent.iterdir())
        assert len(copies) == 2 and all(stat.S_IMODE(copy.stat().st_mode) == 0o600 for copy in copies)
        for copy in copies:
            content = copy.read_bytes()
            assert not any(each in content for each in held), "neither as a row nor as a remnant of one"
        assert (await store.ballots.receipt(vote.id, 7)) is not None, "the vote itself goes on"
    assert await asyncio.to_thread(main, ["restore", str(made.file), "--url", url]) == 0
    said = capsys.readouterr().out
    assert says(said, "storage:vote-void", vote=str(vote.id), question="Shall we sail?")
    assert says(said, "storage:restored-stones")
    async with await Store.open(url, KEY, games=find_toy) as store:
        (void,) = await store.ballots.void_lost_votes(NOW)
        assert (void.id, void.status, void.ending) == (vote.id, VoteStatus.VOID, Ending(NOW))
        assert await store.ballots.void_lost_votes(NOW) == []
        assert len(await store.ballots.shards(over.id)) == 50, "what was counted is there"


async def test_a_vote_without_its_secret_is_not_counted_as_if_nobody_had_voted(store: Store) -> None:
    vote = await opened_vote(store)
    await cast(store, vote, ANN, WHITE, 1)
    for table in ("vote_secrets", "vote_roll", "vote_stones"):
        await sql(store, f"DELETE FROM {table}")
    ended = await store.ballots.close_vote(vote.id, in_time())
    assert ended.status is VoteStatus.VOID and ended.tallies is None and ended.ending is not None
    assert ended.ending.by_name is None


async def test_a_command_that_cannot_copy_says_why(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert await asyncio.to_thread(main, ["backup", "--url", "postgresql://h/d"]) == 1
    assert says(capsys.readouterr().err, "storage:not-copied-postgresql")
    assert await asyncio.to_thread(main, ["backup", "--url", f"sqlite:///{tmp_path / 'none.db'}"]) == 1
    assert says(capsys.readouterr().err, "storage:not-copied") and not (tmp_path / "none.db").exists()
