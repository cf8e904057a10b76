"""Walk through a panel as a player does: visit every screen that the ids of the controls lead to."""

from collections.abc import Iterator

from bot.interactions.custom_ids import Choose, OpenForm, OpenPath, Path, Play, parse, parse_press
from bot.screens.panel import panel_screen
from bot.ui.blocks import Button, Buttons, Menu, Screen
from bot.ui.limits import check_screen
from storage.match.model import Match


def presses(screen: Screen) -> list[object]:
    """Yield the presses of all buttons and of all options of all menus."""
    found: list[object] = []
    for block in screen.blocks:
        if isinstance(block, Buttons):
            found += [parse_press(button.id) for button in block.buttons if isinstance(button, Button)]
        elif isinstance(block, Menu):
            assert isinstance(parse(block.id), Choose)
            found += [parse_press(block.id, [option.value]) for option in block.options]
    return found


def all_screens(match: Match, seat: int) -> Iterator[tuple[Path, int, Screen]]:
    """Return every screen that can be reached in a seat's panel."""
    todo: list[tuple[Path, int]] = [((), 0)]
    seen = set(todo)
    while todo:
        path, page = todo.pop()
        screen = panel_screen(match, seat, path, page=page)
        check_screen(screen)
        yield path, page, screen
        for press in presses(screen):
            assert press is not None
            if isinstance(press, OpenPath) and (place := (press.path, press.page)) not in seen:
                seen.add(place)
                todo.append(place)


def reachable(match: Match, seat: int) -> list[int]:
    """Return the numbers of all actions that can be reached, each as often as it can be found."""
    found = []
    for _, _, screen in all_screens(match, seat):
        found += [press.index for press in presses(screen) if isinstance(press, Play | OpenForm)]
    return sorted(found)
