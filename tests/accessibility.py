"""What axe-core and the keyboard say of a page in a browser."""

from typing import Any

import pytest

_REPORT = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap(
  ({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`))"""
_CONTROLS = """() => [...(document.querySelector("[aria-modal=true], dialog[open]") ?? document)
  .querySelectorAll("button, a[href], input, textarea, select, [role=button]")]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && !each.closest("[inert]"))
  .filter((each, _, all) => each.type !== "radio" || each === all.find((other) => other.name === each.name))
  .map((each, at) => { each.dataset.control ??= at; return [each.dataset.control, each.outerHTML.slice(0, 120)]; })"""
_FOCUSED = """() => {
  const at = document.activeElement, style = getComputedStyle(at), around = getComputedStyle(at.parentElement ?? at);
  const marked = [style, around].some((each) =>
    (each.outlineStyle !== "none" && parseFloat(each.outlineWidth) > 0) || each.boxShadow !== "none");
  return [at.dataset.control ?? null, marked, at.outerHTML.slice(0, 120)];
}"""


async def violations(page: Any) -> list[str]:
    """Return the rules of axe-core that a page breaks, each with the element that breaks it.

    Args:
        page: Playwright's page.
    """
    axe = pytest.importorskip("axe_playwright_python.base", reason="axe-core is not installed")
    if not await page.evaluate("() => 'axe' in window"):  # half a megabyte of script
        await page.evaluate(axe.AXE_SCRIPT)
    found: list[str] = await page.evaluate(_REPORT)
    return found


async def beyond_the_keyboard(page: Any, *, most: int = 150) -> list[str]:
    """Return the visible controls of a page that Tab does not reach, and those that do not show that they have focus.

    Args:
        page: Playwright's page.
        most: How often Tab is pressed.
    """
    missing = dict(await page.evaluate(_CONTROLS))
    unmarked: list[str] = []
    for _ in range(most):
        await page.keyboard.press("Tab")
        number, is_marked, what = await page.evaluate(_FOCUSED)
        if missing.pop(number, None) and not is_marked:
            unmarked.append(f"no visible focus: {what}")
        if not missing:
            break
    return [*unmarked, *[f"not reached: {what}" for what in missing.values()]]
