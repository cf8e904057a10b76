"""The client: discord.py's connection, with no cache of messages or members, no privileged intent, and a clean end."""

import asyncio
import logging
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.answer import Answer, Interaction
from bot.answering import Admission, Complaint, fault
from bot.catalogue import say
from bot.claiming import Claiming
from bot.commands import add_commands
from bot.house import House, Pace
from bot.painter import Painter
from bot.rate import keep_below
from bot.router import route
from bot.sync import sync_if_changed
from storage import Store

log = logging.getLogger(__name__)

DISCORD = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)


def connect_to(api: str | None) -> None:
    """Point discord.py at a sandbox (its address), or at Discord: the two places where it knows the way."""
    if api is None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = DISCORD
        return
    Route.BASE = f"{api}/api/v10"
    base = yarl.URL(api)
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("wss" if base.scheme == "https" else "ws") / "gateway"


class Tree(app_commands.CommandTree["Stoa"]):
    """The slash commands, in servers only."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """A command that this release does not know, or knows otherwise: clients may hold an older list."""

        async def explain(answer: Answer) -> None:
            if isinstance(error, app_commands.CommandInvokeError):
                raise error.original
            log.info("interaction %d: %s", interaction.id, type(error).__name__)
            raise Complaint(say("error.old_command"))

        await self.client.house.answer(interaction, explain, waiting="private")


class Stoa(discord.Client):
    """The bot. `sandboxed`: it is connected to a sandbox, which has one small server and may be newer than our
    database. `serving`: it will take presses; False only to register the commands. `shard`: which of how many shards it
    is (https://discord.com/developers/docs/events/gateway#sharding)."""

    def __init__(
        self,
        store: Store,
        pace: Pace | None = None,
        painter: Painter | None = None,
        *,
        sandboxed: bool = False,
        serving: bool = True,
        owners: frozenset[int] = frozenset(),
        shard: tuple[int, int] = (0, 1),
    ) -> None:
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
        keep_below(self)
        self.sandboxed = sandboxed
        self.serving = serving
        self.owners = owners
        """Who hosts this bot; empty: whoever owns its application."""
        self.stopping = False
        self.tree = Tree(
            self,
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
        )
        store.hours.shard = shard
        self.house = House(self, store, pace or Pace(), painter or Painter())
        add_commands(self.tree, self.house)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._claiming = Claiming(store, self.house.answering, self._serve)
        # The only place that sees an interaction before discord.py spends time on it: under overload the old ones are
        # dropped here. There is no public one; a test pins it.
        self._parse_interaction = self._connection.parsers["INTERACTION_CREATE"]
        self._connection.parsers["INTERACTION_CREATE"] = self._arrive

    # -- what discord.py calls -----------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        if not self.serving:
            return
        try:
            await sync_if_changed(self.tree, self.house.store, sandboxed=self.sandboxed)
        except discord.HTTPException as error:
            log.error("the commands could not be registered: %s", fault(error))
        self._spawn(self._catch_up())

    async def on_interaction(self, interaction: Interaction) -> None:
        """Components and forms; commands go through the tree."""
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await route(self.house, interaction)

    async def on_ready(self) -> None:
        log.info("connected as %s, in %d servers", self.user, len(self.guilds))

    def dispatch(self, event: str, /, *values: Any, **named: Any) -> None:
        """Nothing new once a stop is wanted; discord.py would still say «ready» after the end."""
        if not self.stopping:
            super().dispatch(event, *values, **named)

    def is_closed(self) -> bool:
        """True from the moment a stop is wanted, so that discord.py does not reconnect while we finish."""
        return self.stopping or super().is_closed()

    # -- our own -------------------------------------------------------------------------------------------------

    async def stop(self) -> None:
        """Take no new events, finish what runs, show what is dirty, go."""
        if self.stopping:
            return
        await self._claiming.settle(self.house.pace.patience)
        self.stopping = True
        if self.ws is not None and self.ws.open:
            await self.ws.close(code=1000)
        for task in self._tasks:
            task.cancel()
        await self.house.close(self.house.pace.grace)
        await self._claiming.close()
        await self.close()

    @property
    def healthy(self) -> bool:
        """Whether presses are answered at this moment."""
        return self.is_ready() and not self.stopping and self.latency < 30

    def _arrive(self, data: Any) -> None:
        completing = data["type"] == discord.InteractionType.autocomplete.value
        admission = self.house.answering.admit(int(data["id"]), completing=completing)
        if admission == "no" or self.stopping:
            return
        if (message := data.get("message")) is not None:
            # Ids say everything; reading the components of a pressed message is half of what a press costs.
            message["components"] = message["attachments"] = message["embeds"] = []
        if self.house.store.shared:
            self._claiming.take(data, admission)
        else:
            self._serve(data, admission)

    def _serve(self, data: Any, admission: Admission) -> None:
        if admission == "yes":
            self._parse_interaction(data)
        else:
            interaction: Interaction = discord.Interaction(data=data, state=self._connection)
            self._spawn(self.house.answering.apologise(interaction))

    async def _catch_up(self) -> None:
        await self.wait_until_ready()
        try:
            await self.house.catch_up()
        except Exception as error:  # noqa: BLE001 - a match that cannot be shown must not stop the bot
            log.error("not everything could be shown again: %s", fault(error))

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
