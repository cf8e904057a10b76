"""Lessons: scripted matches in which one person learns a game in a few minutes.

The script is the file `lesson.toml` beside the game's `game.py`. Each page shows the view of the learner's seat and a
few sentences, and may offer several actions, one of which is right and leads to the next page. The other players follow
the script, and random draws come from the script's seed. So every learner sees the same pages: where a learner stands
is just a page number, and nothing needs to be stored.

In a game with a message catalogue (`Game.words`), the script's `names`, `say` and `why` are names of messages.
"""

import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.core.action import Action, Illegal, blank
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.values import Event, Seat, View
from games.core.words import EMPTY, Markdown, UnknownMessage, current_language

Raw = dict[str, Any]
"""An action as plain data: its `kind` and its fields."""


class LessonError(ValueError):
    """A lesson's script (`lesson.toml`) is invalid. The message says where and why."""


class Choice(BaseModel):
    """An action that a page of a lesson offers to the learner."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    action: Raw
    why: str = ""
    """Why this action is not the right one: a sentence or two, or the name of a message; "" for the right action."""


class Page(BaseModel):
    """A page of a lesson's script: its text, the actions played before it is shown, and the learner's choices."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    say: str
    """The page's text, or the name of the message with it."""
    quick: int = Field(0, ge=0, le=2000)
    """How many actions active seats take by the fast policy (`Game.rollout_action`) before this page is shown."""
    moves: tuple[tuple[Seat, Raw], ...] = ()
    """Scripted actions, each with its seat, that are taken after those and before this page is shown."""
    ways: tuple[Choice, ...] = ()
    """The actions offered to the learner; none on a page that is only read."""


class Script(BaseModel):
    """The content of a `lesson.toml`: players, options and random seed of a scripted match, and the lesson's pages."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: Seat = 0
    """The learner's seat."""
    names: tuple[str, ...]
    """The players' names by seat, or the messages with them if the game has a catalogue; one for each seat."""
    luck: int = 1
    """The seed of the random draws."""
    options: Raw = Field(default_factory=dict)
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A page of a lesson as the learner sees it: text, view of the match, events, and the actions to choose from."""

    number: int
    pages: int
    """The total number of pages; `number` counts from 0."""
    say: Markdown
    view: View
    events: tuple[Event, ...]
    """The events of which the learner's seat was told since the previous page."""
    ways: tuple[tuple[Action, Markdown], ...]
    """The offered actions, each with the reason why it is wrong ("" for the right one); empty on a page without a
    choice."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game: its script played once, ready to be shown page by page."""

    seat: Seat
    """The learner's seat."""
    names: tuple[str, ...]
    """The players' names, by seat."""
    moments: tuple[Moment, ...]

    def moment(self, number: int) -> Moment:
        """Return the page with this number, counted from 0, or the first one if there is no such page.

        The number may come from a button of an older release, in which the lesson was longer.
        """
        return self.moments[number if number < len(self.moments) else 0]


def lesson_of(game: Game[Any, Any]) -> Lesson | None:
    """Return a game's lesson in the current language, or None if there is no `lesson.toml` beside the game's module.

    Raises:
        LessonError: The script is invalid.
    """
    return _lesson_in(game, current_language())


@cache
def _lesson_in(game: Game[Any, Any], _language: str) -> Lesson | None:
    spec = sys.modules[type(game).__module__].__spec__
    if spec is None or not spec.parent:
        return None
    script = files(spec.parent) / "lesson.toml"
    return play_lesson(game, script.read_text("utf-8")) if script.is_file() else None


def play_lesson(game: Game[Any, Any], text: str) -> Lesson:
    """Parse the script of a lesson, play its match up to the last page, and return the lesson.

    Args:
        game: The game that the lesson teaches.
        text: The script, as TOML.

    Raises:
        LessonError: The script cannot be parsed, an action in it is illegal, a message does not exist, or a page with
            choices has none or several right ones.
    """
    try:
        script = Script.model_validate(tomllib.loads(text))
        return _Table(game, script).lesson()
    except (ValidationError, tomllib.TOMLDecodeError, UnknownMessage) as error:
        raise LessonError(f"{game.name}: {error}") from error


class _Table:
    """The match that is played to build a lesson: its state, and the events the learner saw since the last page."""

    def __init__(self, game: Game[Any, Any], script: Script) -> None:
        self.game, self.script = game, script
        self.chance = Chance(Seeded((game.name, "lesson", script.luck)).below)
        options = game.Options.model_validate(script.options)
        self.state = game.start(len(script.names), options, self.chance)
        self.heard: list[Event] = []

    def lesson(self) -> Lesson:
        script, words = self.script, self.game.words
        names = script.names if words is None else tuple([words.label(name) for name in script.names])
        return Lesson(script.seat, names, tuple([self._moment(n, page) for n, page in enumerate(script.pages)]))

    def _moment(self, number: int, page: Page) -> Moment:
        game, me = self.game, self.script.seat
        try:
            for _ in range(page.quick):
                seat = game.active_seats(self.state)[0]
                self._do(seat, game.rollout_action(self.state, seat, self.chance), filled=False)
            for seat, raw in page.moves:
                self._do(seat, self._action(raw))
            ways = tuple([(self._action(way.action), self._text(way.why) if way.why else EMPTY) for way in page.ways])
            view, events = game.view(self.state, me), tuple(self.heard)
            for action, _ in ways:
                game.check(self.state, me, action)
            self.heard.clear()
            if ways:
                (right,) = (action for action, why in ways if not why)
                self._do(me, right)
            text = self._text(page.say)
        except (Illegal, ValueError, IndexError, UnknownMessage) as error:
            raise LessonError(f"{game.name}, page {number + 1}: {error!r}") from error
        return Moment(number, len(self.script.pages), text, view, events, ways)

    def _text(self, text: str) -> Markdown:
        return Markdown(text.strip()) if self.game.words is None else self.game.words.text(text)

    def _action(self, raw: Raw) -> Action:
        return self.game.action_codec.validate_python(raw)

    def _do(self, seat: Seat, action: Action, *, filled: bool = True) -> None:
        if not filled and action.open:
            action = self.game.fill(self.game.view(self.state, seat), blank(action), self.chance)
        step = self.game.apply(self.state, seat, action, self.chance)
        self.state = step.state
        self.heard += [told.event for told in step.events if told.to in (None, self.script.seat)]
