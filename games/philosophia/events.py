"""The events of the log: first those of auctions, debates and the end of the game, then those of turns.

Events tell players what happened; some are told to one seat only. "Argument" in a name means a Sophistry or Syllogism
card played in a debate.
"""

from games.core.values import Event, event


@event
class AuctionOpened(Event):
    seat: int
    skipped: int
    """The offering disk that was put to the bottom without an auction; -1 for none."""
    disk: int


@event
class BidsOpened(Event):
    bids: tuple[tuple[int, int], ...]
    """Seat and coins, in the order of the seats."""
    winner: int
    """-1 if nobody won, in a tie that does not involve the seat that opened the auction."""
    disk: int


@event
class DebateBegun(Event):
    seat: int
    opponent: int


@event
class MotionProposed(Event):
    seat: int
    motion: str


@event
class MotionAgreed(Event):
    seat: int
    motion: str


@event
class ArgumentsPlanned(Event):
    """A debater has laid argument cards face down, to be played next; everybody sees how many, and nothing else.

    A pass that is planned after them counts as one more.
    """

    seat: int
    count: int


@event
class ArgumentLed(Event):
    seat: int
    card: int
    against: int
    text: str = ""


@event
class ArgumentAnswered(Event):
    seat: int
    card: int
    led: int
    against: int
    result: int
    """1 if the answer wins, 0 for a tie, -1 if it loses."""
    text: str = ""


@event
class ArgumentAdded(Event):
    """A seat has put an argument card on its own pile in a debate, as all other debaters have passed."""

    seat: int
    card: int
    text: str = ""


@event
class ArgumentRefused(Event):
    """The other players have voted against a seat's argument in words, so the seat keeps the card it wanted to play."""

    seat: int
    card: int
    text: str


@event
class Passed(Event):
    seat: int


@event
class DebateWon(Event):
    seat: int
    piles: tuple[tuple[int, int], ...]
    token: bool


@event
class MoiraiDrew(Event):
    """The Moirai (the opponent in a solo game) have drawn the card that governs their turn.

    `last` says whether it is their double-sided one, `followed` whether they can move where it sends them. `card` is an
    index into MOIRAI, or into MOIRAI_LAST for the double-sided card.
    """

    card: int
    last: bool
    followed: bool


@event
class CoinFlipped(Event):
    """The Moirai (the opponent in a solo game) have flipped a coin for a location token.

    Another event reports what they took.
    """

    heads: bool


@event
class FinalDebateBegun(Event):
    finalists: tuple[int, ...]
    """The seats of the debaters, from the highest number on the third Labyrinth Token to the lowest."""


@event
class Shopped(Event):
    seat: int
    coins: int


@event
class GameWon(Event):
    seat: int
    ending: str


@event
class WisdomWritten(Event):
    """The host has written wisdom cards for a philosopher, an index into PHILOSOPHERS."""

    philosopher: int


@event
class PhilosopherChosen(Event):
    seat: int
    philosopher: int


@event
class GameBegun(Event):
    first: int


@event
class RequestDealt(Event):
    """A seat has been dealt its secret Olympic Request card; only that seat is told."""

    request: int


@event
class Moved(Event):
    seat: int
    place: int
    start: int
    """The place that the seat has left."""


@event
class FeePaid(Event):
    seat: int
    owner: int


@event
class TokenTurned(Event):
    """A location token at this place has been turned over for the first time, so everybody now knows its bonus."""

    place: int
    bonus: int


@event
class BonusTaken(Event):
    seat: int
    place: int
    bonus: int


@event
class TokenKept(Event):
    seat: int
    place: int


@event
class CardsDrawn(Event):
    """A seat has drawn up to this many argument cards; the exact number, smaller if a deck has run out, is secret."""

    seat: int
    sophistry: int
    syllogism: int


@event
class CardsSeen(Event):
    """A seat has drawn, bought or stolen these argument cards; only that seat is told."""

    cards: tuple[int, ...]


@event
class Tutored(Event):
    seat: int
    coins: int


@event
class FollowingCreated(Event):
    seat: int
    place: int


@event
class BuilderHired(Event):
    seat: int


@event
class SchoolBuilt(Event):
    seat: int
    place: int


@event
class SophistHired(Event):
    seat: int


@event
class SophistUsed(Event):
    seat: int
    place: int
    victim: int


@event
class StudyBegun(Event):
    """A seat has taken a study token, which it can later trade for a wisdom card."""

    seat: int


@event
class WisdomUnlocked(Event):
    seat: int
    card: int


@event
class OracleConsulted(Event):
    seat: int
    deck: int


@event
class OracleDeckSeen(Event):
    """A seat has looked through these cards of an oracle to keep one; only that seat is told."""

    cards: tuple[int, ...]


@event
class OracleCardTaken(Event):
    """A seat has taken an oracle card from this deck; everybody sees only its back."""

    seat: int
    deck: int


@event
class OracleCardSeen(Event):
    """A seat has taken this oracle card; only that seat is told."""

    card: int


@event
class OracleCardPlayed(Event):
    seat: int
    card: int
    victim: int


@event
class OracleCardStands(Event):
    """An oracle card that a player has played takes effect, since no other player has cancelled it."""

    card: int


@event
class PromiseRetracted(Event):
    seat: int
    card: int


@event
class TurnEnded(Event):
    """A seat's turn has ended without the question whether to play an oracle card: all know that the seat cannot.

    The event appears only if the seat holds oracle cards.
    """

    seat: int


@event
class CoinsGained(Event):
    seat: int
    coins: int


@event
class CoinsLost(Event):
    seat: int
    coins: int


@event
class CoinsStolen(Event):
    seat: int
    victim: int
    coins: int


@event
class CardsLost(Event):
    """A seat has lost these argument cards because of an oracle card; only that seat is told."""

    cards: tuple[int, ...]


@event
class FollowerSentHome(Event):
    seat: int
    victim: int
    place: int


@event
class TokenSentBack(Event):
    seat: int
    victim: int
    token: int
    place: int


@event
class TimelineMoved(Event):
    seat: int
    hourglass: int


@event
class TimelineLeft(Event):
    """The winner of the disk Chronos has not moved the hourglass back."""

    seat: int
    hourglass: int


@event
class TimeRanOut(Event):
    """The hourglass has moved to 146BC by itself, after this many rounds (rules, R44)."""

    rounds: int


@event
class LabyrinthCollected(Event):
    seat: int
    way: int
    tokens: int
    number: int


@event
class RequestRevealed(Event):
    seat: int
    request: int


@event
class ProofOffered(Event):
    seat: int
    judge: int
    texts: tuple[str, ...]


@event
class ProofJudged(Event):
    judge: int
    seat: int
    accepted: bool
