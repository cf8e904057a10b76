"""Open panels: they stay true while their tokens live, and nobody else notices that one is open."""

import random
import re
import secrets
import shutil
from pathlib import Path

import pytest

from bot.scheduler import open_panels
from bot.scheduler.open_panels import OpenPanels
from bot.worker_pool import WorkerPool
from games.core.registry import find_game
from games.core.states import clone
from sandbox.driver import User, texts
from storage import Match, Unavailable
from storage import User as Doer
from storage.match.model import LogEntry
from tests.bot.conftest import Json, Stage, controls, eventually, overhear, press, sandbox_running
from tests.bot.messages.test_board_updater import act, shown
from tests.messages import says
from tests.storage.match.test_two_worlds import pending_states

pytestmark = [pytest.mark.usefixtures("toy"), pytest.mark.slow]


async def step(stage: Stage, match: Match, seat: int) -> Match:
    """Let a seat do what the clock would do for it, without pressing anything."""
    user = match.chairs[seat].user
    assert user is not None
    done = await stage.store.submit(
        match.id,
        f"s{match.record_count}.{seat}",
        Doer(user),
        lambda now: now.rules.timeout_action(now.state, seat),
    )
    stage.bot.services.events.action_committed(done)
    return await shown(stage, done.match)


async def settled(stage: Stage, match: Match) -> Match:
    """Wait until the board is up to date and the panels have had time to follow."""
    match = await shown(stage, match)
    await stage.settle()
    return match


def edits(heard: list[tuple[str, Json]], panel: Json) -> list[Json]:
    return [data for event, data in heard if event == "MESSAGE_UPDATE" and data["id"] == panel["id"]]


async def waiting_table(stage: Stage) -> tuple[Match, User, User, Json]:
    """Begin a game of Gorgias, and open the panel of the player who waits.

    Returns:
        The match, the player whose turn it is, the one who waits, and the latter's panel.
    """
    users = await stage.users("malia", "theo")
    match = await stage.table("gorgias", *users)
    (first,) = match.active
    asked, waiting = users[first], users[1 - first]
    panel = (await stage.panel(match, waiting)).message
    assert panel is not None and not controls(panel)
    return match, asked, waiting, panel


async def until_asked(stage: Stage, match: Match) -> Match:
    """Let the player whose turn it is act until it is the other one's."""
    (first,) = match.active
    while match.active == (first,):
        match = await step(stage, match, first)
    return match


async def test_a_panel_changes_after_the_board_when_its_player_is_asked(stage: Stage) -> None:
    match, _, theo, panel = await waiting_table(stage)
    heard = await overhear(theo)
    match = await until_asked(stage, match)
    edited = await theo.until(panel["id"], lambda message: bool(controls(message)))
    assert says(texts(edited), "panel-since")
    assert not says(texts(edited), "panel-waiting")
    events = [data["id"] for event, data in heard if event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")]
    assert events.index(str(match.message)) < events.index(panel["id"])
    reply = await press(theo, edited, controls(edited)[0])
    assert reply.failed is None and says(reply.text, "panel-note"), "its controls are as good as any"


async def test_a_panel_says_that_the_game_is_over_and_is_then_forgotten(stage: Stage) -> None:
    match, malia, theo, panel = await waiting_table(stage)
    assert len(stage.bot.services.panels._open) == 1
    await malia.slash(str(match.thread), "table resign", {"sure": True})
    edited = await theo.until(panel["id"], lambda message: says(texts(message), "board-resigned"))
    assert not controls(edited) and not says(texts(edited), "panel-as-of")
    assert not stage.bot.services.panels._open


async def test_a_panel_with_choices_stays_as_long_as_they_can_be_made(stage: Stage) -> None:
    """Its player may have a menu open, which an edit would close."""
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    match = await stage.table("oracle", malia, theo, ione)
    heard = await overhear(malia)
    panel = (await stage.panel(match, malia)).message
    assert panel is not None
    await act(stage, match, theo, text="Who?")
    await act(stage, match, theo, "garnet 1")
    await settled(stage, match)
    assert edits(heard, panel) == []


async def test_a_panel_is_not_edited_under_a_form(stage: Stage) -> None:
    match, _, theo, panel = await waiting_table(stage)
    heard = await overhear(theo)
    stage.bot.services.panels.hold(match.id, int(theo.id), open_panels.CHOICE_PATIENCE)
    await until_asked(stage, match)
    await settled(stage, match)
    assert edits(heard, panel) == []
    stage.bot.services.panels.hold(match.id, int(theo.id), 0.0)
    stage.bot.services.panels.match_changed(await stage.store.match(match.id))
    await theo.until(panel["id"], lambda message: bool(controls(message)))


async def test_a_form_and_a_nested_menu_hold_their_panel(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    match = await stage.table("oracle", malia, theo)
    panel = (await stage.panel(match, malia)).message
    assert panel is not None
    held = stage.bot.services.panels._open[match.id, int(malia.id)]
    before = held.held_until
    opened = await malia.press(panel, controls(panel)[0][0])
    assert opened.modal is not None
    assert held.held_until > before + open_panels.CHOICE_PATIENCE


async def test_a_recorded_choice_is_confirmed_although_the_log_cannot_be_read(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, asked, _, _ = await waiting_table(stage)
    panel = (await stage.panel(match, asked)).message
    assert panel is not None

    async def away(*_: object, **__: object) -> list[LogEntry]:
        raise Unavailable

    monkeypatch.setattr(stage.store, "since", away)
    reply = await press(asked, panel, controls(panel)[0])
    assert says(reply.text, "note-chosen") and not says(reply.text, "panel-since")


async def test_tokens_are_forgotten_in_time_and_bounded_and_never_printed(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(open_panels, "MOST_OPEN", 1)
    match, malia, theo, panel = await waiting_table(stage)
    panels: OpenPanels = stage.bot.services.panels
    (known,) = panels._open.values()
    assert known.user == int(theo.id)
    assert known.interaction.token not in repr(known) and repr(known.interaction) not in repr(known)
    await stage.panel(match, malia)
    assert [each.user for each in panels._open.values()] == [int(malia.id)]
    monkeypatch.setattr(open_panels, "LIFE", 0.05)
    await stage.panel(match, malia)
    await eventually(lambda: not panels._open and not panels._users)
    heard = await overhear(theo)
    await until_asked(stage, match)
    await settled(stage, match)
    assert edits(heard, panel) == []


async def test_a_panel_that_was_dismissed_is_forgotten(stage: Stage) -> None:
    match, _, theo, panel = await waiting_table(stage)
    await theo.request("DELETE", f"/channels/{panel['channel_id']}/messages/{panel['id']}")
    await until_asked(stage, match)
    await eventually(lambda: not stage.bot.services.panels._open)


Seen = list[tuple[str, str]]
VARIES = re.compile(r"\d{15,}|<t:\d+:R>")
"""What differs in two runs: ids and times."""


async def heard_by_the_other(
    folder: Path, migrated: Path, drawing: WorkerPool, patch: pytest.MonkeyPatch, *, is_open: bool
) -> Seen:
    """Play a simultaneous decision in which one player has a panel open or not, and return what the other one sees."""
    folder.mkdir()  # noqa: ASYNC240 - nothing else runs
    game = find_game("gorgias")
    _, state = pending_states(game)["arrange"]
    patch.setattr(type(game), "start", lambda *_: clone(state))
    patch.setattr(secrets, "randbits", random.Random(1).getrandbits)
    shutil.copyfile(migrated, folder / "stoa.db")
    async with sandbox_running() as (server, driver):
        stage = Stage(folder, drawing, server, driver)
        await stage.start_bot()
        malia, theo = await stage.users("malia", "theo")
        match = await stage.table("gorgias", malia, theo)
        assert match.turn.is_simultaneous
        heard = await overhear(theo)
        panel = (await stage.panel(match, malia)).message if is_open else None
        own = await overhear(malia)
        for seat in (0, 1):
            while seat in match.active and match.turn.is_simultaneous:
                match = await step(stage, match, seat)
        await settled(stage, match)
        assert panel is None or edits(own, panel), "the open panel was edited"
        await stage.stop_bot()
    return [
        (event, VARIES.sub("#", texts(data)) if event != "MESSAGE_DELETE" else "")
        for event, data in heard
        if event.startswith("MESSAGE_")
    ]


async def test_an_open_panel_changes_nothing_that_another_player_sees(
    tmp_path: Path, migrated_file: Path, drawing: WorkerPool, monkeypatch: pytest.MonkeyPatch, unhurried: None
) -> None:
    """Neither what nor in which order: two worlds, in one of which a player has a panel open while both choose."""
    worlds = []
    for name in ("closed", "open"):
        with monkeypatch.context() as patch:
            is_open = name == "open"
            worlds.append(await heard_by_the_other(tmp_path / name, migrated_file, drawing, patch, is_open=is_open))
    assert worlds[0] == worlds[1]
    assert worlds[0]
