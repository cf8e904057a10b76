"""What a seat sees of a match, and possible states that are consistent with it.

Everybody sees everything on the map and the boards. Only the seats of a league see the powers of the tokens in its
reserve (rules, A6). Only a commander, the seat that places its league's army, sees that army and its figures until both
leagues are ready; a placed army lies face down, but its league has seen it.
"""

from dataclasses import field

from pydantic.dataclasses import dataclass

from games.core.chance import Chance
from games.core.sealed import Sealed, Submissions
from games.core.states import clone, public_copier
from games.epireia.battle import all_tokens, arrange_army, generals_of
from games.epireia.content import DECKS, FIGURES_OF, FRONTS, NONE
from games.epireia.state import Army, Battle, Draft, Public, State, Tokens
from games.epireia.supply import tokens_of
from games.epireia.turns import has_chosen


@dataclass(slots=True)
class EpireiaView(Public[None]):
    """What one seat sees of a match: the public part, and what this seat alone or its league knows.

    A military token whose power is unknown has power 0.
    """

    seat: int | None = None
    chosen: bool = False
    """While several seats choose in secret: whether the seat has made its choice."""
    own_figure: int = NONE
    """While first figures are chosen: the seat's choice."""
    own_reserve: list[list[int]] = field(default_factory=list, repr=False)
    """By deck: the powers of the tokens in the reserve of the seat's league; [] without a league."""
    own_army: Draft | None = field(default=None, repr=False)
    """The army that this commander is placing or has placed; once all are placed, that of the seat's league."""
    own_generals: list[int] = field(default_factory=lambda: [NONE] * len(FRONTS), repr=False)
    """While figures are placed on the fronts: by front, the figure that this commander has put there."""

    @property
    def league(self) -> int:
        """Return the league of the view's seat, or NONE if it has none yet or the view is public."""
        return NONE if self.seat is None else self.boards[self.seat].league


def reserve_seen(view: EpireiaView, league: int) -> list[int]:
    """Return the military tokens of a league as the view's seat sees them: ten times the pile plus the power, sorted.

    The power is 0 where the seat does not know it.

    Args:
        view: The view.
        league: The league.
    """
    return tokens_of(view.own_reserve) if league == view.league else tokens_of(view.reserves[league])


def army_seen(view: EpireiaView, league: int) -> list[Tokens]:
    """Return a league's army on the battlefield as the view's seat sees it; empty before all armies are placed.

    Args:
        view: The view.
        league: The league.

    Returns:
        By column, its military tokens, each ten times the pile plus the power; the power is 0 where the seat does not
        know it.
    """
    assert view.battle is not None
    if not view.battle.armies:
        return []
    return view.own_army.columns if view.own_army is not None and league == view.league else view.battle.armies[league]


_show = public_copier(State, EpireiaView)
_guess = public_copier(EpireiaView, State)


def view_of(state: State, seat: int | None) -> EpireiaView:
    """Return the view of a seat, or the public view if `seat` is None; it shares no mutable object with the state."""
    view = _show(state)
    if seat is None:
        return view
    view.seat = seat
    view.chosen = has_chosen(state, seat)
    if state.box is not None and (figure := state.box.choices[seat]) is not None:
        view.own_figure = figure
    league = view.league
    if league == NONE:
        return view
    view.own_reserve = [powers.copy() for powers in state.reserves[league]]
    battle = state.battle
    if battle is None:
        return view
    if battle.armies:
        view.own_army = Draft(list(battle.placed[league]))
    if battle.commanders[league] == seat:
        if battle.army_box is not None:
            army = battle.army_box.choices[seat]
            view.own_army = clone(battle.drafts[league]) if army is None else Draft(list(army))
        elif battle.general_box is not None:
            view.own_generals = list(battle.general_box.choices[seat] or battle.general_drafts[league])
    return view


def guess_state(view: EpireiaView, chance: Chance) -> State:
    """Return a random state with exactly this view, in which unknown powers and secret choices are guessed."""
    state = _guess(view)
    hidden = _HiddenPowers(view, chance)
    for league, piles in enumerate(view.reserves):
        state.reserves[league] = (
            [powers.copy() for powers in view.own_reserve]
            if league == view.league
            else [sorted([hidden.draw(deck) for _ in pile]) for deck, pile in enumerate(piles)]
        )
    if view.box is not None:
        state.box = Sealed.for_seats(view.box.seats)
        for seat in _guess_chosen(view, view.box, chance):
            own = seat == view.seat
            state.box.choose(seat, view.own_figure if own else chance.pick(FIGURES_OF[view.boards[seat].city]))
    battle = state.battle
    if battle is not None:
        if battle.armies:
            battle.placed = [_guess_army(view, league, hidden) for league in range(2)]
        if battle.army_box is not None:
            battle.army_box = _guess_drafts(view, state, battle, battle.army_box, chance)
        if battle.general_box is not None:
            battle.general_box = _guess_generals(view, state, battle, battle.general_box, chance)
    state.piles = hidden.rest
    return state


class _HiddenPowers:
    """The powers of the military tokens that a seat has not seen, from which a guessed state takes powers at random.

    `rest` holds those left, by pile, in random order.
    """

    def __init__(self, view: EpireiaView, chance: Chance) -> None:
        self.rest = [list(deck.powers) for deck in DECKS]
        known = tokens_of(view.own_reserve)
        if view.battle is not None:
            known += [token for league in range(2) for token in all_tokens(army_seen(view, league))]
        for token in known:
            if token % 10:
                self.rest[token // 10].remove(token % 10)
        for pile in self.rest:
            chance.shuffle(pile)

    def draw(self, deck: int) -> int:
        return self.rest[deck].pop()


def _guess_army(view: EpireiaView, league: int, hidden: _HiddenPowers) -> Army:
    """Return an army with a guessed power for every military token.

    The result is () for the solo enemy's army, whose tokens have no powers yet.

    Args:
        view: The view whose army is completed.
        league: The army's league.
        hidden: The unknown powers; those that are used are removed.
    """
    assert view.battle is not None
    if view.battle.commanders[league] == NONE:
        return ()
    columns = [
        [token if token % 10 else token + hidden.draw(token // 10) for token in column]
        for column in army_seen(view, league)
    ]
    return tuple([tuple(sorted(column, reverse=True)) for column in columns])


def _guess_chosen(view: EpireiaView, box: Submissions, chance: Chance) -> tuple[int, ...]:
    """Guess which seats have made the secret choice that is open: as many as have, and in keeping with the view.

    Args:
        view: The view, whose seat knows whether it has chosen.
        box: The secret choice.
        chance: The source of the guess.
    """
    return box.guess_chosen(chance, {} if view.seat is None else {view.seat: view.chosen})


def _guess_drafts(view: EpireiaView, state: State, battle: Battle, shown: Submissions, chance: Chance) -> Sealed[Army]:
    box: Sealed[Army] = Sealed.for_seats(shown.seats)
    ready = _guess_chosen(view, shown, chance)
    for seat in shown.seats:
        league, draft = view.boards[seat].league, Draft()
        if seat == view.seat and view.own_army is not None:
            draft = clone(view.own_army)
        elif seat in ready:
            arrange_army(draft, tokens_of(state.reserves[league]), chance)
        if seat in ready:
            box.choose(seat, tuple(draft.columns))
        else:
            battle.drafts[league] = draft
    return box


def _guess_generals(
    view: EpireiaView, state: State, battle: Battle, shown: Submissions, chance: Chance
) -> Sealed[tuple[int, ...]]:
    box: Sealed[tuple[int, ...]] = Sealed.for_seats(shown.seats)
    ready = _guess_chosen(view, shown, chance)
    for seat in shown.seats:
        league, fronts = view.boards[seat].league, [NONE] * len(FRONTS)
        if seat == view.seat:
            fronts = view.own_generals.copy()
        elif seat in ready:
            figures = generals_of(state, league)
            chance.shuffle(figures)
            fronts = [*figures, *fronts][: len(FRONTS)]
            chance.shuffle(fronts)
        if seat in ready:
            box.choose(seat, tuple(fronts))
        else:
            battle.general_drafts[league] = fronts
    return box
