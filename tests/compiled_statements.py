"""What SQLAlchemy makes of statements is kept for all databases of a test process.

It compiles each statement once for each engine, and most tests open a database of their own: without this, a seventh of
the processor time of a test of the bot is spent on compiling the same statements.
"""

import functools
from typing import Any

from sqlalchemy import create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.util import LRUCache

from storage.db import database

Key = tuple[Any, ...]
"""How SQLAlchemy finds a compiled statement: by the dialect of an engine, the statement, and how it is executed."""

KEPT = 500
"""How many statements are kept, as by an engine itself."""


class Compiled(LRUCache[Key, Any]):
    """Compiled statements, found by the kind of dialect instead of by that of one engine; the latest are kept."""

    def get(self, key: Key, default: Any = None) -> Any:
        """Return a compiled statement."""
        return super().get((type(key[0]), *key[1:]), default)

    def __setitem__(self, key: Key, compiled: Any) -> None:
        """Keep a compiled statement."""
        super().__setitem__((type(key[0]), *key[1:]), compiled)


def keep_compiled_statements() -> None:
    """Let the databases that this process opens use what is kept."""
    options = {"compiled_cache": Compiled(KEPT)}
    database.create_engine = functools.partial(create_engine, execution_options=options)
    database.create_async_engine = functools.partial(create_async_engine, execution_options=options)
