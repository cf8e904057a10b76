"""Settings that change while all are being read, or that another process deletes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.scheduler.settings_cache import SettingsCache
from storage import Store, UserSettings
from tests.fake_time import FakeTime
from tests.storage.conftest import opened as opened
from tests.storage.conftest import postgres as postgres
from tests.storage.conftest import url as url
from tests.storage.tables import KEY

Open = Callable[..., Awaitable[Store]]


@pytest.mark.parametrize("forgets", [False, True])
async def test_what_is_read_late_does_not_undo_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    watch = FakeTime()
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, time_source=watch) as store:
        await store.user_settings.change(7, lambda person: replace(person, next_up=True))
        persons, read = SettingsCache(store), store.user_settings.changed_since
        has_read, may_go_on = asyncio.Event(), asyncio.Event()

        async def slowly(since: object) -> object:
            found = await read(since)  # type: ignore[arg-type]
            has_read.set()
            await may_go_on.wait()
            return found

        monkeypatch.setattr(store.user_settings, "changed_since", slowly)
        reading = asyncio.create_task(persons.refresh(watch.now()))
        await has_read.wait()
        if forgets:
            persons.forget(7)
        else:
            await persons.change(7, lambda person: replace(person, next_up=False))
        may_go_on.set()
        await reading
        assert not persons.get(7).next_up and not persons.anyone_wants_next_up
        await store.user_settings.change(8, lambda person: replace(person, next_up=True))
        await persons.refresh(watch.now() + timedelta(hours=1))
        assert persons.get(8).next_up, "what others change is read as before"


@pytest.mark.slow
async def test_what_another_process_deletes_is_forgotten_here_too(opened: Open) -> None:
    watch = FakeTime()
    ours, theirs = await opened(time_source=watch), await opened(time_source=watch)
    for user in (7, 8):
        await theirs.user_settings.change(user, lambda person: replace(person, next_up=True, zone="Europe/Athens"))
    persons = SettingsCache(ours)
    await persons.refresh(watch.now())
    assert persons.get(7).next_up and persons.get(8).next_up
    await theirs.privacy.forget(7, "A former player")
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.get(7) == UserSettings(7), "nothing of them is in memory any more"
    assert persons.get(8).next_up and persons.anyone_wants_next_up
    await theirs.privacy.forget(8, "A former player")
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.get(8) == UserSettings(8) and not persons.anyone_wants_next_up


async def test_what_is_set_while_everything_is_read_anew_stays(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = FakeTime()
    store = await opened(time_source=watch)
    persons, read = SettingsCache(store), store.user_settings.changed_since
    await persons.refresh(watch.now())

    async def meanwhile(since: datetime | None) -> list[UserSettings]:
        found = await read(since)
        await persons.change(9, lambda person: replace(person, next_up=True))
        return found

    await store.privacy.forget(7, "A former player")
    monkeypatch.setattr(store.user_settings, "changed_since", meanwhile)
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.get(9).next_up
