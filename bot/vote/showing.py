"""Showing: each vote's public message, kept behind its newest state, and its result (DISCORD.md, section 4.4).

One worker a channel, so that no channel is written to more often than Discord bears. What was posted is in the
database, so that a restart posts nothing twice and forgets nothing.
"""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable

import discord

from bot.answering import fault
from bot.catalogue import say
from bot.painter import Painter
from bot.posting import UNREACHED, Lost, Place, Trouble, Workers
from bot.screens import notice
from bot.vote.screens import result_screen, url_of, vote_screen
from storage import Refused
from storage.ballots import Ballots, Vote

log = logging.getLogger(__name__)


class Showing:
    """`interval` is seconds between two messages or edits in one channel, `pause` the first wait after a failure.
    `keep` is told every vote as the database has it."""

    def __init__(
        self,
        client: discord.Client,
        ballots: Ballots,
        painter: Painter,
        keep: Callable[[Vote], Vote],
        *,
        interval: float = 2.0,
        pause: float = 2.0,
    ) -> None:
        self.interval = interval
        self.troubles: dict[int, Trouble] = {}
        """Votes that cannot be shown where they are."""
        self._client = client
        self._ballots = ballots
        self._painter = painter
        self._keep = keep
        self._pause = pause
        self._dirty: dict[int, dict[int, list[asyncio.Future[None]]]] = {}
        self._workers = Workers("vote messages")
        self._shown: dict[int, tuple[int, float]] = {}
        """By vote: the hash of what its message shows, and when that was known to be so."""

    def touch(self, vote: Vote) -> None:
        """Show this vote soon."""
        self._dirty.setdefault(vote.channel, {}).setdefault(vote.id, [])
        self._workers.start(vote.channel, self._work)

    async def show(self, vote: Vote) -> Trouble | None:
        """Show this vote and wait until it is shown; what stands in the way."""
        self.touch(vote)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._dirty[vote.channel][vote.id].append(done)
        await done
        return self.troubles.get(vote.id)

    async def look(self, vote: Vote) -> Trouble | None:
        """See whether the message of a vote is still there, and post it again where it is not."""
        _, since = self._shown.get(vote.id, (0, 0.0))
        if time.monotonic() - since < 5 * self.interval:
            return self.troubles.get(vote.id)
        self._shown.pop(vote.id, None)
        return await self.show(vote)

    async def move(self, vote: Vote, channel: int) -> Vote:
        """Show a vote in another channel from now on."""
        moved = self._keep(await self._ballots.place(vote.id, channel=channel))
        self._shown.pop(vote.id, None)
        self.troubles.pop(vote.id, None)
        await self.show(moved)
        moved = await self._ballots.vote(vote.id)
        if vote.message is not None and moved.message is not None:
            await self._place(vote).retire(vote.message, notice(say("vote.moved", url=url_of(moved))))
        return moved

    async def drain(self, grace: float) -> None:
        """Show what is dirty without waiting between, at most so many seconds; the rest at the next start."""
        await self._workers.drain(grace)

    # -- one worker a channel --------------------------------------------------------------------------------------

    async def _work(self, channel: int) -> None:
        waiting: list[asyncio.Future[None]] = []
        try:
            while dirty := self._dirty.get(channel):
                vote = next(iter(dirty))
                waiting = dirty.pop(vote)
                await self._attempt(vote, waiting)
                _answer(waiting)
                # Also after the last one, so that what comes next keeps its distance.
                await self._workers.sleep(self.interval)
        finally:
            self._workers.ended(channel)
            left = self._dirty.pop(channel, {})
            for each in [waiting, *left.values()]:
                _answer(each)

    async def _attempt(self, vote: int, waiting: list[asyncio.Future[None]]) -> None:
        for attempt in itertools.count(1):
            try:
                await self._show(self._keep(await self._ballots.vote(vote)))
                self.troubles.pop(vote, None)
                return
            except Lost as lost:
                if vote not in self.troubles:
                    log.warning("vote %d cannot be shown where it is: %s", vote, lost.trouble)
                self.troubles[vote] = lost.trouble
                self._shown.pop(vote, None)
                return
            except UNREACHED as error:
                log.info("vote %d will be shown later (%d): %s", vote, attempt, type(error).__name__)
                if self._workers.hurried:
                    return
                self.troubles[vote] = "later"
                _answer(waiting)
                await self._workers.sleep(min(60.0, self._pause * 2 ** min(attempt - 1, 10)))
            except Refused as error:
                log.info("vote %d is not shown: %s", vote, error.code)
                return
            except Exception as error:  # noqa: BLE001 - one vote must not stop its channel
                log.error("vote %d cannot be shown: %s", vote, fault(error))
                return

    # -- one showing -----------------------------------------------------------------------------------------------

    async def _show(self, vote: Vote) -> None:
        if not vote.open and vote.result is None:
            screen = result_screen(vote, await self._ballots.shards(vote.id))
            posted = (await self._place(vote).post(screen, f"result {vote.id:x}"[:25])).id
            vote = self._keep(await self._ballots.told(vote.id, posted))
            await self._workers.sleep(self.interval)
        screen = vote_screen(vote)
        look = hash(screen.blocks)
        known, _ = self._shown.get(vote.id, (None, 0.0))
        if known != look and not (vote.message is not None and await self._place(vote).edit(vote.message, screen)):
            if not vote.open:
                return  # its message was deleted, and the result says everything
            nonce = f"vote {vote.id:x} {(vote.message or 0) >> 12 & 0xFFFFFFF:x}"[:25]
            posted = (await self._place(vote).post(screen, nonce)).id
            vote = self._keep(await self._ballots.place(vote.id, message=posted))
        self._shown[vote.id] = (look, time.monotonic())
        if not vote.open:
            self._shown.pop(vote.id)

    def _place(self, vote: Vote) -> Place:
        return Place(self._client, self._painter, vote.channel, vote.guild, vote.channel)


def _answer(waiting: list[asyncio.Future[None]]) -> None:
    for each in waiting:
        if not each.done():
            each.set_result(None)
