"""Old boards: replaced messages whose buttons have still to be taken away; see `storage.unit_of_work.old_boards`."""

from storage.time_source import TimeSource
from storage.unit_of_work import old_boards
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.old_boards import OldBoard
from storage.unit_of_work.queries import Reader


class OldBoards:
    """The stored old boards (replaced messages of matches and votes) whose buttons have still to be removed.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        time_source: The time source.
    """

    def __init__(self, writer: Writer, reader: Reader, time_source: TimeSource) -> None:
        self._writer = writer
        self._reader = reader
        self._time_source = time_source

    async def claim_due(self, limit: int) -> list[OldBoard]:
        """Return replaced messages whose buttons this process should try to remove now, and store when to try again.

        Args:
            limit: The maximum number.
        """
        now = self._time_source.now()
        if not await self._reader.read(lambda db: old_boards.any_due(db, now)):
            return []  # the usual case writes nothing
        return await self._writer.alone(lambda db: old_boards.claim_due(db, now, limit))

    async def mark_retired(self, message: int) -> None:
        """Delete the entry of a replaced message, because the message has no buttons any more or is gone."""
        await self._writer.alone(lambda db: old_boards.delete_done(db, message))
