"""The private panel of the bot: a kick in three presses, standing orders, forms."""

from bot.interactions.custom_ids import OpenForm, Play, parse
from bot.screens.board import board_screen
from bot.screens.drill import drill_of
from bot.screens.panel import details_screen, panel_screen
from bot.screens.typed_actions import form_for
from bot.ui.blocks import Button, Buttons, Menu, Text, TextField
from games.core.action import Action
from games.grudgematch.actions.kicking import Aim, KickBall, PickCard
from games.grudgematch.actions.reacting import AskOwnBlocks, NeverAskOwnBlocks, PassTackles
from games.grudgematch.actions.setup import GiveSurname
from games.grudgematch.rules.turn import begin_turn
from games.grudgematch.words import say
from tests.bot.screens.matches import match_of
from tests.games.grudgematch.match import GAME, Dice, Match, card, example

NAMES = ("Malia", "Theo")
OTHER_WAY = say.label("verb-aim-elsewhere")
BELOW_9 = say.label("label-tackles-below", value=9)
OWN_BLOCKS = say.label("verb-ask-own-blocks")


def shown(match: Match, seat: int) -> tuple[str, dict[str, str]]:
    """The texts of a seat's panel with its details, and the labels of its buttons and options with their ids."""
    seen = match_of(GAME, match.state, 2, names=NAMES)
    blocks = [*panel_screen(seen, seat).blocks, *details_screen(seen, seat).blocks]
    labels: dict[str, str] = {}
    for block in blocks:
        if isinstance(block, Buttons):
            labels |= {each.label: each.id for each in block.buttons if isinstance(each, Button)}
        elif isinstance(block, Menu):
            labels |= {each.label: each.value for each in block.options}
    return "\n".join(block.markdown for block in blocks if isinstance(block, Text)), labels


def press(match: Match, seat: int, label: str) -> Action:
    """Press the button, or choose the option, of this label."""
    _, labels = shown(match, seat)
    pressed = parse(labels[label])
    assert isinstance(pressed, Play), label
    action = drill_of(match_of(GAME, match.state, 2, names=NAMES), seat).offer.actions[pressed.index]
    match.do(action, seat=seat)
    return action


def test_a_kick_is_card_direction_and_confirmation() -> None:
    match = example()
    assert press(match, 0, "Nietzsche with the 8 of clubs") == PickCard(card("8C"))
    assert press(match, 0, "Aim north: 8 spaces to F11") == Aim(0)
    text, labels = shown(match, 0)
    assert "Pascal at F4 (needs 8 or more)" in text and "Foucault (needs 8 or more)" in text
    assert set(labels) >= {"Kick north with the 8 of clubs", OTHER_WAY}
    assert match.state.kick is None and "8 of clubs" not in shown(match, 1)[0]
    press(match, 0, OTHER_WAY)
    press(match, 0, "Aim north: 8 spaces to F11")
    assert press(match, 0, "Kick north with the 8 of clubs") == KickBall()
    assert match.phase == "tackle"


def test_a_standing_order_is_given_seen_and_cancelled_while_one_waits() -> None:
    match = example()
    match.state.standing[1].own_blocks = False
    text, labels = shown(match, 1)
    assert say.text("prompt-wait", name="Malia") in text and BELOW_9 in labels
    assert press(match, 1, BELOW_9) == PassTackles(9)
    assert press(match, 1, OWN_BLOCKS) == AskOwnBlocks()
    text, labels = shown(match, 1)
    assert BELOW_9 in text and OWN_BLOCKS in text
    assert BELOW_9 not in shown(match, 0)[0]
    press(match, 1, say.label("label-every-tackle"))
    assert press(match, 1, say.label("verb-never-ask-own-blocks")) == NeverAskOwnBlocks()
    text, _ = shown(match, 1)
    assert BELOW_9 not in text and OWN_BLOCKS not in text


def test_a_standing_order_passes_the_tackle_and_one_is_asked_of_higher_kicks() -> None:
    match = example()
    press(match, 1, BELOW_9)
    match.kick("8C", "north")
    assert match.phase == "block"  # Foucault's tackle was passed; Pascal's block is asked
    press(match, 1, say.label("verb-let-pass"))
    assert match.asked == 0  # the next to be asked are the Germans, about an own block


def test_a_player_who_can_do_nothing_is_told_so_and_asked_all_the_same() -> None:
    """What the others see is the same, so that they do not learn it."""
    boards, asked = set(), []
    for french in ("KD 9H 6S 2C 3C", "2C 3C 4C 5C 6C"):
        match = example(french)
        match.kick("8C", "north")
        text, labels = shown(match, 1)
        asked.append("You have no card for a tackle" in text)
        assert {say.label("verb-let-pass"), say.label("verb-let-kick-pass")} <= set(labels)
        boards.add(board_screen(match_of(GAME, match.state, 2, names=NAMES), []))
    assert asked == [False, True]
    assert len(boards) == 1


def test_a_player_who_cannot_block_is_told_so() -> None:
    told = []
    for french in ("KD 9H 6S 2C 3C", "2C 3C 4C 5C 6C"):
        match = example(french)
        press(match, 1, BELOW_9)
        match.kick("8C", "north")
        assert match.phase == "block" and match.asked == 1
        text, _ = shown(match, 1)
        told.append("no card to block it there" in text)
    assert told == [False, True]


def test_runs_are_typed_into_a_form() -> None:
    match = Match.kicking(0, "F8", "2C", "3D")
    begin_turn(match.state, Dice((2, 5)))
    there = match_of(GAME, match.state, 2, names=NAMES)
    pressed = next(each for label, each in shown(match, 0)[1].items() if label.endswith("…"))
    found = parse(pressed)
    assert isinstance(found, OpenForm)
    (entry,) = form_for(there, 0, found.index).fields
    assert isinstance(entry, TextField) and entry.placeholder == "Hegel to E7, Kant to C4"


def test_surnames_are_asked_of_both() -> None:
    match = Match(germans="surname")
    for seat in (0, 1):
        text, labels = shown(match, seat)
        assert say.text("prompt-surnames") in text
        assert any(label.startswith(say.label("verb-give-surname")) for label in labels)
    match.do(GiveSurname("Magnus"), seat=0)
    assert say.text("prompt-surname-given") in shown(match, 0)[0]
    assert say.text("prompt-surnames") in shown(match, 1)[0]  # which tells nothing of the other
    assert say.text("hand-surname", surname="Magnus") in shown(match, 0)[0] and "Magnus" not in shown(match, 1)[0]
