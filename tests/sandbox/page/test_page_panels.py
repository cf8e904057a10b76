"""Panels on a phone: the first control of every panel is in sight, whatever happened and whatever is asked."""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import Any

import pytest

from bot.handlers.play import OUTCOME
from bot.screens.history import News, news_text
from bot.screens.panel import panel_screen
from bot.ui.blocks import Buttons, Menu, Picture, Screen, Text
from bot.ui.image_cache import ImageCache
from bot.ui.payload import payload_of
from bot.ui.words import say, timestamp
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.registry import all_games
from games.core.words import Markdown, in_language, languages_of
from storage.match.model import LogEntry, Match
from tests.bot.drawing import DrawingThread
from tests.bot.screens.matches import MOMENT, match_of
from tests.sandbox.page.page_bot import PageBot
from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

PHONE = {"width": 390, "height": 844}
IN_SIGHT = 700
"""Pixels from the top of a panel within which its first control has to end."""
LINE = 44
"""About how many characters there are in a line of a panel on a phone."""
FEW = 40
EVERY = (FEW, pytest.param(9, marks=pytest.mark.whole))
"""Of the steps of a game one in so many is looked at, and each in which something is asked for the first time."""
LONGEST = 15
"""Of the panels of a game `make test` measures so many, with the most lines above their controls; `make whole` all."""
NAMES = ("Malia", "Themistokles", "Solon", "Aspasia", "Xanthippe", "Ione", "Nikos", "Kleon", "Theo", "Phryne", "Ajax")


def played(game: Game[Any, Any], seats: int, every: int) -> Iterator[tuple[Match, int, list[LogEntry]]]:
    """Yield positions of one game of random choices, each with a seat that is asked and what it has not read yet."""
    luck = Seeded((game.name, seats, "panels"))
    chance = Chance(luck.below)
    state = game.start(seats, game.Options(), chance)
    unread: list[list[LogEntry]] = [[] for _ in range(seats)]
    known: set[object] = set()
    for seq in range(600):
        if not (active := game.active_seats(state)):
            return
        seat = active[luck.below(len(active))]
        kinds = game.action_types(state, seat)
        if seq % every == 0 or kinds not in known:
            known.add(kinds)
            yield match_of(game, state, seats, names=(*NAMES, "Zeno")), seat, list(unread[seat])
        offered = [a for a in game.legal_actions(state, seat) if not a.open or a.obstacle(state, seat) is None]
        step = game.apply(state, seat, offered[luck.below(len(offered))], chance)
        state = step.state
        for reader in range(seats):
            told = [each for each in step.events if each.to in (None, reader)]
            recipients = tuple([each.to for each in told])
            entry = LogEntry(
                seq, seat, MOMENT, None, tuple([each.event for each in told]), recipients, actor=seat,
                is_known=reader == seat,
            )  # fmt: skip
            unread[reader] = [entry] if reader == seat else [*unread[reader], entry]


def outcome_note() -> Markdown:
    """Return as much as a panel says of the press that it answers."""
    happened = tuple([(Markdown(f"Malia did the {number}th of many things."),) for number in range(40)])
    return news_text(say.text("note-chosen", action="Build a school at Knossos"), News((), happened), OUTCOME)


def without_pictures(screen: Screen) -> Screen:
    return Screen(tuple([block for block in screen.blocks if not isinstance(block, Picture)]), screen.accent_colour)


def lines_above_controls(screen: Screen) -> int:
    """Return about how many lines the texts above the first control of a screen fill on a phone."""
    above = takewhile(lambda block: not isinstance(block, Buttons | Menu), screen.blocks)
    lines = [line for block in above if isinstance(block, Text) for line in block.markdown.split("\n")]
    return sum(len(re.sub(r"<t:\d+:R>", "6 seconds ago", line)) // LINE + 1 for line in lines)


def longest_panel(match: Match, seat: int, unread: list[LogEntry], *, pressed: bool) -> Screen:
    """Return a seat's panel in the language in which most lines stand above its first control.

    Args:
        match: The match.
        seat: The seat.
        unread: What its player has not read yet.
        pressed: Whether the panel answers a press, so that it says what came of it.
    """
    screens = []
    for language in sorted(languages_of("bot")):
        with in_language(language):
            alert = say.text("board-until", until=timestamp(MOMENT), clock="live, 3 minutes per decision")
            note = outcome_note() if pressed else say.text("note-stale")
            screen = panel_screen(match, seat, since=unread, made_at=MOMENT, alert=alert, note=note)
        screens.append(without_pictures(screen))
    return max(screens, key=lines_above_controls)


MEASURE = """node => {
  const top = node.getBoundingClientRect().top;
  const control = node.querySelector('button[data-custom-id], [data-custom-id]');
  return control.getBoundingClientRect().bottom - top;
}"""


@pytest.mark.parametrize("every", EVERY)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
async def test_the_first_control_of_a_panel_is_in_sight_on_a_phone(
    page: PageUser, bot: PageBot, game: Game[Any, Any], every: int
) -> None:
    await page.page.set_viewport_size(PHONE)
    pane = await page.open("malia")
    channel, images = bot.text_channel("general"), ImageCache(pool=DrawingThread("none"))
    screens: list[Screen] = []
    for seats in {game.seats[0], game.seats[-1]}:
        for match, seat, unread in played(game, seats, every):
            results = [entry for entry in unread if entry.is_known]
            for since, pressed in ((unread, False), (results, True)):
                screens.append(longest_panel(match, seat, since, pressed=pressed))
                assert any(isinstance(block, Buttons | Menu) for block in screens[-1].blocks)
    screens.sort(key=lines_above_controls, reverse=True)
    found: list[tuple[float, str]] = []
    for screen in screens[:LONGEST] if every == FEW else screens:
        sent = await channel.send(**payload_of(screen, images).for_send())
        message = pane.locator(f"[data-message-id='{sent.id}']")
        await message.wait_for()
        found.append((await message.evaluate(MEASURE), str(screen)))
    highest, longest = max(found)
    assert highest <= IN_SIGHT, longest
