"""Whom the table waits for. One who is asked alone is named; where several choose unseen they are only counted, for
whoever thinks long about an oracle card may well hold the Retraction of Promises."""

from collections.abc import Callable

from games.philosophia.presentation.words import counted
from games.philosophia.state import NONE
from games.philosophia.view import PhilosophiaView

UNSEEN = {
    "react": ("answer", "answers"),
    "bid": ("bid", "bids"),
    "verdict": ("vote", "votes"),
    "shop": ("list", "lists"),
}
"""What several seats choose at once, unseen by each other."""


def waiting_for(view: PhilosophiaView, name: Callable[[int], str]) -> str:
    """«Ali»; «the 2 bids that are still to come»."""
    if view.asked != NONE:
        return name(view.asked)
    if not view.waiting:
        return "the others"
    left, (one, many) = len(view.waiting), UNSEEN[view.phase]
    return f"the {one} that is still to come" if left == 1 else f"the {left} {many} that are still to come"


def still_to_come(view: PhilosophiaView) -> str:
    """«2 bids are still to come»: all that the table hears of choices that are made unseen."""
    left = len(view.waiting)
    return f"{counted(left, *UNSEEN[view.phase])} {'is' if left == 1 else 'are'} still to come"
