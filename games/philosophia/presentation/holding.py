"""The arguments in a hand as text, each with its lesson, so that a player learns it before playing it."""

from games.philosophia.presentation.words import argument_name, explained
from games.philosophia.view import Own, arguments_of


def argument_lines(own: Own, room: int) -> list[str]:
    """A line for every kind of argument; those for whose lesson there is no room any more by name alone."""
    held = arguments_of(own)
    kinds = list(dict.fromkeys(held))
    if not kinds:
        return ["**Arguments:** none."]
    for told in range(len(kinds), 0, -1):
        lines = _lines(held, kinds, told)
        if len("\n".join(lines)) < room:
            return lines
    return _lines(held, kinds, 0)


def _lines(held: list[int], kinds: list[int], told: int) -> list[str]:
    lines = [f"**Arguments ({len(held)}):**"]
    lines += [f"- {_times(held, card)}{explained(card)}" for card in kinds[:told]]
    if told < len(kinds):
        names = ", ".join(f"{_times(held, card)}{argument_name(card)}" for card in kinds[told:])
        lines.append(f"- {names} (/rules: «The Sophistry cards», «The Syllogism cards»)")
    return lines


def _times(held: list[int], card: int) -> str:
    """«2x » before a card that is there twice."""
    return f"{count}x " if (count := held.count(card)) > 1 else ""
