"""What a computer player types: an argument of the card's form, a motion, a summary, wisdom cards."""

from dataclasses import replace

from games.core.action import Action
from games.philosophia.actions.choosing import WriteWisdomCards
from games.philosophia.actions.debating import Argue, ProposeMotion
from games.philosophia.actions.labyrinth import OfferProof
from games.philosophia.content import FIRST_SYLLOGISM, SOPHISTRIES, WORD_OF_ZEUS, teachings
from games.philosophia.state import State
from games.philosophia.view import PhilosophiaView

SILENCE = "…"
"""What is typed for somebody who says nothing."""

_MOTIONS = (
    "Whoever rules a city has to love wisdom",
    "It is better to suffer wrong than to do it",
    "Nobody errs on purpose",
    "Poets should be banished from the city",
    "The examined life is the happier one",
)
_FORMS = (
    "If we hold this we are honest, and if we hold that we are wise; one of them we hold; so we are honest or wise",
    "If it were so we would be happy, and if it were not we would be free; one of these we are not; so one is false",
    "If a thing is good it is worth its price; this is good; so it is worth its price",
    "If it were true we would see it; we do not see it; so it is not true",
    "Either this is so or that is; that is not; so this is",
)


def spoken(view: PhilosophiaView, action: Action) -> Action:
    """The same action with something typed."""
    if isinstance(action, Argue):
        return replace(action, text=_argument(action.card))
    if isinstance(action, ProposeMotion):
        return replace(action, motion=_MOTIONS[(view.round + (view.debate.proposals if view.debate else 0)) % 5])
    if isinstance(action, OfferProof) and view.seat is not None:
        first, second, third = teachings(view.teachings, view.players[view.seat].philosopher)
        return replace(action, first=first, second=second, third=third)
    if isinstance(action, WriteWisdomCards):
        return replace(action, first="Know what you do not know.")
    return action


def wordless(s: State, action: Action) -> Action:
    """The same action as the clock takes it for somebody who is away: without a word, or with an ellipsis where there
    has to be something that is judged. Only a motion is one of ours, for others have to debate about it."""
    judged = s.options.real_debate == "judged"
    if isinstance(action, OfferProof):
        return replace(action, first=SILENCE, second=SILENCE, third=SILENCE)
    if isinstance(action, Argue) and judged:
        return replace(action, text=SILENCE)
    if isinstance(action, ProposeMotion) and judged:
        return replace(action, motion=_MOTIONS[s.round % len(_MOTIONS)])
    return action


def _argument(card: int) -> str:
    if card == WORD_OF_ZEUS:
        return "The oak has spoken"
    if card < FIRST_SYLLOGISM:
        return f"As everybody knows. ({SOPHISTRIES[card].name})"
    return _FORMS[card - FIRST_SYLLOGISM]
