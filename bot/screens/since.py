"""What happened since a player's last move: the first lines of their panel, and the last ones of the board.

Results come first, in bold; then one line for each player who acted. If there is no room for everything, the text says
how many lines it leaves out.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heapify, heappop, heapreplace
from itertools import count, groupby
from typing import Any

from bot.screens.history import entry_lines, event_line
from bot.ui.limits import utf16_length
from bot.ui.words import say
from games.core.presentation import Presentation
from games.core.values import Event
from games.core.words import EMPTY, Markdown, bullets, lines
from storage.match.model import LogEntry

LINE = 18
"""What a line costs beside its length: about half of its last row on a phone stays empty."""


@dataclass(frozen=True, slots=True)
class News:
    """What happened, in words for one reader."""

    results: tuple[Markdown, ...]
    """What was settled, oldest first."""
    story: tuple[tuple[Markdown, ...], ...]
    """The other sentences, oldest first, together for each player who acted."""

    def fitted(self, most: int) -> tuple[list[Markdown], int]:
        """Return the newest of it that fits, as lines, and how many sentences were left out.

        Each player who acted keeps a sentence for as long as there is room; results go last of all.

        Args:
            most: Maximum length in UTF-16 units, with `LINE` more for each line; the last sentence is returned anyway.
        """
        results, story = deque(self.results), [deque(part) for part in self.story]
        sentences = len(results) + sum(map(len, story))
        # A log may hold thousands of sentences: the length is kept up to date, and the longest part is on a heap.
        length = sum(utf16_length(line) + LINE for line in results)
        length += sum(utf16_length(line) + 1 for part in story for line in part) + (LINE - 1) * len(story)
        longest = [(-len(part), number) for number, part in enumerate(story)]
        heapify(longest)
        left = sentences
        while length > most and left > 1:
            if longest and longest[0][0] < -1:
                size, number = longest[0]
                heapreplace(longest, (size + 1, number))
                length -= utf16_length(story[number].popleft()) + 1
            elif longest:  # each part has one sentence, and equal ones stand in order
                length -= utf16_length(story[heappop(longest)[1]].popleft()) + LINE
            else:
                length -= utf16_length(results.popleft()) + LINE
            left -= 1
        parts = [Markdown(" ").join(part) for part in story if part]
        return [*results, *parts], sentences - left


def events_since(entries: Sequence[LogEntry], viewer: int | None) -> list[Event]:
    """Return the events of log entries, oldest first, which a reader's picture marks; after an undo, those that follow.

    Args:
        entries: The entries, as `Store.since` returns them for the reader, in any order.
        viewer: The reader's seat; None for everybody.
    """
    found: list[Event] = []
    for entry in sorted(entries, key=lambda each: each.seq):
        if entry.steps_undone is not None:
            found = []
        told = entry.recipients or (None,) * len(entry.events)
        found += [event for event, to in zip(entry.events, told, strict=True) if to in (None, viewer)]
    return found


def news_of(words: Presentation[Any], entries: Sequence[LogEntry], viewer: int | None) -> News:
    """Return what log entries tell a reader.

    Args:
        words: The game's texts for these players.
        entries: The entries, as `Store.since` returns them for the reader, in any order.
        viewer: The reader's seat; None for everybody.
    """
    results: list[Markdown] = []
    story: list[tuple[int | None, Markdown]] = []
    for entry in sorted(entries, key=lambda each: each.seq):
        settled = []
        for event, to in zip(entry.events, entry.recipients or (None,) * len(entry.events), strict=True):
            if to in (None, viewer) and is_result(words, event) and (line := event_line(words, event)):
                settled.append(line)
        results += [_bold(line) for line in settled]
        if not entry.is_known:
            told = [line for line, to in entry_lines(words, entry) if to in (None, viewer)]
            story += [(entry.actor, line) for line in told if line not in settled]
    # What nobody in particular did, such as a reveal, stays in lines of its own.
    alone = count(-2, -1)
    runs = groupby([(next(alone) if actor is None else actor, line) for actor, line in story], key=lambda each: each[0])
    return News(tuple(results), tuple([tuple([line for _, line in run]) for _, run in runs]))


def is_result(words: Presentation[Any], event: Event) -> bool:
    """Return True if an event settles something, so that it is told first.

    Args:
        words: The game's texts.
        event: The event.
    """
    return isinstance(event, words.result_events)


def news_text(title: Markdown, found: News, most: int) -> Markdown:
    """Return what happened as markdown under a title; empty if there is nothing to tell.

    Args:
        title: The title.
        found: What happened.
        most: Maximum length of the lines (`News.fitted`); a last line says how many sentences were left out.
    """
    told, omitted = found.fitted(most) if found.results or found.story else ([], 0)
    if not told:
        return EMPTY
    return lines([title, bullets(told), say.text("since-more", count=omitted) if omitted else EMPTY])


def _bold(line: Markdown) -> Markdown:
    """Return a line in bold, unless it has bold words already."""
    return line if "**" in line else Markdown(f"**{line}**")
