"""Laws of secrecy: nobody can tell apart what looks the same.

Worlds determinized from an observer's view are the leak detector: whatever the observer is shown, offered, told or
refused has to be the same in all of them, or it tells something that the view does not.
"""

from typing import Any

from games.core.action import Action, Seat, blank
from games.core.chance import Chance, ReplayedChance, WrongDraws
from games.core.game import Step
from games.core.illegal import Illegal
from games.core.sealed import Sealed
from games.laws.broken import Broken, differing
from games.laws.forge import retyped
from games.laws.held import held, place
from games.laws.legality import unoffered
from games.laws.walk import Observer, Position, heard


def worlds_look_the_same(position: Position) -> None:
    """A determinized world has the same view, the same active seats and the same outcome."""
    for observer, worlds in position.worlds.items():
        for world in worlds:
            view = position.game.view(world, observer)
            if view != position.views[observer]:
                parted = differing(position.views[observer].model_dump(), view.model_dump())
                raise Broken(f"in a world determinized for {_name(observer)} the view is another: {parted}")
            if (active := position.game.active_seats(world)) != position.active:
                raise Broken(f"whose turn it is does not follow from the view of {_name(observer)}: {active}")
            if (free := position.game.free_seats(world)) != position.free:
                raise Broken(f"who is free to act does not follow from the view of {_name(observer)}: {free}")
            if (outcome := position.game.outcome(world)) != position.outcome:
                raise Broken(f"the outcome does not follow from the view of {_name(observer)}: {outcome}")


def public_follows_from_every_view(position: Position) -> None:
    """Every seat sees at least what everybody sees."""
    for seat in range(position.setup.seats):
        for world in position.worlds[seat]:
            if (view := position.game.view(world, None)) != position.views[None]:
                parted = differing(position.views[None].model_dump(), view.model_dump())
                raise Broken(f"the public view does not follow from the view of seat {seat}: {parted}")


def offers_follow_from_the_view(position: Position) -> None:
    """What a seat is offered, and what the clock would play for it, tells it nothing that it does not see."""
    game = position.game
    for seat in position.actors:
        for world in position.worlds[seat]:
            if game.action_types(world, seat) != game.action_types(position.state, seat):
                raise Broken(f"the verbs of seat {seat} do not follow from its view")
            if (legal := game.legal_actions(world, seat)) != position.legal[seat]:
                parted = differing(position.legal[seat], legal, "offers")
                raise Broken(f"the offers of seat {seat} do not follow from its view: {parted}")
            if seat in position.active and game.timeout_action(world, seat) != game.timeout_action(
                position.state, seat
            ):
                raise Broken(f"the timeout action of seat {seat} does not follow from its view")


def refusals_follow_from_the_view(position: Position) -> None:
    """Why something is refused tells a seat nothing that it does not see."""
    for seat in position.actors:
        opens = [position.filled(seat, action) for action in position.legal[seat] if action.open]
        for action in [*unoffered(position, seat), *opens]:
            reason = _reason(position, position.state, seat, action)
            for world in position.worlds[seat]:
                if (other := _reason(position, world, seat, action)) != reason:
                    raise Broken(
                        f"{action} of seat {seat} is refused with {reason}, in a world that looks the same {other}"
                    )


def events_follow_from_what_is_seen(position: Position) -> None:
    """Whoever saw the same before and after was told the same meanwhile."""
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
    """After a secret action nobody else can tell which of the offered ones it was.

    Of alternatives after which they see the same, all others were told the same; and of alternatives of the same
    verb about which they were told the same (so nothing was revealed), while somebody is still choosing (and no
    sealed choices were opened), they see the same. Of an open action every text that might have been typed is an
    alternative too; while somebody is still choosing, others are told and shown the same of each.
    """
    last = position.last
    if not last or not last.action.secret:
        return
    before, game = last.before, position.game
    for action in _alternatives(before, last.seat, last.action):
        other = game.apply(before.state, last.seat, action, _draws_then(before, last.step.draws))
        opened = _opened(before.state, position.state) and _opened(before.state, other.state)
        still_choosing = set(before.active) & set(position.active) & set(game.active_seats(other.state)) and not opened
        for observer in position.observers:
            if observer == last.seat:
                continue
            what = f"{last.action} and {action} of seat {last.seat}"
            typed = blank(action) == blank(last.action) != last.action
            told_the_same = heard(last.step.events, observer) == heard(other.events, observer)
            if (view := game.view(other.state, observer)) == position.views[observer]:
                _heard_the_same(observer, last.step, other, what)
            elif still_choosing and type(action) is type(last.action) and (told_the_same or typed):
                parted = differing(position.views[observer].model_dump(), view.model_dump())
                raise Broken(f"{_name(observer)} can tell apart the secret actions {what}: {parted}")


def _opened(before: Any, after: Any) -> bool:
    """Whether choices lay sealed and were opened; what is asked of somebody then is another thing."""
    one, two = [any(isinstance(thing, Sealed) for thing in held(state)) for state in (before, after)]
    return one and not two


def secret_choices_have_no_order(position: Position) -> None:
    """Of two seats that choose in secret at once nobody can tell, and no state remembers, which was first."""
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
        if game.view(ends[0], observer) != game.view(ends[1], observer):
            raise Broken(f"{_name(observer)} can tell which was first of {what}")
    if ends[0] != ends[1]:
        dump = game.state_codec.dump_python
        parted = differing(dump(ends[0], mode="json"), dump(ends[1], mode="json"))
        raise Broken(f"the state remembers which was first of {what}: {parted}")


def sealed_boxes_are_opened(position: Position) -> None:
    """No state holds a box with every choice in it and still closed; nor does any determinized world."""
    for state in (position.state, *(worlds[0] for worlds in position.worlds.values())):
        for thing in held(state):
            if isinstance(thing, Sealed) and not thing.waiting:
                raise Broken(f"{place(state, thing)[0]} is full and was not opened")


def _heard_the_same(observer: Observer, step: Step[Any], other: Step[Any], what: str) -> None:
    one, two = heard(step.events, observer), heard(other.events, observer)
    if one != two:
        raise Broken(f"{_name(observer)} sees the same and is told {one} or {two}, which tells more of {what}")


def _alternatives(position: Position, seat: Seat, taken: Action) -> list[Action]:
    """Other ways to do what was done in secret: some of those offered, and other texts for what was typed."""
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
    """The draws that were, as far as they fit; then others."""
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


def _name(observer: Observer) -> str:
    return "everybody" if observer is None else f"seat {observer}"
