// A form that the bot opened, over one user's pane: filled, checked, sent; what was typed stays if that fails.

import { append, h, uniqueId } from "./dom.js";
import { successor, trapFocus } from "./focus.js";
import { icon } from "./icons.js";
import { drawField } from "./modal_fields.js";
import { markdown } from "./markdown_view.js";
import { closePicker } from "./picker.js";
import { say } from "./words.js";

/** Shows the form in `pane`; the rest of the pane is inert until it closes. */
export function openModal(modal, pane) {
  const { session } = pane;
  const { store } = session;
  const returnTo = pane.root.contains(document.activeElement) ? document.activeElement : null;
  const returnMessage = returnTo?.closest(".message")?.dataset.messageId;
  const titleId = uniqueId("title");
  const context = { session, store, channelId: modal.channelId, navigate: pane.navigate, message: { id: modal.id, flags: 0 }, spoilers: { key: modal.id, count: 0 } };
  const fields = [];

  const failure = h("p", { class: "modal-failure", role: "alert", hidden: true, "data-failure": true });
  const cancel = h("button", { type: "button", class: "button quiet", "data-action": "cancel-modal" }, say("form-cancel"));
  const submit = h("button", { type: "submit", class: "button primary", "data-action": "submit-modal" }, h("span", { class: "button-inside" }, say("form-submit")), h("span", { class: "spinner", "aria-hidden": "true" }, h("i"), h("i"), h("i")));
  const close = h("button", { type: "button", class: "icon-button", "aria-label": say("form-close"), "data-action": "close-modal" }, icon("close"));
  const form = h(
    "form",
    { class: "modal", "data-modal": modal.custom_id, novalidate: true, tabindex: -1 },
    h("header", { class: "modal-head" }, h("h2", { id: titleId }, modal.title), close),
    h("div", { class: "modal-fields" }, (modal.components ?? []).map((component) => row(component, context, fields)), failure),
    h("footer", { class: "modal-foot" }, cancel, submit),
  );
  const layer = h("div", { class: "modal-layer", role: "dialog", "aria-modal": "true", "aria-labelledby": titleId }, form);
  const release = trapFocus(form);
  const others = [...pane.root.children];
  for (const node of others) node.inert = true;

  let sending = false;
  let open = true;
  function shut() {
    if (!open) return;
    open = false;
    closePicker();
    release();
    layer.remove();
    for (const node of others) node.inert = false;
    pane.modalClosed();
    const again = opener();
    if (again && !again.disabled) again.focus({ preventScroll: true });
    else pane.focusBox();
  }

  /** What opened the form, or what stands in its place since the message was drawn anew: at least the message. */
  function opener() {
    if (!returnTo || returnTo.isConnected) return returnTo;
    const message = returnMessage && pane.root.querySelector(`.message[data-message-id="${CSS.escape(returnMessage)}"]`);
    if (!message) return null;
    const again = successor(message, returnTo.dataset);
    return again && !again.disabled ? again : message;
  }

  function check() {
    let first = null;
    for (const field of fields) {
      const words = field.problem();
      field.say(words);
      if (words && !first) first = field;
    }
    first?.focusable?.focus();
    return !first;
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (sending || !check()) return;
    sending = true;
    failure.hidden = true;
    submit.classList.add("busy");
    submit.setAttribute("aria-busy", "true");
    const components = fields.map((field) => field.whole()).filter(Boolean);
    session.interactions.submit(modal, components, (words) => {
      sending = false;
      submit.classList.remove("busy");
      submit.removeAttribute("aria-busy");
      if (words === null) {
        shut();
        return;
      }
      failure.textContent = words;
      failure.hidden = false;
    });
  });
  for (const button of [cancel, close]) button.addEventListener("click", shut);
  layer.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    shut();
  });
  pane.root.append(layer);
  (fields.find((field) => field.focusable)?.focusable ?? form).focus();
  return { close: shut, refocus: () => (fields[0]?.focusable ?? form).focus() };
}

/** One top-level component: text, a labelled field, or an old row with a text field that has its own label. */
function row(component, context, fields) {
  if (component.type === 10) return h("div", { class: "modal-text markdown" }, markdown(component.content ?? "", context));
  const inner = component.type === 18 ? component.component : component.type === 1 ? component.components[0] : component;
  const ids = { label: uniqueId("label"), description: uniqueId("description"), problem: uniqueId("problem") };
  const field = drawField(inner, ids, context);
  const problem = h("p", { class: "field-problem", id: ids.problem, role: "alert", hidden: true });
  const label = component.label ?? inner.label ?? "";
  const isRequired = inner.type !== 23 && inner.required !== false;
  fields.push(
    Object.assign(field, {
      say(words) {
        problem.textContent = words ?? "";
        problem.hidden = !words;
        if (words) field.focusable?.setAttribute("aria-invalid", "true");
        else field.focusable?.removeAttribute("aria-invalid");
      },
      whole() {
        const value = field.read();
        if (!value) return null;
        if (component.type === 1) return { type: 1, components: [value] };
        return { type: 18, ...(component.id ? { id: component.id } : {}), component: value };
      },
    }),
  );
  const node = h("div", { class: "field", "data-field": label });
  append(node, [
    h(
      "label",
      { class: "field-label", id: ids.label, on: { click: () => field.focusable?.focus() } },
      label,
      isRequired ? h("span", { class: "required", "aria-hidden": "true" }, " *") : null,
    ),
    component.description ? h("p", { class: "field-description", id: ids.description }, component.description) : null,
    field.node,
    problem,
  ]);
  node.addEventListener("input", () => field.say(problem.hidden ? null : field.problem()));
  return node;
}
