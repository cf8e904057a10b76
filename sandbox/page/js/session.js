// One test user signed in: REST, gateway, store, interactions and the commands they may use.

import { Api } from "./api.js";
import { CommandIndex } from "./commands.js";
import { Emitter } from "./emitter.js";
import { Gateway } from "./gateway.js";
import { Interactions } from "./interactions.js";
import { Store } from "./store.js";

const PAGE = 50;

export class Session extends Emitter {
  #watched = new Set();
  #complete = new Set();
  #loading = new Map();

  /** `user` is an entry of /sandbox/users; `place` its position there, which gives its shape and colour. */
  constructor(user, place) {
    super();
    this.user = user;
    this.place = place;
    this.state = "idle";
    this.sessionId = null;
    this.api = new Api(user.token);
    this.store = new Store(user.username);
    this.interactions = new Interactions(this);
    this.commands = new CommandIndex(this);
    this.gateway = new Gateway(user.token, {
      onEvent: (type, data) => this.#event(type, data),
      onState: (state) => {
        this.state = state;
        this.emit("state", state);
      },
    });
  }

  start() {
    if (this.state !== "idle") return;
    this.state = "connecting";
    this.gateway.connect();
  }

  get isReady() {
    return this.sessionId !== null;
  }
  /** Resolves when READY has come at least once. */
  ready() {
    if (this.isReady) return Promise.resolve();
    return new Promise((resolve) => {
      const end = this.on("ready", () => {
        end();
        resolve();
      });
    });
  }

  #event(type, data) {
    if (type === "READY") this.#ready(data);
    else if (type === "GUILD_APPLICATION_COMMAND_INDEX_UPDATE") this.commands.refresh(data?.guild_id);
    else {
      this.interactions.apply(type, data);
      this.store.apply(type, data);
      if (type === "GUILD_CREATE") this.#refresh();
      if (type === "GUILD_CREATE" || type === "GUILD_DELETE") this.emit("state", this.state);
    }
  }

  #ready(data) {
    this.sessionId = data.session_id;
    this.store.ready(data);
    this.#refresh();
  }

  /** Loads again what may have changed while nothing was told. */
  #refresh() {
    this.store.forgetMessages(this.#watched);
    this.#complete.clear();
    for (const channelId of this.#watched) this.#loadNewest(channelId).catch(() => {});
    this.commands.refresh();
    this.emit("ready");
  }

  // ---- channels on screen

  /** Loads a channel's newest messages, once, and again after each reconnection while it is watched. */
  async watch(channelId) {
    this.#watched.add(channelId);
    if (!this.store.channel(channelId)) this.store.apply("CHANNEL_UPDATE", await this.api.channel(channelId));
    if (!this.store.loaded(channelId)) await this.#loadNewest(channelId);
  }
  unwatch(channelId) {
    this.#watched.delete(channelId);
  }

  #loadNewest(channelId) {
    return this.#once(`${channelId}/newest`, async () => {
      const page = await this.api.messages(channelId, { limit: PAGE });
      if (page.length < PAGE) this.#complete.add(channelId);
      this.store.setNewest(channelId, page);
    });
  }

  /** One page further back; false where there is none. */
  async loadOlder(channelId) {
    if (this.#complete.has(channelId) || !this.store.loaded(channelId)) return false;
    return this.#once(channelId, async () => {
      const before = this.store.messages(channelId)[0]?.id;
      const page = before ? await this.api.messages(channelId, { before, limit: PAGE }) : [];
      if (page.length < PAGE) this.#complete.add(channelId);
      this.store.addOlder(channelId, page);
      return page.length > 0;
    });
  }
  isComplete(channelId) {
    return this.#complete.has(channelId);
  }

  #once(what, load) {
    const running = this.#loading.get(what);
    if (running) return running;
    const job = load().finally(() => this.#loading.delete(what));
    this.#loading.set(what, job);
    return job;
  }

  /** Makes sure that a message is among the loaded ones; false where it cannot be found. */
  async reach(channelId, messageId) {
    await this.watch(channelId);
    for (let page = 0; page < 40; page += 1) {
      if (this.store.message(channelId, messageId)) return true;
      if (!(await this.loadOlder(channelId))) break;
    }
    return Boolean(this.store.message(channelId, messageId));
  }
}
