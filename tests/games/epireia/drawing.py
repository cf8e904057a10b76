"""What a picture is drawn with: its own drawing calls, recorded while it is drawn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PIL import ImageDraw
from PIL.Image import Image
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.core.values import Event
from games.epireia.content import FIRST_CITY, FRONTS, PLACE
from games.epireia.picture import battlefield, pieces
from games.epireia.picture import map as greece
from games.epireia.picture.chart import SPOTS, city_spots
from games.epireia.view import EpireiaView
from games.picture import canvas as canvases
from games.picture.canvas import Canvas
from tests.games.epireia.table import GAME, slug

NAMES = ("Malia", "Theo", "Charalampos", "Dion")
Point = tuple[float, float]


@dataclass
class Drawn:
    """Texts, symbols, silhouettes and figures in the order in which they were drawn, each with where it is."""

    picture: Image | None = None
    texts: list[tuple[Point, str]] = field(default_factory=list)
    marks: list[tuple[Point, int]] = field(default_factory=list)
    icons: list[tuple[Point, str, str | None, bool]] = field(default_factory=list)
    """The centre, the name, the colour of the owner, whether it is only an outline."""
    figures: list[tuple[Point, int, int, bool]] = field(default_factory=list)
    """The centre, the seat, the number, whether it is in a boat."""
    rings: list[Point] = field(default_factory=list)
    halos: list[tuple[Point, Point]] = field(default_factory=list)
    """The upper left and the lower right corner."""
    arrows: list[tuple[Point, Point]] = field(default_factory=list)
    boxes: list[tuple[Point, str | None]] = field(default_factory=list)
    """The upper left corner, the fill."""

    @property
    def words(self) -> list[str]:
        """All texts."""
        return [text for _, text in self.texts]

    def inside(self, x: float, y: float, w: float, h: float) -> list[str]:
        """The texts whose anchor lies there."""
        return [text for (a, b), text in self.texts if x <= a <= x + w and y <= b <= y + h]

    def asks(self, name: str) -> list[str]:
        """What a place of the map asks and gives: a roll, the silhouettes of goods, or that it is closed."""
        x, y = SPOTS[PLACE[slug(name)]].goods
        texts = [(a, text) for (a, b), text in self.texts if b == y and x - 40 <= a < x + 230]
        icons = [(a, icon) for (a, b), icon, _, _ in self.icons if b == y and x - 40 <= a < x + 230 and icon != "city"]
        return [said for _, said in sorted([*texts, *icons])]

    def holders(self, name: str) -> list[int]:
        """Whose symbols stand before the name of a territory, or above a city."""
        place = PLACE[slug(name)]
        if place < FIRST_CITY:
            x, y = SPOTS[place].name
            return [seat for (a, b), seat in self.marks if x - 60 < a < x and b == y]
        x, y = city_spots()[place - FIRST_CITY]
        return [seat for (a, b), seat in self.marks if abs(a - x) < 45 and y - 60 < b < y - 30]

    def standing(self, name: str) -> list[tuple[int, int, bool]]:
        """The figures at a place: seat, number, whether in a boat."""
        spot = SPOTS[PLACE[slug(name)]]
        (x, y), room = spot.figures, spot.room
        return [(s, n, boat) for (a, b), s, n, boat in self.figures if b == y and x - 1 <= a <= x + room]

    def named(self, icon: str) -> list[tuple[Point, str | None]]:
        """Where a silhouette is drawn in full, and in whose colour."""
        return [(at, colour) for at, name, colour, empty in self.icons if name == icon and not empty]


def drawn(
    patch: MonkeyPatch,
    view: EpireiaView,
    part: int = 0,
    style: Style | None = None,
    names: tuple[str, ...] = NAMES,
    events: Sequence[Event] = (),
) -> Drawn:
    """One picture of a view, as it was drawn."""
    found = Drawn()
    with patch.context() as recorded:
        _record(recorded, found)
        if part or view.battle is not None:
            canvases._ground.cache_clear()  # so that the words on the ground of the battlefield are drawn too
        words = GAME.presentation(names[: len(view.boards)])
        assert part < words.parts(view)
        found.picture = words.part(view, style or Style(), part, events)
    assert found.picture is not None and found.picture.width == 1200 and found.picture.height <= 1500
    return found


def _record(patch: MonkeyPatch, found: Drawn) -> None:
    text = ImageDraw.ImageDraw.text

    def note_text(draw: Any, xy: Any, said: str, *args: Any, **named: Any) -> None:
        if said:
            found.texts.append((xy, said))
        text(draw, xy, said, *args, **named)

    patch.setattr(ImageDraw.ImageDraw, "text", note_text)

    def note(owner: Any, name: str, keep: Callable[..., None]) -> None:
        draw = getattr(owner, name)

        def noted(canvas: Canvas, *args: Any, **named: Any) -> None:
            keep(*args, **named)
            draw(canvas, *args, **named)

        patch.setattr(owner, name, noted)

    def keep_icon(
        name: str, x: float, y: float, size: float = 0, fill: str | None = None, *, empty: bool = False
    ) -> None:
        found.icons.append(((x, y), name, fill, empty))

    def keep_figure(seat: int, number: int, x: float, y: float, *, sails: bool = False) -> None:
        found.figures.append(((x, y), seat, number, sails))

    def keep_box(x: float, y: float, w: float, h: float, radius: float = 0, fill: str | None = None, *rest: Any,
                 **named: Any) -> None:  # fmt: skip
        found.boxes.append(((x, y), fill))

    note(Canvas, "mark", lambda seat, x, y, size=0: found.marks.append(((x, y), seat)))
    note(Canvas, "icon", keep_icon)
    note(Canvas, "ring", lambda x, y, r: found.rings.append((x, y)))
    note(Canvas, "halo", lambda x, y, w, h, radius=0: found.halos.append(((x, y), (x + w, y + h))))
    note(Canvas, "arrow", lambda start, end, bend=0, gap=0: found.arrows.append((start, end)))
    note(Canvas, "box", keep_box)
    for module in (greece, battlefield):
        assert module.draw_figure is pieces.draw_figure  # type: ignore[attr-defined]
        note(module, "draw_figure", keep_figure)


def band(name: str) -> float:
    """Where a front of the battlefield begins."""
    return battlefield.band_top(FRONTS.index(slug(name)))
