"""Record the drawing calls of a picture, so that tests can ask what was drawn where."""

from dataclasses import dataclass, field
from typing import Any

from PIL import ImageDraw
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.picture.canvas import Canvas
from tests.games.philosophia.table import GAME, NAMES, Table

Point = tuple[float, float]


@dataclass
class Drawn:
    """Texts, marks and shapes in the order in which they were drawn, each with where it is."""

    texts: list[tuple[Point, str]] = field(default_factory=list)
    marks: list[tuple[Point, int, float]] = field(default_factory=list)
    """Where, whose, how large."""
    polygons: list[tuple[list[Point], Any, Any]] = field(default_factory=list)
    """Corners, fill, line."""
    discs: list[tuple[Point, float, Any]] = field(default_factory=list)
    """Where, radius, fill."""
    boxes: list[tuple[Point, Any, Any]] = field(default_factory=list)
    """The upper left corner, fill, line."""
    halos: list[Point] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        """All texts."""
        return [text for _, text in self.texts]

    def texts_near(self, x: float, y: float, room: float) -> list[str]:
        """The texts whose anchor is no further away than `room`, to either side."""
        return [text for at, text in self.texts if _near(at, (x, y), room)]

    def marks_near(self, x: float, y: float, room: float) -> list[int]:
        """The marks that are no further away than that."""
        return [seat for at, seat, _ in self.marks if _near(at, (x, y), room)]

    def at(self, text: str) -> Point:
        """Where a text stands that is drawn once."""
        (point,) = [at for at, each in self.texts if each == text]
        return point

    def shape_near(self, x: float, y: float, room: float = 6) -> tuple[list[Point], Any]:
        """The outline around a point and its fill: a polygon's corners seen from its middle; none for a circle."""
        for corners, fill, _ in self.polygons:
            mid = tuple((min(c[i] for c in corners) + max(c[i] for c in corners)) / 2 for i in (0, 1))
            if _near(mid, (x, y), room):
                return [(round(cx - x, 3), round(cy - y, 3)) for cx, cy in corners], fill
        return next(([], fill) for at, _, fill in self.discs if _near(at, (x, y), room))


def _near(one: Any, other: Point, room: float) -> bool:
    return abs(one[0] - other[0]) <= room and abs(one[1] - other[1]) <= room


def drawn(patch: MonkeyPatch, table: Table, seat: int | None = None) -> Drawn:
    """The picture of a table for everybody or a seat, as it was drawn."""
    found = Drawn()
    with patch.context() as recorded:
        _record(recorded, found)
        words = GAME.presentation(NAMES[: len(table.state.players) if not table.state.moirai else 1])
        assert words.picture(GAME.view(table.state, seat), Style()) is not None
    return found


def _record(patch: MonkeyPatch, found: Drawn) -> None:
    text, mark, polygon = ImageDraw.ImageDraw.text, Canvas.mark, Canvas.polygon
    disc, box, halo = Canvas.disc, Canvas.box, Canvas.halo

    def note_text(draw: Any, xy: Any, said: str, *args: Any, **named: Any) -> None:
        found.texts.append((xy, said))
        text(draw, xy, said, *args, **named)

    def note_mark(canvas: Canvas, seat: int, x: float, y: float, size: float = 34) -> None:
        found.marks.append(((x, y), seat, size))
        mark(canvas, seat, x, y, size)

    def note_polygon(canvas: Canvas, points: Any, fill: Any = None, line: Any = None, width: float = 3) -> None:
        found.polygons.append((list(points), fill, line))
        polygon(canvas, points, fill, line, width)

    def note_disc(canvas: Canvas, x: float, y: float, r: float, fill: Any = None, *rest: Any) -> None:
        found.discs.append(((x, y), r, fill))
        disc(canvas, x, y, r, fill, *rest)

    def note_box(canvas: Canvas, x: float, y: float, w: float, h: float, *rest: Any, **named: Any) -> None:
        values = dict(zip(("radius", "fill", "line", "width"), rest, strict=False)) | named
        found.boxes.append(((x, y), values.get("fill"), values.get("line")))
        box(canvas, x, y, w, h, *rest, **named)

    def note_halo(canvas: Canvas, x: float, y: float, *rest: Any) -> None:
        found.halos.append((x, y))
        halo(canvas, x, y, *rest)

    patch.setattr(ImageDraw.ImageDraw, "text", note_text)
    for name, note in (
        ("mark", note_mark),
        ("polygon", note_polygon),
        ("disc", note_disc),
        ("box", note_box),
        ("halo", note_halo),
    ):
        patch.setattr(Canvas, name, note)
