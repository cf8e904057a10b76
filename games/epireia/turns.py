"""The course of a game: turns of three phases, act after act, until the Great Battle; and the seats that decide."""

from games.core.chance import Chance
from games.core.sealed import Sealed, Submissions
from games.epireia import events
from games.epireia.battle import begin_battle
from games.epireia.content import AUGURS, CIVIL, COUNTS, DELIAN, NONE, PELOPONNESIAN, SOLO, Price
from games.epireia.development import can_develop, settle_bonuses
from games.epireia.resolution import move_enemies, resolve
from games.epireia.scenarios import active_scenario, check_scenario, close_act, current_augur, reveal_act
from games.epireia.state import Roll, State, Table
from games.epireia.supply import gain, has_built, turn_order


def start_turn(state: State, chance: Chance) -> None:
    """Begin a turn: reveal a new act if one is due, draw an augur card in solo games, and start development."""
    state.turn += 1
    chance.tell(events.TurnBegan, state.turn)
    for board in state.boards:
        board.once = board.moved = 0
        board.merchant = False
    if state.solo == NONE and (state.done or not state.act):
        reveal_act(state, chance)
    state.phase = "develop"
    state.queue = turn_order(state, DELIAN)
    if state.solo != NONE:
        state.augur = chance.pick([card for card in range(len(AUGURS)) if card not in state.augurs])
        state.augurs.append(state.augur)
        chance.tell(events.AugurRead, state.augur)
    _next_city(state, chance)


def _next_city(state: State, chance: Chance) -> None:
    state.asked = state.queue.pop(0)
    state.actions = current_augur(state).actions
    if state.solo != NONE:
        current_augur(state).begin(state, chance)
        settle_bonuses(state, chance)
    _end_if_unable(state, chance)


def open_box(table: Table) -> Submissions | None:
    """Return the secret choice that several seats are making now, or None; it holds how many have yet to choose.

    It is the choice of first figures, of armies, or of the figures on the fronts.
    """
    if table.battle is None:
        return table.box
    return table.battle.army_box or table.battle.general_box


def has_chosen(state: State, seat: int) -> bool:
    """Return True if a seat has made its choice while several seats choose in secret.

    Args:
        state: The state, in which such a choice is open.
        seat: The seat.
    """
    box = open_box(state)
    return isinstance(box, Sealed) and box.has_chosen(seat)


def pending_seats(state: State) -> tuple[int, ...]:
    """Return the seats that have to decide now, in seat order; empty once the game is over."""
    if state.asked >= 0:
        return (state.asked,)
    box = open_box(state)
    return box.waiting if isinstance(box, Sealed) else ()


def after_development(state: State, chance: Chance) -> None:
    """Continue after a Development action: settle bonuses, check the scenario, perhaps end the development.

    The city's development ends if it has no question to answer and can neither act nor use its Administrator.
    """
    settle_bonuses(state, chance)
    check_scenario(state, chance, DELIAN)
    _end_if_unable(state, chance)


def _end_if_unable(state: State, chance: Chance) -> None:
    """End the development of a city that can neither act nor use its Administrator (rules, A7)."""
    if can_develop(state, state.asked):
        return
    if state.actions:
        chance.tell(events.CouldNotPay, state.asked, state.actions)
    end_development(state, chance)


def end_development(state: State, chance: Chance) -> None:
    """End a city's development: the next city develops, or after the last one the Diplomacy phase begins.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    state.actions = state.archon = 0
    if state.queue:
        _next_city(state, chance)
        return
    state.phase = "diplomacy"
    state.queue = turn_order(state, PELOPONNESIAN)
    state.asked = state.queue.pop(0)


def end_diplomacy(state: State, chance: Chance) -> None:
    """End a city's moves of figures: the next city moves, or after the last one the Resolution phase begins.

    It resolves places until a seat has to decide.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    if state.queue:
        state.asked = state.queue.pop(0)
        return
    move_enemies(state, chance)
    state.phase, state.asked, state.roll = "resolution", NONE, Roll()
    continue_resolution(state, chance)


def continue_resolution(state: State, chance: Chance) -> None:
    """Resolve places until a seat has to decide; after the last one, pay income and end the turn.

    The next turn or the Great Battle then begins; a solo game may be over.
    """
    if not resolve(state, chance):
        return
    state.roll = None
    _collect_income(state, chance)
    check_scenario(state, chance, PELOPONNESIAN, end_of_resolution=True)
    if state.solo != NONE:
        _end_round(state, chance)
        return
    if not state.done and state.turn - state.act_turn + 1 >= COUNTS.act_turns:
        close_act(state, chance)
    if state.done and state.act == 3:
        begin_battle(state, chance)
    else:
        start_turn(state, chance)


def _end_round(state: State, chance: Chance) -> None:
    """Begin the next round of a solo game; after the last, begin the battle or end the game as lost.

    The battle begins if the scenario's objectives are met (rules, A36).
    """
    if state.turn < SOLO[state.solo].rounds:
        start_turn(state, chance)
    elif active_scenario(state).met(state, 0):
        begin_battle(state, chance)
    else:
        state.phase, state.asked, state.ending = "over", NONE, "objectives"
        chance.tell(events.GameEnded, (0, 0), NONE, state.ending)


def _collect_income(state: State, chance: Chance) -> None:
    """Give every city its income at the end of a turn: 1 of each resource, and what its Civil buildings add."""
    wheat = active_scenario(state).basic_wheat and current_augur(state).basic_wheat
    gains: list[Price] = []
    for seat, board in enumerate(state.boards):
        w, d, c = (has_built(board, building) for building in CIVIL)
        gains.append(gain(state, seat, (wheat + w, 1 + d, 1 + c), "", chance))
    chance.tell(events.Income, tuple(gains))
