"""Events of the log: contests (auctions, debates, the end) first, then turns. Some are told to one seat only."""

from games.core.values import Event, event


@event
class AuctionOpened(Event):
    seat: int
    skipped: int
    """The disk that was put to the bottom unbid, or -1."""
    disk: int


@event
class BidsOpened(Event):
    bids: tuple[tuple[int, int], ...]
    """Seat and coins, in the order of the seats."""
    winner: int
    """-1: nobody, for a tie without the initiator."""
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
    """1: the answer wins, 0: a tie, -1: it loses."""
    text: str = ""


@event
class ArgumentAdded(Event):
    """Put straight on one's own pile, after the others have passed."""

    seat: int
    card: int
    text: str = ""


@event
class ArgumentRefused(Event):
    """The table did not accept it; the card went back to its owner."""

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
    """A Moirai card was turned over; `last`: the double-sided one."""

    card: int
    last: bool
    followed: bool


@event
class CoinFlipped(Event):
    """The side that the coin showed (tails is the owl). A separate event says what happened to the token."""

    heads: bool


@event
class FinalDebateBegun(Event):
    finalists: tuple[int, ...]
    """From the highest number to the lowest."""


@event
class Shopped(Event):
    seat: int
    coins: int


@event
class GameWon(Event):
    seat: int
    ending: str


CONTEST_EVENTS: tuple[type[Event], ...] = (
    AuctionOpened,
    BidsOpened,
    DebateBegun,
    MotionProposed,
    MotionAgreed,
    ArgumentLed,
    ArgumentAnswered,
    ArgumentAdded,
    ArgumentRefused,
    Passed,
    DebateWon,
    MoiraiDrew,
    CoinFlipped,
    FinalDebateBegun,
    Shopped,
    GameWon,
)


@event
class WisdomWritten(Event):
    """A player wrote wisdom cards for a philosopher."""

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
    """To one seat: its Olympic Request."""

    request: int


@event
class Moved(Event):
    seat: int
    place: int


@event
class FeePaid(Event):
    seat: int
    owner: int


@event
class TokenTurned(Event):
    """The bonus of a location token was seen for the first time."""

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
    """A seat drew argument cards: the numbers asked for, or fewer if a deck ran out (the size of a hand is secret)."""

    seat: int
    sophistry: int
    syllogism: int


@event
class CardsSeen(Event):
    """To one seat: the argument cards it drew."""

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
    """A Study token was taken."""

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
    """To one seat: the deck it chooses from."""

    cards: tuple[int, ...]


@event
class OracleCardTaken(Event):
    """A player took an oracle card; all players see its back."""

    seat: int
    deck: int


@event
class OracleCardSeen(Event):
    """To one seat: the card it took."""

    card: int


@event
class OracleCardPlayed(Event):
    seat: int
    card: int
    victim: int


@event
class OracleCardStands(Event):
    """An oracle card takes effect, since no player retracted it."""

    card: int


@event
class PromiseRetracted(Event):
    seat: int
    card: int


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
class CardsForgotten(Event):
    """Up to `count` argument cards went back to their decks face down."""

    seat: int
    count: int


@event
class CardStolen(Event):
    """An argument card changed hands, if there was one."""

    seat: int
    victim: int


@event
class CardsLost(Event):
    """To one seat: the argument cards that were taken from it."""

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


EVENTS: tuple[type[Event], ...] = (
    WisdomWritten,
    PhilosopherChosen,
    GameBegun,
    RequestDealt,
    Moved,
    FeePaid,
    TokenTurned,
    BonusTaken,
    TokenKept,
    CardsDrawn,
    CardsSeen,
    Tutored,
    FollowingCreated,
    BuilderHired,
    SchoolBuilt,
    SophistHired,
    SophistUsed,
    StudyBegun,
    WisdomUnlocked,
    OracleConsulted,
    OracleDeckSeen,
    OracleCardTaken,
    OracleCardSeen,
    OracleCardPlayed,
    OracleCardStands,
    PromiseRetracted,
    CoinsGained,
    CoinsLost,
    CoinsStolen,
    CardsForgotten,
    CardStolen,
    CardsLost,
    FollowerSentHome,
    TokenSentBack,
    TimelineMoved,
    LabyrinthCollected,
    RequestRevealed,
    ProofOffered,
    ProofJudged,
    *CONTEST_EVENTS,
)
