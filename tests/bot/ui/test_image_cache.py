"""The image cache: a picture that failed is tried again, and one that does not exist is not."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.ui.blocks import NEUTRAL_ACCENT, Drawing, Picture, Screen, Text
from bot.ui.image_cache import FAULT_REST, FAULTS, ImageCache
from bot.ui.payload import painted_payload
from bot.worker_pool import WorkerPool
from games.core.chance import Chance
from games.core.presentation import Style
from games.core.registry import find_game
from tests.bot.drawing import DrawingThread
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


class Painter:
    """Stands between the picture of a game and who asks for it: fails some times, then draws."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, faults: int, *, blank: bool = False) -> None:
        self.faults, self.asked = faults, 0
        words = type(find_game("gorgias").presentation(("Malia", "Theo")))
        draw = words.picture

        def picture(words: Any, view: Any, style: Style, events: Any = ()) -> Any:
            self.asked += 1
            if self.asked <= self.faults:
                raise OSError("no more files can be opened")
            return None if blank else draw(words, view, style)

        monkeypatch.setattr(words, "picture", picture)


async def test_a_picture_that_failed_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, drawing = Painter(monkeypatch, faults=2), drawing_of_a_start()
    images = ImageCache(pool=DrawingThread("pictures"))
    assert await images.draw(drawing) is None and not images.is_settled(drawing)
    (picture,) = await asyncio.wait_for(images.draw_all([drawing], pause=0.0), HANG)
    assert images.get(drawing) == picture and painter.asked == 3
    assert await images.draw(drawing) == picture and painter.asked == 3


async def test_a_picture_with_errors_is_left_alone_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, drawing, now = Painter(monkeypatch, faults=FAULTS), drawing_of_a_start(), [0.0]
    images = ImageCache(pool=DrawingThread("pictures"), monotonic=lambda: now[0])
    assert await asyncio.wait_for(images.draw_all([drawing], pause=0.0), HANG) == []
    assert await images.draw(drawing) is None and images.is_settled(drawing) and painter.asked == FAULTS
    now[0] += FAULT_REST
    assert not images.is_settled(drawing) and await images.draw(drawing) is not None


async def test_where_there_is_nothing_to_draw_nothing_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    painter, drawing = Painter(monkeypatch, faults=0, blank=True), drawing_of_a_start()
    images = ImageCache(pool=DrawingThread("pictures"))
    for _ in range(2):
        assert await images.draw(drawing) is None and images.is_settled(drawing) and painter.asked == 1


async def test_a_message_leaves_out_a_picture_that_failed_until_it_is_given_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    Painter(monkeypatch, faults=FAULTS)
    picture = Picture(drawing_of_a_start(), "Alt", text_alternative="Words")
    screen, images = Screen((Text("Board"), picture), NEUTRAL_ACCENT), ImageCache(pool=DrawingThread("pictures"))
    for attempt in range(1, FAULTS + 1):
        parts = await painted_payload(screen, images, HANG)
        assert parts.incomplete == (attempt < FAULTS)
        assert (picture in parts.screen.blocks) == (attempt == FAULTS), "its words take its place"


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


async def test_a_small_picture_keeps_to_its_size_and_is_not_kept() -> None:
    images, drawing = ImageCache(pool=DrawingThread("pictures")), drawing_of_a_start()
    whole = await images.draw_small(drawing, 10_000_000)
    assert whole is not None
    for limit in (len(whole) // 2, len(whole) // 6):
        small = await images.draw_small(drawing, limit)
        assert small is not None and small.startswith(b"\x89PNG") and len(small) <= limit
    assert images.get(drawing) is None and not images.is_settled(drawing), "it pushes no other picture out"


async def test_a_small_picture_that_cannot_be_drawn_is_missing_and_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    painter, drawing = Painter(monkeypatch, faults=1), drawing_of_a_start()
    images = ImageCache(pool=DrawingThread("pictures"))
    assert await images.draw_small(drawing, 60_000) is None
    assert await images.draw_small(drawing, 60_000) is not None and painter.asked == 2


@pytest.mark.slow
async def test_a_small_picture_whose_process_takes_too_long_is_missing() -> None:
    pool = WorkerPool("pictures", timeout=0.0)
    try:
        assert await ImageCache(pool=pool).draw_small(drawing_of_a_start(), 60_000) is None
    finally:
        pool.close()


async def test_what_is_being_drawn_while_a_name_is_forgotten_is_not_kept() -> None:
    images, drawing = ImageCache(pool=DrawingThread("pictures")), drawing_of_a_start()
    others = replace(drawing, names=("Ione", "Nikos"))
    under_way = [asyncio.create_task(images.draw(each)) for each in (drawing, others)]
    await asyncio.sleep(0)
    assert images.pending == 2
    await images.forget({"Malia"})
    assert all(await asyncio.gather(*under_way)), "who waits for a picture gets it"
    assert images.get(drawing) is None and images.get(others) is not None
    assert await images.draw(drawing) is not None and images.get(drawing) is not None, "a new Malia is somebody else"


async def test_names_that_are_forgotten_at_once_cost_one_more_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = DrawingThread("pictures")
    images, renewed, ready = ImageCache(pool=pool), [], asyncio.Event()

    async def renew(warm: object) -> None:
        renewed.append(warm)
        await ready.wait()

    monkeypatch.setattr(pool, "renew", renew)
    forgetting = [asyncio.create_task(images.forget({f"P{number}"})) for number in range(5)]
    await asyncio.sleep(0)
    ready.set()
    await asyncio.gather(*forgetting)
    assert len(renewed) == 2, "the first began before the others asked"
