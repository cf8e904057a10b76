"""Words for cards, philosophers, spaces and kicks, shared by texts, labels and the picture."""

from collections.abc import Iterable, Sequence

from games.core.presentation import listed
from games.grudgematch.content import MOST, PHILOSOPHERS, RANK_NAMES, RANKS, SUITS, SYMBOLS, TEAM_OF, TEAMS, is_face
from games.grudgematch.field import GOAL_BEYOND, OFF, RAYS, WAY_NAMES, coordinate
from games.grudgematch.rules.kick import Stopper, ball_path, preview
from games.grudgematch.state import Position


def card_words(card: int) -> str:
    """Return the name of a card, given by its number from 0 to 51: "8 of clubs", "king of diamonds"."""
    return f"{RANK_NAMES[card % 13]} of {SUITS[card // 13]}"


def card_short(card: int) -> str:
    """Return the short name of a card, given by its number from 0 to 51, such as "8♣"."""
    return f"{RANKS[card % 13]}{SYMBOLS[card // 13]}"


def hand_words(cards: Iterable[int]) -> str:
    """Return cards as text, sorted by suit, such as "♣ clubs 8, K; ♥ hearts 3"; "no cards" if there are none."""
    held = list(cards)
    parts = []
    for suit, name in enumerate(SUITS):
        ranks = [RANKS[card % 13] for card in held if card // 13 == suit]
        if ranks:
            parts.append(f"{SYMBOLS[suit]} {name} {', '.join(ranks)}")
    return "; ".join(parts) or "no cards"


def value_words(card: int) -> str:
    """Return the value of a card as text, for face cards what their dice allow: "8", "1 to 6", "3 to 8", "2 to 12"."""
    return ("1 to 6", "3 to 8", "2 to 12")[card % 13 - 10] if is_face(card) else str(card % 13 + 1)


def dice_words(dice: Sequence[int]) -> str:
    """Return the numbers on dice as text, such as "a 4 and a 2"."""
    return listed([f"an {die}" if die == 8 else f"a {die}" for die in dice])


def spaces_words(number: int) -> str:
    """Return a number of spaces as text, such as "1 space", "8 spaces"."""
    return f"{number} space" if number == 1 else f"{number} spaces"


def where(view: Position, philosopher: int) -> str:
    """Return where a philosopher is: his space ("E7"), "penalty box", or "not placed" before his team has set up."""
    space = view.at[philosopher]
    if space != OFF:
        return coordinate(space)
    return "penalty box" if philosopher in view.boxes[TEAM_OF[philosopher]] else "not placed"


def score_words(score: Sequence[int]) -> str:
    """Return the score, given by team, as text such as "Germans 1, French 0"."""
    return f"{TEAMS[0]} {score[0]}, {TEAMS[1]} {score[1]}"


HALF_NAMES = ("first half", "second half", "extra time")


def half_words(view: Position) -> str:
    """Return the part of the match that is being played: "first half", "second half" or "extra time"."""
    return HALF_NAMES[view.half - 1]


def landing(view: Position, card: int, way: int) -> str:
    """Return where a kick from the ball's space ends if nobody stops it: "8 spaces to F11", "into the goal".

    Args:
        view: The position, with the ball on the field.
        card: The card to kick with, a number from 0 to 51.
        way: The direction, an index into WAYS.
    """
    ray, mouth = RAYS[view.ball][way], GOAL_BEYOND[view.ball][way]
    beyond = (
        "into the goal" if mouth == 1 - view.turn else "into your own goal" if mouth == view.turn else "to the edge"
    )
    if is_face(card):
        if not ray:
            return f"{beyond}, {value_words(card)}" if mouth >= 0 else "against the edge, the ball stays"
        far = f"{value_words(card)} spaces, at most to {coordinate(ray[-1])}"
        return f"{far} or {beyond}" if mouth >= 0 else far
    value = MOST[card % 13]
    path, goal = ball_path(view.ball, way, value)
    if goal >= 0:
        return beyond
    if not path:
        return "against the edge, the ball stays"
    end = coordinate(path[-1])
    return f"{spaces_words(value)} to {end}" if len(path) == value else f"to the edge at {end}"


def passing_words(view: Position, card: int, way: int) -> str:
    """Return the opponents who might block a kick and the values they need: "past Pascal (8), Sartre (5)".

    Args:
        view: The position, with the ball on the field.
        card: The card to kick with, a number from 0 to 51.
        way: The direction, an index into WAYS.
    """
    others = [
        f"{PHILOSOPHERS[who]}{f' ({needed})' if needed else ''}"
        for who, _, needed in preview(view, card, way).blockers
        if TEAM_OF[who] != view.turn
    ]
    return f"past {', '.join(others)}" if others else "past nobody"


def stopping_lines(view: Position, card: int, way: int) -> list[str]:
    """Return lines of text that list who might tackle or block a kick: "- May tackle: Foucault (takes 8)." and so on.

    Args:
        view: The position, with the ball on the field.
        card: The card to kick with, a number from 0 to 51.
        way: The direction, an index into WAYS.
    """
    seen = preview(view, card, way)
    mine = [each for each in seen.blockers if TEAM_OF[each.philosopher] == view.turn]
    others = [each for each in seen.blockers if TEAM_OF[each.philosopher] != view.turn]
    lines = []
    if seen.tacklers:
        lines.append(f"- May tackle: {listed([_stopper(each) for each in seen.tacklers])}.")
    if others:
        lines.append(f"- May block: {listed([_stopper(each, there=True) for each in others])}.")
    if not lines:
        lines.append("- Nobody of the others is in the way.")
    if mine:
        lines.append(f"- You may block it yourself: {listed([_stopper(each, there=True) for each in mine])}.")
    return lines


def _stopper(stopper: Stopper, there: bool = False) -> str:
    where = f" at {coordinate(stopper.space)}" if there else ""
    takes = f"takes {stopper.needed}" if stopper.needed else "takes what you roll"
    return f"{PHILOSOPHERS[stopper.philosopher]}{where} ({takes})"


def kick_words(view: Position) -> str:
    """Describe the kick in progress, as in "Nietzsche's 8 of clubs, north from F3"; return "" if there is none."""
    kick = view.kick
    if kick is None:
        return ""
    value = f", value {kick.value}" if is_face(kick.card) else ""
    extra = f" and {kick.resist} against tackling" if kick.resist else ""
    return (
        f"{PHILOSOPHERS[kick.kicker]}'s {card_words(kick.card)}{value}{extra}, "
        f"{WAY_NAMES[kick.way]} from {coordinate(kick.start)}"
    )
