"""Choices that several make at once, unseen (4.7 of the notes): how many are still to come, not whose."""

from collections.abc import Callable

import pytest

from games.core.action import Action
from games.core.clone import clone
from games.core.presentation import Style
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    Bid,
    ClearWishes,
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
from games.philosophia.content import FIRST_SYLLOGISM, TIMELINE
from games.philosophia.state import NONE, State
from tests.games.philosophia.table import GAME, NAMES, Table, Told, oracle


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
    (reacting, React(False), "answers", "answer"),
    (bidding, Bid(0), "bids", "bid"),
    (judging, JudgeArgument(True), "votes", "vote"),
    (shopping, FinishShopping(), "lists", "list"),
]


def shown(state: State) -> tuple[str, str, str, bytes]:
    """All that everybody sees."""
    words, view = GAME.presentation(NAMES[: len(state.players)]), GAME.view(state, None)
    picture = words.picture(view, Style())
    assert picture is not None
    return words.headline(view), words.text(view), words.alt(view), picture.tobytes()


@pytest.mark.parametrize(("begun", "choice", "many", "one"), UNSEEN)
def test_who_has_chosen_unseen_changes_nothing_but_the_count(
    begun: Callable[[], Table], choice: Action, many: str, one: str
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
    count = f"{left} {many} are" if left > 1 else f"1 {one} is"
    assert f"{count} still to come" in after[1]
    assert after[1].replace(count, f"{left + 1} {many} are") == before[1]


@pytest.mark.parametrize(("begun", "choice", "many", "one"), UNSEEN)
def test_whoever_has_chosen_unseen_hears_for_how_many_to_wait(
    begun: Callable[[], Table], choice: Action, many: str, one: str
) -> None:
    table = begun()
    first, *others = GAME.active_seats(table.state)
    left = f"the {len(others)} {many} that are" if len(others) > 1 else f"the {one} that is"
    choice.play(table.state, first, Told([]))
    words = GAME.presentation(NAMES[:3])
    said = words.prompt(GAME.view(table.state, first))
    assert said == f"Your choice is sealed; you may still change it. Wait for {left} still to come."
    refused = words.refusal(GAME.view(table.state, first), Tutor(), "not_active")
    assert refused == f"You are not asked now; wait for {left} still to come."


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


@pytest.mark.parametrize(("begun", "choice", "many", "one"), UNSEEN)
def test_a_guessed_world_waits_for_the_same_seats(
    begun: Callable[[], Table], choice: Action, many: str, one: str
) -> None:
    table = begun()
    first = GAME.active_seats(table.state)[0]
    table.do(choice, seat=first)
    for seat in range(3):
        view = GAME.view(table.state, seat)
        world = GAME.determinize(view, Told([]))
        assert GAME.view(world, seat) == view
        assert GAME.legal_actions(world, seat) == GAME.legal_actions(table.state, seat)
        assert GAME.free_seats(world) == GAME.free_seats(table.state) == (first,)
