"""The schema migrations, run when the store opens or by `python -m storage migrate`; `versions` has one module each.

Alembic calls `env` for each run.
"""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from storage.db.schema import REVISION
from storage.errors import Misconfigured, say

SCRIPTS = Path(__file__).parent
_LOCK = 0x5374_6F61  # PostgreSQL's advisory lock for migrations; on SQLite the write transaction is lock enough


def migrate(db: Connection) -> str | None:
    """Bring the schema of a database to the newest revision, within the caller's transaction.

    Returns:
        The revision the database had before; None for an empty one.

    Raises:
        Misconfigured: The database has a revision that this release does not know: a newer release has written it, or
            it is damaged.
    """
    if db.dialect.name == "postgresql":
        db.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    before = revision_of(db)
    if before != REVISION:
        _upgrade(db)
    return before


def check_revision(db: Connection) -> None:
    """Raise an error unless the schema of a database has the revision that this release needs.

    Raises:
        Misconfigured: The schema has another revision, or the database is empty.
    """
    if revision_of(db) != REVISION:
        raise Misconfigured(say.message("not-migrated"))


def revision_of(connection: Connection) -> str | None:
    """Return the schema revision of a database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    revision: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return revision


def _upgrade(connection: Connection) -> None:
    from alembic import command  # a slow import, rarely needed
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise Misconfigured(say.message("newer")) from None


LOCK_WAIT = 30.0
"""How many seconds a migration waits for the end of another process's write transaction."""
