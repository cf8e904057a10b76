"""Placing figures on the fronts, both commanders at once and in secret (The Great Battle, 3; ruling A30)."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.battle import fighting, generals_of, open_generals
from games.epireia.content import ATTACK, FRONTS, NONE
from games.epireia.figures import ABILITIES
from games.epireia.state import State


def posts_of(s: State, me: int) -> list[int]:
    """By front: the figure that a commander has put there."""
    return fighting(s).general_drafts[s.boards[me].league]


def missing(s: State, me: int) -> int:
    """How many fronts still need a figure: three figures, or all there are."""
    posts = posts_of(s, me)
    figures = generals_of(s, s.boards[me].league)
    return min(len(FRONTS), len(figures)) - (len(FRONTS) - posts.count(NONE))


@action
class PutFigure(Action):
    """Put one of your league's figures on a front that has none yet."""

    secret: ClassVar[bool] = True
    front: int
    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        posts = posts_of(s, me)
        rest = [figure for figure in generals_of(s, s.boards[me].league) if figure not in posts]
        return [cls.of(front, figure) for front in range(len(FRONTS)) if posts[front] == NONE for figure in rest]

    def obstacle(self, s: State, me: int) -> str | None:
        posts = posts_of(s, me)
        if self.figure not in generals_of(s, s.boards[me].league) or not 0 <= self.front < len(FRONTS):
            return "not_your_general"
        if self.figure in posts:
            return "figure_placed"
        return None if posts[self.front] == NONE else "front_taken"

    def play(self, s: State, me: int, chance: Chance) -> None:
        posts_of(s, me)[self.front] = self.figure


@action
class ClearFronts(Action):
    """Take your figures off the fronts and begin again."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if any(figure != NONE for figure in posts_of(s, me)) else "fronts_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        posts_of(s, me)[:] = [NONE] * len(FRONTS)


@action
class FiguresReady(Action):
    """Your figures stand: three, or all you have."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "fronts_without_figures" if missing(s, me) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        await_order(s, me, chance)


@action
class ArrangeFigures(Action):
    """Let the strongest figures that are left be put on the fronts without one, and be ready."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if missing(s, me) else "nothing_to_place"

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange_figures(s, me, chance)
        await_order(s, me, chance)


def arrange_figures(s: State, me: int, chance: Chance) -> None:
    """Front after front in a random order takes the figure that is strongest there."""
    posts = posts_of(s, me)
    rest = [figure for figure in generals_of(s, s.boards[me].league) if figure not in posts]
    fronts = [front for front in range(len(FRONTS)) if posts[front] == NONE]
    chance.shuffle(fronts)
    for front in fronts[: missing(s, me)]:
        best = max(rest, key=lambda figure: 2 * ATTACK[figure] + 3 * (ABILITIES[figure].front == front))
        rest.remove(best)
        posts[front] = best


def await_order(s: State, me: int, chance: Chance) -> None:
    """A commander is ready; when both are, the figures are turned face up."""
    battle = fighting(s)
    assert battle.general_box is not None
    last = battle.general_box.choose(me, tuple(posts_of(s, me)))
    battle.general_drafts[s.boards[me].league] = [NONE] * len(FRONTS)
    chance.tell(events.ArmyPlaced, me)
    if last:
        open_generals(s, chance)


@action
class TakeFiguresBack(Action):
    """Take your figures back as long as the other commander is still choosing."""

    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        box = fighting(s).general_box if s.battle else None
        return (cls.of(),) if box is not None and me in box.chosen else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = fighting(s)
        assert battle.general_box is not None
        posts = battle.general_box.choices[me]
        assert posts is not None
        battle.general_box.withdraw(me)
        battle.general_drafts[s.boards[me].league] = list(posts)
        chance.tell(events.ArmyTakenBack, me)
