"""The last lines of a picture: whole sentences, in as many lines as they need."""

from functools import lru_cache

from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import width_of

LINE = 32
_SIZE = 25
_ROOM = WIDTH - 2 * MARGIN


@lru_cache(256)
def wrapped(text: str) -> tuple[str, ...]:
    """The text in as few lines as fit, each about as long as the others; a line break stays one."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        best = _broken(paragraph, _ROOM)
        for room in range(_ROOM - 40, 0, -40):
            narrower = _broken(paragraph, room)
            if len(narrower) > len(best):
                break
            best = narrower
        lines += best
    return tuple(lines)


def _broken(paragraph: str, room: int) -> list[str]:
    lines = [""]
    for word in paragraph.split():
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and width_of(longer, "label", _SIZE) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def footer_height(text: str) -> int:
    """How much of the picture the last lines take."""
    return 16 + LINE * len(wrapped(text))


def draw_footer(canvas: Canvas, text: str, bottom: float) -> None:
    """Lay the lines above the lower edge."""
    lines = wrapped(text)
    for i, line in enumerate(lines):
        y = bottom - 10 - LINE * (len(lines) - i) + LINE / 2
        canvas.text(WIDTH / 2, y, line, _SIZE, "label", anchor="mm", room=_ROOM)
