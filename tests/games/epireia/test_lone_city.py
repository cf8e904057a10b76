"""The option `handicap`: more tokens for what the one city against two produces, and for nobody else (A38)."""

import pytest

from games.epireia.actions.administrators import CallPolemarch
from games.epireia.actions.development import EndDevelopment, Produce
from games.epireia.content import COUNTS
from tests.games.epireia.table import GAME, Table, deck, kinds

TWO = (("Athens", 0), ("Sparta", 1))
THREE = (*TWO, ("Corinth", 0))
FOUR = (*THREE, ("Elis", 1))
DELIAN_ALONE = (("Athens", 0), ("Sparta", 1), ("Elis", 1))
HOPLITES = deck("Hoplites I")


@pytest.mark.parametrize(
    ("cities", "handicap", "lone"),
    [(TWO, True, None), (THREE, True, 1), (DELIAN_ALONE, True, 0), (FOUR, True, None), (THREE, False, None)],
)
def test_only_the_lone_city_of_three_draws_more(
    cities: tuple[tuple[str, int], ...], handicap: bool, lone: int | None
) -> None:
    for seat, (_, league) in enumerate(cities):
        t = Table(*cities, scenario="City of Marble", handicap=handicap).develop(seat).stock(seat, 0, 0, 4)
        said = GAME.presentation(["Malia"] * len(cities)).describe(GAME.view(t.state, seat), Produce(HOPLITES))
        assert said.endswith("; with it you draw two more") == (seat == lone)
        t.do(Produce(HOPLITES), rest=True)
        assert len(t.state.reserves[league]) == 1 + COUNTS.handicap_tokens * (seat == lone)
        assert t.state.boards[seat].produced[HOPLITES] == 1 and t.state.boards[seat].stock[2] == 2


@pytest.mark.parametrize("handicap", [False, True])
def test_the_lone_city_plays_single_turns(handicap: bool) -> None:
    """Round the whole table: every city develops once, with two actions."""
    t = Table(*THREE, scenario="City of Marble", handicap=handicap)
    for seat in range(3):
        t.stock(seat, 0, 0, 0)
    t.resolve()  # into a new turn, whose cities develop one after the other
    developed = []
    while t.state.phase == "develop":
        developed.append((t.asked, t.state.actions))
        t.stock(t.asked, 0, 0, 0).do(EndDevelopment())
    assert developed == [(0, COUNTS.actions), (2, COUNTS.actions), (1, COUNTS.actions)] and t.state.turn == 2


def test_the_help_ends_where_the_pile_ends() -> None:
    t = Table(*THREE, scenario="City of Marble", handicap=True).develop(1).stock(1, 0, 0, 4)
    del t.state.piles[HOPLITES][2:]
    t.state.reserved[HOPLITES] = 0
    events = t.do(Produce(HOPLITES), rest=True)
    assert len(t.state.reserves[1]) == 2 and not t.state.piles[HOPLITES]
    assert kinds(events).count("TokenTaken") == 1
    told = [GAME.presentation(["Malia", "Theo", "Ione"]).tell(event) for event in events]
    assert "The Peloponnesian League took a token of Hoplites I from the help for a lone city." in told


def test_what_is_not_produced_is_not_helped() -> None:
    t = Table(*THREE, scenario="City of Marble", handicap=True, administrator="Polemarch").develop(1)
    t.state.boards[1].administrator = 0
    t.build(1, "Bureau I").do(CallPolemarch(0), rest=True)
    assert len(t.state.reserves[1]) == 1
