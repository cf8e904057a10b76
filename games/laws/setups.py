"""Setups: the seat counts and options under which a game is examined."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic.fields import FieldInfo

from games.core.game import Game, Options


@dataclass(frozen=True)
class Setup:
    """A game, its seats and its options: all that a match starts from but luck."""

    game: Game[Any, Any]
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = self.options.model_dump_json(exclude_defaults=True)
        return f"{self.game.name}, edition {self.game.edition}, {self.seats} seats, options {chosen}"


def option_values(field: FieldInfo) -> list[Any]:
    """What an option may be, the default first: all values of a Literal or bool, the ends of a wide range of ints,
    the examples of a text or of what comes from a file.

    Raises:
        TypeError: the field is none of these, or an int without bounds.
    """
    extra = field.json_schema_extra
    if isinstance(extra, dict) and "file" in extra:
        values: list[Any] = list(field.examples or ())
        if not values:
            raise TypeError("an option from a file needs examples, to be examined with")
    elif field.annotation is bool:
        values = [False, True]
    elif get_origin(field.annotation) is Literal:
        values = list(get_args(field.annotation))
    elif field.annotation is int:
        low, high = _bounds(field.metadata)
        if low is None or high is None:
            raise TypeError("an int among the options needs a lowest and a highest value")
        values = list(range(low, high + 1)) if high - low < 5 else [low, high]
    elif field.annotation is str:
        values = list(field.examples or ())
        if not values:
            raise TypeError("a typed option needs examples, to be examined with")
    else:
        raise TypeError(f"an option is a Literal, a bool, a bounded int or a str, not {field.annotation}")
    default = field.get_default(call_default_factory=True)
    return [default, *(value for value in values if value != default)]


def _bounds(metadata: list[Any]) -> tuple[int | None, int | None]:
    low: Any = None
    high: Any = None
    for each in metadata:
        match each:
            case Interval(gt=gt, ge=ge, lt=lt, le=le):
                low = ge if ge is not None else gt + 1 if gt is not None else low  # type: ignore[operator]
                high = le if le is not None else lt - 1 if lt is not None else high  # type: ignore[operator]
            case Ge(ge=value):
                low = value
            case Gt(gt=value):
                low = value + 1  # type: ignore[operator]
            case Le(le=value):
                high = value
            case Lt(lt=value):
                high = value - 1  # type: ignore[operator]
    return low, high


def option_sets(game: Game[Any, Any], most: int = 24) -> Iterator[Options]:
    """The defaults first, then every combination; where these are more than `most`, each value once."""
    names = list(game.Options.model_fields)
    values = [option_values(game.Options.model_fields[name]) for name in names]
    ways = 1
    for each in values:
        ways *= len(each)
    if ways <= most:
        for chosen in product(*values):
            yield game.Options(**dict(zip(names, chosen, strict=True)))
        return
    defaults = {name: each[0] for name, each in zip(names, values, strict=True)}
    yield game.Options(**defaults)
    for name, each in zip(names, values, strict=True):
        for value in each[1:]:
            yield game.Options(**{**defaults, name: value})


def setups(game: Game[Any, Any]) -> Iterator[Setup]:
    """Every seat count with the default options; every set of options with the fewest seats, the last one with the
    most seats too."""
    sets = list(option_sets(game))
    for seats in game.seats:
        yield Setup(game, seats, sets[0])
        if seats == max(game.seats) != min(game.seats):
            yield from (Setup(game, seats, options) for options in sets[1:][-1:])
        elif seats == min(game.seats):
            yield from (Setup(game, seats, options) for options in sets[1:])
