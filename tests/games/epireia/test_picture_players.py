"""The players' boards as a picture, in words; the strips below the map; when there are two pictures."""

import random

import pytest
from pytest import MonkeyPatch

from games.core.chance import Chance
from games.core.presentation import Style
from games.epireia.content import ADMINISTRATORS, BUILDINGS, CATEGORIES, FIGURES
from games.epireia.state import State
from games.epireia.supply import tokens_of
from games.epireia.words import building_name, label_of
from games.picture.palette import palette
from tests.games.epireia.drawing import NAMES, drawn
from tests.games.epireia.table import GAME, Table
from tests.games.epireia.test_view import positions

LIGHT = palette(Style())
FOUR = (("Athens", 0), ("Sparta", 1), ("Delphi", 0), ("Elis", 1))
WORDS = GAME.presentation(NAMES[:2])


def rich_table() -> Table:
    t = Table(administrator="Architect").stock(0, 11, 3, 0).stock(1, 1, 2, 12).own(0, "Epirus", "Ionia")
    t.figures(0, "Pericles", "Aspasia", at=("Kritiko Pelagos", "")).figures(1, "Leonidas", at=("Delphi",))
    t.build(0, "Armoury", "Bureau I", "Bureau II").build(1, "Copper Mine")
    t.hold(0, 2, 3, 11 + 1).hold(1, 20 + 2)
    t.state.boards[0].prestige, t.state.boards[0].used = 7, 1
    t.state.treasury[1] = [4, 0, 9]
    return t


def rows(found: object, seat: int) -> str:
    """What stands on one board."""
    return " ".join(found.inside(0, 168 + seat * 208, 1200, 198))  # type: ignore[attr-defined]


def test_a_board_says_in_words_what_lies_on_it(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, GAME.view(rich_table().state, None), part=1)
    one, two = rows(found, 0), rows(found, 1)
    assert one.startswith("Malia Athens, Delian 11 Wheat 3 Wood 0 Copper 7 prestige")
    assert "Pericles 3, in Kritiko Aspasia 1, at home" in one
    assert "Architect, 1 use available, 1 City token " in one
    assert two.startswith("Theo Sparta, Peloponnesian 1 Wheat 2 Wood 12 Copper 1 prestige")
    assert "Leonidas 3, in Delphi" in two and "Architect, 0 uses available, 3 City tokens " in two
    assert all(label_of(building_name(i)) in words for i in range(len(BUILDINGS)) for words in (one, two))
    assert all(category.capitalize() in found.words for category in CATEGORIES)


def test_a_building_that_stands_lies_filled_on_its_board_and_no_other(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, GAME.view(rich_table().state, None), part=1)
    fills = (LIGHT.wine, LIGHT.ochre, LIGHT.olive, LIGHT.sea, LIGHT.clay)
    names = {label_of(building_name(i)) for i in range(len(BUILDINGS))}
    tiles = [at for at, fill in found.boxes if fill in fills and names & set(found.inside(*at, 160, 36))]
    standing = [found.inside(*at, 160, 36)[0] for at in tiles]
    assert standing == ["Armoury", "Bureau I", "Bureau II", "Copper Mine"]
    assert [y < 376 for _, y in tiles] == [True, True, True, False]


def test_the_reserve_is_told_by_unit_and_level_and_by_power_only_to_its_league(monkeypatch: MonkeyPatch) -> None:
    state = rich_table().state
    public = drawn(monkeypatch, GAME.view(state, None), part=1).words
    leagues = [text for text in public if text.startswith(("Delian League", "Pelop", "treasury", "Reserve"))]
    assert leagues == [
        "Delian League",
        "treasury 0 Wheat, 0 Wood, 0 Copper",
        "Reserve: 2 Hoplites I, 1 Hoplites II",
        "Peloponnesian League",
        "treasury 4 Wheat, 0 Wood, 9 Copper",
        "Reserve: 1 Triremes I",
    ]
    own = drawn(monkeypatch, GAME.view(state, 0), part=1).words
    assert "Reserve: Hoplites I (2, 3), Hoplites II (2)" in own and "Reserve: 1 Triremes I" in own
    below = drawn(monkeypatch, GAME.view(state, None))
    assert below.words.index("Reserve: 3 Hoplites") < below.words.index("Reserve: 1 Triremes")
    assert below.words.index("Delian League") < below.words.index("Reserve: 3 Hoplites")
    assert below.words.index("Peloponnesian League") < below.words.index("Reserve: 1 Triremes")


def test_the_strip_below_the_map_says_what_is_looked_at_most(monkeypatch: MonkeyPatch) -> None:
    found = drawn(monkeypatch, GAME.view(rich_table().state, None))
    one, two = (" ".join(found.inside(0, 772 + seat * 70, 1200, 64)) for seat in range(2))
    assert one.startswith("Malia Athens, Delian 11 W 3 D 0 C prestige 7")
    assert one.endswith("Architect, 1 use available 3 built, 1 City token left")
    assert two.endswith("Architect, 0 uses available 1 built, 3 City tokens left")
    assert {"W Wheat, D Wood, C Copper"} & set(found.words), "the letters are explained"


def test_everybody_is_shown_the_boards_as_a_second_picture_from_the_first_turn_to_the_battle() -> None:
    for state in positions(2, 6):
        view = GAME.view(state, None)
        assert WORDS.parts(view) == (2 if state.turn and state.battle is None else 1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.slow
def test_no_word_of_any_picture_is_cut_off(monkeypatch: MonkeyPatch, seats: int) -> None:
    for state in positions(seats, 6)[::7]:
        for seat in (None, seats - 1):
            view = GAME.view(state, seat)
            for part in range(GAME.presentation(NAMES[:seats]).parts(view)):
                found = drawn(monkeypatch, view, part)
                assert not [text for text in found.words if "…" in text]


@pytest.mark.slow
def test_a_full_board_with_the_longest_words_is_not_cut_off(monkeypatch: MonkeyPatch) -> None:
    longest = sorted(range(len(FIGURES)), key=lambda figure: len(FIGURES[figure].name))[-12:]
    for administrator in ADMINISTRATORS:
        t = Table(*FOUR, administrator=administrator).build(0, "Bureau I", "Bureau II", "Bureau III")
        for seat, board in enumerate(t.state.boards):
            board.figures, board.places = longest[3 * seat : 3 * seat + 3], [9, 5, 10]
            board.stock, board.prestige, board.built = [12, 12, 12], 10, 2**15 - 1
        for part in range(2):
            found = drawn(monkeypatch, GAME.view(t.state, None), part)
            assert not [text for text in found.words if "…" in text]


def test_the_boards_of_two_worlds_that_look_the_same_are_the_same_picture() -> None:
    state = next(
        s for s in positions(2, 4) if s.phase == "develop" and min(len(tokens_of(each)) for each in s.reserves) > 3
    )
    view = GAME.view(state, 0)
    worlds: list[State] = [GAME.determinize(view, Chance.quick(random.Random(seed))) for seed in range(4)]
    pictures = {WORDS.part(GAME.view(world, 0), Style(), part).tobytes() for world in worlds for part in range(2)}  # type: ignore[union-attr]
    assert len({str(world.reserves[1]) + str(world.reserves[0]) for world in worlds}) > 1 and len(pictures) == 2
