"""The store: what the bot uses of storage. Start here; each method leads to the module that does the work."""

import asyncio
import logging
from datetime import datetime
from typing import Any, NamedTuple, Self

from sqlalchemy.exc import DBAPIError

from games.core.registry import find_game
from storage.backup import describe_damage, find_damage
from storage.ballots.service import Ballots
from storage.db import encryption, key_value, migrations
from storage.db.database import Database, Retry, check_file, database_file, open_database
from storage.db.encryption import KEY_BYTES, Vault, secret_key
from storage.errors import Damaged, Misconfigured, as_faulty, say
from storage.history import export, log
from storage.history.replay import Replays
from storage.maintenance import Maintenance
from storage.match import play
from storage.match.model import Everything, LogEntry, Match, Seat, Submitted, User
from storage.match.play import Choose
from storage.scheduling.deadlines import Deadlines
from storage.scheduling.leases import Leases, RateShares
from storage.services.consent import Consent
from storage.services.lobbies import Lobbies
from storage.services.privacy import Privacy
from storage.services.private_threads import PrivateThreads
from storage.services.statistics import Statistics
from storage.services.user_settings import UserSettingsStore
from storage.shredding import Shredding
from storage.time_source import TimeContext, TimeSource
from storage.unit_of_work import old_boards, queries
from storage.unit_of_work.group_commit import CommitObserver, UseCase, Writer, to_submitted
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.mapping import FindGame
from storage.unit_of_work.old_boards import RECENT, OldBoard
from storage.unit_of_work.queries import Reader

RETRY_SECONDS = 4.0
"""How many seconds operations are retried if the database is locked or fails."""
MATCHES_IN_MEMORY = 1024
"""The maximum number of decoded matches that are cached."""


class Posted(NamedTuple):
    """The result of `Store.mark_posted`."""

    match: Match
    was_known: bool
    """True if the message was stored already, by another process to which Discord had returned the same message."""


class Store:
    """All data of the bot in one database: matches, and as attributes votes, settings, statistics and the like.

    Every method that changes something returns after the commit. A `key` makes it idempotent: it is applied once, also
    across restarts and processes, and repeating it returns the first result. Use the id of the interaction.

    Every method may raise `Refused` (with the codes it lists, and `unknown_match` or `unknown_game` where it names a
    match), `Unavailable` if the database does not answer, and `BrokenRecord` if stored data cannot be decrypted or
    decoded. In each case nothing was changed, except for `Uncertain`, an `Unavailable` after which the change may be
    recorded, because the database went away during the commit.

    Open a store with `Store.open`.
    """

    def __init__(
        self, database: Database, identity_map: IdentityMap, retry_seconds: float, time_source: TimeSource
    ) -> None:
        self.time = TimeContext(time_source)
        """The time source, the bot's outages, and the servers that this process serves."""
        self._database = database
        self._identity_map = identity_map
        self._retry = Retry(retry_seconds, "read")
        self._one_log_at_a_time = asyncio.Lock()
        """Held while a whole log is exported or verified: one at a time, because this needs much processor time."""
        self._writer = Writer(database, identity_map, retry=Retry(retry_seconds, "written"))
        self._reader = Reader(database, identity_map, retry=self._retry)
        self.shredding = Shredding(self._writer, self._reader, database)
        """Erases what was deleted from the database's files."""
        self.ballots = Ballots(self._writer, self._reader, identity_map.vault, self.shredding)
        """Public votes."""
        self.user_settings = UserSettingsStore(self._writer, self._reader, time_source)
        """Users' settings."""
        self.lobbies = Lobbies(self._writer, self._reader, identity_map.find_game, self.user_settings, self.time)
        """Matches before they start."""
        self.consent = Consent(self._writer, self._reader, identity_map, self.user_settings, self.time)
        """Questions that the players of a match decide together: pause, clock, undo, replacing a player."""
        self.replays = Replays(database, identity_map, self._retry)
        """Matches as they stood after each of their steps."""
        self.statistics = Statistics(self._writer, self._reader, self.shredding)
        """Statistics and ratings of players."""
        self.privacy = Privacy(
            self._writer, self._reader, identity_map, self.time, self.consent.recount, self.shredding
        )
        """Export and deletion of a user's data."""
        self.private_threads = PrivateThreads(self._writer, self._reader)
        """Private threads of matches."""
        self.deadlines = Deadlines(self._writer, self._reader, self.time, self.consent.recount)
        """Deadlines, unsent reminders, quiet hours and the heartbeat."""
        self.leases = Leases(database, self._retry, time_source)
        """Leases: which of several processes serves a press."""
        self.rate_shares = RateShares(self._writer, time_source)
        """The shares of Discord's rate limit that the processes of one bot hold."""
        self.maintenance = Maintenance(self._writer, self._reader, database)
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
        file = database_file(url)
        if file is not None:
            check_file(file)
        if key is None:
            key = secret_key(None, file)
        try:
            vault = Vault(key)
        except ValueError:
            raise Misconfigured(say.message("wrong-key", bytes=KEY_BYTES, digits=2 * KEY_BYTES)) from None
        if file is not None and (damage := await asyncio.to_thread(find_damage, file)) is not None:
            raise Misconfigured(damage)
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
                raise Misconfigured(say.message("not-usable", error=type(error.orig).__name__)) from None
            if file is None and isinstance(error, TypeError):  # the driver takes the URL's parameters as arguments
                raise Misconfigured(say.message("wrong-parameter")) from None
            unreadable = isinstance(error, Damaged | LookupError | TypeError | ValueError)
            if file is not None and unreadable and not isinstance(error, Misconfigured):
                logging.getLogger(__name__).error("the database cannot be opened: %s", as_faulty(error))
                raise Misconfigured(describe_damage(file)) from None
            raise
        return store

    @property
    def waiting(self) -> int:
        """The number of changes queued for the next commits."""
        return self._writer.waiting + self.ballots.waiting

    def observe_commits(self, observe: CommitObserver) -> None:
        """Report every further commit.

        Args:
            observe: Called with the number of changes in a commit and its duration in seconds.
        """
        self._writer.on_commit = observe

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
        """Take an action in a match and commit it.

        Args:
            match_id: The match.
            key: The idempotency key, an interaction's id.
            by: The user who acts in their seat, or the seat for which a computer player or a timeout acts.
            choose: Returns the action for the newest version of the match. Pure and quick, since it may be called
                several times.

        Returns:
            The recorded action with the match after it; for a repeated key the action recorded then.

        Raises:
            Illegal: The rules forbid the action.
            Refused: `not_seated`, `not_started`, `over`, `paused`, `unknown_seat`, `changed_often` (too many changes
                of a choice), `key_used` (the key belongs to something that is not an action), or a code raised by
                `choose`.
            Faulty: The rules or `choose` raised an unexpected error.
        """
        result = await self._writer.do(UseCase(match_id, key, play.submit(key, by, choose, time=self.time)))
        return to_submitted(result)

    async def resign(self, match_id: int, key: str, user: int) -> Match:
        """Give up a user's seat.

        In a match with two seats the opponent wins. In a larger one a computer player takes over the seat if another
        person still plays; otherwise the match ends without a winner.

        Args:
            match_id: The match.
            key: The idempotency key, an interaction's id.
            user: The user who resigns.

        Returns:
            The match afterwards.

        Raises:
            Refused: The user has no seat (`not_seated`), or the match has not started (`not_started`) or has ended
                (`over`).
        """
        return await self.consent.recount(await self._writer.change(match_id, key, play.resign(user, self.time)))

    async def end(self, match_id: int, key: str, by: int, by_name: str, reason: str) -> Match:
        """End a match without a winner, or cancel it if it has not started.

        It does not check whether `by` may do so; the caller has to.

        Args:
            match_id: The match.
            key: The idempotency key, an interaction's id.
            by: The user who ends it.
            by_name: Their display name.
            reason: The reason they gave; may be empty.

        Raises:
            Refused: The match has ended already (`over`).
        """
        return await self._writer.change(match_id, key, play.end_match(by, by_name, reason, self.time))

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
        return await self._writer.change(match_id, None, play.place(channel, thread, message, self.time.now()))

    async def mark_posted(self, match_id: int, message: int, former: int | None, thread: int | None = None) -> Posted:
        """Store a new message as the one that shows the match, unless `former` was replaced or it got another thread.

        Args:
            match_id: The match.
            message: The id of the new message.
            former: The id of the message it replaces; None if there was none.
            thread: The id of the match's thread when the message was posted; None if there was none.

        Returns:
            The match, whose `message` is the public message now, whichever process posted that; and whether the given
            message was stored already.
        """
        known: list[bool] = []
        match = await self._writer.change(
            match_id, None, play.mark_posted(message, former, thread, known, self.time.now())
        )
        return Posted(match, known == [True])

    async def mark_shown(self, match_id: int, version: int, message: int | None, look: str | None = None) -> Match:
        """Store which version of a match its public message shows, and how that looks (`Match.shown_look`).

        Nothing changes if the message is no longer the public one. If a newer version was shown already, only the look
        is forgotten, because it is not known which of the two the message shows now.

        Args:
            match_id: The match.
            version: The version that is shown.
            message: The id of the message.
            look: A digest of what the message shows; None if that is not known.
        """
        return await self._writer.change(match_id, None, play.mark_shown(version, message, look, self.time.now()))

    async def claim_old_boards(self, limit: int) -> list[OldBoard]:
        """Return replaced messages whose buttons this process should try to remove now, and store when to try again.

        Args:
            limit: The maximum number.
        """
        now = self.time.now()
        if not await self._reader.read(lambda db: old_boards.any_due(db, now)):
            return []  # the usual case writes nothing
        return await self._writer.alone(lambda db: old_boards.claim_due(db, now, limit))

    async def mark_board_retired(self, message: int, *, forget: bool = False) -> None:
        """Store that a replaced message has no buttons any more.

        Args:
            message: The message.
            forget: Nothing can give it old buttons again: it was deleted, or it is the public message once more.
        """
        now = self.time.now()
        if forget:
            await self._writer.alone(lambda db: old_boards.delete_done(db, message))
        else:
            await self._writer.alone(lambda db: old_boards.mark_put_away(db, message, now))

    async def put_away_again(self) -> None:
        """Let the replaced messages that lost their buttons within `RECENT` lose them once more."""
        now, since = self.time.now(), self.time.before(RECENT)
        await self._writer.alone(lambda db: old_boards.put_away_again(db, now, since))

    # -- reading -----------------------------------------------------------------------------------------------

    async def match(self, match_id: int) -> Match:
        """Read a match as it is now, by its id."""
        return await self._reader.match(match_id)

    async def matches_in(self, place: int, open_only: bool = True, newest: int | None = None) -> list[Match]:
        """Read the matches that are shown in a channel or thread, oldest first.

        Args:
            place: The Discord id of the channel or thread.
            open_only: True to leave out matches that have ended.
            newest: The maximum number of matches, of which the newest are read; None reads all.
        """
        return await self._reader.several(queries.in_place(place, open_only, newest))

    async def matches_of(self, user: int, open_only: bool = True, newest: int | None = None) -> list[Match]:
        """Read the matches in which a user has a seat, oldest first.

        Args:
            user: The user's Discord id.
            open_only: True to leave out matches that have ended.
            newest: The maximum number of matches, of which the newest are read; None reads all.
        """
        return await self._reader.several(queries.of_user(user, open_only, newest))

    async def open_matches(self, guild: int) -> list[Match]:
        """Read the matches of a server that are in their lobby or being played, oldest first."""
        return await self._reader.several(queries.in_guild(guild))

    async def open_guilds(self) -> list[int]:
        """List the ids of the servers with open matches."""
        return await self._reader.read(queries.open_guilds)

    async def waiting_for_computers(self) -> list[Match]:
        """Read the running matches in which a computer player has to decide, oldest first."""
        return await self._reader.several(queries.for_computers(self.time.shard))

    async def long_pending(self, since: datetime) -> list[tuple[int, int]]:
        """List (server id, user id) of the users who take part in a decision that began at `since` (UTC) or earlier.

        Users who have already chosen in secret are listed too.
        """
        return await self._reader.read(lambda db: queries.long_pending(db, since))

    async def running(self) -> list[int]:
        """List the ids of this shard's running matches, oldest first."""
        return await self._reader.read(lambda db: queries.running(db, self.time.shard))

    async def outdated_boards(self) -> list[int]:
        """List the ids of this shard's matches whose public message shows an old version, oldest match first."""
        return await self._reader.read(lambda db: queries.outdated_boards(db, self.time.shard))

    async def recent_boards(self) -> list[int]:
        """List the ids of this shard's matches whose public message has got another look or place within `RECENT`."""
        since = self.time.before(RECENT)
        return await self._reader.read(lambda db: queries.boards_since(db, since, self.time.shard))

    async def log(
        self,
        match_id: int,
        *,
        seat: int | Everything | None,
        newest_first: bool = False,
        limit: int = 50,
        offset: int = 0,
    ) -> list[LogEntry]:
        """Read a page of a match's log, with what one viewer may know; once the match is finished, with everything.

        Args:
            match_id: The match.
            seat: The viewer's seat, None for a spectator, or `EVERYTHING`, which must never be shown to a player of a
                running match.
            newest_first: Return the newest entries first; otherwise the oldest.
            limit: The maximum number of entries.
            offset: How many entries to skip; only entries that the viewer may see count.
        """
        match = await self._reader.match(match_id)
        return await self._retry(
            lambda: log.read_log(
                self._database, self._identity_map, match, seat, newest_first=newest_first, limit=limit, offset=offset
            )
        )

    async def since(self, match: Match, *, viewer: int | None, seat: int | None) -> list[LogEntry]:
        """Read the log entries since a seat's last action, as far as a viewer may know them, oldest first.

        Args:
            match: The match.
            viewer: The viewer's seat; None for what everybody may know.
            seat: The seat whose last action is meant: the viewer's own or, if `viewer` is None, any seat. None to read
                the newest entries.
        """
        return await self._retry(lambda: log.read_since(self._database, self._identity_map, match, viewer, seat))

    async def has_acted(self, match_id: int, user: int) -> bool:
        """Return True if a user has taken an action in a match, even if they have no seat any more.

        Args:
            match_id: The match.
            user: The user's Discord id.
        """
        return await self._reader.read(lambda db: queries.has_acted(db, match_id, user))

    async def export(self, match_id: int, seat: int | None) -> dict[str, Any]:
        """Return a match as JSON data: of a running match what one viewer may see, of a finished one everything.

        Args:
            match_id: The match.
            seat: The viewer's seat; None for a spectator.
        """
        async with self._one_log_at_a_time:
            return await self._retry(lambda: export.export_match(self._database, self._identity_map, match_id, seat))

    async def verify(self, match_id: int) -> int:
        """Replay the log of a match; compare the result with the stored state, and the draws with the match's secret.

        Returns:
            The number of draws; while the match is running, show it to nobody.

        Raises:
            BrokenRecord: The log cannot be replayed or does not lead to the stored state, or the draws do not follow
                from the secret.
        """
        async with self._one_log_at_a_time:
            return await self._retry(lambda: export.verify_match(self._database, self._identity_map, match_id))

    async def ping(self) -> None:
        """Read one value from the database, to check that the database answers.

        It does not retry: errors of SQLAlchemy and the operating system are raised at once and as they are.
        """
        await self._database.read_quickly(lambda db: key_value.get(db, encryption.KEY_CHECK))

    @property
    def is_shared(self) -> bool:
        """True if other processes may write to this database too."""
        return self._database.is_shared

    # -- named values ------------------------------------------------------------------------------------------

    async def put_value(self, name: str, value: Any) -> None:
        """Store a small JSON value of the bot under a name, replacing an earlier one; None deletes it.

        Args:
            name: The name of the entry.
            value: The value to store; None deletes the entry.
        """
        await self._writer.alone(lambda db: key_value.put(db, name, value))

    async def get_value(self, name: str) -> Any:
        """Return the JSON value that `put_value` stored under a name; None if there is none."""
        return await self._reader.read(lambda db: key_value.get(db, name))

    async def values_beginning_with(self, beginning: str) -> dict[str, Any]:
        """Return the JSON values stored by `put_value` whose names have a prefix, by name."""
        return await self._reader.read(lambda db: key_value.beginning_with(db, beginning))
