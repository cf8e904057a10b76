"""What a label, a description or a prompt promises is what happens, and what it says of the table is true."""

import re

import pytest

from bot.screens.panel import panel_screen
from bot.ui.blocks import Menu
from games.core.action import Action
from games.core.chance import Chance
from games.epireia.actions.administrators import CallArchon, CallPolemarch
from games.epireia.actions.development import Donate, EndDevelopment, Produce
from games.epireia.actions.diplomacy import Send
from games.epireia.actions.great_battle import ArmyReady, PutFigure
from games.epireia.battle import begin_battle
from games.epireia.content import (
    BUILDINGS,
    CITIES,
    CITY_NAMES,
    COUNTS,
    DECKS,
    FIGURE,
    FRONTS,
    PLACE,
    SCENARIO_CARDS,
    City,
    ScenarioCard,
)
from games.epireia.development import price_in_resources
from games.epireia.state import ONCE_ARCHON
from games.epireia.words import building_name, card_name, card_words, deck_name, goods, label_of, say
from tests.bot.screens.matches import match_of
from tests.games.epireia.drawing import drawn
from tests.games.epireia.table import GAME, C, Table, W, construct, deck, slug, the
from tests.messages import message_names

WORDS = GAME.presentation(["Malia", "Theo"])
CALM = "City of Marble"


def describe(t: Table, action: Action, seat: int = 0) -> str:
    return GAME.presentation(["Malia", "Theo"][: len(t.state.boards)]).describe(GAME.view(t.state, seat), action)


def label(t: Table, action: Action) -> str:
    return GAME.presentation(["Malia", "Theo"][: len(t.state.boards)]).label(GAME.view(t.state, 0), action)


def going(t: Table, figure: str, place: str) -> str:
    return describe(t, Send(FIGURE[slug(figure)], PLACE[slug(place)]))


def test_a_tax_that_will_not_be_collected_is_not_promised() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles").own(0, "Ionia").move(0)
    assert going(t, "Pericles", "Ionia") == "Territory: no tax (your league holds it)"
    t.own(0, "Epirus", "Euboea")
    assert going(t, "Pericles", "Illyria") == "Territory: no tax (you have no City token left)"
    t.do(Send(FIGURE["pericles"], PLACE["illyria"]), rest=True)
    assert the(t.events, "NoPostLeft") and not [e for e in t.events if type(e).__name__ == "TerritoryTaken"]


def test_abilities_count_in_what_a_place_gives() -> None:
    t = Table(("Sparta", 0), ("Athens", 1), scenario=CALM).figures(0, "Lysander", "Eurybiades").move(0)
    assert going(t, "Lysander", "Egypt") == "Empire across the sea: roll 5 or more for 2 Wheat, plus 1 more"
    assert going(t, "Lysander", "Macedonia").endswith("for 1 Wood and 1 Copper, plus 1 of one of them")
    assert going(t, "Eurybiades", "Epirus") == "Territory: tax 3 Wood"
    t.state.boards[0].merchant = True
    assert going(t, "Eurybiades", "Persia") == "Empire: 6 Copper, without a roll (Merchant)"
    t.do(Send(FIGURE["lysander"], PLACE["persia"]))
    assert going(t, "Eurybiades", "Egypt") == "Empire across the sea: roll 5 or more for 2 Wheat"


def test_a_city_without_a_token_left_promises_none() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles").move(0)
    assert going(t, "Pericles", "Elis") == "City: roll 7 or more for 1 Copper and Triremes I"
    t.state.piles[deck("Triremes I")].clear()
    assert going(t, "Pericles", "Elis") == "City: roll 7 or more for 1 Copper (no tokens left)"
    t.state.allied[CITY_NAMES.index("elis")] = 1
    assert going(t, "Pericles", "Elis").endswith("(no tokens left)")
    t.state.granted[CITY_NAMES.index("elis")] = deck("Triremes I")
    assert going(t, "Pericles", "Elis").endswith("and Triremes I")


@pytest.mark.parametrize(("prestige", "amount", "said"), [(1, 4, "2"), (1, 3, "1"), (9, 4, "1"), (10, 4, "No")])
def test_a_donation_says_the_prestige_it_gives(prestige: int, amount: int, said: str) -> None:
    t = Table(scenario="Pirates").figures(0, "Aristides").stock(0, 8, 0, 0)
    t.state.boards[0].prestige = t.state.boards[0].best = prestige
    assert describe(t, Donate(W, amount)).startswith(f"{said} prestige")
    t.do(Donate(W, amount), rest=True)
    assert t.state.boards[0].prestige - prestige == (0 if said == "No" else int(said))


def test_a_temple_says_the_prestige_it_gives() -> None:
    t = Table(("Delphi", 0), ("Sparta", 1), scenario=CALM).figures(0, "Aristonice")
    temple = construct("Great Temple", 2, 2, 1)
    assert describe(t, temple) == "3 prestige."
    t.do(temple, rest=True)
    assert t.state.boards[0].prestige == 4


def test_a_unit_says_what_it_costs_now() -> None:
    t = Table(("Corinth", 0), ("Sparta", 1), scenario="Pirates", administrator="Archon").figures(0, "Ameinocles")
    t.build(0, "Bureau I", "Shipyard").stock(0, 5, 5, 5)
    assert label(t, Produce(deck("Triremes II"))) == "Produce Triremes II for 2 Wood"
    t.do(CallArchon())
    assert label(t, Produce(deck("Triremes II"))) == "Produce Triremes II for 1 Wood"
    t.do(Produce(deck("Triremes II")), rest=True)
    assert the(t.events, "Produced").price == (0, 1, 0)
    assert label(t, Produce(deck("Triremes II"))) == "Produce Triremes II for 3 Wood"


def test_the_polemarch_says_which_level_he_draws() -> None:
    for scenario, said in ((CALM, "Polemarch: draw Cavalry I"), ("Pirates", "Polemarch: draw Cavalry II")):
        assert label(Table(scenario=scenario).figures(0, "Pericles").build(0, "Bureau I"), CallPolemarch(2)) == said


def test_one_press_on_a_building_shows_its_price() -> None:
    t = Table(scenario="The Earthquake").figures(0, "Cleisthenes").stock(0, 2, 2, 1)
    match = match_of(GAME, t.state, 2, names=("Malia", "Theo"))
    menus = [each for each in panel_screen(match, 0).blocks if isinstance(each, Menu)]
    said = {option.label: option.description for menu in menus for option in menu.options}
    assert "Shipyard for 1 Wheat, 2 Wood and 1 Copper" in said
    stables = [label for label in said if label.startswith("Stables for ")]
    assert len(stables) > 1 and all("You can produce Cavalry II" in said[label] for label in stables)


def test_who_takes_a_figure_reads_what_it_can_do() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles")
    t.state.asks = ["recruit"]
    said = WORDS.hand(GAME.view(t.state, 0))
    assert (
        "**Aspasia (attack 1):** +2 to this figure's rolls to win over Greek cities." in said and "Pericles" not in said
    )


def test_who_may_use_the_administrator_reads_what_it_does() -> None:
    t = Table(scenario=CALM, administrator="Archon").figures(0, "Pericles").build(0, "Bureau I")
    assert "**Archon:** Take one more action this turn" in WORDS.hand(GAME.view(t.state, 0))


def test_the_text_form_says_attack_sea_icon_and_strength_on_a_front() -> None:
    t = Table(scenario=CALM).figures(0, "Themistocles", at=["Egypt"]).figures(1, "Gorgo")
    assert "Themistocles (attack 2, sea) in Egypt" in WORDS.text(GAME.view(t.state, 1))
    begin_battle(t.state, Chance(lambda n: 0))
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    t.do(PutFigure(FRONTS.index("maritime"), FIGURE["themistocles"]), seat=0)
    ready = say.text("prompt-figures-placed")
    assert WORDS.prompt(GAME.view(t.state, 0)) == ready
    for action, seat in ((GAME.legal_actions(t.state, 0)[-1], 0),):
        t.do(action, seat=seat)
    t.do(PutFigure(0, FIGURE["gorgo"]), seat=1)
    t.do(GAME.legal_actions(t.state, 1)[-1], seat=1)
    assert "**Maritime:** Themistocles +3 (Delian League, " in WORDS.text(GAME.view(t.state, 1))


def test_a_commander_with_nothing_to_place_is_told_so() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles").figures(1, "Gorgo").hold(0, 1)
    begin_battle(t.state, Chance(lambda n: 0))
    assert "Place a token" in WORDS.prompt(GAME.view(t.state, 0))
    t.do(t.offers(0)[0], seat=0)
    assert WORDS.prompt(GAME.view(t.state, 0)) == say.text("prompt-army-placed")
    for seat in range(2):
        t.do(ArmyReady(), seat=seat)
    prompt = WORDS.prompt(GAME.view(t.state, 0))
    assert prompt == "Put your figure on a front of your choice. Still empty: flank, centre and maritime."


def test_at_prestige_0_the_prompt_offers_no_prestige_to_the_snake() -> None:
    t = Table(("Athens", 0), solo=0).figures(0, "Pericles")
    t.state.asks = ["omen"]
    for prestige, key in ((0, "prompt-bonus-omen-no-prestige"), (1, "prompt-bonus-omen")):
        t.state.boards[0].prestige = prestige
        with message_names():
            assert WORDS.prompt(GAME.view(t.state, 0)) == key


def test_a_bonus_that_nobody_could_use_is_not_said_to_have_been_refused() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles", "Aspasia", "Aristides")
    t.do(construct("Bouleuterion", 1, 1, 1))
    assert WORDS.tell(the(t.events, "BonusForgone")) == "Malia couldn't take another figure."


def test_a_place_that_is_closed_to_all_is_refused_for_that_reason() -> None:
    t = Table(scenario="Megarian Decree").figures(0, "Aspasia").move(0)
    assert t.refused(Send(FIGURE["aspasia"], PLACE["egypt"])) == "refusal-empire-closed"
    t = Table(("Athens", 0), solo=0).figures(0, "Aspasia").move(0)
    t.state.augur = 9
    assert t.refused(Send(FIGURE["aspasia"], PLACE["aigaio-pelagos"])) == "refusal-storm"


def test_a_forbidden_unit_is_refused_for_that_reason_and_not_for_a_building() -> None:
    for scenario in (CALM, "Affair of Corcyra"):
        said = Table(scenario=scenario).figures(0, "Pericles").refused(Produce(deck("Hoplites II")))
        assert said == "refusal-unit-forbidden"


def test_a_refusal_advises_nothing_that_is_refused() -> None:
    t = Table(scenario=CALM).figures(0, "Pericles").stock(0, 2, 0, 0)
    assert (
        t.refused(construct("Armoury", 1, 0, 2)).startswith("refusal-cannot-construct")
        and EndDevelopment() not in t.offers()
    )
    t = Table(scenario=CALM).figures(0, "Pericles").build(0, "Bureau I", "Bureau II", "Bureau III")
    t.state.boards[0].used = 3
    assert t.refused(CallPolemarch(0)) == "refusal-no-charge-left"
    t = Table(("Elis", 0), solo=4).figures(0, "Eupolemos")
    assert t.refused(Produce(deck("Hoplites I"))) == "refusal-units-forbidden"
    t = Table(scenario=CALM, administrator="Archon").figures(0, "Pericles").build(0, "Bureau I", "Bureau II")
    t.state.boards[0].once, t.state.actions = ONCE_ARCHON, 0
    assert t.refused(Donate(0, 2)) == "refusal-no-action-left"
    assert t.offers() == [EndDevelopment()]


def test_a_name_in_the_title_of_a_picture_has_only_letters_that_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    from games.core.presentation import Style
    from games.picture.canvas import Canvas

    titles: list[str] = []
    monkeypatch.setattr(Canvas, "title", lambda self, y, left, right, seat=None: titles.append(right))
    view = GAME.view(Table(scenario=CALM).figures(0, "Pericles").state, None)
    for name in ("Ἀλέξανδρος ὁ", "😀"):
        GAME.presentation([name, "Theo"]).part(view, Style(), 0)
    assert titles == ["Αλέξανδρος ο to develop", "Player 1 to develop"]


def test_a_title_that_does_not_fit_names_only_who_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    view = GAME.view(Table(scenario=CALM).figures(0, "Pericles").state, None)
    for name, title in (("Theodoros of Samos", "Theodoros of Samos to develop"), ("M" * 18, "M" * 18)):
        found = drawn(monkeypatch, view, names=(name, "Theo"))
        assert title in found.words and "…" not in "".join(found.words)


def test_a_prompt_names_only_what_can_be_paid_for() -> None:
    t = Table(scenario="Treasury of Delos").figures(0, "Pericles").stock(0, 2, 0, 0)
    assert WORDS.prompt(GAME.view(t.state, 0)) == "You have 2 actions left. You can produce."
    assert t.refused(EndDevelopment()) == "refusal-actions-left(actions=[action-produce])"
    t.stock(0, 0, 0, 1).build(0, "Bureau I")
    said = say.text("prompt-cannot-pay-administrator", count=2)
    assert WORDS.prompt(GAME.view(t.state, 0)) == said and EndDevelopment() in t.offers()


def test_what_the_polemarch_may_do_is_not_forbidden_by_the_card() -> None:
    t = Table(("Elis", 0), solo=4).figures(0, "Hippias").build(0, "Bureau I")
    assert CallPolemarch(0) in t.offers() and Produce(0) not in t.offers()
    assert say.label("scenario-sacred-truce.constraint") in GAME.presentation(["Malia"]).text(GAME.view(t.state, 0))


def test_a_city_that_did_nothing_does_not_complete_its_league_s_objective() -> None:
    """A27: league objectives reward the league; so it is the league that the log names."""
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), scenario="Treasury of Delos").stock(2, 0, 2, 3).develop(2)
    t.state.treasury[0] = [10, 10, 7]
    words = GAME.presentation(["Malia", "Theo", "Ione"])
    (told,) = [words.tell(e) for e in t.do(Donate(C, 3), rest=True) if type(e).__name__ == "ScenarioWon"]
    assert told.startswith("The Delian League completed Treasury of Delos and drew a ")


def test_during_the_truce_the_map_shows_neutral_cities_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(scenario="Olympic Games").move(0)
    shown = drawn(monkeypatch, GAME.view(t.state, 0))
    assert shown.asks("Corinth") == ["closed"] and shown.asks("Athens") == []
    t.state.done = True
    assert drawn(monkeypatch, GAME.view(t.state, 0)).asks("Corinth") == []


def test_a_won_negotiation_does_not_read_like_a_lost_one() -> None:
    def said(stock: int, die: int) -> str:
        t = Table().stock(0, 5, 5, stock).figures(0, "Pericles", at=["Persia"])
        return WORDS.tell(t.resolve(die)[0])

    assert said(12, 9).endswith("the city had no room for the reward.") and said(12, 2).endswith("got nothing.")


PRESENTATION = GAME.presentation(["Malia", "Theo"])
EFFECTS = {
    "Armoury": ("Hoplites II",),
    "Shipyard": ("Triremes II",),
    "Stables": ("Cavalry II",),
    "Altar": ("1 prestige",),
    "Shrine": ("1 prestige",),
    "Great Temple": ("2 prestige",),
    "Granary": ("1 more Wheat",),
    "Sawmill": ("1 more Wood",),
    "Copper Mine": ("1 more Copper",),
    "Bouleuterion": ("figure",),
    "Embassy": (str(COUNTS.building_bonus), "Empires"),
    "Prytaneion": (str(COUNTS.building_bonus), "cities"),
    "Bureau I": ("use",),
    "Bureau II": ("use",),
    "Bureau III": ("use",),
}
"""By building: what has to be said of it."""


@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_the_text_form_says_what_a_scenario_asks_and_gives_and_forbids(card: ScenarioCard) -> None:
    text = PRESENTATION.text(GAME.view(Table(scenario=card.name).state, None))
    assert say.text("board-act", act=card.act, name=card_name(card), card=card_words(card)) in text.splitlines()


def still_to_build(city: str) -> dict[str, str]:
    """By building: what the panel says of it."""
    t = Table((city, 0), ("Elis" if city != "elis" else "Athens", 1)).figures(0, "Pericles")
    lines = PRESENTATION.hand(GAME.view(t.state, 0)).splitlines()
    names = [label_of(building_name(i)) for i in range(len(BUILDINGS))]
    return {name: line for name in names for line in lines if line.startswith(f"- {name} (")}


@pytest.mark.parametrize("city", CITIES, ids=[city.name for city in CITIES])
def test_what_is_still_to_build_has_the_costs_of_one_s_own_city(city: City) -> None:
    said = still_to_build(city.name)
    assert len(said) == len(BUILDINGS)
    for line, cost in zip(said.values(), city.costs, strict=True):
        assert f"({say.label('choice', value=goods(cost))}): " in line


@pytest.mark.parametrize(("building", "words"), EFFECTS.items())
def test_what_is_still_to_build_says_what_it_does(building: str, words: tuple[str, ...]) -> None:
    said = still_to_build("Sparta")[building]
    assert [word for word in words if not re.search(rf"\b{word}\b", said)] == []


@pytest.mark.parametrize("pile", range(len(DECKS)))
def test_a_unit_says_the_powers_in_its_pile_and_how_many_tokens_it_still_has(pile: int) -> None:
    t = Table().figures(0, "Pericles")
    for number, card in enumerate(DECKS):
        t.state.piles[number] = list(card.powers[: number + 1])
    view, powers, left = GAME.view(t.state, 0), sorted(set(DECKS[pile].powers)), pile + 1
    assert [int(each) for each in re.findall(r"\d+", PRESENTATION.describe(view, Produce(pile)))] == [*powers, left]
    price = price_in_resources(pile, DECKS[pile].cost)
    wanted = say.label("label-produce-for", deck=deck_name(pile), price=goods(price))
    assert PRESENTATION.label(view, Produce(pile)) == wanted
