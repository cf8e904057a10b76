"""Hidden information: planted leaks are found; of simultaneous choices only their number shows."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.core.presentation import Style
from games.core.states import clone
from games.laws.determinism import views_read_back, views_share_nothing
from games.laws.secrecy import worlds_look_the_same
from games.laws.setups import Setup
from games.laws.walk import LawBroken, Position
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    Bid,
    ClearWishes,
    CollectOracleCard,
    FinishShopping,
    InitiateDebate,
    JudgeArgument,
    OfferToAthena,
    PlayOracleCard,
    ProgressTimeline,
    ProposeMotion,
    React,
    TakeBackList,
    Tutor,
    Wish,
)
from games.philosophia.content import DECK_OF, FIRST_SYLLOGISM, TIMELINE
from games.philosophia.game import Philosophia
from games.philosophia.state import NONE, State
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import say
from tests.games.philosophia.table import GAME, NAMES, Table, Told, oracle
from tests.messages import message_names


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
    view = json.loads(GAME.write_view(GAME.view(state, seat)))
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


class ShowsBoards(Philosophia):
    """The view holds the players with their cards."""

    def view(self, state: State, seat: int | None) -> PhilosophiaView:
        view: Any = super().view(state, seat)
        view.players = state.players
        return view


class ShowsBids(Philosophia):
    """The view holds the auction with its bids."""

    def view(self, state: State, seat: int | None) -> PhilosophiaView:
        view = super().view(state, seat)
        view.auction = state.auction
        return view


class CountsHands(Philosophia):
    """A public count tells the size of a hidden hand."""

    def view(self, state: State, seat: int | None) -> PhilosophiaView:
        view = super().view(state, seat)
        view.moirai_arguments = len(state.players[1].hand)
        return view


@pytest.mark.parametrize(
    ("leak", "law"),
    [
        (ShowsBoards, views_read_back),
        (ShowsBids, views_read_back),
        (ShowsBids, views_share_nothing),
        (CountsHands, worlds_look_the_same),
    ],
)
def test_a_planted_leak_is_noticed(leak: type[Philosophia], law: Any) -> None:
    state = late("bid")
    assert not broken(GAME, law, state)
    assert broken(leak(), law, state)


def broken(game: Philosophia, law: Any, state: State) -> bool:
    position = Position(Setup(game, 3, game.Options()), 1, state, None, (), {})
    try:
        law(position)
    except LawBroken:
        return True
    return False


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
    decks = [GAME.view(table.state, seat).oracle_deck for seat in (None, 0, 1, 2)]
    assert len(decks[1]) == 6 and decks[0] == decks[2] == decks[3] == []


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


def reacting() -> Table:
    """Ali holds the Retraction of Promises; Rosa's card has the same back."""
    table = Table("Plato", "Homer", "Socrates")
    table.hold(0, "The Bronze Gong")
    table.hold(1, "Retraction of Promises")
    table.hold(2, "The Lost Road")
    table.act_at("Thebes")
    table.do(PlayOracleCard(oracle("The Bronze Gong"), NONE))
    return table


def bidding() -> Table:
    table = Table("Plato", "Homer", "Socrates")
    table.act_at("Parthenon")
    table.do(OfferToAthena(False))
    return table


def judging() -> Table:
    table = Table("Plato", "Homer", "Socrates", real_debate="judged")
    table.hand(0, 0, 1)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion("Zoos should be closed"))
    table.do(AgreeMotion())
    table.do(Argue(0, "They are locked up, and we would hate to be"))
    return table


def shopping() -> Table:
    table = Table("Plato", "Homer", "Socrates")
    table.crown(0, 1, 2)
    table.state.hourglass = len(TIMELINE) - 2
    table.act_at("Temple of Wingless Victory")
    table.do(ProgressTimeline())
    return table


Case = tuple[Callable[[], Table], Action, str, str]
UNSEEN: list[Case] = [
    (reacting, React(False), "react"),
    (bidding, Bid(0), "bid"),
    (judging, JudgeArgument(True), "verdict"),
    (shopping, FinishShopping(), "shop"),
]


def shown(state: State) -> tuple[str, str, str, bytes]:
    """All that everybody sees."""
    words, view = GAME.presentation(NAMES[: len(state.players)]), GAME.view(state, None)
    picture = words.picture(view, Style())
    assert picture is not None
    return words.headline(view), words.text(view), words.alt(view), picture.tobytes()


@pytest.mark.parametrize(("begun", "choice", "phase"), UNSEEN)
def test_who_has_chosen_unseen_changes_nothing_but_the_count(
    begun: Callable[[], Table], choice: Action, phase: str
) -> None:
    table = begun()
    still = GAME.active_seats(table.state)
    looks = []
    for seat in still:
        other = clone(table.state)
        choice.play(other, seat, Told([]))
        looks.append(shown(other))
    assert all(look == looks[0] for look in looks)
    before, after = shown(table.state), looks[0]
    assert before[3] == after[3], "the picture does not even change"
    left = len(still) - 1
    missing, more = (say.label(f"to-come-{phase}", count=count) for count in (left, left + 1))
    assert missing in after[1]
    assert after[1].replace(missing, more) == before[1]


@pytest.mark.parametrize(("begun", "choice", "phase"), UNSEEN)
def test_whoever_has_chosen_unseen_hears_for_how_many_to_wait(
    begun: Callable[[], Table], choice: Action, phase: str
) -> None:
    table = begun()
    first, *others = GAME.active_seats(table.state)
    choice.play(table.state, first, Told([]))
    words = GAME.presentation(NAMES[:3])
    with message_names():
        said = words.prompt(GAME.view(table.state, first))
        refused = words.refusal(GAME.view(table.state, first), Tutor(), "not_active")
    assert said == f"prompt-sealed(wait=wait-{phase}(count={len(others)}))"
    assert refused == f"refusal-not-asked(wait=wait-{phase}(count={len(others)}))"


def test_r18_the_time_for_an_answer_is_bounded_and_the_same_for_all() -> None:
    """Also at a table without a clock; or somebody who is away would halt the game at every oracle card."""
    table = reacting()
    limits = {GAME.time_limit(table.state, seat) for seat in GAME.active_seats(table.state)}
    assert limits == {12 * 60 * 60}
    assert GAME.time_limit(bidding().state, 0) is None
    assert GAME.time_limit(Table("Plato", "Homer").state, 0) is None


def test_r18_when_the_time_is_over_the_card_stands_even_one_against_the_holder() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.hold(0, "The Theft of Agamedes")
    table.hold(1, "Retraction of Promises")
    table.player(1).coins = 5
    table.act_at("Thebes")
    table.do(PlayOracleCard(oracle("The Theft of Agamedes"), 1))
    late = GAME.timeout_action(table.state, 1)
    assert late == React(False)
    table.do(late)
    assert table.player(1).coins == 2 and table.state.phase == "act"


def test_a_list_that_was_handed_in_may_be_taken_back_until_the_last_one_is_in() -> None:
    table = shopping()
    for seat in range(3):
        table.player(seat).coins = 4
        table.hand(seat)
    table.do(Wish(0), seat=0)
    table.do(FinishShopping(), seat=0)
    assert GAME.free_seats(table.state) == (0,)
    assert GAME.legal_actions(table.state, 0) == [TakeBackList()]
    assert table.refused(Wish(1), seat=0) == "not_now"
    table.do(TakeBackList(), seat=0)
    assert GAME.active_seats(table.state) == (0, 1, 2) and GAME.free_seats(table.state) == ()
    table.do(ClearWishes(), seat=0)
    table.do(Wish(1), seat=0)
    for seat in (1, 2, 0):
        table.do(FinishShopping(), seat=seat)
    assert table.player(0).coins == 2 and [card >= FIRST_SYLLOGISM for card in table.player(0).hand] == [True]
    assert table.state.phase == "debate" and GAME.free_seats(table.state) == ()


def test_only_a_list_that_was_handed_in_is_taken_back() -> None:
    table = shopping()
    assert all(not table.offers(TakeBackList, seat) for seat in range(3))
    assert TakeBackList.undoes, "a computer never does it, or it might not come to an end"


@pytest.mark.parametrize(("begun", "choice", "phase"), UNSEEN)
def test_a_guessed_world_waits_for_the_same_seats(begun: Callable[[], Table], choice: Action, phase: str) -> None:
    table = begun()
    first = GAME.active_seats(table.state)[0]
    table.do(choice, seat=first)
    for seat in range(3):
        view = GAME.view(table.state, seat)
        world = GAME.determinize(view, Told([]))
        assert GAME.view(world, seat) == view
        assert GAME.legal_actions(world, seat) == GAME.legal_actions(table.state, seat)
        assert GAME.free_seats(world) == GAME.free_seats(table.state) == (first,)
