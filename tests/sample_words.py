"""Draw messages at random for a reader of the English: each with its place and an example of how it is said.

    python -m tests.sample_words --seed 1 --count 200

The examples come from random games in which every text and label of every position is asked for. A message that was
not said there gets made-up arguments.
"""

import argparse
import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.core.registry import all_games
from games.core.words import ENGLISH, Argument, Markdown, UnknownMessage, Words, load_catalogue
from games.laws import walk, wording
from games.laws.setups import Setup, all_setups
from tests.test_words import packages

NAMES = ("Malia", "Theo", "Olive", "Jonas", "Iris", "Samir")
LAWS: tuple[Callable[[walk.Position], None], ...] = (
    wording.positions_are_worded,
    wording.labels_differ,
    wording.menus_are_worded,
    wording.forms_are_valid,
    wording.events_are_worded,
)
STEPS = 150
"""How many steps of each random game are looked at."""


def examples(luck: random.Random) -> dict[tuple[str, str], str]:
    """Play random games with all numbers of players and many options; return what was said, by package and message."""
    said: dict[tuple[str, str], str] = {}
    real = Words._format

    def note(self: Words, language: str, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
        text = real(self, language, key, values, markdown=markdown)
        if (self._package, key) not in said or luck.random() < 0.2:
            said[self._package, key] = text
        return text

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Words, "_format", note)
        patch.setattr(walk, "NAMES", NAMES)
        for game in all_games():
            for setup in all_setups(game):
                play(setup, luck)
    return said


def play(setup: Setup, luck: random.Random) -> None:
    """Play a random game and ask for the words of every third position."""
    for position in walk.walk(setup, walk.Tape(more=luck.randrange)):
        if position.ply > STEPS:
            break
        if position.ply % 3 == 0 or position.outcome:
            for law in LAWS:
                law(position)


def made_up(package: str, key: str) -> str:
    """Return a message with made-up arguments."""
    catalogue = load_catalogue(package, ENGLISH)
    values: dict[str, Any] = {}
    for name in catalogue.arguments(key):
        values[name] = Markdown("Malia") if any(part in name for part in ("name", "player", "host", "user")) else 3
    for value in (3, Markdown("Malia")):
        try:
            return catalogue.format(key, {**dict.fromkeys(values, value), **values}, markdown=True)
        except (UnknownMessage, TypeError):
            values = dict.fromkeys(values, Markdown("Malia"))
    return catalogue.source(key).text


def main() -> None:
    """Print the sample."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--count", type=int, default=200, help="how many messages")
    parser.add_argument("--package", help="only messages of this one, such as games.core")
    chosen = parser.parse_args()
    luck = random.Random(chosen.seed)
    said = examples(luck)
    every = [
        (package, key)
        for package in packages()
        if chosen.package == package or (chosen.package is None and not package.startswith("tests."))
        for key in load_catalogue(package, ENGLISH)
    ]
    for number, (package, key) in enumerate(luck.sample(every, min(chosen.count, len(every))), 1):
        text = said.get((package, key)) or made_up(package, key)
        file = load_catalogue(package, ENGLISH).source(key).filename
        print(f"{number}. [{file}: {key}]\n   " + text.replace("\n", "\n   ") + "\n")


if __name__ == "__main__":
    main()
