"""The actions of the toy."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import NOT_OFFERED, Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from tests.games.laws.toy.state import COUCHES, Drawn, Drunk, Mixed, Riddled, State, Thrown, Toasted, Took, Walked


@action
class Walk(Action):
    """Go to a couch beside yours."""

    couch: int

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Walk]":
        return [way for couch in range(COUCHES) if (way := cls.of(couch)).obstacle(s, me) is None]

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.couch < COUCHES:
            return NOT_OFFERED
        if (self.couch - s.guests[me].couch) % COUCHES not in (1, COUCHES - 1):
            return "too_far"
        return None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.guests[me].couch = self.couch
        s.guests[me].moved = True
        chance.tell(Walked, me, self.couch)


@action
class Throw(Action):
    """Throw the dregs at the target: a die says how many coins you win."""

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Throw]":
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        (face,) = chance.roll(1, 3)
        s.guests[me].coins += face
        chance.tell(Thrown, me, face)
        pass_on(s)


@action
class Draw(Action):
    """Take a mask from the bag, unseen by others."""

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Draw]":
        return (cls.of(),) if s.bag else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        mask = chance.draw(s.bag)
        s.guests[me].hand = sorted([*s.guests[me].hand, mask])
        chance.whisper(me, Drawn, mask)
        chance.tell(Took, me)
        pass_on(s)


@action
class Wear(Action):
    """Put a mask of yours back into the bag and earn two coins."""

    mask: str

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Wear]":
        return [cls.of(mask) for mask in dict.fromkeys(s.guests[me].hand)]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.mask in s.guests[me].hand else "not_yours"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.guests[me].hand.remove(self.mask)
        s.bag.append(self.mask)
        s.guests[me].coins += 2
        pass_on(s)


@action
class Ask(Action):
    """Put a riddle to the others, in your own words."""

    open = ("text",)
    text: Annotated[str, Field(max_length=100)] = ""

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Ask]":
        return (cls.of(),) if not s.riddle and s.options.riddles == "one" else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.text.strip() else "empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.riddle = self.text
        chance.tell(Riddled, me, self.text)
        pass_on(s)


@action
class Bid(Action):
    """Bid coins for the toast, unseen."""

    secret = True
    alone = "All are asked alike."
    coins: int

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Bid]":
        return [cls.of(coins) for coins in range(min(s.guests[me].coins, 4) + 1)]

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.bids
        if s.bids.choose(me, self.coins):
            bids = s.bids.open()
            winner = max(bids, key=lambda seat: (bids[seat], -seat))
            s.guests[winner].coins -= bids[winner]
            chance.tell(Toasted, winner, bids[winner])
            s.toasts.append(winner)
            s.bids = None
            for guest in s.guests:
                guest.wish = ""
            s.phase = "wine"
            s.cups = Sealed.for_seats(bids)


@action
class Wish(Action):
    """Write down a wish that nobody sees, before you bid."""

    secret = True
    open = ("text",)
    text: Annotated[str, Field(max_length=100)] = ""

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Wish]":
        return (cls.of(),) if not s.guests[me].wish else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self.text.strip() else "empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.guests[me].wish = self.text


@action
class Pour(Action):
    """Pour a measure of water (0) or of wine (1), behind your hand."""

    secret = True
    wine: int

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Pour]":
        return (cls.of(0), cls.of(1)) if len(s.guests[me].mixture) < 2 else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.guests[me].mixture.append(self.wine)


@action
class Empty(Action):
    """Start your cup over."""

    secret = True

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Empty]":
        return (cls.of(),) if s.guests[me].mixture else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.guests[me].mixture.clear()


@action
class Offer(Action):
    """Set your cup down: when all have, everybody drinks."""

    secret = True

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[Offer]":
        return (cls.of(),) if len(s.guests[me].mixture) == 2 else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.cups
        chance.whisper(me, Mixed, me)
        last = s.cups.choose(me, tuple(s.guests[me].mixture))
        s.guests[me].mixture = []
        if last:
            cups = s.cups.open()
            s.drunk = tuple(cups[seat] for seat in range(len(s.guests)))
            for seat, cup in cups.items():
                s.guests[seat].coins += sum(cup) * (2 if s.options.strong else 1) if sum(cup) < 2 else 0
            chance.tell(Drunk, s.drunk)
            s.cups = None
            s.phase = "over" if s.round == s.options.rounds else "turns"


@action
class TakeBack(Action):
    """Take your cup up again while others still mix."""

    secret = True
    undoes = True

    @classmethod
    def offers(cls, s: State, me: int) -> "Iterable[TakeBack]":
        return (cls.of(),) if s.cups and s.cups.has_chosen(me) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.cups
        cup = s.cups.choices[me]
        assert cup is not None
        s.cups.withdraw(me)
        s.guests[me].mixture = list(cup)


def pass_on(s: State) -> None:
    """The next guest's turn; after the last one's, bids."""
    s.guests[s.turn].moved = False
    s.turn = (s.turn + 1) % len(s.guests)
    if s.turn == 0:
        s.round += 1
        s.phase = "bids"
        s.bids = Sealed.for_seats(range(len(s.guests)))
