"""Logging of structured events, each on one line: as readable text or as a JSON object.

The bot's modules log with structlog, which `bot/__init__.py` connects to the standard library's loggers, as used by
other packages. Both kinds of events are rendered here. No event contains an error's message, because that might quote
user input or a hand of cards. Whatever is logged while an interaction is served has its id as the field `interaction`.
"""

import asyncio
import json
import logging
import re
import sys
from collections.abc import MutableMapping
from typing import Any, Literal

import orjson
import structlog

from bot.interactions.discord_private import silence_voice_warnings
from bot.interactions.errors import describe_error

NOISY = ("discord", "sqlalchemy", "alembic", "aiosqlite", "asyncio", "PIL")
"""Libraries of which only warnings and errors are logged."""

TOKEN_IN_PATH = re.compile(r"(/(?:interactions|webhooks)/[0-9]+/)[^/?\s]+")
"""The token of an interaction in an address of Discord's API; whoever knows it can respond in the bot's place."""

Event = MutableMapping[str, Any]

log = structlog.stdlib.get_logger(__name__)


def start_logging(level: str, form: Literal["line", "json"] = "line") -> None:
    """Configure logging to standard error.

    Args:
        level: The lowest level that is logged.
        form: Whether events are written as readable lines or as JSON.
    """
    handler = logging.StreamHandler()
    handler.setFormatter(make_formatter(form))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    silence_voice_warnings()
    for name in NOISY:
        logging.getLogger(name).setLevel(max(logging.WARNING, logging.getLevelName(level)))


def log_stray_errors(loop: asyncio.AbstractEventLoop) -> None:
    """Install an exception handler on the event loop that logs errors of tasks and callbacks that no code awaits.

    It logs only an error's type and place. asyncio's own handler would log its message and traceback, which may quote
    what a user has typed or a hand of cards.

    Args:
        loop: The event loop of the process, whose exception handler is replaced.
    """

    def handle(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")  # asyncio's own message may quote arguments
        described = describe_error(error) if isinstance(error, BaseException) else context.get("message")
        log.error("an error was not handled", error=described)

    loop.set_exception_handler(handle)


def make_formatter(form: Literal["line", "json"]) -> logging.Formatter:
    """Return a formatter for events of structlog and for records of the standard library.

    Args:
        form: Whether events are written as readable lines or as JSON.
    """
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[_hide_tokens],
        processors=[
            structlog.contextvars.merge_contextvars,
            _describe_exception,
            structlog.stdlib.add_log_level,
            _add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=form == "json"),
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            _render_json if form == "json" else _render_line,
        ],
    )


def _hide_tokens(_logger: Any, _method: str, event: Event) -> Event:
    """Remove tokens from an address that another package has logged. This is a processor of structlog."""
    event["event"] = TOKEN_IN_PATH.sub(r"\1...", str(event["event"]))
    return event


def _describe_exception(_logger: Any, _method: str, event: Event) -> Event:
    """Replace a logged exception by its type and place, because a traceback would quote its message.

    This is a processor of structlog.
    """
    given = event.pop("exc_info", None)
    event.pop("stack_info", None)
    error = given[1] if isinstance(given, tuple) else sys.exception() if given is True else given
    if isinstance(error, BaseException):
        event["error"] = describe_error(error)
    return event


def _add_logger_name(_logger: Any, _method: str, event: Event) -> Event:
    event["logger"] = event["_record"].name
    return event


def _render_json(_logger: Any, _method: str, event: Event) -> str:
    head = {
        "at": event.pop("timestamp"),
        "level": event.pop("level"),
        "place": event.pop("logger"),
        "event": event.pop("event"),
    }
    try:
        return orjson.dumps({**head, **event}, default=str).decode()
    except TypeError:  # a number of more than 64 bits, or half of a character
        return json.dumps({**head, **event}, default=str)


def _render_line(_logger: Any, _method: str, event: Event) -> str:
    """Render a logged event as one line: time, level, logger and event in words, then the fields as `name=value`."""
    head = f"{event.pop('timestamp')} {event.pop('level').upper():7} {event.pop('logger')}: "
    text = str(event.pop("event"))
    fields = "".join(f" {name}={_quoted(value)}" for name, value in event.items())
    return f"{head}{text if text.isprintable() else repr(text)}{fields}"


def _quoted(value: object) -> str:
    text = str(value)
    plain = text.isprintable() and not any(char.isspace() or char in "='\"" for char in text)
    return text if text and plain else repr(text)
