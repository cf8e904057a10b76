"""A table on the page: people sit down, take their seats and play, also through a crash in the middle.

With STOA_SHOTS=FOLDER screenshots are left there, to be looked at.
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
"""So many people are shown side by side in one page; more get a page each."""
MOST = 6000
"""So many rounds of looking and pressing, and a match must be over."""

PUZZLED = 25
"""After so many rounds in which nobody could do anything people open their seats again."""

Moment = Callable[[int, list[Player]], Awaitable[bool]]
"""Whether it is time: given how many things were done, and the people."""


async def shoot(page: Any, name: str) -> None:
    """Leave a screenshot, where they are wanted."""
    if SHOTS:
        await page.screenshot(path=f"{SHOTS}/{name}.png")


async def sit_down(host: Host, browser: Any, *names: str, seed: int, **habits: Any) -> list[Player]:
    """Open the page for these users, all in #general. `habits`: see Player."""
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
    """The first of them opens a table of a game in #general, the others join, computers of these levels are added,
    and it begins. A game for one begins at once.
    """
    host, *others = players
    await host.command("play", game=game)
    for player in others:
        await player.press("Join")
    for level in computers:
        await host.press("Add computer")
        await host.pick(level)
        await host.dismiss()
    await shoot(host.page, f"{game}_lobby")
    await host.press("Start")


async def take_seats(players: list[Player], thread: str) -> None:
    """Go to the match's thread and open one's seat."""
    for player in players:
        await player.go_to(thread)
        await player.press("My seat")
        await player.panel().wait_for()


async def each_at_once(players: list[Player], do: Callable[[Player], Awaitable[Any]]) -> list[Any]:
    """What each got from doing it, all pages at once; two side by side in one page one after the other, since a page
    has but one mouse.
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
    """All play until the board says that the game is over, or until `until`. At `crash` everything is killed and
    started again, and at each of `crashes` that comes, once each; then the people look around, as `restarted` says.
    Screenshots are left after so many things done.
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
    """The first of these moments that has come."""
    for moment in moments:
        if await moment(done, players):
            return moment
    return None


def after(count: int) -> Moment:
    """When so many things were done."""

    async def moment(done: int, players: list[Player]) -> bool:
        return done >= count

    return moment


def when_seen(words: str) -> Moment:
    """When one of the people has these words in the private panel."""

    async def moment(done: int, players: list[Player]) -> bool:
        return any([await player.panel().get_by_text(words).count() for player in players])

    return moment
