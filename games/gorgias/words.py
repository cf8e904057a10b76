"""The catalogue of Gorgias, and the nouns for dice and pyramids that its texts, labels and picture have in common."""

from collections.abc import Iterable, Sequence
from functools import cache

from games.core.words import AllOf, Message, Series, Words
from games.gorgias.content import COLOURS, FACES, SIZES, TOPICS, colour_of, pips_of, pyramid
from games.gorgias.rules import Score
from games.gorgias.state import Group, Stance

say = Words("games.gorgias")


@cache
def face_words(face: int) -> Message:
    """Return the letters of a die face (1 to 6), such as "S" or "M+L"."""
    return say.message(f"face-{face}")


def dice_words(dice: Iterable[int]) -> Series:
    """Return a list of the letters of dice, such as "S, M, S+L"; `dice` are their faces (1 to 6)."""
    return Series([face_words(face) for face in dice])


def topic_words(pips: Iterable[int]) -> list[Message]:
    """Return the names of topics, such as "Knowledge"; `pips` are the sizes (1 to 3) that stand for them."""
    return [say.message(f"topic-{TOPICS[each]}") for each in pips]


def face_topics(face: int) -> list[Message]:
    """Return the names of the one or two topics that a die face (1 to 6) covers."""
    return topic_words(FACES[face])


@cache
def size_words(pips: int) -> Message:
    """Return the name of a size, "small", "medium" or "large", for 1, 2 or 3 pips."""
    return say.message(f"size-{SIZES[pips]}")


@cache
def size_letter(pips: int) -> Message:
    """Return the letter of a size, "S", "M" or "L" in English, for 1, 2 or 3 pips."""
    return say.message(f"size-{SIZES[pips]}.letter")


@cache
def colour_words(colour: int) -> Message:
    """Return the name of a colour of pyramids, such as "red"; `colour` is an index into COLOURS."""
    return say.message(f"colour-{COLOURS[colour]}")


@cache
def pyramid_words(pyramid: int, key: str = "pyramid") -> Message:
    """Return a pyramid by size and colour, such as "medium yellow".

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        key: The message to use: "pyramid" for size and colour alone, "pyramid-first" or "pyramid-next" for the first
            pyramid of a list or a later one, with article and noun.
    """
    return say.message(key, size=size_words(pips_of(pyramid)), colour=colour_words(colour_of(pyramid)))


def taken_words(pyramids: Iterable[int]) -> AllOf:
    """Return a list of pyramids that somebody took, such as "a large red pyramid and a small blue one".

    Args:
        pyramids: The pyramids, as numbers from 0 to 14.
    """
    return AllOf(
        [pyramid_words(each, "pyramid-next" if later else "pyramid-first") for later, each in enumerate(pyramids)]
    )


@cache
def group_words(group: Group | None) -> Message:
    """Return what stands on a card: "large red pointing forward, small blue facing away"; None is an empty card."""
    if group is None:
        return say.message("group-empty")
    named = {part: pyramid_words(each) for part, each in zip(Group._fields, group, strict=True) if each is not None}
    return say.message("group-both" if len(named) == 2 else f"group-{''.join(named)}", **named)


@cache
def sizes_words(group: Group | None) -> Message:
    """Return what stands on a card by size only: "large pointing forward, small facing away"; None is an empty card."""
    if group is None:
        return say.message("group-empty")
    named = {
        part: size_words(pips_of(each)) for part, each in zip(Group._fields, group, strict=True) if each is not None
    }
    return say.message("group-both" if len(named) == 2 else f"group-{''.join(named)}", **named)


@cache
def stance_words(stance: Stance) -> Message:
    """Return how the pyramids on a card stand: "large forward (projects 3), small facing away (absorbs 1)"."""
    projects, absorbs = stance
    if projects and absorbs:
        point, shield = size_words(projects), size_words(absorbs)
        return say.message("stance-both", point=point, projects=projects, shield=shield, absorbs=absorbs)
    if projects:
        return say.message("stance-point", point=size_words(projects), projects=projects)
    return say.message("stance-shield", shield=size_words(absorbs), absorbs=absorbs)


def stock_words(counts: Sequence[int]) -> Message:
    """Return a stock of pyramids: "large: red, blue; medium: none; small: green ×2".

    Args:
        counts: How many of each pyramid there are, by its number from 0 to 14.
    """
    return say.message("stock", **{size: _row_words(counts, pips) for pips, size in SIZES.items()})


def _row_words(counts: Sequence[int], pips: int) -> Message:
    held = [(colour_words(colour), counts[pyramid(colour, pips)]) for colour in range(len(COLOURS))]
    colours = [
        say.message("stock-several", colour=colour, count=count) if count > 1 else colour
        for colour, count in held
        if count
    ]
    if not colours:
        return say.message("stock-size-none", size=size_words(pips))
    return say.message("stock-size", size=size_words(pips), colours=Series(colours))


def score_words(score: Score) -> AllOf:
    """Return a list of what a score consists of: "1 solid tree, 2 mixed trees and 1 single pyramid"; empty for none."""
    kinds = {"solid": score.solid, "mixed": score.mixed, "single": score.single}
    return AllOf([say.message(f"score-{kind}", count=count) for kind, count in kinds.items() if count])


@cache
def points_words(points: int) -> Message:
    """Return a number of points with its noun."""
    return say.message("points", count=points)
