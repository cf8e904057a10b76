"""What a kicker may know of a kick before it is kicked: its way, and who might stop it.

It follows from what everybody can see alone: who stands where, how many cards a side holds, and what lies in the
discards. Who could really tackle or block from hand is never looked at (rulings A25, A27).
"""

from typing import NamedTuple

from games.grudgematch.content import AT_LEAST, MOST, PHILOSOPHERS_OF, SUITS_MASK, TEAM_OF, is_face
from games.grudgematch.field import GOAL_BEYOND, NEAR, RAYS
from games.grudgematch.view import GrudgematchView


class Stopper(NamedTuple):
    """Somebody who might stop a kick: where the ball is then, and what it takes; 0 where a face card leaves it open."""

    philosopher: int
    space: int
    needed: int


class Preview(NamedTuple):
    """A kick with this card in this direction, if nobody stops it."""

    path: tuple[int, ...]
    """The spaces that the ball passes; with a face card as far as it may go."""
    goal: int
    """Whose goal it may end in; -1: none."""
    tacklers: tuple[Stopper, ...]
    blockers: tuple[Stopper, ...]
    """The kicker's own side too, but not the kicker; in the order in which the ball comes to them."""


def preview(view: GrudgematchView, card: int, way: int) -> Preview:
    """Of a kick that has not been kicked; the ball is on the field."""
    most, open_value = MOST[card % 13], is_face(card)
    ray = RAYS[view.ball][way]
    team, spent = view.turn, 1 << card
    for each in view.discards:
        spent |= 1 << each

    def might(philosopher: int, needed: int) -> bool:
        side = TEAM_OF[philosopher]
        cards = view.cards[side] - (side == team)
        return cards > 0 and bool(SUITS_MASK[1 << philosopher % 4] & AT_LEAST[needed] & ~spent)

    value = 0 if open_value else most
    near = NEAR[view.ball]
    beside = [p for p in PHILOSOPHERS_OF[1 - team] if near >> view.at[p] & 1 and might(p, 0)]
    kicker = team * 4 + card // 13
    seen, blockers = 1 << kicker, list[Stopper]()
    for moved, space in enumerate(ray[:most]):
        near, needed = NEAR[space], max(value - moved, 0)
        for philosopher in (*PHILOSOPHERS_OF[1 - team], *PHILOSOPHERS_OF[team]):
            if near >> view.at[philosopher] & 1 and not seen >> philosopher & 1:
                seen |= 1 << philosopher
                if might(philosopher, needed):
                    blockers.append(Stopper(philosopher, space, needed))
    return Preview(
        ray[:most],
        GOAL_BEYOND[view.ball][way] if most > len(ray) else -1,
        tuple([Stopper(p, view.ball, value) for p in beside]),
        tuple(blockers),
    )
