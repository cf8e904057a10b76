"""Why an action was refused, and what to do instead: one sentence each."""

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE, NOT_NOW
from games.philosophia.actions import CollectLabyrinthToken
from games.philosophia.content import PRICES
from games.philosophia.options import LONGEST_CARD, SHORTEST_TEACHING
from games.philosophia.presentation.moments import no_place
from games.philosophia.presentation.position import held_for_request
from games.philosophia.presentation.words import counted, place_name
from games.philosophia.view import PhilosophiaView
from games.philosophia.ways import DEBATE, FOLLOWINGS, LEARN, ORACLE, SCHOOLS, TRAVEL

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
"""For a reason that has no sentence; every rule has one."""

UNMET = {
    FOLLOWINGS: "That token needs nine followings; you have {followings}.",
    SCHOOLS: "That token needs four schools; you have {schools}.",
    TRAVEL: "That token needs all location tokens of one colour that were set up.",
    DEBATE: "That token needs three debates won; you have won {debates}.",
    LEARN: "That token needs three wisdom cards unlocked; you have {wisdom}.",
    ORACLE: "That token needs three Favours of the Oracle; the Unknown Oracle counts as one.",
}
"""What a way to a Labyrinth Token asks for, with how much of it one has."""


def refusal_words(view: PhilosophiaView, action: Action, reason: str, who_is_asked: str) -> str:
    """One sentence of text from what the seat itself sees."""
    if view.phase == "over":
        return "The game is over; nothing more can be done."
    if reason == NOT_ACTIVE and view.phase == "cards":
        return f"Only the host writes wisdom cards; wait for {who_is_asked}, who begins the game afterwards."
    if reason == NOT_ACTIVE:
        return f"You are not asked now; wait for {who_is_asked}."
    if reason == NOT_NOW:
        return no_place(view, action, who_is_asked)
    if view.seat is None:
        return "You have no seat at this table."
    me = view.players[view.seat]
    if isinstance(action, CollectLabyrinthToken) and reason == "way_unmet" and action.way in UNMET:
        return UNMET[action.way].format(**held_for_request(view, me))
    place, coins = place_name(getattr(action, "place", -1)), counted(me.coins, "coin")
    sentence = SENTENCES.get(reason, UNKNOWN)
    return sentence.format(place=place, coins=coins, builder=PRICES.builder, study=PRICES.study)
