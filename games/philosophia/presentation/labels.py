"""Labels of actions and their fields, forms for actions that need typed text, and why an action was refused.

Labels are plain text.
"""

from collections.abc import Sequence
from typing import Any

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.core.presentation import Choice, FormField
from games.core.values import tag_of
from games.core.words import Argument, Markdown, Message, Series
from games.philosophia.actions import STANDARD, acropolis, debating, moving, oracle_cards, setup, standard
from games.philosophia.actions.moving import ACTS, ASK, TOKENS, destinations
from games.philosophia.content import ARGUMENTS, KIND_OF, LAND, ORACLE_CARDS, PRICES, TIMELINE
from games.philosophia.rules.effects import tutor_income
from games.philosophia.rules.labyrinth import HOLDINGS, OLYMPIC, WAYS
from games.philosophia.rules.supply import held_arguments
from games.philosophia.state import LONGEST_CARD, NONE, SHORTEST_TEACHING
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    Name,
    ability,
    about_argument,
    argument_lesson,
    argument_name,
    at_place,
    bonus_words,
    counted,
    disk_effect,
    disk_name,
    kind_key,
    kind_name,
    oracle_effect,
    oracle_name,
    philosopher_name,
    place_name,
    request_needs,
    said,
    say,
    sentence,
    short_place,
    shortened,
    teachings,
    waiting_for,
    way_name,
    year_name,
)
from games.picture.palette import symbol


def verb(kind: type[Action]) -> str:
    """Return the label of a type of action, for a button or the menu that lists the types: "Hire a Builder"."""
    return say.label(f"verb-{tag_of(kind).replace('_', '-')}")


def label(view: PhilosophiaView, action: Action, who: Name) -> str:
    """Return the label of a legal action: at most 80 characters, and different from those of the seat's other actions.

    Args:
        view: The view of the acting seat.
        action: The action.
        who: Returns the name of a seat.
    """
    return shortened(sentence(_label(view, action, who)), 80)


def _label(view: PhilosophiaView, action: Action, who: Name) -> str:
    match action:
        case setup.WriteWisdomCards():
            return say.label("label-write-wisdom-cards", philosopher=philosopher_name(action.philosopher % 6))
        case setup.ChoosePhilosopher():
            return say.label("label-choose-philosopher", philosopher=philosopher_name(action.philosopher % 6))
        case moving.Move() | oracle_cards.PlaceColonist() | oracle_cards.SendFollowerHome() | moving.PlaceForMoirai():
            return said(place_name(action.place))
        case moving.TakeBonus() if (bonus := _bonus_here(view)) != NONE:
            return say.label("label-take-bonus", bonus=bonus_words(bonus))
        case moving.TakeBoth() if (bonus := _bonus_here(view)) != NONE:
            return say.label("label-take-both", bonus=bonus_words(bonus))
        case moving.KeepToken() if view.seat is not None:
            return say.label("label-keep-token", kind=kind_name(view.players[view.seat].place))
        case standard.Tutor() if view.seat is not None:
            return say.label("label-tutor", coins=counted("coins", tutor_income(view.players[view.seat])))
        case standard.HireBuilder():
            return say.label("label-hire-builder", cost=counted("coins", PRICES.builder))
        case standard.HireSophist():
            return say.label("label-hire-sophist", cost=counted("coins", PRICES.sophist))
        case standard.Study():
            return say.label("label-study", cost=counted("coins", PRICES.study))
        case standard.BuildSchool() if view.seat is not None:
            return say.label("label-build-school", place=at_place(view.players[view.seat].place))
        case standard.CreateFollowing() if view.seat is not None:
            return say.label("label-create-following", place=at_place(view.players[view.seat].place))
        case standard.UseSophist():
            return say.label("label-use-sophist", name=who(action.victim))
        case standard.CollectLabyrinthToken() if action.way == OLYMPIC:
            return say.label("label-olympic")
        case standard.CollectLabyrinthToken() if 0 <= action.way < len(WAYS):
            return say.label("label-labyrinth", way=way_name(action.way))
        case standard.OfferProof():
            return say.label("label-offer-proof", name=who(action.judge))
        case standard.JudgeProof():
            return say.label("label-accept-proof" if action.accept else "label-refuse-proof")
        case standard.UnlockWisdom():
            return say.label("label-unlock", number=action.card + 1)
        case standard.KeepOracleCard():
            return say.label("label-keep-card", card=oracle_name(action.card))
        case acropolis.Observe():
            count, what = (action.sophistry, "sophistry") if action.sophistry else (action.syllogism, "syllogism")
            # A deck may run short (R15), and how much is left in it is secret.
            return say.label("label-take-up-to" if count > 1 else "label-take", cards=counted(what, count))
        case acropolis.ProgressTimeline():
            return say.label("label-progress", year=year_name(min(view.hourglass + 1, len(TIMELINE) - 1)))
        case acropolis.OfferToAthena():
            return say.label("label-auction-next" if action.skip else "label-auction", disk=disk_name(view.disk))
        case acropolis.Bid():
            coins = counted("coins", action.coins)
            return say.label("label-bid", coins=coins) if action.coins else say.label("label-bid-nothing")
        case acropolis.ResetTimeline():
            year = year_name(0 if action.back else view.hourglass)
            return say.label("label-reset" if action.back else "label-leave-timeline", year=year)
        case acropolis.InitiateDebate():
            return say.label("label-challenge", name=who(action.opponent))
        case oracle_cards.PlayOracleCard() if action.victim != NONE:
            return say.label("label-play-card-against", card=oracle_name(action.card), name=who(action.victim))
        case oracle_cards.PlayOracleCard():
            return say.label("label-play-card", card=oracle_name(action.card))
        case oracle_cards.React():
            return say.label("label-retract" if action.retract else "label-let-stand")
        case oracle_cards.SendTokenBack():
            return say.label("label-send-token", token=short_place(action.token), place=at_place(action.place))
        case debating.PlayArgument() | debating.Argue():
            return said(argument_name(action.card)) if 0 <= action.card < ARGUMENTS else say.label("no-card")
        case debating.JudgeArgument():
            return say.label("label-accept-argument" if action.accept else "label-refuse-argument")
        case debating.Wish() if action.card == 1:
            return say.label("label-wish-syllogism", cost=counted("coins", PRICES.shop_syllogism))
        case debating.Wish():
            return say.label("label-wish-sophistry", cost=counted("coins", PRICES.shop_sophistry))
        case _:
            return verb(type(action))


def _bonus_here(view: PhilosophiaView) -> int:
    """Return the bonus of the location token where the view's seat stands, as an index into BONUSES.

    It is -1 if no token lies there or the token is face down.
    """
    if view.seat is None or (place := view.players[view.seat].place) < 0:
        return NONE
    token = view.tokens[place]
    return view.bonuses[token] if token >= 0 else NONE


def describe(view: PhilosophiaView, action: Action, who: Name) -> str:
    """Return what an action would do, in at most 100 characters; empty if the label says enough.

    Args:
        view: The view of the acting seat.
        action: The action.
        who: Returns the name of a seat.
    """
    return shortened(_describe(view, action, who), 100)


def _describe(view: PhilosophiaView, action: Action, who: Name) -> str:
    match action:
        case setup.ChoosePhilosopher():
            return said(ability(action.philosopher % 6))
        case moving.Move() | moving.PlaceForMoirai() | oracle_cards.PlaceColonist() | oracle_cards.SendFollowerHome():
            return about_place(view, action.place, who)
        case standard.UnlockWisdom() if view.seat is not None and 0 <= action.card < 3:
            return teachings(view.teachings, view.players[view.seat].philosopher)[action.card]
        case standard.KeepOracleCard() | oracle_cards.PlayOracleCard():
            return said(oracle_effect(action.card)) if 0 <= action.card < len(ORACLE_CARDS) else ""
        case acropolis.OfferToAthena() if not action.skip:
            return said(disk_effect(view.disk))
        case debating.PlayArgument() | debating.Argue() if 0 <= action.card < ARGUMENTS:
            return about_argument(action.card, view.debate.led if view.debate else NONE)
        case debating.JudgeArgument() if view.argument:
            return said(argument_lesson(view.argument.card))
        case standard.CollectLabyrinthToken() if action.way == OLYMPIC and view.seat is not None:
            return say.label("about-request", needs=request_needs(view.request))
        case _:
            return ""


_CIRCLES = ("about-observe", "about-progress", "about-offering", "about-debate")


def about_place(view: PhilosophiaView, place: int, who: Name) -> str:
    """Return the facts about a place, such as "Port, token: 2 coins, school of ● Ali"; for the Acropolis, its action.

    Args:
        view: The view of the seat that asks, whose own pieces are called "your".
        place: The number of the place; the text is empty if there is no such place.
        who: Returns the name of a seat.
    """
    if not 0 <= place < len(KIND_OF):
        return ""
    if place >= LAND:
        return say.label(_CIRCLES[place - LAND])
    parts = [kind_name(place)]
    if (token := view.tokens[place]) >= 0:
        bonus = view.bonuses[token]
        parts.append(
            say.message("about-token", bonus=bonus_words(bonus)) if bonus >= 0 else say.message("about-token-hidden")
        )
    if (owner := view.schools[place]) >= 0:
        own = owner == view.seat
        parts.append(say.message("about-your-school") if own else say.message("about-school", name=who(owner)))
    if here := view.followers[place]:
        others = [seat for seat in range(len(view.players)) if here >> seat & 1 and seat != view.seat]
        mine = view.seat is not None and here >> view.seat & 1
        if mine:
            parts.append(say.message("about-your-follower"))
        if others:
            parts.append(counted("other_followers", len(others)))
    return say.label("about-place", things=Series(parts))


def choice(view: PhilosophiaView, field: str, value: Any, who: Name) -> str:
    """Return the label of one value of an action's field, at most 100 characters, for a menu.

    Args:
        view: The view of the choosing seat.
        field: The name of the field, such as "place".
        value: The value.
        who: Returns the name of a seat.
    """
    match field:
        case "region":
            return say.label(f"{kind_key(value)}.plural")
        case "place":
            return said(place_name(value))
        case "token":
            bonus = view.bonuses[value] if 0 <= value < len(view.bonuses) else NONE
            place, kind = short_place(value), kind_name(value)
            if bonus < 0:
                return say.label("choice-token-hidden", place=place, kind=kind)
            return say.label("choice-token", place=place, kind=kind, bonus=bonus_words(bonus))
        case "coins":
            return said(counted("coins", value)) if value else say.label("choice-nothing")
        case "victim" | "opponent" | "judge":
            return shortened(_name(who(value)), 100) if value >= 0 else say.label("choice-nobody")
        case "card":
            return said(argument_name(value) if view.phase in ("debate", "verdict") else oracle_name(value))
        case _:
            return str(value)


def _name(name: Argument) -> str:
    return said(name) if isinstance(name, Message) else str(name)


def whose(names: Sequence[str], solo: bool) -> Name:
    """Return a function that names seats in labels: a symbol and a name, or "nobody" for a number that is no seat.

    Args:
        names: The players' names by seat.
        solo: Whether it is a solo game, in which the second seat is called "the Moirai".
    """

    def who(seat: int) -> Argument:
        if solo and seat == 1:
            return say.message("name-with-symbol", symbol=symbol(1), name=say.message("moirai"))
        if not 0 <= seat < len(names):
            return say.message("nobody")
        return say.message("name-with-symbol", symbol=symbol(seat), name=shortened(names[seat], 32))

    return who


def blanks(view: PhilosophiaView, action: Action, marked: Name) -> Sequence[FormField]:
    """Return the form in which a player types the text that an action needs, one input field for each.

    Args:
        view: The view of the acting seat.
        action: The action.
        marked: Returns a player's name.
    """
    judged = view.options.real_debate == "judged"
    match action:
        case debating.Argue():
            limit = view.options.thinking_time
            aloud = "" if judged else say.label("form-argue-aloud")
            hint = say.label("form-argue-seconds", seconds=limit) if limit else aloud
            lesson = shortened(said(argument_lesson(action.card)), 100)
            name = shortened(said(argument_name(action.card)), 45)
            return [FormField("text", name, "text", lesson, hint, 500, judged)]
        case debating.ProposeMotion():
            about, example = say.label("form-motion.description"), say.label("form-motion.example")
            return [FormField("motion", say.label("form-motion"), "line", about, example, 150, judged)]
        case standard.OfferProof() if view.seat is not None:
            cards = teachings(view.teachings, view.players[view.seat].philosopher)
            return [
                FormField(field, say.label(f"form-summary-{number}"), "text", shortened(card, 100), "", 400)
                for number, (field, card) in enumerate(zip(action.open, cards, strict=True), 1)
            ]
        case setup.WriteWisdomCards():
            cards = teachings(view.teachings, action.philosopher)
            return [
                FormField(
                    field,
                    say.label(f"form-teaching-{number}"),
                    "text",
                    "",
                    shortened(card, 100),
                    LONGEST_CARD,
                    False,
                )
                for number, (field, card) in enumerate(zip(action.open, cards, strict=True), 1)
            ]
        case debating.PlanArguments():
            return _plan_fields(view)
        case moving.Travel():
            return _travel_fields(view, marked)
        case _:
            return [FormField(field, field.capitalize()) for field in action.open]


def _travel_fields(view: PhilosophiaView, marked: Name) -> list[FormField]:
    """Return the form of the action Travel, in which a player chooses a destination and what to do there.

    Args:
        view: The view of the acting seat.
        marked: Returns a player's name.
    """
    moves = [moving.Move.of(KIND_OF[place], place) for place in destinations(view)]
    ask = Choice(ASK, say.label("form-travel-ask"))
    places = [
        Choice(move.place, choice(view, "place", move.place, marked), describe(view, move, marked)) for move in moves
    ]
    tokens = [Choice(number, verb(kind)) for number, kind in enumerate(TOKENS, 1)]
    acts = [Choice(number, verb(kind)) for number, kind in enumerate(ACTS, 1)]
    return [
        FormField("place", say.label("form-travel-place"), "one", choices=places),
        FormField("token", say.label("form-travel-token"), "one", choices=[ask, *tokens], chosen=(ASK,)),
        FormField("act", say.label("form-travel-act"), "one", choices=[ask, *acts], chosen=(ASK,)),
    ]


def _plan_fields(view: PhilosophiaView) -> list[FormField]:
    """Return the form of the action PlanArguments, in which a debater chooses argument cards to play in turn."""
    held = sorted(held_arguments(view.hand, view.oracle_cards))
    cards = [
        Choice(
            number,
            say.label("form-plan-card", number=number + 1, card=argument_name(card)),
            shortened(said(argument_lesson(card)), 100),
        )
        for number, card in enumerate(held)
    ]
    then = [Choice(number, say.label(key)) for number, key in enumerate(("form-plan-ask", "form-plan-pass"))]
    return [
        FormField("cards", say.label("form-plan-cards"), "several", choices=cards, most=len(cards)),
        FormField("then", say.label("form-plan-then"), "one", choices=then, chosen=(0,)),
    ]


def plan_words(view: PhilosophiaView) -> str:
    """Return the argument cards that the view's seat has planned to play in a debate, and a final pass, as a label."""
    cards = Series([argument_name(card) for card in view.plan if card != NONE])
    if NONE not in view.plan:
        return say.label("standing-plan", cards=cards)
    return say.label("standing-plan-pass", cards=cards) if len(view.plan) > 1 else say.label("standing-pass")


# -- refusals -------------------------------------------------------------------------------------------------------

WHEN_AVAILABLE: dict[type[Action], str] = {
    setup.WriteWisdomCards: "when-cards",
    setup.FinishWriting: "when-cards",
    setup.ChoosePhilosopher: "when-philosopher",
    moving.TakeBonus: "when-token",
    moving.KeepToken: "when-token",
    moving.TakeBoth: "when-token",
    standard.OfferProof: "when-proof",
    standard.JudgeProof: "when-judge-proof",
    standard.KeepOracleCard: "when-keep-card",
    acropolis.Bid: "when-bid",
    acropolis.ResetTimeline: "when-chronos",
    oracle_cards.React: "when-react",
    oracle_cards.PlaceColonist: "when-aim",
    oracle_cards.SendFollowerHome: "when-aim",
    oracle_cards.SendTokenBack: "when-aim",
    debating.PlayArgument: "when-debate",
    debating.PlayAllArguments: "when-debate",
    debating.PassDebate: "when-debate",
    debating.Argue: "when-debate",
    debating.ProposeMotion: "when-motion",
    debating.AgreeMotion: "when-motion",
    debating.JudgeArgument: "when-judge-argument",
    debating.Wish: "when-shop",
    debating.ClearWishes: "when-shop",
    debating.FinishShopping: "when-shop",
    debating.TakeBackList: "when-shop",
    moving.PlaceForMoirai: "when-moirai",
}
"""By type of action, for those that are not part of an ordinary turn: the message that says when it is available."""


def why_not_available(view: PhilosophiaView, action: Action, name: Name) -> Markdown:
    """Return why this type of action is not available in the current phase.

    Args:
        view: The view of the seat that tried the action.
        action: The action.
        name: Returns the name of a seat.
    """
    kind = type(action)
    if view.phase == "shop" and WHEN_AVAILABLE.get(kind) == "when-shop":
        return say.text("when-list-open" if kind is debating.TakeBackList else "when-list-in")
    if view.phase in ("motion", "debate", "verdict") and kind in WHEN_AVAILABLE:
        return say.text(_in_debate(view, kind))
    if kind in WHEN_AVAILABLE:
        return say.text(WHEN_AVAILABLE[kind])
    if view.choice != NONE:
        return say.text("refusal-choice-in", wait=waiting_for(view, name))
    if (first := f"first-{view.phase}") in say:
        return say.text(first)
    return _in_turn(view, action)


def _in_debate(view: PhilosophiaView, kind: type[Action]) -> str:
    """Return why a type of action is not available at this point of a debate, as the name of a message.

    Args:
        view: The view of the seat that tried the action.
        kind: The type of action.
    """
    if kind in (debating.ProposeMotion, debating.AgreeMotion):
        return "when-motion-agreed" if view.options.real_debate != "off" else "when-motion-none"
    if view.phase == "debate" and kind in (debating.PlayArgument, debating.PlayAllArguments):
        return "when-argue"
    if view.phase == "debate" and kind is debating.Argue:
        return "when-wordless"
    return f"first-{view.phase}" if WHEN_AVAILABLE[kind] == "when-debate" else WHEN_AVAILABLE[kind]


def _in_turn(view: PhilosophiaView, action: Action) -> Markdown:
    """Return why an action is not available at this point of the seat's own turn, as a sentence.

    Args:
        view: The view of the seat that tried the action.
        action: The action.
    """
    if isinstance(action, oracle_cards.PlayOracleCard) and view.phase == "act":
        return say.text("when-no-oracle-card")
    if view.phase in ("rest", "leaves"):
        return say.text(f"when-{view.phase}")
    if isinstance(action, moving.Move):
        return say.text("when-moved")
    if isinstance(action, acropolis.EndTurn):
        return say.text("when-act")
    assert view.seat is not None
    place = view.players[view.seat].place
    if place >= LAND and isinstance(
        action, (*STANDARD, standard.CollectLabyrinthToken, standard.Study, standard.CollectOracleCard)
    ):
        return say.text("when-acropolis", place=at_place(place))
    if isinstance(action, (standard.Study, standard.UnlockWisdom)):
        return say.text("when-temple")
    return say.text("when-oracle" if isinstance(action, standard.CollectOracleCard) else "when-elsewhere")


_HELD = {"followings": "followings", "schools": "schools", "debate": "debates", "learn": "wisdom"}
"""By way of earning a Labyrinth Token: what it requires, as a key of HOLDINGS, if a refusal says how many one holds."""


def refusal_words(view: PhilosophiaView, action: Action, reason: str, name: Name) -> Markdown:
    """Return why an action was refused, using only what the acting seat may know.

    Args:
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, such as "coins_builder".
        name: Returns the name of a seat.
    """
    if view.phase == "over":
        return say.text("refusal-over")
    if reason == NOT_ACTIVE:
        key = "refusal-host-writes" if view.phase == "cards" else "refusal-not-asked"
        return say.text(key, wait=waiting_for(view, name))
    if reason == NOT_NOW:
        return why_not_available(view, action, name)
    if view.seat is None:
        return say.text("refusal-no-seat")
    coins = counted("coins", view.players[view.seat].coins)
    match reason:
        case "way_unmet" if isinstance(action, standard.CollectLabyrinthToken) and f"unmet-{_way(action)}" in say:
            return _unmet(view, _way(action))
        case "occupied":
            return say.text("because-occupied", place=at_place(getattr(action, "place", -1)))
        case "coins_builder":
            return say.text("because-coins-builder", cost=counted("coins", PRICES.builder), coins=coins)
        case "coins_sophist":
            return say.text("because-coins-sophist", cost=counted("coins", PRICES.sophist), coins=coins)
        case "coins_study":
            return say.text("because-coins-study", cost=counted("coins", PRICES.study), coins=coins)
        case "no_builder":
            return say.text("because-no-builder", cost=counted("coins", PRICES.builder))
        case "no_sophist":
            return say.text("because-no-sophist", cost=counted("coins", PRICES.sophist))
        case "no_study_token":
            return say.text("because-no-study-token", cost=counted("coins", PRICES.study))
        case "bid_above_coins":
            return say.text("because-bid-above-coins", coins=coins)
        case "teaching_length":
            return say.text("because-teaching-length", least=SHORTEST_TEACHING, most=LONGEST_CARD)
    key = f"because-{reason.replace('_', '-')}"
    return say.text(key) if key in say else say.text("refusal-unknown")


def _way(action: standard.CollectLabyrinthToken) -> str:
    return WAYS[action.way] if 0 <= action.way < len(WAYS) else ""


def _unmet(view: PhilosophiaView, way: str) -> Markdown:
    assert view.seat is not None
    if way not in _HELD:
        return say.text(f"unmet-{way}")
    return say.text(f"unmet-{way}", count=HOLDINGS[_HELD[way]](view.players[view.seat]))
