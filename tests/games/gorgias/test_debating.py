"""Rules text, «Debating»; rulings G7 to G12, G15, G16."""

import random
from itertools import product

import pytest

from games.core.chance import Chance
from games.gorgias import events
from games.gorgias.actions.arranging import (
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    PlaceGroup,
    Ready,
    Reconsider,
    StartOver,
)
from games.gorgias.actions.capturing import TakeInstead
from games.gorgias.content import COLOURS, PYRAMIDS, pips_of
from games.gorgias.resolution import pips_left, resolve, winner_of, withstand
from games.gorgias.state import Group, face_of, stance_of
from tests.games.gorgias.debate import GAME, ML, Debate, L, M, S, group, named, stock

FIVE = [S, M, L, S, ML]


# -- arranging ---------------------------------------------------------------------------------------------------


def test_debating_a_single_pyramid_may_face_either_way() -> None:
    debate = Debate()
    debate.shields_up([group("large red")], [group("small red")])
    ways = [action for action in debate.offers(0) if isinstance(action, PlaceGroup)]
    assert ways == [PlaceGroup(3, 0), PlaceGroup(0, 3)]


def test_debating_in_a_group_of_two_one_faces_each_way() -> None:
    debate = Debate()
    debate.shields_up([group("large red", "medium red")], [group("small red")])
    ways = [action for action in debate.offers(0) if isinstance(action, PlaceGroup)]
    assert ways == [PlaceGroup(3, 2), PlaceGroup(2, 3)]
    assert debate.refused(PlaceGroup(3, 0), seat=0) == "not_offered"


def test_debating_layouts_are_secret_until_both_are_ready() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    before, told = [GAME.view(debate.state, seat) for seat in (None, 1)], len(debate.told)
    debate.place(0, [group("small red"), group(shield="large blue")])
    assert [GAME.view(debate.state, seat) for seat in (None, 1)] == before
    assert len(debate.told) == told
    own = GAME.view(debate.state, 0).own
    assert own is not None and own.cards == (group("small red"), group(shield="large blue"))


def test_g15_who_is_ready_is_public_and_nothing_else() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    assert debate.do(ArrangeForMe(), *[0] * 15, seat=1)[-1] == events.Arranged(1)
    view = GAME.view(debate.state, 0)
    assert view.ready == (1,)
    assert view.revealed == ()
    assert GAME.active_seats(debate.state) == (0,)
    assert "revealed" not in [event.kind for event in debate.events]


def test_debating_both_are_revealed_in_the_step_of_the_last() -> None:
    debate = Debate()
    left, right = [group("small red")], [group(shield="small red")]
    told = debate.debate(left, right)
    assert [event.kind for event in told[:4]] == ["arranged", "arranged", "revealed", "card_debated"]
    assert debate.state.revealed == ((left[0], *[None] * 4), (right[0], *[None] * 4))


def test_arranging_starts_over() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    assert debate.refused(StartOver(), seat=0) == "nothing_placed"
    debate.do(PlaceGroup(1, 0), seat=0)
    debate.do(StartOver(), seat=0)
    debate.place(0, [group("small red"), group("small blue"), group("medium red")])
    debate.do(StartOver(), seat=0)
    own = GAME.view(debate.state, 0).own
    assert own is not None and (own.cards, own.rest, own.stance) == ((), (S, S, M, L, ML), None)
    debate.place(0, [group("small red")])


def test_arranging_ready_only_with_all_groups_placed() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    debate.place(0, [group("small red"), group("small blue"), group("medium red"), group("large red")])
    assert debate.refused(Ready(), seat=0) == "not_now"
    debate.place(0, [group("large blue", "medium blue")])
    assert debate.offers(0) == [Ready(), StartOver()]
    debate.do(Ready(), seat=0)
    assert debate.offers(0) == [Reconsider()]
    assert debate.refused(StartOver(), seat=0) == "not_now"


def test_a_ready_layout_may_be_taken_back_until_the_last_is_ready() -> None:
    five: list[Group | None] = [
        group("small red"),
        group("small blue"),
        group("medium red"),
        group("large red"),
        group("large blue", "medium blue"),
    ]
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    assert debate.refused(Reconsider(), seat=0) == "not_now"
    debate.place(0, five)
    debate.do(Ready(), seat=0)
    assert (GAME.active_seats(debate.state), GAME.free_seats(debate.state)) == ((1,), (0,))
    debate.do(Reconsider(), seat=0)
    own = GAME.view(debate.state, 0).own
    assert own is not None and own.cards == tuple(five)
    assert GAME.active_seats(debate.state) == (0, 1) and debate.offers(0) == [Ready(), StartOver()]
    debate.do(Ready(), seat=0)
    debate.place(1, five)
    debate.do(Ready(), seat=1)
    assert GAME.free_seats(debate.state) == () and debate.state.revealed


def test_g8_fewer_groups_leave_empty_cards_anywhere() -> None:
    debate = Debate()
    three: list[Group | None] = [None, group("small red"), None, group("medium red"), group("large red")]
    debate.debate(three, [group("small red")])
    assert debate.state.revealed[0] == tuple(three)


def test_g8_no_card_to_spare_with_five_groups() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    assert LeaveCardEmpty() not in debate.offers(0)
    assert debate.refused(LeaveCardEmpty(), seat=0) == "no_card_to_spare"


def test_g8_the_cards_behind_the_last_group_stay_empty() -> None:
    debate = Debate()
    debate.shields_up([group("small red")], [group("small red")])
    debate.place(0, [group("small red")])
    assert debate.offers(0) == [Ready(), StartOver()]


def test_arranging_every_step_has_at_most_25_ways_a_verb() -> None:
    rand = random.Random(3)
    debate = Debate()
    for _ in range(400):
        seats = GAME.active_seats(debate.state)
        if not seats:
            debate = Debate()
            continue
        seat = rand.choice(seats)
        offers = GAME.legal_actions(debate.state, seat)
        if debate.state.phase == "arranging":
            assert len(offers) <= 27
            for kind in {type(each) for each in offers}:
                assert sum(type(each) is kind for each in offers) <= 25
        debate.state = GAME.apply(debate.state, seat, rand.choice(offers), Chance.quick(rand)).state


def test_g16_an_absent_debater_is_arranged_at_random_and_what_he_placed_stays() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    debate.place(0, [group("large green")])
    debate.do(PlaceGroup(2, 3), seat=0)
    assert GAME.timeout_action(debate.state, 0) == ArrangeForMe()
    step = GAME.apply(debate.state, 0, ArrangeForMe(), Chance.quick(random.Random(5)))
    layout = GAME.view(step.state, 0).own
    assert layout is not None and layout.cards[0] == group("large green")
    second = layout.cards[1]
    assert second is not None and stance_of(second) == (2, 3)
    assert sorted(face_of(stance_of(each)) for each in layout.cards if each) == sorted(FIVE)
    pyramids = [each for card in layout.cards if card for each in card if each is not None]
    assert len(pyramids) == len(set(pyramids))
    assert [told.to for told in step.events] == [0, None]


def test_g16_a_complete_layout_is_only_declared_ready() -> None:
    debate = Debate()
    debate.shields_up([group("small red")], [group("small red")])
    debate.place(0, [group("small red")])
    assert GAME.timeout_action(debate.state, 0) == Ready()


def test_g16_random_layouts_reach_every_card_and_both_facings() -> None:
    places = set()
    rand = random.Random(1)
    for _ in range(200):
        debate = Debate()
        debate.shields_up([group("small red"), group("large red", "medium red")], [group("small red")])
        state = GAME.apply(debate.state, 0, ArrangeForMe(), Chance.quick(rand)).state
        own = GAME.view(state, 0).own
        assert own is not None
        places |= {(card, stance_of(each)) for card, each in enumerate(own.cards) if each}
    assert places == {(card, stance) for card in range(5) for stance in ((1, 0), (0, 1), (3, 2), (2, 3))}


# -- resolving a card ---------------------------------------------------------------------------------------------


def test_debating_the_worked_example() -> None:
    """RT: the red large takes the blue medium and one pip of the yellow; the yellow overwhelms the red."""
    left, right = group("large yellow", "medium blue"), group("large red")
    for hold in (True, False):
        assert resolve(left, right, hold) == (group("medium yellow"), None)
    debate = Debate()
    debate.debate([left], [right])
    assert debate.captured(0) == {"medium yellow"}
    assert debate.captured(1) == set()
    assert debate.state.common[named("medium yellow")] == 0


def test_debating_everything_happens_at_once() -> None:
    assert resolve(group("large red"), group("large blue"), True) == (None, None)
    assert resolve(group("small red"), group("large blue"), True) == (None, group("medium blue"))


def test_debating_a_pyramid_facing_away_projects_nothing() -> None:
    assert resolve(group(shield="large red"), group("small blue"), True)[1] == group("small blue")
    assert resolve(group(shield="small red"), group(shield="large blue"), True) == (
        group(shield="small red"),
        group(shield="large blue"),
    )


def test_g8_the_group_across_an_empty_card_is_unopposed() -> None:
    both = group("large red", "small blue")
    assert resolve(both, None, True) == (both, None)
    debate = Debate()
    debate.debate([both], [])
    assert debate.captured(0) == {"large red", "small blue"}


@pytest.mark.parametrize(
    ("shield", "incoming", "hold", "wear"),
    [
        ("large red", 1, "large red", "medium red"),
        ("large red", 2, "large red", "small red"),
        ("large red", 3, None, None),
        ("medium red", 1, "medium red", "small red"),
        ("medium red", 2, None, None),
        ("medium red", 3, None, None),
        ("small red", 1, None, None),
        ("small red", 0, "small red", "small red"),
    ],
)
def test_g9_shields_hold_or_wear(shield: str, incoming: int, hold: str | None, wear: str | None) -> None:
    for rule, left in ((True, hold), (False, wear)):
        assert withstand(group(shield=shield), incoming, rule) == (group(shield=left) if left else None)


def test_g9_the_option_reaches_the_table() -> None:
    for shields, kept in (("hold", "large red"), ("wear", "medium red")):
        debate = Debate(shields=shields)
        debate.debate([group(shield="large red")], [group("small blue")])
        assert debate.captured(0) == {kept}


def test_g9_what_flows_through_reduces_the_projecting_pyramid() -> None:
    assert withstand(group("large red", "small blue"), 2, True) == group("medium red")
    assert withstand(group("medium red", "small blue"), 3, True) is None
    assert withstand(group("small red", "large blue"), 2, True) == group("small red", "large blue")
    assert withstand(group("small red", "large blue"), 2, False) == group("small red", "small blue")


def test_g9_no_pip_is_lost_or_made() -> None:
    """With wear every incoming pip takes exactly one, until nothing is left; with hold it never takes more."""
    for one, other in product(_groups(), (0, 1, 2, 3)):
        before = pips_left(one)
        worn, held = withstand(one, other, False), withstand(one, other, True)
        assert pips_left(worn) == max(0, before - other)
        assert pips_left(worn) <= pips_left(held) <= before
        for left in (worn, held):
            for was, now in zip(one, left or (None, None), strict=True):
                assert now is None or (was is not None and now // 3 == was // 3 and now <= was)


def test_g9_with_wear_the_facing_of_a_lone_pyramid_would_be_no_choice_for_it() -> None:
    for each, incoming in product(PYRAMIDS, (0, 1, 2, 3)):
        point, shield = (withstand(g, incoming, False) for g in (Group(each, None), Group(None, each)))
        assert pips_left(point) == pips_left(shield)


def _groups() -> list[Group]:
    singles = [Group(p, None) for p in PYRAMIDS] + [Group(None, p) for p in PYRAMIDS]
    return singles + [Group(p, q) for p, q in product(PYRAMIDS, PYRAMIDS) if pips_of(p) != pips_of(q)]


# -- winning pyramids ----------------------------------------------------------------------------------------------


def test_g10_the_side_with_more_pips_left_takes_all_its_survivors() -> None:
    debate = Debate()
    debate.debate([group("medium red", "large blue")], [group("small green")])
    assert debate.captured(0) == {"medium red", "large blue"}


def test_g10_equal_is_nobody() -> None:
    debate = Debate()
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert (debate.captured(0), debate.captured(1)) == (set(), set())
    assert winner_of((group(shield="large blue"), group("large red"))) is None


def test_g10_both_take_with_the_option() -> None:
    debate = Debate(captures="both")
    debate.debate([group(shield="large blue")], [group(shield="small red")])
    assert (debate.captured(0), debate.captured(1)) == ({"large blue"}, {"small red"})


def test_g10_the_loser_takes_nothing_by_default() -> None:
    debate = Debate()
    debate.debate([group(shield="large blue")], [group(shield="small red")])
    assert (debate.captured(0), debate.captured(1)) == ({"large blue"}, set())


def test_g10_a_reduced_pyramid_is_taken_in_its_new_size() -> None:
    debate = Debate()
    debate.debate([group("large blue")], [group("small red")])
    assert debate.captured(0) == {"medium blue"}


# -- common stock short --------------------------------------------------------------------------------------------


def test_g11_colour_gone_another_of_the_same_size_by_choice() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "large green", "small blue")
    debate.debate([group(shield="large blue")], [])
    assert GAME.active_seats(debate.state) == (0,)
    assert debate.offers() == [TakeInstead(1), TakeInstead(3)]
    assert debate.refused(TakeInstead(4)) == "not_offered"
    assert debate.refused(TakeInstead(3), seat=1) == "not_active"
    told = debate.do(TakeInstead(3))
    assert told[0] == events.Captured(0, 0, named("large green"), named("large blue"))
    assert debate.captured(0) == {"large green"}
    assert debate.state.phase == "opening"


def test_g11_the_only_other_colour_is_taken_without_asking() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "small blue")
    told = debate.debate([group(shield="large blue")], [])
    assert events.Captured(0, 0, named("large red"), named("large blue")) in told


def test_g11_size_gone_nothing() -> None:
    debate = Debate()
    debate.state.common = stock("medium red", "small blue")
    told = debate.debate([group(shield="large blue")], [])
    assert events.NothingLeft(0, 0, named("large blue")) in told
    assert debate.captured(0) == set()


def test_g11_cards_from_the_first_to_the_fifth() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "small blue")
    told = debate.debate([None, group(shield="large blue")], [group(shield="large green"), None])
    kinds = [(event.kind, event.card, event.seat) for event in told if event.kind in ("captured", "nothing_left")]
    assert kinds == [("captured", 0, 1), ("nothing_left", 1, 0)]


@pytest.mark.parametrize(("first", "taker"), [(0, 1), (1, 0)])
def test_g11_within_a_card_the_second_speaker_takes_first_when_equal(first: int, taker: int) -> None:
    debate = Debate(first=first, captures="both")
    debate.state.common = stock("large black", "small blue")
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert debate.captured(taker) == {"large black"}
    assert debate.captured(1 - taker) == set()


@pytest.mark.parametrize("first", [0, 1])
def test_g11_within_a_card_who_has_captured_less_takes_first(first: int) -> None:
    debate = Debate(first=first, captures="both")
    debate.state.common = stock("large black", "small blue")
    debate.state.captured[1] = stock("small red")
    debate.debate([group(shield="large blue")], [group(shield="large red")])
    assert debate.captured(0) == {"large black"}


def test_g11_a_seat_takes_all_of_its_own_before_the_other() -> None:
    debate = Debate(first=0, captures="both")
    told = debate.debate([group("small red", "large blue")], [group("small green", "large yellow")])
    assert [event.seat for event in told if event.kind == "captured"] == [1, 1, 0, 0]


def test_g11_own_exact_colours_first() -> None:
    """A large red reduced to medium is gone in red; the medium blue shield is there: blue must not be given away."""
    debate = Debate()
    debate.state.common = stock("medium blue", "medium green", "small red")
    both = group("large red", "medium blue")
    told = debate.debate([both], [group("large green")])
    # the shield takes 2 and is lost, red becomes medium: only red is left and may choose
    assert [event.kind for event in told][-1] == "card_debated"
    assert debate.offers() == [TakeInstead(3), TakeInstead(4)]
    debate = Debate(shields="wear")
    debate.state.common = stock("small blue", "small green", "medium black")
    told = debate.debate([group("small red", "medium blue")], [group("small green")])
    # wear: the shield becomes a small blue beside the small red, whose colour is gone
    assert [event.pyramid for event in told if event.kind == "captured"] == [named("small blue"), named("small green")]


def test_g11_two_choices_one_after_the_other() -> None:
    debate = Debate()
    debate.state.common = stock("large red", "large green", "small yellow", "small black", "medium red")
    debate.debate([group("small blue", "large blue")], [])
    debate.do(TakeInstead(COLOURS.index("black")))
    assert GAME.active_seats(debate.state) == (0,)
    debate.do(TakeInstead(COLOURS.index("green")))
    assert debate.captured(0) == {"small black", "large green"}
    assert debate.state.round == 2


def test_g12_the_debate_ends_when_the_common_stock_is_empty() -> None:
    debate = Debate()
    debate.state.common = stock("large blue")
    told = debate.debate([group(shield="large blue"), group(shield="large red")], [])
    assert debate.state.phase == "over"
    assert told[-1] == events.DebateEnded((1, 0), True)
    assert GAME.active_seats(debate.state) == ()


def test_g12_play_goes_on_when_only_a_size_is_gone() -> None:
    debate = Debate()
    debate.state.common = stock("large blue", "small red")
    debate.debate([group(shield="large blue")], [])
    assert debate.state.phase == "opening"


def test_the_ways_of_colours_are_those_of_the_sizes() -> None:
    debate = Debate()
    debate.shields_up([group("large red", "small red")], [group("small red")])
    debate.do(PlaceGroup(1, 3), seat=0)
    assert debate.offers(0)[:25] == [ChooseColours(point, shield) for point in range(5) for shield in range(5)]
