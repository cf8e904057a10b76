"""The `Game` class of Epireia, which ties state, actions, view, computer player and presentation together."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.values import Decision, Event, Outcome, Seat, classes_in
from games.epireia import events
from games.epireia.actions import (
    administrators,
    development,
    diplomacy,
    free_seats,
    great_battle,
    setup,
    verbs_of,
)
from games.epireia.battle import outcome_of, written_army
from games.epireia.computer import always_zero, choose_action, standing
from games.epireia.content import COUNTS
from games.epireia.presentation import EpireiaPresentation
from games.epireia.state import EpireiaOptions
from games.epireia.state import State as Table
from games.epireia.supply import allies, tokens_of
from games.epireia.turns import open_box, pending_seats
from games.epireia.view import EpireiaView, guess_state, view_of
from games.epireia.words import say


class Epireia(Game[Table, EpireiaView]):
    """The board game Epireia for one to four players, as the engine uses it: title, types, and the methods of `Game`.

    The rules themselves are in the other modules of this package, to which the methods delegate.
    """

    name = "epireia"
    title = "Epireia"
    seats = range(1, 5)
    words = say
    edition = 1
    Options = EpireiaOptions
    State = Table
    View = EpireiaView
    actions = classes_in(setup, diplomacy, development, administrators, great_battle, of=Action)
    events = classes_in(events, of=Event)

    def start(self, seats: int, options: EpireiaOptions, chance: Chance) -> Table:
        return setup.open_game(seats, options, chance)

    def active_seats(self, state: Table) -> tuple[Seat, ...]:
        return pending_seats(state)

    def decision(self, state: Table) -> Decision:
        if state.phase == "over":
            return ()
        if state.asked < 0:
            return (state.phase,)
        column = 0 if state.battle is None else state.battle.column
        return (state.phase, state.turn, column, state.asked)

    def asked_seats(self, state: Table) -> tuple[Seat, ...]:
        box = None if state.asked >= 0 else open_box(state)
        return pending_seats(state) if box is None else box.seats

    def free_seats(self, state: Table) -> tuple[Seat, ...]:
        return free_seats(state)

    def teams(self, state: Table) -> tuple[tuple[Seat, ...], ...]:
        """Return the teams: the seats of each league that has two cities."""
        return allies(state)

    def action_types(self, state: Table, seat: Seat) -> tuple[type[Action], ...]:
        return verbs_of(state, seat)

    def view(self, state: Table, seat: Seat | None) -> EpireiaView:
        return view_of(state, seat)

    def determinize(self, view: EpireiaView, chance: Chance) -> Table:
        return guess_state(view, chance)

    def outcome(self, state: Table) -> Outcome | None:
        return outcome_of(state) if state.phase == "over" else None

    def live_limit(self, state: Table, seat: Seat) -> int | None:
        return COUNTS.engaging_seconds if state.phase == "battle" else None

    def timeout_action(self, state: Table, seat: Seat) -> Action:
        """Return the action to take for a seat whose time has run out, chosen by a rule of thumb without randomness.

        A figure that is not engaged in time is not engaged (rules, A31).
        """
        if state.phase == "battle":
            return great_battle.Hold.of()
        return choose_action(state, seat, self.single_steps(state, seat), always_zero, whim=False)

    def rollout_action(self, state: Table, seat: Seat, chance: Chance) -> Action:
        return choose_action(state, seat, self.single_steps(state, seat), chance.below)

    def fill(self, view: EpireiaView, action: Action, chance: Chance) -> Action:
        if not isinstance(action, great_battle.TypeArmy):
            return action
        tokens = tokens_of(view.own_reserve)
        return great_battle.TypeArmy(
            *written_army(great_battle.proposed_army(tokens, chance.below(4) - 1).columns, tokens)
        )

    def evaluate(self, state: Table) -> Sequence[float] | None:
        return standing(state)

    def presentation(self, names: Sequence[str]) -> EpireiaPresentation:
        return EpireiaPresentation(self, names)
