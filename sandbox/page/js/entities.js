// People, roles and channels as options of a menu or of a command.

import { avatar } from "./avatar.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";

export function people(store) {
  const users = [...store.members.values()].map((member) => member.user);
  return users
    .map((user) => ({ value: user.id, label: store.nameOf(user), description: user.username, mark: avatar(user), kind: "user" }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

export function roles(store, guildId) {
  return [...store.roles.values()]
    .filter((role) => role.guild_id === guildId && role.id !== guildId)
    .map((role) => ({ value: role.id, label: role.name, mark: h("span", { class: "role-dot" }), kind: "role" }));
}

export function channels(store, guildId, types) {
  return [...store.channels.values()]
    .filter((channel) => channel.guild_id === guildId && (!types?.length || types.includes(channel.type)))
    .map((channel) => ({
      value: channel.id,
      label: channel.name,
      mark: icon(channelMark(channel)),
      kind: "channel",
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const MARKS = { 1: "people", 2: "voice", 3: "people", 5: "horn", 10: "thread", 11: "thread", 12: "lock", 13: "stage", 15: "forum" };

/** The icon of a channel, thread or conversation. */
export function channelMark(channel) {
  return MARKS[channel.type] ?? "hash";
}

/** Options of a select of type 5 (people), 6 (roles), 7 (both) or 8 (channels). */
export function entityOptions(component, { store, channelId }) {
  const guildId = store.channel(channelId)?.guild_id;
  if (component.type === 5) return people(store);
  if (component.type === 6) return roles(store, guildId);
  if (component.type === 7) return [...people(store), ...roles(store, guildId)];
  return channels(store, guildId, component.channel_types);
}
