"""Drawing of the players: a strip each below the map, a line for each league, and the complete boards."""

from collections import Counter

from games.core.words import Argument, Series
from games.epireia.content import BUILDINGS, CATEGORIES, DECKS, FIGURES, NONE
from games.epireia.picture.map import draw_sea
from games.epireia.state import Board
from games.epireia.supply import administrator_uses, city_tokens_left
from games.epireia.view import EpireiaView, reserve_seen
from games.epireia.words import (
    administrator_name,
    building_name,
    city_name,
    figure_name,
    label_of,
    league_name,
    place_label,
    resource_letter,
    resource_name,
    say,
    short_league,
    stock_words,
    tokens_by_power,
    tokens_counted,
    unit_name,
    where_words,
)
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import text_width
from games.picture.palette import readable_on

STRIP_HEIGHT = 70
COMPACT_LEAGUES_HEIGHT = 66
"""Height of both leagues side by side."""
LEAGUE_LINE = 32
_WIDE = WIDTH - 2 * MARGIN
_STOCK_X, _STRIP_PRESTIGE_X, _MORE_X = 372, 600, 726


def draw_strips(canvas: Canvas, view: EpireiaView, names: tuple[str, ...], top: float) -> None:
    """Draw a strip for each player with the most important values of the board, below the map or battlefield.

    Args:
        canvas: The picture.
        view: The view that the picture shows.
        names: The players' names by seat.
        top: The upper edge of the first strip.
    """
    for seat, name in enumerate(names):
        _strip(canvas, view, seat, name, top + seat * STRIP_HEIGHT)


def _strip(canvas: Canvas, view: EpireiaView, seat: int, name: str, y: float) -> None:
    board, colours = view.boards[seat], canvas.palette
    canvas.box(MARGIN - 10, y, WIDTH - 2 * MARGIN + 20, STRIP_HEIGHT - 6, 12, colours.panel, colours.line)
    if view.asked == seat:
        canvas.halo(MARGIN - 4, y + 6, WIDTH - 2 * MARGIN + 8, STRIP_HEIGHT - 18, 10)
    canvas.player(MARGIN + 4, y + 20, seat, name, _STOCK_X - MARGIN - 20, 28)
    if board.city == NONE:
        return
    canvas.text(MARGIN + 44, y + 47, home_words(board), 24, "label", colours.muted, room=280)
    for i, n in enumerate(board.stock):
        x = _STOCK_X + i * 74
        used = canvas.text(x, y + 33, str(n), 36, "bold")
        canvas.text(x + used + 6, y + 36, label_of(resource_letter(i)), 25, "label", colours.muted)
    canvas.text(_STRIP_PRESTIGE_X + 40, y + 20, say.label("strip-prestige"), 24, "label", colours.muted, "mm")
    canvas.text(_STRIP_PRESTIGE_X + 40, y + 46, str(board.prestige), 30, "bold", anchor="mm")
    room = WIDTH - MARGIN - 12 - _MORE_X
    canvas.text(_MORE_X, y + 20, administrator_words(board), 24, "label", room=room)
    built = say.label("strip-built", built=board.built.bit_count(), left=city_tokens_left(view, seat))
    canvas.text(_MORE_X, y + 47, built, 24, "label", colours.muted, room=room)


def home_words(board: Board) -> str:
    """Return a player's city and league as text, such as "Athens, Delian"."""
    return say.label("board-home", city=city_name(board.city), league=short_league(board.league))


def administrator_words(board: Board) -> str:
    """Return a player's Administrator and how often it may be used now, as text such as "Polemarch, 2 uses ready"."""
    if board.administrator == NONE:
        return say.label("board-no-administrator")
    name = administrator_name(board.administrator)
    return say.label("board-uses", name=name, count=administrator_uses(board))


def leagues_of(view: EpireiaView) -> list[int]:
    """Return the leagues whose goods and reserve are drawn: both; in a solo game, once known, only the player's."""
    played = {board.league for board in view.boards}
    return [league for league in range(2) if view.solo == NONE or NONE in played or league in played]


def draw_leagues(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Draw both leagues' treasuries and reserves side by side, abbreviated; a single league's unabbreviated.

    Args:
        canvas: The picture.
        view: The view that the picture shows; powers appear as far as its seat knows them.
        top: The upper edge.
    """
    if len(leagues_of(view)) == 1:
        draw_leagues_wide(canvas, view, top - 2)
        return
    for i, league in enumerate(leagues_of(view)):
        x = MARGIN + i * (WIDTH - 2 * MARGIN) / 2
        used = canvas.text(x, top + 18, label_of(league_name(league)), 26, "bold")
        goods = say.label("league-treasury", stock=stock_words(view.treasury[league], "stock.short"))
        canvas.text(x + used + 18, top + 18, goods, 26, "label", room=540 - used)
        army = _reserve_in_short(reserve_seen(view, league))
        canvas.text(x, top + 48, army, 25, "label", canvas.palette.muted, room=550)


def wide_leagues_height(view: EpireiaView) -> int:
    """Return the height in pixels that `draw_leagues_wide` needs for a view."""
    fought = view.battle is not None and bool(view.battle.armies)
    return 10 + len(leagues_of(view)) * LEAGUE_LINE * (1 if fought else 2)


def draw_leagues_wide(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Draw each league's treasury and reserve on lines of their own, unabbreviated.

    Once armies lie on the battlefield, the reserves are left out.

    Args:
        canvas: The picture.
        view: The view that the picture shows; powers appear as far as its seat knows them.
        top: The upper edge.
    """
    y = top + 20.0
    for league in leagues_of(view):
        used = canvas.text(MARGIN, y, label_of(league_name(league)), 26, "bold")
        stock = say.label("league-treasury", stock=stock_words(view.treasury[league]))
        canvas.text(MARGIN + used + 18, y, stock, 26, "label", room=1100 - used)
        y += LEAGUE_LINE
        if view.battle is not None and view.battle.armies:
            continue
        army = _reserve(reserve_seen(view, league))
        canvas.text(MARGIN, y, army, 24, "label", canvas.palette.muted, room=_WIDE)
        y += LEAGUE_LINE


def _reserve(tokens: list[int]) -> str:
    """Return a reserve as text: the power of each token if all are known and it fits, else counts and total power.

    Args:
        tokens: The tokens, each ten times its pile plus its power; power 0 is unknown.
    """
    by_power = say.label("league-reserve", tokens=tokens_by_power(tokens))
    if all(token % 10 for token in tokens) and text_width(by_power, "label", 24) <= _WIDE:
        return by_power
    return _with_power(tokens_counted(tokens), tokens)


def _with_power(words: Argument, tokens: list[int]) -> str:
    """Return a reserve with the total power of its tokens, if it is known.

    Args:
        words: The tokens in words.
        tokens: The tokens.
    """
    power = sum(token % 10 for token in tokens)
    if not power:
        return say.label("league-reserve", tokens=words)
    return say.label("league-reserve-power", tokens=words, power=power)


def _reserve_in_short(tokens: list[int]) -> str:
    """Return a reserve's tokens by unit, and their total known power: "3 Hoplites, 1 Triremes; power 9".

    Args:
        tokens: The tokens, each ten times its pile plus its power; power 0 is unknown.
    """
    counts = Counter(DECKS[token // 10].unit for token in tokens)
    found = [say.message("reserve-units", count=n, unit=unit_name(unit)) for unit, n in sorted(counts.items())]
    return _with_power(Series(found) if found else say.message("none"), tokens)


_BOARDS_TOP = 168
_BOARD = 208
_ROW, _LINES = 34, 70
_WIDTHS = (106, 156, 146, 150, 116)
"""Of a column of buildings, by category."""
_LEFT = WIDTH - MARGIN - sum(_WIDTHS) - 4 * (len(_WIDTHS) - 1)
_GOODS_X, _PRESTIGE_X = 628, WIDTH - MARGIN - 12


def boards_height(view: EpireiaView) -> int:
    """Return the height in pixels of the picture of all players' boards."""
    return _BOARDS_TOP + len(view.boards) * _BOARD + wide_leagues_height(view) + 12


def boards_ground(canvas: Canvas) -> None:
    """Draw the unchanging background of the players' boards: the border and the names of the building categories."""
    canvas.meander(14)
    for category, name in enumerate([say.label(f"category-{name}") for name in CATEGORIES]):
        left, width = _column(category)
        last = category == len(CATEGORIES) - 1
        x = left + width if last else left + width / 2
        canvas.text(x, _BOARDS_TOP - 24, name, 24, "label", canvas.palette.muted, "rm" if last else "mm")
    canvas.text(MARGIN, _BOARDS_TOP - 24, say.label("boards-figures"), 24, "label", canvas.palette.muted)


def draw_boards(canvas: Canvas, view: EpireiaView, names: tuple[str, ...]) -> None:
    """Draw the board of each player and, below them, each league's treasury and reserve."""
    for seat, name in enumerate(names):
        _draw_board(canvas, view, seat, name, _BOARDS_TOP + seat * _BOARD)
    draw_leagues_wide(canvas, view, _BOARDS_TOP + len(names) * _BOARD)


def _column(category: int) -> tuple[float, int]:
    return _LEFT + sum(_WIDTHS[:category]) + 4 * category, _WIDTHS[category]


def _draw_board(canvas: Canvas, view: EpireiaView, seat: int, name: str, y: float) -> None:
    board, colours = view.boards[seat], canvas.palette
    canvas.box(MARGIN - 10, y, WIDTH - 2 * MARGIN + 20, _BOARD - 10, 14, colours.panel, colours.line)
    if view.asked == seat:
        canvas.halo(MARGIN - 4, y + 6, WIDTH - 2 * MARGIN + 8, _BOARD - 22, 12)
    used = canvas.player(MARGIN + 4, y + 30, seat, name, 320, 28)
    x = MARGIN + 4 + used + 22
    canvas.text(x, y + 31, home_words(board), 24, "label", colours.muted, room=_GOODS_X - x - 10)
    _draw_goods(canvas, board, y + 30)
    _draw_figures(canvas, board, y + _LINES)
    last = say.label("board-last", administrator=administrator_words(board), left=city_tokens_left(view, seat))
    canvas.text(MARGIN + 4, y + _LINES + 3 * _ROW, last, 24, "label", room=_LEFT - MARGIN - 16)
    _draw_buildings(canvas, board.built, y + _LINES - 14)


def _draw_goods(canvas: Canvas, board: Board, y: float) -> None:
    x = float(_GOODS_X)
    for i, n in enumerate(board.stock):
        x += canvas.text(x, y, str(n), 30, "bold") + 6
        x += canvas.text(x, y + 1, label_of(resource_name(i)), 24, "label") + 20
    used = canvas.text(_PRESTIGE_X, y, str(board.prestige), 30, "bold", anchor="rm")
    canvas.text(_PRESTIGE_X - used - 6, y + 1, say.label("strip-prestige"), 24, "label", anchor="rm")


def _draw_figures(canvas: Canvas, board: Board, y: float) -> None:
    for i, (figure, place) in enumerate(zip(board.figures, board.places, strict=True)):
        card = FIGURES[figure]
        where = where_words(place) if place == NONE else say.message("at-place", place=place_label(place))
        x, line = MARGIN + 4.0, y + i * _ROW
        used = canvas.text(x, line, label_of(figure_name(figure)), 24, "bold")
        used += 8 + canvas.text(
            x + used + 8,
            line,
            say.label("boards-figure", attack=card.attack, where=where),
            24,
            "label",
            room=_LEFT - 70 - used,
        )
        if card.sea:
            draw_sea(canvas, x + used + 24, line + 1)


def _draw_buildings(canvas: Canvas, built: int, y: float) -> None:
    """Draw a column of building names for each category; those of constructed buildings are on a coloured ground.

    Args:
        canvas: The picture.
        built: The constructed buildings as a bit mask.
        y: The upper edge.
    """
    colours = canvas.palette
    fills = (colours.wine, colours.ochre, colours.olive, colours.sea, colours.clay)
    for i, name in enumerate([label_of(building_name(i)) for i in range(len(BUILDINGS))]):
        x, width = _column(i // 3)
        line = y + i % 3 * 42
        middle = (x + width / 2, line + 18)
        if built >> i & 1:
            fill = fills[i // 3]
            canvas.box(x, line, width, 36, 6, fill, colours.rim, 2)
            canvas.text(*middle, name, 24, "bold", readable_on(fill), "mm")
        else:
            canvas.text(*middle, name, 24, "label", colours.muted, "mm")
