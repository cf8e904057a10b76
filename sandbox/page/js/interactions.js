// Commands, presses and forms of one user: what was sent, what is awaited, and what failed.

import { Emitter } from "./emitter.js";
import { newId } from "./snowflake.js";
import { say } from "./words.js";

const COMMAND = 2;
const COMPONENT = 3;
const AUTOCOMPLETE = 4;
const MODAL = 5;

/** The server judges after 3 s; this is only for a verdict that got lost with a connection. */
const PATIENCE = 7000;
/** For so long after a press a change of its message is read aloud, in milliseconds. */
const ATTENTION = 10000;

export class Interactions extends Emitter {
  #pending = new Map();
  #busy = new Map();
  #failures = new Map();
  #placeholders = [];
  #pressed = new Map();
  #last = {};

  constructor(session) {
    super();
    this.session = session;
  }

  /** The custom_id that is being waited for on this message, if any. */
  busy(messageId) {
    return this.#busy.get(messageId);
  }
  /** Did this user press something on the message a moment ago? */
  concerns(messageId) {
    return this.#busy.has(messageId) || Date.now() - (this.#pressed.get(messageId) ?? 0) < ATTENTION;
  }
  /** Takes a new message for an answer if this user pressed something in its channel a moment ago: its changes matter. */
  attend(message) {
    if (this.#last.channelId === message.channel_id && Date.now() - this.#last.at < ATTENTION) this.#pressed.set(message.id, Date.now());
  }
  /** When this user last pressed something on the message or sent a form that it opened. */
  pressedAt(messageId) {
    return this.#pressed.get(messageId);
  }
  failure(messageId) {
    return this.#failures.get(messageId);
  }
  /** Local messages of commands on their way or without answer: {id, channelId, label, failed}. */
  placeholders(channelId) {
    return this.#placeholders.filter((entry) => entry.channelId === channelId);
  }
  dismissPlaceholder(id) {
    this.#placeholders = this.#placeholders.filter((entry) => entry.id !== id);
    this.emit("change");
  }

  // ---- sending

  press(message, component, values) {
    if (this.#busy.has(message.id)) return;
    const data = { component_type: component.type, custom_id: component.custom_id };
    if (values) Object.assign(data, { type: component.type, values });
    const body = { message_id: message.id, message_flags: message.flags ?? 0, data };
    this.#busy.set(message.id, component.custom_id);
    this.#failures.delete(message.id);
    this.#pressed.set(message.id, Date.now());
    this.#last = { channelId: message.channel_id, at: Date.now() };
    this.#send(COMPONENT, message.channel_id, message.application_id ?? message.author?.id, body, {
      messageId: message.id,
      fail: (words) => this.#failures.set(message.id, words ?? say("message-failed")),
    });
  }

  /** `leaf` comes from the command index; `options` is already nested below subcommands; options that take a file name
   * it by its place in `files`. */
  command(channelId, leaf, options, { targetId, files = [] } = {}) {
    const nonce = newId();
    const entry = { id: nonce, channelId, label: `/${leaf.path}`, application: leaf.application, failed: null };
    this.#placeholders.push(entry);
    const body = { data: commandData(leaf, options, targetId) };
    this.#send(COMMAND, channelId, leaf.command.application_id, body, {
      placeholder: entry,
      fail: (words) => {
        entry.failed = words ?? say("message-no-response");
      },
      files,
    }, nonce);
  }

  /** Choices for the focused option, or [] where the bot gave none. */
  autocomplete(channelId, leaf, options) {
    return new Promise((resolve) => {
      const body = { data: commandData(leaf, options) };
      this.#send(AUTOCOMPLETE, channelId, leaf.command.application_id, body, { choices: resolve, fail: () => resolve([]) });
    });
  }

  /** Sends a form; `done(null)` when it was taken, `done(words)` when not. */
  submit(modal, components, done) {
    const body = { data: { id: modal.id, custom_id: modal.custom_id, components } };
    if (modal.messageId) this.#pressed.set(modal.messageId, Date.now());
    this.#send(MODAL, modal.channelId, modal.applicationId, body, {
      messageId: modal.messageId,
      fail: (words) => done(words ?? say("message-try-again")),
      success: () => done(null),
    });
  }

  #send(type, channelId, applicationId, body, wait, nonce = newId()) {
    wait = { ...wait, channelId, applicationId };
    this.#pending.set(nonce, wait);
    wait.timer = setTimeout(() => this.#settle(nonce, (w) => w.fail()), PATIENCE);
    this.emit("change");
    const guild = this.session.store.channel(channelId)?.guild_id;
    this.session.api
      .interact({
        type,
        application_id: applicationId,
        ...(guild ? { guild_id: guild } : {}),
        channel_id: channelId,
        session_id: this.session.sessionId,
        nonce,
        ...body,
      }, wait.files)
      .catch((error) => this.#settle(nonce, (w) => w.fail(error.status ? error.message : undefined)));
  }

  // ---- verdicts from the gateway

  apply(type, data) {
    if (type === "INTERACTION_SUCCESS") this.#settle(data.nonce, (wait) => wait.success?.());
    else if (type === "INTERACTION_FAILURE") this.#settle(data.nonce, (wait) => wait.fail());
    else if (type === "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE") this.#settle(data.nonce, (w) => w.choices?.(data.choices ?? []));
    else if (type === "INTERACTION_MODAL_CREATE")
      this.#settle(data.nonce, (wait) => {
        const applicationId = data.application?.id ?? wait.applicationId;
        this.emit("modal", { ...data, channelId: wait.channelId, messageId: wait.messageId, applicationId });
      });
    else if (type === "MESSAGE_CREATE" && data.nonce) {
      const wait = this.#pending.get(String(data.nonce));
      if (wait?.placeholder) this.#forgetPlaceholder(wait);
    }
  }

  #forgetPlaceholder(wait) {
    this.#placeholders = this.#placeholders.filter((entry) => entry !== wait.placeholder);
    wait.placeholder = null;
    this.emit("change");
  }

  #settle(nonce, verdict) {
    const wait = this.#pending.get(String(nonce));
    if (!wait) return;
    this.#pending.delete(String(nonce));
    clearTimeout(wait.timer);
    if (wait.messageId) this.#busy.delete(wait.messageId);
    verdict(wait);
    if (wait.placeholder && !wait.placeholder.failed) this.#forgetPlaceholder(wait);
    this.emit("change");
  }
}

function commandData(leaf, options, targetId) {
  const { id, name, type, version } = leaf.command;
  return { id, name, type: type ?? 1, version, options, ...(targetId ? { target_id: targetId } : {}) };
}
