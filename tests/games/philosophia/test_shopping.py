"""The end of the game and the shopping before the final debate (p13); ruling R38; notes 8."""

import pytest

from games.philosophia.actions import ClearWishes, FinishShopping, ProgressTimeline, Wish
from tests.games.philosophia.table import GAME, NAMES, Table


def end(table: Table) -> None:
    """The first moves the hourglass into 146BC."""
    table.state.hourglass = 7
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())


def ending(*coins: int) -> Table:
    """The first moves the hourglass into 146BC; all are finalists with these coins."""
    table = Table(*("Plato", "Homer", "Socrates")[: len(coins)])
    table.crown(*range(len(coins)))
    for seat, count in enumerate(coins):
        table.player(seat).coins = count
        table.hand(seat)
    end(table)
    return table


def test_r38_the_game_stops_at_once_and_the_finalists_shop() -> None:
    table = ending(5, 2, 0)
    assert table.state.phase == "shop" and GAME.active_seats(table.state) == (0, 1, 2)


def test_those_without_three_tokens_are_no_finalists() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.crown(2, 0)
    end(table)
    assert GAME.active_seats(table.state) == (0, 2)


def test_prices_and_purses() -> None:
    table = ending(3, 0)
    assert {each.card for each in table.offers(Wish, 0)} == {0, 1}
    table.do(Wish(1), seat=0)
    assert table.refused(Wish(1), seat=0) == "coins_wish"
    assert table.refused(Wish(0), seat=1) == "coins_wish"
    assert table.refused(ClearWishes(), seat=1) == "no_wishes"
    table.do(ClearWishes(), seat=0)
    table.do(Wish(0), seat=0)
    table.do(FinishShopping(), seat=0)
    table.do(FinishShopping(), seat=1)
    assert table.player(0).coins == 2 and len(table.player(0).hand) == 1
    assert table.state.debate and table.state.debate.final and table.asked == 1


def test_lists_are_secret() -> None:
    one, other = ending(6, 6), ending(6, 6)
    one.do(Wish(1), seat=0)
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    one.do(FinishShopping(), seat=0)
    assert GAME.view(one.state, None).sealed == (0,)


def test_scarcity_one_at_a_time_the_lowest_number_first_then_clockwise() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.crown(1, 0, 2)
    for seat in range(3):
        table.player(seat).coins = 6
        table.hand(seat)
    del table.state.syllogism[5:]
    end(table)
    for seat in range(3):
        for wish in (1, 1, 1):
            table.do(Wish(wish), seat=seat)
    for seat in range(3):
        table.do(FinishShopping(), seat=seat)
    hands = [len(player.hand) for player in table.state.players]
    assert hands == [1, 2, 2], "seat 1 has number 1 and takes first, then seat 2, though seat 0 has number 2"
    assert [player.coins for player in table.state.players] == [4, 2, 2], "only what was bought is paid"


def test_a_wish_that_is_gone_gives_way_to_the_next() -> None:
    table = ending(5, 4)
    del table.state.syllogism[1:]
    for wish in (1, 1, 0):
        table.do(Wish(wish), seat=0)
    for wish in (1, 1):
        table.do(Wish(wish), seat=1)
    table.do(FinishShopping(), seat=0)
    table.do(FinishShopping(), seat=1)
    assert sorted(card >= 40 for card in table.player(0).hand) == [False, True]
    assert table.player(1).hand == [] and table.player(1).coins == 4


@pytest.mark.parametrize("wishes", [(), (0,), (1, 0)])
def test_the_clock_hands_in_what_the_absent_has_written_in_one_action(wishes: tuple[int, ...]) -> None:
    """However many coins he has left: a card for each time that he is away would keep the others waiting for days."""
    table = ending(13, 13)
    for wish in wishes:
        table.do(Wish(wish), seat=1)
    table.do(FinishShopping(), seat=0)
    assert GAME.timeout_action(table.state, 1) == FinishShopping()
    table.do(GAME.timeout_action(table.state, 1), seat=1)
    assert table.state.debate and table.state.debate.final
    assert sorted(card >= 40 for card in table.player(1).hand) == sorted(wish == 1 for wish in wishes)


def test_only_its_owner_reads_his_list_in_the_order_of_his_wishes() -> None:
    table = ending(6, 6)
    for wish in (0, 1):
        table.do(Wish(wish), seat=1)
    words = GAME.presentation(NAMES[:2])
    assert "**Your list:** 1 Sophistry card, then 1 Syllogism card." in words.hand(GAME.view(table.state, 1))
    assert "Your list" not in words.hand(GAME.view(table.state, 0))


@pytest.mark.parametrize("lowest", range(4))
def test_with_four_finalists_whoever_has_the_lowest_number_buys_first(lowest: int) -> None:
    """One card is short: whoever sits to their right goes without, whatever number that one has."""
    table = Table("Plato", "Homer", "Socrates", "Heraclitus")
    table.crown(lowest, *[seat for seat in (2, 0, 3, 1) if seat != lowest])
    for seat in range(4):
        table.player(seat).coins = 2
        table.hand(seat)
    del table.state.syllogism[3:]
    end(table)
    for seat in range(4):
        table.player(seat).coins = 2
        table.do(Wish(1), seat=seat)
    for seat in range(4):
        table.do(FinishShopping(), seat=seat)
    right = (lowest - 1) % 4
    assert [len(player.hand) for player in table.state.players] == [int(seat != right) for seat in range(4)]
    assert [player.coins for player in table.state.players] == [2 * (seat == right) for seat in range(4)]
