"""Kuhn poker on our engine: the smallest game with hidden cards, to compare its speed with other engines.

Three cards, one for each of two players and one out of play, and a coin from each in the pot. The players check or bet
a coin in turn. After a bet the other player folds or calls; otherwise the higher card wins.
"""

from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.states import public_copier
from games.core.values import Decision, Event, Outcome, event
from games.core.values import Options as NoOptions

CARDS = 3
CHECKED, BET, FOLDED, CALLED = 0, 1, 2, 3
NEXT = {"": "01", "0": "01", "1": "23", "01": "23"}
"""What may follow what has been done, as digits; everything else ends the game."""


@dataclass(slots=True)
class Public:
    """What everybody sees of Kuhn poker: what has been done, as digits."""

    done: str = ""


@dataclass(slots=True)
class Table(Public):
    """The state of Kuhn poker, with the cards of both seats."""

    cards: tuple[int, int] = (0, 0)


@dataclass(slots=True)
class TableView(Public):
    """What a seat sees of Kuhn poker: its own card."""

    seat: int | None = None
    card: int | None = None


show = public_copier(Table, TableView)
guess = public_copier(TableView, Table)


@event
class Acted(Event):
    """The event that a player has checked, bet, folded or called."""

    seat: int
    what: int


@action
class Act(Action):
    """Check, bet, fold or call."""

    what: int

    @classmethod
    def offers(cls, s: Table, me: int) -> "tuple[Act, ...]":
        return WAYS[s.done]

    def play(self, s: Table, me: int, chance: Chance) -> None:
        s.done += DIGITS[self.what]
        chance.tell(Acted, me, self.what)


DIGITS = "0123"
WAYS = {done: tuple(Act.of(int(digit)) for digit in digits) for done, digits in NEXT.items()}
TURNS: dict[str, tuple[int, ...]] = {done: (len(done) & 1,) for done in NEXT}


class KuhnPoker(Game[Table, TableView]):
    """The rules of Kuhn poker for the engine: two seats, no options."""

    name = "kuhn"
    title = "Kuhn poker"
    seats = range(2, 3)
    length = "1 minute"
    edition = 1
    Options = NoOptions
    State = Table
    View = TableView
    actions = (Act,)
    events = (Acted,)

    def start(self, seats: int, options: NoOptions, chance: Chance) -> Table:
        first, second = chance.below(CARDS), chance.below(CARDS - 1)
        return Table("", (first, second + (second >= first)))

    def active_seats(self, state: Table) -> tuple[int, ...]:
        return TURNS.get(state.done, ())

    def decision(self, state: Table) -> Decision:
        return ("act", len(state.done)) if state.done in NEXT else ()

    def action_types(self, state: Table, seat: int) -> tuple[type[Action], ...]:
        return self.actions

    def view(self, state: Table, seat: int | None) -> TableView:
        view = show(state)
        view.seat, view.card = seat, None if seat is None else state.cards[seat]
        return view

    def determinize(self, view: TableView, chance: Chance) -> Table:
        state = guess(view)
        own = chance.below(CARDS) if view.card is None else view.card
        other = chance.below(CARDS - 1)
        other += other >= own
        state.cards = (other, own) if view.seat == 1 else (own, other)
        return state

    def outcome(self, state: Table) -> Outcome | None:
        done = state.done
        if done in NEXT:
            return None
        if done.endswith(DIGITS[FOLDED]):
            winner, coins = len(done) & 1, 1  # the one who has not acted last
        else:
            winner, coins = int(state.cards[1] > state.cards[0]), 1 + done.endswith(DIGITS[CALLED])
        return Outcome((winner,), (coins, -coins) if winner == 0 else (-coins, coins), "shown")
