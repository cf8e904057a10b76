"""What everybody may know of a match: all that a public message can be made of.

A board or a lobby is made of a `Public` and of nothing else. It is built field by field from the public view; neither
the state nor anything that only one seat may see has a place in it.
"""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.catalogue import say
from bot.screens.names import marked, shown_names
from bot.shorten import fit_markdown
from games.core.game import Game, Outcome, View
from games.core.presentation import Presentation, plain
from storage.snapshot import Ending, Match, Status


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits on a chair: a person (`user`) or a computer (`level`)."""

    seat: int
    user: int | None
    name: str
    """Plain, not defused."""
    level: str | None


@dataclass(frozen=True, slots=True)
class Public:
    """A match as everybody may see it."""

    match: int
    game: Game[Any, Any]
    status: Status
    sitters: tuple[Sitter, ...]
    view: View | None
    """None in a lobby."""
    deciding: tuple[int, ...]
    """Who owes a decision."""
    counted: bool
    """Whether they are only counted: several decide at once and unseen, or the last of these still does."""
    asked: tuple[int, ...]
    """To whom a message of this turn speaks: who owes a decision, or who was asked for one where they are only counted,
    for to speak to the others alone would tell who has chosen."""
    since: datetime
    outcome: Outcome | None
    ending: Ending | None
    closed: bool = False
    """Whether only those who play may look on."""

    @property
    def names(self) -> tuple[str, ...]:
        """By seat."""
        return tuple([sitter.name for sitter in self.sitters])

    @property
    def words(self) -> Presentation[Any]:
        """The game's words for these players."""
        return self.game.presentation(self.names)


def public_of(match: Match) -> Public:
    """What everybody may know of a match."""
    game, state = match.rules, match.state
    names = shown_names(match)
    active = game.active_seats(state) if match.status is Status.PLAYING and state is not None else ()
    counted = len(active) > 1 or _is_last_unseen(match, active)
    return Public(
        match.id,
        game,
        match.status,
        tuple([Sitter(c.seat, c.user, name, c.computer) for c, name in zip(match.chairs, names, strict=True)]),
        None if state is None else game.view(state, None),
        active,
        counted,
        tuple(sorted({*active, *match.asked})) if counted else active,
        match.turn_since,
        match.outcome,
        match.ending,
        closed=match.closed,
    )


def _is_last_unseen(match: Match, active: tuple[int, ...]) -> bool:
    """Whether one seat's unseen choice is waited for while others, who have made theirs, may still change them."""
    game, state = match.rules, match.state
    if len(active) != 1 or not game.free_seats(state):
        return False
    return any(kind.secret for kind in game.action_types(state, active[0]))


def whose(public: Public) -> str:
    """Whose decision it is, as text: one by name and since when, several only by their number."""
    if not public.counted:
        (seat,) = public.deciding
        since = f"<t:{int(public.since.timestamp())}:R>"
        return say("board.one", player=marked(seat, public.names[seat]), since=since)
    return say("board.many", count=len(public.deciding))


def standing(public: Public) -> str:
    """Whose decision it is, or how the match ended."""
    ending, words, view = public.ending, public.words, public.view
    if public.status is Status.PLAYING:
        return whose(public)
    if ending is not None:
        name = plain(ending.by_name)
        if ending.kind == "agreed":
            return say("board.agreed")
        if ending.kind == "resigned" and name:
            said = say("board.resigned", name=name)
            if public.outcome is not None and public.outcome.winners:
                winners = ", ".join(marked(seat, public.names[seat]) for seat in public.outcome.winners)
                said += "\n" + say("board.goes_to", winners=winners)
        else:
            said = say("board.ended", by=say("board.ended_by", name=name) if name else "")
        if ending.text.strip():
            said += "\n" + say("board.reason", reason=fit_markdown(plain(ending.text), 300))
        return said
    if public.outcome is None or view is None:
        return say("board.ended", by="")
    return say("board.over", result=words.result(view, public.outcome))
