"""The log: each event as a sentence in the past tense."""

from games.core.presentation import Presentation, listed, plain
from games.core.values import Event
from games.ostrakon import events
from games.ostrakon.content import PHILOSOPHERS, TEMPLE
from games.ostrakon.questions import Question
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import DISCS, RULE_NAMES, counted, space_words, subject_words
from games.picture.palette import symbol


def tell_event(words: Presentation[OstrakonView], event: Event) -> str:
    """Return the log entry for an event, as a sentence or two of Discord markdown; "" for no entry."""

    def name(seat: int) -> str:
        return f"{symbol(seat)} {words.name(seat)}"

    def names(seats: tuple[int, ...]) -> str:
        return listed([name(seat) for seat in seats])

    match event:
        case events.PhilosopherTaken():
            return f"{name(event.seat)} became {PHILOSOPHERS[event.philosopher]}."
        case events.CouncilOpened():
            return (
                f"The council opened on space {event.space} for {counted(event.days, 'day')}: {names(event.order)}, "
                "from the top of the pile."
            )
        case events.LeaveGiven():
            following = (
                f"{name(event.next_seat)} was to be next" if event.next_seat is not None else "What came next was open"
            )
            about = plain(subject_words(event.subject))
            after = plain(subject_words(event.next_subject))
            return f"{name(event.seat)} had leave to ask about {about}. {following}, on {after}."
        case events.QuestionAsked():
            return f"{name(event.seat)} asked: {_question(event.question)}"
        case events.QuestionPrepared():
            return f"You prepared a question: {_question(event.question)}"
        case events.KeptSilent():
            return f"{name(event.seat)} asked nothing."
        case events.Objected():
            return f"{name(event.seat)} objected to the question: {event.objectors} of {event.enough}."
        case events.ObjectionWithdrawn():
            return f"{name(event.seat)} withdrew the objection."
        case events.QuestionStruck():
            return f"The table struck the question out, and {name(event.seat)} was to ask another."
        case events.FollowerDeclared() if event.instead is None:
            return f"{name(event.seat)} became the follower of {name(event.speaker)}."
        case events.FollowerDeclared() if event.instead is not None:
            return (
                f"{name(event.seat)} became the follower of {name(event.speaker)}; {name(event.instead)}, who was less "
                "far behind, gave way and kept the olive branches."
            )
        case events.StoneLaid():
            return f"{name(event.seat)} laid a stone."
        case events.StoneByLot():
            return f"The lot laid a {event.stone} stone for you."
        case events.CorruptionCalled():
            return f"{name(event.seat)} called «Corruption!» and showed a {event.stone} stone."
        case events.Corrupted():
            had = [f"{name(seat)} ({stone})" for seat, stone in zip(event.named, event.had, strict=True)]
            return f"{name(event.seat)} named {listed(had)}, who had to lie {event.stone}."
        case events.OracleAsked():
            had = [f"{name(seat)} {stone}" for seat, stone in zip(event.named, event.stones, strict=True)]
            return f"{name(event.seat)} consulted the Oracle: {listed(had)}."
        case events.StonesShown():
            return f"All stones were shown, and {name(event.seat)} might still turn one: Treachery."
        case events.StoneKept():
            return f"{name(event.seat)} kept the stone."
        case events.StoneTurned():
            return f"{name(event.seat)} turned the stone to {event.stone}."
        case events.Revealed():
            return _revealed(name(event.seat), event)
        case events.Advanced() if event.to == TEMPLE:
            return f"{name(event.seat)} advanced {counted(event.spaces, 'space')} and entered the Temple of Wisdom."
        case events.Advanced():
            return f"{name(event.seat)} advanced {counted(event.spaces, 'space')} to {space_words(event.to)}."
        case events.WentUnderSun():
            return f"{name(event.seat)} went underneath the Sun on space {event.space}."
        case events.FollowerAdvanced():
            return f"{name(event.seat)} followed to {space_words(event.to)}."
        case events.FollowedInVain():
            return f"{name(event.seat)} had followed in vain."
        case events.PileReturned():
            return f"The pile under the Sun came back to space {event.space}: {names(event.pile)}."
        case events.SunMoved():
            return f"The Sun moved back to space {event.space}."
        case events.SubjectsShuffled():
            return f"The {event.cards} discarded subject cards were shuffled again."
        case events.DayEnded():
            moons = f"{counted(event.moons, 'moon')} left" if event.moons else "and the Moon covered the whole calendar"
            return f"Day {event.day} was over, {moons}."
        case events.DayBegan():
            space, rule = space_words(event.space), RULE_NAMES[event.rule]
            named = "" if rule in space else f": {rule}"
            return f"Day {event.day} began with the Sun on {space}{named}."
        case events.CouncilEnded() if event.outstanding:
            return f"{name(event.winner)} had earned an Outstanding Victory!"
        case events.CouncilEnded():
            return f"The council was over; {name(event.winner)} was closest to the Temple, on space {event.space}."
        case _:
            return ""


def _question(question: Question) -> str:
    return f"{plain(question.text)} ⚪ {plain(question.white)} · ⚫ {plain(question.black)}"


def _revealed(speaker: str, event: events.Revealed) -> str:
    sides = [
        f"{DISCS[stone]} {plain(event.question.answer(stone))} {event.stones.count(stone)}"
        for stone in ("white", "black")
    ]
    return (
        f"All stones lay open: {', '.join(sides)}. {speaker} had {event.stones[event.seat]}: "
        f"{event.matches} of the others matched, {event.mismatches} did not."
    )
