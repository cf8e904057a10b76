"""The picture of a council: the path to the Temple with its piles and the Sun, and below it the question.

In order: the layout, the ground, the path, the panel below it, and `draw_picture`, which puts them together. Colours
mean players, so what belongs to nobody is drawn in bone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL.Image import Image

from games.core.presentation import Style
from games.ostrakon.content import STONES, SYMBOLS, TEMPLE, Rule, Stone
from games.ostrakon.questions import Asked
from games.ostrakon.rules import objectors_needed
from games.ostrakon.state import best_asked, leader, leading_space, missing_votes
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import as_label, clipped, question_words, say, subject_words
from games.picture.canvas import MARGIN, WIDTH, Canvas, drawable_names
from games.picture.ending import Ending, Standing, draw_ending
from games.picture.fonts import cut, drawable_text, fit_names
from games.picture.palette import LIGHT, palette

HEIGHT = 1490
TITLE_Y = 92
COLUMNS = 6
CELL_W, CELL_H, GAP = 178, 232, 12
PATH_Y = 142
BAND_Y = 916
PANEL_Y, PANEL_H = 962, 498
ROOM = WIDTH - 2 * MARGIN - 72
"""The width, in pixels, that texts in the panel may take."""
LEFT = MARGIN + 36
ICONS: dict[Rule, str] = {"corruption": "coin", "oracle": "oracle", "treachery": "mask"}


@dataclass(frozen=True, slots=True)
class Table:
    """What the functions that draw one picture share: the canvas to draw on, the view to show, the players' names."""

    canvas: Canvas
    view: OstrakonView
    names: tuple[str, ...]


def cell_of(space: int) -> tuple[float, float, float, float]:
    """Return the left edge, top edge, width and height of a space of the path, in pixels.

    The path winds upwards: spaces 1 to 6 from left to right, 7 to 12 back above them, 13 to 16 and the Temple on top.
    """
    row, place = divmod(space - 1, COLUMNS)
    column = COLUMNS - 1 - place if row == 1 else place
    x, y = MARGIN + column * (CELL_W + GAP), PATH_Y + (2 - row) * (CELL_H + GAP)
    return x, y, 2 * CELL_W + GAP if space == TEMPLE else CELL_W, CELL_H


def middle_of(space: int) -> tuple[float, float]:
    """Return the point of a space around which its pile stands, in pixels."""
    x, y, w, h = cell_of(space)
    return x + w / 2, y + h * 0.6


def ground(canvas: Canvas) -> None:
    """Draw what never changes: the border, the path with its symbols, and the frame of the panel."""
    p = canvas.palette
    canvas.meander(14)
    for space in range(1, TEMPLE):  # the way leads on from every space to the next
        (ax, ay), (bx, by) = middle_of(space), middle_of(space + 1)
        canvas.box(min(ax, bx) - 36, min(ay, by) - 36, abs(ax - bx) + 72, abs(ay - by) + 72, 0, p.line)
    for space in range(1, TEMPLE):
        x, y, w, h = cell_of(space)
        canvas.box(x, y, w, h, 18, p.panel, p.line, 4)
        canvas.text(x + 16, y + 30, str(space), 44, "title", p.muted)
        if (rule := SYMBOLS.get(space)) is not None:
            canvas.icon(ICONS[rule], x + w - 42, y + 38, 60)
    x, y, w, h = cell_of(TEMPLE)
    canvas.box(x, y, w, h, 18, p.panel, p.ink, 5)
    canvas.box(MARGIN, PANEL_Y, WIDTH - 2 * MARGIN, PANEL_H, 18, p.panel, p.line, 4)


def draw_stone(canvas: Canvas, x: float, y: float, size: float, stone: Stone) -> None:
    """Draw a voting stone centred on (x, y), white with a rim or black with an inner ring, for any background."""
    p = canvas.palette
    if stone == "white":
        canvas.disc(x, y, size / 2, LIGHT.bone, LIGHT.ink, 5)
    else:
        canvas.disc(x, y, size / 2, LIGHT.ink, p.rim, 4)
        canvas.disc(x, y, size / 2 - max(6, size / 7), None, LIGHT.bone, 3)


# -- the path ----------------------------------------------------------------------------------------------------------

Place = tuple[float, float, float]
"""Where a player's mark is drawn: the coordinates of its centre, and its size, all in pixels."""


def pile_places(pile: Sequence[int], x: float, y: float, w: float, h: float, sunny: bool) -> dict[int, Place]:
    """Return where the marks of a pile are drawn in a box: the top one large, the others smaller on its right.

    Args:
        pile: The seats, from the top.
        x: The left edge of the box, in pixels, as the following.
        y: The upper edge of the box.
        w: The width of the box.
        h: The height of the box.
        sunny: If True, leave room for the Sun's rays around the top mark.
    """
    if not pile:
        return {}
    top, rest, round_it = pile[0], pile[1:], 1.78 if sunny else 1.0
    if not rest:
        return {top: (x + w / 2, y + h / 2, min(96.0, (h - 4) / round_it))}
    size, columns, large = next(
        (size, columns, large)
        for size in range(46, 8, -1)
        for columns in range(1, 6)
        if -(-len(rest) // columns) * (size + 4) <= h
        and (large := min(84.0, (w - columns * (size + 4)) / round_it, (h - 4) / round_it)) >= 1.3 * size
    )
    rows = -(-len(rest) // columns)
    left = x + (w - large * round_it - columns * (size + 4)) / 2
    places = {top: (left + large * round_it / 2, y + h / 2, large)}
    for i, seat in enumerate(rest):
        column, row = divmod(i, rows)
        at = y + h / 2 + (row - (rows - 1) / 2) * (size + 4)
        places[seat] = (left + large * round_it + (column + 0.5) * (size + 4) + 2, at, size)
    return places


def under_places(under: Sequence[int], x: float, low: float, w: float) -> dict[int, Place]:
    """Return where the marks of the pile underneath the Sun are drawn: small, in rows at the bottom of its space.

    Args:
        under: The seats, from the top.
        x: The left edge of the space.
        low: The lower edge of the space.
        w: The width of the space.
    """
    columns, step = (len(under), 40) if len(under) <= 4 else (5, 33)
    places = {}
    for i, seat in enumerate(under):
        row, column = divmod(i, columns)
        at = low - 10 - step * (-(-len(under) // columns) - row - 0.5)
        places[seat] = (x + w / 2 + (column - (columns - 1) / 2) * step, at, step - 4.0)
    return places


def all_places(view: OstrakonView) -> dict[int, Place]:
    """Return where the mark of each seat on the path is drawn."""
    places: dict[int, Place] = {}
    for space in range(1, TEMPLE + 1):
        x, y, w, h = cell_of(space)
        top, low = y + 62.0, y + h - 8
        if space == view.sun and view.under:
            hidden = under_places(view.under, x, y + h, w)
            places |= hidden
            low = min(at - size / 2 for _, at, size in hidden.values()) - 10
        if space == TEMPLE:
            x, w = x + w * 0.48, w * 0.5
        sunny = view.playing and space == view.sun
        found = pile_places(view.piles[space], x + 10, top, w - 20, low - top, sunny)
        if (space - 1) // COLUMNS == 1:  # the top mark stands on the side from which it comes, clear of its arrow
            found = {seat: (2 * x + w - at, y, size) for seat, (at, y, size) in found.items()}
        places |= found
    return places


def draw_sun(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw the Sun with its rays, centred on (x, y)."""
    p = canvas.palette
    for i in range(16):
        a, half, reach = i * pi / 8, pi / 20, r * (1.42 if i % 2 == 0 else 1.28)
        ray = [
            (x + cos(a - half) * r * 1.08, y + sin(a - half) * r * 1.08),
            (x + cos(a) * reach, y + sin(a) * reach),
            (x + cos(a + half) * r * 1.08, y + sin(a + half) * r * 1.08),
        ]
        canvas.polygon(ray, p.rim, p.rim, 1)
    canvas.disc(x, y, r, p.panel, p.rim, 4)


def draw_path(table: Table) -> None:
    """Draw the Temple, the Sun behind the speaker, the marks of all seats, and the moves of the last turn."""
    view, canvas = table.view, table.canvas
    places = all_places(view)
    draw_temple(table)
    if view.playing:
        x, y, size = places[view.speaker]
        cell = cell_of(view.sun)
        canvas.box(cell[0], cell[1], cell[2], cell[3], 18, line=canvas.palette.ink, width=6)
        draw_sun(canvas, x, y, size * 0.62)
    if view.playing and view.under:
        x, _, w, _ = cell_of(view.sun)
        horizon = min(at - size / 2 for _, at, size in (places[seat] for seat in view.under)) - 6
        canvas.path([(x + 16, horizon), (x + w - 16, horizon)], canvas.palette.ink, 4)
    for seat, place in places.items():
        canvas.mark(seat, *place)
    last = view.last
    if last is not None and last.to > last.origin:
        x, y, size = places[last.seat]
        canvas.arrow(middle_of(last.origin), (x, y), 0.12, min(64, size / 2 + 16))
    for changed in {last.seat, last.follower} - {None} if last is not None else ():
        assert changed is not None
        x, y, size = places[changed]
        canvas.ring(x, y, size / 2 + 2)


MOON = tuple(
    [(19 * cos(k * pi / 12), 19 * sin(k * pi / 12)) for k in range(3, 22)]
    + [(9 + 14 * cos(k * pi / 12), 14 * sin(k * pi / 12)) for k in range(19, 4, -1)]
)
"""The outline of a waning moon."""


def draw_temple(table: Table) -> None:
    """Draw the Temple, and above it the days as moons: those to come are full, those that are over only outlined."""
    view, canvas = table.view, table.canvas
    x, y, w, h = cell_of(TEMPLE)
    days, left = view.table.days, view.table.days - view.day
    middle = x + w / 2 if not view.piles[TEMPLE] else x + w * 0.27
    canvas.icon("temple", middle, y + h * 0.62, 150)
    p = canvas.palette
    for i in range(days):
        at, over = x + w / 2 + (i - (days - 1) / 2) * 52, i < days - left
        moon = [(at + dx, y + 38 + dy) for dx, dy in MOON]
        canvas.polygon(moon, None if over else p.bone, p.muted if over else p.rim, 3 if over else 5)


def draw_band(table: Table) -> None:
    """Draw the line below the path: the day's special rule with its symbol; on a regular day the aim of a question."""
    view, canvas = table.view, table.canvas
    if not view.playing:
        return
    counted = {"count": view.table.affected} if view.rule in ("corruption", "oracle") else {}
    text = say.label(f"picture-rule-{view.rule}", **counted)
    x = float(LEFT)
    if view.rule in ICONS:
        canvas.icon(ICONS[view.rule], x + 24, BAND_Y, 64)
        x += 74
    canvas.text(x, BAND_Y, text, 42, "bold", room=WIDTH - MARGIN - x)


# -- the panel ---------------------------------------------------------------------------------------------------------


def draw_question(table: Table) -> None:
    """Draw the question, its two answers beside their stones, and how far the vote or the special day has come."""
    view, canvas = table.view, table.canvas
    question = view.question
    assert question is not None
    text = as_label(question_words(question.text))
    canvas.lines(LEFT, PANEL_Y + 98, text, ((58, 2), (48, 3), (40, 4)), "name", (ROOM, 176))
    answers = [as_label(question_words(question.answer(stone))) for stone in STONES]
    shown = [[seat for seat, each in view.open_stones.items() if each == stone] for stone in STONES]
    draw_answers(table, PANEL_Y + (256 if view.open_stones else 276), answers, shown)
    canvas.path([(LEFT, PANEL_Y + 402), (LEFT + ROOM, PANEL_Y + 402)], canvas.palette.line, 4)
    draw_progress(table, PANEL_Y + 452)


def draw_answers(table: Table, y: float, answers: Sequence[str], shown: Sequence[Sequence[int]] = ((), ())) -> None:
    """Draw both answers beside their stones, and below each the marks of those who gave it.

    Args:
        table: The canvas, the view and the names.
        y: The vertical centre of the answers.
        answers: The answer that the white stone stands for, and that of the black one.
        shown: The seats whose marks are drawn below the white answer, and those below the black one.
    """
    canvas, half = table.canvas, ROOM / 2
    for i, stone in enumerate(STONES):
        x = LEFT + i * half
        draw_stone(canvas, x + 42, y, 80, stone)
        canvas.lines(x + 104, y, answers[i], ((44, 2), (38, 3)), "bold", (half - 124, 118))
        step = min(56.0, (half - 20) / max(1, len(shown[i])))
        for place, seat in enumerate(shown[i]):
            canvas.mark(seat, x + step * (place + 0.5) + 12, y + 88, min(46, step - 4))


def draw_progress(table: Table, y: float) -> None:
    """Draw the bottom line of a question: on the left the stones laid so far, on the right any follower.

    After the vote on a special day, what the speaker has to do takes the place of the stones.
    """
    view, canvas = table.view, table.canvas
    p, right = canvas.palette, float(LEFT + ROOM)
    if view.follower is not None:
        right -= canvas.text(right, y, say.label("picture-follows"), 42, "bold", anchor="rm") + 34
        canvas.mark(view.follower, right, y, 48)
        right -= 40
    if view.phase != "voting":
        text = say.label(f"picture-{view.phase}", named=len(view.named), affected=view.table.affected)
        canvas.text(LEFT, y, text, 42, "bold", room=right - LEFT)
        return
    seats, missing = view.seats, missing_votes(view)
    for i in range(seats):
        x, there = LEFT + 20 + i * 46, i < seats - missing
        if there and view.voters:
            canvas.mark(view.voters[i], x, y, 40)
        else:
            canvas.disc(x, y, 18, p.muted if there else None, p.ink if there else p.muted, 4)
    text = say.label("picture-missing", missing=missing)
    if view.objectors:
        objections, enough = len(view.objectors), objectors_needed(seats)
        text = say.label("picture-missing-objections", missing=missing, objections=objections, enough=enough)
    left = LEFT + seats * 46 + 20
    canvas.text(left, y, text, 42, "bold", room=right - left)


def draw_subject(table: Table) -> None:
    """Draw the subject of the question to come and the next one, and below them the last question with its stones."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    subject, later = (drawable_text(as_label(subject_words(each)), "…") for each in (view.subject, view.next_subject))
    told = view.past[-1] if view.past and view.past[-1].stones and not view.struck else None
    y = PANEL_Y + (52 if told else 180)
    heading, text = say.label("picture-subject", subject=subject), say.label("picture-later", subject=later)
    canvas.text(LEFT, y, heading, 56 if told else 80, "title", room=ROOM * (0.62 if told else 1))
    if told is None:
        canvas.text(LEFT, y + 110, text, 44, "label", p.muted, room=ROOM)
        return
    canvas.text(LEFT + ROOM, y + 4, text, 40, "label", p.muted, "rm", room=ROOM * 0.36)
    canvas.path([(LEFT, PANEL_Y + 98), (LEFT + ROOM, PANEL_Y + 98)], p.line, 4)
    draw_told(table, told, last_heading(told), PANEL_Y + 106)


def last_heading(told: Asked) -> str:
    """Return what stands above the last question, lest it be taken for the one to come: "Last question: Rain"."""
    return say.label("picture-last-question", subject=drawable_text(as_label(subject_words(told.subject)), "…"))


def draw_told(table: Table, told: Asked, heading: str, y: float) -> None:
    """Draw an earlier question whose stones have been counted, and its answers with the marks of those who gave them.

    Args:
        table: The canvas, the view and the names.
        told: The earlier question.
        heading: What stands above it.
        y: The upper edge, in pixels.
    """
    table.canvas.text(LEFT, y + 36, heading, 40, "bold", table.canvas.palette.muted, room=ROOM)
    asked = as_label(question_words(told.question.text))
    table.canvas.lines(LEFT, y + 120, asked, ((44, 2), (38, 3)), "name", (ROOM, 130))
    answers = [as_label(question_words(told.question.answer(stone))) for stone in STONES]
    shown = [[seat for seat, each in enumerate(told.stones) if each == stone] for stone in STONES]
    draw_answers(table, y + 246, answers, shown)


def draw_choosing(table: Table) -> None:
    """Draw a figure for each player who has chosen a philosopher, and an empty outline for each of the others."""
    view, canvas = table.view, table.canvas
    step = min(150.0, ROOM / view.seats)
    for seat, card in enumerate(view.philosophers):
        x = WIDTH / 2 + (seat - (view.seats - 1) / 2) * step
        if card is None:
            canvas.icon("person", x, PANEL_Y + 170, step * 0.9, empty=True)
        else:
            canvas.figure(seat, x, PANEL_Y + 170, step * 0.9)
    chosen = sum(card is not None for card in view.philosophers)
    text = say.label("picture-chosen", chosen=chosen, seats=view.seats)
    canvas.text(WIDTH / 2, PANEL_Y + 350, text, 54, "title", anchor="mm")


def draw_decisive_question(table: Table) -> None:
    """Draw, when the council is over, the question that the picture of its end cites; without one, the last question.

    Below that picture another question would be taken for the cited one.
    """
    view = table.view
    seat = leader(view)
    if (best := best_asked(view, seat)) is not None:

        def words(longest: int) -> str:
            return say.label("picture-best-question", name=cut(table.names[seat], longest), spaces=best.spaces)

        draw_told(table, best, fit_names(words, "bold", 40, ROOM), PANEL_Y + 60)
    elif view.past and view.past[-1].stones:
        draw_told(table, view.past[-1], last_heading(view.past[-1]), PANEL_Y + 60)


def draw_title(table: Table) -> None:
    """Draw the title line: the day, and the speaker with what the game waits for, or who has won."""
    view, names = table.view, table.names
    if view.phase == "choosing":
        table.canvas.title(TITLE_Y, say.label("title-game"), say.label("title-choosing"))
        return
    day = say.label("title-day", day=view.day, days=view.table.days)
    if view.phase == "voting":
        table.canvas.title(TITLE_Y, day, say.label("title-voting"))
        return
    seat = leader(view) if view.phase == "over" else view.speaker

    def words(longest: int) -> str:
        return say.label(f"title-{view.phase}", name=cut(names[seat], longest))

    table.canvas.title(TITLE_Y, day, words, seat)


def draw_picture(view: OstrakonView, names: Sequence[str], style: Style) -> Image:
    """Return the picture of a council (a match of Ostrakon) as a view shows it.

    It never shows face-down stones, not even the viewing seat's own, which the text of `hand` names.

    Args:
        view: The view of a seat, or the public view.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    table = Table(Canvas.on(HEIGHT, palette(style), ground), view, drawable_names(names))
    draw_title(table)
    draw_path(table)
    draw_band(table)
    if view.phase == "choosing":
        draw_choosing(table)
    elif view.phase == "over":
        draw_decisive_question(table)
    elif view.question is not None:
        draw_question(table)
    else:
        draw_subject(table)
    return table.canvas.image


def draw_end(view: OstrakonView, names: Sequence[str], style: Style) -> Image:
    """Return the picture of the end of a council: the winner, the question that helped most, and the final order.

    Args:
        view: The view of the finished council.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    shown, winner, lead = drawable_names(names), leader(view), leading_space(view)
    places = [(seat, space) for space in range(TEMPLE, 0, -1) for seat in view.piles[space]]
    found = [Standing(seat, shown[seat], place_label(space)) for seat, space in places]
    behind = next((i for i, (_, space) in enumerate(places) if space < view.sun), len(places))
    found[behind:behind] = [Standing(seat, shown[seat], place_label(view.sun)) for seat in view.under]
    reason = say.label("end-temple") if lead == TEMPLE else say.label("end-closest", space=lead)
    day = say.label("title-day", day=view.day, days=view.table.days)
    won = say.label("title-over", name=shown[winner])
    return draw_ending(
        Ending(say.label("title-game"), day, (winner,), won, reason, best_question(view, winner, shown), found),
        palette(style),
    )


def place_label(space: int) -> str:
    """Return where a player stands in the final order: "space 12" or "Temple"."""
    return say.label("end-in-temple") if space == TEMPLE else say.label("space", space=space)


def best_question(view: OstrakonView, seat: int, names: Sequence[str]) -> str:
    """Return a sentence on the question that took a player farthest; empty if there is none.

    Args:
        view: The view of the council.
        seat: The player.
        names: The players' drawable names, by seat.
    """
    best = best_asked(view, seat)
    if best is None:
        return ""
    question = clipped(drawable_text(as_label(question_words(best.question.text)), "…"), 72)
    return say.label("end-moment", question=question, name=names[seat], spaces=best.spaces)
