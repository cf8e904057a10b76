"""The line of a match: its standing records, and any state along it, folded again from one that was kept nearby."""

from collections.abc import Iterable
from typing import Any

from games.core.game import Game
from games.core.replay import Rewound, replay_step
from storage.record import Record

STRIDE = 16
"""Every so many records a state is kept: between them it is folded again."""


class Line:
    """One match from its opening on. It grows as the match does; nothing in it is ever changed behind its back."""

    def __init__(self, game: Game[Any, Any], opening: Any) -> None:
        self.game = game
        self.read = 0
        """How many records of the log it has seen, those that take back included."""
        self.records: list[Record] = []
        """Those that stand, in order."""
        self._kept = [opening]
        self._last = opening

    def extend(self, records: Iterable[Record]) -> None:
        """Fold what has come.

        Raises:
            ValueError: a record does not follow from those before it.
        """
        for record in records:
            self.read += 1
            played = record.played
            if isinstance(played, Rewound):
                self._kept = self._kept[: played.to // STRIDE + 1]
                del self.records[played.to :]
                self._last = self.state(len(self.records))
                continue
            self._last = replay_step(self.game, self._last, played).state
            self.records.append(record)
            if len(self.records) % STRIDE == 0:
                self._kept.append(self._last)

    def state(self, count: int) -> Any:
        """The state after so many standing records."""
        state = self._kept[count // STRIDE]
        for record in self.records[count - count % STRIDE : count]:
            state = replay_step(self.game, state, record.played).state  # type: ignore[arg-type]
        return state
