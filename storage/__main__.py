"""Command line of storage: `python -m storage migrate` and `python -m storage restore FILE`."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from storage.care import NotRestored, restore
from storage.db.database import DatabaseSettings, database_file, open_database
from storage.db.encryption import key_path, secret_key
from storage.db.migrate import LOCK_WAIT, migrate
from storage.db.schema import REVISION
from storage.errors import Misconfigured


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command.

    Args:
        arguments: The arguments without the program's name; None takes those of the process.

    Returns:
        The exit status.
    """
    parser = argparse.ArgumentParser(prog="python -m storage", description="Maintain Stoa's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    upgrade = commands.add_parser("migrate", help="bring the database to the newest schema")
    restoring = commands.add_parser("restore", help="replace a SQLite database by a copy made with /admin backup")
    restoring.add_argument("file", type=Path, help="the copy, which is kept")
    settings = DatabaseSettings()
    for command in (upgrade, restoring):
        command.add_argument(
            "--url",
            default=settings.database_url,
            help="default: DATABASE_URL from the environment or .env, as for the bot",
        )
    parsed = parser.parse_args(arguments)
    try:
        if parsed.command == "restore":
            _restore(parsed.file, parsed.url, settings.key)
        asyncio.run(_migrate(parsed.url))
    except (Misconfigured, NotRestored) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _restore(copied: Path, url: str, setting: str | None) -> None:
    """Restore a copy of a SQLite database.

    Args:
        copied: The copy.
        url: The database's URL.
        setting: SECRET_KEY; None if it is not set.

    Raises:
        NotRestored, Misconfigured: Nothing was changed.
    """
    database = database_file(url)
    if database is None:
        raise NotRestored("This is a PostgreSQL database: restore a dump of pg_dump with pg_restore or psql.")
    has_key = setting or key_path(database).exists()  # `secret_key` would make a new one
    previous = restore(copied, database, secret_key(setting, database) if has_key else None, datetime.now(UTC))
    print(f"restored {database.absolute()} from {copied.absolute()}")
    if previous is not None:
        print(f"the previous database is now {previous.absolute()}")


async def _migrate(url: str) -> None:
    database = open_database(url, wait=LOCK_WAIT)
    try:
        async with database.writing() as run:
            before = await run(migrate)
    finally:
        await database.close()
    print(f"schema {REVISION}" if before == REVISION else f"schema {before or 'none'} -> {REVISION}")


if __name__ == "__main__":
    sys.exit(main())
