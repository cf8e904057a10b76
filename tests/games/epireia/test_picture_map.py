"""The map as a picture: what a place asks and gives, who holds it, who stands there, and what has changed."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

import pytest
from PIL.Image import Image
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.core.words import in_language
from games.epireia import events as ev
from games.epireia.content import (
    DECKS,
    EMPIRES,
    FIGURE,
    FIRST_CITY,
    FIRST_TERRITORY,
    HOME,
    PLACE,
    PLACES,
    SCENARIO_CARDS,
    SEA,
    SOLO,
    SOLO_CARDS,
    TERRITORIES,
    TERRITORY_NAMES,
)
from games.epireia.picture import map as greece
from games.epireia.picture.chart import GREECE, HEIGHT, SPOTS, TOP, city_spots
from games.epireia.picture.pieces import ENEMY, FIGURE_SIZE
from games.picture.canvas import WIDTH
from games.picture.coast import land_mask
from games.picture.palette import palette, rgb
from tests.games.epireia.drawing import Drawn, drawn
from tests.games.epireia.table import GAME, Table, slug

LIGHT = palette(Style())
GOODS = ("wheat", "log", "ingot")


class Box(NamedTuple):
    """A part of the map that something needs for itself."""

    what: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


@pytest.fixture(params=["en", "de", "fr", "es", "it"])
def language(request: pytest.FixtureRequest) -> Iterator[None]:
    """Let a test run in each of the languages, whose names of places differ in length."""
    with in_language(request.param):
        yield


def boxes() -> list[Box]:
    """All that a place may need at the same time: its name, a symbol, its goods, three figures, a city with symbols."""
    found = []
    for place, (name, spot) in enumerate(zip(PLACES, SPOTS, strict=True)):
        (x, y), width = spot.name, greece.name_width(place)
        if spot.ends:
            x -= width
        before = 50 if FIRST_TERRITORY <= place < FIRST_CITY else 0
        found.append(Box(f"{name}: name", x - before, y - 18, x + width, y + 18))
        if place < FIRST_CITY:
            x, y = spot.goods
            found.append(Box(f"{name}: goods", x, y - 23, x + greece.goods_width(place), y + 23))
        else:
            x, y = city_spots()[place - FIRST_CITY]
            found.append(Box(f"{name}: city", x - 29, y - 28, x + 29, y + 28))
            found.append(Box(f"{name}: symbols", x - 40, y - 64, x + 40, y - 28))
        x, y = spot.figures
        wide = min(spot.room, 3 * FIGURE_SIZE + 8) if place >= FIRST_TERRITORY else min(spot.room, 2 * FIGURE_SIZE + 4)
        half = FIGURE_SIZE / 2
        found.append(Box(f"{name}: figures", x - half, y - 48, x - half + wide, y + 44))
    return found


@pytest.mark.usefixtures("language")
def test_nothing_on_the_map_covers_anything_else() -> None:
    clashes = [f"{one}\n  {two}" for one, two in combinations(boxes(), 2) if one.overlaps(two)]
    assert not clashes, "\n".join(clashes)


@pytest.mark.usefixtures("language")
def test_a_closed_city_says_so_where_nothing_else_stands() -> None:
    for place in range(FIRST_CITY, len(PLACES)):
        x, y = SPOTS[place].goods
        closed = Box("closed", x, y - 18, x + 110, y + 18)
        others = [box for box in boxes() if box.what != f"{PLACES[place]}: figures"]
        assert not [box for box in others if box.overlaps(closed)], PLACES[place]


@pytest.mark.usefixtures("language")
def test_everything_lies_within_the_map() -> None:
    inside = Box("map", 0, TOP, WIDTH, HEIGHT)
    for box in boxes():
        assert box.left >= 4 and box.right <= WIDTH - 4 and box.top >= inside.top and box.bottom <= HEIGHT - 2, box


def test_each_territory_has_an_area_of_its_own_on_land_or_at_sea() -> None:
    land = land_mask("aegean", GREECE, TOP, HEIGHT)
    covered = set()
    for territory, card in enumerate(TERRITORIES):
        area, _, left, top = greece.territory_mask(territory)
        points = {
            (left + i % area.width, top + i // area.width) for i, level in enumerate(area.tobytes()) if level > 128
        }
        assert len(points) > 4_000, TERRITORY_NAMES[territory]
        assert not points & covered, f"{TERRITORY_NAMES[territory]}: {len(points & covered)}"
        covered |= points
        dry = sum(land.getpixel((x, y - TOP)) > 128 for x, y in points)  # type: ignore[operator]
        assert dry == (0 if card.sea else len(points)), TERRITORY_NAMES[territory]


def goods_of(price: tuple[int, int, int]) -> list[str]:
    return [GOODS[resource] for resource, count in enumerate(price) for _ in range(count)]


def test_places_say_what_they_ask_and_give_by_a_roll_and_silhouettes(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles", "Themistocles", at=("Persia", "Egypt"))
    found = drawn(monkeypatch, GAME.view(t.state, None))
    for name, empire in zip(PLACES, EMPIRES, strict=False):
        assert found.asks(name) == [f"{empire.roll}+", *goods_of(empire.reward)]
    for name, territory in zip(TERRITORY_NAMES, TERRITORIES, strict=True):
        assert found.asks(name) == goods_of(territory.tax)
    assert {colour for _, name, colour, _ in found.icons if name in GOODS} == {None}  # goods belong to nobody


def test_an_empire_s_number_is_the_one_in_force(monkeypatch: MonkeyPatch) -> None:
    t = Table(scenario="Pirates").figures(0, "Pericles", at=("Egypt",)).figures(1, "Lysander", at=("Egypt",))
    assert drawn(monkeypatch, GAME.view(t.state, None)).asks("Egypt")[0] == "9+"


@pytest.mark.parametrize("card", SCENARIO_CARDS, ids=[card.name for card in SCENARIO_CARDS])
def test_what_a_scenario_closes_is_closed_on_the_map(monkeypatch: MonkeyPatch, card: object) -> None:
    name = card.name  # type: ignore[attr-defined]
    found = drawn(monkeypatch, GAME.view(Table(scenario=name.replace("-", " ")).state, None))
    neutral = ["corinth", "delphi", "elis", "larissa"]
    wanted = {"olympic-games": neutral, "megarian-decree": ["persia", "phoenicia", "egypt"]}.get(name, [])
    assert sorted(place for place in PLACES if "closed" in found.asks(place)) == sorted(wanted)


def test_in_a_storm_the_sea_is_closed(monkeypatch: MonkeyPatch) -> None:
    t = Table(("Athens", 0), solo=0)
    t.state.augur = 9
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert {name for name in PLACES if "closed" in found.asks(name)} == {PLACES[i] for i in range(21) if SEA[i]}


def test_owners_and_brigands_stand_before_the_name_of_a_territory(monkeypatch: MonkeyPatch) -> None:
    t = Table().own(0, "Epirus").own(1, "Ionia", "Kritiko Pelagos").robbed("Euboea", "Illyria")
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert [found.holders(name) for name in ("Epirus", "Ionia", "Kritiko Pelagos", "Aeolis")] == [[0], [1], [1], []]
    robbed = [SPOTS[PLACE[name]].name for name in ("illyria", "euboea")]
    assert [at for at, colour in found.named("swords")] == [(x - 28, y) for x, y in robbed]


@pytest.mark.parametrize("style", [Style(), Style(dark=True), Style(colour_blind=True)])
def test_a_territory_wears_its_owner_s_colour(monkeypatch: MonkeyPatch, style: Style) -> None:
    free = drawn(monkeypatch, GAME.view(Table().state, None), style=style).picture
    assert free is not None
    # Where a colour is drawn depends on the territory, and which colour that is on the style.
    few = TERRITORY_NAMES if style == Style() else TERRITORY_NAMES[:2]
    for territory, name in enumerate(few):
        seat = territory % 2
        taken = drawn(monkeypatch, GAME.view(Table().own(seat, name).state, None), style=style).picture
        assert taken is not None
        assert amount(taken, palette(style).seat(seat)) - amount(free, palette(style).seat(seat)) > 1_500, name


def amount(picture: Image, colour: str) -> int:
    """How many pixels of a picture have a colour."""
    return {seen: count for count, seen in picture.getcolors(1 << 24) or ()}.get(rgb(colour), 0)


def test_a_city_wears_its_player_s_symbol_or_those_of_the_league_that_integrated_it(monkeypatch: MonkeyPatch) -> None:
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0)).give(0, "Delphi", 0).give(0, "Elis", 1)
    found = drawn(monkeypatch, GAME.view(t.state, None))
    holders = {name: found.holders(name) for name in ("Athens", "Sparta", "Corinth", "Delphi", "Elis", "Larissa")}
    assert holders == {"Athens": [0], "Sparta": [1], "Corinth": [2], "Delphi": [0, 2], "Elis": [1], "Larissa": []}
    colours = dict(found.named("city"))
    assert [colours[at] for at in city_spots()] == [LIGHT.clay, LIGHT.sea, LIGHT.olive, None, None, None]


# -- figures -------------------------------------------------------------------------------------------------------


def test_figures_stand_where_they_are_with_their_attack_and_in_a_boat_if_they_may_sail(
    monkeypatch: MonkeyPatch,
) -> None:
    t = Table().figures(0, "Pericles", "Aspasia", "Cleisthenes", at=("Egypt", "Epirus", ""))
    t.figures(1, "Leonidas", "Lysander", at=("Epirus", "Kritiko Pelagos"))
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert found.standing("Egypt") == [(0, 3, True)] and found.standing("Athens") == [(0, 2, False)]
    assert found.standing("Epirus") == [(0, 1, False), (1, 3, False)]
    assert found.standing("Kritiko Pelagos") == [(1, 2, True)] and len(found.figures) == 5


@pytest.mark.parametrize("name", [name for name in PLACES if PLACE[name] >= FIRST_TERRITORY])
def test_a_crowd_stays_within_the_room_of_its_place(monkeypatch: MonkeyPatch, name: str) -> None:
    spot = SPOTS[PLACE[name]]
    t = Table(("Athens", 0), ("Sparta", 1), ("Corinth", 0), ("Elis", 1))
    for seat, three in enumerate(
        (
            ("Pericles", "Themistocles", "Aristides"),
            ("Leonidas", "Lysander", "Brasidas"),
            ("Timoleon", "Periander", "Ariston"),
            ("Oxylus", "Hippias", "Iphitos"),
        )
    ):
        t.figures(seat, *three, at=(name,) * 3)
    found = drawn(monkeypatch, GAME.view(t.state, None))
    assert len(found.standing(name)) == len(found.figures) == 12
    right = spot.figures[0] - FIGURE_SIZE / 2 + spot.room
    assert max(x for (x, _), *_ in found.figures) + FIGURE_SIZE / 2 <= right + 0.01


# -- what has changed ----------------------------------------------------------------------------------------------


def changed(monkeypatch: MonkeyPatch, t: Table, *events: object) -> Drawn:
    return drawn(monkeypatch, GAME.view(t.state, None), events=events)  # type: ignore[arg-type]


def test_an_arrow_shows_from_where_a_figure_has_come(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles", "Aspasia", "Cleisthenes", at=("", "Ionia", "Epirus")).move(0)
    offers = {(offer.figure, offer.place): offer for offer in t.offers() if hasattr(offer, "place")}
    events = t.do(offers[FIGURE["pericles"], PLACE["egypt"]])
    events += t.do(offers[FIGURE["aspasia"], PLACE["aeolis"]])
    found = changed(monkeypatch, t, *events)
    egypt, aeolis = (SPOTS[PLACE[name]].figures for name in ("egypt", "aeolis"))
    assert found.arrows == [(city_spots()[0], egypt), (SPOTS[PLACE["ionia"]].figures, aeolis)]
    assert found.rings == [(x, y - 6) for x, y in sorted((egypt, aeolis), key=lambda at: at != egypt)]
    assert not changed(monkeypatch, t).arrows and not changed(monkeypatch, t).rings


def test_figures_stand_on_the_side_from_which_they_have_come(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles", "Aspasia", "Aristides", at=("Kritiko Pelagos",) * 3)
    place = PLACE["kritiko-pelagos"]
    events = [ev.Sent(0, FIGURE["pericles"], place, PLACE["phoenicia"]), ev.Sent(0, FIGURE["aristides"], place, HOME)]
    found = changed(monkeypatch, t, *events)
    assert [number for _, number, _ in found.standing("Kritiko Pelagos")] == [2, 1, 3]
    assert [end[0] for _, end in found.arrows] == sorted(end[0] for _, end in found.arrows)
    assert [n for _, n, _ in changed(monkeypatch, t).standing("Kritiko Pelagos")] == [3, 1, 2]


def test_a_figure_that_has_gone_home_since_has_no_arrow(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles")
    pericles = FIGURE["pericles"]
    for former in (HOME, PLACE["ionia"]):
        found = changed(monkeypatch, t, ev.Sent(0, pericles, PLACE["egypt"], former))
        assert not found.arrows and not found.rings


def test_places_that_have_changed_hands_wear_a_halo(monkeypatch: MonkeyPatch) -> None:
    t = Table().own(0, "Epirus").robbed("Euboea").give(0, "Larissa", 0)
    epirus, ionia, euboea = (TERRITORY_NAMES.index(name) for name in ("epirus", "ionia", "euboea"))
    found = changed(
        monkeypatch,
        t,
        ev.TerritoryTaken(0, epirus, -1, (0, 2, 0)),
        ev.TerritoryLost(1, ionia),
        ev.BrigandsCame((euboea,)),
        ev.CityIntegrated(0, 5, 0, -1),
        ev.EmpireAnswered(0, FIGURE["pericles"], PLACE["egypt"], 7, 0, 5, (2, 0, 0)),
        ev.EmpireAnswered(0, FIGURE["pericles"], PLACE["persia"], 1, 0, 7, (0, 0, 0)),
    )
    names = [SPOTS[PLACE[name]].name for name in ("epirus", "euboea", "ionia")]
    assert found.rings == [*[(x - 28, y) for x, y in names], city_spots()[5]]
    ((corner, _),) = found.halos
    x, y = SPOTS[PLACE["egypt"]].goods
    assert abs(corner[0] - x) < 10 and abs(corner[1] - y) < 30


def test_the_place_about_which_somebody_decides_wears_a_halo(monkeypatch: MonkeyPatch) -> None:
    t = Table().figures(0, "Pericles", at=("Epirus",)).figures(1, "Brasidas", at=("Epirus",)).move(0)
    t.resolve(12, 1)
    assert t.state.phase == "resolution"
    x, y = SPOTS[PLACE["epirus"]].name
    assert changed(monkeypatch, t).rings == [(x - 28, y)]


# -- alone ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", range(len(SOLO_CARDS)))
def test_alone_one_sees_the_enemies_and_on_a_second_picture_their_army_face_down(
    monkeypatch: MonkeyPatch, solo: int
) -> None:
    t = Table(("Corinth", 1), solo=solo).figures(0, "Timoleon")
    t.state.enemies = [PLACE["ionia"], HOME]
    view = GAME.view(t.state, None)
    assert drawn(monkeypatch, view).standing("Ionia")[0][0] == ENEMY
    found = drawn(monkeypatch, view, 1)
    army = [DECKS[deck] for column in SOLO[solo].army for deck in column]
    for unit, icon in enumerate(("shield", "trireme", "horse")):
        assert len(found.named(icon)) == sum(deck.unit == unit for deck in army)
    assert sorted(text for text in found.words if text in ("I", "II")) == sorted("I" * deck.level for deck in army)
    assert not any(text.isdigit() for text in found.words)


def test_alone_the_enemy_s_army_has_a_picture_as_long_as_there_is_no_battle() -> None:
    words, t = GAME.presentation(["Malia"]), Table(("Corinth", 1), solo=2)
    assert words.parts(GAME.view(t.state, None)) == 2 and words.parts(GAME.view(Table().state, None)) == 1
    assert words.alt(GAME.view(t.state, None), 1).startswith("This is the battlefield. The enemy's army lies face down")
    assert slug("Kritiko Pelagos") in PLACES
