"""What is asked of a seat, in a sentence; and in a few words for its ping."""

from typing import TYPE_CHECKING

from games.epireia.content import (
    CITY_NAMES,
    COLUMNS,
    EMPIRE_NAMES,
    FIGURES,
    FRONTS,
    INTEGRATION_ORDER,
    NONE,
    SCENARIO_CARDS,
    SLOTS,
    SOLO_CARDS,
    TERRITORY_NAMES,
    UNITS,
)
from games.epireia.presentation.words import column_name, listed
from games.epireia.view import EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation

_SETUP = {
    "scenario": "Choose the scenario you want to play; it names your city.",
    "league": "Choose the league you want to belong to.",
    "city": "Choose your city among those that are left.",
    "administrator": "Choose your Administrator; it stays for the whole game.",
}
_BONUS = {
    "recruit": "Choose the Influential Figure that joins you; it may move this very turn.",
    "construct": "For prestige 8 you may construct a building now, at its price.",
    "produce": "For prestige 9 you may produce a unit now, at its price.",
    "token": "For prestige 10 take a Level I token of any unit.",
    "omen": "A snake lies in the temple: pay 2 of one resource, or lose 1 prestige.",
}
_TASKS = {
    "scenario": "choose a scenario",
    "league": "choose a league",
    "city": "choose a city",
    "administrator": "choose an Administrator",
    "figure": "choose your first figure",
    "develop": "develop your city",
    "diplomacy": "move your figures",
    "resolution": "roll a die again, or let it stand",
    "army": "place your army",
    "generals": "place your figures",
    "battle": "engage your figure, or hold",
}


def task_words(view: EpireiaView) -> str:
    """In a few words, for a ping."""
    return _TASKS.get(view.phase, "your decision is needed")


def prompt_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """What is asked of the seat whose view it is."""
    phase = view.phase
    if phase == "over":
        return "The game is over."
    seat = view.seat
    if seat is None or (view.asked != NONE and view.asked != seat):
        return f"Wait for {words.deciding(view)}."
    if phase in _SETUP:
        return _SETUP[phase]
    if phase == "figure":
        if view.own_figure != NONE:
            return f"You begin with {FIGURES[view.own_figure].name}; you may change that until all have chosen."
        return "Choose the Influential Figure you begin with. Nobody sees it until all have chosen."
    if phase == "develop":
        return _develop(view)
    if phase == "diplomacy":
        left = [f for i, f in enumerate(view.boards[seat].figures) if not view.boards[seat].moved >> i & 1]
        return f"Move {listed([FIGURES[f].name for f in left], 'or')}, or end your moves."
    if phase == "resolution":
        return _reroll(view, seat)
    return _battle(words, view, seat)


def _develop(view: EpireiaView) -> str:
    if view.asks:
        return _BONUS[view.asks[-1]]
    if not view.actions:
        return "Your actions are used up: use your Administrator, or end your development."
    archon = " (the Archon's: buildings and units cost 1 less)" if view.archon else ""
    count = f"{view.actions} action{'s' if view.actions > 1 else ''}"
    return f"You have {count}{archon}: donate, construct or produce."


def _reroll(view: EpireiaView, seat: int) -> str:
    roll = view.roll
    assert roll is not None
    names = (EMPIRE_NAMES, TERRITORY_NAMES, tuple([CITY_NAMES[city] for city in INTEGRATION_ORDER]))[roll.step]
    who, die = FIGURES[roll.figure].name, roll.dice[view.boards[seat].league]
    return f"Your die for {who} at {names[roll.spot]} shows {die}, which is not enough. Roll it again, once a turn?"


def _battle(words: "EpireiaPresentation", view: EpireiaView, seat: int) -> str:
    battle = view.battle
    assert battle is not None
    if view.phase == "battle":
        if battle.column >= len(COLUMNS) or view.asked != seat:
            return f"Wait for {words.deciding(view)}."
        powers, league = words.powers(view), view.boards[seat].league
        name = FIGURES[battle.generals[league][battle.column // 3]].name
        where = column_name(battle.column).capitalize()
        return f"{where}: you have {powers[league]}, the enemy {powers[1 - league]}. Engage {name} here, or hold?"
    if seat not in battle.commanders:
        return f"Wait for {words.deciding(view)}."
    if seat in battle.ready:
        return "You are ready; you may still take it back until the other one is ready too."
    if view.phase == "army":
        units = listed([UNITS[unit] for unit in SLOTS[battle.cursor]])
        return f"You are at {column_name(battle.cursor)}, which takes {units}: place a token, or go to another column."
    missing = [FRONTS[front] for front, figure in enumerate(battle.own_generals) if figure == NONE]
    return f"Put a figure on each front. Still empty: {listed(missing) or 'none'}."


def phase_words(view: EpireiaView) -> str:
    """Where the game stands, without who is asked."""
    if view.phase in ("scenario", "league", "city", "administrator", "figure"):
        return "Set-up"
    if view.phase in ("army", "generals", "battle"):
        return "The Great Battle"
    if view.phase == "over":
        return "The game is over"
    if view.solo != NONE:
        return f"Round {view.turn}, {SOLO_CARDS[view.solo].name}"
    return f"Turn {view.turn}, act {view.act} ({SCENARIO_CARDS[view.scenario].name})"


def phase_title(view: EpireiaView) -> str:
    """Where the game stands, short enough for a picture's title."""
    if view.turn == 0 or view.battle is not None or view.phase == "over":
        return phase_words(view)
    return f"Round {view.turn}" if view.solo != NONE else f"Turn {view.turn}, act {view.act}"


_DECIDED = {
    "maritime": "As many fronts each: the maritime front decided",
    "prestige": "As many fronts each: the highest prestige decided",
    "copper": "As many fronts each: the most Copper decided",
    "shared": "Nothing decided the battle: it is shared",
    "tie": "A tie is not enough alone",
    "objectives": "The objectives were not met in time",
}


def footer_words(view: EpireiaView) -> str:
    """The scenario of the moment, or how it ended, for a picture's last line."""
    if view.ending in _DECIDED:
        return _DECIDED[view.ending]
    if view.battle is not None:
        resolved = len(view.battle.results)
        return f"{resolved} of {len(COLUMNS)} columns are resolved" if resolved else "The armies are placed in secret"
    if view.solo != NONE:
        return f"{SOLO_CARDS[view.solo].name}: {SOLO_CARDS[view.solo].objective}"
    if view.scenario == NONE:
        return "Two leagues, three acts, one battle"
    card = SCENARIO_CARDS[view.scenario]
    return f"{card.name} is over" if view.done else f"{card.name}: {card.objective}"


_DOES = {
    "scenario": "chooses a scenario",
    "league": "chooses a league",
    "city": "chooses a city",
    "administrator": "chooses",
    "develop": "develops",
    "diplomacy": "moves",
    "resolution": "may roll again",
    "battle": "engages or holds",
}
_DO = {"figure": "choose a figure", "army": "place their armies", "generals": "place figures"}


def doing_words(view: EpireiaView) -> str:
    """What the one who is asked does, for a picture's title."""
    return _DOES.get(view.phase, "decides")


def together_words(view: EpireiaView) -> str:
    """What several do at once, for a picture's title."""
    return _DO.get(view.phase, "decide")
