"""A kick: card, direction, preview, confirmation; tackling, blocking, fouling (A8 to A16, A23 to A26, A29)."""

import random

import pytest

from games.computer.player import LEVELS, choose_action
from games.core.chance import Chance, Seeded
from games.grudgematch import events
from games.grudgematch.actions.kicking import (
    Aim,
    AimElsewhere,
    EndKicks,
    FoulTacklers,
    KickBall,
    KickCleanly,
    NoBonus,
    PickCard,
    PutBack,
)
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import PlaceBall
from games.grudgematch.field import OFF, coordinate, space_named
from games.grudgematch.rules.kick import preview
from games.grudgematch.state import MOST_CHANGES, GrudgematchOptions
from games.grudgematch.words import landing
from tests.games.grudgematch.match import (
    DE,
    FO,
    FRENCH,
    GAME,
    GERMANS,
    HE,
    HU,
    KA,
    PA,
    PLACES,
    SA,
    Match,
    card,
    example,
)
from tests.messages import message_names, shown


def free_kick(cards: str, french: str = "2C", at: dict[str, str] | None = None, ball: str = "F8") -> Match:
    """Hegel stands south of the ball, nobody else is near."""
    return Match.kicking(GERMANS, ball, cards, french, {"He": "F7", **(at or {})})


@pytest.mark.parametrize(
    ("way", "end"),
    [
        ("north", "F11"), ("north-east", "I11"), ("east", "I8"), ("south-east", "I5"),
        ("south", "F5"), ("south-west", "C5"), ("west", "C8"), ("north-west", "C11"),
    ],
)  # fmt: skip
def test_a_number_card_moves_the_ball_its_whole_value_in_eight_directions(way: str, end: str) -> None:
    match = free_kick("3S 9S")
    match.kick("3S", way)
    assert coordinate(match.ball()) == end


@pytest.mark.parametrize(
    ("name", "faces", "end"), [("AS", (), "F9"), ("JS", (4,), "F12"), ("QS", (2,), "F12"), ("KS", (3, 2), "F13")]
)
def test_ruling_08_aces_are_one_and_face_cards_are_rolled_at_once(name: str, faces: tuple[int, ...], end: str) -> None:
    match = free_kick(name + " 9S")
    (kicked, *_) = match.kick(name, "north", *faces)
    assert kicked.rolled == faces and coordinate(match.ball()) == end


def test_only_the_suit_of_a_philosopher_beside_the_ball_kicks() -> None:
    match = free_kick("3S 3H 9C")
    assert [o.card for o in match.offers() if isinstance(o, PickCard)] == [card("3S")]
    assert match.refused(PickCard(card("3H"))) == "not_beside_ball"
    assert match.refused(PickCard(card("4S"))) == "not_in_hand"
    assert match.refused(Aim(0)) == "not_now" == match.refused(KickBall())
    match.do(PickCard(card("3S")))
    assert match.refused(Aim(8)) == "no_such_way" and match.refused(PickCard(card("9C"))) == "not_now"
    match.do(PutBack())
    assert match.state.picked is None and card("3S") in match.state.hands[0]


def test_the_ball_stops_at_the_edge_and_cannot_leave_the_field() -> None:
    match = free_kick("9S AS", french="", at={"He": "J8"}, ball="K8")
    match.kick("9S", "north")
    assert coordinate(match.ball()) == "K15" and match.state.last and match.state.last.end == "edge"
    match = free_kick("9S AS", french="", at={"He": "J8"}, ball="K8")
    match.kick("9S", "east")
    assert coordinate(match.ball()) == "K8" and card("9S") not in match.state.hands[0]


def test_a_kick_that_goes_on_beyond_the_edge_of_the_goal_scores() -> None:
    match = free_kick("8S AS 2S")
    told = match.kick("8S", "north")  # F15 is seven spaces away; the goalie stands on it
    assert match.phase == "block" and match.asked == 1
    told = match.do(LetPass())
    assert events.GoalScored(0, HE, False, (1, 0)) in told and match.ball() == OFF


def test_reaching_the_edge_is_no_goal() -> None:
    match = free_kick("7S AS 2S", at={"De": "A15"})
    match.kick("7S", "north")
    assert coordinate(match.ball()) == "F15" and match.state.score == [0, 0]


@pytest.mark.parametrize(("ball", "way", "goal"), [("C12", "north-east", True), ("D12", "north-east", False)])
def test_ruling_16_diagonal_shots_enter_where_the_next_step_is_in_the_mouth(ball: str, way: str, goal: bool) -> None:
    match = free_kick("9S AS", french="", at={"He": "C11"}, ball=ball)
    match.kick("9S", way)
    assert match.state.score == [int(goal), 0]


@pytest.mark.parametrize(
    ("he", "ball", "way", "goal"),
    [("D14", "D15", "north-east", True), ("H14", "H15", "north-west", True), ("E14", "E15", "north-west", False)],
)
def test_ruling_16_a_ball_beside_the_mouth_enters_diagonally(he: str, ball: str, way: str, goal: bool) -> None:
    match = free_kick("2S AS", french="", at={"He": he, "De": "A15"}, ball=ball)
    match.kick("2S", way)
    assert match.state.score == [int(goal), 0]


def test_ruling_15_an_own_goal_is_the_others_point_and_they_have_the_next_turn() -> None:
    match = free_kick("9S AS", at={"Ni": "A1"})
    told = match.kick("9S", "south")
    assert events.GoalScored(1, HE, True, (0, 1)) in told
    assert match.phase == "bonus" and match.asked == 1 and match.state.bonuses == [1, 0]
    match.do(NoBonus())
    match.do(NoBonus())
    assert match.state.turn == 1


def test_the_ball_flies_over_philosophers() -> None:
    match = free_kick("4S AS", french="", at={"Pa": "F9"})
    match.kick("4S", "north")
    assert coordinate(match.ball()) == "F12"


def test_a_ball_that_stops_on_an_opponent_is_placed_by_him() -> None:
    match = free_kick("2S AS", french="", at={"Pa": "F10"})
    match.kick("2S", "north")
    assert match.phase == "ball" and match.asked == 1 and match.state.placer == PA
    match.do(PlaceBall(space_named("F11")))
    assert coordinate(match.ball()) == "F11" and match.state.kick is None


def test_a_ball_that_stops_on_ones_own_is_placed_by_oneself_and_play_goes_on() -> None:
    match = free_kick("2S 5D", french="", at={"Ka": "F10"})
    match.kick("2S", "north")
    assert match.phase == "block" and match.asked == 0  # one's own kick may be blocked
    match.do(LetPass())
    assert match.phase == "ball" and match.asked == 0
    match.do(PlaceBall(space_named("F11")))
    assert match.phase == "kick" and match.state.turn == 0
    match.kick("5D", "north")
    assert match.state.score == [1, 0] or match.phase == "block"


def test_ruling_26_kicks_end_when_the_player_says_so() -> None:
    match = free_kick("3S 4S")
    match.do(EndKicks())
    assert match.state.turn == 1 and [len(hand) for hand in match.state.hands] == [5, 1]


# -- tackling ------------------------------------------------------------------------------------------------------


def tackled(kick: str, french: str, *faces: int, fouls: bool = False) -> Match:
    match = Match.kicking(GERMANS, "F8", f"{kick} 2S AS", french, {"He": "F7", "Fo": "G8"}, fouls=fouls)
    match.kick(kick, "west", *faces)
    return match


@pytest.mark.parametrize(("name", "stays"), [("5D", True), ("9D", True), ("4D", False)])
def test_a_tackle_takes_at_least_the_value_of_the_kick(name: str, stays: bool) -> None:
    match = tackled("5S", f"{name} 3C")
    told = match.do(Tackle(card(name), False))
    assert told[0].succeeded is stays and (coordinate(match.ball()) == "F8") is stays
    assert match.state.spent == 1 << card("5S") | 1 << card(name)


def test_after_a_tackle_the_kicker_may_try_again_with_another_card() -> None:
    match = tackled("5S", "5D 3C")
    match.do(Tackle(card("5D"), False))
    assert match.phase == "kick" and match.asked == 0
    match.kick("2S", "west")
    assert match.phase == "tackle"


@pytest.mark.parametrize(("die", "stays"), [(5, True), (4, False)])
def test_a_face_card_is_rolled_for_a_tackle(die: int, stays: bool) -> None:
    match = tackled("5S", "JD 3C")
    match.do(Tackle(card("JD"), False), die)
    assert (coordinate(match.ball()) == "F8") is stays and not match.state.hands[FRENCH].count(card("JD"))


def test_ruling_09_the_card_is_of_the_tacklers_suit_and_there_is_one_attempt() -> None:
    match = tackled("5S", "9H 2D 9D")
    assert match.refused(Tackle(card("9H"), False)) == "not_beside_ball"
    assert match.refused(Tackle(card("8D"), False)) == "not_in_hand"
    assert match.refused(Tackle(card("2D"), True)) == "no_fouls"
    match.do(Tackle(card("2D"), False))
    assert match.phase != "tackle"


def test_ruling_08_a_rolled_kick_is_tackled_at_its_rolled_value() -> None:
    match = tackled("KS", "7D 3C", 5, 3)
    assert not match.do(Tackle(card("7D"), False))[0].succeeded


def test_ruling_10_who_tackled_in_vain_may_still_block() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S AS", "4D 9D", {"He": "F7", "Fo": "G9"})
    match.kick("5S", "north")
    match.do(Tackle(card("4D"), False))
    assert match.phase == "block" and match.state.kick and match.state.kick.needed == 5
    match.do(Block(card("9D")))
    assert coordinate(match.ball()) == "F9"


# -- blocking ------------------------------------------------------------------------------------------------------


def test_ruling_11_the_needed_value_falls_by_one_a_space() -> None:
    for row, needed in ((9, 6), (10, 6), (11, 5), (12, 4), (13, 3), (14, 2), (15, 1)):
        match = Match.kicking(GERMANS, "F8", "6S 2S AS", "9H 3C", {"He": "F7", "Pa": f"G{row}", "De": "K1"})
        match.kick("6S", "north")
        if row == 9:
            match.do(LetPass())  # beside the ball, he might tackle too
        assert match.phase == "block" and match.state.kick and match.state.kick.needed == needed


def test_ruling_11_a_philosopher_has_one_opportunity_in_the_first_space() -> None:
    match = Match.kicking(GERMANS, "F8", "6S 2S AS", "9H 3C", {"He": "F7", "Pa": "G11", "De": "K1"})
    match.kick("6S", "north")
    match.do(LetPass())
    assert match.phase == "kick" or match.state.last is not None
    assert coordinate(match.ball()) == "F14"


def test_ruling_13_a_face_card_may_always_be_tried_and_is_lost_when_too_low() -> None:
    match = Match.kicking(GERMANS, "F8", "9S 2S AS", "JH QH 4H", {"He": "F7", "Pa": "G10", "De": "K1"})
    match.kick("9S", "north")
    assert [o.card for o in match.offers() if isinstance(o, Block)] == [card("JH"), card("QH")]
    told = match.do(Block(card("JH")), 6)
    assert not told[0].succeeded and match.state.score == [1, 0]


def test_ruling_11_several_may_try_in_turn_one_card_each_defenders_first() -> None:
    match = Match.kicking(GERMANS, "F8", "7S 7D 7H", "JH JD 9C", {"He": "F7", "Pa": "G11", "Fo": "E11", "Ka": "G10"})
    match.kick("7S", "north")  # F9: Kant; F10: Foucault and Pascal
    assert match.asked == 0 and match.state.kick and match.state.kick.needed == 7
    match.do(LetPass())
    assert match.asked == 1 and match.state.kick and match.state.kick.needed == 6
    match.do(Block(card("JH")), 1)
    assert match.asked == 1 and {o.card for o in match.offers() if isinstance(o, Block)} == {card("JD")}
    match.do(Block(card("JD")), 6)
    assert coordinate(match.ball()) == "F10"


def test_ruling_12_the_kicker_himself_does_not_block() -> None:
    match = free_kick("3S 9S", at={"He": "E9"})
    match.kick("3S", "north")
    assert coordinate(match.ball()) == "F11"


def test_one_may_let_the_whole_kick_pass() -> None:
    at = {"He": "F7", "Pa": "G10", "Fo": "E13", "De": "A15", "Ka": "G15"}
    match = Match.kicking(GERMANS, "F8", "6S 2D AS", "9H 9D", at)
    match.kick("6S", "north")
    assert match.asked == 1
    match.do(LetKickPass())  # neither Pascal here nor Foucault further on is asked any more
    assert coordinate(match.ball()) == "F14" and match.phase == "block" and match.asked == 0
    match.do(LetPass())
    match.kick("2D", "west")
    assert match.phase == "tackle" and match.asked == 1  # it was for that kick only


# -- fouling -------------------------------------------------------------------------------------------------------


def test_ruling_23_the_kicker_may_foul_would_be_tacklers() -> None:
    match = tackled("5S", "9D 3C", fouls=True)
    assert match.phase == "foul" and match.asked == 0
    match.do(FoulTacklers(), 6, 3)
    assert match.phase == "tackle" and match.state.kick and match.state.kick.resist == 6
    told = match.do(Tackle(card("9D"), False))
    assert told[0].needed == 11 and not told[0].succeeded


def test_ruling_23_a_one_sends_the_kicker_off_and_the_ball_stays() -> None:
    match = tackled("5S", "9D 3C", fouls=True)
    match.do(FoulTacklers(), 6, 1)
    assert match.state.boxes[0] == [HE] and match.state.at[HE] == OFF and coordinate(match.ball()) == "F8"
    assert card("5S") not in match.state.hands[0] and match.state.turn == 1  # nobody else was beside the ball


def test_ruling_23_the_kickers_foul_does_not_count_against_blocks() -> None:
    at = {"He": "F7", "Fo": "G8", "Pa": "C9"}
    match = Match.kicking(GERMANS, "F8", "5S 2S AS", "9H 3C", at, fouls=True)
    match.kick("5S", "west")
    match.do(FoulTacklers(), 6, 3)
    match.do(LetPass())
    assert match.phase == "block" and match.state.kick and match.state.kick.needed == 4


def test_ruling_23_the_tackler_may_foul_with_the_card() -> None:
    match = tackled("8S", "4D 3C", fouls=True)
    match.do(KickCleanly())
    told = match.do(Tackle(card("4D"), True), 2, 4)
    assert told[0].value == 8 and told[0].succeeded


def test_ruling_23_a_one_sends_the_tackler_off_before_a_face_card_is_rolled() -> None:
    match = tackled("8S", "KD 3C", fouls=True)
    match.do(KickCleanly())
    told = match.do(Tackle(card("KD"), True), 1, 4)
    assert told[0].sent_off and told[0].rolled == () and match.state.boxes[1] == [FO]
    assert coordinate(match.ball()) == "A8"


def test_ruling_24_there_is_no_foul_where_nobody_might_tackle_and_goalies_can_be_sent_off() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "9D", {"He": "F7"}, fouls=True)
    match.kick("5S", "west")
    assert match.phase != "foul"
    match = Match.kicking(GERMANS, "F2", "5C 2S", "9D", {"Fo": "G2"}, fouls=True)
    match.kick("5C", "west")
    match.do(FoulTacklers(), 1, 2)
    assert match.state.boxes[0] == [0]


def test_without_the_option_nobody_is_asked_about_fouls() -> None:
    assert tackled("5S", "9D 3C").phase == "tackle"


WORDS = GAME.presentation(("Malia", "Theo"))


def test_nothing_is_played_before_the_kick_is_confirmed() -> None:
    match = example()
    before = GAME.view(match.state, 1), GAME.view(match.state, None)
    assert match.do(PickCard(card("8C"))) == match.do(Aim(0)) == []
    assert (GAME.view(match.state, 1), GAME.view(match.state, None)) == before
    assert match.kinds() == {"KickBall", "AimElsewhere", "EndKicks"}
    view = GAME.view(match.state, 0)
    assert (view.picked, view.aimed) == (card("8C"), 0)
    (kicked,) = match.do(KickBall())
    assert (kicked.card, kicked.way) == (card("8C"), 0) and match.state.aimed is match.state.picked is None


def test_one_may_choose_otherwise_and_take_another_direction_or_card() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(0))
    match.do(AimElsewhere())
    assert match.refused(KickBall()) == "not_now" and match.state.picked == card("8C")
    match.do(Aim(2))
    match.do(AimElsewhere())
    match.do(PutBack())
    assert match.state.hands[0].count(card("8C")) == 1 and match.state.changes == [3, 0]
    match.do(EndKicks())
    assert match.state.turn == 1


def test_choices_are_taken_back_only_so_often_and_the_way_out_stays_open() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    for _ in range(MOST_CHANGES):
        match.do(Aim(0))
        match.do(AimElsewhere())
    assert match.refused(PutBack()) == "no_more_changes"
    match.do(Aim(0))
    assert match.refused(AimElsewhere()) == "no_more_changes" and match.kinds() == {"KickBall", "EndKicks"}
    match.do(EndKicks())  # you are never required to kick
    assert match.state.turn == 1 and card("8C") in match.state.hands[0] and match.state.picked is None


def test_the_preview_is_the_example_of_play() -> None:
    match = example()
    seen = preview(GAME.view(match.state, 0), card("8C"), 0)
    assert [coordinate(space) for space in seen.path] == [f"F{row}" for row in range(4, 12)] and seen.goal == -1
    assert [(each.philosopher, each.needed) for each in seen.tacklers] == [(FO, 8)]
    blockers = [(each.philosopher, coordinate(each.space), each.needed) for each in seen.blockers]
    assert blockers == [(PA, "F4", 8), (HU, "F6", 6), (SA, "F7", 5), (HE, "F9", 3)]


def test_the_preview_names_everybody_who_is_really_asked() -> None:
    asked_of: set[int] = set()
    for seed in range(40):
        luck = random.Random(seed)
        spaces = luck.sample([each for each in range(165) if each not in (space_named("F8"), space_named("F7"))], 7)
        at = {"He": "F7"} | dict(zip(["Ni", "Ka", "Hu", "De", "Fo", "Pa", "Sa"], map(coordinate, spaces), strict=True))
        way, french = luck.randrange(8), " ".join(luck.sample(["9H", "2C", "7D", "KS", "3H", "JD"], 4))
        match = Match.kicking(GERMANS, "F8", "9S 2S 3C 4D 5H", french, at)
        seen = preview(GAME.view(match.state, 0), card("9S"), way)
        match.kick(
            "9S", ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")[way]
        )
        found = []
        while match.phase in ("tackle", "block"):
            kick = match.state.kick
            assert kick
            if match.phase == "tackle":
                assert seen.tacklers and seen.tacklers[0].needed == 9
            else:
                able = [p for p in range(8) if kick.waiting >> p & 1 and p // 4 == match.asked]
                found += [(p, match.ball(), kick.needed) for p in able]
            match.do(GAME.legal_actions(match.state, match.asked)[-2])  # let it pass here
        assert sorted(found) == sorted(tuple(each) for each in seen.blockers)
        asked_of |= {each[0] for each in found}
    assert len(asked_of) >= 6


def test_the_preview_never_looks_at_the_other_hand() -> None:
    shown = set()
    for french in ("KD 9H 6S 2C 3C", "2C 3C 4C 5C 6C", "QD QH QS JD JH"):
        match = example(french)
        match.do(PickCard(card("8C")))
        match.do(Aim(0))
        view = GAME.view(match.state, 0)
        shown.add((WORDS.prompt(view), WORDS.hand(view), preview(view, card("8C"), 0)))
    assert len(shown) == 1


def test_the_preview_leaves_out_whom_everybody_knows_to_be_unable() -> None:
    match = example()
    match.state.spent = sum(1 << each for each in range(26, 39))  # all hearts lie in the discards
    assert PA not in {each.philosopher for each in preview(GAME.view(match.state, 0), card("8C"), 0).blockers}
    match = example("")
    seen = preview(GAME.view(match.state, 0), card("8C"), 0)
    assert seen.tacklers == () and {each.philosopher for each in seen.blockers} == {HU, HE}


def test_a_face_card_shows_the_farthest_way_and_no_values() -> None:
    match = Match.kicking(GERMANS, "F3", "KC 4S", "KD 9H", PLACES)
    seen = preview(GAME.view(match.state, 0), card("KC"), 0)
    assert len(seen.path) == 12 and seen.goal == -1 and {each.needed for each in seen.blockers} == {0}
    assert DE in {each.philosopher for each in seen.blockers}
    match.do(PickCard(card("KC")))
    match.do(Aim(0))
    with message_names():
        assert WORDS.prompt(GAME.view(match.state, 0)).startswith("prompt-aimed-rolled(")


def test_the_way_and_who_might_stop_it_stand_in_the_words_before_the_kick() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(0))
    view = GAME.view(match.state, 0)
    assert WORDS.prompt(view).splitlines() == [
        "**Nietzsche kicks north from F3 with the 8 of clubs**: 8 spaces to F11.",
        "- Possible tackles: Foucault (needs 8 or more).",
        "- Possible blocks: Pascal at F4 (needs 8 or more) and Sartre at F7 (needs 5 or more).",
        "- Your own players who might block it: Husserl at F6 (needs 6 or more) and Hegel at F9 (needs 3 or more).",
        "Kick, or choose another direction?",
    ]
    with message_names():
        assert WORDS.label(view, KickBall()) == "label-kick(card=card(rank=8, suit=suit-clubs), way=way-north)"
        assert WORDS.label(view, AimElsewhere()) == "verb-aim-elsewhere"


def test_a_goal_and_an_empty_way_are_named() -> None:
    match = Match.kicking(
        GERMANS, "F8", "8S 2S", "2D", {"He": "F7", "De": "A15", "Fo": "A14", "Pa": "A13", "Sa": "A12"}
    )
    match.do(PickCard(card("8S")))
    match.do(Aim(0))
    with message_names():
        text = WORDS.prompt(GAME.view(match.state, 0))
    assert "landing=landing-goal" in text and "- kick-unopposed" in text


@pytest.mark.parametrize(
    ("ball", "name", "way", "expected"),
    [
        ("F8", "4S", 0, "landing(space=F12, spaces=4)"),
        ("F8", "8S", 0, "landing-goal"),
        ("F8", "8S", 4, "landing-own-goal"),
        ("F8", "8S", 2, "landing-edge(space=K8)"),
        ("K8", "8S", 2, "landing-nowhere"),
        ("F8", "JS", 0, "landing-rolled(least=1, most=6, space=F14)"),  # a jack reaches no goal from there
        ("F8", "KS", 0, "landing-rolled-goal(least=2, most=12, space=F15)"),
        ("F8", "KS", 4, "landing-rolled-own-goal(least=2, most=12, space=F1)"),
        ("F14", "QS", 0, "landing-goal"),  # whatever is rolled
        ("I8", "QS", 2, "landing-edge(space=K8)"),
    ],
)
def test_where_a_kick_ends_is_said_no_farther_than_the_card_reaches(
    ball: str, name: str, way: int, expected: str
) -> None:
    match = Match.kicking(GERMANS, ball, f"{name} 2C", "2D", {"He": "F7"})
    where = landing(GAME.view(match.state, 0), card(name), way)
    assert shown(where.key, where.values) == expected


@pytest.mark.parametrize("level", ["random", "easy"])
def test_computers_confirm_at_once(level: str) -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(4))  # into one's own goal: whatever was aimed is kicked
    for seed in range(5):
        view = GAME.view(match.state, 0)
        assert GAME.instinct(view, Chance.quick(random.Random(seed)), 0) == KickBall()
        assert choose_action(GAME, view, 0, LEVELS[level], Seeded(seed), lambda: 0.0) == KickBall()
    assert GAME.instinct(GAME.view(match.state, 1), Chance.quick(random.Random(1)), 0) is None


def test_quick_players_confirm_at_once_too() -> None:
    confirmed = 0
    for seed in range(3):
        chance = Chance.quick(random.Random(seed))
        state = GAME.start(2, GrudgematchOptions(turn_limit=60), chance)
        while seats := GAME.active_seats(state):
            action = GAME.rollout_action(state, seats[0], chance)
            if state.aimed is not None:
                confirmed += 1
                assert action == KickBall()
            if action.open:
                action = GAME.fill(GAME.view(state, seats[0]), action, chance)
            state = GAME.apply(state, seats[0], action, chance).state
    assert confirmed > 50


def test_the_clock_ends_the_kicks_of_who_has_aimed_in_one_step() -> None:
    match = example()
    for step in (None, PickCard(card("8C")), Aim(0)):
        if step is not None:
            match.do(step)
        assert GAME.timeout_action(match.state, 0) == EndKicks() and EndKicks() in match.offers()


def test_french_aim_as_well() -> None:
    match = Match.kicking(FRENCH, "F8", "2D", "5S 3S", {"Sa": "F9", "He": "G6", "Ka": "A2"})
    match.do(PickCard(card("5S")))
    match.do(Aim(4))
    seen = preview(GAME.view(match.state, 1), card("5S"), 4)
    assert (HE, 5) in {(each.philosopher, each.needed) for each in seen.blockers}
    assert KA not in {each.philosopher for each in seen.blockers}


def test_ruling_29_the_direction_is_named_with_the_card_and_then_the_dice_are_rolled() -> None:
    match = Match.kicking(GERMANS, "F8", "KS 2S", "2H", {"He": "F7"})
    assert match.do(PickCard(card("KS"))) == match.do(Aim(2)) == []  # no dice yet
    (kicked, *_) = match.do(KickBall(), 2, 1)
    assert kicked.way == 2 and kicked.rolled == (2, 1) and coordinate(match.ball()) == "I8"


def test_ruling_29_one_may_kick_against_the_edge() -> None:
    match = Match.kicking(GERMANS, "A8", "9S 2S", "2H", {"He": "A7", "Pa": "K15"})
    match.kick("9S", "west")
    assert coordinate(match.ball()) == "A8" and match.state.last and match.state.last.end == "edge"
    assert match.phase == "kick" and match.state.spent == 1 << card("9S")


def test_ruling_29_a_kick_against_the_edge_can_be_tackled_but_not_blocked() -> None:
    match = Match.kicking(GERMANS, "A8", "9S 2S", "2D 3H", {"He": "A7", "Fo": "A9", "Pa": "B9"})
    match.kick("9S", "west")
    assert match.phase == "tackle"
    match.do(LetPass())
    assert match.phase == "kick" and coordinate(match.ball()) == "A8"
