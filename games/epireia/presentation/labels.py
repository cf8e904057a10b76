"""Texts about actions: the labels of buttons and menus, descriptions of effects, and reasons for refusals."""

from collections.abc import Sequence
from re import fullmatch
from typing import Any

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.presentation import Presentation, listed
from games.epireia.actions import administrators as calls
from games.epireia.actions import development, diplomacy, great_battle, setup
from games.epireia.actions.administrators import ADMINISTRATOR_ACTIONS, ARCHITECT_SAVES, CallArchitect
from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.actions.diplomacy import Send
from games.epireia.actions.great_battle import PlaceToken
from games.epireia.battle import front_figure, may_engage
from games.epireia.content import (
    ADMINISTRATOR_TEXTS,
    ADMINISTRATORS,
    ATTACK,
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    COLUMNS,
    COUNTS,
    DECKS,
    EMPIRES,
    FIGURES,
    FIGURES_OF,
    FIRST_CITY,
    FIRST_TERRITORY,
    FRONTS,
    LEAGUES,
    NONE,
    PLACES,
    RESOURCES,
    SLOTS,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    UNITS,
    brigand_roll,
)
from games.epireia.development import (
    building_options,
    building_prestige,
    donation_prestige,
    price_in_resources,
    unit_price,
)
from games.epireia.figures import ABILITIES
from games.epireia.presentation.position import stands_words
from games.epireia.presentation.prompts import actions_words, awaited_words, task_words
from games.epireia.resolution import (
    attack_at,
    brigand_bonus,
    city_bonus,
    empire_bonus,
    figures_at,
    required_roll,
    tax_of,
)
from games.epireia.scenarios import active_scenario
from games.epireia.supply import available, city_tokens_left, is_lone_city
from games.epireia.view import EpireiaView
from games.epireia.words import (
    NUMBERS,
    column_name,
    deck_name,
    figure_words,
    goods,
    goods_short,
    place_name,
    plus,
    slot_words,
)


def describe(view: EpireiaView, action: Action) -> str:
    """Describe the effect of an offered action, such as what a building gives, in at most 100 characters, or none."""
    match action:
        case setup.ChooseScenario():
            return _shortened(SOLO_CARDS[action.scenario].objective)
        case setup.ChooseCity():
            return _shortened(", ".join(FIGURES[figure].name for figure in FIGURES_OF[action.city]))
        case setup.ChooseAdministrator():
            return _shortened(ADMINISTRATOR_TEXTS[action.administrator])
        case setup.ChooseFirstFigure() | development.Recruit():
            return _shortened(ABILITIES[action.figure].words or "No ability")
        case development.Construct() | calls.CallArchitect():
            return building_words(view, action.building)
        case development.Produce():
            powers = ", ".join(map(str, dict.fromkeys(DECKS[action.deck].powers)))
            return f"Powers {powers}; {available(view, action.deck)} left{_helped(view)}"
        case development.Donate():
            spent = "; uses up the Archon's action" if view.archon else ""
            return f"{_prestige(view, _donated(view, action))}; the resources go to your league{spent}"
        case diplomacy.Send():
            return place_words(view, action.place, action.figure)
        case diplomacy.RollAgain():
            return "Once a turn; the second roll stands, better or worse"
        case diplomacy.LetStand() if view.roll is not None:
            return _shortened(f"As it lies: {stands_words(view)}")
        case great_battle.ArrangeArmy():
            return "The strongest tokens, in columns by chance; what you have placed stays"
        case great_battle.ArmyReady():
            return "Tokens without a free slot stay out of the battle"
        case great_battle.Hold():
            return _held(view)
        case great_battle.HoldFront():
            until = "until the enemy engages or" if _may_engage(view) else "unless"
            return f"You are not asked on this front {until} you lift the order"
        case _:
            return ""


def _held(view: EpireiaView) -> str:
    """Describe what happens to the viewing seat's figure if it is held back in the current column."""
    if _may_engage(view):
        return "You may still answer if the enemy engages here"
    last = view.battle is not None and view.battle.column % 3 == 2
    return "This is the last column: your figure will not fight" if last else "Your figure stays for the next column"


def _may_engage(view: EpireiaView) -> bool:
    """Return whether the league opposed to the view's seat has a figure, not yet engaged, on the current front."""
    battle = view.battle
    if battle is None or view.league == NONE or not battle.generals or battle.column >= len(COLUMNS):
        return False
    return may_engage(battle, 1 - view.league)


def _helped(view: EpireiaView) -> str:
    """Describe the additional tokens that a helped lone city draws when it produces one; empty for all other seats.

    The help is an option of the match for the city that stands alone against two.
    """
    if not view.options.handicap or view.seat is None or not is_lone_city(view, view.seat):
        return ""
    return f"; with it you draw {NUMBERS[COUNTS.handicap_tokens]} more"


def building_words(view: EpireiaView, building: int) -> str:
    """Describe what a building does; of a Religious building, how much prestige the view's seat would gain by it."""
    if not BUILDINGS[building].prestige or view.seat is None:
        return BUILDINGS[building].text
    return f"{_prestige(view, building_prestige(view.boards[view.seat], building))}."


def _donated(view: EpireiaView, action: development.Donate) -> int:
    """Return how much prestige the view's seat would gain by a donation."""
    return donation_prestige(view.boards[view.seat], action.amount) if view.seat is not None else 1


def _prestige(view: EpireiaView, number: int) -> str:
    """Return a gain of prestige as text such as "2 prestige"; less where the view's seat nears the end of the track."""
    most = COUNTS.prestige - view.boards[view.seat].prestige if view.seat is not None else number
    return f"{min(number, most)} prestige" if most else "No prestige, yours is full"


def place_words(view: EpireiaView, place: int, figure: int = NONE) -> str:
    """Describe a place of the map for the view's seat: the roll that it requires, with bonuses, and its reward.

    Args:
        view: The view of the seat.
        place: The place.
        figure: The figure that would go there, whose bonuses count; NONE to describe the place without them.
    """
    league = view.league
    if place < FIRST_TERRITORY:
        empire = EMPIRES[place]
        die = _die(empire_bonus(view, view.seat, figure)) if view.seat is not None and figure != NONE else ""
        number, sea = required_roll(view, place, coming=league), "; by sea" if empire.sea else ""
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
    """Return the token that comes with a Greek city, as text such as " and Cavalry II"; or that there is none left."""
    deck = view.granted[city] if view.allied[city] != NONE else CITIES[city].reward
    if deck == NONE or (view.allied[city] == NONE and not available(view, deck)):
        return ", no token is left"
    return f" and {deck_name(deck)}"


def _merchant_speaks(view: EpireiaView, place: int) -> bool:
    """Return whether the Administrator Merchant would help the view's seat at this Empire.

    He would if he is in use and no figure of the seat negotiates at an earlier Empire.
    """
    if view.seat is None or not view.boards[view.seat].merchant:
        return False
    return not any(0 <= other < place for other in view.boards[view.seat].places)


def _traded(reward: Sequence[int]) -> str:
    """Return the text " and 1 more", for the unit that a Trader's ability adds to an Empire's reward.

    If the reward has several resources, it says that the unit is one of these.
    """
    return " and 1 more" if sum(n > 0 for n in reward) == 1 else " and 1 more of these"


def _tax(view: EpireiaView, place: int, league: int, figure: int) -> str:
    """Return what the view's seat would collect from a territory, as text such as "tax 2 Wood", or why nothing.

    Args:
        view: The view of the seat.
        place: The territory as a place of the map.
        league: The seat's league, or NONE.
        figure: The figure that would go there, whose ability counts; or NONE.
    """
    tax, owner = TERRITORIES[place - FIRST_TERRITORY].tax, view.owners[place - FIRST_TERRITORY]
    if league == NONE or view.seat is None:
        return f"tax {goods(tax)}"
    if owner != NONE and view.boards[owner].league == league:
        return "your league holds it, no tax"
    if not city_tokens_left(view, view.seat):
        return "no tax, you have no City token left"
    there = {each for seat, each in figures_at(view, place, league) if seat == view.seat} | {figure} - {NONE}
    return f"tax {goods(tax_of(place - FIRST_TERRITORY, there))}"


def _die(bonus: int) -> str:
    """Return a bonus as text such as " (die + 2)"; empty for a bonus of 0."""
    return f" (die{plus(bonus)})" if bonus else ""


def _brigands(view: EpireiaView, place: int, league: int, figure: int) -> str:
    """Describe the Brigands on a territory, with the roll that is needed against them once a figure has gone there.

    Args:
        view: The view of a seat.
        place: The territory as a place of the map.
        league: The seat's league, or NONE; its figures already there count.
        figure: The figure that would go there; NONE to leave out the roll.

    Returns:
        Text such as "; Brigands: 5 or more (die + 2)"; empty if there are none.
    """
    if place - FIRST_TERRITORY not in view.brigands:
        return ""
    if figure == NONE or league == NONE:
        return "; Brigands"
    there = [each for _, each in figures_at(view, place, league)]
    attack = attack_at(view, place, league) + (0 if figure in there else ATTACK[figure])
    bonus = brigand_bonus(view, place, league) + (0 if figure in there else ABILITIES[figure].brigand_bonus)
    return f"; Brigands: {brigand_roll(attack)} or more{_die(bonus)}"


def _shortened(text: str) -> str:
    return text if len(text) <= 100 else text[:99].rstrip() + "…"


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
    diplomacy.RollAgain: "Roll again",
    diplomacy.LetStand: "Let it stand",
    great_battle.PlaceToken: "Place a token",
    great_battle.GoToColumn: "Go to a column",
    great_battle.ClearColumn: "Clear this column",
    great_battle.ArrangeArmy: "Arrange the rest for me",
    great_battle.ArmyReady: "Ready: my army stands",
    great_battle.TakeArmyBack: "Take my army back",
    great_battle.PutFigure: "Put a figure on a front",
    great_battle.ClearFronts: "Clear the fronts",
    great_battle.ArrangeFigures: "Place the figures for me",
    great_battle.FiguresReady: "Ready: my figures stand",
    great_battle.TakeFiguresBack: "Take my figures back",
    great_battle.Engage: "Engage the figure",
    great_battle.Hold: "Hold in this column",
    great_battle.HoldFront: "Hold on this front",
    great_battle.LiftOrder: "Lift the standing order",
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
    """Return the label of an action for a button or menu, which names every figure, price or place involved."""
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
            level = 2 if active_scenario(view).level_two else 1
            return f"Polemarch: draw {_of(UNITS, action.unit)} {'I' * level}"
        case calls.CallTrapezites():
            return f"Trapezites: {goods(action.gift)}"
        case diplomacy.Send():
            return f"{_figure(action.figure)} to {_place(action.place)}"
        case great_battle.PlaceToken():
            where = f" in {column_name(view.own_army.cursor)}" if view.own_army else ""
            return f"{slot_words((action.token,))}{where}" if 0 <= action.token // 10 < len(DECKS) else "A token"
        case great_battle.GoToColumn():
            return _column(view, action.column)
        case great_battle.PutFigure():
            return f"{_figure(action.figure)} on the {_of(FRONTS, action.front)} front"
        case great_battle.Engage():
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
    """Return the current price of a token for the view's seat as text such as " for 2C"; empty in the public view."""
    if view.seat is None or not 0 <= deck < len(DECKS):
        return ""
    return f" for {goods_short(price_in_resources(deck, unit_price(view, view.seat, deck)))}"


def _unpaid(view: EpireiaView) -> str:
    """Describe what the view's seat loses if it does not pay for the augur card Snake."""
    prestige = view.boards[view.seat].prestige if view.seat is not None else 1
    return "Lose 1 prestige" if prestige else "Pay nothing: your prestige is 0"


def _place(place: int) -> str:
    return place_name(place) if NONE <= place < FIRST_CITY + len(CITIES) else "?"


def _column(view: EpireiaView, column: int) -> str:
    if not 0 <= column < len(SLOTS):
        return "A column"
    units = " and ".join(dict.fromkeys(UNITS[unit] for unit in SLOTS[column]))
    return f"{column_name(column)} ({units}): {slot_words(view.own_army.columns[column] if view.own_army else ())}"


def _engage(view: EpireiaView) -> str:
    battle = view.battle
    if battle is None or not battle.generals or view.league == NONE or battle.column >= len(SLOTS):
        return VERBS[great_battle.Engage]
    figure = front_figure(battle, view.league)
    return f"Engage {_figure(figure)} in {column_name(battle.column)}" if figure != NONE else VERBS[great_battle.Engage]


def choice(view: EpireiaView, field: str, value: Any) -> str:
    """Return the label of one value of an action's field, for a menu in which an action is chosen field by field.

    Args:
        view: The view of the choosing seat.
        field: The name of the field, such as "building".
        value: The value, such as the index of a building.
    """
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


REFUSALS = {
    "league_full": "That league has all its cities: join the other one.",
    "city_taken": "That city is led by somebody already: choose one that is left.",
    "administrator_taken": "That Administrator serves somebody already: choose one that is left.",
    "not_of_your_city": "That figure belongs to another city: choose one of your own.",
    "chosen_already": "You begin with that figure already: choose another one, or wait for the others.",
    "figure_in_play": "That figure is in play already, and there is only one of each: choose another one.",
    "omen_price": "You have not 2 of that: pay with another resource, or lose 1 prestige.",
    "no_action_left": "You have no action left: use your Administrator, if that is offered, or end your development.",
    "no_donations": "The scenario forbids donations: construct or produce something instead.",
    "donation_size": f"A donation is {COUNTS.donation_least} to {COUNTS.donation_most} units of one resource.",
    "donation_least": "While the Treasury of Delos lasts a donation is at least 3 units.",
    "built_already": "That building stands already, and each can be constructed only once: choose another one.",
    "unit_forbidden": "The scenario forbids making this unit now: choose another one.",
    "pile_empty": "No token of that pile is left: choose another one.",
    "no_charge": "Your Administrator has no use ready: construct a Bureau first.",
    "archon_used": "The Archon can be used once a turn.",
    "merchant_used": "The Merchant stands behind your next negotiation already.",
    "prestige_full": "Your prestige is at the end of its track.",
    "gift": "The Trapezites gives 4 resources, at most 2 of a kind.",
    "not_your_figure": "That figure is not in play on your board: move one of your own.",
    "moved_already": "That figure has moved this turn: move another one or end your moves.",
    "there_already": "That figure stands there already: send it somewhere else or leave it.",
    "empire_closed": "The scenario has closed that Empire: choose another place.",
    "empire_taken": "A figure of your league is at that Empire already, and only one may be: choose another place.",
    "storm": "The storm has closed everything across the sea this round: choose a place on land.",
    "no_cities_alone": "Alone you cannot go to Greek cities: choose an Empire or a territory.",
    "city_played": "That city is played by somebody, and only the others can be won: choose another place.",
    "city_allied": "That city is with your league already: choose another place.",
    "city_visited": "One of your figures is in that city already: choose another place.",
    "truce": "While the Olympic truce lasts no neutral city may be visited: choose another place.",
    "no_such_token": "That token is not in your hand: choose one of your reserve that is not placed yet.",
    "at_column": "You are at that column: place a token here, or go to another one.",
    "nothing_fits": "Nothing that you hold fits there: choose another column.",
    "column_empty": "This column is empty: there is nothing to take back.",
    "tokens_left": "You still hold tokens that fit: place them first, or let the rest be arranged for you.",
    "nothing_to_place": "Nothing is left that could be placed: say that you are ready.",
    "fronts_without_figures": "A front has no figure yet: put one there, or let them be placed for you.",
    "not_your_general": "That figure is not in play in your league: choose one of those you are offered.",
    "figure_placed": "That figure stands on a front already: clear the fronts to place it elsewhere.",
    "front_taken": "That front has a figure already: choose another front, or clear them.",
    "fronts_empty": "No figure stands on a front yet.",
    "last_column": "This is the last column of the front: hold here, or engage.",
}


def refusal_words(words: Presentation[EpireiaView], view: EpireiaView, action: Action, reason: str) -> str:
    """Return a sentence that tells a player why an action was refused and, if possible, what to do instead.

    Args:
        words: The presentation, which knows the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, as returned by `Action.obstacle`, or a general one such as `NOT_NOW`.
    """
    if view.phase == "over":
        return "The game is over; nothing more can be done."
    if reason == NOT_ACTIVE:
        return f"No decision is asked of you now: wait for {awaited_words(words, view)}."
    if reason == NOT_NOW and (other := _other_administrator(view, action)):
        return other
    if reason == NOT_NOW:
        return f"«{VERBS[type(action)]}» has no place at this moment: {_instead(words, view)}"
    if reason == "actions_left":
        return f"You still have an action that you can pay for: {actions_words(view)} first."
    if reason == "no_sea_icon" and isinstance(action, Send):
        name, place = FIGURES[action.figure].name, PLACES[action.place]
        return f"{name} has no sea icon and cannot go to {place}: send somebody who has, or choose a place on land."
    if reason == "no_military_building" and isinstance(action, Produce):
        building = ("the Armoury", "the Shipyard", "the Stables")[DECKS[action.deck].unit]
        return f"{DECKS[action.deck].name} needs {building}: construct it first, or produce Level I."
    if reason in ("too_expensive", "price") and view.seat is not None:
        return _too_expensive(view, action, view.seat)
    if reason == "wrong_slot" and isinstance(action, PlaceToken) and view.own_army is not None:
        cursor = view.own_army.cursor
        units = listed([UNITS[unit] for unit in dict.fromkeys(SLOTS[cursor])])
        return f"{column_name(cursor).capitalize()} has no free slot for it (it takes {units}): go to another column."
    if reason == "no_charge" and view.seat is not None and view.boards[view.seat].used == COUNTS.bureaus:
        return "Your Administrator has no use left: all Bureaus have been used."
    if reason == "unit_forbidden" and all(active_scenario(view).forbids(view, unit) for unit in range(len(UNITS))):
        return "The scenario forbids making units now: choose something else."
    if reason in REFUSALS:
        return REFUSALS[reason]
    said = label(view, action)
    what = VERBS[type(action)] if "?" in said else said
    return f"«{what}» is not possible now; choose one of the actions you are offered."


def _instead(words: Presentation[EpireiaView], view: EpireiaView) -> str:
    """Return what the view's seat can do now: its prompt if that is one sentence, else its task in a few words."""
    prompt = words.prompt(view)
    return prompt if fullmatch(r"[^.?]*[.?]", prompt) else f"{task_words(view)}."


def _other_administrator(view: EpireiaView, action: Action) -> str:
    """Return a sentence refusing an action that uses an Administrator other than the seat's own; else empty."""
    own = view.boards[view.seat].administrator if view.seat is not None else NONE
    if type(action) not in ADMINISTRATOR_ACTIONS or own == NONE or ADMINISTRATOR_ACTIONS[own] is type(action):
        return ""
    other = ADMINISTRATORS[ADMINISTRATOR_ACTIONS.index(type(action))]
    return f"The {other} does not serve you: use your own Administrator, the {ADMINISTRATORS[own]}."


def _too_expensive(view: EpireiaView, action: Action, seat: int) -> str:
    stock = goods(view.boards[seat].stock)
    if isinstance(action, Donate):
        return f"You have {stock}: you cannot give that much."
    if isinstance(action, Construct | CallArchitect):
        saved = ARCHITECT_SAVES if isinstance(action, CallArchitect) else 0
        name = BUILDINGS[action.building].name
        if any(building == action.building for building, _ in building_options(view, seat, saved)):
            return f"You have {stock}, and that is no price for the {name} now: choose one you are offered."
        return f"You have {stock}, which does not pay for the {name}: choose one of the actions you are offered."
    return f"You have {stock}, which does not pay for that: choose something else."
