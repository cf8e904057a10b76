"""Rules text, from "Preparation" to "Preparing statements"; rulings G1 to G6. Test names cite the section."""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import pytest

from games.core.chance import Chance, ReplayedChance
from games.gorgias import events
from games.gorgias.actions import ChooseColours, LeaveToChance, PlaceGroup, Ready, RemoveDie, Reroll, Roll, Stop
from games.gorgias.content import COLOURS, FACES, PYRAMIDS, SIZES, TOPICS, missing_topics, pips_of
from tests.games.gorgias.debate import GAME, ML, SL, SM, Debate, L, M, S, group


def test_preparation_a_rainbow_set_is_five_colours_in_three_sizes() -> None:
    assert COLOURS == ("black", "red", "yellow", "green", "blue")
    assert SIZES == {1: "small", 2: "medium", 3: "large"}
    assert Counter(pips_of(each) for each in PYRAMIDS) == {1: 5, 2: 5, 3: 5}


def test_preparation_the_common_set_lies_between_the_players() -> None:
    assert Debate().state.common == [1] * 15
    assert Debate().state.captured == [[0] * 15, [0] * 15]


def test_preparation_two_rows_of_five_cards() -> None:
    debate = Debate()
    debate.debate([group("small red")], [group("small blue")])
    assert [len(layout) for layout in debate.state.revealed] == [5, 5]


def test_core_arguments_first_three_faces_are_the_topics() -> None:
    assert [[TOPICS[pips] for pips in FACES[face]] for face in (1, 2, 3)] == [
        ["knowledge"],
        ["conduct"],
        ["governance"],
    ]


def test_nuanced_arguments_combine_two_topics() -> None:
    assert {face: FACES[face] for face in (4, 5, 6)} == {4: (1, 2), 5: (1, 3), 6: (2, 3)}


@pytest.mark.parametrize(
    ("dice", "missing"),
    [
        ((S, M, L), ()),
        ((S, S, M, M, L), ()),
        ((SM, L), ()),
        ((SL, M), ()),
        ((SM, ML), ()),
        ((SM, SL), ()),
        ((S, S, S, S, S), (2, 3)),
        ((SM, SM, S, M, M), (3,)),
        ((ML, ML, ML, L, L), (1,)),
        ((SL, SL, L, S, S), (2,)),
    ],
)
def test_core_arguments_each_topic_as_exact_face_or_within_a_nuanced_one(
    dice: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    assert missing_topics(tuple(sorted(dice))) == missing


@pytest.mark.parametrize("rounds", [7, 8])
def test_g1_seven_or_eight_statements(rounds: int) -> None:
    debate = Debate(rounds=rounds)
    for _ in range(rounds):
        assert debate.state.phase == "opening"
        debate.state_both([S, M, L, S, S], [S, M, L, S, S])
        debate.state.common = [1] * 15
        quiet = [group(shield=f"small {c}") for c in ("red", "blue", "green")]
        quiet += [group(shield="medium red"), group(shield="large red")]
        for seat in range(2):
            debate.place(seat, quiet)
            debate.do(Ready(), seat=seat)
    assert debate.state.phase == "over"
    assert debate.state.debated == rounds
    assert GAME.outcome(debate.state) is not None


def test_g1_seven_is_the_default() -> None:
    assert Debate().state.options.rounds == 7


@pytest.mark.parametrize("first", [0, 1])
def test_g2_chance_names_the_first_speaker_and_then_they_alternate(first: int) -> None:
    debate = Debate(first=first)
    assert GAME.active_seats(debate.state) == (first,)
    debate.state_both([S, M, L, S, S], [S, M, L, S, S])
    assert GAME.active_seats(debate.state) == (0, 1)
    for seat in range(2):
        debate.place(seat, [group(shield=f"small {c}") for c in ("red", "blue", "green")])
        debate.place(seat, [group(shield="medium red"), group(shield="large red")])
        debate.do(Ready(), seat=seat)
    assert debate.state.round == 2
    assert GAME.active_seats(debate.state) == (1 - first,)


def test_g2_they_prepare_one_after_the_other_and_dice_are_public() -> None:
    debate = Debate(first=1)
    assert debate.refused(Roll(), seat=0) == "not_active"
    debate.roll(S, M, L, SM, SM)
    assert GAME.view(debate.state, None).dice == (S, M, L, SM, SM)
    debate.do(Stop())
    assert GAME.view(debate.state, 0).statements == [(), (S, M, L, SM, SM)]
    assert GAME.active_seats(debate.state) == (0,)


def test_preparing_statements_up_to_three_rolls_and_the_first_is_all_five() -> None:
    debate = Debate()
    assert debate.offers() == [Roll(), LeaveToChance()]
    debate.roll(S, M, L, S, S)
    debate.reroll([S], S)
    debate.reroll([S], S)
    assert debate.state.statements[0] == (S, S, S, M, L)
    assert debate.speaker == 1


def test_preparing_statements_keeping_any_number_of_dice() -> None:
    debate = Debate()
    debate.roll(S, S, M, L, ML)
    ways = [action for action in debate.offers() if isinstance(action, Reroll)]
    assert len(ways) == 3 * 2 * 2 * 2 - 1
    assert all(1 <= len(action.faces) <= 5 for action in ways)
    (rolled,) = debate.reroll([S, ML], SM, SL)
    assert rolled == events.Rolled(0, 2, (SM, SL), (S, M, L))


def test_g3_a_die_kept_earlier_may_be_picked_up_again() -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    debate.reroll([ML], S)
    debate.reroll([L, SM], L, L)
    assert debate.state.statements[0] == (S, S, M, L, L)


def test_g3_at_least_one_die_is_picked() -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    assert debate.refused(Reroll(())) == "not_offered"


@pytest.mark.parametrize(
    "action",
    [Reroll((SL,)), Reroll((S, S)), Reroll((M, S)), Reroll((9,)), Roll(), RemoveDie(S)],
)
def test_g3_nonsense_is_refused(action: Reroll) -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    assert debate.refused(action) in ("not_offered", "not_now")


def test_preparing_statements_a_missing_topic_costs_a_die_of_the_players_choice() -> None:
    debate = Debate()
    debate.roll(S, S, S, M, SM)
    assert debate.offers() == [RemoveDie(S), RemoveDie(M), RemoveDie(SM), LeaveToChance()]
    assert debate.refused(Stop()) == "not_now"
    assert debate.refused(RemoveDie(L)) == "not_offered"
    assert debate.remove(S) == [events.DieRemoved(0, S, (S, S, M, SM))]


def test_g4_after_every_roll_also_the_first_and_the_last() -> None:
    debate = Debate()
    debate.roll(S, S, S, S, SM)
    debate.remove(S)
    debate.reroll([S, S, S, SM], M, M, M, SM)
    debate.remove(M)
    debate.reroll([M, M, SM], L, L, SL)
    assert debate.state.phase == "removing"
    assert debate.remove(L)[-1] == events.StatementMade(0, (L, SL))
    assert debate.state.statements[0] == (L, SL)


def test_g4_if_all_dice_are_equal_one_is_removed_unasked() -> None:
    debate = Debate()
    assert debate.roll(S, S, S, S, S)[-1] == events.DieRemoved(0, S, (S, S, S, S))
    assert debate.state.phase == "rerolling" and LeaveToChance() in debate.offers()
    debate.reroll([S, S, S, S], M, M, M, M)
    assert debate.reroll([M, M, M], L, L, L)[-2:] == [
        events.DieRemoved(0, L, (L, L)),
        events.StatementMade(0, (L, L)),
    ]


def test_g4_kept_dice_count() -> None:
    debate = Debate()
    debate.roll(S, S, M, L, L)
    debate.reroll([L, L], S, S)
    assert debate.state.phase == "removing"


def test_g4_he_goes_on_with_the_dice_left() -> None:
    debate = Debate()
    debate.roll(S, S, S, M, M)
    debate.remove(M)
    debate.reroll([S, S], L, L)
    assert debate.state.dice == (S, M, L, L)
    debate.do(Stop())
    assert debate.state.statements[0] == (S, M, L, L)


def test_g4_a_complete_last_roll_is_the_statement_at_once() -> None:
    debate = Debate()
    debate.roll(S, M, L, L, L)
    debate.reroll([L], L)
    assert debate.reroll([L], ML)[-1] == events.StatementMade(0, (S, M, L, L, ML))


def test_g5_stopping_only_on_all_three_topics() -> None:
    debate = Debate()
    debate.roll(S, S, S, M, SM)
    debate.remove(S)
    assert Stop() not in debate.offers()
    assert debate.refused(Stop()) == "topic_missing"
    debate.reroll([S], L)
    assert debate.offers()[-1] == Stop()


def test_g6_any_colours_of_the_players_own_stock_but_each_pyramid_once() -> None:
    debate = Debate()
    debate.state_both([S, S, L, ML, M], [S, M, L, S, S])
    debate.do(PlaceGroup(1, 0), seat=0)
    assert [a for a in debate.offers(0) if isinstance(a, ChooseColours)] == [ChooseColours(c, None) for c in range(5)]
    debate.do(ChooseColours(1, None), seat=0)
    debate.do(PlaceGroup(1, 0), seat=0)
    assert debate.refused(ChooseColours(1, None), seat=0) == "not_offered"
    debate.do(ChooseColours(2, None), seat=0)
    debate.do(PlaceGroup(3, 2), seat=0)
    assert len([a for a in debate.offers(0) if isinstance(a, ChooseColours)]) == 25
    debate.do(ChooseColours(1, 1), seat=0)
    debate.do(PlaceGroup(0, 2), seat=0)
    assert debate.refused(ChooseColours(None, 1), seat=0) == "not_offered"


def test_g6_the_own_stock_comes_back_and_wins_come_from_the_common_stock() -> None:
    debate = Debate()
    debate.debate([group("small red")], [group(shield="large blue")])
    assert debate.state.captured[1][3 * 4 + 2] == 1
    assert debate.state.common[3 * 4 + 2] == 0
    debate.state_both([S, M, L, S, S], [S, M, L, S, S])
    debate.do(PlaceGroup(0, 3), seat=1)
    assert len([a for a in debate.offers(1) if isinstance(a, ChooseColours)]) == 5


def test_g6_five_of_each_size_always_suffice() -> None:
    for dice in combinations_with_replacement(FACES, 5):
        assert max(Counter(pips for face in dice for pips in FACES[face]).values()) <= 5


def test_every_set_of_dice_can_be_rerolled_and_is_offered_once() -> None:
    for dice in combinations_with_replacement(FACES, 5):
        debate = Debate()
        debate.state.dice, debate.state.phase, debate.state.rolls = dice, "rerolling", 1
        ways = [action.faces for action in debate.offers() if isinstance(action, Reroll)]
        sets = {picked for count in range(1, 6) for picked in combinations(dice, count)}
        assert sorted(ways) == sorted(sets)


def test_g16_the_absent_speaker_rolls_until_he_may_stop() -> None:
    debate = Debate()
    assert GAME.timeout_action(debate.state, 0) == LeaveToChance()
    # S S S S S+M, the fourth die (S) goes out, all four are rolled again: S M L L
    debate.do(LeaveToChance(), 0, 0, 0, 0, 3, 3, 0, 1, 2, 2)
    assert debate.state.statements[0] == (S, M, L, L)
    assert debate.speaker == 1


def test_g16_the_absent_speaker_stops_on_a_complete_set() -> None:
    debate = Debate()
    debate.roll(S, M, L, SM, ML)
    assert GAME.timeout_action(debate.state, 0) == Stop()
    assert debate.refused(LeaveToChance()) == "may_stop"


def test_the_opening_draws_who_speaks_first() -> None:
    chance = ReplayedChance([1])
    GAME.start(2, GAME.Options(), chance)
    chance.finish()
    assert GAME.start(2, GAME.Options(), Chance(lambda n: 0)).first == 0
