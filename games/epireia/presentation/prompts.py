"""What a seat has to decide, as a prompt; and the titles, footers and alternative texts of the pictures."""

from games.core.presentation import Presentation, listed
from games.epireia.battle import (
    anything_fits,
    column_powers,
    decide_winner,
    fitting_tokens,
    front_figure,
    fronts_to_fill,
    fronts_won,
    generals_of,
    open_units,
    unplaced_tokens,
)
from games.epireia.content import (
    AUGUR_TEXTS,
    AUGURS,
    COLUMNS,
    FIGURES,
    FRONTS,
    LEAGUES,
    NONE,
    SCENARIO_CARDS,
    SOLO,
    SOLO_CARDS,
    TERRITORY_NAMES,
    UNITS,
)
from games.epireia.development import ARCHON_SAVES, affordable_actions
from games.epireia.presentation.position import reroll_words
from games.epireia.presentation.progress import own_progress
from games.epireia.presentation.story import REASONS
from games.epireia.scenarios import active_scenario
from games.epireia.state import Draft
from games.epireia.supply import administrator_uses, seats_of
from games.epireia.turns import open_box
from games.epireia.view import EpireiaView
from games.epireia.words import NUMBERS, card_words, column_name, short_league

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
    """Return in a few words what a seat has to do in the current phase, for a notification that everybody may read."""
    return _TASKS.get(view.phase, "your decision is needed")


def prompt_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return a sentence or two that tell the view's seat what to decide, or for whom it has to wait.

    Args:
        words: The presentation, which knows the players' names.
        view: The view of the seat, or the public view.
    """
    phase = view.phase
    if phase == "over":
        return "The game is over."
    seat = view.seat
    if seat is None or (view.asked != NONE and view.asked != seat):
        return f"Wait for {awaited_words(words, view)}."
    if phase in _SETUP:
        return _SETUP[phase]
    if phase == "figure":
        if view.own_figure != NONE:
            return f"You begin with {FIGURES[view.own_figure].name}; you may change that until all have chosen."
        secret = " Nobody sees it until all have chosen." if len(view.boards) > 1 else ""
        return f"Choose the Influential Figure you begin with.{secret}"
    if phase == "develop":
        return _development_prompt(view)
    if phase == "diplomacy":
        left = [f for i, f in enumerate(view.boards[seat].figures) if not view.boards[seat].moved >> i & 1]
        return f"Move {listed([FIGURES[f].name for f in left], 'or')}, or end your moves."
    if phase == "resolution":
        return reroll_words(view, seat)
    return _battle_prompt(words, view, seat)


def _development_prompt(view: EpireiaView) -> str:
    if view.asks:
        return _BONUS[view.asks[-1]]
    if not view.actions:
        return "Your actions are used up: use your Administrator, if that is offered, or end your development."
    count = f"{view.actions} action{'s' if view.actions > 1 else ''}"
    if not any(affordable_actions(view, view.asked)):
        use = "use your Administrator, if that is offered, or " if administrator_uses(view.boards[view.asked]) else ""
        return f"You have {count}, and nothing that you can pay for: {use}end your development."
    return f"You have {count}{_archon(view)}: {actions_words(view)}."


def _archon(view: EpireiaView) -> str:
    """Describe, in brackets, the discount of an action that the Administrator Archon granted, and what uses it up.

    The text is empty if no such action is left.
    """
    if not view.archon:
        return ""
    which = "the first of them " if view.archon < view.actions else ""
    donation = ", and a donation uses it up too" if active_scenario(view).donations else ""
    return f" ({which}the Archon's: a building or unit costs {ARCHON_SAVES} less{donation})"


def actions_words(view: EpireiaView) -> str:
    """List the kinds of action that the acting city can pay for: "donate, construct or produce".

    If it can pay for none, all kinds are listed that the scenario allows.
    """
    rules = active_scenario(view)
    donate = ["donate"] if rules.donations else []
    produce = [] if all(rules.forbids(view, unit) for unit in range(len(UNITS))) else ["produce"]
    return listed(list(affordable_actions(view, view.asked)) or [*donate, "construct", *produce], "or")


def _battle_prompt(words: Presentation[EpireiaView], view: EpireiaView, seat: int) -> str:
    battle = view.battle
    assert battle is not None
    if view.phase == "battle":
        if battle.column >= len(COLUMNS) or view.asked != seat:
            return f"Wait for {awaited_words(words, view)}."
        powers, league = column_powers(battle, battle.column), view.league
        name = FIGURES[front_figure(battle, league)].name
        where = column_name(battle.column).capitalize()
        return f"{where}: you have {powers[league]}, the enemy {powers[1 - league]}. Engage {name} here, or hold?"
    if seat not in battle.commanders:
        return f"Wait for {awaited_words(words, view)}."
    if view.chosen:
        return "You are ready; you may still take it back until the other one is ready too."
    if view.own_army is not None and view.phase == "army":
        return _army_prompt(view.own_reserve, view.own_army)
    if not fronts_to_fill(view, view.league, view.own_generals):
        return "Your figures stand: say that you are ready, or clear the fronts to place them otherwise."
    missing = [FRONTS[front] for front, figure in enumerate(view.own_generals) if figure == NONE]
    left = len(generals_of(view, view.league)) - len(FRONTS) + len(missing)
    return f"Put {_where(left, len(missing))}. Still empty: {listed(missing)}."


def _army_prompt(reserve: list[list[int]], draft: Draft) -> str:
    rest, column = unplaced_tokens(reserve, draft), column_name(draft.cursor)
    if not anything_fits(rest, draft):
        return "Nothing is left that could be placed: say that you are ready, or take tokens back."
    if not fitting_tokens(rest, draft, draft.cursor):
        return f"You are at {column}, where nothing more fits: clear it, or go to another column."
    placed = draft.columns[draft.cursor]
    units = listed([UNITS[unit] for unit in open_units(draft.cursor, placed)])
    takes = f"still takes {units}" if placed else f"takes {units}"
    return f"You are at {column}, which {takes}: place a token, or go to another column."


def _where(left: int, empty: int) -> str:
    """Return the object of the prompt "Put ...", such as "a figure on each front".

    Args:
        left: The number of figures that can still be put on a front.
        empty: The number of fronts without a figure.
    """
    if left >= empty:
        return "a figure on each front"
    if left > 1:
        return f"each of your {NUMBERS[left]} figures on a front of its own"
    return f"your {'last ' if empty < len(FRONTS) else ''}figure on a front you choose"


def phase_words(view: EpireiaView) -> str:
    """Describe the stage of the game without saying whose decision it is, such as "Turn 3, act 1 (Olympic Games)"."""
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
    """Describe the stage of the game briefly enough for a picture's title, such as "Turn 3, act 1"."""
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
    """Describe the current scenario, the progress of the battle, or how the game ended, for the bottom of a picture."""
    if view.ending in _DECIDED:
        return _DECIDED[view.ending]
    if view.battle is not None:
        if view.phase in _PLACING:
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
    """Describe what the deciding seat does, such as "develops", to follow the player's name in a picture's title."""
    return (_DOES | _DOES_ALONE).get(view.phase, "decides")


def together_words(view: EpireiaView) -> str:
    """Describe what several seats do at once, such as "place their armies", to follow "all" in a picture's title."""
    return _DO.get(view.phase, "decide")


def awaited_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return whom or what the game waits for, such as "Malia" or "the 2 choices that are still to come".

    While several choose in secret nobody is named. If nobody has to decide, it is "the others".

    Args:
        words: The presentation, which knows the players' names.
        view: The view.
    """
    alone = deciding_alone(view)
    if alone != NONE:
        return words.name(alone)
    box = open_box(view)
    if box is None:
        return "the others"
    return f"the {'choice that is' if box.missing == 1 else f'{box.missing} choices that are'} still to come"


def deciding_alone(view: EpireiaView) -> int:
    """Return the only seat that takes part in the decision; NONE if several choose in secret, or nobody has to."""
    if view.asked != NONE:
        return view.asked
    box = open_box(view)
    return box.seats[0] if box is not None and len(box.seats) == 1 else NONE


def headline_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return the stage of the game, who has to do what, and how many secret choices are still to come.

    Args:
        words: The presentation, which knows the players' names.
        view: The view.
    """
    if view.phase == "over":
        return "The game is over"
    alone, box = deciding_alone(view), open_box(view)
    if alone != NONE or box is None:
        return f"{phase_words(view)}: {awaited_words(words, view)} to {_TO_DO[view.phase]}"
    missing = f"{box.missing} {'choice is' if box.missing == 1 else 'choices are'} still to come"
    return f"{phase_words(view)}: {deciding_words(words, view)}; {missing}"


_TO_DO = {
    "scenario": "choose a scenario",
    "league": "choose a league",
    "city": "choose a city",
    "administrator": "choose an Administrator",
    "figure": "choose a first figure",
    "develop": "develop",
    "diplomacy": "move figures",
    "resolution": "say whether a die is rolled again",
    "army": "place an army",
    "generals": "place figures",
    "battle": "engage or hold",
}


_PLACING = ("army", "generals")


def deciding_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return who decides what, such as "Malia develops", for a picture's title; at the end the result.

    Args:
        words: The presentation, which knows the players' names.
        view: The view.
    """
    if view.phase == "over":
        if view.battle is None:
            return "there was no battle"
        one, two = fronts_won(view.battle.results)
        return f"{short_league(0)} {one} : {two} {short_league(1)}"
    alone = deciding_alone(view)
    if alone != NONE:
        return f"{words.names[alone]} {doing_words(view)}"
    return f"{'both leagues' if view.phase in _PLACING else 'all'} {together_words(view)}"


def title_words(view: EpireiaView) -> str:
    """Return the stage of the game for the left side of a picture's title, such as "Turn 3, act 1"."""
    if view.phase == "over" and view.battle is not None:
        return "The battle is over"
    return "Epireia" if view.phase in ("city", "league") else phase_title(view)


def alt_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return the alternative text of the picture of the map or battlefield: what is most important in it.

    Args:
        words: The presentation, which knows the players' names.
        view: The view that the picture shows.
    """
    if view.phase == "over":
        return _over_alt(words, view)
    where = phase_words(view)
    if view.battle is not None:
        return f"{where}: {_battle_alt(words, view)}."
    if not view.turn:
        what = " an Administrator" if view.phase == "administrator" else ""
        return f"{where}: {deciding_words(words, view)}{what}. The map of Greece is still empty."
    if view.solo != NONE:
        where += f" ({SOLO_CARDS[view.solo].constraint})"
    if view.augur != NONE:
        where += f", augur {AUGURS[view.augur]} ({AUGUR_TEXTS[view.augur]})"
    return f"{where}: {deciding_words(words, view)}. {_map_alt(words, view)}."


def players_alt_words(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return the alternative text of the picture of the players' boards: each one's prestige and number of buildings.

    Args:
        words: The presentation, which knows the players' names.
        view: The view that the picture shows.
    """
    boards = [
        f"{name[:40]} prestige {board.prestige}, {board.built.bit_count()} built"
        for name, board in zip(words.names, view.boards, strict=True)
    ]
    return f"The players' boards: {'; '.join(boards)}."


def _over_alt(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    if view.battle is None:
        return "The game is over: the objectives were not met in time, so there was no battle."
    one, two = fronts_won(view.battle.results)
    fronts = f"fronts {short_league(0)} {one}, {short_league(1)} {two}"
    winner, _ = decide_winner(view)
    if winner == NONE:
        return f"The battle is over: all share it; {fronts}."
    names = [words.names[seat] for seat in seats_of(view, winner)]
    if not names:
        tie = " on a tie" if view.ending == "tie" else ""
        return f"The battle is over: {words.names[0]} has lost{tie}; {fronts}."
    have = "have" if len(names) > 1 else "has"
    return f"The battle is over: {listed(names)} {have} won for the {LEAGUES[winner]} {REASONS[view.ending]}; {fronts}."


def _battle_alt(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    battle = view.battle
    assert battle is not None
    if view.phase in _PLACING:
        return deciding_words(words, view)
    one, two = fronts_won(battle.results)
    fronts = f"fronts {short_league(0)} {one}, {short_league(1)} {two}"
    done = f"{len(battle.results)} of {len(COLUMNS)} columns are resolved, {fronts}"
    if battle.column >= len(COLUMNS) or not battle.revealed:
        return done
    powers = column_powers(battle, battle.column)
    open_now = f"{column_name(battle.column)} lies open, {short_league(0)} {powers[0]}, {short_league(1)} {powers[1]}"
    return f"{done}. {open_now[0].upper()}{open_now[1:]}: {deciding_words(words, view)}"


def _map_alt(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    held = [(name, view.owners.count(seat)) for seat, name in enumerate(words.names) if seat in view.owners]
    owners = listed([f"{name} {number}" for name, number in held])
    parts = [f"Territories held: {owners}" if held else "Nobody holds a territory"]
    if view.brigands:
        parts.append(f"Brigands are on {listed([TERRITORY_NAMES[t] for t in view.brigands])}")
    return "; ".join(parts)
