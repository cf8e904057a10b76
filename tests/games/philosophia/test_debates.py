"""Public debates (p11), the final debate (p13); rulings R35 to R37, R41; notes 4.5 and 8."""

import pytest

from games.philosophia.actions import (
    InitiateDebate,
    PassDebate,
    PlayAllArguments,
    PlayArgument,
)
from games.philosophia.content import WORD_OF_ZEUS
from games.philosophia.debate import begin_final_debate
from tests.games.philosophia.table import CD, DD, DS, GAME, MP, MT, NAMES, Table, Told


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
    begin_final_debate(table.state, Told([]))
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
    said = GAME.presentation(NAMES[:3]).prompt(GAME.view(table.state, 0))
    assert said.startswith("Everybody else has passed: add as many of your cards as you like")
    assert "Lead" not in said and "nobody" not in said
