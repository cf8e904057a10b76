"""Negotiations with Empires (Resolution, 1; rulings A11, A22)."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import COUNTS, DIE, EMBASSY, EMPIRES, NONE, PELOPONNESIAN, Price
from games.epireia.figures import ABILITIES
from games.epireia.looks import Looks
from games.epireia.resolution.figures_there import attack_at, figures_at, recall
from games.epireia.scenarios import in_force
from games.epireia.solo.augurs import augur_of
from games.epireia.state import ONCE_ORACLE, State
from games.epireia.supply import any_ability, gain, has_built

_LEAGUES = (PELOPONNESIAN, 1 - PELOPONNESIAN)


def negotiate(s: State, chance: Chance) -> bool:
    """Every figure at the Empire rolls, the Peloponnesian league's first; then they all go home."""
    roll = s.roll
    assert roll is not None
    empire = roll.spot
    while roll.stage < 4:
        league = _LEAGUES[roll.stage // 2]
        there = figures_at(s, empire, league)
        if not there:
            roll.stage = roll.stage // 2 * 2 + 2
            continue
        seat, figure = there[0]
        if roll.stage % 2 == 0:
            if s.boards[seat].merchant:
                s.boards[seat].merchant = False
                _answer(s, seat, figure, empire, 0, chance)
                roll.stage += 2
                continue
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage += 1
        if _fails(s, seat, figure, empire, roll.dice[league]) and may_ask_oracle(s, seat):
            s.asked, roll.figure = seat, figure
            return False
        _answer(s, seat, figure, empire, roll.dice[league], chance)
        roll.stage += 1
    for league in _LEAGUES:
        recall(s, empire, league)
    return True


def may_ask_oracle(s: State, seat: int) -> bool:
    """Whether a city may roll one of its dice again."""
    board, roll = s.boards[seat], s.roll
    assert roll is not None
    kept = roll.kept >> seat & 1
    return not kept and not board.once & ONCE_ORACLE and any_ability(board, "rerolls_negotiation")


def required(s: Looks, empire: int, coming: int = NONE) -> int:
    """What the Empire requires now: more with two figures there, and where a scenario says so. `coming` is a league
    that is counted as if it were there."""
    card = EMPIRES[empire]
    crowded = (coming == 0 or attack_at(s, empire, 0) > 0) and (coming == 1 or attack_at(s, empire, 1) > 0)
    return card.roll + COUNTS.empire_crowded * crowded + in_force(s).sea_burden * card.sea


def empire_bonus(s: Looks, seat: int, figure: int) -> int:
    """What is added to the die: the figure's own, the Embassy's, the augur's."""
    augur = augur_of(s)
    embassy = COUNTS.building_bonus * has_built(s.boards[seat], EMBASSY)
    return ABILITIES[figure].empire_bonus + embassy + augur.empire_bonus + augur.dice_bonus


def _fails(s: State, seat: int, figure: int, empire: int, die: int) -> bool:
    return die + empire_bonus(s, seat, figure) < required(s, empire)


def _answer(s: State, seat: int, figure: int, empire: int, die: int, chance: Chance) -> None:
    """Pay the reward or nothing; die 0 is the Merchant's word, which needs no roll and pays double."""
    got: Price = (0, 0, 0)
    if not die or not _fails(s, seat, figure, empire, die):
        s.boards[seat].negotiated[empire] += 1
        reward = list(EMPIRES[empire].reward)
        if not die:
            reward = [2 * each for each in reward]
        if more := ABILITIES[figure].empire_gain:
            reward[_scarcest(s, seat, empire)] += more
        got = gain(s, seat, (reward[0], reward[1], reward[2]), "", chance)
    bonus = empire_bonus(s, seat, figure)
    chance.tell(events.EmpireAnswered, seat, figure, empire, die, bonus, required(s, empire), got)


def _scarcest(s: State, seat: int, empire: int) -> int:
    """Of what the Empire gives, the resource that the city has least of."""
    stock = s.boards[seat].stock
    given = [i for i in range(3) if EMPIRES[empire].reward[i]]
    return min(given, key=lambda i: stock[i]) if given else NONE
