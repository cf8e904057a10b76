"""The log as one person may read it."""

from collections.abc import Sequence

from bot.catalogue import say
from bot.ids import LogJump, LogPage, write
from bot.limits import fit_screen
from bot.screen import Block, Button, Buttons, Screen, Text
from bot.screens.lines import entry_lines
from bot.screens.names import GROUND, shown_names
from storage.snapshot import LogEntry, Match

ENTRIES = 15
"""How many entries a page is made of."""


def log_screen(match: Match, entries: Sequence[LogEntry], page: int, *, more: bool) -> Screen:
    """One page of the log: `entries` as `Store.log` gives them to this reader, page 0 being the newest;
    `more`: there are older ones.

    Lines that only this reader knows are marked while the match is going on; when it is over, to whom they were said.
    """
    words = match.rules.presentation(shown_names(match))
    lines: list[str] = []
    for entry in sorted(entries, key=lambda each: -each.seq):
        told = [(line, None if to is None else words.name(to)) for line, to in entry_lines(words, entry)]
        for line, name in reversed(told):
            if name is None:
                lines.append(line)
            else:
                lines.append(say("log.told", name=name, line=line) if match.finished else say("log.private", line=line))
    text = "\n".join(say("log.line", line=line) for line in lines) or say("log.empty")
    blocks: list[Block] = [Text(say("log.title", game=match.rules.title)), Text(text)]
    turns = []
    if page > 0:
        turns.append(Button(say("log.newer"), write(LogPage(match.id, page - 1))))
    if more:
        turns.append(Button(say("log.older"), write(LogPage(match.id, page + 1))))
    if turns:
        turns.append(Button(say("log.jump"), write(LogJump(match.id, page))))
        blocks += [Text(say("log.page", page=page + 1)), Buttons(tuple(turns))]
    return fit_screen(Screen(tuple(blocks), GROUND))
