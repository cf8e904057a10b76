"""Actions and rules of the set-up: choosing leagues, cities, Administrators and first Influential Figures.

They follow the rulebook, Setup II to V; Solo mode II to V.
"""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import NOT_OFFERED, Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.epireia import events
from games.epireia.content import (
    ADMINISTRATORS,
    CITIES,
    COUNTS,
    DECKS,
    DELIAN,
    FIGURES_OF,
    HOME,
    NONE,
    PELOPONNESIAN,
    SOLO,
    SOLO_CARDS,
)
from games.epireia.scenarios import place_brigands
from games.epireia.state import Board, EpireiaOptions, State
from games.epireia.supply import seats_of
from games.epireia.turns import start_turn

LEAGUE_SIZES = {1: (1, 1), 2: (1, 1), 3: (2, 1), 4: (2, 2)}
"""By number of seats: how many of them belong to each of the two leagues."""
_LEAGUES_BY_SEAT = {2: (0, 1), 3: (0, 1, 0), 4: (0, 1, 1, 0)}


def open_game(seats: int, options: EpireiaOptions, chance: Chance) -> State:
    """Return the opening state of a match, before the first choice.

    Args:
        seats: The number of seats, from 1 to 4.
        options: The options of the match.
        chance: The source of random draws.
    """
    s = State(options, [Board() for _ in range(seats)], [list(deck.powers) for deck in DECKS])
    s.asked = 0
    if seats == 1:
        s.phase = "scenario"
    elif options.leagues != "chosen":
        leagues = list(_LEAGUES_BY_SEAT[seats])
        if options.leagues == "chance":
            chance.shuffle(leagues)
        for board, league in zip(s.boards, leagues, strict=True):
            board.league = league
        choose_cities(s)
    return s


def open_leagues(s: State) -> list[int]:
    """Return the leagues that have room for another city."""
    sizes = LEAGUE_SIZES[len(s.boards)]
    return [league for league in range(2) if len(seats_of(s, league)) < sizes[league]]


def choosing_order(s: State) -> list[int]:
    """Return the seats in the order in which they choose cities and Administrators.

    The Delian League's first city comes first, then the Peloponnesian League's cities, then the second Delian one.
    """
    first, *others = seats_of(s, DELIAN)
    return [first, *seats_of(s, PELOPONNESIAN), *others]


def choose_cities(s: State) -> None:
    """Begin the choice of cities, once the league of every seat is known."""
    s.phase, s.queue = "city", choosing_order(s)
    s.asked = s.queue.pop(0)


def found_city(s: State, seat: int, city: int) -> None:
    """Give a seat the city that it has chosen, with the resources and prestige with which a city begins.

    Args:
        s: The state to change.
        seat: The seat.
        city: The index of the city.
    """
    board = s.boards[seat]
    board.city = city
    board.stock = [COUNTS.start] * 3
    board.prestige = board.best = COUNTS.prestige_start if s.solo == NONE else COUNTS.prestige_start_solo


def city_chosen(s: State) -> None:
    """Continue the set-up after the choice of a city: the next seat chooses, or the choice of Administrators begins."""
    if not s.queue:
        s.phase, s.queue = "administrator", choosing_order(s)
    s.asked = s.queue.pop(0)


def administrator_chosen(s: State) -> None:
    """Continue the set-up after the choice of an Administrator: the next seat chooses, or all choose first figures."""
    if s.queue:
        s.asked = s.queue.pop(0)
        return
    s.phase, s.asked = "figure", NONE
    s.box = Sealed.for_seats(range(len(s.boards)))


def begin_solo(s: State, scenario: int) -> None:
    """Set up a solo scenario: its enemies, their army, and the player's league if the scenario prescribes it.

    Args:
        s: The state to change.
        scenario: The index of the scenario in `SOLO`.
    """
    s.solo = scenario
    card = SOLO[scenario]
    s.enemies = [HOME] * len(card.enemies)
    for column in card.army:
        for deck in column:
            s.reserved[deck] += 1
    league = CITIES[card.city].solo_league
    if league == NONE:
        s.phase = "league"
    else:
        s.boards[0].league = league
        enter_solo(s)


def enter_solo(s: State) -> None:
    """Give a solo player the city of the chosen scenario, and ask for an Administrator; the league must be known."""
    found_city(s, 0, SOLO[s.solo].city)
    s.phase, s.asked = "administrator", 0


def reveal_figures(s: State, chance: Chance) -> None:
    """Reveal the secret choices of first Influential Figures, bring these into play, and begin the first turn.

    Args:
        s: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    assert s.box is not None
    for seat, figure in s.box.open().items():
        s.boards[seat].figures.append(figure)
        s.boards[seat].places.append(HOME)
    s.box = None
    chance.tell(events.FiguresRevealed, tuple([board.figures[0] for board in s.boards]))
    if s.solo != NONE:
        place_brigands(s, SOLO_CARDS[s.solo].brigands, chance)
    start_turn(s, chance)


@action
class ChooseScenario(Action):
    """The action of choosing one of the solo scenarios, which determines the player's city."""

    scenario: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(scenario) for scenario in range(len(SOLO))]

    def play(self, s: State, me: int, chance: Chance) -> None:
        begin_solo(s, self.scenario)
        chance.tell(events.SoloChosen, self.scenario)


@action
class JoinLeague(Action):
    """The action of joining one of the two leagues that still has room for a city."""

    league: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(league) for league in open_leagues(s)]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.league in open_leagues(s):
            return None
        return "league_full" if self.league in range(2) else NOT_OFFERED

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.boards[me].league = self.league
        chance.tell(events.LeagueJoined, me, self.league)
        if len(s.boards) == 1:
            enter_solo(s)
            return
        s.asked += 1
        left = open_leagues(s)
        if len(left) == 1:
            for seat in range(s.asked, len(s.boards)):
                s.boards[seat].league = left[0]
                chance.tell(events.LeagueJoined, seat, left[0])
            choose_cities(s)


@action
class ChooseCity(Action):
    """The action of choosing one's city among those that nobody has chosen."""

    city: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        taken = [board.city for board in s.boards]
        return [cls.of(city) for city in range(len(CITIES)) if city not in taken]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.city not in range(len(CITIES)):
            return NOT_OFFERED
        return "city_taken" if any(self.city == board.city for board in s.boards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        found_city(s, me, self.city)
        chance.tell(events.CityChosen, me, self.city)
        city_chosen(s)


@action
class ChooseAdministrator(Action):
    """The action of choosing one's Administrator for the whole game among those that nobody has chosen."""

    administrator: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        taken = [board.administrator for board in s.boards]
        return [cls.of(each) for each in range(len(ADMINISTRATORS)) if each not in taken]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.administrator not in range(len(ADMINISTRATORS)):
            return NOT_OFFERED
        return "administrator_taken" if any(self.administrator == board.administrator for board in s.boards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.boards[me].administrator = self.administrator
        chance.tell(events.AdministratorChosen, me, self.administrator)
        administrator_chosen(s)


@action
class ChooseFirstFigure(Action):
    """The action of choosing one's first Influential Figure in secret; changeable until all seats have chosen."""

    secret: ClassVar[bool] = True
    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.box is None:
            return ()
        chosen = s.box.choices[me]
        return [cls.of(figure) for figure in FIGURES_OF[s.boards[me].city] if figure != chosen]

    def obstacle(self, s: State, me: int) -> str | None:
        if self.figure not in FIGURES_OF[s.boards[me].city]:
            return "not_of_your_city"
        return "chosen_already" if s.box is not None and s.box.choices[me] == self.figure else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.box is not None
        anew = s.box.choices[me] is None
        last = s.box.choose(me, self.figure)
        if anew:
            chance.whisper(me, events.FigureChosen, me)
        if last:
            reveal_figures(s, chance)
