"""Offers: the legal actions of one seat at one moment, numbered, so that a press names one by its number alone."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any

from games.core.action import Action, Seat
from games.core.game import Game


@dataclass(frozen=True)
class Offer:
    """What one seat may do now. `turn` is how many actions the seat has taken in this match, so that a second press
    of the same button is known to be late; `fingerprint` changes whenever the list does, so that a number never
    means another action than the one that was shown."""

    seat: Seat
    turn: int
    actions: tuple[Action, ...]

    @cached_property
    def fingerprint(self) -> str:
        """Twelve hexadecimal digits. A seat's own offers follow from its own view, so they tell it nothing new."""
        return blake2b(repr(self.actions).encode(), digest_size=6).hexdigest()

    def matches(self, turn: int, fingerprint: str) -> bool:
        """Whether a press that was shown this turn and fingerprint still means what it meant."""
        return (self.turn, self.fingerprint) == (turn, fingerprint)


def offer_of(game: Game[Any, Any], state: Any, seat: Seat, turn: int) -> Offer:
    """The offer of a seat; empty when it may not act."""
    return Offer(seat, turn, tuple(game.legal_actions(state, seat)) if game.may_act(state, seat) else ())
