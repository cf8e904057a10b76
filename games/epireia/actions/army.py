"""Placing military tokens, both commanders at once and in secret (The Great Battle, 2)."""

from collections.abc import Iterable
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.armies import anything_fits, fitting, free_slots, next_column, put, rest_of
from games.epireia.battle import fighting, open_armies
from games.epireia.content import COLUMNS, DECKS
from games.epireia.state import Draft, State


def draft_of(s: State, me: int) -> Draft:
    """The army that a commander is placing."""
    return fighting(s).drafts[s.boards[me].league]


def unplaced(s: State, me: int) -> list[int]:
    """The tokens a commander still holds."""
    return rest_of(s.reserves[s.boards[me].league], draft_of(s, me))


@action
class PlaceToken(Action):
    """Place a token of your reserve in the column you are at; it has to fit a free slot."""

    secret: ClassVar[bool] = True
    token: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft = draft_of(s, me)
        return [cls.of(token) for token in fitting(unplaced(s, me), draft, draft.cursor)]

    def obstacle(self, s: State, me: int) -> str | None:
        draft, rest = draft_of(s, me), unplaced(s, me)
        if self.token in fitting(rest, draft, draft.cursor):
            return None
        return "wrong_slot" if self.token in rest else "no_such_token"

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft = draft_of(s, me)
        put(draft, draft.cursor, self.token)
        draft.cursor = next_column(unplaced(s, me), draft)


@action
class GoToColumn(Action):
    """Go to another column of the battlefield."""

    secret: ClassVar[bool] = True
    column: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft, rest = draft_of(s, me), unplaced(s, me)
        return [cls.of(column) for column in COLUMNS if column != draft.cursor and _of_use(draft, rest, column)]

    def obstacle(self, s: State, me: int) -> str | None:
        draft = draft_of(s, me)
        if self.column == draft.cursor:
            return "at_column"
        known = 0 <= self.column < len(COLUMNS)
        return None if known and _of_use(draft, unplaced(s, me), self.column) else "nothing_fits"

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft_of(s, me).cursor = self.column


def _of_use(draft: Draft, rest: list[int], column: int) -> bool:
    """Whether there is anything to do at a column: a token to place, or tokens to take back."""
    return bool(draft.columns[column] or fitting(rest, draft, column))


@action
class ClearColumn(Action):
    """Take the tokens of the column you are at back into your hand."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

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

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if anything_fits(unplaced(s, me), draft_of(s, me)) else "nothing_to_place"

    def play(self, s: State, me: int, chance: Chance) -> None:
        arrange(draft_of(s, me), unplaced(s, me), chance)
        chance.whisper(me, events.ArmyArranged, me)
        stand(s, me, chance)


def arrange(draft: Draft, rest: list[int], chance: Chance) -> None:
    """Fill free slots with the strongest tokens that fit, which column gets which by chance."""
    slots = free_slots(draft)
    chance.shuffle(slots)
    for column, unit in slots:
        able = [token for token in rest if DECKS[token // 10].unit == unit]
        if able:
            best = max(able, key=lambda token: token % 10)
            rest.remove(best)
            put(draft, column, best)


def stand(s: State, me: int, chance: Chance) -> None:
    """A commander is ready; when both are, the armies stand."""
    battle, draft = fighting(s), draft_of(s, me)
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

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "tokens_left" if anything_fits(unplaced(s, me), draft_of(s, me)) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        stand(s, me, chance)


@action
class TakeArmyBack(Action):
    """Take your army back as long as the other commander is still placing."""

    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        box = fighting(s).army_box if s.battle else None
        return (cls.of(),) if box is not None and me in box.chosen else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = fighting(s)
        assert battle.army_box is not None
        army = battle.army_box.choices[me]
        assert army is not None
        battle.army_box.withdraw(me)
        draft = Draft(columns=list(army))
        draft.cursor = next_column(rest_of(s.reserves[s.boards[me].league], draft), draft)
        battle.drafts[s.boards[me].league] = draft
        chance.tell(events.ArmyTakenBack, me)
