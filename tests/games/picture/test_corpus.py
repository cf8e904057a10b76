"""Pictures of random games can be read on a phone: their smallest type, contrasts and sizes."""

from io import BytesIO

import pytest
from PIL import Image

from benchmarks.corpus import moments
from games.core.presentation import Style
from games.core.registry import all_games
from games.picture.canvas import MAX_HEIGHT, PNG_LIMIT, SMALLEST, WIDTH, Canvas, Shape, Word, drawn_on, encode_png
from games.picture.palette import DARK, LIGHT, contrast, mix

WORDS, SHAPES = 4.5, 3.0
"""The least contrast of texts, and of shapes with a meaning, with what lies under them (WCAG 2)."""
TOUCH = 4
"""By how many pixels the boxes of two texts may overlap in width, and by twice as many in height."""
SHARE = 0.12
"""A colour counts as background if it covers this share of what lies under a text or a shape."""


def backgrounds(under: Image.Image | str) -> list[str]:
    """The colours under a text or a shape; the most frequent one if none covers much."""
    if isinstance(under, str):
        return [under]
    pixels = under.width * under.height
    colours = sorted(under.convert("RGB").getcolors(pixels) or [], reverse=True)
    found = [colour for count, colour in colours if count >= SHARE * pixels] or [colour for _, colour in colours[:1]]
    return [f"#{red:02X}{green:02X}{blue:02X}" for red, green, blue in found]  # type: ignore[misc]


def faults(picture: Image.Image) -> list[str]:
    """What is hard to see in a picture on a phone."""
    found = []
    for thing in drawn_on(picture):
        grounds = backgrounds(thing.under)
        if isinstance(thing, Word):
            if thing.size < SMALLEST:
                found.append(f"{thing.text!r} is {thing.size} px high")
            if (ratio := min((contrast(thing.colour, each) for each in grounds), default=21)) < WORDS:
                found.append(f"{thing.text!r} in {thing.colour} on {grounds} has a contrast of {ratio:.1f}")
        elif (ratio := min((max(contrast(c, each) for c in thing.colours) for each in grounds), default=21)) < SHAPES:
            found.append(f"the {thing.name} in {thing.colours} on {grounds} has a contrast of {ratio:.1f}")
    if picture.width != WIDTH or picture.height > MAX_HEIGHT:
        found.append(f"it is {picture.width} by {picture.height} pixels")
    data = encode_png(picture)
    if len(data) > PNG_LIMIT or Image.open(BytesIO(data)).size != picture.size:
        found.append("its file is too large")
    return found


def collisions(picture: Image.Image) -> list[str]:
    """What of a picture's texts cannot be read because it leaves the picture or runs into another text."""
    words = [thing for thing in drawn_on(picture) if isinstance(thing, Word) and thing.text.strip()]
    found = []
    for number, one in enumerate(words):
        left, top, right, bottom = one.box
        if left < 0 or top < 0 or right > picture.width or bottom > picture.height:
            found.append(f"{one.text!r} leaves the picture: {one.box}")
        for other in words[:number]:
            wide = min(right, other.box[2]) - max(left, other.box[0])
            high = min(bottom, other.box[3]) - max(top, other.box[1])
            if wide > TOUCH and high > 2 * TOUCH:
                found.append(f"{one.text!r} runs into {other.text!r}")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=[game.name for game in all_games()])
def test_pictures_can_be_read_on_a_phone(game: object) -> None:
    found: set[str] = set()
    drawn = 0
    for seats in game.seats:  # type: ignore[attr-defined]
        for number, moment in enumerate(moments(game, seats, 4)):  # type: ignore[arg-type]
            for name, picture in moment.pictures(Style(dark=(seats + number) % 2 == 0)):
                found |= {f"{name}: {fault}" for fault in faults(picture) + collisions(picture)}
                drawn += 1
    assert drawn
    assert not found, "\n".join(sorted(found)[:40])


def plain(canvas: Canvas) -> None:
    """A ground with nothing on it."""


def test_faults_are_found() -> None:
    canvas = Canvas.on(200, LIGHT, plain)
    canvas.text(20, 40, "small", 30)
    canvas.text(20, 100, "pale", 40, colour=mix(LIGHT.ground, LIGHT.ink, 0.4))
    canvas.box(300, 0, 300, 200, 0, DARK.ground)
    canvas.text(320, 40, "dark on dark", 40)
    canvas.text(320, 90, "with a rim", 40, rim=LIGHT.ground)
    canvas.icon("coin", 100, 160)
    canvas.icon("coin", 160, 160, fill=LIGHT.ochre)
    drawn_on(canvas.image).append(Shape("ghost", (10, 160), 20, (LIGHT.bone,), canvas.image.crop((0, 150, 20, 170))))
    assert [fault.split()[0] + " " + fault.split()[1] for fault in faults(canvas.image)] == [
        "'small' is",
        "'pale' in",
        "'dark on",
        "the ghost",
    ]


def test_collisions_are_found() -> None:
    canvas = Canvas.on(200, LIGHT, plain)
    canvas.text(20, 60, "Megara", 40)
    canvas.text(100, 70, "Eleusis", 40)
    canvas.text(WIDTH - 20, 120, "Persia", 40)
    canvas.text(20, 100, "below", 40)
    assert [each.partition(" ")[0] for each in collisions(canvas.image)] == ["'Eleusis'", "'Persia'"]


@pytest.mark.parametrize("anchor", ["lm", "mm", "rm"])
def test_names_on_a_map_are_cut_before_they_collide(anchor: str) -> None:
    canvas = Canvas.on(200, LIGHT, plain)
    canvas.text(600, 60, "Eleusis", 40, anchor="mm")
    x = {"lm": 480, "mm": 480, "rm": 780}[anchor]
    canvas.name(x, 62, "Megara and all the land around it", 40, anchor=anchor)
    canvas.name(WIDTH - 90, 120, "Persia", 40)
    canvas.name(400, 160, "Corinth", 40)
    assert collisions(canvas.image) == []
    first, second, _, corinth = [thing.text for thing in drawn_on(canvas.image) if isinstance(thing, Word)]
    assert (first, corinth) == ("Eleusis", "Corinth") and second.endswith("…")


def test_a_copy_of_a_ground_keeps_its_words_and_adds_its_own() -> None:
    def words_of(canvas: Canvas) -> list[str]:
        return [thing.text for thing in drawn_on(canvas.image) if isinstance(thing, Word)]

    first = Canvas.on(90, LIGHT, lettered)
    first.text(20, 60, "own")
    assert words_of(first) == ["ground", "own"] and words_of(Canvas.on(90, LIGHT, lettered)) == ["ground"]


def lettered(canvas: Canvas) -> None:
    """A ground with a word on it."""
    canvas.text(20, 30, "ground")
