"""Which table a command means: the one named, the one of this channel, or the only one there is."""

from bot.answer import Answer, Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.house import House
from bot.screens.games import asks
from storage import Match, Refused


async def the_table(house: House, answer: Answer, table: str | None, *, seated: bool, past: bool = False) -> Match:
    """The table that is meant. `seated`: one where whoever asks has a seat; `past`: where none is open in this channel,
    the one that was played there last.

    Raises:
        Refused, Complaint: there is none, or more than one.
    """
    found = await candidates(house, answer.interaction, table, seated=seated)
    if past and table is None and (over := await _over_here(house, answer.interaction)):
        found = [match for match in found if answer.interaction.channel_id in (match.channel, match.thread)] or over[
            -1:
        ]
    if table is not None and not found:
        raise Refused("unknown_match")
    if not found:
        raise Complaint(say("table.none_yours" if seated else "table.none_here"))
    if len(found) > 1:
        numbers = ", ".join(f"`{match.id}`" for match in found[:10])
        raise Complaint(say("table.which", tables=numbers))
    return found[0]


async def candidates(house: House, interaction: Interaction, table: str | None, *, seated: bool) -> list[Match]:
    """All tables that may be meant, those of this channel before others."""
    user, guild = interaction.user.id, interaction.guild_id
    if table is not None:
        digits = table.strip().lstrip("#")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15:
            return []
        try:
            match = await house.tables.match(int(digits))
        except Refused:
            return []
        return [match] if match.guild == guild else []
    here = [] if interaction.channel_id is None else await house.tables.at(interaction.channel_id)
    here = [match for match in here if not seated or match.seat_of(user) is not None]
    if here:
        return here
    return [match for match in await house.tables.of(user) if match.guild == guild]


async def _over_here(house: House, interaction: Interaction) -> list[Match]:
    """What was played in this channel and is over, the last one last."""
    place = interaction.channel_id
    found = [] if place is None else await house.store.match_in(place, open_only=False)
    return [match for match in found if match.finished and match.guild == interaction.guild_id]


async def table_completions(
    house: House, interaction: Interaction, typed: str, *, past: bool = False
) -> list[tuple[str, str]]:
    """One's own tables and those of this channel, as (label, number), those first where it is one's turn. `past`: those
    that are over as well."""
    user = interaction.user.id
    found = {match.id: match for match in await house.tables.of(user) if match.guild == interaction.guild_id}
    if interaction.channel_id is not None:
        found |= {match.id: match for match in await house.tables.at(interaction.channel_id)}
    if past:
        mine = await house.store.matches_of(user, open_only=False)
        over = [match for match in mine if match.finished and match.guild == interaction.guild_id]
        found |= {match.id: match for match in (*over, *await _over_here(house, interaction))}
    ordered = sorted(found.values(), key=lambda match: (not asks(match, user), -match.id))
    labels = [(say("games.label", game=match.rules.title, match=match.id), str(match.id)) for match in ordered]
    return [(label, value) for label, value in labels if typed.casefold() in label.casefold()][:25]
