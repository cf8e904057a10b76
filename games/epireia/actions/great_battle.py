"""Actions of the Great Battle: placing tokens and figures in secret, then engaging or holding in each column.

The Great Battle, 2 to 4; rulings A30 and A31.
"""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.battle import (
    anything_fits,
    arrange_army,
    battle_of,
    continue_battle,
    engage,
    figure_owner,
    fitting_tokens,
    front_figure,
    fronts_to_fill,
    generals_of,
    next_column,
    open_armies,
    open_generals,
    place_token,
    unplaced_tokens,
)
from games.epireia.content import ATTACK, COLUMNS, FRONTS, NONE
from games.epireia.figures import ABILITIES
from games.epireia.state import Draft, State, Table


def draft_of(s: State, me: int) -> Draft:
    """Return the army that a commander is placing."""
    return battle_of(s).drafts[s.boards[me].league]


def tokens_to_place(s: State, me: int) -> list[int]:
    """Return the tokens of the reserve that a commander has not placed."""
    return unplaced_tokens(s.reserves[s.boards[me].league], draft_of(s, me))


@action
class PlaceToken(Action):
    """Place a token of your reserve in the column you are at; it has to fit a free slot."""

    secret: ClassVar[bool] = True
    token: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft = draft_of(s, me)
        return [cls.of(token) for token in fitting_tokens(tokens_to_place(s, me), draft, draft.cursor)]

    def obstacle(self, s: State, me: int) -> str | None:
        draft, rest = draft_of(s, me), tokens_to_place(s, me)
        if self.token in fitting_tokens(rest, draft, draft.cursor):
            return None
        return "wrong_slot" if self.token in rest else "no_such_token"

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft = draft_of(s, me)
        place_token(draft, draft.cursor, self.token)
        draft.cursor = next_column(tokens_to_place(s, me), draft)


@action
class GoToColumn(Action):
    """Go to another column of the battlefield."""

    secret: ClassVar[bool] = True
    column: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft, rest = draft_of(s, me), tokens_to_place(s, me)
        return [cls.of(column) for column in COLUMNS if column != draft.cursor and _has_use(draft, rest, column)]

    def obstacle(self, s: State, me: int) -> str | None:
        draft = draft_of(s, me)
        if self.column == draft.cursor:
            return "at_column"
        known = 0 <= self.column < len(COLUMNS)
        return None if known and _has_use(draft, tokens_to_place(s, me), self.column) else "nothing_fits"

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft_of(s, me).cursor = self.column


def _has_use(draft: Draft, rest: list[int], column: int) -> bool:
    """Return whether there is a token to place in a column, or one to take back."""
    return bool(draft.columns[column] or fitting_tokens(rest, draft, column))


@action
class ClearColumn(Action):
    """Take the tokens of the column you are at back into your hand."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        draft = draft_of(s, me)
        return None if draft.columns[draft.cursor] else "column_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft = draft_of(s, me)
        draft.columns[draft.cursor] = ()


@action
class ArrangeArmy(Action):
    """Let the rest be placed for you, the strongest tokens in columns by chance, and be ready."""

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if anything_fits(tokens_to_place(s, me), draft_of(s, me)) else "nothing_to_place"

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange_army(draft_of(s, me), tokens_to_place(s, me), chance)
        chance.whisper(me, events.ArmyArranged, me)
        seal_army(s, me, chance)


def seal_army(s: State, me: int, chance: Chance) -> None:
    """Seal a commander's army; when both are sealed, the armies stand."""
    battle, draft = battle_of(s), draft_of(s, me)
    assert battle.army_box is not None
    last = battle.army_box.choose(me, tuple(draft.columns))
    battle.drafts[s.boards[me].league] = Draft()
    chance.tell(events.ArmyPlaced, me)
    if last:
        open_armies(s, chance)


@action
class ArmyReady(Action):
    """Your army stands. Tokens for which no slot is free stay out of the battle; all others are placed first."""

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "tokens_left" if anything_fits(tokens_to_place(s, me), draft_of(s, me)) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        seal_army(s, me, chance)


@action
class TakeArmyBack(Action):
    """Take your army back as long as the other commander is still placing."""

    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        box = battle_of(s).army_box if s.battle else None
        return (cls.of(),) if box is not None and me in box.chosen else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        assert battle.army_box is not None
        army = battle.army_box.choices[me]
        assert army is not None
        battle.army_box.withdraw(me)
        draft = Draft(columns=list(army))
        draft.cursor = next_column(unplaced_tokens(s.reserves[s.boards[me].league], draft), draft)
        battle.drafts[s.boards[me].league] = draft
        chance.tell(events.ArmyTakenBack, me)


def figures_by_front(s: State, me: int) -> list[int]:
    """Return by front the figure that a commander has put there, or NONE."""
    return battle_of(s).general_drafts[s.boards[me].league]


@action
class PutFigure(Action):
    """Put one of your league's figures on a front that has none yet."""

    secret: ClassVar[bool] = True
    front: int
    figure: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        posts = figures_by_front(s, me)
        rest = [figure for figure in generals_of(s, s.boards[me].league) if figure not in posts]
        return [cls.of(front, figure) for front in range(len(FRONTS)) if posts[front] == NONE for figure in rest]

    def obstacle(self, s: State, me: int) -> str | None:
        posts = figures_by_front(s, me)
        if self.figure not in generals_of(s, s.boards[me].league) or not 0 <= self.front < len(FRONTS):
            return "not_your_general"
        if self.figure in posts:
            return "figure_placed"
        return None if posts[self.front] == NONE else "front_taken"

    def play(self, s: State, me: int, chance: Chance) -> None:
        figures_by_front(s, me)[self.front] = self.figure


@action
class ClearFronts(Action):
    """Take your figures off the fronts and begin again."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if any(figure != NONE for figure in figures_by_front(s, me)) else "fronts_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        figures_by_front(s, me)[:] = [NONE] * len(FRONTS)


@action
class FiguresReady(Action):
    """Your figures stand: three, or all you have."""

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "fronts_without_figures" if fronts_to_fill(s, s.boards[me].league, figures_by_front(s, me)) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        seal_figures(s, me, chance)


@action
class ArrangeFigures(Action):
    """Let the strongest figures that are left be put on the fronts without one, and be ready."""

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if fronts_to_fill(s, s.boards[me].league, figures_by_front(s, me)) else "nothing_to_place"

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange_figures(s, me, chance)
        seal_figures(s, me, chance)


def arrange_figures(s: State, me: int, chance: Chance) -> None:
    """Put on every front that still needs one, in random order, the figure that is strongest there."""
    posts = figures_by_front(s, me)
    rest = [figure for figure in generals_of(s, s.boards[me].league) if figure not in posts]
    fronts = [front for front in range(len(FRONTS)) if posts[front] == NONE]
    chance.shuffle(fronts)
    for front in fronts[: fronts_to_fill(s, s.boards[me].league, posts)]:
        best = max(rest, key=lambda figure: 2 * ATTACK[figure] + 3 * (ABILITIES[figure].front == front))
        rest.remove(best)
        posts[front] = best


def seal_figures(s: State, me: int, chance: Chance) -> None:
    """Seal a commander's figures; when both are sealed, they are turned face up."""
    battle = battle_of(s)
    assert battle.general_box is not None
    last = battle.general_box.choose(me, tuple(figures_by_front(s, me)))
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
        box = battle_of(s).general_box if s.battle else None
        return (cls.of(),) if box is not None and me in box.chosen else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        assert battle.general_box is not None
        posts = battle.general_box.choices[me]
        assert posts is not None
        battle.general_box.withdraw(me)
        battle.general_drafts[s.boards[me].league] = list(posts)
        chance.tell(events.ArmyTakenBack, me)


@action
class Engage(Action):
    """Engage your figure of this front in this column; it fights only once."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        engage(s, s.boards[me].league, chance)


@action
class Hold(Action):
    """Hold your figure back in this column; you may still answer if the enemy engages."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        battle.declined[s.boards[me].league] = True
        chance.tell(events.Held, me, battle.column, False)
        continue_battle(s, chance)


@action
class HoldFront(Action):
    """A standing order: hold on this front, unless the enemy engages."""

    def obstacle(self, s: State, me: int) -> str | None:
        return "last_column" if battle_of(s).column % 3 == 2 else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle, league = battle_of(s), s.boards[me].league
        battle.holding[league] = battle.declined[league] = True
        chance.tell(events.Held, me, battle.column, True)
        continue_battle(s, chance)


@action
class LiftOrder(Action):
    """Lift your standing order: you are asked again where your figure may still be engaged."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me in seats_with_standing_order(s) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle_of(s).holding[s.boards[me].league] = False
        chance.tell(events.OrderLifted, me)


def seats_with_standing_order(s: Table) -> list[int]:
    """Return the seats whose standing order is in force and that are not asked just now."""
    battle = s.battle
    if battle is None or battle.column >= len(COLUMNS) or not battle.generals:
        return []
    seats = [figure_owner(s, front_figure(battle, league)) for league in range(2) if battle.holding[league]]
    return sorted(seat for seat in seats if seat != s.asked)
