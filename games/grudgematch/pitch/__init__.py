"""The pitch as a picture: the field from above, both teams, the ball, the kick, and a panel beside it."""

from collections.abc import Sequence

from PIL.Image import Image

from games.core.presentation import Style
from games.grudgematch.content import PHILOSOPHERS, TEAM_OF, TEAMS
from games.grudgematch.field import OFF, WAY_NAMES, coordinate
from games.grudgematch.pitch.layout import FOOT, HEIGHT, TITLE, box_corner, centre, ground
from games.grudgematch.pitch.overlay import draw_aim, draw_kick, draw_reach
from games.grudgematch.pitch.panel import draw_panel
from games.grudgematch.pitch.pieces import PIECE, ball_sprite, philosopher_sprite
from games.grudgematch.view import GrudgematchView
from games.grudgematch.words import card_words, landing
from games.picture.canvas import Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette

BALL = 40
SMALL = 30


def draw_pitch(view: GrudgematchView, names: Sequence[str], style: Style) -> Image:
    """The picture of a view; the Germans' end is always below."""
    shown = tuple([drawable(name, f"Player {seat + 1}") for seat, name in enumerate(names)])
    canvas = Canvas.on(HEIGHT, palette(style), ground)
    _title(canvas, view, shown)
    draw_reach(canvas, view)
    draw_kick(canvas, view)
    draw_aim(canvas, view)
    for philosopher in range(8):
        _philosopher(canvas, view, philosopher)
    if view.ball != OFF:
        _ball(canvas, view)
    draw_panel(canvas, view, shown)
    canvas.footer(FOOT, _footer(view))
    return canvas.image


def _philosopher(canvas: Canvas, view: GrudgematchView, philosopher: int) -> None:
    team = TEAM_OF[philosopher]
    sprite = philosopher_sprite(philosopher, view.german ^ team, canvas.palette)
    if view.at[philosopher] != OFF:
        x, y = centre(view.at[philosopher])
        if view.kick is not None and view.phase == "block" and view.kick.waiting >> philosopher & 1:
            canvas.halo(x - 24, y - 24, 48, 48, 14)
    elif philosopher in view.boxes[team]:
        x, y = box_corner(team)
        x, y = x + 33, y + 36 + 60 * view.boxes[team].index(philosopher)
    else:
        return
    canvas.sprite(sprite, x - PIECE / 2, y - PIECE / 2)


def _ball(canvas: Canvas, view: GrudgematchView) -> None:
    x, y = centre(view.ball)
    size = BALL
    if view.ball in view.at:
        x, y, size = x + 20, y - 20, SMALL
    canvas.disc(x, y, size / 2 + 5, line=canvas.palette.halo, width=4)
    canvas.sprite(ball_sprite(size, canvas.palette), x - size / 2, y - size / 2)


def _title(canvas: Canvas, view: GrudgematchView, names: tuple[str, ...]) -> None:
    left = f"{TEAMS[0]} {view.score[0]} : {view.score[1]} {TEAMS[1]}"
    seat: int | None = view.german ^ view.asked
    assert seat is not None
    doing = {
        "sides": "chooses a team",
        "lineup": "sets up",
        "ball": "places the ball",
        "release": "brings one back",
        "run": "runs",
        "bonus_run": "runs",
        "kick": "may kick",
        "foul": "may foul",
        "tackle": "may tackle",
        "block": "may block",
        "bonus": "takes a bonus",
    }
    if view.phase == "surnames":
        right, seat = "surnames, please", None
    elif view.phase == "over":
        seat = None if view.score[0] == view.score[1] else view.german ^ int(view.score[1] > view.score[0])
        if view.ended == "french":
            seat = view.german ^ 1
        right = "full time" if seat is None else f"{names[seat]} has won"
    else:
        right = f"{names[seat]} {doing[view.phase]}"
    canvas.title(TITLE, left, right, seat)


def _footer(view: GrudgematchView) -> str:
    kick, last, own = view.moving, view.last, view.own
    if own is not None and own.picked is not None and own.aimed is not None:
        return f"Aimed {WAY_NAMES[own.aimed]}, the {card_words(own.picked)}: {landing(view, own.picked, own.aimed)}"
    if kick is not None:
        return f"{PHILOSOPHERS[kick.kicker]} kicks {WAY_NAMES[kick.way]} from {coordinate(kick.start)}: {kick.value}"
    if last is None:
        return f"Turn {view.turns}: no kick yet" if view.turns else "Both teams set up in their own halves"
    who, start = PHILOSOPHERS[last.kicker], coordinate(last.start)
    if last.end == "goal":
        return f"Goal! {who} from {start}, {WAY_NAMES[last.way]} with {last.value}"
    how = {"tackled": "tackled", "blocked": "blocked", "sent_off": "sent off"}.get(last.end, f"{last.moved} spaces")
    return f"Last kick: {who}, {WAY_NAMES[last.way]} from {start} with {last.value}, {how}"
