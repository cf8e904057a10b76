"""A lesson: a scripted table at which one person learns a game in a few minutes.

A game keeps it as data, `lesson.toml` beside its `game.py`. Each page shows the table as the learner's seat sees it,
says a few sentences, and may ask for a choice of which one way leads on. Others act by the script; luck comes from the
script's seed. So a place in a lesson is but the number of a page, and nothing of it is stored.
"""

import tomllib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from games.core.action import Action, Seat, blank
from games.core.chance import Chance
from games.core.event import Event
from games.core.illegal import Illegal
from games.core.seeded import Seeded

if TYPE_CHECKING:
    from games.core.game import Game, View

Raw = dict[str, Any]
"""An action as data: its `kind` and its fields."""


class WrongLesson(ValueError):
    """The script cannot be played: where, and why."""


class Way(BaseModel):
    """One thing that the learner may press. The way that leads on has no `why`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    action: Raw
    why: str = ""
    """Why it is not what the lesson asks for, in a sentence or two."""


class Page(BaseModel):
    """What is said at one moment; before it `quick` actions are taken by quick players, then the `moves`."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    say: str
    quick: int = Field(0, ge=0, le=2000)
    moves: tuple[tuple[Seat, Raw], ...] = ()
    ways: tuple[Way, ...] = ()


class Script(BaseModel):
    """A whole lesson as its file has it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    seat: Seat = 0
    """The learner's."""
    names: tuple[str, ...]
    """By seat, how the players are called; as many seats as names."""
    luck: int = 1
    options: Raw = Field(default_factory=dict)
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A page ready to be shown."""

    number: int
    pages: int
    """How many there are; `number` is below it."""
    say: str
    view: "View"
    events: tuple[Event, ...]
    """What the learner heard since the page before."""
    ways: tuple[tuple[Action, str], ...]
    """What may be pressed, each with why it does not lead on; none: one only reads."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """The lesson of a game, played once and then looked at. `names` are those of its players, by seat."""

    seat: Seat
    names: tuple[str, ...]
    moments: tuple[Moment, ...]

    def moment(self, number: int) -> Moment:
        """That page; the first where a number leads nowhere, as in a button of an older release."""
        return self.moments[number if number < len(self.moments) else 0]


def play_lesson(game: "Game[Any, Any]", text: str) -> Lesson:
    """Read a script and play it.

    Raises:
        WrongLesson: it is no script, or something in it is not possible where it stands.
    """
    try:
        script = Script.model_validate(tomllib.loads(text))
        return _Table(game, script).lesson()
    except (ValidationError, tomllib.TOMLDecodeError) as error:
        raise WrongLesson(f"{game.name}: {error}") from error


class _Table:
    """The table of a lesson while its script is played."""

    def __init__(self, game: "Game[Any, Any]", script: Script) -> None:
        self.game, self.script = game, script
        self.chance = Chance(Seeded((game.name, "lesson", script.luck)).below)
        options = game.Options.model_validate(script.options)
        self.state = game.start(len(script.names), options, self.chance)
        self.heard: list[Event] = []

    def lesson(self) -> Lesson:
        script = self.script
        return Lesson(script.seat, script.names, tuple([self._moment(n, page) for n, page in enumerate(script.pages)]))

    def _moment(self, number: int, page: Page) -> Moment:
        game, me = self.game, self.script.seat
        try:
            for _ in range(page.quick):
                seat = game.active_seats(self.state)[0]
                self._do(seat, game.rollout_action(self.state, seat, self.chance), filled=False)
            for seat, raw in page.moves:
                self._do(seat, self._action(raw))
            ways = tuple([(self._action(way.action), way.why) for way in page.ways])
            view, events = game.view(self.state, me), tuple(self.heard)
            for action, _ in ways:
                game.check(self.state, me, action)
            self.heard.clear()
            if ways:
                (right,) = (action for action, why in ways if not why)
                self._do(me, right)
        except (Illegal, ValueError, IndexError) as error:
            raise WrongLesson(f"{game.name}, page {number + 1}: {error!r}") from error
        return Moment(number, len(self.script.pages), page.say.strip(), view, events, ways)

    def _action(self, raw: Raw) -> Action:
        return self.game.action_codec.validate_python(raw)

    def _do(self, seat: Seat, action: Action, *, filled: bool = True) -> None:
        if not filled and action.open:
            action = self.game.fill(self.game.view(self.state, seat), blank(action), self.chance)
        step = self.game.apply(self.state, seat, action, self.chance)
        self.state = step.state
        self.heard += [told.event for told in step.events if told.to in (None, self.script.seat)]
