"""Smoke tests of the picture: sizes, weight, both grounds, whatever the players are called."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance
from games.core.presentation import Style
from games.core.states import clone
from games.gorgias.picture import decisive_moment
from games.gorgias.state import GorgiasOptions, State, Taking
from games.picture.canvas import MAX_HEIGHT, PNG_LIMIT, Word, drawn_on, encode_png
from tests.games.gorgias.debate import GAME, ML, Debate, L, M, S, group, named, random_action, stock
from tests.messages import message_names

STYLES = [Style(dark, blind) for dark in (False, True) for blind in (False, True)]


def one_of_each_phase() -> dict[str, State]:
    found: dict[str, State] = {}
    for seed in range(3):
        rand = random.Random(seed)
        chance = Chance.quick(rand)
        state = GAME.start(2, GorgiasOptions(captures="both"), chance)
        found[state.phase] = state
        while seats := GAME.active_seats(state):
            seat = rand.choice(seats)
            state = GAME.apply(state, seat, random_action(state, seat, rand), chance).state
            found[state.phase] = state
    return found


PHASES = one_of_each_phase()


@pytest.mark.parametrize("phase", ["opening", "removing", "rerolling", "arranging", "capturing", "over"])
@pytest.mark.parametrize("style", STYLES, ids=str)
@pytest.mark.slow
def test_every_phase_in_every_style_fits(phase: str, style: Style) -> None:
    state = PHASES[phase]
    for observer in (None, 0, 1):
        picture = GAME.presentation(("Malia", "Theo")).picture(GAME.view(state, observer), style)
        assert picture.width == 1200 and picture.height <= MAX_HEIGHT
        data = encode_png(picture)
        assert len(data) <= PNG_LIMIT
        with Image.open(BytesIO(data)) as read:
            assert read.size == picture.size and read.format == "PNG"


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["", "\u200b", "中文名字", "👑👑", "W" * 300, "a\nb\tc", "Ἀριστοτέλης", "<@1> @everyone"]
)
def test_any_name_can_be_drawn(name: str) -> None:
    words = GAME.presentation((name, name))
    for state in PHASES.values():
        assert words.picture(GAME.view(state, 0), Style()).width == 1200


def test_a_hidden_layout_is_not_in_the_picture_of_others() -> None:
    one, other = Debate(), Debate()
    for debate, colour in ((one, "red"), (other, "blue")):
        debate.state_both([S, M, L, S, ML], [S, M, L, S, S])
        debate.place(0, [group(f"small {colour}")])
    words = GAME.presentation(("Malia", "Theo"))
    for observer, same in ((None, True), (1, True), (0, False)):
        pictures = [words.picture(GAME.view(each.state, observer), Style()) for each in (one, other)]
        assert (pictures[0].tobytes() == pictures[1].tobytes()) is same


def test_the_same_view_gives_the_same_picture() -> None:
    view = GAME.view(PHASES["capturing"], 0)
    first, again = (GAME.presentation(("Malia", "Theo")).picture(view, Style()) for _ in range(2))
    assert encode_png(first) == encode_png(again)


@pytest.mark.parametrize(
    ("mine", "theirs", "taken", "told"),
    [
        ("small medium large", "small blue,small green,small black", True, "end-turned(name=Theo, other=2, points=3)"),
        ("small medium large", "small blue", True, "end-trees(colours=[colour-red], name=Malia)"),
        ("small medium large", "small blue,small green", False, "end-trees(colours=[colour-red], name=Malia)"),
        ("medium large", "small blue", True, "end-last(name=Malia, points=1)"),
    ],
)
def test_the_end_tells_what_decided_the_game(mine: str, theirs: str, taken: bool, told: str) -> None:
    """Malia has these red ones; the large one perhaps since the last debate."""
    state = clone(PHASES["over"])
    last = named("large red")
    state.captured = [stock(*[f"{size} red" for size in mine.split()]), stock(*theirs.split(","))]
    state.takings = [Taking(4, 0, last, last)] if taken else []
    with message_names():
        assert decisive_moment(GAME.view(state, None), ("Malia", "Theo"), 0) == told


def test_cards_of_the_last_debate_say_so_while_the_next_round_is_rolled() -> None:
    debate, presentation = Debate(), GAME.presentation(("Malia", "Theo"))

    def said() -> list[str]:
        with message_names():
            picture = presentation.picture(GAME.view(debate.state, None), Style())
        return [each.text for each in drawn_on(picture) if isinstance(each, Word) and "earlier" in each.text]

    assert said() == []
    debate.debate([group("small red")], [group("small blue")])
    assert debate.state.phase == "opening" and debate.state.revealed
    first = debate.state.round - 1
    assert said() == [f"picture-earlier(round={first})"]
    debate.roll(S, S, M, M, L)
    assert said() == [f"picture-earlier(round={first})"]
    debate.begin_arranging([S], [S])
    assert said() == []
