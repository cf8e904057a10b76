"""The picture: sizes, weight, both grounds, names, and that it shows no secret."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance
from games.core.presentation import Style
from games.grudgematch.actions.kicking import PickCard
from games.grudgematch.picture import BOX_H, BOX_W, box_corner
from games.grudgematch.state import GrudgematchOptions, State
from games.picture.canvas import PNG_LIMIT, encode_png
from tests.games.grudgematch.match import GAME, GERMANS, Match, card
from tests.messages import message_names

STYLES = [Style(dark, blind) for dark in (False, True) for blind in (False, True)]


def one_of_each_phase() -> dict[str, State]:
    found: dict[str, State] = {}
    for seed in range(4):
        chance = Chance.quick(random.Random(seed))
        state = GAME.start(2, GrudgematchOptions(fouls=True, germans="surname"), chance)
        while seats := GAME.active_seats(state):
            found[state.phase] = state
            if state.runner is not None:
                found["runner"] = state
            if state.picked is not None:
                found["picked"] = state
            action = GAME.rollout_action(state, seats[0], chance)
            if action.open:
                action = GAME.fill(GAME.view(state, seats[0]), action, chance)
            state = GAME.apply(state, seats[0], action, chance).state
        found["over"] = state
    return found


PHASES = one_of_each_phase()


def test_all_phases_were_met() -> None:
    assert {"surnames", "lineup", "run", "kick", "tackle", "block", "ball", "bonus", "over"} <= set(PHASES)


@pytest.mark.parametrize("phase", sorted(PHASES))
@pytest.mark.slow
def test_every_phase_fits(phase: str) -> None:
    state = PHASES[phase]
    for style in STYLES:
        for observer in (None, 0, 1):
            picture = GAME.presentation(("Malia", "Theo")).picture(GAME.view(state, observer), style)
            assert picture.width == 1200 and picture.height <= 1200
    data = encode_png(picture)
    assert len(data) <= PNG_LIMIT
    with Image.open(BytesIO(data)) as read:
        assert read.size == picture.size


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", "\u200b", "中文名字", "W" * 300, "a\nb\tc", "<@1> @everyone"])
def test_any_name_can_be_drawn(name: str) -> None:
    words = GAME.presentation((name, name))
    for state in PHASES.values():
        assert words.picture(GAME.view(state, 0), Style()).width == 1200


def test_all_words_are_drawn_in_the_language_of_the_reader() -> None:
    picture = GAME.presentation(("Malia", "Theo")).picture
    view = GAME.view(PHASES["kick"], None)
    x, y = (round(each) for each in box_corner(0))
    label = (x, y + BOX_H + 4, x + BOX_W, y + BOX_H + 36)  # "Penalty", beside the ground, which is drawn only once
    before = picture(view, Style()).crop(label).tobytes()
    with message_names():
        assert picture(view, Style()).crop(label).tobytes() != before


def test_a_picked_card_and_a_hand_are_not_in_the_picture_of_others() -> None:
    pictures: dict[int | None, list[bytes]] = {None: [], 0: [], 1: []}
    for hand, name in (("8S 2S", "8S"), ("7S 3S", "7S")):
        match = Match.kicking(GERMANS, "F8", hand, "9D 9H", {"He": "F7"})
        match.do(PickCard(card(name)))
        for observer, found in pictures.items():
            found.append(
                GAME.presentation(("Malia", "Theo")).picture(GAME.view(match.state, observer), Style()).tobytes()
            )
    assert pictures[None][0] == pictures[None][1] and pictures[1][0] == pictures[1][1]
    assert pictures[0][0] != pictures[0][1]
