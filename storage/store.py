"""The store: the front door of storage. Start reading here; each method leads to the module that does the work."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from games.core.registry import find_game
from storage.ballots.service import Ballots
from storage.care import Care
from storage.db import encryption, key_value
from storage.db import migrate as migrations
from storage.db.database import Database, database_file, open_database, with_retry
from storage.db.encryption import Vault, secret_key
from storage.errors import Misconfigured
from storage.history import export, log
from storage.history.replay import Replays
from storage.match import play
from storage.match.change import Act
from storage.match.model import Everything, LogEntry, Match, Seat, Submitted, User
from storage.match.play import Choose
from storage.scheduling.deadlines import Deadlines
from storage.scheduling.leases import Leases
from storage.services.consent import Consent
from storage.services.lobbies import Lobbies
from storage.services.privacy import Privacy
from storage.services.private_threads import PrivateThreads
from storage.services.statistics import Statistics
from storage.services.user_settings import UserSettingsStore
from storage.time_source import TimeContext, TimeSource
from storage.unit_of_work import queries
from storage.unit_of_work.group_commit import UseCase, Writer, to_submitted
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.mapping import FindGame
from storage.unit_of_work.queries import Reader

T = TypeVar("T")

RETRY_SECONDS = 4.0
"""How long a locked or failing database is retried."""
MATCHES_IN_MEMORY = 1024
"""How many decoded matches are cached."""


class Store:
    """Matches in a database.

    Every method that changes something is one transaction and returns after the commit. A `key` makes it idempotent: it
    is applied once, also across restarts and processes, and repeating it returns the first result. Use the id of the
    interaction.

    Every method may raise `Refused` (with the codes it lists, and `unknown_match` or `unknown_game` where it names a
    match), `Unavailable` if the database does not answer, and `BrokenRecord` if stored data cannot be decrypted or
    decoded. In each case nothing was changed.

    Open a store with `Store.open`.
    """

    def __init__(
        self, database: Database, identity_map: IdentityMap, retry_seconds: float, time_source: TimeSource
    ) -> None:
        self.time = TimeContext(time_source)
        """The time source, the outages and this process's shard."""
        self._database = database
        self._identity_map = identity_map
        self._retry_seconds = retry_seconds
        self._writer = Writer(database, identity_map, retry_seconds=retry_seconds)
        self._reader = Reader(database, identity_map, retry_seconds=retry_seconds)
        self.ballots = Ballots(self._writer, database, identity_map.vault, retry_seconds)
        """Public votes."""
        self.user_settings = UserSettingsStore(self._writer, database, retry_seconds, time_source)
        """Users' settings."""
        self.lobbies = Lobbies(self._writer, self._reader, identity_map, self.user_settings, self.time)
        """Matches before they start."""
        self.consent = Consent(self._writer, self._reader, database, identity_map, self.user_settings, self.time)
        """Questions that a table decides together: pause, clock, undo, replacing a player."""
        self.replays = Replays(database, identity_map, retry_seconds)
        """Matches as they stood after each of their steps."""
        self.statistics = Statistics(self._writer, database, retry_seconds)
        """Statistics and ratings of players."""
        self.privacy = Privacy(self._writer, database, identity_map, retry_seconds, self.time, self.consent.recount)
        """Export and deletion of a user's data."""
        self.private_threads = PrivateThreads(self._writer, database, retry_seconds)
        """Private threads of matches."""
        self.deadlines = Deadlines(self._writer, database, identity_map, retry_seconds, self.time, self.consent.recount)
        """Deadlines, unsent reminders, quiet hours and the heartbeat."""
        self.leases = Leases(database, retry_seconds, time_source)
        """Leases: which of several processes serves a press."""
        self.care = Care(self._writer, database, retry_seconds)
        """Backups and figures of the database."""

    @classmethod
    async def open(
        cls,
        url: str,
        key: bytes | None,
        *,
        migrate: bool = True,
        games: FindGame = find_game,
        retry_seconds: float = RETRY_SECONDS,
        cache_size: int = MATCHES_IN_MEMORY,
        time_source: TimeSource | None = None,
    ) -> Self:
        """Open a database and bring its schema up to date.

        Args:
            url: `sqlite:///path` or `postgresql://...`.
            key: The 32-byte key that encrypts secrets. None takes the key file beside a SQLite database, which is
                created for a new database.
            migrate: Run missing migrations; False only checks that there are none.
            games: Finds the rules of a match by game and edition.
            retry_seconds: Seconds for which a locked or failing database is retried.
            cache_size: The maximum number of decoded matches to cache.
            time_source: The time source; None takes the system's clocks.

        Raises:
            Misconfigured: The URL or the key is wrong, or the schema is not the one this release needs.
            Unavailable: The database cannot be reached.
        """
        if key is None:
            key = secret_key(None, database_file(url))
        try:
            vault = Vault(key)
        except ValueError as error:
            raise Misconfigured(f"SECRET_KEY is wrong: {error}.") from None
        store = cls(
            open_database(url, wait=retry_seconds / 4),
            IdentityMap(vault, games, cache_size),
            retry_seconds,
            time_source or TimeSource(),
        )
        try:
            await store._writer.alone(migrations.migrate if migrate else migrations.check_revision)
            await store._writer.alone(lambda db: key_value.check_key(db, vault))
        except BaseException as error:
            await store.close()
            if isinstance(error, DBAPIError):
                raise Misconfigured(
                    f"DATABASE_URL names something that Stoa cannot use as a database ({type(error.orig).__name__})."
                ) from None
            raise
        return store

    async def close(self) -> None:
        """Commit what is queued and close the database. Call it once."""
        await self.ballots.close()
        await self._writer.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- play --------------------------------------------------------------------------------------------------

    async def submit(self, match_id: int, key: str, by: User | Seat, choose: Choose) -> Submitted:
        """Take an action.

        Args:
            match_id: The match.
            key: The idempotency key, an interaction's id.
            by: The user who acts in their seat, or the seat for which a computer player or a timeout acts.
            choose: Picks the action in the newest version of the match. Pure and quick, since it may be called several
                times.

        Returns:
            The recorded action with the match after it; for a repeated key the action recorded then.

        Raises:
            Illegal: The rules forbid the action.
            Refused: `not_seated`, `not_started`, `over`, `paused`, `unknown_seat`, `key_used` (the key belongs to
                something that is not an action), or a code raised by `choose`.
            Faulty: The rules or `choose` raised an unexpected error.
        """
        result = await self._writer.do(UseCase(match_id, key, play.submit(key, by, choose, time=self.time)))
        return to_submitted(result)

    async def resign(self, match_id: int, key: str, user: int) -> Match:
        """Give up the user's seat: in a match of two the opponent wins, in a larger one a computer takes over.

        A match in which no other person plays ends.

        Raises:
            Refused: `not_seated`, `not_started`, `over`.
        """
        return await self.consent.recount(await self._do(match_id, key, play.resign(user, self.time)))

    async def end(self, match_id: int, key: str, by: int, by_name: str, reason: str) -> Match:
        """End a match without a winner, or cancel its lobby. The caller checks whether `by` may do so.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who ends it.
            by_name: Their display name.
            reason: The reason they gave; may be empty.

        Raises:
            Refused: `over`.
        """
        return await self._do(match_id, key, play.end_match(by, by_name, reason, self.time))

    async def place(
        self, match_id: int, *, channel: int | None = None, thread: int | None = None, message: int | None = None
    ) -> Match:
        """Store where the match is shown on Discord.

        Args:
            match_id: The match.
            channel: The channel's id; None keeps it.
            thread: The thread's id; None keeps it, 0 clears it.
            message: The id of the public message; None keeps it, 0 clears it.
        """
        return await self._do(match_id, None, play.place(channel, thread, message))

    async def mark_posted(self, match_id: int, message: int, former: int | None) -> Match:
        """Store a new public message, unless another process has replaced `former` meanwhile.

        Args:
            match_id: The match.
            message: The id of the new message.
            former: The id of the message it replaces; None if there was none.

        Returns:
            The match; its `message` is the public message now, whichever process posted it.
        """
        return await self._do(match_id, None, play.mark_posted(message, former))

    async def mark_shown(self, match_id: int, version: int, message: int | None) -> Match:
        """Store that a message shows a version of the match.

        Nothing changes if a newer version was shown already or the message is no longer the public one.

        Args:
            match_id: The match.
            version: The version that is shown.
            message: The id of the message.
        """
        return await self._do(match_id, None, play.mark_shown(version, message))

    # -- reading -----------------------------------------------------------------------------------------------

    async def match(self, match_id: int) -> Match:
        """Read a match as it is now."""
        return await self._reader.match(match_id)

    async def matches_in(self, place: int, open_only: bool = True) -> list[Match]:
        """Read the matches whose channel or thread has this id, oldest first.

        Args:
            place: The Discord id of the channel or thread.
            open_only: Leave out matches that are over.
        """
        return await self._reader.several(queries.in_place(place, open_only))

    async def matches_of(self, user: int, open_only: bool = True) -> list[Match]:
        """Read the matches in which a user has a seat, oldest first.

        Args:
            user: The user's Discord id.
            open_only: Leave out matches that are over.
        """
        return await self._reader.several(queries.of_user(user, open_only))

    async def open_matches(self, guild: int) -> list[Match]:
        """Read the open matches of a server, oldest first."""
        return await self._reader.several(queries.in_guild(guild))

    async def waiting_for_computers(self) -> list[Match]:
        """Read the running matches with a pending decision of a computer player, oldest first."""
        return await self._reader.several(queries.for_computers())

    async def long_pending(self, since: datetime) -> list[tuple[int, int]]:
        """List the (server id, user id) of users whose decision has been pending since `since` (UTC) or longer."""
        return await self._read(lambda db: queries.long_pending(db, since))

    async def outdated_boards(self) -> list[int]:
        """List the ids of the matches whose public message is outdated."""
        return await self._read(queries.outdated_boards)

    async def log(
        self,
        match_id: int,
        *,
        seat: int | Everything | None,
        newest_first: bool = False,
        limit: int = 50,
        offset: int = 0,
    ) -> list[LogEntry]:
        """Read what happened in a match as one viewer may know it; once the match is over, everything.

        Args:
            match_id: The match.
            seat: The viewer's seat, None for a spectator, or `EVERYTHING`, which must never be shown to a player of a
                running match.
            newest_first: Reverse the order.
            limit: The maximum number of entries.
            offset: How many entries to skip.
        """
        match = await self._reader.match(match_id)
        return await with_retry(
            lambda: log.read_log(
                self._database, self._identity_map, match, seat, newest_first=newest_first, limit=limit, offset=offset
            ),
            self._retry_seconds,
        )

    async def has_acted(self, match_id: int, user: int) -> bool:
        """Return True if a user has taken an action in a match, even if they have no seat any more."""
        return await self._read(lambda db: queries.has_acted(db, match_id, user))

    async def export(self, match_id: int, seat: int | None) -> dict[str, Any]:
        """Export a match as JSON data; see `storage.history.export.export_match`.

        Args:
            match_id: The match.
            seat: The viewer's seat; None for a spectator.
        """
        return await with_retry(
            lambda: export.export_match(self._database, self._identity_map, match_id, seat), self._retry_seconds
        )

    async def verify(self, match_id: int) -> None:
        """Replay the log of a match and compare the result with its stored state.

        Raises:
            BrokenRecord: The log does not lead to the state.
        """
        await with_retry(lambda: export.verify_match(self._database, self._identity_map, match_id), self._retry_seconds)

    async def ping(self) -> None:
        """Ping the database once, without retrying; errors of the driver are raised as they are."""
        await self._database.read_once(lambda db: key_value.get(db, encryption.KEY_CHECK))

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write to this database too."""
        return self._database.is_shared

    # -- key-value facts ---------------------------------------------------------------------------------------

    async def put_value(self, name: str, value: Any) -> None:
        """Store a JSON value under a name; None deletes it."""
        await self._writer.alone(lambda db: key_value.put(db, name, value))

    async def get_value(self, name: str) -> Any:
        """Return the JSON value stored under a name, or None."""
        return await self._read(lambda db: key_value.get(db, name))

    # ----------------------------------------------------------------------------------------------------------

    async def _do(self, match_id: int, key: str | None, act: Act) -> Match:
        return (await self._writer.do(UseCase(match_id, key, act))).match

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)
