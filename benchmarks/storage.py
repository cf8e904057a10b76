"""Measure how many actions per second storage commits, compared to bare SQLite in the same run."""

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
    """The state of the benchmark's minimal game: a row of cells in which two players write numbers in turn."""

    cells: list[int | None]
    turn: int = 0


@event
class Marked(Event):
    """The event that a player has marked a cell, that is, written a number into it."""

    seat: int
    cell: int


@action
class Mark(Action):
    """The action of the benchmark's game: mark a cell with a random number."""

    cell: int

    @classmethod
    def offers(cls, state: State, me: int) -> list["Mark"]:
        """List the legal actions: marks of five cells, from the one whose index is the number of the turn."""
        return [cls.of(cell) for cell in range(state.turn, min(state.turn + 5, CELLS))]

    def play(self, state: State, me: int, chance: Chance) -> None:
        """Mark the cell with a random number below 6, so that the record contains a draw; end the turn."""
        state.cells[self.cell] = chance.below(6)
        state.turn += 1
        chance.tell(Marked, me, self.cell)


@dataclass(slots=True)
class Row:
    """What everybody sees of the benchmark's game: how many marks have been made."""

    seat: int | None
    turn: int


class Marking(Game[State, Row]):
    """A minimal game in which two players mark cells in turn, over after `CELLS` marks."""

    name, title, length = "marking", "Marking", "1 minute"
    seats, edition = range(2, 3), 1
    Options, State, View = Options, State, Row
    actions, events = (Mark,), (Marked,)

    def start(self, seats: int, options: Any, chance: Chance) -> State:
        """Return the opening state: no cell is marked."""
        return State([None] * CELLS)

    def active_seats(self, state: State) -> tuple[int, ...]:
        """Return the seat whose turn it is; none once the game is over."""
        return () if state.turn == CELLS else (state.turn % 2,)

    def decision(self, state: State) -> Decision:
        """Return the key of the current decision, since each mark is one; `()` once the game is over."""
        return () if state.turn == CELLS else ("mark", state.turn)

    def action_types(self, state: State, seat: int) -> tuple[type[Action], ...]:
        """Return the only type of action, `Mark`."""
        return (Mark,)

    def view(self, state: State, seat: int | None) -> Row:
        """Return what a seat sees: how many marks have been made."""
        return Row(seat=seat, turn=state.turn)

    def determinize(self, view: Row, chance: Chance) -> State:
        """Raise NotImplementedError: no computer player plays this game."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        """Return an outcome without winners once the game is over, None before."""
        return None if state.turn < CELLS else Outcome((), (0, 0), "full")


MARKING = Marking()


def run() -> Iterable[dict[str, Any]]:
    """Measure submitting actions and reading matches, beside inserts into bare SQLite in the same run.

    Yields:
        The results; `relative_to_bare` is the rate in relation to the inserts.
    """
    with tempfile.TemporaryDirectory() as folder:
        before = _bare(Path(folder) / "before.db")
        rows = asyncio.run(_storage(Path(folder)))
        bare = (before + _bare(Path(folder) / "after.db")) / 2
    shared = {"bench": "storage", "database": "sqlite, synchronous=FULL"}
    yield {**shared, "case": "bare insert and commit", "per_second": round(bare)}
    for row in rows:
        yield {**shared, **row, "relative_to_bare": round(row["per_second"] / bare, 2)}


def _bare(path: Path, seconds: float = 0.5) -> float:
    """Measure a loop that inserts one row at a time into bare SQLite and commits it as durably as storage does.

    Args:
        path: The database file to create.
        seconds: The duration.

    Returns:
        The rows per second.
    """
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
    """Open and start a match of the benchmark's game with the users 1 and 2.

    Args:
        store: The store.
        name: A unique prefix for the idempotency keys.

    Returns:
        The match's id.
    """
    match = await store.lobbies.open_match(name, game="marking", host=1, host_name="A", guild=1, channel=1)
    await store.lobbies.join(match.id, f"{name}.join", 2, "B")
    await store.lobbies.start(match.id, f"{name}.start", 1)
    return match.id


def mark(match: Match) -> Action:
    """Return a legal action for a match; passed to `Store.submit` as `choose`."""
    return match.rules.legal_actions(match.state, match.active[0])[2 if match.state.turn < CELLS - 5 else 0]


async def _submissions(store: Store, ids: Sequence[int], turns: int) -> dict[str, Any]:
    """Play matches at the same time and measure; in each, an action is submitted as soon as the last one is committed.

    Args:
        store: The store.
        ids: The matches.
        turns: The number of actions in each.

    Returns:
        The result, with actions per second and times in milliseconds.
    """
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
