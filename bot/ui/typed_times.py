"""Times as people type them, in their time zone and language: "tomorrow 20:00", "Friday 18h", "in 3 days", "3d 12h".

`read_exact` knows the forms that mean the same in every language. `read_words` reads everything else with dateparser,
which takes many seconds for some texts made to be slow. Therefore `read_time` gives it only what looks like a date in
words, and lets a worker process of its own do it. Workers import this module, so it does not import discord.py.
"""

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

from bot.worker_pool import WorkerPool

if TYPE_CHECKING:
    from dateparser.date import DateDataParser

LONGEST_TIME = 60
"""The maximum number of characters of a typed time."""
MOST_WORDS = 12
"""The maximum number of words and numbers in a time in words; "18:30" is two numbers."""
READ_WITHIN = 10.0
"""Seconds after which a text that a worker has not read counts as unreadable; most are for the start of the process."""
WORKER_REST = 300.0
"""Seconds without a time in words after which the worker process ends."""
LANGUAGES = ("de", "en", "es", "fr", "it")
"""The languages in which times can be typed; English always can."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How to read what a person types."""

    now: datetime
    """The present time, in UTC."""
    zone: str = "UTC"
    """The person's time zone."""
    language: str = "en"
    """Their language, one of `LANGUAGES`; others count as English."""
    month_first: bool = False
    """True if 12/24 is the day before Christmas Day to them, as it is in the United States."""
    since: datetime | None = None
    """From when a duration such as "3d" counts; None for now."""
    is_end: bool = True
    """True if a date without a time means the last minute of that day, False if it means the first."""

    @property
    def local(self) -> datetime:
        """The present time in the person's zone."""
        return self.now.astimezone(ZoneInfo(self.zone))


class UnreadableTime(ValueError):
    """A typed time is none that can be read."""


def new_worker() -> WorkerPool:
    """Return the pool for `read_time`: one process, which starts with the first time in words and ends if idle."""
    return WorkerPool("times", timeout=READ_WITHIN, nice=5, ends_unwanted=True, rest=WORKER_REST)


async def read_time(
    typed: str, reader: Reader, pool: WorkerPool, may_ask: Callable[[], bool] = lambda: True
) -> datetime:
    """Read a typed time, with the help of a worker process if it takes words of a language.

    It is not checked whether the time lies in the past or far in the future.

    Args:
        typed: What the person typed.
        reader: How to read it.
        pool: The worker processes.
        may_ask: Called before a worker is asked; if it returns False, none is.

    Returns:
        The time in UTC, in whole seconds.

    Raises:
        UnreadableTime: The text is no time, is too long, was not read in time, or no worker may be asked.
    """
    typed = _ORDINAL.sub("", unicodedata.normalize("NFC", typed[: LONGEST_TIME + 1]).strip())
    try:
        return read_exact(typed, reader)
    except UnreadableTime:
        if _ISO.match(typed) or not is_like_words(typed) or not may_ask():
            raise
    try:
        async with asyncio.timeout(READ_WITHIN):
            found = await pool.run(read_words, typed, reader)
    except (BrokenProcessPool, TimeoutError):
        raise UnreadableTime from None
    if found is None:
        raise UnreadableTime
    return found


def is_like_words(typed: str) -> bool:
    """Return True if a text may be a date in words; dateparser is given nothing else.

    Such a text has at most `MOST_WORDS` words of Latin letters and numbers. Between two of them stand few marks, and an
    at sign stands only before a time of day. With more of them dateparser tries very many ways to split the text.
    """
    text = " ".join(typed.split()).lower()
    if len(typed) > LONGEST_TIME:
        return False
    before, *between = _WORD.split(text)
    return (
        not before and 0 < len(between) <= MOST_WORDS and not _AT.search(text) and all(map(_BETWEEN.fullmatch, between))
    )


_WORD = re.compile(r"[a-zà-öø-ÿœ]+|[0-9]+")
_BETWEEN = re.compile(r"[.,:'’/+-]{0,2} ?[@/+-]? ?")
"""What stands between two words, or behind the last one."""
_AT = re.compile(r"@(?! ?[0-9])|@.*@")
"""An at sign that is not before a time of day, or a second one."""
_ORDINAL = re.compile(r"(?<=\d)[°º]")
"""The sign behind the 1 of the first of a month, as Italians write it."""
_ISO = re.compile(r"\d{4}-\d")
"""How a date of year, month and day begins, which dateparser would also read as year, day and month."""
_UNITS = {"w": 604_800, "d": 86_400, "h": 3_600, "m": 60, "s": 1}
_UNIT = {
    name: seconds
    for letter, names in {
        "w": "w wk wks week weeks woche wochen semaine semaines semana semanas sett settimana settimane",
        "d": "d day days tag tage tagen j jour jours día días dia dias g gg giorno giorni",
        "h": "h hr hrs hour hours std stunde stunden heure heures hora horas ora ore",
        "m": "m min mins minute minutes minuten minuto minutos minuti",
        "s": "s sec secs second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi",
    }.items()
    for seconds in [_UNITS[letter]]
    for name in names.split()
}
_PART = re.compile(r"(\d{1,7}(?:[.,]\d{1,3})?)\s*([a-zí]+)", re.ASCII)
_DURATION = re.compile(r"(?:\d{1,7}(?:[.,]\d{1,3})?\s*[a-zí]+(?:\s*,\s*|\s+(?:and|und|et|y|e)\s+|\s*))+", re.ASCII)
_FROM_NOW = re.compile(r"(?:in|within|innerhalb\s+von|binnen|dans|d'ici|en|dentro\s+de|tra|fra|entro)\s+")
"""How a text begins that says how long from now."""
_COUNTS = (
    "an? ein(?:e[mnrs]?)? une? un[ao]|un(?=')",
    "two zwei deux dos due",
    "three drei trois tres tre",
    "four vier quatre cuatro quattro",
    "five fünf cinq cinco cinque",
    "six sechs seis sei",
    "seven sieben sept siete sette",
)
"""The words for 1 to 7, as they stand before a unit of time."""
_NOW = frozenset(("now", "right now", "jetzt", "sofort", "maintenant", "ahora", "adesso", "ora"))
_LONG_UNIT = "|".join(sorted((name for name in _UNIT if len(name) > 2), key=len, reverse=True))
_COUNTED: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\bhalf\s+an\s+hour\b|\b(?:eine[rn]?\s+)?halben?\s+stunde\b"), "30 min"),
    (re.compile(r"\b(?:une\s+)?demi[\s-]heure\b|\bmedia\s+hora\b|\bmezz(?:'|a\s?)?ora\b"), "30 min"),
    *(
        (re.compile(rf"\b(?:{'|'.join(words.split())})['\s]\s*(?={_LONG_UNIT}\b)"), f"{count} ")
        for count, words in enumerate(_COUNTS, start=1)
    ),
)
_STAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>", re.ASCII)
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})", re.ASCII)
_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_FIRST_MINUTE, _LAST_MINUTE = time(0, 0), time(23, 59)


def read_exact(typed: str, reader: Reader) -> datetime:
    """Read a time in a form that needs no language.

    These are "now", "3d 12h", "90m", "in 2 hours", "1,5 Stunden", "dentro de una hora", "2026-12-01",
    "2026-12-01 18:00" and "18:00", the last two also with "UTC" or an offset such as "+01:00", and Discord's own
    timestamps. A time of day alone is its next occurrence.

    Args:
        typed: What the person typed.
        reader: How to read it.

    Returns:
        The time in UTC, in whole seconds.

    Raises:
        UnreadableTime: The text has none of these forms, or is too long.
    """
    if len(typed) > LONGEST_TIME:
        raise UnreadableTime
    try:
        return _whole(_read_exact(_normal(typed), reader))
    except (ValueError, OverflowError, OSError):
        raise UnreadableTime from None


def _normal(typed: str) -> str:
    """Return a typed time in lower case, with single spaces, and with digits where a duration has a word."""
    text = " ".join(typed.split()).lower().replace("’", "'")
    for pattern, digits in _COUNTED:
        text = pattern.sub(digits, text)
    return text


def _read_exact(text: str, reader: Reader) -> datetime:
    if (stamp := _STAMP.fullmatch(text)) is not None:
        return datetime.fromtimestamp(int(stamp[1]), UTC)
    if text in _NOW:
        return reader.now
    from_now = _FROM_NOW.sub("", text, count=1) if _FROM_NOW.match(text) else text
    if _DURATION.fullmatch(from_now):
        counted = reader.now if from_now != text or reader.since is None else reader.since
        return counted + _read_duration(from_now)
    zone: tzinfo = ZoneInfo(reader.zone)
    if text.endswith("utc"):
        text, zone = text.removesuffix("utc").strip(), UTC
    if (clock := _CLOCK.fullmatch(text)) is not None:
        return _next(time(int(clock[1]), int(clock[2])), reader, zone)
    if _DATE.fullmatch(text):
        return _at(datetime.fromisoformat(text), None, reader, zone)
    if not re.fullmatch(_DATE.pattern + r"[ t]\d\d:\d\d.*", text, re.ASCII):
        raise UnreadableTime
    date, _, rest = text.replace("t", " ").partition(" ")
    at = datetime.fromisoformat(f"{date}T{rest.replace(' ', '').upper()}")
    return at.replace(tzinfo=zone) if at.tzinfo is None else at


def _read_duration(text: str) -> timedelta:
    parts = _PART.findall(text)
    if not parts or any(unit not in _UNIT for _, unit in parts):
        raise UnreadableTime
    return timedelta(seconds=sum(float(number.replace(",", ".")) * _UNIT[unit] for number, unit in parts))


def _whole(at: datetime) -> datetime:
    """Return a time in UTC, without the fraction of its last second."""
    return at.astimezone(UTC).replace(microsecond=0)


def _next(clock: time, reader: Reader, zone: tzinfo) -> datetime:
    """Return when it is next this time of day.

    Args:
        clock: The time of day.
        reader: Says what time it is now.
        zone: The zone of the time of day.
    """
    today = reader.now.astimezone(zone).date()
    at = datetime.combine(today, clock, zone)
    return at if at > reader.now else datetime.combine(today + timedelta(days=1), clock, zone)


def _at(day: datetime, clock: time | None, reader: Reader, zone: tzinfo) -> datetime:
    """Return a time of day on a day, by default its last or first minute.

    Args:
        day: A time on that day, without a zone.
        clock: The time of day; None if none was typed.
        reader: Says which minute is meant then.
        zone: The zone of the time of day.
    """
    default = _LAST_MINUTE if reader.is_end else _FIRST_MINUTE
    return datetime.combine(day.date(), default if clock is None else clock, zone)


# -- words -------------------------------------------------------------------------------------------------------------

_IN = re.compile(rf"{_FROM_NOW.pattern}|nach\s")
_BEFORE_CLOCK = r"(?:\b(?:at|um|gegen|à|a\s+las?|alle(?:\s+ore)?|ore)\s+|@\s*)"
_CLOCKS: tuple[tuple[re.Pattern[str], bool], ...] = tuple(
    (re.compile(pattern), sure)
    for pattern, sure in (
        (r"\b(?P<h>\d{1,2})(?:[.:](?P<m>\d{2}))?\s*(?P<half>[ap])\.?m\b\.?", True),
        (r"\b(?P<h>\d{1,2})[.:](?P<m>\d{2})\s*uhr\b", True),
        (r"\b(?P<h>\d{1,2})\s*uhr(?:\s+(?P<m>\d{2}))?\b", True),
        (r"\b(?P<h>\d{1,2}):(?P<m>\d{2})\s*h?\b", True),
        (
            _BEFORE_CLOCK
            + r"(?P<h>\d{1,2})(?:(?:\s*h(?:eures?|oras?)?\s*|[.](?=\d))(?P<m>\d{2})?)?(?=\s*,?\s*$|\s+\D)",
            True,
        ),
        (r"\b(?P<h>\d{1,2})\s*h\s*(?P<m>\d{2})?\b", False),
        (r"(?<![\d.,:/-])(?P<h>\d{1,2})\.(?P<m>00|1[3-9]|[2-5]\d)(?![.]?\d)", False),  # no month has this number
    )
)
"""Patterns of a time of day in a text; one that is not sure may be a number of hours after "in"."""
_TODAY = r"(?:tonight|this\s+evening|heute\s+abend|ce\s+soir|stasera|questa\s+sera|esta\s+noche)"
_DAYTIMES: tuple[tuple[re.Pattern[str], time], ...] = tuple(
    (re.compile(pattern), clock)
    for pattern, clock in (
        (rf"\b{_TODAY}\b", time(20, 0)),
        (r"(?:\b|(?<=tag)|(?<=woch))abends?\b|\b(?:in\s+the\s+)?evening\b|\b(?:au\s+|le\s+)?soir\b", time(20, 0)),
        (r"\b(?:di\s+)?sera\b|\b(?:(?:por|en|de)\s+la\s+)?noche\b", time(20, 0)),
        (r"(?:\b|(?<=tag)|(?<=woch))mittags?\b|\b(?:at\s+)?noon\b|\b(?:à\s+)?midi\b", time(12, 0)),
        (r"\b(?:a\s+)?mezzogiorno\b|\b(?:al?\s+)?mediodía\b", time(12, 0)),
        (r"\b(?:um\s+)?mitternacht\b|\b(?:at\s+)?midnight\b|\b(?:à\s+)?minuit\b", _LAST_MINUTE),
        (r"\b(?:a\s+)?(?:medianoche|mezzanotte)\b", _LAST_MINUTE),
    )
)
"""What says when in a day without a number. Midnight is the end of the day that is named."""
_TONIGHT = _DAYTIMES[0][0]
_SYNONYMS: tuple[tuple[re.Pattern[str], str], ...] = (
    (re.compile(r"\bdopodomani\b|\bpasado\s+mañana\b|\b(?:the\s+)?day\s+after\s+tomorrow\b"), "in 2 days"),
    (re.compile(r"\bfra\b"), "tra"),
    (
        re.compile(
            r"\b(?:nächste\s+woche|semaine\s+prochaine|(?:próxima|siguiente)\s+semana|semana\s+(?:próxima|que\s+viene)"
            r"|settimana\s+prossima|prossima\s+settimana)\b"
        ),
        "next week",
    ),
)
"""What dateparser does not know, or only alone."""
_NEXT_WEEK = re.compile(r"\b(?:next|nächste[nrs]?|prochaine?|prossim[oa]|próxim[oa]|que\s+viene)\b")
_NEXT = re.compile(rf"{_NEXT_WEEK.pattern}|\b(?:this|coming|(?:kommende|diese)[nrs]?|quest[oa]|este|ce)\b")
_NUMBER = re.compile(r"\d+")
_LEADING = re.compile(r"^(?:(?:on|am|den|le|la|el|il|the)\s+|l')")
_TRAILING = re.compile(r"(?:[\s,@]+|(?:^|\s)(?:at|um|gegen|à|a|las?|alle|ore|de))+$")
_ZONE = re.compile(r"\s*(?P<zone>[a-z]{3,5}|(?:utc|gmt)?\s*[+-]\d{1,2}(?::?\d{2})?)\s*$")


def read_words(typed: str, reader: Reader) -> datetime | None:
    """Read a time in the words of the reader's language or English; for worker processes.

    The time of day is found first, since dateparser takes "18h" and "18 Uhr" for something else. The rest is the day.

    Args:
        typed: What the person typed.
        reader: How to read it.

    Returns:
        The time in UTC, in whole seconds; None if it can't be read.
    """
    try:
        return _whole(_read_words(_normal(typed), reader))
    except (ValueError, OverflowError, OSError):
        return None


def _read_words(text: str, reader: Reader) -> datetime:
    zone: tzinfo = ZoneInfo(reader.zone)
    text, clock, tail = _split_clock(text)
    if (
        clock is not None
        and (found := _ZONE.fullmatch(tail)) is not None
        and (named := _zone(found["zone"])) is not None
    ):
        zone, tail = named, ""
    text = f"{text} {tail}".strip()
    tonight = _TONIGHT.search(text) is not None
    for pattern, daytime in _DAYTIMES:
        if pattern.search(text):
            text, clock = pattern.sub(" ", text).strip(), clock or daytime
    if tonight and clock is not None and not _TRAILING.sub("", text):
        return datetime.combine(reader.now.astimezone(zone).date(), clock, zone)
    for pattern, replacement in _SYNONYMS:
        text = pattern.sub(replacement, text)
    bare = _TRAILING.sub("", _LEADING.sub("", text)).strip(" ,")
    is_next = _NEXT_WEEK.search(bare) is not None
    if not bare or _NUMBER.fullmatch(bare):
        if bare or clock is None:
            raise UnreadableTime
        return _next(clock, reader, zone)
    base = reader.now.astimezone(zone).replace(tzinfo=None, microsecond=_MARK)
    day = _parse(bare, reader, base)
    if day is None and (without := " ".join(_NEXT.sub("", bare).split())) != bare and without:
        day = _parse(without, reader, base)
    if day is None:
        raise UnreadableTime
    if day.microsecond == _MARK:  # so long from now, at the same time of day
        exact = _IN.match(bare) or any(letter.isdigit() for letter in bare)
        return day.replace(tzinfo=zone) if clock is None and exact else _at(day, clock, reader, zone)
    if day.time() != time() and clock is None:
        return day.replace(tzinfo=zone)
    if clock is not None and not is_next and day - base > timedelta(days=6) and not any(map(str.isdigit, bare)):
        today = _at(base, clock, reader, zone)  # dateparser takes today's weekday for that of the next week
        if today > reader.now and day.weekday() == base.weekday() and day.date() - base.date() == timedelta(days=7):
            return today
    return _at(day, clock, reader, zone)


_MARK = 123_457
"""The microseconds of the time from which dateparser counts: only a time relative to it has them."""


def _split_clock(text: str) -> tuple[str, time | None, str]:
    """Return what stands before a time of day in a text, the time of day, and what stands behind it.

    Without a time of day, everything stands before it.
    """
    for pattern, sure in _CLOCKS:
        found = pattern.search(text)
        if found is None or (not sure and _IN.match(text)):
            continue
        parts = found.groupdict()
        hour = int(parts["h"])
        if half := parts.get("half"):
            if not 1 <= hour <= 12:
                raise UnreadableTime
            hour = hour % 12 + 12 * (half == "p")
        return text[: found.start()], time(hour, int(parts.get("m") or 0)), text[found.end() :]
    return text, None, ""


def _zone(text: str) -> tzinfo | None:
    """Return the time zone with an abbreviation or offset such as "cet" or "+01:00"; None if there is none."""
    from dateparser.timezone_parser import pop_tz_offset_from_string

    rest, zone = pop_tz_offset_from_string(f"18:00 {text}")
    return zone if isinstance(zone, tzinfo) and rest.strip() == "18:00" else None


def _parse(text: str, reader: Reader, base: datetime) -> datetime | None:
    """Let dateparser read a day.

    Args:
        text: The text.
        reader: Says in which language.
        base: The present local time, without a zone.
    """
    try:
        found = _parser(reader.language, reader.month_first, base).get_date_data(text).date_obj
    except (ValueError, OverflowError, TypeError, AttributeError, KeyError, IndexError, RecursionError):
        return None  # dateparser raises many things for odd texts
    return None if found is None else found.replace(tzinfo=None)


def _parser(language: str, month_first: bool, base: datetime) -> "DateDataParser":
    from dateparser.date import DateDataParser  # only workers need it

    settings: dict[str, Any] = {
        "PREFER_DATES_FROM": "future",
        "RELATIVE_BASE": base,
        "RETURN_AS_TIMEZONE_AWARE": False,
        "DATE_ORDER": "MDY" if month_first else "DMY",
        "PARSERS": ["relative-time", "absolute-time"],
    }
    languages = [language, "en"] if language in LANGUAGES and language != "en" else ["en"]
    return DateDataParser(languages=languages, settings=settings)
