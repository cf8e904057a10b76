"""The rows of cards: how groups stand, what became of them, and the shields that hide them."""

from typing import NamedTuple

from games.gorgias.board.pieces import HEIGHTS, Way, base_of, ghost_sprite, pyramid_sprite
from games.gorgias.board.table import CARD_H, CARD_W, Table
from games.gorgias.content import CARDS, COLOUR_LETTERS, SIZE_LETTERS, colour_of, pips_of
from games.gorgias.resolution import resolve
from games.gorgias.state import Group, Stance
from games.picture.canvas import MARGIN, WIDTH
from games.picture.palette import mixed


class Standing(NamedTuple):
    """A pyramid on a card: how large, which way, which colour if that is settled, and what is left of it."""

    pips: int
    points: bool
    was: int | None
    now: int | None
    resolved: bool

    @property
    def words(self) -> str:
        """What it does, or what became of it."""
        if not self.resolved:
            return f"{'projects' if self.points else 'absorbs'} {self.pips}"
        letter = SIZE_LETTERS[self.pips]
        if self.now is None:
            return f"{letter} is lost"
        return f"{letter} stays" if self.now == self.was else f"{letter} becomes {SIZE_LETTERS[pips_of(self.now)]}"


def draw_row(table: Table, seat: int) -> None:
    """Five cards with what may be seen on them."""
    view, canvas = table.view, table.canvas
    y = table.cards_y(seat)
    own = view.own if table.arranging else None
    for card in range(CARDS):
        x = table.card_x(card)
        canvas.box(x, y, CARD_W, CARD_H, 16, canvas.palette.panel, canvas.palette.line)
        if own is not None:
            if card == len(own.cards):
                canvas.halo(x + 5, y + 5, CARD_W - 10, CARD_H - 10)
            if card < len(own.cards):
                _draw_group(table, seat, card, _standings(own.cards[card]))
            elif card == len(own.cards) and own.stance is not None:
                _draw_group(table, seat, card, _undecided(own.stance))
            else:
                _draw_number(table, seat, card)
        elif not view.revealed:
            _draw_number(table, seat, card)
        else:
            groups = view.revealed[0][card], view.revealed[1][card]
            left = resolve(*groups, view.options.shields == "hold")[seat]
            _draw_group(table, seat, card, _standings(groups[seat], left, card < view.card))


def draw_shield(table: Table, seat: int) -> None:
    """The shield that hides a row of cards."""
    canvas, p = table.canvas, table.canvas.palette
    y = table.cards_y(seat)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, CARD_H, 26, mixed(p.clay, "#1E1A17", 0.62), p.clay, 5)
    canvas.box(MARGIN + 16, y + 16, WIDTH - 2 * MARGIN - 32, CARD_H - 32, 16, line=p.clay, width=3)
    what = "is ready behind the shield" if seat in table.view.ready else "arranges behind the shield"
    canvas.text(WIDTH / 2, y + CARD_H / 2, f"{table.names[seat]} {what}", 44, "name", p.bone, "mm", room=1000)


def _standings(group: Group | None, left: Group | None = None, resolved: bool = False) -> list[Standing]:
    if group is None:
        return []
    rest: tuple[int | None, ...] = left or (None, None)
    return [
        Standing(pips_of(each), i == 0, each, rest[i], resolved) for i, each in enumerate(group) if each is not None
    ]


def _undecided(stance: Stance) -> list[Standing]:
    return [Standing(pips, i == 0, None, None, False) for i, pips in enumerate(stance) if pips]


def _draw_number(table: Table, seat: int, card: int) -> None:
    x, y = table.card_x(card) + CARD_W / 2, table.cards_y(seat) + CARD_H / 2
    table.canvas.text(x, y, str(card + 1), 64, "title", table.canvas.palette.line, "mm")


def _draw_group(table: Table, seat: int, card: int, group: list[Standing]) -> None:
    """The pyramids side by side, and in words at the owner's edge what they do or what became of them."""
    canvas, x, y = table.canvas, table.card_x(card), table.cards_y(seat)
    if not group:
        canvas.text(x + CARD_W / 2, y + CARD_H / 2, "empty", 28, "label", canvas.palette.muted, "mm")
        return
    at = x + (CARD_W - sum(base_of(each.pips) for each in group) - 20 * (len(group) - 1)) / 2
    for each in group:
        _draw_pyramid(table, seat, at + base_of(each.pips) / 2, each)
        at += base_of(each.pips) + 20
    line = y + CARD_H - 18 - 28 * (len(group) - 1) if seat == table.low else y + 20
    for each in group:
        canvas.text(x + CARD_W / 2, line, each.words, 26, anchor="mm", room=CARD_W - 10)
        line += 28


def _draw_pyramid(table: Table, seat: int, x: float, each: Standing) -> None:
    """One pyramid at the edge between the rows: its point there, or its base behind a bar."""
    canvas, p = table.canvas, table.canvas.palette
    low, pips = seat == table.low, each.pips
    way: Way = "up" if each.points == low else "down"
    depth = 12 if each.points else 20
    y = table.cards_y(seat) + (depth if low else CARD_H - depth - HEIGHTS[pips])
    lost = each.resolved and each.now is None
    if each.was is None or lost:
        letter = "?" if each.was is None else COLOUR_LETTERS[colour_of(each.was)]
        canvas.sprite(ghost_sprite(pips, way, p, letter=letter), x - base_of(pips) / 2 - 4, y - 4)
    elif each.now is not None and each.now != each.was:
        less = pips_of(each.now)
        rest = y if way == "down" else y + HEIGHTS[pips] - HEIGHTS[less]  # on the same base line
        canvas.sprite(ghost_sprite(pips, way, p), x - base_of(pips) / 2 - 4, y - 4)
        canvas.sprite(pyramid_sprite(each.now, way, p), x - base_of(less) / 2 - 4, rest - 4)
    else:
        canvas.sprite(pyramid_sprite(each.was, way, p), x - base_of(pips) / 2 - 4, y - 4)
    if not each.points:
        bar, half = table.cards_y(seat) + (12 if low else CARD_H - 12), base_of(pips) / 2 + 3
        canvas.path([(x - half, bar), (x + half, bar)], p.line if lost else p.ink, 9)
