"""A vote from the first stone to the tally, with what the Rule of the Day adds (The game; Special days)."""

from games.core.chance import Chance
from games.core.sealed import Sealed
from games.ostrakon import events
from games.ostrakon.content import Stone, needed, other
from games.ostrakon.question import Asked, Question
from games.ostrakon.state import State
from games.ostrakon.turn import close_turn

MOST_STRUCK = 2
"""So many questions of one turn the table may strike out; the next one stands (A20)."""


def ask(s: State, question: Question, chance: Chance) -> None:
    """The question is asked, and all may lay their stones."""
    seat = s.speaker
    if s.prepared is not None and s.prepared.seat == seat:
        s.prepared = None
    s.question, s.phase = question, "voting"
    s.votes = Sealed.for_seats(range(s.seats))
    chance.tell(events.QuestionAsked, seat, s.subject, question)


def lay(s: State, seat: int, stone: Stone, chance: Chance) -> None:
    """A stone under a hand, or another one instead; the last one opens the vote."""
    votes = s.votes
    assert votes is not None
    if votes.choices[seat] is None:
        s.doubtful = False
        if s.options.show_voters:
            chance.tell(events.StoneLaid, seat)
    if votes.choose(seat, stone):
        _close_vote(s, votes.open(), chance)


def _close_vote(s: State, stones: dict[int, Stone], chance: Chance) -> None:
    s.votes, s.stones = None, list(stones.values())
    s.doubtful, s.objectors = False, ()
    seat = s.speaker
    if s.rule == "corruption":
        s.phase, s.shown = "corrupting", (seat,)
        chance.tell(events.CorruptionCalled, seat, s.stones[seat])
    elif s.rule == "oracle":
        s.phase = "consulting"
    elif s.rule == "treachery":
        s.phase, s.shown = "deciding", tuple(range(s.seats))
        chance.tell(events.StonesShown, seat, tuple(s.stones))
    else:
        tally(s, chance)


def name(s: State, seat: int, chance: Chance) -> None:
    """The speaker names one more; when all are named they show their stones, all at once (A11, A12)."""
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
        s.shown, s.phase = s.named, "deciding"
        chance.tell(events.OracleAsked, speaker, s.named, had)


def decide(s: State, turns: bool, chance: Chance) -> None:
    """The speaker keeps or turns his stone, after the Oracle or as Treachery."""
    seat = s.speaker
    if turns:
        s.stones[seat] = other(s.stones[seat])
        chance.tell(events.StoneTurned, seat, s.stones[seat])
    else:
        chance.tell(events.StoneKept, seat)
    tally(s, chance)


def tally(s: State, chance: Chance, turned: tuple[int, ...] = ()) -> None:
    """All stones are shown: at least half of the others match and at least one does not, or he goes under the Sun
    (A1, A2)."""
    seat, stones, question = s.speaker, tuple(s.stones), s.question
    assert question is not None
    matches = stones.count(stones[seat]) - 1
    mismatches = s.seats - 1 - matches
    spaces = mismatches if matches >= needed(s.seats) else 0
    chance.tell(events.Revealed, seat, question, stones, matches, mismatches)
    s.past.append(Asked(s.day, seat, s.subject, question, stones, spaces, turned))
    close_turn(s, spaces, chance)


def enough_objectors(seats: int) -> int:
    """More than half of the others."""
    return (seats - 1) // 2 + 1


def object_to(s: State, seat: int, chance: Chance) -> None:
    """One more objects; when enough do, the question is struck out, and who followed it has his branches back."""
    s.objectors = tuple(sorted((*s.objectors, seat)))
    enough, question = enough_objectors(s.seats), s.question
    chance.tell(events.Objected, seat, len(s.objectors), enough)
    if len(s.objectors) < enough:
        return
    assert question is not None
    if s.follower is not None:
        s.branches[s.follower] = True
    chance.tell(events.QuestionStruck, s.speaker, question)
    s.past.append(Asked(s.day, s.speaker, s.subject, question, (), 0))
    s.question, s.votes, s.follower, s.doubtful, s.objectors = None, None, None, False, ()
    s.struck += 1
    s.phase = "asking"
