"""The Oracle, a toy: a sixth game in one package.

Each round everybody puts a question to the oracle and secretly hides a gem in a cave. Then the oracle looks into one
cave, and every seat that hid a gem there gets a point. Its words are in its own catalogue.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, NamedTuple, get_args

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.game import Game
from games.core.presentation import FormField, Presentation
from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete, public_copier
from games.core.values import Decision, Event, Outcome, Seat, event
from games.core.values import Options as GameOptions
from games.core.words import EMPTY, AllOf, Markdown, Message, Words, bullets

say = Words("stoa_oracle")

Gem = Literal["amethyst", "beryl", "chalcedony", "garnet", "jasper", "onyx"]
GEMS: tuple[Gem, ...] = get_args(Gem)
CAVES = range(1, 7)


class Options(GameOptions):
    """The options of a match."""

    rounds: Literal[1, 2, 3] = 2
    echo: bool = False
    offering: int = Field(7, ge=0, le=1000)


class Hiding(NamedTuple):
    """What a seat has hidden, and where."""

    gem: Gem
    cave: int


@dataclass(slots=True)
class Public(Concrete):
    """What everybody sees."""

    rounds: int
    round: int
    asked: list[bool]
    points: list[int]
    hidden: Submissions


@dataclass(slots=True)
class State(Public):
    """The public half, and what is hidden where."""

    hidden: Sealed[Hiding]


@dataclass(slots=True)
class OracleView(Public):
    """The public half, and what the seat has hidden itself."""

    seat: Seat | None = None
    mine: Hiding | None = None


show = public_copier(State, OracleView)
guess = public_copier(OracleView, State)


@event
class Asked(Event):
    """A seat has put a question."""

    seat: int
    question: str


@event
class Hid(Event):
    """A seat has hidden a gem; told to it alone."""

    gem: str
    cave: int


@event
class Looked(Event):
    """The oracle has looked into a cave and found these gems."""

    cave: int
    found: tuple[str, ...]


@action
class Ask(Action):
    """Put a question to the oracle."""

    question: Annotated[str, Field(max_length=60)] = ""
    open = ("question",)

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterator["Ask"]:
        if not state.asked[me]:
            yield cls.of()

    def obstacle(self, state: State, me: Seat) -> str | None:
        return "silence" if self.question.strip() == "" else None

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        state.asked[me] = True
        chance.tell(Asked, me, self.question)


@action
class Hide(Action):
    """Hide a gem in a cave."""

    gem: Gem
    cave: int
    secret = True

    @classmethod
    def offers(cls, state: State, me: Seat) -> Iterator["Hide"]:
        if state.asked[me]:
            for gem in GEMS:
                for cave in CAVES:
                    yield cls.of(gem, cave)

    def play(self, state: State, me: Seat, chance: Chance) -> None:
        chance.whisper(me, Hid, self.gem, self.cave)
        if not state.hidden.choose(me, Hiding(self.gem, self.cave)):
            return
        looked = chance.roll(1)[0]
        opened = state.hidden.open()
        chance.tell(Looked, looked, tuple([hiding.gem for hiding in opened.values() if hiding.cave == looked]))
        for seat, hiding in opened.items():
            state.points[seat] += hiding.cave == looked
        state.round += 1
        state.asked = [False] * len(state.points)
        state.hidden = Sealed.for_seats(range(len(state.points)))


def gem_words(gem: str) -> Message:
    """Return the name of a gem."""
    return say.message(f"gem-{gem}")


class OracleWords(Presentation[OracleView]):
    """The words of a match."""

    def headline(self, view: OracleView) -> Markdown:
        if view.round > view.rounds:
            return say.text("headline-over")
        return say.text("headline", round=view.round, rounds=view.rounds)

    def text(self, view: OracleView) -> Markdown:
        scores = [
            say.text("position-score", name=name, count=points)
            for name, points in zip(self.names, view.points, strict=True)
        ]
        waiting = [say.text("position-hidden", missing=view.hidden.missing)] if view.round <= view.rounds else []
        return bullets([*scores, *waiting])

    def scores(self, view: OracleView) -> Sequence[str]:
        return [say.label("points", count=points) for points in view.points]

    def hand(self, view: OracleView) -> Markdown:
        if view.mine is None:
            return EMPTY
        return say.text("hand", gem=gem_words(view.mine.gem), cave=view.mine.cave)

    def prompt(self, view: OracleView) -> Markdown:
        asked = view.seat is not None and view.asked[view.seat]
        return say.text("prompt-hide" if asked else "prompt-ask")

    def tell(self, event: Event) -> Markdown:
        match event:
            case Asked():
                return say.text("log-asked", name=self.names[event.seat], question=event.question)
            case Hid():
                return say.text("log-hid", gem=gem_words(event.gem), cave=event.cave)
            case Looked(found=()):
                return say.text("log-found-nothing", cave=event.cave)
            case Looked():
                return say.text("log-found", cave=event.cave, gems=AllOf([gem_words(gem) for gem in event.found]))
        raise TypeError(event)

    def verb(self, kind: type[Action]) -> str:
        return say.label("verb-ask" if kind is Ask else "verb-hide")

    def label(self, view: OracleView, action: Action) -> str:
        if isinstance(action, Hide):
            return say.label("label-hide", gem=gem_words(action.gem), cave=action.cave)
        return self.verb(type(action))

    def choice(self, view: OracleView, kind: type[Action], field: str, value: Any) -> str:
        return say.label(f"gem-{value}") if field == "gem" else say.label("cave", number=value)

    def question(self, view: OracleView, kind: type[Action], field: str) -> str:
        return say.label("choose-gem" if field == "gem" else "choose-cave")

    def blanks(self, view: OracleView, action: Action) -> Sequence[FormField]:
        return [FormField("question", say.label("field-question"))]

    def refusal(self, view: OracleView, action: Action, reason: str) -> Markdown:
        return say.text("refusal-silence") if reason == "silence" else super().refusal(view, action, reason)


class Oracle(Game[State, OracleView]):
    """The game's implementation of `Game`."""

    name = "oracle"
    title = "The Oracle"
    seats = range(1, 4)
    words = say
    edition = 1
    Options = Options
    State = State
    View = OracleView
    actions = (Ask, Hide)
    events = (Asked, Hid, Looked)

    def start(self, seats: int, options: Options, chance: Chance) -> State:
        return State(options.rounds, 1, [False] * seats, [0] * seats, Sealed.for_seats(range(seats)))

    def active_seats(self, state: State) -> tuple[Seat, ...]:
        return state.hidden.waiting if state.round <= state.rounds else ()

    def decision(self, state: State) -> Decision:
        return ("round", state.round) if state.round <= state.rounds else ()

    def asked_seats(self, state: State) -> tuple[Seat, ...]:
        return state.hidden.seats if state.round <= state.rounds else ()

    def action_types(self, state: State, seat: Seat) -> tuple[type[Action], ...]:
        return (Hide,) if state.asked[seat] else (Ask,)

    def view(self, state: State, seat: Seat | None) -> OracleView:
        view = show(state)
        if seat is not None:
            view.seat, view.mine = seat, state.hidden.choices[seat]
        return view

    def determinize(self, view: OracleView, chance: Chance) -> State:
        state = guess(view)
        state.hidden = Sealed.for_seats(view.hidden.seats)
        known = {} if view.seat is None else {view.seat: view.mine is not None}
        for seat in view.hidden.guess_chosen(chance, known):
            hiding = Hiding(chance.pick(GEMS), chance.roll(1)[0])
            state.hidden.choose(seat, hiding if view.mine is None or seat != view.seat else view.mine)
        return state

    def outcome(self, state: State) -> Outcome | None:
        if state.round <= state.rounds:
            return None
        best = max(state.points)
        winners = tuple([seat for seat, points in enumerate(state.points) if points == best])
        return Outcome(winners, tuple(state.points), "points")

    def presentation(self, names: Sequence[str]) -> Presentation[Any]:
        return OracleWords(self, names)

    def timeout_action(self, state: State, seat: Seat) -> Action:
        return Hide.of(GEMS[0], 1) if state.asked[seat] else Ask("Silence?")


EDITIONS = (Oracle(),)
