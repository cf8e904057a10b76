"""The events of a match, from which its log is written. Seats, philosophers (0 to 7), spaces and cards are numbers."""

from games.core.values import Event, event
from games.grudgematch.state import KickEnd


@event
class SurnameGiven(Event):
    """A seat has given its surname in secret."""

    seat: int


@event
class SurnamesEqual(Event):
    """The two surnames are equally long, so the first seat chooses its team; `surnames` are by seat."""

    surnames: tuple[str, ...]


@event
class SidesChosen(Event):
    """The sides have been assigned: seat `german` plays the Germans.

    `surnames` are by seat, and empty if they did not decide.
    """

    german: int
    surnames: tuple[str, ...]


@event
class LinedUp(Event):
    """A team has set up its philosophers on `spaces`, which are ordered by suit."""

    seat: int
    team: int
    spaces: tuple[int, ...]


@event
class TurnBegan(Event):
    """A seat has begun its turn."""

    seat: int
    turn: int


@event
class BallInPlay(Event):
    """The ball has been put on a space of the centre line, as determined by two dice."""

    dice: tuple[int, ...]
    space: int


@event
class BallPlaced(Event):
    """A seat has put the ball on a space beside its philosopher, on whose space the ball had landed."""

    seat: int
    philosopher: int
    space: int


@event
class BoxChecked(Event):
    """A seat has rolled the die for its penalty box; a 5 or 6 releases a philosopher."""

    seat: int
    die: int


@event
class Released(Event):
    """A philosopher has returned from the penalty box to a space."""

    philosopher: int
    space: int


@event
class RunRolled(Event):
    """A seat has rolled the dice for its runs (phase 3)."""

    seat: int
    dice: tuple[int, ...]


@event
class Ran(Event):
    """A philosopher has run from `start` to `end`."""

    philosopher: int
    start: int
    end: int


@event
class Kicked(Event):
    """A seat has played a card to kick the ball from `start`; `rolled` are the dice if it is a face card."""

    seat: int
    kicker: int
    card: int
    value: int
    rolled: tuple[int, ...]
    way: int
    start: int


@event
class KickerFouled(Event):
    """The kicker has fouled; `adds` is added to the value that a tackle needs, 0 if he was sent off instead."""

    kicker: int
    dice: tuple[int, ...]
    adds: int


@event
class Tackled(Event):
    """A seat has tried to tackle the kicker.

    `fouled` are the dice of the tackler's foul; `value` is 0 if he was sent off.
    """

    seat: int
    tackler: int
    card: int
    rolled: tuple[int, ...]
    fouled: tuple[int, ...]
    value: int
    needed: int
    succeeded: bool
    sent_off: bool


@event
class Blocked(Event):
    """A seat has tried to block the ball on a space that it passed."""

    seat: int
    blocker: int
    card: int
    rolled: tuple[int, ...]
    value: int
    needed: int
    space: int
    succeeded: bool


@event
class BallStopped(Event):
    """The kick has ended after the ball moved `moved` spaces; `end` says why."""

    space: int
    moved: int
    end: KickEnd


@event
class GoalScored(Event):
    """The ball has entered a goal, so `seat` scores a point."""

    seat: int
    kicker: int
    own_goal: bool
    score: tuple[int, ...]


@event
class BonusTaken(Event):
    """A seat has chosen its bonus after a goal: "run", "discard", "release" or "nothing".

    `number` is the die of the run or the discarded card.
    """

    seat: int
    bonus: str
    number: int


@event
class Drew(Event):
    """A seat has drawn this number of cards; `left` cards remain in the draw pile."""

    seat: int
    cards: int
    left: int


@event
class DrewCards(Event):
    """A seat has drawn these cards; only that seat is told."""

    seat: int
    cards: tuple[int, ...]


@event
class HalfTime(Event):
    """A seat has drawn the joker, so half-time begins."""

    seat: int
    score: tuple[int, ...]


@event
class BallRemoved(Event):
    """The ball has gone out of play, because it lay in the goal box of `seat` at the end of its turn."""

    seat: int


@event
class ExtraTime(Event):
    """The draw pile has run out with the score tied, so the next goal wins."""

    score: tuple[int, ...]


@event
class MatchEnded(Event):
    """The match has ended; `reason` is one of `State.ended`."""

    score: tuple[int, ...]
    reason: str


@event
class AnswerSet(Event):
    """A seat has changed its standing answers, given in advance to questions about kicks; only that seat is told."""

    seat: int
    tackles_below: int
    own_blocks: bool


ALL_EVENTS = (
    SurnameGiven,
    SurnamesEqual,
    SidesChosen,
    LinedUp,
    TurnBegan,
    BallInPlay,
    BallPlaced,
    BoxChecked,
    Released,
    RunRolled,
    Ran,
    Kicked,
    KickerFouled,
    Tackled,
    Blocked,
    BallStopped,
    GoalScored,
    BonusTaken,
    Drew,
    DrewCards,
    HalfTime,
    BallRemoved,
    ExtraTime,
    MatchEnded,
    AnswerSet,
)
