"""Lookup of the match that a press or a command refers to: the one named, the one of this channel, or the only one."""

from collections.abc import Mapping

from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete
from bot.interactions.response import Interaction, Response
from bot.screens.tables import is_asked
from bot.services import Services
from bot.ui.catalogue import say
from storage import Match, Refused


async def find_match(
    services: Services, response: Response, table: str | None, *, require_seat: bool, include_finished: bool = False
) -> Match:
    """Return the match that a command refers to.

    Args:
        services: The bot's services.
        response: The response to the command.
        table: The number of the match that the user gave; None if they gave none.
        require_seat: Find only matches in which the user has a seat.
        include_finished: If no match is open in this channel, return the last one that was played there.

    Raises:
        Refused: There is no such match.
        UserError: No match fits, or more than one does.
    """
    found = await candidate_matches(services, response.interaction, table, require_seat=require_seat)
    if include_finished and table is None and (over := await _finished_here(services, response.interaction)):
        found = [match for match in found if response.interaction.channel_id in (match.channel, match.thread)] or over[
            -1:
        ]
    if table is not None and not found:
        raise Refused("unknown_match")
    if not found:
        raise UserError(say("table.none_yours" if require_seat else "table.none_here"))
    if len(found) > 1:
        numbers = ", ".join(f"`{match.id}`" for match in found[:10])
        raise UserError(say("table.which", tables=numbers))
    return found[0]


async def candidate_matches(
    services: Services, interaction: Interaction, table: str | None, *, require_seat: bool
) -> list[Match]:
    """Return all matches that a command may refer to: those of this channel, else the user's own.

    Args:
        services: The bot's services.
        interaction: The command.
        table: The table that the user named, if any.
        require_seat: Only matches in which the user has a seat.
    """
    user, guild = interaction.user.id, interaction.guild_id
    if table is not None:
        digits = table.strip().lstrip("#")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15:
            return []
        try:
            match = await services.store.match(int(digits))
        except Refused:
            return []
        return [match] if match.guild == guild else []
    here = await _open_here(services, interaction)
    here = [match for match in here if not require_seat or match.seat_of(user) is not None]
    if here:
        return here
    return [match for match in await services.store.matches_of(user) if match.guild == guild]


async def _open_here(services: Services, interaction: Interaction) -> list[Match]:
    """Return the open matches of this channel, the newest first."""
    here = interaction.channel_id
    return [] if here is None else list(reversed(await services.store.matches_in(here)))


async def _finished_here(services: Services, interaction: Interaction) -> list[Match]:
    """Return the finished matches of this channel, the last one last."""
    place = interaction.channel_id
    found = [] if place is None else await services.store.matches_in(place, open_only=False)
    return [match for match in found if match.is_finished and match.guild == interaction.guild_id]


@autocomplete("table")
async def table_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the user's open tables and those of this channel, those where it is the user's turn first."""
    return _labels(await _open_tables(services, interaction), interaction.user.id, typed)


@autocomplete("table")
async def all_table_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Return the same tables as `table_completions`, and finished ones."""
    user = interaction.user.id
    found = await _open_tables(services, interaction)
    mine = await services.store.matches_of(user, open_only=False)
    over = [match for match in mine if match.is_finished and match.guild == interaction.guild_id]
    found |= {match.id: match for match in (*over, *await _finished_here(services, interaction))}
    return _labels(found, user, typed)


async def _open_tables(services: Services, interaction: Interaction) -> dict[int, Match]:
    mine = await services.store.matches_of(interaction.user.id)
    found = {match.id: match for match in mine if match.guild == interaction.guild_id}
    return found | {match.id: match for match in await _open_here(services, interaction)}


def _labels(found: Mapping[int, Match], user: int, typed: str) -> list[tuple[str, str]]:
    ordered = sorted(found.values(), key=lambda match: (not is_asked(match, user), -match.id))
    labels = [(say("games.label", game=match.rules.title, match=match.id), str(match.id)) for match in ordered]
    return [(label, value) for label, value in labels if typed.casefold() in label.casefold()][:25]


async def match_for(services: Services, response: Response, match_id: int) -> Match:
    """Return the match that an id names, if it belongs to this server.

    Raises:
        Refused: `unknown_match`, also for a match of another server.
    """
    match = await services.store.match(match_id)
    if match.guild != response.interaction.guild_id:
        raise Refused("unknown_match")
    return match


def own_seat(match: Match, response: Response) -> int:
    """Return the seat of the user who pressed.

    Raises:
        Refused: `not_seated`.
    """
    seat = match.seat_of(response.user.id)
    if seat is None:
        raise Refused("not_seated")
    return seat
