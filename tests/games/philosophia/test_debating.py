"""Public debates (p11), the shopping and the final debate (p13), up to whole endings; rulings R35 to R38, R41."""

import pytest

from games.core.chance import Chance, Seeded
from games.core.sealed import Submissions
from games.philosophia.actions import (
    ClearWishes,
    FinishShopping,
    InitiateDebate,
    PassDebate,
    PlayAllArguments,
    PlayArgument,
    ProgressTimeline,
    Wish,
)
from games.philosophia.content import TIMELINE, WORD_OF_ZEUS
from games.philosophia.rules.debate import begin_final_debate
from games.philosophia.state import NONE, Debate
from tests.games.philosophia.table import CD, DD, DS, GAME, MP, MT, NAMES, Table, solo
from tests.messages import message_names, says


def debating(*hands: tuple[int, ...]) -> Table:
    """The first has just challenged the second; hands as given."""
    table = Table(*("Plato", "Homer", "Socrates")[: len(hands)])
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


def piles(table: Table) -> dict[int, int]:
    assert table.state.debate
    return {seat: len(pile) for seat, pile in table.state.debate.piles.items()}


def test_r35_without_a_card_nobody_can_start() -> None:
    table = Table("Plato", "Homer")
    table.hand(0)
    table.act_at("Theatre of Dionysus")
    assert table.refused(InitiateDebate(1)) == "no_argument"
    table.hand(0, 3)
    assert table.refused(InitiateDebate(0)) == "debate_yourself"
    assert [table.refused(InitiateDebate(seat)) for seat in (2, -1)] == ["no_opponent"] * 2


def test_r35_anybody_may_be_challenged_even_without_cards() -> None:
    table = debating((0, 1), ())
    table.player(1).wins = 3
    table.do(PlayArgument(0))
    assert table.asked == 1
    table.do(PassDebate())
    table.do(PassDebate())
    assert table.player(0).wins == 1


def test_the_initiator_has_to_play_the_first_card() -> None:
    table = debating((0, 1), (2,))
    assert table.refused(PassDebate()) == "must_lead"
    assert table.refused(PlayArgument(5)) == "argument_not_held"


def test_the_winner_of_a_round_takes_both_and_the_lead_alternates() -> None:
    table = debating((MP, 0), (DD, 1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(DD))
    assert piles(table) == {0: 0, 1: 2} and table.asked == 1
    table.do(PlayArgument(1))
    table.do(PlayArgument(0))
    assert piles(table) == {0: 1, 1: 3} and table.asked == 0


def test_a_tie_gives_each_his_own_card() -> None:
    table = debating((MP, 0), (MP, 1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(MP))
    assert piles(table) == {0: 1, 1: 1}


def test_a_card_that_goes_unanswered_is_its_own_players() -> None:
    table = debating((0,), (1, 2, 3))
    table.do(PlayArgument(0))
    table.do(PassDebate())
    assert piles(table) == {0: 1, 1: 0} and table.asked == 0
    table.do(PassDebate())
    assert table.player(0).wins == 1 and table.player(1).hand == [1, 2, 3], "what was not played stays in hand"


def test_who_passes_as_leader_is_out_and_the_other_may_add_cards() -> None:
    table = debating((0,), (1, 2, 3))
    table.do(PlayArgument(0))
    table.do(PlayArgument(1))
    table.do(PassDebate())
    assert table.asked == 0, "the lead was the challenged one's; he has passed"
    table.do(PassDebate())
    assert table.player(0).wins == 1, "one card each: a tie is the initiator's"


def test_the_last_one_may_add_all_at_once() -> None:
    table = debating((0,), (1, 2, 3))
    table.do(PlayArgument(0))
    table.do(PlayArgument(1))
    assert table.refused(PlayAllArguments()) == "not_alone"
    table.do(PlayArgument(2))
    table.do(PassDebate())
    assert table.asked == 1
    table.do(PlayArgument(3))
    table.do(PassDebate())
    assert table.player(1).wins == 1


def test_r37_the_challenged_one_wins_and_nobody_gets_a_fourth_token() -> None:
    table = debating((0,), (MP, 1))
    table.player(1).wins = 3
    table.do(PlayArgument(0))
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    table.do(PassDebate())
    assert [player.wins for player in table.state.players] == [0, 3]
    assert table.state.turn == 1, "the debate was the action of the turn"


def test_the_word_of_zeus_beats_all_and_goes_to_the_box() -> None:
    table = Table("Plato", "Homer")
    table.hold(0, "The Word of Zeus")
    table.hand(0)
    table.hand(1, CD)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(PlayArgument(WORD_OF_ZEUS))
    table.do(PlayArgument(CD))
    table.do(PassDebate())
    table.do(PassDebate())
    assert table.player(0).wins == 1 and table.player(0).oracle == [] and len(table.state.box) == 1
    assert len(table.state.syllogism) == 40 and WORD_OF_ZEUS not in table.state.syllogism


def test_hand_sizes_show_nowhere_while_debating() -> None:
    """p13, note 2: keep the number of your cards hidden."""
    rich, poor = debating((0, 1, 2, 3, MP), (4,)), debating((0,), (4,))
    for table in (rich, poor):
        table.do(PlayArgument(0))
    assert GAME.view(rich.state, None) == GAME.view(poor.state, None)


def final(*hands: tuple[int, ...]) -> Table:
    """The final debate; the first seat has number 1, the last the highest."""
    table = Table(*("Plato", "Homer", "Socrates", "Aristotle")[: len(hands)])
    table.crown(*range(len(hands)))
    for seat, hand in enumerate(hands):
        table.hand(seat, *hand)
    begin_final_debate(table.state)
    return table


def test_p13_the_highest_number_attacks_the_next_lower_and_so_on_round() -> None:
    table = final((MP, 0), (MT, 1), (DS, 2))
    order = []
    for card in (2, MT, 1, MP, 0, DS):
        order.append(table.asked)
        table.do(PlayArgument(card))
    assert order == [2, 1, 1, 0, 0, 2]
    assert piles(table) == {2: 2, 1: 2, 0: 2} and table.asked == 2


def test_the_first_attacker_may_pass_and_is_skipped_from_then_on() -> None:
    table = final((0, 3), (1, 4), (2,))
    table.do(PassDebate())
    assert table.asked == 1 and table.state.debate and table.state.debate.defender == 0
    table.do(PlayArgument(1))
    table.do(PlayArgument(0))
    assert table.asked == 0 and table.state.debate.defender == 1


def test_an_unanswered_attack_goes_to_the_attackers_pile_and_the_next_one_still_in_attacks() -> None:
    table = final((0,), (1,), (2, 5))
    table.do(PlayArgument(2))
    table.do(PassDebate())
    assert piles(table) == {2: 1, 1: 0, 0: 0} and table.asked == 0
    assert table.state.debate and table.state.debate.defender == 2


def test_an_unanswered_card_in_the_middle_of_the_circle_is_its_attackers() -> None:
    table = final((0,), (1,), (2,), (3, 4))
    table.do(PlayArgument(3))
    table.do(PlayArgument(2))
    table.do(PassDebate())
    assert table.asked == 1
    table.do(PlayArgument(1))
    table.do(PassDebate())
    assert piles(table) == {3: 1, 2: 1, 1: 1, 0: 0} and table.asked == 3
    assert table.state.debate and table.state.debate.defender == 1


def test_nobody_leaves_before_he_has_to_act() -> None:
    table = final((), (1,), (2,))
    table.do(PlayArgument(2))
    table.do(PlayArgument(1))
    assert table.asked == 1
    table.do(PassDebate())
    assert table.asked == 0, "asked, though he has no card: the number is a secret"


def test_the_most_cards_win_the_game() -> None:
    table = final((MP, 0), (1,))
    table.do(PlayArgument(1))
    table.do(PlayArgument(MP))
    while not (outcome := GAME.outcome(table.state)):
        table.do(PassDebate())
    assert outcome.winners == (0,) and outcome.reason == "final_debate"


def test_all_that_is_left_in_the_final_debate() -> None:
    table = final((MP, 0, 1), (2,))
    table.do(PassDebate())
    table.do(PlayAllArguments())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (0,) and table.state.debate and len(table.state.debate.piles[0]) == 3


@pytest.mark.parametrize("hands", [((), ()), ((0,), (1,))])
def test_the_tie_break_is_the_lowest_number(hands: tuple[tuple[int, ...], ...]) -> None:
    table = final(*hands)
    while not (outcome := GAME.outcome(table.state)):
        legal = GAME.legal_actions(table.state, table.asked)
        table.do(legal[0])
    assert outcome.winners == (0,) and outcome.reason == "lowest_number"


def test_the_last_one_in_a_debate_is_told_that_he_may_add_cards() -> None:
    table = debating((MP, 0, 1), (MT,), ())
    table.do(PlayArgument(MP))
    table.do(PassDebate())
    assert table.asked == 0
    with message_names():
        said = GAME.presentation(NAMES[:3]).prompt(GAME.view(table.state, 0))
    assert said == "prompt-last-one"


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


def test_p13_no_card_of_an_empty_deck_is_for_sale() -> None:
    table = ending(3, 0)
    table.state.syllogism.clear()
    assert {each.card for each in table.offers(Wish, 0)} == {0}
    assert table.refused(Wish(1), seat=0) == "deck_empty_wish"
    assert not GAME.view(table.state, None).syllogism_left, "everybody sees it"
    table.state.sophistry.clear()
    assert table.offers(Wish, 0) == []


def test_lists_are_secret() -> None:
    one, other = ending(6, 6), ending(6, 6)
    one.do(Wish(1), seat=0)
    assert GAME.view(one.state, 1) == GAME.view(other.state, 1)
    one.do(FinishShopping(), seat=0)
    assert one.state.chosen == (0,) and GAME.view(one.state, 1).submissions == Submissions((0, 1), missing=1)


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
    assert not says(words.hand(GAME.view(table.state, 0)), "games.philosophia:hand-wishes")


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


def ended(table: Table, seed: int) -> Debate:
    """All have three tokens, coins and three arguments, and 146BC comes; quick players go on to the end."""
    chance = Chance(Seeded(seed).below)
    order = list(range(len(table.state.players)))
    chance.shuffle(order)
    table.crown(*order)
    for seat in order:
        table.player(seat).coins = 2 + chance.below(5)
        table.hand(seat, *[chance.pick((*table.state.sophistry, *table.state.syllogism)) for _ in range(3)])
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    while active := GAME.active_seats(table.state):
        seat = active[0]
        action = GAME.fill(GAME.view(table.state, seat), GAME.rollout_action(table.state, seat, chance), chance)
        table.state = GAME.apply(table.state, seat, action, chance).state
    assert table.state.debate
    return table.state.debate


def check_winner(table: Table, debate: Debate) -> None:
    """Most cards, of the equal ones the lowest number; every card is in a pile, a hand or a deck."""
    sizes = {seat: len(pile) for seat, pile in debate.piles.items()}
    assert max(sizes.values()) >= 2 and len(debate.spoken) in (0, sum(sizes.values()))
    best = [seat for seat in sizes if sizes[seat] == max(sizes.values())]
    assert table.state.winner == min(best, key=lambda seat: table.player(seat).number) != NONE
    cards = [*table.state.sophistry, *table.state.syllogism]
    for seat, player in enumerate(table.state.players):
        cards += [*player.hand, *debate.piles[seat]]
        assert player.coins <= 1, "they have spent what they could"
    assert len(cards) == 80 and WORD_OF_ZEUS not in cards


@pytest.mark.parametrize("real_debate", ["off", "spoken"])
@pytest.mark.parametrize("seed", range(3))
def test_a_final_debate_of_three_from_the_shopping_to_the_winner(real_debate: str, seed: int) -> None:
    table = Table("Plato", "Homer", "Socrates", real_debate=real_debate)
    debate = ended(table, seed)
    check_winner(table, debate)
    assert bool(debate.motion) == bool(debate.spoken) == (real_debate == "spoken")
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (table.state.winner,)


@pytest.mark.parametrize("seed", range(4))
def test_a_final_debate_with_the_moirai_from_the_shopping_to_the_winner(seed: int) -> None:
    table = solo()
    check_winner(table, ended(table, seed))
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == ((0,) if table.state.winner == 0 else ())
