// The list above the command box: commands, options, choices or people, moved through with the arrow keys.

import { h, uniqueId } from "./dom.js";
import { say } from "./words.js";

export class Suggestions {
  #items = [];
  #active = 0;
  #input = null;

  constructor() {
    this.id = uniqueId("suggestions");
    this.title = h("p", { class: "suggestions-title" });
    this.list = h("div", { class: "suggestions-list", role: "listbox", tabindex: 0, id: this.id, "aria-label": say("suggestions") });
    this.root = h("div", { class: "suggestions", hidden: true, "data-suggestions": true }, this.title, this.list);
  }

  get isOpen() {
    return !this.root.hidden && this.#items.length > 0;
  }

  /** Shows `items` ({label, description?, side?, mark?, value}) for `input`; `pick(item)` when one is taken. */
  show(input, title, items, pick, empty = null) {
    if (this.#input && this.#input !== input) this.hide();
    this.#input = input;
    this.#items = items;
    this.pick = pick;
    this.#active = 0;
    this.title.textContent = title;
    this.root.hidden = !items.length && !empty;
    this.list.replaceChildren(
      ...items.map((item, index) =>
        h(
          "div",
          {
            class: "suggestion",
            role: "option",
            id: `${this.id}-${index}`,
            "data-suggestion": item.label,
            on: {
              pointerdown: (event) => event.preventDefault(),
              click: () => this.#take(index),
              pointermove: () => this.#move(index, false),
            },
          },
          h("span", { class: "suggestion-mark" }, item.mark ?? null),
          h("span", { class: "suggestion-text" }, h("span", { class: "suggestion-label" }, item.label, item.hint ? h("span", { class: "suggestion-hint" }, item.hint) : null), item.description ? h("span", { class: "suggestion-description" }, item.description) : null),
          item.side ? h("span", { class: "suggestion-side" }, item.side) : null,
        ),
      ),
    );
    if (!items.length && empty) this.list.append(h("p", { class: "picker-empty" }, empty));
    input.setAttribute("aria-controls", this.id);
    if (input.role === "combobox") input.setAttribute("aria-expanded", String(this.isOpen));
    this.#mark();
  }

  hide() {
    this.root.hidden = true;
    this.#items = [];
    this.list.replaceChildren();
    if (this.#input?.role === "combobox") this.#input.setAttribute("aria-expanded", "false");
    this.#input?.removeAttribute("aria-activedescendant");
    this.#input = null;
  }

  #mark() {
    [...this.list.children].forEach((node, index) => {
      const isActive = index === this.#active;
      node.classList.toggle("active", isActive);
      if (node.role === "option") node.setAttribute("aria-selected", String(isActive));
    });
    if (this.isOpen) this.#input?.setAttribute("aria-activedescendant", `${this.id}-${this.#active}`);
  }
  #move(index, scroll = true) {
    if (index === this.#active) return;
    this.#active = (index + this.#items.length) % this.#items.length;
    this.#mark();
    if (scroll) this.list.children[this.#active].scrollIntoView({ block: "nearest" });
  }
  #take(index) {
    const item = this.#items[index];
    if (item) this.pick(item);
  }

  /** Handles a key meant for the list; true where it was one. */
  key(event) {
    if (!this.isOpen) return false;
    if (event.key === "ArrowDown") this.#move(this.#active + 1);
    else if (event.key === "ArrowUp") this.#move(this.#active - 1);
    else if (event.key === "Enter" && !event.shiftKey && !event.ctrlKey && !event.metaKey) this.#take(this.#active);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
  takeActive() {
    if (this.isOpen) this.#take(this.#active);
  }
}
