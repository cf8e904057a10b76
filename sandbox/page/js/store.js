// What one test user knows: servers, channels, members, messages, what is unread. Nothing of it is shared between users.

import { Emitter } from "./emitter.js";
import { compareIds } from "./snowflake.js";
import { mentionsUser } from "./mentions.js";
import { listed, say } from "./words.js";

export const EPHEMERAL = 64;
export const LOADING = 128;
export const V2 = 32768;

const THREADS = new Set([10, 11, 12]);
export const isThread = (channel) => THREADS.has(channel.type);
export const isForum = (channel) => channel.type === 15;
const VOICED = new Set([2, 13]);
const IN_LIST = new Set([0, 5, 15, ...VOICED]);
export const isDirect = (channel) => channel.type === 1 || channel.type === 3;

export class Store extends Emitter {
  constructor(username) {
    super();
    this.me = null;
    this.guilds = [];
    this.channels = new Map();
    this.users = new Map();
    this.members = new Map();
    this.roles = new Map();
    /** Whether a channel stands before this user's eyes; the pane knows. */
    this.isViewed = () => false;
    this.revealed = new Set();
    this.#dismissedKey = `stoa-dismissed-${username}`;
    this.#dismissed = new Set(JSON.parse(sessionStorage.getItem(this.#dismissedKey) ?? "[]"));
  }

  #dismissedKey;
  #dismissed;
  #messages = new Map();
  #reads = new Map();
  #mentions = new Map();

  // ---- what is known of people and places

  ready(data) {
    this.me = data.user;
    this.channels.clear();
    this.members.clear();
    this.roles.clear();
    this.#know(data.user);
    this.guilds = data.guilds.map((guild) => this.#enter(guild));
    for (const channel of data.private_channels ?? []) this.#place(channel);
    this.emit("places");
    this.emit("names");
    this.emit("unread");
  }

  #enter({ id, name, owner_id, channels, threads, members, roles, unavailable }) {
    for (const channel of [...(channels ?? []), ...(threads ?? [])]) this.#place({ ...channel, guild_id: id });
    for (const role of roles ?? []) this.roles.set(role.id, { ...role, guild_id: id });
    for (const member of members ?? []) this.#join({ ...member, guild_id: id });
    return { id, name, owner_id, unavailable: Boolean(unavailable) };
  }
  /** A server that is there: joined, or back after an outage. Its channels are those that it brings. */
  #arrive(guild) {
    const before = [...this.channels.values()].filter((channel) => channel.guild_id === guild.id);
    for (const channel of before) this.channels.delete(channel.id);
    const entered = this.#enter(guild);
    this.guilds = [...this.guilds.filter((known) => known.id !== guild.id), entered];
    for (const channel of before) if (!this.channels.has(channel.id)) this.#leave(channel.id);
    for (const type of ["places", "names", "unread"]) this.emit(type);
  }
  /** An outage leaves everything as it is; whoever was removed loses the server. */
  #depart({ id, unavailable }) {
    if (unavailable) this.guilds = this.guilds.map((guild) => (guild.id === id ? { ...guild, unavailable: true } : guild));
    else {
      this.guilds = this.guilds.filter((guild) => guild.id !== id);
      for (const channel of [...this.channels.values()]) if (channel.guild_id === id) this.#leave(channel.id);
    }
    this.emit("places");
    this.emit("unread");
  }
  #leave(channelId) {
    this.channels.delete(channelId);
    this.#messages.delete(channelId);
    this.#mentions.delete(channelId);
    this.emit("gone", channelId);
  }

  #know(user) {
    if (user?.id) this.users.set(user.id, { ...this.users.get(user.id), ...user });
  }
  #join(member) {
    if (!member.user) return;
    this.#know(member.user);
    this.members.set(member.user.id, member);
  }
  #place(channel) {
    const known = this.channels.get(channel.id);
    this.channels.set(channel.id, { ...known, ...channel });
    for (const user of channel.recipients ?? []) this.#know(user);
    if (!this.#reads.has(channel.id)) this.#reads.set(channel.id, channel.last_message_id ?? null);
  }

  channel(id) {
    return this.channels.get(id);
  }
  guildOf(channelId) {
    return this.guilds.find((guild) => guild.id === this.channels.get(channelId)?.guild_id);
  }
  /** Channels of a server in the order of Discord's list, each with its active threads, under their categories. */
  outline(guildId) {
    const inGuild = [...this.channels.values()].filter((channel) => channel.guild_id === guildId);
    const byPlace = (a, b) => VOICED.has(a.type) - VOICED.has(b.type) || (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
    const texts = inGuild.filter((channel) => IN_LIST.has(channel.type)).sort(byPlace);
    const threadsOf = (channel) =>
      inGuild
        .filter((thread) => isThread(thread) && thread.parent_id === channel.id && !thread.thread_metadata?.archived)
        .sort((a, b) => compareIds(b.id, a.id));
    const entry = (channel) => ({ channel, threads: threadsOf(channel) });
    const groups = inGuild.filter((channel) => channel.type === 4).sort(byPlace);
    return [
      { category: null, entries: texts.filter((channel) => !groups.some((g) => g.id === channel.parent_id)).map(entry) },
      ...groups.map((category) => ({ category, entries: texts.filter((c) => c.parent_id === category.id).map(entry) })),
    ].filter((group) => group.entries.length);
  }
  directs() {
    return [...this.channels.values()]
      .filter(isDirect)
      .sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  }
  channelName(channel) {
    if (!isDirect(channel)) return channel.name ?? say("place-unknown");
    const others = (channel.recipients ?? []).filter((u) => u.id !== this.me?.id).map((u) => this.nameOf(u));
    return others.length ? listed(others) : say("place-direct");
  }
  nameOf(user) {
    const known = this.users.get(user.id) ?? user;
    return this.members.get(user.id)?.nick ?? known.global_name ?? known.username ?? say("person-unknown");
  }
  myRoles() {
    return this.members.get(this.me?.id)?.roles ?? [];
  }

  // ---- messages

  /** Messages of a channel, oldest first, without those this user has dismissed. */
  messages(channelId) {
    return this.#messages.get(channelId) ?? [];
  }
  loaded(channelId) {
    return this.#messages.has(channelId);
  }
  message(channelId, messageId) {
    return this.messages(channelId).find((message) => message.id === messageId);
  }
  /** The newest page from REST; what arrived by the gateway meanwhile stays. */
  setNewest(channelId, newestFirst) {
    const page = this.#visible(newestFirst).reverse();
    const last = page.at(-1)?.id;
    const later = this.messages(channelId).filter((message) => last && compareIds(message.id, last) > 0);
    this.#messages.set(channelId, [...page, ...later]);
    this.emit("messages", { channelId });
  }
  addOlder(channelId, newestFirst) {
    this.#messages.set(channelId, [...this.#visible(newestFirst).reverse(), ...this.messages(channelId)]);
    this.emit("messages", { channelId });
  }
  #visible(list) {
    for (const message of list) this.#know(message.author);
    return list.filter((message) => !this.#dismissed.has(message.id));
  }
  forgetMessages(exceptChannels) {
    for (const id of [...this.#messages.keys()]) if (!exceptChannels.has(id)) this.#messages.delete(id);
  }
  /** «Dismiss message»: gone from this client only, as in Discord. */
  dismiss(message) {
    this.#dismissed.add(message.id);
    sessionStorage.setItem(this.#dismissedKey, JSON.stringify([...this.#dismissed].slice(-500)));
    this.#drop(message.channel_id, message.id);
  }
  #drop(channelId, messageId) {
    if (!this.loaded(channelId)) return;
    this.#messages.set(channelId, this.messages(channelId).filter((message) => message.id !== messageId));
    this.emit("messages", { channelId });
  }
  #upsert(message) {
    const list = this.messages(message.channel_id);
    const at = list.findIndex((known) => known.id === message.id);
    if (at >= 0) this.#messages.set(message.channel_id, list.with(at, { ...list[at], ...message }));
    else {
      let place = list.length;
      while (place > 0 && compareIds(list[place - 1].id, message.id) > 0) place -= 1;
      this.#messages.set(message.channel_id, list.toSpliced(place, 0, message));
    }
  }

  // ---- unread and mentions

  unread(channelId) {
    const last = this.channels.get(channelId)?.last_message_id;
    const read = this.#reads.get(channelId);
    return Boolean(last) && (!read || compareIds(last, read) > 0);
  }
  readMark(channelId) {
    return this.#reads.get(channelId) ?? null;
  }
  mentionCount(channelId) {
    return this.#mentions.get(channelId) ?? 0;
  }
  allMentions() {
    return [...this.#mentions.values()].reduce((sum, count) => sum + count, 0);
  }
  markRead(channelId) {
    const last = this.channels.get(channelId)?.last_message_id ?? null;
    if (this.#reads.get(channelId) === last && !this.mentionCount(channelId)) return;
    this.#reads.set(channelId, last);
    this.#mentions.delete(channelId);
    this.emit("unread");
  }
  #arrived(message) {
    const channel = this.channels.get(message.channel_id);
    if (!channel || message.flags & EPHEMERAL) return;
    if (!channel.last_message_id || compareIds(message.id, channel.last_message_id) > 0)
      this.channels.set(channel.id, { ...channel, last_message_id: message.id });
    const own = message.author?.id === this.me?.id;
    if (own || this.isViewed(channel.id)) this.markRead(channel.id);
    else if (mentionsUser(message, this) || isDirect(channel)) this.#mentions.set(channel.id, this.mentionCount(channel.id) + 1);
    this.emit("unread");
  }

  // ---- gateway events

  apply(type, data) {
    if (type === "MESSAGE_CREATE") {
      this.#know(data.author);
      if (this.#dismissed.has(data.id)) return;
      if (this.loaded(data.channel_id)) this.#upsert(data);
      this.#arrived(data);
      this.emit("created", data);
      this.emit("messages", { channelId: data.channel_id });
    } else if (type === "MESSAGE_UPDATE") {
      const known = this.message(data.channel_id, data.id);
      const oldest = this.messages(data.channel_id)[0];
      const inRange = data.author && this.loaded(data.channel_id) && (!oldest || compareIds(data.id, oldest.id) > 0);
      if (this.#dismissed.has(data.id) || !(known || inRange)) return;
      this.#upsert(data);
      this.emit("updated", { message: this.message(data.channel_id, data.id), before: known });
      this.emit("messages", { channelId: data.channel_id });
    } else if (type === "MESSAGE_DELETE") this.#drop(data.channel_id, data.id);
    else if (type === "MESSAGE_DELETE_BULK") for (const id of data.ids) this.#drop(data.channel_id, id);
    else if (/^(CHANNEL|THREAD)_(CREATE|UPDATE)$/.test(type)) {
      const fresh = !this.channels.has(data.id);
      if (fresh) this.#reads.set(data.id, data.last_message_id ?? null);
      const renamed = this.channels.get(data.id)?.name !== data.name;
      this.#place(data);
      this.emit("places");
      if (renamed) this.emit("names");
    } else if (/^(CHANNEL|THREAD)_DELETE$/.test(type)) {
      this.#leave(data.id);
      this.emit("places");
      this.emit("unread");
    } else if (type === "GUILD_CREATE") this.#arrive(data);
    else if (type === "GUILD_DELETE") this.#depart(data);
    else if (type === "GUILD_MEMBER_ADD" || type === "GUILD_MEMBER_UPDATE") this.#changed(() => this.#join(data));
    else if (type === "GUILD_MEMBER_REMOVE") this.#changed(() => this.members.delete(data.user.id));
    else if (type === "GUILD_ROLE_CREATE" || type === "GUILD_ROLE_UPDATE")
      this.#changed(() => this.roles.set(data.role.id, { ...data.role, guild_id: data.guild_id }));
    else if (type === "GUILD_ROLE_DELETE") this.#changed(() => this.roles.delete(data.role_id));
  }
  #changed(change) {
    change();
    this.emit("places");
    this.emit("names");
  }
}
