"""The events of a match, from which its log is written. Seats, philosophers (0 to 7), spaces and cards are numbers."""

from games.core.values import Event, event
from games.grudgematch.state import KickEnd


@event
class SurnameGiven(Event):
    """A seat has entered its player's surname, which stays hidden until both have; only that seat is told."""

    seat: int


@event
class SurnamesEqual(Event):
    """The two surnames, given by seat, are equally long, so the first seat chooses its team."""

    surnames: tuple[str, ...]


@event
class SidesChosen(Event):
    """It has been settled who plays which team: seat `german` plays the Germans, the other seat the French.

    `surnames` are by seat, and empty if they did not decide.
    """

    german: int
    surnames: tuple[str, ...]


@event
class LinedUp(Event):
    """A team has set up its four philosophers; their spaces are listed in the order of their suits."""

    seat: int
    team: int
    spaces: tuple[int, ...]


@event
class TurnBegan(Event):
    """A seat has begun its turn; turns of both teams are numbered together, from 1."""

    seat: int
    turn: int


@event
class BallInPlay(Event):
    """The ball has come into play on a space of the centre line, which the sum of two dice named."""

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
    """A seat has rolled the dice for the runs of its turn."""

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
    """A seat has played a card to kick the ball from a space in a direction; dice are listed if it is a face card."""

    seat: int
    kicker: int
    card: int
    value: int
    rolled: tuple[int, ...]
    way: int
    start: int


@event
class KickerFouled(Event):
    """The kicker has rolled two dice for a foul: a tackle needs `adds` more, or `adds` is 0 and he was sent off."""

    kicker: int
    dice: tuple[int, ...]
    adds: int


@event
class Tackled(Event):
    """A seat has played a card to tackle the kicker, and succeeded or not.

    `fouled` are the dice of the tackler's foul, if there was one. `value` is what he reached with card and foul, 0 if
    he was sent off.
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
    """A seat has played a card to block the ball on a space, and succeeded if its value reached the needed one."""

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
    """A kick has ended after the ball moved `moved` spaces; `end` says why, such as "edge", "blocked" or "goal"."""

    space: int
    moved: int
    end: KickEnd


@event
class GoalScored(Event):
    """The ball has entered a goal, so a seat scores; it is an own goal if the other team kicked the ball."""

    seat: int
    kicker: int
    own_goal: bool
    score: tuple[int, ...]


@event
class BonusTaken(Event):
    """A seat has chosen its bonus after a goal: "run", "discard", "release" or "nothing".

    `number` is the die of the run, the discarded card or the released philosopher; 0 for "nothing".
    """

    seat: int
    bonus: str
    number: int


@event
class Drew(Event):
    """A seat has drawn a number of cards, which the other seat does not see; `left` cards remain in the draw pile."""

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
    """The match has ended with this score, by team; `reason` is "time", "golden_goal", "french", "limit" or "stall"."""

    score: tuple[int, ...]
    reason: str


@event
class AnswerSet(Event):
    """A seat has changed its standing orders (answers in advance about tackles and blocks); only that seat is told."""

    seat: int
    tackles_below: int
    own_blocks: bool
