"""Settings that are changed while those of everybody are read, or deleted by another process."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from bot.hours.persons import Persons
from storage import Person, Store
from tests.storage.conftest import opened as opened
from tests.storage.tables import KEY
from tests.watch import SetWatch

Open = Callable[..., Awaitable[Store]]


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


async def test_what_another_process_deletes_is_forgotten_here_too(opened: Open) -> None:
    watch = SetWatch()
    ours, theirs = await opened(watch=watch), await opened(watch=watch)
    for user in (7, 8):
        await theirs.people.change(user, lambda person: replace(person, next_up=True, zone="Europe/Athens"))
    persons = Persons(ours)
    await persons.refresh(watch.now())
    assert persons.of(7).next_up and persons.of(8).next_up
    await theirs.privacy.forget(7, "A former player")
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.of(7) == Person(7), "nothing of them is in memory any more"
    assert persons.of(8).next_up and persons.any_next_up
    await theirs.people.forget(8)
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.of(8) == Person(8) and not persons.any_next_up


async def test_what_is_set_while_everything_is_read_anew_stays(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = SetWatch()
    store = await opened(watch=watch)
    persons, read = Persons(store), store.people.changed_since
    await persons.refresh(watch.now())

    async def meanwhile(since: datetime | None) -> list[Person]:
        found = await read(since)
        await persons.change(9, lambda person: replace(person, next_up=True))
        return found

    await store.privacy.forget(7, "A former player")
    monkeypatch.setattr(store.people, "changed_since", meanwhile)
    watch.advance(minutes=1)
    await persons.refresh(watch.now())
    assert persons.of(9).next_up
