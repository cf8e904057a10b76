"""A proof of knowledge as its judge reads it: each wisdom card with its summary (Guidebook p14)."""

from collections.abc import Callable

from games.core.presentation import plain
from games.philosophia.content import teachings
from games.philosophia.presentation.words import fitted, shortened
from games.philosophia.view import PhilosophiaView

SUMMARY = 400
"""The longest summary."""


def judges(view: PhilosophiaView) -> bool:
    """Whether the seat whose view it is holds the cards and says whether they were understood."""
    return view.proof is not None and view.seat == view.proof.judge


def proof_text(view: PhilosophiaView, name: Callable[[int], str], most: int) -> str:
    """Card by card, so much of the summaries as there is room for."""
    return fitted(lambda length: _cards(view, name, length), SUMMARY, most)


def _cards(view: PhilosophiaView, name: Callable[[int], str], length: int) -> str:
    assert view.proof is not None
    who = view.proof.seat
    lines = [f"**Proof** of {name(who)}, judged by {name(view.proof.judge)}:"]
    cards = teachings(view.teachings, view.players[who].philosopher)
    for card, text in zip(cards, view.proof.texts, strict=True):
        lines.append(f"- {plain(card)}\n  **Summary:** {plain(shortened(text, length)) or 'nothing'}")
    return "\n".join(lines)
