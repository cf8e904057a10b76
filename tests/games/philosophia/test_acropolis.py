"""The timeline and offerings to Athena (p10); rulings R28 to R34; each of the eleven disks."""

import pytest

from games.philosophia.actions import Bid, OfferToAthena, ProgressTimeline, ResetTimeline, Tutor, UnlockWisdom
from games.philosophia.content import disk
from tests.games.philosophia.table import GAME, NAMES, Table, Told
from tests.messages import message_names


def auction(name: str, *bids: int, table: Table | None = None) -> Table:
    """An auction of that disk with these bids; everybody has ten coins."""
    table = table or Table(*("Socrates", "Homer", "Plato")[: len(bids)])
    table.top_disk(name)
    for seat in range(len(bids)):
        table.player(seat).coins = 10
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    for seat, coins in enumerate(bids):
        table.do(Bid(coins), seat=seat)
    return table


def test_p10_one_space_to_the_right() -> None:
    table = Table("Socrates", "Homer")
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    assert table.state.hourglass == 1


def test_r28_the_last_space_needs_three_labyrinth_tokens_and_ends_the_game() -> None:
    table = Table("Socrates", "Homer")
    table.state.hourglass = 7
    table.act_at("Temple of Wingless Victory")
    assert table.refused(ProgressTimeline()) == "last_year"
    table.crown(0)
    table.do(ProgressTimeline())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (0,) and outcome.reason == "alone"
    assert GAME.active_seats(table.state) == ()


def test_r29_bids_are_secret_until_all_are_in() -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.player(1).coins = 2
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    assert GAME.active_seats(table.state) == (0, 1, 2)
    assert table.refused(Bid(3), seat=1) == "bid_above_coins"
    assert table.refused(Bid(-1), seat=1) == "bid_below_zero"
    table.do(Bid(2), seat=1)
    for seat in (None, 0, 2):
        assert "choice=2" not in repr(GAME.view(table.state, seat))
    assert GAME.active_seats(table.state) == (0, 2) and GAME.free_seats(table.state) == (1,)
    assert [told for told in table.told if told.event.kind == "bids_opened"] == []


def test_only_the_winner_pays_and_the_disk_goes_to_the_bottom() -> None:
    table = auction("Athena's Silver", 1, 4, 3)
    assert [player.coins for player in table.state.players] == [10, 13, 10]
    assert table.state.bottom == [disk("athenas-silver")] and table.state.disk != disk("athenas-silver")


def test_r30_a_tie_goes_to_the_initiator_or_to_nobody() -> None:
    assert auction("Athena's Silver", 4, 4, 3).player(0).coins == 13
    table = auction("Athena's Silver", 1, 4, 4)
    assert [player.coins for player in table.state.players] == [10, 10, 10]
    assert table.state.bottom == [disk("athenas-silver")]


@pytest.mark.parametrize(("bids", "coins"), [((4, 4, 3), [10, 13, 10]), ((4, 3, 4), [10, 10, 10])])
def test_a_tie_is_decided_by_whoever_opened_the_auction(bids: tuple[int, ...], coins: list[int]) -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.state.turn = 1
    assert [player.coins for player in auction("Athena's Silver", *bids, table=table).state.players] == coins


def test_r29_nothing_from_everybody_is_a_tie_for_the_initiator() -> None:
    assert auction("Athena's Silver", 0, 0, 0).player(0).coins == 17


def test_r47_players_without_coins_bid_nothing_unasked() -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.player(1).coins = 0
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    assert GAME.active_seats(table.state) == GAME.asked_seats(table.state) == (0, 2)
    table.do(Bid(0), seat=0)
    told = table.do(Bid(1), seat=2)
    (opened,) = [event for event in told if event.kind == "bids_opened"]
    assert opened.bids == ((0, 0), (1, 0), (2, 1)) and opened.winner == 2


def test_r47_an_auction_without_coins_is_decided_at_once() -> None:
    """All of them bid 0, which is a tie for the player who opened the auction (R29, R30)."""
    table = Table("Socrates", "Homer")
    for player in table.state.players:
        player.coins = 0
    table.top_disk("Athena's Silver")
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    assert table.state.auction is None and table.player(0).coins == 7


def test_r31_skip_once_then_the_next_has_to_be_auctioned() -> None:
    table = Table("Socrates", "Homer")
    first = table.state.disk
    table.act_at("Parthenon")
    table.do(OfferToAthena(True))
    assert table.state.bottom == [first] and table.state.phase == "bid"


def test_disks_come_round_again_in_their_order() -> None:
    table = Table("Socrates", "Homer")
    seen = []
    for _ in range(12):
        seen.append(table.state.disk)
        table.state.turn = 0
        table.act_at("Parthenon")
        table.do(OfferToAthena(True))
        seen.append(table.state.disk)
        table.player(0).coins = table.player(1).coins = 5
        table.do(Bid(0), seat=0)
        table.do(Bid(1), seat=1)
    assert len(set(seen[:11])) >= 10, "no disk comes back before all were seen"


def test_the_architects_give_two_builders_up_to_four() -> None:
    assert auction("The Architects", 1, 0).player(0).builders == 2
    table = Table("Socrates", "Homer")
    table.player(0).builders = 3
    assert auction("The Architects", 1, 0, table=table).player(0).builders == 4


@pytest.mark.parametrize(("back", "hourglass"), [(True, 0), (False, 6)])
def test_p10_the_winner_of_chronos_chooses_whether_to_turn_back_to_1194(back: bool, hourglass: int) -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.state.hourglass = 6
    auction("Chronos", 0, 1, 0, table=table)
    assert table.state.phase == "chronos" and table.asked == 1 and table.state.hourglass == 6
    assert table.refused(ResetTimeline(True), seat=0) == "not_active"
    table.do(ResetTimeline(back))
    assert table.state.hourglass == hourglass
    assert table.state.turn == 1 and table.state.phase == "move", "the turn of the one who offered is over"


def test_p10_chronos_asks_nothing_while_the_hourglass_is_at_the_start() -> None:
    table = auction("Chronos", 1, 0)
    assert table.state.hourglass == 0 and table.state.phase == "move" and table.state.turn == 1


@pytest.mark.parametrize("back", [True, False])
def test_the_log_says_what_the_winner_of_chronos_has_decided(back: bool) -> None:
    table = Table("Socrates", "Homer")
    table.state.hourglass = 3
    auction("Chronos", 1, 0, table=table)
    words = GAME.presentation(NAMES[:2])
    with message_names():
        told = [words.tell(event) for event in table.do(ResetTimeline(back))]
    assert [line.partition("(")[0] for line in told] == ["log-timeline-back" if back else "log-timeline-left"]


def test_the_three_influences_take_a_blind_card_and_leave_the_right_to_collect() -> None:
    for deck, name in enumerate(("Delphic Influence", "Dodonic Influence", "Trophonius Influence")):
        table = auction(name, 1, 0)
        assert table.player(0).backs[deck] == 1 and table.player(0).visits == [0, 0, 0]
    table = Table("Socrates", "Homer")
    table.state.oracle[0].clear()
    assert auction("Delphic Influence", 1, 0, table=table).player(0).oracle == []


def test_r32_the_unknown_oracle_stays_with_its_winner() -> None:
    table = auction("Unknown Oracle", 1, 0)
    assert table.player(0).unknown_oracle and disk("unknown-oracle") not in table.state.bottom


def test_contemplation_gives_a_study_token_or_trades_it() -> None:
    assert auction("Contemplation", 1, 0).player(0).study
    table = Table("Socrates", "Homer")
    table.player(1).study = True
    auction("Contemplation", 0, 1, table=table)
    assert table.asked == 1 and table.state.phase == "unlock"
    table.do(UnlockWisdom(1))
    assert table.player(1).wisdom == [1] and not table.player(1).study
    assert table.state.turn == 1 and table.state.phase == "move", "the turn of the one who offered is over"


def test_contemplation_with_a_single_locked_card_asks_nothing() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).study, table.player(0).wisdom = True, [0, 2]
    auction("Contemplation", 1, 0, table=table)
    assert table.player(0).wisdom == [0, 1, 2] and not table.player(0).study
    assert table.state.turn == 1 and table.state.phase == "move"
    table = Table("Socrates", "Homer")
    table.player(0).study, table.player(0).wisdom = True, [0, 1, 2]
    assert auction("Contemplation", 1, 0, table=table).player(0).study, "nothing left to unlock: the token stays"
    assert table.state.turn == 1 and table.state.phase == "move"


@pytest.mark.parametrize("left", [0, 1])
def test_no_disk_gives_more_than_the_supply_has(left: int) -> None:
    table = Table("Plato", "Socrates")
    table.state.builders = table.state.sophists = left
    assert auction("The Architects", 1, 0, table=table).player(0).builders == left
    assert table.state.builders == 0
    table = Table("Plato", "Socrates")
    table.state.builders = table.state.sophists = left
    assert auction("Athena's Influence", 1, 0, table=table).player(0).sophists == left
    assert table.state.sophists == 0


def test_athenas_influence_wisdom_and_eloquence() -> None:
    assert auction("Athena's Influence", 1, 0).player(0).sophists == 3
    wise = Table("Socrates", "Homer")
    wise.hand(0)
    assert [card >= 40 for card in auction("Athena's Wisdom", 1, 0, table=wise).player(0).hand] == [True] * 3
    eloquent = Table("Socrates", "Homer")
    eloquent.hand(0)
    assert [card < 40 for card in auction("Athena's Eloquence", 1, 0, table=eloquent).player(0).hand] == [True] * 5


def test_r33_coins_cannot_be_handed_over() -> None:
    assert not [kind for kind in GAME.actions if kind.__name__ in ("GiveCoins", "Trade", "Deal")]
    table = Table("Socrates", "Homer")
    table.act_at("Thebes")
    before = table.player(1).coins
    for action in GAME.legal_actions(table.state, 0):
        after = GAME.apply(table.state, 0, action, Told([])).state
        assert after.players[1].coins == before


def test_the_winner_may_be_another_and_the_turn_goes_on() -> None:
    table = auction("Athena's Silver", 0, 3)
    assert table.state.turn == 1
    table.act_at("Sparta")
    table.do(Tutor())
    assert table.state.turn == 0
