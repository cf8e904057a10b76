"""Draw the table: title, one strip per player, the two rows of cards, captured pyramids and the common stock."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL.Image import Image

from games.core.presentation import Style
from games.core.words import Series
from games.gorgias.content import (
    CARDS,
    COLOURS,
    DICE,
    PIPS,
    PYRAMIDS,
    ROLLS,
    colour_of,
    missing_topics,
    pips_of,
    pyramid,
)
from games.gorgias.picture.pieces import (
    DIE_SIZE,
    PYRAMID_HEIGHTS,
    Way,
    base_of,
    die_sprite,
    ghost_sprite,
    pyramid_sprite,
)
from games.gorgias.rules import decide_winner, left_on_card, points_of, revealed_groups, score
from games.gorgias.state import Group, Stance
from games.gorgias.view import GorgiasView
from games.gorgias.words import colour_letter, points_words, say, size_letter, topic_words
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import drawable_text, text_width
from games.picture.palette import mix, palette

PICTURE_HEIGHT = 1180
CARD_W, CARD_H, GAP = 214, 214, 14.5
TOP_STRIP, TOP_CARDS, LANE, LOW_CARDS, LOW_STRIP = 126, 222, 436, 512, 736
"""Upper edges in pixels, from above: name and dice, cards, what is taken, cards, name and dice."""
PANELS, PANEL_H, FOOTER_Y = 836, 288, 1152
SIDE_W, STOCK_W = 346, 404
STOCK_X, RIGHT_X = MARGIN + SIDE_W + 16, WIDTH - MARGIN - SIDE_W


@dataclass(frozen=True, slots=True)
class Table:
    """A picture of the table that is being drawn: the canvas, the view that it shows, and where each seat is placed."""

    canvas: Canvas
    view: GorgiasView
    names: tuple[str, ...]
    low: int
    """The seat whose cards are the lower row, and whose captured pyramids are on the left."""

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
    """Draw on an empty canvas what is the same in every picture of the game: the border and the three panels."""
    canvas.meander(14)
    for x, w in ((MARGIN, SIDE_W), (STOCK_X, STOCK_W), (RIGHT_X, SIDE_W)):
        canvas.box(x, PANELS, w, PANEL_H, 16, canvas.palette.panel, canvas.palette.line)


_DICE_X = 400


def draw_title(table: Table) -> None:
    """Draw the title: the state of the game on the left, and who has to act, or who has won, on the right."""
    view = table.view
    left = say.label("title", round=view.round, rounds=view.options.rounds)
    name = table.names[view.speaker]
    seat: int | None = view.speaker
    match view.phase:
        case "over":
            winners = decide_winner(view.captured).winners
            seat = winners[0] if len(winners) == 1 else None
            left = say.label("title-over")
            right = say.label("task-shared") if seat is None else say.label("task-won", name=table.names[seat])
        case "arranging":
            seat, right = None, say.label("task-arrange")
        case "rerolling" if missing_topics(view.dice):
            right = say.label("task-rerolling-missing", name=name)
        case "opening" | "removing" | "rerolling":
            right = say.label(f"task-{view.phase}", name=name)
        case _:
            right = say.label("task-taking", name=name)
    table.canvas.title(92, left, right, seat)


def draw_strip(table: Table, seat: int) -> None:
    """Draw a player's name, dice and a note on them, with a halo around dice just rolled."""
    view, canvas = table.view, table.canvas
    y = (LOW_STRIP if seat == table.low else TOP_STRIP) + DIE_SIZE / 2 + 4
    canvas.player(MARGIN, y, seat, table.names[seat], 330, 36)
    rolling = view.phase in ("removing", "rerolling") and view.speaker == seat
    dice = view.dice if rolling else view.statements[seat]
    fresh = list(view.rolled) if rolling else []
    x = float(_DICE_X)
    for face in dice:
        canvas.sprite(die_sprite(face, say.label(f"face-{face}"), canvas.palette), x, y - DIE_SIZE / 2)
        if face in fresh:
            fresh.remove(face)
            canvas.halo(x + 3, y - DIE_SIZE / 2 + 3, DIE_SIZE - 6, DIE_SIZE - 6)
        x += DIE_SIZE + 16
    if view.phase == "opening" and view.speaker == seat:
        for i in range(DICE):
            canvas.box(
                _DICE_X + i * (DIE_SIZE + 16), y - DIE_SIZE / 2, DIE_SIZE, DIE_SIZE, 15, line=canvas.palette.line
            )
    words = _strip_words(table, seat, rolling)
    room = WIDTH - MARGIN - 912
    for i, line in enumerate(words):
        at = y + (i - (len(words) - 1) / 2) * 36
        canvas.text(WIDTH - MARGIN, at, line, 28, "label" if i else "bold", anchor="rm", room=room)


def _strip_words(table: Table, seat: int, rolling: bool) -> list[str]:
    view = table.view
    if rolling:
        lacking = [say.label("strip-missing", topic=topic) for topic in topic_words(missing_topics(view.dice))]
        roll = say.label("strip-roll", roll=view.rolls, rolls=ROLLS)
        return [roll, *(lacking or [say.label("strip-covered")])]
    if table.arranging:
        return [say.label("strip-ready" if view.ready else "strip-arranging")] if seat == view.seat else []
    if view.phase in ("over", "capturing"):
        return []
    if view.statements[seat]:
        return [say.label("strip-stated")]
    return [say.label("strip-to-roll" if view.speaker == seat else "strip-next")]


def draw_footer(table: Table) -> None:
    """Draw the line at the bottom: the final points, or what the cards show."""
    view = table.view
    if view.phase == "over":
        scores = [
            say.message("player-points", name=name, points=points_words(points))
            for name, points in zip(table.names, points_of(view), strict=True)
        ]
        text = say.label("footer-points", scores=Series(scores))
    elif view.sealed is not None:
        text = say.label("footer-arranging", missing=view.sealed.missing)
    elif view.revealed:
        text = say.label("footer-debate", round=view.debated)
    else:
        text = say.label("footer-topics")
    table.canvas.footer(FOOTER_Y, text)


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

    @property
    def words(self) -> str:
        """Text that says what the pyramid does, such as "projects 3", or what became of it, such as "L is lost"."""
        if not self.resolved:
            return say.label("pyramid-projects" if self.points else "pyramid-absorbs", pips=self.pips)
        letter = size_letter(self.pips)
        if self.now is None:
            return say.label("pyramid-lost", letter=letter)
        if self.now == self.was:
            return say.label("pyramid-stays", letter=letter)
        return say.label("pyramid-becomes", letter=letter, now=size_letter(pips_of(self.now)))


def draw_row(table: Table, seat: int) -> None:
    """Draw a seat's five cards: the pyramids that the viewer may see, or else the numbers of the cards."""
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
                _draw_group(table, seat, card, _drawn_pyramids(own.cards[card]))
            elif card == len(own.cards) and own.stance is not None:
                _draw_group(table, seat, card, _pyramids_without_colours(own.stance))
            else:
                _draw_number(table, seat, card)
        elif not view.revealed:
            _draw_number(table, seat, card)
        else:
            groups, left = revealed_groups(view, card), left_on_card(view, card)[seat]
            _draw_group(table, seat, card, _drawn_pyramids(groups[seat], left, card < view.card))


def draw_shield(table: Table, seat: int) -> None:
    """Draw the shield that hides a seat's row of cards while it arranges them."""
    canvas, p = table.canvas, table.canvas.palette
    y = table.cards_y(seat)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, CARD_H, 26, mix(p.clay, "#1E1A17", 0.62), p.clay, 5)
    canvas.box(MARGIN + 16, y + 16, WIDTH - 2 * MARGIN - 32, CARD_H - 32, 16, line=p.clay, width=3)
    text = say.label("shield-of", name=table.names[seat])
    canvas.text(WIDTH / 2, y + CARD_H / 2, text, 44, "name", p.bone, "mm", room=1000)


def _drawn_pyramids(group: Group | None, left: Group | None = None, resolved: bool = False) -> list[DrawnPyramid]:
    if group is None:
        return []
    rest: tuple[int | None, ...] = left or (None, None)
    return [
        DrawnPyramid(pips_of(each), i == 0, each, rest[i], resolved) for i, each in enumerate(group) if each is not None
    ]


def _pyramids_without_colours(stance: Stance) -> list[DrawnPyramid]:
    return [DrawnPyramid(pips, i == 0, None, None, False) for i, pips in enumerate(stance) if pips]


def _draw_number(table: Table, seat: int, card: int) -> None:
    x, y = table.card_x(card) + CARD_W / 2, table.cards_y(seat) + CARD_H / 2
    table.canvas.text(x, y, str(card + 1), 64, "title", table.canvas.palette.line, "mm")


def _draw_group(table: Table, seat: int, card: int, group: list[DrawnPyramid]) -> None:
    """Draw the pyramids on a card side by side, with a text for each at the owner's edge of the card.

    Args:
        table: The picture.
        seat: The owner of the card.
        card: The index of the card, from 0.
        group: The pyramids; the card is marked as empty if there are none.
    """
    canvas, x, y = table.canvas, table.card_x(card), table.cards_y(seat)
    if not group:
        canvas.text(x + CARD_W / 2, y + CARD_H / 2, say.label("card-empty"), 28, "label", canvas.palette.muted, "mm")
        return
    at = x + (CARD_W - sum(base_of(each.pips) for each in group) - 20 * (len(group) - 1)) / 2
    for each in group:
        _draw_pyramid(table, seat, at + base_of(each.pips) / 2, each)
        at += base_of(each.pips) + 20
    line = y + CARD_H - 18 - 28 * (len(group) - 1) if seat == table.low else y + 20
    for each in group:
        canvas.text(x + CARD_W / 2, line, each.words, 26, anchor="mm", room=CARD_W - 10)
        line += 28


def _draw_pyramid(table: Table, seat: int, x: float, each: DrawnPyramid) -> None:
    """Draw one pyramid at the edge of its card that faces the opponent: pointing there, or with its base behind a bar.

    Args:
        table: The picture.
        seat: The owner of the card.
        x: The x coordinate of the middle of the pyramid.
        each: The pyramid.
    """
    canvas, p = table.canvas, table.canvas.palette
    low, pips = seat == table.low, each.pips
    way: Way = "up" if each.points == low else "down"
    depth = 12 if each.points else 20
    y = table.cards_y(seat) + (depth if low else CARD_H - depth - PYRAMID_HEIGHTS[pips])
    lost = each.resolved and each.now is None
    if each.was is None or lost:
        letter = "?" if each.was is None else colour_letter(colour_of(each.was))
        canvas.sprite(ghost_sprite(pips, way, p, letter=letter), x - base_of(pips) / 2 - 4, y - 4)
    elif each.now is not None and each.now != each.was:
        less = pips_of(each.now)
        rest = y if way == "down" else y + PYRAMID_HEIGHTS[pips] - PYRAMID_HEIGHTS[less]  # on the same base line
        canvas.sprite(ghost_sprite(pips, way, p), x - base_of(pips) / 2 - 4, y - 4)
        canvas.sprite(
            pyramid_sprite(each.now, way, p, letter=colour_letter(colour_of(each.now))),
            x - base_of(less) / 2 - 4,
            rest - 4,
        )
    else:
        canvas.sprite(
            pyramid_sprite(each.was, way, p, letter=colour_letter(colour_of(each.was))),
            x - base_of(pips) / 2 - 4,
            y - 4,
        )
    if not each.points:
        bar, half = table.cards_y(seat) + (12 if low else CARD_H - 12), base_of(pips) / 2 + 3
        canvas.path([(x - half, bar), (x + half, bar)], p.line if lost else p.ink, 9)


def draw_lane(table: Table, card: int) -> None:
    """Draw what stands between two opposing cards: their number and the pyramids that have been taken for them."""
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
        canvas.text(x + CARD_W / 2, y, say.label("card-nobody"), 28, "label", p.muted, "mm")
    scale = 0.29 if len(takers) == 2 else 0.44
    for i, seat in enumerate(sorted(takers, key=lambda seat: seat == table.low)):
        _draw_taken(table, x + CARD_W / 2, y - 19 * (len(takers) - 1) + 38 * i, seat, card, scale)


SpriteAndText = tuple[Image | None, str]


def _taken_parts(table: Table, card: int, seat: int, scale: float) -> list[SpriteAndText]:
    """Return pictures and letters of the pyramids that a seat has taken, missed or has yet to take for a card.

    Args:
        table: The picture.
        card: The index of the card, from 0.
        seat: The seat.
        scale: The size of the pictures; 1 is that of the pyramids on the cards.
    """
    view, p = table.view, table.canvas.palette
    parts: list[SpriteAndText] = []
    for each in view.takings:
        if (each.card, each.seat) != (card, seat):
            continue
        if each.pyramid is None:
            parts.append((None, say.label("card-none-left", letter=size_letter(pips_of(each.wanted)))))
        else:
            sprite = pyramid_sprite(each.pyramid, "up", p, scale)
            parts.append((sprite, colour_letter(colour_of(each.pyramid))))
    if card == view.card - 1:
        parts += [
            (ghost_sprite(pips_of(claim.pyramid), "up", p, scale), "?") for claim in view.claims if claim.seat == seat
        ]
    return parts


def _draw_taken(table: Table, middle: float, y: float, seat: int, card: int, scale: float) -> None:
    canvas, parts = table.canvas, _taken_parts(table, card, seat, scale)
    mark = 64 * scale + 4
    widths = [(sprite.width if sprite else 4) + text_width(text, "bold", 26) + 8 for sprite, text in parts]
    x = middle - (mark + 10 + sum(widths)) / 2
    canvas.mark(seat, x + mark / 2, y, mark)
    x += mark + 10
    for (sprite, text), width in zip(parts, widths, strict=True):
        if sprite:
            canvas.sprite(sprite, x, y + 62 * scale - sprite.height)
        canvas.text(x + width - 8, y + 4, text, 26, "bold", anchor="rm")
        x += width


_STOCK_SCALE = 0.5


def draw_captured(table: Table, seat: int) -> None:
    """Draw the panel with a seat's name, points and captured pyramids, with a halo around those of the last debate."""
    view, canvas = table.view, table.canvas
    x = MARGIN if seat == table.low else RIGHT_X
    best = score(view.captured[seat])
    used = canvas.text(x + SIDE_W - 18, PANELS + 34, str(best.points), 46, "title", anchor="rm")
    canvas.player(x + 16, PANELS + 34, seat, table.names[seat], SIDE_W - used - 48, 30)
    recent = {each.pyramid for each in view.takings if each.seat == seat and not table.arranging}
    _draw_trees(
        table, x, SIDE_W, view.captured[seat], recent, [colour_letter(colour) for colour in range(len(COLOURS))]
    )
    kinds = {"solid": best.solid, "mixed": best.mixed, "single": best.single}
    parts = [say.message(f"captured-{kind}", count=count) for kind, count in kinds.items() if count]
    _draw_note(table, x, SIDE_W, say.label("captured", kinds=Series(parts)) if parts else say.label("captured-none"))


def draw_stock(table: Table) -> None:
    """Draw the panel in the middle: the common stock of pyramids and the names of their colours."""
    view, canvas = table.view, table.canvas
    canvas.text(STOCK_X + 18, PANELS + 34, say.label("stock-title"), 32, "name", anchor="lm")
    left = say.label("stock-left", left=sum(view.common), all=len(PYRAMIDS))
    canvas.text(STOCK_X + STOCK_W - 18, PANELS + 34, left, 32, "bold", anchor="rm")
    _draw_trees(table, STOCK_X, STOCK_W, view.common, (), [say.label(f"colour-{colour}") for colour in COLOURS])
    _draw_note(table, STOCK_X, STOCK_W, say.label("stock-note" if any(view.common) else "stock-note-empty"))


def _draw_note(table: Table, x: float, w: float, text: str) -> None:
    canvas = table.canvas
    canvas.text(x + w / 2, PANELS + PANEL_H - 24, text, 26, "label", canvas.palette.muted, "mm", w - 20)


def _draw_trees(
    table: Table, x: float, w: float, counts: Sequence[int], recent: Collection[int | None], letters: Sequence[str]
) -> None:
    """Draw for each colour a stack of a small, a medium and a large pyramid; those that are missing are outlines.

    Args:
        table: The picture.
        x: The left edge of the panel.
        w: The width of the panel.
        counts: How many of each pyramid there are, by its number from 0 to 14.
        recent: The pyramids to mark with a halo.
        letters: The text below the stack of each colour.
    """
    canvas, p = table.canvas, table.canvas.palette
    step = (w - 20) / len(COLOURS)
    for colour, letter in enumerate(letters):
        middle, y = x + 10 + step * (colour + 0.5), PANELS + 66.0
        for pips in PIPS:
            each, h = pyramid(colour, pips), PYRAMID_HEIGHTS[pips] * _STOCK_SCALE
            there = counts[each] > 0
            sprite = pyramid_sprite(each, "up", p, _STOCK_SCALE) if there else ghost_sprite(pips, "up", p, _STOCK_SCALE)
            canvas.sprite(sprite, middle - sprite.width / 2, y - 4)
            if each in recent:
                half = base_of(pips) * _STOCK_SCALE / 2 + 10
                canvas.polygon(
                    [(middle, y - 13), (middle + half, y + h + 7), (middle - half, y + h + 7)], line=p.halo, width=4
                )
            y += h + 3
        canvas.text(middle, PANELS + PANEL_H - 58, letter, 26, "bold", anchor="mm", room=step)


def draw_board(view: GorgiasView, names: Sequence[str], style: Style) -> Image:
    """Return a picture of a view, with the view's own seat at the bottom, or seat 0 for spectators.

    Args:
        view: What the picture may show.
        names: The players' names by seat.
        style: The viewer's preferences, such as a dark background.
    """
    shown = tuple([drawable_text(name, say.label("player-number", number=seat + 1)) for seat, name in enumerate(names)])
    table = Table(Canvas.on(PICTURE_HEIGHT, palette(style), draw_ground), view, shown, low=view.seat or 0)
    draw_title(table)
    for seat in range(2):
        draw_strip(table, seat)
        if table.arranging and view.seat != seat:
            draw_shield(table, seat)
        else:
            draw_row(table, seat)
    for card in range(CARDS):
        draw_lane(table, card)
    draw_captured(table, table.low)
    draw_captured(table, 1 - table.low)
    draw_stock(table)
    draw_footer(table)
    return table.canvas.image
