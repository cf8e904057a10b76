"""The three overlapping subject cards: arrows point from each card at a line of the one beneath it, to its right."""

from games.ostrakon.board.table import PANEL_H, PANEL_Y, Table
from games.ostrakon.content import FREE, LINES, subject_cards
from games.picture.canvas import MARGIN

_W, _STEP = 262, 236
_LINE = 31.5


def draw_subjects(table: Table) -> None:
    """From the bottom card (right) to the top one (left), the lines that count set off."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    cards = subject_cards(view.options.subjects)
    left, middle, right = (cards[number] for number in view.row)
    pointed = (None, left.arrow, middle.arrow)
    for place in (2, 1, 0):
        card = (left, middle, right)[place]
        x, y = MARGIN + 10 + place * _STEP, PANEL_Y + 10.0
        canvas.box(x, y, _W, PANEL_H - 20, 12, p.ground, p.line)
        line = pointed[place]
        for i in range(LINES):
            at = y + 30 + i * _LINE
            name = "any subject" if card.lines[i] == FREE else card.lines[i]
            if i == line:
                fill = p.clay if place == 2 else p.ochre
                canvas.box(x + 6, at - 17, _W - 12, 34, 8, fill)
                ink = "#FFFDF8" if place == 2 else "#1E1A17"
                canvas.text(x + 44, at, name, 28, "bold", ink, room=_W - 58)
            else:
                canvas.text(x + 44, at, name, 24, "label", p.muted, room=_W - 58)
        if place < 2:
            at = y + 30 + card.arrow * _LINE
            tip = x + _W + 8
            canvas.polygon(
                [(tip - 28, at - 14), (tip, at), (tip - 28, at + 14)], p.clay if place == 1 else p.ochre, p.ink, 2
            )
