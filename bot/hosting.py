"""Hosting: what follows a commit. The board is shown, those who must act are told once, computers think."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime
from typing import TYPE_CHECKING

from bot.hours.daily import Daily
from bot.hours.leaving import Leaving
from bot.hours.persons import Persons
from bot.hours.reminding import Reminding
from bot.hours.timekeeper import Timekeeper
from bot.hours.vacant import Vacant
from bot.leftovers import Leftovers
from bot.painter import Painter
from bot.refresher import Refresher
from bot.screens.agreement import awaited
from bot.screens.public import public_of
from bot.tables import Tables
from bot.thinkers import Thinkers
from storage import Fired, Match, Refused, Status, Store, Submitted, Unavailable
from storage.asking import ASKED_AFTER, waiting_seats

if TYPE_CHECKING:
    from bot.client import Stoa

log = logging.getLogger(__name__)


class Hosting:
    """`presence` is for how many seconds somebody who has just acted counts as being there, and is not pinged."""

    def __init__(
        self,
        client: "Stoa",
        store: Store,
        tables: Tables,
        refresher: Refresher,
        persons: Persons,
        *,
        painter: Painter,
        rooms: Callable[[Match], None],
        presence: float = 20.0,
        pace: float = 1.5,
    ) -> None:
        self.thinkers = Thinkers(store, self.acted, pace=pace)
        self.reminding = Reminding(client, store, painter, persons, present=self._is_there)
        self.leaving = Leaving(client, store, self._table_asked)
        self._vacant = Vacant(client, store, self._table_asked)
        self._daily = Daily(store, persons, self.reminding)
        self.leftovers = Leftovers(store, refresher, self.thinkers, self._table_asked)
        self.timekeeper = Timekeeper(store, here=lambda: client.healthy, fired=self._fired, routine=self._routine)
        self._store = store
        self._persons = persons
        self._watch = store.hours.watch
        self._telling: set[asyncio.Task[None]] = set()
        self._tables = tables
        self._rooms = rooms
        self._refresher = refresher
        self._presence = presence
        self._seen: OrderedDict[tuple[int, int], float] = OrderedDict()
        self._owed: dict[asyncio.TimerHandle, tuple[Match, list[int]]] = {}

    def present(self, match: Match, user: int) -> None:
        """This user has just looked at the match or acted in it."""
        self._seen[match.id, user] = self._watch.steady()
        self._seen.move_to_end((match.id, user))
        if len(self._seen) > 4096:
            self._seen.popitem(last=False)

    def acted(self, submitted: Submitted) -> None:
        """An action stands in the log."""
        if submitted.repeated:
            self._tables.keep(submitted.match)
            return
        match, before = submitted.match, submitted.before_active
        self.changed(match, before=before, unseen=_is_taken_back(match, before))

    def changed(
        self,
        match: Match,
        *,
        before: Iterable[int] = (),
        asked: Iterable[int] = (),
        unseen: bool = False,
        undone: bool = False,
    ) -> None:
        """A match has changed; `before` are the seats that had been asked already, `asked` the users whose answer to a
        question is awaited now. `unseen`: somebody has taken back what nobody had seen, of which nobody is to hear;
        `undone`: the table has agreed to take something back."""
        self._tables.keep(match)
        known, voters = set(before), set(asked)
        seats: Iterable[int] = () if unseen else [seat for seat in match.active if seat not in known]
        if undone and seats and (public := public_of(match)).counted:
            seats = public.asked  # to call some of several would tell who had chosen
        fresh = [user for seat in seats if (user := match.chairs[seat].user) is not None]
        away = [user for user in fresh if not self._is_there(match.id, user)]
        over = match.status in (Status.OVER, Status.ENDED)
        self._refresher.touch(match, pings=voters.union(away), anew=over)
        if here := [user for user in fresh if user not in away]:
            self._owe(match, here)
        self.thinkers.wake(match)
        self.timekeeper.expect(match)
        self._rooms(match)
        if waiting_seats(match):
            self._tell_soon(self._ask_next(match))
        if fresh and self._persons.any_next_up:
            self._tell_soon(self.reminding.next_up(match))

    async def _fired(self, fired: Fired) -> None:
        """A deadline has done something."""
        if fired.played is not None:
            match, seat = fired.played.match, fired.played.seat
            self.acted(fired.played)
            if (asked := awaited(match)) and match.chairs[seat].timeouts == ASKED_AFTER:
                self._refresher.touch(match, pings=asked)
            if (user := match.chairs[seat].user) is not None:
                self.leaving.look(match, user)
        elif fired.reminded is not None:
            self._tables.keep(fired.reminded)
            if await self.reminding.remind(fired):
                await self._store.timetable.told(fired.deadline)

    async def _routine(self, now: datetime) -> None:
        """What is looked after now and then."""
        await self._daily.send(now)
        await self.leftovers.look(now)
        await self.leaving.sweep(now)
        await self._vacant.look(now)

    async def _ask_next(self, match: Match) -> None:
        """Another question is settled: the table is asked about a seat, which had to wait for that."""
        try:
            asked = await self._store.consent.ask_next(match.id)
        except (Refused, Unavailable) as reason:
            log.info("match %d cannot be asked about a seat: %s", match.id, type(reason).__name__)
            return
        if awaited(asked):
            self._table_asked(asked)

    def _table_asked(self, match: Match) -> None:
        """The table is asked about a seat, or a question of its has been settled by somebody's going."""
        self.changed(match, before=match.active, asked=awaited(match))

    def _tell_soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def close(self) -> None:
        """Think no more, and tell those now who would have been told in a moment."""
        await self.timekeeper.close()
        await self.leaving.close()
        await self.thinkers.close()
        for timer in self._owed:
            timer.cancel()
        for asked, users in self._owed.values():
            await self._tell(asked, users)

    def _is_there(self, match_id: int, user: int) -> bool:
        since = self._seen.get((match_id, user))
        return since is not None and self._watch.steady() - since < self._presence

    def _owe(self, asked: Match, users: list[int]) -> None:
        """Ping later who is here now, unless they have acted by then."""

        def pay() -> None:
            del self._owed[timer]
            self._tell_soon(self._tell(asked, users))

        timer = asyncio.get_running_loop().call_later(self._presence, pay)
        self._owed[timer] = asked, users

    async def _tell(self, asked: Match, users: list[int]) -> None:
        """Ping whom we owe it since the match was as it is in `asked`: of several who decide at once and unseen all of
        them while the turn goes on, so that nobody sees by it who has chosen; else who still owes that decision."""
        match = await self._tables.match(asked.id)
        if match.status is not Status.PLAYING:
            return
        if not (public_of(asked).counted and match.turn_since == asked.turn_since):
            users = [user for user in users if _has_waited(asked, match, user)]
        if users:
            self._refresher.touch(match, pings=users)


def _is_taken_back(match: Match, before: Iterable[int]) -> bool:
    """Whether an action was that of one of several who, by the rules, took back what they had chosen in this turn."""
    again = [chair.asked_at for chair in match.chairs if chair.active and chair.seat not in before]
    return len(match.active) > 1 and any(at is not None and at > match.turn_since for at in again)


def _has_waited(before: Match, now: Match, user: int) -> bool:
    """Whether somebody owes a decision and has done nothing since; who was there and went on is told by that."""
    seat = now.seat_of(user)
    return seat is not None and now.chairs[seat].active and now.chairs[seat].turns == before.chairs[seat].turns
