"""The actions of using an Administrator; each city has one of six such officers, chosen for the whole game.

A city uses its Administrator during its own development; this costs no action (rules, A26).
"""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.actions.development import building_obstacle, construct
from games.epireia.content import ADMINISTRATORS, UNITS, Price
from games.epireia.development import ARCHITECT_SAVES, administrator_obstacle, building_options, polemarch_decks
from games.epireia.state import ONCE_ARCHON, State
from games.epireia.supply import administrator_uses, available, draw_token, gain
from games.epireia.turns import after_development

GIFTS = ((2, 2, 0), (2, 0, 2), (0, 2, 2), (2, 1, 1), (1, 2, 1), (1, 1, 2))
"""The gifts from which the Administrator Trapezites lets one choose: 4 resources, at most 2 of a kind."""
ARCHON_ACTIONS = 1


def _use_administrator(s: State, me: int, chance: Chance) -> None:
    board = s.boards[me]
    board.used += 1
    chance.tell(events.AdministratorCalled, me, board.administrator)


@action
class CallPolemarch(Action):
    """The action of using the Administrator Polemarch: draw a Level II military token of any unit for one's league.

    While a scenario forbids Level II tokens, it is one of Level I.
    """

    unit: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [each for each in map(cls.of, range(len(UNITS))) if each.obstacle(s, me) is None]

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.unit < len(UNITS):
            return "not_offered"
        empty = None if available(s, polemarch_decks(s)[self.unit]) else "pile_empty"
        return administrator_obstacle(s, me) or empty

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        league = s.boards[me].league
        deck = polemarch_decks(s)[self.unit]
        chance.tell(events.TokenTaken, league, deck, "polemarch")
        draw_token(s, league, deck, chance)
        after_development(s, chance)


@action
class CallArchon(Action):
    """The action of using the Administrator Archon, once a turn: gain one more action, with a discount of 2.

    The discount is for the building or the military token on which the action is spent; a donation uses it up without
    one.
    """

    def obstacle(self, s: State, me: int) -> str | None:
        return administrator_obstacle(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        s.boards[me].once |= ONCE_ARCHON
        s.actions += ARCHON_ACTIONS
        s.archon = ARCHON_ACTIONS
        after_development(s, chance)


@action
class CallPriestess(Action):
    """The action of using the Administrator Priestess: gain 1 prestige."""

    def obstacle(self, s: State, me: int) -> str | None:
        return administrator_obstacle(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        s.due += 1
        after_development(s, chance)


@action
class CallTrapezites(Action):
    """The action of using the Administrator Trapezites: gain 4 resources, at most 2 of a kind.

    `gift` is the amount of each resource, one of `GIFTS`.
    """

    gift: Price

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(gift) for gift in GIFTS] if administrator_obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return administrator_obstacle(s, me) or (None if self.gift in GIFTS else "gift")

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        gain(s, me, self.gift, "trapezites", chance)
        after_development(s, chance)


@action
class CallMerchant(Action):
    """The action of using the Administrator Merchant for the city's next negotiation with an Empire this turn.

    That negotiation succeeds without a roll and pays double.
    """

    def obstacle(self, s: State, me: int) -> str | None:
        return administrator_obstacle(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        s.boards[me].merchant = True
        after_development(s, chance)


@action
class CallArchitect(Action):
    """The action of using the Administrator Architect: construct a building at once for 3 resources less."""

    building: int
    price: Price

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if not administrator_uses(s.boards[me]):
            return ()
        return [cls.of(building, price) for building, price in building_options(s, me, ARCHITECT_SAVES)]

    def obstacle(self, s: State, me: int) -> str | None:
        return self._site(s, me) if administrator_uses(s.boards[me]) else "no_charge"

    def _site(self, s: State, me: int) -> str | None:
        offered = (self.building, self.price) in building_options(s, me, ARCHITECT_SAVES)
        reason = building_obstacle(s, me, self.building, offered)
        return "price" if reason == "no_action_left" else reason

    def play(self, s: State, me: int, chance: Chance) -> None:
        _use_administrator(s, me, chance)
        construct(s, me, self.building, self.price, chance)
        after_development(s, chance)


ADMINISTRATOR_ACTIONS: tuple[type[Action], ...] = tuple(
    {
        "polemarch": CallPolemarch,
        "archon": CallArchon,
        "priestess": CallPriestess,
        "trapezites": CallTrapezites,
        "merchant": CallMerchant,
        "architect": CallArchitect,
    }[name]
    for name in ADMINISTRATORS
)
"""The action of using each Administrator, by its index."""
