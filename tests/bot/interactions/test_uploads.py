"""Uploaded files: how many, how fast, and that the process which parses them is ended."""

import contextlib
import os

import psutil
import pytest

from bot.interactions import uploads
from bot.ui.words import say
from sandbox.wire import Upload
from tests.bot.conftest import Json, Stage
from tests.fake_time import FakeTime

UNREADABLE = b"\xff"
"""It is refused before it is parsed."""


@pytest.fixture
def watch() -> FakeTime:
    return FakeTime()


async def upload(stage: Stage, name: str, lobby: Json, table: int, data: bytes = UNREADABLE) -> str:
    """Upload a file and return the answer."""
    user = await stage.driver.user(name)
    file = Upload("cards.toml", "application/toml", data)
    return (await user.slash(lobby["channel_id"], "table options", {"file": file, "table": str(table)})).text


async def test_a_user_uploads_so_many_files_in_a_minute(stage: Stage, watch: FakeTime) -> None:
    (malia, theo) = await stage.users("malia", "theo")
    match, lobby = await stage.lobby(malia, "philosophia")
    other, elsewhere = await stage.lobby(theo, "philosophia")
    for _ in range(uploads.PER_MINUTE):
        assert say.text("options-file-text") in await upload(stage, "malia", lobby, match.id)
    assert say.text("options-file-often", most=uploads.PER_MINUTE) in await upload(stage, "malia", lobby, match.id)
    assert say.text("options-file-text") in await upload(stage, "theo", elsewhere, other.id), "others are not meant"
    watch.advance(seconds=61)
    assert say.text("options-file-text") in await upload(stage, "malia", lobby, match.id)


async def test_a_file_that_takes_too_long_is_given_up_with_its_process(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "philosophia")
    stage.bot.services.uploads._parse_seconds = 0.0
    before = {child.pid for child in psutil.Process(os.getpid()).children()}
    assert say.text("options-file-slow") in await upload(stage, "malia", lobby, match.id, b"wisdom = []")
    assert stage.bot.services.uploads._pool is None
    for child in psutil.Process(os.getpid()).children():
        with contextlib.suppress(psutil.NoSuchProcess):  # or a zombie: it has ended meanwhile
            if child.pid not in before and "resource_tracker" not in " ".join(child.cmdline()):
                child.wait(60)
    assert (await stage.store.match(match.id)).options == match.options


@pytest.mark.slow
async def test_files_that_would_wait_are_refused(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    (malia,) = await stage.users("malia")
    match, lobby = await stage.lobby(malia, "philosophia")
    monkeypatch.setattr(uploads, "WAITING", 0)
    assert say.text("options-file-busy") in await upload(stage, "malia", lobby, match.id)
    monkeypatch.undo()
    assert say.text("options-file-text") in await upload(stage, "malia", lobby, match.id), "the place was given back"
