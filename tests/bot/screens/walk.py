"""Walk through a panel as a player does: visit every screen that the ids of the controls lead to."""

from collections.abc import Iterator
from itertools import combinations

from bot.interactions.custom_id_codec import parse_press
from bot.interactions.custom_ids import Choose, OpenForm, OpenPath, Path, Pick, Play, parse
from bot.screens.drill import drill_of
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
        elif isinstance(block, Menu) and isinstance(asked := parse(block.id), Pick):
            found.append(asked)
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
        for press in presses(screen):
            if isinstance(press, Play | OpenForm):
                found.append(press.index)
            elif isinstance(press, Pick):
                found += picked_actions(match, seat, press)
    return sorted(found)


def picked_actions(match: Match, seat: int, press: Pick) -> list[int]:
    """Return the actions that a menu of things to pick together leads to, by trying all combinations of its options."""
    drill = drill_of(match, seat)
    assert drill.offer.matches(press.turn, press.fingerprint)
    screen = panel_screen(match, seat)
    (menu,) = [block for block in screen.blocks if isinstance(block, Menu) and parse(block.id) == press]
    sizes = range(menu.minimum, menu.maximum + 1)
    tried = [picks for size in sizes for picks in combinations(range(len(menu.options)), size)]
    return sorted({index for picks in tried if (index := drill.picked(press.verb, picks)) is not None})
