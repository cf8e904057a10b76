"""Public debates and the final one, as one procedure (Guidebook p11, p13; 4.5 of the notes, R35 to R38, R41).

They stand in a circle; the attacker leads a card against the next one who is still in, who answers or passes. Two
debaters are a circle of two, so the lead changes sides; the final debate is the same with more, and ends differently.
"""

from games.core.chance import Chance
from games.philosophia.content import COUNTS, RESULT, WORD_OF_ZEUS, ZEUS_CARD
from games.philosophia.contests import (
    ArgumentAdded,
    ArgumentAnswered,
    ArgumentLed,
    DebateBegun,
    DebateWon,
    Passed,
)
from games.philosophia.moirai_debate import moirai_argument
from games.philosophia.rounds import end_action
from games.philosophia.state import NONE, Debate, Debated, Spoken, State, is_moirai
from games.philosophia.supply import discard_arguments, spend_oracle_card
from games.philosophia.turn import finalists, win
from games.philosophia.ways import DEBATE


def begin_debate(s: State, seat: int, opponent: int, chance: Chance) -> None:
    """Challenge somebody, who cannot refuse (R35)."""
    chance.tell(DebateBegun, seat, opponent)
    _open(s, [seat, opponent], False)


def begin_final_debate(s: State, chance: Chance) -> None:
    """The highest number attacks the second highest and so on; against the Moirai the human leads (S12)."""
    circle = finalists(s)
    if s.moirai is not None:
        circle.sort()
    _open(s, circle, True)


def _open(s: State, circle: list[int], final: bool) -> None:
    s.debate = Debate(circle, final, circle[0], circle[1], piles={seat: [] for seat in circle})
    s.asked = circle[0]
    s.phase = "motion" if speaks(s) else "debate"


def speaks(s: State) -> bool:
    """Whether every card comes with an argument: a real debate (p14), and nobody is a Fate."""
    return s.options.real_debate != "off" and s.moirai is None


def argues(s: State, seat: int) -> bool:
    """Whether it is for this seat to make an argument in a real debate."""
    return s.phase == "debate" and s.asked == seat and speaks(s)


def debate_of(s: State) -> Debate:
    """The debate that is going on."""
    assert s.debate is not None, "only in a debate"
    return s.debate


def arguments(s: State, seat: int) -> list[int]:
    """The kinds of argument that a seat could play, in a fixed order."""
    player = s.players[seat]
    cards = sorted(set(player.hand))
    if ZEUS_CARD in player.oracle:
        cards.append(WORD_OF_ZEUS)
    return cards


def has_argument(s: State, seat: int) -> bool:
    """Whether a seat could play any argument."""
    player = s.players[seat]
    return bool(player.hand) or ZEUS_CARD in player.oracle


def remaining(debate: Debate) -> list[int]:
    """Who is still in, in the order of the circle."""
    return [seat for seat in debate.circle if seat not in debate.out]


def must_lead(debate: Debate) -> bool:
    """Who starts an ordinary debate must play a card; in the final one even the first may pass."""
    return not debate.final and not debate.rounds and debate.led == NONE and not debate.out


def argue(s: State, seat: int, card: int, text: str, chance: Chance) -> None:
    """Lead a card, answer with it, or, when all others are out, put it on one's own pile."""
    debate, player = debate_of(s), s.players[seat]
    debate.refused = 0
    if card == WORD_OF_ZEUS:
        spend_oracle_card(s, seat, ZEUS_CARD)
    else:
        player.hand.remove(card)
    if text:
        debate.spoken.append(Spoken(seat, card, text))
    if len(debate.out) == len(debate.circle) - 1:
        debate.piles[seat].append(card)
        chance.tell(ArgumentAdded, seat, card, text)
    elif debate.led == NONE:
        debate.led = card
        chance.tell(ArgumentLed, seat, card, debate.defender, text)
    else:
        _resolve(debate, seat, card, text, chance)
    go_on(s, chance)


def _resolve(debate: Debate, seat: int, card: int, text: str, chance: Chance) -> None:
    """The better card takes both; equal ones go each to their owner. The attacked one attacks next."""
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
    """`first` attacks the next one in the circle; or the next one after him does, if he is out."""
    debate.led = NONE
    debate.rounds += 1
    circle = debate.circle
    at = circle.index(first)
    order = [seat for seat in circle[at:] + circle[:at] if seat not in debate.out]
    debate.attacker = order[0]
    debate.defender = order[1] if len(order) > 1 else NONE


def pass_debate(s: State, seat: int, chance: Chance) -> None:
    """Leave for good. A card that waits for an answer goes to its own player's pile. The last one to leave ends it."""
    debate = debate_of(s)
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
    go_on(s, chance)


def go_on(s: State, chance: Chance) -> None:
    """Ask whoever has to act; the Moirai act at once."""
    debate = debate_of(s)
    s.phase = "debate"
    s.asked = debate.attacker if debate.led == NONE else debate.defender
    if is_moirai(s, s.asked):
        card = moirai_argument(s, debate)
        if card == NONE:
            pass_debate(s, s.asked, chance)
        else:
            argue(s, s.asked, card, "", chance)


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
