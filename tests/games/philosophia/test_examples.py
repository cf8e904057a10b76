"""The thirteen examples that the guidebook prints (G1 to G13 of the notes)."""

import pytest

from games.philosophia.actions import (
    Bid,
    BuildSchool,
    CollectLabyrinthToken,
    CreateFollowing,
    InitiateDebate,
    OfferToAthena,
    PassDebate,
    PlayArgument,
    TakeBonus,
    Tutor,
    UseSophist,
)
from games.philosophia.content import RESULT, disk
from games.philosophia.debate import begin_final_debate
from games.philosophia.ways import FOLLOWINGS, OLYMPIC, SCHOOLS, TRAVEL, ready
from tests.games.philosophia.table import (
    CD,
    DD,
    GAME,
    MP,
    MT,
    NON_SEQUITUR,
    PETITIO,
    Table,
    Told,
    argument,
    bonus,
    place,
)


def test_g1_tutor_with_one_wisdom_card_unlocked_earns_two_coins() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).coins, table.player(0).wisdom = 0, [1]
    table.act_at("Thebes")
    table.do(Tutor())
    assert table.player(0).coins == 2


@pytest.mark.parametrize(("unlocked", "coins"), [([], 2), ([0, 1, 2], 5)])
def test_g2_aristotle_earns_one_more(unlocked: list[int], coins: int) -> None:
    table = Table("Aristotle", "Homer")
    table.player(0).coins, table.player(0).wisdom = 0, unlocked
    table.act_at("Thebes")
    table.do(Tutor())
    assert table.player(0).coins == coins


def test_g3_moving_pays_the_school_then_turns_the_token_then_asks_for_an_action() -> None:
    table = Table("Socrates", "Homer")
    table.stand(0, "Ithaca")
    table.player(0).coins = 1
    ali, hand = table.player(1).coins, len(table.player(0).hand)
    table.build(1, "Samos")
    table.token("Samos", bonus("sophistry"))
    table.move("Samos")
    assert (table.player(0).coins, table.player(1).coins) == (0, ali + 1)
    table.do(TakeBonus())
    assert len(table.player(0).hand) == hand + 1 and min(table.player(0).hand) < 40
    assert table.state.tokens[place("Samos")] == place("Samos")
    assert table.state.phase == "act" and table.asked == 0


def test_g4_a_following_where_somebody_else_has_one_but_not_a_second_of_ones_own() -> None:
    table = Table("Socrates", "Homer")
    table.follow(1, "Ithaca")
    table.act_at("Ithaca")
    table.do(CreateFollowing())
    assert table.state.followers[place("Ithaca")] == 0b11
    table.act_at("Ithaca")
    table.follow(table.state.turn)
    assert table.refused(CreateFollowing()) == "second_follower"


def test_g5_a_school_at_knossos_costs_a_builder_and_bars_all_others() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).builders = 1
    table.state.builders = 11
    table.act_at("Knossos")
    table.do(BuildSchool())
    assert (table.player(0).builders, table.state.builders, table.player(0).schools) == (0, 12, 3)
    assert table.state.schools[place("Knossos")] == 0
    for seat in (1, 0):
        table.state.turn = seat
        table.player(seat).builders = 1
        table.act_at("Knossos")
        assert table.refused(BuildSchool()) == "school_here"


def test_g6_a_sophist_at_delphi_replaces_a_follower() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).sophists = 1
    supply = table.state.sophists
    table.follow(1, "Delphi")
    table.act_at("Delphi")
    table.do(UseSophist(1))
    assert table.state.followers[place("Delphi")] == 0b01
    assert (table.player(0).followers, table.player(1).followers) == (8, 9)
    assert (table.player(0).sophists, table.state.sophists) == (0, supply + 1)


def test_g7_one_token_for_each_action_even_when_two_are_due() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).followers = table.player(0).schools = 0
    table.act_at("Thebes")
    assert {each.way for each in table.offers(CollectLabyrinthToken)} == {FOLLOWINGS, SCHOOLS}
    table.do(CollectLabyrinthToken(SCHOOLS))
    assert table.player(0).labyrinth == 1 and table.state.turn == 1
    table.state.turn = 0
    table.act_at("Thebes")
    assert [each.way for each in table.offers(CollectLabyrinthToken)] == [FOLLOWINGS]


def test_g8_skip_a_disk_and_win_the_next_in_a_tie() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).coins = table.player(1).coins = 3
    table.top_disk("Trophonius Influence")
    table.act_at("Parthenon")
    silver = disk("Athena's Silver")
    table.do(OfferToAthena(True), table.state.disks.index(silver))
    assert table.state.disk == silver and table.state.bottom == [disk("Trophonius Influence")]
    table.do(Bid(3), seat=0)
    table.do(Bid(3), seat=1)
    assert (table.player(0).coins, table.player(1).coins) == (7, 3)
    assert table.state.bottom == [disk("Trophonius Influence"), silver]


def test_g9_the_printed_public_debate() -> None:
    table = Table("Socrates", "Homer")
    other = [argument(each) for each in ("Tu Quoque", "Ipse Dixit", "Onus Probandi")]
    table.hand(0, MP, PETITIO, *other)
    table.hand(1, DD, NON_SEQUITUR)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(PlayArgument(MP))
    table.do(PlayArgument(DD))
    table.do(PlayArgument(NON_SEQUITUR))
    table.do(PlayArgument(PETITIO))
    assert table.asked == 0
    table.do(PlayArgument(other[0]))
    assert table.asked == 1
    assert [type(each) for each in GAME.legal_actions(table.state, 1)] == [PassDebate]
    table.do(PassDebate())
    table.do(PlayArgument(other[1]))
    table.do(PlayArgument(other[2]))
    assert table.state.debate and {s: len(p) for s, p in table.state.debate.piles.items()} == {0: 4, 1: 3}
    table.do(PassDebate())
    assert (table.player(0).wins, table.player(1).wins) == (1, 0)
    assert len(table.state.sophistry) == 40 and len(table.state.syllogism) == 40


def test_g10_a_blocked_colour_is_for_nobody() -> None:
    table = Table("Aristotle", "Homer")
    assert table.state.dealt[0] == 4, "four Western Cities start with a token, as printed"
    table.give_tokens(0, "Sparta", "Argos", "Thebes")
    table.give_tokens(1, "Megara")
    assert not any(TRAVEL in ready(table.state, player) for player in table.state.players)


def test_g11_poseidon_gives_three_tokens_at_once_the_last_of_the_lowest_number() -> None:
    table = Table("Socrates", "Homer")
    player = table.player(0)
    player.request = 0
    player.followers, player.schools, player.coins = 1, 1, 10
    table.state.next_number = 2
    table.act_at("Thebes")
    assert table.refused(CollectLabyrinthToken(OLYMPIC)) == "request_unmet"
    table.give_tokens(0, "Ithaca", "Knossos")
    table.do(CollectLabyrinthToken(OLYMPIC))
    assert (table.player(0).labyrinth, table.player(0).number) == (3, 2)
    assert table.player(0).coins == 10


def test_g12_the_printed_final_debate() -> None:
    table = Table("Socrates", "Homer", "Plato")
    table.crown(0, 1, 2)
    table.hand(0, MP, NON_SEQUITUR)
    table.hand(1, CD, PETITIO)
    table.hand(2, DD, MP)
    caro, ali, rosa = 0, 1, 2
    begin_final_debate(table.state, Told([]))
    for seat, card in ((rosa, DD), (ali, CD), (ali, PETITIO), (caro, MP), (caro, NON_SEQUITUR), (rosa, MP)):
        assert table.asked == seat
        table.do(PlayArgument(card))
    for seat in (rosa, ali, caro):
        assert table.asked == seat
        table.do(PassDebate())
    assert table.state.debate and [len(pile) for pile in table.state.debate.piles.values()] == [2, 2, 2]
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (caro,) and outcome.reason == "lowest_number"


def test_g13_a_sophistry_loses_to_modus_tollens() -> None:
    assert RESULT[MT][PETITIO] == 1 and RESULT[PETITIO][MT] == -1
