"""`/learn`: a lesson from its first page to its last, by buttons."""

import threading
from typing import Any

import pytest

from benchmarks.hostile import Stranger
from bot.handlers import learning
from bot.interactions import custom_ids
from bot.screens import learning as screens
from bot.screens.learning import lesson_screen
from bot.ui.blocks import Buttons, Text
from bot.ui.words import say
from games.core.game import Game
from games.core.lesson import Moment, lesson_of
from games.core.presentation import Topic
from games.core.registry import UnknownGame, find_game
from sandbox.driver import buttons
from storage import Status
from tests.bot.conftest import Json, Stage
from tests.waiting import HANG

GAMES = ("epireia", "gorgias", "grudgematch", "ostrakon", "philosophia")


def way_on(page: Json, moment: Moment) -> str:
    """Return the button that leads to the next page."""
    right = [why for _, why in moment.ways].index("") if moment.ways else 0
    return str(buttons(page)[right]["custom_id"])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_lesson_is_walked_through_by_its_buttons(stage: Stage, game: str) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    # In words: a picture comes a moment later, and nobody presses as quickly as this test does.
    await malia.slash(general["id"], "settings look", {"words": True})
    reply = await malia.slash(general["id"], "learn", {"game": game})
    assert reply.message["flags"] & 64
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    for moment in lesson.moments:
        assert f"Page {moment.number + 1} of {moment.pages}" in reply.text
        assert moment.say.split("\n")[0][:40] in reply.text
        page = reply.message
        offered = [button for button in buttons(page) if button["label"] != "Back"]
        if not moment.ways:
            if moment.number + 1 == moment.pages:
                last = [say.label(f"lesson-{name}") for name in ("play", "rules", "again")]
                assert [button["label"] for button in offered] == last
                break
            reply = await malia.press(page, way_on(page, moment))
            continue
        assert len(offered) == len(moment.ways)
        for button, (_, why) in zip(offered, moment.ways, strict=True):
            if why:
                wrong = await malia.press(page, button["custom_id"])
                assert wrong.update and why.split("**")[0][:40] in wrong.text
                assert f"Page {moment.number + 1} of" in wrong.text, "one stays"
        reply = await malia.press(page, way_on(page, moment))
        assert reply.update
    assert not await stage.store.matches_of(int(malia.id)), "nothing is recorded"
    back = await malia.press_label(reply.message, "Back")
    assert f"Page {lesson.moments[-1].number} of" in back.text
    last = await malia.press(back.message, way_on(back.message, lesson.moments[-2]))
    rules = await malia.press_label(last.message, "All the rules")
    assert rules.update and find_game(game).title in rules.text


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_explains_first_and_shows_the_position_below(game: str) -> None:
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    for moment in lesson.moments:
        title, explained, controls, *_ = lesson_screen(find_game(game), lesson, "Malia", moment.number).blocks
        assert isinstance(title, Text)
        assert explained == Text(moment.say)
        assert isinstance(controls, Buttons)


@pytest.mark.slow
async def test_a_finished_lesson_leads_to_a_game_against_a_computer(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "learn", {"game": "gorgias"})
    lesson = lesson_of(find_game("gorgias"))
    assert lesson is not None
    for moment in lesson.moments[:-1]:
        reply = await malia.press(reply.message, way_on(reply.message, moment))
    begun = await malia.press_label(reply.message, say.label("lesson-play"))
    assert begun.failed is None
    (match,) = await stage.store.matches_of(int(malia.id))
    match = await stage.until(match.id, lambda match: match.status is Status.PLAYING)
    assert (match.game, match.status) == ("gorgias", Status.PLAYING)
    assert [chair.computer is None for chair in match.chairs] == [True, False]


async def test_the_learner_sits_there_by_name(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    general = await theo.channel("general")
    reply = await theo.slash(general["id"], "learn", {"game": "gorgias"})
    await theo.slash(general["id"], "settings look", {"words": True})
    in_words = await theo.slash(general["id"], "learn", {"game": "gorgias"})
    assert "Theo" in in_words.text and not in_words.message["attachments"]
    assert reply.failed is None


@pytest.mark.slow
async def test_a_button_of_a_game_that_is_gone_says_so(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "learn", {"game": "gorgias"})

    def gone(name: str) -> None:
        raise UnknownGame(name)

    monkeypatch.setattr(learning, "find_game", gone)
    (way, *_) = buttons(reply.message)
    assert say.text("lesson-unknown") in (await malia.press(reply.message, way["custom_id"])).text


@pytest.mark.usefixtures("toy")
async def test_a_game_without_a_lesson_says_so(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    general = await malia.channel("general")
    reply = await malia.slash(general["id"], "learn", {"game": "oracle"})
    assert say.text("lesson-none", game="The Oracle") in reply.text


async def test_rules_are_put_into_words_beside_the_event_loop(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first time in each language takes long, since the texts are compiled."""
    (malia,) = await stage.users("malia")
    general = stage.server.channel_id("general")
    threads: list[int] = []
    make = screens.topics_of

    def topics_of(game: Game[Any, Any]) -> list[Topic]:
        threads.append(threading.get_ident())
        return make(game)

    monkeypatch.setattr(screens, "topics_of", topics_of)
    assert await malia.complete(general, "rules", {"game": "gorgias", "topic": ""}, "topic")
    shown = await malia.slash(general, "rules", {"game": "gorgias", "topic": "0"})
    forger = Stranger(stage.server, malia.id, general, HANG)
    asked = [custom_ids.Topics("gorgias", 0), custom_ids.Topic("gorgias", 1), custom_ids.GameRules("gorgias")]
    for each in asked:
        assert (await forger.press(custom_ids.encode(each), shown.message)).text
    assert len(threads) >= 2 + len(asked) and threading.get_ident() not in threads
