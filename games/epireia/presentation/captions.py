"""The pictures of a position, and their words: titles, alternative texts, the text beside them, the end of a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from games.core.words import EMPTY, AllOf, Markdown, lines
from games.epireia.battle import column_powers, decide_winner, front_winner, fronts_won
from games.epireia.content import COLUMNS, FRONTS, NONE, SCENARIO_CARDS, SOLO_CARDS
from games.epireia.presentation.position import dice_words, front_figures, has_caption, league_lines
from games.epireia.presentation.progress import progress_words, solo_progress
from games.epireia.presentation.prompts import PLACING, deciding_alone, question_key, stage_words
from games.epireia.supply import seats_of
from games.epireia.view import EpireiaView
from games.epireia.words import (
    augur_effect,
    augur_name,
    card_in_brief,
    card_name,
    city_name,
    column_heading,
    figure_name,
    label_of,
    league_name,
    say,
    territory_name,
)

if TYPE_CHECKING:
    from games.picture.ending import Ending

Drawing = Literal["map", "field", "ending"]
"""The map of Greece, the battlefield, or the end of the game."""


def drawings(view: EpireiaView) -> tuple[Drawing, ...]:
    """Return which pictures show a position: the map, the battlefield, the end of the game, or two of them.

    In a solo game the enemy's army lies on the battlefield from the beginning.
    """
    if view.phase == "over":
        return "ending", "map" if view.battle is None else "field"
    if view.battle is not None:
        return ("field",)
    return ("map", "field") if view.solo != NONE and view.turn else ("map",)


def title_words(view: EpireiaView, drawing: Drawing) -> str:
    """Return the stage of the game for the left side of a picture's title, such as "Turn 3, act 1".

    Args:
        view: The view that the picture shows.
        drawing: What it shows of it.
    """
    if drawing == "field":
        return say.label("phase-battle" if view.battle is not None else "title-battlefield")
    if view.turn == 0:
        return say.label("title-epireia")
    if view.solo != NONE:
        return say.label("title-round", round=view.turn)
    return say.label("title-turn", turn=view.turn, act=view.act)


def deciding_words(names: Sequence[str], view: EpireiaView) -> str:
    """Return who decides what, such as "Malia develops", for a picture's title; at the end the result.

    Args:
        names: The players' names by seat.
        view: The view.
    """
    if view.phase == "over":
        if view.battle is None:
            return say.label("title-no-battle")
        one, two = fronts_won(view.battle.results)
        return say.label("title-fronts", one=one, two=two)
    alone = deciding_alone(view)
    if alone != NONE:
        return say.label(f"title-{question_key(view)}", name=names[alone])
    return say.label(f"title-together-{view.phase}")


# -- alternative texts ---------------------------------------------------------------------------------------------


def alt_words(names: Sequence[str], view: EpireiaView, drawing: Drawing) -> str:
    """Return the alternative text of a picture: what is most important in it, in a sentence or two.

    Args:
        names: The players' names by seat.
        view: The view that the picture shows.
        drawing: What it shows of it.
    """
    if drawing == "ending":
        return _ending_alt(names, view)
    if drawing == "field":
        return _field_alt(names, view)
    return _map_alt(names, view)


def _ending_alt(names: Sequence[str], view: EpireiaView) -> str:
    if view.battle is None:
        return say.label("alt-over-objectives")
    one, two = fronts_won(view.battle.results)
    winner, _ = decide_winner(view)
    if winner == NONE:
        return say.label("alt-over-shared", one=one, two=two)
    winners = [names[seat] for seat in seats_of(view, winner)]
    if not winners:
        key = "alt-over-lost-tie" if view.ending == "tie" else "alt-over-lost"
        return say.label(key, name=names[0], one=one, two=two)
    league = league_name(winner)
    return say.label(f"alt-over-{view.ending}", names=AllOf(winners), league=league, one=one, two=two)


def _field_alt(names: Sequence[str], view: EpireiaView) -> str:
    battle = view.battle
    if battle is None:
        return say.label("alt-enemy-army")
    stage, deciding = label_of(stage_words(view)), deciding_words(names, view)
    if view.phase in PLACING:
        return say.label("alt-map", stage=stage, deciding=deciding)
    one, two = fronts_won(battle.results)
    if view.phase == "over":
        return say.label("alt-field-over", one=one, two=two)
    found = [say.label("alt-battle", stage=stage, done=len(battle.results), all=len(COLUMNS), one=one, two=two)]
    if battle.column < len(COLUMNS) and battle.revealed:
        powers, column = column_powers(battle, battle.column), column_heading(battle.column)
        found.append(say.label("alt-column", column=column, one=powers[0], two=powers[1], deciding=deciding))
    return " ".join(found)


def _map_alt(names: Sequence[str], view: EpireiaView) -> str:
    stage, deciding = label_of(stage_words(view)), deciding_words(names, view)
    if not view.turn:
        return say.label("alt-setup", stage=stage, deciding=deciding)
    held = [
        say.message("alt-held", name=name, count=view.owners.count(seat))
        for seat, name in enumerate(names)
        if seat in view.owners
    ]
    found = [say.label("alt-map", stage=stage, deciding=deciding)]
    found.append(say.label("alt-territories", held=AllOf(held)) if held else say.label("alt-no-territories"))
    if view.brigands:
        found.append(say.label("alt-brigands", territories=AllOf([territory_name(t) for t in view.brigands])))
    return " ".join(found)


# -- the text beside the picture -----------------------------------------------------------------------------------


def caption_words(names: Sequence[str], view: EpireiaView) -> Markdown:
    """Describe what the pictures leave out: the scenario, the dice, the leagues, and who leads the fronts.

    Args:
        names: The players' names by seat.
        view: The view that the picture shows.
    """
    if not has_caption(view):
        return EMPTY
    if view.battle is not None:
        fronts = [front_figures(view, front) for front in range(len(FRONTS))] if view.battle.generals else []
        return lines([*fronts, *league_lines(names, view, enemy=False)])
    parts = _scenario(names, view)
    if dice := dice_words(view):
        parts.append(say.text("board-dice", dice=dice))
    parts += league_lines(names, view, enemy=False)
    return lines(parts)


def _scenario(names: Sequence[str], view: EpireiaView) -> list[Markdown]:
    card = SOLO_CARDS[view.solo] if view.solo != NONE else SCENARIO_CARDS[view.scenario]
    if view.done:
        return [say.text("board-act-over", act=view.act, name=card_name(card))]
    found = [say.text("caption-scenario", name=card_name(card), card=card_in_brief(card)), progress_words(names, view)]
    if view.augur != NONE:
        found.append(say.text("board-augur", augur=augur_name(view.augur), effect=augur_effect(view.augur)))
    return found


# -- the picture of the end of a game -------------------------------------------------------------------------------


def ending_of(names: Sequence[str], view: EpireiaView) -> "Ending":
    """Return the texts of the picture that is drawn at the end of a game: winners, reason, decisive moment, standing.

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
        reason=_ending_reason(view, winner, bool(winners)),
        moment=_ending_moment(view, winner),
        standings=[Standing(seat, names[seat], _ending_score(view, seat)) for seat in order],
    )


def _ending_score(view: EpireiaView, seat: int) -> str:
    board = view.boards[seat]
    return say.label("ending-score", city=city_name(board.city), prestige=board.prestige)


def _ending_reason(view: EpireiaView, winner: int, won: bool) -> str:
    """Return in a short sentence by what the game was won or lost, for the picture of its end.

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


def _ending_moment(view: EpireiaView, winner: int) -> str:
    """Return a sentence about the decisive moment, for the picture of the end of a game; empty if there is none.

    It is the closest column on a front that the winning league has won; of a solo game without a battle, how far it
    came.

    Args:
        view: The view.
        winner: The winning league.
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
