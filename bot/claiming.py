"""Claiming: which process answers a press of which several hear, as while an old release gives way to a new one.

The first to claim it in the database serves it. Another one looks again before Discord's three seconds are over: where
nobody has noted that it was served, whoever claimed it may have died, so this one promises an answer. Discord takes
such a promise only where no answer was given, so of two processes that are both alive one always stays behind.
"""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

import discord

from bot.answering import Admission, Answering, age
from storage import Store, Unavailable

LATE = 2.0
"""Seconds after which a press that was not served is taken over: its process would have promised an answer by then."""
NOTED = 0.5
"""Seconds between two notes of what was served."""

Serve = Callable[[Any, Admission], None]


class Claiming:
    """Claims presses for a process; `serve` is what is done with those that are ours."""

    def __init__(self, store: Store, answering: Answering, serve: Serve) -> None:
        self._store = store
        self._answering = answering
        self._serve = serve
        self._claiming: set[asyncio.Task[None]] = set()
        self._later: set[asyncio.Task[None]] = set()
        self._unnoted: list[str] = []
        self._noting: asyncio.Task[None] | None = None

    def take(self, data: Any, admission: Admission) -> None:
        """Serve an interaction unless another process does."""
        _keep(self._claim(data, admission), self._claiming)

    async def settle(self, patience: float) -> None:
        """Wait until it is known which presses are ours; take no more over."""
        for task in self._later:
            task.cancel()
        if self._claiming:
            await asyncio.wait(self._claiming, timeout=patience)

    async def close(self) -> None:
        """Note what was served at the end."""
        if self._noting is not None:
            self._noting.cancel()
        await self._note()

    async def _claim(self, data: Any, admission: Admission) -> None:
        try:
            ours = await self._store.claims.claim(data["id"])
        except Unavailable:
            self._serve(data, admission)  # then nobody can do anything but say so
            return
        if ours:
            self._serve(data, admission)
            self._unnoted.append(data["id"])
            if self._noting is None or self._noting.done():
                self._noting = asyncio.create_task(self._note_soon())
        else:
            self._answering.leave(int(data["id"]))
            if data["type"] != discord.InteractionType.autocomplete.value:  # only a help for typing, soon asked again
                _keep(self._look_again(data), self._later)

    async def _look_again(self, data: Any) -> None:
        key = data["id"]
        await asyncio.sleep(LATE - age(int(key)))
        try:
            if await self._store.claims.is_served(key):
                return
        except Unavailable:
            return
        self._answering.inherit(int(key))
        self._serve(data, "yes")

    async def _note_soon(self) -> None:
        while self._unnoted:
            await asyncio.sleep(NOTED)
            await self._note()

    async def _note(self) -> None:
        served = {key for key in self._unnoted if not self._answering.has(int(key))}
        self._unnoted = [key for key in self._unnoted if key not in served]
        with contextlib.suppress(Unavailable):  # then others ask Discord, which knows too
            await self._store.claims.serve(served)


def _keep(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(work)
    tasks.add(task)
    task.add_done_callback(tasks.discard)
