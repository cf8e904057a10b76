"""Labels of actions: verbs, ways, what they do, and the questions of a verb that is asked field by field."""

from typing import Any

from games.core.action import Action
from games.epireia.actions import administrators as calls
from games.epireia.actions import army, development, diplomacy, engaging, generals, rerolling, setup
from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ADMINISTRATORS,
    ATTACK,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    COUNTS,
    DECKS,
    EMPIRES,
    FIGURES,
    FIRST_CITY,
    FIRST_TERRITORY,
    FRONTS,
    LEAGUES,
    NONE,
    RESOURCES,
    SLOTS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    UNITS,
    brigand_roll,
)
from games.epireia.figures import ABILITIES, ability_words
from games.epireia.presentation.dice import stands_words
from games.epireia.presentation.words import (
    column_name,
    deck_name,
    goods,
    goods_short,
    place_name,
    plus,
    slot_words,
)
from games.epireia.resolution.empires import empire_bonus, required
from games.epireia.resolution.figures_there import attack_at, figures_at
from games.epireia.resolution.integration import city_bonus
from games.epireia.resolution.territories import brigand_bonus
from games.epireia.view import EpireiaView

VERBS: dict[type[Action], str] = {
    setup.ChooseScenario: "Choose the scenario",
    setup.JoinLeague: "Join a league",
    setup.ChooseCity: "Choose a city",
    setup.ChooseAdministrator: "Choose an Administrator",
    setup.ChooseFirstFigure: "Choose the first figure",
    development.Donate: "Donate resources",
    development.Construct: "Construct a building",
    development.Produce: "Produce an army token",
    development.EndDevelopment: "End your development",
    development.Recruit: "Take a new figure",
    development.TakeToken: "Take a Level I token",
    development.Forgo: "Do without it",
    development.PayOmen: "Answer the omen",
    calls.CallPolemarch: "Use the Polemarch",
    calls.CallArchon: "Use the Archon",
    calls.CallPriestess: "Use the Priestess",
    calls.CallTrapezites: "Use the Trapezites",
    calls.CallMerchant: "Use the Merchant",
    calls.CallArchitect: "Use the Architect",
    diplomacy.Send: "Move a figure",
    diplomacy.EndMoves: "End your moves",
    rerolling.RollAgain: "Roll again",
    rerolling.LetStand: "Let it stand",
    army.PlaceToken: "Place a token",
    army.GoToColumn: "Go to a column",
    army.ClearColumn: "Clear this column",
    army.ArrangeArmy: "Arrange the rest for me",
    army.ArmyReady: "Ready: my army stands",
    army.TakeArmyBack: "Take my army back",
    generals.PutFigure: "Put a figure on a front",
    generals.ClearFronts: "Clear the fronts",
    generals.ArrangeFigures: "Place the figures for me",
    generals.FiguresReady: "Ready: my figures stand",
    generals.TakeFiguresBack: "Take my figures back",
    engaging.Engage: "Engage the figure",
    engaging.Hold: "Hold in this column",
    engaging.HoldFront: "Hold on this front",
    engaging.LiftOrder: "Lift the standing order",
}

QUESTIONS = {
    "building": "Which building?",
    "price": "How do you pay?",
    "figure": "Which figure?",
    "place": "Where to?",
    "resource": "Which resource?",
    "amount": "How many?",
    "front": "Which front?",
    "token": "Which token?",
}


def figure_words(figure: int) -> str:
    """«Themistocles (2, sea)»."""
    card = FIGURES[figure]
    return f"{card.name} ({card.attack}{', sea' if card.sea else ''})"


def label(view: EpireiaView, action: Action) -> str:
    """Label of one offered action; every figure, price or place that it names is in it."""
    match action:
        case setup.ChooseScenario():
            solo = SOLO[action.scenario]
            return f"{SOLO_CARDS[action.scenario].name} ({CITY_NAMES[solo.city]}, {solo.rounds} rounds)"
        case setup.JoinLeague():
            return f"Join the {LEAGUES[action.league]}" if action.league in (0, 1) else "Join a league"
        case setup.ChooseCity():
            return f"Lead {_of(CITY_NAMES, action.city)}"
        case setup.ChooseAdministrator():
            return _of(ADMINISTRATORS, action.administrator)
        case setup.ChooseFirstFigure():
            return f"Begin with {_figure(action.figure)}"
        case development.Donate():
            return f"Donate {action.amount} {_of(RESOURCES, action.resource)}"
        case development.Construct():
            return f"{_building(action.building)} for {goods_short(action.price)}"
        case calls.CallArchitect():
            return f"{_building(action.building)} for {goods_short(action.price)} (Architect)"
        case development.Produce():
            return f"Produce {_unit(action.deck)}"
        case development.Recruit():
            return f"Take {_figure(action.figure)}"
        case development.TakeToken():
            return f"Take {_of(UNITS, action.unit)} I"
        case development.PayOmen():
            return "Lose 1 prestige" if action.resource == NONE else f"Pay 2 {_of(RESOURCES, action.resource)}"
        case calls.CallPolemarch():
            return f"Polemarch: draw {_of(UNITS, action.unit)}"
        case calls.CallTrapezites():
            return f"Trapezites: {goods(action.gift)}"
        case diplomacy.Send():
            return f"{_figure(action.figure)} to {_place(action.place)}"
        case army.PlaceToken():
            where = f" in {column_name(view.battle.cursor)}" if view.battle else ""
            return f"{slot_words((action.token,))}{where}" if 0 <= action.token // 10 < len(DECKS) else "A token"
        case army.GoToColumn():
            return _column(view, action.column)
        case generals.PutFigure():
            return f"{_figure(action.figure)} on the {_of(FRONTS, action.front)} front"
        case engaging.Engage():
            return _engage(view)
        case _:
            return VERBS[type(action)]


def _of(names: tuple[str, ...], i: int) -> str:
    return names[i] if 0 <= i < len(names) else "?"


def _figure(figure: int) -> str:
    return figure_words(figure) if 0 <= figure < len(FIGURES) else "?"


def _building(building: int) -> str:
    return BUILDINGS[building].name if 0 <= building < len(BUILDINGS) else "?"


def _unit(deck: int) -> str:
    return deck_name(deck) if 0 <= deck < len(DECKS) else "?"


def _place(place: int) -> str:
    return place_name(place) if NONE <= place < FIRST_CITY + len(CITIES) else "?"


def _column(view: EpireiaView, column: int) -> str:
    if not 0 <= column < len(SLOTS):
        return "A column"
    army = view.battle.own_army if view.battle else None
    units = " and ".join(dict.fromkeys(UNITS[unit] for unit in SLOTS[column]))
    return f"{column_name(column)} ({units}): {slot_words(army[column]) if army else 'empty'}"


def _engage(view: EpireiaView) -> str:
    battle = view.battle
    if battle is None or not battle.generals or view.seat is None or battle.column >= len(SLOTS):
        return VERBS[engaging.Engage]
    figure = battle.generals[view.boards[view.seat].league][battle.column // 3]
    return f"Engage {_figure(figure)} in {column_name(battle.column)}" if figure != NONE else VERBS[engaging.Engage]


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
            return BUILDINGS[action.building].text
        case development.Produce():
            return (
                f"Powers {', '.join(map(str, dict.fromkeys(DECKS[action.deck].powers)))}; {view.left[action.deck]} left"
            )
        case development.Donate():
            spent = "; uses up one of the Archon's actions" if view.archon else ""
            return f"1 prestige; the resources go to your league{spent}"
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
            return "You may still answer if the enemy engages here"
        case engaging.HoldFront():
            return "You are not asked on this front until the enemy engages or you lift the order"
        case _:
            return ""


def place_words(view: EpireiaView, place: int, figure: int = NONE) -> str:
    """What a place asks now of this seat, or of this figure of its, and what it gives."""
    league = view.boards[view.seat].league if view.seat is not None else NONE
    if place < FIRST_TERRITORY:
        empire = EMPIRES[place]
        die = _die(empire_bonus(view, view.seat, figure)) if view.seat is not None and figure != NONE else ""
        number = required(view, place, coming=league)
        return f"Empire: {number} or more{die} for {goods(empire.reward)}{'; by sea' if empire.sea else ''}"
    if place < FIRST_CITY:
        territory = TERRITORIES[place - FIRST_TERRITORY]
        sea = "; by sea" if territory.sea else ""
        return f"Territory: tax {goods(territory.tax)}{sea}{_brigands(view, place, league, figure)}"
    reward = deck_name(CITIES[place - FIRST_CITY].reward)
    die = _die(city_bonus(view, view.seat, figure)) if view.seat is not None and figure != NONE else ""
    return f"City: {COUNTS.integration} or more{die} for 1 Copper and {reward}"


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


def choice(view: EpireiaView, kind: type[Action], field: str, value: Any) -> str:
    """Label of one value of a field, for a verb that is asked field by field."""
    match field:
        case "building":
            return f"{_building(value)}: {BUILDINGS[value].text}"
        case "price" | "gift":
            return goods(value)
        case "figure":
            return figure_words(value)
        case "place":
            return f"{place_name(value)}. {place_words(view, value)}"
        case "resource":
            return RESOURCES[int(value)] if value != NONE else "Prestige"
        case "front":
            return FRONTS[int(value)].capitalize()
        case "token":
            return slot_words((value,))
        case _:
            return str(value)
