"""Alembic's environment, run by `storage.db.migrations` with a connection or by `alembic`, which reads DATABASE_URL."""

import asyncio

from alembic import context
from sqlalchemy import Connection

from storage.db.database import DatabaseSettings, open_database
from storage.db.migrations import LOCK_WAIT
from storage.db.schema import metadata


def run(connection: Connection) -> None:
    """Run the migrations that Alembic was asked for, in the transaction of this connection."""
    context.configure(connection=connection, target_metadata=metadata, compare_type=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_from_command_line() -> None:
    """Open the database that DATABASE_URL names and run the migrations in it, for the alembic command."""
    database = open_database(DatabaseSettings().database_url, wait=LOCK_WAIT)
    async with database.writing() as transaction:
        await transaction(run)
    await database.close()


connection: Connection | None = context.config.attributes.get("connection")
if connection is not None:
    run(connection)
else:
    asyncio.run(run_from_command_line())
