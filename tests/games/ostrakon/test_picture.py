"""The picture: sizes and weight in every phase, any name, an empty Sun, and nothing secret."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance, Seeded
from games.core.presentation import Style
from games.ostrakon.actions import Follow, KeepSilent
from games.ostrakon.game import Ostrakon
from games.ostrakon.picture import last_turn_words
from games.ostrakon.state import OstrakonOptions, State
from games.picture.canvas import PNG_LIMIT, encode_png
from tests.games.ostrakon.council import GAME, Council
from tests.messages import message_names

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


@pytest.mark.slow
@pytest.mark.parametrize("phase", ["choosing", "asking", "voting", "corrupting", "consulting", "deciding", "over"])
@pytest.mark.parametrize("seats", [5, 12])
def test_every_phase_fits_in_every_style(seats: int, phase: str) -> None:
    state = PHASES[seats][phase]
    for style in STYLES:
        picture = GAME.presentation(["Marguerite de Navarre"] * seats).picture(GAME.view(state, None), style)
        assert picture.width == 1200 and picture.height <= 1200
        data = encode_png(picture)
        assert len(data) <= PNG_LIMIT
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


def test_the_last_turn_is_told_with_its_vote_and_not_with_an_earlier_one() -> None:
    council, names = Council(5), tuple("ABCDE")
    council.place({7: [0, 1], 5: [2], 2: [3, 4]}, sun=7)
    council.ask()
    council.do(Follow(), 2)
    council.vote("WWWBB")
    with message_names():
        assert last_turn_words(council.view(None), names) == [
            "footer-advanced(name=A, spaces=2, to=9)",
            "footer-stones(black=2, white=3)",
            "footer-followed(name=C, to=7)",
        ]
        council.do(KeepSilent())
        assert last_turn_words(council.view(None), names) == ["footer-failed(name=C)"]


def test_a_finished_council_is_shown_when_nobody_stands_under_the_sun() -> None:
    game, chance = Ostrakon(), Chance(Seeded("the Sun upon nobody").below)
    state = game.start(5, game.Options(), chance)
    while active := game.active_seats(state):
        seat = active[0]
        action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
        state = game.apply(state, seat, action, chance).state
    there, state.piles[state.sun] = state.piles[state.sun], ()
    free = next(space for space, pile in enumerate(state.piles) if space != state.sun and not pile)
    state.piles[free] = there
    words = game.presentation(tuple("ABCDE"))
    outcome = game.outcome(state)
    assert outcome is not None
    for seat in (None, *range(5)):
        view = game.view(state, seat)
        assert view.piles[view.sun] == ()
        for text in (words.headline(view), words.text(view), words.alt(view), words.prompt(view)):
            assert "The council is over" in text
        assert words.result(view, outcome)
        assert words.picture(view, Style()) is not None
