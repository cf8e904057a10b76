"""What a seat may see of a council, and worlds that look so."""

from games.core.chance import Chance
from games.core.game import View
from games.core.sealed import Sealed
from games.ostrakon.content import Rule, Stone
from games.ostrakon.mind import forecast
from games.ostrakon.options import OstrakonOptions
from games.ostrakon.question import Asked, Question
from games.ostrakon.state import Phase, Prepared, State, Turned, upcoming


class OstrakonView(View):
    """The table: everything but the stones that are covered and the question that the next speaker has ready."""

    options: OstrakonOptions
    phase: Phase
    day: int
    days: int
    rule: Rule
    affected: int
    philosophers: tuple[int | None, ...]
    piles: tuple[tuple[int, ...], ...]
    under: tuple[int, ...]
    sun: int
    speaker: int | None
    """None while philosophers are chosen."""
    upcoming: int | None
    """Who speaks next as things stand; None where this turn decides it."""
    branches: tuple[bool, ...]
    row: tuple[int, int, int]
    deck: tuple[int, ...]
    """Sorted: which subject cards are still to come, not in which order."""
    discards: tuple[int, ...]
    subject: str
    next_subject: str
    question: Question | None
    laid: tuple[int, ...]
    """Who has laid a stone, in seat order. Whether names may be shown is for `options.show_voters` to say."""
    own: Stone | None
    """This seat's own stone, from the laying to the tally."""
    stones: tuple[Stone | None, ...]
    """On a special day after the vote: by seat, the stones that lie open."""
    named: tuple[int, ...]
    follower: int | None
    doubtful: bool
    objectors: tuple[int, ...]
    struck: int
    prepared: Prepared | None
    """This seat's own prepared question."""
    past: tuple[Asked, ...]
    last: Turned | None


def view_of(s: State, seat: int | None) -> OstrakonView:
    """What that seat sees; None: everybody. Built without checking again what the state has right: a view is made for
    every question that a playout asks."""
    begun, playing = s.phase != "choosing", s.phase not in ("choosing", "over")
    prepared = s.prepared
    return OstrakonView.model_construct(
        seat=seat,
        options=s.options,
        phase=s.phase,
        day=s.day,
        days=s.table.days,
        rule=s.rule,
        affected=s.table.affected,
        philosophers=tuple(s.philosophers),
        piles=tuple(s.piles),
        under=s.under,
        sun=s.sun,
        speaker=s.speaker if begun and s.piles[s.sun] else None,  # at the end the Sun may shine upon nobody
        upcoming=upcoming(s) if playing else None,
        branches=tuple(s.branches),
        row=s.row,
        deck=tuple(s.deck),
        discards=tuple(s.discards),
        subject=s.subject if begun else "",
        next_subject=s.next_subject if begun else "",
        question=s.question,
        laid=s.votes.chosen if s.votes is not None else (),
        own=None if seat is None else _own(s, seat),
        stones=tuple([stone if i in s.shown else None for i, stone in enumerate(s.stones)]),
        named=s.named,
        follower=s.follower,
        doubtful=s.doubtful,
        objectors=s.objectors,
        struck=s.struck,
        prepared=prepared if prepared is not None and prepared.seat == seat else None,
        past=tuple(s.past),
        last=s.last,
    )


def _own(s: State, seat: int) -> Stone | None:
    if s.votes is not None:
        return s.votes.choices[seat]
    return s.stones[seat] if s.stones else None


def guess_state(view: OstrakonView, chance: Chance) -> State:
    """A state that looks so: covered stones are guessed from how the table has voted so far, and the next speaker may
    as well have nothing ready."""
    state = State(view.options, list(view.philosophers), [], list(view.branches), list(view.deck), view.phase)
    state.piles, state.under, state.sun = list(view.piles), view.under, view.sun
    state.day, state.rule, state.row, state.discards = view.day, view.rule, view.row, list(view.discards)
    state.question, state.prepared, state.named = view.question, view.prepared, view.named
    state.shown = tuple([seat for seat, stone in enumerate(view.stones) if stone is not None])
    state.follower, state.doubtful, state.objectors = view.follower, view.doubtful, view.objectors
    state.struck, state.past, state.last = view.struck, list(view.past), view.last
    if view.phase == "voting":
        state.votes = Sealed.for_seats(range(state.seats))
        for seat in view.laid:
            state.votes.choose(seat, _guess_stone(view, seat, chance))
    elif view.stones:
        state.stones = [stone or _guess_stone(view, seat, chance) for seat, stone in enumerate(view.stones)]
    return state


def _guess_stone(view: OstrakonView, seat: int, chance: Chance) -> Stone:
    if seat == view.seat and view.own is not None:
        return view.own
    assert view.question is not None
    white = forecast(view.past, view.philosophers, view.question)[seat]
    return "white" if chance.below(100) < white else "black"
