"""Group commit: every change of a match goes through the `Writer`, which commits waiting use cases in groups.

While one commit is under way, new use cases queue up and form the next group. A group reads its matches once, applies
its use cases in order, each to the result of the ones before it, and writes everything in one transaction. Callers are
answered only after the commit. That holds for refusals too, since a refusal may depend on a change of the same group
that is not committed yet.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from sqlalchemy import BindParameter, Connection, bindparam, null, select, union_all
from sqlalchemy.exc import IntegrityError

from games.core.replay import BrokenRecord
from storage.db.database import CLOSED, CommitLost, Database, Retry, commit
from storage.db.schema import deadlines, receipts, records
from storage.errors import PASSED_ON, Damaged, Faulty, Refused, Unavailable, Uncertain, VoidDeadline, as_faulty
from storage.match.change import Act, Change, Record
from storage.match.model import Match, Submitted, asked_before
from storage.unit_of_work import quotas
from storage.unit_of_work.identity_map import Fetched, Found, IdentityMap, fetch
from storage.unit_of_work.mapping import Draft, VersionConflict, insert_match, record_of, write_draft
from storage.unit_of_work.quotas import Limits


@dataclass(frozen=True, slots=True)
class UseCase:
    """A request to change the database: to apply a function to an existing match, or to open a new match."""

    match: int | None
    """The match's id; None to open `new`."""
    key: str | None
    """The idempotency key, such as an interaction id or `deadline:<id>`: the first use case with a key is applied, and
    later ones get its result. None if the use case may be applied several times."""
    act: Act | None
    """The function that returns the change for the newest version of the match; None to open `new`."""
    new: Match | None = None
    """The match to open, without an id."""
    limits: Limits | None = None
    """The quotas of the server in which `new` is opened."""
    deadline: int | None = None
    """The id of the deadline that fires. Unless its row still exists, the use case fails with `VoidDeadline`."""
    context: Context = field(default_factory=copy_context)
    """The context in which `act` runs: that of the task that asks, for it may say something in the user's language."""


@dataclass(frozen=True, slots=True)
class UseCaseResult:
    """The result of a committed use case: the match after it and, for an action or an undo, its record."""

    match: Match
    record: Record | None
    """The record that was written, of an action or an undo; None for other use cases."""
    is_repeat: bool
    """True if a use case with this key had been applied before: `match` is the match as it is now, `record` the record
    written then."""
    asked_before: tuple[int, ...]
    """The seats that knew before the change that they have a decision to make (`storage.match.model.asked_before`); for
    a repeated key, the seats that have one now."""
    has_asked: bool = False
    """True if the change asked the players a question."""


def to_submitted(result: UseCaseResult) -> Submitted:
    """Convert the result of a use case that took an action.

    Raises:
        Refused: The key belongs to a use case that is not an action (`key_used`).
    """
    record = result.record
    if record is None or record.action is None:
        raise Refused("key_used")
    return Submitted(
        result.match,
        record.seat,
        record.action,
        record.events,
        result.is_repeat,
        result.asked_before,
        result.has_asked,
    )


REFUSALS: tuple[type[Exception], ...] = (*PASSED_ON, Faulty, BrokenRecord)
"""The types of errors with which a single use case fails: its caller gets the error, and the rest of the group is
committed."""


@dataclass(slots=True)
class GroupReads:
    """What a group of use cases needs from the database, read before the use cases are applied."""

    fetched: Fetched
    applied: dict[str, Any] = field(default_factory=dict)
    """By idempotency key of the group that was applied earlier: the row of the record written then or, if there was
    none, the row of the receipt (with `seq` None)."""
    waiting: dict[int, int] = field(default_factory=dict)
    """The match of each deadline that the group fires and that still exists, by the deadline's id."""
    opened: dict[str, int] = field(default_factory=dict)
    """The ids of the new matches that were inserted for the group, by the use case's key."""
    refused: dict[str, Refused] = field(default_factory=dict)
    """The refusals of new matches that would exceed a quota, by the use case's key."""


_KEYS: BindParameter[str] = bindparam("keys", expanding=True)
_APPLIED = union_all(
    select(records).where(records.c.key.in_(_KEYS)),
    select(*[receipts.c.get(column.name, null().label(column.name)) for column in records.c]).where(
        receipts.c.key.in_(_KEYS)
    ),
)


def read_group(db: Connection, tasks: Sequence[UseCase], cached_versions: Mapping[int, int]) -> GroupReads:
    """Read and lock what the use cases of a group need, and insert new matches to get their ids.

    Args:
        db: The writing transaction's connection.
        tasks: The use cases of the group.
        cached_versions: The versions of the matches that are already decoded, by match id; they are not read again.
    """
    ids = sorted({t.match for t in tasks if t.match is not None})
    reads = GroupReads(fetch(db, ids, cached_versions, lock=True))
    # Keys must be read after the matches: otherwise a commit between the two reads would be part of a match but its key
    # would be missing, and the use case would be applied twice.
    keys = {task.key for task in tasks if task.key is not None}
    if keys:
        reads.applied = {row.key: row for row in db.execute(_APPLIED, {"keys": sorted(keys)})}
    fired = [task.deadline for task in tasks if task.deadline is not None]
    if fired:
        pending = select(deadlines.c.id, deadlines.c.match).where(deadlines.c.id.in_(fired))
        reads.waiting = {row.id: row.match for row in db.execute(pending)}
    _insert_new_matches(db, tasks, reads)
    # A repeated key is answered with the match it was applied to, which need not be the one named now.
    elsewhere = {row.match for row in reads.applied.values()} - {head.id for head in reads.fetched.heads}
    if elsewhere:
        more = fetch(db, sorted(elsewhere), {})
        reads.fetched.heads = [*reads.fetched.heads, *more.heads]
        reads.fetched.rows |= more.rows
        reads.fetched.seats |= more.seats
    return reads


def _insert_new_matches(db: Connection, tasks: Sequence[UseCase], reads: GroupReads) -> None:
    """Insert the new matches of a group in order; each counts against the quotas of the next.

    The id of an inserted match, or the refusal of one that would exceed a quota, is added to `reads`.

    Args:
        db: The writing transaction's connection.
        tasks: The use cases of the group.
        reads: What was read for the group; `opened` and `refused` are filled in.
    """
    for guild in sorted({t.new.guild for t in tasks if t.new is not None and t.limits is not None and t.new.guild}):
        quotas.lock_server(db, guild)  # in sorted order, so that two processes cannot deadlock
    for task in tasks:
        key, new = task.key, task.new
        if new is None or key is None or key in reads.applied or key in reads.opened or key in reads.refused:
            continue
        refused = None if task.limits is None else quotas.find_refusal(db, new, task.limits)
        if refused is None:
            reads.opened[key] = insert_match(db, new)
        else:
            reads.refused[key] = refused


class UnitOfWork:
    """Applies the use cases of a group in order and collects their changes in `draft`; a failing one adds nothing.

    Args:
        identity_map: Decodes the rows that were read.
        reads: What `read_group` returned.
        cached: The cached matches whose versions were passed to `read_group`.
    """

    def __init__(self, identity_map: IdentityMap, reads: GroupReads, cached: dict[int, Match]) -> None:
        self.draft = Draft()
        self._vault = identity_map.vault
        self._found: dict[int, Found] = identity_map.decode(reads.fetched, cached)
        self._reads = reads
        self._results: dict[str, UseCaseResult] = {}

    def fold(self, tasks: Sequence[UseCase]) -> list[UseCaseResult | Exception]:
        """Apply use cases in order, each to the matches as the ones before it have left them.

        Args:
            tasks: The use cases.

        Returns:
            A result or an error for each use case, in their order; valid only once the draft is committed.
        """
        results: list[UseCaseResult | Exception] = []
        for task in tasks:
            try:
                results.append(self._result_of(task))
            except REFUSALS as error:
                results.append(error)
        return results

    def _result_of(self, task: UseCase) -> UseCaseResult:
        if task.key is not None:
            if earlier := self._results.get(task.key):
                return replace(earlier, match=self._current(earlier.match.id), is_repeat=True)
            if applied := self._reads.applied.get(task.key):
                return self._repeat(applied)
        if task.deadline is not None and task.deadline not in self._reads.waiting:
            raise VoidDeadline(gone=True)
        result = self._apply(task) if task.new is None else self._open(task, task.new)
        if task.key is not None:
            self._results[task.key] = result
            if result.record is None:
                self.draft.receipts[task.key] = result.match.id
        return result

    def _repeat(self, row: Any) -> UseCaseResult:
        match = self._current(row.match)
        record = None if row.seq is None else record_of(row, match.rules, self._vault)
        return UseCaseResult(match, record, True, match.active)

    def _open(self, task: UseCase, new: Match) -> UseCaseResult:
        assert task.key is not None
        if refused := self._reads.refused.get(task.key):
            raise refused
        match = replace(new, id=self._reads.opened[task.key])
        self.draft.before[match.id] = replace(match, chairs=())
        self.draft.after[match.id] = match
        self.draft.chances.add(match.id)
        return UseCaseResult(match, None, False, ())

    def _apply(self, task: UseCase) -> UseCaseResult:
        assert task.match is not None and task.act is not None
        match = self._current(task.match)
        act = task.act
        change = _call(lambda current: task.context.run(act, current), match)
        self.draft.before.setdefault(match.id, match)
        self.draft.after[match.id] = change.match
        if match.state is None and change.match.state is not None:
            self.draft.openings[match.id] = change.match.state
        if change.match.chance is not match.chance:
            self.draft.chances.add(match.id)
        if change.record is not None:
            self.draft.records.append(change.record)
            self.draft.records.extend(change.further_records)
        if change.deadlines is not None:
            self.draft.deadlines[match.id] = change.deadlines
            # Replaces all rows of the match, so a later task of the group must not fire one of the old ones.
            waiting = self._reads.waiting
            self._reads.waiting = {id: other for id, other in waiting.items() if other != match.id}
        if change.reminder is not None:
            self.draft.reminders.append(change.reminder)
        asks = change.match.question_count > match.question_count
        return UseCaseResult(change.match, change.record, False, asked_before(match, change.match), asks)

    def _current(self, id: int) -> Match:
        """Return a match as the use cases of the group that were applied so far have left it.

        Raises:
            Refused: There is no such match (`unknown_match`), or its game is not installed (`unknown_game`).
            BrokenRecord: Its state cannot be decrypted or decoded.
        """
        match = self.draft.after.get(id) or self._found.get(id)
        if match is None:
            raise Refused("unknown_match", match=id)
        if not isinstance(match, Match):
            raise match
        return match


def _call(act: Act, match: Match) -> Change:
    """Apply a use case's function to a match and return its change.

    Args:
        act: The function.
        match: The newest version of the match.

    Raises:
        Faulty: The function raised an unexpected error, whose type and place the text names. The errors in `REFUSALS`
            are raised as they are.
    """
    try:
        return act(match)
    except REFUSALS:
        raise
    except Exception as error:  # noqa: BLE001 - a bug in one game must not fail the rest of the group
        raise as_faulty(error) from None


log = logging.getLogger(__name__)
T = TypeVar("T")

MAX_GROUP = 100
"""The maximum number of use cases in one commit."""
MAX_CONFLICTS = 5
"""The maximum number of attempts at a transaction if other processes change the same matches."""


class _Contended(Unavailable):
    """Every attempt to commit a group failed because another process had changed the same matches."""


@dataclass(slots=True, eq=False)
class _Waiting:
    """A queued use case, with the future that gives its caller the result."""

    task: UseCase
    future: "asyncio.Future[UseCaseResult]"

    def resolve(self, result: UseCaseResult | Exception) -> None:
        if self.future.done():
            return  # the caller was cancelled; the use case stays committed
        if isinstance(result, Exception):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


CommitObserver = Callable[[int, float], None]
"""A function that is called after each commit, with the number of requests in it and its duration in seconds."""


class Writer:
    """Commits changes to the database, one transaction at a time; use cases that wait together share a transaction.

    Args:
        database: The database to write to.
        identity_map: The cache of decoded matches, updated after each commit.
        retry: Repeats failing transactions.
    """

    def __init__(self, database: Database, identity_map: IdentityMap, *, retry: Retry) -> None:
        self._database = database
        self._identity_map = identity_map
        self._retry = retry
        self.on_commit: CommitObserver | None = None
        """The function that is called after each commit; None for none."""
        self._queue: deque[_Waiting] = deque()
        self._wanted = asyncio.Event()
        self._closing = False
        self._lock = asyncio.Lock()
        self._running = asyncio.create_task(self._run(), name="storage writer")

    async def do(self, task: UseCase) -> UseCaseResult:
        """Commit a use case with the next group and return its result.

        If the caller is cancelled the use case is committed all the same; a retry with the same key gets its result.

        Raises:
            Refused, Illegal, Faulty, BrokenRecord: The use case failed; nothing is changed.
            Unavailable: The database cannot be written or the store is closed; nothing is changed.
            Uncertain: The database went away during the commit; the use case may be committed.
        """
        if self._closing:
            raise Unavailable(CLOSED)
        future: asyncio.Future[UseCaseResult] = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(task, future))
        self._wanted.set()
        return await future

    async def change(self, match_id: int, key: str | None, act: Act) -> Match:
        """Commit a change of an existing match with the next group, and return the match afterwards.

        The errors are those of `do`.

        Args:
            match_id: The match.
            key: The idempotency key; None if the change may be applied several times.
            act: Returns the change for the newest version of the match.
        """
        return (await self.do(UseCase(match_id, key, act))).match

    async def alone(self, work: Callable[[Connection], T], *, submissions: int = 1) -> T:
        """Run a function in a transaction of its own, between two groups of use cases, and return its result.

        Args:
            work: The function; after a conflict or a transient error the transaction is repeated, so it may be called
                several times.
            submissions: The number of requests in the transaction that `on_commit` is told.

        Raises:
            Unavailable: The database cannot be written; nothing is changed.
            Uncertain: The database went away during the commit; the transaction may be committed.
            Exception: What `work` raised; nothing is changed.
        """

        async def once() -> T:
            async with self._lock:
                began = time.monotonic()
                async with self._database.writing() as run:
                    result = await run(lambda db: _committed(db, work))
                self._observe(submissions, began)
            return result

        return await self._with_retry(once)

    @property
    def waiting(self) -> int:
        """The number of use cases queued for the next commit."""
        return len(self._queue)

    async def close(self) -> None:
        """Commit what is queued, then stop; later calls of `do` raise Unavailable."""
        self._closing = True
        self._wanted.set()
        await self._running

    async def _run(self) -> None:
        group: list[_Waiting] = []
        try:
            while self._queue or not self._closing:
                self._wanted.clear()
                while self._queue:
                    group = [self._queue.popleft() for _ in range(min(MAX_GROUP, len(self._queue)))]
                    await self._finish(group)
                if not self._closing:
                    await self._wanted.wait()
        finally:
            self._closing = True
            for waiting in (*group, *self._queue):
                waiting.resolve(Unavailable(CLOSED))

    async def _finish(self, group: Sequence[_Waiting]) -> None:
        """Commit a group and give each caller its result or error.

        If the group cannot be written although the database answers, each use case is committed alone, so that one of
        them does not fail the others.
        """
        try:
            results = await self._with_retry(lambda: self._commit(group))
        except Exception as error:  # noqa: BLE001 - every caller is answered, and the writer goes on
            if isinstance(error, Unavailable) and not isinstance(error, _Contended | Damaged):
                for waiting in group:
                    waiting.resolve(error)
            elif len(group) > 1:  # one of them cannot be written; commit each alone to save the others
                for waiting in group:
                    await self._finish([waiting])
            else:
                log.error("a use case could not be written: %s", as_faulty(error))
                group[0].resolve(error if isinstance(error, Unavailable) else as_faulty(error))
        else:
            for waiting, result in zip(group, results, strict=True):
                waiting.resolve(result)

    async def _commit(self, waiting: Sequence[_Waiting]) -> list[UseCaseResult | Exception]:
        """Read, apply and write a group in one transaction; return a result or an error for each use case."""
        tasks = [each.task for each in waiting]
        async with self._lock:
            began = time.monotonic()
            async with self._database.writing() as run:
                cached = self._identity_map.known({task.match for task in tasks if task.match is not None})
                versions = {id: match.version for id, match in cached.items()}
                reads = await run(lambda db: read_group(db, tasks, versions))
                group = UnitOfWork(self._identity_map, reads, cached)
                results = group.fold(tasks)
                await run(lambda db: _committed(db, lambda db: write_draft(db, group.draft, self._identity_map.vault)))
            for _, match in group.draft.changed:
                self._identity_map.remember(match)
            self._identity_map.remember_records(group.draft.records)
            self._observe(len(tasks), began)
        return results

    def _observe(self, submissions: int, began: float) -> None:
        if self.on_commit is not None:
            self.on_commit(submissions, time.monotonic() - began)

    async def _with_retry(self, once: Callable[[], Awaitable[T]]) -> T:
        """Call `once`, again after a conflict with another process or a transient database error; return its result.

        Raises:
            Unavailable: `once` kept failing.
            Uncertain: `once` kept failing, at least one time during a commit, which may have been carried out.
        """
        may_be_committed = False

        async def attempt() -> T:
            nonlocal may_be_committed
            try:
                return await once()
            except CommitLost:
                may_be_committed = True
                raise

        try:
            for _ in range(MAX_CONFLICTS):
                try:
                    return await self._retry(attempt)
                except (VersionConflict, IntegrityError):
                    self._identity_map.forget()
        except Unavailable as error:
            if may_be_committed:
                raise Uncertain(str(error)) from None
            raise
        raise _Contended("other processes kept changing the same matches")


def _committed(db: Connection, work: Callable[[Connection], T]) -> T:
    """Call `work` as the last step of a transaction, commit the transaction, and return the result of `work`.

    One function does both, because each function that is run in a transaction costs a switch of threads.

    Args:
        db: The writing transaction's connection.
        work: Writes what the transaction changes.

    Raises:
        CommitLost: It is unknown whether the transaction is committed. After any other error it is not.
    """
    result = work(db)
    commit(db)
    return result
