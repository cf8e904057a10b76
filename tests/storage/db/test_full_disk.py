"""PostgreSQL with a full disk: nothing is lost or acknowledged that is not recorded, and it goes on afterwards.

The tables that grow are put on a file system of a few megabytes.
"""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from storage import Store, Unavailable, User
from tests.storage.conftest import empty_database, execute
from tests.storage.tables import ANN, BOB, KEY, begin, say, sql
from tests.storage.toy import find_toy

pytestmark = pytest.mark.process

GROWING = ("records", "receipts", "matches", "seats")
MEGABYTES = 6


@pytest.fixture
def small_disk(postgres: str) -> Iterator[Path]:
    """Yield a folder on a small file system that the server may write to."""
    if os.environ.get("TEST_DATABASE_URL", "").startswith("postgres"):
        pytest.skip("the server may be on another machine, so it cannot be given a small disk")
    folder = Path(tempfile.mkdtemp(prefix="stoa-small-"))
    mount = ["mount", "-t", "tmpfs", "-o", f"size={MEGABYTES}m,mode=777", "tmpfs", str(folder)]
    try:
        done = subprocess.run(mount, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        done = None
    if done is None or done.returncode:
        folder.rmdir()
        pytest.skip("a file system of a few megabytes cannot be mounted here")
    (folder / "space").mkdir(mode=0o700)
    server = Path(postgres.partition("host=")[2])
    owner = server.stat()
    os.chown(folder / "space", owner.st_uid, owner.st_gid)
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=False)
    folder.rmdir()


async def test_a_full_disk_refuses_and_loses_nothing(postgres: str, small_disk: Path) -> None:
    await empty_database(postgres)
    await execute(postgres, f"CREATE TABLESPACE small LOCATION '{small_disk / 'space'}'")
    await execute(postgres, *[f"ALTER TABLE {table} SET TABLESPACE small" for table in GROWING])
    try:
        async with await Store.open(postgres, KEY, games=find_toy, retry_seconds=0.5) as store:
            match = await begin(store, ANN, BOB)
            filler = small_disk / "filler"
            with filler.open("wb", buffering=0) as opened:
                try:
                    while True:
                        opened.write(bytes(4096))
                except OSError:
                    pass
            acknowledged, refused = [], 0
            for number in range(400):
                try:
                    await store.submit(match.id, f"k{number}", User(ANN), say(f"word {number} " + "x" * 60))
                except Unavailable:
                    refused += 1
                    if refused == 3:
                        break
                else:
                    acknowledged.append(f"k{number}")
            assert refused == 3, "the disk is full"
            keys = [row.key for row in await sql(store, "SELECT key FROM records ORDER BY seq")]
            assert keys == acknowledged, "what was acknowledged, and nothing else"
            await store.match(match.id)
            filler.unlink()
            await store.submit(match.id, "after", User(BOB), say("there is room again"))
            await store.verify(match.id)
            assert (await store.match(match.id)).record_count == len(acknowledged) + 1
    finally:
        await execute(postgres, *[f"ALTER TABLE {table} SET TABLESPACE pg_default" for table in GROWING])
        await execute(postgres, "DROP TABLESPACE small")
