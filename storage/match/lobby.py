"""The lobby: the use cases before a match starts, such as joining, leaving, setting options and starting.

Most functions return an `Act`, a function from the newest version of the match to the change to commit. All these raise
Refused (`not_lobby`, `over`) if the match has started or ended.
"""

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

import orjson
from pydantic import ValidationError

from games.core.game import Game
from games.core.values import Options
from games.core.verifiable import SECRET_BYTES, ChanceSecret
from storage.errors import Refused
from storage.match.change import Act, Change, visible_change
from storage.match.clock import Clock
from storage.match.due_times import time_matters
from storage.match.model import LEVELS, Chair, Ending, Match, Status, Turn
from storage.match.timer import run_timers, with_deadlines
from storage.match.turn import update_turn
from storage.time_source import TimeContext

NameComputer = Callable[[int | None, int], str]
"""Returns the name of a computer player, given the server's id (None outside servers) and the player's number."""


def english_name(guild: int | None, number: int) -> str:
    """Return "Computer" and a number, the name of a computer player if the bot supplies none."""
    return f"Computer {number}"


def new_match(
    game: Game[Any, Any],
    *,
    host: int,
    host_name: str,
    guild: int | None,
    channel: int,
    options: dict[str, Any],
    computers: Sequence[str],
    now: datetime,
    seating: tuple[int, ...],
    closed: bool,
    naming: NameComputer,
) -> Match:
    """Return a new match in its lobby, with the host in seat 0 and the computer players in the next seats.

    Its id is 0 until it is stored.

    Args:
        game: The game, in the edition to play.
        host: The Discord id of the user who opens the match.
        host_name: The host's name.
        guild: The server's Discord id; None outside servers.
        channel: The channel's Discord id.
        options: The game options that differ from the defaults.
        computers: The levels of the computer players.
        now: The current time, in UTC.
        seating: In a rematch, the users in the intended seating order, 0 for a computer player; other players get the
            seats after them. Empty for any other match.
        closed: True if only players may watch.
        naming: Names the computer players.

    Raises:
        Refused: An option is wrong (`bad_options`), a level is unknown (`bad_level`), or there are too many computer
            players (`full`).
    """
    match = Match(
        id=0,
        game=game.name,
        edition=game.edition,
        status=Status.LOBBY,
        host=host,
        guild=guild,
        channel=channel,
        thread=None,
        message=None,
        options=_validated_options(game, options),
        chairs=(Chair(0, host, host_name),),
        version=1,
        shown_version=0,
        record_count=0,
        opened_at=now,
        turn=Turn((), now),
        chance=ChanceSecret(secrets.randbits(8 * SECRET_BYTES).to_bytes(SECRET_BYTES, "big")),
        is_private=closed,
        seating=seating,
        rulebook=game,
    )
    for level in computers:
        match = replace(match, chairs=_with_computer(match, level, naming))
    return match


def join(user: int, name: str) -> Act:
    """Return the use case in which a user takes the next free seat.

    Args:
        user: The user's Discord id.
        name: The user's name.

    Returns:
        The use case, a function of the match. It may raise Refused (`already_in`, `full`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        if match.seat_of(user) is not None:
            raise Refused("already_in")
        _require_free_seat(match)
        chairs = (*match.chairs, Chair(len(match.chairs), user, name))
        return visible_change(replace(match, chairs=_in_order(chairs, match.seating)))

    return act


def leave(user: int, time: TimeContext) -> Act:
    """Return the use case in which a user leaves the lobby.

    If the host leaves, the next person becomes host; if nobody is left, the match is cancelled.

    Args:
        user: The user's Discord id.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_seated`) if the user has no seat.
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        seat = match.seat_of(user)
        if seat is None:
            raise Refused("not_seated")
        gone = match.chairs[seat]
        chairs = _without(match, seat)
        people = [chair.user for chair in chairs if chair.user is not None]
        if not people:
            return _cancel(match, Ending("empty", user, gone.name, ""), time)
        host = match.host if match.host in people else people[0]
        return visible_change(replace(match, chairs=chairs, host=host))

    return act


def add_computer(by: int, level: str, naming: NameComputer, name: str | None) -> Act:
    """Return the use case that seats a computer player in the next free seat of the lobby.

    Args:
        by: The user who asks; only the host may.
        level: The level of the computer player, one of LEVELS.
        naming: Names the computer player.
        name: Its name; None for the one by `naming`.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, `bad_level`, `full`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        return visible_change(replace(match, chairs=_with_computer(match, level, naming, name)))

    return act


def fill_with_computers(by: int, level: str, seats: int, naming: NameComputer) -> Act:
    """Return the use case that adds computer players to the lobby until a certain number of seats is taken.

    Args:
        by: The user who asks; only the host may.
        level: The level of the computer players, one of LEVELS.
        seats: The number of seats to be taken afterwards, those of people included.
        naming: Names the computer players.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, `bad_level`, `full`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        if len(match.chairs) >= seats:
            raise Refused("full")
        for _ in range(seats - len(match.chairs)):
            match = replace(match, chairs=_with_computer(match, level, naming))
        return visible_change(match)

    return act


def remove_computer(by: int, seat: int | None) -> Act:
    """Return the use case that removes a computer player from the lobby.

    Args:
        by: The user who asks; only the host may.
        seat: The seat of the computer player; None removes the last one.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, `no_computer`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        seats = [chair.seat for chair in match.chairs if chair.computer and seat in (None, chair.seat)]
        if not seats:
            raise Refused("no_computer")
        return visible_change(replace(match, chairs=_without(match, seats[-1])))

    return act


def set_options(by: int, options: dict[str, Any]) -> Act:
    """Return the use case that changes options of the game before the match starts.

    Args:
        by: The user who asks; only the host may.
        options: The options to change; others stay as they are.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, `bad_options`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        agreed = _validated_options(match.rules, {**match.options, **options})
        return visible_change(replace(match, options=agreed))

    return act


def set_clock(by: int, clock: Clock | None) -> Act:
    """Return the use case that sets the clock of a match before it starts.

    Args:
        by: The user who asks; only the host may.
        clock: The clock; None for none.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        return visible_change(replace(match, clock=clock))

    return act


def set_up_like(by: int, former: Match, naming: NameComputer) -> Act:
    """Return the use case that gives a lobby the game options, clock and computer players of an earlier match.

    Those of the earlier match replace the computer players in the lobby; people keep their seats.

    Args:
        by: The user who asks; only the host may.
        former: The earlier match.
        naming: Names the computer players.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, or `unknown_match` if the
        earlier match is not one of the same host, game, edition and server that has started).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        if _kind_of(former) != _kind_of(match) or former.started_at is None:
            raise Refused("unknown_match")
        match = replace(match, options=_validated_options(match.rules, former.options), clock=former.clock)
        while computers := [chair.seat for chair in match.chairs if chair.computer is not None]:
            match = replace(match, chairs=_without(match, computers[-1]))
        free = match.rules.seats[-1] - len(match.chairs)
        for level in levels_of(former)[:free]:
            match = replace(match, chairs=_with_computer(match, level, naming))
        return visible_change(match)

    return act


def _kind_of(match: Match) -> tuple[int, str, int, int | None]:
    """Return what two matches have in common if one may be set up like the other: host, game, edition and server."""
    return match.host, match.game, match.edition, match.guild


def levels_of(match: Match) -> list[str]:
    """Return the levels of the computer players of a match, in the order of their seats."""
    return [chair.computer for chair in match.chairs if chair.computer is not None]


def set_spectators(by: int, on: bool) -> Act:
    """Return the use case that sets, before a match starts, whether people who do not play may watch it.

    Args:
        by: The user who asks; only the host may.
        on: True if people who do not play may watch; False if only players may.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        return visible_change(replace(match, is_private=not on))

    return act


def start(key: str, by: int, quiet_hours: Mapping[int, str], time: TimeContext) -> Act:
    """Return the use case that starts the match with the players who are seated.

    Args:
        key: The idempotency key, the id of the interaction that starts the match. The draws with which the game is set
            up follow from it.
        by: The user who asks; only the host may.
        quiet_hours: The players' quiet hours, as `QuietHours.write` returns them, by user.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`, `too_few`, `too_many`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        allowed = match.rules.seats
        if len(match.chairs) not in allowed:
            code = "too_few" if len(match.chairs) < allowed.start else "too_many"
            raise Refused(code, least=allowed.start, most=allowed.stop - 1, seated=len(match.chairs))
        now = time.now()
        computers = sum(chair.computer is not None for chair in match.chairs)
        options = match.rules.agree(match.rules.Options.model_validate(match.options), computers)
        chance = replace(match.chance, start_key=key, host=match.seat_of(by))
        opening = match.rules.start(len(match.chairs), options, chance.chance(key))
        if chance.host is not None:
            opening = match.rules.hosted(opening, chance.host)
        begun = replace(match, status=Status.PLAYING, state=opening, chance=chance, started_at=now)
        match = visible_change(begun).match
        change = update_turn(replace(match, options=options.model_dump(mode="json")), now)
        chairs = tuple([replace(chair, quiet_hours=quiet_hours.get(chair.user or 0)) for chair in change.match.chairs])
        change = replace(change, match=replace(change.match, chairs=chairs))
        if not time_matters(change.match):
            return change
        return with_deadlines(run_timers(change.match, now, time.outages), time)

    return act


def cancel(by: int, time: TimeContext) -> Act:
    """Return the use case that cancels a match before it starts.

    Args:
        by: The user who asks; only the host may.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. It may raise Refused (`not_host`).
    """

    def act(match: Match) -> Change:
        _require_lobby(match)
        _require_host(match, by)
        host = match.seat_of(by)
        name = "" if host is None else match.chairs[host].name
        return _cancel(match, Ending("cancelled", by, name, ""), time)

    return act


def _cancel(match: Match, ending: Ending, time: TimeContext) -> Change:
    text = orjson.dumps(ending).decode()
    match = replace(match, status=Status.CANCELLED, ending_json=text, ended_at=time.now())
    return replace(visible_change(match), deadlines=())


def _require_lobby(match: Match) -> None:
    if match.status is not Status.LOBBY:
        raise Refused("not_lobby" if match.is_open else "over")


def _require_host(match: Match, user: int) -> None:
    if match.host != user:
        raise Refused("not_host", host=match.host)


def _require_free_seat(match: Match) -> None:
    most = match.rules.seats.stop - 1
    if len(match.chairs) >= most:
        raise Refused("full", most=most)


def _with_computer(match: Match, level: str, naming: NameComputer, name: str | None = None) -> tuple[Chair, ...]:
    if level not in LEVELS:
        raise Refused("bad_level", levels=LEVELS)
    _require_free_seat(match)
    number = 1 + sum(chair.computer is not None for chair in match.chairs)
    while name is None or name in match.names:
        name, number = naming(match.guild, number), number + 1
    return _in_order((*match.chairs, Chair(len(match.chairs), None, name, level)), match.seating)


def rematch_seating(former: Match) -> tuple[int, ...]:
    """Return the seating order of a rematch: everybody moves one seat forward, and the first player becomes the last.

    Args:
        former: The match that was played before.

    Returns:
        Users by seat, 0 for a computer player.
    """
    chairs = (*former.chairs[1:], *former.chairs[:1])
    return tuple([0 if chair.computer is not None else chair.user or 0 for chair in chairs])


def _in_order(chairs: tuple[Chair, ...], seating: tuple[int, ...]) -> tuple[Chair, ...]:
    """Return the chairs renumbered in the order of `seating`, with players that it does not name at the end.

    Args:
        chairs: The chairs as they are.
        seating: The users in the intended order, 0 for a computer player; if empty, the chairs are returned unchanged.
    """
    if not seating:
        return chairs
    places: dict[int, list[int]] = {}
    for place, user in enumerate(seating):
        places.setdefault(user, []).append(place)
    wanted = []
    for chair in chairs:
        left = places.get(chair.user or 0)
        wanted.append((left.pop(0) if left else len(seating), chair.seat, chair))
    ordered = sorted(wanted, key=lambda each: each[:2])
    return tuple([replace(chair, seat=seat) for seat, (_, _, chair) in enumerate(ordered)])


def _without(match: Match, seat: int) -> tuple[Chair, ...]:
    rest = [chair for chair in match.chairs if chair.seat != seat]
    return tuple([replace(chair, seat=number) for number, chair in enumerate(rest)])


def _validated_options(game: Game[Any, Any], options: dict[str, Any]) -> dict[str, Any]:
    """Return all options of a game, with defaults for those that are not given.

    Args:
        game: The game.
        options: The options that were chosen, by name.

    Raises:
        Refused: `bad_options`, with the names of the wrong options in `fields`.
    """
    try:
        checked: Options = game.Options.model_validate(options)
    except ValidationError as error:
        fields = sorted({str(part["loc"][0]) for part in error.errors(include_input=False) if part["loc"]})
        raise Refused("bad_options", fields=tuple(fields)) from None
    return checked.model_dump(mode="json")
