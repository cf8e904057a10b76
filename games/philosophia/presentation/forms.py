"""The forms of open actions: what a person types."""

from collections.abc import Sequence

from games.core.action import Action
from games.core.presentation import Blank
from games.philosophia import actions as a
from games.philosophia.content import teachings
from games.philosophia.options import LONGEST_CARD
from games.philosophia.presentation.words import argument_lesson, argument_name, shortened
from games.philosophia.view import PhilosophiaView

_ORDINALS = ("First", "Second", "Third")


def blanks(view: PhilosophiaView, action: Action) -> Sequence[Blank]:
    """One blank for each open field."""
    match action:
        case a.Argue():
            limit = view.options.thinking_time
            judged = view.options.real_debate == "judged"
            aloud = "" if judged else "Empty, if you speak it aloud elsewhere."
            hint = f"You have {limit} seconds." if limit else aloud
            lesson = shortened(argument_lesson(action.card), 100)
            name = shortened(argument_name(action.card), 45)
            return [Blank("text", name, "text", lesson, hint, 500, judged)]
        case a.ProposeMotion():
            judged = view.options.real_debate == "judged"
            return [
                Blank("motion", "Motion", "line", "Who speaks first is for it.", "Zoos should be closed", 150, judged)
            ]
        case a.OfferProof() if view.seat is not None:
            cards = teachings(view.teachings, view.players[view.seat].philosopher)
            return [
                Blank(field, f"{_ORDINALS[i]} card in your own words", "text", shortened(cards[i], 100), "", 400)
                for i, field in enumerate(action.open)
            ]
        case a.WriteWisdomCards():
            cards = teachings(view.teachings, action.philosopher)
            return [
                Blank(field, f"{each} card: teaching (place)", "text", "", shortened(card, 100), LONGEST_CARD, False)
                for field, each, card in zip(action.open, _ORDINALS, cards, strict=True)
            ]
        case _:
            return [Blank(field, field.capitalize()) for field in action.open]
