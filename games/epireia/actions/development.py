"""The development phase: donate, construct, produce; and what the prestige track gives (Game overview, 1)."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.illegal import NOT_OFFERED
from games.epireia import events
from games.epireia.content import (
    BOULEUTERION,
    BUILDINGS,
    COUNTS,
    DECKS,
    FIGURES_OF,
    HOME,
    NONE,
    UNITS,
    Price,
)
from games.epireia.course import developed, end_development, is_alone
from games.epireia.prestige import ask, building_prestige, donation_prestige, producible, recruits
from games.epireia.prices import Site, full_price, sites, unit_obstacle, unit_price
from games.epireia.scenarios import in_force
from games.epireia.state import (
    ONCE_BUILDING,
    ONCE_DONATION,
    ONCE_OF_UNIT,
    ONCE_UNIT,
    State,
)
from games.epireia.supply import available, draw_token, pay


def _spend_action(s: State) -> None:
    s.actions -= 1
    if s.archon:
        s.archon -= 1


def _by_action(s: State, what: str) -> bool:
    """Whether it costs an action: not when a bonus asks for it, which is answered then."""
    if s.asks and s.asks[-1] == what:
        s.asks.pop()
        return False
    _spend_action(s)
    return True


@action
class Donate(Action):
    """Give 2 to 8 units of one resource to your league for 1 prestige."""

    resource: int
    amount: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        rules = in_force(s)
        if not s.actions or not rules.donations:
            return ()
        w, d, c = s.boards[me].stock
        return _donations(w, d, c, rules.donation_least)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        rules = in_force(s)
        if not rules.donations:
            return "no_donations"
        if not s.actions:
            return "no_action_left"
        if not 0 <= self.resource < 3:
            return NOT_OFFERED
        if not COUNTS.donation_least <= self.amount <= COUNTS.donation_most:
            return "donation_size"
        if self.amount < rules.donation_least:
            return "donation_least"
        return "too_expensive" if s.boards[me].stock[self.resource] < self.amount else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        board, treasury = s.boards[me], s.treasury[s.boards[me].league]
        board.stock[self.resource] -= self.amount
        board.donated[self.resource] += self.amount
        treasury[self.resource] = min(COUNTS.treasury, treasury[self.resource] + self.amount)
        chance.tell(events.Donated, me, self.resource, self.amount)
        worth = donation_prestige(board, self.amount)
        s.due += worth
        if worth > 1:
            board.once |= ONCE_DONATION
        _spend_action(s)
        developed(s, chance)


@lru_cache(None)
def _donations(w: int, d: int, c: int, least: int) -> tuple[Donate, ...]:
    stock = w, d, c
    most = COUNTS.donation_most
    return tuple([Donate.of(i, n) for i in range(3) for n in range(least, min(stock[i], most) + 1)])


@action
class Construct(Action):
    """Construct a building and pay its price."""

    building: int
    price: Price

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.asks:
            return _constructions(sites(s, me)) if s.asks[-1] == "construct" else ()  # type: ignore[return-value]
        return _constructions(sites(s, me, s.archon > 0)) if s.actions else ()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return site_obstacle(s, me, self.building, self in self.offers(s, me))

    def play(self, s: State, me: int, chance: Chance) -> None:
        _by_action(s, "construct")
        construct(s, me, self.building, self.price, chance)
        developed(s, chance)


@lru_cache(1 << 15)
def _constructions(found: tuple[Site, ...]) -> tuple[Construct, ...]:
    return tuple([Construct.of(building, price) for building, price in found])


def site_obstacle(s: State, me: int, building: int, offered: bool) -> str | None:
    """Why a building cannot be constructed: a key, or None."""
    if offered:
        return None
    if not 0 <= building < len(BUILDINGS):
        return NOT_OFFERED
    if s.boards[me].built >> building & 1:
        return "built_already"
    return "no_action_left" if not s.actions and not s.asks else "price"


def construct(s: State, me: int, building: int, price: Price, chance: Chance) -> None:
    """Pay for a building, and what it does at once."""
    board = s.boards[me]
    pay(board, price)
    board.built |= 1 << building
    board.once |= ONCE_BUILDING
    chance.tell(events.Constructed, me, building, price)
    s.due += building_prestige(board, building)
    if building == BOULEUTERION:
        ask(s, "recruit")


@action
class Produce(Action):
    """Produce a military token for your league's reserve."""

    deck: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.asks:
            return [cls.of(deck) for deck in producible(s, me)] if s.asks[-1] == "produce" else ()
        return [cls.of(deck) for deck in producible(s, me, s.archon > 0)] if s.actions else ()

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.deck < len(DECKS):
            return NOT_OFFERED
        if not s.asks and not s.actions:
            return "no_action_left"
        return unit_obstacle(s, me, self.deck, s.archon > 0 and not s.asks)

    def play(self, s: State, me: int, chance: Chance) -> None:
        board, unit = s.boards[me], DECKS[self.deck].unit
        price = full_price(self.deck, unit_price(s, me, self.deck, s.archon > 0 and not s.asks))
        _by_action(s, "produce")
        pay(board, price)
        board.once |= ONCE_UNIT | ONCE_OF_UNIT << unit
        board.produced[self.deck] += 1
        chance.tell(events.Produced, me, self.deck, price)
        draw_token(s, board.league, self.deck, chance)
        if s.options.handicap and is_alone(s, me):
            _help(s, board.league, self.deck, chance)
        developed(s, chance)


def _help(s: State, league: int, deck: int, chance: Chance) -> None:
    """The option for a lone city: what it produces comes with more of the same pile, as far as that goes."""
    for _ in range(COUNTS.handicap_tokens):
        if available(s, deck):
            chance.tell(events.TokenTaken, league, deck, "help")
            draw_token(s, league, deck, chance)


@action
class EndDevelopment(Action):
    """End your development. With actions left only when nothing can be paid; alone at any time."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        if not s.actions or s.solo != NONE:
            return None
        busy = Donate.offers(s, me) or Produce.offers(s, me) or Construct.offers(s, me)
        return "actions_left" if busy else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.actions:
            chance.tell(events.Passed, me, s.actions)
        end_development(s, chance)


@action
class Recruit(Action):
    """Take a new Influential Figure of your city; it may move this very turn."""

    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(figure) for figure in recruits(s, me)]

    def obstacle(self, s: State, me: int) -> str | None:
        board = s.boards[me]
        if self.figure in board.figures:
            return "figure_in_play"
        return None if self.figure in FIGURES_OF[board.city] else "not_of_your_city"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.asks.pop()
        s.boards[me].figures.append(self.figure)
        s.boards[me].places.append(HOME)
        chance.tell(events.FigureRecruited, me, self.figure)
        developed(s, chance)


@action
class TakeToken(Action):
    """Take a Level I token of any unit for reaching the end of the prestige track."""

    unit: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(unit) for unit in range(len(UNITS)) if available(s, unit * 2)]

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.unit < len(UNITS):
            return NOT_OFFERED
        return None if available(s, self.unit * 2) else "pile_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.asks.pop()
        league = s.boards[me].league
        chance.tell(events.TokenTaken, league, self.unit * 2, "prestige")
        draw_token(s, league, self.unit * 2, chance)
        developed(s, chance)


@action
class Forgo(Action):
    """Do without this bonus."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        chance.tell(events.BonusForgone, me, s.asks.pop())
        developed(s, chance)


@action
class PayOmen(Action):
    """The snake in the temple: pay 2 of one resource, or (none) lose 1 prestige."""

    resource: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        stock = s.boards[me].stock
        return [*[cls.of(i) for i in range(3) if stock[i] >= 2], cls.of(NONE)]

    def obstacle(self, s: State, me: int) -> str | None:
        if not NONE <= self.resource < 3:
            return NOT_OFFERED
        return "omen_price" if self.resource != NONE and s.boards[me].stock[self.resource] < 2 else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.asks.pop()
        board = s.boards[me]
        if self.resource == NONE:
            board.prestige = max(0, board.prestige - 1)
        else:
            board.stock[self.resource] -= 2
        chance.tell(events.OmenPaid, me, self.resource)
        developed(s, chance)
