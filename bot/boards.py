"""Boards: the public message of a match, wherever it stands; sent anew, moved to another thread, taken out of use.

When a board is shown is for `refresher.py` to say. A match that has not begun has its lobby for a board.
"""

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import discord

from bot import threads
from bot.called import Called
from bot.catalogue import say
from bot.delivery import only
from bot.painter import Painter
from bot.posting import Lost, Place
from bot.screen import Screen
from bot.screens import board_screen, lobby_screen, notice
from bot.screens.agreement import awaited
from bot.screens.public import public_of
from bot.wish import Wish
from storage import Match, Status, Store
from storage.remaining import until

PATIENCE = 4.0
"""Seconds that a board waits for its picture; one that takes longer follows."""
LINES = 6
"""How many records the board's log tells of."""

log = logging.getLogger(__name__)


class Overtaken(Exception):
    """While a message was sent, another one took the place of the former."""


class Boards:
    """Sends the messages of matches. `late` is told of a match whose board went out without a picture."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        painter: Painter,
        keep: Callable[[Match], object],
        late: Callable[[Match, Screen], None],
    ) -> None:
        self._client = client
        self._store = store
        self._painter = painter
        self._keep = keep
        self._late = late
        self._called: dict[int, Called] = {}
        """By match: whom its newest board has told that something is asked of them."""

    def place(self, match: Match) -> Place:
        """Where the message of a match is: a lobby's in the channel (a thread on it has its id), else in the thread."""
        inside = match.thread is not None and match.message != match.thread
        place = match.thread if inside and match.thread is not None else match.channel
        late = partial(self._late, match)
        return Place(self._client, self._painter, place, match.guild, match.thread, PATIENCE, late)

    async def screen(self, match: Match, wish: Wish) -> Screen:
        """What the board shows of a match."""
        if match.status in (Status.LOBBY, Status.CANCELLED) or match.started_at is None:
            return lobby_screen(match)
        entries = await self._store.log(match.id, seat=None, newest_first=True, limit=LINES, offset=0)
        return board_screen(match, entries, posted_new=wish.anew, until=until(match, self._store.hours.away))

    async def post(self, match: Match, screen: Screen, wish: Wish) -> int:
        """Send the board as a new message, whose id is returned, and take the buttons from the former one.

        Raises:
            Overtaken: the new message was not needed, and is taken away again.
            Lost: the place is gone or closed to us.
        """
        asked = {match.chairs[seat].user for seat in public_of(match).asked}.union(awaited(match))
        mentions = only(tuple(sorted(wish.pings & {user for user in asked if user is not None})))
        former, its_place = match.message, self.place(match)
        place = its_place if match.thread is None else replace(its_place, channel=match.thread)
        nonce = f"{match.id:x}:{match.version:x}:{(former or 0) >> 12 & 0xFFFFFFF:x}"[-25:]
        sent = await place.post(screen, nonce, mentions)
        moved = await self._store.posted(match.id, sent.id, former)
        self._keep(moved)
        if moved.message != sent.id:
            await place.remove(sent.id)
            raise Overtaken
        called = self._called.get(match.id)
        self._called[match.id] = Called.by_board(match, wish.pings & asked)
        if former is None or former == sent.id:
            return sent.id
        # A board has had its time when all whom it called have answered; a lobby stays where it was opened.
        spent = called is not None and called.answered(match) and its_place.channel == match.thread
        if not spent or await its_place.remove(former):
            await self.retire(match, sent.jump_url)
        return sent.id

    async def retire(self, match: Match, url: str) -> None:
        """Take the buttons from the message that a match had here; it says where the board is now."""
        if match.message is None:
            return
        if why := await self.place(match).retire(match.message, notice(say("table.moved", url=url))):
            log.info("message %d keeps its buttons: %s", match.message, why)  # they answer kindly

    async def hide(self, match: Match, wish: Wish) -> Match:
        """See that a table without spectators is played in a private thread, before anything of it is shown.

        Raises:
            Lost: we may not open one.
            Overtaken: another process is opening one.
        """
        if match.thread is not None and match.thread != match.message:
            return match
        if match.thread is None and await threads.is_private(self._client, match.channel):
            return match  # a rematch, where the match before was played
        key = f"thread {match.id}"
        if not await self._store.claims.claim(key) and not await self._store.claims.is_served(key):
            raise Overtaken
        try:
            thread = await threads.open_closed(self._client, match)
        finally:
            await self._store.claims.serve([key])
        if thread is None:
            raise Lost("forbidden")
        lobby, place = match.message, self.place(match)
        moved = await self._store.place(match.id, thread=thread, message=0)
        self._keep(moved)
        wish.anew = True
        if lobby is not None:
            await place.retire(lobby, notice(say("table.begun_private", game=match.rules.title)))
        return moved

    async def move(self, match: Match, wish: Wish) -> int:
        """Go on in a new thread, where somebody deleted the one there was; the message there.

        Raises:
            Lost: we may not open one.
        """
        reopen = threads.open_closed if match.closed else threads.open_thread
        thread = await reopen(self._client, replace(match, message=None))
        if thread is None:
            raise Lost("gone")
        moved = await self._store.place(match.id, thread=thread)
        self._keep(moved)
        wish.anew = True
        return await self.post(moved, await self.screen(moved, wish), wish)

    def forget(self, match: Match) -> None:
        """A match is over: nobody is called to it any more."""
        self._called.pop(match.id, None)
