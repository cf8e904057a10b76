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
from games.ostrakon.questions import BANK, Question
from tests.games.ostrakon.council import GAME, Council
from tests.messages import message_names

NAMES = ("Ann", "Ben", "Cleo", "Dio", "Eva", "Fay", "Gus", "Hal", "Ida", "Jon", "Kay", "Leo")


def words(seats: int = 8) -> OstrakonPresentation:
    return GAME.presentation(NAMES[:seats])


ANN = "player(name=Ann, philosopher=philosopher-asyntotos, symbol=●)"
"""The player in seat 0 where messages are shown by name."""


def test_the_headline_says_who_asks_about_what_and_how_many_stones_are_to_come() -> None:
    council = Council(cards=(0, 3, 2))
    headline = words().headline(council.view(None))
    assert headline == "Day 1 of 5 · Subject: Sport · Speaker: ● Ann (Asyntotos)"
    council.ask()
    council.do(Vote("white"), 4)
    council.do(Vote("black"), 6)
    with message_names():
        headline = words().headline(council.view(None))
    assert headline == f"headline-voting(day=1, days=5, missing=6, name={ANN}, subject=subject-sport)"


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


def test_the_path_shows_the_sun_symbols_piles_and_who_has_no_olive_branches_left() -> None:
    council = Council(5)
    council.place({6: [0, 1], 5: [2]}, sun=6, under=[3, 4])
    council.state.branches[1] = False
    assert words(5).text(council.view(None)).split("\n")[2:5] == [
        "- Space 6 (Treachery, the Sun): ● Ann (Asyntotos) and ■ Ben (Calippos, no olive branches)",
        "- Space 5: ▲ Cleo (Doreminos)",
        "- Under the Sun: ◆ Dio (Eros) and ⬟ Eva (Malia)",
    ]


def test_a_table_may_choose_to_see_who_has_voted() -> None:
    council = Council(show_voters=True)
    council.ask()
    council.do(Vote("black"), 4)
    with message_names():
        assert "board-voters(names=[card(philosopher=philosopher-malia, symbol=⬟)])" in words().text(council.view(None))


def test_each_reads_a_computers_question_in_words_of_their_own() -> None:
    council = Council(cards=(0, 3, 2))
    bank = BANK["subject-sport"][0].question
    told = council.ask(*bank)
    said, view = words(), council.view(3)
    assert "play badly in the final" in said.tell(told[0])
    for text in (said.text(view), said.prompt(view), said.alt(view)):
        assert "play badly in the final" in text and "question-" not in text
    assert said.label(view, Vote("white")) == "⚪ White: Play badly"
    council.vote("WWWWWBBB")
    assert "play badly in the final" in said.text(council.view(3))
    council.do(PrepareQuestion(*BANK["subject-free"][0].question), 2)
    assert [blank.value for blank in said.blanks(council.view(2), PrepareQuestion())] == [
        "Are you ticklish?", "Yes", "No",
    ]  # fmt: skip


def test_ones_own_stone_and_prepared_question_are_in_the_hand_and_nowhere_else() -> None:
    council = Council()
    council.ask("Rain?", "Oh yes", "Oh no")
    council.do(Vote("black"), 1)
    council.do(PrepareQuestion("My secret plan?", "Aye", "Nay"), 1)
    with message_names():
        hand = words().hand(council.view(1)).split("\n")
    assert hand == [
        "hand-hidden(answer=Oh no, stone=stone-black)",
        f"hand-prepared(subject={council.state.next_subject})",
        "hand-question(black=Nay, question=My secret plan?, white=Aye)",
    ]
    for seat in (None, 0, 2):
        assert "secret plan" not in everything_said(council, seat)
    assert words().hand(council.view(2)) == ""


def test_the_form_shows_subject_and_example_and_what_was_prepared() -> None:
    council = Council(cards=(0, 3, 2))
    question, white, black = words().blanks(council.view(0), AskQuestion())
    assert "Sport" in question.description and question.placeholder.startswith('Example: "Would you rather play badly')
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
    assert labels[:2] == ["⚪ White: " + "A" * 20 + "…", "⚫ Black: No"]  # short enough to stand side by side
    assert "A" * 60 in said.prompt(view) and "Rain?" in said.prompt(view)
    council.do(Vote("black"), 3)
    assert said.label(council.view(3), council.offers(3)[0]).startswith("Turn to ⚪ White")


def test_what_people_type_is_shown_as_plain_text_and_pings_nobody() -> None:
    council = Council(subjects="@here **x**; <@1>")
    council.state.row = (16, 16, 16)
    told = council.ask("@everyone **is** <@123> a `bot`?", "[yes](http://x.y)", "||no||")
    said = words()
    for text in (said.text(council.view(3)), *(said.tell(each) for each in told), said.headline(council.view(3))):
        assert not PING.search(text) and "**is**" not in text and "`bot`" not in text and "[yes](" not in text


@pytest.mark.parametrize(
    "reason",
    [
        "asked_before",
        "same_answers",
        "no_question",
        "not_on_top",
        "branches_spent",
        "question_stands",
        "stone_laid",
        "cannot_be_named",
    ],
)
def test_refusals_say_why(reason: str) -> None:
    council = Council()
    council.ask()
    with message_names():
        refusal = words().refusal(council.view(3), AskQuestion("A?", "b", "c"), reason)
    assert refusal == f"refusal-{reason.replace('_', '-')}"


def test_refusals_from_the_view_alone() -> None:
    council = Council(objections=False)
    said, view = words(), council.view(3)
    with message_names():
        assert said.refusal(view, KeepSilent(), NOT_ACTIVE) == f"refusal-wait(name={ANN})"
        assert said.refusal(council.view(0), Vote("white"), "not_now") == "refusal-nothing-to-vote-on"
        council.ask()
        assert said.refusal(council.view(3), ObjectToQuestion(), "not_now") == "refusal-no-objections"
        assert said.refusal(council.view(0), Follow(), "not_now") == "refusal-own-follower"
        assert said.refusal(council.view(3), Corrupt(2), "not_now") == f"refusal-speaker-decides(name={ANN})"


def test_the_log_is_a_story() -> None:
    said = words()
    revealed = events.Revealed(0, Question("Q?", "Yes", "No"), ("white",) * 5 + ("black",) * 3, 4, 3)
    assert said.tell(events.Advanced(3, 3, 11)) == "◆ Dio advanced 3 spaces to space 11 (Corruption)."
    assert said.tell(events.Advanced(3, 1, 17)) == "◆ Dio advanced 1 space and entered the Temple of Wisdom."
    assert said.tell(revealed) == (
        "All the stones were revealed: 5 for ⚪ Yes and 3 for ⚫ No. ● Ann's stone was ⚪ white; 4 of the others "
        "matched it and 3 didn't."
    )
    with message_names():
        assert said.tell(events.FollowerDeclared(4, 0)).startswith("log-follower-declared(")
        assert said.tell(events.DayBegan(2, 12, "oracle")) == "log-special-day-began(day=2, rule=day-oracle, space=12)"
        assert said.tell(events.DayBegan(2, 7, "regular")) == "log-day-began(day=2, place=space(space=7))"


def test_the_result_names_an_outstanding_victory() -> None:
    council = Council(8)
    council.place({15: [4, 1], 7: [0, 2], 3: [5, 6, 7, 3]}, sun=15)
    council.advance(3)
    outcome = GAME.outcome(council.state)
    assert outcome is not None
    with message_names():
        assert words().result(council.view(None), outcome).startswith("result-temple(")


def test_every_rule_topic_says_where_it_comes_from() -> None:
    topics = words().topics
    assert {topic.source for topic in topics} == {"printed", "ruling", "reconstructed"}
    reconstructed = {topic.title for topic in topics if topic.source == "reconstructed"}
    assert {"The special spaces", "The subject cards"} <= reconstructed
    assert len({topic.title for topic in topics}) == len(topics)


def test_where_several_share_a_space_their_lines_tell_the_pile() -> None:
    council = Council()
    council.place({4: [3, 0, 5], 6: [1], 2: [2, 4, 6, 7]}, sun=4)
    with message_names():
        scores = words().scores(council.view(None))
    assert scores[3].startswith("score-space-branches(above=, ") and "pile=top" in scores[3]
    assert "above=◆, " in scores[0] and "pile=under" in scores[0]
    assert "above=●, " in scores[5] and "pile=under" in scores[5]
    assert "above=, " in scores[1] and "pile=alone" in scores[1]
