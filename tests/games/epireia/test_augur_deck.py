"""The deck of Augur cards: as many are read as a game has rounds, none of them twice (solo, VI and I)."""

import pytest

from games.core.chance import Chance
from games.epireia.content import AUGURS, HOME
from games.epireia.course import start_turn
from tests.games.epireia.table import Table


@pytest.mark.parametrize("draw", ["first", "last"])
def test_a_card_that_lies_open_is_not_read_again(draw: str) -> None:
    """Whatever is drawn: twelve rounds read the twelve cards, each once, and one at a time is in force."""
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    s = t.state
    s.turn, s.enemies = 0, [HOME, HOME]
    for turn in range(1, len(AUGURS) + 1):
        s.asks = []  # the snake's question is left unanswered here
        start_turn(s, Chance(lambda n: 0 if draw == "first" else n - 1))
        assert s.turn == turn == len(s.augurs) and s.augur == s.augurs[-1]
    assert sorted(s.augurs) == list(range(len(AUGURS)))
