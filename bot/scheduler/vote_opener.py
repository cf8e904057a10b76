"""Opening scheduled votes: a task that sleeps until the next start, and checks whether the vote can still be held."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from datetime import datetime

import aiohttp
import discord
import structlog

from bot.interactions.errors import describe_error
from bot.messages.channel_permissions import missing_permissions
from bot.messages.entitled import count_entitled
from bot.scheduler.vote_rights import may_name_members, vote_roles
from bot.screens.vote_draft import vote_of
from storage import Refused, Store, Unavailable
from storage.ballots import Draft, Terms, Vote
from storage.ballots.drafts import draft_terms

LONGEST_SLEEP = 60.0
"""Longest time in seconds between two looks into the database: another process may schedule a vote that opens sooner.
"""
AFTER_FAILURE = 15.0
"""Seconds until the next look after one in which the database or Discord failed."""
AWAY = (discord.HTTPException, aiohttp.ClientError, TimeoutError, OSError)
"""What is raised if Discord does not answer; the vote then opens as soon as it does."""

log = structlog.stdlib.get_logger(__name__)


class VoteOpener:
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
        self._client = client
        self._store = store
        self._drafts = store.ballots.drafts
        self._on_opened = on_opened
        self._on_failed = on_failed
        self._now = now
        self._woken = asyncio.Event()
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the task, unless it was started before."""
        if self._running is None:
            self._running = asyncio.create_task(self._run(), name="vote opening")

    def wake(self) -> None:
        """Look into the database now instead of sleeping on, because a new vote may open before the others."""
        self._woken.set()

    async def close(self) -> None:
        """Stop the task; a vote that is being opened is opened completely or not at all."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running})

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                seconds = await self._open_due()
            except Unavailable:
                log.warning("the database does not answer: votes will be opened as soon as it does")
                seconds = AFTER_FAILURE
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await self._woken.wait()

    async def _open_due(self) -> float:
        """Open the votes whose start has come; return the seconds until the database has to be looked at again."""
        failed = False
        for draft in await self._drafts.due(self._now()):
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
        due = await self._drafts.next_opening()
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
        try:
            host = await guild.fetch_member(draft.host)
        except discord.NotFound:
            return "vote-late-left"
        roles = await vote_roles(self._store, draft.guild)
        if not parent.permissions_for(host).manage_messages and not any(host.get_role(role) for role in roles):
            return "vote-late-host"
        if any(guild.get_role(role) is None for role in terms.eligible.roles):
            return "vote-late-role"
        names_members = any(question.kind == "members" for question in terms.questions)
        if names_members and not await may_name_members(self._store, draft.guild):
            return "vote-late-naming"
        return None
