"""What an action would do, as the line below its label: what a place gives, what a building brings."""

from collections.abc import Sequence

from games.core.action import Action
from games.epireia.actions import administrators as calls
from games.epireia.actions import army, development, diplomacy, engaging, rerolling, setup
from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ATTACK,
    BUILDINGS,
    CITIES,
    COLUMNS,
    COUNTS,
    DECKS,
    EMPIRES,
    FIGURES,
    FIRST_CITY,
    FIRST_TERRITORY,
    NONE,
    SOLO_CARDS,
    TERRITORIES,
    brigand_roll,
)
from games.epireia.course import is_alone
from games.epireia.figures import ABILITIES, ability_words
from games.epireia.presentation.dice import stands_words
from games.epireia.presentation.words import (
    NUMBERS,
    deck_name,
    goods,
    plus,
)
from games.epireia.prestige import building_prestige, donation_prestige
from games.epireia.resolution.empires import empire_bonus, required
from games.epireia.resolution.figures_there import attack_at, figures_at
from games.epireia.resolution.integration import city_bonus
from games.epireia.resolution.territories import brigand_bonus
from games.epireia.supply import posts_left
from games.epireia.view import EpireiaView


def describe(view: EpireiaView, action: Action) -> str:
    """What the action would do; at most 100 characters, may be empty."""
    match action:
        case setup.ChooseScenario():
            return _cut(SOLO_CARDS[action.scenario].objective)
        case setup.ChooseCity():
            return _cut(", ".join(FIGURES[i].name for i in range(5 * action.city, 5 * action.city + 5)))
        case setup.ChooseAdministrator():
            return _cut(ADMINISTRATOR_TEXTS[action.administrator])
        case setup.ChooseFirstFigure() | development.Recruit():
            return _cut(ability_words(action.figure) or "No ability")
        case development.Construct() | calls.CallArchitect():
            return building_words(view, action.building)
        case development.Produce():
            powers = ", ".join(map(str, dict.fromkeys(DECKS[action.deck].powers)))
            return f"Powers {powers}; {view.left[action.deck]} left{_helped(view)}"
        case development.Donate():
            spent = "; uses up the Archon's action" if view.archon else ""
            return f"{_prestige(view, _donated(view, action))}; the resources go to your league{spent}"
        case diplomacy.Send():
            return place_words(view, action.place, action.figure)
        case rerolling.RollAgain():
            return "Once a turn; the second roll stands, better or worse"
        case rerolling.LetStand() if view.roll is not None:
            return _cut(f"As it lies: {stands_words(view)}")
        case army.ArrangeArmy():
            return "The strongest tokens, in columns by chance; what you have placed stays"
        case army.ArmyReady():
            return "Tokens without a free slot stay out of the battle"
        case engaging.Hold():
            return _held(view)
        case engaging.HoldFront():
            until = "until the enemy engages or" if _may_engage(view) else "unless"
            return f"You are not asked on this front {until} you lift the order"
        case _:
            return ""


def _held(view: EpireiaView) -> str:
    """What becomes of a figure that is held back in this column."""
    if _may_engage(view):
        return "You may still answer if the enemy engages here"
    last = view.battle is not None and view.battle.column % 3 == 2
    return "This is the last column: your figure will not fight" if last else "Your figure stays for the next column"


def _may_engage(view: EpireiaView) -> bool:
    """Whether the enemy has a figure on the front of the open column that has not fought yet."""
    battle = view.battle
    if battle is None or view.seat is None or not battle.generals or battle.column >= len(COLUMNS):
        return False
    enemy, front = 1 - view.boards[view.seat].league, battle.column // 3
    return battle.generals[enemy][front] != NONE and battle.engaged[enemy][front] == NONE


def _helped(view: EpireiaView) -> str:
    """What the option for a lone city adds to a production."""
    if not view.options.handicap or view.seat is None or not is_alone(view, view.seat):
        return ""
    return f"; with it you draw {NUMBERS[COUNTS.handicap_tokens]} more"


def building_words(view: EpireiaView, building: int) -> str:
    """What a building does; of a Religious one the prestige that this city really gets."""
    if not BUILDINGS[building].prestige or view.seat is None:
        return BUILDINGS[building].text
    return f"{_prestige(view, building_prestige(view.boards[view.seat], building))}."


def _donated(view: EpireiaView, action: development.Donate) -> int:
    """The prestige of a donation."""
    return donation_prestige(view.boards[view.seat], action.amount) if view.seat is not None else 1


def _prestige(view: EpireiaView, number: int) -> str:
    """«2 prestige», as far as the track goes on."""
    most = COUNTS.prestige - view.boards[view.seat].prestige if view.seat is not None else number
    return f"{min(number, most)} prestige" if most else "No prestige, yours is full"


def place_words(view: EpireiaView, place: int, figure: int = NONE) -> str:
    """What a place asks now of this seat, or of this figure of its, and what it gives."""
    league = view.boards[view.seat].league if view.seat is not None else NONE
    if place < FIRST_TERRITORY:
        empire = EMPIRES[place]
        die = _die(empire_bonus(view, view.seat, figure)) if view.seat is not None and figure != NONE else ""
        number, sea = required(view, place, coming=league), "; by sea" if empire.sea else ""
        more = _traded(empire.reward) if figure != NONE and ABILITIES[figure].empire_gain else ""
        if _merchant_speaks(view, place):
            double = goods([2 * each for each in empire.reward])
            return f"Empire: {double}{more} by the Merchant, without a roll{sea}"
        return f"Empire: {number} or more{die} for {goods(empire.reward)}{more}{sea}"
    if place < FIRST_CITY:
        sea = "; by sea" if TERRITORIES[place - FIRST_TERRITORY].sea else ""
        return f"Territory: {_tax(view, place, league, figure)}{sea}{_brigands(view, place, league, figure)}"
    die = _die(city_bonus(view, view.seat, figure)) if view.seat is not None and figure != NONE else ""
    return f"City: {COUNTS.integration} or more{die} for 1 Copper{_token(view, place - FIRST_CITY)}"


def _token(view: EpireiaView, city: int) -> str:
    """« and Cavalry II»: the token that lies with a city, or that its pile still has."""
    deck = view.granted[city] if view.allied[city] != NONE else CITIES[city].reward
    if deck == NONE or (view.allied[city] == NONE and not view.left[deck]):
        return ", no token is left"
    return f" and {deck_name(deck)}"


def _merchant_speaks(view: EpireiaView, place: int) -> bool:
    """Whether this would be the city's first negotiation as its figures stand now, and the Merchant speaks in it."""
    if view.seat is None or not view.boards[view.seat].merchant:
        return False
    return not any(0 <= other < place for other in view.boards[view.seat].places)


def _traded(reward: Sequence[int]) -> str:
    """What the Trader gets more."""
    return " and 1 more" if sum(n > 0 for n in reward) == 1 else " and 1 more of these"


def _tax(view: EpireiaView, place: int, league: int, figure: int) -> str:
    """«tax 2 Wood», or why nothing would be collected there."""
    tax, owner = TERRITORIES[place - FIRST_TERRITORY].tax, view.owners[place - FIRST_TERRITORY]
    if league == NONE or view.seat is None:
        return f"tax {goods(tax)}"
    if owner != NONE and view.boards[owner].league == league:
        return "your league holds it, no tax"
    if not posts_left(view, view.seat):
        return "no tax, you have no City token left"
    there = {each for seat, each in figures_at(view, place, league) if seat == view.seat} | {figure} - {NONE}
    more = sum(ABILITIES[each].tax_gain for each in there)
    return f"tax {goods([each + more if each else 0 for each in tax])}"


def _die(bonus: int) -> str:
    """« (die + 2)»; nothing without a bonus."""
    return f" (die{plus(bonus)})" if bonus else ""


def _brigands(view: EpireiaView, place: int, league: int, figure: int) -> str:
    """The Brigands there, with the number that the figures of the league need when this one has come too."""
    if place - FIRST_TERRITORY not in view.brigands:
        return ""
    if figure == NONE or league == NONE:
        return "; Brigands"
    there = [each for _, each in figures_at(view, place, league)]
    attack = attack_at(view, place, league) + (0 if figure in there else ATTACK[figure])
    bonus = brigand_bonus(view, place, league) + (0 if figure in there else ABILITIES[figure].brigand_bonus)
    return f"; Brigands: {brigand_roll(attack)} or more{_die(bonus)}"


def _cut(text: str) -> str:
    return text if len(text) <= 100 else text[:99].rstrip() + "…"
