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
from games.epireia.presentation.labels import refusal_words
from games.epireia.state import Roll
from tests.games.epireia.table import GAME, D, Table, W, deck, fight
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
    return Send(FIGURE[figure], PLACE[place])


Case = tuple[Callable[[], Table], Action, str]
CASES: dict[str, Case] = {
    "a donation of 1": (rich, Donate(W, 1), "A donation is 2 to 8 units of one resource."),
    "a donation of 9": (rich, Donate(W, 9), "A donation is 2 to 8 units of one resource."),
    "a donation of what one has not": (
        lambda: Table(scenario=CALM).stock(0, 0, 3, 0),
        Donate(D, 4),
        "You have 3 Wood: you cannot give that much.",
    ),
    "a second identical building": (
        lambda: stands(rich(), "Altar"),
        Construct(BUILDING["Altar"], (1, 1, 0)),
        "That building stands already, and each can be constructed only once: choose another one.",
    ),
    "a building at a price of one's own": (
        lambda: Table(scenario=CALM),
        Construct(BUILDING["Armoury"], (0, 0, 0)),
        "You have 2 Wheat, 2 Wood and 2 Copper, and that is no price for the Armoury now: choose one you are offered.",
    ),
    "a building with nothing to pay for it": (
        lambda: Table(scenario=CALM).stock(0, 0, 0, 0),
        Construct(BUILDING["Altar"], (1, 1, 0)),
        "You have nothing, which does not pay for the Altar: choose one of the actions you are offered.",
    ),
    "a building that costs more than one has": (
        lambda: Table(scenario=CALM).stock(0, 1, 5, 0),
        Construct(BUILDING["Great Temple"], (2, 2, 2)),
        "You have 1 Wheat and 5 Wood, which does not pay for the Great Temple: choose one of the actions you are "
        "offered.",
    ),
    "a building of the Architect's at a price of one's own": (
        lambda: stands(Table(scenario=CALM, administrator="Architect").stock(0, 0, 0, 0), "Bureau I"),
        CallArchitect(BUILDING["Armoury"], (1, 0, 2)),
        "You have nothing, and that is no price for the Armoury now: choose one you are offered.",
    ),
    "somebody else's Administrator": (
        lambda: Table(scenario=CALM, administrator="Archon"),
        CallPolemarch(0),
        "The Polemarch does not serve you: use your own Administrator, the Archon.",
    ),
    "somebody else's Administrator while figures move": (
        lambda: Table(scenario=CALM, administrator="Archon").figures(0, "Pericles").move(0),
        CallMerchant(),
        "The Merchant does not serve you: use your own Administrator, the Archon.",
    ),
    "one's own Administrator while figures move": (
        lambda: Table(scenario=CALM).figures(0, "Pericles").move(0),
        CallPolemarch(0),
        "«Use the Polemarch» has no place at this moment: Move Pericles, or end your moves.",
    ),
    "a unit that there is not": (
        lambda: stands(rich(), "Bureau I"),
        CallPolemarch(7),
        "«Use the Polemarch» is not possible now; choose one of the actions you are offered.",
    ),
    "level II without its building": (
        lambda: Table(scenario="Treasury of Delos").stock(0, 5, 5, 5),
        Produce(deck("Triremes II")),
        "Triremes II needs the Shipyard: construct it first, or produce Level I.",
    ),
    "from an empty pile": (
        lambda: emptied(rich(), deck("Cavalry I")),
        Produce(deck("Cavalry I")),
        "No token of that pile is left: choose another one.",
    ),
    "a unit that is not paid": (
        lambda: Table(scenario=CALM).stock(0, 0, 0, 1),
        Produce(deck("Hoplites I")),
        "You have 1 Copper, which does not pay for that: choose something else.",
    ),
    "the end with actions to pay": (
        rich,
        EndDevelopment(),
        "You still have an action that you can pay for: donate, construct or produce first.",
    ),
    "the end with actions to pay while donations are forbidden": (
        lambda: Table(scenario="Night Raid on Plataea"),
        EndDevelopment(),
        "You still have an action that you can pay for: construct or produce first.",
    ),
    "a second Cleisthenes": (
        lambda: asked("recruit", rich().figures(0, "Cleisthenes")),
        Recruit(FIGURE["Cleisthenes"]),
        "That figure is in play already, and there is only one of each: choose another one.",
    ),
    "somebody else's figure": (
        lambda: asked("recruit", rich().figures(0, "Cleisthenes")),
        Recruit(FIGURE["Brasidas"]),
        "That figure belongs to another city: choose one of your own.",
    ),
    "a gift from an empty pile": (
        lambda: asked("token", emptied(rich(), deck("Triremes I"))),
        TakeToken(1),
        "No token of that pile is left: choose another one.",
    ),
    "a snake's due that one has not": (
        lambda: asked("omen", Table(solo=0).stock(0, 1, 5, 0)),
        PayOmen(W),
        "You have not 2 of that: pay with another resource, or lose 1 prestige.",
    ),
    "to an Empire across the sea without the icon": (
        lambda: travelling("Aspasia"),
        send("Aspasia", "Egypt"),
        "Aspasia has no sea icon and cannot go to Egypt: send somebody who has, or choose a place on land.",
    ),
    "to a maritime territory without the icon": (
        lambda: travelling("Cleisthenes"),
        send("Cleisthenes", "Kritiko Pelagos"),
        "Cleisthenes has no sea icon and cannot go to Kritiko Pelagos: send somebody who has, or choose a place on "
        "land.",
    ),
    "a second one to an Empire": (
        lambda: travelling("Pericles", "Aspasia", at=("Persia", "")),
        send("Aspasia", "Persia"),
        "A figure of your league is at that Empire already, and only one may be: choose another place.",
    ),
    "a second one to a city": (
        lambda: travelling("Pericles", "Aspasia", at=("Elis", "")),
        send("Aspasia", "Elis"),
        "One of your figures is in that city already: choose another place.",
    ),
    "to a played city": (
        lambda: travelling("Pericles"),
        send("Pericles", "Sparta"),
        "That city is played by somebody, and only the others can be won: choose another place.",
    ),
    "a token on a wrong slot": (
        both_placing,
        PlaceToken(22),
        "Flank 1 has no free slot for it (it takes Hoplites and Cavalry): go to another column.",
    ),
    "a token on a slot that is taken": (
        on_the_flank,
        PlaceToken(1),
        "Flank 1 has no free slot for it (it takes Hoplites and Cavalry): go to another column.",
    ),
    "a token that one has not": (
        both_placing,
        PlaceToken(3),
        "That token is not in your hand: choose one of your reserve that is not placed yet.",
    ),
    "a column where nothing fits": (
        lambda: emptied_hand(on_the_flank()),
        GoToColumn(7),
        "Nothing that you hold fits there: choose another column.",
    ),
    "to clear an empty column": (both_placing, ClearColumn(), "This column is empty: there is nothing to take back."),
    "ready with tokens in hand": (
        both_placing,
        ArmyReady(),
        "You still hold tokens that fit: place them first, or let the rest be arranged for you.",
    ),
    "figures before armies": (
        both_placing,
        PutFigure(0, FIGURE["Pericles"]),
        "«Put a figure on a front» has no place at this moment: You are at flank 1, which takes Hoplites and Cavalry: "
        "place a token, or go to another column.",
    ),
    "engaging before the battle": (
        rich,
        Engage(),
        "«Engage the figure» has no place at this moment: You have 2 actions: donate, construct or produce.",
    ),
}


def emptied_hand(t: Table) -> Table:
    t.state.reserves[0][2].remove(2)
    return t


@pytest.mark.parametrize("case", CASES)
def test_bad_input_is_refused_in_one_sentence(case: str) -> None:
    make, action, sentence = CASES[case]
    assert make().refused(action, 0) == sentence


def test_every_sentence_is_one_and_tells_what_to_do() -> None:
    from games.epireia.presentation.labels import REFUSALS as _SENTENCES

    assert callable(refusal_words)
    for sentence in _SENTENCES.values():
        assert sentence[0].isupper() and sentence.endswith(".") and ". " not in sentence and len(sentence) <= 120


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
    assert t.refused(Donate(W, 2), 1) == "No decision is asked of you now: wait for P0."


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
            assert t.refused(ChooseCity(0)) == "That city is led by somebody already: choose one that is left."
        t.do(ChooseCity(CITY_NAMES.index(city)))
    for administrator in range(3):
        if administrator:
            refused = t.refused(ChooseAdministrator(0))
            assert refused == "That Administrator serves somebody already: choose one that is left."
        t.do(ChooseAdministrator(administrator))
    assert len(ADMINISTRATORS) == 6 and order == [1, 0, 2]
    first = FIGURE["Pericles"]
    assert t.refused(ChooseFirstFigure(first), 0) == "That figure belongs to another city: choose one of your own."
    t.do(ChooseFirstFigure(first), seat=1)
    again = "You begin with that figure already: choose another one, or wait for the others."
    assert t.refused(ChooseFirstFigure(first), 1) == again


def test_a_full_league() -> None:
    t = Table()
    t.state = GAME.start(4, GAME.Options(), Chance(lambda n: 0))
    t.do(JoinLeague(1))
    t.state.boards[2].league = 1
    assert t.refused(JoinLeague(1)) == "That league has all its cities: join the other one."


def test_a_front_without_a_figure() -> None:
    t = both_placing()
    t.state.reserves = [[[] for _ in range(6)] for _ in range(2)]
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    assert t.refused(FiguresReady(), 0) == "A front has no figure yet: put one there, or let them be placed for you."


def choosing() -> Table:
    t = Table()
    t.state.phase, t.state.asked, t.state.box = "figure", NONE, Sealed.for_seats(range(2))
    return t


def rolling() -> Table:
    t = Table().robbed("Euboea").figures(0, "Pericles", at=["Euboea"])
    t.state.phase, t.state.roll = "resolution", Roll(1, TERRITORY_NAMES.index("Euboea"), 3, [3, 0], FIGURE["Pericles"])
    return t


def placing() -> Table:
    t = begun(war())
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    return t


def fighting() -> Table:
    return fight(war(), {0: 1}, {0: 2}, ([FIGURE["Pericles"], NONE, NONE], [NONE] * 3))


@pytest.mark.parametrize(
    ("moment", "instead"),
    [
        (Table().move(0).figures(0, "Pericles"), "Move Pericles, or end your moves."),
        (choosing(), "choose your first figure."),
        (rolling(), "roll a die again, or let it stand."),
        (
            begun(war().hold(0, 1)),
            "You are at flank 1, which takes Hoplites and Cavalry: place a token, or go",
        ),
        (placing(), "place your figures."),
        (fighting(), "engage your figure, or hold."),
    ],
)
def test_donating_at_another_moment(moment: Table, instead: str) -> None:
    said = moment.refused(Donate(0, 2), 0)
    assert said.startswith(f"«Donate resources» has no place at this moment: {instead}")
    assert said.count(". ") == said.count("? ") == 0 and said.endswith(".")


@pytest.mark.parametrize("scenario", [-7, -1, 6])
def test_a_scenario_that_there_is_not(scenario: int) -> None:
    t = Table()
    t.state = GAME.start(1, GAME.Options(), Chance(lambda n: 0))
    said = t.refused(ChooseScenario(scenario))
    assert said == "«Choose the scenario» is not possible now; choose one of the actions you are offered."
