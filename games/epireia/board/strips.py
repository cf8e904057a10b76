"""The title, and below the board a strip for each player and a line for each league."""

from collections import Counter

from games.epireia.content import (
    BUILDINGS,
    CITY_NAMES,
    DECKS,
    LEAGUES,
    LETTERS,
    NONE,
    Price,
)
from games.epireia.view import EpireiaView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.palette import mixed, readable_on

STRIP = 76
_SIGNS = ("H", "T", "C", "A", "S", "G", "W", "D", "C", "B", "E", "P", "1", "2", "3")
"""Letters of the buildings, three of a category."""
_STOCK_X, _PRESTIGE_X, _BUILT_X = 360, 578, 672
_BOX = 28


def draw_title(canvas: Canvas, view: EpireiaView, names: tuple[str, ...], title: str, deciding: str) -> None:
    """Where the game stands, and whose decision it is."""
    canvas.title(88, title, deciding, view.asked if view.asked != NONE else None)


def draw_boards(canvas: Canvas, view: EpireiaView, names: tuple[str, ...], top: float) -> None:
    """The boards and the leagues."""
    for seat, name in enumerate(names):
        _board(canvas, view, seat, name, top + seat * STRIP)
    y = top + STRIP * len(names) + 16
    for league, title in enumerate(LEAGUES):
        x = MARGIN + league * (WIDTH - 2 * MARGIN) / 2
        used = canvas.text(x, y, title, 26, "bold")
        canvas.text(x + used + 18, y, _goods(view.treasury[league]), 26, "label", room=540 - used)
        army = _army(view.reserves[league])
        canvas.text(x, y + 34, f"Reserve: {army}", 25, "label", canvas.palette.muted, room=540)


def _board(canvas: Canvas, view: EpireiaView, seat: int, name: str, y: float) -> None:
    board, colours = view.boards[seat], canvas.palette
    asked = view.asked == seat
    canvas.box(MARGIN - 10, y, WIDTH - 2 * MARGIN + 20, STRIP - 8, 12, colours.panel, colours.line)
    if asked:
        canvas.halo(MARGIN - 4, y + 6, WIDTH - 2 * MARGIN + 8, STRIP - 20, 10)
    canvas.player(MARGIN + 4, y + 22, seat, name, _STOCK_X - MARGIN - 20, 28)
    if board.city == NONE:
        return
    league = LEAGUES[board.league].removesuffix(" League")
    canvas.text(MARGIN + 44, y + 51, f"{CITY_NAMES[board.city]}, {league}", 24, "label", colours.muted, room=280)
    for i, n in enumerate(board.stock):
        x = _STOCK_X + i * 72
        canvas.text(x, y + 36, str(n), 36, "bold")
        canvas.text(x + (42 if n > 9 else 24), y + 38, LETTERS[i], 25, "label", colours.muted)
    canvas.text(_PRESTIGE_X, y + 22, "prestige", 24, "label", colours.muted)
    canvas.text(_PRESTIGE_X + 40, y + 50, str(board.prestige), 32, "bold", anchor="mm")
    _buildings(canvas, board.built, y + 20)


def _buildings(canvas: Canvas, built: int, y: float) -> None:
    """Five groups of three letters; what is built is filled."""
    colours = canvas.palette
    groups = (colours.wine, colours.ochre, colours.olive, colours.sea, colours.clay)
    x = float(_BUILT_X)
    for i in range(len(BUILDINGS)):
        stands = built >> i & 1
        fill = groups[i // 3] if stands else colours.panel
        canvas.box(x, y, _BOX, 30, 5, fill, colours.rim if stands else colours.line, 2)
        ink = readable_on(fill) if stands else mixed(colours.muted, colours.panel, 0.35)
        canvas.text(x + _BOX / 2, y + 15, _SIGNS[i], 24, "bold" if stands else "label", ink, "mm")
        x += _BOX + 2 + (9 if i % 3 == 2 else 0)


def _goods(stock: Price) -> str:
    return "treasury " + " ".join([f"{n}{letter}" for n, letter in zip(stock, LETTERS, strict=True)])


def _army(tokens: tuple[int, ...]) -> str:
    """«3 H I, 1 T II», with the powers where they are known."""
    counts = Counter(token // 10 for token in tokens)
    power = sum(token % 10 for token in tokens)
    listed = ", ".join([f"{n} {'HTC'[DECKS[d].unit]} {'I' * DECKS[d].level}" for d, n in sorted(counts.items())])
    return f"{listed or 'none'}{f' (power {power})' if power else ''}"
