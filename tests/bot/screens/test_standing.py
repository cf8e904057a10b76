"""Standing orders of any game: listed in the panel of their seat, and cancelled there."""

import pytest

from bot.ids import Choose, Play, pressed, read
from bot.limits import check
from bot.screen import Menu, Screen, Text
from bot.screens import panel_screen
from games.core.chance import Chance
from games.core.presentation import Presentation
from games.core.seeded import Seeded
from tests.bot.screens.agora.game import AGORA
from tests.bot.screens.matches import match_of


def menus(screen: Screen) -> list[Menu]:
    return [block for block in screen.blocks if isinstance(block, Menu) and "Cancel" in block.placeholder]


def test_orders_are_listed_and_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of(AGORA, AGORA.start(3, AGORA.Options(), Chance(Seeded(1).below)), 3)
    seat = match.active[0]
    assert not menus(panel_screen(match, seat))
    offered = match.rules.legal_actions(match.state, seat)
    orders = [("Never ask me *twice*", offered[1]), ("One that cannot be cancelled now", object())]
    monkeypatch.setattr(Presentation, "standing", lambda words, view: orders)
    screen = panel_screen(match, seat)
    check(screen)
    said = "\n".join(block.markdown for block in screen.blocks if isinstance(block, Text))
    assert "Never ask me \\*twice\\*" in said and "One that cannot" in said
    (menu,) = menus(screen)
    (option,) = menu.options
    assert isinstance(read(menu.id), Choose)
    press = pressed(menu.id, [option.value])
    assert isinstance(press, Play) and press.index == 1
