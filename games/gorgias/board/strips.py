"""The title, the footer, and beside each row of cards its player and dice."""

from games.gorgias.board.pieces import DIE, die_sprite
from games.gorgias.board.table import FOOT, LOW_STRIP, TOP_STRIP, Table
from games.gorgias.content import DICE, ROLLS, missing_topics
from games.gorgias.scoring import decide
from games.gorgias.words import topic_words
from games.picture.canvas import MARGIN, WIDTH

_DICE_X = 400


def draw_title(table: Table) -> None:
    """Where the debate stands and whose decision it is."""
    view = table.view
    left = f"Gorgias · statement {view.round} of {view.options.rounds}"
    name = table.names[view.speaker]
    seat: int | None = view.speaker
    match view.phase:
        case "over":
            winners = decide(view.captured).winners
            seat = winners[0] if len(winners) == 1 else None
            left = "Gorgias · the debate is over"
            right = "both have won" if seat is None else f"{table.names[seat]} has won"
        case "arranging":
            waiting = [each for each in range(2) if each not in view.ready]
            seat = waiting[0] if len(waiting) == 1 else None
            right = "both arrange" if seat is None else f"{table.names[seat]} arranges"
        case "opening":
            right = f"{name} rolls"
        case "removing":
            right = f"{name} takes a die out"
        case "rerolling":
            right = f"{name} rolls again" if missing_topics(view.dice) else f"{name} rolls or stops"
        case _:
            right = f"{name} takes a pyramid"
    table.canvas.title(92, left, right, seat)


def draw_strip(table: Table, seat: int) -> None:
    """A player's name, dice and what they mean; a halo around those just rolled."""
    view, canvas = table.view, table.canvas
    y = (LOW_STRIP if seat == table.low else TOP_STRIP) + DIE / 2 + 4
    canvas.player(MARGIN, y, seat, table.names[seat], 330, 36)
    rolling = view.phase in ("removing", "rerolling") and view.speaker == seat
    dice = view.dice if rolling else view.statements[seat]
    fresh = list(view.rolled) if rolling else []
    x = float(_DICE_X)
    for face in dice:
        canvas.sprite(die_sprite(face, canvas.palette), x, y - DIE / 2)
        if face in fresh:
            fresh.remove(face)
            canvas.halo(x + 3, y - DIE / 2 + 3, DIE - 6, DIE - 6)
        x += DIE + 16
    if view.phase == "opening" and view.speaker == seat:
        for i in range(DICE):
            canvas.box(_DICE_X + i * (DIE + 16), y - DIE / 2, DIE, DIE, 15, line=canvas.palette.line)
    words = _words(table, seat, rolling)
    room = WIDTH - MARGIN - 912
    for i, line in enumerate(words):
        at = y + (i - (len(words) - 1) / 2) * 36
        canvas.text(WIDTH - MARGIN, at, line, 28, "label" if i else "bold", anchor="rm", room=room)


def _words(table: Table, seat: int, rolling: bool) -> list[str]:
    view = table.view
    if rolling:
        lacking = [f"no {topic_words([each])}" for each in missing_topics(view.dice)]
        return [f"Roll {view.rolls} of {ROLLS}", *(lacking or ["all three topics"])]
    if table.arranging:
        return ["Ready" if seat in view.ready else "Arranging"]
    if view.phase in ("over", "capturing"):
        return []
    if view.statements[seat]:
        return ["Statement made"]
    return ["Five dice to roll" if view.speaker == seat else "Rolls next"]


def draw_footer(table: Table) -> None:
    """What happened last, or what the table shows."""
    view = table.view
    if view.phase == "over":
        text = f"Final points: {table.names[0]} {view.points[0]}, {table.names[1]} {view.points[1]}"
    elif table.arranging:
        text = "The groups stand behind the shields until both are ready"
    elif view.revealed:
        text = f"On the cards: the debate on statement {view.debated}"
    else:
        text = "Small is Knowledge, medium is Conduct, large is Governance"
    table.canvas.footer(FOOT, text)
