"""The calendar with its moons, and the Rule of the Day."""

from games.ostrakon.board.table import PANEL_Y, SIDE_W, SIDE_X, Table, rule_colour, wrapped
from games.ostrakon.content import Rule
from games.picture.palette import LIGHT, readable_on

_RULES: dict[Rule, tuple[str, str]] = {
    "regular": ("Regular day", "no special rule"),
    "corruption": ("Corruption", "the speaker makes {n} match"),
    "oracle": ("The Oracle", "the speaker sees {n} first"),
    "treachery": ("Treachery", "the speaker may turn his stone after all are shown"),
}
_MOONS = 6


def draw_calendar(table: Table) -> None:
    """Six moons, those that the Moon covers dark; below them the rule and who is next."""
    view, canvas = table.view, table.canvas
    p = canvas.palette
    middle = SIDE_X + SIDE_W / 2
    over = view.phase == "over" and view.piles[-1] == ()
    left = view.days - view.day + (0 if over else 1)
    canvas.text(SIDE_X + 20, PANEL_Y + 34, "Days left", 28, "name")
    canvas.text(SIDE_X + SIDE_W - 20, PANEL_Y + 34, f"{left}", 34, "bold", anchor="rm")
    for i in range(_MOONS):
        x, y = SIDE_X + 42 + i * 55, PANEL_Y + 82
        if i < _MOONS - left:
            canvas.disc(x, y, 20, p.line)
            canvas.path([(x - 9, y - 9), (x + 9, y + 9)], p.panel, 4)
        else:
            canvas.disc(x, y, 20, LIGHT.ochre, p.rim, 3)
            canvas.disc(x + 8, y - 4, 14, p.panel)
    title, text = _RULES[view.rule]
    canvas.box(SIDE_X + 14, PANEL_Y + 118, SIDE_W - 28, 46, 10, rule_colour(view.rule, p))
    canvas.text(middle, PANEL_Y + 140, title, 30, "title", readable_on(rule_colour(view.rule, p)), "mm", SIDE_W - 40)
    lines = wrapped(text.format(n=view.affected), "label", 26, SIDE_W - 40, 2)
    for row, line in enumerate(lines):
        canvas.text(middle, PANEL_Y + 186 + row * 29, line, 26, "label", anchor="mm", room=SIDE_W - 36)
    if view.upcoming is not None:
        canvas.text(SIDE_X + 20, PANEL_Y + 264, "Next", 26, "label", p.muted)
        canvas.player(SIDE_X + 84, PANEL_Y + 264, view.upcoming, table.names[view.upcoming], SIDE_W - 104, 30)
    elif view.phase not in ("choosing", "over"):
        canvas.text(middle, PANEL_Y + 264, "This turn decides who is next", 26, "label", p.muted, "mm", SIDE_W - 30)
