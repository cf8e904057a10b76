"""Epireia on the contract of a game."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.game import Game, Outcome
from games.epireia.actions import ACTIONS, Verbs, asked_seats, free_seats, verbs_of
from games.epireia.determinize import guess_state
from games.epireia.endings import outcome_of
from games.epireia.events import EVENTS
from games.epireia.opening import open_game
from games.epireia.options import EpireiaOptions
from games.epireia.presentation import EpireiaPresentation
from games.epireia.quick.player import choose, no_luck
from games.epireia.quick.standing import standing
from games.epireia.state import State as Table
from games.epireia.supply import allies
from games.epireia.view import EpireiaView, view_of


class Epireia(Game[Table, EpireiaView]):
    """Leagues, diplomacy and the Great Battle before the Peloponnesian War, for one to four."""

    name = "epireia"
    title = "Epireia"
    seats = range(1, 5)
    length = "60 to 90 minutes"
    edition = 1
    Options = EpireiaOptions
    State = Table
    View = EpireiaView
    actions: ClassVar[Verbs] = ACTIONS
    events = EVENTS

    def start(self, seats: int, options: EpireiaOptions, chance: Chance) -> Table:
        return open_game(seats, options, chance)

    def active_seats(self, state: Table) -> tuple[Seat, ...]:
        return asked_seats(state)

    def free_seats(self, state: Table) -> tuple[Seat, ...]:
        return free_seats(state)

    def teams(self, state: Table) -> tuple[tuple[Seat, ...], ...]:
        """The leagues of two cities. Who joins one says so to all, and with the first full league all are known."""
        return allies(state)

    def action_types(self, state: Table, seat: Seat) -> Verbs:
        return verbs_of(state, seat)

    def view(self, state: Table, seat: Seat | None) -> EpireiaView:
        return view_of(state, seat)

    def determinize(self, view: EpireiaView, chance: Chance) -> Table:
        return guess_state(view, chance)

    def outcome(self, state: Table) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None

    def timeout_action(self, state: Table, seat: Seat) -> Action:
        """A rule of thumb plays for the absent; armies and figures are arranged in one go."""
        return choose(state, seat, self.legal_actions(state, seat), no_luck, whim=False)

    def rollout_action(self, state: Table, seat: Seat, chance: Chance) -> Action:
        return choose(state, seat, self.legal_actions(state, seat), chance.below)

    def evaluate(self, state: Table) -> Sequence[float] | None:
        return standing(state)

    def presentation(self, names: Sequence[str]) -> EpireiaPresentation:
        return EpireiaPresentation(self, names)
