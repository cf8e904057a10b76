"""What a press asks for besides playing: looking back, statistics, privacy, a server's rules."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Replay:
    """The match after so many steps. `eyes` 0: as everybody saw it, else as the seat below that number saw it; `plain`
    1: in words; `button` only keeps ids in a message apart."""

    match: int
    step: int
    eyes: int
    plain: int
    button: int


@dataclass(frozen=True, slots=True)
class ReplaySeat:
    """The menu that asks from whose seat to look; its values are ids of `Replay`."""

    match: int


@dataclass(frozen=True, slots=True)
class ReplayJump:
    """As an id of a button: open the form that asks for a step; of a form: it was sent."""

    match: int
    step: int
    eyes: int
    plain: int


@dataclass(frozen=True, slots=True)
class LogJump:
    """As an id of a button: open the form that asks for a page of the log; of a form: it was sent."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class Stats:
    """The statistics of a user in a game, `all` of them together."""

    user: int
    game: str


@dataclass(frozen=True, slots=True)
class StatsMenu:
    """The menu that asks for which game; its values are ids of `Stats`."""

    user: int


@dataclass(frozen=True, slots=True)
class Leaders:
    """Who plays a game best in this server."""

    game: str


@dataclass(frozen=True, slots=True)
class Count:
    """From now on count me (`on` 1), or do not, and forget what was counted (`on` 0)."""

    on: int


@dataclass(frozen=True, slots=True)
class Privacy:
    """What is stored about me: `what` is export, delete (asks first), sure or keep."""

    what: str


@dataclass(frozen=True, slots=True)
class Spectators:
    """In a lobby: whether others may look on (`on` 1) or the match is played in a private thread (`on` 0)."""

    match: int
    on: int


@dataclass(frozen=True, slots=True)
class SetServer:
    """A menu of a server's rules: `what` is channels, openers or voters. Its values are Discord's own ids."""

    what: str


@dataclass(frozen=True, slots=True)
class SetLimits:
    """As an id of a button: open the form of a server's limits; of a form: it was sent."""


@dataclass(frozen=True, slots=True)
class Learn:
    """A page of the lesson of a game. `way` 0: show it; from 1: that way was pressed on it."""

    game: str
    page: int
    way: int


@dataclass(frozen=True, slots=True)
class Challenge:
    """Open a table of a game and invite a user to it."""

    user: int
    game: str


@dataclass(frozen=True, slots=True)
class ChallengeMenu:
    """The menu that asks for which game; its values are ids of `Challenge`."""

    user: int


Records = (
    Replay
    | ReplaySeat
    | ReplayJump
    | LogJump
    | Stats
    | StatsMenu
    | Leaders
    | Count
    | Privacy
    | Spectators
    | SetServer
    | SetLimits
    | Learn
    | Challenge
    | ChallengeMenu
)
