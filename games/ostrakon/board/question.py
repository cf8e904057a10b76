"""The question with its two stones; before the council, who has chosen."""

from games.ostrakon.board.table import MAIN_W, PANEL_H, PANEL_Y, Table, draw_stone, wrapped
from games.ostrakon.content import STONES, TEMPLE
from games.ostrakon.vote import enough_objectors
from games.ostrakon.words import card_name, to_come, to_come_words
from games.picture.canvas import MARGIN

_X, _ROOM = MARGIN + 24, MAIN_W - 48


def draw_question(table: Table) -> None:
    """What is asked, which stone is which, and how the vote stands."""
    view, canvas = table.view, table.canvas
    question = view.question
    assert question is not None
    size, most = (38, 2) if len(question.text) < 75 else (32, 3) if len(question.text) < 125 else (27, 4)
    lines = wrapped(question.text, "name", size, _ROOM, most)
    step = size * 1.2
    y = PANEL_Y + 34 + (116 - step * len(lines)) / 2
    for line in lines:
        canvas.text(_X, y + step / 2 - 12, line, size, "name", room=_ROOM)
        y += step
    for i, stone in enumerate(STONES):
        x = _X + i * _ROOM / 2
        draw_stone(canvas, x + 30, PANEL_Y + 180, 52, stone)
        answer = wrapped(question.answer(stone), "bold", 30, _ROOM / 2 - 84, 2)
        for row, line in enumerate(answer):
            at = PANEL_Y + 180 + (row - (len(answer) - 1) / 2) * 34
            canvas.text(x + 70, at, line, 30, "bold", room=_ROOM / 2 - 84)
    _draw_count(table)


def _draw_count(table: Table) -> None:
    view, canvas = table.view, table.canvas
    p = canvas.palette
    y = PANEL_Y + PANEL_H - 42
    canvas.path([(_X, y - 34), (_X + _ROOM, y - 34)], p.line, 3)
    seats = len(view.philosophers)
    if view.phase != "voting":
        words = {
            "corrupting": f"Corruption! Named: {len(view.named)} of {view.affected}",
            "consulting": f"The Oracle. Named: {len(view.named)} of {view.affected}",
            "deciding": "Keep the stone, or turn it?",
        }
        canvas.text(_X, y, words.get(view.phase, ""), 30, "bold", room=_ROOM)
        return
    for i in range(seats):
        x = _X + 14 + i * 30
        there = i < seats - to_come(view)
        canvas.disc(x, y, 11, p.clay if there else None, p.clay if there else p.line, 3)
    text = to_come_words(view).capitalize()
    if view.objectors:
        text = f"{text} · objections {len(view.objectors)}/{enough_objectors(seats)}"
    left = _X + seats * 30 + 20
    canvas.text(left, y, text, 28, "label", room=_X + _ROOM - left)


def draw_end(table: Table) -> None:
    """The winner, large."""
    view, canvas = table.view, table.canvas
    space, seat = next((space, view.piles[space][0]) for space in range(TEMPLE, 0, -1) if view.piles[space])
    middle = MARGIN + MAIN_W / 2
    canvas.mark(seat, middle, PANEL_Y + 74, 84)
    canvas.text(middle, PANEL_Y + 164, table.names[seat], 46, "title", anchor="mm", room=MAIN_W - 60)
    text = "Outstanding Victory!" if space == TEMPLE else f"{card_name(view, seat)}, on top of the pile on {space}"
    canvas.text(middle, PANEL_Y + 228, text, 34, "label", canvas.palette.muted, "mm", MAIN_W - 60)


def draw_choosing(table: Table) -> None:
    """Before the council."""
    view, canvas = table.view, table.canvas
    chosen = sum(card is not None for card in view.philosophers)
    middle = MARGIN + MAIN_W / 2
    canvas.text(middle, PANEL_Y + 110, "The philosophers gather", 46, "title", anchor="mm")
    text = f"{chosen} of {len(view.philosophers)} have chosen"
    canvas.text(middle, PANEL_Y + 180, text, 34, "label", canvas.palette.muted, "mm")
