"""A small bot on the unmodified discord.py client, whose answers each test sets."""

from __future__ import annotations

import asyncio
import io
import struct
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands, ui

from tests.waiting import HANG

Answer = Callable[[discord.Interaction], Awaitable[Any]]


def point_discord_at(base_url: str) -> None:
    """Set the two URLs of discord.py 2.7.1."""
    discord.http.Route.BASE = f"{base_url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{base_url.replace('http', 'ws', 1)}/gateway")


class SmallBot(discord.Client):
    """A bot with `/do` (an option with completion) and `/table join`. Every interaction goes to `answer`."""

    def __init__(self, **options: Any) -> None:
        super().__init__(
            intents=options.pop("intents", discord.Intents(guilds=True)),
            guild_ready_timeout=0.02,
            max_messages=None,
            **options,
        )
        self.tree = app_commands.CommandTree(self)
        self.answer: Answer = pong
        self.errors: list[BaseException] = []
        """What the answers raised."""
        self.results: list[Any] = []
        """What the answers returned."""
        self.heard: list[discord.Interaction] = []
        self.completions = 0
        self._commands()

    def _commands(self) -> None:
        @self.tree.command(name="do", description="Do something")
        @app_commands.describe(what="What to do", times="How often", who="With whom")
        async def do(
            interaction: discord.Interaction,
            what: app_commands.Range[str, 1, 20],
            times: app_commands.Range[int, 1, 9] | None = None,
            who: discord.Member | None = None,
        ) -> None:
            await self.take(interaction)

        @do.autocomplete("what")
        async def complete(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
            self.completions += 1
            words = ("roll the dice", "roll again", "stand")
            return [app_commands.Choice(name=word, value=word) for word in words if word.startswith(current)]

        group = app_commands.Group(name="table", description="Tables")

        @group.command(name="join", description="Sit down")
        async def join(interaction: discord.Interaction) -> None:
            await self.take(interaction)

        self.tree.add_command(group)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Identify again at once; discord.py would wait five seconds."""

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type in (discord.InteractionType.component, discord.InteractionType.modal_submit):
            await self.take(interaction)

    async def take(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)
        try:
            self.results.append(await self.answer(interaction))
        except (discord.HTTPException, discord.InteractionResponded) as error:
            self.errors.append(error)

    def place(self, channel_id: str | int) -> discord.PartialMessageable:
        """Return a channel by id without fetching it."""
        return self.get_partial_messageable(int(channel_id))

    async def text(self, channel_id: str | int, content: str, **more: Any) -> discord.Message:
        """Post a plain message."""
        return await self.place(channel_id).send(content, **more)

    async def raw(self, method: str, path: str, body: Any = None) -> Any:
        """Make any request with the bot's token, as discord.py sends it."""
        route = discord.http.Route(method, path)
        return await (self.http.request(route) if body is None else self.http.request(route, json=body))


_before: list[tuple[str, yarl.URL]] = []
"""Where discord.py pointed before each running bot was started; other tests of this process use bots too."""


async def start(base_url: str, token: str = "sandbox", **options: Any) -> tuple[SmallBot, asyncio.Task[None]]:
    """Return a bot that is ready, and the task it runs in."""
    _before.append((discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY))
    point_discord_at(base_url)
    bot = SmallBot(**options)
    task = asyncio.create_task(bot.start(token))
    ready = asyncio.create_task(bot.wait_until_ready())
    done, _ = await asyncio.wait({task, ready}, timeout=HANG, return_when=asyncio.FIRST_COMPLETED)
    if task in done:
        await task
    await asyncio.wait_for(ready, HANG)
    return bot, task


async def stop(bot: SmallBot, task: asyncio.Task[None]) -> None:
    """Log out."""
    await bot.close()
    await asyncio.wait({task}, timeout=HANG)
    discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = _before.pop()


async def pong(interaction: discord.Interaction) -> None:
    """Send the usual answer."""
    await interaction.response.send_message("pong", ephemeral=True)


def layout(*items: ui.Item[Any]) -> ui.LayoutView:
    """Return a view that discord.py does not keep."""
    view = ui.LayoutView()
    for item in items:
        view.add_item(item)
    view.stop()
    return view


def panel(text: str = "The table", *custom_ids: str, disabled: bool = False) -> ui.LayoutView:
    """A text and buttons named by their custom ids."""
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow(
        *(ui.Button(label=name.title(), custom_id=name, disabled=disabled) for name in custom_ids or ("go",))
    )
    return layout(ui.Container(ui.TextDisplay(text), row))


def form(title: str = "A question", **text: Any) -> ui.Modal:
    """Return a modal with one text field, `answer`, labelled "Your answer"."""
    modal = ui.Modal(title=title, custom_id="form")
    modal.add_item(ui.Label(text="Your answer", component=ui.TextInput(custom_id="answer", **text)))
    modal.stop()
    return modal


async def eventually(holds: Callable[[], object], seconds: float = HANG) -> None:
    """Wait until `holds` returns a true value.

    Raises:
        TimeoutError: It did not within the given seconds.
    """
    async with asyncio.timeout(seconds):
        while not holds():  # noqa: ASYNC110  any condition, of any object
            await asyncio.sleep(0.005)


def png(width: int, height: int, shade: int = 0) -> bytes:
    """Return a real picture in one shade of grey."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes([shade]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def board(name: str = "board.png") -> ui.LayoutView:
    return layout(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description="A board")))


def file(data: bytes, name: str = "board.png", **more: str) -> discord.File:
    return discord.File(io.BytesIO(data), name, **more)


async def fetch(url: str, **headers: str) -> tuple[int, bytes, str]:
    async with aiohttp.ClientSession() as session, session.get(url, headers=headers) as response:
        return response.status, await response.read(), response.content_type
