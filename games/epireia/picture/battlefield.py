"""Drawing of the battlefield: the armies on three fronts, column by column, and the figures that lead them."""

from collections.abc import Iterable, Sequence

from games.core.values import Event
from games.epireia import events as happened
from games.epireia.battle import column_powers, columns_won, figure_owner, front_winner, solo_army
from games.epireia.content import COLUMNS, DECKS, FRONTS, NONE, SLOTS, strength_on
from games.epireia.picture.pieces import ENEMY, NUMBER_SIZE, UNITS, draw_figure, draw_number, draw_place_of_figure
from games.epireia.resolution import enemy_league
from games.epireia.state import Tokens
from games.epireia.supply import seats_of
from games.epireia.view import EpireiaView, army_seen
from games.epireia.words import front_heading, label_of, league_name, say
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import text_width
from games.picture.palette import mix

TOP = 104
_BAND, _GAP = 424, 12
FIELD_HEIGHT = TOP + len(FRONTS) * (_BAND + _GAP) + 10
_HEADING, _ROWS = 38, (76, 250)
"""Within the band of a front: the centre of its heading, and the upper edges of both armies."""
_FIRST, _COLUMN = 206, 322
"""Where the first column begins, and the width of a column."""
_TILE_W, _TILE_H = 104, 160
_SIDE = 2 * _TILE_W + 60
"""Within a column, the centre of what stands beside the tokens: the power of the army, and below it a figure."""


def band_top(front: int) -> float:
    """Return the upper edge, in pixels, of the band of the picture in which a front (0 to 2) is drawn."""
    return TOP + front * (_BAND + _GAP)


def column_x(column: int) -> float:
    """Return the left edge, in pixels, of a column of the battlefield (0 to 8)."""
    return _FIRST + column % 3 * _COLUMN


def row_y(column: int, low: bool) -> float:
    """Return the upper edge, in pixels, of an army's military tokens in a column.

    Args:
        column: The column, from 0 to 8.
        low: Whether it is the army in the lower half of the front.
    """
    return band_top(column // 3) + _ROWS[low]


def field_ground(canvas: Canvas) -> None:
    """Draw the background of the battlefield, which is the same in every position: three fronts with empty slots."""
    p = canvas.palette
    for front in range(len(FRONTS)):
        y = band_top(front)
        fill = mix(p.ground, p.sea, 0.2) if front == len(FRONTS) - 1 else mix(p.ground, p.ochre, 0.2)
        canvas.box(12, y, WIDTH - 24, _BAND, 22, fill, p.line, 3)
        canvas.text(MARGIN, y + _HEADING, label_of(front_heading(front)), 46, "title")
    for column in COLUMNS:
        for low in (False, True):
            for i, unit in enumerate(SLOTS[column]):
                x, y = column_x(column) + i * (_TILE_W + 6), row_y(column, low)
                canvas.box(x, y, _TILE_W, _TILE_H, 12, line=p.line, width=3)
                canvas.icon(UNITS[unit], x + _TILE_W / 2, y + _TILE_H / 2, 64, empty=True)


def draw_field(canvas: Canvas, view: EpireiaView, events: Iterable[Event]) -> None:
    """Draw armies, figures, powers and results, as far as the view's seat sees them, and mark what events have changed.

    The league of the view's seat, or of the player in a solo game, is drawn in the lower half.

    Args:
        canvas: The picture, with its background.
        view: The view that the picture shows.
        events: The events.
    """
    field = _Field(canvas, view, list(events))
    for league in range(2):
        for column, tokens in enumerate(_army(view, league)):
            field.draw_tokens(league, column, tokens)
        for front in range(len(FRONTS)):
            field.draw_leader(league, front)
    field.draw_focus()
    for column in COLUMNS:
        field.draw_powers(column)
    for front in range(len(FRONTS)):
        field.draw_winner(front)


def _army(view: EpireiaView, league: int) -> Sequence[Tokens]:
    if view.battle is not None and (army := army_seen(view, league)):
        return army
    if league == enemy_league(view):  # it has lain there, face down, since the set-up
        return solo_army(view.solo)
    return view.own_army.columns if view.own_army is not None and league == view.league else ()


class _Field:
    """Draws what changes on the battlefield, for one view: tokens, figures, powers and results.

    It knows which league is drawn in the lower half.
    """

    def __init__(self, canvas: Canvas, view: EpireiaView, events: Sequence[Event]) -> None:
        self.canvas, self.view, self.battle = canvas, view, view.battle
        whose = 0 if len(view.boards) == 1 else view.seat
        self.low = 0 if whose is None else view.boards[whose].league
        self.engaged = {event.figure for event in events if isinstance(event, happened.Engaged)}

    def seats(self, league: int) -> tuple[int, ...]:
        """Return the seats of a league; its commander, in whose colour its tokens are drawn, is the first."""
        return seats_of(self.view, league) or (ENEMY,)

    def draw_tokens(self, league: int, column: int, tokens: Tokens) -> None:
        """Draw the military tokens of a league's army in a column.

        Args:
            league: The league.
            column: The column, from 0 to 8.
            tokens: The tokens, each ten times its pile plus its power, which is 0 if it is hidden from the viewer.
        """
        free = list(SLOTS[column])
        for token in tokens:
            deck = DECKS[token // 10]
            slot = free.index(deck.unit)
            free[slot] = NONE
            x, y = column_x(column) + slot * (_TILE_W + 6), row_y(column, league == self.low)
            self._draw_token(x, y, self.seats(league)[0], deck.unit, deck.level, token % 10)

    def _draw_token(self, x: float, y: float, seat: int, unit: int, level: int, power: int) -> None:
        """Draw a military token: its front with unit and power, or its back with unit and level.

        Args:
            x: The left edge.
            y: The upper edge.
            seat: The seat in whose colour it is drawn.
            unit: The unit.
            level: Its level, 1 or 2.
            power: Its power; 0 if it lies face down.
        """
        p, canvas, middle = self.canvas.palette, self.canvas, x + _TILE_W / 2
        colour = p.seat(seat)
        if power:
            canvas.box(x, y, _TILE_W, _TILE_H, 12, p.panel, p.rim, 3)
            canvas.icon(UNITS[unit], middle, y + 55, 80, colour)
            canvas.text(middle, y + 126, str(power), 54, "bold", anchor="mm")
            return
        canvas.box(x, y, _TILE_W, _TILE_H, 12, colour, p.rim, 3)
        canvas.icon(UNITS[unit], middle, y + 55, 80)
        draw_number(canvas, middle, y + 126, say.label("level", level=level), 44, "title", colour)

    def draw_leader(self, league: int, front: int) -> None:
        """Draw the symbols of a league's seats beside its army on a front, and the figure that leads the army there.

        An engaged figure is drawn in the column where it fights.

        Args:
            league: The league.
            front: The front, from 0 to 2.
        """
        canvas, battle, low = self.canvas, self.battle, league == self.low
        y = band_top(front) + _ROWS[low] + _TILE_H / 2
        seats = self.seats(league)
        for i, seat in enumerate(seats):
            canvas.mark(seat, MARGIN + 20, y + (i - (len(seats) - 1) / 2) * 48, 40)
        placing = self.view.own_generals[front] if league == self.view.league else NONE
        figure = battle.generals[league][front] if battle is not None and battle.generals else placing
        column = battle.engaged[league][front] if battle is not None else NONE
        x, y = MARGIN + 104.0, y + 30
        if figure == NONE or column != NONE:
            draw_place_of_figure(canvas, x, y)
        if figure == NONE:
            return
        if column != NONE:
            x = column_x(3 * front + column) + _SIDE
        if figure in self.engaged:
            canvas.ring(x, y - 6, 44)
        seat = figure_owner(self.view, figure)
        draw_figure(canvas, seat if seat != NONE else ENEMY, strength_on(front, figure), x, y)

    def draw_focus(self) -> None:
        """Mark the column that is being fought or, while an army is placed, that of the next military token."""
        view, battle = self.view, self.battle
        if battle is None:
            return
        if battle.revealed and battle.column < len(COLUMNS):
            top = row_y(battle.column, low=False)
            height = row_y(battle.column, low=True) + _TILE_H - top
            self.canvas.halo(column_x(battle.column) - 2, top - 2, _COLUMN - 16, height + 4, 14)
        elif view.phase == "army" and view.own_army is not None and not view.chosen:
            cursor = view.own_army.cursor
            self.canvas.halo(column_x(cursor) - 2, row_y(cursor, low=True) - 2, 2 * _TILE_W + 10, _TILE_H + 4, 14)

    def draw_powers(self, column: int) -> None:
        """Draw both leagues' powers in a revealed column; once it is resolved, the winner's on the winner's symbol.

        Args:
            column: The column, from 0 to 8; nothing is drawn if it has not been revealed.
        """
        battle, canvas = self.battle, self.canvas
        if battle is None or not battle.armies or column >= battle.column + battle.revealed:
            return
        for league, power in enumerate(column_powers(battle, column)):
            x, y = column_x(column) + _SIDE, row_y(column, league == self.low) + 30
            if column < len(battle.results) and battle.results[column] == league:
                colour = canvas.palette.seat(self.seats(league)[0])
                canvas.box(x - 40, y - 26, 80, 52, 14, colour, canvas.palette.rim, 3)
                draw_number(canvas, x, y + 1, str(power), 46, "title", colour)
            else:
                canvas.text(x, y + 1, str(power), 46, "title", anchor="mm")

    def draw_winner(self, front: int) -> None:
        """Write beside the name of a front who has won it, or how many columns each league has won so far."""
        battle, canvas = self.battle, self.canvas
        if battle is None or len(battle.results) <= 3 * front:
            return
        y = band_top(front) + _HEADING
        seats: tuple[int, ...] = ()
        one, two = columns_won(battle.results, front)
        winner = front_winner(battle.results, front)
        if len(battle.results) < 3 * front + 3:
            said = say.label("field-so-far", one=one, two=two)
        elif winner == NONE:
            said = say.label("field-nobody")
        else:
            said = say.label("field-won", league=league_name(winner), one=max(one, two), two=min(one, two))
            seats = self.seats(winner)
        beside = text_width(label_of(front_heading(front)), "title", 46) + 180
        width = canvas.text(WIDTH - MARGIN, y, said, NUMBER_SIZE, "bold", anchor="rm", room=WIDTH - 2 * MARGIN - beside)
        for i, seat in enumerate(reversed(seats)):
            canvas.mark(seat, WIDTH - MARGIN - width - 34 - 46 * i, y, 40)
