"""Why a kind of action has no place at this moment: what has to come first, or when it would have its place."""

from games.core.action import Action
from games.philosophia import actions as a
from games.philosophia.content import LAND
from games.philosophia.presentation.words import at_place
from games.philosophia.view import PhilosophiaView

FIRST = {
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
"""What is asked, for somebody who wants to do something of an ordinary turn."""

_CARDS = "Wisdom cards are written only before the game begins."
_TOKEN = "There is no token to decide about now; one is turned over when you move to it."
_AIM = "Only an oracle card that you have just played lets you do that."
_DEBATE = "There is no debate now."
_MOTION = "A motion is agreed on only when a real debate begins."
_SHOP = "Arguments are bought only before the final debate, once the hourglass stands at 146BC."

PLACE_OF: dict[type[Action], str] = {
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
"""When an action has its place that is none of an ordinary turn."""


def no_place(view: PhilosophiaView, action: Action, who_is_asked: str) -> str:
    """One sentence for an action whose kind has no place now."""
    kind = type(action)
    if view.phase == "shop" and PLACE_OF.get(kind) == _SHOP:
        handed_in = "Your list is handed in; take it back to change it."
        return "Your list is not handed in; you may still change it." if kind is a.TakeBackList else handed_in
    if view.phase in ("motion", "debate", "verdict") and kind in PLACE_OF:
        return _in_debate(view, kind)
    if kind in PLACE_OF:
        return PLACE_OF[kind]
    if view.seat in view.sealed:
        return f"Your own choice is in; wait for {who_is_asked}."
    return FIRST[view.phase] if view.phase in FIRST else _in_turn(view, action)


def _in_debate(view: PhilosophiaView, kind: type[Action]) -> str:
    """A debate is going on, but not so."""
    if kind in (a.ProposeMotion, a.AgreeMotion):
        real = view.options.real_debate != "off"
        return "The motion is agreed on; the debate goes on." if real else "This table debates without a motion."
    if view.phase == "debate" and kind in (a.PlayArgument, a.PlayAllArguments):
        return "In a real debate every card comes with an argument; make one."
    if view.phase == "debate" and kind is a.Argue:
        return "This table debates without words; just play the card."
    return FIRST[view.phase] if PLACE_OF[kind] == _DEBATE else PLACE_OF[kind]


def _in_turn(view: PhilosophiaView, action: Action) -> str:
    """In one's own turn, after the move: the place, or the time, is wrong."""
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
