"""Card, direction, a look at the way, and only then the kick (Kick!; rulings A25, A26, A29)."""

import random

import pytest

from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.chance import Chance
from games.core.seeded import Seeded
from games.grudgematch.actions.kicking import Aim, AimElsewhere, EndKicks, KickBall, PickCard, PutBack
from games.grudgematch.field import coordinate, named
from games.grudgematch.options import GrudgematchOptions
from games.grudgematch.preview import preview
from games.grudgematch.state import MOST_CHANGES
from tests.games.grudgematch.match import DE, FO, FRENCH, GAME, GERMANS, HE, HU, KA, PA, SA, Match, card
from tests.games.grudgematch.test_example_of_play import PLACES, example

WORDS = GAME.presentation(("Malia", "Theo"))


def test_nothing_is_played_before_the_kick_is_confirmed() -> None:
    match = example()
    before = GAME.view(match.state, 1), GAME.view(match.state, None)
    assert match.do(PickCard(card("8C"))) == match.do(Aim(0)) == []
    assert (GAME.view(match.state, 1), GAME.view(match.state, None)) == before
    assert match.kinds() == {"KickBall", "AimElsewhere", "EndKicks"}
    own = GAME.view(match.state, 0).own
    assert own and (own.picked, own.aimed) == (card("8C"), 0)
    (kicked,) = match.do(KickBall())
    assert (kicked.card, kicked.way) == (card("8C"), 0) and match.state.aimed is match.state.picked is None


def test_one_may_choose_otherwise_and_take_another_direction_or_card() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(0))
    match.do(AimElsewhere())
    assert match.refused(KickBall()) == "not_now" and match.state.picked == card("8C")
    match.do(Aim(2))
    match.do(AimElsewhere())
    match.do(PutBack())
    assert match.state.hands[0].count(card("8C")) == 1 and match.state.changes == [3, 0]
    match.do(EndKicks())
    assert match.state.turn == 1


def test_choices_are_taken_back_only_so_often_and_the_way_out_stays_open() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    for _ in range(MOST_CHANGES):
        match.do(Aim(0))
        match.do(AimElsewhere())
    assert match.refused(PutBack()) == "no_more_changes"
    match.do(Aim(0))
    assert match.refused(AimElsewhere()) == "no_more_changes" and match.kinds() == {"KickBall", "EndKicks"}
    match.do(EndKicks())  # you are never required to kick
    assert match.state.turn == 1 and card("8C") in match.state.hands[0] and match.state.picked is None


def test_the_preview_is_the_example_of_play() -> None:
    match = example()
    seen = preview(GAME.view(match.state, 0), card("8C"), 0)
    assert [coordinate(space) for space in seen.path] == [f"F{row}" for row in range(4, 12)] and seen.goal == -1
    assert [(each.philosopher, each.needed) for each in seen.tacklers] == [(FO, 8)]
    blockers = [(each.philosopher, coordinate(each.space), each.needed) for each in seen.blockers]
    assert blockers == [(PA, "F4", 8), (HU, "F6", 6), (SA, "F7", 5), (HE, "F9", 3)]


def test_the_preview_names_everybody_who_is_really_asked() -> None:
    asked_of: set[int] = set()
    for seed in range(40):
        luck = random.Random(seed)
        spaces = luck.sample([each for each in range(165) if each not in (named("F8"), named("F7"))], 7)
        at = {"He": "F7"} | dict(zip(["Ni", "Ka", "Hu", "De", "Fo", "Pa", "Sa"], map(coordinate, spaces), strict=True))
        way, french = luck.randrange(8), " ".join(luck.sample(["9H", "2C", "7D", "KS", "3H", "JD"], 4))
        match = Match.kicking(GERMANS, "F8", "9S 2S 3C 4D 5H", french, at)
        seen = preview(GAME.view(match.state, 0), card("9S"), way)
        match.kick(
            "9S", ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")[way]
        )
        found = []
        while match.phase in ("tackle", "block"):
            kick = match.state.kick
            assert kick
            if match.phase == "tackle":
                assert seen.tacklers and seen.tacklers[0].needed == 9
            else:
                able = [p for p in range(8) if kick.waiting >> p & 1 and p // 4 == match.asked]
                found += [(p, match.ball(), kick.needed) for p in able]
            match.do(GAME.legal_actions(match.state, match.asked)[-2])  # let it pass here
        assert sorted(found) == sorted(tuple(each) for each in seen.blockers)
        asked_of |= {each[0] for each in found}
    assert len(asked_of) >= 6


def test_the_preview_never_looks_at_the_other_hand() -> None:
    shown = set()
    for french in ("KD 9H 6S 2C 3C", "2C 3C 4C 5C 6C", "QD QH QS JD JH"):
        match = example(french)
        match.do(PickCard(card("8C")))
        match.do(Aim(0))
        view = GAME.view(match.state, 0)
        shown.add((WORDS.prompt(view), WORDS.hand(view), preview(view, card("8C"), 0)))
    assert len(shown) == 1


def test_the_preview_leaves_out_whom_everybody_knows_to_be_unable() -> None:
    match = example()
    match.state.spent = sum(1 << each for each in range(26, 39))  # all hearts lie in the discards
    assert PA not in {each.philosopher for each in preview(GAME.view(match.state, 0), card("8C"), 0).blockers}
    match = example("")
    seen = preview(GAME.view(match.state, 0), card("8C"), 0)
    assert seen.tacklers == () and {each.philosopher for each in seen.blockers} == {HU, HE}


def test_a_face_card_shows_the_farthest_way_and_no_values() -> None:
    match = Match.kicking(GERMANS, "F3", "KC 4S", "KD 9H", PLACES)
    seen = preview(GAME.view(match.state, 0), card("KC"), 0)
    assert len(seen.path) == 12 and seen.goal == -1 and {each.needed for each in seen.blockers} == {0}
    assert DE in {each.philosopher for each in seen.blockers}
    match.do(PickCard(card("KC")))
    match.do(Aim(0))
    assert "as the dice say" in WORDS.prompt(GAME.view(match.state, 0))


def test_the_way_and_who_might_stop_it_stand_in_the_words_before_the_kick() -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(0))
    view = GAME.view(match.state, 0)
    assert WORDS.prompt(view).splitlines() == [
        "**Nietzsche, 8 of clubs, north from F3**: 8 spaces to F11.",
        "- May tackle: Foucault (takes 8).",
        "- May block: Pascal at F4 (takes 8) and Sartre at F7 (takes 5).",
        "- You may block it yourself: Husserl at F6 (takes 6) and Hegel at F9 (takes 3).",
        "Kick, or choose otherwise?",
    ]
    assert WORDS.label(view, KickBall()) == "Kick north with the 8 of clubs"
    assert WORDS.label(view, AimElsewhere()) == "Choose otherwise"


def test_a_goal_and_an_empty_way_are_named() -> None:
    match = Match.kicking(
        GERMANS, "F8", "8S 2S", "2D", {"He": "F7", "De": "A15", "Fo": "A14", "Pa": "A13", "Sa": "A12"}
    )
    match.do(PickCard(card("8S")))
    match.do(Aim(0))
    text = WORDS.prompt(GAME.view(match.state, 0))
    assert "into the goal" in text and "Nobody of the others is in the way" in text


@pytest.mark.parametrize("level", ["random", "easy"])
def test_computers_confirm_at_once(level: str) -> None:
    match = example()
    match.do(PickCard(card("8C")))
    match.do(Aim(4))  # into one's own goal: whatever was aimed is kicked
    for seed in range(5):
        view = GAME.view(match.state, 0)
        assert GAME.instinct(view, Chance.quick(random.Random(seed))) == KickBall()
        assert choose(GAME, view, 0, LEVELS[level], Seeded(seed), lambda: 0.0) == KickBall()
    assert GAME.instinct(GAME.view(match.state, 1), Chance.quick(random.Random(1))) is None


def test_quick_players_confirm_at_once_too() -> None:
    confirmed = 0
    for seed in range(3):
        chance = Chance.quick(random.Random(seed))
        state = GAME.start(2, GrudgematchOptions(turn_limit=60), chance)
        while seats := GAME.active_seats(state):
            action = GAME.rollout_action(state, seats[0], chance)
            if state.aimed is not None:
                confirmed += 1
                assert action == KickBall()
            if action.open:
                action = GAME.fill(GAME.view(state, seats[0]), action, chance)
            state = GAME.apply(state, seats[0], action, chance).state
    assert confirmed > 50


def test_the_clock_ends_the_kicks_of_who_has_aimed_in_one_step() -> None:
    match = example()
    for step in (None, PickCard(card("8C")), Aim(0)):
        if step is not None:
            match.do(step)
        assert GAME.timeout_action(match.state, 0) == EndKicks() and EndKicks() in match.offers()


def test_french_aim_as_well() -> None:
    match = Match.kicking(FRENCH, "F8", "2D", "5S 3S", {"Sa": "F9", "He": "G6", "Ka": "A2"})
    match.do(PickCard(card("5S")))
    match.do(Aim(4))
    seen = preview(GAME.view(match.state, 1), card("5S"), 4)
    assert (HE, 5) in {(each.philosopher, each.needed) for each in seen.blockers}
    assert KA not in {each.philosopher for each in seen.blockers}


def test_ruling_29_the_direction_is_named_with_the_card_and_then_the_dice_are_rolled() -> None:
    match = Match.kicking(GERMANS, "F8", "KS 2S", "2H", {"He": "F7"})
    assert match.do(PickCard(card("KS"))) == match.do(Aim(2)) == []  # no dice yet
    (kicked, *_) = match.do(KickBall(), 2, 1)
    assert kicked.way == 2 and kicked.rolled == (2, 1) and coordinate(match.ball()) == "I8"


def test_ruling_29_one_may_kick_against_the_edge() -> None:
    match = Match.kicking(GERMANS, "A8", "9S 2S", "2H", {"He": "A7", "Pa": "K15"})
    match.kick("9S", "west")
    assert coordinate(match.ball()) == "A8" and match.state.last and match.state.last.end == "edge"
    assert match.phase == "kick" and match.state.spent == 1 << card("9S")
