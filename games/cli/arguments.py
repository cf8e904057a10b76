"""What is typed on the command line, turned into games, options, seats; errors as one sentence."""

import argparse
import json
from typing import Any, NoReturn

from pydantic import ValidationError

from games.core.game import Game, Options
from games.core.registry import UnknownGame, all_games, find_game
from games.laws.setups import Setup


class Complaint(Exception):
    """What is wrong with what was typed, in one sentence; the exit status is 2."""


class Parser(argparse.ArgumentParser):
    """An argument parser that says what is wrong in one sentence, without the usage."""

    def error(self, message: str) -> NoReturn:
        raise Complaint(f"{message[:1].upper()}{message[1:]}; see python -m games --help.")


def game_named(name: str, edition: int | None = None) -> Game[Any, Any]:
    """Raises Complaint when there is no such game."""
    try:
        return find_game(name, edition)
    except UnknownGame as unknown:
        known = ", ".join(game.name for game in all_games()) or "none"
        raise Complaint(f"There is no game {unknown}; known games: {known}.") from None


def setup_of(game: Game[Any, Any], seats: int | None, options: str) -> Setup:
    """Raises Complaint when the game is not for so many, or has no such options."""
    if seats is None:
        seats = min(game.seats)
    if seats not in game.seats:
        raise Complaint(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}.")
    return Setup(game, seats, options_of(game, options))


def options_of(game: Game[Any, Any], text: str) -> Options:
    """Options from JSON. Raises Complaint when the game has none such."""
    try:
        return game.Options.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        where = ".".join(map(str, first["loc"])) or "the JSON"
        raise Complaint(f"Options of {game.name}: {where}: {first['msg']}; known: {_known(game)}.") from None


def _known(game: Game[Any, Any]) -> str:
    return json.dumps(game.Options().model_dump(mode="json"))


def numbers(text: str) -> tuple[int, ...]:
    """A list of numbers with commas between; «-» is none."""
    if text in ("-", ""):
        return ()
    try:
        found = tuple(int(each) for each in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a list of numbers like 3,0,1") from None
    if min(found) < 0:
        raise argparse.ArgumentTypeError("a tape has no negative numbers")
    return found


def positive(text: str) -> int:
    """A number above zero."""
    if not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
    return int(text)
