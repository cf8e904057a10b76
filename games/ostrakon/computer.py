"""What computer philosophers do: ask from the bank, answer by character, and predict from the votes of the table."""

from games.core.action import Action
from games.core.chance import Chance
from games.ostrakon.actions.asking import AskQuestion, PrepareQuestion
from games.ostrakon.actions.choosing import DrawPhilosopher
from games.ostrakon.actions.special import Consult, Corrupt, KeepStone, TurnStone, nameable
from games.ostrakon.actions.voting import Follow, Vote, why_not_follow
from games.ostrakon.bank import BANK, stock_for
from games.ostrakon.content import FREE, best_advance, other
from games.ostrakon.mind import evenness, expected, forecast, habits, opinion, prediction, spread, worth_of
from games.ostrakon.question import Question, folded
from games.ostrakon.state import State, space_of
from games.ostrakon.view import OstrakonView

_CONSIDERED = 4
"""So many questions of the bank are compared before one is asked."""


def fill(view: OstrakonView, action: Action, chance: Chance) -> Action:
    """What a computer player types: a question from the bank."""
    if isinstance(action, AskQuestion):
        return AskQuestion(*choose_question(view, view.subject, chance))
    if isinstance(action, PrepareQuestion):
        return PrepareQuestion(*choose_question(view, view.next_subject, chance))
    return action


def instinct(view: OstrakonView, chance: Chance) -> Action | None:
    """What a computer player does without searching. Its philosopher, and so its character, is drawn by lot. A speaker
    asks; it is never silent of its own will. The audience answers with candour, as the rules ask of it: each lays the
    stone of its own opinion and leaves objections to people; whether to follow is settled before. What a speaker
    predicts is left to the search.
    """
    me, question = view.seat, view.question
    if me is None:
        return None
    if view.phase == "choosing":
        return DrawPhilosopher.of() if view.philosophers[me] is None else None
    if view.phase == "asking" and me == view.speaker:
        return AskQuestion(*choose_question(view, view.subject, chance))
    if view.phase != "voting" or question is None or me == view.speaker or me in view.laid:
        return None
    if may_follow(view, me) and hoped_for(view, question, me) >= asked_for(view):
        return Follow.of()
    card = view.philosophers[me]
    assert card is not None
    return Vote.of(opinion(card, question))


def may_follow(view: OstrakonView, me: int) -> bool:
    """Whether a seat that has not laid its stone may still become the follower: what `why_not_follow` says of the
    state, which hides nothing of it."""
    space = space_of(view.piles, me)
    if not view.branches[me] or not 0 < space < view.sun or view.piles[space][0] != me:
        return False
    return view.follower is None or (view.doubtful and space < space_of(view.piles, view.follower))


def hoped_for(view: OstrakonView, question: Question, me: int) -> float:
    """So many spaces a follower may expect to go with the speaker, as far as the Sun."""
    assert view.speaker is not None
    chances = forecast(view.past, view.philosophers, question)
    stone, seats = prediction(chances, view.speaker), len(view.philosophers)
    room = view.sun - space_of(view.piles, me)
    shares = spread(chances, view.speaker)
    matches = shares if stone == "white" else shares[::-1]
    return sum(share * min(worth_of(k, seats), room) for k, share in enumerate(matches))


def asked_for(view: OstrakonView) -> float:
    """For so many spaces the olive branches are given away: the more days are left, the more."""
    left = (view.days - view.day) / view.days
    return best_advance(len(view.philosophers)) * (0.4 + 0.3 * left)


def choose_question(view: OstrakonView, subject: str, chance: Chance) -> Question:
    """A question of ours on the subject, not asked before, that will probably split the others most evenly."""
    known = {folded(each.question.text) for each in view.past}
    found: list[Question] = []
    for stock in (BANK.get(subject, ()), stock_for(subject), BANK[FREE]):  # what is written for the subject goes first
        if found := [each.question for each in stock if folded(each.question.text) not in known]:
            break
    else:
        number = len(view.past) + 1
        return Question(f"{subject}: will this be remembered as the best question of {number}?", "Yes", "No")
    some = [found.pop(chance.below(len(found))) for _ in range(min(_CONSIDERED, len(found)))]
    me = view.seat or 0
    known_habits = habits(view.past, view.philosophers)
    return min(some, key=lambda each: evenness(expected(known_habits, view.philosophers, each), me))


def quick_action(s: State, seat: int, chance: Chance) -> Action:
    """What a quick player would do, for playouts."""
    phase = s.phase
    if phase == "voting":
        return _vote(s, seat, chance)
    if phase == "asking":
        return AskQuestion.of() if seat == s.speaker else PrepareQuestion.of()
    if phase == "choosing":
        return DrawPhilosopher.of()
    if seat != s.speaker:
        return PrepareQuestion.of()
    if phase == "deciding":
        return _decide(s, seat)
    named = chance.pick(nameable(s, seat))
    return Corrupt.of(named) if phase == "corrupting" else Consult.of(named)


def _vote(s: State, seat: int, chance: Chance) -> Action:
    assert s.votes is not None and s.question is not None
    if (laid := s.votes.choices[seat]) is not None:
        return Vote.of(other(laid))
    chances = forecast(tuple(s.past), tuple(s.philosophers), s.question)
    if seat == s.speaker:
        stone = prediction(chances, seat)
        return Vote.of(stone if chance.below(100) < 85 else other(stone))
    if s.branches[seat] and s.follower is None and not chance.below(4) and why_not_follow(s, seat) is None:
        return Follow.of()
    return Vote.of("white" if chance.below(100) < chances[seat] else "black")


def _decide(s: State, seat: int) -> Action:
    """Keep or turn: whichever brings more by the stones that lie open, and what is expected of the others."""
    assert s.question is not None
    chances = forecast(tuple(s.past), tuple(s.philosophers), s.question)
    open_stones = [
        (100 if s.stones[each] == "white" else 0) if each in s.shown else chances[each] for each in range(s.seats)
    ]
    return KeepStone.of() if prediction(open_stones, seat) == s.stones[seat] else TurnStone.of()
