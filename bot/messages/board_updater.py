"""The board updater: keeps the public message of every match up to date."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Self

import discord
import structlog

from bot.messages import threads
from bot.messages.channel_writer import ChannelUnavailable, ChannelWriter
from bot.messages.message_updater import MessageUpdater, PendingUpdate, Shown, Superseded
from bot.messages.pings import PingRecord
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.public import public_of
from bot.screens.questions import pending_voters
from bot.screens.tables import jump_url
from bot.ui.blocks import Screen
from bot.ui.catalogue import say
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.ui.payload import mentioning, pictures_in
from storage import Match, Status, Store
from storage.match.timer import turn_deadline

PICTURE_WAIT = 4.0
"""Seconds that a board waits for its picture; a slower picture is added by a later edit."""
LOG_ENTRIES = 6
"""Number of log entries from which the board's log lines are taken."""

log = structlog.stdlib.get_logger(__name__)


@dataclass(slots=True)
class BoardUpdate(PendingUpdate):
    """An update of a board."""

    pings: set[int] = field(default_factory=set)
    """Users who must act; a new message pings them."""
    as_new_message: bool = False
    only_if_behind: bool = True
    """Do nothing if the message shows the latest version by then, for example because a response has edited it."""

    def merge(self, other: Self) -> None:
        """Add another update's requests and pings."""
        # Zero-argument `super()` fails here: `slots=True` makes `dataclass` replace the class that it refers to.
        PendingUpdate.merge(self, other)
        self.pings |= other.pings
        self.as_new_message = self.as_new_message or other.as_new_message
        self.only_if_behind = self.only_if_behind and other.only_if_behind


class BoardMessages:
    """A sender that builds, sends and moves the public messages of matches."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        on_missing_picture: Callable[[Match, Screen], None],
    ) -> None:
        """Create a sender of boards.

        Args:
            client: The Discord client.
            store: The database.
            images: The image cache.
            on_missing_picture: Called with a match and its board if the board was sent without a picture.
        """
        self._client = client
        self._store = store
        self._images = images
        self._on_missing_picture = on_missing_picture
        self._pinged: dict[int, PingRecord] = {}
        """The users whom the newest board of each match has pinged."""

    def place(self, match: Match) -> ChannelWriter:
        """Return a writer for the channel or thread of a match's message.

        A lobby's message is in the channel, and a thread opened on it has the same id. Later messages go to the thread.
        """
        in_thread = match.thread is not None and match.message != match.thread
        channel = match.thread if in_thread and match.thread is not None else match.channel
        on_missing = partial(self._on_missing_picture, match)
        return ChannelWriter(self._client, self._images, channel, match.guild, match.thread, PICTURE_WAIT, on_missing)

    async def screen(self, match: Match, update: BoardUpdate) -> Screen:
        """Return the screen of a match's message: the lobby or the board.

        Args:
            match: The match.
            update: The update for which it is built.
        """
        if match.status in (Status.LOBBY, Status.CANCELLED) or match.started_at is None:
            return lobby_screen(match)
        entries = await self._store.log(match.id, seat=None, newest_first=True, limit=LOG_ENTRIES, offset=0)
        return board_screen(
            match, entries, posted_new=update.as_new_message, until=turn_deadline(match, self._store.time.outages)
        )

    async def post(self, match: Match, screen: Screen, update: BoardUpdate) -> int:
        """Send the board as a new message, and delete the former one or strip its buttons.

        Args:
            match: The match.
            screen: Its board.
            update: The update, which says whom to ping.

        Returns:
            The id of the new message.

        Raises:
            Superseded: Another message was posted meanwhile, so the new one was deleted again.
            ChannelUnavailable: The channel was deleted or the bot may not write there.
        """
        asked = {match.chairs[seat].user for seat in public_of(match).addressed}.union(pending_voters(match))
        mentions = mentioning(tuple(sorted(update.pings & {user for user in asked if user is not None})))
        former, former_writer = match.message, self.place(match)
        writer = former_writer if match.thread is None else replace(former_writer, channel=match.thread)
        nonce = f"{match.id:x}:{match.version:x}:{(former or 0) >> 12 & 0xFFFFFFF:x}"[-25:]
        sent = await writer.post(screen, nonce, mentions)
        moved = await self._store.mark_posted(match.id, sent.id, former)
        if moved.message != sent.id:
            await writer.remove(sent.id)
            raise Superseded
        pinged = self._pinged.get(match.id)
        self._pinged[match.id] = PingRecord.of_board(match, update.pings & asked)
        if former is None or former == sent.id:
            return sent.id
        # A board is deleted once all users whom it pinged have acted. A lobby stays in its channel.
        answered = pinged is not None and pinged.all_answered(match) and former_writer.channel == match.thread
        if not answered or await former_writer.remove(former):
            await self.strip_buttons(match, sent.jump_url)
        return sent.id

    async def strip_buttons(self, match: Match, url: str) -> None:
        """Replace a match's former message by a link to the new one.

        Args:
            match: The match as it was with the former message.
            url: The URL of the new message.
        """
        if match.message is None:
            return
        if why := await self.place(match).retire(match.message, notice(say("table.moved", url=url))):
            log.info(
                "message keeps its buttons", message=match.message, reason=why
            )  # its buttons still work, so this is harmless

    async def make_private(self, match: Match, update: BoardUpdate) -> Match:
        """Open the private thread of a match without spectators before its board is shown anywhere.

        Args:
            match: The match.
            update: The update; it is changed to post the board in the new thread.

        Returns:
            The match with its thread.

        Raises:
            ChannelUnavailable: The bot may not open a private thread.
            Superseded: Another process is opening it.
        """
        if match.thread is not None and match.thread != match.message:
            return match
        if match.thread is None and await threads.is_private_thread(self._client, match.channel):
            return match  # a rematch is played in the thread of the previous match
        key = f"thread {match.id}"
        if not await self._store.leases.claim(key) and not await self._store.leases.is_served(key):
            raise Superseded
        try:
            thread = await threads.open_private_table(self._client, match)
        finally:
            await self._store.leases.mark_served([key])
        if thread is None:
            raise ChannelUnavailable("forbidden")
        lobby, place = match.message, self.place(match)
        moved = await self._store.place(match.id, thread=thread, message=0)
        update.as_new_message = True
        if lobby is not None:
            await place.retire(lobby, notice(say("table.begun_private", game=match.rules.title)))
        return moved

    async def reopen_thread(self, match: Match, update: BoardUpdate) -> int:
        """Post the board in a new thread because the former one was deleted.

        Args:
            match: The match.
            update: The update; it is changed to post the board in the new thread.

        Returns:
            The id of the new message.

        Raises:
            ChannelUnavailable: The bot may not open a thread.
        """
        reopen = threads.open_private_table if match.is_private else threads.open_thread
        thread = await reopen(self._client, replace(match, message=None))
        if thread is None:
            raise ChannelUnavailable("gone")
        moved = await self._store.place(match.id, thread=thread)
        update.as_new_message = True
        return await self.post(moved, await self.screen(moved, update), update)

    def forget(self, match: Match) -> None:
        """Forget whom the board of a match has pinged, because the match is over."""
        self._pinged.pop(match.id, None)


class BoardUpdater(MessageUpdater[BoardUpdate]):
    """An updater that keeps the boards and lobbies of matches up to date."""

    subject = "match"
    max_attempts = 8

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        *,
        interval: float = 2.0,
        pause: float = 2.0,
    ) -> None:
        """Create an updater with nothing to do.

        Args:
            client: The Discord client.
            store: The database.
            images: The image cache.
            interval: Seconds between two writes in one channel.
            pause: Seconds before the first retry.
        """
        super().__init__(interval=interval, pause=pause)
        self._store = store
        self._images = images
        self._boards = BoardMessages(client, store, images, self._update_when_drawn)
        self._latest_version: dict[int, int] = {}
        self._drawing: set[asyncio.Task[None]] = set()

    # -- scheduling ----------------------------------------------------------------------------------------------

    def schedule(
        self, match: Match, *, pings: Iterable[int] = (), as_new_message: bool = False, only_if_behind: bool = False
    ) -> None:
        """Schedule an update of a match's message.

        Args:
            match: The match as committed.
            pings: Users who must act; if there are any, the board is posted as a new message that pings them.
            as_new_message: Post the board as a new message instead of editing it.
            only_if_behind: Do nothing if the message shows the latest version by then.
        """
        self._latest_version[match.id] = max(match.version, self._latest_version.get(match.id, 0))
        pinged = set(pings)
        update = BoardUpdate(pings=pinged, as_new_message=as_new_message or bool(pinged), only_if_behind=only_if_behind)
        self._enqueue(match.thread or match.channel, match.id, update)

    def shown_by_response(self, match: Match, screen: Screen) -> None:
        """Record that the response to a press has edited the public message.

        Args:
            match: The version that was shown.
            screen: The screen that was shown.
        """
        before = self._shown.get(match.id)
        if before is not None and before.version >= match.version:
            del self._shown[match.id]  # two responses crossed, so it is unknown which one was applied last
        else:
            self._shown[match.id] = Shown(hash(screen.blocks), match.version)
        self.schedule(match)

    async def reposted(self, before: Match, match: Match) -> None:
        """Strip the buttons from the former message after a command has posted the board again.

        Args:
            before: The match with its former message.
            match: The match with its new message.
        """
        self.problems.pop(match.id, None)
        self._shown.pop(match.id, None)
        if match.message != before.message:
            await self._boards.strip_buttons(before, jump_url(match))
        self.schedule(match)

    async def catch_up(self) -> None:
        """Schedule every match whose message is out of date; called at start-up."""
        for match_id in await self._store.outdated_boards():
            self.schedule_if_behind(await self._store.match(match_id))

    def schedule_if_behind(self, match: Match) -> None:
        """Schedule a match whose message is out of date, with pings for users who may not know that they must act."""
        users = [user for seat in public_of(match).addressed if (user := match.chairs[seat].user) is not None]
        self.schedule(match, pings=users, as_new_message=match.status is Status.PLAYING, only_if_behind=True)

    async def drain(self, grace: float) -> None:
        """Finish pending updates, then cancel drawings that still run; see `MessageUpdater.drain`."""
        await super().drain(grace)
        for task in self._drawing:
            task.cancel()

    # -- one update ----------------------------------------------------------------------------------------------

    async def _update_message(self, key: int, update: BoardUpdate) -> None:
        match = await self._load_latest(key, update)
        if match.status is Status.LOBBY and match.message is None:
            return  # the response to `/play` will be its message
        if update.only_if_behind and match.shown_version >= match.version:
            return
        if match.is_private and match.started_at is not None:
            match = await self._boards.make_private(match, update)
        try:
            message = await self._show(match, update)
        except ChannelUnavailable as unavailable:
            if unavailable.reason != "gone" or match.thread is None:
                raise
            message = await self._boards.reopen_thread(match, update)
        if match.shown_version < match.version:
            await self._compare(match, await self._store.mark_shown(match.id, match.version, message), message)

    async def _compare(self, match: Match, marked: Match, message: int) -> None:
        """Schedule a correction if another process posted or showed a newer version meanwhile."""
        if marked.message not in (None, message) and message == match.message:
            await self._boards.strip_buttons(match, jump_url(marked))
        if marked.message != message or marked.shown_version > match.version:
            self._shown.pop(match.id, None)
            self.schedule(marked)

    async def _load_latest(self, match_id: int, update: BoardUpdate) -> Match:
        """Return the latest version of a match, after merging all updates scheduled for it into `update`.

        A commit and its update are not simultaneous: the code that knows whom to ping schedules the update just after
        the commit. So if the stored version is newer than the scheduled one, wait briefly for that update.
        """
        for _ in range(20):
            match = await self._store.match(match_id)
            more = self._pending.get(match.thread or match.channel, {}).pop(match_id, None)
            if more is not None:
                update.merge(more)
            latest = self._latest_version.get(match_id, 0)
            if match.version == latest:
                break
            if match.version > latest:
                await asyncio.sleep(0.05)
        return match

    async def _show(self, match: Match, update: BoardUpdate) -> int:
        """Edit the message of a match or post a new one; return the message's id."""
        screen = await self._boards.screen(match, update)
        in_lobby = match.message is not None and match.message == match.thread and match.status is not Status.LOBBY
        if match.message is None or update.as_new_message or (in_lobby and match.started_at is not None):
            message = await self._boards.post(match, screen, update)
        else:
            message, known = match.message, self._shown.get(match.id)
            changed = known is None or known.version < match.shown_version or known.look != hash(screen.blocks)
            if changed and not await self._boards.place(match).edit(message, screen):
                message = await self._boards.post(match, screen, update)
        self._shown[match.id] = Shown(hash(screen.blocks), match.version)
        if not match.is_open:
            self._shown.pop(match.id)
            self._latest_version.pop(match.id, None)
            self._boards.forget(match)
        return message

    def _update_when_drawn(self, match: Match, screen: Screen) -> None:
        """Schedule a match again when the pictures that were missing from its board are drawn."""

        async def draw() -> None:
            drawings = pictures_in(screen)
            for drawing in drawings:
                await self._images.draw(drawing)
            if all(map(self._images.is_settled, drawings)):
                self._shown.pop(match.id, None)
                self.schedule(match)

        task = asyncio.create_task(draw())
        self._drawing.add(task)
        task.add_done_callback(self._drawing.discard)
