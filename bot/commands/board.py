"""`/board`: the table again, for me alone or for everybody, as picture or as text."""

from dataclasses import replace
from typing import Any

from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot import threads
from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.commands.which import table_completions, the_table
from bot.commands.wording import choices_of, described
from bot.delivery import pictures_in
from bot.house import House
from bot.records.looking import check_may_look
from bot.screen import Buttons, Menu, Screen, UserMenu
from bot.standing import board_now
from storage import Match, Refused


def board_command(house: House) -> app_commands.Command[Any, ..., None]:
    """`/board public text_only table`."""

    @app_commands.command(name=locale_str("board"), description=described("board"))
    @app_commands.describe(public=described("board_public"), text_only=described("text_only"), table=described("table"))
    async def board(
        interaction: Interaction, public: bool = False, text_only: bool = False, table: str | None = None
    ) -> None:
        async def handler(answer: Answer) -> None:
            match = await the_table(house, answer, table, seated=False)
            check_may_look(match, interaction)
            if public:
                await _for_everybody(house, answer, match, text_only=text_only)
            else:
                await answer.show(await board_now(house, match, text_only=text_only))

        await house.answer(interaction, handler, waiting="public" if public else "private")

    @board.autocomplete("table")
    async def tables(interaction: Interaction, typed: str) -> list[Choice[str]]:
        return choices_of(await house.complete(interaction, lambda: table_completions(house, interaction, typed)))

    return board


async def _for_everybody(house: House, answer: Answer, match: Match, *, text_only: bool) -> None:
    """Post the board here. In the match's own place, or where that is lost, this becomes the board; elsewhere it is a
    copy without buttons."""
    interaction = answer.interaction
    here = interaction.channel_id
    if match.closed and match.started_at is not None and here != (match.thread or match.channel):
        raise Refused("no_spectators")
    own = here == (match.thread or match.channel)
    lost = match.id in house.refresher.troubles and match.seat_of(answer.user.id) is not None
    becomes = (own or lost) and match.open
    lacking = threads.missing(interaction.channel, interaction.app_permissions)
    if becomes and lacking:
        raise Complaint(say("table.permissions", permissions=", ".join(lacking)))
    screen = await board_now(house, match, text_only=text_only)
    await answer.defer("public")
    for drawing in pictures_in(screen):
        await house.painter.paint(drawing)
    if not becomes:
        await answer.show(without_buttons(screen), public=True)
        return
    message = await answer.show(screen, public=True)
    if message is None or here is None:
        return
    if own:
        placed = await house.store.place(match.id, message=message)
    else:
        placed = await house.store.place(match.id, channel=here, thread=0, message=message)
    await house.refresher.moved(match, house.tables.keep(placed))


def without_buttons(screen: Screen) -> Screen:
    """A screen that only shows."""
    blocks = tuple([block for block in screen.blocks if not isinstance(block, Buttons | Menu | UserMenu)])
    return replace(screen, blocks=blocks, pings=())
