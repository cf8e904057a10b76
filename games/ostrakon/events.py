"""The events of a council (a match of Ostrakon), as its log records them.

The speaker is the seat that asks this turn's question. The follower is a seat that has agreed in advance with the
speaker's vote and advances with the speaker.
"""

from games.core.values import Event, event
from games.ostrakon.content import Rule, Stone
from games.ostrakon.questions import Question


@event
class PhilosopherTaken(Event):
    """A seat has received its philosopher and stone-card, by its own choice or by lot."""

    seat: int
    philosopher: int


@event
class CouncilOpened(Event):
    """The philosophers have been shuffled onto the start space in this `order`, the top one first."""

    space: int
    order: tuple[int, ...]
    days: int


@event
class LeaveGiven(Event):
    """The dealer has announced the speaker and the subject of this turn and of the next.

    `next_seat` is None if the result of this turn decides who speaks next.
    """

    day: int
    seat: int
    subject: str
    next_seat: int | None
    next_subject: str


@event
class QuestionAsked(Event):
    """The speaker has asked a question."""

    seat: int
    subject: str
    question: Question


@event
class QuestionPrepared(Event):
    """A seat has prepared a question for its next turn; only this seat is told."""

    seat: int
    question: Question


@event
class KeptSilent(Event):
    """The speaker has declined to ask a question."""

    seat: int


@event
class Objected(Event):
    """A seat has objected to the question: `objectors` now do, and `enough` of them strike it out."""

    seat: int
    objectors: int
    enough: int


@event
class ObjectionWithdrawn(Event):
    """A seat has withdrawn its objection."""

    seat: int


@event
class QuestionStruck(Event):
    """Enough seats have objected to strike the question out, so the speaker asks another."""

    seat: int
    question: Question


@event
class FollowerDeclared(Event):
    """A seat has declared itself the follower; `instead` is the seat it replaced as such, or None."""

    seat: int
    speaker: int
    instead: int | None


@event
class StoneLaid(Event):
    """A seat has voted for the first time in this vote; only told if the options show who has voted."""

    seat: int


@event
class StoneByLot(Event):
    """A seat's vote has been drawn by lot; only this seat is told."""

    seat: int
    stone: Stone


@event
class CorruptionCalled(Event):
    """The speaker has called "Corruption!" after the vote and shown `stone`."""

    seat: int
    stone: Stone


@event
class Corrupted(Event):
    """The seats `named` by the speaker have changed their stones from `had` to the speaker's `stone`."""

    seat: int
    stone: Stone
    named: tuple[int, ...]
    had: tuple[Stone, ...]


@event
class OracleAsked(Event):
    """The seats `named` by the speaker have shown their stones to everybody."""

    seat: int
    named: tuple[int, ...]
    stones: tuple[Stone, ...]


@event
class StonesShown(Event):
    """All seats have shown their stones, and the speaker may now turn its own (day of Treachery)."""

    seat: int
    stones: tuple[Stone, ...]


@event
class StoneKept(Event):
    """The speaker has left its stone as it is."""

    seat: int


@event
class StoneTurned(Event):
    """The speaker has turned its stone, which now shows `stone`."""

    seat: int
    stone: Stone


@event
class Revealed(Event):
    """All seats have revealed their votes; `stones` lists them by seat, as they count."""

    seat: int
    question: Question
    stones: tuple[Stone, ...]
    matches: int
    mismatches: int


@event
class Advanced(Event):
    """The speaker has advanced to the space `to`, on top of any pile there."""

    seat: int
    spaces: int
    to: int


@event
class WentUnderSun(Event):
    """The speaker has failed and gone to the bottom of the pile underneath the Sun."""

    seat: int
    space: int


@event
class FollowerAdvanced(Event):
    """The follower has advanced as many spaces as the speaker, but not past the Sun."""

    seat: int
    spaces: int
    to: int


@event
class FollowedInVain(Event):
    """The follower has stayed where it is because the speaker did not advance, and cannot follow again."""

    seat: int


@event
class PileReturned(Event):
    """The pile underneath the Sun has returned to the path."""

    space: int
    pile: tuple[int, ...]


@event
class SunMoved(Event):
    """The Sun has moved back to another pile, at `space`."""

    space: int


@event
class SubjectsShuffled(Event):
    """The subject deck has run out, so `cards` discarded cards have become the new deck."""

    cards: int


@event
class DayEnded(Event):
    """A day has ended because all seats have spoken; `moons` days are left."""

    day: int
    moons: int


@event
class DayBegan(Event):
    """A day with the special rule `rule` has begun; the Sun is at the leading pile."""

    day: int
    space: int
    rule: Rule


@event
class CouncilEnded(Event):
    """The game has ended; `outstanding` tells whether the winner has reached the Temple."""

    winner: int
    space: int
    outstanding: bool
