"""Solo play (p15): the Moirai's stack of arguments and their coins, in contests and debates; rulings S8 to S12, S14."""

import pytest

from games.philosophia.actions import (
    Bid,
    FinishShopping,
    InitiateDebate,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    PlayOracleCard,
    ProgressTimeline,
    Wish,
)
from games.philosophia.content import SOPHISTRIES, TIMELINE
from games.philosophia.moirai_debate import moirai_wishes
from games.philosophia.ways import DEBATE
from tests.games.philosophia.moirai import human_tutors, next_card, solo
from tests.games.philosophia.table import CD, DD, DS, GAME, MP, MT, NON_SEQUITUR, PETITIO, Table, oracle


@pytest.mark.parametrize(("coins", "paid"), [(9, 4), (3, 3)])
def test_s10_they_bid_the_number_on_a_sophistry_at_most_their_coins(coins: int, paid: int) -> None:
    table = solo()
    table.hand(0)
    table.player(0).coins = 0
    table.player(1).coins = coins
    table.top_disk("Athena's Wisdom")
    table.stand(0, "Parthenon")
    table.state.phase = "act"
    table.do(OfferToAthena(False))
    four = next(i for i, card in enumerate(table.state.sophistry) if SOPHISTRIES[card].bid == 4)
    deck = len(table.state.sophistry)
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.do(Bid(0), four)
    assert table.player(1).coins == coins - paid and sum(card >= 40 for card in table.player(1).hand) == 3
    assert len(table.state.sophistry) == deck


def test_s10_without_a_sophistry_in_the_deck_they_bid_nothing() -> None:
    table = solo()
    table.state.sophistry.clear()
    table.player(1).coins = 9
    table.top_disk("Athena's Silver")
    table.stand(0, "Parthenon")
    table.state.phase = "act"
    coins = table.player(0).coins
    table.do(OfferToAthena(False))
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.do(Bid(0))
    assert (table.player(0).coins, table.player(1).coins) == (coins + 7, 9), "a tie is won by who offered"


def debating(human: tuple[int, ...], fates: tuple[int, ...]) -> Table:
    table = solo()
    table.hand(0, *human)
    table.hand(1, *fates)
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.stand(0, "Theatre of Dionysus")
    table.state.phase = "act"
    table.do(InitiateDebate(1))
    return table


def answers(table: Table) -> list[int]:
    return [event.card for event in table.events if event.kind == "argument_answered" and event.seat == 1]


@pytest.mark.parametrize(
    ("led", "stack", "answer"),
    [
        (PETITIO, (NON_SEQUITUR, MT, MP), MT),  # the topmost that beats it
        (MP, (PETITIO, CD, DD), CD),
        (MP, (PETITIO, MP, DS), MP),  # else one that ties (S8)
        (MP, (MT, PETITIO, DS), PETITIO),  # else the topmost Sophistry
        (MP, (MT, DS), MT),  # else the top card
        (PETITIO, (5, 6), 5),
    ],
)
def test_s8_how_they_answer(led: int, stack: tuple[int, ...], answer: int) -> None:
    table = debating((led, 30), stack)
    table.do(PlayArgument(led))
    assert answers(table)[:1] == [answer]


def test_they_lead_their_topmost_sophistry_else_the_top_card() -> None:
    table = debating((0, 1, 2), (MT, 5, DS))
    table.do(PlayArgument(0))
    led = [event.card for event in table.events if event.kind == "argument_led" and event.seat == 1]
    assert led == [5]
    table = debating((0, 1, 2), (MT, DS))
    table.do(PlayArgument(0))
    assert [e.card for e in table.events if e.kind == "argument_led" and e.seat == 1] == [DS]


def left_alone(*stack: int) -> tuple[Table, list[int]]:
    """The human has won a round, two cards, and passes before the card they lead; what they add to that card."""
    table = debating((MP, 0), stack)
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    return table, [event.card for event in table.events if event.kind == "argument_added"]


def test_when_the_human_passes_they_play_just_enough_sophistry_first() -> None:
    """They lose a Sophistry to Modus Ponens and lead the next; that is one card against two."""
    table, added = left_alone(MT, 5, DS, 6, 7, 8, 9)
    assert added == [7, 8], "strictly more than two, and no card more"
    assert table.player(1).hand == [MT, DS, 9] and table.player(1).wins == 1


def test_they_add_until_they_have_strictly_more() -> None:
    table, added = left_alone(MT, 5, DS, 6, 7)
    assert added == [7, MT], "a tie is the challenger's, so they go on with the top card"
    assert table.player(1).hand == [DS] and (table.player(0).wins, table.player(1).wins) == (0, 1)


def test_they_add_nothing_when_they_have_enough() -> None:
    table = debating((0, 1), (MP, 10, 11, 12, DS))
    table.do(PlayArgument(0))
    table.do(PassDebate())
    assert not [event for event in table.events if event.kind == "argument_added"]
    assert table.player(1).wins == 1 and table.player(1).hand == [11, 12, DS]


def test_they_give_up_when_they_run_out() -> None:
    table = debating((MP, 0, 1), ())
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    assert table.player(0).wins == 1


def test_a_claimed_debate_gives_them_no_token() -> None:
    table = solo()
    table.player(1).claimed, table.player(1).labyrinth = [DEBATE], 1
    table.hand(0, 0)
    table.hand(1, MP)
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.stand(0, "Theatre of Dionysus")
    table.state.phase = "act"
    table.do(InitiateDebate(1))
    table.do(PlayArgument(0))
    table.do(PassDebate())
    assert table.player(1).wins == 0


@pytest.mark.parametrize(("coins", "wishes"), [(0, []), (1, [0]), (4, [1, 1]), (5, [1, 1, 0])])
def test_s11_their_shopping(coins: int, wishes: list[int]) -> None:
    assert moirai_wishes(coins) == wishes


def test_s12_the_human_leads_the_final_debate() -> None:
    table = solo()
    table.crown(1, 0)
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    assert GAME.active_seats(table.state) == (0,)
    table.do(FinishShopping())
    assert table.state.debate and table.state.debate.final and table.asked == 0


def test_s11_they_shop_before_the_final_debate_and_pay() -> None:
    table = solo()
    table.crown(1, 0)
    table.player(0).coins, table.player(1).coins = 2, 5
    table.hand(0)
    table.hand(1, 7)
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    table.do(Wish(1))
    table.do(FinishShopping())
    assert [card >= 40 for card in table.player(0).hand] == [True] and table.player(0).coins == 0
    assert table.player(1).hand[0] == 7 and table.player(1).coins == 0
    assert sorted(card >= 40 for card in table.player(1).hand[1:]) == [False, True, True]
    table.do(PlayArgument(table.player(0).hand[0]))
    assert answers(table), "and what they have bought they play"


def test_alone_there_is_no_real_debate() -> None:
    table = solo(real_debate="judged", thinking_time=10)
    table.hand(0, 0)
    table.stand(0, "Theatre of Dionysus")
    table.state.phase = "act"
    table.do(InitiateDebate(1))
    assert table.state.phase == "debate" and table.offers(PlayArgument) == [PlayArgument(0)]
    assert GAME.time_limit(table.state, 0) is None


def test_s14_take_that_cards_work_on_them_and_keep_the_order_of_their_stack() -> None:
    table = solo()
    table.hold(0, "The Waters of Lethe")
    table.hand(1, 5, 6, 7, 8)
    table.state.phase = "move"
    table.do(PlayOracleCard(oracle("The Waters of Lethe"), 1), 1, 0)
    assert table.player(1).hand == [7, 8]
    assert not [told for told in table.told if told.to == 1], "they have no seat to whisper to"


def test_s9_new_cards_go_under_their_stack() -> None:
    table = solo()
    table.hand(1, 5, 6)
    next_card(table, "Oracle of Delphi")
    table.clear_token("Delphi")
    human_tutors(table)
    assert table.player(1).hand[:2] == [5, 6] and len(table.player(1).hand) == 3
