"""Garbage collection: survivors are frozen, and cycles among them are found within two collections after an hour."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from bot.app.gc_tuning import FULL_COLLECTION_INTERVAL, YOUNG_OBJECTS, FreezeSurvivors, tune


class Circle:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.self = self


@pytest.fixture
def clock() -> Iterator[list[float]]:
    now = [0.0]
    aside = FreezeSurvivors(lambda: now[0])
    gc.callbacks.append(aside)
    yield now
    gc.callbacks.remove(aside)
    gc.unfreeze()
    gc.collect()


@pytest.mark.slow
def test_survivors_are_not_looked_at_again(clock: list[float]) -> None:
    kept = [Circle() for _ in range(100)]
    gc.collect()
    frozen = gc.get_freeze_count()
    assert frozen >= len(kept)
    assert not {id(each) for each in gc.get_objects()} & {id(each) for each in kept}
    gc.collect(1)
    assert gc.get_freeze_count() <= frozen, "a small collection sets nothing aside"


@pytest.mark.slow
def test_what_was_set_aside_goes_when_nobody_refers_to_it(clock: list[float]) -> None:
    plain = [Circle()]
    plain[0].self = None  # type: ignore[assignment]
    gone = weakref.ref(plain[0])
    gc.collect()
    plain.clear()
    assert gone() is None


@pytest.mark.slow
def test_circles_stay_an_hour_at_most(clock: list[float]) -> None:
    circle = Circle()
    gone = weakref.ref(circle)
    gc.collect()
    del circle
    gc.collect()
    assert gone() is not None, "it was set aside"
    clock[0] += FULL_COLLECTION_INTERVAL
    gc.collect()
    gc.collect()
    assert gone() is None
    assert gc.get_freeze_count() > 0, "and then everything is set aside again"


def test_tuning_collects_less_often_and_freezes_what_exists() -> None:
    former, callbacks = gc.get_threshold(), list(gc.callbacks)
    kept = [Circle() for _ in range(100)]
    try:
        tune()
        assert gc.get_threshold()[0] == YOUNG_OBJECTS > former[0]
        assert not {id(each) for each in gc.get_objects()} & {id(each) for each in kept}
    finally:
        gc.set_threshold(*former)
        gc.callbacks[:] = callbacks
        gc.unfreeze()
