"""Public votes: everything that can be done with them. Start here; each method leads to the module that does it."""

import asyncio
from collections import deque
from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import Connection

from storage.ballots import casting, chain, changing, counting, receipts, reminders, votes
from storage.ballots.drafts import Drafts
from storage.ballots.model import Cast, Ending, Receipt, Shard, Terms, Vote, VoteStatus
from storage.ballots.proof import rules_document
from storage.ballots.questions import Question
from storage.db.encryption import Vault
from storage.errors import Unavailable
from storage.shredding import Shredding
from storage.time_source import UNSHARDED
from storage.time_source import Shard as ServerShard
from storage.unit_of_work import old_boards
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader

MAX_GROUP = 200
"""The maximum number of presses of voting buttons in one commit."""
GROUP_DELAY = 0.04
"""Seconds to wait for more presses before the next commit while many vote at once."""
ENDED_LISTED = 10
"""How many ended votes a list contains."""
MOST_ARCHIVED = 500
"""How many ended votes of a server can be listed."""
ANNOUNCE_WITHIN = timedelta(days=7)
"""How long after a vote ended the bot tries to post its result."""


class Ballots:
    """Public votes in the database: opens them, records ballots, counts and reads them.

    Every method that changes something returns after the commit. Besides the errors that a method lists, those that
    change a vote raise `Refused` (`vote_unknown`) if there is no such vote, and all raise `Unavailable` if the database
    does not answer. After an error nothing is changed, except that after `Uncertain`, a kind of `Unavailable`, the
    change may be committed.

    Args:
        writer: The store's writer.
        vault: Encrypts and decrypts with the database's key.
        reader: The store's reader.
        shredding: Erases the deleted secrets, rolls and stones of votes that have ended from the database's files.
    """

    def __init__(self, writer: Writer, reader: Reader, vault: Vault, shredding: Shredding) -> None:
        self._writer = writer
        self._shredding = shredding
        self._vault = vault
        self._reader = reader
        self.drafts = Drafts(writer, reader, vault)
        """Votes that are prepared and not open yet."""
        self._queue: deque[tuple[Cast, asyncio.Future[Receipt]]] = deque()
        self._casting: asyncio.Task[None] | None = None

    # -- one vote ------------------------------------------------------------------------------------------------

    async def open_vote(
        self,
        key: str,
        *,
        guild: int,
        channel: int,
        host: int,
        host_name: str,
        terms: Terms,
        now: datetime,
        entitled: int | None = None,
    ) -> Vote:
        """Open a public vote in a server.

        Args:
            key: The idempotency key, an interaction's id: a repeated call returns the vote opened first.
            guild: The server's Discord id.
            channel: The Discord id of the channel in which the vote is shown.
            host: The user who opens it.
            host_name: Their display name.
            terms: The questions and the rules.
            now: The present time, in UTC.
            entitled: How many members are entitled to vote according to Discord; None if that is not known.

        Raises:
            Refused: The terms are not allowed, with the codes of `storage.ballots.votes.open_vote`.
        """
        where = {"guild": guild, "channel": channel, "host": host}
        return await self._writer.alone(
            lambda db: votes.open_vote(
                db, self._vault, key, **where, host_name=host_name, terms=terms, now=now, entitled=entitled
            )
        )

    async def cast(self, cast: Cast) -> Receipt:
        """Record a member's ballot, and return the voter's receipt after the commit.

        Ballots of several members that wait at the same time are committed together.

        Raises:
            Refused: There is no such vote (`vote_unknown`), it was discarded (`vote_void`), it has closed
                (`vote_late`), it is paused (`vote_paused`) or was when the button was pressed (`vote_was_paused`), it
                was edited since the button was made (`vote_edited`), or the ballot does not answer its questions
                (`vote_ballot`).
            Faulty: The stored data of the vote cannot be decrypted.
        """
        future: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        self._queue.append((cast, future))
        if self._casting is None:
            self._casting = asyncio.create_task(self._cast_groups(), name="vote casting")
        return await future

    async def close_vote(self, vote: int, ending: Ending, *, entitled: int | None = None) -> Vote:
        """Close a vote: count and publish the ballots and destroy the secret that connects them with users.

        A vote whose secret is missing is declared void instead. If the vote has ended already, nothing changes.

        Args:
            vote: The vote's id.
            ending: When, by whom and why it is closed.
            entitled: How many members are entitled to vote now, according to Discord; None if that is not known.

        Raises:
            Refused: There is no such vote (`vote_unknown`), or it has ended already and `ending` names the user who
                wants to close it (`vote_over`).
        """
        ended = await self._writer.alone(
            lambda db: counting.close_vote(db, self._vault, vote, ending, entitled=entitled)
        )
        return await self.vote(ended.id) if await self._shredding.run() else ended

    async def void_vote(self, vote: int, ending: Ending) -> Vote:
        """Discard a vote without counting it, and destroy the secret that connects ballots with users.

        If the vote has ended already, nothing changes.

        Args:
            vote: The vote's id.
            ending: When, by whom and why it is discarded.

        Raises:
            Refused: There is no such vote (`vote_unknown`), or it has ended already and `ending` names the user who
                wants to discard it (`vote_over`).
        """
        ended = await self._writer.alone(lambda db: counting.void_vote(db, vote, ending))
        return await self.vote(ended.id) if await self._shredding.run() else ended

    async def void_lost_votes(self, now: datetime) -> list[Vote]:
        """Declare void the open votes whose secret and stones are missing, because the database is a restored backup.

        Args:
            now: The present time, in UTC.

        Returns:
            The votes that were declared void.
        """
        return await self._writer.alone(lambda db: counting.void_lost_votes(db, now))

    async def place(self, vote: int, message: int) -> Vote:
        """Store in which message a vote is shown.

        Args:
            vote: The vote's id.
            message: The message's Discord id.
        """
        return await self._writer.alone(lambda db: votes.place_vote(db, vote, message=message))

    async def move(self, vote: int, channel: int, now: datetime) -> Vote:
        """Store that a vote is shown in another channel, where its message has still to be posted.

        The former message is noted as an old board, so that its buttons are taken away.

        Args:
            vote: The vote's id.
            channel: The channel's Discord id.
            now: The present time, in UTC.
        """
        return await self._writer.alone(lambda db: votes.move_vote(db, vote, channel, now))

    async def replaced_message(self, vote: int) -> int | None:
        """Return the Discord id of the message that a vote's next one replaces; None if it was not moved lately.

        Args:
            vote: The vote's id.
        """
        return await self._reader.read(lambda db: old_boards.newest_of_vote(db, vote))

    async def mark_announced(self, vote: int, result: int) -> Vote:
        """Store that a vote's result was posted on Discord.

        Args:
            vote: The vote's id.
            result: The Discord id of the message with the result.
        """
        return await self._writer.alone(lambda db: votes.place_vote(db, vote, result=result))

    async def mark_told(self, vote: int, announced: int) -> Vote:
        """Store that a vote's result was announced in its second channel.

        Args:
            vote: The vote's id.
            announced: The Discord id of the message there.
        """
        return await self._writer.alone(lambda db: votes.place_vote(db, vote, announced=announced))

    # -- changes by moderators -----------------------------------------------------------------------------------

    async def pause(self, vote: int, now: datetime, *, by: int, by_name: str, reason: str) -> Vote:
        """Pause a vote; for arguments and errors, see `storage.ballots.changing.pause`."""
        return await self._writer.alone(lambda db: changing.pause(db, vote, now, by=by, by_name=by_name, reason=reason))

    async def resume(self, vote: int, now: datetime, *, by: int, by_name: str) -> Vote:
        """End the pause of a vote; for arguments and errors, see `storage.ballots.changing.resume`."""
        return await self._writer.alone(lambda db: changing.resume(db, vote, now, by=by, by_name=by_name))

    async def end_long_pauses(self, now: datetime) -> list[Vote]:
        """End the pauses that have lasted `LONGEST_PAUSE` by `now` (UTC), and return the votes."""
        if not await self._reader.read(lambda db: changing.long_pauses(db, now)):
            return []
        return await self._writer.alone(lambda db: changing.end_long_pauses(db, now))

    async def extend(
        self, vote: int, closes_at: datetime, now: datetime, *, by: int, by_name: str, reason: str
    ) -> Vote:
        """Let a vote close later; for arguments and errors, see `storage.ballots.changing.extend`."""
        return await self._writer.alone(
            lambda db: changing.extend(db, vote, closes_at, now, by=by, by_name=by_name, reason=reason)
        )

    async def edit(self, vote: int, questions: tuple[Question, ...], now: datetime, *, by: int, by_name: str) -> Vote:
        """Change a vote's questions before anyone has voted; see `storage.ballots.changing.edit`."""
        return await self._writer.alone(lambda db: changing.edit(db, vote, questions, now, by=by, by_name=by_name))

    async def set_announcement(self, vote: int, channel: int | None) -> Vote:
        """Choose another channel in which the result will be announced, or none.

        Args:
            vote: The vote's id.
            channel: The channel's Discord id; None for none.

        Raises:
            Refused: There is no such vote (`vote_unknown`), or it has ended (`vote_over`).
        """
        return await self._writer.alone(lambda db: changing.set_announcement(db, vote, channel))

    # -- reminders and the chain ---------------------------------------------------------------------------------

    async def set_reminder(self, vote: int, user: int, now: datetime, *, on: bool) -> Vote:
        """Remember whether a user wants a reminder; for errors, see `storage.ballots.reminders.set_reminder`.

        Args:
            vote: The vote's id.
            user: The user's Discord id.
            now: The present time, in UTC.
            on: True if they want it.
        """
        return await self._writer.alone(lambda db: reminders.set_reminder(db, vote, user, now, on=on))

    async def is_reminded(self, vote: int, user: int) -> bool:
        """Return True if a user wants a reminder.

        Args:
            vote: The vote's id.
            user: The user's Discord id.
        """
        return await self._reader.read(lambda db: reminders.is_reminded(db, vote, user))

    async def claim_reminders(self, now: datetime, most: int, shard: ServerShard = UNSHARDED) -> list[tuple[Vote, int]]:
        """Take due reminders off the list; each is returned to one caller only.

        Args:
            now: The present time, in UTC.
            most: How many at most.
            shard: The shard of the bot whose servers they are for.

        Returns:
            Each with the vote and the user.
        """
        if not await self._reader.read(lambda db: reminders.have_due(db, now, shard)):
            return []
        return await self._writer.alone(lambda db: reminders.claim_reminders(db, now, most, shard))

    async def put_back_reminder(self, vote: int, user: int) -> None:
        """Put a reminder that could not be sent back on the list, if the vote is still open.

        Args:
            vote: The vote's id.
            user: The user's Discord id.
        """
        await self._writer.alone(lambda db: reminders.put_back(db, vote, user))

    async def publish_chains(self, now: datetime) -> list[Vote]:
        """Publish the hash of the chain of every open vote in which a full hour has passed since the last.

        Args:
            now: The present time, in UTC.

        Returns:
            The votes whose hash was published.
        """
        due = [vote for vote in await self.open_votes() if chain.due_at(vote) <= now]
        return [vote for each in due if (vote := await self._publish(each.id, now)) is not None]

    async def _publish(self, vote: int, now: datetime) -> Vote | None:
        def publish(db: Connection) -> Vote | None:
            locked = votes.lock_vote(db, vote)
            if not locked.is_open or chain.due_at(locked) > now:
                return None  # another process was faster
            chain.publish(db, vote, now)
            return votes.fetch_vote(db, vote)

        return await self._writer.alone(publish)

    async def chain_of(self, vote: Vote) -> list[chain.Segment]:
        """Return a vote's chain of receipts, as far as it was published."""
        return await self._reader.read(lambda db: chain.segments(db, vote.id, rules_document(vote)))

    async def check(self, id: int) -> str | None:
        """Check that the ballots and the chain of receipts of a vote are as they were counted and published.

        Nothing is left to check of a void vote.

        Returns:
            The name of the message that says what is wrong, or None.
        """
        vote = await self.vote(id)
        if vote.status is VoteStatus.VOID:
            return None
        if not chain.is_intact(vote, await self.chain_of(vote)):
            return "broken-chain"
        if vote.status is VoteStatus.CLOSED and len(await self.shards(id)) + (vote.spoiled or 0) != vote.cast:
            return "ballots-missing"
        return None

    # -- reading -------------------------------------------------------------------------------------------------

    async def vote(self, vote: int) -> Vote:
        """Read a vote with its result so far.

        Raises:
            Refused: There is no such vote (`vote_unknown`).
        """
        return await self._reader.read(lambda db: votes.fetch_vote(db, vote))

    async def votes_of(self, guild: int) -> list[Vote]:
        """List the open votes of a server, the next to close first, followed by the `ENDED_LISTED` that ended last."""
        return await self._reader.read(lambda db: votes.votes_of_guild(db, guild, ended=ENDED_LISTED))

    async def ended_votes(self, guild: int) -> list[Vote]:
        """List the last `MOST_ARCHIVED` votes of a server that have ended, the newest first."""
        return await self._reader.read(lambda db: votes.ended_votes(db, guild, MOST_ARCHIVED))

    async def open_votes(self) -> list[Vote]:
        """List the open votes of all servers."""
        return await self._reader.read(votes.open_votes)

    async def unannounced(self, now: datetime) -> list[Vote]:
        """List the votes that ended less than `ANNOUNCE_WITHIN` before `now` (UTC) and have still to be announced."""
        return await self._reader.read(lambda db: votes.unannounced_votes(db, now - ANNOUNCE_WITHIN))

    async def due(self, moment: datetime) -> list[int]:
        """List the ids of open votes that are not paused and whose closing time is `moment` (UTC) or earlier."""
        return await self._reader.read(lambda db: votes.votes_due(db, moment))

    async def next_closing(self) -> datetime | None:
        """Return the earliest closing time of an open vote that is not paused, in UTC; None if there is none."""
        return await self._reader.read(votes.next_closing)

    async def shards(self, vote: int) -> list[Shard]:
        """List the counted ballots of a vote, ordered by receipt code; empty unless the vote was closed and counted."""
        return await self._reader.read(lambda db: votes.shards_of(db, vote))

    async def find_shard(self, guild: int, code: str) -> tuple[Vote, Shard] | None:
        """Find the counted ballot with a receipt code among the closed votes of a server.

        Args:
            guild: The server's Discord id.
            code: The receipt code, as `storage.ballots.receipts.read_code` returns it.

        Returns:
            The vote and the ballot; None if no vote of the server has counted this code.
        """
        return await self._reader.read(lambda db: receipts.find_shard(db, guild, code))

    async def receipt(self, vote: int, user: int) -> Receipt | None:
        """Return a user's ballot and receipt code in an open vote; None if they have not voted or the vote has ended.

        Args:
            vote: The vote's id.
            user: The user's Discord id.

        Raises:
            Tampered: The secret or the ballot cannot be decrypted.
        """
        return await self._reader.read(lambda db: receipts.own_receipt(db, self._vault, vote, user))

    @property
    def waiting(self) -> int:
        """The number of presses that wait to be committed."""
        return len(self._queue)

    async def close(self) -> None:
        """Wait until all queued presses are committed or answered with an error."""
        while self._casting is not None:
            await asyncio.wait({self._casting})

    # ------------------------------------------------------------------------------------------------------------

    async def _cast_groups(self) -> None:
        try:
            while self._queue:
                group = [self._queue.popleft() for _ in range(min(MAX_GROUP, len(self._queue)))]
                await self._cast_group(group)
                if (
                    self._queue
                ):  # many vote at once: wait for more, since a large group costs little more than a small one
                    await asyncio.sleep(GROUP_DELAY)
        finally:
            self._casting = None
            for _, future in self._queue:
                if not future.done():
                    future.set_exception(Unavailable("votes are no longer accepted"))
            self._queue.clear()

    async def _cast_group(self, group: list[tuple[Cast, "asyncio.Future[Receipt]"]]) -> None:
        casts = [cast for cast, _ in group]
        outcomes: Iterable[casting.Outcome]
        try:
            outcomes = await self._writer.alone(
                lambda db: casting.cast_all(db, self._vault, casts), submissions=len(casts)
            )
        except Exception as error:  # noqa: BLE001 - every caller is answered, and voting goes on
            if len(group) > 1 and not isinstance(error, Unavailable):  # one of them fails; cast each alone
                for each in group:
                    await self._cast_group([each])
                return
            outcomes = [error] * len(group)
        for (_, future), outcome in zip(group, outcomes, strict=True):
            if future.done():
                continue  # the caller was cancelled; the press counts all the same
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)
