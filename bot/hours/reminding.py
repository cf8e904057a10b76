"""Reminding: who owes a decision is told again, where and when they want it, once an interval.

Where several decide at once and unseen, a reminder in the thread speaks to everybody who was asked this turn, for one
that named those who are late would say who has chosen.
"""

import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime

import aiohttp
import discord

from bot.answering import fault
from bot.catalogue import say
from bot.delivery import only, painted_parts
from bot.hours.persons import Persons
from bot.painter import Painter
from bot.posting import UNREACHED, Lost, Place
from bot.screen import Buttons, Link, Screen, Text
from bot.screens import jump_url, notice
from bot.screens.asking import stamp
from bot.screens.names import GROUND
from bot.screens.public import public_of
from storage import Chair, Deadline, Fired, Match, Person, Status, Store, Unavailable
from storage.remaining import due, until
from storage.timing import TIMEOUT

CLOSED = (50007, 50278)
"""Discord's codes for somebody whom no direct message reaches."""

log = logging.getLogger(__name__)


class Reminding:
    """`present` says whether somebody is at a table right now; `gone` is told whom a message did not reach because we
    share no server with them any more."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        painter: Painter,
        persons: Persons,
        *,
        present: Callable[[int, int], bool],
    ) -> None:
        self._client = client
        self._store = store
        self._painter = painter
        self._persons = persons
        self._present = present
        self._next_told: OrderedDict[tuple[int, datetime], None] = OrderedDict()

    async def remind(self, fired: Fired) -> bool:
        """Send what a deadline has come to; False where it is to be tried again, for Discord is away.

        What is sent again has the same nonce, so that nobody sees it twice.
        """
        match, deadline = fired.reminded, fired.deadline
        if match is None or deadline.kind == TIMEOUT or match.status is not Status.PLAYING:
            return True
        await self._persons.refresh(self._store.hours.now())  # at a start this comes before anybody is known
        away = self._store.hours.away
        asked = [chair for chair in match.chairs if chair.since is not None and chair.user is not None]
        several = len(asked) > 1
        if several:
            ends = until(match, away)
        else:
            asked = [chair for chair in asked if chair.seat == deadline.seat]
            ends = due(match, match.chairs[deadline.seat], away)
        if ends is None:
            return True
        nonce = _nonce(deadline)
        task = public_of(match).words.task(match.rules.view(match.state, None))
        ping: list[int] = []
        for chair in asked:
            user = await self._privately(match, chair, task, ends, nonce, several=several)
            ping += [] if user is None else [user]
        if ping:
            who = " ".join(f"<@{user}>" for user in ping)
            said = {"who": who, "game": match.rules.title, "ends": stamp(ends), "url": jump_url(match)}
            text = say("remind.several" if several else "remind.one", task=task, **said)
            return await self._in_thread(match, text, ping, nonce)
        return True

    async def next_up(self, match: Match) -> None:
        """Tell whoever comes after the one who decides, if they want to know: in seat order, which is a good guess."""
        active = match.active
        if len(active) != 1 or match.status is not Status.PLAYING or len(match.chairs) < 3:
            return
        order = [match.chairs[(active[0] + step) % len(match.chairs)] for step in range(1, len(match.chairs))]
        chair = next((chair for chair in order if chair.user is not None), None)
        if chair is None or chair.user is None or not self._persons.of(chair.user).next_up:
            return
        key = (match.id, match.turn_since)
        if key in self._next_told or self._quiet(self._persons.of(chair.user)):
            return
        self._next_told[key] = None
        if len(self._next_told) > 1024:
            self._next_told.popitem(last=False)
        text = say("remind.next", game=match.rules.title, match=match.id, url=jump_url(match))
        nonce = f"n{match.id:x}:{int(match.turn_since.timestamp() * 1e6):x}"
        person = self._persons.of(chair.user)
        privately = person.reminders == "dm" and not person.closed_dms
        if privately and await self._direct(chair.user, match, text, nonce):
            return
        await self._in_thread(match, f"<@{chair.user}> {text}", [chair.user], nonce)

    async def direct(self, user: int, text: str, nonce: str) -> bool:
        """A direct message with nothing but text; False where it does not arrive."""
        return await self._message(user, notice(text), nonce)

    async def _privately(
        self, match: Match, chair: Chair, task: str, ends: datetime, nonce: str, *, several: bool
    ) -> int | None:
        """Remind somebody by a direct message, or not at all; who is to be named in the thread instead. Where several
        decide, nothing that the thread shows depends on who has chosen: also not by being there to do so, nor by a
        direct message of which only then it is found that it does not arrive."""
        user = chair.user
        assert user is not None
        person = self._persons.of(user)
        here = self._present(match.id, user) and not several
        if person.reminders == "off" or here or self._quiet(person):
            return None
        if person.reminders == "ping" or person.closed_dms:
            return user
        if not chair.active:
            return None  # they have chosen, and nobody else reads this
        own = due(match, chair, self._store.hours.away) or ends  # of several each has a bank of their own
        text = say("remind.direct", game=match.rules.title, match=match.id, task=task, ends=stamp(own))
        arrived = await self._direct(user, match, text, nonce)
        return None if arrived or several else user

    def _quiet(self, person: Person) -> bool:
        return person.quiet is not None and person.quiet.holds(self._store.hours.now()) is not None

    async def _direct(self, user: int, match: Match, text: str, nonce: str) -> bool:
        link = Buttons((Link(say("remind.open"), jump_url(match)),))
        return await self._message(user, Screen((Text(text), link), GROUND), nonce)

    async def _message(self, user: int, screen: Screen, nonce: str) -> bool:
        """Send a direct message; False where it does not arrive. That it cannot is noticed once, and remembered."""
        try:
            channel = await self._client.create_dm(discord.Object(user))
            parts = await painted_parts(screen, self._painter)
            await channel.send(**parts.sent(), allowed_mentions=discord.AllowedMentions.none(), nonce=nonce)
        except discord.HTTPException as error:
            if error.code in CLOSED:
                await self._persons.change(user, _closed)
            log.info("a direct message does not arrive: %d %d", error.status, error.code)
            return False
        except (aiohttp.ClientError, OSError, TimeoutError, Unavailable) as error:
            log.info("a direct message does not arrive: %s", type(error).__name__)
            return False
        return True

    async def _in_thread(self, match: Match, text: str, users: Iterable[int], nonce: str) -> bool:
        """Say it where the table is; False where that may be possible later."""
        here = match.thread or match.channel
        place = Place(self._client, self._painter, here, match.guild, match.thread)
        try:
            await place.post(notice(text), nonce, only(tuple(users)))
        except Lost as lost:
            log.info("match %d: nobody can be reminded: %s", match.id, lost.trouble)
        except UNREACHED as error:
            log.info("match %d: nobody is reminded yet: %s", match.id, type(error).__name__)
            return False
        except discord.HTTPException as error:
            log.warning("match %d: nobody was reminded: %s", match.id, fault(error))
        return True


def _nonce(deadline: Deadline) -> str:
    return f"r{deadline.match:x}:{deadline.id or 0:x}"


def _closed(person: Person) -> Person:
    return replace(person, closed_dms=True)
