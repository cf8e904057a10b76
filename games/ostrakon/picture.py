"""The picture of a council: path and piles, the Sun, the question or subject cards, the calendar, the players.

In order: layout and shared drawing, one function for each part, and `draw_picture`, which puts them together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from PIL.Image import Image

from games.core.presentation import Style
from games.ostrakon.content import LINES, PHILOSOPHERS, STONES, SYMBOLS, TEMPLE, Rule, Stone, subject_cards
from games.ostrakon.rules import objectors_needed
from games.ostrakon.state import leader, leading_space, missing_votes, next_speaker
from games.ostrakon.view import OstrakonView
from games.ostrakon.words import as_label, philosopher_words, question_words, say, space_words, subject_words
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import Face, drawable_text, text_width
from games.picture.palette import LIGHT, Palette, palette, readable_on

HEIGHT = 1196
TEMPLE_W = 104
CELL_W, CELL_H = 128, 236
PATH_Y = 132
ROW_GAP = 8
PANEL_Y, PANEL_H = 632, 300
MAIN_W, SIDE_W = 752, 360
SIDE_X = WIDTH - MARGIN - SIDE_W
PLAYERS_Y, PLAYER_H = 946, 52
FOOT = 1172


@dataclass(frozen=True, slots=True)
class Table:
    """What the functions that draw one picture share: the canvas to draw on, the view to show, the players' names."""

    canvas: Canvas
    view: OstrakonView
    names: tuple[str, ...]


def cell_of(space: int) -> tuple[float, float, float, float]:
    """Return the left edge, top edge, width and height of a space of the path, in pixels.

    Spaces 1 to 8 form the lower row, 9 to 16 return in the upper row, and the Temple ends both.
    """
    if space == TEMPLE:
        return MARGIN, PATH_Y, TEMPLE_W - 6, 2 * CELL_H + ROW_GAP
    column = space - 1 if space <= 8 else 16 - space
    top = PATH_Y + (CELL_H + ROW_GAP if space <= 8 else 0)
    return MARGIN + TEMPLE_W + column * CELL_W, top, CELL_W - 6, CELL_H


def rule_colour(rule: Rule, palette: Palette) -> str:
    """Return the colour that stands for a day's special rule; a muted one for a regular day."""
    return {"corruption": palette.wine, "oracle": palette.sea, "treachery": palette.olive}.get(rule, palette.muted)


def ground(canvas: Canvas) -> None:
    """Draw what never changes: the border, the path and the frames of the panels."""
    p = canvas.palette
    canvas.meander(14)
    for space in range(1, TEMPLE):
        x, y, w, h = cell_of(space)
        canvas.box(x, y, w, h, 12, p.panel, p.line)
        canvas.text(x + 12, y + 24, str(space), 30, "bold", p.muted)
        if (rule := SYMBOLS.get(space)) is not None:
            _symbol(canvas, x, y + h - 36, w, rule)
    _temple(canvas)
    canvas.box(MARGIN, PANEL_Y, MAIN_W, PANEL_H, 16, p.panel, p.line)
    canvas.box(SIDE_X, PANEL_Y, SIDE_W, PANEL_H, 16, p.panel, p.line)


def _symbol(canvas: Canvas, x: float, y: float, w: float, rule: Rule) -> None:
    colour = rule_colour(rule, canvas.palette)
    canvas.box(x + 2, y, w - 4, 34, 9, colour)
    canvas.text(x + w / 2, y + 16, say.label(f"day-{rule}"), 24, "label", readable_on(colour), "mm", w - 4)


def _temple(canvas: Canvas) -> None:
    p = canvas.palette
    x, y, w, h = cell_of(TEMPLE)
    canvas.box(x, y, w, h, 12, p.panel, p.clay, 4)
    left, right, top = x + 14, x + w - 14, y + 18
    canvas.polygon([(left, top + 46), ((left + right) / 2, top), (right, top + 46)], p.ochre, p.clay)
    for i in range(4):
        column = left + 4 + i * (right - left - 22) / 3
        canvas.box(column, top + 54, 13, 62, 3, p.ochre, p.clay, 2)
    canvas.box(left, top + 122, right - left, 12, 3, p.ochre, p.clay, 2)
    canvas.text(x + w / 2, y + 172, say.label("picture-temple"), 26, "title", anchor="mm", room=w - 6)
    canvas.text(x + w / 2, y + 206, str(TEMPLE), 30, "bold", p.muted, "mm")


def draw_stone(canvas: Canvas, x: float, y: float, size: float, stone: Stone) -> None:
    """Draw a voting stone centred on (x, y), white with a rim or black with an inner ring, for any background."""
    p = canvas.palette
    if stone == "white":
        canvas.disc(x, y, size / 2, LIGHT.bone, LIGHT.ink, 3)
    else:
        canvas.disc(x, y, size / 2, LIGHT.ink, p.rim, 3)
        canvas.disc(x, y, size / 2 - max(5, size / 7), None, LIGHT.bone, 2)


def wrapped(text: str, face: Face, size: int, room: float, most: int) -> list[str]:
    """Break a text into at most `most` lines; where it needs more, the last line holds the rest and is too long.

    Args:
        text: The text.
        face: The typeface.
        size: The size of the typeface in pixels.
        room: The width of a line in pixels.
        most: The maximum number of lines.
    """
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if text_width(longer, face, size) <= room or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return lines


_MOONS = 6


def draw_calendar(table: Table) -> None:
    """Draw the days left as moons, past days dark, with the day's special rule and the next speaker below."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    middle = SIDE_X + SIDE_W / 2
    over = view.phase == "over" and view.piles[-1] == ()
    left = view.table.days - view.day + (0 if over else 1)
    canvas.text(SIDE_X + 20, PANEL_Y + 34, say.label("picture-days-left"), 28, "name")
    canvas.text(SIDE_X + SIDE_W - 20, PANEL_Y + 34, f"{left}", 34, "bold", anchor="rm")
    for i in range(_MOONS):
        x, y = SIDE_X + 42 + i * 55, PANEL_Y + 82
        if i < _MOONS - left:
            canvas.disc(x, y, 20, p.line)
            canvas.path([(x - 9, y - 9), (x + 9, y + 9)], p.panel, 4)
        else:
            canvas.disc(x, y, 20, LIGHT.ochre, p.rim, 3)
            canvas.disc(x + 8, y - 4, 14, p.panel)
    title = say.label(f"day-{view.rule}")
    canvas.box(SIDE_X + 14, PANEL_Y + 118, SIDE_W - 28, 46, 10, rule_colour(view.rule, p))
    canvas.text(middle, PANEL_Y + 140, title, 30, "title", readable_on(rule_colour(view.rule, p)), "mm", SIDE_W - 40)
    counted = {"count": view.table.affected} if view.rule in ("corruption", "oracle") else {}
    lines = wrapped(say.label(f"picture-rule-{view.rule}", **counted), "label", 26, SIDE_W - 40, 2)
    for row, line in enumerate(lines):
        canvas.text(middle, PANEL_Y + 186 + row * 29, line, 26, "label", anchor="mm", room=SIDE_W - 36)
    if (upcoming := next_speaker(view)) is not None:
        used = canvas.text(SIDE_X + 20, PANEL_Y + 264, say.label("picture-next"), 26, "label", p.muted) + 12
        canvas.player(SIDE_X + 20 + used, PANEL_Y + 264, upcoming, table.names[upcoming], SIDE_W - 40 - used, 30)
    elif view.playing:
        text = say.label("picture-next-open")
        canvas.text(middle, PANEL_Y + 264, text, 26, "label", p.muted, "mm", SIDE_W - 30)


_TOP, _SMALL = 46, 32


def draw_path(table: Table) -> None:
    """Draw the pile on each space of the path, a halo around the spaces reached in the last turn, and the Sun."""
    view, canvas = table.view, table.canvas
    if view.last is not None:
        for to in {view.last.to, view.last.follower_to} - {0}:
            x, y, w, h = cell_of(to)
            canvas.halo(x + 6, y + 6, w - 12, h - 12, 8)
    for space in range(1, TEMPLE + 1):
        pile = view.piles[space]
        x, y, w, h = cell_of(space)
        if space == TEMPLE:
            _draw_pile(table, pile, x + w / 2, y + 262, 190, w)
            continue
        floor = y + h - (44 if space in SYMBOLS else 10)
        sunny = space == view.sun and view.phase != "over"
        if not sunny:
            _draw_pile(table, pile, x + w / 2, y + 62, floor - y - 62, w)
            continue
        draw_sun(canvas, x + w - 26, y + 26, 17)
        canvas.box(x - 2, y - 2, w + 4, h + 4, 13, line=canvas.palette.ochre, width=6)
        if view.under:
            _draw_pile(table, pile, x + w * 0.3, y + 66, floor - y - 66, w * 0.5, named=False)
            _draw_under(table, view.under, x + w * 0.74, y + 78, floor - y - 78)
        else:
            _draw_pile(table, pile, x + w / 2, y + 68, floor - y - 68, w)


def _draw_pile(
    table: Table, pile: Sequence[int], x: float, y: float, room: float, width: float, named: bool = True
) -> None:
    """Draw a pile: its top large, the others beneath it, smaller, in columns.

    Args:
        table: The canvas, the view and the names.
        pile: The seats in the pile, from the top.
        x: The middle of the pile.
        y: The height of the top mark.
        room: The height for the whole pile.
        width: The width of the space.
        named: Whether to write the name of the top seat's philosopher.
    """
    if not pile:
        return
    canvas, view = table.canvas, table.view
    top, rest = pile[0], pile[1:]
    canvas.mark(top, x, y + 8, _TOP)
    below = 44
    card = view.philosophers[top]
    if named and card is not None:
        canvas.text(x, y + 47, say.label(f"philosopher-{PHILOSOPHERS[card]}"), 24, "label", anchor="mm", room=width - 2)
        below = 72
    most = 3 if named else 2
    _draw_columns(canvas, rest, x, y + below, room - below, 1 if len(rest) <= 3 else 2 if len(rest) <= 6 else most)


def _draw_under(table: Table, under: Sequence[int], x: float, y: float, room: float) -> None:
    """Draw the pile underneath the Sun, beside the pile that is still to speak."""
    canvas = table.canvas
    canvas.path([(x - 26, y - 20), (x + 26, y - 20)], canvas.palette.ochre, 5)
    _draw_columns(canvas, under, x, y - 6, room, 1 if len(under) <= 4 else 2)


def _draw_columns(canvas: Canvas, seats: Sequence[int], x: float, y: float, room: float, columns: int) -> None:
    """Draw the marks of seats row by row, centred on `x`, as large as the room allows.

    Args:
        canvas: The canvas.
        seats: The seats.
        x: The middle of the columns.
        y: The top of the first row.
        room: The height for all rows.
        columns: The number of marks in a row.
    """
    if not seats:
        return
    rows = -(-len(seats) // columns)
    step = min(38.0, room / rows)
    size = min(_SMALL if columns == 1 else 26, step - 2)
    for i, seat in enumerate(seats):
        row, column = divmod(i, columns)
        canvas.mark(seat, x + (column - (columns - 1) / 2) * (34 if columns == 3 else 28), y + step * (row + 0.5), size)


def draw_sun(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Draw the Sun with its rays, centred on (x, y)."""
    p = canvas.palette
    for i in range(8):
        a = i * pi / 4
        ray = [(x + cos(a) * (r + 3), y + sin(a) * (r + 3)), (x + cos(a) * (r + 9), y + sin(a) * (r + 9))]
        canvas.path(ray, p.ochre, 4)
    canvas.disc(x, y, r - 1, p.ochre, p.clay, 3)


def draw_players(table: Table) -> None:
    """Draw all players in seat order, with their visible stones and olive branches; highlight the speaker.

    A follower is marked by a word.
    """
    view, canvas = table.view, table.canvas
    p = canvas.palette
    seats = view.seats
    columns = 3 if seats > 8 else 2
    rows = -(-seats // columns)
    width = (WIDTH - 2 * MARGIN - 10 * (columns - 1)) / columns
    for seat in range(seats):
        row, column = divmod(seat, columns)
        x = MARGIN + column * (width + 10)
        y = PLAYERS_Y + row * PLAYER_H + (4 - rows) * PLAYER_H / 2 * 0.6
        speaking = view.playing and seat == view.speaker
        canvas.box(x, y, width, PLAYER_H - 8, 10, p.panel, p.clay if speaking else p.line, 4 if speaking else 2)
        middle = y + (PLAYER_H - 8) / 2
        right = x + width - 12
        stone = _stone(table, seat)
        if stone is not None:
            draw_stone(canvas, right - 15, middle, 30, stone)
        elif seat in view.voters:
            canvas.disc(right - 15, middle, 13, p.clay)
        right -= 40
        if view.branches[seat]:
            _draw_branch(canvas, right - 16, middle)
            right -= 44
        elif view.follower == seat:
            right -= canvas.text(right, middle, say.label("picture-follows"), 24, "bold", p.halo, "rm") + 10
        room = right - x - 10
        card = view.philosophers[seat]
        if columns == 2 and card is not None:
            philosopher = say.label(f"philosopher-{PHILOSOPHERS[card]}")
            used = canvas.text(right, middle, philosopher, 24, "label", p.muted, "rm")
            room -= used + 12
        canvas.player(x + 10, middle, seat, table.names[seat], room, 28)


def _stone(table: Table, seat: int) -> Stone | None:
    """Return the stone to show beside a player, or None.

    After a question is asked, it is the player's stone if it lies face up; before, the one of the last question.
    """
    view = table.view
    if view.question is not None:
        return view.open_stones.get(seat)
    if view.past and view.past[-1].stones and not view.struck:
        return view.past[-1].stones[seat]
    return None


def _draw_branch(canvas: Canvas, x: float, y: float) -> None:
    """Draw an olive branch: a stem with leaves."""
    p = canvas.palette
    canvas.path([(x - 14, y + 11), (x + 14, y - 11)], p.olive, 3)
    for t in (-8, 1, 10):
        cx, cy = x + t, y - t * 0.78
        canvas.polygon([(cx, cy), (cx - 9, cy - 3), (cx - 5, cy - 10)], p.olive)
        canvas.polygon([(cx, cy), (cx + 4, cy + 9), (cx + 10, cy + 4)], p.olive)


_QUESTION_X, _QUESTION_ROOM = MARGIN + 24, MAIN_W - 48


def draw_question(table: Table) -> None:
    """Draw the question, its two answers beside their stones, and how far the vote or the special day has come."""
    view, canvas = table.view, table.canvas
    question = view.question
    assert question is not None
    text = as_label(question_words(question.text))
    size, most = (38, 2) if len(text) < 75 else (32, 3) if len(text) < 125 else (27, 4)
    lines = wrapped(text, "name", size, _QUESTION_ROOM, most)
    step = size * 1.2
    y = PANEL_Y + 34 + (116 - step * len(lines)) / 2
    for line in lines:
        canvas.text(_QUESTION_X, y + step / 2 - 12, line, size, "name", room=_QUESTION_ROOM)
        y += step
    for i, stone in enumerate(STONES):
        x = _QUESTION_X + i * _QUESTION_ROOM / 2
        draw_stone(canvas, x + 30, PANEL_Y + 180, 52, stone)
        answer = wrapped(as_label(question_words(question.answer(stone))), "bold", 30, _QUESTION_ROOM / 2 - 84, 2)
        for row, line in enumerate(answer):
            at = PANEL_Y + 180 + (row - (len(answer) - 1) / 2) * 34
            canvas.text(x + 70, at, line, 30, "bold", room=_QUESTION_ROOM / 2 - 84)
    _draw_count(table)


def _draw_count(table: Table) -> None:
    view, canvas = table.view, table.canvas
    p = canvas.palette
    y = PANEL_Y + PANEL_H - 42
    canvas.path([(_QUESTION_X, y - 34), (_QUESTION_X + _QUESTION_ROOM, y - 34)], p.line, 3)
    seats = view.seats
    if view.phase != "voting":
        if view.phase == "deciding":
            text = say.label("picture-deciding")
        else:
            text = say.label(f"picture-{view.phase}", named=len(view.named), affected=view.table.affected)
        canvas.text(_QUESTION_X, y, text, 30, "bold", room=_QUESTION_ROOM)
        return
    missing = missing_votes(view)
    for i in range(seats):
        x = _QUESTION_X + 14 + i * 30
        there = i < seats - missing
        canvas.disc(x, y, 11, p.clay if there else None, p.clay if there else p.line, 3)
    text = say.label("picture-missing", missing=missing)
    if view.objectors:
        objections, enough = len(view.objectors), objectors_needed(seats)
        text = say.label("picture-missing-objections", missing=missing, objections=objections, enough=enough)
    left = _QUESTION_X + seats * 30 + 20
    canvas.text(left, y, text, 28, "label", room=_QUESTION_X + _QUESTION_ROOM - left)


def draw_end(table: Table) -> None:
    """Draw the winner's mark and name in large letters, and where the winner stands, for a finished game."""
    view, canvas = table.view, table.canvas
    space, seat = leading_space(view), leader(view)
    middle = MARGIN + MAIN_W / 2
    canvas.mark(seat, middle, PANEL_Y + 74, 84)
    canvas.text(middle, PANEL_Y + 164, table.names[seat], 46, "title", anchor="mm", room=MAIN_W - 60)
    if space == TEMPLE:
        text = say.label("picture-outstanding")
    else:
        text = say.label("picture-on-top", philosopher=philosopher_words(view.philosophers[seat]), space=space)
    canvas.text(middle, PANEL_Y + 228, text, 34, "label", canvas.palette.muted, "mm", MAIN_W - 60)


def draw_choosing(table: Table) -> None:
    """Draw, while philosophers are being chosen, how many players have one."""
    view, canvas = table.view, table.canvas
    chosen = sum(card is not None for card in view.philosophers)
    middle = MARGIN + MAIN_W / 2
    canvas.text(middle, PANEL_Y + 110, say.label("picture-gathering"), 46, "title", anchor="mm")
    text = say.label("picture-chosen", chosen=chosen, seats=view.seats)
    canvas.text(middle, PANEL_Y + 180, text, 34, "label", canvas.palette.muted, "mm")


_SUBJECT_W, _SUBJECT_STEP = 262, 236
_SUBJECT_LINE = 31.5


def draw_subjects(table: Table) -> None:
    """Draw the three subject cards laid out, the oldest at the right; highlight this turn's subject and the next."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    cards = subject_cards(view.options.subjects)
    left, middle, right = (cards[number] for number in view.row)
    pointed = (None, left.arrow, middle.arrow)
    for place in (2, 1, 0):
        card = (left, middle, right)[place]
        x, y = MARGIN + 10 + place * _SUBJECT_STEP, PANEL_Y + 10.0
        canvas.box(x, y, _SUBJECT_W, PANEL_H - 20, 12, p.ground, p.line)
        line = pointed[place]
        for i in range(LINES):
            at = y + 30 + i * _SUBJECT_LINE
            name = as_label(subject_words(card.lines[i]))
            if i == line:
                fill = p.clay if place == 2 else p.ochre
                canvas.box(x + 6, at - 17, _SUBJECT_W - 12, 34, 8, fill)
                ink = "#FFFDF8" if place == 2 else "#1E1A17"
                canvas.text(x + 44, at, name, 28, "bold", ink, room=_SUBJECT_W - 58)
            else:
                canvas.text(x + 44, at, name, 24, "label", p.muted, room=_SUBJECT_W - 58)
        if place < 2:
            at = y + 30 + card.arrow * _SUBJECT_LINE
            tip = x + _SUBJECT_W + 8
            canvas.polygon(
                [(tip - 28, at - 14), (tip, at), (tip - 28, at + 14)], p.clay if place == 1 else p.ochre, p.ink, 2
            )


def draw_title(table: Table) -> None:
    """Draw the title line: the day, and the speaker with what the game waits for; at the end, the winner."""
    view, names = table.view, table.names
    if view.phase == "choosing":
        table.canvas.title(92, say.label("title-choosing"), say.label("title-choosing-task"))
        return
    if view.phase == "over":
        seat = leader(view)
        table.canvas.title(92, say.label("title-over"), say.label("title-won", name=names[seat]), seat)
        return
    day, seat = say.label("title-day", day=view.day, days=view.table.days), view.speaker
    table.canvas.title(92, day, say.label(f"title-{view.phase}", name=names[seat]), seat)


def draw_footer(table: Table) -> None:
    """Draw the line at the bottom: the result of the game, a new question to come, the follower, or the last turn."""
    view, names = table.view, table.names
    if view.phase == "over":
        space = leading_space(view)
        if space == TEMPLE:
            text = say.label("footer-outstanding")
        else:
            text = say.label("footer-closest", name=names[leader(view)], place=space_words(space))
    elif view.struck and view.question is None:
        text = say.label("footer-struck")
    elif view.follower is not None:
        text = say.label("footer-follows", name=names[view.follower])
    elif view.last is not None:
        text = " · ".join(last_turn_words(view, names))
    else:
        text = say.label("footer-hint")
    table.canvas.footer(FOOT, text)


def last_turn_words(view: OstrakonView, names: Sequence[str]) -> list[str]:
    """Return what happened in the last turn: the speaker's move, the vote if it is not shown above, the follower.

    Args:
        view: The view, in which there was a last turn.
        names: The players' names, by seat.
    """
    last = view.last
    assert last is not None
    if last.to > last.origin:
        found = [say.label("footer-advanced", name=names[last.seat], spaces=last.to - last.origin, to=last.to)]
    else:
        found = [say.label("footer-failed", name=names[last.seat])]
    if view.past and view.past[-1].seat == last.seat and view.question is None and (stones := view.past[-1].stones):
        found.append(say.label("footer-stones", white=stones.count("white"), black=stones.count("black")))
    if last.follower is not None:
        found.append(say.label("footer-followed", name=names[last.follower], to=last.follower_to))
    return found


def draw_picture(view: OstrakonView, names: Sequence[str], style: Style) -> Image:
    """Return the picture of a council (a match of Ostrakon) as a view shows it.

    It never shows face-down stones, not even the viewing seat's own, which the text of `hand` names.

    Args:
        view: The view of a seat, or the public view.
        names: The players' names, by seat.
        style: The viewer's preferences.
    """
    shown = tuple([drawable_text(name, say.label("player-number", number=seat + 1)) for seat, name in enumerate(names)])
    table = Table(Canvas.on(HEIGHT, palette(style), ground), view, shown)
    draw_title(table)
    draw_path(table)
    if view.phase == "choosing":
        draw_choosing(table)
    elif view.phase == "over":
        draw_end(table)
    elif view.question is not None:
        draw_question(table)
    else:
        draw_subjects(table)
    draw_calendar(table)
    draw_players(table)
    draw_footer(table)
    return table.canvas.image
