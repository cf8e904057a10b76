"""Walks: random games, position by position, with everything that laws ask about a position worked out once."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from games.core.action import Action, Seat
from games.core.chance import Chance, RecordedChance
from games.core.event import Told
from games.core.game import Game, Outcome, Step, View
from games.core.presentation import Presentation
from games.core.seeded import Seeded
from games.laws.held import held
from games.laws.setups import Setup
from games.laws.tape import Tape

Observer = Seat | None
WORLDS = 2
"""So many determinized worlds are looked at for each observer of a position."""
NAMES = ("@everyone", "<@81384788765712384>", "**Di_on**", "# Xan `thippe`", "||Gor|| [x](http://a.b)", "<@&1> <#2>")
"""Names of players that would ping or format if a presentation forgot to defuse them."""


@dataclass
class Move:
    """How a position was come to."""

    before: "Position"
    seat: Seat
    action: Action
    step: Step[Any]


@dataclass
class Position:
    """One state of a random game, as the laws look at it. What is asked for twice is worked out once."""

    setup: Setup
    ply: int
    state: Any
    last: Move | None
    opening: tuple[int, ...]
    """What chance said for the opening."""
    seen: dict[Action, None] = field(repr=False)
    """Every action that was offered so far, in this walk: real ones, which are mostly illegal now."""

    @property
    def game(self) -> Game[Any, Any]:
        return self.setup.game

    @property
    def observers(self) -> tuple[Observer, ...]:
        return (None, *range(self.setup.seats))

    @cached_property
    def blob(self) -> bytes:
        return self.game.state_codec.dump_json(self.state)

    @cached_property
    def held(self) -> list[Any]:
        """What in the state can be changed in place."""
        return held(self.state)

    @cached_property
    def active(self) -> tuple[Seat, ...]:
        return self.game.active_seats(self.state)

    @cached_property
    def free(self) -> tuple[Seat, ...]:
        return self.game.free_seats(self.state)

    @property
    def actors(self) -> tuple[Seat, ...]:
        """Who may act, asked or not: the active seats, then the free ones."""
        return (*self.active, *self.free)

    @cached_property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @cached_property
    def legal(self) -> dict[Seat, list[Action]]:
        return {seat: self.game.legal_actions(self.state, seat) for seat in self.actors}

    @cached_property
    def legal_sets(self) -> dict[Seat, frozenset[Action]]:
        return {seat: frozenset(actions) for seat, actions in self.legal.items()}

    @cached_property
    def views(self) -> dict[Observer, View]:
        return {observer: self.game.view(self.state, observer) for observer in self.observers}

    @cached_property
    def worlds(self) -> dict[Observer, list[Any]]:
        """States that look the same to an observer, the rest guessed."""
        return {
            observer: [
                self.game.determinize(self.views[observer], self.chance("world", observer, k)) for k in range(WORLDS)
            ]
            for observer in self.observers
        }

    @cached_property
    def presentation(self) -> Presentation[Any]:
        names = [NAMES[seat % len(NAMES)] + "!" * (seat // len(NAMES)) for seat in range(self.setup.seats)]
        return self.game.presentation(names)

    def luck(self, *purpose: object) -> Seeded:
        """Luck for a law's own samples, made of the state itself: the same however the state was come to."""
        return Seeded((self.blob, purpose))

    def chance(self, *purpose: object) -> Chance:
        return Chance(self.luck(*purpose).below)

    def sample(self, things: list[Any], most: int, *purpose: object) -> list[Any]:
        """At most so many of the things, in their order."""
        if len(things) <= most:
            return things
        luck, chosen = self.luck("sample", *purpose), set[int]()
        while len(chosen) < most:
            chosen.add(luck.below(len(things)))
        return [things[i] for i in sorted(chosen)]

    def filled(self, seat: Seat, action: Action) -> Action:
        """An offered action as a computer player would send it: open ones with something typed."""
        if not action.open:
            return action
        return self.game.fill(self.views[seat], action, self.chance("fill", seat))


def heard(events: tuple[Told, ...], observer: Observer) -> list[Any]:
    """What of it an observer was told."""
    return [told.event for told in events if told.to is None or told.to == observer]


def start(setup: Setup, tape: Tape) -> tuple[Any, tuple[int, ...]]:
    """The opening state, and what chance said for it."""
    chance = RecordedChance(tape.below)
    state = setup.game.start(setup.seats, setup.options, chance)
    return state, tuple(chance.draws)


FREE = 8
"""One step in so many is a free seat's, where there is one."""


def choose(game: Game[Any, Any], state: Any, active: tuple[Seat, ...], tape: Tape) -> tuple[Seat, Action]:
    """A random seat of those that are asked, now and then one that is free to act, and what it does."""
    if (free := game.free_seats(state)) and tape.below(FREE) == FREE - 1:
        active = free
    seat = active[tape.below(len(active)) if len(active) > 1 else 0]
    legal = game.legal_actions(state, seat)
    action = legal[tape.below(len(legal)) if len(legal) > 1 else 0]
    return seat, game.fill(game.view(state, seat), action, Chance(tape.below)) if action.open else action


def walk(setup: Setup, tape: Tape) -> Iterator[Position]:
    """The positions of one random game. It goes on as long as somebody is active: bound it where you use it."""
    game = setup.game
    state, opening = start(setup, tape)
    position = Position(setup, 0, state, None, opening, {})
    yield position
    while position.active:
        for actions in position.legal.values():
            position.seen.update(dict.fromkeys(actions))
        seat, action = choose(game, position.state, position.active, tape)
        step = game.apply(position.state, seat, action, Chance(tape.below))
        position.last = None  # or the whole game would be kept
        move = Move(position, seat, action, step)
        position = Position(setup, position.ply + 1, step.state, move, opening, position.seen)
        yield position
