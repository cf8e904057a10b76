"""Commands about one user: `/settings`, and the menu on a user."""

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.commands.common import AnyCommand, Typed, add_completions, choice, description, translatable
from bot.handlers.lobby import ask_challenge_game
from bot.handlers.settings import (
    OWN_LANGUAGE,
    REMINDER_CHANNELS,
    language_choices,
    read_language,
    read_look,
    read_quiet_hours,
    read_reminders,
    save_settings,
    show_privacy,
    show_settings,
    zone_completions,
)
from bot.handlers.stats import show_stats
from bot.interactions.response import Interaction, Response
from bot.screens.stats import ALL_GAMES
from bot.services import Services
from bot.ui.words import say


def commands(services: Services) -> list[AnyCommand]:
    """Return the commands about one user: `/settings` and the entries in a user's context menu."""
    return [settings_commands(services), *person_menus(services)]


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
    async def language(interaction: Interaction, language: str) -> None:
        async def handler(response: Response) -> None:
            await save_settings(services, response, read_language(language))

        await services.dispatch(interaction, handler)


def person_menus(services: Services) -> list[app_commands.ContextMenu]:
    """Return the entries that the bot adds to a user's context menu: "Challenge to a game" and "Show record"."""

    async def challenge(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await services.dispatch(interaction, lambda response: ask_challenge_game(response, user))

    async def record(interaction: Interaction, user: discord.Member | discord.User) -> None:
        await services.dispatch(
            interaction, lambda response: show_stats(services, response, user.id, user.display_name, ALL_GAMES)
        )

    return [
        app_commands.ContextMenu(name=translatable(say.message("challenge-name")), callback=challenge),
        app_commands.ContextMenu(name=translatable(say.message("challenge-record")), callback=record),
    ]


def privacy_command(group: app_commands.Group, services: Services) -> None:
    """Add the command `privacy`, which shows what is stored about users, to the group `/settings`."""

    @group.command(name=locale_str("privacy"), description=description("settings-privacy"))
    async def privacy(interaction: Interaction) -> None:
        await services.dispatch(interaction, show_privacy)
