"""The clock of a table: how long decisions may take. `storage.match.timer` runs it."""

from dataclasses import dataclass
from typing import Literal

MINUTE, HOUR, DAY = 60, 3600, 86400
LIVE_LEAST, LIVE_MOST = 1, 120
"""Minutes that a decision at a live table may take."""
BANK_LEAST, BANK_MOST = 1, 24 * 30
"""Hours that a bank may hold."""

Mode = Literal["live", "days"]


class BadClock(ValueError):
    """A clock that cannot be set: `what` is `live` or `days`."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that limits the players' thinking time.

    `live`: every decision may take `bank` seconds. `days`: each seat has a bank of `bank` seconds for all its
    decisions; each decision adds `bonus` seconds, up to the bank's first size.
    """

    mode: Mode
    bank: int
    bonus: int = 0

    @classmethod
    def live(cls, minutes: int) -> "Clock":
        """So many minutes a decision. Raises BadClock."""
        if not LIVE_LEAST <= minutes <= LIVE_MOST:
            raise BadClock("live")
        return cls("live", minutes * MINUTE)

    @classmethod
    def days(cls, bank: int, bonus: int) -> "Clock":
        """A bank and what comes back after a decision, both in hours. Raises BadClock."""
        if not (BANK_LEAST <= bank <= BANK_MOST and 0 <= bonus <= bank):
            raise BadClock("days")
        return cls("days", bank * HOUR, bonus * HOUR)

    def write(self) -> str:
        """As a column holds it, and as a choice of a command names it."""
        return f"{self.mode}:{self.bank}:{self.bonus}"

    @classmethod
    def read(cls, text: str) -> "Clock":
        """From a column or a choice. Raises BadClock for what is none."""
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
        """Seconds that even an empty bank gives to a decision, so that nobody loses one unseen."""
        return float(self.bank) if self.mode == "live" else 5.0 * MINUTE

    def given(self, left: float | None) -> float:
        """The seconds that a seat has for a decision that begins, when so many are in its bank (None: it is new)."""
        return float(self.bank) if left is None or self.mode == "live" else left

    def after(self, left: float) -> float:
        """What is in the bank when a decision was made with so many seconds left."""
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
"""What a lobby offers."""


def converted(old: Clock | None, new: Clock, left: float) -> float:
    """Return the seconds that a seat has under a new clock: the same share of it, or all where there was no clock.

    Args:
        old: The clock until now.
        new: The clock from now on.
        left: Seconds that were left under the old one.
    """
    if old is None:
        return float(new.bank)
    return max(0.0, min(1.0, left / old.bank)) * new.bank
