"""Why an action was refused, and what to do instead: one sentence each, from what the seat itself sees."""

from re import fullmatch
from typing import TYPE_CHECKING

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE, NOT_NOW
from games.epireia.actions.administrators import ARCHITECT_SAVES, CALLS, CallArchitect
from games.epireia.actions.army import PlaceToken
from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.actions.diplomacy import Send
from games.epireia.content import ADMINISTRATORS, BUILDINGS, COUNTS, DECKS, FIGURES, NONE, PLACES, SLOTS, UNITS
from games.epireia.presentation.labels import VERBS, label
from games.epireia.presentation.prompts import actions_words, task_words
from games.epireia.presentation.words import column_name, goods, listed
from games.epireia.prices import sites
from games.epireia.scenarios import in_force
from games.epireia.view import EpireiaView

if TYPE_CHECKING:
    from games.epireia.presentation import EpireiaPresentation

_SENTENCES = {
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


def refusal_words(words: "EpireiaPresentation", view: EpireiaView, action: Action, reason: str) -> str:
    """One sentence of text."""
    if view.phase == "over":
        return "The game is over; nothing more can be done."
    if reason == NOT_ACTIVE:
        return f"No decision is asked of you now: wait for {words.deciding(view)}."
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
    if reason == "wrong_slot" and isinstance(action, PlaceToken) and view.battle is not None:
        cursor = view.battle.cursor
        units = listed([UNITS[unit] for unit in dict.fromkeys(SLOTS[cursor])])
        return f"{column_name(cursor).capitalize()} has no free slot for it (it takes {units}): go to another column."
    if reason == "no_charge" and view.seat is not None and view.boards[view.seat].used == COUNTS.bureaus:
        return "Your Administrator has no use left: all Bureaus have been used."
    if reason == "unit_forbidden" and all(in_force(view).forbids(view, unit) for unit in range(len(UNITS))):
        return "The scenario forbids making units now: choose something else."
    if reason in _SENTENCES:
        return _SENTENCES[reason]
    said = label(view, action)
    what = VERBS[type(action)] if "?" in said else said
    return f"«{what}» is not possible now; choose one of the actions you are offered."


def _instead(words: "EpireiaPresentation", view: EpireiaView) -> str:
    """What to do now: the prompt, or the task in a few words where the prompt tells more than one sentence."""
    prompt = words.prompt(view)
    return prompt if fullmatch(r"[^.?]*[.?]", prompt) else f"{task_words(view)}."


def _other_administrator(view: EpireiaView, action: Action) -> str:
    """Somebody else's Administrator is called: that is the reason at any moment."""
    own = view.boards[view.seat].administrator if view.seat is not None else NONE
    if type(action) not in CALLS or own == NONE or CALLS[own] is type(action):
        return ""
    other = ADMINISTRATORS[CALLS.index(type(action))]
    return f"The {other} does not serve you: use your own Administrator, the {ADMINISTRATORS[own]}."


def _too_expensive(view: EpireiaView, action: Action, seat: int) -> str:
    stock = goods(view.boards[seat].stock)
    if isinstance(action, Donate):
        return f"You have {stock}: you cannot give that much."
    if isinstance(action, Construct | CallArchitect):
        saved = ARCHITECT_SAVES if isinstance(action, CallArchitect) else 0
        archon = view.archon > 0 and not view.asks
        name = BUILDINGS[action.building].name
        if any(building == action.building for building, _ in sites(view, seat, archon and not saved, saved)):
            return f"You have {stock}, and that is no price for the {name} now: choose one you are offered."
        return f"You have {stock}, which does not pay for the {name}: choose one of the actions you are offered."
    return f"You have {stock}, which does not pay for that: choose something else."
