"""The True Philosopher variant (p14): proofs, spoken arguments, judges, own wisdom cards; rulings R43, R45."""

import pytest
from pydantic import ValidationError

from bot.screens.panel import panel_screen
from bot.ui.blocks import Text
from games.core.action import blank
from games.core.sealed import Submissions
from games.core.words import escape
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    CollectLabyrinthToken,
    FinishWriting,
    InitiateDebate,
    JudgeArgument,
    JudgeProof,
    OfferProof,
    PassDebate,
    PlayArgument,
    ProposeMotion,
    WriteWisdomCards,
)
from games.philosophia.events import MotionProposed
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.rules.labyrinth import LEARN, SCHOOLS
from games.philosophia.state import PhilosophiaOptions, WisdomCard
from games.philosophia.words import say, teachings
from tests.bot.screens.matches import match_of
from tests.games.philosophia.table import DD, GAME, MP, MT, NAMES, Table, Told
from tests.messages import message_names, says


def proving() -> Table:
    table = Table("Plato", "Homer", "Socrates", prove_knowledge=True)
    table.player(0).wisdom = [0, 1, 2]
    table.act_at("Thebes")
    return table


def test_the_token_for_wisdom_has_to_be_earned_before_another_player() -> None:
    table = proving()
    table.do(CollectLabyrinthToken(LEARN))
    assert table.player(0).labyrinth == 0
    assert {each.judge for each in table.offers(OfferProof)} == {1, 2}
    table.do(OfferProof(2, "rulers", "wonder", "force"))
    assert GAME.active_seats(table.state) == (2,)
    assert GAME.view(table.state, 1).proof and "wonder" in GAME.view(table.state, 1).proof.texts  # type: ignore[union-attr]
    table.do(JudgeProof(True))
    assert table.player(0).claimed == [LEARN] and table.state.turn == 1


def test_r43_a_failed_proof_costs_the_action_gives_a_coin_and_may_be_tried_again() -> None:
    table = proving()
    coins = table.player(0).coins
    table.do(CollectLabyrinthToken(LEARN))
    table.do(OfferProof(1, "a ruler", "a wonder", "a free mind"))
    table.do(JudgeProof(False))
    assert (table.player(0).labyrinth, table.player(0).coins, table.state.turn) == (0, coins + 1, 1)
    assert table.player(0).wisdom == [0, 1, 2]
    table.state.turn = 0
    table.act_at("Thebes")
    assert table.offers(CollectLabyrinthToken)


def test_other_tokens_need_no_proof() -> None:
    table = proving()
    table.player(0).schools = 0
    table.do(CollectLabyrinthToken(SCHOOLS))
    assert table.player(0).labyrinth == 1


def real(mode: str, *hands: tuple[int, ...]) -> Table:
    table = Table("Plato", "Homer", "Socrates", real_debate=mode)
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


def test_first_the_motion_is_agreed_on() -> None:
    table = real("spoken", (0, 1), (MT,))
    assert table.state.phase == "motion" and table.asked == 0
    assert table.refused(AgreeMotion()) == "no_motion"
    table.do(ProposeMotion("Zoos should be closed"))
    assert table.asked == 1
    table.do(ProposeMotion("  Zoos   should be kept "))
    assert table.state.debate and table.state.debate.motion == "Zoos should be kept"
    table.do(ProposeMotion("Everybody should eat no meat"))
    assert table.refused(ProposeMotion("And again")) == "motion_stands"
    table.do(AgreeMotion())
    assert table.state.phase == "debate" and table.asked == 0


def test_each_card_comes_with_an_argument() -> None:
    table = real("spoken", (0, 1), (MT,))
    table.do(ProposeMotion("Zoos should be closed"))
    table.do(AgreeMotion())
    assert table.refused(PlayArgument(0)) == "not_now"
    table.do(Argue(0, "You pay to see animals suffer"))
    table.do(Argue(MT, "If they suffered they would die sooner; they live longer"))
    assert [each.text[:3] for each in table.state.debate.spoken] == ["You", "If "]  # type: ignore[union-attr]
    assert any("live longer" in GAME.presentation(NAMES[:3]).tell(event) for event in table.events)


def test_a_judged_card_counts_when_the_table_accepts_it() -> None:
    table = real("judged", (0, 1), (MT,))
    table.do(ProposeMotion("Zoos should be closed"))
    table.do(AgreeMotion())
    table.do(Argue(0, "hm"))
    assert GAME.active_seats(table.state) == (1, 2)
    table.do(JudgeArgument(False), seat=2)
    assert table.state.chosen == (2,) and GAME.view(table.state, None).submissions == Submissions((1, 2), missing=1)
    table.do(JudgeArgument(False), seat=1)
    assert table.state.phase == "debate" and table.asked == 0 and 0 in table.player(0).hand
    assert table.offers(PassDebate), "after a refusal even the opener may pass"
    table.do(Argue(0, "They are locked up, and we would hate to be"))
    table.do(JudgeArgument(True), seat=1)
    table.do(JudgeArgument(False), seat=2)
    assert table.state.debate and table.state.debate.led == 0, "a tie of votes accepts"


def test_markup_in_what_is_typed_is_defused() -> None:
    table = real("spoken", (0, 1), (MT,))
    table.do(ProposeMotion("@everyone **shout** <@1>"))
    said = GAME.presentation(NAMES[:3]).tell(table.events[-1])
    assert "@everyone" not in said and "<@1>" not in said and "\\*\\*" in said
    text = GAME.presentation(NAMES[:3]).text(GAME.view(table.state, None))
    assert "@everyone" not in text


def test_what_is_typed_has_a_length() -> None:
    with pytest.raises(ValidationError):
        Argue(0, "x" * 501)
    with pytest.raises(ValidationError):
        ProposeMotion("x" * 151)


def writing() -> Table:
    table = Table(seats=2)
    chosen = PhilosophiaOptions(own_wisdom=True)
    table.state = GAME.start(2, chosen, Told([]))
    return table


def test_the_host_writes_wisdom_cards_before_the_game() -> None:
    table = writing()
    assert table.state.phase == "cards" and GAME.active_seats(table.state) == (0,), "the first seat, if nobody says"
    table.state = GAME.hosted(table.state, 1)
    assert GAME.active_seats(table.state) == (1,) and GAME.free_seats(table.state) == ()
    table.do(WriteWisdomCards(1, "Ideas are what is real.", "", "The sun stands for the Good. (Republic 508)"))
    assert GAME.active_seats(table.state) == (1,)
    table.do(WriteWisdomCards(1, "Ideas are real.", "", ""))
    table.do(FinishWriting())
    cards = table.state.teachings[1]
    assert cards[0] == "Ideas are real." and cards[2].endswith("(Republic 508)") and cards[1] == ""
    shown = teachings(table.state.teachings, 1)
    assert shown[::2] == tuple(cards[::2]) and "155d" in shown[1], "an empty line keeps the game's own card"
    assert table.state.teachings[0] == [] and table.state.phase == "move"


def test_the_pen_is_the_hosts_and_others_hear_so() -> None:
    table = writing()
    opening = table.state
    table.state = GAME.hosted(opening, 1)
    assert opening.asked == 0, "the given opening is left as it was"
    words = GAME.presentation(NAMES[:2])
    for action in (WriteWisdomCards(1, "Ideas are real."), FinishWriting()):
        reason = table.refused(action, seat=0)
        with message_names():
            said = words.refusal(GAME.view(table.state, 0), action, reason)
        assert said == "refusal-host-writes(wait=wait(name=Ali))"
    assert words.headline(GAME.view(table.state, 0)) == "Ali can write wisdom cards"


def test_a_table_without_own_wisdom_cards_has_no_part_for_its_host() -> None:
    opening = GAME.start(2, PhilosophiaOptions(), Told([]))
    assert GAME.hosted(opening, 1 - opening.asked) == opening


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (("", " ", ""), "no_teaching"),
        (("\u200b", "\x00", "\u2800"), "no_teaching"),
        (("The same.", "the  same.", ""), "same_teaching"),
        (("The same.", "The same.\u200b", ""), "same_teaching"),
        (("A", "", ""), "teaching_length"),
        (("A\u200b\u200b", "", ""), "teaching_length"),
        (("", "x" * 194, ""), "teaching_length"),
    ],
)
def test_cards_that_cannot_be_are_refused_in_words(lines: tuple[str, str, str], reason: str) -> None:
    table = writing()
    assert table.refused(WriteWisdomCards(1, *lines)) == reason


def test_the_forms_of_open_actions() -> None:
    table = writing()
    words = GAME.presentation(NAMES[:2])
    view = GAME.view(table.state, 0)
    fields = [each.field for each in words.blanks(view, blank(WriteWisdomCards(1, "a")))]
    assert fields == ["first", "second", "third"]


def test_alone_there_is_nobody_to_judge() -> None:
    table = Table(seats=1, prove_knowledge=True, real_debate="judged")
    from games.philosophia.actions import ChoosePhilosopher

    table.do(ChoosePhilosopher(1))
    table.do(ChoosePhilosopher(0))
    table.player(0).wisdom = [0, 1, 2]
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    assert table.player(0).labyrinth == 1


def test_a_new_card_differs_from_those_that_are_kept() -> None:
    table = writing()
    table.do(WriteWisdomCards(1, "Ideas are real."), seat=0)
    assert table.refused(WriteWisdomCards(1, "", "ideas are REAL.")) == "same_teaching"
    table.do(WriteWisdomCards(1, "Ideas are real."))
    table.do(WriteWisdomCards(1, "Nobody errs.", "Ideas are real."))
    assert table.state.teachings[1][:2] == ["Nobody errs.", "Ideas are real."]


def test_a_card_that_is_typed_may_be_as_long_as_one_from_a_file_and_is_one_line_without_control_characters() -> None:
    longest = WisdomCard(philosopher="Plato", teaching="x" * 140, place="y" * 50).text()
    table = writing()
    words, view = GAME.presentation(NAMES[:2]), GAME.view(table.state, 0)
    assert {each.max_length for each in words.blanks(view, WriteWisdomCards(1))} == {len(longest)}
    table.do(WriteWisdomCards(1, longest, "\x00Ideas\nare\x1b\u0085 real.\x7f", "éàü"), seat=0)
    assert table.state.teachings[1] == [longest, "Ideas are real.", "éàü"]


def test_what_cannot_be_seen_is_no_word_in_a_debate_that_is_spoken_aloud() -> None:
    table = real("spoken", (0, 1), (MT,))
    table.do(ProposeMotion("\u200b"))
    table.do(ProposeMotion("Zoos\x00should be\u0085 closed 🦁"))
    table.do(AgreeMotion())
    table.do(Argue(0, "\u2060"))
    said = [event for event in table.events if isinstance(event, MotionProposed)]
    assert [event.motion for event in said] == ["", "Zoos should be closed 🦁"]
    assert table.state.debate and table.state.debate.led == 0 and not table.state.debate.spoken


def test_a_teaching_in_a_file_has_to_be_seen_too() -> None:
    with pytest.raises(ValidationError, match="at least 3 visible characters"):
        WisdomCard(philosopher="Plato", teaching="\u200b\u200b\u2060.")


MOTION = "Zoos should be closed"


def words_for(table: Table, seat: int) -> tuple[str, str, str]:
    """Prompt, hand and text form of a seat."""
    words, view = GAME.presentation(NAMES[: len(table.state.players)]), GAME.view(table.state, seat)
    return words.prompt(view), words.hand(view), words.text(view)


def proof(*summaries: str) -> Table:
    """The first has just summarised his cards for the third."""
    table = Table("Plato", "Homer", "Socrates", prove_knowledge=True)
    table.player(0).wisdom = [0, 1, 2]
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    table.do(OfferProof(2, *summaries))
    return table


def test_the_judge_of_a_proof_reads_the_cards_and_the_whole_summaries() -> None:
    """Three of the longest, each with an end of its own."""
    summaries = [(f"{word} would be ruled by those who know, and so on. " * 9)[:396] + word[:4] for word in NAMES[:3]]
    table = proof(*summaries)
    prompt, hand, _ = words_for(table, 2)
    assert "Caro" in prompt and len(hand) <= 2000
    for card, summary in zip(teachings(table.state.teachings, table.player(0).philosopher), summaries, strict=True):
        assert len(summary) >= 399 and escape(card) in hand and escape(summary) in hand
        assert hand.index(escape(card)) < hand.index(escape(summary))
    assert "Apology" not in hand, "the judge's own cards are not what he judges by"
    assert "Apology" not in words_for(table, 0)[1] and "Olympic Request" in words_for(table, 0)[1]


@pytest.mark.parametrize("text_only", [False, True])
def test_the_panel_of_the_judge_has_them_too_with_a_picture_or_without(text_only: bool) -> None:
    summaries = [(f"{word} would be ruled by those who know, and so on. " * 9)[:396] + word[:4] for word in NAMES[:3]]
    match = match_of(GAME, proof(*summaries).state, 3, names=NAMES[:3])
    blocks = panel_screen(match, 2, text_only=text_only).blocks
    shown = "\n".join(block.markdown for block in blocks if isinstance(block, Text))
    assert all(escape(summary) in shown for summary in summaries)


def test_signs_that_have_to_be_defused_do_not_burst_the_hand_of_the_judge() -> None:
    _, hand, text = words_for(proof(*("*." * 200,) * 3), 2)
    assert len(hand) <= 2000 and len(text) <= 3500
    assert hand.count("Summary:") == 3 and hand.count("\\*\\.") > 200


def argues_for(table: Table) -> bool:
    """Return True if the player to move is told to argue for the motion."""
    return says(words_for(table, table.asked)[0], "games.philosophia:prompt-for", motion=MOTION)


def debating(*philosophers: str, mode: str = "spoken") -> Table:
    table = Table(*philosophers, real_debate=mode)
    for seat, hand in enumerate(((MP, 0, 1), (DD, 2, 3), (MT, 4, 5))[: len(philosophers)]):
        table.hand(seat, *hand)
    return table


def test_p14_whoever_goes_first_is_for_the_motion_to_the_end_of_the_debate() -> None:
    """The printed example: Ali is against it, also when it is her turn to lead."""
    table = debating("Plato", "Homer")
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    assert "For: Caro. Against: Ali." in words_for(table, 0)[0]
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    assert says(words_for(table, 0)[0], "games.philosophia:prompt-for", motion=MOTION)
    table.do(Argue(MP, "You pay to see them suffer"))
    assert says(words_for(table, 1)[0], "games.philosophia:prompt-against", motion=MOTION)
    table.do(Argue(DD, "They live longer there"))
    assert table.asked == 1 and says(words_for(table, 1)[0], "games.philosophia:prompt-against", motion=MOTION)
    table.do(Argue(2, "Everybody likes zoos"))
    assert table.asked == 0 and says(words_for(table, 0)[0], "games.philosophia:prompt-for", motion=MOTION)
    assert f'"{MOTION}". For: Caro. Against: Ali.' in words_for(table, 0)[2]


def test_judges_read_the_side_that_the_argument_has_to_speak_for() -> None:
    table = debating("Plato", "Homer", "Socrates", mode="judged")
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    table.do(Argue(MP, "x" * 500))
    prompt = words_for(table, 2)[0]
    assert says(prompt, "games.philosophia:judge-argument-motion", side="for", motion=MOTION)
    assert "x" * 500 in prompt and len(prompt) <= 1000
    table.state.argument.seat, table.state.argument.text = 1, "." * 500  # type: ignore[union-attr]
    prompt = words_for(table, 2)[0]
    assert says(prompt, "games.philosophia:judge-argument-motion", side="against", motion=MOTION)
    assert len(prompt) <= 1000


def test_r45_of_three_finalists_whoever_attacks_is_for_the_motion() -> None:
    table = debating("Plato", "Homer", "Socrates")
    table.crown(0, 1, 2)
    begin_final_debate(table.state)
    assert say.text("debate-sides-final") in words_for(table, 2)[0]
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    sides = []
    for card in (4, 2, 3, 0, 1, 5):
        sides.append((table.asked, argues_for(table)))
        table.do(Argue(card, "so"))
    assert sides == [(2, True), (1, False), (1, True), (0, False), (0, True), (2, False)]
    assert table.asked == 2 and PassDebate() in GAME.legal_actions(table.state, 2)


def test_of_two_finalists_the_highest_number_is_for_the_motion_to_the_end() -> None:
    table = debating("Plato", "Homer", "Socrates")
    table.crown(0, 2)
    begin_final_debate(table.state)
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    for card in (4, 0, 1):
        assert argues_for(table) == (table.asked == 2)
        table.do(Argue(card, "so"))


@pytest.mark.parametrize("words", ["", "  ", "\n\t", "\u200b", " \u2060\u00ad", "\x00\x1b", "\u2800\u3164", "\ufe0f"])
def test_what_is_judged_has_to_be_said(words: str) -> None:
    table = debating("Plato", "Homer", mode="judged")
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    assert table.refused(ProposeMotion(words)) == "motion_without_words"
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    assert table.refused(Argue(MP, words)) == "argument_without_words"
    table.do(Argue(MP, "If they suffer, close them; they suffer"))
    assert table.state.phase == "verdict"


def test_in_a_debate_that_nobody_judges_words_may_be_spoken_aloud_elsewhere() -> None:
    table = debating("Plato", "Homer")
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion(""))
    table.do(AgreeMotion())
    table.do(Argue(MP, ""))
    assert table.state.debate and table.state.debate.led == MP


@pytest.mark.parametrize("summaries", [("", "", ""), ("rulers", " ", "force"), ("rulers", "wonder", "\u200b")])
def test_each_of_the_three_cards_has_to_be_summarised(summaries: tuple[str, str, str]) -> None:
    table = proof("rulers", "wonder", "force")
    table.do(JudgeProof(False))
    table.state.turn = 0
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    assert table.refused(OfferProof(1, *summaries)) == "card_unsummarised"
    assert table.refused(OfferProof(0, "rulers", "wonder", "force")) == "no_judge"
    table.do(OfferProof(1, "rulers", "wonder", "force"))
    assert table.asked == 1


def test_forms_require_what_is_judged() -> None:
    words = GAME.presentation(NAMES[:2])
    for mode, required in (("spoken", False), ("judged", True)):
        table = debating("Plato", "Homer", mode=mode)
        table.act_at("Theatre of Dionysus")
        table.do(InitiateDebate(1))
        view = GAME.view(table.state, 0)
        blanks = [*words.blanks(view, Argue(MP)), *words.blanks(view, ProposeMotion())]
        assert {blank.required for blank in blanks} == {required}
    assert all(blank.required for blank in words.blanks(view, OfferProof(1)))


def test_the_clock_says_nothing_that_would_pass_for_an_argument_or_a_proof() -> None:
    """An absent player's turn goes on, and a computer that judges is not satisfied by an ellipsis."""
    table = proof("rulers", "wonder", "force")
    table.do(JudgeProof(False))
    table.state.turn = 0
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    played = GAME.timeout_action(table.state, 0)
    assert isinstance(played, OfferProof) and (played.first, played.second, played.third) == ("…",) * 3
    table.do(played)
    assert GAME.instinct(GAME.view(table.state, table.asked), Told([]), 0) == JudgeProof(False)
    debate = debating("Plato", "Homer", mode="judged")
    debate.act_at("Theatre of Dionysus")
    debate.do(InitiateDebate(1))
    debate.do(GAME.timeout_action(debate.state, 0))
    debate.do(AgreeMotion())
    debate.do(GAME.timeout_action(debate.state, 0))
    assert debate.state.phase == "verdict" and debate.state.argument and debate.state.argument.text == "…"
