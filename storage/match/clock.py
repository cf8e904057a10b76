"""The clock of a table: how long decisions may take. `storage.match.timer` applies it to the seats."""

from dataclasses import dataclass
from typing import Literal

MINUTE, HOUR, DAY = 60, 3600, 86400
LIVE_LEAST, LIVE_MOST = 1, 120
"""The range of minutes per decision in mode `live`."""
BANK_LEAST, BANK_MOST = 1, 24 * 30
"""The range of hours in a bank in mode `days`."""

Mode = Literal["live", "days"]


class BadClock(ValueError):
    """A clock with invalid values.

    Attributes:
        what: The mode whose limits were broken, `live` or `days`.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Clock:
    """A time control.

    In mode `live` every decision may take `bank` seconds. In mode `days` each seat has a bank of `bank` seconds: its
    decisions use it up, and each finished decision adds an increment of `bonus` seconds, up to the initial bank.
    """

    mode: Mode
    bank: int
    bonus: int = 0

    @classmethod
    def live(cls, minutes: int) -> "Clock":
        """Return a clock that allows so many minutes per decision.

        Raises:
            BadClock: The number is out of range.
        """
        if not LIVE_LEAST <= minutes <= LIVE_MOST:
            raise BadClock("live")
        return cls("live", minutes * MINUTE)

    @classmethod
    def days(cls, bank: int, bonus: int) -> "Clock":
        """Return a clock with a bank and an increment.

        Args:
            bank: Hours in the bank.
            bonus: Hours that a finished decision adds.

        Raises:
            BadClock: A number is out of range.
        """
        if not (BANK_LEAST <= bank <= BANK_MOST and 0 <= bonus <= bank):
            raise BadClock("days")
        return cls("days", bank * HOUR, bonus * HOUR)

    def write(self) -> str:
        """Serialize the clock, for the database and for the choices of slash commands."""
        return f"{self.mode}:{self.bank}:{self.bonus}"

    @classmethod
    def read(cls, text: str) -> "Clock":
        """Parse what `write` returned.

        Raises:
            BadClock: The text is no clock, or its values are out of range.
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
        """The minimum of seconds per decision, even with an empty bank, so that players get a chance to see it."""
        return float(self.bank) if self.mode == "live" else 5.0 * MINUTE

    def given(self, left: float | None) -> float:
        """Return the seconds a seat has for a new decision.

        Args:
            left: Seconds in its bank; None for its first decision.
        """
        return float(self.bank) if left is None or self.mode == "live" else left

    def after(self, left: float) -> float:
        """Return the seconds in the bank after a decision that was made with `left` seconds to spare."""
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
"""The clocks to choose from in a lobby."""


def converted(old: Clock | None, new: Clock, left: float) -> float:
    """Convert the time left under one clock to another.

    Args:
        old: The previous clock; None if there was none.
        new: The new clock.
        left: Seconds left under the previous clock.

    Returns:
        Seconds: the same share of the new bank, or the whole bank if there was no clock.
    """
    if old is None:
        return float(new.bank)
    return max(0.0, min(1.0, left / old.bank)) * new.bank
