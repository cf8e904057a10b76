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
    """Return a number with its noun, such as "one stone", "three stones", "no stone".

    Args:
        number: The number; it is spelled out up to twelve.
        thing: The noun in the singular, also used for none.
        things: The plural; by default the singular with an "s".
    """
    word = NUMBERS[number] if number < len(NUMBERS) else str(number)
    return f"{word} {thing if number < 2 else things or thing + 's'}"


def card_name(council: Public, seat: int) -> str:
    """Return the name of a seat's philosopher, or "player 3" and the like until it has one."""
    card = council.philosophers[seat]
    return f"player {seat + 1}" if card is None else PHILOSOPHERS[card]


def subject_words(subject: str) -> str:
    """Return a subject as plain text: in quotation marks, or "a free subject" where the speaker chooses."""
    return "a free subject" if subject == FREE else f"«{subject}»"


def space_words(space: int) -> str:
    """Return a space of the path as text: "space 7", "space 11 (Corruption)" for one with a symbol, or "the Temple"."""
    if space == TEMPLE:
        return "the Temple"
    symbol = SYMBOLS.get(space)
    return f"space {space}" + (f" ({RULE_NAMES[symbol]})" if symbol else "")


def rule_words(council: Public) -> str:
    """Describe the special rule of the current day in a sentence of plain text, or say that there is none."""
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
    """Return, during a vote, how many seats have not yet voted."""
    return 0 if council.votes is None else council.votes.missing


def missing_stones_words(council: Public) -> str:
    """Return how many seats have yet to vote, as text such as "five stones are still to come"."""
    left = missing_stones(council)
    return f"{counted(left, 'stone')} {'is' if left == 1 else 'are'} still to come"


def clipped(text: str, most: int) -> str:
    """Shorten a plain text to at most `most` characters, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
