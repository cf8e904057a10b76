"""Judgement: what computer players think of a debate before they calculate. No rule depends on it."""

from functools import cache
from math import tanh

from games.core.action import Action
from games.core.chance import Chance
from games.gorgias.actions.arranging import ChooseColours, PlaceGroup, Ready, stances
from games.gorgias.actions.rolling import RemoveDie, Reroll, Roll, Stop
from games.gorgias.content import CARDS, FACES, PIPS, missing_topics, pyramid
from games.gorgias.options import GorgiasOptions
from games.gorgias.resolution import pips_left, resolve
from games.gorgias.scoring import score
from games.gorgias.state import Group, Stance, State

WHIM = 8
"""One move in so many of a playout is any move at all, so that playouts differ."""


def standing(s: State) -> tuple[float, float] | None:
    """How well both seats stand between two rounds, from 0 to 1; None within a round, where it is too early to say."""
    if s.phase != "opening" or s.rolls or s.speaker != s.first:
        return None
    mine, theirs = (_promise(captured, s.common) for captured in s.captured)
    share = 0.5 + 0.5 * tanh((mine - theirs) / (2 + 0.4 * sum(s.common)))
    return share, 1 - share


def _promise(captured: list[int], common: list[int]) -> float:
    """The points of what is captured, and a part of those that the next pyramids may add."""
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
    """What a hasty but sensible player does: pairs of pyramids are kept and single ones rolled again; each group
    stands as does best against what the opponent has rolled; colours are as they come. None: anything."""
    if not chance.below(WHIM):
        return None
    if s.phase == "arranging":
        return _arrange(s, seat, chance)
    if s.phase == "opening":
        return Roll.of()
    if s.phase == "removing":
        return RemoveDie.of(min(s.dice, key=_worth))
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
    return Reroll.of(len(again), again)


def _arrange(s: State, seat: int, chance: Chance) -> Action | None:
    if s.sealed is None or s.sealed.choices[seat] is not None:
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
def _worth(face: int) -> float:
    """What a group of this face wins against any group at all."""
    return max(_expected(stance, tuple(FACES), hold=True, both=False) for stance in stances(face))


@cache
def _expected(stance: Stance, statement: tuple[int, ...], hold: bool, both: bool) -> float:
    """Pyramids won less pyramids lost to the opponent, on average over how the opponent's statement may be laid out."""
    groups = [_group(other) for face in statement for other in stances(face)]
    empty = 2 * max(CARDS - len(statement), 0)
    ways = [_balance(_group(stance), group, hold, both) for group in [*groups, *[None] * empty]]
    return sum(ways) / len(ways)


def _balance(mine: Group, theirs: Group | None, hold: bool, both: bool) -> int:
    left = resolve(mine, theirs, hold)
    ahead = pips_left(left[0]) - pips_left(left[1])
    won, lost = (sum(each is not None for each in group or ()) for group in left)
    return won * (both or ahead > 0) - lost * (both or ahead < 0)


def _group(stance: Stance) -> Group:
    """A group that stands so, of any colour."""
    projects, absorbs = stance
    return Group(pyramid(0, projects) if projects else None, pyramid(0, absorbs) if absorbs else None)
