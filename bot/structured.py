"""Structured logs: an event as one JSON object on one line, for programs that read them."""

import json
import logging
import re
from datetime import UTC, datetime

_IDS = re.compile(r"\b(match|interaction|vote|thread|message) (\d+)\b")
"""Our events name what they are about in this way."""


class Structured(logging.Formatter):
    """Time, level, place, text, and the ids that the text names as fields of their own. An error's message is in none
    of our events: it might quote what a person typed, or a hand of cards."""

    def format(self, record: logging.LogRecord) -> str:
        text = record.getMessage()
        event = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "place": record.name,
            "event": text,
            **{kind: int(number) for kind, number in _IDS.findall(text)},
        }
        if record.exc_info:
            event["trace"] = self.formatException(record.exc_info)
        return json.dumps(event, ensure_ascii=False)
