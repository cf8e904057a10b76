"""The course of a council (a match of Ostrakon): opening, turns, votes with the day's special rule, the end."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.ostrakon import events
from games.ostrakon.content import SYMBOLS, TEMPLE, Stone, needed, other
from games.ostrakon.questions import Asked, Question
from games.ostrakon.state import LastTurn, State, leading_space, next_speaker, occupied_below, space_of


def open_council(s: State, chance: Chance) -> None:
    """Set the game up and begin the first turn (rulebook, Preparation).

    The philosophers are shuffled onto the start space, and three subject cards are laid out.
    """
    order = list(range(s.seats))
    chance.shuffle(order)
    s.sun = s.table.start
    s.piles[s.sun] = tuple(order)
    right, middle, left = (_draw_card(s, chance) for _ in range(3))
    s.row = left, middle, right
    chance.tell(events.CouncilOpened, s.sun, s.piles[s.sun], s.table.days)
    begin_turn(s, chance)


def begin_turn(s: State, chance: Chance) -> None:
    """Begin a turn: publish who speaks about what in this turn and the next, and wait for the speaker's question.

    A prepared question is dropped unless its seat speaks in this turn or the next.
    """
    s.phase = "asking"
    s.struck = 0
    speaker, following = s.speaker, next_speaker(s)
    if s.prepared is not None and s.prepared.seat not in (speaker, following):
        s.prepared = None
    chance.tell(events.LeaveGiven, s.day, speaker, s.subject, following, s.next_subject)


def close_turn(s: State, spaces: int, chance: Chance) -> None:
    """End a turn: move speaker, follower, Sun and subject cards, in this order (rules, A16), and begin the next turn.

    The game ends instead if the speaker reaches the Temple or the last day is over.

    Args:
        s: The state to change.
        spaces: The number of spaces that the speaker advances; 0 sends the speaker underneath the Sun.
        chance: Makes the random draws, and receives the events.
    """
    seat, origin, follower = s.speaker, s.sun, s.follower
    s.piles[origin] = s.piles[origin][1:]
    to = min(origin + spaces, TEMPLE)
    s.question, s.votes, s.stones, s.open_stones, s.named = None, None, [], {}, ()
    s.follower, s.objectors = None, ()
    s.last = LastTurn(seat, origin, to, None, 0)
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
    """Move the follower as far as the speaker advanced, but not past the Sun, to the top of the pile there (rules, A9).

    Args:
        s: The state to change, in which the speaker has already moved.
        follower: The follower's seat.
        spaces: The number of spaces that the speaker advanced.
        chance: Receives the events.
    """
    origin = space_of(s, follower)
    to = min(origin + spaces, s.sun)
    s.piles[origin] = s.piles[origin][1:]
    s.piles[to] = (follower, *s.piles[to])
    assert s.last is not None
    s.last = LastTurn(*s.last[:3], follower, to)
    chance.tell(events.FollowerAdvanced, follower, to - origin, to)


def _move_sun(s: State, chance: Chance) -> bool:
    """Put the pile underneath the Sun back on the path, then move the Sun to the next pile further back.

    If there is no such pile, end the day and begin the next one, or end the game after the last day.

    Returns:
        True if the game goes on, False if it has ended.
    """
    s.piles[s.sun], s.under = s.under, ()
    if s.piles[s.sun]:
        chance.tell(events.PileReturned, s.sun, s.piles[s.sun])
    if below := occupied_below(s, s.sun):
        s.sun = below
        chance.tell(events.SunMoved, below)
        return True
    s.sun = leading_space(s)
    chance.tell(events.DayEnded, s.day, s.table.days - s.day)
    if s.day == s.table.days:
        _finish(s, chance)
        return False
    s.day += 1
    s.rule = SYMBOLS.get(s.sun, "regular")
    chance.tell(events.DayBegan, s.day, s.sun, s.rule)
    return True


def _draw_card(s: State, chance: Chance) -> int:
    """Draw a subject card and return its number; an empty deck is first refilled with the discards (rules, A22).

    The three cards laid out are not among these.
    """
    if not s.deck:
        s.deck, s.discards = sorted(s.discards), []
        chance.tell(events.SubjectsShuffled, len(s.deck))
    return s.deck.pop(chance.below(len(s.deck)))


def _finish(s: State, chance: Chance) -> None:
    s.phase, s.prepared = "over", None
    space = leading_space(s)
    chance.tell(events.CouncilEnded, s.piles[space][0], space, space == TEMPLE)


MOST_STRUCK = 2
"""The maximum number of questions that the table may strike out in one turn (rules, A20)."""


def ask_question(s: State, question: Question, chance: Chance) -> None:
    """Let the speaker ask a question, and begin the vote on it.

    Args:
        s: The state to change.
        question: The question with its two answers.
        chance: Receives the events.
    """
    seat = s.speaker
    if s.prepared is not None and s.prepared.seat == seat:
        s.prepared = None
    s.question, s.phase = question, "voting"
    s.votes = Sealed.for_seats(range(s.seats))
    chance.tell(events.QuestionAsked, seat, s.subject, question)


def lay_stone(s: State, seat: int, stone: Stone, chance: Chance) -> None:
    """Lay a seat's stone face down as its vote, or replace it; the last stone to be laid ends the vote.

    Args:
        s: The state to change.
        seat: The voting seat.
        stone: The side of the stone that counts as the vote, "white" or "black".
        chance: Makes the random draws, and receives the events.
    """
    votes = s.votes
    assert votes is not None
    if s.options.show_voters and not votes.has_chosen(seat):
        chance.tell(events.StoneLaid, seat)
    if votes.choose(seat, stone):
        _close_vote(s, votes.open(), chance)


def _close_vote(s: State, stones: dict[int, Stone], chance: Chance) -> None:
    s.votes, s.stones = None, list(stones.values())
    s.objectors = ()
    seat = s.speaker
    if s.rule == "corruption":
        s.phase, s.open_stones = "corrupting", {seat: s.stones[seat]}
        chance.tell(events.CorruptionCalled, seat, s.stones[seat])
    elif s.rule == "oracle":
        s.phase = "consulting"
    elif s.rule == "treachery":
        s.phase, s.open_stones = "deciding", dict(enumerate(s.stones))
        chance.tell(events.StonesShown, seat, tuple(s.stones))
    else:
        tally(s, chance)


def name_other(s: State, seat: int, chance: Chance) -> None:
    """Record that the speaker names a seat for Corruption or the Oracle (rules, A11, A12).

    Once the speaker has named as many seats as `s.table.affected`, the named seats show their stones. On a day of
    Corruption these are turned to match the speaker's, and all stones are counted; on a day of the Oracle the speaker
    is asked whether to turn its own.

    Args:
        s: The state to change.
        seat: The seat that the speaker names.
        chance: Makes the random draws, and receives the events.
    """
    s.named = tuple(sorted((*s.named, seat)))
    if len(s.named) < s.table.affected:
        return
    speaker = s.speaker
    had = tuple([s.stones[each] for each in s.named])
    if s.phase == "corrupting":
        mine = s.stones[speaker]
        for each in s.named:
            s.stones[each] = mine
        chance.tell(events.Corrupted, speaker, mine, s.named, had)
        tally(s, chance, tuple([each for each, stone in zip(s.named, had, strict=True) if stone != mine]))
    else:
        s.phase, s.open_stones = "deciding", dict(zip(s.named, had, strict=True))
        chance.tell(events.OracleAsked, speaker, s.named, had)


def decide_stone(s: State, turns: bool, chance: Chance) -> None:
    """Keep or turn the speaker's stone on a day of the Oracle or of Treachery, then count the stones.

    Args:
        s: The state to change.
        turns: If True, the speaker turns the stone; if False, the speaker keeps it as it is.
        chance: Makes the random draws, and receives the events.
    """
    seat = s.speaker
    if turns:
        s.stones[seat] = other(s.stones[seat])
        chance.tell(events.StoneTurned, seat, s.stones[seat])
    else:
        chance.tell(events.StoneKept, seat)
    tally(s, chance)


def tally(s: State, chance: Chance, turned: tuple[int, ...] = ()) -> None:
    """Show and count all stones, record the question, and end the turn.

    A match is another seat whose stone has the speaker's colour; a mismatch is one whose stone has not. The speaker
    advances one space for each mismatch if at least half of the others match, and goes underneath the Sun if fewer
    match or if all do (rules, A1 and A2).

    Args:
        s: The state to change.
        chance: Makes the random draws, and receives the events.
        turned: The seats whose stones Corruption turned.
    """
    seat, stones, question = s.speaker, tuple(s.stones), s.question
    assert question is not None
    matches = stones.count(stones[seat]) - 1
    mismatches = s.seats - 1 - matches
    spaces = mismatches if matches >= needed(s.seats) else 0
    chance.tell(events.Revealed, seat, question, stones, matches, mismatches)
    s.past.append(Asked(s.day, seat, s.subject, question, stones, spaces, turned))
    close_turn(s, spaces, chance)


def objectors_needed(seats: int) -> int:
    """Return how many objections strike a question out: more than half of the number of other seats."""
    return (seats - 1) // 2 + 1


def object_to_question(s: State, seat: int, chance: Chance) -> None:
    """Add a seat's objection to the question; if there are enough, strike the question out.

    The follower, if any, gets its olive branches back, and the speaker has to ask another question.

    Args:
        s: The state to change.
        seat: The objecting seat.
        chance: Receives the events.
    """
    s.objectors = tuple(sorted((*s.objectors, seat)))
    enough, question = objectors_needed(s.seats), s.question
    chance.tell(events.Objected, seat, len(s.objectors), enough)
    if len(s.objectors) < enough:
        return
    assert question is not None
    if s.follower is not None:
        s.branches[s.follower] = True
    chance.tell(events.QuestionStruck, s.speaker, question)
    s.past.append(Asked(s.day, s.speaker, s.subject, question, (), 0))
    s.question, s.votes, s.follower, s.objectors = None, None, None, ()
    s.struck += 1
    s.phase = "asking"
