"""Texts about how far each city or league has come towards the objective of the current scenario."""

from collections.abc import Callable

from games.core.presentation import Presentation
from games.epireia.content import (
    CAVALRY,
    COPPER,
    EMPIRE_NAMES,
    HOPLITES,
    LEAGUES,
    NONE,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO_CARDS,
    TRIREMES,
    UNITS,
)
from games.epireia.scenarios import (
    categories_built,
    league_prestige,
    maritime_held,
    temples_built,
    territories_held,
    tokens_produced,
)
from games.epireia.supply import seats_of, tokens_held
from games.epireia.view import EpireiaView
from games.epireia.words import deck_name, stock_words

ProgressText = Callable[[EpireiaView, int], str]
"""A function that describes the progress of a seat towards the current objective."""


def progress_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Describe everybody's progress towards the current objective: "So far: Delian League prestige 5; ...".

    Args:
        words: The presentation, which knows the players' names.
        view: The view.

    Returns:
        The text; empty if there is no objective.
    """
    if view.solo != NONE:
        return f"So far: {SOLO_PROGRESS[SOLO_CARDS[view.solo].name](view, 0)}."
    if view.scenario == NONE or view.done:
        return ""
    name = SCENARIO_CARDS[view.scenario].name
    if name in CITY_PROGRESS:
        sides = [f"{words.name(seat)} {CITY_PROGRESS[name](view, seat)}" for seat in range(len(view.boards))]
    else:
        sides = [f"{LEAGUES[each]} {LEAGUE_PROGRESS[name](view, seats_of(view, each)[0])}" for each in range(2)]
    return f"So far: {'; '.join(sides)}."


def is_for_league(scenario: int) -> bool:
    """Return whether the objective of a scenario is for whole leagues, not for single cities.

    Args:
        scenario: The index of an act's scenario in `SCENARIO_CARDS`.
    """
    return SCENARIO_CARDS[scenario].name in LEAGUE_PROGRESS


def own_progress(view: EpireiaView, seat: int) -> str:
    """Describe a seat's own progress towards the current objective, such as "So far: prestige 5."; empty without one.

    If the objective is for leagues, it is the progress of the seat's league.
    """
    if view.solo != NONE:
        return f"So far: {SOLO_PROGRESS[SOLO_CARDS[view.solo].name](view, seat)}."
    if view.scenario == NONE or view.done:
        return ""
    return f"So far: {(CITY_PROGRESS | LEAGUE_PROGRESS)[SCENARIO_CARDS[view.scenario].name](view, seat)}."


def _league(view: EpireiaView, seat: int) -> int:
    return view.boards[seat].league


def _prestige(view: EpireiaView, seat: int) -> str:
    return f"prestige {league_prestige(view, _league(view, seat))}"


def _treasury(view: EpireiaView, seat: int) -> str:
    return stock_words(view.treasury[_league(view, seat)])


def _marble(view: EpireiaView, seat: int) -> str:
    board = view.boards[seat]
    return f"{_many(board.built.bit_count(), 'building')} in {_many(categories_built(board), 'category')}"


def _plague(view: EpireiaView, seat: int) -> str:
    return f"{_temples(view, seat)}, {view.boards[seat].donated[0]} {RESOURCES[0]} donated since"


def _temples(view: EpireiaView, seat: int) -> str:
    return _many(temples_built(view.boards[seat]), "Religious building")


def _beaten(view: EpireiaView, seat: int) -> str:
    return f"{_many(view.beaten[_league(view, seat)], 'Brigand')} defeated"


def _pirates(view: EpireiaView, seat: int) -> str:
    return _many(_at_sea(view, seat), "maritime territory")


def _corcyra(view: EpireiaView, seat: int) -> str:
    return f"{tokens_produced(view, _league(view, seat), TRIREMES)} Triremes produced since"


def _decree(view: EpireiaView, seat: int) -> str:
    return f"{_territories(view, seat)}, {view.taken[_league(view, seat)]} taken since"


def _plataea(view: EpireiaView, seat: int) -> str:
    made = [f"{n} {deck_name(deck)}" for deck, n in enumerate(view.boards[seat].produced) if n]
    return f"{', '.join(made) or 'nothing'} produced since"


def _wooden_wall(view: EpireiaView, seat: int) -> str:
    return f"{_tokens(view, seat, TRIREMES)} in the reserve; {_won(view, seat)}"


def _three_hundred(view: EpireiaView, seat: int) -> str:
    land = len(territories_held(view, _league(view, seat))) - _at_sea(view, seat)
    return f"{_with_level_two(view, seat, HOPLITES)}; {_many(land, 'land territory')}"


def _corinth(view: EpireiaView, seat: int) -> str:
    copper = view.treasury[_league(view, seat)][COPPER]
    return f"{copper} Copper in the treasury; {_territories(view, seat)}, {_at_sea(view, seat)} maritime"


def _sacred_war(view: EpireiaView, seat: int) -> str:
    return f"prestige {view.boards[seat].prestige}; {_temples(view, seat)}"


def _truce(view: EpireiaView, seat: int) -> str:
    return f"{_won(view, seat)}; prestige {view.boards[seat].prestige}"


def _plain(view: EpireiaView, seat: int) -> str:
    return f"{_with_level_two(view, seat, CAVALRY)}; {_beaten(view, seat)}"


def _territories(view: EpireiaView, seat: int) -> str:
    return _many(len(territories_held(view, _league(view, seat))), "territory")


def _at_sea(view: EpireiaView, seat: int) -> int:
    return maritime_held(view, _league(view, seat))


def _won(view: EpireiaView, seat: int) -> str:
    """Return a seat's successful negotiations as text such as "3 negotiations won (Egypt 2, Macedonia 1)"."""
    won = view.boards[seat].negotiated
    where = ", ".join([f"{EMPIRE_NAMES[empire]} {n}" for empire, n in enumerate(won) if n])
    return _many(sum(won), "negotiation") + " won" + (f" ({where})" if where else "")


def _tokens(view: EpireiaView, seat: int, unit: int) -> str:
    return f"{tokens_held(view, _league(view, seat), unit)} {UNITS[unit]}"


def _with_level_two(view: EpireiaView, seat: int, unit: int) -> str:
    better = tokens_held(view, _league(view, seat), unit, level=2)
    return f"{_tokens(view, seat, unit)} in the reserve, {better} of Level II"


def _many(number: int, what: str) -> str:
    """Return a number with a noun in the singular or plural, such as "1 territory" or "2 territories"."""
    more = f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
    return f"{number} {what if number == 1 else more}"


LEAGUE_PROGRESS: dict[str, ProgressText] = {
    "Olympic Games": _prestige,
    "Treasury of Delos": _treasury,
    "The Earthquake": _beaten,
    "Pirates": _pirates,
    "Affair of Corcyra": _corcyra,
    "Megarian Decree": _decree,
}
CITY_PROGRESS: dict[str, ProgressText] = {
    "City of Marble": _marble,
    "The Plague": _plague,
    "Night Raid on Plataea": _plataea,
}
SOLO_PROGRESS: dict[str, ProgressText] = {
    "Wooden Wall": _wooden_wall,
    "Three Hundred": _three_hundred,
    "Wealthy Corinth": _corinth,
    "Sacred War": _sacred_war,
    "Sacred Truce": _truce,
    "Lords of the Plain": _plain,
}
