"""Computer players: the quick policy, answers without search, and the three levels."""

from collections.abc import Callable
from statistics import median

import pytest

from games.computer.player import LEVELS, choose_action
from games.core.action import Action
from games.core.chance import Chance, Seeded
from games.philosophia.actions import (
    AgreeMotion,
    Argue,
    CollectLabyrinthToken,
    FinishShopping,
    FinishWriting,
    InitiateDebate,
    JudgeArgument,
    JudgeProof,
    PassDebate,
    PlayOracleCard,
    ProposeMotion,
    React,
    Tutor,
)
from games.philosophia.content import REQUESTS
from games.philosophia.prospects import NEVER, plan_of, turns_left
from games.philosophia.rules.labyrinth import FOLLOWINGS, LEARN, OLYMPIC, ORACLE, TRAVEL
from games.philosophia.state import NONE, Proof, State
from tests.games.philosophia.table import GAME, Table, Told, oracle, solo

Player = Callable[[State, int, Chance], Action]


def quick(state: State, seat: int, chance: Chance) -> Action:
    return GAME.rollout_action(state, seat, chance)


def absent(state: State, seat: int, chance: Chance) -> Action:
    return GAME.timeout_action(state, seat)


def at_random(state: State, seat: int, chance: Chance) -> Action:
    return chance.pick([action for action in GAME.legal_actions(state, seat) if not action.open])


def play(seed: int, *players: Player) -> State:
    chance = Chance(Seeded(seed).below)
    state: State = GAME.start(len(players), GAME.Options(), chance)
    while active := GAME.active_seats(state):
        players[active[0]](state, active[0], chance).play(state, active[0], chance)
    return state


def test_the_quick_player_beats_random_in_at_least_95_of_100_games() -> None:
    won = 0
    for seed in range(100):
        seat = seed % 2
        players = (quick, at_random) if seat == 0 else (at_random, quick)
        won += play(seed, *players).winner == seat
    assert won >= 95


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_games_between_quick_players_end_in_a_usual_number_of_rounds(seats: int) -> None:
    rounds = [play(seed, *[quick] * seats).round for seed in range(12)]
    assert 15 <= median(rounds) <= 45 and max(rounds) < 150


@pytest.mark.parametrize("seats", [1, 3])
def test_a_table_where_nobody_is_there_comes_to_its_end(seats: int) -> None:
    assert play(4, *[absent] * seats).phase == "over"


def test_what_the_clock_plays_does_not_depend_on_luck_or_secrets_of_others() -> None:
    table = Table("Plato", "Homer", "Socrates")
    before = GAME.timeout_action(table.state, 0)
    table.hand(1, 0, 1, 2, 3)
    table.player(2).request = table.player(1).request
    assert GAME.timeout_action(table.state, 0) == before


def after_150_rounds(*crowned: int) -> Table:
    """A table at the end of round 150; these seats have three Labyrinth Tokens."""
    table = Table("Plato", "Homer", "Socrates")
    table.crown(*crowned)
    table.state.round, table.state.turn = 150, 2
    table.act_at("Thebes")
    table.do(Tutor())
    assert [event.kind for event in table.events].count("time_ran_out") == 1
    return table


def test_r44_after_150_rounds_nobody_wins_if_nobody_has_three_tokens() -> None:
    table = after_150_rounds()
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == () and outcome.reason == "unfinished"


def test_r44_after_150_rounds_the_only_one_with_three_tokens_wins() -> None:
    outcome = GAME.outcome(after_150_rounds(1).state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "alone"


def test_r44_after_150_rounds_those_with_three_tokens_settle_it_in_the_final_debate() -> None:
    table = after_150_rounds(1, 0)
    assert table.state.phase == "shop" and GAME.active_seats(table.state) == (0, 1)
    for seat in (0, 1):
        table.hand(seat)
        table.do(FinishShopping(), seat=seat)
    assert table.state.debate and table.state.debate.circle == [0, 1], "the highest number begins"
    table.do(PassDebate())
    table.do(PassDebate())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == (1,) and outcome.reason == "lowest_number"


def test_r44_alone_against_the_moirai_with_three_tokens_they_win() -> None:
    table = solo()
    table.crown(1)
    table.state.round = 150
    table.act_at("Thebes")
    table.do(Tutor())
    outcome = GAME.outcome(table.state)
    assert outcome and outcome.winners == () and outcome.reason == "moirai"


def test_the_standing_is_better_for_who_is_ahead() -> None:
    table = Table("Plato", "Homer", "Socrates")
    table.player(1).labyrinth = 2
    table.state.phase, table.state.turn, table.state.round = "move", table.state.first, 2
    values = GAME.evaluate(table.state)
    assert values and values[1] > max(values[0], values[2]) and all(0 <= value <= 1 for value in values)


LEVEL = pytest.mark.parametrize("level", ["random", "easy", "middle"])


def computer(table: Table, seat: int, level: str, seed: int) -> Action:
    """What a computer player of that level does there."""
    return choose_action(GAME, GAME.view(table.state, seat), seat, LEVELS[level], Seeded(seed), lambda: 0.0)


def proving(*texts: str) -> Table:
    table = Table("Plato", "Homer", prove_knowledge=True)
    table.player(0).wisdom = [0, 1, 2]
    table.act_at("Thebes")
    table.do(CollectLabyrinthToken(LEARN))
    table.state.proof, table.state.phase, table.state.asked = Proof(0, 1, texts), "judge", 1
    return table


@LEVEL
@pytest.mark.parametrize(
    ("last", "accepted"), [("force", True), (" ", False), ("\u200b", False), ("\u200b… \u2800", False)]
)
def test_a_computer_accepts_a_proof_that_says_something_of_every_card(level: str, last: str, accepted: bool) -> None:
    """One human among computers could not collect for Learn otherwise."""
    table = proving("rulers", "wonder", last)
    assert [computer(table, 1, level, seed) for seed in range(6)] == [JudgeProof(accepted)] * 6


@LEVEL
def test_a_computer_lets_every_argument_count(level: str) -> None:
    table = Table("Plato", "Homer", "Socrates", real_debate="judged")
    table.hand(0, 0, 1)
    table.act_at("Theatre of Dionysus")
    table.do(InitiateDebate(1))
    table.do(ProposeMotion("Zoos should be closed"))
    table.do(AgreeMotion())
    table.do(Argue(0, "They are locked up, and we would hate to be"))
    for seat in (1, 2):
        assert [computer(table, seat, level, seed) for seed in range(6)] == [JudgeArgument(True)] * 6


@LEVEL
def test_a_computer_in_the_hosts_seat_writes_no_wisdom_cards(level: str) -> None:
    table = Table(seats=2, own_wisdom=True)
    assert [computer(table, 0, level, seed) for seed in range(6)] == [FinishWriting()] * 6


def asked_about(card: str, victim: int, held: str) -> Table:
    """The first has just played a card; the second holds that one, whose back is the oracle's of Trophonius."""
    table = Table("Plato", "Homer")
    table.player(1).coins = 5
    table.hold(0, card)
    table.hold(1, held)
    table.act_at("Thebes")
    table.do(PlayOracleCard(oracle(card), victim))
    assert table.state.phase == "react" and table.asked == 1
    return table


@pytest.mark.parametrize("held", ["Retraction of Promises", "The Lost Road"])
@pytest.mark.parametrize(("card", "victim"), [("The Sacred Treasuries", NONE), ("The Theft of Agamedes", 1)])
def test_a_computer_that_is_asked_for_the_retraction_never_searches(
    card: str, victim: int, held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The holder alone has a choice; if he thought about it, all would see by the time who he is (R18)."""
    table = asked_about(card, victim, held)
    monkeypatch.setattr("games.computer.player.Search", None)
    monkeypatch.setattr("games.computer.player.choose_randomly", None)
    wanted = React(victim == 1 and held == "Retraction of Promises")
    assert {computer(table, 1, level, 3) for level in LEVELS} == {wanted}
    assert GAME.instinct(GAME.view(table.state, 0), Told([]), 0) is None, "who played it is not asked"
    table.do(wanted, seat=1)
    assert (table.player(1).coins, table.player(0).labyrinth) == (5 if wanted.retract or victim == NONE else 2, 0)


class Hurried:
    """A clock by which a second is over after eight looks."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.125
        return self.now


@pytest.mark.slow
@pytest.mark.parametrize("level", ["easy", "middle", "hard"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_three_levels_play_for_two_to_six(seats: int, level: str) -> None:
    chance = Chance(Seeded(seats).below)
    state: State = GAME.start(seats, GAME.Options(), chance)
    acted = set()
    for step in range(4 * seats):
        seat = GAME.active_seats(state)[0]
        action = choose_action(GAME, GAME.view(state, seat), seat, LEVELS[level], Seeded((seats, step)), Hurried())
        state = GAME.apply(state, seat, GAME.fill(GAME.view(state, seat), action, chance), chance).state
        acted.add(seat)
    assert acted == set(range(seats)), "everybody has had a turn"


def test_a_condition_that_is_met_costs_only_the_turn_that_collects_the_token() -> None:
    table = Table("Plato", "Homer")
    player = table.player(0)
    player.followers = player.schools = 0
    player.wins, player.wisdom = 3, [0, 1, 2]
    table.hold(0, "Favours Delphi", "Favours Dodona", "Favours Trophonius")
    table.give_tokens(0, "Delphi", "Dodona", "Trophonius")
    assert turns_left(table.state, player)[:OLYMPIC] == [1] * 6


def test_ways_that_are_closed_are_not_pursued() -> None:
    table = Table("Plato", "Homer")
    for kind in range(5):
        table.player(1).colours[kind] = 1
    table.player(1).visits = [1, 1, 1]
    table.player(0).claimed = [FOLLOWINGS]
    turns = turns_left(table.state, table.player(0))
    assert [way for way in range(7) if turns[way] >= NEVER] == [FOLLOWINGS, TRAVEL, ORACLE]


def test_a_request_that_is_nearly_met_is_pursued_alone() -> None:
    table = Table("Plato", "Homer")
    player = table.player(0)
    player.request = next(i for i, request in enumerate(REQUESTS) if request.god == "poseidon")
    assert OLYMPIC not in plan_of(table.state, player).ways
    player.followers, player.schools, player.coins = 1, 1, 7
    player.colours[2] = 2
    assert plan_of(table.state, player).ways == (OLYMPIC,)


def test_computers_weigh_all_seven_ways() -> None:
    claimed = {way for seed in range(30) for player in play(seed, quick, quick).players for way in player.claimed}
    assert claimed == set(range(7))
