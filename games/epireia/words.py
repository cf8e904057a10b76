"""Words for resources, tokens, places and dice, shared by texts, labels and pictures."""

from collections import Counter
from collections.abc import Iterable, Sequence

from games.core.presentation import listed
from games.epireia.content import (
    DECKS,
    FIGURES,
    FRONTS,
    HOME,
    LEAGUES,
    LETTERS,
    PLACES,
    RESOURCES,
    ScenarioCard,
)

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def goods(what: Iterable[int]) -> str:
    """Return text such as "2 Wheat and 1 Copper"; "nothing" if there is none."""
    return listed([f"{n} {name}" for n, name in zip(what, RESOURCES, strict=True) if n]) or "nothing"


def goods_short(what: Iterable[int]) -> str:
    """Return text such as "2W 1C"; "free" if there is none."""
    return " ".join([f"{n}{letter}" for n, letter in zip(what, LETTERS, strict=True) if n]) or "free"


def stock_words(what: Iterable[int]) -> str:
    """Return text such as "2 Wheat, 0 Wood, 1 Copper"."""
    return ", ".join([f"{n} {name}" for n, name in zip(what, RESOURCES, strict=True)])


def card_words(card: ScenarioCard) -> str:
    """Describe what a scenario card requires, gives and forbids."""
    return f"{card.objective}. Reward: {deck_name(card.reward)}. Meanwhile: {card.constraint}."


def deck_name(deck: int) -> str:
    """Return text such as "Hoplites II"."""
    return DECKS[deck].name


def token_words(token: int) -> str:
    """Return text such as "Hoplites II, power 4"; for a face-down token "Hoplites II"."""
    return f"{deck_name(token // 10)}, power {token % 10}" if token % 10 else deck_name(token // 10)


def tokens_counted(tokens: Iterable[int]) -> str:
    """Return the number of tokens of each pile, such as "3 Hoplites I, 1 Cavalry II", or "none"."""
    counts = Counter(token // 10 for token in tokens)
    return ", ".join([f"{counts[deck]} {deck_name(deck)}" for deck in sorted(counts)]) or "none"


def tokens_by_power(tokens: Iterable[int]) -> str:
    """Return the powers of the tokens of each pile, such as "Hoplites I 1, 2, 2; Triremes II 4", or "none"."""
    piles: dict[int, list[int]] = {}
    for token in sorted(tokens):
        piles.setdefault(token // 10, []).append(token % 10)
    return "; ".join([f"{deck_name(deck)} {', '.join(map(str, powers))}" for deck, powers in piles.items()]) or "none"


def slot_words(tokens: Sequence[int]) -> str:
    """Return text such as "Hoplites II (4) and Cavalry I (2)", without powers for face-down tokens, or "empty"."""
    named = [deck_name(t // 10) + (f" ({t % 10})" if t % 10 else "") for t in tokens]
    return listed(named) or "empty"


def column_name(column: int) -> str:
    """Return text such as "flank 1"."""
    return f"{FRONTS[column // 3]} {column % 3 + 1}"


def short_league(league: int) -> str:
    """Return text such as "Delian"."""
    return LEAGUES[league].split()[0]


def place_name(place: int) -> str:
    """Return a place's name, such as "Persia", or "home"."""
    return "home" if place == HOME else PLACES[place]


def plus(bonus: int) -> str:
    """Return a bonus as text, such as " + 2" or " - 2"; empty for 0."""
    return f" {'+' if bonus > 0 else '-'} {abs(bonus)}" if bonus else ""


def figure_words(figure: int) -> str:
    """Return text such as "Themistocles (2, sea)"."""
    card = FIGURES[figure]
    return f"{card.name} ({card.attack}{', sea' if card.sea else ''})"
