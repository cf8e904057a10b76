"""Why an action was refused, and what to do instead: one sentence each."""

from games.core.action import Action
from games.core.illegal import NOT_ACTIVE, NOT_NOW
from games.philosophia import actions as a
from games.philosophia.content import LAND, PRICES
from games.philosophia.options import LONGEST_CARD, SHORTEST_TEACHING
from games.philosophia.presentation.words import at_place, counted, place_name
from games.philosophia.view import PhilosophiaView

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
    "way_unmet": "You do not fulfil that condition now.",
    "request_unmet": "You do not hold all that your Olympic Request asks for.",
    "one_study_token": "You hold a study token; nobody may hold two: trade it for a wisdom card.",
    "coins_study": "Studying costs {study} coins; you have {coins}.",
    "all_unlocked": "Your three wisdom cards are unlocked; there is nothing left to study.",
    "no_study_token": "You need a study token first (4 coins, in a temple).",
    "unlocked_already": "That wisdom card is unlocked already; choose another.",
    "oracle_visited": "You have collected your card of this oracle.",
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
    "card_after_action": "That card may be played only after the action of your turn.",
    "no_retraction": "You do not hold the Retraction of Promises.",
    "no_victim_there": "He has no follower there.",
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
    "no_wishes": "Your list is empty; there is nothing to start over.",
    "not_free": "That place is not free for this piece of the Moirai.",
    "philosopher_taken": "Somebody else has that philosopher; choose another.",
    "no_teaching": "Write at least one teaching; an empty line keeps the old card.",
    "teaching_length": f"A card has {SHORTEST_TEACHING} to {LONGEST_CARD} characters, its place included.",
    "same_teaching": "Two of the cards are the same; write three different teachings.",
    "nothing_to_write": "You have said so already; you may still write cards until the game begins.",
    "no_such_philosopher": "There are six philosophers; choose one of them.",
}


def refusal_words(view: PhilosophiaView, action: Action, reason: str, who_is_asked: str) -> str:
    """One sentence of text from what the seat itself sees."""
    if view.phase == "over":
        return "The game is over; nothing more can be done."
    if reason == NOT_ACTIVE:
        return f"You are not asked now; wait for {who_is_asked}."
    if reason == NOT_NOW:
        return _no_place(view, action)
    place = place_name(getattr(action, "place", -1))
    coins = counted(view.players[view.seat].coins, "coin") if view.seat is not None else "no coins"
    sentence = SENTENCES.get(reason, "That is not possible now; choose one of the actions you are offered.")
    return sentence.format(place=place, coins=coins, builder=PRICES.builder, study=PRICES.study)


def _no_place(view: PhilosophiaView, action: Action) -> str:
    """An action that has no place at this moment."""
    place = view.players[view.seat].place if view.seat is not None else 0
    if view.phase == "act":
        if isinstance(action, a.Move):
            return "You have moved; now take an action."
        if place >= LAND and isinstance(action, (*a.STANDARD, a.CollectLabyrinthToken, a.Study, a.CollectOracleCard)):
            return f"Standard and special actions are not possible {at_place(place)}, which is in the Acropolis."
        if isinstance(action, (a.Study, a.UnlockWisdom)):
            return "You can study only in a temple."
        if isinstance(action, a.CollectOracleCard):
            return "Oracle cards are collected only at an oracle."
        if isinstance(action, (a.Observe, a.ProgressTimeline, a.OfferToAthena, a.InitiateDebate)):
            return "That action belongs to another place, in the Acropolis."
    if view.phase == "move":
        return "You have to move first."
    if view.phase == "leaves" and isinstance(action, a.CollectLabyrinthToken):
        return "The Rustling Leaves give one more standard action, but not a Labyrinth Token."
    return "That has no place at this moment; choose one of the actions you are offered."
