"""The one wrapper around every handler: nothing that a person presses stays without an answer (DISCORD.md, 1.3).

It refuses what is too old to be answered, drops what came twice, bounds how much runs at once, defers what takes long,
and turns errors into words.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from traceback import extract_tb
from typing import Any, Literal

import discord

from bot.answer import ALREADY_ANSWERED, Answer, Waiting
from bot.catalogue import say, values_of, words
from bot.screens import notice
from games.core.illegal import Illegal
from games.core.registry import UnknownGame
from storage import Refused, Unavailable

TOO_OLD = 2.5
"""Seconds after which Discord takes no first answer any more (3 s), less the way of the answer."""

UNKNOWN_INTERACTION = 10062
"""Discord's code for an interaction whose three seconds are over."""

log = logging.getLogger(__name__)

Admission = Literal["yes", "busy", "no"]
Handler = Callable[[Answer], Awaitable[None]]


class Complaint(Exception):
    """A plain sentence for the person alone: what was wrong and what to do. Nothing was changed."""


class Answering:
    """How many handlers run at once (`at_once`), how many interactions may wait with them (`room`), and after how
    many seconds a handler that has not answered is deferred (`patience`)."""

    def __init__(self, *, at_once: int = 64, room: int = 192, patience: float = 1.5) -> None:
        self.patience = patience
        self.room = room
        self.shed = 0
        """How many interactions were too old or too many to be answered."""
        self._turns = asyncio.Semaphore(at_once)
        self._admitted: dict[int, float] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._inherited: set[int] = set()
        self._running: set[asyncio.Task[Any]] = set()
        self._apologising = 0

    @property
    def waiting(self) -> int:
        """How many interactions are being answered or wait for it."""
        return len(self._admitted)

    # -- the door ------------------------------------------------------------------------------------------------

    def admit(self, interaction_id: int, *, completing: bool = False) -> Admission:
        """Whether an interaction that has just arrived is to be handled, told that we are busy, or left alone."""
        if interaction_id in self._seen:
            return "no"
        if age(interaction_id) > TOO_OLD:
            self.shed += 1
            return "no"
        self._seen[interaction_id] = None
        if len(self._seen) > 4096:
            self._seen.popitem(last=False)
        now = time.monotonic()
        if len(self._admitted) >= self.room:
            self._admitted = {known: since for known, since in self._admitted.items() if now - since < 60}
        if len(self._admitted) < self.room:
            self._admitted[interaction_id] = now
            return "yes"
        self.shed += 1
        if completing or self._apologising >= 32:
            return "no"
        return "busy"

    def has(self, interaction_id: int) -> bool:
        """Whether an interaction that was admitted is still being answered, or waits for it."""
        return interaction_id in self._admitted

    def leave(self, interaction_id: int) -> None:
        """Somebody else answers an interaction that was admitted."""
        self._admitted.pop(interaction_id, None)

    def inherit(self, interaction_id: int) -> None:
        """An interaction that was left to somebody else is to be handled here, unless it turns out to be answered."""
        self._admitted[interaction_id] = time.monotonic()
        self._inherited.add(interaction_id)

    async def apologise(self, interaction: discord.Interaction[Any]) -> None:
        """Say that too much is going on: the cheapest answer there is."""
        self._apologising += 1
        try:
            await interaction.response.send_message(say("error.busy"), ephemeral=True)
        except (TimeoutError, discord.HTTPException, OSError):
            pass  # shed: there is nobody to tell any more
        finally:
            self._apologising -= 1

    # -- the wrapper ---------------------------------------------------------------------------------------------

    async def handle(self, answer: Answer, handler: Handler, *, waiting: Waiting) -> None:
        """Run a handler. `waiting` says how it is deferred when it takes long; None where a form may open."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        interaction = answer.interaction
        try:
            async with self._turns:
                if age(interaction.id) > TOO_OLD:
                    self.shed += 1
                    return
                if interaction.id in self._inherited and waiting and not await answer.promise(waiting):
                    return
                watchdog = answer.defer_after(self.patience - age(interaction.id), waiting) if waiting else None
                try:
                    await self._attempt(answer, handler)
                finally:
                    if watchdog is not None:
                        watchdog.cancel()
        finally:
            self._admitted.pop(interaction.id, None)
            self._inherited.discard(interaction.id)
            self._running.discard(task)

    async def complete(
        self, interaction: discord.Interaction[Any], find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Run what an autocompletion asks for; nothing is found where it fails or comes too late."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            return await find() if age(interaction.id) < TOO_OLD else []
        except (Refused, Unavailable, UnknownGame, Complaint):
            return []
        except Exception as error:  # noqa: BLE001 - only a help for typing
            log.error("completion %d failed: %s", interaction.id, fault(error))
            return []
        finally:
            self._admitted.pop(interaction.id, None)
            task.add_done_callback(self._running.discard)  # its answer goes out when this has returned

    async def drain(self, grace: float) -> int:
        """Wait until what runs is finished, at most so many seconds; how many did not."""
        await asyncio.sleep(0)
        running = {task for task in self._running if task is not asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=grace)
        return len([task for task in running if not task.done()])

    async def _attempt(self, answer: Answer, handler: Handler) -> None:
        try:
            await handler(answer)
        except Complaint as error:
            await self._tell(answer, str(error))
        except Refused as error:
            await self._tell(answer, refusal(error))
        except Illegal:
            await self._tell(answer, say("error.illegal"))
        except UnknownGame:
            await self._tell(answer, say("error.unknown_game"))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
                log.info("interaction %d: %s", answer.interaction.id, _code(error))
            else:
                await self._fail(answer, error)
        except Unavailable:
            log.warning("interaction %d: the database does not answer", answer.interaction.id)
            await self._tell(answer, say("error.database"))
        except Exception as error:  # noqa: BLE001 - every press is answered
            await self._fail(answer, error)

    async def _fail(self, answer: Answer, error: Exception) -> None:
        """Something that should not happen: log where it was, and give the person a number to name."""
        number = f"{answer.interaction.id:x}"[-8:]
        # Only the kind of error and its place: a message might quote what a person typed, or a hand of cards.
        log.error("error %s in interaction %d: %s", number, answer.interaction.id, fault(error))
        await self._tell(answer, say("error.unexpected", number=number))

    async def _tell(self, answer: Answer, text: str) -> None:
        try:
            await answer.show(notice(text))
        except discord.HTTPException as error:
            log.info("interaction %d could not be told: %s", answer.interaction.id, _code(error))
        except (TimeoutError, OSError):
            log.info("interaction %d could not be told: no connection", answer.interaction.id)


def age(interaction_id: int) -> float:
    """Seconds since Discord made the interaction, by its snowflake."""
    return time.time() - ((interaction_id >> 22) + 1420070400000) / 1000


def refusal(error: Refused) -> str:
    """A refusal of storage in words."""
    word = words().get(f"refused.{error.code}")
    if word is None:
        return say("refused.other")
    return say(f"refused.{error.code}", **{name: error.values.get(name, "") for name in values_of(word)})


def fault(error: BaseException) -> str:
    """The kind of an error and where in our code it arose, for the log; never its message. Discord's refusals are
    told in full, for they name fields of what we sent and not their values."""
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    what = f" {error.status} {error.code} {error.text[:300]!r}" if isinstance(error, discord.HTTPException) else ""
    return f"{type(error).__name__}{what} at {' < '.join(reversed(places[-6:]))}"


def _code(error: discord.HTTPException) -> str:
    return f"{error.status} {error.code}"
