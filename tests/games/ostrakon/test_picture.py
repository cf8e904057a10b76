"""The picture: sizes and weight in every phase, any name, an empty Sun, and nothing secret."""

import random
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance, Seeded
from games.core.presentation import Style
from games.ostrakon.actions import Follow
from games.ostrakon.game import Ostrakon
from games.ostrakon.picture import all_places, best_question, cell_of
from games.ostrakon.state import OstrakonOptions, State, best_asked
from games.picture.canvas import MAX_HEIGHT, PNG_LIMIT, Shape, Word, drawn_on, encode_png
from tests.games.ostrakon.council import GAME, Council
from tests.messages import message_names, says

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
        assert picture.width == 1200 and picture.height <= MAX_HEIGHT
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


@pytest.mark.parametrize("under", range(12))
@pytest.mark.parametrize("standing", range(1, 13))
def test_marks_lie_in_their_space_and_apart(standing: int, under: int) -> None:
    """The pile that has still to speak and the one underneath the Sun share a space; others stand on the next."""
    council = Council(12)
    under = min(under, 12 - standing)
    council.place(
        {4: list(range(standing)), 5: list(range(standing + under, 12))},
        sun=4,
        under=list(range(standing, standing + under)),
    )
    places = all_places(council.view(None))
    assert sorted(places) == list(range(12))
    for seat, (x, y, size) in places.items():
        left, top, width, height = cell_of(4 if seat < standing + under else 5)
        assert left <= x - size / 2 and x + size / 2 <= left + width
        assert top + 54 <= y - size / 2 and y + size / 2 <= top + height
        assert size >= 22
    ordered = list(places.values())
    for i, (x, y, size) in enumerate(ordered):
        for a, b, other in ordered[i + 1 :]:
            assert max(abs(x - a), abs(y - b)) >= (size + other) / 2 - 1


def marks_in(picture: Image.Image) -> list[str]:
    """The symbols of seats in a picture, in the order of their seats."""
    return sorted(each.name for each in drawn_on(picture) if isinstance(each, Shape) and each.name.startswith("seat"))


def test_after_a_vote_the_mark_of_each_seat_stands_on_the_path_and_beside_its_answer() -> None:
    council, words = Council(5), GAME.presentation(tuple("ABCDE"))
    council.place({7: [0, 1], 5: [2], 2: [3, 4]}, sun=7)
    assert marks_in(words.picture(council.view(None), Style())) == [f"seat {k}" for k in (0, 0, 1, 2, 3, 4)]
    council.ask()
    council.do(Follow(), 2)
    assert marks_in(words.picture(council.view(0), Style())) == [f"seat {k}" for k in (0, 1, 2, 2, 3, 4)]
    council.vote("WWWBB")
    assert marks_in(words.picture(council.view(None), Style())) == [
        f"seat {k}" for k in (0, 0, 1, 1, 2, 2, 2, 3, 3, 4, 4)
    ]


def words_in(council: Council) -> str:
    """The words of the public picture of a council, as the names of their messages, without the white space."""
    with message_names():
        picture = GAME.presentation(tuple("ABCDE")).picture(council.view(None), Style())
    return "".join("".join(each.text for each in drawn_on(picture) if isinstance(each, Word)).split())


def test_the_last_question_is_not_taken_for_the_one_to_come() -> None:
    council = Council(5)
    words = words_in(council)
    assert "picture-subject(subject=" in words and "picture-last-question" not in words
    council.turn("WWWBB")
    view = council.view(None)
    (told,) = view.past
    assert told.subject != view.subject
    words = words_in(council)
    assert "picture-subject(subject=" in words
    assert f"picture-last-question(subject={told.subject})" in words
    with message_names():
        alt = GAME.presentation(tuple("ABCDE")).alt(view)
    assert f"alt-last(question={told.question.text})" in alt


def test_the_board_of_the_end_shows_the_question_that_the_end_cites() -> None:
    council, presentation = Council(5), GAME.presentation(tuple("ABCDE"))
    council.place({7: [0], 5: [2], 2: [1, 3, 4]}, sun=7)
    council.ask("What helped?")
    council.vote("WWWBB")
    council.ask("What came last?")
    council.vote("WWWBB")
    council.state.phase = "over"
    best = best_asked(council.view(None), 0)
    assert best is not None and best.question.text == "What helped?" and council.state.past[-1] != best
    words = words_in(council)
    assert "picture-best-question(name=A,spaces=2)Whathelped?" in words and "Whatcamelast?" not in words
    council.state.past = [each for each in council.state.past if each.seat != 0]
    words = words_in(council)
    assert "picture-last-question" in words and "Whatcamelast?" in words
    with message_names():
        assert presentation.alt(council.view(None), 1).startswith("alt-over-last")


def test_the_end_tells_the_question_that_took_the_winner_farthest() -> None:
    council, names = Council(5), tuple("ABCDE")
    assert best_question(council.view(None), 0, names) == ""
    council.place({7: [0], 5: [2], 2: [1, 3, 4]}, sun=7)
    council.ask()
    council.vote("WWWBB")
    view = council.view(None)
    (asked,) = [each for each in view.past if each.spaces]
    with message_names():
        assert best_question(view, 0, names) == f"end-moment(name=A, question={asked.question.text}, spaces=2)"
        assert best_question(view, 1, names) == ""


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
        for text in (words.headline(view), words.text(view), words.prompt(view)):
            assert any(says(text, f"games.ostrakon:{key}") for key in ("headline-over", "prompt-over"))
        with message_names():
            assert words.alt(view).startswith("alt-end-closest") and words.alt(view, 1).startswith("alt-over")
        assert words.result(view, outcome)
        assert all(words.part(view, Style(), part) is not None for part in range(words.parts(view)))
