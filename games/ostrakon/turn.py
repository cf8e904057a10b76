"""The course of a council: the opening, the announcement, the end of a turn, the Sun, the days, the end."""

from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.content import SYMBOLS, TEMPLE
from games.ostrakon.state import State, Turned, leading, occupied_below, space_of, upcoming


def open_council(s: State, chance: Chance) -> None:
    """All have their philosophers: shuffle them onto the start space, lay out three subject cards (Preparation)."""
    order = list(range(s.seats))
    chance.shuffle(order)
    s.sun = s.table.start
    s.piles[s.sun] = tuple(order)
    right, middle, left = (_draw_card(s, chance) for _ in range(3))
    s.row = left, middle, right
    chance.tell(events.CouncilOpened, s.sun, s.piles[s.sun], s.table.days)
    begin_turn(s, chance)


def begin_turn(s: State, chance: Chance) -> None:
    """The dealer announces the subject and the speaker, and those of the next turn."""
    s.phase = "asking"
    s.struck = 0
    speaker, following = s.speaker, upcoming(s)
    if s.prepared is not None and s.prepared.seat not in (speaker, following):
        s.prepared = None
    chance.tell(events.LeaveGiven, s.day, speaker, s.subject, following, s.next_subject)


def close_turn(s: State, spaces: int, chance: Chance) -> None:
    """The speaker advances so many spaces, or (0) goes under the Sun; the follower, the Sun and the subjects follow.

    The order is that of ruling A16: speaker, follower, then the Sun looks whether its space is empty.
    """
    seat, origin, follower = s.speaker, s.sun, s.follower
    s.piles[origin] = s.piles[origin][1:]
    to = min(origin + spaces, TEMPLE)
    s.question, s.votes, s.stones, s.shown, s.named = None, None, [], (), ()
    s.follower, s.doubtful, s.objectors = None, False, ()
    s.last = Turned(seat, origin, to, None, 0, 0)
    if spaces:
        s.piles[to] = (seat, *s.piles[to])
        chance.tell(events.Advanced, seat, spaces, to)
        if to == TEMPLE:
            _finish(s, chance)
            return
        if follower is not None:
            _bring_follower(s, follower, spaces, chance)
    else:
        s.under += (seat,)
        chance.tell(events.WentUnderSun, seat, origin)
        if follower is not None:
            chance.tell(events.FollowedInVain, follower)
    if not s.piles[s.sun] and not _move_sun(s, chance):
        return
    left, middle, right = s.row
    s.discards.append(right)
    s.row = _draw_card(s, chance), left, middle
    begin_turn(s, chance)


def _bring_follower(s: State, follower: int, spaces: int, chance: Chance) -> None:
    """The same number of spaces, but not past the Sun; on top of whoever stands there (A9)."""
    origin = space_of(s.piles, follower)
    to = min(origin + spaces, s.sun)
    s.piles[origin] = s.piles[origin][1:]
    s.piles[to] = (follower, *s.piles[to])
    assert s.last is not None
    s.last = Turned(*s.last[:3], follower, origin, to)
    chance.tell(events.FollowerAdvanced, follower, to - origin, to)


def _move_sun(s: State, chance: Chance) -> bool:
    """The Sun shines upon an empty space: the pile under it comes back, and the Sun looks for another pile further
    back; where there is none, the day is over. False: so is the game."""
    s.piles[s.sun], s.under = s.under, ()
    if s.piles[s.sun]:
        chance.tell(events.PileReturned, s.sun, s.piles[s.sun])
    if below := occupied_below(s, s.sun):
        s.sun = below
        chance.tell(events.SunMoved, below)
        return True
    s.sun = leading(s)
    chance.tell(events.DayEnded, s.day, s.table.days - s.day)
    if s.day == s.table.days:
        _finish(s, chance)
        return False
    s.day += 1
    s.rule = SYMBOLS.get(s.sun, "regular")
    chance.tell(events.DayBegan, s.day, s.sun, s.rule)
    return True


def _draw_card(s: State, chance: Chance) -> int:
    """The top of the subject deck; when it is used up, the discarded cards make a new one, those in the row stay
    (A22)."""
    if not s.deck:
        s.deck, s.discards = sorted(s.discards), []
        chance.tell(events.SubjectsShuffled, len(s.deck))
    return s.deck.pop(chance.below(len(s.deck)))


def _finish(s: State, chance: Chance) -> None:
    s.phase, s.prepared = "over", None
    space = leading(s)
    chance.tell(events.CouncilEnded, s.piles[space][0], space, space == TEMPLE)
