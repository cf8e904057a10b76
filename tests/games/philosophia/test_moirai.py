"""Solo play against the Moirai (p15): set-up, their turns, debates and shopping; rulings S1 to S15."""

import pytest

from games.philosophia.actions import (
    Bid,
    FinishShopping,
    InitiateDebate,
    OfferToAthena,
    PassDebate,
    PlaceForMoirai,
    PlayArgument,
    PlayOracleCard,
    ProgressTimeline,
    Wish,
)
from games.philosophia.content import DISKS, FAVOURS, KIND_OF, SOPHISTRIES, TIMELINE
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.rules.labyrinth import DEBATE, FOLLOWINGS, LEARN, SCHOOLS, TRAVEL
from games.philosophia.rules.moirai import moirai_wishes
from tests.games.philosophia.table import (
    CD,
    DD,
    DS,
    GAME,
    MP,
    MT,
    NAMES,
    NON_SEQUITUR,
    PETITIO,
    Table,
    bonus,
    human_tutors,
    next_card,
    oracle,
    place,
    solo,
)
from tests.messages import message_names


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
        "athenas-silver",
        "chronos",
        "athenas-wisdom",
        "athenas-eloquence",
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
    table.token("Argos", bonus("coins", 2))
    next_card(table, "Argos")
    before = table.player(1).coins
    human_tutors(table, 0, coin)
    assert (place("Argos") in table.player(1).tokens) == kept
    assert (table.state.tokens[place("Argos")] == -1) == kept
    assert table.player(1).coins == before + 1 + (0 if kept else 2), "the card gives a coin as well"


def test_the_panel_says_how_the_moirai_win() -> None:
    table = solo()
    with message_names():
        mine = GAME.presentation(("Malia",)).hand(GAME.view(table.state, 0))
        assert "hand-moirai(tokens=count-labyrinth(count=0))" in mine


@pytest.mark.parametrize(("level", "coins", "follower"), [("nous", 3, False), ("logos", 3, False), ("sophia", 2, True)])
def test_the_three_levels(level: str, coins: int, follower: bool) -> None:
    table = solo(level)
    table.clear_token("Piraeus")
    next_card(table, "Piraeus")
    before = table.player(1).coins
    human_tutors(table)
    assert table.player(1).coins == before + coins
    assert bool(table.state.followers[place("Piraeus")]) == follower


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
    table.token("Argos", bonus("coins", 2))
    next_card(table, "Argos")
    human_tutors(table, 0, 0)
    assert table.state.tokens[place("Argos")] == place("Argos")
    words = GAME.presentation(NAMES[:1])
    with message_names():
        told = [words.tell(event) for event in table.events]
    assert "log-heads" in told, "and the log does not say that they kept it"
    assert not [line for line in told if line.startswith("log-kept")]


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
    assert table.player(1).place == 27 and len(table.player(1).hand) == hand + 4
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


@pytest.mark.parametrize(("coins", "paid"), [(9, 4), (3, 3)])
def test_s10_they_bid_the_number_on_a_sophistry_at_most_their_coins(coins: int, paid: int) -> None:
    table = solo()
    table.hand(0)
    table.player(0).coins = 0
    table.player(1).coins = coins
    table.top_disk("Athena's Wisdom")
    table.stand(0, "Parthenon")
    table.state.phase = "act"
    four = next(i for i, card in enumerate(table.state.sophistry) if SOPHISTRIES[card].bid == 4)
    deck = len(table.state.sophistry)
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.do(OfferToAthena(False), four)
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
    table = solo()
    table.player(1).coins = coins
    assert moirai_wishes(table.state) == wishes


def test_s11_without_syllogisms_they_buy_sophistry() -> None:
    table = solo()
    table.player(1).coins = 3
    table.state.syllogism.clear()
    assert moirai_wishes(table.state) == [0, 0, 0]


@pytest.mark.parametrize(("finished", "hourglass"), [(False, 0), (True, 4)])
def test_s15_the_moirai_turn_back_unless_they_have_three_labyrinth_tokens(finished: bool, hourglass: int) -> None:
    table = solo()
    if finished:
        table.crown(1)
    table.state.hourglass = 4
    table.player(0).coins, table.player(1).coins = 1, 9
    table.top_disk("Chronos")
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    four = next(i for i, card in enumerate(table.state.sophistry) if SOPHISTRIES[card].bid == 4)
    table.stand(1, "Temple of Wingless Victory")  # so that their own card does not move the hourglass
    table.clear_token("Sparta")
    next_card(table, "Sparta")
    table.do(Bid(0), four)
    assert table.player(1).coins == 5 and table.state.hourglass == hourglass


def test_s12_the_human_leads_the_final_debate() -> None:
    table = solo()
    table.crown(1, 0)
    table.hand(0, 0, 1)
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    assert GAME.active_seats(table.state) == (0,)
    table.do(FinishShopping())
    assert table.state.debate and table.state.debate.final and table.asked == 0


def test_p15_the_human_plays_the_first_card_even_of_the_final_debate() -> None:
    table = solo()
    table.crown(1, 0)
    table.hand(0, 0, 1)
    table.hand(1, MP)
    begin_final_debate(table.state)
    assert table.refused(PassDebate()) == "must_lead"
    words = GAME.presentation(NAMES[:1])
    with message_names():
        assert words.prompt(GAME.view(table.state, 0)).startswith("prompt-must-lead(")
    table.do(PlayArgument(0))
    assert table.asked == 0
    table.do(PassDebate())
    assert table.state.phase == "over" and table.state.winner == 1


def test_p15_a_human_without_cards_passes_in_the_final_debate() -> None:
    table = solo()
    table.crown(0, 1)
    table.hand(0)
    table.hand(1, MP)
    begin_final_debate(table.state)
    words = GAME.presentation(NAMES[:1])
    with message_names():
        assert words.prompt(GAME.view(table.state, 0)).startswith("prompt-lead(")
    table.do(PassDebate())
    assert table.state.phase == "over" and table.state.winner == 1


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
