"""Solo play (p15): the set-up, the turns of the Moirai, the end; rulings S1 to S7 and S13, and the last section of the
notes."""

import pytest

from games.philosophia.actions import PlaceForMoirai, ProgressTimeline
from games.philosophia.content import DISKS, FAVOURS, KIND_OF, TIMELINE
from games.philosophia.ways import DEBATE, FOLLOWINGS, LEARN, SCHOOLS, TRAVEL
from tests.games.philosophia.moirai import human_tutors, next_card, solo
from tests.games.philosophia.table import GAME, NAMES, Table, bonus, place


def test_p15_setup() -> None:
    table = solo()
    moirai = table.player(1)
    assert table.state.side == "A" and len(table.state.players) == 2 and table.asked == 0
    assert sorted(moirai.tokens) == sorted([place("Trophonius"), place("Olympia")])
    assert table.state.tokens[place("Trophonius")] == table.state.tokens[place("Olympia")] == -1
    assert (moirai.coins, moirai.builders, len(moirai.hand)) == (1, 0, 1) and moirai.hand[0] < 40
    assert moirai.request is None, "S1: no Olympic card"
    assert moirai.place == place("Pella")
    disks = {table.state.disk, *table.state.disks}
    assert {DISKS[each].name for each in disks} == {
        "Athena's Silver",
        "Chronos",
        "Athena's Wisdom",
        "Athena's Eloquence",
    }
    assert table.state.box == list(FAVOURS) and [len(deck) for deck in table.state.oracle] == [5, 5, 6]


def test_after_each_human_turn_a_card_moves_them_and_gives_its_items() -> None:
    table = solo()
    next_card(table, "Sparta")
    human_tutors(table, 0, 0)
    assert table.player(1).place == place("Sparta") and table.state.followers[place("Sparta")] == 0b10
    assert table.asked == 0 and table.state.round == 2


@pytest.mark.parametrize(("coin", "kept"), [(0, True), (1, False)])
def test_s13_heads_the_token_tails_its_bonus(coin: int, kept: bool) -> None:
    table = solo()
    table.token("Argos", 1)
    next_card(table, "Argos")
    before = table.player(1).coins
    human_tutors(table, 0, coin)
    assert (place("Argos") in table.player(1).tokens) == kept
    assert (table.state.tokens[place("Argos")] == -1) == kept
    assert table.player(1).coins == before + 1 + (0 if kept else 2), "the card gives a coin as well"


@pytest.mark.parametrize(("level", "coins", "follower"), [("nous", 2, False), ("logos", 1, True), ("sophia", 2, True)])
def test_the_three_levels(level: str, coins: int, follower: bool) -> None:
    table = solo(level, fates="Socrates")
    table.clear_token("Pella")
    next_card(table, "Pella")
    before = table.player(1).coins
    human_tutors(table)
    assert table.player(1).coins == before + coins
    assert bool(table.state.followers[place("Pella")]) == follower


def test_s3_school_fees_go_both_ways_and_their_philosopher_has_no_ability() -> None:
    table = solo(human="Socrates", fates="Plato")
    table.build(0, "Sparta")
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    coins = table.player(0).coins
    human_tutors(table)
    assert table.player(1).coins == 0 and table.player(0).coins == coins + 2
    table.build(1, "Argos")
    table.clear_token("Argos")
    table.state.phase = "move"
    table.move("Argos")
    assert table.player(1).coins == 1


def test_s7_a_card_they_cannot_follow_is_discarded_for_the_next() -> None:
    table = solo()
    table.clear_token("Sparta")
    next_card(table, "Thebes", "Sparta")
    human_tutors(table)
    assert table.player(1).place == place("Sparta")
    table.clear_token("Argos")
    next_card(table, "Sparta", "Argos")
    human_tutors(table)
    assert table.player(1).place == place("Argos"), "R1 binds them too: they may not stay"


def test_an_empty_deck_is_made_anew_of_the_discards() -> None:
    table = solo()
    moirai = table.state.moirai
    assert moirai
    moirai.discard, moirai.deck = list(range(21)), []
    human_tutors(table, 1)
    moirai = table.state.moirai
    assert moirai and len(moirai.deck) == 20 and len(moirai.discard) == 1


def test_any_free_location_is_the_humans_choice() -> None:
    table = solo()
    table.follow(1, "Sparta")
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    human_tutors(table)
    assert table.state.phase == "fates" and table.asked == 0
    sparta, delos = place("Sparta"), place("Delos")
    assert table.refused(PlaceForMoirai(KIND_OF[sparta], sparta)) == "not_free"
    table.do(PlaceForMoirai(KIND_OF[delos], delos))
    assert table.state.followers[delos] == 0b10 and table.state.phase == "move"


def test_a_school_goes_elsewhere_when_the_place_is_taken() -> None:
    table = solo()
    table.build(0, "Corinth")
    table.clear_token("Corinth")
    next_card(table, "Corinth")
    table.player(1).coins = 0
    human_tutors(table)
    assert table.state.phase == "fates"
    assert place("Corinth") not in {each.place for each in table.offers(PlaceForMoirai)}
    table.do(table.offers(PlaceForMoirai)[0])
    assert table.player(1).schools == 3 and table.player(1).coins == 1, "and then the coin of the card"


def test_s5_what_they_cannot_receive_is_ignored() -> None:
    table = solo()
    table.player(1).followers = 0
    table.player(1).claimed, table.player(1).labyrinth = [FOLLOWINGS], 1
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    human_tutors(table)
    assert table.state.followers[place("Sparta")] == 0 and table.state.phase == "move"


def test_s6_they_collect_before_they_take_items_one_at_a_time_in_order() -> None:
    table = solo()
    moirai = table.player(1)
    moirai.followers = moirai.schools = 0
    moirai.wisdom, moirai.wins = [0, 1, 2], 3
    names = ("Sparta", "Argos", "Miletus", "Rhodes")
    expected = [FOLLOWINGS, SCHOOLS, LEARN]
    for turn, name in enumerate(names[:3]):
        table.clear_token(name)
        next_card(table, name)
        human_tutors(table)
        assert table.player(1).claimed == expected[: turn + 1]
    assert table.player(1).number == 1 and not any(f & 2 for f in table.state.followers)


@pytest.mark.parametrize("claimed", range(5))
def test_s6_the_order_of_the_five_ways(claimed: int) -> None:
    order = (FOLLOWINGS, SCHOOLS, LEARN, TRAVEL, DEBATE)
    table = solo()
    moirai = table.player(1)
    moirai.followers = moirai.schools = 0
    moirai.wisdom, moirai.wins = [0, 1, 2], 3
    table.give_tokens(1, "Delphi", "Dodona")  # they began with that of Trophonius
    moirai.claimed = list(order[:claimed])
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    human_tutors(table)
    assert table.player(1).claimed == list(order[: claimed + 1])


def test_s6_a_turn_with_a_token_follows_only_the_white_box() -> None:
    """They move, pay and flip the coin; the items of the card are not for that turn."""
    table = solo()
    table.player(1).schools = 0
    table.token("Argos", bonus("coins", 2))
    table.build(0, "Argos")
    table.player(1).coins, human = 1, table.player(0).coins
    next_card(table, "Argos")  # «F C1»
    human_tutors(table, 0, 0)
    moirai = table.player(1)
    assert moirai.claimed == [SCHOOLS] and place("Argos") in moirai.tokens
    assert (moirai.coins, table.player(0).coins) == (0, human + 2), "the fee, and no coin of the card"
    assert moirai.followers == 9 and not table.state.followers[place("Argos")]


def after_claiming(way: int, name: str) -> Table:
    """They have collected for that way, and follow the card of Sophia with this place."""
    table = solo("sophia")
    table.player(1).claimed, table.player(1).labyrinth = [way], 1
    table.clear_token(name)
    next_card(table, name)
    human_tutors(table)
    assert table.player(1).place == place(name) and table.state.phase == "move"
    return table


def test_s5_a_school_or_a_wisdom_card_is_ignored_once_it_has_been_collected_for() -> None:
    """Corinth gives a school and coins, Delos a wisdom card and a Sophistry."""
    assert set(after_claiming(SCHOOLS, "Corinth").state.schools) == {-1}
    assert after_claiming(LEARN, "Corinth").state.schools[place("Corinth")] == 1
    assert after_claiming(LEARN, "Delos").player(1).wisdom == []
    assert after_claiming(SCHOOLS, "Delos").player(1).wisdom == [0]


def test_heads_is_ignored_once_they_have_claimed_travel() -> None:
    table = solo()
    table.player(1).claimed, table.player(1).labyrinth = [TRAVEL], 1
    table.token("Argos", 1)
    next_card(table, "Argos")
    human_tutors(table, 0, 0)
    assert table.state.tokens[place("Argos")] == place("Argos")
    words = GAME.presentation(NAMES[:1])
    told = [words.tell(event) for event in table.events]
    assert "The coin showed heads." in told, "and the log does not say that they kept it"
    assert not [line for line in told if "keep the token" in line or "kept the" in line]


def last_card(table: Table, side: int = 0) -> None:
    table.crown(1)
    assert table.state.moirai
    table.state.moirai.side = side


def test_the_double_sided_card_begins_with_wingless_victory_and_is_flipped_every_turn() -> None:
    table = solo()
    last_card(table)
    hand = len(table.player(1).hand)
    human_tutors(table)
    assert table.state.hourglass == 1 and table.player(1).place == 28
    human_tutors(table)
    assert table.player(1).place == 27 and len(table.player(1).hand) == hand + 2
    human_tutors(table)
    assert table.state.hourglass == 2


def test_the_double_sided_card_that_cannot_be_followed_is_flipped_and_they_stay() -> None:
    table = solo()
    last_card(table)
    table.stand(0, "Temple of Wingless Victory")
    table.state.phase = "act"
    table.do(ProgressTimeline())
    assert table.player(1).place == place("Pella") and table.state.hourglass == 1
    assert table.state.moirai and table.state.moirai.side == 1


def test_the_moirai_win_alone() -> None:
    table = solo()
    last_card(table)
    table.state.hourglass = len(TIMELINE) - 2
    human_tutors(table)
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == () and outcome.reason == "moirai"


def test_the_human_wins_alone() -> None:
    table = solo()
    table.crown(0)
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (0,)
