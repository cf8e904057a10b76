"""What a seat sees of a match, and states guessed from what it sees (rules, A25)."""

from dataclasses import field

from pydantic.dataclasses import dataclass

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.states import clone, public_copier
from games.grudgematch.content import CARDS, cards_in
from games.grudgematch.state import Public, Runner, Standing, State


@dataclass(slots=True)
class GrudgematchView(Public[None]):
    """What one seat sees: the public part of the state, its own hand, unconfirmed choices and standing orders.

    The view without a seat is that of a spectator.
    """

    seat: int | None = None
    surname: str = ""
    """The seat's own surname while both players enter theirs in secret; "" before it is entered."""
    hand: list[int] = field(default_factory=list, repr=False)
    runner: Runner | None = None
    picked: int | None = None
    aimed: int | None = None
    changes: int = 0
    standing: Standing = field(default_factory=Standing)

    @property
    def team(self) -> int:
        """The team of the seat whose view this is: 0 Germans, 1 French; for spectators, that of seat 0."""
        return (self.seat or 0) ^ self.german


_show, _guess = public_copier(State, GrudgematchView), public_copier(GrudgematchView, State)


def view_of(state: State, seat: int | None) -> GrudgematchView:
    """Return what a seat may see of a state, or what everybody may see if `seat` is None."""
    view = _show(state)
    if seat is not None:
        view.seat = seat
        team = view.team
        if state.surnames is not None:
            view.surname = state.surnames.choices[seat] or ""
        view.hand = state.hands[team].copy()
        if state.asked == team:
            view.runner, view.picked, view.aimed = state.runner, state.picked, state.aimed
        view.changes = state.changes[team]
        view.standing = clone(state.standing[seat])
    return view


def determinize(view: GrudgematchView, chance: Chance) -> State:
    """Return a random state that is consistent with a view; a computer player searches in such states.

    Unseen cards are dealt at random. The other seats have chosen no card or runner and given no standing orders.
    """
    state = _guess(view)
    if view.surnames is not None:
        state.surnames = Sealed.for_seats(view.surnames.seats)
        for seat in view.surnames.guess_chosen(chance, {} if view.seat is None else {view.seat: bool(view.surname)}):
            guess = "A" + "a" * chance.below(11)
            state.surnames.choose(seat, view.surname if seat == view.seat else guess)
    _deal(state, view, chance)
    if view.seat is not None:
        state.standing[view.seat] = clone(view.standing)
        state.changes[view.team] = view.changes
        if view.team == view.asked:
            state.runner, state.picked, state.aimed = view.runner, view.picked, view.aimed
    return state


def _deal(state: State, view: GrudgematchView, chance: Chance) -> None:
    if view.phase in ("surnames", "sides"):
        return
    known = {*cards_in(view.spent), *view.hand}
    state.deck = [card for card in CARDS if card not in known]
    for team, seen in enumerate(view.hands):
        if view.seat is not None and team == view.team:
            state.hands[team] = view.hand.copy()
        else:
            state.hands[team] = sorted([chance.draw(state.deck) for _ in seen])
