"""The words of a debate: where it stands, what is asked, what may be done. The log's words are in `story`."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.event import Event
from games.core.game import Outcome
from games.core.presentation import Presentation, Style, Topic
from games.gorgias import labels
from games.gorgias.content import CARDS, PYRAMIDS, ROLLS, SIZES, missing_topics, pips_of
from games.gorgias.refusals import refusal_words
from games.gorgias.resolution import resolve
from games.gorgias.scoring import score
from games.gorgias.story import tell_event
from games.gorgias.topics import TOPICS
from games.gorgias.view import GorgiasView
from games.gorgias.words import (
    dice_letters,
    group_words,
    kept_words,
    lacking_words,
    listed,
    points_words,
    pyramid_words,
    score_words,
    stance_words,
    stock_words,
    topic_words,
)
from games.picture.marks import symbol

if TYPE_CHECKING:
    from PIL.Image import Image


@dataclass
class GorgiasPresentation(Presentation[GorgiasView]):
    """Gorgias in plain words; every position can be played from the text alone."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def seat(self, seat: int) -> str:
        """A player's mark and name, for texts."""
        return f"{symbol(seat)} {self.name(seat)}"

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GorgiasView) -> str:
        if view.phase == "over":
            return "The debate is over"
        where = f"Statement {view.round} of {view.options.rounds}: "
        name = self.name(view.speaker)
        if view.phase == "arranging":
            waiting = [self.name(seat) for seat in range(2) if seat not in view.ready]
            return where + (
                "both arrange their groups in secret" if len(waiting) == 2 else f"{waiting[0]} still arranges in secret"
            )
        if view.phase == "capturing":
            return where + f"{name} takes from the common stock"
        if view.phase == "opening":
            return where + f"{name} takes the dice"
        return where + f"{name} prepares, roll {view.rolls} of {ROLLS}"

    def text(self, view: GorgiasView) -> str:
        """The table in words; what stands behind one's own shield is in `hand`."""
        parts = [f"**{self.headline(view)}**", *self._dice_lines(view), *self._stock_lines(view)]
        if view.revealed:
            parts.append(f"**The debate on statement {view.debated}**")
            parts += [self._card_line(view, card) for card in range(CARDS)]
        return "\n".join(parts)

    def _dice_lines(self, view: GorgiasView) -> list[str]:
        lines = []
        if view.dice:
            missing = missing_topics(view.dice)
            covered = f"missing: {topic_words(missing)}" if missing else "all three topics are there"
            lines.append(f"{self.seat(view.speaker)} has the dice {dice_letters(view.dice)} ({covered}).")
        for seat in (view.first, 1 - view.first):
            if statement := view.statements[seat]:
                ready = ""
                if view.phase == "arranging":
                    ready = ", ready behind the shield" if seat in view.ready else ", still arranging"
                lines.append(f"{self.seat(seat)} states {dice_letters(statement)}{ready}.")
        return lines

    def _stock_lines(self, view: GorgiasView) -> list[str]:
        size = sum(view.common)
        lines = [f"**Common stock** ({size} of {len(PYRAMIDS)} left) {stock_words(view.common) if size else 'empty'}."]
        for seat in range(2):
            held = f" ({stock_words(view.captured[seat])})" if any(view.captured[seat]) else ""
            how = score_words(score(view.captured[seat]))
            lines.append(f"{self.seat(seat)}, **{points_words(view.points[seat])}** from {how}{held}.")
        return lines

    def _card_line(self, view: GorgiasView, card: int) -> str:
        groups = view.revealed[0][card], view.revealed[1][card]
        if groups == (None, None):
            return f"{card + 1}. Both cards are empty."
        sides = " against ".join(f"{self.name(seat)} {group_words(groups[seat])}" for seat in range(2))
        if card >= view.card:
            return f"{card + 1}. {sides}: to be resolved."
        left = resolve(*groups, view.options.shields == "hold")
        kept = [f"{self.name(seat)} keeps {kept_words(left[seat])}" for seat in range(2) if groups[seat]]
        return f"{card + 1}. {sides}. {listed(kept)}; {listed(self._taken(view, card)) or 'nobody takes anything'}."

    def _taken(self, view: GorgiasView, card: int) -> list[str]:
        taken = []
        for each in view.takings:
            if each.card == card:
                size = SIZES[pips_of(each.wanted)]
                what = (
                    f"the {pyramid_words(each.pyramid)}" if each.pyramid is not None else f"nothing, no {size} is left"
                )
                taken.append(f"{self.name(each.seat)} takes {what}")
        for claim in view.claims if card == view.card - 1 else ():
            taken.append(f"{self.name(claim.seat)} is still to take for a {pyramid_words(claim.pyramid)}")
        return taken

    def scores(self, view: GorgiasView) -> Sequence[str]:
        return [points_words(points) for points in view.points]

    def prompt(self, view: GorgiasView) -> str:
        if view.phase == "arranging":
            return self._arranging_prompt(view)
        if view.phase == "over":
            return "The debate is over."
        if view.seat != view.speaker:
            return f"Wait for {self.name(view.speaker)}."
        if view.phase == "opening":
            return "Roll the five dice. Your statement needs Knowledge, Conduct and Governance."
        missing = missing_topics(view.dice)
        left = ROLLS - view.rolls
        rolls = "one more roll" if left == 1 else f"{left} more rolls" if left else "no roll left"
        if view.phase == "removing":
            return f"{lacking_words(missing)}: take one die out; you have {rolls}."
        if view.phase == "rerolling":
            if missing:
                return f"{lacking_words(missing)}: choose the dice to roll again; you have {rolls}."
            return f"All three topics are there: stop, or choose dice to roll again; you have {rolls}."
        wanted = view.claims[0].pyramid
        size = SIZES[pips_of(wanted)]
        return f"The {pyramid_words(wanted)} you won is gone from the common stock: take another {size} one."

    def _arranging_prompt(self, view: GorgiasView) -> str:
        own = view.own
        if view.seat is None or own is None:
            return "Both arrange their groups."
        if view.seat in view.ready:
            return f"You are ready. Wait for {self.name(1 - view.seat)}."
        card = len(own.cards) + 1
        if own.stance is not None:
            return f"Choose the colours for card {card}: {stance_words(own.stance)}."
        if card > CARDS:
            return "All groups stand. Say that you are ready, or start over."
        return f"Choose what stands on card {card}. Still to be placed: {dice_letters(own.rest)}."

    def task(self, view: GorgiasView) -> str:
        if view.phase == "arranging":
            return "arrange your groups"
        return "take from the common stock" if view.phase == "capturing" else "prepare your statement"

    def hand(self, view: GorgiasView) -> str:
        own = view.own
        if own is None:
            return ""
        lines = ["**Behind your shield**"]
        lines += [f"{card}. {group_words(group)}" for card, group in enumerate(own.cards, 1)]
        if own.stance is not None:
            lines.append(f"{len(own.cards) + 1}. {stance_words(own.stance)}, colours still to be chosen")
        elif not own.cards:
            lines.append("Nothing stands there yet.")
        if view.seat is not None:
            other = 1 - view.seat
            lines.append(f"Across the table {self.name(other)} has {dice_letters(view.statements[other])}.")
        return "\n".join(lines)

    def tell(self, event: Event) -> str:
        return tell_event(self, event)

    def result(self, view: GorgiasView, outcome: Outcome) -> str:
        how = [
            f"{self.name(s)}: {points_words(p)} ({score_words(score(view.captured[s]))})"
            for s, p in enumerate(outcome.scores)
        ]
        if len(outcome.winners) > 1:
            first = f"{listed([self.name(seat) for seat in outcome.winners])} share the win"
        else:
            by = {"solid_trees": " by more solid trees", "pyramids": " by more pyramids"}.get(outcome.reason, "")
            first = f"{self.name(outcome.winners[0])} has won the debate{by}"
        return f"{first}. {'; '.join(how)}."

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.VERBS[kind]

    def label(self, view: GorgiasView, action: Action) -> str:
        return labels.label(view, action)

    def describe(self, view: GorgiasView, action: Action) -> str:
        return labels.describe(view, action)

    def choice(self, view: GorgiasView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(view, kind, field, value)

    def question(self, view: GorgiasView, kind: type[Action], field: str) -> str:
        return labels.QUESTIONS.get(field, super().question(view, kind, field))

    def refusal(self, view: GorgiasView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GorgiasView, style: Style) -> "Image":
        from games.gorgias.board import draw_board

        return draw_board(view, self.names, style)

    def alt(self, view: GorgiasView, part: int = 0) -> str:
        names, points = self.names, view.points
        standing = f"{names[0]} has {points_words(points[0])}, {names[1]} {points_words(points[1])}"
        stock = f"{sum(view.common)} of {len(PYRAMIDS)} pyramids are left in the common stock"
        if view.phase == "over":
            what = "The debate is over"
        elif view.phase == "arranging":
            what = f"Statement {view.round}: {len(view.ready)} of 2 players are ready behind their shields"
        elif view.dice:
            what = f"Statement {view.round}: {names[view.speaker]} has the dice {dice_letters(view.dice)}"
        elif view.phase == "capturing":
            what = f"Both layouts of statement {view.round} are open and {names[view.speaker]} takes a pyramid"
        else:
            what = f"Statement {view.round}: {names[view.speaker]} is about to roll the five dice"
        return f"{what}. {standing}; {stock}."
