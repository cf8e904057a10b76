"""What one seat may see of a debate, and the generation of full states consistent with it."""

from dataclasses import field

from pydantic.dataclasses import dataclass

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.states import clone, public_copier
from games.gorgias.actions import complete_at_random, draft_from
from games.gorgias.state import Draft, Public, State


@dataclass(slots=True)
class GorgiasView(Public):
    """What one seat may see: the public part of the state, and its own layout of pyramids while both seats arrange."""

    seat: int | None = None
    own: Draft | None = field(default=None, repr=False)
    """While both seats arrange: the seat's own layout, finished or not; only the seat sees it (rules, G15)."""
    ready: bool = False
    """While both seats arrange: True once the seat has declared its own layout finished."""


_show = public_copier(State, GorgiasView)
_guess = public_copier(GorgiasView, State)


def view_of(state: State, seat: int | None) -> GorgiasView:
    """Return what a seat may see of a state, or what everybody may see if `seat` is None."""
    view = _show(state)
    if seat is not None:
        view.seat = seat
        if state.sealed is not None:
            layout = state.sealed.choices[seat]
            view.ready = layout is not None
            view.own = clone(state.drafts[seat]) if layout is None else draft_from(state.statements[seat], layout)
    return view


def guess_state(view: GorgiasView, chance: Chance) -> State:
    """Return a possible full state that is consistent with this view.

    A finished layout of pyramids that the view hides is chosen at random; an unfinished one is assumed to be empty.
    """
    state = _guess(view)
    if view.sealed is not None:
        ready = view.sealed.guess_chosen(chance, {} if view.seat is None else {view.seat: view.ready})
        state.drafts = [_guess_draft(view, seat, seat in ready, chance) for seat in range(2)]
        state.sealed = Sealed.for_seats(view.sealed.seats)
        for seat in ready:
            state.sealed.choose(seat, tuple(state.drafts[seat].cards))
            state.drafts[seat] = Draft([], ())
    return state


def _guess_draft(view: GorgiasView, seat: int, finished: bool, chance: Chance) -> Draft:
    if seat == view.seat and view.own is not None:
        return clone(view.own)
    draft = Draft([], view.statements[seat])
    if finished:
        complete_at_random(draft, chance)
    return draft
