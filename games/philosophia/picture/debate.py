"""Draw argument cards and debates: attacker and defender, their two cards, the piles, and which card beats which."""

from collections.abc import Sequence

from games.core.words import AllOf, Series
from games.philosophia.content import FIRST_SYLLOGISM, RESULT, WORD_OF_ZEUS
from games.philosophia.rules.supply import held_arguments
from games.philosophia.state import NONE, Debate
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    RESULTS,
    argument_code,
    argument_lesson,
    argument_name,
    argument_sort,
    beaten_by,
    said,
    say,
)
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import text_width
from games.picture.palette import Palette


def card_colour(palette: Palette, card: int) -> str:
    """Return the colour value for an argument card: one for each kind of Syllogism, one for all Sophistry cards.

    Args:
        palette: The colours of the picture.
        card: The number of the card.
    """
    if card == WORD_OF_ZEUS:
        return palette.ink
    if card < FIRST_SYLLOGISM:
        return palette.clay
    return (palette.ochre, palette.wine, palette.sea, palette.olive, palette.muted)[card - FIRST_SYLLOGISM]


def wrapped(text: str, size: int, room: float, lines: int) -> list[str]:
    """Break a text into lines that fit a width; if there are too many lines, the last one takes all the rest.

    Args:
        text: The text.
        size: The font size in pixels.
        room: The width in pixels.
        lines: The maximum number of lines.
    """
    found: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, "label", size) > room:
            found.append(line)
            line = word
        else:
            line = longer
    found.append(line)
    if len(found) > lines:
        found = [*found[: lines - 1], " ".join(found[lines - 1 :])]
    return found


def name_lines(name: str, room: float) -> list[str]:
    """Return a card's name as one line if it fits the width at a legible size, else as two; it is never cut off.

    Args:
        name: The name.
        room: The width in pixels.
    """
    return [name] if text_width(name, "name", 28) <= room else wrapped(name, 32, room, 2)


def draw_card(canvas: Canvas, card: int, x: float, y: float, w: float, h: float) -> None:
    """Draw an argument card in full: its sort, name, fallacy or form, and what it beats.

    Args:
        canvas: The picture.
        card: The number of the card.
        x: The left edge.
        y: The upper edge.
        w: The width.
        h: The height.
    """
    p = canvas.palette
    colour = card_colour(p, card)
    canvas.box(x, y, w, h, 18, p.panel, colour, 6)
    canvas.text(x + w / 2, y + 34, said(argument_sort(card)), 28, "label", p.muted, "mm")
    name = name_lines(said(argument_name(card)), w - 30)
    for i, line in enumerate(name):
        top = y + 78 if len(name) == 1 else y + 70 + 32 * i
        canvas.text(x + w / 2, top, line, 38 if len(name) == 1 else 32, "name", p.ink, "mm", room=w - 30)
    for i, line in enumerate(wrapped(said(argument_lesson(card)), 28, w - 44, 4)):
        canvas.text(x + w / 2, y + 132 + 35 * i, line, 28, "label", p.ink, "mm", room=w - 30)
    for i, line in enumerate(_relations(card)):
        canvas.text(x + w / 2, y + h - 66 + 34 * i, line, 26, "bold", p.ink, "mm", room=w - 30)


def _relations(card: int) -> tuple[str, str]:
    if card == WORD_OF_ZEUS:
        return say.label("card-zeus-beats"), say.label("card-zeus-gone")
    if card < FIRST_SYLLOGISM:
        return say.label("card-sophistry-ties"), say.label("card-sophistry-loses")
    others = range(FIRST_SYLLOGISM, WORD_OF_ZEUS)
    won, lost = ([argument_code(each) for each in others if RESULT[card][each] == what] for what in (1, -1))
    return say.label("card-beats", cards=Series(won)), say.label("card-loses", cards=Series(lost))


def draw_small(canvas: Canvas, card: int, x: float, y: float) -> None:
    """Draw an argument card as it is shown in piles and hands: its short code in a frame of its colour."""
    p = canvas.palette
    colour = card_colour(p, card)
    canvas.box(x, y, 58, 78, 10, p.panel, colour, 5)
    canvas.text(x + 29, y + 39, argument_code(card), 28, "bold", p.ink, "mm")


CARD_W, CARD_H, TABLE = 380, 370, 126
PILES_TOP = 538
PILE_ROW = 96


def debate_height(debate: Debate, hand: bool) -> int:
    """Return the height in pixels of the picture of a debate; `hand` tells whether it shows the viewer's cards."""
    return PILES_TOP + PILE_ROW * len(debate.circle) + (160 if hand else 0) + 66


def draw_debate(canvas: Canvas, view: PhilosophiaView, debate: Debate, names: Sequence[str]) -> None:
    """Draw a debate: both debaters' cards, the piles, and below them the cards of the seat that the view belongs to.

    Args:
        canvas: The picture.
        view: What the picture may show.
        debate: The debate of the view.
        names: The players' names by seat.
    """
    left, right = _cards(view, debate)
    middle = WIDTH / 2
    for (seat, card), x in ((left, 60.0), (right, WIDTH - 60.0 - CARD_W)):
        if seat != NONE:
            canvas.player(x, TABLE + 4, seat, names[seat], CARD_W, 34)
        if card == NONE:
            canvas.box(x, TABLE + 30, CARD_W, CARD_H, 18, line=canvas.palette.line, width=4)
            lines = wrapped(_waiting(view, debate, seat), 32, CARD_W - 60, 3)
            top = TABLE + 30 + CARD_H / 2 - 21 * (len(lines) - 1)
            for i, line in enumerate(lines):
                canvas.text(x + CARD_W / 2, top + 42 * i, line, 32, "name", canvas.palette.muted, "mm", CARD_W - 30)
        else:
            draw_card(canvas, card, x, TABLE + 30, CARD_W, CARD_H)
    _between(canvas, left[1], right[1], middle)
    for i, seat in enumerate(debate.circle):
        _pile(canvas, debate, seat, names[seat], PILES_TOP + PILE_ROW * i, view)
    if view.seat is not None:
        _hand(canvas, view, PILES_TOP + PILE_ROW * len(debate.circle) + 8)


def _cards(view: PhilosophiaView, d: Debate) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return which cards to draw in a debate: on the left and on the right a seat with its card, -1 for none.

    These are the cards of the current round or, before its first card, those of the last one.
    """
    if d.led != NONE:
        judged = view.argument.card if view.argument else NONE
        return (d.attacker, d.led), (d.defender, judged)
    if view.argument:
        return (view.argument.seat, view.argument.card), (d.defender, NONE)
    if d.last and view.phase != "motion":
        leader, led, answerer, answer = d.last
        return (leader, led), (answerer, answer)
    return (d.attacker, NONE), (d.defender, NONE)


def _waiting(view: PhilosophiaView, debate: Debate, seat: int) -> str:
    if seat == NONE:
        return say.label("debate-all-passed")
    if view.phase == "motion":
        return say.label("debate-what")
    if debate.led == NONE and debate.last:
        return say.label("debate-has-passed")
    if seat != view.asked:
        return say.label("debate-waits")
    return say.label("debate-to-answer" if debate.led != NONE else "debate-to-lead")


def _between(canvas: Canvas, left: int, right: int, middle: float) -> None:
    """Draw between two cards how they compare or, if one is missing, which Syllogism beats which.

    Args:
        canvas: The picture.
        left: The number of the card on the left, -1 if there is none.
        right: The number of the card on the right, -1 if there is none.
        middle: The x coordinate of the middle between them.
    """
    p = canvas.palette
    if left != NONE and right != NONE:
        words = say.label("debate-result", result=RESULTS[RESULT[right][left]])
        canvas.text(middle, TABLE + 200, words, 38, "title", p.ink, "mm", room=300)
        return
    canvas.text(middle, TABLE + 62, say.label("debate-beats"), 30, "name", p.ink, "mm")
    for i, card in enumerate(range(FIRST_SYLLOGISM, WORD_OF_ZEUS)):
        y = TABLE + 110 + 52 * i
        beaten = AllOf([argument_code(other) for other in beaten_by(card)])
        line = say.label("debate-beats-line", card=argument_code(card), cards=beaten)
        canvas.text(middle, y, line, 28, "bold", p.ink, "mm", room=310)
        canvas.text(middle, y + 24, said(argument_name(card)), 24, "label", p.muted, "mm", room=310)


def _pile(canvas: Canvas, d: Debate, seat: int, name: str, y: float, view: PhilosophiaView) -> None:
    p = canvas.palette
    asked = seat == view.asked  # while others vote in secret, no seat is marked
    edge, thick = (p.seat(seat), 4) if asked else (p.line, 2)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, PILE_ROW - 10, 14, p.panel, edge, thick)
    canvas.player(MARGIN + 16, y + 32, seat, name, 330, 32)
    canvas.text(MARGIN + 60, y + 66, _role(d, seat), 26, "label", p.muted)
    pile = d.piles[seat]
    room = 15
    for j, card in enumerate(pile[-room:]):
        draw_small(canvas, card, MARGIN + 360 + min(52, 660 / max(1, min(room, len(pile)))) * j, y + 4)
    canvas.text(WIDTH - MARGIN - 20, y + 43, str(len(pile)), 50, "title", p.ink, "rm")


def _role(d: Debate, seat: int) -> str:
    if seat in d.out:
        return say.label("debate-has-passed")
    if seat == d.attacker:
        return say.label("debate-attacks")
    return say.label("debate-defends") if seat == d.defender else ""


def _hand(canvas: Canvas, view: PhilosophiaView, y: float) -> None:
    cards = held_arguments(view.hand, view.oracle_cards)
    canvas.text(MARGIN, y + 22, say.label("debate-hand", count=len(cards)), 30, "name")
    step = min(64.0, (WIDTH - 2 * MARGIN - 58) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        draw_small(canvas, card, MARGIN + step * i, y + 48)
