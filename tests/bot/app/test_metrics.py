"""Metrics: what they count, that no label tells about a player, and that they stand still between two snapshots."""

import asyncio
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app.connection import route_family
from bot.app.metrics import SNAPSHOT_SECONDS, Metrics
from bot.handlers import play
from bot.interactions import dispatcher
from bot.interactions.response import NotAcknowledged, Response
from sandbox.driver import User
from storage import Refused, Unavailable
from tests.bot.conftest import Stage, controls, eventually
from tests.bot.interactions.test_dispatcher import snowflake
from tests.fake_time import FakeTime
from tests.messages import says

pytestmark = pytest.mark.usefixtures("toy")

ROOT = Path(__file__).parents[3]
Numbers = dict[tuple[str, tuple[str, ...]], float]
LABELS = {
    "kind": {"command", "component", "form", "completion", "other"},
    "outcome": {"answered", "refused", "deferred", "busy", "failed", "shed"},
    "reason": {"too_old", "too_many", "too_late"},
    "status": {"429", "4xx", "5xx", "none"},
    "route": {
        *("applications", "channels", "messages", "threads", "thread-members", "gateway", "guilds", "interactions"),
        *("users", "webhooks", "other"),
    },
    "pool": {"pictures", "times", "computer players", "option files"},
}
"""All values that each label may have."""


def read(metrics: Metrics) -> Numbers:
    """Return all samples by name and labels' values, which are in the order of the labels' names."""
    text = metrics.reply().body.decode()
    return {
        (sample.name, tuple(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def presses(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Return the numbers of presses by kind and outcome."""
    return {labels: value for (name, labels), value in read(metrics).items() if name == "stoa_presses_total"}


@pytest.fixture
def metrics(stage: Stage) -> Metrics:
    return Metrics(stage.bot, snapshot_seconds=0.0)


async def question(malia: User, stage: Stage) -> dict[str, Any]:
    """Open a table and return the form of a question."""
    [theo] = await stage.users("theo")
    match = await stage.table("oracle", malia, theo)
    panel = await stage.panel(match, malia)
    form = await malia.press(panel.message, controls(panel.message)[0][0])
    assert form.modal is not None
    return form.modal


async def test_presses_are_counted_by_kind_and_outcome(
    stage: Stage, metrics: Metrics, monkeypatch: pytest.MonkeyPatch
) -> None:
    [malia] = await stage.users("malia")
    general = await malia.channel("general")
    modal = await question(malia, stage)
    match = (await stage.store.matches_of(int(malia.id)))[0]
    board = await stage.board(match, malia)
    await eventually(lambda: presses(metrics) == {("command", "answered"): 1, ("component", "answered"): 4})
    assert says((await malia.fill(modal, {"question": "Why?"})).text, "note-chosen")
    assert await malia.complete(general["id"], "hand", {"table": ""}, "table")
    await eventually(lambda: {("form", "answered"), ("completion", "answered")} <= presses(metrics).keys())

    show = play.show_panel

    async def defers(*values: Any, **named: Any) -> None:
        [response] = [each for each in (*values, *named.values()) if isinstance(each, Response)]
        await response.defer("private")
        await show(*values, **named)

    async def refuses(*_: Any, **__: Any) -> None:
        raise Refused("unknown_match")

    async def fails(*_: Any, **__: Any) -> None:
        raise Unavailable("locked")

    for instead, outcome in ((defers, "deferred"), (refuses, "refused"), (fails, "failed")):
        with monkeypatch.context() as patch:
            patch.setattr(play, "show_panel", instead)
            await malia.press_label(board, "My seat")
        await eventually(lambda: presses(metrics).get(("component", outcome)) == 1)  # noqa: B023
    services = stage.bot.services
    services.dispatcher.queue_limit = 0
    await malia.press_label(board, "My seat")
    await eventually(lambda: presses(metrics).get(("component", "busy")) == 1)

    async def refused(*_: Any) -> None:
        raise NotAcknowledged

    monkeypatch.setattr(dispatcher, "acknowledge", refused)
    stage.server.interactions.acknowledge_seconds = 0.01
    await malia.press_label(board, "My seat")
    counted = presses(metrics)
    assert counted["component", "shed"] == counted["form", "answered"] == counted["completion", "answered"] == 1
    assert read(metrics)["stoa_sheds_total", ("too_many",)] == 2
    unhandled = {("completion", "answered"), ("component", "busy"), ("component", "shed")}
    handled = sum(count for labels, count in counted.items() if labels not in unhandled)
    assert read(metrics)["stoa_acknowledge_seconds_count", ()] == handled


@pytest.mark.slow
async def test_a_response_that_never_arrives_has_failed(stage: Stage, metrics: Metrics) -> None:
    [malia] = await stage.users("malia")
    general = await malia.channel("general")
    stage.server.interactions.acknowledge_seconds = 0.01
    await stage.driver.fault("late_interaction")
    assert (await malia.slash(general["id"], "hand", {})).failed is not None
    await eventually(lambda: presses(metrics) == {("command", "failed"): 1})
    assert read(metrics)["stoa_acknowledge_seconds_count", ()] == 0


@pytest.mark.slow
async def test_an_interaction_that_comes_twice_is_counted_once(stage: Stage, metrics: Metrics) -> None:
    [malia] = await stage.users("malia")
    modal = await question(malia, stage)
    await stage.driver.fault("double_interaction")
    await malia.fill(modal, {"question": "Twice?"})
    await malia.slash((await malia.channel("general"))["id"], "hand", {})  # afterwards the second one has come too
    await eventually(lambda: presses(metrics).get(("command", "answered")) == 2)
    assert {labels: n for labels, n in presses(metrics).items() if labels[0] == "form"} == {("form", "answered"): 1}


async def test_commits_are_measured_with_what_they_hold(stage: Stage, metrics: Metrics) -> None:
    before = read(metrics)["stoa_commit_seconds_count", ()]  # the heartbeat may have been written
    malia, theo = await stage.users("malia", "theo")
    await stage.table("oracle", malia, theo)
    after = read(metrics)
    assert after["stoa_commit_seconds_count", ()] == after["stoa_commit_submissions_count", ()] >= before + 3
    assert after["stoa_commit_submissions_sum", ()] >= after["stoa_commit_submissions_count", ()]
    assert after["stoa_commit_seconds_sum", ()] > 0


@pytest.mark.slow
async def test_changes_that_wait_together_are_one_commit(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    tables = [await stage.table("oracle", malia, theo) for _ in range(3)]
    seen: list[tuple[int, float]] = []
    stage.store.observe_commits(lambda count, seconds: seen.append((count, seconds)))
    await asyncio.gather(*[stage.store.place(match.id, message=1) for match in tables])
    assert [count for count, _ in seen] == [len(tables)]
    assert all(seconds > 0 for _, seconds in seen)


async def test_errors_of_discord_are_counted_without_ids(stage: Stage, metrics: Metrics) -> None:
    await stage.driver.fault("http_error", status=503, operation="get_user")
    bot = stage.bot.application_id or 0
    with pytest.raises(discord.DiscordServerError):
        await stage.bot.fetch_user(bot)
    with pytest.raises(discord.NotFound):
        await stage.bot.fetch_channel(5)
    await stage.driver.fault("http_drop", operation="get_user", times=2)
    with pytest.raises(aiohttp.ClientError):
        await stage.bot.fetch_user(bot)
    found = {labels: value for (name, labels), value in read(metrics).items() if name == "stoa_discord_errors_total"}
    assert found["users", "5xx"] >= 1 and found["channels", "4xx"] == 1 and found["users", "none"] >= 1
    assert {status for _, status in found} <= LABELS["status"] and {route for route, _ in found} <= LABELS["route"]


@pytest.mark.parametrize(
    ("path", "family"),
    [
        ("/api/v10/channels/123/messages/456", "messages"),
        ("/api/v10/channels/123/thread-members/5", "thread-members"),
        ("/api/v10/channels/123", "channels"),
        ("/api/v10/channels/123/hidden-word", "channels"),
        ("/api/v10/interactions/123/aToken/callback", "interactions"),
        ("/api/v10/webhooks/123/aToken/messages/@original", "webhooks"),
        ("/api/v10/aToken", "other"),
        ("/api/", "other"),
        ("/gateway/bot", "other"),
        ("/attachments/1/2/secret.toml", "other"),
    ],
)
def test_a_family_of_routes_is_one_of_few_words(path: str, family: str) -> None:
    assert route_family(aiohttp.client.URL(f"https://discord.com{path}")) == family
    assert family in LABELS["route"]


@pytest.mark.slow
async def test_no_label_tells_about_a_player(stage: Stage, metrics: Metrics) -> None:
    """Neither their ids nor what they choose or type, nor the game."""
    text = 'garnet" in cave 3\n{kind="x"}'
    [malia] = await stage.users("malia")
    general = await malia.channel("general")
    modal = await question(malia, stage)
    await malia.fill(modal, {"question": text})
    await malia.complete(general["id"], "hand", {"table": text}, "table")
    await malia.slash(general["id"], "hand", {"table": text})
    match = (await stage.store.matches_of(int(malia.id)))[0]
    body = metrics.reply().body.decode()
    places = (str(match.thread), str(match.channel), str(match.guild))
    for secret in ("malia", "Malia", "garnet", malia.id, *places, "oracle"):
        assert secret not in body
    for family in text_string_to_metric_families(body):
        for sample in family.samples:
            for label, value in sample.labels.items():
                assert label == "le" or value in LABELS[label], (sample.name, label, value)
            assert not sample.name.endswith("_created"), "it would show a moment"


async def test_nobody_can_count_presses_faster_than_the_snapshots(stage: Stage) -> None:
    now = [100.0]
    metrics = Metrics(stage.bot, monotonic=lambda: now[0])
    before = metrics.reply()
    [malia] = await stage.users("malia")
    general = await malia.channel("general")
    await malia.slash(general["id"], "hand", {})
    now[0] += SNAPSHOT_SECONDS - 0.1
    assert metrics.reply() == before
    now[0] += 0.1
    assert metrics.reply() != before


async def test_the_gateway_and_the_memory_are_shown(stage: Stage, metrics: Metrics) -> None:
    seen = read(metrics)
    assert seen["stoa_gateway_connected", ()] == 1
    assert seen["process_resident_memory_bytes", ()] > 1e6
    await stage.bot.shutdown()
    assert read(metrics)["stoa_gateway_connected", ()] == 0


async def test_queues_are_shown(stage: Stage, metrics: Metrics, monkeypatch: pytest.MonkeyPatch) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    board = await stage.board(match, malia)
    begun, go_on, show = asyncio.Event(), asyncio.Event(), play.show_panel

    async def slow(*values: Any, **named: Any) -> None:
        begun.set()
        await go_on.wait()
        await show(*values, **named)

    monkeypatch.setattr(play, "show_panel", slow)
    pressed = asyncio.create_task(malia.press_label(board, "My seat"))
    await begun.wait()
    seen, another = read(metrics), snowflake(0, 1)
    assert seen["stoa_interactions_running", ()] == 1 and seen["stoa_interactions_waiting", ()] == 0
    stage.bot.services.dispatcher.admit(another, "component")
    assert read(metrics)["stoa_interactions_waiting", ()] == 1
    go_on.set()
    assert (await pressed).failed is None
    await eventually(lambda: read(metrics)["stoa_interactions_running", ()] == 0)
    stage.bot.services.dispatcher.release(another)
    stage.bot.services.boards.mark_lost(match.id, "gone")
    assert read(metrics)["stoa_boards_left_alone", ()] == 1


class TestDeadlines:
    """How late the oldest deadline is."""

    @pytest.fixture
    def watch(self) -> FakeTime:
        return FakeTime()

    async def test_a_round_that_cannot_begin_is_late(self, stage: Stage, metrics: Metrics, watch: FakeTime) -> None:
        deadlines = stage.bot.services.events.deadlines
        await eventually(lambda: deadlines.rounds)
        assert read(metrics)["stoa_deadline_late_seconds", ()] == 0
        await deadlines.close()
        assert deadlines._next is not None
        watch.jump(deadlines._next - watch.now() + timedelta(seconds=90))
        assert read(metrics)["stoa_deadline_late_seconds", ()] == 90

    async def test_a_deadline_that_fires_slowly_is_late(
        self, stage: Stage, metrics: Metrics, watch: FakeTime, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        deadlines = stage.bot.services.events.deadlines
        await eventually(lambda: deadlines.rounds)
        deadlines._oldest_due = watch.now() - timedelta(seconds=40)
        assert read(metrics)["stoa_deadline_late_seconds", ()] == 40
        monkeypatch.setattr(deadlines, "_is_serving", lambda: False)
        rounds = deadlines.rounds
        deadlines.wake()
        await eventually(lambda: deadlines.rounds > rounds)
        assert read(metrics)["stoa_deadline_late_seconds", ()] == 0, "time in which the bot is away does not count"


def test_the_page_explains_every_metric() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    section = page.partition("\n## Metrics\n")[2].partition("\n## ")[0]
    explained = set(re.findall(r"^\| `(\w+)`", section, re.MULTILINE))
    source = (ROOT / "bot" / "app" / "metrics.py").read_text("utf-8")
    assert explained - {"process_resident_memory_bytes"} == set(re.findall(r'"(stoa_\w+)"', source))
