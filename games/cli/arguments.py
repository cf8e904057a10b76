"""Parse command line arguments into games, options and seats; every error message is one sentence."""

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
        raise UsageError(f"{message[:1].upper()}{message[1:]}; see python -m games --help.")


def parse_game(name: str, edition: int | None = None) -> Game[Any, Any]:
    """Find a game.

    Args:
        name: the game's name.
        edition: the edition; None for the newest.

    Raises:
        UsageError: no such game or edition is installed.
    """
    try:
        return find_game(name, edition)
    except UnknownGame as unknown:
        known = ", ".join(game.name for game in all_games()) or "none"
        raise UsageError(f"There is no game {unknown}; known games: {known}.") from None


def parse_setup(game: Game[Any, Any], seats: int | None, options: str) -> Setup:
    """Make a setup from command line arguments.

    Args:
        game: the game.
        seats: the number of seats; None for the fewest.
        options: the options as JSON.

    Raises:
        UsageError: the game does not allow this number of seats or these options.
    """
    if seats is None:
        seats = min(game.seats)
    if seats not in game.seats:
        raise UsageError(f"{game.title} takes {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return Setup(game, seats, parse_options(game, options))


def parse_options(game: Game[Any, Any], text: str) -> Options:
    """Parse a game's options.

    Args:
        game: the game.
        text: the options as JSON; options that are left out take their defaults.

    Raises:
        UsageError: the text is not JSON, or the game has no such option or value.
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
    """Parse a tape (see `games.laws.walk.Tape`): numbers separated by commas, or "-" for an empty one.

    Raises:
        argparse.ArgumentTypeError: the text is not such a list.
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
    """Parse a positive integer.

    Raises:
        argparse.ArgumentTypeError: the text is not one.
    """
    if not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive number")
    return int(text)
