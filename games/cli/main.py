"""The commands of `python -m games` and their arguments."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence

from games.cli import bench, goldens, laws, lesson, play, record
from games.cli.arguments import Complaint, Parser, numbers, positive
from games.core.registry import all_games


def main(words: Sequence[str]) -> int:
    """Run one command; the exit status: 0 done, 1 a law or a playthrough is broken, 2 wrongly asked."""
    try:
        arguments = _parser().parse_args(words)
        run: Callable[[argparse.Namespace], int] = arguments.run
        return run(arguments)
    except Complaint as complaint:
        print(complaint, file=sys.stderr)
        return 2
    except BrokenPipeError:  # `| head` has seen enough
        sys.stderr.close()
        return 0


def _list(arguments: argparse.Namespace) -> int:
    for game in all_games():
        card = {"name": game.name, "title": game.title, "seats": [game.seats[0], game.seats[-1]]}
        schema = game.Options.model_json_schema()
        print(json.dumps({**card, "edition": game.edition, "length": game.length, "options": schema}))
    return 0


def _replay(arguments: argparse.Namespace) -> int:
    if arguments.tape is not None:
        return laws.replay(arguments)
    arguments.file = arguments.game
    return record.run(arguments)


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m games", description="The games of Stoa, without Discord.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)

    one = commands.add_parser("list", help="one line of JSON for each game")
    one.set_defaults(run=_list)

    one = commands.add_parser("play", help="play a game with computer players and print it; the outcome comes last")
    _setup(one)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--players", default="random", help="levels by seat, the last for the rest: hard,random")
    one.set_defaults(run=play.run)

    one = commands.add_parser("replay", help="fold an exported match (FILE) again and check it; or play a tape")
    _setup(one, game="GAME_OR_FILE")
    one.add_argument("--tape", type=numbers, metavar="N,N,...", help="the numbers of a broken law; asks every law")
    one.add_argument("--words", action="store_true", help="of an exported match: tell what happened")
    one.set_defaults(run=_replay)

    one = commands.add_parser("laws", help="ask every law in random games; prints the smallest game that breaks one")
    _setup(one, one_setup=False)
    one.add_argument("--games", type=positive, default=5, help="random games for each seat count and set of options")
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=laws.run)

    one = commands.add_parser("bench", help="speeds and sizes as lines of JSON")
    one.add_argument("game", nargs="?")
    one.add_argument("--seconds", type=float, default=1.0, help="how long each thing is measured")
    one.set_defaults(run=bench.run)

    one = commands.add_parser("playthrough", help="check the recorded playthroughs of a game, or write them anew")
    one.add_argument("game")
    one.add_argument("--write", action="store_true", help="write them anew")
    one.add_argument("--folder", default="tests/playthroughs")
    one.set_defaults(run=goldens.run)

    one = commands.add_parser("lesson", help="the lesson of a game as text, with what may be done on its last page")
    one.add_argument("game")
    one.set_defaults(run=lesson.run)

    one = commands.add_parser("trace", help="hashes of a random game, which no process may have otherwise")
    _setup(one)
    one.add_argument("--seed", type=int, default=1)
    one.set_defaults(run=laws.trace)
    return parser


def _setup(parser: argparse.ArgumentParser, one_setup: bool = True, game: str = "game") -> None:
    parser.add_argument("game", metavar=game)
    every = "" if one_setup else " (every seat count when left out)"
    parser.add_argument("--seats", type=positive, default=None, help=f"number of seats{every}")
    parser.add_argument("--options", default="{}" if one_setup else None, metavar="JSON")
