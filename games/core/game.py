"""The contract of a game: what a game writes, and what every game gets for it.

A match is what was chosen and what chance said. Rules are actions, one class a rule; nothing leaves but views.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from importlib.resources import files
from typing import Any, ClassVar, Generic, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter
from pydantic.dataclasses import dataclass as checked

from games.core.action import Action, Seat, blank
from games.core.chance import Chance, RecordedChance
from games.core.clone import clone
from games.core.event import Event, Told
from games.core.illegal import NOT_ACTIVE, NOT_NOW, NOT_OFFERED, Illegal
from games.core.lesson import Lesson, play_lesson
from games.core.presentation import Presentation
from games.core.tag import union_codec


class View(BaseModel):
    """What one seat may see (`seat` None: what everybody may). Another type than the state, built from nothing,
    field by field: what is not put in cannot leak."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    seat: Seat | None


class Options(BaseModel):
    """What a host may set before a game begins; the lobby builds its menus from the fields.

    Use Literal, bool and bounded int, each with a default, a `title` and a `description`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


@checked(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (none: everybody lost), each seat's score, and why, as a key for words."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What one action made of a state, what chance said meanwhile, and what was told to whom."""

    state: S
    draws: tuple[int, ...]
    events: tuple[Told, ...]


class Game(ABC, Generic[S, V]):
    """A game: immutable, without state of its own. One instance serves all matches."""

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    length: ClassVar[str]
    """How long it usually takes, for those who choose a game: «20 minutes»."""
    edition: ClassVar[int]
    """Raised when recorded matches would no longer fold to the same states."""
    Options: ClassVar[type[Options]]
    State: ClassVar[type]
    View: ClassVar[type[View]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]

    # -- what a game writes ------------------------------------------------------------------------------------

    @abstractmethod
    def start(self, seats: int, options: Any, chance: Chance) -> S:
        """The opening state for so many seats. `options` is of the game's own `Options`."""

    @abstractmethod
    def active_seats(self, state: S) -> tuple[Seat, ...]:
        """Who owes a decision now, in seat order. Several: they decide at once. None: the game is over."""

    @abstractmethod
    def action_types(self, state: S, seat: Seat) -> tuple[type[Action], ...]:
        """The verbs of this moment for an active or free seat, in the order in which they are shown."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat sees; None: what everybody sees."""

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """A state that looks exactly so from that seat, the rest guessed: the inverse of `view`."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Winners, scores and why, once the game is over."""

    def free_seats(self, state: S) -> tuple[Seat, ...]:
        """Who may act although nothing waits for them, in seat order: to change a sealed choice while others still
        choose, to prepare something, to give a standing answer. Never an active seat; nobody is pinged or timed.
        As public as `active_seats`: it may depend on nothing that the public view does not show."""
        return ()

    def teams(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Seats that play together as things stand: teams of two or more, in seat order; a seat that is in none plays
        for itself. As public as `active_seats`. Each gets a private place to talk, and they are rated together."""
        return ()

    def agree(self, options: Any, computers: int) -> Any:
        """The options under which the game really begins, of its own `Options`, when so many seats are held by
        computer players: where an option says «as it suits», this is the place where it is decided."""
        return options

    def hosted(self, opening: S, host: Seat) -> S:
        """The opening of a table whose host sits there, where the rules give the host a part: as `start` made it, with
        that seat in the part. The given one is left as it was."""
        return opening

    def timeout_action(self, state: S, seat: Seat) -> Action:
        """What the clock plays for an active seat that is away. One action should settle the whole decision."""
        return self.legal_actions(state, seat)[0]

    def time_limit(self, state: S, seat: Seat) -> int | None:
        """The seconds that the rules themselves give an active seat for this decision; None: as long as the table's
        clock gives. A game knows no clock: hosting runs it, and plays `timeout_action` when it has run out. As public
        as `active_seats`."""
        return None

    def presentation(self, names: Sequence[str]) -> "Presentation[Any]":
        """Words and picture for a match of these players. Without one of its own a game is playable all the same."""
        return Presentation(self, names)

    # -- what a game may write for computer players ------------------------------------------------------------

    def fill(self, view: V, action: Action, chance: Chance) -> Action:
        """What a computer player types into an open action that was offered: the same action without an obstacle."""
        return action

    def instinct(self, view: V, chance: Chance) -> Action | None:
        """What a computer player does without searching, where winning is not what the rules ask for (a candid vote,
        a question for the table); None: let it search. One of the offered actions, filled in."""
        return None

    def rollout_action(self, state: S, seat: Seat, chance: Chance) -> Action:
        """What a quick player would do, for playouts; one of the offered actions. The better it plays, the better
        search plays, as long as it stays fast and does not always do the same."""
        return chance.pick(self.legal_actions(state, seat))

    def evaluate(self, state: S) -> Sequence[float] | None:
        """How well each seat stands, from 0 (lost) to 1 (won), where a playout is cut off; None: not here, play on.
        A game that never says plays every playout to its end."""
        return None

    # -- what every game has -----------------------------------------------------------------------------------

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """Every action that an active or free seat may take, in a stable order; open ones as their blanks."""
        types = self.action_types(state, seat)
        if len(types) == 1:
            return list(types[0].offers(state, seat))
        return [action for each in types for action in each.offers(state, seat)]

    def may_act(self, state: S, seat: Seat) -> bool:
        """Whether the seat may take an action now, because one is asked of it or because it is free to."""
        return seat in self.active_seats(state) or seat in self.free_seats(state)

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """Raises Illegal when that seat may not take that action now."""
        if not self.may_act(state, seat):
            raise Illegal(NOT_ACTIVE)
        if type(action) not in self.action_types(state, seat):
            raise Illegal(NOT_NOW)
        if blank(action) not in self.legal_actions(state, seat):
            raise Illegal(action.obstacle(state, seat) or NOT_OFFERED)
        if action.open and (obstacle := action.obstacle(state, seat)):
            raise Illegal(obstacle)

    def apply(self, state: S, seat: Seat, action: Action, chance: Chance) -> Step[S]:
        """The state after the action; the given one is left as it was. The door for people; search uses `play`.

        Raises:
            Illegal: the rules forbid it.
        """
        self.check(state, seat, action)
        after = clone(state)
        recorded = RecordedChance(chance.below)
        action.play(after, seat, recorded)
        return Step(after, tuple(recorded.draws), tuple(recorded.events))

    def digest(self, state: S) -> str:
        """A short hash of the whole state, by which folded logs are compared. Not a secret-keeper: never shown."""
        return blake2b(self.state_codec.dump_json(state), digest_size=8).hexdigest()

    @cached_property
    def lesson(self) -> Lesson | None:
        """The lesson whose script, `lesson.toml`, lies beside the game's module; None where none does.

        Raises:
            WrongLesson: the script cannot be played.
        """
        spec = sys.modules[type(self).__module__].__spec__
        if spec is None or not spec.parent:
            return None
        script = files(spec.parent) / "lesson.toml"
        return play_lesson(self, script.read_text("utf-8")) if script.is_file() else None

    @cached_property
    def state_codec(self) -> TypeAdapter[S]:
        """Reads and writes states as JSON, for storage alone."""
        return TypeAdapter(self.State)

    @cached_property
    def action_codec(self) -> TypeAdapter[Action]:
        """Reads and writes actions as JSON; everything that comes in from outside passes here."""
        return union_codec(self.actions)

    @cached_property
    def event_codec(self) -> TypeAdapter[Event]:
        """Reads and writes events as JSON."""
        return union_codec(self.events)
