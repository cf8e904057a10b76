"""Components: tables by number of players, the path, the cards, the bank of questions."""

import pytest

from games.ostrakon.content import (
    FREE,
    PHILOSOPHERS,
    PRINTED,
    SYMBOLS,
    TABLES,
    TEMPLE,
    TRAITS,
    best_advance,
    needed,
    subject_cards,
)
from games.ostrakon.questions import (
    BANK,
    LONGEST_ANSWER,
    LONGEST_QUESTION,
    Question,
    bank_questions,
    comparison_key,
    last_question,
    question_fault,
)
from games.ostrakon.state import OstrakonOptions
from games.ostrakon.words import as_label, philosopher_words, question_words, subject_words
from tests.games.ostrakon.council import Council


@pytest.mark.parametrize("seats", range(5, 13))
def test_start_and_days_and_best_advance_make_the_temple(seats: int) -> None:
    """Constraint 1: for every number of players it is 17 exactly."""
    table = TABLES[seats]
    assert table.start + table.days * best_advance(seats) == TEMPLE == 17


@pytest.mark.parametrize(
    "seats, start, days, affected, matches",
    [
        (5, 5, 6, 1, 2),
        (6, 5, 6, 1, 3),
        (7, 2, 5, 2, 3),
        (8, 2, 5, 2, 4),
        (9, 1, 4, 2, 4),
        (10, 1, 4, 3, 5),
        (11, 2, 3, 3, 5),
        (12, 2, 3, 3, 6),
    ],
)
def test_the_table_of_the_rules_text(seats: int, start: int, days: int, affected: int, matches: int) -> None:
    """Preparation: the pile's square and the uncovered moons; Special days: the number affected."""
    assert TABLES[seats] == (start, days, affected)
    assert needed(seats) == matches
    council = Council(seats)
    assert council.state.sun == start and council.piles == {start: tuple(range(seats))}
    assert council.view(None).table.days == days


def test_twelve_philosophers_with_the_initials_of_the_italian_alphabet_to_n() -> None:
    names = [as_label(philosopher_words(card)) for card in range(len(PHILOSOPHERS))]
    assert sorted(name[0] for name in names) == list("ABCDEFGHILMN")
    assert {"Asyntotos", "Calippos", "Doreminos", "Eros", "Malia", "Nausicaa"} <= set(names)
    assert len({tuple(sorted(traits.items())) for traits in TRAITS}) == 12


def test_the_special_spaces_leave_the_starts_blank_and_put_corruption_beyond_nine() -> None:
    """Constraint 2: the example has Corruption on one of 10 to 16. Constraint 4: the first day is regular."""
    assert any(rule == "corruption" for space, rule in SYMBOLS.items() if space >= 10)
    assert not {table.start for table in TABLES.values()} & set(SYMBOLS)
    assert sorted(SYMBOLS.values()) == ["corruption"] * 3 + ["oracle"] * 3 + ["treachery"] * 3


def test_sixteen_subject_cards_of_eight_lines_with_even_arrows() -> None:
    assert len(PRINTED) == 16
    assert all(len(card.lines) == 8 and card.lines.count(FREE) == 1 for card in PRINTED)
    assert sorted(card.arrow for card in PRINTED) == [k // 2 for k in range(16)]
    assert sorted(card.lines.index(FREE) for card in PRINTED) == [k // 2 for k in range(16)]
    subjects = [as_label(subject_words(line)) for card in PRINTED for line in card.lines if line != FREE]
    assert len(set(subjects)) == 112
    known = {
        "Sport",
        "The sea",
        "Money",
        "Paris",
        "The future",
        "Fruit",
        "Love",
        "Death",
        "Want",
        "The city",
        "The stars",
    }
    assert known <= set(subjects)


def test_blank_cards_take_a_hosts_subjects_and_fill_their_lines() -> None:
    cards = subject_cards("Cheese; Our town; Mondays")
    assert len(cards) == 17
    assert cards[16].lines == ("Cheese", "Our town", "Mondays", "Cheese", "Our town", "Mondays", "Cheese", "Our town")
    full = subject_cards(";".join(f"Subject {k}" for k in range(64)))
    assert len(full) == 24 and [card.arrow for card in full[16:]] == list(range(8))
    assert {line for card in full[16:] for line in card.lines} == {f"Subject {k}" for k in range(64)}


def test_subjects_that_are_typed_are_tidied_or_refused() -> None:
    assert OstrakonOptions(subjects=" Cheese ;\n our  town;cheese;;").subjects == "Cheese; our town"
    for bad in (";".join(f"s{k}" for k in range(65)), "x" * 31, "a\u0000b", "x;" * 600):
        with pytest.raises(ValueError):
            OstrakonOptions(subjects=bad)


def test_the_bank_has_a_question_for_every_subject_and_at_least_150() -> None:
    subjects = {line for card in PRINTED for line in card.lines}
    assert set(BANK) == subjects
    rows = [stock for rows in BANK.values() for stock in rows]
    assert len(rows) >= 150
    assert len({comparison_key(stock.question.text) for stock in rows}) == len(rows)
    for subject in [*subjects, "Mondays"]:
        for stock in bank_questions(subject):
            question = stock.question
            assert question_fault(question, ()) is None and stock.trait in TRAITS[0]
            texts = [as_label(question_words(part)) for part in question]
            assert texts[0] != question.text and len(texts[0]) <= LONGEST_QUESTION
            assert max(map(len, texts[1:])) <= LONGEST_ANSWER
            assert question_fault(Question(*texts), ()) is None, "a player may type it"


@pytest.mark.parametrize(
    ("subject", "name"), [("subject-paris", "Paris"), ("subject-the-sun", "The Sun"), ("a|b 2", "a|b 2")]
)
def test_a_question_that_fits_any_subject_names_it(subject: str, name: str) -> None:
    for question in (bank_questions(subject)[-1].question, last_question(subject, 41)):
        assert as_label(question_words(question.text)).startswith(f"{name}: ")
    assert "all 41 questions" in as_label(question_words(last_question(subject, 41).text))


@pytest.mark.parametrize(
    "typed",
    [
        "question-",
        "question-none",
        "question-any-1",
        "question-any-1|",
        "question-last",
        "question-last|x|y",
        "subject-",
    ],
)
def test_nothing_that_a_player_types_breaks_a_text(typed: str) -> None:
    assert as_label(question_words(typed))
    assert as_label(subject_words(typed))
