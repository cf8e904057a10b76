"""Moving, school fees, location tokens (p6); rulings R1 to R9; philosophers who break these rules (p16)."""

import pytest

from games.philosophia.actions import BuildSchool, HireBuilder, KeepToken, Move, Observe, TakeBonus, TakeBoth, Tutor
from games.philosophia.content import ACROPOLIS, BONUSES, KIND_OF
from tests.games.philosophia.table import OBSERVE, PARTHENON, PROGRESS, THEATRE, Table, bonus, place


def to(name: str) -> Move:
    return Move(KIND_OF[place(name)], place(name))


def test_r1_nobody_may_stay() -> None:
    table = Table("Socrates", "Homer")
    assert table.refused(to("Piraeus")) == "stay"
    table.stand(0, "Parthenon")
    assert table.refused(Move(ACROPOLIS, PARTHENON)) == "stay"
    assert Move(ACROPOLIS, OBSERVE) in table.offers(Move), "another Acropolis circle is fine"


def test_p6_any_location_that_is_not_occupied() -> None:
    table = Table("Socrates", "Homer")
    assert table.refused(to("Smyrna")) == "occupied"
    offered = {each.place for each in table.offers(Move)}
    assert len(offered) == 21 - 2 + 4, "all of side A but the two occupied, and the Acropolis"


def test_r2_one_philosopher_a_circle_in_the_acropolis_too() -> None:
    table = Table("Socrates", "Homer")
    table.stand(1, "Parthenon")
    assert table.refused(Move(ACROPOLIS, PARTHENON)) == "occupied"


def test_places_of_the_other_side_are_not_there() -> None:
    table = Table("Socrates", "Homer")
    assert table.refused(to("Abdera")) == "not_on_board"
    assert table.refused(Move(0, 99)) == "not_on_board"
    assert to("Abdera") in Table("Socrates", "Homer", "Plato", "Sophocles").offers(Move)


def test_r4_the_fee_is_one_coin_to_the_owner_and_nothing_without_coins() -> None:
    table = Table("Socrates", "Homer")
    table.build(1, "Sparta")
    before = table.player(1).coins
    table.player(0).coins = 0
    table.move("Sparta")
    assert (table.player(0).coins, table.player(1).coins) == (0, before)


def test_r3_the_bonus_may_pay_for_the_action_but_not_for_the_fee() -> None:
    table = Table("Socrates", "Homer")
    table.build(1, "Sparta")
    table.token("Sparta", bonus("coins", 2))
    table.player(0).coins = 0
    table.move("Sparta")
    table.do(TakeBonus())
    table.do(HireBuilder())
    assert (table.player(0).coins, table.player(0).builders) == (0, 1)


def test_no_fee_for_ones_own_school() -> None:
    table = Table("Socrates", "Homer")
    table.build(0, "Sparta")
    coins = table.player(0).coins
    table.move("Sparta")
    assert table.player(0).coins == coins


def test_p16_plato_never_pays() -> None:
    table = Table("Plato", "Homer")
    table.build(1, "Sparta")
    coins = table.player(0).coins
    table.move("Sparta")
    assert table.player(0).coins == coins


def test_p6_bonus_or_token_and_the_bonus_stays_for_others() -> None:
    table = Table("Socrates", "Homer")
    table.token("Sparta", bonus("coins", 2))
    coins = table.player(0).coins
    table.move("Sparta")
    table.do(TakeBonus())
    assert table.player(0).coins == coins + 2 and table.state.tokens[place("Sparta")] == place("Sparta")
    table.stand(0, "Piraeus")
    table.state.phase = "move"
    table.move("Sparta")
    table.do(KeepToken())
    assert table.player(0).coins == coins + 2, "no bonus with the token"
    assert table.player(0).tokens == [place("Sparta")] and table.player(0).colours == [1, 0, 0, 0, 0]
    assert table.state.tokens[place("Sparta")] == -1


def test_r6_a_turned_token_is_known_to_all() -> None:
    table = Table("Socrates", "Homer")
    assert table.state.bonuses[place("Sparta")] == -1
    table.move("Sparta", 3)
    back = table.state.bonuses[place("Sparta")]
    assert back >= 0 and len(table.state.bags[0]) == 6
    from tests.games.philosophia.table import GAME

    assert GAME.view(table.state, None).bonuses[place("Sparta")] == back


@pytest.mark.parametrize("number", range(len(BONUSES)))
def test_every_bonus_gives_what_it_shows(number: int) -> None:
    table = Table("Socrates", "Homer")
    table.token("Sparta", number)
    player = table.player(0)
    player.sophists = player.builders = player.coins = 0
    table.hand(0)
    table.move("Sparta")
    table.do(TakeBonus())
    player, gives = table.player(0), BONUSES[number]
    have = {
        "coins": player.coins,
        "builders": player.builders,
        "sophists": player.sophists,
        "sophistry": sum(card < 40 for card in player.hand),
        "syllogism": sum(card >= 40 for card in player.hand),
    }
    assert have.pop(gives.gives) == gives.amount and not any(have.values())


def test_r5_a_bonus_that_cannot_be_used_may_be_taken_and_gives_nothing() -> None:
    table = Table("Socrates", "Homer")
    table.token("Sparta", bonus("builders"))
    table.player(0).builders = 4
    table.move("Sparta")
    table.do(TakeBonus())
    assert table.player(0).builders == 4


@pytest.mark.parametrize("gives", ["builders", "sophists"])
def test_r5_a_bonus_gives_no_more_than_the_supply_has(gives: str) -> None:
    table = Table("Socrates", "Plato")
    table.state.builders = table.state.sophists = 0
    table.token("Sparta", bonus(gives))
    table.move("Sparta")
    table.do(TakeBonus())
    assert (table.player(0).builders, table.player(0).sophists) == (0, 0)
    assert (table.state.builders, table.state.sophists) == (0, 0)


def test_r7_sophocles_takes_both_or_either_but_only_in_western_cities() -> None:
    table = Table("Sophocles", "Homer")
    table.token("Sparta", bonus("coins", 2))
    coins = table.player(0).coins
    table.move("Sparta")
    assert table.offers(TakeBoth) and table.offers(TakeBonus) and table.offers(KeepToken)
    table.do(TakeBoth())
    assert table.player(0).coins == coins + 2 and table.player(0).tokens == [place("Sparta")]
    other = Table("Sophocles", "Homer")
    other.move("Samos")
    assert other.refused(TakeBoth()) == "not_both"


def test_r8_an_acropolis_circle_only_if_one_can_act_there() -> None:
    table = Table("Socrates", "Homer")
    table.hand(0)
    table.state.syllogism.clear()
    table.state.hourglass = 7
    for circle in (OBSERVE, PROGRESS, THEATRE):
        assert table.refused(Move(ACROPOLIS, circle)) == "nothing_to_do_there"
    assert Move(ACROPOLIS, PARTHENON) in table.offers(Move)


def test_r8_homer_may_go_anywhere_while_there_are_arguments_to_observe() -> None:
    table = Table("Homer", "Socrates")
    table.hand(0)
    table.state.hourglass = 7
    assert Move(ACROPOLIS, THEATRE) in table.offers(Move) and Move(ACROPOLIS, PROGRESS) in table.offers(Move)
    table.state.sophistry.clear()
    table.state.syllogism.clear()
    assert table.refused(Move(ACROPOLIS, THEATRE)) == "nothing_to_do_there"


def test_p16_homer_observes_from_any_location_on_the_turn_of_a_bonus() -> None:
    table = Table("Homer", "Socrates")
    table.move("Sparta")
    table.do(TakeBonus())
    table.do(Observe(2, 0))
    assert table.state.turn == 1


def test_first_move_then_act() -> None:
    table = Table("Socrates", "Homer")
    assert table.refused(Tutor()) == "not_now"
    assert table.refused(BuildSchool(), seat=1) == "not_active"
    table.move("Sparta")
    table.do(KeepToken())
    assert table.refused(to("Argos")) == "not_now"


def test_turns_go_clockwise_and_rounds_are_counted() -> None:
    table = Table("Socrates", "Homer", "Plato")
    for turn in range(6):
        assert table.state.turn == turn % 3 and table.state.round == 1 + turn // 3
        table.act_at(("Sparta", "Argos", "Thebes")[turn % 3])
        table.do(Tutor())
