"""Events of the log. Seats, philosophers (0 to 7), spaces and cards are numbers."""

from games.core.values import Event, event
from games.grudgematch.state import KickEnd


@event
class SurnameGiven(Event):
    """A seat has given its surname in secret."""

    seat: int


@event
class SurnamesEqual(Event):
    """Both surnames, by seat, are equally long, so the first seat chooses."""

    surnames: tuple[str, ...]


@event
class SidesChosen(Event):
    """The sides are known: `german` plays the Germans. Includes the surnames by seat if these decided it."""

    german: int
    surnames: tuple[str, ...]


@event
class LinedUp(Event):
    """A team has lined up; `spaces` are by suit."""

    seat: int
    team: int
    spaces: tuple[int, ...]


@event
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int


@event
class BallInPlay(Event):
    """The dice brought the ball to the centre line."""

    dice: tuple[int, ...]
    space: int


@event
class BallPlaced(Event):
    """The ball was placed beside a philosopher on whose space it lay."""

    seat: int
    philosopher: int
    space: int


@event
class BoxChecked(Event):
    """The die for the penalty box was rolled; 5 or 6 releases a philosopher."""

    seat: int
    die: int


@event
class Released(Event):
    """A philosopher came back from the penalty box."""

    philosopher: int
    space: int


@event
class RunRolled(Event):
    """The dice for the runs of phase 3 were rolled."""

    seat: int
    dice: tuple[int, ...]


@event
class Ran(Event):
    """A philosopher ran."""

    philosopher: int
    start: int
    end: int


@event
class Kicked(Event):
    """A card was played for a kick; `rolled` are the dice of a face card."""

    seat: int
    kicker: int
    card: int
    value: int
    rolled: tuple[int, ...]
    way: int
    start: int


@event
class KickerFouled(Event):
    """The kicker fouled; `adds` is the bonus against tackles, 0 if he was sent off."""

    kicker: int
    dice: tuple[int, ...]
    adds: int


@event
class Tackled(Event):
    """A tackle was attempted; `fouled` are the dice of the tackler's foul. `value` is 0 if he was sent off."""

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
    """A block was attempted where the ball passed."""

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
    """The kick is over."""

    space: int
    moved: int
    end: KickEnd


@event
class GoalScored(Event):
    """The ball is in a goal; `seat` has the point."""

    seat: int
    kicker: int
    own_goal: bool
    score: tuple[int, ...]


@event
class BonusTaken(Event):
    """A team's bonus after a goal: "run", "discard", "release" or "nothing"; `number` is the run's die or the card."""

    seat: int
    bonus: str
    number: int


@event
class Drew(Event):
    """A team drew cards; `left` are in the draw pile."""

    seat: int
    cards: int
    left: int


@event
class DrewCards(Event):
    """Told to the seat alone: what it drew."""

    seat: int
    cards: tuple[int, ...]


@event
class HalfTime(Event):
    """The joker was drawn."""

    seat: int
    score: tuple[int, ...]


@event
class BallRemoved(Event):
    """The ball lay in the drawing team's own goal box and left play."""

    seat: int


@event
class ExtraTime(Event):
    """The pile was empty with the score tied: the next goal wins."""

    score: tuple[int, ...]


@event
class MatchEnded(Event):
    """The match is over."""

    score: tuple[int, ...]
    reason: str


@event
class AnswerSet(Event):
    """Told to the seat alone: its current standing answers."""

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
