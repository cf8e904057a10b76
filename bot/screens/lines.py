"""Lines of the log, in a game's own words."""

from collections.abc import Sequence
from typing import Any

from bot.catalogue import say
from games.core.presentation import Presentation
from storage.snapshot import LogEntry


def lines_of(words: Presentation[Any], entries: Sequence[LogEntry]) -> list[str]:
    """The sentences of these entries, the oldest first; one that has no events has no line."""
    return [line for entry in sorted(entries, key=lambda e: e.seq) for line, _ in entry_lines(words, entry)]


def entry_lines(words: Presentation[Any], entry: LogEntry) -> list[tuple[str, bool]]:
    """The sentences of an entry, and of each whether only its reader knows it."""
    if entry.taken_back is not None:
        return [(say("log.taken_back", name=words.name(entry.seat), count=entry.taken_back), not entry.told_all)]
    lines = [(say("log.by_clock", name=words.name(entry.seat)), False)] if entry.by_clock else []
    for number, event in enumerate(entry.events):
        if line := " ".join(words.tell(event).split("\n")).strip():
            lines.append((line, entry.private[number : number + 1] == (True,)))
    return lines
