"""What is said with a picture: its title line, and the alternative text for those who do not see it."""

from typing import TYPE_CHECKING

from games.epireia.content import (
    AUGUR_TEXTS,
    AUGURS,
    COLUMNS,
    COPPER,
    LEAGUES,
    MARITIME,
    NONE,
    SOLO_CARDS,
    TERRITORY_NAMES,
)
from games.epireia.endings import front_winner, fronts_won
from games.epireia.presentation.battle_story import REASONS
from games.epireia.presentation.prompts import doing_words, phase_title, phase_words, together_words
from games.epireia.presentation.words import column_name, listed
from games.epireia.view import EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation

_PLACING = ("army", "generals")


def deciding_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """«Malia develops», for the right side of the title."""
    if view.phase == "over":
        if view.battle is None:
            return "there was no battle"
        one, two = fronts_won(view.battle.results)
        return f"{_short(0)} {one} : {two} {_short(1)}"
    asked = view.asked if view.asked != NONE else 0 if len(view.boards) == 1 else NONE
    if asked != NONE:
        return f"{words.names[asked]} {doing_words(view)}"
    return f"{'both leagues' if view.phase in _PLACING else 'all'} {together_words(view)}"


def title_words(view: EpireiaView) -> str:
    """Where the game stands, for the left side of the title."""
    if view.phase == "over" and view.battle is not None:
        return "The battle is over"
    return "Epireia" if view.phase in ("city", "league") else phase_title(view)


def alt_words(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """What a sighted player would notice first, in a sentence or two."""
    if view.phase == "over":
        return _over(words, view)
    where = phase_words(view)
    if view.battle is not None:
        return f"{where}: {_battle(words, view)}."
    if not view.turn:
        what = " an Administrator" if view.phase == "administrator" else ""
        return f"{where}: {deciding_words(words, view)}{what}. The map of Greece is still empty."
    if view.solo != NONE:
        where += f" ({SOLO_CARDS[view.solo].constraint})"
    if view.augur != NONE:
        where += f", augur {AUGURS[view.augur]} ({AUGUR_TEXTS[view.augur]})"
    return f"{where}: {deciding_words(words, view)}. {_map(words, view)}."


def players_alt(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """What would be noticed first in the picture of the players' boards."""
    boards = [
        f"{name[:40]} prestige {board.prestige}, {board.built.bit_count()} built"
        for name, board in zip(words.names, view.boards, strict=True)
    ]
    return f"The players' boards: {'; '.join(boards)}."


def _over(words: "EpireiaPresentation", view: EpireiaView) -> str:
    if view.battle is None:
        return "The game is over: the objectives were not met in time, so there was no battle."
    one, two = fronts_won(view.battle.results)
    fronts = f"fronts {_short(0)} {one}, {_short(1)} {two}"
    winner = _winner(view)
    if winner == NONE:
        return f"The battle is over: all share it; {fronts}."
    names = [words.names[seat] for seat, board in enumerate(view.boards) if board.league == winner]
    if not names:
        tie = " on a tie" if view.ending == "tie" else ""
        return f"The battle is over: {words.names[0]} has lost{tie}; {fronts}."
    have = "have" if len(names) > 1 else "has"
    return f"The battle is over: {listed(names)} {have} won for the {LEAGUES[winner]} {REASONS[view.ending]}; {fronts}."


def _winner(view: EpireiaView) -> int:
    """The league that has won; NONE: all share it."""
    results = view.battle.results if view.battle is not None else ()
    match view.ending:
        case "shared":
            return NONE
        case "tie":
            return 1 - view.boards[0].league
        case "maritime":
            return front_winner(results, MARITIME)
        case "prestige":
            return max(view.boards, key=lambda board: board.prestige).league
        case "copper":
            return max(view.boards, key=lambda board: board.stock[COPPER]).league
        case _:
            one, two = fronts_won(results)
            return int(two > one)


def _battle(words: "EpireiaPresentation", view: EpireiaView) -> str:
    battle = view.battle
    assert battle is not None
    if battle.stage:
        return deciding_words(words, view)
    one, two = fronts_won(battle.results)
    done = f"{len(battle.results)} of {len(COLUMNS)} columns are resolved, fronts {_short(0)} {one}, {_short(1)} {two}"
    if battle.column >= len(COLUMNS) or not battle.revealed:
        return done
    powers = words.powers(view)
    open_now = f"{column_name(battle.column)} lies open, {_short(0)} {powers[0]}, {_short(1)} {powers[1]}"
    return f"{done}. {open_now[0].upper()}{open_now[1:]}: {deciding_words(words, view)}"


def _map(words: "EpireiaPresentation", view: EpireiaView) -> str:
    held = [(name, view.owners.count(seat)) for seat, name in enumerate(words.names) if seat in view.owners]
    owners = listed([f"{name} {number}" for name, number in held])
    parts = [f"Territories held: {owners}" if held else "Nobody holds a territory"]
    if view.brigands:
        parts.append(f"Brigands are on {listed([TERRITORY_NAMES[t] for t in view.brigands])}")
    return "; ".join(parts)


def _short(league: int) -> str:
    return LEAGUES[league].removesuffix(" League")
