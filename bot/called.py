"""Who was called: the people whom a board has told that something is asked of them, and whether they have answered."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Self

from bot.screens.agreement import awaited
from storage import Match


@dataclass(frozen=True, slots=True)
class Called:
    """By user, how many turns each had had when the board called them; and since when that turn was going on."""

    turn: datetime
    turns: Mapping[int, int]

    @classmethod
    def by_board(cls, match: Match, pings: Collection[int | None]) -> Self:
        """Whom a new board of this match calls."""
        users = {chair.user: chair.turns for chair in match.chairs if chair.user is not None and chair.user in pings}
        return cls(match.turn_since, users)

    def answered(self, match: Match) -> bool:
        """Whether all of them have. Within one turn nobody is said to have: who has chosen is not to be seen."""
        if self.turn == match.turn_since:
            return False
        asked = awaited(match)
        waiting = {chair.user: chair.turns for chair in match.chairs if chair.active and chair.user is not None}
        return not any(user in asked or waiting.get(user) == turns for user, turns in self.turns.items())
