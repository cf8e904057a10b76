"""Standard and special actions (p6 to p9; R10 to R17), Labyrinth Tokens and Olympic Requests (p8, p12; R20 to R27)."""

import pytest

from games.philosophia.actions import (
    BuildSchool,
    CollectLabyrinthToken,
    CollectOracleCard,
    CreateFollowing,
    HireBuilder,
    HireSophist,
    KeepOracleCard,
    Observe,
    Study,
    Tutor,
    UnlockWisdom,
    UseSophist,
)
from games.philosophia.content import REQUESTS
from games.philosophia.rules.labyrinth import (
    DEBATE,
    FOLLOWINGS,
    LEARN,
    OLYMPIC,
    SCHOOLS,
    TRAVEL,
    claimable_ways,
    request_met,
)
from tests.games.philosophia.table import GAME, Table, oracle, place


@pytest.fixture
def table() -> Table:
    table = Table("Plato", "Homer")
    table.act_at("Thebes")
    return table


def test_p7_no_standard_action_in_the_acropolis(table: Table) -> None:
    table.act_at("Parthenon")
    for action in (Tutor(), CreateFollowing(), HireBuilder(), BuildSchool(), HireSophist(), UseSophist(1)):
        assert table.refused(action) == "not_now"


def test_p7_a_follower_has_to_be_on_the_board(table: Table) -> None:
    table.player(0).followers = 0
    assert table.refused(CreateFollowing()) == "no_follower"


def test_r10_any_number_of_players_may_follow_at_a_place() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.follow(1, "Thebes")
    table.follow(2, "Thebes")
    table.act_at("Thebes")
    table.do(CreateFollowing())
    assert table.state.followers[place("Thebes")] == 0b111


def test_p7_a_builder_costs_two_coins_and_nobody_holds_five(table: Table) -> None:
    table.player(0).coins = 1
    assert table.refused(HireBuilder()) == "coins_builder"
    table.player(0).coins, table.player(0).builders = 9, 4
    assert table.refused(HireBuilder()) == "four_builders"
    table.player(0).builders = 3
    table.do(HireBuilder())
    assert (table.player(0).coins, table.player(0).builders) == (7, 4)


def test_r12_no_builder_from_an_empty_supply(table: Table) -> None:
    table.player(0).coins, table.state.builders = 9, 0
    assert table.refused(HireBuilder()) == "no_builders_left"


def test_p7_a_school_needs_a_builder_and_a_school(table: Table) -> None:
    table.player(0).builders = 0
    assert table.refused(BuildSchool()) == "no_builder"
    table.player(0).builders, table.player(0).schools = 1, 0
    assert table.refused(BuildSchool()) == "no_school"


def test_r13_a_start_location_may_hold_a_school(table: Table) -> None:
    table.act_at("Megara")
    table.player(0).builders = 1
    table.do(BuildSchool())
    assert table.state.schools[place("Megara")] == 0


def test_p8_sophists_cost_a_coin_while_there_are_any(table: Table) -> None:
    table.player(0).coins = 0
    assert table.refused(HireSophist()) == "coins_sophist"
    table.player(0).coins, table.state.sophists = 1, 0
    assert table.refused(HireSophist()) == "no_sophists_left"
    table.state.sophists = 12
    table.do(HireSophist())
    assert (table.player(0).coins, table.player(0).sophists, table.state.sophists) == (0, 1, 11)


def test_r11_where_a_sophist_is_of_no_use(table: Table) -> None:
    assert table.refused(UseSophist(1)) == "no_sophist"
    table.player(0).sophists = 1
    assert table.refused(UseSophist(1)) == "no_victim_here"
    table.follow(1, "Thebes")
    assert table.offers(UseSophist)
    table.follow(0, "Thebes")
    assert table.refused(UseSophist(1)) == "sophist_own_follower"
    table.state.followers[place("Thebes")] = 0b10
    table.player(0).followers = 0
    assert table.refused(UseSophist(1)) == "no_follower"


def test_p9_study_is_only_for_temples(table: Table) -> None:
    table.player(0).coins = 9
    assert table.refused(Study()) == "not_now"


def test_p9_studying_costs_four_then_the_token_buys_a_wisdom_card(table: Table) -> None:
    table.player(0).coins = 3
    table.act_at("Delos")
    assert table.refused(Study()) == "coins_study" and table.refused(UnlockWisdom(0)) == "no_study_token"
    table.player(0).coins = 5
    table.do(Study())
    assert table.player(0).study and table.player(0).coins == 1
    table.state.turn = 0
    table.player(0).coins = 9
    table.act_at("Olympia")
    assert table.refused(Study()) == "one_study_token"
    table.do(UnlockWisdom(2))
    assert not table.player(0).study and table.player(0).wisdom == [2] and table.player(0).coins == 9


def test_r14_nothing_to_study_when_all_is_unlocked(table: Table) -> None:
    table.player(0).coins, table.player(0).wisdom = 9, [0, 1, 2]
    table.act_at("Delos")
    assert table.refused(Study()) == "all_unlocked"
    table.player(0).wisdom, table.player(0).study = [0], True
    assert table.refused(UnlockWisdom(0)) == "unlocked_already"


def test_p9_one_card_of_what_is_left_once_at_each_oracle(table: Table) -> None:
    assert table.refused(CollectOracleCard()) == "not_now"
    table.act_at("Delphi")
    table.do(CollectOracleCard())
    assert [each.card for each in table.offers(KeepOracleCard)] == list(range(6))
    view = GAME.view(table.state, 0)
    assert view.oracle_deck == list(range(6))
    other = GAME.view(table.state, 1)
    assert other.oracle_deck == []
    table.do(KeepOracleCard(oracle("Know Thyself")))
    assert table.player(0).oracle == [oracle("Know Thyself")] and table.player(0).backs == [1, 0, 0]
    assert len(table.state.oracle[0]) == 5
    table.act_at("Delphi")
    assert table.refused(CollectOracleCard()) == "oracle_visited"
    table.state.turn = 1
    table.state.oracle[0].clear()
    table.act_at("Delphi")
    assert table.refused(CollectOracleCard()) == "oracle_empty"


def test_p16_heraclitus_collects_twice_at_trophonius() -> None:
    table = Table("Heraclitus", "Homer")
    for name, times in (("Trophonius", 2), ("Delphi", 1)):
        for _ in range(times):
            table.state.turn = 0
            table.act_at(name)
            table.do(CollectOracleCard())
            table.do(table.offers(KeepOracleCard)[0])
        table.state.turn = 0
        table.act_at(name)
        assert table.refused(CollectOracleCard()) == "oracle_visited"


def test_r15_observing_two_sophistries_or_one_syllogism(table: Table) -> None:
    table.act_at("Odeon of Herodes Atticus")
    assert table.offers(Observe) == [Observe(2, 0), Observe(0, 1)]
    table.hand(0)
    table.do(Observe(2, 0))
    assert len(table.player(0).hand) == 2 and max(table.player(0).hand) < 40


def test_r15_fewer_when_a_deck_runs_short(table: Table) -> None:
    table.act_at("Odeon of Herodes Atticus")
    table.hand(0)
    del table.state.sophistry[1:]
    table.do(Observe(2, 0))
    assert len(table.player(0).hand) == 1
    table.state.turn = 0
    table.act_at("Odeon of Herodes Atticus")
    assert table.offers(Observe) == [Observe(0, 1)]


def test_p16_socrates_observes_two_syllogisms_and_never_sophistry() -> None:
    table = Table("Socrates", "Homer")
    table.act_at("Odeon of Herodes Atticus")
    assert table.offers(Observe) == [Observe(0, 2)]
    assert table.refused(Observe(2, 0)) == "observe_other"
    table.hand(0)
    table.do(Observe(0, 2))
    assert len(table.player(0).hand) == 2 and min(table.player(0).hand) >= 40


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
    assert claimable_ways(table.state, table.player(0)) == []


def test_r22_all_tokens_of_a_colour_that_were_set_up_wherever_they_lie(table: Table) -> None:
    table.give_tokens(0, "Olympia", "Delos")
    assert TRAVEL not in claimable_ways(table.state, table.player(0))
    table.give_tokens(0, "Eleusis")
    assert TRAVEL in claimable_ways(table.state, table.player(0)), "three temples on side A"


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
        from games.core.states import clone

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
    assert 0 not in GAME.view(table.state, 1).requests
    collect(table, OLYMPIC)
    player = table.player(0)
    assert (player.coins, player.builders) == (9, 3)
    assert GAME.view(table.state, 1).requests[0] == GAME.view(table.state, None).requests[0] == 5


def test_apollo_counts_cards_in_hand_only(table: Table) -> None:
    satisfy(table, 2)
    table.player(0).unknown_oracle = True
    table.player(0).backs[2] -= 1
    assert not request_met(table.player(0)), "played cards and the Unknown Oracle do not count"
