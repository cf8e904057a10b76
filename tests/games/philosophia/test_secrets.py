"""Who may know what (4.7 of the notes): planted leaks have to show, and nothing shows where none is planted."""

import json
from typing import Any

import pytest

from games.core.chance import Chance
from games.core.clone import clone
from games.core.seeded import Seeded
from games.philosophia.actions import (
    Bid,
    CollectOracleCard,
    FinishShopping,
    OfferToAthena,
    PlayOracleCard,
    ProgressTimeline,
    React,
)
from games.philosophia.content import DECK_OF, FIRST_SYLLOGISM
from games.philosophia.state import NONE, State
from tests.games.philosophia.table import GAME, Table, oracle


def middle(seed: int, seats: int = 3) -> State:
    """A position of a game between quick players."""
    chance = Chance(Seeded(seed).below)
    state: State = GAME.start(seats, GAME.Options(), chance)
    for _ in range(120):
        seat = GAME.active_seats(state)[0]
        GAME.rollout_action(state, seat, chance).play(state, seat, chance)
        if state.phase == "over":
            break
    return state


def seen(state: State, seat: int | None) -> Any:
    view = json.loads(GAME.view(state, seat).model_dump_json())
    words = GAME.presentation(["A", "B", "C"])
    look = GAME.view(state, seat)
    return view, words.headline(look), words.text(look), words.hand(look), words.alt(look)


def change_hand_size(state: State) -> None:
    state.players[1].hand.append(state.sophistry.pop())


def change_hand(state: State) -> None:
    hand = state.players[1].hand
    hand[0], state.syllogism[0] = state.syllogism[0], hand[0]


def change_request(state: State) -> None:
    held = {player.request for player in state.players}
    state.players[1].request = next(each for each in range(6) if each not in held)


def change_oracle(state: State) -> None:
    held = state.players[1].oracle
    at, deck = next((at, DECK_OF[card]) for at, card in enumerate(held) if card not in state.players[1].shown)
    held[at], state.oracle[deck][0] = state.oracle[deck][0], held[at]


def change_decks(state: State) -> None:
    state.sophistry.reverse()
    for deck in (*state.oracle, *state.bags):
        deck.reverse()


@pytest.mark.parametrize("change", [change_hand_size, change_hand, change_request, change_oracle, change_decks])
@pytest.mark.parametrize("seed", range(3))
def test_what_others_hold_shows_to_nobody_else(change: Any, seed: int) -> None:
    state = middle(seed)
    player = state.players[1]
    if not player.hand or not state.syllogism:
        player.hand.append(state.sophistry.pop())
    if not set(player.oracle) - set(player.shown):
        player.oracle.append(state.oracle[0].pop())
        player.backs[0] += 1
    other = clone(state)
    change(other)
    assert GAME.digest(other) != GAME.digest(state)
    for seat in (None, 0, 2):
        assert seen(state, seat) == seen(other, seat)


LATE = ("bid", "react", "debate", "shop")
"""Moments in which a table looks otherwise than in an ordinary turn."""


def late(phase: str) -> State:
    """Three at such a moment, two of them finalists where they shop or debate at the end."""
    table = Table("Plato", "Homer", "Socrates")
    table.hold(0, "The Bronze Gong")
    table.hold(1, "The Word of Zeus", "The Lost Road")
    table.hand(1, 3, 4, 41)
    if phase == "bid":
        table.act_at("Parthenon")
        table.do(OfferToAthena(False))
    elif phase == "react":
        table.act_at("Thebes")
        table.do(PlayOracleCard(oracle("The Bronze Gong"), NONE))
    else:
        table.crown(0, 1)
        table.state.hourglass = 7
        table.act_at("Temple of Wingless Victory")
        table.do(ProgressTimeline())
        if phase == "debate":
            table.do(FinishShopping(), seat=0)
            table.do(FinishShopping(), seat=1)
    assert table.state.phase == phase
    return table.state


@pytest.mark.parametrize("change", [change_hand_size, change_hand, change_request, change_oracle, change_decks])
@pytest.mark.parametrize("phase", LATE)
def test_what_others_hold_shows_at_no_moment(change: Any, phase: str) -> None:
    state = late(phase)
    other = clone(state)
    change(other)
    for seat in (None, 0, 2):
        assert seen(state, seat) == seen(other, seat)


def test_a_shopping_list_is_read_by_its_owner_alone() -> None:
    """Not even by those who shop for nothing: they are no finalists."""
    one, other = late("shop"), late("shop")
    for state, lists in ((one, [[1], [0, 0]]), (other, [[0], [1, 1]])):
        assert state.shopping
        state.shopping.wishes = dict(enumerate(lists))
    for seat in (None, 2):
        assert seen(one, seat) == seen(other, seat)
    assert seen(one, 0) != seen(other, 0)


def test_the_cards_of_an_oracle_are_seen_by_who_looks_through_them_alone() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.act_at("Delphi")
    table.stand(1, "Dodona")
    table.stand(2, "Trophonius")
    table.do(CollectOracleCard())
    decks = [own.deck if (own := GAME.view(table.state, seat).own) else () for seat in (None, 0, 1, 2)]
    assert len(decks[1]) == 6 and decks[0] == decks[2] == decks[3] == ()


def test_the_owner_does_see_it() -> None:
    """So that the test above can fail."""
    state = middle(1)
    other = clone(state)
    change_hand_size(other)
    assert seen(state, 1) != seen(other, 1)


def test_a_bid_shows_to_its_bidder_alone() -> None:
    tables = []
    for coins in (1, 4):
        table = Table("Socrates", "Homer", "Plato")
        table.player(1).coins = 5
        table.act_at("Parthenon")
        table.do(OfferToAthena(False))
        table.do(Bid(coins), seat=1)
        tables.append(table)
    low, high = tables
    for seat in (None, 0, 2):
        assert seen(low.state, seat) == seen(high.state, seat)
    assert seen(low.state, 1) != seen(high.state, 1)
    assert [told for told in low.told if told.to is None] == [told for told in high.told if told.to is None]


def heard(table: Table, seat: int) -> list[Any]:
    """What was told to everybody or to that seat."""
    return [told for told in table.told if told.to in (None, seat)]


def same_to_others(tables: list[Table]) -> bool:
    """Rosa and whoever looks on see and hear the same at all these tables."""
    looks = [(seen(table.state, None), seen(table.state, 2), heard(table, 2)) for table in tables]
    return all(look == looks[0] for look in looks)


def test_how_many_cards_a_short_deck_had_shows_to_nobody_else() -> None:
    """Whoever draws three gets what there is; that the deck is empty now is all that others learn."""
    tables = []
    for left in (1, 2, 3):
        table = Table("Plato", "Homer", "Socrates")
        table.hold(0, "The Bronze Gong")
        table.player(1).hand += table.state.sophistry[left:]
        del table.state.sophistry[left:]
        table.act_at("Thebes")
        table.do(PlayOracleCard(oracle("The Bronze Gong"), NONE))
        assert sum(card < FIRST_SYLLOGISM for card in table.player(0).hand) == left
        tables.append(table)
    assert same_to_others(tables)


@pytest.mark.parametrize(("name", "lefts"), [("Athena's Eloquence", (1, 4, 5)), ("Athena's Wisdom", (1, 2, 3))])
def test_how_many_cards_a_disk_gave_of_a_short_deck_shows_to_nobody_else(name: str, lefts: tuple[int, ...]) -> None:
    tables = []
    for left in lefts:
        table = Table("Plato", "Homer", "Socrates")
        deck = table.state.sophistry if name.endswith("Eloquence") else table.state.syllogism
        table.player(1).hand += deck[left:]
        del deck[left:]
        table.top_disk(name)
        table.act_at("Parthenon")
        table.do(OfferToAthena(False))
        before = len(table.player(0).hand)
        for seat in (1, 2, 0):
            table.do(Bid(0), seat=seat)
        assert len(table.player(0).hand) == before + left
        tables.append(table)
    assert same_to_others(tables)


@pytest.mark.parametrize("hands", [((), (3,)), ((3, 4), (3,))])
def test_how_many_cards_were_forgotten_shows_to_nobody_else(hands: tuple[tuple[int, ...], ...]) -> None:
    tables = []
    for hand in hands:
        table = Table("Plato", "Homer", "Socrates")
        table.hold(0, "The Waters of Lethe")
        table.hand(1, *hand)
        table.act_at("Thebes")
        table.do(PlayOracleCard(oracle("The Waters of Lethe"), 1))
        assert table.player(1).hand == []
        tables.append(table)
    assert same_to_others(tables)


def test_whether_a_theft_found_a_card_shows_to_nobody_else() -> None:
    tables = []
    for hand in ((), (3,), (3, 4)):
        table = Table("Plato", "Homer", "Socrates")
        table.hold(0, "The Waters of Mnemosyne")
        table.hand(1, *hand)
        table.act_at("Thebes")
        before = len(table.player(0).hand)
        table.do(PlayOracleCard(oracle("The Waters of Mnemosyne"), 1))
        assert len(table.player(0).hand) == before + bool(hand)
        tables.append(table)
    assert same_to_others(tables)


def test_nothing_shows_who_holds_the_retraction() -> None:
    tables = []
    for holder, other in ((1, 2), (2, 1)):
        table = Table("Plato", "Homer", "Socrates")
        table.hold(0, "The Bronze Gong")
        table.hold(holder, "Retraction of Promises")
        table.hold(other, "The Lost Road")
        table.act_at("Thebes")
        table.do(PlayOracleCard(oracle("The Bronze Gong"), NONE))
        tables.append(table)
    one, two = tables
    assert GAME.active_seats(one.state) == GAME.active_seats(two.state) == (1, 2)
    for seat in (None, 0):
        assert seen(one.state, seat) == seen(two.state, seat)
    for table in tables:
        table.do(React(False), seat=1)
        table.do(React(False), seat=2)
    assert seen(one.state, None) == seen(two.state, None)


def test_others_are_asked_also_when_the_retraction_is_in_the_hand_of_who_plays() -> None:
    """Or they would learn where it is by not being asked."""
    tables = []
    for card in ("Retraction of Promises", "The Theft of Agamedes"):
        table = Table("Plato", "Homer", "Socrates")
        table.hold(0, "The Bronze Gong", card)
        table.hold(1, "The Lost Road")
        table.act_at("Thebes")
        table.do(PlayOracleCard(oracle("The Bronze Gong"), NONE))
        assert GAME.active_seats(table.state) == (1,)
        tables.append(table)
    assert same_to_others(tables)


def test_a_sealed_choice_may_be_changed_until_the_hands_are_opened() -> None:
    table = Table("Socrates", "Homer")
    table.player(0).coins = table.player(1).coins = 5
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    table.do(Bid(1), seat=1)
    assert GAME.free_seats(table.state) == (1,)
    table.do(Bid(5), seat=1)
    table.do(Bid(2), seat=0)
    assert table.state.opened and table.state.opened.bids == ((0, 2), (1, 5))
    assert GAME.free_seats(table.state) == ()


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_guessed_world_looks_the_same_and_is_dealt_anew(seat: int | None) -> None:
    state = middle(2)
    view = GAME.view(state, seat)
    worlds = [GAME.determinize(view, Chance(Seeded((seat, k)).below)) for k in range(6)]
    assert all(GAME.view(world, seat) == view for world in worlds)
    hidden = [player for i, player in enumerate(state.players) if i != seat]
    assert hidden
    assert len({tuple(sorted(world.players[(seat or 0) - 1].hand)) for world in worlds}) > 1


def test_no_secret_in_the_repr_of_a_state() -> None:
    state = middle(1)
    for word in (" hand=", " oracle=", " request=", " sophistry=", " wishes="):
        assert word not in repr(state)
