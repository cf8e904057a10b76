// A message as it would be read aloud: for the live region, replies and labels.

import { relativeWords } from "./time.js";
import { parse } from "./markdown.js";
import { say } from "./words.js";

const ENDED = /[.!?…:;,]["')]?$/;

/** Parts one after the other, with `mark` between two unless the first already ends in a mark of its own. */
function joined(parts, mark) {
  const words = parts.map((part) => part.trim()).filter(Boolean);
  return words.slice(1).reduce((before, part) => before + (ENDED.test(before) ? " " : mark) + part, words[0] ?? "");
}

function inlineWords(nodes, store) {
  return nodes
    .map((node) => {
      if (node.type === "break") return " ";
      if (node.type === "spoiler") return say("plain-spoiler");
      if (node.type === "user") return `@${store.nameOf(store.users.get(node.id) ?? { id: node.id })}`;
      if (node.type === "role") return store.roles.has(node.id) ? `@${store.roles.get(node.id).name}` : say("plain-role");
      if (node.type === "channel") return store.channel(node.id) ? `#${store.channel(node.id).name}` : say("plain-channel");
      if (node.type === "time") return relativeWords(node.seconds);
      if (node.type === "command") return `/${node.name}`;
      if (node.type === "emoji") return node.name;
      return node.text ?? inlineWords(node.children, store);
    })
    .join("");
}

function blockWords(block, store) {
  if (block.type === "code") return block.text;
  if (block.type === "quote") return joined(block.blocks.map((inner) => blockWords(inner, store)), ". ");
  if (block.type === "list")
    return joined(
      block.entries.map((entry) => joined([inlineWords(entry.children, store), ...entry.nested.map((list) => blockWords(list, store))], ", ")),
      ", ",
    );
  return inlineWords(block.children, store);
}

export const plainMarkdown = (text, store) => joined(parse(text).map((block) => blockWords(block, store)), ". ");

function* pieces(components, store) {
  for (const component of components ?? []) {
    if (component.type === 10) yield plainMarkdown(component.content, store);
    else if (component.type === 12) for (const item of component.items) yield item.description ? say("plain-picture", { text: item.description }) : say("plain-picture-bare");
    else if (component.type === 2) yield say("plain-button", { text: component.label ?? component.emoji?.name ?? "" });
    else if ([3, 5, 6, 7, 8].includes(component.type)) yield say("plain-menu", { text: component.placeholder ?? "" });
    if (component.components) yield* pieces(component.components, store);
    if (component.accessory) yield* pieces([component.accessory], store);
  }
}

export function plainText(message, store) {
  const words = [message.content ? plainMarkdown(message.content, store) : "", ...pieces(message.components, store)];
  for (const file of message.attachments ?? []) if (file.description) words.push(say("plain-picture", { text: file.description }));
  return joined(words, ". ");
}
