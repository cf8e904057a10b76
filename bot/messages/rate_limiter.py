"""A rate limiter: spaces out requests evenly, with a burst after a rest."""

from collections.abc import Callable


class RateLimiter:
    """A rate limiter that spaces out requests in order, with a burst at the start and after each idle time."""

    def __init__(self, per_second: float, burst: int, monotonic: Callable[[], float]) -> None:
        """Create a rate limiter that allows a full burst.

        Args:
            per_second: The steady rate.
            burst: How many requests may go without waiting after a rest.
            monotonic: A clock in seconds.
        """
        self._monotonic = monotonic
        self._next_slot = float("-inf")
        self.set_rate(per_second, burst)

    def set_rate(self, per_second: float, burst: int) -> None:
        """Change the rate from the next slot on.

        Args:
            per_second: The steady rate.
            burst: How many requests may go without waiting after a rest.
        """
        self._gap = 1 / per_second
        self._burst_window = (burst - 1) * self._gap

    def reserve(self) -> float:
        """Reserve the next slot and return the seconds until it comes."""
        now = self._monotonic()
        self._next_slot = max(self._next_slot + self._gap, now - self._burst_window)
        return max(0.0, self._next_slot - now)

    def has_slot(self) -> bool:
        """Return True if the next slot is there without waiting."""
        return self._next_slot + self._gap <= self._monotonic()

    def rest(self, seconds: float) -> None:
        """Let no slot come for a while, and no burst after it.

        Args:
            seconds: How long, from now on.
        """
        self._next_slot = max(self._next_slot, self._monotonic() + seconds - self._gap)
