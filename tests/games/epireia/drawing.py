"""What a picture is drawn with: its own drawing calls, recorded while it is drawn."""

from dataclasses import dataclass, field
from typing import Any

from PIL import ImageDraw
from PIL.Image import Image
from pytest import MonkeyPatch

from games.core.presentation import Style
from games.epireia.content import FRONTS, PLACE, PLACES
from games.epireia.picture import battlefield
from games.epireia.picture import map as greece
from games.epireia.view import EpireiaView
from games.picture import canvas as canvases
from games.picture.canvas import Canvas
from tests.games.epireia.table import GAME, slug

NAMES = ("Malia", "Theo", "Charalampos", "Dion")
Point = tuple[float, float]


@dataclass
class Drawn:
    """Texts, marks and signs in the order in which they were drawn, each with where it is."""

    picture: Image | None = None
    texts: list[tuple[Point, str]] = field(default_factory=list)
    marks: list[tuple[Point, int]] = field(default_factory=list)
    boxes: list[tuple[Point, Any]] = field(default_factory=list)
    """The upper left corner, the fill."""
    waves: list[Point] = field(default_factory=list)
    """Sea icons."""
    polygons: list[list[Point]] = field(default_factory=list)

    @property
    def words(self) -> list[str]:
        """All texts."""
        return [text for _, text in self.texts]

    @property
    def said(self) -> str:
        """All texts, one after the other."""
        return " ".join(self.words)

    def inside(self, x: float, y: float, w: float, h: float) -> list[str]:
        """The texts whose anchor lies there."""
        return [text for (a, b), text in self.texts if x <= a <= x + w and y <= b <= y + h]

    def place(self, name: str) -> list[str]:
        """What is written at a place of the map."""
        return self.inside(*greece.spot(PLACE[slug(name)]), greece.W, greece.H)

    def place_marks(self, name: str) -> list[int]:
        """Whose marks lie at a place of the map."""
        x, y = greece.spot(PLACE[slug(name)])
        return [seat for (a, b), seat in self.marks if x <= a <= x + greece.W and y <= b <= y + greece.H]

    def sea_places(self) -> set[str]:
        """The places with a sea icon at their corner."""
        corners = {name: greece.spot(i) for i, name in enumerate(PLACES)}
        near = [
            (name, abs(x - cx - greece.W) < 20 and abs(y - cy) < 20)
            for name, (cx, cy) in corners.items()
            for x, y in self.waves
        ]
        return {name for name, there in near if there}


def front_x(name: str) -> float:
    """Where a front of the battlefield begins."""
    return battlefield.front_x(FRONTS.index(slug(name)))


def drawn(
    patch: MonkeyPatch, view: EpireiaView, part: int = 0, style: Style | None = None, names: tuple[str, ...] = NAMES
) -> Drawn:
    """One picture of a view, as it was drawn."""
    found = Drawn()
    with patch.context() as recorded:
        _record(recorded, found)
        canvases._ground.cache_clear()  # so that the ground is drawn too
        words = GAME.presentation(names[: len(view.boards)])
        assert part < words.parts(view)
        found.picture = words.part(view, style or Style(), part)
    assert found.picture is not None and found.picture.width == 1200 and found.picture.height <= 1200
    return found


def _record(patch: MonkeyPatch, found: Drawn) -> None:
    text, mark, box, polygon = ImageDraw.ImageDraw.text, Canvas.mark, Canvas.box, Canvas.polygon

    def note_text(draw: Any, xy: Any, said: str, *args: Any, **named: Any) -> None:
        if said:
            found.texts.append((xy, said))
        text(draw, xy, said, *args, **named)

    def note_mark(canvas: Canvas, seat: int, x: float, y: float, size: float = 34) -> None:
        found.marks.append(((x, y), seat))
        mark(canvas, seat, x, y, size)

    def note_box(canvas: Canvas, x: float, y: float, w: float, h: float, *rest: Any, **named: Any) -> None:
        values = dict(zip(("radius", "fill", "line", "width"), rest, strict=False)) | named
        found.boxes.append(((x, y), values.get("fill")))
        box(canvas, x, y, w, h, *rest, **named)

    def note_polygon(canvas: Canvas, points: Any, *rest: Any, **named: Any) -> None:
        found.polygons.append(list(points))
        polygon(canvas, points, *rest, **named)

    def note_wave(module: Any) -> None:
        sea = module.draw_sea

        def note(canvas: Canvas, x: float, y: float) -> None:
            found.waves.append((x, y))
            sea(canvas, x, y)

        patch.setattr(module, "draw_sea", note)

    patch.setattr(ImageDraw.ImageDraw, "text", note_text)
    patch.setattr(Canvas, "mark", note_mark)
    patch.setattr(Canvas, "box", note_box)
    patch.setattr(Canvas, "polygon", note_polygon)
    note_wave(greece)
