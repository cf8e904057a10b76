"""The entry point of `python -m games`: `main`, and the definition of all commands and their arguments."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence

from games.cli import commands as cli_commands
from games.cli.arguments import Parser, UsageError, parse_positive, parse_tape
from games.core.options import option_words
from games.core.registry import all_games


def main(words: Sequence[str]) -> int:
    """Run one command of `python -m games` and print its results, or its error message to stderr.

    Args:
        words: The command line arguments without the program's name: the command, then its arguments.

    Returns:
        The exit status: 0 on success, 1 if a check failed, 2 if the command line is invalid.
    """
    try:
        arguments = _parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = arguments.run
        return run(arguments)
    except UsageError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        sys.stderr.close()
        return 0


def _list(arguments: argparse.Namespace) -> int:
    for game in all_games():
        card = {"name": game.name, "title": game.title, "seats": [game.seats[0], game.seats[-1]]}
        schema = game.Options.model_json_schema()
        for name, shown in schema.get("properties", {}).items():
            words = option_words(game, name)
            shown |= {"title": words.title, "description": words.description}
        print(json.dumps({**card, "edition": game.edition, "length": game.length, "options": schema}))
    return 0


def _replay(arguments: argparse.Namespace) -> int:
    if arguments.tape is not None:
        return cli_commands.run_tape(arguments)
    arguments.file = arguments.game
    return cli_commands.run_replay(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m games", description="The games of Stoa, without Discord.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    one = commands.add_parser("list", help="list all games, one line of JSON each")
    one.set_defaults(run=_list)

    one = commands.add_parser(
        "play", help="let computer players play a game and print it; the last line is the outcome"
    )
    _setup(one)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument(
        "--players", default="random", help="level of each seat, such as hard,random; the last applies to the rest"
    )
    one.set_defaults(run=cli_commands.run_play)

    one = commands.add_parser("replay", help="replay and verify an exported match, or replay the tape of a broken law")
    _setup(one, game="GAME_OR_FILE")
    one.add_argument(
        "--tape", type=parse_tape, metavar="N,N,...", help="the tape that `laws` printed; checks every law on it"
    )
    one.add_argument("--words", action="store_true", help="for an exported match: also print its log")
    one.set_defaults(run=_replay)

    one = commands.add_parser(
        "verify", help="check that every roll and draw of an exported match follows from its secret"
    )
    one.add_argument("file", metavar="FILE", help="what `/table export` gives when the match is over")
    one.add_argument("--commitment", metavar="DIGITS", help="the commitment that the table showed at its beginning")
    one.add_argument("--draws", action="store_true", help="print every draw with its key and bound")
    one.set_defaults(run=cli_commands.run_verify)

    one = commands.add_parser(
        "laws", help="check every law on random games; print the smallest game found that breaks one"
    )
    _setup(one, one_setup=False)
    one.add_argument(
        "--games", type=parse_positive, default=5, help="random games per number of seats and set of options"
    )
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=cli_commands.run_laws)

    one = commands.add_parser("bench", help="measure speed and state size; print lines of JSON")
    one.add_argument("game", nargs="?")
    one.add_argument("--seconds", type=float, default=1.0, help="duration of a measurement in seconds")
    one.set_defaults(run=cli_commands.run_bench)

    one = commands.add_parser("playthrough", help="check or renew the recorded playthroughs of a game")
    one.add_argument("game")
    how = one.add_mutually_exclusive_group()
    how.add_argument("--write", action="store_true", help="play and record new games")
    how.add_argument("--retell", action="store_true", help="record what the seats of the same games see now")
    one.add_argument("--folder", default="tests/playthroughs")
    one.set_defaults(run=cli_commands.run_playthrough)

    one = commands.add_parser("lesson", help="print a game's lesson, with the legal actions on its last page")
    one.add_argument("game")
    one.set_defaults(run=cli_commands.run_lesson)

    one = commands.add_parser("trace", help="print hashes of a random game that must be the same in every process")
    _setup(one)
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=cli_commands.run_trace)
    return parser


def _setup(parser: argparse.ArgumentParser, one_setup: bool = True, game: str = "game") -> None:
    parser.add_argument("game", metavar=game)
    default = "the fewest" if one_setup else "all that the game allows"
    parser.add_argument("--seats", type=parse_positive, default=None, help=f"number of seats (default: {default})")
    parser.add_argument("--options", default="{}" if one_setup else None, metavar="JSON")
