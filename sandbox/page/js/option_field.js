// One option of a slash command: its chip, what may be chosen, and whether what stands there is valid.

import { descriptionOf, nameOf } from "./commands.js";
import { h, uniqueId } from "./dom.js";
import { channels, people, roles } from "./entities.js";
import { say } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;
const ATTACHMENT = 11;
const DEBOUNCE = 180;
const MOST_BYTES = 10 * 1024 * 1024;

export class OptionField {
  #picked = null;
  #timer = null;
  #asked = 0;

  /** `box` is the command box: gives {session, channel(), suggestions, leaf, partial(field)}. */
  constructor(option, box) {
    this.option = option;
    this.box = box;
    const problemId = uniqueId("problem");
    this.input = h("input", {
      type: option.type === ATTACHMENT ? "file" : "text",
      class: "option-input",
      role: option.type === ATTACHMENT ? null : "combobox",
      "aria-expanded": option.type === ATTACHMENT ? null : "false",
      "aria-autocomplete": option.type === ATTACHMENT ? null : "list",
      "aria-label": `${nameOf(option)}${option.required ? ", required" : ", optional"}: ${descriptionOf(option)}`,
      "aria-describedby": problemId,
      autocomplete: "off",
      spellcheck: "false",
      inputmode: option.type === INTEGER ? "numeric" : option.type === NUMBER ? "decimal" : null,
      "data-option-input": option.name,
    });
    this.note = h("span", { class: "option-problem", id: problemId, role: "alert", hidden: true });
    this.root = h("label", { class: "option-chip", "data-option": option.name, "data-required": Boolean(option.required) }, h("span", { class: "option-name" }, nameOf(option)), this.input, this.note);
    this.input.addEventListener("input", () => {
      this.#picked = null;
      this.say(null);
      this.suggest();
    });
    this.input.addEventListener("focus", () => {
      this.box.describe(option);
      this.suggest();
    });
    this.input.addEventListener("blur", () => {
      clearTimeout(this.#timer);
      this.#settle();
    });
  }

  get isEmpty() {
    return this.input.value.trim() === "";
  }

  /** The file that was chosen for an option that takes one. */
  get file() {
    return this.option.type === ATTACHMENT ? this.input.files[0] : undefined;
  }

  // ---- suggestions

  /** Lists what may stand here now: fixed choices, people, channels, or what the bot answers. */
  suggest() {
    if (this.option.autocomplete) {
      this.#ask();
      return;
    }
    const all = this.#fixed();
    if (!all) {
      this.box.suggestions.hide();
      return;
    }
    const wanted = this.input.value.trim().replace(/^[@#]/, "").toLowerCase();
    const fits = (item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(wanted);
    const shown = this.#picked ? all : all.filter(fits);
    this.#list(shown, say("option-no-match"));
  }

  #fixed() {
    const { store } = this.box.session;
    const guild = this.box.channel()?.guild_id;
    const { type, choices } = this.option;
    if (choices?.length) return choices.map((choice) => ({ label: nameOf(choice), value: choice.value }));
    if (type === BOOLEAN) return [{ label: say("option-true"), value: true }, { label: say("option-false"), value: false }];
    if (type === USER) return people(store);
    if (type === CHANNEL) return channels(store, guild, this.option.channel_types);
    if (type === ROLE) return roles(store, guild);
    if (type === MENTIONABLE) return [...people(store), ...roles(store, guild)];
    return null;
  }

  #ask() {
    clearTimeout(this.#timer);
    const turn = (this.#asked += 1);
    this.#timer = setTimeout(async () => {
      const choices = await this.box.complete(this);
      if (turn !== this.#asked || document.activeElement !== this.input) return;
      this.#list(choices.map((choice) => ({ label: choice.name, value: choice.value })), say("option-no-choices"));
    }, this.input.value && !this.#picked ? DEBOUNCE : 0);
  }

  #list(items, empty) {
    const title = this.option.required ? nameOf(this.option) : say("option-optional", { option: nameOf(this.option) });
    this.box.suggestions.show(this.input, title, items, (item) => this.take(item), empty);
  }

  take(item) {
    this.#asked += 1;
    this.#picked = item;
    this.input.value = item.label;
    this.say(null);
    this.box.suggestions.hide();
    this.box.advance(this);
  }

  /** Typed in full instead of chosen: the choice with exactly that name counts as chosen. */
  #settle() {
    if (this.#picked || this.isEmpty) return;
    const typed = this.input.value.trim().replace(/^[@#]/, "").toLowerCase();
    const all = this.#fixed();
    const exact = all?.find((item) => item.label.toLowerCase() === typed || item.description?.toLowerCase() === typed);
    if (exact) this.#picked = exact;
  }

  // ---- value

  /** What is wrong with the field as it stands, in words for the user, or null. */
  problem() {
    this.#settle();
    const { option } = this;
    const text = this.input.value.trim();
    if (!text) return option.required ? say("option-required") : null;
    if (this.file) return this.file.size > MOST_BYTES ? say("option-file-size", { megabytes: MOST_BYTES / 1048576 }) : null;
    if (this.#picked) return null;
    if (this.#fixed()) return say("option-from-list");
    if (option.type === STRING) {
      if (text.length < (option.min_length ?? 0)) return say("field-too-short", { count: option.min_length });
      return text.length > (option.max_length ?? 6000) ? say("field-too-long", { count: option.max_length ?? 6000 }) : null;
    }
    const number = Number(text);
    if (!Number.isFinite(number) || (option.type === INTEGER && !Number.isInteger(number))) return say(option.type === INTEGER ? "option-integer" : "option-number");
    if (option.min_value !== undefined && option.min_value !== null && number < option.min_value) return say("option-least", { number: option.min_value });
    return option.max_value !== undefined && option.max_value !== null && number > option.max_value ? say("option-most", { number: option.max_value }) : null;
  }

  /** {type, name, value} for the interaction; while completing, the raw text may stand for a number. A file is named by
   * its `number` among those that are sent. */
  read({ focused = false, number = -1 } = {}) {
    const { type, name } = this.option;
    if (this.file) return { type, name, value: String(number) };
    const text = this.input.value.trim();
    let value = this.#picked ? this.#picked.value : text;
    const isNumber = type === INTEGER || type === NUMBER;
    if (isNumber && !focused && typeof value === "string" && Number.isFinite(Number(value))) value = Number(value);
    if (focused) return { type, name, value: this.#picked ? String(this.#picked.label) : this.input.value, focused: true };
    return { type, name, value };
  }

  say(words) {
    this.note.textContent = words ?? "";
    this.note.hidden = !words;
    this.root.classList.toggle("invalid", Boolean(words));
    if (words) this.input.setAttribute("aria-invalid", "true");
    else this.input.removeAttribute("aria-invalid");
  }
}
