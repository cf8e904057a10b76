"""A toy game with every organ a screen has to cope with, and matches made of it without any storage."""

import dataclasses
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field, replace
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.event import Event, event
from games.core.game import Game, Options, Outcome, View
from games.core.presentation import Blank, Presentation, Topic
from games.core.sealed import Sealed
from games.core.seeded import Seeded
from storage.snapshot import Chair, LogEntry, Match, Status

LONG = "The assembly considers a motion of quite unreasonable length, which nobody has read to its end, " * 3


class AgoraOptions(Options):
    """One option of each sort, and more than fit on a page."""

    variant: Literal["short", "long_form"] = Field(
        "short", title="Variant", description="How long.", json_schema_extra={"labels": {"long_form": "The long one"}}
    )
    fouling: bool = Field(False, title="Fouling")
    rounds: int = Field(3, title="Rounds", description="How many.", ge=1, le=9)
    coins: int = Field(100, title="Coins", ge=1, le=1000)
    motto: str = Field("", title="Motto", max_length=20)


@dataclass(slots=True)
class AgoraState:
    hands: list[int]
    options: AgoraOptions
    turn: int = 0
    said: list[str] = Field(default_factory=list)
    votes: Sealed[int] | None = None


class AgoraView(View):
    turn: int
    seats: int
    options: AgoraOptions
    said: tuple[str, ...]
    voting: bool
    chosen: tuple[int, ...]
    hand: int | None
    vote: int | None


@event
class Moved(Event):
    seat: int
    what: str


@event
class Dealt(Event):
    card: int


@event
class Voted(Event):
    stones: tuple[int, ...]


def _next(state: AgoraState) -> None:
    state.turn += 1
    if state.turn % 4 == 0 and len(state.hands) > 1:
        state.votes = Sealed.for_seats(range(len(state.hands)))


class _Turn(Action):
    """What all public moves do."""

    __slots__ = ()

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        chance.tell(Moved, me, type(self).__name__)
        state.hands[me] = chance.below(52)
        chance.whisper(me, Dealt, state.hands[me])
        _next(state)


@action
class Pass(_Turn):
    """Do nothing."""

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Pass"]:
        return [cls.of()]


@action
class Pick(_Turn):
    """One of three."""

    thing: str

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Pick"]:
        return [cls.of(thing) for thing in ("owl", "olive", "oil")]


@action
class Walk(_Turn):
    """One of twenty."""

    to: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Walk"]:
        return [cls.of(to) for to in range(20)]


@action
class Place(_Turn):
    """One of 900, by two fields that hold more than a menu each, beside one that is always the same."""

    board: int
    x: int
    y: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Place"]:
        return [cls.of(state.turn, x, y) for x in range(30) for y in range(30)]


@action
class Trade(_Turn):
    """One of 63, of which a field says all."""

    ware: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Trade"]:
        return [cls.of(ware) for ware in range(63)]


@action
class Carry(_Turn):
    """98 ways over three fields of few values, some of which decide at once."""

    source: int
    target: int
    fast: bool

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Carry"]:
        yield cls.of(9, 9, False)
        for source in range(7):
            for target in range(7):
                yield cls.of(source, target, False)
                yield cls.of(source, target, True)


@action
class Propose(_Turn):
    """A motion and a number, typed, to somebody."""

    open = ("motion", "stake")
    whom: int
    motion: Annotated[str, Field(max_length=100)] = ""
    stake: Annotated[int, Field(ge=0, le=50)] = 0

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Propose"]:
        return [cls.of(whom) for whom in range(len(state.hands)) if whom != me]

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        state.said.append(self.motion)
        chance.tell(Moved, me, self.motion)
        _next(state)


@action
class Shout(_Turn):
    """A line."""

    open = ("words",)
    words: Annotated[str, Field(max_length=40)] = ""

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Shout"]:
        return [cls.of()]


@action
class Vote(Action):
    """White or black, unseen, to be changed until all have voted."""

    secret = True
    stone: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Vote"]:
        return [cls.of(stone) for stone in (0, 1)]

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        assert state.votes is not None
        if state.votes.choose(me, self.stone):
            chance.tell(Voted, tuple(state.votes.open().values()))
            state.votes = None
            state.turn += 1


_SOURCES: tuple[Literal["printed", "ruling", "reconstructed"], ...] = ("printed", "ruling", "reconstructed")
TOPICS = tuple(
    [Topic(f"Topic {n} {'of the law ' * 12 if n % 7 == 0 else ''}", LONG, f"§ {n}", _SOURCES[n % 3]) for n in range(30)]
)


@dataclasses.dataclass
class AgoraWords(Presentation[AgoraView]):
    """Words that are as long, as equal and as empty as a screen can meet."""

    topics: Sequence[Topic] = field(default=TOPICS, init=False)

    def headline(self, view: AgoraView) -> str:
        return f"Turn {view.turn} of the *assembly*"

    def scores(self, view: AgoraView) -> Sequence[str]:
        return [f"{seat} points" for seat in range(view.seats)]

    def hand(self, view: AgoraView) -> str:
        said = "" if view.vote is None else f" Your stone: {'white' if view.vote else 'black'}."
        return "" if view.hand is None else f"You hold card {view.hand}.{said}"

    def label(self, view: AgoraView, action: Action) -> str:
        if isinstance(action, Walk):
            return f"Walk {LONG} {'here' if action.to < 3 else action.to}"
        return super().label(view, action)

    def describe(self, view: AgoraView, action: Action) -> str:
        return LONG if isinstance(action, Walk) else " "

    def blanks(self, view: AgoraView, action: Action) -> Sequence[Blank]:
        if isinstance(action, Propose):
            return [
                Blank("motion", "The motion", "text", LONG[:100], max_length=100),
                Blank("stake", "What you stake on it", "number"),
            ]
        return super().blanks(view, action)

    def picture(self, view: AgoraView, style: Any) -> Any:
        raise AssertionError("a screen never draws")

    def alt(self, view: AgoraView) -> str:
        return LONG * 5


_VERBS: tuple[type[Action], ...] = (Pass, Pick, Walk, Place, Trade, Carry, Propose, Shout)


class Agora(Game[AgoraState, AgoraView]):
    """Sixteen turns of everything."""

    name = "agora"
    title = "Agora"
    seats = range(1, 13)
    length = "1 minute"
    edition = 1
    Options = AgoraOptions
    State = AgoraState
    View = AgoraView
    actions = (*_VERBS, Vote)
    events = (Moved, Dealt, Voted)

    def start(self, seats: int, options: AgoraOptions, chance: Chance) -> AgoraState:
        return AgoraState([chance.below(52) for _ in range(seats)], options)

    def active_seats(self, state: AgoraState) -> tuple[int, ...]:
        if state.votes is not None:
            return tuple(state.votes.choices)  # a vote may be changed until the last one is in
        return () if state.turn >= 16 else (state.turn % len(state.hands),)

    def action_types(self, state: AgoraState, seat: int) -> tuple[type[Action], ...]:
        return (Vote,) if state.votes is not None else _VERBS

    def view(self, state: AgoraState, seat: int | None) -> AgoraView:
        votes = state.votes
        return AgoraView(
            seat=seat,
            turn=state.turn,
            seats=len(state.hands),
            options=state.options,
            said=tuple(state.said),
            voting=votes is not None,
            chosen=votes.chosen if votes else (),
            hand=None if seat is None else state.hands[seat],
            vote=None if votes is None or seat is None else votes.choices[seat],
        )

    def determinize(self, view: AgoraView, chance: Chance) -> AgoraState:
        hands = [
            view.hand if seat == view.seat and view.hand is not None else chance.below(52) for seat in range(view.seats)
        ]
        votes: Sealed[int] | None = None
        if view.voting:
            votes = Sealed.for_seats(range(view.seats))
            for seat in view.chosen:
                votes.choices[seat] = view.vote if seat == view.seat else chance.below(2)
        return AgoraState(hands, view.options, view.turn, list(view.said), votes)

    def outcome(self, state: AgoraState) -> Outcome | None:
        over = state.turn >= 16
        return Outcome((0,), (1,) + (0,) * (len(state.hands) - 1), "all_said") if over else None

    def presentation(self, names: Sequence[str]) -> Presentation[Any]:
        return AgoraWords(self, names)


class Plain(Agora):
    """The same without words of its own."""

    name = "plain"
    title = "Plain"

    def presentation(self, names: Sequence[str]) -> Presentation[Any]:
        return Presentation(self, names)


AGORA = Agora()
PLAIN = Plain()

NASTY = (
    "**bold** __under__ ||spoiler||",
    "@everyone <@123456789012345678> <#1> <@&2>",
    "\u202eevil\u2066name\u200f",
    "👩‍👩‍👧‍👦👍🏽" * 8,
    "# heading\n> quote\n- list",
    "`code` ```block``` [link](https://example.com)",
    "\\",
    "<t:0:R> </play:1> <:owl:12345>",
    "   ",
    "_" * 32,
    "אבגדה עברית",
    "Z̸̡̢̛a̵͝l̶̕g̷̋o̴̚",
)
MOMENT = datetime(2026, 8, 15, 12, tzinfo=UTC)


def match_of(
    game: Game[Any, Any], state: Any, seats: int, *, names: Sequence[str] = NASTY, computers: Sequence[int] = ()
) -> Match:
    """A match as storage gives it."""
    active = game.active_seats(state) if state is not None else ()
    outcome = game.outcome(state) if state is not None else None
    status = Status.LOBBY if state is None else Status.PLAYING if outcome is None else Status.OVER
    chairs = tuple(
        [
            Chair(
                seat,
                None if seat in computers else 100_000_000_000_000_000 + seat,
                names[seat],
                "middle" if seat in computers else None,
                turns=seat + 2,
                active=seat in active,
            )
            for seat in range(seats)
        ]
    )
    return Match(
        id=77,
        game=game.name,
        edition=game.edition,
        status=status,
        host=100_000_000_000_000_000,
        guild=5,
        channel=6,
        thread=7,
        message=8,
        options=game.Options().model_dump(mode="json"),
        chairs=chairs,
        version=3,
        shown=2,
        records=9,
        opened_at=MOMENT,
        turn_since=MOMENT,
        outcome=outcome,
        state=state,
        rulebook=game,
    )


def with_state(match: Match, state: Any) -> Match:
    """The same match over another state: to ask what of it shows."""
    return replace(match, state=state)


def random_play(
    game: Game[Any, Any], seats: int, seed: int, most: int = 400
) -> Iterator[tuple[Match, list[LogEntry], Chance]]:
    """The matches and public logs of one game of random choices, step by step."""
    luck = Seeded((game.name, seats, seed))
    chance = Chance(luck.below)
    state = game.start(seats, game.Options(), chance)
    log: list[LogEntry] = []
    for seq in range(most):
        yield match_of(game, state, seats, computers=(1,) if seats > 1 else ()), log, chance
        if not (active := game.active_seats(state)):
            return
        seat = active[luck.below(len(active))]
        offered = [a for a in game.legal_actions(state, seat) if not a.open or a.obstacle(state, seat) is None]
        taken = offered[luck.below(len(offered))]
        step = game.apply(state, seat, taken, chance)
        state = step.state
        events = tuple([told.event for told in step.events if told.to is None])
        log = [*log, LogEntry(seq, seat, MOMENT, None, events)]
