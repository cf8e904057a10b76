"""Parse command line arguments into games, options and numbers of seats; every error message is one sentence."""

import argparse
import json
from typing import Any, NoReturn

from pydantic import ValidationError

from games.core.game import Game
from games.core.registry import UnknownGame, all_games, find_game
from games.core.values import Options
from games.core.words import ENGLISH, Series, locale_language, say
from games.laws.setups import Setup


class UsageError(Exception):
    """The command line is invalid. Its text is one sentence in the user's language; the exit status is 2."""


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `UsageError` with a one-sentence message in place of printing its usage."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError` with argparse's message and a pointer to `--help`."""
        raise UsageError(say.label("usage-error", problem=f"{message[:1].upper()}{message[1:]}"))


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
        known = Series([game.name for game in all_games()])
        raise UsageError(say.label("no-game", name=str(unknown), games=known)) from None


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
        raise wrong_seats(game, seats)
    return Setup(game, seats, parse_options(game, options))


def wrong_seats(game: Game[Any, Any], seats: int) -> UsageError:
    """Return the error for a number of seats that a game does not allow.

    Args:
        game: The game.
        seats: The number of seats.
    """
    fewest, most = game.seats[0], game.seats[-1]
    return UsageError(say.label("wrong-seats", game=game.title, fewest=fewest, most=most, seats=seats))


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
        problem, defaults = first["msg"], _defaults(game)
        if not first["loc"]:
            text = say.label("options-unreadable", game=game.title, problem=problem, defaults=defaults)
            raise UsageError(text) from None
        option = ".".join(map(str, first["loc"]))
        text = say.label("option-wrong", game=game.title, option=option, problem=problem, defaults=defaults)
        raise UsageError(text) from None


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
        raise argparse.ArgumentTypeError(say.label("not-a-tape", text=text)) from None
    if min(found) < 0:
        raise argparse.ArgumentTypeError(say.label("negative-tape"))
    return found


def parse_positive(text: str) -> int:
    """Parse an integer greater than 0.

    Raises:
        argparse.ArgumentTypeError: The text is not such an integer.
    """
    if not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(say.label("not-positive", text=text))
    return int(text)


def parse_language(text: str) -> str:
    """Return the language of a language tag or a locale that was given on the command line, such as "de" of "de-AT".

    Raises:
        argparse.ArgumentTypeError: The text is neither.
    """
    found = locale_language(text)
    if found == ENGLISH and not text.lower().startswith(ENGLISH):
        raise argparse.ArgumentTypeError(say.label("not-a-language", text=text))
    return found
