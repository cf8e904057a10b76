"""Questions: typed, refused, prepared, objected to (rulings A20, A25, A28)."""

import pytest
from pydantic import ValidationError

from games.ostrakon import events
from games.ostrakon.actions import (
    AskPrepared,
    AskQuestion,
    DropPrepared,
    Follow,
    KeepSilent,
    ObjectToQuestion,
    PrepareQuestion,
    Vote,
    WithdrawObjection,
)
from games.ostrakon.content import FREE
from games.ostrakon.questions import BANK, Question, clean_text, comparison_key
from games.ostrakon.rules import objectors_needed
from games.ostrakon.state import next_speaker
from tests.games.ostrakon.council import GAME, Council, events_of


def test_a_question_has_two_answers_one_for_each_stone() -> None:
    council = Council()
    council.do(AskQuestion("  Do you like\n rain? ", " Yes ", "No"))
    assert council.state.question == Question("Do you like rain?", "Yes", "No")
    assert GAME.active_seats(council.state) == tuple(range(8))


@pytest.mark.parametrize(
    "text, white, black, reason",
    [
        ("", "Yes", "No", "no_question"),
        (" ?! ", "Yes", "No", "no_question"),
        ("\u200b\u202e", "Yes", "No", "no_question"),
        ("Rain?", "", "No", "no_answer"),
        ("Rain?", "Yes", " \t", "no_answer"),
        ("Rain?", "Yes", " yES ", "same_answers"),
    ],
)
def test_what_is_no_question_with_two_answers_is_refused(text: str, white: str, black: str, reason: str) -> None:
    assert Council().refused(AskQuestion(text, white, black)) == reason


def test_texts_have_limits() -> None:
    AskQuestion("x" * 200, "y" * 60, "z" * 60)
    for values in (("x" * 201, "y", "z"), ("x", "y" * 61, "z"), ("x", "y", "z" * 61)):
        with pytest.raises(ValidationError):
            AskQuestion(*values)


@pytest.mark.parametrize(
    "again",
    [
        "Do you like rain?",
        "DO YOU LIKE RAIN?",
        "  do you\n\nlike   Rain? ",
        "Do you like\u200b rain?",
        "Do you like rain",
        "Do you like rain??",
        "«Do you like -- rain?!»",
        "Dó yoü like rain?",
        "Do you like rai'n?",
    ],
)
def test_the_same_question_is_not_asked_twice_in_a_game(again: str) -> None:
    """«Philosophers cannot ask the same question twice during the same game»; whoever asks."""
    council = Council()
    council.ask("Do you like rain?")
    council.vote("WWWWWBBB")
    assert council.refused(AskQuestion(again, "Yes", "No")) == "asked_before"
    assert council.refused(AskQuestion(again, "Other", "Answers")) == "asked_before"
    council.ask("Do you like rain and snow?")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("Is C better?", "Is C++ better?"),
        ("हल या हाल?", "हल या हिल?"),
        ("1 or 2?", "12?"),
        ("Is it his?", "Is it this?"),
    ],
)
def test_what_makes_another_question_counts(first: str, second: str) -> None:
    council = Council()
    council.ask(first)
    council.vote("WWWWWBBB")
    council.ask(second)


def test_a_question_from_the_bank_and_the_same_one_typed_are_one_question() -> None:
    bank, typed = BANK[FREE][0].question, ("are  you TICKLISH?", "Yes", "No")
    council = Council()
    council.ask(*typed)
    council.vote("WWWWWBBB")
    assert council.refused(AskQuestion(*bank)) == "asked_before"
    council = Council()
    council.ask(*bank)
    council.vote("WWWWWBBB")
    assert council.refused(AskQuestion(*typed)) == "asked_before" == council.refused(AskQuestion(*bank))
    council.ask(*BANK[FREE][1].question)


def test_invisible_and_turning_characters_are_dropped() -> None:
    assert clean_text("a\u202eb\u0000c\u2066") == "ab c"
    assert comparison_key("Straße") == comparison_key("STRASSE")


def test_the_next_speaker_prepares_a_question_that_nobody_else_sees() -> None:
    council = Council(cards=(0, 3, 2))
    assert council.can(1, PrepareQuestion) and not any(council.can(seat, PrepareQuestion) for seat in (0, 2, 7))
    before = [council.view(seat) for seat in (None, 0, 2)]
    told = council.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    assert told == [events.QuestionPrepared(1, Question("Ready?", "Yes", "No"))]
    assert [to.to for to in council.told if to.event is told[0]] == [1]
    assert [council.view(seat) for seat in (None, 0, 2)] == before
    prepared = council.view(1).prepared
    assert prepared is not None and prepared.question.text == "Ready?" and prepared.subject == FREE


def test_what_was_prepared_is_asked_with_one_press_or_dropped() -> None:
    council = Council()
    council.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    council.advance(2)
    assert council.can(1, AskPrepared)
    council.do(AskPrepared())
    assert council.state.question == Question("Ready?", "Yes", "No") and council.state.prepared is None
    other = Council()
    other.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    other.do(PrepareQuestion("Better?", "Yes", "No"), 1)
    other.do(DropPrepared(), 1)
    other.advance(2)
    assert not other.can(1, AskPrepared) and other.refused(AskPrepared()) == "nothing_prepared"


def test_it_may_be_prepared_during_the_vote_after_ones_own_stone() -> None:
    council = Council()
    council.ask()
    assert council.refused(PrepareQuestion("Ready?", "Yes", "No"), 1) == "not_now"
    council.do(Vote("white"), 1)
    council.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    for seat in (0, 2, 3, 4, 5, 6, 7):
        council.do(Vote("black" if seat > 5 else "white"), seat)
    assert council.speaker == 1 and council.can(1, AskPrepared)


def test_a_prepared_question_that_was_asked_meanwhile_is_refused() -> None:
    council = Council()
    council.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    council.ask("READY?")
    council.vote("WWWWWBBB")
    assert council.refused(AskPrepared()) == "asked_before" and not council.can(1, AskPrepared)


def test_a_follower_who_steps_in_does_not_cost_the_next_one_his_question() -> None:
    council = Council()
    council.place({7: [0, 1], 5: [2], 2: [3, 4, 5, 6, 7]}, sun=7)
    council.do(PrepareQuestion("Ready?", "Yes", "No"), 1)
    council.ask()
    council.do(Follow(), 2)
    council.vote("WWWWWBBB")
    assert council.speaker == 2 and next_speaker(council.view(None)) == 1
    assert council.view(1).prepared is not None
    council.do(KeepSilent())
    assert council.can(1, AskPrepared)


@pytest.mark.parametrize("seats, enough", [(5, 3), (6, 3), (8, 4), (9, 5), (12, 6)])
def test_more_than_half_of_the_others_strike_a_question_out(seats: int, enough: int) -> None:
    assert objectors_needed(seats) == enough and 2 * enough > seats - 1 >= 2 * (enough - 1)
    council = Council(seats)
    council.ask("Is nine better than a striped monkey?")
    council.do(Vote("white"), 1)
    for seat in range(1, enough):
        assert not events_of(council.do(ObjectToQuestion(), seat), events.QuestionStruck)
    assert events_of(council.do(ObjectToQuestion(), seats - 1), events.QuestionStruck)
    assert council.state.phase == "asking" and council.speaker == 0 and council.state.votes is None
    assert council.refused(AskQuestion("is nine better than a striped monkey?", "Yes", "No")) == "asked_before"


def strike(council: Council) -> None:
    council.ask()
    for seat in [seat for seat in range(8) if seat != council.speaker][:4]:
        council.do(ObjectToQuestion(), seat)
    assert council.state.phase == "asking"


def test_after_two_struck_questions_the_third_stands_and_a_new_turn_begins_afresh() -> None:
    council = Council()
    strike(council)
    strike(council)
    council.ask()
    assert council.refused(ObjectToQuestion(), 2) == "question_stands"
    council.vote("WWWWWBBB")
    strike(council)


def test_an_objection_can_be_withdrawn_and_the_speaker_cannot_object() -> None:
    council = Council()
    council.ask()
    assert council.refused(ObjectToQuestion(), 0) == "not_now"
    council.do(ObjectToQuestion(), 3)
    assert council.refused(ObjectToQuestion(), 3) == "objected_already"
    council.do(WithdrawObjection(), 3)
    assert council.state.objectors == () and council.refused(WithdrawObjection(), 3) == "not_objecting"


def test_a_struck_question_gives_the_follower_his_branches_back() -> None:
    council = Council()
    council.place({7: [0, 1], 5: [2], 2: [3, 4, 5, 6, 7]}, sun=7)
    council.ask()
    council.do(Follow(), 2)
    for seat in range(3, 7):
        council.do(ObjectToQuestion(), seat)
    assert council.state.branches[2] and council.state.follower is None


def test_a_table_may_play_without_objections() -> None:
    council = Council(objections=False)
    council.ask()
    assert not council.can(3, ObjectToQuestion) and council.refused(ObjectToQuestion(), 3) == "not_now"


def test_host_subjects_come_into_play() -> None:
    council = Council(subjects="Cheese; Our town; Mondays")
    assert 16 in council.state.deck and council.state.cards[16].lines[0] == "Cheese"
    council.state.row = (16, 16, 16)
    assert council.state.subject == "Cheese"
