"""Draw the map of Greece with pieces and legend, and below it the timeline and the public facts about players.

`map_part` cuts the whole picture into parts for phones. Coordinates are in pixels on a canvas 1200 wide. Shapes and
letters carry the meaning; colour only repeats it.
"""

from collections.abc import Sequence

from PIL import Image

from games.philosophia.content import (
    BONUSES,
    EASTERN,
    KIND_OF,
    OBSERVE,
    ORACLES,
    PARTHENON,
    PLACE_NAMED,
    PORT,
    SIDES,
    TEMPLE,
    TIMELINE,
    WESTERN,
)
from games.philosophia.rules.labyrinth import HOLDINGS
from games.philosophia.state import PublicPlayer
from games.philosophia.view import PhilosophiaView
from games.philosophia.words import (
    disk_name,
    kind_key,
    philosopher_name,
    said,
    say,
    short_place,
    token_counts,
)
from games.picture.canvas import MARGIN, WIDTH, Canvas, Point
from games.picture.fonts import font, text_width
from games.picture.palette import Palette, mix

MAP_TOP, MAP_BOTTOM = 88, 772
ACROPOLIS_TOP = 782
TIMELINE_TOP = 868
PLAYERS_TOP = 946

_NAME_POSITIONS = {
    "pella": (330, 129),
    "thasos": (520, 150),
    "abdera": (735, 132),
    "oracle-of-dodona": (120, 205),
    "larissa": (290, 233),
    "mytilene": (885, 240),
    "ithaca": (104, 315),
    "oracle-of-delphi": (270, 335),
    "oracle-of-trophonius": (470, 294),
    "thebes": (585, 396),
    "smyrna": (1080, 272),
    "elis": (88, 428),
    "corinth": (254, 438),
    "megara": (420, 406),
    "eleusis": (490, 509),
    "ephesus": (1090, 378),
    "samos": (905, 420),
    "olympia": (99, 530),
    "argos": (324, 536),
    "piraeus": (651, 500),
    "miletus": (1085, 482),
    "delos": (835, 560),
    "sounion": (671, 601),
    "sparta": (225, 637),
    "halicarnassus": (1087, 584),
    "knossos": (540, 703),
    "rhodes": (890, 668),
}
POSITIONS = {PLACE_NAMED[name]: at for name, at in _NAME_POSITIONS.items()}
"""By place, the coordinates of its middle: so far apart that six followers beside a school hide nothing of another
place."""

ATHENS = (770, 470)

LAND_OUTLINES = (
    # the mainland, from Epirus round Thrace down to Attica and along the gulf
    ((0, 108), (60, 96), (830, 96), (815, 160), (640, 184), (470, 180), (400, 230), (430, 262), (560, 262), (640, 320),
     (690, 392), (800, 440), (830, 520), (760, 650), (640, 655), (560, 560), (430, 552), (330, 470), (300, 388),
     (190, 392), (60, 280), (0, 240)),
    # the Peloponnese
    ((20, 400), (150, 388), (320, 392), (380, 470), (420, 560), (360, 610), (330, 700), (235, 716), (120, 660),
     (30, 570)),
    # Asia Minor
    ((1200, 150), (1010, 190), (985, 300), (1000, 440), (975, 520), (970, 630), (1120, 660), (1200, 640)),
    # Crete
    ((400, 690), (540, 658), (672, 680), (684, 738), (600, 764), (410, 752)),
)  # fmt: skip
ISLANDS = ((104, 322, 80, 46), (885, 246, 84, 44), (905, 426, 84, 42), (835, 566, 82, 42),
           (890, 676, 88, 46))  # fmt: skip
"""Islands that lie under a place: the coordinates of the middle, half the width, half the height."""

THASOS = (520, 156, 84, 42)
"""The island that only the large side of the board has, in the same form as `ISLANDS`."""

PLACE_POSITIONS = {side: [(place, POSITIONS[place]) for place in places] for side, places in SIDES.items()}


PLACE_RADIUS = 25
"""Half the width of a place in pixels."""


def kind_colour(palette: Palette, kind: int) -> str:
    """Return the colour value for a type of location: black, yellow, blue, red or green as on the printed tokens.

    Args:
        palette: The colours of the picture.
        kind: An index into KINDS; any other number gives the colour of the Acropolis.
    """
    return {
        WESTERN: palette.ink,
        EASTERN: palette.ochre,
        PORT: palette.sea,
        TEMPLE: palette.clay,
        ORACLES: palette.olive,
    }.get(kind, palette.wine)


def kind_shape(kind: int, x: float, y: float, r: float) -> tuple[Point, ...]:
    """Return the corners of the shape that stands for a type of location: square, diamond, temple front or hexagon.

    Args:
        kind: An index into KINDS.
        x: The middle.
        y: The middle.
        r: Half the size, in pixels.

    Returns:
        The corners; () for a type that is drawn as a circle.
    """
    if kind == WESTERN:
        return (x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)
    if kind == EASTERN:
        k = r * 1.28
        return (x, y - k), (x + k, y), (x, y + k), (x - k, y)
    if kind == TEMPLE:
        k = r * 1.05
        top = (x, y - k * 1.25), (x + k * 1.2, y - k * 0.35)
        return *top, (x + k, y + k), (x - k, y + k), (x - k * 1.2, y - k * 0.35)
    if kind == ORACLES:
        k = r * 1.18
        return (x - k, y), (x - k / 2, y - r), (x + k / 2, y - r), (x + k, y), (x + k / 2, y + r), (x - k / 2, y + r)
    return ()


def bonus_code(bonus: int) -> str:
    """Return a code of at most two characters for a location token's bonus, such as "2c" (2 coins) or "So".

    Args:
        bonus: An index into BONUSES; if it is negative, the token is face down and the code is "?".
    """
    if bonus < 0:
        return say.label("bonus-hidden")
    gives = BONUSES[bonus]
    return say.label(f"bonus-{gives.gives}", count=gives.amount)


def draw_place(canvas: Canvas, kind: int, x: float, y: float, token: str) -> None:
    """Draw a location on the map: filled if a token lies on it, otherwise hollow with the letter of its type.

    Args:
        canvas: The picture.
        kind: The type of the location, an index into KINDS.
        x: The middle.
        y: The middle.
        token: The code of the token's bonus, written on the location; "" if no token lies there.
    """
    p = canvas.palette
    colour = kind_colour(p, kind)
    fill = colour if token else p.panel
    shape = kind_shape(kind, x, y, PLACE_RADIUS)
    if shape:
        canvas.polygon(shape, fill, p.ink if token else colour, 3 if token else 5)
    else:
        canvas.disc(x, y, PLACE_RADIUS * 1.1, fill, p.ink if token else colour, 3 if token else 5)
    if token:
        dark = colour in (p.ochre,) or (colour == p.ink and p.ink > "#8")
        canvas.text(x, y + (5 if kind == TEMPLE else 0), token, 28, "bold", "#1E1A17" if dark else p.bone, "mm")
    else:
        canvas.text(
            x, y + (5 if kind == TEMPLE else 0), say.label(f"{kind_key(kind)}.letter"), 26, "bold", p.muted, "mm"
        )


def draw_school(canvas: Canvas, seat: int, x: float, y: float, size: float = 38) -> None:
    """Draw a school as a little house with the symbol of the seat that owns it."""
    p, h = canvas.palette, size / 2
    house = ((x, y - h * 1.15), (x + h * 1.1, y - h * 0.3), (x + h * 0.9, y - h * 0.3), (x + h * 0.9, y + h),
             (x - h * 0.9, y + h), (x - h * 0.9, y - h * 0.3), (x - h * 1.1, y - h * 0.3))  # fmt: skip
    canvas.polygon(house, p.panel, p.ink, 3)
    canvas.mark(seat, x, y + h * 0.3, size * 0.56)


def follower_columns(count: int) -> int:
    """Return how many of `count` followers at a place are drawn side by side: at most two, so that it stays narrow."""
    return min(2, count)


def draw_followers(canvas: Canvas, seats: list[int], x: float, y: float) -> None:
    """Draw the followers of these seats at a location, each as the symbol of its seat, in rows of two."""
    rows = [seats] if len(seats) < 3 else [seats[i : i + 2] for i in range(0, len(seats), 2)]
    for i, row in enumerate(rows):
        level = y + (i - (len(rows) - 1) / 2) * 23
        for j, seat in enumerate(row):
            canvas.mark(seat, x + 26 * j, level, 23 if len(rows) < 3 else 20)


_RIGHT = WIDTH - 14
_SHAPES = ((850, 116, 0), (1010, 116, 1), (850, 146, 2), (951, 146, 3), (1079, 146, 4))
"""The position and the type of each shape in the legend, off the coast of Thrace."""
_LETTERS = (
    (14, 728, "lm", "legend-1"),
    (14, 754, "lm", "legend-2"),
    (704, 316, "lm", "legend-3"),
    (704, 342, "lm", "legend-4"),
    (704, 368, "lm", "legend-5"),
    (_RIGHT, 754, "rm", "legend-6"),
)


def draw_legend(canvas: Canvas) -> None:
    """Draw the legend of the map: location types, bonuses of tokens, and abbreviations beside the players' names."""
    p = canvas.palette
    for x, y, kind in _SHAPES:
        draw_kind(canvas, kind, x, y)
        letter, short = say.message(f"{kind_key(kind)}.letter"), say.message(f"{kind_key(kind)}.short")
        canvas.text(x + 18, y, say.label("legend-kind", letter=letter, kind=short), 24, "label", p.bone)
    for x, y, anchor, key in _LETTERS:
        canvas.text(x, y, say.label(key), 24, "label", p.bone, anchor)


def draw_kind(canvas: Canvas, kind: int, x: float, y: float) -> None:
    """Draw the shape of a type of location (an index into KINDS) for the legend: small and without a letter."""
    p, r = canvas.palette, 11
    shape = kind_shape(kind, x, y, r)
    if shape:
        canvas.polygon(shape, kind_colour(p, kind), p.bone, 2)
    else:
        canvas.disc(x, y, r, kind_colour(p, kind), p.bone, 2)


def small_ground(canvas: Canvas) -> None:
    """Draw the sea and land of the map on the side of the board for up to three players."""
    _ground(canvas, ISLANDS)


def large_ground(canvas: Canvas) -> None:
    """Draw the sea and land of the map on the side of the board for more than three players."""
    _ground(canvas, (*ISLANDS, THASOS))


def _ground(canvas: Canvas, islands: Sequence[tuple[int, int, int, int]]) -> None:
    p = canvas.palette
    sea = mix(p.sea, p.ground, 0.22)
    canvas.draw.rectangle((0, MAP_TOP, WIDTH, MAP_BOTTOM), sea)
    shore = mix(p.sea, p.ground, 0.5)
    for shape in LAND_OUTLINES:
        canvas.polygon(shape, p.ground, shore, 3)
    for x, y, w, h in islands:
        canvas.box(x - w, y - h, 2 * w, 2 * h, h, p.ground, shore, 3)
    canvas.draw.rectangle((0, MAP_TOP - 4, WIDTH, MAP_TOP), p.clay)
    canvas.draw.rectangle((0, MAP_BOTTOM, WIDTH, MAP_BOTTOM + 4), p.clay)


def draw_map(canvas: Canvas, view: PhilosophiaView) -> None:
    """Draw the map's locations with their tokens, schools, followers and players, the legend, and the Acropolis."""
    standing = {player.place: seat for seat, player in enumerate(view.players)}
    for place, (x, y) in PLACE_POSITIONS[view.side]:
        _label(canvas, said(short_place(place)), x, y + 48, standing.get(place, -1), place == _turn_place(view))
    for place, (x, y) in PLACE_POSITIONS[view.side]:  # drawn after the names, whose frames they may overlap
        _draw(canvas, view, place, x, y)
    _athens(canvas)
    draw_legend(canvas)
    _acropolis(canvas, view, standing)


def _draw(canvas: Canvas, view: PhilosophiaView, place: int, x: float, y: float) -> None:
    token = view.tokens[place]
    here = [seat for seat in range(len(view.players)) if view.followers[place] >> seat & 1]
    school = view.schools[place]
    width = (44 if school >= 0 else 0) + (26 * follower_columns(len(here)) + 4 if here else 0)
    left = x - width / 2
    draw_place(canvas, KIND_OF[place], left, y, bonus_code(view.bonuses[token]) if token >= 0 else "")
    at = left + 54
    if school >= 0:
        draw_school(canvas, school, at, y)
        at += 42
    if here:
        draw_followers(canvas, here, at - (6 if school >= 0 else 10), y)


def _turn_place(view: PhilosophiaView) -> int:
    """Return the place of the player whose turn it is, which is marked on the map; -1 once the game is over."""
    return view.players[view.turn].place if view.phase != "over" else -1


def _label(canvas: Canvas, name: str, x: float, y: float, stands: int, changed: bool) -> None:
    """Draw the name of a location, in a frame with the player's symbol if a player stands there.

    Args:
        canvas: The picture.
        name: The name.
        x: The middle; the label is moved if it would leave the picture.
        y: The middle.
        stands: The seat of the player who stands there, -1 for nobody.
        changed: Whether the frame gets a halo.
    """
    p = canvas.palette
    w = text_width(name, "bold", 26)
    x = min(max(x, w / 2 + 14), WIDTH - w / 2 - 14)
    if stands < 0:
        canvas.draw.text((x, y), name, p.ink, font("bold", 26), "mm", stroke_width=3, stroke_fill=p.ground)
        return
    full = w + 62
    x = min(max(x, full / 2 + 6), WIDTH - full / 2 - 6)
    canvas.box(x - full / 2, y - 20, full, 40, 20, p.panel, p.seat(stands), 4)
    if changed:
        canvas.halo(x - full / 2 + 2, y - 18, full - 4, 36, 20)
    canvas.mark(stands, x - full / 2 + 26, y, 32)
    canvas.text(x + 20, y, name, 26, "bold", anchor="mm")


def _athens(canvas: Canvas) -> None:
    x, y = ATHENS
    p = canvas.palette
    canvas.polygon(
        ((x - 26, y + 14), (x + 26, y + 14), (x + 26, y - 4), (x, y - 24), (x - 26, y - 4)), p.wine, p.ink, 3
    )
    canvas.draw.text(
        (x, y + 34), say.label("athens"), p.ink, font("bold", 26), "mm", stroke_width=3, stroke_fill=p.ground
    )


def _acropolis(canvas: Canvas, view: PhilosophiaView, standing: dict[int, int]) -> None:
    """Draw the four locations of the Acropolis with their actions; the Parthenon shows the top offering disk."""
    p = canvas.palette
    w = (WIDTH - 2 * MARGIN - 3 * 14) / 4
    for i, action in enumerate(("observe", "progress", "offering", "debate")):
        x = MARGIN + i * (w + 14)
        seat = standing.get(OBSERVE + i, -1)
        canvas.box(x, ACROPOLIS_TOP, w, 74, 37, p.panel, p.seat(seat) if seat >= 0 else p.wine, 4)
        if seat >= 0:
            canvas.mark(seat, x + 30, ACROPOLIS_TOP + 37, 36)
            if seat == view.turn:
                canvas.halo(x, ACROPOLIS_TOP, w, 74, 37)
        title = say.label(f"circle-{action}.narrow" if seat >= 0 else f"circle-{action}")
        left = 52 if seat >= 0 else 26
        offering = OBSERVE + i == PARTHENON and view.disk >= 0
        below = said(disk_name(view.disk) if offering else short_place(OBSERVE + i))
        canvas.text(x + left, ACROPOLIS_TOP + 24, title, 27, "bold", room=w - left - 14)
        canvas.text(x + left, ACROPOLIS_TOP + 53, below, 25, "label", p.muted, room=w - left - 14)


PLAYER_ROW_HEIGHT = 82


def draw_timeline(canvas: Canvas, view: PhilosophiaView) -> None:
    """Draw the years of the timeline as a row of spaces, with the hourglass on the current one."""
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
        number = str(TIMELINE[i].year)
        year = say.label("year", year=number) if i in (0, len(TIMELINE) - 1) else number
        canvas.text(x, y + 38, year, 26, "bold" if here else "label", p.ink if here else p.muted, "mm")


def players_height(players: int) -> int:
    """Return the height, in pixels, of the strip below the map that shows the facts about this many players."""
    return PLAYER_ROW_HEIGHT * ((players + 1) // 2 if players > 3 else players)


def draw_players(canvas: Canvas, view: PhilosophiaView, names: Sequence[str]) -> None:
    """Draw the public facts about each player below the map, in one column for up to three players, else in two."""
    columns = 2 if len(view.players) > 3 else 1
    width = (WIDTH - 2 * MARGIN - 16 * (columns - 1)) / columns
    for seat in range(len(view.players)):
        x = MARGIN + (seat % columns) * (width + 16)
        y = PLAYERS_TOP + (seat // columns) * PLAYER_ROW_HEIGHT
        _player(canvas, view, seat, names[seat], x, y, width)


def _player(canvas: Canvas, view: PhilosophiaView, seat: int, name: str, x: float, y: float, width: float) -> None:
    p, player = canvas.palette, view.players[seat]
    asked = seat == view.asked  # while several choose in secret, no seat is marked
    canvas.box(x, y, width, PLAYER_ROW_HEIGHT - 10, 14, p.panel, p.seat(seat) if asked else p.line, 4 if asked else 2)
    who = said(philosopher_name(player.philosopher)) if player.philosopher >= 0 else ""
    used = canvas.player(x + 14, y + 21, seat, name, width * 0.58, 30)
    room = width - used - 180
    if room > 90:
        canvas.text(x + 26 + used, y + 22, who, 26, "label", p.muted, room=room)
    draw_labyrinth(canvas, player, x + width - 132, y + 22)
    canvas.text(x + 14, y + 54, public_line(view, player), 26, "label", room=width - 28)


def draw_labyrinth(canvas: Canvas, player: PublicPlayer, x: float, y: float) -> None:
    """Draw a disc for each of the three Labyrinth Tokens that a player may earn, filled if the player has it.

    The third one bears its number.

    Args:
        canvas: The picture.
        player: The player.
        x: The left edge.
        y: The middle.
    """
    p = canvas.palette
    for i in range(3):
        at = x + 20 + 40 * i
        have = i < player.labyrinth
        canvas.disc(at, y, 17, p.wine if have else None, p.ink if have else p.line, 3)
        if have:
            text = str(player.number) if i == 2 and player.number else say.label("labyrinth-mark")
            canvas.text(at, y, text, 24, "bold", p.bone, "mm")


def public_line(view: PhilosophiaView, player: PublicPlayer) -> str:
    """Return what a player has in short, such as "3 c · B1 S2 · F5 Sch2 D1 Wi0 · W2/4 O1/3"; the map has a legend."""
    parts = [say.label("line-coins", count=player.coins)]
    counts = {"builders": player.builders, "sophists": player.sophists}
    held = [say.label(f"line-{what}", count=count) for what, count in counts.items() if count]
    if player.study:
        held.append(say.label("line-study"))
    if any(player.backs):
        held.append(say.label("line-oracle", count=sum(player.backs)))
    if player.unknown_oracle:
        held.append(say.label("line-unknown-oracle"))
    if held:
        parts.append(" ".join(held))
    parts.append(
        say.label(
            "line-done",
            followings=HOLDINGS["followings"](player),
            schools=HOLDINGS["schools"](player),
            debates=player.wins,
            wisdom=len(player.wisdom),
        )
    )
    if tokens := token_counts(view, player, narrow=True):
        parts.append(" ".join([said(token) for token in tokens]))
    return " · ".join(parts)


HALF = 700
"""The width, in pixels on the whole map, of each of its two halves, which overlap around Athens."""
AROUND, WEST = range(2)


def map_part(whole: Image.Image, number: int) -> Image.Image:
    """Return one part of the public picture, enlarged for phones.

    Args:
        whole: The whole picture with the map.
        number: 0 for everything but the map, 1 for the west of the map, 2 for the east.
    """
    if number == AROUND:
        picture = Image.new("RGB", (WIDTH, whole.height - (ACROPOLIS_TOP - MAP_TOP) + 8))
        picture.paste(whole.crop((0, 0, WIDTH, MAP_TOP)), (0, 0))
        picture.paste(whole.crop((0, ACROPOLIS_TOP - 8, WIDTH, whole.height)), (0, MAP_TOP))
        return picture
    left = 0 if number == WEST else WIDTH - HALF
    half = whole.crop((left, MAP_TOP - 4, left + HALF, MAP_BOTTOM + 4))
    return half.resize((WIDTH, half.height * WIDTH // HALF), Image.Resampling.LANCZOS)
