"""The map as a picture: what a place asks and gives, who holds it and who stands there, without colours."""

import pytest
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.epireia.content import (
    AUGURS,
    DECKS,
    EMPIRES,
    PLACE,
    PLACES,
    SCENARIO_CARDS,
    SEA,
    SOLO,
    SOLO_CARDS,
    TERRITORY_NAMES,
    ScenarioCard,
)
from games.epireia.picture.map import W, spot
from games.epireia.words import (
    augur_effect,
    augur_name,
    card_in_picture,
    card_name,
    label_of,
    place_label,
    say,
)
from tests.games.epireia.drawing import drawn
from tests.games.epireia.table import GAME, Table, slug

SEA_PLACES = {name for i, name in enumerate(PLACES) if SEA[i]}
FOUR = (("Athens", 0), ("Sparta", 1), ("Delphi", 0), ("Elis", 1))


def short(name: str) -> str:
    return place_label(PLACE[name])


def test_the_sea_icon_marks_every_place_that_needs_it_whoever_stands_there(monkeypatch: MonkeyPatch) -> None:
    empty = drawn(monkeypatch, GAME.view(Table().state, None))
    assert len(SEA_PLACES) == 7 and empty.sea_places() == SEA_PLACES
    names = ("Pericles", "Themistocles", "Aristides")
    for three in (("Egypt", "Carthage", "Kritiko Pelagos"), ("Phoenicia", "Syracuse", "Aigaio Pelagos")):
        there = drawn(monkeypatch, GAME.view(Table().figures(0, *names, at=three).own(0, three[2]).state, None))
        assert there.sea_places() == SEA_PLACES
    robbed = drawn(monkeypatch, GAME.view(Table().robbed("Aigaio Pelagos").state, None))
    assert robbed.sea_places() == SEA_PLACES
    assert "only for figures with the sea icon" in empty.words


@pytest.mark.parametrize("style", [Style(), Style(dark=True), Style(colour_blind=True)])
def test_an_empire_across_the_sea_is_told_from_one_on_land_without_colours(
    monkeypatch: MonkeyPatch, style: Style
) -> None:
    picture = drawn(monkeypatch, GAME.view(Table().state, None), style=style).picture
    assert picture is not None

    def contrast(name: str) -> int:
        """Of the corner, in grey: how far the lightest and the darkest parts lie apart."""
        x, y = spot(PLACE[slug(name)])
        corner = picture.crop((int(x + W - 20), int(y - 12), int(x + W + 4), int(y + 14))).convert("L")
        return sum(abs(one - two) > 60 for one, two in zip(corner.tobytes(), corner.tobytes()[1:], strict=False))

    assert contrast("Egypt") > 2 * contrast("Macedonia")


@pytest.mark.slow
def test_a_place_says_what_it_asks_and_gives_and_goes_on_saying_it_in_short_when_a_figure_comes(
    monkeypatch: MonkeyPatch,
) -> None:
    empty = drawn(monkeypatch, GAME.view(Table().state, None))
    assert empty.place("Persia") == ["Persia", "7+ for 3C"] and empty.place("Illyria") == ["Illyria", "tax 2C"]
    assert empty.place("Larissa") == ["Larissa", "neutral, 7+"] and empty.place("Athens") == ["Athens"]
    t = Table().figures(0, "Pericles", "Themistocles", "Aspasia", at=("Persia", "Illyria", "Larissa"))
    there = drawn(monkeypatch, GAME.view(t.state, None))
    assert there.place("Persia") == ["Persia", "7+ for 3C", "Pericles"] and there.place_marks("Persia") == [0]
    assert there.place("Illyria") == ["Illyria", "tax 2C", "Themistocles"]
    assert there.place("Larissa") == ["Larissa", "7+", "Aspasia"]
    for name in PLACES[: len(EMPIRES) + len(TERRITORY_NAMES)]:
        alone = drawn(monkeypatch, GAME.view(Table().figures(0, "Themistocles", at=(name,)).state, None)).place(name)
        assert alone[0] == short(name) and alone[-1] == "Themistocles"
        wanted = f"{EMPIRES[PLACE[slug(name)]].roll}+" if PLACE[slug(name)] < 6 else alone[1]
        assert wanted in alone[1] and any(letter.isdigit() for letter in alone[1])


def test_an_empire_s_number_is_the_one_in_force(monkeypatch: MonkeyPatch) -> None:
    t = Table(scenario="Pirates").figures(0, "Pericles", at=("Egypt",)).figures(1, "Lysander", at=("Egypt",))
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert any(text.startswith("9+") for text in found.place("Egypt"))
    assert found.place("Carthage")[1] == "7+ for 1W 1C" and found.place("Macedonia")[1] == "5+ for 1D 1C"
    t.state.done = True
    assert drawn(monkeypatch, GAME.view(t.state, None)).place("Carthage")[1] == "5+ for 1W 1C"


@pytest.mark.slow
@pytest.mark.parametrize(("league", "long", "brief"), [(0, "Delian", "Delian"), (1, "Peloponnesian", "Pelop.")])
def test_a_figure_does_not_hide_which_league_holds_a_city(
    monkeypatch: MonkeyPatch, league: int, long: str, brief: str
) -> None:
    for name in ("Larissa", "Corinth", "Delphi", "Elis"):
        alone = Table().give(0, name, league)
        assert drawn(monkeypatch, GAME.view(alone.state, None)).place(name) == [name, long]
        visited = Table().give(0, name, league).figures(0, "Themistocles", at=(name,))
        found = drawn(monkeypatch, GAME.view(visited.state, None)).place(name)
        assert found in ([name, long, "Themistocles"], [name, brief, "Themistocles"])
        crowded = Table().give(0, name, league).figures(0, "Pericles", "Aspasia", "Aristides", at=(name,) * 3)
        found = drawn(monkeypatch, GAME.view(crowded.state, None)).place(name)
        assert found in ([name, long], [name, brief])


def test_owners_brigands_and_closed_empires_are_drawn(monkeypatch: MonkeyPatch) -> None:
    t = Table(scenario="Megarian Decree").own(0, "Epirus").own(1, "Ionia", "Kritiko Pelagos").robbed("Euboea")
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert found.place_marks("Epirus") == [0] and found.place_marks("Ionia") == [1]
    assert found.place_marks("Kritiko Pelagos") == [1] and found.place_marks("Illyria") == []
    assert found.place("Euboea") == ["Euboea", "tax 2W", "Brigands"] and "B Brigands" in found.said
    assert [name for name in PLACES if "closed" in found.place(name)] == ["persia", "phoenicia", "egypt"]
    t = Table(scenario="Megarian Decree").figures(0, "Pericles", at=("Euboea",)).robbed("Euboea")
    assert "B" in drawn(monkeypatch, GAME.view(t.state, None)).place("Euboea")


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_objective_reward_and_constraint_stand_below_in_full(
    monkeypatch: MonkeyPatch, card: ScenarioCard, seats: int
) -> None:
    found = drawn(monkeypatch, GAME.view(Table(*FOUR[:seats], scenario=card.name).state, None))
    assert say.label("footer-act", name=card_name(card), card=card_in_picture(card)) in found.said


@pytest.mark.parametrize("solo", range(len(SOLO_CARDS)))
@pytest.mark.slow
def test_alone_the_constraint_and_the_augur_of_the_round_stand_below_in_full(
    monkeypatch: MonkeyPatch, solo: int
) -> None:
    card = SOLO_CARDS[solo]
    t = Table(("Athens", 0), solo=solo)
    t.state.boards[0].negotiated = [1] * len(EMPIRES)
    for augur in range(len(AUGURS)):
        t.state.augur = augur
        said = drawn(monkeypatch, GAME.view(t.state, None)).said
        assert label_of(card_in_picture(card)) in said and "So far: " in said
        assert say.label("footer-augur", augur=augur_name(augur), effect=augur_effect(augur)) in said
    t.state.augur = -1
    assert "Augur" not in drawn(monkeypatch, GAME.view(t.state, None)).said


@pytest.mark.slow
@pytest.mark.parametrize("solo", range(len(SOLO_CARDS)))
def test_alone_the_enemy_s_army_lies_face_down_below_and_has_no_reserve(monkeypatch: MonkeyPatch, solo: int) -> None:
    for league in range(2):
        found = drawn(monkeypatch, GAME.view(Table(("Corinth", league), solo=solo).state, None))
        enemy = ("Peloponnesian League", "Delian League")[league]
        assert f"{enemy}, the enemy: its army lies face down" in found.words and enemy not in found.words
        assert sum(text.startswith("Reserve") for text in found.words) == 1
        tiles = [text for text in found.words if text in ("H I", "H II", "T I", "T II", "C I", "C II")]
        army = [DECKS[deck] for column in SOLO[solo].army for deck in column]
        assert sorted(tiles) == sorted([f"{'HTC'[deck.unit]} {'I' * deck.level}" for deck in army])


def test_each_league_s_treasury_stands_beside_its_name(monkeypatch: MonkeyPatch) -> None:
    t = Table()
    t.state.treasury = [[3, 0, 1], [4, 0, 9]]
    words = drawn(monkeypatch, GAME.view(t.state, None)).words
    assert words[words.index("Delian League") + 1] == "treasury 3W 0D 1C"
    assert words[words.index("Peloponnesian League") + 1] == "treasury 4W 0D 9C"
