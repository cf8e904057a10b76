"""Words for resources, tokens, places and dice, shared by texts, labels and pictures.

Amounts of resources are given in the order Wheat, Wood, Copper.
"""

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
    """Return amounts of Wheat, Wood and Copper as text such as "2 Wheat and 1 Copper"; "nothing" if all are 0."""
    return listed([f"{n} {name}" for n, name in zip(what, RESOURCES, strict=True) if n]) or "nothing"


def goods_short(what: Iterable[int]) -> str:
    """Return amounts of Wheat, Wood and Copper as text such as "2W 1C"; "free" if all are 0."""
    return " ".join([f"{n}{letter}" for n, letter in zip(what, LETTERS, strict=True) if n]) or "free"


def stock_words(what: Iterable[int]) -> str:
    """Return amounts of Wheat, Wood and Copper, zeros included, as text such as "2 Wheat, 0 Wood, 1 Copper"."""
    return ", ".join([f"{n} {name}" for n, name in zip(what, RESOURCES, strict=True)])


def card_words(card: ScenarioCard) -> str:
    """Describe in sentences what a scenario card requires, gives as a reward and forbids."""
    return f"{card.objective}. Reward: {deck_name(card.reward)}. Meanwhile: {card.constraint}."


def deck_name(deck: int) -> str:
    """Return the name of a pile of military tokens by its index, such as "Hoplites II"."""
    return DECKS[deck].name


def token_words(token: int) -> str:
    """Return a military token as text such as "Hoplites II, power 4"; "Hoplites II" if it lies face down.

    A token is ten times its pile plus its power.
    """
    return f"{deck_name(token // 10)}, power {token % 10}" if token % 10 else deck_name(token // 10)


def tokens_counted(tokens: Iterable[int]) -> str:
    """Return how many tokens of each pile there are, as text such as "3 Hoplites I, 1 Cavalry II", or "none".

    A token is ten times its pile plus its power.
    """
    counts = Counter(token // 10 for token in tokens)
    return ", ".join([f"{counts[deck]} {deck_name(deck)}" for deck in sorted(counts)]) or "none"


def tokens_by_power(tokens: Iterable[int]) -> str:
    """Return the powers of tokens by pile, as text such as "Hoplites I 1, 2, 2; Triremes II 4", or "none".

    A token is ten times its pile plus its power.
    """
    piles: dict[int, list[int]] = {}
    for token in sorted(tokens):
        piles.setdefault(token // 10, []).append(token % 10)
    return "; ".join([f"{deck_name(deck)} {', '.join(map(str, powers))}" for deck, powers in piles.items()]) or "none"


def slot_words(tokens: Sequence[int]) -> str:
    """Return the tokens in a column as text such as "Hoplites II (4) and Cavalry I (2)", or "empty".

    A token is ten times its pile plus its power; face-down tokens are named without a power.
    """
    named = [deck_name(t // 10) + (f" ({t % 10})" if t % 10 else "") for t in tokens]
    return listed(named) or "empty"


def column_name(column: int) -> str:
    """Return the name of a column of the battlefield (0 to 8): its front and its number there, such as "flank 1"."""
    return f"{FRONTS[column // 3]} {column % 3 + 1}"


def short_league(league: int) -> str:
    """Return the short name of a league: "Delian" for 0, "Peloponnesian" for 1."""
    return LEAGUES[league].split()[0]


def place_name(place: int) -> str:
    """Return the name of a place on the map, such as "Persia", or "home"."""
    return "home" if place == HOME else PLACES[place]


def plus(bonus: int) -> str:
    """Return a bonus to a roll as text such as " + 2" or " - 2"; empty for 0."""
    return f" {'+' if bonus > 0 else '-'} {abs(bonus)}" if bonus else ""


def figure_words(figure: int) -> str:
    """Return a figure's name and attack points, and whether it has the sea icon, as text: "Themistocles (2, sea)"."""
    card = FIGURES[figure]
    return f"{card.name} ({card.attack}{', sea' if card.sea else ''})"
