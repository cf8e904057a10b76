"""Draw cards, Scoring, The End of the Game; rulings A15, A17 to A21, A28."""

import pytest

from games.grudgematch import events
from games.grudgematch.actions.bonus import BonusDiscard, BonusRelease, BonusRun, NoBonus
from games.grudgematch.actions.kicking import EndKicks
from games.grudgematch.actions.lineup import LineUp
from games.grudgematch.actions.reacting import LetPass
from games.grudgematch.actions.running import EndRun, PickRunner, RunTo
from games.grudgematch.content import STALL
from games.grudgematch.field import OFF, coordinate, named
from games.grudgematch.options import GrudgematchOptions
from tests.games.grudgematch.match import FO, GAME, GERMANS, HE, Match, card


def ready(**more: object) -> Match:
    """Hegel is beside the ball at F8 with a spade, and the pile is full."""
    return Match.kicking(GERMANS, "F8", "8S 2S", "3C 4C", {"He": "F7", "De": "K1"}, **more)


def goal(**more: object) -> Match:
    match = ready(**more)
    match.kick("8S", "north")
    return match


def test_the_turn_ends_with_a_hand_of_five() -> None:
    match = ready()
    told = match.do(EndKicks())
    assert len(match.state.hands[0]) == 5 and events.Drew(0, 3, 45) in told
    whispered = [told for told in match.told if isinstance(told.event, events.DrewCards)]
    assert [told.to for told in whispered] == [0] and len(whispered[0].event.cards) == 3


def test_ruling_17_a_ball_in_ones_own_goal_box_leaves_play_in_ones_own_draw_phase_only() -> None:
    for ball, gone in (("F1", True), ("E1", True), ("F2", False), ("F15", False)):
        match = ready()
        match.state.ball = named(ball)
        told = match.do(EndKicks())
        assert (events.BallRemoved(0) in told) is gone


def test_ruling_18_after_a_goal_both_draw_the_scorer_first_and_the_turn_is_over() -> None:
    match = goal()
    drew = [event for event in match.events if isinstance(event, events.Drew)]
    assert [event.seat for event in drew] == [0, 1] and [len(hand) for hand in match.state.hands] == [5, 5]
    assert match.phase == "bonus" and match.asked == 0 and match.ball() == OFF
    match.do(NoBonus())
    assert match.asked == 1
    match.do(NoBonus(), 3, 4)
    assert match.state.turn == 1 and match.phase == "run" and match.state.turns == 2
    assert match.state.at[HE] == named("F7")  # philosophers stay


def test_ruling_18_the_bonus_run_is_one_philosopher_by_one_die() -> None:
    match = goal()
    match.do(BonusRun(), 4)
    assert match.phase == "bonus_run" and match.state.dice == (4,)
    match.do(PickRunner(HE, 4))
    match.do(RunTo("F", 11))
    assert match.phase == "bonus" and match.asked == 1
    match.do(BonusRun(), 1)
    match.do(EndRun())
    assert match.phase == "run" and match.state.turn == 1


def test_ruling_18_the_bonus_exchanges_one_card() -> None:
    match = goal()
    first = match.state.hands[0][0]
    assert match.refused(BonusDiscard(match.state.hands[1][0])) == "not_in_hand"
    match.do(BonusDiscard(first))
    assert len(match.state.hands[0]) == 5 and match.state.spent >> first & 1


def test_ruling_18_the_bonus_releases_any_one_philosopher() -> None:
    match = ready(fouls=True)
    match.stand(Fo="box", Pa="box")
    match.kick("8S", "north")
    match.do(NoBonus())
    assert match.refused(BonusRelease(HE)) == "not_in_box"
    match.do(BonusRelease(6))
    assert match.state.at[6] == named("K9") and match.state.boxes[1] == [FO]


def test_ruling_19_the_joker_is_half_time() -> None:
    match = ready(fouls=True)
    s = match.state
    s.joker, s.half = True, 1
    s.deck = s.deck[: 53 - 31]  # the 31st place: the joker for certain
    match.stand(Ka="box")
    told = match.do(EndKicks())
    assert events.HalfTime(0, (0, 0)) in told and match.phase == "lineup" and match.asked == 0
    assert match.state.at == [OFF] * 8 and match.state.boxes == [[], []] and match.ball() == OFF
    match.do(LineUp(0))
    match.do(LineUp(1))
    assert len(match.state.hands[0]) == 5 and match.state.turn == 1 and match.state.half == 2


def test_ruling_19_half_time_in_the_draw_after_a_goal_still_gives_both_bonuses() -> None:
    match = ready()
    s = match.state
    s.joker, s.half = True, 1
    s.deck = s.deck[: 53 - 31]
    match.kick("8S", "north")
    match.do(LineUp(0))
    match.do(LineUp(0))
    assert match.phase == "bonus" and match.state.bonuses == [0, 1] and match.asked == 0


def test_ruling_20_a_card_needed_from_an_empty_pile_ends_the_match() -> None:
    match = ready()
    match.state.deck, match.state.score = match.state.deck[:2], [0, 1]
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "time" and outcome.scores == (0, 1)


def test_ruling_20_an_empty_pile_with_full_hands_plays_on() -> None:
    match = Match.kicking(GERMANS, "F8", "8S 2S 3S 4S 5S", "3C 4C 5C 6C 7C", {"He": "F7"})
    match.state.deck = []
    match.do(EndKicks())
    assert match.phase == "run" and match.state.turn == 1


def test_ruling_21_a_tie_goes_on_with_the_discards_and_without_the_joker() -> None:
    match = ready()
    s = match.state
    s.spent, s.deck = sum(1 << each for each in s.deck), []
    told = match.do(EndKicks())
    assert events.ExtraTime((0, 0)) in told and match.state.half == 3 and not match.state.joker
    assert match.state.spent == 0 and len(match.state.hands[0]) == 5 and len(match.state.deck) == 45


def test_ruling_21_the_next_goal_wins_in_extra_time() -> None:
    match = ready()
    match.state.half = 3
    match.kick("8S", "north")
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (0,) and outcome.reason == "golden_goal"


def test_ruling_21_the_french_win_when_the_second_deck_runs_out() -> None:
    match = ready()
    match.state.half, match.state.deck = 3, []
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "french"


def test_ruling_20_an_exchange_with_an_empty_pile_ends_the_match() -> None:
    match = goal()
    match.state.deck = []
    match.do(BonusDiscard(match.state.hands[0][0]))
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.winners == (0,) and outcome.reason == "time"


@pytest.mark.parametrize(("score", "winners"), [([0, 0], (0, 1)), ([0, 2], (1,))])
def test_ruling_28_a_stalled_match_is_whistled_off(score: list[int], winners: tuple[int, ...]) -> None:
    match = ready()
    match.state.idle, match.state.score = STALL - 1, score
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.reason == "stall" and outcome.winners == winners


def test_ruling_28_a_card_resets_the_count_and_the_turn_limit_ends() -> None:
    match = ready(turn_limit=60)
    match.state.idle = STALL - 1
    match.kick("2S", "west")
    while match.phase in ("tackle", "block"):
        match.do(LetPass())
    if match.phase == "kick":
        match.do(EndKicks())
    assert match.state.idle == 0 and match.phase == "run"
    match = ready(turn_limit=60)
    match.state.turns = 60
    match.do(EndKicks())
    outcome = GAME.outcome(match.state)
    assert outcome and outcome.reason == "limit"
    assert card("2S") in match.state.hands[0] and coordinate(match.ball()) == "F8"


@pytest.mark.parametrize(("computers", "limit"), [(0, 0), (1, 100), (2, 100)])
def test_ruling_28_a_turn_limit_suits_computers_and_not_people(computers: int, limit: int) -> None:
    agreed = GAME.agree(GrudgematchOptions(), computers)
    assert agreed.turn_limit == agreed.limit == limit
    for chosen in (0, 60, 160):
        options = GrudgematchOptions(turn_limit=chosen, fouls=True)
        assert GAME.agree(options, computers) == options
    assert GrudgematchOptions().limit == 0
