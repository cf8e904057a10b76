"""Laws of play: which seats may take which actions, that all other actions are refused, and that every game ends.

Each law is an invariant of games: a function that takes a `Position` (a state of a random game) and raises `LawBroken`
if the invariant does not hold there.
"""

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

from pydantic import ValidationError

from games.core.action import NOT_ACTIVE, Action, Illegal, blank
from games.core.chance import Chance, Seeded, outcomes
from games.core.game import Game
from games.core.states import clone
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Position, Tape, choose_at_random, start_game
from games.laws.wording import readable


def forged(game: Game[Any, Any], action: Action, luck: Seeded) -> Iterator[Action]:
    """Yield variants of an action in which one field, the same in all of them, has another value.

    Args:
        game: The game, whose codec says which values are valid.
        action: The action to change.
        luck: The random numbers that choose the field.

    Yields:
        The variants that can be read as actions of the game; they need not be legal. There are none if the action has
        no fields.
    """
    fields = json.loads(game.action_codec.dump_json(action))
    names = [name for name in fields if name != "kind"]
    if not names:
        return
    yield from _with_other_values(game, fields, names[luck.below(len(names))])


def retyped(game: Game[Any, Any], action: Action) -> Iterator[Action]:
    """Yield variants of an action in which one field that a player types in has another text or number.

    The variants can be read as actions of the game, but need not be legal.
    """
    fields = json.loads(game.action_codec.dump_json(action))
    for name in action.open:
        yield from _with_other_values(game, fields, name)


def _with_other_values(game: Game[Any, Any], fields: dict[str, Any], name: str) -> Iterator[Action]:
    for value in _others(fields[name]):
        try:
            yield game.action_codec.validate_json(json.dumps({**fields, name: value}))
        except ValidationError:
            continue


def _others(value: Any) -> list[Any]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, value + 2, -1, 10**6, -(10**30)]
        case str():
            return ["", value + "x", "x" * 5000, "\u0000", "@everyone <@1>", value[:-1]]
        case list():
            return [[], value[::-1], [*value, *value], value[1:], value[:-1]]
        case dict():
            return [{}, dict(list(value.items())[1:])]
        case _:
            return [0, "", []]


def malformed(game: Game[Any, Any], action: Action) -> list[bytes]:
    """Return JSON and other bytes that resemble an action but are not one; the game's codec must reject them all."""
    fields = json.loads(game.action_codec.dump_json(action))
    bare = {name: value for name, value in fields.items() if name != "kind"}
    broken: list[Any] = [None, 0, [], {}, {"kind": "no_such_kind"}, {**fields, "kind": 7}, [fields]]
    if len(game.actions) > 1:
        broken.append({**bare, "kind": "no such kind"})
    broken += [{**fields, name: {"a": [1.5]}} for name in bare]
    return [b"", b"{", b"\xff\xfe", b"NaN", *(json.dumps(each).encode() for each in broken)]


def active_seats_are_in_order(position: Position) -> None:
    """Raise LawBroken unless the seats that must act, and those that may, are distinct and in order.

    Each of them must have a legal action that is no shortcut, and no seat may be in both groups.
    """
    for name, seats in (("active_seats", position.active), ("free_seats", position.free)):
        if not isinstance(seats, tuple) or list(seats) != sorted(set(seats) & set(range(position.setup.seats))):
            raise LawBroken(f"{name} is {seats!r}")
    if set(position.active) & set(position.free) or (position.free and not position.active):
        raise LawBroken(f"seats {position.active!r} are active and seats {position.free!r} are free")
    for seat in position.actors:
        if not position.legal[seat]:
            raise LawBroken(f"seat {seat} may act but has no legal action")
        if all(action.shortcut for action in position.legal[seat]):
            raise LawBroken(f"seat {seat} may act but is offered only shortcuts, which computer players do not take")


def offers_are_well_formed(position: Position) -> None:
    """Raise LawBroken unless each seat's legal actions are distinct and in the order of `action_types`.

    Fields that a player types in must still have their defaults.
    """
    for seat, actions in position.legal.items():
        types = position.game.action_types(position.state, seat)
        if len(set(types)) != len(types) or not set(types) <= set(position.game.actions):
            raise LawBroken(f"action_types of seat {seat} is {types!r}")
        if len(set(actions)) != len(actions):
            twice = next(action for action in actions if actions.count(action) > 1)
            raise LawBroken(f"seat {seat} is offered {twice} twice")
        order = [types.index(type(action)) if type(action) in types else -1 for action in actions]
        if -1 in order or order != sorted(order):
            raise LawBroken(f"the offers of seat {seat} are not in the order of its action types")
        for action in actions:
            if action.open and blank(action) != action:
                raise LawBroken(f"seat {seat} is offered {action}, which is not blank")


def only_active_seats_act(position: Position) -> None:
    """Raise LawBroken unless actions by a seat that may not act are refused with the reason `NOT_ACTIVE`.

    Up to three actions are tried for each such seat. The refusal must also have a readable text.
    """
    some = [*next(iter(position.legal.values()), ()), *position.seen][:3]
    for seat in range(-1, position.setup.seats + 1):
        for action in some if seat not in position.actors else ():
            if (reason := _refused(position, seat, action)) != NOT_ACTIVE:
                raise LawBroken(f"seat {seat} may not act, but the answer to {action} is {reason or 'accepted'}")
            if seat in range(position.setup.seats):
                words = position.presentation.refusal(position.views[seat], action, NOT_ACTIVE)
                readable(words, "a refusal", most=600)


def offered_actions_apply(position: Position) -> None:
    """Raise LawBroken if an action that is offered is refused when it is taken, or leads to an inconsistent end.

    A sample of each seat's legal actions is tried. After each, the game must have an outcome exactly if no seat is
    active. The law is also broken if `Game.fill` changes more than the fields that a player types in, or if
    `Game.rollout_action` (the fast policy for simulations) returns an action that is not offered.
    """
    game = position.game
    for seat, actions in position.legal.items():
        for offered in position.sample(actions, 10, "apply", seat):
            action = position.filled(seat, offered)
            if blank(action) != offered:
                raise LawBroken(f"fill turns {offered} into {action}: it may only change typed fields")
            if reason := _refused(position, seat, action):
                raise LawBroken(f"seat {seat} is offered {action}, but it is refused: {reason}")
            after = game.apply(position.state, seat, action, position.chance("apply", seat)).state
            if (game.active_seats(after) == ()) != (game.outcome(after) is not None):
                raise LawBroken(f"after {action} of seat {seat}, active_seats and outcome disagree on the end")
        rollout = game.rollout_action(position.state, seat, position.chance("rollout", seat))
        if rollout not in position.legal_sets[seat]:
            raise LawBroken(f"rollout_action of seat {seat} is {rollout}, which is not offered")


def other_actions_are_refused(position: Position) -> None:
    """Raise LawBroken if an action that is not offered to a seat is accepted, or refused without a readable text.

    Tried are actions that were legal earlier in the game, and legal ones in which a field has another value.
    """
    for seat in position.actors:
        for action in unoffered(position, seat):
            if not (reason := _refused(position, seat, action)):
                raise LawBroken(f"{action} was not offered to seat {seat}, but is accepted")
            if action in position.seen:
                words = position.presentation.refusal(position.views[seat], action, reason)
                readable(words, f"the refusal of {action}", most=600)
        for offered in position.sample(position.legal[seat], 2, "forge", seat):
            for action in forged(position.game, offered, position.luck("forge", seat)):
                if blank(action) not in position.legal_sets[seat] and not _refused(position, seat, action):
                    raise LawBroken(f"{action} was not offered to seat {seat}, but is accepted")


def offers_and_obstacles_agree(position: Position) -> None:
    """Raise LawBroken unless `Action.obstacle`, where overridden, returns None for legal actions and only for them.

    A sample of legal and other actions is tried. Actions with fields that a player types in are left out.
    """
    for seat in position.actors:
        types, legal = position.game.action_types(position.state, seat), position.legal_sets[seat]
        near = [
            action
            for offered in position.sample(position.legal[seat], 2, "near", seat)
            for action in forged(position.game, offered, position.luck("near", seat))
            if blank(action) not in legal
        ]
        for action in [*unoffered(position, seat), *near]:
            asked = type(action) in types and not action.open and gives_reasons(type(action))
            if asked and action.obstacle(position.state, seat) is None:
                raise LawBroken(f"{action} has no obstacle for seat {seat}, but is not offered")
        for action in position.sample(position.legal[seat], 30, "obstacle", seat):
            if not action.open and (obstacle := action.obstacle(position.state, seat)):
                raise LawBroken(f"{action} is offered to seat {seat}, but has the obstacle {obstacle!r}")


def nonsense_is_refused_in_reading(position: Position) -> None:
    """Raise LawBroken if malformed input can be read as an action, instead of raising ValidationError."""
    for seat in position.actors:
        for action in position.sample(position.legal[seat], 1, "nonsense", seat):
            for text in malformed(position.game, action):
                try:
                    read = position.game.action_codec.validate_json(text)
                except ValidationError:
                    continue
                raise LawBroken(f"{text!r} is not an action, but is read as {read}")


def instinct_is_allowed(position: Position) -> None:
    """Raise LawBroken if the action that a computer player would take without a search (`Game.instinct`) is not legal.

    Most decisions have no such action, and then there is nothing to check.
    """
    for seat in position.actors:
        action = position.game.instinct(position.views[seat], position.chance("instinct", seat), position.ply + seat)
        if action is not None and (reason := _refused(position, seat, action)):
            raise LawBroken(f"instinct of seat {seat} is {action}, which is refused: {reason}")


def timeouts_are_legal(position: Position) -> None:
    """Raise LawBroken if the action that is taken for an active seat when its time runs out is not legal."""
    for seat in position.active:
        action = position.game.timeout_action(position.state, seat)
        if reason := _refused(position, seat, action):
            raise LawBroken(f"the timeout action of seat {seat} is {action}, which is refused: {reason}")


def unoffered(position: Position, seat: int) -> list[Action]:
    """Return a sample of the actions that were legal for any seat earlier in the game, but are not for this one now."""
    others = [action for action in position.seen if blank(action) not in position.legal_sets[seat]]
    return position.sample(others, 8, "unoffered", seat)


def gives_reasons(kind: type[Action]) -> bool:
    """Return True if this action type overrides `obstacle`, the method that says why an action is not legal."""
    return kind.obstacle is not Action.obstacle


def _refused(position: Position, seat: int, action: Action) -> str | None:
    try:
        position.game.check(position.state, seat, action)
    except Illegal as refusal:
        if not refusal.reason or refusal.args != (refusal.reason,):
            raise LawBroken(f"{action} is refused without a reason") from None
        return refusal.reason
    return None


MOST_STEPS = 5000
"""A random game with more steps counts as endless."""


def games_end(setup: Setup, tape: Tape, most_steps: int = MOST_STEPS) -> int:
    """Play a random game to its end and return the number of steps.

    Args:
        setup: The game, seats and options.
        tape: The source of the players' choices and of the draws.
        most_steps: A game with more steps counts as endless.

    Raises:
        LawBroken: The game is not over after `most_steps`.
    """
    game = setup.game
    state, _ = start_game(setup, tape)
    for step in range(most_steps):
        if not (active := game.active_seats(state)):
            return step
        seat, action = choose_at_random(game, state, active, tape)
        state = game.apply(state, seat, action, Chance(tape.below)).state
    raise LawBroken(f"the game is not over after {most_steps} steps")


def absent_games_end(setup: Setup, seed: int, most_steps: int = MOST_STEPS) -> int:
    """Play a game to its end with timeout actions alone, as if all players were away; return the number of steps.

    Args:
        setup: The game, seats and options.
        seed: The seed of the draws and of the order in which seats act.
        most_steps: A game with more steps counts as endless.

    Raises:
        LawBroken: The game is not over after `most_steps`.
    """
    game, luck = setup.game, Seeded(("absent", seed))
    state = game.start(setup.seats, setup.options, Chance(luck.below))
    for step in range(most_steps):
        if not (active := game.active_seats(state)):
            return step
        seat = active[luck.below(len(active))]
        state = game.apply(state, seat, game.timeout_action(state, seat), Chance(luck.below)).state
    raise LawBroken(f"with timeout actions only, the game is not over after {most_steps} steps")


def over_means_outcome(position: Position) -> None:
    """Raise LawBroken unless the game has an outcome if no seat is active, and none otherwise.

    The outcome must have valid seats as winners, a score for each seat and a reason.
    """
    outcome, seats = position.outcome, position.setup.seats
    if (outcome is None) != bool(position.active):
        raise LawBroken(f"seats {position.active} are active and the outcome is {outcome}")
    if outcome is None:
        return
    if list(outcome.winners) != sorted(set(outcome.winners) & set(range(seats))):
        raise LawBroken(f"the winners are {outcome.winners}")
    if len(outcome.scores) != seats or not outcome.reason:
        raise LawBroken(f"the outcome is {outcome}: it needs a score for each of {seats} seats and a reason")


def standing_is_a_share(position: Position) -> None:
    """Raise LawBroken unless `Game.evaluate` returns None or one number from 0 to 1 for each seat."""
    values = position.game.evaluate(position.state)
    if values is not None and (len(values) != position.setup.seats or not all(0 <= value <= 1 for value in values)):
        raise LawBroken(f"evaluate returns {values}")


MOST_OUTCOMES = 100
"""An action whose random draws have more possible results than this is not checked by `outcomes_make_one`."""


def outcomes_make_one(position: Position) -> None:
    """Raise LawBroken if the probabilities of all results of an action's random draws do not add up to 1.

    One random legal action is tried. After each result, the game must have an outcome exactly if no seat is active.
    """
    if not position.active:
        return
    game, luck = position.game, position.luck("outcomes")
    seat = position.active[luck.below(len(position.active))]
    legal = position.legal[seat]
    action = position.filled(seat, legal[luck.below(len(legal))])

    def play(chance: object) -> object:
        state = clone(position.state)
        action.play(state, seat, chance)  # type: ignore[arg-type]
        return state

    found = list(islice(outcomes(play), MOST_OUTCOMES + 1))
    if len(found) > MOST_OUTCOMES:
        return
    if abs(sum(probability for probability, _ in found) - 1) > 1e-9:
        raise LawBroken(f"the {len(found)} outcomes of {action} have a probability of {sum(p for p, _ in found)}")
    for _, state in found:
        if (game.active_seats(state) == ()) != (game.outcome(state) is not None):
            raise LawBroken(f"after an outcome of {action}, active_seats and outcome disagree on the end")
