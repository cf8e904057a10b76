// The list of messages of one channel: keeps nodes whose message did not change, and keeps the reader's place.

import { append, h } from "./dom.js";
import { channelMark } from "./entities.js";
import { replaceKeepingFocus } from "./focus.js";
import { icon } from "./icons.js";
import { drawMessage, drawPlaceholder } from "./message.js";
import { plainText } from "./plaintext.js";
import { compareIds, timeOfId } from "./snowflake.js";
import { EPHEMERAL, isForum, LOADING } from "./store.js";
import { dayWords, sameDay } from "./time.js";
import { say } from "./words.js";

const GROUP_SPAN = 7 * 60 * 1000;
const NEAR = 60;
/** Between the upper edge and what has to stay in sight when the list goes down, in pixels. */
const MARGIN = 8;

const written = new WeakMap();
function fingerprint(object) {
  if (!written.has(object)) written.set(object, JSON.stringify(object));
  return written.get(object);
}

export class Timeline {
  #nodes = new Map();
  #stuck = true;
  /** The message that answers this user's last command or press, which is shown from its top. */
  #answer = null;
  #queued = false;
  #unseen = 0;
  #newSince = null;
  #ends = [];
  #observer;

  /** `pane` gives {session, navigate, openMenu, announce}. */
  constructor(pane) {
    this.pane = pane;
    this.session = pane.session;
    this.channelId = null;
    this.list = h("ol", { class: "messages", "aria-label": say("messages") });
    this.scroller = h("div", { class: "scroller", tabindex: 0, role: "region", "aria-label": say("messages"), on: { scroll: () => this.#scrolled() } }, this.list);
    this.bar = h("button", { type: "button", class: "new-bar", hidden: true, "data-action": "jump-new", on: { click: () => this.toBottom() } });
    this.root = h("div", { class: "timeline" }, this.scroller, this.bar);
    this.#observer = new ResizeObserver(() => {
      if (this.#stuck) this.#scrollDown(this.#showsFocus());
    });
    this.#observer.observe(this.list);
    this.#observer.observe(this.scroller);
    const { store, interactions } = this.session;
    this.#ends = [
      store.on("messages", ({ channelId }) => channelId === this.channelId && this.#queue()),
      store.on("names", () => this.#queue(true)),
      store.on("created", (message) => this.#created(message)),
      interactions.on("change", () => this.#queue()),
    ];
  }

  close() {
    for (const end of this.#ends) end();
    this.#observer.disconnect();
  }

  show(channelId, newSince) {
    this.channelId = channelId;
    this.#newSince = newSince;
    this.#nodes.clear();
    this.list.replaceChildren();
    this.#stuck = true;
    this.#answer = null;
    this.#unseen = 0;
    this.#showBar();
    this.scroller.dataset.channelId = channelId;
    this.sync();
  }

  /** After the list was away from the screen, which loses where it stood. */
  restore() {
    if (this.#stuck) this.#scrollDown();
  }

  toBottom() {
    this.#stuck = true;
    this.#answer = null;
    this.#unseen = 0;
    this.#showBar();
    this.#scrollDown();
  }

  /** Scrolls to a message, marks it for a moment and gives it the focus. */
  reveal(messageId) {
    const node = this.list.querySelector(`[data-message-id="${CSS.escape(messageId)}"]`);
    if (!node) return false;
    this.#stuck = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("flash");
    setTimeout(() => node.classList.remove("flash"), 1800);
    return true;
  }

  #created(message) {
    if (message.channel_id !== this.channelId) return;
    const { store } = this.session;
    const own = message.author.id === store.me?.id;
    const answers = !own && (message.flags & EPHEMERAL || message.interaction_metadata?.user?.id === store.me?.id);
    this.#answer = answers ? message.id : null;
    if (own) this.#stuck = true;
    else if (answers) {
      this.#stuck = true;
      this.#unseen = 0;
      this.#showBar();
    } else if (!this.#stuck) {
      this.#unseen += 1;
      this.#showBar();
    }
    const name = store.nameOf(message.author);
    if (message.flags & LOADING) this.pane.announce(say("pane-thinking", { name }));
    else if (!own) this.pane.announce(say(message.flags & EPHEMERAL ? "pane-said-privately" : "pane-said", { name, text: plainText(message, store).slice(0, 400) }));
  }

  #queue(again = false) {
    if (again) this.#names += 1;
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.sync();
    });
  }
  #names = 0;

  #context() {
    const { session, pane, channelId } = this;
    return { session, store: session.store, channelId, navigate: pane.navigate, openMenu: pane.openMenu };
  }

  /** Brings the list to what the store holds now. */
  sync() {
    if (!this.channelId) return;
    const { store, interactions } = this.session;
    const wanted = [];
    const local = interactions.placeholders(this.channelId);
    const rows = [...store.messages(this.channelId).map((message) => ({ id: message.id, message })), ...local.map((entry) => ({ id: entry.id, entry }))];
    rows.sort((a, b) => compareIds(a.id, b.id));
    if (store.loaded(this.channelId) && this.session.isComplete(this.channelId)) wanted.push(this.#beginning());
    let previous = null;
    let lineDrawn = false;
    for (const row of rows) {
      const time = timeOfId(row.id);
      if (!previous || !sameDay(timeOfId(previous.id), time)) wanted.push(this.#divider(`day-${dayWords(time)}`, dayWords(time), "day"));
      const isNew = this.#newSince && compareIds(row.id, this.#newSince) > 0;
      if (isNew && !lineDrawn && row.message) {
        lineDrawn = true;
        wanted.push(this.#divider(`new-${this.#newSince}`, say("messages-new"), "new"));
        previous = null;
      }
      wanted.push(row.entry ? this.#local(row.entry) : this.#drawn(row.message, joins(previous?.message, row.message)));
      previous = row;
    }
    if (!rows.length && store.loaded(this.channelId) && wanted.length === 0) wanted.push(this.#beginning());
    const anchor = this.#stuck ? null : this.#anchor();
    const showsFocus = this.#showsFocus();
    this.#arrange(wanted);
    if (anchor) this.#hold(anchor);
    for (const row of rows) if (row.message) this.#decorate(row.message.id);
    if (this.#stuck) this.#scrollDown(showsFocus);
  }

  #keep(key, print, draw) {
    const known = this.#nodes.get(key);
    if (known?.print === print) return { key, ...known };
    const node = draw();
    const entry = { key, node, print, replaces: known?.node };
    return entry;
  }
  #drawn(message, compact) {
    const print = `${fingerprint(message)}${compact}${this.#names}`;
    return this.#keep(message.id, print, () => drawMessage(message, this.#context(), compact));
  }
  #local(entry) {
    return this.#keep(`local-${entry.id}`, String(entry.failed), () => drawPlaceholder(entry, this.#context()));
  }
  #divider(key, words, kind) {
    return this.#keep(key, kind, () => h("li", { class: `divider ${kind}` }, h("span", {}, words)));
  }
  #beginning() {
    const { store } = this.session;
    const channel = store.channel(this.channelId);
    const name = channel ? store.channelName(channel) : "";
    const isDirect = !channel?.guild_id;
    return this.#keep("beginning", name, () =>
      h(
        "li",
        { class: "beginning" },
        h("span", { class: "beginning-mark", "aria-hidden": "true" }, icon(channel ? channelMark(channel) : "hash")),
        h("h2", {}, isDirect ? name : `#${name}`),
        h("p", {}, beginning(channel, name)),
      ),
    );
  }

  #arrange(wanted) {
    const keep = new Map(wanted.map(({ key, node, print }) => [key, { node, print }]));
    for (const [key, { node }] of this.#nodes) if (!keep.has(key)) this.#remove(node);
    // Not `isConnected`: while another user is shown, the whole list is out of the document.
    for (const entry of wanted) if (entry.replaces?.parentNode === this.list) replaceKeepingFocus(entry.replaces, entry.node);
    let at = this.list.firstElementChild;
    for (const { node } of wanted) {
      if (node === at) at = at.nextElementSibling;
      else this.list.insertBefore(node, at);
    }
    while (at) {
      const stale = at;
      at = at.nextElementSibling;
      stale.remove(); // the list is what is wanted and nothing else
    }
    this.#nodes = keep;
  }

  #remove(node) {
    const hadFocus = node.contains(document.activeElement);
    const neighbour = node.nextElementSibling ?? node.previousElementSibling;
    node.remove();
    if (!hadFocus) return;
    if (neighbour?.matches(".message")) neighbour.focus({ preventScroll: true });
    else this.scroller.focus({ preventScroll: true });
  }

  /** What lasts shorter than a drawing: the spinner on the pressed control and the failure below. */
  #decorate(messageId) {
    const node = this.#nodes.get(messageId)?.node;
    const { interactions } = this.session;
    const busy = interactions.busy(messageId) ?? null;
    for (const control of node.querySelectorAll("[data-custom-id]")) {
      const pressed = control.dataset.customId === busy;
      control.classList.toggle("busy", pressed);
      if (pressed) control.setAttribute("aria-busy", "true");
      else control.removeAttribute("aria-busy");
      if (busy !== null) control.setAttribute("aria-disabled", "true");
      else control.removeAttribute("aria-disabled");
    }
    const words = interactions.failure(messageId);
    const shown = node.querySelector(":scope > .message-body > .failure[data-press]");
    if (shown?.textContent === words) return;
    shown?.remove();
    if (words) append(node.querySelector(":scope > .message-body"), [h("p", { class: "failure", role: "alert", "data-failure": true, "data-press": true }, words)]);
  }

  // ---- scrolling

  /** The first entry in sight and where it stands, so that it can stay there when older ones come above it. */
  #anchor() {
    const top = this.scroller.getBoundingClientRect().top;
    for (const [key, { node }] of this.#nodes) {
      const box = node.getBoundingClientRect();
      if (box.bottom > top && key !== "beginning") return { key, top: box.top };
    }
    return null;
  }
  #hold({ key, top }) {
    const node = this.#nodes.get(key)?.node;
    if (node) this.scroller.scrollTop += node.getBoundingClientRect().top - top;
  }

  /** Is the control with the focus in the list, and not above what the reader sees? */
  #showsFocus() {
    const { activeElement } = document;
    return this.list.contains(activeElement) && activeElement.getBoundingClientRect().top >= this.scroller.getBoundingClientRect().top;
  }
  /** Goes to the end, but never beyond the top of an answer, nor of the control with the focus if `keepsFocus`. */
  #scrollDown(keepsFocus = false) {
    this.scroller.scrollTop = this.scroller.scrollHeight;
    const { activeElement } = document;
    const answer = this.#nodes.get(this.#answer)?.node;
    let hidden = answer ? this.#above(answer) : 0;
    if (keepsFocus && this.list.contains(activeElement)) {
      const control = this.#above(activeElement);
      // The answer to a press counts more than the pressed control if there is no room for both.
      if (!answer || control - this.#above(answer) < this.scroller.clientHeight / 2) hidden = Math.max(hidden, control);
    }
    if (hidden <= 0) return;
    this.scroller.scrollTop -= hidden;
    this.#stuck = this.#isNearEnd(); // at once: the next message may come before the event of this scrolling
  }
  /** By how many pixels a node stands above the upper edge, or too close to it. */
  #above(node) {
    return this.scroller.getBoundingClientRect().top + MARGIN - node.getBoundingClientRect().top;
  }
  #isNearEnd() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }
  #scrolled() {
    const { scrollTop } = this.scroller;
    this.#stuck = this.#isNearEnd();
    const answer = this.#nodes.get(this.#answer)?.node;
    if (answer && this.#above(answer) > MARGIN) this.#answer = null; // the reader has read on
    if (this.#stuck && this.#unseen) {
      this.#unseen = 0;
      this.#showBar();
    }
    if (scrollTop < 200 && this.channelId) this.session.loadOlder(this.channelId).catch(() => {});
  }
  #showBar() {
    this.bar.hidden = this.#unseen === 0;
    this.bar.replaceChildren();
    append(this.bar, [say("messages-unseen", { count: this.#unseen }), icon("down")]);
  }
}

function beginning(channel, name) {
  if (!channel?.guild_id) return say("messages-begin-direct", { name });
  if (isForum(channel)) return say("messages-begin-forum");
  return say("messages-begin");
}

/** Does this message stand under the head of the one before? */
function joins(previous, message) {
  if (!previous || previous.author?.id !== message.author?.id) return false;
  if (![0, undefined].includes(message.type) || ![0, 19, 20, 23, undefined].includes(previous.type)) return false;
  if ((previous.flags & EPHEMERAL) !== (message.flags & EPHEMERAL)) return false;
  return timeOfId(message.id) - timeOfId(previous.id) < GROUP_SPAN && !message.interaction_metadata?.user;
}
