"""Random games, position by position, and what laws share: `Tape`, `Position` and `LawBroken`.

A law is an invariant that every game must satisfy. A `Tape` gives a random game its random numbers (choices of the
players and draws of the rules) and records them, so that the game can be replayed, and shrunk if it breaks a law. A
`Position` is a state of such a game; it computes only once what several laws need.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache, cached_property
from operator import attrgetter
from types import NoneType
from typing import Any

from games.core.action import Action
from games.core.chance import Below, Chance, RecordedChance, Seeded
from games.core.game import Game, Step
from games.core.presentation import Presentation
from games.core.sealed import Sealed
from games.core.values import Outcome, Seat, Told, View
from games.core.words import ENGLISH, languages_of
from games.laws.setups import Setup


class LawBroken(AssertionError):
    """A law (an invariant that every game must satisfy) does not hold; the message describes what was found instead."""

    law: str = ""
    """The name of the function that checks the invariant; empty until `games.laws.judge` fills it in."""


def first_difference(a: object, b: object, path: str = "") -> str:
    """Describe the first difference between two JSON-like values, such as "players[1].hand[0]: 3, not 4".

    Args:
        a: The expected value.
        b: The other value, which must not be equal to `a`.
        path: The path of both values within a larger one, put in front of the path of the difference.
    """
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(k for k in b if k not in a)]:
            if key not in a or key not in b:
                return f"{path}.{key} is missing in one of them".lstrip(".")
            if a[key] != b[key]:
                return first_difference(a[key], b[key], f"{path}.{key}")
    if isinstance(a, list | tuple) and isinstance(b, list | tuple) and len(a) == len(b):
        for i, (x, y) in enumerate(zip(a, b, strict=True)):
            if x != y:
                return first_difference(x, y, f"{path}[{i}]")
    return f"{path.lstrip('.') or 'the value'}: {_short(a)}, not {_short(b)}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 160 else text[:157] + "..."


def _always_zero(n: int) -> int:
    return 0


class Tape:
    """A source of random numbers that replays a list, then continues with another source, and records all numbers.

    A number of the list that is too large for a request is replaced by the largest allowed one. Therefore every list of
    numbers describes a valid random game, and a game that breaks an invariant can be shrunk by deleting and lowering
    numbers.

    Attributes:
        given: The numbers to replay.
        more: The source to continue with: `more(n)` returns a number from 0 to n - 1; by default always 0.
        used: All numbers returned so far.
    """

    __slots__ = ("given", "more", "used")

    def __init__(self, given: Sequence[int] = (), more: Below = _always_zero) -> None:
        self.given = given
        self.more = more
        self.used: list[int] = []

    def below(self, n: int) -> int:
        """Return the next random number, from 0 to n - 1, and append it to `used`."""
        i = len(self.used)
        k = min(self.given[i], n - 1) if i < len(self.given) else self.more(n)
        self.used.append(k)
        return k


ATOMS = frozenset({int, float, str, bool, bytes, NoneType})
"""The classes of values that have no parts."""


def mutable_parts(value: Any) -> list[Any]:
    """Return every mutable list, dict, set and dataclass in a value, at any depth, also inside frozen objects.

    An object that is reachable by two paths is returned twice.
    """
    found: list[Any] = []
    rest = [value]
    while rest:
        thing = rest.pop()
        cls: Any = type(thing)
        mutable, inside = _anatomy(cls)
        if mutable:
            found.append(thing)
        if inside is not None and not ATOMS.issuperset(map(type, parts := inside(thing))):
            rest += [part for part in parts if type(part) not in ATOMS]
    return found


def _itself(thing: Any) -> Any:
    return thing


@cache
def _anatomy(cls: Any) -> tuple[bool, Callable[[Any], Iterable[Any]] | None]:
    """Return how `mutable_parts` treats objects of a class; cached.

    Most of its time goes into fields, so they are fetched by one call of `attrgetter`.

    Returns:
        Whether such an object is mutable, and the function that returns its parts; None if it has none.
    """
    if cls in (list, tuple, set, frozenset, bytearray):
        return cls not in (tuple, frozenset), _itself
    if cls is dict:
        return True, dict.values
    if (made := getattr(cls, "__dataclass_params__", None)) is None:
        return False, None
    match [f.name for f in fields(cls)]:
        case []:
            return not made.frozen, None
        case [name]:
            return not made.frozen, lambda thing: (getattr(thing, name),)
        case names:
            return not made.frozen, attrgetter(*names)


def paths_to(value: Any, thing: Any, path: str = "state") -> list[str]:
    """Return every path at which an object occurs in a value, such as "state.players[0].hand".

    Objects are compared by identity. The result is empty if the object does not occur.

    Args:
        value: The value to search, such as a state.
        thing: The object to find.
        path: The name of `value`, with which every path begins.
    """
    found = [path] if value is thing else []
    if isinstance(value, list | tuple):
        return found + [each for i, one in enumerate(value) for each in paths_to(one, thing, f"{path}[{i}]")]
    if isinstance(value, dict):
        return found + [each for key, one in value.items() for each in paths_to(one, thing, f"{path}[{key!r}]")]
    if is_dataclass(value) and not isinstance(value, type):
        names = [f.name for f in fields(value)]
        return found + [each for name in names for each in paths_to(getattr(value, name), thing, f"{path}.{name}")]
    return found


Observer = Seat | None
"""The recipient of a view: a seat, or None for the public, which sees only what everybody sees."""


def observer_name(observer: Observer) -> str:
    """Return how messages call an observer: "everybody" or "seat 2"."""
    return "everybody" if observer is None else f"seat {observer}"


WORLDS_EACH = 2
"""The number of states that are guessed from the view of each observer at a position; see `Position.worlds`."""
NAMES = ("@everyone", "<@81384788765712384>", "**Di_on**", "# Xan `thippe`", "||Gor|| [x](http://a.b)", "<@&1> <#2>")
"""Player names that would ping somebody or format text if a presentation forgot to escape them."""


@dataclass
class Move:
    """The step that led to a position: the position before the step, the seat that acted, its action and the result."""

    before: "Position"
    seat: Seat
    action: Action
    step: Step[Any]


@dataclass
class Position:
    """One state of a random game; what several laws need of it is computed once and cached."""

    setup: Setup
    """The game, seats and options."""
    ply: int
    """The number of steps taken so far."""
    state: Any
    last: Move | None
    """The step that led here; None at the opening."""
    opening: tuple[int, ...]
    """The random draws that dealt the opening state."""
    seen: dict[Action, None] = field(repr=False)
    """The actions that were legal at earlier positions of this game, for any seat; most of them are illegal now."""

    @property
    def game(self) -> Game[Any, Any]:
        """The rules of the game that is played."""
        return self.setup.game

    @property
    def observers(self) -> tuple[Observer, ...]:
        """All observers of the game: None, which stands for the public, then every seat."""
        return (None, *range(self.setup.seats))

    @cached_property
    def blob(self) -> bytes:
        """The state as JSON bytes, which laws compare and read back."""
        return self.game.state_codec.dump_json(self.state)

    @cached_property
    def held(self) -> list[Any]:
        """Every mutable object in the state, at any depth; see `mutable_parts`."""
        return mutable_parts(self.state)

    @cached_property
    def sealed(self) -> list[Sealed[Any]]:
        """Every set of sealed choices in the state, at any depth."""
        return [thing for thing in self.held if isinstance(thing, Sealed)]

    @cached_property
    def active(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, in order; empty once the game is over."""
        return self.game.active_seats(self.state)

    @cached_property
    def free(self) -> tuple[Seat, ...]:
        """The seats that may act although the game does not wait for them, in order."""
        return self.game.free_seats(self.state)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """The seats that may act: first those that the game waits for, then those that may act out of turn."""
        return (*self.active, *self.free)

    @cached_property
    def outcome(self) -> Outcome | None:
        """The result of the game; None while it goes on."""
        return self.game.outcome(self.state)

    @cached_property
    def legal(self) -> dict[Seat, list[Action]]:
        """The legal actions by seat, for each seat that may act."""
        return {seat: self.game.legal_actions(self.state, seat) for seat in self.actors}

    @cached_property
    def legal_sets(self) -> dict[Seat, frozenset[Action]]:
        """The legal actions by seat, as sets for fast membership tests."""
        return {seat: frozenset(actions) for seat, actions in self.legal.items()}

    @cached_property
    def views(self) -> dict[Observer, View]:
        """What each observer sees: a view for the public (None) and for every seat."""
        return {observer: self.game.view(self.state, observer) for observer in self.observers}

    @cached_property
    def worlds(self) -> dict[Observer, list[Any]]:
        """For each observer, `WORLDS_EACH` states that fit its view, in which all that it cannot see is guessed."""
        return {
            observer: [
                self.game.determinize(self.views[observer], self.chance("world", observer, k))
                for k in range(WORLDS_EACH)
            ]
            for observer in self.observers
        }

    @cached_property
    def held_by_worlds(self) -> dict[Observer, list[list[Any]]]:
        """For each observer, every mutable object in each of its `worlds`; see `mutable_parts`."""
        return {observer: [mutable_parts(world) for world in worlds] for observer, worlds in self.worlds.items()}

    def dump(self, view: View) -> Any:
        """Return a view as plain Python data, from which an error message can say where two views differ."""
        return self.game.view_codec.dump_python(view)

    @cached_property
    def presentation(self) -> Presentation[Any]:
        """The object that makes the game's texts and pictures, with a different player name for each seat.

        The names contain mentions and markdown, so that a text in which they are not escaped is found.
        """
        names = [NAMES[seat % len(NAMES)] + "!" * (seat // len(NAMES)) for seat in range(self.setup.seats)]
        return self.game.presentation(names)

    @cached_property
    def language(self) -> str:
        """The language in which the laws read this position, drawn from those in which the game has words.

        Over a few games the laws read all languages, in hardly more time than one.
        """
        words = self.game.words
        languages = sorted(languages_of(words.package)) if words else [ENGLISH]
        return languages[self.luck("language").below(len(languages))]

    def luck(self, *purpose: object) -> Seeded:
        """Return a random number generator with which a law takes samples at this position.

        The generator is seeded by the state and the purpose alone, so it does not depend on how the game came to this
        state.

        Args:
            *purpose: Any values; different values give independent generators for the same state.
        """
        return Seeded((self.blob, purpose))

    def chance(self, *purpose: object) -> Chance:
        """Return a source of random draws for trying an action, seeded like `luck` by the state and the purpose."""
        return Chance(self.luck(*purpose).below)

    def sample(self, things: list[Any], most: int, *purpose: object) -> list[Any]:
        """Return a random sample of a list, without repetitions and in the list's order.

        Args:
            things: The list.
            most: The size of the sample; a list that is no longer than this is returned itself.
            *purpose: Values that seed the sample together with the state; see `luck`.
        """
        if len(things) <= most:
            return things
        luck, chosen = self.luck("sample", *purpose), set[int]()
        while len(chosen) < most:
            chosen.add(luck.below(len(things)))
        return [things[i] for i in sorted(chosen)]

    def filled(self, seat: Seat, action: Action) -> Action:
        """Return a legal action with the fields that a player would type in filled by the game itself (`Game.fill`).

        An action without such fields is returned as it is.
        """
        if not action.open:
            return action
        return self.game.fill(self.views[seat], action, self.chance("fill", seat))


def events_heard(events: tuple[Told, ...], observer: Observer) -> list[Any]:
    """Return those of a step's events that an observer (a seat, or None for the public) received.

    These are the public events and those sent to that seat alone.
    """
    return [told.event for told in events if told.to is None or told.to == observer]


def start_game(setup: Setup, tape: Tape) -> tuple[Any, tuple[int, ...]]:
    """Start a game with random draws from a tape; return the opening state and the draws that dealt it."""
    chance = RecordedChance(tape.below)
    state = setup.game.start(setup.seats, setup.options, chance)
    return state, tuple(chance.draws)


FREE_SEAT_ODDS = 8
"""If there are free seats, on average one of this many steps is taken by one of them."""


def choose_at_random(game: Game[Any, Any], state: Any, active: tuple[Seat, ...], tape: Tape) -> tuple[Seat, Action]:
    """Choose a random seat and a random legal action of it, whose typed fields `Game.fill` fills in.

    Args:
        game: The game.
        state: The current state.
        active: The seats that the game waits for; now and then a seat that may act out of turn is chosen instead.
        tape: The source of random numbers.

    Returns:
        The seat and the action.
    """
    if (free := game.free_seats(state)) and tape.below(FREE_SEAT_ODDS) == FREE_SEAT_ODDS - 1:
        active = free
    seat = active[tape.below(len(active)) if len(active) > 1 else 0]
    legal = game.legal_actions(state, seat)
    action = legal[tape.below(len(legal)) if len(legal) > 1 else 0]
    return seat, game.fill(game.view(state, seat), action, Chance(tape.below)) if action.open else action


def walk(setup: Setup, tape: Tape) -> Iterator[Position]:
    """Play a random game and yield each of its positions, the opening first.

    The iteration ends when the game is over. A faulty game may be endless, so the caller must be ready to stop.

    Args:
        setup: The game, seats and options.
        tape: The source of the players' choices and of the draws.
    """
    game = setup.game
    state, opening = start_game(setup, tape)
    position = Position(setup, 0, state, None, opening, {})
    yield position
    while position.active:
        for actions in position.legal.values():
            position.seen.update(dict.fromkeys(actions))
        seat, action = choose_at_random(game, position.state, position.active, tape)
        step = game.apply(position.state, seat, action, Chance(tape.below))
        position.last = None  # otherwise the chain of positions would keep the whole game in memory
        move = Move(position, seat, action, step)
        position = Position(setup, position.ply + 1, step.state, move, opening, position.seen)
        yield position
