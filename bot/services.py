"""The services of a bot: its parts, created once and passed to commands and handlers."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.interactions.dispatcher import Dispatcher, Handler
from bot.interactions.response import DeferMode, Interaction, LatePictures, Response
from bot.messages.board_updater import BoardUpdater
from bot.messages.threads import TeamThreads
from bot.scheduler.match_events import MatchEvents
from bot.scheduler.settings_cache import SettingsCache, apply_appearance
from bot.scheduler.votes import PublicVotes
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from storage import Store


@dataclass(frozen=True, slots=True)
class Pace:
    """Intervals and delays of the bot, in seconds; tests shorten them."""

    write_interval: float = 2.0
    """Between two messages or edits in one channel."""
    presence_window: float = 20.0
    """How long a user counts as present after an action or a look at the panel."""
    computer_interval: float = 1.5
    """Between two visible actions of computer players."""
    defer_after: float = 1.5
    """After this time an unfinished handler is deferred."""
    shutdown_grace: float = 15.0
    """How long a shutdown waits for running work."""
    concurrency: int = 64
    """How many handlers run at once (a number, not seconds)."""
    vote_grace: float = 3.0
    """How long a public vote waits after its closing time for presses that are under way."""
    queue_limit: int = 192
    """How many interactions may wait or run at once (a number, not seconds)."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a bot: its parts, which `build_services` creates for a client."""

    client: discord.Client
    store: Store
    pace: Pace
    images: ImageCache
    settings: SettingsCache
    dispatcher: Dispatcher
    late_pictures: LatePictures
    boards: BoardUpdater
    team_threads: TeamThreads
    events: MatchEvents
    votes: PublicVotes
    owners: frozenset[int]
    """Users who host this bot; empty: the owners of its application."""
    commands_synced: Callable[[], Awaitable[bool]]
    """Tells whether Discord knows the commands of this release."""

    async def dispatch(self, interaction: Interaction, handler: Handler, *, defer: DeferMode = "private") -> None:
        """Run a handler for an interaction, and respond even if it fails.

        Args:
            interaction: The interaction.
            handler: The handler.
            defer: How the response is deferred if the handler is slow; None if it may open a form.
        """

        def restyle(screen: Screen) -> Screen:
            return apply_appearance(screen, self.settings.get(interaction.user.id))

        response = Response(interaction, self.images, self.late_pictures, restyle)
        await self.dispatcher.handle(response, handler, defer=defer)

    async def complete(
        self, interaction: Interaction, find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Return the choices for an autocompletion; none if `find` fails."""
        return await self.dispatcher.complete(interaction, find)

    async def catch_up(self) -> None:
        """Update outdated messages and resume what a previous process left unfinished; called at start-up."""
        await self.votes.catch_up()
        self.events.deadlines.start()
        await self.boards.catch_up()
        await self.team_threads.catch_up()
        await self.events.computer_turns.catch_up()
        await self.events.recovery.catch_up()

    async def close(self, grace: float) -> None:
        """Finish running work, update outdated messages, and end the worker processes.

        Args:
            grace: Seconds that each part may take.
        """
        await self.dispatcher.drain(grace)
        await self.events.close()
        await self.boards.drain(grace)
        await self.team_threads.close(grace)
        await self.votes.close(grace)
        self.late_pictures.close()
        self.images.close()


def build_services(
    client: discord.Client,
    store: Store,
    *,
    is_serving: Callable[[], bool],
    commands_synced: Callable[[], Awaitable[bool]],
    pace: Pace | None = None,
    images: ImageCache | None = None,
    owners: frozenset[int] = frozenset(),
) -> Services:
    """Create the services of a bot.

    Args:
        client: The connection to Discord.
        store: The database.
        is_serving: Returns whether the bot serves interactions now.
        commands_synced: Returns whether Discord knows the commands of this release.
        pace: The intervals and delays of the bot.
        images: The image cache; a new one if None.
        owners: Ids of the users who host this bot; empty for the owners of its application.
    """
    pace, images = pace or Pace(), images or ImageCache()
    settings = SettingsCache(store)
    boards = BoardUpdater(client, store, images, interval=pace.write_interval, pause=pace.write_interval)
    team_threads = TeamThreads(client, store, images)
    return Services(
        client=client,
        store=store,
        pace=pace,
        images=images,
        settings=settings,
        dispatcher=Dispatcher(concurrency=pace.concurrency, queue_limit=pace.queue_limit, defer_after=pace.defer_after),
        late_pictures=LatePictures(images),
        boards=boards,
        team_threads=team_threads,
        events=MatchEvents(
            client,
            store,
            boards,
            settings,
            images=images,
            update_threads=team_threads.changed,
            is_serving=is_serving,
            presence_window=pace.presence_window,
            computer_interval=pace.computer_interval,
        ),
        votes=PublicVotes(client, store, images, interval=pace.write_interval, grace=pace.vote_grace),
        owners=owners,
        commands_synced=commands_synced,
    )
