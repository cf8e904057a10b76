"""The services of a bot: its parts, such as the database and the board updater, which are created once and shared."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from functools import partial
from time import monotonic
from typing import NamedTuple

import discord
import structlog
from cachetools import TTLCache

from bot.interactions.custom_ids import OpenForm
from bot.interactions.discord_clock import DiscordClock
from bot.interactions.dispatcher import Dispatcher, Handler
from bot.interactions.errors import UserLimit, describe_error
from bot.interactions.response import DeferMode, Interaction, LatePictures, Response
from bot.interactions.uploads import Uploads
from bot.messages.board_updater import BoardUpdater
from bot.messages.old_boards import OldBoards
from bot.messages.threads import TeamThreads
from bot.messages.visibility import Visibility
from bot.scheduler.match_events import MatchEvents
from bot.scheduler.open_panels import OpenPanels
from bot.scheduler.places import Places
from bot.scheduler.settings_cache import ServerLanguages, SettingsCache, apply_appearance
from bot.scheduler.votes import PublicVotes
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.typed_times import new_worker
from bot.ui.words import computer_name
from bot.worker_pool import WorkerPool
from storage import Store

log = structlog.stdlib.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Pace:
    """Intervals and delays of the bot, in seconds; tests shorten them."""

    write_interval: float = 2.0
    """Between two messages or edits in one channel."""
    presence_window: float = 20.0
    """How long a user counts as present after an action or a look at the panel, and is not reminded."""
    playing_window: float = 180.0
    """How long after that the board is not posted anew for them, only edited."""
    computer_interval: float = 1.5
    """Between two visible actions of computer players."""
    defer_after: float = 1.0
    """How long after its arrival an interaction without a response is deferred."""
    shutdown_grace: float = 15.0
    """How long a shutdown waits for running work."""
    concurrency: int = 64
    """How many handlers run at once (a number, not seconds)."""
    vote_grace: float = 3.0
    """How long a public vote waits after its closing time for presses that are under way."""
    queue_limit: int = 192
    """How many interactions may wait or run at once (a number, not seconds)."""


class RefusedForm(NamedTuple):
    """A form that a player has sent and that was refused, so that it can be corrected."""

    press: OpenForm
    typed: Mapping[str, str]
    """What the player filled in, by field."""


FORMS_KEPT, FORM_MEMORY = 1024, 15 * 60.0
"""How many refused forms, or reasons for ending a match, are kept at most, and for how many seconds."""


DELETION_SECONDS = 60.0
"""A user may have their data deleted once in so many seconds: it costs much, and nothing is left to delete."""


MOST_INVITATIONS, INVITATION_SECONDS = 20, 10 * 60.0
"""A user may invite so many people in so many seconds, and the same person once to the same table. They may
also ask the players of a running match for a seat once in that time. The largest table has twelve seats."""


MOST_QUESTIONS, QUESTION_SECONDS = 3, 10 * 60.0
"""So many questions of a user to the players of a match ping these in so many seconds; further ones only stand on the
board. Otherwise a question that is asked and withdrawn again and again would ping them each time."""


MOST_TIMES, TIMES_SECONDS = 10, 60.0
"""A worker reads so many times in words for a user in so many seconds; one form has two."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services of a bot: objects that `build_services` creates once and that all handlers and commands share."""

    client: discord.Client
    store: Store
    pace: Pace
    images: ImageCache
    settings: SettingsCache
    languages: ServerLanguages
    dispatcher: Dispatcher
    late_pictures: LatePictures
    uploads: Uploads
    boards: BoardUpdater
    team_threads: TeamThreads
    visibility: Visibility
    panels: OpenPanels
    events: MatchEvents
    votes: PublicVotes
    places: Places
    times: WorkerPool
    """Reads typed times in words, see `bot.ui.typed_times`."""
    owners: frozenset[int]
    """Ids of the users who operate this bot, from the setting OWNERS; if empty, the owners of its application do."""
    commands_synced: Callable[[], Awaitable[bool]]
    """Returns whether Discord has the commands of this release."""
    refused_forms: MutableMapping[tuple[int, int], RefusedForm] = field(
        default_factory=lambda: TTLCache(FORMS_KEPT, FORM_MEMORY), repr=False
    )
    """By match and user: the form that was refused last. It may hold a secret, so it is kept in memory alone."""
    end_reasons: MutableMapping[tuple[int, int], str] = field(
        default_factory=lambda: TTLCache(FORMS_KEPT, FORM_MEMORY), repr=False
    )
    """By match and user: why the user wants to end the match, typed before they were asked whether they're sure."""
    reading_logs: set[int] = field(default_factory=set)
    """Users for whom a whole log is being exported or verified; each may ask for one at a time."""
    deletions: UserLimit = field(default_factory=lambda: UserLimit(1, DELETION_SECONDS, monotonic), repr=False)
    """How often each user may have their data deleted."""
    typed_times: UserLimit = field(default_factory=lambda: UserLimit(MOST_TIMES, TIMES_SECONDS, monotonic), repr=False)
    """How many times in words are read for each user."""
    questions: UserLimit = field(
        default_factory=lambda: UserLimit(MOST_QUESTIONS, QUESTION_SECONDS, monotonic), repr=False
    )
    """How many questions of a user ping the players of a match; by match and user."""
    invitations: UserLimit = field(
        default_factory=lambda: UserLimit(MOST_INVITATIONS, INVITATION_SECONDS, monotonic), repr=False
    )
    """How many people each user may invite to tables, each with a ping."""
    invited: MutableMapping[tuple[int, int], bool] = field(
        default_factory=lambda: TTLCache(4096, INVITATION_SECONDS), repr=False
    )
    """By match and user: who was invited just now, and is not pinged again."""
    asked_for_seats: MutableMapping[tuple[int, int], bool] = field(
        default_factory=lambda: TTLCache(4096, INVITATION_SECONDS), repr=False
    )
    """By match and user: who has just asked the players for a seat, each with a ping, and cannot ask again yet."""

    async def dispatch(self, interaction: Interaction, handler: Handler, *, defer: DeferMode = "private") -> None:
        """Run a handler for an interaction, and respond even if the handler fails or is slow.

        Args:
            interaction: The interaction.
            handler: Called with the response through which it answers.
            defer: How the response is deferred if the handler is slow; None if the handler may open a form.
        """

        def restyle(screen: Screen) -> Screen:
            return apply_appearance(screen, self.settings.get(interaction.user.id))

        dispatcher = self.dispatcher
        response = Response(interaction, self.images, self.late_pictures, restyle, dispatcher.clock, dispatcher.repeats)
        await dispatcher.handle(response, handler, defer=defer)
        await self.settings.follow_locale(interaction.user.id, interaction.locale)

    async def complete(
        self, interaction: Interaction, find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Return the choices for an autocompletion as (name, value) pairs.

        Args:
            interaction: The autocompletion.
            find: Returns the choices; there are none if it fails or is too late.
        """
        return await self.dispatcher.complete(interaction, find)

    def forget_forms(self, user: int) -> None:
        """Forget the refused forms that are kept for a user, and the reasons that they have typed."""
        for kept in (self.refused_forms, self.end_reasons):
            for key in [key for key in kept if key[1] == user]:
                kept.pop(key, None)
        self.votes.forget(user)

    async def catch_up(self) -> None:
        """Update outdated messages and resume what a previous process left unfinished; called at start-up.

        A step that fails is logged, and the others are made all the same.
        """
        await self.read_settings()
        await self._begin(self.places.compare_servers, self.votes.catch_up)
        self.events.deadlines.start()
        await self._begin(
            self.boards.catch_up,
            self.team_threads.catch_up,
            self.events.computer_turns.catch_up,
            self.events.recovery.catch_up,
        )

    async def read_settings(self) -> None:
        """Read users' settings and servers' languages into their caches, so that even the first answer follows them.

        An error is logged; the bot starts without what could not be read and reads it again later.
        """
        now = self.store.time.now()
        await self._begin(lambda: self.settings.refresh(now), lambda: self.languages.refresh(now))

    async def _begin(self, *steps: Callable[[], Awaitable[None]]) -> None:
        for step in steps:
            try:
                await step()
            except Exception as error:  # noqa: BLE001 - the other steps are made all the same
                log.error("not everything could be resumed", step=step.__qualname__, error=describe_error(error))

    async def close(self, grace: float) -> None:
        """Wait for running handlers, update outdated messages, and end the background services and worker processes.

        Args:
            grace: Seconds to wait for handlers and messages together.
        """
        clock = asyncio.get_running_loop().time
        end = clock() + grace
        await self.dispatcher.drain(grace)
        await self.events.close()
        await self.panels.close()
        await self.boards.drain(max(0.0, end - clock()))
        await self.team_threads.close(max(0.0, end - clock()))
        await self.votes.close(max(0.0, end - clock()))
        self.late_pictures.close()
        self.uploads.close()
        self.times.close()
        self.images.close()


def build_services(
    client: discord.Client,
    store: Store,
    *,
    is_serving: Callable[[], bool],
    commands_synced: Callable[[], Awaitable[bool]],
    clock: DiscordClock,
    pace: Pace | None = None,
    images: ImageCache | None = None,
    times: WorkerPool | None = None,
    owners: frozenset[int] = frozenset(),
) -> Services:
    """Create all services of a bot and connect them with one another; nothing runs yet.

    Args:
        client: The connection to Discord.
        store: The database.
        is_serving: Returns whether the bot serves interactions now.
        commands_synced: Returns whether Discord has the commands of this release.
        clock: Discord's clock.
        pace: The intervals and delays of the bot; None for the defaults.
        images: The image cache; None for a new one.
        times: The worker that reads typed times; None for a new one.
        owners: Ids of the users who operate this bot; empty for the owners of its application.
    """
    pace, images = pace or Pace(), images or ImageCache()
    settings, languages = SettingsCache(store), ServerLanguages(client, store)
    store.lobbies.name_computer = partial(computer_name, client)
    old_boards = OldBoards(client, store, images)
    boards = BoardUpdater(client, store, images, old_boards, interval=pace.write_interval, pause=pace.write_interval)
    team_threads = TeamThreads(client, store, images)
    votes = PublicVotes(
        client, store, images, old_boards, settings, clock, interval=pace.write_interval, grace=pace.vote_grace
    )
    late_pictures = LatePictures(images)
    panels = OpenPanels(
        store, boards, settings, late_pictures, interval=pace.write_interval, monotonic=store.time.source.monotonic
    )
    events = MatchEvents(
        client,
        store,
        boards,
        settings,
        languages,
        images=images,
        update_threads=team_threads.changed,
        update_panels=panels.match_changed,
        is_serving=is_serving,
        presence_window=pace.presence_window,
        playing_window=pace.playing_window,
        computer_interval=pace.computer_interval,
    )
    return Services(
        client=client,
        store=store,
        pace=pace,
        images=images,
        settings=settings,
        languages=languages,
        dispatcher=Dispatcher(
            concurrency=pace.concurrency,
            queue_limit=pace.queue_limit,
            defer_after=pace.defer_after,
            clock=clock,
            language_of=settings.language_of,
        ),
        late_pictures=late_pictures,
        uploads=Uploads(store.time.source.monotonic),
        boards=boards,
        team_threads=team_threads,
        visibility=Visibility(client),
        panels=panels,
        events=events,
        votes=votes,
        places=Places(client, store, boards, votes.updater, events.suspensions),
        times=times or new_worker(),
        owners=owners,
        commands_synced=commands_synced,
    )
