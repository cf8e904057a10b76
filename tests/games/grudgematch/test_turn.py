"""The course of a match: setting up, phases 1 to 3, drawing, goals, the end (A1 to A7, A15, A17 to A22, A28)."""

from collections import Counter
from random import Random

import pytest

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.actions.kicking import BonusDiscard, BonusRelease, BonusRun, EndKicks, NoBonus
from games.grudgematch.actions.reacting import LetPass
from games.grudgematch.actions.running import AnotherRunner, ComeBack, EndRun, PickRunner, PlaceBall, RunTo, TypeRun
from games.grudgematch.actions.setup import LINEUPS, GiveSurname, LineUp, LineUpAgain, Place, TakeSide, TypeLineUp
from games.grudgematch.content import STALL
from games.grudgematch.field import CENTRE, OFF, coordinate, space_named
from games.grudgematch.rules.turn import begin_lineups, begin_turn, draw_up, pile_size
from games.grudgematch.state import GrudgematchOptions
from tests.games.grudgematch.match import DE, FO, GAME, GERMANS, HE, HU, KA, NI, Dice, Match, card
from tests.messages import message_names


def lined_up(**options: object) -> Match:
    match = Match(**options)
    match.do(LineUp(0))
    match.do(LineUp(0), 3, 4, 2, 5)
    return match


def test_ruling_01_five_cards_each_and_the_joker_is_not_among_them() -> None:
    s = Match().state
    assert [len(hand) for hand in s.hands] == [5, 5] and len(s.deck) == 42 and s.joker
    assert pile_size(GAME.view(s, None)) == 43


def test_ruling_01_the_joker_lies_from_the_23rd_to_the_31st_place() -> None:
    drawn: Counter[int] = Counter()
    for seed in range(400):
        match = Match()
        s = match.state
        chance = Chance.quick(Random(seed))
        while s.joker:
            s.at, s.phase, s.ball = (
                [space_named(x) for x in ["F1", "A2", "B2", "C2", "F15", "K14", "J14", "I14"]],
                "kick",
                space_named("F8"),
            )
            s.hands[0] = s.hands[0][:4]
            s.draws = [0]
            before = len(s.deck)
            draw_up(s, chance)
            if not s.joker:
                drawn[53 - before] += 1
    assert set(drawn) == set(range(23, 32))
    assert all(20 < count < 75 for count in drawn.values())


def test_ruling_03_the_germans_set_up_first_in_their_own_half_and_only_goalies_in_their_box() -> None:
    match = Match()
    assert match.phase == "lineup" and match.asked == 0
    assert match.refused(LineUp(0), seat=1) == "not_now"  # the other seat is free for standing orders only
    assert match.refused(Place("F", 8)) == "not_your_half"
    assert match.refused(Place("F", 15)) == "not_your_half"
    assert match.refused(Place("L", 3)) == match.refused(Place("F", 16)) == "off_field"
    match.do(Place("F", 1))
    assert match.state.at[NI] == space_named("F1")
    assert match.refused(Place("E", 1)) == "goalies_box"
    assert match.refused(Place("F", 1)) in ("goalies_box", "occupied")
    match.do(Place("C", 4))
    assert match.refused(Place("C", 4)) == "occupied"
    match.do(Place("I", 4))
    match.do(Place("F", 7))
    assert match.asked == 1 and match.refused(Place("F", 7)) == "not_your_half"
    match.do(TypeLineUp("Descartes F15, foucault c12; Pascal to I12 and Sartre at F9"), 3, 4, 2, 5)
    assert match.state.at[DE] == space_named("F15") and match.phase == "run" and match.asked == 0


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ("", "order_unread"),
        ("Nietzsche nach Hause", "order_unread"),
        ("Nietzsche F1, Kant C4, Husserl I4", "not_all_four"),
        ("Nietzsche F1, Kant C4, Husserl I4, Sartre F7", "no_such_philosopher"),
        ("Nietzsche F1, Kant C4, Kant I4, Hegel F7", "named_twice"),
        ("Nietzsche F1, Kant C4, Husserl Z4, Hegel F7", "off_field"),
        ("Nietzsche F1, Kant E1, Husserl I4, Hegel F7", "goalies_box"),
        ("Nietzsche F1, Kant C4, Husserl C4, Hegel F7", "occupied"),
        ("Nietzsche F1, Kant C9, Husserl I4, Hegel F7", "not_your_half"),
        ("H F7, Nietzsche F1, Kant C4, Husserl I4", "no_such_philosopher"),
        ("He F7" + " " * 300, "order_unread"),
    ],
)
def test_typed_line_ups_are_refused_with_a_reason(order: str, reason: str) -> None:
    assert Match().refused(TypeLineUp(order)) == reason


def test_every_line_up_is_allowed_for_both_teams() -> None:
    for lineup in range(len(LINEUPS)):
        match = Match()
        match.do(LineUp(lineup))
        match.do(LineUp(lineup), 3, 4, 2, 5)
        assert len(set(match.state.at)) == 8 and OFF not in match.state.at
        assert sorted(match.state.at[:4]) == sorted(164 - space for space in match.state.at[4:])


def test_ruling_04_the_longest_surname_plays_the_germans() -> None:
    match = Match(germans="surname")
    assert GAME.active_seats(match.state) == (0, 1)
    match.do(GiveSurname("Magnus"), seat=0)
    assert GAME.active_seats(match.state) == (1,) and GAME.free_seats(match.state) == (0,)
    assert "Magnus" not in GAME.write_view(GAME.view(match.state, 1))
    match.do(GiveSurname("Ng"), seat=0)
    match.do(GiveSurname("Nge"), seat=1)
    assert match.state.german == 1 and match.phase == "lineup" and match.asked == 1
    assert match.events[-1] == events.SidesChosen(1, ("Ng", "Nge"))


def test_ruling_04_equal_surnames_choose() -> None:
    match = Match(germans="surname")
    assert match.refused(GiveSurname("..."), seat=0) == "no_letters"
    assert match.refused(GiveSurname("x" * 41), seat=0) == "surname_too_long"
    match.do(GiveSurname("O'Neil"), seat=0)
    match.do(GiveSurname("Smith"), seat=1)
    assert match.phase == "sides" and match.asked == 0
    assert match.events[-1] == events.SurnamesEqual(("O'Neil", "Smith")), "what is open now has been told"
    match.do(TakeSide(False))
    assert match.state.german == 1


@pytest.mark.parametrize(("germans", "seat"), [("first", 0), ("second", 1)])
def test_ruling_04_the_host_may_name_the_germans(germans: str, seat: int) -> None:
    assert GAME.start(2, GrudgematchOptions(germans=germans), Dice(())).german == seat


@pytest.mark.parametrize("total", range(2, 13))
def test_two_dice_put_the_ball_on_the_centre_line(total: int) -> None:
    match = Match()
    match.do(LineUp(0))
    one = max(1, total - 6)
    told = match.do(LineUp(0), one, total - one, 1, 2)
    assert match.ball() == CENTRE[total] and coordinate(match.ball()) == f"{'ABCDEFGHIJK'[total - 2]}8"
    assert events.BallInPlay((one, total - one), match.ball()) in told


def waiting_for_ball(**at: str) -> Match:
    """A turn of the Germans begins with no ball; two dice of 3 and 4 bring it to F8."""
    match = Match.kicking(0, "A1", "2C", "3D", at)
    match.state.ball = OFF
    begin_turn(match.state, Dice((3, 4, 2, 5)))
    return match


def test_a_ball_put_on_a_philosopher_is_placed_by_his_team_even_out_of_turn() -> None:
    match = waiting_for_ball(Fo="F8")
    assert match.phase == "ball" and match.asked == 1 and match.state.turn == 0
    assert {coordinate(o.space) for o in match.offers()} == {"E7", "F7", "G7", "E8", "G8", "E9", "F9", "G9"}  # type: ignore[attr-defined]
    assert match.refused(PlaceBall(space_named("F10"))) == "not_offered"
    match.do(PlaceBall(space_named("F9")), 2, 5)
    assert match.phase == "run" and match.state.dice == (2, 5) and match.asked == 0


def test_ruling_05_the_chain_goes_on_and_nobody_places_twice_while_there_is_another_way() -> None:
    match = waiting_for_ball(Fo="F8", He="F9")
    match.do(PlaceBall(space_named("F9")))
    assert match.phase == "ball" and match.asked == 0 and match.state.placer == HE
    assert space_named("F8") not in {o.space for o in match.offers()}  # type: ignore[attr-defined]
    match.do(PlaceBall(space_named("F10")), 2, 5)
    assert match.phase == "run"


def test_ruling_05_with_no_way_at_all_the_nearest_open_space_is_taken() -> None:
    match = Match.kicking(0, "A1", "2C", "3D", {"Fo": "A15", "Pa": "A14", "Sa": "B14", "He": "B15"})
    s = match.state
    s.phase, s.asked, s.placer, s.ball = "ball", 1, FO, space_named("A15")
    s.placed = 1 << FO | 1 << 6 | 1 << 7 | 1 << HE
    assert {coordinate(o.space) for o in match.offers()} == {"A13", "B13", "C13", "C14", "C15"}  # type: ignore[attr-defined]


def test_ruling_06_the_ball_may_be_placed_in_the_opponents_goal_box_but_not_in_a_goal() -> None:
    match = Match.kicking(0, "A1", "2C", "3D", {"Fo": "F2"})
    s = match.state
    s.phase, s.asked, s.placer, s.ball = "ball", 1, FO, space_named("F2")
    around = {"E1", "F1", "G1", "E2", "G2", "E3", "F3", "G3"}
    assert {coordinate(o.space) for o in match.offers()} == around  # type: ignore[attr-defined]


def test_ruling_06_nobody_may_place_the_ball_in_his_own_goal_box() -> None:
    match = Match.kicking(0, "A1", "2C", "3D", {"Ni": "F1", "Fo": "F2"})
    s = match.state
    s.phase, s.asked, s.placer, s.ball = "ball", 0, NI, space_named("F1")
    assert {coordinate(o.space) for o in match.offers()} == {"E2", "F2", "G2"}  # type: ignore[attr-defined]
    assert match.refused(PlaceBall(space_named("E1"))) == "not_offered"


def test_ruling_06_the_nearest_open_spaces_leave_out_ones_own_goal_box() -> None:
    match = Match.kicking(0, "A8", "2C", "3D", {"Ni": "F1", "Pa": "E2", "Fo": "F2", "Sa": "G2"})
    s = match.state
    s.phase, s.asked, s.placer, s.ball = "ball", 0, NI, space_named("F1")
    s.placed = 1 << NI | 1 << FO | 1 << 6 | 1 << 7
    offered = {coordinate(o.space) for o in match.offers()}  # type: ignore[attr-defined]
    assert offered == {"D1", "D2", "D3", "E3", "F3", "G3", "H1", "H2", "H3"}


# -- penalty box ---------------------------------------------------------------------------------------------------


def boxed(*faces: int, **at: str) -> Match:
    match = Match.kicking(0, "F8", "2C", "3D", {"He": "box", **at}, fouls=True)
    begin_turn(match.state, Dice(faces))
    return match


def test_ruling_22_five_or_six_releases_and_less_does_not() -> None:
    for die in range(1, 7):
        match = boxed(die, 2, 3)
        assert (match.state.at[HE] == space_named("A7")) == (die >= 5)
        assert match.state.boxes[0] == ([] if die >= 5 else [HE])


def test_ruling_22_the_one_there_longest_comes_back_first() -> None:
    match = Match.kicking(0, "F8", "2C", "3D", {"He": "box", "Ka": "box"}, fouls=True)
    match.state.boxes[0] = [HE, KA]
    begin_turn(match.state, Dice((6, 2, 3)))
    assert match.state.at[HE] == space_named("A7") and match.state.boxes[0] == [KA]


def test_ruling_22_an_occupied_exit_leaves_the_nearest_open_space_to_the_owner() -> None:
    match = boxed(6, Hu="A7")
    assert match.phase == "release" and match.asked == 0
    assert [coordinate(o.space) for o in match.offers()] == ["A6", "A8", "B7"]  # type: ignore[attr-defined]
    match.do(ComeBack(space_named("B7")), 2, 3)
    assert match.state.at[HE] == space_named("B7") and match.phase == "run"


def test_ruling_22_without_anybody_in_the_box_no_die_is_rolled() -> None:
    match = Match.kicking(0, "F8", "2C", "3D", fouls=True)
    begin_turn(match.state, Dice((2, 3)))
    assert match.state.dice == (2, 3)


# -- running -------------------------------------------------------------------------------------------------------


def running(*dice: int, **at: str) -> Match:
    match = Match.kicking(0, "F8", "2C", "3D", at)
    begin_turn(match.state, Dice(dice))
    return match


def test_ruling_07_different_dice_move_two_different_philosophers() -> None:
    match = running(2, 5)
    match.do(PickRunner(KA, 5))
    match.do(RunTo("A", 7))
    assert match.refused(PickRunner(KA, 2)) == "has_run" and match.refused(PickRunner(HU, 5)) == "no_such_die"
    match.do(PickRunner(HU, 2))
    assert match.refused(RunTo("B", 5)) == "out_of_reach"
    match.do(RunTo("B", 4))
    assert match.state.turn == 1 and match.state.at[KA] == space_named("A7") and match.state.at[HU] == space_named("B4")


def test_ruling_07_doubles_move_all_four_each_by_one_die() -> None:
    match = running(3, 3)
    for who, space in ((NI, "F4"), (KA, "A5"), (HU, "B5"), (HE, "C5")):
        match.do(PickRunner(who, 3))
        match.do(RunTo(space[0], int(space[1:])))
    assert match.state.turn == 1


def test_ruling_07_nobody_runs_diagonally_through_the_ball_or_through_others() -> None:
    match = running(2, 1, Ka="E8", Hu="D7", He="D9", Ni="D8")
    match.do(PickRunner(KA, 2))
    assert match.refused(RunTo("F", 8)) == "occupied" and match.refused(RunTo("G", 8)) == "out_of_reach"
    assert match.refused(RunTo("E", 8)) == "stands_there" and match.refused(RunTo("D", 8)) == "occupied"
    spaces = {f"{o.column}{o.row}" for o in match.offers() if isinstance(o, RunTo)}
    assert spaces == {"E7", "E6", "F7", "E9", "E10", "F9"}


def test_only_the_goalie_enters_his_goal_box() -> None:
    match = running(2, 1, Ka="D1", Ni="D2")
    match.do(PickRunner(KA, 2))
    assert match.refused(RunTo("E", 1)) == "goalies_box"
    match.do(AnotherRunner())
    match.do(PickRunner(NI, 2))
    match.do(RunTo("E", 1))
    other = running(2, 1, Ni="D15")
    other.do(PickRunner(NI, 2))
    assert other.refused(RunTo("E", 15)) == "goalies_box"


def test_ruling_07_runs_may_be_left_out_and_typed() -> None:
    match = running(5, 2)
    assert match.refused(TypeRun("Hegel to C9")) == "out_of_reach"
    assert match.refused(TypeRun("Hegel to C3, Kant A3, Husserl B3")) == "no_die_left"
    assert match.refused(TypeRun("Sartre to C3")) == "no_such_philosopher"
    assert match.refused(TypeRun("Hegel to F8")) == "occupied"
    match.do(TypeRun("hegel C4"))
    assert match.state.dice == (5,) and match.state.at[HE] == space_named("C4")
    match.do(EndRun())
    assert match.state.turn == 1
    both = running(5, 2)
    both.do(TypeRun("Kant to A4 and Hegel -> C7"))
    assert both.state.at[KA] == space_named("A4") and both.state.at[HE] == space_named("C7")


def test_ruling_07_who_is_in_the_penalty_box_does_not_run() -> None:
    match = Match.kicking(0, "F8", "2C", "3D", {"He": "box"}, fouls=True)
    begin_turn(match.state, Dice((1, 2, 3)))
    assert match.refused(PickRunner(HE, 2)) == "in_penalty_box" == match.refused(TypeRun("Hegel to A7"))


def ready(**more: object) -> Match:
    """Hegel is beside the ball at F8 with a spade, and the pile is full."""
    return Match.kicking(GERMANS, "F8", "8S 2S", "3C 4C", {"He": "F7", "De": "K1"}, **more)


def goal(**more: object) -> Match:
    match = ready(**more)
    match.kick("8S", "north")
    return match


def test_the_turn_ends_with_a_hand_of_five() -> None:
    match = ready()
    told = match.do(EndKicks())
    assert len(match.state.hands[0]) == 5 and events.Drew(0, 3, 45) in told
    whispered = [told for told in match.told if isinstance(told.event, events.DrewCards)]
    assert [told.to for told in whispered] == [0] and len(whispered[0].event.cards) == 3


def test_ruling_17_a_ball_in_ones_own_goal_box_leaves_play_in_ones_own_draw_phase_only() -> None:
    for ball, gone in (("F1", True), ("E1", True), ("F2", False), ("F15", False)):
        match = ready()
        match.state.ball = space_named(ball)
        told = match.do(EndKicks())
        assert (events.BallRemoved(0) in told) is gone


def test_ruling_18_after_a_goal_both_draw_the_scorer_first_and_the_turn_is_over() -> None:
    match = goal()
    drew = [event for event in match.events if isinstance(event, events.Drew)]
    assert [event.seat for event in drew] == [0, 1] and [len(hand) for hand in match.state.hands] == [5, 5]
    assert match.phase == "bonus" and match.asked == 0 and match.ball() == OFF
    match.do(NoBonus())
    assert match.asked == 1
    match.do(NoBonus(), 3, 4)
    assert match.state.turn == 1 and match.phase == "run" and match.state.turns == 2
    assert match.state.at[HE] == space_named("F7")  # philosophers stay


def test_ruling_18_the_bonus_run_is_one_philosopher_by_one_die() -> None:
    match = goal()
    match.do(BonusRun(), 4)
    assert match.phase == "bonus_run" and match.state.dice == (4,)
    match.do(PickRunner(HE, 4))
    match.do(RunTo("F", 11))
    assert match.phase == "bonus" and match.asked == 1
    match.do(BonusRun(), 1)
    match.do(EndRun())
    assert match.phase == "run" and match.state.turn == 1


def test_ruling_18_the_bonus_exchanges_one_card() -> None:
    match = goal()
    first = match.state.hands[0][0]
    assert match.refused(BonusDiscard(match.state.hands[1][0])) == "not_in_hand"
    match.do(BonusDiscard(first))
    assert len(match.state.hands[0]) == 5 and match.state.spent >> first & 1
    assert match.state.played, "it interrupts a stall"


def test_ruling_18_the_bonus_releases_any_one_philosopher() -> None:
    match = ready(fouls=True)
    match.stand(Fo="box", Pa="box")
    match.kick("8S", "north")
    match.do(NoBonus())
    assert match.refused(BonusRelease(HE)) == "not_in_box"
    match.do(BonusRelease(6))
    assert match.state.at[6] == space_named("K9") and match.state.boxes[1] == [FO]


def at_half_time(order: str) -> Match:
    """Return a match whose first half began with this line-up of the Germans, and which asks them for the second."""
    match = Match()
    match.do(TypeLineUp(order))
    match.do(LineUp(0), 3, 4, 2, 5)
    s = match.state
    s.half = 2
    begin_lineups(s)
    return match


def test_ones_own_line_up_of_the_first_half_is_offered_again_after_half_time() -> None:
    order = "Nietzsche F1, Kant A1, Husserl B2, Hegel F7"
    assert LineUpAgain() not in Match().offers()
    match = at_half_time(order)
    with message_names():
        label = GAME.presentation(["Malia", "Theo"]).label(GAME.view(match.state, 0), LineUpAgain())
    assert label.startswith("label-line-up-again(places=[placed(space=F1, who=Nietzsche)")
    match.do(Place("F", 1))
    match.do(LineUpAgain())
    assert [coordinate(match.state.at[each]) for each in range(4)] == ["F1", "A1", "B2", "F7"]
    assert match.asked == 1
    assert LineUpAgain() not in match.offers()  # the French had a usual one, which is a button anyway
    assert LineUpAgain() not in GAME.single_steps(at_half_time(order).state, 0)


def test_ruling_19_the_joker_is_half_time() -> None:
    match = ready(fouls=True)
    s = match.state
    s.joker, s.half = True, 1
    s.deck = s.deck[: 53 - 31]  # the 31st place: the joker for certain
    match.stand(Ka="box")
    told = match.do(EndKicks())
    assert events.HalfTime(0, (0, 0)) in told and match.phase == "lineup" and match.asked == 0
    assert match.state.at == [OFF] * 8 and match.state.boxes == [[], []] and match.ball() == OFF
    match.do(LineUp(0))
    match.do(LineUp(1))
    assert len(match.state.hands[0]) == 5 and match.state.turn == 1 and match.state.half == 2


def test_ruling_19_half_time_in_the_draw_after_a_goal_still_gives_both_bonuses() -> None:
    match = ready()
    s = match.state
    s.joker, s.half = True, 1
    s.deck = s.deck[: 53 - 31]
    match.kick("8S", "north")
    match.do(LineUp(0))
    match.do(LineUp(0))
    assert match.phase == "bonus" and match.state.bonuses == [0, 1] and match.asked == 0


def test_ruling_20_a_card_needed_from_an_empty_pile_ends_the_match() -> None:
    match = ready()
    match.state.deck, match.state.score = match.state.deck[:2], [0, 1]
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "time" and outcome.scores == (0, 1)


def test_ruling_20_an_empty_pile_with_full_hands_plays_on() -> None:
    match = Match.kicking(GERMANS, "F8", "8S 2S 3S 4S 5S", "3C 4C 5C 6C 7C", {"He": "F7"})
    match.state.deck = []
    match.do(EndKicks())
    assert match.phase == "run" and match.state.turn == 1


def test_ruling_21_a_tie_goes_on_with_the_discards_and_without_the_joker() -> None:
    match = ready()
    s = match.state
    s.spent, s.deck = sum(1 << each for each in s.deck), []
    told = match.do(EndKicks())
    assert events.ExtraTime((0, 0)) in told and match.state.half == 3 and not match.state.joker
    assert match.state.spent == 0 and len(match.state.hands[0]) == 5 and len(match.state.deck) == 45


def test_ruling_21_the_next_goal_wins_in_extra_time() -> None:
    match = ready()
    match.state.half = 3
    match.kick("8S", "north")
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (0,) and outcome.reason == "golden_goal"


def test_ruling_21_the_french_win_when_the_second_deck_runs_out() -> None:
    match = ready()
    match.state.half, match.state.deck = 3, []
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "french"


def test_ruling_20_an_exchange_with_an_empty_pile_ends_the_match() -> None:
    match = goal()
    match.state.deck = []
    match.do(BonusDiscard(match.state.hands[0][0]))
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (0,) and outcome.reason == "time"


@pytest.mark.parametrize(("score", "winners"), [([0, 0], (0, 1)), ([0, 2], (1,))])
def test_ruling_28_a_stalled_match_is_whistled_off(score: list[int], winners: tuple[int, ...]) -> None:
    match = ready()
    match.state.idle, match.state.score = STALL - 1, score
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.reason == "stall" and outcome.winners == winners


def test_ruling_28_a_card_resets_the_count_and_the_turn_limit_ends() -> None:
    match = ready(turn_limit=60)
    match.state.idle = STALL - 1
    match.kick("2S", "west")
    while match.phase in ("tackle", "block"):
        match.do(LetPass())
    if match.phase == "kick":
        match.do(EndKicks())
    assert match.state.idle == 0 and match.phase == "run"
    match = ready(turn_limit=60)
    match.state.turns = 60
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.reason == "limit"
    assert card("2S") in match.state.hands[0] and coordinate(match.ball()) == "F8"


@pytest.mark.parametrize(("computers", "limit"), [(0, 0), (1, 100), (2, 100)])
def test_ruling_28_a_turn_limit_suits_computers_and_not_people(computers: int, limit: int) -> None:
    agreed = GAME.agree(GrudgematchOptions(), computers)
    assert agreed.turn_limit == agreed.limit == limit
    for chosen in (0, 60, 160):
        options = GrudgematchOptions(turn_limit=chosen, fouls=True)
        assert GAME.agree(options, computers) == options
    assert GrudgematchOptions().limit == 0
