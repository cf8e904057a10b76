"""The house: everything that handlers work with, put together once."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from bot.answer import Answer, Interaction, LatePictures
from bot.answering import Answering, Handler
from bot.hosting import Hosting
from bot.hours.persons import Persons, styled
from bot.painter import Painter
from bot.refresher import Refresher
from bot.rooms import RoomKeeper
from bot.screen import Screen
from bot.tables import Tables
from bot.vote.votes import Votes
from storage import Store

if TYPE_CHECKING:
    from bot.answer import Waiting
    from bot.client import Stoa


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast the bot does things, in seconds; tests shorten them."""

    board: float = 2.0
    """Between two messages or edits in one channel."""
    presence: float = 20.0
    """For how long somebody who has just acted counts as being there."""
    computer: float = 1.5
    """Between two visible actions of computer players."""
    patience: float = 1.5
    """After which an unfinished handler promises an answer."""
    grace: float = 15.0
    """How long a stop waits for what runs."""
    at_once: int = 64
    """How many handlers run at once (a number, not seconds)."""
    closing: float = 3.0
    """After its time, how long a public vote waits for presses that are under way."""
    room: int = 192
    """How many interactions may wait, those that run included (a number, not seconds)."""


@dataclass(slots=True)
class House:
    """One bot's parts. Made by `bot.client.Stoa`, which is its door to Discord."""

    client: "Stoa"
    store: Store
    pace: Pace = field(default_factory=Pace)
    painter: Painter = field(default_factory=Painter)
    tables: Tables = field(init=False)
    answering: Answering = field(init=False)
    refresher: Refresher = field(init=False)
    hosting: Hosting = field(init=False)
    persons: Persons = field(init=False)
    late: LatePictures = field(init=False)
    votes: Votes = field(init=False)
    rooms: RoomKeeper = field(init=False)

    def __post_init__(self) -> None:
        pace = self.pace
        self.tables = Tables(self.store)
        self.answering = Answering(at_once=pace.at_once, room=pace.room, patience=pace.patience)
        self.refresher = Refresher(
            self.client, self.store, self.painter, self.tables.keep, interval=pace.board, pause=pace.board
        )
        self.persons = Persons(self.store)
        self.rooms = RoomKeeper(self.client, self.store, self.painter)
        self.hosting = Hosting(
            self.client,
            self.store,
            self.tables,
            self.refresher,
            self.persons,
            painter=self.painter,
            rooms=self.rooms.changed,
            presence=pace.presence,
            pace=pace.computer,
        )
        self.late = LatePictures(self.painter)
        self.votes = Votes(self.client, self.store, self.painter, interval=pace.board, grace=pace.closing)

    async def answer(self, interaction: Interaction, handler: Handler, *, waiting: "Waiting") -> None:
        """Run a handler for an interaction, inside the wrapper that answers whatever happens."""

        def look(screen: Screen) -> Screen:
            return styled(screen, self.persons.of(interaction.user.id))

        await self.answering.handle(Answer(interaction, self.painter, self.late, look), handler, waiting=waiting)

    async def complete(
        self, interaction: Interaction, find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """What an autocompletion is answered with; nothing where it fails, for it is only a help."""
        return await self.answering.complete(interaction, find)

    async def catch_up(self) -> None:
        """At start: show what was not shown, and let computers think that were thinking."""
        await self.votes.catch_up()
        self.hosting.timekeeper.start()
        await self.refresher.catch_up()
        await self.rooms.catch_up()
        await self.hosting.thinkers.catch_up()
        await self.hosting.leftovers.catch_up()

    async def close(self, grace: float) -> None:
        """Finish what runs, show what is dirty, end the workers."""
        await self.answering.drain(grace)
        await self.hosting.close()
        await self.refresher.drain(grace)
        await self.rooms.close(grace)
        await self.votes.close(grace)
        self.late.close()
        self.painter.close()
