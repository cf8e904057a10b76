"""Below the map or the battlefield: a strip for each player, and a line or two for each league."""

from collections import Counter

from games.epireia.content import ADMINISTRATORS, CITY_NAMES, DECKS, LEAGUES, LETTERS, NONE, UNITS, Price
from games.epireia.presentation.words import stock_words, tokens_by_power, tokens_counted
from games.epireia.supply import charges, posts_left
from games.epireia.view import BoardSeen, EpireiaView
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import width_of

STRIP = 70
COMPACT = 66
"""Height of both leagues side by side."""
LINE = 32
_WIDE = WIDTH - 2 * MARGIN
_STOCK_X, _PRESTIGE_X, _MORE_X = 372, 600, 726


def draw_strips(canvas: Canvas, view: EpireiaView, names: tuple[str, ...], top: float) -> None:
    """What of each player is looked at most; the whole boards are a picture of their own."""
    for seat, name in enumerate(names):
        _strip(canvas, view, seat, name, top + seat * STRIP)


def _strip(canvas: Canvas, view: EpireiaView, seat: int, name: str, y: float) -> None:
    board, colours = view.boards[seat], canvas.palette
    canvas.box(MARGIN - 10, y, WIDTH - 2 * MARGIN + 20, STRIP - 6, 12, colours.panel, colours.line)
    if view.asked == seat:
        canvas.halo(MARGIN - 4, y + 6, WIDTH - 2 * MARGIN + 8, STRIP - 18, 10)
    canvas.player(MARGIN + 4, y + 20, seat, name, _STOCK_X - MARGIN - 20, 28)
    if board.city == NONE:
        return
    canvas.text(MARGIN + 44, y + 47, home_words(board), 24, "label", colours.muted, room=280)
    for i, n in enumerate(board.stock):
        x = _STOCK_X + i * 74
        used = canvas.text(x, y + 33, str(n), 36, "bold")
        canvas.text(x + used + 6, y + 36, LETTERS[i], 25, "label", colours.muted)
    canvas.text(_PRESTIGE_X + 40, y + 20, "prestige", 24, "label", colours.muted, "mm")
    canvas.text(_PRESTIGE_X + 40, y + 46, str(board.prestige), 30, "bold", anchor="mm")
    room = WIDTH - MARGIN - 12 - _MORE_X
    canvas.text(_MORE_X, y + 20, administrator_words(board), 24, "label", room=room)
    built = f"{board.built.bit_count() or 'nothing'} built"
    canvas.text(_MORE_X, y + 47, f"{built}, {posts_words(view, seat)} left", 24, "label", colours.muted, room=room)


def home_words(board: BoardSeen) -> str:
    """«Athens, Delian»."""
    return f"{CITY_NAMES[board.city]}, {LEAGUES[board.league].removesuffix(' League')}"


def administrator_words(board: BoardSeen) -> str:
    """«Polemarch, 2 uses ready»."""
    if board.administrator == NONE:
        return "no Administrator yet"
    ready = charges(board)
    uses = f"{ready or 'no'} use{'s' if ready > 1 else ''}"
    return f"{ADMINISTRATORS[board.administrator]}, {uses} ready"


def posts_words(view: EpireiaView, seat: int) -> str:
    """«2 City tokens»: those that still lie on the board."""
    left = posts_left(view, seat)
    return f"{left or 'no'} City token{'' if left == 1 else 's'}"


def leagues_of(view: EpireiaView) -> list[int]:
    """The leagues that are played; the one of the solo enemy is not."""
    played = {board.league for board in view.boards}
    return [league for league in range(2) if view.solo == NONE or NONE in played or league in played]


def draw_leagues(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Treasury and reserve of each league, side by side and in few words; of one alone in whole words."""
    if len(leagues_of(view)) == 1:
        draw_leagues_wide(canvas, view, top - 2)
        return
    for i, league in enumerate(leagues_of(view)):
        x = MARGIN + i * (WIDTH - 2 * MARGIN) / 2
        used = canvas.text(x, top + 18, LEAGUES[league], 26, "bold")
        goods = _goods(view.treasury[league])
        canvas.text(x + used + 18, top + 18, goods, 26, "label", room=540 - used)
        army = _army(view.reserves[league])
        canvas.text(x, top + 48, f"Reserve: {army}", 25, "label", canvas.palette.muted, room=550)


def wide_height(view: EpireiaView) -> int:
    """The height of what `draw_leagues_wide` draws."""
    fought = view.battle is not None and bool(view.battle.armies)
    return 10 + len(leagues_of(view)) * LINE * (1 if fought else 2)


def draw_leagues_wide(canvas: Canvas, view: EpireiaView, top: float) -> None:
    """Treasury and reserve of each league in whole words; of the reserve nothing once it has become the army."""
    y = top + 20.0
    for league in leagues_of(view):
        used = canvas.text(MARGIN, y, LEAGUES[league], 26, "bold")
        stock = f"treasury {stock_words(view.treasury[league])}"
        canvas.text(MARGIN + used + 18, y, stock, 26, "label", room=1100 - used)
        y += LINE
        if view.battle is not None and view.battle.armies:
            continue
        army = f"Reserve: {_reserve(view.reserves[league])}"
        canvas.text(MARGIN, y, army, 24, "label", canvas.palette.muted, room=_WIDE)
        y += LINE


def _reserve(tokens: tuple[int, ...]) -> str:
    """By unit and level; with every power where these are known and fit, else with their sum."""
    by_power = tokens_by_power(tokens)
    if all(token % 10 for token in tokens) and width_of(f"Reserve: {by_power}", "label", 24) <= _WIDE:
        return by_power
    return f"{tokens_counted(tokens)}{_power(tokens)}"


def _power(tokens: tuple[int, ...]) -> str:
    power = sum(token % 10 for token in tokens)
    return f"; power {power}" if power else ""


def _goods(stock: Price) -> str:
    return "treasury " + " ".join([f"{n}{letter}" for n, letter in zip(stock, LETTERS, strict=True)])


def _army(tokens: tuple[int, ...]) -> str:
    """«3 Hoplites, 1 Triremes», with the powers added up where they are known."""
    counts = Counter(DECKS[token // 10].unit for token in tokens)
    listed = ", ".join([f"{n} {UNITS[unit]}" for unit, n in sorted(counts.items())])
    return f"{listed or 'none'}{_power(tokens)}"
