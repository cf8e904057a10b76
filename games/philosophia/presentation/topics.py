"""The rules by topic for `/rules`: the topics of `topics.toml`, with lists of the philosophers, cards and disks."""

from collections.abc import Iterable

from games.core.presentation import Topic, read_topics
from games.core.words import AllOf, Markdown, Message
from games.philosophia.content import (
    DELPHI,
    DISKS,
    DODONA,
    FIRST_SYLLOGISM,
    ORACLE_DECKS,
    PHILOSOPHERS,
    REQUESTS,
    SOPHISTRIES,
    START,
    TROPHONIUS,
    WORD_OF_ZEUS,
)
from games.philosophia.words import (
    ability,
    argument_lesson,
    argument_name,
    at_place,
    counted,
    disk_effect,
    disk_name,
    oracle_effect,
    oracle_name,
    philosopher_name,
    request_words,
    said_in_text,
    say,
)

_SYLLOGISMS = range(FIRST_SYLLOGISM, WORD_OF_ZEUS)
_ARGUMENTA = [card for card, each in enumerate(SOPHISTRIES) if each.name.startswith("argumentum-")]
_OTHERS = [card for card in range(FIRST_SYLLOGISM) if card not in _ARGUMENTA]


def topics() -> list[Topic]:
    """Return all topics of the rules that `/rules` explains, in the current language."""
    lists = {
        "rule-philosophers": [_philosopher(number) for number in range(len(PHILOSOPHERS))],
        "rule-delphi": _oracle_cards(DELPHI),
        "rule-dodona": _oracle_cards(DODONA),
        "rule-trophonius": _oracle_cards(TROPHONIUS),
        "rule-disks": [_effect(disk_name(disk), disk_effect(disk)) for disk in range(len(DISKS))],
        "rule-syllogisms": _arguments(_SYLLOGISMS),
        "rule-sophistry-argumentum": _arguments(_ARGUMENTA),
        "rule-sophistry-others": _arguments(_OTHERS),
        "rule-gods": [said_in_text(request_words(request)) for request in range(len(REQUESTS))],
    }
    return read_topics("games.philosophia", say, lists)


def _philosopher(number: int) -> Markdown:
    items = AllOf([counted(what, count) for what, count in PHILOSOPHERS[number].kit.items()])
    return say.text(
        "rule-philosopher",
        name=philosopher_name(number),
        place=at_place(START[number]),
        items=items,
        ability=ability(number),
    )


def _oracle_cards(deck: int) -> list[Markdown]:
    return [_effect(oracle_name(card), oracle_effect(card)) for card in ORACLE_DECKS[deck]]


def _effect(name: Message, effect: Message) -> Markdown:
    return say.text("rule-effect", name=name, effect=effect)


def _arguments(cards: Iterable[int]) -> list[Markdown]:
    """Return one line for each of these argument cards, in alphabetical order, with its fallacy or argument form."""
    names = {card: say.label("rule-card-name", card=argument_name(card)) for card in cards}
    return [
        say.text("rule-card", card=argument_name(card), lesson=argument_lesson(card))
        for card in sorted(names, key=names.__getitem__)
    ]
