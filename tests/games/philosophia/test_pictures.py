"""Pictures: the map, a player's board, the debate; they fit, show what changes, and hide what is hidden."""

from io import BytesIO

import pytest
from PIL import Image

from games.core.clone import clone
from games.core.presentation import Style
from games.philosophia.actions import InitiateDebate, PlayArgument
from games.philosophia.board.geography import AT, PLACES
from games.philosophia.content import SIDES
from games.picture.png import encode
from tests.games.philosophia.table import GAME, NAMES, PETITIO, Table

STYLES = [Style(), Style(dark=True), Style(colour_blind=True)]


def full(seats: int) -> Table:
    """A table with much on it."""
    table = Table(*("Plato", "Homer", "Socrates", "Sophocles", "Aristotle", "Heraclitus")[:seats])
    for seat in range(seats):
        table.follow(seat, "Sparta", "Knossos", "Delphi", "Samos", "Delos")
        table.build(seat, ("Sparta", "Argos", "Knossos", "Delphi", "Rhodes", "Miletus")[seat])
        table.hold(seat, *(("The Bronze Gong",) if seat == 0 else ()))
    return table


def draw(table: Table, seat: int | None, style: Style = STYLES[0]) -> Image.Image:
    picture = GAME.presentation(NAMES[: len(table.state.players)]).picture(GAME.view(table.state, seat), style)
    assert picture is not None
    return picture


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seat", [None, 0])
def test_every_picture_fits(seats: int, seat: int | None, style: Style) -> None:
    picture = draw(full(seats), seat, style)
    assert picture.width == 1200 and picture.height <= 1200
    data = encode(picture)
    assert len(data) <= 300_000 and Image.open(BytesIO(data)).size == picture.size


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_debate_has_a_picture_of_its_own(seat: int | None) -> None:
    table = full(6)
    table.hand(0, PETITIO, 3)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    before = draw(table, seat)
    table.do(PlayArgument(PETITIO))
    after = draw(table, seat)
    assert before.size == after.size and before.tobytes() != after.tobytes()


def test_the_map_changes_with_a_school_and_a_follower() -> None:
    table = full(4)
    before = draw(table, None).tobytes()
    table.build(1, "Elis")
    built = draw(table, None).tobytes()
    table.follow(1, "Elis")
    assert len({before, built, draw(table, None).tobytes()}) == 3


def test_the_public_picture_shows_no_hand() -> None:
    table = full(3)
    other = clone(table.state)
    other.players[0].hand.append(other.sophistry.pop())
    other.players[0].request = (other.players[0].request or 0) + 1
    one = draw(table, None).tobytes()
    own = draw(table, 0).tobytes()
    table.state = other
    assert draw(table, None).tobytes() == one and draw(table, 0).tobytes() != own


def test_every_place_has_its_own_spot_on_the_map() -> None:
    assert set(AT) == set(range(27))
    for side, places in PLACES.items():
        assert {place for place, _ in places} == set(SIDES[side])
        for i, (_, (x, y)) in enumerate(places):
            assert 60 <= x <= 1140 and 110 <= y <= 740
            for _, (other_x, other_y) in places[i + 1 :]:
                assert abs(x - other_x) >= 100 or abs(y - other_y) >= 80


def test_pictures_have_alternative_texts() -> None:
    table = full(4)
    alt = GAME.presentation(NAMES[:4]).alt(GAME.view(table.state, None))
    assert "Caro" in alt and len(alt) < 400


@pytest.mark.parametrize("seats", [2, 6])
def test_the_map_comes_in_two_halves_for_phones(seats: int) -> None:
    """Title, Acropolis, timeline and players, then west and east; a player's board stays one picture."""
    table = full(seats)
    table.state.options = table.state.options.model_copy(update={"map": "halves"})
    words, view = GAME.presentation(NAMES[:seats]), GAME.view(table.state, None)
    assert words.parts(view) == 3 and words.parts(GAME.view(table.state, 0)) == 1
    pictures = [words.part(view, STYLES[0], number) for number in range(3)]
    for picture in pictures:
        assert picture is not None and picture.width == 1200 and 200 < picture.height <= 1200
        assert len(encode(picture)) <= 300_000
    assert len({picture.tobytes() for picture in pictures if picture}) == 3
    said = [words.alt(view, number) for number in range(3)]
    assert said == [words.alt(view), "The west of the map.", "The east of the map."] and "Caro" in said[0]
    table.state.options = table.state.options.model_copy(update={"map": "whole"})
    assert words.parts(GAME.view(table.state, None)) == 1
