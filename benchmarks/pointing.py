"""People who play by pointing alone, and count their presses: on the real bot, by buttons, menus and forms.

A script says what a person wants to do, as actions of a game. The person looks for it on the screen that they see, and
takes the shortest way there. So the count follows from the screens, and a script need not change with them.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from bot.app.client import StoaClient
from bot.interactions.custom_ids import MySeat, OpenForm, OpenPath, Panel, Pick, Play, PlayShared, Press, encode, parse
from bot.interactions.discord_private import connect_to
from bot.screens.drill import Drill, drill_of
from bot.screens.public import shared_of
from bot.services import Pace
from games.core.action import Action, blank
from games.core.chance import Chance
from games.core.presentation import FormField
from sandbox import Driver, Sandbox
from sandbox.driver import Reply, User, buttons, fields, selects
from storage import Match, Status, Store
from storage import User as Doer

KEY = bytes(32)
"""The encryption key of the database."""
QUICK = Pace(write_interval=0.02, presence_window=0.0, computer_interval=0.0)
"""No delays: what counts here are presses."""
PATIENCE = 60.0
"""Seconds for which anybody waits for anything."""
MOST_STEPS = 12
"""The most presses that one action may take before its script gives up."""
Json = dict[str, Any]


@dataclass
class Room:
    """A server with a bot in it, and people."""

    driver: Driver
    store: Store
    bot: StoaClient

    async def until(self, match_id: int, holds: Callable[[Match], bool]) -> Match:
        """Return the match as soon as `holds` is true of it."""
        async with asyncio.timeout(PATIENCE):
            while not holds(match := await self.store.match(match_id)):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        return match

    async def newcomer(self, name: str) -> "Person":
        """Return a person who has not pressed anything yet, and ends all tables that the person has left open."""
        user = await self.driver.user(name)
        for match in await self.store.matches_of(int(user.id)):
            await self.store.end(match.id, f"end {match.id}", int(user.id), name, "")
        return Person(self, user)


@asynccontextmanager
async def room_for(folder: Path) -> AsyncIterator[Room]:
    """Start a sandbox and a bot in this process, with its database in a folder; stop both afterwards."""
    server = await Sandbox.start(validate=False)
    server.interactions.acknowledge_seconds = PATIENCE
    connect_to(server.base_url)
    async with await Store.open(f"sqlite:///{folder / 'stoa.db'}", KEY) as store, Driver(server.base_url) as driver:
        driver.patience = PATIENCE
        bot = StoaClient(store, QUICK, sandboxed=True)
        running = asyncio.create_task(bot.start("sandbox"))
        await driver.bot_ready()
        await bot.wait_until_ready()
        yield Room(driver, store, bot)
        await bot.shutdown()
        await running
    await server.close()


@dataclass
class Person:
    """Somebody at a table who points at what the bot shows, and never types.

    Attributes:
        presses: How many interactions of this person have reached the bot.
    """

    room: Room
    user: User
    match: int = 0
    presses: int = 0
    panel: Json | None = None
    """The private panel that the person last opened or used; None before the first."""
    _form: Json | None = field(default=None, repr=False)

    async def command(self, words: str, **options: Any) -> Reply:
        """Send a slash command in the channel for games; its options are choices from a list."""
        place = await self.user.channel("general")
        return self._seen(await self.user.slash(place["id"], words, options))

    async def press(self, message: Json, press: Press) -> Reply:
        """Press the button of a message that asks for this, as soon as it is there and may be pressed."""
        name = encode(press)

        def offered(message: Json) -> bool:
            return any(each["custom_id"] == name and not each["disabled"] for each in buttons(message))

        found = await self.user.until(message["id"], offered)
        return self._seen(await self.user.press(found, name))

    async def find_table(self) -> Match:
        """Return the newest table of this person, once its message is there, and remember it."""
        self.match = (await self.room.store.matches_of(int(self.user.id)))[-1].id
        return await self.room.until(self.match, lambda match: match.message is not None)

    async def board(self) -> Json:
        """Return the board of the person's table, as soon as it shows the match as it is."""
        for _ in range(20):  # it may be posted anew meanwhile
            match = await self.room.until(
                self.match, lambda match: match.message is not None and match.shown_version == match.version
            )
            place = match.thread if match.thread and match.message != match.thread else match.channel
            for message in await self.user.messages(str(place)):
                if message["id"] == str(match.message) and buttons(message):
                    return message
        raise LookupError("the board is not there")

    async def open_panel(self) -> None:
        """Press "My seat" on the board."""
        await self.press(await self.board(), MySeat(self.match))

    async def offers(self) -> tuple[Match, Drill]:
        """Return the person's match as it is now, and what the person may do in it."""
        match = await self.room.store.match(self.match)
        seat = match.seat_of(int(self.user.id))
        assert seat is not None
        return match, drill_of(match, seat)

    async def do(self, action: Action) -> None:
        """Do what the person wants, by the shortest way that the screen shows.

        Args:
            action: An action that is offered, with the fields that a form asks for filled in.

        Raises:
            LookupError: The screens do not lead to it.
        """
        _, drill = await self.offers()
        if blank(action) not in drill.offer.actions:
            raise LookupError(f"{action} is not offered, but {drill.offer.actions}")
        taken = drill.offer.turn
        for _ in range(MOST_STEPS):
            if self.panel is None:
                await self._begin(action)
            else:
                await self._come_nearer(drill, action)
            _, now = await self.offers()
            if now.offer.turn > taken:
                return
        raise LookupError(f"no way to {action}")

    async def _begin(self, action: Action) -> None:
        """Press the button of the public board that takes an action, or else "My seat"."""
        match, _ = await self.offers()
        shared = shared_of(match)
        if action in shared.actions:
            await self.press(await self.board(), PlayShared(match.id, shared.fingerprint, shared.actions.index(action)))
        else:
            await self.open_panel()

    async def _come_nearer(self, drill: Drill, action: Action) -> None:
        """Use the control of the panel that leads nearest to an action."""
        assert self.panel is not None
        index = drill.offer.actions.index(blank(action))
        best: tuple[int, str, list[str] | None] | None = None
        for name, values, press in _controls(self.panel, drill, action):
            if (left := _distance(press, drill, index)) is not None and (best is None or left < best[0]):
                best = left, name, values
        if best is None:
            await self.press(self.panel, Panel(self.match))  # somebody else has acted since
            return
        _, name, values = best
        press_it = self.user.press(self.panel, name) if values is None else self.user.choose(self.panel, name, values)
        self._seen(await press_it)
        if self._form is not None:
            form, self._form = self._form, None
            blanks = drill.words.blanks(drill.view, blank(action))
            filled = {each.field: _filled(each, getattr(action, each.field)) for each in blanks}
            known = {each["custom_id"] for _, each in fields(form)}
            assert known == set(filled), (known, filled)
            self._seen(await self.user.fill(form, filled))

    def _seen(self, reply: Reply) -> Reply:
        self.presses += 1
        assert reply.failed is None, reply.failed
        self._form = reply.modal
        if reply.message is not None and reply.message["flags"] & 64:
            self.panel = reply.message
        return reply


def _controls(panel: Json, drill: Drill, action: Action) -> Iterator[tuple[str, list[str] | None, Press]]:
    """Yield what can be pressed in a panel: the id of a button or menu, the values to choose, and what they ask for."""
    for button in buttons(panel):
        if not button["disabled"] and (press := parse(str(button["custom_id"] or ""))) is not None:
            yield str(button["custom_id"]), None, press
    for menu in selects(panel):
        name = str(menu["custom_id"])
        asked = parse(name)
        if isinstance(asked, Pick):
            if (things := _things(drill, asked.verb, len(menu["options"]), action)) is not None:
                yield name, [str(thing) for thing in things], asked
            continue
        for option in menu["options"]:
            if (press := parse(str(option["value"]))) is not None:
                yield name, [str(option["value"])], press


def _things(drill: Drill, verb: int, count: int, action: Action) -> Sequence[int] | None:
    """Return which of the numbered things of a menu make up an action; None if none do."""
    if not type(action).several or blank(action) not in drill.offer.actions:
        return None
    index = drill.offer.actions.index(blank(action))
    size = len(getattr(action, type(action).several))
    return next((each for each in combinations(range(count), size) if drill.picked(verb, each) == index), None)


def _distance(press: Press, drill: Drill, index: int) -> int | None:
    """Return how far a control is from an action, 0 if it plays it; None if it does not lead there."""
    match press:
        case Play() | OpenForm():
            return 0 if press.index == index and drill.offer.matches(press.turn, press.fingerprint) else None
        case Pick():
            return 0 if drill.offer.matches(press.turn, press.fingerprint) else None
        case OpenPath() if press.path and drill.offer.matches(press.turn, press.fingerprint):
            place = drill.locate(press.path)
            found = place is not None and index in place.remaining
            return 1 + len(place.remaining) + 1000 * press.page if place is not None and found else None
        case _:
            return None


def _filled(blank: FormField, value: Any) -> Any:
    """Return what is entered in a field of a form: the text, or the numbers of the choices."""
    if blank.kind not in ("one", "several"):
        return str(value)
    values = [value] if blank.kind == "one" else list(value)
    numbers = {choice.value: str(number) for number, choice in enumerate(blank.choices, 1)}
    return [numbers[each] for each in values]


async def play_until(
    room: Room,
    match_id: int,
    holds: Callable[[Match], bool],
    luck: Chance,
    *,
    but: int | None = None,
    first: Callable[[Action], bool] = lambda action: False,
) -> Match:
    """Let the seats of a match play by their rules of thumb until `holds` is true of it, and show its board.

    They do so in the database, without any press.

    Args:
        room: The room.
        match_id: The match.
        holds: Told the match.
        luck: Decides what they do.
        but: A seat that does nothing by itself; None for none.
        first: True of actions that they take whenever they may.

    Raises:
        LookupError: The match was over, or waited for that seat, before.
    """
    match = await room.store.match(match_id)
    while not holds(match):
        active = [seat for seat in match.active if seat != but]
        if match.status is not Status.PLAYING or not active:
            raise LookupError("it does not come to this")
        seat, game = active[0], match.rules
        wanted = [each for each in game.legal_actions(match.state, seat) if first(each)]
        chosen = wanted[0] if wanted else game.rollout_action(match.state, seat, luck)
        action = game.fill(game.view(match.state, seat), chosen, luck)
        match = await submit(room, match, seat, action)
    room.bot.services.events.match_changed(match)
    return match


async def submit(room: Room, match: Match, seat: int, action: Action) -> Match:
    """Take an action for a person in a seat, in the database, without a press; return the match after it."""
    user = match.chairs[seat].user
    assert user is not None
    key = f"{match.id}.{match.record_count}"
    return (await room.store.submit(match.id, key, Doer(user), lambda _: action)).match
