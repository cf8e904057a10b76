"""Computer players: characters, the bank of questions, forecasts, and what they leave to people."""

import random
from dataclasses import replace

import pytest

from games.computer.player import LEVELS, Level, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.ostrakon.actions import (
    AskQuestion,
    DrawPhilosopher,
    Follow,
    KeepSilent,
    ObjectToQuestion,
    PrepareQuestion,
    Vote,
    follow_obstacle,
)
from games.ostrakon.computer import (
    advance_for,
    evaluate,
    follow_threshold,
    forecast,
    habits,
    opinion,
    predicted_stone,
)
from games.ostrakon.content import FREE, PHILOSOPHERS, TRAITS, other
from games.ostrakon.questions import BANK, Asked, Question, bank_questions, comparison_key, question_trait
from games.ostrakon.state import OstrakonOptions
from games.ostrakon.view import OstrakonView
from tests.games.ostrakon.council import GAME, Council, seat_of

TASTE = 5


def chance(seed: int = 1) -> Chance:
    return Chance.quick(random.Random(seed))


def instinct(view: OstrakonView) -> Action | None:
    return GAME.instinct(view, chance(), TASTE)


def test_an_opinion_follows_the_words_and_not_the_colours() -> None:
    for stock in BANK[FREE]:
        question = stock.question
        turned = Question(question.text, question.black, question.white)
        for card in range(12):
            if opinion(card, question, TASTE) == opinion(card, turned, TASTE):
                raise AssertionError(f"{PHILOSOPHERS[card]} answers {question} by the colour")
    typed, retyped = Question("Never asked?", "A", "B"), Question("never ASKED?", "b", "a")
    assert all(opinion(0, typed, taste) == other(opinion(0, retyped, taste)) for taste in range(12))


def test_tastes_differ_and_a_strong_trait_usually_decides() -> None:
    questions = [stock.question for stock in BANK[FREE]]
    answers = {tuple(opinion(0, question, taste) for question in questions) for taste in range(12)}
    assert len(answers) == 12
    bold = BANK[FREE][0].question  # warm
    assert question_trait(bold) == ("warm", 1) and TRAITS[seat_of("Eros")]["warm"] == 2
    warm = [
        sum(opinion(seat_of(name), bold, taste) == "white" for taste in range(200)) for name in ("Eros", "Logaritmos")
    ]
    assert warm[0] > warm[1] + 60


def test_nobody_can_read_an_opinion_off_a_card() -> None:
    """The same philosopher answers most questions differently with another taste, and votes split."""
    questions = [stock.question for rows in BANK.values() for stock in rows]
    for card in range(12):
        whites = [sum(opinion(card, question, taste) == "white" for taste in range(40)) for question in questions]
        assert sum(3 <= count <= 37 for count in whites) > 0.6 * len(whites), PHILOSOPHERS[card]


def test_a_seat_that_votes_as_its_traits_suggest_is_expected_to_do_so_again() -> None:
    cards = (seat_of("Eros"), seat_of("Eros"), 2, 3, 4)
    warm = [stock.question for rows in BANK.values() for stock in rows if question_trait(stock.question) == ("warm", 1)]
    assert len(warm) > 3
    past = tuple(Asked(1, 4, FREE, q, ("white", "black", "white", "black", "white"), 0) for q in warm[1:])
    assert habits(past, cards)[0].in_character == len(past) and habits(past, cards)[1].in_character == 0
    assert habits(past, cards)[0].judged == len(past) and habits(past, cards)[4].votes == 0
    white = forecast(past, cards, warm[0])
    assert white[0] > 70 > 30 > white[1]
    assert white[2] > white[3]


def test_a_computer_asks_from_the_bank_on_the_subject_and_never_twice() -> None:
    council = Council(5, cards=(0, 3, 2))
    assert council.state.subject == "subject-sport"
    asked: set[str] = set()
    for _ in range(30):
        action = GAME.fill(council.view(0), AskQuestion(), chance(len(asked)))
        assert isinstance(action, AskQuestion) and comparison_key(action.question) not in asked
        asked.add(comparison_key(action.question))
        council.state.past.append(
            Asked(1, 0, "subject-sport", Question(action.question, action.white, action.black), (), 0)
        )
    assert {comparison_key(stock.question.text) for stock in bank_questions("subject-sport")} <= asked


def test_computers_in_the_audience_are_candid_and_leave_objections_to_people() -> None:
    """Truthful voting: at every level the stone is one's own opinion, not what would serve best (rules text; A21)."""
    council = Council(8)
    council.ask(*BANK[FREE][0].question)
    question = council.state.question
    assert question is not None
    for seat in range(1, 8):
        for level in LEVELS.values():
            lone = choose_action(GAME, council.view(seat), seat, level, Seeded(seat), lambda: 0.0, TASTE)
            assert lone == Vote(opinion(seat, question, TASTE)), level.name
        council.do(Vote(opinion(seat, question, TASTE)), seat)
        assert instinct(council.view(seat)) is None, "what lies is left alone"
    assert instinct(council.view(0)) is None, "a prediction is worth a search"


def test_the_character_of_a_computer_is_drawn_by_lot() -> None:
    state = GAME.start(5, OstrakonOptions(), chance())
    assert all(instinct(GAME.view(state, seat)) == DrawPhilosopher() for seat in range(5))
    state = GAME.apply(state, 2, DrawPhilosopher(), chance()).state
    assert instinct(GAME.view(state, 2)) is None


def test_fill_types_questions_and_leaves_every_other_choice_as_it_was_made() -> None:
    council = Council(8)
    assert GAME.fill(council.view(0), KeepSilent(), chance()) == KeepSilent()
    assert isinstance(GAME.fill(council.view(1), PrepareQuestion(), chance()), PrepareQuestion)
    council.ask()
    for action in (Vote("white"), Vote("black"), ObjectToQuestion(), Follow()):
        assert GAME.fill(council.view(1), action, chance()) == action


def follower(day: int, behind: int = 5) -> Action | None:
    """What one who may follow does by instinct when an even split is expected."""
    council = Council(8)
    council.place({9: [0], behind: list(range(1, 8))}, sun=9)
    council.state.day = day
    council.ask("Would you rather have wings or fins?")
    return instinct(council.view(1))


def test_a_computer_follows_when_it_pays_and_later_rather_than_early() -> None:
    assert follower(5) == Follow(), "on the last day nothing is kept back"
    assert isinstance(follower(5, behind=8), Vote), "only one space to the Sun: not worth it"
    council = Council(8)
    assert [round(follow_threshold(replace(council.view(0), day=day)), 2) for day in (1, 3, 5)] == [
        1.92,
        1.56,
        1.2,
    ]


def test_whether_a_seat_may_follow_is_seen_in_its_view() -> None:
    council = Council(8)
    council.place({9: [0, 1], 7: [2, 3], 4: [4, 5], 3: [6], 2: [7]}, sun=9)
    council.state.branches[7] = False
    council.ask()
    for claims in ([], [4]):
        for seat in claims:
            council.do(Follow(), seat)
        for seat in range(1, 8):
            follows = follow_obstacle(council.view(seat), seat) is None
            assert follows == council.can(seat, Follow), (claims, seat)


def play(levels: list[str], seed: int) -> tuple[int, ...]:
    luck = Seeded(seed)
    state = GAME.start(len(levels), OstrakonOptions(philosophers="draw"), Chance(luck.below))
    while active := GAME.active_seats(state):
        seat = active[luck.below(len(active))]
        level = LEVELS[levels[seat]] if levels[seat] == "random" else Level("test", 1e9, 60)
        action = choose_action(GAME, GAME.view(state, seat), seat, level, luck, lambda: 0.0)
        state = GAME.apply(state, seat, action, Chance(luck.below)).state
    outcome = GAME.outcome(state)
    assert outcome is not None
    return outcome.scores


@pytest.mark.slow
def test_one_that_thinks_goes_further_than_those_that_do_not() -> None:
    """All of them vote with candour; what is thought about are predictions and the special days."""
    games = 40
    scores = [play(["random"] * (k % 8) + ["test"] + ["random"] * (7 - k % 8), k) for k in range(games)]
    thinkers = sum(scores[k][k % 8] for k in range(games))
    others = sum(sum(each) for each in scores) - thinkers
    assert thinkers / games > others / (7 * games) + 1


def test_a_standing_is_a_share_and_rises_along_the_path() -> None:
    council = Council(5)
    council.place({12: [0], 9: [1, 2], 5: [3, 4]}, sun=5)
    hopes = evaluate(council.state)
    assert abs(sum(hopes) - 1) < 1e-9 and hopes[0] == max(hopes) and hopes[1] > hopes[3]


def test_a_thinking_speaker_lays_the_stone_that_it_expects() -> None:
    """Most of the others have always voted white, so white will probably match them."""
    council = Council(8)
    stones = ("white", *["white"] * 5, "black", "black")
    council.state.past = [Asked(1, 0, FREE, stock.question, stones, 0) for stock in BANK[FREE][1:15]]
    council.ask("Never asked before?", "Yes", "No")
    view: OstrakonView = council.view(0)
    action = choose_action(GAME, view, 0, Level("test", 1e9, 10), Seeded(3), lambda: 0.0)
    assert action == Vote("white")


def test_a_prediction_avoids_unanimity_where_it_can() -> None:
    assert predicted_stone([50, 90, 90, 90, 20], 0) == "white"
    assert predicted_stone([50, 0, 0, 0, 100], 0) == "black"
    assert predicted_stone([50, 0, 0, 100, 100], 0) == "white"  # exactly half: both bring two spaces
    assert predicted_stone([50, 100, 100, 100, 100], 0) == "white"  # both bring nothing
    assert [advance_for(k, 8) for k in range(8)] == [0, 0, 0, 0, 3, 2, 1, 0]


def test_a_computer_is_never_silent_of_its_own_will() -> None:
    council = Council(5)
    for level in LEVELS.values():
        assert isinstance(choose_action(GAME, council.view(0), 0, level, Seeded(1), lambda: 0.0), AskQuestion)
