"""The course of a game: turns of three phases, act after act, until the Great Battle."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.battle import begin_battle
from games.epireia.content import AUGURS, CIVIL, COUNTS, DELIAN, NONE, PELOPONNESIAN, SOLO, Price
from games.epireia.looks import Looks
from games.epireia.prestige import settle
from games.epireia.resolution import resolve
from games.epireia.scenarios import check_scenario, close_act, in_force, reveal_act
from games.epireia.solo.augurs import augur_of
from games.epireia.solo.enemies import move_enemies
from games.epireia.state import Roll, State
from games.epireia.supply import charges, gain, has_built, turn_order


def start_turn(s: State, chance: Chance) -> None:
    """A new turn: the next act where the last one is completed, the augur in solo, then the first city develops."""
    s.turn += 1
    chance.tell(events.TurnBegan, s.turn)
    for board in s.boards:
        board.once = board.moved = 0
        board.merchant = False
    if s.solo == NONE and (s.done or not s.act):
        reveal_act(s, chance)
    s.phase = "develop"
    s.queue = turn_order(s, DELIAN)
    if s.solo != NONE:
        s.augur = chance.pick([card for card in range(len(AUGURS)) if card not in s.augurs])
        s.augurs.append(s.augur)
        chance.tell(events.AugurRead, s.augur)
    _next_city(s, chance)


def _next_city(s: State, chance: Chance) -> None:
    s.asked = s.queue.pop(0)
    s.actions = augur_of(s).actions
    if s.solo != NONE:
        augur_of(s).begin(s, chance)
        settle(s, chance)


def is_alone(s: Looks, seat: int) -> bool:
    """Whether this is the one city against two of a three-player game."""
    boards = s.boards
    return len(boards) == 3 and sum(board.league == boards[seat].league for board in boards) == 1


def developed(s: State, chance: Chance) -> None:
    """After everything that a city does in its Development: climb, look at the scenario, and pass on when nothing is
    left to do."""
    settle(s, chance)
    check_scenario(s, chance, DELIAN)
    if not s.asks and not s.actions and not charges(s.boards[s.asked]):
        end_development(s, chance)


def end_development(s: State, chance: Chance) -> None:
    """The next city develops, or diplomacy begins."""
    s.actions = s.archon = 0
    if s.queue:
        _next_city(s, chance)
        return
    s.phase = "diplomacy"
    s.queue = turn_order(s, PELOPONNESIAN)
    s.asked = s.queue.pop(0)


def end_moves(s: State, chance: Chance) -> None:
    """The next city moves its figures, or everything is resolved."""
    if s.queue:
        s.asked = s.queue.pop(0)
        return
    move_enemies(s, chance)
    s.phase, s.asked, s.roll = "resolution", NONE, Roll()
    go_on(s, chance)


def go_on(s: State, chance: Chance) -> None:
    """Resolve until somebody has to decide; then the income, and the turn is over."""
    if not resolve(s, chance):
        return
    s.roll = None
    _income(s, chance)
    check_scenario(s, chance, PELOPONNESIAN, end_of_resolution=True)
    if s.solo != NONE:
        _end_round(s, chance)
        return
    if not s.done and s.turn - s.act_turn + 1 >= COUNTS.act_turns:
        close_act(s, chance, in_time=False)
    if s.done and s.act == 3:
        begin_battle(s, chance)
    else:
        start_turn(s, chance)


def _end_round(s: State, chance: Chance) -> None:
    """Solo: after the last round the objectives decide whether there is a battle (A36)."""
    if s.turn < SOLO[s.solo].rounds:
        start_turn(s, chance)
    elif in_force(s).met(s, 0):
        begin_battle(s, chance)
    else:
        s.phase, s.asked, s.ending = "over", NONE, "objectives"
        chance.tell(events.GameEnded, (0, 0), NONE, s.ending)


def _income(s: State, chance: Chance) -> None:
    """1 of each resource for all, and what Civil buildings add."""
    wheat = in_force(s).basic_wheat and augur_of(s).basic_wheat
    gains: list[Price] = []
    for seat, board in enumerate(s.boards):
        w, d, c = (has_built(board, building) for building in CIVIL)
        gains.append(gain(s, seat, (wheat + w, 1 + d, 1 + c), "", chance))
    chance.tell(events.Income, tuple(gains))
