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

const TOKEN_LIFE = 15 * 60 * 1000;
const SYSTEM = {
  1: "added somebody to the thread.",
  2: "removed somebody from the thread.",
  3: "called.",
  4: "changed the channel name.",
  6: "pinned a message to this channel.",
  7: "joined the server.",
};

/** `context`: {session, store, channelId, navigate, openMenu(event, target)}. `compact` joins it to the one above. */
export function drawMessage(message, context, compact) {
  context = { ...context, message, spoilers: { key: message.id, count: 0 } };
  const { store } = context;
  if (message.type in SYSTEM || message.type === 18 || message.type === 21) return systemMessage(message, context);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const body = h("div", { class: "message-body" });
  append(body, [compact ? null : head(message, context), content(message, context), threadCard(message, context), ephemeral ? privateNote(message, context) : null]);
  return h(
    "li",
    {
      class: ["message", compact && "compact", ephemeral && "ephemeral", mentionsUser(message, store) && "mentioned"].filter(Boolean).join(" "),
      tabindex: -1,
      "aria-label": `${store.nameOf(message.author)}, ${messageTime(timeOfId(message.id))}`,
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
    author.bot ? h("span", { class: "app-badge" }, "APP") : null,
    h("time", { class: "sent", datetime: new Date(sent).toISOString(), title: `${dayWords(sent)}, ${clockTime(sent)}` }, messageTime(sent)),
  );
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
      h("span", { class: "origin-name" }, store.nameOf(command.user)),
      " used ",
      name ? h("span", { class: "mention" }, `/${name}`) : "a command",
    );
  }
  if (!message.message_reference || message.type !== 19) return null;
  const answered = message.referenced_message;
  const target = message.message_reference;
  if (!answered) return h("div", { class: "origin" }, icon("reply"), h("em", {}, "Original message was deleted"));
  return h(
    "button",
    { type: "button", class: "origin", "data-jump": target.message_id, on: { click: () => context.navigate(target.channel_id ?? message.channel_id, target.message_id) } },
    icon("reply"),
    avatar(answered.author),
    h("span", { class: "origin-name" }, store.nameOf(answered.author)),
    h("span", { class: "origin-text" }, plainText(answered, store).slice(0, 120) || "Press to see the message"),
  );
}

function content(message, context) {
  if (message.flags & LOADING) {
    if (Date.now() - timeOfId(message.id) > TOKEN_LIFE) return h("p", { class: "failure", "data-failure": true }, "The application did not respond");
    const name = context.store.nameOf(message.author);
    return h("p", { class: "thinking", "data-state": "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), `${name} is thinking…`);
  }
  const edited = message.edited_timestamp && !(message.flags & V2) && !message.author.bot;
  const text = message.content ? h("div", { class: "markdown message-text" }, markdown(message.content, context)) : null;
  if (edited) {
    const mark = h("span", { class: "edited" }, " (edited)");
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
    h("span", {}, "Only you can see this"),
    h("span", { "aria-hidden": "true" }, "·"),
    h("button", { type: "button", class: "text-button", "data-action": "dismiss", "data-focus-key": "dismiss", on: { click: () => session.store.dismiss(message) } }, "Dismiss message"),
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
    h("span", {}, "Open thread ›"),
  );
}

function systemMessage(message, context) {
  const { store, navigate } = context;
  const name = h("strong", {}, store.nameOf(message.author));
  const threadId = message.message_reference?.channel_id ?? message.thread?.id;
  const open = (words) => h("button", { type: "button", class: "text-button strong", "data-jump": threadId, on: { click: () => navigate(threadId) } }, words);
  const words =
    message.type === 18
      ? [name, " started a thread: ", threadId ? open(message.content) : h("strong", {}, message.content), "."]
      : message.type === 21
        ? ["This thread started from a message in the channel."]
        : [name, " ", message.type === 4 ? ["changed the name to ", h("strong", {}, inlineMarkdown(message.content ?? "", context))] : SYSTEM[message.type]];
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
      { type: "button", class: "icon-button", "aria-label": "More about this message", "aria-haspopup": "menu", "data-action": "message-menu", "data-focus-key": "tools", on: { click: (event) => openMenu(event, { message }) } },
      icon("dots"),
    ),
  );
}

/** A local message: a command on its way, or one that nobody answered. */
export function drawPlaceholder(entry, { session, store }) {
  const author = { ...(store.users.get(entry.application?.bot?.id) ?? {}), id: entry.application?.id ?? "0", bot: true, username: entry.application?.name ?? "App" };
  const dismiss = () => session.interactions.dismissPlaceholder(entry.id);
  return h(
    "li",
    { class: `message placeholder${entry.failed ? " ephemeral" : ""}`, tabindex: -1, "data-placeholder": entry.label, "data-state": entry.failed ? "failed" : "sending" },
    h("div", { class: "origin" }, avatar(store.me), h("span", { class: "origin-name" }, store.nameOf(store.me)), " used ", h("span", { class: "mention" }, entry.label)),
    h("div", { class: "message-gutter" }, avatar(author)),
    h(
      "div",
      { class: "message-body" },
      h("div", { class: "message-head" }, h("span", { class: "author" }, author.global_name ?? author.username), h("span", { class: "app-badge" }, "APP")),
      entry.failed
        ? [
            h("p", { class: "failure", "data-failure": true }, entry.failed),
            h("div", { class: "private-note" }, icon("eye"), "Only you can see this", h("span", { "aria-hidden": "true" }, "·"), h("button", { type: "button", class: "text-button", "data-action": "dismiss", on: { click: dismiss } }, "Dismiss message")),
          ]
        : h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), "Sending command…"),
    ),
  );
}
