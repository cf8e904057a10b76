"""Rules text, "Debating": groups behind the shields; rulings G7, G8, G15, G16."""

import random

from games.core.chance import Chance
from games.gorgias import events
from games.gorgias.actions import (
    ArrangeAgain,
    ArrangeCards,
    ArrangeForMe,
    ChooseColours,
    LeaveCardEmpty,
    PlaceGroup,
    Ready,
    RecolourCards,
    Reconsider,
    StartOver,
    colours_code,
    group_colours,
    stance_code,
)
from games.gorgias.state import Group, Stance, face_of, stance_of
from tests.games.gorgias.debate import GAME, ML, SL, Debate, L, M, S, group, random_action
from tests.messages import message_names

FIVE = [S, M, L, S, ML]


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
    assert own is not None and own.cards == [group("small red"), group(shield="large blue")]


def test_g15_how_many_are_ready_is_public_and_nothing_else() -> None:
    debates = [Debate(), Debate()]
    for ready, debate in enumerate(debates):
        debate.state_both(FIVE, FIVE)
        debate.do(ArrangeForMe(), *[0] * 15, seat=ready)
        assert debate.told[-1] == (ready, events.Arranged(ready)), "only that seat is told"
        assert GAME.active_seats(debate.state) == (1 - ready,)
        assert [GAME.view(debate.state, seat).ready for seat in (ready, 1 - ready, None)] == [True, False, False]
    one, other = [GAME.view(debate.state, None) for debate in debates]
    assert one == other and one.sealed is not None and one.sealed.missing == 1 and one.revealed == ()


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
    assert own is not None and (own.cards, own.rest, own.stance) == ([], (S, S, M, L, ML), None)
    debate.place(0, [group("small red")])


def test_arranging_ready_only_with_all_groups_placed() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    debate.place(0, [group("small red"), group("small blue"), group("medium red"), group("large red")])
    assert debate.refused(Ready(), seat=0) == "not_now"
    debate.place(0, [group("large blue", "medium blue")])
    assert debate.offers(0) == [Ready(), ArrangeCards(), RecolourCards(), StartOver()]
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
    assert debate.told[-1] == (0, events.Reconsidered(0)) and not GAME.view(debate.state, 0).ready
    own = GAME.view(debate.state, 0).own
    assert own is not None and own.cards == list(five)
    assert GAME.active_seats(debate.state) == (0, 1) and debate.offers(0) == [
        Ready(),
        ArrangeCards(),
        RecolourCards(),
        StartOver(),
    ]
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
    assert debate.offers(0) == [Ready(), ArrangeCards(), RecolourCards(), StartOver()]


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
            assert len(offers) <= 28
            for kind in {type(each) for each in offers}:
                assert sum(type(each) is kind for each in offers) <= 25
        debate.state = GAME.apply(debate.state, seat, random_action(debate.state, seat, rand), Chance.quick(rand)).state


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
    assert [told.to for told in step.events] == [0, 0]


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


def test_the_ways_of_colours_are_those_of_the_sizes() -> None:
    debate = Debate()
    debate.shields_up([group("large red", "small red")], [group("small red")])
    debate.do(PlaceGroup(1, 3), seat=0)
    assert debate.offers(0)[:25] == [ChooseColours(point, shield) for point in range(5) for shield in range(5)]


def arranged(*stances: tuple[int, int]) -> ArrangeCards:
    """An arrangement of all five cards by how the pyramids on each stand; (0, 0) for an empty card."""
    return ArrangeCards(*[stance_code(Stance(*stance)) for stance in stances])


def recoloured(*groups: Group | None) -> RecolourCards:
    return RecolourCards(*[0 if group is None else group_colours(group) for group in groups])


def test_arranging_all_cards_can_be_decided_at_once_and_corrected() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    debate.do(arranged((1, 0), (0, 2), (3, 0), (0, 1), (2, 3)), seat=0)
    cards = debate.state.drafts[0].cards
    assert [stance_of(group) for group in cards if group] == [(1, 0), (0, 2), (3, 0), (0, 1), (2, 3)]
    blue_and_green = group("medium blue", "large green")
    layout = [
        group("small green"),
        group(None, "medium red"),
        group("large red"),
        group(None, "small red"),
        blue_and_green,
    ]
    debate.do(recoloured(*layout), seat=0)
    assert debate.state.drafts[0].cards == layout
    debate.do(arranged((0, 1), (0, 2), (3, 0), (1, 0), (3, 2)), seat=0)
    kept = debate.state.drafts[0].cards
    assert kept[1:3] == layout[1:3], "groups that stay as they are keep their colours"
    assert [stance_of(group) for group in kept if group] == [(0, 1), (0, 2), (3, 0), (1, 0), (3, 2)]
    used = [pyramid for group in kept if group for pyramid in group if pyramid is not None]
    assert len(set(used)) == len(used)
    debate.do(Ready(), seat=0)


def test_g8_an_arrangement_may_leave_cards_empty_anywhere() -> None:
    debate = Debate()
    debate.shields_up([group("small red"), group("large red")], [group("small red")])
    debate.do(arranged((0, 0), (0, 3), (0, 0), (1, 0), (0, 0)), seat=0)
    assert [group and stance_of(group) for group in debate.state.drafts[0].cards] == [None, (0, 3), None, (1, 0), None]


def test_arranging_an_arrangement_places_each_die_once() -> None:
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    for wrong in (
        ArrangeCards(),
        arranged((1, 0), (0, 2), (3, 0), (0, 1), (0, 0)),
        arranged((1, 0), (0, 2), (3, 0), (0, 1), (1, 0)),
        arranged((1, 0), (0, 2), (3, 0), (3, 0), (2, 3)),
        ArrangeCards(4, 2, 12, 1, 5),
        ArrangeCards(4, 2, 12, 1, -5),
        ArrangeCards(4, 2, 12, 1, 10**9),
    ):
        assert debate.refused(wrong, seat=0) == "dice_not_placed", wrong
    assert debate.state.drafts[0].cards == []
    assert debate.refused(RecolourCards(), seat=0) == "not_now"


def test_g6_no_pyramid_stands_on_two_cards() -> None:
    debate = Debate()
    debate.shields_up([group("small red"), group("small blue")], [group("small red")])
    debate.do(arranged((1, 0), (0, 1), (0, 0), (0, 0), (0, 0)), seat=0)
    assert debate.refused(recoloured(group("small red"), group(None, "small red"), None, None, None), 0) == (
        "pyramid_used_twice"
    )
    for wrong in (RecolourCards(), RecolourCards(99, 1), RecolourCards(1, 6)):
        assert debate.refused(wrong, seat=0) == "colours_missing", wrong
    assert colours_code(ChooseColours(0, None)) == 6


def test_the_last_layout_is_proposed_as_far_as_the_dice_allow() -> None:
    before = [
        group("small green"),
        group(None, "medium red"),
        group("large red"),
        group(None, "small red"),
        group("medium blue", "large green"),
    ]
    debate = Debate()
    debate.state_both(FIVE, FIVE)
    assert debate.refused(ArrangeAgain(), seat=0) == "no_layout_before"
    debate.debate(before, [group("small red"), group("medium red"), group("large red"), None, None])
    debate.begin_arranging([L, S, SL, M, S], FIVE)  # SL in place of ML
    view = GAME.view(debate.state, 0)
    words = GAME.presentation(["Malia", "Theo"])
    with message_names():
        assert words.label(view, ArrangeAgain()) == "label-arrange-again(count=5, same=4)"
    stances = [stance_of(each) for each in before if each][:4]
    planned = [field.chosen[0] for field in words.blanks(view, ArrangeCards())]
    assert planned == [stance_code(each) for each in [*stances, Stance(1, 3)]], "the form proposes the same"
    debate.do(ArrangeAgain(), seat=0)
    cards = debate.state.drafts[0].cards
    assert cards[:4] == before[:4]
    assert cards[4] is not None and stance_of(cards[4]) == (1, 3), "a group in its place shields as it did"
    used = [pyramid for each in cards if each for pyramid in each if pyramid is not None]
    assert len(set(used)) == len(used)
    assert debate.state.sealed is not None and not debate.state.sealed.chosen, "nothing counts yet"
    assert debate.refused(ArrangeAgain(), seat=0) == "not_now"
    debate.do(Ready(), seat=0)


def test_fewer_dice_leave_the_card_empty_that_was_empty_before() -> None:
    debate = Debate()
    before = [None, group("small red"), None, group(None, "medium red"), None]
    debate.shields_up(before, [group("small red")])
    debate.debate(before, [group("small red"), None, None, None, None])
    debate.begin_arranging([L, M], FIVE)
    debate.do(ArrangeAgain(), seat=0)
    assert [each and stance_of(each) for each in debate.state.drafts[0].cards] == [None, (3, 0), None, (0, 2), None]
