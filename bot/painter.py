"""The painter: pictures drawn in a worker process and kept by what they show. Imports nothing of Discord."""

import asyncio
import logging
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool

from bot.pool import Pool
from bot.screen import Drawing
from bot.stats.picture import RESULTS, draw_results
from bot.vote.heaps import HEAPS, draw_heaps
from games.core.presentation import Style
from games.core.registry import find_game
from games.picture.png import encode

log = logging.getLogger(__name__)


class Painter:
    """Draws each picture once. `room` is how many bytes of finished pictures are kept in memory, `pool` the processes
    that draw (its own, if none are given; these it ends with itself)."""

    def __init__(self, *, room: int = 4 * 2**20, pool: Pool | None = None) -> None:
        self._own = pool is None
        self.pool = pool or Pool("pictures", patience=20.0, nice=19)
        self._room = room
        self._kept: OrderedDict[Drawing, bytes | None] = OrderedDict()
        self._size = 0
        self._drawing: dict[Drawing, asyncio.Future[bytes | None]] = {}

    @property
    def waiting(self) -> int:
        """How many pictures are being drawn or wait for it."""
        return len(self._drawing)

    def finished(self, drawing: Drawing) -> bytes | None:
        """The picture, if it was drawn before."""
        if drawing in self._kept:
            self._kept.move_to_end(drawing)
        return self._kept.get(drawing)

    def knows(self, drawing: Drawing) -> bool:
        """Whether it is settled what this picture looks like, or that there is none."""
        return drawing in self._kept

    async def paint(self, drawing: Drawing) -> bytes | None:
        """The picture as PNG; None where it cannot be drawn: then the text has to do."""
        if drawing in self._kept:
            return self.finished(drawing)
        if drawing not in self._drawing:
            task = asyncio.ensure_future(self._paint(drawing))
            self._drawing[drawing] = task
            task.add_done_callback(lambda _: self._drawing.pop(drawing, None))
        return await asyncio.shield(self._drawing[drawing])

    def close(self) -> None:
        """End the worker."""
        if self._own:
            self.pool.close()

    async def _paint(self, drawing: Drawing) -> bytes | None:
        try:
            picture = await self.pool.run(draw, drawing)
        except (BrokenProcessPool, TimeoutError):
            return None  # perhaps the next time
        except Exception as error:  # noqa: BLE001 - a game's picture must not take its text away
            log.error("a picture of %s cannot be drawn: %s", drawing.game, type(error).__name__)
            picture = None
        self._kept[drawing] = picture
        self._size += _weight(drawing, picture)
        while self._size > self._room:
            self._size -= _weight(*self._kept.popitem(last=False))
        return picture


_OWN = {HEAPS: draw_heaps, RESULTS: draw_results}
"""Pictures that belong to no game."""


def draw(drawing: Drawing) -> bytes | None:
    """Draw a picture: what the worker process does."""
    if (own := _OWN.get(drawing.game)) is not None:
        return encode(own(drawing.view, Style(dark=drawing.dark, colour_blind=drawing.colour_blind)))
    game = find_game(drawing.game, drawing.edition)
    view = game.View.model_validate_json(drawing.view)
    style = Style(dark=drawing.dark, colour_blind=drawing.colour_blind)
    words = game.presentation(drawing.names)
    picture = words.part(view, style, drawing.part) if words.parts(view) > 1 else words.picture(view, style)
    return None if picture is None else encode(picture)


def _weight(drawing: Drawing, picture: bytes | None) -> int:
    return len(drawing.view) + 200 + len(picture or b"")
