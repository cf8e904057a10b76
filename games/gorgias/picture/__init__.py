"""Draw the table: title, each player's dice and points, the two rows of cards, and the prizes.

Colours and patterns mean pyramids here. Players are marked by their shapes and by their rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL.Image import Image

from games.core.presentation import Style
from games.gorgias.content import CARDS, COLOURS, DICE, PIPS, missing_topics, pips_of, pyramid
from games.gorgias.picture.pieces import (
    DIE_SIZE,
    EDGE,
    PYRAMID_HEIGHTS,
    Way,
    base_of,
    die_sprite,
    ghost_sprite,
    pyramid_sprite,
    taken_sprite,
)
from games.gorgias.rules import decide_winner, left_on_card, points_of, revealed_groups
from games.gorgias.state import Group, Stance, Taking
from games.gorgias.view import GorgiasView
from games.gorgias.words import say
from games.picture.canvas import MARGIN, WIDTH, Canvas, drawable_names
from games.picture.palette import palette

PICTURE_HEIGHT = 1216
TITLE_Y = 92
CARD_W, CARD_H, GAP = 214, 200, 14.5
TOP_STRIP, TOP_CARDS, LANE, LOW_CARDS, LOW_STRIP = 140, 264, 464, 560, 776
"""Upper edges in pixels, from above: name and dice, cards, what is taken, cards, name and dice."""
PRIZES, PRIZES_H = 908, 276
"""The upper edge and the height of the panel with the prizes."""
_DICE_X, _DIE_STEP = 372, DIE_SIZE + 12


@dataclass(frozen=True, slots=True)
class Table:
    """A picture of the table that is being drawn: the canvas, the view that it shows, and where each seat is placed."""

    canvas: Canvas
    view: GorgiasView
    names: tuple[str, ...]
    low: int
    """The seat whose cards are the lower row."""

    @property
    def arranging(self) -> bool:
        """Whether the seats are arranging their layouts, so that shields are drawn."""
        return self.view.phase == "arranging"

    def cards_y(self, seat: int) -> int:
        """Return the y coordinate, in pixels, of the upper edge of a seat's row of cards."""
        return LOW_CARDS if seat == self.low else TOP_CARDS

    @staticmethod
    def card_x(card: int) -> float:
        """Return the x coordinate, in pixels, of the left edge of a card, given by its index from 0."""
        return MARGIN + card * (CARD_W + GAP)


def draw_ground(canvas: Canvas) -> None:
    """Draw on an empty canvas what is the same in every picture of the game: the border and the panel."""
    canvas.meander(14)
    canvas.box(MARGIN, PRIZES, WIDTH - 2 * MARGIN, PRIZES_H, 18, canvas.palette.panel, canvas.palette.line, 4)


def draw_title(table: Table) -> None:
    """Draw the title: the state of the game on the left, and who has to act on the right."""
    view = table.view
    left = say.label("picture-title", round=view.round, rounds=view.options.rounds)
    name = table.names[view.speaker]
    if view.phase == "arranging":
        table.canvas.title(TITLE_Y, left, say.label("picture-arranging"))
    elif view.phase == "over":
        winners = decide_winner(view.captured).winners
        if len(winners) > 1:
            table.canvas.title(TITLE_Y, left, say.label("picture-shared"))
        else:
            table.canvas.title(TITLE_Y, left, say.label("picture-over", name=table.names[winners[0]]), winners[0])
    elif view.phase == "rerolling" and missing_topics(view.dice):
        table.canvas.title(TITLE_Y, left, say.label("picture-rerolling-missing", name=name), view.speaker)
    else:
        table.canvas.title(TITLE_Y, left, say.label(f"picture-{view.phase}", name=name), view.speaker)


def draw_strip(table: Table, seat: int) -> None:
    """Draw a player's name, dice and points, with a halo around dice just rolled; dice to come are outlined."""
    view, canvas = table.view, table.canvas
    top = LOW_STRIP if seat == table.low else TOP_STRIP
    y = top + DIE_SIZE / 2
    canvas.player(MARGIN, y, seat, table.names[seat], _DICE_X - MARGIN - 16, 48)
    rolling = view.phase in ("removing", "rerolling") and view.speaker == seat
    dice = view.dice if rolling else view.statements[seat]
    fresh = list(view.rolled) if rolling else []
    x = float(_DICE_X)
    for face in dice:
        canvas.sprite(die_sprite(face, canvas.palette), x, top)
        if face in fresh:
            fresh.remove(face)
            canvas.halo(x + 6, top + 6, DIE_SIZE - 12, DIE_SIZE - 12, 13)
        x += _DIE_STEP
    if not dice and view.phase == "opening":
        for _ in range(DICE):
            canvas.box(x + 2, top + 2, DIE_SIZE - 4, DIE_SIZE - 4, 18, line=canvas.palette.line, width=4)
            x += _DIE_STEP
    points = points_of(view)[seat]
    text = say.label("points", count=points)
    canvas.text(WIDTH - MARGIN, y, text, 48, "title", anchor="rm", room=WIDTH - MARGIN - _DICE_X - DICE * _DIE_STEP)


class DrawnPyramid(NamedTuple):
    """A pyramid on a card as it is drawn.

    It holds the size, whether it points forward, its number before and after the debate (None if its colour is not
    chosen or if it is lost), and whether the card has been resolved.
    """

    pips: int
    points: bool
    was: int | None
    now: int | None
    resolved: bool


def draw_row(table: Table, seat: int) -> None:
    """Draw a seat's five cards: the pyramids that the viewer may see, or else the numbers of the cards."""
    view, canvas = table.view, table.canvas
    y = table.cards_y(seat)
    own = view.own if table.arranging else None
    for card in range(CARDS):
        x = table.card_x(card)
        if own is None and not view.revealed:
            canvas.box(x, y, CARD_W, CARD_H, 18, line=canvas.palette.line, width=4)
            continue
        canvas.box(x, y, CARD_W, CARD_H, 18, canvas.palette.panel, canvas.palette.line, 4)
        if own is not None:
            if card == len(own.cards):
                canvas.halo(x + 6, y + 6, CARD_W - 12, CARD_H - 12, 13)
            if card < len(own.cards):
                _draw_group(table, seat, card, _drawn_pyramids(own.cards[card]))
            elif card == len(own.cards) and own.stance is not None:
                _draw_group(table, seat, card, _pyramids_without_colours(own.stance))
        else:
            groups, left = revealed_groups(view, card), left_on_card(view, card)[seat]
            _draw_group(table, seat, card, _drawn_pyramids(groups[seat], left, card < view.card))


def draw_shield(table: Table, seat: int) -> None:
    """Draw the shield that hides a seat's row of cards while it arranges them."""
    canvas, p = table.canvas, table.canvas.palette
    y = table.cards_y(seat)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, CARD_H, 26, p.black, p.line, 4)
    canvas.box(MARGIN + 18, y + 18, WIDTH - 2 * MARGIN - 36, CARD_H - 36, 16, line=p.bone, width=3)
    text = say.label("picture-shield", name=table.names[seat])
    canvas.text(WIDTH / 2, y + CARD_H / 2, text, 58, "name", p.bone, "mm", room=1000)


def _drawn_pyramids(group: Group | None, left: Group | None = None, resolved: bool = False) -> list[DrawnPyramid]:
    if group is None:
        return []
    rest: tuple[int | None, ...] = left or (None, None)
    return [
        DrawnPyramid(pips_of(each), i == 0, each, rest[i], resolved) for i, each in enumerate(group) if each is not None
    ]


def _pyramids_without_colours(stance: Stance) -> list[DrawnPyramid]:
    return [DrawnPyramid(pips, i == 0, None, None, False) for i, pips in enumerate(stance) if pips]


def _draw_group(table: Table, seat: int, card: int, group: list[DrawnPyramid]) -> None:
    gap = 12
    at = table.card_x(card) + (CARD_W - sum(base_of(each.pips) for each in group) - gap * (len(group) - 1)) / 2
    for each in group:
        _draw_pyramid(table, seat, at + base_of(each.pips) / 2, each)
        at += base_of(each.pips) + gap


def _draw_pyramid(table: Table, seat: int, x: float, each: DrawnPyramid) -> None:
    """Draw one pyramid at the edge of its card that faces the opponent: pointing there, or with its base behind a bar.

    A pyramid whose colour is known is drawn in it, and one whose colour is not chosen yet as a ghost. Once its card has
    been resolved, a pyramid that has shrunk is drawn at its new size over the ghost of its former size, and one that is
    lost as a ghost only, with any bar paler.

    Args:
        table: The picture.
        seat: The owner of the card.
        x: The x coordinate of the middle of the pyramid.
        each: The pyramid.
    """
    canvas, p = table.canvas, table.canvas.palette
    low, pips = seat == table.low, each.pips
    way: Way = "up" if each.points == low else "down"
    depth = 18 if each.points else 28
    y = table.cards_y(seat) + (depth if low else CARD_H - depth - PYRAMID_HEIGHTS[pips])
    lost = each.resolved and each.now is None
    rest = each.was if not each.resolved else each.now
    if rest != each.was or rest is None:
        canvas.sprite(ghost_sprite(pips, way, p), x - base_of(pips) / 2 - EDGE, y - EDGE)
    if rest is not None:
        less = pips_of(rest)
        base = y if way == "down" else y + PYRAMID_HEIGHTS[pips] - PYRAMID_HEIGHTS[less]  # on the same base line
        canvas.sprite(pyramid_sprite(rest, way, p), x - base_of(less) / 2 - EDGE, base - EDGE)
    if not each.points:
        bar, half = table.cards_y(seat) + (16 if low else CARD_H - 16), base_of(pips) / 2 - 2
        canvas.path([(x - half, bar), (x + half, bar)], p.line if lost else p.ink, 10)


def draw_lane(table: Table, card: int) -> None:
    """Draw what stands between two opposing cards: their number, or who has taken which pyramids for them."""
    view, canvas, p = table.view, table.canvas, table.canvas.palette
    x, y = table.card_x(card) + CARD_W / 2, LANE + 48
    if table.arranging or card >= view.card or not view.revealed:
        canvas.text(x, y, str(card + 1), 48, "title", p.muted, "mm")
        return
    takers = {each.seat for each in view.takings if each.card == card}
    if card == view.card - 1:
        takers |= {claim.seat for claim in view.claims}
    if not takers:
        canvas.text(x, y, "=", 64, "title", p.muted, "mm")
    for i, seat in enumerate(sorted(takers, key=lambda seat: seat == table.low)):
        _draw_taken(table, x, y + (i - (len(takers) - 1) / 2) * 44, seat, card, 0.56 / len(takers))


def _draw_taken(table: Table, middle: float, y: float, seat: int, card: int, scale: float) -> None:
    """Draw the mark of a seat and the pyramids that it took for a card; outlined those that were out or still to take.

    Args:
        table: The picture.
        middle: The middle of the card.
        y: The vertical centre.
        seat: The seat.
        card: The index of the card, from 0.
        scale: The size of the pyramids; 1 is that of the pyramids on the cards.
    """
    view, canvas, p = table.view, table.canvas, table.canvas.palette
    found = [each for each in view.takings if (each.card, each.seat) == (card, seat)]
    if card == view.card - 1:
        found += [Taking(card, seat, None, claim.pyramid) for claim in view.claims if claim.seat == seat]
    mark, sizes = 40 + 20 * scale, [pips_of(each.pyramid or each.wanted) for each in found]
    x = middle - (mark + sum(base_of(pips, scale) + 10 for pips in sizes)) / 2
    canvas.mark(seat, x + mark / 2, y, mark)
    x += mark + 10
    for each, pips in zip(found, sizes, strict=True):
        sprite = ghost_sprite(pips, "up", p, scale)
        if each.pyramid is not None:
            sprite = pyramid_sprite(each.pyramid, "up", p, scale)
        canvas.sprite(sprite, x - EDGE, y + 34 * scale / 0.56 - sprite.height + EDGE)
        x += base_of(pips, scale) + 10


_PRIZE_SCALE = 0.84


def draw_prizes(table: Table) -> None:
    """Draw the 15 pyramids of the common stock; one that has been captured is an outline with its owner's mark."""
    view, canvas, p = table.view, table.canvas, table.canvas.palette
    recent = set() if table.arranging else {each.pyramid for each in view.takings}
    step, floor = (WIDTH - 2 * MARGIN) / len(COLOURS), PRIZES + 146
    for colour, name in enumerate(COLOURS):
        middle = MARGIN + step * (colour + 0.5)
        x = middle - (sum(base_of(pips, _PRIZE_SCALE) for pips in PIPS) + 2 * 8) / 2
        for pips in PIPS:
            each, w = pyramid(colour, pips), base_of(pips, _PRIZE_SCALE)
            h = PYRAMID_HEIGHTS[pips] * _PRIZE_SCALE
            there = view.common[each] > 0
            sprite = pyramid_sprite(each, "up", p, _PRIZE_SCALE) if there else taken_sprite(each, p, _PRIZE_SCALE)
            canvas.sprite(sprite, x - EDGE, floor - h - EDGE)
            for seat in range(2):
                if view.captured[seat][each]:
                    canvas.mark(seat, x + w / 2, floor + 34, 42)
                    if each in recent:
                        canvas.ring(x + w / 2, floor + 34, 24)
            x += w + 8
        canvas.text(middle, PRIZES + PRIZES_H - 38, say.label(f"colour-{name}"), 40, "bold", anchor="mm", room=step)


def draw_board(view: GorgiasView, names: Sequence[str], style: Style) -> Image:
    """Return a picture of a view, with the view's own seat at the bottom, or seat 0 for spectators.

    Args:
        view: What the picture may show.
        names: The players' names by seat.
        style: The viewer's preferences, such as a dark background.
    """
    table = Table(
        Canvas.on(PICTURE_HEIGHT, palette(style), draw_ground), view, drawable_names(names), low=view.seat or 0
    )
    draw_title(table)
    for seat in range(2):
        draw_strip(table, seat)
        if table.arranging and view.seat != seat:
            draw_shield(table, seat)
        else:
            draw_row(table, seat)
    for card in range(CARDS):
        draw_lane(table, card)
    draw_prizes(table)
    return table.canvas.image
