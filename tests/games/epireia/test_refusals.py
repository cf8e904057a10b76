"""Refusals: whatever is not possible is refused in one sentence that says why and what to do, and changes nothing."""

from collections.abc import Callable

import pytest
from pydantic import ValidationError

from games.core.action import Action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.epireia.actions.administrators import CallArchitect, CallMerchant, CallPolemarch
from games.epireia.actions.development import Construct, Donate, EndDevelopment, PayOmen, Produce, Recruit, TakeToken
from games.epireia.actions.diplomacy import Send
from games.epireia.actions.great_battle import (
    ArmyReady,
    ClearColumn,
    Engage,
    FiguresReady,
    GoToColumn,
    PlaceToken,
    PutFigure,
)
from games.epireia.actions.setup import ChooseAdministrator, ChooseCity, ChooseFirstFigure, ChooseScenario, JoinLeague
from games.epireia.battle import begin_battle
from games.epireia.content import ADMINISTRATORS, BUILDING, CITY_NAMES, FIGURE, NONE, PLACE, TERRITORY_NAMES
from games.epireia.state import Roll
from tests.games.epireia.table import GAME, D, Table, W, deck, fight, slug
from tests.games.epireia.test_battle import begun, war

CALM = "City of Marble"


def rich(**options: object) -> Table:
    return Table(scenario=CALM).stock(0, 12, 12, 12)


def stands(t: Table, *buildings: str) -> Table:
    return t.build(0, *buildings)


def travelling(*figures: str, at: tuple[str, ...] = ()) -> Table:
    return Table(scenario=CALM).figures(0, *figures, at=at).move(0)


def asked(what: str, t: Table) -> Table:
    t.state.asks.append(what)  # type: ignore[arg-type]
    return t


def emptied(t: Table, pile: int) -> Table:
    t.state.piles[pile] = []
    return t


def both_placing() -> Table:
    """Both armies are being placed; Athens holds two Hoplites, a Cavalry and a Triremes token."""
    t = Table().figures(0, "Pericles", "Aspasia").figures(1, "Leonidas").hold(0, 2, 1, 22, 41)
    begin_battle(t.state, Chance(lambda n: 0))
    return t


def on_the_flank() -> Table:
    t = both_placing()
    t.do(PlaceToken(2), seat=0)
    return t


def send(figure: str, place: str) -> Send:
    return Send(FIGURE[slug(figure)], PLACE[slug(place)])


Case = tuple[Callable[[], Table], Action, str]
CASES: dict[str, Case] = {
    "a donation of 1": (rich, Donate(W, 1), "refusal-donation-size(least=2, most=8)"),
    "a donation of 9": (rich, Donate(W, 9), "refusal-donation-size(least=2, most=8)"),
    "a donation of what one has not": (
        lambda: Table(scenario=CALM).stock(0, 0, 3, 0),
        Donate(D, 4),
        "refusal-cannot-donate(stock=stock(copper=0, wheat=0, wood=3))",
    ),
    "a second identical building": (
        lambda: stands(rich(), "Altar"),
        Construct(BUILDING["altar"], (1, 1, 0)),
        "refusal-built-already",
    ),
    "a building at a price of one's own": (
        lambda: Table(scenario=CALM),
        Construct(BUILDING["armoury"], (0, 0, 0)),
        "refusal-wrong-price(building=building-armoury.the)",
    ),
    "a building with nothing to pay for it": (
        lambda: Table(scenario=CALM).stock(0, 0, 0, 0),
        Construct(BUILDING["altar"], (1, 1, 0)),
        "refusal-cannot-construct(building=building-altar.the, stock=stock(copper=0, wheat=0, wood=0))",
    ),
    "a building that costs more than one has": (
        lambda: Table(scenario=CALM).stock(0, 1, 5, 0),
        Construct(BUILDING["great-temple"], (2, 2, 2)),
        "refusal-cannot-construct(building=building-great-temple.the, stock=stock(copper=0, wheat=1, wood=5))",
    ),
    "a building of the Architect's at a price of one's own": (
        lambda: stands(Table(scenario=CALM, administrator="Architect").stock(0, 0, 0, 0), "Bureau I"),
        CallArchitect(BUILDING["armoury"], (1, 0, 2)),
        "refusal-wrong-price(building=building-armoury.the)",
    ),
    "somebody else's Administrator": (
        lambda: Table(scenario=CALM, administrator="Archon"),
        CallPolemarch(0),
        "refusal-other-administrator(other=administrator-polemarch, own=administrator-archon)",
    ),
    "somebody else's Administrator while figures move": (
        lambda: Table(scenario=CALM, administrator="Archon").figures(0, "Pericles").move(0),
        CallMerchant(),
        "refusal-other-administrator(other=administrator-merchant, own=administrator-archon)",
    ),
    "one's own Administrator while figures move": (
        lambda: Table(scenario=CALM).figures(0, "Pericles").move(0),
        CallPolemarch(0),
        "refusal-not-now(action=verb-call-polemarch) prompt-diplomacy(figures=[figure-pericles])",
    ),
    "a unit that there is not": (
        lambda: stands(rich(), "Bureau I"),
        CallPolemarch(7),
        "refusal-other(action=verb-call-polemarch)",
    ),
    "level II without its building": (
        lambda: Table(scenario="Treasury of Delos").stock(0, 5, 5, 5),
        Produce(deck("Triremes II")),
        "refusal-no-military-building(building=building-shipyard.the, deck=deck-triremes-2)",
    ),
    "from an empty pile": (
        lambda: emptied(rich(), deck("Cavalry I")),
        Produce(deck("Cavalry I")),
        "refusal-pile-empty",
    ),
    "a unit that is not paid": (
        lambda: Table(scenario=CALM).stock(0, 0, 0, 1),
        Produce(deck("Hoplites I")),
        "refusal-cannot-pay(stock=stock(copper=1, wheat=0, wood=0))",
    ),
    "the end with actions to pay": (
        rich,
        EndDevelopment(),
        "refusal-actions-left(actions=[action-donate, action-construct, action-produce])",
    ),
    "the end with actions to pay while donations are forbidden": (
        lambda: Table(scenario="Night Raid on Plataea"),
        EndDevelopment(),
        "refusal-actions-left(actions=[action-construct, action-produce])",
    ),
    "a second Cleisthenes": (
        lambda: asked("recruit", rich().figures(0, "Cleisthenes")),
        Recruit(FIGURE["cleisthenes"]),
        "refusal-figure-in-play",
    ),
    "somebody else's figure": (
        lambda: asked("recruit", rich().figures(0, "Cleisthenes")),
        Recruit(FIGURE["brasidas"]),
        "refusal-not-of-your-city",
    ),
    "a gift from an empty pile": (
        lambda: asked("token", emptied(rich(), deck("Triremes I"))),
        TakeToken(1),
        "refusal-pile-empty",
    ),
    "a snake's due that one has not": (
        lambda: asked("omen", Table(solo=0).stock(0, 1, 5, 0)),
        PayOmen(W),
        "refusal-omen-price",
    ),
    "to an Empire across the sea without the icon": (
        lambda: travelling("Aspasia"),
        send("Aspasia", "Egypt"),
        "refusal-no-sea-icon(figure=figure-aspasia, to=place-egypt.to)",
    ),
    "to a maritime territory without the icon": (
        lambda: travelling("Cleisthenes"),
        send("Cleisthenes", "Kritiko Pelagos"),
        "refusal-no-sea-icon(figure=figure-cleisthenes, to=place-kritiko-pelagos.to)",
    ),
    "a second one to an Empire": (
        lambda: travelling("Pericles", "Aspasia", at=("Persia", "")),
        send("Aspasia", "Persia"),
        "refusal-empire-taken",
    ),
    "a second one to a city": (
        lambda: travelling("Pericles", "Aspasia", at=("Elis", "")),
        send("Aspasia", "Elis"),
        "refusal-city-visited",
    ),
    "to a played city": (
        lambda: travelling("Pericles"),
        send("Pericles", "Sparta"),
        "refusal-city-played",
    ),
    "a token on a wrong slot": (
        both_placing,
        PlaceToken(22),
        "refusal-wrong-slot(column=front-flank.column-heading(number=1), units=[unit-hoplites, unit-cavalry])",
    ),
    "a token on a slot that is taken": (
        on_the_flank,
        PlaceToken(1),
        "refusal-wrong-slot(column=front-flank.column-heading(number=1), units=[unit-hoplites, unit-cavalry])",
    ),
    "a token that one has not": (
        both_placing,
        PlaceToken(3),
        "refusal-no-such-token",
    ),
    "a column where nothing fits": (
        lambda: emptied_hand(on_the_flank()),
        GoToColumn(7),
        "refusal-nothing-fits",
    ),
    "to clear an empty column": (both_placing, ClearColumn(), "refusal-column-empty"),
    "ready with tokens in hand": (
        both_placing,
        ArmyReady(),
        "refusal-tokens-left",
    ),
    "figures before armies": (
        both_placing,
        PutFigure(0, FIGURE["pericles"]),
        (
            "refusal-not-now(action=verb-put-figure) prompt-army(column=front-flank.column(number=1), "
            "units=[unit-hoplites, unit-cavalry])"
        ),
    ),
    "engaging before the battle": (
        rich,
        Engage(),
        (
            "refusal-not-now(action=verb-engage) prompt-develop(actions=[action-donate, "
            "action-construct, action-produce], count=2)"
        ),
    ),
}


def emptied_hand(t: Table) -> Table:
    t.state.reserves[0][2].remove(2)
    return t


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_refused_in_one_sentence(case: str) -> None:
    make, action, sentence = CASES[case]
    assert make().refused(action, 0) == sentence


def test_a_donation_of_two_kinds_cannot_even_be_said() -> None:
    """Every donation that is offered is of one resource, and nothing else is read from outside."""
    kinds = {action.resource for action in rich().offers() if isinstance(action, Donate)}
    assert kinds == {0, 1, 2}
    said = GAME.action_codec.dump_json(Donate(W, 2)).decode()
    assert GAME.action_codec.validate_json(said) == Donate(W, 2)
    with pytest.raises(ValidationError):
        GAME.action_codec.validate_json(said.replace('"resource":0', '"resource":[0,1]'))


def test_out_of_turn() -> None:
    t = rich()
    assert t.refused(Donate(W, 2), 1) == "refusal-not-active wait(name=P0)"


def test_in_the_set_up() -> None:
    """Leagues that are full, cities and Administrators that are taken, figures of others."""
    t = Table()
    t.state = GAME.start(4, GAME.Options(), Chance(lambda n: 0))
    for league in (0, 1, 0):
        assert t.asked < 3
        t.do(JoinLeague(league))
    assert t.state.phase == "city"
    t = Table()
    t.state = GAME.start(3, GAME.Options(), Chance(lambda n: 0))
    t.do(JoinLeague(1))
    order = []
    for city in ("Athens", "Sparta", "Elis"):
        order.append(t.asked)
        if order[1:]:
            assert t.refused(ChooseCity(0)) == "refusal-city-taken"
        t.do(ChooseCity(CITY_NAMES.index(slug(city))))
    for administrator in range(3):
        if administrator:
            refused = t.refused(ChooseAdministrator(0))
            assert refused == "refusal-administrator-taken"
        t.do(ChooseAdministrator(administrator))
    assert len(ADMINISTRATORS) == 6 and order == [1, 0, 2]
    first = FIGURE["pericles"]
    assert t.refused(ChooseFirstFigure(first), 0) == "refusal-not-of-your-city"
    t.do(ChooseFirstFigure(first), seat=1)
    again = "refusal-chosen-already"
    assert t.refused(ChooseFirstFigure(first), 1) == again


def test_a_full_league() -> None:
    t = Table()
    t.state = GAME.start(4, GAME.Options(), Chance(lambda n: 0))
    t.do(JoinLeague(1))
    t.state.boards[2].league = 1
    assert t.refused(JoinLeague(1)) == "refusal-league-full"


def test_a_front_without_a_figure() -> None:
    t = both_placing()
    t.state.reserves = [[[] for _ in range(6)] for _ in range(2)]
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    assert t.refused(FiguresReady(), 0) == "refusal-fronts-without-figures"


def choosing() -> Table:
    t = Table()
    t.state.phase, t.state.asked, t.state.box = "figure", NONE, Sealed.for_seats(range(2))
    return t


def rolling() -> Table:
    t = Table().robbed("Euboea").figures(0, "Pericles", at=["Euboea"])
    t.state.phase, t.state.roll = "resolution", Roll(1, TERRITORY_NAMES.index("euboea"), 3, [3, 0], FIGURE["pericles"])
    return t


def placing() -> Table:
    t = begun(war())
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    return t


def fighting() -> Table:
    return fight(war(), {0: 1}, {0: 2}, ([FIGURE["pericles"], NONE, NONE], [NONE] * 3))


@pytest.mark.parametrize(
    ("moment", "instead"),
    [
        (Table().move(0).figures(0, "Pericles"), "prompt-diplomacy("),
        (choosing(), "prompt-figure"),
        (rolling(), "dice-brigands("),
        (begun(war().hold(0, 1)), "prompt-army("),
        (placing(), "prompt-figures("),
        (fighting(), "prompt-battle("),
    ],
)
def test_donating_at_another_moment(moment: Table, instead: str) -> None:
    said = moment.refused(Donate(0, 2), 0)
    assert said.startswith(f"refusal-not-now(action=verb-donate) {instead}")


@pytest.mark.parametrize("scenario", [-7, -1, 6])
def test_a_scenario_that_there_is_not(scenario: int) -> None:
    t = Table()
    t.state = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    said = t.refused(ChooseScenario(scenario))
    assert said == "refusal-other(action=verb-choose-scenario)"
