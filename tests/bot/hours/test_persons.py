"""Settings that are changed while those of everybody are read."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.hours.persons import Persons
from storage import Store
from tests.storage.tables import KEY
from tests.watch import SetWatch


@pytest.mark.parametrize("forgets", [False, True])
async def test_what_is_read_late_does_not_undo_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, forgets: bool
) -> None:
    watch = SetWatch()
    async with await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, watch=watch) as store:
        await store.people.change(7, lambda person: replace(person, next_up=True))
        persons, read = Persons(store), store.people.changed_since
        has_read, may_go_on = asyncio.Event(), asyncio.Event()

        async def slowly(since: object) -> object:
            found = await read(since)  # type: ignore[arg-type]
            has_read.set()
            await may_go_on.wait()
            return found

        monkeypatch.setattr(store.people, "changed_since", slowly)
        reading = asyncio.create_task(persons.refresh(watch.now()))
        await has_read.wait()
        if forgets:
            persons.forget(7)
        else:
            await persons.change(7, lambda person: replace(person, next_up=False))
        may_go_on.set()
        await reading
        assert not persons.of(7).next_up and not persons.any_next_up
        await store.people.change(8, lambda person: replace(person, next_up=True))
        await persons.refresh(watch.now() + timedelta(hours=1))
        assert persons.of(8).next_up, "what others change is read as before"
