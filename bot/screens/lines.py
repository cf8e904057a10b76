"""Lines of the log, in a game's own words."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.catalogue import say
from bot.shorten import fit_markdown
from games.core.event import Event
from games.core.presentation import Presentation
from storage.snapshot import LogEntry

FEW, GONE = 3, 100
"""How many lines that were taken back are named, and how long each may be."""


def lines_of(words: Presentation[Any], entries: Sequence[LogEntry]) -> list[str]:
    """What everybody was told by these entries, the oldest first; one that has no such events has no line. Sentences
    that speak to one seat are left out also when the match is over: «you» would be nobody."""
    told = [each for entry in sorted(entries, key=lambda e: e.seq) for each in entry_lines(words, entry)]
    return [line for line, to in told if to is None]


def told_lines(words: Presentation[Any], events: Iterable[Event]) -> list[str]:
    """What these events say, each in one line; those without words have none."""
    return [line for event in events if (line := " ".join(words.tell(event).split("\n")).strip())]


def shortened(lines: Sequence[str]) -> str:
    """The newest few of these lines in one; empty where there are none."""
    newest = [fit_markdown(line, GONE) for line in lines[-FEW:]]
    return " ".join(["…", *newest] if len(lines) > FEW else newest)


def entry_lines(words: Presentation[Any], entry: LogEntry) -> list[tuple[str, int | None]]:
    """The sentences of an entry, and of each the seat to which alone it was said."""
    if entry.taken_back is not None:
        line = say("log.taken_back", name=words.name(entry.seat), count=entry.taken_back)
        if gone := shortened(told_lines(words, entry.undone)):
            line = say("log.taken_back_what", line=line, gone=gone)
        return [(line, None if entry.told_all else entry.seat)]
    lines: list[tuple[str, int | None]] = []
    if entry.by_clock:
        lines.append((say("log.by_clock", name=words.name(entry.seat)), None))
    for number, event in enumerate(entry.events):
        if line := " ".join(words.tell(event).split("\n")).strip():
            lines.append((line, entry.to[number] if entry.to else None))
    return lines
