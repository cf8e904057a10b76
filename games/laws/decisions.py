"""Laws of decisions: a decision's key is public, changes with the question, and stays while choices are hidden.

A decision is what one or more seats have to decide now; its key, such as `("bid", 7)`, tells it from others. The bot
runs every clock by `Game.decision` and `Game.asked_seats`. These laws ensure that no clock reveals who has chosen.
"""

from typing import Any

from games.core.sealed import Sealed
from games.core.values import Decision, Seat
from games.laws.walk import LawBroken, Move, Position, mutable_parts


def decisions_follow_from_every_view(position: Position) -> None:
    """Raise LawBroken unless every view tells the current decision's key and the seats that take part in it.

    The key tells decisions apart; it must be a tuple of strings and numbers, empty exactly when the game is over.
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

    While the key lasts, a step may only change whether its own seat is active. No seat joins those that take part, the
    others may still take one of the same types of action, and no sealed choice of another seat is opened.
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
    if opened := _sealed_choices(last.before.state) - _sealed_choices(position.state) - {last.seat}:
        raise LawBroken(f"{step} opens the sealed choices of seats {sorted(opened)}, yet the decision is still {key}")


def decisions_last_while_choices_are_hidden(position: Position) -> None:
    """Raise LawBroken if the current decision's key, or the seats that take part, reveal who has made a secret choice.

    The key tells decisions apart. A secret action must not change it as long as the same other seats (at least one)
    remain active. While the key lasts, a seat stops taking part only if it has just acted openly.
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


def _asked(position: Position, state: Any) -> tuple[Decision, tuple[Seat, ...]]:
    return position.game.decision(state), position.game.asked_seats(state)


def _is_open(move: Move) -> bool:
    return not move.action.secret and any(told.to is None for told in move.step.events)


def _sealed_choices(state: Any) -> set[Seat]:
    """Return the seats that have submitted a sealed choice which is still unopened in this state."""
    return {seat for thing in mutable_parts(state) if isinstance(thing, Sealed) for seat in thing.chosen}
