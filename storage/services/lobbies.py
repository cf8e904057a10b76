"""Lobbies: matches from their opening until they start or are cancelled.

`storage.match.lobby` has the use cases.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from games.core.registry import UnknownGame
from storage.errors import Refused
from storage.match import lobby
from storage.match.clock import Clock
from storage.match.model import Match
from storage.services.user_settings import UserSettingsStore
from storage.time_source import TimeContext
from storage.unit_of_work import queries
from storage.unit_of_work.group_commit import UseCase, Writer
from storage.unit_of_work.mapping import FindGame
from storage.unit_of_work.queries import Reader
from storage.unit_of_work.quotas import Limits


class Lobbies:
    """Opens matches and commits what users do in a lobby: join, leave, change settings, start and cancel.

    Methods return the match after the change. All but `open_match` and `open_again` raise `Refused` if the match has
    started (`not_lobby`) or ended (`over`); see `Store` for keys and common errors.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        find_game: Finds the rules of games.
        user_settings: Supplies the players' quiet hours when a match starts.
        time: The clock to read.
    """

    def __init__(
        self,
        writer: Writer,
        reader: Reader,
        find_game: FindGame,
        user_settings: UserSettingsStore,
        time: TimeContext,
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._find_game = find_game
        self._user_settings = user_settings
        self._time = time
        self.name_computer: lobby.NameComputer = lobby.english_name
        """Names computer players; the bot sets it, so that their names are in the language of the server."""

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
        """Open a match of the newest edition of a game, in its lobby.

        Args:
            key: The idempotency key.
            game: The game's name.
            host: The user who opens it; takes seat 0 unless `seating` says otherwise.
            host_name: Their display name.
            guild: The server's Discord id; None outside servers.
            channel: The channel's Discord id.
            options: The game's options that differ from its defaults.
            computers: The levels of computer players to seat after the host.
            seating: In a rematch, the users in the intended seating order, 0 for a computer player.
            closed: True if only players may watch: the match is played in a private thread.
            limits: Quotas of open matches in the server; None for none.

        Raises:
            Refused: `unknown_game`, `bad_options` (value `fields`: the names of the wrong options), `bad_level`,
                `full`, `too_many_yours` or `too_many_here` (value `count`: the quota).
        """
        try:
            rules = self._find_game(game, None)
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
            naming=self.name_computer,
        )
        return (await self._writer.do(UseCase(None, key, None, new, limits))).match

    async def open_again(
        self, key: str, former: Match, host: int, host_name: str, channel: int, limits: Limits | None = None
    ) -> tuple[Match, bool]:
        """Open the lobby of a rematch, in the newest edition, with the same game, options, clock and computer players.

        Everybody sits one seat further forward than in the former match, and its first player sits last.

        Args:
            key: The idempotency key.
            former: The finished match.
            host: The user who opens it.
            host_name: Their display name.
            channel: The channel's Discord id.
            limits: Quotas of open matches in the server; None for none.

        Returns:
            The match, and True if this call opened it rather than an earlier one with the same key.

        Raises:
            Refused: `bad_options` (value `fields`: the names of the wrong options), `full`, `too_many_yours` or
                `too_many_here` (value `count`: the quota).
        """
        new = lobby.new_match(
            self._find_game(former.game, None),
            host=host,
            host_name=host_name,
            guild=former.guild,
            channel=channel,
            options=former.options,
            computers=[chair.computer for chair in former.chairs if chair.computer is not None],
            now=self._time.now(),
            seating=lobby.rematch_seating(former),
            closed=former.is_private,
            naming=self.name_computer,
        )
        result = await self._writer.do(UseCase(None, key, None, replace(new, clock=former.clock), limits))
        return result.match, not result.is_repeat

    async def join(self, match_id: int, key: str, user: int, name: str) -> Match:
        """Seat a user in the next free seat of a lobby.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user's Discord id.
            name: The user's display name.

        Raises:
            Refused: The user has a seat already (`already_in`), or none is free (`full`); `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.join(user, name))

    async def leave(self, match_id: int, key: str, user: int) -> Match:
        """Remove a user from a lobby.

        If the host leaves, the next person becomes host; if nobody is left, the match is cancelled.

        Args:
            match_id: The match.
            key: The idempotency key.
            user: The user's Discord id.

        Raises:
            Refused: The user has no seat (`not_seated`); `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.leave(user, self._time))

    async def add_computer(self, match_id: int, key: str, by: int, level: str, name: str | None = None) -> Match:
        """Seat a computer player in the next free seat of a lobby.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            level: The computer's level, one of `LEVELS`.
            name: Its display name; None for the one by `name_computer`.

        Raises:
            Refused: `not_host`, `full`, `bad_level`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.add_computer(by, level, self.name_computer, name))

    async def fill_with_computers(self, match_id: int, key: str, by: int, level: str, seats: int) -> Match:
        """Seat computer players in a lobby until a certain number of seats is taken.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            level: Their level, one of `LEVELS`.
            seats: The number of seats to be taken afterwards, those of people included.

        Raises:
            Refused: `not_host`, `full`, `bad_level`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.fill_with_computers(by, level, seats, self.name_computer))

    async def remove_computer(self, match_id: int, key: str, by: int, seat: int | None = None) -> Match:
        """Remove a computer player from a lobby.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            seat: The seat of the computer player; None for the last one.

        Raises:
            Refused: There is no such computer player (`no_computer`); `not_host`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.remove_computer(by, seat))

    async def set_options(self, match_id: int, key: str, by: int, options: dict[str, Any]) -> Match:
        """Change some of the game's options before the match starts.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            options: The options to change, by name; the others stay as they are.

        Raises:
            Refused: `not_host`, `bad_options` (value `fields`: the names of the wrong options), `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.set_options(by, options))

    async def set_clock(self, match_id: int, key: str, by: int, clock: Clock | None) -> Match:
        """Set the clock of a match before it starts.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            clock: The clock; None for no time limit.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.set_clock(by, clock))

    async def last_hosted(self, match: Match) -> Match | None:
        """Return the newest match of the same game that the host of a match has started in the same server.

        None if there is none in the same edition.
        """
        found = await self._reader.several(queries.last_hosted(match.host, match.guild, match.game))
        return next((each for each in found if each.edition == match.edition), None)

    async def set_up_like(self, match_id: int, key: str, by: int, former: int) -> Match:
        """Give a lobby the game options, clock and computer players of an earlier match of its host.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            former: The earlier match.

        Raises:
            Refused: The earlier match is not one of that host, game, edition and server that has started
                (`unknown_match`); `not_host`, `not_lobby`, `over`.
        """
        like = lobby.set_up_like(by, await self._reader.match(former), self.name_computer)
        return await self._writer.change(match_id, key, like)

    async def set_spectators(self, match_id: int, key: str, by: int, on: bool) -> Match:
        """Set, before a match starts, whether people who do not play may watch it.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.
            on: True if people who do not play may watch; False if only players may.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.set_spectators(by, on))

    async def start(self, match_id: int, key: str, by: int) -> Match:
        """Start a match with the players in its lobby.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.

        Raises:
            Refused: `too_few` or `too_many` players (values `least`, `most`, `seated`); `not_host`, `not_lobby`,
                `over`.
        """
        match = await self._reader.match(match_id)
        users = [chair.user for chair in match.chairs if chair.user is not None]
        quiet = await self._user_settings.quiet_hours_of(users)
        return await self._writer.change(match_id, key, lobby.start(key, by, quiet, self._time))

    async def cancel(self, match_id: int, key: str, by: int) -> Match:
        """Cancel a match before it starts.

        Args:
            match_id: The match.
            key: The idempotency key.
            by: The user who asks; must be the host.

        Raises:
            Refused: `not_host`, `not_lobby`, `over`.
        """
        return await self._writer.change(match_id, key, lobby.cancel(by, self._time))
