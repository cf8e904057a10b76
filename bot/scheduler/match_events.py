"""Match events: what follows when a change of a match was committed to the database.

The match's public message is updated, players are pinged, and computer players and timers start. Whom to ping is
decided in `bot.messages.pings`.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from datetime import datetime

import discord
import structlog

from bot.messages.board_updater import BoardUpdater
from bot.messages.pings import PingTracker, pings_after_change
from bot.scheduler.computer_turns import ComputerTurns
from bot.scheduler.deadlines import DeadlineScheduler
from bot.scheduler.departed_players import MembershipChecks, VacantSeats
from bot.scheduler.places import Suspensions
from bot.scheduler.recovery import Recovery
from bot.scheduler.reminders import Digests, Reminders
from bot.scheduler.settings_cache import ServerLanguages, SettingsCache
from bot.screens.questions import pending_voters
from bot.ui.image_cache import ImageCache
from bot.ui.words import chosen_languages
from storage import Fired, Match, Refused, Store, Submitted, Unavailable
from storage.match.consent_rules import waiting_seats

log = structlog.stdlib.get_logger(__name__)


class MatchEvents:
    """The coordinator of what follows a change of a match, such as pings, turns of computer players and deadlines.

    It creates and closes the services that do this in the background.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        boards: BoardUpdater,
        settings: SettingsCache,
        languages: ServerLanguages,
        *,
        images: ImageCache,
        update_threads: Callable[[Match], None],
        update_panels: Callable[[Match], None],
        is_serving: Callable[[], bool],
        presence_window: float = 20.0,
        playing_window: float = 180.0,
        computer_interval: float = 1.5,
    ) -> None:
        """Create the background services; none does anything yet.

        Args:
            client: The connection to Discord.
            store: The database.
            boards: Updates the public messages of matches.
            settings: The users' settings.
            languages: The languages that servers have chosen.
            images: The cache of drawn pictures.
            update_threads: Called with every changed match, to update the members of its private threads.
            update_panels: Called with every changed match, to update the private panels that players have open.
            is_serving: Returns whether the bot serves interactions now.
            presence_window: Seconds after looking at a match or acting in it during which a user is not reminded.
            playing_window: Seconds after that during which the board is not posted anew for that user.
            computer_interval: Seconds between two visible actions of computer players.
        """
        clock = store.time.source
        self.pings = PingTracker(
            store.match,
            self._ping,
            clock.monotonic,
            presence_window=presence_window,
            playing_window=playing_window,
        )
        self.computer_turns = ComputerTurns(store, self.action_committed, interval=computer_interval)
        self.reminders = Reminders(client, store, images, settings, is_present=self.pings.is_present)
        self.membership_checks = MembershipChecks(client, store, self._table_asked)
        self.suspensions = Suspensions(client, store, self._match_resumed)
        self.recovery = Recovery(store, boards, self.computer_turns, self._table_asked)
        self.deadlines = DeadlineScheduler(
            store, is_serving=is_serving, on_fired=self._fired, housekeeping=self._housekeeping
        )
        self._vacant_seats = VacantSeats(client, store, self._table_asked)
        self._digests = Digests(store, settings, self.reminders)
        self._client = client
        self._store = store
        self._settings = settings
        self._languages = languages
        self._boards = boards
        self._update_threads = update_threads
        self._update_panels = update_panels
        self._tasks: set[asyncio.Task[None]] = set()
        self._compared: object = None
        """What boards depended on, besides their matches, when their looks were compared last."""

    def mark_present(self, match: Match, user: int) -> None:
        """Record that a user has just looked at a match or acted in it, so they are not pinged at once.

        Args:
            match: The match as it was when they did so.
            user: The user's id.
        """
        self.pings.mark_present(match, user)

    def action_committed(self, submitted: Submitted) -> None:
        """Start what follows a committed action: the match's message, pings, turns of computer players and timers.

        Does nothing if the request was a repeated one, whose consequences have followed before.
        """
        if submitted.is_repeat:
            return
        match = submitted.match
        voters = pending_voters(match) if submitted.has_asked else ()
        self.match_changed(match, previously_pending=submitted.asked_before, asked_users=voters)

    def match_changed(
        self,
        match: Match,
        *,
        previously_pending: Iterable[int] = (),
        asked_users: Iterable[int] = (),
        silent: bool = False,
        asked_anew: bool = False,
    ) -> None:
        """Start what follows a committed change of a match.

        The public message and the private threads are updated, players are pinged, and computer players and timers
        start. If a question about an absent player's seat had to wait for another one, all players are asked it now.

        Args:
            match: The match after the change.
            previously_pending: Seats that had to act before the change; their players are not pinged again.
            asked_users: Ids of users to ping because they must answer a question that was just put to all players.
            silent: Ping nobody about a turn: a hidden choice was taken back, and a ping would reveal it.
            asked_anew: The players have agreed to an undo, or the server was away. If several have to act, all of them
                are pinged.
        """
        self.pings.follow(match)
        pings = pings_after_change(
            match,
            previously_pending=previously_pending,
            asked_users=asked_users,
            silent=silent,
            asked_anew=asked_anew,
            is_playing=self.pings.is_playing,
        )
        self._boards.schedule(match, pings=pings.at_once, as_new_message=self._ends_unseen(match))
        self._update_panels(match)
        if pings.later:
            self.pings.ping_later(match, pings.later)
        self.computer_turns.wake(match)
        self.deadlines.match_changed(match)
        self._update_threads(match)
        if waiting_seats(match):
            self._spawn(self._ask_next(match))
        if pings.newly_due and self._settings.anyone_wants_next_up:
            self._spawn(self.reminders.next_up(match))

    def _ends_unseen(self, match: Match) -> bool:
        """Return True if a match is over and some of its players are not there to see it."""
        users = [chair.user for chair in match.chairs if chair.user is not None]
        return match.is_finished and not all(self.pings.is_playing(match.id, user) for user in users)

    async def close(self) -> None:
        """Stop all background services; deferred pings are sent now."""
        await self.deadlines.close()
        await self.recovery.close()
        await self._digests.close()
        await self.reminders.close()
        await self.membership_checks.close()
        await self.computer_turns.close()
        await self.pings.close()
        for task in (ending := set(self._tasks)):
            task.cancel()
        if ending:
            await asyncio.wait(ending)

    async def _fired(self, fired: Fired) -> None:
        """Start what follows a deadline: the clock has played for a late player, or a reminder has to be sent.

        After the second timeout in a row all players are asked what to do about the seat, and pinged.
        """
        if fired.played is not None:
            match, seat = fired.played.match, fired.played.seat
            self.action_committed(fired.played)
            # To look up one of several would show, if this player has left, who had not chosen.
            for late in {seat, *match.turn.asked} if match.turn.is_simultaneous else {seat}:
                if (user := match.chairs[late].user) is not None:
                    self.membership_checks.check_soon(match, user)
        elif fired.remind_in is not None and await self.reminders.send(fired):
            await self._store.deadlines.mark_reminder_sent(fired.deadline)

    async def _housekeeping(self, now: datetime) -> None:
        """Do the work that is due now and then, such as to send daily digests and to look for players who have left."""
        await self.reminders.hold()
        await self._languages.refresh(now)
        await self._digests.send_due(now)
        await self.recovery.run(now)
        self._boards.retry_old_boards()
        await self.membership_checks.check_waiting(now)
        await self._vacant_seats.ask_due(now)
        await self.suspensions.check(now)
        depends_on = (self._store.time.outages, dict(chosen_languages(self._client)))
        if depends_on != self._compared:
            self._compared = depends_on
            self._spawn(self._compare_looks())

    async def _compare_looks(self) -> None:
        """Let boards follow what has changed besides their matches: see `BoardUpdater.compare_looks`."""
        try:
            await self._boards.compare_looks()
        except Unavailable:
            self._compared = None  # the next housekeeping tries it again

    async def _ask_next(self, match: Match) -> None:
        """Ask all players about an absent player's seat, if that had to wait until another question was settled."""
        try:
            asked = await self._store.consent.ask_next(match.id)
        except (Refused, Unavailable) as reason:
            log.info("the table cannot be asked about a seat", match=match.id, reason=type(reason).__name__)
            return
        if pending_voters(asked):
            self._table_asked(asked)

    def _table_asked(self, match: Match) -> None:
        """Start what follows when all players are asked about a seat, or such a question ends as a player has left."""
        self.match_changed(match, previously_pending=match.active, asked_users=pending_voters(match))

    def _match_resumed(self, match: Match, asked_anew: bool) -> None:
        """Start what follows when a match goes on because the bot can reach its server again.

        Args:
            match: The match.
            asked_anew: The server was away so long that all who have to act are pinged again.
        """
        self.match_changed(match, previously_pending=() if asked_anew else match.active, asked_anew=asked_anew)

    def _ping(self, match: Match, users: Iterable[int]) -> None:
        self._boards.schedule(match, pings=users)

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
