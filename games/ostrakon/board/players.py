"""The players: mark, name, philosopher, olive branches, and the stone that lies open (or lay in the last vote)."""

from games.ostrakon.board.table import PLAYER_H, PLAYERS_Y, Table, draw_stone
from games.ostrakon.content import Stone
from games.ostrakon.words import card_name
from games.picture.canvas import MARGIN, WIDTH, Canvas


def draw_players(table: Table) -> None:
    """In seat order, row by row; the speaker and a follower stand out."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    seats = len(view.philosophers)
    columns = 3 if seats > 8 else 2
    rows = -(-seats // columns)
    width = (WIDTH - 2 * MARGIN - 10 * (columns - 1)) / columns
    for seat in range(seats):
        row, column = divmod(seat, columns)
        x = MARGIN + column * (width + 10)
        y = PLAYERS_Y + row * PLAYER_H + (4 - rows) * PLAYER_H / 2 * 0.6
        speaking = seat == view.speaker and view.phase != "over"
        canvas.box(x, y, width, PLAYER_H - 8, 10, p.panel, p.clay if speaking else p.line, 4 if speaking else 2)
        middle = y + (PLAYER_H - 8) / 2
        right = x + width - 12
        stone = _stone(table, seat)
        if stone is not None:
            draw_stone(canvas, right - 15, middle, 30, stone)
        elif view.options.show_voters and seat in view.laid:
            canvas.disc(right - 15, middle, 13, p.clay)
        right -= 40
        if view.branches[seat]:
            _draw_branch(canvas, right - 16, middle)
            right -= 44
        elif view.follower == seat:
            right -= canvas.text(right, middle, "follows", 24, "bold", p.halo, "rm") + 10
        room = right - x - 10
        if columns == 2 and view.philosophers[seat] is not None:
            used = canvas.text(right, middle, card_name(view, seat), 24, "label", p.muted, "rm")
            room -= used + 12
        canvas.player(x + 10, middle, seat, table.names[seat], room, 28)


def _stone(table: Table, seat: int) -> Stone | None:
    """The seat's open stone: of this vote if there is one, else of the last."""
    view = table.view
    if view.question is not None:
        return view.stones[seat] if view.stones else None
    if view.past and view.past[-1].stones and not view.struck:
        return view.past[-1].stones[seat]
    return None


def _draw_branch(canvas: Canvas, x: float, y: float) -> None:
    """An olive branch: a stem with leaves."""
    p = canvas.palette
    canvas.path([(x - 14, y + 11), (x + 14, y - 11)], p.olive, 3)
    for t in (-8, 1, 10):
        cx, cy = x + t, y - t * 0.78
        canvas.polygon([(cx, cy), (cx - 9, cy - 3), (cx - 5, cy - 10)], p.olive)
        canvas.polygon([(cx, cy), (cx + 4, cy + 9), (cx + 10, cy + 4)], p.olive)
