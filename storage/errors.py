"""Errors that storage raises, and the messages in which a host reads them.

Their texts are logged, so none of them contains a part of a state, an action or a chance draw.
"""

from collections.abc import Mapping
from types import TracebackType
from typing import Any

from games.core.action import Illegal
from games.core.words import ENGLISH, MessageError, Words, in_language, said

say = Words("storage")
"""The messages in `storage/words`, for the host of the bot: the command line, and errors that the host can fix."""


class Refused(Exception):
    """A use case cannot be carried out, for a reason that the user can be told; nothing was changed.

    Attributes:
        code: The key of a sentence in the bot's catalogue.
        values: The values that this sentence needs; public information only.
    """

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values: Mapping[str, Any] = values


class Stale(Refused):
    """The button or menu that a user pressed is outdated; raised by functions passed to `Store.submit` as `choose`."""

    def __init__(self, code: str = "stale", **values: Any) -> None:
        super().__init__(code, **values)


class VoidDeadline(Refused):
    """A deadline was fired that does not apply now: its seat has acted, more time is left, or no time runs.

    Attributes:
        gone: True if the deadline's row had been deleted. If False, its time may have moved, so the deadlines of
            the match have to be computed again.
    """

    def __init__(self, *, gone: bool = False) -> None:
        super().__init__("void")
        self.gone = gone


class Faulty(RuntimeError):
    """An unexpected error: a bug in a game's rules or a use case, or stored data that do not fit; nothing was changed.

    The text names the type of the original error and the line of code that raised it, but never quotes its message,
    which might contain a hand of cards.
    """


class Unavailable(RuntimeError):
    """The database could not be read or written within the retry time; nothing was changed, except for `Uncertain`."""


class Uncertain(Unavailable):
    """The database went away during a commit and did not come back within the retry time.

    It is unknown whether the change is committed. Repeat the call with the same idempotency key: the change is then
    made if it was not, and the result is the same.
    """


class Damaged(Unavailable):
    """The file of the SQLite database is damaged, so that SQLite or this release cannot read it.

    Attributes:
        message: What the host can do, put into words as that of a `MessageError`.
    """

    def __init__(self) -> None:
        self.message = say.message("damaged")
        with in_language(ENGLISH):
            super().__init__(said(self.message))


class Misconfigured(MessageError):
    """A setting (SECRET_KEY, DATABASE_URL) or the database itself is wrong; the message says what, in one sentence."""


PASSED_ON = (Illegal, Refused)
"""The types of errors from `choose` functions and use cases that reach the caller unchanged; others become `Faulty`."""


def as_faulty(error: BaseException) -> Faulty:
    """Convert an unexpected error to a `Faulty` that names only the error's type and the line that raised it."""
    return Faulty(f"{type(error).__name__} at {_place(error.__traceback__)}")


def _place(traceback: TracebackType | None) -> str:
    if traceback is None:
        return "an unknown place"
    while traceback.tb_next is not None:
        traceback = traceback.tb_next
    code = traceback.tb_frame.f_code
    return f"{traceback.tb_frame.f_globals.get('__name__', '?')}.{code.co_qualname}, line {traceback.tb_lineno}"
