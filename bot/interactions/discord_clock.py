"""Discord's clock, estimated from its HTTP answers, so that presses are served although the host's clock is wrong.

An interaction's id says when Discord created it. To know its age, the bot compares that with Discord's time as it is
now, which it estimates and counts on by the monotonic clock: setting the host's clock changes nothing.

Every HTTP answer carries Discord's time in whole seconds. Together with the moments at which the request left and the
answer came, it bounds Discord's time from below and from above, and further answers narrow these bounds. An interaction
raises the lower bound, since Discord created it before it arrived. It never moves Discord's time beyond what the
answers allow, so a forged id makes no other interaction look old.
"""

import time
from collections.abc import Callable
from email.utils import parsedate_to_datetime
from types import SimpleNamespace

import aiohttp
import structlog

log = structlog.stdlib.get_logger(__name__)

DISCORD_EPOCH = 1_420_070_400.0
"""The Unix time from which snowflakes count milliseconds."""
API_PATH = "/api/"
"""The beginning of the paths of Discord's API."""
DRIFT = 0.0002
"""Seconds a second by which the bounds widen: more than the clocks of two machines drift apart."""
WORTH_TELLING = 1.0
"""Offset of the host's clock in seconds from which the log says so, and each change of it by as much."""
TELL_INTERVAL = 60.0
"""Seconds between two lines in the log about the offset."""


class DiscordClock:
    """An estimate of Discord's clock, from which the age of an interaction follows.

    Before Discord's first answer, no interaction counts as old.
    """

    def __init__(
        self, monotonic: Callable[[], float] = time.monotonic, wall_clock: Callable[[], float] = time.time
    ) -> None:
        """Create a clock that does not know Discord's time yet.

        Args:
            monotonic: A clock in seconds that nobody sets.
            wall_clock: The host's clock, in Unix seconds.
        """
        self._monotonic = monotonic
        self._wall_clock = wall_clock
        self._bounds: tuple[float, float] | None = None
        """Bounds of Discord's time minus the monotonic clock, as of `_bounded_at`."""
        self._bounded_at = 0.0
        self._last_date: tuple[str | None, float] = (None, 0.0)
        self._told = 0.0
        self._told_at = float("-inf")

    @property
    def offset(self) -> float | None:
        """By how many seconds the host's clock is ahead of Discord's; None before the first answer."""
        if (bounds := self._current_bounds()) is None:
            return None
        return self._wall_clock() - self._monotonic() - sum(bounds) / 2

    @property
    def surely_ahead(self) -> float:
        """By how many seconds the host's clock is at least ahead of Discord's; negative if it is certainly behind.

        It is 0 as long as the two clocks may agree, and before the first answer.
        """
        if (bounds := self._current_bounds()) is None:
            return 0.0
        host = self._wall_clock() - self._monotonic()
        return max(host - bounds[1], min(0.0, host - bounds[0]))

    def age(self, interaction_id: int) -> float:
        """Return for how many seconds at least an interaction has existed; 0 before Discord's first answer.

        Args:
            interaction_id: Its snowflake, which contains its creation time.
        """
        if (bounds := self._current_bounds()) is None:
            return 0.0
        return max(0.0, self._monotonic() + bounds[0] - _creation_time(interaction_id))

    def interaction_arrived(self, interaction_id: int) -> None:
        """Raise the lower bound of Discord's time to the creation time of an interaction that has just arrived.

        Args:
            interaction_id: Its snowflake, which contains its creation time.
        """
        least = _creation_time(interaction_id) - self._monotonic()
        bounds = self._current_bounds()
        if bounds is not None and bounds[0] < least <= bounds[1]:
            self._set_bounds(least, bounds[1])

    def answer_arrived(self, date: str, sent_at: float) -> None:
        """Narrow the bounds of Discord's time by an HTTP answer that has just arrived.

        Args:
            date: The answer's header "Date"; one that is no date is ignored.
            sent_at: When the request was sent, by the monotonic clock.
        """
        if date != self._last_date[0]:
            try:
                self._last_date = (date, parsedate_to_datetime(date).timestamp())
            except ValueError:
                return
        seconds, now = self._last_date[1], self._monotonic()
        low, high = seconds - now, seconds + 1.0 - sent_at
        if (known := self._current_bounds()) is not None and low <= known[1] and known[0] <= high:
            low, high = max(low, known[0]), min(high, known[1])
        self._set_bounds(low, high)  # where the two disagree, this machine was suspended: the newer one counts
        self._tell()

    def listen_to(self, trace: aiohttp.TraceConfig) -> None:
        """Call `answer_arrived` from now on for all answers of Discord's API in an HTTP session.

        Args:
            trace: The trace configuration of the session, to which callbacks are added.
        """

        async def started(_: object, request: SimpleNamespace, __: object) -> None:
            request.sent_at = self._monotonic()

        async def ended(_: object, request: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
            headers = end.response.headers
            # The gateway and the servers of files have clocks of their own; an answer with an age comes from a cache.
            if end.url.path.startswith(API_PATH) and "Date" in headers and "Age" not in headers:
                self.answer_arrived(headers["Date"], request.sent_at)

        trace.on_request_start.append(started)
        trace.on_request_end.append(ended)

    def _current_bounds(self) -> tuple[float, float] | None:
        if self._bounds is None:
            return None
        drift = DRIFT * (self._monotonic() - self._bounded_at)
        return self._bounds[0] - drift, self._bounds[1] + drift

    def _set_bounds(self, low: float, high: float) -> None:
        self._bounds, self._bounded_at = (low, high), self._monotonic()

    def _tell(self) -> None:
        """Log by how much the host's clock is wrong, if by more than `WORTH_TELLING`, and again when that changes."""
        offset, now = self.offset or 0.0, self._monotonic()
        if abs(offset - self._told) <= WORTH_TELLING or now - self._told_at < TELL_INTERVAL:
            return
        self._told, self._told_at = offset, now
        if abs(offset) <= WORTH_TELLING:
            log.info("the clock of this machine agrees with Discord's again")
        else:
            log.warning(
                "the clock of this machine is wrong: presses are served all the same, but shown times are off",
                seconds_ahead_of_discord=round(offset),
            )


def _creation_time(snowflake: int) -> float:
    """Return when Discord created the object with this id (a snowflake), in Unix seconds of Discord's clock."""
    return (snowflake >> 22) / 1000 + DISCORD_EPOCH
