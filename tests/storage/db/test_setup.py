"""URLs, keys and migrations: what a host needs for the first start."""

import base64
import logging
import os
import stat
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from storage import Misconfigured, Store, database_file, secret_key
from storage.__main__ import main
from storage.db.database import open_database, parse_url
from storage.db.encryption import key_path, parse_key
from storage.db.migrations import SCRIPTS, migrate
from storage.db.schema import REVISION, metadata
from storage.errors import say
from tests.storage.conftest import Open, execute
from tests.storage.tables import ANN, BOB, KEY, begin, sql
from tests.storage.toy import find_toy


@pytest.fixture
async def url(url: str) -> str:
    """Return the URL of a database without tables."""
    if (file := database_file(url)) is not None:
        file.unlink()
    else:
        await execute(url, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return url


def test_addresses(tmp_path: Path) -> None:
    assert parse_url("sqlite:///a/b.db").database == parse_url("sqlite+aiosqlite:///a/b.db").database == "a/b.db"
    assert parse_url("postgres://u:p@h/d").drivername == parse_url("postgresql+asyncpg://u:p@h/d").drivername
    assert parse_url("postgres://u:p@h/d?sslmode=require").query == {"ssl": "require"}
    assert database_file("sqlite:///a/b.db") == Path("a/b.db") and database_file("postgresql://h/d") is None


@pytest.mark.parametrize(
    "wrong",
    [
        *("", "nonsense", "mysql://h/d", "sqlite://", "sqlite:///:memory:"),
        *("postgresql://h:port/d", "postgresql://h:99999/d", "postgresql://h:0/d", "postgresql://[::1/d"),
        *("sqlite:///a/b.db?mode=ro", "sqlite:///a/b.db?nonsense=1"),
    ],
)
def test_wrong_addresses_name_the_setting(wrong: str) -> None:
    with pytest.raises(Misconfigured, match="DATABASE_URL"):
        parse_url(wrong)


@pytest.mark.parametrize("key", [KEY, None])
@pytest.mark.parametrize(
    "name", ["{tmp}", "{tmp}/file/stoa.db", "{tmp}/" + "x" * 300, "/proc/stoa.db", "/proc/new/stoa.db"]
)
async def test_a_file_that_cannot_be_made_names_the_setting(tmp_path: Path, name: str, key: bytes | None) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Misconfigured, match="DATABASE_URL"):
        await Store.open(f"sqlite:///{name.format(tmp=tmp_path)}", key, retry_seconds=0.0)


async def test_a_parameter_that_no_driver_knows_names_the_setting() -> None:
    with pytest.raises(Misconfigured, match="DATABASE_URL"):
        await Store.open("postgresql://127.0.0.1:1/d?nonsense=1", KEY, retry_seconds=0.0)


def test_a_file_of_settings_that_is_no_text_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").write_bytes(b"SECRET_KEY=\xe9")
    assert main(["check"]) == 1
    assert capsys.readouterr().err == f"{say.label('wrong-env-file')}\n"


async def test_a_folder_in_place_of_the_key_is_named(tmp_path: Path) -> None:
    (tmp_path / "stoa.key").mkdir()
    with pytest.raises(Misconfigured, match=r"stoa\.key"):
        await Store.open(f"sqlite:///{tmp_path}/stoa.db", None)


async def test_a_file_that_is_no_database(sqlite_file: Path) -> None:
    sqlite_file.write_bytes(b"To be, or not to be" * 500)  # noqa: ASYNC240 - nothing else runs
    with pytest.raises(Misconfigured, match="DATABASE_URL"):
        await Store.open(f"sqlite:///{sqlite_file}", KEY)


def test_keys_as_they_are_written() -> None:
    for written in (KEY.hex(), KEY.hex().upper(), base64.b64encode(KEY).decode(), f" {KEY.hex()}\n"):
        assert parse_key(written) == KEY
    odd = bytes([255] * 32)
    assert parse_key(base64.urlsafe_b64encode(odd).decode().rstrip("=")) == odd


@pytest.mark.parametrize("wrong", ["x", "ab" * 31, "ab" * 33, base64.b64encode(bytes(16)).decode(), "ä" * 40])
def test_a_wrong_key_names_the_setting_and_not_the_key(wrong: str) -> None:
    with pytest.raises(Misconfigured, match="SECRET_KEY") as caught:
        secret_key(wrong, None)
    assert wrong not in str(caught.value) or len(wrong) < 3


def test_a_key_is_made_once_and_kept_to_its_owner(sqlite_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    key = secret_key("", sqlite_file)
    path = key_path(sqlite_file)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600 and len(key) == 32
    assert "SECRET_KEY" in caplog.text and str(path) in caplog.text and key.hex() not in caplog.text
    caplog.clear()
    assert secret_key(None, sqlite_file) == key and not caplog.text
    assert [each.name for each in sqlite_file.parent.iterdir()] == [path.name]
    assert secret_key(KEY.hex(), sqlite_file) == KEY
    path.write_text("abc")
    with pytest.raises(Misconfigured, match="SECRET_KEY"):
        secret_key(None, sqlite_file)


async def test_no_new_key_for_a_database_that_has_one(sqlite_file: Path) -> None:
    await (await Store.open(f"sqlite:///{sqlite_file}", KEY)).close()
    with pytest.raises(Misconfigured, match="SECRET_KEY"):
        secret_key(None, sqlite_file)
    with pytest.raises(Misconfigured, match="SECRET_KEY"):
        secret_key(None, None)


def test_a_key_for_a_database_that_was_only_migrated(sqlite_file: Path) -> None:
    assert main(["migrate", "--url", f"sqlite:///{sqlite_file}"]) == 0
    assert len(secret_key(None, sqlite_file)) == 32


async def test_the_store_makes_its_key_itself(sqlite_file: Path) -> None:
    for _ in range(2):
        async with await Store.open(f"sqlite:///{sqlite_file}", None, games=find_toy) as store:
            if not await store.matches_of(ANN):
                await begin(store, ANN, BOB)
            assert (await store.matches_of(ANN))[0].state is not None


async def test_migrations_make_what_the_tables_say(url: str) -> None:
    database = open_database(url, wait=5)

    def differences(db: Connection) -> list[object]:
        context = MigrationContext.configure(db, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, metadata))

    async with database.writing() as run:
        assert await run(migrate) is None
    async with database.writing() as run:
        assert await run(migrate) == REVISION
        assert await run(differences) == []
    names = await database.read(
        lambda db: {t: {i["name"] for i in inspect(db).get_indexes(t)} for t in metadata.tables}
    )
    for table in metadata.tables.values():
        assert {index.name for index in table.indexes} <= names[table.name]
    await database.close()


def test_the_revision_is_the_newest_script() -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    assert ScriptDirectory.from_config(config).get_current_head() == REVISION


async def test_downgrade_leaves_nothing(url: str) -> None:
    from alembic import command

    database = open_database(url, wait=5)

    def down(db: Connection) -> set[str]:
        config = Config()
        config.set_main_option("script_location", str(SCRIPTS))
        config.attributes["connection"] = db
        command.downgrade(config, "base")
        return set(inspect(db).get_table_names())

    async with database.writing() as run:
        await run(migrate)
    async with database.writing() as run:
        assert await run(down) == {"alembic_version"}
    await database.close()


async def test_a_store_that_may_not_migrate_says_what_to_do(opened: Open) -> None:
    with pytest.raises(Misconfigured, match="python -m storage migrate"):
        await opened(migrate=False)
    await opened()
    await opened(migrate=False)


async def test_a_database_of_a_newer_release_is_left_alone(opened: Open) -> None:
    store = await opened()
    await sql(store, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(Misconfigured, match="newer"):
        await opened()


async def test_what_makes_a_commit_durable(opened: Open) -> None:
    store = await opened()
    if "sqlite" not in str(type(store._database)).lower():
        pytest.skip("pragmas are SQLite's")
    for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
        assert (await sql(store, f"PRAGMA {pragma}"))[0][0] == value
    with pytest.raises(Exception, match="readonly"):
        await store._database.read(lambda db: db.execute(text("DELETE FROM key_values")))


async def test_removing_a_match_removes_all_of_it(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await sql(store, "DELETE FROM matches WHERE id = :id", id=match.id)
    for table in ("seats", "records", "receipts"):
        assert await sql(store, f"SELECT * FROM {table}") == []
    assert await store.matches_of(ANN) == []


def test_the_command_migrates(sqlite_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["migrate", "--url", f"sqlite:///{sqlite_file}"]) == 0
    assert capsys.readouterr().out == f"schema none -> {REVISION}\n"
    assert main(["migrate", "--url", f"sqlite:///{sqlite_file}"]) == 0
    assert capsys.readouterr().out == f"schema {REVISION}\n"
    assert main(["migrate", "--url", "mysql://h/d"]) == 1
    assert "DATABASE_URL" in capsys.readouterr().err


@pytest.mark.process
def test_alembics_own_command_works(sqlite_file: Path) -> None:
    import subprocess

    root = SCRIPTS.parents[2]
    environment = {**os.environ, "DATABASE_URL": f"sqlite:///{sqlite_file}", "PYTHONPATH": str(root)}
    command = [sys.executable, "-m", "alembic", "-c", str(root / "pyproject.toml")]
    if not (root / "pyproject.toml").exists():
        pytest.skip("not run from the project's folder")
    done = subprocess.run(
        [*command, "upgrade", "head"], cwd=root, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert main(["migrate", "--url", f"sqlite:///{sqlite_file}"]) == 0
