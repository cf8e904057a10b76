"""The picture: sizes, weight, both grounds, names, and that it shows no secret."""

import random
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from games.core.chance import Chance
from games.core.presentation import Style
from games.core.words import in_language
from games.grudgematch import picture
from games.grudgematch.actions.kicking import PickCard
from games.grudgematch.actions.running import PickRunner, RunTo
from games.grudgematch.events import Ran
from games.grudgematch.picture import BOX_H, BOX_W, box_corner, centre, deciding_goal, decisive_moment, fresh_kick
from games.grudgematch.state import GoalLine, GrudgematchOptions, State
from games.picture.canvas import MAX_HEIGHT, PNG_LIMIT, Word, drawn_on, encode_png
from games.picture.palette import Palette
from tests.games.grudgematch.match import FO, FRENCH, GAME, GERMANS, HE, SA, Match, card
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
            assert picture.width == 1200 and picture.height <= MAX_HEIGHT
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


def goal(team: int, turn: int, kicker: int) -> GoalLine:
    return GoalLine(team, kicker, card("8S"), 8, 80, turn, 1)


def test_the_deciding_goal_is_the_one_after_which_the_lead_was_never_lost() -> None:
    goals = [goal(GERMANS, 1, HE), goal(FRENCH, 2, SA), goal(GERMANS, 3, HE), goal(GERMANS, 4, HE), goal(FRENCH, 5, SA)]
    assert deciding_goal(goals, GERMANS) == goals[2]
    assert deciding_goal(goals, FRENCH) is None
    assert deciding_goal(goals[:2], GERMANS) is None
    assert deciding_goal([], GERMANS) is None


def test_the_end_tells_the_deciding_goal_or_why_there_was_none() -> None:
    match = Match.kicking(GERMANS, "F8")
    match.state.goals, match.state.ended = [goal(GERMANS, 1, HE)], "time"
    view = GAME.view(match.state, None)
    spade = "card(rank=8, suit=suit-spades)"
    with message_names():
        assert decisive_moment(view, GERMANS) == f"picture-deciding(card={spade}, own=no, philosopher=Hegel, space=F6)"
        assert decisive_moment(view, None) == "picture-ended(reason=time)"
        match.state.goals = [goal(GERMANS, 1, SA)]
        assert "own=yes" in decisive_moment(GAME.view(match.state, None), GERMANS)


def test_cards_show_the_ranks_of_the_readers_language(monkeypatch: pytest.MonkeyPatch) -> None:
    ranks: list[str] = []
    real = picture.card_sprite

    def note(rank: str, suit: int, palette: Palette) -> Image.Image:
        ranks.append(rank)
        return real(rank, suit, palette)

    monkeypatch.setattr(picture, "card_sprite", note)
    match = Match.kicking(GERMANS, "F8", "JS QS KS 8S AS")
    draw = GAME.presentation(("Malia", "Theo")).picture
    found = {}
    for language in ("de", "en", "es", "fr", "it"):
        with in_language(language):
            draw(GAME.view(match.state, GERMANS), Style())
        found[language], ranks[:] = "".join(sorted(ranks)), []
    assert found == {"de": "8ABDK", "en": "8AJKQ", "es": "8AJKQ", "fr": "8ADRV", "it": "8AJKQ"}


def test_a_run_is_an_arrow_until_the_philosopher_moves_on() -> None:
    match = Match.kicking(GERMANS, "F8", at={"He": "F5"})
    draw = GAME.presentation(("Malia", "Theo")).picture
    view = GAME.view(match.state, None)
    start, end = view.at[HE] - 4, view.at[HE]
    plain = draw(view, Style())
    (x, y), (_, low) = centre(end), centre(start)
    between = (round(x) - 60, round(y) + 60, round(x) + 60, round(low) - 60)
    assert draw(view, Style(), [Ran(HE, start, end)]).crop(between).tobytes() != plain.crop(between).tobytes()
    assert draw(view, Style(), [Ran(HE, start, end + 1)]).tobytes() == plain.tobytes()


def drawn_words(match: Match) -> str:
    """The words of a match's public picture, as the names of their messages, without the white space."""
    with message_names():
        picture = GAME.presentation(("Malia", "Theo")).picture(GAME.view(match.state, None), Style())
    return "".join("".join(each.text for each in drawn_on(picture) if isinstance(each, Word)).split())


def test_a_kick_is_shown_until_somebody_runs() -> None:
    match = Match.kicking(GERMANS, "F8", "2S 8S", "9D 9H", {"He": "F7"})
    assert "picture-no-kick" in drawn_words(match)
    match.kick("2S", "west")
    kicked = match.state.last
    assert match.phase == "run" and match.state.turn == FRENCH
    assert kicked is not None and fresh_kick(GAME.view(match.state, None)) == kicked
    match.do(PickRunner(FO, 1))
    match.do(RunTo("K", 13))
    assert match.phase == "run" and fresh_kick(GAME.view(match.state, None)) is None
    match.state.phase = "kick"
    assert match.state.last == kicked and "picture-no-kick" in drawn_words(match)


@pytest.mark.parametrize("change", [{"idle": 1}, {"ball": 0}, {"phase": "lineup"}, {"phase": "bonus_run"}])
def test_a_kick_is_old_after_a_turn_without_one_and_when_the_ball_or_the_teams_have_begun_anew(
    change: dict[str, object],
) -> None:
    match = Match.kicking(GERMANS, "F8", "2S 8S", "9D 9H", {"He": "F7"})
    match.kick("2S", "west")
    view = GAME.view(match.state, None)
    assert fresh_kick(view) is not None
    assert fresh_kick(replace(view, **change)) is None


def test_a_kick_that_the_edge_stopped_says_so() -> None:
    match = Match.kicking(GERMANS, "C8", "8S", "", {"He": "C7"})
    match.state.deck = match.state.deck[:3]
    match.kick("8S", "west")
    assert match.state.last is not None and match.state.last.end == "edge"
    match.state.phase = "over"
    assert "picture-last(end=edge,moved=2,philosopher=Hegel)" in drawn_words(match)


def test_the_end_of_a_match_without_a_kick_in_its_last_turn_tells_why_it_ended() -> None:
    match = Match.kicking(GERMANS, "F8", "2S 8S", "9D 9H", {"He": "F7"})
    match.kick("2S", "west")
    match.state.phase, match.state.ended, match.state.ran = "over", "limit", 1 << FO
    words = drawn_words(match)
    assert "picture-ended(reason=limit)" in words and "picture-last" not in words
