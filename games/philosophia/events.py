"""What happened, for the log: what all saw, and what only one saw."""

from games.core.event import Event, event
from games.philosophia.contests import CONTESTS


@event
class WisdomWritten(Event):
    """Somebody has written wisdom cards for a philosopher."""

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
    """Somebody drew argument cards: so many, or as many as there were (how many a hand holds is a secret)."""

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
    """Somebody took a card; everybody sees its back."""

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
    """Nobody retracted it."""

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
    """Up to so many argument cards went back to their decks unseen."""

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
    *CONTESTS,
)
