"""Words shared by texts, labels and the picture."""

from games.ostrakon.content import FREE, PHILOSOPHERS, SYMBOLS, TEMPLE, Rule, Stone
from games.ostrakon.state import Public

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")

RULE_NAMES: dict[Rule, str] = {
    "regular": "a regular day",
    "corruption": "Corruption",
    "oracle": "the Oracle",
    "treachery": "Treachery",
}
DISCS: dict[Stone, str] = {"white": "⚪", "black": "⚫"}


def counted(number: int, thing: str, things: str = "") -> str:
    """Return text such as "one stone", "three stones", "no stone"."""
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing if number < 2 else things or thing + 's'}"


def card_name(council: Public, seat: int) -> str:
    """Return the name of a seat's philosopher, or the seat's number until it has one."""
    card = council.philosophers[seat]
    return f"player {seat + 1}" if card is None else PHILOSOPHERS[card]


def subject_words(subject: str) -> str:
    """Return a subject as plain text in guillemets; a free choice of subject in words."""
    return "a free subject" if subject == FREE else f"«{subject}»"


def space_words(space: int) -> str:
    """Return text such as "space 7", "space 11 (Corruption)", "the Temple"."""
    if space == TEMPLE:
        return "the Temple"
    symbol = SYMBOLS.get(space)
    return f"space {space}" + (f" ({RULE_NAMES[symbol]})" if symbol else "")


def rule_words(council: Public) -> str:
    """Describe the special rule of the current day in a plain-text sentence."""
    some = counted(council.table.affected, "other")
    return {
        "regular": "A regular day: no special rule.",
        "corruption": f"Corruption: after the vote the speaker shows his stone, and {some} of his choice must change "
        "theirs to match.",
        "oracle": f"The Oracle: after the vote {some} of the speaker's choice show their stones; then he keeps his or "
        "turns it.",
        "treachery": "Treachery: when all stones are shown, the speaker may still turn his.",
    }[council.rule]


def missing_stones(council: Public) -> int:
    """Return the number of votes that are still to come."""
    return council.seats - len(council.laid)


def missing_stones_words(council: Public) -> str:
    """Return text such as "five stones are still to come"."""
    left = missing_stones(council)
    return f"{counted(left, 'stone')} {'is' if left == 1 else 'are'} still to come"


def clipped(text: str, most: int) -> str:
    """Shorten a plain text to at most `most` characters, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
