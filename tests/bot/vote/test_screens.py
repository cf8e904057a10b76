"""The texts and pictures of votes: within Discord's limits, and without a count while the vote is open."""

import dataclasses
from datetime import UTC, datetime, timedelta

import pytest
from PIL import ImageChops

from bot.interactions.vote_ids import VoteForm
from bot.screens.ballot import answer_text, ballot_form, ballot_text, question_title, stage_lines
from bot.screens.vote import (
    announcement_screen,
    archive_line,
    changes_text,
    conditions_text,
    ending_text,
    receipt_text,
    receipts_file,
    result_screen,
    status_screen,
    verdict_text,
    vote_screen,
)
from bot.screens.vote_draft import vote_form
from bot.ui.blocks import Menu, Picture, Text, TextField
from bot.ui.charts import HEAPS_HEIGHT, MAX_SHARDS, HeapsChart, _places, draw_heaps, heaps_view
from bot.ui.limits import check_form, check_screen, utf16_length
from bot.ui.words import channel_mention, say
from games.core.presentation import Style
from games.core.words import AllOf, Series
from games.picture.canvas import WIDTH, Shape, drawn_on
from storage.ballots import Eligible, Ending, Question, Receipt, Shard, Terms, Vote, VoteStatus
from storage.ballots.model import MAX_REASON, VoteChange
from storage.ballots.proof import fingerprint
from storage.ballots.questions import MAX_ANSWER, MAX_QUESTION, Ballot, Kind, Threshold, count_ballots
from tests.games.picture.test_corpus import faults
from tests.messages import says

NOON = datetime(2026, 11, 21, 12, tzinfo=UTC)
LONG = ["x", "*", "\\", "😀", "ﷺ", "a b", "\u202e"]


def vote(sign: str = "x", **changes: object) -> Vote:
    """Return a vote whose texts are as long as allowed."""
    terms = Terms(
        (
            Question(
                "stones",
                (sign * MAX_QUESTION)[:MAX_QUESTION],
                (("w" + sign * MAX_ANSWER)[:MAX_ANSWER], ("b" + sign * MAX_ANSWER)[:MAX_ANSWER]),
            ),
        ),
        closes_at=NOON + timedelta(days=60),
        eligible=Eligible(tuple(range(2**62, 2**62 + 25)), 3650, 3650),
        quorum=1_000_000,
        changeable=True,
    )
    made = Vote(
        id=99_999, guild=1, channel=2, message=3, result=None, host=4, host_name=sign * 32, terms=terms, opened_at=NOON,
        status=VoteStatus.OPEN, cast=123_456, tallies=None, spoiled=None, ending=None, shredded=False,
        first_closes_at=terms.closes_at,
    )  # fmt: skip
    return dataclasses.replace(made, **changes)  # type: ignore[arg-type]


def closed(whites: int, blacks: int, sign: str = "x", **changes: object) -> Vote:
    ending = Ending(NOON, 5, sign * 32, (sign * MAX_REASON)[:MAX_REASON])
    ballots = [((0,),)] * whites + [((1,),)] * blacks
    tallies = count_ballots(vote(sign).terms.questions, ballots, ())
    values = {"status": VoteStatus.CLOSED, "tallies": tallies, "spoiled": 2, "ending": ending}
    return vote(sign, cast=whites + blacks, result=9, **(values | changes))


@pytest.mark.parametrize("sign", LONG)
def test_every_screen_fits_however_long_the_words(sign: str) -> None:
    open_, over = vote(sign), closed(70, 50, sign)
    shards = [Shard("0A1B2C3D4E5F", ((0,),))]
    screens = [vote_screen(open_), vote_screen(over), status_screen(open_, say.text("vote-trouble-gone", vote="1")),
               result_screen(over, shards, []), result_screen(closed(0, 0, sign), [], []),
               result_screen(dataclasses.replace(over, status=VoteStatus.VOID), [], [])]  # fmt: skip
    for kind in ("recorded", "changed", "standing", "fixed"):
        receipt = Receipt(kind, ((0,),), "0A1B2C3D4E5F", "0123456789ABCDEF")  # type: ignore[arg-type]
        assert utf16_length(receipt_text(open_, receipt)) <= 2000
    for screen in screens:
        check_screen(screen)
    # Discord has let all of it through, so each is at most as long as its field.
    typed = {
        name: sign * (most // utf16_length(sign)) for name, most in (("question", MAX_QUESTION), ("white", MAX_ANSWER))
    }
    check_form(
        vote_form(VoteForm("stones", 1, 2**53, 3650, 3), "stones", typed | {"closes": "x" * 60, "quorum": "9" * 9})
    )


def test_an_open_vote_shows_the_same_whatever_was_voted() -> None:
    """A screen depends only on the vote object, and that of an open vote contains no count."""
    assert vote_screen(vote()) == vote_screen(vote())
    hidden = dataclasses.replace(vote().terms, turnout=False)
    assert vote_screen(vote(terms=hidden, cast=5)) == vote_screen(vote(terms=hidden, cast=900))
    assert status_screen(vote(terms=hidden, cast=5), None) == status_screen(vote(terms=hidden, cast=900), None)


def test_the_fingerprint_stands_from_the_opening_to_the_result() -> None:
    shown = say.text("vote-fingerprint", code=fingerprint(vote()))
    assert shown in str(vote_screen(vote())) and shown in str(result_screen(closed(1, 2), [], []))


def test_verdicts() -> None:
    no_quorum = dataclasses.replace(vote().terms, quorum=0)
    assert says(verdict_text(closed(2, 1, terms=no_quorum)), "vote-verdict-white", more=2, less=1)
    assert says(verdict_text(closed(1, 2, terms=no_quorum)), "vote-verdict-black", more=2, less=1)
    assert verdict_text(closed(4, 4, terms=no_quorum)) == say.text("vote-verdict-even", count=4)
    assert verdict_text(closed(0, 0, terms=no_quorum)) == say.text("vote-verdict-none")
    assert says(verdict_text(closed(2, 1)), "vote-verdict-quorum")


@pytest.mark.parametrize(
    ("threshold", "whites", "blacks", "needed"),
    [("half", 3, 3, None), ("two_thirds", 2, 1, 2), ("two_thirds", 63, 37, 67), ("two_thirds", 67, 33, 67),
     ("two_thirds", 66, 34, 67), ("half", 1, 0, 1)],
)  # fmt: skip
def test_a_threshold_that_is_missed_decides_nothing(
    threshold: Threshold, whites: int, blacks: int, needed: int | None
) -> None:
    terms = dataclasses.replace(vote().terms, quorum=0, threshold=threshold)
    over = closed(whites, blacks, terms=terms)
    assert says(str(vote_screen(vote(terms=terms)).blocks), f"vote-threshold-{threshold}")
    (picture,) = [block for block in result_screen(over, [], []).blocks if isinstance(block, Picture)]
    if needed is None:
        assert says(verdict_text(over), "vote-verdict-even")
    elif whites < needed:
        assert says(verdict_text(over), "vote-verdict-short", needed=needed, count=whites)
        assert say.label("vote-picture-short") in picture.drawing.view and '"winner":""' in picture.drawing.view
    else:
        assert says(verdict_text(over), "vote-verdict-white") and '"winner":"white"' in picture.drawing.view


def test_the_file_is_sorted_by_codes_alone() -> None:
    shards = [Shard("B" * 12, ((0,),)), Shard("A" * 12, ((1,),)), Shard("C" * 12, ((1,),))]
    assert receipts_file(vote(), shards) == (
        b"receipt,ballot\r\nAAAA-AAAA-AAAA,black\r\nBBBB-BBBB-BBBB,white\r\nCCCC-CCCC-CCCC,black\r\n"
    )


def test_the_picture_has_words_that_say_the_same() -> None:
    (picture,) = [block for block in result_screen(closed(61, 52), [], []).blocks if isinstance(block, Picture)]
    assert "61 white" in picture.alt and "52 black" in picture.alt and not picture.private


def heaps(whites: int, blacks: int) -> HeapsChart:
    return HeapsChart("Vote", "white wins", "Sail or stay?", "Sail", "Stay", whites, blacks, "", "All have voted.")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("whites", "blacks"), [(0, 0), (1, 0), (0, 7), (61, 52), (150, 151), (6213, 1), (1, 10**6)])
def test_heaps_of_any_size_can_be_drawn(whites: int, blacks: int, dark: bool) -> None:
    picture = draw_heaps(heaps_view(heaps(whites, blacks)), Style(dark=dark))
    assert picture.size == (WIDTH, HEAPS_HEIGHT)
    assert not faults(picture)
    empty = draw_heaps(heaps_view(heaps(0, 0)), Style(dark=dark))
    sides = [(0, 380, WIDTH // 2, 865), (WIDTH // 2, 380, WIDTH, 865)]
    drawn = [ImageChops.difference(picture.crop(side), empty.crop(side)).getbbox() is not None for side in sides]
    assert drawn == [whites > 0, blacks > 0], "one stone among a million is still seen"


@pytest.mark.parametrize("sign", ["W", "wine ", "👑", "é"])
def test_the_longest_question_and_answers_can_be_read(sign: str) -> None:
    question, answer = (sign * (most // len(sign)) for most in (MAX_QUESTION, MAX_ANSWER))
    chart = dataclasses.replace(heaps(3, 2), question=question, white=answer, black=answer)
    assert not faults(draw_heaps(heaps_view(chart), Style()))


def test_the_winning_heap_wears_a_wreath() -> None:
    def wreaths(vote: Vote) -> int:
        (block,) = [block for block in result_screen(vote, [], []).blocks if isinstance(block, Picture)]
        drawn = drawn_on(draw_heaps(block.drawing.view, Style()))
        return sum(isinstance(each, Shape) and each.name == "wreath" for each in drawn)

    no_quorum = dataclasses.replace(vote().terms, quorum=0)
    assert wreaths(closed(61, 52, terms=no_quorum)) == 1
    assert wreaths(closed(4, 4, terms=no_quorum)) == 0
    assert wreaths(closed(2, 1)) == 0, "no quorum, no winner"


def test_a_heap_has_as_many_shards_as_votes_and_stays_in_the_picture() -> None:
    for count in range(MAX_SHARDS + 1):
        places = _places(count)
        assert len(places) == count
        assert all(abs(x) < 270 and -420 < y < 10 for x, y in places)


@pytest.mark.parametrize("threshold", ["half", "two_thirds", "absolute"])
def test_a_threshold_is_told_before_and_after(threshold: Threshold) -> None:
    terms = dataclasses.replace(vote().terms, quorum=0, threshold=threshold)
    shown = str(vote_screen(vote(terms=terms)).blocks)
    assert say.text("vote-how-enough") in shown
    over = closed(3, 1, terms=terms, entitled=4)
    told = str(result_screen(over, [], []).blocks)
    assert says(told, f"vote-needed-{threshold}", needed=3)
    plain = dataclasses.replace(terms, threshold="most")
    assert say.text("vote-how-enough") not in str(vote_screen(vote(terms=plain)).blocks)
    told = str(result_screen(closed(3, 1, terms=plain), [], []).blocks)
    assert not says(told, "vote-needed-half")


def test_a_quorum_says_what_it_is_for() -> None:
    assert say.text("vote-quorum-why") in str(vote_screen(vote()).blocks)
    none = dataclasses.replace(vote().terms, quorum=0)
    assert say.text("vote-quorum-why") not in str(vote_screen(vote(terms=none)).blocks)


def test_a_paused_vote_does_not_say_how_to_vote() -> None:
    how = say.text("vote-how-stones")
    assert how in str(vote_screen(vote()).blocks) and how not in str(vote_screen(vote(paused_at=NOON)).blocks)
    assert say.text("vote-fingerprint", code=fingerprint(vote())) in str(vote_screen(vote(paused_at=NOON)).blocks)
    change = say.text("vote-changeable")
    assert change in conditions_text(vote()) and change not in conditions_text(vote(paused_at=NOON))


@pytest.mark.parametrize(("kind", "key"), [("names", "vote-menu-name"), ("choice", "vote-menu-one")])
def test_a_menu_asks_for_what_it_holds(kind: Kind, key: str) -> None:
    terms = dataclasses.replace(vote().terms, questions=(Question(kind, "Who?", tuple("ABCDEFG")),))
    (menu,) = [block for block in vote_screen(vote(terms=terms)).blocks if isinstance(block, Menu)]
    assert menu.placeholder == say.label(key)


def test_each_of_two_rankings_has_its_own_count() -> None:
    asked = (
        Question("ranked", "Who?", ("Ann", "Bob", "Cleo")),
        Question("ranked", "Where?", ("Argos", "Delos", "Naxos")),
    )
    terms = dataclasses.replace(vote().terms, questions=asked, quorum=0)
    ballot: Ballot = ((2, 0), (1,))
    over = closed(1, 0, terms=terms, tallies=count_ballots(asked, [ballot], range(3)))
    screen = result_screen(over, [Shard("0A1B2C3D4E5F", ballot)], [])
    names = [file.filename for file in screen.files]
    assert len(set(names)) == len(names) == 4, names
    quota = say.text("vote-quota", quota=1, count=1)
    counts = [block.markdown for block in screen.blocks if isinstance(block, Text) and quota in block.markdown]
    assert ["Who?" in each for each in counts] == [True, False] and "Where?" in counts[1]


def test_one_answer_has_no_order() -> None:
    asked = (Question("ranked", "Who?", ("Ann", "Bob", "Cleo")),)
    held = vote(terms=dataclasses.replace(vote().terms, questions=asked))
    assert says(ballot_text(held, ((2, 0),)), "vote-answers-ranked")
    assert ballot_text(held, ((2,),)) == say.text("vote-answers", answers="Cleo")


def test_a_form_that_asks_for_numbers_shows_whose_they_are() -> None:
    asked = (Question("stones", "Shall we?", ("Yes", "No")), Question("ranked", "Who?", ("Ann", "Bob", "Cleo")))
    form = ballot_form(vote(terms=dataclasses.replace(vote().terms, questions=asked)), {})
    field = form.fields[1]
    assert isinstance(field, TextField)
    at = [field.description.index(each) for each in ("1", "Ann", "2", "Bob", "3", "Cleo")]
    assert at == sorted(at)


def test_several_questions_have_numbers() -> None:
    asked = (
        Question("stones", "Shall we?", ("Yes", "No")),
        Question("choice", "Where?", ("Argos", "Delos", "Naxos")),
        Question("ranked", "Who?", ("Ann", "Bob", "Cleo")),
    )
    terms = dataclasses.replace(vote().terms, questions=asked, quorum=0)
    ballot: Ballot = ((), (), (2, 0))
    tallies = count_ballots(asked, [ballot], range(3))
    over = closed(1, 0, terms=terms, tallies=tallies)
    second = say.text("vote-question", question=say.label("vote-question-number", number=2, question="Where?"))
    for screen in (vote_screen(vote(terms=terms)), vote_screen(over), result_screen(over, [], [])):
        assert any(isinstance(block, Text) and second in block.markdown for block in screen.blocks)
    told = str(result_screen(over, [], []).blocks)
    assert told.count(str(say.text("vote-verdict-unanswered"))) == 2
    assert say.text("vote-first-choices") in told and say.text("vote-verdict-none") not in told
    answer = ballot_text(over, ballot)
    assert say.text("vote-answer-number", number=1, answer=say.text("vote-answer-none")) in answer
    assert say.label("vote-kind-several") in archive_line(over)


def test_of_several_questions_each_sentence_names_its_own() -> None:
    asked = (
        Question("choice", "Where?", ("Argos", "Delos", "Naxos")),
        Question("stones", "Shall we?", ("Yes", "No")),
        Question("choice", "When?", ("Today", "Tomorrow", "Never")),
    )
    terms = dataclasses.replace(vote().terms, questions=asked, quorum=0)
    shown = str(vote_screen(vote(terms=terms)).blocks)
    choose, colour = say.text("vote-how-choice"), say.text("vote-how-colour")
    assert say.text("vote-how-of", count=2, numbers=AllOf(["1", "3"]), how=choose) in shown
    assert say.text("vote-how-of", count=1, numbers="2", how=colour) in shown
    ballot: Ballot = ((0,), (1,), ())
    over = closed(1, 0, terms=terms, tallies=count_ballots(asked, [ballot], range(1)))
    for screen in (result_screen(over, [], []), announcement_screen(over)):
        told = "\n".join([block.markdown for block in screen.blocks if isinstance(block, Text)])
        places = [told.index(say.text("vote-question", question=question_title(asked, place))) for place in range(3)]
        verdicts = [
            told.index(say.text("vote-verdict-answer", answer=answer_text(asked[0], 0), count=1, all=1)),
            told.index(say.text("vote-verdict-black", answer="No", more=1, less=0)),
            told.index(say.text("vote-verdict-unanswered")),
        ]
        assert places[0] < verdicts[0] < places[1] < verdicts[1] < places[2] < verdicts[2]
        assert say.text("vote-result-title-several", vote=str(over.id)) in told and told.count("Where?") == 1
    quorum = dataclasses.replace(terms, quorum=9)
    for screen in (result_screen(closed(1, 0, terms=quorum, tallies=over.tallies), [], []),
                   announcement_screen(closed(1, 0, terms=quorum, tallies=over.tallies))):  # fmt: skip
        told = str(screen.blocks)
        assert says(told, "vote-verdict-quorum", quorum=9)
        assert not says(told, "vote-verdict-answer") and not says(told, "vote-verdict-black"), "nothing is decided"


def test_below_the_quorum_a_ranked_count_elects_nobody() -> None:
    asked = (Question("ranked", "Who?", ("Ann", "Bob", "Cleo")),)
    tallies = count_ballots(asked, [((0, 1),)], range(3))
    for quorum, elects in ((0, True), (9, False)):
        terms = dataclasses.replace(vote().terms, questions=asked, quorum=quorum)
        told = str(result_screen(closed(1, 0, terms=terms, tallies=tallies), [], []).blocks)
        assert says(told, "vote-stage-elected") == says(told, "vote-quota") == elects


def test_an_answer_without_votes_has_none_to_pass_on() -> None:
    asked = (Question("ranked", "Who?", ("Ann", "Bob", "Cleo")),)
    tally = count_ballots(asked, [((0,),), ((0,),), ((1,),), ((1,),), ((1, 0),)], range(3))[0]
    told = stage_lines(asked[0], tally)
    none = say.text("vote-stage-excluded-none", number=2, answer=answer_text(asked[0], 2))
    assert tally.winners == (1,) and (none in told or len(tally.stages) == 1), told
    tally = count_ballots(asked, [((0,),), ((0,),), ((1,),), ((1,),)], range(3))[0]
    assert none in stage_lines(asked[0], tally)


def test_the_stages_show_the_votes_and_why_an_answer_is_elected() -> None:
    asked = Question("ranked", "Who?", ("Ann", "Bob", "Cleo"), 2)
    (tally,) = count_ballots((asked,), [((0,),), ((0,),), ((0,),), ((1,),), ((2,),)], (2, 1, 0))
    told = stage_lines(asked, tally)
    out = tally.stages[-1].source
    assert out is not None
    assert tally.stages[-1].lot and say.text("vote-stage-lot", answer=answer_text(asked, out)) in told
    left = next(answer for answer in (1, 2) if answer != out)
    after = ((0, 2), (left, 1))
    votes = [say.text("vote-stage-answer", answer=asked.answers[n], votes=count) for n, count in after]
    assert say.text("vote-stage-votes", votes=Series(votes)) in told
    assert say.text("vote-stage-last", quota=tally.quota) in told, "one vote is not the quota"
    (even,) = count_ballots((asked,), [((0,),), ((0,),), ((1,),), ((1,),)], range(3))
    assert say.text("vote-stage-last", quota=even.quota) not in stage_lines(asked, even)


def test_long_answers_are_cut_so_that_all_numbers_of_a_ranking_are_there() -> None:
    answers = tuple([f"{n}" + "x" * 60 for n in range(10)])
    asked = (Question("stones", "Shall we?", ("Yes", "No")), Question("ranked", "Who?", answers))
    field = ballot_form(vote(terms=dataclasses.replace(vote().terms, questions=asked)), {}).fields[1]
    assert isinstance(field, TextField) and utf16_length(field.description) <= 100
    assert all(f"({n})" in field.description for n in range(1, 11)), field.description


def test_more_voters_than_were_stated_are_named() -> None:
    stated = dataclasses.replace(vote().terms, quorum=0, stated=3)
    told = str(result_screen(closed(3, 2, terms=stated, entitled=3), [], []).blocks)
    assert says(told, "vote-turnout-above-stated", count=5, stated=3) and not says(told, "vote-turnout-stated")
    assert says(str(result_screen(closed(2, 1, terms=stated, entitled=3), [], []).blocks), "vote-turnout-stated")


def test_a_missed_quorum_is_told_once() -> None:
    terms = dataclasses.replace(vote().terms, quorum=9)
    told = str(result_screen(closed(3, 2, terms=terms), [], []).blocks)
    assert told.count(str(say.text("vote-verdict-quorum", quorum=9))) == 1 and not says(told, "vote-quorum-met")


def test_shares_of_several_choices_are_explained() -> None:
    for most in (1, 2):
        asked = (Question("choice", "Where?", ("Argos", "Delos", "Naxos"), most),)
        terms = dataclasses.replace(vote().terms, questions=asked, quorum=0)
        over = closed(1, 0, terms=terms, tallies=count_ballots(asked, [((0,),)], range(3)))
        told = say.text("vote-count-several") in str(result_screen(over, [], []).blocks)
        assert told == (most > 1)


def test_the_terms_say_who_counts_and_what_is_hidden() -> None:
    one = vote().terms
    asked = (*one.questions, Question("choice", "Where?", ("Argos", "Delos", "Naxos")))
    several = dataclasses.replace(one, questions=asked, threshold="half", turnout=False)
    for key, terms, expected in (
        ("vote-quorum-several", several, True),
        ("vote-quorum-several", one, False),
        ("vote-threshold-several", several, True),
        ("vote-threshold-several", dataclasses.replace(several, threshold="absolute"), False),
        ("vote-turnout-hidden", several, True),
        ("vote-turnout-hidden", one, False),
    ):
        assert (say.text(key) in conditions_text(vote(terms=terms))) == expected, key
    banish = dataclasses.replace(one, questions=(Question("names", "Who?", ("Ann", "Bob")),))
    shown = str(vote_screen(vote(terms=banish)).blocks)
    assert str(say.text("vote-secret-unpublished")) in shown and str(say.text("vote-secret")) not in shown


def test_a_result_tells_what_happened_in_order() -> None:
    paused = VoteChange("paused", NOON, 4, "Ann", "x", NOON)
    told = str(result_screen(closed(1, 0, changes=(paused,)), [], []).blocks)
    at = [told.index(str(part)) for part in (changes_text(vote(changes=(paused,)))[0], ending_text(closed(1, 0)))]
    assert at == sorted(at), "it was paused before it closed"


def test_moderators_see_where_else_the_result_will_be_announced() -> None:
    place = channel_mention(77)
    held = vote(announce=77)
    assert say.text("vote-announced-in", channel=place) in str(status_screen(held, None, moderator=True).blocks)
    assert place not in str(status_screen(held, None).blocks) + str(vote_screen(held).blocks)
    assert status_screen(vote(), None, moderator=True) == status_screen(vote(), None)
