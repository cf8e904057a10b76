"""Draw a player's own board: pieces still to be placed, tokens, debates won, wisdom cards, and the hand."""

from collections.abc import Sequence

from games.core.words import Argument, Series
from games.philosophia.content import COUNTS, KIND_OF
from games.philosophia.picture.debate import draw_small
from games.philosophia.picture.map import bonus_code, draw_labyrinth, draw_place, draw_school
from games.philosophia.rules.labyrinth import HOLDINGS
from games.philosophia.rules.supply import held_arguments
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    ability,
    counted,
    kind_key,
    oracle_name,
    philosopher_name,
    request_words,
    said,
    say,
)
from games.picture.canvas import MARGIN, WIDTH, Canvas

PLAYER_BOARD_HEIGHT = 1136


def draw_player_board(canvas: Canvas, view: PhilosophiaView, seat: int, names: Sequence[str]) -> None:
    """Draw the board and the cards of the seat that the view belongs to.

    Args:
        canvas: The picture.
        view: The view of the seat.
        seat: The seat.
        names: The players' names by seat.
    """
    p, player = canvas.palette, view.players[seat]
    philosopher = player.philosopher
    canvas.player(MARGIN, 138, seat, names[seat], 500, 40)
    canvas.text(WIDTH - MARGIN - 150, 138, said(philosopher_name(philosopher)), 40, "name", p.ink, "rm", room=420)
    draw_labyrinth(canvas, player, WIDTH - MARGIN - 130, 138)
    canvas.text(MARGIN, 186, said(ability(philosopher)), 28, "label", p.muted, room=WIDTH - 2 * MARGIN)
    _pieces(canvas, view, seat, 216)
    _tokens(canvas, view, seat, 436)
    _progress(canvas, view, seat, 616)
    _cards(canvas, view, 756)


def _panel(canvas: Canvas, x: float, y: float, w: float, h: float, title: str) -> None:
    p = canvas.palette
    canvas.box(x, y, w, h, 16, p.panel, p.line, 3)
    canvas.text(x + 18, y + 28, title, 28, "bold", room=w - 30)


def _pieces(canvas: Canvas, view: PhilosophiaView, seat: int, y: float) -> None:
    player, p = view.players[seat], canvas.palette
    half = (WIDTH - 2 * MARGIN - 20) / 2
    placed, built = HOLDINGS["followings"](player), HOLDINGS["schools"](player)
    _panel(canvas, MARGIN, y, half, 200, say.label("board-followers", count=placed, all=COUNTS.followers))
    for i in range(COUNTS.followers):
        x, row = MARGIN + 60.0 + (i % 5) * 100, y + 82 + (i // 5) * 70
        if i < player.followers:
            canvas.mark(seat, x, row, 44)
        else:
            canvas.box(x - 22, row - 22, 44, 44, 8, line=p.line, width=4)
    left = MARGIN + half + 20
    _panel(canvas, left, y, half, 200, say.label("board-schools", count=built, all=COUNTS.schools))
    for i in range(COUNTS.schools):
        x = left + 80 + i * 125
        if i < player.schools:
            draw_school(canvas, seat, x, y + 100, 70)
        else:
            canvas.box(x - 32, y + 70, 64, 64, 8, line=p.line, width=4)
    held: list[Argument] = [
        counted("coins", player.coins),
        counted("builders", player.builders),
        counted("sophists", player.sophists),
    ]
    if player.study:
        held.append(say.message("study-token"))
    canvas.text(left + 18, y + 172, say.label("board-held", things=Series(held)), 28, "bold", room=half - 36)


def _tokens(canvas: Canvas, view: PhilosophiaView, seat: int, y: float) -> None:
    player, p = view.players[seat], canvas.palette
    _panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, 160, say.label("board-tokens"))
    width = (WIDTH - 2 * MARGIN - 30) / 5
    for kind in range(5):
        x = MARGIN + 20 + kind * width
        have = [token for token in player.tokens if KIND_OF[token] == kind]
        draw_place(canvas, kind, x + 34, y + 88, bonus_code(view.bonuses[have[-1]]) if have else "")
        canvas.text(
            x + 74, y + 80, say.label("board-tokens-count", count=len(have), dealt=view.dealt[kind]), 30, "bold"
        )
        canvas.text(x + 8, y + 136, say.label(kind_key(kind)), 26, "label", p.muted, room=width - 14)


def _progress(canvas: Canvas, view: PhilosophiaView, seat: int, y: float) -> None:
    player, p = view.players[seat], canvas.palette
    half = (WIDTH - 2 * MARGIN - 20) / 2
    _panel(canvas, MARGIN, y, half, 120, say.label("board-debates"))
    for i in range(3):
        canvas.disc(MARGIN + 60 + 90 * i, y + 80, 26, p.olive if i < player.wins else None, p.ink, 3)
        if i < player.wins:
            canvas.text(MARGIN + 60 + 90 * i, y + 80, say.label("debate-mark"), 28, "bold", p.bone, "mm")
    left = MARGIN + half + 20
    _panel(canvas, left, y, half, 120, say.label("board-wisdom"))
    for i in range(3):
        x = left + 30 + i * 175
        unlocked = i in player.wisdom
        canvas.box(x, y + 54, 160, 52, 10, p.olive if unlocked else None, p.ink, 3)
        word, colour = ("board-unlocked", p.bone) if unlocked else ("board-locked", p.muted)
        canvas.text(x + 80, y + 80, say.label(word), 27, "bold", colour, "mm")


def _cards(canvas: Canvas, view: PhilosophiaView, y: float) -> None:
    cards = held_arguments(view.hand, view.oracle_cards)
    _panel(canvas, MARGIN, y, WIDTH - 2 * MARGIN, 150, say.label("board-arguments", count=len(cards)))
    step = min(66.0, (WIDTH - 2 * MARGIN - 100) / max(1, len(cards) - 1))
    for i, card in enumerate(cards):
        draw_small(canvas, card, MARGIN + 20 + step * i, y + 58)
    _panel(canvas, MARGIN, y + 164, WIDTH - 2 * MARGIN, 88, say.label("board-oracle-cards"))
    names = Series([oracle_name(card) for card in view.oracle_cards])
    text = say.label("board-oracle-list", cards=names) if view.oracle_cards else say.label("board-none")
    canvas.text(MARGIN + 18, y + 224, text, 28, room=WIDTH - 2 * MARGIN - 36)
    _panel(canvas, MARGIN, y + 266, WIDTH - 2 * MARGIN, 88, say.label("board-request"))
    canvas.text(MARGIN + 18, y + 326, said(request_words(view.request)), 28, room=WIDTH - 2 * MARGIN - 36)
