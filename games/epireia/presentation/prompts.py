"""What is asked of a seat, in a sentence; and in a few words for its ping."""

from typing import TYPE_CHECKING

from games.epireia.armies import anything_fits, fitting, open_units, rest_of
from games.epireia.content import (
    AUGUR_TEXTS,
    AUGURS,
    COLUMNS,
    DECKS,
    FIGURES,
    FRONTS,
    NONE,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    UNITS,
)
from games.epireia.presentation.dice import reroll_words
from games.epireia.presentation.progress import own_progress
from games.epireia.presentation.words import NUMBERS, card_words, column_name, listed
from games.epireia.prices import ARCHON_SAVES, sites, unit_barred, unit_price
from games.epireia.scenarios import in_force
from games.epireia.state import Draft
from games.epireia.supply import charges
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
        secret = " Nobody sees it until all have chosen." if len(view.boards) > 1 else ""
        return f"Choose the Influential Figure you begin with.{secret}"
    if phase == "develop":
        return _develop(view)
    if phase == "diplomacy":
        left = [f for i, f in enumerate(view.boards[seat].figures) if not view.boards[seat].moved >> i & 1]
        return f"Move {listed([FIGURES[f].name for f in left], 'or')}, or end your moves."
    if phase == "resolution":
        return reroll_words(view, seat)
    return _battle(words, view, seat)


def _develop(view: EpireiaView) -> str:
    if view.asks:
        return _BONUS[view.asks[-1]]
    if not view.actions:
        return "Your actions are used up: use your Administrator, if that is offered, or end your development."
    count = f"{view.actions} action{'s' if view.actions > 1 else ''}"
    if not _payable(view):
        use = "use your Administrator, if that is offered, or " if charges(view.boards[view.asked]) else ""
        return f"You have {count}, and nothing that you can pay for: {use}end your development."
    return f"You have {count}{_archon(view)}: {actions_words(view)}."


def _archon(view: EpireiaView) -> str:
    """Which of the actions is the Archon's, and what uses it up."""
    if not view.archon:
        return ""
    which = "the first of them " if view.archon < view.actions else ""
    donation = ", and a donation uses it up too" if in_force(view).donations else ""
    return f" ({which}the Archon's: a building or unit costs {ARCHON_SAVES} less{donation})"


def actions_words(view: EpireiaView) -> str:
    """The kinds of action that this seat can pay for now, or that no scenario forbids: «donate, construct or
    produce»."""
    rules = in_force(view)
    donate = ["donate"] if rules.donations else []
    produce = [] if all(rules.forbids(view, unit) for unit in range(len(UNITS))) else ["produce"]
    return listed(_payable(view) or [*donate, "construct", *produce], "or")


def _payable(view: EpireiaView) -> list[str]:
    """The kinds of action that the city which develops can pay for."""
    seat, rules = view.asked, in_force(view)
    board, archon, kinds = view.boards[seat], view.archon > 0, []
    if rules.donations and max(board.stock) >= rules.donation_least:
        kinds.append("donate")
    if sites(view, seat, archon):
        kinds.append("construct")
    for deck, card in enumerate(DECKS):
        allowed = not unit_barred(view, seat, deck) and view.left[deck] > 0
        if allowed and board.stock[card.resource] >= unit_price(view, seat, deck, archon):
            return [*kinds, "produce"]
    return kinds


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
        if done := _placed_all(view, seat):
            return done
        return f"You are at {column_name(battle.cursor)}, which {_takes(view)}: place a token, or go to another column."
    missing = [FRONTS[front] for front, figure in enumerate(battle.own_generals) if figure == NONE]
    league = view.boards[seat].league
    left = sum(len(b.figures) for b in view.boards if b.league == league) - len(FRONTS) + len(missing)
    if not missing or not left:
        return "Your figures stand: say that you are ready, or clear the fronts to place them otherwise."
    return f"Put {_where(left, len(missing))}. Still empty: {listed(missing)}."


def _takes(view: EpireiaView) -> str:
    """«takes Hoplites and Cavalry», «still takes Cavalry»: what the column that one is at has room for."""
    battle = view.battle
    assert battle is not None and battle.own_army is not None
    placed = battle.own_army[battle.cursor]
    units = listed([UNITS[unit] for unit in open_units(battle.cursor, placed)])
    return f"still takes {units}" if placed else f"takes {units}"


def _where(left: int, empty: int) -> str:
    """Which figures are put where: so many are left for so many empty fronts."""
    if left >= empty:
        return "a figure on each front"
    if left > 1:
        return f"each of your {NUMBERS[left]} figures on a front of its own"
    return f"your {'last ' if empty < len(FRONTS) else ''}figure on a front you choose"


def _placed_all(view: EpireiaView, seat: int) -> str:
    """What a commander is told who has nothing to place where it is, or anywhere; else empty."""
    battle = view.battle
    assert battle is not None and battle.own_army is not None
    draft = Draft(list(battle.own_army), battle.cursor)
    rest = rest_of(list(view.reserves[view.boards[seat].league]), draft)
    if not anything_fits(rest, draft):
        return "Nothing is left that could be placed: say that you are ready, or take tokens back."
    if not fitting(rest, draft, battle.cursor):
        return f"You are at {column_name(battle.cursor)}, where nothing more fits: clear it, or go to another column."
    return ""


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
    """The scenario of the moment in full, or how it ended, for a picture's last lines."""
    if view.ending in _DECIDED:
        return _DECIDED[view.ending]
    if view.battle is not None:
        if view.battle.stage:
            alone = "The enemy's army lies face down: units and levels, no powers"
            return alone if view.solo != NONE else "The armies and the figures are placed in secret"
        return f"{len(view.battle.results)} of {len(COLUMNS)} columns are resolved"
    if view.solo != NONE:
        card = SOLO_CARDS[view.solo]
        augur = f"\nAugur {AUGURS[view.augur]}: {AUGUR_TEXTS[view.augur]}." if view.augur != NONE else ""
        aim = f"{card.name}, {SOLO[view.solo].rounds} rounds: {card.objective}."
        so_far = f" {own_progress(view, 0)}" if view.turn else ""
        return f"{aim}{so_far} {card.constraint}.{augur}"
    if view.scenario == NONE:
        return "Two leagues, three acts, one battle"
    card = SCENARIO_CARDS[view.scenario]
    if view.done:
        return f"{card.name} is over"
    return f"{card.name}: {card_words(card)}"


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
_DOES_ALONE = {"figure": "chooses a figure", "army": "places an army", "generals": "places figures"}


def doing_words(view: EpireiaView) -> str:
    """What the one who is asked does, for a picture's title."""
    return (_DOES | _DOES_ALONE).get(view.phase, "decides")


def together_words(view: EpireiaView) -> str:
    """What several do at once, for a picture's title."""
    return _DO.get(view.phase, "decide")
