"""The drawing primitives that all games share."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.presentation import Style
from games.core.words import current_language, in_language
from games.picture.canvas import MAX_HEIGHT, PNG_LIMIT, WIDTH, Canvas, Shape, Word, drawn_on, encode_png
from games.picture.coast import Bend, Cut, Pin, Projection, draw_coast, sea_colour
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.fonts import drawable_text, fit_text, font, text_width, wrap_text
from games.picture.icons import ICONS
from games.picture.palette import (
    DARK,
    LIGHT,
    SHAPES,
    Palette,
    contrast,
    is_hollow,
    mix,
    outline,
    palette,
    readable_on,
    rgb,
    symbol,
)


def plain(canvas: Canvas) -> None:
    """A ground with nothing on it."""


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_text_reads_on_ground_and_panel(colours: Palette) -> None:
    for ground in (colours.ground, colours.panel):
        assert contrast(colours.ink, ground) >= 7
        assert contrast(colours.muted, ground) >= 4.5
        assert contrast(colours.halo, ground) >= 3


def test_light_palette_is_that_of_the_look() -> None:
    assert (LIGHT.ground, LIGHT.ink, LIGHT.clay, LIGHT.sea) == ("#F3E9DA", "#1E1A17", "#B5532A", "#2F6B8A")


def test_styles_choose_the_palette() -> None:
    assert palette(Style()) is LIGHT
    assert palette(Style(dark=True)) is DARK
    safe = palette(Style(colour_blind=True))
    assert safe.ground == LIGHT.ground and safe.clay != LIGHT.clay
    # what a colour-blind eye is left with is lightness: these differ in it or in blue against yellow
    assert len({safe.clay, safe.ochre, safe.olive, safe.sea, safe.wine}) == 5


def test_mixing_and_reading() -> None:
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert readable_on("#FFFFFF") == LIGHT.ink
    assert readable_on("#000000") == LIGHT.bone


def test_marks_of_twelve_seats_differ() -> None:
    assert len({symbol(seat) for seat in range(12)}) == 12
    assert [is_hollow(seat) for seat in (0, 5, 6, 11)] == [False, False, True, True]
    assert len(SHAPES) == 6
    assert [len(outline(seat, 30)) for seat in range(6)] == [0, 4, 3, 4, 5, 6]


def test_marks_are_drawn_where_they_belong() -> None:
    for seat in range(12):
        canvas = Canvas.on(200, LIGHT, plain)
        before = canvas.image.copy()
        canvas.mark(seat, 300, 100, 40)
        changed = _changed(before, canvas.image)
        assert changed is not None
        assert changed[0] >= 270 and changed[2] <= 330 and changed[1] >= 70 and changed[3] <= 130


def _changed(before: Image.Image, after: Image.Image) -> tuple[int, int, int, int] | None:
    from PIL import ImageChops

    return ImageChops.difference(before, after).getbbox()


def in_its_language(canvas: Canvas) -> None:
    """A ground with a word on it that differs by language."""
    canvas.text(40, 100, current_language(), 60, "title")


def test_each_language_has_a_ground_of_its_own() -> None:
    english = Canvas.on(200, LIGHT, in_its_language).image.tobytes()
    with in_language("eo"):
        other = Canvas.on(200, LIGHT, in_its_language).image.tobytes()
    assert english != other
    assert Canvas.on(200, LIGHT, in_its_language).image.tobytes() == english


def test_the_ground_is_drawn_once_and_never_touched() -> None:
    first = Canvas.on(120, LIGHT, plain)
    first.box(10, 10, 50, 50, fill="#000000")
    second = Canvas.on(120, LIGHT, plain)
    assert second.image.size == (WIDTH, 120)
    assert second.image.getpixel((30, 30)) == rgb(LIGHT.ground)


def test_shapes_are_smooth() -> None:
    canvas = Canvas.on(120, LIGHT, plain)
    canvas.polygon([(10, 10), (110, 40), (30, 100)], "#000000")
    colours = canvas.image.getcolors(10_000)
    assert colours is not None and len(colours) > 10


def test_shapes_may_leave_the_canvas() -> None:
    canvas = Canvas.on(60, LIGHT, plain)
    canvas.disc(0, 0, 40, "#000000", "#FFFFFF")
    assert canvas.image.getpixel((4, 4)) == (0, 0, 0)
    canvas.path([(-20, -20), (WIDTH + 50, 90)], "#000000", 5)
    canvas.halo(-5, -5, 30, 30)
    canvas.meander(-10)
    assert canvas.image.size == (WIDTH, 60)


@pytest.mark.parametrize("text", ["", "short", "A name that is much too long for the room that it has been given here"])
def test_text_is_fitted(text: str) -> None:
    fit, size = fit_text(text, "name", 40, 300.0, 26)
    assert 26 <= size <= 40
    assert text_width(fit, "name", size) <= 300
    assert fit == text or (fit.endswith("…") and text.startswith(fit[:-1]))


def test_a_text_is_made_smaller_before_it_is_cut() -> None:
    """Letters do not shrink evenly, so a size that is reckoned from the width may be a little too large."""
    for room in range(200, 420):
        text, size = fit_text("Fallacia Compositionis", "name", 38, float(room), 12)
        assert text == "Fallacia Compositionis" and text_width(text, "name", size) <= room


def test_fonts_are_loaded_once() -> None:
    assert font("title", 30) is font("title", 30)
    assert {font(face, 20).getname()[0] for face in ("title", "name")} == {"Source Serif Pro"}  # type: ignore[arg-type]


def test_figures_are_tabular() -> None:
    for face in ("bold", "label"):
        assert len({text_width(str(digit), face, 40) for digit in range(10)}) == 1  # type: ignore[arg-type]


def test_words_that_cannot_be_drawn_are_left_out() -> None:
    assert drawable_text("Malia", "Player 1") == "Malia"
    assert drawable_text("Zoë  Ünal", "Player 1") == "Zoë Ünal"
    assert drawable_text("中文", "Player 1") == "Player 1"
    assert drawable_text("👑 Malia", "Player 1") == "Malia"
    assert drawable_text("", "Player 2") == "Player 2"


def test_letters_that_cannot_be_drawn_lose_their_accents_or_their_style() -> None:
    assert drawable_text("Ἰόνη", "Player 1") == "Ιόνη"
    assert drawable_text("𝓜𝓪𝓵𝓲𝓪", "Player 1") == "Malia"


def test_png_is_small_and_true() -> None:
    canvas = Canvas.on(400, LIGHT, plain)
    canvas.meander(20)
    canvas.text(100, 200, "Ostrakon", 60, "title")
    canvas.mark(1, 600, 200, 60)
    data = encode_png(canvas.image)
    assert len(data) < 30_000
    with Image.open(BytesIO(data)) as read:
        seen = read.convert("RGB").getpixel((600, 200))
    assert isinstance(seen, tuple)
    assert sum(abs(a - b) for a, b in zip(seen, rgb(LIGHT.sea), strict=True)) < 24


def test_png_gives_up_colours_before_it_grows_too_large() -> None:
    noise = Image.frombytes("RGB", (400, 400), random.Random(1).randbytes(480_000))
    assert len(encode_png(noise, 10**9)) > 100_000 >= len(encode_png(noise, 100_000))


def test_a_broken_text_fits_and_its_lines_are_of_similar_length() -> None:
    text = "If P then Q; not Q; therefore not P. If not Q then R, or else"
    lines = wrap_text(text, "label", 38, 440, 4)
    assert " ".join(lines) == text and all(text_width(line, "label", 38) <= 440 for line in lines)
    longest, shortest = (pick(text_width(line, "label", 38) for line in lines) for pick in (max, min))
    assert shortest > longest / 2
    cut = wrap_text(text, "label", 38, 440, 2)
    assert len(cut) == 2 and cut[1].endswith("…") and text_width(cut[1], "label", 38) <= 440


@pytest.mark.parametrize("name", ICONS)
@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_silhouettes_stay_in_their_square_and_show_their_owner(name: str, colours: Palette) -> None:
    looks = set()
    for fill, empty in ((None, False), (colours.sea, False), (None, True)):
        canvas = Canvas.on(200, colours, plain)
        before = canvas.image.copy()
        canvas.icon(name, 100, 100, 80, fill, empty=empty)
        changed = _changed(before, canvas.image)
        assert changed is not None
        assert changed[0] >= 52 and changed[1] >= 52 and changed[2] <= 148 and changed[3] <= 148
        looks.add(canvas.image.tobytes())
    assert len(looks) == 3


def test_a_bent_map_moves_what_lies_around_a_pin_and_nothing_far_away() -> None:
    plain_map = Projection(20, 41, 170)
    bent = plain_map._replace(pins=(Pin(23, 38, 700, 300),))
    x, y = plain_map.point(23, 38)
    moved_x, moved_y = bent.point(23, 38)
    assert abs(moved_x - 700) < abs(x - 700) / 5 and abs(moved_y - 300) < abs(y - 300) / 5
    assert bent.point(28, 36) == plain_map.point(28, 36)
    crowded = plain_map._replace(bends=(Bend(23, 38, 1.0, 1.0),))
    gap, wider = (abs(each.point(23.1, 38)[0] - each.point(22.9, 38)[0]) for each in (plain_map, crowded))
    assert wider > 1.8 * gap


@pytest.mark.parametrize("cut", ["aegean", "mediterranean"])
def test_the_coast_has_land_and_sea_where_they_are(cut: Cut) -> None:
    projection = Projection(20, 41, 150)
    canvas = Canvas.on(900, LIGHT, plain)
    draw_coast(canvas, cut, projection, 0, 900)
    for lon, lat, colour in ((22.2, 39.6, LIGHT.ground), (28.2, 38.6, LIGHT.ground), (21.0, 36.0, sea_colour(LIGHT))):
        x, y = projection.point(lon, lat)
        assert canvas.image.getpixel((round(x), round(y))) == rgb(colour), (lon, lat)


@pytest.mark.parametrize("seats", [1, 2, 6, 12])
@pytest.mark.parametrize("winners", [0, 1, 3])
def test_the_end_of_a_game_names_the_winners_and_everybodys_score(seats: int, winners: int) -> None:
    standings = [Standing(seat, f"Player {seat}", f"{seat} points") for seat in range(seats)]
    won = range(min(winners, seats))
    ending = Ending("A game", "Round 9", won, "Somebody", "by luck", "It rained. " * 30, standings)
    for colours in (LIGHT, DARK):
        picture = draw_ending(ending, colours)
        words = [thing.text for thing in drawn_on(picture) if isinstance(thing, Word)]
        assert {"A game", "Somebody", "by luck", *(each.name for each in standings)} <= set(words)
        assert {each.score for each in standings} <= set(words)
        marks = [thing.name for thing in drawn_on(picture) if isinstance(thing, Shape) and thing.at[1] < 700]
        assert [name for name in marks if name.startswith("seat")] == [f"seat {n}" for n in won]
        assert picture.height <= MAX_HEIGHT and len(encode_png(picture)) <= PNG_LIMIT


def test_an_arrow_leaves_room_for_the_pieces_at_both_ends() -> None:
    canvas = Canvas.on(300, LIGHT, plain)
    before = canvas.image.copy()
    canvas.arrow((100, 200), (500, 200), gap=40)
    changed = _changed(before, canvas.image)
    assert changed is not None and changed[0] >= 120 and changed[2] <= 480
    canvas.image.paste(before)
    canvas.arrow((100, 200), (160, 200))
    assert _changed(before, canvas.image) is None, "too short to be seen"
