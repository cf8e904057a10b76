"""The course of a council: turns, the vote, the follower, special days, the Sun, the end (A1 to A24)."""

import pytest

from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.actions import (
    AskQuestion,
    ChoosePhilosopher,
    Consult,
    Corrupt,
    DrawPhilosopher,
    Follow,
    KeepSilent,
    KeepStone,
    NameByLot,
    TurnStone,
    Vote,
    VoteByLot,
)
from games.ostrakon.content import FREE, PRINTED, TABLES, other
from games.ostrakon.state import OstrakonOptions, next_speaker
from tests.games.ostrakon.council import GAME, Council, events_of, seat_of


def test_each_player_chooses_one_of_the_philosophers_that_are_left() -> None:
    """Preparation; ruling A26: all at once, first come first served."""
    state = GAME.start(5, OstrakonOptions(), Chance(lambda n: 0))
    assert GAME.active_seats(state) == (0, 1, 2, 3, 4)
    state = GAME.apply(state, 3, ChoosePhilosopher(seat_of("Malia")), Chance(lambda n: 0)).state
    assert GAME.active_seats(state) == (0, 1, 2, 4)
    assert ChoosePhilosopher(seat_of("Malia")) not in GAME.legal_actions(state, 0)
    for seat in (0, 1, 2):
        state = GAME.apply(state, seat, DrawPhilosopher(), Chance(lambda n: 0)).state
    step = GAME.apply(state, 4, ChoosePhilosopher(11), Chance(lambda n: 0))
    assert step.state.phase == "asking" and len(set(step.state.philosophers)) == 5
    assert len(events_of([told.event for told in step.events], events.CouncilOpened)) == 1


def test_the_last_of_twelve_philosophers_goes_to_the_last_player_unasked() -> None:
    state = GAME.start(12, OstrakonOptions(), Chance(lambda n: 0))
    for seat in range(10):
        state = GAME.apply(state, seat, DrawPhilosopher(), Chance(lambda n: 0)).state
    step = GAME.apply(state, 11, DrawPhilosopher(), Chance(lambda n: 0))
    assert step.state.phase == "asking" and step.state.philosophers[10] == 11
    assert events_of([told.event for told in step.events], events.PhilosopherTaken)[-1].seat == 10


def test_philosophers_may_be_drawn_so_that_the_council_opens_at_once() -> None:
    state = GAME.start(12, OstrakonOptions(philosophers="draw"), Chance(lambda n: n - 1))
    assert state.phase == "asking" and sorted(map(int, state.philosophers)) == list(range(12))  # type: ignore[arg-type]


def test_subject_and_next_subject_are_where_the_arrows_point() -> None:
    """The right card's line at the middle arrow; the middle card's line at the left arrow."""
    council = Council(cards=(0, 3, 2))  # right S1, middle S4 (arrow 1), left S3 (arrow 4)
    assert council.state.row == (2, 3, 0)
    assert council.state.subject == PRINTED[0].lines[0] == "subject-sport"
    assert council.state.next_subject == PRINTED[3].lines[3] == FREE


def test_the_dealer_announces_speaker_and_next_speaker_and_their_subjects() -> None:
    """The printed example: Doreminos asks about Sport, and next turn Nausicaa asks about a free subject."""
    council = Council(cards=(0, 3, 2))
    d, n = seat_of("Doreminos"), seat_of("Nausicaa")
    council.place({2: [d, n, *[seat for seat in range(8) if seat not in (d, n)]]}, sun=2)
    view = council.view(None)
    assert (view.speaker, view.subject, next_speaker(view), view.next_subject) == (d, "subject-sport", n, FREE)


def test_after_the_turn_the_right_card_goes_and_a_new_one_comes_on_the_left() -> None:
    council = Council(cards=(0, 3, 2))
    council.advance(1)
    left, middle, right = council.state.row
    assert (middle, right) == (2, 3) and council.state.discards == [0] and left not in (0, 2, 3)


def test_the_vote_of_the_text_with_eight_players() -> None:
    """Doreminos and four others black, three white: he advances three spaces, and the Sun shines upon Nausicaa."""
    council = Council(8)
    d, n = seat_of("Doreminos"), seat_of("Nausicaa")
    rest = [seat for seat in range(8) if seat not in (d, n)]
    council.place({2: [d, n, *rest]}, sun=2)
    council.ask("What do you like the best, basketball or baseball?", "baseball", "basketball")
    black = {d, *rest[:3], n}
    told = council.vote("".join("B" if seat in black else "W" for seat in range(8)))
    (revealed,) = events_of(told, events.Revealed)
    assert (revealed.matches, revealed.mismatches) == (4, 3)
    assert events_of(told, events.Advanced) == [events.Advanced(d, 3, 5)]
    assert council.speaker == n


@pytest.mark.parametrize("others_black", [7, 3, 2, 1, 0])
def test_seven_or_less_than_four_matches_send_him_under_the_sun(others_black: int) -> None:
    """Printed: with "seven black stones, or less than four, he would have moved under the Sun" (A1)."""
    council = Council(8)
    told = council.turn("B" + "B" * others_black + "W" * (7 - others_black))
    assert events_of(told, events.WentUnderSun) and council.state.under == (0,)


@pytest.mark.parametrize("seats", range(5, 13))
def test_at_least_half_of_the_others_is_enough_and_each_mismatch_is_a_space(seats: int) -> None:
    """Ruling A2: exactly half is a success; unanimity is not (A1)."""
    for matches in range(seats):
        council = Council(seats)
        start = council.state.sun
        told = council.turn("W" + "W" * matches + "B" * (seats - 1 - matches))
        if 2 * matches >= seats - 1 and matches < seats - 1:
            spaces = seats - 1 - matches
            assert events_of(told, events.Advanced) == [events.Advanced(0, spaces, start + spaces)]
        else:
            assert events_of(told, events.WentUnderSun) == [events.WentUnderSun(0, start)]


def test_the_last_to_arrive_stands_on_top() -> None:
    council = Council(8)
    council.advance(2)
    council.advance(2)
    assert council.piles[4] == (1, 0)


def test_failing_goes_to_the_bottom_of_the_pile_under_the_sun() -> None:
    """Ruling A3."""
    council = Council(8)
    council.advance(0)
    council.advance(0)
    council.advance(3)
    assert council.state.under == (0, 1) and council.piles == {2: (3, 4, 5, 6, 7), 5: (2,)}


def test_the_sun_moves_back_and_the_pile_under_it_returns_in_the_same_order() -> None:
    """Rulings A3 to A5."""
    council = Council(8)
    council.place({9: [0], 6: [1, 2], 3: [3, 4, 5, 6, 7]}, sun=6)
    council.advance(0)
    told = council.advance(0)
    assert events_of(told, events.PileReturned) == [events.PileReturned(6, (1, 2))]
    assert events_of(told, events.SunMoved) == [events.SunMoved(3)]
    assert council.piles[6] == (1, 2) and council.speaker == 3 and council.state.day == 1


def test_the_example_of_calippos_and_malia() -> None:
    """Calippos goes from 6 to 9; those under the Sun return to 6; no pile further back: the day is over, the Sun goes
    to the leading pile with Malia, the Moon covers one more moon, and the rule is Corruption.
    """
    council = Council(8)
    c, m = seat_of("Calippos"), seat_of("Malia")
    rest = [seat for seat in range(8) if seat not in (c, m)]
    council.place({6: [c], 9: rest[:1], 10: rest[1:3], 11: [m, *rest[3:4]]}, sun=6, under=rest[4:])
    told = council.advance(3)
    assert council.piles[9][0] == c and council.piles[6] == tuple(rest[4:])
    assert events_of(told, events.DayEnded) == [events.DayEnded(1, 4)]
    assert events_of(told, events.DayBegan) == [events.DayBegan(2, 11, "corruption")]
    assert council.state.sun == 11 and council.speaker == m


@pytest.mark.parametrize(
    "space, rule", [(11, "corruption"), (12, "oracle"), (13, "treachery"), (9, "regular"), (15, "regular")]
)
def test_the_rule_of_a_day_comes_from_the_space_that_the_sun_shines_on(space: int, rule: str) -> None:
    """Special days; ruling A15: for the whole day, whatever symbol the Sun moves to later."""
    council = Council(8)
    council.place({space: [1], 8: [2, 3, 4], 1: [0], 2: [5, 6, 7]}, sun=1)
    council.advance(0)
    assert council.state.rule == rule and council.state.sun == space


def test_the_rule_stays_for_the_whole_day() -> None:
    council = Council(8)
    council.place({9: [0, 1], 8: [2, 3, 4, 5, 6, 7]}, sun=9)
    council.advance(0)
    council.advance(0)
    assert council.state.sun == 8 and council.state.rule == "regular"


def test_the_first_day_is_regular() -> None:
    assert all(Council(seats).state.rule == "regular" for seats in range(5, 13))


def test_everybody_speaks_once_a_day() -> None:
    """Ruling A6: no flags are needed."""
    council = Council(9)
    for day in range(1, 5):
        spoke = []
        while council.state.day == day and council.state.phase != "over":
            spoke.append(council.speaker)
            council.advance((len(spoke) * 3 + day) % 5)
            council.state.rule = "regular"
        assert sorted(spoke) == list(range(9))


def test_when_the_moon_covers_the_calendar_the_top_of_the_leading_pile_wins() -> None:
    """Ruling A17."""
    council = Council(8)
    council.state.day = 5
    council.place({12: [3, 1], 7: [0, 2], 2: [4], 3: [5, 6, 7]}, sun=2)
    told = council.advance(0)
    outcome = GAME.outcome(council.state)
    assert outcome is not None and outcome.winners == (3,) and outcome.reason == "calendar"
    assert outcome.scores == (7, 12, 7, 12, 2, 3, 3, 3)
    assert not events_of(told, events.DayBegan) and GAME.active_seats(council.state) == ()


def test_who_reaches_the_temple_has_won_at_once() -> None:
    """Ruling A16: what is left over is cut."""
    council = Council(8)
    council.place({15: [4, 1], 7: [0, 2], 3: [5, 6, 7, 3]}, sun=15)
    told = council.advance(3)
    (end,) = events_of(told, events.CouncilEnded)
    outcome = GAME.outcome(council.state)
    assert end.outstanding and outcome is not None
    assert outcome.winners == (4,) and outcome.reason == "temple" and outcome.scores[4] == 17


@pytest.mark.parametrize("seats", [5, 8, 12])
def test_the_best_possible_game_reaches_the_temple_on_the_last_day_and_not_before(seats: int) -> None:
    council = Council(seats)
    best = (seats - 1) // 2
    days = council.view(None).table.days
    hero = council.speaker
    while council.state.phase != "over":
        council.state.rule = "regular"
        council.advance(best if council.speaker == hero else 0)
    outcome = GAME.outcome(council.state)
    assert outcome is not None and outcome.reason == "temple" and outcome.winners == (hero,)
    assert council.state.day == days


def test_the_subject_deck_is_made_anew_from_the_discards_and_the_row_stays() -> None:
    """Ruling A22."""
    council = Council(8)
    for _ in range(13):
        council.state.rule = "regular"
        council.advance(0)
    assert council.state.deck == [] and len(council.state.discards) == 13
    row = council.state.row
    council.state.rule = "regular"
    told = council.advance(0)
    assert events_of(told, events.SubjectsShuffled) == [events.SubjectsShuffled(14)]
    assert council.state.row[1:] == row[:2] and len(council.state.deck) == 13


def test_who_is_next_is_announced_where_it_is_certain() -> None:
    """Ruling A23."""
    council = Council(8)
    council.place({9: [0], 6: [1], 3: [2, 3, 4, 5, 6, 7]}, sun=6)
    assert next_speaker(council.view(None)) == 2
    council.place({9: [0], 6: [1, 2, 3, 4, 5, 6, 7]}, sun=6, under=())
    assert next_speaker(council.view(None)) == 2
    council.place({9: [0, 2, 3, 4, 5, 6, 7], 6: [1]}, sun=6)
    assert next_speaker(council.view(None)) is None  # he may come on top of them himself
    council.place({10: [0, 2, 3, 4, 5, 6, 7], 6: [1]}, sun=6)
    assert next_speaker(council.view(None)) == 0
    council.state.day = 5
    assert next_speaker(council.view(None)) is None  # there is no next day


def test_a_silent_speaker_goes_under_the_sun() -> None:
    """Ruling A25."""
    council = Council(8)
    told = council.do(KeepSilent())
    assert events_of(told, events.WentUnderSun) and council.state.under == (0,) and council.speaker == 1


def test_nobody_but_the_speaker_asks_and_nobody_votes_before() -> None:
    council = Council(8)
    assert council.refused(AskQuestion("A?", "Yes", "No"), 2) == "not_active"
    assert council.refused(AskQuestion("A?", "Yes", "No"), 1) == "not_now"
    assert council.refused(Vote("white"), 0) == "not_now"


def test_all_vote_at_once_also_the_speaker() -> None:
    council = Council()
    council.ask()
    assert GAME.active_seats(council.state) == tuple(range(8))
    for seat in (5, 0, 3):
        council.do(Vote("white"), seat)
    assert GAME.active_seats(council.state) == (1, 2, 4, 6, 7)
    assert GAME.free_seats(council.state) == (0, 3, 5)


def test_a_stone_may_be_turned_until_the_last_one_is_laid() -> None:
    council = Council()
    council.ask()
    for seat in range(7):
        council.do(Vote("white"), seat)
    council.do(Vote("black"), 2)
    assert council.refused(Vote("black"), 2) == "same_stone"
    council.do(Vote("black"), 0)
    council.do(Vote("white"), 0)
    told = council.do(Vote("black"), 7)
    (revealed,) = events_of(told, events.Revealed)
    assert revealed.stones == ("white", "white", "black", "white", "white", "white", "white", "black")
    assert council.refused(Vote("white"), 5) == "not_active"


def test_nothing_is_told_before_all_stones_lie_open() -> None:
    council = Council()
    council.ask()
    for seat in range(7):
        assert council.do(Vote("black"), seat) == []


def test_a_table_may_choose_to_be_told_who_has_voted() -> None:
    council = Council(show_voters=True)
    council.ask()
    assert council.do(Vote("black"), 3) == [events.StoneLaid(3)]
    assert council.do(Vote("white"), 3) == []


def test_the_views_of_others_do_not_depend_on_the_stones_laid() -> None:
    one, two = Council(), Council()
    for council, stone in ((one, "white"), (two, "black")):
        council.ask()
        council.do(Vote(stone), 4)  # type: ignore[arg-type]
    for seat in (None, 0, 3, 7):
        assert one.view(seat) == two.view(seat)
    assert one.view(4) != two.view(4)


def test_the_order_of_the_votes_is_not_even_in_the_state() -> None:
    one, two = Council(), Council()
    for council, order in ((one, (1, 5, 0)), (two, (0, 5, 1))):
        council.ask()
        for seat in order:
            council.do(Vote("black" if seat == 5 else "white"), seat)
    assert one.state == two.state
    assert GAME.digest(one.state) == GAME.digest(two.state)


def test_the_lot_lays_the_stone_of_who_is_away_and_tells_him_alone() -> None:
    council = Council()
    council.ask()
    assert GAME.timeout_action(council.state, 3) == VoteByLot()
    council.do(VoteByLot(), 3, 1)
    assert council.view(3).own == "black"
    assert council.told[-1] == (3, events.StoneByLot(3, "black"))


def test_no_repr_of_a_state_shows_a_covered_stone_or_a_prepared_question() -> None:
    council = Council()
    council.ask()
    council.do(Vote("white"), 3)
    assert "choices" not in repr(council.state) and "prepared=" not in repr(council.state)


def council_on_a_hill() -> Council:
    """Seat 0 speaks on 7; on 5 are 2 and 3, on 4 is 4, on 2 are 5, 6, 7; seat 1 is further on."""
    council = Council(8)
    council.place({9: [1], 7: [0], 5: [2, 3], 4: [4], 2: [5, 6, 7]}, sun=7)
    council.ask()
    return council


def test_only_who_is_on_top_and_behind_and_has_branches_may_follow() -> None:
    council = council_on_a_hill()
    assert [seat for seat in range(8) if council.can(seat, Follow)] == [2, 4, 5]
    assert council.refused(Follow(), 3) == "not_on_top"
    assert council.refused(Follow(), 1) == "not_behind"
    council.state.branches[4] = False
    assert council.refused(Follow(), 4) == "branches_spent"
    assert council.refused(Follow(), 0) == "not_now"


def test_the_next_in_the_speakers_own_pile_is_not_behind() -> None:
    """Ruling A7."""
    council = Council(8)
    council.ask()
    assert not any(council.can(seat, Follow) for seat in range(8))


def test_only_after_the_question_and_before_ones_own_vote() -> None:
    council = council_on_a_hill()
    council.do(Vote("white"), 4)
    assert council.refused(Follow(), 4) == "stone_laid"
    council.do(Follow(), 5)
    assert council.state.branches == [True] * 5 + [False] + [True] * 2


def vote(council: Council, spaces: int) -> list[events.Advanced]:
    against = spaces or 7
    told = []
    others = iter("B" * against + "W" * (7 - against))
    for seat in range(8):
        stone = "white" if seat == 0 or next(others) == "W" else "black"
        told += council.do(Vote(stone), seat)  # type: ignore[arg-type]
    return told


def test_the_follower_advances_as_far_and_votes_as_he_likes() -> None:
    """Ruling A10: he need not match."""
    council = council_on_a_hill()
    council.do(Follow(), 5)
    told = vote(council, 3)
    assert council.state.past[-1].stones[5] == "white" and council.state.past[-1].stones[2] == "black"
    assert events_of(told, events.FollowerAdvanced) == [events.FollowerAdvanced(5, 3, 5)]
    assert council.piles == {10: (0,), 9: (1,), 5: (5, 2, 3), 4: (4,), 2: (6, 7)}
    assert council.state.follower is None


def test_the_follower_stops_at_the_sun_and_speaks_next() -> None:
    """«It is possible that the Philosopher who goes next is actually the follower.» Rulings A4, A9, A23."""
    council = council_on_a_hill()
    council.do(Follow(), 2)
    assert next_speaker(council.view(None)) == 2
    told = vote(council, 3)
    assert events_of(told, events.FollowerAdvanced) == [events.FollowerAdvanced(2, 2, 7)]
    assert council.state.sun == 7 and council.speaker == 2
    council.advance(0)
    assert council.piles[7] == (2,) and council.speaker == 3


def test_a_follower_who_stops_at_the_sun_lands_on_those_still_to_speak() -> None:
    council = Council(8)
    council.place({9: [1], 7: [0, 3], 5: [2], 4: [4], 2: [5, 6, 7]}, sun=7)
    assert next_speaker(council.view(None)) == 3
    council.ask()
    council.do(Follow(), 2)
    vote(council, 3)
    assert council.piles[7] == (2, 3) and council.speaker == 2


def test_the_branches_are_spent_also_when_the_speaker_fails() -> None:
    """Ruling A8."""
    council = council_on_a_hill()
    council.do(Follow(), 4)
    told = vote(council, 0)
    assert events_of(told, events.FollowedInVain) == [events.FollowedInVain(4)]
    assert council.piles[4] == (4,) and not council.state.branches[4]


def test_the_first_to_declare_himself_is_the_follower() -> None:
    """Ruling A8: the bot knows who was first, so that no doubt lets one farther behind take over."""
    council = council_on_a_hill()
    assert council.do(Follow(), 5) == [events.FollowerDeclared(5, 0)]
    assert council.refused(Follow(), 2) == council.refused(Follow(), 4) == "follower_there"
    assert council.state.follower == 5 and council.state.branches[2] and council.state.branches[4]


def test_nobody_farther_behind_takes_over_from_the_follower() -> None:
    council = council_on_a_hill()
    council.do(Follow(), 2)
    assert council.refused(Follow(), 4) == "follower_there"


def test_a_follower_is_not_carried_into_the_temple_nor_moved_after_the_end() -> None:
    """Rulings A9, A16."""
    council = Council(8)
    council.place({15: [0], 14: [1], 2: [2, 3, 4, 5, 6, 7]}, sun=15)
    council.ask()
    council.do(Follow(), 1)
    vote(council, 3)
    assert council.state.phase == "over" and council.piles[14] == (1,)


def test_following_comes_before_the_special_step_and_its_result_counts() -> None:
    """Ruling A14."""
    council = council_on_a_hill()
    council.state.rule = "treachery"
    council.do(Follow(), 5)
    vote(council, 5)
    mine = council.state.stones[0]
    assert council.state.follower == 5 and other(mine) == "black"
    from games.ostrakon.actions import TurnStone

    told = council.do(TurnStone())
    assert events_of(told, events.FollowerAdvanced) == [events.FollowerAdvanced(5, 2, 4)]


def test_a_silent_turn_has_no_follower() -> None:
    council = Council(8)
    council.place({7: [0], 5: [1, 2, 3, 4, 5, 6, 7]}, sun=7)
    council.do(KeepSilent())
    assert council.speaker == 1 and all(council.state.branches)


def voted(rule: str, text: str) -> Council:
    council = Council(len(text))
    council.state.rule = rule  # type: ignore[assignment]
    council.turn(text)
    return council


def test_corruption_shows_the_speakers_stone_and_no_other() -> None:
    council = voted("corruption", "WWBBBBBB")
    assert council.state.phase == "corrupting" and council.told[-1].event == events.CorruptionCalled(0, "white")
    assert council.view(None).open_stones == {0: "white"}
    assert council.view(3).own == "black" and 3 not in council.view(3).open_stones


def test_those_he_names_show_their_stones_and_match_his() -> None:
    """Two with eight players; two whites of others become four of seven: a success by three spaces."""
    council = voted("corruption", "WWWBBBBB")
    assert council.do(Corrupt(4)) == []
    assert council.refused(Corrupt(4)) == council.refused(Corrupt(0)) == "cannot_be_named"
    told = council.do(Corrupt(3))
    (corrupted,) = events_of(told, events.Corrupted)
    assert corrupted.named == (3, 4) and corrupted.had == ("black", "black")
    (revealed,) = events_of(told, events.Revealed)
    assert revealed.stones == ("white",) * 5 + ("black",) * 3
    assert events_of(told, events.Advanced) == [events.Advanced(0, 3, 5)]
    assert council.view(None).past[-1].turned == (3, 4)  # everybody has seen what they had


def test_who_matches_already_may_be_named_and_unanimity_is_a_failure() -> None:
    council = voted("corruption", "WWWWWWBB")
    council.do(Corrupt(6))
    assert events_of(council.do(Corrupt(7)), events.WentUnderSun)
    council = voted("corruption", "WWWWWWBB")
    council.do(Corrupt(1))
    assert events_of(council.do(Corrupt(2)), events.Advanced) == [events.Advanced(0, 2, 4)]


def test_the_oracle_shows_those_named_and_then_he_keeps_or_turns() -> None:
    council = voted("oracle", "WWBBBBBW")
    assert council.state.phase == "consulting" and council.view(None).open_stones == {}
    council.do(Consult(3))
    assert council.view(0).open_stones == {}  # all at once, before any of them shows
    told = council.do(Consult(2))
    assert told == [events.OracleAsked(0, (2, 3), ("black", "black"))]
    assert council.view(5).open_stones == {2: "black", 3: "black"}
    told = council.do(TurnStone())
    assert told[0] == events.StoneTurned(0, "black")
    assert events_of(told, events.Advanced) == [events.Advanced(0, 2, 4)]


def test_the_oracle_may_be_ignored() -> None:
    """Ruling A13."""
    council = voted("oracle", "WWBBBBBW")
    council.do(Consult(3))
    council.do(Consult(2))
    told = council.do(KeepStone())
    assert told[0] == events.StoneKept(0) and events_of(told, events.WentUnderSun)


@pytest.mark.parametrize("text", ["WBBBBBWW", "WWWBBBBB", "WBBBBBBW"])
def test_treachery_always_scores_unless_the_others_are_unanimous(text: str) -> None:
    council = voted("treachery", text)
    assert council.state.phase == "deciding" and len(council.view(None).open_stones) == 8
    keeps = 2 * text[1:].count("W") >= 7
    told = council.do(KeepStone() if keeps else TurnStone())
    assert events_of(told, events.Advanced)


@pytest.mark.parametrize("way", [KeepStone(), TurnStone()])
def test_treachery_against_all_others_fails_either_way(way: KeepStone | TurnStone) -> None:
    assert events_of(voted("treachery", "WBBBBBBB").do(way), events.WentUnderSun)


@pytest.mark.parametrize("seats", range(5, 13))
@pytest.mark.parametrize("rule", ["corruption", "oracle"])
def test_so_many_are_affected(seats: int, rule: str) -> None:
    """One with 5 or 6, two with 7 to 9, three with 10 to 12."""
    council = voted(rule, "W" + "B" * (seats - 1))
    phase, named = council.state.phase, 0
    while council.state.phase == phase and not council.state.past:
        council.do(Corrupt(named + 1) if rule == "corruption" else Consult(named + 1))
        named += 1
    assert named == TABLES[seats].affected == (1 if seats < 7 else 2 if seats < 10 else 3)


def test_special_rules_are_not_optional_and_the_lot_names_for_who_is_away() -> None:
    council = voted("corruption", "WWWBBBBB")
    assert {type(each) for each in council.offers(0)} == {Corrupt, NameByLot}
    council.do(Corrupt(1))
    told = council.do(NameByLot(), None, 0)
    assert events_of(told, events.Corrupted)[0].named == (1, 2)
    assert GAME.timeout_action(voted("oracle", "WWWBBBBB").state, 0) == NameByLot()
    assert GAME.timeout_action(voted("treachery", "WWWBBBBB").state, 0) == KeepStone()


def test_the_vote_cannot_be_changed_any_more_on_the_special_step() -> None:
    """Ruling A14: the special step comes after the vote."""
    council = voted("oracle", "WWWBBBBB")
    assert council.refused(Vote("white"), 5) == "not_active"
    assert council.refused(Vote("white"), 0) == "not_now"
