// A markdown tree as DOM nodes, with mentions and links that work inside the page.

import { h } from "./dom.js";
import { localTarget } from "./links.js";
import { parse, parseInline } from "./markdown.js";
import { timestamp } from "./time.js";
import { say } from "./words.js";

const TAGS = { strong: "strong", em: "em", underline: "u", strike: "s" };

/**
 * Nodes for a text. `context`: {store, navigate(channelId, messageId), spoilers} where `spoilers` is
 * {key, count}: opened spoilers stay open when the message is drawn again.
 */
export function markdown(text, context) {
  return parse(text).map((block) => drawBlock(block, context));
}

/** The same for one line without blocks (labels of a section, names of a thread). */
export function inlineMarkdown(text, context) {
  return parseInline(text).map((node) => drawInline(node, context));
}

function drawBlock(block, context) {
  const inline = (nodes) => nodes.map((node) => drawInline(node, context));
  switch (block.type) {
    case "heading":
      // All of one level, below the channel's: messages follow each other, and one is no part of another.
      return h("h2", { class: `md-h${block.level}` }, inline(block.children));
    case "subtext":
      return h("p", { class: "md-subtext" }, inline(block.children));
    case "quote":
      return h("blockquote", {}, block.blocks.map((inner) => drawBlock(inner, context)));
    case "code":
      return h("pre", { tabindex: 0, "aria-label": say("code") }, h("code", { "data-language": block.language || null }, block.text));
    case "list":
      return h(
        block.ordered ? "ol" : "ul",
        { start: block.ordered ? block.start : null },
        block.entries.map((entry) => h("li", {}, inline(entry.children), entry.nested.map((list) => drawBlock(list, context)))),
      );
    default:
      return h("p", {}, inline(block.children));
  }
}

function drawInline(node, context) {
  const children = () => node.children.map((child) => drawInline(child, context));
  const { store } = context;
  switch (node.type) {
    case "text":
      return document.createTextNode(node.text);
    case "break":
      return h("br");
    case "code":
      return h("code", {}, node.text);
    case "link":
      return link(node.href, children(), context);
    case "user": {
      const user = store.users.get(node.id);
      return h("span", { class: "mention", "data-mention": node.id }, user ? `@${store.nameOf(user)}` : say("mention-unknown-user"));
    }
    case "role":
      return h("span", { class: "mention" }, store.roles.has(node.id) ? `@${store.roles.get(node.id).name}` : say("mention-unknown-role"));
    case "everyone":
      return h("span", { class: "mention" }, node.text);
    case "channel":
      return channelMention(node.id, context);
    case "command":
      return h("span", { class: "mention" }, `/${node.name}`);
    case "emoji":
      return h("span", { class: "custom-emoji" }, `:${node.name}:`);
    case "time":
      return timestamp(node.seconds, node.style);
    case "spoiler":
      return spoiler(children(), context);
    default:
      return h(TAGS[node.type], {}, children());
  }
}

export function link(href, children, context) {
  const target = localTarget(href);
  if (!target) return h("a", { href, target: "_blank", rel: "noopener noreferrer nofollow" }, children);
  const plain = children.length === 1 && children[0].nodeType === Node.TEXT_NODE && children[0].textContent === href;
  const channel = context.store.channel(target.channelId);
  const words = plain && channel ? say("mention-message", { channel: context.store.channelName(channel) }) : children;
  const go = (event) => {
    event.preventDefault();
    context.navigate(target.channelId, target.messageId);
  };
  return h("a", { href, class: plain ? "mention" : null, "data-jump": target.messageId ?? target.channelId, on: { click: go } }, words);
}

function channelMention(id, context) {
  const channel = context.store.channel(id);
  const go = () => context.navigate(id);
  return h("button", { type: "button", class: "mention", "data-jump": id, on: { click: go } }, channel ? `#${context.store.channelName(channel)}` : say("mention-unknown-channel"));
}

function spoiler(children, { store, spoilers }) {
  const key = `${spoilers.key}/${spoilers.count}`;
  spoilers.count += 1;
  const content = h("span", { class: "spoiler-text" }, children);
  const node = h("span", { class: "spoiler", "data-key": key }, content);
  const open = () => {
    store.revealed.add(key);
    node.classList.add("open");
    for (const name of ["role", "tabindex", "aria-label"]) node.removeAttribute(name);
    content.removeAttribute("aria-hidden");
  };
  if (store.revealed.has(key)) {
    node.classList.add("open");
    return node;
  }
  node.setAttribute("role", "button");
  node.setAttribute("tabindex", "0");
  node.setAttribute("aria-label", say("spoiler-show"));
  content.setAttribute("aria-hidden", "true");
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    open();
  });
  return node;
}
