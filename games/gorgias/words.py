"""Words for dice, pyramids and groups (the one or two pyramids on a card), shared by texts, labels and the picture."""

from collections.abc import Iterable, Sequence

from games.core.presentation import listed
from games.gorgias.content import COLOURS, FACES, PIPS, SIZE_LETTERS, SIZES, TOPICS, colour_of, pips_of
from games.gorgias.rules import Score
from games.gorgias.state import Group, Public, Stance

NUMBERS = ("no", "one", "two", "three", "four", "five")


def face_letters(face: int) -> str:
    """Return text such as "S" or "M+L": the sizes of the pyramids that a die face (from 1 to 6) calls for."""
    return _FACE_LETTERS[face]


_FACE_LETTERS = {face: "+".join(SIZE_LETTERS[pips] for pips in asked) for face, asked in FACES.items()}


def dice_letters(dice: Iterable[int]) -> str:
    """Return text such as "S, M, S+L": for each die, given by its face, the sizes of the pyramids that it calls for."""
    return ", ".join([_FACE_LETTERS[face] for face in dice])


def face_topics(face: int) -> str:
    """Return text such as "Conduct" or "Knowledge and Governance": the topics on a die face from 1 to 6."""
    return " and ".join(TOPICS[pips] for pips in FACES[face])


def topic_words(pips: Iterable[int]) -> str:
    """Return text such as "Knowledge and Conduct" for topics given by their pips, each from 1 to 3."""
    return listed([TOPICS[each] for each in pips])


def lacking_words(pips: Sequence[int]) -> str:
    """Return text such as "Conduct is missing" or "Knowledge and Conduct are missing", from the topics' pips."""
    return f"{topic_words(pips)} {'is' if len(pips) == 1 else 'are'} missing"


def missing_words(table: Public) -> str:
    """Return how many layouts are still to come while both seats arrange: "one layout is still to come"."""
    left = 0 if table.sealed is None else table.sealed.missing
    return f"{NUMBERS[left]} {'layout is' if left == 1 else 'layouts are'} still to come"


def pyramid_words(pyramid: int) -> str:
    """Return text such as "medium yellow" for a pyramid given by its number from 0 to 14."""
    return f"{SIZES[pips_of(pyramid)]} {COLOURS[colour_of(pyramid)]}"


def stance_words(stance: Stance) -> str:
    """Say how the pyramids on a card stand: "large forward (projects 3), small away (absorbs 1)"."""
    parts = []
    if stance.projects:
        parts.append(f"{SIZES[stance.projects]} forward (projects {stance.projects})")
    if stance.absorbs:
        parts.append(f"{SIZES[stance.absorbs]} away (absorbs {stance.absorbs})")
    return ", ".join(parts)


def group_words(group: Group | None) -> str:
    """Describe the group of pyramids on a card: "large red forward (projects 3), small blue away (absorbs 1)".

    None, an empty card, gives "empty".
    """
    if group is None:
        return "empty"
    point, shield = group
    parts = []
    if point is not None:
        parts.append(f"{pyramid_words(point)} forward (projects {pips_of(point)})")
    if shield is not None:
        parts.append(f"{pyramid_words(shield)} away (absorbs {pips_of(shield)})")
    return ", ".join(parts)


def kept_words(group: Group | None) -> str:
    """Return text such as "a medium yellow and a small blue" for what is left on a card; None gives "nothing"."""
    if group is None:
        return "nothing"
    return listed([f"a {pyramid_words(each)}" for each in group if each is not None])


def deed_words(group: Group) -> str:
    """Say for the log what the pyramids on a card did, such as "projected 3 with a large red"."""
    point, shield = group
    parts = []
    if point is not None:
        parts.append(f"projected {pips_of(point)} with a {pyramid_words(point)}")
    if shield is not None:
        parts.append(f"could absorb {pips_of(shield)} with a {pyramid_words(shield)}")
    return listed(parts)


def stock_words(counts: Sequence[int]) -> str:
    """Return text such as "large: red, blue; medium: none; small: green x2" for a stock of pyramids.

    Args:
        counts: How many of each pyramid there are, by its number from 0 to 14.
    """
    rows = []
    for pips in reversed(PIPS):
        here = [
            COLOURS[colour] + (f" x{counts[colour * 3 + pips - 1]}" if counts[colour * 3 + pips - 1] > 1 else "")
            for colour in range(len(COLOURS))
            if counts[colour * 3 + pips - 1]
        ]
        rows.append(f"{SIZES[pips]}: {', '.join(here) or 'none'}")
    return "; ".join(rows)


def score_words(score: Score) -> str:
    """Say what makes up a score, such as "1 solid tree, 2 mixed trees, 1 single pyramid"; or "nothing yet"."""
    parts = []
    if score.solid:
        parts.append(f"{score.solid} solid {'tree' if score.solid == 1 else 'trees'}")
    if score.mixed:
        parts.append(f"{score.mixed} mixed {'tree' if score.mixed == 1 else 'trees'}")
    if score.single:
        parts.append(f"{score.single} single {'pyramid' if score.single == 1 else 'pyramids'}")
    return ", ".join(parts) or "nothing yet"


def points_words(points: int) -> str:
    """Return a number of points with its noun, such as "1 point" or "9 points"."""
    return f"{points} point" if points == 1 else f"{points} points"
