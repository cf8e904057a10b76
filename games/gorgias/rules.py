"""The rules of a debate: resolving opposing cards, scoring trees of pyramids, and the course of a round.

Source: the rulebook's sections Preparing, Debating, Winning pyramids and Scoring, and G4 and G8 to G14 of the rules.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.values import Outcome
from games.gorgias import events
from games.gorgias.content import (
    CARDS,
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
from games.gorgias.state import Claim, Draft, Group, Layout, Public, State, Taking


@cache
def left_of_group(group: Group | None, incoming: int, hold: bool) -> Group | None:
    """Return what is left of a group of pyramids after the opponent's pips hit it; None if nothing is.

    The shield absorbs as many pips as it can, and the rest reduces the pyramid that projects. A pyramid reduced to 0
    pips is lost; one of 1, 2 or 3 pips is a small, medium or large pyramid of its colour.

    Args:
        group: The group on the card; None for an empty card.
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
    """Return what is left of two opposing groups; a group that faces an empty card is unopposed (rules, G8).

    Args:
        mine: The group on one card.
        theirs: The group on the other card.
        hold: See `left_of_group`.
    """
    return left_of_group(mine, projected(theirs), hold), left_of_group(theirs, projected(mine), hold)


def revealed_groups(table: Public, card: int) -> tuple[Group | None, Group | None]:
    """Return both seats' groups on a card in the last debate, each None for an empty card."""
    return table.revealed[0][card], table.revealed[1][card]


def left_on_card(table: Public, card: int) -> tuple[Group | None, Group | None]:
    """Return what the last debate left of both seats' groups on a card, each None if nothing is left."""
    return resolve_card(*revealed_groups(table, card), table.options.shields == "hold")


def projected(group: Group | None) -> int:
    """Return the number of pips that a group projects at the opposing group; 0 for an empty card."""
    return 0 if group is None or group.point is None else pips_of(group.point)


def pips_left(group: Group | None) -> int:
    """Return the total number of pips of a group; 0 for None."""
    return 0 if group is None else sum([pips_of(each) for each in group if each is not None])


def card_winner(left: tuple[Group | None, Group | None]) -> int | None:
    """Return the seat with more pips left on a card, or None if they are equal (rules, G10)."""
    mine, theirs = pips_left(left[0]), pips_left(left[1])
    return None if mine == theirs else int(mine < theirs)


def _reduced(each: int, pips: int) -> int | None:
    """Return a pyramid reduced by this number of pips, or None if it is lost."""
    left = pips_of(each) - pips
    return pyramid(colour_of(each), left) if left > 0 else None


class Score(NamedTuple):
    """The best partition of a seat's captured pyramids into trees (sets of one small, medium and large each).

    The fields are the points and the numbers of solid trees (of one colour), mixed trees and single pyramids.
    """

    points: int
    solid: int
    mixed: int
    single: int


def score(captured: Sequence[int]) -> Score:
    """Return the highest score that captured pyramids can make in trees and singles (rules, G13).

    The result is an upper bound that is always reached. A partition of N pyramids with a solid and b mixed trees scores
    N + 4a + 2b = N + 2a + 2(a + b), since three single pyramids score 3, a solid tree 4 more and a mixed tree 2 more. A
    solid tree takes one pyramid of each size of its colour, so a <= A, the sum over the colours of the least count
    among the three sizes. Every tree takes one pyramid of each size, so a + b <= T, the least count among the sizes
    over all colours. Hence no partition scores more than N + 2A + 2T.

    The bound is reached by A solid trees and T - A mixed ones. A <= T, since the sum of the minima is at most the
    minimum of the sums. After A solid trees every colour lacks one of its sizes, so all further trees are mixed. The
    best partitions reach both bounds, so they all have A solid trees, and the tie-break of G14 is well defined.

    Args:
        captured: The number of each pyramid.
    """
    solid = sum([min(captured[i : i + 3]) for i in range(0, len(captured), 3)])
    trees = min([sum(captured[i::3]) for i in range(len(PIPS))])
    single = sum(captured) - 3 * trees
    mixed = trees - solid
    return Score(solid * SOLID_POINTS + mixed * MIXED_POINTS + single * SINGLE_POINTS, solid, mixed, single)


def points_of(table: Public) -> tuple[int, ...]:
    """Return the points of both seats."""
    return tuple([score(each).points for each in table.captured])


def decide_winner(captured: Sequence[Sequence[int]]) -> Outcome:
    """Return the outcome by points, then solid trees, then pyramids; a full tie is shared (rules, G14).

    Args:
        captured: By seat, the number of each pyramid.
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
    """Begin a round by giving the dice to the seat that rolls first."""
    s.round += 1
    s.statements = [(), ()]
    _take_dice(s, s.first)
    chance.tell(events.RoundBegan, s.round, s.first)


def _take_dice(s: State, seat: int) -> None:
    s.phase, s.speaker, s.rolls, s.dice, s.rolled = "opening", seat, 0, (), ()


def roll_dice(s: State, kept: tuple[int, ...], number: int, chance: Chance) -> None:
    """Roll dice; then ask for a die to be removed if a topic is missing, else offer a reroll (rules, G4).

    Args:
        s: The state to change.
        kept: The faces of the dice that are not rolled.
        number: The number of dice to roll.
        chance: The source of random draws, and the channel for events.
    """
    rolled = tuple(sorted(chance.roll(number)))
    s.dice = tuple(sorted(kept + rolled))
    s.rolled = rolled
    s.rolls += 1
    chance.tell(events.Rolled, s.speaker, s.rolls, rolled, kept)
    if missing_topics(s.dice):
        s.phase = "removing"
    else:
        offer_reroll(s, chance)


def offer_reroll(s: State, chance: Chance) -> None:
    """Offer a reroll; after the last roll, finish the statement with the dice that are left (rules, G4)."""
    if s.rolls == ROLLS:
        finish_statement(s, chance)
    else:
        s.phase = "rerolling"


def finish_statement(s: State, chance: Chance) -> None:
    """Store the rolling seat's dice as its statement, then give the dice to the other seat or begin arranging."""
    s.statements[s.speaker] = s.dice
    chance.tell(events.StatementMade, s.speaker, s.dice)
    if s.speaker == s.first:
        _take_dice(s, 1 - s.first)
        return
    s.phase, s.dice, s.rolled = "arranging", (), ()
    s.drafts = [Draft([], statement) for statement in s.statements]
    s.sealed = Sealed.for_seats(range(2))


def seal_layout(s: State, seat: int, layout: Layout, chance: Chance) -> None:
    """Submit a seat's layout in secret; once both seats have done so, reveal them and resolve the cards.

    Args:
        s: The state to change.
        seat: The seat that is ready.
        layout: Its five cards.
        chance: The channel for events.
    """
    assert s.sealed is not None
    last = s.sealed.choose(seat, layout)
    s.drafts[seat] = Draft([], ())
    chance.tell(events.Arranged, seat)
    if last:
        layouts = s.sealed.open()
        s.revealed, s.debated = (layouts[0], layouts[1]), s.round
        s.drafts, s.sealed = [], None
        s.card, s.takings, s.phase = 0, [], "capturing"
        chance.tell(events.Revealed, s.round)
        resolve_cards(s, chance)


def resolve_cards(s: State, chance: Chance) -> None:
    """Resolve the remaining cards in order, until a seat has to choose a pyramid or the round ends."""
    while True:
        while s.claims:
            if _next_claim_has_choice(s):
                s.speaker = s.claims[0].seat
                return
            take_first(s, s.claims[0].pyramid, chance)
        if s.card == CARDS:
            break
        _resolve_next(s, chance)
    _end_round(s, chance)


def colours_for(s: Public, pyramid: int) -> list[int]:
    """Return the pyramids that may be taken from the common stock for a pyramid that was won.

    That is the same pyramid if the stock has it, else any of its size (rules, G11).
    """
    common = s.common
    if common[pyramid]:
        return [pyramid]
    return [other for other in range(pyramid % 3, len(common), 3) if common[other]]


def take_first(s: State, pyramid: int, chance: Chance) -> None:
    """Settle the first claim: give its seat a pyramid from the common stock, or none if that size is gone.

    If the common stock does not have the pyramid, the first other one of its size is taken, or nothing.

    Args:
        s: The state to change.
        pyramid: The pyramid to take.
        chance: The channel for events.
    """
    seat, wanted = s.claims.pop(0)
    card = s.card - 1
    if not s.common[pyramid]:
        others = colours_for(s, wanted)
        if not others:
            s.takings.append(Taking(card, seat, None, wanted))
            chance.tell(events.NothingLeft, seat, card, wanted)
            return
        pyramid = others[0]
    s.common[pyramid] -= 1
    s.captured[seat][pyramid] += 1
    s.takings.append(Taking(card, seat, pyramid, wanted))
    chance.tell(events.Captured, seat, card, pyramid, wanted)


def _next_claim_has_choice(s: State) -> bool:
    """Move the next claim to the front and return True if its seat may choose between colours.

    Claims whose exact pyramid is in the common stock come before the other claims of the same seat.
    """
    claims, common = s.claims, s.common
    seat = claims[0].seat
    for i, claim in enumerate(claims):
        if claim.seat == seat and common[claim.pyramid]:
            claims.insert(0, claims.pop(i))
            return False
    return len(colours_for(s, claims[0].pyramid)) > 1


def _resolve_next(s: State, chance: Chance) -> None:
    card = s.card
    s.card += 1
    groups = revealed_groups(s, card)
    if groups == (None, None):
        return
    left = left_on_card(s, card)
    takers = _seats_that_take(s, left)
    chance.tell(events.CardDebated, card, groups, left, takers)
    for seat in takers:
        s.claims.extend([Claim(seat, pyramid) for pyramid in left[seat] or () if pyramid is not None])


def _seats_that_take(s: Public, left: tuple[Group | None, Group | None]) -> tuple[int, ...]:
    """Return the seats that take pyramids for a card (rules, G10), in the order of taking.

    If both do, the seat with fewer captured pyramids goes first; on a tie, the one that rolled second (rules, G11).
    """
    winner = card_winner(left)
    if s.options.captures == "winner":
        return () if winner is None else (winner,)
    second = 1 - s.first
    behind = sum(s.captured[s.first]) < sum(s.captured[second])
    order = (s.first, second) if behind else (second, s.first)
    return tuple([seat for seat in order if left[seat] is not None])


def _end_round(s: State, chance: Chance) -> None:
    empty = not any(s.common)
    if empty or s.round == s.options.rounds:
        s.phase = "over"
        first, second = points_of(s)
        chance.tell(events.DebateEnded, (first, second), empty)
        return
    s.first = 1 - s.first
    begin_round(s, chance)
