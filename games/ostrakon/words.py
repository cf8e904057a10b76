"""Words shared by texts, labels and the picture."""

from collections.abc import Sequence

from games.ostrakon.content import FREE, PHILOSOPHERS, SYMBOLS, TEMPLE, Rule, Stone
from games.ostrakon.view import OstrakonView

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

RULES: dict[Rule, str] = {
    "regular": "a regular day",
    "corruption": "Corruption",
    "oracle": "the Oracle",
    "treachery": "Treachery",
}
DISCS: dict[Stone, str] = {"white": "⚪", "black": "⚫"}


def listed(words: Sequence[str], last: str = "and") -> str:
    """«a», «a and b», «a, b and c»."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def counted(number: int, thing: str, things: str = "") -> str:
    """«one stone», «three stones», «no stone»."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing if number < 2 else things or thing + 's'}"


def card_name(view: OstrakonView, seat: int) -> str:
    """The philosopher of a seat, or its number as long as it has none."""
    card = view.philosophers[seat]
    return f"player {seat + 1}" if card is None else PHILOSOPHERS[card]


def subject_words(subject: str) -> str:
    """A subject in guillemets; a free one in words. Plain."""
    return "a free subject" if subject == FREE else f"«{subject}»"


def space_words(space: int) -> str:
    """«space 7», «space 11 (Corruption)», «the Temple»."""
    if space == TEMPLE:
        return "the Temple"
    symbol = SYMBOLS.get(space)
    return f"space {space}" + (f" ({RULES[symbol]})" if symbol else "")


def rule_words(view: OstrakonView) -> str:
    """What the Rule of the Day says, in a sentence; plain."""
    some = counted(view.affected, "other")
    return {
        "regular": "A regular day: no special rule.",
        "corruption": f"Corruption: after the vote the speaker shows his stone, and {some} of his choice must change "
        "theirs to match.",
        "oracle": f"The Oracle: after the vote {some} of the speaker's choice show their stones; then he keeps his or "
        "turns it.",
        "treachery": "Treachery: when all stones are shown, the speaker may still turn his.",
    }[view.rule]


def to_come(view: OstrakonView) -> int:
    """How many stones are still to come."""
    return len(view.philosophers) - len(view.laid)


def to_come_words(view: OstrakonView) -> str:
    """«five stones are still to come»."""
    left = to_come(view)
    return f"{counted(left, 'stone')} {'is' if left == 1 else 'are'} still to come"


def clipped(text: str, most: int) -> str:
    """The beginning of a plain text, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
