"""Times as people type them, in their own language and time zone."""

import asyncio
import re
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.screens.vote_draft import time_in_words
from bot.ui import typed_times
from bot.ui.typed_times import (
    LANGUAGES,
    LONGEST_TIME,
    Reader,
    UnreadableTime,
    is_like_words,
    read_exact,
    read_time,
    read_words,
)
from bot.ui.words import say
from bot.worker_pool import WorkerPool
from games.core.words import in_language
from tests.bot.drawing import DrawingThread

NOW = datetime(2026, 11, 25, 12, 30, 44, tzinfo=UTC)
"""A Wednesday."""
BERLIN = "Europe/Berlin"


def exact(typed: str, **changes: Any) -> datetime:
    """Read a time without words at `NOW`."""
    return read_exact(typed, replace(Reader(NOW), **changes))


@pytest.mark.parametrize(
    ("typed", "later"),
    [
        ("3d 12h", timedelta(days=3, hours=12)),
        ("90m", timedelta(minutes=90)),
        ("1h30m", timedelta(hours=1, minutes=30)),
        (" 2 Hours ", timedelta(hours=2)),
        ("in 1 week, 2 days and 3 min", timedelta(days=9, minutes=3)),
        ("1.5h", timedelta(minutes=90)),
        ("45s", timedelta(seconds=45)),
        ("0m", timedelta()),
        ("8w", timedelta(days=56)),
        ("3j 12h", timedelta(days=3, hours=12)),
        ("3g 12h", timedelta(days=3, hours=12)),
        ("3 Tage und 2 Stunden", timedelta(days=3, hours=2)),
        ("2 días y 3 horas", timedelta(days=2, hours=3)),
        ("1 settimana e 2 giorni", timedelta(days=9)),
        ("1,5h", timedelta(minutes=90)),
        ("1,5 Stunden", timedelta(minutes=90)),
        ("en 1,5 horas", timedelta(minutes=90)),
        ("1,5 ore", timedelta(minutes=90)),
        ("in einer halben Stunde", timedelta(minutes=30)),
        ("dans une demi-heure", timedelta(minutes=30)),
        ("dentro de una hora", timedelta(hours=1)),
        ("fra due giorni", timedelta(days=2)),
        ("tra un’ora", timedelta(hours=1)),
    ],
)
def test_durations(typed: str, later: timedelta) -> None:
    assert exact(typed) == NOW + later


def test_a_duration_counts_from_the_start_but_in_counts_from_now() -> None:
    start = NOW + timedelta(days=1)
    assert exact("2h", since=start) == start + timedelta(hours=2)
    assert exact("in 2h", since=start) == NOW + timedelta(hours=2)


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("2026-12-24 18:00", datetime(2026, 12, 24, 18)),
        ("2026-12-24T18:00", datetime(2026, 12, 24, 18)),
        ("2026-12-24 18:00:30", datetime(2026, 12, 24, 18, 0, 30)),
        ("2026-12-24", datetime(2026, 12, 24, 23, 59)),
        ("2020-01-01", datetime(2020, 1, 1, 23, 59)),
        ("18:00", datetime(2026, 11, 25, 18)),
        ("9:15", datetime(2026, 11, 26, 9, 15)),
        ("13:30", datetime(2026, 11, 25, 13, 30) + timedelta(days=1)),
        ("2026-03-29 02:30", datetime(2026, 3, 29, 2, 30)),  # skipped by summer time
    ],
)
def test_dates_are_in_the_zone_of_the_person(typed: str, at: datetime) -> None:
    assert exact(typed, zone=BERLIN) == at.replace(tzinfo=ZoneInfo(BERLIN)).astimezone(UTC)


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("2026-12-24 18:00 UTC", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("2026-12-24 18:00:30Z", datetime(2026, 12, 24, 18, 0, 30, tzinfo=UTC)),
        ("2026-12-24 18:00+01:00", datetime(2026, 12, 24, 17, tzinfo=UTC)),
        ("2026-12-24 18:00 -05:30", datetime(2026, 12, 24, 23, 30, tzinfo=UTC)),
        ("9:15 utc", datetime(2026, 11, 26, 9, 15, tzinfo=UTC)),
        ("<t:1798135200:R>", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("<t:1798135200>", datetime(2026, 12, 24, 18, tzinfo=UTC)),
    ],
)
def test_a_zone_that_is_typed_counts(typed: str, at: datetime) -> None:
    assert exact(typed, zone="Asia/Tokyo") == at


def test_a_date_alone_begins_or_ends_a_vote() -> None:
    assert exact("2026-12-24", is_end=False) == datetime(2026, 12, 24, tzinfo=UTC)
    assert read_words("friday", Reader(NOW, is_end=False)) == datetime(2026, 11, 27, tzinfo=UTC)
    assert read_words("friday", Reader(NOW)) == datetime(2026, 11, 27, 23, 59, tzinfo=UTC)


@pytest.mark.parametrize(
    ("language", "typed", "local"),
    [
        ("en", "tomorrow 20:00", "26.11.2026 20:00"),
        ("en", "tomorrow at 8pm", "26.11.2026 20:00"),
        ("en", "20:00 tomorrow", "26.11.2026 20:00"),
        ("en", "TOMORROW, 8.30 p.m.", "26.11.2026 20:30"),
        ("en", "tomorrow", "26.11.2026 23:59"),
        ("en", "tomorrow noon", "26.11.2026 12:00"),
        ("en", "the day after tomorrow 18:00", "27.11.2026 18:00"),
        ("en", "Friday 18h", "27.11.2026 18:00"),
        ("en", "on friday at 6 pm", "27.11.2026 18:00"),
        ("en", "Wednesday 18:00", "25.11.2026 18:00"),
        ("en", "Wednesday 11:00", "02.12.2026 11:00"),
        ("en", "next Wednesday 18:00", "02.12.2026 18:00"),
        ("en", "next week 20:00", "02.12.2026 20:00"),
        ("en", "in 3 days at 18:00", "28.11.2026 18:00"),
        ("en", "in an hour", "25.11.2026 14:30"),
        ("en", "in half an hour", "25.11.2026 14:00"),
        ("en", "tonight", "25.11.2026 20:00"),
        ("en", "24 December 18:00", "24.12.2026 18:00"),
        ("en", "Dec 24 at 6:30 pm", "24.12.2026 18:30"),
        ("en", "January 3", "03.01.2027 23:59"),
        ("en", "24/12/2026 18:00", "24.12.2026 18:00"),
        ("en", "6pm EST", "26.11.2026 00:00"),
        ("en", "tomorrow 18:00 +03:00", "26.11.2026 16:00"),
        ("de", "morgen 20:00", "26.11.2026 20:00"),
        ("de", "morgen um 20 Uhr", "26.11.2026 20:00"),
        ("de", "Freitag 18.30 Uhr", "27.11.2026 18:30"),
        ("de", "nächsten Freitag 18:00", "27.11.2026 18:00"),
        ("de", "in 3 Tagen um 18 Uhr", "28.11.2026 18:00"),
        ("de", "heute Abend", "25.11.2026 20:00"),
        ("de", "24.12. 18 Uhr", "24.12.2026 18:00"),
        ("de", "tomorrow 20:00", "26.11.2026 20:00"),
        ("fr", "demain à 20h", "26.11.2026 20:00"),
        ("fr", "vendredi 18h30", "27.11.2026 18:30"),
        ("fr", "vendredi prochain à 18h", "27.11.2026 18:00"),
        ("fr", "dans 20h", "26.11.2026 09:30"),
        ("fr", "dans 3 jours à 18h", "28.11.2026 18:00"),
        ("fr", "24 décembre 18:00", "24.12.2026 18:00"),
        ("es", "mañana a las 20:00", "26.11.2026 20:00"),
        ("es", "el viernes a las 18h", "27.11.2026 18:00"),
        ("es", "pasado mañana 18:00", "27.11.2026 18:00"),
        ("es", "en 3 días", "28.11.2026 13:30"),
        ("it", "domani alle 20", "26.11.2026 20:00"),
        ("it", "venerdì 18:00", "27.11.2026 18:00"),
        ("it", "dopodomani 18:00", "27.11.2026 18:00"),
        ("it", "fra 3 giorni", "28.11.2026 13:30"),
        ("xx", "tomorrow 20:00", "26.11.2026 20:00"),
        ("en", "tomorrow midnight", "26.11.2026 23:59"),
        ("en", "midnight", "25.11.2026 23:59"),
        ("de", "um 20 Uhr", "25.11.2026 20:00"),
        ("de", "Freitagabend", "27.11.2026 20:00"),
        ("de", "morgen Mittag", "26.11.2026 12:00"),
        ("de", "in zwei Tagen um 18.30 Uhr", "27.11.2026 18:30"),
        ("fr", "demain soir", "26.11.2026 20:00"),
        ("fr", "la semaine prochaine", "02.12.2026 23:59"),
        ("es", "a las 20:00", "25.11.2026 20:00"),
        ("es", "esta noche a las 22:00", "25.11.2026 22:00"),
        ("es", "mañana por la noche", "26.11.2026 20:00"),
        ("es", "el lunes que viene a las 12:00", "30.11.2026 12:00"),
        ("it", "domani alle 20.30", "26.11.2026 20:30"),
        ("it", "venerdì sera", "27.11.2026 20:00"),
        ("it", "la prossima settimana", "02.12.2026 23:59"),
        ("it", "l'1 gennaio 2027", "01.01.2027 23:59"),
    ],
)
def test_words(language: str, typed: str, local: str) -> None:
    found = read_words(typed, Reader(NOW, BERLIN, language))
    assert found is not None and f"{found.astimezone(ZoneInfo(BERLIN)):%d.%m.%Y %H:%M}" == local


def read(typed: str, reader: Reader) -> datetime | None:
    """Read a time as `read_time` does, without a worker process."""
    try:
        return read_exact(typed, reader)
    except UnreadableTime:
        return read_words(typed, reader) if is_like_words(typed) else None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_draft_says_can_be_typed(language: str) -> None:
    """A moderator who copies the time of a draft into the form means the same time."""
    for days in range(0, 370, 23):
        at = (NOW + timedelta(days=days, hours=days % 24, minutes=13 * days % 60)).replace(second=0)
        with in_language(language):
            shown = time_in_words(at, BERLIN)
        assert read(shown, Reader(NOW, BERLIN, language)) == at, shown


@pytest.mark.parametrize("key", ["refused-vote-time", "refused-vote-start"])
def test_the_examples_of_each_language_can_be_read_and_mean_the_same(key: str) -> None:
    meant = {}
    for language in LANGUAGES:
        with in_language(language):
            examples = re.findall("`([^`]+)`", say.text(key))
        meant[language] = [read(example, Reader(NOW, BERLIN, language)) for example in examples]
    assert all(each == meant["en"] and None not in each for each in meant.values()), meant
    assert len(meant["en"]) >= 4


def test_americans_write_the_month_first() -> None:
    for first, month in ((True, 2), (False, 1)):
        found = read_words("02/01/2027 18:00", Reader(NOW, month_first=first))
        assert found is not None and found.month == month


NONSENSE = [
    "", " ", "soon", "5", "5 x", "h", "d3", "-3d", "2026-13-01", "2026-02-30", "2026-12-24 25:00", "24:00", "99",
    "25:00 tomorrow", "13 pm", "20261224", "<t:99999999999999>", "1d" * 4000, "never", "?", "½" * 60,
]  # fmt: skip


@pytest.mark.parametrize("typed", NONSENSE)
async def test_what_cannot_be_read(typed: str) -> None:
    pool = DrawingThread("words")
    try:
        with pytest.raises(UnreadableTime):
            await read_time(typed, Reader(NOW), pool)
    finally:
        pool.close()


async def test_odd_texts_do_not_reach_the_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(typed_times, "_parse", lambda text, *_: asked.append(text))
    pool = DrawingThread("words")
    for typed in ("½" * 60, "((((", "tomorrow " * 7, "<@&1> tomorrow", "`tomorrow`"):
        with pytest.raises(UnreadableTime):
            await read_time(typed, Reader(NOW), pool)
    assert asked == [] and len("tomorrow " * 7) > LONGEST_TIME
    with pytest.raises(UnreadableTime):
        await read_time("any words", Reader(NOW), pool)
    assert asked[0] == "any words"
    pool.close()


SLOW = (
    ("fr", "1o, @, o, @, @, o, o, o, @, o, o, @, @, @, @, @, @, @, @, o,"),
    ("fr", "1o, o @ o, o, o, o, o, o, o, o, o,"),
    ("de", "1, de , de , de , , de de , , de de , , de , , de , , de , d"),
    ("de", "1, de , de , de , , de de ,"),
    ("en", " ".join("abcdefghijklm")),
    ("en", "1/" * 30),
    ("en", "1 ½ 1"),
    ("en", "завтра 18:00"),
)
"""Texts made to be slow, some of them over twenty seconds, and others of their kind."""


class Unasked(DrawingThread):
    """A worker that nobody may ask."""

    async def run(self, work: Any, *values: Any, **named: Any) -> Any:
        raise AssertionError(values)


@pytest.mark.parametrize(("language", "typed"), SLOW)
async def test_texts_made_to_be_slow_reach_no_worker(language: str, typed: str) -> None:
    with pytest.raises(UnreadableTime):
        await read_time(typed, Reader(NOW, language=language), Unasked("times"))


@pytest.mark.parametrize(
    "typed",
    [
        "am nächsten Freitag, dem 4. Dezember 2026, um 18:30 Uhr", "Fr., 4. Dez., 18:30 Uhr",
        "24 de diciembre de 2026 a las 18:00", "Saturday the 5th of December 2026 at 18:30", "tomorrow @ 8 p.m.",
        "the day after tomorrow at 8:30 p.m. +03:00", "aujourd’hui à 20h", "venerdì prossimo alle ore 18.30",
    ],
)  # fmt: skip
async def test_what_people_write_reaches_the_worker(typed: str) -> None:
    with pytest.raises(AssertionError):
        await read_time(typed, Reader(NOW), Unasked("times"))


async def test_no_worker_is_asked_for_somebody_who_has_asked_too_often() -> None:
    pool = Unasked("times")
    assert await read_time("2h", Reader(NOW), pool, lambda: False) == NOW + timedelta(hours=2), "this needs no worker"
    with pytest.raises(UnreadableTime):
        await read_time("tomorrow 20:00", Reader(NOW), pool, lambda: False)


class Slow(DrawingThread):
    """A worker that takes long, or dies."""

    dies = False

    async def run(self, work: Any, *values: Any, **named: Any) -> Any:
        if self.dies:
            raise BrokenProcessPool
        await asyncio.sleep(60)


@pytest.mark.parametrize("dies", [True, False])
async def test_a_worker_that_is_slow_or_dies_has_read_nothing(monkeypatch: pytest.MonkeyPatch, dies: bool) -> None:
    monkeypatch.setattr(typed_times, "READ_WITHIN", 0.01)
    pool = Slow("slow")
    pool.dies = dies
    began = time.monotonic()
    with pytest.raises(UnreadableTime):
        await read_time("tomorrow 20:00", Reader(NOW), pool)
    assert time.monotonic() - began < 5
    assert await read_time("2h", Reader(NOW), pool) == NOW + timedelta(hours=2), "this needs no worker"
    pool.close()


@pytest.mark.process
async def test_a_worker_process_reads_words() -> None:
    pool = WorkerPool("words", nice=0)
    try:
        async with asyncio.timeout(60):
            while True:
                try:
                    found = await read_time("tomorrow 20:00", Reader(NOW), pool)
                    break
                except UnreadableTime:  # on a busy machine the process needs longer to start
                    await asyncio.sleep(0.1)
        assert found == datetime(2026, 11, 26, 20, tzinfo=UTC)
    finally:
        pool.close()
