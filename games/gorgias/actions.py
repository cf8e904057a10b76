"""The actions of Gorgias by phase of a round: rolling dice, arranging pyramids behind a shield, and capturing.

A statement is the set of dice that a seat ends up with; each die face calls for a group of one or two pyramids. A seat
places its groups on its five cards, from the first to the fifth. For each card it chooses a stance (which pyramid
points forward and which faces away; at most ten options), then the colours (at most 25). Every layout (what stands on
the five cards) can be reached this way without a separate choice of card (rules, G6 to G8, G15, G16).
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.gorgias import events
from games.gorgias.content import CARD_FIELDS, CARDS, COLOURS, DICE, FACES, colour_of, missing_topics, pips_of, pyramid
from games.gorgias.rules import (
    finish_statement,
    pyramids_for,
    remove_die,
    resolve_cards,
    roll_dice,
    seal_layout,
    take_first,
)
from games.gorgias.state import (
    Draft,
    Group,
    Layout,
    Stance,
    State,
    face_of,
    group_of,
    stance_of,
    stances,
    without,
)


@action
class Roll(Action):
    """The action of rolling all five dice, with which a seat begins to prepare its statement for the round."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "opening" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll_dice(s, (), DICE, chance)


@action
class Reroll(Action):
    """The action of rerolling some of one's dice; a die that was kept before may be rerolled too (rules, G3).

    The whole choice is one action, so that it takes one press and one line of the log. Equal dice are interchangeable.
    """

    several: ClassVar[str] = "faces"
    faces: tuple[int, ...]
    """The faces of the dice to roll again, sorted."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _reroll_ways(s.dice) if s.phase == "rerolling" else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll_dice(s, without(s.dice, *self.faces), len(self.faces), chance)


@cache
def _reroll_ways(dice: tuple[int, ...]) -> tuple[Reroll, ...]:
    """Return a `Reroll` for every set of these dice that may be rolled again, smaller sets first.

    Dice that show the same face are interchangeable.
    """
    faces = sorted(Counter(dice).items())
    ways = product(*[range(count + 1) for _, count in faces])
    sets = [tuple([face for (face, _), k in zip(faces, way, strict=True) for _ in range(k)]) for way in ways]
    return tuple([Reroll.of(each) for each in sorted(sets, key=lambda each: (len(each), each)) if each])


@action
class RemoveDie(Action):
    """The action of taking one of one's dice out of the round, required after a roll that lacks a topic (rules, G4)."""

    face: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(face) for face in dict.fromkeys(s.dice)] if s.phase == "removing" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        remove_die(s, self.face, chance)


@action
class Stop(Action):
    """The action of keeping all one's dice as one's statement, allowed once they show all three topics (rules, G5)."""

    def obstacle(self, s: State, me: int) -> str | None:
        return "topic_missing" if missing_topics(s.dice) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        finish_statement(s, chance)


@action
class LeaveToChance(Action):
    """The action of leaving the rest of one's rolls in this round to chance, all at once (rules, G16).

    All dice are rolled again until they show all three topics, and are then one's statement; dice that must be removed
    are picked at random. If the rolls run out first, the dice left are the statement. The action is not allowed once
    one's dice show all three topics.
    """

    aside: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        return "may_stop" if s.phase == "rerolling" and not missing_topics(s.dice) else None

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        while not s.statements[me]:
            if s.phase == "opening":
                Roll.of().play(s, me, chance)
            elif s.phase == "removing":
                RemoveDie.of(chance.pick(s.dice)).play(s, me, chance)
            elif missing_topics(s.dice):
                Reroll.of(s.dice).play(s, me, chance)
            else:
                Stop.of().play(s, me, chance)


@action
class PlaceGroup(Action):
    """The action of putting the pyramids that one of one's dice calls for on the next card (rules, G7).

    The player chooses how they stand: one points forward and projects its pips at the opponent, the other faces away
    and absorbs pips; a single pyramid does one or the other. Their colours are chosen by the next action.
    """

    secret: ClassVar[bool] = True
    projects: int
    """The size in pips of the pyramid that points forward, 0 for none. The two sizes tell which die is meant."""
    absorbs: int
    """The size in pips of the pyramid that faces away, 0 for none."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        draft = s.drafts[me]
        return _placings(draft.rest) if draft.stance is None else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me].stance = Stance(self.projects, self.absorbs)


@cache
def _placings(rest: tuple[int, ...]) -> tuple[PlaceGroup, ...]:
    return tuple([PlaceGroup.of(*stance) for face in dict.fromkeys(rest) for stance in stances(face)])


@action
class LeaveCardEmpty(Action):
    """The action of leaving the next card empty, allowed if one has more cards left than groups (rules, G8)."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        draft = s.drafts[me]
        return "no_card_to_spare" if len(draft.rest) >= CARDS - len(draft.cards) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me].put(None)


@action
class ChooseColours(Action):
    """The action of choosing colours for the pyramids just placed, from those one still has (rules, G6)."""

    secret: ClassVar[bool] = True
    point: int | None
    """Colour of the pyramid that projects, as an index into COLOURS; None if there is none."""
    shield: int | None
    """Colour of the pyramid that absorbs, as an index into COLOURS; None if there is none."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _colourings(*free_colours(s.drafts[me]))  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        _apply_colours(s.drafts[me], self)


def _apply_colours(draft: Draft, colours: ChooseColours) -> None:
    """Put pyramids on the next card of an unfinished layout, in the stance chosen before and in these colours.

    Args:
        draft: The layout to change, with the stance as `draft.stance`.
        colours: The colours of the pyramids.
    """
    assert draft.stance is not None
    group, draft.stance = group_of(draft.stance, colours.point, colours.shield), None
    draft.put(group)


def free_colours(draft: Draft) -> tuple[int | None, int | None]:
    """Return bit masks of the colours that may be chosen for the pyramids on the next card of an unfinished layout.

    The first mask is for the pyramid that points forward, the second for the one that faces away; bit i stands for the
    colour with index i. A mask is None if there is no such pyramid.
    """
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
    """The action of declaring one's layout (the pyramids on one's five cards) finished.

    It is allowed once every card is decided. As soon as both seats have done so, both layouts are revealed and
    resolved.
    """

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.drafts[me].complete else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        seal_layout(s, me, tuple(s.drafts[me].cards), chance)


@action
class StartOver(Action):
    """The action of taking all one's pyramids off the cards to arrange them again, before one declares to be ready."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        draft = s.drafts[me]
        return None if draft.cards or draft.stance is not None else "nothing_placed"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me] = Draft([], s.statements[me])


@action
class Reconsider(Action):
    """The action of reopening one's finished layout of pyramids while the other seat is still arranging its own."""

    secret: ClassVar[bool] = True
    undoes: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.sealed is not None and s.sealed.has_chosen(me) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.sealed is not None
        layout = s.sealed.choices[me]
        assert layout is not None
        s.sealed.withdraw(me)
        s.drafts[me] = draft_from(s.statements[me], layout)
        chance.whisper(me, events.Reconsidered, me)


@action
class ArrangeCards(Action):
    """The action of deciding at once what goes on each of one's five cards (rules, G7, G8).

    Colours are assigned automatically: a group keeps those that it had on its card, if possible. `RecolourCards` can
    change them until one declares one's layout finished.
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = CARD_FIELDS
    card_1: int = 0
    """The stance of the pyramids on the first card, as `stance_code` writes it; 0 for an empty card."""
    card_2: int = 0
    card_3: int = 0
    card_4: int = 0
    card_5: int = 0

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def obstacle(self, s: State, me: int) -> str | None:
        known = {stance_code(stance): face for face in FACES for stance in stances(face)}
        codes = [code for code in _fields_of(self) if code]
        placed = sorted(known.get(code, 0) for code in codes)
        return None if placed == sorted(s.statements[me]) else "dice_not_placed"

    def play(self, s: State, me: int, chance: Chance) -> None:
        before = s.drafts[me]
        s.drafts[me] = draft = Draft([], s.statements[me])
        for card, code in enumerate(_fields_of(self)):
            stance = stance_from(code)
            if draft.complete:
                break
            if stance is None:
                draft.put(None)
                continue
            draft.stance = stance
            kept = before.cards[card] if card < len(before.cards) else None
            _apply_colours(draft, _colours_to_keep(draft, kept))


@action
class ArrangeAgain(Action):
    """The action of putting one's groups where they stood in the last debate, before one looks, changes it or is ready.

    A group whose die one has again keeps its card, its stance and its colours. The other dice's groups go to the cards
    that are left (see `layout_as_before`).
    """

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    again: ClassVar[bool] = True

    def obstacle(self, s: State, me: int) -> str | None:
        if not s.revealed:
            return "no_layout_before"
        return "placed_already" if s.drafts[me].cards or s.drafts[me].stance is not None else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.drafts[me] = draft_from(s.statements[me], layout_as_before(s.revealed[me], s.statements[me]))


def layout_as_before(before: Layout, statement: tuple[int, ...]) -> Layout:
    """Return a layout for a statement that is as close as possible to one for another statement.

    Groups whose die is in both stay as they are. Each other die's group goes to the first card that is left, those that
    were empty last; it attacks or defends as the group there did, in the first colours that one has.

    Args:
        before: The earlier layout of the same seat.
        statement: The faces of the seat's dice now.
    """
    draft, kept, rest = Draft([], statement), [], list(statement)
    for card, group in enumerate(before):
        if group is not None and (face := face_of(stance_of(group))) in rest:
            rest.remove(face)
            kept.append(card)
    cards: list[Group | None] = [group if card in kept else None for card, group in enumerate(before)]
    for group in filter(None, cards):
        draft.put(group)
    left = sorted(set(range(CARDS)).difference(kept), key=lambda card: before[card] is None)
    for face, card in zip(rest, left, strict=False):
        former = before[card]
        ways = stances(face)
        draft.stance = ways[0 if former is None else stances(face_of(stance_of(former))).index(stance_of(former))]
        colours = _colourings(*free_colours(draft))[0]
        cards[card] = group_of(draft.stance, colours.point, colours.shield)
        _apply_colours(draft, colours)
    return tuple(cards)


def _colours_to_keep(draft: Draft, kept: Group | None) -> ChooseColours:
    """Return colours for the pyramids on the next card: those of the group that it replaces if possible, else any.

    They are kept if the stance is the same and the seat has not used them on an earlier card.

    Args:
        draft: The new, unfinished layout, in which the stance for the next card is chosen.
        kept: The group that the former layout had on this card, None for an empty card.
    """
    offered = _colourings(*free_colours(draft))
    if kept is not None and stance_of(kept) == draft.stance:
        before = _colours_of(kept)
        if before in offered:
            return before
    return offered[0]


def _colours_of(group: Group) -> ChooseColours:
    return ChooseColours.of(*[None if each is None else colour_of(each) for each in group])


def _fields_of(action: "ArrangeCards | RecolourCards") -> tuple[int, ...]:
    return tuple([getattr(action, name) for name in CARD_FIELDS])


def stance_code(stance: Stance) -> int:
    """Return the number, from 1 to 14, as which the fields of `ArrangeCards` store a stance."""
    return 4 * stance.projects + stance.absorbs


def stance_from(code: int) -> Stance | None:
    """Return the stance that a field of `ArrangeCards` stores as this number; None for 0, an empty card."""
    return Stance(*divmod(code, 4)) if code else None


@action
class RecolourCards(Action):
    """The action of choosing at once the colours of all groups on one's cards, allowed once every card is decided."""

    secret: ClassVar[bool] = True
    shortcut: ClassVar[bool] = True
    open: ClassVar[tuple[str, ...]] = CARD_FIELDS
    card_1: int = 0
    """The colours of the group on the first card, as `colours_code` writes them; 0 for an empty card."""
    card_2: int = 0
    card_3: int = 0
    card_4: int = 0
    card_5: int = 0

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def obstacle(self, s: State, me: int) -> str | None:
        used: list[int] = []
        for group, code in zip(s.drafts[me].cards, _fields_of(self), strict=True):
            if group is None:
                continue
            recoloured = _recoloured(group, code)
            if recoloured is None:
                return "colours_missing"
            used += [each for each in recoloured if each is not None]
        return "pyramid_used_twice" if len(set(used)) < len(used) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        codes = zip(s.drafts[me].cards, _fields_of(self), strict=True)
        layout = tuple([None if group is None else _recoloured(group, code) for group, code in codes])
        s.drafts[me] = draft_from(s.statements[me], layout)


def colours_code(colours: ChooseColours) -> int:
    """Return the number as which the fields of `RecolourCards` store the colours of a group; always above 0."""
    point, shield = (0 if colour is None else colour + 1 for colour in (colours.point, colours.shield))
    return (len(COLOURS) + 1) * point + shield


def group_colours(group: Group) -> int:
    """Return the present colours of a group as a number, as the fields of `RecolourCards` store it."""
    return colours_code(_colours_of(group))


def all_colours(stance: Stance) -> tuple[ChooseColours, ...]:
    """Return every choice of colours for pyramids in this stance, even colours that the seat uses on other cards."""
    every = (1 << len(COLOURS)) - 1
    return _colourings(every if stance.projects else None, every if stance.absorbs else None)


def _recoloured(group: Group, code: int) -> Group | None:
    """Return a group recoloured as a field of `RecolourCards` demands; None if its number is not a valid choice.

    Args:
        group: The pyramids on a card, which keep their sizes and directions.
        code: The number in the field; see `colours_code`.
    """
    stance = stance_of(group)
    found = [colours for colours in all_colours(stance) if colours_code(colours) == code]
    return group_of(stance, found[0].point, found[0].shield) if found else None


def draft_from(statement: tuple[int, ...], cards: Layout) -> Draft:
    """Return an unfinished layout in which these groups of pyramids stand on the first cards.

    If they are all groups that the statement calls for, the layout is complete and its other cards are left empty.

    Args:
        statement: The faces of the seat's dice; each calls for one group.
        cards: The groups in the order of the cards, None for an empty card.
    """
    draft = Draft([], statement)
    for group in cards:
        if not draft.complete:
            draft.put(group)
    return draft


@action
class ArrangeForMe(Action):
    """The action of letting chance place all one's remaining pyramids, which also declares one ready (rules, G16)."""

    aside: ClassVar[bool] = True
    secret: ClassVar[bool] = True

    def gives_up(self, view: object) -> bool:
        return True

    def play(self, s: State, me: int, chance: Chance) -> None:
        draft = s.drafts[me]
        complete_at_random(draft, chance)
        chance.whisper(me, events.ArrangedByChance, me)
        seal_layout(s, me, tuple(draft.cards), chance)


def fill_cards(own: Draft, statement: tuple[int, ...], kind: type[Action], chance: Chance) -> Action:
    """Return an action that arranges or recolours all of a seat's cards at random, for a player whose moves are random.

    Args:
        own: The seat's layout.
        statement: The faces of the seat's dice.
        kind: The type of the action: `ArrangeCards` or `RecolourCards`.
        chance: The source of random draws.
    """
    draft = Draft([], statement)
    if kind is ArrangeCards:
        complete_at_random(draft, chance)
        codes = [0 if group is None else stance_code(stance_of(group)) for group in draft.cards]
    else:
        for group in own.cards:
            if group is None:
                draft.put(None)
            else:
                draft.stance = stance_of(group)
                _apply_colours(draft, chance.pick(_colourings(*free_colours(draft))))
        codes = [0 if group is None else group_colours(group) for group in draft.cards[: len(CARD_FIELDS)]]
    return kind(**dict(zip(CARD_FIELDS, codes, strict=True)))


def complete_at_random(draft: Draft, chance: Chance) -> None:
    """Fill the remaining cards of this unfinished layout with pyramids, turned and coloured at random."""
    while not draft.complete:
        if draft.stance is None:
            at = chance.below(CARDS - len(draft.cards))
            if at >= len(draft.rest):
                draft.put(None)
                continue
            draft.stance = chance.pick(stances(draft.rest[at]))
        _apply_colours(draft, chance.pick(_colourings(*free_colours(draft))))


@action
class TakeInstead(Action):
    """The action of choosing another colour of a pyramid one has won, because the common stock lacks it (rules, G11).

    The pyramid taken has the same size as the one won.
    """

    colour: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(colour_of(each)) for each in pyramids_for(s, s.claims[0].pyramid)] if s.claims else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        wanted = s.claims[0].pyramid
        chosen = pyramid(self.colour, pips_of(wanted))
        take_first(s, chosen)
        chance.tell(events.Captured, me, chosen, wanted)
        resolve_cards(s, chance)
