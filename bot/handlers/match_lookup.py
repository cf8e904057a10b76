"""Finding the match that a press or a command means: the one named, one of this channel, or one of the user's own."""

import contextlib
from collections.abc import Mapping

from bot.handlers.permissions import filter_known, has_part, may_view
from bot.interactions.errors import UserError
from bot.interactions.registry import autocomplete
from bot.interactions.response import Interaction, Response
from bot.screens.tables import is_asked
from bot.services import Services
from bot.ui.words import say
from games.core.words import AnyOf
from storage import Match, Refused

NEWEST = 100
"""How many of the newest matches of a channel, or of a user, are searched for finished ones."""


async def find_match(
    services: Services, response: Response, table: str | None, *, require_seat: bool, include_finished: bool = False
) -> Match:
    """Return the one match to which a command refers.

    That is the match whose number the user typed. Without a number it is the only open match in this channel or, if
    none is open here, the only open match in this server in which the user has a seat.

    Args:
        services: The bot's services.
        response: The response to the command.
        table: The match's number, as the user typed it; None if they typed none.
        require_seat: In this channel, consider only matches in which the user has a seat.
        include_finished: Without a number, and if no match is open in this channel, return the last match that was
            played here, if there is one.

    Raises:
        Refused: The named match does not exist, or is not of this server, or the user may not know of it
            (`unknown_match`).
        UserError: No number was typed, and no match fits or more than one does.
    """
    found = await candidate_matches(services, response.interaction, table, require_seat=require_seat)
    if include_finished and table is None and (over := await _finished_here(services, response.interaction)):
        found = [match for match in found if response.interaction.channel_id in (match.channel, match.thread)] or over[
            -1:
        ]
    if table is not None and not found:
        raise Refused("unknown_match")
    if not found:
        raise UserError(say.text("games-none-yours" if require_seat else "games-none-here"))
    if len(found) > 1:
        raise UserError(say.text("games-several", tables=AnyOf([str(match.id) for match in found[:10]])))
    return found[0]


async def candidate_matches(
    services: Services, interaction: Interaction, table: str | None, *, require_seat: bool
) -> list[Match]:
    """Return all matches that a command may mean.

    That is the match whose number the user typed. Without a number these are the open matches in this channel that the
    user may view or, if there are none, the open matches in this server in which the user has a seat.

    Args:
        services: The bot's services.
        interaction: The command.
        table: The match's number, as the user typed it; None if they typed none.
        require_seat: In this channel, consider only matches in which the user has a seat.

    Returns:
        The matches; empty if there are none, or if the named one is not of this server or the user may not know of it.
    """
    user, guild = interaction.user.id, interaction.guild_id
    if table is not None:
        digits = table.strip().lstrip("#")
        if not (digits.isascii() and digits.isdigit()) or len(digits) > 15:
            return []
        return await _numbered(services, interaction, int(digits))
    here = await _open_here(services, interaction)
    here = [match for match in here if not require_seat or match.seat_of(user) is not None]
    if here:
        return here
    return [match for match in await services.store.matches_of(user) if match.guild == guild]


async def _numbered(services: Services, interaction: Interaction, number: int) -> list[Match]:
    """Return a list of the match with a number, if it is of this server and the user may know of it; else an empty one.

    A number that stands for a match in a hidden place costs the same requests as one that stands for none, so that the
    time of the answer does not tell them apart: those that show which of the server's open matches the user may know
    of. A finished match in a thread that Discord would have to be asked about is therefore found by those who have a
    part in it, by those who manage the server, and by others in that thread.

    Nothing is requested where the match is, where discord.py has its channel in its cache, and for those who have a
    part in it.

    Args:
        services: The bot's services.
        interaction: The command or press.
        number: The match's number.
    """
    match, guild = None, interaction.guild_id
    with contextlib.suppress(Refused):
        match = await services.store.match(number)
    if match is not None and match.guild == guild:
        is_there = interaction.channel_id in (match.channel, match.thread)
        sees = is_there or services.visibility.is_known_to_see(interaction, match.channel)
        if sees or has_part(match, interaction.user.id):
            return [match]
        if interaction.permissions.manage_guild:
            return await filter_known(services, interaction, [match])
    known = [] if guild is None else await services.store.open_matches(guild)
    known = await filter_known(services, interaction, known)
    return [] if match is None else [each for each in known if each.id == number]


async def _open_here(services: Services, interaction: Interaction) -> list[Match]:
    """Return the open matches of this channel that the user may view, the newest first."""
    here = interaction.channel_id
    found = [] if here is None else reversed(await services.store.matches_in(here))
    return [match for match in found if may_view(services, match, interaction)]


async def _finished_here(services: Services, interaction: Interaction) -> list[Match]:
    """Return the finished matches of this channel that the user may view, oldest first."""
    place = interaction.channel_id
    found = [] if place is None else await services.store.matches_in(place, open_only=False, newest=NEWEST)
    here = [match for match in found if match.is_finished and match.guild == interaction.guild_id]
    return [match for match in here if may_view(services, match, interaction)]


@autocomplete("table")
async def table_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Suggest matches for a command's option: the user's open ones in this server and those of this channel.

    Returns:
        At most 25 (label, number) pairs whose label contains what was typed. Matches that wait for the user come first.
    """
    return _labels(await _open_tables(services, interaction), interaction.user.id, typed)


@autocomplete("table")
async def all_table_completions(services: Services, interaction: Interaction, typed: str) -> list[tuple[str, str]]:
    """Suggest matches for a command's option: the user's in this server and this channel's, open and finished ones.

    Returns:
        At most 25 (label, number) pairs whose label contains what was typed. Matches that wait for the user come first.
    """
    user = interaction.user.id
    found = await _open_tables(services, interaction)
    mine = await services.store.matches_of(user, open_only=False, newest=NEWEST)
    over = [match for match in mine if match.is_finished and match.guild == interaction.guild_id]
    found |= {match.id: match for match in (*over, *await _finished_here(services, interaction))}
    return _labels(found, user, typed)


async def _open_tables(services: Services, interaction: Interaction) -> dict[int, Match]:
    mine = await services.store.matches_of(interaction.user.id)
    found = {match.id: match for match in mine if match.guild == interaction.guild_id}
    return found | {match.id: match for match in await _open_here(services, interaction)}


def _labels(found: Mapping[int, Match], user: int, typed: str) -> list[tuple[str, str]]:
    ordered = sorted(found.values(), key=lambda match: (not is_asked(match, user), -match.id))
    labels = [
        (say.label("games-label", game=match.rules.title, match=str(match.id)), str(match.id)) for match in ordered
    ]
    return [(label, value) for label, value in labels if typed.casefold() in label.casefold()][:25]


async def match_for(services: Services, response: Response, match_id: int) -> Match:
    """Return the match that a button, a menu, a form or a command names by its id, if the user may know of it.

    Every handler that is given an id gets its match here: an id can be forged, and a private message with buttons
    outlives the permission to see the channel of its match.

    Args:
        services: The bot's services.
        response: The response to the user.
        match_id: The match.

    Raises:
        Refused: There is no such match in this server, or the user may not know of it (`unknown_match`).
    """
    found = await _numbered(services, response.interaction, match_id)
    if not found:
        raise Refused("unknown_match")
    return found[0]


def own_seat(match: Match, response: Response) -> int:
    """Return the seat, counted from 0, that the user of an interaction has in a match.

    Raises:
        Refused: The user has no seat in the match (`not_seated`).
    """
    seat = match.seat_of(response.user.id)
    if seat is None:
        raise Refused("not_seated")
    return seat
