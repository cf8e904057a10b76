"""A whole turn in one action: a move, what to do with the token that lies there, and a standard action."""

from collections.abc import Iterable

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.values import Seat
from games.philosophia.actions.moving import KeepToken, Move, TakeBonus
from games.philosophia.actions.standard import BuildSchool, CreateFollowing, HireBuilder, HireSophist, Tutor
from games.philosophia.content import KIND_OF, LAND, SIDES
from games.philosophia.state import NONE, Position, State

MOST_PLACES = 25
"""The most places that a menu can hold."""
ASK = 0
"""The value of a decision that is left for later."""
TOKENS: tuple[type[Action], ...] = (TakeBonus, KeepToken)
"""What may be done with a token, by value from 1."""
ACTS: tuple[type[Action], ...] = (Tutor, CreateFollowing, HireBuilder, BuildSchool, HireSophist)
"""The standard actions without a further choice, by value from 1."""


@action
class Travel(Action):
    """The action of moving to a location outside the Acropolis, and deciding beforehand what to do there.

    What is left open, or turns out not to be possible, is asked afterwards.
    """

    shortcut = True
    open = ("place", "token", "act")
    place: int = NONE
    token: int = ASK
    """What to do with the token there, if there is one: a place in `TOKENS` counted from 1, or `ASK`."""
    act: int = ASK
    """The action to take: a place in `ACTS` counted from 1, or `ASK`."""

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterable["Travel"]:
        return (cls.of(),) if state.phase == "move" and len(destinations(state)) <= MOST_PLACES else ()

    def obstacle(self, state: State, me: Seat) -> str | None:
        if not (0 <= self.token <= len(TOKENS) and 0 <= self.act <= len(ACTS)):
            return "no_such_choice"
        return self.move.obstacle(state, me) if 0 <= self.place < LAND else "not_on_board"

    @property
    def move(self) -> Move:
        """The move with which it begins."""
        return Move.of(KIND_OF[self.place], self.place)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        self.move.play(state, me, chance)
        if state.phase == "token":
            if self.token == ASK:
                return
            TOKENS[self.token - 1]().play(state, me, chance)
        if self.act != ASK and state.phase == "act":
            for chosen in ACTS[self.act - 1].offers(state, me):
                chosen.play(state, me, chance)


def destinations(state: Position) -> list[int]:
    """Return the places outside the Acropolis where nobody stands."""
    taken = [player.place for player in state.players]
    return [place for place in SIDES[state.side] if place not in taken]
