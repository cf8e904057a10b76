// Components of a message, V2 and the old rows, as nodes.

import { button, select } from "./controls.js";
import { h } from "./dom.js";
import { markdown } from "./markdown_view.js";
import { fileComponent, gallery, picture } from "./media.js";
import { say } from "./words.js";

const SELECTS = new Set([3, 5, 6, 7, 8]);

/** `context`: {session, message, store, navigate, spoilers}. */
export function drawComponents(components, context) {
  return (components ?? []).map((component) => draw(component, context));
}

function draw(component, context) {
  if (SELECTS.has(component.type)) return select(component, context);
  switch (component.type) {
    case 1:
      return h("div", { class: "action-row" }, drawComponents(component.components, context));
    case 2:
      return button(component, context);
    case 9:
      return section(component, context);
    case 10:
      return h("div", { class: "text-display markdown" }, markdown(component.content ?? "", context));
    case 11:
      return picture(component, context, { key: `t${component.id ?? ""}`, className: "picture thumbnail" });
    case 12:
      return gallery(component, context);
    case 13:
      return fileComponent(component, context);
    case 14:
      return h("hr", { class: `separator space-${component.spacing ?? 1}${component.divider === false ? " bare" : ""}` });
    case 17:
      return container(component, context);
    default:
      return h("p", { class: "unknown-component" }, say("component-unknown", { type: String(component.type) }));
  }
}

function section(component, context) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "section-text" }, drawComponents(component.components, context)),
    h("div", { class: "section-accessory" }, component.accessory ? draw(component.accessory, context) : null),
  );
}

function container(component, context) {
  const colour = component.accent_color;
  const accent = colour === null || colour === undefined ? null : `#${colour.toString(16).padStart(6, "0")}`;
  const node = h(
    "div",
    { class: `container${accent ? " accented" : ""}`, vars: accent ? { "--accent": accent } : {} },
    drawComponents(component.components, context),
  );
  if (!component.spoiler) return node;
  const key = `${context.message.id}/container/${component.id ?? ""}`;
  if (context.store.revealed.has(key)) return node;
  const cover = h("button", { type: "button", class: "container-cover" }, say("spoiler"));
  const wrap = h("div", { class: "container-spoiler" }, node, cover);
  node.inert = true;
  cover.addEventListener("click", () => {
    context.store.revealed.add(key);
    node.inert = false;
    cover.remove();
  });
  return wrap;
}
