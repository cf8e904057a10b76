"""The quick player, which the clock and the search use; and how long its games are."""

from collections.abc import Callable
from statistics import median

import pytest

from games.core.action import Action
from games.core.chance import Chance
from games.core.seeded import Seeded
from games.philosophia.state import State
from tests.games.philosophia.table import GAME, Table

Player = Callable[[State, int, Chance], Action]


def quick(state: State, seat: int, chance: Chance) -> Action:
    return GAME.rollout_action(state, seat, chance)


def absent(state: State, seat: int, chance: Chance) -> Action:
    return GAME.timeout_action(state, seat)


def at_random(state: State, seat: int, chance: Chance) -> Action:
    return chance.pick(GAME.legal_actions(state, seat))


def play(seed: int, *players: Player) -> State:
    chance = Chance(Seeded(seed).below)
    state: State = GAME.start(len(players), GAME.Options(), chance)
    while active := GAME.active_seats(state):
        players[active[0]](state, active[0], chance).play(state, active[0], chance)
    return state


def test_the_quick_player_beats_random_in_at_least_95_of_100_games() -> None:
    won = 0
    for seed in range(100):
        seat = seed % 2
        players = (quick, at_random) if seat == 0 else (at_random, quick)
        won += play(seed, *players).winner == seat
    assert won >= 95


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_between_quick_players_end_in_a_usual_number_of_rounds(seats: int) -> None:
    rounds = [play(seed, *[quick] * seats).round for seed in range(12)]
    assert 15 <= median(rounds) <= 45 and max(rounds) < 150


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_where_nobody_is_there_comes_to_its_end(seats: int) -> None:
    assert play(4, *[absent] * seats).phase == "over"


def test_what_the_clock_plays_does_not_depend_on_luck_or_secrets_of_others() -> None:
    table = Table("Plato", "Homer", "Socrates")
    before = GAME.timeout_action(table.state, 0)
    table.hand(1, 0, 1, 2, 3)
    table.player(2).request = table.player(1).request
    assert GAME.timeout_action(table.state, 0) == before


def test_a_table_that_never_finishes_ends_after_150_rounds() -> None:
    """R44 (ours)."""
    table = Table("Plato", "Homer")
    table.state.round = 150
    table.state.turn = 1
    table.act_at("Thebes")
    from games.philosophia.actions import Tutor

    table.do(Tutor())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == () and outcome.reason == "unfinished"


def test_the_standing_is_better_for_who_is_ahead() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.player(1).labyrinth = 2
    table.state.phase, table.state.turn, table.state.round = "move", table.state.first, 2
    values = GAME.evaluate(table.state)
    assert values and values[1] > max(values[0], values[2]) and all(0 <= value <= 1 for value in values)
