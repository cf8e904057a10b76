"""The texts of a council (a match of Ostrakon): the position, prompts, offered actions and rule topics."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from games.core.action import Action
from games.core.presentation import FormField, Presentation, Style, Topic, read_topics
from games.core.values import Event, Outcome, tag_of
from games.core.words import EMPTY, AllOf, Argument, Markdown, Message, Series, bullets, lines
from games.ostrakon.actions import Vote
from games.ostrakon.content import FREE, PHILOSOPHERS, STONES, SYMBOLS, TEMPLE, needed
from games.ostrakon.events import CouncilEnded, Revealed, StoneByLot
from games.ostrakon.presentation import labels
from games.ostrakon.presentation.labels import person, player, refusal_words
from games.ostrakon.presentation.story import tell_event
from games.ostrakon.questions import Asked, Question
from games.ostrakon.rules import objectors_needed
from games.ostrakon.state import best_asked, leader, leading_space, missing_votes, next_speaker, space_of
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import (
    philosopher_words,
    question_words,
    rule_words,
    say,
    space_words,
    stone_words,
    subject_words,
)
from games.picture.palette import symbol

if TYPE_CHECKING:
    from PIL.Image import Image


class OstrakonPresentation(Presentation[OstrakonView]):
    """The texts and pictures of a match of Ostrakon; every position can be played from the text alone."""

    result_events = (Revealed, CouncilEnded)
    luck_events = (StoneByLot,)

    @property
    def topics(self) -> Sequence[Topic]:
        return read_topics("games.ostrakon.presentation", say)

    @staticmethod
    def card(view: OstrakonView, seat: int) -> Message:
        """Return the mark of a seat and the name of its philosopher, without the player's name."""
        return say.message("card", symbol=symbol(seat), philosopher=philosopher_words(view.philosophers[seat]))

    def cards(self, view: OstrakonView, seats: Sequence[int]) -> AllOf:
        """Return the marks and philosophers of seats as a list."""
        return AllOf([self.card(view, seat) for seat in seats])

    # -- what is going on ------------------------------------------------------------------------------------

    def headline(self, view: OstrakonView) -> Markdown:
        if not view.playing:
            return say.text(f"headline-{view.phase}")
        turn: dict[str, Argument] = {
            "day": view.day,
            "days": view.table.days,
            "name": player(self, view, view.speaker),
        }
        match view.phase:
            case "asking":
                return say.text("headline-asking", subject=subject_words(view.subject), **turn)
            case "voting":
                subject, missing = subject_words(view.subject), missing_votes(view)
                return say.text("headline-voting", subject=subject, missing=missing, **turn)
            case _:
                return say.text(f"headline-{view.phase}", **turn)

    def chapter(self, view: OstrakonView) -> str:
        if view.phase == "choosing":
            return say.label("chapter-choosing")
        return say.label("chapter-day", day=view.day, days=view.table.days)

    def text(self, view: OstrakonView) -> Markdown:
        parts = [say.text("board-headline", headline=self.headline(view))]
        if view.phase == "choosing":
            chosen = [player(self, view, seat) for seat, card in enumerate(view.philosophers) if card is not None]
            parts.append(say.text("board-chosen", names=AllOf(chosen)) if chosen else say.text("board-chosen-none"))
            return lines(parts)
        if view.question is not None:
            parts += self._vote_lines(view, view.question)
        parts += self._path_lines(view)
        if view.phase != "over":
            parts += self._calendar_lines(view)
        if view.past and view.question is None:
            parts += self._past_lines(view, view.past[-1])
        return lines(parts)

    def _vote_lines(self, view: OstrakonView, question: Question) -> list[Markdown]:
        found = [
            say.text("board-question", question=question_words(question.text)),
            say.text("board-answers", white=question_words(question.white), black=question_words(question.black)),
        ]
        if view.voters:
            found.append(say.text("board-voters", names=self.cards(view, view.voters)))
        if view.follower is not None:
            found.append(say.text("board-follower", name=self.card(view, view.follower)))
        if view.objectors:
            enough = objectors_needed(view.seats)
            found.append(say.text("board-objections", names=self.cards(view, view.objectors), enough=enough))
        if view.open_stones:
            shown = [
                say.message("player-stone", name=self.card(view, seat), stone=stone_words(stone))
                for seat, stone in view.open_stones.items()
            ]
            found.append(say.text("board-revealed", stones=Series(shown)))
        if view.named and view.phase != "deciding":
            found.append(say.text("board-named", names=self.cards(view, view.named)))
        return found

    def _path_lines(self, view: OstrakonView) -> list[Markdown]:
        found = []
        for space in range(TEMPLE, 0, -1):
            pile, place = view.piles[space], self._place(view, space)
            if pile:
                found.append(say.text("path-line", place=place, names=self._standing(view, pile)))
            elif space == view.sun and view.under:
                found.append(say.text("path-nobody", place=place))
        if view.under:
            found.append(say.text("path-under", names=self._standing(view, view.under)))
        return [say.text("path-heading"), bullets(found)]

    @staticmethod
    def _place(view: OstrakonView, space: int) -> Message:
        if space == TEMPLE:
            return say.message("place-temple")
        if (symbol := SYMBOLS.get(space)) is not None:
            key = "place-special-sun" if space == view.sun else "place-special"
            return say.message(key, space=space, rule=rule_words(symbol))
        return say.message("place-sun" if space == view.sun else "place", space=space)

    def _standing(self, view: OstrakonView, pile: Sequence[int]) -> AllOf:
        return AllOf([player(self, view, seat, spent=not view.branches[seat]) for seat in pile])

    def _calendar_lines(self, view: OstrakonView) -> list[Markdown]:
        counted = {"count": view.table.affected} if view.rule in ("corruption", "oracle") else {}
        rule = say.message(f"day-rule-{view.rule}", **counted)
        subject, later = subject_words(view.subject), subject_words(view.next_subject)
        upcoming = next_speaker(view)
        return [
            say.text("calendar-day", day=view.day, days=view.table.days, rule=rule),
            say.text("calendar-open", subject=subject, later=later)
            if upcoming is None
            else say.text("calendar-next", subject=subject, next=self.card(view, upcoming), later=later),
        ]

    def _past_lines(self, view: OstrakonView, last: Asked) -> list[Markdown]:
        asked = say.text("last-question", name=self.card(view, last.seat), question=question_words(last.question.text))
        if not last.stones:
            return [asked, say.text("last-struck")]
        found = [asked]
        for stone in STONES:
            seats = [seat for seat, each in enumerate(last.stones) if each == stone]
            answer = question_words(last.question.answer(stone))
            if seats:
                names = self.cards(view, seats)
                found.append(say.text("last-votes", stone=stone, answer=answer, count=len(seats), names=names))
            else:
                found.append(say.text("last-no-votes", stone=stone, answer=answer))
        return found

    def scores(self, view: OstrakonView) -> Sequence[str]:
        return [self._score(view, seat) for seat in range(view.seats)]

    def _score(self, view: OstrakonView, seat: int) -> str:
        card = view.philosophers[seat]
        if card is None:
            return ""
        if view.phase == "choosing":
            return say.label(f"philosopher-{PHILOSOPHERS[card]}")
        branches = "-branches" if view.branches[seat] else ""
        space, philosopher = space_of(view, seat), philosopher_words(card)
        where = "temple" if space == TEMPLE else "space" if space else "sun"
        values: dict[str, Argument] = {} if space == TEMPLE else {"space": space or view.sun}
        if where == "space":
            values |= self._in_pile(view.piles[space], seat)
        return say.label(f"score-{where}{branches}", philosopher=philosopher, **values)

    @staticmethod
    def _in_pile(pile: Sequence[int], seat: int) -> dict[str, Argument]:
        place = pile.index(seat)
        if place:
            return {"pile": "under", "above": symbol(pile[place - 1])}
        return {"pile": "top" if len(pile) > 1 else "alone", "above": ""}

    def prompt(self, view: OstrakonView) -> Markdown:
        if not view.playing:
            return say.text(f"prompt-{view.phase}")
        if view.phase == "voting":
            return self._voting_prompt(view)
        if view.seat != view.speaker:
            return self._waiting_prompt(view)
        match view.phase:
            case "asking":
                again = say.text("prompt-asking-again") if view.struck else EMPTY
                if view.subject == FREE:
                    return lines([again, say.text("prompt-asking-free")])
                return lines([again, say.text("prompt-asking", subject=subject_words(view.subject))])
            case "corrupting":
                assert view.own is not None
                left = view.table.affected - len(view.named)
                return say.text("prompt-corrupting", stone=stone_words(view.own), count=left)
            case "consulting":
                return say.text("prompt-consulting", count=view.table.affected - len(view.named))
            case _:
                assert view.own is not None
                return say.text("prompt-deciding", stone=stone_words(view.own))

    @staticmethod
    def _voting_prompt(view: OstrakonView) -> Markdown:
        question = view.question
        assert question is not None
        if view.own is not None:
            task = say.text("prompt-voted")
        elif view.seat == view.speaker:
            task = say.text("prompt-predict", needed=needed(view.seats), others=view.seats - 1)
        else:
            task = say.text("prompt-vote")
        return lines(
            [
                say.text("prompt-question", question=question_words(question.text)),
                say.text("prompt-answers", white=question_words(question.white), black=question_words(question.black)),
                task,
            ]
        )

    def _waiting_prompt(self, view: OstrakonView) -> Markdown:
        waiting = say.text("prompt-waiting", name=player(self, view, view.speaker))
        if view.seat is None or view.seat != next_speaker(view):
            return waiting
        if view.next_subject == FREE:
            return lines([waiting, say.text("prompt-prepare-free")])
        return lines([waiting, say.text("prompt-prepare", subject=subject_words(view.next_subject))])

    def task(self, view: OstrakonView) -> Markdown:
        return say.text(f"task-{view.phase}")

    def hand(self, view: OstrakonView) -> Markdown:
        found = []
        if view.own is not None and view.question is not None:
            key = "hand-open" if view.seat in view.open_stones else "hand-hidden"
            answer = question_words(view.question.answer(view.own))
            found.append(say.text(key, stone=stone_words(view.own), answer=answer))
        if view.prepared is not None:
            text, white, black = (question_words(part) for part in view.prepared.question)
            found.append(say.text("hand-prepared", subject=subject_words(view.prepared.subject)))
            found.append(say.text("hand-question", question=text, white=white, black=black))
        return lines(found)

    def tell(self, event: Event) -> Markdown:
        return tell_event(self, event)

    def result(self, view: OstrakonView, outcome: Outcome) -> Markdown:
        (winner,) = outcome.winners
        name = player(self, view, winner)
        if outcome.reason == "temple":
            return say.text("result-temple", name=name)
        return say.text("result-calendar", name=name, space=outcome.scores[winner])

    # -- what may be done --------------------------------------------------------------------------------------

    def shared(self, view: OstrakonView) -> Sequence[Action]:
        return [Vote.of(stone) for stone in STONES] if view.phase == "voting" else ()

    def caution(self, view: OstrakonView, action: Action) -> Markdown:
        return say.text(f"caution-{tag_of(type(action)).replace('_', '-')}") if action.gives_up(view) else EMPTY

    def verb(self, kind: type[Action]) -> str:
        return say.label(f"verb-{tag_of(kind).replace('_', '-')}")

    def label(self, view: OstrakonView, action: Action) -> str:
        return labels.label(self, view, action) or self.verb(type(action))

    def describe(self, view: OstrakonView, action: Action) -> str:
        return labels.describe(view, action)

    def choice(self, view: OstrakonView, kind: type[Action], field: str, value: Any) -> str:
        return labels.choice(self, view, field, value)

    def question(self, view: OstrakonView, kind: type[Action], field: str) -> str:
        return say.label(f"menu-{field}")

    def blanks(self, view: OstrakonView, action: Action) -> Sequence[FormField]:
        return labels.blanks(view, action)

    def refusal(self, view: OstrakonView, action: Action, reason: str) -> Markdown:
        return refusal_words(self, view, action, reason)

    # -- the picture -------------------------------------------------------------------------------------------

    def picture(self, view: OstrakonView, style: Style, events: Sequence[Event] = ()) -> "Image":
        from games.ostrakon.picture import draw_picture as draw_board

        return draw_board(view, self.names, style)

    def parts(self, view: OstrakonView) -> int:
        return 2 if view.phase == "over" else 1

    def part(self, view: OstrakonView, style: Style, number: int, events: Sequence[Event] = ()) -> "Image":
        from games.ostrakon.picture import draw_end

        return self.picture(view, style, events) if number else draw_end(view, self.names, style)

    def alt(self, view: OstrakonView, part: int = 0) -> str:
        if view.phase == "choosing":
            chosen = sum(card is not None for card in view.philosophers)
            return say.label("alt-choosing", chosen=chosen, seats=view.seats)
        if view.phase == "over":
            lead, name = leading_space(view), person(self, view, leader(view))
            if part:
                cited = best_asked(view, leader(view)) is not None
                return say.label("alt-over" if cited else "alt-over-last", name=name)
            if lead == TEMPLE:
                return say.label("alt-end-temple", name=name)
            return say.label("alt-end-closest", name=name, place=space_words(lead))
        return " ".join([self._alt_turn(view), self._alt_leader(view)])

    def _alt_turn(self, view: OstrakonView) -> str:
        if view.question is None:
            name, subject = person(self, view, view.speaker), subject_words(view.subject)
            asking = say.label("alt-asking", name=name, subject=subject)
            if not view.past or not view.past[-1].stones or view.struck:
                return asking
            return " ".join([asking, say.label("alt-last", question=question_words(view.past[-1].question.text))])
        question = question_words(view.question.text)
        if view.phase == "voting":
            return say.label("alt-voting", question=question, missing=missing_votes(view))
        return say.label("alt-revealing", question=question)

    def _alt_leader(self, view: OstrakonView) -> str:
        lead = leading_space(view)
        return say.label("alt-leader", name=person(self, view, leader(view)), place=space_words(lead))
