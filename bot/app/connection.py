"""The connection to Discord: logging in, the gateway, trying again whenever Discord fails, and counting what fails.

Only what the bot's host has to mend ends the connection: a wrong token, or shards and intents that Discord refuses.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord
import structlog
import yarl

from bot.interactions.discord_clock import API_PATH
from bot.interactions.discord_private import GatewayEnd, GatewaySession, forget_login, run_gateway
from bot.interactions.errors import describe_error
from bot.ui.words import say
from games.core.words import MessageError

LONGEST_PAUSE = 120.0
"""Longest pause between two attempts, in seconds. With the jitter it is 90 on average, so that a day has fewer than the
1,000 sessions after which Discord revokes the token."""
STABLE_AFTER = 60.0
"""Seconds after which a connection counts as stable, and the next failure as the first."""
RESUMES = 3
"""How many times a session is resumed in vain before a new one is begun at Discord's general address."""
QUIET_PERIOD = 60.0
"""Seconds between two log lines about events of one kind that cannot be read."""

REFUSALS: Final = frozenset({4004, 4010, 4011, 4012, 4013, 4014})
"""Codes ("Gateway Close Event Codes") with which Discord closes the connection if to connect again would not help."""

log = structlog.stdlib.get_logger(__name__)

Sleep = Callable[[float], Awaitable[object]]


class RefusedByDiscord(MessageError):
    """Raised if Discord refuses this bot until its operator mends something; the message says what."""

    def __init__(self, code: int) -> None:
        """Create the error.

        Args:
            code: The code with which Discord has closed the connection, one of `REFUSALS`.
        """
        super().__init__(say.message(f"discord-refuses-{code}"))


class Backoff:
    """The pauses between attempts to do something that fails, such as to connect: they double up to a limit.

    They have jitter, so that many bots do not return all at once.
    """

    def __init__(self, longest: float = LONGEST_PAUSE) -> None:
        """Create a backoff that begins with short pauses.

        Args:
            longest: The longest pause in seconds.
        """
        self._longest = longest
        self.attempts = 0
        """Failed attempts in a row."""

    def next_pause(self) -> float:
        """Count a failed attempt, and return the seconds until the next one."""
        self.attempts += 1
        return float(min(self._longest, 2.0 ** min(self.attempts, 30)) * random.uniform(0.5, 1.0))

    def reset(self) -> None:
        """Begin with short pauses again, because an attempt has succeeded."""
        self.attempts = 0


class UnreadableEvents:
    """A log of events from Discord that could not be read: at most one line a minute for each kind, without content."""

    def __init__(self, monotonic: Callable[[], float]) -> None:
        """Create the log; nothing is written yet.

        Args:
            monotonic: A clock in seconds.
        """
        self._monotonic = monotonic
        self._last_line: dict[str | None, float] = {}
        self._left_out: dict[str | None, int] = {}

    def report(self, kind: str | None, error: Exception) -> None:
        """Log an event that could not be read; if one of its kind was logged within `QUIET_PERIOD`, only count it.

        Args:
            kind: The kind of event, such as "MESSAGE_CREATE"; None for a frame that is no event.
            error: Why it could not be read.
        """
        now, last = self._monotonic(), self._last_line.get(kind)
        if last is not None and now - last < QUIET_PERIOD:
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return
        self._last_line[kind] = now
        more = self._left_out.pop(kind, 0)
        log.warning("an event cannot be read", kind=kind, more=more, error=describe_error(error))


async def log_in(client: discord.Client, token: str, sleep: Sleep) -> None:
    """Log the bot in to Discord, and try again after a growing pause until Discord accepts or refuses the token.

    Args:
        client: The client.
        token: Its token.
        sleep: Waits for the given number of seconds between two attempts.

    Raises:
        RefusedByDiscord: Discord does not know the token.
    """
    backoff = Backoff()
    while True:
        try:
            await client.login(token)
            return
        except discord.LoginFailure:
            raise RefusedByDiscord(4004) from None
        except Exception as error:  # noqa: BLE001 - an answer that cannot be read is as good as none
            await forget_login(client)
            pause = backoff.next_pause()
            log.warning("Discord does not let the bot log in yet", reason=reason(error), retry_in=round(pause, 1))
            await sleep(pause)


async def stay_connected(client: discord.Client, monotonic: Callable[[], float], sleep: Sleep) -> None:
    """Keep a client that has logged in connected to Discord's gateway, from which events come, until it is closed.

    Args:
        client: The client.
        monotonic: A clock in seconds that nobody sets.
        sleep: Waits for the given number of seconds between two attempts.

    Raises:
        RefusedByDiscord: Discord closed the connection for a reason among `REFUSALS`, so that connecting again would
            not help.
    """
    backoff, session, in_vain, is_first = Backoff(), None, 0, True
    while not client.is_closed():
        began = monotonic()
        end = await run_gateway(client, session, is_first=is_first)
        if client.is_closed():
            return
        _check_refusal(end)
        if end.was_accepted:
            is_first, in_vain = False, 0
            if monotonic() - began >= STABLE_AFTER:
                backoff.reset()
        else:
            in_vain += 1
        session = _resumable(end, in_vain)
        pause = backoff.next_pause()
        if end.was_accepted and backoff.attempts == 1:
            pause = 0.0  # usual: Discord asks for a new connection now and then
        why = reason(end.error) if end.error else None
        log.warning("not connected to Discord", reason=why or "Discord closed the connection", retry_in=round(pause, 1))
        await sleep(pause)


def _check_refusal(end: GatewayEnd) -> None:
    if isinstance(end.error, discord.ConnectionClosed) and end.error.code in REFUSALS:
        raise RefusedByDiscord(end.error.code)


def _resumable(end: GatewayEnd, in_vain: int) -> GatewaySession | None:
    """Return the gateway session that the next connection resumes; None if it begins a new session.

    Args:
        end: How the last connection ended.
        in_vain: How many connections in a row have failed; after `RESUMES` the session's address may be dead.
    """
    return end.session if in_vain < RESUMES else None


def reason(error: BaseException) -> str:
    """Return why Discord could not be reached, in a few words for the log."""
    if isinstance(error, aiohttp.WSServerHandshakeError | discord.HTTPException):
        return f"{type(error).__name__} {error.status}"
    if isinstance(error, discord.ConnectionClosed):
        return f"{type(error).__name__} {error.code}"
    if isinstance(error, aiohttp.ClientError | OSError):
        return type(error).__name__
    return describe_error(error)


FAMILIES = frozenset({"applications", "channels", "gateway", "guilds", "interactions", "users", "webhooks"})
"""First words of the paths of Discord's API."""
CHANNEL_FAMILIES = frozenset({"messages", "threads", "thread-members"})
"""What a path of a channel leads to."""


class ApiMonitor:
    """A monitor of a client's requests to Discord: whether Discord failed at the last one, and how many failed."""

    def __init__(self) -> None:
        self.failing = asyncio.Event()
        """Set while the last request had no answer or a server error."""
        self.errors: Counter[tuple[str, str]] = Counter()
        """How many requests failed: by "429" (too many), "4xx" (refused), "5xx" (failed) or "none" (no answer), and by
        the family of their route."""
        self.trace = aiohttp.TraceConfig()
        """What the client's HTTP session reports to."""
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    async def _ended(self, _: aiohttp.ClientSession, __: SimpleNamespace, end: aiohttp.TraceRequestEndParams) -> None:
        status = end.response.status
        if status >= 500:
            self.failing.set()
        else:
            self.failing.clear()
        if status >= 400:
            self.errors["429" if status == 429 else f"{status // 100}xx", route_family(end.url)] += 1

    async def _failed(
        self, _: aiohttp.ClientSession, __: SimpleNamespace, failure: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self.failing.set()
        if not isinstance(failure.exception, asyncio.CancelledError):
            self.errors["none", route_family(failure.url)] += 1


def route_family(url: yarl.URL) -> str:
    """Return what a request to Discord is about, as one of a few words, for the metrics: such as "messages".

    Args:
        url: The address of the request, whose ids and tokens are left out.
    """
    if not url.path.startswith(API_PATH):
        return "other"  # the gateway's own server, or a file
    _, _, _, *words = url.path.split("/")  # "", "api", the version
    if words and words[0] == "channels":
        return words[2] if len(words) > 2 and words[2] in CHANNEL_FAMILIES else "channels"
    return words[0] if words and words[0] in FAMILIES else "other"
