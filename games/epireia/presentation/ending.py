"""What the picture of the end of a game says: the winners, by what they won, and the column that decided it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.core.words import AllOf
from games.epireia.battle import column_powers, decide_winner, front_winner, fronts_won
from games.epireia.content import COLUMNS, NONE
from games.epireia.presentation.progress import solo_progress
from games.epireia.supply import seats_of
from games.epireia.view import EpireiaView
from games.epireia.words import city_name, column_heading, figure_name, league_name, say

if TYPE_CHECKING:
    from games.picture.ending import Ending


def ending_of(names: Sequence[str], view: EpireiaView) -> "Ending":
    """Return what the picture of the end of a game says.

    Args:
        names: The players' names by seat, drawable.
        view: The view of a finished game.
    """
    from games.picture.ending import Ending, Standing

    winner = decide_winner(view)[0] if view.battle is not None else NONE
    shared = view.ending == "shared"
    winners = list(range(len(names))) if shared else list(seats_of(view, winner)) if winner != NONE else []
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -view.boards[seat].prestige))
    if winners:
        headline = say.label("ending-won", names=AllOf([names[seat] for seat in winners]))
    else:
        headline = say.label("ending-lost", name=names[0])
    return Ending(
        game=say.label("title-epireia"),
        when=say.label("ending-rounds" if view.solo != NONE else "ending-turns", count=view.turn),
        winners=winners,
        headline=headline,
        reason=_reason(view, winner, bool(winners)),
        moment=_moment(view, winner),
        standings=[Standing(seat, names[seat], _score(view, seat)) for seat in order],
    )


def _score(view: EpireiaView, seat: int) -> str:
    board = view.boards[seat]
    return say.label("ending-score", city=city_name(board.city), prestige=board.prestige)


def _reason(view: EpireiaView, winner: int, won: bool) -> str:
    """Return by what the game was won or lost.

    Args:
        view: The view.
        winner: The winning league, which may be that of the solo enemy; NONE if there is none.
        won: Whether players have won.
    """
    if view.battle is None or winner == NONE:
        return say.label(f"ending-{view.ending}")
    most, least = sorted(fronts_won(view.battle.results), reverse=True)
    if view.ending == "tie":
        return say.label("ending-tie")
    if not won:
        return say.label("ending-beaten", most=most, least=least)
    return say.label(f"ending-{view.ending}", league=league_name(winner), most=most, least=least)


def _moment(view: EpireiaView, winner: int) -> str:
    """Return the closest column on a front that the winner has won; of a solo game without a battle, how far it came.

    The text is empty if there is none.
    """
    battle = view.battle
    if battle is None:
        return say.label("ending-progress", progress=solo_progress(view))
    close = [
        (max(powers) - min(powers), column)
        for column in COLUMNS
        if front_winner(battle.results, column // 3) == winner == battle.results[column] != NONE
        and (powers := column_powers(battle, column))
    ]
    if not close:
        return ""
    column = min(close)[1]
    least, most = sorted(column_powers(battle, column))
    front, number = divmod(column, 3)
    if battle.engaged[winner][front] != number:
        return say.label("ending-moment", column=column_heading(column), most=most, least=least)
    figure = figure_name(battle.generals[winner][front])
    return say.label("ending-moment-figure", column=column_heading(column), most=most, least=least, figure=figure)
