// Buttons and select menus of a message.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { isSafeUrl, localTarget } from "./links.js";
import { entityOptions } from "./entities.js";
import { openPicker } from "./picker.js";
import { listed, say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "premium" };

export function emojiMark(emoji) {
  if (!emoji) return null;
  return h("span", { class: emoji.id ? "custom-emoji" : "emoji", "aria-hidden": emoji.id ? null : "true" }, emoji.id ? `:${emoji.name}:` : emoji.name);
}

export function button(component, context) {
  const style = STYLES[component.style] ?? "secondary";
  const inside = [emojiMark(component.emoji), component.label ? h("span", { class: "label" }, component.label) : null];
  const label = component.label ? null : (component.emoji?.name ?? say("control-button"));
  if (style === "link") return linkButton(component, inside, label, context);
  const { message, session } = context;
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled,
      "aria-label": label,
      "data-custom-id": component.custom_id,
      "data-focus-key": component.custom_id,
      "data-focus-label": component.label ?? component.emoji?.name,
      on: { click: () => session.interactions.press(message, component) },
    },
    h("span", { class: "button-inside" }, inside),
    h("span", { class: "spinner", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
}

function linkButton(component, inside, label, context) {
  const href = component.url ?? "";
  const target = localTarget(href);
  const go = (event) => {
    if (!target) return;
    event.preventDefault();
    context.navigate(target.channelId, target.messageId);
  };
  const usable = !component.disabled && isSafeUrl(href);
  return h(
    "a",
    {
      class: "button link",
      href: usable ? href : null,
      role: usable ? null : "link",
      "aria-disabled": usable ? null : "true",
      target: target ? null : "_blank",
      rel: "noopener noreferrer",
      "aria-label": label,
      "data-focus-key": `link-${component.label}`,
      "data-jump": target ? (target.messageId ?? target.channelId) : null,
      on: { click: go },
    },
    h("span", { class: "button-inside" }, inside, icon("external")),
  );
}

/** The options of any select: its own for strings, people, roles or channels for the others. */
export function optionsOf(component, context) {
  if (component.type !== 3) return entityOptions(component, context);
  return (component.options ?? []).map((option) => ({ ...option, mark: emojiMark(option.emoji) }));
}

function chosen(component) {
  if (component.type === 3) return (component.options ?? []).filter((option) => option.default).map((option) => option.value);
  return (component.default_values ?? []).map((value) => value.id);
}

/** The closed look of a select: what is chosen, or its placeholder. */
export function selectTrigger(component, options, values, { props = {}, pick }) {
  const labels = options.filter((option) => values.includes(option.value)).map((option) => option.label);
  const placeholder = component.placeholder ?? say("control-select");
  return h(
    "button",
    {
      type: "button",
      class: "select",
      disabled: component.disabled,
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": labels.length ? say("control-selected", { placeholder, values: listed(labels) }) : placeholder,
      on: { click: pick, keydown: openByArrow },
      ...props,
    },
    h("span", { class: labels.length ? "select-values" : "select-placeholder" }, labels.length ? labels.map((label) => h("span", { class: "select-value" }, label)) : placeholder),
    h("span", { class: "spinner", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
    icon("chevron"),
  );
}

function openByArrow(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  event.currentTarget.click();
}

export function select(component, context) {
  const { message, session } = context;
  const options = optionsOf(component, context);
  const values = chosen(component);
  const pick = (event) => {
    if (session.interactions.busy(message.id)) return;
    openPicker({
      trigger: event.currentTarget,
      title: component.placeholder ?? say("control-select"),
      options,
      values,
      min: component.min_values ?? 1,
      max: component.max_values ?? 1,
      searchable: component.type !== 3,
      fingerprint: JSON.stringify(component),
      done: (picked) => session.interactions.press(message, component, picked),
    });
  };
  return selectTrigger(component, options, values, {
    pick,
    props: {
      "data-custom-id": component.custom_id,
      "data-focus-key": component.custom_id,
      "data-focus-label": component.placeholder,
      "data-fingerprint": JSON.stringify(component),
    },
  });
}
