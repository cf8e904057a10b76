"""Armies in the making: which token fits which column, and arranging the rest by chance or by strength."""

from functools import lru_cache
from itertools import chain

from games.epireia.content import COLUMNS, DECKS, SLOTS
from games.epireia.state import Army, Draft, Tokens


def placed(army: Army | list[Tokens]) -> list[int]:
    """All tokens of an army."""
    return list(chain.from_iterable(army))


def rest_of(reserve: list[int], draft: Draft) -> list[int]:
    """The tokens of the reserve that are not placed yet."""
    rest = list(reserve)
    for token in placed(draft.columns):
        rest.remove(token)
    return rest


@lru_cache(None)
def open_units(column: int, tokens: Tokens) -> tuple[int, ...]:
    """The units that a column still has slots for."""
    free = list(SLOTS[column])
    for token in tokens:
        free.remove(DECKS[token // 10].unit)
    return tuple(sorted(set(free)))


def fitting(rest: list[int], draft: Draft, column: int) -> list[int]:
    """The tokens that fit into a column now, each once, the strongest of a pile first."""
    units = open_units(column, draft.columns[column])
    return sorted({token for token in rest if DECKS[token // 10].unit in units}, key=lambda t: (t // 10, -t))


def anything_fits(rest: list[int], draft: Draft) -> bool:
    """Whether a token that is not placed yet finds a free slot anywhere."""
    held = {DECKS[token // 10].unit for token in rest}
    return bool(held) and any(held.intersection(open_units(column, draft.columns[column])) for column in COLUMNS)


def put(draft: Draft, column: int, token: int) -> None:
    """A token into a column."""
    draft.columns[column] = tuple(sorted((*draft.columns[column], token), reverse=True))


def next_column(rest: list[int], draft: Draft) -> int:
    """Where the cursor goes after a token: on as long as the column takes something, else to the next that does."""
    for step in COLUMNS:
        column = (draft.cursor + step) % len(COLUMNS)
        units = open_units(column, draft.columns[column])
        if any(DECKS[token // 10].unit in units for token in rest):
            return column
    return draft.cursor


def free_slots(draft: Draft) -> list[tuple[int, int]]:
    """Every free slot as column and unit, in the order of the columns."""
    found: list[tuple[int, int]] = []
    for column in COLUMNS:
        free = list(SLOTS[column])
        for token in draft.columns[column]:
            free.remove(DECKS[token // 10].unit)
        found += [(column, unit) for unit in free]
    return found
