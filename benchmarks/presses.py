"""Count the presses that a person needs at the five games: interactions that reach the bot, by pointing alone.

A scripted person plays through the real screens, against the real bot in the sandbox. `BUDGETS` says how many presses
each thing may take. A count does not depend on the machine, so `tests/bot/games/test_press_budgets.py` holds them.
"""

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any

from benchmarks.pointing import Person, Room, play_until, room_for
from bot.interactions.custom_ids import Computers, FillSeats, Join, Start
from bot.ui.limits import OPTIONS
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.epireia.actions import ArmyReady, Construct, Donate, Produce, ProposeArmy, ReadyAsProposed, SendAll
from games.epireia.content import BOULEUTERION
from games.gorgias.actions import ArrangeCards, Ready, RecolourCards, Reroll, Roll, Stop
from games.gorgias.content import missing_topics
from games.gorgias.state import without
from games.grudgematch.actions.kicking import Aim, KickBall, PickCard
from games.grudgematch.actions.running import PickRunner, RunTo
from games.ostrakon.actions import Vote
from games.philosophia.actions import PlanArguments, Travel
from games.philosophia.actions.moving import destinations
from storage import Match, Status

MEASURED = Path(__file__).parent / "measured" / "presses.json"
NAMES = ("malia", "theo", "ione", "nikos", "xanthe")
TRIES = 60
"""The number of tables at which a script waits for the dice and cards that it needs."""


@dataclass(frozen=True)
class Budget:
    """How many presses something may take."""

    what: str
    before: int
    """The count of the same script at commit 4860f03, before the screens were made for few presses."""
    most: int
    count: Callable[[Room], Awaitable[int]]
    """Does it, and returns the presses."""


class Unlucky(Exception):
    """The dice or cards of a table are not those that a script needs."""


async def lucky(script: Callable[[int], Awaitable[int]]) -> int:
    """Return the presses of the first table that has the dice and cards that a script needs.

    Args:
        script: Told the number of the table; raises `Unlucky` or LookupError if it is of no use.

    Raises:
        LookupError: No table was.
    """
    why: Exception | None = None
    for table in range(TRIES):
        try:
            return await script(table)
        except (Unlucky, LookupError) as error:
            why = error
    raise LookupError("no table is of use") from why


async def sit_down(room: Room, game: str, count: int) -> list[Person]:
    """Open a table and start it with people; their presses until then do not count."""
    people = [await room.newcomer(name) for name in NAMES[:count]]
    host = people[0]
    lobby = (await host.command("play", game=game)).message
    assert lobby is not None
    await host.find_table()
    for person in people[1:]:
        person.match = host.match
        await person.press(lobby, Join(host.match))
    await host.press(lobby, Start(host.match))
    await room.until(host.match, lambda match: match.status is Status.PLAYING)
    for person in people:
        person.presses, person.panel = 0, None
    return people


async def seat_of(person: Person) -> int:
    """Return the seat of a person."""
    seat = (await person.room.store.match(person.match)).seat_of(int(person.user.id))
    assert seat is not None
    return seat


async def from_nothing(room: Room) -> int:
    """Count a game of Gorgias against a middle computer: from nothing to one's own panel."""
    person = await room.newcomer(NAMES[0])
    await person.command("play", game="gorgias", opponent="middle")
    await person.find_table()
    await room.until(person.match, lambda match: match.status is Status.PLAYING)
    await person.open_panel()
    return person.presses


async def four_computers(room: Room) -> int:
    """Count filling four seats of a table of Ostrakon with computers, once it is open."""
    person = await room.newcomer(NAMES[0])
    lobby = (await person.command("play", game="ostrakon")).message
    assert lobby is not None
    await person.find_table()
    person.presses = 0
    levels = (await person.press(lobby, Computers(person.match))).message
    assert levels is not None
    await person.press(levels, FillSeats(person.match, 5, "middle"))
    assert len((await room.store.match(person.match)).chairs) == 5
    return person.presses


async def statement(room: Room) -> int:
    """Count a whole statement of Gorgias with two rerolls: from the first roll to being ready."""

    async def script(table: int) -> int:
        people = await sit_down(room, "gorgias", 2)
        match = await room.store.match(people[0].match)
        person = next(each for each in people if match.chairs[match.active[0]].user != int(each.user.id))
        me = await seat_of(person)
        await play_until(room, match.id, lambda match: match.active == (me,), luck(table))
        await person.do(Roll())
        for _ in range(2):
            match, drill = await person.offers()
            again = [each for each in drill.offer.actions if isinstance(each, Reroll) and len(each.faces) == 2]
            keeps = [each for each in again if not missing_topics(without(match.state.dice, *each.faces))]
            if not keeps:
                raise Unlucky  # a die has to be removed, which is another press
            await person.do(keeps[0])
        if Stop() in (await person.offers())[1].offer.actions:
            await person.do(Stop())
        await person.do(await proposed(person, ArrangeCards()))
        await person.do(await proposed(person, RecolourCards()))
        await person.do(Ready())
        return person.presses

    return await lucky(script)


async def proposed(person: Person, action: Action) -> Action:
    """Return an action with what its form proposes filled in."""
    _, drill = await person.offers()
    if action not in drill.offer.actions:
        raise Unlucky
    blanks = drill.words.blanks(drill.view, action)
    values = {each.field: each.chosen[0] if each.kind == "one" else each.chosen for each in blanks}
    return type(action)(**values)


async def stone(room: Room) -> int:
    """Count laying a stone in Ostrakon."""
    people = await sit_down(room, "ostrakon", 5)
    person = people[0]
    me = await seat_of(person)
    await play_until(room, person.match, lambda match: match.state.phase == "voting" and me in match.active, luck(1))
    await person.do(Vote("white"))
    return person.presses


async def a_run(room: Room) -> int:
    """Count one run in Grudgematch."""
    return await lucky(lambda table: runs(room, table, 1))


async def runs_and_kick(room: Room) -> int:
    """Count two runs and a kick in Grudgematch."""
    return await lucky(lambda table: runs(room, table, 2))


async def runs(room: Room, table: int, count: int) -> int:
    """Count so many runs in Grudgematch and, after two, a kick."""
    person = (await sit_down(room, "grudgematch", 2))[0]
    me = await seat_of(person)
    match = await play_until(
        room, person.match, lambda match: match.state.phase == "run" and match.active == (me,), luck(table)
    )
    if len(match.state.dice) != 2:
        raise Unlucky
    if count == 1:
        pick, run = some_run(match, me)
        await person.do(pick)
        await person.do(run)
        return person.presses
    steps = plan_kick(match, me)
    for step in steps:
        await person.do(step)
    await person.do(await first_offer(person, PickCard))
    await person.do(await first_offer(person, Aim))
    await person.do(KickBall())
    return person.presses


async def first_offer(person: Person, kind: type[Action]) -> Action:
    """Return the first action of a type that a person is offered."""
    _, drill = await person.offers()
    return next(each for each in drill.offer.actions if isinstance(each, kind))


def some_run(match: Match, me: int) -> tuple[Action, Action]:
    """Return a run with the larger die to a space in the middle of the list."""
    game, dice = match.rules, match.state.dice
    picks = [each for each in game.legal_actions(match.state, me) if isinstance(each, PickRunner)]
    pick = next(each for each in picks if each.die == max(dice))
    state = game.apply(match.state, me, pick, luck(0)).state
    spaces = [each for each in game.legal_actions(state, me) if isinstance(each, RunTo)]
    if len(spaces) <= OPTIONS:
        raise Unlucky  # one menu holds them all
    return pick, spaces[len(spaces) // 2]


def plan_kick(match: Match, me: int) -> list[Action]:
    """Return two runs after which there is a card to kick with."""
    game = match.rules

    def ways(state: Any, kind: type[Action]) -> list[tuple[Action, Any]]:
        found = [each for each in game.legal_actions(state, me) if isinstance(each, kind)]
        return [(each, game.apply(state, me, each, luck(0)).state) for each in found]

    for (pick, picked), (other, _) in product(ways(match.state, PickRunner), repeat=2):
        if pick.philosopher == other.philosopher or (len({*match.state.dice}) > 1 and pick.die == other.die):
            continue
        spaces = ways(picked, RunTo)
        if len(spaces) <= OPTIONS:
            continue
        for run, after in spaces:
            if after.phase != "run" or other not in game.legal_actions(after, me):
                continue
            then = game.apply(after, me, other, luck(0)).state
            others = ways(then, RunTo)
            last, end = others[len(others) // 2]
            kicks = end.phase == "kick" and len(others) > OPTIONS
            if kicks and any(isinstance(each, PickCard) for each in game.legal_actions(end, me)):
                return [pick, run, other, last]
    raise Unlucky


async def development(room: Room) -> int:
    """Count a turn of Epireia: the two actions that a city has in its development, and three moves."""

    async def script(table: int) -> int:
        people = await sit_down(room, "epireia", 2)

        def ready(match: Match) -> bool:
            state = match.state
            begins = state.phase == "develop" and state.actions == 2 and not state.asks and not state.queue
            return begins and len(state.boards[state.asked].figures) == 3

        def recruit(action: Action) -> bool:
            return isinstance(action, Construct) and action.building == BOULEUTERION

        match = await play_until(room, people[0].match, ready, luck(table), first=recruit)
        (me,) = match.active
        person = next(each for each in people if int(each.user.id) == match.chairs[me].user)
        for _ in range(2):
            _, drill = await person.offers()
            offered = [each for each in drill.offer.actions if isinstance(each, Donate | Construct | Produce)]
            await person.do(offered[len(offered) // 2])
            if (await room.store.match(person.match)).state.asks:
                raise Unlucky
        await play_until(
            room,
            person.match,
            lambda match: match.state.phase == "diplomacy" and match.active == (me,),
            luck(table),
            but=me,
        )
        _, drill = await person.offers()
        blanks = drill.words.blanks(drill.view, SendAll())
        await person.do(SendAll(*[each.choices[1 + number].value for number, each in enumerate(blanks)]))
        return person.presses

    return await lucky(script)


async def army(room: Room) -> int:
    """Count placing an army of 18 tokens and the figures in Epireia."""

    async def script(table: int) -> int:
        people = await sit_down(room, "epireia", 2)
        person = people[0]
        me = await seat_of(person)
        match = await play_until(room, person.match, lambda match: match.state.phase == "army", luck(table))
        tokens = sum(map(len, match.state.reserves[match.state.boards[me].league]))
        if tokens < 18:
            raise Unlucky
        await play_until(room, person.match, lambda match: match.active == (me,), luck(table), but=me)
        await person.do(ProposeArmy(0))
        await person.do(ArmyReady())
        await person.do(await first_offer(person, ReadyAsProposed))
        return person.presses

    return await lucky(script)


async def move_and_act(room: Room) -> int:
    """Count a turn of Philosophia: a move to a place with a token, the token, and an action."""

    async def script(table: int) -> int:
        people = await sit_down(room, "philosophia", 4)
        person = people[0]
        me = await seat_of(person)
        match = await play_until(
            room, person.match, lambda match: match.state.phase == "move" and match.active == (me,), luck(table)
        )
        places = [place for place in destinations(match.state) if match.state.tokens[place] >= 0]
        await person.do(Travel(places[len(places) // 2], 1, 1))
        assert match.turn.decision != (await room.store.match(match.id)).turn.decision
        return person.presses

    return await lucky(script)


async def debate(room: Room) -> int:
    """Count a debate of Philosophia in which a person plays five cards and passes."""

    async def script(table: int) -> int:
        people = await sit_down(room, "philosophia", 2)
        person = people[0]
        me = await seat_of(person)

        def ready(match: Match) -> bool:
            state = match.state
            held = len(state.players[me].hand)
            return state.phase == "debate" and match.active == (me,) and held >= 5 and not state.debate.rounds

        await play_until(room, person.match, ready, luck(table))
        await person.do(PlanArguments((0, 1, 2, 3, 4), then=1))
        match = await play_until(
            room, person.match, lambda match: match.state.debate is None or me in match.state.debate.out, luck(table)
        )
        assert not match.state.players[me].plan
        return person.presses

    return await lucky(script)


def luck(table: int) -> Chance:
    """Return the chance with which the others play at a table."""
    return Chance(Seeded(("presses", table)).below)


BUDGETS = {
    "computer": Budget("a game against a middle computer, from nothing", 5, 2, from_nothing),
    "four": Budget("filling four seats with computers", 5, 2, four_computers),
    "statement": Budget("Gorgias: a whole statement, with two rerolls", 9, 10, statement),
    "stone": Budget("Ostrakon: a stone", 2, 1, stone),
    "run": Budget("Grudgematch: a run", 4, 3, a_run),
    "kick": Budget("Grudgematch: two runs and a kick", 10, 8, runs_and_kick),
    "turn": Budget("Epireia: the two actions and three moves of a turn", 8, 5, development),
    "army": Budget("Epireia: an army of 18 tokens and the figures", 25, 4, army),
    "move": Budget("Philosophia: move, take a token and act", 5, 3, move_and_act),
    "debate": Budget("Philosophia: a debate of five cards", 10, 6, debate),
}


async def count(room: Room, which: str) -> int:
    """Return the presses that one of the budgets' scripts needs now."""
    return await BUDGETS[which].count(room)


def run() -> Iterable[dict[str, Any]]:
    """Count the presses of everything in `BUDGETS`, and keep them beside this module.

    Returns:
        One dictionary for each.
    """
    found = asyncio.run(_run())
    MEASURED.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    return found


async def _run() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        async with room_for(Path(folder)) as room:
            return [
                {"benchmark": "presses", "what": each.what, "before": each.before, "most": each.most,
                 "now": await each.count(room)}
                for each in BUDGETS.values()
            ]  # fmt: skip
