"""A damaged database: whatever reads it ends in a sentence that says so and names the restore, not in a traceback."""

import asyncio
import random
import shutil
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from storage import Damaged, Misconfigured, Store, Unavailable
from storage.__main__ import main
from storage.backup import NoCopy, back_up, find_damage
from storage.db.database import is_damage
from storage.match.model import Status
from tests.conftest import run_apart
from tests.messages import says
from tests.storage.ballots.laid import WHITE, cast, opened_vote
from tests.storage.tables import ANN, BOB, CLEO, KEY, begin, play_out, seat, submit_bid
from tests.storage.toy import find_toy

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
PAGE = 4096
SEEDS = 60
DAMAGED = ("damaged", "damaged-file", "another-key", "newer")
"""What is said of a damaged database; each names the restore."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database with matches, results, settings and an open vote."""
    file = tmp_path_factory.mktemp("whole") / "stoa.db"
    run_apart(fill(file))
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA journal_mode=DELETE").fetchone()
    return file


async def fill(file: Path) -> None:
    """Write a database."""
    async with await Store.open(f"sqlite:///{file}", KEY, games=find_toy) as store:
        for number in range(6):
            match = await begin(store, ANN, BOB, CLEO, key=f"m{number}", rounds=3)
            await submit_bid(store, match, f"b{number}", ANN)
        await play_out(store, await begin(store, ANN, BOB, key="over"))
        await seat(store, ANN, BOB, key="lobby")
        await store.user_settings.change(ANN, lambda person: person)
        await store.put_value("commands", {"hash": "0" * 200})
        vote = await opened_vote(store)
        for user in range(200, 240):
            await cast(store, vote, user, WHITE, user)


def damage(file: Path, luck: random.Random) -> str:
    """Damage a file in one of several ways and return which."""
    content = bytearray(file.read_bytes())
    pages = len(content) // PAGE
    way = luck.choice(["flips", "flips", "head", "cut", "zeros", "one page"])
    if way == "flips":
        for _ in range(400):
            content[luck.randrange(len(content))] ^= 1 << luck.randrange(8)
    elif way == "head":
        for _ in range(luck.choice([1, 3])):
            content[luck.randrange(100)] ^= 1 << luck.randrange(8)
    elif way == "cut":
        del content[luck.choice([luck.randrange(1, 100), luck.randrange(100, len(content)), PAGE * (pages // 2)]) :]
    elif way == "zeros":
        for page in luck.sample(range(pages), luck.randrange(1, 4)):
            content[page * PAGE : (page + 1) * PAGE] = bytes(PAGE)
    else:
        page = luck.randrange(pages)
        for _ in range(60):
            content[page * PAGE + luck.randrange(PAGE)] = luck.randrange(256)
    file.write_bytes(content)
    return way


def explains(text: str, *more: str) -> bool:
    """Return True if a text is one line for the host, and says that the database is damaged and what to do.

    Args:
        text: The text.
        *more: Other messages that it may be, apart from those that say how to restore a backup.
    """
    is_said = any(says(text, f"storage:{key}") for key in (*DAMAGED, *more))
    return is_said and "Traceback" not in text and len(text.strip().splitlines()) == 1


async def outcome(work: Callable[[], Awaitable[object]]) -> str:
    """Return how a use of the database ended; any error but the two that are explained fails the test."""
    try:
        await work()
    except Damaged as error:
        assert explains(str(error))
        return "damaged"
    except NoCopy as error:
        assert error.why == "damaged"
        return "no copy"
    return "well"


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(SEEDS))
async def test_a_damaged_database_is_said_to_be_damaged(
    whole: Path, tmp_path: Path, seed: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SECRET_KEY", KEY.hex())
    monkeypatch.chdir(tmp_path)
    luck = random.Random(seed)
    file = tmp_path / "stoa.db"
    url = f"sqlite:///{file}"
    shutil.copyfile(whole, file)
    way = damage(file, luck)
    broken = file.read_bytes()
    ended: Counter[str] = Counter()
    try:
        store = await Store.open(url, KEY, games=find_toy, retry_seconds=0.2)
    except Misconfigured as error:
        assert explains(str(error)), (way, error)
        ended["refused"] += 1
    else:
        async with store:
            ended[await outcome(store.maintenance.numbers)] += 1
            ended[await outcome(lambda: store.maintenance.count_open_matches(7))] += 1
            ended[await outcome(lambda: store.get_value("commands"))] += 1
            ended[await outcome(lambda: store.put_value("more", 1))] += 1
            ended[await outcome(lambda: store.maintenance.backup(NOW))] += 1
    for command in (["migrate"], ["backup"], ["restore", str(tmp_path / "copy.db")]):
        file.write_bytes(broken)
        for beside in ("-wal", "-shm"):
            file.with_name(file.name + beside).unlink(missing_ok=True)
        (tmp_path / "copy.db").write_bytes(broken)
        done = await asyncio.to_thread(main, [*command, "--url", url])
        said = capsys.readouterr()
        assert done in (0, 1)
        if done:
            assert explains(said.err, "copy-damaged", "copy-foreign"), (way, command, said.err)
        ended[f"{command[0]} {done}"] += 1
    if way in ("flips", "zeros"):
        assert ended["refused"], f"so much damage does not go unnoticed: {ended}"


@pytest.mark.parametrize("seed", range(6))
async def test_what_is_damaged_while_the_bot_runs_is_said_too(whole: Path, tmp_path: Path, seed: int) -> None:
    file = tmp_path / "stoa.db"
    shutil.copyfile(whole, file)
    async with await Store.open(f"sqlite:///{file}", KEY, games=find_toy, retry_seconds=0.2) as store:
        content = bytearray(file.read_bytes())
        for page in range(1, len(content) // PAGE):
            content[page * PAGE : page * PAGE + 200] = random.Random(seed).randbytes(200)
        with file.open("r+b") as opened:
            opened.write(content)
        with closing(sqlite3.connect(file)) as db:  # so that the store reads the pages anew
            db.execute("PRAGMA user_version = 3")
            db.commit()
        assert await outcome(store.maintenance.numbers) == "damaged"
        assert await outcome(lambda: store.open_matches(7)) == "damaged"
        assert await outcome(lambda: store.put_value("more", 1)) == "damaged"
        assert await outcome(lambda: store.maintenance.backup(NOW)) == "no copy"
        assert await store.maintenance.is_explained_by_damage(RuntimeError("anything"))


async def test_one_damaged_match_does_not_fail_the_others_of_its_group(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "stoa.db"
    shutil.copyfile(whole, file)
    async with await Store.open(f"sqlite:///{file}", KEY, games=find_toy) as store:
        one, other = [match for match in await store.open_matches(7) if match.status is Status.PLAYING][:2]
        writer = store._writer
        commit = writer._commit

        async def fails(waiting: object) -> object:
            if any(each.task.match == one.id for each in waiting):  # type: ignore[attr-defined]
                raise sqlite3_corrupt()
            return await commit(waiting)  # type: ignore[arg-type]

        writer._commit = fails  # type: ignore[method-assign, assignment]
        ends = [store.end(match.id, f"end{match.id}", ANN, "Ann", "") for match in (one, other)]
        failed, ended = await asyncio.gather(*ends, return_exceptions=True)
        assert isinstance(failed, Damaged)
        assert not isinstance(ended, BaseException) and not ended.is_open


def sqlite3_corrupt() -> sqlite3.DatabaseError:
    """Return the error of a read of a damaged page."""
    error = sqlite3.DatabaseError("database disk image is malformed")
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error


def test_what_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "some.db"
    with closing(sqlite3.connect(file)) as db, pytest.raises(sqlite3.Error) as caught:
        db.execute("SELECT * FROM nothing")
    assert is_damage(caught.value)
    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
    assert not is_damage(locked) and not is_damage(ValueError()) and is_damage(sqlite3_corrupt())
    file.write_bytes(b"")
    assert find_damage(file) is None, "a new file"
    with pytest.raises(NoCopy, match="FileNotFound"):
        back_up(tmp_path / "none.db", NOW)
    assert issubclass(Damaged, Unavailable), "whoever knows nothing of damage treats it as a database that is away"
