"""What a server goes through: outages, removal of the bot and a new invitation, slow mode, tokens that have expired."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.screens.lobby import players_of
from bot.services import Pace
from bot.ui.words import say
from games.core.registry import all_games
from games.core.words import in_language
from sandbox.driver import Refused, User, buttons, texts
from storage.services.lobbies import Lobbies
from tests.bot.conftest import QUICK, Json, Stage, controls, eventually, press

pytestmark = pytest.mark.usefixtures("toy")


@pytest.fixture
def pace() -> Pace:
    """Defer handlers that are held up, soon."""
    return replace(QUICK, defer_after=0.1)


@pytest.mark.slow
async def test_what_happened_in_an_outage_is_shown_after_it(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    await stage.driver.set_outage(True)
    await eventually(lambda: stage.bot.guilds[0].unavailable)
    changed = await stage.store.resign(match.id, "in the dark", int(theo.id))
    stage.bot.services.events.match_changed(changed, previously_pending=match.active)
    await eventually(lambda: [r for r in stage.server.rest.requests if r["status"] == 503])
    with pytest.raises(Refused, match="503"):
        await malia.press_label(board, "My seat")
    await stage.driver.set_outage(False)
    await stage.until(match.id, lambda match: match.shown_version == match.version)
    assert (await malia.slash(str(match.thread), "board")).failed is None
    assert not stage.bot.guilds[0].unavailable and stage.bot.is_ready()


@pytest.mark.slow
async def test_a_table_goes_on_when_the_bot_is_invited_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    await stage.driver.remove_bot()
    await eventually(lambda: not stage.bot.guilds)
    await stage.until(match.id, lambda m: m.is_suspended)  # else it could be suspended after the invitation
    with pytest.raises(Refused, match="not on this server"):
        await malia.press_label(str(match.message), "My seat")
    await stage.driver.invite_bot()
    await eventually(lambda: stage.bot.guilds)
    await stage.until(match.id, lambda m: not m.is_suspended)
    panel = (await stage.panel(match, malia)).message
    for control in controls(panel)[:1]:
        assert (await press(malia, panel, control)).failed is None
    after = await stage.until(match.id, lambda m: m.record_count == 1 and m.shown_version == m.version)
    assert buttons(await stage.board(after, theo))


async def greetings(stage: Stage, user: User) -> list[Json]:
    """Return the greetings that a user finds in the server's channels."""
    found = [message for channel in stage.server.world.channels for message in await read(user, channel)]
    return [message for message in found if say.text("greeting-text") in texts(message)]


async def invite_again(stage: Stage) -> None:
    """Remove the bot from the server and invite it, as if it had never been there."""
    await stage.driver.remove_bot()
    await eventually(lambda: not stage.bot.guilds)
    await stage.store.put_value(f"greeted.{stage.server.world.guild['id']}", None)
    await stage.driver.invite_bot()


async def test_a_new_server_is_greeted_once(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    assert not await greetings(stage, malia)
    await invite_again(stage)
    await eventually(lambda: greetings(stage, malia))
    await stage.driver.remove_bot()
    await eventually(lambda: not stage.bot.guilds)
    await stage.driver.invite_bot()
    (greeting,) = await eventually(lambda: greetings(stage, malia))
    names = [button["label"] for button in buttons(greeting)]
    games = [game.title for game in all_games()]
    each = [say.label(key, game=game) for game in games for key in ("greeting-play", "greeting-learn")]
    assert names == [*each, say.label("greeting-tables"), say.label("greeting-settings")]
    assert len(set(names)) == len(names)
    lesson = await malia.press_label(greeting, say.label("greeting-learn", game=games[0]))
    assert lesson.message["flags"] & 64 and not lesson.update
    await malia.press_label(greeting, say.label("greeting-play", game=games[0]))
    (match,) = await stage.store.matches_of(int(malia.id))
    assert match.game == all_games()[0].name
    await stage.restart()
    assert len(await greetings(stage, malia)) == 1


@pytest.mark.parametrize(("locale", "language"), [("de", "de"), ("fr", "fr"), ("es-ES", "es"), ("it", "it")])
async def test_a_server_is_greeted_in_its_own_language(stage: Stage, locale: str, language: str) -> None:
    (malia,) = await stage.users("malia")
    await stage.driver.set_locale(locale)
    await invite_again(stage)
    with in_language(language):
        (greeting,) = await eventually(lambda: greetings(stage, malia))
        labels = {say.label(key) for key in ("greeting-tables", "greeting-settings")}
        labels |= {
            say.label(key, game=each.title) for each in all_games() for key in ("greeting-play", "greeting-learn")
        }
        game = all_games()[0]
        told = say.text("greeting-game", game=game.title, players=players_of(game), length=game.length)
    assert {button["label"] for button in buttons(greeting)} == labels
    assert told in texts(greeting)


async def test_the_first_page_of_a_new_sandbox_shows_the_greeting_with_a_picture(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await stage.store.put_value(f"greeted.{stage.server.world.guild['id']}", None)
    await stage.stop_bot()
    stage.is_new = True
    await stage.start_bot()
    (greeting,) = await eventually(lambda: greetings(stage, malia))
    first = min((c for c in malia.guild["channels"] if c["type"] == 0), key=lambda c: c["position"])
    assert greeting["channel_id"] == first["id"]
    await malia.until(greeting["id"], lambda message: message["attachments"])


async def test_a_server_is_greeted_where_the_bot_may_write_and_nowhere_if_it_may_not(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    places = [channel["id"] for channel in malia.guild["channels"] if channel["type"] in (0, 5)]
    await stage.driver.post("permissions", channel_id=places[0], bot={"deny": ["SEND_MESSAGES"]})
    await invite_again(stage)
    (greeting,) = await eventually(lambda: greetings(stage, malia))
    assert greeting["channel_id"] == places[1]
    for place in places[1:]:
        await stage.driver.post("permissions", channel_id=place, bot={"deny": ["SEND_MESSAGES"]})
    with capture_logs() as heard:
        await invite_again(stage)
        await eventually(lambda: [line for line in heard if line["event"] == "no channel for a greeting"])
    assert len(await greetings(stage, malia)) == 1


async def test_help_is_the_greeting_for_one_alone_and_all_its_buttons_answer_privately(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await stage.lobby(theo, "oracle")
    reply = await malia.slash((await malia.channel("general"))["id"], "help")
    assert reply.message["flags"] & 64 and say.text("greeting-text") in reply.text
    shown = await malia.until(reply.message["id"], lambda message: message["attachments"])
    tables = await malia.press_label(shown, say.label("greeting-tables"))
    settings = await malia.press_label(shown, say.label("greeting-settings"))
    lesson = await malia.press_label(shown, say.label("greeting-learn", game=all_games()[0].title))
    rules = await malia.choose_label(shown, all_games()[0].title)
    for answer, said in (
        (tables, say.text("games-server")),
        (settings, say.text("settings-title")),
        (lesson, all_games()[0].title),
        (rules, say.text("rules-title", game=all_games()[0].title)),
    ):
        assert answer.failed is None and answer.message["flags"] & 64 and not answer.update
        assert said in answer.text
    played = await malia.press_label(shown, say.label("greeting-play", game=all_games()[0].title))
    assert played.failed is None and await stage.store.matches_of(int(malia.id))


async def read(user: User, channel: str) -> list[Json]:
    """Return the messages of a channel; none if the user may not see it."""
    try:
        return await user.messages(channel)
    except Refused:
        return []


async def test_slow_mode_does_not_hold_up_a_table(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    await malia.set_slow_mode(stage.server.channel_id("general"), 21_600)
    match = await stage.table("oracle", malia, theo)
    await malia.set_slow_mode(str(match.thread), 21_600)
    for user in (malia, theo):
        panel = (await stage.panel(match, user)).message
        assert (await press(user, panel, controls(panel)[0])).failed is None
    await stage.until(match.id, lambda m: m.record_count >= 2 and m.shown_version == m.version)


async def test_a_choice_whose_answer_comes_after_the_token_has_expired_is_recorded_and_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "oracle")
    go_on, join = asyncio.Event(), Lobbies.join

    async def held(self: Lobbies, *args: Any, **named: Any) -> Any:
        done = await join(self, *args, **named)
        await go_on.wait()
        return done

    monkeypatch.setattr(Lobbies, "join", held)
    reply = await theo.press_label(lobby, "Join", settle=False)
    assert reply.failed is None
    await stage.driver.expire_tokens()
    go_on.set()
    await stage.until(match.id, lambda m: m.seat_of(int(theo.id)) is not None and m.shown_version == m.version)
    await malia.until(lobby["id"], lambda message: "Theo" in texts(message))
    assert (await theo.press_label(lobby, "Leave")).failed is None, "a new press has a new token"
    await malia.until(lobby["id"], lambda message: "Theo" not in texts(message))
