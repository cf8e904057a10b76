"""The `Game` class of Philosophia: set-up, the seats that have to act, their views, and the outcome."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.chance import Chance
from games.core.game import Game
from games.core.values import Decision, Event, Outcome, Seat, classes_in
from games.philosophia import events
from games.philosophia.actions import (
    acropolis,
    action_types,
    debating,
    moving,
    oracle_cards,
    setup,
    standard,
)
from games.philosophia.computer import (
    debate_timeout_action,
    evaluate,
    fill,
    fill_for_absent,
    instinct,
    no_noise,
    quick_action,
)
from games.philosophia.content import LIMITS
from games.philosophia.presentation import PhilosophiaPresentation
from games.philosophia.rules.debate import must_speak
from games.philosophia.state import PhilosophiaOptions
from games.philosophia.state import State as Table
from games.philosophia.view import PhilosophiaView, determinize, view_of
from games.philosophia.words import say

_ONE = tuple((seat,) for seat in range(6))


class Philosophia(Game[Table, PhilosophiaView]):
    """The game Philosophia: travel through ancient Greece to earn three Labyrinth Tokens and win the final debate.

    The class ties together set-up, actions, views, computer player and presentation.
    """

    name = "philosophia"
    title = "Philosophia"
    seats = range(1, 7)
    words = say
    edition = 1
    Options = PhilosophiaOptions
    State = Table
    View = PhilosophiaView
    actions = classes_in(setup, moving, standard, acropolis, oracle_cards, debating, of=Action)
    events = classes_in(events, of=Event)

    def start(self, seats: int, options: PhilosophiaOptions, chance: Chance) -> Table:
        return setup.open_game(seats, options, chance)

    def hosted(self, opening: Table, host: Seat) -> Table:
        return setup.ask_host_for_wisdom_cards(opening, host)

    def active_seats(self, state: Table) -> tuple[Seat, ...]:
        if state.asked >= 0:
            return _ONE[state.asked]
        return state.waiting

    def decision(self, state: Table) -> Decision:
        if state.phase == "over":
            return ()
        if state.asked < 0:
            return (state.phase, state.round, state.turn)
        setup = state.phase in ("cards", "choose")
        return ("setup" if setup else "turn", state.round, state.turn, state.asked)

    def asked_seats(self, state: Table) -> tuple[Seat, ...]:
        box = state.submissions if state.asked < 0 else None
        return self.active_seats(state) if box is None else box.seats

    def free_seats(self, state: Table) -> tuple[Seat, ...]:
        """Return the seats that may act although the game does not wait for them.

        They may change a sealed choice, or in a debate drop what they have planned to play.
        """
        if state.phase == "debate":
            return tuple([seat for seat, each in enumerate(state.players) if each.planned and seat != state.asked])
        return () if state.asked >= 0 else state.chosen

    def action_types(self, state: Table, seat: Seat) -> tuple[type[Action], ...]:
        return action_types(state, seat)

    def view(self, state: Table, seat: Seat | None) -> PhilosophiaView:
        return view_of(state, seat)

    def determinize(self, view: PhilosophiaView, chance: Chance) -> Table:
        return determinize(view, chance)

    def presentation(self, names: Sequence[str]) -> PhilosophiaPresentation:
        return PhilosophiaPresentation(self, names)

    def time_limit(self, state: Table, seat: Seat) -> int | None:
        if state.phase == "react":  # the same for all seats asked, so that it does not show who holds the card (R18)
            return LIMITS.retraction
        return state.options.thinking_time or None if must_speak(state, seat) else None

    def timeout_action(self, state: Table, seat: Seat) -> Action:
        if state.phase == "react":
            return oracle_cards.React.of(False)
        if state.phase == "shop":  # hand in the list at once; otherwise each card on it would need a timeout
            return debating.FinishShopping.of()
        if state.options.thinking_time and must_speak(state, seat):
            return fill_for_absent(state, debate_timeout_action(state, seat))
        return fill_for_absent(state, quick_action(state, seat, self.single_steps(state, seat), no_noise))

    def fill(self, view: PhilosophiaView, action: Action, chance: Chance) -> Action:
        return fill(view, action)

    def instinct(self, view: PhilosophiaView, chance: Chance, taste: int) -> Action | None:
        return instinct(view)

    def rollout_action(self, state: Table, seat: Seat, chance: Chance) -> Action:
        return quick_action(state, seat, self.single_steps(state, seat), chance.below)

    def evaluate(self, state: Table) -> Sequence[float] | None:
        begun = state.phase == "move" and state.turn == state.first and not state.round % 2
        return evaluate(state) if begun else None  # every other round, so that a playout shows a move's consequences

    def outcome(self, state: Table) -> Outcome | None:
        if state.phase != "over":
            return None
        people = 1 if state.moirai else len(state.players)
        scores = tuple(player.labyrinth for player in state.players[:people])
        if state.winner >= people:
            return Outcome((), scores, "moirai")
        return Outcome((state.winner,) if state.winner >= 0 else (), scores, state.ending)
