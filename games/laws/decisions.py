"""Laws of decisions: a decision's key is public, changes with the question, and stays while choices are hidden.

A decision is what one or more seats have to decide now; its key, such as `("bid", 7)`, tells it from others. The bot
runs every clock by `Game.decision` and `Game.asked_seats`. These laws ensure that no clock reveals who has chosen.

While several seats choose in secret, the others learn nothing but how many choices are still to come. Texts and
pictures are made from views and events, so the laws compare these.
"""

from collections.abc import Iterator
from typing import Any

from games.core.action import Action, Illegal
from games.core.game import Step
from games.core.sealed import Sealed
from games.core.values import Decision, Seat
from games.laws.walk import (
    LawBroken,
    Move,
    Observer,
    Position,
    events_heard,
    first_difference,
    mutable_parts,
    observer_name,
)


def decisions_follow_from_every_view(position: Position) -> None:
    """Raise LawBroken unless the current decision's key and the seats that take part in it follow from every view.

    They must be the same in all states that are guessed from a view. The key must be a tuple of strings and numbers,
    empty exactly when the game is over.
    """
    key, asked = _asked(position, position.state)
    if not isinstance(key, tuple) or not all(type(part) in (str, int) for part in key):
        raise LawBroken(f"decision is {key!r}: it has to be a tuple of strings and numbers")
    if bool(key) != bool(position.active):
        raise LawBroken(f"decision is {key!r} while seats {position.active} are active")
    everybody = range(position.setup.seats)
    if not isinstance(asked, tuple) or list(asked) != sorted(set(asked) & set(everybody)):
        raise LawBroken(f"asked_seats is {asked!r}")
    if not set(position.active) <= set(asked) or (asked and not position.active):
        raise LawBroken(f"asked_seats is {asked} while seats {position.active} are active")
    for observer, worlds in position.worlds.items():
        for world in worlds:
            if (other := _asked(position, world)) != (key, asked):
                who = "everybody sees" if observer is None else f"seat {observer} sees"
                raise LawBroken(f"the decision {key} of seats {asked} does not follow from what {who}: {other}")


def decisions_change_with_the_question(position: Position) -> None:
    """Raise LawBroken if the last step asked other seats something new, but the decision's key stayed the same.

    As long as the key stays the same, a step may only change whether its own seat is active. No seat may join those
    that take part, every other active seat may still take at least one of its types of action, and no sealed choice of
    another seat may be opened.
    """
    last = position.last
    if not last or not position.active:
        return
    (key, asked), (before, were_asked) = _asked(position, position.state), _asked(position, last.before.state)
    if key != before:
        return
    step = f"{last.action} of seat {last.seat}"
    if set(position.active) - {last.seat} != set(last.before.active) - {last.seat}:
        raise LawBroken(
            f"{step} makes {last.before.active} active seats {position.active}, yet the decision is still {key}"
        )
    if not set(asked) <= set(were_asked):
        raise LawBroken(f"after {step} seats {asked} and not {were_asked} are asked, yet the decision is still {key}")
    for seat in set(position.active) - {last.seat}:
        types = [position.game.action_types(state, seat) for state in (last.before.state, position.state)]
        if not set(types[0]).intersection(types[1]):
            raise LawBroken(f"after {step} seat {seat} is asked something else, yet the decision is still {key}")
    if opened := _sealed_by(last.before.sealed) - _sealed_by(position.sealed) - {last.seat}:
        raise LawBroken(f"{step} opens the sealed choices of seats {sorted(opened)}, yet the decision is still {key}")


def decisions_last_while_choices_are_hidden(position: Position) -> None:
    """Raise LawBroken if the current decision's key, or the seats that take part, reveal who has made a secret choice.

    A secret action must not change the key as long as the same other seats (at least one) remain active. As long as the
    key stays the same, a seat may stop taking part only by an action that is not secret and of which everybody is told.
    """
    last = position.last
    if not last or not position.active:
        return
    (key, asked), (before, were_asked) = _asked(position, position.state), _asked(position, last.before.state)
    others = set(position.active) - {last.seat}
    if last.action.secret and others and others == set(last.before.active) - {last.seat} and key != before:
        raise LawBroken(f"the secret action {last.action} of seat {last.seat} makes the decision {key} of {before}")
    if key != before or asked == were_asked:
        return
    if set(were_asked) - set(asked) != {last.seat} or not _is_open(last):
        raise LawBroken(
            f"within the decision {key} seats {asked} and not {were_asked} are asked after {last.action} of seat "
            f"{last.seat}: that tells who has chosen"
        )


def nobody_is_asked_without_a_choice(position: Position) -> None:
    """Raise LawBroken if the game waits for a seat that has a single legal action, where it could go on by itself.

    An action that a player types is a choice, and so is one of which `Action.alone` says why it needs a player.
    """
    for seat in position.active:
        found = position.legal[seat]
        if len(found) == 1 and not found[0].open and not found[0].alone:
            raise LawBroken(f"seat {seat} is asked although {found[0]} is its only action")


def _asked(position: Position, state: Any) -> tuple[Decision, tuple[Seat, ...]]:
    return position.game.decision(state), position.game.asked_seats(state)


def _is_open(move: Move) -> bool:
    return not move.action.secret and any(told.to is None for told in move.step.events)


def _sealed_by(boxes: list[Sealed[Any]]) -> set[Seat]:
    """Return the seats that have submitted a choice to any of these sets of sealed choices, still unopened."""
    return {seat for box in boxes for seat in box.chosen}


def _sealed_choices(state: Any) -> set[Seat]:
    """Return the seats that have submitted a sealed choice which is still unopened in this state."""
    return _sealed_by([thing for thing in mutable_parts(state) if isinstance(thing, Sealed)])


MOST_CHOICES = 4
"""The number of seats, and of actions of each, that the laws of hidden choices try at one position."""
MOST_PRIVATE_STEPS = 40
"""The number of actions with which a seat must have completed its choice if it lets its time run out."""


def hidden_choices_are_silent(position: Position) -> None:
    """Raise LawBroken if others notice that a seat prepares, makes, changes or takes back a choice that stays hidden.

    Others may receive no event. Their views may change only if the number of choices still to come changes. If the game
    shows who has chosen (`Game.shows_choosers`), only actions that change nothing in that are checked.
    """
    if not _sealed_seats(position):
        return
    may_show = position.game.shows_choosers(position.setup.options)
    for seat in position.sample(list(position.actors), MOST_CHOICES, "silent"):
        for action, step in _hidden_steps(position, position.state, seat):
            chose = (seat in position.game.active_seats(step.state)) != (seat in position.active)
            if not (chose or action.secret) or (chose and may_show):
                continue
            for observer in [each for each in position.observers if each != seat]:
                what = f"the hidden step {action} of seat {seat}"
                if heard := events_heard(step.events, observer):
                    raise LawBroken(f"{observer_name(observer)} hears {heard} of {what}")
                if not chose and position.game.view(step.state, observer) != position.views[observer]:
                    parted = _difference(position, observer, position.state, step.state)
                    raise LawBroken(f"{observer_name(observer)} sees {what}: {parted}")


def choosers_are_hidden(position: Position) -> None:
    """Raise LawBroken if others see which of two seats has made a choice that is still hidden, or has taken it back.

    The one seat chooses, in several ways, in some copies of the state, and the other seat in other copies. Then each
    takes its choice back if the rules allow that. All views of a third observer must be equal. The events that others
    receive are checked by `hidden_choices_are_silent`.
    """
    game, waiting = position.game, [seat for seat in _sealed_seats(position) if seat in position.active]
    if len(waiting) < 2 or game.shows_choosers(position.setup.options):
        return
    i = position.luck("choosers").below(len(waiting) - 1)
    pair = waiting[i], waiting[i + 1]
    chosen = [list(_choosing(position, seat)) for seat in pair]
    retracted = [list(_retracting(position, seat, ways)) for seat, ways in zip(pair, chosen, strict=True)]
    for what, ways in (("has chosen", chosen), ("has taken its choice back", retracted)):
        if not all(ways):
            continue
        for observer in position.observers:
            if observer in pair:
                continue
            one, *others = [step.state for steps in ways for step in steps]
            for other in others:
                if game.view(one, observer) != game.view(other, observer):
                    parted = _difference(position, observer, one, other)
                    raise LawBroken(f"{observer_name(observer)} sees which of seats {pair} {what}: {parted}")


def _choosing(position: Position, seat: Seat) -> Iterator[Step[Any]]:
    """Yield the last step of each of some ways in which a seat makes its hidden choice while others have yet to.

    The ways are single actions that complete the choice at once, and the timeout actions that are taken until the
    choice is complete if the seat's time runs out.
    """
    rest = tuple([each for each in position.active if each != seat])
    yield from [step for _, step in _hidden_steps(position, position.state, seat) if _active(position, step) == rest]
    state = position.state
    for _ in range(MOST_PRIVATE_STEPS):
        found = _hidden_step(position, state, seat, position.game.timeout_action(state, seat))
        if found is None:
            return
        if _active(position, found) == rest:
            yield found
            return
        state = found.state


def _retracting(position: Position, seat: Seat, chosen: list[Step[Any]]) -> Iterator[Step[Any]]:
    """Yield steps by which a seat takes back the hidden choice that it has made.

    Args:
        position: The position before the choice.
        seat: The seat.
        chosen: The last steps of the ways in which the seat has chosen.
    """
    for state in [step.state for step in chosen if seat in position.game.free_seats(step.state)]:
        steps = [step for _, step in _hidden_steps(position, state, seat)]
        yield from [step for step in steps if _active(position, step) == position.active]


def _hidden_steps(position: Position, state: Any, seat: Seat) -> Iterator[tuple[Action, Step[Any]]]:
    """Yield some legal actions of a seat, each with its step, for which `_hidden_step` returns one."""
    for offered in position.sample(position.game.legal_actions(state, seat), MOST_CHOICES, "steps", seat):
        action = position.filled(seat, offered)
        if (step := _hidden_step(position, state, seat, action)) is not None:
            yield action, step


def _hidden_step(position: Position, state: Any, seat: Seat, action: Action) -> Step[Any] | None:
    """Return an action's step; None if the action is illegal, ends the decision or opens sealed choices of others."""
    try:
        step = position.game.apply(state, seat, action, position.chance("choosing"))
    except Illegal:
        return None
    if position.game.decision(step.state) != position.game.decision(position.state):
        return None
    sealed = _sealed_by(position.sealed) if state is position.state else _sealed_choices(state)
    return step if sealed <= {seat} or sealed - _sealed_choices(step.state) <= {seat} else None


def _active(position: Position, step: Step[Any]) -> tuple[Seat, ...]:
    return position.game.active_seats(step.state)


def _difference(position: Position, observer: Observer, one: Any, other: Any) -> str:
    return first_difference(*(position.dump(position.game.view(state, observer)) for state in (one, other)))


def _sealed_seats(position: Position) -> list[Seat]:
    """Return the seats that take part in the hidden choice that is open at a position; empty if there is none."""
    return sorted({seat for box in position.sealed for seat in box.seats})
