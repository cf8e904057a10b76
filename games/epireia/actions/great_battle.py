"""Actions of the Great Battle, which ends the game: placing an army in secret, then engaging figures or not.

A commander is the seat that places its league's military tokens and figures on the battlefield (rulebook, The Great
Battle, 2 to 4; rules, A30 and A31). A standing order is an order, given in advance, to hold a figure back.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, permutations
from typing import Annotated, ClassVar, Self

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.battle import (
    ArmyFault,
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
    propose_army,
    read_army,
    unplaced_tokens,
)
from games.epireia.content import ABILITIES, ATTACK, COLUMNS, FRONTS, NONE
from games.epireia.state import Draft, State, Table, Tokens
from games.epireia.supply import tokens_of

FRONT_LENGTH = 60
"""The most characters that a player types for a front."""
TypedFront = Annotated[str, Field(max_length=FRONT_LENGTH)]


def draft_of(s: State, me: int) -> Draft:
    """Return the unfinished army of the commander at seat `me`."""
    return battle_of(s).drafts[s.boards[me].league]


def tokens_to_place(s: State, me: int) -> list[int]:
    """Return the military tokens of a commander's league that the commander has not placed on the battlefield yet.

    Args:
        s: The state.
        me: The commander's seat.
    """
    return unplaced_tokens(s.reserves[s.boards[me].league], draft_of(s, me))


@action
class PlaceToken(Action):
    """The action of placing a military token of one's league in a free slot of the current column of the battlefield.

    It belongs to the secret placing of an army; the next column with room then becomes current.
    """

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
    """The action of choosing the column of the battlefield in which one places or takes back military tokens next."""

    aside: ClassVar[bool] = True
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
    """Return True if a commander can do something in a column: place a military token there, or take one back.

    Args:
        draft: The unfinished army.
        rest: The tokens that are not placed yet.
        column: The column, from 0 to 8.
    """
    return bool(draft.columns[column] or fitting_tokens(rest, draft, column))


@action
class ClearColumn(Action):
    """The action of taking back all military tokens that one has placed in the current column of the battlefield."""

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
    """The action of having one's remaining military tokens placed automatically, strongest first, and being ready."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if anything_fits(tokens_to_place(s, me), draft_of(s, me)) else "nothing_to_place"

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange_army(draft_of(s, me), tokens_to_place(s, me), chance)
        chance.whisper(me, events.ArmyArranged, me)
        seal_army(s, me, chance)


@action
class ProposeArmy(Action):
    """The action of having one's whole army placed in a chosen way, before one looks at it, changes it or is ready.

    It takes back what one has placed before. The strongest military tokens stand on one front, or on all fronts alike.
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    front: int
    """The front with the strongest tokens; NONE for all alike."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if not any(s.reserves[s.boards[me].league]):
            return ()
        return [each for each in map(cls.of, (NONE, *range(len(FRONTS)))) if each._draft(s, me) != draft_of(s, me)]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if self in self.offers(s, me) else "placed_already"

    def _draft(self, s: State, me: int) -> Draft:
        return proposed_army(tokens_of(s.reserves[s.boards[me].league]), self.front)

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle_of(s).drafts[s.boards[me].league] = self._draft(s, me)


@action
class TypeArmy(Action):
    """The action of typing one's whole army front by front (see `read_army`), before one looks at it or is ready.

    It takes back what one has placed before.
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = FRONTS
    flank: TypedFront = ""
    centre: TypedFront = ""
    maritime: TypedFront = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if any(s.reserves[s.boards[me].league]) else ()

    def obstacle(self, s: State, me: int) -> str | None:
        army = self.army(tokens_of(s.reserves[s.boards[me].league]))
        return army.reason if isinstance(army, ArmyFault) else None

    def army(self, tokens: Sequence[int]) -> list[Tokens] | ArmyFault:
        """Return by column the tokens that the player has typed, from those of their league, or what is wrong."""
        return read_army([self.flank, self.centre, self.maritime], tokens)

    def play(self, s: State, me: int, chance: Chance) -> None:
        army = self.army(tokens_of(s.reserves[s.boards[me].league]))
        assert not isinstance(army, ArmyFault)
        draft = Draft(army)
        draft.cursor = next_column(unplaced_tokens(s.reserves[s.boards[me].league], draft), draft)
        battle_of(s).drafts[s.boards[me].league] = draft


def proposed_army(tokens: Iterable[int], front: int) -> Draft:
    """Return an army with the strongest military tokens on one front, or spread evenly.

    Args:
        tokens: All tokens of the commander's league.
        front: The front, or NONE to spread them.
    """
    draft, rest = Draft(), list(tokens)
    propose_army(draft, rest, front)
    draft.cursor = next_column(rest, draft)
    return draft


def seal_army(s: State, me: int, chance: Chance) -> None:
    """Submit a commander's army; once all commanders are ready, lay the armies face down on the battlefield.

    Until then the commander may take the army back.

    Args:
        s: The state to change.
        me: The commander's seat.
        chance: Makes the random draws, and receives the events.
    """
    battle, draft = battle_of(s), draft_of(s, me)
    assert battle.army_box is not None
    last = battle.army_box.choose(me, tuple(draft.columns))
    battle.drafts[s.boards[me].league] = Draft()
    chance.whisper(me, events.ArmyPlaced, me)
    if last:
        open_armies(s, chance)


@action
class ArmyReady(Action):
    """The action of declaring one's army complete, possible once no remaining military token fits into a free slot.

    Tokens for which there is no slot stay out of the battle.
    """

    alone: ClassVar[str] = "All commanders are asked alike, so that nobody sees who is ready."
    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "tokens_left" if anything_fits(tokens_to_place(s, me), draft_of(s, me)) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        seal_army(s, me, chance)


@action
class TakeArmyBack(Action):
    """The action of taking back one's submitted army while the other commander is still placing."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        box = battle_of(s).army_box if s.battle else None
        return (cls.of(),) if box is not None and box.has_chosen(me) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        assert battle.army_box is not None
        army = battle.army_box.choices[me]
        assert army is not None
        battle.army_box.withdraw(me)
        draft = Draft(columns=list(army))
        draft.cursor = next_column(unplaced_tokens(s.reserves[s.boards[me].league], draft), draft)
        battle.drafts[s.boards[me].league] = draft
        chance.whisper(me, events.ArmyTakenBack, me)


def figures_by_front(s: State, me: int) -> list[int]:
    """Return the list of figures that a commander has put on the three fronts so far; NONE where there is none.

    It is the state's own list; changing it changes the state.

    Args:
        s: The state.
        me: The commander's seat.
    """
    return battle_of(s).general_drafts[s.boards[me].league]


@action
class PutFigure(Action):
    """The action of putting, in secret, one of the league's Influential Figures on a front that has none."""

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
class PutFigures(Action):
    """The action of choosing at once which Influential Figure stands on each front, before one is ready.

    It takes back what one has put there before.
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = FRONTS
    flank: int = NONE
    """The figure on the flank; NONE to leave it empty."""
    centre: int = NONE
    maritime: int = NONE

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if generals_of(s, s.boards[me].league) else ()

    def obstacle(self, s: State, me: int) -> str | None:
        chosen = [figure for figure in self._posts() if figure != NONE]
        if not set(chosen) <= set(generals_of(s, s.boards[me].league)):
            return "not_your_general"
        return "figure_twice" if len(set(chosen)) < len(chosen) else None

    def _posts(self) -> list[int]:
        return [self.flank, self.centre, self.maritime]

    def play(self, s: State, me: int, chance: Chance) -> None:
        figures_by_front(s, me)[:] = self._posts()


@action
class ClearFronts(Action):
    """The action of taking back all Influential Figures that one has put on the fronts of the battlefield."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if any(figure != NONE for figure in figures_by_front(s, me)) else "fronts_empty"

    def play(self, s: State, me: int, chance: Chance) -> None:
        figures_by_front(s, me)[:] = [NONE] * len(FRONTS)


@action
class FiguresReady(Action):
    """The action of declaring the placing of one's Influential Figures finished.

    It is possible once three figures, or all of the league's if they are fewer, stand on fronts.
    """

    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "fronts_without_figures" if fronts_to_fill(s, s.boards[me].league, figures_by_front(s, me)) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        seal_figures(s, me, chance)


@action
class ArrangeFigures(Action):
    """The action of having the empty fronts filled automatically with the strongest figures, and being ready."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return None if fronts_to_fill(s, s.boards[me].league, figures_by_front(s, me)) else "nothing_to_place"

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange_figures(s, me, chance)
        seal_figures(s, me, chance)


@action
class ReadyAsProposed(Action):
    """The action of putting the figures that are still missing on the fronts where they are strongest, and being ready.

    Unlike `ArrangeFigures` it says beforehand which figure stands where.
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    flank: int
    """The figure on this front; NONE for none."""
    centre: int
    maritime: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        posts = figures_by_front(s, me)
        count = fronts_to_fill(s, s.boards[me].league, posts)
        if not count:
            return ()
        return (cls.of(*proposed_posts(posts, generals_of(s, s.boards[me].league), count)),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        figures_by_front(s, me)[:] = [self.flank, self.centre, self.maritime]
        seal_figures(s, me, chance)


def proposed_posts(posts: Sequence[int], figures: Sequence[int], count: int) -> list[int]:
    """Return by front which figures stand there if those that are worth most are put on empty fronts.

    Args:
        posts: By front, the figure that has been put there, or NONE.
        figures: The league's figures.
        count: How many fronts are to be filled.
    """
    rest = [figure for figure in figures if figure not in posts]
    free = [front for front in range(len(FRONTS)) if posts[front] == NONE]
    best = max(
        (tuple(zip(fronts, chosen, strict=True)) for fronts in combinations(free, count)
         for chosen in permutations(rest, count)),
        key=lambda pairs: sum(_worth(figure, front) for front, figure in pairs),
    )  # fmt: skip
    return [dict(best).get(front, post) for front, post in enumerate(posts)]


def _worth(figure: int, front: int) -> int:
    """Return how useful an Influential Figure is on a front of the battlefield, as a number for comparisons.

    Args:
        figure: The figure.
        front: The front, from 0 to 2.
    """
    return 2 * ATTACK[figure] + 3 * (ABILITIES[figure].front == front)


def arrange_figures(s: State, me: int, chance: Chance) -> None:
    """Put on each front that still needs a figure, in random order, the remaining figure that is strongest there.

    Args:
        s: The state to change.
        me: The commander's seat.
        chance: The source of the order.
    """
    posts = figures_by_front(s, me)
    rest = [figure for figure in generals_of(s, s.boards[me].league) if figure not in posts]
    fronts = [front for front in range(len(FRONTS)) if posts[front] == NONE]
    chance.shuffle(fronts)
    for front in fronts[: fronts_to_fill(s, s.boards[me].league, posts)]:
        best = max(rest, key=lambda figure: _worth(figure, front))
        rest.remove(best)
        posts[front] = best


def seal_figures(s: State, me: int, chance: Chance) -> None:
    """Submit the figures that a commander has put on fronts; once all commanders are ready, turn the figures face up.

    Args:
        s: The state to change.
        me: The commander's seat.
        chance: Makes the random draws, and receives the events.
    """
    battle = battle_of(s)
    assert battle.general_box is not None
    last = battle.general_box.choose(me, tuple(figures_by_front(s, me)))
    battle.general_drafts[s.boards[me].league] = [NONE] * len(FRONTS)
    chance.whisper(me, events.ArmyPlaced, me)
    if last:
        open_generals(s, chance)


@action
class TakeFiguresBack(Action):
    """The action of taking back one's submitted figures while the other commander is still placing."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        box = battle_of(s).general_box if s.battle else None
        return (cls.of(),) if box is not None and box.has_chosen(me) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        assert battle.general_box is not None
        posts = battle.general_box.choices[me]
        assert posts is not None
        battle.general_box.withdraw(me)
        battle.general_drafts[s.boards[me].league] = list(posts)
        chance.whisper(me, events.ArmyTakenBack, me)


@action
class Engage(Action):
    """The action of engaging one's figure in the column that is being fought, to which it adds its power.

    Each figure may be engaged once in the whole battle, on the front where it stands.
    """

    def play(self, s: State, me: int, chance: Chance) -> None:
        engage(s, s.boards[me].league, chance)


@action
class Hold(Action):
    """The action of not engaging one's figure in the current column; if the enemy engages, one may still answer."""

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = battle_of(s)
        battle.declined[s.boards[me].league] = True
        chance.tell(events.Held, me, battle.column, False)
        continue_battle(s, chance)


@action
class HoldFront(Action):
    """The action of ordering that one's figure is not engaged on this whole front, unless the enemy engages there."""

    aside: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "last_column" if battle_of(s).column % 3 == 2 else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle, league = battle_of(s), s.boards[me].league
        battle.holding[league] = battle.declined[league] = True
        chance.tell(events.Held, me, battle.column, True)
        continue_battle(s, chance)


@action
class LiftOrder(Action):
    """The action of withdrawing one's order not to engage a figure on this front.

    One is asked again in the next columns.
    """

    aside: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me in seats_with_standing_order(s) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle_of(s).holding[s.boards[me].league] = False
        chance.tell(events.OrderLifted, me)


def seats_with_standing_order(s: Table) -> list[int]:
    """Return the seats that have ordered in advance not to engage their figure on the current front.

    The seat that is being asked now is left out.
    """
    battle = s.battle
    if battle is None or battle.column >= len(COLUMNS) or not battle.generals:
        return []
    seats = [figure_owner(s, front_figure(battle, league)) for league in range(2) if battle.holding[league]]
    return sorted(seat for seat in seats if seat != s.asked)
