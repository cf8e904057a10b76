"""Between the rows: who took what for a card."""

from PIL.Image import Image

from games.gorgias.board.pieces import ghost_sprite, pyramid_sprite
from games.gorgias.board.table import CARD_W, LANE, Table
from games.gorgias.content import COLOUR_LETTERS, SIZE_LETTERS, colour_of, pips_of
from games.picture.fonts import width_of


def draw_lane(table: Table, card: int) -> None:
    """The card's number and, once it is resolved, what was taken for it; two lines where both took."""
    view, canvas, p = table.view, table.canvas, table.canvas.palette
    x, y = table.card_x(card), LANE + 38
    if not table.arranging and not view.revealed:
        return
    if table.arranging or card >= view.card:
        canvas.text(x + CARD_W / 2, y, str(card + 1), 30, "title", p.muted, "mm")
        return
    canvas.text(x + 4, y, str(card + 1), 26, "title", p.muted, "lm")
    takers = {each.seat for each in view.takings if each.card == card}
    if card == view.card - 1:
        takers |= {claim.seat for claim in view.claims}
    if not takers:
        canvas.text(x + CARD_W / 2, y, "nobody", 28, "label", p.muted, "mm")
    scale = 0.29 if len(takers) == 2 else 0.44
    for i, seat in enumerate(sorted(takers, key=lambda seat: seat == table.low)):
        _draw_taken(table, x + CARD_W / 2, y - 19 * (len(takers) - 1) + 38 * i, seat, card, scale)


Part = tuple[Image | None, str]


def _taken(table: Table, card: int, seat: int, scale: float) -> list[Part]:
    """What a seat took for a card, could not take, or is still to take: a small picture and a letter each."""
    view, p = table.view, table.canvas.palette
    parts: list[Part] = []
    for each in view.takings:
        if (each.card, each.seat) != (card, seat):
            continue
        if each.pyramid is None:
            parts.append((None, f"no {SIZE_LETTERS[pips_of(each.wanted)]}"))
        else:
            sprite = pyramid_sprite(each.pyramid, "up", p, scale, False)
            parts.append((sprite, COLOUR_LETTERS[colour_of(each.pyramid)]))
    if card == view.card - 1:
        parts += [
            (ghost_sprite(pips_of(claim.pyramid), "up", p, scale), "?") for claim in view.claims if claim.seat == seat
        ]
    return parts


def _draw_taken(table: Table, middle: float, y: float, seat: int, card: int, scale: float) -> None:
    canvas, parts = table.canvas, _taken(table, card, seat, scale)
    mark = 64 * scale + 4
    widths = [(sprite.width if sprite else 4) + width_of(text, "bold", 26) + 8 for sprite, text in parts]
    x = middle - (mark + 10 + sum(widths)) / 2
    canvas.mark(seat, x + mark / 2, y, mark)
    x += mark + 10
    for (sprite, text), width in zip(parts, widths, strict=True):
        if sprite:
            canvas.sprite(sprite, x, y + 62 * scale - sprite.height)
        canvas.text(x + width - 8, y + 4, text, 26, "bold", anchor="rm")
        x += width
