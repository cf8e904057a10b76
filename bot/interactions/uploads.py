"""The files with game options that users upload: limited in number, size and depth, and parsed in another process."""

import asyncio
from collections.abc import Callable, Collection
from concurrent.futures.process import BrokenProcessPool
from pathlib import PurePath
from typing import Any

import discord

from bot.interactions.errors import UserError, UserLimit
from bot.ui.limits import fit_label
from bot.ui.option_file import MAX_BYTES, is_too_deep, parse
from bot.ui.words import say
from bot.worker_pool import WorkerPool
from games.core.words import AnyOf, Markdown

PER_MINUTE = 6
"""Maximum number of files that are read for one user in a minute."""
WAITING = 8
"""Maximum number of files that wait or are read at once; one is parsed at a time."""
FETCH_SECONDS = 10.0
"""Maximum duration of the download from Discord."""
PARSE_SECONDS = 10.0
"""Maximum duration of parsing, with the start of the process, which is most of it."""


class Uploads:
    """A reader of the files with game options (TOML or JSON) that users upload; no file can slow the bot down."""

    def __init__(self, monotonic: Callable[[], float], *, parse_seconds: float = PARSE_SECONDS) -> None:
        """Create a reader; no process is started before the first file.

        Args:
            monotonic: A clock in seconds that nobody sets, by which the files of a minute are counted.
            parse_seconds: Maximum duration of parsing one file, in seconds.
        """
        self._parse_seconds = parse_seconds
        self.limit = UserLimit(PER_MINUTE, 60.0, monotonic)
        self._reading = 0
        self._one_at_a_time = asyncio.Lock()
        self.restarts = 0
        """How many processes died or took too long."""
        self._pool: WorkerPool | None = None

    async def read(self, user: int, file: discord.Attachment, kinds: Collection[str]) -> dict[str, Any]:
        """Download an uploaded file, parse it in a process of its own, and return its top-level table or object.

        At most `PER_MINUTE` files are read for one user in a minute, and at most `WAITING` are waiting or being read
        for all users together.

        Args:
            user: The id of the user who uploaded the file.
            file: The file.
            kinds: The accepted file types, from `bot.ui.option_file.KINDS`.

        Returns:
            The parsed values by key.

        Raises:
            UserError: The file was not read; the text says why: it has another type, is too large, nested too deeply,
                not UTF-8, malformed or no table or object; one of the two limits on the number of files is reached;
                parsing took too long or ended its process; or Discord did not hand the file over in time.
        """
        kind = PurePath(file.filename[-16:]).suffix.removeprefix(".").lower()
        if kind not in kinds:
            raise UserError(say.text("options-file-kind", kinds=AnyOf([f".{each}" for each in sorted(kinds)])))
        _check_size(file.size)
        if not self.limit.take(user):
            raise UserError(say.text("options-file-often", most=PER_MINUTE))
        if self._reading >= WAITING:
            raise UserError(say.text("options-file-busy"))
        self._reading += 1
        try:
            text = await _fetch(file)
            if is_too_deep(text):
                raise UserError(say.text("options-file-deep"))
            found = await self._parse(kind, text)
        finally:
            self._reading -= 1
        if not isinstance(found, dict):
            raise UserError(_broken(kind, ""))
        return found

    def close(self) -> None:
        """End the process that parses, if there is one."""
        if self._pool is not None:
            self._pool.close()

    async def _parse(self, kind: str, text: str) -> Any:
        async with self._one_at_a_time:
            # A process of its own for each file: they are rare, and an idle process would take memory for nothing.
            self._pool = pool = WorkerPool("option files", timeout=self._parse_seconds, nice=5)
            try:
                return await pool.run(parse, kind, text)
            except ValueError as error:
                why = fit_label(str(error), 150).rstrip(".") if str(error) else ""
                raise UserError(_broken(kind, why)) from None
            except RecursionError:  # it was parsed, but is nested too deeply to be sent from one process to the other
                raise UserError(say.text("options-file-deep")) from None
            except (BrokenProcessPool, TimeoutError):
                raise UserError(say.text("options-file-slow")) from None
            finally:
                pool.close()
                self._pool = None
                self.restarts += pool.restarts


def _broken(kind: str, why: str) -> Markdown:
    """Return the text that tells a user that their uploaded file cannot be parsed.

    Args:
        kind: The type of file, such as "toml".
        why: The parser's message; may be empty.
    """
    if not why:
        return say.text("options-file-broken", kind=kind.upper())
    return say.text("options-file-broken-why", kind=kind.upper(), why=why)


async def _fetch(file: discord.Attachment) -> str:
    """Download an uploaded file from Discord, and return its text.

    Raises:
        UserError: It cannot be fetched, is larger than it claimed, or is not UTF-8.
    """
    try:
        async with asyncio.timeout(FETCH_SECONDS):
            data = await file.read()
    except (discord.HTTPException, TimeoutError, OSError):
        raise UserError(say.text("options-file-away")) from None
    _check_size(len(data))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(say.text("options-file-text")) from None


def _check_size(size: int) -> None:
    if size > MAX_BYTES:
        raise UserError(say.text("options-file-large", most=MAX_BYTES // 1024))
