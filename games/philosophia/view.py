"""What one seat may see: an allow-list. Hands and their size, oracle cards, requests, bids, wishes are the owner's."""

from typing import Literal

from pydantic.dataclasses import dataclass

from games.core.game import View
from games.core.sealed import Sealed
from games.philosophia.content import ORACLE_PLACES, WORD_OF_ZEUS, ZEUS_CARD
from games.philosophia.options import PhilosophiaOptions
from games.philosophia.state import NONE, Debated, Opened, Phase, Played, Proof, Spoken, State
from games.philosophia.ways import OLYMPIC


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player board as everybody sees it."""

    philosopher: int
    place: int
    coins: int
    builders: int
    sophists: int
    study: bool
    followers: int
    schools: int
    wins: int
    wisdom: tuple[int, ...]
    tokens: tuple[int, ...]
    visits: tuple[int, ...]
    backs: tuple[int, ...]
    claimed: tuple[int, ...]
    labyrinth: int
    number: int
    unknown_oracle: bool
    shown: tuple[int, ...]
    request: int
    """Once it was revealed; -1 before."""


@dataclass(frozen=True, slots=True)
class DebateView:
    """A debate as everybody sees it: what lies on the table, never a hand."""

    circle: tuple[int, ...]
    final: bool
    attacker: int
    defender: int
    led: int
    last: tuple[int, ...]
    rounds: int
    out: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    """In the order of the circle."""
    motion: str
    proposals: int
    refused: int
    spoken: tuple[Spoken, ...]


@dataclass(frozen=True, slots=True)
class ArgumentView:
    """The argument that is being judged."""

    seat: int
    card: int
    text: str
    judges: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoiraiView:
    """The automaton as the human sees it, who handles its cards: their number, not which they are."""

    level: Literal["nous", "logos", "sophia"]
    discard: tuple[int, ...]
    side: int
    card: int
    todo: tuple[str, ...]
    arguments: int


@dataclass(frozen=True, slots=True)
class Own:
    """What only this seat sees."""

    hand: tuple[int, ...]
    oracle: tuple[int, ...]
    request: int
    deck: tuple[int, ...]
    """The oracle deck it chooses from, while it does."""
    choice: int
    """Its sealed choice that waits for the others': a bid, a reaction, a vote, its list handed in; -1 without one."""
    wishes: tuple[int, ...]


class PhilosophiaView(View):
    """The table from one seat."""

    options: PhilosophiaOptions
    teachings: tuple[tuple[str, ...], ...]
    players: tuple[PlayerView, ...]
    own: Own | None
    solo: bool
    side: Literal["A", "B"]
    first: int
    turn: int
    asked: int
    phase: Phase
    followers: tuple[int, ...]
    schools: tuple[int, ...]
    tokens: tuple[int, ...]
    bonuses: tuple[int, ...]
    dealt: tuple[int, ...]
    disk: int
    bottom: tuple[int, ...]
    sophistry_left: bool
    syllogism_left: bool
    box: tuple[int, ...]
    builders: int
    sophists: int
    next_number: int
    hourglass: int
    round: int
    acted: bool
    opened: Opened | None
    debated: Debated | None
    initiator: int
    """Of the auction; -1 without one."""
    sealed: tuple[int, ...]
    """The seats whose choice is in, where several choose at once; `waiting`: those that still choose."""
    waiting: tuple[int, ...]
    played: Played | None
    argument: ArgumentView | None
    debate: DebateView | None
    proof: Proof | None
    moirai: MoiraiView | None
    winner: int
    ending: str


def view_of(s: State, seat: int | None) -> PhilosophiaView:
    """The table as that seat sees it; None: as everybody does."""
    box = sealed_box(s)
    return PhilosophiaView.model_construct(
        seat=seat,
        options=s.options,
        teachings=tuple([tuple(cards) for cards in s.teachings]),
        players=tuple([_player(s, i) for i in range(len(s.players))]),
        own=None if seat is None or seat >= len(s.players) else _own(s, seat),
        solo=s.moirai is not None,
        side=s.side,
        first=s.first,
        turn=s.turn,
        asked=s.asked,
        phase=s.phase,
        followers=tuple(s.followers),
        schools=tuple(s.schools),
        tokens=tuple(s.tokens),
        bonuses=tuple(s.bonuses),
        dealt=tuple(s.dealt),
        disk=s.disk,
        bottom=tuple(s.bottom),
        sophistry_left=bool(s.sophistry),
        syllogism_left=bool(s.syllogism),
        box=tuple(s.box),
        builders=s.builders,
        sophists=s.sophists,
        next_number=s.next_number,
        hourglass=s.hourglass,
        round=s.round,
        acted=s.acted,
        opened=s.opened,
        debated=s.debated,
        initiator=s.auction.initiator if s.auction else NONE,
        sealed=box.chosen if box else (),
        waiting=box.waiting if box else (),
        played=s.played,
        argument=ArgumentView(s.argument.seat, s.argument.card, s.argument.text, tuple(s.argument.votes.choices))
        if s.argument
        else None,
        debate=_debate(s),
        proof=s.proof,
        moirai=_moirai(s),
        winner=s.winner,
        ending=s.ending,
    )


def sealed_box(s: State) -> Sealed[int] | Sealed[bool] | None:
    """The box of choices that several make at once now."""
    if s.phase == "bid" and s.auction:
        return s.auction.bids
    if s.phase == "react":
        return s.reactions
    if s.phase == "verdict" and s.argument:
        return s.argument.votes
    return s.shopping.ready if s.phase == "shop" and s.shopping else None


def _player(s: State, seat: int) -> PlayerView:
    p = s.players[seat]
    return PlayerView(
        p.philosopher,
        p.place,
        p.coins,
        p.builders,
        p.sophists,
        p.study,
        p.followers,
        p.schools,
        p.wins,
        tuple(p.wisdom),
        tuple(p.tokens),
        tuple(p.visits),
        tuple(p.backs),
        tuple(p.claimed),
        p.labyrinth,
        p.number,
        p.unknown_oracle,
        tuple(p.shown),
        p.request if p.request is not None and OLYMPIC in p.claimed else NONE,
    )


def _own(s: State, seat: int) -> Own:
    p = s.players[seat]
    choosing = s.phase == "oracle" and s.asked == seat
    box = sealed_box(s)
    choice = box.choices.get(seat) if box else None
    return Own(
        tuple(sorted(p.hand)),
        tuple(sorted(p.oracle)),
        NONE if p.request is None else p.request,
        tuple(sorted(s.oracle[ORACLE_PLACES.index(p.place)])) if choosing else (),
        NONE if choice is None else int(choice),
        tuple(s.shopping.wishes.get(seat, ())) if s.shopping else (),
    )


def _debate(s: State) -> DebateView | None:
    d = s.debate
    if d is None:
        return None
    return DebateView(
        tuple(d.circle),
        d.final,
        d.attacker,
        d.defender,
        d.led,
        tuple(d.last),
        d.rounds,
        tuple(d.out),
        tuple([tuple(d.piles[seat]) for seat in d.circle]),
        d.motion,
        d.proposals,
        d.refused,
        tuple(d.spoken),
    )


def _moirai(s: State) -> MoiraiView | None:
    m = s.moirai
    if m is None:
        return None
    return MoiraiView(m.level, tuple(m.discard), m.side, m.card, tuple(m.todo), len(s.players[1].hand))


def arguments_of(own: Own) -> list[int]:
    """The arguments a seat holds, the oracle's too, each as often as it is there."""
    return [*own.hand, *([WORD_OF_ZEUS] if ZEUS_CARD in own.oracle else [])]
