"""The position: which seat plays a team, where ball and philosophers may go, and who may run or use a card.

All of it is read from the state, and nothing in here changes it: the course of a turn is in `turns.py`. (Rulings A5,
A22, A26.)
"""

from games.grudgematch.content import PHILOSOPHERS_OF, SUITS_MASK, TEAM_OF
from games.grudgematch.field import ALL, BESIDE, BIT, EXITS, FORBIDDEN, NEAR, nearest, spaces_in
from games.grudgematch.state import State


def seat_of(s: State, team: int) -> int:
    """The seat that plays a team."""
    return s.german ^ team


def occupied(s: State) -> int:
    """The spaces of all philosophers, as bits."""
    a, b, c, d, e, f, g, h = s.at
    bit = BIT
    return bit[a] | bit[b] | bit[c] | bit[d] | bit[e] | bit[f] | bit[g] | bit[h]


def free_for(s: State, philosopher: int) -> int:
    """Spaces that a philosopher may enter, as bits: not the ball's, no other's, no forbidden goal box."""
    return ALL & ~(occupied(s) | BIT[s.ball] | FORBIDDEN[philosopher])


def ball_places(s: State) -> list[int]:
    """Where the ball may be placed: beside the placer, but not on one who has placed it already while there is
    another way; with no way at all, on the nearest open spaces (A5)."""
    at, placer = s.at, s.placer
    used = 0
    for philosopher in range(8):
        if s.placed >> philosopher & 1:
            used |= BIT[at[philosopher]]
    around = NEAR[at[placer]] & ~BIT[at[placer]]
    if around & ~used:
        return spaces_in(around & ~used)
    open_spaces, found = ALL & ~occupied(s), around
    while not found & open_spaces:
        for space in spaces_in(found):
            found |= NEAR[space]
    return spaces_in(found & open_spaces)


def release_places(s: State, philosopher: int) -> list[int]:
    """Where he may come back."""
    return spaces_in(nearest(EXITS[TEAM_OF[philosopher]], free_for(s, philosopher)))


def runners(s: State) -> int:
    """Who of the side that is asked has not run and can move at least one space, as bits."""
    at, open_spaces, found = s.at, ~(occupied(s) | BIT[s.ball]), 0
    for philosopher in PHILOSOPHERS_OF[s.asked]:
        if BESIDE[at[philosopher]] & open_spaces & ~FORBIDDEN[philosopher]:
            found |= 1 << philosopher
    return found & ~s.ran


def anybody_runs(s: State) -> bool:
    """Whether there are any `runners`: the first one found is enough."""
    at, open_spaces = s.at, ~(occupied(s) | BIT[s.ball])
    for philosopher in PHILOSOPHERS_OF[s.asked]:
        if BESIDE[at[philosopher]] & open_spaces & ~FORBIDDEN[philosopher] and not s.ran >> philosopher & 1:
            return True
    return False


def adjacent(s: State, team: int, space: int) -> int:
    """The philosophers of a team on a space or beside it, as bits."""
    near, at, found = NEAR[space], s.at, 0
    for philosopher in PHILOSOPHERS_OF[team]:
        if near >> at[philosopher] & 1:
            found |= 1 << philosopher
    return found


def conceivable(s: State, philosophers: int, cards: int) -> bool:
    """Whether anybody who sees neither hand has to think it possible that one of these philosophers has one of these
    cards (bits): not all of them lie in the discard pile."""
    left = cards & ~s.spent
    suits = (philosophers | philosophers >> 4) & 15
    return bool(left & SUITS_MASK[suits])
