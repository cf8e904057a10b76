"""What a computer player does without searching: where the guidebook asks for a fair judge, not for a winner (p14).

Nobody is served by a computer that weighs words: it lets an argument count, and a proof that says something of each of
the three cards. So whoever sits among computers alone can still be proven to know his philosopher. Nor does it write
wisdom cards, should it have the host's seat. Asked for the Retraction it answers at once, by the same rule whether it
holds the card or not: a search would take longer where there is a choice, and so tell who holds it (p9, R18).
"""

from games.core.action import Action
from games.philosophia.actions.choosing import FinishWriting
from games.philosophia.actions.debating import JudgeArgument
from games.philosophia.actions.labyrinth import JudgeProof
from games.philosophia.actions.oracle import React
from games.philosophia.content import RETRACTION
from games.philosophia.typed import tidy
from games.philosophia.view import PhilosophiaView


def instinct(view: PhilosophiaView) -> Action | None:
    """One of the offered actions, or None: let it search."""
    if view.seat is None or (view.seat != view.asked and view.seat not in view.waiting):
        return None
    if view.phase == "react" and view.own and view.played:
        held, aimed = RETRACTION in view.own.oracle, view.played.victim == view.seat
        return React.of(held and aimed)
    if view.phase == "verdict":
        return JudgeArgument.of(True)
    if view.phase == "judge" and view.proof:
        return JudgeProof.of(all(tidy(text.replace("…", "")) for text in view.proof.texts))
    return FinishWriting.of() if view.phase == "cards" else None
