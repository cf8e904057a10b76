"""What happened in contests: auctions, debates, the Moirai, the end; for the log."""

from games.core.event import Event, event


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
    """What the coin showed (tails is the owl); what came of the token is told by an event of its own."""

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


CONTESTS: tuple[type[Event], ...] = (
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
