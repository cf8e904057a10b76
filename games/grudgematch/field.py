"""The field as tables (neighbours, rays, goals, goal boxes), its coordinates, and moves entered as text.

A space is a number, column by column from the west, and from the German end within a column. Sets of spaces are bit
masks. Most of the geometry is reconstructed; see `docs/rules/grudgematch.md`.
"""

import re
from functools import cache, lru_cache

from games.grudgematch.content import PHILOSOPHERS, TABLES

_FIELD = TABLES["field"]
COLUMNS: int = _FIELD["columns"]
ROWS: int = _FIELD["rows"]
SPACES = COLUMNS * ROWS
OFF = SPACES
COLUMN_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:COLUMNS]


def space_at(column: int, row: int) -> int:
    """Return the number of the space in a column and row, both counted from 0; OFF if it is not on the field."""
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else OFF


def column_of(space: int) -> int:
    """Return the column of a space, counted from 0 in the west."""
    return space // ROWS


def row_of(space: int) -> int:
    """Return the row of a space, counted from 0 at the German end."""
    return space % ROWS


def space_named(name: str) -> int:
    """Return the number of the space with a name such as "E7"; OFF if the field has no such space."""
    column, row = COLUMN_LETTERS.find(name[:1].upper()), name[1:]
    return space_at(column, int(row) - 1) if column >= 0 and row.isascii() and row.isdigit() else OFF


def at_column(column: str, row: int) -> int:
    """Return the number of the space in a column ("A" to "K") and a row, counted from 1; OFF if there is none."""
    return _NAMED.get((column, row), OFF)


_NAMED = {(letter, row + 1): space_at(i, row) for i, letter in enumerate(COLUMN_LETTERS) for row in range(ROWS)}


@cache
def coordinate(space: int) -> str:
    """Return the name of a space, given by its number, such as "E7": the letter of the column and the row."""
    return f"{COLUMN_LETTERS[column_of(space)]}{row_of(space) + 1}"


BIT = tuple([1 << space for space in range(SPACES)] + [0])
ALL = (1 << SPACES) - 1

WAYS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The eight directions of a kick, clockwise from north."""
WAY_NAMES = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")


def _step(space: int, way: int) -> int:
    across, along = WAYS[way]
    return space_at(column_of(space) + across, row_of(space) + along)


NEIGHBOURS = tuple(
    [tuple([to for way in range(8) if (to := _step(space, way)) != OFF]) for space in range(SPACES)] + [()]
)
"""By space: the adjacent spaces, diagonally adjacent ones included."""
NEAR = tuple([sum(BIT[to] for to in (space, *NEIGHBOURS[space])) for space in range(SPACES)] + [0])
"""By space: the space and its neighbours, as a bit mask."""


def _ray(space: int, way: int) -> tuple[int, ...]:
    found = []
    while (space := _step(space, way)) != OFF:
        found.append(space)
    return tuple(found)


RAYS = tuple([tuple([_ray(space, way) for way in range(8)]) for space in range(SPACES)])
"""By space and direction (index into WAYS): the spaces that a kick passes from there to the edge of the field."""

MOUTH = tuple([COLUMN_LETTERS.index(letter) for letter in _FIELD["mouth"]])
"""The columns, counted from 0, in which both goals lie."""


def _goal(space: int, way: int) -> int:
    last = (space, *RAYS[space][way])[-1]
    across, along = WAYS[way]
    if column_of(last) + across not in MOUTH:
        return -1
    row = row_of(last) + along
    return 0 if row < 0 else 1 if row == ROWS else -1


GOAL_BEYOND = tuple([tuple([_goal(space, way) for way in range(8)]) for space in range(SPACES)])
"""By space and direction: the team whose goal a kick from there enters if it leaves the field, or -1 (rules, A16)."""

CENTRE_ROW: int = _FIELD["centre"] - 1
CENTRE = tuple([OFF, OFF] + [space_at(column, CENTRE_ROW) for column in range(COLUMNS)])
"""By the sum of two dice: the space on the centre line."""
GOAL_BOX = tuple([sum(BIT[space_at(column, row)] for column in MOUTH) for row in (0, ROWS - 1)])
"""By team: the three spaces of its goal box, as a bit mask."""
HALF = tuple(
    [
        sum(BIT[space] for space in range(SPACES) if (row_of(space) < CENTRE_ROW) == (team == 0))
        & ~sum(BIT[space] for space in CENTRE)
        for team in range(2)
    ]
)
"""By team: the spaces of its half of the field, its goal box included, as a bit mask (rules, A2)."""
EXITS = tuple([space_named(name) for name in _FIELD["exits"]])
FORBIDDEN = tuple([GOAL_BOX[1 - p // 4] if p % 4 == 0 else GOAL_BOX[0] | GOAL_BOX[1] for p in range(8)])
"""By philosopher: the spaces of the goal boxes that he may not enter, as a bit mask (rulebook, The teams)."""

_NOT_FIRST = ALL & ~sum(BIT[space] for space in range(SPACES) if row_of(space) == 0)
_NOT_LAST = ALL & ~sum(BIT[space] for space in range(SPACES) if row_of(space) == ROWS - 1)


def reach(start: int, steps: int, free: int) -> int:
    """Return the spaces to which a philosopher can run in orthogonal steps, without `start`, as a bit mask.

    Args:
        start: The space where the run begins.
        steps: The maximum number of steps.
        free: Bit mask of the spaces that may be entered.
    """
    found = edge = BIT[start]
    for _ in range(steps):
        around = (edge << 1 & _NOT_FIRST | edge >> 1 & _NOT_LAST | edge << ROWS | edge >> ROWS) & free & ~found
        if not around:
            break
        found |= around
        edge = around
    return found & ~BIT[start]


BESIDE = tuple([reach(space, 1, ALL) for space in range(SPACES)] + [0])
"""By space: the spaces one orthogonal step away, as a bit mask."""


def nearest(start: int, free: int) -> int:
    """Return the free spaces nearest to a space, as a bit mask; this is `start` itself if it is free.

    Args:
        start: The space from which to count.
        free: Bit mask of the free spaces; not empty. Steps are orthogonal and may pass over other spaces.
    """
    found = BIT[start]
    while not found & free:
        found |= (found << 1 & _NOT_FIRST | found >> 1 & _NOT_LAST | found << ROWS | found >> ROWS) & ALL
    return found & free


@cache
def _column(column: int, rows: int) -> tuple[int, ...]:
    return tuple([column * ROWS + row for row in range(ROWS) if rows >> row & 1])


COLUMN_BITS = (1 << ROWS) - 1


def spaces_in(mask: int) -> list[int]:
    """Return the spaces in a bit mask as numbers, column by column."""
    found: list[int] = []
    column = 0
    while mask:
        if rows := mask & COLUMN_BITS:
            found += _column(column, rows)
        mask >>= ROWS
        column += 1
    return found


def apart(one: int, other: int) -> int:
    """Return the distance between two spaces, in steps in any of the eight directions."""
    return max(abs(one // ROWS - other // ROWS), abs(one % ROWS - other % ROWS))


@cache
def within(space: int, far: int) -> int:
    """Return a bit mask of the spaces at most `far` steps from a space, itself included; steps may be diagonal."""
    return sum(BIT[to] for to in range(SPACES) if apart(space, to) <= far)


def mirrored(space: int) -> int:
    """Return the space to which a space moves if the field is turned by 180 degrees, so that the ends change places."""
    return SPACES - 1 - space


_ORDER = re.compile(r"\s*([^\W\d_]+)\s*(?:[:=]|->|→|\b[^\W\d_]{1,4}\b)?\s*([A-Za-z]\d{1,3})\s*$", re.IGNORECASE)
"""A name, a space, and between them a sign or a short word such as "to", in any language."""
_BETWEEN = re.compile(r"[,;\n]|\b(?:and|und|et|y|e|ed)\b")
"""What separates two orders: "and" in every language that the game speaks, too."""
LONGEST_ORDER = 200
SHORTEST_NAME = 2
"""The minimum number of letters to which a typed order may shorten a philosopher's name."""


@lru_cache(4_000)
def read_orders(text: str, team: int) -> tuple[tuple[int, int], ...] | str:
    """Parse moves entered as text, such as "Hegel to E7, Kant D5".

    Args:
        text: The text as typed.
        team: The team whose philosophers are named: 0 Germans, 1 French.

    Returns:
        Pairs of a philosopher and a space, in the order typed; if the text cannot be read, the key of a refusal.
    """
    found: list[tuple[int, int]] = []
    if len(text) > LONGEST_ORDER:
        return "order_unread"
    for part in _BETWEEN.split(text.strip().rstrip(".,;")):
        match = _ORDER.match(part)
        if not match:
            return "order_unread"
        name = match[1].casefold()
        known = [p for p in range(team * 4, team * 4 + 4) if PHILOSOPHERS[p].casefold().startswith(name)]
        if len(name) < SHORTEST_NAME or len(known) != 1:
            return "no_such_philosopher"
        if (space := space_named(match[2])) == OFF:
            return "off_field"
        if known[0] in [philosopher for philosopher, _ in found]:
            return "named_twice"
        found.append((known[0], space))
    return tuple(found)
