"""Command line of storage: `python -m storage migrate`, `check`, `backup` and `restore FILE`."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from games.core.replay import BrokenRecord
from games.core.words import MessageError, in_language, language_of_terminal, said
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
from storage.db.migrations import LOCK_WAIT, migrate
from storage.db.schema import REVISION
from storage.errors import Damaged, Misconfigured, Refused, Unavailable, say
from storage.store import Store


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command of `python -m storage`: `migrate`, `check`, `backup`, or `restore FILE`, which migrates it.

    Its messages are in the language of the environment's locale.

    Args:
        arguments: The arguments without the program's name; None takes those of the process.

    Returns:
        The exit status: 0 on success, 1 after an error, whose message is printed to stderr, or if `check` finds a
        fault.

    Raises:
        SystemExit: The arguments are wrong, or ask for help.
    """
    with in_language(language_of_terminal(os.environ)):
        return _run(arguments)


def _run(arguments: Sequence[str] | None) -> int:
    """Run a command and print its messages in the current language; see `main` for the argument and the result."""
    parser = argparse.ArgumentParser(prog="python -m storage", description=say.label("description"))
    commands = parser.add_subparsers(dest="command", required=True)
    upgrade = commands.add_parser("migrate", help=say.label("command-migrate"))
    restoring = commands.add_parser("restore", help=say.label("command-restore"))
    restoring.add_argument("file", type=Path, help=say.label("argument-file"))
    copying = commands.add_parser("backup", help=say.label("command-backup"))
    checking = commands.add_parser("check", help=say.label("command-check"))
    try:
        settings = DatabaseSettings()
    except (UnicodeDecodeError, OSError):
        print(say.label("wrong-env-file"), file=sys.stderr)
        return 1
    for command in (upgrade, restoring, copying, checking):
        command.add_argument("--url", default=settings.database_url, help=say.label("argument-url"))
    parsed = parser.parse_args(arguments)
    try:
        if parsed.command == "backup":
            _back_up(parsed.url)
            return 0
        if parsed.command == "check":
            return 1 if asyncio.run(_check(parsed.url, settings.key)) else 0
        if parsed.command == "restore":
            _restore(parsed.file, parsed.url, settings.key)
        _migrate_or_explain(parsed.url)
        if parsed.command == "restore":
            _name_lost_votes(parsed.url)
    except (Misconfigured, Damaged, NotADatabase, NotChecked, NotRestored, NotCopied, NotMigrated) as error:
        print(said(error.message), file=sys.stderr)
        return 1
    return 0


class NotCopied(MessageError):
    """The command `backup` made no copy; the message says why, in one sentence."""


class NotChecked(MessageError):
    """The command `check` could not read the database; the message says why, in one sentence."""


class NotMigrated(MessageError):
    """The command `migrate` did not finish; the message says why, in one sentence.

    It is raised if the database cannot be reached or reports an error. A wrong URL, a damaged file and a database that
    a newer release wrote raise `Misconfigured` or `Damaged` instead.
    """


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
        raise NotCopied(say.message("not-copied-postgresql"))
    try:
        made = back_up(database, datetime.now(UTC))
    except NoCopy as error:
        if error.why == "damaged":
            raise NotCopied(describe_damage(database)) from None
        raise NotCopied(say.message("not-copied", database=str(database), error=error.why)) from None
    print(say.label("copied", database=str(database.absolute()), copy=str(made.file.absolute())))
    if made.open_votes:
        print(say.label("copied-open-votes", count=made.open_votes))


def _name_lost_votes(url: str) -> None:
    """Print the public votes that a restored SQLite database has lost: those that were open when the copy was made.

    Backups leave out what is needed to count them.

    Args:
        url: The database's URL; nothing is printed for PostgreSQL.

    Raises:
        Misconfigured: The URL names neither a SQLite file nor a PostgreSQL database.
        NotADatabase: The file is damaged.
    """
    database = database_file(url)
    for id, question in [] if database is None else votes_without_stones(database):
        print(say.label("vote-void", vote=str(id), question=question))


def _migrate_or_explain(url: str) -> None:
    """Migrate a database to the newest schema, and print the schema it had before and has now.

    Args:
        url: The database's URL.

    Raises:
        Misconfigured: The URL is wrong, or the database is damaged or was written by a newer release.
        Damaged: The database is damaged, which showed only while it was migrated.
        NotMigrated: The database cannot be reached, or it reports an error.
    """
    database = database_file(url)
    if database is not None and database.is_file() and (damage := find_damage(database)) is not None:
        raise Misconfigured(damage)
    try:
        asyncio.run(_migrate(url))
    except (Misconfigured, Damaged):
        raise
    except Unavailable as error:
        raise NotMigrated(say.message("unreachable", error=type(error).__name__)) from None
    except (SQLAlchemyError, LookupError, TypeError, ValueError) as error:
        if database is None or (isinstance(error, SQLAlchemyError) and not is_damage(error)):
            raise NotMigrated(say.message("database-fails", error=type(error).__name__)) from None
        raise Misconfigured(describe_damage(database)) from None
    except OSError as error:
        raise NotMigrated(say.message("unreachable", error=type(error).__name__)) from None


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
        raise NotRestored(say.message("not-restored-postgresql"))
    has_key = setting or key_path(database).exists()  # `secret_key` would make a new one
    previous = restore(copied, database, secret_key(setting, database) if has_key else None, datetime.now(UTC))
    print(say.label("restored", database=str(database.absolute()), copy=str(copied.absolute())))
    if previous is not None:
        print(say.label("restored-previous", file=str(previous.absolute())))
        if has_stones(previous):
            print(say.label("restored-stones"))


async def _check(url: str, setting: str | None) -> int:
    """Replay every match and compute the chain of every public vote again; print what is wrong, and what was checked.

    The bot may be running. What is printed says nothing about a running match beyond its number.

    Args:
        url: The database's URL.
        setting: SECRET_KEY; None if it is not set.

    Returns:
        How many matches and votes have a fault.

    Raises:
        Misconfigured: The URL or the key is invalid, or the database is damaged or has another schema.
        NotChecked: There is no such database, or it cannot be reached.
    """
    database = database_file(url)
    if database is not None and not database.is_file():
        raise NotChecked(say.message("copy-missing", file=str(database)))
    if setting is None and database is not None and not key_path(database).exists():
        # `secret_key` would make a new one.
        raise NotChecked(say.message("missing-key", key=key_path(database).name, database=database.name))
    faults = 0
    try:
        async with await Store.open(url, secret_key(setting, database), migrate=False) as store:
            matches, votes = await store.maintenance.ids()
            for id in matches:
                try:
                    await store.verify(id)
                except BrokenRecord as error:
                    faults += 1
                    print(say.label("match-broken", match=str(id), problem=error.message))
                except Refused:  # its game is not installed
                    faults += 1
                    print(say.label("match-unknown", match=str(id)))
            for id in votes:
                if (fault := await store.ballots.check(id)) is not None:
                    faults += 1
                    print(say.label(fault, vote=str(id)))
    except Unavailable as error:
        raise NotChecked(say.message("unreachable", error=type(error).__name__)) from None
    print(say.label("checked", matches=len(matches), votes=len(votes), faults=faults))
    return faults


async def _migrate(url: str) -> None:
    database = open_database(url, wait=LOCK_WAIT)
    try:
        async with database.writing() as run:
            before = await run(migrate)
    finally:
        await database.close()
    if before == REVISION:
        print(say.label("schema", revision=REVISION))
    else:
        print(say.label("schema-updated", former=before or say.message("schema-none"), revision=REVISION))


if __name__ == "__main__":
    os.umask(0o077)  # what the process writes is for the user alone who runs it
    sys.exit(main())
