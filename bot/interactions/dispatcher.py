"""The dispatcher runs every handler and guarantees that each interaction gets a response.

It rejects interactions that are too old, drops duplicates, bounds concurrency, defers slow handlers and turns errors
into messages. The time limits are on the page "Receiving and Responding" of Discord's documentation.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

import discord
import structlog
from cachetools import FIFOCache

from bot.interactions.errors import UserError, describe_error, refusal_text
from bot.interactions.response import ALREADY_ACKNOWLEDGED, DeferMode, Response
from bot.ui.catalogue import say
from bot.ui.limits import notice
from games.core.action import Illegal
from games.core.registry import UnknownGame
from storage import Refused, Unavailable

TOO_OLD = 2.5
"""Age in seconds from which an interaction is not handled: Discord accepts a first response for 3 s, which includes
its time on the network."""

UNKNOWN_INTERACTION = 10062
"""Discord's error code for a first response after more than three seconds."""

log = structlog.stdlib.get_logger(__name__)

Admission = Literal["yes", "busy", "no"]
Handler = Callable[[Response], Awaitable[None]]


class Dispatcher:
    """A dispatcher that runs handlers and ensures that each interaction gets exactly one response."""

    def __init__(self, *, concurrency: int = 64, queue_limit: int = 192, defer_after: float = 1.5) -> None:
        """Create a dispatcher.

        Args:
            concurrency: Maximum number of handlers that run at once.
            queue_limit: Maximum number of interactions that run or wait at once.
            defer_after: Seconds after which the response of a slow handler is deferred.
        """
        self.defer_after = defer_after
        self.queue_limit = queue_limit
        self.rejected = 0
        """The number of interactions that were not handled because they were too old or too many."""
        self._slots = asyncio.Semaphore(concurrency)
        self._admitted: dict[int, float] = {}
        self._seen: FIFOCache[int, None] = FIFOCache(4096)
        self._taken_over: set[int] = set()
        self._running: set[asyncio.Task[Any]] = set()
        self._busy_replies = 0

    @property
    def pending(self) -> int:
        """The number of interactions that are running or waiting."""
        return len(self._admitted)

    # -- admission -----------------------------------------------------------------------------------------------

    def admit(self, interaction_id: int, *, is_completion: bool = False) -> Admission:
        """Decide what happens to an interaction that has just arrived.

        Args:
            interaction_id: Its snowflake, which contains its creation time.
            is_completion: True for an autocompletion, which gets no reply under overload.

        Returns:
            "yes" to handle it, "busy" to reply that the bot is busy, "no" to ignore it.
        """
        if interaction_id in self._seen:
            return "no"
        if interaction_age(interaction_id) > TOO_OLD:
            self.rejected += 1
            return "no"
        self._seen[interaction_id] = None
        now = time.monotonic()
        if len(self._admitted) >= self.queue_limit:
            self._admitted = {known: since for known, since in self._admitted.items() if now - since < 60}
        if len(self._admitted) < self.queue_limit:
            self._admitted[interaction_id] = now
            return "yes"
        self.rejected += 1
        if is_completion or self._busy_replies >= 32:
            return "no"
        return "busy"

    def is_pending(self, interaction_id: int) -> bool:
        """Return True if an admitted interaction is still running or waiting."""
        return interaction_id in self._admitted

    def release(self, interaction_id: int) -> None:
        """Forget an admitted interaction because another process handles it."""
        self._admitted.pop(interaction_id, None)

    def take_over(self, interaction_id: int) -> None:
        """Admit a released interaction again because the process that claimed it seems to have died.

        Its response is deferred first. Discord rejects that if the other process has responded after all.
        """
        self._admitted[interaction_id] = time.monotonic()
        self._taken_over.add(interaction_id)

    async def reply_busy(self, interaction: discord.Interaction[Any]) -> None:
        """Reply that the bot is busy, with the cheapest response possible."""
        self._busy_replies += 1
        try:
            await interaction.response.send_message(say("error.busy"), ephemeral=True)
        except (TimeoutError, discord.HTTPException, OSError):
            pass  # under overload there is no second attempt
        finally:
            self._busy_replies -= 1

    # -- handling ------------------------------------------------------------------------------------------------

    async def handle(self, response: Response, handler: Handler, *, defer: DeferMode) -> None:
        """Run a handler, and respond even if it fails.

        Args:
            response: The response to the interaction.
            handler: The handler.
            defer: How the response is deferred if the handler is slow; None if the handler may open a form, which is
                possible only as the first response.
        """
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        interaction = response.interaction
        try:
            async with self._slots:
                if interaction_age(interaction.id) > TOO_OLD:
                    self.rejected += 1
                    return
                if interaction.id in self._taken_over and defer and not await response.try_defer(defer):
                    return
                watchdog = (
                    response.defer_after(self.defer_after - interaction_age(interaction.id), defer) if defer else None
                )
                try:
                    await self._attempt(response, handler)
                finally:
                    if watchdog is not None:
                        watchdog.cancel()
        finally:
            self._admitted.pop(interaction.id, None)
            self._taken_over.discard(interaction.id)
            self._running.discard(task)

    async def complete(
        self, interaction: discord.Interaction[Any], find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Return the choices for an autocompletion; none if finding them fails or the interaction is too old.

        Args:
            interaction: The interaction.
            find: Returns the choices as (name, value) pairs.
        """
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            return await find() if interaction_age(interaction.id) < TOO_OLD else []
        except (Refused, Unavailable, UnknownGame, UserError):
            return []
        except Exception as error:  # noqa: BLE001 - completions are optional
            log.error("completion failed", interaction=interaction.id, error=describe_error(error))
            return []
        finally:
            self._admitted.pop(interaction.id, None)
            task.add_done_callback(self._running.discard)  # the caller sends the choices after this returns

    async def drain(self, grace: float) -> int:
        """Wait for running handlers and return how many did not finish.

        Args:
            grace: Maximum waiting time in seconds.
        """
        await asyncio.sleep(0)
        running = {task for task in self._running if task is not asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=grace)
        return len([task for task in running if not task.done()])

    async def _attempt(self, response: Response, handler: Handler) -> None:
        try:
            await handler(response)
        except UserError as error:
            await self._send_text(response, str(error))
        except Refused as error:
            await self._send_text(response, refusal_text(error))
        except Illegal:
            await self._send_text(response, say("error.illegal"))
        except UnknownGame:
            await self._send_text(response, say("error.unknown_game"))
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
                log.info("response came too late or twice", interaction=response.interaction.id, code=error.code)
            else:
                await self._fail(response, error)
        except Unavailable:
            log.warning("the database does not answer", interaction=response.interaction.id)
            await self._send_text(response, say("error.database"))
        except Exception as error:  # noqa: BLE001 - every interaction gets a response
            await self._fail(response, error)

    async def _fail(self, response: Response, error: Exception) -> None:
        """Log the place of an unexpected error, and give the user a number with which to report it."""
        number = f"{response.interaction.id:x}"[-8:]
        # Log only the error's type and place: its message might quote user input or a hand of cards.
        log.error("handler failed", number=number, interaction=response.interaction.id, error=describe_error(error))
        await self._send_text(response, say("error.unexpected", number=number))

    async def _send_text(self, response: Response, text: str) -> None:
        try:
            await response.send(notice(text))
        except discord.HTTPException as error:
            log.info(
                "user could not be told", interaction=response.interaction.id, status=error.status, code=error.code
            )
        except (TimeoutError, OSError):
            log.info("user could not be told: no connection", interaction=response.interaction.id)


def interaction_age(interaction_id: int) -> float:
    """Return the seconds since Discord created an interaction, from its snowflake."""
    return time.time() - ((interaction_id >> 22) + 1420070400000) / 1000
