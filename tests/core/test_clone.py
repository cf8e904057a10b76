"""Clones: as deep as deepcopy, for every kind of state, and refused where they would not be."""

import copy
from dataclasses import dataclass as plain
from dataclasses import field
from enum import Enum
from typing import Annotated, Any, Generic, Literal, NamedTuple, TypeVar

import pytest
from pydantic import BaseModel, ConfigDict, Field
from pydantic.dataclasses import dataclass

from games.core.clone import clone
from games.core.sealed import Sealed
from games.core.seeded import Seeded
from games.laws.held import held

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
    """Any tree."""
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
    shared = {id(thing) for thing in held(tree)} & {id(thing) for thing in held(made)}
    assert not shared
    for thing in held(made):
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
