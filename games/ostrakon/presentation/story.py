"""The log: each event as a sentence in the past tense."""

from collections.abc import Sequence

from games.core.presentation import Presentation
from games.core.values import Event
from games.core.words import EMPTY, AllOf, Markdown, Message, Series
from games.ostrakon import events
from games.ostrakon.content import TEMPLE
from games.ostrakon.questions import Question
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


def tell_event(words: Presentation[OstrakonView], event: Event) -> Markdown:
    """Return the log entry for an event, as a sentence or two of Discord markdown; empty for no entry."""

    def name(seat: int) -> Message:
        return say.message("player-new", symbol=symbol(seat), name=words.names[seat])

    def names(seats: Sequence[int]) -> list[Message]:
        return [name(seat) for seat in seats]

    match event:
        case events.PhilosopherTaken():
            philosopher = philosopher_words(event.philosopher)
            return say.text("log-philosopher-taken", name=name(event.seat), philosopher=philosopher)
        case events.CouncilOpened():
            order = Series(names(event.order))
            return say.text("log-council-opened", space=event.space, days=event.days, names=order)
        case events.LeaveGiven():
            speaker, subject, later = name(event.seat), subject_words(event.subject), subject_words(event.next_subject)
            if event.next_seat is None:
                return say.text("log-leave-given-open", name=speaker, subject=subject, later=later)
            upcoming = name(event.next_seat)
            return say.text("log-leave-given", name=speaker, subject=subject, next=upcoming, later=later)
        case events.QuestionAsked():
            return say.text("log-question-asked", name=name(event.seat), question=_question(event.question))
        case events.QuestionPrepared():
            return say.text("log-question-prepared", question=_question(event.question))
        case events.KeptSilent():
            return say.text("log-kept-silent", name=name(event.seat))
        case events.Objected():
            return say.text("log-objected", name=name(event.seat), objectors=event.objectors, enough=event.enough)
        case events.ObjectionWithdrawn():
            return say.text("log-objection-withdrawn", name=name(event.seat))
        case events.QuestionStruck():
            return say.text("log-question-struck", name=name(event.seat))
        case events.FollowerDeclared():
            return say.text("log-follower-declared", name=name(event.seat), speaker=name(event.speaker))
        case events.StoneLaid():
            return say.text("log-stone-laid", name=name(event.seat))
        case events.StoneByLot():
            return say.text("log-stone-by-lot", stone=stone_words(event.stone))
        case events.CorruptionCalled():
            return say.text("log-corruption-called", name=name(event.seat), stone=stone_words(event.stone))
        case events.Corrupted():
            had = [
                say.message("player-stone", name=name(seat), stone=stone_words(stone))
                for seat, stone in zip(event.named, event.had, strict=True)
            ]
            return say.text("log-corrupted", name=name(event.seat), names=AllOf(had), stone=stone_words(event.stone))
        case events.OracleAsked():
            had = [
                say.message("player-stone", name=name(seat), stone=stone_words(stone))
                for seat, stone in zip(event.named, event.stones, strict=True)
            ]
            return say.text("log-oracle-asked", name=name(event.seat), names=AllOf(had))
        case events.StonesShown():
            return say.text("log-stones-shown", name=name(event.seat))
        case events.StoneKept():
            return say.text("log-stone-kept", name=name(event.seat))
        case events.StoneTurned():
            return say.text("log-stone-turned", name=name(event.seat), stone=stone_words(event.stone))
        case events.Revealed():
            return say.text(
                "log-revealed",
                white=question_words(event.question.white),
                whites=event.stones.count("white"),
                black=question_words(event.question.black),
                blacks=event.stones.count("black"),
                name=name(event.seat),
                stone=stone_words(event.stones[event.seat]),
                matches=event.matches,
                mismatches=event.mismatches,
            )
        case events.Advanced() if event.to == TEMPLE:
            return say.text("log-entered-temple", name=name(event.seat), spaces=event.spaces)
        case events.Advanced():
            return say.text("log-advanced", name=name(event.seat), spaces=event.spaces, place=space_words(event.to))
        case events.WentUnderSun():
            return say.text("log-went-under-sun", name=name(event.seat), space=event.space)
        case events.FollowerAdvanced():
            return say.text("log-follower-advanced", name=name(event.seat), place=space_words(event.to))
        case events.FollowedInVain():
            return say.text("log-followed-in-vain", name=name(event.seat))
        case events.PileReturned():
            return say.text("log-pile-returned", space=event.space, names=Series(names(event.pile)))
        case events.SunMoved():
            return say.text("log-sun-moved", space=event.space)
        case events.SubjectsShuffled():
            return say.text("log-subjects-shuffled", cards=event.cards)
        case events.DayEnded() if event.moons:
            return say.text("log-day-ended", day=event.day, moons=event.moons)
        case events.DayEnded():
            return say.text("log-last-day-ended", day=event.day)
        case events.DayBegan() if event.rule == "regular":
            return say.text("log-day-began", day=event.day, place=space_words(event.space))
        case events.DayBegan():
            return say.text("log-special-day-began", day=event.day, space=event.space, rule=rule_words(event.rule))
        case events.CouncilEnded() if event.outstanding:
            return say.text("log-outstanding-victory", name=name(event.winner))
        case events.CouncilEnded():
            return say.text("log-council-ended", name=name(event.winner), space=event.space)
        case _:
            return EMPTY


def _question(question: Question) -> Message:
    text, white, black = (question_words(part) for part in question)
    return say.message("log-question", question=text, white=white, black=black)
