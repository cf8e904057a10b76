"""Below the map: the timeline, and the players with all that is public of them."""

from collections.abc import Sequence

from games.philosophia.board.geography import PLAYERS_TOP, TIMELINE_TOP
from games.philosophia.content import KIND_OF, PHILOSOPHERS, TIMELINE
from games.philosophia.presentation.words import KIND_LETTERS
from games.philosophia.view import PhilosophiaView, PlayerView
from games.picture.canvas import MARGIN, WIDTH, Canvas

ROW = 82


def draw_timeline(canvas: Canvas, view: PhilosophiaView) -> None:
    """Nine years on a line; the hourglass stands on one of them."""
    p = canvas.palette
    y = TIMELINE_TOP + 20
    step = (WIDTH - 2 * MARGIN - 100) / (len(TIMELINE) - 1)
    xs = [MARGIN + 50 + i * step for i in range(len(TIMELINE))]
    canvas.path([(xs[0], y), (xs[-1], y)], p.line, 6)
    canvas.path([(xs[0], y), (max(xs[view.hourglass], xs[0] + 1), y)], p.clay, 6)
    for i, x in enumerate(xs):
        last = i == len(TIMELINE) - 1
        if i == view.hourglass:
            glass = ((x - 15, y - 21), (x + 15, y - 21), (x - 15, y + 21), (x + 15, y + 21))
            canvas.polygon(glass, p.ochre, p.ink, 3)
        else:
            canvas.disc(x, y, 11, p.clay if i < view.hourglass else p.panel, p.wine if last else p.line, 4)
        here = i == view.hourglass
        year = TIMELINE[i].year.removesuffix("BC") + (" BC" if i in (0, len(TIMELINE) - 1) else "")
        canvas.text(x, y + 38, year, 26, "bold" if here else "label", p.ink if here else p.muted, "mm")


def players_height(players: int) -> int:
    """How high the strip of so many players is."""
    return ROW * ((players + 1) // 2 if players > 3 else players)


def draw_players(canvas: Canvas, view: PhilosophiaView, names: Sequence[str]) -> None:
    """One column for up to three, two columns for more."""
    columns = 2 if len(view.players) > 3 else 1
    width = (WIDTH - 2 * MARGIN - 16 * (columns - 1)) / columns
    for seat in range(len(view.players)):
        x = MARGIN + (seat % columns) * (width + 16)
        y = PLAYERS_TOP + (seat // columns) * ROW
        _player(canvas, view, seat, names[seat], x, y, width)


def _player(canvas: Canvas, view: PhilosophiaView, seat: int, name: str, x: float, y: float, width: float) -> None:
    p, player = canvas.palette, view.players[seat]
    asked = seat == view.asked  # who still thinks about a sealed choice is nobody's business
    canvas.box(x, y, width, ROW - 10, 14, p.panel, p.seat(seat) if asked else p.line, 4 if asked else 2)
    who = PHILOSOPHERS[player.philosopher].name if player.philosopher >= 0 else ""
    used = canvas.player(x + 14, y + 21, seat, name, width * 0.58, 30)
    room = width - used - 180
    if room > 90:
        canvas.text(x + 26 + used, y + 22, who, 26, "label", p.muted, room=room)
    draw_labyrinth(canvas, player, x + width - 132, y + 22)
    canvas.text(x + 14, y + 54, public_line(view, player), 26, "label", room=width - 28)


def draw_labyrinth(canvas: Canvas, player: PlayerView, x: float, y: float) -> None:
    """Three Labyrinth Tokens, filled as they are gained; the third bears its number."""
    p = canvas.palette
    for i in range(3):
        at = x + 20 + 40 * i
        have = i < player.labyrinth
        canvas.disc(at, y, 17, p.wine if have else None, p.ink if have else p.line, 3)
        if have:
            text = str(player.number) if i == 2 and player.number else "L"
            canvas.text(at, y, text, 24, "bold", p.bone, "mm")


def public_line(view: PhilosophiaView, player: PlayerView) -> str:
    """«3 coins · B1 S2 · F5 Sc2 D1 W0 · W2/4 O1/3»."""
    parts = [f"{player.coins} c"]
    held = [f"{letter}{count}" for letter, count in (("B", player.builders), ("S", player.sophists)) if count]
    if player.study:
        held.append("study")
    if any(player.backs):
        held.append(f"Or{sum(player.backs)}")
    if player.unknown_oracle:
        held.append("UO")
    if held:
        parts.append(" ".join(held))
    parts.append(f"F{9 - player.followers} Sch{4 - player.schools} D{player.wins} Wi{len(player.wisdom)}")
    tokens = []
    for kind in range(5):
        have = sum(KIND_OF[token] == kind for token in player.tokens)
        if have:
            tokens.append(f"{KIND_LETTERS[kind]}{have}/{view.dealt[kind]}")
    if tokens:
        parts.append(" ".join(tokens))
    return " · ".join(parts)
