"""The SQLite file, which keeps everything across restarts. A thread writes it, so requests need not wait."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from sandbox.interactions.lifecycle import Interactions
from sandbox.interactions.model import Interaction
from sandbox.state.world import World
from sandbox.wire import Json, dumps, loads

FLUSH_SECONDS: Final = 0.1
"""How long, in seconds, changes are collected before they are written to the file in one transaction."""
_ORDER: Final = ("guild", "user", "role", "member", "channel", "message", "command", "interaction")
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS rows (
    kind TEXT NOT NULL, key TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, key)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS files (key TEXT PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);
"""

_Row = tuple[str, str, bytes | None]


class FileUnusable(Exception):
    """The file cannot be opened or written, or a sandbox has not made it."""


class FileBusy(FileUnusable):
    """Another sandbox has the file open."""


class Store:
    """The SQLite file in which a sandbox keeps its state, with one row per object.

    `touch` notes changes, which a thread writes to the file in the background.
    """

    def __init__(self, path: Path, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._dirty: set[tuple[str, str]] = set()
        self._scheduled: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sandbox-file")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=0.2)
        except (sqlite3.DatabaseError, OSError) as error:
            raise FileUnusable(f"The file {path.name} cannot be opened: {error}.") from error
        try:
            self._db.execute("PRAGMA locking_mode=EXCLUSIVE")
            self._db.execute("PRAGMA journal_mode=WAL")
            self._db.execute("PRAGMA synchronous=NORMAL")
            self._db.executescript(_SCHEMA)
            for table in (
                "SELECT kind, key, body FROM rows",
                "SELECT key, body FROM files",
                "SELECT key, value FROM meta",
            ):
                self._db.execute(f"{table} LIMIT 1").fetchone()
        except sqlite3.DatabaseError as error:
            self._db.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise FileBusy(f"The file {path.name} is in use by another sandbox.") from error
            raise FileUnusable(f"The file {path.name} cannot be used: {error}.") from error

    def load(self, base_url: str) -> bool:
        """Fill the sandbox's state from the file.

        Args:
            base_url: The URL at which attachments are served from now on; it replaces the former one in messages.

        Returns:
            False if the file was empty.
        """
        db, world = self._db, self._world
        former = db.execute("SELECT value FROM meta WHERE key = 'base_url'").fetchone()
        db.execute("INSERT OR REPLACE INTO meta VALUES ('base_url', ?)", (base_url,))
        for kind in _ORDER:
            for key, raw in db.execute(
                "SELECT key, body FROM rows WHERE kind = ? ORDER BY CAST(key AS INTEGER)", (kind,)
            ):
                if former and former[0] != base_url:
                    raw = raw.replace(f"{former[0]}/cdn/".encode(), f"{base_url}/cdn/".encode())
                self._load(kind, key, loads(raw))
        for key, data in db.execute("SELECT key, body FROM files"):
            world.files[key] = data
            world.ids.last = max(world.ids.last, int(key))
        return bool(world.guild)

    def _load(self, kind: str, key: str, body: Json) -> None:
        self._world.ids.last = max(self._world.ids.last, int(key))
        if kind == "interaction":
            record = Interaction.from_row(body)
            self._interactions.by_id[key] = self._interactions.by_token[record.token] = record
        else:
            self._world.load(kind, key, body)

    def touch(self, kind: str, key: str) -> None:
        """Note that an object was created, changed or deleted, so that its row in the file is soon brought up to date.

        Args:
            kind: The kind of object, such as "message".
            key: The object's id.
        """
        self._dirty.add((kind, key))
        if self._scheduled is None:
            self._scheduled = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._begin)

    def _begin(self) -> None:
        self._scheduled = None
        if self._writing is not None and not self._writing.done():
            self._scheduled = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._begin)
            return
        self._writing = asyncio.create_task(self._flush())

    async def _flush(self) -> None:
        dirty, self._dirty = self._dirty, set()
        rows: list[_Row] = []
        files: list[tuple[str, bytes | None]] = []
        for kind, key in dirty:
            if kind == "file":
                files.append((key, self._world.files.get(key)))
                continue
            body = self._dump(kind, key)
            rows.append((kind, key, None if body is None else dumps(body)))
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, rows, files)

    def _dump(self, kind: str, key: str) -> Json | None:
        if kind == "interaction":
            record = self._interactions.by_id.get(key)
            return None if record is None else record.to_row()
        return self._world.dump(kind, key)

    def _write(self, rows: list[_Row], files: list[tuple[str, bytes | None]]) -> None:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        db.executemany("INSERT OR REPLACE INTO files VALUES (?, ?)", [f for f in files if f[1] is not None])
        db.executemany("DELETE FROM files WHERE key = ?", [(key,) for key, data in files if data is None])
        db.executemany("INSERT OR REPLACE INTO rows VALUES (?, ?, ?)", [row for row in rows if row[2] is not None])
        db.executemany(
            "DELETE FROM rows WHERE kind = ? AND key = ?", [(kind, key) for kind, key, body in rows if body is None]
        )
        db.execute("COMMIT")

    async def close(self) -> None:
        """Write the changes that are not in the file yet, and close it."""
        if self._scheduled is not None:
            self._scheduled.cancel()
        if self._writing is not None:
            await self._writing
        if self._dirty:
            await self._flush()
        self._thread.shutdown()
        self._db.close()
