"""Events of the log of a council."""

from games.core.values import Event, event
from games.ostrakon.content import Rule, Stone
from games.ostrakon.questions import Question


@event
class PhilosopherTaken(Event):
    """A seat has its philosopher and stone-card; by its own choice or by lot."""

    seat: int
    philosopher: int


@event
class CouncilOpened(Event):
    """The philosophers stand on the start space in this order, the top first."""

    space: int
    order: tuple[int, ...]
    days: int


@event
class LeaveGiven(Event):
    """The dealer announced the speaker and the subject, and the next speaker (None: this turn decides) and subject."""

    day: int
    seat: int
    subject: str
    next_seat: int | None
    next_subject: str


@event
class QuestionAsked(Event):
    """The speaker has asked."""

    seat: int
    subject: str
    question: Question


@event
class QuestionPrepared(Event):
    """Told to the seat alone: it has a question ready."""

    seat: int
    question: Question


@event
class KeptSilent(Event):
    """The speaker asked nothing."""

    seat: int


@event
class Objected(Event):
    """A seat objects to the question; `objectors` do so now, and `enough` strike the question out."""

    seat: int
    objectors: int
    enough: int


@event
class ObjectionWithdrawn(Event):
    """A seat objects no longer."""

    seat: int


@event
class QuestionStruck(Event):
    """The table has struck the question out; the speaker asks another."""

    seat: int
    question: Question


@event
class FollowerDeclared(Event):
    """A seat agrees with the speaker's vote beforehand; `instead` had done so at the same time, and gives way."""

    seat: int
    speaker: int
    instead: int | None


@event
class StoneLaid(Event):
    """A seat has laid its stone for the first time in this vote; told only if the table shows who has voted."""

    seat: int


@event
class StoneByLot(Event):
    """Told to the seat alone: the lot has laid this stone for it."""

    seat: int
    stone: Stone


@event
class CorruptionCalled(Event):
    """All have voted; the speaker calls "Corruption!" and shows his stone."""

    seat: int
    stone: Stone


@event
class Corrupted(Event):
    """The named seats show their stones, `had`, and change them to `stone`, the speaker's."""

    seat: int
    stone: Stone
    named: tuple[int, ...]
    had: tuple[Stone, ...]


@event
class OracleAsked(Event):
    """The named seats show their stones to everybody."""

    seat: int
    named: tuple[int, ...]
    stones: tuple[Stone, ...]


@event
class StonesShown(Event):
    """On a day of Treachery all stones lie open before the speaker decides."""

    seat: int
    stones: tuple[Stone, ...]


@event
class StoneKept(Event):
    """The speaker leaves his stone as it is."""

    seat: int


@event
class StoneTurned(Event):
    """The speaker turns his stone to this side."""

    seat: int
    stone: Stone


@event
class Revealed(Event):
    """All stones at once, by seat, as they count."""

    seat: int
    question: Question
    stones: tuple[Stone, ...]
    matches: int
    mismatches: int


@event
class Advanced(Event):
    """The speaker moved along the path and now stands on top of the pile there."""

    seat: int
    spaces: int
    to: int


@event
class WentUnderSun(Event):
    """The speaker goes to the bottom of the pile underneath the Sun."""

    seat: int
    space: int


@event
class FollowerAdvanced(Event):
    """The follower goes as far as the speaker, but not past the Sun."""

    seat: int
    spaces: int
    to: int


@event
class FollowedInVain(Event):
    """The speaker did not advance, so the follower stays; his olive branches are spent."""

    seat: int


@event
class PileReturned(Event):
    """The pile under the Sun is back on the path."""

    space: int
    pile: tuple[int, ...]


@event
class SunMoved(Event):
    """The Sun moved back to another pile."""

    space: int


@event
class SubjectsShuffled(Event):
    """The subject deck was used up, and the discarded cards make a new one."""

    cards: int


@event
class DayEnded(Event):
    """All have spoken; the Moon covers one more moon, and `moons` are left."""

    day: int
    moons: int


@event
class DayBegan(Event):
    """The Sun shines on the leading pile; the rule of this day."""

    day: int
    space: int
    rule: Rule


@event
class CouncilEnded(Event):
    """The game is over; `outstanding`: the winner stands in the Temple."""

    winner: int
    space: int
    outstanding: bool
