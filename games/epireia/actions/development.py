"""Actions of the Development phase: donating, constructing buildings, producing military tokens, taking bonuses.

Also the answer to an augur card that demands a payment.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import ClassVar, Self

from games.core.action import NOT_OFFERED, Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import BOULEUTERION, BUILDINGS, COUNTS, DECKS, FIGURES_OF, HOME, NONE, UNITS, Price
from games.epireia.development import (
    BuildingOption,
    affordable_actions,
    ask_for_choice,
    building_options,
    building_prestige,
    donation_prestige,
    omen_ways,
    pay_omen,
    price_in_resources,
    producible_decks,
    recruitable_figures,
    take_token,
    unit_obstacle,
    unit_price,
)
from games.epireia.scenarios import active_scenario
from games.epireia.state import ONCE_BUILDING, ONCE_DONATION, ONCE_OF_UNIT, ONCE_UNIT, State
from games.epireia.supply import available, draw_token, has_built, is_lone_city, pay
from games.epireia.turns import after_development, end_development
from games.epireia.view import EpireiaView


def _spend_action(s: State) -> None:
    s.actions -= 1
    if s.archon:
        s.archon -= 1


def _use_action(s: State, what: str) -> None:
    """Spend one of the actions that a city has in its development, unless a bonus pays for it.

    Args:
        s: The state to change.
        what: The kind of bonus that pays, "construct" or "produce". If the city is being asked about such a bonus, the
            question is removed in place of spending an action.
    """
    if s.asks and s.asks[-1] == what:
        s.asks.pop()
    else:
        _spend_action(s)


ALONE = "It spends resources, and players want to see on what before it is done."
"""Why a city is asked even if it can pay for one action only, which it has to take (rules, A7)."""


@action
class Donate(Action):
    """The action of donating 2 to 8 units of one resource to the treasury of one's league for 1 prestige.

    A scenario may forbid donations or require more units; a figure's ability may add 1 prestige.
    """

    alone: ClassVar[str] = ALONE
    resource: int
    amount: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        rules = active_scenario(s)
        if not s.actions or not rules.donations:
            return ()
        w, d, c = s.boards[me].stock
        return _donations(w, d, c, rules.donation_least)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        rules = active_scenario(s)
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
        after_development(s, chance)


@lru_cache(None)
def _donations(w: int, d: int, c: int, least: int) -> tuple[Donate, ...]:
    stock = w, d, c
    most = COUNTS.donation_most
    return tuple([Donate.of(i, n) for i in range(3) for n in range(least, min(stock[i], most) + 1)])


@action
class Construct(Action):
    """The action of constructing a building in one's city at a given price, by spending an action or by a bonus."""

    alone: ClassVar[str] = ALONE
    building: int
    price: Price

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        asked = s.asks[-1] == "construct" if s.asks else s.actions
        return _constructions(building_options(s, me)) if asked else ()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return building_obstacle(s, me, self.building, self in self.offers(s, me))

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_action(s, "construct")
        construct(s, me, self.building, self.price, chance)
        after_development(s, chance)


@lru_cache(1 << 15)
def _constructions(found: tuple[BuildingOption, ...]) -> tuple[Construct, ...]:
    return tuple([Construct.of(building, price) for building, price in found])


def building_obstacle(s: State, me: int, building: int, offered: bool) -> str | None:
    """Return why a city cannot construct a building, as a message key, or None if it can.

    Args:
        s: The state.
        me: The city's player.
        building: The building, as submitted; it may not exist.
        offered: Whether the building is offered at the submitted price.
    """
    if offered:
        return None
    if not 0 <= building < len(BUILDINGS):
        return NOT_OFFERED
    if has_built(s.boards[me], building):
        return "built_already"
    return "no_action_left" if not s.actions and not s.asks else "price"


def construct(s: State, me: int, building: int, price: Price, chance: Chance) -> None:
    """Construct a building in a city: pay for it, put it on the player's board, and apply its immediate effects.

    Args:
        s: The state to change.
        me: The city's player.
        building: The building.
        price: The resources to pay.
        chance: Receives the events.
    """
    board = s.boards[me]
    pay(board, price)
    board.built |= 1 << building
    board.once |= ONCE_BUILDING
    chance.tell(events.Constructed, me, building, price)
    s.due += building_prestige(board, building)
    if building == BOULEUTERION:
        ask_for_choice(s, "recruit")


@action
class Produce(Action):
    """The action of buying a military token for the reserve of one's league, by spending an action or by a bonus.

    The token is drawn at random from the chosen pile. A Level II token requires the military building of its unit.
    """

    alone: ClassVar[str] = ALONE
    deck: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        asked = s.asks[-1] == "produce" if s.asks else s.actions
        return [cls.of(deck) for deck in producible_decks(s, me)] if asked else ()

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.deck < len(DECKS):
            return NOT_OFFERED
        if not s.asks and not s.actions:
            return "no_action_left"
        return unit_obstacle(s, me, self.deck)

    def play(self, s: State, me: int, chance: Chance) -> None:
        board, unit = s.boards[me], DECKS[self.deck].unit
        price = price_in_resources(self.deck, unit_price(s, me, self.deck))
        _use_action(s, "produce")
        pay(board, price)
        board.once |= ONCE_UNIT | ONCE_OF_UNIT << unit
        chance.tell(events.Produced, me, self.deck, price)
        draw_token(s, board.league, self.deck, chance)
        if s.options.handicap and is_lone_city(s, me):
            _draw_handicap_tokens(s, board.league, self.deck, chance)
        after_development(s, chance)


def _draw_handicap_tokens(s: State, league: int, deck: int, chance: Chance) -> None:
    """Draw the additional military tokens that help a city without an ally when it produces one.

    There are fewer if the pile runs out.

    Args:
        s: The state to change.
        league: The city's league, which gets the tokens.
        deck: The pile of the token that the city has produced.
        chance: Makes the random draws, and receives the events.
    """
    for _ in range(COUNTS.handicap_tokens):
        if available(s, deck):
            chance.tell(events.TokenTaken, league, deck, "help")
            draw_token(s, league, deck, chance)


@action
class EndDevelopment(Action):
    """The action of ending one's development.

    A city that has actions left may end it only if it can pay for none of them; in a solo game it may at any time.
    """

    aside = True

    def obstacle(self, s: State, me: int) -> str | None:
        if not s.actions or s.solo != NONE:
            return None
        return "actions_left" if any(affordable_actions(s, me)) else None

    def gives_up(self, view: EpireiaView) -> bool:
        return view.actions > 0 and view.seat is not None and any(affordable_actions(view, view.seat))

    def play(self, s: State, me: int, chance: Chance) -> None:
        if s.actions:
            chance.tell(events.Passed, me, s.actions)
        end_development(s, chance)


@action
class Recruit(Action):
    """The action of choosing the Influential Figure whom a bonus or the building Bouleuterion brings into play.

    It is one of the city's own figures and may move in the same turn.
    """

    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(figure) for figure in recruitable_figures(s, me)]

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
        after_development(s, chance)


@action
class TakeToken(Action):
    """The action of choosing the unit of the military token that a city gets at the end of the prestige track.

    The token is of Level I.
    """

    unit: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(unit) for unit in range(len(UNITS)) if available(s, unit * 2)]

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.unit < len(UNITS):
            return NOT_OFFERED
        return None if available(s, self.unit * 2) else "pile_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        take_token(s, me, self.unit, chance)
        after_development(s, chance)


@action
class Forgo(Action):
    """The action of declining a bonus that would let the city construct a building or produce a military token."""

    aside = True

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        chance.tell(events.BonusForgone, me, s.asks.pop())
        after_development(s, chance)


@action
class PayOmen(Action):
    """The action of paying what the augur card Snake demands: 2 units of `resource` or, if it is NONE, 1 prestige.

    A city can only choose what it has; at prestige 0 it has to pay in resources (rules, A41).
    """

    resource: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(resource) for resource in omen_ways(s.boards[me])]

    def obstacle(self, s: State, me: int) -> str | None:
        if not NONE <= self.resource < 3:
            return NOT_OFFERED
        if self.resource in omen_ways(s.boards[me]):
            return None
        return "omen_prestige" if self.resource == NONE else "omen_price"

    def play(self, s: State, me: int, chance: Chance) -> None:
        pay_omen(s, me, self.resource, chance)
        after_development(s, chance)
