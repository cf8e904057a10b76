"""A council played by a test: with the order, cards and stones it wants, in the words of the rules text."""

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.action import Action, Illegal
from games.core.chance import Chance, ReplayedChance
from games.ostrakon.actions import AskQuestion, Vote
from games.ostrakon.content import PHILOSOPHERS, Rule, Stone
from games.ostrakon.game import Ostrakon
from games.ostrakon.state import OstrakonOptions, State
from games.ostrakon.view import OstrakonView

GAME = Ostrakon()
W: Stone = "white"
B: Stone = "black"


def stones(text: str) -> list[Stone]:
    """«WWB» as stones."""
    return [{"W": W, "B": B}[letter] for letter in text]


class Council:
    """One match; seat k stands k-th in the first pile, and has the k-th philosopher. `told` is all that was told."""

    def __init__(self, seats: int = 8, cards: Sequence[int] = (0, 1, 2), **options: Any) -> None:
        """`cards`: right, middle and left subject card."""
        self.game = GAME
        self.told: list[Any] = []
        left = list(range(16))
        picks = []
        for card in cards:
            picks.append(left.index(card))
            left.remove(card)
        draws = [*range(seats - 1, 0, -1), *picks]
        self.state: State = GAME.start(seats, OstrakonOptions(**options), ReplayedChance([]))
        self.state.philosophers = [*range(seats - 1), None]
        self.state = self._apply(seats - 1, _choose(seats - 1), ReplayedChance(draws))
        self.asked = 0

    def _apply(self, seat: int, action: Action, chance: Chance) -> State:
        step = GAME.apply(self.state, seat, action, chance)
        self.told += step.events
        return step.state

    def do(self, action: Action, seat: int | None = None, *draws: int) -> list[Any]:
        """Take an action; chance says these draws, then 0. The events that were told."""
        before, rest = len(self.told), list(draws)[::-1]
        self.state = self._apply(
            self.speaker if seat is None else seat, action, Chance(lambda n: rest.pop() if rest else 0)
        )
        return [told.event for told in self.told[before:]]

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The reason for which an action is refused."""
        try:
            GAME.apply(self.state, self.speaker if seat is None else seat, action, Chance(lambda n: 0))
        except Illegal as refusal:
            return refusal.reason
        raise AssertionError(f"{action} was allowed")

    def offers(self, seat: int) -> list[Action]:
        return GAME.legal_actions(self.state, seat) if GAME.may_act(self.state, seat) else []

    def can(self, seat: int, kind: type[Action]) -> bool:
        return any(type(each) is kind for each in self.offers(seat))

    @property
    def speaker(self) -> int:
        return self.state.speaker

    def ask(self, text: str = "", white: str = "Yes", black: str = "No") -> list[Any]:
        self.asked += 1
        return self.do(AskQuestion(text or f"Question number {self.asked}?", white, black))

    def vote(self, text: str) -> list[Any]:
        """All lay their stones, in the order of the seats."""
        events: list[Any] = []
        for seat, stone in enumerate(stones(text)):
            events += self.do(Vote(stone), seat)
        return events

    def turn(self, text: str) -> list[Any]:
        """A whole turn."""
        return [*self.ask(), *self.vote(text)]

    def advance(self, spaces: int) -> list[Any]:
        """A turn in which the speaker advances so many spaces; 0: he fails."""
        n, me = self.state.seats, self.speaker
        against = spaces if spaces else n - 1
        others = iter("B" * against + "W" * (n - 1 - against))
        return self.turn("".join("W" if seat == me else next(others) for seat in range(n)))

    def place(
        self, piles: Mapping[int, Sequence[int]], sun: int, under: Sequence[int] = (), rule: Rule = "regular"
    ) -> None:
        """Put everybody somewhere: piles from the top."""
        s = self.state
        s.piles = [tuple(piles.get(space, ())) for space in range(18)]
        s.sun, s.under, s.rule = sun, tuple(under), rule
        assert sorted([*under, *[seat for pile in s.piles for seat in pile]]) == list(range(s.seats))

    @property
    def piles(self) -> dict[int, tuple[int, ...]]:
        return {space: pile for space, pile in enumerate(self.state.piles) if pile}

    def view(self, seat: int | None) -> OstrakonView:
        return GAME.view(self.state, seat)


def _choose(seat: int) -> Action:
    from games.ostrakon.actions import ChoosePhilosopher

    return ChoosePhilosopher(seat)


def events_of(events: Sequence[Any], kind: type[Any]) -> list[Any]:
    return [each for each in events if isinstance(each, kind)]


def seat_of(name: str) -> int:
    """The seat of a philosopher, in councils large enough."""
    return PHILOSOPHERS.index(name.lower())
