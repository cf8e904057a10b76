"""A small game with every kind of secret that storage must keep: hands, sealed bids, draws, private events, texts."""

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.registry import UnknownGame
from games.core.sealed import Sealed, Submissions
from games.core.values import Decision, Event, Options, Outcome, event
from games.core.words import AllOf, Markdown, Words

say = Words("tests.storage.toy")

FIRST_CARD = 770_000_000_000
"""Card numbers start here. They occur nowhere else, so a test can find them wherever they leak."""
CARDS = 9_000


class Rounds(Options):
    """The game's options."""

    rounds: int = Field(3, ge=1, le=100)
    mood: Literal["calm", "wild"] = "calm"


@dataclass(slots=True)
class State:
    """The hands, and the bids of the current round."""

    hands: list[list[int]]
    bids: Sealed[int]
    rounds: int
    scores: list[int]


@event
class Drew(Event):
    """A seat drew a card; told to it alone."""

    card: int


@event
class Said(Event):
    """A seat said something."""

    seat: int
    text: str


@event
class Bared(Event):
    """All bids were revealed."""

    bids: tuple[int, ...]


@action
class Bid(Action):
    """Bid a card from the hand in secret."""

    card: int
    secret = True

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Bid"]:
        """Each card in hand."""
        return [cls.of(card) for card in state.hands[me]]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Bid. The last bid of a round reveals all bids, and everybody draws a card."""
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
    """Say something; allowed at any time."""

    text: Annotated[str, Field(max_length=80)] = ""
    open = ("text",)

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Say"]:
        """Always."""
        return [cls()]

    def obstacle(self, state: State, me: int) -> str | None:
        """Refuse an empty text."""
        return None if self.text else "silence"

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Everybody hears it."""
        chance.tell(Said, me, self.text)


@action
class Stumble(Action):
    """A bug in the rules: the action fails with an error that quotes a hand."""

    @classmethod
    def offers(cls, state: State, me: int) -> Iterable["Stumble"]:
        """Always."""
        return [cls.of()]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Fail."""
        raise KeyError(f"{state.hands[me]}")


@dataclass(slots=True)
class Table:
    """A view: the seat's own hand and bid, and how many bids are still to come."""

    seat: int | None
    hand: tuple[int, ...]
    bid: int | None
    bids: Submissions
    rounds: int


class BiddingWords(Presentation[Table]):
    """The words that the engine cannot guess."""

    def headline(self, view: Table) -> Markdown:
        """Say how long the game still lasts."""
        return say.text("headline", rounds=view.rounds)

    def tell(self, event: Event) -> Markdown:
        """Say what has happened; cards are names, not numbers."""
        match event:
            case Drew():
                return say.text("log-drew", card=str(event.card))
            case Said():
                return say.text("log-said", name=self.names[event.seat], text=event.text)
            case Bared():
                return say.text("log-bared", bids=AllOf([str(bid) for bid in event.bids]))
        raise TypeError(event)


class Bidding(Game[State, Table]):
    """The game: the highest card wins a round."""

    name, title = "bidding", "Bidding"
    words = say
    seats, edition = range(1, 5), 1
    Options, State, View = Rounds, State, Table
    actions, events = (Bid, Say, Stumble), (Drew, Said, Bared)

    def start(self, seats: int, options: Any, chance: Chance) -> State:
        """Deal three cards to each seat."""
        hands = [[FIRST_CARD + chance.below(CARDS) for _ in range(3)] for _ in range(seats)]
        return State(hands, Sealed.for_seats(range(seats)), options.rounds, [0] * seats)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that have not bid."""
        return state.bids.waiting if state.rounds else ()

    def decision(self, state: State) -> Decision:
        """Return the key of a round's bids."""
        return ("bids", state.rounds) if state.rounds else ()

    def asked_seats(self, state: State) -> tuple[int, ...]:
        """Return the seats that have not bid and those that have."""
        return tuple(sorted({*self.active_seats(state), *state.bids.chosen})) if state.rounds else ()

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Return all action types."""
        return self.actions

    def view(self, state: State, seat: int | None) -> Table:
        """Leave out the cards of others."""
        hand = () if seat is None else tuple(state.hands[seat])
        bid = None if seat is None else state.bids.choices[seat]
        bids = Submissions(state.bids.seats, state.bids.missing)
        return Table(seat=seat, hand=hand, bid=bid, bids=bids, rounds=state.rounds)

    def determinize(self, view: Table, chance: Chance) -> State:
        """Not needed: storage never calls it."""
        raise NotImplementedError

    def presentation(self, names: Sequence[str]) -> BiddingWords:
        """Return the words of a match."""
        return BiddingWords(self, names)

    def outcome(self, state: State) -> Outcome | None:
        """The seats that won most rounds win."""
        if state.rounds:
            return None
        best = max(state.scores)
        return Outcome(tuple(s for s, n in enumerate(state.scores) if n == best), tuple(state.scores), "most")


BIDDING = Bidding()


def find_toy(name: str, edition: int | None = None) -> Game[Any, Any]:
    """Find the toy game; stands in for `games.core.registry.find_game`."""
    if name != BIDDING.name or edition not in (None, 1):
        raise UnknownGame(name)
    return BIDDING
