"""Whatever strangers type, they get a sentence or a valid answer, refusals change nothing, and the work is bounded.

How long the bot's loop stalls meanwhile is measured by `python -m benchmarks stalls`.
"""

import contextlib
import math
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from benchmarks.hostile import DOORS, FILES, SHAPES, TEXTS, Answer, Scene, Stranger, hostile_text
from bot.handlers.settings import read_quiet_hours
from bot.interactions import custom_ids
from bot.interactions.errors import UserError
from bot.interactions.uploads import Uploads
from bot.screens.learning import find_topic, topic_completions
from bot.screens.lobby import with_typed_option
from bot.screens.typed_actions import InvalidInput, completions, find_action
from bot.ui import limits, option_file
from bot.ui.typed_times import LONGEST_TIME, Reader, UnreadableTime, read_exact, read_words
from bot.ui.words import say
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.core.words import escape
from storage import Refused
from storage.ballots.receipts import read_code
from storage.match.quiet_hours import UnknownTimeZone, find_time_zone
from tests.bot.conftest import Stage
from tests.bot.screens.matches import match_of
from tests.waiting import HANG

UNCHANGED = ("Nothing has changed.", "No vote was opened.")
"""How refusals end."""
LONGEST_REFUSAL = 700
NOW = datetime(2031, 3, 3, 12, tzinfo=UTC)


async def scene_on(stage: Stage) -> Scene:
    """Return the tables of the corpus, which Malia hosts."""
    place = stage.server.channel_id("general")
    host, guest = (Stranger(stage.server, stage.server.user_id(name), place, HANG) for name in ("malia", "theo"))
    scene = Scene(host)
    await scene.set_up(guest)
    return scene


async def snapshot(stage: Stage, scene: Scene) -> list[Any]:
    """Return everything that the doors could change."""
    matches = [await stage.store.match(number) for number in (scene.table, scene.lobby, scene.other)]
    votes = await stage.store.ballots.open_votes()
    person = await stage.store.user_settings.get(int(scene.host.user))
    return [[(m.record_count, m.options, m.state, m.status) for m in matches], votes, person]


def check_answer(answer: Answer, where: tuple[str, str]) -> None:
    """Check that an answer is a screen, a form or choices, and none that reports a fault of the bot."""
    assert answer.text or answer.modal or answer.choices is not None, where
    assert say.text("error-unexpected", number="").split(".")[0] not in answer.text, where


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
async def test_every_hostile_text_gets_an_answer_and_a_refusal_changes_nothing(stage: Stage, door: str) -> None:
    scene = await scene_on(stage)
    before = await snapshot(stage, scene)
    for name, text in TEXTS.items():
        answer = await DOORS[door](scene, text)
        check_answer(answer, (door, name))
        after = await snapshot(stage, scene)
        if any(words in answer.text for words in UNCHANGED):
            assert after == before, (door, name, answer.text)
            assert len(answer.text) <= LONGEST_REFUSAL, (door, name)
        before = after


@pytest.mark.slow
async def test_every_hostile_file_is_refused_in_a_sentence_and_changes_nothing(stage: Stage) -> None:
    scene = await scene_on(stage)
    before = await snapshot(stage, scene)
    for name, data in FILES.items():
        stage.bot.services.uploads.limit._recent.clear()  # each counts as the first of its minute
        answer = await scene.upload(data)
        check_answer(answer, ("option files", name))
        assert answer.text.endswith("Nothing has changed."), (name, answer.text)
        assert len(answer.text) <= LONGEST_REFUSAL, name
        assert await snapshot(stage, scene) == before, name


SMALL, GROWTH = 8_000, 8
"""Characters of the shorter text, longer than all that Discord takes, and how much longer the other one is."""
TOLERANCE = 3.0
"""How far processor times may lie above what linear growth explains; quadratic growth lies `GROWTH` times above it."""
SHORTEST = 50e-6
"""Processor seconds below which a measurement counts as this long: shorter ones are noise."""
PHILOSOPHIA, OSTRAKON = find_game("philosophia"), find_game("ostrakon")
MATCH = match_of(PHILOSOPHIA, PHILOSOPHIA.start(2, PHILOSOPHIA.Options(), Chance(Seeded(1).below)), 2)
LOBBY = match_of(OSTRAKON, None, 4)

WORK: dict[str, Callable[[str], object]] = {
    "find action": lambda text: find_action(MATCH, 0, text),
    "complete action": lambda text: completions(MATCH, 0, text),
    "option form": lambda text: with_typed_option(LOBBY, 3, text),
    "find topic": lambda text: find_topic(PHILOSOPHIA, text),
    "complete topic": lambda text: topic_completions(PHILOSOPHIA, text),
    "closing time": lambda text: read_exact(text, Reader(NOW)),
    "closing time in words": lambda text: read_words(text[:LONGEST_TIME], Reader(NOW, language="de")),
    "time zone": find_time_zone,
    "quiet hours": lambda text: read_quiet_hours(None, text, "7", None, False, NOW),
    "receipt code": read_code,
    "custom id": custom_ids.parse,
    "label": lambda text: limits.fit_label(text, 80),
    "many equal labels": lambda text: limits.distinct_labels(["x"] * (len(text) // 8), 100),
    "markdown": lambda text: limits.fit_markdown(text, 4000),
    "escaped": escape,
    "name": limits.clean_name.__wrapped__,
    "screen": lambda text: limits.notice(escape(text)),
    "depth of a file": option_file.is_too_deep,
}
"""What the bot does with typed text in its event loop. None of it may take more than linear time."""
ATTEMPTS = 30
"""How often both texts are measured at most; the shortest times count."""
REFUSALS = (InvalidInput, UnknownTimeZone, UnreadableTime, UserError, Refused)


def processor_seconds(work: Callable[[str], object], text: str) -> float:
    """Return the processor time of this thread for some work."""
    began = time.thread_time()
    with contextlib.suppress(*REFUSALS):
        work(text)
    return time.thread_time() - began


@pytest.mark.slow
@pytest.mark.parametrize("name", WORK)
def test_what_is_typed_costs_time_at_most_linear_in_its_length(name: str) -> None:
    for shape in SHAPES:
        whole = hostile_text(shape, SMALL * GROWTH)
        short = long = math.inf
        for _ in range(ATTEMPTS):  # other processes can slow each of them down; none makes quadratic work fast
            short = min(short, max(processor_seconds(WORK[name], whole[:SMALL]), SHORTEST))
            long = min(long, processor_seconds(WORK[name], whole))
            if long <= TOLERANCE * GROWTH * short:
                break
        else:
            pytest.fail(f"{name}, {shape}: {short:.6f} s and {long:.6f} s")


def test_dots_and_brackets_are_counted_where_they_are_structure() -> None:
    deepest = "a." * option_file.MAX_DEPTH + "a = 1"
    nested = "a = " + "[" * option_file.MAX_DEPTH + "]" * option_file.MAX_DEPTH
    for text in (
        deepest,
        nested,
        f"{deepest}\nb.{deepest[2:]}",
        'a = "b.c.d.e.f.g.h.i.j.k [[[[[[[[[["',
        "a = 'b.c.d.e.f.g.h.i.j.k [[[[[[[[[['",
        'a = """\nb.c.d.e.f.g.h.i.j.k " [[[[[[[[[["""',
        "# b.c.d.e.f.g.h.i.j.k [[[[[[[[[[",
        "[a.b]\nc = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 1.5]",
    ):
        assert not option_file.is_too_deep(text), text
        option_file.parse("toml", text)
    for text in (
        f"a.{deepest}",
        f"[a.{deepest.removesuffix(' = 1')}]",
        nested.replace("=", "= ["),
        f"b = 1\n a = {{ a.{deepest}",
        '"a".' * option_file.MAX_DEPTH + "'b'.c = 1",
        f'b = """x"""\na.{deepest}',
        f"b = '\\'\na.{deepest}",
        *(f"a = [{text}, {DEEP}]" for text in ENDS_IN_QUOTES),
    ):
        assert option_file.is_too_deep(text), text


DEEP = "[" * 400 + "]" * 400
ENDS_IN_QUOTES = [
    f"{mark * 3}{body}{mark * end}" for mark in "'\"" for body in ("", "x", "x\n", mark + "x") for end in (3, 4, 5)
]
"""Texts of TOML over several lines; up to two of the quotes at the end are part of the text."""


def test_the_texts_in_quotes_are_toml() -> None:
    for text in ENDS_IN_QUOTES:
        assert isinstance(option_file.parse("toml", f"a = [{text}, [[1]]]")["a"][0], str), text


@pytest.mark.process
async def test_what_a_file_nests_too_deeply_to_be_sent_on_is_refused() -> None:
    uploads = Uploads(time.monotonic)
    deep = "[" * 900 + "]" * 900  # it is parsed, but cannot be pickled
    for kind, text in (("json", deep), ("toml", f"a = {deep}")):
        with pytest.raises(UserError):
            await uploads._parse(kind, text)
