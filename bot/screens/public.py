"""What everybody may know of a match, spectators included: the only source of public texts and pictures.

`Public` is built field by field from the public view. It holds neither the game's full state nor anything private to
one seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import blake2b
from typing import Any

from bot.ui.blocks import Drawing
from bot.ui.limits import clean_name, fit_label
from bot.ui.words import say, timestamp
from games.core.action import Action
from games.core.game import Game
from games.core.presentation import Presentation
from games.core.values import Event, Outcome, View
from games.core.words import AllOf, Markdown, lines
from games.picture.palette import symbol
from storage.match.model import Ending, Match, Status

# The seat colours of `games.picture.palette`, repeated here because only drawing code may import that module.
SEAT_COLOURS = (0xB5532A, 0x2F6B8A, 0x6B7F3A, 0xD9A441, 0x6E2B3A, 0x1E1A17)


def seat_colour(seat: int) -> int:
    """Return the colour that marks a seat in messages and pictures, as 0xRRGGBB."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def player_label(seat: int, name: str) -> Markdown:
    """Return a player's symbol and name as markdown.

    Args:
        seat: The seat, counted from 0, which determines the symbol.
        name: The name as plain text; it is escaped here.
    """
    return say.text("seat-line", shape=symbol(seat), name=name)


def player_names(match: Match) -> tuple[str, ...]:
    """Return the players' names by seat, cleaned for labels and pictures: one line, 1 to 32 characters."""
    return tuple([clean_name(chair.name) or say.label("seat-vacant", number=chair.seat + 1) for chair in match.chairs])


def drawing_of(
    game: Game[Any, Any], view: View, names: tuple[str, ...], events: Sequence[Event] = (), part: int = 0
) -> Drawing:
    """Return the request to draw a picture of a game's position as one viewer sees it (see `Drawing`).

    Args:
        game: The game.
        view: What the viewer sees; the picture shows nothing else.
        names: The players' names by seat.
        events: What has happened since the viewer looked last, which the picture marks.
        part: Which of several pictures of the position; see `Presentation.parts`.
    """
    told = tuple([game.event_codec.dump_json(event).decode() for event in events])
    return Drawing(game.name, game.edition, game.write_view(view), names, panel_number=part, events=told)


def player_with_level(seat: int, name: str, level: str | None) -> Markdown:
    """Return a player's symbol and name as markdown, with the level of a computer player.

    Args:
        seat: The seat, counted from 0, which determines the symbol.
        name: The name as plain text; it is escaped here.
        level: The computer player's level; None for a person.
    """
    if level is None:
        return player_label(seat, name)
    return say.text("seat-computer", player=player_label(seat, name), level=say.message(f"level-{level}"))


@dataclass(frozen=True, slots=True)
class PublicSeat:
    """A seat as everybody may see it, with a person (`user`), a computer player (`level`) or nobody in it."""

    seat: int
    user: int | None
    name: str
    """Plain text, not escaped for markdown."""
    level: str | None


@dataclass(frozen=True, slots=True)
class Shared:
    """The actions that a simultaneous decision offers to all players alike, for buttons of the match's public message.

    A game names them in `Presentation.shared`.
    """

    actions: tuple[Action, ...] = ()
    fingerprint: str = ""
    """A hash of the actions and of the turn, so that a button of an earlier question never answers a later one."""


def shared_of(match: Match) -> Shared:
    """Return the actions that all players who must choose in a match are offered; none if it is not being played."""
    if match.status is not Status.PLAYING or match.state is None:
        return Shared()
    words = match.rules.presentation(player_names(match))
    actions = tuple(words.shared(match.rules.view(match.state, None)))
    key = (match.turn.decision, match.turn.since, actions)
    return Shared(actions, blake2b(repr(key).encode(), digest_size=6).hexdigest()) if actions else Shared()


@dataclass(frozen=True, slots=True)
class Public:
    """All that everybody may know of a match, spectators included: the only source of its public message."""

    match: int
    game: Game[Any, Any]
    status: Status
    seats: tuple[PublicSeat, ...]
    view: View | None
    """None in a lobby."""
    pending: tuple[int, ...]
    """The seats that still have to choose; empty if `hidden`."""
    missing: int
    """How many seats still have to choose."""
    hidden: bool
    """True in a simultaneous decision: everybody may know only how many choices are pending, not whose."""
    shows_choosers: bool
    """True in a simultaneous decision in which everybody may see who has chosen (`Game.shows_choosers`)."""
    addressed: tuple[int, ...]
    """All seats that take part in the turn. Messages address every one of them, so as not to reveal who has chosen."""
    turn_since: datetime
    outcome: Outcome | None
    ending: Ending | None
    shared: Shared = Shared()
    private: bool = False
    """True if the match has no spectators."""
    commitment: str = ""
    """The commitment to the secret of the match's draws."""
    secret: str = ""
    """That secret as hexadecimal digits; empty until the match is finished."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in the order of their seats."""
        return tuple([sitter.name for sitter in self.seats])

    @property
    def presentation(self) -> Presentation[Any]:
        """The game's texts and pictures for these players."""
        return self.game.presentation(self.names)


def public_of(match: Match) -> Public:
    """Return all that everybody may know of a match, spectators included."""
    game, state = match.rules, match.state
    names = player_names(match)
    active = game.active_seats(state) if match.status is Status.PLAYING and state is not None else ()
    hidden = match.turn.is_simultaneous
    return Public(
        match.id,
        game,
        match.status,
        tuple([PublicSeat(c.seat, c.user, name, c.computer) for c, name in zip(match.chairs, names, strict=True)]),
        None if state is None else game.view(state, None),
        () if hidden else active,
        len(active),
        hidden,
        hidden and game.shows_choosers(game.Options.model_validate(match.options)),
        match.turn.asked,
        match.turn.since,
        match.outcome,
        match.ending,
        shared_of(match),
        private=match.is_private,
        commitment=match.chance.commitment,
        secret=match.chance.secret.hex() if match.is_finished else "",
    )


def chance_text(public: Public) -> Markdown:
    """Return a line of markdown with the commitment to the secret from which a match's dice and cards are drawn.

    Once the match is finished, the line shows the secret too, so that players can check the draws.
    """
    if public.secret:
        return say.text("board-chance-opened", commitment=public.commitment, secret=public.secret)
    return say.text("board-chance", commitment=public.commitment)


def turn_text(public: Public) -> Markdown:
    """Return a markdown line that says whose turn it is in a running match.

    If one player has to act, they are named, with the time since when. In a simultaneous decision the line names all
    players who were asked, says how many of them still have to choose, and that the rest is secret if it is.
    """
    if not public.hidden:
        (seat,) = public.pending
        player = player_label(seat, public.names[seat])
        return say.text("board-one", player=player, since=timestamp(public.turn_since))
    names = AllOf([player_label(seat, public.names[seat]) for seat in public.addressed])
    if public.missing == len(public.addressed):
        return say.text("board-all", names=names)
    return say.text("board-many-open" if public.shows_choosers else "board-many", count=public.missing, names=names)


def status_text(public: Public) -> Markdown:
    """Return markdown that says whose turn it is or, once the match is over, how it ended."""
    ending, view = public.ending, public.view
    if public.status is Status.PLAYING:
        return turn_text(public)
    if ending is not None:
        if ending.kind == "agreed":
            return say.text("board-agreed")
        found = [_ended_text(ending)]
        if ending.kind == "resigned" and ending.by_name and public.outcome is not None and public.outcome.winners:
            winners = [player_label(seat, public.names[seat]) for seat in public.outcome.winners]
            found.append(say.text("board-winners", names=AllOf(winners), count=len(winners)))
        if ending.text.strip():
            found.append(say.text("board-reason", reason=fit_label(ending.text, 300)))
        return lines(found)
    if public.outcome is None or view is None:
        return say.text("board-ended")
    return say.text("board-over", result=public.presentation.result(view, public.outcome))


def _ended_text(ending: Ending) -> Markdown:
    """Return a line of markdown about a match that was not played to its end: who has resigned or ended it."""
    if not ending.by_name:
        return say.text("board-ended")
    return say.text("board-resigned" if ending.kind == "resigned" else "board-ended-by", name=ending.by_name)


def has_picture(words: Presentation[Any]) -> bool:
    """Return True if a game draws pictures.

    Args:
        words: The game's texts and pictures.
    """
    return type(words).picture is not Presentation.picture
