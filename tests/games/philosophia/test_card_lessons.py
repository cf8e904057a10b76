"""Each argument card says its fallacy or its form wherever one meets it, so that players learn them (p11, p14)."""

import pytest

from games.core.action import Action
from games.philosophia.actions import Argue, InitiateDebate, PlayArgument
from games.philosophia.content import FIRST_SYLLOGISM, SOPHISTRIES, SYLLOGISMS, WORD_OF_ZEUS
from games.philosophia.presentation.topics import TOPICS
from games.philosophia.presentation.words import about_argument, argument_lesson, argument_name
from tests.games.philosophia.table import GAME, MP, NAMES, PETITIO, Table, argument

CRUMENAM = argument("Argumentum ad Crumenam")
LESSON = "It takes a rich man's word for true because he is rich."


def debating() -> Table:
    table = Table("Plato", "Homer")
    table.hand(0, CRUMENAM, PETITIO)
    table.hand(1, MP, 3)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


@pytest.mark.parametrize("kind", [PlayArgument, Argue])
def test_a_card_explains_itself_before_it_is_played(kind: type[Action]) -> None:
    words, view = GAME.presentation(NAMES[:2]), GAME.view(debating().state, 0)
    assert words.describe(view, kind.of(CRUMENAM)) == f"Loses to Syllogisms: {LESSON}"
    assert words.describe(view, kind.of(MP)) == "Beats Sophistry, MT, DS: If P then Q; P; therefore Q."


def test_an_answer_says_how_it_answers_and_explains_itself() -> None:
    table = debating()
    table.do(PlayArgument(CRUMENAM))
    words, view = GAME.presentation(NAMES[:2]), GAME.view(table.state, 1)
    assert words.describe(view, PlayArgument(MP)) == "Syllogism, beats it: If P then Q; P; therefore Q."
    assert words.describe(view, PlayArgument(3)).startswith("Sophistry, ties with it: It meets a reproach")


def test_no_lesson_is_cut_off_in_a_menu() -> None:
    for card in range(WORD_OF_ZEUS + 1):
        for led in range(-1, WORD_OF_ZEUS + 1):
            said = about_argument(card, led)
            assert said.endswith(argument_lesson(card)) and len(said) <= 100


def test_the_hand_explains_its_cards() -> None:
    table = debating()
    table.hand(0, CRUMENAM, MP, MP)
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert "**Arguments (3):**" in hand and f"- Argumentum ad Crumenam (Sophistry): {LESSON}" in hand
    assert "- 2x Modus Ponens (Syllogism): If P then Q; P; therefore Q." in hand


def test_in_a_large_hand_as_many_as_have_room_are_explained_and_all_are_named() -> None:
    table = Table("Plato", "Homer")
    table.hand(1)
    table.hand(0, *range(40))
    table.hold(0, "The Bronze Gong", "The Sacred Oak", "The Flight of Doves", "The Lost Road")
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert len(hand) <= 2000 and all(each.name in hand for each in SOPHISTRIES)
    assert "/rules" in hand and "Locked" in hand, "nothing of what stands below it is lost"
    table.hand(0, *range(5))
    hand = GAME.presentation(NAMES[:2]).hand(GAME.view(table.state, 0))
    assert all(each.fallacy in hand for each in SOPHISTRIES[:5]) and "/rules" not in hand


def test_the_public_text_and_the_log_explain_the_cards_on_the_table() -> None:
    table = debating()
    words = GAME.presentation(NAMES[:2])
    led = table.do(PlayArgument(CRUMENAM))
    assert LESSON in words.text(GAME.view(table.state, None))
    assert words.tell(led[0]).endswith(f"against Ali. {LESSON}")
    assert words.tell(table.do(PlayArgument(MP))[0]).endswith("If P then Q; P; therefore Q.")


def test_every_argument_card_can_be_looked_up_in_the_rules() -> None:
    text = "\n".join(each.text for each in TOPICS)
    for card in range(FIRST_SYLLOGISM + len(SYLLOGISMS)):
        assert f"- {argument_name(card)}: {argument_lesson(card)}" in text
    assert all(len(each.text) < 3500 for each in TOPICS)
    assert len(TOPICS) <= 50, "two pages of the menu"
