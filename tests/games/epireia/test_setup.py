"""Setup, II to V: leagues, cities, Administrators and first figures in the printed order."""

import random

import pytest

from games.core.chance import Chance, ReplayedChance
from games.epireia.actions.setup import ChooseAdministrator, ChooseCity, ChooseFirstFigure, ChooseScenario, JoinLeague
from games.epireia.content import CITY_NAMES, FIGURE, HOME, SOLO
from games.epireia.state import EpireiaOptions, State
from tests.games.epireia.table import GAME


def start(seats: int, **options: object) -> State:
    return GAME.start(seats, EpireiaOptions(**options), Chance(lambda n: 0))  # type: ignore[arg-type]


def ready(seats: int, **options: object) -> State:
    """A match in which everybody has taken the first that is offered, up to the first turn."""
    state, chance = start(seats, **options), Chance(lambda n: 0)
    while state.phase != "develop":
        seat = GAME.active_seats(state)[0]
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0], chance).state
    return state


@pytest.mark.parametrize(("seats", "order"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_cities_and_administrators_are_chosen_delian_peloponnesian_delian(seats: int, order: list[int]) -> None:
    state, chance = start(seats, leagues="seats"), Chance(lambda n: 0)
    leagues = {2: [0, 1], 3: [0, 1, 0], 4: [0, 1, 1, 0]}[seats]
    assert [board.league for board in state.boards] == leagues
    for phase in ("city", "administrator"):
        picked = []
        while state.phase == phase:
            (seat,) = GAME.active_seats(state)
            picked.append(seat)
            state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0], chance).state
        assert picked == order
    assert GAME.active_seats(state) == tuple(order)


def test_leagues_are_chosen_seat_by_seat_until_the_rest_is_forced() -> None:
    state = start(3)
    assert GAME.legal_actions(state, 0) == [JoinLeague(0), JoinLeague(1)]
    state = GAME.apply(state, 0, JoinLeague(1), Chance(lambda n: 0)).state
    assert [board.league for board in state.boards] == [1, 0, 0] and state.phase == "city"
    assert state.asked == 1  # the first Delian chooses first
    one = GAME.apply(start(4), 0, JoinLeague(0), Chance(lambda n: 0)).state
    assert GAME.active_seats(one) == (1,)


def test_leagues_by_chance() -> None:
    found = set()
    for seed in range(20):
        luck = Chance.quick(random.Random(seed))
        found.add(tuple(board.league for board in GAME.start(3, EpireiaOptions(leagues="chance"), luck).boards))
    assert found == {(0, 0, 1), (0, 1, 0), (1, 0, 0)}


@pytest.mark.parametrize(("seats", "neutral"), [(2, 4), (3, 3), (4, 2)])
def test_neutral_cities(seats: int, neutral: int) -> None:
    state = ready(seats)
    played = {board.city for board in state.boards}
    assert len(played) == seats and len(CITY_NAMES) - len(played) == neutral


def test_a_city_and_an_administrator_belong_to_one_player() -> None:
    state = start(2, leagues="seats")
    state = GAME.apply(state, 0, ChooseCity(3), Chance(lambda n: 0)).state
    assert ChooseCity(3) not in GAME.legal_actions(state, 1)
    state = GAME.apply(state, 1, ChooseCity(0), Chance(lambda n: 0)).state
    state = GAME.apply(state, 0, ChooseAdministrator(2), Chance(lambda n: 0)).state
    assert ChooseAdministrator(2) not in GAME.legal_actions(state, 1)


def test_everybody_starts_with_two_of_each_prestige_one_and_an_empty_league() -> None:
    state = ready(4)
    for board in state.boards:
        assert board.stock == [2, 2, 2] and board.prestige == 1 and board.places == [HOME]
        assert state.owners.count(-1) == 9
    assert state.treasury == [[0, 0, 0], [0, 0, 0]]
    assert [len(pile) for pile in state.piles] == [14, 14, 6, 6, 6, 6]


def test_first_figures_are_secret_may_be_changed_and_are_revealed_together() -> None:
    state, chance = start(2, leagues="seats"), Chance(lambda n: 0)
    for seat, action in (
        (0, ChooseCity(0)),
        (1, ChooseCity(1)),
        (0, ChooseAdministrator(0)),
        (1, ChooseAdministrator(1)),
    ):
        state = GAME.apply(state, seat, action, chance).state
    assert GAME.active_seats(state) == (0, 1)
    before = GAME.view(state, 1)
    step = GAME.apply(state, 0, ChooseFirstFigure(FIGURE["aspasia"]), chance)
    state = step.state
    assert [(told.to, type(told.event).__name__) for told in step.events] == [(0, "FigureChosen")]
    assert GAME.active_seats(state) == (1,) and GAME.view(state, 1).boards == before.boards
    assert GAME.view(state, 0).chosen and not GAME.view(state, 1).chosen
    assert GAME.view(state, 0).own_figure == FIGURE["aspasia"] and GAME.view(state, 1).own_figure == -1
    assert GAME.free_seats(state) == (0,)
    step = GAME.apply(state, 0, ChooseFirstFigure(FIGURE["pericles"]), chance)
    assert step.events == ()  # nobody learns that the choice was changed
    state = GAME.apply(step.state, 1, ChooseFirstFigure(FIGURE["brasidas"]), chance).state
    assert [board.figures for board in state.boards] == [[FIGURE["pericles"]], [FIGURE["brasidas"]]]
    assert state.phase == "develop" and state.asked == 0 and state.act == 1


def test_a_figure_of_another_city_cannot_be_chosen() -> None:
    state = start(2, leagues="seats")
    for seat, action in (
        (0, ChooseCity(0)),
        (1, ChooseCity(1)),
        (0, ChooseAdministrator(0)),
        (1, ChooseAdministrator(1)),
    ):
        state = GAME.apply(state, seat, action, Chance(lambda n: 0)).state
    names = {action.figure for action in GAME.legal_actions(state, 0)}
    assert names == set(range(5))


def test_the_help_for_a_lone_city_changes_nothing_that_it_begins_with() -> None:
    for seats in (3, 4):
        assert all(board.stock == [2, 2, 2] for board in ready(seats, leagues="seats", handicap=True).boards)


@pytest.mark.parametrize("scenario", range(6))
def test_solo_sets_city_league_enemies_and_army(scenario: int) -> None:
    state = GAME.apply(start(1), 0, ChooseScenario(scenario), ReplayedChance([])).state
    card = SOLO[scenario]
    if CITY_NAMES[card.city] in ("athens", "sparta"):
        assert state.boards[0].league == (0 if CITY_NAMES[card.city] == "athens" else 1)
    else:
        assert GAME.legal_actions(state, 0) == [JoinLeague(0), JoinLeague(1)]
        state = GAME.apply(state, 0, JoinLeague(1), ReplayedChance([])).state
    assert state.phase == "administrator" and state.boards[0].city == card.city
    assert state.boards[0].prestige == 0 and state.boards[0].stock == [2, 2, 2]
    assert sum(state.reserved) == sum(len(column) for column in card.army)
    assert state.enemies == [HOME] * len(card.enemies)
