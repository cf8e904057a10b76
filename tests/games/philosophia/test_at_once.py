"""A whole turn in one form, and the cards of a debate laid out together."""

from games.philosophia.actions import (
    DropPlan,
    HireBuilder,
    InitiateDebate,
    Move,
    PassDebate,
    PlanArguments,
    PlayArgument,
    Travel,
)
from games.philosophia.actions.moving import ACTS, ASK, TOKENS
from games.philosophia.content import SIDES
from games.philosophia.rules.debate import is_real_debate
from tests.games.philosophia.table import CD, DD, GAME, NAMES, Table, bonus, place
from tests.messages import message_names

BONUS, KEEP = 1, 2
TUTOR = 1


def debating(first: tuple[int, ...], second: tuple[int, ...]) -> Table:
    table = Table("Plato", "Homer")
    table.hand(0, *first)
    table.hand(1, *second)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    return table


def test_a_move_its_token_and_an_action_take_one_action() -> None:
    table = Table("Plato", "Homer")
    table.token("Samos", bonus("coins", 2))
    coins = table.player(0).coins
    table.do(Travel(place("Samos"), KEEP, TUTOR))
    assert table.player(0).place == place("Samos") and place("Samos") in table.player(0).tokens
    assert table.player(0).coins > coins and table.asked == 1


def test_what_is_left_open_or_cannot_be_done_is_asked() -> None:
    table = Table("Plato", "Homer")
    table.token("Samos", bonus("coins", 2))
    table.do(Travel(place("Samos"), ASK, TUTOR))
    assert table.state.phase == "token" and table.asked == 0
    table = Table("Plato", "Homer")
    table.clear_token("Samos")
    table.player(0).coins = 0
    table.do(Travel(place("Samos"), ASK, 1 + ACTS.index(HireBuilder)))
    assert table.state.phase == "act" and table.asked == 0 and not table.player(0).builders


def test_a_travel_that_breaks_the_rules_is_refused_whole() -> None:
    table = Table("Plato", "Homer")
    table.stand(1, "Samos")
    assert table.refused(Travel(place("Samos"))) == "occupied"
    assert table.refused(Travel(place("Miletus"), len(TOKENS) + 1)) == "no_such_choice"
    assert table.refused(Travel(place("Miletus"), 0, -1)) == "no_such_choice"
    for nowhere in (-1, 10_000, place("Parthenon")):
        assert table.refused(Travel(nowhere)) == "not_on_board"


def test_the_form_offers_the_places_that_a_move_may_reach() -> None:
    table = Table("Plato", "Homer")
    form = GAME.presentation(NAMES[:2]).blanks(GAME.view(table.state, 0), Travel())
    reached = {each.place for each in table.offers(Move)} & {*SIDES[table.state.side]}
    assert {choice.value for choice in form[0].choices} == reached


def test_cards_laid_out_are_played_one_by_one_and_then_their_owner_passes() -> None:
    table = debating((CD, CD, DD), (0, 1))
    table.do(PlanArguments((0, 1, 2), then=1))
    assert table.asked == 1 and table.player(0).planned == 3
    table.do(PlayArgument(0))  # the answer; whoever attacks next, the plan goes on by itself
    while table.state.debate and 1 not in table.state.debate.out:
        assert table.asked == 1
        table.do(PassDebate())
    assert not table.player(0).hand and not table.player(0).plan and not table.player(0).planned


def test_others_see_how_much_is_laid_out_and_not_what() -> None:
    table = debating((CD, CD, DD), (0, 1))
    table.do(PlanArguments((0, 2)))
    seen = GAME.view(table.state, 1)
    assert seen.players[0].planned == 1 and not seen.plan
    assert GAME.view(table.state, 0).plan == [sorted((CD, CD, DD))[2]]
    with message_names():
        assert GAME.presentation(NAMES[:2]).tell(table.events[-2]) == "log-planned(count=2, name=Caro)"


def test_the_rest_can_be_taken_back_while_another_thinks() -> None:
    table = debating((CD, CD, DD), (0, 1))
    table.do(PlanArguments((0, 1, 2)))
    assert GAME.free_seats(table.state) == (0,)
    table.do(DropPlan(), seat=0)
    assert not table.player(0).plan and len(table.player(0).hand) == 2 and GAME.free_seats(table.state) == ()
    table.do(PlayArgument(0))
    assert not is_real_debate(table.state)


def test_bad_plans_are_refused() -> None:
    table = debating((CD, CD, DD), (0, 1))
    assert table.refused(PlanArguments()) == "no_cards_planned"
    assert table.refused(PlanArguments((0,), then=2)) == "no_cards_planned"
    for cards in ((3,), (-1,), (1, 0), (1, 1)):
        assert table.refused(PlanArguments(cards)) == "argument_not_held"
