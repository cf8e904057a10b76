"""What storage says no with. No text here ever holds a piece of a state, an action or a draw."""

from collections.abc import Mapping
from types import TracebackType
from typing import Any

from games.core.illegal import Illegal


class Refused(Exception):
    """A use case that is not possible; nothing was changed.

    `code` is a key for the words of the bot's catalogue, `values` what those words need (public things only).
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, Any] = values


class Stale(Refused):
    """What was pressed is no longer what it was when it was shown: raised by a `choose` given to `Store.submit`."""

    def __init__(self, code: str = "stale", **values: Any) -> None:
        super().__init__(code, **values)


class Void(Refused):
    """A deadline does not hold any more. `gone`: it was taken off; otherwise its moment may only have been moved."""

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("void")
        self.gone = gone


class Faulty(RuntimeError):
    """The rules of a game (or a `choose`) failed where they must not; the match is as it was.

    The text names the kind of error and the line, never its message, which might quote a hand of cards.
    """


class Unavailable(RuntimeError):
    """The database could not be written or read for as long as we were willing to wait; the match is as it was."""


class Misconfigured(ValueError):
    """A setting (SECRET_KEY, DATABASE_URL) or the database itself is not as it must be; one sentence says what."""


PASSED_ON = (Illegal, Refused)
"""What a `choose` or an action may raise and the caller gets as it is."""


def fault(error: BaseException) -> Faulty:
    """The error as one that tells where it happened and nothing else."""
    return Faulty(f"{type(error).__name__} at {_place(error.__traceback__)}")


def _place(traceback: TracebackType | None) -> str:
    if traceback is None:
        return "an unknown place"
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    code = traceback.tb_frame.f_code
    return f"{traceback.tb_frame.f_globals.get('__name__', '?')}.{code.co_qualname}, line {traceback.tb_lineno}"
