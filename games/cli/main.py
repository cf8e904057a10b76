"""The entry point of `python -m games`: `main`, and the definition of all commands and their arguments."""

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence

from games.cli.arguments import Parser, UsageError, parse_language, parse_positive, parse_tape
from games.cli.bench import run_bench
from games.cli.laws import run_laws, run_tape, run_trace
from games.cli.play import run_lesson, run_play
from games.cli.playthroughs import run_playthrough
from games.cli.replay import run_replay, run_verify
from games.cli.rules import run_rules
from games.core.game import option_words
from games.core.registry import all_games
from games.core.words import current_language, in_language, language_of_terminal, say


def main(words: Sequence[str]) -> int:
    """Run one command of `python -m games` and print its results, or its error message to stderr.

    It speaks the language of the environment's locale, or the one given with `--language`.

    Args:
        words: The command line arguments without the program's name: the command, then its arguments.

    Returns:
        The exit status: 0 on success, 1 if a check failed, 2 if the command line is invalid.
    """
    try:
        with in_language(language_of_terminal(os.environ)):
            arguments = _parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = arguments.run
        with in_language(arguments.language):
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
        return run_tape(arguments)
    arguments.file = arguments.game
    return run_replay(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m games", description=say.label("description"))
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    _ready(commands.add_parser("list", help=say.label("command-list")), _list)

    one = _ready(commands.add_parser("play", help=say.label("command-play")), run_play)
    _add_setup(one)
    one.add_argument("--seed", type=int, default=1, help=say.label("argument-seed"))
    one.add_argument("--players", default="random", help=say.label("argument-players"))
    one.add_argument("--words", action="store_true", help=say.label("argument-play-words"))

    one = _ready(commands.add_parser("replay", help=say.label("command-replay")), _replay)
    _add_setup(one, game="GAME_OR_FILE")
    one.add_argument("--tape", type=parse_tape, metavar="N,N,...", help=say.label("argument-tape"))
    one.add_argument("--words", action="store_true", help=say.label("argument-replay-words"))

    one = _ready(commands.add_parser("verify", help=say.label("command-verify")), run_verify)
    one.add_argument("file", metavar="FILE", help=say.label("argument-file"))
    one.add_argument("--commitment", metavar="DIGITS", help=say.label("argument-commitment"))
    one.add_argument("--draws", action="store_true", help=say.label("argument-draws"))

    one = _ready(commands.add_parser("laws", help=say.label("command-laws")), run_laws)
    _add_setup(one, one_setup=False)
    much = one.add_mutually_exclusive_group()
    much.add_argument("--games", type=parse_positive, default=5, help=say.label("argument-games"))
    much.add_argument("--seconds", type=parse_positive, help=say.label("argument-laws-seconds"))
    one.add_argument("--seed", type=int, default=1, help=say.label("argument-seed"))

    one = _ready(commands.add_parser("bench", help=say.label("command-bench")), run_bench)
    one.add_argument("game", nargs="?")
    one.add_argument("--seconds", type=float, default=1.0, help=say.label("argument-seconds"))

    one = _ready(commands.add_parser("playthrough", help=say.label("command-playthrough")), run_playthrough)
    one.add_argument("game")
    how = one.add_mutually_exclusive_group()
    how.add_argument("--write", action="store_true", help=say.label("argument-write"))
    how.add_argument("--retell", action="store_true", help=say.label("argument-retell"))
    one.add_argument("--folder", default="tests/playthroughs", help=say.label("argument-folder"))

    one = _ready(commands.add_parser("lesson", help=say.label("command-lesson")), run_lesson)
    one.add_argument("game")

    one = _ready(commands.add_parser("rules", help=say.label("command-rules")), run_rules)
    one.add_argument("game")
    one.add_argument("--into", metavar="FILE", help=say.label("argument-into"))

    one = _ready(commands.add_parser("trace", help=say.label("command-trace")), run_trace)
    _add_setup(one)
    one.add_argument("--seed", type=int, default=1, help=say.label("argument-seed"))
    return parser


def _ready(parser: argparse.ArgumentParser, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
    """Add to the parser of one command what all commands have in common, and return the parser.

    Args:
        parser: The parser.
        run: Runs the command.
    """
    language = say.label("argument-language")
    parser.add_argument("--language", type=parse_language, default=current_language(), help=language)
    parser.set_defaults(run=run)
    return parser


def _add_setup(parser: argparse.ArgumentParser, one_setup: bool = True, game: str = "game") -> None:
    parser.add_argument("game", metavar=game)
    seats = say.label("argument-seats" if one_setup else "argument-seats-all")
    options = say.label("argument-options" if one_setup else "argument-options-all")
    parser.add_argument("--seats", type=parse_positive, default=None, help=seats)
    parser.add_argument("--options", default="{}" if one_setup else None, metavar="JSON", help=options)
