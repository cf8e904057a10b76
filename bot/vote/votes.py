"""The public votes of one bot, put together: what handlers and commands work with."""

import logging
from collections import OrderedDict
from collections.abc import Mapping
from datetime import timedelta

import discord

from bot.painter import Painter
from bot.vote.closing import Closing
from bot.vote.showing import Showing
from storage import Store, Unavailable
from storage.ballots import Ballots, Vote

ROOM = 512
LEFT = timedelta(seconds=30)
"""After which a result is taken to be nobody's affair."""
log = logging.getLogger(__name__)


class Votes:
    """`interval` is seconds between two messages or edits in one channel, `grace` how many seconds after its time a
    vote waits for presses that are under way."""

    def __init__(
        self, client: discord.Client, store: Store, painter: Painter, *, interval: float = 2.0, grace: float = 3.0
    ) -> None:
        self.ballots: Ballots = store.ballots
        self.store = store
        self.showing = Showing(client, self.ballots, painter, self.keep, interval=interval, pause=interval)
        self.closing = Closing(self.ballots, self.ended, self._take_over, store.hours.watch, grace=grace)
        self.drafts: OrderedDict[int, Mapping[str, str]] = OrderedDict()
        """By user: what was typed into a form that could not be taken."""
        self._kept: OrderedDict[int, Vote] = OrderedDict()

    def keep(self, vote: Vote) -> Vote:
        """Remember a vote, so that a press at it needs no reading."""
        self._kept[vote.id] = vote
        self._kept.move_to_end(vote.id)
        if len(self._kept) > ROOM:
            self._kept.popitem(last=False)
        return vote

    async def known(self, vote: int) -> Vote:
        """A vote whose terms are right and whose state may be a moment old. Refused: `vote_unknown`."""
        return self._kept.get(vote) or self.keep(await self.ballots.vote(vote))

    def opened(self, vote: Vote) -> None:
        """A vote was opened: its time will come."""
        self.keep(vote)
        self.closing.wake()

    def ended(self, vote: Vote) -> None:
        """A vote was closed or made void: say so."""
        self.showing.touch(self.keep(vote))

    def draft(self, user: int, typed: Mapping[str, str]) -> None:
        """Remember what somebody typed."""
        self.drafts[user] = dict(typed)
        self.drafts.move_to_end(user)
        if len(self.drafts) > ROOM:
            self.drafts.popitem(last=False)

    async def catch_up(self) -> None:
        """At start: close what is overdue, post the results that were not posted, and see that every open vote has
        its message."""
        self.closing.start()
        try:
            for vote in await self.ballots.untold(self.store.hours.now()):
                self.showing.touch(vote)
            for vote in await self.ballots.open_votes():
                if vote.terms.closes_at > self.store.hours.now():
                    self.showing.touch(self.keep(vote))
        except Unavailable:
            log.warning("the database does not answer: votes will be shown at the next press")
        await self.ballots.shred()

    async def _take_over(self) -> None:
        """Post the results that another process was to post and has not: it may have been killed over it."""
        if self.store.shared:
            now = self.store.hours.now()
            for vote in await self.ballots.untold(now):
                if vote.ending is not None and vote.ending.at < now - LEFT and vote.id not in self.showing.troubles:
                    self.showing.touch(vote)

    async def close(self, grace: float) -> None:
        """Stop."""
        await self.closing.close()
        await self.showing.drain(grace)
