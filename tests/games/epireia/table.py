"""A match that a test plays: with the dice and cards it wants, from the position it wants."""

from bisect import insort
from collections.abc import Sequence
from typing import Any

from games.core.action import Action, Illegal
from games.core.chance import Chance, ReplayedChance
from games.epireia import EDITIONS
from games.epireia.actions.development import Construct
from games.epireia.battle import continue_battle
from games.epireia.content import (
    ADMINISTRATORS,
    BUILDING,
    CITY_NAMES,
    COLUMNS,
    DECKS,
    FIGURE,
    HOME,
    NONE,
    PLACE,
    SCENARIO_CARDS,
    TERRITORY_NAMES,
)
from games.epireia.state import Army, Battle, EpireiaOptions, State
from games.epireia.supply import tokens_of
from games.epireia.turns import end_diplomacy
from tests.messages import message_names

GAME = EDITIONS[-1]
W, D, C = range(3)


def slug(name: str) -> str:
    """The name by which tables know what is called so: «great-temple»."""
    return name.lower().replace(" ", "-")


class Table:
    """One match in the middle of a turn. Seats 0.. are given as (city, league); `events` are all that were told."""

    def __init__(
        self,
        *cities: tuple[str, int],
        scenario: str = "Night Raid on Plataea",
        solo: int = NONE,
        administrator: str = "Polemarch",
        **options: Any,
    ) -> None:
        cities = cities or (("Athens", 0), ("Sparta", 1))
        self.events: list[Any] = []
        self.told: list[Any] = []
        s: State = GAME.start(len(cities), EpireiaOptions(**options), Chance(lambda n: 0))
        for board, (city, league) in zip(s.boards, cities, strict=True):
            board.city, board.league = CITY_NAMES.index(slug(city)), league
            board.administrator = ADMINISTRATORS.index(slug(administrator))
            board.stock, board.prestige, board.best = [2, 2, 2], 1, 1
        s.turn, s.solo = 1, solo
        if solo == NONE:
            index = next(i for i, card in enumerate(SCENARIO_CARDS) if card.name == slug(scenario))
            s.act, s.scenario, s.act_turn = SCENARIO_CARDS[index].act, index, 1
        else:
            s.enemies = [HOME, HOME]
        self.state = s
        self.develop(0)

    # -- positions ---------------------------------------------------------------------------------------------

    def develop(self, seat: int, actions: int = 2) -> "Table":
        """This seat develops, the others come after it."""
        s = self.state
        s.phase, s.asked, s.actions, s.asks, s.due = "develop", seat, actions, [], 0
        s.queue = [other for other in range(len(s.boards)) if other != seat]
        return self

    def move(self, seat: int) -> "Table":
        """This seat moves its figures, and nobody after it."""
        s = self.state
        s.phase, s.asked, s.queue, s.actions = "diplomacy", seat, [], 0
        return self

    def figures(self, seat: int, *names: str, at: Sequence[str] = ()) -> "Table":
        """The figures in play, and where they stand."""
        board = self.state.boards[seat]
        board.figures = [FIGURE[slug(name)] for name in names]
        board.places = [PLACE[slug(place)] if place else HOME for place in at] or [HOME] * len(names)
        return self

    def stock(self, seat: int, w: int, d: int, c: int) -> "Table":
        self.state.boards[seat].stock = [w, d, c]
        return self

    def build(self, seat: int, *names: str) -> "Table":
        for name in names:
            self.state.boards[seat].built |= 1 << BUILDING[slug(name)]
        return self

    def own(self, seat: int, *territories: str) -> "Table":
        for name in territories:
            self.state.owners[TERRITORY_NAMES.index(slug(name))] = seat
        return self

    def robbed(self, *territories: str) -> "Table":
        self.state.brigands = sorted(TERRITORY_NAMES.index(slug(name)) for name in territories)
        return self

    def hold(self, league: int, *tokens: int) -> "Table":
        """Tokens in a league's reserve, taken out of their piles."""
        for token in tokens:
            self.state.piles[token // 10].remove(token % 10)
            insort(self.state.reserves[league][token // 10], token % 10)
        return self

    def reserve(self, league: int) -> list[int]:
        """The tokens in a league's reserve."""
        return tokens_of(self.state.reserves[league])

    def give(self, seat: int, city: str, league: int) -> "Table":
        """A neutral city that a league has integrated, without a token."""
        self.state.allied[CITY_NAMES.index(slug(city))] = league
        return self

    # -- play --------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> int:
        return GAME.active_seats(self.state)[0]

    def offers(self, seat: int | None = None) -> list[Action]:
        return GAME.legal_actions(self.state, self.asked if seat is None else seat)

    def do(self, action: Action, *draws: int, seat: int | None = None, rest: bool = False) -> list[Any]:
        """Take an action; chance says these draws, and nothing else unless `rest` (then zeros)."""
        given = ReplayedChance(draws)
        below = _then_zero(given) if rest else given.below
        step = GAME.apply(self.state, self.asked if seat is None else seat, action, Chance(below))
        given.finish()
        self.state = step.state
        self.told += step.events
        new = [told.event for told in step.events]
        self.events += new
        return new

    def refused(self, action: Action, seat: int | None = None) -> str:
        """The messages with which an action is refused; nothing changes."""
        seat = self.asked if seat is None else seat
        before = GAME.digest(self.state)
        try:
            GAME.apply(self.state, seat, action, Chance(lambda n: 0))
        except Illegal as refusal:
            assert GAME.digest(self.state) == before
            words = GAME.presentation([f"P{i}" for i in range(len(self.state.boards))])
            with message_names():
                return words.refusal(GAME.view(self.state, seat), action, refusal.reason)
        raise AssertionError(f"{action} was allowed")

    def resolve(self, *dice: int) -> list[Any]:
        """Resolve the turn with these faces; then whatever comes, zeros. The events up to the income."""
        s = self.state
        s.queue = []
        chance = _Listening(_then_zero(ReplayedChance([die - 1 for die in dice])))
        end_diplomacy(s, chance)
        names = [type(each).__name__ for each in chance.heard]
        return chance.heard[: names.index("Income")] if "Income" in names else chance.heard

    def battle(self) -> Battle:
        assert self.state.battle is not None
        return self.state.battle


class _Listening(Chance):
    """Luck that keeps what is told to everybody."""

    __slots__ = ("heard",)

    def __init__(self, below: Any) -> None:
        super().__init__(below)
        self.heard: list[Any] = []

    def tell(self, event: Any, *values: Any, **named: Any) -> None:
        self.heard.append(event(*values, **named))


def _then_zero(given: ReplayedChance) -> Any:
    return lambda n: given.below(n) if given.rest else 0


def battle_between(*armies: Army, column: int = 0, revealed: bool = False, **fields: Any) -> Battle:
    """A battle in which these armies stand; tokens lie face up as far as the columns are open."""
    seen = [
        [tokens if i < column + revealed else tuple(t // 10 * 10 for t in tokens) for i, tokens in enumerate(army)]
        for army in armies
    ]
    return Battle([0, 1], placed=list(armies), armies=seen, column=column, revealed=revealed, **fields)


def fight(
    t: Table, delian: dict[int, int], other: dict[int, int], generals: tuple[list[int], list[int]] | None = None
) -> Table:
    """A battle with so much power in these columns."""
    s = t.state
    armies = [tuple((side[i],) if i in side else () for i in COLUMNS) for side in (delian, other)]
    s.battle = battle_between(*armies, generals=[list(g) for g in generals or ([NONE] * 3, [NONE] * 3)])
    s.phase, s.asked = "battle", NONE
    continue_battle(s, Chance(lambda n: 0))
    return t


def construct(name: str, *price: int) -> Construct:
    """A building at a price."""
    w, d, c = price
    return Construct(BUILDING[slug(name)], (w, d, c))


def deck(name: str) -> int:
    """«Hoplites II» as a pile."""
    unit, level = name.split()
    return [each.name for each in DECKS].index(f"{slug(unit)}-{len(level)}")


def kinds(events: Sequence[Any]) -> list[str]:
    return [type(each).__name__ for each in events]


def the(events: Sequence[Any], kind: str) -> Any:
    """The only event of a kind."""
    (found,) = [each for each in events if type(each).__name__ == kind]
    return found
