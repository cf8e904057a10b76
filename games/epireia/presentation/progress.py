"""Texts about how far each city or league has come towards the objective of the current scenario."""

from collections.abc import Callable, Sequence

from games.core.words import EMPTY, Argument, Markdown, Message, Series, bullets, lines
from games.epireia.content import CAVALRY, COPPER, HOPLITES, NONE, SCENARIO_CARDS, SOLO_CARDS, TRIREMES
from games.epireia.scenarios import (
    categories_built,
    corcyra_taken,
    league_prestige,
    maritime_held,
    temples_built,
    territories_held,
)
from games.epireia.supply import seats_of, tokens_held
from games.epireia.view import EpireiaView
from games.epireia.words import league_name, place_name, say, stock_words, unit_name

ProgressText = Callable[[EpireiaView, int], Message]
"""A function that describes the progress of a seat towards the current objective."""


def progress_words(names: Sequence[str], view: EpireiaView) -> Markdown:
    """Describe everybody's progress towards the current objective, with a line for each league or city.

    Args:
        names: The players' names by seat.
        view: The view.

    Returns:
        The text; empty if there is no objective.
    """
    if view.solo != NONE:
        return say.text("progress", progress=solo_progress(view))
    if view.scenario == NONE or view.done:
        return EMPTY
    name = SCENARIO_CARDS[view.scenario].name
    sides: list[tuple[Argument, Message]]
    if name in CITY_PROGRESS:
        sides = [(names[seat], CITY_PROGRESS[name](view, seat)) for seat in range(len(view.boards))]
    else:
        sides = [(league_name(each), LEAGUE_PROGRESS[name](view, seats_of(view, each)[0])) for each in range(2)]
    rows = [say.text("progress-side", side=side, progress=progress) for side, progress in sides]
    return lines([say.text("progress-heading"), bullets(rows)])


def solo_progress(view: EpireiaView) -> Message:
    """Describe the progress towards the objectives of a solo scenario: "prestige 5, 2 Religious buildings"."""
    return SOLO_PROGRESS[SOLO_CARDS[view.solo].name](view, 0)


def is_for_league(scenario: int) -> bool:
    """Return True if a whole league, not a single city, has to meet the objective of an act's scenario.

    Args:
        scenario: The index of the scenario in `SCENARIO_CARDS`.
    """
    return SCENARIO_CARDS[scenario].name in LEAGUE_PROGRESS


def own_progress(view: EpireiaView, seat: int) -> Message | None:
    """Describe a seat's own progress towards the current objective: "So far: prestige 5."; None without one.

    If the objective is for leagues, it is the progress of the seat's league.
    """
    if view.solo != NONE:
        return say.message("progress", progress=solo_progress(view))
    if view.scenario == NONE or view.done:
        return None
    name = SCENARIO_CARDS[view.scenario].name
    return say.message("progress", progress=(CITY_PROGRESS | LEAGUE_PROGRESS)[name](view, seat))


def _league(view: EpireiaView, seat: int) -> int:
    return view.boards[seat].league


def _prestige(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-prestige", prestige=league_prestige(view, _league(view, seat)))


def _treasury(view: EpireiaView, seat: int) -> Message:
    return stock_words(view.treasury[_league(view, seat)])


def _marble(view: EpireiaView, seat: int) -> Message:
    board = view.boards[seat]
    return say.message("progress-marble", built=board.built.bit_count(), categories=categories_built(board))


def _plague(view: EpireiaView, seat: int) -> Message:
    board = view.boards[seat]
    return say.message("progress-plague", temples=temples_built(board), wheat=board.donated[0])


def _beaten(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-brigands", count=view.beaten[_league(view, seat)])


def _pirates(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-pirates", count=_at_sea(view, seat))


def _corcyra(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-corcyra", count=corcyra_taken(view, _league(view, seat)))


def _decree(view: EpireiaView, seat: int) -> Message:
    league = _league(view, seat)
    return say.message(
        "progress-decree", held=len(territories_held(view, league)), taken=view.taken[league].bit_count()
    )


def _plataea(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-plataea", count=view.raided[_league(view, seat)])


def _wooden_wall(view: EpireiaView, seat: int) -> Message:
    count = tokens_held(view, _league(view, seat), TRIREMES)
    return say.message("progress-wall", count=count, negotiations=_won(view, seat))


def _three_hundred(view: EpireiaView, seat: int) -> Message:
    land = len(territories_held(view, _league(view, seat))) - _at_sea(view, seat)
    return say.message("progress-three-hundred", tokens=_with_level_two(view, seat, HOPLITES), land=land)


def _corinth(view: EpireiaView, seat: int) -> Message:
    league = _league(view, seat)
    held = len(territories_held(view, league))
    return say.message(
        "progress-corinth", copper=view.treasury[league][COPPER], held=held, maritime=_at_sea(view, seat)
    )


def _sacred_war(view: EpireiaView, seat: int) -> Message:
    board = view.boards[seat]
    return say.message("progress-sacred-war", prestige=board.prestige, temples=temples_built(board))


def _truce(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-truce", negotiations=_won(view, seat), prestige=view.boards[seat].prestige)


def _plain(view: EpireiaView, seat: int) -> Message:
    return say.message("progress-plain", tokens=_with_level_two(view, seat, CAVALRY), brigands=_beaten(view, seat))


def _at_sea(view: EpireiaView, seat: int) -> int:
    return maritime_held(view, _league(view, seat))


def _won(view: EpireiaView, seat: int) -> Message:
    """Return a seat's successful negotiations with Empires, such as "3 negotiations won (Egypt 2, Macedonia 1)"."""
    won = view.boards[seat].negotiated
    where = [
        say.message("progress-negotiated", empire=place_name(empire), count=count)
        for empire, count in enumerate(won)
        if count
    ]
    if not where:
        return say.message("progress-negotiations-none")
    return say.message("progress-negotiations", count=sum(won), empires=Series(where))


def _with_level_two(view: EpireiaView, seat: int, unit: int) -> Message:
    count, better = (tokens_held(view, _league(view, seat), unit, level) for level in (1, 2))
    return say.message("progress-tokens", count=count, unit=unit_name(unit), better=better)


LEAGUE_PROGRESS: dict[str, ProgressText] = {
    "olympic-games": _prestige,
    "treasury-of-delos": _treasury,
    "the-earthquake": _beaten,
    "pirates": _pirates,
    "affair-of-corcyra": _corcyra,
    "megarian-decree": _decree,
    "night-raid-on-plataea": _plataea,
}
CITY_PROGRESS: dict[str, ProgressText] = {
    "city-of-marble": _marble,
    "the-plague": _plague,
}
SOLO_PROGRESS: dict[str, ProgressText] = {
    "wooden-wall": _wooden_wall,
    "three-hundred": _three_hundred,
    "wealthy-corinth": _corinth,
    "sacred-war": _sacred_war,
    "sacred-truce": _truce,
    "lords-of-the-plain": _plain,
}
