"""Measure how long it takes to put boards and panels into words, beside making JSON of the same views.

Random games are played in a store, with three tables of each game, one after another. The first warms up. Afterwards
every board and every panel of the player who acts is built once, text only, as a running bot does after each action:
most of a board's lines have been said before, and those with something new in them have not.
"""

import asyncio
import random
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from bot.screens.board import board_screen
from bot.screens.panel import panel_screen
from bot.ui.payload import render
from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games
from storage import LogEntry, Match, Store, User

KEY = bytes(32)
TABLES = 3
STEPS = 150
"""The number of actions of each table after which its board and a panel are built."""
LOG_ENTRIES = 4
"""Log entries on a board."""
Position = tuple[Match, list[LogEntry]]


def run() -> Iterator[dict[str, Any]]:
    """Measure the words of each game, with its most seats.

    Yields:
        One result for each game.
    """
    for game in all_games():
        with tempfile.TemporaryDirectory() as folder:
            yield asyncio.run(_measured(game, Path(folder)))


async def _measured(game: Game[Any, Any], folder: Path) -> dict[str, Any]:
    """Measure the words of one game.

    Args:
        game: The game.
        folder: A folder for the database.

    Returns:
        The result: medians in microseconds.
    """
    jobs: dict[str, Callable[[Match, list[LogEntry]], object]] = {
        "json": lambda match, log: game.write_view(game.view(match.state, None)),
        "words": lambda match, log: _said(game, match),
        "board": lambda match, log: render(board_screen(match, log, text_only=True), {}),
        "panel": lambda match, log: render(panel_screen(match, match.active[0], text_only=True), {}),
    }
    times: dict[str, list[float]] = {name: [] for name in jobs}
    for number, positions in enumerate(await _tables(game, folder)):
        for match, log in positions:
            for name, job in jobs.items():
                begun = perf_counter()
                job(match, log)
                if number:
                    times[name].append(1e6 * (perf_counter() - begun))
    found = {name: median(took) for name, took in times.items()}
    return {
        "benchmark": f"words/{game.name}",
        **{f"{name}_us": round(took, 1) for name, took in found.items()},
        "board_per_json": round(found["board"] / found["json"], 2),
        "panel_per_json": round(found["panel"] / found["json"], 2),
    }


def _said(game: Game[Any, Any], match: Match) -> None:
    words = game.presentation([chair.name or "" for chair in match.chairs])
    view = game.view(match.state, None)
    words.headline(view)
    words.text(view)
    words.scores(view)


async def _tables(game: Game[Any, Any], folder: Path) -> list[list[Position]]:
    """Play random games and return their positions, by table and in their order.

    Args:
        game: The game.
        folder: A folder for the database.
    """
    tables = []
    async with await Store.open(f"sqlite:///{folder / 'stoa.db'}", KEY) as store:
        for table in range(TABLES):
            rng = random.Random(table)
            seats = max(game.seats)
            opened = await store.lobbies.open_match(
                f"{table}", game=game.name, host=1, host_name=f"Player {table}.1", guild=1, channel=1
            )
            for user in range(2, seats + 1):
                await store.lobbies.join(opened.id, f"{table}.{user}", user, f"Player {table}.{user}")
            match = await store.lobbies.start(opened.id, f"{table}.start", 1)
            positions: list[Position] = []
            while match.active and len(positions) < STEPS:
                log = await store.log(match.id, seat=None, newest_first=True, limit=LOG_ENTRIES, offset=0)
                positions.append((match, log))
                seat = rng.choice(match.active)
                luck = Chance(rng.randrange)
                offered = game.rollout_action(match.state, seat, luck)
                action = game.fill(game.view(match.state, seat), offered, luck)
                user_id = match.chairs[seat].user
                assert user_id is not None
                key = f"{table}.step.{len(positions)}"
                match = (await store.submit(match.id, key, User(user_id), lambda _, action=action: action)).match
            tables.append(positions)
    return tables
