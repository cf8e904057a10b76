"""The players' boards in whole words: Administrator, City tokens, figures, buildings, goods, prestige."""

from games.epireia.board.signs import draw_sea
from games.epireia.board.strips import administrator_words, draw_leagues_wide, home_words, posts_words, wide_height
from games.epireia.content import BUILDINGS, CATEGORIES, FIGURES, NONE, PLACES, RESOURCES
from games.epireia.view import BoardSeen, EpireiaView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.palette import readable_on

_TOP = 168
_BOARD = 208
_ROW, _LINES = 34, 70
_WIDTHS = (106, 156, 146, 150, 116)
"""Of a column of buildings, by category."""
_LEFT = WIDTH - MARGIN - sum(_WIDTHS) - 4 * (len(_WIDTHS) - 1)
_GOODS_X, _PRESTIGE_X = 628, WIDTH - MARGIN - 12


def boards_height(view: EpireiaView) -> int:
    """The height of the whole picture."""
    return _TOP + len(view.boards) * _BOARD + wide_height(view) + 12


def boards_ground(canvas: Canvas) -> None:
    """The border and the categories of the buildings."""
    canvas.meander(14)
    for category, name in enumerate(CATEGORIES):
        left, width = _column(category)
        last = category == len(CATEGORIES) - 1
        x = left + width if last else left + width / 2
        canvas.text(x, _TOP - 24, name, 24, "label", canvas.palette.muted, "rm" if last else "mm")
    canvas.text(MARGIN, _TOP - 24, "Figures, with attack and place", 24, "label", canvas.palette.muted)


def draw_boards(canvas: Canvas, view: EpireiaView, names: tuple[str, ...]) -> None:
    """All boards, and what the leagues have together."""
    for seat, name in enumerate(names):
        _board(canvas, view, seat, name, _TOP + seat * _BOARD)
    draw_leagues_wide(canvas, view, _TOP + len(names) * _BOARD)


def _column(category: int) -> tuple[float, int]:
    return _LEFT + sum(_WIDTHS[:category]) + 4 * category, _WIDTHS[category]


def _board(canvas: Canvas, view: EpireiaView, seat: int, name: str, y: float) -> None:
    board, colours = view.boards[seat], canvas.palette
    canvas.box(MARGIN - 10, y, WIDTH - 2 * MARGIN + 20, _BOARD - 10, 14, colours.panel, colours.line)
    if view.asked == seat:
        canvas.halo(MARGIN - 4, y + 6, WIDTH - 2 * MARGIN + 8, _BOARD - 22, 12)
    used = canvas.player(MARGIN + 4, y + 30, seat, name, 320, 28)
    x = MARGIN + 4 + used + 22
    canvas.text(x, y + 31, home_words(board), 24, "label", colours.muted, room=_GOODS_X - x - 10)
    _goods(canvas, board, y + 30)
    _figures(canvas, view, board, y + _LINES)
    last = f"{administrator_words(board)}, {posts_words(view, seat)}"
    canvas.text(MARGIN + 4, y + _LINES + 3 * _ROW, last, 24, "label", room=_LEFT - MARGIN - 16)
    _buildings(canvas, board.built, y + _LINES - 14)


def _goods(canvas: Canvas, board: BoardSeen, y: float) -> None:
    x = float(_GOODS_X)
    for n, name in zip(board.stock, RESOURCES, strict=True):
        x += canvas.text(x, y, str(n), 30, "bold") + 6
        x += canvas.text(x, y + 1, name, 24, "label") + 20
    used = canvas.text(_PRESTIGE_X, y, str(board.prestige), 30, "bold", anchor="rm")
    canvas.text(_PRESTIGE_X - used - 6, y + 1, "prestige", 24, "label", anchor="rm")


def _figures(canvas: Canvas, view: EpireiaView, board: BoardSeen, y: float) -> None:
    for i, (figure, place) in enumerate(zip(board.figures, board.places, strict=True)):
        card = FIGURES[figure]
        where = "at home" if place == NONE else f"at {PLACES[place].removesuffix(' Pelagos')}"
        x, line = MARGIN + 4.0, y + i * _ROW
        used = canvas.text(x, line, card.name, 24, "bold")
        used += 8 + canvas.text(x + used + 8, line, f"{card.attack}, {where}", 24, "label", room=_LEFT - 70 - used)
        if card.sea:
            draw_sea(canvas, x + used + 24, line + 1)


def _buildings(canvas: Canvas, built: int, y: float) -> None:
    """A column for each category; what is built lies filled on the board."""
    colours = canvas.palette
    fills = (colours.wine, colours.ochre, colours.olive, colours.sea, colours.clay)
    for i, building in enumerate(BUILDINGS):
        x, width = _column(i // 3)
        line = y + i % 3 * 42
        middle = (x + width / 2, line + 18)
        if built >> i & 1:
            fill = fills[i // 3]
            canvas.box(x, line, width, 36, 6, fill, colours.rim, 2)
            canvas.text(*middle, building.name, 24, "bold", readable_on(fill), "mm")
        else:
            canvas.text(*middle, building.name, 24, "label", colours.muted, "mm")
