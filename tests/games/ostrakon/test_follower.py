"""The follower: the three conditions, the move, the stop at the Sun, ties (rulings A7 to A10, A14, A16)."""

from games.ostrakon import events
from games.ostrakon.actions.asking import KeepSilent
from games.ostrakon.actions.voting import Follow, Vote
from games.ostrakon.content import other
from tests.games.ostrakon.council import Council, events_of


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
    assert council.view(None).upcoming == 2
    told = vote(council, 3)
    assert events_of(told, events.FollowerAdvanced) == [events.FollowerAdvanced(2, 2, 7)]
    assert council.state.sun == 7 and council.speaker == 2
    council.advance(0)
    assert council.piles[7] == (2,) and council.speaker == 3


def test_a_follower_who_stops_at_the_sun_lands_on_those_still_to_speak() -> None:
    council = Council(8)
    council.place({9: [1], 7: [0, 3], 5: [2], 4: [4], 2: [5, 6, 7]}, sun=7)
    assert council.view(None).upcoming == 3
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
    council = council_on_a_hill()
    council.do(Follow(), 5)
    assert council.refused(Follow(), 2) == council.refused(Follow(), 4) == "follower_there"


def test_in_doubt_the_one_farthest_behind_is_the_follower() -> None:
    """Ruling A8: until another stone is laid; who gives way has his branches back."""
    council = council_on_a_hill()
    council.do(Follow(), 2)
    told = council.do(Follow(), 4)
    assert told == [events.FollowerDeclared(4, 0, 2)]
    assert council.state.follower == 4 and council.state.branches[2] and not council.state.branches[4]
    council.do(Vote("white"), 1)
    assert council.refused(Follow(), 5) == "follower_there"


def test_turning_a_stone_settles_no_doubt_for_nobody_may_learn_of_it() -> None:
    council = council_on_a_hill()
    council.do(Vote("white"), 1)
    council.do(Follow(), 2)
    council.do(Vote("black"), 1)
    assert council.can(5, Follow)


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
    from games.ostrakon.actions.special import TurnStone

    told = council.do(TurnStone())
    assert events_of(told, events.FollowerAdvanced) == [events.FollowerAdvanced(5, 2, 4)]


def test_a_silent_turn_has_no_follower() -> None:
    council = Council(8)
    council.place({7: [0], 5: [1, 2, 3, 4, 5, 6, 7]}, sun=7)
    council.do(KeepSilent())
    assert council.speaker == 1 and all(council.state.branches)
