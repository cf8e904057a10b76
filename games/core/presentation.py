"""Presentations: a game's words and pictures. They see views, actions and events, never a state.

A presentation returns two kinds of strings. A *label* is plain text for buttons, menus, alt texts and pictures. A
*text* is Discord markdown (`Markdown`), in which names and other words typed by players are escaped.
"""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, Protocol, TypeVar

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.values import Event, Outcome, View, tag_of
from games.core.words import EMPTY, AllOf, Markdown, Words, bullets, escape, lines, say

if TYPE_CHECKING:
    from PIL.Image import Image

V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Topic:
    """A rule of the game, explained in a few sentences for the command `/rules`, with its place in the rulebook."""

    title: str
    text: Markdown
    place: str
    """Where the rule stands in the rulebook."""
    source: Literal["printed", "ruling", "reconstructed"] = "printed"
    """`printed`: the rulebook says so. Otherwise the rulebook leaves it open, and Stoa had to decide it (`ruling`) or
    to work it out from other sources (`reconstructed`)."""
    quick: bool = False
    """True for one of the few topics with which a new player begins."""
    table: Sequence[Sequence[str]] = ()
    """Rows of labels, the headings first, that only the rules page shows: Discord has no tables."""

    @property
    def origin(self) -> str:
        """The rule's place in the rulebook and whether the rulebook prints it, as a label in the current language."""
        return say.label("topic-origin", place=self.place, source=self.source)


def read_topics(
    package: str,
    say: Words,
    lists: Mapping[str, Sequence[Markdown]] | None = None,
    tables: Mapping[str, Sequence[Sequence[str]]] | None = None,
) -> list[Topic]:
    """Return the topics of a game with a message catalogue, in the current language and in the order of `topics.toml`.

    The file has `[[topics]]` with an `id` and, unless the rule is printed, its `source`; the five with which a new
    player begins have `quick = true`. The id names a message, which is the title, and whose attributes are the text and
    the place in the rulebook:

        rule-aim = The aim
            .text = Build three schools.
            .place = Rulebook p4

    Args:
        package: The package with the file.
        say: The words of the game.
        lists: By id, the items of a list that follows the text, such as one for each card.
        tables: By id, the table of a topic (`Topic.table`).
    """
    lists, tables = lists or {}, tables or {}
    rows = tomllib.loads(files(package).joinpath("topics.toml").read_text("utf-8"))["topics"]
    return [
        Topic(
            say.label(row["id"]),
            lines([say.text(f"{row['id']}.text"), bullets(lists.get(row["id"], ()))]),
            say.label(f"{row['id']}.place"),
            row.get("source", "printed"),
            row.get("quick", False),
            tables.get(row["id"], ()),
        )
        for row in rows
    ]


@dataclass(frozen=True, slots=True)
class Style:
    """A viewer's preferences for pictures: a dark background, and colours that colour-blind viewers can tell apart."""

    dark: bool = False
    colour_blind: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One of at most 25 things to choose from in a field of a form; the texts have at most 100 characters each."""

    value: int
    label: str
    description: str = ""


@dataclass(frozen=True, slots=True)
class FormField:
    """An input field of a form, for one field of an action that a player types in or chooses in the form.

    The action's field becomes a string, an integer for the kinds "number" and "one" (the value of a choice), or for the
    kind "several" the tuple of the values chosen, in the order of the choices.
    """

    field: str
    """The name of the action's field."""
    label: str
    """At most 45 characters."""
    kind: Literal["line", "text", "number", "one", "several"] = "line"
    description: str = ""
    """At most 100 characters."""
    placeholder: str = ""
    max_length: int = 200
    required: bool = True
    value: str = ""
    choices: Sequence[Choice] = ()
    """For the kinds "one" and "several"."""
    chosen: tuple[int, ...] = ()
    """The values that are chosen when the form opens."""
    least: int = 1
    most: int = 1
    """How many may be chosen; for the kind "several"."""


class Titled(Protocol):
    """Anything with a title: the part of a game that a presentation needs."""

    title: ClassVar[str]


@dataclass(slots=True)
class Presentation(Generic[V]):
    """Makes the texts and pictures of one match from views, actions and events.

    This base class is the default for games that have no presentation of their own.
    """

    game: Titled
    names: Sequence[str]
    """The players' names by seat, unescaped; for labels and pictures."""
    result_events: ClassVar[tuple[type[Event], ...]] = ()
    """The types of events that settle something, such as a reveal, a debate or a battle. Players who come back read
    them first, in bold."""
    luck_events: ClassVar[tuple[type[Event], ...]] = ()
    """The types of events that say what chance has brought, such as a roll or a draw. A player's panel begins with
    those of the player's own last action until they act again."""

    @property
    def topics(self) -> Sequence[Topic]:
        """The rules by topic for `/rules`, in the current language; see `read_topics`."""
        return ()

    # -- the position ------------------------------------------------------------------------------------------

    def headline(self, view: V) -> Markdown:
        """Return the stage of the game as one line of text ("Round 3 of 7: the arguments are arranged")."""
        return escape(self.game.title)

    def chapter(self, view: V) -> str:
        """Return the round, day or phase of a position as a label of at most 80 characters ("Round 3").

        Logs and replays are grouped by it. It follows from what everybody sees, is the same for every seat, names
        nobody, and at the end of the game is still that of the last round. Empty if the game has no rounds.
        """
        return ""

    def text(self, view: V) -> Markdown:
        """Return the whole position as text, complete enough to play without seeing the picture."""
        return bullets(Markdown(f"{name}: ") + escape(str(value)) for name, value in _view_values(view))

    def scores(self, view: V) -> Sequence[str]:
        """Return for each seat what everybody sees that the player has ("12 points"), as labels.

        A label has up to 300 characters. It is shown beside the player's name, below the picture. Empty to show none.
        """
        return ()

    def prompt(self, view: V) -> Markdown:
        """Return what the view's seat has to decide, as one sentence of text, shown to that seat alone."""
        return say.text("prompt")

    def task(self, view: V) -> Markdown:
        """Return what has to be decided now, in a few words for the message that pings the players who decide.

        Pings are public, so this may only contain what everybody may know, even if `view` is that of a seat.
        """
        return say.text("task")

    def hand(self, view: V) -> Markdown:
        """Return what only the view's seat sees, as text; empty if there is nothing."""
        return EMPTY

    def standing(self, view: V) -> Sequence[tuple[str, Action]]:
        """Return the standing orders (answers given in advance) of the view's seat ("never block my own kicks").

        They are private and are listed with the hand.

        Returns:
            For each order a label and the offered action that cancels it.
        """
        return ()

    def tell(self, event: Event) -> Markdown:
        """Return the log entry for an event: a sentence of text in the past tense, or `EMPTY` for no entry."""
        values = ", ".join(f"{name} {value}" for name, value in _values(event))
        title = _words(tag_of(type(event))).capitalize()
        return Markdown(f"{title}: {escape(values)}." if values else f"{title}.")

    def result(self, view: V, outcome: Outcome) -> Markdown:
        """Return how the game ended, in a sentence or two of text."""
        if not outcome.winners:
            return say.text("no-winner")
        names = AllOf([self.names[seat] for seat in outcome.winners])
        return say.text("winners", names=names, count=len(outcome.winners))

    def caption(self, view: V) -> Markdown:
        """Return what the pictures leave out and `scores` do not say: in a few lines, what everybody sees."""
        return EMPTY

    # -- actions -----------------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        """Return the label of a type of action ("Build a school"), for the menu in which a player chooses one."""
        return _words(tag_of(kind)).capitalize()

    def label(self, view: V, action: Action) -> str:
        """Return the label of an offered action.

        It has at most 80 characters and differs from the labels of all other actions offered with it.
        """
        values = [str(value) for name, value in _values(action) if name not in action.open]
        return " ".join([self.verb(type(action)), *values])

    def describe(self, view: V, action: Action) -> str:
        """Return what an offered action would do, as plain text of at most 100 characters; may be empty."""
        return ""

    def likely(self, view: V, offered: Sequence[Action]) -> Sequence[Action]:
        """Return the actions that a player most often wants now, the likeliest first; they get buttons of their own.

        All others stay in their menus. At most ten are used. An action that is picked together with others (see
        `Action.several`) cannot be among them. One that repeats the seat's last choice (`Action.again`) comes before
        all of them anyway.

        Args:
            view: The view of the choosing seat.
            offered: The actions that the seat is offered.
        """
        return ()

    def shared(self, view: V) -> Sequence[Action]:
        """Return actions that everybody who decides now may choose from alike, such as the two sides of a vote.

        They get buttons on the public board, so that they take a single press, which only its player sees answered.
        The result must be the same for everybody and stay the same as long as the decision does. A seat may be offered
        fewer of them, or more besides.

        Args:
            view: The public view.
        """
        return ()

    def caution(self, view: V, action: Action) -> str:
        """Return what a player loses by an action that gives up something for good (`Action.gives_up`), as text.

        The panel then asks once more. For any other action the result is "".

        Args:
            view: The view of the choosing seat.
            action: The offered action.
        """
        return ""

    def choice(self, view: V, kind: type[Action], field: str, value: Any) -> str:
        """Return the label of one value of an action's field.

        It is used for an action type with more offered actions than a menu can hold, which is chosen field by field.

        Args:
            view: The view of the choosing seat.
            kind: The action type.
            field: The name of the field.
            value: The value.
        """
        return str(value)

    def pick(self, view: V, kind: type[Action], thing: Any) -> str:
        """Return the label of one of the things that are picked together; see `Action.several`.

        Args:
            view: The view of the choosing seat.
            kind: The action type.
            thing: The thing: an item of the field's values.
        """
        return str(thing)

    def question(self, view: V, kind: type[Action], field: str) -> str:
        """Return the label of the menu in which a field of an action is chosen; see `choice`.

        Args:
            view: The view of the choosing seat.
            kind: The action type.
            field: The name of the field.
        """
        return _words(field).capitalize()

    def blanks(self, view: V, action: Action) -> Sequence[FormField]:
        """Return the form for an action with fields that a player types, with one input field for each of them."""
        known = type(action).__pydantic_fields__  # type: ignore[attr-defined]
        return [
            FormField(
                name,
                known[name].title or _words(name).capitalize(),
                "number" if known[name].annotation is int else "line",
            )
            for name in action.open
        ]

    def refusal(self, view: V, action: Action, reason: str) -> Markdown:
        """Return why an action was refused, in one sentence that also says what the player can do instead.

        Args:
            view: The view of the acting seat.
            action: The refused action.
            reason: The key from `Illegal.reason`.
        """
        if reason == NOT_ACTIVE:
            return say.text("refusal-not-active")
        if reason == NOT_NOW:
            return say.text("refusal-not-now", action=self.verb(type(action)))
        return say.text("refusal", action=self.label(view, action))

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: V, style: Style, events: Sequence[Event] = ()) -> "Image | None":
        """Draw the board as the view shows it.

        Args:
            view: The view of a seat, or the public view.
            style: The viewer's preferences.
            events: What has happened since the viewer looked last, oldest first, as far as the viewer may know it. The
                picture marks what they have changed with a thin halo, and moves with an arrow.

        Returns:
            An image 1200 pixels wide and at most 1500 pixels high, or None if the game has no picture.
        """
        return None

    def parts(self, view: V) -> int:
        """Return how many pictures the public board shows, one below the other.

        There is more than one if a single picture would be too small on a phone.
        """
        return 1

    def part(self, view: V, style: Style, number: int, events: Sequence[Event] = ()) -> "Image | None":
        """Draw one of the pictures counted by `parts`.

        Args:
            view: The public view.
            style: The viewer's preferences.
            number: The index of the picture, from 0.
            events: What has happened since the table looked last; see `picture`.

        Returns:
            An image of the same size limits as that of `picture`, or None if the game has no picture.
        """
        return self.picture(view, style, events)

    def alt(self, view: V, part: int = 0) -> str:
        """Return the alt text of a picture: what a sighted player notices first, in one or two sentences of plain text.

        Args:
            view: The view that the picture shows.
            part: The index of the picture if there are several; see `parts`.
        """
        return self.game.title


def _view_values(view: View) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of a view's fields, except `seat` and those whose value is empty or None."""
    names = [f.name for f in fields(view)] if is_dataclass(view) else [name for name, _ in view]  # type: ignore[attr-defined]
    values = ((name, getattr(view, name)) for name in names if name != "seat")
    return ((name, value) for name, value in values if value not in ((), [], {}, None))


def _values(tagged: Any) -> list[tuple[str, Any]]:
    return [(f.name, getattr(tagged, f.name)) for f in fields(tagged) if f.name != "kind"]


def _words(tag: str) -> str:
    return tag.replace("_", " ")
