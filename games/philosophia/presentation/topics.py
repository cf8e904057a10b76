"""The rules by topic for `/rules`: the topics of `topics.toml`, and lists of all argument cards."""

from collections.abc import Sequence

from games.core.presentation import Topic, read_topics
from games.core.words import AllOf, Markdown, bullets, lines
from games.philosophia.content import FIRST_SYLLOGISM, SOPHISTRIES, SYLLOGISMS, WORD_OF_ZEUS
from games.philosophia.words import argument_lesson, argument_name, beaten_by, say

_SYLLOGISMS = range(FIRST_SYLLOGISM, WORD_OF_ZEUS)
_ARGUMENTA = [card for card, each in enumerate(SOPHISTRIES) if each.name.startswith("argumentum-")]
_OTHERS = [card for card in range(FIRST_SYLLOGISM) if card not in _ARGUMENTA]


def topics() -> list[Topic]:
    """Return all topics in the current language; the lists of cards follow the ring of Syllogisms."""
    found = read_topics("games.philosophia", say)
    after = [topic.title for topic in found].index(say.label("rule-ring")) + 1
    relations = [say.text("rule-beats-line", card=argument_name(card), cards=_beaten(card)) for card in _SYLLOGISMS]
    about = say.text("rule-syllogisms.text", count=len(SYLLOGISMS), relations=Markdown(" ").join(relations))
    cards = [_cards("rule-syllogisms", about, _SYLLOGISMS)]
    for key, some in (("rule-sophistry-argumentum", _ARGUMENTA), ("rule-sophistry-others", _OTHERS)):
        cards.append(_cards(key, say.text(f"{key}.text", count=len(some), all=len(SOPHISTRIES)), some))
    return [*found[:after], *cards, *found[after:]]


def _beaten(card: int) -> AllOf:
    return AllOf([say.message("sophistry"), *(argument_name(each) for each in beaten_by(card))])


def _cards(key: str, about: Markdown, cards: Sequence[int]) -> Topic:
    """Return a topic that lists argument cards in alphabetical order, with the fallacy or form of each.

    Args:
        key: The message with its title and place.
        about: The text before the list.
        cards: The cards.
    """
    names = {card: say.label("rule-card-name", card=argument_name(card)) for card in cards}
    rows = [
        say.text("rule-card", card=argument_name(card), lesson=argument_lesson(card))
        for card in sorted(cards, key=names.__getitem__)
    ]
    return Topic(say.label(key), lines([about, bullets(rows)]), say.label(f"{key}.place"), "reconstructed")
