"""`/table …`: what concerns a whole table."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot import lobby, standing
from bot.answer import Answer, Interaction
from bot.catalogue import say
from bot.commands.agreeing import agreement_commands
from bot.commands.which import table_completions, the_table
from bot.commands.wording import choices_of, described
from bot.consent import handlers as consent
from bot.house import House
from bot.inviting import invite as invite_to
from bot.records.log import show_log
from bot.records.replay import open_replay
from bot.screens import notice
from storage import LEVELS, Match, Status

Doing = Callable[[Answer, Match], Awaitable[None]]


def table_commands(house: House) -> app_commands.Group:
    """The group of all commands of a table."""
    table = app_commands.Group(name=locale_str("table"), description=described("table_group"))
    for make in (_seats, _decisions, agreement_commands, _records):
        make(table, house)
    return table


async def _do(
    house: House,
    interaction: Interaction,
    table: str | None,
    doing: Doing,
    *,
    seated: bool = False,
    past: bool = False,
) -> None:
    async def handler(answer: Answer) -> None:
        await doing(answer, await the_table(house, answer, table, seated=seated, past=past))

    await house.answer(interaction, handler, waiting="private")


def _complete(house: House, *commands: app_commands.Command[Any, ..., None], past: bool = False) -> None:
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        find = lambda: table_completions(house, interaction, typed, past=past)  # noqa: E731
        return choices_of(await house.complete(interaction, find))

    for command in commands:
        command.autocomplete("table")(tables)


def _seats(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("join"), description=described("table_join"))
    @app_commands.describe(table=described("table"))
    async def join(interaction: Interaction, table: str | None = None) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            sit = consent.sit_down if match.status is Status.PLAYING else lobby.join
            await sit(house, answer, match.id)

        await _do(house, interaction, table, doing)

    @group.command(name=locale_str("leave"), description=described("table_leave"))
    @app_commands.describe(table=described("table"))
    async def leave(interaction: Interaction, table: str | None = None) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            await standing.confirm(house, answer, match.id, "leave")

        await _do(house, interaction, table, doing, seated=True)

    @group.command(name=locale_str("computer"), description=described("table_computer"))
    @app_commands.describe(level=described("table_level"), table=described("table"))
    @app_commands.choices(level=[Choice(name=say(f"levels.{level}"), value=level) for level in LEVELS])
    async def computer(interaction: Interaction, level: str, table: str | None = None) -> None:
        await _do(
            house,
            interaction,
            table,
            lambda answer, match: lobby.add_computer(house, answer, match.id, level),
            seated=True,
        )

    @group.command(name=locale_str("start"), description=described("table_start"))
    @app_commands.describe(table=described("table"))
    async def start(interaction: Interaction, table: str | None = None) -> None:
        await _do(house, interaction, table, lambda answer, match: lobby.start(house, answer, match.id), seated=True)

    @group.command(name=locale_str("options"), description=described("table_options"))
    @app_commands.describe(file=described("table_file"), table=described("table"))
    async def options(
        interaction: Interaction, file: discord.Attachment | None = None, table: str | None = None
    ) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            if file is None:
                await lobby.show_options(house, answer, match.id)
            else:
                await lobby.upload_options(house, answer, match.id, file)

        await _do(house, interaction, table, doing, seated=True)

    @group.command(name=locale_str("invite"), description=described("table_invite"))
    @app_commands.describe(
        user=described("table_user"),
        second=described("table_user_more"),
        third=described("table_user_more"),
        fourth=described("table_user_more"),
        fifth=described("table_user_more"),
        table=described("table"),
    )
    async def invite(
        interaction: Interaction,
        user: discord.User,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        fifth: discord.User | None = None,
        table: str | None = None,
    ) -> None:
        async def handler(answer: Answer) -> None:
            users = [each for each in (user, second, third, fourth, fifth) if each is not None]
            await invite_to(answer, await the_table(house, answer, table, seated=True), users)

        await house.answer(interaction, handler, waiting="public")

    _complete(house, join, leave, computer, start, options, invite)


def _decisions(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("resign"), description=described("table_resign"))
    @app_commands.describe(sure=described("table_sure"), table=described("table"))
    async def resign(interaction: Interaction, sure: bool = False, table: str | None = None) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            await (standing.confirm if sure else standing.ask)(house, answer, match.id, "resign")

        await _do(house, interaction, table, doing, seated=True)

    @group.command(name=locale_str("end"), description=described("table_end"))
    @app_commands.describe(reason=described("table_reason"), table=described("table"))
    async def end(interaction: Interaction, reason: Range[str, 1, 300] = "", table: str | None = None) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            ended = await standing.do(house, answer, match.id, "end", reason)
            await answer.show(notice(say("done.end", game=ended.rules.title, match=ended.id)))

        await _do(house, interaction, table, doing)

    _complete(house, resign, end)


def _records(group: app_commands.Group, house: House) -> None:
    @group.command(name=locale_str("log"), description=described("table_log"))
    @app_commands.describe(table=described("table"))
    async def log(interaction: Interaction, table: str | None = None) -> None:
        await _do(house, interaction, table, lambda answer, match: show_log(house, answer, match.id), past=True)

    @group.command(name=locale_str("replay"), description=described("table_replay"))
    @app_commands.describe(table=described("table"), text_only=described("text_only"))
    async def replay(interaction: Interaction, table: str | None = None, text_only: bool = False) -> None:
        async def doing(answer: Answer, match: Match) -> None:
            await open_replay(house, answer, match.id, text_only=text_only)

        await _do(house, interaction, table, doing, past=True)

    @group.command(name=locale_str("export"), description=described("table_export"))
    @app_commands.describe(table=described("table"))
    async def export(interaction: Interaction, table: str | None = None) -> None:
        await _do(house, interaction, table, lambda answer, match: standing.export(house, answer, match.id), past=True)

    @group.command(name=locale_str("verify"), description=described("table_verify"))
    @app_commands.describe(table=described("table"))
    async def verify(interaction: Interaction, table: str | None = None) -> None:
        await _do(house, interaction, table, lambda answer, match: standing.verify(house, answer, match.id), past=True)

    _complete(house, log, replay, export, verify, past=True)
