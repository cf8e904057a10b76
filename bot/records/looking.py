"""Who may look at a match: everybody in its server, or at a table without spectators those who play there."""

from bot.answer import Interaction
from storage import Match, Refused, Status


def may_look(match: Match, interaction: Interaction) -> bool:
    """Whether somebody may see what is public of a match. Whoever manages threads sees private ones in Discord too."""
    if not match.closed or match.status in (Status.LOBBY, Status.CANCELLED):
        return True
    user = interaction.user.id
    held = any(chair.held_for == user for chair in match.chairs)
    return held or user == match.host or match.seat_of(user) is not None or interaction.permissions.manage_threads


def check_may_look(match: Match, interaction: Interaction) -> None:
    """Raises Refused (`no_spectators`)."""
    if not may_look(match, interaction):
        raise Refused("no_spectators")
