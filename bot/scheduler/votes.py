"""The public votes of one bot: a cache of them, opening and closing them at their time, and recovery after a restart.

Here too is what a server's managers have set for votes, and how many members may vote, according to Discord.
"""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2b

import aiohttp
import discord
import structlog
from cachetools import LRUCache, TTLCache

from bot.interactions.discord_clock import DiscordClock
from bot.interactions.discord_private import look_up_thread_member
from bot.interactions.errors import describe_error
from bot.messages.old_boards import OldBoards
from bot.messages.visibility import missing_permissions
from bot.messages.vote_updater import VoteUpdater
from bot.scheduler.direct_messages import Delivery, DirectMessages
from bot.scheduler.settings_cache import SettingsCache
from bot.screens.vote import reminder_screen
from bot.screens.vote_draft import vote_of
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.ui.words import say
from games.core.words import in_language
from storage import Refused, Store, Unavailable
from storage.ballots import Ballots, Draft, Ending, Terms, Vote
from storage.ballots.chain import HOUR
from storage.ballots.drafts import draft_terms

LONGEST_SLEEP = 60.0
"""Longest time in seconds between two looks into the database. The wall clock may be set, the machine may be suspended,
another process may open or schedule a vote that is due sooner, and what was deleted may not be erased yet."""
AFTER_FAILURE = 15.0
"""Seconds until the next look after one in which the database or Discord failed."""
AWAY = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""What is raised if Discord does not answer; a scheduled vote then opens as soon as it does."""
COUNT_PATIENCE = 2.0
"""Seconds to wait for Discord's number of members; a vote does not stay open for the sake of this number."""
CACHE_SIZE = 512
"""How many votes are cached."""
TO_CORRECT_SECONDS = 900.0
"""How long a ballot that could not be read is kept for its voter."""
TAKEOVER_AFTER = timedelta(seconds=30)
"""How long after a vote ended another process posts its result."""
MOST_FAILED = 5
"""After so many reminders that could not be sent, Discord seems to be away: the others wait for the next attempt."""
MAX_ROLES = 25
"""How many roles may run the votes of a server."""

log = structlog.stdlib.get_logger(__name__)


# -- what the managers of a server have set ----------------------------------------------------------------------------


def _roles_key(guild: int) -> str:
    return f"ostrakon.roles.{guild}"


async def vote_roles(store: Store, guild: int) -> list[int]:
    """Return the ids of the roles that may open and end public votes, besides members who may manage messages."""
    return [int(role) for role in await store.get_value(_roles_key(guild)) or ()]


async def set_vote_roles(store: Store, guild: int, roles: list[int]) -> None:
    """Set the ids of the roles that may open and end public votes in the server whose id is `guild`."""
    await store.put_value(_roles_key(guild), [str(role) for role in roles] or None)


def _naming_key(guild: int) -> str:
    return f"ostrakon.naming.{guild}"


async def may_name_members(store: Store, guild: int) -> bool:
    """Return True if ostracisms in the server whose id is `guild` may name any of its members."""
    return bool(await store.get_value(_naming_key(guild)))


async def set_naming(store: Store, guild: int, allowed: bool) -> None:
    """Set whether ostracisms may name any member of a server.

    Args:
        store: The database.
        guild: The server's Discord id.
        allowed: True if they may; otherwise only the names on a list can be written.
    """
    await store.put_value(_naming_key(guild), True if allowed else None)


# -- opening and closing -----------------------------------------------------------------------------------------------


async def count_entitled(client: discord.Client, vote: Vote) -> int | None:
    """Return about how many members can vote; None if Discord does not tell.

    It counts the server's members, other bots included, or those with the role that the vote requires, for which the
    bot needs Manage Roles. How many have one of several roles, and for how long each has been a member, it doesn't say.

    Args:
        client: The connection to Discord.
        vote: The vote.
    """
    eligible = vote.terms.eligible
    if not eligible.is_countable:
        return None
    try:
        async with asyncio.timeout(COUNT_PATIENCE):
            if not eligible.roles:
                members = (await client.fetch_guild(vote.guild, with_counts=True)).approximate_member_count
                return None if members is None else max(1, members - 1)  # the bot itself is one of them
            guild = client.get_guild(vote.guild)
            counts = {} if guild is None else await guild.role_member_counts()
            return {role.id: count for role, count in counts.items()}.get(eligible.roles[0])
    except (TimeoutError, aiohttp.ClientError, OSError, discord.DiscordException) as error:
        log.info("nobody knows how many members could vote", vote=vote.id, error=type(error).__name__)
        return None


class VoteTask(ABC):
    """A task that does what is due in the database, and sleeps until something is due again.

    Args:
        name: Its name.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task, unless it was started before."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """Look into the database now instead of sleeping on, because a new vote may be due before the others."""
        self._woken.set()

    async def close(self) -> None:
        """Stop the task; a vote that is being opened or closed is opened or closed completely or not at all."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                seconds = await self._do_what_is_due()
            except Unavailable:
                log.warning(
                    "the database does not answer: what is due will be done as soon as it does", task=self._name
                )
                seconds = AFTER_FAILURE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._woken.wait()

    @abstractmethod
    async def _do_what_is_due(self) -> float:
        """Do what is due; return the seconds until the database has to be looked at again."""


class VoteCloser(VoteTask):
    """A task that closes public votes when their time is over; it sleeps until the next closing time in the database.

    Args:
        ballots: The votes in the database.
        close_vote: Closes a vote, and returns it.
        on_closed: Called with each vote that was closed.
        on_check: Called after each look into the database.
        now: Returns the current time, in UTC, with which closing times are compared.
        grace: Seconds after a closing time in which presses that were made in time may still arrive.
    """

    def __init__(
        self,
        ballots: Ballots,
        close_vote: Callable[[int, Ending], Awaitable[Vote]],
        on_closed: Callable[[Vote], object],
        on_check: Callable[[], Awaitable[None]],
        now: Callable[[], datetime],
        *,
        grace: float,
    ) -> None:
        super().__init__("vote closing")
        self._now = now
        self._ballots = ballots
        self._close_vote = close_vote
        self._on_closed = on_closed
        self._on_check = on_check
        self._grace = timedelta(seconds=grace)

    async def _do_what_is_due(self) -> float:
        """Close the votes whose time is over; return the seconds until the database has to be looked at again."""
        failed = False
        for id in await self._ballots.due(self._now() - self._grace):
            try:
                vote = await self._ballots.vote(id)
                self._on_closed(await self._close_vote(id, Ending(vote.terms.closes_at)))
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - the others are to be closed all the same
                log.error("vote could not be closed", vote=id, error=describe_error(error))
                failed = True
        await self._on_check()
        due = await self._ballots.next_closing()
        if failed:
            return AFTER_FAILURE
        now = self._now()
        hour = now.replace(minute=0, second=0, microsecond=0) + HOUR  # when the chains are published
        seconds = min(LONGEST_SLEEP, max(0.01, (hour - now).total_seconds()))
        return seconds if due is None else min(seconds, max(0.01, (due + self._grace - now).total_seconds()))


class VoteOpener(VoteTask):
    """A task that opens scheduled votes at their start, each exactly once, also after a restart.

    A vote that can't be held any more is not opened; its draft then waits for its host.

    Args:
        client: The connection to Discord.
        store: The database.
        on_opened: Called with each vote that was opened.
        on_failed: Called with each draft that could not open.
        now: Returns the current time, in UTC, with which starts are compared.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        on_opened: Callable[[Vote], object],
        on_failed: Callable[[Draft], Awaitable[object]],
        now: Callable[[], datetime],
    ) -> None:
        super().__init__("vote opening")
        self._client = client
        self._store = store
        self._drafts = store.ballots.drafts
        self._on_opened = on_opened
        self._on_failed = on_failed
        self._now = now

    async def _do_what_is_due(self) -> float:
        """Open the votes whose start has come; return the seconds until the database has to be looked at again."""
        failed = False
        for draft in await self._drafts.due(self._now(), self._store.time.shard):
            try:
                await self._open(draft)
            except Unavailable:
                raise
            except AWAY as error:
                log.info("a vote opens later, because Discord does not answer", draft=draft.id, error=str(error))
                failed = True
            except Exception as error:  # noqa: BLE001 - the others are to be opened all the same
                log.error("vote could not be opened", draft=draft.id, error=describe_error(error))
                failed = True
        await self._drafts.delete_expired(self._now())
        due = await self._drafts.next_opening(self._store.time.shard)
        if failed:
            return AFTER_FAILURE
        return LONGEST_SLEEP if due is None else min(LONGEST_SLEEP, max(0.01, (due - self._now()).total_seconds()))

    async def _open(self, draft: Draft) -> None:
        """Open the vote of a draft whose start has come, or note why it can't be held."""
        try:
            terms = draft_terms(draft.content)
            trouble = await self._obstacle(draft, terms)
            if trouble is None:
                needed = terms.needs_entitled and terms.stated is None
                preview = vote_of(draft, terms, self._now())
                entitled = await count_entitled(self._client, preview) if needed else None
                vote = await self._drafts.open(
                    draft, channel=draft.channel, terms=terms, now=self._now(), entitled=entitled, at_its_time=True
                )
                self._on_opened(vote)
                return
        except Refused as refused:
            if refused.code in ("vote_draft_gone", "vote_draft_changed"):
                return  # its host was faster
            trouble = "vote-late-past" if refused.code == "vote_past" else "vote-late-terms"
        late = await self._drafts.fail(draft, trouble, self._now())
        if late is not None:
            log.info("a scheduled vote can't be held", draft=draft.id, trouble=trouble)
            await self._on_failed(late)

    async def _obstacle(self, draft: Draft, terms: Terms) -> str | None:
        """Return why a vote can't be held, as the name of a message; None if it can.

        Raises:
            HTTPException: Discord does not answer; so do the other errors in `AWAY`.
        """
        guild = self._client.get_guild(draft.guild)
        if guild is None:
            return "vote-late-removed"
        if guild.unavailable:
            raise TimeoutError("Discord can't reach the server")
        channel = guild.get_channel_or_thread(draft.channel)
        try:
            channel = channel or await guild.fetch_channel(draft.channel)
        except discord.NotFound:
            return "vote-late-channel"
        except discord.Forbidden:
            return "vote-late-permissions"
        parent = guild.get_channel(channel.parent_id) if isinstance(channel, discord.Thread) else channel
        if parent is None or missing_permissions(channel, parent.permissions_for(guild.me)):
            return "vote-late-permissions"
        if (
            isinstance(channel, discord.Thread)
            and channel.locked
            and not parent.permissions_for(guild.me).manage_threads
        ):
            return "vote-late-locked"
        try:
            host = await guild.fetch_member(draft.host)
        except discord.NotFound:
            return "vote-late-left"
        roles = await vote_roles(self._store, draft.guild)
        may_run = _may_run_in(parent, host, roles) and not host.is_timed_out()  # in a timeout they can't use commands
        if not may_run or not await _is_in_thread(self._client, channel, parent, host):
            return "vote-late-host"
        if any(guild.get_role(role) is None for role in terms.eligible.roles):
            return "vote-late-role"
        names_members = any(question.kind == "members" for question in terms.questions)
        if names_members and not await may_name_members(self._store, draft.guild):
            return "vote-late-naming"
        announce = draft.content.announce
        if announce is not None and not _can_announce(guild, announce, host, roles):
            return "vote-late-announce"  # one reason for all, since its host may not see that channel any more
        return None


async def _is_in_thread(
    client: discord.Client, place: object, parent: discord.abc.GuildChannel, member: discord.Member
) -> bool:
    """Return False if a member does not see a private thread.

    Args:
        client: The connection to Discord.
        place: The place of a vote; only a private thread can be hidden.
        parent: The thread's channel, which the member sees.
        member: The member.

    Raises:
        HTTPException: Discord does not answer; so do the other errors in `AWAY`.
    """
    if not isinstance(place, discord.Thread) or not place.is_private():
        return True
    if parent.permissions_for(member).manage_threads:
        return True
    try:
        await look_up_thread_member(client, place.id, member.id)
    except discord.NotFound:
        return False
    return True


async def _sees(client: discord.Client, vote: Vote, user: int) -> bool:
    """Return True if a user is in the server of a vote and sees the channel or thread in which it is shown.

    Args:
        client: The connection to Discord.
        vote: The vote.
        user: The user's Discord id.

    Raises:
        HTTPException: Discord does not answer; so do the other errors in `AWAY`.
    """
    guild = client.get_guild(vote.guild)
    if guild is None:
        return False
    if guild.unavailable:
        raise TimeoutError("Discord can't reach the server")
    try:
        member = await guild.fetch_member(user)
        place = guild.get_channel_or_thread(vote.channel) or await guild.fetch_channel(vote.channel)
    except (discord.NotFound, discord.Forbidden):
        return False
    parent = guild.get_channel(place.parent_id) if isinstance(place, discord.Thread) else place
    if parent is None or not parent.permissions_for(member).view_channel:
        return False
    return await _is_in_thread(client, place, parent, member)


def _may_run_in(channel: discord.abc.GuildChannel, host: discord.Member, roles: Iterable[int]) -> bool:
    """Return True if a member may run votes in a channel, as `bot.handlers.vote.check_may_run` does for a command.

    Args:
        channel: The channel.
        host: The member.
        roles: The roles that may run votes; they open no channel that their holder does not see.
    """
    may = channel.permissions_for(host)
    return may.view_channel and (may.manage_messages or any(host.get_role(role) for role in roles))


def _can_announce(guild: discord.Guild, announce: int, host: discord.Member, roles: Iterable[int]) -> bool:
    """Return True if a vote's result can be announced in another channel, and its host may have that done.

    Args:
        guild: The server.
        announce: The id of the channel.
        host: The host of the vote.
        roles: The roles that may run votes.
    """
    channel = guild.get_channel(announce)
    if not isinstance(channel, discord.TextChannel) or missing_permissions(channel, channel.permissions_for(guild.me)):
        return False
    return _may_run_in(channel, host, roles)


# -- the votes of a bot ------------------------------------------------------------------------------------------------


class PublicVotes:
    """The public votes of one bot: their messages and results, a cache of them, and their closing in time.

    Args:
        client: The bot's connection to Discord.
        store: The database.
        images: The cache of drawn pictures.
        old_boards: Takes the buttons away from replaced messages.
        settings: The settings of users, which tell their languages.
        clock: Discord's clock.
        interval: Seconds between two messages or edits in one channel.
        grace: Seconds for which a vote waits after its closing time for presses that were made in time.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        images: ImageCache,
        old_boards: OldBoards,
        settings: SettingsCache,
        clock: DiscordClock,
        *,
        interval: float = 2.0,
        grace: float = 3.0,
    ) -> None:
        self.ballots: Ballots = store.ballots
        self.store = store
        self._clock = clock
        self.updater = VoteUpdater(
            client, self.ballots, images, old_boards, self.remember, interval=interval, pause=interval
        )
        self.closer = VoteCloser(
            self.ballots, self.close_vote, self.vote_ended, self._finish_what_is_left, self.now, grace=grace
        )
        self._client = client
        self._settings = settings
        self._direct = DirectMessages(client, images)
        self._reminding: asyncio.Task[None] | None = None
        self.opener = VoteOpener(client, store, self.vote_started, self.vote_not_opened, self.now)
        self._telling: set[asyncio.Task[Delivery]] = set()
        self.edits: LRUCache[tuple[int, int, int], Mapping[str, str]] = LRUCache(CACHE_SIZE)
        """The values of a form with edits that were not accepted, by user, vote and how often that had been edited."""
        self.commands_to_correct: LRUCache[tuple[int, str], Mapping[str, str]] = LRUCache(CACHE_SIZE)
        """What a moderator has typed for a command that could not be taken, by user and command."""
        self.ballots_to_correct: TTLCache[str, Mapping[str, str]] = TTLCache(CACHE_SIZE, TO_CORRECT_SECONDS)
        """The values of a form with a ballot that could not be read, by a random name that only the button in the
        voter's private message has, so that nothing here tells whose they are."""
        self._kept: LRUCache[int, Vote] = LRUCache(CACHE_SIZE)

    def now(self) -> datetime:
        """Return the present time by Discord's clock, which also says when a button was pressed.

        So the wrong clock of a host neither takes late votes nor refuses those given in time.
        """
        return self.store.time.now() - timedelta(seconds=self._clock.surely_ahead)

    def remember(self, vote: Vote) -> Vote:
        """Put a vote into the cache, so that a press on it needs no database read, and return it."""
        self._kept[vote.id] = vote
        return vote

    async def get(self, vote: int) -> Vote:
        """Return the vote with an id, from the cache if possible.

        Its terms are current, but the number of votes and whether it is open may be slightly out of date.

        Raises:
            Refused: There is no such vote (`vote_unknown`).
        """
        return self._kept.get(vote) or self.remember(await self.ballots.vote(vote))

    def forget(self, user: int) -> None:
        """Forget the refused forms of a user; with them go all ballots, since nothing tells whose they are."""
        for edited in [key for key in self.edits if key[0] == user]:
            del self.edits[edited]
        for command in [key for key in self.commands_to_correct if key[0] == user]:
            del self.commands_to_correct[command]
        self.ballots_to_correct.clear()

    def vote_opened(self, vote: Vote) -> None:
        """Put a vote that was just opened into the cache, and have it closed in time."""
        self.remember(vote)
        self.closer.wake()

    def vote_started(self, vote: Vote) -> None:
        """Show a vote that has opened by itself, and have it closed in time."""
        self.vote_opened(vote)
        self.updater.schedule(vote)

    async def vote_not_opened(self, draft: Draft) -> None:
        """Tell the host of a scheduled vote, by a direct message, why it has not opened."""
        why = draft.trouble or "vote-late-terms"

        async def build() -> Screen:
            question = draft.content.questions[0].text
            with in_language(self._settings.language_of(draft.host)):
                return notice(say.text("vote-late-dm", question=question, why=say.text(why)))

        task = asyncio.create_task(self._direct.send(draft.host, f"late {draft.id:x}"[:25], build), name="late vote")
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def close_vote(self, vote: int, ending: Ending) -> Vote:
        """Close a vote, and note about how many members could vote.

        Args:
            vote: The vote's id.
            ending: When, by whom and why it is closed.

        Raises:
            Refused: There is no such vote (`vote_unknown`), or it has ended already and `ending` names the user who
                wants to close it (`vote_over`).
        """
        found = await self.ballots.vote(vote)
        counted = found.is_open and found.terms.stated is None
        entitled = await count_entitled(self._client, found) if counted else None
        return await self.ballots.close_vote(vote, ending, entitled=entitled)

    def vote_ended(self, vote: Vote) -> None:
        """Put a vote that was just closed or voided into the cache; update its message and post its result soon."""
        self.updater.schedule(self.remember(vote))

    async def catch_up(self) -> None:
        """Catch up after a start: close overdue votes, post missing results and update every open vote's message.

        Votes whose choices were lost in a restored database become void. A database that does not answer is logged.
        """
        try:
            for vote in await self.ballots.void_lost_votes(self.now()):
                log.warning("a vote is void, because the database was restored without its stones", vote=vote.id)
        except Unavailable:
            log.warning("the database does not answer: votes whose stones are lost become void when they close")
        self.closer.start()
        self.opener.start()
        try:
            for vote in await self.ballots.unannounced(self.now()):
                self.updater.schedule(vote)
            for vote in await self.ballots.open_votes():
                if vote.terms.closes_at > self.now():
                    self.updater.schedule(self.remember(vote))
        except Unavailable:
            log.warning("the database does not answer: votes will be shown at the next press")

    async def _finish_what_is_left(self) -> None:
        """Do what is due: publish chains, end long pauses, send reminders, erase what was deleted, post results."""
        now = self.now()
        for vote in [*await self.ballots.publish_chains(now), *await self.ballots.end_long_pauses(now)]:
            self.updater.schedule(self.remember(vote))
        if self._reminding is None or self._reminding.done():
            self._reminding = asyncio.create_task(self._remind(), name="vote reminders")
        await self.store.shredding.run()
        await self._show_what_is_abandoned()

    async def _remind(self) -> None:
        """Send the reminders that are due, in the order of the users' ids, as slowly as Discord wants it.

        Each is taken off the list before it is sent. Those that could not be sent are put back at the end, so that
        nobody whom no message reaches keeps the others waiting.
        """
        failed: list[tuple[int, int]] = []
        try:
            shard = self.store.time.shard
            while len(failed) < MOST_FAILED and (claimed := await self.ballots.claim_reminders(self.now(), 1, shard)):
                ((vote, user),) = claimed
                nonce = blake2b(f"remind {vote.id:x} {user:x}".encode(), digest_size=12).hexdigest()
                if await self._direct.send(user, nonce, partial(self._reminder, vote.id, user)) == "failed":
                    failed.append((vote.id, user))
        except Unavailable:
            log.warning("the database does not answer: reminders of votes will be sent later")
        finally:
            for id, user in failed:
                with contextlib.suppress(Refused, Unavailable):
                    await self.ballots.put_back_reminder(id, user)

    async def _reminder(self, vote: int, user: int) -> Screen | None:
        """Return the reminder of a vote in a user's language; None if it has closed or they don't see it any more."""
        found = await self.ballots.vote(vote)
        if not found.is_open or found.terms.closes_at <= self.now() or not await _sees(self._client, found, user):
            return None
        with in_language(self._settings.language_of(user)):
            return reminder_screen(found)

    async def _show_what_is_abandoned(self) -> None:
        """Show votes that opened or ended more than `TAKEOVER_AFTER` ago: the process in charge may have died.

        So are results that could not be announced in their second channel.
        """
        late = self.now() - TAKEOVER_AFTER
        unseen = [vote for vote in await self.ballots.open_votes() if vote.message is None and vote.opened_at < late]
        for vote in [*unseen, *await self.ballots.unannounced(self.now())]:
            is_late = vote.is_open or (vote.ending is not None and vote.ending.at < late)
            if is_late and vote.id not in self.updater.problems and (self.store.is_shared or vote.result is not None):
                self.updater.schedule(vote)

    async def close(self, grace: float) -> None:
        """Stop closing votes, and finish pending updates of their messages.

        Args:
            grace: Maximum time for that, in seconds.
        """
        await self.opener.close()
        await self.closer.close()
        if self._reminding is not None:
            self._reminding.cancel()
            await asyncio.wait({self._reminding})
        for task in self._telling:
            task.cancel()
        await self.updater.drain(grace)
