"""Command line of storage: `python -m storage migrate`, `backup` and `restore FILE`."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from storage.backup import (
    NoCopy,
    NotADatabase,
    NotRestored,
    back_up,
    describe_damage,
    find_damage,
    has_stones,
    restore,
    votes_without_stones,
)
from storage.db.database import DatabaseSettings, database_file, is_damage, open_database
from storage.db.encryption import key_path, secret_key
from storage.db.migrate import LOCK_WAIT, migrate
from storage.db.schema import REVISION
from storage.errors import Misconfigured, Unavailable


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of `python -m storage`: `migrate`, `backup`, or `restore FILE`, which migrates the restored file.

    Args:
        arguments: The arguments without the program's name; None takes those of the process.

    Returns:
        The exit status: 0 on success, 1 after an error, whose message is printed to stderr.

    Raises:
        SystemExit: The arguments are wrong, or ask for help.
    """
    parser = argparse.ArgumentParser(prog="python -m storage", description="Maintain Stoa's database.")
    commands = parser.add_subparsers(dest="command", required=True)
    upgrade = commands.add_parser("migrate", help="bring the database to the newest schema")
    restoring = commands.add_parser("restore", help="replace a SQLite database by a copy made with /admin backup")
    restoring.add_argument("file", type=Path, help="the copy, which is kept")
    copying = commands.add_parser("backup", help="copy a SQLite database, which may be in use, as /admin backup does")
    settings = DatabaseSettings()
    for command in (upgrade, restoring, copying):
        command.add_argument(
            "--url",
            default=settings.database_url,
            help="default: DATABASE_URL from the environment or .env, as for the bot",
        )
    parsed = parser.parse_args(arguments)
    try:
        if parsed.command == "backup":
            _back_up(parsed.url)
            return 0
        if parsed.command == "restore":
            _restore(parsed.file, parsed.url, settings.key)
        _migrate_or_explain(parsed.url)
        if parsed.command == "restore":
            _name_lost_votes(parsed.url)
    except (Misconfigured, NotADatabase, NotRestored, NotCopied, Unavailable) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


class NotCopied(RuntimeError):
    """The command `backup` made no copy; the message says why, in one sentence."""


def _back_up(url: str) -> None:
    """Copy a SQLite database into the folder `backups` beside it, and print where the copy is.

    Args:
        url: The database's URL.

    Raises:
        Misconfigured: The URL names neither a SQLite file nor a PostgreSQL database.
        NotCopied: It names a PostgreSQL database, or the copy failed.
    """
    database = database_file(url)
    if database is None:
        raise NotCopied(
            "This is a PostgreSQL database: use pg_dump --exclude-table-data='vote_(secrets|roll|stones)', "
            "which leaves the stones of open votes out."
        )
    try:
        made = back_up(database, datetime.now(UTC))
    except NoCopy as error:
        if error.why == "damaged":
            raise NotCopied(describe_damage(database)) from None
        raise NotCopied(f"{database} could not be copied ({error.why}).") from None
    print(f"copied {database.absolute()} to {made.file.absolute()}")
    if made.open_votes:
        print(f"{made.open_votes} open vote(s) are in it without their stones: after a restore they are void")


def _name_lost_votes(url: str) -> None:
    """Print each vote of a restored SQLite database that was open when the copy was made, and that is lost therefore.

    Args:
        url: The database's URL; nothing is printed for PostgreSQL.

    Raises:
        Misconfigured: The URL names neither a SQLite file nor a PostgreSQL database.
        NotADatabase: The file is damaged.
    """
    database = database_file(url)
    for id, question in [] if database is None else votes_without_stones(database):
        print(f"vote {id} was open and is void now, because copies leave out the stones of open votes: {question!r}")


def _migrate_or_explain(url: str) -> None:
    """Migrate a database to the newest schema, and print the schema it had before and has now.

    Args:
        url: The database's URL.

    Raises:
        Misconfigured: The URL is wrong, or the database is damaged or was written by a newer release.
        Unavailable: The database cannot be reached, or it reports an error.
    """
    database = database_file(url)
    if database is not None and database.is_file() and (damage := find_damage(database)) is not None:
        raise Misconfigured(damage)
    try:
        asyncio.run(_migrate(url))
    except Misconfigured:
        raise
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
        if database is None or (isinstance(error, SQLAlchemyError) and not is_damage(error)):
            raise Unavailable(f"The database at DATABASE_URL cannot be used ({type(error).__name__}).") from None
        raise Misconfigured(describe_damage(database)) from None
    except OSError as error:
        raise Unavailable(f"The database at DATABASE_URL cannot be reached ({type(error).__name__}).") from None


def _restore(copied: Path, url: str, setting: str | None) -> None:
    """Replace the SQLite database by a copy, and print the names of the copy and of the previous database's new file.

    Args:
        copied: The file with the copy.
        url: The database's URL.
        setting: SECRET_KEY; None if it is not set.

    Raises:
        NotRestored: The URL names a PostgreSQL database, or the copy was not restored; nothing was changed.
        Misconfigured: The URL or the key is invalid; nothing was changed.
    """
    database = database_file(url)
    if database is None:
        raise NotRestored("This is a PostgreSQL database: restore a dump of pg_dump with pg_restore or psql.")
    has_key = setting or key_path(database).exists()  # `secret_key` would make a new one
    previous = restore(copied, database, secret_key(setting, database) if has_key else None, datetime.now(UTC))
    print(f"restored {database.absolute()} from {copied.absolute()}")
    if previous is not None:
        print(f"the previous database is now {previous.absolute()}")
        if has_stones(previous):
            print("it holds the stones of open votes: delete it as soon as you do not need it any more")


async def _migrate(url: str) -> None:
    database = open_database(url, wait=LOCK_WAIT)
    try:
        async with database.writing() as run:
            before = await run(migrate)
    finally:
        await database.close()
    print(f"schema {REVISION}" if before == REVISION else f"schema {before or 'none'} -> {REVISION}")


if __name__ == "__main__":
    os.umask(0o077)  # what the process writes is for the user alone who runs it
    sys.exit(main())
