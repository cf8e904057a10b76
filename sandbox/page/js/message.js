// One message as a list item: head, content, components, private note, failure.

import { avatar, nameColour } from "./avatar.js";
import { drawComponents } from "./components.js";
import { append, h } from "./dom.js";
import { drawEmbeds } from "./embeds.js";
import { icon } from "./icons.js";
import { inlineMarkdown, markdown } from "./markdown_view.js";
import { attachments } from "./media.js";
import { mentionsUser } from "./mentions.js";
import { plainText } from "./plaintext.js";
import { timeOfId } from "./snowflake.js";
import { EPHEMERAL, LOADING, V2 } from "./store.js";
import { clockTime, dayWords, messageTime } from "./time.js";
import { say, sayParts } from "./words.js";

const TOKEN_LIFE = 15 * 60 * 1000;
const SYSTEM = {
  1: "message-joined-thread",
  2: "message-left-thread",
  3: "message-called",
  4: "message-renamed",
  6: "message-pinned",
  7: "message-joined",
  18: "message-thread",
  21: "message-thread-start",
};

/** `context`: {session, store, channelId, navigate, openMenu(event, target)}. `compact` joins it to the one above. */
export function drawMessage(message, context, compact) {
  context = { ...context, message, spoilers: { key: message.id, count: 0 } };
  const { store } = context;
  if (message.type in SYSTEM) return systemMessage(message, context);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const body = h("div", { class: "message-body" });
  append(body, [compact ? null : head(message, context), content(message, context), threadCard(message, context), ephemeral ? privateNote(message, context) : null]);
  return h(
    "li",
    {
      class: ["message", compact && "compact", ephemeral && "ephemeral", mentionsUser(message, store) && "mentioned"].filter(Boolean).join(" "),
      tabindex: -1,
      "aria-label": say("message-of", { name: store.nameOf(message.author), time: messageTime(timeOfId(message.id)) }),
      "data-message-id": message.id,
      "data-author": message.author.username,
      "data-ephemeral": ephemeral,
      "data-mentioned": mentionsUser(message, store),
    },
    origin(message, context),
    h("div", { class: "message-gutter" }, compact ? h("span", { class: "hover-time", "aria-hidden": "true" }, clockTime(timeOfId(message.id))) : avatar(store.users.get(message.author.id) ?? message.author)),
    body,
    toolbar(message, context),
  );
}

function head(message, context) {
  const { store, openMenu } = context;
  const author = store.users.get(message.author.id) ?? message.author;
  const sent = timeOfId(message.id);
  const colour = nameColour(author, store);
  return h(
    "div",
    { class: "message-head" },
    h(
      "button",
      {
        type: "button",
        class: "author",
        "aria-haspopup": "menu",
        "data-focus-key": "author",
        vars: colour ? { "--name": colour } : {},
        on: { click: (event) => openMenu(event, { user: author }) },
      },
      store.nameOf(author),
    ),
    author.bot ? h("span", { class: "app-badge" }, say("message-app")) : null,
    h("time", { class: "sent", datetime: new Date(sent).toISOString(), title: `${dayWords(sent)}, ${clockTime(sent)}` }, messageTime(sent)),
  );
}

function usedWords(person, path) {
  const name = h("span", { class: "origin-name" }, person);
  return path ? sayParts("message-origin", { name, command: h("span", { class: "mention" }, path) }) : sayParts("message-origin-unknown", { name });
}

/** The line above a message: the command that made it, or the message it answers. */
function origin(message, context) {
  const { store } = context;
  const metadata = message.interaction_metadata ?? message.interaction;
  const command = metadata?.type === 2 ? metadata : metadata?.triggering_interaction_metadata?.type === 2 ? metadata.triggering_interaction_metadata : null;
  if (command?.user) {
    const name = command.name ?? message.interaction?.name;
    return h(
      "div",
      { class: "origin" },
      avatar(store.users.get(command.user.id) ?? command.user),
      usedWords(store.nameOf(command.user), name ? `/${name}` : null),
    );
  }
  if (!message.message_reference || message.type !== 19) return null;
  const answered = message.referenced_message;
  const target = message.message_reference;
  if (!answered) return h("div", { class: "origin" }, icon("reply"), h("em", {}, say("message-original-deleted")));
  return h(
    "button",
    { type: "button", class: "origin", "data-jump": target.message_id, on: { click: () => context.navigate(target.channel_id ?? message.channel_id, target.message_id) } },
    icon("reply"),
    avatar(answered.author),
    h("span", { class: "origin-name" }, store.nameOf(answered.author)),
    h("span", { class: "origin-text" }, plainText(answered, store).slice(0, 120) || say("message-original-empty")),
  );
}

function content(message, context) {
  if (message.flags & LOADING) {
    if (Date.now() - timeOfId(message.id) > TOKEN_LIFE) return h("p", { class: "failure", "data-failure": true }, say("message-no-response"));
    const name = context.store.nameOf(message.author);
    return h("p", { class: "thinking", "data-state": "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("message-thinking", { name }));
  }
  const edited = message.edited_timestamp && !(message.flags & V2) && !message.author.bot;
  const text = message.content ? h("div", { class: "markdown message-text" }, markdown(message.content, context)) : null;
  if (edited) {
    const mark = h("span", { class: "edited" }, say("message-edited"));
    (text?.lastElementChild ?? text)?.append(mark);
  }
  return [
    text,
    message.flags & V2 ? null : attachments(message, context),
    drawEmbeds(message.embeds, context),
    message.components?.length ? h("div", { class: "components" }, drawComponents(message.components, context)) : null,
  ];
}

function privateNote(message, { session }) {
  return h(
    "div",
    { class: "private-note" },
    icon("eye"),
    h("span", {}, say("message-private")),
    h("span", { "aria-hidden": "true" }, "·"),
    h("button", { type: "button", class: "text-button", "data-action": "dismiss", "data-focus-key": "dismiss", on: { click: () => session.store.dismiss(message) } }, say("message-dismiss")),
  );
}

function threadCard(message, context) {
  if (!message.thread) return null;
  const { thread } = message;
  return h(
    "button",
    { type: "button", class: "thread-card", "data-jump": thread.id, on: { click: () => context.navigate(thread.id) } },
    icon("thread"),
    h("strong", {}, thread.name),
    h("span", {}, say("message-open-thread")),
  );
}

function systemMessage(message, context) {
  const { store, navigate } = context;
  const name = h("strong", {}, store.nameOf(message.author));
  const threadId = message.message_reference?.channel_id ?? message.thread?.id;
  const open = (words) => h("button", { type: "button", class: "text-button strong", "data-jump": threadId, on: { click: () => navigate(threadId) } }, words);
  const thread = threadId ? open(message.content) : h("strong", {}, message.content);
  const text = h("strong", {}, inlineMarkdown(message.content ?? "", context));
  const words = sayParts(SYSTEM[message.type], { name, thread, text });
  const sent = timeOfId(message.id);
  return h(
    "li",
    { class: "message system", tabindex: -1, "data-message-id": message.id },
    h("div", { class: "message-gutter" }, icon(message.type === 18 || message.type === 21 ? "thread" : "people")),
    h("div", { class: "message-body" }, words, " ", h("time", { class: "sent", datetime: new Date(sent).toISOString() }, messageTime(sent))),
  );
}

function toolbar(message, { openMenu }) {
  if (message.flags & LOADING) return null;
  return h(
    "div",
    { class: "message-tools" },
    h(
      "button",
      { type: "button", class: "icon-button", "aria-label": say("message-more"), "aria-haspopup": "menu", "data-action": "message-menu", "data-focus-key": "tools", on: { click: (event) => openMenu(event, { message }) } },
      icon("dots"),
    ),
  );
}

/** A local message: a command on its way, or one that nobody answered. */
export function drawPlaceholder(entry, { session, store }) {
  const author = { ...(store.users.get(entry.application?.bot?.id) ?? {}), id: entry.application?.id ?? "0", bot: true, username: entry.application?.name ?? say("message-app-name") };
  const dismiss = () => session.interactions.dismissPlaceholder(entry.id);
  return h(
    "li",
    { class: `message placeholder${entry.failed ? " ephemeral" : ""}`, tabindex: -1, "data-placeholder": entry.label, "data-state": entry.failed ? "failed" : "sending" },
    h("div", { class: "origin" }, avatar(store.me), usedWords(store.nameOf(store.me), entry.label)),
    h("div", { class: "message-gutter" }, avatar(author)),
    h(
      "div",
      { class: "message-body" },
      h("div", { class: "message-head" }, h("span", { class: "author" }, author.global_name ?? author.username), h("span", { class: "app-badge" }, say("message-app"))),
      entry.failed
        ? [
            h("p", { class: "failure", "data-failure": true }, entry.failed),
            h("div", { class: "private-note" }, icon("eye"), say("message-private"), h("span", { "aria-hidden": "true" }, "·"), h("button", { type: "button", class: "text-button", "data-action": "dismiss", on: { click: dismiss } }, say("message-dismiss"))),
          ]
        : h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), say("message-sending")),
    ),
  );
}
