"""Draw a debate: two argument cards face to face, which of them wins, and what each debater has won so far."""

from collections.abc import Sequence

from games.philosophia.content import RESULT, WORD_OF_ZEUS, is_sophistry
from games.philosophia.state import NONE, Debate
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import RESULTS, argument_lesson, argument_name, argument_sort, said, say
from games.picture.canvas import MARGIN, SMALLEST, WIDTH, Canvas
from games.picture.fonts import text_width, wrap_text

CARD_W, CARD_H, CARD_TOP = 492, 452, 216
PILES_TOP = 716
PILE_ROW = 118


def debate_height(debate: Debate) -> int:
    """Return the height in pixels of the picture of a debate."""
    return PILES_TOP + PILE_ROW * len(debate.circle) + 24


def draw_debate(canvas: Canvas, view: PhilosophiaView, debate: Debate, names: Sequence[str]) -> None:
    """Draw both debaters' cards, how they compare, and below them the cards that each debater has won.

    Args:
        canvas: The picture.
        view: What the picture may show.
        debate: The debate of the view.
        names: The players' names by seat.
    """
    left, right = _cards(view, debate)
    for (seat, card), x in ((left, float(MARGIN)), (right, float(WIDTH - MARGIN - CARD_W))):
        if seat != NONE:
            canvas.player(x + 8, CARD_TOP - 40, seat, names[seat], CARD_W - 16, 46)
        if card == NONE:
            canvas.box(x, CARD_TOP, CARD_W, CARD_H, 22, line=canvas.palette.muted, width=4)
            lines = wrap_text(_waiting(view, debate, seat), "name", 46, CARD_W - 60, 4)
            for number, line in enumerate(lines):
                y = CARD_TOP + CARD_H / 2 + 56 * (number - (len(lines) - 1) / 2)
                canvas.text(x + CARD_W / 2, y, line, 46, "name", anchor="mm")
        else:
            draw_card(canvas, card, x, CARD_TOP)
    if left[1] != NONE and right[1] != NONE:
        _between(canvas, RESULT[right[1]][left[1]])
    for number, seat in enumerate(debate.circle):
        _pile(canvas, debate, seat, names[seat], PILES_TOP + PILE_ROW * number, view)


def draw_card(canvas: Canvas, card: int, x: float, y: float) -> None:
    """Draw an argument card: a mask for a Sophistry or a scroll for a Syllogism, its name and its fallacy or form.

    Args:
        canvas: The picture.
        card: The number of the card.
        x: The left edge.
        y: The upper edge.
    """
    p = canvas.palette
    canvas.box(x, y, CARD_W, CARD_H, 22, p.panel, p.rim, 4)
    canvas.box(x + 12, y + 12, CARD_W - 24, CARD_H - 24, 14, line=p.clay, width=3)
    canvas.icon(card_icon(card), x + 76, y + 82, 84)
    canvas.text(x + 140, y + 82, said(argument_sort(card)), 44, "label", room=CARD_W - 170)
    canvas.path([(x + 34, y + 144), (x + CARD_W - 34, y + 144)], p.clay, 3)
    name = name_lines(said(argument_name(card)))
    lesson = said(argument_lesson(card))
    lines = wrap_text(lesson, "label", SMALLEST, CARD_W - 52, 5 - len(name))
    at = y + 144 + (CARD_H - 170 - 56 * len(name) - 48 * len(lines)) / 2 + 28
    for line in name:
        canvas.text(x + CARD_W / 2, at, line, 48, "title", anchor="mm", room=CARD_W - 44)
        at += 56
    for line in lines:
        canvas.text(x + CARD_W / 2, at + 6, line, anchor="mm")
        at += 48


def card_icon(card: int) -> str:
    """Return the silhouette of an argument card: a mask, a scroll, or the temple of Zeus."""
    return "temple" if card == WORD_OF_ZEUS else "mask" if is_sophistry(card) else "scroll"


def name_lines(name: str) -> list[str]:
    """Return a card's name as one line if it fits a card at a legible size, else as two; it is never cut off."""
    return [name] if text_width(name, "title", 40) <= CARD_W - 44 else wrap_text(name, "title", 44, CARD_W - 44, 2)


def _cards(view: PhilosophiaView, d: Debate) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the two argument cards to draw in the picture of a debate, left and right, each as (seat, card).

    They are those of the current round or, before its first card, those of the last one. A card of -1 stands for none.

    Args:
        view: The view that the picture shows.
        d: The debate of the view.
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


def _between(canvas: Canvas, result: int) -> None:
    """Draw between two argument cards which one wins: an arrow head that points to the card that is beaten, or a tie.

    Args:
        canvas: The picture.
        result: 1 if the right card wins, -1 if the left one does, 0 for a tie.
    """
    p, x, y = canvas.palette, WIDTH / 2, CARD_TOP + CARD_H / 2
    if result:
        canvas.polygon([(x + 42 * result, y - 60), (x - 48 * result, y), (x + 42 * result, y + 60)], p.clay, p.rim, 4)
    else:
        for side in (-1, 1):
            canvas.box(x - 44, y + 24 * side - 12, 88, 24, 12, p.clay, p.rim, 4)
    canvas.text(x, y + 104, say.label("debate-result", result=RESULTS[result]), 44, "name", anchor="mm")


def _pile(canvas: Canvas, d: Debate, seat: int, name: str, y: float, view: PhilosophiaView) -> None:
    """Draw one debater's row: the name, and the argument cards won so far as masks and scrolls, with their number.

    Args:
        canvas: The picture.
        d: The debate.
        seat: The debater's seat.
        name: The debater's name.
        y: The upper edge of the row.
        view: The view that the picture shows.
    """
    p = canvas.palette
    asked = seat == view.asked  # while others vote in secret, no seat is marked
    pile = d.piles[seat]
    canvas.box(
        MARGIN, y, WIDTH - 2 * MARGIN, PILE_ROW - 14, 16, p.panel, p.halo if asked else p.line, 6 if asked else 3
    )
    canvas.player(MARGIN + 20, y + 52, seat, name, 380, 44)
    shown = pile[-14:]
    step = min(58.0, 540 / max(1, len(shown)))
    for number, card in enumerate(shown):
        canvas.icon(card_icon(card), MARGIN + 452 + step * number, y + 52, 50, p.muted if seat in d.out else None)
    canvas.text(WIDTH - MARGIN - 26, y + 52, str(len(pile)), 64, "title", anchor="rm")
