"""The army of the solo enemy, which lies on the battlefield face down from the set-up on."""

from games.epireia.content import COLUMNS, DECKS, FRONTS, LEAGUES, NONE, SLOTS, SOLO, UNITS
from games.epireia.view import EpireiaView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.palette import readable_on

ENEMY = 122
_FRONT = (WIDTH - 2 * MARGIN) / len(FRONTS)
_TILE_W, _TILE_H = 52, 44


def enemy_league(view: EpireiaView) -> int:
    """The league of the solo enemy; NONE: there is none, or not yet."""
    return NONE if view.solo == NONE or view.boards[0].league == NONE else 1 - view.boards[0].league


def draw_enemy_army(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Front by front: units and levels, no powers."""
    words = f"{LEAGUES[enemy_league(view)]}, the enemy: its army lies face down"
    canvas.text(MARGIN, top + 18, words, 26, "bold", room=WIDTH - 2 * MARGIN)
    for front, name in enumerate(FRONTS):
        canvas.text(MARGIN + front * _FRONT, top + 50, name.capitalize(), 24, "label", canvas.palette.muted)
    for column in COLUMNS:
        x = MARGIN + column // 3 * _FRONT + column % 3 * (2 * _TILE_W + 20)
        free = list(SOLO[view.solo].army[column])
        for unit in SLOTS[column]:
            deck = next((deck for deck in free if DECKS[deck].unit == unit), NONE)
            if deck != NONE:
                free.remove(deck)
            _slot(canvas, x, top + 70, unit, deck)
            x += _TILE_W + 4


def _slot(canvas: Canvas, x: float, y: float, unit: int, deck: int) -> None:
    """A slot of a column, with the token that lies there or with its letter alone."""
    colours, middle = canvas.palette, (x + _TILE_W / 2, y + _TILE_H / 2)
    if deck == NONE:
        canvas.box(x, y, _TILE_W, _TILE_H, 6, line=colours.line, width=3)
        canvas.text(*middle, UNITS[unit][0], 24, "label", colours.muted, "mm")
        return
    fill = (colours.clay, colours.sea, colours.olive)[unit]
    canvas.box(x, y, _TILE_W, _TILE_H, 6, fill, colours.rim, 2)
    canvas.text(*middle, f"{UNITS[unit][0]} {'I' * DECKS[deck].level}", 24, "bold", readable_on(fill), "mm")
