"""Laws of what may be done: by whom, that it works, and that all else is refused in words."""

from pydantic import ValidationError

from games.core.action import Action, blank
from games.core.illegal import NOT_ACTIVE, Illegal
from games.laws.broken import Broken
from games.laws.forge import forged, malformed
from games.laws.walk import Position
from games.laws.wording import readable


def active_seats_are_in_order(position: Position) -> None:
    """Active seats are seats of this match, once each and in order; free ones are others; each has something to do."""
    for name, seats in (("active_seats", position.active), ("free_seats", position.free)):
        if not isinstance(seats, tuple) or list(seats) != sorted(set(seats) & set(range(position.setup.seats))):
            raise Broken(f"{name} is {seats!r}")
    if set(position.active) & set(position.free) or (position.free and not position.active):
        raise Broken(f"{position.active!r} are active and {position.free!r} are free")
    for seat in position.actors:
        if not position.legal[seat]:
            raise Broken(f"seat {seat} may act and has no legal action")


def offers_are_well_formed(position: Position) -> None:
    """Offers are of the verbs of the moment, in their order, each action once, open ones as their blanks."""
    for seat, actions in position.legal.items():
        types = position.game.action_types(position.state, seat)
        if len(set(types)) != len(types) or not set(types) <= set(position.game.actions):
            raise Broken(f"action_types of seat {seat} is {types!r}")
        if len(set(actions)) != len(actions):
            twice = next(action for action in actions if actions.count(action) > 1)
            raise Broken(f"seat {seat} is offered {twice} twice")
        order = [types.index(type(action)) if type(action) in types else -1 for action in actions]
        if -1 in order or order != sorted(order):
            raise Broken(f"the offers of seat {seat} are not in the order of its verbs")
        for action in actions:
            if action.open and blank(action) != action:
                raise Broken(f"seat {seat} is offered {action}, which is not blank")


def only_active_seats_act(position: Position) -> None:
    """Whoever neither owes a decision nor is free to act is refused, whatever it sends."""
    some = [*next(iter(position.legal.values()), ()), *position.seen][:3]
    for seat in range(-1, position.setup.seats + 1):
        for action in some if seat not in position.actors else ():
            if (reason := _refused(position, seat, action)) != NOT_ACTIVE:
                raise Broken(f"seat {seat} may not act, yet {action} gets {reason or 'played'}")
            if seat in range(position.setup.seats):
                words = position.presentation.refusal(position.views[seat], action, NOT_ACTIVE)
                readable(words, "a refusal", most=600)


def offered_actions_apply(position: Position) -> None:
    """Every offered action can be played, and what it makes is a position like any other."""
    game = position.game
    for seat, actions in position.legal.items():
        for offered in position.sample(actions, 10, "apply", seat):
            action = position.filled(seat, offered)
            if blank(action) != offered:
                raise Broken(f"fill makes {action} of {offered}: it may only fill in open fields")
            if reason := _refused(position, seat, action):
                raise Broken(f"seat {seat} is offered {action} and refused: {reason}")
            after = game.apply(position.state, seat, action, position.chance("apply", seat)).state
            if (game.active_seats(after) == ()) != (game.outcome(after) is not None):
                raise Broken(f"after {action} of seat {seat} the game is over and not over")
        rollout = game.rollout_action(position.state, seat, position.chance("rollout", seat))
        if rollout not in position.legal_sets[seat]:
            raise Broken(f"rollout_action of seat {seat} is {rollout}, which is not offered")


def other_actions_are_refused(position: Position) -> None:
    """Whatever was not offered is refused with a reason that the presentation has words for."""
    for seat in position.actors:
        for action in unoffered(position, seat):
            if not (reason := _refused(position, seat, action)):
                raise Broken(f"{action} was not offered to seat {seat} and may be played")
            if action in position.seen:
                words = position.presentation.refusal(position.views[seat], action, reason)
                readable(words, f"the refusal of {action}", most=600)
        for offered in position.sample(position.legal[seat], 2, "forge", seat):
            for action in forged(position.game, offered, position.luck("forge", seat)):
                if blank(action) not in position.legal_sets[seat] and not _refused(position, seat, action):
                    raise Broken(f"{action} was not offered to seat {seat} and may be played")


def offers_and_obstacles_agree(position: Position) -> None:
    """Where a rule gives reasons (has an `obstacle`), an action of a verb of the moment has one exactly when it is not
    offered."""
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
                raise Broken(f"{action} has no obstacle for seat {seat}, yet it is not offered")
        for action in position.sample(position.legal[seat], 30, "obstacle", seat):
            if not action.open and (obstacle := action.obstacle(position.state, seat)):
                raise Broken(f"{action} is offered to seat {seat} in spite of its obstacle {obstacle!r}")


def nonsense_is_refused_in_reading(position: Position) -> None:
    """JSON that is no action raises a ValidationError and nothing else."""
    for seat in position.actors:
        for action in position.sample(position.legal[seat], 1, "nonsense", seat):
            for text in malformed(position.game, action):
                try:
                    read = position.game.action_codec.validate_json(text)
                except ValidationError:
                    continue
                raise Broken(f"{text!r} reads as {read}")


def instinct_is_allowed(position: Position) -> None:
    """What a computer player does without searching is allowed; most games leave everything to the search."""
    for seat in position.actors:
        action = position.game.instinct(position.views[seat], position.chance("instinct", seat))
        if action is not None and (reason := _refused(position, seat, action)):
            raise Broken(f"the instinct of seat {seat} is {action}, which is refused: {reason}")


def timeouts_are_legal(position: Position) -> None:
    """What the clock plays for an absent seat is allowed."""
    for seat in position.active:
        action = position.game.timeout_action(position.state, seat)
        if reason := _refused(position, seat, action):
            raise Broken(f"the timeout action of seat {seat} is {action}, which is refused: {reason}")


def unoffered(position: Position, seat: int) -> list[Action]:
    """Actions that were offered to somebody earlier in this game and are not offered to this seat now."""
    others = [action for action in position.seen if blank(action) not in position.legal_sets[seat]]
    return position.sample(others, 8, "unoffered", seat)


def gives_reasons(kind: type[Action]) -> bool:
    """Whether this rule has an `obstacle` of its own."""
    return kind.obstacle is not Action.obstacle


def _refused(position: Position, seat: int, action: Action) -> str | None:
    try:
        position.game.check(position.state, seat, action)
    except Illegal as refusal:
        if not refusal.reason or refusal.args != (refusal.reason,):
            raise Broken(f"{action} is refused without a reason") from None
        return refusal.reason
    return None
