"""`/table ...`: commands about a match and its players (a table), and about decisions of all its players."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Range, locale_str

from bot.commands.common import AnyCommand, Typed, add_completions, choice, description
from bot.handlers import consent, history, lobby
from bot.handlers import table as handlers_table
from bot.handlers.history import open_replay, show_log
from bot.handlers.lobby import invite_players as invite_to
from bot.handlers.match_lookup import all_table_completions, find_match, table_completions
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.response import Interaction, Response
from bot.services import Services
from bot.ui.words import say
from storage import LEVELS, Clock, Match, Status
from storage.match.clock import BANK_MOST, LIVE_MOST
from storage.match.model import Answer


def question_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands that ask all players of a match for a decision to the group `/table`.

    They are `pause`, `resume`, `undo`, `clock` and `replace`.
    """
    _plain_command(group, services, locale_str("pause"), consent.pause, require_seat=True)
    _plain_command(group, services, locale_str("resume"), consent.resume, require_seat=True)
    _plain_command(group, services, locale_str("undo"), consent.undo, require_seat=True)
    made = [_clock_command(group, services), _replace_command(group, services)]
    add_completions(services, made, table_completions)


def _clock_command(group: app_commands.Group, services: Services) -> app_commands.Command[Any, ..., None]:
    @group.command(name=locale_str("clock"), description=description("table-clock"))
    @app_commands.describe(
        minutes=description("table-minutes"),
        bank=description("table-bank"),
        bonus=description("table-bonus"),
        off=description("table-off"),
        table=description("table"),
    )
    async def clock(
        interaction: Interaction,
        minutes: Range[int, 1, LIVE_MOST] | None = None,
        bank: Range[int, 1, BANK_MOST] | None = None,
        bonus: Range[int, 0, BANK_MOST] | None = None,
        off: bool = False,
        table: Typed | None = None,
    ) -> None:
        async def handler(response: Response) -> None:
            match = await find_match(services, response, table, require_seat=True)
            if minutes is bank is bonus is None and not off:
                await consent.show_clocks(services, response, custom_ids.Clocks(match.id))
            else:
                await consent.change_clock(services, response, match.id, _read_clock(minutes, bank, bonus, off))

        await services.dispatch(interaction, handler)

    return clock


def _read_clock(minutes: int | None, bank: int | None, bonus: int | None, off: bool) -> Clock | None:
    """Return the players' time limits that the options of `/table clock` specify; None for no limits.

    Args:
        minutes: Minutes for each action, without a bank.
        bank: Hours that each seat has for all its actions together.
        bonus: Hours that a seat gets back after each action, up to the initial `bank`; None for 0.
        off: Whether there are no time limits.

    Raises:
        UserError: The options are incomplete or contradict each other.
    """
    if [minutes is not None, bank is not None or bonus is not None, off].count(True) != 1:
        raise UserError(say.text("clock-unclear"))
    if off:
        return None
    if minutes is not None:
        return Clock.live(minutes)
    if bank is None or (bonus or 0) > bank:
        raise UserError(say.text("clock-bad-bank"))
    return Clock.days(bank, bonus or 0)


def _replace_command(group: app_commands.Group, services: Services) -> app_commands.Command[Any, ..., None]:
    @group.command(name=locale_str("replace"), description=description("table-replace"))
    @app_commands.describe(seat=description("table-seat"), by=description("table-by"), table=description("table"))
    @app_commands.choices(
        by=[choice(say.message("command-by-computer"), "computer"), choice(say.message("command-by-person"), "person")]
    )
    async def replace(interaction: Interaction, seat: Typed, by: str, table: Typed | None = None) -> None:
        async def handler(response: Response) -> None:
            match = await find_match(services, response, table, require_seat=True)
            choice: Answer = "computer" if by == "computer" else "person"
            await consent.ask_replacement(services, response, match.id, consent.read_seat(match, seat), choice)

        await services.dispatch(interaction, handler)

    add_completions(services, [replace], consent.seat_completions)
    return replace


TableHandler = Callable[[Response, Match], Awaitable[None]]
PlainHandler = Callable[[Services, Response, int], Awaitable[None]]
"""Takes the id of a match."""


def commands(services: Services) -> list[AnyCommand]:
    """Return the commands about a match as a whole: the group `/table`."""
    return [table_commands(services)]


def table_commands(services: Services) -> app_commands.Group:
    """Return the group `/table` with all commands about a match as a whole, such as `start`, `pause` and `export`."""
    table = app_commands.Group(name=locale_str("table"), description=description("table-group"))
    for make in (_seat_commands, _end_commands, question_commands, _record_commands):
        make(table, services)
    return table


async def _run(
    services: Services,
    interaction: Interaction,
    table: str | None,
    run: TableHandler,
    *,
    require_seat: bool = False,
    include_finished: bool = False,
) -> None:
    async def handler(response: Response) -> None:
        await run(
            response,
            await find_match(services, response, table, require_seat=require_seat, include_finished=include_finished),
        )

    await services.dispatch(interaction, handler)


def _plain_command(
    group: app_commands.Group,
    services: Services,
    name: locale_str,
    handler: PlainHandler,
    *,
    require_seat: bool = False,
    include_finished: bool = False,
) -> None:
    """Add to a group a command whose only option is the match that it is about.

    Args:
        group: The group of the command, which is changed.
        services: The bot's services, which the handler receives.
        name: The command's name, which also gives the key of its description.
        handler: Carries out the command; called with the id of the match.
        require_seat: In the channel of the command, consider only matches in which the user has a seat.
        include_finished: If no match is open in the channel, use the last one that was played there.
    """

    @group.command(name=name, description=description(f"table-{name.message}"))
    @app_commands.describe(table=description("table"))
    async def command(interaction: Interaction, table: Typed | None = None) -> None:
        async def run(response: Response, match: Match) -> None:
            await handler(services, response, match.id)

        await _run(services, interaction, table, run, require_seat=require_seat, include_finished=include_finished)

    add_completions(services, [command], all_table_completions if include_finished else table_completions)


def _seat_commands(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("join"), description=description("table-join"))
    @app_commands.describe(table=description("table"))
    async def join(interaction: Interaction, table: Typed | None = None) -> None:
        async def run(response: Response, match: Match) -> None:
            if match.status is Status.PLAYING:
                await consent.sit_down(services, response, custom_ids.Sit(match.id))
            else:
                await lobby.join(services, response, custom_ids.Join(match.id))

        await _run(services, interaction, table, run)

    @group.command(name=locale_str("leave"), description=description("table-leave"))
    @app_commands.describe(table=description("table"))
    async def leave(interaction: Interaction, table: Typed | None = None) -> None:
        async def run(response: Response, match: Match) -> None:
            await handlers_table.confirm(services, response, match.id, "leave")

        await _run(services, interaction, table, run, require_seat=True)

    @group.command(name=locale_str("computer"), description=description("table-computer"))
    @app_commands.describe(level=description("table-level"), table=description("table"))
    @app_commands.choices(level=[choice(say.message(f"levels-{level}"), level) for level in LEVELS])
    async def computer(interaction: Interaction, level: str, table: Typed | None = None) -> None:
        await _run(
            services,
            interaction,
            table,
            lambda response, match: lobby.add_computer(services, response, custom_ids.AddComputer(match.id, level)),
            require_seat=True,
        )

    @group.command(name=locale_str("start"), description=description("table-start"))
    @app_commands.describe(table=description("table"))
    async def start(interaction: Interaction, table: Typed | None = None) -> None:
        await _run(
            services,
            interaction,
            table,
            lambda response, match: lobby.start(services, response, custom_ids.Start(match.id)),
            require_seat=True,
        )

    @group.command(name=locale_str("options"), description=description("table-options"))
    @app_commands.describe(file=description("table-file"), table=description("table"))
    async def options(
        interaction: Interaction, file: discord.Attachment | None = None, table: Typed | None = None
    ) -> None:
        async def run(response: Response, match: Match) -> None:
            if file is None:
                await lobby.show_options(services, response, custom_ids.Options(match.id))
            else:
                await lobby.upload_options(services, response, match.id, file)

        await _run(services, interaction, table, run, require_seat=True)

    @group.command(name=locale_str("invite"), description=description("table-invite"))
    @app_commands.describe(
        user=description("table-user"),
        second=description("table-user-more"),
        third=description("table-user-more"),
        fourth=description("table-user-more"),
        fifth=description("table-user-more"),
        table=description("table"),
    )
    async def invite(
        interaction: Interaction,
        user: discord.User,
        second: discord.User | None = None,
        third: discord.User | None = None,
        fourth: discord.User | None = None,
        fifth: discord.User | None = None,
        table: Typed | None = None,
    ) -> None:
        async def handler(response: Response) -> None:
            users = [each for each in (user, second, third, fourth, fifth) if each is not None]
            match = await find_match(services, response, table, require_seat=True)
            await invite_to(services, response, match, users)

        await services.dispatch(interaction, handler, defer="public")

    add_completions(services, (join, leave, computer, start, options, invite), table_completions)


def _end_commands(group: app_commands.Group, services: Services) -> None:
    @group.command(name=locale_str("resign"), description=description("table-resign"))
    @app_commands.describe(sure=description("table-sure"), table=description("table"))
    async def resign(interaction: Interaction, sure: bool = False, table: Typed | None = None) -> None:
        async def run(response: Response, match: Match) -> None:
            await (handlers_table.confirm if sure else handlers_table.ask_confirmation)(
                services, response, match.id, "resign"
            )

        await _run(services, interaction, table, run, require_seat=True)

    @group.command(name=locale_str("end"), description=description("table-end"))
    @app_commands.describe(
        reason=description("table-reason"), sure=description("table-sure"), table=description("table")
    )
    async def end(
        interaction: Interaction, reason: Range[str, 1, 300] = "", sure: bool = False, table: Typed | None = None
    ) -> None:
        async def run(response: Response, match: Match) -> None:
            services.end_reasons[match.id, response.user.id] = reason
            await (handlers_table.confirm if sure else handlers_table.ask_confirmation)(
                services, response, match.id, "end"
            )

        await _run(services, interaction, table, run)

    add_completions(services, (resign, end), table_completions)


def _record_commands(group: app_commands.Group, services: Services) -> None:
    _plain_command(group, services, locale_str("log"), show_log, include_finished=True)

    @group.command(name=locale_str("replay"), description=description("table-replay"))
    @app_commands.describe(table=description("table"), text_only=description("text-only"))
    async def replay(interaction: Interaction, table: Typed | None = None, text_only: bool = False) -> None:
        async def run(response: Response, match: Match) -> None:
            await open_replay(services, response, match.id, text_only=text_only)

        await _run(services, interaction, table, run, include_finished=True)

    add_completions(services, [replay], all_table_completions)
    _plain_command(group, services, locale_str("export"), history.export, include_finished=True)
    _plain_command(group, services, locale_str("verify"), history.verify, include_finished=True)
