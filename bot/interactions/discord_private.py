"""Every use of parts of discord.py that it does not document, each with its reason.

discord.py is pinned to one version (`pyproject.toml`), and `tests/bot/interactions/test_discord_private.py` checks each
function here against it. No other module of the bot touches these parts; a test checks that too.
"""

import asyncio
import functools
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import orjson
import yarl
from discord import app_commands, gateway
from discord.gateway import DiscordWebSocket, KeepAliveHandler, ReconnectWebSocket
from discord.http import Route, json_or_text

from bot.ui.payload import Component, Rendered

_DISCORD_ADDRESSES = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)


def connect_to(api: str | None) -> None:
    """Point discord.py at another server, for all clients of this process.

    Why: discord.py keeps both addresses as class attributes and offers no setting for them.

    Args:
        api: The address of a sandbox; None for Discord.
    """
    if api is None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = _DISCORD_ADDRESSES
        return
    Route.BASE = f"{api}/api/v10"
    base = yarl.URL(api)
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("wss" if base.scheme == "https" else "ws") / "gateway"


OPENING_TIMEOUT = 60.0
"""Seconds that a gateway connection may take until the bot has identified itself."""


class KeepAlive(KeepAliveHandler):
    """The thread that sends a gateway connection's heartbeats and measures how long Discord takes to acknowledge them.

    Why: discord.py notes when a heartbeat was sent in another thread, after sending it. If the acknowledgement is
    quicker, it counts from the heartbeat before, and the connection seems to be a whole interval behind.
    """

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self._sent = self._last_send
        self._is_waiting = False

    def get_payload(self) -> dict[str, Any]:
        """Return the heartbeat that is about to be sent, and note when that is."""
        self._sent, self._is_waiting = time.perf_counter(), True
        return super().get_payload()

    def ack(self) -> None:
        """Note that Discord has acknowledged the last heartbeat."""
        self._last_send, self._is_waiting = self._sent, False
        super().ack()

    @property
    def delay(self) -> float:
        """The seconds from the last heartbeat to its acknowledgement, or until now if there is none yet."""
        if self._is_waiting:
            return time.perf_counter() - self._sent
        return self.latency


class Gateway(DiscordWebSocket):
    """A connection to Discord's gateway, from which events come; a message that cannot be read does not end it.

    Why: discord.py lets every error of its parsers leave `Client.connect`, which ends the bot. The parsers of events
    are guarded by `guard_events`; here are the frames around them.
    """

    def __init__(self, *values: Any, **named: Any) -> None:
        super().__init__(*values, **named)
        self.was_accepted = False
        """True once an event has come, so that Discord has accepted the session."""

    async def received_message(self, msg: Any, /) -> None:
        """Handle a frame; one that cannot be read is reported and ignored, unless it is Discord's greeting.

        Raises:
            ReconnectWebSocket: Discord asked for a new connection, or this one cannot be read from here on.
            discord.ConnectionClosed: Discord has closed the connection.
            Exception: Discord's greeting cannot be read, without which there is no session.
        """
        sequence = self.sequence
        try:
            if type(msg) is bytes:
                msg = self._decompressor.decompress(msg)
                if msg is None:
                    return
        except Exception:  # noqa: BLE001 - whatever the library raises, the stream cannot be read from here on
            await self.close()
            raise ReconnectWebSocket(self.shard_id) from None
        try:
            await super().received_message(msg)
        except (discord.ConnectionClosed, aiohttp.ClientError, OSError):
            raise
        except ReconnectWebSocket:
            if self.open:
                await self.close()
            raise
        except Exception as error:  # the frame is lost, and the connection goes on
            if self._keep_alive is None or self.session_id is None:  # Discord's greeting, without which there is none
                await self.close()
                raise
            self._connection.call_handlers("unreadable", None, error)
        if self.sequence is not sequence:
            if type(self.sequence) is not int:
                self.sequence = sequence
            elif self.session_id is not None:
                self.was_accepted = True


@dataclass(frozen=True, slots=True)
class GatewaySession:
    """A session of Discord's gateway, which another connection can resume without losing events."""

    id: str
    sequence: int
    address: yarl.URL


@dataclass(frozen=True, slots=True)
class GatewayEnd:
    """How a connection to Discord's gateway has ended, and the session that the next one can resume."""

    session: GatewaySession | None
    """The session, if it can be resumed."""
    was_accepted: bool
    """Discord had accepted the session."""
    error: Exception | None = None
    """The error; None if Discord asked for a new connection or lost this one."""


async def run_gateway(client: discord.Client, session: GatewaySession | None, *, is_first: bool) -> GatewayEnd:
    """Connect to the gateway and receive events until the connection ends; return how it ended.

    Why: `Client.connect` ends with an AttributeError if the very first connection fails, logs a traceback at each later
    failure, and waits up to 17 minutes between two attempts.

    Args:
        client: The client, which has logged in.
        session: The session to resume; None for a new one.
        is_first: The process has not connected before. Later sessions are begun five seconds late, as Discord asks.
    """
    gateway.KeepAliveHandler = KeepAlive  # type: ignore[misc]  # the connection makes its own heartbeat
    resumed: dict[str, Any] = {}
    if session is not None:
        resumed = {
            "resume": True,
            "session": session.id,
            "sequence": session.sequence,
            "gateway": session.address,
        }
    ws: Gateway | None = None
    error: Exception | None = None
    resumable = True
    try:
        async with asyncio.timeout(OPENING_TIMEOUT):
            ws = await Gateway.from_client(client, initial=is_first, shard_id=client.shard_id, **resumed)
        client.ws = ws
        while True:
            await ws.poll_event()
    except ReconnectWebSocket as wanted:
        resumable = wanted.resume
    except (OSError, aiohttp.ClientError, TimeoutError, discord.ConnectionClosed) as failure:
        error = failure
    except Exception as failure:  # noqa: BLE001 - what Discord sent is no greeting of a gateway
        error, resumable = failure, False
    client.dispatch("disconnect")
    if ws is not None:
        known = isinstance(ws.session_id, str) and isinstance(ws.sequence, int)
        session = GatewaySession(ws.session_id, ws.sequence, ws.gateway) if known else None  # type: ignore[arg-type]
    return GatewayEnd(session if resumable else None, ws is not None and ws.was_accepted, error)


def heartbeat_delay(client: discord.Client) -> float:
    """Return the seconds that Discord takes to acknowledge a heartbeat; infinity without a connection.

    Why: `Client.latency` knows only acknowledged heartbeats.
    """
    heartbeat = None if client.ws is None else client.ws._keep_alive
    return heartbeat.delay if isinstance(heartbeat, KeepAlive) else float("inf")


async def forget_login(client: discord.Client) -> None:
    """Undo a login that has failed half-way, so that it can be tried again.

    Why: each login makes an HTTP session, and the former one would stay open.
    """
    await client.http.close()
    client.http.clear()
    client.http.connector = discord.utils.MISSING


def guard_events(client: discord.Client, report: Callable[[str | None, Exception], None]) -> None:
    """Make an event from Discord that cannot be read a reported error, instead of the end of the bot.

    Why: discord.py's parsers expect every field that Discord documents, and an error in one ends the bot. An exception
    is READY: without it there is no session, so its error ends the connection, and the bot connects again.

    Args:
        client: The client whose events are guarded. Call it after `intercept_interactions`.
        report: Called with the kind of event (None for a frame that is no event) and the error.
    """
    parsers = client._connection.parsers

    def guarded(kind: str, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        @functools.wraps(parse)
        def parse_or_report(data: Any) -> None:
            try:
                parse(data)
            except Exception as error:  # noqa: BLE001 - see above
                report(kind, error)
                if kind == "READY":
                    raise ReconnectWebSocket(client.shard_id, resume=False) from None

        return parse_or_report

    for kind, parse in list(parsers.items()):
        parsers[kind] = guarded(kind, parse)
    client._handlers["unreadable"] = report


def intercept_interactions(client: discord.Client, receive: Callable[[Any], None]) -> None:
    """Pass every interaction, as Discord sent it, to the function `receive` instead of to discord.py.

    Why: this is the only place that sees an interaction before discord.py spends time on it, and under overload the bot
    drops old ones here. discord.py also serves each in a task of its own and drops some of them, so that nobody would
    learn when it has ended.

    Args:
        client: The client whose interactions are taken.
        receive: Called with the data of each interaction.
    """
    client._connection.parsers["INTERACTION_CREATE"] = receive


async def run_command(tree: app_commands.CommandTree[Any], interaction: discord.Interaction[Any]) -> None:
    """Run the command or the autocompletion that an interaction asks for, and return when it has ended.

    Why: see `intercept_interactions`.

    Args:
        tree: The commands.
        interaction: The interaction.

    Raises:
        AppCommandError: The command is unknown or its options do not fit; nothing was run.
    """
    await tree._call(interaction)


def make_interaction(client: discord.Client, data: Any) -> discord.Interaction[Any]:
    """Build an interaction from its data without dispatching it.

    Why: the bot serves interactions itself; see `intercept_interactions`.

    Args:
        client: The client that received it.
        data: The data as Discord sent it.
    """
    return discord.Interaction(data=data, state=client._connection)


class UnreadInteraction:
    """An interaction of which only what its first response needs has been read.

    Why: to build discord.py's objects costs almost as much as a response. Under overload, refusals need none of them.

    Args:
        client: The client that received it.
        data: The data as Discord sent it.
    """

    def __init__(self, client: discord.Client, data: Any) -> None:
        self.id = int(data["id"])
        self.token: str = data["token"]
        self.kind: int = data["type"]
        """Discord's number for its kind."""
        self.user = int((data.get("member") or data)["user"]["id"])
        """The user's id."""
        self.locale: object = data.get("locale")
        self._state = client._connection
        self._session: aiohttp.ClientSession = client.http._HTTPClient__session  # type: ignore[attr-defined]


@dataclass(frozen=True, slots=True)
class Callback:
    """The body of the request that sends the first response to an interaction.

    Why: `InteractionResponse` takes a view, and making one costs several times what making its components does.
    """

    content: dict[str, Any]
    """The JSON object that Discord's page "Receiving and Responding" describes."""
    files: Sequence[discord.File] = ()


EPHEMERAL, COMPONENTS_V2 = discord.MessageFlags(ephemeral=True).value, discord.MessageFlags(components_v2=True).value
"""Bits of a message's flags: only its user sees it; it consists of the newer components."""


def text_callback(text: str, rows: Sequence[Component] = ()) -> Callback:
    """Return a first response with plain text that only the user sees and that mentions nobody.

    Args:
        text: The text.
        rows: Rows of buttons below it.
    """
    none = discord.AllowedMentions.none().to_dict()
    kind = discord.InteractionResponseType.channel_message.value
    data = {"content": text, "flags": EPHEMERAL, "allowed_mentions": none}
    return Callback({"type": kind, "data": data | {"components": rows} if rows else data})


def message_callback(
    message: Rendered, mentions: discord.AllowedMentions, *, public: bool, update: bool = False
) -> Callback:
    """Return a first response to an interaction: a message with components and files, or an edit of the pressed one.

    Args:
        message: The message.
        mentions: Whom it may notify.
        public: Whether everybody sees a new message.
        update: Change the pressed message instead of sending a new one; files that it had are dropped.
    """
    types = discord.InteractionResponseType
    kind = types.message_update if update else types.channel_message
    data = {
        "components": message.components,
        "flags": COMPONENTS_V2 if public or update else COMPONENTS_V2 | EPHEMERAL,
        "allowed_mentions": mentions.to_dict(),
    }
    if update or message.files:
        data["attachments"] = [file.to_dict(place) for place, file in enumerate(message.files)]
    return Callback({"type": kind.value, "data": data}, message.files)


def form_callback(modal: discord.ui.Modal) -> Callback:
    """Return a first response to an interaction that opens a form."""
    return Callback({"type": discord.InteractionResponseType.modal.value, "data": modal.to_dict()})


def deferral_callback(*, public: bool = False, update: bool = False) -> Callback:
    """Return a first response to an interaction that only promises another one, which may come up to 15 minutes later.

    Args:
        public: Whether everybody sees the message that will come.
        update: The pressed message will change, and no new one will come.
    """
    types = discord.InteractionResponseType
    if update:
        return Callback({"type": types.deferred_message_update.value})
    kind = types.deferred_channel_message.value
    return Callback({"type": kind} if public else {"type": kind, "data": {"flags": EPHEMERAL}})


async def post_callback(
    interaction: discord.Interaction[Any] | UnreadInteraction,
    callback: Callback,
    *,
    timeout: float,
    want_id: bool = False,
) -> int | None:
    """Send the first response to an interaction, in a single attempt.

    Why: `InteractionResponse` repeats a request that fails after one second and after four, when Discord takes no first
    response any more; and it always asks for the message and builds objects of its components, which is an eighth of
    the cost of a press and which nothing reads.

    Args:
        interaction: The interaction.
        callback: The response.
        timeout: Seconds after which to give up.
        want_id: Ask for the id of the message; otherwise Discord's answer is empty.

    Returns:
        The id of the message that the response created or changed; None if it is not wanted, or Discord's answer does
        not say.

    Raises:
        discord.HTTPException: Discord refused it.
        aiohttp.ClientError, TimeoutError, OSError: It may not have arrived.
    """
    http = interaction._state.http
    body: Any = orjson.dumps(callback.content)
    headers = {"Content-Type": "application/json"}
    if callback.files:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", body.decode(), content_type="application/json")
        for place, file in enumerate(callback.files):
            form.add_field(f"files[{place}]", file.fp, filename=file.filename, content_type="application/octet-stream")
        body, headers = form, {}
    async with interaction._session.post(
        f"{Route.BASE}/interactions/{interaction.id}/{interaction.token}/callback{'?with_response=1' * want_id}",
        data=body,
        headers=headers,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        timeout=aiohttp.ClientTimeout(total=timeout),
    ) as reply:
        if reply.status == HTTPStatus.NO_CONTENT:
            return None
        try:
            said = await json_or_text(reply)
        except ValueError:  # not JSON although it says so
            said = ""
        if reply.status >= 500:
            raise discord.DiscordServerError(reply, said)
        if reply.status >= 300:
            raise discord.HTTPException(reply, said)
    try:
        return int(said["interaction"]["response_message_id"])  # type: ignore[index]
    except (KeyError, TypeError, ValueError):
        return None


def before_each_request(client: discord.Client, wait: Callable[[], Awaitable[None]]) -> None:
    """Make a client wait before every request with its token until a rate limiter lets it go.

    Why: discord.py waits only after Discord has refused a request, which is too late for those already under way. It
    offers no hook before a request.

    Args:
        client: The client whose requests are held back.
        wait: Returns when the next request may go.
    """
    request = client.http.request

    async def wait_and_request(*values: Any, **named: Any) -> Any:
        await wait()
        return await request(*values, **named)

    client.http.request = wait_and_request  # type: ignore[method-assign]


def end_requests(client: discord.Client) -> Callable[[], None]:
    """Return a function that makes every request with the client's token, running or later, fail with a TimeoutError.

    Why: discord.py repeats a request that Discord answers with a server error for 25 seconds, and offers no way out. A
    bot that stops has no time for that.

    Args:
        client: The client whose requests are ended.
    """
    request = client.http.request
    waiting: set[asyncio.Timeout] = set()
    has_ended = False

    async def request_until_ended(*values: Any, **named: Any) -> Any:
        async with asyncio.timeout(0 if has_ended else None) as patience:
            waiting.add(patience)
            try:
                return await request(*values, **named)
            finally:
                waiting.discard(patience)

    def end() -> None:
        nonlocal has_ended
        has_ended = True
        for patience in waiting:
            patience.reschedule(asyncio.get_running_loop().time())

    client.http.request = request_until_ended  # type: ignore[method-assign]
    return end


async def close_gateway(client: discord.Client) -> None:
    """Close a client's connection to the gateway, from which events come; requests are still possible.

    Why: `Client.close` ends requests too, and at a shutdown the bot finishes what runs first.
    """
    if client.ws is not None and client.ws.open:
        await client.ws.close(code=1000)


async def add_thread_member(client: discord.Client, thread: int, user: int) -> None:
    """Add a user to a thread.

    Why: `Thread.add_user` needs a thread object, which costs a request where the thread is not cached.

    Raises:
        discord.HTTPException: Discord refused it.
    """
    await client.http.add_user_to_thread(thread, user)


async def remove_thread_member(client: discord.Client, thread: int, user: int) -> None:
    """Remove a user from a thread. Why: see `add_thread_member`.

    Raises:
        discord.HTTPException: Discord refused it; NotFound if the user is not in the thread.
    """
    await client.http.remove_user_from_thread(thread, user)


async def look_up_thread_member(client: discord.Client, thread: int, user: int) -> None:
    """Return if a user is a member of a thread, as Discord says; raise an error otherwise.

    Why: see `add_thread_member`.

    Raises:
        discord.NotFound: The user is no member of the thread.
        discord.HTTPException: Discord refused to say.
    """
    await client.http.get_thread_member(thread, user)


async def look_up_member(client: discord.Client, guild: int, user: int) -> None:
    """Return if a user is a member of a server, as Discord says; raise an error otherwise.

    Why: `Guild.fetch_member` needs a guild object, and builds a member object that nothing reads.

    Raises:
        discord.NotFound: The user is no member of the server, or there is no such user.
        discord.HTTPException: Discord refused to say.
    """
    await client.http.get_member(guild, user)


async def register_commands(client: discord.Client, payload: list[dict[str, Any]]) -> None:
    """Register the bot's global commands, in place of all that it had.

    Why: `CommandTree.sync` would translate all commands once more, which takes most of the time of a start.

    Args:
        client: The bot.
        payload: The commands in the form in which they are sent to Discord.

    Raises:
        discord.HTTPException: Discord refuses them, or fails.
    """
    if client.application_id is None:
        raise app_commands.MissingApplicationID
    await client.http.bulk_upsert_global_commands(client.application_id, payload=payload)


async def create_guild_command(client: discord.Client, guild: int, payload: dict[str, Any]) -> int:
    """Register one command in one server and return its id.

    Why: `CommandTree.sync` replaces all commands of the server.

    Args:
        client: The client, logged in.
        guild: The id of the server.
        payload: The command as Discord's API takes it.

    Raises:
        discord.HTTPException: Discord refused it.
    """
    assert client.application_id is not None
    made = await client.http.upsert_guild_command(client.application_id, guild, payload)
    return int(made["id"])


async def delete_guild_command(client: discord.Client, guild: int, command: int) -> None:
    """Delete one command of one server. Why: see `create_guild_command`.

    Raises:
        discord.HTTPException: Discord refused it.
    """
    assert client.application_id is not None
    await client.http.delete_guild_command(client.application_id, guild, command)


def has_role(user: discord.User | discord.Member, role: int) -> bool:
    """Return True if the member who came with an interaction has a role.

    Why: `Member.roles` and `Member.get_role` look roles up in the server, which may not be cached here; the ids in the
    member itself are always there.

    Args:
        user: The user or member of an interaction; a user who is not a member has no roles.
        role: The id of the role.
    """
    return isinstance(user, discord.Member) and user._roles.has(role)


def silence_voice_warnings() -> None:
    """Keep discord.py from warning at each start that voice is not supported.

    Why: the bot never uses voice, and the warnings are switched off by these class attributes alone.
    """
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
