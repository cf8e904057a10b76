// One user's whole client: places, messages, box, forms. Two or three of them may stand side by side.

import { avatar } from "./avatar.js";
import { CommandBox } from "./commandbox.js";
import { append, h } from "./dom.js";
import { channelMark } from "./entities.js";
import { icon } from "./icons.js";
import { openMenu } from "./menu.js";
import { openModal } from "./modal.js";
import { plainText } from "./plaintext.js";
import { Sidebar } from "./sidebar.js";
import { isThread, LOADING } from "./store.js";
import { Timeline } from "./timeline.js";
import { say } from "./words.js";

export class Pane {
  #visits = 0;
  #modal = null;
  #waitingModals = [];
  #toastTimer = null;
  #scroll = 0;
  #shown = false;
  #heard = {};

  /** `changed()` is called when the pane shows another channel, `activated()` when the user turns to it. */
  constructor(session, { changed, activated }) {
    this.session = session;
    this.changed = changed;
    this.channelId = null;
    this.wanted = null;
    session.store.isViewed = (channelId) => channelId === this.channelId && this.#isVisible();
    const name = session.user.global_name ?? session.user.username;
    this.live = h("div", { class: "visually-hidden", "aria-live": "polite", role: "status", "data-live": true });
    this.sidebar = new Sidebar(this);
    this.timeline = new Timeline(this);
    this.box = new CommandBox(this);
    this.places = h("button", { type: "button", class: "icon-button drawer-toggle", "aria-label": say("places"), "aria-expanded": "false", "data-action": "drawer", on: { click: () => this.#drawer() } }, icon("menu"));
    this.title = h("div", { class: "chat-title" });
    this.notice = h("p", { class: "connection", role: "status", hidden: true }, say("pane-lost"));
    this.toastLine = h("p", { class: "toast", role: "alert", hidden: true, "data-toast": true });
    this.header = h("header", { class: "chat-head" }, this.places, this.title, h("div", { class: "whose" }, avatar(session.user), h("span", {}, name)));
    this.chat = h("section", { class: "chat", "aria-label": say("pane-messages", { name }) }, this.header, this.notice, this.timeline.root, this.toastLine, this.box.root);
    this.scrim = h("div", { class: "scrim", on: { click: () => this.#drawer(false) } });
    this.frame = h("div", { class: "pane-frame" }, this.sidebar.root, this.scrim, this.chat);
    this.root = h("section", { class: "pane", "aria-label": say("pane", { name }), "data-pane": true, "data-user": session.user.username }, this.frame, this.live);
    this.root.addEventListener("focusin", activated);
    this.root.addEventListener("pointerdown", activated);
    this.sidebar.root.addEventListener("keydown", (event) => event.key === "Escape" && this.#drawer(false));
    this.#listen();
  }

  #listen() {
    const { session } = this;
    const { store } = session;
    session.on("ready", () => {
      this.#connection();
      this.#settled();
    });
    session.on("state", () => this.#connection());
    session.interactions.on("modal", (modal) => this.#showModal(modal));
    store.on("gone", (id) => id === this.channelId && this.navigate(this.#home()));
    store.on("places", () => this.#drawTitle());
    store.on("created", (message) => {
      session.interactions.attend(message);
      if (message.channel_id === this.channelId) this.#heard = { id: message.id, pressedAt: session.interactions.pressedAt(message.id) };
    });
    store.on("updated", ({ message, before }) => {
      if (message.channel_id !== this.channelId) return;
      const answered = before && before.flags & LOADING && !(message.flags & LOADING);
      if (answered || session.interactions.concerns(message.id)) this.#announceUpdate(message, before);
    });
    session.commands.on("change", () => this.box.refresh());
    session.commands.want();
    this.#connection();
  }

  // ---- being on screen

  attached() {
    this.#shown = true;
    this.read();
    this.timeline.scroller.scrollTop = this.#scroll;
    this.timeline.restore();
    this.#modal?.refocus();
  }
  detached() {
    this.#shown = false;
    this.#scroll = this.timeline.scroller.scrollTop;
  }
  /** What stands on the screen counts as read. */
  read() {
    if (this.channelId && this.#isVisible()) this.session.store.markRead(this.channelId);
  }
  #isVisible() {
    return this.#shown && this.root.getClientRects().length > 0;
  }
  focusBox() {
    if (this.#modal) this.#modal.refocus();
    else this.box.focus();
  }
  focusMessages() {
    this.#drawer(false);
    this.timeline.scroller.focus();
  }

  // ---- places

  #home() {
    const { store } = this.session;
    const groups = store.guilds.flatMap((guild) => store.outline(guild.id));
    return groups[0]?.entries[0]?.channel.id ?? store.directs()[0]?.id;
  }
  #settled() {
    const wanted = this.wanted ?? this.channelId ?? this.#home();
    if (wanted && (wanted !== this.channelId || !this.session.store.channel(wanted))) this.navigate(wanted);
    else this.#drawTitle();
  }
  /** Opens a channel as soon as the session is ready. */
  open(channelId) {
    if (this.session.isReady) this.navigate(channelId);
    else this.wanted = channelId;
  }

  /** Shows a channel, and a message in it where one is named. */
  navigate = async (channelId, messageId) => {
    if (!channelId) return;
    const visit = (this.#visits += 1);
    const { store } = this.session;
    this.wanted = channelId;
    this.#drawer(false);
    try {
      await this.session.watch(channelId);
    } catch (error) {
      this.session.unwatch(channelId);
      if (visit !== this.#visits) return;
      this.wanted = null;
      this.toast(error.status ? say("pane-no-channel") : say("pane-no-answer"));
      if (!store.channel(this.channelId) && channelId !== this.#home()) this.navigate(this.#home());
      return;
    }
    if (visit !== this.#visits) return;
    this.wanted = null;
    if (channelId !== this.channelId) this.#show(channelId);
    if (!messageId) return;
    const found = await this.session.reach(channelId, messageId).catch(() => false);
    if (visit !== this.#visits) return;
    this.timeline.sync();
    if (!found || !this.timeline.reveal(messageId)) this.toast(say("pane-no-message"));
    this.read();
  };

  #show(channelId) {
    const { store } = this.session;
    if (this.channelId) this.session.unwatch(this.channelId);
    this.channelId = channelId;
    this.root.dataset.channelId = channelId;
    const newSince = store.unread(channelId) ? store.readMark(channelId) : null;
    this.timeline.show(channelId, newSince);
    this.read();
    this.sidebar.draw();
    this.#drawTitle();
    this.box.refresh();
    this.changed();
  }

  #drawTitle() {
    const { store } = this.session;
    const channel = store.channel(this.channelId);
    this.title.replaceChildren();
    if (!channel) return;
    const parent = isThread(channel) ? store.channel(channel.parent_id) : null;
    append(this.title, [
      icon(channelMark(channel)),
      h("h1", {}, store.channelName(channel)),
      parent ? h("button", { type: "button", class: "text-button parent", on: { click: () => this.navigate(parent.id) } }, say("pane-parent", { channel: parent.name })) : null,
      closing(channel) ? h("p", { class: "topic", "data-closing": true }, closing(channel)) : channel.topic ? h("p", { class: "topic" }, channel.topic) : null,
    ]);
    this.box.refresh();
  }

  placesChanged() {
    const { store } = this.session;
    const waiting = [...store.channels.keys()].some((id) => id !== this.channelId && store.mentionCount(id));
    this.places.classList.toggle("has-mentions", waiting);
  }

  step(by) {
    const order = this.sidebar.order();
    const at = order.indexOf(this.channelId);
    if (order.length) this.navigate(order[(at + by + order.length) % order.length]);
  }

  #drawer(open = !this.frame.classList.contains("drawer-open")) {
    const was = this.frame.classList.contains("drawer-open");
    if (open === was) return;
    this.frame.classList.toggle("drawer-open", open);
    this.places.setAttribute("aria-expanded", String(open));
    this.chat.inert = open;
    if (open) (this.sidebar.list.querySelector("[aria-current]") ?? this.sidebar.list).focus();
    else this.places.focus();
  }

  // ---- forms, notices

  #showModal(modal) {
    if (this.#modal) {
      this.#waitingModals.push(modal);
      return;
    }
    this.#drawer(false);
    this.#modal = openModal(modal, this);
  }
  modalClosed() {
    this.#modal = null;
    const next = this.#waitingModals.shift();
    if (next) queueMicrotask(() => this.#showModal(next));
  }

  openMenu = (event, target) => openMenu(event, target, this);

  /** An answer often comes in two edits, the second for its picture: what was just read out isn't read out again. */
  #announceUpdate(message, before) {
    const { interactions, store } = this.session;
    const words = (each) => plainText(each, store).slice(0, 400);
    const pressedAt = interactions.pressedAt(message.id);
    const wasHeard = this.#heard.id === message.id && this.#heard.pressedAt === pressedAt;
    if (wasHeard && before && words(before) === words(message)) return;
    this.#heard = { id: message.id, pressedAt };
    this.announce(say("pane-updated", { text: words(message) }));
  }
  announce(words) {
    if (this.#shown) this.live.append(h("p", {}, words));
    while (this.live.childElementCount > 6) this.live.firstElementChild.remove();
  }
  toast(words) {
    this.toastLine.textContent = words;
    this.toastLine.hidden = false;
    clearTimeout(this.#toastTimer);
    this.#toastTimer = setTimeout(() => {
      this.toastLine.hidden = true;
    }, 6000);
  }
  sent() {
    this.timeline.toBottom();
  }
  #connection() {
    const { state, store } = this.session;
    const away = store.guilds.some((guild) => guild.unavailable);
    const open = state === "open" || state === "idle";
    this.notice.hidden = open && !away;
    this.notice.textContent = open ? say("pane-outage") : say("pane-lost");
    this.root.dataset.state = state;
  }
}

/** What a visitor of this channel has to know before writing; null if nothing. */
function closing(channel) {
  const { archived, locked } = channel.thread_metadata ?? {};
  if (locked) return archived ? say("closing-archived-locked") : say("closing-locked");
  if (archived) return say("closing-archived");
  return channel.rate_limit_per_user ? say("closing-slow", { seconds: channel.rate_limit_per_user }) : null;
}
