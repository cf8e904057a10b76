"""The rules text: sentences with no other place, the Example of Play, and the list in `coverage.md`."""

import random
import re
from itertools import pairwise
from pathlib import Path

from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.actions.kicking import Aim, EndKicks, FoulTacklers, KickBall, NoBonus, PickCard
from games.grudgematch.actions.reacting import Block, LetKickPass, LetPass, Tackle
from games.grudgematch.actions.running import EndRun, PickRunner, PlaceBall, RunTo
from games.grudgematch.actions.setup import LineUp, Place
from games.grudgematch.content import PHILOSOPHERS, SUITS
from games.grudgematch.field import CENTRE, GOAL_BOX, HALF, NEAR, OFF, RAYS, coordinate, space_named, spaces_in
from games.grudgematch.rules.turn import ball_lands, begin_turn
from games.grudgematch.state import GrudgematchOptions
from tests.games.grudgematch.match import (
    DE,
    FO,
    FRENCH,
    GAME,
    GERMANS,
    HE,
    HU,
    KA,
    NI,
    PA,
    PLACES,
    SA,
    Dice,
    Match,
    card,
    example,
)


def test_teams_four_philosophers_each_with_a_suit_and_clubs_are_the_goalies() -> None:
    assert PHILOSOPHERS[:4] == ("Nietzsche", "Kant", "Husserl", "Hegel")
    assert PHILOSOPHERS[4:] == ("Descartes", "Foucault", "Pascal", "Sartre")
    assert SUITS == ("clubs", "diamonds", "hearts", "spades")
    for suit, name in enumerate(("2C", "2D", "2H", "2S")):  # each kicks with his own suit alone
        stands = dict(zip(("Ni", "Ka", "Hu", "He"), ("E7", "F7", "G7", "G8"), strict=True))
        match = Match.kicking(GERMANS, "F8", "2C 2D 2H 2S", "", stands)
        (kicked, *_) = match.kick(name, "north")
        assert kicked.kicker == suit


def test_teams_may_go_anywhere_on_the_field_but_the_goal_boxes() -> None:
    reached: dict[int, set[int]] = {}
    for who in (NI, KA, DE, FO):
        team, letters = who // 4, ("Ni", "Ka", "", "", "De", "Fo")[who]
        reached[who] = set()
        for space in range(165):
            if space not in [space_named(each) for each in ("A1", "A3", "B1")]:
                at = {"Ni": "A1", "Ka": "A1", "De": "A1", "Fo": "A1", "Hu": "A1", "He": "A1", "Pa": "A1", "Sa": "A1"}
                match = Match.kicking(team, "A3", "2C", "2C", {**at, letters: coordinate(space)})
                begin_turn(match.state, Dice((6, 5)))
                match.do(PickRunner(who, 6))
                for each in match.offers():
                    if isinstance(each, RunTo):
                        reached[who].add(space_named(f"{each.column}{each.row}"))
    boxes = [set(spaces_in(box)) for box in GOAL_BOX]
    assert reached[KA] == reached[FO] == set(range(165)) - boxes[0] - boxes[1] - {space_named("A1"), space_named("A3")}
    assert reached[NI] == reached[KA] | boxes[0] and reached[DE] == reached[KA] | boxes[1]


def test_teams_nobody_else_moves_through_a_goal_box() -> None:
    at = {"Ka": "D1", "Ni": "D2", "Hu": "C1", "He": "A2"}
    match = Match.kicking(GERMANS, "F8", "2C", "2C", at)
    begin_turn(match.state, Dice((6, 5)))
    assert match.refused(PickRunner(KA, 6)) == "hemmed_in"  # the only way out would be through E1


def test_ruling_02_all_of_ones_own_half_and_never_stacked() -> None:
    match = Match()
    offered = {space_named(f"{each.column}{each.row}") for each in match.offers() if isinstance(each, Place)}
    assert offered == {space for space in range(165) if space % 15 < 7}
    match.do(Place("A", 1))
    offered = {space_named(f"{each.column}{each.row}") for each in match.offers() if isinstance(each, Place)}
    assert offered == set(spaces_in(HALF[0] & ~GOAL_BOX[0])) - {space_named("A1")}
    assert not HALF[0] & HALF[1] and not any(HALF[0] >> each & 1 or HALF[1] >> each & 1 for each in CENTRE[2:])


def test_ruling_03_the_germans_set_up_first_at_half_time_too() -> None:
    match = Match.kicking(FRENCH, "F8", "3C 4C", "8S 2S", {"Sa": "F9"})
    s = match.state
    s.joker, s.half, s.deck = True, 1, s.deck[: 53 - 31]
    told = match.do(EndKicks())
    assert events.HalfTime(1, (0, 0)) in told and match.phase == "lineup" and match.asked == 0
    match.do(LineUp(0))
    assert match.asked == 1
    match.do(LineUp(0))
    assert match.state.turn == 0 and len(match.state.hands[1]) == 5  # the French drew on, then the turn passed


def test_taking_a_turn_five_phases_in_order() -> None:
    match = Match.kicking(FRENCH, "A1", "2C 3C 4C 5C 6C", "2H 3H 4H 5H 6H", {"Ka": "box", "He": "F7"}, fouls=True)
    match.state.ball = 165
    match.do(EndKicks(), 3, 4, 6, 2, 5)  # ball into play, penalty box, run
    match.do(PickRunner(HE, 5))
    match.do(RunTo("E", 8))
    match.do(EndRun())
    assert match.phase == "kick"
    match.state.hands[0][0] = card("2S")
    match.kick("2S", "north")
    while match.phase in ("tackle", "block"):
        match.do(LetPass())
    if match.phase == "kick" and match.asked == 0:
        match.do(EndKicks(), *(2, 5))
    kinds = [type(event).__name__ for event in match.events]
    order = ["TurnBegan", "BallInPlay", "BoxChecked", "Released", "RunRolled", "Ran", "Kicked", "Drew", "TurnBegan"]
    assert [kind for kind in kinds if kind in order] == [*order, "RunRolled"]  # the other side's turn has begun


def test_phase_1_a_ball_in_play_stays_where_it_is() -> None:
    match = Match.kicking(GERMANS, "C3", "2C", "3D")
    begin_turn(match.state, Dice((2, 5)))
    assert coordinate(match.ball()) == "C3" and match.phase == "run"


def test_phase_2_without_the_option_nobody_is_ever_in_a_box() -> None:
    chance = Chance.quick(random.Random(5))
    state = GAME.start(2, GrudgematchOptions(turn_limit=60), chance)
    while seats := GAME.active_seats(state):
        action = GAME.fill(GAME.view(state, seats[0]), GAME.rollout_action(state, seats[0], chance), chance)
        assert not isinstance(action, FoulTacklers)
        step = GAME.apply(state, seats[0], action, chance)
        assert not [told for told in step.events if isinstance(told.event, events.BoxChecked | events.KickerFouled)]
        state = step.state
        assert state.boxes == [[], []]


def test_phase_4_the_ball_goes_its_whole_way_or_to_where_it_is_stopped() -> None:
    for number in range(1, 11):
        match = Match.kicking(GERMANS, "A4", f"{number if number > 1 else 'A'}S 9C", "", {"He": "A3", "Ka": "K1"})
        match.state.at[HU] = space_named("K2")
        name = f"{number if number > 1 else 'A'}S"
        match.do(PickCard(card(name)))
        assert len([each for each in match.offers() if isinstance(each, Aim)]) == 8  # ways, and no choice of how far
        match.do(Aim(0))
        match.do(KickBall())
        assert coordinate(match.ball()) == f"A{4 + number}"


def test_phase_4_a_ball_placed_on_another_of_ones_own_is_placed_on() -> None:
    match = Match.kicking(GERMANS, "F8", "2S 5D", "", {"He": "F7", "Ka": "F10", "Hu": "F11"})
    match.kick("2S", "north")
    while match.phase == "block":
        match.do(LetPass())
    assert match.phase == "ball" and match.state.placer == KA
    match.do(PlaceBall(space_named("F11")))
    assert match.phase == "ball" and match.state.placer == HU and match.asked == 0
    match.do(PlaceBall(space_named("G12")))
    assert coordinate(match.ball()) == "G12" and match.state.kick is None


def test_phase_4_a_ball_with_only_one_place_to_go_is_placed_unasked() -> None:
    match = Match.kicking(GERMANS, "F8", "", "", {"Ka": "A1", "Hu": "A2", "He": "B1"})
    match.state.placed = 1 << HU | 1 << HE
    assert ball_lands(match.state, space_named("A1"), Dice(()))
    assert coordinate(match.ball()) == "B2" and match.state.placed == 0


def test_phase_4_a_ball_on_an_opponent_may_be_passed_to_another_who_places_it() -> None:
    match = Match.kicking(GERMANS, "F8", "2S 5D", "", {"He": "F7", "Pa": "F10", "Ka": "F11"})
    match.kick("2S", "north")
    while match.phase == "block":
        match.do(LetPass())
    assert match.phase == "ball" and match.asked == 1
    match.do(PlaceBall(space_named("F11")))
    assert match.asked == 0 and match.state.placer == KA


def test_tackling_only_who_is_beside_the_ball_before_the_kick() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "9D 9H", {"He": "F7", "Fo": "F10", "Pa": "H8"})
    match.kick("5S", "north")
    assert match.phase == "block"  # nobody beside F8: no tackle; Foucault beside F9


def test_ruling_09_a_number_card_that_is_too_low_may_tackle_and_may_not_block() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "2D 4D", {"He": "F7", "Fo": "G9"})
    match.kick("5S", "north")
    assert {each.card for each in match.offers() if isinstance(each, Tackle)} == {card("2D"), card("4D")}
    match.do(Tackle(card("2D"), False))
    assert match.phase == "block" and match.refused(Block(card("4D"))) == "too_low"


def test_ruling_11_the_start_is_no_space_of_the_way() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "9D 9H", {"He": "F7", "Fo": "E7"})
    match.kick("5S", "north")
    match.do(LetPass())
    assert match.phase != "block" and coordinate(match.ball()) == "F13"  # beside F8 he may tackle, and that is all


def test_ruling_12_all_but_the_kicker_may_block_their_own_kick() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 9D 9H", "", {"He": "G8", "Ka": "F10", "Hu": "E10"})
    match.kick("5S", "north")
    kick = match.state.kick
    assert match.phase == "block" and match.asked == 0 and kick and kick.waiting == 1 << KA | 1 << HU
    match.do(Block(card("9H")))
    assert coordinate(match.ball()) == "F9" and match.state.turn == 0


def test_phase_5_a_ball_kicked_out_of_ones_own_goal_box_in_time_stays_in_play() -> None:
    match = Match.kicking(GERMANS, "F2", "AC 5C", "2D", {"Ni": "E2"})
    match.kick("AC", "south")
    assert coordinate(match.ball()) == "F1" and match.phase == "kick"
    match.kick("5C", "north")
    match.do(EndKicks(), 2, 5) if match.phase == "kick" else None
    assert coordinate(match.ball()) == "F6"
    assert not [event for event in match.events if isinstance(event, events.BallRemoved)]


def test_phase_5_play_alternates() -> None:
    turns = []
    chance = Chance.quick(random.Random(8))
    state = GAME.start(2, GrudgematchOptions(turn_limit=60), chance)
    while seats := GAME.active_seats(state):
        action = GAME.fill(GAME.view(state, seats[0]), GAME.rollout_action(state, seats[0], chance), chance)
        step = GAME.apply(state, seats[0], action, chance)
        turns += [told.event.seat for told in step.events if isinstance(told.event, events.TurnBegan)]
        state = step.state
    assert len(turns) > 30 and all(one != other for one, other in pairwise(turns))
    assert turns[0] == state.german


def test_ruling_16_a_diagonal_that_leaves_beside_the_mouth_stops_at_the_edge() -> None:
    for ball, goal in (("A13", False), ("A12", True), ("C12", True), ("D12", False), ("E14", True), ("F14", False)):
        spot = {"He": coordinate(space_named(ball) - 1), "De": "A15", "Fo": "A14", "Pa": "A13", "Sa": "A12"}
        match = Match.kicking(GERMANS, ball, "9S 2S", "", spot)
        match.kick("9S", "north-east")
        assert match.state.score == [int(goal), 0], ball


def test_ruling_18_an_empty_pile_in_the_draw_after_a_goal_ends_the_match() -> None:
    match = Match.kicking(GERMANS, "F8", "8S 2S", "3C 4C", {"He": "F7", "De": "K1"})
    match.state.deck = match.state.deck[:5]
    match.kick("8S", "north")
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.scores == (1, 0) and outcome.winners == (0,) and outcome.reason == "time"


def test_ruling_18_one_may_do_nothing_and_philosophers_stay() -> None:
    match = Match.kicking(FRENCH, "F8", "3C 4C", "8S 2S", {"Sa": "F9", "Ni": "K1"})
    before = list(match.state.at)
    match.kick("8S", "south")
    assert match.asked == 1 and match.state.bonuses == [1, 0]  # the scorer first
    match.do(NoBonus())
    match.do(NoBonus(), 3, 4, 2, 5)
    assert match.state.at == before and match.state.turn == 0 and match.state.score == [0, 1]


def test_ruling_22_the_ball_on_the_exit_and_goal_boxes_count_as_taken() -> None:
    match = Match.kicking(GERMANS, "A7", "2C", "3D", {"He": "box"}, fouls=True)
    begin_turn(match.state, Dice((6,)))
    assert match.phase == "release" and [coordinate(each.space) for each in match.offers()] == ["A6", "A8", "B7"]  # type: ignore[attr-defined]


def test_ruling_23_both_may_foul_in_one_kick() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S AS", "8D 3C", {"He": "F7", "Fo": "G8"}, fouls=True)
    match.kick("5S", "west")
    match.do(FoulTacklers(), 6, 2)
    told = match.do(Tackle(card("8D"), True), 3, 2)
    assert told[0].needed == 11 and told[0].value == 11 and told[0].succeeded


def test_ruling_24_without_its_goalie_nobody_enters_the_goal_box() -> None:
    match = Match.kicking(GERMANS, "F8", "2C", "3D", {"Ni": "box", "Ka": "D1"}, fouls=True)
    begin_turn(match.state, Dice((1, 2, 5)))
    match.do(PickRunner(KA, 5))
    assert match.refused(RunTo("E", 1)) == "goalies_box"


def test_ruling_25_discards_counts_and_dice_are_open() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "2D 3C", {"He": "F7", "Fo": "G8"})
    match.kick("5S", "west")
    match.do(Tackle(card("2D"), False), 2, 2, 2, 3, 5)  # three cards, then the others' run
    view = GAME.view(match.state, None)
    assert view.spent == 1 << card("2D") | 1 << card("5S") and len(view.dice) == 2
    assert view.hands == [[None] * 5, [None]]


def test_ruling_26_there_is_no_limit_on_kicks_and_nobody_has_to() -> None:
    match = Match.kicking(GERMANS, "B2", "AS 2S 3S 4S 5S", "", {"He": "B1", "Ka": "K1", "Hu": "K2"})
    for name, way in (("AS", "west"), ("2S", "west"), ("3S", "west"), ("4S", "west")):
        assert EndKicks() in match.offers()
        match.kick(name, way)
    assert match.phase == "kick" and match.state.hands[0] == [card("5S")]
    match.do(EndKicks())
    assert match.state.turn == 1 and card("5S") in match.state.hands[0]


def test_ruling_27_passing_is_always_among_the_answers() -> None:
    for french in ("9D 9H", "9C 9S"):
        match = Match.kicking(GERMANS, "F8", "5S 2S", french, {"He": "F7", "Fo": "G8", "Pa": "G11"})
        match.kick("5S", "north")
        while match.phase in ("tackle", "block"):
            assert {LetPass(), LetKickPass()} <= set(match.offers())
            match.do(LetPass())
        assert coordinate(match.ball()) == "F13"


def test_blocking_a_ball_that_nobody_blocks_flies_over_who_stands_there() -> None:
    match = Match.kicking(GERMANS, "F8", "5S 2S", "4H 9D", {"He": "F7", "Pa": "F10"})
    match.kick("5S", "north")
    assert match.phase == "block" and match.asked == 1
    match.do(LetPass())
    assert coordinate(match.ball()) == "F13" and match.state.at[PA] == space_named("F10")


def test_only_foucault_may_tackle_and_the_king_rolls_six() -> None:
    match = example()
    (kicked,) = match.kick("8C", "north")
    assert (kicked.kicker, kicked.value, kicked.rolled) == (0, 8, ())
    assert match.phase == "tackle" and match.asked == 1
    assert [o.card for o in match.offers() if isinstance(o, Tackle)] == [card("KD")]
    told = match.do(Tackle(card("KD"), False), 4, 2)
    assert told[0] == events.Tackled(1, FO, card("KD"), (4, 2), (), 6, 8, False, False)
    assert card("KD") not in match.state.hands[FRENCH] and match.state.spent >> card("KD") & 1


def test_the_ball_counts_down_past_pascal_sartre_and_hegel() -> None:
    match = example()
    match.kick("8C", "north")
    match.do(LetPass())
    asked = []
    while match.phase == "block":
        kick = match.state.kick
        assert kick
        able = [p for p in range(8) if kick.waiting >> p & 1 and p // 4 == match.state.asked]
        asked.append((coordinate(match.ball()), kick.needed, able))
        match.do(LetPass())
    # Husserl, on the kick's way at F6 and F7, may block too (A12); the rules text names the interesting ones
    assert asked == [("F4", 8, [PA]), ("F6", 6, [2]), ("F7", 5, [SA]), ("F9", 3, [HE])]
    assert coordinate(match.ball()) == "F11"
    assert DE not in [p for _, _, able in asked for p in able] and KA not in [p for _, _, able in asked for p in able]


def test_pascal_needs_a_heart_of_eight_or_more() -> None:
    match = example("9H 7H JH 6S 2C")
    match.kick("8C", "north")
    match.do(LetPass())
    assert [o.card for o in match.offers() if isinstance(o, Block)] == [card("9H"), card("JH")]
    assert match.refused(Block(card("7H"))) == "too_low"
    assert match.refused(Block(card("6S"))) == "cannot_block"
    match.do(Block(card("9H")))
    assert coordinate(match.ball()) == "F4" and match.state.kick is None


def test_ruling_14_if_sartre_blocks_the_germans_place_the_ball_beside_husserl() -> None:
    match = example()
    match.kick("8C", "north")
    for _ in range(3):
        match.do(LetPass())
    assert coordinate(match.ball()) == "F7" and match.asked == 1
    match.do(Block(card("6S")))
    assert match.phase == "ball" and match.asked == 0 and match.state.placer == 2
    places = {coordinate(o.space) for o in match.offers()}  # type: ignore[attr-defined]
    assert places == {"E6", "F6", "G6", "E7", "G7", "E8", "F8", "G8"}


def test_ruling_12_hegel_may_block_his_own_sides_kick() -> None:
    match = example()
    match.kick("8C", "north")
    for _ in range(4):
        match.do(LetPass())
    assert match.asked == 0 and coordinate(match.ball()) == "F9"
    match.do(Block(card("4S")))
    assert coordinate(match.ball()) == "F9" and match.state.last and match.state.last.end == "blocked"


def test_the_field_keeps_the_constraints() -> None:
    assert len(RAYS[space_named("F3")][0]) >= 9
    near = NEAR[space_named("F3")]
    french = [space for name, space in PLACES.items() if name in ("De", "Fo", "Pa", "Sa")]
    assert [near >> space_named(space) & 1 for space in french] == [1, 0, 0, 0]
    assert space_named("L1") == space_named("A16") == space_named("A0") == space_named("") == OFF


FOLDER = Path(__file__).parent
LIST = (FOLDER / "coverage.md").read_text("utf-8")
RULINGS = range(1, 30)


def written() -> set[str]:
    """The names of all tests of this folder."""
    return {
        name
        for path in FOLDER.glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.M)
    }


def rows() -> list[list[str]]:
    """The rows of the tables, without their heads."""
    lines = [line for line in LIST.splitlines() if line.startswith("| ") and "`test_" in line]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", LIST)) - {"test_coverage"}
    assert named and not named - written()


def test_every_row_of_the_tables_names_a_test() -> None:
    lines = [line for line in LIST.splitlines() if line.startswith("| ")]
    heads = [line for line in lines if line.rstrip().endswith("| tests |")]
    assert len(heads) == 3 and len(rows()) == len(lines) - len(heads)


def test_every_ruling_has_a_row_and_a_test_of_its_number() -> None:
    listed = {int(found[1]): row[-1] for row in rows() if (found := re.match(r"A(\d+) ", row[0]))}
    assert list(listed) == list(RULINGS)
    for number, tests in listed.items():
        assert f"test_ruling_{number:02}_" in tests


def test_every_test_of_a_ruling_is_in_the_list() -> None:
    assert {name for name in written() if name.startswith(("test_ruling_", "test_phase_", "test_teams_"))} <= set(
        re.findall(r"`(test_\w+)`", LIST)
    )
