"""What has to be true after a kill: nothing that people were told is lost or doubled, and every board is true."""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Iterable
from datetime import timedelta
from itertools import pairwise
from typing import Any

from bot.messages.board_updater import board_entries
from bot.screens.board import board_screen
from bot.screens.lobby import lobby_screen
from bot.screens.vote import format_code
from bot.ui.blocks import Text
from sandbox.driver import texts
from storage import EVERYTHING, Match, Status, Store
from storage.ballots.model import VoteStatus
from tests.bot.conftest import KEY
from tests.bot.killing.people import People
from tests.storage.tables import sql
from tests.waiting import HANG

LATE = timedelta(seconds=10)
"""How late a deadline may fire once the bot serves."""
RELATIVE = re.compile(r"<t:-?\d+(:\w)?>")
"""A time on a board. When a clock ends is not compared, since it depends on when the bot was away."""
OLD_BOARDS = 150.0
"""Seconds within which replaced boards lose their buttons: others wait a minute for the process that replaced one."""


class Untrue(AssertionError):
    """Something that people were told is lost or doubled, or something that they see is not true."""


async def told_is_stored(store: Store, people: People) -> None:
    """Check that everything that people were told is in the database, once.

    Args:
        store: The database.
        people: The people.

    Raises:
        Untrue: It is not.
    """
    books = people.books
    records = {row.key: row for row in await sql(store, "SELECT key, match, seq FROM records")}
    receipts = {row.key for row in await sql(store, "SELECT key FROM receipts")}
    for key, match in books.actions.items():
        if key not in records:
            raise Untrue(f"the action {key} at table {match} was said to be recorded and is lost")
        if records[key].match != match:
            raise Untrue(f"the action {key} at table {match} is at table {records[key].match}")
    for key, said in books.requests.items():
        if key not in records and key not in receipts:
            raise Untrue(f"the request {key} was answered with {said} and is lost")
    await _nothing_is_doubled(store, people, records)
    await _ballots_are_there(store, people)


async def _nothing_is_doubled(store: Store, people: People, records: dict[str, Any]) -> None:
    """Check that no button has acted twice, unless an undo lies between."""
    by_button: dict[tuple[int, str, str], list[int]] = {}
    for key, pressed in people.books.pressed.items():
        if key in records and pressed[2].startswith(("s1:play:", "s1:fill:")):
            by_button.setdefault(pressed, []).append(records[key].seq)
    for (match, user, button), found in by_button.items():
        if len(found) > 1:
            log = await store.log(match, seat=EVERYTHING, limit=100_000)
            undone = [entry.seq for entry in log if entry.steps_undone is not None]
            found.sort()
            for earlier, later in pairwise(found):
                if not any(earlier < seq < later for seq in undone):
                    raise Untrue(f"{button} of {user} acted twice at table {match}, as records {earlier} and {later}")


async def _ballots_are_there(store: Store, people: People) -> None:
    counted: dict[int, set[str]] = {}
    for (number, user), told in people.books.ballots.items():
        if not told.code or told.doubtful:
            continue
        vote = await store.ballots.vote(number)
        if vote.status is VoteStatus.OPEN:
            receipt = await store.ballots.receipt(number, user)
            codes = set() if receipt is None else {str(format_code(receipt.code))}
        elif number in counted:
            codes = counted[number]
        else:
            codes = counted[number] = {str(format_code(shard.code)) for shard in await store.ballots.shards(number)}
            if vote.result is not None and len(codes) > len([key for key in people.books.ballots if key[0] == number]):
                raise Untrue(f"vote {number} has more ballots than voters")
        if told.code not in codes:
            raise Untrue(f"the ballot with the receipt {told.code} in vote {number} is lost")


async def logs_are_whole(store: Store, matches: Iterable[int]) -> None:
    """Fold the logs of matches and compare each with the stored state."""
    for match in matches:
        if (await store.match(match)).state is not None:
            await store.verify(match)


async def all_matches(store: Store) -> list[int]:
    """Return the ids of all matches."""
    return [row.id for row in await sql(store, "SELECT id FROM matches ORDER BY id")]


# -- what people see ---------------------------------------------------------------------------------------------------


async def until_true(url: str, people: People, since: float) -> float:
    """Wait until every board is true and no deadline is late; return the seconds from a moment until then.

    Args:
        url: The database.
        people: The people, who do nothing meanwhile.
        since: The moment, on the monotonic clock.

    Raises:
        Untrue: It takes longer than `HANG`.
    """
    async with await Store.open(url, KEY, migrate=False) as store:
        while wrong := await untruths(store, people):
            if time.monotonic() > since + HANG:
                raise Untrue(f"{HANG:.0f} seconds after the start: " + "; ".join(wrong))
            await asyncio.sleep(0.1)
            store._identity_map.forget()
    return time.monotonic() - since


async def untruths(store: Store, people: People) -> list[str]:
    """Return what is not true of the boards, of the deadlines and of the results of votes."""
    wrong = []
    for row in await sql(
        store, "SELECT id FROM matches WHERE status IN ('lobby', 'playing') OR shown_version < version"
    ):
        if (why := await _untruth(store, people, await store.match(row.id))) is not None:
            wrong.append(f"table {row.id}: {why}")
    late = await store.deadlines.due(store.time.now() - LATE)
    wrong += [f"the deadline {each.id} of table {each.match} is late" for each in late if not await _rests(store, each)]
    now = store.time.now() - LATE
    for vote in await store.ballots.open_votes():
        if vote.terms.closes_at < now:
            wrong.append(f"vote {vote.id} is still open")
    return wrong


async def _rests(store: Store, deadline: Any) -> bool:
    """Return True if a deadline's match does not let it fire now, such as a paused one."""
    match = await store.match(deadline.match)
    return match.status is not Status.PLAYING or match.paused_at is not None


async def _untruth(store: Store, people: People, match: Match) -> str | None:
    """Return what is not true of a match's public message; None if all is."""
    if match.message is None and match.status is Status.LOBBY:
        return "it is not shown"
    if match.shown_version < match.version:
        return f"version {match.shown_version} is shown, not {match.version}"
    shown = people.server.world.messages.get(str(match.message))
    if shown is None:
        return "its message is not there"
    if match.started_at is None:
        screen = lobby_screen(match, can_be_private=True)
    else:
        screen = board_screen(match, await board_entries(store, match))
    text = RELATIVE.sub("", texts(shown))
    blocks = [block for block in screen.blocks if isinstance(block, Text) and not block.only_when_posted]
    for block in blocks:
        for line in block.markdown.split("\n"):
            if "<t:" not in line and line not in text:
                return f"its board lacks {line!r} and says {text!r}"
    return None


async def one_board_each(store: Store, people: People, matches: Iterable[int]) -> int:
    """Wait until each match has one message with buttons at most; return how many lobbies keep theirs all the same.

    The bot may die before it learns the id of the lobby that it has just sent. It hears of it by the next press on it;
    where the host starts the match by a command, nobody ever presses there.

    Args:
        store: The database.
        people: The people, who see the messages.
        matches: The matches.

    Raises:
        Untrue: A match keeps more boards than one for `OLD_BOARDS` seconds.
    """
    until = time.monotonic() + OLD_BOARDS
    while doubled := {match: live for match in matches if len(live := people.sights.live(match)) > 1}:
        if time.monotonic() > until:
            boards = {match: [id for id, kind in live.items() if kind != "lobby"] for match, live in doubled.items()}
            if all(len(found) <= 1 for found in boards.values()):
                return len(doubled)
            old = await sql(store, "SELECT message, match, attempts, due, put_away_at FROM old_boards")
            known = {match: (await store.match(match)).message for match in doubled}
            raise Untrue(
                f"these tables have several messages with buttons: {doubled}; their messages are {known}, to be put "
                f"away are {[tuple(row) for row in old]}"
            )
        await asyncio.sleep(0.1)
    return 0


async def what_happened(store: Store) -> Counter[str]:
    """Return how many matches and records there are, how many of them the clock made, and how many undos."""
    found: Counter[str] = Counter()
    for match in await all_matches(store):
        found["matches"] += 1
        found["finished"] += (await store.match(match)).is_finished
        for entry in await store.log(match, seat=EVERYTHING, limit=100_000):
            found["records"] += 1
            found["timeouts"] += entry.by_clock
            found["undos"] += entry.steps_undone is not None
    return found
