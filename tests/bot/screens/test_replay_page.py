"""The page that replays a match: nothing hidden from its reader stands in it, nothing typed is markup, and it fits."""

import asyncio
import html
import re
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from typing import Any

import orjson
import pytest
import pytest_asyncio

from bot.screens.history import event_line, page_step
from bot.screens.public import player_names
from bot.ui.blocks import Drawing
from bot.ui.image_cache import draw_png
from bot.ui.replay_page import MAX_PICTURES, PAGE_BYTES, Step, chosen_drawings, plain, replay_page
from bot.ui.words import say
from games.core.chance import Chance, Seeded
from games.core.registry import all_games
from games.core.words import Markdown, escape
from storage.history.replay import Timeline, moments
from storage.match.change import Record
from storage.match.model import Match, Status
from tests.accessibility import beyond_the_keyboard, violations
from tests.bot.screens.matches import MOMENT, match_of

HOSTILE = (
    "</script><script>bad()</script>",
    "<img src=x onerror=bad()>",
    "\"'><svg/onload=bad()>",
    "{{script}} {{data}}",
    "<!--<script>",
    "javascript:bad()",
)
PIXEL = b"\x89PNG\r\n\x1a\n" + b"x" * 40


def data_of(page: bytes) -> dict[str, Any]:
    """Return the data in a page."""
    (found,) = re.findall(rb'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    data: dict[str, Any] = orjson.loads(found)
    return data


def played(name: str, most: int) -> tuple[Match, Timeline]:
    """Play at random; return the running match and its timeline."""
    game = next(game for game in all_games() if game.name == name)
    seats = game.seats[0] if game.seats[0] > 1 else game.seats[1]
    luck = Seeded((name, "page"))
    chance = Chance(luck.below)
    opening = state = game.start(seats, game.Options(), chance)
    found: list[Record] = []
    for seq in range(most):
        if not (active := game.active_seats(state)):
            break
        seat = active[luck.below(len(active))]
        offered = game.legal_actions(state, seat)
        action = offered[luck.below(len(offered))]
        if action.open:
            action = game.fill(game.view(state, seat), action, chance)
        step = game.apply(state, seat, action, chance)
        state = step.state
        found.append(Record(77, seq, seat, str(seq), None, MOMENT, action, step.draws, step.events, ""))
    timeline = Timeline(game, opening, game.presentation(("",) * seats))
    timeline.extend(found)
    match = match_of(game, state, seats, names=HOSTILE)
    return replace(match, status=Status.PLAYING, outcome=None), timeline


def lines_of(match: Match, timeline: Timeline, seat: int | None) -> set[str]:
    """Return all lines that a page shows to one seat."""
    page = replay_page("Replay", "", [page_step(match, at) for at in moments(timeline, match, seat)], {})
    assert page is not None
    return {line for step in data_of(page)["steps"] for line in (*step["lines"], *step["words"])}


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_what_only_others_know_is_not_in_the_page_of_a_running_match(name: str) -> None:
    """What another seat was told or holds is not in the page, and all of it is once the match is over."""
    match, timeline = played(name, 120)
    game, seats = match.rules, range(len(match.chairs))
    words = game.presentation(player_names(match))
    states = [timeline.state(count) for count in range(len(timeline.records) + 1)]
    hands = [{plain(words.hand(game.view(state, seat))) for state in states} for seat in seats]
    told_to: dict[int | None, set[str]] = {seat: set() for seat in (None, *seats)}
    for record in timeline.records:
        for told in record.events:
            told_to[told.to].add(plain(event_line(words, told.event)))
    everything = "\n".join(lines_of(replace(match, status=Status.OVER), timeline, None))
    count = 0
    for seat in (None, *seats):
        known = told_to[None] | told_to[seat] | (set() if seat is None else hands[seat])
        secret = {each for other in seats if other != seat for each in hands[other] | told_to[other]} - known - {""}
        shown = lines_of(match, timeline, seat)
        assert not secret & shown
        assert told_to[seat] - {""} <= shown, "it is their own"
        assert all(each in everything for each in secret)
        count += len(secret)
    assert count > 0


@pytest.mark.parametrize("name", [game.name for game in all_games()])
def test_names_are_never_markup(name: str) -> None:
    match, timeline = played(name, 40)
    page = replay_page(HOSTILE[0], HOSTILE[1], [page_step(match, at) for at in moments(timeline, match, 0)], {})
    assert page is not None
    text = page.decode()
    assert text.count("<script") == 2 and text.count("</script") == 2
    assert "<img" not in text and "<svg" not in text and "<!--" not in text
    assert "{{" not in re.sub(r'<script type="application/json".*?</script>', "", text, flags=re.DOTALL)
    code = re.sub(r'(?s)<script type="application/json".*?</script>', "", text)
    assert "//" not in re.sub("sha256-[^']+", "", code), "no address"


def step_of(number: int, chapter: str, *, result: bool = False) -> Step:
    return Step(
        chapter,
        (f"line {number}",),
        (),
        (Drawing("toy", 1, str(number), ()),),
        (f"alt {number}",),
        (0,) if result else (),
    )


def test_a_picture_stands_in_the_page_once() -> None:
    first = step_of(1, "Round 1")
    page = replay_page("Replay", "", [first, replace(first, lines=("other",))], {first.drawings[0]: PIXEL})
    assert page is not None and len(data_of(page)["pictures"]) == 1
    assert [step["drawn"] for step in data_of(page)["steps"]] == [[[0, "alt 1"]]] * 2


def test_a_long_match_has_a_picture_of_each_round() -> None:
    steps = [step_of(number, f"Round {number // 10}") for number in range(MAX_PICTURES + 5)]
    assert [int(each.view) for each in chosen_drawings(steps)] == list(range(0, len(steps), 10))
    many = [step_of(number, f"Round {number}") for number in range(5 * MAX_PICTURES)]
    found = chosen_drawings(many)
    assert MAX_PICTURES / 2 - 2 < len(found) <= MAX_PICTURES and found[-1] == many[-1].drawings[0]
    assert len(chosen_drawings(steps[:MAX_PICTURES])) == MAX_PICTURES


def test_a_page_has_a_limited_size_and_says_that_pictures_are_missing() -> None:
    steps = [step_of(number, f"Round {number}") for number in range(20)]
    pictures = {step.drawings[0]: bytes([number]) * (PAGE_BYTES // 20) for number, step in enumerate(steps)}
    page = replay_page("Replay", "", steps, pictures)
    assert page is not None and len(page) <= PAGE_BYTES
    data = data_of(page)
    assert 5 <= len(data["pictures"]) <= 12 and data["steps"][-1]["drawn"]
    assert html.escape(say.label("page-fewer")) in page.decode()
    lost = next(step for step in data["steps"] if not step["drawn"])
    assert lost["words"][0].startswith("alt "), "its alternative text is left"
    assert replay_page("Replay", "", [Step("", ("x" * PAGE_BYTES,), (), (), ())], {}) is None


def test_markdown_becomes_plain_text() -> None:
    assert plain(Markdown("**Ali** has *won* `x`")) == "Ali has won x"
    for name in (*HOSTILE, "_a_ **b** ~c~", "snake_case"):
        assert plain(escape(name)) == " ".join(name.split())


@pytest_asyncio.fixture(loop_scope="session")
async def open_page(chromium: Any) -> AsyncIterator[Any]:
    """Yield a fresh page of a browser that records each request and each error."""
    context = await chromium.new_context(viewport={"width": 350, "height": 700})
    page = await context.new_page()
    page.asked, page.faults = [], []
    page.on("request", lambda request: page.asked.append(request.url))
    page.on("pageerror", lambda error: page.faults.append(str(error)))
    page.on("console", lambda message: page.faults.append(message.text) if message.type == "error" else None)
    yield page
    await context.close()


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
async def test_a_browser_replays_it_without_the_network(open_page: Any, tmp_path: Any) -> None:
    match, timeline = played("gorgias", 60)
    told = [page_step(match, at) for at in moments(timeline, match, 0)]
    chosen = [told[0].drawings[0], told[-1].drawings[0]]
    pictures = {each: await asyncio.to_thread(partial(draw_png, each, 60_000)) for each in chosen}
    told[2] = replace(told[2], lines=HOSTILE, results=(1,))
    told[3:] = [replace(step, results=()) for step in told[3:]]
    page = replay_page("Gorgias", HOSTILE[0], told, {k: v for k, v in pictures.items() if v})
    assert page is not None
    file = tmp_path / "page.html"
    file.write_bytes(page)
    await open_page.goto(file.as_uri())
    assert await open_page.locator("#lines li").all_inner_texts() == list(HOSTILE), "it opens at the last result"
    weights = await open_page.locator("#lines li").evaluate_all(
        "all => all.map((li) => getComputedStyle(li).fontWeight)"
    )
    assert weights == ["400", "700", "400", "400", "400", "400"], "results are bold"
    assert await open_page.locator("html").get_attribute("lang") == "en"
    assert await open_page.locator("#older").is_visible()
    await open_page.get_by_role("button", name="Last").click()
    image = open_page.locator("img")
    assert await image.get_attribute("alt") == told[-1].alts[0]
    assert await image.evaluate("image => image.decode().then(() => image.naturalWidth)") > 600
    assert not await open_page.locator("#older").is_visible()
    assert await open_page.get_by_role("button", name=say.label("replay-forward")).is_disabled()
    await open_page.keyboard.press("Home")
    assert await open_page.locator("#step").inner_text() == f"Step 0 of {len(told) - 1}"
    await open_page.keyboard.press("ArrowRight")
    assert (await open_page.locator("#step").inner_text()).startswith("Step 1 ")
    await open_page.get_by_role("button", name=say.label("replay-next-round")).click()
    assert await open_page.locator("h2").inner_text() != told[1].chapter
    await open_page.get_by_role("button", name=say.label("replay-previous-round")).click()
    assert await open_page.locator("h2").inner_text() == told[0].chapter
    assert await open_page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert [url for url in open_page.asked if not url.startswith(("file:", "data:"))] == []
    assert len([url for url in open_page.asked if url.startswith("file:")]) == 1
    asking = "new Image().src = 'http://127.0.0.1:9/x.png'; fetch('http://127.0.0.1:9/').catch(() => 0)"
    await open_page.evaluate(asking)
    refused = [fault for fault in open_page.faults if "Content Security Policy" in fault]
    assert len(refused) >= 2 and refused[:1] == open_page.faults[:1]


@pytest.mark.browser
@pytest.mark.asyncio(loop_scope="session")
@pytest.mark.parametrize("scheme", ["dark", "light"])
async def test_it_breaks_no_rule_of_axe_and_tab_reaches_its_buttons(open_page: Any, tmp_path: Any, scheme: str) -> None:
    match, timeline = played("gorgias", 60)
    page = replay_page("Gorgias", "As Malia saw it", [page_step(match, at) for at in moments(timeline, match, 0)], {})
    assert page is not None
    file = tmp_path / "page.html"
    file.write_bytes(page)
    for width in (1280, 390):
        await open_page.set_viewport_size({"width": width, "height": 800})
        await open_page.emulate_media(color_scheme=scheme)
        await open_page.goto(file.as_uri())
        assert await violations(open_page) == []
        await open_page.get_by_role("button", name=say.label("replay-back"), exact=True).click()
        assert await beyond_the_keyboard(open_page) == []
