"""Measure how long it takes to put boards and panels into words, and what the words of a press cost.

For boards and panels, random games are played in a store, with three tables of each game, one after another. The first
warms up. Afterwards every board and every panel of the player who acts is built once, text only, as a running bot does
after each action: most of a board's lines have been said before, and those with something new in them have not. They
are compared with making JSON of the same views.

For presses, a bot notes every message that it formats while buttons are pressed. When it stops, it formats them all
again, in the same order, from the catalogues and, for comparison, with Python's `str.format` from templates that are
ready, as code without catalogues would. The difference is what the catalogues add to a press.
"""

import asyncio
import json
import os
import random
import signal
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from statistics import median
from time import perf_counter, thread_time
from typing import Any

from benchmarks.bot import bot_with_tables
from benchmarks.press import PRESSES, cost_of, press_many
from bot.screens.board import board_screen
from bot.screens.panel import panel_screen
from bot.ui.payload import render
from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games
from games.core.words import Markdown, Message, Words, escape, forget_what_was_said
from storage import LogEntry, Match, Store, User

KEY = bytes(32)
TABLES = 3
STEPS = 150
"""The number of actions of each table after which its board and a panel are built."""
LOG_ENTRIES = 4
"""Log entries on a board."""
REPLAYS = 5
"""How often the messages of all presses are formatted again, in each of the two ways in turn."""
Position = tuple[Match, list[LogEntry]]
Call = tuple[str, Words, str, Mapping[str, Any]]
"""A message that a bot has formatted: the method of `Words`, the words, the message's name, and its arguments."""


def run() -> Iterator[dict[str, Any]]:
    """Measure the words of each game, with its most seats, and those of a press.

    Yields:
        One result for each game, then one for presses.
    """
    for game in all_games():
        with tempfile.TemporaryDirectory() as folder:
            yield asyncio.run(_measured(game, Path(folder)))
    with tempfile.TemporaryDirectory() as folder:
        yield asyncio.run(_presses(Path(folder)))


# -- boards and panels ---------------------------------------------------------------------------------------------


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


# -- presses -------------------------------------------------------------------------------------------------------


async def _presses(folder: Path) -> dict[str, Any]:
    """Measure what the words of a press cost.

    Args:
        folder: A folder for two databases and the numbers of the bot that notes its words.

    Returns:
        The result: processor time a press, of which the words' is the median of `REPLAYS` replays.
    """
    for name in ("usual", "noting"):
        (folder / name).mkdir()
    async with bot_with_tables(folder / "usual") as (tables, process):
        usual = await cost_of(process, lambda: press_many(tables))
    into = folder / "words.json"
    code = f"from benchmarks.words import note_words; note_words({str(into)!r})"
    async with bot_with_tables(folder / "noting", start=("-c", code)) as (tables, process):
        os.kill(process.pid, signal.SIGUSR1)
        load = await press_many(tables)
        os.kill(process.pid, signal.SIGUSR1)
        await asyncio.sleep(0.5)
    found = json.loads(into.read_text("utf-8"))
    catalogue, formatted = (1e6 * median(found[way]) / load.answered for way in ("catalogues", "str_format"))
    press = 1000 * usual["all"]
    return {
        "benchmark": "words/presses",
        "presses": PRESSES,
        "messages_a_press": round(found["messages"] / load.answered, 1),
        "catalogues_us": round(catalogue, 1),
        "str_format_us": round(formatted, 1),
        "press_us": round(press),
        "ratio": round(press / (press - catalogue + formatted), 3),
    }


def note_words(into: str) -> None:
    """Run the bot and note every message that it formats; when it has stopped, format them again and measure that.

    The first SIGUSR1 says that the measurement begins, the second that it ends. What came before the first only fills
    the caches.

    Args:
        into: A file for the numbers.
    """
    from bot.__main__ import main

    calls: list[Call] = []
    marks: list[int] = []
    signal.signal(signal.SIGUSR1, lambda *_: marks.append(len(calls)))
    methods: dict[str, Callable[..., Any]] = {name: getattr(Words, name) for name in ("text", "label", "message")}

    def noting(name: str) -> Callable[..., Any]:
        def note(words: Words, key: str, /, **values: Any) -> Any:
            calls.append((name, words, key, values))
            return methods[name](words, key, **values)

        return note

    for name in methods:
        setattr(Words, name, noting(name))
    try:
        main([])
    finally:
        for name, method in methods.items():
            setattr(Words, name, method)
        begin, end = marks
        ways = {"catalogues": _catalogues, "str_format": _str_format}
        times: dict[str, list[float]] = {way: [] for way in ways}
        for _ in range(REPLAYS):
            for way, prepared in ways.items():
                replay = prepared(calls[:begin])
                begun = thread_time()
                replay(calls[begin:end])
                times[way].append(thread_time() - begun)
        Path(into).write_text(json.dumps({"messages": end - begin, **times}), "utf-8")


def _catalogues(before: list[Call]) -> Callable[[list[Call]], None]:
    """Return a function that formats messages from the catalogues, with caches as full as they were.

    Args:
        before: The messages that were formatted before.
    """

    def replay(calls: list[Call]) -> None:
        for name, words, key, values in calls:
            getattr(words, name)(key, **values)

    forget_what_was_said()
    replay(before)
    return replay


def _str_format(before: list[Call]) -> Callable[[list[Call]], None]:
    """Return a function that formats messages with `str.format` from templates, as code without catalogues would.

    It escapes what a text has to escape. A message in another one is formatted with it. Plurals and lists cost nothing
    here, which is less than code would need.

    Args:
        before: The messages that were formatted before; their templates are made now.
    """
    templates: dict[tuple[str, str], str] = {}

    def template(words: Words, key: str, values: Mapping[str, Any]) -> str:
        found = templates.get((words.package, key))
        if found is None:
            said = words.label(key, **{name: "\0" + name + "\1" for name in values})
            said = said.replace("{", "{{").replace("}", "}}").replace("\0", "{").replace("\1", "}")
            found = templates[words.package, key] = said
        return found

    def plain(value: Any, markdown: bool) -> Any:
        if isinstance(value, Message):
            return formatted(value.words, value.key, value.values, markdown)
        return escape(value) if markdown and type(value) is str else value

    def formatted(words: Words, key: str, values: Mapping[str, Any], markdown: bool) -> str:
        said = template(words, key, values).format(**{name: plain(value, markdown) for name, value in values.items()})
        return Markdown(said) if markdown else said

    def replay(calls: list[Call]) -> None:
        for name, words, key, values in calls:
            if name != "message":  # is formatted with the message that contains it
                formatted(words, key, values, name == "text")

    replay(before)
    return replay
