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

from sandbox.errors import Fault
from sandbox.state.world import World
from sandbox.wire import Json, dumps, loads

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE = range(5)
RESUME, RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, ACK = range(6, 12)
"""Gateway opcodes."""

REPLAY_EVENTS: Final = 5000
"""How many events a session keeps for a resume."""


def compressor(name: str | None) -> Callable[[bytes], bytes] | None:
    """Return a transport compression by name.

    None means plain text frames; so does zstd if the library is missing.
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
    """One WebSocket. Frames are queued, so publishing never waits, and a task sends them in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compress: str | None) -> None:
        self.socket = socket
        self.zombie = False
        """True if the connection is open but sends nothing any more."""
        self.heard = 0.0
        """When the last heartbeat was received."""
        self.heartbeats = 0
        self._transport = request.transport
        self._pack = compressor(compress)
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, frame: bytes) -> None:
        """Queue a JSON frame."""
        if not self.zombie:
            self._queue.append(frame)
            self._wake.set()

    def op(self, code: int, data: object = None) -> None:
        """Queue a frame that is not an event."""
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
        """Send what is queued, then close with a code."""
        for _ in range(100):
            if not self._queue or self._task.done():
                break
            await asyncio.sleep(0.005)
        self._task.cancel()
        await self.socket.close(code=code, message=reason.encode())

    def drop(self) -> None:
        """Drop the connection without a close frame."""
        self._task.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """Stop sending, since the socket is closed."""
        self._task.cancel()


class Session:
    """A client's gateway session, which may span several connections."""

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
        """Time at which the connection was lost; None while connected."""
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=REPLAY_EVENTS if bot else 0)

    def event(self, name: str, data: Json | orjson.Fragment) -> None:
        """Send an event, or keep it for a resume."""
        self.sequence += 1
        frame = dumps({"op": DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._kept.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def resume(self, connection: Connection, sequence: int) -> bool:
        """Continue on a new connection and send the missed events; return False if too many were missed."""
        if sequence > self.sequence or (self._kept and sequence < self._kept[0][0] - 1):
            return False
        self.connection, self.lost = connection, None
        for number, frame in self._kept:
            if number > sequence:
                connection.send(frame)
        self.event("RESUMED", {})
        return True

    def on_shard(self, guild_id: str | None) -> bool:
        """Return True if events of a server (None: of a direct conversation) belong to this session's shard."""
        index, count = self.shard
        return index == ((int(guild_id) >> 22) % count if guild_id else 0)


SHOWN_MEMBERS: Final = 200
"""Number of members that a user's client receives at once."""

_GUILD_DEFAULTS: Final[Json] = {
    "emojis": [], "stickers": [], "features": [], "voice_states": [], "presences": [], "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": [], "icon": None, "system_channel_id": None,
    "unavailable": False, "preferred_locale": "en-US", "verification_level": 0, "premium_tier": 0, "nsfw_level": 0,
    "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "afk_timeout": 300,
}  # fmt: skip
"""Fields of a Discord server that are always empty here."""


def guild_for(world: World, viewer: str, members: list[str]) -> Json:
    """Return the server with the channels that `viewer` can see, and with these members."""
    return {
        **world.guild, **_GUILD_DEFAULTS, "roles": list(world.roles.values()), "channels": world.text_channels(viewer),
        "threads": world.active_threads(viewer), "members": [world.members[user_id] for user_id in members],
        "member_count": len(world.members), "large": len(world.members) > 250,
    }  # fmt: skip


def guild_for_user(world: World, user_id: str) -> Json:
    """Return the server as a user's client expects it."""
    return guild_for(world, user_id, list(world.members)[:SHOWN_MEMBERS])


def ready_bot(world: World, session: Session, url: str, *, here: bool) -> Json:
    """Return a bot's READY event.

    Args:
        world: The world.
        session: The bot's session.
        url: The address at which to resume.
        here: The server belongs to the session's shard; it follows in an event of its own.
    """
    return {
        "v": 10, "user": world.users[world.bot_id] | {"verified": True, "mfa_enabled": False, "email": None},
        "guilds": [{"id": world.guild["id"], "unavailable": True}] if here else [], "session_id": session.id,
        "resume_gateway_url": url, "shard": list(session.shard), "application": {"id": world.bot_id, "flags": 0},
        "private_channels": [], "session_type": "normal",
    }  # fmt: skip


def ready_user(world: World, session: Session, url: str) -> Json:
    """Return a user's READY event, with everything the user can see."""
    user_id = session.user_id
    mine = [channel_id for channel_id, people in world.recipients.items() if user_id in people]
    return {
        "v": 10, "session_id": session.id, "user": world.users[user_id], "resume_gateway_url": url,
        "guilds": [guild_for_user(world, user_id)] if user_id in world.members else [],
        "private_channels": [world.channel_for(world.channels[channel_id], user_id) for channel_id in mine],
    }  # fmt: skip


def member_chunk(world: World, data: Json, *, everybody: bool) -> Json:
    """Return the members that the client asked for by id or by the beginning of a name.

    Args:
        world: The world.
        data: The data of the request.
        everybody: The client has the members intent, and may ask for all members.
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
"""The intent that a bot needs for an event of the server; events not listed need none."""

_USERS_ONLY: Final = frozenset({"GUILD_APPLICATION_COMMAND_INDEX_UPDATE"})
"""Events that only Discord's own client receives."""

ACK_DELAY_SECONDS: Final = 0.02
"""Seconds after which a heartbeat is acknowledged."""
RESUME_SECONDS: Final = 300.0
"""Seconds for which a bot's session can be resumed after its connection was lost."""


class Gateway:
    """All sessions of the bot and of the users."""

    def __init__(self, world: World, *, bot_token: str, heartbeat: float = 41.25, privileged: int = 0) -> None:
        self.world = world
        self.bot_token = bot_token
        self.heartbeat = heartbeat
        self.privileged = privileged
        """The privileged intents that are enabled for the bot."""
        self.url = ""
        self.bots: dict[str, Session] = {}
        self.users: dict[str, list[Session]] = {}
        self.identifies = 0
        self.resumes = 0
        self.ready = asyncio.Event()
        """Set when a bot has identified."""
        self._connections: set[Connection] = set()
        world.publish = self.publish

    @property
    def bot_connected(self) -> bool:
        """Return True if a bot is connected."""
        return any(session.connection is not None for session in self.bots.values())

    # -- events

    def publish(self, event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
        """Send an event.

        Args:
            event: The name of the event.
            data: Its data.
            channel: Send it only to those who can see this channel.
            to: Send it to this user alone.
        """
        bot_id = self.world.bot_id
        if to is not None and to != bot_id:
            for session in self.users.get(to, ()):
                session.event(event, data)
            return
        fragment: orjson.Fragment | None = None
        guild_id = self.world.guild["id"] if channel is None else channel.get("guild_id")
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

    def _bot_hears(self, session: Session, event: str, data: Json, channel: Json | None, to: str | None) -> bool:
        if event in _USERS_ONLY:
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

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection, from HELLO to its end."""
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
        here = session.on_shard(self.world.guild["id"])
        session.event("READY", ready_bot(self.world, session, self.url, here=here))
        if here and intents & GUILDS:
            session.event("GUILD_CREATE", guild_for(self.world, self.world.bot_id, [self.world.bot_id]))
        self.ready.set()
        return session

    def _resume(self, connection: Connection, data: Json) -> Session | tuple[int, str] | None:
        """Resume a session; None if it is over (the client may identify on the same connection)."""
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
        """Close the connection of a bot that has sent no heartbeat for one and a half intervals."""
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
        """End the sessions that no client resumed in time."""
        edge = self.world.clock.now() - RESUME_SECONDS
        for session in [s for s in self.bots.values() if s.lost is not None and s.lost < edge]:
            del self.bots[session.id]

    # -- trouble

    def strike(self, fault: Fault) -> None:
        """Let a fault strike the bot's connections."""
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
            else:
                connection.drop()

    async def close(self) -> None:
        """Close all connections with a code that makes clients reconnect (1012: the service restarts)."""
        await asyncio.gather(
            *(connection.close(1012) for connection in list(self._connections)), return_exceptions=True
        )
