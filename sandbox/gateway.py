"""The gateway: who is connected, and who hears of what (Discord reference, «Gateway»)."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import orjson
from aiohttp import WSMsgType, web

from sandbox import introduction
from sandbox import permissions as may
from sandbox import sessions as ops
from sandbox.faults import Fault
from sandbox.sessions import Connection, Session
from sandbox.wire import Json, dumps, loads
from sandbox.world import World

GUILDS, MEMBERS, PRESENCES = 1 << 0, 1 << 1, 1 << 8
GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 9, 1 << 12, 1 << 15
PRIVILEGED: Final = MEMBERS | PRESENCES | CONTENT
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
"""Which intent a bot needs for an event of the server; what is not listed needs none."""

_USERS_ONLY: Final = frozenset({"GUILD_APPLICATION_COMMAND_INDEX_UPDATE"})
"""What only Discord's own client is told."""

NETWORK: Final = 0.02
"""Seconds after which a heartbeat is acknowledged."""
RESUME_SECONDS: Final = 300.0
"""How long a bot's session can be taken up again after its line was cut."""


class Gateway:
    """All sessions of the bot and of the users."""

    def __init__(self, world: World, *, bot_token: str, heartbeat: float = 41.25, privileged: int = 0) -> None:
        self.world = world
        self.bot_token = bot_token
        self.heartbeat = heartbeat
        self.privileged = privileged
        """Privileged intents that are switched on for the bot."""
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
        """Whether a bot is listening now."""
        return any(session.connection is not None for session in self.bots.values())

    # -- events

    def publish(self, event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
        """Send an event to everybody who may know of it, or to one user alone."""
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
        if to is not None or not self.users:
            return
        for user_id, sessions in self.users.items():
            if channel is not None and not may.can_see(self.world, user_id, channel):
                continue
            if channel is None and user_id not in self.world.members:
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
        return to is not None or channel is None or may.can_see(self.world, session.user_id, channel)

    def _without_content(self, session: Session, data: Json, guild_id: str | None) -> Json:
        """A bot without the message content intent reads its own messages, direct ones and those that mention it."""
        own = data["author"]["id"] == session.user_id or guild_id is None
        if own or session.intents & CONTENT or any(user["id"] == session.user_id for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    # -- connections

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """One connection, from HELLO to its end."""
        socket = web.WebSocketResponse(compress=False, max_msg_size=1 << 20, autoping=True)
        await socket.prepare(request)
        connection = Connection(socket, request, request.query.get("compress"))
        self._connections.add(connection)
        connection.op(ops.HELLO, {"heartbeat_interval": int(self.heartbeat * 1000), "_trace": []})
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
                if code == ops.HEARTBEAT:
                    connection.heard = self.world.clock.now()
                    connection.heartbeats += 1
                    # Not at once: a client notes the time when its sending returns, and Discord is never that near.
                    asyncio.get_running_loop().call_later(NETWORK, connection.op, ops.ACK)
                elif code == ops.IDENTIFY or code == ops.RESUME:
                    if session is not None:
                        await connection.close(4005, "Already authenticated.")
                        break
                    begin = self._identify if code == ops.IDENTIFY else self._resume
                    refused = begin(connection, data if isinstance(data, dict) else {})
                    if isinstance(refused, tuple):
                        await connection.close(*refused)
                        break
                    session = refused or session
                elif session is None:
                    await connection.close(4003, "Not authenticated.")
                    break
                elif code == ops.MEMBERS:
                    session.event(
                        "GUILD_MEMBERS_CHUNK",
                        introduction.member_chunk(self.world, data, everybody=bool(session.intents & MEMBERS)),
                    )
                elif code not in (ops.PRESENCE, ops.VOICE):
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
        user_id = self.world.names.get(token.removeprefix("user-"))
        if not token.startswith("user-") or user_id is None or user_id == self.world.bot_id:
            return 4004, "Authentication failed."
        session = Session(secrets.token_hex(16), user_id, bot=False)
        session.connection = connection
        self.users.setdefault(user_id, []).append(session)
        session.event("READY", introduction.ready_user(self.world, session, self.url))
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
        session.event("READY", introduction.ready_bot(self.world, session, self.url, here=here))
        if here and intents & GUILDS:
            session.event("GUILD_CREATE", introduction.guild_for(self.world, self.world.bot_id, [self.world.bot_id]))
        self.ready.set()
        return session

    def _resume(self, connection: Connection, data: Json) -> Session | tuple[int, str] | None:
        """Take a session up again; None when it is over (the client may identify on the same connection)."""
        self.forget_lost()
        session = self.bots.get(str(data.get("session_id")))
        if str(data.get("token", "")).removeprefix("Bot ") != self.bot_token:
            return 4004, "Authentication failed."
        former = session.connection if session else None
        if session is None or not session.resume(connection, int(data.get("seq") or 0)):
            connection.op(ops.INVALID, False)
            return None
        if former is not None:
            former.drop()
        self.resumes += 1
        self._watch(connection)
        return session

    def _watch(self, connection: Connection) -> None:
        """A bot that sends no heartbeat in one and a half intervals is cut off."""
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
        """Sessions that nobody took up again in time end."""
        edge = self.world.clock.now() - RESUME_SECONDS
        for session in [s for s in self.bots.values() if s.lost is not None and s.lost < edge]:
            del self.bots[session.id]

    # -- trouble

    def strike(self, fault: Fault) -> None:
        """Hit the bot's connections with a fault."""
        for session in list(self.bots.values()):
            connection = session.connection
            if connection is None:
                continue
            if fault.kind == "reconnect":
                connection.op(ops.RECONNECT)
            elif fault.kind == "invalid_session":
                self.bots.pop(session.id)
                connection.op(ops.INVALID, False)
            elif fault.kind == "zombie":
                connection.zombie = True
            else:
                connection.drop()

    async def close(self) -> None:
        """End all connections so that clients come back (1012: the service restarts)."""
        await asyncio.gather(
            *(connection.close(1012) for connection in list(self._connections)), return_exceptions=True
        )
