"""`/hand` and `/act`: the private panel, and any move by its words alone."""

from typing import Any

from discord import app_commands
from discord.app_commands import Choice, Range, locale_str

from bot import ids
from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.which import candidates, table_completions, the_table
from bot.commands.wording import choices_of, described
from bot.house import House
from bot.playing import need_text, own_seat, show_panel, take
from bot.screens import completions, find_typed, which_screen


def hand_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/hand`: what I hold and may do; asks which table where there are several."""

    @app_commands.command(name=locale_str("hand"), description=described("hand"))
    @app_commands.describe(table=described("table"), text_only=described("text_only"))
    async def hand(interaction: Interaction, table: str | None = None, text_only: bool = False) -> None:
        async def handler(answer: Answer) -> None:
            found = await candidates(house, interaction, table, seated=True)
            if len(found) > 1:
                await answer.show(which_screen(found, answer.user.id))
                return
            match = await the_table(house, answer, table, seated=True)
            await show_panel(house, answer, match.id, text_only=text_only)

        await house.answer(interaction, handler, waiting="private")

    @hand.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices_of(await house.complete(interaction, lambda: table_completions(house, interaction, typed)))

    return hand


def act_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/act action text`: whatever is offered to me now, by its words."""

    @app_commands.command(name=locale_str("act"), description=described("act"))
    @app_commands.describe(action=described("act_action"), text=described("act_text"), table=described("table"))
    async def act(
        interaction: Interaction, action: str, text: Range[str, 1, 4000] | None = None, table: str | None = None
    ) -> None:
        async def handler(answer: Answer) -> None:
            await _act(house, answer, action, text, table)

        await house.answer(interaction, handler, waiting="private")

    @act.autocomplete("action")
    async def actions(interaction: Interaction, typed: str) -> list[Choice[str]]:
        async def offered() -> list[tuple[str, str]]:
            table = getattr(interaction.namespace, "table", None)
            found = await candidates(house, interaction, table, seated=True)
            for match in found:
                seat = match.seat_of(interaction.user.id)
                if seat is not None and (len(found) == 1 or seat in match.active):
                    return completions(match, seat, typed)
            return []

        return choices_of(await house.complete(interaction, offered))

    @act.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices_of(await house.complete(interaction, lambda: table_completions(house, interaction, typed)))

    return act


async def _act(house: House, answer: Answer, action: str, text: str | None, table: str | None) -> None:
    chosen = ids.read(action)
    if not isinstance(chosen, ids.Play | ids.Fill):
        found = await candidates(house, answer.interaction, table, seated=True)
        asked = [match for match in found if match.seat_of(answer.user.id) in match.active]
        match = asked[0] if len(asked) == 1 else await the_table(house, answer, table, seated=True)
        if match.state is None:
            raise Complaint(say("refused.not_started"))
        chosen = find_typed(match, own_seat(match, answer), action)
    if chosen is None:
        raise Complaint(say("act.unclear"))
    if isinstance(chosen, ids.Fill) and text is None:
        await need_text(house, answer, chosen)
    else:
        await take(house, answer, chosen, text)
