"""Labyrinth Tokens and Olympic Requests (p8, p12); rulings R20 to R27."""

import pytest

from games.philosophia.actions import CollectLabyrinthToken
from games.philosophia.content import REQUESTS
from games.philosophia.ways import DEBATE, FOLLOWINGS, LEARN, OLYMPIC, SCHOOLS, TRAVEL, ready, request_met
from tests.games.philosophia.table import Table


@pytest.fixture
def table() -> Table:
    table = Table("Plato", "Homer")
    table.act_at("Thebes")
    return table


def collect(table: Table, way: int) -> None:
    table.state.turn = 0
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(way))


def fulfil(table: Table, way: int) -> None:
    player = table.player(0)
    if way == FOLLOWINGS:
        player.followers = 0
    elif way == SCHOOLS:
        player.schools = 0
    elif way == TRAVEL:
        table.give_tokens(0, "Delphi", "Dodona", "Trophonius")
    elif way == DEBATE:
        player.wins = 3
    elif way == LEARN:
        player.wisdom = [0, 1, 2]
    else:
        table.hold(0, "Favours Delphi", "Favours Dodona", "Favours Trophonius")


@pytest.mark.parametrize("way", range(6))
def test_p12_each_of_the_six_ways_gives_one_token(table: Table, way: int) -> None:
    assert table.refused(CollectLabyrinthToken(way)) == "way_unmet"
    fulfil(table, way)
    collect(table, way)
    assert table.player(0).labyrinth == 1 and table.player(0).claimed == [way] and table.player(0).number == 0


@pytest.mark.parametrize("way", range(6))
def test_r20_each_way_once_for_each_player(table: Table, way: int) -> None:
    fulfil(table, way)
    collect(table, way)
    table.state.turn = 0
    table.act_at("Thebes")
    assert table.refused(CollectLabyrinthToken(way)) == "way_claimed"
    assert way not in table.player(1).claimed


def test_r20_travel_is_one_way_whatever_the_colour(table: Table) -> None:
    fulfil(table, TRAVEL)
    collect(table, TRAVEL)
    table.give_tokens(0, "Olympia", "Delos", "Eleusis")
    assert ready(table.state, table.player(0)) == []


def test_r22_all_tokens_of_a_colour_that_were_set_up_wherever_they_lie(table: Table) -> None:
    table.give_tokens(0, "Olympia", "Delos")
    assert TRAVEL not in ready(table.state, table.player(0))
    table.give_tokens(0, "Eleusis")
    assert TRAVEL in ready(table.state, table.player(0)), "three temples on side A"


def test_r23_the_third_token_is_the_lowest_number_left() -> None:
    table = Table("Plato", "Homer", "Socrates")
    for seat, number in ((1, 1), (0, 2)):
        player = table.player(seat)
        player.followers = player.schools = 0
        player.wins = 3
        for way in (FOLLOWINGS, SCHOOLS, DEBATE):
            assert player.number == 0
            table.state.turn = seat
            table.act_at("Thebes" if seat else "Argos")
            table.do(CollectLabyrinthToken(way))
            player = table.player(seat)
        assert player.number == number


def test_r24_a_condition_that_is_lost_before_the_claim_does_not_count_after_it_does(table: Table) -> None:
    fulfil(table, FOLLOWINGS)
    table.player(0).followers = 1
    assert table.refused(CollectLabyrinthToken(FOLLOWINGS)) == "way_unmet"
    table.player(0).followers = 0
    collect(table, FOLLOWINGS)
    table.player(0).followers = 3
    assert table.player(0).labyrinth == 1


def test_r21_nobody_has_four(table: Table) -> None:
    table.crown(0)
    table.player(0).wins = 3
    assert table.refused(CollectLabyrinthToken(DEBATE)) == "three_tokens"


def test_not_in_the_acropolis(table: Table) -> None:
    fulfil(table, FOLLOWINGS)
    table.act_at("Parthenon")
    assert table.refused(CollectLabyrinthToken(FOLLOWINGS)) == "not_now"


def satisfy(table: Table, request: int) -> None:
    """Hold exactly what a request asks for."""
    player = table.player(0)
    player.request = request
    needs = dict(REQUESTS[request].needs)
    names = {
        "western": ("Sparta", "Argos", "Thebes"),
        "eastern": ("Samos", "Miletus", "Mytilene"),
        "port": ("Ithaca", "Knossos", "Rhodes"),
        "temple": ("Olympia", "Delos", "Eleusis"),
        "oracle": ("Delphi", "Dodona", "Trophonius"),
    }
    player.coins = player.builders = 0
    for what, count in needs.items():
        if what in names:
            table.give_tokens(0, *names[what][:count])
        elif what == "every_colour":
            table.give_tokens(0, *(each[0] for each in names.values()))
        elif what == "followings":
            player.followers = 9 - count
        elif what == "schools":
            player.schools = 4 - count
        elif what == "coins":
            player.coins = count
        elif what == "builders":
            player.builders = count
        elif what == "wisdom":
            player.wisdom = list(range(count))
        elif what == "debates":
            player.wins = count
        else:
            assert what == "oracle_cards"
            table.hold(0, "Favours Delphi", "The Bronze Gong", "The Lost Road")


@pytest.mark.parametrize("request_number", range(6))
def test_every_request_needs_all_its_lines(table: Table, request_number: int) -> None:
    satisfy(table, request_number)
    assert request_met(table.player(0))
    player = table.player(0)
    for what in REQUESTS[request_number].needs:
        kept = table.state.players[0]
        from games.core.clone import clone

        less = clone(player)
        if what in ("western", "eastern", "port", "temple", "oracle", "every_colour"):
            kind = ("western", "eastern", "port", "temple", "oracle", "every_colour").index(what) % 5
            less.colours[kind] -= 1
        elif what == "followings":
            less.followers += 1
        elif what == "schools":
            less.schools += 1
        elif what == "coins":
            less.coins -= 1
        elif what == "builders":
            less.builders -= 1
        elif what == "wisdom":
            less.wisdom.pop()
        elif what == "debates":
            less.wins -= 1
        else:
            less.backs[0] -= 1
        assert not request_met(less), what
        assert kept is player


def test_r25_with_two_tokens_a_request_brings_only_the_third(table: Table) -> None:
    satisfy(table, 0)
    table.player(0).labyrinth, table.player(0).claimed = 2, [FOLLOWINGS, SCHOOLS]
    collect(table, OLYMPIC)
    assert table.player(0).labyrinth == 3 and table.player(0).number == 1


def test_r26_nothing_is_paid_and_the_card_is_shown_to_all(table: Table) -> None:
    from tests.games.philosophia.table import GAME

    satisfy(table, 5)
    assert GAME.view(table.state, 1).players[0].request == -1
    collect(table, OLYMPIC)
    player = table.player(0)
    assert (player.coins, player.builders) == (9, 3)
    assert GAME.view(table.state, 1).players[0].request == 5


def test_apollo_counts_cards_in_hand_only(table: Table) -> None:
    satisfy(table, 2)
    table.player(0).unknown_oracle = True
    table.player(0).backs[2] -= 1
    assert not request_met(table.player(0)), "played cards and the Unknown Oracle do not count"
