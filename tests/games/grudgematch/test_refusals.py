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
from games.grudgematch.field import OFF, space_named
from games.grudgematch.rules.turn import begin_turn
from tests.games.grudgematch.match import FO, GAME, HE, KA, Dice, Match, card
from tests.messages import message_names

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


NO_SPACE = "refusal-off-field(column=K, row=15)"
TOO_FAR = "refusal-out-of-reach"
BOX = "refusal-goalies-box"
TAKEN = "refusal-occupied"
LATE = "refusal-too-late"
UNREAD = "refusal-order-unread(first=Hegel, second=Kant)"
AIMED = "refusal-aimed(way=way-north)"


def not_in_hand(cards: str) -> str:
    """Return the refusal of a card that is not in a hand with these cards of one suit, such as "9 of diamonds"."""
    signs = dict(zip(("clubs", "diamonds", "hearts", "spades"), "♣♦♥♠", strict=True))
    suits = [each.split(" of ") for each in cards.split(", ")]
    said = [
        f"suit-cards(ranks=[{', '.join(f'rank(rank={each})' for each in ranks.split())}], suit=suit-{suit}, "
        f"symbol={signs[suit]})"
        for ranks, suit in suits
    ]
    return f"refusal-not-in-hand(cards=[{', '.join(said)}])"


@pytest.mark.parametrize(
    ("make", "action", "seat", "message"),
    [
        # a space that is not on the field
        (lambda: run_of(HE, 5), RunTo("L", 3), None, NO_SPACE),
        (lambda: run_of(HE, 5), RunTo("F", 16), None, NO_SPACE),
        (running, TypeRun("Hegel to Z9"), None, NO_SPACE),
        (Match, Place("F", 0), None, NO_SPACE),
        (Match, TypeLineUp("Nietzsche F1, Kant C4, Husserl I4, Hegel F99"), None, NO_SPACE),
        (coming_back, ComeBack(OFF), None, "refusal-now-release"),
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
        (lambda: run_of(HE, 5), RunTo("C", 2), None, "refusal-stands-there"),
        (Match, Place("F", 9), None, "refusal-not-your-half"),
        (Match, TypeLineUp("Nietzsche F1, Kant C4"), None, "refusal-not-all-four"),
        (running, TypeRun("home!"), None, UNREAD),
        (
            running,
            TypeRun("Sartre to C4"),
            None,
            "refusal-no-such-philosopher(philosophers=[Nietzsche, Kant, Husserl, Hegel], team=team-germans)",
        ),
        (running, TypeRun("Hegel C3, Hegel C4"), None, "refusal-named-twice"),
        (running, PickRunner(HE, 4), None, "refusal-no-such-die(dice=[2, 5])"),
        # a card that is not in the hand, or not of use
        (kicking, PickCard(card("9S")), None, not_in_hand("2 of hearts, 5 of spades")),
        (
            kicking,
            PickCard(card("2H")),
            None,
            "refusal-not-beside-ball(card=card(rank=2, suit=suit-hearts), philosopher=Husserl)",
        ),
        (
            kicked,
            Tackle(card("KD"), False),
            None,
            not_in_hand("9 of diamonds, 2 9 of hearts, 3 of spades"),
        ),
        (
            kicked,
            Tackle(card("9H"), False),
            None,
            "refusal-not-beside-ball(card=card(rank=9, suit=suit-hearts), philosopher=Pascal)",
        ),
        (kicked, Tackle(card("9D"), True), None, "refusal-no-fouls"),
        (blocking, Block(card("KH")), None, not_in_hand("9 of diamonds, 4 of hearts")),
        (blocking, Block(card("4H")), None, "refusal-too-low(needed=5)"),
        (blocking, Block(card("9D")), None, "refusal-cannot-block(philosopher=Foucault)"),
        (bonus, BonusDiscard(card("3C")), None, not_in_hand("A of clubs, 2 J Q K of spades")),
        (bonus, BonusRelease(FO), None, "refusal-not-in-box"),
        # a direction
        (kicking, Aim(0), None, "refusal-card-first"),
        (kicking, KickBall(), None, "refusal-card-first"),
        (aimed, Aim(3), None, AIMED),
        (aimed, PickCard(card("2H")), None, AIMED),
        (kicking, AimElsewhere(), None, "refusal-card-first"),
        # too late, too early, out of turn
        (kicking, Tackle(card("9D"), False), 1, LATE),
        (kicking, Block(card("9H")), 1, LATE),
        (kicking, LetPass(), 1, LATE),
        (kicking, LetKickPass(), 1, LATE),
        (over, Tackle(card("9D"), False), 1, "refusal-over"),
        (kicked, RunTo("F", 9), 0, "refusal-no-run-now"),
        (running, LineUp(0), None, "refusal-set-up"),
        (kicking, PlaceBall(space_named("F9")), None, "refusal-now-kick"),
        # a surname
        (lambda: Match(germans="surname"), GiveSurname("?"), 0, "refusal-no-letters"),
        (
            lambda: Match(germans="surname"),
            GiveSurname("x" * 41),
            0,
            "refusal-surname-too-long(most=40)",
        ),
    ],
)
def test_bad_input_gets_one_sentence_and_changes_nothing(
    make: Callable[[], Match], action: Action, seat: int | None, message: str
) -> None:
    with message_names():
        assert said(make(), action, seat) == message
    text = said(make(), action, seat)
    assert text.endswith(".") and "\n" not in text and len(text) < 160
