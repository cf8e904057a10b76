"""Old boards: a message of a match or a vote that a newer one has replaced loses its buttons, or is deleted.

The database remembers each until that is done and for a while longer, so neither a failure nor the death of a process
leaves two messages with buttons.
"""

import asyncio

import discord
import structlog

from bot.interactions.errors import describe_error
from bot.messages.channel_writer import ChannelWriter
from bot.screens.tables import jump_url, place_url
from bot.screens.vote import vote_url
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.ui.words import say, server_language
from games.core.words import in_language
from storage import Match, Refused, Store, Unavailable
from storage.ballots import Vote
from storage.unit_of_work.old_boards import OldBoard, channel_of_board

BATCH = 10
"""How many old boards are claimed at a time."""

log = structlog.stdlib.get_logger(__name__)


class OldBoards:
    """The service that turns replaced messages of matches and votes into links without buttons, or deletes them."""

    def __init__(self, client: discord.Client, store: Store, images: ImageCache) -> None:
        self._client = client
        self._store = store
        self._images = images
        self._in_hand: set[int] = set()
        """The messages that are being put away."""
        self._retrying: asyncio.Task[None] | None = None

    async def put_away(self, before: Match, match: Match, *, delete: bool = False) -> None:
        """Delete a match's former message, or replace its content by a link to the match's present message.

        Does nothing if the match still has the same message. If Discord refuses, `retry` tries it again later.

        Args:
            before: The match with its former message.
            match: The match as it is now.
            delete: Delete the message. If that fails, or if False, the message becomes a link to the new one.
        """
        if before.message is None or before.message == match.message:
            return
        await self._put_away(OldBoard(before.message, channel_of_board(before), match.id), match, delete=delete)

    async def put_away_vote(self, before: Vote, vote: Vote) -> None:
        """Replace the content of a vote's former message by a link to the vote's present message.

        As long as the new message could not be posted, the former one keeps its buttons. If Discord refuses, `retry`
        tries it again later.

        Args:
            before: The vote with its former message.
            vote: The vote as it is now.
        """
        if before.message is not None and before.message != vote.message:
            await self._put_away(OldBoard(before.message, before.channel, vote=vote.id), vote)

    def retry(self) -> None:
        """Try again, in the background, to delete or replace the former messages for which that has failed.

        Does nothing while an earlier retry is running.
        """
        if self._retrying is None or self._retrying.done():
            self._retrying = asyncio.create_task(self._retry(), name="old boards")

    async def close(self, grace: float) -> None:
        """Wait for the running retry, then cancel it; what is left is done after the next start.

        Args:
            grace: Maximum time in seconds.
        """
        if self._retrying is not None:
            await asyncio.wait({self._retrying}, timeout=grace)
            self._retrying.cancel()
            await asyncio.wait({self._retrying})

    async def _retry(self) -> None:
        try:
            while due := await self._store.claim_old_boards(BATCH):
                for old in due:
                    if old.message not in self._in_hand:
                        await self._retry_one(old)
        except Unavailable:
            log.info("old boards keep their buttons for now, because the database does not answer")

    async def _retry_one(self, old: OldBoard) -> None:
        try:
            shown = await self._shown_in(old)
            if shown.message == old.message:
                await self._store.mark_board_retired(old.message, forget=True)  # it is the public message again
            else:
                await self._put_away(old, shown)
        except Refused as refusal:  # the match's game is not installed
            _note_kept(old, refusal.code)
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001 - one message must not stop the others
            log.error("an old board keeps its buttons", message=old.message, error=describe_error(error))

    async def _shown_in(self, old: OldBoard) -> Match | Vote:
        """Return the match or the vote to which a former message belongs, as it is now."""
        if old.match is not None:
            return await self._store.match(old.match)
        assert old.vote is not None
        return await self._store.ballots.vote(old.vote)

    async def _put_away(self, old: OldBoard, shown: Match | Vote, *, delete: bool = False) -> None:
        with in_language(server_language(self._client, shown.guild)):
            link = _link(old, shown)
        if link is None:
            return
        self._in_hand.add(old.message)
        try:
            in_channel = isinstance(shown, Match) and shown.channel == old.channel != shown.thread
            thread = None if in_channel else old.channel
            writer = ChannelWriter(self._client, self._images, old.channel, shown.guild, thread)
            is_gone = delete and not await writer.remove(old.message)
            if not is_gone and (why := await writer.retire(old.message, link)):
                _note_kept(old, why)
            else:
                await self._store.mark_board_retired(old.message, forget=is_gone)
        finally:
            self._in_hand.discard(old.message)


def _note_kept(old: OldBoard, why: str) -> None:
    log.info("an old board keeps its buttons for now", message=old.message, match=old.match, vote=old.vote, reason=why)


def _link(old: OldBoard, shown: Match | Vote) -> Screen | None:
    """Return the content that replaces a former message: a link to the new message.

    The link is left out if the new message is in a private thread and the old one was not.

    Args:
        old: The former message.
        shown: The match or the vote to which it belongs.

    Returns:
        The content; None if there is no new message yet.
    """
    if isinstance(shown, Vote):
        if (newest := shown.message or shown.result) is None:
            return None
        return notice(say.text("vote-moved", url=vote_url(shown, newest)))
    match = shown
    if match.is_private and match.thread not in (None, old.channel) and old.channel == match.channel:
        return notice(say.text("table-begun-private", game=match.rules.title))
    # A link that stands elsewhere outlives the board, which will be posted anew.
    url = jump_url(match) if old.channel == (match.thread or match.channel) else place_url(match)
    return notice(say.text("table-moved", game=match.rules.title, match=str(match.id), url=url))
