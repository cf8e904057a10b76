"""Notes for the top of a panel: what has just happened to a press."""

from bot.catalogue import say
from bot.screens.panel import drill_of
from games.core.action import Action, blank
from games.core.illegal import Illegal
from games.core.presentation import plain
from storage.snapshot import Match


def chosen_note(before: Match, seat: int, action: Action) -> str:
    """What its player has chosen; `before` is the match as it was offered."""
    drill = drill_of(before, seat)
    if action not in drill.offer.actions and blank(action) not in drill.offer.actions:
        return say("note.chosen", action=plain(drill.words.verb(type(action))))
    return say("note.chosen", action=plain(drill.words.label(drill.view, action)))


def stale_note(match: Match, seat: int) -> str:
    """That a button was from an earlier moment, and what is so now."""
    if not match.open:
        return say("note.stale_over")
    asked = match.state is not None and match.rules.may_act(match.state, seat)
    return say("note.stale" if asked else "note.stale_waiting")


def refused_note(match: Match, seat: int, action: Action, refusal: Illegal) -> str:
    """Why the rules forbid an action, in the game's words, from that seat's own view."""
    drill = drill_of(match, seat)
    return drill.words.refusal(drill.view, action, refusal.reason)
