"""Discord's markdown, as the page's own parser reads it (run in the browser, where it lives)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.sandbox.page.page_user import PageUser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

# The text, and what becomes of it: HTML of the drawn nodes, without classes and other attributes but href.
CASES = [
    ("plain & <b>", "<p>plain &amp; &lt;b&gt;</p>"),
    (
        "**a** *b* _c_ __d__ ~~e~~ ***f***",
        "<p><strong>a</strong> <em>b</em> <em>c</em> <u>d</u> <s>e</s> <em><strong>f</strong></em></p>",
    ),
    ("snake_case_name and 2*3*4", "<p>snake_case_name and 2<em>3</em>4</p>"),
    ("\\*not\\* `**code**`", "<p>*not* <code>**code**</code></p>"),
    ("# One\n## Two\n### Three\n#### Four", "<h2>One</h2><h2>Two</h2><h2>Three</h2><p>#### Four</p>"),
    ("-# small", "<p>small</p>"),
    ("> a\n> b\nc", "<blockquote><p>a<br>b</p></blockquote><p>c</p>"),
    (">>> a\nb", "<blockquote><p>a<br>b</p></blockquote>"),
    ("- a\n- b\n  - c\n1. d", "<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul><ol><li>d</li></ol>"),
    ("x\n```py\n*no*\n```\ny", "<p>x</p><pre><code>*no*</code></pre><p>y</p>"),
    ("[t](https://e.org/a_(b))", '<p><a href="https://e.org/a_(b)">t</a></p>'),
    ("[t](javascript:alert(1))", "<p>[t](javascript:alert(1))</p>"),
    ("see https://e.org/a_b_c.", '<p>see <a href="https://e.org/a_b_c">https://e.org/a_b_c</a>.</p>'),
    (
        "<@1> <@&2> <#3> @everyone",
        "<p><span>@Ann</span> <span>@unknown-role</span> <button>#agora</button> <span>@everyone</span></p>",
    ),
    ("**bold *and* more**", "<p><strong>bold <em>and</em> more</strong></p>"),
    ("**open", "<p>**open</p>"),
]

DRAW = """async (texts) => {
  const { markdown } = await import('/js/markdown_view.js');
  const user = { id: '1', username: 'ann', global_name: 'Ann' };
  const store = { users: new Map([['1', user]]), roles: new Map(), revealed: new Set(), nameOf: (u) => u.global_name,
    channel: (id) => (id === '3' ? { id, name: 'agora' } : undefined), channelName: (c) => c.name };
  return texts.map((text) => {
    const root = document.createElement('div');
    root.append(...markdown(text, { store, navigate() {}, spoilers: { key: 'k', count: 0 } }));
    for (const node of root.querySelectorAll('*'))
      for (const name of node.getAttributeNames()) if (name !== 'href') node.removeAttribute(name);
    return root.innerHTML;
  });
}"""


async def draw(page: PageUser, texts: list[str]) -> list[str]:
    await page.page.goto(page.bot.base_url)
    found: list[str] = await page.page.evaluate(DRAW, texts)
    return found


async def test_markdown_is_read_as_discord_reads_it(page: PageUser) -> None:
    found = await draw(page, [text for text, _ in CASES])
    assert dict(zip([text for text, _ in CASES], found, strict=True)) == dict(CASES)


READ = """async (texts) => {
  const { plainText } = await import('/js/plaintext.js');
  return texts.map((text) => plainText({ components: [{ type: 10, content: text }, { type: 2, label: 'Roll' }] }, {}));
}"""


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("## Gorgias\nIt's your turn.", "Gorgias. It's your turn. button: Roll"),
        ("- A rolled.\n- B passed.", "A rolled. B passed. button: Roll"),
        ("- S\n- M", "S, M. button: Roll"),
        ("> Recorded: pass.\n\nChoose a card", "Recorded: pass. Choose a card. button: Roll"),
    ],
)
async def test_what_is_read_out_has_one_mark_between_two_sentences(page: PageUser, text: str, read: str) -> None:
    await page.page.goto(page.bot.base_url)
    assert await page.page.evaluate(READ, [text]) == [read]


async def test_hostile_markdown_is_read_in_reasonable_time_and_loses_no_letter(page: PageUser) -> None:
    hostile = [
        "*" * 2000,
        "**_~~||" * 300,
        "[" * 1500 + "](" * 500,
        "`" * 1999,
        "> " * 1000,
        "-  - " * 500,
        "__a" * 900,
    ]
    found = await draw(page, hostile)
    assert len(found) == len(hostile)
    assert all(isinstance(text, str) and text for text in found)


async def test_relative_times_stay_alive(page: PageUser) -> None:
    script = """async () => {
      const { relativeWords } = await import('/js/time.js');
      return [[100, 160], [100, 99], [0, 7200], [86400 * 3, 0], [60, 60]].map(([at, now]) => relativeWords(at, now));
    }"""
    await page.page.goto(page.bot.base_url)
    found: Any = await page.page.evaluate(script)
    assert found == ["1 minute ago", "in 1 second", "2 hours ago", "in 3 days", "now"], json.dumps(found)
