"""The page breaks no rule of axe-core in any state, wide and on a phone, light and dark; Tab reaches every control."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.screens.board import board_screen
from bot.screens.learning import greeting_screen, lesson_screen, rules_screen
from bot.screens.lobby import lobby_screen
from bot.screens.panel import panel_screen
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.payload import payload_of
from games.core.chance import Chance, Seeded
from games.core.lesson import lesson_of
from games.core.registry import all_games
from tests.accessibility import beyond_the_keyboard, violations
from tests.bot.drawing import DrawingThread
from tests.bot.screens.matches import MOMENT, match_of
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}
NAMES = ("Malia", "Theo", "Ione", "Nikos", "Xanthe")


def screens() -> dict[str, Screen]:
    """Return what the bot posts in the course of a game, of each game that is installed."""
    found = {"greeting": greeting_screen()}
    for game in all_games():
        seats = max(2, game.seats[0])
        state = game.start(seats, game.Options(), Chance(Seeded((game.name, "axe")).below))
        match = match_of(game, state, seats, names=NAMES)
        lesson = lesson_of(game)
        assert lesson is not None
        found |= {
            f"{game.name} lobby": lobby_screen(match_of(game, None, seats, names=NAMES)),
            f"{game.name} board": board_screen(match, ()),
            f"{game.name} panel": panel_screen(match, game.active_seats(state)[0], made_at=MOMENT),
            f"{game.name} lesson": lesson_screen(game, lesson, "Malia", 0),
            f"{game.name} rules": rules_screen(game),
        }
    return found


async def channel_alone(_: PageUser, __: Any) -> None:
    """Leave the channel as it opens."""


async def board(page: PageUser, pane: Any) -> None:
    await page.table(pane)


async def private_panel(page: PageUser, pane: Any) -> None:
    await page.hand(pane)


async def menu(page: PageUser, pane: Any) -> None:
    message = await page.table(pane)
    await message.locator("[data-custom-id='t1:topic']").click()
    await page.page.locator("[data-picker]").wait_for()


async def menu_of_several(page: PageUser, pane: Any) -> None:
    message = await page.table(pane)
    await message.locator("[data-custom-id='t1:dice']").click()
    await page.page.locator("[data-picker]").wait_for()


async def form(page: PageUser, pane: Any) -> None:
    message = await page.hand(pane)
    await message.locator("[data-custom-id='t1:form']").click()
    await pane.locator("[data-modal]").wait_for()


async def suggestions(page: PageUser, pane: Any) -> None:
    await pane.locator("[data-box]").focus()
    await page.page.keyboard.type("/")
    await pane.locator("[data-suggestion]").first.wait_for()


async def command(page: PageUser, pane: Any) -> None:
    await suggestions(page, pane)
    await page.page.keyboard.type("market buy")
    await pane.locator("[data-suggestion='/market buy']").wait_for()
    await page.page.keyboard.press("Enter")
    await pane.locator("[data-option-input=fruit]").wait_for()


async def picture(page: PageUser, pane: Any) -> None:
    message = await page.table(pane)
    await message.locator("img").first.click()
    await page.page.locator("dialog.lightbox[open]").wait_for()


async def places(page: PageUser, pane: Any) -> None:
    drawer = pane.locator("[data-action=drawer]")
    if await drawer.is_visible():
        await drawer.click()


async def failure(page: PageUser, pane: Any) -> None:
    message = await page.table(pane)
    await message.locator("[data-custom-id='t1:silent']").click()


STATES: tuple[Callable[[PageUser, Any], Awaitable[None]], ...] = (
    channel_alone, board, private_panel, menu, menu_of_several, form, suggestions, command, picture, places, failure,
)  # fmt: skip


@pytest.mark.parametrize(
    ("size", "scheme"),
    [
        ("phone", "dark"),
        pytest.param("wide", "light", marks=pytest.mark.whole),
        pytest.param("wide", "dark", marks=pytest.mark.whole),
        pytest.param("phone", "light", marks=pytest.mark.whole),
    ],
)
async def test_no_state_of_the_page_breaks_a_rule_of_axe(page: PageUser, size: str, scheme: str) -> None:
    await page.page.set_viewport_size(SIZES[size])
    await page.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    found: dict[str, list[str]] = {}
    for state in STATES:
        await page.page.goto("about:blank")
        await state(page, await page.open("malia"))
        found[state.__name__] = await violations(page.page)
    assert not any(found.values()), [f"{name}: {each}" for name, broken in found.items() for each in broken]


@pytest.mark.parametrize("size", ["phone", pytest.param("wide", marks=pytest.mark.whole)])
async def test_no_message_of_the_bot_breaks_a_rule_of_axe(page: PageUser, bot: PageBot, size: str) -> None:
    await page.page.set_viewport_size(SIZES[size])
    pane, images = await page.open("malia", channel="quiet"), ImageCache(pool=DrawingThread("none"))
    found: dict[str, list[str]] = {}
    for name, screen in screens().items():
        sent = await bot.text_channel("quiet").send(**payload_of(screen, images).for_send())
        await pane.locator(f"[data-message-id='{sent.id}']").wait_for()
        found[name] = await violations(page.page)
        await sent.delete()
        await pane.locator(f"[data-message-id='{sent.id}']").wait_for(state="detached")
    assert not any(found.values()), [f"{name}: {each}" for name, broken in found.items() for each in broken]


FEW = {board: ("wide", "phone"), private_panel: ("phone",), form: ("wide",), places: ("phone",)}
"""The states with the sizes that `make test` tries; `make whole` tries the others."""


@pytest.mark.parametrize(
    ("state", "size"),
    [
        pytest.param(state, size, id=f"{state.__name__}-{size}", marks=() if size in few else pytest.mark.whole)
        for state, few in FEW.items()
        for size in SIZES
    ],
)
async def test_tab_reaches_every_control_and_shows_where_it_is(
    page: PageUser, size: str, state: Callable[[PageUser, Any], Awaitable[None]]
) -> None:
    await page.page.set_viewport_size(SIZES[size])
    await state(page, await page.open("malia", channel="games"))
    assert await beyond_the_keyboard(page.page) == []
