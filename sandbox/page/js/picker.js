// The open list of a select menu: one at a time, above everything, wholly usable by keyboard.

import { h, uniqueId } from "./dom.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

let current = null;

/**
 * Opens the list. `options`: [{value, label, description?, mark?}]; `done(values)` is called once with a valid
 * choice that differs from `values`, and not at all when the user leaves without one.
 */
export function openPicker({ trigger, title, options, values, min = 1, max = 1, searchable = false, fingerprint = "", done }) {
  if (current?.trigger === trigger) {
    current.close(true);
    return;
  }
  current?.close(false);
  const several = max > 1;
  const listId = uniqueId("list");
  let picked = [...values];
  let active = 0;
  let visible = options;

  const list = h("div", { class: "picker-list", role: "listbox", id: listId, tabindex: searchable ? -1 : 0, "aria-label": title, "aria-multiselectable": several });
  const search = searchable ? h("input", { class: "picker-search", type: "text", placeholder: say("picker-search"), role: "combobox", "aria-expanded": "true", "aria-controls": listId, "aria-label": say("picker-search-in", { title }), autocomplete: "off" }) : null;
  const count = h("span", { class: "picker-count", role: "status" });
  const finish = h("button", { type: "button", class: "button primary small", "data-action": "picker-done" }, say("picker-done"));
  const popup = h("div", { class: "picker", "data-picker": title }, search, list, several || min === 0 ? h("div", { class: "picker-foot" }, count, finish) : null);
  const focusHolder = search ?? list;

  const valid = () => picked.length >= min && picked.length <= max;
  const changed = () => picked.length !== values.length || picked.some((value) => !values.includes(value));

  function drawList() {
    list.replaceChildren(
      ...visible.map((option, index) => {
        const chosen = picked.includes(option.value);
        return h(
          "div",
          {
            class: `picker-option${index === active ? " active" : ""}`,
            role: "option",
            id: `${listId}-${index}`,
            "aria-selected": String(chosen),
            "data-value": option.value,
            on: {
              click: () => toggle(index),
              pointermove: () => move(index, false),
            },
          },
          h("span", { class: "picker-mark" }, option.mark ? option.mark.cloneNode(true) : null),
          h("span", { class: "picker-text" }, h("span", { class: "picker-label" }, option.label), option.description ? h("span", { class: "picker-description" }, option.description) : null),
          h("span", { class: several ? "tick tick-box" : "tick" }, chosen ? icon("check") : null),
        );
      }),
    );
    if (!visible.length) list.append(h("p", { class: "picker-empty" }, say("picker-empty")));
    focusHolder.setAttribute("aria-activedescendant", visible.length ? `${listId}-${active}` : "");
    count.textContent = min === max ? say("picker-count", { count: picked.length, least: min }) : say("picker-count-range", { count: picked.length, least: min, most: max });
    finish.disabled = !valid();
  }

  function move(index, scroll = true) {
    if (index === active || !visible.length) return;
    list.children[active]?.classList.remove("active");
    active = Math.max(0, Math.min(visible.length - 1, index));
    const option = list.children[active];
    option.classList.add("active");
    focusHolder.setAttribute("aria-activedescendant", option.id);
    if (scroll) option.scrollIntoView({ block: "nearest" });
  }

  function toggle(index) {
    const { value } = visible[index];
    active = index;
    if (!several) {
      picked = picked.includes(value) && min === 0 ? [] : [value];
      close(true, true);
      return;
    }
    if (picked.includes(value)) picked = picked.filter((other) => other !== value);
    else if (picked.length < max) picked = [...picked, value];
    drawList();
  }

  /** A single choice is sent even when it was chosen already, as in Discord only if it changed. */
  function close(refocus, send = false) {
    document.removeEventListener("pointerdown", outside, true);
    removeEventListener("resize", place);
    removeEventListener("scroll", place, true);
    popup.remove();
    current = null;
    state.trigger.setAttribute("aria-expanded", "false");
    if (refocus) state.trigger.focus();
    if (send && valid() && changed()) done(picked);
  }

  const outside = (event) => {
    if (!popup.contains(event.target) && !state.trigger.contains(event.target)) close(false, several);
  };

  function place() {
    const box = state.trigger.getBoundingClientRect();
    const below = innerHeight - box.bottom - 12;
    const above = box.top - 12;
    const up = below < 220 && above > below;
    const width = Math.min(Math.max(box.width, 240), innerWidth - 16);
    popup.style.width = `${width}px`;
    popup.style.left = `${Math.max(8, Math.min(box.left, innerWidth - width - 8))}px`;
    popup.style.maxHeight = `${Math.min(360, up ? above : below)}px`;
    popup.style.top = up ? "auto" : `${box.bottom + 4}px`;
    popup.style.bottom = up ? `${innerHeight - box.top + 4}px` : "auto";
  }

  let typed = "";
  let typedAt = 0;
  function typeahead(letter) {
    typed = Date.now() - typedAt > 700 ? letter : typed + letter;
    typedAt = Date.now();
    const index = visible.findIndex((option) => option.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (index >= 0) move(index);
  }

  popup.addEventListener("keydown", (event) => {
    const inFoot = event.target.closest(".picker-foot");
    if (event.key === "Escape") close(true);
    else if (event.key === "Tab") {
      if (several || min === 0) {
        if (!inFoot && !event.shiftKey && !finish.disabled) finish.focus();
        else focusHolder.focus();
      } else close(true);
    } else if (inFoot) return;
    else if (event.key === "ArrowDown") move((active + 1) % visible.length);
    else if (event.key === "ArrowUp") move((active - 1 + visible.length) % visible.length);
    else if (event.key === "Home" && !search) move(0);
    else if (event.key === "End" && !search) move(visible.length - 1);
    else if (event.key === "Enter" || (event.key === " " && !search)) {
      if (visible.length) toggle(active);
    } else if (!search && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) typeahead(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  finish.addEventListener("click", () => close(true, true));
  search?.addEventListener("input", () => {
    const wanted = search.value.toLowerCase();
    visible = options.filter((option) => `${option.label} ${option.description ?? ""}`.toLowerCase().includes(wanted));
    active = 0;
    drawList();
  });

  const state = { trigger, fingerprint, close };
  current = state;
  active = Math.max(0, options.findIndex((option) => picked.includes(option.value)));
  drawList();
  // Inside an open form the list belongs to it, so that the form's own trap lets the focus pass.
  (trigger.closest("[data-modal]") ?? trigger.closest("[data-pane]") ?? document.body).append(popup);
  place();
  trigger.setAttribute("aria-expanded", "true");
  document.addEventListener("pointerdown", outside, true);
  addEventListener("resize", place);
  addEventListener("scroll", place, true);
  focusHolder.focus({ preventScroll: true });
  list.children[active]?.scrollIntoView({ block: "nearest" });
}

/** A message was drawn anew: an open list stays if its menu is the same as before, and closes otherwise. */
export function retarget(oldRoot, newRoot) {
  if (!current || !oldRoot.contains(current.trigger)) return;
  const same = [...newRoot.querySelectorAll("[data-fingerprint]")].find((node) => node.dataset.fingerprint === current.fingerprint);
  if (!same) {
    current.close(false);
    return;
  }
  current.trigger = same;
  same.setAttribute("aria-expanded", "true");
}

export function closePicker() {
  current?.close(false);
}
