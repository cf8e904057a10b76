"""The rules by topic for `/rules`: the topics of `topics.toml`, with lists of the philosophers, cards and disks.

The rules page also has tables of the places, the location tokens and the Moirai cards (the solo opponent's).
"""

from collections.abc import Iterable, Sequence

from games.core.presentation import Topic, read_topics
from games.core.words import AllOf, Markdown, Message, Series
from games.philosophia.content import (
    BONUSES,
    DELPHI,
    DISKS,
    DODONA,
    FIRST_SYLLOGISM,
    KIND_NAMES,
    KIND_OF,
    MOIRAI,
    ORACLE_DECKS,
    PHILOSOPHERS,
    PLACE_NAMED,
    REQUESTS,
    SIDES,
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
    bonus_words,
    counted,
    disk_effect,
    disk_name,
    kind_key,
    oracle_effect,
    oracle_name,
    philosopher_name,
    place_name,
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
    tables = {"rule-map": _places(), "rule-bonuses": _bonuses(), "rule-moirai-cards": _moirai_cards()}
    return read_topics("games.philosophia", say, lists, tables)


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
    return [_argument(card) for card in sorted(names, key=names.__getitem__)]


def _argument(card: int) -> Markdown:
    name, lesson = argument_name(card), argument_lesson(card)
    if card < FIRST_SYLLOGISM:
        return say.text("rule-sophistry", card=name, bid=SOPHISTRIES[card].bid, lesson=lesson)
    return say.text("rule-card", card=name, lesson=lesson)


def _places() -> list[Sequence[str]]:
    """Return the table of the places by type: those of the small map, and those that the large one has besides."""
    sides = SIDES["A"], [place for place in SIDES["B"] if place not in SIDES["A"]]
    rows = [
        (name, *[_label(Series([place_name(each) for each in side if KIND_OF[each] == kind])) for side in sides])
        for kind, name in enumerate(_kind_labels())
    ]
    return [(say.label("table-type"), say.label("table-few"), say.label("table-many")), *rows]


def _bonuses() -> list[Sequence[str]]:
    """Return the table of how many location tokens of each type bear each bonus, and how many there are of each."""
    counts = [[bonus.tokens[kind] for kind in KIND_NAMES] for bonus in BONUSES]
    rows = [(_label(bonus_words(bonus)), *map(str, row)) for bonus, row in enumerate(counts)]
    total = (say.label("table-all"), *[str(sum(column)) for column in zip(*counts, strict=True)])
    return [(say.label("table-bonus"), *_kind_labels()), *rows, total]


_GIFTS = {"F": "followers", "S": "schools", "W": "wisdom", "C": "coins", "P": "sophistry", "Y": "syllogism"}
"""What the letters of a Moirai card stand for, as `counted` names it."""


def _moirai_cards() -> list[Sequence[str]]:
    """Return the table of the Moirai cards: the place, and what each gives at each level."""
    levels = ("nous", "logos", "sophia")
    rows = [
        (_label(place_name(PLACE_NAMED[card.place])), *[_gifts(getattr(card, level)) for level in levels])
        for card in MOIRAI
    ]
    return [(say.label("table-place"), *[say.label(f"option-moirai.value-{level}") for level in levels]), *rows]


def _gifts(codes: str) -> str:
    """Return in words what a Moirai card gives: "1 follower, 2 coins" for "F C2"."""
    return _label(Series([counted(_GIFTS[code[0]], int(code[1:] or 1)) for code in codes.split()]))


def _kind_labels() -> list[str]:
    return [say.label(kind_key(kind)) for kind in range(len(KIND_NAMES))]


def _label(words: Message | Series) -> str:
    return say.label("rule-card-name", card=words)
