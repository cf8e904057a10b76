"""The command `rules`: print a game's rules by topic, as `/rules` shows them, or write them into a page of Markdown."""

import argparse
import textwrap
from pathlib import Path
from typing import Any

from games.cli.arguments import UsageError, parse_game
from games.core.game import Game
from games.core.presentation import Topic
from games.core.words import say

COMMAND = "python -m games rules"
BEGIN, END = f"<!-- {COMMAND} {{}} -->", "<!-- end -->"
"""The comments around the rules in a page; the first names the game."""
WIDTH = 120
"""The length of a line in a page."""


def run_rules(arguments: argparse.Namespace) -> int:
    """Print the rules of a game, or write them into a page of Markdown in place of those that stand there.

    Args:
        arguments: The `game`, and in `into` the page, None to print.

    Returns:
        The exit status 0.

    Raises:
        UsageError: The game is unknown, or the page cannot be read or has no place for the rules.
    """
    game = parse_game(arguments.game)
    if arguments.into is None:
        print(rules_text(game))
        return 0
    page = Path(arguments.into)
    try:
        page.write_text(with_rules(page.read_text("utf-8"), game), "utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(say.label("rules-no-page", file=str(page), problem=str(error))) from None
    return 0


def rules_text(game: Game[Any, Any]) -> str:
    """Return the rules of a game by topic, in the current language, as Markdown with a heading for each topic."""
    topics = game.presentation([say.label("player", number=n + 1) for n in range(game.seats[-1])]).topics
    return "\n\n".join(_section(topic) for topic in topics)


def with_rules(page: str, game: Game[Any, Any]) -> str:
    """Return a page of Markdown in which the rules of a game are replaced by those that the game has now.

    Args:
        page: The page, in which two comments mark the place (`BEGIN` and `END`).
        game: The game.

    Raises:
        ValueError: The page has no such place.
    """
    begin = BEGIN.format(game.name)
    before, found, rest = page.partition(begin)
    _, ended, after = rest.partition(END)
    if not (found and ended):
        raise ValueError(f"{begin} ... {END}")
    return f"{before}{begin}\n\n{rules_text(game)}\n\n{END}{after}"


def _section(topic: Topic) -> str:
    rows = [f"### {topic.title}", ""]
    for number, line in enumerate(topic.text.splitlines()):
        if number and not line.startswith(("- ", "|", ">", "#")):
            rows.append("")  # in Discord a new line is enough for a new paragraph
        rows.append(_wrapped(line))
    if topic.table:
        headings, *others = topic.table
        rows += ["", *[f"| {' | '.join(row)} |" for row in (headings, ["---"] * len(headings), *others)]]
    return "\n".join([*rows, "", f"*{topic.origin}*"])


def _wrapped(line: str) -> str:
    if line.startswith(("|", ">", "#")):
        return line
    indent = "  " if line.startswith("- ") else ""
    return textwrap.fill(line, WIDTH, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
