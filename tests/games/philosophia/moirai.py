"""Solo play as a test sets it: a table against the Moirai, and the cards that come next."""

from typing import Any

from games.philosophia.actions import ChoosePhilosopher, Tutor
from games.philosophia.content import MOIRAI, philosopher
from tests.games.philosophia.table import Table


def solo(level: str = "logos", human: str = "Plato", fates: str = "Aristotle", **options: Any) -> Table:
    """A table of one who is about to move, as a philosopher, against the Moirai, as another."""
    table = Table(seats=1, moirai=level, **options)
    table.do(ChoosePhilosopher(philosopher(human)))
    table.do(ChoosePhilosopher(philosopher(fates)))
    return table


def next_card(table: Table, *names: str) -> None:
    """These Moirai cards come next."""
    moirai = table.state.moirai
    assert moirai
    moirai.discard = [i for i, card in enumerate(MOIRAI) if card.place not in names]
    moirai.deck = [i for name in names for i, card in enumerate(MOIRAI) if card.place == name]


def human_tutors(table: Table, *draws: int) -> None:
    """The human does nothing of note, and the Moirai move."""
    table.stand(0, "Thebes")
    table.state.phase, table.state.acted = "act", False
    table.do(Tutor(), *draws)
