"""The bot that the page's tests talk to: one of each kind of command, component and answer."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import yarl
from discord import app_commands, ui

from tests.waiting import HANG

FRUIT = ["apple", "apricot", "fig", "olive", "pomegranate"]


def board_picture() -> discord.File:
    from PIL import Image

    stream = io.BytesIO()
    Image.new("RGB", (600, 300), "#F3E9DA").save(stream, "PNG")
    stream.seek(0)
    return discord.File(stream, "board.png")


def board(turn: int) -> ui.LayoutView:
    """The public board: picture, section, buttons whose ids change with the turn, menus."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="A table with five dice, two of them clay")
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Roll", style=discord.ButtonStyle.primary, custom_id=f"t1:roll:{turn}"),
        ui.Button(label="Later", custom_id="t1:later"),
        ui.Button(label="Silent", style=discord.ButtonStyle.danger, custom_id="t1:silent"),
        ui.Button(label="Closed", disabled=True, custom_id="t1:closed"),
        ui.Button(label="Rules", url="https://example.org/rules"),
    )
    menu: ui.ActionRow[Any] = ui.ActionRow(
        ui.Select(
            custom_id="t1:topic",
            placeholder="Choose a topic",
            options=[
                discord.SelectOption(label="Rhetoric", value="r", description="Two dice"),
                discord.SelectOption(label="Justice", value="j"),
            ],
        )
    )
    several: ui.ActionRow[Any] = ui.ActionRow(
        ui.Select(
            custom_id="t1:dice",
            placeholder="Keep which dice",
            min_values=2,
            max_values=3,
            options=[discord.SelectOption(label=f"Die {n}", value=str(n)) for n in range(1, 5)],
        )
    )
    people: ui.ActionRow[Any] = ui.ActionRow(ui.UserSelect(custom_id="t1:rival", placeholder="Choose a rival"))
    hand: ui.Button[Any] = ui.Button(label="My seat", custom_id="t1:hand")
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## Table one\nThrow number **{turn}**"),
            gallery,
            ui.Separator(),
            ui.Section(ui.TextDisplay("Malia 7, Theo 5"), accessory=hand),
            row,
            menu,
            several,
            people,
            accent_colour=discord.Colour(0xB5532A),
        )
    )
    return view


def hand(count: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow(
        ui.Button(label="Count", style=discord.ButtonStyle.success, custom_id=f"t1:count:{count}"),
        ui.Button(label="Write", custom_id=f"t1:form:{count}" if count else "t1:form"),
    )
    view.add_item(ui.TextDisplay(f"Your hand, counted {count} times. ||The secret word is aporia||"))
    view.add_item(row)
    return view


def form() -> ui.Modal:
    modal = ui.Modal(title="Ask the agora", custom_id="t1:ask", timeout=None)
    modal.add_item(ui.TextDisplay("Everybody reads *this*."))
    modal.add_item(ui.Label(text="Question", component=ui.TextInput(custom_id="question", min_length=5, max_length=60)))
    modal.add_item(
        ui.Label(
            text="Stone",
            component=ui.Select(
                custom_id="stone",
                options=[
                    discord.SelectOption(label="White", value="w"),
                    discord.SelectOption(label="Black", value="b"),
                ],
            ),
        )
    )
    choices = [
        discord.RadioGroupOption(label="In an hour", value="1"),
        discord.RadioGroupOption(label="Tomorrow", value="24"),
    ]
    modal.add_item(ui.Label(text="Closes", component=ui.RadioGroup(custom_id="closes", options=choices)))
    return modal


class German(app_commands.Translator):
    """A translator of one command's name."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return "sprache" if (string.message, locale) == ("language", discord.Locale.german) else None


class PageBot(discord.Client):
    """A bot that records in `seen` what reached it, as (kind, name, data)."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0.2)
        self.tree = app_commands.CommandTree(self)
        self.seen: list[tuple[str, str, Any]] = []
        self.refuse_forms = False
        self.redraws_on_forms = False
        self.server: Any = None
        self.released = asyncio.Event()
        self._add_commands()

    def _add_commands(self) -> None:
        tree = self.tree

        @tree.command(description="Says it again")
        @app_commands.describe(text="What to say", times="How often")
        async def echo(interaction: discord.Interaction, text: str, times: app_commands.Range[int, 1, 3] = 1) -> None:
            self.seen.append(("command", "echo", (text, times)))
            await interaction.response.send_message(" ".join([text] * times))

        @tree.command(description="Puts a table up")
        async def table(interaction: discord.Interaction) -> None:
            view = board(0)
            view.stop()
            await interaction.response.send_message(view=view, file=board_picture())

        @tree.command(name="hand", description="Shows what you hold, to you alone")
        async def hand_command(interaction: discord.Interaction) -> None:
            await self.show_hand(interaction)

        @tree.command(description="Calls somebody")
        async def call(interaction: discord.Interaction, whom: discord.Member) -> None:
            await interaction.response.send_message(
                f"{whom.mention}, it is your turn.", allowed_mentions=discord.AllowedMentions(users=True)
            )

        @tree.command(description="Never answers")
        async def quiet(interaction: discord.Interaction) -> None:
            self.seen.append(("command", "quiet", None))

        @tree.command(description="Thinks for a while")
        async def think(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await self.released.wait()
            await interaction.edit_original_response(content="Thought of it.")

        @tree.command(description="Answers with more than a window holds")
        async def essay(interaction: discord.Interaction) -> None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(content="\n".join(f"Sentence {line}" for line in range(60)))

        @tree.command(name=app_commands.locale_str("language"), description="Tells your language")
        async def language(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"Your locale is {interaction.locale}.", ephemeral=True)

        market = app_commands.Group(name="market", description="Everything for sale")

        @market.command(description="Buys a fruit")
        @app_commands.describe(fruit="Which one", gift="For somebody else?")
        async def buy(interaction: discord.Interaction, fruit: str, gift: bool = False) -> None:
            self.seen.append(("command", "market buy", (fruit, gift)))
            await interaction.response.send_message(f"Bought {fruit}{' as a gift' if gift else ''}.", ephemeral=True)

        @buy.autocomplete("fruit")
        async def fruits(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            self.seen.append(("autocomplete", "fruit", typed))
            return [app_commands.Choice(name=name.title(), value=name) for name in FRUIT if typed.lower() in name]

        @market.command(description="Closes the market")
        async def close(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("Closed.", ephemeral=True)

        tree.add_command(market)

    async def show_hand(self, interaction: discord.Interaction) -> None:
        view = hand(0)
        view.stop()
        await interaction.response.send_message(view=view, ephemeral=True)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(German())
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.component:
            self.seen.append(("press", custom_id, data.get("values")))
            await self.pressed(interaction, custom_id, data)
        elif interaction.type is discord.InteractionType.modal_submit:
            self.seen.append(("form", custom_id, data["components"]))
            if self.redraws_on_forms:
                view = hand(7)
                view.stop()
                await interaction.response.edit_message(view=view)
            elif not self.refuse_forms:
                await interaction.response.send_message("The form is in.", ephemeral=True)

    async def pressed(self, interaction: discord.Interaction, custom_id: str, data: Any) -> None:
        verb, _, count = custom_id.removeprefix("t1:").partition(":")
        if verb == "roll" or verb == "count":
            view = board(int(count) + 1) if verb == "roll" else hand(int(count) + 1)
            view.stop()
            await interaction.response.edit_message(view=view)
        elif verb == "later":
            await self.released.wait()
            await interaction.response.defer()
        elif verb == "hand":
            await self.show_hand(interaction)
        elif verb == "form":
            await interaction.response.send_modal(form())
        elif verb != "silent":
            await interaction.response.send_message(f"Chosen: {', '.join(data['values'])}", ephemeral=True)

    def drop_users(self) -> None:
        """Cut every user's gateway connection, as a network failure does."""
        for sessions in self.server.gateway.users.values():
            for session in list(sessions):
                session.connection.drop()

    @property
    def base_url(self) -> str:
        return str(self.server.base_url)

    def channel_id(self, name: str) -> str:
        return next(str(channel.id) for channel in self.guilds[0].channels if channel.name == name)

    def text_channel(self, name: str) -> discord.TextChannel:
        channel = self.get_channel(int(self.channel_id(name)))
        assert isinstance(channel, discord.TextChannel)
        return channel


@contextlib.asynccontextmanager
async def bot_running(path: Path) -> AsyncIterator[PageBot]:
    from sandbox import Sandbox

    server = await Sandbox.start(path, ratelimits=False)
    base, gateway = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = f"{server.base_url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(server.base_url).with_scheme("ws") / "gateway"
    bot = PageBot()
    bot.server = server
    running = asyncio.create_task(bot.start(server.token))
    try:
        await asyncio.wait_for(bot.wait_until_ready(), HANG)
        yield bot
    finally:
        bot.released.set()
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError, discord.DiscordException):
            await running
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = base, gateway
        await server.close()
