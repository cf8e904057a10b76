"""Rooms: a private thread for each team of two or more people, and for a table without spectators.

Whoever sits in a team's seats is in its room, and nobody else: a team that is another one gets another room, so that
nobody ever reads what was said before they came. Who writes there is for Discord; the bot only opens the door.
"""

import asyncio
import logging

import discord

from bot import threads
from bot.answering import fault
from bot.catalogue import say
from bot.delivery import only, painted_parts
from bot.painter import Painter
from bot.screens import notice
from bot.screens.names import shown_names
from games.core.game import Game
from games.core.presentation import plain
from games.core.registry import all_games
from storage import Match, Refused, Status, Store, Unavailable
from storage.rooms import Room

ALL = "all"
"""Instead of seats: the thread in which a table without spectators is played."""
LOOKS, BETWEEN = 20, 0.5
"""So often, and so many seconds apart, is looked whether another process has opened a room that it has claimed."""
ATTEMPTS = 8
"""So often one may be opened within minutes: after a process that died over it, or for a team that is one again."""
log = logging.getLogger(__name__)


class RoomKeeper:
    """Keeps the rooms of matches as their teams are."""

    def __init__(self, client: discord.Client, store: Store, painter: Painter) -> None:
        self._client = client
        self._store = store
        self._painter = painter
        self._wanted: set[int] = set()
        self._known: dict[int, object] = {}
        """By running match: the teams and people for which its rooms were kept last."""
        self._working: asyncio.Task[None] | None = None

    def changed(self, match: Match) -> None:
        """A match has changed. Costs nothing where there are no teams, and little where they are as they were."""
        if not match.closed and type(match.rules).teams is Game.teams:
            return
        if match.status is not Status.PLAYING:
            self._known.pop(match.id, None)
            return
        now = (teams_of(match), match.closed and match.thread, [chair.user for chair in match.chairs])
        if self._known.get(match.id) != now:
            self._known[match.id] = now
            self._wanted.add(match.id)
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work(), name="rooms")

    async def catch_up(self) -> None:
        """At start: what was not done before the last end."""
        with_teams = [game.name for game in all_games() if type(game).teams is not Game.teams]
        for match_id in await self._store.rooms.expected(with_teams):
            self.changed(await self._store.match(match_id))

    async def close(self, grace: float) -> None:
        """Finish what is begun, at most so many seconds; the rest is done at the next start."""
        if self._working is not None:
            await asyncio.wait({self._working}, timeout=grace)
            self._working.cancel()

    async def _work(self) -> None:
        while self._wanted:
            match_id = self._wanted.pop()
            try:
                await self._keep(await self._store.match(match_id))
            except (discord.HTTPException, OSError, TimeoutError, Unavailable, Refused) as error:
                log.info("match %d: its rooms are as they were: %s", match_id, fault(error))
            except Exception as error:  # noqa: BLE001 - one match must not keep the others from their rooms
                log.error("match %d: its rooms cannot be kept: %s", match_id, fault(error))

    async def _keep(self, match: Match) -> None:
        rooms = {room.team: room for room in await self._store.rooms.of(match.id)}
        if match.status is not Status.PLAYING:
            return  # it is over and everything is open: let them talk
        wanted = teams_of(match)
        for team, room in rooms.items():
            if team not in wanted and team != ALL:
                await self._part(match, room)
        for team, users in wanted.items():
            known = rooms.get(team) or await self._open(match, team, users)
            if known is not None and known.members != users:
                await self._let_in(match, known, users)
        if match.closed and match.thread is not None and match.thread != match.message:
            users = frozenset([chair.user for chair in match.chairs if chair.user is not None])
            table = rooms.get(ALL)
            if table is None or table.thread != match.thread:
                table = Room(ALL, match.thread, frozenset())
            if table.members != users:
                await self._let_in(match, table, users)

    async def _open(self, match: Match, team: str, users: frozenset[int]) -> Room | None:
        """A team's room: opened by us, unless another process was the first to come to it. None: there is none."""
        claims = self._store.claims
        for attempt in range(ATTEMPTS):
            key = f"room {match.id} {team} {attempt}"
            if await claims.claim(key):
                try:
                    return await self._make(match, team, users)
                finally:
                    await claims.serve([key])
            if await self._waited(key):
                there = [room for room in await self._store.rooms.of(match.id) if room.team == team]
                if there:
                    return there[0]
        return None

    async def _waited(self, key: str) -> bool:
        """Whether the process that has claimed a room has done with it; not, where it seems to have died over it."""
        for _ in range(LOOKS):
            if await self._store.claims.is_served(key):
                return True
            await asyncio.sleep(BETWEEN)
        return False

    async def _make(self, match: Match, team: str, users: frozenset[int]) -> Room | None:
        names = shown_names(match)
        members = ", ".join(names[int(seat)] for seat in team.split("."))
        name = say("room.name", game=match.rules.title, match=match.id, names=members)
        thread = await threads.open_private(self._client, match, name)
        if thread is None:
            return None
        room = Room(team, thread, frozenset())
        await self._store.rooms.keep(match.id, room)
        room = await self._let_in(match, room, users)
        who = " ".join(f"<@{user}>" for user in sorted(users))
        await self._say(match, room, say("room.opened", who=who, game=match.rules.title), tuple(sorted(users)))
        return room

    async def _let_in(self, match: Match, room: Room, users: frozenset[int]) -> Room:
        """Take out who does not belong there any more, first of all, and let the others in."""
        inside = set(room.members)
        for user in sorted(room.members - users):
            if await threads.take_out(self._client, room.thread, user):
                inside.discard(user)
        for user in sorted(users - room.members):
            if await threads.let_in(self._client, room.thread, user):
                inside.add(user)
        room = Room(room.team, room.thread, frozenset(inside))
        await self._store.rooms.keep(match.id, room)
        return room

    async def _part(self, match: Match, room: Room) -> None:
        """The team is none any more: everybody leaves its room."""
        await self._say(match, room, say("room.parted", game=plain(match.rules.title)), ())
        room = await self._let_in(match, room, frozenset())
        await threads.archive(self._client, room.thread)
        if not room.members:
            await self._store.rooms.drop(match.id, room.team)

    async def _say(self, match: Match, room: Room, text: str, pings: tuple[int, ...]) -> None:
        parts = await painted_parts(notice(text), self._painter)
        place = self._client.get_partial_messageable(room.thread, guild_id=match.guild)
        try:
            await place.send(**parts.sent(), allowed_mentions=only(pings))
        except discord.HTTPException as error:
            log.info("thread %d could not be written to: %d %d", room.thread, error.status, error.code)


def teams_of(match: Match) -> dict[str, frozenset[int]]:
    """By the seats of each team, the people in them; a team of one person with computers needs no room."""
    found = {}
    for team in match.rules.teams(match.state):
        users = frozenset([user for seat in team if (user := match.chairs[seat].user) is not None])
        if len(users) > 1:
            found[".".join(map(str, team))] = users
    return found
