"""Questions to a table: what is asked, who has answered what, and when that settles it. One mechanism for all.

A question of consent (`pause`, `resume`, `clock`, `undo`, `seat`) wants a yes of everybody who plays. A question what
to do about a seat (`absent`, `left`) goes to the others: more than half of them, and where all have answered without
one, the host's answer among those that are ahead. Whoever is there is asked about their own seat as well, and nobody
else takes it without their yes. Computers are not asked.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Literal

import orjson

Kind = Literal["pause", "resume", "clock", "undo", "seat", "absent", "left"]
Result = Literal["yes", "no", "wait", "computer", "person", "end", "back", "withdrawn", "overtaken"]

CONSENT: tuple[Result, ...] = ("yes", "no")
ABOUT_A_SEAT: tuple[Result, ...] = ("wait", "computer", "person", "end")
REPLACED: tuple[Result, ...] = ("computer", "person")
"""Answers by which somebody loses a seat."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question as it stands."""

    id: int
    """Counts up from 1 at each table, so that a late answer cannot meet another question."""
    kind: Kind
    by: int | None
    """Who asks; None: the bot."""
    by_name: str
    """As typed by its owner: to be defused before it is shown."""
    seat: int | None
    """The seat that it is about."""
    asked_at: datetime
    detail: Mapping[str, Any] = field(default_factory=dict)
    """What a yes does: `clock` (as `Clock.write`, or None), `seq` (the record that is taken back), `user`, `name`."""
    votes: Mapping[int, Result] = field(default_factory=dict)
    """Answers by user."""
    result: Result | None = None
    """What was decided; None while it is open. `back`: who was away has come back; `withdrawn`: it is not asked any
    more; `overtaken`: what was asked for cannot be done any more."""
    decided_by: str = ""
    """The name of the one whose answer settled it."""

    @property
    def choices(self) -> tuple[Result, ...]:
        """What can be answered, in the order of the buttons."""
        return ABOUT_A_SEAT if self.kind in ("absent", "left") else CONSENT

    @property
    def open(self) -> bool:
        """Whether answers are wanted."""
        return self.result is None

    def answered(self, user: int, choice: Result) -> "Question":
        """With an answer, instead of an earlier one of the same user."""
        return replace(self, votes={**self.votes, user: choice})

    def settled(self, voters: Collection[int], host: int, own: int | None = None) -> Result | None:
        """What the answers of those who are asked come to; None as long as nothing is decided. `own`: the user whose
        seat it is and who has to agree."""
        votes = {user: choice for user, choice in self.votes.items() if user in voters}
        result = self._counted(votes, voters, host)
        if own is None:
            return result
        said = votes.get(own)
        if said is None or said == "wait":
            return said
        return "wait" if result in REPLACED and said not in REPLACED else result

    def _counted(self, votes: Mapping[int, Result], voters: Collection[int], host: int) -> Result | None:
        if self.choices is CONSENT:
            if "no" in votes.values():
                return "no"
            return "yes" if len(votes) == len(voters) else None
        counts = Counter(votes.values())
        for choice, count in counts.items():
            if 2 * count > len(voters):
                return choice
        if not voters or len(votes) < len(voters):
            return None
        ahead = [choice for choice in ABOUT_A_SEAT if counts[choice] == max(counts.values())]
        return votes[host] if votes.get(host) in ahead else ahead[0]

    def write(self) -> str:
        """As a column holds it."""
        values = {name: getattr(self, name) for name in self.__slots__}
        votes = [[user, choice] for user, choice in self.votes.items()]
        return orjson.dumps({**values, "votes": votes}).decode()

    @classmethod
    def read(cls, text: str) -> "Question":
        """From a column."""
        values = orjson.loads(text)
        asked_at = datetime.fromisoformat(values.pop("asked_at"))
        votes = {int(user): choice for user, choice in values.pop("votes")}
        return cls(**values, asked_at=asked_at, votes=votes)
