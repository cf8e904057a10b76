"""Texts: complete, plain, and silent about what is secret."""

import pytest

from games.core.action import NOT_ACTIVE
from games.core.presentation import Style
from games.laws.wording import PING
from games.ostrakon import events
from games.ostrakon.actions import (
    AskPrepared,
    AskQuestion,
    Corrupt,
    Follow,
    KeepSilent,
    ObjectToQuestion,
    PrepareQuestion,
    Vote,
)
from games.ostrakon.presentation import OstrakonPresentation
from games.ostrakon.questions import Question
from tests.games.ostrakon.council import GAME, Council

NAMES = ("Ann", "Ben", "Cleo", "Dio", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Leo")


def words(seats: int = 8) -> OstrakonPresentation:
    return GAME.presentation(NAMES[:seats])


def test_the_headline_says_who_asks_about_what_and_how_many_stones_are_to_come() -> None:
    council = Council(cards=(0, 3, 2))
    assert words().headline(council.view(None)) == "Day 1 of 5: ● Ann (Asyntotos) has leave to ask about «Sport»"
    council.ask()
    council.do(Vote("white"), 4)
    council.do(Vote("black"), 6)
    headline = words().headline(council.view(None))
    assert headline == "Day 1 of 5: ● Ann (Asyntotos) asks about «Sport»; six stones are still to come"


def everything_said(council: Council, seat: int | None) -> str:
    view, said = council.view(seat), words()
    parts = [said.headline(view), said.text(view), said.alt(view), said.task(view), *said.scores(view)]
    return "\n".join([*parts, said.prompt(view), said.hand(view)] if seat is not None else parts)


def test_how_many_have_voted_is_shown_and_not_who() -> None:
    one, two = Council(), Council()
    for council, voters in ((one, (1, 4)), (two, (2, 7))):
        council.ask()
        for seat in voters:
            council.do(Vote("black"), seat)
    assert everything_said(one, None) == everything_said(two, None)
    assert everything_said(one, 5) == everything_said(two, 5)
    for style in (Style(), Style(dark=True)):
        pictures = [words().picture(each.view(None), style).tobytes() for each in (one, two)]
        assert pictures[0] == pictures[1]


def test_a_table_may_choose_to_see_who_has_voted() -> None:
    council = Council(show_voters=True)
    council.ask()
    council.do(Vote("black"), 4)
    assert "Stones lie before ⬟ Malia" in words().text(council.view(None))


def test_ones_own_stone_and_prepared_question_are_in_the_hand_and_nowhere_else() -> None:
    council = Council()
    council.ask("Rain?", "Oh yes", "Oh no")
    council.do(Vote("black"), 1)
    council.do(PrepareQuestion("My secret plan?", "Aye", "Nay"), 1)
    hand = words().hand(council.view(1))
    assert "black, Oh no" in hand and "My secret plan?" in hand
    for seat in (None, 0, 2):
        assert "secret plan" not in everything_said(council, seat)
    assert words().hand(council.view(2)) == ""


def test_the_form_shows_subject_and_example_and_what_was_prepared() -> None:
    council = Council(cards=(0, 3, 2))
    question, white, black = words().blanks(council.view(0), AskQuestion())
    assert "Sport" in question.description and question.placeholder.startswith("For example: ")
    assert question.max_length == 200 and white.max_length == black.max_length == 60
    council.do(PrepareQuestion("Ready?", "Aye", "Nay"), 1)
    council.ask()
    council.vote("WWWWWBBB")
    values = [blank.value for blank in words().blanks(council.view(1), AskQuestion())]
    assert values == ["Ready?", "Aye", "Nay"]
    assert words().label(council.view(1), AskPrepared()) == "Ask: Ready?"


def test_the_stones_are_buttons_with_their_answers() -> None:
    council = Council()
    council.ask("Rain?", "A" * 60, "No")
    said, view = words(), council.view(3)
    labels = [said.label(view, action) for action in council.offers(3)]
    assert labels[:2] == ["⚪ white: " + "A" * 20 + "…", "⚫ black: No"]  # short enough to stand side by side
    assert "A" * 60 in said.prompt(view) and "Rain?" in said.prompt(view)
    council.do(Vote("black"), 3)
    assert said.label(council.view(3), council.offers(3)[0]).startswith("Turn to ⚪ white")


def test_what_people_type_is_shown_as_plain_text_and_pings_nobody() -> None:
    council = Council(subjects="@here **x**; <@1>")
    council.state.row = (16, 16, 16)
    told = council.ask("@everyone **is** <@123> a `bot`?", "[yes](http://x.y)", "||no||")
    said = words()
    for text in (said.text(council.view(3)), *(said.tell(each) for each in told), said.headline(council.view(3))):
        assert not PING.search(text) and "**is**" not in text and "`bot`" not in text and "[yes](" not in text


@pytest.mark.parametrize(
    "reason, piece",
    [
        ("asked_before", "asked before"),
        ("same_answers", "Both answers are the same"),
        ("no_question", "Type a question"),
        ("not_on_top", "on top of his pile"),
        ("branches_spent", "once in a game"),
        ("question_stands", "this one stands"),
    ],
)
def test_refusals_say_why(reason: str, piece: str) -> None:
    council = Council()
    council.ask()
    assert piece in words().refusal(council.view(3), AskQuestion("A?", "b", "c"), reason)


def test_refusals_from_the_view_alone() -> None:
    council = Council(objections=False)
    said, view = words(), council.view(3)
    assert said.refusal(view, KeepSilent(), NOT_ACTIVE) == "Nothing is asked of you now; wait for ● Ann (Asyntotos)."
    assert "no question to vote on" in said.refusal(council.view(0), Vote("white"), "not_now")
    council.ask()
    assert "without objections" in said.refusal(council.view(3), ObjectToQuestion(), "not_now")
    assert "nobody follows himself" in said.refusal(council.view(0), Follow(), "not_now")
    assert "● Ann" in said.refusal(council.view(3), Corrupt(2), "not_now")


def test_the_log_is_a_story() -> None:
    said = words()
    assert said.tell(events.Advanced(3, 3, 11)) == "◆ Dio advanced three spaces to space 11 (Corruption)."
    assert said.tell(events.Advanced(3, 1, 17)) == "◆ Dio advanced one space and entered the Temple of Wisdom."
    revealed = events.Revealed(0, Question("Q?", "Yes", "No"), ("white",) * 5 + ("black",) * 3, 4, 3)
    assert said.tell(revealed) == (
        "All stones lay open: ⚪ Yes 5, ⚫ No 3. ● Ann had white: 4 of the others matched, 3 did not."
    )
    assert said.tell(events.FollowerDeclared(4, 0, 2)).endswith("gave way and kept the olive branches.")
    assert said.tell(events.DayBegan(2, 12, "oracle")) == "Day 2 began with the Sun on space 12 (the Oracle)."


def test_the_result_names_an_outstanding_victory() -> None:
    council = Council(8)
    council.place({15: [4, 1], 7: [0, 2], 3: [5, 6, 7, 3]}, sun=15)
    council.advance(3)
    outcome = GAME.outcome(council.state)
    assert outcome is not None
    assert "Outstanding Victory" in words().result(council.view(None), outcome)


def test_every_rule_topic_says_where_it_comes_from() -> None:
    topics = words().topics
    assert {topic.source for topic in topics} == {"printed", "ruling", "reconstructed"}
    reconstructed = {topic.title for topic in topics if topic.source == "reconstructed"}
    assert {"The special spaces", "The lines of the subject cards"} <= reconstructed
    assert len({topic.title for topic in topics}) == len(topics)
