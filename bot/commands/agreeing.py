"""`/table pause`, `resume`, `undo`, `clock`, `replace`: what a table decides together."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.which import candidates, table_completions, the_table
from bot.commands.wording import choices_of, described
from bot.consent import handlers as consent
from bot.house import House
from bot.limits import LABEL
from bot.screens.names import shown_names
from bot.shorten import fit_label
from storage import Clock, Match, Refused
from storage.clock import BANK_MOST, LIVE_MOST
from storage.question import Result


def agreement_commands(group: app_commands.Group, house: House) -> None:
    """Add them to the commands of a table."""

    @group.command(name=locale_str("pause"), description=described("table_pause"))
    @app_commands.describe(table=described("table"))
    async def pause(interaction: Interaction, table: str | None = None) -> None:
        async def handler(answer: Answer) -> None:
            await consent.pause(house, answer, (await the_table(house, answer, table, seated=True)).id)

        await house.answer(interaction, handler, waiting="private")

    @group.command(name=locale_str("resume"), description=described("table_resume"))
    @app_commands.describe(table=described("table"))
    async def resume(interaction: Interaction, table: str | None = None) -> None:
        async def handler(answer: Answer) -> None:
            await consent.resume(house, answer, (await the_table(house, answer, table, seated=True)).id)

        await house.answer(interaction, handler, waiting="private")

    @group.command(name=locale_str("undo"), description=described("table_undo"))
    @app_commands.describe(table=described("table"))
    async def undo(interaction: Interaction, table: str | None = None) -> None:
        async def handler(answer: Answer) -> None:
            await consent.undo(house, answer, (await the_table(house, answer, table, seated=True)).id)

        await house.answer(interaction, handler, waiting="private")

    _complete(house, _clock(group, house), _replace(group, house), pause, resume, undo)


def _clock(group: app_commands.Group, house: House) -> app_commands.Command[Any, ..., None]:
    @group.command(name=locale_str("clock"), description=described("table_clock"))
    @app_commands.describe(
        minutes=described("table_minutes"),
        bank=described("table_bank"),
        bonus=described("table_bonus"),
        off=described("table_off"),
        table=described("table"),
    )
    async def clock(
        interaction: Interaction,
        minutes: Range[int, 1, LIVE_MOST] | None = None,
        bank: Range[int, 1, BANK_MOST] | None = None,
        bonus: Range[int, 0, BANK_MOST] | None = None,
        off: bool = False,
        table: str | None = None,
    ) -> None:
        async def handler(answer: Answer) -> None:
            match = await the_table(house, answer, table, seated=True)
            await consent.change_clock(house, answer, match.id, _wanted(minutes, bank, bonus, off))

        await house.answer(interaction, handler, waiting="private")

    return clock


def _wanted(minutes: int | None, bank: int | None, bonus: int | None, off: bool) -> Clock | None:
    """The clock that is meant. Raises Complaint where that is not clear."""
    if [minutes is not None, bank is not None or bonus is not None, off].count(True) != 1:
        raise Complaint(say("clock.unclear"))
    if off:
        return None
    if minutes is not None:
        return Clock.live(minutes)
    if bank is None or (bonus or 0) > bank:
        raise Complaint(say("clock.bad_bank"))
    return Clock.days(bank, bonus or 0)


def _replace(group: app_commands.Group, house: House) -> app_commands.Command[Any, ..., None]:
    @group.command(name=locale_str("replace"), description=described("table_replace"))
    @app_commands.describe(seat=described("table_seat"), by=described("table_by"), table=described("table"))
    @app_commands.choices(
        by=[
            Choice(name=say("command.by_computer"), value="computer"),
            Choice(name=say("command.by_person"), value="person"),
        ]
    )
    async def replace(interaction: Interaction, seat: str, by: str, table: str | None = None) -> None:
        async def handler(answer: Answer) -> None:
            match = await the_table(house, answer, table, seated=True)
            choice: Result = "computer" if by == "computer" else "person"
            await consent.replace_player(house, answer, match.id, _seat(match, seat), choice)

        await house.answer(interaction, handler, waiting="private")

    async def seats(interaction: Interaction, typed: str) -> list[Choice[str]]:
        async def find() -> list[tuple[str, str]]:
            named = getattr(interaction.namespace, "table", None)
            found = await candidates(house, interaction, str(named) if named else None, seated=True)
            return [
                pair for match in found[:1] for pair in _replaceable(match) if typed.casefold() in pair[0].casefold()
            ]

        return choices_of(await house.complete(interaction, find))

    replace.autocomplete("seat")(seats)
    return replace


def _replaceable(match: Match) -> list[tuple[str, str]]:
    """The seats that no computer holds, the vacant ones too, as (label, number)."""
    names = shown_names(match)
    return [
        (fit_label(f"{chair.seat + 1}: {names[chair.seat]}", LABEL), str(chair.seat + 1))
        for chair in match.chairs
        if chair.computer is None
    ]


def _seat(match: Match, typed: str) -> int:
    """The seat that is meant, by its number or the name of who sits in it. Raises Refused."""
    text = typed.strip()
    for label, number in _replaceable(match):
        if text in (number, label):
            return int(number) - 1
    for seat, name in enumerate(shown_names(match)):
        if name.casefold() == text.casefold():
            return seat
    raise Refused("unknown_seat")


def _complete(house: House, *commands: app_commands.Command[Any, ..., None]) -> None:
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices_of(await house.complete(interaction, lambda: table_completions(house, interaction, typed)))

    for command in commands:
        command.autocomplete("table")(tables)
