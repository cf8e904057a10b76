"""Clones are as deep as deepcopy, for every kind of state; views hold the public half and nothing else."""

import copy
from dataclasses import dataclass as plain
from dataclasses import field, fields
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar, get_type_hints

import pytest
from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError
from pydantic.dataclasses import dataclass
from pydantic_core import PydanticSerializationError

from games.core.chance import Seeded
from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete, clone, field_types, public_copier
from games.laws.walk import mutable_parts

T = TypeVar("T")


class Colour(Enum):
    RED = 1
    BLUE = 2


class Point(NamedTuple):
    x: int
    y: int


class Rules(BaseModel):
    model_config = ConfigDict(frozen=True)
    rounds: int = 3


@dataclass(frozen=True)
class Stone:
    weight: int


@dataclass(slots=True)
class Leaf:
    numbers: list[int]
    colour: Colour = Colour.RED
    stone: Stone | None = None


@dataclass(slots=True)
class Box(Generic[T]):
    things: list[T]


@dataclass(slots=True)
class Tree:
    leaves: list[Leaf]
    by_name: dict[str, Leaf]
    grid: list[list[int | None]]
    at: Point
    rules: Rules
    phase: Literal["a", "b"] = "a"
    one: Leaf | None = None
    box: Box[Leaf] | None = None
    sealed: Sealed[tuple[int, ...]] | None = None
    sealed_leaves: Sealed[list[int]] | None = None
    word: Annotated[str, Field(max_length=20)] = ""
    pairs: list[tuple[int, Stone]] = field(default_factory=list)
    deep: dict[int, dict[int, list[Leaf]]] = field(default_factory=dict)


def grow(luck: Seeded) -> Tree:
    """Return a random tree."""
    below = luck.below

    def leaf() -> Leaf:
        return Leaf([below(9) for _ in range(below(4))], [*Colour][below(2)], Stone(below(9)) if below(2) else None)

    sealed: Sealed[tuple[int, ...]] = Sealed.for_seats(range(3))
    lists: Sealed[list[int]] = Sealed.for_seats(range(2))
    for seat in range(below(3)):
        sealed.choose(seat, (below(5), below(5)))
        lists.choose(0, [below(5)])
    return Tree(
        leaves=[leaf() for _ in range(below(4))],
        by_name={f"leaf {i}": leaf() for i in range(below(4))},
        grid=[[below(3) or None for _ in range(3)] for _ in range(below(3))],
        at=Point(below(9), below(9)),
        rules=Rules(rounds=below(9)),
        one=leaf() if below(2) else None,
        box=Box[Leaf]([leaf() for _ in range(below(3))]) if below(2) else None,
        sealed=sealed if below(2) else None,
        sealed_leaves=lists if below(2) else None,
        pairs=[(below(9), Stone(below(9)))],
        deep={1: {2: [leaf(), leaf()]}},
    )


@pytest.mark.parametrize("seed", range(60))
def test_a_clone_is_what_deepcopy_would_make(seed: int) -> None:
    tree = grow(Seeded(("tree", seed)))
    made = clone(tree)
    assert made == copy.deepcopy(tree) == tree
    shared = {id(thing) for thing in mutable_parts(tree)} & {id(thing) for thing in mutable_parts(made)}
    assert not shared
    for thing in mutable_parts(made):
        if isinstance(thing, list):
            thing.append(None)
    assert tree == grow(Seeded(("tree", seed))), "whatever happens to the clone"


def test_what_cannot_change_is_shared() -> None:
    tree = grow(Seeded(0))
    made = clone(tree)
    assert made.rules is tree.rules and made.at is tree.at


@plain(slots=True)
class HoldsASet:
    names: set[str]


@plain(slots=True)
class HoldsAnything:
    thing: Any


@plain(slots=True)
class HoldsTwo:
    thing: list[list[int]] | dict[int, int]


@pytest.mark.parametrize(
    "state", [HoldsASet({"a"}), HoldsAnything([]), HoldsTwo([[1]])], ids=lambda s: type(s).__name__
)
def test_what_cannot_be_cloned_well_is_refused(state: object) -> None:
    with pytest.raises(TypeError, match=r"a state may not hold|cannot be cloned"):
        clone(state)


C = TypeVar("C")


@dataclass(slots=True)
class PublicPlayer(Concrete, Generic[C]):
    coins: int
    hand: list[C] = field(default_factory=list)


@dataclass(slots=True)
class Player(PublicPlayer[str]):
    wish: str = field(default="", repr=False)


P = TypeVar("P", bound=PublicPlayer[str] | PublicPlayer[None])


@dataclass(slots=True)
class Public(Concrete, Generic[P, C]):
    round: int
    players: list[P]
    by_seat: dict[int, P]
    host: P | None = None
    pairs: tuple[P, ...] = ()
    deck: list[C] = field(default_factory=list, repr=False)
    piles: list[list[C]] = field(default_factory=list)
    bids: Submissions | None = None
    rules: Rules = Field(default_factory=Rules)


@dataclass(slots=True)
class State(Public[Player, str]):
    bids: Sealed[int] | None = None
    own: str = ""


@dataclass(slots=True)
class PlayersView(Public[PublicPlayer[None], None]):
    seat: int | None = None
    own: str = ""


show, guess = public_copier(State, PlayersView), public_copier(PlayersView, State)
codec = TypeAdapter(PlayersView)


def party() -> State:
    """Return a state with hidden values in every kind of container."""
    players = [Player(seat, ["lyra"], f"wish {seat}") for seat in range(5)]
    one, two, three, four, five = players
    bids = Sealed[int].for_seats(range(2))
    bids.choose(1, 40)
    return State(1, [one, two], {0: three}, four, (five,), ["aulos"] * 3, [["lyra"], []], bids, own="secret")


def test_a_view_has_the_public_half_and_nothing_else() -> None:
    view = show(party())
    none = [None]
    assert view == PlayersView(
        1,
        [PublicPlayer(0, none), PublicPlayer(1, none)],
        {0: PublicPlayer(2, none)},
        PublicPlayer(3, none),
        (PublicPlayer(4, none),),
        [None] * 3,
        [[None], []],
        Submissions((0, 1), missing=1),
    )
    written = codec.dump_json(view, warnings="error")
    assert codec.validate_json(written) == view
    for secret in (b"wish", b"lyra", b"aulos", b"40", b"secret"):
        assert secret not in written, "what has the same name in both is not public for that"


def test_a_view_shares_nothing_with_its_state() -> None:
    state = party()
    view = show(state)
    assert not {id(thing) for thing in mutable_parts(state)} & {id(thing) for thing in mutable_parts(view)}
    assert view.rules is state.rules


def test_the_way_back_gives_the_public_half_with_nothing_guessed() -> None:
    state = guess(show(party()))
    assert state.players == [Player(0), Player(1)] and state.by_seat == {0: Player(2)}
    assert state.host == Player(3) and state.pairs == (Player(4),)
    assert (state.deck, state.piles, state.own) == ([], [[], []], "")
    assert isinstance(state.bids, Sealed) and (state.bids.missing, state.bids.choices) == (1, {})


def test_a_state_keeps_what_is_hidden_when_it_is_stored() -> None:
    """Its inherited fields are declared with the classes it names; pydantic knows only a type variable's bound."""
    state = party()
    states = TypeAdapter(State)
    assert states.validate_json(states.dump_json(state)) == clone(state) == state
    assert get_type_hints(State)["players"] == list[Player]
    assert [each.name for each in fields(State)] == [*(each.name for each in fields(Public)), "own"]
    assert not [secret for secret in ("aulos", "wish", "40") if secret in repr(state)]
    assert not hasattr(state, "__dict__")


@dataclass(slots=True)
class PublicBag(Concrete, Generic[C]):
    masks: list[C] = field(repr=False)


@dataclass(slots=True)
class Bag(PublicBag[str]):
    pass


def test_a_hidden_field_without_a_default_stays_out_of_the_repr() -> None:
    assert repr(Bag(["aulos"])) == "Bag()" and field_types(Bag) == {"masks": list[str]}
    with pytest.raises(ValidationError):
        Bag([40])  # type: ignore[list-item]
    with pytest.raises(ValidationError):
        Bag()  # type: ignore[call-arg]


def test_hidden_objects_in_a_view_are_not_written() -> None:
    view = show(party())
    view.players = party().players  # type: ignore[assignment]
    for player in view.players:
        player.hand = [None]
    assert b"wish" not in codec.dump_json(view, warnings="error")


def test_hidden_values_in_a_view_are_refused_when_it_is_written() -> None:
    view = show(party())
    view.deck = ["aulos"]  # type: ignore[list-item]
    with pytest.raises(PydanticSerializationError, match="none"):
        codec.dump_json(view, warnings="error")


@dataclass(slots=True)
class Unready(Public[PublicPlayer[None], None]):
    seat: int = Field(ge=0)


@dataclass(frozen=True, slots=True)
class PublicStone(Concrete):
    weight: int


@dataclass(frozen=True, slots=True)
class HiddenStone(PublicStone):
    colour: str = ""


def test_frozen_things_are_copied_too_where_they_hide_something() -> None:
    assert public_copier(HiddenStone, PublicStone)(HiddenStone(3, "red")) == PublicStone(3)


@pytest.mark.parametrize(("source", "target"), [(State, Unready), (State, Stone), (Tree, PlayersView)])
def test_classes_that_do_not_fit_are_refused(source: Any, target: Any) -> None:
    with pytest.raises(TypeError, match="public"):
        public_copier(source, target)


CHECKED = """
from tests.games.core.test_states import Player, PlayersView, Public, PublicPlayer, State, party, show

def first(public: Public[PublicPlayer[None], None] | State) -> int:
    return public.players[0].coins + len(public.deck)

state, view = party(), show(party())
right: list[Player] = state.players
count: int = first(state) + first(view)
view.players = state.players  # error
view.deck = state.deck  # error
PlayersView(1, state.players, {})  # error
print(view.players[0].wish)  # error
"""


@pytest.mark.slow
def test_mypy_refuses_a_view_that_holds_what_is_hidden(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    script = tmp_path / "views.py"
    script.write_text(CHECKED)
    said, _, _ = api.run(["--strict", "--follow-imports=silent", str(script)])
    refused = {int(line.split(":")[1]) for line in said.splitlines() if ": error:" in line}
    assert refused == {n for n, line in enumerate(CHECKED.splitlines(), 1) if "# error" in line}, said
