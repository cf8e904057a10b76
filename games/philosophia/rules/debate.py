"""Public debates and the final debate, as one procedure (Guidebook p11, p13; rules, R35 to R38, R41).

Debaters form a circle. The attacker plays ("leads") a card against the next debater who has not passed, who answers
with a card or passes. The better card wins both for its owner's pile, and the largest pile wins the debate. With two
debaters the lead alternates. The final debate may have more debaters and ends the game.
"""

from games.core.chance import Chance
from games.philosophia.content import COUNTS, RESULT, WORD_OF_ZEUS, ZEUS_CARD
from games.philosophia.events import ArgumentAdded, ArgumentAnswered, ArgumentLed, DebateBegun, DebateWon, Passed
from games.philosophia.rules.labyrinth import DEBATE
from games.philosophia.rules.moirai import moirai_argument
from games.philosophia.rules.phases import end_action
from games.philosophia.rules.supply import discard_arguments, held_arguments, spend_oracle_card
from games.philosophia.rules.turn import finalists, win
from games.philosophia.state import NONE, Debate, Debated, Position, Spoken, State, is_moirai


def begin_debate(s: State, seat: int, opponent: int, chance: Chance) -> None:
    """Change the state to a public debate between a seat and an opponent, who cannot refuse (rules, R35)."""
    chance.tell(DebateBegun, seat, opponent)
    _open(s, [seat, opponent], False)


def begin_final_debate(s: State) -> None:
    """Change the state to the final debate between the players with three Labyrinth Tokens.

    The player with the highest number on the third token attacks the second highest, and so on; in a solo game the
    human leads (rules, S12).
    """
    circle = finalists(s)
    if s.moirai is not None:
        circle.sort()
    _open(s, circle, True)


def _open(s: State, circle: list[int], final: bool) -> None:
    s.debate = Debate(circle, final, circle[0], circle[1], piles={seat: [] for seat in circle})
    s.asked = circle[0]
    s.phase = "motion" if is_real_debate(s) else "debate"


def is_real_debate(s: Position) -> bool:
    """Return True if every card in a debate needs an argument in words (Guidebook p14); never so in a solo game."""
    return s.options.real_debate != "off" and s.moirai is None


def must_speak(s: Position, seat: int) -> bool:
    """Return True if a seat now has to play a card in a debate with an argument in words, or pass."""
    return s.phase == "debate" and s.asked == seat and is_real_debate(s)


def debate_of(s: Position) -> Debate:
    """Return the debate in progress.

    Raises:
        AssertionError: There is none.
    """
    assert s.debate is not None, "only in a debate"
    return s.debate


def arguments(s: State, seat: int) -> list[int]:
    """Return the numbers of the different argument cards that a seat could play in a debate, in ascending order."""
    player = s.players[seat]
    return sorted({*held_arguments(player.hand, player.oracle)})


def last_one_in(debate: Debate) -> bool:
    """Return True if all debaters but one have passed, so that the last one may add argument cards to its own pile."""
    return len(debate.out) == len(debate.circle) - 1


def must_lead(s: Position) -> bool:
    """Return True if a debate waits for its first card, which its first debater has to play and may not pass.

    In the final debate even the first debater may pass, but not against the Moirai, the solo opponent (Guidebook p15).
    After other players have refused an argument in words, its debater may pass as well.
    """
    debate = s.debate
    if debate is None or debate.rounds or debate.led != NONE or debate.out or debate.refused:
        return False
    return not debate.final or s.moirai is not None


def play_argument(s: State, seat: int, card: int, text: str, chance: Chance) -> None:
    """Play a card in a debate: lead it, answer with it, or add it to the seat's pile once all others have passed.

    Then the next debater is asked to act.

    Args:
        s: The state to change.
        seat: The debater.
        card: The argument card, which the debater holds.
        text: The argument made with it in a real debate, else "".
        chance: Makes the random draws, and receives the events.
    """
    debate, player = debate_of(s), s.players[seat]
    debate.refused = 0
    if card == WORD_OF_ZEUS:
        spend_oracle_card(s, seat, ZEUS_CARD)
    else:
        player.hand.remove(card)
    if text:
        debate.spoken.append(Spoken(seat, card, text))
    if last_one_in(debate):
        debate.piles[seat].append(card)
        chance.tell(ArgumentAdded, seat, card, text)
    elif debate.led == NONE:
        debate.led = card
        chance.tell(ArgumentLed, seat, card, debate.defender, text)
    else:
        _resolve(debate, seat, card, text, chance)
    continue_debate(s, chance)


def _resolve(debate: Debate, seat: int, card: int, text: str, chance: Chance) -> None:
    """Compare an answer with the card that was led: the owner of the better one wins both cards for its pile.

    After a tie each card goes to its owner's pile. Then the next round begins.

    Args:
        debate: The debate to change.
        seat: The debater who answers.
        card: The card of the answer.
        text: The argument made with it, else "".
        chance: Receives the events.
    """
    led, attacker = debate.led, debate.attacker
    result = RESULT[card][led]
    chance.tell(ArgumentAnswered, seat, card, led, attacker, result, text)
    if result == 0:
        debate.piles[attacker].append(led)
        debate.piles[seat].append(card)
    else:
        debate.piles[seat if result > 0 else attacker] += [led, card]
    debate.last = [attacker, led, seat, card]
    _next_round(debate, seat)


def _next_round(debate: Debate, first: int) -> None:
    """Change a debate to its next round, in which `first` attacks the next debater in the circle who has not passed.

    If `first` has passed, the next debater who has not takes its place.
    """
    debate.led = NONE
    debate.rounds += 1
    circle = debate.circle
    at = circle.index(first)
    order = [seat for seat in circle[at:] + circle[:at] if seat not in debate.out]
    debate.attacker = order[0]
    debate.defender = order[1] if len(order) > 1 else NONE


def pass_debate(s: State, seat: int, chance: Chance) -> None:
    """Take a seat out of the state's debate for good; the debate ends once everybody has passed.

    A card that waits for an answer goes to its owner's pile.
    """
    debate = debate_of(s)
    lay_out(s, seat, [])
    debate.out.append(seat)
    debate.refused = 0
    chance.tell(Passed, seat)
    if len(debate.out) == len(debate.circle):
        _finish(s, chance)
        return
    if debate.led != NONE:
        debate.piles[debate.attacker].append(debate.led)
        debate.last = [debate.attacker, debate.led, seat, NONE]
    _next_round(debate, seat)
    continue_debate(s, chance)


def continue_debate(s: State, chance: Chance) -> None:
    """Change the state to ask the debater whose turn it is to act; for the Moirai (the solo opponent) act at once."""
    debate = debate_of(s)
    s.phase = "debate"
    s.asked = debate.attacker if debate.led == NONE else debate.defender
    if is_moirai(s, s.asked):
        card = moirai_argument(s, debate)
        if card == NONE:
            pass_debate(s, s.asked, chance)
        else:
            play_argument(s, s.asked, card, "", chance)
    elif s.players[s.asked].plan:
        follow_plan(s, s.asked, chance)


def lay_out(s: State, seat: int, plan: list[int]) -> None:
    """Plan what a debater plays next in a debate, so that the debater is not asked: argument cards, or -1 to pass.

    Args:
        s: The state to change.
        seat: The debater.
        plan: The numbers of the cards, in order.
    """
    s.players[seat].plan, s.players[seat].planned = plan, len(plan)


def follow_plan(s: State, seat: int, chance: Chance) -> None:
    """Do the next thing that a debater who is asked has planned: play a card, or pass if the rules allow it.

    Args:
        s: The state to change.
        seat: The debater, who has planned something.
        chance: Makes the random draws, and receives the events.
    """
    card, *rest = s.players[seat].plan
    lay_out(s, seat, rest)
    if card in arguments(s, seat):
        play_argument(s, seat, card, "", chance)
    elif card == NONE and not must_lead(s):
        pass_debate(s, seat, chance)


def _finish(s: State, chance: Chance) -> None:
    debate = debate_of(s)
    sizes = {seat: len(pile) for seat, pile in debate.piles.items()}
    best = [seat for seat in debate.circle if sizes[seat] == max(sizes.values())]
    piles = tuple(sizes.items())
    if debate.final:
        winner = min(best, key=lambda seat: s.players[seat].number)
        chance.tell(DebateWon, winner, piles, False)
        win(s, winner, "final_debate" if len(best) == 1 else "lowest_number", chance)
        return
    winner = best[0]
    player = s.players[winner]
    token = player.wins < COUNTS.debate_wins and not (is_moirai(s, winner) and DEBATE in player.claimed)
    player.wins += token
    chance.tell(DebateWon, winner, piles, token)
    for pile in debate.piles.values():
        discard_arguments(s, [card for card in pile if card != WORD_OF_ZEUS])
    s.debated = Debated(tuple(debate.circle), tuple(tuple(debate.piles[seat]) for seat in debate.circle), winner)
    s.debate = None
    end_action(s, chance)
