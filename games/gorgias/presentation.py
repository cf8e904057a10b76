"""The presentation of Gorgias: position, prompts, labels, refusals, the log, and the rules by topic (`topics.toml`)."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.core.action import NOT_ACTIVE, Action
from games.core.presentation import Presentation, Style, Topic, listed
from games.core.values import Event, Outcome
from games.gorgias import events
from games.gorgias.actions import (
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    LeaveToChance,
    PlaceGroup,
    Ready,
    Reconsider,
    RemoveDie,
    Reroll,
    Roll,
    StartOver,
    Stop,
    TakeInstead,
)
from games.gorgias.content import CARDS, COLOURS, PYRAMIDS, ROLLS, SIZES, missing_topics, pips_of, pyramid
from games.gorgias.rules import left_on_card, points_of, revealed_groups, score
from games.gorgias.state import Stance, face_of
from games.gorgias.view import GorgiasView
from games.gorgias.words import (
    NUMBERS,
    deed_words,
    dice_letters,
    face_letters,
    face_topics,
    group_words,
    kept_words,
    lacking_words,
    missing_words,
    points_words,
    pyramid_words,
    score_words,
    stance_words,
    stock_words,
    topic_words,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image

TOPICS: tuple[Topic, ...] = tuple(
    Topic(**row) for row in tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
)


VERBS: dict[type[Action], str] = {
    Roll: "Roll the five dice",
    Reroll: "Roll some dice again",
    RemoveDie: "Take a die out",
    Stop: "Stop and keep these dice",
    LeaveToChance: "Leave the rolling to chance",
    PlaceGroup: "Place a group",
    LeaveCardEmpty: "Leave this card empty",
    ChooseColours: "Choose the colours",
    Ready: "I am ready",
    Reconsider: "Change your layout",
    StartOver: "Start over",
    ArrangeForMe: "Arrange the rest at random and be ready",
    TakeInstead: "Take another colour",
}

QUESTIONS = {"number": "How many dice?", "faces": "Which dice?"}


def action_label(view: GorgiasView, action: Action) -> str:
    """Return the label of a legal action: at most 80 characters, different from those of the seat's other actions."""
    match action:
        case Reroll():
            return f"Roll {dice_letters(action.faces)} again{_kept_words_after(view, action)}"
        case RemoveDie():
            return f"Take out {face_letters(action.face)} ({face_topics(action.face)})"
        case Stop():
            return f"Stop and keep {dice_letters(view.dice)}"
        case PlaceGroup():
            return f"Card {_next_card(view)}: {stance_words(Stance(action.projects, action.absorbs))}"
        case LeaveCardEmpty():
            return f"Leave card {_next_card(view)} empty"
        case ChooseColours():
            stance = view.own.stance if view.own is not None and view.own.stance is not None else Stance(0, 0)
            parts = []
            if action.point is not None:
                parts.append(f"{COLOURS[action.point]} {SIZES.get(stance.projects, '')} forward".replace("  ", " "))
            if action.shield is not None:
                parts.append(f"{COLOURS[action.shield]} {SIZES.get(stance.absorbs, '')} away".replace("  ", " "))
            return ", ".join(parts).capitalize()
        case TakeInstead():
            wanted = view.claims[0].pyramid if view.claims else 0
            return f"Take the {pyramid_words(pyramid(action.colour, pips_of(wanted)))}"
        case _:
            return VERBS[type(action)]


def action_description(view: GorgiasView, action: Action) -> str:
    """Return what a legal action would do, in at most 100 characters; empty if the label says enough."""
    match action:
        case Reroll():
            kept = _dice_without(view, *action.faces)
            missing = missing_topics(kept)
            return "The kept dice cover all three topics" if not missing else f"To be found: {topic_words(missing)}"
        case RemoveDie():
            return f"Leaves {dice_letters(_dice_without(view, action.face))}"
        case PlaceGroup() if action.projects and action.absorbs:
            return "The shield takes what comes in first, the rest reduces the one that points"
        case PlaceGroup() if action.projects:
            return "Attacks the group across, and takes in full what comes from there"
        case PlaceGroup():
            return "Attacks nobody"
        case LeaveToChance():
            return "Rolls until all three topics are there, then stops"
        case ArrangeForMe():
            return "What you have placed stays"
        case _:
            return ""


def choice_label(view: GorgiasView, kind: type[Action], field: str, value: Any) -> str:
    """Return the label of one value of an action's field, for a menu in which that field is chosen.

    Args:
        view: The view of the choosing seat.
        kind: The type of the action.
        field: The name of the field.
        value: The value.
    """
    match field:
        case "number":
            return f"{NUMBERS[value].capitalize()} {'die' if value == 1 else 'dice'}"
        case "faces":
            return f"{dice_letters(value)}{_kept_words_after(view, Reroll(len(value), value))}"
        case "face":
            return f"{face_letters(value)} ({face_topics(value)})"
        case "projects":
            return f"{SIZES[value].capitalize()} forward" if value else "None forward"
        case "absorbs":
            return f"{SIZES[value].capitalize()} away" if value else "None away"
        case _:
            return "None" if value is None else COLOURS[value].capitalize()


def _next_card(view: GorgiasView) -> int:
    return len(view.own.cards) + 1 if view.own is not None else 0


def _dice_without(view: GorgiasView, *faces: int) -> tuple[int, ...]:
    """Return the faces of the speaker's dice minus one die per face given; a face that no die shows is ignored."""
    kept = list(view.dice)
    for face in faces:
        if face in kept:
            kept.remove(face)
    return tuple(kept)


def _kept_words_after(view: GorgiasView, action: Reroll) -> str:
    kept = _dice_without(view, *action.faces)
    return f", keep {dice_letters(kept)}" if kept else ", keep none"


_ROLLING_ACTIONS = (Roll, Reroll, RemoveDie, Stop, LeaveToChance)
_ARRANGING_ACTIONS = (PlaceGroup, LeaveCardEmpty, ChooseColours, Ready, Reconsider, StartOver, ArrangeForMe)


def refusal_words(words: "GorgiasPresentation", view: GorgiasView, action: Action, reason: str) -> str:
    """Return a sentence that says why an action was refused, using only what the acting seat may know.

    Args:
        words: The presentation of the match, which knows the players' names.
        view: The view of the acting seat.
        action: The refused action.
        reason: The key of the reason, such as "topic_missing".
    """
    if view.phase == "over":
        return "The debate is over; nothing more can be done."
    if reason == NOT_ACTIVE:
        if view.phase == "arranging":
            other = "your opponent" if view.seat is None else words.name(1 - view.seat)
            return f"Your layout stands; wait until {other} is ready too."
        return f"It is {words.name(view.speaker)}'s turn; you will be called when you are asked."
    if reason == "topic_missing":
        return f"{lacking_words(missing_topics(view.dice))}: roll at least one die again before you stop."
    if reason == "may_stop":
        return "All three topics are there: stop, or choose the dice to roll again."
    if reason == "no_card_to_spare":
        return "Every card that is left needs a group: choose one for this card."
    if reason == "nothing_placed":
        return "Nothing has been placed yet: choose a group for card 1."
    if isinstance(action, _ROLLING_ACTIONS):
        return _rolling_refusal(view, action)
    if isinstance(action, _ARRANGING_ACTIONS):
        return _arranging_refusal(view, action)
    assert isinstance(action, TakeInstead)
    if view.phase != "capturing" or not 0 <= action.colour < len(COLOURS):
        return "There is nothing to take from the common stock now; choose one of the actions you are offered."
    return f"The common stock has no {COLOURS[action.colour]} pyramid of that size: take one you are offered."


def _rolling_refusal(view: GorgiasView, action: Action) -> str:
    if view.phase == "arranging":
        return "Both statements are made: arrange your groups now."
    if view.phase == "capturing":
        return "The dice rest while pyramids are taken: choose one from the common stock."
    if view.phase == "opening":
        return "Roll the five dice first."
    if view.phase == "removing":
        return f"A topic is missing: take out one of {dice_letters(dict.fromkeys(view.dice))} first."
    if isinstance(action, Reroll):
        return f"Your dice show {dice_letters(view.dice)}: choose at least one of these to roll again."
    return "No die is to be taken out or rolled for the first time now: choose the dice to roll again."


def _arranging_refusal(view: GorgiasView, action: Action) -> str:
    own = view.own
    if view.ready:
        return "You are ready: take your layout back first if you want to change it."
    if isinstance(action, Reconsider) and view.phase == "arranging":
        return "Your layout is still in your hands: change it as you like."
    if view.phase != "arranging" or own is None:
        return "Groups are arranged when both statements are made; choose one of the actions you are offered."
    if isinstance(action, PlaceGroup) and own.stance is None and own.rest:
        sizes = {pips for pips in (action.projects, action.absorbs) if pips}
        known = sizes <= set(SIZES) and 0 < len(sizes) == bool(action.projects) + bool(action.absorbs)
        group = f"no {face_letters(face_of(Stance(action.projects, action.absorbs)))}" if known else "no such group"
        return f"There is {group} left to place: choose one of {dice_letters(own.rest)}."
    if isinstance(action, ChooseColours) and own.stance is not None:
        return "You do not have those colours left in these sizes: choose one of the combinations you are offered."
    if own.stance is not None:
        return f"Choose the colours for card {len(own.cards) + 1} first."
    if not own.rest:
        return "All groups stand: say that you are ready, or start over."
    return f"Choose a group for card {len(own.cards) + 1} first."


ORDINALS = ("", "first", "second", "third")


def tell_event(words: "GorgiasPresentation", event: Event) -> str:
    """Return a sentence or two that report an event in the log; empty for an event that has no entry."""
    name = words.name
    match event:
        case events.RoundBegan():
            return f"Statement {event.round} began; {name(event.first)} spoke first."
        case events.Rolled():
            return _rolled_words(name(event.seat), event)
        case events.DieRemoved():
            left = dice_letters(event.left)
            return f"{name(event.seat)} took {face_letters(event.face)} out of the round and kept {left}."
        case events.StatementMade():
            missing = missing_topics(event.dice)
            lacking = f", without {topic_words(missing)}" if missing else ""
            return f"{name(event.seat)} stated {dice_letters(event.dice)}{lacking}."
        case events.Arranged():
            return "You were ready behind your shield."
        case events.Reconsidered():
            return "You took your layout back behind the shield."
        case events.ArrangedByChance():
            return "Chance arranged what you had not placed."
        case events.Revealed():
            return f"The shields were lifted on statement {event.round}."
        case events.CardDebated():
            return _debated_words(words, event)
        case events.Captured() if event.pyramid == event.wanted:
            return f"{name(event.seat)} took the {pyramid_words(event.pyramid)} from the common stock."
        case events.Captured():
            return (
                f"{name(event.seat)} had won a {pyramid_words(event.wanted)}, which was gone, "
                f"and took the {pyramid_words(event.pyramid)} from the common stock instead."
            )
        case events.NothingLeft():
            size = SIZES[pips_of(event.wanted)]
            return (
                f"{name(event.seat)} had won a {pyramid_words(event.wanted)}, "
                f"but no {size} pyramid was left in the common stock."
            )
        case events.DebateEnded():
            why = "The common stock was empty and the debate ended" if event.stock_empty else "The debate ended"
            return f"{why}: {name(0)} had {event.points[0]}, {name(1)} had {event.points[1]}."
        case _:
            return ""


def _rolled_words(name: str, event: events.Rolled) -> str:
    kept = f" and kept {dice_letters(event.kept)}" if event.kept else ""
    missing = missing_topics(tuple(sorted(event.rolled + event.kept)))
    lacking = f" {topic_words(missing)} {'was' if len(missing) == 1 else 'were'} missing." if missing else ""
    return f"{name}'s {ORDINALS[event.roll]} roll brought {dice_letters(event.rolled)}{kept}.{lacking}"


def _debated_words(words: "GorgiasPresentation", event: events.CardDebated) -> str:
    sides = []
    for seat, group in enumerate(event.groups):
        sides.append(f"{words.name(seat)} {deed_words(group) if group else 'had nothing there'}")
    kept = [f"{words.name(seat)} kept {kept_words(left)}" for seat, left in enumerate(event.left) if event.groups[seat]]
    if len(event.takers) == 1:
        end = f"{words.name(event.takers[0])} won the card"
    else:
        end = "both took for what they kept" if event.takers else "nobody won the card"
    return f"On card {event.card + 1} {', and '.join(sides)}. {listed(kept)}: {end}."


@dataclass
class GorgiasPresentation(Presentation[GorgiasView]):
    """The texts and pictures of Gorgias for one match; every position can be played from the text alone."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def seat(self, seat: int) -> str:
        """Return the symbol and name by which texts show the player in a seat."""
        return f"{symbol(seat)} {self.name(seat)}"

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: GorgiasView) -> str:
        if view.phase == "over":
            return "The debate is over"
        where = f"Statement {view.round} of {view.options.rounds}: "
        name = self.name(view.speaker)
        if view.phase == "arranging":
            return where + f"both arrange in secret; {missing_words(view)}"
        if view.phase == "capturing":
            return where + f"{name} takes from the common stock"
        if view.phase == "opening":
            return where + f"{name} takes the dice"
        return where + f"{name} prepares, roll {view.rolls} of {ROLLS}"

    def text(self, view: GorgiasView) -> str:
        """Return the public table in words; what only the seat of the view sees is in `hand`."""
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
                lines.append(f"{self.seat(seat)} states {dice_letters(statement)}.")
        return lines

    def _stock_lines(self, view: GorgiasView) -> list[str]:
        size = sum(view.common)
        lines = [f"**Common stock** ({size} of {len(PYRAMIDS)} left) {stock_words(view.common) if size else 'empty'}."]
        for seat in range(2):
            held = f" ({stock_words(view.captured[seat])})" if any(view.captured[seat]) else ""
            how = score_words(score(view.captured[seat]))
            lines.append(f"{self.seat(seat)}, **{points_words(score(view.captured[seat]).points)}** from {how}{held}.")
        return lines

    def _card_line(self, view: GorgiasView, card: int) -> str:
        groups = revealed_groups(view, card)
        if groups == (None, None):
            return f"{card + 1}. Both cards are empty."
        sides = " against ".join(f"{self.name(seat)} {group_words(groups[seat])}" for seat in range(2))
        if card >= view.card:
            return f"{card + 1}. {sides}: to be resolved."
        left = left_on_card(view, card)
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
        return [points_words(points) for points in points_of(view)]

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
        if view.ready:
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
        return VERBS[kind]

    def label(self, view: GorgiasView, action: Action) -> str:
        return action_label(view, action)

    def describe(self, view: GorgiasView, action: Action) -> str:
        return action_description(view, action)

    def choice(self, view: GorgiasView, kind: type[Action], field: str, value: Any) -> str:
        return choice_label(view, kind, field, value)

    def question(self, view: GorgiasView, kind: type[Action], field: str) -> str:
        return QUESTIONS.get(field, super().question(view, kind, field))

    def refusal(self, view: GorgiasView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: GorgiasView, style: Style) -> "Image":
        from games.gorgias.picture import draw_board

        return draw_board(view, self.names, style)

    def alt(self, view: GorgiasView, part: int = 0) -> str:
        names, points = self.names, points_of(view)
        standing = f"{names[0]} has {points_words(points[0])}, {names[1]} {points_words(points[1])}"
        stock = f"{sum(view.common)} of {len(PYRAMIDS)} pyramids are left in the common stock"
        if view.phase == "over":
            what = "The debate is over"
        elif view.phase == "arranging":
            what = f"Statement {view.round}: both arrange behind their shields; {missing_words(view)}"
        elif view.dice:
            what = f"Statement {view.round}: {names[view.speaker]} has the dice {dice_letters(view.dice)}"
        elif view.phase == "capturing":
            what = f"Both layouts of statement {view.round} are open and {names[view.speaker]} takes a pyramid"
        else:
            what = f"Statement {view.round}: {names[view.speaker]} is about to roll the five dice"
        return f"{what}. {standing}; {stock}."
