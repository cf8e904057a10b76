"""The command line of storage: `python -m storage migrate`, `python -m storage restore FILE`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from storage.care import NotRestored, restore
from storage.database import database_file, open_database
from storage.keyfile import key_path, secret_key
from storage.migrate import migrate
from storage.refused import Misconfigured
from storage.schema import REVISION
from storage.where import Where

WAIT = 30.0
"""Seconds to wait for somebody else who writes."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m storage", description="Care for the database of Stoa.")
    commands = parser.add_subparsers(dest="command", required=True)
    upgrade = commands.add_parser("migrate", help="bring the database to the newest schema")
    again = commands.add_parser("restore", help="put a copy (of /admin backup) in the place of a SQLite database")
    again.add_argument("file", type=Path, help="the copy; it stays where it is")
    where = Where()
    for command in (upgrade, again):
        command.add_argument(
            "--url", default=where.database_url, help="default: DATABASE_URL of the environment or .env, as the bot's"
        )
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "restore":
            _restore(chosen.file, chosen.url, where.key)
        asyncio.run(_migrate(chosen.url))
    except (Misconfigured, NotRestored) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _restore(copied: Path, url: str, setting: str | None) -> None:
    """Raises NotRestored, Misconfigured: nothing was changed."""
    database = database_file(url)
    if database is None:
        raise NotRestored("This is a PostgreSQL database: restore it with pg_restore or psql from what pg_dump wrote.")
    known = setting or key_path(database).exists()
    former = restore(copied, database, secret_key(setting, database) if known else None, datetime.now(UTC))
    print(f"restored {database.absolute()} from {copied.absolute()}")
    if former is not None:
        print(f"the former one is {former.absolute()}")


async def _migrate(url: str) -> None:
    database = open_database(url, wait=WAIT)
    try:
        async with database.writing() as run:
            before = await run(migrate)
    finally:
        await database.close()
    print(f"schema {REVISION}" if before == REVISION else f"schema {before or 'none'} -> {REVISION}")


if __name__ == "__main__":
    sys.exit(main())
