"""The rules of a debate: resolving opposing cards, scoring trees of pyramids, and the course of a round.

A tree is a small, a medium and a large pyramid. Source: the rulebook's sections Preparing, Debating, Winning pyramids
and Scoring, and G4 and G8 to G14 of the rules.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Outcome
from games.gorgias import events
from games.gorgias.content import (
    CARDS,
    COLOURS,
    MIXED_POINTS,
    PIPS,
    ROLLS,
    SINGLE_POINTS,
    SOLID_POINTS,
    colour_of,
    missing_topics,
    pips_of,
    pyramid,
)
from games.gorgias.state import Claim, Draft, Group, Layout, Public, State, Taking, group_of, stances, without


@cache
def left_of_group(group: Group | None, incoming: int, hold: bool) -> Group | None:
    """Return what is left of the pyramids on a card after the opponent's pips hit them; None if nothing is.

    The shield (the pyramid that faces away) absorbs as many pips as it can, and the rest reduces the pyramid that
    projects. A pyramid reduced to 0 pips is lost; one of 1, 2 or 3 pips is a small, medium or large pyramid of its
    colour.

    Args:
        group: The pyramids on the card; None for an empty card.
        incoming: The number of pips that the opponent projects.
        hold: If True, a shield is lost once its full value is used up and otherwise stays whole; if False, it is
            reduced by what it absorbed.
    """
    if group is None:
        return None
    point, shield = group
    absorbed = 0 if shield is None else min(incoming, pips_of(shield))
    if shield is not None and (absorbed == pips_of(shield) or not hold):
        shield = _reduced(shield, absorbed)
    if point is not None:
        point = _reduced(point, incoming - absorbed)
    return Group(point, shield) if point is not None or shield is not None else None


def resolve_card(mine: Group | None, theirs: Group | None, hold: bool) -> tuple[Group | None, Group | None]:
    """Return what is left of the pyramids on two opposing cards after each side hits the other at the same moment.

    Pyramids that face an empty card are left as they are (rules, G8).

    Args:
        mine: The pyramids on one card, None if it is empty.
        theirs: The pyramids on the other card, None if it is empty.
        hold: If True, a shield that absorbs fewer pips than it has stays whole; if False, it shrinks (`left_of_group`).

    Returns:
        What is left of `mine` and of `theirs`, each None if nothing is.
    """
    return left_of_group(mine, projected(theirs), hold), left_of_group(theirs, projected(mine), hold)


def revealed_groups(table: Public, card: int) -> tuple[Group | None, Group | None]:
    """Return the pyramids that both seats had on a card in the last debate, by seat, each None for an empty card.

    Args:
        table: The public part of the state; its last debate must have been revealed.
        card: The index of the card, from 0.
    """
    return table.revealed[0][card], table.revealed[1][card]


def left_on_card(table: Public, card: int) -> tuple[Group | None, Group | None]:
    """Return what the last debate left of each seat's pyramids on a card, by seat; None if nothing is left.

    Args:
        table: The public part of the state; its last debate must have been revealed.
        card: The index of the card, from 0.
    """
    return resolve_card(*revealed_groups(table, card), table.options.shields == "hold")


def projected(group: Group | None) -> int:
    """Return the number of pips that the pyramids on a card project at the card across; 0 for an empty card."""
    return 0 if group is None or group.point is None else pips_of(group.point)


def pips_left(group: Group | None) -> int:
    """Return the sum of the pips (sizes) of the pyramids that are left on a card; 0 for None."""
    return 0 if group is None else sum([pips_of(each) for each in group if each is not None])


def card_winner(left: tuple[Group | None, Group | None]) -> int | None:
    """Return the seat with more pips left on a card, or None if they are equal (rules, G10).

    Args:
        left: What is left of the pyramids of seat 0 and of seat 1, each None for nothing.
    """
    mine, theirs = pips_left(left[0]), pips_left(left[1])
    return None if mine == theirs else int(mine < theirs)


def _reduced(each: int, pips: int) -> int | None:
    """Return what a pyramid becomes when it loses pips: a smaller one of its colour, or None if it is lost."""
    left = pips_of(each) - pips
    return pyramid(colour_of(each), left) if left > 0 else None


class Score(NamedTuple):
    """The points for the pyramids that a seat has captured, and the sets into which they are sorted to score most.

    A tree is a small, a medium and a large pyramid; it is solid if they have one colour, else mixed. The fields are the
    points and the numbers of solid trees, mixed trees and single pyramids.
    """

    points: int
    solid: int
    mixed: int
    single: int


def score(captured: Sequence[int]) -> Score:
    """Return the highest score that captured pyramids can make in trees and single pyramids (rules, G13).

    A tree is a small, a medium and a large pyramid; it is solid if they have one colour, else mixed.

    The result is an upper bound that is always reached. A partition of N pyramids with a solid and b mixed trees scores
    N + 4a + 2b = N + 2a + 2(a + b), since three single pyramids score 3, a solid tree 4 more and a mixed tree 2 more. A
    solid tree takes one pyramid of each size of its colour, so a <= A, the sum over the colours of the least count
    among the three sizes. Every tree takes one pyramid of each size, so a + b <= T, the least count among the sizes
    over all colours. Hence no partition scores more than N + 2A + 2T.

    The bound is reached by A solid trees and T - A mixed ones. A <= T, since the sum of the minima is at most the
    minimum of the sums. After A solid trees every colour lacks one of its sizes, so all further trees are mixed. The
    best partitions reach both bounds, so they all have A solid trees, and the tie-break of G14 is well defined.

    Args:
        captured: How many of each pyramid there are, by its number from 0 to 14.
    """
    solid = sum([min(captured[i : i + 3]) for i in range(0, len(captured), 3)])
    trees = min([sum(captured[i::3]) for i in range(len(PIPS))])
    single = sum(captured) - 3 * trees
    mixed = trees - solid
    return Score(solid * SOLID_POINTS + mixed * MIXED_POINTS + single * SINGLE_POINTS, solid, mixed, single)


def points_of(table: Public) -> tuple[int, ...]:
    """Return, by seat, the points for the pyramids captured so far."""
    return tuple([score(each).points for each in table.captured])


def decide_winner(captured: Sequence[Sequence[int]]) -> Outcome:
    """Return the outcome of a finished debate: most points win, then most solid trees, then most pyramids.

    If all three are equal, both seats win (rules, G14).

    Args:
        captured: By seat, how many of each pyramid it has captured.
    """
    scores = [score(each) for each in captured]
    points = tuple(each.points for each in scores)
    ladder = {"points": points, "solid_trees": tuple(each.solid for each in scores)}
    ladder["pyramids"] = tuple(sum(each) for each in captured)
    for reason, values in ladder.items():
        best = max(values)
        winners = tuple(seat for seat, value in enumerate(values) if value == best)
        if len(winners) == 1:
            return Outcome(winners, points, reason)
    return Outcome(tuple(range(len(scores))), points, "shared")


def begin_round(s: State, chance: Chance) -> None:
    """Change the state to the next round: clear the statements and give the dice to the seat that rolls first in it."""
    s.round += 1
    s.statements = [(), ()]
    _take_dice(s, s.first)
    chance.tell(events.RoundBegan, s.round, s.first)


def _take_dice(s: State, seat: int) -> None:
    s.phase, s.speaker, s.rolls, s.dice, s.rolled = "opening", seat, 0, (), ()


def roll_dice(s: State, kept: tuple[int, ...], number: int, chance: Chance) -> None:
    """Roll some of the speaker's dice and say what it must do next (rules, G4).

    If the dice lack a topic, the speaker has to take one out, which happens at once if all are equal. Otherwise it may
    roll again or, after the last roll, its statement is finished.

    Args:
        s: The state to change.
        kept: The faces of the dice that are not rolled.
        number: The number of dice to roll.
        chance: Makes the random draws, and receives the events.
    """
    rolled = tuple(sorted(chance.roll(number)))
    s.dice = tuple(sorted(kept + rolled))
    s.rolled = rolled
    s.rolls += 1
    chance.tell(events.Rolled, s.speaker, s.rolls, rolled, kept)
    if not missing_topics(s.dice):
        offer_reroll(s, chance)
    elif len(set(s.dice)) == 1:  # nothing to choose from
        remove_die(s, s.dice[0], chance)
    else:
        s.phase = "removing"


def remove_die(s: State, face: int, chance: Chance) -> None:
    """Take one of the speaker's dice out of the round, and go on with its rolls (rules, G4).

    Args:
        s: The state to change.
        face: What the die shows.
        chance: Receives the events.
    """
    s.dice, s.rolled = without(s.dice, face), ()
    chance.tell(events.DieRemoved, s.speaker, face, s.dice)
    offer_reroll(s, chance)


def offer_reroll(s: State, chance: Chance) -> None:
    """Let the speaker choose between rolling again and stopping; after the last roll, finish its statement.

    The state is changed in place (rules, G4).
    """
    if s.rolls == ROLLS:
        finish_statement(s, chance)
    else:
        s.phase = "rerolling"


def finish_statement(s: State, chance: Chance) -> None:
    """Store the speaker's dice as its statement; then the other seat gets the dice, or both begin to arrange pyramids.

    The state is changed in place. The last statements may end the game; see `capture_possible`.
    """
    s.statements[s.speaker] = s.dice
    chance.tell(events.StatementMade, s.speaker, s.dice)
    if s.speaker == s.first:
        _take_dice(s, 1 - s.first)
        return
    s.dice, s.rolled = (), ()
    if s.round == s.options.rounds and not capture_possible(s):
        _end(s, "no_capture", chance)
        return
    s.phase = "arranging"
    s.drafts = [Draft([], statement) for statement in s.statements]
    s.sealed = Sealed.for_seats(range(2))


def seal_layout(s: State, seat: int, layout: Layout, chance: Chance) -> None:
    """Submit a seat's layout of pyramids in secret; once both seats have done so, reveal and resolve both.

    Args:
        s: The state to change.
        seat: The seat that has finished.
        layout: What stands on its five cards, None for an empty card.
        chance: Receives the events.
    """
    assert s.sealed is not None
    last = s.sealed.choose(seat, layout)
    s.drafts[seat] = Draft([], ())
    chance.whisper(seat, events.Arranged, seat)
    if last:
        layouts = s.sealed.open()
        s.revealed, s.debated = (layouts[0], layouts[1]), s.round
        s.drafts, s.sealed = [], None
        s.card, s.takings, s.phase = 0, [], "capturing"
        chance.tell(events.Revealed, s.round)
        resolve_cards(s, chance)


def resolve_cards(s: State, chance: Chance) -> None:
    """Resolve the remaining cards in order and let seats take what they win; the state is changed in place.

    It stops when a seat has to choose a colour. Once all cards are resolved, the next round begins or the game ends.
    """
    while True:
        while s.claims:
            if _next_claim_has_choice(s):
                s.speaker = s.claims[0].seat
                return
            take_first(s, s.claims[0].pyramid)
        if s.card:
            _tell_card(s, s.card - 1, chance)
        if s.card == CARDS:
            break
        _resolve_next(s)
    _end_round(s, chance)


def _tell_card(s: State, card: int, chance: Chance) -> None:
    """Publish how a card was resolved and what was taken for it (`CardDebated`), unless both its sides are empty."""
    groups = revealed_groups(s, card)
    if groups != (None, None):
        chance.tell(events.CardDebated, card, groups, tuple([each for each in s.takings if each.card == card]))


def pyramids_for(s: Public, pyramid: int) -> list[int]:
    """Return which pyramids of the common stock a seat may take for `pyramid`, which it has won (rules, G11).

    That is the same pyramid alone if the stock has it, else one of every other colour that is left in its size; the
    list is empty if that size is gone. Pyramids are numbers from 0 to 14.
    """
    common = s.common
    if common[pyramid]:
        return [pyramid]
    return [other for other in range(pyramid % 3, len(common), 3) if common[other]]


def take_first(s: State, pyramid: int) -> None:
    """Settle and remove the first of `s.claims` (pyramids won but not taken): its winner takes one from the stock.

    If the common stock does not have the chosen pyramid, the winner takes the first that `pyramids_for` returns; if
    that list is empty, nothing. What was taken is added to `s.takings`.

    Args:
        s: The state to change.
        pyramid: The chosen pyramid, as a number from 0 to 14.
    """
    seat, wanted = s.claims.pop(0)
    card = s.card - 1
    if not s.common[pyramid]:
        others = pyramids_for(s, wanted)
        if not others:
            s.takings.append(Taking(card, seat, None, wanted))
            return
        pyramid = others[0]
    s.common[pyramid] -= 1
    s.captured[seat][pyramid] += 1
    s.takings.append(Taking(card, seat, pyramid, wanted))


def _next_claim_has_choice(s: State) -> bool:
    """Return True if the seat with the first claim has to choose the colour of the pyramid that it takes next.

    If the common stock has any of the pyramids that the seat has won, there is no choice: the first of these is moved
    to the front of `s.claims`, in place, and the result is False. Otherwise the first claim stays where it is, and the
    result is True if pyramids of its size are left in several colours.
    """
    claims, common = s.claims, s.common
    seat = claims[0].seat
    for i, claim in enumerate(claims):
        if claim.seat == seat and common[claim.pyramid]:
            claims.insert(0, claims.pop(i))
            return False
    return len(pyramids_for(s, claims[0].pyramid)) > 1


def _resolve_next(s: State) -> None:
    card = s.card
    s.card += 1
    if revealed_groups(s, card) == (None, None):
        return
    left = left_on_card(s, card)
    for seat in _seats_that_take(s, left):
        s.claims.extend([Claim(seat, pyramid) for pyramid in left[seat] or () if pyramid is not None])


def _seats_that_take(s: Public, left: tuple[Group | None, Group | None]) -> tuple[int, ...]:
    """Return the seats that take pyramids from the common stock for a card (rules, G10), in the order of taking.

    If both do, the seat with fewer captured pyramids goes first; on a tie, the one that rolled second (rules, G11).

    Args:
        s: The public part of the state.
        left: By seat, what is left of its pyramids on the card, None for nothing.
    """
    winner = card_winner(left)
    if s.options.captures == "winner":
        return () if winner is None else (winner,)
    second = 1 - s.first
    behind = sum(s.captured[s.first]) < sum(s.captured[second])
    order = (s.first, second) if behind else (second, s.first)
    return tuple([seat for seat in order if left[seat] is not None])


def _end_round(s: State, chance: Chance) -> None:
    if not any(s.common):
        _end(s, "stock_empty", chance)
    elif s.round == s.options.rounds:
        _end(s, "last_statement", chance)
    else:
        s.first = 1 - s.first
        begin_round(s, chance)


def _end(s: State, why: events.Ending, chance: Chance) -> None:
    s.phase = "over"
    first, second = points_of(s)
    chance.tell(events.DebateEnded, (first, second), why)


def capture_possible(s: Public) -> bool:
    """Return True if both finished statements can be arranged so that somebody takes a pyramid (rules, G12).

    If not, arranging them changes nothing: points and ties are counted from the captured pyramids alone, and these
    change only when a pyramid is taken. So the game ends at once, provided that no other statement follows.

    It is enough to look at single cards, since a seat may put any of its dice on the first card, or leave that card
    empty if it has dice for fewer than all five. It is also enough to look at sizes: in place of a colour that is gone
    its winner takes another one (G11), and no size comes back to the stock.

    Before the last statements it would be wrong to ask this: the next dice may win a pyramid of any size. Some size is
    out of reach only if neither statement covers all three topics or, with shields that hold and captures by the
    winner, if the size is small and all ten dice show S+M or M+L, or all S+L or M+L. A test tries all pairs.
    """
    won = sizes_to_win(s.statements[0], s.statements[1], s.options.shields == "hold", s.options.captures == "both")
    return any(s.common[pips - 1 :: len(PIPS)] != [0] * len(COLOURS) for pips in won)


def sizes_to_win(mine: tuple[int, ...], theirs: tuple[int, ...], hold: bool, both: bool) -> frozenset[int]:
    """Return the sizes, in pips, of which somebody may win a pyramid, whatever is left of them in the stock.

    Args:
        mine: A statement, as the faces of its dice.
        theirs: The statement against it.
        hold: If True, shields hold; see `left_of_group`.
        both: If True, each seat wins what it has left; if False, only the one with more pips left on a card.
    """
    pairs = product(_cards_of(mine), _cards_of(theirs))
    return frozenset([pips for pair in pairs for pips in _won_on_card(*pair, hold, both)])


def _cards_of(statement: tuple[int, ...]) -> list[int | None]:
    """Return the dice (by their faces) that a seat may put on a card, and None if it may leave a card empty."""
    return [*dict.fromkeys(statement), *([None] if len(statement) < CARDS else [])]


@cache
def _won_on_card(mine: int | None, theirs: int | None, hold: bool, both: bool) -> frozenset[int]:
    """Return the sizes, in pips, of the pyramids that either seat may win on a card.

    Args:
        mine: The die face whose group one seat puts on the card, None for an empty card.
        theirs: The die face whose group the other seat puts on the card across, None for an empty card.
        hold: If True, shields hold; see `left_of_group`.
        both: If True, each seat wins what it has left; if False, only the one with more pips left on the card.
    """
    found: set[int] = set()
    for groups in product(_groups_of(mine), _groups_of(theirs)):
        left = resolve_card(*groups, hold)
        winner = card_winner(left)
        winners = (0, 1) if both else () if winner is None else (winner,)
        found |= {pips_of(each) for seat in winners for each in left[seat] or () if each is not None}
    return frozenset(found)


def _groups_of(face: int | None) -> list[Group | None]:
    """Return the groups that a die face calls for, one for each stance, in any one colour; [None] for an empty card."""
    if face is None:
        return [None]
    return [group_of(each, *[0 if pips else None for pips in each]) for each in stances(face)]
