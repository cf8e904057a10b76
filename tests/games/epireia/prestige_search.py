"""The highest prestige that a city can have before a turn begins, with every die in its favour: a beam search."""

from games.core.chance import Chance
from games.core.game import Game
from games.core.states import clone
from games.epireia import EDITIONS
from games.epireia.actions.administrators import CallArchitect
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce
from games.epireia.actions.diplomacy import EndMoves, Send
from games.epireia.content import (
    ADMINISTRATORS,
    BOULEUTERION,
    BUILDINGS,
    CITY_NAMES,
    FIGURE,
    FIRST_CITY,
    HOME,
    SCENARIO_CARDS,
)
from games.epireia.state import EpireiaOptions, State
from games.epireia.turns import start_turn
from tests.games.epireia.table import slug

GAME: Game[State, object] = EDITIONS[-1]
LUCKY = Chance(lambda n: n - 1)


def opening(city: str, administrator: str, figure: str) -> State:
    """Turn 1 of a city against one that does nothing, in an act that hinders nobody."""
    s: State = GAME.start(2, EpireiaOptions(), LUCKY)
    other = "Sparta" if city != "Sparta" else "Athens"
    for board, name, league in zip(s.boards, (city, other), (0, 1), strict=True):
        board.city, board.league = CITY_NAMES.index(slug(name)), league
        board.stock, board.prestige, board.best = [2, 2, 2], 1, 1
    s.boards[0].administrator = ADMINISTRATORS.index(slug(administrator))
    s.boards[1].administrator = 0
    s.boards[0].figures, s.boards[0].places = [FIGURE[slug(figure)]], [HOME]
    start_turn(s, LUCKY)
    s.scenario = next(i for i, card in enumerate(SCENARIO_CARDS) if card.name == "city-of-marble")
    return s


def highest(s: State, turns: int, beam: int) -> int:
    """The highest prestige that seat 0 has when this many turns are over, as far as the beam sees."""
    best, positions = 0, [s]
    while positions:
        found: dict[tuple[object, ...], State] = {}
        for state in positions:
            best = max(best, state.boards[0].prestige)
            for after in _after(state):
                if after.turn <= turns:
                    board = after.boards[0]
                    key = (
                        after.phase,
                        after.turn,
                        board.prestige,
                        board.built,
                        tuple(board.stock),
                        tuple(board.figures),
                    )
                    found[(*key, tuple(board.places), after.actions, after.archon, board.used, tuple(after.asks))] = (
                        after
                    )
        positions = sorted(found.values(), key=_promise, reverse=True)[:beam]
    return best


def _after(state: State) -> list[State]:
    """Every move of seat 0; seat 1 does nothing."""
    state = clone(state)
    while GAME.active_seats(state) == (1,):
        state.boards[1].stock = [0, 0, 0]
        (EndDevelopment if state.phase == "develop" else EndMoves).of().play(state, 1, LUCKY)
    results = []
    for action in GAME.legal_actions(state, 0):
        if _helps(action):
            after = clone(state)
            action.play(after, 0, LUCKY)
            results.append(after)
    return results


def _helps(action: object) -> bool:
    """Whether it may bring prestige sooner: not tokens, not more than a donation needs, not Greek cities."""
    if isinstance(action, Donate):
        return action.amount in (2, 4)
    if isinstance(action, Construct | CallArchitect):
        return BUILDINGS[action.building].category in ("Religious", "Administrator") or action.building == BOULEUTERION
    if isinstance(action, Send):
        return action.place < FIRST_CITY
    return not isinstance(action, Produce)


def _promise(s: State) -> float:
    board = s.boards[0]
    uses = (board.built >> 12).bit_count() - board.used
    abroad = sum(place != HOME for place in board.places)
    return 10 * board.prestige + 4 * sum(board.stock) + 3 * max(board.stock) + 8 * s.actions + 12 * uses + 10 * abroad
