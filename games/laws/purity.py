"""Laws of purity: playing leaves the given state as it was, and nothing that can change is held by two states."""

from typing import Any

from games.core.chance import ReplayedChance
from games.core.clone import clone
from games.laws.broken import Broken, differing
from games.laws.held import held, place
from games.laws.tape import Tape
from games.laws.walk import Position, start


def nothing_is_held_twice(position: Position) -> None:
    """Nothing that can change is in a state at two places: a stored state could not say so."""
    seen = set[int]()
    for thing in position.held:
        if id(thing) in seen:
            raise Broken(f"{' and '.join(place(position.state, thing))} are the same object")
        seen.add(id(thing))


def states_share_nothing(position: Position) -> None:
    """States before and after, copies, openings and determinized worlds share nothing that can change."""
    game, state = position.game, position.state
    if position.last:
        _apart(position.last.before.held, position, "the states before and after an action")
    else:
        _apart(held(start(position.setup, Tape(position.opening))[0]), position, "two openings")
    _apart(held(copy := clone(state)), position, "a state and its copy")
    if copy != state:
        raise Broken("a copy of the state is not equal to it")
    for observer, worlds in position.worlds.items():
        seen = set[int]()
        for world in worlds:
            things = held(world)
            _apart(things, position, f"the state and a world determinized for {observer}")
            if not seen.isdisjoint(map(id, things)):
                raise Broken(f"two worlds determinized for {observer} share something that can change")
            seen.update(map(id, things))
    world = position.worlds[None][0]
    if game.state_codec.validate_json(game.state_codec.dump_json(world)) != world:
        raise Broken("a determinized world does not read back from JSON")


def _apart(things: list[Any], position: Position, what: str) -> None:
    mine = set(map(id, position.held))
    if not mine.isdisjoint(map(id, things)):
        shared = next(thing for thing in things if id(thing) in mine)
        raise Broken(f"{what} share {place(position.state, shared)[0]}: whoever changes one changes the other")


def applying_changes_nothing(position: Position) -> None:
    """`apply` leaves the given state as it was, to the byte, and so does everything that only asks."""
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
    _unchanged(position, blob, "looking at it")
    game.active_seats(state)
    game.outcome(state)
    game.evaluate(state)
    _unchanged(position, blob, "asking whose turn it is and how it stands")


def _unchanged(position: Position, blob: bytes, what: str) -> None:
    now = position.game.state_codec.dump_json(position.state)
    if now != blob:
        codec = position.game.state_codec
        was = codec.dump_python(codec.validate_json(blob), mode="json")
        parted = differing(was, codec.dump_python(position.state, mode="json"))
        raise Broken(f"{what} changes the given state: {parted}")


def both_doors_are_one(position: Position) -> None:
    """Search, which calls `play` on a state of its own with nobody listening, comes to the same state as `apply`."""
    if last := position.last:
        state = clone(last.before.state)
        chance = ReplayedChance(last.step.draws)
        last.action.play(state, last.seat, chance)
        chance.finish()
        if state != position.state:
            raise Broken(f"{last.action} comes to another state when nobody listens")
