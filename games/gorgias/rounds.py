"""The course of a debate: from statement to statement, behind the shields, through the cards, to the end."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.gorgias import events
from games.gorgias.content import CARDS, ROLLS, missing_topics
from games.gorgias.resolution import resolve, winner_of
from games.gorgias.scoring import score
from games.gorgias.state import Claim, Draft, Group, Layout, State, Taking


def begin_round(s: State, chance: Chance) -> None:
    """The first speaker of the round takes the dice."""
    s.round += 1
    s.statements = [(), ()]
    _take_dice(s, s.first)
    chance.tell(events.RoundBegan, s.round, s.first)


def _take_dice(s: State, seat: int) -> None:
    s.phase, s.speaker, s.rolls, s.dice, s.rolled = "opening", seat, 0, (), ()


def roll(s: State, kept: tuple[int, ...], number: int, chance: Chance) -> None:
    """Roll so many dice beside those that are kept, and look at the whole set (G4)."""
    rolled = tuple(sorted(chance.roll(number)))
    s.dice = tuple(sorted(kept + rolled))
    s.rolled = rolled
    s.rolls += 1
    chance.tell(events.Rolled, s.speaker, s.rolls, rolled, kept)
    if missing_topics(s.dice):
        s.phase = "removing"
    else:
        go_on(s, chance)


def go_on(s: State, chance: Chance) -> None:
    """Offer another roll; after the last one the dice that are left are the statement (G4)."""
    if s.rolls == ROLLS:
        finish_statement(s, chance)
    else:
        s.phase = "rerolling"


def finish_statement(s: State, chance: Chance) -> None:
    """The dice pass on, or both have spoken and the shields go up."""
    s.statements[s.speaker] = s.dice
    chance.tell(events.StatementMade, s.speaker, s.dice)
    if s.speaker == s.first:
        _take_dice(s, 1 - s.first)
        return
    s.phase, s.dice, s.rolled = "arranging", (), ()
    s.drafts = [Draft([], statement) for statement in s.statements]
    s.sealed = Sealed.for_seats(range(2))


def lay_out(s: State, seat: int, layout: Layout, chance: Chance) -> None:
    """A seat is ready; when both are, the layouts are revealed."""
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
        debate(s, chance)


def debate(s: State, chance: Chance) -> None:
    """Resolve the cards that are left, from the first to the fifth, until somebody has to choose."""
    while True:
        while s.claims:
            if _must_choose(s):
                s.speaker = s.claims[0].seat
                return
            take_first(s, s.claims[0].pyramid, chance)
        if s.card == CARDS:
            break
        _resolve_next(s, chance)
    _end_round(s, chance)


def colours_for(s: State, pyramid: int) -> list[int]:
    """The pyramids of the common stock that may be taken for a won one: itself if it is there, else those of its
    size (G11)."""
    common = s.common
    if common[pyramid]:
        return [pyramid]
    return [other for other in range(pyramid % 3, len(common), 3) if common[other]]


def take_first(s: State, pyramid: int, chance: Chance) -> None:
    """Settle the first claim with this pyramid, with the only other one of its size, or with nothing."""
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


def _must_choose(s: State) -> bool:
    """Bring that claim to the front which is next, the exact colours of a seat before its others; whether it leaves a
    choice."""
    claims, common = s.claims, s.common
    seat = claims[0].seat
    for i, claim in enumerate(claims):
        if claim.seat == seat and common[claim.pyramid]:
            claims.insert(0, claims.pop(i))
            return False
    return len(colours_for(s, claims[0].pyramid)) > 1


def _resolve_next(s: State, chance: Chance) -> None:
    card, layouts = s.card, s.revealed
    s.card += 1
    groups = layouts[0][card], layouts[1][card]
    if groups == (None, None):
        return
    left = resolve(*groups, s.options.shields == "hold")
    takers = _takers(s, left)
    chance.tell(events.CardDebated, card, groups, left, takers)
    for seat in takers:
        s.claims.extend([Claim(seat, pyramid) for pyramid in left[seat] or () if pyramid is not None])


def _takers(s: State, left: tuple[Group | None, Group | None]) -> tuple[int, ...]:
    """Who takes for a card (G10). Where both do, first who has captured less, else the second speaker (G11)."""
    winner = winner_of(left)
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
        chance.tell(events.DebateEnded, (score(s.captured[0]).points, score(s.captured[1]).points), empty)
        return
    s.first = 1 - s.first
    begin_round(s, chance)
