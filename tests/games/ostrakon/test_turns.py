"""The game: announcements, the vote, advancing and failing, the Sun, days, the end (rulings A1 to A6, A16 to A24)."""

import pytest

from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.actions.asking import AskQuestion, KeepSilent
from games.ostrakon.actions.choosing import ChoosePhilosopher, DrawPhilosopher
from games.ostrakon.actions.voting import Vote
from games.ostrakon.content import PRINTED
from games.ostrakon.options import OstrakonOptions
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


def test_philosophers_may_be_drawn_so_that_the_council_opens_at_once() -> None:
    state = GAME.start(12, OstrakonOptions(philosophers="draw"), Chance(lambda n: n - 1))
    assert state.phase == "asking" and sorted(map(int, state.philosophers)) == list(range(12))  # type: ignore[arg-type]


def test_subject_and_next_subject_are_where_the_arrows_point() -> None:
    """The right card's line at the middle arrow; the middle card's line at the left arrow."""
    council = Council(cards=(0, 3, 2))  # right S1, middle S4 (arrow 1), left S3 (arrow 4)
    assert council.state.row == (2, 3, 0)
    assert council.state.subject == PRINTED[0].lines[0] == "Sport"
    assert council.state.next_subject == PRINTED[3].lines[3] == "???"


def test_the_dealer_announces_speaker_and_next_speaker_and_their_subjects() -> None:
    """«The subject is Sport and Doreminos asks. Next turn the subject will be free, and Nausicaa will ask.»"""
    council = Council(cards=(0, 3, 2))
    d, n = seat_of("Doreminos"), seat_of("Nausicaa")
    council.place({2: [d, n, *[seat for seat in range(8) if seat not in (d, n)]]}, sun=2)
    view = council.view(None)
    assert (view.speaker, view.subject, view.upcoming, view.next_subject) == (d, "Sport", n, "???")


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
    """«If the others had voted seven black stones, or less than four, he would have moved under the Sun.» (A1)"""
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
    to the leading pile with Malia, the Moon covers one more moon, and the rule is Corruption."""
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
    days = council.view(None).days
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
    assert council.view(None).upcoming == 2
    council.place({9: [0], 6: [1, 2, 3, 4, 5, 6, 7]}, sun=6, under=())
    assert council.view(None).upcoming == 2
    council.place({9: [0, 2, 3, 4, 5, 6, 7], 6: [1]}, sun=6)
    assert council.view(None).upcoming is None  # he may come on top of them himself
    council.place({10: [0, 2, 3, 4, 5, 6, 7], 6: [1]}, sun=6)
    assert council.view(None).upcoming == 0
    council.state.day = 5
    assert council.view(None).upcoming is None  # there is no next day


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
