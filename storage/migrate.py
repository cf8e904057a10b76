"""Migrations: the database is brought to the newest schema at start, or by `python -m storage migrate`."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from storage.refused import Misconfigured
from storage.schema import REVISION

SCRIPTS = Path(__file__).with_name("migrations")
_LOCK = 0x5374_6F61  # one process migrates PostgreSQL at a time; SQLite's transaction sees to it itself


def migrate(db: Connection) -> str | None:
    """Bring the database to the newest schema, all or nothing with the transaction; the revision it had before.

    Raises:
        Misconfigured: the database is of a newer release than this one.
    """
    if db.dialect.name == "postgresql":
        db.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    before = revision_of(db)
    if before != REVISION:
        _upgrade(db)
    return before


def check_revision(db: Connection) -> None:
    """Raises Misconfigured when the database has another schema than this release wants."""
    if revision_of(db) != REVISION:
        raise Misconfigured("The database behind DATABASE_URL is not migrated: run `python -m storage migrate`.")


def revision_of(connection: Connection) -> str | None:
    """The revision that the database says it has; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _upgrade(connection: Connection) -> None:
    from alembic import command  # only where there is something to do: it takes a while to import
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise Misconfigured("The database behind DATABASE_URL was written by a newer release of Stoa.") from None
