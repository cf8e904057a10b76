"""A database that is away for a while costs nobody their time: no press could be taken either."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from bot.hours.timekeeper import Timekeeper
from storage import Clock, Fired, Store, Unavailable
from storage.timetable import Timetable
from tests.storage.hours.test_deadlines import clocked
from tests.storage.tables import ANN, BOB, KEY
from tests.storage.toy import find_toy
from tests.watch import SetWatch

from ..conftest import eventually


async def unavailable(*_: Any, **__: Any) -> None:
    raise Unavailable("the database is away")


async def nothing(_: datetime) -> None:
    """What is looked after now and then: nothing."""


@pytest.mark.parametrize("away", ["beat", "due"])
async def test_time_stands_still_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: str
) -> None:
    watch, done = SetWatch(), list[Fired]()

    async def fired(what: Fired) -> None:
        done.append(what)

    store = await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, games=find_toy, watch=watch)
    keeper = Timekeeper(store, here=lambda: True, fired=fired, routine=nothing)

    async def looks() -> None:
        rounds = keeper.rounds
        keeper.wake()
        await eventually(lambda: keeper.rounds > rounds)

    keeper.start()
    try:
        await eventually(lambda: keeper.rounds)
        match = await clocked(store, Clock.live(30), ANN, BOB)
        with monkeypatch.context() as broken:
            broken.setattr(Timetable, away, unavailable)
            for _ in range(58):
                watch.advance(minutes=1)
                await looks()
        await looks()
        assert (await store.match(match.id)).records == 0, "nobody's decision was made for them"
        watch.advance(minutes=20)
        await looks()
        assert (await store.match(match.id)).records == 0 and sum(each.reminded is not None for each in done) == 1
        watch.advance(minutes=11)
        await looks()
        assert (await store.match(match.id)).records == 2, "their time goes on where it stood"
    finally:
        await keeper.close()
        await store.close()
