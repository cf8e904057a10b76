"""Laws of determinism: states share no mutable objects, survive JSON, and are the same in every process.

Each law is an invariant of games: a function that takes a `Position` (a state of a random game) and raises `LawBroken`
if the invariant does not hold there.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

from pydantic import TypeAdapter
from pydantic_core import PydanticSerializationError

from games.core.chance import ReplayedChance, Seeded
from games.core.replay import Played, replay_step
from games.core.states import clone
from games.core.values import Outcome
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Position, Tape, first_difference, mutable_parts, paths_to, start_game, walk


def _same(codec: TypeAdapter[Any], value: Any, what: str) -> None:
    blob = codec.dump_json(value)
    again = codec.validate_json(blob)
    if again != value or type(again) is not type(value):
        parted = first_difference(codec.dump_python(value, mode="python"), codec.dump_python(again, mode="python"))
        raise LawBroken(f"{what} changes when it is written to JSON and read back: {parted}")
    if codec.dump_json(again) != blob:
        raise LawBroken(f"{what} is written to different JSON after it was read back")


def states_read_back(position: Position) -> None:
    """Raise LawBroken if the state at this position changes when it is written to JSON and read back."""
    _same(position.game.state_codec, position.state, "the state")


def actions_read_back(position: Position) -> None:
    """Raise LawBroken if the last action, or a legal one of a sample, changes when written to JSON and read back."""
    for seat, actions in position.legal.items():
        for action in position.sample(actions, 20, "read back", seat):
            _same(position.game.action_codec, action, f"the action {action}")
    if position.last:
        _same(position.game.action_codec, position.last.action, f"the action {position.last.action}")


def events_read_back(position: Position) -> None:
    """Raise LawBroken if an event of the last step changes when it is written to JSON and read back."""
    for told in position.last.step.events if position.last else ():
        _same(position.game.event_codec, told.event, f"the event {told.event}")


def views_read_back(position: Position) -> None:
    """Raise LawBroken if a seat's view or the public view changes when it is written to JSON and read back.

    The law is also broken if a view cannot be written, or if its field `seat` is not the seat for which it was made.
    """
    for observer, view in position.views.items():
        try:
            position.game.write_view(view)
        except PydanticSerializationError as error:
            raise LawBroken(f"the view of {_observer_name(observer)} cannot be written: {error}") from None
        _same(position.game.view_codec, view, f"the view of {_observer_name(observer)}")
        if view.seat != observer:
            raise LawBroken(
                f"the view of {_observer_name(observer)} says that it is that of {_observer_name(view.seat)}"
            )


def outcomes_read_back(position: Position) -> None:
    """Raise LawBroken if the outcome of a game that is over changes when it is written to JSON and read back."""
    if position.outcome:
        _same(TypeAdapter(Outcome), position.outcome, "the outcome")


def replays_are_the_same(position: Position) -> None:
    """Raise LawBroken unless replaying the last action with its recorded draws gives the same state and events.

    The action is replayed from the state before it, and from that state after it was written to JSON and read back.
    """
    if not (last := position.last):
        return
    record = Played(last.seat, last.action, last.step.draws)
    stored = position.game.state_codec.validate_json(last.before.blob)
    for before, what in ((last.before.state, "played again"), (stored, "played from storage")):
        again = replay_step(position.game, before, record)
        if again.state != position.state or position.game.digest(again.state) != position.game.digest(position.state):
            dump = position.game.state_codec.dump_python
            parted = first_difference(dump(position.state, mode="json"), dump(again.state, mode="json"))
            raise LawBroken(f"{last.action} {what} leads to a different state: {parted}")
        if again.events != last.step.events:
            raise LawBroken(f"{last.action} {what} publishes other events: {again.events}, not {last.step.events}")


def _observer_name(observer: int | None) -> str:
    return "everybody" if observer is None else f"seat {observer}"


def nothing_is_held_twice(position: Position) -> None:
    """Raise LawBroken if a mutable object occurs twice in the state, since it would be read back from JSON as two."""
    seen = set[int]()
    for thing in position.held:
        if id(thing) in seen:
            raise LawBroken(f"{' and '.join(paths_to(position.state, thing))} are the same object")
        seen.add(id(thing))


def states_share_nothing(position: Position) -> None:
    """Raise LawBroken if two states share a mutable object, so that changing one would change the other.

    Compared are the states before and after an action, a state and its copy, two openings, and the states that are
    guessed from the view of an observer.
    """
    game, state = position.game, position.state
    if position.last:
        _apart(position.last.before.held, position, "the states before and after an action")
    else:
        _apart(mutable_parts(start_game(position.setup, Tape(position.opening))[0]), position, "two openings")
    _apart(mutable_parts(copy := clone(state)), position, "a state and its copy")
    if copy != state:
        raise LawBroken("a copy of the state differs from it")
    for observer in position.observers:
        seen = set[int]()
        for things in position.held_by_worlds[observer]:
            _apart(things, position, f"the state and a world determinized for {observer}")
            if not seen.isdisjoint(map(id, things)):
                raise LawBroken(f"two worlds determinized for {observer} share a mutable object")
            seen.update(map(id, things))
    world = position.worlds[None][0]
    if game.state_codec.validate_json(game.state_codec.dump_json(world)) != world:
        raise LawBroken("a determinized world does not read back from JSON")


def views_share_nothing(position: Position) -> None:
    """Raise LawBroken if a view shares a mutable object with a state or with another view."""
    seen = dict[int, str]()
    for observer, view in position.views.items():
        things, whose = mutable_parts(view), f"the view of {_observer_name(observer)}"
        _apart(things, position, f"the state and {whose}")
        mine = set(map(id, things))
        for held in position.held_by_worlds[observer]:
            if shared := mine.intersection(map(id, held)):
                place = next(paths_to(view, thing, "view")[0] for thing in things if id(thing) in shared)
                raise LawBroken(f"{whose} and a world determinized from it share {place}")
        for thing in things:
            if other := seen.get(id(thing)):
                raise LawBroken(f"{whose} and {other} share {paths_to(view, thing, 'view')[0]}")
            seen[id(thing)] = whose


def nobody_changes_a_view(position: Position) -> None:
    """Raise LawBroken if a view is not equal to a new view of the same state, because some code has changed it.

    This law must run last, after presentations and computer players have used the views.
    """
    for observer, view in position.views.items():
        if view != (again := position.game.view(position.state, observer)):
            parted = first_difference(position.dump(again), position.dump(view), "view")
            raise LawBroken(f"somebody has changed the view of {_observer_name(observer)}: {parted}")


def _apart(things: list[Any], position: Position, what: str) -> None:
    mine = set(map(id, position.held))
    if not mine.isdisjoint(map(id, things)):
        shared = next(thing for thing in things if id(thing) in mine)
        raise LawBroken(f"{what} share the mutable object {paths_to(position.state, shared)[0]}")


def applying_changes_nothing(position: Position) -> None:
    """Raise LawBroken if `apply`, or a method of the game that only returns information, changes the given state."""
    game, state, blob = position.game, position.state, position.blob
    for seat, actions in position.legal.items():
        for action in position.sample(actions, 4, "purity", seat):
            game.apply(state, seat, position.filled(seat, action), position.chance("purity"))
            _unchanged(position, blob, f"applying {action}")
    for seat in position.active:
        game.legal_actions(state, seat)
        _unchanged(position, blob, "asking for the legal actions")
        game.timeout_action(state, seat)
        _unchanged(position, blob, "asking for the timeout action")
        game.rollout_action(state, seat, position.chance("rollout"))
        _unchanged(position, blob, "asking for a rollout action")
    for observer in position.observers:
        game.view(state, observer)
    _unchanged(position, blob, "asking for the views")
    game.active_seats(state)
    game.outcome(state)
    game.evaluate(state)
    _unchanged(position, blob, "asking for the active seats, the outcome or the evaluation")


def _unchanged(position: Position, blob: bytes, what: str) -> None:
    now = position.game.state_codec.dump_json(position.state)
    if now != blob:
        codec = position.game.state_codec
        was = codec.dump_python(codec.validate_json(blob), mode="json")
        parted = first_difference(was, codec.dump_python(position.state, mode="json"))
        raise LawBroken(f"{what} changes the given state: {parted}")


def both_doors_are_one(position: Position) -> None:
    """Raise LawBroken if `Action.play`, called directly as a search does, leads to another state than `Game.apply`."""
    if last := position.last:
        state = clone(last.before.state)
        chance = ReplayedChance(last.step.draws)
        last.action.play(state, last.seat, chance)
        chance.finish()
        if state != position.state:
            raise LawBroken(f"{last.action} leads to a different state without listeners")


def order_is_stable(position: Position) -> None:
    """Raise LawBroken if legal actions, active seats or views differ, even in order, when computed a second time.

    They are computed again from the same state, and from that state after it was written to JSON and read back.
    """
    game = position.game
    stored = game.state_codec.validate_json(position.blob)
    for state, when in ((position.state, "when asked again"), (stored, "for the stored state")):
        if game.active_seats(state) != position.active:
            raise LawBroken(f"active_seats differs {when}")
        for seat, actions in position.legal.items():
            if game.legal_actions(state, seat) != actions:
                raise LawBroken(f"the legal actions of seat {seat}, or their order, differ {when}")
            if game.timeout_action(state, seat) != game.timeout_action(position.state, seat):
                raise LawBroken(f"the timeout action of seat {seat} differs {when}")
        for observer, view in position.views.items():
            if (again := game.view(state, observer)) != view or game.write_view(again) != game.write_view(view):
                raise LawBroken(f"the view of {observer} is another {when}")


def trace(setup: Setup, seed: int, most_steps: int = 400) -> Iterator[str]:
    """Hash, at each position of a random game, everything that must be the same in every process.

    Compare the lines with those of a process that has a different PYTHONHASHSEED.

    Args:
        setup: The game, seats and options.
        seed: The seed of the random game.
        most_steps: The number of steps after which to stop.

    Yields:
        One line per position: its number, and a hash of each of the state, offers, views, events and guessed states.
    """
    tape = Tape((), Seeded(seed).below)
    for position in walk(setup, tape):
        said = [repr(told) for told in position.last.step.events] if position.last else []
        offers = {seat: [repr(action) for action in actions] for seat, actions in position.legal.items()}
        views = [position.game.write_view(view) for view in position.views.values()]
        worlds = [position.game.digest(world) for worlds in position.worlds.values() for world in worlds]
        parts = {"state": position.blob.decode(), "offers": offers, "views": views, "events": said, "worlds": worlds}
        sums = (
            f"{name} {blake2b(json.dumps(part).encode(), digest_size=6).hexdigest()}" for name, part in parts.items()
        )
        yield f"{position.ply}: " + " ".join(sums)
        if position.ply == most_steps:
            return
