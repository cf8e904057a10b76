"""The refresher: keeps the public message of every match behind its newest state (DISCORD.md, section 4.4).

A set of dirty matches and one worker a channel: the latest state wins, and no channel is written to more often than
Discord bears. What is shown is remembered in the database (`shown` < `version`), so a crash loses no showing. How a
new message takes the place of the former is for `boards.py`.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable

import discord

from bot.answering import fault
from bot.boards import Boards, Overtaken
from bot.delivery import pictures_in
from bot.painter import Painter
from bot.posting import UNREACHED, Lost, Trouble, Workers
from bot.screen import Screen
from bot.screens import jump_url
from bot.screens.public import public_of
from bot.wish import Wish
from storage import Match, Refused, Status, Store

TOGETHER = 6
"""How many messages are made at once: pictures come slowly, and meanwhile newer states can take the place of older."""

log = logging.getLogger(__name__)


class Refresher:
    """Shows matches. `interval` is seconds between two messages or edits in one channel, `rate` the most in a second
    over all channels (Discord allows a bot 50 requests), `pause` the first wait in seconds after a failure."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        painter: Painter,
        keep: Callable[[Match], object],
        *,
        interval: float = 2.0,
        rate: float = 20.0,
        pause: float = 2.0,
    ) -> None:
        self.interval = interval
        self.troubles: dict[int, Trouble] = {}
        """Matches whose place is lost; their players are told at their next press."""
        self._store = store
        self._painter = painter
        self._boards = Boards(client, store, painter, keep, self._follow)
        self._gap = 1 / rate
        self._pause = pause
        self._free_at = 0.0
        self._few = asyncio.Semaphore(TOGETHER)
        self._dirty: dict[int, dict[int, Wish]] = {}
        self._workers = Workers("refresher")
        self._shown: dict[int, tuple[int, int]] = {}
        self._touched: dict[int, int] = {}
        self._following: set[asyncio.Task[None]] = set()

    @property
    def waiting(self) -> int:
        """How many boards are behind what they have to show."""
        return sum(map(len, self._dirty.values()))

    # -- what others ask of it -----------------------------------------------------------------------------------

    def touch(self, match: Match, *, pings: Iterable[int] = (), anew: bool = False, if_behind: bool = False) -> None:
        """Show this match soon. `pings` are told that something is asked of them, by a message of its own.
        `if_behind`: unless somebody else does so first."""
        self._touched[match.id] = max(match.version, self._touched.get(match.id, 0))
        called = set(pings)
        self._wish(match.thread or match.channel, match.id, Wish(called, anew or bool(called), behind=if_behind))

    def answered(self, match: Match, screen: Screen) -> None:
        """The public message was brought to this version by the answer to a press on it."""
        before = self._shown.get(match.id)
        if before is not None and before[0] >= match.version:
            del self._shown[match.id]  # two answers crossed: nobody knows which one stands
        else:
            self._shown[match.id] = (match.version, hash(screen.blocks))
        self.touch(match)

    async def moved(self, before: Match, match: Match) -> None:
        """The public message was posted again by a command: the former one loses its buttons."""
        self.troubles.pop(match.id, None)
        self._shown.pop(match.id, None)
        if match.message != before.message:
            await self._boards.retire(before, jump_url(match))
        self.touch(match)

    async def catch_up(self) -> None:
        """At start: show again whatever changed before the last showing, and ping who may not have been told."""
        for match_id in await self._store.unshown():
            self.catch_up_with(await self._store.match(match_id))

    def catch_up_with(self, match: Match) -> None:
        """Show a match that is behind again, and ping who may not have been told."""
        users = [user for seat in public_of(match).asked if (user := match.chairs[seat].user) is not None]
        self.touch(match, pings=users, anew=match.status is Status.PLAYING, if_behind=True)

    async def drain(self, grace: float) -> None:
        """Show everything that is dirty without waiting between, at most so many seconds. The rest is shown at the
        next start."""
        await self._workers.drain(grace)
        for task in self._following:
            task.cancel()

    # -- one worker a channel --------------------------------------------------------------------------------------

    async def _work(self, place: int) -> None:
        try:
            while dirty := self._dirty.get(place):
                match_id = next(iter(dirty))
                wish = dirty.pop(match_id)
                await self._turn()
                async with self._few:
                    await self._attempt(place, match_id, wish)
                # Also after the last one, so that what comes next keeps its distance.
                await self._workers.sleep(self.interval)
        finally:
            self._workers.ended(place)
            if not self._dirty.get(place):
                self._dirty.pop(place, None)

    async def _attempt(self, place: int, match_id: int, wish: Wish) -> None:
        try:
            await self._show(match_id, wish)
            self.troubles.pop(match_id, None)
        except Lost as lost:
            if match_id not in self.troubles:
                log.warning("match %d cannot be shown any more: %s", match_id, lost.trouble)
            self.troubles[match_id] = lost.trouble
            self._shown.pop(match_id, None)
        except UNREACHED as error:
            wish.attempts += 1
            log.info("match %d will be shown later (%d): %s", match_id, wish.attempts, type(error).__name__)
            if wish.attempts > 8 or self._workers.hurried:
                return  # `shown` stays behind, so the next change or the next start shows it
            self._wish(place, match_id, wish)
            await self._workers.sleep(min(60.0, self._pause * 2 ** (wish.attempts - 1)))
        except Overtaken:
            self._wish(place, match_id, wish)
        except Refused as error:
            log.info("match %d is not shown: %s", match_id, error.code)
        except Exception as error:  # noqa: BLE001 - one match must not stop its channel
            log.error("match %d cannot be shown: %s", match_id, fault(error))

    def _wish(self, place: int, match_id: int, wish: Wish) -> None:
        known = self._dirty.setdefault(place, {}).setdefault(match_id, wish)
        if known is not wish:
            known.take_in(wish)
        self._workers.start(place, self._work)

    async def _turn(self) -> None:
        """Wait for this worker's place in the rate of the whole bot."""
        now = asyncio.get_running_loop().time()
        self._free_at = max(now, self._free_at + self._gap)
        await asyncio.sleep(self._free_at - now)

    # -- one showing -----------------------------------------------------------------------------------------------

    async def _show(self, match_id: int, wish: Wish) -> None:
        match = await self._newest(match_id, wish)
        if match.status is Status.LOBBY and match.message is None:
            return  # its message is being sent, as the answer to `/play`
        if wish.behind and match.shown >= match.version:
            return
        if match.closed and match.started_at is not None:
            match = await self._boards.hide(match, wish)
        try:
            message = await self._bring(match, wish)
        except Lost as lost:
            if lost.trouble != "gone" or match.thread is None:
                raise
            message = await self._boards.move(match, wish)
        if match.shown < match.version:
            await self._compare(match, await self._store.mark_shown(match.id, match.version, message), message)

    async def _compare(self, match: Match, marked: Match, message: int) -> None:
        """Another process may have been quicker, and what we did come after what it did: put that right. What it has
        posted instead of the message that we edited may show less than that."""
        if marked.message not in (None, message) and message == match.message:
            await self._boards.retire(match, jump_url(marked))
        if marked.message != message or marked.shown > match.version:
            self._shown.pop(match.id, None)
            self.touch(marked)

    async def _newest(self, match_id: int, wish: Wish) -> Match:
        """The match, no older than what was wished of it, and everything that was wished of it up to there.

        What is committed is touched a moment later, by whoever knows whom to ping: wait for them, do not overtake.
        """
        for _ in range(20):
            match = await self._store.match(match_id)
            more = self._dirty.get(match.thread or match.channel, {}).pop(match_id, None)
            if more is not None:
                wish.take_in(more)
            touched = self._touched.get(match_id, 0)
            if match.version == touched:
                break
            if match.version > touched:
                await asyncio.sleep(0.05)
        return match

    async def _bring(self, match: Match, wish: Wish) -> int:
        """Bring the message of a match to its newest state, by whichever request does it; the message that shows it."""
        screen = await self._boards.screen(match, wish)
        in_lobby = match.message is not None and match.message == match.thread and match.status is not Status.LOBBY
        if match.message is None or wish.anew or (in_lobby and match.started_at is not None):
            message = await self._boards.post(match, screen, wish)
        else:
            message, known = match.message, self._shown.get(match.id)
            changed = known is None or known[0] < match.shown or known[1] != hash(screen.blocks)
            if changed and not await self._boards.place(match).edit(message, screen):
                message = await self._boards.post(match, screen, wish)
        self._shown[match.id] = (match.version, hash(screen.blocks))
        if not match.open:
            self._shown.pop(match.id)
            self._touched.pop(match.id, None)
            self._boards.forget(match)
        return message

    def _follow(self, match: Match, screen: Screen) -> None:
        """Show it again when the pictures are drawn for which it did not wait."""

        async def draw() -> None:
            drawings = pictures_in(screen)
            for drawing in drawings:
                await self._painter.paint(drawing)
            if all(map(self._painter.knows, drawings)):
                self._shown.pop(match.id, None)
                self.touch(match)

        task = asyncio.create_task(draw())
        self._following.add(task)
        task.add_done_callback(self._following.discard)
