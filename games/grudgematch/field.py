"""The field as tables: what is next to what, where a kick runs, what may be entered (mostly reconstructed).

A *space* is a number from 0 to 164: its column (A is 0) times 15, plus its row less 1. Row 1 is the German end. OFF is
where a philosopher in the penalty box and a ball out of play are. Sets of spaces are integers, a bit for each space.
"""

from functools import cache

from games.grudgematch.content import TABLES

_FIELD = TABLES["field"]
COLUMNS: int = _FIELD["columns"]
ROWS: int = _FIELD["rows"]
SPACES = COLUMNS * ROWS
OFF = SPACES
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[:COLUMNS]


def space_at(column: int, row: int) -> int:
    """Of a column and a row counted from 0; OFF where that is not on the field."""
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else OFF


def column_of(space: int) -> int:
    """From 0, in the west."""
    return space // ROWS


def row_of(space: int) -> int:
    """From 0, at the German end."""
    return space % ROWS


def named(name: str) -> int:
    """«E7» as a space; OFF where there is no such space."""
    column, row = LETTERS.find(name[:1].upper()), name[1:]
    return space_at(column, int(row) - 1) if column >= 0 and row.isascii() and row.isdigit() else OFF


def at_column(column: str, row: int) -> int:
    """The same of a letter and a number."""
    return _NAMED.get((column, row), OFF)


_NAMED = {(letter, row + 1): space_at(i, row) for i, letter in enumerate(LETTERS) for row in range(ROWS)}


@cache
def coordinate(space: int) -> str:
    """«E7»."""
    return f"{LETTERS[column_of(space)]}{row_of(space) + 1}"


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
"""By space: the spaces beside it, diagonals too."""
NEAR = tuple([sum(BIT[to] for to in (space, *NEIGHBOURS[space])) for space in range(SPACES)] + [0])
"""By space: itself and its neighbours, as bits."""


def _ray(space: int, way: int) -> tuple[int, ...]:
    found = []
    while (space := _step(space, way)) != OFF:
        found.append(space)
    return tuple(found)


RAYS = tuple([tuple([_ray(space, way) for way in range(8)]) for space in range(SPACES)])
"""By space and direction: the spaces that a kick passes, to the edge."""

MOUTH = tuple([LETTERS.index(letter) for letter in _FIELD["mouth"]])
"""The columns of the goals."""


def _goal(space: int, way: int) -> int:
    last = (space, *RAYS[space][way])[-1]
    across, along = WAYS[way]
    if column_of(last) + across not in MOUTH:
        return -1
    row = row_of(last) + along
    return 0 if row < 0 else 1 if row == ROWS else -1


GOAL_BEYOND = tuple([tuple([_goal(space, way) for way in range(8)]) for space in range(SPACES)])
"""By space and direction: whose goal lies where the field ends (0 the Germans', 1 the French), -1 for none (A16)."""

CENTRE_ROW: int = _FIELD["centre"] - 1
CENTRE = tuple([OFF, OFF] + [space_at(column, CENTRE_ROW) for column in range(COLUMNS)])
"""By the sum of two dice: the space of the centre line."""
GOAL_BOX = tuple([sum(BIT[space_at(column, row)] for column in MOUTH) for row in (0, ROWS - 1)])
"""By team: the three spaces of its goal box, as bits."""
HALF = tuple(
    [
        sum(BIT[space] for space in range(SPACES) if (row_of(space) < CENTRE_ROW) == (team == 0))
        & ~sum(BIT[space] for space in CENTRE)
        for team in range(2)
    ]
)
"""By team: its in-field, goal box included (A2)."""
EXITS = tuple([named(name) for name in _FIELD["exits"]])
FORBIDDEN = tuple([GOAL_BOX[1 - p // 4] if p % 4 == 0 else GOAL_BOX[0] | GOAL_BOX[1] for p in range(8)])
"""By philosopher: the goal boxes that he may not enter (The teams)."""

_NOT_FIRST = ALL & ~sum(BIT[space] for space in range(SPACES) if row_of(space) == 0)
_NOT_LAST = ALL & ~sum(BIT[space] for space in range(SPACES) if row_of(space) == ROWS - 1)


def reach(start: int, steps: int, free: int) -> int:
    """Spaces to which one may run in at most so many steps over free spaces, without diagonals; `start` is not one."""
    found = edge = BIT[start]
    for _ in range(steps):
        around = (edge << 1 & _NOT_FIRST | edge >> 1 & _NOT_LAST | edge << ROWS | edge >> ROWS) & free & ~found
        if not around:
            break
        found |= around
        edge = around
    return found & ~BIT[start]


BESIDE = tuple([reach(space, 1, ALL) for space in range(SPACES)] + [0])
"""By space: the spaces one step away, as bits."""


def nearest(start: int, free: int) -> int:
    """The free spaces that are the fewest orthogonal steps away, whatever stands between; `start` itself if free."""
    found = BIT[start]
    while not found & free:
        found |= (found << 1 & _NOT_FIRST | found >> 1 & _NOT_LAST | found << ROWS | found >> ROWS) & ALL
    return found & free


@cache
def _column(column: int, rows: int) -> tuple[int, ...]:
    return tuple([column * ROWS + row for row in range(ROWS) if rows >> row & 1])


COLUMN_BITS = (1 << ROWS) - 1


def spaces_in(mask: int) -> list[int]:
    """The spaces of a set of bits, column by column."""
    found: list[int] = []
    column = 0
    while mask:
        if rows := mask & COLUMN_BITS:
            found += _column(column, rows)
        mask >>= ROWS
        column += 1
    return found


def apart(one: int, other: int) -> int:
    """Steps between two spaces when diagonals count as one."""
    return max(abs(one // ROWS - other // ROWS), abs(one % ROWS - other % ROWS))


@cache
def within(space: int, far: int) -> int:
    """The spaces so near, diagonals counting as one, as bits."""
    return sum(BIT[to] for to in range(SPACES) if apart(space, to) <= far)


def mirrored(space: int) -> int:
    """The same space seen from the other end."""
    return SPACES - 1 - space
