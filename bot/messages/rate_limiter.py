"""A rate limiter: spaces out requests evenly, with a burst after an idle time."""

from collections.abc import Callable


class RateLimiter:
    """A rate limiter that spaces out requests in order, with a burst at the start and after each idle time."""

    def __init__(self, per_second: float, burst: int, monotonic: Callable[[], float]) -> None:
        """Create a rate limiter that allows a full burst.

        Args:
            per_second: The steady rate, in requests per second.
            burst: How many requests may go without waiting after an idle time.
            monotonic: A clock in seconds.
        """
        self._monotonic = monotonic
        self._next_slot = float("-inf")
        self.set_rate(per_second, burst)

    def set_rate(self, per_second: float, burst: int) -> None:
        """Change the rate from the next request on.

        Args:
            per_second: The steady rate, in requests per second.
            burst: How many requests may go without waiting after an idle time.
        """
        self._gap = 1 / per_second
        self._burst_window = (burst - 1) * self._gap

    def reserve(self) -> float:
        """Reserve the next slot for one request, and return the seconds that the caller must wait for it."""
        now = self._monotonic()
        self._next_slot = max(self._next_slot + self._gap, now - self._burst_window)
        return max(0.0, self._next_slot - now)

    def has_slot(self) -> bool:
        """Return True if `reserve` would return 0 now; nothing is reserved."""
        return self._next_slot + self._gap <= self._monotonic()

    def rest(self, seconds: float) -> None:
        """Grant no slot for a while, and no burst after it.

        Args:
            seconds: How long, from now on. Slots that are reserved already stay as they are.
        """
        self._next_slot = max(self._next_slot, self._monotonic() + seconds - self._gap)
