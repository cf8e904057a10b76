"""The panel beside the pitch: both teams with their suits, the dice, the pile, and one's own cards."""

from games.grudgematch.content import LETTERS, PHILOSOPHERS, TEAMS
from games.grudgematch.pitch.layout import LOW, PANEL, PANEL_W, TOP
from games.grudgematch.pitch.pieces import CARD_H, CARD_W, DIE, card_sprite, die_sprite, suit_sprite
from games.grudgematch.view import GrudgematchView
from games.picture.canvas import Canvas

TEAM_H = 330
_NARROW = 4


def draw_panel(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...]) -> None:
    """French above, Germans below, as they stand; the cards between."""
    _team(canvas, view, names, 1, TOP - 34)
    _team(canvas, view, names, 0, LOW + 34 - TEAM_H)
    _middle(canvas, view)


def _team(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...], team: int, y: float) -> None:
    p, seat = canvas.palette, view.german ^ team
    canvas.box(PANEL, y, PANEL_W, TEAM_H, 14, p.panel, p.seat(seat) if view.asked == team else p.line, 4)
    canvas.player(PANEL + 14, y + 32, seat, names[seat], PANEL_W - 28, 32)
    used = canvas.text(PANEL + PANEL_W - 16, y + 84, str(view.score[team]), 54, "title", anchor="rm")
    canvas.text(PANEL + 16, y + 84, TEAMS[team], 34, "name", room=PANEL_W - used - 40)
    cards = view.cards[team]
    canvas.text(PANEL + 16, y + 126, f"{cards} {'card' if cards == 1 else 'cards'}", 28, "label", p.muted)
    if view.turn == team and view.phase not in ("surnames", "sides", "lineup", "over"):
        canvas.text(PANEL + PANEL_W - 16, y + 126, "on the ball", 28, "label", p.muted, "rm")
    for suit in range(4):
        line, philosopher = y + 172 + suit * 40, team * 4 + suit
        canvas.text(PANEL + 16, line, LETTERS[philosopher], 28, "bold")
        canvas.sprite(suit_sprite(suit, 26, p.halo if suit in (1, 2) else p.ink), PANEL + 58, line - 13)
        gone = philosopher in view.boxes[team]
        ink = p.muted if gone else p.ink
        canvas.text(PANEL + 94, line, PHILOSOPHERS[philosopher], 28, "label", ink, room=PANEL_W - 106)


def _middle(canvas: Canvas, view: GrudgematchView) -> None:
    y, low = TOP - 34 + TEAM_H + 34, LOW + 34 - TEAM_H - 20
    p = canvas.palette
    pile = f"Pile: {view.pile}"
    canvas.text(PANEL + 8, y, pile, 30, "bold")
    canvas.text(PANEL + PANEL_W - 8, y, ("1st half", "2nd half", "extra time")[view.half - 1], 28, "label", anchor="rm")
    canvas.text(PANEL + 8, y + 40, f"Discards: {len(view.discards)}", 28, "label", p.muted)
    if view.dice and view.phase in ("run", "bonus_run"):
        canvas.text(PANEL + 8, y + 92, "Runs", 30, "bold")
        x = PANEL + 84.0
        for die in view.dice[:_NARROW]:
            canvas.sprite(die_sprite(die, p), x, y + 92 - DIE / 2)
            x += DIE + (8 if len(view.dice) < _NARROW else -2)
    if view.own is not None and view.own.hand:
        hand = view.own.hand
        canvas.text(PANEL + 8, low - CARD_H - 26, "Your hand", 30, "bold")
        step = min(CARD_W + 6, (PANEL_W - CARD_W) / max(1, len(hand) - 1))
        for i, card in enumerate(hand):
            lift = 14 if card == view.own.picked else 0
            canvas.sprite(card_sprite(card, p), PANEL + i * step, low - CARD_H - lift)
