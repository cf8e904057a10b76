"""Match events: what follows a commit. The board is updated, players are pinged once, computers think."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime

import discord
import structlog

from bot.messages.board_updater import BoardUpdater
from bot.messages.pings import PingTracker
from bot.scheduler.absent_players import MembershipChecks, VacantSeats
from bot.scheduler.computer_turns import ComputerTurns
from bot.scheduler.deadlines import DeadlineScheduler
from bot.scheduler.recovery import Recovery
from bot.scheduler.reminders import Digests, Reminders
from bot.scheduler.settings_cache import SettingsCache
from bot.screens.public import public_of
from bot.screens.questions import pending_voters
from bot.ui.image_cache import ImageCache
from storage import Fired, Match, Refused, Status, Store, Submitted, Unavailable
from storage.match.questions import TIMEOUTS_BEFORE_QUESTION, waiting_seats

log = structlog.stdlib.get_logger(__name__)


class MatchEvents:
    """A coordinator that triggers what follows a change of a match, and owns the parts that run in the background."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        boards: BoardUpdater,
        settings: SettingsCache,
        *,
        images: ImageCache,
        update_threads: Callable[[Match], None],
        is_serving: Callable[[], bool],
        presence_window: float = 20.0,
        computer_interval: float = 1.5,
    ) -> None:
        """Create the parts; nothing runs yet.

        Args:
            client: The connection to Discord.
            store: The database.
            boards: The board updater.
            settings: The users' settings.
            images: The image cache.
            update_threads: Called with every changed match, to update its team threads.
            is_serving: Returns whether the bot serves interactions now.
            presence_window: Seconds for which a user counts as present, and is not pinged.
            computer_interval: Seconds between two visible actions of computer players.
        """
        clock = store.time.source
        self.pings = PingTracker(store.match, self._ping, clock.monotonic, presence_window=presence_window)
        self.computer_turns = ComputerTurns(store, self.action_committed, interval=computer_interval)
        self.reminders = Reminders(client, store, images, settings, is_present=self.pings.is_present)
        self.membership_checks = MembershipChecks(client, store, self._table_asked)
        self.recovery = Recovery(store, boards, self.computer_turns, self._table_asked)
        self.deadlines = DeadlineScheduler(
            store, is_serving=is_serving, on_fired=self._fired, housekeeping=self._housekeeping
        )
        self._vacant_seats = VacantSeats(client, store, self._table_asked)
        self._digests = Digests(store, settings, self.reminders)
        self._store = store
        self._settings = settings
        self._boards = boards
        self._update_threads = update_threads
        self._tasks: set[asyncio.Task[None]] = set()

    def mark_present(self, match: Match, user: int) -> None:
        """Record that a user has just looked at a match or acted in it."""
        self.pings.mark_present(match, user)

    def action_committed(self, submitted: Submitted) -> None:
        """Trigger what follows a committed action."""
        if submitted.is_repeat:
            return
        self.match_changed(submitted.match, previously_pending=submitted.asked_before)

    def match_changed(
        self,
        match: Match,
        *,
        previously_pending: Iterable[int] = (),
        asked_users: Iterable[int] = (),
        silent: bool = False,
        undo_agreed: bool = False,
    ) -> None:
        """Trigger what follows a committed change of a match.

        Args:
            match: The match as committed.
            previously_pending: Seats that had to decide before.
            asked_users: Users who must answer a question that was just put to all players of the match.
            silent: A hidden choice was retracted; nobody is pinged.
            undo_agreed: The players have agreed to an undo.
        """
        known, voters = set(previously_pending), set(asked_users)
        seats: Iterable[int] = () if silent else [seat for seat in match.active if seat not in known]
        if undo_agreed and seats and (public := public_of(match)).hidden:
            seats = public.addressed  # to ping some of several would show who had chosen
        fresh = [user for seat in seats if (user := match.chairs[seat].user) is not None]
        absent = [user for user in fresh if not self.pings.is_present(match.id, user)]
        over = match.status in (Status.OVER, Status.ENDED)
        self._boards.schedule(match, pings=voters.union(absent), as_new_message=over)
        if present := [user for user in fresh if user not in absent]:
            self.pings.ping_later(match, present)
        self.computer_turns.wake(match)
        self.deadlines.match_changed(match)
        self._update_threads(match)
        if waiting_seats(match):
            self._spawn(self._ask_next(match))
        if fresh and self._settings.anyone_wants_next_up:
            self._spawn(self.reminders.next_up(match))

    async def close(self) -> None:
        """Stop all background work, and send all deferred pings now."""
        await self.deadlines.close()
        await self.membership_checks.close()
        await self.computer_turns.close()
        await self.pings.close()

    async def _fired(self, fired: Fired) -> None:
        """React to a deadline that has fired."""
        if fired.played is not None:
            match, seat = fired.played.match, fired.played.seat
            self.action_committed(fired.played)
            if (asked := pending_voters(match)) and match.chairs[seat].timeouts == TIMEOUTS_BEFORE_QUESTION:
                self._boards.schedule(match, pings=asked)
            if (user := match.chairs[seat].user) is not None:
                self.membership_checks.check_soon(match, user)
        elif fired.remind_in is not None and await self.reminders.send(fired):
            await self._store.deadlines.mark_reminder_sent(fired.deadline)

    async def _housekeeping(self, now: datetime) -> None:
        """Run the periodic tasks."""
        await self._digests.send_due(now)
        await self.recovery.run(now)
        await self.membership_checks.check_waiting(now)
        await self._vacant_seats.ask_due(now)

    async def _ask_next(self, match: Match) -> None:
        """Ask the table about a seat whose question had to wait until another one was settled."""
        try:
            asked = await self._store.consent.ask_next(match.id)
        except (Refused, Unavailable) as reason:
            log.info("the table cannot be asked about a seat", match=match.id, reason=type(reason).__name__)
            return
        if pending_voters(asked):
            self._table_asked(asked)

    def _table_asked(self, match: Match) -> None:
        """React to a new question about a seat, or to one that ended because a player left."""
        self.match_changed(match, previously_pending=match.active, asked_users=pending_voters(match))

    def _ping(self, match: Match, users: Iterable[int]) -> None:
        self._boards.schedule(match, pings=users)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
