"""The dispatcher runs every handler and guarantees that each interaction gets a response.

It rejects interactions that are too old, drops duplicates, bounds concurrency, defers slow handlers and turns errors
into messages. The time limits are on the page "Receiving and Responding" of Discord's documentation.
"""

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Literal

import discord
import structlog
from cachetools import FIFOCache

from bot.interactions.discord_clock import DiscordClock
from bot.interactions.discord_private import UnreadInteraction, text_callback
from bot.interactions.errors import Repeats, UserError, describe_error, refusal_text
from bot.interactions.response import DeferMode, NotAcknowledged, Response, acknowledge
from bot.ui.limits import notice
from bot.ui.words import language_of, say
from games.core.action import Illegal
from games.core.registry import UnknownGame
from games.core.words import Markdown, in_language
from storage import Damaged, Refused, Unavailable, Uncertain

TOO_OLD = 2.5
"""Age in seconds from which an interaction is not handled: Discord accepts a first response for 3 s, which includes
its time on the network."""
DEFERRAL_SECONDS = 0.5
"""Time kept for a deferral before an interaction is `TOO_OLD`, in seconds."""
QUICK_SECONDS = 1.5
"""Age in seconds from which a quick press is not begun any more: its user is asked to press again while there is time.
So many quick presses may wait or run at once as can be begun before, by how many were answered just now."""
QUICK_PLACES = 1000
"""How many quick presses may wait or run at once as long as none was too late."""
QUICK_LEAST = 200
"""How many may at least."""
QUICK_DECAY = 0.8
"""By how much fewer may wait after a second in which less was answered: a short stall says little of the speed."""
QUICK_BACKOFF = 0.5
"""By how much fewer may wait after a second in which the bot could not even refuse all others in time."""
QUICK_GROWTH = 1.25
"""By how much more may wait after each second in which none was too late, up to `QUICK_PLACES`."""
QUICK_CONCURRENCY = 800
"""How many quick presses are handled at once; most of them wait for a common commit."""
BUSY_CONCURRENCY = 200
"""How many replies that the bot is busy are sent at once."""
MAX_BUSY_REPLIES = 4000
"""How many such replies may wait; of more, the oldest are dropped."""
SHED_LOG_INTERVAL = 10.0
"""Seconds between two lines in the log about interactions that were not handled."""

log = structlog.stdlib.get_logger(__name__)

Admission = Literal["yes", "busy", "no"]
PressKind = Literal["command", "component", "form", "completion", "other"]
Outcome = Literal["answered", "refused", "deferred", "busy", "failed", "shed"]
"""What became of an interaction. "answered": at once; "refused": with the reason why nothing was done; "deferred": at
first deferred, then answered; "busy": told that the bot is busy; "failed": told of an error, or not answered because of
one; "shed": not handled, because it was too old or there were too many."""
Handler = Callable[[Response], Awaitable[None]]


KINDS: Final[dict[int, PressKind]] = {
    discord.InteractionType.application_command.value: "command",
    discord.InteractionType.component.value: "component",
    discord.InteractionType.modal_submit.value: "form",
    discord.InteractionType.autocomplete.value: "completion",
}


def kind_of(interaction_type: int) -> PressKind:
    """Return the kind of an interaction, such as "command", by Discord's number for it; "other" if that is unknown."""
    return KINDS.get(interaction_type, "other")


class Dispatcher:
    """A dispatcher that runs handlers and ensures that each interaction gets exactly one response."""

    def __init__(
        self,
        *,
        concurrency: int = 64,
        queue_limit: int = 192,
        defer_after: float = 1.0,
        clock: DiscordClock | None = None,
        language_of: Callable[[int, object], str] = lambda _, locale: language_of(locale),
    ) -> None:
        """Create a dispatcher.

        Args:
            concurrency: Maximum number of handlers that run at once.
            queue_limit: Maximum number of interactions that run or wait at once.
            defer_after: Seconds after the arrival of an interaction from which its response is deferred, whether its
                handler is slow or has not begun.
            clock: Discord's clock; None for a new one.
            language_of: Returns the language of a user, by their id and the locale of their interaction.
        """
        self.clock = clock or DiscordClock()
        """Discord's clock."""
        self.repeats = Repeats(time.monotonic)
        """The log of what may happen with every response."""
        self.defer_after = defer_after
        self._language_of = language_of
        self.queue_limit = queue_limit
        self.outcomes: Counter[tuple[PressKind, Outcome]] = Counter()
        """What became of the interactions that this process served, by kind and outcome."""
        self.sheds: Counter[str] = Counter()
        """How many interactions were not handled because they were too old or too many, by reason."""
        self.running = 0
        """The number of handlers that run."""
        self.on_acknowledged: Callable[[float], None] | None = None
        """Called with the seconds from the arrival of a command, component or form to its first response."""
        self._slots = asyncio.Semaphore(concurrency)
        self._quick_slots = asyncio.Semaphore(QUICK_CONCURRENCY)
        self._admitted: dict[int, float] = {}
        self._quick: set[int] = set()
        """The quick ones among the admitted."""
        self._quick_limit = float(QUICK_PLACES)
        self._quick_ended = 0
        """How many quick ones have ended since `_quick_since`."""
        self._quick_late = False
        """Whether one of them was too old to begin, or was answered at the last moment."""
        self._quick_since = 0.0
        self._is_silent = False
        """Whether somebody could not even be refused in time since `_quick_since`."""
        self._seen: FIFOCache[int, None] = FIFOCache(4096)
        self._taken_over: set[int] = set()
        self._running: set[asyncio.Task[Any]] = set()
        self._busy_sending = 0
        """How many replies that the bot is busy are being sent."""
        self._busy_waiting: deque[asyncio.Future[bool]] = deque()
        """Those that wait, the oldest first; True lets one go, False drops it."""
        self._unlogged_sheds: Counter[str] = Counter()
        self._sheds_logged = float("-inf")

    @property
    def pending(self) -> int:
        """The number of interactions that are running or waiting."""
        return len(self._admitted)

    @property
    def rejected(self) -> int:
        """The number of interactions that were not handled because they were too old or too many."""
        return self.sheds.total()

    # -- admission -----------------------------------------------------------------------------------------------

    def admit(self, interaction_id: int, kind: PressKind, *, quick: bool = False) -> Admission:
        """Decide what happens to an interaction that has just arrived.

        An admitted one takes one of `queue_limit` places, or a quick one of places of their own (`QUICK_SECONDS`),
        which the caller gives back by `release`. So votes that come by thousands neither wait for others nor hold them
        up.

        Args:
            interaction_id: Its snowflake, which contains its creation time.
            kind: Its kind. A completion gets no reply under overload.
            quick: True for a press that costs little and is one of thousands.

        Returns:
            "yes" to handle it, "busy" to reply that the bot is busy, "no" to ignore it (too old, or seen before).
        """
        self.clock.interaction_arrived(interaction_id)
        self._log_shed()
        self.repeats.summarise()
        if interaction_id in self._seen:
            return "no"
        age = self.clock.age(interaction_id)
        if age > TOO_OLD:
            self._reject("too_old")
            self.count(kind, "shed")
            return "no"
        self._seen[interaction_id] = None
        if quick:
            limit = QUICK_LEAST if self._busy_waiting else self._quick_limit  # all are answered before more are served
            has_place = len(self._quick) < limit * (1.0 - age / QUICK_SECONDS)
        else:
            has_place = len(self._admitted) - len(self._quick) < self.queue_limit
        if has_place:
            self._admitted[interaction_id] = time.monotonic()
            if quick:
                self._quick.add(interaction_id)
            return "yes"
        self._reject("too_many")
        if kind == "completion":
            self.count(kind, "shed")
            return "no"
        return "busy"

    def is_pending(self, interaction_id: int) -> bool:
        """Return True if an admitted interaction is still running or waiting."""
        return interaction_id in self._admitted

    def release(self, interaction_id: int) -> None:
        """Free the place that an admitted interaction takes: it has ended, or another process handles it."""
        self._admitted.pop(interaction_id, None)
        if interaction_id in self._quick:
            self._quick.discard(interaction_id)
            self._count_quick(self.clock.age(interaction_id))
        self._taken_over.discard(interaction_id)

    def _count_quick(self, age: float) -> None:
        """Count that a quick press has ended, and each second set how many may wait by how many have ended in it.

        Args:
            age: The seconds since the press.
        """
        self._quick_ended += 1
        self._quick_late |= age > TOO_OLD - DEFERRAL_SECONDS
        now = time.monotonic()
        if (seconds := now - self._quick_since) >= 1.0:
            answered, limit = self._quick_ended / seconds, self._quick_limit
            if self._is_silent:
                limit = max(QUICK_LEAST, QUICK_BACKOFF * limit)
            elif self._quick_late:
                limit = max(QUICK_LEAST, answered * QUICK_SECONDS, QUICK_DECAY * limit)
            else:
                grown = min(QUICK_PLACES, limit * QUICK_GROWTH ** min(seconds, 60.0))
                limit = max(grown, answered * QUICK_SECONDS, QUICK_DECAY * limit)
            self._quick_limit = limit
            self._quick_ended, self._quick_late, self._is_silent, self._quick_since = 0, False, False, now

    def take_over(self, interaction_id: int) -> None:
        """Admit an interaction that another process has claimed, because that process seems to have died.

        Its response is deferred first. Discord rejects that if the other process has responded after all.
        """
        self._admitted.setdefault(interaction_id, time.monotonic())
        self._taken_over.add(interaction_id)

    async def reply_busy(self, interaction: UnreadInteraction) -> None:
        """Tell a user that the bot is busy, with the cheapest response possible; a failure is only counted."""
        kind = kind_of(interaction.kind)
        outcome: Outcome = "shed"
        if await self._begin_busy_reply():
            try:
                # If it is too late, another request would only take time from those that are still in time.
                if self.clock.age(interaction.id) <= TOO_OLD:
                    text = self._busy_text(interaction.user, interaction.locale)
                    await acknowledge(interaction, lambda: text_callback(text), self.clock, self.repeats)
                    outcome = "busy"
            except NotAcknowledged as reason:
                if reason.by_another and reason.may_have_arrived:
                    outcome = "busy"
            except discord.HTTPException:
                pass  # under overload there is no other response
            finally:
                self._end_busy_reply()
        self._is_silent |= outcome == "shed"
        self.count(kind, outcome)

    async def _begin_busy_reply(self) -> bool:
        """Wait until a reply that the bot is busy may be sent; return False if too many others are waiting.

        The newest goes first: if there are more than can be sent, the oldest would come too late in any case.
        """
        if self._busy_sending < BUSY_CONCURRENCY:
            self._busy_sending += 1
            return True
        if len(self._busy_waiting) >= MAX_BUSY_REPLIES:
            self._busy_waiting.popleft().set_result(False)
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._busy_waiting.append(turn)
        return await turn

    def _end_busy_reply(self) -> None:
        if self._busy_waiting:
            self._busy_waiting.pop().set_result(True)
        else:
            self._busy_sending -= 1

    def _busy_text(self, user: int, locale: object) -> Markdown:
        with in_language(self._language_of(user, locale)):
            return say.text("error-busy")

    def count(self, kind: PressKind, outcome: Outcome) -> None:
        """Count an interaction by its kind and its outcome, for the metrics.

        Args:
            kind: Its kind.
            outcome: What became of it.
        """
        self.outcomes[kind, outcome] += 1

    def _reject(self, reason: str) -> None:
        self.sheds[reason] += 1
        self._unlogged_sheds[reason] += 1
        self._log_shed()

    def _log_shed(self) -> None:
        """Log how many interactions were not handled since the last such line, at most once in `SHED_LOG_INTERVAL`."""
        if self._unlogged_sheds and time.monotonic() - self._sheds_logged >= SHED_LOG_INTERVAL:
            log.warning("interactions were not handled", **self._unlogged_sheds)
            self._sheds_logged = time.monotonic()
            self._unlogged_sheds.clear()

    # -- handling ------------------------------------------------------------------------------------------------

    async def handle(self, response: Response, handler: Handler, *, defer: DeferMode) -> None:
        """Run a handler in the language of its user, and respond even if it fails.

        Args:
            response: The response to the interaction.
            handler: The handler.
            defer: How the response is deferred if the handler is slow or has to wait; None if the handler may open a
                form, which is possible only as the first response. A slow form becomes a request to press again.
        """
        interaction = response.interaction
        outcome: Outcome | None = None
        arrived = self._admitted.get(interaction.id, time.monotonic())
        language = self._language_of(interaction.user.id, interaction.locale)
        with self._holding_place(interaction.id), in_language(language):
            watchdog = response.defer_after(self._until_deferral(interaction.id), defer)
            try:
                if interaction.id in self._taken_over and defer and not await response.try_defer(defer):
                    return
                async with self._quick_slots if interaction.id in self._quick else self._slots:
                    if response.is_lost:
                        self._reject("too_late")
                        outcome = "shed"
                    elif self._is_late_quick(response):
                        self._reject("too_late")
                        self._quick_late = True
                        outcome = "busy"
                        with contextlib.suppress(discord.HTTPException):  # there is no other response
                            await response.send_text(say.text("error-busy"))
                    else:
                        outcome = await self._attempt(response, handler)
            finally:
                watchdog.cancel()
                self._report(response, arrived, outcome)

    def _is_late_quick(self, response: Response) -> bool:
        """Return True if a quick press has waited too long to begin, and its user can be told so in time."""
        id = response.interaction.id
        return id in self._quick and not response.was_deferred and self.clock.age(id) > QUICK_SECONDS

    async def complete(
        self, interaction: discord.Interaction[Any], find: Callable[[], Awaitable[list[tuple[str, str]]]]
    ) -> list[tuple[str, str]]:
        """Return the choices for an autocompletion; none if finding them fails or the interaction is too old.

        Args:
            interaction: The interaction.
            find: Returns the choices as (name, value) pairs.
        """
        language = self._language_of(interaction.user.id, interaction.locale)
        with self._holding_place(interaction.id), in_language(language):
            outcome: Outcome = "failed"
            self.running += 1
            try:
                if self.clock.age(interaction.id) >= TOO_OLD:
                    self._reject("too_late")
                    outcome = "shed"
                    return []
                found = await find()
                outcome = "answered"
                return found
            except (Refused, UnknownGame, UserError):
                outcome = "refused"
                return []
            except Unavailable:
                return []
            except Exception as error:  # noqa: BLE001 - completions are optional
                log.error("completion failed", interaction=interaction.id, error=describe_error(error))
                return []
            finally:
                self.running -= 1
                self.count("completion", outcome)

    async def drain(self, grace: float) -> int:
        """Wait for running handlers and return how many did not finish; these go on running.

        Args:
            grace: Maximum waiting time in seconds.
        """
        await asyncio.sleep(0)
        running = {task for task in self._running if task is not asyncio.current_task()}
        if running:
            await asyncio.wait(running, timeout=grace)
        return len([task for task in running if not task.done()])

    def abandon(self) -> None:
        """Cancel the handlers that still run, because Discord accepts no response; what they have committed stays."""
        for task in self._running - {asyncio.current_task()}:
            task.cancel()

    async def _attempt(self, response: Response, handler: Handler) -> Outcome:
        self.running += 1
        try:
            await handler(response)
        except UserError as error:
            await self._send_text(response, error.text)
        except Refused as error:
            await self._send_text(response, refusal_text(error))
        except Illegal:
            await self._send_text(response, say.text("error-illegal"))
        except UnknownGame:
            await self._send_text(response, say.text("error-unknown-game"))
        except Damaged:
            self._log_rarely(log.error, "the database is damaged", response)
            await self._send_text(response, say.text("error-damaged"))
        except Uncertain:
            self._log_rarely(log.warning, "it is unknown what was recorded", response)
            await self._send_text(response, say.text("error-uncertain"))
            return "failed"
        except Unavailable:
            self._log_rarely(log.info, "the database does not answer", response)  # storage warns once
            await self._send_text(response, say.text("error-database"))
            return "failed"
        except Exception as error:  # noqa: BLE001 - every interaction gets a response
            await self._fail(response, error)
            return "failed"
        else:
            return "answered"
        finally:
            self.running -= 1
        return "refused"

    def _report(self, response: Response, arrived: float, outcome: Outcome | None) -> None:
        """Count the outcome of an interaction, and report to the metrics how long it took to acknowledge it.

        Args:
            response: The response.
            arrived: When the interaction arrived, on the monotonic clock.
            outcome: The outcome of the handler; None if it did not begin or was cancelled.
        """
        if response.has_failed and outcome != "shed":
            outcome = "failed"
        elif outcome == "answered" and response.was_deferred:
            outcome = "deferred"
        if outcome is not None:
            self.count(kind_of(response.interaction.type.value), outcome)
        if response.acknowledged_at is not None and self.on_acknowledged is not None:
            self.on_acknowledged(response.acknowledged_at - arrived)

    async def _fail(self, response: Response, error: Exception) -> None:
        """Tell the user that something went wrong, with a number with which to report it, and log the error's place."""
        number = f"{response.interaction.id:x}"[-8:]
        # Log only the error's type and place: its message might quote user input or a hand of cards.
        log.error("handler failed", number=number, interaction=response.interaction.id, error=describe_error(error))
        await self._send_text(response, say.text("error-unexpected", number=number))

    async def _send_text(self, response: Response, text: Markdown) -> None:
        try:
            await response.send(notice(text))
        except Exception as error:  # noqa: BLE001 - there is no other way to tell the user
            self._log_rarely(log.info, "user could not be told", response, error=describe_error(error))

    def _log_rarely(self, write: Callable[..., object], event: str, response: Response, **fields: object) -> None:
        """Log what may happen with every press, at most once a minute; see `Repeats`.

        Args:
            write: Logs an event.
            event: The event.
            response: The response to the press.
            fields: Other fields of the event.
        """
        self.repeats.log_rarely(write, event, interaction=response.interaction.id, **fields)

    @contextmanager
    def _holding_place(self, interaction_id: int) -> Iterator[None]:
        """Return a context in which this task handles an interaction; at its end, the interaction's place is freed."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        task.add_done_callback(self._running.discard)  # a caller may still send the result
        try:
            yield
        finally:
            self.release(interaction_id)

    def _until_deferral(self, interaction_id: int) -> float:
        """Return the seconds until an interaction is deferred: some time after it arrived, while Discord accepts it.

        A quick one is deferred only shortly before it is too late, because a deferral costs as much as its answer.
        """
        in_time = TOO_OLD - DEFERRAL_SECONDS - self.clock.age(interaction_id)
        if interaction_id in self._quick:
            return in_time
        waited = time.monotonic() - self._admitted.get(interaction_id, time.monotonic())
        return min(self.defer_after - waited, in_time)
