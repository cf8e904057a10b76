"""The HTML page that replays an exported match in any browser: one file that needs nothing from the network.

All that players typed is data, which the page's script shows as text. The page's security policy allows only its own
script and style, by their hashes, and pictures that stand in the file.
"""

import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.resources import files

import orjson

from bot.ui.blocks import Drawing
from bot.ui.words import say
from games.core.words import Markdown, current_language

PAGE_BYTES = 8 * 2**20
"""The maximum size of a page."""
PICTURE_BYTES, MAX_PICTURES = 60_000, 96
"""The maximum size of a picture in a page, and how many there are at most: about 7.7 MB as text."""
_MARKS = re.compile(r"\\(.)|\*+|__|~~|\|\||`|(?<!\w)_|_(?!\w)|^(?:#{1,3}|-#|>|-) |\u200b", re.MULTILINE)
_PLACEHOLDER = re.compile(r"\{\{([a-z-]+)\}\}")


@dataclass(frozen=True, slots=True)
class Step:
    """One position of a replayed match, with the lines that tell what led to it, as the HTML page shows it."""

    chapter: str
    lines: tuple[str, ...]
    """What happened."""
    words: tuple[str, ...]
    """What the pictures leave out, by paragraph."""
    drawings: tuple[Drawing, ...]
    alts: tuple[str, ...]
    """The alternative texts of the drawings."""
    results: tuple[int, ...] = ()
    """Which of the lines tell that something was settled."""


def plain(text: Markdown) -> str:
    """Return markdown as plain text, without its formatting."""
    return _MARKS.sub(lambda found: found[1] or "", text)


def chosen_drawings(steps: Sequence[Step]) -> list[Drawing]:
    """Choose the pictures that the replay page shows: all, or if there are too many those of one position per chapter.

    If these are still too many, chapters are left out evenly. The last position is always shown.

    Returns:
        The requests to draw them, without repetitions.
    """
    last = len(steps) - 1
    everything = list(range(len(steps)))
    firsts = [number for number in everything if number == 0 or steps[number].chapter != steps[number - 1].chapter]
    numbers, gap = everything, 1
    while len(found := _drawings_of(steps, numbers)) > MAX_PICTURES and numbers != [last]:
        numbers = sorted({*firsts[::gap], last})
        gap *= 2
        if gap > 2 * len(steps):
            numbers = [last]
    return found


def _drawings_of(steps: Sequence[Step], numbers: Sequence[int]) -> list[Drawing]:
    return list(dict.fromkeys(drawing for number in numbers for drawing in steps[number].drawings))


def replay_page(title: str, note: str, steps: Sequence[Step], pictures: Mapping[Drawing, bytes]) -> bytes | None:
    """Return the HTML page that replays a match, as UTF-8; None if it is too large even without pictures.

    It opens at the last position that has a result.

    Args:
        title: The page's title.
        note: A sentence that says which player's view of the match the page shows.
        steps: The positions, at least one.
        pictures: The pictures as PNG, by the request to draw them. A step without its pictures shows those of an
            earlier one; if the page would be too large, every second picture is left out, until it is not.
    """
    order = list(pictures)
    while True:
        page = _page(title, note, steps, {drawing: pictures[drawing] for drawing in order})
        if len(page) <= PAGE_BYTES:
            return page
        if not order:
            return None
        order = order[1::2]


def _page(title: str, note: str, steps: Sequence[Step], pictures: Mapping[Drawing, bytes]) -> bytes:
    numbers = {drawing: number for number, drawing in enumerate(pictures)}
    style, script = _part("replay.css"), _part("replay.js")
    missing = any(drawing not in pictures for step in steps for drawing in step.drawings)
    start = max([number for number, step in enumerate(steps) if step.results], default=len(steps) - 1)
    # Written piece by piece: a single call for everything would hold up the event loop, also from another thread.
    drawn = ",".join([_json(b64encode(picture).decode()) for picture in pictures.values()])
    told = ",".join([_json(_step(number, step, steps, numbers)) for number, step in enumerate(steps)])
    values = {
        "lang": current_language(),
        "title": escape(title),
        "note": escape(" ".join([note, say.label("page-fewer")] if missing else [note])),
        "needs-script": escape(say.label("page-needs-script")),
        "older-picture": escape(say.label("page-older-picture")),
        "style": style,
        "script": script,
        "style-hash": _hash(style),
        "script-hash": _hash(script),
        "data": f'{{"pictures":[{drawn}],"steps":[{told}],"start":{start}}}',
    }
    for name in ("first", "previous-round", "back", "forward", "next-round", "last"):
        values[name] = escape(say.label(f"replay-{name}"))
    return _PLACEHOLDER.sub(lambda found: values[found[1]], _part("replay.html")).encode()


def _step(number: int, step: Step, steps: Sequence[Step], numbers: Mapping[Drawing, int]) -> dict[str, object]:
    whole = all(drawing in numbers for drawing in step.drawings)
    return {
        "chapter": step.chapter,
        "place": say.label("page-step", step=number, steps=len(steps) - 1),
        "lines": step.lines,
        "results": step.results,
        "words": step.words if whole else (*step.alts, *step.words),
        "drawn": [(numbers[each], alt) for each, alt in zip(step.drawings, step.alts, strict=True)] if whole else [],
    }


def _json(value: object) -> str:
    """Return a value as JSON that can stand in HTML."""
    return orjson.dumps(value).decode().replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


def _part(name: str) -> str:
    return files("bot.ui").joinpath(name).read_text("utf-8")


def _hash(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"
