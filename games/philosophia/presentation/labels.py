"""Labels of actions and their fields, and forms for actions that need typed text. Labels are plain text."""

from collections.abc import Sequence
from typing import Any

from games.core.action import Action
from games.core.presentation import FormField
from games.philosophia import actions as a
from games.philosophia.content import (
    ARGUMENTS,
    DISKS,
    KIND_OF,
    LAND,
    ORACLE_CARDS,
    PHILOSOPHERS,
    PRICES,
    TIMELINE,
    teachings,
)
from games.philosophia.options import LONGEST_CARD
from games.philosophia.rules.effects import tutor_income
from games.philosophia.rules.labyrinth import OLYMPIC, WAY_NAMES
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    REGIONS,
    Name,
    about_argument,
    argument_lesson,
    argument_name,
    at_place,
    bonus_words,
    counted,
    kind_name,
    place_name,
    request_words,
    shortened,
)
from games.picture.palette import symbol

VERBS: dict[type[Action], str] = {
    a.WriteWisdomCards: "Write wisdom cards",
    a.FinishWriting: "Begin with these wisdom cards",
    a.ChoosePhilosopher: "Choose a philosopher",
    a.Move: "Move",
    a.TakeBonus: "Take the bonus",
    a.KeepToken: "Keep the token",
    a.TakeBoth: "Take the bonus and the token",
    a.Tutor: "Tutor",
    a.CreateFollowing: "Create a Following",
    a.HireBuilder: "Hire a Builder",
    a.BuildSchool: "Build a School",
    a.HireSophist: "Hire a Sophist",
    a.UseSophist: "Use a Sophist",
    a.CollectLabyrinthToken: "Collect a Labyrinth Token",
    a.OfferProof: "Prove your knowledge",
    a.JudgeProof: "Judge the summaries",
    a.Study: "Study",
    a.UnlockWisdom: "Unlock a wisdom card",
    a.CollectOracleCard: "Collect an Oracle Card",
    a.KeepOracleCard: "Keep a card",
    a.Observe: "Observe the Debaters",
    a.ProgressTimeline: "Progress the Timeline",
    a.OfferToAthena: "Give Offering to Athena",
    a.Bid: "Bid",
    a.InitiateDebate: "Initiate a Public Debate",
    a.EndTurn: "End your turn",
    a.PlayOracleCard: "Play an oracle card",
    a.React: "React to the oracle card",
    a.PlaceColonist: "Place a follower",
    a.SendFollowerHome: "Send a follower home",
    a.SendTokenBack: "Send a token back",
    a.PlayArgument: "Play an argument",
    a.PlayAllArguments: "Play all that is left",
    a.PassDebate: "Pass",
    a.ProposeMotion: "Propose a motion",
    a.AgreeMotion: "Agree to the motion",
    a.Argue: "Make an argument",
    a.JudgeArgument: "Judge the argument",
    a.Wish: "Buy",
    a.ClearWishes: "Start the list over",
    a.FinishShopping: "Hand in the list",
    a.TakeBackList: "Take the list back",
    a.PlaceForMoirai: "Place for the Moirai",
}

QUESTIONS = {
    "region": "What kind of place?",
    "place": "Which place?",
    "coins": "How many coins?",
    "card": "Which card?",
    "victim": "Against whom?",
    "token": "Which token?",
    "opponent": "Whom do you challenge?",
}


def label(view: PhilosophiaView, action: Action, who: Name) -> str:
    """Return the label of a legal action: at most 80 characters, and different from those of the seat's other actions.

    Args:
        view: The view of the acting seat.
        action: The action.
        who: Returns the name of a seat.
    """
    return shortened(_label(view, action, who), 80)


def _label(view: PhilosophiaView, action: Action, who: Name) -> str:
    match action:
        case a.WriteWisdomCards():
            return f"Write cards for {PHILOSOPHERS[action.philosopher % 6].name}"
        case a.ChoosePhilosopher():
            return f"Play {PHILOSOPHERS[action.philosopher % 6].name}"
        case a.Move() | a.PlaceColonist() | a.SendFollowerHome() | a.PlaceForMoirai():
            return place_name(action.place)
        case a.TakeBonus() if view.seat is not None:
            return f"Take the bonus: {bonus_words(_bonus_here(view))}"
        case a.TakeBoth() if view.seat is not None:
            return f"Take {bonus_words(_bonus_here(view))} and the token"
        case a.KeepToken() if view.seat is not None:
            return f"Keep the {kind_name(view.players[view.seat].place)} token"
        case a.HireBuilder():
            return f"Hire a Builder ({PRICES.builder} coins)"
        case a.HireSophist():
            return f"Hire a Sophist ({PRICES.sophist} coin)"
        case a.Study():
            return f"Study: a study token ({PRICES.study} coins)"
        case a.BuildSchool() if view.seat is not None:
            return f"Build a School {at_place(view.players[view.seat].place)} (1 builder)"
        case a.CreateFollowing() if view.seat is not None:
            return f"Create a Following {at_place(view.players[view.seat].place)}"
        case a.UseSophist():
            return f"Use a Sophist on the follower of {who(action.victim)}"
        case a.CollectLabyrinthToken():
            way = WAY_NAMES[action.way] if 0 <= action.way < len(WAY_NAMES) else "nothing"
            return "Reveal your Olympic Request" if action.way == OLYMPIC else f"Labyrinth Token for {way}"
        case a.OfferProof():
            return f"Prove your knowledge to {who(action.judge)}"
        case a.JudgeProof():
            return "Accept the summaries" if action.accept else "Refuse the summaries"
        case a.UnlockWisdom():
            return f"Unlock wisdom card {action.card + 1}"
        case a.KeepOracleCard():
            return f"Keep {_oracle_name(action.card)}"
        case a.Observe():
            count, name = (action.sophistry, "Sophistry") if action.sophistry else (action.syllogism, "Syllogism")
            several = "up to " if count > 1 else ""  # a deck may run short (R15), and what is left in it is secret
            return f"Take {several}{counted(count, f'{name} card')}"
        case a.ProgressTimeline():
            return f"Progress the Timeline to {TIMELINE[min(view.hourglass + 1, len(TIMELINE) - 1)].year}"
        case a.OfferToAthena():
            name = DISKS[view.disk].name
            return f"Put {name} to the bottom, auction the next" if action.skip else f"Auction {name}"
        case a.Bid():
            return f"Bid {counted(action.coins, 'coin')}" if action.coins else "Bid nothing"
        case a.InitiateDebate():
            return f"Challenge {who(action.opponent)}"
        case a.PlayOracleCard():
            against = f" against {who(action.victim)}" if action.victim != NONE else ""
            return f"Play {_oracle_name(action.card)}{against}"
        case a.React():
            return "Retract it: play the Retraction of Promises" if action.retract else "Let the card stand"
        case a.SendTokenBack():
            return f"{place_name(action.token)}'s token to {place_name(action.place)}"
        case a.PlayArgument() | a.Argue():
            return argument_name(action.card) if 0 <= action.card < ARGUMENTS else "no card"
        case a.PassDebate():
            return "Pass"
        case a.JudgeArgument():
            return "Accept the argument" if action.accept else "Refuse the argument"
        case a.Wish():
            return "A Syllogism card (2 coins)" if action.card == 1 else "A Sophistry card (1 coin)"
        case _:
            return VERBS[type(action)]


def _bonus_here(view: PhilosophiaView) -> int:
    assert view.seat is not None
    token = view.tokens[view.players[view.seat].place]
    return view.bonuses[token] if token >= 0 else NONE


def _oracle_name(card: int) -> str:
    return ORACLE_CARDS[card].name if 0 <= card < len(ORACLE_CARDS) else "no card"


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
        case a.ChoosePhilosopher():
            return PHILOSOPHERS[action.philosopher % 6].ability
        case a.Move() | a.PlaceForMoirai() | a.PlaceColonist() | a.SendFollowerHome():
            return about_place(view, action.place, who)
        case a.Tutor() if view.seat is not None:
            return f"Earn {counted(tutor_income(view.players[view.seat]), 'coin')}"
        case a.UnlockWisdom() if view.seat is not None and 0 <= action.card < 3:
            return teachings(view.teachings, view.players[view.seat].philosopher)[action.card]
        case a.KeepOracleCard() | a.PlayOracleCard():
            return ORACLE_CARDS[action.card].effect if 0 <= action.card < len(ORACLE_CARDS) else ""
        case a.OfferToAthena() if not action.skip:
            return DISKS[view.disk].effect
        case a.PlayArgument() | a.Argue() if 0 <= action.card < ARGUMENTS:
            return about_argument(action.card, view.debate.led if view.debate else NONE)
        case a.JudgeArgument() if view.argument:
            return argument_lesson(view.argument.card)
        case a.CollectLabyrinthToken() if action.way == OLYMPIC and view.seat is not None:
            return request_words(view.request)
        case _:
            return ""


def about_place(view: PhilosophiaView, place: int, who: Name) -> str:
    """Return the facts about a place, such as "Port; token: 2 coins; school of ● Ali"; for the Acropolis, its action.

    Args:
        view: The view of the seat that asks, whose own pieces are called "your".
        place: The number of the place; the text is empty if there is no such place.
        who: Returns the name of a seat.
    """
    if not 0 <= place < len(KIND_OF):
        return ""
    if place >= LAND:
        return ("Observe the Debaters", "Progress the Timeline", "Give Offering to Athena", "Public Debate")[
            place - LAND
        ]
    parts = [kind_name(place)]
    if (token := view.tokens[place]) >= 0:
        parts.append(f"token: {bonus_words(view.bonuses[token])}")
    if view.schools[place] >= 0:
        parts.append("your school" if view.schools[place] == view.seat else f"school of {who(view.schools[place])}")
    if here := view.followers[place]:
        others = [seat for seat in range(len(view.players)) if here >> seat & 1 and seat != view.seat]
        mine = view.seat is not None and here >> view.seat & 1
        if mine:
            parts.append("your follower")
        if others:
            parts.append(counted(len(others), "other follower"))
    return "; ".join(parts)


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
            return REGIONS[value][0].upper() + REGIONS[value][1:]
        case "place":
            return place_name(value)
        case "token":
            bonus = view.bonuses[value] if 0 <= value < len(view.bonuses) else NONE
            return f"{place_name(value)}'s token ({kind_name(value)}, {bonus_words(bonus)})"
        case "coins":
            return counted(value, "coin") if value else "Nothing"
        case "victim" | "opponent" | "judge":
            return shortened(who(value), 100) if value >= 0 else "Nobody"
        case "card":
            return argument_name(value) if view.phase in ("debate", "verdict") else _oracle_name(value)
        case _:
            return str(value)


def whose(names: Sequence[str], solo: bool) -> Name:
    """Return a function that names seats in labels: a symbol and a name, or "nobody" for a number that is no seat.

    Args:
        names: The players' names by seat.
        solo: Whether it is a solo game, in which the second seat is called "the Moirai".
    """

    def who(seat: int) -> str:
        if solo and seat == 1:
            return f"{symbol(1)} the Moirai"
        return f"{symbol(seat)} {shortened(names[seat], 32)}" if 0 <= seat < len(names) else "nobody"

    return who


_ORDINALS = ("First", "Second", "Third")


def blanks(view: PhilosophiaView, action: Action) -> Sequence[FormField]:
    """Return the form in which a player types the text that an action needs, one input field for each.

    Args:
        view: The view of the acting seat.
        action: The action.
    """
    match action:
        case a.Argue():
            limit = view.options.thinking_time
            judged = view.options.real_debate == "judged"
            aloud = "" if judged else "Empty, if you speak it aloud elsewhere."
            hint = f"You have {limit} seconds." if limit else aloud
            lesson = shortened(argument_lesson(action.card), 100)
            name = shortened(argument_name(action.card), 45)
            return [FormField("text", name, "text", lesson, hint, 500, judged)]
        case a.ProposeMotion():
            judged = view.options.real_debate == "judged"
            return [
                FormField(
                    "motion", "Motion", "line", "Who speaks first is for it.", "Zoos should be closed", 150, judged
                )
            ]
        case a.OfferProof() if view.seat is not None:
            cards = teachings(view.teachings, view.players[view.seat].philosopher)
            return [
                FormField(field, f"{_ORDINALS[i]} card in your own words", "text", shortened(cards[i], 100), "", 400)
                for i, field in enumerate(action.open)
            ]
        case a.WriteWisdomCards():
            cards = teachings(view.teachings, action.philosopher)
            return [
                FormField(
                    field, f"{each} card: teaching (place)", "text", "", shortened(card, 100), LONGEST_CARD, False
                )
                for field, each, card in zip(action.open, _ORDINALS, cards, strict=True)
            ]
        case _:
            return [FormField(field, field.capitalize()) for field in action.open]
