"""The events of a council (a match of Ostrakon), as its log records them.

The speaker is the seat that asks this turn's question. The follower is a seat that has declared, before voting, that it
advances with the speaker.
"""

from games.core.values import Event, event
from games.ostrakon.content import Rule, Stone
from games.ostrakon.questions import Question


@event
class PhilosopherTaken(Event):
    """A seat has received its philosopher and stone-card, chosen by the player or drawn at random."""

    seat: int
    philosopher: int


@event
class CouncilOpened(Event):
    """The game has been set up: the philosophers stand in one pile on the start space, in `order` from the top."""

    space: int
    order: tuple[int, ...]
    days: int


@event
class LeaveGiven(Event):
    """A turn has begun: the speaker and the subject of this turn and of the next have been announced.

    `next_seat` is None if the result of this turn decides who speaks next.
    """

    day: int
    seat: int
    subject: str
    next_seat: int | None
    next_subject: str


@event
class QuestionAsked(Event):
    """The speaker has asked a question on the subject, and the vote has begun."""

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
    """The speaker has declined to ask a question in this turn."""

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
    """Enough seats have objected, so the question is struck out; the speaker `seat` has to ask another."""

    seat: int
    question: Question


@event
class FollowerDeclared(Event):
    """A seat has declared itself the follower of the speaker."""

    seat: int
    speaker: int


@event
class StoneLaid(Event):
    """A seat has voted for the first time in this vote; published only if the options show who has voted."""

    seat: int


@event
class StoneByLot(Event):
    """Chance has picked the stone with which a seat has voted; only this seat is told."""

    seat: int
    stone: Stone


@event
class CorruptionCalled(Event):
    """On a day of Corruption, the speaker has shown its `stone` after the vote, and will name others to match it."""

    seat: int
    stone: Stone


@event
class Corrupted(Event):
    """On a day of Corruption, the seats `named` by the speaker have changed their stones to the speaker's `stone`.

    `had` lists their stones before, in the same order.
    """

    seat: int
    stone: Stone
    named: tuple[int, ...]
    had: tuple[Stone, ...]


@event
class OracleAsked(Event):
    """On a day of the Oracle, the seats `named` by the speaker have shown everybody `stones`, in the same order."""

    seat: int
    named: tuple[int, ...]
    stones: tuple[Stone, ...]


@event
class StonesShown(Event):
    """On a day of Treachery, all seats have shown their stones, listed by seat; the speaker may still turn its own."""

    seat: int
    stones: tuple[Stone, ...]


@event
class StoneKept(Event):
    """On a day of the Oracle or of Treachery, the speaker has left its stone as it is."""

    seat: int


@event
class StoneTurned(Event):
    """On a day of the Oracle or of Treachery, the speaker has turned its stone, which now shows `stone`."""

    seat: int
    stone: Stone


@event
class Revealed(Event):
    """The vote has ended: all stones have been shown and compared with the speaker's.

    They are listed by seat, as they count after the day's special rule.
    """

    seat: int
    question: Question
    stones: tuple[Stone, ...]
    matches: int
    mismatches: int


@event
class Advanced(Event):
    """The speaker has succeeded and advanced `spaces` spaces to the space `to`, on top of any pile there."""

    seat: int
    spaces: int
    to: int


@event
class WentUnderSun(Event):
    """The speaker has failed and gone to the bottom of the pile of failed speakers underneath the Sun."""

    seat: int
    space: int


@event
class FollowerAdvanced(Event):
    """The follower has advanced by `spaces` to the space `to`: as far as the speaker, but not past the Sun."""

    seat: int
    spaces: int
    to: int


@event
class FollowedInVain(Event):
    """The speaker has failed, so the follower has stayed where it is; it cannot follow again in this game."""

    seat: int


@event
class PileReturned(Event):
    """The pile underneath the Sun has returned to the path at `space`; `pile` lists its seats from the top."""

    space: int
    pile: tuple[int, ...]


@event
class SunMoved(Event):
    """The Sun has moved back to the next pile, at `space`, whose seats speak next."""

    space: int


@event
class SubjectsShuffled(Event):
    """The deck of subject cards has run out, so `cards` discarded cards have become the new deck."""

    cards: int


@event
class DayEnded(Event):
    """A day has ended because all seats have spoken; `moons` is the number of days left."""

    day: int
    moons: int


@event
class DayBegan(Event):
    """A day has begun, with the special rule `rule` in force and the Sun on the space of the leading pile."""

    day: int
    space: int
    rule: Rule


@event
class CouncilEnded(Event):
    """The game has ended with the victory of `winner` on `space`; `outstanding` is True if that is the Temple."""

    winner: int
    space: int
    outstanding: bool
