"""Arranging the groups behind the shield, both seats at once (Debating; rulings G6 to G8, G15, G16).

A layout is made card by card, from the first to the fifth, in two small steps each: how the group stands (at most
ten ways), then the colours (at most 25). Filling the cards in order loses no layout and saves asking for the card.
"""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.gorgias import events
from games.gorgias.content import CARDS, COLOURS, FACES, pyramid
from games.gorgias.rounds import lay_out
from games.gorgias.state import Draft, Group, Layout, Stance, State


@action
class PlaceGroup(Action):
    """Put a group on the next card: what it projects with its point forward, what it absorbs facing away (G7)."""

    secret: ClassVar[bool] = True
    projects: int
    """Pips, 0 for none; together with `absorbs` they name a face of the statement."""
    absorbs: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft = s.drafts[me]
        return _placings(draft.rest) if draft.stance is None else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me].stance = Stance(self.projects, self.absorbs)


@cache
def _placings(rest: tuple[int, ...]) -> tuple[PlaceGroup, ...]:
    return tuple([PlaceGroup.of(*stance) for face in dict.fromkeys(rest) for stance in stances(face)])


@cache
def stances(face: int) -> tuple[Stance, Stance]:
    """The two ways in which the pyramids of a face may stand."""
    pips = FACES[face]
    large, small = (pips[-1], pips[0]) if len(pips) == 2 else (pips[0], 0)
    return Stance(large, small), Stance(small, large)


@action
class LeaveCardEmpty(Action):
    """Put nothing on the next card; only with fewer groups than cards (G8)."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        draft = s.drafts[me]
        return "no_card_to_spare" if len(draft.rest) >= CARDS - len(draft.cards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me].put(None)


@action
class ChooseColours(Action):
    """Choose the colours of the group for this card, among the pyramids you still have (G6)."""

    secret: ClassVar[bool] = True
    point: int | None
    """Colour of the pyramid that projects; None where there is none."""
    shield: int | None
    """Colour of the pyramid that absorbs."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _colourings(*free_colours(s.drafts[me]))  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        _colour(s.drafts[me], self)


def _colour(draft: Draft, colours: ChooseColours) -> None:
    """Put the group in hand on its card, in these colours."""
    assert draft.stance is not None
    (projects, absorbs), draft.stance = draft.stance, None
    point = None if colours.point is None else pyramid(colours.point, projects)
    shield = None if colours.shield is None else pyramid(colours.shield, absorbs)
    draft.put(Group(point, shield))


def free_colours(draft: Draft) -> tuple[int | None, int | None]:
    """The colours (as bits) that the group in hand may have in front and as its shield; None where it has none."""
    if draft.stance is None:
        return None, None
    projects, absorbs = draft.stance
    return (draft.free[projects - 1] if projects else None), (draft.free[absorbs - 1] if absorbs else None)


@cache
def _colourings(points: int | None, shields: int | None) -> tuple[ChooseColours, ...]:
    return tuple([ChooseColours.of(point, shield) for point in _colours(points) for shield in _colours(shields)])


def _colours(bits: int | None) -> list[int | None]:
    return [None] if bits is None else [colour for colour in range(len(COLOURS)) if bits >> colour & 1]


@action
class Ready(Action):
    """Your layout stands. When both are ready, both are revealed."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.drafts[me].complete else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        lay_out(s, me, tuple(s.drafts[me].cards), chance)


@action
class StartOver(Action):
    """Take all your groups off the cards and begin again."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        draft = s.drafts[me]
        return None if draft.cards or draft.stance is not None else "nothing_placed"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me] = Draft([], s.statements[me])


@action
class Reconsider(Action):
    """Take your layout back behind the shield, as long as the other one is still arranging."""

    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.sealed is not None and me in s.sealed.chosen else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.sealed is not None
        layout = s.sealed.choices[me]
        assert layout is not None
        s.sealed.withdraw(me)
        s.drafts[me] = drafted(s.statements[me], layout)
        chance.tell(events.Reconsidered, me)


def drafted(statement: tuple[int, ...], cards: Layout) -> Draft:
    """A draft of these groups, in this order; the cards behind the last group fill themselves."""
    draft = Draft([], statement)
    for group in cards:
        if not draft.complete:
            draft.put(group)
    return draft


@action
class ArrangeForMe(Action):
    """Let chance place what is not placed yet, and be ready (G16). What you have placed stays."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft = s.drafts[me]
        complete_at_random(draft, chance)
        chance.whisper(me, events.ArrangedByChance, me)
        lay_out(s, me, tuple(draft.cards), chance)


def complete_at_random(draft: Draft, chance: Chance) -> None:
    """Fill the cards that are left, in place: each group, stance and colour as likely as another."""
    while not draft.complete:
        if draft.stance is None:
            at = chance.below(CARDS - len(draft.cards))
            if at >= len(draft.rest):
                draft.put(None)
                continue
            draft.stance = chance.pick(stances(draft.rest[at]))
        _colour(draft, chance.pick(_colourings(*free_colours(draft))))
