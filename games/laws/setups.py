"""Setups: the numbers of seats and the options with which the laws are checked."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Gt, Interval, Le, Lt
from pydantic.fields import FieldInfo

from games.core.game import Game
from games.core.values import Options


@dataclass(frozen=True)
class Setup:
    """A game, a number of seats and the host's options: all that determines an opening state except random draws."""

    game: Game[Any, Any]
    seats: int
    options: Options

    def __str__(self) -> str:
        chosen = self.options.model_dump_json(exclude_defaults=True)
        return f"{self.game.name}, edition {self.game.edition}, {self.seats} seats, options {chosen}"


def option_values(field: FieldInfo) -> list[Any]:
    """List values of one of a game's options to test with, the default first.

    The values are: for a Literal, a bool or a small range of ints, all values; for a larger range, its two ends; for a
    text or an option that is read from a file, the examples declared with the field.

    Raises:
        TypeError: The field has another type, an int has no bounds, or a text or file has no examples.
    """
    extra = field.json_schema_extra
    if isinstance(extra, dict) and "file" in extra:
        values: list[Any] = list(field.examples or ())
        if not values:
            raise TypeError("an option from a file needs examples to test with")
    elif field.annotation is bool:
        values = [False, True]
    elif get_origin(field.annotation) is Literal:
        values = list(get_args(field.annotation))
    elif field.annotation is int:
        low, high = _bounds(field.metadata)
        if low is None or high is None:
            raise TypeError("an int option needs a lowest and a highest value")
        values = list(range(low, high + 1)) if high - low < 5 else [low, high]
    elif field.annotation is str:
        values = list(field.examples or ())
        if not values:
            raise TypeError("a text option needs examples to test with")
    else:
        raise TypeError(f"an option must be a Literal, a bool, a bounded int or a str, not {field.annotation}")
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
    """Choose combinations of a game's options to test with.

    Args:
        game: The game.
        most: The largest number of combinations to list in full.

    Yields:
        The combination of all defaults, then all other combinations. If there are more than `most` in all: the
        defaults, then for each value that is not a default the combination of it with the defaults of all other
        options.
    """
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


MOST_SETUPS = 24
"""The number of setups up to which `all_setups` combines every number of seats with every set of options."""


def all_setups(game: Game[Any, Any]) -> Iterator[Setup]:
    """Choose the setups to test a game with.

    An option may matter with some numbers of seats only, as a handicap for whoever plays alone against a pair.

    Yields:
        Every number of seats with every set of options, if these are at most `MOST_SETUPS`. Otherwise every number of
        seats with the default options, every set of options with the fewest seats, and the last set of options with the
        most seats.
    """
    sets = list(option_sets(game))
    if len(game.seats) * len(sets) <= MOST_SETUPS:
        yield from (Setup(game, seats, options) for seats in game.seats for options in sets)
        return
    for seats in game.seats:
        yield Setup(game, seats, sets[0])
        if seats == max(game.seats) != min(game.seats):
            yield from (Setup(game, seats, options) for options in sets[1:][-1:])
        elif seats == min(game.seats):
            yield from (Setup(game, seats, options) for options in sets[1:])
