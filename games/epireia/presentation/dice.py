"""The dice that lie there while somebody may roll one again: what they come to, what is needed, what a tie means."""

from games.epireia.content import (
    CITY_NAMES,
    COUNTS,
    FIGURES,
    FIRST_CITY,
    FIRST_TERRITORY,
    INTEGRATION_ORDER,
    LEAGUES,
    NONE,
    brigand_roll,
)
from games.epireia.presentation.words import place_name, plus, short_league
from games.epireia.resolution.conflicts import totals_at, winner_of
from games.epireia.resolution.empires import empire_bonus, required
from games.epireia.resolution.figures_there import attack_at
from games.epireia.resolution.integration import city_bonus
from games.epireia.resolution.territories import brigand_bonus
from games.epireia.view import EpireiaView, RollSeen


def place_of(roll: RollSeen) -> int:
    """Where the dice were rolled."""
    if roll.step == 2:
        return FIRST_CITY + INTEGRATION_ORDER[roll.spot]
    return roll.spot if roll.step == 0 else FIRST_TERRITORY + roll.spot


def is_conflict(roll: RollSeen) -> bool:
    """Whether both leagues have rolled, and not one figure for an Empire, a city or against Brigands."""
    return roll.step > 0 and roll.stage == 1


def dice_words(view: EpireiaView) -> str:
    """For everybody: «Conflict at Illyria: Delian 7 (die 4), Peloponnesian 7 (die 5), a tie.»"""
    roll = view.roll
    if roll is None or view.phase != "resolution":
        return ""
    where = place_name(place_of(roll))
    if is_conflict(roll):
        totals = totals_at(view, place_of(roll))
        sides = ", ".join([f"{short_league(i)} {totals[i]} (die {roll.dice[i]})" for i in range(2)])
        return f"Conflict at {where}: {sides}{', a tie' if totals[0] == totals[1] else ''}."
    die, bonus, needed = _alone(view, roll, view.asked)
    against = f"Brigands at {where}" if roll.step == 1 else f"{FIGURES[roll.figure].name} at {where}"
    return f"{against}: die {die}{_all(die, bonus)}; {needed} or more is needed."


def reroll_words(view: EpireiaView, seat: int) -> str:
    """For the one who may roll again: what lies there, what is needed, and what happens if it stands."""
    roll = view.roll
    assert roll is not None
    ask = f"Roll again for {FIGURES[roll.figure].name}? The second roll stands."
    if roll.step == 0 or not is_conflict(roll):
        return f"{dice_words(view)} {ask}"
    place, league = place_of(roll), view.boards[seat].league
    totals = totals_at(view, place)
    own, other = totals[league], totals[1 - league]
    lie = f"you have {own} (die {roll.dice[league]}), the enemy {other} (die {roll.dice[1 - league]})"
    tied = winner_of(view, place, (other, other))
    needed = f"{other} or more wins" if tied == league else f"more than {other} wins"
    now = stands_words(view)
    if own == other:
        return f"Conflict at {place_name(place)}: {lie}, a tie: {now}; {needed}. {ask}"
    tie = "" if tied == league else f", {other} is a tie ({_tie(view, place, tied)})"
    return f"Conflict at {place_name(place)}: {lie}: {now}. On a second roll {needed}{tie}. {ask}"


def stands_words(view: EpireiaView) -> str:
    """What happens when the die is not rolled again."""
    roll = view.roll
    assert roll is not None
    if not is_conflict(roll):
        return "your figures there go home" if roll.step == 1 else f"{FIGURES[roll.figure].name} goes home with nothing"
    place = place_of(roll)
    totals = totals_at(view, place)
    winner = winner_of(view, place, totals)
    if totals[0] == totals[1]:
        return _tie(view, place, winner)
    return "your figures there go home"


def _tie(view: EpireiaView, place: int, winner: int) -> str:
    """What a tie does there: the Champion's league wins it; else all go home, and an owner keeps the territory."""
    if winner != NONE:
        return f"the Champion wins it for the {LEAGUES[winner]}"
    owner = view.owners[place - FIRST_TERRITORY] if FIRST_TERRITORY <= place < FIRST_CITY else NONE
    if owner == NONE:
        return "all go home"
    whose = "yours" if owner == view.seat else CITY_NAMES[view.boards[owner].city]
    return f"all go home, and {place_name(place)} stays {'with ' if owner != view.seat else ''}{whose}"


def _alone(view: EpireiaView, roll: RollSeen, seat: int) -> tuple[int, int, int]:
    """Die, what is added to it, and what is needed, where one league rolls."""
    league, place = view.boards[seat].league, place_of(roll)
    die = roll.dice[league]
    if roll.step == 0:
        return die, empire_bonus(view, seat, roll.figure), required(view, place)
    if roll.step == 1:
        return die, brigand_bonus(view, place, league), brigand_roll(attack_at(view, place, league))
    return die, city_bonus(view, seat, roll.figure), COUNTS.integration


def _all(die: int, bonus: int) -> str:
    """« + 2 makes 7», or nothing."""
    return f"{plus(bonus)} makes {die + bonus}" if bonus else ""
