"""Gateway connections and the sessions that outlive them."""

from __future__ import annotations

import asyncio
import importlib
import zlib
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import orjson
from aiohttp import web

from sandbox.wire import Json, dumps

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    4,
    6,
    7,
    8,
    9,
    10,
    11,
)
"""Gateway opcodes."""

REPLAY: Final = 5000
"""How many events a session keeps for a resume."""


def compressor(name: str | None) -> Callable[[bytes], bytes] | None:
    """A transport compression by name; None for text frames, also for zstd where the library is missing."""
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
    """One WebSocket. Frames are queued, so that whoever publishes need not wait; a task sends them in order."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request, compress: str | None) -> None:
        self.socket = socket
        self.zombie = False
        """A zombie connection is open, but says nothing any more."""
        self.heard = 0.0
        """When the last heartbeat came."""
        self.heartbeats = 0
        self._transport = request.transport
        self._pack = compressor(compress)
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    def send(self, frame: bytes) -> None:
        """Queue one frame of JSON."""
        if not self.zombie:
            self._queue.append(frame)
            self._wake.set()

    def op(self, code: int, data: object = None) -> None:
        """Queue a frame that is no event."""
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
        """Cut the line without a word."""
        self._task.cancel()
        if self._transport is not None:
            self._transport.abort()

    def stop(self) -> None:
        """The socket is closed: stop sending."""
        self._task.cancel()


class Session:
    """What a client is to the gateway, over several connections."""

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
        """Since when it has no connection."""
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=REPLAY if bot else 0)

    def event(self, name: str, data: Json | orjson.Fragment) -> None:
        """Send an event, or keep it for a resume."""
        self.sequence += 1
        frame = dumps({"op": DISPATCH, "d": data, "s": self.sequence, "t": name})
        self._kept.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def resume(self, connection: Connection, sequence: int) -> bool:
        """Go on over a new connection with what was missed; False if too much was."""
        if sequence > self.sequence or (self._kept and sequence < self._kept[0][0] - 1):
            return False
        self.connection, self.lost = connection, None
        for number, frame in self._kept:
            if number > sequence:
                connection.send(frame)
        self.event("RESUMED", {})
        return True

    def on_shard(self, guild_id: str | None) -> bool:
        """Whether events of this server (None: a direct conversation) belong to this session's shard."""
        index, count = self.shard
        return index == ((int(guild_id) >> 22) % count if guild_id else 0)
