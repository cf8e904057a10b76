"""Words shared by texts, labels and the picture: cards, spaces, the score, and the course of kicks."""

from collections.abc import Iterable, Sequence
from functools import cache

from games.core.words import AllOf, AnyOf, Argument, Markdown, Message, Row, Series, Words, bullets
from games.grudgematch.content import LEAST, MOST, PHILOSOPHERS, RANKS, SUITS, SYMBOLS, TEAM_OF, TEAMS, is_face
from games.grudgematch.field import GOAL_BEYOND, RAYS, WAY_NAMES, coordinate
from games.grudgematch.rules.kick import Stopper, ball_path, preview
from games.grudgematch.state import Position

say = Words("games.grudgematch")


@cache
def card_words(card: int) -> Message:
    """Return the name of a card, a number from 0 to 51, such as "8 of clubs"."""
    return say.message("card", rank=RANKS[card % 13], suit=suit_words(card // 13))


@cache
def rank_words(card: int) -> Message:
    """Return the rank of a card, a number from 0 to 51, as it is printed on cards, such as "8" or "K"."""
    return say.message("rank", rank=RANKS[card % 13])


@cache
def card_short(card: int) -> Message:
    """Return the short name of a card, a number from 0 to 51, such as "8♣"."""
    return say.message("card-short", rank=rank_words(card), symbol=SYMBOLS[card // 13])


@cache
def suit_words(suit: int) -> Message:
    """Return the name of a suit, a number from 0 to 3, such as "clubs"."""
    return say.message(f"suit-{SUITS[suit]}")


@cache
def team_words(team: int) -> Message:
    """Return the name of a team (0 Germans, 1 French)."""
    return say.message(f"team-{TEAMS[team]}")


@cache
def way_words(way: int) -> Message:
    """Return the name of a direction, an index into WAYS, such as "north-east"."""
    return say.message(f"way-{WAY_NAMES[way]}")


def hand_words(cards: Iterable[int]) -> Argument:
    """Return cards sorted by suit, such as "♣ clubs 8 K, ♥ hearts 3"; "no cards" if there are none."""
    held = list(cards)
    parts = [
        say.message("suit-cards", symbol=SYMBOLS[suit], suit=suit_words(suit), ranks=ranks)
        for suit in range(4)
        if (ranks := ranks_in(held, suit)).items
    ]
    return Series(parts) if parts else say.message("no-cards")


def ranks_in(cards: Iterable[int], suit: int) -> Row:
    """Return the ranks of the cards of a suit as they are printed on the cards, such as "8 K"; empty if there are none.

    Args:
        cards: The cards, as numbers from 0 to 51.
        suit: The suit, from 0 to 3.
    """
    return Row([rank_words(card) for card in cards if card // 13 == suit])


def with_suits(philosophers: Iterable[int]) -> list[Message]:
    """Return philosophers with their suits, such as "Hegel (spades)", as the items of a list."""
    return [
        say.message("philosopher-suit", philosopher=PHILOSOPHERS[each], suit=suit_words(each % 4))
        for each in philosophers
    ]


def placed(who: Sequence[str], spaces: Sequence[int]) -> Series:
    """Return philosophers with their spaces, such as "Nietzsche F1, Kant C4".

    Args:
        who: The philosophers' names.
        spaces: The space of each, in the same order.
    """
    pairs = zip(who, spaces, strict=True)
    return Series([say.message("placed", who=each, space=coordinate(space)) for each, space in pairs])


def numbers(dice: Iterable[int]) -> AllOf:
    """Return the numbers that dice show as a list in words, such as "4 and 2"."""
    return AllOf(list(dice))


def rolled(dice: Iterable[int]) -> AllOf:
    """Return the numbers that dice show as a list with articles, such as "a 4 and a 2"."""
    return AllOf([say.message("rolled", number=each) for each in dice])


def score_words(score: Sequence[int]) -> Message:
    """Return the score in words, such as "Germans 1, French 0"; `score` are the goals by team."""
    return say.message("score", germans=score[0], french=score[1])


@cache
def half_words(half: int) -> Message:
    """Return a part of the match (1, 2, or 3 for extra time): "first half", "second half" or "extra time"."""
    return say.message("half", half=half)


def landing(view: Position, card: int, way: int) -> Message:
    """Return where a kick from the ball's space ends if nobody stops it: "8 spaces to F11", "into the goal".

    Args:
        view: The position, with the ball on the field.
        card: The card to kick with, a number from 0 to 51.
        way: The direction, an index into WAYS.
    """
    least, most = LEAST[card % 13], MOST[card % 13]
    ray, mouth = RAYS[view.ball][way], GOAL_BEYOND[view.ball][way]
    if mouth >= 0 and least > len(ray):
        return say.message("landing-own-goal" if mouth == view.turn else "landing-goal")
    if not ray:
        return say.message("landing-nowhere")
    path, goal = ball_path(view.ball, way, most)
    space = coordinate(path[-1])
    if goal >= 0:
        key = "landing-rolled-own-goal" if goal == view.turn else "landing-rolled-goal"
        return say.message(key, least=least, most=most, space=space)
    if least > len(ray):
        return say.message("landing-edge", space=space)
    if is_face(card):
        return say.message("landing-rolled", least=least, most=most, space=space)
    return say.message("landing", spaces=most, space=space)


def passing_words(view: Position, card: int, way: int) -> str:
    """Return the opponents who might block a kick and the values they need: "Could be blocked by Pascal (8)".

    Args:
        view: The position, with the ball on the field.
        card: The card to kick with, a number from 0 to 51.
        way: The direction, an index into WAYS.
    """
    others = [
        say.message("passed", philosopher=PHILOSOPHERS[who], needed=needed) if needed else PHILOSOPHERS[who]
        for who, _, needed in preview(view, card, way).blockers
        if TEAM_OF[who] != view.turn
    ]
    return say.label("passing", who=AnyOf(others)) if others else say.label("passing-nobody")


def stopping_lines(view: Position, card: int, way: int) -> Markdown:
    """Return a list of those who might tackle or block a kick: "- Possible tackles: Foucault (needs 8)." and so on.

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
        lines.append(say.text("kick-tacklers", who=AnyOf([_tackler(each) for each in seen.tacklers])))
    if others:
        lines.append(say.text("kick-blockers", who=AllOf([_blocker(each) for each in others])))
    if not lines:
        lines.append(say.text("kick-unopposed"))
    if mine:
        lines.append(say.text("kick-own-blockers", who=AllOf([_blocker(each) for each in mine])))
    return bullets(lines)


def _tackler(stopper: Stopper) -> Message:
    who = PHILOSOPHERS[stopper.philosopher]
    if stopper.needed:
        return say.message("tackler", philosopher=who, needed=stopper.needed)
    return say.message("tackler-rolled", philosopher=who)


def _blocker(stopper: Stopper) -> Message:
    who, space = PHILOSOPHERS[stopper.philosopher], coordinate(stopper.space)
    if stopper.needed:
        return say.message("blocker", philosopher=who, space=space, needed=stopper.needed)
    return say.message("blocker-rolled", philosopher=who, space=space)


def kick_words(view: Position) -> Message:
    """Describe the kick in progress, as in "Nietzsche's 8 of clubs, north from F3"."""
    kick = view.kick
    assert kick
    who, card = PHILOSOPHERS[kick.kicker], card_words(kick.card)
    way, space = way_words(kick.way), coordinate(kick.start)
    if kick.resist:
        return say.message(
            "kick-fouled", philosopher=who, card=card, value=kick.value, resist=kick.resist, way=way, space=space
        )
    if is_face(kick.card):
        return say.message("kick-rolled", philosopher=who, card=card, value=kick.value, way=way, space=space)
    return say.message("kick", philosopher=who, card=card, way=way, space=space)
