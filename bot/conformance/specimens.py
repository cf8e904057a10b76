"""Specimens: one named instance of each kind of screen, form and text that the bot sends."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.ui.blocks import Form, Screen
from games.core.words import Markdown
from storage import Match

FAR_ID = 10**12
"""Added to the ids of matches and votes in specimens. A button that somebody presses then reaches no match or vote of
the running bot, whose ids count up from 1."""


@dataclass(frozen=True, slots=True)
class Specimen:
    """A screen, a form, or the text of a plain message, with a name that says what it is."""

    name: str
    content: Screen | Form | Markdown


@dataclass(frozen=True, slots=True)
class Place:
    """The server and the channel in which the specimens are posted."""

    guild: int
    channel: int
    roles: tuple[int, ...] = ()
    """Ids of some roles of the server, for menus that show a selection."""


def out_of_reach(match: Match) -> Match:
    """Return a match as the specimens show it, with an id that the running bot does not know."""
    return replace(match, id=match.id + FAR_ID)


def numbered(specimens: Iterable[Specimen]) -> Iterator[Specimen]:
    """Yield specimens with distinct names: a repeated name gets a number."""
    counts: dict[str, int] = {}
    for specimen in specimens:
        count = counts[specimen.name] = counts.get(specimen.name, 0) + 1
        yield specimen if count == 1 else replace(specimen, name=f"{specimen.name} ({count})")
