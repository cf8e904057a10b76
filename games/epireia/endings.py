"""Who has won: more fronts, then the maritime front, then prestige, then Copper (End of game; A33, A36)."""

from collections.abc import Sequence

from games.core.chance import Chance
from games.core.game import Outcome
from games.epireia import events
from games.epireia.content import COPPER, MARITIME, NONE
from games.epireia.state import State


def columns_won(results: Sequence[int], front: int) -> tuple[int, int]:
    """By league: the columns it has won on a front so far; `results` are a battle's."""
    here = results[3 * front : 3 * front + 3]
    return here.count(0), here.count(1)


def front_winner(results: Sequence[int], front: int) -> int:
    """The league with more columns of a front that is over; NONE: nobody (A32)."""
    one, two = columns_won(results, front)
    return NONE if one == two else int(two > one)


def fronts_won(results: Sequence[int]) -> tuple[int, int]:
    """By league: the fronts it has won, of those that are over."""
    winners = [front_winner(results, front) for front in range(len(results) // 3)]
    return winners.count(0), winners.count(1)


def verdict(s: State) -> tuple[int, str]:
    """The winning league (NONE: nobody, or both) and why."""
    if s.ending == "objectives" or s.battle is None:
        return NONE, "objectives"
    one, two = fronts_won(s.battle.results)
    if one != two:
        return int(two > one), "fronts"
    if s.solo != NONE:
        return 1 - s.boards[0].league, "tie"
    maritime = front_winner(s.battle.results, MARITIME)
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
    assert s.battle is not None
    winner, s.ending = verdict(s)
    s.phase = "over"
    chance.tell(events.GameEnded, fronts_won(s.battle.results), winner, s.ending)


def outcome_of(s: State) -> Outcome:
    """The outcome of a finished game; scores are the fronts of a seat's league."""
    winner, reason = verdict(s)
    fronts = fronts_won(s.battle.results) if s.battle is not None else (0, 0)
    seats = range(len(s.boards))
    winners = tuple([seat for seat in seats if s.boards[seat].league == winner or reason == "shared"])
    return Outcome(winners, tuple([fronts[board.league] for board in s.boards]), reason)
