"""The contract of a game: the methods that a game implements, and those that it inherits.

A match is fully described by the actions taken and the random draws. Rules are action classes; only views leave a game.
An `Offer` numbers the legal actions of one seat at one point of the match, so that a press can refer to an action by
its number. `option_words` returns the titles and descriptions of a game's options.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar, get_args

from pydantic import TypeAdapter

from games.core.action import NOT_ACTIVE, NOT_NOW, NOT_OFFERED, Action, Illegal, blank
from games.core.chance import Chance, RecordedChance
from games.core.presentation import Presentation
from games.core.states import clone
from games.core.values import Decision, Event, Options, Outcome, Seat, Told, View, union_codec
from games.core.words import EMPTY, Markdown, Words

S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of an action: the new state, the random draws it used, and the events with their recipients."""

    state: S
    draws: tuple[int, ...]
    events: tuple[Told, ...]


class Game(ABC, Generic[S, V]):
    """Base class of all games: the rules of one board game, as methods that take the state of a match.

    An instance is immutable and holds no match, so one instance serves all matches.
    """

    name: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[range]
    words: ClassVar[Words | None] = None
    """The game's message catalogue, from which the texts of its lesson, options and length are then taken; None if it
    has none."""
    edition: ClassVar[int]
    """Increased whenever recorded matches would no longer replay to the same states."""
    Options: ClassVar[type[Options]]
    State: ClassVar[type]
    View: ClassVar[type[View]]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]

    @property
    def length(self) -> str:
        """The usual length of a match, as players read it when they choose a game: "20 minutes".

        It is the message `game-length` of `words`. A game without a catalogue overrides this with a class attribute.
        """
        assert self.words, f"{self.name} has neither a length nor words"
        return self.words.label("game-length")

    # -- to be implemented by a game ---------------------------------------------------------------------------

    @property
    def alone(self) -> Markdown:
        """What a match with one seat is, as the lobby tells a host who is alone: "a campaign".

        It is the message `game-alone` of `words`; empty if there is none.
        """
        return self.words.text("game-alone") if self.words and "game-alone" in self.words else EMPTY

    @property
    def rival(self) -> str:
        """The opponent that the game itself plays in a match with one seat, as plain text; empty if there is none.

        It is the attribute `rival` of the message `game-alone`.
        """
        return self.words.label("game-alone.rival") if self.words and "game-alone.rival" in self.words else ""

    @abstractmethod
    def start(self, seats: int, options: Any, chance: Chance) -> S:
        """Return the opening state of a match.

        Args:
            seats: The number of seats; one of `Game.seats`.
            options: An instance of the game's own `Options`.
            chance: Makes the random draws, and receives the events.
        """

    @abstractmethod
    def active_seats(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that have to decide now, in seat order; empty once the game is over.

        If there are several, they decide at the same time.
        """

    @abstractmethod
    def decision(self, state: S) -> Decision:
        """Return a key that names the decision the game waits for, such as `("bid", 7)`; `()` once the game is over.

        The bot runs its clocks by this key. Equal keys mean the same decision, even if meanwhile a seat has chosen, has
        taken its sealed choice back or has objected. A different key means a new decision; everybody may see that one
        has begun, so the key must follow from the public view. The key changes whenever a seat that has not acted is
        asked something else, and whenever sealed choices are opened. It does not change while seats still make sealed
        choices. A seat that decides alone may take several actions under one key. If it waits for another seat's answer
        in between, the key is a different one during that time.
        """

    @abstractmethod
    def action_types(self, state: S, seat: Seat) -> tuple[type[Action], ...]:
        """Return the types of action that a seat may take now, in the order in which players see them.

        The seat is active or free (see `active_seats` and `free_seats`). A type in the result may still have no legal
        action.
        """

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """Return what one seat may see of a state, or what everybody may see if `seat` is None."""

    @abstractmethod
    def determinize(self, view: V, chance: Chance) -> S:
        """Return a state that has exactly this view, with everything hidden guessed at random; the inverse of `view`.

        A computer player searches in such states, since it does not know the real one.

        Args:
            view: The view of a seat, or the public view.
            chance: The source of the guesses.
        """

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return the winners and scores once the game is over, None before."""

    def asked_seats(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that take part in the current decision, in seat order.

        These are the active seats and all seats that have made a sealed choice in this decision. The bot treats them
        alike, since any difference would reveal who has chosen. The result must follow from the public view. The
        default returns the active seats; a game in which several seats choose in secret has to override it.
        """
        return self.active_seats(state)

    def free_seats(self, state: S) -> tuple[Seat, ...]:
        """Return the seats that may act although the game does not wait for them, in seat order.

        A free seat may, for example, change its sealed choice while others still choose, prepare an action, or answer a
        question in advance. Free seats are never active, and the bot neither pings nor times them. The result must
        follow from the public view, apart from which seats have made a sealed choice.
        """
        return ()

    def shows_choosers(self, options: Any) -> bool:
        """Return True if everybody may see which seats have made a sealed choice while others have yet to.

        By default everybody sees only how many choices are still to come, and a seat whether it has chosen itself.

        Args:
            options: The options of the match; an instance of the game's own `Options`.
        """
        return False

    def teams(self, state: S) -> tuple[tuple[Seat, ...], ...]:
        """Return the current teams of two or more seats, each in seat order.

        A seat that is in no team plays for itself. Each team gets a private thread and is rated as a unit. The result
        must follow from the public view.
        """
        return ()

    def agree(self, options: Any, computers: int) -> Any:
        """Return the options with which the match starts, with values such as "as it suits" replaced by definite ones.

        Args:
            options: The options chosen by the player who opened the match; an instance of the game's own `Options`.
            computers: The number of seats held by computer players.
        """
        return options

    def hosted(self, opening: S, host: Seat) -> S:
        """Return the opening state adapted to who opened the match, for games whose rules give that player a role.

        The default returns it unchanged.

        Args:
            opening: The state that `start` returned; it is not changed.
            host: The seat of the player who opened the match.
        """
        return opening

    def timeout_action(self, state: S, seat: Seat) -> Action:
        """Return the action that is taken for an active seat when its time runs out; by default the first legal one.

        The action should complete the seat's whole decision, so that the seat is not asked again at once.
        """
        return self.legal_actions(state, seat)[0]

    def time_limit(self, state: S, seat: Seat) -> int | None:
        """Return the time limit in seconds that the rules set for an active seat's decision, or None if they set none.

        The bot measures the time and plays `timeout_action` when it has run out. None means that only the time settings
        of the match apply. The result must follow from the public view.
        """
        return None

    def live_limit(self, state: S, seat: Seat) -> int | None:
        """Return a limit in seconds like `time_limit` that only counts if the match has a live clock; None for none.

        It is for rules like "decide within a minute", which suit people who sit together.
        """
        return None

    def presentation(self, names: Sequence[str]) -> "Presentation[Any]":
        """Return the object that makes the texts and pictures of a match. The default one makes any game playable.

        Args:
            names: The players' names, by seat.
        """
        return Presentation(self, names)

    # -- optional, for computer players ------------------------------------------------------------------------

    def fill(self, view: V, action: Action, chance: Chance) -> Action:
        """Return a legal action for one whose fields a player would type in, by filling in these fields.

        A computer player calls this, also with actions that have nothing to type; they are returned as they are.

        Args:
            view: The view of the computer player's seat.
            action: The offered action.
            chance: The source of random draws.
        """
        return action

    def instinct(self, view: V, chance: Chance, taste: int) -> Action | None:
        """Return the action that a computer player takes without a search, or None to search.

        Use it where a decision is not about winning, such as a candid vote.

        Args:
            view: The view of the computer player's seat.
            chance: The source of random draws.
            taste: A number that is drawn with the seat and stays the same through the match. No other player knows it
                and no state holds it, so it can give computer players opinions that cannot be read off.

        Returns:
            One of the offered actions, with any fields that a player would type filled in.
        """
        return None

    def rollout_action(self, state: S, seat: Seat, chance: Chance) -> Action:
        """Return one of the offered actions by a fast policy, for playouts: the quickly played games of a search.

        A better policy makes the search play better, as long as it stays fast and does not always choose the same.

        Args:
            state: The current state.
            seat: An active seat.
            chance: The source of random draws.
        """
        return chance.pick(self.single_steps(state, seat))

    def evaluate(self, state: S) -> Sequence[float] | None:
        """Return each seat's prospects in a state, from 0 (lost) to 1 (won), or None if they cannot be judged here.

        In a search, prospects end the playout (a quickly played game); after None it goes on. The default always
        returns None, so every playout runs to the end of the game.
        """
        return None

    # -- the same for every game -------------------------------------------------------------------------------

    def legal_actions(self, state: S, seat: Seat) -> list[Action]:
        """Return every legal action of an active or free seat, in a fixed order.

        In an action whose fields a player types in, these fields have their defaults.
        """
        found: list[Action] = []
        for each in self.action_types(state, seat):
            found += each.offers(state, seat)
        return found

    def single_steps(self, state: S, seat: Seat) -> list[Action]:
        """Return the legal actions without shortcuts, which is what computer players choose from.

        It is faster than `legal_actions` where a game works out proposals, such as a whole army, for its shortcuts.
        """
        found: list[Action] = []
        for each in self.action_types(state, seat):
            if not each.shortcut:
                found += each.offers(state, seat)
        return found

    def may_act(self, state: S, seat: Seat) -> bool:
        """Return True if a seat may act now, because the game waits for it (active) or lets it act unasked (free)."""
        return seat in self.active_seats(state) or seat in self.free_seats(state)

    def check(self, state: S, seat: Seat, action: Action) -> None:
        """Check that the rules allow a seat to take an action now.

        Args:
            state: The current state.
            seat: The acting seat.
            action: The action, with any fields that a player types filled in.

        Raises:
            Illegal: The rules forbid the action; `reason` says why.
        """
        if not self.may_act(state, seat):
            raise Illegal(NOT_ACTIVE)
        if type(action) not in self.action_types(state, seat):
            raise Illegal(NOT_NOW)
        if blank(action) not in type(action).offers(state, seat):
            raise Illegal(action.obstacle(state, seat) or NOT_OFFERED)
        if action.open and (obstacle := action.obstacle(state, seat)):
            raise Illegal(obstacle)

    def apply(self, state: S, seat: Seat, action: Action, chance: Chance) -> Step[S]:
        """Carry out an action on a copy of the state; return the new state with the draws and events it caused.

        A search calls `Action.play` instead, which neither checks the action nor copies the state.

        Args:
            state: The current state; it is not changed.
            seat: The acting seat.
            action: The action, with any fields that a player types filled in.
            chance: The source of random draws.

        Raises:
            Illegal: The rules forbid the action; `reason` says why.
        """
        self.check(state, seat, action)
        after = clone(state)
        recorded = RecordedChance(chance.below)
        action.play(after, seat, recorded)
        return Step(after, tuple(recorded.draws), tuple(recorded.events))

    def digest(self, state: S) -> str:
        """Return a short hash of the whole state, used to compare replays.

        Never show it to players: it covers hidden information, which could be found by trying out states.
        """
        return blake2b(self.state_codec.dump_json(state), digest_size=8).hexdigest()

    def write_view(self, view: V) -> str:
        """Return a view as JSON: its declared fields and nothing else.

        Raises:
            PydanticSerializationError: The value of a field does not have the declared type.
        """
        return self.view_codec.dump_json(view, warnings="error").decode()

    @cached_property
    def state_codec(self) -> TypeAdapter[S]:
        """The reader and writer of full states as JSON; only for storage, since it includes what is hidden."""
        return TypeAdapter(self.State)

    @cached_property
    def view_codec(self) -> TypeAdapter[V]:
        """The reader and writer of views as JSON. To write a view that players can read, use `write_view`."""
        shape: type[Any] = self.View
        return TypeAdapter(shape)

    @cached_property
    def action_codec(self) -> TypeAdapter[Action]:
        """The reader and writer of actions as JSON; it validates all actions that come from outside."""
        return union_codec(self.actions)

    @cached_property
    def event_codec(self) -> TypeAdapter[Event]:
        """The reader and writer of events as JSON."""
        return union_codec(self.events)


@dataclass(frozen=True)
class Offer:
    """The legal actions of one seat at one point of a match; a button refers to an action by its index in `actions`."""

    seat: Seat
    turn: int
    """The number of actions that the seat has taken in this match, by which a repeated press of a button is noticed."""
    actions: tuple[Action, ...]

    @cached_property
    def fingerprint(self) -> str:
        """A hash of the actions, as twelve hexadecimal digits, which changes whenever the list of actions does.

        A button carries it beside an action's number, so that the number never stands for another action than the one
        shown. It may be shown to the seat, whose legal actions follow from its own view.
        """
        return blake2b(repr(self.actions).encode(), digest_size=6).hexdigest()

    def matches(self, turn: int, fingerprint: str) -> bool:
        """Return True if a button made for an earlier offer still fits this one: same turn, same actions.

        Args:
            turn: The turn of the offer that was shown.
            fingerprint: The fingerprint of the offer that was shown.
        """
        return (self.turn, self.fingerprint) == (turn, fingerprint)


def offer_of(game: Game[Any, Any], state: Any, seat: Seat, turn: int) -> Offer:
    """Return the numbered legal actions of a seat; there are none if the seat may not act.

    Args:
        game: The game.
        state: The current state.
        seat: The seat.
        turn: The number of actions that the seat has taken in this match.
    """
    return Offer(seat, turn, tuple(game.legal_actions(state, seat)) if game.may_act(state, seat) else ())


@dataclass(frozen=True, slots=True)
class OptionWords:
    """The words of one option in the current language (`games.core.words.in_language`), as plain text."""

    title: str
    description: str
    values: Mapping[str, str]
    """Labels of the option's values, by the value as text; values without a label are missing."""


def option_key(name: str) -> str:
    """Return the name of the message with an option's words: `option-thinking-time` for `thinking_time`."""
    return f"option-{name.replace('_', '-')}"


def option_words(game: Game[Any, Any], name: str) -> OptionWords:
    """Return the title and description of an option and the labels of its values.

    A game with a message catalogue has a message for each option: the title, with the rest as attributes:

        option-thinking-time = Thinking time
            .description = How long a player may think.
            .value-0 = No limit
            .value-10 = 10 seconds

    In a game without a catalogue the words are the `title`, `description` and `json_schema_extra={"labels": ...}` of
    the field.

    Args:
        game: The game.
        name: The name of the option's field.
    """
    field = game.Options.model_fields[name]
    if (say := game.words) is None:
        extra = field.json_schema_extra
        labels = extra.get("labels", {}) if isinstance(extra, dict) else {}
        values = {str(key): str(label) for key, label in labels.items()} if isinstance(labels, dict) else {}
        return OptionWords(field.title or name.replace("_", " ").capitalize(), field.description or "", values)
    key = option_key(name)
    keys = {str(value): f"{key}.value-{value}" for value in get_args(field.annotation)}
    values = {value: say.label(each) for value, each in keys.items() if each in say}
    return OptionWords(say.label(key), say.label(f"{key}.description"), values)
