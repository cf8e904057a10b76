"""A cache of drawn pictures. Each picture is drawn once, in a worker process, and cached in memory by its `Drawing`.

Workers import this module, so it does not import discord.py.
"""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import NamedTuple

import structlog
from cachetools import LRUCache

from bot.ui.blocks import Drawing
from bot.ui.charts import HEAPS, RESULTS, draw_heaps, draw_results
from bot.ui.worker_pool import WorkerPool
from games.core.presentation import Style
from games.core.registry import find_game
from games.picture.canvas import encode_png

log = structlog.stdlib.get_logger(__name__)


class ImageCache:
    """A cache of pictures, each of which is drawn once, in a worker process."""

    def __init__(self, *, max_bytes: int = 4 * 2**20, pool: WorkerPool | None = None) -> None:
        """Create an empty cache.

        Args:
            max_bytes: Memory for the pictures and their keys, in bytes.
            pool: The worker processes; None for a pool that the cache creates and closes itself.
        """
        self._own_pool = pool is None
        self.pool = pool or WorkerPool("pictures", timeout=20.0, nice=19)
        self._finished: LRUCache[Drawing, _Finished] = LRUCache(max_bytes, getsizeof=lambda finished: finished.size)
        self._pending: dict[Drawing, asyncio.Future[bytes | None]] = {}

    @property
    def pending(self) -> int:
        """The number of pictures that are being drawn or wait to be drawn."""
        return len(self._pending)

    def get(self, drawing: Drawing) -> bytes | None:
        """Return a picture as PNG if it is in the cache, else None."""
        finished = self._finished.get(drawing)
        return None if finished is None else finished.picture

    def is_settled(self, drawing: Drawing) -> bool:
        """Return True if drawing the picture has succeeded or has failed for good."""
        return drawing in self._finished

    async def draw(self, drawing: Drawing) -> bytes | None:
        """Return a picture as PNG, drawing it if necessary; None if it cannot be drawn, so text has to replace it."""
        if drawing in self._finished:
            return self.get(drawing)
        if drawing not in self._pending:
            task = asyncio.ensure_future(self._draw(drawing))
            self._pending[drawing] = task
            task.add_done_callback(lambda _: self._pending.pop(drawing, None))
        return await asyncio.shield(self._pending[drawing])

    def close(self) -> None:
        """Stop the worker processes if the cache created them."""
        if self._own_pool:
            self.pool.close()

    async def _draw(self, drawing: Drawing) -> bytes | None:
        try:
            picture = await self.pool.run(draw_png, drawing)
        except (BrokenProcessPool, TimeoutError):
            return None  # another attempt may succeed
        except Exception as error:  # noqa: BLE001 - a faulty picture must not keep the text from being shown
            log.error("a picture cannot be drawn", game=drawing.game, error=type(error).__name__)
            picture = None
        finished = _Finished(picture, len(drawing.view) + 200 + len(picture or b""))
        if finished.size <= self._finished.maxsize:
            self._finished[drawing] = finished
        return picture


class _Finished(NamedTuple):
    picture: bytes | None
    size: int


_CHARTS = {HEAPS: draw_heaps, RESULTS: draw_results}
"""Pictures that belong to no game."""


def draw_png(drawing: Drawing) -> bytes | None:
    """Draw a picture as PNG; None if the game has no pictures. Runs in a worker process."""
    if (draw_chart := _CHARTS.get(drawing.game)) is not None:
        return encode_png(draw_chart(drawing.view, Style(dark=drawing.dark, colour_blind=drawing.colour_blind)))
    game = find_game(drawing.game, drawing.edition)
    view = game.view_codec.validate_json(drawing.view)
    style = Style(dark=drawing.dark, colour_blind=drawing.colour_blind)
    words = game.presentation(drawing.names)
    picture = words.part(view, style, drawing.panel_number) if words.parts(view) > 1 else words.picture(view, style)
    return None if picture is None else encode_png(picture)
