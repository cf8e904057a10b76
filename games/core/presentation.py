"""Presentations: a game's words and pictures. They see views, actions and events, never a state.

Two kinds of text leave a presentation. *Labels* are plain: they go into buttons, menus, alt texts and pictures.
*Texts* are Discord markdown: names and typed words in them go through `name()` and `plain()`.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

from games.core.action import Action, Seat
from games.core.event import Event
from games.core.illegal import NOT_ACTIVE, NOT_NOW
from games.core.tag import tag_of

if TYPE_CHECKING:
    from PIL.Image import Image

    from games.core.game import Game, Outcome, View

V = TypeVar("V", bound="View")

_MARKDOWN = re.compile(r"([\\*_~`|>#\[\]()<:@\-+.!/])")


def plain(text: str) -> str:
    """A player's own words as plain text in Discord markdown: nothing in them formats, links or pings."""
    return _MARKDOWN.sub(r"\\\1", " ".join(text.split())).replace("\\@", "@\u200b")


@dataclass(frozen=True, slots=True)
class Topic:
    """A rule in a few sentences of our own, with its place in the rulebook, for `/rules`.

    `source` says whether the rulebook prints it or we had to settle it.
    """

    title: str
    text: str
    place: str
    source: Literal["printed", "ruling", "reconstructed"] = "printed"


@dataclass(frozen=True, slots=True)
class Style:
    """How a picture is drawn for whom it is for: a light or dark ground, and whether colours suit colour-blind eyes."""

    dark: bool = False
    colour_blind: bool = False


@dataclass(frozen=True, slots=True)
class Blank:
    """A field of a form: what a person types into an open action."""

    field: str
    label: str
    """At most 45 characters."""
    kind: Literal["line", "text", "number"] = "line"
    description: str = ""
    """At most 100 characters."""
    placeholder: str = ""
    max_length: int = 200
    required: bool = True
    value: str = ""


@dataclass(slots=True)
class Presentation(Generic[V]):
    """The words of a match. This class itself is what a game without words of its own gets."""

    game: "Game[Any, V]"
    names: Sequence[str]
    """The players' names by seat, as typed by them; for labels and pictures."""
    topics: Sequence[Topic] = field(default=(), init=False)

    def name(self, seat: Seat) -> str:
        """A player's name for texts, defused."""
        return plain(self.names[seat])

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: V) -> str:
        """One line of text: where the game stands («Statement 3 of 7: the arguments are arranged»)."""
        return self.game.title

    def text(self, view: V) -> str:
        """The whole position as text, for those who do not see the picture: complete enough to play by."""
        return "\n".join(f"- {name}: {value}" for name, value in view if name != "seat" and value not in ((), {}, None))

    def scores(self, view: V) -> Sequence[str]:
        """A short label for each seat's public standing («12 points»), shown beside its name; may be empty."""
        return ()

    def prompt(self, view: V) -> str:
        """What is asked of the seat whose view it is, in a sentence of text."""
        return "Choose what to do."

    def task(self, view: V) -> str:
        """What is asked of a seat in a few words for its ping; said in public, so of what everybody may know."""
        return "your decision is needed"

    def hand(self, view: V) -> str:
        """What only this seat sees, as text; empty when it sees no more than everybody."""
        return ""

    def standing(self, view: V) -> Sequence[tuple[str, Action]]:
        """The standing orders that the seat whose view it is has given («never ask me to block my own kicks»): each as
        a label, with the offered action that cancels it. They are private, and listed where the hand is."""
        return ()

    def tell(self, event: Event) -> str:
        """A line of the log: a sentence of text in the past tense; empty for what needs no line."""
        values = ", ".join(f"{name} {value}" for name, value in _values(event))
        title = _words(tag_of(type(event))).capitalize()
        return f"{title}: {plain(values)}." if values else f"{title}."

    def result(self, view: V, outcome: "Outcome") -> str:
        """How the game ended, in a sentence or two of text."""
        if not outcome.winners:
            return "Nobody has won."
        names = " and ".join(self.name(seat) for seat in outcome.winners)
        return f"{names} {'have' if len(outcome.winners) > 1 else 'has'} won."

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        """Label of a kind of action, for the menu of verbs («Build a school»)."""
        return _words(tag_of(kind)).capitalize()

    def label(self, view: V, action: Action) -> str:
        """Label of one offered action, at most 80 characters, unlike every other one that is offered beside it."""
        values = [str(value) for name, value in _values(action) if name not in action.open]
        return " ".join([self.verb(type(action)), *values])

    def describe(self, view: V, action: Action) -> str:
        """What the action would do, as a label of at most 100 characters; may be empty."""
        return ""

    def choice(self, view: V, kind: type[Action], field: str, value: Any) -> str:
        """Label of one value of a field, where a verb has more ways than a menu holds and is asked field by field."""
        return str(value)

    def question(self, view: V, kind: type[Action], field: str) -> str:
        """Label of the menu that asks for a field of a verb."""
        return _words(field).capitalize()

    def blanks(self, view: V, action: Action) -> Sequence[Blank]:
        """The form for an open action, one blank for each open field."""
        known = type(action).__pydantic_fields__  # type: ignore[attr-defined]
        return [
            Blank(
                name,
                known[name].title or _words(name).capitalize(),
                "number" if known[name].annotation is int else "line",
            )
            for name in action.open
        ]

    def refusal(self, view: V, action: Action, reason: str) -> str:
        """Why an action was refused, in one sentence of text that says what to do; `reason` as in Illegal."""
        if reason == NOT_ACTIVE:
            return "No decision is asked of you at the moment."
        if reason == NOT_NOW:
            return f"«{self.verb(type(action))}» has no place at this moment."
        return f"«{self.label(view, action)}» is not possible now."

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: V, style: Style) -> "Image | None":
        """The board as this view shows it, 1200 pixels wide and at most 1200 high; None: the game has no picture."""
        return None

    def parts(self, view: V) -> int:
        """In how many pictures, one under the other, everybody is shown the position; more than one where a single
        picture is too small for a phone."""
        return 1

    def part(self, view: V, style: Style, number: int) -> "Image | None":
        """One of these pictures, from 0; each like `picture`."""
        return self.picture(view, style)

    def alt(self, view: V, part: int = 0) -> str:
        """What a sighted player would notice first in the picture, or in that one of its parts: one or two sentences, a
        label."""
        return self.headline(view)


def _values(tagged: Any) -> list[tuple[str, Any]]:
    return [(f.name, getattr(tagged, f.name)) for f in fields(tagged) if f.name != "kind"]


def _words(tag: str) -> str:
    return tag.replace("_", " ")
