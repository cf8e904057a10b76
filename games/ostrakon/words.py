"""The catalogue of Ostrakon, and the nouns that its texts, labels and picture have in common."""

from functools import cache, lru_cache
from importlib.resources import files

from games.core.words import Message, Words, in_language
from games.ostrakon.content import PHILOSOPHERS, SYMBOLS, Rule, Stone

say = Words("games.ostrakon")


@cache
def philosopher_words(card: int | None) -> Message:
    """Return the name of a philosopher; `card` is an index into PHILOSOPHERS."""
    assert card is not None, "the seat has no philosopher yet"
    return say.message(f"philosopher-{PHILOSOPHERS[card]}")


@cache
def stone_words(stone: Stone) -> Message:
    """Return the word for a stone's colour, "white" or "black", as used within a sentence."""
    return say.message(f"stone-{stone}")


@cache
def rule_words(rule: Rule) -> Message:
    """Return the name of a rule of the day."""
    return say.message(f"day-{rule}")


@cache
def space_words(space: int) -> Message:
    """Return the words for a space of the path (1 to 16, not the Temple) and its symbol, as used within a sentence."""
    if (symbol := SYMBOLS.get(space)) is not None:
        return say.message("space-special", space=space, rule=rule_words(symbol))
    return say.message("space", space=space)


def subject_words(subject: str) -> Message | str:
    """Return the words for a subject: a message for one from a printed card, the text itself for one the host typed."""
    return say.message(subject) if subject.startswith("subject-") and subject in say else subject


def question_words(part: str) -> Message | str:
    """Return the words for a question or an answer: a message for one from the bank, the text itself if typed.

    Args:
        part: A text that a player typed, or the key of the bank's message. The key of a question that fits any subject
            is followed by the subject and, for `last_question`, a number: "question-any-2|subject-rain".
    """
    key, _, rest = part.partition("|")
    if not is_from_bank(part):
        return part
    subject, _, number = rest.rpartition("|") if key == "question-last" else (rest, "", "")
    return say.message(key, subject=subject_words(subject), number=int(number) if number.isdecimal() else 0)


@lru_cache(20_000)
def is_from_bank(part: str) -> bool:
    """Return True if a question or an answer is a message key from the bank, False if a player typed it."""
    key = part.partition("|")[0]
    return key.startswith("question-") and key in say


@lru_cache(2_000)
def question_in_all_languages(part: str) -> tuple[str, ...]:
    """Return a question as players may read it: one from the bank in each language, any other as it was typed."""
    found = []
    for folder in files("games.ostrakon").joinpath("words").iterdir():
        with in_language(folder.name):
            found.append(as_label(question_words(part)))
    return tuple(found)


def as_label(words: Message | str) -> str:
    """Return a message of this game, or a typed text, as plain text that stands alone, as on a button."""
    return words if isinstance(words, str) else say.label(words.key, **words.values)


def clipped(text: str, most: int) -> str:
    """Return a plain text cut to at most `most` characters, ending in an ellipsis if it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
