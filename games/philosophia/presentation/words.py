"""Words for places, cards and pieces, shared by texts, labels and pictures."""

from collections.abc import Callable, Sequence

from games.philosophia.content import (
    BONUSES,
    FIRST_SYLLOGISM,
    KIND_NAMES,
    KIND_OF,
    PLACE_NAMES,
    REQUESTS,
    RESULT,
    SOPHISTRIES,
    SYLLOGISMS,
    WORD_OF_ZEUS,
)

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
REGIONS = ("Western Cities", "Eastern Cities", "Ports", "Temples", "Oracles", "the Acropolis")
KIND_LETTERS = ("W", "E", "P", "T", "O", "A")


def listed(words: Sequence[str], last: str = "and") -> str:
    """«a», «a and b», «a, b and c»."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""


def counted(count: int, one: str, many: str = "") -> str:
    """«no coins», «1 coin», «3 coins»."""
    return f"{count or 'no'} {one if count == 1 else many or one + 's'}"


def shortened(text: str, most: int) -> str:
    """At most so many characters, cut between words where one ends not far before."""
    if len(text) <= most:
        return text
    end = most - 1 if text[most - 1] == " " else text.rfind(" ", most - 20, most - 1)
    return text[: end if end > 0 else most - 1].rstrip() + "…"


def fitted(say: Callable[[int], str], longest: int, most: int) -> str:
    """What `say` makes of typed words of at most so many characters, as many as leave the whole within `most`.

    Typed words grow when they are defused, and cutting them afterwards could undo that.
    """
    length = longest
    while len(text := say(length)) > most and length > 20:
        length -= 20
    return text


def place_name(place: int) -> str:
    """«Sparta», «Oracle of Delphi»; anything else is «nowhere»."""
    return PLACE_NAMES[place] if 0 <= place < len(PLACE_NAMES) else "nowhere"


def the_place(place: int) -> str:
    """«Sparta», «the Oracle of Delphi»."""
    name = place_name(place)
    article = "the " if name.split()[0] in ("Oracle", "Odeon", "Temple", "Parthenon", "Theatre") else ""
    return f"{article}{name}"


def at_place(place: int) -> str:
    """«at Sparta», «at the Oracle of Delphi»."""
    return f"at {the_place(place)}"


def to_place(place: int) -> str:
    """«to Sparta», «to the Parthenon»."""
    return f"to {the_place(place)}"


def kind_name(place: int) -> str:
    """«Western City», «Acropolis»."""
    kind = KIND_OF[place]
    return KIND_NAMES[kind] if kind < len(KIND_NAMES) else "Acropolis"


_BONUS = {
    "sophistry": ("Sophistry card", "Sophistry cards"),
    "syllogism": ("Syllogism card", "Syllogism cards"),
    "coins": ("coin", "coins"),
    "sophists": ("sophist", "sophists"),
    "builders": ("builder", "builders"),
}


def bonus_words(bonus: int) -> str:
    """«2 coins», «1 Sophistry card»; a token that nobody has turned over is «unturned»."""
    if bonus < 0:
        return "unturned"
    return counted(BONUSES[bonus].amount, *_BONUS[BONUSES[bonus].gives])


def argument_name(card: int) -> str:
    """The name of an argument card."""
    if card == WORD_OF_ZEUS:
        return "The Word of Zeus"
    if card < FIRST_SYLLOGISM:
        return SOPHISTRIES[card].name
    return SYLLOGISMS[card - FIRST_SYLLOGISM].name


def argument_sort(card: int) -> str:
    """«Sophistry», «Syllogism», «Oracle»."""
    return "Oracle" if card == WORD_OF_ZEUS else "Sophistry" if card < FIRST_SYLLOGISM else "Syllogism"


def argument_lesson(card: int) -> str:
    """The fallacy or the rule of inference in a sentence."""
    if card == WORD_OF_ZEUS:
        return "It beats every Sophistry and every Syllogism, and is gone after one use."
    return SOPHISTRIES[card].fallacy if card < FIRST_SYLLOGISM else SYLLOGISMS[card - FIRST_SYLLOGISM].form


def beats_words(card: int) -> str:
    """What an argument card beats and loses to, in a line."""
    if card == WORD_OF_ZEUS:
        return "beats everything"
    if card < FIRST_SYLLOGISM:
        return "ties with Sophistry, loses to Syllogisms"
    beats = [s.name for i, s in enumerate(SYLLOGISMS) if RESULT[card][FIRST_SYLLOGISM + i] > 0]
    return f"beats Sophistry, {listed(beats)}"


def argument_code(card: int) -> str:
    """«So», «MP», «Z»: a card in two letters, where there is little room."""
    if card < FIRST_SYLLOGISM:
        return "So"
    return "Z" if card == WORD_OF_ZEUS else "".join(word[0] for word in argument_name(card).split())


def about_argument(card: int, led: int) -> str:
    """What a card does, and its fallacy or form whole, in at most 100 characters.

    «Syllogism, beats it: If P then Q; P; therefore Q.» as an answer to the card that was led, if one was.
    """
    lesson = argument_lesson(card)
    if led >= 0:
        verb = ("ties with", "beats", "loses to")[RESULT[card][led]]
        return f"{argument_sort(card)}, {verb} it: {lesson}"
    if card == WORD_OF_ZEUS:
        return lesson
    if card < FIRST_SYLLOGISM:
        return f"Loses to Syllogisms: {lesson}"
    beaten = [argument_code(other) for other in range(FIRST_SYLLOGISM, WORD_OF_ZEUS) if RESULT[card][other] > 0]
    return f"Beats Sophistry, {', '.join(beaten)}: {lesson}"


def explained(card: int) -> str:
    """«Non Sequitur (Sophistry): What is concluded does not follow from what was said.»"""
    return f"{argument_name(card)} ({argument_sort(card)}): {argument_lesson(card)}"


_HOLDINGS = {
    "western": ("Western City token", "Western City tokens"),
    "eastern": ("Eastern City token", "Eastern City tokens"),
    "port": ("Port token", "Port tokens"),
    "temple": ("Temple token", "Temple tokens"),
    "oracle": ("Oracle token", "Oracle tokens"),
    "every_colour": ("token of every colour", "tokens of every colour"),
    "followings": ("following", "followings"),
    "schools": ("school", "schools"),
    "coins": ("coin", "coins"),
    "builders": ("builder", "builders"),
    "wisdom": ("wisdom card", "wisdom cards"),
    "oracle_cards": ("oracle card", "oracle cards"),
    "debates": ("debate won", "debates won"),
}


def holding_name(what: str) -> str:
    """«Port tokens», «followings»: a line of an Olympic Request."""
    return _HOLDINGS[what][1]


def request_words(request: int) -> str:
    """«Poseidon: 2 Port tokens, 8 followings, 10 coins, 3 schools»."""
    if request < 0:
        return "none"
    needs = [counted(count, *_HOLDINGS[what]) for what, count in REQUESTS[request].needs.items()]
    return f"{REQUESTS[request].god}: {', '.join(needs)}"
