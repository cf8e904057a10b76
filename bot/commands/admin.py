"""`/admin ...`: commands for members who manage a server, and for the bot's hosts."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.commands.common import AnyCommand, description
from bot.handlers.admin import explain_damage, make_backup, show_setup, show_status
from bot.handlers.doctor import run_doctor
from bot.interactions.response import Interaction, Response
from bot.services import Services


def commands(services: Services) -> list[AnyCommand]:
    """Return the commands for those who manage a server or operate the bot: the group `/admin`."""
    return [admin_commands(services)]


def admin_commands(services: Services) -> app_commands.Group:
    """Return the group `/admin` with its commands `setup`, `status`, `doctor` and `backup`.

    Discord shows it only to members who manage the server; the handlers check that again.
    """
    group = app_commands.Group(
        name=locale_str("admin"),
        description=description("admin-group"),
        default_permissions=discord.Permissions(manage_guild=True),
    )

    async def run(interaction: Interaction, doing: Callable[[Response], Awaitable[None]]) -> None:
        await services.dispatch(interaction, lambda response: explain_damage(services, doing(response)))

    @group.command(name=locale_str("setup"), description=description("admin-setup"))
    async def setup(interaction: Interaction) -> None:
        await run(interaction, lambda response: show_setup(services, response))

    @group.command(name=locale_str("status"), description=description("admin-status"))
    async def status(interaction: Interaction) -> None:
        await run(interaction, lambda response: show_status(services, response))

    @group.command(name=locale_str("doctor"), description=description("admin-doctor"))
    async def doctor(interaction: Interaction) -> None:
        await run(interaction, lambda response: run_doctor(services, response))

    @group.command(name=locale_str("backup"), description=description("admin-backup"))
    async def backup(interaction: Interaction) -> None:
        await run(interaction, lambda response: make_backup(services, response, services.store.time.now()))

    return group
