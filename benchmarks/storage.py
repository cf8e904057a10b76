"""Measure how many actions per second the storage commits, compared to bare SQLite in the same run."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter
from typing import Any

from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.values import Decision, Event, Options, Outcome, event
from storage import Match, Store, User

CELLS = 300
"""The number of cells, so that a state is about as large as that of a medium-sized game."""
KEY = bytes(32)


@dataclass(slots=True)
class State:
    """The state of the benchmark's game: a row of cells that two players mark in turn."""

    cells: list[int | None]
    turn: int = 0


@event
class Marked(Event):
    """A cell was marked."""

    seat: int
    cell: int


@action
class Mark(Action):
    """Mark an empty cell."""

    cell: int

    @classmethod
    def offers(cls, state: State, me: int) -> list["Mark"]:
        """List the first empty cells."""
        return [cls.of(cell) for cell in range(state.turn, min(state.turn + 5, CELLS))]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Mark the cell with a die roll, so that the record contains a draw."""
        state.cells[self.cell] = chance.below(6)
        state.turn += 1
        chance.tell(Marked, me, self.cell)


@dataclass(slots=True)
class Row:
    """The public half of the state."""

    seat: int | None
    turn: int


class Marking(Game[State, Row]):
    """A minimal game, over when every cell is marked."""

    name, title, length = "marking", "Marking", "1 minute"
    seats, edition = range(2, 3), 1
    Options, State, View = Options, State, Row
    actions, events = (Mark,), (Marked,)

    def start(self, seats: int, options: Any, chance: Chance) -> State:
        """Return an empty row."""
        return State([None] * CELLS)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seat whose turn it is."""
        return () if state.turn == CELLS else (state.turn % 2,)

    def decision(self, state: State) -> Decision:
        """Return the decision: each mark is one."""
        return () if state.turn == CELLS else ("mark", state.turn)

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Return the only action type."""
        return (Mark,)

    def view(self, state: State, seat: int | None) -> Row:
        """Return the number of marked cells."""
        return Row(seat=seat, turn=state.turn)

    def determinize(self, view: Row, chance: Chance) -> State:
        """Not used here: no computer player plays this game."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """Return an outcome without winners once every cell is marked."""
        return None if state.turn < CELLS else Outcome((), (0, 0), "full")


MARKING = Marking()


def run() -> Iterable[dict[str, Any]]:
    """Measure submitting actions and reading matches; `relative_to_bare` compares with inserts into bare SQLite."""
    with tempfile.TemporaryDirectory() as folder:
        before = _bare(Path(folder) / "before.db")
        rows = asyncio.run(_storage(Path(folder)))
        bare = (before + _bare(Path(folder) / "after.db")) / 2
    shared = {"bench": "storage", "database": "sqlite, synchronous=FULL"}
    yield {**shared, "case": "bare insert and commit", "per_second": round(bare)}
    for row in rows:
        yield {**shared, **row, "relative_to_bare": round(row["per_second"] / bare, 2)}


def _bare(path: Path, seconds: float = 0.5) -> float:
    """Return the rows per second of a loop that inserts and commits one row at a time, with the same durability."""
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("CREATE TABLE t (id INTEGER PRIMARY KEY, body BLOB)")
    count, start = 0, perf_counter()
    while perf_counter() < start + seconds:
        db.execute("BEGIN IMMEDIATE")
        db.execute("INSERT INTO t (body) VALUES (?)", (bytes(300),))
        db.execute("COMMIT")
        count += 1
    taken = perf_counter() - start
    db.close()
    return count / taken


async def _storage(folder: Path) -> list[dict[str, Any]]:
    async with await Store.open(f"sqlite:///{folder / 'stoa.db'}", KEY, games=lambda name, edition: MARKING) as store:
        rows = []
        for matches, turns in ((1, 100), (40, 100)):
            ids = [await begin(store, f"{matches}.{n}") for n in range(matches)]
            rows.append(await _submissions(store, ids, turns))
        rows.append(await _reads(store, ids))
        return rows


async def begin(store: Store, name: str) -> int:
    """Start a match of two players.

    Args:
        store: The store.
        name: A unique prefix for the keys of the requests.

    Returns:
        The match's id.
    """
    match = await store.lobbies.open_match(name, game="marking", host=1, host_name="A", guild=1, channel=1)
    await store.lobbies.join(match.id, f"{name}.join", 2, "B")
    await store.lobbies.start(match.id, f"{name}.start", 1)
    return match.id


def mark(match: Match) -> Action:
    """Choose an action in a match; passed to `Store.submit`."""
    return match.rules.legal_actions(match.state, match.active[0])[2 if match.state.turn < CELLS - 5 else 0]


async def _submissions(store: Store, ids: Sequence[int], turns: int) -> dict[str, Any]:
    """Play all matches at once; each submits its next action as soon as the last one is acknowledged."""
    times: list[float] = []

    async def play(id: int) -> None:
        for turn in range(turns):
            begun = perf_counter()
            await store.submit(id, f"{id}:{turn}", User(1 + turn % 2), mark)
            times.append(perf_counter() - begun)

    start = perf_counter()
    await asyncio.gather(*[play(id) for id in ids])
    return _row("submit", len(ids), times, perf_counter() - start)


async def _reads(store: Store, ids: Sequence[int]) -> dict[str, Any]:
    times: list[float] = []

    async def look(id: int) -> None:
        for _ in range(25):
            begun = perf_counter()
            await store.match(id)
            times.append(perf_counter() - begun)

    start = perf_counter()
    await asyncio.gather(*[look(id) for id in ids])
    return _row("read", len(ids), times, perf_counter() - start)


def _row(case: str, matches: int, times: Sequence[float], taken: float) -> dict[str, Any]:
    percent: Callable[[int], float] = lambda n: round(quantiles(times, n=100)[n - 1] * 1e3, 2)  # noqa: E731
    return {
        "case": case,
        "matches": matches,
        "count": len(times),
        "per_second": round(len(times) / taken),
        "p50_ms": round(median(times) * 1e3, 2),
        "p99_ms": percent(99),
    }
