"""Reminders, notices that it is soon a user's turn, and the daily digest, sent where and when the user wants them.

When several players choose at once, a reminder in the thread addresses all of them: one that named only the late ones
would reveal who has chosen.
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from typing import Literal
from zoneinfo import ZoneInfo

import discord
import structlog
from cachetools import FIFOCache

from bot.interactions.errors import describe_error, is_temporary
from bot.messages.channel_writer import RETRYABLE_ERRORS, ChannelUnavailable, ChannelWriter
from bot.scheduler.direct_messages import Build, Delivery, DirectMessages
from bot.scheduler.settings_cache import SettingsCache
from bot.screens.public import public_of
from bot.screens.tables import is_asked, jump_url
from bot.ui.blocks import NEUTRAL_ACCENT, Buttons, Link, Screen, Text
from bot.ui.image_cache import ImageCache
from bot.ui.limits import fit_markdown, notice
from bot.ui.payload import mentioning
from bot.ui.words import mention, mentions, say, server_language, timestamp
from games.core.words import AllOf, Markdown, bullets, in_language, lines
from storage import Chair, Deadline, Fired, Match, Refused, Status, Store, Unavailable, UserSettings
from storage.match.due_times import TIMEOUT, seat_deadline, turn_deadline

REMEMBERED = 4096
"""How many sent messages are remembered. A reminder can consist of several; if one fails, only that one is repeated."""

log = structlog.stdlib.get_logger(__name__)


async def _cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until they have ended."""
    waited_for = set(tasks)
    for task in waited_for:
        task.cancel()
    if waited_for:
        await asyncio.wait(waited_for)


class Reminders:
    """The sender of reminders that a player's time is running out, and of notices that it is soon their turn.

    `is_present(match, user)` returns whether a user has just looked at a match or acted in it; such a user is not
    reminded.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        settings: SettingsCache,
        *,
        is_present: Callable[[int, int], bool],
    ) -> None:
        self._client = client
        self._store = store
        self._images = images
        self._settings = settings
        self._is_present = is_present
        self._direct = DirectMessages(client, images)
        self._next_up_sent: FIFOCache[tuple[int, datetime], None] = FIFOCache(1024)
        self._sending: dict[int, asyncio.Task[None]] = {}
        """The reminders whose direct messages are under way, by the id of their deadline."""
        self._sent: FIFOCache[tuple[str, int | None], None] = FIFOCache(REMEMBERED)
        """What has arrived: nonce and user; None for the message in the thread."""

    async def send(self, fired: Fired) -> bool:
        """Send the reminder that a deadline calls for, privately or in the match's thread as each player prefers.

        Discord may keep a message waiting for long, and no clock may wait for it. So messages are sent in the
        background; the reminder is then marked as sent by the background task. A repeated attempt uses the same nonce,
        so that Discord posts no message twice.

        Args:
            fired: The deadline that is due, with the match to remind in, if any.

        Returns:
            True if nothing is left to do, so that the caller marks the reminder as sent; False if it is being sent in
            the background or has to be tried again.
        """
        match, deadline = fired.remind_in, fired.deadline
        if match is None or deadline.kind == TIMEOUT or match.status is not Status.PLAYING:
            return True
        if deadline.id in self._sending:
            return False
        await self._settings.refresh(self._store.time.now())  # right after a start, no settings have been read yet
        away = self._store.time.outages
        asked = [chair for chair in match.chairs if chair.shown_timer is not None and chair.user is not None]
        simultaneous = len(asked) > 1
        if simultaneous:
            ends = turn_deadline(match, away)
        else:
            asked = [chair for chair in asked if chair.seat == deadline.seat]
            ends = seat_deadline(match, match.chairs[deadline.seat], away)
        if ends is None:
            return True
        ways = [(chair, self._way(match, chair, simultaneous=simultaneous)) for chair in asked]
        ping = [chair.user for chair, way in ways if way == "ping" and chair.user is not None]
        private = [chair for chair, way in ways if way == "dm"]
        if not (private or ping):
            return True
        assert deadline.id is not None
        work = self._send_messages(fired, match, private, ping, ends, simultaneous=simultaneous)
        self._sending[deadline.id] = asyncio.create_task(work, name="reminder")
        return False

    @property
    def sending(self) -> int:
        """How many reminders are being sent."""
        return len(self._sending)

    async def hold(self) -> None:
        """Store that this process is still sending its reminders, so that no other one does too. Called regularly.

        Raises:
            Unavailable: The database does not answer.
        """
        if self._sending:
            await self._store.deadlines.hold_reminders(list(self._sending))

    async def close(self) -> None:
        """Cancel the reminders that are being sent; what is left of them is sent after the next start."""
        await _cancel(self._sending.values())

    async def next_up(self, match: Match) -> None:
        """Notify the player who will probably act after the current one, if they have asked for such notices.

        The guess is the next person in seat order. Matches of two players have no such notices, nor has a simultaneous
        decision: a notice after its last player would reveal who that is.
        """
        asked = match.turn.asked
        if len(asked) != 1 or match.status is not Status.PLAYING or len(match.chairs) < 3:
            return
        order = [match.chairs[(asked[0] + step) % len(match.chairs)] for step in range(1, len(match.chairs))]
        chair = next((chair for chair in order if chair.user is not None), None)
        if chair is None or chair.user is None or not self._settings.get(chair.user).next_up:
            return
        key = (match.id, match.turn.since)
        if key in self._next_up_sent or self._in_quiet_hours(self._settings.get(chair.user)):
            return
        self._next_up_sent[key] = None
        said = {"game": match.rules.title, "match": str(match.id), "url": jump_url(match)}
        nonce = f"n{match.id:x}:{int(match.turn.since.timestamp() * 1e6):x}"
        person = self._settings.get(chair.user)

        async def build() -> Screen | None:
            now = await self._store.match(match.id)
            same = now.status is Status.PLAYING and now.turn.since == match.turn.since
            return _with_link(now, say.text("remind-next", **said)) if same else None

        if person.reminders == "dm" and not person.dms_closed:
            delivery = await self.send_dm(chair.user, nonce, build)
            if delivery in ("sent", "outdated"):
                return
        with in_language(server_language(self._client, match.guild)):
            text = say.text("remind-next-ping", who=mention(chair.user), **said)
        await self._post_in_thread(match, text, [chair.user], nonce)

    async def send_dm(self, user: int, nonce: str, build: Build, *, is_secret: bool = False) -> Delivery:
        """Send a direct message to a user, which may take long.

        If Discord says that the user accepts no direct messages, this is stored in the user's settings, and from then
        on the user is told in threads, where others see it.

        Args:
            user: The id of the recipient.
            nonce: A message that is sent again with the same nonce is not posted twice.
            build: Returns the message, or None if it is out of date; called before each attempt.
            is_secret: Others may not know that it is sent. Then nothing is stored.

        Returns:
            What became of the message.
        """
        with in_language(self._settings.language_of(user)):
            delivery = await self._direct.send(user, nonce, build)
        if delivery == "closed" and not is_secret:
            await self._settings.change(user, _with_closed_dms)
        return delivery

    def _way(self, match: Match, chair: Chair, *, simultaneous: bool) -> Literal["ping", "dm", "none"]:
        """Return how to remind a player: by a ping in the match's thread, by a direct message, or not at all.

        In a simultaneous decision the message in the thread must not depend on who has chosen, so presence and failed
        direct messages are ignored there.

        Args:
            match: The match.
            chair: The player's seat.
            simultaneous: Several players choose at once.
        """
        user = chair.user
        assert user is not None
        person = self._settings.get(user)
        here = self._is_present(match.id, user) and not simultaneous
        if person.reminders == "off" or here or self._in_quiet_hours(person):
            return "none"
        if person.reminders == "ping" or person.dms_closed:
            return "ping"
        return "dm" if chair.active else "none"  # who has chosen gets none, and nobody else reads it

    async def _send_messages(
        self,
        fired: Fired,
        match: Match,
        chairs: Sequence[Chair],
        ping: list[int],
        ends: datetime,
        *,
        simultaneous: bool,
    ) -> None:
        """Send a reminder as direct messages and in the match's thread, and mark it as sent if nothing is left to send.

        Args:
            fired: The deadline that calls for the reminder.
            match: The match.
            chairs: The seats of the players who get a direct message.
            ping: Ids of the users who are reminded in the thread.
            ends: When the players' time is over.
            simultaneous: Several players choose at once.
        """
        deadline, nonce = fired.deadline, _nonce(fired.deadline)
        try:
            deliveries = asyncio.gather(*[self._send_to(match, chair, nonce) for chair in chairs])
            posted = not simultaneous or await self._ping(match, ping, ends, nonce, simultaneous=True)
            failed = [chair for chair, arrived in zip(chairs, await deliveries, strict=True) if not arrived]
            if not simultaneous:
                ping = ping + [chair.user for chair in failed if chair.user is not None]
                posted = await self._ping(match, ping, ends, nonce, simultaneous=False)
            if posted and not (simultaneous and failed):
                await self._store.deadlines.mark_reminder_sent(deadline)
        except (Refused, Unavailable) as reason:
            log.info("a reminder is not finished", match=match.id, reason=type(reason).__name__)
        except Exception as error:  # noqa: BLE001 - the task has no owner
            log.error("a reminder is not finished", match=match.id, error=describe_error(error))
        finally:
            assert deadline.id is not None
            del self._sending[deadline.id]

    async def _send_to(self, asked: Match, asked_chair: Chair, nonce: str) -> bool:
        """Send a reminder to a player as a direct message; return False if they still have to be reminded.

        Args:
            asked: The match as it was when the reminder became due.
            asked_chair: The player's seat in it.
            nonce: Identifies the message, so that it is not posted twice.
        """
        user = asked_chair.user
        assert user is not None
        if (nonce, user) in self._sent:
            return True

        async def build() -> Screen | None:
            match = await self._store.match(asked.id)
            chair = match.chairs[asked_chair.seat]
            if match.status is not Status.PLAYING or match.paused_at is not None or not chair.active:
                return None
            if chair.user != user or match.turn.since != asked.turn.since:
                return None
            ends = seat_deadline(match, chair, self._store.time.outages)  # of several each has a bank of their own
            if chair.actions_taken != asked_chair.actions_taken or ends is None or ends <= self._store.time.now():
                return None
            if self._in_quiet_hours(self._settings.get(user)):
                return None
            task = public_of(match).presentation.task(match.rules.view(match.state, None))
            said = {"game": match.rules.title, "match": str(match.id), "task": task}
            return _with_link(match, say.text("remind-direct", **said, ends=timestamp(ends)))

        # Of several only who still has to choose is written to, so no thread may show, now or at the next reminder, to
        # whom it did not arrive. It shows once a message does not arrive of which everybody may know.
        several = len([chair for chair in asked.chairs if chair.shown_timer is not None]) > 1
        delivery = await self.send_dm(user, nonce, build, is_secret=several)
        if delivery == "failed":
            return False
        self._sent[nonce, user] = None
        return delivery not in ("closed", "refused") or several

    async def _ping(self, match: Match, users: list[int], ends: datetime, nonce: str, *, simultaneous: bool) -> bool:
        """Remind users by a message in the match's thread that pings them; return False if it has to be tried again.

        Args:
            match: The match.
            users: Their ids.
            ends: When their time is over.
            nonce: Identifies the message, so that it is not posted twice.
            simultaneous: Several players choose at once.
        """
        if not users or (nonce, None) in self._sent:
            return True
        said = {"who": mentions(users), "game": match.rules.title, "ends": timestamp(ends), "url": jump_url(match)}
        with in_language(server_language(self._client, match.guild)):
            task = public_of(match).presentation.task(match.rules.view(match.state, None))
            text = say.text("remind-several" if simultaneous else "remind-one", task=task, **said)
        posted = await self._post_in_thread(match, text, users, nonce)
        if posted:
            self._sent[nonce, None] = None
        return posted

    def _in_quiet_hours(self, person: UserSettings) -> bool:
        return person.quiet_hours is not None and person.quiet_hours.end_if_within(self._store.time.now()) is not None

    async def _post_in_thread(self, match: Match, text: Markdown, users: Iterable[int], nonce: str) -> bool:
        """Post a text in the match's thread, or in its channel if it has none.

        Args:
            match: The match.
            text: The text.
            users: Ids of the users whom it notifies.
            nonce: Identifies the message, so that it is not posted twice.

        Returns:
            False if another attempt may succeed; True if it is posted or cannot be.
        """
        here = match.thread or match.channel
        place = ChannelWriter(self._client, self._images, here, match.guild, match.thread)
        try:
            await place.post(notice(text), nonce, mentioning(tuple(users)))
        except ChannelUnavailable as lost:
            log.info("nobody can be reminded", match=match.id, reason=lost.reason)
        except RETRYABLE_ERRORS as error:
            log.info("nobody is reminded yet", match=match.id, error=type(error).__name__)
            return False
        except discord.HTTPException as error:
            if is_temporary(error):
                log.info("nobody is reminded yet", match=match.id, error=type(error).__name__)
                return False
            log.warning("nobody was reminded", match=match.id, error=describe_error(error))
        return True


def _nonce(deadline: Deadline) -> str:
    """Return the nonce of the reminder for a deadline, by which Discord posts the message only once.

    Everybody can read it, so it has no number that grows with hidden choices.
    """
    return f"r{deadline.match:x}:{deadline.kind[:1]}{int(deadline.due.timestamp()):x}:{deadline.seat:x}"[-25:]


def _with_link(match: Match, text: Markdown) -> Screen:
    return Screen((Text(text), Buttons((Link(say.label("remind-open"), jump_url(match)),))), NEUTRAL_ACCENT)


def _with_closed_dms(person: UserSettings) -> UserSettings:
    return replace(person, dms_closed=True)


MORNING = time(9)
"""When the digest is sent, in the user's own time zone."""
RETRY_AFTER, GIVE_UP_AFTER = timedelta(minutes=10), timedelta(hours=3)
"""Time after which a failed digest is retried, also if the sending process died; and when it is given up."""
MAX_TABLES, MAX_TASK_LENGTH = 15, 90
"""How many tables are named, and how long each task may be, so that all fits into one message."""


def next_morning(zone: str, after: datetime) -> datetime:
    """Return the next time at which it is nine o'clock in the morning (`MORNING`) in a time zone.

    Args:
        zone: The name of the time zone.
        after: The time, timezone-aware, after which the morning comes; the result has the time zone of `after`.
    """
    local = after.astimezone(ZoneInfo(zone))
    day = local.date()
    while (morning := datetime.combine(day, MORNING, local.tzinfo).astimezone(after.tzinfo)) <= after:
        day += timedelta(days=1)
    return morning


class Digests:
    """The sender of a daily message that lists the matches in which it is a user's turn, for users who want it."""

    def __init__(self, store: Store, settings: SettingsCache, reminders: Reminders) -> None:
        self._store = store
        self._settings = settings
        self._reminders = reminders
        self._last_check: datetime | None = None
        self._claimed: dict[int, UserSettings] = {}
        """The settings of users whose digests are this process's to send, as they were when it claimed them."""
        self._sending: dict[int, asyncio.Task[None]] = {}
        self._sent: FIFOCache[tuple[int, datetime], None] = FIFOCache(REMEMBERED)
        """The digests that have arrived: user and morning."""

    async def send_due(self, now: datetime) -> None:
        """Begin to send the daily digests that are due. One that is more than `GIVE_UP_AFTER` late is not sent.

        Args:
            now: The current time. A call within a minute of the last one does nothing.

        Raises:
            Unavailable: The database does not answer.
        """
        await self._settings.refresh(now)
        if self._last_check is not None and abs(now - self._last_check) < timedelta(minutes=1):
            return
        self._last_check = now
        for person in await self._store.user_settings.digests_due(now):
            morning = next_morning(person.zone, now - GIVE_UP_AFTER)
            ours = await self._reschedule(person, now + RETRY_AFTER)
            if ours is None:
                continue
            if morning > now and person.user not in self._sending:
                await self._reschedule(ours, next_morning(person.zone, now))
                continue
            self._claimed[person.user] = ours
            if person.user not in self._sending:
                work = self._send(person.user, morning)
                self._sending[person.user] = asyncio.create_task(work, name="digest")

    async def close(self) -> None:
        """Cancel the digests that are being sent; they are sent after the next start."""
        await _cancel(self._sending.values())

    async def _reschedule(self, person: UserSettings, due: datetime) -> UserSettings | None:
        """Store when a user's next daily digest is due.

        Args:
            person: The user's settings.
            due: When the next digest is due.

        Returns:
            The changed settings; None if another process has changed the due time meanwhile and so sends the digest.
        """
        moved: list[bool] = []

        def move(newest: UserSettings) -> UserSettings:
            moved[:] = [newest.digest_due == person.digest_due]
            return replace(newest, digest_due=due) if moved[0] else newest

        newest = await self._settings.change(person.user, move)
        return newest if moved == [True] else None

    async def _send(self, user: int, morning: datetime) -> None:
        """Send a user their daily digest, which may take long, and schedule the next unless this one has failed."""

        async def build() -> Screen | None:
            if self._store.time.now() - morning > GIVE_UP_AFTER or self._settings.get(user).dms_closed:
                return None
            if (user, morning) in self._sent:
                return None
            newest = await self._store.user_settings.get(user)
            if newest.digest_due != self._claimed[user].digest_due:
                return None  # another process sends it, or the user wants none any more
            mine = await self._store.matches_of(user)
            return notice(digest_text(mine, user)) if any(is_asked(match, user) for match in mine) else None

        try:
            if await build() is not None:
                delivery = await self._reminders.send_dm(user, f"d{int(morning.timestamp()):x}", build)
                if delivery == "failed":
                    return
                self._sent[user, morning] = None
            claimed = self._claimed[user]
            await self._reschedule(claimed, next_morning(claimed.zone, self._store.time.now()))
        except Unavailable:
            log.info("a digest is not finished, because the database does not answer")
        except Exception as error:  # noqa: BLE001 - the task has no owner
            log.error("a digest is not finished", error=describe_error(error))
        finally:
            del self._sending[user], self._claimed[user]


def digest_text(mine: Sequence[Match], user: int) -> Markdown:
    """Return a user's daily digest: what they have to do in each match, and the matches where others have to act.

    Args:
        mine: The user's matches.
        user: The user's id.
    """
    waiting = [match for match in mine if is_asked(match, user)]
    found = [
        say.text("remind-digest", count=len(waiting)),
        bullets(_digest_line(match, user) for match in waiting[:MAX_TABLES]),
    ]
    if len(waiting) > MAX_TABLES:
        found.append(say.text("remind-digest-more", count=len(waiting) - MAX_TABLES))
    others = [match for match in mine if match.status is Status.PLAYING and not is_asked(match, user)]
    if others:
        tables = [
            say.message("remind-digest-table", game=match.rules.title, match=str(match.id))
            for match in others[:MAX_TABLES]
        ]
        if len(others) > MAX_TABLES:
            tables.append(say.message("remind-digest-rest", count=len(others) - MAX_TABLES))
        found.append(say.text("remind-digest-others", tables=AllOf(tables)))
    return lines(found)


def _digest_line(match: Match, user: int) -> Markdown:
    """Return the line of a user's daily digest about a match that waits for them; it may contain their secrets."""
    task = public_of(match).presentation.task(match.rules.view(match.state, match.seat_of(user)))
    said = fit_markdown(Markdown(" ".join(task.split())), MAX_TASK_LENGTH)
    return say.text("remind-digest-line", game=match.rules.title, match=str(match.id), url=jump_url(match), task=said)
