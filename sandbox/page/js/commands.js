// The commands the bot registered, flattened to what can be typed: one leaf for each command or subcommand.

import { Emitter } from "./emitter.js";
import { mayUse } from "./mentions.js";
import { say } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
const PRIVATE_CONTEXT = 1;

/** What a command, option or choice is called in the user's language. */
export const nameOf = (node) => node.name_localized ?? node.name;
export const descriptionOf = (node) => node.description_localized ?? node.description ?? "";

export class CommandIndex extends Emitter {
  #commands = [];
  #applications = new Map();
  #wanted = false;

  constructor(session) {
    super();
    this.session = session;
  }

  /** A pane wants to list commands; users who are not on the page do without. */
  want() {
    this.#wanted = true;
    if (this.session.isReady) this.refresh();
  }

  async refresh() {
    if (!this.#wanted) return;
    const found = [];
    for (const guild of this.session.store.guilds) {
      try {
        const index = await this.session.api.commandIndex(guild.id);
        for (const application of index.applications ?? []) this.#applications.set(application.id, application);
        for (const command of index.application_commands ?? []) found.push({ guild, command });
      } catch {
        return; // a connection that fails now is tried again at the next READY
      }
    }
    this.#commands = found;
    this.emit("change");
  }

  #usable(channel, type) {
    return this.#commands.filter(({ guild, command }) => {
      if ((command.type ?? 1) !== type) return false;
      if (!channel?.guild_id) return !command.contexts || command.contexts.includes(PRIVATE_CONTEXT);
      return guild.id === channel.guild_id && mayUse(command, this.session.store, guild);
    });
  }

  /** Slash commands usable in a channel, in alphabetical order: {path, description, options, chain, command}. */
  leaves(channel) {
    const out = this.#usable(channel, 1).flatMap(({ command }) => this.#flatten(command, command, nameOf(command), []));
    return out.sort((a, b) => a.path.localeCompare(b.path));
  }

  /** Context-menu commands: type 2 on people, type 3 on messages. */
  menu(channel, type) {
    return this.#usable(channel, type).map(({ command }) => ({ ...this.#leaf(command, command, nameOf(command), []), type }));
  }

  #leaf(command, node, path, chain) {
    const application = this.#applications.get(command.application_id) ?? { id: command.application_id, name: say("message-app-name") };
    return { path, chain, command, application, description: descriptionOf(node), options: node.options ?? [] };
  }

  #flatten(command, node, path, chain) {
    const nested = (node.options ?? []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
    if (!nested.length) return [this.#leaf(command, node, path, chain)];
    return nested.flatMap((option) =>
      this.#flatten(command, option, `${path} ${nameOf(option)}`, [...chain, { type: option.type, name: option.name }]),
    );
  }
}

/** Leaves that fit what was typed after the slash: whole beginnings first, then words, then descriptions. */
export function matching(leaves, typed) {
  const words = typed.toLowerCase().trim().split(/\s+/).filter(Boolean);
  if (!words.length) return leaves;
  const wanted = words.join(" ");
  const rank = (leaf) => {
    if (leaf.path.startsWith(wanted)) return 0;
    if (words.every((word) => leaf.path.split(" ").some((part) => part.startsWith(word)))) return 1;
    if (words.every((word) => leaf.path.includes(word))) return 2;
    if (words.every((word) => `${leaf.path} ${leaf.description}`.toLowerCase().includes(word))) return 3;
    return 9;
  };
  return leaves.map((leaf) => [rank(leaf), leaf]).filter(([r]) => r < 9).sort((a, b) => a[0] - b[0]).map(([, leaf]) => leaf);
}

/** Options in the shape of an interaction: wrapped in the subcommand and its group where there are any. */
export function nest(leaf, options) {
  return leaf.chain.reduceRight((inner, { type, name }) => [{ type, name, options: inner }], options);
}
