"""The secret vote: at once, changeable, and nothing about it before all stones lie open (A10, A21, A25)."""

from games.ostrakon import events
from games.ostrakon.actions.voting import Vote, VoteByLot
from tests.games.ostrakon.council import GAME, Council, events_of


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
