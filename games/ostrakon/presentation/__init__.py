"""The texts of a council (a match of Ostrakon): the position, prompts, offered actions and rule topics."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic, listed, plain
from games.core.values import Event, Outcome
from games.ostrakon.content import FREE, TEMPLE, needed
from games.ostrakon.presentation import labels
from games.ostrakon.presentation.labels import person, refusal_words, who
from games.ostrakon.presentation.story import tell_event
from games.ostrakon.questions import Asked, Question
from games.ostrakon.rules import objectors_needed
from games.ostrakon.state import next_speaker, space_of
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import (
    DISCS,
    card_name,
    counted,
    missing_stones,
    missing_stones_words,
    rule_words,
    space_words,
    subject_words,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image

TOPICS: tuple[Topic, ...] = tuple(
    Topic(**row) for row in tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
)


_LAID = "Your stone is laid. You may turn it until the last one is there."


@dataclass
class OstrakonPresentation(Presentation[OstrakonView]):
    """The texts and pictures of a match of Ostrakon; every position can be played from the text alone."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    @staticmethod
    def card(view: OstrakonView, seat: int) -> str:
        """Return a seat's mark and the name of its philosopher, such as "● Malia", without the player's name."""
        return f"{symbol(seat)} {card_name(view, seat)}"

    def cards(self, view: OstrakonView, seats: Sequence[int]) -> str:
        """Return the marks and philosophers of seats as a list, such as "● Malia and ■ Eros", or "nobody"."""
        return listed([self.card(view, seat) for seat in seats]) or "nobody"

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: OstrakonView) -> str:
        if view.phase == "choosing":
            return "The philosophers gather: everybody chooses one of the twelve"
        if view.phase == "over":
            return "The council is over"
        where, name = f"Day {view.day} of {view.table.days}", who(self, view, view.speaker)
        subject = plain(subject_words(view.subject))
        match view.phase:
            case "asking":
                return f"{where}: {name} has leave to ask about {subject}"
            case "voting":
                return f"{where}: {name} asks about {subject}; {missing_stones_words(view)}"
            case "corrupting":
                return f"{where}: Corruption! {name} names {counted(view.table.affected, 'philosopher')}"
            case "consulting":
                return f"{where}: {name} consults the Oracle about {subject}"
            case _:
                return f"{where}: {name} keeps the stone or turns it"

    def text(self, view: OstrakonView) -> str:
        parts = [f"**{self.headline(view)}**"]
        if view.phase == "choosing":
            chosen = [who(self, view, seat) for seat, card in enumerate(view.philosophers) if card is not None]
            parts.append(f"Chosen so far: {listed(chosen) or 'nobody'}.")
            return "\n".join(parts)
        if view.question is not None:
            parts += self._vote_lines(view, view.question)
        parts += self._path_lines(view)
        if view.phase != "over":
            parts += self._calendar_lines(view)
        if view.past and view.question is None:
            parts += self._past_lines(view, view.past[-1])
        return "\n".join(parts)

    def _vote_lines(self, view: OstrakonView, question: Question) -> list[str]:
        lines = [f"**{plain(question.text)}**"]
        lines.append(f"⚪ white: {plain(question.white)} · ⚫ black: {plain(question.black)}")
        if view.phase == "voting":
            laid = counted(view.seats - missing_stones(view), "stone")
            lines.append(f"{missing_stones_words(view).capitalize()}; {laid} laid.")
            if view.options.show_voters:
                lines.append(f"Stones lie before {self.cards(view, view.voters)}.")
        if view.follower is not None:
            doubt = "; one farther behind may still take the place" if view.doubtful else ""
            lines.append(f"{self.card(view, view.follower)} follows{doubt}.")
        if view.objectors:
            enough = objectors_needed(view.seats)
            lines.append(f"Objections: {self.cards(view, view.objectors)}; {enough} strike the question out.")
        if view.open_stones:
            shown = [f"{self.card(view, seat)} {stone}" for seat, stone in view.open_stones.items()]
            lines.append(f"Open stones: {', '.join(shown)}.")
        if view.named and view.phase != "deciding":
            lines.append(f"Named so far: {self.cards(view, view.named)}.")
        return lines

    def _path_lines(self, view: OstrakonView) -> list[str]:
        lines = ["**The path**, the pile closest to the Temple first, each from the top"]
        for space in range(TEMPLE, 0, -1):
            pile = view.piles[space]
            if pile or (space == view.sun and view.under):
                sun = ", the Sun" if space == view.sun else ""
                standing = listed([self._standing(view, seat) for seat in pile]) or "nobody"
                lines.append(f"- {space_words(space)}{sun}: {standing}")
        if view.under:
            lines.append(f"- underneath the Sun: {listed([self._standing(view, seat) for seat in view.under])}")
        return lines

    def _standing(self, view: OstrakonView, seat: int) -> str:
        return who(self, view, seat) + ("" if view.branches[seat] else ", branches spent")

    def _calendar_lines(self, view: OstrakonView) -> list[str]:
        lines = [f"**Day {view.day} of {view.table.days}.** {rule_words(view)}"]
        upcoming = next_speaker(view)
        following = "this turn decides who" if upcoming is None else self.card(view, upcoming)
        subject = plain(subject_words(view.next_subject))
        lines.append(f"This turn: {plain(subject_words(view.subject))}. Next: {following}, {subject}.")
        return lines

    def _past_lines(self, view: OstrakonView, last: Asked) -> list[str]:
        lines = [f"**The last question**, by {self.card(view, last.seat)}: {plain(last.question.text)}"]
        if not last.stones:
            return [*lines, "The table objected to it."]
        for stone in ("white", "black"):
            seats = [seat for seat, each in enumerate(last.stones) if each == stone]
            answer = plain(last.question.answer(stone))
            lines.append(f"{DISCS[stone]} {stone}, {answer}: {len(seats)} ({self.cards(view, seats)})")
        return lines

    def scores(self, view: OstrakonView) -> Sequence[str]:
        return [self._score(view, seat) for seat in range(view.seats)]

    def _score(self, view: OstrakonView, seat: int) -> str:
        if view.philosophers[seat] is None:
            return ""
        if view.phase == "choosing":
            return card_name(view, seat)
        space = space_of(view, seat)
        where = "in the Temple" if space == TEMPLE else f"space {space}" if space else f"under the Sun on {view.sun}"
        branches = ", olive branches" if view.branches[seat] else ""
        return f"{card_name(view, seat)}, {where}{branches}"

    def prompt(self, view: OstrakonView) -> str:
        seat = view.seat
        if view.phase == "over":
            return "The council is over."
        if view.phase == "choosing":
            return "Choose your philosopher, or let the lot give you one."
        if seat != view.speaker:
            return self._audience_prompt(view)
        others = view.seats - 1
        match view.phase:
            case "asking":
                about = "Ask about anything" if view.subject == FREE else f"Your subject is {plain(view.subject)}: ask"
                again = "The table objected: ask another question. " if view.struck else ""
                return f"{again}{about}, with two possible answers, so that the others split in two equal parts."
            case "voting" if view.own is None:
                half = needed(view.seats)
                how = f"Predict: you advance if at least {half} of the {others} others lay the stone you lay."
                return f"{self._question(view)}{how}"
            case "voting":
                return f"{self._question(view)}{_LAID}"
            case "corrupting":
                left = view.table.affected - len(view.named)
                return f"Corruption! Your stone is {view.own}. Name {counted(left, 'philosopher')} who must match it."
            case "consulting":
                return (
                    f"Name {counted(view.table.affected - len(view.named), 'philosopher')} who must show their stones."
                )
            case _:
                return f"Your stone is {view.own}. Keep it, or turn it."

    def _audience_prompt(self, view: OstrakonView) -> str:
        if view.phase == "voting":
            how = _LAID if view.own is not None else "Vote truthfully: lay the stone of your answer."
            return f"{self._question(view)}{how}"
        waiting = f"Wait for {who(self, view, view.speaker)}."
        if view.seat is not None and view.seat == next_speaker(view):
            subject = plain(subject_words(view.next_subject))
            return f"{waiting} You will probably speak next, about {subject}: you may prepare your question."
        return waiting

    @staticmethod
    def _question(view: OstrakonView) -> str:
        if (question := view.question) is None:
            return ""
        return f"**{plain(question.text)}**\n⚪ {plain(question.white)} · ⚫ {plain(question.black)}\n"

    def task(self, view: OstrakonView) -> str:
        return {
            "choosing": "choose your philosopher",
            "asking": "ask your question",
            "voting": "lay your stone",
            "corrupting": "name whom you corrupt",
            "consulting": "consult the Oracle",
            "deciding": "keep your stone or turn it",
            "over": "the council is over",
        }[view.phase]

    def hand(self, view: OstrakonView) -> str:
        lines = []
        if view.own is not None and view.question is not None:
            answer = plain(view.question.answer(view.own))
            where = "Before you" if view.seat in view.open_stones else "Under your hand"
            lines.append(f"**{where}**: {DISCS[view.own]} {view.own}, {answer}.")
        if view.prepared is not None:
            question = view.prepared.question
            lines.append(f"**Your prepared question** for {plain(subject_words(view.prepared.subject))}")
            lines.append(f"{plain(question.text)} ⚪ {plain(question.white)} · ⚫ {plain(question.black)}")
        return "\n".join(lines)

    def tell(self, event: Event) -> str:
        return tell_event(self, event)

    def result(self, view: OstrakonView, outcome: Outcome) -> str:
        (winner,) = outcome.winners
        name = who(self, view, winner)
        if outcome.reason == "temple":
            return f"{name} has reached the Temple of Wisdom: an Outstanding Victory!"
        return (
            f"{name} stands on top of the pile closest to the Temple, on space {outcome.scores[winner]}, and has won."
        )

    # -- what may be done --------------------------------------------------------------------------------------

    def verb(self, kind: type[Action]) -> str:
        return labels.ACTION_NAMES[kind]

    def label(self, view: OstrakonView, action: Action) -> str:
        return labels.label(self, view, action)

    def describe(self, view: OstrakonView, action: Action) -> str:
        return labels.describe(view, action)

    def choice(self, view: OstrakonView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(self, view, field, value)

    def question(self, view: OstrakonView, kind: type[Action], field: str) -> str:
        return {"philosopher": "Which philosopher?", "seat": "Whom?", "stone": "Which stone?"}.get(field, field)

    def blanks(self, view: OstrakonView, action: Action) -> Sequence[FormField]:
        return labels.blanks(view, action)

    def refusal(self, view: OstrakonView, action: Action, reason: str) -> str:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: OstrakonView, style: Style) -> "Image":
        from games.ostrakon.picture import draw_picture as draw_board

        return draw_board(view, self.names, style)

    def alt(self, view: OstrakonView, part: int = 0) -> str:
        if view.phase == "choosing":
            chosen = sum(card is not None for card in view.philosophers)
            return f"{chosen} of {view.seats} players have chosen a philosopher."
        lead = max(space for space in range(TEMPLE + 1) if view.piles[space] or (view.under and space == view.sun))
        top = (view.piles[lead] or view.under)[0]
        leader = f"{person(self, view, top)} leads on {space_words(lead)}"
        if view.phase == "over":
            return f"The council is over. {leader}."
        turn = f"Day {view.day} of {view.table.days}: {person(self, view, view.speaker)}"
        if view.question is None:
            return f"{turn} has leave to ask about {subject_words(view.subject)}. {leader}."
        asks = f"{turn} asks «{view.question.text}»"
        return (
            f"{asks} {missing_stones_words(view).capitalize()}. {leader}."
            if view.phase == "voting"
            else f"{asks} {leader}."
        )
