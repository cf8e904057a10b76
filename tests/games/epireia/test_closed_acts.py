"""An act is closed when nobody can complete it any more, and not before (section 5 of our notes)."""

import pytest

from games.core.chance import RecordedChance
from games.epireia.actions.administrators import CallPolemarch
from games.epireia.scenarios import check_scenario
from tests.games.epireia.table import Table, deck, kinds

TWO = (("Athens", 0), ("Sparta", 1))
THREE = (*TWO, ("Corinth", 0))
FOUR = (*THREE, ("Elis", 1))


def left(t: Table, **piles: int) -> Table:
    """So many tokens in these piles."""
    for name, number in piles.items():
        del t.state.piles[deck(name.replace("_", " "))][number:]
    return t


def made(t: Table, seat: int, **piles: int) -> Table:
    """What a city has produced since the act began."""
    for name, number in piles.items():
        t.state.boards[seat].produced[deck(name.replace("_", " "))] = number
    return t


def closed(t: Table) -> bool:
    """Whether a look at the scenario closes the act; nobody has won it."""
    chance = RecordedChance(lambda n: 0)
    check_scenario(t.state, chance, 1)
    told = [type(each.event).__name__ for each in chance.events]
    assert told in ([], ["ActClosed"]) and t.state.done == bool(told) and t.state.reserves == [[], []]
    return bool(told)


# -- the Affair of Corcyra: 3 Triremes, 4 by two cities ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("cities", "produced", "needed"),
    [
        (TWO, (0, 0), 3),
        (TWO, (1, 0), 2),
        (TWO, (1, 2), 1),
        (THREE, (0, 0), 3),
        (THREE, (3, 0), 1),
        (THREE, (1, 0), 3),
        (FOUR, (0, 0), 4),
        (FOUR, (2, 1), 2),
    ],
)
def test_the_affair_of_corcyra_goes_on_while_exactly_enough_triremes_are_left_for_a_league(
    cities: tuple[tuple[str, int], ...], produced: tuple[int, int], needed: int
) -> None:
    """The first two seats, one of each league, have produced these; `needed` is what the nearer league lacks."""
    for number in (needed, needed - 1):
        t = left(Table(*cities, scenario="Affair of Corcyra"), Triremes_I=number // 2, Triremes_II=number - number // 2)
        for seat, tokens in enumerate(produced):
            made(t, seat, Triremes_I=tokens)
        assert closed(t) == (number < needed)


def test_triremes_that_lie_with_cities_are_not_left() -> None:
    t = left(Table(scenario="Affair of Corcyra"), Triremes_I=3, Triremes_II=0)
    assert not closed(t)
    t.state.reserved[deck("Triremes I")] = 1
    assert closed(t)


# -- the Night Raid: one of each unit by one city, two units at Level II -----------------------------------------------


def test_the_night_raid_is_closed_when_a_unit_that_nobody_produced_is_gone() -> None:
    assert closed(left(Table(), Cavalry_I=0, Cavalry_II=0))
    assert not closed(left(Table(), Cavalry_I=0)) and not closed(left(Table(), Cavalry_II=0))


def test_the_night_raid_goes_on_for_a_city_that_has_produced_the_unit_that_is_gone() -> None:
    for seat in range(2):
        assert not closed(made(left(Table(), Cavalry_I=0, Cavalry_II=0), seat, Cavalry_I=1))


def test_the_night_raid_is_closed_when_level_two_of_two_units_is_gone() -> None:
    t = left(Table(), Hoplites_II=0, Cavalry_II=0)
    assert not closed(made(t, 1, Hoplites_II=1))
    assert closed(made(t, 1, Hoplites_II=0, Hoplites_I=1))


def test_the_night_raid_is_one_city_s_and_allies_do_not_complete_it_together() -> None:
    t = left(Table(*THREE), Hoplites_I=0, Hoplites_II=0, Cavalry_I=0, Cavalry_II=0)
    assert closed(made(made(t, 0, Hoplites_II=1), 2, Cavalry_II=1))


def test_tokens_that_lie_with_cities_are_none_for_the_night_raid() -> None:
    t = left(Table(), Cavalry_I=0, Cavalry_II=1)
    assert not closed(t)
    t.state.reserved[deck("Cavalry II")] = 1
    assert closed(t)


def test_the_last_token_of_a_unit_that_the_polemarch_draws_closes_the_night_raid() -> None:
    """It is drawn, not produced."""
    t = left(Table().build(0, "Bureau I"), Cavalry_I=0, Cavalry_II=1)
    assert kinds(t.do(CallPolemarch(2), 0))[-1] == "ActClosed" and t.state.done
