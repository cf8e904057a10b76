"""What a hand holds as text: arguments and oracle cards, each with its lesson as long as there is room, so that a
player learns it before playing it. What has no room for that is named, and what cannot even be named is counted."""

from itertools import groupby

from games.philosophia.content import ORACLE
from games.philosophia.presentation.words import argument_name, counted, explained
from games.philosophia.view import Own, arguments_of

_MORE = "your picture shows all, and in a debate the menu names them page by page"
"""Where the arguments are that are only counted."""


def argument_lines(own: Own, room: int) -> list[str]:
    """A line for every kind of argument; those for whose lesson there is no room by name alone, or counted."""
    held = arguments_of(own)
    kinds = list(dict.fromkeys(held))
    if not kinds:
        return ["**Arguments:** none."]
    for told in range(len(kinds), -1, -1):
        if _length(lines := _arguments(held, kinds, told, len(kinds))) < room:
            return lines
    for named in range(len(kinds) - 1, 0, -1):
        if _length(lines := _arguments(held, kinds, 0, named)) < room:
            return lines
    return _arguments(held, kinds, 0, 0)


def _arguments(held: list[int], kinds: list[int], told: int, named: int) -> list[str]:
    lines = [f"**Arguments ({len(held)}):**"]
    lines += [f"- {_times(held, card)}{explained(card)}" for card in kinds[:told]]
    names = [f"{_times(held, card)}{argument_name(card)}" for card in kinds[told:named]]
    if names:
        lines.append(f"- {', '.join(names)} (/rules: «The Sophistry cards», «The Syllogism cards»)")
    if more := len(kinds) - named:
        lines.append(f"- and {counted(more, 'more kind')}: {_MORE}")
    return lines


def _times(held: list[int], card: int) -> str:
    """«2x » before a card that is there twice."""
    return f"{count}x " if (count := held.count(card)) > 1 else ""


def oracle_lines(own: Own, room: int) -> list[str]:
    """A line for every oracle card; those for whose effect there is no room by name alone, for a card that is played is
    explained again where it is chosen."""
    for told in range(len(own.oracle), -1, -1):
        lines = [f"- {_oracle(card)}: {ORACLE[card].effect}" for card in own.oracle[:told]]
        if named := own.oracle[told:]:
            lines.append(f"- {', '.join(_oracle(card) for card in named)} (each is explained where you play it)")
        if _length(lines) < room:
            break
    return ["**Oracle cards:**", *lines] if own.oracle else []


def _oracle(card: int) -> str:
    return f"{ORACLE[card].name} ({ORACLE[card].deck})"


def wishes_words(own: Own) -> str:
    """«2 Syllogism cards, then 1 Sophistry card»: a list in its order."""
    runs = [(wish, len(list(same))) for wish, same in groupby(own.wishes)]
    return ", then ".join(counted(count, ("Sophistry card", "Syllogism card")[wish]) for wish, count in runs)


def _length(lines: list[str]) -> int:
    return len("\n".join(lines))
