"""The commands `/settings`, of a user, and `/admin`, for members who manage a server and for the bot's operators."""

from collections.abc import Awaitable, Callable

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.commands.common import AnyCommand, Typed, add_completions, choice, description
from bot.handlers.admin import explain_damage, make_backup, show_setup, show_status
from bot.handlers.doctor import run_doctor
from bot.handlers.settings import (
    OWN_LANGUAGE,
    REMINDER_CHANNELS,
    language_choices,
    read_language,
    read_look,
    read_quiet_hours,
    read_reminders,
    save_settings,
    show_languages,
    show_privacy,
    show_settings,
    zone_completions,
)
from bot.interactions.response import Interaction, Response
from bot.services import Services
from bot.ui.words import say


def commands(services: Services) -> list[AnyCommand]:
    """Return the groups `/settings`, for everybody, and `/admin`, for those who manage a server or operate the bot."""
    return [settings_commands(services), admin_commands(services)]


def settings_commands(services: Services) -> app_commands.Group:
    """Return the group `/settings` with its commands `show`, `reminders`, `hours`, `look`, `language` and `privacy`."""
    group = app_commands.Group(name=locale_str("settings"), description=description("settings"))
    for make in (_show_command, _reminders_command, _hours_command, _look_command, _language_command, privacy_command):
        make(group, services)
    return group


def _show_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("show"), description=description("settings-show"))
    async def show(interaction: Interaction) -> None:
        await services.dispatch(interaction, lambda response: show_settings(services, response))


def _reminders_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("reminders"), description=description("settings-reminders"))
    @app_commands.describe(
        how=description("settings-how"), next_up=description("settings-next"), digest=description("settings-digest")
    )
    @app_commands.choices(how=[choice(say.message(f"settings-how-{how}"), how) for how in REMINDER_CHANNELS])
    async def reminders(
        interaction: Interaction, how: str | None = None, next_up: bool | None = None, digest: bool | None = None
    ) -> None:
        async def handler(response: Response) -> None:
            if (how, next_up, digest) == (None, None, None):
                await show_settings(services, response)
            else:
                now = services.store.time.now()
                await save_settings(services, response, read_reminders(how, next_up, digest, now))

        await services.dispatch(interaction, handler)


def _hours_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("hours"), description=description("settings-hours"))
    @app_commands.describe(
        zone=description("settings-zone"),
        start=description("settings-start"),
        end=description("settings-end"),
        time_runs=description("settings-runs"),
        no_quiet=description("settings-no-quiet"),
    )
    async def hours(
        interaction: Interaction,
        zone: Typed | None = None,
        start: Typed | None = None,
        end: Typed | None = None,
        time_runs: bool | None = None,
        no_quiet: bool = False,
    ) -> None:
        async def handler(response: Response) -> None:
            if (zone, start, end, time_runs, no_quiet) == (None, None, None, None, False):
                await show_settings(services, response)
            else:
                now = services.store.time.now()
                await save_settings(services, response, read_quiet_hours(zone, start, end, time_runs, no_quiet, now))

        await services.dispatch(interaction, handler)

    add_completions(services, [hours], zone_completions)


def _look_command(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("look"), description=description("settings-look"))
    @app_commands.describe(
        colour_blind=description("settings-palette"),
        words=description("settings-words"),
        dark=description("settings-dark"),
    )
    async def look(
        interaction: Interaction, colour_blind: bool | None = None, words: bool | None = None, dark: bool | None = None
    ) -> None:
        async def handler(response: Response) -> None:
            if (colour_blind, words, dark) == (None, None, None):
                await show_settings(services, response)
            else:
                await save_settings(services, response, read_look(colour_blind, words, dark))

        await services.dispatch(interaction, handler)


def _language_command(group: app_commands.Group, services: Services) -> None:
    own = choice(say.message("settings-language-discord"), OWN_LANGUAGE)

    @group.command(name=locale_str("language"), description=description("settings-language"))
    @app_commands.describe(language=description("settings-language-which"))
    @app_commands.choices(language=[own, *[Choice(name=label, value=value) for value, label in language_choices()]])
    async def language(interaction: Interaction, language: str | None = None) -> None:
        async def handler(response: Response) -> None:
            if language is None:
                await show_languages(services, response)
            else:
                await save_settings(services, response, read_language(language))

        await services.dispatch(interaction, handler)


def privacy_command(group: app_commands.Group, services: Services) -> None:
    """Add the command `privacy`, which shows what is stored about users, to the group `/settings`."""

    @group.command(name=locale_str("privacy"), description=description("settings-privacy"))
    async def privacy(interaction: Interaction) -> None:
        await services.dispatch(interaction, show_privacy)


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
