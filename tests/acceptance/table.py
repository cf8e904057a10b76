"""A match on the page: people open it, take their seats and play, also through a crash.

If STOA_SHOTS names a folder, screenshots are left there.
"""

import asyncio
import os
import random
from collections.abc import Awaitable, Callable, Sequence
from itertools import groupby
from typing import Any

from tests.acceptance.host import Host
from tests.acceptance.player import Player
from tests.waiting import HANG

SHOTS = os.environ.get("STOA_SHOTS")
BESIDE = 2
"""The maximum number of people shown side by side in one page; more get a page each."""
MOST = 6000
"""The maximum number of rounds of looking and pressing; a match must be over by then."""

PUZZLED = 25
"""The number of rounds without any possible action after which people reopen their panels."""

Moment = Callable[[int, list[Player]], Awaitable[bool]]
"""Returns True when the moment has come; gets the number of actions done and the people."""


async def shoot(page: Any, name: str) -> None:
    """Save a screenshot, if STOA_SHOTS is set."""
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")


async def sit_down(host: Host, browser: Any, *names: str, seed: int, **habits: Any) -> list[Player]:
    """Open the page for these users, all in #general.

    Args:
        host: The bot.
        browser: The browser.
        *names: The users.
        seed: Makes their choices repeatable.
        **habits: See `Player`.
    """
    groups = [names] if len(names) <= BESIDE else [(name,) for name in names]
    luck = random.Random(seed)
    players = []
    for group in groups:
        page = await browser.new_page(viewport={"width": 1440, "height": 1000}, reduced_motion="reduce")
        page.set_default_timeout(1000 * HANG)
        await page.goto(f"{host.address}/#users={','.join(group)}")
        players += [Player(page, name, luck, **habits) for name in group]
    for player in players:
        await player.ready()
        await player.go_to("general")
    return players


async def open_table(game: str, players: list[Player], *, computers: tuple[str, ...] = ()) -> None:
    """Open a match in #general, let the others join, add computer players of these levels and start.

    The first player is the host. A game for one starts at once.
    """
    host, *others = players
    await host.command("play", game=game)
    for player in others:
        await player.press("Join")
    for level in computers:
        await host.press("Add computer")
        await host.press(level)
        await host.dismiss()
    await shoot(host.page, f"{game}_lobby")
    await host.press("Start")


async def take_seats(players: list[Player], thread: str) -> None:
    """Let all open the match's thread and their private panels."""
    for player in players:
        await player.go_to(thread)
        await player.press("My seat")
        await player.panel().wait_for()


async def each_at_once(players: list[Player], do: Callable[[Player], Awaitable[Any]]) -> list[Any]:
    """Run `do` for all players and return the results. Pages work concurrently, players on the same page in turn, since
    a page has only one mouse.
    """

    async def one_after_another(group: list[Player]) -> list[Any]:
        return [await do(player) for player in group]

    pages = [list(group) for _, group in groupby(players, lambda player: player.page)]
    return [each for group in await asyncio.gather(*map(one_after_another, pages)) for each in group]


async def play(
    host: Host,
    players: list[Player],
    name: str,
    *,
    crash: Moment | None = None,
    crashes: Sequence[Moment] = (),
    restarted: Callable[[list[Player]], Awaitable[None]] | None = None,
    until: Moment | None = None,
    shots: tuple[int, ...] = (6,),
) -> None:
    """Let all play until the board says that the game is over.

    Args:
        host: The bot.
        players: The people.
        name: The beginning of the screenshots' names.
        crash: Kill and restart everything at this moment.
        crashes: The same for several moments, each once.
        restarted: What the people do after each restart.
        until: Stop playing at this moment.
        shots: The numbers of actions after which screenshots are taken.
    """
    done, idle = 0, 0
    coming = [*crashes, *([crash] if crash else [])]
    for _ in range(MOST):
        if await players[0].sees("The game is over"):
            break
        if until is not None and await until(done, players):
            return
        acted = await each_at_once(players, Player.act)
        done += sum(acted)
        idle = 0 if any(acted) else idle + 1
        if idle:
            await asyncio.sleep(0.1)  # computers are thinking
        if idle % PUZZLED == PUZZLED - 1:  # as one does who sees nothing to press
            for player in players:
                await player.press("My seat")
                await player.settled()
        assert idle < 240 * PUZZLED, "nobody finds anything to do"
        if idle or done % 3 == 0:
            # Also while others go on, now and then: what they do may have come to wait for this one.
            waiting = [player for player, did in zip(players, acted, strict=True) if not did]
            await each_at_once(waiting, Player.look_again)
        if shots and done >= shots[0]:
            for player in players:
                await shoot(player.page, f"{name}_{shots[0]}_{player.name}")
            shots = shots[1:]
        while (moment := await _come(coming, done, players)) is not None:
            coming.remove(moment)
            await host.kill()
            await host.start()
            for player in players:
                await player.ready()
            if restarted is not None:
                await restarted(players)
    assert crash is None or crash not in coming, "the moment to crash never came"
    await players[0].shown("The game is over").first.wait_for()
    for player in players:
        again = player.pane.get_by_role("button", name="Play again").last  # the board follows a private panel
        await again.wait_for()
        await again.evaluate("button => button.scrollIntoView()")  # waits for nothing: boards are drawn anew
        await shoot(player.page, f"{name}_over_{player.name}")


async def _come(moments: Sequence[Moment], done: int, players: list[Player]) -> Moment | None:
    """Return the first of these moments that has come, or None."""
    for moment in moments:
        if await moment(done, players):
            return moment
    return None


def after(count: int) -> Moment:
    """Return the moment after so many actions."""

    async def moment(done: int, players: list[Player]) -> bool:
        return done >= count

    return moment


def when_seen(words: str) -> Moment:
    """Return the moment when the private panel of one of the people contains these words."""

    async def moment(done: int, players: list[Player]) -> bool:
        return any([await player.panel().get_by_text(words).count() for player in players])

    return moment
