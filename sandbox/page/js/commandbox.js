// The box below the messages: plain words, or a slash command with its options as chips.

import { descriptionOf, matching, nameOf, nest } from "./commands.js";
import { avatar } from "./avatar.js";
import { append, h, uniqueId } from "./dom.js";
import { people } from "./entities.js";
import { icon } from "./icons.js";
import { newId } from "./snowflake.js";
import { OptionField } from "./option_field.js";
import { isForum } from "./store.js";
import { Suggestions } from "./suggestions.js";
import { say } from "./words.js";

export class CommandBox {
  #fields = [];
  #request = 0;

  /** `pane` gives {session, channelId, toast}. */
  constructor(pane) {
    this.pane = pane;
    this.session = pane.session;
    this.leaf = null;
    this.suggestions = new Suggestions();
    const hintId = uniqueId("hint");
    this.text = h("textarea", {
      class: "box-text",
      rows: 1,
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      autocomplete: "off",
      "data-box": true,
      on: { input: () => this.#typed(), blur: () => this.#later(() => this.text !== document.activeElement && !this.leaf && this.suggestions.hide()) },
    });
    this.chips = h("div", { class: "box-chips", role: "group", hidden: true, "aria-describedby": hintId });
    this.hint = h("p", { class: "box-hint", id: hintId, hidden: true });
    this.sendButton = h("button", { type: "submit", class: "icon-button send", "aria-label": say("box-send"), "data-action": "send" }, icon("send"));
    this.slash = h("button", { type: "button", class: "icon-button slash", "aria-label": say("box-commands"), title: say("box-commands"), "data-action": "commands", on: { click: () => this.#startCommand() } }, h("span", { "aria-hidden": "true" }, "/"));
    this.root = h("form", { class: "box", "aria-label": say("box"), on: { submit: (event) => this.#submit(event), keydown: (event) => this.#key(event) } }, this.suggestions.root, this.hint, h("div", { class: "box-row" }, this.slash, this.text, this.chips, this.sendButton));
    this.root.addEventListener("focusout", (event) => {
      if (!this.root.contains(event.relatedTarget)) this.#later(() => !this.root.contains(document.activeElement) && this.suggestions.hide());
    });
    this.session.commands.on("change", () => !this.leaf && document.activeElement === this.text && this.#typed());
  }

  #later(act) {
    setTimeout(act, 0);
  }
  channel() {
    return this.session.store.channel(this.pane.channelId);
  }
  /** The channel changed: its name stands in the empty box, and a half-typed command is dropped. */
  refresh() {
    const channel = this.channel();
    const name = channel ? this.session.store.channelName(channel) : "";
    const words = channel && isForum(channel) ? say("box-forum", { channel: name }) : channel?.guild_id ? say("box-channel", { channel: name }) : say("box-direct", { name });
    this.text.placeholder = words;
    this.text.setAttribute("aria-label", say("box-label", { placeholder: words }));
  }
  focus() {
    (this.leaf ? (this.#fields[0]?.input ?? this.sendButton) : this.text).focus();
  }

  // ---- plain words and the list of commands

  #startCommand() {
    if (this.leaf) this.#leave();
    this.text.value = "/";
    this.text.focus();
    this.#typed();
  }

  #typed() {
    const { value } = this.text;
    if (value.startsWith("/") && !value.includes("\n")) this.#listCommands(value.slice(1));
    else if (!this.#listPeople(value)) this.suggestions.hide();
  }

  #listCommands(typed) {
    const leaves = this.session.commands.leaves(this.channel());
    const exact = leaves.find((leaf) => leaf.path === typed.trimEnd().toLowerCase());
    const isPrefix = leaves.some((leaf) => leaf.path.startsWith(`${typed.trimEnd().toLowerCase()} `));
    if (exact && typed.endsWith(" ") && !isPrefix) {
      this.begin(exact);
      return;
    }
    const items = matching(leaves, typed).map((leaf) => ({
      label: `/${leaf.path}`,
      hint: leaf.options.filter((option) => option.required).map((option) => ` ${nameOf(option)}`).join(""),
      description: leaf.description,
      side: leaf.application.name,
      mark: avatar({ id: leaf.application.id, bot: true }),
      leaf,
    }));
    this.suggestions.show(this.text, say("box-commands"), items, (item) => this.begin(item.leaf), leaves.length ? say("box-no-command") : say("box-no-commands"));
  }

  #listPeople(value) {
    const upto = value.slice(0, this.text.selectionStart);
    const typed = /(?:^|\s)@(\w*)$/.exec(upto)?.[1];
    if (typed === undefined) return false;
    const wanted = typed.toLowerCase();
    const items = people(this.session.store).filter((one) => `${one.label} ${one.description}`.toLowerCase().includes(wanted)).slice(0, 10);
    this.suggestions.show(this.text, say("box-members"), items, (item) => {
      const start = upto.length - typed.length;
      this.text.setRangeText(`${item.description} `, start, upto.length, "end");
      this.suggestions.hide();
    });
    return items.length > 0;
  }

  /** Names after @ and # become mentions, as Discord's client does while typing. */
  #withMentions(text) {
    const { store } = this.session;
    const byName = new Map(people(store).flatMap((one) => [[one.description.toLowerCase(), one.value], [one.label.toLowerCase(), one.value]]));
    const channels = new Map([...store.channels.values()].filter((c) => c.guild_id).map((c) => [c.name.toLowerCase(), c.id]));
    return text
      .replace(/(^|\s)@([\w.]+)/g, (whole, before, name) => (byName.has(name.toLowerCase()) ? `${before}<@${byName.get(name.toLowerCase())}>` : whole))
      .replace(/(^|\s)#([\w-]+)/g, (whole, before, name) => (channels.has(name.toLowerCase()) ? `${before}<#${channels.get(name.toLowerCase())}>` : whole));
  }

  // ---- a command with options

  begin(leaf) {
    this.leaf = leaf;
    this.#fields = [];
    this.text.value = "";
    this.text.hidden = true;
    this.chips.hidden = false;
    this.suggestions.hide();
    this.root.dataset.command = leaf.path;
    this.chips.setAttribute("aria-label", say("command-options", { command: `/${leaf.path}` }));
    this.#fields = leaf.options.filter((option) => option.required).map((option) => new OptionField(option, this));
    this.#drawChips();
    this.describe(null);
    this.focus();
  }

  #leave(text = "") {
    this.leaf = null;
    this.#fields = [];
    delete this.root.dataset.command;
    this.chips.hidden = true;
    this.chips.replaceChildren();
    this.text.hidden = false;
    this.text.value = text;
    this.hint.hidden = true;
    this.suggestions.hide();
    this.text.focus();
    if (text) this.#typed();
  }

  #drawChips() {
    const used = new Set(this.#fields.map((field) => field.option.name));
    const others = this.leaf.options.filter((option) => !used.has(option.name));
    this.chips.replaceChildren();
    append(this.chips, [
      h("button", { type: "button", class: "command-chip", "aria-label": say("command-change", { command: `/${this.leaf.path}` }), on: { click: () => this.#leave(`/${this.leaf.path}`) } }, `/${this.leaf.path}`),
      this.#fields.map((field) => field.root),
      others.map((option) =>
        h("button", { type: "button", class: "option-add", title: descriptionOf(option), "aria-label": say("option-add", { option: nameOf(option), description: descriptionOf(option) }), "data-add-option": option.name, on: { click: () => this.add(option) } }, `+ ${nameOf(option)}`),
      ),
    ]);
  }

  add(option) {
    const field = new OptionField(option, this);
    this.#fields.push(field);
    this.#drawChips();
    field.input.focus();
  }

  #drop(field) {
    const at = this.#fields.indexOf(field);
    this.#fields = this.#fields.filter((other) => other !== field);
    this.#drawChips();
    const next = this.#fields[Math.max(0, at - 1)];
    if (next) next.input.focus();
    else this.sendButton.focus();
  }

  /** Says below the box what the option, or the command, is about. */
  describe(option) {
    this.hint.hidden = false;
    this.hint.replaceChildren();
    append(this.hint, option ? [h("strong", {}, nameOf(option)), ` ${descriptionOf(option)}`] : [h("strong", {}, `/${this.leaf.path}`), ` ${this.leaf.description}`]);
  }

  /** After a choice: the next required option that is still empty, or the button that sends. */
  advance(from) {
    const start = this.#fields.indexOf(from);
    const order = [...this.#fields.slice(start + 1), ...this.#fields.slice(0, start)];
    const next = order.find((field) => field.option.required && field.isEmpty);
    if (next) next.input.focus();
    return Boolean(next);
  }

  complete(field) {
    const options = this.#fields.filter((other) => other === field || !(other.isEmpty || other.file)).map((other) => other.read({ focused: other === field }));
    const leaf = this.leaf;
    if (!leaf) return Promise.resolve([]);
    const turn = (this.#request += 1);
    return this.session.interactions
      .autocomplete(this.pane.channelId, leaf, nest(leaf, options))
      .then((choices) => (turn === this.#request ? choices : []));
  }

  // ---- keys and sending

  #key(event) {
    if (event.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.root.requestSubmit();
      return;
    }
    const field = this.#fields.find((one) => one.input === event.target);
    if (event.key === "Tab" && !event.shiftKey && this.suggestions.isOpen) {
      if (!this.leaf) {
        event.preventDefault();
        this.suggestions.takeActive();
        return;
      }
      if (field && !field.isEmpty) this.suggestions.takeActive();
      if (field && this.#fields.includes(field) && document.activeElement !== field.input) event.preventDefault();
      this.suggestions.hide();
      return;
    }
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && (field || event.target === this.text)) {
      event.preventDefault();
      if (field && !field.isEmpty && !field.problem() && this.advance(field)) return;
      this.root.requestSubmit();
    } else if (event.key === "Escape" && this.leaf) {
      event.preventDefault();
      event.stopPropagation();
      this.#leave();
    } else if (event.key === "Backspace" && field && field.input.value === "") {
      event.preventDefault();
      if (!field.option.required) this.#drop(field);
      else if (this.#fields[0] === field) this.#leave(`/${this.leaf.path}`);
      else this.#fields[this.#fields.indexOf(field) - 1].input.focus();
    }
  }

  #submit(event) {
    event.preventDefault();
    if (this.leaf) this.#sendCommand();
    else this.#sendText();
  }

  #sendCommand() {
    let wrong = null;
    for (const field of this.#fields) {
      const words = field.problem();
      field.say(words);
      if (words) wrong ??= field;
    }
    if (wrong) {
      wrong.input.focus();
      return;
    }
    const { leaf } = this;
    const filled = this.#fields.filter((field) => !field.isEmpty);
    const files = filled.filter((field) => field.file).map((field) => field.file);
    const options = filled.map((field) => field.read({ number: files.indexOf(field.file) }));
    this.#leave();
    this.session.interactions.command(this.pane.channelId, leaf, nest(leaf, options), { files });
    this.pane.sent();
  }

  /** Opens a post in a forum: the first line is its title. */
  async #post(typed) {
    const title = typed.split("\n", 1)[0].slice(0, 100);
    const rest = typed.slice(title.length).trim() || title;
    const post = await this.session.api.post(this.pane.channelId, title, this.#withMentions(rest));
    await this.pane.navigate(post.id);
  }

  async #sendText() {
    const typed = this.text.value.trim();
    if (!typed) return;
    this.text.value = "";
    this.suggestions.hide();
    this.pane.sent();
    try {
      if (isForum(this.channel())) await this.#post(typed);
      else await this.session.api.send(this.pane.channelId, this.#withMentions(typed), newId());
    } catch (error) {
      if (!this.text.value) this.text.value = typed;
      this.pane.toast(say("box-not-sent", { problem: error.message }));
    }
  }
}
