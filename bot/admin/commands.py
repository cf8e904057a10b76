"""`/admin …`: for those who manage a server."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.admin.backup import make_backup
from bot.admin.doctor import examine
from bot.admin.setup import show_setup
from bot.admin.status import show_status
from bot.answer import Answer, Interaction
from bot.commands.wording import described
from bot.house import House


def admin_commands(house: House) -> app_commands.Group:
    """The group. Discord shows it to those who manage the server; each command looks again."""
    group = app_commands.Group(
        name=locale_str("admin"),
        description=described("admin_group"),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    async def run(interaction: Interaction, doing: Callable[[Answer], Awaitable[None]]) -> None:
        await house.answer(interaction, doing, waiting="private")

    @group.command(name=locale_str("setup"), description=described("admin_setup"))
    async def setup(interaction: Interaction) -> None:
        await run(interaction, lambda answer: show_setup(house, answer))

    @group.command(name=locale_str("status"), description=described("admin_status"))
    async def status(interaction: Interaction) -> None:
        await run(interaction, lambda answer: show_status(house, answer))

    @group.command(name=locale_str("doctor"), description=described("admin_doctor"))
    async def doctor(interaction: Interaction) -> None:
        await run(interaction, lambda answer: examine(house, answer, house.store.hours.now()))

    @group.command(name=locale_str("backup"), description=described("admin_backup"))
    async def backup(interaction: Interaction) -> None:
        await run(interaction, lambda answer: make_backup(house, answer, house.store.hours.now()))

    return group
