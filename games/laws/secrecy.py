"""Laws of secrecy: nothing that a seat receives depends on what its view does not show.

Each law is an invariant of games: a function that takes a `Position` (a state of a random game) and raises `LawBroken`
if the invariant does not hold there. Most of them compare the real state with determinized ones, which look the same to
an observer and in which everything hidden from it is guessed.

They do not find one kind of leak: a view that shows a secret, with a `determinize` that copies the secret from the
view. Therefore `Guesses` counts over a whole run how often each secret field (declared with `repr=False`) was guessed
differently from the truth. If that never happens, the secret leaks.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from games.core.action import Action, Illegal, blank
from games.core.chance import Chance, ReplayedChance, WrongDraws
from games.core.game import Step
from games.core.sealed import Sealed
from games.core.values import Seat
from games.laws.legality import retyped, unoffered
from games.laws.walk import (
    ATOMS,
    LawBroken,
    Observer,
    Position,
    events_heard,
    first_difference,
    mutable_parts,
    observer_name,
    paths_to,
)

ENOUGH_POSITIONS = 40
"""The number of positions that must hold a secret before never guessing it wrong counts as a leak."""


class Guesses:
    """Statistics over many positions: how often each secret was present, and how often a guess from a view was wrong.

    A secret is a field of the state declared with `repr=False`. If it is never guessed wrong, some view must show it.
    """

    def __init__(self) -> None:
        self.held: Counter[tuple[str, str]] = Counter()
        self.otherwise: Counter[tuple[str, str]] = Counter()

    def look(self, position: Position) -> None:
        """Count the secret fields in a position's state, and those that a guess from a view gets wrong.

        About half of the positions, chosen by their state, are skipped to save time.
        """
        if position.luck("look").below(2):
            return
        truth = {path: value for path, value in secret_fields(position.state) if _something(value)}
        if not truth:
            return
        guesses = {who: [dict(secret_fields(world)) for world in worlds] for who, worlds in position.worlds.items()}
        for path, value in truth.items():
            unknown = {who for who, worlds in guesses.items() if any(world.get(path) != value for world in worlds)}
            self.held["everybody", path] += 1
            if position.setup.seats > 1:  # with one seat, the secret may be its own
                self.held["every seat", path] += 1
            if None in unknown:
                self.otherwise["everybody", path] += 1
            if unknown - {None}:
                self.otherwise["every seat", path] += 1

    def judge(self) -> None:
        """Raise LawBroken if a secret leaks: it was present in `ENOUGH_POSITIONS` or more, and never guessed wrong.

        This is judged for guesses from the public view, and for guesses from the views of all seats together.
        """
        for (who, path), times in self.held.items():
            if times >= ENOUGH_POSITIONS and not self.otherwise[who, path]:
                raise LawBroken(
                    f"{path} is marked as secret (repr=False), but {who} always knows it: in {times} positions it was "
                    "never guessed wrong"
                )


def secret_fields(value: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Yield the path and the value of every secret field in a state: those declared with `repr=False`.

    If the value of such a field is a dict, each value of the dict is yielded instead.

    Args:
        value: The state, or a part of it.
        path: The path of `value`, with which every yielded path begins.
    """
    if isinstance(value, list | tuple):
        if not ATOMS.issuperset(map(type, value)):
            for i, each in enumerate(value):
                yield from secret_fields(each, f"{path}[{i}]")
    elif isinstance(value, dict):
        if not ATOMS.issuperset(map(type, value.values())):
            for key, each in value.items():
                yield from secret_fields(each, f"{path}[{key!r}]")
    else:
        cls: Any = type(value)
        for name, shown in _fields_shown(cls):
            each = getattr(value, name)
            if shown:
                if type(each) not in ATOMS:
                    yield from secret_fields(each, f"{path}.{name}")
            elif isinstance(each, dict):
                yield from ((f"{path}.{name}[{key!r}]", one) for key, one in each.items())
            else:
                yield f"{path}.{name}", each


@cache
def _fields_shown(cls: Any) -> tuple[tuple[str, bool], ...]:
    """Return the names of a dataclass's fields, each with whether `repr` shows it; nothing for other classes."""
    return tuple([(f.name, f.repr) for f in fields(cls)]) if is_dataclass(cls) else ()


def _something(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return any(_something(each) for each in value)
    return value is not None


def worlds_look_the_same(position: Position) -> None:
    """Raise LawBroken unless a state guessed from a view has that view and the real state's active seats and outcome.

    The free seats must also be the same. While several seats choose in secret, it may be other seats that have chosen
    in the guessed state, except the observer's own, but it must be as many.
    """
    for observer, worlds in position.worlds.items():
        for world in worlds:
            view = position.game.view(world, observer)
            if view != position.views[observer]:
                parted = first_difference(position.dump(position.views[observer]), position.dump(view))
                raise LawBroken(f"in a world determinized for {observer_name(observer)} the view is another: {parted}")
            active, free = position.game.active_seats(world), position.game.free_seats(world)
            if not _differ_in_who_has_chosen(position, observer, position.active, active):
                raise LawBroken(f"active_seats does not follow from the view of {observer_name(observer)}: {active}")
            if not _differ_in_who_has_chosen(position, observer, position.free, free):
                raise LawBroken(f"free_seats does not follow from the view of {observer_name(observer)}: {free}")
            if (outcome := position.game.outcome(world)) != position.outcome:
                raise LawBroken(f"the outcome does not follow from the view of {observer_name(observer)}: {outcome}")


def _differ_in_who_has_chosen(
    position: Position, observer: Observer, seats: tuple[Seat, ...], guessed: tuple[Seat, ...]
) -> bool:
    """Return True if two tuples of seats are the same, or differ only in which seats have made a hidden choice.

    They must then have the same length, agree about the observer's seat, and differ in choosing seats only.

    Args:
        position: The position.
        observer: The observer from whose view a state was guessed.
        seats: The active or the free seats in the real state.
        guessed: The same in the guessed state.
    """
    if seats == guessed:
        return True
    if position.game.shows_choosers(position.setup.options) or len(seats) != len(guessed):
        return False
    choosing = {seat for box in position.sealed for seat in box.seats}
    return set(seats) ^ set(guessed) <= choosing - {observer}


def public_follows_from_every_view(position: Position) -> None:
    """Raise LawBroken if a state guessed from a seat's view has another public view than the real state.

    This means that a seat must see everything that the public sees.
    """
    for seat in range(position.setup.seats):
        for world in position.worlds[seat]:
            if (view := position.game.view(world, None)) != position.views[None]:
                parted = first_difference(position.dump(position.views[None]), position.dump(view))
                raise LawBroken(f"the public view does not follow from the view of seat {seat}: {parted}")


def offers_follow_from_the_view(position: Position) -> None:
    """Raise LawBroken if a seat's legal actions or its timeout action depend on what the seat cannot see."""
    game = position.game
    for seat in position.actors:
        for world in position.worlds[seat]:
            if game.action_types(world, seat) != game.action_types(position.state, seat):
                raise LawBroken(f"the action types of seat {seat} do not follow from its view")
            if (legal := game.legal_actions(world, seat)) != position.legal[seat]:
                parted = first_difference(position.legal[seat], legal, "offers")
                raise LawBroken(f"the offers of seat {seat} do not follow from its view: {parted}")
            if seat in position.active and game.timeout_action(world, seat) != game.timeout_action(
                position.state, seat
            ):
                raise LawBroken(f"the timeout action of seat {seat} does not follow from its view")


def refusals_follow_from_the_view(position: Position) -> None:
    """Raise LawBroken if whether and why an action is refused depends on what its seat cannot see.

    Tried are actions that were legal earlier in the game, and legal ones whose typed fields are filled in.
    """
    for seat in position.actors:
        opens = [position.filled(seat, action) for action in position.legal[seat] if action.open]
        for action in [*unoffered(position, seat), *opens]:
            reason = _reason(position, position.state, seat, action)
            for world in position.worlds[seat]:
                if (other := _reason(position, world, seat, action)) != reason:
                    raise LawBroken(
                        f"{action} of seat {seat} gets {reason}, but {other} in a world that looks the same"
                    )


def events_follow_from_what_is_seen(position: Position) -> None:
    """Raise LawBroken if the events of the last step tell an observer (a seat or the public) more than its view shows.

    The step is repeated in states guessed from the observer's view. Where the view after the step is also the same, the
    events that the observer receives must be the same.
    """
    if not (last := position.last):
        return
    for observer in position.observers:
        if observer == last.seat:
            continue
        for world in last.before.worlds[observer]:
            try:
                step = position.game.apply(world, last.seat, last.action, chance := ReplayedChance(last.step.draws))
                chance.finish()
            except (Illegal, WrongDraws):
                continue
            if position.game.view(step.state, observer) == position.views[observer]:
                _heard_the_same(observer, position.last.step, step, f"{last.action} of seat {last.seat}")


def secret_choices_are_unseen(position: Position) -> None:
    """Raise LawBroken if, after a secret action, others can tell which of the legal actions was taken.

    The action is compared with its alternatives: other legal actions and, if the player typed in text, other texts. For
    every other observer (a seat or the public):

    - if its view is the same after both, it received the same events;
    - if both have the same type and it received the same events, so that nothing was revealed, its view is the same
      after both, as long as a seat is still choosing and no sealed choices were opened;
    - if both differ only in what was typed, its view and its events are the same as long as a seat is still choosing.
    """
    last = position.last
    if not last or not last.action.secret:
        return
    before, game = last.before, position.game
    for action in _alternatives(before, last.seat, last.action):
        other = game.apply(before.state, last.seat, action, _draws_then(before, last.step.draws))
        opened = _opened(before, position.held) and _opened(before, mutable_parts(other.state))
        still_choosing = set(before.active) & set(position.active) & set(game.active_seats(other.state)) and not opened
        for observer in position.observers:
            if observer == last.seat:
                continue
            what = f"{last.action} and {action} of seat {last.seat}"
            typed = blank(action) == blank(last.action) != last.action
            told_the_same = events_heard(last.step.events, observer) == events_heard(other.events, observer)
            if (view := game.view(other.state, observer)) == position.views[observer]:
                _heard_the_same(observer, last.step, other, what)
            elif still_choosing and type(action) is type(last.action) and (told_the_same or typed):
                parted = first_difference(position.dump(position.views[observer]), position.dump(view))
                raise LawBroken(f"{observer_name(observer)} can tell apart the secret actions {what}: {parted}")


def repeats_are_legal_and_tell_nothing(position: Position) -> None:
    """Raise LawBroken if a repeated choice (`Action.again`) is refused, or says more than the choice that it repeats.

    Every repeated choice that is offered is tried, not only a sample. It must be secret if the seat is making a secret
    choice: if any of its single steps (all but shortcuts, endings and taking back) is secret. After a secret one, the
    seat must see the same as in a state guessed from its view, unless sealed choices are opened.
    """
    game = position.game
    for seat in position.actors:
        steps = [each for each in position.legal[seat] if not (each.shortcut or each.aside or each.undoes)]
        for action in (each for each in position.legal[seat] if each.again):
            if reason := _reason(position, position.state, seat, action):
                raise LawBroken(f"{action} of seat {seat} repeats a choice, but is refused: {reason}")
            if not action.secret:
                if any(each.secret for each in steps):
                    raise LawBroken(f"{action} of seat {seat} is not secret, though the choice that it repeats is")
                continue
            states = [position.state, *position.worlds[seat]]
            after = [game.apply(state, seat, action, position.chance("again", seat)).state for state in states]
            if any(_opened(position, mutable_parts(state)) for state in after):
                continue
            real, *guessed = [game.view(state, seat) for state in after]
            for view in guessed:
                if view != real:
                    parted = first_difference(position.dump(real), position.dump(view))
                    raise LawBroken(f"{action} of seat {seat} does not follow from its view: {parted}")


def _opened(before: Position, held_after: list[Any]) -> bool:
    """Return True if the state before a step holds sealed choices (`Sealed`) and the state after it does not.

    Then a seat that is still active decides something new.

    Args:
        before: The position before the step.
        held_after: The mutable objects in the state after it.
    """
    return bool(before.sealed) and not any(isinstance(thing, Sealed) for thing in held_after)


def secret_choices_have_no_order(position: Position) -> None:
    """Raise LawBroken if a view or the state shows which of two seats has made its secret choice first.

    Two seats choose one after the other, in both orders; the resulting states and views must be equal.
    """
    if len(position.active) < 2:
        return
    game, luck, state = position.game, position.luck("order"), position.state
    i = luck.below(len(position.active) - 1)
    pair = position.active[i], position.active[i + 1 + luck.below(len(position.active) - 1 - i)]
    secret = [[action for action in position.legal[seat] if action.secret] for seat in pair]
    if not all(secret):
        return
    chosen = [position.filled(seat, ways[luck.below(len(ways))]) for seat, ways in zip(pair, secret, strict=True)]
    ends = []
    for one, two in ((0, 1), (1, 0)):
        first = game.apply(state, pair[one], chosen[one], position.chance("first"))
        if first.draws:
            return
        try:
            ends.append(game.apply(first.state, pair[two], chosen[two], position.chance("second")).state)
        except Illegal:
            return
    what = f"{chosen[0]} of seat {pair[0]} and {chosen[1]} of seat {pair[1]}"
    for observer in position.observers:
        one_view, other_view = [game.write_view(game.view(end, observer)) for end in ends]
        if one_view != other_view:  # as JSON, in which the order of a dict's keys shows
            raise LawBroken(f"{observer_name(observer)} can tell which was first of {what}")
    if ends[0] != ends[1]:
        dump = game.state_codec.dump_python
        parted = first_difference(dump(ends[0], mode="json"), dump(ends[1], mode="json"))
        raise LawBroken(f"the state remembers which was first of {what}: {parted}")


def sealed_boxes_are_opened(position: Position) -> None:
    """Raise LawBroken if a state holds a `Sealed` in which every seat has chosen: it should have been opened.

    The real state and a state guessed from each view are checked.
    """
    guessed = [(position.worlds[observer][0], position.held_by_worlds[observer][0]) for observer in position.observers]
    for state, held in ((position.state, position.held), *guessed):
        for thing in held:
            if isinstance(thing, Sealed) and not thing.waiting:
                raise LawBroken(f"{paths_to(state, thing)[0]} is complete but was not opened")


def _heard_the_same(observer: Observer, step: Step[Any], other: Step[Any], what: str) -> None:
    one, two = events_heard(step.events, observer), events_heard(other.events, observer)
    if one != two:
        raise LawBroken(
            f"{observer_name(observer)} sees the same but receives the events {one} or {two}, which reveals {what}"
        )


def _alternatives(position: Position, seat: Seat, taken: Action) -> list[Action]:
    """Return actions that a seat could have taken in place of a secret one.

    Args:
        position: The position before the action.
        seat: The seat that acted.
        taken: The action that was taken.

    Returns:
        A sample of the legal actions and, if the player typed in text, the same action with other texts.
    """
    ways = [position.filled(seat, offered) for offered in position.sample(position.legal[seat], 8, "alternatives")]
    if taken.open:
        ways += [position.game.fill(position.views[seat], blank(taken), position.chance("text", k)) for k in range(3)]
        ways += [
            action
            for action in retyped(position.game, taken)
            if _reason(position, position.state, seat, action) is None
        ]
    return list(dict.fromkeys(ways))


def _draws_then(position: Position, draws: tuple[int, ...]) -> Chance:
    """Return a source of random draws that replays recorded ones, then continues with others seeded by the position.

    A recorded draw that is out of range for a request is replaced by another.
    """
    rest, more = list(draws)[::-1], position.luck("more draws").below

    def below(n: int) -> int:
        return k if rest and (k := rest.pop()) < n else more(n)

    return Chance(below)


def _reason(position: Position, state: Any, seat: Seat, action: Action) -> str | None:
    try:
        position.game.check(state, seat, action)
    except Illegal as refusal:
        return refusal.reason
    return None
