"""The Discord client: no cache of messages or members, no privileged intents, and a graceful shutdown."""

import asyncio
from typing import Any

import discord
import structlog
from discord import app_commands

from bot import handlers
from bot.app.command_sync import is_synced, sync_if_changed
from bot.app.rate_limit import limit_requests
from bot.commands import add_commands
from bot.interactions.claims import Claims
from bot.interactions.discord_private import close_gateway, intercept_interactions, make_interaction
from bot.interactions.dispatcher import Admission
from bot.interactions.errors import UserError, describe_error
from bot.interactions.registry import find_handler
from bot.interactions.response import Interaction, Response
from bot.services import Pace, build_services
from bot.ui.catalogue import say
from bot.ui.image_cache import ImageCache
from storage import Store

log = structlog.stdlib.get_logger(__name__)


class CommandTree(app_commands.CommandTree["StoaClient"]):
    """The slash commands, available in servers only."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Respond to a failed command, or to an unknown one that a client with an outdated list has sent."""

        async def explain(response: Response) -> None:
            if isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            log.info("command is unknown to this release", interaction=interaction.id, error=type(error).__name__)
            raise UserError(say("error.old_command"))

        await self.client.services.dispatch(interaction, explain)


class StoaClient(discord.Client):
    """The bot."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        images: ImageCache | None = None,
        *,
        sandboxed: bool = False,
        serving: bool = True,
        owners: frozenset[int] = frozenset(),
        shard: tuple[int, int] = (0, 1),
    ) -> None:
        """Create the bot; `start` connects it.

        Args:
            store: The database.
            pace: Delays and intervals of the bot; None for the defaults.
            images: The image cache; None for a new one.
            sandboxed: The bot connects to a sandbox, which has one small server and may be newer than the database.
            serving: The bot handles interactions; False if it only registers commands.
            owners: Ids of the users who host this bot; empty for the owners of its application.
            shard: Shard id and number of shards (https://discord.com/developers/docs/events/gateway#sharding).
        """
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            shard_id=shard[0],
            shard_count=shard[1],
            guild_ready_timeout=0.1 if sandboxed else 2.0,
        )
        limit_requests(self)
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
            owners=owners,
        )
        handlers.load()
        add_commands(self.tree, self.services)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._claiming = Claims(store, self.services.dispatcher, self._serve)
        self._parse_interaction = intercept_interactions(self, self._receive)

    # -- what discord.py calls -----------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Register the commands and begin to recover what a previous process left undone."""
        if not self.serving:
            return
        try:
            await sync_if_changed(self.tree, self.services.store, sandboxed=self.sandboxed)
        except discord.HTTPException as error:
            log.error("the commands could not be registered", error=describe_error(error))
        self._spawn(self._recover())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Handle a component or a form; the command tree handles commands."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            handler, defer = find_handler(self.services, interaction)
            await self.services.dispatch(interaction, handler, defer=defer)

    async def on_ready(self) -> None:
        """Log the connection."""
        log.info("connected", user=str(self.user), servers=len(self.guilds))

    def dispatch(self, event: str, /, *values: Any, **named: Any) -> None:
        """Dispatch an event unless the bot is shutting down: discord.py may dispatch "ready" even then."""
        if not self.stopping:
            super().dispatch(event, *values, **named)

    def is_closed(self) -> bool:
        """Return True as soon as a shutdown begins, so that discord.py does not reconnect."""
        return self.stopping or super().is_closed()

    # -- shutdown and interactions -------------------------------------------------------------------------------

    async def shutdown(self) -> None:
        """Stop taking events, finish running handlers, bring messages up to date and close the connection."""
        if self.stopping:
            return
        await self._claiming.drain(self.services.pace.defer_after)
        self.stopping = True
        await close_gateway(self)
        for task in self._tasks:
            task.cancel()
        await self.services.close(self.services.pace.shutdown_grace)
        await self._claiming.close()
        await self.close()

    @property
    def healthy(self) -> bool:
        """True if the bot can respond to interactions at the moment."""
        return self.is_ready() and not self.stopping and self.latency < 30

    def _receive(self, data: Any) -> None:
        completing = data["type"] == discord.InteractionType.autocomplete.value
        admission = self.services.dispatcher.admit(int(data["id"]), is_completion=completing)
        if admission == "no" or self.stopping:
            return
        if (message := data.get("message")) is not None:
            # Handlers need only the message's id, and parsing its components would double the cost of a press.
            message["components"] = message["attachments"] = message["embeds"] = []
        if self.services.store.is_shared:
            self._claiming.claim(data, admission)
        else:
            self._serve(data, admission)

    def _serve(self, data: Any, admission: Admission) -> None:
        if admission == "yes":
            self._parse_interaction(data)
        else:
            self._spawn(self.services.dispatcher.reply_busy(make_interaction(self, data)))

    async def _recover(self) -> None:
        await self.wait_until_ready()
        try:
            await self.services.catch_up()
        except Exception as error:  # noqa: BLE001 - a faulty match must not stop the bot
            log.error("not everything could be shown again", error=describe_error(error))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
