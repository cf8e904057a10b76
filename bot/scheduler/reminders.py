"""Reminders, "you are next" and the daily digest: users who have to decide are told, where and when they want it.

In a simultaneous decision a reminder in the thread addresses every seat that was asked this turn: one that named only
the late ones would tell who has chosen.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import datetime, time, timedelta
from zoneinfo import ZoneInfo

import aiohttp
import discord
import structlog
from cachetools import FIFOCache

from bot.interactions.errors import describe_error
from bot.messages.channel_writer import RETRYABLE_ERRORS, ChannelUnavailable, ChannelWriter
from bot.scheduler.settings_cache import SettingsCache
from bot.screens.public import public_of
from bot.screens.tables import is_asked, jump_url
from bot.ui.blocks import NEUTRAL_ACCENT, Buttons, Link, Screen, Text
from bot.ui.catalogue import say, timestamp
from bot.ui.image_cache import ImageCache
from bot.ui.limits import fit_markdown, notice
from bot.ui.payload import mentioning, painted_payload
from storage import Chair, Deadline, Fired, Match, Status, Store, Unavailable, UserSettings
from storage.match.timer import TIMEOUT, seat_deadline, turn_deadline

CLOSED_DM_CODES = (50007, 50278)
"""Discord's error codes for a user who cannot receive direct messages."""

log = structlog.stdlib.get_logger(__name__)


class Reminders:
    """A sender of reminders; `is_present` returns whether a user is at a match right now."""

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
        self._next_up_sent: FIFOCache[tuple[int, datetime], None] = FIFOCache(1024)

    async def send(self, fired: Fired) -> bool:
        """Send the reminder of a deadline; return False if it has to be tried again because Discord is away.

        A reminder that is sent again has the same nonce, so that nobody sees it twice.
        """
        match, deadline = fired.remind_in, fired.deadline
        if match is None or deadline.kind == TIMEOUT or match.status is not Status.PLAYING:
            return True
        await self._settings.refresh(self._store.time.now())  # at a start this comes before anybody is known
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
        nonce = _nonce(deadline)
        task = public_of(match).presentation.task(match.rules.view(match.state, None))
        ping: list[int] = []
        for chair in asked:
            user = await self._send_privately(match, chair, task, ends, nonce, simultaneous=simultaneous)
            ping += [] if user is None else [user]
        if ping:
            who = " ".join(f"<@{user}>" for user in ping)
            said = {"who": who, "game": match.rules.title, "ends": timestamp(ends), "url": jump_url(match)}
            text = say("remind.several" if simultaneous else "remind.one", task=task, **said)
            return await self._post_in_thread(match, text, ping, nonce)
        return True

    async def next_up(self, match: Match) -> None:
        """Notify the player expected to decide next, if they want to know. Seat order is a good guess."""
        active = match.active
        if len(active) != 1 or match.status is not Status.PLAYING or len(match.chairs) < 3:
            return
        order = [match.chairs[(active[0] + step) % len(match.chairs)] for step in range(1, len(match.chairs))]
        chair = next((chair for chair in order if chair.user is not None), None)
        if chair is None or chair.user is None or not self._settings.get(chair.user).next_up:
            return
        key = (match.id, match.turn.since)
        if key in self._next_up_sent or self._in_quiet_hours(self._settings.get(chair.user)):
            return
        self._next_up_sent[key] = None
        text = say("remind.next", game=match.rules.title, match=match.id, url=jump_url(match))
        nonce = f"n{match.id:x}:{int(match.turn.since.timestamp() * 1e6):x}"
        person = self._settings.get(chair.user)
        privately = person.reminders == "dm" and not person.dms_closed
        if privately and await self._dm_with_link(chair.user, match, text, nonce):
            return
        await self._post_in_thread(match, f"<@{chair.user}> {text}", [chair.user], nonce)

    async def send_dm(self, user: int, text: str, nonce: str) -> bool:
        """Send a direct message of text; return False if it does not arrive.

        Args:
            user: The id of the recipient.
            text: Markdown.
            nonce: A message that is sent again with the same nonce is not posted twice.
        """
        return await self._send_dm(user, notice(text), nonce)

    async def _send_privately(
        self, match: Match, chair: Chair, task: str, ends: datetime, nonce: str, *, simultaneous: bool
    ) -> int | None:
        """Send the reminder by direct message if the user prefers that.

        Returns:
            The user to mention in the thread instead, or None. In a simultaneous decision the message in the thread
            must not depend on who has chosen, so presence and failed direct messages are ignored there.
        """
        user = chair.user
        assert user is not None
        person = self._settings.get(user)
        here = self._is_present(match.id, user) and not simultaneous
        if person.reminders == "off" or here or self._in_quiet_hours(person):
            return None
        if person.reminders == "ping" or person.dms_closed:
            return user
        if not chair.active:
            return None  # they have chosen, and nobody else reads this
        own = seat_deadline(match, chair, self._store.time.outages) or ends  # of several each has a bank of their own
        text = say("remind.direct", game=match.rules.title, match=match.id, task=task, ends=timestamp(own))
        arrived = await self._dm_with_link(user, match, text, nonce)
        return None if arrived or simultaneous else user

    def _in_quiet_hours(self, person: UserSettings) -> bool:
        return person.quiet_hours is not None and person.quiet_hours.end_if_within(self._store.time.now()) is not None

    async def _dm_with_link(self, user: int, match: Match, text: str, nonce: str) -> bool:
        link = Buttons((Link(say("remind.open"), jump_url(match)),))
        return await self._send_dm(user, Screen((Text(text), link), NEUTRAL_ACCENT), nonce)

    async def _send_dm(self, user: int, screen: Screen, nonce: str) -> bool:
        """Send a direct message; return False if it does not arrive. If it never can, the user's settings say so."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            parts = await painted_payload(screen, self._images)
            await channel.send(**parts.for_send(), allowed_mentions=discord.AllowedMentions.none(), nonce=nonce)
        except discord.HTTPException as error:
            if error.code in CLOSED_DM_CODES:
                await self._settings.change(user, _with_closed_dms)
            log.info("a direct message does not arrive", status=error.status, code=error.code)
            return False
        except (aiohttp.ClientError, OSError, TimeoutError, Unavailable) as error:
            log.info("a direct message does not arrive", error=type(error).__name__)
            return False
        return True

    async def _post_in_thread(self, match: Match, text: str, users: Iterable[int], nonce: str) -> bool:
        """Post in the match's thread; return False if it has to be tried again."""
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
            log.warning("nobody was reminded", match=match.id, error=describe_error(error))
        return True


def _nonce(deadline: Deadline) -> str:
    return f"r{deadline.match:x}:{deadline.id or 0:x}"


def _with_closed_dms(person: UserSettings) -> UserSettings:
    return replace(person, dms_closed=True)


MORNING = time(9)
"""When the digest is sent, in the user's own time zone."""
RETRY_AFTER, GIVE_UP_AFTER = timedelta(minutes=10), timedelta(hours=3)
"""Time after which a failed digest is retried, also if the sending process died; and when it is given up."""
MAX_TABLES, MAX_TASK_LENGTH = 15, 90
"""How many tables are named, and how long each task may be, so that all fits into one message."""


def next_morning(zone: str, after: datetime) -> datetime:
    """Return the time of the next morning in a time zone, in UTC.

    Args:
        zone: The name of the time zone.
        after: The time after which the morning must be.
    """
    local = after.astimezone(ZoneInfo(zone))
    day = local.date()
    while (morning := datetime.combine(day, MORNING, local.tzinfo).astimezone(after.tzinfo)) <= after:
        day += timedelta(days=1)
    return morning


class Digests:
    """A sender of the daily digests."""

    def __init__(self, store: Store, settings: SettingsCache, reminders: Reminders) -> None:
        self._store = store
        self._settings = settings
        self._reminders = reminders
        self._last_check: datetime | None = None

    async def send_due(self, now: datetime) -> None:
        """Send the digests that are due; a missed digest is not sent later."""
        await self._settings.refresh(now)
        if self._last_check is not None and abs(now - self._last_check) < timedelta(minutes=1):
            return
        self._last_check = now
        for person in await self._store.user_settings.digests_due(now):
            morning = next_morning(person.zone, now - GIVE_UP_AFTER)
            ours = await self._reschedule(person, now + RETRY_AFTER)
            if ours and (morning > now or await self._send(person.user, f"d{int(morning.timestamp()):x}")):
                await self._reschedule(ours, next_morning(person.zone, now))

    async def _reschedule(self, person: UserSettings, due: datetime) -> UserSettings | None:
        """Move the due time of a digest; return None if another process has done so meanwhile."""
        moved: list[bool] = []

        def move(newest: UserSettings) -> UserSettings:
            moved[:] = [newest.digest_due == person.digest_due]
            return replace(newest, digest_due=due) if moved[0] else newest

        newest = await self._settings.change(person.user, move)
        return newest if moved == [True] else None

    async def _send(self, user: int, nonce: str) -> bool:
        """Send a digest; return True if nothing is left to send."""
        mine = await self._store.matches_of(user)
        if not any(is_asked(match, user) for match in mine) or self._settings.get(user).dms_closed:
            return True
        told = await self._reminders.send_dm(user, digest_text(mine, user), nonce)
        return told or self._settings.get(user).dms_closed


def digest_text(mine: Sequence[Match], user: int) -> str:
    """Return the text of a digest: the task at each table that waits for the user, and where else they play.

    Args:
        mine: The user's matches.
        user: The user's id.
    """
    waiting = [match for match in mine if is_asked(match, user)]
    lines = [say("remind.digest", count=len(waiting)), *[_digest_line(match, user) for match in waiting[:MAX_TABLES]]]
    if len(waiting) > MAX_TABLES:
        lines.append(say("remind.digest_more", count=len(waiting) - MAX_TABLES))
    others = [match for match in mine if match.status is Status.PLAYING and not is_asked(match, user)]
    if others:
        tables = [say("remind.digest_table", game=match.rules.title, match=match.id) for match in others[:MAX_TABLES]]
        if len(others) > MAX_TABLES:
            tables.append(say("remind.digest_rest", count=len(others) - MAX_TABLES))
        lines.append(say("remind.digest_others", tables=", ".join(tables)))
    return "\n".join(lines)


def _digest_line(match: Match, user: int) -> str:
    """Return the line of a table that waits; its task is as the user's own seat sees it."""
    task = public_of(match).presentation.task(match.rules.view(match.state, match.seat_of(user)))
    said = fit_markdown(" ".join(task.split()), MAX_TASK_LENGTH)
    return say("remind.digest_line", game=match.rules.title, match=match.id, url=jump_url(match), task=said)
