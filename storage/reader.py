"""The reader: single matches are asked for all the time, so those who ask at the same time are answered together."""

import asyncio

from sqlalchemy import Select

from storage.book import Book, Found
from storage.database import Database
from storage.patience import patiently
from storage.reading import load, several
from storage.refused import Refused
from storage.snapshot import Match


class Reader:
    """Reads matches in groups. What somebody is told was read after they asked."""

    def __init__(self, database: Database, book: Book, *, patience: float) -> None:
        self._database = database
        self._book = book
        self._patience = patience
        self._wanted: set[int] = set()
        self._next: asyncio.Task[dict[int, Found]] | None = None
        self._busy = asyncio.Lock()

    async def match(self, id: int) -> Match:
        """A match as it is now.

        Raises:
            Refused: `unknown_match`, `unknown_game`. BrokenRecord: its state does not open.
        """
        self._wanted.add(id)
        if self._next is None:
            self._next = asyncio.create_task(self._read(), name="storage reader")
        found = (await asyncio.shield(self._next)).get(id)
        if found is None:
            raise Refused("unknown_match", match=id)
        if not isinstance(found, Match):
            raise found
        return found

    async def several(self, which: Select[tuple[int]]) -> list[Match]:
        """Those that `which` selects the ids of, oldest first; what cannot be read is left out."""
        return await patiently(lambda: several(self._database, self._book, which), self._patience)

    async def _read(self) -> dict[int, Found]:
        async with self._busy:  # while one group is read, those who ask form the next
            ids, self._wanted, self._next = sorted(self._wanted), set(), None
            return await patiently(lambda: load(self._database, self._book, ids), self._patience)
