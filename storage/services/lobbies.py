"""Lobbies: matches from their opening until they start or are cancelled; the acts are in `storage.match.lobby`."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.core.registry import UnknownGame
from storage.errors import Refused
from storage.match import lobby
from storage.match.change import Act
from storage.match.clock import Clock
from storage.match.model import Match
from storage.services.user_settings import UserSettingsStore
from storage.time_source import TimeContext
from storage.unit_of_work.group_commit import UseCase, Writer
from storage.unit_of_work.identity_map import IdentityMap
from storage.unit_of_work.queries import Reader
from storage.unit_of_work.quotas import Limits


class Lobbies:
    """Use cases of lobbies; see `Store` for keys and common errors.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        identity_map: Finds the rules of games.
        user_settings: Supplies the players' quiet hours when a match starts.
        time: The time source.
    """

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        identity_map: IdentityMap,
        user_settings: UserSettingsStore,
        time: TimeContext,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._identity_map = identity_map
        self._user_settings = user_settings
        self._time = time

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
        """Open a lobby for the newest edition of a game.

        Args:
            key: The idempotency key.
            game: The game's name.
            host: The user who opens it; takes seat 0 unless `seating` says otherwise.
            host_name: Their display name.
            guild: The server's Discord id; None outside servers.
            channel: The channel's Discord id.
            options: The game's options that differ from its defaults.
            computers: The levels of computer players to seat after the host.
            seating: For a rematch, the users in seat order, 0 for a computer; players who join are seated accordingly.
            closed: No spectators: play in a private thread.
            limits: Quotas of open tables in the server; None for none.

        Raises:
            Refused: `unknown_game`, `bad_options` (value `fields`), `bad_level`, `full`, `too_many_yours` or
                `too_many_here` (value `count`: the quota).
        """
        try:
            rules = self._identity_map.find_game(game, None)
        except UnknownGame:
            raise Refused("unknown_game", game=game) from None
        new = lobby.new_match(
            rules,
            host=host,
            host_name=host_name,
            guild=guild,
            channel=channel,
            options=options or {},
            computers=computers,
            now=self._time.now(),
            seating=seating,
            closed=closed,
        )
        return (await self._writer.do(UseCase(None, key, None, new, limits))).match

    async def open_again(
        self, key: str, former: Match, host: int, host_name: str, channel: int, limits: Limits | None = None
    ) -> tuple[Match, bool]:
        """Open the lobby of a rematch with the same game, options, clock and computers.

        Players are seated in the former order, moved on by one seat.

        Args:
            key: The idempotency key.
            former: The finished match.
            host: The user who opens it.
            host_name: Their display name.
            channel: The channel's Discord id.
            limits: Quotas of open tables in the server; None for none.

        Returns:
            The match, and True if this call opened it rather than an earlier one with the same key.

        Raises:
            Refused: `bad_options` (value `fields`), `full`, `too_many_yours` or `too_many_here` (value `count`: the
                quota).
        """
        new = lobby.new_match(
            self._identity_map.find_game(former.game, None),
            host=host,
            host_name=host_name,
            guild=former.guild,
            channel=channel,
            options=former.options,
            computers=[chair.computer for chair in former.chairs if chair.computer is not None],
            now=self._time.now(),
            seating=lobby.rematch_seating(former),
            closed=former.is_private,
        )
        result = await self._writer.do(UseCase(None, key, None, replace(new, clock=former.clock), limits))
        return result.match, not result.is_repeat

    async def join(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Take the next free seat.

        Raises:
            Refused: `already_in`, `full`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.join(user, name))

    async def leave(self, match_id: int, key: str, user: int) -> Match:
        """Leave the lobby; if the host leaves, the next person becomes host, and without one the match is cancelled.

        Raises:
            Refused: `not_seated`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.leave(user, self._time))

    async def add_computer(self, match_id: int, key: str, by: int, level: str, name: str | None = None) -> Match:
        """Seat a computer player.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            level: The computer's level, one of `LEVELS`.
            name: Its display name; None for `Computer` and a number.

        Raises:
            Refused: `not_host`, `full`, `bad_level`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.add_computer(by, level, name))

    async def remove_computer(self, match_id: int, key: str, by: int, seat: int | None = None) -> Match:
        """Remove a computer player.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            seat: Its seat; None for the last computer.

        Raises:
            Refused: `not_host`, `no_computer`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.remove_computer(by, seat))

    async def set_options(self, match_id: int, key: str, by: int, options: dict[str, Any]) -> Match:
        """Change some of the game's options and keep the others.

        Raises:
            Refused: `not_host`, `bad_options` (value `fields`), `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.set_options(by, options))

    async def set_clock(self, match_id: int, key: str, by: int, clock: Clock | None) -> Match:
        """Set the clock; None for no time limit.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.set_clock(by, clock))

    async def set_spectators(self, match_id: int, key: str, by: int, on: bool) -> Match:
        """Allow (`on`) or exclude spectators.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.set_spectators(by, on))

    async def start(self, match_id: int, key: str, by: int) -> Match:
        """Start the match with the players in the lobby.

        Raises:
            Refused: `not_host`, `too_few` or `too_many` (values `least`, `most`, `seated`), `not_lobby`, `over`.
        """
        match = await self._reader.match(match_id)
        users = [chair.user for chair in match.chairs if chair.user is not None]
        quiet = await self._user_settings.quiet_hours_of(users)
        return await self._do(match_id, key, lobby.start(by, quiet, self._time))

    async def cancel(self, match_id: int, key: str, by: int) -> Match:
        """Cancel the match before it starts.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._do(match_id, key, lobby.cancel(by, self._time))

    async def _do(self, match_id: int, key: str, act: Act) -> Match:
        return (await self._writer.do(UseCase(match_id, key, act))).match
