// Which users' panes stand on the page, and which of them is the active one.

import { readAddress, writeAddress } from "./address.js";
import { Emitter } from "./emitter.js";
import { Pane } from "./pane.js";

const MOST = 3;

export class Panes extends Emitter {
  #made = new Map();
  #active = 0;

  /** `sessions`: username -> Session, in the order of the switcher. */
  constructor(sessions, root) {
    super();
    this.sessions = sessions;
    this.root = root;
    this.names = [];
    addEventListener("hashchange", () => this.fromAddress());
  }

  get active() {
    return this.#made.get(this.names[this.#active]);
  }
  get activeName() {
    return this.names[this.#active];
  }

  #pane(name) {
    if (!this.#made.has(name)) {
      const session = this.sessions.get(name);
      session.start();
      const pane = new Pane(session, { changed: () => this.#write(), activated: () => this.#activate(name) });
      this.#made.set(name, pane);
    }
    return this.#made.get(name);
  }

  fromAddress() {
    const { users, channels } = readAddress();
    const known = [...new Set(users)].filter((name) => this.sessions.has(name)).slice(0, MOST);
    const names = known.length ? known : [this.sessions.keys().next().value];
    names.forEach((name, index) => {
      const channelId = channels[index] ?? (channels.length === 1 ? channels[0] : null);
      const pane = this.#pane(name);
      if (channelId && channelId !== pane.channelId) pane.open(channelId);
      else if (!pane.channelId && pane.session.isReady) pane.open(this.#firstOf(pane));
    });
    this.#arrange(names, Math.min(this.#active, names.length - 1));
  }
  #firstOf(pane) {
    const { store } = pane.session;
    return store.guilds.flatMap((guild) => store.outline(guild.id))[0]?.entries[0]?.channel.id;
  }

  /** A press in the switcher: the active pane changes to this user, or the pane that shows them becomes active. */
  choose(name) {
    const at = this.names.indexOf(name);
    if (at >= 0) this.#arrange(this.names, at);
    else {
      const from = this.active;
      this.#ensureChannel(this.#pane(name), from);
      this.#arrange(this.names.with(this.#active, name), this.#active);
    }
    this.active.focusBox();
  }

  /** One, two or three panes; the ones added show the next users in the channel of the active one. */
  setCount(count) {
    const wanted = Math.max(1, Math.min(MOST, count));
    let names = [...this.names];
    if (names.length > wanted) {
      const kept = this.activeName;
      names = names.filter((name) => name !== kept).slice(0, wanted - 1);
      names.splice(Math.min(this.#active, names.length), 0, kept);
    }
    for (const name of this.sessions.keys()) {
      if (names.length >= wanted) break;
      if (names.includes(name)) continue;
      this.#ensureChannel(this.#pane(name), this.active);
      names.push(name);
    }
    this.#arrange(names, Math.max(0, names.indexOf(this.activeName)));
  }

  /** A pane seen for the first time opens where the other one is, if its user may see that place. */
  #ensureChannel(pane, like) {
    if (pane.channelId || pane.wanted) return;
    const channel = like?.channelId ? like.session.store.channel(like.channelId) : null;
    const wanted = channel?.guild_id ? channel.id : null;
    if (wanted) pane.open(wanted);
    else if (pane.session.isReady) pane.open(this.#firstOf(pane));
  }

  #arrange(names, active) {
    const before = new Set(this.root.children);
    this.names = names;
    this.#active = active;
    const panes = names.map((name) => this.#pane(name));
    for (const pane of this.#made.values()) if (before.has(pane.root) && !panes.includes(pane)) pane.detached();
    const roots = panes.map((pane) => pane.root);
    if (roots.length !== this.root.children.length || roots.some((root, index) => this.root.children[index] !== root)) {
      for (const pane of panes) if (before.has(pane.root)) pane.detached();
      this.root.replaceChildren(...roots);
      for (const pane of panes) pane.attached();
    }
    this.root.dataset.count = String(names.length);
    this.#mark();
    this.#write();
  }
  #activate(name) {
    const at = this.names.indexOf(name);
    if (at < 0 || at === this.#active) return;
    this.#active = at;
    this.#mark();
  }
  #mark() {
    for (const [name, pane] of this.#made) pane.root.classList.toggle("active", name === this.activeName);
    this.active?.read();
    this.emit("change");
  }
  #write() {
    writeAddress(this.names, this.names.map((name) => this.#made.get(name)?.wanted ?? this.#made.get(name)?.channelId));
    this.emit("change");
  }
}
