"""Secrets stay secret in public messages, in what other clients receive, and in the log of the process."""

import logging
import random

import orjson
import pytest

from bot.screens import board
from bot.screens.public import Public, chance_text
from games.core.words import Markdown
from sandbox.driver import texts
from sandbox.wire import Json
from storage import Status
from tests.bot.conftest import Stage, controls, overhear, play_on, press

pytestmark = pytest.mark.usefixtures("toy")

GEMS = ("amethyst", "beryl", "chalcedony", "garnet", "jasper", "onyx")


@pytest.mark.slow
async def test_nobody_is_told_what_was_hidden_before_it_is_opened(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard_by_all, heard_by_rival = await overhear(ione), await overhear(theo)
    with caplog.at_level(logging.DEBUG):
        match = await stage.table("oracle", malia, theo)
        panel = await stage.panel(match, malia)
        asked = await press(malia, panel.message, controls(panel.message)[0], "A word of mine?")
        hidden = await press(malia, asked.message, controls(asked.message)[len(GEMS) * 3 + 4])
        assert "garnet" in texts(hidden.message), "its owner sees it"
        await stage.until(match.id, lambda match: match.shown_version == match.version)
        await ione.press_label(await stage.board(match, ione), "Log")
        await theo.slash(str(match.thread), "board")
        await theo.slash(str(match.thread), "hand")
        await stage.caught_up()
    everything = orjson.dumps(heard_by_all).decode() + orjson.dumps(heard_by_rival).decode()
    assert "A word of mine" in everything
    for gem in GEMS:
        assert gem not in everything.lower()
        for record in caplog.records:
            if record.name.startswith(("bot", "storage", "games")):
                assert gem not in record.getMessage().lower()
    for record in caplog.records:
        if record.name.startswith(("bot", "storage", "games")):
            assert "A word of mine" not in record.getMessage()
    assert (await stage.store.match(match.id)).status is Status.PLAYING


@pytest.mark.slow
async def test_in_a_whole_match_spectators_see_only_public_messages(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(ione)
    match = await stage.table("gorgias", malia, theo)
    await play_on(stage, match, {int(u.id): u for u in (malia, theo)}, random.Random(3))
    await stage.until(match.id, lambda match: match.is_finished and match.shown_version == match.version)
    messages = [data for event, data in heard if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
    assert len(messages) > 3
    public_ids = ("s1:myseat:", "s1:log:", "s1:rules:", "s1:join:", "s1:leave:", "s1:computers:", "s1:options:")
    public_ids += ("s1:start:", "s1:cancel:", "s1:again:", "s1:removecomputer:", "s1:clocks:", "s1:vote:", "s1:sit:")
    public_ids += ("s1:spectators:", "s1:versus:")
    for message in messages:
        assert not message["flags"] & 64
        for part in _components(message["components"]):
            assert part.get("custom_id", public_ids[0]).startswith(public_ids)


def _components(parts: list[dict[str, object]]) -> list[dict[str, object]]:
    found = []
    for part in parts:
        found += [part, *_components(part.get("components", []))]  # type: ignore[arg-type]
    return found


def shows(heard: list[list[tuple[str, Json]]], log: list[logging.LogRecord], secret: str) -> bool:
    """Whether a secret was sent to somebody or logged."""
    return secret in orjson.dumps(heard).decode() or any(secret in record.getMessage() for record in log)


@pytest.mark.slow
@pytest.mark.parametrize("planted", [False, True])
async def test_the_secret_of_chance_is_shown_when_the_match_is_over(
    stage: Stage, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, planted: bool
) -> None:
    secret = ""

    def leaking(public: Public) -> Markdown:
        return chance_text(public) + Markdown(secret)

    if planted:
        monkeypatch.setattr(board, "chance_text", leaking)
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = [await overhear(user) for user in (malia, theo, ione)]
    with caplog.at_level(logging.DEBUG):
        opened, lobby = await stage.lobby(malia, "gorgias")
        assert opened.chance.commitment in texts(lobby), "before anybody can start"
        match = await stage.table("gorgias", malia, theo)
        secret = match.chance.secret.hex()
        first = next(user for user in (malia, theo) if int(user.id) == match.chairs[match.active[0]].user)
        panel = await stage.panel(match, first)
        await press(first, panel.message, controls(panel.message)[0])
        await ione.press_label(await stage.board(match, ione), "Log")
        for words in ("board", "table log", "table replay", "table verify"):
            await theo.slash(str(match.thread), words)
        await stage.until(match.id, lambda match: match.shown_version == match.version)
        assert match.chance.commitment in texts(await stage.board(match, ione))
        assert shows(heard, caplog.records, secret) is planted
        ended = await stage.store.end(match.id, "end", int(malia.id), "Malia", "")
        stage.bot.services.events.match_changed(ended)
        await stage.until(match.id, lambda match: match.shown_version == match.version)
        assert secret in texts(await stage.board(ended, ione))
        number = {"table": str(match.id)}
        for words in ("table verify", "table log"):
            assert secret in (await theo.slash(str(match.thread), words, number)).text
    assert not any(secret in each.getMessage() for each in caplog.records if each.name.startswith(("bot", "storage")))
