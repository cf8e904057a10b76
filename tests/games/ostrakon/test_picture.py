"""The picture: sizes and weight in every phase, any name, and nothing secret in it."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance
from games.core.presentation import Style
from games.ostrakon.options import OstrakonOptions
from games.ostrakon.state import State
from games.picture.png import LIMIT, encode
from tests.games.ostrakon.council import GAME, Council

STYLES = [Style(dark, blind) for dark in (False, True) for blind in (False, True)]


def one_of_each_phase(seats: int) -> dict[str, State]:
    found: dict[str, State] = {}
    for seed in range(60):
        if len(found) == 7:
            break
        chance = Chance.quick(random.Random(seed))
        state = GAME.start(seats, OstrakonOptions(), chance)
        while active := GAME.active_seats(state):
            found[state.phase] = state
            action = GAME.rollout_action(state, active[0], chance)
            action = GAME.fill(GAME.view(state, active[0]), action, chance) if action.open else action
            state = GAME.apply(state, active[0], action, chance).state
        found["over"] = state
    return found


PHASES = {seats: one_of_each_phase(seats) for seats in (5, 12)}


@pytest.mark.parametrize("phase", ["choosing", "asking", "voting", "corrupting", "consulting", "deciding", "over"])
@pytest.mark.parametrize("seats", [5, 12])
def test_every_phase_fits_in_every_style(seats: int, phase: str) -> None:
    state = PHASES[seats][phase]
    for style in STYLES:
        picture = GAME.presentation(["Marguerite de Navarre"] * seats).picture(GAME.view(state, None), style)
        assert picture.width == 1200 and picture.height <= 1200
        data = encode(picture)
        assert len(data) <= LIMIT
        with Image.open(BytesIO(data)) as read:
            assert read.size == picture.size and read.format == "PNG"


@pytest.mark.parametrize("name", ["", "\u200b", "中文名字", "👑👑", "W" * 300, "a\nb", "Ἀριστοτέλης", "<@1> @everyone"])
def test_any_name_and_any_question_can_be_drawn(name: str) -> None:
    council = Council(5)
    council.ask(("Why " + name * 20)[:190] + " 1?", (name + "yes")[:60], (name + "no")[-60:])
    words = GAME.presentation([name] * 5)
    assert words.picture(council.view(0), Style()).width == 1200


def test_a_crowded_sun_can_be_drawn() -> None:
    council = Council(12)
    for under in (1, 6, 11):
        council.place({4: list(range(under, 12))}, sun=4, under=list(range(under)))
        assert GAME.presentation(["x"] * 12).picture(council.view(None), Style()).width == 1200
