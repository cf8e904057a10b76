"""Why an action is refused, and what to do instead."""

from collections.abc import Sequence

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.words import Markdown
from games.epireia.actions.administrators import ADMINISTRATOR_ACTIONS, ARCHITECT_SAVES, CallArchitect
from games.epireia.actions.development import Construct, Donate, Produce
from games.epireia.actions.diplomacy import Send, SendAll
from games.epireia.actions.great_battle import PlaceToken
from games.epireia.content import ARMOURY, COUNTS, DECKS, NONE, SLOTS, UNITS
from games.epireia.development import building_options
from games.epireia.presentation.labels import label, verb
from games.epireia.presentation.position import SPACE
from games.epireia.presentation.prompts import actions_words, prompt_words, wait_words
from games.epireia.scenarios import active_scenario
from games.epireia.view import EpireiaView
from games.epireia.words import (
    administrator_name,
    column_heading,
    deck_name,
    figure_name,
    say,
    stock_words,
    the_building,
    to_place,
    units_words,
)


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
    """Return a refusal that names things; None if the reason has a sentence without arguments."""
    if reason == "actions_left":
        return say.text("refusal-actions-left", actions=actions_words(view))
    if reason == "donation_size":
        return say.text("refusal-donation-size", least=COUNTS.donation_least, most=COUNTS.donation_most)
    if isinstance(action, SendAll) and view.seat is not None:
        sends = action.sends(view.boards[view.seat].figures)
        action = next((send for send in sends if send.obstacle(view, view.seat) == reason), action)
    if reason == "no_sea_icon" and isinstance(action, Send):
        return say.text("refusal-no-sea-icon", figure=figure_name(action.figure), to=to_place(action.place))
    if reason == "no_military_building" and isinstance(action, Produce):
        building = the_building(ARMOURY + DECKS[action.deck].unit)
        return say.text("refusal-no-military-building", deck=deck_name(action.deck), building=building)
    if reason in ("too_expensive", "price") and view.seat is not None:
        return _too_expensive(view, action, view.seat)
    if reason == "wrong_slot" and isinstance(action, PlaceToken) and view.own_army is not None:
        cursor = view.own_army.cursor
        return say.text("refusal-wrong-slot", column=column_heading(cursor), units=units_words(SLOTS[cursor]))
    if reason == "no_charge" and view.seat is not None and view.boards[view.seat].used == COUNTS.bureaus:
        return say.text("refusal-no-charge-left")
    if reason == "unit_forbidden" and all(active_scenario(view).forbids(view, unit) for unit in range(len(UNITS))):
        return say.text("refusal-units-forbidden")
    return None


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
