"""What a seat may know (G15), states guessed from a view, and that states stay small."""

import random

import pytest

from games.core.chance import Chance
from games.gorgias.actions import ArrangeForMe
from games.gorgias.state import GorgiasOptions, State
from tests.games.gorgias.debate import GAME, random_action


def states(seed: int, options: GorgiasOptions) -> list[State]:
    rand = random.Random(seed)
    chance = Chance.quick(rand)
    found = [GAME.start(2, options, chance)]
    while seats := GAME.active_seats(found[-1]):
        seat = rand.choice(seats)
        found.append(GAME.apply(found[-1], seat, random_action(found[-1], seat, rand), chance).state)
    return found


@pytest.mark.parametrize("captures", ["winner", "both"])
def test_guessed_worlds_look_the_same_and_offer_the_same(captures: str) -> None:
    chance = Chance.quick(random.Random(7))
    for state in states(3, GorgiasOptions(captures=captures)):
        for observer in (None, 0, 1):
            view = GAME.view(state, observer)
            world = GAME.determinize(view, chance)
            assert GAME.view(world, observer) == view
            assert GAME.view(world, None) == GAME.view(state, None)
            active, guessed = GAME.active_seats(state), GAME.active_seats(world)
            assert len(guessed) == len(active) and (observer in guessed) == (observer in active)
            if observer in active:
                assert GAME.legal_actions(world, observer) == GAME.legal_actions(state, observer)


def test_a_guessed_layout_is_one_that_the_statement_allows_and_it_varies() -> None:
    state = next(each for each in states(3, GorgiasOptions()) if each.phase == "arranging")
    seat = GAME.active_seats(state)[0]
    state = GAME.apply(state, seat, ArrangeForMe(), Chance.quick(random.Random(1))).state
    chance = Chance.quick(random.Random(2))
    worlds = [GAME.determinize(GAME.view(state, 1 - seat), chance) for _ in range(20)]
    layouts = {world.sealed.choices[seat] for world in worlds if world.sealed is not None}
    assert len(layouts) > 10


def test_states_are_small_and_their_repr_tells_no_secret() -> None:
    for state in states(5, GorgiasOptions()):
        assert len(GAME.state_codec.dump_json(state)) < 3_000
        assert "drafts" not in repr(state) and "choices" not in repr(state)
