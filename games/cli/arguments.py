"""Parse command line arguments into games, options and numbers of seats; every error message is one sentence."""

import argparse
import json
from typing import Any, NoReturn

from pydantic import ValidationError

from games.core.game import Game
from games.core.registry import UnknownGame, all_games, find_game
from games.core.values import Options
from games.laws.setups import Setup


class UsageError(Exception):
    """The command line is invalid. The message is one sentence for the user; the exit status is 2."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UsageError` with a one-sentence message in place of printing its usage."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError` with argparse's message and a pointer to `--help`."""
        raise UsageError(f"{message[:1].upper()}{message[1:]}; see python -m games --help.")


def parse_game(name: str) -> Game[Any, Any]:
    """Return the newest edition of an installed game.

    Args:
        name: The game's name, such as "gorgias".

    Raises:
        UsageError: No such game is installed; the message lists those that are.
    """
    try:
        return find_game(name)
    except UnknownGame as unknown:
        known = ", ".join(game.name for game in all_games()) or "none"
        raise UsageError(f"There is no game {unknown}; known games: {known}.") from None


def parse_setup(game: Game[Any, Any], seats: int | None, options: str) -> Setup:
    """Check a number of seats and a game's options, and combine the three into a `Setup`.

    Args:
        game: The game.
        seats: The number of seats; None for the fewest that the game allows.
        options: The game's options as a JSON object.

    Raises:
        UsageError: The game does not allow this number of seats or these options.
    """
    if seats is None:
        seats = min(game.seats)
    if seats not in game.seats:
        raise UsageError(f"{game.title} takes {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return Setup(game, seats, parse_options(game, options))


def parse_options(game: Game[Any, Any], text: str) -> Options:
    """Parse and validate a game's options.

    Args:
        game: The game.
        text: The options as a JSON object; options that are left out take their defaults.

    Raises:
        UsageError: The text is not JSON, or the game has no such option or value.
    """
    try:
        return game.Options.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or "the JSON"
        raise UsageError(f"Options of {game.name}: {where}: {first['msg']}; defaults: {_defaults(game)}.") from None


def _defaults(game: Game[Any, Any]) -> str:
    return json.dumps(game.Options().model_dump(mode="json"))


def parse_tape(text: str) -> tuple[int, ...]:
    """Parse a recorded random game, such as "3,0,1": its random numbers separated by commas, or "-" for none.

    `games.laws.walk.Tape` replays the game from these numbers.

    Raises:
        argparse.ArgumentTypeError: The text is not such a list, or a number is negative.
    """
    if text in ("-", ""):
        return ()
    try:
        found = tuple(int(each) for each in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of numbers like 3,0,1") from None
    if min(found) < 0:
        raise argparse.ArgumentTypeError("a tape must not contain negative numbers")
    return found


def parse_positive(text: str) -> int:
    """Parse an integer greater than 0.

    Raises:
        argparse.ArgumentTypeError: The text is not such an integer.
    """
    if not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)
