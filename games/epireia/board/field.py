"""The battlefield: three fronts of three columns, both armies face to face, figures behind them."""

from games.epireia.board.enemy import enemy_league
from games.epireia.content import COLUMNS, FIGURES, FRONTS, LEAGUES, NONE, SLOTS, SOLO, UNITS
from games.epireia.endings import front_winner
from games.epireia.figures import strength_on
from games.epireia.view import BattleSeen, EpireiaView
from games.picture.canvas import MARGIN, Canvas
from games.picture.palette import mixed, readable_on

_FRONT_W, _GAP = 364, 18
_COLUMN_W = _FRONT_W / 3
_TILE_W, _TILE_H = 54, 112
_TOP = 132
_ROWS = (_TOP + 128, _TOP + 330)
"""Upper edges of both rows of tokens."""
_MIDDLE = _TOP + 285
_LOW = _TOP + 452


def _front_x(front: int) -> float:
    return MARGIN + front * (_FRONT_W + _GAP)


def field_ground(canvas: Canvas) -> None:
    """The border, three fronts and their empty slots."""
    canvas.meander(14)
    colours = canvas.palette
    for front, name in enumerate(FRONTS):
        x = _front_x(front)
        fill = mixed(colours.ground, colours.sea, 0.18) if front == 2 else mixed(colours.ground, colours.ochre, 0.18)
        canvas.box(x, _TOP, _FRONT_W, 532, 18, fill, colours.line)
        canvas.text(x + 16, _TOP + 26, name.capitalize(), 30, "title")
    for column in COLUMNS:
        x = _front_x(column // 3) + (column % 3) * _COLUMN_W
        for row in _ROWS:
            for i, unit in enumerate(SLOTS[column]):
                left = x + 5 + i * (_TILE_W + 3)
                canvas.box(left, row, _TILE_W, _TILE_H, 8, line=colours.line, width=3)
                canvas.text(left + _TILE_W / 2, row + _TILE_H / 2, UNITS[unit][0], 26, "label", colours.muted, "mm")


def draw_field(canvas: Canvas, view: EpireiaView) -> None:
    """Tokens, figures, powers and results; this seat's league sits below, and that of the only player for everybody."""
    battle = view.battle
    assert battle is not None
    whose = 0 if len(view.boards) == 1 else view.seat
    low = 0 if whose is None else view.boards[whose].league
    for league in range(2):
        below = league == low
        for column in COLUMNS:
            _tokens(canvas, _army(view, battle, league, low, column), column, _ROWS[below])
        for front in range(len(FRONTS)):
            _general(canvas, view, battle, league, front, below)
    for front in range(len(battle.results) // 3):
        _front_result(canvas, battle, front)
    for column in COLUMNS:
        _between(canvas, battle, column, low)


def _front_result(canvas: Canvas, battle: BattleSeen, front: int) -> None:
    """Beside the name of a front that is over: whose it is."""
    winner = front_winner(battle.results, front)
    whose = LEAGUES[winner].removesuffix(" League") if winner != NONE else "nobody's"
    canvas.text(_front_x(front) + _FRONT_W - 16, _TOP + 26, whose, 26, "bold", anchor="rm", room=200)


def _army(view: EpireiaView, battle: BattleSeen, league: int, low: int, column: int) -> tuple[int, ...]:
    if battle.armies:
        return battle.armies[league][column]
    if league == enemy_league(view):  # it has lain there, face down, since the set-up
        return tuple([deck * 10 for deck in SOLO[view.solo].army[column]])
    return battle.own_army[column] if battle.own_army is not None and league == low else ()


def _tokens(canvas: Canvas, tokens: tuple[int, ...], column: int, y: float) -> None:
    colours = canvas.palette
    x = _front_x(column // 3) + (column % 3) * _COLUMN_W
    free = list(SLOTS[column])
    for token in tokens:
        unit, level = token // 20, token // 10 % 2 + 1
        slot = free.index(unit)
        free[slot] = NONE
        left = x + 5 + slot * (_TILE_W + 3)
        fill = (colours.clay, colours.sea, colours.olive)[unit]
        ink = readable_on(fill)
        canvas.box(left, y, _TILE_W, _TILE_H, 8, fill, colours.rim, 2)
        canvas.text(left + _TILE_W / 2, y + 26, f"{UNITS[unit][0]} {'I' * level}", 26, "bold", ink, "mm")
        canvas.text(left + _TILE_W / 2, y + 74, str(token % 10) if token % 10 else "?", 46, "title", ink, "mm")


def _general(canvas: Canvas, view: EpireiaView, battle: BattleSeen, league: int, front: int, below: bool) -> None:
    """A figure behind its army, with the column in which it was engaged."""
    colours, x = canvas.palette, _front_x(front)
    y = _LOW if below else _TOP + 48
    mine = view.seat is not None and view.boards[view.seat].league == league
    figure = battle.generals[league][front] if battle.generals else battle.own_generals[front] if mine else NONE
    name = LEAGUES[league].removesuffix(" League") + (", the enemy" if league == enemy_league(view) else "")
    if figure == NONE:
        canvas.text(x + 16, y + 34, name, 24, "label", colours.muted, room=_FRONT_W - 30)
        return
    seat = next((i for i, board in enumerate(view.boards) if figure in board.figures), NONE)
    engaged = battle.engaged[league][front]
    canvas.box(x + 8, y, _FRONT_W - 16, 68, 10, colours.panel, colours.halo if engaged != NONE else colours.line, 4)
    if seat != NONE:
        canvas.mark(seat, x + 34, y + 34, 32)
    canvas.text(x + 58, y + 22, FIGURES[figure].name, 26, "name", room=210)
    note = f"engaged in column {engaged + 1}" if engaged != NONE else name
    canvas.text(x + 58, y + 50, note, 24, "label", colours.muted, room=230)
    strength = strength_on(front, figure)
    canvas.text(x + _FRONT_W - 30, y + 34, f"+{strength}", 38, "bold", anchor="rm")


def _between(canvas: Canvas, battle: BattleSeen, column: int, low: int) -> None:
    """The powers of a column that lies open, and an arrow to whom it went."""
    if not battle.armies or column >= battle.column + battle.revealed:
        return
    colours, front = canvas.palette, column // 3
    x = _front_x(front) + (column % 3) * _COLUMN_W + _COLUMN_W / 2
    powers = []
    for league in (1 - low, low):
        power = sum(token % 10 for token in battle.armies[league][column])
        figure = battle.generals[league][front]
        if battle.engaged[league][front] == column % 3:
            power += strength_on(front, figure)
        powers.append(power)
    canvas.text(x, _MIDDLE, f"{powers[0]} : {powers[1]}", 34, "bold", anchor="mm")
    if column >= len(battle.results):
        canvas.halo(x - 50, _ROWS[0] + 2, 100, _ROWS[1] + _TILE_H - _ROWS[0] - 4, 10)
        return
    winner = battle.results[column]
    if winner == NONE:
        canvas.text(x, _MIDDLE + 30, "tied", 24, "label", colours.muted, "mm")
        return
    tip = 24 if winner == low else -24
    base = _MIDDLE + (34 if winner == low else -34)
    canvas.polygon([(x - 16, base - tip / 2), (x + 16, base - tip / 2), (x, base + tip / 2)], colours.ink)
