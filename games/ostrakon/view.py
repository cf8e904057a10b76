"""What a seat sees of a council."""

from dataclasses import field

from pydantic.dataclasses import dataclass

from games.core.states import public_copier
from games.ostrakon.content import Stone
from games.ostrakon.state import Prepared, Public, State


@dataclass(slots=True)
class OstrakonView(Public):
    """What one seat sees: the public part of the state, its own stone, and the question it has prepared.

    The view without a seat is that of a spectator.
    """

    voters: tuple[int, ...] = ()
    """While voting, with the option `show_voters`: the seats that have laid a stone; otherwise ()."""
    seat: int | None = None
    own: Stone | None = field(default=None, repr=False)
    """The seat's own stone, from the moment it is laid until the votes are counted."""
    prepared: Prepared | None = field(default=None, repr=False)
    """The question that the seat has prepared."""


_show = public_copier(State, OstrakonView)


def view_of(state: State, seat: int | None) -> OstrakonView:
    """Return what a seat may see of a state, or what everybody may see if `seat` is None."""
    view = _show(state)
    if state.votes is not None and state.options.show_voters:
        view.voters = state.votes.chosen
    if seat is not None:
        view.seat = seat
        if state.votes is not None:
            view.own = state.votes.choices[seat]
        elif state.stones:
            view.own = state.stones[seat]
        if state.prepared is not None and state.prepared.seat == seat:
            view.prepared = state.prepared
    return view
