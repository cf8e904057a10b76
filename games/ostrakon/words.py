"""The catalogue of Ostrakon, and the nouns that its texts, labels and picture have in common."""

from functools import cache, lru_cache
from importlib.resources import files

from games.core.words import Message, Words, in_language
from games.ostrakon.content import PHILOSOPHERS, SYMBOLS, Rule, Stone

say = Words("games.ostrakon")


@cache
def philosopher_words(card: int | None) -> Message:
    """Return the name of a philosopher, which is an index into PHILOSOPHERS."""
    assert card is not None, "the seat has no philosopher yet"
    return say.message(f"philosopher-{PHILOSOPHERS[card]}")


@cache
def stone_words(stone: Stone) -> Message:
    """Return the colour of a stone, within a sentence."""
    return say.message(f"stone-{stone}")


@cache
def rule_words(rule: Rule) -> Message:
    """Return the name of a rule of the day."""
    return say.message(f"day-{rule}")


@cache
def space_words(space: int) -> Message:
    """Return a space of the path, within a sentence, with its symbol if it has one; not the Temple."""
    if (symbol := SYMBOLS.get(space)) is not None:
        return say.message("space-special", space=space, rule=rule_words(symbol))
    return say.message("space", space=space)


def subject_words(subject: str) -> Message | str:
    """Return a subject: the message of a printed one, or what the host typed."""
    return say.message(subject) if subject.startswith("subject-") and subject in say else subject


def question_words(part: str) -> Message | str:
    """Return a question or an answer: the message of one from the bank, or what a player typed.

    A question from the bank is the name of its message. If it fits any subject, the subject follows, and the number of
    the question may follow that: "question-any-2|subject-rain" (see `questions.py`).
    """
    key, _, rest = part.partition("|")
    if not is_from_bank(part):
        return part
    subject, _, number = rest.rpartition("|") if key == "question-last" else (rest, "", "")
    return say.message(key, subject=subject_words(subject), number=int(number) if number.isdecimal() else 0)


@lru_cache(20_000)
def is_from_bank(part: str) -> bool:
    """Return True if a question or an answer is the name of a message, False if a player typed it."""
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
    """Return one of these nouns as plain text by itself."""
    return words if isinstance(words, str) else say.label(words.key, **words.values)


def clipped(text: str, most: int) -> str:
    """Shorten a plain text to at most `most` characters, with an ellipsis where it was cut."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
