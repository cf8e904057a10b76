"""Logging of structured events, each on one line: as readable text or as a JSON object.

The bot's modules log with structlog, which `bot/__init__.py` connects to the standard library's loggers, as used by
other packages. Both kinds of events are rendered here. No event contains an error's message, because that might quote
user input or a hand of cards.
"""

import logging
from collections.abc import MutableMapping
from typing import Any, Literal

import orjson
import structlog

from bot.interactions.discord_private import silence_voice_warnings

NOISY = ("discord", "sqlalchemy", "alembic", "aiosqlite", "asyncio", "PIL")
"""Libraries of which only warnings and errors are logged."""

Event = MutableMapping[str, Any]


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


def make_formatter(form: Literal["line", "json"]) -> logging.Formatter:
    """Return a formatter for events of structlog and for records of the standard library.

    Args:
        form: Whether events are written as readable lines or as JSON.
    """
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder()],
        processors=[
            structlog.stdlib.add_log_level,
            _add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=form == "json"),
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            _render_json if form == "json" else _render_line,
        ],
    )


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
    return orjson.dumps({**head, **event}, default=str).decode()


def _render_line(_logger: Any, _method: str, event: Event) -> str:
    """Render the time, level, logger and event as a sentence, then the fields as `name=value`."""
    head = f"{event.pop('timestamp')} {event.pop('level').upper():7} {event.pop('logger')}: {event.pop('event')}"
    trace = event.pop("exception", None)
    fields = "".join(f" {name}={_quoted(value)}" for name, value in event.items())
    return f"{head}{fields}" + (f"\n{trace}" if trace else "")


def _quoted(value: object) -> str:
    text = str(value)
    return repr(text) if not text or any(char.isspace() or char in "='\"" for char in text) else text
