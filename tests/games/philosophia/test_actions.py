"""Standard and special actions (p6 to p9), and observing (p10); rulings R10 to R17."""

import pytest

from games.philosophia.actions import (
    BuildSchool,
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
    assert view.own and view.own.deck == tuple(range(6))
    other = GAME.view(table.state, 1)
    assert other.own and other.own.deck == ()
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
