"""The store: every use case of a match by name. Start reading here; each name leads to the file that does it."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Self, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from games.core.registry import find_game
from storage import export, kept, log, play, reading
from storage import migrate as migrations
from storage.ballots.ballots import Ballots
from storage.book import Book
from storage.care import Care
from storage.change import Act
from storage.claims import Claims
from storage.consent import Consent
from storage.database import Database, database_file, open_database
from storage.group import Task, submitted
from storage.keyfile import secret_key
from storage.lobbies import Lobbies
from storage.patience import patiently
from storage.people import People
from storage.play import Choose, Remind
from storage.privacy import Privacy
from storage.reader import Reader
from storage.refused import Misconfigured
from storage.replaying import Replays
from storage.results.results import Results
from storage.rooms import Rooms
from storage.rows import FindGame
from storage.snapshot import Everything, LogEntry, Match, Seat, Submitted, User
from storage.timetable import Timetable
from storage.timing import Hours
from storage.vault import Vault
from storage.watch import Watch
from storage.writer import Writer

T = TypeVar("T")

PATIENCE = 4.0
"""Seconds for which a locked or failing database is tried again."""
REMEMBERED = 1024
"""How many decoded matches are kept in memory."""


class Store:
    """Matches that survive. Every use case is one transaction; the same `key` (an interaction's id) is applied once
    and answered alike, also after a restart.

    All of them raise `Refused` with a code, `Unavailable` when the database does not answer, `BrokenRecord` when what
    it holds does not open. In each of these cases nothing was changed.
    """

    def __init__(self, database: Database, book: Book, patience: float, watch: Watch) -> None:
        self.hours = Hours(watch)
        """What time it is, and when time stood still."""
        self._database = database
        self._book = book
        self._patience = patience
        self._writer = Writer(database, book, patience=patience)
        self._reader = Reader(database, book, patience=patience)
        self.ballots = Ballots(self._writer, database, book.vault, patience)
        """The public votes."""
        self.people = People(self._writer, database, patience, watch)
        """What users have set for themselves."""
        self.lobbies = Lobbies(self._writer, self._reader, book, self.people, self.hours)
        """Tables before they begin."""
        self.consent = Consent(self._writer, self._reader, database, book, self.people, self.hours)
        """What a table decides together."""
        self.replays = Replays(database, book, patience)
        """Matches as they stood at each of their steps."""
        self.results = Results(self._writer, database, patience)
        """What people have played and how it went."""
        self.privacy = Privacy(self._writer, database, book, patience, self.hours, self.consent.recounted)
        """What is stored of one user."""
        self.rooms = Rooms(self._writer, database, patience)
        """Private threads of matches."""
        self.timetable = Timetable(self._writer, database, book, patience, self.hours, self.consent.recounted)
        """Deadlines, and whether time runs."""
        self.claims = Claims(database, patience, watch)
        """Which process serves a press of which several hear."""
        self.care = Care(self._writer, database, patience)
        """Copies and numbers of the whole database."""

    @classmethod
    async def open(
        cls,
        url: str,
        key: bytes | None,
        *,
        migrate: bool = True,
        games: FindGame = find_game,
        patience: float = PATIENCE,
        remembered: int = REMEMBERED,
        watch: Watch | None = None,
    ) -> Self:
        """Open the database at `url` (`sqlite:///path` or `postgresql://…`), whose secrets are sealed with `key`.

        `key` None takes the one in the file beside a SQLite database, which is made the first time. `games` finds the
        rules of matches, `patience` is in seconds, `remembered` the number of matches kept decoded in memory, `watch`
        tells the time.

        Raises:
            Misconfigured: the address or the key is wrong, or the database has another schema.
            Unavailable: it cannot be reached.
        """
        if key is None:
            key = secret_key(None, database_file(url))
        try:
            vault = Vault(key)
        except ValueError as error:
            raise Misconfigured(f"SECRET_KEY is wrong: {error}.") from None
        store = cls(open_database(url, wait=patience / 4), Book(vault, games, remembered), patience, watch or Watch())
        try:
            await store._writer.alone(migrations.migrate if migrate else migrations.check_revision)
            await store._writer.alone(lambda db: kept.check_key(db, vault))
        except BaseException as error:
            await store.close()
            if isinstance(error, DBAPIError):
                raise Misconfigured(
                    f"DATABASE_URL names something that Stoa cannot use as its database ({type(error.orig).__name__})."
                ) from None
            raise
        return store

    async def close(self) -> None:
        """Finish what is being written and close the database; to be called once."""
        await self.ballots.close()
        await self._writer.close()
        await self._database.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    # -- play --------------------------------------------------------------------------------------------------

    async def submit(
        self, match_id: int, key: str, by: User | Seat, choose: Choose, *, remind: Remind | None = None
    ) -> Submitted:
        """Let the seat of a user, or a seat for its computer or the clock, take the action that `choose` finds in the
        newest match. `remind` says which deadlines the match has from then on (without it they stay).

        Raises:
            Illegal: the rules forbid it. Refused: `not_seated`, `not_started`, `over`, or as `choose` says.
            Faulty: the rules or `choose` failed.
        """
        answer = await self._writer.do(Task(match_id, key, play.submission(key, by, choose, remind, hours=self.hours)))
        return submitted(answer)

    async def resign(self, match_id: int, key: str, user: int) -> Match:
        """Give one's seat up: in a match of two the other wins, in a larger one a computer plays on.

        Refused: `not_seated`, `not_started`, `over`.
        """
        return await self.consent.recounted(await self._do(match_id, key, play.resigned(user, self.hours)))

    async def end(self, match_id: int, key: str, by: int, by_name: str, reason: str) -> Match:
        """End a match without a winner (or cancel its lobby); whether `by` may is not asked here. Refused: `over`."""
        return await self._do(match_id, key, play.ended(by, by_name, reason, self.hours))

    async def replace(
        self,
        match_id: int,
        key: str,
        seat: int,
        *,
        user: int | None = None,
        name: str | None = None,
        computer: str | None = None,
    ) -> Match:
        """Give a seat to another user (with a name) or to a computer of a level, in a running match.

        Refused: `unknown_seat`, `already_in`, `bad_level`, `not_started`, `over`.
        """
        quiet = None if user is None else (await self.people.quiet([user])).get(user)
        act = play.replaced(seat, user, name, computer, quiet, self.hours)
        return await self.consent.recounted(await self._do(match_id, key, act))

    async def place(
        self, match_id: int, *, channel: int | None = None, thread: int | None = None, message: int | None = None
    ) -> Match:
        """Remember where the match is shown; None leaves a part as it is, 0 forgets a thread or message."""
        return await self._do(match_id, None, play.placed(channel, thread, message))

    async def posted(self, match_id: int, message: int, former: int | None) -> Match:
        """A new public message stands instead of `former`, unless another one took its place meanwhile."""
        return await self._do(match_id, None, play.posted(message, former))

    async def mark_shown(self, match_id: int, version: int, message: int | None) -> Match:
        """This message shows that version now. `shown` is a newer one where somebody else has shown that; it stays as
        it is where another message has taken the place of this one."""
        return await self._do(match_id, None, play.shown(version, message))

    # -- reading -----------------------------------------------------------------------------------------------

    async def match(self, match_id: int) -> Match:
        """A match as it is now. Refused: `unknown_match`."""
        return await self._reader.match(match_id)

    async def match_in(self, place: int, open_only: bool = True) -> list[Match]:
        """The matches of a thread or channel, oldest first."""
        return await self._reader.several(reading.in_place(place, open_only))

    async def matches_of(self, user: int, open_only: bool = True) -> list[Match]:
        """The matches in which a user has a seat, oldest first."""
        return await self._reader.several(reading.of_user(user, open_only))

    async def open_matches(self, guild: int) -> list[Match]:
        """The open matches of a server, oldest first."""
        return await self._reader.several(reading.in_guild(guild))

    async def waiting_for_computers(self) -> list[Match]:
        """The matches in which a computer owes a decision, oldest first."""
        return await self._reader.several(reading.for_computers())

    async def long_asked(self, since: datetime) -> list[tuple[int, int]]:
        """Server and user of all who owe a decision that was asked of them before that moment."""
        return await self._read(lambda db: reading.long_asked(db, since))

    async def unshown(self) -> list[int]:
        """Ids of the matches whose public message is behind."""
        return await self._read(reading.unshown)

    async def log(
        self,
        match_id: int,
        *,
        seat: int | Everything | None,
        newest_first: bool = False,
        limit: int = 50,
        offset: int = 0,
    ) -> list[LogEntry]:
        """What that seat (None: a spectator) may know of what happened; everything once the match is over."""
        match = await self._reader.match(match_id)
        return await patiently(
            lambda: log.read_log(
                self._database, self._book, match, seat, newest_first=newest_first, limit=limit, offset=offset
            ),
            self._patience,
        )

    async def has_acted(self, match_id: int, user: int) -> bool:
        """Whether a user has done something in a match, also where they have no seat there any more."""
        return await self._read(lambda db: reading.has_acted(db, match_id, user))

    async def export(self, match_id: int, seat: int | None) -> dict[str, Any]:
        """The match as JSON data for that seat; when it is over, everything (see `games.core.document`)."""
        return await patiently(lambda: export.export(self._database, self._book, match_id, seat), self._patience)

    async def verify(self, match_id: int) -> None:
        """Fold the log again and compare it with the state. Raises BrokenRecord when it does not add up."""
        await patiently(lambda: export.verify(self._database, self._book, match_id), self._patience)

    async def ask(self) -> None:
        """Ask the database a small question, once; it is well when this returns. Raises whatever the driver does."""
        await self._database.look(lambda db: kept.recall(db, kept.CHECK))

    # -- several processes -------------------------------------------------------------------------------------

    @property
    def shared(self) -> bool:
        """Whether other processes may be writing to this database too."""
        return self._database.shared

    # -- small facts -------------------------------------------------------------------------------------------

    async def keep(self, name: str, value: Any) -> None:
        """Keep a JSON value by a name; None forgets it."""
        await self._writer.alone(lambda db: kept.keep(db, name, value))

    async def kept(self, name: str) -> Any:
        """What is kept by that name, or None."""
        return await self._read(lambda db: kept.recall(db, name))

    # ----------------------------------------------------------------------------------------------------------

    async def _do(self, match_id: int, key: str | None, act: Act) -> Match:
        return (await self._writer.do(Task(match_id, key, act))).match

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)
