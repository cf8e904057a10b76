"""Sentences that say why an action was refused or is unavailable, and what to do instead."""

from games.core.action import NOT_ACTIVE, NOT_NOW, Action
from games.philosophia import actions as a
from games.philosophia.actions import CollectLabyrinthToken
from games.philosophia.content import LAND, PRICES
from games.philosophia.options import LONGEST_CARD, SHORTEST_TEACHING
from games.philosophia.rules.labyrinth import DEBATE, FOLLOWINGS, HOLDINGS, LEARN, ORACLE, SCHOOLS, TRAVEL
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import at_place, counted, place_name

TO_DO_FIRST = {
    "cards": "The board is not set up yet: write wisdom cards, or begin with them as they are.",
    "choose": "The board is not set up yet: choose a philosopher first.",
    "move": "You have to move first.",
    "doves": "The doves carry you: move once more first.",
    "token": "Decide about the token here first: take the bonus, or keep the token.",
    "oracle": "You look through the cards of an oracle: keep one first.",
    "react": "An oracle card has just been played: say first whether it stands.",
    "aim": "The oracle card that you played waits for you: choose first what it does.",
    "bid": "An auction is going on: hold out your bid first.",
    "unlock": "Choose first which wisdom card you unlock.",
    "motion": "A debate begins: agree on a motion first.",
    "debate": "A debate is going on: play a card or pass first.",
    "verdict": "The table judges an argument: accept or refuse it first.",
    "prove": "Prove your knowledge first: choose a judge and summarise your wisdom cards.",
    "judge": "You judge summaries of wisdom cards: accept or refuse them first.",
    "fates": "The Moirai have turned over a card: place their piece first.",
    "shop": "146BC has come: only arguments for the final debate can be had now.",
}
"""By phase, what a player has to do before taking an action of an ordinary turn."""

_CARDS = "Wisdom cards are written only before the game begins."
_TOKEN = "There is no token to decide about now; one is turned over when you move to it."
_AIM = "Only an oracle card that you have just played lets you do that."
_DEBATE = "There is no debate now."
_MOTION = "A motion is agreed on only when a real debate begins."
_SHOP = "Arguments are bought only before the final debate, once the hourglass stands at 146BC."

WHEN_AVAILABLE: dict[type[Action], str] = {
    a.WriteWisdomCards: _CARDS,
    a.FinishWriting: _CARDS,
    a.ChoosePhilosopher: "Philosophers are chosen only before the board is set up.",
    a.TakeBonus: _TOKEN,
    a.KeepToken: _TOKEN,
    a.TakeBoth: _TOKEN,
    a.OfferProof: "Summaries are asked for only when you collect the token for three wisdom cards.",
    a.JudgeProof: "Nobody has given you summaries to judge.",
    a.KeepOracleCard: "You keep an oracle card only when you collect one at an oracle.",
    a.Bid: "There is no auction now; bids are made when somebody gives an offering to Athena.",
    a.React: "No oracle card has just been played, so there is nothing to retract.",
    a.PlaceColonist: _AIM,
    a.SendFollowerHome: _AIM,
    a.SendTokenBack: _AIM,
    a.PlayArgument: _DEBATE,
    a.PlayAllArguments: _DEBATE,
    a.PassDebate: _DEBATE,
    a.Argue: _DEBATE,
    a.ProposeMotion: _MOTION,
    a.AgreeMotion: _MOTION,
    a.JudgeArgument: "There is no argument to judge now.",
    a.Wish: _SHOP,
    a.ClearWishes: _SHOP,
    a.FinishShopping: _SHOP,
    a.TakeBackList: _SHOP,
    a.PlaceForMoirai: "The Moirai have no piece to place now.",
}
"""By type of action, for those that are not part of an ordinary turn: when the action is available."""


def why_not_available(view: PhilosophiaView, action: Action, who_is_asked: str) -> str:
    """Return a sentence that says why this type of action is not available in the current phase.

    Args:
        view: The view of the seat that tried the action.
        action: The action.
        who_is_asked: The name of the player, or the words for the players, for whom the game waits.
    """
    kind = type(action)
    if view.phase == "shop" and WHEN_AVAILABLE.get(kind) == _SHOP:
        handed_in = "Your list is handed in; take it back to change it."
        return "Your list is not handed in; you may still change it." if kind is a.TakeBackList else handed_in
    if view.phase in ("motion", "debate", "verdict") and kind in WHEN_AVAILABLE:
        return _in_debate(view, kind)
    if kind in WHEN_AVAILABLE:
        return WHEN_AVAILABLE[kind]
    if view.choice != NONE:
        return f"Your own choice is in; wait for {who_is_asked}."
    return TO_DO_FIRST[view.phase] if view.phase in TO_DO_FIRST else _in_turn(view, action)


def _in_debate(view: PhilosophiaView, kind: type[Action]) -> str:
    """Return a sentence that says why this type of action is not available at this point of a debate."""
    if kind in (a.ProposeMotion, a.AgreeMotion):
        real = view.options.real_debate != "off"
        return "The motion is agreed on; the debate goes on." if real else "This table debates without a motion."
    if view.phase == "debate" and kind in (a.PlayArgument, a.PlayAllArguments):
        return "In a real debate every card comes with an argument; make one."
    if view.phase == "debate" and kind is a.Argue:
        return "This table debates without words; just play the card."
    return TO_DO_FIRST[view.phase] if WHEN_AVAILABLE[kind] == _DEBATE else WHEN_AVAILABLE[kind]


def _in_turn(view: PhilosophiaView, action: Action) -> str:
    """Return a sentence that says why an action is not available at this point of the acting seat's own turn."""
    if isinstance(action, a.PlayOracleCard) and view.phase == "act":
        return "You hold no oracle card."
    if view.phase == "rest":
        return "Your action is taken: play oracle cards, or end your turn."
    if view.phase == "leaves":
        return "The Rustling Leaves give one more standard action, and no Labyrinth Token; take one first."
    if isinstance(action, a.Move):
        return "You have moved; now take an action."
    if isinstance(action, a.EndTurn):
        return "You have to take an action first."
    assert view.seat is not None
    place = view.players[view.seat].place
    if place >= LAND and isinstance(action, (*a.STANDARD, a.CollectLabyrinthToken, a.Study, a.CollectOracleCard)):
        return f"Standard and special actions are not possible {at_place(place)}, which is in the Acropolis."
    if isinstance(action, (a.Study, a.UnlockWisdom)):
        return "You can study only in a temple."
    if isinstance(action, a.CollectOracleCard):
        return "Oracle cards are collected only at an oracle."
    return "That action belongs to another place, in the Acropolis."


SENTENCES = {
    "stay": "You have to move to another place; nobody may stay where he is.",
    "occupied": "{place} is occupied; choose a place where nobody stands.",
    "not_on_board": "That place is not on this side of the board; choose one of the places offered.",
    "nothing_to_do_there": "There is nothing you could do there now, so you may not go there.",
    "doves_stay_outside": "The Flight of Doves does not fly to the Acropolis; choose another place.",
    "not_both": "Only Sophocles takes both, and only in a Western City: choose the bonus or the token.",
    "second_follower": "You already have a follower there; one location holds one of yours.",
    "no_follower": "You have no follower left on your board.",
    "four_builders": "You have four builders, and nobody may hold more.",
    "coins_builder": "A builder costs {builder} coins; you have {coins}.",
    "no_builders_left": "All builders are at work; none is left in the supply.",
    "school_here": "There is a school here already; a location holds one school of any colour.",
    "no_school": "All four of your schools are built.",
    "no_builder": "A school needs a builder; hire one first (2 coins).",
    "coins_sophist": "A sophist costs 1 coin; you have none.",
    "no_sophists_left": "All sophists are busy; none is left in the supply.",
    "no_sophist": "You have no sophist; hire one first (1 coin).",
    "sophist_own_follower": "You already have a follower here; the nine followers need nine different locations.",
    "no_victim_here": "He has no follower here whom a sophist could win over.",
    "three_tokens": "You have three Labyrinth Tokens; there is no fourth.",
    "way_claimed": "You have already collected a token for that; each way counts once.",
    "way_unmet": "There is no such way to a Labyrinth Token; choose one of those offered.",
    "request_unmet": "You do not hold all that your Olympic Request asks for.",
    "one_study_token": "You hold a study token; nobody may hold two: trade it for a wisdom card.",
    "coins_study": "Studying costs {study} coins; you have {coins}.",
    "all_unlocked": "Your three wisdom cards are unlocked; there is nothing left to study.",
    "no_study_token": "You need a study token first (4 coins, in a temple).",
    "no_such_card": "There are three wisdom cards; choose one that is locked.",
    "unlocked_already": "That wisdom card is unlocked already; choose another.",
    "oracle_visited": "You have collected your card of this oracle.",
    "not_in_oracle": "That card is not among those of this oracle; keep one of them.",
    "oracle_empty": "This oracle has no cards left.",
    "observe_other": "That is not what observing gives you now; choose one of the ways offered.",
    "decks_empty": "There are no argument cards left to observe.",
    "last_year": "Only with three Labyrinth Tokens may you move the hourglass to 146BC.",
    "bid_above_coins": "You cannot bid more than you have: {coins}.",
    "bid_below_zero": "A bid is no less than nothing.",
    "no_opponent": "Nobody sits there; challenge one of the other players.",
    "debate_yourself": "You cannot debate with yourself; challenge another player.",
    "no_argument": "You have no argument card, and who opens a debate has to play one.",
    "action_due": "You have to take an action first.",
    "card_not_held": "You do not hold that oracle card.",
    "card_not_played": "That card is not played in your turn; keep it for its moment.",
    "card_no_target": "That card would have no effect now.",
    "card_not_against": "That card cannot be played so; choose one of the ways offered.",
    "card_after_action": "That card may be played only after the action of your turn.",
    "no_retraction": "You do not hold the Retraction of Promises.",
    "no_victim_there": "He has no follower there.",
    "not_his_token": "He does not have that token; choose one of his.",
    "token_colour": "A token goes back to an empty, unoccupied location of its own colour.",
    "argument_not_held": "You do not hold that argument.",
    "not_alone": "Only the last one in a debate may play all that is left.",
    "must_lead": "You opened this debate and have to play a card.",
    "motion_stands": "Three motions were proposed; the last one stands.",
    "motion_without_words": "The table judges this debate, so it needs a motion in writing; type one.",
    "argument_without_words": "The table judges what is said, so a card needs an argument; type one.",
    "no_judge": "Choose another player as your judge.",
    "card_unsummarised": "Summarise each of the three cards; your judge has nothing else to go by.",
    "no_motion": "Nobody has proposed a motion yet.",
    "coins_wish": "Your coins do not pay for another card of that kind.",
    "no_such_wish": "Only Sophistry and Syllogism cards are for sale.",
    "no_wishes": "Your list is empty; there is nothing to start over.",
    "not_free": "That place is not free for this piece of the Moirai.",
    "philosopher_taken": "Somebody else has that philosopher; choose another.",
    "no_teaching": "Write at least one teaching; an empty line keeps the old card.",
    "teaching_length": f"A card has {SHORTEST_TEACHING} to {LONGEST_CARD} characters, its place included.",
    "same_teaching": "Two of the cards are the same; write three different teachings.",
    "no_such_philosopher": "There are six philosophers; choose one of them.",
}

UNKNOWN = "That is not possible now; choose one of the actions you are offered."
"""The fallback for a reason that has no sentence of its own, which no rule should need."""

UNMET = {
    FOLLOWINGS: "That token needs nine followings; you have {followings}.",
    SCHOOLS: "That token needs four schools; you have {schools}.",
    TRAVEL: "That token needs all location tokens of one colour that were set up.",
    DEBATE: "That token needs three debates won; you have won {debates}.",
    LEARN: "That token needs three wisdom cards unlocked; you have {wisdom}.",
    ORACLE: "That token needs three Favours of the Oracle; the Unknown Oracle counts as one.",
}
"""By way of earning a Labyrinth Token, what it requires; in braces, the number of the items that the player holds."""


def refusal_words(view: PhilosophiaView, action: Action, reason: str, who_is_asked: str) -> str:
    """Return a sentence that says why an action was refused, using only what the acting seat may know.

    Args:
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, such as "coins_builder".
        who_is_asked: The name of the player, or the words for the players, for whom the game waits.
    """
    if view.phase == "over":
        return "The game is over; nothing more can be done."
    if reason == NOT_ACTIVE and view.phase == "cards":
        return f"Only the host writes wisdom cards; wait for {who_is_asked}, who begins the game afterwards."
    if reason == NOT_ACTIVE:
        return f"You are not asked now; wait for {who_is_asked}."
    if reason == NOT_NOW:
        return why_not_available(view, action, who_is_asked)
    if view.seat is None:
        return "You have no seat at this table."
    me = view.players[view.seat]
    if isinstance(action, CollectLabyrinthToken) and reason == "way_unmet" and action.way in UNMET:
        return UNMET[action.way].format(**{what: holding(me) for what, holding in HOLDINGS.items()})
    place, coins = place_name(getattr(action, "place", -1)), counted(me.coins, "coin")
    sentence = SENTENCES.get(reason, UNKNOWN)
    return sentence.format(place=place, coins=coins, builder=PRICES.builder, study=PRICES.study)
