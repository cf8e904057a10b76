"""Who has won: more fronts, then the maritime front, then prestige, then Copper (End of game; A33, A36)."""

from games.core.chance import Chance
from games.core.game import Outcome
from games.epireia import events
from games.epireia.content import COPPER, MARITIME, NONE
from games.epireia.state import Battle, State


def columns_won(battle: Battle, front: int) -> tuple[int, int]:
    """By league: the columns it has won on a front so far."""
    here = battle.results[3 * front : 3 * front + 3]
    return here.count(0), here.count(1)


def front_winner(battle: Battle, front: int) -> int:
    """The league with more columns of the front; NONE: nobody (A32)."""
    one, two = columns_won(battle, front)
    return NONE if one == two else int(two > one)


def fronts_won(s: State) -> tuple[int, int]:
    """By league: the fronts it has won."""
    if s.battle is None:
        return 0, 0
    winners = [front_winner(s.battle, front) for front in range(3)]
    return winners.count(0), winners.count(1)


def verdict(s: State) -> tuple[int, str]:
    """The winning league (NONE: nobody, or both) and why."""
    if s.ending == "objectives" or s.battle is None:
        return NONE, "objectives"
    one, two = fronts_won(s)
    if one != two:
        return int(two > one), "fronts"
    if s.solo != NONE:
        return 1 - s.boards[0].league, "tie"
    maritime = front_winner(s.battle, MARITIME)
    if maritime != NONE:
        return maritime, "maritime"
    for reason, values in (
        ("prestige", [board.prestige for board in s.boards]),
        ("copper", [board.stock[COPPER] for board in s.boards]),
    ):
        best = [
            max(value for value, board in zip(values, s.boards, strict=True) if board.league == league)
            for league in range(2)
        ]
        if best[0] != best[1]:
            return int(best[1] > best[0]), reason
    return NONE, "shared"


def finish(s: State, chance: Chance) -> None:
    """The battle is over, and so is the game."""
    winner, s.ending = verdict(s)
    s.phase = "over"
    chance.tell(events.GameEnded, fronts_won(s), winner, s.ending)


def outcome_of(s: State) -> Outcome:
    """The outcome of a finished game; scores are the fronts of a seat's league."""
    winner, reason = verdict(s)
    fronts = fronts_won(s)
    seats = range(len(s.boards))
    winners = tuple([seat for seat in seats if s.boards[seat].league == winner or reason == "shared"])
    return Outcome(winners, tuple([fronts[board.league] for board in s.boards]), reason)
