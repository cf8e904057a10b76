"""The rules by topic, read from `topics.toml`, and the argument cards, listed to be looked up."""

import tomllib
from collections.abc import Iterable
from pathlib import Path

from games.core.presentation import Topic
from games.philosophia.content import FIRST_SYLLOGISM, SOPHISTRIES, SYLLOGISMS, WORD_OF_ZEUS
from games.philosophia.presentation.words import argument_lesson, argument_name, beats_words


def _cards(title: str, cards: Iterable[int], about: str) -> Topic:
    lines = [f"- {argument_name(card)}: {argument_lesson(card)}" for card in cards]
    return Topic(title, "\n".join([about, *lines]), "Guidebook p11, p13; notes 3.8 and 3.9", "reconstructed")


def _arguments() -> tuple[Topic, ...]:
    """Every argument card with its fallacy or form: those for whose lesson a hand has no room are found here."""
    sophistries = sorted(range(FIRST_SYLLOGISM), key=argument_name)
    first = [card for card in sophistries if argument_name(card).startswith("Argumentum")]
    rest = [card for card in sophistries if card not in first]
    syllogisms = range(FIRST_SYLLOGISM, WORD_OF_ZEUS)
    beaten = " ".join(f"{argument_name(card)} {beats_words(card)}." for card in syllogisms)
    return (
        _cards("The Syllogism cards", syllogisms, f"There are {len(SYLLOGISMS)} kinds. {beaten}"),
        _cards("The Sophistry cards: Argumentum", first, f"{len(first)} of the {len(SOPHISTRIES)} fallacies."),
        _cards("The Sophistry cards: the others", rest, f"{len(rest)} of the {len(SOPHISTRIES)} fallacies."),
    )


def _topics() -> tuple[Topic, ...]:
    rows = tomllib.loads((Path(__file__).parent / "topics.toml").read_text("utf-8"))["topics"]
    topics = [Topic(**row) for row in rows]
    after = [topic.title for topic in topics].index("The ring of Syllogisms") + 1
    return (*topics[:after], *_arguments(), *topics[after:])


TOPICS: tuple[Topic, ...] = _topics()
