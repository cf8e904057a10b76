"""Laws of luck: where chance has few outcomes, all of them are played and their probabilities make one."""

from itertools import islice

from games.core.chance import outcomes
from games.core.clone import clone
from games.laws.broken import Broken
from games.laws.walk import Position

FEW = 100


def outcomes_make_one(position: Position) -> None:
    """Every way that chance may turn out leads to a position, and together they are certain."""
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

    found = list(islice(outcomes(play), FEW + 1))
    if len(found) > FEW:
        return
    if abs(sum(probability for probability, _ in found) - 1) > 1e-9:
        raise Broken(f"the {len(found)} outcomes of {action} have a probability of {sum(p for p, _ in found)}")
    for _, state in found:
        if (game.active_seats(state) == ()) != (game.outcome(state) is not None):
            raise Broken(f"after one of the outcomes of {action} the game is over and not over")
