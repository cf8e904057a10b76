"""The clock of a match: how long players may take for their decisions. `storage.match.timer` applies it."""

from dataclasses import dataclass
from typing import Literal

MINUTE, HOUR, DAY = 60, 3600, 86400
LIVE_LEAST, LIVE_MOST = 1, 120
"""The shortest and longest time per decision of a live clock, in minutes."""
BANK_LEAST, BANK_MOST = 1, 24 * 30
"""The smallest and largest bank, in hours."""

Mode = Literal["live", "days"]


class BadClock(ValueError):
    """The times given for a clock are not allowed, or a text does not describe a clock.

    Attributes:
        what: The mode of the clock, `live` or `days`.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Clock:
    """The time control of a match, with one of two modes.

    `live`: every decision may take `bank` seconds. `days`: each seat has a bank of `bank` seconds for all its
    decisions, and gets `bonus` seconds back after each, up to the initial bank. A decision of several seats at once
    changes a bank only if its seat runs out of time (`storage.match.timer`).
    """

    mode: Mode
    bank: int
    bonus: int = 0

    @classmethod
    def live(cls, minutes: int) -> "Clock":
        """Return a clock that gives the same time to every decision.

        Args:
            minutes: Minutes per decision.

        Raises:
            BadClock: The time is too short or too long.
        """
        if not LIVE_LEAST <= minutes <= LIVE_MOST:
            raise BadClock("live")
        return cls("live", minutes * MINUTE)

    @classmethod
    def days(cls, bank: int, bonus: int) -> "Clock":
        """Return a clock that gives each seat a bank of time for all its decisions.

        Args:
            bank: The bank of each seat, in hours.
            bonus: What a seat gets back after each decision, in hours.

        Raises:
            BadClock: The bank is too small or too large, or the bonus exceeds it.
        """
        if not (BANK_LEAST <= bank <= BANK_MOST and 0 <= bonus <= bank):
            raise BadClock("days")
        return cls("days", bank * HOUR, bonus * HOUR)

    def write(self) -> str:
        """Return the clock as a text such as `days:86400:43200`: mode, bank and bonus, both in seconds.

        The text is stored in the database and used as the value of a command's choice.
        """
        return f"{self.mode}:{self.bank}:{self.bonus}"

    @classmethod
    def read(cls, text: str) -> "Clock":
        """Return the clock that a text from `write` describes.

        Raises:
            BadClock: The text does not describe an allowed clock.
        """
        mode, _, rest = text.partition(":")
        bank, _, bonus = rest.partition(":")
        if not (bank.isascii() and bank.isdigit() and bonus.isascii() and bonus.isdigit()):
            raise BadClock("live")
        if mode == "live":
            return cls.live(int(bank) // MINUTE)
        if mode == "days":
            return cls.days(int(bank) // HOUR, int(bonus) // HOUR)
        raise BadClock("live")

    @property
    def least(self) -> float:
        """The minimum seconds for a decision, even with an empty bank: nobody should time out before seeing it."""
        return float(self.bank) if self.mode == "live" else 5.0 * MINUTE

    def given(self, left: float | None) -> float:
        """Return the seconds that a seat has for a decision that begins, before the minimum `least` is applied.

        Args:
            left: Seconds in the seat's bank; None if it has not been used yet.
        """
        return float(self.bank) if left is None or self.mode == "live" else left

    def after(self, left: float) -> float:
        """Return the seconds in a seat's bank after a decision: what was left plus the bonus, at most the full bank.

        With a `live` clock, which gives the same time for every decision, this is always the full bank.

        Args:
            left: Seconds that were left when the decision was made.
        """
        return float(self.bank) if self.mode == "live" else min(float(self.bank), max(0.0, left) + self.bonus)


PRESETS: tuple[Clock | None, ...] = (
    None,
    Clock.live(2),
    Clock.live(5),
    Clock.live(15),
    Clock.days(24, 12),
    Clock.days(48, 24),
    Clock.days(72, 24),
    Clock.days(168, 48),
)
"""The clocks that a lobby offers; None is no clock."""


def converted(old: Clock | None, new: Clock, left: float) -> float:
    """Return the seconds that a seat has left under a new clock, for a change of clocks during a match.

    The seat keeps the same share of its bank; if there was no clock before, it gets the full bank.

    Args:
        old: The previous clock; None if there was none.
        new: The clock from now on.
        left: Seconds left under the previous clock.
    """
    if old is None:
        return float(new.bank)
    return max(0.0, min(1.0, left / old.bank)) * new.bank
