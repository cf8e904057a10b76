"""Labels of actions: verbs, ways, and the questions of a verb that is asked field by field."""

from typing import Any

from games.core.action import Action
from games.epireia.actions import administrators as calls
from games.epireia.actions import army, development, diplomacy, engaging, generals, rerolling, setup
from games.epireia.content import (
    ADMINISTRATORS,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    DECKS,
    FIGURES,
    FIRST_CITY,
    FRONTS,
    LEAGUES,
    NONE,
    RESOURCES,
    SLOTS,
    SOLO,
    SOLO_CARDS,
    UNITS,
)
from games.epireia.presentation.descriptions import building_words, place_words
from games.epireia.presentation.words import (
    column_name,
    deck_name,
    figure_words,
    goods,
    goods_short,
    place_name,
    slot_words,
)
from games.epireia.prices import full_price, unit_price
from games.epireia.scenarios import in_force
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


def label(view: EpireiaView, action: Action) -> str:
    """Label of one offered action; every figure, price or place that it names is in it."""
    match action:
        case setup.ChooseScenario():
            if not 0 <= action.scenario < len(SOLO):
                return VERBS[setup.ChooseScenario]
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
            return f"Produce {_unit(action.deck)}{_unit_price(view, action.deck)}"
        case development.Recruit():
            return f"Take {_figure(action.figure)}"
        case development.TakeToken():
            return f"Take {_of(UNITS, action.unit)} I"
        case development.PayOmen():
            return _unpaid(view) if action.resource == NONE else f"Pay 2 {_of(RESOURCES, action.resource)}"
        case calls.CallPolemarch():
            level = 2 if in_force(view).level_two else 1
            return f"Polemarch: draw {_of(UNITS, action.unit)} {'I' * level}"
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


def _unit_price(view: EpireiaView, deck: int) -> str:
    """« for 2C»: what a token costs this seat now."""
    if view.seat is None or not 0 <= deck < len(DECKS):
        return ""
    price = unit_price(view, view.seat, deck, view.archon > 0 and not view.asks)
    return f" for {goods_short(full_price(deck, price))}"


def _unpaid(view: EpireiaView) -> str:
    """What the snake takes from who does not pay it."""
    prestige = view.boards[view.seat].prestige if view.seat is not None else 1
    return "Lose 1 prestige" if prestige else "Pay nothing: your prestige is 0"


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


def choice(view: EpireiaView, kind: type[Action], field: str, value: Any) -> str:
    """Label of one value of a field, for a verb that is asked field by field."""
    match field:
        case "building":
            return f"{_building(value)}: {building_words(view, value)}"
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
