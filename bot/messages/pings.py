"""Pings: the users whom a board has pinged, and deferred pings for users who are present."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

import structlog
from cachetools import LRUCache

from bot.screens.public import public_of
from bot.screens.questions import pending_voters
from storage import Match, Refused, Status, Unavailable
from storage.match.model import Turn

log = structlog.stdlib.get_logger(__name__)

MAX_PRESENT = 4096
"""Maximum number of (match, user) pairs whose presence is remembered."""


@dataclass(frozen=True, slots=True)
class PingRecord:
    """The users whom a match's public message has pinged, with the number of actions that each had taken by then."""

    turn: Turn
    turns_by_user: Mapping[int, int]

    @classmethod
    def of_board(cls, match: Match, pings: Collection[int | None]) -> Self:
        """Return the record of a public message that has just been posted.

        Args:
            match: The match as the message shows it.
            pings: Ids of the users whom it pings; None is ignored.
        """
        users = {
            chair.user: chair.actions_taken for chair in match.chairs if chair.user is not None and chair.user in pings
        }
        return cls(match.turn, users)

    def all_answered(self, match: Match) -> bool:
        """Return True if all pinged users have done what they were pinged for.

        It is always False within the same turn: in a simultaneous decision the answer would reveal who has chosen.

        Args:
            match: The match as it is now.
        """
        if self.turn.continues_in(match.turn):
            return False
        asked = pending_voters(match)
        pending = {chair.user: chair.actions_taken for chair in match.chairs if chair.active and chair.user is not None}
        return not any(user in asked or pending.get(user) == turns for user, turns in self.turns_by_user.items())


class PingTracker:
    """A record of which users are present at a match, that is, have just looked at it or acted in it.

    They are pinged only if they do not act for a while.
    """

    def __init__(
        self,
        current: Callable[[int], Awaitable[Match]],
        ping: Callable[[Match, Iterable[int]], None],
        monotonic: Callable[[], float],
        *,
        presence_window: float,
    ) -> None:
        """Create a tracker in which no user is present.

        Args:
            current: Returns the current version of the match with an id.
            ping: Called with a match and the ids of its users to ping.
            monotonic: A monotonic clock in seconds.
            presence_window: Seconds for which a user counts as present after looking at a match or acting in it.
        """
        self._current = current
        self._ping = ping
        self._monotonic = monotonic
        self._presence_window = presence_window
        self._last_seen: LRUCache[tuple[int, int], float] = LRUCache(MAX_PRESENT)
        self._deferred: dict[asyncio.TimerHandle, tuple[Match, list[int]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def mark_present(self, match: Match, user: int) -> None:
        """Record that a user has just viewed a match or acted in it.

        Args:
            match: The match.
            user: The user's id.
        """
        self._last_seen[match.id, user] = self._monotonic()

    def is_present(self, match_id: int, user: int) -> bool:
        """Return True if a user has looked at a match or acted in it within the last `presence_window` seconds.

        Args:
            match_id: The match's id.
            user: The user's id.
        """
        since = self._last_seen.get((match_id, user))
        return since is not None and self._monotonic() - since < self._presence_window

    def ping_later(self, match: Match, users: list[int]) -> None:
        """Ping users in `presence_window` seconds unless they have acted by then.

        Args:
            match: The match at the time when the users became due to act.
            users: Ids of the users who must act.
        """

        def due() -> None:
            del self._deferred[timer]
            self._spawn(self._ping_pending(match, users))

        timer = asyncio.get_running_loop().call_later(self._presence_window, due)
        self._deferred[timer] = match, users

    async def close(self) -> None:
        """Send now all pings that were to come later."""
        for timer in self._deferred:
            timer.cancel()
        for match, users in self._deferred.values():
            await self._ping_pending(match, users)
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _ping_pending(self, asked: Match, users: list[int]) -> None:
        """Ping those users for whom the match still waits.

        In a simultaneous decision it pings all of them until the turn ends: otherwise the ping would reveal who has
        chosen.

        Args:
            asked: The match as it was when it began to wait for them.
            users: Ids of the users.
        """
        try:
            match = await self._current(asked.id)
        except (Refused, Unavailable) as reason:
            log.info("nobody is pinged", match=asked.id, reason=type(reason).__name__)
            return
        if match.status is not Status.PLAYING:
            return
        if not (public_of(asked).hidden and asked.turn.continues_in(match.turn)):
            users = [user for user in users if _is_still_pending(asked, match, user)]
        if users:
            self._ping(match, users)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _is_still_pending(before: Match, now: Match, user: int) -> bool:
    """Return True if a user has to act and has not acted since `before`, an earlier version of the match `now`."""
    seat = now.seat_of(user)
    return (
        seat is not None
        and now.chairs[seat].active
        and now.chairs[seat].actions_taken == before.chairs[seat].actions_taken
    )
