"""Judgement: what computer players think of a match before they calculate. No rule depends on it."""

from functools import cache
from math import exp

from games.grudgematch.content import FACE, PHILOSOPHERS_OF, TEAM_MASK
from games.grudgematch.field import (
    CENTRE_ROW,
    GOAL_BEYOND,
    NEAR,
    OFF,
    RAYS,
    ROWS,
    apart,
    column_of,
    row_of,
)
from games.grudgematch.state import State

GOAL = 100.0
"""What a goal is worth, where a space forward is worth 1."""
WAVERING = 0.2
"""What it costs to take a choice back: it leads nowhere, so a search should not go round and round."""
IDLING = 0.04
"""What a turn without a card costs a side that is not ahead, for each such turn in a row."""
NEARNESS = 3.0
"""What a space nearer to the ball is worth, to the nearest philosopher whose suit is held."""
STRIDE = 4
"""So far a run goes."""
HALF_DECK = 43


def standing_of(s: State) -> tuple[float, float] | None:
    """How well both seats stand at the beginning of a run, from 0 to 1; None at any other moment.

    Each seat judges by its own hand and by what the other may hold on average: what a guessed hand happens to hold
    would only be noise.
    """
    if s.phase != "run" or s.ran or s.runner is not None:
        return None
    left = (len(s.deck) + s.joker) / HALF_DECK if s.half < 3 else 0.5
    slope = 1.2 + 1.8 * (1 - left)
    shares = []
    for seat in range(2):
        team = s.german ^ seat
        lead = s.score[team] - s.score[1 - team] + (promise(s, team) - threat(s, 1 - team)) / GOAL
        lead -= WAVERING * s.changes[team]
        if s.turn != team and s.score[team] <= s.score[1 - team]:  # who is not ahead should not wait
            lead -= IDLING * min(s.idle, 8)
        shares.append(1 / (1 + exp(-lead * slope)))
    return shares[0], shares[1]


def promise(s: State, team: int) -> float:
    """What the position promises a team that knows its hand: ground, philosophers near the ball, a shot."""
    ball = s.ball
    if ball == OFF:
        return 0.0
    best = near = 0.0
    for philosopher in PHILOSOPHERS_OF[team]:
        space = s.at[philosopher]
        if space == OFF:
            continue
        ranks = [card % 13 for card in s.hands[team] if card // 13 == philosopher % 4]
        if not ranks:
            continue
        far = max(1, apart(space, ball))
        near = max(near, 12 - far + 0.3 * max([mean(rank) for rank in ranks]))
        if far <= STRIDE + 1:
            for way in shots(ball, team):
                needed = len(RAYS[ball][way]) + 1
                for rank in ranks:
                    if chance := odds(rank, needed):
                        best = max(best, chance * clear(s, team, way, mean(rank)) * (1.3 - 0.1 * far))
    return best * GOAL * (0.6 if s.turn == team else 0.35) + 1.5 * ground(team, ball) + NEARNESS * near


def threat(s: State, team: int) -> float:
    """The same for a team whose hand is not known."""
    ball, cards = s.ball, len(s.hands[team])
    if ball == OFF:
        return 0.0
    best = near = 0.0
    for philosopher in PHILOSOPHERS_OF[team]:
        space = s.at[philosopher]
        if space == OFF:
            continue
        far = max(1, apart(space, ball))
        near = max(near, 12.0 - far)
        if far <= STRIDE + 1:
            for way in shots(ball, team):
                needed = len(RAYS[ball][way]) + 1
                best = max(best, stopping(needed, cards) * clear(s, team, way, needed + 1) * (1.3 - 0.1 * far))
    return best * GOAL * (0.6 if s.turn == team else 0.35) + 1.5 * ground(team, ball) + NEARNESS * near


def ground(team: int, space: int) -> float:
    """How far a ball there is from the middle, towards the other goal; near its middle column is better."""
    forward = row_of(space) - CENTRE_ROW
    return (forward if team == 0 else -forward) - 0.25 * abs(column_of(space) - 5)


@cache
def shots(space: int, team: int) -> tuple[int, ...]:
    """The directions that lead into the other goal."""
    return tuple([way for way in range(8) if GOAL_BEYOND[space][way] == 1 - team])


@cache
def odds(rank: int, needed: int) -> float:
    """The chance that a card of this rank (from 0) has at least this value."""
    if rank < FACE:
        return float(rank + 1 >= needed)
    if rank == FACE + 2:
        return sum(a + b >= needed for a in range(1, 7) for b in range(1, 7)) / 36
    more = 2 * (rank - FACE)
    return sum(die + more >= needed for die in range(1, 7)) / 6


@cache
def mean(rank: int) -> int:
    """The value to reckon with."""
    return rank + 1 if rank < FACE else (4, 6, 7)[rank - FACE]


@cache
def stopping(needed: int, cards: int) -> float:
    """The chance that somebody with so many unknown cards has one of a suit that reaches this value."""
    good = sum(odds(rank, needed) for rank in range(13))
    return 1 - (1 - good / 52) ** cards


def clear(s: State, team: int, way: int, value: int) -> float:
    """The chance that such a kick from where the ball lies is neither tackled nor blocked on its whole way."""
    other = 1 - team
    cards = len(s.hands[other])
    if not cards:
        return 1.0
    free, at = 1.0, s.at
    seen = 0
    near = NEAR[s.ball]
    for philosopher in PHILOSOPHERS_OF[other]:
        if near >> at[philosopher] & 1:
            free *= 1 - stopping(value, cards)
    needed = value
    for space in RAYS[s.ball][way]:
        if needed < 1:
            break
        near = NEAR[space]
        for philosopher in PHILOSOPHERS_OF[other]:
            if near >> at[philosopher] & 1 and not seen >> philosopher & 1:
                seen |= 1 << philosopher
                free *= 1 - stopping(needed, cards)
        needed -= 1
    return free


def kick_worth(s: State, team: int, card: int, way: int) -> float:
    """What a kick is worth: a goal's chance, or the ground it wins; less what the card might do later."""
    ray, value = RAYS[s.ball][way], mean(card % 13)
    mouth, length = GOAL_BEYOND[s.ball][way], len(ray)
    cost = 0.4 + 0.1 * value
    if mouth == team and value > length:
        return -GOAL
    if mouth == 1 - team and (chance := odds(card % 13, length + 1)):
        return chance * clear(s, team, way, value) * GOAL - cost
    end = ray[min(value, length) - 1] if length else s.ball
    return rest_worth(s, team, end) - rest_worth(s, team, s.ball) - cost


def rest_worth(s: State, team: int, space: int) -> float:
    """What it is worth that the ball lies there: ground, one's own beside it with cards, none of the others."""
    near, at = NEAR[space], s.at
    worth = _place_worth(team, space)
    for philosopher in PHILOSOPHERS_OF[1 - team]:
        if near >> at[philosopher] & 1:
            worth -= 2.5
    for philosopher in PHILOSOPHERS_OF[team]:
        if near >> at[philosopher] & 1:
            suit = philosopher % 4
            for card in s.hands[team]:
                if card // 13 == suit:
                    worth += 2.5
                    break
    return worth


@cache
def _place_worth(team: int, space: int) -> float:
    return 1.2 * ground(team, space) + 2 * bool(shots(space, team)) - 2 * bool(shots(space, 1 - team))


def kick_end(s: State) -> tuple[int, int]:
    """Where the kick that is on its way goes if nobody stops it: a space and -1, or OFF and whose goal."""
    kick = s.kick
    assert kick
    ray = RAYS[kick.start][kick.way]
    if kick.value > len(ray) and GOAL_BEYOND[kick.start][kick.way] >= 0:
        return OFF, GOAL_BEYOND[kick.start][kick.way]
    return (ray[min(kick.value, len(ray)) - 1] if ray else kick.start), -1


def blockers_ahead(s: State, team: int) -> bool:
    """Whether a team has somebody further along the way of the kick."""
    kick = s.kick
    assert kick
    mask = TEAM_MASK[team] & ~kick.had
    for space in RAYS[kick.start][kick.way][kick.moved : kick.value]:
        near = NEAR[space]
        for philosopher in PHILOSOPHERS_OF[team]:
            if mask >> philosopher & 1 and near >> s.at[philosopher] & 1:
                return True
    return False


def own_row(team: int) -> int:
    """The row of a team's own goal."""
    return 0 if team == 0 else ROWS - 1
