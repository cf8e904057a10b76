"""A wish: how a match is to be shown the next time. Wishes that meet before that are one."""

from dataclasses import dataclass, field


@dataclass(slots=True)
class Wish:
    """To whom a new message speaks, and whether it has to be a new one."""

    pings: set[int] = field(default_factory=set)
    anew: bool = False
    attempts: int = 0
    behind: bool = True
    """Only if the message is still behind when it comes to that: somebody else may be about to show it."""

    def take_in(self, other: "Wish") -> None:
        """Both at once."""
        self.pings |= other.pings
        self.anew = self.anew or other.anew
        self.attempts = max(self.attempts, other.attempts)
        self.behind = self.behind and other.behind
