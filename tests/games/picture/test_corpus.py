"""Pictures of random games can be read on a phone: their smallest type, contrasts and sizes."""

from io import BytesIO
from itertools import cycle
from typing import Any

import pytest
from PIL import Image

from benchmarks.corpus import Moment, moments
from games.core.game import Game
from games.core.presentation import Style
from games.core.registry import all_games
from games.core.words import current_language, in_language, languages_of, load_catalogue
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


QUESTIONS = "questions.ftl"
"""The catalogue file with the questions of Ostrakon, which may be cut in pictures like what players type."""


def clipped(picture: Image.Image, moment: Moment) -> list[str]:
    """What of the game's own words is cut for want of room, unlike players' names and questions."""
    assert moment.game.words
    catalogue = load_catalogue(moment.game.words.package, current_language())
    sources = [catalogue.source(key) for key in catalogue]
    known = [*moment.names, *(source.text for source in sources if str(source.filename).endswith(QUESTIONS))]
    cut = {thing.text for thing in drawn_on(picture) if isinstance(thing, Word) and thing.text.endswith("…")}
    return [f"{text!r} is cut" for text in cut if not any(text[:-1].rstrip() in each for each in known)]


LANGUAGES = sorted(languages_of("games"))


def unreadable(moment: Moment, language: str, style: Style) -> set[str]:
    """Draw the pictures of a moment in a language, and return what cannot be read in them."""
    found: set[str] = set()
    with in_language(language):
        for name, picture in moment.pictures(style):
            found |= {f"{name}: {fault}" for fault in faults(picture) + collisions(picture) + clipped(picture, moment)}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", all_games(), ids=[game.name for game in all_games()])
def test_pictures_can_be_read_on_a_phone(game: Game[Any, Any]) -> None:
    """Each moment in another language."""
    found: set[str] = set()
    languages = cycle(LANGUAGES)
    for seats in game.seats:
        for number, moment in enumerate(moments(game, seats, 5 if len(game.seats) == 1 else 4)):
            found |= unreadable(moment, next(languages), Style(dark=(seats + number) % 2 == 0))
    assert not found, "\n".join(sorted(found)[:40])


@pytest.mark.whole
@pytest.mark.parametrize("game", all_games(), ids=[game.name for game in all_games()])
def test_pictures_of_whole_games_can_be_read_in_every_language(game: Game[Any, Any]) -> None:
    """More moments than above; what is the same in every language, such as tokens on an arrow, is not its matter."""
    found: set[str] = set()
    for seats in game.seats:
        for number, moment in enumerate(moments(game, seats, 12, seed=seats)):
            style = Style(dark=(seats + number) % 2 == 0)
            faulty = [unreadable(moment, language, style) for language in LANGUAGES]
            found |= set.union(*faulty) - set.intersection(*faulty)
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
