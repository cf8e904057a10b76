"""Every oracle card (p9); rulings R16, R18, R19."""

import pytest

from games.philosophia.actions import (
    BuildSchool,
    CollectLabyrinthToken,
    EndTurn,
    HireBuilder,
    Move,
    Observe,
    PlaceColonist,
    PlayOracleCard,
    React,
    SendFollowerHome,
    SendTokenBack,
    Tutor,
)
from games.philosophia.content import KIND_OF, ORACLE_CARDS, ORACLE_DECKS
from games.philosophia.rules.supply import spend_oracle_card
from games.philosophia.state import NONE
from tests.games.philosophia.table import GAME, NAMES, Table, oracle, place
from tests.messages import message_names


def holding(*cards: str, others: int = 1, philosopher: str = "Plato") -> Table:
    """He is to act at Thebes and holds these cards."""
    table = Table(philosopher, *("Homer", "Sophocles")[:others])
    table.hold(0, *cards)
    table.act_at("Thebes")
    return table


def play(table: Table, name: str, victim: int = NONE, *draws: int) -> None:
    table.do(PlayOracleCard(oracle(name), victim), *draws)


def test_r16_free_at_any_moment_of_ones_own_turn_and_then_gone() -> None:
    table = holding("The Sacred Treasuries", "The Bronze Gong", "The Pythia Speaks")
    table.state.phase = "move"
    coins, hand = table.player(0).coins, len(table.player(0).hand)
    play(table, "The Sacred Treasuries")
    assert table.state.phase == "move" and table.player(0).coins == coins + 4
    table.act_at("Thebes")
    play(table, "The Bronze Gong")
    assert table.state.phase == "act" and len(table.player(0).hand) == hand + 3
    table.do(Tutor())
    assert table.state.phase == "rest", "the turn waits as long as cards are held"
    play(table, "The Pythia Speaks")
    assert sum(card >= 40 for card in table.player(0).hand) == 3, "one of them from the start"
    assert table.player(0).oracle == [] and len(table.state.box) == 3
    assert table.state.turn == 1, "and ends with the last one"
    assert table.refused(PlayOracleCard(oracle("The Sacred Treasuries"), NONE), seat=1) == "not_now"


def test_the_turn_is_ended_by_hand_while_cards_are_held() -> None:
    table = holding("The Sacred Treasuries")
    table.do(Tutor())
    assert [type(each) for each in GAME.legal_actions(table.state, 0)] == [PlayOracleCard, EndTurn]
    table.do(EndTurn())
    assert table.state.turn == 1


def boxed(table: Table, deck: int, but: str = "") -> None:
    """All cards of a deck are out of the game, except those that are held and one other."""
    kept = [oracle(but)] if but else []
    table.state.box += [card for card in table.state.oracle[deck] if card not in kept]
    table.state.oracle[deck] = kept


def test_r16_a_turn_waits_while_a_card_that_could_be_held_could_be_played() -> None:
    table = holding("Favours Delphi")
    boxed(table, 0, but="The Sacred Treasuries")
    table.do(Tutor())
    assert table.state.phase == "rest" and [type(each) for each in GAME.legal_actions(table.state, 0)] == [EndTurn]
    words = GAME.presentation(NAMES)
    with message_names():
        assert words.prompt(GAME.view(table.state, 0)) == "prompt-rest-none"


def test_r16_a_turn_ends_by_itself_when_everybody_knows_that_nothing_can_be_played() -> None:
    table = holding("Favours Delphi")
    boxed(table, 0)
    told = [event for event in table.do(Tutor()) if event.kind == "turn_ended"]
    assert table.state.turn == 1 and len(told) == 1
    words = GAME.presentation(NAMES)
    with message_names():
        assert words.tell(told[0]) == "log-turn-ended(name=Caro)"


def test_r16_a_card_without_a_target_does_not_hold_up_the_turn() -> None:
    table = holding("Favours Delphi")
    boxed(table, 0, but="Know Thyself")
    table.player(0).study = True
    table.do(Tutor())
    assert table.state.turn == 1


def test_r16_favours_that_have_been_shown_do_not_hold_up_the_turn() -> None:
    table = holding("Favours Delphi", "Favours Dodona", "Favours Trophonius")
    events = table.do(CollectLabyrinthToken(5))
    assert table.state.turn == 1 and "turn_ended" not in [event.kind for event in events]


@pytest.mark.parametrize("deck", range(3))
def test_r16_whether_a_turn_ends_by_itself_shows_nothing_about_the_cards(deck: int) -> None:
    """Whichever card of a deck is held, the turn goes on or ends in the same way."""
    cards = ORACLE_DECKS[deck]
    for gone in range(len(cards)):
        seen = set()
        for card in cards[gone:]:
            table = Table("Plato", "Homer")
            table.state.oracle[deck].remove(card)
            table.player(0).oracle.append(card)
            table.player(0).backs[deck] = 1
            table.state.box += cards[:gone]
            for each in cards[:gone]:
                table.state.oracle[deck].remove(each)
            table.act_at("Thebes")
            events = table.do(Tutor())
            seen.add((table.state.phase, table.state.turn, tuple(repr(event) for event in events)))
        assert len(seen) == 1


@pytest.mark.parametrize("name", ["Favours Delphi", "The Word of Zeus", "Retraction of Promises"])
def test_cards_that_are_not_played_in_a_turn(name: str) -> None:
    table = holding(name)
    assert table.refused(PlayOracleCard(oracle(name), NONE)) == "card_not_played"


def test_a_card_that_is_not_held() -> None:
    table = holding("The Bronze Gong")
    assert table.refused(PlayOracleCard(oracle("Know Thyself"), NONE)) == "card_not_held"


def test_know_thyself() -> None:
    table = holding("Know Thyself")
    play(table, "Know Thyself")
    assert table.player(0).study
    table = holding("Know Thyself")
    table.player(0).study = True
    assert table.refused(PlayOracleCard(oracle("Know Thyself"), NONE)) == "card_no_target"


def test_nothing_in_excess() -> None:
    table = holding("Nothing in Excess", others=2)
    for seat, coins in enumerate((9, 5, 6)):
        table.player(seat).coins = coins
    play(table, "Nothing in Excess")
    assert [player.coins for player in table.state.players] == [5, 5, 5]


def test_apollos_colonists() -> None:
    table = holding("Apollo's Colonists")
    table.follow(0, "Sparta")
    play(table, "Apollo's Colonists")
    sparta, delos = place("Sparta"), place("Delos")
    assert table.refused(PlaceColonist(KIND_OF[sparta], sparta)) == "second_follower"
    assert all(each.place < 27 for each in table.offers(PlaceColonist))
    table.do(PlaceColonist(KIND_OF[delos], delos))
    assert table.state.followers[delos] == 1 and table.player(0).followers == 7
    assert table.state.phase == "act", "it was not the action"
    table = holding("Apollo's Colonists")
    table.player(0).followers = 0
    assert table.refused(PlayOracleCard(oracle("Apollo's Colonists"), NONE)) == "card_no_target"


def test_the_sacred_oak() -> None:
    table = holding("The Sacred Oak")
    coins, builders = table.player(0).coins, table.player(0).builders
    play(table, "The Sacred Oak")
    assert (table.player(0).coins, table.player(0).builders) == (coins + 2, builders + 1)


def test_the_flight_of_doves_only_after_the_action_and_not_to_the_acropolis() -> None:
    table = holding("The Flight of Doves")
    assert table.refused(PlayOracleCard(oracle("The Flight of Doves"), NONE)) == "card_after_action"
    table.do(Tutor())
    play(table, "The Flight of Doves")
    assert all(each.place < 27 for each in table.offers(Move))
    assert table.refused(Move(5, 29)) == "doves_stay_outside"
    table.build(1, "Sparta")
    table.clear_token("Sparta")
    table.move("Sparta")
    assert table.player(0).place == place("Sparta") and table.state.turn == 1, "no second action"


def test_the_flight_of_doves_pays_the_fee_as_usual() -> None:
    table = holding("The Flight of Doves", philosopher="Socrates")
    table.do(Tutor())
    play(table, "The Flight of Doves")
    table.build(1, "Sparta")
    table.clear_token("Sparta")
    mine, theirs = (table.player(seat).coins for seat in (0, 1))
    table.move("Sparta")
    assert (table.player(0).coins, table.player(1).coins) == (mine - 1, theirs + 1)


def test_the_flight_of_doves_brings_the_token_as_usual() -> None:
    table = holding("The Flight of Doves")
    table.do(Tutor())
    play(table, "The Flight of Doves")
    table.move("Sparta")
    assert table.state.phase == "token" and table.state.turn == 0
    from tests.games.philosophia.table import take

    table.do(take(False))
    assert table.player(0).tokens == [place("Sparta")] and table.state.turn == 1


def test_the_rustling_leaves_one_more_standard_action_after_the_first() -> None:
    table = holding("The Rustling Leaves")
    assert table.refused(PlayOracleCard(oracle("The Rustling Leaves"), NONE)) == "card_after_action"
    table.player(0).coins, table.player(0).builders, table.player(0).followers = 5, 0, 0
    table.do(HireBuilder())
    play(table, "The Rustling Leaves")
    assert table.refused(CollectLabyrinthToken(0)) == "not_now"
    assert table.refused(Observe(2, 0)) == "not_now"
    table.do(BuildSchool())
    assert table.state.schools[place("Thebes")] == 0 and table.state.turn == 1


def test_the_rustling_leaves_not_in_the_acropolis() -> None:
    table = holding("The Rustling Leaves")
    table.act_at("Odeon of Herodes Atticus")
    table.do(Observe(2, 0))
    assert table.refused(PlayOracleCard(oracle("The Rustling Leaves"), NONE)) == "card_no_target"


def test_the_waters_of_lethe() -> None:
    table = holding("The Waters of Lethe", others=2)
    table.hand(1, 0, 1, 2)
    play(table, "The Waters of Lethe", 1)
    assert len(table.player(1).hand) == 1 and {0, 1} <= set(table.state.sophistry)
    lost = [told.event.cards for told in table.told if told.event.kind == "cards_lost"]
    assert lost == [(0, 1)] and [told.to for told in table.told if told.event.kind == "cards_lost"] == [1]


def test_the_waters_of_mnemosyne() -> None:
    table = holding("The Waters of Mnemosyne")
    table.hand(1, 7)
    play(table, "The Waters of Mnemosyne", 1)
    assert table.player(1).hand == [] and 7 in table.player(0).hand
    assert [told.to for told in table.told if told.event.kind in ("cards_lost", "cards_seen")][-2:] == [1, 0]


def test_take_that_from_an_empty_hand_gives_nothing() -> None:
    table = holding("The Waters of Mnemosyne", "The Waters of Lethe")
    table.hand(1)
    hand = len(table.player(0).hand)
    play(table, "The Waters of Mnemosyne", 1)
    play(table, "The Waters of Lethe", 1)
    assert len(table.player(0).hand) == hand


@pytest.mark.parametrize(("had", "taken"), [(7, 3), (2, 2)])
def test_the_theft_of_agamedes(had: int, taken: int) -> None:
    table = holding("The Theft of Agamedes")
    table.player(1).coins = had
    coins = table.player(0).coins
    play(table, "The Theft of Agamedes", 1)
    assert (table.player(0).coins, table.player(1).coins) == (coins + taken, had - taken)


def test_the_theft_needs_somebody_with_coins() -> None:
    table = holding("The Theft of Agamedes")
    table.player(1).coins = 0
    assert table.refused(PlayOracleCard(oracle("The Theft of Agamedes"), 1)) == "card_no_target"


def test_the_terror_of_the_cave() -> None:
    table = holding("The Terror of the Cave")
    assert table.refused(PlayOracleCard(oracle("The Terror of the Cave"), 1)) == "card_no_target"
    table.follow(1, "Samos", "Delos")
    play(table, "The Terror of the Cave", 1)
    assert table.refused(SendFollowerHome(place("Sparta"))) == "no_victim_there"
    table.do(SendFollowerHome(place("Delos")))
    assert table.state.followers[place("Delos")] == 0 and table.player(1).followers == 8


def test_the_lost_road_onto_an_empty_unoccupied_place_of_its_colour() -> None:
    table = holding("The Lost Road")
    assert table.refused(PlayOracleCard(oracle("The Lost Road"), 1)) == "card_no_target"
    table.give_tokens(1, "Sparta", "Samos")
    table.give_tokens(0, "Argos")
    play(table, "The Lost Road", 1)
    sparta, argos, samos = place("Sparta"), place("Argos"), place("Samos")
    assert table.refused(SendTokenBack(sparta, samos)) == "token_colour"
    assert {(each.token, each.place) for each in table.offers(SendTokenBack)} == {
        (sparta, sparta),
        (sparta, argos),
        (samos, samos),
    }
    table.do(SendTokenBack(sparta, argos))
    assert table.state.tokens[argos] == sparta and table.player(1).colours == [0, 1, 0, 0, 0]


def test_the_lost_road_not_where_somebody_stands_nor_where_no_token_was_dealt() -> None:
    table = holding("The Lost Road")
    table.give_tokens(1, "Thebes")
    assert table.refused(PlayOracleCard(oracle("The Lost Road"), 1)) == "card_no_target"
    assert table.state.bonuses[place("Megara")] == -2, "Plato began there"


def test_r18_everybody_who_could_hold_the_retraction_is_asked_at_once() -> None:
    table = holding("The Sacred Treasuries", others=2)
    table.hold(1, "Retraction of Promises")
    table.hold(2, "The Lost Road")
    coins = table.player(0).coins
    play(table, "The Sacred Treasuries")
    assert GAME.active_seats(table.state) == (1, 2)
    assert [each.retract for each in table.offers(React, 1)] == [False, True]
    assert [each.retract for each in table.offers(React, 2)] == [False]
    assert table.refused(React(True), seat=2) == "no_retraction"
    table.do(React(True), seat=1)
    assert GAME.active_seats(table.state) == (2,)
    table.do(React(False), seat=2)
    assert table.player(0).coins == coins and table.player(1).oracle == []
    assert {ORACLE_CARDS[card].name for card in table.state.box} == {"the-sacred-treasuries", "retraction-of-promises"}
    assert table.state.phase == "act" and table.asked == 0


def test_r18_who_does_not_hold_the_retraction_is_told_why_they_are_asked() -> None:
    table = holding("The Sacred Treasuries", others=2)
    table.hold(1, "Retraction of Promises")
    table.hold(2, "The Lost Road")
    play(table, "The Sacred Treasuries")
    words = GAME.presentation(NAMES)
    with message_names():
        asked = [words.prompt(GAME.view(table.state, seat)).partition("(")[0] for seat in (1, 2)]
    assert asked == ["prompt-react", "prompt-react-none"]


def test_r18_a_card_that_nobody_retracts_happens() -> None:
    table = holding("The Sacred Treasuries")
    table.hold(1, "The Lost Road")
    coins = table.player(0).coins
    play(table, "The Sacred Treasuries")
    table.do(React(False), seat=1)
    assert table.player(0).coins == coins + 4


def test_nobody_is_asked_once_the_retraction_is_in_the_box() -> None:
    table = holding("The Sacred Treasuries")
    table.hold(1, "The Lost Road", "Retraction of Promises")
    spend_oracle_card(table.state, 1, oracle("Retraction of Promises"))
    coins = table.player(0).coins
    play(table, "The Sacred Treasuries")
    assert table.player(1).backs[2] == 1 and table.state.phase == "act"
    assert table.player(0).coins == coins + 4


def test_nobody_is_asked_who_could_not_hold_the_retraction() -> None:
    table = holding("The Sacred Treasuries")
    table.hold(1, "The Bronze Gong")
    play(table, "The Sacred Treasuries")
    assert table.state.phase == "act", "the back of a card of Dodona shows that it is not the Retraction"


def test_r19_favours_are_kept_hidden_until_they_are_collected_for() -> None:
    table = holding("Favours Delphi", "Favours Dodona", "Favours Trophonius")
    assert GAME.view(table.state, None).players[0].shown == []
    table.do(CollectLabyrinthToken(5))
    assert len(GAME.view(table.state, None).players[0].shown) == 3 and len(table.player(0).oracle) == 3


def test_two_favours_and_the_unknown_oracle() -> None:
    table = holding("Favours Delphi", "Favours Dodona")
    assert table.refused(CollectLabyrinthToken(5)) == "way_unmet"
    table.player(0).unknown_oracle = True
    table.do(CollectLabyrinthToken(5))
    assert table.player(0).labyrinth == 1
