"""Refusals: every impossible action gets one sentence that says what to do, and changes nothing."""

from collections.abc import Callable

import pytest

from games.core.action import Action
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    BonusDiscard,
    BonusRelease,
    EndKicks,
    KickBall,
    PickCard,
)
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import ComeBack, PickRunner, PlaceBall, RunTo, TypeRun
from games.grudgematch.actions.setup import GiveSurname, LineUp, Place, TypeLineUp
from games.grudgematch.field import OFF, named
from games.grudgematch.rules.turn import begin_turn
from tests.games.grudgematch.match import FO, GAME, HE, KA, Dice, Match, card

WORDS = GAME.presentation(("Malia", "Theo"))


def said(match: Match, action: Action, seat: int | None = None) -> str:
    """The sentence with which an action is refused; `refused` sees to it that nothing has changed."""
    who = match.asked if seat is None else seat
    reason = match.refused(action, seat=who)
    return WORDS.refusal(GAME.view(match.state, who), action, reason)


def running() -> Match:
    match = Match.kicking(0, "F8", "2C", "3D", {"Ka": "D1"})
    begin_turn(match.state, Dice((2, 5)))
    return match


def run_of(philosopher: int, die: int) -> Match:
    match = running()
    match.do(PickRunner(philosopher, die))
    return match


def kicking() -> Match:
    return Match.kicking(0, "F8", "5S 2H", "9D 9H 2H 3S", {"He": "F7", "Fo": "G8", "Pa": "G11"})


def kicked() -> Match:
    match = kicking()
    match.kick("5S", "north")
    return match


def blocking() -> Match:
    match = Match.kicking(0, "F8", "5S 2S", "4H 9D", {"He": "F7", "Pa": "G10"})
    match.kick("5S", "north")
    return match


def over() -> Match:
    match = kicking()
    match.state.deck, match.state.score = [], [1, 0]
    match.do(EndKicks())
    return match


def bonus() -> Match:
    match = Match.kicking(0, "F8", "8S 2S", "3C 4C", {"He": "F7", "De": "K1"})
    match.kick("8S", "north")
    return match


def coming_back() -> Match:
    match = Match.kicking(0, "F8", "2C", "3D", {"He": "box", "Hu": "A7"}, fouls=True)
    begin_turn(match.state, Dice((6,)))
    return match


def aimed() -> Match:
    match = kicking()
    match.do(PickCard(card("5S")))
    match.do(Aim(0))
    return match


NO_SPACE = "There is no such space: columns are A to K, rows 1 to 15."
TOO_FAR = "That is too far for the die, or the way is closed: choose a space within reach."
BOX = "Only a goalie may enter a goal box, and only his own: choose another space."
TAKEN = "Somebody or the ball is on that space: choose an open one."
LATE = "That comes too late: the ball has moved on and nothing was changed."
UNREAD = "That was not understood: type a philosopher and a space, as in «Hegel to E7, Kant to C4»."


@pytest.mark.parametrize(
    ("make", "action", "seat", "sentence"),
    [
        # a space that is not on the field
        (lambda: run_of(HE, 5), RunTo("L", 3), None, NO_SPACE),
        (lambda: run_of(HE, 5), RunTo("F", 16), None, NO_SPACE),
        (running, TypeRun("Hegel to Z9"), None, NO_SPACE),
        (Match, Place("F", 0), None, NO_SPACE),
        (Match, TypeLineUp("Nietzsche F1, Kant C4, Husserl I4, Hegel F99"), None, NO_SPACE),
        (coming_back, ComeBack(OFF), None, "Somebody is coming back from the penalty box: choose his space. "),
        # out of reach
        (lambda: run_of(HE, 2), RunTo("F", 7), None, TOO_FAR),
        (running, TypeRun("Hegel to F15"), None, BOX),
        (running, TypeRun("Hegel to F12"), None, TOO_FAR),
        (running, TypeRun("Hegel to C5, Kant to D6"), None, TOO_FAR),
        # forbidden
        (lambda: run_of(KA, 2), RunTo("E", 1), None, BOX),
        (running, TypeRun("Kant to E1"), None, BOX),
        (lambda: run_of(HE, 5), RunTo("B", 2), None, TAKEN),
        (running, TypeRun("Hegel to F8"), None, TAKEN),
        (lambda: run_of(HE, 5), RunTo("C", 2), None, "He stands there already: choose another space."),
        (Match, Place("F", 9), None, "That space is not in your own half: choose one on your side of the centre line."),
        (Match, TypeLineUp("Nietzsche F1, Kant C4"), None, "Say of all four philosophers where they stand."),
        (running, TypeRun("home!"), None, UNREAD),
        (running, TypeRun("Sartre to C4"), None, "Choose one of the Germans: Nietzsche, Kant, Husserl and Hegel."),
        (running, TypeRun("Hegel C3, Hegel C4"), None, "A philosopher is named twice: each goes to one space."),
        (running, PickRunner(HE, 4), None, "The dice that are left show 2 and 5: choose one of these."),
        # a card that is not in the hand, or not of use
        (kicking, PickCard(card("9S")), None, "You do not hold that card: your hand is ♥ hearts 2; ♠ spades 5."),
        (
            kicking,
            PickCard(card("2H")),
            None,
            "Husserl is not beside the ball, so the 2 of hearts cannot be played for him.",
        ),
        (
            kicked,
            Tackle(card("KD"), False),
            None,
            "You do not hold that card: your hand is ♦ diamonds 9; ♥ hearts 2, 9; ♠ spades 3.",
        ),
        (
            kicked,
            Tackle(card("9H"), False),
            None,
            "Pascal is not beside the ball, so the 9 of hearts cannot be played for him.",
        ),
        (kicked, Tackle(card("9D"), True), None, "This match is played without fouls: tackle without one."),
        (blocking, Block(card("KH")), None, "You do not hold that card: your hand is ♦ diamonds 9; ♥ hearts 4."),
        (blocking, Block(card("4H")), None, "A block takes 5 here: play a card that has it, or a face card."),
        (blocking, Block(card("9D")), None, "Foucault has no opportunity to block here."),
        (bonus, BonusDiscard(card("3C")), None, "You do not hold that card: your hand is "),
        (bonus, BonusRelease(FO), None, "He is not in your penalty box."),
        # a direction
        (kicking, Aim(0), None, "Choose the card for the kick first."),
        (kicking, KickBall(), None, "Choose the card for the kick first."),
        (aimed, Aim(3), None, "You have aimed north: kick, or choose otherwise first."),
        (aimed, PickCard(card("2H")), None, "You have aimed north: kick, or choose otherwise first."),
        (kicking, AimElsewhere(), None, "Choose the card for the kick first."),
        # too late, too early, out of turn
        (kicking, Tackle(card("9D"), False), 1, LATE),
        (kicking, Block(card("9H")), 1, LATE),
        (kicking, LetPass(), 1, LATE),
        (kicking, LetKickPass(), 1, LATE),
        (over, Tackle(card("9D"), False), 1, "The match is over; nothing more can be done."),
        (kicked, RunTo("F", 9), 0, "Running is over or has not begun; choose one of the actions you are offered."),
        (running, LineUp(0), None, "The teams stand already."),
        (kicking, PlaceBall(named("F9")), None, "This is the moment to kick or to draw. "),
        # a surname
        (lambda: Match(germans="surname"), GiveSurname("?"), 0, "A surname needs at least one letter."),
        (
            lambda: Match(germans="surname"),
            GiveSurname("x" * 41),
            0,
            "That surname is too long: at most 40 characters on one line.",
        ),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(
    make: Callable[[], Match], action: Action, seat: int | None, sentence: str
) -> None:
    text = said(make(), action, seat)
    assert text.startswith(sentence) and (text == sentence or sentence.endswith(" "))
    assert text.endswith(".") and "\n" not in text and len(text) < 160
