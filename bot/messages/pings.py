"""The one place where it is decided which players a change of a match pings, and when (`pings_after_change`).

A user who is playing is not pinged: the match's message is edited under their eyes. They are pinged once they have been
away for a while and have not acted (`PingTracker`). A message that is posted leaves out users who need not act any more
(`bot.messages.board_updater`). Reminders of a running clock are decided in `bot.scheduler.reminders`.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

import structlog
from cachetools import LRUCache

from bot.screens.questions import pending_voters
from storage import Match, Refused, Status, Unavailable
from storage.match.model import Turn

log = structlog.stdlib.get_logger(__name__)

MAX_PRESENT = 4096
"""Maximum number of (match, user) pairs whose presence is remembered, and of matches whose decision is."""


class Pings(NamedTuple):
    """The ids of the users to ping after a change of a match: at once, and those to ping later."""

    at_once: set[int]
    """Users whom the board pings now."""
    later: list[int]
    """Users who are at the match: they are pinged after a while unless they have acted by then."""
    newly_due: list[int]
    """Users, among both of these, who are pinged because they must act and did not have to before the change."""


def pings_after_change(
    match: Match,
    *,
    previously_pending: Iterable[int] = (),
    asked_users: Iterable[int] = (),
    silent: bool = False,
    asked_anew: bool = False,
    is_playing: Callable[[int, int], bool],
) -> Pings:
    """Return whom to ping after a change of a match, so that no ping reveals who has made a hidden choice.

    Args:
        match: The match after the change.
        previously_pending: Seats that had to act before the change; their players are not pinged again.
        asked_users: Ids of users to ping because they must answer a question that was just put to all players.
        silent: Ping nobody about a turn: a hidden choice was taken back, and a ping would reveal it.
        asked_anew: The players have agreed to an undo, or the server was away. If several have to act, all of them are
            pinged.
        is_playing: Returns whether a user (second) has used their panel of a match (first, its id) in the last minutes.
    """
    known = set(previously_pending)
    seats: Iterable[int] = () if silent else [seat for seat in match.active if seat not in known]
    asks_all = asked_anew and bool(seats) and match.turn.is_simultaneous
    if asks_all:
        seats = match.turn.asked  # to ping some of several would show who had chosen
    newly_due = [user for seat in seats if (user := match.chairs[seat].user) is not None]
    later = [user for user in newly_due if is_playing(match.id, user)]
    if asks_all and len(later) < len(newly_due):
        later = []  # they are at the match because they have chosen in it, or are about to
    return Pings({*asked_users, *[user for user in newly_due if user not in later]}, later, newly_due)


@dataclass(frozen=True, slots=True)
class PingRecord:
    """The users whom a match's public message has pinged, and how many actions each had taken by then.

    It tells whether all of them have acted since, so that the message is not needed any more.
    """

    turn: Turn
    """The turn of the match when the message was posted."""
    actions_by_user: Mapping[int, int]
    """For each pinged user, by id, how many actions they had taken."""

    @classmethod
    def of_board(cls, match: Match, pings: Collection[int | None]) -> Self:
        """Return the record of whom a match's public message, which has just been posted, has pinged.

        Args:
            match: The match as the message shows it.
            pings: Ids of the users whom it pings; None is ignored.
        """
        users = {
            chair.user: chair.actions_taken for chair in match.chairs if chair.user is not None and chair.user in pings
        }
        return cls(match.turn, users)

    def all_answered(self, match: Match) -> bool:
        """Return True if all pinged users have acted, or answered the question, for which they were pinged.

        It is always False within the same turn: in a simultaneous decision the result would reveal who has chosen. When
        that is over, all have acted: it must not matter who had chosen before the message was posted.

        Args:
            match: The match as it is now.
        """
        if self.turn.continues_in(match.turn):
            return False
        asked = pending_voters(match)
        if self.turn.is_simultaneous:
            return not any(user in asked for user in self.actions_by_user)
        pending = {chair.user: chair.actions_taken for chair in match.chairs if chair.active and chair.user is not None}
        return not any(user in asked or pending.get(user) == taken for user, taken in self.actions_by_user.items())


class Decision(NamedTuple):
    """What a match is waiting for at one of its versions."""

    version: int
    turn: Turn
    secret_of: tuple[int, ...]
    """The ids of the users who choose in secret; empty if nobody does."""


class PingTracker:
    """A record of when users last looked at a match or acted in it, and their deferred pings.

    A user is present for some seconds after that, and playing for some minutes. One who is playing is pinged when those
    minutes are over, unless they have acted or looked at the match again.
    """

    def __init__(
        self,
        current: Callable[[int], Awaitable[Match]],
        ping: Callable[[Match, Iterable[int]], None],
        monotonic: Callable[[], float],
        *,
        presence_window: float,
        playing_window: float,
    ) -> None:
        """Create a tracker in which no user is present.

        Args:
            current: Returns the newest version of the match with the given id.
            ping: Called with a match and the ids of the users to ping in it.
            monotonic: A monotonic clock in seconds.
            presence_window: Seconds for which a user counts as present after looking at a match or acting in it.
            playing_window: Seconds for which a user counts as playing after that.
        """
        self._current = current
        self._ping = ping
        self._monotonic = monotonic
        self._presence_window = presence_window
        self._playing_window = playing_window
        self._last_seen: LRUCache[tuple[int, int], float] = LRUCache(MAX_PRESENT)
        self._decisions: LRUCache[int, Decision] = LRUCache(MAX_PRESENT)
        """By match: what it was last known to be waiting for."""
        self._deferred: dict[asyncio.TimerHandle, tuple[Match, list[int]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def mark_present(self, match: Match, user: int) -> None:
        """Record that a user has just viewed a match or acted in it.

        Args:
            match: The match as it was when they did so.
            user: The user's id.
        """
        self.follow(match)
        if not match.is_secret_to_people or match.turn.continues_in(self._decisions[match.id].turn):
            self._last_seen[match.id, user] = self._monotonic()

    def follow(self, match: Match) -> None:
        """Note that a match has changed. If a decision in which several chose in secret is over, level its players.

        From then on they all count as seen when the one of them was who has been away for longest. Otherwise a ping
        that comes at once or later, or stays away, would tell who was the last to choose.

        Args:
            match: A version of the match; one that is older than a known one changes nothing.
        """
        before = self._decisions.get(match.id)
        if before is not None and before.version > match.version:
            return
        users = tuple([user for seat in match.turn.asked if (user := match.chairs[seat].user) is not None])
        self._decisions[match.id] = Decision(match.version, match.turn, users if match.is_secret_to_people else ())
        if before is None or not before.secret_of or before.turn.continues_in(match.turn):
            return
        seen = [self._last_seen.pop((match.id, user), None) for user in before.secret_of]
        if None not in seen:
            least = min(at for at in seen if at is not None)
            self._last_seen.update({(match.id, user): least for user in before.secret_of})

    def is_present(self, match_id: int, user: int) -> bool:
        """Return True if a user has looked at a match or acted in it within the last `presence_window` seconds.

        Args:
            match_id: The match's id.
            user: The user's id.
        """
        return self._seconds_left(match_id, user, self._presence_window) > 0

    def is_playing(self, match_id: int, user: int) -> bool:
        """Return True if a user has looked at a match or acted in it within the last `playing_window` seconds.

        Args:
            match_id: The match's id.
            user: The user's id.
        """
        return self._seconds_left(match_id, user, self._playing_window) > 0

    def _seconds_left(self, match_id: int, user: int, window: float) -> float:
        since = self._last_seen.get((match_id, user))
        return 0.0 if since is None else max(0.0, since + window - self._monotonic())

    def ping_later(self, match: Match, users: list[int]) -> None:
        """Ping users who are playing as soon as they no longer are, except those who have acted by then.

        In a simultaneous decision all of them are pinged together in `playing_window` seconds, as long as the turn goes
        on: neither the moment nor the names may depend on who has chosen or looked at the match since.

        Args:
            match: The match at the time when the users became due to act.
            users: Ids of the users who must act.
        """
        if match.is_secret_to_people:
            self._defer(match, users, self._playing_window)
            return
        for user in users:
            self._defer(match, [user], self._seconds_left(match.id, user, self._playing_window))

    def _defer(self, match: Match, users: list[int], seconds: float) -> None:
        def due() -> None:
            del self._deferred[timer]
            if not match.is_secret_to_people and (
                more := max(self._seconds_left(match.id, u, self._playing_window) for u in users)
            ):
                self._defer(match, users, more)
            else:
                self._spawn(self._ping_pending(match, users))

        timer = asyncio.get_running_loop().call_later(seconds, due)
        self._deferred[timer] = match, users

    async def close(self) -> None:
        """Send all deferred pings now, instead of when they are due, except to users who have acted meanwhile."""
        for timer in self._deferred:
            timer.cancel()
        for match, users in self._deferred.values():
            await self._ping_pending(match, users)
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def _ping_pending(self, asked: Match, users: list[int]) -> None:
        """Ping those of some users for whom a match still waits.

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
        if not (asked.is_secret_to_people and asked.turn.continues_in(match.turn)):
            users = [user for user in users if _is_still_pending(asked, match, user)]
        if users:
            self._ping(match, users)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _is_still_pending(before: Match, now: Match, user: int) -> bool:
    """Return True if a user has to act in a match and has not acted since an earlier version of it.

    Args:
        before: The earlier version.
        now: The match as it is now.
        user: The user's id.
    """
    seat = now.seat_of(user)
    return (
        seat is not None
        and now.chairs[seat].active
        and now.chairs[seat].actions_taken == before.chairs[seat].actions_taken
    )
