"""The Discord client: connects the bot's parts to discord.py's events, and shuts everything down gracefully.

It has no cache of messages or members and no privileged intents.
"""

import asyncio
import contextlib
import sys
import time
from collections.abc import Coroutine, Iterable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot import handlers
from bot.app.command_sync import CommandTranslator, is_synced, sync_until_done
from bot.app.connection import ApiMonitor, Sleep, UnreadableEvents, log_in, stay_connected
from bot.commands import add_commands
from bot.interactions.claims import Claims
from bot.interactions.discord_clock import DiscordClock
from bot.interactions.discord_private import (
    UnreadInteraction,
    close_gateway,
    end_requests,
    guard_events,
    heartbeat_delay,
    intercept_interactions,
    make_interaction,
    run_command,
)
from bot.interactions.dispatcher import Admission, kind_of
from bot.interactions.errors import UserError, describe_error
from bot.interactions.registry import find_handler, is_quick
from bot.interactions.response import Interaction, Response
from bot.messages.rate_limit import limit_requests
from bot.scheduler.places import greet
from bot.services import Pace, build_services
from bot.ui.image_cache import ImageCache
from bot.ui.words import prepare_cities, say
from bot.worker_pool import WorkerPool
from storage import Store
from storage.match.quiet_hours import time_zones

log = structlog.stdlib.get_logger(__name__)


AUTOCOMPLETE = discord.InteractionType.autocomplete.value
COMMANDS = (discord.InteractionType.application_command.value, AUTOCOMPLETE)
PRESSES = (discord.InteractionType.component.value, discord.InteractionType.modal_submit.value)
MESSAGE_FIELDS = ("id", "type", "content", "flags")
"""The fields of a pressed message that discord.py gets to see: handlers need its id and flags."""
LONGEST_DELAY = 30.0
"""Seconds without an acknowledged heartbeat after which the bot counts as not connected."""
FAILING_GRACE = 2.0
"""Seconds that a shutdown waits for a Discord that fails: what it does not take now is shown after the next start."""
SETTINGS_TIMEOUT = 2.0
"""Seconds that a start waits for the database to tell people's settings and servers' languages."""
CLOSE_TIMEOUT = 2.0
"""Seconds that a shutdown waits for Discord to confirm the end of the connection."""


_SUBCOMMANDS = (discord.AppCommandOptionType.subcommand.value, discord.AppCommandOptionType.subcommand_group.value)
_STRING = discord.AppCommandOptionType.string
_PLAIN: dict[discord.AppCommandOptionType, tuple[type, ...]] = {
    _STRING: (str,),
    discord.AppCommandOptionType.integer: (int,),
    discord.AppCommandOptionType.boolean: (bool,),
    discord.AppCommandOptionType.number: (int, float),
}
_RESOLVED: dict[discord.AppCommandOptionType, tuple[str, ...]] = {
    discord.AppCommandOptionType.user: ("users",),
    discord.AppCommandOptionType.channel: ("channels",),
    discord.AppCommandOptionType.role: ("roles",),
    discord.AppCommandOptionType.mentionable: ("users", "roles"),
    discord.AppCommandOptionType.attachment: ("attachments",),
}
"""Where an interaction holds the objects whose ids are the values of an option."""


def are_readable_options(interaction: Interaction) -> bool:
    """Return True if the options of a command have the types that the command declares, as those from Discord have.

    discord.py passes on whatever it gets. In an autocompletion, only texts are checked, since other options may be
    half typed.

    Args:
        interaction: A command or an autocompletion. Reading it may raise any error if it has another shape.
    """
    data: Any = interaction.data
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return command is None or data["target_id"] in data["resolved"]["users"]
    options = data.get("options") or []
    while options and options[0]["type"] in _SUBCOMMANDS:
        options = options[0].get("options") or []
    declared = {parameter.display_name: parameter.type for parameter in command.parameters}
    is_completion = interaction.type.value == AUTOCOMPLETE
    for option in options:
        kind, value = declared.get(option["name"]), option["value"]
        if kind is None or (is_completion and kind is not _STRING):
            continue
        if option["type"] != kind.value:
            return False
        if kind in _PLAIN:
            is_fitting = type(value) in _PLAIN[kind]
        else:
            is_fitting = any(value in (data["resolved"].get(each) or {}) for each in _RESOLVED[kind])
        if not is_fitting:
            return False
    return True


class CommandTree(app_commands.CommandTree["StoaClient"]):
    """The tree of the bot's slash commands and context menus, all available in servers only."""

    async def run(self, interaction: Interaction) -> None:
        """Run a command or an autocompletion, and respond whatever happens."""
        try:
            if not are_readable_options(interaction):
                raise app_commands.AppCommandError
            await run_command(self, interaction)
        except app_commands.AppCommandError as error:
            await self.on_error(interaction, error)
        except Exception as error:  # noqa: BLE001 - discord.py cannot read it: errors of the command itself do not come here
            log.info("command cannot be read", interaction=interaction.id, error=describe_error(error))
            await self.on_error(interaction, app_commands.AppCommandError())
        if interaction.type.value == AUTOCOMPLETE and not interaction.response.is_done():
            await interaction.response.autocomplete([])

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Respond to a failed command, or to an unknown one that a client with an outdated list has sent.

        An unknown autocompletion is only logged and counted.
        """
        if interaction.type.value == AUTOCOMPLETE:
            self.client.services.dispatcher.count("completion", "refused")
            log.info("completion is unknown to this release", interaction=interaction.id, error=type(error).__name__)
            return

        async def explain(response: Response) -> None:
            if isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            log.info("command is unknown to this release", interaction=interaction.id, error=type(error).__name__)
            raise UserError(say.text("error-old-command"))

        await self.client.services.dispatch(interaction, explain)


class StoaClient(discord.Client):
    """The bot's connection to Discord: it creates the services, hands interactions to handlers, and shuts all down."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        images: ImageCache | None = None,
        *,
        times: WorkerPool | None = None,
        sandboxed: bool = False,
        serving: bool = True,
        owners: frozenset[int] = frozenset(),
        shard: tuple[int, int] = (0, 1),
    ) -> None:
        """Create the bot, with all its parts; `start` connects it.

        Args:
            store: The database.
            pace: Delays and intervals of the bot; None for the defaults.
            images: The image cache; None for a new one.
            times: The worker that reads typed times; None for a new one.
            sandboxed: The bot connects to a sandbox, the local stand-in for Discord. Then it waits only briefly for its
                one server at the start, and asks which commands are registered instead of relying on the database.
            serving: The bot registers its commands and resumes unfinished work when it connects; False for tools that
                only log in.
            owners: Ids of the users who operate this bot; empty for the owners of its application.
            shard: Shard id and number of shards (https://discord.com/developers/docs/events/gateway#sharding).
        """
        self.api_monitor = ApiMonitor()
        """What Discord answers to this client's requests."""
        clock = DiscordClock()
        clock.listen_to(self.api_monitor.trace)
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_id=shard[0],
            shard_count=shard[1],
            guild_ready_timeout=0.1 if sandboxed else 2.0,
            http_trace=self.api_monitor.trace,
        )
        self._rate = limit_requests(self, store, on_death=lambda: self.services.events.recovery.look_again_soon())
        self._end_requests = end_requests(self)
        self.sandboxed = sandboxed
        self.serving = serving
        self.stopping = False
        self.tree = CommandTree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )
        store.time.shard = shard
        self.services = build_services(
            self,
            store,
            is_serving=lambda: self.healthy,
            commands_synced=lambda: is_synced(self.tree, store),
            pace=pace,
            images=images,
            times=times,
            owners=owners,
            clock=clock,
        )
        handlers.load()
        add_commands(self.tree, self.services)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._answering: set[asyncio.Task[None]] = set()
        self._claiming = Claims(store, self.services.dispatcher, self._serve)
        intercept_interactions(self, self._receive)
        self._unreadable = UnreadableEvents(time.monotonic)
        guard_events(self, self._unreadable.report)
        self._connection_task: asyncio.Task[None] | None = None
        self._sleep: Sleep = asyncio.sleep
        self._recovered = False
        self._greeting = asyncio.Lock()
        """True once it has caught up after its start."""

    # -- what discord.py calls -----------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Read the settings when the bot has logged in; then register the commands and resume unfinished work.

        The second part runs in the background. If the client was created with `serving` False, it only gets the
        translator of its commands.
        """
        await self.tree.set_translator(CommandTranslator())
        if self.serving:
            await asyncio.to_thread(_prepare_time_zones)
            with contextlib.suppress(TimeoutError):  # an absent database delays the start, but does not prevent it
                async with asyncio.timeout(SETTINGS_TIMEOUT):
                    await self.services.read_settings()
            self._spawn(sync_until_done(self.tree, self.services.store, sandboxed=self.sandboxed))
            self._spawn(self._recover())

    async def on_ready(self) -> None:
        """Log the connection; after a later one, find out which servers came or went meanwhile."""
        log.info("connected", user=str(self.user), servers=len(self.guilds))
        if self._recovered:
            await self.services.places.compare_servers()

    async def on_error(self, event_method: str, /, *_values: Any, **_named: Any) -> None:
        """Log the type and place of an error in an event's handler, but not its message, which may quote typed text."""
        error = sys.exception()
        assert error is not None
        log.error("the handler of an event failed", event_name=event_method, error=describe_error(error))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Mark the matches and votes of a server from which the bot was removed as impossible to show."""
        await self.services.places.server_lost(guild.id, "removed")

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Mark the matches and votes of a server that Discord cannot reach at the moment as impossible to show."""
        await self.services.places.server_lost(guild.id, "away")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that the bot has joined; if the bot was there before, show its matches and votes again."""
        await self.services.places.server_back(guild.id)
        await self._greet(guild)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Show the matches and votes of a server again which Discord can reach again."""
        await self.services.places.server_back(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Mark the matches and votes in a deleted channel and its threads as impossible to show."""
        await self.services.places.place_lost(channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Mark the matches and votes in a deleted thread as impossible to show."""
        await self.services.places.place_lost(thread.thread_id)

    async def on_raw_thread_update(self, thread: discord.RawThreadUpdateEvent) -> None:
        """Mark the matches and votes in a thread that is locked as impossible to show; otherwise show them again."""
        locked = bool(thread.data["thread_metadata"].get("locked"))
        await self.services.places.thread_changed(thread.thread_id, locked=locked)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """Show the server's matches and votes again for which the bot lacked permissions; it may have them now."""
        await self.services.places.permissions_changed(channel.guild.id)

    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, channel: discord.abc.GuildChannel) -> None:
        """Show the server's matches and votes again for which the bot lacked permissions; it may have them now."""
        await self.services.places.permissions_changed(channel.guild.id)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        """Show the server's matches and votes again for which the bot lacked permissions; it may have them now."""
        await self.services.places.permissions_changed(role.guild.id)

    def dispatch(self, event: str, /, *values: Any, **named: Any) -> None:
        """Call the handlers of an event of discord.py, unless the bot is shutting down: even then "ready" may come."""
        if not self.stopping:
            super().dispatch(event, *values, **named)

    def is_closed(self) -> bool:
        """Return True as soon as a shutdown begins, so that discord.py does not reconnect."""
        return self.stopping or super().is_closed()

    # -- connection, shutdown and interactions -------------------------------------------------------------------

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected until `shutdown`, trying again after every failure that may pass.

        Args:
            token: The bot's token.
            reconnect: Ignored; the bot always connects again.

        Raises:
            RefusedByDiscord: Discord refuses this bot until its host mends something, such as a wrong token.
        """
        task = self._connection_task = asyncio.create_task(self._connect(token), name="connection")
        try:
            await task
        except asyncio.CancelledError:
            if not (self.stopping and task.cancelled()):
                raise

    async def shutdown(self) -> None:
        """Stop taking events, wait for running handlers, bring messages up to date and close the connection.

        All that takes at most the `shutdown_grace` of the bot's pace and a few seconds. A second call does nothing.
        """
        if self.stopping:
            return
        await self._claiming.drain(self.services.pace.defer_after)
        self.stopping = True
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await close_gateway(self)
        except TimeoutError:
            log.info("Discord does not confirm the end of the connection")
        if self._connection_task is not None:
            self._connection_task.cancel()
        await _end(self._tasks)
        giving_up = asyncio.create_task(self._give_up_if_failing(), name="giving up")
        await self.services.close(self.services.pace.shutdown_grace)
        giving_up.cancel()
        await _end(self._answering)  # the database may be closed after this
        await self._claiming.close()
        await self.close()

    async def close(self) -> None:
        """Close the connection, then give this process's share of the rate limit to the others."""
        await super().close()
        await self._rate.close()

    @property
    def healthy(self) -> bool:
        """True if the bot can serve interactions: it is connected, is not stopping, and its heartbeats are answered."""
        return self.is_ready() and not self.stopping and heartbeat_delay(self) < LONGEST_DELAY

    async def _connect(self, token: str) -> None:
        await log_in(self, token, self._sleep)
        await stay_connected(self, time.monotonic, self._sleep)

    async def _give_up_if_failing(self) -> None:
        """Give a shutdown `FAILING_GRACE` seconds, then end all requests and handlers if Discord's API fails."""
        await asyncio.sleep(FAILING_GRACE)
        await self.api_monitor.failing.wait()
        log.warning("Discord does not answer: what it does not show yet is shown after the next start")
        self._end_requests()
        self.services.dispatcher.abandon()

    def _receive(self, data: Any) -> None:
        try:
            key, kind = int(data["id"]), kind_of(data["type"])
        except (KeyError, TypeError, ValueError) as error:
            self._unreadable.report("INTERACTION_CREATE", error)
            return
        if self.stopping:
            return
        pressed = data.get("data")
        quick = kind == "component" and isinstance(pressed, dict) and is_quick(str(pressed.get("custom_id")))
        admission = self.services.dispatcher.admit(key, kind, quick=quick)
        if admission == "no":
            return
        if self.services.store.is_shared:
            self._claiming.claim(data, admission)
        else:
            self._serve(data, admission)

    def _serve(self, data: Any, admission: Admission) -> None:
        task = asyncio.create_task(self._answer(data, admission))
        self._answering.add(task)  # not among `_tasks`, which a shutdown cancels
        task.add_done_callback(self._answering.discard)

    async def _answer(self, data: Any, admission: Admission) -> None:
        """Serve an interaction that the dispatcher has admitted, and free its place there whatever happens.

        Every line that is logged meanwhile has the interaction's id.
        """
        structlog.contextvars.bind_contextvars(interaction=int(data["id"]))
        try:
            if (message := data.get("message")) is not None:
                # Handlers need no more of the message, and parsing its components would double the cost of a press.
                data["message"] = {name: message[name] for name in MESSAGE_FIELDS if name in message}
            if admission == "busy":
                await self.services.dispatcher.reply_busy(UnreadInteraction(self, data))
                return
            interaction = make_interaction(self, data)
            if data["type"] in COMMANDS:
                await self.tree.run(interaction)
            elif data["type"] in PRESSES:
                handler, defer = find_handler(self.services, interaction)
                await self.services.dispatch(interaction, handler, defer=defer)
        except Exception as error:  # noqa: BLE001 - an interaction that cannot be read costs nothing but itself
            self.services.dispatcher.count(kind_of(data["type"]), "failed")
            self._unreadable.report("INTERACTION_CREATE", error)
        finally:
            self.services.dispatcher.release(int(data["id"]))

    async def _recover(self) -> None:
        await self.wait_until_ready()
        await self.services.catch_up()
        self._recovered = True
        if self.sandboxed:  # nobody invites the bot there: it is in the server from the first start on
            for guild in self.guilds:
                await self._greet(guild)

    async def _greet(self, guild: discord.Guild) -> None:
        async with self._greeting:  # joining and starting up may come together, and one greeting is enough
            await greet(self, self.services.images, self.services.store, guild)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel tasks and wait until they have ended."""
    ending = set(tasks) - {asyncio.current_task()}
    for task in ending:
        task.cancel()
    if ending:
        await asyncio.wait(ending)


def _prepare_time_zones() -> None:
    time_zones()
    prepare_cities()
