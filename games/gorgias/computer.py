"""A rule-based computer player for Gorgias, used in the simulated games of the search, and a rating of positions.

No rule depends on this module.
"""

from functools import cache
from math import tanh

from games.core.action import Action
from games.core.chance import Chance
from games.gorgias.actions import ChooseColours, PlaceGroup, Ready, RemoveDie, Reroll, Roll, Stop
from games.gorgias.content import CARDS, FACES, PIPS, missing_topics
from games.gorgias.rules import pips_left, resolve_card, score
from games.gorgias.state import GorgiasOptions, Group, Stance, State, group_of, stances

RANDOM_MOVE_EVERY = 8
"""On average, one move in this many of a simulated game is random, so that these games differ."""


def prospects(s: State) -> tuple[float, float] | None:
    """Estimate both seats' prospects from 0 (lost) to 1 (won) at the start of a round; return None at other times."""
    if s.phase != "opening" or s.rolls or s.speaker != s.first:
        return None
    mine, theirs = (_expected_points(captured, s.common) for captured in s.captured)
    share = 0.5 + 0.5 * tanh((mine - theirs) / (2 + 0.4 * sum(s.common)))
    return share, 1 - share


def _expected_points(captured: list[int], common: list[int]) -> float:
    """Return the points for a seat's captured pyramids, plus a share of the points that further ones may add.

    Args:
        captured: How many of each pyramid the seat has captured.
        common: How many of each pyramid are left in the common stock.
    """
    promise: float = score(captured).points
    for first in range(0, len(captured), len(PIPS)):
        missing = [i for i in range(first, first + len(PIPS)) if not captured[i]]
        if len(missing) < len(PIPS) and all(common[i] for i in missing):
            promise += (0, 1.2, 0.3)[len(missing)]
    sizes = [sum(captured[i :: len(PIPS)]) for i in range(len(PIPS))]
    if sum(common) and sum(size > min(sizes) for size in sizes) == len(PIPS) - 1:
        promise += 0.7
    return promise


def quick_action(s: State, seat: int, chance: Chance) -> Action | None:
    """Choose an action by a simple policy for simulated games; return None if any legal action will do.

    The policy keeps dice that call for two pyramids and rerolls those that call for one. It turns the pyramids of each
    die the way that does best against the opponent's statement, and chooses colours at random.

    Args:
        s: The state, which is not changed.
        seat: The seat that acts.
        chance: The source of random draws; now and then it makes the policy return None.
    """
    if not chance.below(RANDOM_MOVE_EVERY):
        return None
    if s.phase == "arranging":
        return _arrange(s, seat, chance)
    if s.phase == "opening":
        return Roll.of()
    if s.phase == "removing":
        return RemoveDie.of(min(s.dice, key=_face_value))
    return _roll_again(s.dice) if s.phase == "rerolling" else None


def _roll_again(dice: tuple[int, ...]) -> Action:
    single = tuple([face for face in dice if len(FACES[face]) == 1])
    pairs = tuple([face for face in dice if len(FACES[face]) > 1])
    if missing_topics(dice):
        again = single or dice[:1]
    elif len(single) > (1 if missing_topics(pairs) else 0):
        again = single
    else:
        return Stop.of()
    return Reroll.of(again)


def _arrange(s: State, seat: int, chance: Chance) -> Action | None:
    if s.sealed is None or s.sealed.has_chosen(seat):
        return None
    draft = s.drafts[seat]
    if draft.complete:
        return Ready.of()
    if draft.stance is not None:
        return chance.pick(tuple(ChooseColours.offers(s, seat)))
    return _best_placing(chance.pick(draft.rest), s.statements[1 - seat], s.options)


@cache
def _best_placing(face: int, statement: tuple[int, ...], options: GorgiasOptions) -> Action:
    hold, both = options.shields == "hold", options.captures == "both"
    return PlaceGroup.of(*max(stances(face), key=lambda stance: _expected(stance, statement, hold, both)))


@cache
def _face_value(face: int) -> float:
    """Return how many pyramids the pyramids of this die face win minus how many they lose, on average.

    The average is over every group that the opponent may put on the card across; of the two stances that the face
    allows, the better one counts.
    """
    return max(_expected(stance, tuple(FACES), hold=True, both=False) for stance in stances(face))


@cache
def _expected(stance: Stance, statement: tuple[int, ...], hold: bool, both: bool) -> float:
    """Return the pyramids won minus those lost on a card, averaged over what the opponent may place across from it.

    Args:
        stance: The sizes in pips of one's pyramids that project and absorb, 0 for none.
        statement: The faces of the opponent's dice, which tell its pyramids.
        hold: If True, a shield that absorbs fewer pips than it has stays whole; if False, it shrinks
            (`rules.left_of_group`).
        both: If True, each seat wins what it has left on a card; if False, only the one with more pips left (G10).
    """
    groups = [_group(other) for face in statement for other in stances(face)]
    empty = 2 * max(CARDS - len(statement), 0)
    ways = [_capture_balance(_group(stance), group, hold, both) for group in [*groups, *[None] * empty]]
    return sum(ways) / len(ways)


def _capture_balance(mine: Group, theirs: Group | None, hold: bool, both: bool) -> int:
    left = resolve_card(mine, theirs, hold)
    ahead = pips_left(left[0]) - pips_left(left[1])
    won, lost = (sum(each is not None for each in group or ()) for group in left)
    return won * (both or ahead > 0) - lost * (both or ahead < 0)


def _group(stance: Stance) -> Group:
    """Return a group of pyramids in this stance, all in the first colour: for estimates that ignore colours."""
    return group_of(stance, 0 if stance.projects else None, 0 if stance.absorbs else None)
