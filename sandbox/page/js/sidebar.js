// The list of places: servers with channels and threads, direct messages, and who one is.

import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { channelMark } from "./entities.js";
import { replaceKeepingFocus } from "./focus.js";
import { icon } from "./icons.js";
import { say } from "./words.js";

export class Sidebar {
  #queued = false;
  #held = false; // a pointer is down on the list: a redraw now would take the place away from under the click

  constructor(pane) {
    this.pane = pane;
    this.session = pane.session;
    this.list = h("div", { class: "places" });
    this.root = h(
      "nav",
      { class: "sidebar", "aria-label": say("places"), on: { keydown: (event) => this.#key(event) } },
      this.list,
      h(
        "div",
        { class: "self" },
        avatar(this.session.user),
        h("div", { class: "self-text" }, h("strong", {}, this.session.user.global_name ?? this.session.user.username), h("span", {}, this.session.user.username)),
      ),
    );
    this.root.addEventListener("pointerdown", () => this.#hold());
    this.session.store.on("places", () => this.queue());
    this.session.store.on("unread", () => this.queue());
  }

  queue() {
    if (this.#queued) return;
    this.#queued = true;
    if (!this.#held) queueMicrotask(() => this.#flush());
  }

  #flush() {
    if (!this.#queued || this.#held) return;
    this.#queued = false;
    this.draw();
  }

  #hold() {
    if (this.#held) return;
    this.#held = true;
    const release = () => {
      for (const type of ["pointerup", "pointercancel"]) document.removeEventListener(type, release, true);
      setTimeout(() => {
        this.#held = false;
        this.#flush();
      }); // after the click that follows the release
    };
    for (const type of ["pointerup", "pointercancel"]) document.addEventListener(type, release, true);
  }

  draw() {
    const { store } = this.session;
    const servers = store.guilds.map((guild) => [
      h("h2", { class: "server-name" }, guild.name ?? say("place-no-server-name")),
      store.outline(guild.id).map(({ category, entries }) => [
        category ? h("h3", { class: "places-title" }, category.name) : null,
        h(
          "ul",
          {},
          entries.map(({ channel, threads }) =>
            h("li", {}, this.#entry(channel, channelMark(channel)), threads.length ? h("ul", { class: "threads", "aria-label": say("places-threads", { channel: channel.name }) }, threads.map((thread) => h("li", {}, this.#entry(thread, channelMark(thread))))) : null),
          ),
        ),
      ]),
    ]);
    const directs = store.directs();
    const fresh = h(
      "div",
      { class: "places", tabindex: -1 },
      servers,
      directs.length ? [h("h3", { class: "places-title" }, say("places-direct")), h("ul", {}, directs.map((channel) => h("li", {}, this.#entry(channel, null))))] : null,
    );
    const top = this.list.scrollTop;
    replaceKeepingFocus(this.list, fresh);
    this.list = fresh;
    fresh.scrollTop = top;
    this.pane.placesChanged();
  }

  #entry(channel, mark) {
    const { store } = this.session;
    const name = store.channelName(channel);
    const isCurrent = channel.id === this.pane.channelId;
    const mentions = store.mentionCount(channel.id);
    const unread = !isCurrent && store.unread(channel.id);
    const other = mark ? null : (channel.recipients ?? []).find((user) => user.id !== store.me?.id);
    return h(
      "button",
      {
        type: "button",
        class: `place${unread ? " unread" : ""}`,
        "aria-current": isCurrent ? "page" : null,
        "data-channel-id": channel.id,
        "data-focus-key": channel.id,
        "data-unread": unread,
        on: { click: () => this.pane.navigate(channel.id) },
      },
      mark ? icon(mark) : avatar(store.users.get(other?.id) ?? other ?? { id: "0", username: name }),
      h("span", { class: "place-name" }, name),
      unread ? h("span", { class: "visually-hidden" }, say("places-unread")) : null,
      mentions ? h("span", { class: "badge", "data-mentions": mentions, "aria-label": say("mentions", { count: mentions }) }, mentions) : null,
    );
  }

  #key(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [...this.list.querySelectorAll(".place")];
    const at = stops.indexOf(document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    stops[(at + (event.key === "ArrowDown" ? 1 : stops.length - 1)) % stops.length].focus();
  }

  /** Channels in the order of the list, for Alt+Up and Alt+Down. */
  order() {
    return [...this.list.querySelectorAll(".place")].map((node) => node.dataset.channelId);
  }
}
