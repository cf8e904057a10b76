"""Lobbies: tables from their opening until they begin or are given up. Each use case is one transaction."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.core.registry import UnknownGame
from storage import lobby
from storage.book import Book
from storage.change import Act
from storage.clock import Clock
from storage.group import Task
from storage.limits import Limits
from storage.people import People
from storage.reader import Reader
from storage.refused import Refused
from storage.snapshot import Match
from storage.timing import Hours
from storage.writer import Writer


class Lobbies:
    """Raises as the store does."""

    def __init__(self, writer: Writer, reader: Reader, book: Book, people: People, hours: Hours) -> None:
        self._writer = writer
        self._reader = reader
        self._book = book
        self._people = people
        self._hours = hours

    async def open_match(
        self,
        key: str,
        *,
        game: str,
        host: int,
        host_name: str,
        guild: int | None,
        channel: int,
        options: dict[str, Any] | None = None,
        computers: Sequence[str] = (),
        seating: tuple[int, ...] = (),
        closed: bool = False,
        limits: Limits | None = None,
    ) -> Match:
        """Open a lobby for the newest edition of a game; the host sits in seat 0, computers of these levels behind,
        unless `seating` (of a rematch: users in order, 0 for a computer) says otherwise. `closed`: no spectators.
        `limits`: how many tables may be open in this server.

        Refused: `unknown_game`, `bad_options` (fields), `bad_level`, `full`, `too_many_yours`, `too_many_here` (count).
        """
        try:
            rules = self._book.find_game(game, None)
        except UnknownGame:
            raise Refused("unknown_game", game=game) from None
        new = lobby.opened(
            rules,
            host=host,
            host_name=host_name,
            guild=guild,
            channel=channel,
            options=options or {},
            computers=computers,
            now=self._hours.now(),
            seating=seating,
            closed=closed,
        )
        return (await self._writer.do(Task(None, key, None, new, limits))).match

    async def open_again(
        self, key: str, former: Match, host: int, host_name: str, channel: int, limits: Limits | None = None
    ) -> tuple[Match, bool]:
        """Open the lobby of a rematch: the same game and options, the same computers, everybody one seat further as
        they come. Also whether it was opened now, and not before by the same key.

        Refused: `bad_options`, `full`, `too_many_yours`, `too_many_here` (count).
        """
        new = lobby.opened(
            self._book.find_game(former.game, None),
            host=host,
            host_name=host_name,
            guild=former.guild,
            channel=channel,
            options=former.options,
            computers=[chair.computer for chair in former.chairs if chair.computer is not None],
            now=self._hours.now(),
            seating=lobby.rotated(former),
            closed=former.closed,
        )
        answer = await self._writer.do(Task(None, key, None, replace(new, clock=former.clock), limits))
        return answer.match, not answer.repeated

    async def join(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Take the next seat. Refused: `already_in`, `full`, `not_lobby`, `over`."""
        return await self._do(match_id, key, lobby.joined(user, name))

    async def leave(self, match_id: int, key: str, user: int) -> Match:
        """Get up in the lobby; another becomes host, or the match is cancelled. Refused: `not_seated`, `not_lobby`."""
        return await self._do(match_id, key, lobby.left(user, self._hours))

    async def add_computer(self, match_id: int, key: str, by: int, level: str, name: str | None = None) -> Match:
        """Seat a computer of that level. Refused: `not_host`, `full`, `bad_level`, `not_lobby`."""
        return await self._do(match_id, key, lobby.computer_added(by, level, name))

    async def remove_computer(self, match_id: int, key: str, by: int, seat: int | None = None) -> Match:
        """Take out a computer, the last one when no seat is named. Refused: `not_host`, `no_computer`, `not_lobby`."""
        return await self._do(match_id, key, lobby.computer_removed(by, seat))

    async def set_options(self, match_id: int, key: str, by: int, options: dict[str, Any]) -> Match:
        """Set these options and leave the others. Refused: `not_host`, `bad_options` (fields), `not_lobby`."""
        return await self._do(match_id, key, lobby.options_set(by, options))

    async def set_clock(self, match_id: int, key: str, by: int, clock: Clock | None) -> Match:
        """Choose how long decisions may take. Refused: `not_host`, `not_lobby`."""
        return await self._do(match_id, key, lobby.clock_set(by, clock))

    async def set_spectators(self, match_id: int, key: str, by: int, on: bool) -> Match:
        """Whether others than those who play may look on. Refused: `not_host`, `not_lobby`."""
        return await self._do(match_id, key, lobby.spectators_set(by, on))

    async def start(self, match_id: int, key: str, by: int) -> Match:
        """Begin. Refused: `not_host`, `too_few` or `too_many` (least, most, seated), `not_lobby`."""
        match = await self._reader.match(match_id)
        users = [chair.user for chair in match.chairs if chair.user is not None]
        quiet = await self._people.quiet(users)
        return await self._do(match_id, key, lobby.started(by, quiet, self._hours))

    async def cancel(self, match_id: int, key: str, by: int) -> Match:
        """Give it up before it begins. Refused: `not_host`, `not_lobby`, `over`."""
        return await self._do(match_id, key, lobby.cancelled(by, self._hours))

    async def _do(self, match_id: int, key: str, act: Act) -> Match:
        return (await self._writer.do(Task(match_id, key, act))).match
