"""True Philosopher (p14): what judges read, who speaks for which side (R45), and what has to be said."""

import pytest

from bot.screen import Text
from bot.screens import panel_screen
from games.core.presentation import plain
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    CollectLabyrinthToken,
    InitiateDebate,
    JudgeProof,
    OfferProof,
    PassDebate,
    ProposeMotion,
)
from games.philosophia.content import teachings
from games.philosophia.debate import begin_final_debate
from games.philosophia.ways import LEARN
from tests.bot.screens.matches import match_of
from tests.games.philosophia.table import DD, GAME, MP, MT, NAMES, Table, Told

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
        assert len(summary) >= 399 and plain(card) in hand and plain(summary) in hand
        assert hand.index(plain(card)) < hand.index(plain(summary))
    assert "Apology" not in hand, "the judge's own cards are not what he judges by"
    assert "Apology" not in words_for(table, 0)[1] and "Olympic Request" in words_for(table, 0)[1]


@pytest.mark.parametrize("text_only", [False, True])
def test_the_panel_of_the_judge_has_them_too_with_a_picture_or_without(text_only: bool) -> None:
    summaries = [(f"{word} would be ruled by those who know, and so on. " * 9)[:396] + word[:4] for word in NAMES[:3]]
    match = match_of(GAME, proof(*summaries).state, 3, names=NAMES[:3])
    blocks = panel_screen(match, 2, text_only=text_only).blocks
    shown = "\n".join(block.markdown for block in blocks if isinstance(block, Text))
    assert all(plain(summary) in shown for summary in summaries)


def test_signs_that_have_to_be_defused_do_not_burst_the_hand_of_the_judge() -> None:
    _, hand, text = words_for(proof(*("*." * 200,) * 3), 2)
    assert len(hand) <= 2000 and len(text) <= 3500
    assert hand.count("Summary:") == 3 and hand.count("\\*\\.") > 200


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
    assert "Caro is for it, Ali against it" in words_for(table, 0)[0]
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    assert f"You speak for «{MOTION}»" in words_for(table, 0)[0]
    table.do(Argue(MP, "You pay to see them suffer"))
    assert f"You speak against «{MOTION}»" in words_for(table, 1)[0]
    table.do(Argue(DD, "They live longer there"))
    assert table.asked == 1 and f"You speak against «{MOTION}»" in words_for(table, 1)[0]
    table.do(Argue(2, "Everybody likes zoos"))
    assert table.asked == 0 and f"You speak for «{MOTION}»" in words_for(table, 0)[0]
    assert f"«{MOTION}»; Caro is for it, Ali against it" in words_for(table, 0)[2]


def test_judges_read_the_side_that_the_argument_has_to_speak_for() -> None:
    table = debating("Plato", "Homer", "Socrates", mode="judged")
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    table.do(Argue(MP, "x" * 500))
    prompt = words_for(table, 2)[0]
    assert f"does it speak for «{MOTION}»?" in prompt and "x" * 500 in prompt and len(prompt) <= 1000
    table.state.argument.seat, table.state.argument.text = 1, "." * 500  # type: ignore[union-attr]
    prompt = words_for(table, 2)[0]
    assert f"does it speak against «{MOTION}»?" in prompt and len(prompt) <= 1000


def test_r45_of_three_finalists_whoever_attacks_is_for_the_motion() -> None:
    table = debating("Plato", "Homer", "Socrates")
    table.crown(0, 1, 2)
    begin_final_debate(table.state, Told([]))
    assert "whoever attacks is for it" in words_for(table, 2)[0]
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    sides = []
    for card in (4, 2, 3, 0, 1, 5):
        sides.append((table.asked, "You speak for" in words_for(table, table.asked)[0]))
        table.do(Argue(card, "so"))
    assert sides == [(2, True), (1, False), (1, True), (0, False), (0, True), (2, False)]
    assert table.asked == 2 and PassDebate() in GAME.legal_actions(table.state, 2)


def test_of_two_finalists_the_highest_number_is_for_the_motion_to_the_end() -> None:
    table = debating("Plato", "Homer", "Socrates")
    table.crown(0, 2)
    begin_final_debate(table.state, Told([]))
    table.do(ProposeMotion(MOTION))
    table.do(AgreeMotion())
    for card in (4, 0, 1):
        assert ("You speak for" in words_for(table, table.asked)[0]) == (table.asked == 2)
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
    assert GAME.instinct(GAME.view(table.state, table.asked), Told([])) == JudgeProof(False)
    debate = debating("Plato", "Homer", mode="judged")
    debate.act_at("Theatre of Dionysus")
    debate.do(InitiateDebate(1))
    debate.do(GAME.timeout_action(debate.state, 0))
    debate.do(AgreeMotion())
    debate.do(GAME.timeout_action(debate.state, 0))
    assert debate.state.phase == "verdict" and debate.state.argument and debate.state.argument.text == "…"
