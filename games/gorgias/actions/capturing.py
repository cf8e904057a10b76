"""Taking another colour when the won one is gone from the common stock (ruling G11)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.gorgias.content import colour_of, pips_of, pyramid
from games.gorgias.rounds import colours_for, debate, take_first
from games.gorgias.state import State


@action
class TakeInstead(Action):
    """The colour you won is gone from the common stock: take another colour of the same size (G11)."""

    colour: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(colour_of(each)) for each in colours_for(s, s.claims[0].pyramid)] if s.claims else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        take_first(s, pyramid(self.colour, pips_of(s.claims[0].pyramid)), chance)
        debate(s, chance)
