"""The image cache: a picture whose worker process dies or takes too long is tried again."""

import asyncio

import pytest

from bot.ui.blocks import Drawing
from bot.ui.image_cache import ImageCache
from bot.ui.worker_pool import WorkerPool
from games.core.chance import Chance
from games.core.registry import find_game
from tests.waiting import HANG


def drawing_of_a_start() -> Drawing:
    game = find_game("gorgias")
    state = game.start(2, game.Options(), Chance(lambda ways: 0))
    return Drawing(game.name, game.edition, game.write_view(game.view(state, None)), ("Malia", "Theo"))


@pytest.mark.slow
async def test_a_late_picture_always_arrives() -> None:
    pool = WorkerPool("pictures", timeout=0.0)
    images = ImageCache(pool=pool)
    try:
        assert await images.draw(drawing_of_a_start()) is None, "the process was ended at once"
        waiting = asyncio.create_task(images.draw_all([drawing_of_a_start()], pause=0.01))
        await asyncio.sleep(0.05)
        assert not waiting.done()
        pool._timeout = HANG
        (picture,) = await asyncio.wait_for(waiting, HANG)
        assert picture.startswith(b"\x89PNG")
        assert images.get(drawing_of_a_start()) == picture
    finally:
        pool.close()


async def test_nothing_is_tried_again_after_the_end() -> None:
    pool = WorkerPool("pictures", timeout=0.0)
    images = ImageCache(pool=pool)
    waiting = asyncio.create_task(images.draw_all([drawing_of_a_start()], pause=0.01))
    await asyncio.sleep(0.03)
    pool.close()
    assert await asyncio.wait_for(waiting, HANG) == []


@pytest.mark.slow
async def test_the_games_are_loaded_before_the_first_picture() -> None:
    pool = WorkerPool("pictures", timeout=HANG)
    images = ImageCache(pool=pool)
    try:
        await images.warm()
        assert len(pool.processes()) == 1
        assert images.pending == 0
    finally:
        pool.close()
