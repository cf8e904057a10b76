"""Placing the ball beside a philosopher, and a released philosopher on the field (Phases 1 and 2; A5, A6, A22)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.field import OFF
from games.grudgematch.position import ball_places, release_places
from games.grudgematch.state import State
from games.grudgematch.turns import begin_kicks, check_box, come_back, lands


@action
class PlaceBall(Action):
    """Place the ball beside your philosopher, on whom it lies; a goal is no space (A6)."""

    space: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [_BALLS[space] for space in ball_places(s)]  # type: ignore[misc]

    def play(self, s: State, me: int, chance: Chance) -> None:
        chance.tell(events.BallPlaced, me, s.placer, self.space)
        s.placed |= 1 << s.placer
        if not lands(s, self.space):
            return
        if s.kick:
            s.kick = None
            begin_kicks(s, chance)
        else:
            check_box(s, chance)


_BALLS = tuple([PlaceBall(space) for space in range(OFF)])


@action
class ComeBack(Action):
    """Choose where your philosopher comes back: several open spaces are equally near the exit."""

    space: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(space) for space in release_places(s, s.released)]

    def play(self, s: State, me: int, chance: Chance) -> None:
        come_back(s, s.released, self.space, chance)
