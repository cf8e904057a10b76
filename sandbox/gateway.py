"""The gateway: connections, sessions with resume, READY and guild events, and which events each client gets.

See the Discord reference, "Gateway". A `Connection` is one WebSocket; a `Session` outlives it and keeps events for a
resume; `Gateway` identifies clients and publishes events to everybody who may see them.
"""

from __future__ import annotations

import asyncio
import importlib
import secrets
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import orjson
from aiohttp import WSMsgType, web

from sandbox.errors import Fault, Faults
from sandbox.state import threads
from sandbox.state.world import World
from sandbox.wire import Json, dumps, loads

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = range(6, 12)
"""Gateway opcodes."""

REPLAY_EVENTS: Final = 5000
"""The maximum number of events that a bot's session keeps, so that a client that resumes gets those it missed."""


def compressor(name: str | None) -> Callable[[bytes], bytes] | None:
    """Return a function that compresses the frames of one connection, as the client asked for.

    Args:
        name: The transport compression: "zlib-stream", "zstd-stream", any other name, or None.

    Returns:
        The function; None to send text frames without compression, which is also the fallback if the library for zstd
        is missing.
    """
    if name == "zlib-stream":
        stream = zlib.compressobj(level=1)
        return lambda raw: stream.compress(raw) + stream.flush(zlib.Z_SYNC_FLUSH)
    if name == "zstd-stream":
        try:
            zstandard: Any = importlib.import_module("zstandard")
        except ImportError:
            return None
        packer = zstandard.ZstdCompressor().compressobj()

        def pack(raw: bytes) -> bytes:
            packed: bytes = packer.compress(raw) + packer.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)
            return packed

        return pack
    return None


class Connection:
    """One WebSocket connection of a client.

    Frames are queued, and a task sends them in order, so that callers never wait.
    """

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compress: str | None) -> None:
        self.socket = socket
        self.zombie = False
        """True if the connection is open but sends nothing any more."""
        self.heard = 0.0
        """The time at which the last heartbeat was received, in Unix seconds of the sandbox's clock."""
        self.heartbeats = 0
        self._transport = request.transport
        self._pack = compressor(compress)
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, frame: bytes) -> None:
        """Queue a frame of JSON text to be sent to the client.

        It is discarded if the fault "zombie" has been injected: the connection stays open, but nothing comes any more.
        """
        if not self.zombie:
            self._queue.append(frame)
            self._wake.set()

    def op(self, code: int, data: object = None) -> None:
        """Queue a frame that is not an event, such as a heartbeat's acknowledgement.

        Args:
            code: The gateway opcode.
            data: The frame's data.
        """
        self.send(dumps({"op": code, "d": data, "s": None, "t": None}))

    async def _run(self) -> None:
        queue, socket, pack = self._queue, self.socket, self._pack
        try:
            while True:
                await self._wake.wait()
                self._wake.clear()
                while queue:
                    frame = queue.popleft()
                    if pack is None:
                        await socket.send_str(frame.decode())
                    else:
                        await socket.send_bytes(pack(frame))
        except (ConnectionError, RuntimeError):
            return  # the peer is gone; the reading side ends the connection

    async def close(self, code: int, reason: str = "") -> None:
        """Send what is queued, waiting at most half a second, then close the connection with a close code."""
        for _ in range(100):
            if not self._queue or self._task.done():
                break
            await asyncio.sleep(0.005)
        self._task.cancel()
        await self.socket.close(code=code, message=reason.encode())

    def drop(self) -> None:
        """Break the connection without a close frame, as a network failure would."""
        self._task.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """End the task that sends queued frames, because the WebSocket is closed."""
        self._task.cancel()


class Session:
    """A gateway session of the bot or of a user's client, which may span several connections by resuming."""

    def __init__(
        self, session_id: str, user_id: str, *, bot: bool, intents: int = 0, shard: tuple[int, int] = (0, 1)
    ) -> None:
        self.id = session_id
        self.user_id = user_id
        self.bot = bot
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.connection: Connection | None = None
        self.lost: float | None = None
        """The time at which the connection was lost, in Unix seconds of the sandbox's clock; None while connected."""
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=REPLAY_EVENTS if bot else 0)

    def event(self, name: str, data: Json | orjson.Fragment) -> None:
        """Send an event to the client. A bot's session also keeps it, to send it again if the bot resumes.

        Args:
            name: The event's name, such as "MESSAGE_CREATE".
            data: The event's data.
        """
        self.sequence += 1
        frame = dumps({"op": DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._kept.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def resume(self, connection: Connection, sequence: int) -> bool:
        """Continue the session on a new connection and send the missed events there.

        Args:
            connection: The new connection.
            sequence: The number of the last event that the client received.

        Returns:
            True if the session goes on; False, after which nothing has changed, if the number is impossible or some of
            the missed events are no longer kept.
        """
        if sequence > self.sequence or (self._kept and sequence < self._kept[0][0] - 1):
            return False
        self.connection, self.lost = connection, None
        for number, frame in self._kept:
            if number > sequence:
                connection.send(frame)
        self.event("RESUMED", {})
        return True

    def on_shard(self, guild_id: str | None) -> bool:
        """Return True if this session's shard is the one that receives the events of a Discord server.

        Args:
            guild_id: The server's id; None for direct messages, which belong to shard 0.
        """
        index, count = self.shard
        return index == ((int(guild_id) >> 22) % count if guild_id else 0)


SHOWN_MEMBERS: Final = 200
"""The maximum number of the server's members that a user's client receives when it logs in."""

_GUILD_DEFAULTS: Final[Json] = {
    "emojis": [], "stickers": [], "features": [], "voice_states": [], "presences": [], "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": [], "icon": None, "system_channel_id": None,
    "unavailable": False, "verification_level": 0, "premium_tier": 0, "nsfw_level": 0,
    "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "afk_timeout": 300,
}  # fmt: skip
"""Fields of a Discord server that are always empty here."""


def guild_for(world: World, viewer: str, members: list[str]) -> Json:
    """Return the data of the server as one user sees it.

    Args:
        world: The state of the sandbox.
        viewer: The id of the user, who gets only the channels that they can see.
        members: Ids of the members that the data contains.
    """
    return {
        **world.guild, **_GUILD_DEFAULTS, "roles": list(world.roles.values()), "channels": world.guild_channels(viewer),
        "threads": world.active_threads(viewer), "members": [world.members[user_id] for user_id in members],
        "member_count": len(world.members), "large": len(world.members) > 250,
    }  # fmt: skip


def guild_for_user(world: World, user_id: str) -> Json:
    """Return the data of the server as a user's client gets it, with the first `SHOWN_MEMBERS` members."""
    return guild_for(world, user_id, list(world.members)[:SHOWN_MEMBERS])


def unavailable_guild(world: World) -> Json:
    """Return the data of the server without its content, as clients get it during an outage.

    In READY, a bot gets it as a placeholder for the server, whose content follows as GUILD_CREATE.
    """
    return {"id": world.guild["id"], "unavailable": True}


def ready_bot(world: World, session: Session, url: str, *, here: bool) -> Json:
    """Return the data of a bot's READY event, the first event of a session.

    Args:
        world: The state of the sandbox.
        session: The bot's session.
        url: The URL at which to resume.
        here: True if the Discord server belongs to the session's shard, so that READY announces it. Its content follows
            in an event of its own.
    """
    return {
        "v": 10, "user": world.users[world.bot_id] | {"verified": True, "mfa_enabled": False, "email": None},
        "guilds": [unavailable_guild(world)] if here else [], "session_id": session.id,
        "resume_gateway_url": url, "shard": list(session.shard), "application": {"id": world.bot_id, "flags": 0},
        "private_channels": [], "session_type": "normal",
    }  # fmt: skip


def ready_user(world: World, session: Session, url: str) -> Json:
    """Return the data of the READY event of a user's client, with everything that the user can see.

    Args:
        world: The state of the sandbox.
        session: The user's session.
        url: The URL at which to resume.
    """
    user_id = session.user_id
    mine = [channel_id for channel_id, people in world.recipients.items() if user_id in people]
    return {
        "v": 10, "session_id": session.id, "user": world.users[user_id], "resume_gateway_url": url,
        "guilds": [] if user_id not in world.members else [guild_for_user(world, user_id)] if world.available
        else [unavailable_guild(world)],
        "private_channels": [world.channel_for(world.channels[channel_id], user_id) for channel_id in mine],
    }  # fmt: skip


def member_chunk(world: World, data: Json, *, everybody: bool) -> Json:
    """Return the data of a GUILD_MEMBERS_CHUNK event: the members that a client asked for by id or by part of a name.

    Args:
        world: The state of the sandbox.
        data: The data of the request.
        everybody: True if the client may ask for all members, which a bot may only with the members intent.
    """
    if ids := data.get("user_ids"):
        wanted = [str(i) for i in (ids if isinstance(ids, list) else [ids])]
    elif query := data.get("query"):
        named = [user_id for user_id, member in world.members.items() if member["user"]["username"].startswith(query)]
        wanted = named[: data.get("limit") or 100]
    else:
        wanted = list(world.members) if everybody else []
    return {
        "guild_id": world.guild["id"], "members": [world.members[u] for u in wanted if u in world.members],
        "chunk_index": 0, "chunk_count": 1, "not_found": [u for u in wanted if u not in world.members],
        "nonce": data.get("nonce"),
    }  # fmt: skip


GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED: Final = MEMBERS | PRESENCES | MESSAGE_CONTENT
KNOWN_INTENTS: Final = (1 << 26) - 1

_INTENTS: Final[dict[str, int]] = {
    **dict.fromkeys(
        (
            "GUILD_CREATE", "GUILD_UPDATE", "GUILD_DELETE", "GUILD_ROLE_CREATE", "GUILD_ROLE_UPDATE",
            "GUILD_ROLE_DELETE",
            "CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_DELETE", "CHANNEL_PINS_UPDATE", "THREAD_CREATE",
            "THREAD_UPDATE",
            "THREAD_DELETE", "THREAD_MEMBERS_UPDATE",
        ),
        GUILDS,
    ),
    **dict.fromkeys(("GUILD_MEMBER_ADD", "GUILD_MEMBER_UPDATE", "GUILD_MEMBER_REMOVE"), MEMBERS),
    **dict.fromkeys(("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE"), GUILD_MESSAGES),
}  # fmt: skip
"""By event of the server: the intent bit that a bot needs to receive it; events not listed need none."""

_USERS_ONLY: Final = frozenset({"GUILD_APPLICATION_COMMAND_INDEX_UPDATE"})
"""Events that only Discord's own client receives."""

_OUTAGE_EVENTS: Final = ("GUILD_DELETE", "INTERACTION_")
"""Prefixes of the names of the events that clients still receive during an outage of the Discord server."""

ACK_DELAY_SECONDS: Final = 0.02
"""The delay, in seconds, with which the gateway acknowledges a heartbeat, so that clients measure a latency."""
RESUME_SECONDS: Final = 300.0
"""Seconds for which a bot's session can be resumed after its connection was lost."""


class Gateway:
    """The gateway: all sessions of the bot and of the users' clients, and the events that are sent to them."""

    def __init__(self, world: World, *, bot_token: str, heartbeat: float = 41.25, privileged: int = 0) -> None:
        self.world = world
        self.bot_token = bot_token
        self.heartbeat = heartbeat
        self.privileged = privileged
        """The bits of the privileged intents that are enabled for the bot."""
        self.url = ""
        self.bots: dict[str, Session] = {}
        self.users: dict[str, list[Session]] = {}
        self.identifies = 0
        self.resumes = 0
        self.ready = asyncio.Event()
        """An event that is set as soon as a bot has identified, that is, logged in to the gateway."""
        self.faults = Faults()
        self._closing: set[asyncio.Task[None]] = set()
        self._connections: set[Connection] = set()
        world.publish = self.publish

    @property
    def bot_connected(self) -> bool:
        """True if a bot is connected."""
        return any(session.connection is not None for session in self.bots.values())

    # -- events

    def publish(self, event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
        """Send an event to the sessions that would receive it from Discord.

        Args:
            event: The name of the event.
            data: Its data.
            channel: Send it only to those who can see this channel; None for all members of the server.
            to: The id of the only user who gets it; None for everybody.
        """
        bot_id = self.world.bot_id
        guild_id = self.world.guild["id"] if channel is None else channel.get("guild_id")
        if not self.world.available and guild_id and not event.startswith(_OUTAGE_EVENTS):
            return
        if to is not None and to != bot_id:
            for session in self.users.get(to, ()):
                session.event(event, data)
            return
        fragment: orjson.Fragment | None = None
        for session in list(self.bots.values()):
            if session.on_shard(guild_id) and self._bot_hears(session, event, data, channel, to):
                if event == "MESSAGE_CREATE" or event == "MESSAGE_UPDATE":
                    session.event(event, self._without_content(session, data, guild_id))
                    continue
                fragment = fragment or orjson.Fragment(dumps(data))
                session.event(event, fragment)
        if to is not None:
            return
        for user_id, sessions in self.users.items():
            if not (user_id in self.world.members if channel is None else self.world.can_see(user_id, channel)):
                continue
            fragment = fragment or orjson.Fragment(dumps(data))
            for session in sessions:
                session.event(event, fragment)

    def set_available(self, *, available: bool) -> None:
        """Begin or end an outage of the server: all clients are told, and nothing can be done there meanwhile.

        Args:
            available: False begins an outage, True ends it.
        """
        world = self.world
        if world.available == available:
            return
        world.available = available
        if not available:
            self.publish("GUILD_DELETE", unavailable_guild(world))
            return
        if world.bot_id in world.members:
            self.publish("GUILD_CREATE", guild_for(world, world.bot_id, [world.bot_id]), to=world.bot_id)
        for user_id in list(self.users):
            if user_id in world.members:
                self.publish("GUILD_CREATE", guild_for_user(world, user_id), to=user_id)

    def remove_member(self, user_id: str) -> None:
        """Remove a user or the bot from the Discord server, and publish that to the clients.

        The bot also loses the role of its own that it got with its invitation.
        """
        world = self.world
        guild_id = world.guild["id"]
        self.publish("GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": world.users[user_id]})
        for thread_id, people in list(world.thread_members.items()):
            if user_id in people:
                threads.remove_member(world, world.channels[thread_id], user_id)
        member = world.members.pop(user_id)
        world.touch("member", user_id)
        self.publish("GUILD_DELETE", {"id": guild_id}, to=user_id)
        if user_id != world.bot_id:
            return
        for role_id in [role_id for role_id in member["roles"] if world.roles[role_id]["managed"]]:
            del world.roles[role_id]
            world.touch("role", role_id)
            self.publish("GUILD_ROLE_DELETE", {"guild_id": guild_id, "role_id": role_id})
        self._publish_commands()

    def add_member(self, user_id: str) -> None:
        """Make a user or the bot a member of the Discord server again, and publish that to the clients.

        The bot gets a new role of its own, as it would with an invitation.
        """
        world = self.world
        guild_id = world.guild["id"]
        if user_id == world.bot_id:
            self.publish("GUILD_ROLE_CREATE", {"guild_id": guild_id, "role": world.invite_bot()})
            joined = guild_for(world, user_id, [user_id])
            del joined["unavailable"]  # by that a client knows that it has joined
            self.publish("GUILD_CREATE", joined, to=user_id)
            self._publish_commands()
        else:
            world.join(user_id)
            self.publish("GUILD_CREATE", guild_for_user(world, user_id), to=user_id)
        self.publish("GUILD_MEMBER_ADD", {**world.members[user_id], "guild_id": guild_id})

    def _publish_commands(self) -> None:
        ids = {"guild_id": self.world.guild["id"], "application_id": self.world.bot_id}
        self.publish("GUILD_APPLICATION_COMMAND_INDEX_UPDATE", ids)

    def _bot_hears(self, session: Session, event: str, data: Json, channel: Json | None, to: str | None) -> bool:
        if event in _USERS_ONLY or (to is None and channel is None and session.user_id not in self.world.members):
            return False
        needed = _INTENTS.get(event, 0)
        if needed == GUILD_MESSAGES and channel is not None and "guild_id" not in channel:
            needed = DIRECT_MESSAGES
        if needed and not session.intents & needed:
            # of itself a bot hears without the privileged intent
            return event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == session.user_id
        if event == "THREAD_MEMBERS_UPDATE" and not session.intents & MEMBERS:
            people = [entry["user_id"] for entry in data.get("added_members", ())] + data.get("removed_member_ids", [])
            if session.user_id not in people:
                return False
        return to is not None or channel is None or self.world.can_see(session.user_id, channel)

    def _without_content(self, session: Session, data: Json, guild_id: str | None) -> Json:
        """Return a message as a bot without the message content intent receives it.

        Such a bot reads its own messages, direct ones and those that mention it.
        """
        own = data["author"]["id"] == session.user_id or guild_id is None
        if own or session.intents & MESSAGE_CONTENT or any(user["id"] == session.user_id for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    # -- connections

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Serve one WebSocket connection, from its first frame (HELLO) until it is closed.

        If a test has injected a fault of the handshake, answer the bot with the HTTP status of the fault instead.
        """
        by_bot = request.headers.get("User-Agent", "").startswith("DiscordBot")
        if by_bot and (fault := self.faults.take("handshake_error")):
            return web.Response(status=fault.status)
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request, request.query.get("compress"))
        self._connections.add(connection)
        connection.op(HELLO, {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": []})
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                try:
                    frame = loads(message.data)
                    code, data = frame["op"], frame.get("d")
                except (ValueError, KeyError, TypeError):
                    await connection.close(4002, "Error while decoding payload.")
                    break
                if connection.zombie:
                    continue
                if code == HEARTBEAT:
                    connection.heard = self.world.clock.now()
                    connection.heartbeats += 1
                    # Not at once: a client notes the time when its sending returns, and Discord is never that near.
                    asyncio.get_running_loop().call_later(ACK_DELAY_SECONDS, connection.op, ACK)
                elif code in (IDENTIFY, RESUME):
                    if session is not None:
                        await connection.close(4005, "Already authenticated.")
                        break
                    begin = self._identify if code == IDENTIFY else self._resume
                    refused = begin(connection, data if isinstance(data, dict) else {})
                    if isinstance(refused, tuple):
                        await connection.close(*refused)
                        break
                    session = refused or session
                elif session is None:
                    await connection.close(4003, "Not authenticated.")
                    break
                elif code == REQUEST_MEMBERS:
                    everybody = bool(session.intents & MEMBERS)
                    session.event("GUILD_MEMBERS_CHUNK", member_chunk(self.world, data, everybody=everybody))
                elif code not in (PRESENCE, VOICE):
                    await connection.close(4001, "Unknown opcode.")
                    break
        finally:
            connection.stop()
            self._connections.discard(connection)
            if session is not None and session.connection is connection:
                self._left(session, socket.close_code)
        return socket

    def _left(self, session: Session, code: int | None) -> None:
        session.connection = None
        session.lost = self.world.clock.now()
        if not session.bot:
            self.users[session.user_id].remove(session)
            if not self.users[session.user_id]:
                del self.users[session.user_id]
        elif code in (1000, 1001):
            self.bots.pop(session.id, None)

    def _identify(self, connection: Connection, data: Json) -> Session | tuple[int, str]:
        self.forget_lost()
        token = str(data.get("token", "")).removeprefix("Bot ")
        if token == self.bot_token:
            return self._identify_bot(connection, data)
        user_id = self.world.user_of(token)
        if user_id is None:
            return 4004, "Authentication failed."
        session = Session(secrets.token_hex(16), user_id, bot=False)
        session.connection = connection
        self.users.setdefault(user_id, []).append(session)
        session.event("READY", ready_user(self.world, session, self.url))
        return session

    def _identify_bot(self, connection: Connection, data: Json) -> Session | tuple[int, str]:
        intents = data.get("intents", 0)
        if not isinstance(intents, int) or intents & ~KNOWN_INTENTS:
            return 4013, "Invalid intent(s)."
        if intents & PRIVILEGED & ~self.privileged:
            return 4014, "Disallowed intent(s)."
        index, count = data.get("shard") or (0, 1)
        if not 0 <= index < count:
            return 4010, "Invalid shard."
        self.identifies += 1
        session = Session(secrets.token_hex(16), self.world.bot_id, bot=True, intents=intents, shard=(index, count))
        session.connection = connection
        self.bots[session.id] = session
        self._watch(connection)
        here = session.on_shard(self.world.guild["id"]) and self.world.bot_id in self.world.members
        session.event("READY", ready_bot(self.world, session, self.url, here=here))
        if here and intents & GUILDS and self.world.available:
            session.event("GUILD_CREATE", guild_for(self.world, self.world.bot_id, [self.world.bot_id]))
        self.ready.set()
        return session

    def _resume(self, connection: Connection, data: Json) -> Session | tuple[int, str] | None:
        """Resume a bot's session on a new connection.

        Args:
            connection: The new connection.
            data: The data of the client's RESUME frame.

        Returns:
            The session; a close code and its reason for a wrong token; None if the session is over, after which the
            client may start a new one on the same connection.
        """
        self.forget_lost()
        session = self.bots.get(str(data.get("session_id")))
        if str(data.get("token", "")).removeprefix("Bot ") != self.bot_token:
            return 4004, "Authentication failed."
        former = session.connection if session else None
        if session is None or not session.resume(connection, int(data.get("seq") or 0)):
            connection.op(INVALID_SESSION, False)
            return None
        if former is not None:
            former.drop()
        self.resumes += 1
        self._watch(connection)
        return session

    def _watch(self, connection: Connection) -> None:
        """Watch a bot's connection from now on, and drop it after one and a half intervals without a heartbeat."""
        clock = self.world.clock
        connection.heard = clock.now()

        def look() -> None:
            if connection not in self._connections:
                return
            if clock.now() - connection.heard > self.heartbeat * 1.5 and not connection.zombie:
                connection.drop()
            else:
                clock.call_later(self.heartbeat, look)

        clock.call_later(self.heartbeat * 1.5 + 0.1, look)

    def forget_lost(self) -> None:
        """Remove the bot's sessions that lost their connection more than `RESUME_SECONDS` ago."""
        edge = self.world.clock.now() - RESUME_SECONDS
        for session in [s for s in self.bots.values() if s.lost is not None and s.lost < edge]:
            del self.bots[session.id]

    # -- trouble

    def strike(self, fault: Fault) -> None:
        """Make a fault happen to all of the bot's gateway connections now.

        Args:
            fault: The fault, of one of the kinds in `GATEWAY_FAULTS`; any other kind drops the connection.
        """
        for session in list(self.bots.values()):
            connection = session.connection
            if connection is None:
                continue
            if fault.kind == "reconnect":
                connection.op(RECONNECT)
            elif fault.kind == "invalid_session":
                self.bots.pop(session.id)
                connection.op(INVALID_SESSION, False)
            elif fault.kind == "zombie":
                connection.zombie = True
            elif fault.kind == "close":
                session.connection, session.lost = None, self.world.clock.now()  # it can be resumed
                task = asyncio.create_task(connection.close(fault.status))
                self._closing.add(task)
                task.add_done_callback(self._closing.discard)
            else:
                connection.drop()

    async def close(self) -> None:
        """Close all connections with close code 1012 (the service restarts), which makes clients reconnect."""
        await asyncio.gather(
            *(connection.close(1012) for connection in list(self._connections)), return_exceptions=True
        )
