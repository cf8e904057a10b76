"""Drawing of the battlefield with its fronts and columns, and of the solo enemy's army, which lies face down."""

from collections.abc import Sequence

from games.epireia.battle import column_powers, figure_owner, front_winner, solo_army
from games.epireia.content import COLUMNS, DECKS, FRONTS, NONE, SLOTS, SOLO
from games.epireia.figures import strength_on
from games.epireia.resolution import enemy_league
from games.epireia.state import PublicBattle, Tokens
from games.epireia.view import EpireiaView, army_seen
from games.epireia.words import figure_name, front_heading, label_of, league_name, say, short_league, unit_letter
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.palette import mix, readable_on


def _token(unit: int, level: int) -> str:
    return say.label("field-token", letter=unit_letter(unit), level=level)


ENEMY_ARMY_HEIGHT = 122
_ENEMY_FRONT_W = (WIDTH - 2 * MARGIN) / len(FRONTS)
_ENEMY_TILE_W, _ENEMY_TILE_H = 52, 44


def draw_enemy_army(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Draw the units and levels of the solo enemy's army, front by front, without powers, for a picture of the map.

    Args:
        canvas: The picture.
        view: The view of a solo game.
        top: The upper edge of the drawing.
    """
    words = say.label("field-enemy-army", league=league_name(enemy_league(view)))
    canvas.text(MARGIN, top + 18, words, 26, "bold", room=WIDTH - 2 * MARGIN)
    for front in range(len(FRONTS)):
        x, name = MARGIN + front * _ENEMY_FRONT_W, label_of(front_heading(front))
        canvas.text(x, top + 50, name, 24, "label", canvas.palette.muted)
    for column in COLUMNS:
        x = MARGIN + column // 3 * _ENEMY_FRONT_W + column % 3 * (2 * _ENEMY_TILE_W + 20)
        free = list(SOLO[view.solo].army[column])
        for unit in SLOTS[column]:
            deck = next((deck for deck in free if DECKS[deck].unit == unit), NONE)
            if deck != NONE:
                free.remove(deck)
            _slot(canvas, x, top + 70, unit, deck)
            x += _ENEMY_TILE_W + 4


def _slot(canvas: Canvas, x: float, y: float, unit: int, deck: int) -> None:
    """Draw a slot of a column with its token, or with the letter of its unit if it is empty.

    Args:
        canvas: The picture.
        x: The left edge.
        y: The upper edge.
        unit: The unit that the slot is for.
        deck: The pile of the token in the slot; NONE for an empty slot.
    """
    colours, middle = canvas.palette, (x + _ENEMY_TILE_W / 2, y + _ENEMY_TILE_H / 2)
    if deck == NONE:
        canvas.box(x, y, _ENEMY_TILE_W, _ENEMY_TILE_H, 6, line=colours.line, width=3)
        canvas.text(*middle, label_of(unit_letter(unit)), 24, "label", colours.muted, "mm")
        return
    fill = (colours.clay, colours.sea, colours.olive)[unit]
    canvas.box(x, y, _ENEMY_TILE_W, _ENEMY_TILE_H, 6, fill, colours.rim, 2)
    canvas.text(*middle, _token(unit, DECKS[deck].level), 24, "bold", readable_on(fill), "mm")


_FRONT_W, _GAP = 364, 18
_COLUMN_W = _FRONT_W / 3
_TILE_W, _TILE_H = 54, 112
FIELD_TOP = 132
SLOT_ROWS = (FIELD_TOP + 128, FIELD_TOP + 330)
"""Upper edges of both rows of tokens."""
FIELD_MIDDLE = FIELD_TOP + 285
LOWER_ROW = FIELD_TOP + 452


def front_x(front: int) -> float:
    """Return the x coordinate of the left edge of a front (0 to 2) on the battlefield."""
    return MARGIN + front * (_FRONT_W + _GAP)


def field_ground(canvas: Canvas) -> None:
    """Draw the unchanging background of the battlefield: the border and three fronts with empty slots."""
    canvas.meander(14)
    colours = canvas.palette
    for front in range(len(FRONTS)):
        x = front_x(front)
        fill = mix(colours.ground, colours.sea, 0.18) if front == 2 else mix(colours.ground, colours.ochre, 0.18)
        canvas.box(x, FIELD_TOP, _FRONT_W, 532, 18, fill, colours.line)
        canvas.text(x + 16, FIELD_TOP + 26, label_of(front_heading(front)), 30, "title")
    for column in COLUMNS:
        x = front_x(column // 3) + (column % 3) * _COLUMN_W
        for row in SLOT_ROWS:
            for i, unit in enumerate(SLOTS[column]):
                left = x + 5 + i * (_TILE_W + 3)
                canvas.box(left, row, _TILE_W, _TILE_H, 8, line=colours.line, width=3)
                middle = (left + _TILE_W / 2, row + _TILE_H / 2)
                canvas.text(*middle, label_of(unit_letter(unit)), 26, "label", colours.muted, "mm")


def draw_field(canvas: Canvas, view: EpireiaView) -> None:
    """Draw tokens, figures, powers and results on the battlefield, as far as the view's seat sees them.

    The league of the view's seat, or of the player in a solo game, is drawn in the lower half.
    """
    battle = view.battle
    assert battle is not None
    whose = 0 if len(view.boards) == 1 else view.seat
    low = 0 if whose is None else view.boards[whose].league
    for league in range(2):
        below = league == low
        for column, tokens in enumerate(_army(view, league)):
            _tokens(canvas, tokens, column, SLOT_ROWS[below])
        for front in range(len(FRONTS)):
            _general(canvas, view, battle, league, front, below)
    for front in range(len(battle.results) // 3):
        _front_result(canvas, battle, front)
    for column in COLUMNS:
        _between(canvas, battle, column, low)


def _front_result(canvas: Canvas, battle: PublicBattle, front: int) -> None:
    """Draw the winner of a finished front beside its name."""
    winner = front_winner(battle.results, front)
    whose = label_of(short_league(winner)) if winner != NONE else say.label("field-nobody")
    canvas.text(front_x(front) + _FRONT_W - 16, FIELD_TOP + 26, whose, 26, "bold", anchor="rm", room=200)


def _army(view: EpireiaView, league: int) -> Sequence[Tokens]:
    if army := army_seen(view, league):
        return army
    if league == enemy_league(view):  # it has lain there, face down, since the set-up
        return solo_army(view.solo)
    return view.own_army.columns if view.own_army is not None and league == view.league else ()


def _tokens(canvas: Canvas, tokens: Tokens, column: int, y: float) -> None:
    colours = canvas.palette
    x = front_x(column // 3) + (column % 3) * _COLUMN_W
    free = list(SLOTS[column])
    for token in tokens:
        unit, level = token // 20, token // 10 % 2 + 1
        slot = free.index(unit)
        free[slot] = NONE
        left = x + 5 + slot * (_TILE_W + 3)
        fill = (colours.clay, colours.sea, colours.olive)[unit]
        ink = readable_on(fill)
        canvas.box(left, y, _TILE_W, _TILE_H, 8, fill, colours.rim, 2)
        canvas.text(left + _TILE_W / 2, y + 26, _token(unit, level), 26, "bold", ink, "mm")
        canvas.text(
            left + _TILE_W / 2,
            y + 74,
            str(token % 10) if token % 10 else say.label("field-hidden"),
            46,
            "title",
            ink,
            "mm",
        )


def _general(canvas: Canvas, view: EpireiaView, battle: PublicBattle, league: int, front: int, below: bool) -> None:
    """Draw a league's figure on a front and the column where it was engaged; without one, the league's name.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        battle: The battle of this view.
        league: The league.
        front: The front, from 0 to 2.
        below: Whether the league is drawn in the lower half.
    """
    colours, x = canvas.palette, front_x(front)
    y = LOWER_ROW if below else FIELD_TOP + 48
    placing = view.own_generals[front] if league == view.league else NONE
    figure = battle.generals[league][front] if battle.generals else placing
    if league == enemy_league(view):
        name = say.label("field-enemy", league=short_league(league))
    else:
        name = label_of(short_league(league))
    if figure == NONE:
        canvas.text(x + 16, y + 34, name, 24, "label", colours.muted, room=_FRONT_W - 30)
        return
    seat = figure_owner(view, figure)
    engaged = battle.engaged[league][front]
    canvas.box(x + 8, y, _FRONT_W - 16, 68, 10, colours.panel, colours.halo if engaged != NONE else colours.line, 4)
    if seat != NONE:
        canvas.mark(seat, x + 34, y + 34, 32)
    canvas.text(x + 58, y + 22, label_of(figure_name(figure)), 26, "name", room=210)
    note = say.label("field-engaged", column=engaged + 1) if engaged != NONE else name
    canvas.text(x + 58, y + 50, note, 24, "label", colours.muted, room=230)
    strength = strength_on(front, figure)
    canvas.text(x + _FRONT_W - 30, y + 34, say.label("field-strength", strength=strength), 38, "bold", anchor="rm")


def _between(canvas: Canvas, battle: PublicBattle, column: int, low: int) -> None:
    """Draw both leagues' powers in the middle of a revealed column, and an arrow to its winner once it is resolved.

    Args:
        canvas: The picture.
        battle: The battle.
        column: The column, from 0 to 8; nothing is drawn if it has not been revealed.
        low: The league in the lower half.
    """
    if not battle.armies or column >= battle.column + battle.revealed:
        return
    colours = canvas.palette
    x = front_x(column // 3) + (column % 3) * _COLUMN_W + _COLUMN_W / 2
    powers = column_powers(battle, column)
    said = say.label("field-powers", above=powers[1 - low], below=powers[low])
    canvas.text(x, FIELD_MIDDLE, said, 34, "bold", anchor="mm")
    if column >= len(battle.results):
        canvas.halo(x - 50, SLOT_ROWS[0] + 2, 100, SLOT_ROWS[1] + _TILE_H - SLOT_ROWS[0] - 4, 10)
        return
    winner = battle.results[column]
    if winner == NONE:
        canvas.text(x, FIELD_MIDDLE + 30, say.label("field-tied"), 24, "label", colours.muted, "mm")
        return
    tip = 24 if winner == low else -24
    base = FIELD_MIDDLE + (34 if winner == low else -34)
    canvas.polygon([(x - 16, base - tip / 2), (x + 16, base - tip / 2), (x, base + tip / 2)], colours.ink)
