"""How the quick player debates: beat what can be beaten, keep the rest."""

from games.core.action import Action
from games.philosophia.actions.debating import AgreeMotion, Argue, PassDebate, PlayAllArguments, PlayArgument
from games.philosophia.content import RESULT, is_sophistry
from games.philosophia.debate import arguments, debate_of
from games.philosophia.state import NONE, State


def argue(s: State, me: int, legal: list[Action]) -> Action:
    """A card, or to pass."""
    debate = debate_of(s)
    spoken = any(type(action) is Argue for action in legal)
    played: type[Action] = Argue if spoken else PlayArgument
    cards = arguments(s, me)
    passing = PassDebate.of()
    if not cards:
        return passing
    if debate.led != NONE:
        card = _answer(cards, debate.led, debate.final)
    elif len(debate.out) == len(debate.circle) - 1:
        card = _alone(s, me, cards)
        if card != NONE and debate.final and PlayAllArguments.of() in legal:
            return PlayAllArguments.of()
    else:
        card = cards[0]
    return played.of(card) if card != NONE else passing


def speechless(s: State, me: int) -> Action:
    """What becomes of somebody whose thinking time in a real debate is over: he passes, and who has to lead the first
    card plays one without a word (ours; Guidebook p14 only says that limits may be needed)."""
    passing = PassDebate.of()
    return passing if passing in PassDebate.offers(s, me) else Argue.of(arguments(s, me)[0])


def _answer(cards: list[int], led: int, final: bool) -> int:
    """A Syllogism that beats it; else one that ties; else, where nothing can be saved, the worst."""
    for wanted in (1, 0):
        for card in cards:
            if RESULT[card][led] == wanted:
                return card
    return cards[0] if final or (len(cards) > 2 and is_sophistry(cards[0])) else NONE


def _alone(s: State, me: int, cards: list[int]) -> int:
    """As many as are needed, and none where they would not be enough; in the final debate all."""
    debate = debate_of(s)
    if debate.final:
        return cards[0]
    mine = len(debate.piles[me])
    theirs = max(len(pile) for seat, pile in debate.piles.items() if seat != me)
    needed = theirs - mine + (me != debate.circle[0])
    return cards[0] if 0 < needed <= len(s.players[me].hand) else NONE


def motion(legal: list[Action]) -> Action:
    """Agree, if there is anything to agree to."""
    return AgreeMotion.of() if AgreeMotion.of() in legal else legal[0]
