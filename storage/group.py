"""A group: use cases folded one after the other into a draft, between the reading and the writing of a transaction."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from sqlalchemy import BindParameter, Connection, bindparam, null, select, union_all

from games.core.replay import BrokenRecord
from storage import limits
from storage.book import Book, Found
from storage.change import Act, Change
from storage.fetching import Fetched, fetch
from storage.limits import Limits
from storage.record import Record, record_of
from storage.refused import PASSED_ON, Faulty, Refused, Void, fault
from storage.schema import deadlines, receipts, records
from storage.snapshot import Match, Submitted
from storage.writing import Draft, insert_match


@dataclass(frozen=True, slots=True)
class Task:
    """A use case: an act upon the match with that id, or a new match. `key` None: doing it twice does no harm."""

    match: int | None
    key: str | None
    act: Act | None
    new: Match | None = None
    limits: Limits | None = None
    """Of the server in which the new match is opened."""
    deadline: int | None = None
    """Of the row that must still be there, and goes with the match's other deadlines when they are set anew."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a use case came to; `record` is None when nothing was played."""

    match: Match
    record: Record | None
    repeated: bool
    before_active: tuple[int, ...]


def submitted(answer: Answer) -> Submitted:
    """The action that a use case played. Refused: `key_used` when it was something else."""
    record = answer.record
    if record is None or record.action is None:
        raise Refused("key_used")
    return Submitted(answer.match, record.seat, record.action, record.events, answer.repeated, answer.before_active)


REFUSALS: tuple[type[Exception], ...] = (*PASSED_ON, Faulty, BrokenRecord)
"""What a task is answered when it is not possible; the others of its group go on."""


@dataclass(slots=True)
class Gathered:
    """What the database says about a group before it is folded."""

    fetched: Fetched
    applied: dict[str, Any] = field(default_factory=dict)
    """By key: the rows of what was done before; without a `seq` it was something else than an action."""
    waiting: dict[int, int] = field(default_factory=dict)
    """By id: the matches of those deadlines of the tasks that are still set."""
    opened: dict[str, int] = field(default_factory=dict)
    """By key: the ids of matches that were inserted just now."""
    refused: dict[str, Refused] = field(default_factory=dict)
    """By key: why a match was not."""


_KEYS: BindParameter[str] = bindparam("keys", expanding=True)
_APPLIED = union_all(
    select(records).where(records.c.key.in_(_KEYS)),
    select(*[receipts.c.get(column.name, null().label(column.name)) for column in records.c]).where(
        receipts.c.key.in_(_KEYS)
    ),
)


def gather(db: Connection, tasks: Sequence[Task], known: Mapping[int, int]) -> Gathered:
    """Read what the tasks need and lock it; matches that are to be opened get their ids."""
    gathered = Gathered(fetch(db, sorted({t.match for t in tasks if t.match is not None}), known, lock=True))
    # After the rows, never before them: whatever the states read count in, this must be able to see.
    keys = {task.key for task in tasks if task.key is not None}
    if keys:
        gathered.applied = {row.key: row for row in db.execute(_APPLIED, {"keys": sorted(keys)})}
    fired = [task.deadline for task in tasks if task.deadline is not None]
    if fired:
        set_ = select(deadlines.c.id, deadlines.c.match).where(deadlines.c.id.in_(fired))
        gathered.waiting = {row.id: row.match for row in db.execute(set_)}
    _open(db, tasks, gathered)
    elsewhere = {row.match for row in gathered.applied.values()} - {head.id for head in gathered.fetched.heads}
    if elsewhere:
        more = fetch(db, sorted(elsewhere), {})
        gathered.fetched.heads = [*gathered.fetched.heads, *more.heads]
        gathered.fetched.rows |= more.rows
        gathered.fetched.seats |= more.seats
    return gathered


def _open(db: Connection, tasks: Sequence[Task], gathered: Gathered) -> None:
    """Insert the new matches, one after the other, as far as the limits of their servers allow."""
    for guild in sorted({t.new.guild for t in tasks if t.new is not None and t.limits is not None and t.new.guild}):
        limits.hold(db, guild)  # in one order, so that two processes do not wait for each other
    for task in tasks:
        key, new = task.key, task.new
        if new is None or key is None or key in gathered.applied or key in gathered.opened or key in gathered.refused:
            continue
        refused = None if task.limits is None else limits.refusal(db, new, task.limits)
        if refused is None:
            gathered.opened[key] = insert_match(db, new)
        else:
            gathered.refused[key] = refused


class Group:
    """Folds tasks in the order in which they came; one that is refused leaves no trace in the draft."""

    def __init__(self, book: Book, gathered: Gathered, known: dict[int, Match]) -> None:
        self.draft = Draft()
        self._vault = book.vault
        self._found: dict[int, Found] = book.decode(gathered.fetched, known)
        self._gathered = gathered
        self._answered: dict[str, Answer] = {}

    def fold(self, tasks: Sequence[Task]) -> list[Answer | Exception]:
        """An answer to each task, true once the draft is committed."""
        answers: list[Answer | Exception] = []
        for task in tasks:
            try:
                answers.append(self._answer(task))
            except REFUSALS as error:
                answers.append(error)
        return answers

    def _answer(self, task: Task) -> Answer:
        if task.key is not None:
            if earlier := self._answered.get(task.key):
                return replace(earlier, match=self._now(earlier.match.id), repeated=True)
            if applied := self._gathered.applied.get(task.key):
                return self._repeated(applied)
        if task.deadline is not None and task.deadline not in self._gathered.waiting:
            raise Void(gone=True)
        answer = self._act(task) if task.new is None else self._open(task, task.new)
        if task.key is not None:
            self._answered[task.key] = answer
            if answer.record is None:
                self.draft.receipts[task.key] = answer.match.id
        return answer

    def _repeated(self, row: Any) -> Answer:
        match = self._now(row.match)
        record = None if row.seq is None else record_of(row, match.rules, self._vault)
        return Answer(match, record, True, match.active)

    def _open(self, task: Task, new: Match) -> Answer:
        assert task.key is not None
        if refused := self._gathered.refused.get(task.key):
            raise refused
        match = replace(new, id=self._gathered.opened[task.key])
        self.draft.before[match.id] = replace(match, chairs=())
        self.draft.after[match.id] = match
        return Answer(match, None, False, ())

    def _act(self, task: Task) -> Answer:
        assert task.match is not None and task.act is not None
        match = self._now(task.match)
        change = _change(task.act, match)
        self.draft.before.setdefault(match.id, match)
        self.draft.after[match.id] = change.match
        if match.state is None and change.match.state is not None:
            self.draft.openings[match.id] = change.match.state
        if change.record is not None:
            self.draft.records.append(change.record)
            self.draft.records.extend(change.more)
        if change.deadlines is not None:
            self.draft.deadlines[match.id] = change.deadlines
            waiting = self._gathered.waiting
            self._gathered.waiting = {id: other for id, other in waiting.items() if other != match.id}
        if change.owed is not None:
            self.draft.owed.append(change.owed)
        return Answer(change.match, change.record, False, match.active)

    def _now(self, id: int) -> Match:
        """The match as the tasks so far have left it."""
        match = self.draft.after.get(id) or self._found.get(id)
        if match is None:
            raise Refused("unknown_match", match=id)
        if not isinstance(match, Match):
            raise match
        return match


def _change(act: Act, match: Match) -> Change:
    """What the use case makes of the match; a failure that is no refusal says where it is and nothing else."""
    try:
        return act(match)
    except REFUSALS:
        raise
    except Exception as error:  # noqa: BLE001 - whatever the rules do, the others of the group go on
        raise fault(error) from None
