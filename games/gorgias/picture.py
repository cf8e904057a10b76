"""Draw the table: title, each player's dice and points, the two rows of cards, and the prizes.

Colours and patterns mean pyramids here. Players are marked by their shapes and by their rows.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw

from games.core.presentation import Style
from games.core.words import AllOf
from games.gorgias.content import CARDS, COLOURS, DICE, FACES, PIPS, colour_of, missing_topics, pips_of, pyramid
from games.gorgias.rules import decide_winner, left_on_card, points_of, revealed_groups, score
from games.gorgias.state import Group, Stance, Taking
from games.gorgias.view import GorgiasView
from games.gorgias.words import colour_words, say
from games.picture.canvas import MARGIN, WIDTH, Canvas, drawable_names
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.palette import LIGHT, Palette, mix, palette, readable_on

PYRAMID_HEIGHTS = {1: 68, 2: 102, 3: 134}
"""The height of a pyramid by its pips, in pixels, at scale 1."""
EDGE = 4
"""The margin of a sprite around its pyramid, in pixels."""
DIE_SIZE = 108
_SCALE = 4
_RED, _BLUE = "#C01F2E", "#3B3FA0"
"""Mixed into the red and the blue of pyramids, which would otherwise look like the colours of the first two seats."""

Way = Literal["up", "down"]


def paint_of(colour: int, palette: Palette) -> str:
    """Return the colour value, such as "#AA5533", in which pyramids of a colour (an index into COLOURS) are painted."""
    red, blue = mix(palette.wine, _RED, 0.6), mix(palette.sea, _BLUE, 0.5)
    return (palette.black, red, palette.ochre, palette.olive, blue)[colour]


def base_of(pips: int, scale: float = 1.0) -> float:
    """Return the width in pixels of the base of a pyramid.

    Args:
        pips: The size of the pyramid, from 1 to 3.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return PYRAMID_HEIGHTS[pips] * 0.74 * scale


@lru_cache(2_000)
def pyramid_sprite(pyramid: int, way: Way, palette: Palette, scale: float = 1.0) -> Image.Image:
    """Return a picture of a pyramid lying on its side, with its pips and the pattern of its colour.

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips_of(pyramid), colour_of(pyramid), way, palette, scale)


@lru_cache(2_000)
def taken_sprite(pyramid: int, palette: Palette, scale: float) -> Image.Image:
    """Return a faint picture of a pyramid that has been taken from the place where it stood.

    Args:
        pyramid: The pyramid, as a number from 0 to 14.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips_of(pyramid), colour_of(pyramid), "up", palette, scale, faint=True)


@lru_cache(2_000)
def ghost_sprite(pips: int, way: Way, palette: Palette, scale: float = 1.0) -> Image.Image:
    """Return a picture of a dashed outline for a pyramid that is not there: lost, gone or without a colour yet.

    Args:
        pips: The size of the pyramid, from 1 to 3.
        way: The direction of its point in the picture.
        palette: The colours to paint with.
        scale: The factor by which the usual size in pixels is multiplied.
    """
    return _triangle(pips, None, way, palette, scale)


def _triangle(
    pips: int, colour: int | None, way: Way, palette: Palette, scale: float, faint: bool = False
) -> Image.Image:
    h, w = PYRAMID_HEIGHTS[pips] * scale * _SCALE, base_of(pips, scale) * _SCALE
    edge = EDGE * _SCALE
    size = (round(w + 2 * edge), round(h + 2 * edge))
    corners = [(edge, h + edge), (w + edge, h + edge), (w / 2 + edge, edge)]
    paint = palette.muted if colour is None else paint_of(colour, palette)
    image = Image.new("RGBA", size, paint + "00")
    draw = ImageDraw.Draw(image)
    if colour is not None and faint:
        draw.polygon(corners, mix(palette.panel, paint, 0.22))
    elif colour is not None:
        inside = Image.new("L", size)
        ImageDraw.Draw(inside).polygon(corners, 255)
        body = Image.new("RGB", size, paint)
        _pattern(ImageDraw.Draw(body), colour, size, paint, scale)
        image.paste(body, (0, 0), inside)
        _draw_pips(draw, pips, w / 2 + edge, h * 0.86 + edge, w * 0.1, paint)
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        _edge(draw, a, b, palette.muted if colour is None or faint else palette.rim, colour is None)
    if way == "down":
        image = image.transpose(Image.Transpose.FLIP_TOP_BOTTOM)
    return image.reduce(_SCALE)


def _draw_pips(draw: ImageDraw.ImageDraw, pips: int, x: float, y: float, r: float, paint: str) -> None:
    """Draw the pips of a pyramid side by side above its base.

    Args:
        draw: Draws on the sprite.
        pips: How many, from 1 to 3.
        x: The middle.
        y: The centre of the pips.
        r: The radius of a pip.
        paint: The colour of the pyramid.
    """
    r = min(r, 9.0 * _SCALE)
    for i in range(pips):
        at = x + (i - (pips - 1) / 2) * r * 2.9
        draw.ellipse((at - r * 1.35, y - r * 1.35, at + r * 1.35, y + r * 1.35), paint)
        draw.ellipse((at - r, y - r, at + r, y + r), readable_on(paint))


def _edge(draw: ImageDraw.ImageDraw, a: tuple[float, float], b: tuple[float, float], colour: str, dashed: bool) -> None:
    steps, width = (9, 3 * _SCALE) if dashed else (1, 4 * _SCALE)
    for i in range(0, steps, 2):
        p, q = ((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (i / steps, (i + 1) / steps))
        draw.line([p, q], colour, width)
        for x, y in (p, q):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)


def _pattern(draw: ImageDraw.ImageDraw, colour: int, size: tuple[int, int], paint: str, scale: float) -> None:
    ink = mix(paint, readable_on(paint), 0.36)
    gap, thick = round(19 * _SCALE * max(scale, 0.7)), round(4.5 * _SCALE * max(scale, 0.7))
    width, height = size
    match COLOURS[colour]:
        case "red":
            for x in range(-height, width, gap):
                draw.line([(x, height), (x + height, 0)], ink, thick)
        case "yellow":
            for row, y in enumerate(range(gap // 2, height, gap)):
                for x in range(gap // 2 * (row % 2), width, gap):
                    draw.ellipse((x - thick, y - thick, x + thick, y + thick), ink)
        case "green":
            for y in range(gap // 2, height, gap):
                draw.line([(0, y), (width, y)], ink, thick)
        case "blue":
            for x in range(gap // 2, width, gap):
                draw.line([(x, 0), (x, height)], ink, thick)


_DIE_PYRAMIDS = {1: 34.0, 2: 54.0, 3: 74.0}
"""The height of a pyramid on a die by its pips, in pixels."""


@lru_cache(200)
def die_sprite(face: int, palette: Palette) -> Image.Image:
    """Return a picture of a die with this face (1 to 6): the pyramids that it calls for, with their pips.

    Dice are bone-coloured in every palette.
    """
    size = DIE_SIZE * _SCALE
    image = Image.new("RGBA", (size, size), LIGHT.bone + "00")
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((0, 0, size - 1, size - 1), 18 * _SCALE, LIGHT.bone, palette.rim, 4 * _SCALE)
    pips = FACES[face]
    widths = [_DIE_PYRAMIDS[each] * 0.66 * _SCALE for each in pips]
    gap, floor = 5 * _SCALE, (0.5 + 0.34 * max(_DIE_PYRAMIDS[each] for each in pips) / 74) * size
    x = (size - sum(widths) - gap * (len(pips) - 1)) / 2
    for each, w in zip(pips, widths, strict=True):
        h = _DIE_PYRAMIDS[each] * _SCALE
        draw.polygon([(x, floor), (x + w, floor), (x + w / 2, floor - h)], LIGHT.muted)
        _draw_pips(draw, each, x + w / 2, floor - 7 * _SCALE, 3.8 * _SCALE, LIGHT.muted)
        x += w + gap
    return image.reduce(_SCALE)


PICTURE_HEIGHT = 1260
TITLE_Y = 92
CARD_W, CARD_H, GAP = 214, 200, 14.5
TOP_STRIP, TOP_CARDS, LANE, LOW_CARDS, LOW_STRIP = 140, 264, 464, 604, 820
"""Upper edges in pixels of the parts of the picture, from above: one seat's name and dice, its cards, the lane between
both rows with the pyramids taken, the other seat's cards, its name and dice."""
PRIZES, PRIZES_H = 952, 276
"""The upper edge and the height, in pixels, of the panel with the prizes (the pyramids of the common stock)."""
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

    @property
    def earlier(self) -> bool:
        """Whether the cards are still those of the last round's debate, while the players roll for a new one."""
        return bool(self.view.revealed) and not self.arranging and self.view.debated < self.view.round

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
    """Draw a player's name, dice and points; dice just rolled have a halo, dice not yet rolled are empty outlines."""
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
    """Draw a seat's five cards with the pyramids that the viewer may see on them."""
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
    x, y = table.card_x(card) + CARD_W / 2, LANE + (48 if table.earlier else 70)
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
    """Draw the mark of a seat and the pyramids that it took from the common stock for a card.

    Pyramids that it won but could not take, because they were gone, or has not taken yet are drawn as outlines.

    Args:
        table: The picture.
        middle: The x coordinate of the middle of the card, in pixels.
        y: The y coordinate of the vertical centre, in pixels.
        seat: The seat that took the pyramids.
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
    """Draw the 15 pyramids of the common stock; captured ones are faint, with the mark of the seat that has them."""
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


def draw_board(view: GorgiasView, names: Sequence[str], style: Style) -> Image.Image:
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
    if table.earlier:
        text = say.label("picture-earlier", round=view.debated)
        table.canvas.text(WIDTH / 2, LANE + 118, text, 40, "bold", table.canvas.palette.muted, "mm")
    draw_prizes(table)
    return table.canvas.image


def draw_end(view: GorgiasView, names: Sequence[str], style: Style) -> Image.Image:
    """Return the picture of the end of a debate: the winner, what decided it, and the points.

    Args:
        view: The view of the finished debate.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    outcome, names = decide_winner(view.captured), drawable_names(names)
    best, least = max(outcome.scores), min(outcome.scores)
    if len(outcome.winners) > 1:
        headline, reason = say.label("end-shared"), say.label("end-tied", points=best)
        moment = ""
    else:
        (winner,) = outcome.winners
        headline = say.label("picture-over", name=names[winner])
        key = {"solid_trees": "end-solid-trees", "pyramids": "end-pyramids"}.get(outcome.reason, "end-points")
        reason = say.label(key, points=best, other=least)
        moment = decisive_moment(view, names, winner)
    order = sorted(range(2), key=lambda seat: (seat not in outcome.winners, seat))
    return draw_ending(
        Ending(
            say.label("picture-game"),
            say.label("picture-title", round=view.round, rounds=view.options.rounds),
            outcome.winners,
            headline,
            reason,
            moment,
            [Standing(seat, names[seat], say.label("points", count=outcome.scores[seat])) for seat in order],
        ),
        palette(style),
    )


def decisive_moment(view: GorgiasView, names: Sequence[str], winner: int) -> str:
    """Return a sentence on what decided a debate, for the picture of its end.

    It says that the last statement turned the score; otherwise it names the winner's solid trees; without any, it says
    how many points the winner gained in the last statement.

    Args:
        view: The view of the finished debate.
        names: The players' drawable names, by seat.
        winner: The seat that has won.
    """
    before = [list(captured) for captured in view.captured]
    for each in view.takings:
        if each.pyramid is not None:
            before[each.seat][each.pyramid] -= 1
    mine, theirs = (score(before[seat]).points for seat in (winner, 1 - winner))
    if theirs > mine:
        return say.label("end-turned", name=names[1 - winner], points=theirs, other=mine)
    solid = [
        colour for colour in range(len(COLOURS)) if all(view.captured[winner][pyramid(colour, pips)] for pips in PIPS)
    ]
    if solid:
        return say.label("end-trees", name=names[winner], colours=AllOf([colour_words(colour) for colour in solid]))
    gained = score(view.captured[winner]).points - mine
    return say.label("end-last", name=names[winner], points=gained)
