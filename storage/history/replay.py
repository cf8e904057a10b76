"""Replay: a match as it stood after each of its steps, for one viewer.

The steps of a running match are the actions in effect (not undone) that have public events, seen as a spectator. Once
the match is finished, every action in effect is a step and can be seen from any seat. A match is replayed in another
thread; some of its states are cached as checkpoints, so that only the records after one have to be replayed again.
"""

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from games.core.game import Game
from games.core.presentation import Presentation
from games.core.replay import Undone, replay_step
from games.core.values import Event, Told, View
from storage.db.database import Database, Retry
from storage.errors import Faulty, Refused
from storage.history.log import effective_viewer, events_for, known_seat
from storage.match.change import Record
from storage.match.model import Match
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import fetch_records, in_thread, load_with_log, records_of

T = TypeVar("T")

CHECKPOINT_INTERVAL = 16
"""The number of records between two cached states; states between them are replayed from the earlier one."""


class Timeline:
    """The states of one match from its opening on, rebuilt from its log.

    It is extended as the match goes on. Applying an action makes a new state, so the cached states never change.

    Args:
        game: The rules.
        opening: The opening state.
        words: The game's presentation, which says where a chapter begins and which events are results.
    """

    def __init__(self, game: Game[Any, Any], opening: Any, words: Presentation[Any]) -> None:
        self.game = game
        self.words = words
        self.read = 0
        """How many records of the log were processed, including undos and undone actions."""
        self.records: list[Record] = []
        """The records of the actions in effect, in order."""
        self.chapters: list[View] = []
        """By record of the log: the public view at the beginning of the chapter (`Presentation.chapter`) that the
        record belongs to."""
        self.starts = [0]
        """By chapter: the number of `records` before its beginning; the first chapter begins with the opening, at 0."""
        self._checkpoints = [opening]
        self._latest = opening
        self._openings = [game.view(opening, None)]
        """By chapter: the public view at its beginning."""

    def extend(self, records: Iterable[Record]) -> None:
        """Apply the next records of the log, actions and undos, in their order.

        Raises:
            ValueError: A record does not follow from those before it.
        """
        for record in records:
            self.read += 1
            self.chapters.append(self._openings[-1])
            played = record.played
            if isinstance(played, Undone):
                self._checkpoints = self._checkpoints[: played.to // CHECKPOINT_INTERVAL + 1]
                del self.records[played.to :]
                self._latest = self.state(len(self.records))
                while self.starts[-1] > played.to:
                    self.starts.pop()
                    self._openings.pop()
                continue
            self._latest = replay_step(self.game, self._latest, played).state
            self.records.append(record)
            if len(self.records) % CHECKPOINT_INTERVAL == 0:
                self._checkpoints.append(self._latest)
            self._begin_chapter()

    def _begin_chapter(self) -> None:
        """Begin a new chapter if the newest position does not belong to the current one (`Presentation.chapter`)."""
        view = self.game.view(self._latest, None)
        if self.words.chapter(view) != self.words.chapter(self._openings[-1]):
            self.starts.append(len(self.records))
            self._openings.append(view)

    def state(self, count: int) -> Any:
        """Return the state after the first `count` of `records`; 0 gives the opening state."""
        state = self._checkpoints[count // CHECKPOINT_INTERVAL]
        for record in self.records[count - count % CHECKPOINT_INTERVAL : count]:
            state = replay_step(self.game, state, record.played).state  # type: ignore[arg-type]
        return state


MAX_TIMELINES = 16
"""How many timelines are cached."""


@dataclass(frozen=True, slots=True)
class Position:
    """A match as one viewer sees it after a number of its steps."""

    match: Match
    step: int
    """The number of steps taken; 0 is the opening."""
    steps: int
    """The number of steps that the viewer can go through in the whole match."""
    seat: int | None
    """The seat from which the match is seen; None for a spectator."""
    view: View = field(repr=False)
    doer: int | None
    """The seat whose action was this step; None at the opening, and for hidden choices while the match runs."""
    events: tuple[Event, ...] = field(repr=False)
    """The step's events that the viewer may know."""
    earlier: int = 0
    """Where a button "previous chapter" leads: the step at which the current chapter (`Presentation.chapter`) began or,
    at that step itself, the one at which the chapter before it began."""
    later: int = 0
    """Where a button "next chapter" leads: the step at which the next chapter begins; in the last chapter, the last
    step."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A match at one of its steps, with all that one viewer may know of it."""

    view: View
    """The viewer's view; a spectator's once the match is finished."""
    hands: tuple[View, ...]
    """By seat: the view of each seat, once the match is finished; () before."""
    told: tuple[Told, ...]
    """The step's events that the viewer may know; all of them once the match is finished."""


class Replays:
    """Rebuilds matches as they stood after each step, in another thread, and caches the most recently used ones.

    Args:
        database: The database.
        identity_map: Decodes matches and records.
        retry: Repeats failing reads.
    """

    def __init__(self, database: Database, identity_map: IdentityMap, retry: Retry) -> None:
        self._database = database
        self._identity_map = identity_map
        self._retry = retry
        self._timelines: OrderedDict[int, Timeline] = OrderedDict()
        self._lock = asyncio.Lock()
        """Held during a replay, so that matches are replayed one at a time: a replay needs much processor time."""

    async def position(self, match: Match, step: int | None, seat: int | None = None) -> Position:
        """Return a match as one viewer may see it after a number of its steps.

        Args:
            match: The match, read just now.
            step: The number of steps; below 0 or above the number that there are, the nearest is taken. None for the
                last step that had a result (`Presentation.result_events`), or the newest if none had.
            seat: The seat from which to see it; a spectator's view is returned if this is None or no seat of the match,
                or while the match is running.

        Raises:
            Refused: The match has not started (`not_started`), was cancelled before it started (`over`), does not exist
                any more (`unknown_match`), or its game is not installed (`unknown_game`).
            BrokenRecord: The log cannot be decrypted or decoded.
            Faulty: The log cannot be replayed.
            Unavailable: The database does not answer.
        """
        _check_started(match)
        if not match.is_finished or (seat is not None and not 0 <= seat < len(match.chairs)):
            seat = None
        async with self._lock:
            timeline = await self._retry(lambda: self._timeline(match))
            return await in_thread(partial(_position, timeline, match, step, seat))

    async def chapters(self, match: Match) -> Sequence[View]:
        """Return, for each record of a match's log, the public view at the beginning of the chapter it belongs to.

        A chapter is a part of a game, such as a round (`Presentation.chapter`).

        Args:
            match: The match, read just now.

        Raises:
            Refused: The match has not started (`not_started`), was cancelled before it started (`over`), does not exist
                any more (`unknown_match`), or its game is not installed (`unknown_game`).
            BrokenRecord: The log cannot be decrypted or decoded.
            Faulty: The log cannot be replayed.
            Unavailable: The database does not answer.
        """
        _check_started(match)
        async with self._lock:
            return tuple((await self._retry(lambda: self._timeline(match))).chapters)

    async def retell(self, match: Match, seat: int | None, tell: Callable[[Moment], T]) -> list[T]:
        """Call a function for the opening and each step of a match, as one viewer knows them, in another thread.

        The steps of a running match are the viewer's own actions in effect and those that told the viewer something.

        Args:
            match: The match, read just now.
            seat: The viewer's seat; None for a spectator. Makes no difference once the match is finished.
            tell: Called in that thread with the opening and then with the match after each step.

        Returns:
            The results of `tell`, in the order of the steps.

        Raises:
            Refused: The match has not started (`not_started`), was cancelled before it started (`over`), does not exist
                any more (`unknown_match`), or its game is not installed (`unknown_game`).
            BrokenRecord: The log cannot be decrypted or decoded.
            Faulty: The log cannot be replayed.
            Unavailable: The database does not answer.
        """
        _check_started(match)
        async with self._lock:
            timeline = await self._retry(lambda: self._timeline(match))
            return await in_thread(lambda: list(map(tell, moments(timeline, match, seat))))

    async def _timeline(self, match: Match) -> Timeline:
        timeline = self._timelines.get(match.id)
        if timeline is None:
            _, opening, rows = await load_with_log(self._database, self._identity_map, match.id)
            timeline = Timeline(match.rules, opening, match.rules.presentation(("",) * len(match.chairs)))
        else:
            start, end = timeline.read, match.record_count
            rows = (
                []
                if end <= start
                else await self._database.read(lambda db: fetch_records(db, match.id, end, offset=start))
            )
        if rows:
            self._timelines.pop(match.id, None)  # if `extend` fails, the half-extended timeline must not be used again
            await in_thread(lambda: _extend(timeline, records_of(rows, match, self._identity_map)))
        self._timelines[match.id] = timeline
        self._timelines.move_to_end(match.id)
        if len(self._timelines) > MAX_TIMELINES:
            self._timelines.popitem(last=False)
        return timeline


def _check_started(match: Match) -> None:
    """Raise `Refused` if a match cannot be replayed, because it has not started or was cancelled."""
    if match.started_at is None or match.state is None:
        raise Refused("not_started" if match.is_open else "over")


def _extend(timeline: Timeline, records: list[Record]) -> None:
    try:
        timeline.extend(records)
    except ValueError as error:  # only its type, since its text may quote a draw
        raise Faulty(f"the log cannot be replayed: {type(error).__name__}") from None


def _position(timeline: Timeline, match: Match, step: int | None, seat: int | None) -> Position:
    counts = [0, *_steps(timeline, match)]
    step = _last_result(timeline, counts, seat) if step is None else max(0, min(step, len(counts) - 1))
    count = counts[step]
    view = timeline.game.view(timeline.state(count), seat)
    record = timeline.records[count - 1] if step else None
    told = () if record is None else tuple([each.event for each in events_for(record, seat)])
    doer = None if record is None else record.seat if match.is_finished else known_seat(record)
    last = len(counts) - 1
    starts = [each for start in timeline.starts if (each := bisect_left(counts, start)) <= last]
    earlier = max([each for each in starts if each < step], default=0)
    later = min([each for each in starts if each > step], default=last)
    return Position(match, step, last, seat, view, doer, told, earlier, later)


def moments(timeline: Timeline, match: Match, seat: int | None) -> Iterator[Moment]:
    """Yield the opening and the steps of a match that a viewer may know; see `Replays.retell`.

    Args:
        timeline: The states and records of the match.
        match: The match.
        seat: The viewer's seat; None for a spectator.
    """
    game, state = timeline.game, timeline.state(0)
    viewer = effective_viewer(match, seat)
    eyes = seat if not match.is_finished else None

    def moment(told: tuple[Told, ...]) -> Moment:
        hands = tuple([game.view(state, each) for each in range(len(match.chairs))]) if match.is_finished else ()
        return Moment(game.view(state, eyes), hands, told)

    yield moment(())
    for record in timeline.records:
        state = replay_step(game, state, record.played).state  # type: ignore[arg-type]
        told = events_for(record, viewer)
        if match.is_finished or told or record.seat == eyes:
            yield moment(told)


def _last_result(timeline: Timeline, counts: Sequence[int], seat: int | None) -> int:
    """Return the step at which a replay opens: the last one with an event that settles something, else the newest.

    A game lists such events in `Presentation.result_events`.

    Args:
        timeline: The states and records of the match.
        counts: By step: how many of the timeline's records have been applied at its end.
        seat: The viewer's seat, whose events count; None for a spectator.
    """
    results, last = timeline.words.result_events, len(counts) - 1
    for step in range(last, 0, -1):
        if any(isinstance(told.event, results) for told in events_for(timeline.records[counts[step] - 1], seat)):
            return step
    return last


def _steps(timeline: Timeline, match: Match) -> list[int]:
    """Return for each step of a match how many of the timeline's records have been applied at its end.

    Args:
        timeline: The states and records of the match.
        match: The match; while it runs, only actions with public events are steps.
    """
    public = not match.is_finished
    return [
        number
        for number, record in enumerate(timeline.records, start=1)
        if not public or any(told.to is None for told in record.events)
    ]
