"""How far everybody is with the objective that lies open; what is needed stands on the card."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from games.epireia.content import (
    BUILDINGS,
    CATEGORY_OF,
    CAVALRY,
    COPPER,
    EMPIRE_NAMES,
    HOPLITES,
    LEAGUES,
    NONE,
    RESOURCES,
    SCENARIO_CARDS,
    SOLO_CARDS,
    TEMPLES,
    TERRITORIES,
    TRIREMES,
    UNITS,
)
from games.epireia.presentation.words import deck_name, stock_words
from games.epireia.scenarios.scenario import held, produced
from games.epireia.view import EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation

Counted = Callable[[EpireiaView, int], str]
"""What counts for the objective of the moment, as the city of a seat has it."""


def progress_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """«So far: Delian League prestige 5; Peloponnesian League prestige 3.» Empty without an objective."""
    if view.solo != NONE:
        return f"So far: {_SOLO[SOLO_CARDS[view.solo].name](view, 0)}."
    if view.scenario == NONE or view.done:
        return ""
    name = SCENARIO_CARDS[view.scenario].name
    if name in _OF_CITY:
        sides = [f"{words.name(seat)} {_OF_CITY[name](view, seat)}" for seat in range(len(view.boards))]
    else:
        first = [next(seat for seat, board in enumerate(view.boards) if board.league == each) for each in range(2)]
        sides = [f"{LEAGUES[league]} {_OF_LEAGUE[name](view, seat)}" for league, seat in enumerate(first)]
    return f"So far: {'; '.join(sides)}."


def is_for_league(scenario: int) -> bool:
    """Whether a whole league meets this objective, and not one of its cities."""
    return SCENARIO_CARDS[scenario].name in _OF_LEAGUE


def own_progress(view: EpireiaView, seat: int) -> str:
    """The same for one seat alone, its league's where that counts: «So far: prestige 5.»"""
    if view.solo != NONE:
        return f"So far: {_SOLO[SOLO_CARDS[view.solo].name](view, seat)}."
    if view.scenario == NONE or view.done:
        return ""
    return f"So far: {(_OF_CITY | _OF_LEAGUE)[SCENARIO_CARDS[view.scenario].name](view, seat)}."


def _league(view: EpireiaView, seat: int) -> int:
    return view.boards[seat].league


def _prestige(view: EpireiaView, seat: int) -> str:
    return f"prestige {sum(board.prestige for board in view.boards if board.league == _league(view, seat))}"


def _treasury(view: EpireiaView, seat: int) -> str:
    return stock_words(view.treasury[_league(view, seat)])


def _marble(view: EpireiaView, seat: int) -> str:
    built = [i for i in range(len(BUILDINGS)) if view.boards[seat].built >> i & 1]
    return f"{_many(len(built), 'building')} in {_many(len({CATEGORY_OF[i] for i in built}), 'category')}"


def _plague(view: EpireiaView, seat: int) -> str:
    return f"{_temples(view, seat)}, {view.boards[seat].donated[0]} {RESOURCES[0]} donated since"


def _temples(view: EpireiaView, seat: int) -> str:
    return _many((view.boards[seat].built & TEMPLES).bit_count(), "Religious building")


def _beaten(view: EpireiaView, seat: int) -> str:
    return f"{_many(view.beaten[_league(view, seat)], 'Brigand')} defeated"


def _pirates(view: EpireiaView, seat: int) -> str:
    return _many(_at_sea(view, seat), "maritime territory")


def _corcyra(view: EpireiaView, seat: int) -> str:
    return f"{produced(view, _league(view, seat), TRIREMES)} Triremes produced since"


def _decree(view: EpireiaView, seat: int) -> str:
    return f"{_territories(view, seat)}, {view.taken[_league(view, seat)]} taken since"


def _plataea(view: EpireiaView, seat: int) -> str:
    made = [f"{n} {deck_name(deck)}" for deck, n in enumerate(view.boards[seat].produced) if n]
    return f"{', '.join(made) or 'nothing'} produced since"


def _wooden_wall(view: EpireiaView, seat: int) -> str:
    return f"{_tokens(view, seat, TRIREMES)} in the reserve; {_won(view, seat)}"


def _three_hundred(view: EpireiaView, seat: int) -> str:
    land = len(held(view, _league(view, seat))) - _at_sea(view, seat)
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
    return _many(len(held(view, _league(view, seat))), "territory")


def _at_sea(view: EpireiaView, seat: int) -> int:
    return sum(TERRITORIES[t].sea for t in held(view, _league(view, seat)))


def _won(view: EpireiaView, seat: int) -> str:
    """«3 negotiations won (Egypt 2, Macedonia 1)»."""
    won = view.boards[seat].negotiated
    where = ", ".join([f"{EMPIRE_NAMES[empire]} {n}" for empire, n in enumerate(won) if n])
    return _many(sum(won), "negotiation") + " won" + (f" ({where})" if where else "")


def _of_unit(view: EpireiaView, seat: int, unit: int) -> list[int]:
    return [token // 10 for token in view.reserves[_league(view, seat)] if token // 20 == unit]


def _tokens(view: EpireiaView, seat: int, unit: int) -> str:
    return f"{len(_of_unit(view, seat, unit))} {UNITS[unit]}"


def _with_level_two(view: EpireiaView, seat: int, unit: int) -> str:
    better = sum(deck % 2 for deck in _of_unit(view, seat, unit))
    return f"{_tokens(view, seat, unit)} in the reserve, {better} of Level II"


def _many(number: int, what: str) -> str:
    """«1 territory», «2 territories»."""
    more = f"{what[:-1]}ies" if what.endswith("y") else f"{what}s"
    return f"{number} {what if number == 1 else more}"


_OF_LEAGUE: dict[str, Counted] = {
    "Olympic Games": _prestige,
    "Treasury of Delos": _treasury,
    "The Earthquake": _beaten,
    "Pirates": _pirates,
    "Affair of Corcyra": _corcyra,
    "Megarian Decree": _decree,
}
_OF_CITY: dict[str, Counted] = {
    "City of Marble": _marble,
    "The Plague": _plague,
    "Night Raid on Plataea": _plataea,
}
_SOLO: dict[str, Counted] = {
    "Wooden Wall": _wooden_wall,
    "Three Hundred": _three_hundred,
    "Wealthy Corinth": _corinth,
    "Sacred War": _sacred_war,
    "Sacred Truce": _truce,
    "Lords of the Plain": _plain,
}
