// Drawing something anew without taking the reader's place away: focus, open menus and loaded pictures stay.

import { retarget } from "./picker.js";

function same(root, name, value) {
  if (!value) return null;
  return [...root.querySelectorAll(`[data-${name}]`)].find((node) => node.getAttribute(`data-${name}`) === value) ?? null;
}

/** The control in the new drawing that stands for the one that had the focus in the old. */
export function successor(root, { focusKey, focusLabel }) {
  return same(root, "focus-key", focusKey) ?? same(root, "focus-label", focusLabel);
}

export function replaceKeepingFocus(before, after) {
  const active = before.contains(document.activeElement) ? document.activeElement : null;
  retarget(before, after);
  const loaded = new Map([...before.querySelectorAll("img")].filter((image) => image.complete).map((image) => [image.src, image]));
  for (const image of after.querySelectorAll("img")) {
    const known = loaded.get(image.src);
    if (!known) continue;
    loaded.delete(image.src);
    for (const name of ["alt", "width", "height"]) {
      if (image.hasAttribute(name)) known.setAttribute(name, image.getAttribute(name));
      else known.removeAttribute(name);
    }
    image.replaceWith(known);
  }
  before.replaceWith(after);
  if (!active) return;
  const next = active === before ? after : successor(after, active.dataset);
  if (next && !next.disabled) next.focus({ preventScroll: true });
  else after.focus({ preventScroll: true });
}

const FOCUSABLE = "a[href], button:not([disabled]), input:not([disabled]), select, textarea:not([disabled]), [tabindex='0']";

/** Keeps Tab inside `root` as long as the returned function has not been called. */
export function trapFocus(root) {
  const onKey = (event) => {
    if (event.key !== "Tab" || event.defaultPrevented) return;
    const stops = [...root.querySelectorAll(FOCUSABLE)].filter((node) => node.getClientRects().length && !node.closest(".picker"));
    if (!stops.length) return;
    const first = stops[0];
    const last = stops.at(-1);
    if (event.shiftKey && (document.activeElement === first || document.activeElement === root)) last.focus();
    else if (!event.shiftKey && document.activeElement === last) first.focus();
    else return;
    event.preventDefault();
  };
  root.addEventListener("keydown", onKey);
  return () => root.removeEventListener("keydown", onKey);
}
