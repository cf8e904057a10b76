"""The computer player: opinions, a forecast of the vote, a fast policy, and `determinize`.

A computer player's opinion follows from the traits of its philosopher, whose card is public, from a taste of its own, a
number that is drawn with the seat and that no other player knows (`Game.instinct`), and from what everybody likes about
an answer. It depends only on the words of a question: the same question gets the same answer. `determinize` guesses
hidden stones from the forecast.
"""

from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import exp
from typing import NamedTuple

from games.core.action import Action
from games.core.chance import Chance
from games.core.sealed import Sealed
from games.core.states import public_copier
from games.ostrakon.actions import (
    AskQuestion,
    Consult,
    Corrupt,
    DrawPhilosopher,
    Follow,
    KeepStone,
    PrepareQuestion,
    TurnStone,
    Vote,
    follow_obstacle,
    seats_to_name,
)
from games.ostrakon.content import FREE, TEMPLE, TRAITS, Stone, best_advance, needed, other
from games.ostrakon.questions import (
    BANK,
    Asked,
    Question,
    bank_questions,
    comparison_key,
    last_question,
    question_trait,
    was_asked,
)
from games.ostrakon.state import Public, State, space_of
from games.ostrakon.view import OstrakonView

_COMMON = 0.85
"""The weight, in an opinion, of the liking for an answer that all computer players share; each one's own liking has
weight 1. A shared liking makes votes lean to one side, as people's do; forecasts do not use it."""
_WEIGHT, _WHIMS = 3_000, 10_000
"""The weight of one point of a trait in an opinion, and the number of values that a liking can have. With these, a
trait of one point decides the answer to three of four questions, one of two points to eleven of twelve."""


@lru_cache(20_000)
def opinion(philosopher: int, question: Question, taste: int) -> Stone:
    """Return the stone that stands for a computer player's own answer to a question; it is always the same.

    A question from the bank (`questions.toml`) is answered by the philosopher's traits and by taste, any other by taste
    alone. Taste is a hash of the words of each answer, so it does not depend on which stone stands for which answer.
    Part of it is shared by all computer players.

    Args:
        philosopher: The computer player's philosopher, as an index into PHILOSOPHERS.
        question: The question to answer.
        taste: The random number that stands for the computer player's own taste (`Game.instinct`).
    """
    likings = [
        _liking(taste, question.text, answer) + _COMMON * _liking(None, question.text, answer)
        for answer in (question.white, question.black)
    ]
    liking = _WEIGHT * _leaning(philosopher, question) + likings[0] - likings[1]
    return "white" if (liking, comparison_key(question.white)) > (0, comparison_key(question.black)) else "black"


def _leaning(philosopher: int, question: Question) -> int:
    """Return how much a philosopher's traits favour the white answer, in points: below 0 for black, 0 for neither."""
    trait, sign = question_trait(question)
    return sign * TRAITS[philosopher].get(trait, 0)


def _liking(taste: int | None, text: str, answer: str) -> int:
    """Return how much a computer player likes an answer: a hash of the words, at least 0 and below `_WHIMS`.

    Args:
        taste: The number that stands for the player's own taste; None for the liking that all of them share.
        text: The text of the question.
        answer: The text of the answer.
    """
    words = f"{taste}|{comparison_key(text)}|{comparison_key(answer)}".encode()
    return int.from_bytes(blake2b(words, digest_size=4).digest(), "little") % _WHIMS


class Habit(NamedTuple):
    """Counts of a seat's votes so far in this game, except those on its own questions."""

    votes: int = 0
    whites: int = 0
    """The number of the seat's white votes."""
    judged: int = 0
    """The number of votes on questions about which the traits of its philosopher say something."""
    in_character: int = 0
    """The number of those votes that agree with the traits."""


@lru_cache(2_000)
def habits(past: tuple[Asked, ...], philosophers: tuple[int | None, ...]) -> tuple[Habit, ...]:
    """Count, for each seat, how it has voted so far: how often in all, how often white, and how often in character.

    A vote is in character if it agrees with the traits of the seat's philosopher. Votes that a seat casts while it is
    the speaker do not count, since it then votes on its own question.

    Args:
        past: The questions asked so far, with the votes.
        philosophers: The philosopher of each seat.
    """
    if not past:
        return (Habit(),) * len(philosophers)
    before, last = habits(past[:-1], philosophers), past[-1]
    if not last.stones:
        return before
    found = []
    for seat, (habit, stone, card) in enumerate(zip(before, last.stones, philosophers, strict=True)):
        if seat != last.seat and card is not None:
            if seat in last.turned:  # count the vote from before Corruption turned the stone
                stone = other(stone)
            leaning = _leaning(card, last.question)
            agrees = stone == ("white" if leaning > 0 else "black")
            habit = Habit(
                habit.votes + 1,
                habit.whites + (stone == "white"),
                habit.judged + bool(leaning),
                habit.in_character + (bool(leaning) and agrees),
            )
        found.append(habit)
    return tuple(found)


@lru_cache(2_000)
def forecast(past: tuple[Asked, ...], philosophers: tuple[int | None, ...], question: Question) -> tuple[int, ...]:
    """Return each seat's probability of voting white, in percent, based on the votes so far.

    A seat that has voted in character, as its philosopher's traits suggest, will probably do so again; for the others
    only their share of white votes is informative.

    Args:
        past: The questions asked so far, with the votes.
        philosophers: The philosopher of each seat, None if it has none.
        question: The question to forecast.
    """
    return white_percentages(habits(past, philosophers), philosophers, question)


def table_forecast(table: Public, question: Question) -> tuple[int, ...]:
    """Return each seat's probability of voting white on a question asked now, in percent, from the votes so far."""
    return forecast(tuple(table.past), tuple(table.philosophers), question)


def white_percentages(
    habits: tuple[Habit, ...], philosophers: tuple[int | None, ...], question: Question
) -> tuple[int, ...]:
    """Return each seat's probability of voting white on a question, in percent.

    It follows from how often the seat has voted white, and how often as its philosopher's traits suggest.

    Args:
        habits: The counts of each seat's votes so far.
        philosophers: The philosopher of each seat, None if it has none.
        question: The question to forecast.
    """
    found = []
    for habit, card in zip(habits, philosophers, strict=True):
        white = (habit.whites + 2) / (habit.votes + 4)
        leaning = 0 if card is None else _leaning(card, question)
        agrees = (habit.in_character + 2) / (habit.judged + 4) if leaning else 0.5
        faith = agrees if leaning > 0 else 1 - agrees
        both, neither = white * faith, (1 - white) * (1 - faith)
        found.append(round(100 * both / (both + neither)))
    return tuple(found)


def split_error(chances: Sequence[int], speaker: int) -> float:
    """Return how far the others' expected vote is from an even split, in percentage points; 0 is best for the speaker.

    Args:
        chances: Each seat's probability of voting white, in percent.
        speaker: The speaker's seat, which is left out.
    """
    others = [white for seat, white in enumerate(chances) if seat != speaker]
    return abs(sum(others) / len(others) - 50)


def predicted_stone(chances: Sequence[float], speaker: int) -> Stone:
    """Return the stone with which the speaker can expect to advance further.

    Args:
        chances: Each seat's probability of voting white, in percent.
        speaker: The speaker's seat, whose entry in `chances` is ignored.
    """
    whites = white_distribution(chances, speaker)
    seats = len(chances)
    white = sum(share * advance_for(k, seats) for k, share in enumerate(whites))
    black = sum(share * advance_for(seats - 1 - k, seats) for k, share in enumerate(whites))
    return "white" if white >= black else "black"


def white_distribution(chances: Sequence[float], speaker: int) -> list[float]:
    """Return the probabilities, from 0 to 1, that exactly 0, 1, 2 ... of the others vote white.

    Args:
        chances: Each seat's probability of voting white, in percent.
        speaker: The speaker's seat, whose entry in `chances` is ignored.
    """
    whites = [1.0]
    for seat, chance in enumerate(chances):
        if seat != speaker:
            p = chance / 100
            whites = [
                (whites[k] * (1 - p) if k < len(whites) else 0.0) + (whites[k - 1] * p if k else 0.0)
                for k in range(len(whites) + 1)
            ]
    return whites


def advance_for(matches: int, seats: int) -> int:
    """Return how many spaces a speaker advances: one for each other seat that does not match; 0 if under half match.

    Args:
        matches: The number of other seats whose stones match the speaker's.
        seats: The number of seats in the game, the speaker's included.
    """
    return seats - 1 - matches if matches >= needed(seats) else 0


def evaluate(s: Public) -> list[float]:
    """Estimate each seat's probability of winning, by seat, from 0 to 1, at the beginning of a turn."""
    seats, best = s.seats, best_advance(s.seats)
    places = [0.0] * seats
    for space in range(1, TEMPLE + 1):
        pile = s.piles[space]
        if pile:
            to_speak = space <= s.sun
            for depth, seat in enumerate(pile):
                places[seat] = space + (0.45 * best if to_speak else 0.0) - 0.1 * depth / len(pile)
    for depth, seat in enumerate(s.under):
        places[seat] = s.sun - 0.1 * depth / len(s.under)
    spread = 0.8 + 0.45 * (s.table.days - s.day) * best**0.5
    hopes = [exp((place + 0.5 * branch) / spread) for place, branch in zip(places, s.branches, strict=True)]
    total = sum(hopes)
    return [hope / total for hope in hopes]


_CONSIDERED = 2
"""From how many questions of the bank, drawn at random, a computer player asks the one that splits the others best."""


def fill(view: OstrakonView, action: Action, chance: Chance) -> Action:
    """Put a question from the bank (`questions.toml`) into an action that needs one; return any other action unchanged.

    Args:
        view: The view of the acting seat.
        action: The offered action, whose texts are still empty.
        chance: The source of random draws.
    """
    if isinstance(action, AskQuestion):
        return AskQuestion(*choose_question(view, view.subject, chance))
    if isinstance(action, PrepareQuestion):
        return PrepareQuestion(*choose_question(view, view.next_subject, chance))
    return action


def instinct(view: OstrakonView, chance: Chance, taste: int) -> Action | None:
    """Return the action that a computer player takes without a search, or None if it should search.

    It draws its philosopher at random. As speaker it always asks a question and leaves its vote to the search.
    Otherwise it follows if it expects to advance far enough (`follow_threshold`), then votes its own opinion, since the
    rules ask for candour; it never objects.

    Args:
        view: The view of the computer player's seat.
        chance: The source of random draws.
        taste: The random number that stands for the computer player's own taste; see `opinion`.
    """
    me, question = view.seat, view.question
    if me is None:
        return None
    if view.phase == "choosing":
        return DrawPhilosopher.of() if view.philosophers[me] is None else None
    if view.phase == "asking" and me == view.speaker:
        return AskQuestion(*choose_question(view, view.subject, chance))
    if view.votes is None or question is None or me == view.speaker or view.own is not None:
        return None
    if follow_obstacle(view, me) is None and expected_follower_advance(view, question, me) >= follow_threshold(view):
        return Follow.of()
    card = view.philosophers[me]
    assert card is not None
    return Vote.of(opinion(card, question, taste))


def expected_follower_advance(view: Public, question: Question, me: int) -> float:
    """Return the expected number of spaces that a seat advances as the speaker's follower, not past the Sun's space.

    Args:
        view: The state or view, during a vote.
        question: The question that was asked.
        me: The seat that may follow.
    """
    chances = table_forecast(view, question)
    stone, seats = predicted_stone(chances, view.speaker), view.seats
    room = view.sun - space_of(view, me)
    shares = white_distribution(chances, view.speaker)
    matches = shares if stone == "white" else shares[::-1]
    return sum(share * min(advance_for(k, seats), room) for k, share in enumerate(matches))


def follow_threshold(view: Public) -> float:
    """Return the least expected advance, in spaces, for which a computer player follows; more days left raise it."""
    days = view.table.days
    return best_advance(view.seats) * (0.4 + 0.3 * (days - view.day) / days)


def choose_question(view: OstrakonView, subject: str, chance: Chance) -> Question:
    """Return a question from `questions.toml` that is new in this game and will probably split the others evenly.

    It was written for the subject if possible. If the file has no new question left, return that of `last_question`.

    Args:
        view: The view of the seat that asks.
        subject: The subject of the question.
        chance: The source of random draws.
    """
    found: list[Question] = []
    for stock in (
        BANK.get(subject, ()),
        bank_questions(subject),
        BANK[FREE],
    ):  # prefer questions written for the subject
        if found := [each.question for each in stock if not was_asked(each.question.text, view.past)]:
            break
    else:
        return last_question(subject, len(view.past) + 1)
    some = [found.pop(chance.below(len(found))) for _ in range(min(_CONSIDERED, len(found)))]
    me = view.seat or 0
    philosophers = tuple(view.philosophers)
    known_habits = habits(tuple(view.past), philosophers)
    return min(some, key=lambda each: split_error(white_percentages(known_habits, philosophers, each), me))


def quick_action(s: State, seat: int, chance: Chance) -> Action:
    """Return an offered action by a fast policy, for playouts: the quickly played games of a search.

    Args:
        s: The state.
        seat: The acting seat.
        chance: The source of random draws.
    """
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
    named = chance.pick(seats_to_name(s, seat))
    return Corrupt.of(named) if phase == "corrupting" else Consult.of(named)


def _vote(s: State, seat: int, chance: Chance) -> Action:
    assert s.votes is not None and s.question is not None
    if (laid := s.votes.choices[seat]) is not None:
        return Vote.of(other(laid))
    chances = table_forecast(s, s.question)
    if seat == s.speaker:
        stone = predicted_stone(chances, seat)
        return Vote.of(stone if chance.below(100) < 85 else other(stone))
    if s.branches[seat] and s.follower is None and not chance.below(4) and follow_obstacle(s, seat) is None:
        return Follow.of()
    return Vote.of("white" if chance.below(100) < chances[seat] else "black")


def _decide(s: State, seat: int) -> Action:
    """Return the action that keeps or turns the speaker's stone, whichever promises more spaces.

    Of the other stones, those that lie face up are known; the rest are forecast.
    """
    assert s.question is not None
    chances = list(table_forecast(s, s.question))
    for each, stone in s.open_stones.items():
        chances[each] = 100 if stone == "white" else 0
    return KeepStone.of() if predicted_stone(chances, seat) == s.stones[seat] else TurnStone.of()


_guess = public_copier(OstrakonView, State)


def determinize(view: OstrakonView, chance: Chance) -> State:
    """Return a possible full state that is consistent with a view; a computer player searches in such states.

    Hidden stones are guessed from the votes so far, and no other seat is assumed to have prepared a question.
    """
    state = _guess(view)
    state.prepared = view.prepared
    if view.question is None:
        return state
    chances = table_forecast(view, view.question)

    def stone(seat: int) -> Stone:
        if seat == view.seat and view.own is not None:
            return view.own
        return "white" if chance.below(100) < chances[seat] else "black"

    if view.votes is not None:
        state.votes = Sealed.for_seats(view.votes.seats)
        for seat in view.votes.guess_chosen(chance, _known_voters(view)):
            state.votes.choose(seat, stone(seat))
    else:
        state.stones = [view.open_stones.get(seat) or stone(seat) for seat in range(view.seats)]
    return state


def _known_voters(view: OstrakonView) -> dict[int, bool]:
    """Return whether seats have laid a stone in the current vote (True or False by seat), as far as the view tells.

    A seat whose state the view hides is missing from the result.
    """
    if view.options.show_voters:
        return {seat: seat in view.voters for seat in range(view.seats)}
    return {} if view.seat is None else {view.seat: view.own is not None}
