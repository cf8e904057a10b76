"""The board updater: keeps every match's public message (its board) up to date, and decides when to post it again."""

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from hashlib import blake2b
from typing import Self

import discord
import structlog

from bot.interactions.errors import describe_error
from bot.messages import threads
from bot.messages.channel_writer import ChannelProblem, ChannelUnavailable, ChannelWriter
from bot.messages.message_updater import QUICK_RETRIES, Backoff, MessageUpdater, PendingUpdate, Superseded
from bot.messages.old_boards import OldBoards
from bot.messages.pings import PingRecord
from bot.messages.visibility import can_be_private
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.public import public_of
from bot.screens.questions import pending_voters
from bot.ui.blocks import Screen, Text
from bot.ui.image_cache import ImageCache
from bot.ui.payload import mentioning, pictures_in
from bot.ui.words import server_language
from games.core.words import in_language
from storage import Match, Status, Store, Unavailable
from storage.match.due_times import turn_deadline
from storage.match.model import LogEntry
from storage.unit_of_work.old_boards import channel_of_board

PICTURE_WAIT = 4.0
"""Seconds that a board waits for its picture; a slower picture is added by a later edit."""
LOG_ENTRIES = 12
"""Number of log entries that a board tells where it does not begin at a player's last action."""

log = structlog.stdlib.get_logger(__name__)


@dataclass(slots=True)
class BoardUpdate(PendingUpdate):
    """A requested update of a match's public message, into which later requests are merged until it is made."""

    pings: set[int] = field(default_factory=set)
    """Ids of users to ping; a message that is posted anew pings those of them who still must act or answer."""
    as_new_message: bool = False
    """Post the message anew instead of editing it."""
    only_if_behind: bool = True
    """Do nothing if the message shows the latest version by then, for example because a response has edited it."""
    missed: set[int] | None = None
    """Ids of users who may not know of a change because no process has shown it. If the message is to look otherwise,
    it is posted anew and pings them; a change that nobody can see must not be told. None: every change is shown."""
    must_edit: bool = False
    """Edit the message even if it seems to show everything already."""

    def merge(self, other: Self) -> None:
        """Add what another requested update of the same message asks for, and the users whom it pings, to this one."""
        # Zero-argument `super()` fails here: `slots=True` makes `dataclass` replace the class that it refers to.
        PendingUpdate.merge(self, other)
        self.pings |= other.pings
        self.as_new_message = self.as_new_message or other.as_new_message
        self.only_if_behind = self.only_if_behind and other.only_if_behind
        self.must_edit = self.must_edit or other.must_edit
        if other.missed is not None:
            self.missed = other.missed | (self.missed or set())

    def post_anew(self) -> None:
        """Let the message be posted anew, because its latest version was not shown, and ping who may not know of it."""
        self.pings |= self.missed or set()
        self.as_new_message = True


@dataclass(frozen=True, slots=True)
class ShownByResponse:
    """What the response to a press has made of a match's public message, which the database does not know yet."""

    message: int
    version: int
    look: str | None
    """None if two responses have crossed, so that it is unknown which one was applied last."""


@dataclass(frozen=True, slots=True)
class UnansweredAttempts:
    """All attempts to post a match's message to which Discord's answer was lost: any of them may have posted it."""

    nonce: str
    """The nonce of all these attempts, by which Discord posts at most one message."""
    pings: frozenset[int]
    """Ids of the users whom every one of these attempts would have pinged."""


async def board_entries(store: Store, match: Match) -> list[LogEntry]:
    """Return the log entries to tell on a match's board: all since the last action of the player whose turn it is.

    While several players choose at once, while the players vote on an undo, and after the end, they are the newest
    ones.

    Args:
        store: The database.
        match: A match that has begun.
    """
    public, question = public_of(match), match.question
    votes_on_undo = question is not None and question.is_open and question.kind == "undo"
    if len(public.pending) == 1 and not votes_on_undo:
        return await store.since(match, viewer=None, seat=public.pending[0])
    return await store.log(match.id, seat=None, newest_first=True, limit=LOG_ENTRIES, offset=0)


UNDRAWN = "~"
"""Stands behind the digest of a message that was sent without one of its pictures."""


def _look(screen: Screen) -> str:
    """Return a digest of a board by which every process finds whether an edit would change anything.

    The line that pings players does not count: it would be taken away by the first hidden step, whose moment everybody
    would then see.
    """
    blocks = [block for block in screen.blocks if not (isinstance(block, Text) and block.only_when_posted)]
    return blake2b(repr((screen.accent_colour, blocks)).encode(), digest_size=16).hexdigest()


def _without_mark(look: str | None) -> str | None:
    return None if look is None else look.removesuffix(UNDRAWN)


class BoardMessages:
    """The part of the board updater that makes the public messages of matches, sends them and moves them to threads."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        old_boards: OldBoards,
        on_missing_picture: Callable[[Match, Screen], None],
    ) -> None:
        """Create the part of the board updater that talks to Discord.

        Args:
            client: The Discord client.
            store: The database.
            images: The cache of drawn pictures.
            old_boards: Takes the buttons away from replaced messages.
            on_missing_picture: Called with a match and its public message if that was sent without one of its pictures.
        """
        self._client = client
        self._store = store
        self._images = images
        self._on_missing_picture = on_missing_picture
        self._pinged: dict[int, PingRecord] = {}
        """The users whom the newest board of each match has pinged."""
        self._attempts: dict[int, UnansweredAttempts] = {}
        """For each match, the attempts of which it is unknown whether Discord has carried them out."""
        self.old_boards = old_boards

    def place(self, match: Match) -> ChannelWriter:
        """Return the writer to the channel or thread in which a match's public message is."""
        on_missing = partial(self._on_missing_picture, match)
        place = channel_of_board(match)
        return ChannelWriter(self._client, self._images, place, match.guild, match.thread, PICTURE_WAIT, on_missing)

    async def screen(self, match: Match, update: BoardUpdate) -> Screen:
        """Return the content of a match's public message: its board or, before the start, its players and options.

        Args:
            match: The match.
            update: The requested update. If it posts the board anew, the board mentions the players who must act.
        """
        with in_language(server_language(self._client, match.guild)):
            return await self._screen(match, update)

    async def _screen(self, match: Match, update: BoardUpdate) -> Screen:
        if match.status in (Status.LOBBY, Status.CANCELLED) or match.started_at is None:
            in_private = can_be_private(self._client.get_channel(match.channel))
            return lobby_screen(match, can_be_private=in_private)
        entries = await board_entries(self._store, match)
        return board_screen(
            match, entries, posted_new=update.as_new_message, until=turn_deadline(match, self._store.time.outages)
        )

    async def post(self, match: Match, screen: Screen, update: BoardUpdate) -> int:
        """Send a match's public message as a new one; delete the former message or replace it by a link to the new one.

        Args:
            match: The match.
            screen: The content.
            update: The update, which says whom to ping.

        Returns:
            The id of the new message.

        Raises:
            Superseded: The update has to start again: another process has posted the message meanwhile, or the message
                that an earlier attempt had posted was deleted.
            ChannelUnavailable: The channel was deleted, the thread is locked, or the bot lacks permissions there.
            discord.HTTPException: Discord refused the message for another reason, or failed.
            aiohttp.ClientError, OSError, TimeoutError: It is unknown whether Discord has posted the message.
        """
        asked = {match.chairs[seat].user for seat in public_of(match).addressed}.union(pending_voters(match))
        pings = update.pings & {user for user in asked if user is not None}
        writer = self.place(match)
        if match.thread is not None:
            writer = replace(writer, channel=match.thread)
        # Without the version: if the answer to an attempt is lost and the match goes on, the next attempt must not
        # leave a second board. Discord then returns the message of the first.
        nonce = f"{match.id:x}:{match.message or 0:x}"[-25:]
        earlier = self._attempts.get(match.id)
        if earlier is not None and earlier.nonce != nonce:
            earlier = None
        certain = frozenset(pings if earlier is None else pings & earlier.pings)
        self._attempts[match.id] = UnansweredAttempts(nonce, certain)
        sent = await writer.post(screen, nonce, mentioning(tuple(sorted(pings))))
        self._attempts.pop(match.id, None)  # a match that has just got its thread may be posted from two queues at once
        moved, was_known = await self._store.mark_posted(match.id, sent.id, match.message, match.thread)
        if moved.message != sent.id:
            await writer.remove(sent.id)
            raise Superseded
        if was_known:  # Discord returned the other process's message, which may show an older state
            update.only_if_behind = False
            update.as_new_message = not pings <= {user.id for user in sent.mentions}
            raise Superseded
        pinged = self._pinged.get(match.id)
        self._pinged[match.id] = PingRecord.of_board(match, update.pings & asked)
        # A board is deleted once all users whom it pinged have acted. A lobby stays in its channel.
        answered = pinged is not None and pinged.all_answered(match) and channel_of_board(match) == match.thread
        await self.old_boards.put_away(match, moved, delete=answered)
        if earlier is not None and pings - earlier.pings:
            missing = replace(update, pings=set(pings - earlier.pings))
            return await self.post(moved, screen, missing)  # an edit would not notify them
        stale = earlier is not None or update.only_if_behind or update.missed is not None
        if stale and not await writer.edit(sent.id, screen):
            raise Superseded  # it was an earlier attempt's message, which somebody has deleted
        return sent.id

    async def make_private(self, match: Match, update: BoardUpdate) -> Match:
        """Open the private thread of a match without spectators, unless it is played in one already.

        The public message of such a match is shown in that thread only.

        Args:
            match: The match, which has begun.
            update: The update; if a thread is opened, it is changed to post the message there.

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
        moved = await self._store.place(match.id, thread=thread, message=0)
        update.as_new_message = True
        await self.old_boards.put_away(match, moved)
        return moved

    async def reopen_thread(self, match: Match, update: BoardUpdate) -> tuple[Match, int]:
        """Open a new thread for a match whose former thread was deleted, and post the match's public message in it.

        Args:
            match: The match.
            update: The update; it is changed to post the message as a new one.

        Returns:
            The match with its new thread, and the id of the new message.

        Raises:
            ChannelUnavailable: The bot may not open a thread.
            Superseded: Another message was posted meanwhile, so the new one was deleted again.
        """
        reopen = threads.open_private_table if match.is_private else threads.open_thread
        thread = await reopen(self._client, replace(match, message=None))
        if thread is None:
            raise ChannelUnavailable("gone")
        moved = await self._store.place(match.id, thread=thread)
        update.as_new_message = True
        return moved, await self.post(moved, await self.screen(moved, update), update)

    def forget(self, match: Match) -> None:
        """Drop what is remembered of a match that is over: whom its messages have pinged, and lost answers."""
        self._pinged.pop(match.id, None)
        self._attempts.pop(match.id, None)


class BoardUpdater(MessageUpdater[BoardUpdate]):
    """The background service that keeps the public message of every match up to date.

    It makes one update at a time in each channel.
    """

    subject = "match"

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        old_boards: OldBoards,
        *,
        interval: float = 2.0,
        pause: float = 2.0,
    ) -> None:
        """Create an updater with nothing to do.

        Args:
            client: The Discord client.
            store: The database.
            images: The cache of drawn pictures.
            old_boards: Takes the buttons away from replaced messages; closed with this updater.
            interval: Seconds between two writes in one channel.
            pause: Seconds before the first retry.
        """
        super().__init__(interval=interval, pause=pause)
        self._store = store
        self._images = images
        self._boards = BoardMessages(client, store, images, old_boards, self._update_when_drawn)
        self._latest_version: dict[int, int] = {}
        self._responses: dict[int, ShownByResponse] = {}
        self._unsure: set[int] = set()
        """The matches of whose message this process does not know what it shows."""
        self._undrawn: set[int] = set()
        """The matches whose message lacks a picture."""
        self._unattempted: dict[int, asyncio.Event] = {}
        """By match with a requested update: set as soon as that has been attempted."""
        self._drawing: set[asyncio.Task[None]] = set()

    # -- scheduling ----------------------------------------------------------------------------------------------

    def schedule(self, match: Match, *, pings: Iterable[int] = (), as_new_message: bool = False) -> None:
        """Request an update of a match's public message, which is made soon in the background.

        Args:
            match: The match as stored in the database.
            pings: Ids of users to ping. If there are any, the message is posted anew, and pings those who still must
                act or answer a question.
            as_new_message: Post the message anew instead of editing it.
        """
        pinged = set(pings)
        anew = as_new_message or bool(pinged)
        self._request(match, BoardUpdate(pings=pinged, as_new_message=anew, only_if_behind=False))

    def _request(self, match: Match, update: BoardUpdate) -> None:
        self._latest_version[match.id] = max(match.version, self._latest_version.get(match.id, 0))
        self._unattempted.setdefault(match.id, asyncio.Event())
        self._enqueue(match.thread or match.channel, match.id, update)

    def shown_by_response(self, match: Match, message: int, screen: Screen) -> None:
        """Note that the response to a press has edited a match's public message, and request an update of the message.

        That update stores which version is shown, and edits the message only if the match has changed since. If the
        message is no longer the match's public one, it loses the buttons that the response has given it.

        Args:
            match: The version of the match that the response has shown.
            message: The message.
            screen: The content that the response has shown.
        """
        before = self._responses.get(match.id)
        crossed = before is not None and before.version >= match.version
        look = None if crossed else _look(screen)
        self._responses[match.id] = ShownByResponse(message, match.version, look)
        self.schedule(match)

    async def reposted(self, before: Match, match: Match) -> None:
        """Replace a match's former public message by a link to the new one, which a command has just posted.

        Earlier failures to show the match are forgotten, and an update of the new message is requested.

        Args:
            before: The match with its former message.
            match: The match with its new message.
        """
        for place in (before.thread or before.channel, match.thread or match.channel):
            self._forget_failures(place, match.id)
        self._mark_unsure(match.id)
        await self._boards.old_boards.put_away(before, match)
        self.schedule(match)

    async def catch_up(self) -> None:
        """Request an update of every public message that shows an old version of its match, as after a restart.

        Raises:
            Unavailable: The database does not answer.
        """
        for match_id in await self._store.outdated_boards():
            try:
                self.schedule_if_behind(await self._store.match(match_id))
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - one match must not stop the others
                log.error("a match cannot be shown", match=match_id, error=describe_error(error))

    def schedule_if_behind(self, match: Match) -> None:
        """Request an update of a match's public message unless it shows the latest version.

        A running match's message is posted anew and pings all players who take part in the turn: they may not know of
        it. If only hidden steps were not shown, nothing happens that others could see.
        """
        users = {user for seat in public_of(match).addressed if (user := match.chairs[seat].user) is not None}
        self._request(match, BoardUpdate(missed=users if match.status is Status.PLAYING else None))

    async def compare_looks(self) -> None:
        """Request an update of every running match's public message that does not look as it should.

        Called at the start and when something has changed on which boards depend besides their matches: the words of a
        release, a server's language, or an outage, which moves the deadlines. Otherwise the next step of a match would
        change its board, and if it is a hidden step, everybody would see when it was made.
        """
        for match_id in await self._store.running():
            match, look = await self._look_of(match_id)
            if match is not None and match.shown_version == match.version and match.shown_look != look:
                self._request(match, BoardUpdate(has_changes=False, only_if_behind=False, must_edit=True))

    async def show_recent_again(self) -> None:
        """Edit the messages that changed lately once more: the last edit of a process that died may have come late.

        Such an edit shows an older state, or gives back the buttons of a message that was replaced. Nobody notices: the
        database says that the newest state is shown. Which messages changed, and when, everybody has seen.

        Raises:
            Unavailable: The database does not answer.
        """
        for match_id in await self._store.recent_boards():
            match, look = await self._look_of(match_id)
            if match is None or match.message is None:
                continue
            if match.shown_version == match.version or _without_mark(match.shown_look) == look:
                self._request(match, BoardUpdate(has_changes=False, only_if_behind=False, must_edit=True))
            # Otherwise it is about to be edited, or it is posted anew because nobody was told of the change.
        await self._store.put_away_again()

    async def _look_of(self, match_id: int) -> tuple[Match | None, str]:
        """Return a match and how its public message should look; None for a match that cannot be shown."""
        await asyncio.sleep(0)
        try:
            match = await self._store.match(match_id)
            return match, _look(await self._boards.screen(match, BoardUpdate()))
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - one match must not stop the others
            log.error("a match cannot be shown", match=match_id, error=describe_error(error))
            return None, ""

    def retry_old_boards(self) -> None:
        """Try again, in the background, to take the buttons away from replaced messages. Called regularly."""
        self._boards.old_boards.retry()

    def show_again(self, match: Match) -> None:
        """Request an update of a match's public message because its channel can be used again.

        The message may show an old version, or have been deleted meanwhile.
        """
        self._try_at_once(match.thread or match.channel, match.id)
        self._mark_unsure(match.id)
        if match.shown_version < match.version:
            self.schedule_if_behind(match)
        else:
            self.schedule(match)

    async def drain(self, grace: float) -> None:
        """Make the pending updates without pauses, finish with replaced messages, then give up missing pictures.

        Args:
            grace: Maximum time in seconds for the updates, and the same again for replaced messages. The rest is done
                after the next start.
        """
        await super().drain(grace)
        await self._boards.old_boards.close(grace)
        for task in self._drawing:
            task.cancel()

    async def wait_until_attempted(self, match_id: int, seconds: float) -> None:
        """Wait until a match's public message is up to date, an update of it was attempted, or the time is over.

        Args:
            match_id: The match.
            seconds: The longest time to wait.
        """
        if (attempted := self._unattempted.get(match_id)) is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await attempted.wait()

    def _attempted(self, key: int, update: BoardUpdate) -> None:
        if (attempted := self._unattempted.pop(key, None)) is not None:
            attempted.set()

    # -- one update ----------------------------------------------------------------------------------------------

    async def _update_message(self, key: int, update: BoardUpdate) -> None:
        try:
            await self._bring_up_to_date(key, update)
        except Superseded:
            self._mark_unsure(key)
            raise

    def _mark_unsure(self, key: int) -> None:
        self._unsure.add(key)

    def note_problem(self, key: int, problem: ChannelProblem, backoff: Backoff) -> None:
        """Record why a match's message cannot be shown, for its players, after more than `QUICK_RETRIES` failures."""
        if backoff.failures > QUICK_RETRIES:
            super().note_problem(key, problem, backoff)

    async def _bring_up_to_date(self, key: int, update: BoardUpdate) -> None:
        match = await self._load_latest(key, update)
        if match.status is Status.LOBBY and match.message is None and not update.as_new_message:
            return  # the response to `/play` will be its message
        if update.only_if_behind and match.shown_version >= match.version:
            return
        if match.is_private and match.started_at is not None:
            match = await self._boards.make_private(match, update)
        before = match
        try:
            message, look = await self._show(match, update)
        except ChannelUnavailable as unavailable:
            if unavailable.reason != "gone" or match.thread is None:
                raise
            match, message = await self._boards.reopen_thread(match, update)
            look = _look(await self._boards.screen(match, BoardUpdate()))
        is_edited = key in self._unsure
        self._unsure.discard(key)
        look += UNDRAWN if key in self._undrawn else ""
        if not match.is_open:
            self._forget(match)
        known = before.message, before.shown_version, before.shown_look
        if is_edited or known != (message, match.version, look):  # an edit may have crossed that of another process
            marked = await self._store.mark_shown(match.id, match.version, message, look)
            await self._compare(match, marked, message)

    async def _compare(self, match: Match, marked: Match, message: int) -> None:
        """Request another update of a match's message if another process has shown a newer version meanwhile.

        If that process has replaced the message, this update may have brought back the message's buttons after the
        other process had taken them away, so they are taken away again.

        Args:
            match: The match as it was shown by this update.
            marked: The match as stored in the database after it.
            message: The id of the message that this update sent or edited.
        """
        if marked.message not in (None, message):
            await self._boards.old_boards.put_away(replace(match, message=message), marked)
        if marked.message != message or marked.shown_version > match.version:
            self._mark_unsure(match.id)
            self.schedule(marked)

    async def _load_latest(self, match_id: int, update: BoardUpdate) -> Match:
        """Return the latest version of a match, and merge all updates of its message that were requested into `update`.

        The code that knows whom to ping requests an update just after the commit. So if the stored version is newer
        than the one for which an update was requested, wait briefly for that request.
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

    async def _show(self, match: Match, update: BoardUpdate) -> tuple[int, str]:
        """Edit the public message of a match, or post a new one if it needs one.

        Args:
            match: The match.
            update: The update.

        Returns:
            The id of the message, and a digest of what it shows.
        """
        plain = await self._boards.screen(match, replace(update, as_new_message=False))
        look = _look(plain)
        known = await self._shown_look(match)
        is_shown = known == look and not update.must_edit and match.id not in self._unsure
        if update.missed is not None and match.shown_version < match.version and not is_shown:
            update.post_anew()
        in_lobby = match.message is not None and match.message == match.thread and match.status is not Status.LOBBY
        if match.message is None or update.as_new_message or (in_lobby and match.started_at is not None):
            return await self._post(match, update), look
        if is_shown:
            return match.message, look
        self._mark_unsure(match.id)  # until Discord says that it has made the edit
        is_there = await self._boards.place(match).edit(match.message, plain)
        return match.message if is_there else await self._post(match, update), look

    async def _post(self, match: Match, update: BoardUpdate) -> int:
        self._mark_unsure(match.id)
        return await self._boards.post(match, await self._boards.screen(match, update), update)

    async def _shown_look(self, match: Match) -> str | None:
        """Return the digest of what a match's public message shows; None if that is not known."""
        response = self._responses.pop(match.id, None)
        if response is not None and response.message == match.message:
            return response.look if response.version >= match.shown_version else None
        if response is not None and match.message is not None:
            await self._boards.old_boards.put_away(replace(match, message=response.message), match)
        return _without_mark(match.shown_look)

    def _forget(self, match: Match) -> None:
        self._latest_version.pop(match.id, None)
        self._responses.pop(match.id, None)
        self._undrawn.discard(match.id)
        self._boards.forget(match)

    def _update_when_drawn(self, match: Match, screen: Screen) -> None:
        """Request another update of a match's public message when the pictures that it lacks are drawn."""
        self._undrawn.add(match.id)

        async def draw() -> None:
            await self._images.draw_all(pictures_in(screen))
            self._undrawn.discard(match.id)
            self._request(match, BoardUpdate(only_if_behind=False, must_edit=True))

        task = asyncio.create_task(draw())
        self._drawing.add(task)
        task.add_done_callback(self._drawing.discard)
