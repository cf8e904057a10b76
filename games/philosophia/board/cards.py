"""An argument card as a picture: its sort, its name, what it beats, its lesson."""

from games.philosophia.content import FIRST_SYLLOGISM, RESULT, SYLLOGISMS, WORD_OF_ZEUS
from games.philosophia.presentation.words import argument_code, argument_lesson, argument_name
from games.picture.canvas import Canvas
from games.picture.fonts import width_of
from games.picture.palette import Palette

INITIALS = tuple(argument_code(FIRST_SYLLOGISM + i) for i in range(len(SYLLOGISMS)))


def card_colour(palette: Palette, card: int) -> str:
    """The colour of a card: its Syllogism's; clay for Sophistry."""
    if card == WORD_OF_ZEUS:
        return palette.ink
    if card < FIRST_SYLLOGISM:
        return palette.clay
    return (palette.ochre, palette.wine, palette.sea, palette.olive, palette.muted)[card - FIRST_SYLLOGISM]


def wrapped(text: str, size: int, room: float, lines: int) -> list[str]:
    """Text broken into at most so many lines."""
    found: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and width_of(longer, "label", size) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return found


def name_lines(name: str, room: float) -> list[str]:
    """A card's name on one line while it can be read there, else on two, never cut."""
    return [name] if width_of(name, "name", 28) <= room else wrapped(name, 32, room, 2)


def draw_card(canvas: Canvas, card: int, x: float, y: float, w: float, h: float) -> None:
    """A whole card, to be read."""
    p = canvas.palette
    colour = card_colour(p, card)
    canvas.box(x, y, w, h, 18, p.panel, colour, 6)
    sort = "Oracle" if card == WORD_OF_ZEUS else "Sophistry" if card < FIRST_SYLLOGISM else "Syllogism"
    canvas.text(x + w / 2, y + 34, sort, 28, "label", p.muted, "mm")
    name = name_lines(argument_name(card), w - 30)
    for i, line in enumerate(name):
        top = y + 78 if len(name) == 1 else y + 70 + 32 * i
        canvas.text(x + w / 2, top, line, 38 if len(name) == 1 else 32, "name", p.ink, "mm", room=w - 30)
    for i, line in enumerate(wrapped(argument_lesson(card), 28, w - 44, 4)):
        canvas.text(x + w / 2, y + 132 + 35 * i, line, 28, "label", p.ink, "mm", room=w - 30)
    for i, line in enumerate(_relations(card)):
        canvas.text(x + w / 2, y + h - 66 + 34 * i, line, 26, "bold", p.ink, "mm", room=w - 30)


def _relations(card: int) -> tuple[str, str]:
    if card == WORD_OF_ZEUS:
        return "beats every card", "gone after use"
    if card < FIRST_SYLLOGISM:
        return "ties with Sophistry", "loses to Syllogisms"
    results = RESULT[card][FIRST_SYLLOGISM:]
    won, lost = (", ".join([INITIALS[i] for i in range(len(SYLLOGISMS)) if results[i] == what]) for what in (1, -1))
    return f"beats {won}, Sophistry", f"loses to {lost}"


def draw_small(canvas: Canvas, card: int, x: float, y: float) -> None:
    """A card in a pile: its code on its colour."""
    p = canvas.palette
    colour = card_colour(p, card)
    canvas.box(x, y, 58, 78, 10, p.panel, colour, 5)
    canvas.text(x + 29, y + 39, argument_code(card), 28, "bold", p.ink, "mm")
