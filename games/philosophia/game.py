"""Philosophia for one to six players: set-up, who is asked, what is seen, who has won."""

from collections.abc import Sequence
from typing import ClassVar

from games.core.action import Action, Seat
from games.core.chance import Chance
from games.core.game import Game, Outcome
from games.philosophia.actions import ACTIONS, Verbs, verbs_of
from games.philosophia.actions.oracle import React
from games.philosophia.actions.shopping import FinishShopping
from games.philosophia.content import LIMITS
from games.philosophia.debate import argues
from games.philosophia.determinize import determinized
from games.philosophia.events import EVENTS
from games.philosophia.options import PhilosophiaOptions
from games.philosophia.presentation import PhilosophiaPresentation
from games.philosophia.quick.debating import speechless
from games.philosophia.quick.instinct import instinct
from games.philosophia.quick.player import choose, no_spread
from games.philosophia.quick.speech import spoken, wordless
from games.philosophia.quick.standing import standing
from games.philosophia.setup import given_the_pen, open_game
from games.philosophia.state import State as Table
from games.philosophia.view import PhilosophiaView, sealed_box, view_of

_ONE = tuple((seat,) for seat in range(6))


class Philosophia(Game[Table, PhilosophiaView]):
    """Be the greatest mind of ancient Greece: three Labyrinth Tokens, and then the final debate."""

    name = "philosophia"
    title = "Philosophia"
    seats = range(1, 7)
    length = "2 hours"
    edition = 1
    Options = PhilosophiaOptions
    State = Table
    View = PhilosophiaView
    actions: ClassVar[Verbs] = ACTIONS
    events = EVENTS

    def start(self, seats: int, options: PhilosophiaOptions, chance: Chance) -> Table:
        return open_game(seats, options, chance)

    def hosted(self, opening: Table, host: Seat) -> Table:
        return given_the_pen(opening, host)

    def active_seats(self, state: Table) -> tuple[Seat, ...]:
        if state.asked >= 0:
            return _ONE[state.asked]
        box = sealed_box(state)
        return box.waiting if box else ()

    def free_seats(self, state: Table) -> tuple[Seat, ...]:
        if state.asked >= 0:
            return ()
        box = sealed_box(state)
        return box.chosen if box else ()

    def action_types(self, state: Table, seat: Seat) -> Verbs:
        return verbs_of(state, seat)

    def view(self, state: Table, seat: Seat | None) -> PhilosophiaView:
        return view_of(state, seat)

    def determinize(self, view: PhilosophiaView, chance: Chance) -> Table:
        return determinized(view, chance)

    def presentation(self, names: Sequence[str]) -> PhilosophiaPresentation:
        return PhilosophiaPresentation(self, names)

    def time_limit(self, state: Table, seat: Seat) -> int | None:
        if state.phase == "react":  # alike for everybody who is asked, so that it does not show who holds it (R18)
            return LIMITS.retraction
        return state.options.thinking_time or None if argues(state, seat) else None

    def timeout_action(self, state: Table, seat: Seat) -> Action:
        if state.phase == "react":
            return React.of(False)
        if state.phase == "shop":  # one action for the whole list, or every wish would have a time of its own
            return FinishShopping.of()
        if state.options.thinking_time and argues(state, seat):
            return wordless(state, speechless(state, seat))
        return wordless(state, choose(state, seat, self.legal_actions(state, seat), no_spread))

    def fill(self, view: PhilosophiaView, action: Action, chance: Chance) -> Action:
        return spoken(view, action)

    def instinct(self, view: PhilosophiaView, chance: Chance) -> Action | None:
        return instinct(view)

    def rollout_action(self, state: Table, seat: Seat, chance: Chance) -> Action:
        return choose(state, seat, self.legal_actions(state, seat), chance.below)

    def evaluate(self, state: Table) -> Sequence[float] | None:
        begun = state.phase == "move" and state.turn == state.first and not state.round % 2
        return standing(state) if begun else None  # every other round, so that a playout shows what a move leads to

    def outcome(self, state: Table) -> Outcome | None:
        if state.phase != "over":
            return None
        people = 1 if state.moirai else len(state.players)
        scores = tuple(player.labyrinth for player in state.players[:people])
        if state.winner >= people:
            return Outcome((), scores, "moirai")
        return Outcome((state.winner,) if state.winner >= 0 else (), scores, state.ending)
