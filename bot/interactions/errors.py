"""The error that tells a user why nothing was done, limits for each user, and errors as text for users and the log."""

from collections.abc import Callable, Hashable
from pathlib import Path
from traceback import extract_tb

import discord
from cachetools import TTLCache

from bot.ui.words import mention, say
from games.core.words import Markdown
from storage import Refused


class UserError(Exception):
    """Raised by a handler if it does not do what the user asks; `text` tells the user why. Nothing was changed."""

    def __init__(self, text: Markdown) -> None:
        super().__init__(text)
        self.text = text


class BadInput(UserError):
    """Raised for what a user has typed if they can correct it; where there is a form for that, they are offered it."""


class UserLimit:
    """A limit on how often each user may ask for something that costs much, or that others notice."""

    def __init__(self, most: int, seconds: float, monotonic: Callable[[], float]) -> None:
        """Create a limit that nobody has used yet.

        Args:
            most: How often each user may ask within `seconds`.
            seconds: The length of the time that begins with the first of these requests, in seconds.
            monotonic: A clock in seconds that nobody sets.
        """
        self._most = most
        self._recent: TTLCache[Hashable, list[int]] = TTLCache(4096, seconds, monotonic)

    def take(self, user: Hashable, count: int = 1) -> bool:
        """Count requests of a user; return False, and count nothing, if that would be too many.

        Args:
            user: The user's id; a tuple with other ids, such as that of a match, if there is a limit for each of these.
            count: How many requests these are.
        """
        recent = self._recent.get(user)
        if recent is None:
            recent = self._recent[user] = []  # changed in place, so that it expires by the first request
        if sum(recent) + count > self._most:
            return False
        recent.append(count)
        return True


REPEAT_SECONDS = 60.0
"""Seconds after a line in the log in which further ones like it are only counted."""


class Repeats:
    """A log of what may happen with every press while Discord or the database fails: at most one line a minute each.

    The first line has all fields of its event, and each later one says how many `more` there were before it.
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        """Create the log; nothing is written yet.

        Args:
            monotonic: A clock in seconds that nobody sets.
        """
        self._monotonic = monotonic
        self._written: dict[str, float] = {}
        """By event, when its last line was written."""
        self._left_out: dict[str, tuple[int, Callable[..., object]]] = {}
        """By event, how many were left out since then, and what logs them."""

    def log_rarely(self, write: Callable[..., object], event: str, **fields: object) -> None:
        """Log an event, or count it if a line about such an event was written less than `REPEAT_SECONDS` ago.

        Args:
            write: Logs an event; a method of a logger of structlog, such as `log.warning`.
            event: The event, always in the same words.
            fields: Its fields; they are left out where events are counted.
        """
        self.summarise()
        if event in self._written:
            self._left_out[event] = (self._left_out.get(event, (0, write))[0] + 1, write)
            return
        self._written[event] = self._monotonic()
        write(event, **fields)

    def summarise(self) -> None:
        """Write how many events were left out, for those of whose last line a minute has passed. Called often."""
        if not self._written:
            return
        now = self._monotonic()
        for event in [event for event, at in self._written.items() if now - at >= REPEAT_SECONDS]:
            del self._written[event]
            more, write = self._left_out.pop(event, (0, None))
            if write is not None:
                self._written[event] = now
                write(event, more=more)


def refusal_text(error: Refused) -> Markdown:
    """Return the text that tells the user why `storage` has refused a change; a general one for an unknown reason."""
    key = f"refused-{error.code.replace('_', '-')}"
    if key not in say:
        return say.text("refused-other")
    values = {name: value for name, value in error.values.items() if isinstance(value, int | str)}
    if (host := error.values.get("host")) is not None:
        values["host"] = mention(host)
    why = say.text(key, **values)
    return say.text("refused-in-question", place=values["place"], why=why) if "place" in values else why


def is_temporary(error: discord.HTTPException) -> bool:
    """Return True if Discord may accept a refused request later: Discord is overloaded, or the bot was too fast."""
    return error.status == 429 or error.status >= 500


def retry_after(error: BaseException) -> float:
    """Return the seconds for which Discord wants no further request after an error; 0 if it does not say."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != 429:
        return 0.0
    try:
        return max(0.0, float(error.response.headers.get("Retry-After", "0")))
    except ValueError:
        return 0.0  # a date, which only proxies use


def is_ban(error: BaseException) -> bool:
    """Return True if an error shows that a proxy in front of Discord refuses all requests of this machine for a while.

    Discord's own answers name that proxy in the header `Via`.
    """
    return isinstance(error, discord.HTTPException) and error.status == 429 and "Via" not in error.response.headers


def describe_error(error: BaseException) -> str:
    """Return the type of an error and where it was raised, for the log; never its message, which may quote secrets.

    For an error answer of Discord, the status, the code and the beginning of its text are added. That names the wrong
    fields, and is cut off before the first value that it quotes.
    """
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    what = ""
    if isinstance(error, discord.HTTPException):
        fields, _, _ = error.text.partition('"')
        what = f" {error.status} {error.code} {fields[:300]!r}"
    return f"{type(error).__name__}{what} at {' < '.join(reversed(places[-6:]))}"
