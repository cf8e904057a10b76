"""Draw messages at random for a reader of a language: each with its place and an example of how it is said.

    python -m tests.sample_words --seed 1 --count 200
    python -m tests.sample_words --seed 1 --count 200 --language de

The examples come from random games in which every text and label of every position is asked for. A message that was
not said there gets made-up arguments.

Each package has its share of the sample, in proportion to its messages. Messages of a bank, such as the questions of
Ostrakon, count as a tenth of a message, so that they don't crowd out the others.
"""

import argparse
import random
import re
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from games.core.registry import all_games
from games.core.words import (
    ENGLISH,
    Argument,
    Markdown,
    UnknownMessage,
    Words,
    current_language,
    in_language,
    load_catalogue,
)
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
BANKS = ("questions.ftl", "subjects.ftl")
"""Files with hundreds of messages of the same kind."""
BANK_WEIGHT = 0.1
"""What a message of a bank counts, where any other counts 1."""


MADE_UP = {
    "action": "Roll the five dice",
    "address": "http://127.0.0.1:8000",
    "against": "Theo",
    "answer": "Yes",
    "answers": "Athens and Sparta",
    "at": "23 November 2026",
    "black": "No",
    "bonus": "2 coins",
    "channel": "#agora",
    "channels": "#agora and #stoa",
    "chapter": "Round 3",
    "choice": "Yes",
    "city": "Athens",
    "clock": "live, 5 minutes per decision",
    "closes": "27 November 2026",
    "code": "7K2M-9QTX-04HD",
    "coins": "3 coins",
    "command": "/play",
    "commitment": "f04abb2ff302c68e",
    "copy": "stoa-20261123-120000.db",
    "created": "20 November 2026",
    "database": "data/stoa.db",
    "deck": "Delphi",
    "description": "How many rounds the game lasts.",
    "dice": "S, M and M+L",
    "disk": "Chronos",
    "effect": "Take 4 coins.",
    "end": "8:00",
    "ends": "in 5 minutes",
    "error": "OperationalError",
    "event": "the first Olympic Games",
    "fields": "question, white, black",
    "file": "stoa-20261123-120000.db",
    "game": "Gorgias",
    "god": "Poseidon",
    "gone": "Malia rolled S, M and L.",
    "headline": "Round 2 of 7",
    "host": "Malia",
    "how": "by direct message",
    "joined": "20 November 2026",
    "judge": "Theo",
    "kick": "Hegel kicks north from G8 with the 9 of spades",
    "kind": "json",
    "known": "wisdom",
    "label": "Bid",
    "landing": "3 spaces to G11",
    "language": "Deutsch",
    "left": "in 3 days",
    "length": "30 minutes",
    "lesson": 'It answers a charge with "you do it too".',
    "levels": "easy and hard",
    "line": "Malia rolled S, M and L.",
    "link": "Gorgias · table 77",
    "match": "77",
    "motion": "Zoos should be closed",
    "name": "Malia",
    "names": "Malia and Theo",
    "now": "18:30",
    "opponent": "Theo",
    "option": "rounds",
    "options": "Statements: 7",
    "owner": "Theo",
    "permissions": "View Channel and Send Messages",
    "philosopher": "Hegel",
    "philosophers": "Hegel and Kant",
    "place": "at Delos",
    "placeholder": "Which card?",
    "player": "Malia",
    "players": "2 players",
    "problem": "it has no draws",
    "question": "Is a windy day a good day?",
    "reason": "It was opened by mistake",
    "result": "Malia won.",
    "revision": "0007",
    "role": "@Members",
    "roles": "@Members and @Judges",
    "score": "Germans 1, French 0",
    "second": "Theo",
    "secret": "9c31d05e77aa41b2",
    "settings": "Rounds: 8 · Shields: Hold",
    "shape": "●",
    "share": "33.3",
    "since": "6 seconds ago",
    "size": "4 MB",
    "start": "22:00",
    "subject": "The sea",
    "symbol": "●",
    "tables": "Gorgias (table 77) and Ostrakon (table 78)",
    "task": "it's your turn",
    "text": "Because it has always been so",
    "time": "3 min",
    "title": "Statements",
    "turn": "Waiting for Theo, whose turn began 6 seconds ago.",
    "turnout": "12 people voted.",
    "typed": "seven",
    "until": "in 5 hours",
    "url": "https://discord.com/channels/1/2",
    "user": "Malia",
    "users": "Malia and Theo",
    "value": "7",
    "verb": "Bid",
    "verdict": "A tie: 3 stones each.",
    "victim": "Theo",
    "way": "Travel",
    "where": "wisdom 2, teaching",
    "white": "Yes",
    "who": "Malia",
    "why": "the cards are the same",
    "words": "Type a whole number.",
    "year": "776 BC",
    "zone": "Athens",
}
"""Arguments for messages that no random game said."""
IN_PACKAGE = {
    "bot:vote-which": {"votes": "Vote 7 and Vote 8"},
    "games": {"cause": "press", "line": "12", "problem": "the match is over", "setup": "gorgias, 2 seats"},
    "games.epireia": {
        "actions": "donate or produce",
        "building": "the Embassy",
        "city": "Elis",
        "delian": "Hippias (flank)",
        "column": "Flank 2",
        "figure": "Hippias",
        "figures": "Hippias and Oxylus",
        "former": "Theo",
        "front": "Flank",
        "first": "4",
        "fronts": "flank and centre",
        "goods": "2 Wheat",
        "league": "Delian League",
        "one": "7",
        "peloponnesian": "Lysander (flank)",
        "places": "Hippias to Egypt and Oxylus to Ionia",
        "progress": "prestige 6",
        "second": "3",
        "stock": "3 Wheat, 2 Wood, 1 Copper",
        "tax": "2 Wheat",
        "territories": "Ionia and Aeolis",
        "title": "Pirates",
        "to": "to Egypt",
        "token": "Hoplites I",
        "tokens": "2 Hoplites I and 1 Cavalry I",
        "two": "5",
        "unit": "Hoplites",
        "units": "Hoplites",
        "way": "by sea",
        "where": "in Egypt",
    },
    "games.epireia:log-won-over-no-token": {"former": "Peloponnesian League"},
    "games.epireia:refusal-other-administrator": {"other": "Archon", "own": "Merchant"},
    "games.epireia:label-front": {"front": "flank"},
    "games.epireia:tie-stays-with": {"place": "Ionia"},
    "games.gorgias": {
        "points": "9 points",
        "pyramid": "small red",
        "scores": "Malia: 12 points and Theo: 9 points",
        "topics": "Governance",
        "wanted": "large red",
    },
    "games.grudgematch": {
        "ball": "The ball is at G8.",
        "card": "9 of spades",
        "cards": "♠ spades 4 9",
        "first": "Hegel",
        "half": "second half",
        "second": "Sartre",
        "space": "G8",
        "start": "E8",
        "surname": "Hegel",
        "team": "Germans",
        "way": "north",
    },
    "games.ostrakon": {"place": "space 11", "stone": "⚪ white"},
    "games.philosophia": {
        "bids": "Malia 3 and Theo 2",
        "card": "Tu Quoque",
        "cards": "Tu Quoque and Modus Ponens",
        "cost": "4 coins",
        "counts": "Malia 5 and Theo 3",
        "kind": "Port",
        "led": "Modus Ponens",
        "lesson": "It attacks the speaker and ignores the argument.",
        "missing": "2 answers are still to come",
        "piles": "Malia 5 and Theo 3",
        "played": 'Malia played **Know Thyself**: "Take a study token if you don\'t have one."',
        "place": "at Samos",
        "sides": "For: Malia. Against: Theo.",
        "standing": "Labyrinth Tokens: Malia 3 and Theo 1.",
        "start": "1194 BC",
        "text": "Because it has always been so.",
        "token": "Port",
        "wait": "Wait for Theo.",
    },
}
"""The same by package, or by package and message; elsewhere a card has a number."""


def examples(luck: random.Random) -> dict[tuple[str, str], str]:
    """Play random games with all numbers of players and many options; return what was said, by package and message."""
    said: dict[tuple[str, str], str] = {}
    real = Words._format

    def note(self: Words, language: str, key: str, values: Mapping[str, Argument], *, markdown: bool) -> str:
        text = real(self, language, key, values, markdown=markdown)
        if (self.package, key) not in said or luck.random() < 0.2:
            said[self.package, key] = text
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
    catalogue = load_catalogue(package, current_language())
    names = catalogue.arguments(key)
    known = MADE_UP | IN_PACKAGE.get(package, {}) | IN_PACKAGE.get(f"{package}:{key}", {})
    chosen = set(re.findall(r"\$(\w+) ->", str(catalogue.source(key).text)))
    for value in (3, Markdown("Malia")):
        values: dict[str, Any] = dict.fromkeys(names, value)
        for made in ({name: Markdown(known[name]) for name in (names - chosen) & known.keys()}, {}):
            try:
                return catalogue.format(key, values | made, markdown=True)
            except (UnknownMessage, TypeError):
                continue  # a number is needed for a plural, or text
    return str(catalogue.source(key).text)


def draw(package: str, share: int, luck: random.Random) -> list[str]:
    """Draw messages of a package at random, those of a bank with a tenth of the chance of any other.

    Args:
        package: The package.
        share: How many messages.
        luck: Where the chances come from.
    """
    catalogue = load_catalogue(package, current_language())
    order = {key: luck.random() ** (1 / weight(package, key)) for key in catalogue}
    return sorted(order, key=order.__getitem__, reverse=True)[:share]


def weight(package: str, key: str) -> float:
    """Return how much a message counts in the sample."""
    return BANK_WEIGHT if str(load_catalogue(package, current_language()).source(key).filename).endswith(BANKS) else 1


def shares(chosen: list[str], count: int) -> dict[str, int]:
    """Return how many messages of each package a sample has, in proportion to the weights of their messages.

    Args:
        chosen: The packages.
        count: How many messages the sample has.
    """
    weights = {
        package: sum(weight(package, key) for key in load_catalogue(package, current_language())) for package in chosen
    }
    exact = {package: count * each / sum(weights.values()) for package, each in weights.items()}
    found = {package: int(each) for package, each in exact.items()}
    for package in sorted(chosen, key=lambda each: found[each] - exact[each])[: count - sum(found.values())]:
        found[package] += 1
    return found


def main() -> None:
    """Print the sample."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--count", type=int, default=200, help="how many messages")
    parser.add_argument("--package", help="only messages of this one, such as games.core")
    parser.add_argument("--language", default=ENGLISH, help="the language of the messages, such as de")
    chosen = parser.parse_args()
    with in_language(chosen.language):
        write_sample(chosen)


def write_sample(chosen: argparse.Namespace) -> None:
    """Print the sample that the arguments ask for, in the current language."""
    luck = random.Random(chosen.seed)
    said = examples(luck)
    among = [
        package
        for package in packages()
        if chosen.package == package or (chosen.package is None and not package.startswith("tests."))
    ]
    sample = [
        (package, key) for package, share in shares(among, chosen.count).items() for key in draw(package, share, luck)
    ]
    luck.shuffle(sample)
    for number, (package, key) in enumerate(sample, 1):
        text = said.get((package, key)) or made_up(package, key)
        if key.startswith("log-"):  # a line of the log begins with a capital, whatever name is first
            text = text[:1].upper() + text[1:]
        file = load_catalogue(package, current_language()).source(key).filename
        print(f"{number}. [{file}: {key}]\n   " + text.replace("\n", "\n   ") + "\n")


if __name__ == "__main__":
    main()
