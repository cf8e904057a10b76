"""The map as it is drawn: every piece in its place, every place by its shape, what is public about the players."""

from collections.abc import Iterable

import pytest
from PIL import Image
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.philosophia.content import BONUSES, KIND_OF, OBSERVE, PLACE_NAMES, SIDES, TIMELINE
from games.philosophia.picture.map import POSITIONS
from games.philosophia.words import say
from games.picture.canvas import WIDTH
from games.picture.palette import palette
from tests.games.philosophia.drawing import Drawn, drawn
from tests.games.philosophia.table import GAME, NAMES, Table, bonus, place
from tests.messages import message_names

LIGHT = palette(Style())
CORNERS = {"Sparta": 4, "Samos": 4, "Ithaca": 0, "Olympia": 5, "Delphi": 6}
"""A place of each type, and how many corners its shape has."""


def table_of(seats: int) -> Table:
    return Table(*("Plato", "Homer", "Socrates", "Sophocles", "Aristotle", "Heraclitus")[:seats])


def picture(table: Table) -> Image.Image:
    """The map as everybody sees it."""
    image = GAME.presentation(NAMES[: len(table.state.players)]).picture(GAME.view(table.state, None), Style())
    assert image is not None
    return image


def there(found: Drawn, name: str) -> list[str]:
    """What is written in a place."""
    return found.texts_near(*POSITIONS[place(name)], 12)


@pytest.mark.parametrize("seats", [2, 6])
def test_every_philosopher_stands_beside_the_name_of_his_place(monkeypatch: MonkeyPatch, seats: int) -> None:
    table = table_of(seats)
    found = drawn(monkeypatch, table)
    for seat, player in enumerate(table.state.players):
        x, y = POSITIONS[player.place]
        assert found.marks_near(x - 40, y + 48, 60) == [seat]
        assert [line for at, _, line in found.boxes if at[1] == y + 28 and abs(at[0] - x) < 120] == [LIGHT.seat(seat)]
    assert len(found.halos) == 1 and found.halos[0][1] == POSITIONS[table.player(0).place][1] + 30, "whose turn it is"


def test_every_place_of_the_side_is_named(monkeypatch: MonkeyPatch) -> None:
    for seats, side in ((2, "A"), (4, "B")):
        found = drawn(monkeypatch, table_of(seats))
        for at in range(27):
            x, y = POSITIONS[at]
            assert bool(found.texts_near(x, y + 48, 40)) == (at in SIDES[side])


def test_each_type_has_its_own_shape(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, table_of(2))
    outlines = {name: found.shape_near(*POSITIONS[place(name)])[0] for name in CORNERS}
    assert {name: len(corners) for name, corners in outlines.items()} == CORNERS
    assert all(abs(x) == abs(y) for x, y in outlines["Sparta"]), "a square"
    assert all(x == 0 or y == 0 for x, y in outlines["Samos"]), "a diamond"
    fills = [found.shape_near(*POSITIONS[place(name)])[1] for name in CORNERS]
    assert fills == [LIGHT.ink, LIGHT.ochre, LIGHT.sea, LIGHT.clay, LIGHT.olive], "the printed colours"


def test_tokens_lie_there_until_somebody_keeps_them(monkeypatch: MonkeyPatch) -> None:
    table = table_of(2)
    assert [there(drawn(monkeypatch, table), name) for name in CORNERS] == [["?"]] * 5
    for name in CORNERS:
        table.clear_token(name)
    found = drawn(monkeypatch, table)
    assert [there(found, name) for name in CORNERS] == [["W"], ["E"], ["P"], ["T"], ["O"]]
    assert {found.shape_near(*POSITIONS[place(name)])[1] for name in CORNERS} == {LIGHT.panel}, "hollow"


@pytest.mark.parametrize(
    ("back", "code"),
    [
        ("coins 2", "2c"),
        ("coins 3", "3c"),
        ("sophistry 1", "So"),
        ("syllogism 1", "Sy"),
        ("sophists 1", "Ph"),
        ("builders 1", "Bu"),
    ],
)
def test_a_bonus_that_was_turned_over_is_shown(monkeypatch: MonkeyPatch, back: str, code: str) -> None:
    table = table_of(2)
    gives, amount = back.split()
    table.token("Samos", bonus(gives, int(amount)))
    assert there(drawn(monkeypatch, table), "Samos") == [code] and len(BONUSES) == 6


def test_schools_and_followers_wear_the_marks_of_their_owners(monkeypatch: MonkeyPatch) -> None:
    table = table_of(3)
    table.build(2, "Samos")
    table.follow(0, "Samos", "Ithaca")
    table.follow(1, "Samos")
    found = drawn(monkeypatch, table)
    x, y = POSITIONS[place("Samos")]
    beside = sorted((at[0], seat) for at, seat, size in found.marks if abs(at[1] - y) < 20 and abs(at[0] - x) < 110)
    assert [seat for _, seat in beside] == [2, 0, 1], "the school, then the followers"
    houses = [corners for corners, _, _ in found.polygons if len(corners) == 7]
    assert len(houses) == 1 and abs(houses[0][0][0] - x) < 60
    x, y = POSITIONS[place("Ithaca")]
    assert found.marks_near(x + 34, y, 20) == [0]


STANDING = ((), ("Pella", "Ithaca", "Elis", "Megara", "Piraeus", "Halicarnassus"),
            ("Larissa", "Delphi", "Corinth", "Thebes", "Delos", "Ephesus"),
            ("Dodona", "Trophonius", "Argos", "Eleusis", "Sounion", "Miletus"))  # fmt: skip


def crowded(seats: int, places: Iterable[int], standing: tuple[str, ...] = ()) -> Table:
    """A school and everybody's follower at each of these places; who is not said to stand is on the Acropolis."""
    table = table_of(seats)
    for seat, player in enumerate(table.state.players):
        player.place = place(standing[seat]) if standing else OBSERVE
    for at in places:
        table.state.followers[at] = (1 << seats) - 1
        table.state.schools[at] = at % seats
    return table


def spots(patch: MonkeyPatch, table: Table, here: int) -> dict[tuple[int, int], bytes]:
    """The middle of everything that lies at a place, and how it looks there."""
    (x, y), found, image = POSITIONS[here], drawn(patch, table), picture(table)
    pieces = [at for at, _, _ in found.marks if abs(at[0] - x) < 100 and abs(at[1] - y) < 36]
    letters = [at for at, text in found.texts if abs(at[0] - x) < 60 and abs(at[1] - y) < 12 and text in "?WEPTO"]
    assert len(pieces) == len(table.state.players) + 1 and len(letters) == 1
    return {at: looks(image, at) for at in [(round(each[0]), round(each[1])) for each in pieces + letters]}


def looks(image: Image.Image, at: tuple[int, int]) -> bytes:
    """What is drawn around a point."""
    return image.crop((at[0] - 5, at[1] - 5, at[0] + 5, at[1] + 5)).tobytes()


@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.slow
def test_nothing_at_a_place_is_hidden_by_another_place(monkeypatch: MonkeyPatch, seats: int) -> None:
    """However full the map is and whoever stands beside it: pieces and letters look as they do alone."""
    side = SIDES["A" if seats == 3 else "B"]
    alone = {here: spots(monkeypatch, crowded(seats, [here]), here) for here in side}
    for standing in STANDING:
        names = tuple([name for name in standing if place(name) in side][:seats])
        full = picture(crowded(seats, side, names))
        for here in set(side) - {place(name) for name in names}:
            hidden = [at for at, look in alone[here].items() if looks(full, at) != look]
            assert not hidden, f"{PLACE_NAMES[here]}: hidden at {hidden} while they stand at {names}"


def test_the_acropolis_shows_actions_the_disk_and_who_stands_there(monkeypatch: MonkeyPatch) -> None:
    table = table_of(3)
    table.top_disk("Chronos")
    before = drawn(monkeypatch, table)
    rows = ("Observe the Debaters", "Progress Timeline", "Athena Offering", "Public Debate")
    tops = [before.at(row) for row in rows]
    assert [x for x, _ in tops] == sorted(x for x, _ in tops) and len({y for _, y in tops}) == 1
    assert before.at("Chronos")[0] == before.at("Athena Offering")[0], "what is to be had at the Parthenon"
    table.stand(1, "Parthenon")
    table.stand(2, "Theatre of Dionysus")
    after = drawn(monkeypatch, table)
    y = tops[0][1] + 13
    standing = {seat: at[0] for at, seat, size in after.marks if at[1] == y}
    assert set(standing) == {1, 2} and not [seat for at, seat, _ in before.marks if at[1] == y]
    for seat, row in ((1, "Athena Offering"), (2, "Public Debate")):
        assert 0 < after.at(row)[0] - standing[seat] < 60


@pytest.mark.parametrize("hourglass", [0, 1, 5, 8])
def test_the_timeline_has_nine_years_and_the_hourglass_on_one(monkeypatch: MonkeyPatch, hourglass: int) -> None:
    table = table_of(2)
    table.state.hourglass = hourglass
    found = drawn(monkeypatch, table)
    years = [f"{year.year} BC" if i in (0, 8) else str(year.year) for i, year in enumerate(TIMELINE)]
    at = [found.at(year) for year in years]
    assert [x for x, _ in at] == sorted(x for x, _ in at) and len({y for _, y in at}) == 1
    glasses = [corners for corners, fill, _ in found.polygons if fill == LIGHT.ochre and at[0][1] - corners[0][1] == 59]
    assert len(glasses) == 1 and sum(x for x, _ in glasses[0]) / 4 == pytest.approx(at[hourglass][0])
    passed = [fill for (_, y), r, fill in found.discs if r == 11 and y == at[0][1] - 38]
    assert passed == [LIGHT.clay] * hourglass + [LIGHT.panel] * (8 - hourglass)


@pytest.mark.parametrize("seats", [3, 6])
def test_the_strip_says_all_that_is_public_of_a_player(monkeypatch: MonkeyPatch, seats: int) -> None:
    table = table_of(seats)
    table.give_tokens(1, "Sparta", "Argos", "Delphi")
    table.follow(1, "Samos", "Delos")
    table.build(1, "Samos")
    table.hold(1, "The Bronze Gong")
    player = table.player(1)
    player.coins, player.builders, player.sophists, player.study, player.wins = 7, 2, 3, True, 1
    player.wisdom, player.unknown_oracle = [0, 2], True
    table.crown(1)
    player.labyrinth = 2
    table.crown(2)
    found = drawn(monkeypatch, table)
    western, oracles = (table.state.dealt[KIND_OF[place(name)]] for name in ("Sparta", "Delphi"))
    line = f"7 c · B2 S3 study Or1 UO · F2 Sch1 D1 Wi2 · W2/{western} O1/{oracles}"
    x, y = found.at(line)
    assert found.marks_near(x + 16, y - 33, 3) == [1] and "Homer" in found.words
    for seat in range(seats):
        assert NAMES[seat] in found.words
    fills = [fill for (_, at), r, fill in found.discs if r == 17 and at == y - 32]
    row = fills[:3] if seats == 3 else fills[3:6]
    assert row == [LIGHT.wine, LIGHT.wine, None]
    assert str(table.player(2).number) in found.words, "the number on a third Labyrinth Token"
    held = [text for (_, at), text in found.texts if text == "L" and at == y - 32]
    assert len(held) == 2


def test_the_title_says_when_it_is_and_whose_decision(monkeypatch: MonkeyPatch) -> None:
    table = table_of(3)
    table.state.round, table.state.hourglass, table.state.asked = 7, 3, 2
    table.state.phase = "act"
    found = drawn(monkeypatch, table)
    assert {"Round 7, 508 BC", say.label("now-act", name="Rosa")} <= set(found.words)
    assert [seat for (x, y), seat, _ in found.marks if y == 44 and x > WIDTH / 2] == [2]


@pytest.mark.parametrize("seats", [2, 6])
def test_the_legend_explains_every_shape_and_every_letter(monkeypatch: MonkeyPatch, seats: int) -> None:
    found = drawn(monkeypatch, table_of(seats))
    said = " · ".join(found.words)
    for each in ("2c coins", "So Sophistry", "Sy Syllogism", "Bu builder", "Ph sophist", "F followers", "Sch schools"):
        assert each in said
    for each in ("D debates", "Wi wisdom", "B builder", "S sophist", "Or oracle card", "UO Unknown Oracle"):
        assert f" {each}" in said
    for name, words in zip(CORNERS, ("W Western", "E Eastern", "P Port", "T Temple", "O Oracle"), strict=True):
        x, y = found.at(words)
        corners, fill = found.shape_near(x - 18, y)
        shape, colour = found.shape_near(*POSITIONS[place(name)])
        assert (len(corners), fill) == (len(shape), colour)


def test_the_alternative_text_says_what_one_would_notice_first() -> None:
    table = table_of(3)
    words = GAME.presentation(NAMES[:3])
    assert words.alt(GAME.view(table.state, None)) == "Round 1, 1194 BC: Caro to move."
    headline = "headline(now=now-move(name=Caro), round=1, year=year(year=1194))"
    best = "best=2"
    with message_names():
        table.player(1).labyrinth = 2
        alt = words.alt(GAME.view(table.state, None))
        assert alt == f"alt-leaders({best}, count=1, headline={headline}, names=[Ali])"
        table.player(2).labyrinth = 2
        alt = words.alt(GAME.view(table.state, None))
        assert alt == f"alt-leaders({best}, count=2, headline={headline}, names=[Ali, Rosa])"
