"""A small game with everything that storage has to keep apart: hidden hands, sealed bids, draws, whispers, words."""

from collections.abc import Iterable
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.event import Event, event
from games.core.game import Game, Options, Outcome, View
from games.core.registry import UnknownGame
from games.core.sealed import Sealed

FIRST_CARD = 770_000_000_000
"""Cards have numbers that occur nowhere else, so that a test finds them wherever they leak."""
CARDS = 9_000


class Rounds(Options):
    """How long."""

    rounds: int = Field(3, ge=1, le=100)
    mood: Literal["calm", "wild"] = "calm"


@dataclass(slots=True)
class State:
    """Hands, and the bids of this round."""

    hands: list[list[int]]
    bids: Sealed[int]
    rounds: int
    scores: list[int]


@event
class Drew(Event):
    """A card was drawn, seen by one."""

    card: int


@event
class Said(Event):
    """Somebody said something."""

    seat: int
    text: str


@event
class Bared(Event):
    """All bids were opened."""

    bids: tuple[int, ...]


@action
class Bid(Action):
    """Choose a card of your hand unseen."""

    card: int
    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Bid"]:
        """Each card in hand."""
        return [cls.of(card) for card in state.hands[me]]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Bid; the last one opens all, and everybody draws."""
        state.hands[me].remove(self.card)
        if not state.bids.choose(me, self.card):
            return
        bids = state.bids.open()
        chance.tell(Bared, tuple(bids[seat] for seat in sorted(bids)))
        state.scores[max(bids, key=lambda seat: bids[seat])] += 1
        state.rounds -= 1
        state.bids = Sealed.for_seats(range(len(state.hands)))
        for seat, hand in enumerate(state.hands):
            hand.append(FIRST_CARD + chance.below(CARDS))
            chance.whisper(seat, Drew, hand[-1])


@action
class Say(Action):
    """Say something, as often as you like."""

    text: Annotated[str, Field(max_length=80)] = ""
    open = ("text",)

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Say"]:
        """Always."""
        return [cls()]

    def obstacle(self, state: State, me: int) -> str | None:
        """Silence is nothing."""
        return None if self.text else "silence"

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Everybody hears it."""
        chance.tell(Said, me, self.text)


@action
class Stumble(Action):
    """A bug in the rules, whose error quotes a hand."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Stumble"]:
        """Always."""
        return [cls.of()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Fail."""
        raise KeyError(f"{state.hands[me]}")


class Table(View):
    """One's own hand, and who has bid."""

    hand: tuple[int, ...]
    chosen: tuple[int, ...]
    rounds: int


class Bidding(Game[State, Table]):
    """The game."""

    name, title, length = "bidding", "Bidding", "1 minute"
    seats, edition = range(1, 5), 1
    Options, State, View = Rounds, State, Table
    actions, events = (Bid, Say, Stumble), (Drew, Said, Bared)

    def start(self, seats: int, options: Any, chance: Chance) -> State:
        """Three cards each."""
        hands = [[FIRST_CARD + chance.below(CARDS) for _ in range(3)] for _ in range(seats)]
        return State(hands, Sealed.for_seats(range(seats)), options.rounds, [0] * seats)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Who has not bid."""
        return state.bids.waiting if state.rounds else ()

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """All."""
        return self.actions

    def view(self, state: State, seat: int | None) -> Table:
        """No cards of others."""
        hand = () if seat is None else tuple(state.hands[seat])
        return Table(seat=seat, hand=hand, chosen=state.bids.chosen, rounds=state.rounds)

    def determinize(self, view: Table, chance: Chance) -> State:
        """Storage never asks."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """Most rounds."""
        if state.rounds:
            return None
        best = max(state.scores)
        return Outcome(tuple(s for s, n in enumerate(state.scores) if n == best), tuple(state.scores), "most")


BIDDING = Bidding()


def find_toy(name: str, edition: int | None = None) -> Game[Any, Any]:
    """The registry of these tests."""
    if name != BIDDING.name or edition not in (None, 1):
        raise UnknownGame(name)
    return BIDDING
