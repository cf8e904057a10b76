"""The title and the footer."""

from games.ostrakon.board.table import FOOT, Table
from games.ostrakon.content import TEMPLE
from games.ostrakon.state import space_of
from games.ostrakon.words import counted, space_words


def draw_title(table: Table) -> None:
    """Which day it is, and whose decision."""
    view, names = table.view, table.names
    left, seat = f"Ostrakon · day {view.day} of {view.days}", view.speaker
    if view.phase == "choosing" or seat is None:
        table.canvas.title(92, "Ostrakon", "all choose a philosopher")
        return
    if view.phase == "over":
        seat = next(pile[0] for pile in reversed(view.piles) if pile)
        table.canvas.title(92, "Ostrakon · the council is over", f"{names[seat]} has won", seat)
        return
    deed = {"asking": "asks", "voting": "has asked", "corrupting": "corrupts", "consulting": "asks the Oracle"}
    table.canvas.title(92, left, f"{names[seat]} {deed.get(view.phase, 'keeps or turns')}", seat)


def draw_footer(table: Table) -> None:
    """What happened last."""
    view, names = table.view, table.names
    text = "White and black stones: at least half of the others must match the speaker"
    if view.phase == "over":
        seat = next(pile[0] for pile in reversed(view.piles) if pile)
        space = space_of(view.piles, seat)
        text = "An Outstanding Victory!" if space == TEMPLE else f"{names[seat]} was closest, on {space_words(space)}"
    elif view.struck and view.question is None:
        text = "The table objected to the question: another one is to be asked"
    elif view.follower is not None:
        text = f"{names[view.follower]} follows"
    elif (last := view.last) is not None:
        went = counted(last.to - last.origin, "space")
        moved = f"advanced {went} to {last.to}" if last.to > last.origin else "went underneath the Sun"
        text = f"Last: {names[last.seat]} {moved}"
        if view.past and view.question is None and (stones := view.past[-1].stones):
            text += f", with {stones.count('white')} white and {stones.count('black')} black"
        if last.follower is not None:
            text += f", {names[last.follower]} followed to {last.follower_to}"
    table.canvas.footer(FOOT, text)
