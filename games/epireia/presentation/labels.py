"""Texts about actions: the labels of buttons and menus, descriptions of effects, and why an action was refused."""

from collections.abc import Callable, Sequence
from typing import Any

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.presentation import Choice, FormField
from games.core.values import tag_of
from games.core.words import EMPTY, Argument, Markdown, Message, Series
from games.epireia.actions import administrators as calls
from games.epireia.actions import development, diplomacy, great_battle, setup
from games.epireia.actions.administrators import ADMINISTRATOR_ACTIONS, CallArchitect
from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.actions.diplomacy import Send, SendAgain, SendAll, sends_again
from games.epireia.actions.great_battle import PlaceToken
from games.epireia.battle import (
    ArmyFault,
    front_figure,
    fronts_to_fill,
    generals_of,
    may_engage,
    written_army,
)
from games.epireia.content import (
    ABILITIES,
    ADMINISTRATORS,
    ARMOURY,
    ATTACK,
    BUILDINGS,
    CITIES,
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
    ARCHITECT_SAVES,
    building_options,
    building_prestige,
    donation_prestige,
    price_in_resources,
    unit_price,
)
from games.epireia.presentation.position import SPACE, stands_words
from games.epireia.presentation.prompts import actions_words, prompt_words, wait_words
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
from games.epireia.state import Board
from games.epireia.supply import available, city_tokens_left, is_lone_city, token_to_move, tokens_of
from games.epireia.view import EpireiaView
from games.epireia.words import (
    ability_words,
    administrator_effect,
    administrator_name,
    at_place,
    building_effect,
    building_name,
    card_name,
    card_objective,
    cheaper_buildings,
    city_name,
    column_heading,
    column_name,
    deck_name,
    figure_name,
    figure_words,
    front_heading,
    front_name,
    goods,
    label_of,
    league_name,
    place_name,
    resource_name,
    say,
    slot_words,
    stock_words,
    the_building,
    to_place,
    token_words,
    unit_name,
    units_words,
)


def verb(kind: type[Action]) -> str:
    """Return the label of a type of action, for a button or the menu that lists the types, such as "Construct"."""
    return say.label(f"verb-{tag_of(kind).replace('_', '-')}")


# -- descriptions --------------------------------------------------------------------------------------------------


def describe(view: EpireiaView, action: Action) -> str:
    """Describe the effect of an offered action, such as what a building gives, in at most 100 characters, or none."""
    found = _described(view, action)
    if found is None:
        return ""
    text = label_of(found)
    return text if len(text) <= 100 else text[:99].rstrip() + "…"


def _described(view: EpireiaView, action: Action) -> Message | None:
    match action:
        case setup.ChooseScenario():
            return card_objective(SOLO_CARDS[action.scenario])
        case setup.ChooseCity():
            cards = [FIGURES[figure] for figure in FIGURES_OF[action.city]]
            attack, sea = sum(card.attack for card in cards), sum(card.sea for card in cards)
            return say.message(
                "describe-city", attack=attack, sea=sea, buildings=Series(cheaper_buildings(action.city))
            )
        case setup.ChooseAdministrator():
            return administrator_effect(action.administrator)
        case setup.ChooseFirstFigure() | development.Recruit():
            return ability_words(action.figure)
        case development.Construct() | calls.CallArchitect():
            return building_words(view, action.building)
        case development.Produce():
            return _production(view, action.deck)
        case development.Donate():
            return _donation(view, action)
        case diplomacy.Send():
            return place_words(view, action.place, action.figure)
        case diplomacy.RollAgain():
            return say.message("describe-roll-again")
        case diplomacy.LetStand() if view.roll is not None:
            return say.message("describe-let-stand", now=stands_words(view))
        case great_battle.ArrangeArmy():
            return say.message("describe-arrange-army")
        case great_battle.ArmyReady():
            return say.message("describe-army-ready")
        case great_battle.Hold():
            return _held(view)
        case great_battle.HoldFront():
            return say.message("describe-hold-front-answer" if _may_engage(view) else "describe-hold-front")
        case _:
            return None


def _held(view: EpireiaView) -> Message:
    """Describe the choice to hold the seat's figure back from the column being fought: what then happens to it."""
    if _may_engage(view):
        return say.message("describe-hold-answer")
    last = view.battle is not None and view.battle.column % 3 == 2
    return say.message("describe-hold-last" if last else "describe-hold")


def _may_engage(view: EpireiaView) -> bool:
    """Return whether the league opposed to the view's seat has a figure, not yet engaged, on the current front."""
    battle = view.battle
    if battle is None or view.league == NONE or not battle.generals or battle.column >= len(COLUMNS):
        return False
    return may_engage(battle, 1 - view.league)


def _production(view: EpireiaView, deck: int) -> Message:
    """Describe a pile of military tokens: their powers, how many are left, and what a lone city draws in addition.

    Args:
        view: The view of the city's seat.
        deck: The pile.
    """
    powers = Series(list(dict.fromkeys(DECKS[deck].powers)))
    if view.options.handicap and view.seat is not None and is_lone_city(view, view.seat):
        more = COUNTS.handicap_tokens
        return say.message("describe-produce-helped", powers=powers, left=available(view, deck), more=more)
    return say.message("describe-produce", powers=powers, left=available(view, deck))


def _donation(view: EpireiaView, action: development.Donate) -> Message:
    board = _board(view)
    worth = donation_prestige(board, action.amount) if board is not None else 1
    key = "describe-donate-archon" if view.archon else "describe-donate"
    return say.message(key, prestige=_prestige(view, worth))


def building_words(view: EpireiaView, building: int) -> Message:
    """Describe what a building does; of a Religious building, how much prestige the view's seat would gain by it."""
    board = _board(view)
    if not BUILDINGS[building].prestige or board is None:
        return building_effect(building)
    return say.message("describe-temple", prestige=_prestige(view, building_prestige(board, building)))


def _board(view: EpireiaView) -> Board | None:
    return None if view.seat is None else view.boards[view.seat]


def _prestige(view: EpireiaView, number: int) -> Message:
    """Return a gain of prestige, such as "2 prestige", as far as the view's seat can still rise on the prestige track.

    Args:
        view: The view of the seat.
        number: The gain.
    """
    board = _board(view)
    most = COUNTS.prestige - board.prestige if board is not None else number
    return say.message("amount-prestige", count=min(number, most)) if most else say.message("prestige-full")


def place_words(view: EpireiaView, place: int, figure: int = NONE) -> Message:
    """Describe a place of the map for the view's seat: the roll that it requires, with bonuses, and its reward.

    Args:
        view: The view of the seat.
        place: The place.
        figure: The figure that would go there, whose bonuses count; NONE to describe the place without them.
    """
    if place < FIRST_TERRITORY:
        return _empire(view, place, figure)
    if place < FIRST_CITY:
        return _territory(view, place, figure)
    bonus = city_bonus(view, view.seat, figure) if view.seat is not None and figure != NONE else 0
    roll, city = _needed(COUNTS.integration, bonus), place - FIRST_CITY
    deck = view.granted[city] if view.allied[city] != NONE else CITIES[city].reward
    if deck == NONE or (view.allied[city] == NONE and not available(view, deck)):
        return say.message("describe-city-no-token", roll=roll)
    return say.message("describe-greek-city", roll=roll, deck=deck_name(deck))


def _needed(number: int, bonus: int) -> Message:
    """Return the roll that is required at a place, with what is added to the die: "7 or more (die + 2)".

    Args:
        number: The total that must be reached.
        bonus: What is added to the die; it is left out if it is 0.
    """
    if not bonus:
        return say.message("needed", number=number)
    return say.message("needed-plus" if bonus > 0 else "needed-minus", number=number, bonus=abs(bonus))


def _empire(view: EpireiaView, place: int, figure: int) -> Message:
    empire = EMPIRES[place]
    merchant = _merchant_speaks(view, place)
    reward: Argument = goods([2 * each for each in empire.reward] if merchant else empire.reward)
    if figure != NONE and ABILITIES[figure].empire_gain:
        several = sum(n > 0 for n in empire.reward) > 1
        reward = say.message("reward-one-more-of-these" if several else "reward-one-more", goods=reward)
    if merchant:
        return say.message("describe-empire-merchant-sea" if empire.sea else "describe-empire-merchant", goods=reward)
    bonus = empire_bonus(view, view.seat, figure) if view.seat is not None and figure != NONE else 0
    roll = _needed(required_roll(view, place, coming=view.league), bonus)
    return say.message("describe-empire-sea" if empire.sea else "describe-empire", roll=roll, goods=reward)


def _merchant_speaks(view: EpireiaView, place: int) -> bool:
    """Return whether the Administrator Merchant would help the view's seat at this Empire.

    The Merchant would if in use and no figure of the seat negotiates at an earlier Empire.
    """
    board = _board(view)
    return board is not None and board.merchant and not any(0 <= other < place for other in board.places)


def _territory(view: EpireiaView, place: int, figure: int) -> Message:
    parts = [_tax(view, place, figure)]
    if TERRITORIES[place - FIRST_TERRITORY].sea:
        parts.append(say.message("by-sea"))
    if place - FIRST_TERRITORY in view.brigands:
        parts.append(_brigands(view, place, figure))
    return say.message("describe-territory", facts=Series(parts))


def _tax(view: EpireiaView, place: int, figure: int) -> Message:
    """Return what the view's seat would collect from a territory, such as "tax 2 Wood", or why nothing.

    Args:
        view: The view of the seat.
        place: The territory as a place of the map.
        figure: The figure that would go there, whose ability counts; or NONE.
    """
    league, owner = view.league, view.owners[place - FIRST_TERRITORY]
    if league == NONE or view.seat is None:
        return say.message("tax", goods=goods(TERRITORIES[place - FIRST_TERRITORY].tax))
    if owner != NONE and view.boards[owner].league == league:
        return say.message("tax-league-holds")
    if not city_tokens_left(view, view.seat) and token_to_move(view, view.seat, place - FIRST_TERRITORY) == NONE:
        return say.message("tax-no-token")
    there = {each for seat, each in figures_at(view, place, league) if seat == view.seat} | {figure} - {NONE}
    return say.message("tax", goods=goods(tax_of(place - FIRST_TERRITORY, there)))


def _brigands(view: EpireiaView, place: int, figure: int) -> Message:
    """Describe the Brigands on a territory, with the roll that is needed against them once a figure has gone there.

    Args:
        view: The view of a seat; the figures of its league that are already there count.
        place: The territory as a place of the map.
        figure: The figure that would go there; NONE to leave out the roll.
    """
    league = view.league
    if figure == NONE or league == NONE:
        return say.message("brigands")
    there = [each for _, each in figures_at(view, place, league)]
    attack = attack_at(view, place, league) + (0 if figure in there else ATTACK[figure])
    bonus = brigand_bonus(view, place, league) + (0 if figure in there else ABILITIES[figure].brigand_bonus)
    return say.message("brigands-roll", roll=_needed(brigand_roll(attack), bonus))


# -- labels --------------------------------------------------------------------------------------------------------

_RANGES: dict[str, range] = {
    "scenario": range(len(SOLO)),
    "league": range(len(LEAGUES)),
    "city": range(len(CITIES)),
    "administrator": range(len(ADMINISTRATORS)),
    "figure": range(len(FIGURES)),
    "resource": range(NONE, len(RESOURCES)),
    "building": range(len(BUILDINGS)),
    "deck": range(len(DECKS)),
    "unit": range(len(UNITS)),
    "place": range(len(PLACES)),
    "token": range(10 * len(DECKS)),
    "column": range(len(COLUMNS)),
    "front": range(NONE, len(FRONTS)),
}
"""By field of an action: the values that exist. An action that did not come from a menu may hold others."""


def label(view: EpireiaView, action: Action) -> str:
    """Return the label of an action for a button or menu, which names every figure, price or place involved.

    If the action names something that does not exist, this is the label of its type.

    Args:
        view: The view of the acting seat.
        action: The action.
    """
    known = all(getattr(action, name, 0) in values for name, values in _RANGES.items())
    found = _labelled(view, action) if known else None
    return verb(type(action)) if found is None else label_of(found)


def _labelled(view: EpireiaView, action: Action) -> Message | None:
    match action:
        case setup.ChooseScenario():
            solo, name = SOLO[action.scenario], card_name(SOLO_CARDS[action.scenario])
            return say.message("label-scenario", name=name, city=city_name(solo.city), rounds=solo.rounds)
        case setup.JoinLeague():
            return say.message("label-league", league=league_name(action.league))
        case setup.ChooseCity():
            return say.message("label-city", city=city_name(action.city))
        case setup.ChooseAdministrator():
            return administrator_name(action.administrator)
        case setup.ChooseFirstFigure():
            return say.message("label-first-figure", figure=figure_words(action.figure))
        case development.Recruit():
            return say.message("label-recruit", figure=figure_words(action.figure))
        case diplomacy.SendAgain() if (board := _board(view)) is not None:
            places = [place_name(send.place) for send in sends_again(board)]
            return say.message("label-send-again", places=Series(places)) if places else None
        case diplomacy.Send():
            return say.message("label-send", figure=figure_words(action.figure), to=to_place(action.place))
        case _:
            return _developing(view, action) or _fighting(view, action)


def _developing(view: EpireiaView, action: Action) -> Message | None:
    match action:
        case development.Donate() if action.resource != NONE:
            return say.message("label-donate", amount=action.amount, resource=resource_name(action.resource))
        case development.Construct():
            return _building(action.building, action.price)
        case calls.CallArchitect():
            return _building(action.building, action.price)
        case development.Produce():
            if view.seat is None:
                return say.message("label-produce", deck=deck_name(action.deck))
            price = price_in_resources(action.deck, unit_price(view, view.seat, action.deck))
            return say.message("label-produce-for", deck=deck_name(action.deck), price=goods(price))
        case development.TakeToken():
            return say.message("label-take-token", unit=deck_name(action.unit * 2))
        case development.PayOmen() if action.resource != NONE:
            return say.message("label-omen", resource=resource_name(action.resource))
        case development.PayOmen():
            return say.message("label-omen-prestige")
        case calls.CallPolemarch():
            level = 2 if active_scenario(view).level_two else 1
            return say.message("label-polemarch", deck=deck_name(action.unit * 2 + level - 1))
        case calls.CallTrapezites():
            return say.message("label-trapezites", goods=goods(action.gift))
        case _:
            return None


def _building(building: int, price: Sequence[int]) -> Message:
    if not any(price):
        return say.message("label-construct-free", building=building_name(building))
    return say.message("label-construct", building=building_name(building), price=goods(price))


def _fighting(view: EpireiaView, action: Action) -> Message | None:
    army = view.own_army
    match action:
        case great_battle.PlaceToken():
            token = token_words(action.token)
            if army is None:
                return say.message("label-token", token=token)
            return say.message("label-place-token", token=token, column=column_name(army.cursor))
        case great_battle.GoToColumn():
            tokens = slot_words(army.columns[action.column] if army else ())
            units = units_words(SLOTS[action.column])
            return say.message("label-column", column=column_heading(action.column), units=units, tokens=tokens)
        case great_battle.ProposeArmy() if action.front == NONE:
            return say.message("label-propose-even")
        case great_battle.ProposeArmy():
            return say.message("label-propose-front", front=front_name(action.front))
        case great_battle.ReadyAsProposed():
            posts = enumerate((action.flank, action.centre, action.maritime))
            known = [(front, figure) for front, figure in posts if figure in range(len(FIGURES))]
            places = [say.message("label-post", front=front_name(a), figure=figure_name(b)) for a, b in known]
            return say.message("label-ready-as-proposed", places=Series(places))
        case great_battle.PutFigure():
            if action.front == NONE:
                return None
            return say.message("label-front", figure=figure_words(action.figure), front=front_name(action.front))
        case great_battle.Engage():
            battle = view.battle
            if battle is None or not battle.generals or view.league == NONE or battle.column >= len(SLOTS):
                return None
            figure = front_figure(battle, view.league)
            if figure == NONE:
                return None
            return say.message("label-engage", figure=figure_words(figure), column=column_name(battle.column))
        case _:
            return None


def question(field: str) -> str | None:
    """Return the label of the menu in which a field of an action is chosen; None if no menu asks for it."""
    key = f"menu-{field}"
    return say.label(key) if key in say else None


def choice(view: EpireiaView, field: str, value: Any) -> str:
    """Return the label of one value of an action's field, for a menu in which an action is chosen field by field.

    Args:
        view: The view of the choosing seat.
        field: The name of the field, such as "building".
        value: The value, such as the index of a building.
    """
    name = _NAMES.get(field)
    if field in ("price", "gift"):
        return say.label("choice", value=goods(value))
    if field == "building":
        return say.label("choice-building", building=building_name(value), effect=building_words(view, value))
    if field == "place":
        return say.label("choice-place", place=place_name(value), facts=place_words(view, value))
    if field == "resource" and value == NONE:
        return say.label("prestige")
    return str(value) if name is None else say.label("choice", value=name(int(value)))


_NAMES: dict[str, Callable[[int], Message]] = {
    "figure": figure_words,
    "resource": resource_name,
    "front": front_heading,
    "token": token_words,
}
"""By field of an action: the function that names its values."""


def move_fields(view: EpireiaView, me: int) -> list[FormField]:
    """Return the form in which a player sends the three figures of a city to places; each may stay.

    Args:
        view: The view of the city's seat.
        me: That seat.
    """
    board, found = view.boards[me], []
    for name, figure, here in zip(diplomacy.MOVE_FIELDS, board.figures, board.places, strict=True):
        stay = Choice(NONE, say.label("form-stay", where=at_place(here)) if here != NONE else say.label("form-stays"))
        sends = [send for send in diplomacy.Send.offers(view, me) if send.figure == figure]
        places = [Choice(send.place, label_of(place_name(send.place)), describe(view, send)) for send in sends]
        label = say.label("form-move", figure=figure_name(figure))
        found.append(FormField(name, label, "one", choices=[stay, *places], chosen=(NONE,)))
    return found


def army_fields(view: EpireiaView) -> list[FormField]:
    """Return the form in which a commander types an army by front; it shows what is placed, or else a proposal."""
    tokens, draft = tokens_of(view.own_reserve), view.own_army
    if draft is None or not any(draft.columns):
        draft = great_battle.proposed_army(tokens, NONE)
    found = []
    for front, (name, value) in enumerate(zip(FRONTS, written_army(draft.columns, tokens), strict=True)):
        first, second = SLOTS[3 * front]
        if first == second:
            about = say.label("form-front-alike", unit=unit_name(first))
        else:
            about = say.label("form-front", first=unit_name(first), second=unit_name(second))
        heading = say.label("form-front-label", front=front_heading(front))
        most = great_battle.FRONT_LENGTH
        found.append(FormField(name, heading, "line", about, "3 2 / II4 1 / 2 -", most, required=False, value=value))
    return found


def figure_fields(view: EpireiaView) -> list[FormField]:
    """Return the form in which a commander puts a figure on each front, filled in as they stand or as proposed."""
    figures = generals_of(view, view.league)
    count = fronts_to_fill(view, view.league, view.own_generals)
    posts = great_battle.proposed_posts(view.own_generals, figures, count)
    ways = [Choice(figure, label_of(figure_words(figure)), label_of(ability_words(figure))[:100]) for figure in figures]
    nobody = Choice(NONE, say.label("form-nobody"))
    return [
        FormField(name, label_of(front_heading(front)), "one", choices=[*ways, nobody], chosen=(figure,))
        for front, (name, figure) in enumerate(zip(FRONTS, posts, strict=True))
    ]


def caution(view: EpireiaView, action: Action) -> Markdown:
    """Return what a player gives up by an action that ends or skips something, as text; empty if it is nothing."""
    if not action.gives_up(view):
        return EMPTY
    match action:
        case development.EndDevelopment():
            return say.text("caution-end-development", count=view.actions)
        case diplomacy.EndMoves():
            return say.text("caution-end-moves")
        case development.Forgo():
            return say.text("caution-forgo")
        case great_battle.ArrangeArmy() | great_battle.ArrangeFigures():
            return say.text("caution-arrange")
        case _:
            return EMPTY


# -- refusals -------------------------------------------------------------------------------------------------------


def refusal_words(names: Sequence[str], view: EpireiaView, action: Action, reason: str) -> Markdown:
    """Return a sentence or two that tell a player why an action was refused and, if possible, what to do instead.

    Args:
        names: The players' names by seat.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, as returned by `Action.obstacle`, or a general one such as `NOT_NOW`.
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if reason == NOT_ACTIVE:
        return SPACE.join([say.text("refusal-not-active"), wait_words(names, view)])
    if reason == NOT_NOW:
        return _not_now(names, view, action)
    key = f"refusal-{reason.replace('_', '-')}"
    special = _special(view, action, reason)
    if special is not None:
        return special
    return say.text(key) if key in say else say.text("refusal-other", action=label(view, action))


def _special(view: EpireiaView, action: Action, reason: str) -> Markdown | None:
    """Return a reason for refusal that names things, such as a price; None if the reason's message takes no arguments.

    Args:
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason.
    """
    if reason == "actions_left":
        return say.text("refusal-actions-left", actions=actions_words(view))
    if reason == "donation_size":
        return say.text("refusal-donation-size", least=COUNTS.donation_least, most=COUNTS.donation_most)
    if isinstance(action, SendAll | SendAgain) and view.seat is not None:
        board = view.boards[view.seat]
        sends = action.sends(board.figures) if isinstance(action, SendAll) else sends_again(board)
        action = next((send for send in sends if send.obstacle(view, view.seat) == reason), action)
    if reason == "no_sea_icon" and isinstance(action, Send):
        return say.text("refusal-no-sea-icon", figure=figure_name(action.figure), to=to_place(action.place))
    if reason == "no_military_building" and isinstance(action, Produce):
        building = the_building(ARMOURY + DECKS[action.deck].unit)
        return say.text("refusal-no-military-building", deck=deck_name(action.deck), building=building)
    if reason in ("too_expensive", "price") and view.seat is not None:
        return _too_expensive(view, action, view.seat)
    if isinstance(action, great_battle.TypeArmy):
        return _army_fault(view, action)
    if reason == "wrong_slot" and isinstance(action, PlaceToken) and view.own_army is not None:
        cursor = view.own_army.cursor
        return say.text("refusal-wrong-slot", column=column_heading(cursor), units=units_words(SLOTS[cursor]))
    if reason == "no_charge" and view.seat is not None and view.boards[view.seat].used == COUNTS.bureaus:
        return say.text("refusal-no-charge-left")
    if reason == "unit_forbidden" and all(active_scenario(view).forbids(view, unit) for unit in range(len(UNITS))):
        return say.text("refusal-units-forbidden")
    return None


def _army_fault(view: EpireiaView, action: great_battle.TypeArmy) -> Markdown | None:
    fault = action.army(tokens_of(view.own_reserve))
    if not isinstance(fault, ArmyFault):
        return None
    column = column_heading(fault.column)
    match fault.reason:
        case "army_columns":
            return say.text("refusal-army-columns", front=front_heading(fault.column // 3))
        case "army_slots":
            return say.text("refusal-army-slots", column=column)
        case "army_word":
            return say.text("refusal-army-word", column=column, typed=fault.word)
        case "army_token":
            units = units_words(SLOTS[fault.column])
            return say.text("refusal-army-token", column=column, units=units, typed=fault.word)


def _not_now(names: Sequence[str], view: EpireiaView, action: Action) -> Markdown:
    own = view.boards[view.seat].administrator if view.seat is not None else NONE
    kind = type(action)
    if kind in ADMINISTRATOR_ACTIONS and own != NONE and ADMINISTRATOR_ACTIONS[own] is not kind:
        other = administrator_name(ADMINISTRATOR_ACTIONS.index(kind))
        return say.text("refusal-other-administrator", other=other, own=administrator_name(own))
    return SPACE.join([say.text("refusal-not-now", action=verb(kind)), prompt_words(names, view)])


def _too_expensive(view: EpireiaView, action: Action, seat: int) -> Markdown:
    stock = stock_words(view.boards[seat].stock)
    if isinstance(action, Donate):
        return say.text("refusal-cannot-donate", stock=stock)
    if isinstance(action, Construct | CallArchitect):
        saved = ARCHITECT_SAVES if isinstance(action, CallArchitect) else 0
        building = the_building(action.building)
        if any(option == action.building for option, _ in building_options(view, seat, saved)):
            return say.text("refusal-wrong-price", building=building)
        return say.text("refusal-cannot-construct", stock=stock, building=building)
    return say.text("refusal-cannot-pay", stock=stock)
