"""A cache of drawn pictures in memory, by the request to draw them (`Drawing`). Worker processes draw the pictures.

The worker processes import this module, so it does not import discord.py.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable, Collection, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import structlog
from cachetools import LRUCache, TTLCache

from bot.ui.blocks import Drawing
from bot.ui.charts import HEAPS, RESULTS, draw_heaps, draw_results
from bot.worker_pool import WorkerPool
from games.core.presentation import Style
from games.core.registry import all_games, find_game
from games.core.words import in_language
from games.picture.canvas import PNG_LIMIT, encode_png
from games.picture.fonts import FACES, font

log = structlog.stdlib.get_logger(__name__)

PRIORITY = 0
"""The niceness of the processes that draw: none. They draw for at most a few hundred milliseconds, and the event loop
is no later for it. With 19, beside six busy processes on two cores, no picture comes within a minute
(`python -m benchmarks pictures`)."""
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0
"""Seconds between two attempts at a picture that failed; doubled each time."""
FAULTS, FAULT_REST = 3, 600.0
"""After how many errors a picture is not drawn again, and for how many seconds: the code that draws it seems faulty."""
MAX_FAULTY = 1024
"""How many pictures with errors are remembered."""


class ImageCache:
    """A cache of drawn pictures in memory, by the request to draw them; a worker process draws each of them once."""

    def __init__(
        self,
        *,
        max_bytes: int = 4 * 2**20,
        pool: WorkerPool | None = None,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """Create an empty cache.

        Args:
            max_bytes: Memory for the pictures and their keys, in bytes.
            pool: The worker processes; None for a pool that the cache creates and closes itself.
            monotonic: A clock in seconds that nobody sets.
        """
        self._own_pool = pool is None
        self.pool = pool or WorkerPool("pictures", timeout=20.0, nice=PRIORITY)
        self._finished: LRUCache[Drawing, _Finished] = LRUCache(max_bytes, getsizeof=lambda finished: finished.size)
        self._faults: TTLCache[Drawing, int] = TTLCache(MAX_FAULTY, FAULT_REST, timer=monotonic)
        """How often drawing a picture has raised an error since it last succeeded or was left alone."""
        self._pending: dict[Drawing, asyncio.Future[bytes | None]] = {}
        self._unwanted: set[Drawing] = set()
        """Those of the pending pictures that are not cached when they are drawn: they show a forgotten name."""
        self._renewing = asyncio.Lock()
        self._asked_to_renew = self._renewed = 0
        """How often new worker processes were asked for, and up to which of these times they are."""

    @property
    def pending(self) -> int:
        """The number of pictures that are being drawn or wait to be drawn."""
        return len(self._pending)

    async def warm(self) -> None:
        """Start the worker process and let it load the games and fonts, so that the first picture is drawn quickly.

        If the process dies or takes too long, nothing is raised: the first picture starts another.
        """
        with contextlib.suppress(BrokenProcessPool, TimeoutError):  # the first picture then starts it
            await self.pool.run(load_games_and_fonts)

    def get(self, drawing: Drawing) -> bytes | None:
        """Return the picture for a request from the cache, as PNG; None if it is not drawn yet or cannot be drawn."""
        finished = self._finished.get(drawing)
        return None if finished is None else finished.picture

    def is_settled(self, drawing: Drawing) -> bool:
        """Return True if it is of no use to wait for a picture: it is cached, or it cannot be drawn.

        It cannot be drawn if the game has no pictures, or for `FAULT_REST` seconds after `FAULTS` errors in drawing it.
        """
        return drawing in self._finished or self._faults.get(drawing, 0) >= FAULTS

    async def draw(self, drawing: Drawing) -> bytes | None:
        """Return the picture for a request as PNG, from the cache or newly drawn; None if it could not be drawn.

        After a failure another call tries again, unless drawing the picture has failed too often (see `is_settled`).
        """
        if self.is_settled(drawing):
            return self.get(drawing)
        if drawing not in self._pending:
            task = asyncio.ensure_future(self._draw(drawing))
            self._pending[drawing] = task
            task.add_done_callback(lambda _: self._ended(drawing))
        return await asyncio.shield(self._pending[drawing])

    async def draw_small(self, drawing: Drawing, limit: int) -> bytes | None:
        """Draw a picture as a PNG of limited size, with fewer colours or pixels if needed; return None if that failed.

        It is drawn anew and not cached: pictures of past positions would push those of current ones out.

        Args:
            drawing: The request to draw it.
            limit: The maximum size in bytes.
        """
        try:
            return await self.pool.run(draw_png, drawing, limit)
        except (BrokenProcessPool, TimeoutError):
            return None
        except Exception as error:  # noqa: BLE001 - a faulty picture must not keep the words from being shown
            log.error("a picture cannot be drawn", game=drawing.game, error=type(error).__name__)
            return None

    async def draw_all(self, drawings: Iterable[Drawing], pause: float = FIRST_PAUSE) -> list[bytes]:
        """Draw pictures into the cache, and try those that fail again until each is drawn or has failed too often.

        Args:
            drawings: The requests to draw them.
            pause: Seconds before the second attempt; doubled after each.

        Returns:
            The pictures that can be drawn, as PNG, in the order in which they were drawn. Some may be missing if the
            worker processes were stopped.
        """
        missing = list(drawings)
        pictures = []
        while True:
            pictures += [picture for drawing in missing if (picture := await self.draw(drawing)) is not None]
            missing = [drawing for drawing in missing if not self.is_settled(drawing)]
            if not missing or self.pool.closed:
                return pictures
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def forget(self, names: Collection[str]) -> None:
        """Drop the cached pictures that show one of some names, and replace the process that may have drawn them.

        Charts are dropped too, since members of the server can be named in them. All other pictures stay, and until the
        new process is ready, the old one draws.

        Args:
            names: Names of a user who is deleted.
        """

        def shows(drawing: Drawing) -> bool:
            return drawing.game in _CHARTS or not set(names).isdisjoint(drawing.names)

        for cache in (self._finished, self._faults):
            for drawing in [each for each in cache if shows(each)]:
                cache.pop(drawing, None)
        self._unwanted |= {each for each in self._pending if shows(each)}
        self._asked_to_renew = asked = self._asked_to_renew + 1
        async with self._renewing:
            if self._renewed < asked:  # else it was done meanwhile for another user
                self._renewed = self._asked_to_renew
                await self.pool.renew(load_games_and_fonts)

    def close(self) -> None:
        """Stop the worker processes, unless the pool was given to the cache and so belongs to others."""
        if self._own_pool:
            self.pool.close()

    async def _draw(self, drawing: Drawing) -> bytes | None:
        try:
            picture = await self.pool.run(draw_png, drawing)
        except (BrokenProcessPool, TimeoutError):
            return None  # another attempt may succeed
        except Exception as error:  # noqa: BLE001 - a faulty picture must not keep the text from being shown
            self._faults[drawing] = self._faults.get(drawing, 0) + 1
            log.error("a picture cannot be drawn", game=drawing.game, error=type(error).__name__)
            return None
        self._faults.pop(drawing, None)
        finished = _Finished(picture, len(drawing.view) + sum(map(len, drawing.events)) + 200 + len(picture or b""))
        if finished.size <= self._finished.maxsize and drawing not in self._unwanted:
            self._finished[drawing] = finished
        return picture

    def _ended(self, drawing: Drawing) -> None:
        self._pending.pop(drawing, None)
        self._unwanted.discard(drawing)


class _Finished(NamedTuple):
    picture: bytes | None
    """None if there is nothing to draw."""
    size: int


_CHARTS = {HEAPS: draw_heaps, RESULTS: draw_results}
"""Pictures that belong to no game."""


def load_games_and_fonts() -> None:
    """Load all games and fonts into this process, a worker, so that it draws its first picture quickly."""
    all_games()
    for face in FACES:
        font(face, 24)


def draw_png(drawing: Drawing, limit: int = PNG_LIMIT) -> bytes | None:
    """Draw a picture and return it as PNG; None if the game has no pictures. Runs in a worker process.

    Args:
        drawing: The request to draw it.
        limit: The maximum size in bytes.
    """
    with in_language(drawing.language):
        return _draw_png(drawing, limit)


def _draw_png(drawing: Drawing, limit: int) -> bytes | None:
    if (draw_chart := _CHARTS.get(drawing.game)) is not None:
        return encode_png(draw_chart(drawing.view, Style(dark=drawing.dark, colour_blind=drawing.colour_blind)))
    game = find_game(drawing.game, drawing.edition)
    view = game.view_codec.validate_json(drawing.view)
    style = Style(dark=drawing.dark, colour_blind=drawing.colour_blind)
    words, events = game.presentation(drawing.names), [game.event_codec.validate_json(each) for each in drawing.events]
    if words.parts(view) > 1:
        picture = words.part(view, style, drawing.panel_number, events)
    else:
        picture = words.picture(view, style, events)
    return None if picture is None else encode_png(picture, limit)
