// The fields of a form: each gives its node, its value in the shape of a submission, and what is wrong with it.

import { optionsOf, selectTrigger } from "./controls.js";
import { h, uniqueId } from "./dom.js";
import { openPicker } from "./picker.js";
import { say } from "./words.js";

/** {node, focusable, read(): object, problem(): string | null} for the component inside a label. */
export function drawField(component, ids, context) {
  switch (component.type) {
    case 4:
      return textInput(component, ids);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return selectField(component, ids, context);
    case 21:
      return choiceGroup(component, ids, "radio");
    case 22:
      return choiceGroup(component, ids, "checkbox");
    case 23:
      return checkbox(component, ids);
    default:
      return unsupported(component);
  }
}

const described = (ids) => ({ "aria-labelledby": ids.label, "aria-describedby": `${ids.description} ${ids.problem}` });

function textInput(component, ids) {
  const isLong = component.style === 2;
  const required = component.required !== false;
  const least = component.min_length ?? 0;
  const most = component.max_length ?? 4000;
  const node = h(isLong ? "textarea" : "input", {
    class: "text-input",
    type: isLong ? null : "text",
    rows: isLong ? 4 : null,
    maxlength: most,
    placeholder: component.placeholder,
    value: component.value ?? "",
    autocomplete: "off",
    "aria-required": String(required),
    "data-custom-id": component.custom_id,
    ...described(ids),
  });
  const problem = () => {
    const { length } = node.value;
    if (!length) return required ? say("field-required") : null;
    if (length < least) return say("field-too-short", { count: least });
    return length > most ? say("field-too-long", { count: most }) : null;
  };
  const left = h("span", { class: "letters-left", "aria-hidden": "true" });
  const count = () => {
    left.textContent = component.max_length ? String(most - node.value.length) : "";
  };
  node.addEventListener("input", count);
  count();
  return {
    node: h("div", { class: "text-wrap" }, node, left),
    focusable: node,
    problem,
    read: () => ({ type: 4, custom_id: component.custom_id, value: node.value }),
  };
}

function selectField(component, ids, context) {
  const options = optionsOf(component, context);
  const required = component.required !== false;
  const least = component.min_values ?? 1;
  const most = component.max_values ?? 1;
  let values =
    component.type === 3
      ? options.filter((option) => option.default).map((option) => option.value)
      : (component.default_values ?? []).map((value) => value.id);
  const holder = h("div", { class: "field-holder" });
  const id = uniqueId("select");
  const field = { node: holder, focusable: null, problem, read };
  function problem() {
    if (!values.length && !required) return null;
    if (values.length < Math.max(least, required ? 1 : 0)) return least > 1 ? say("field-choose-least", { count: least }) : say("field-choose");
    return null;
  }
  function read() {
    return { type: component.type, custom_id: component.custom_id, values };
  }
  function draw() {
    const trigger = selectTrigger(component, options, values, {
      pick: (event) =>
        openPicker({
          trigger: event.currentTarget,
          title: component.placeholder ?? say("control-select"),
          options,
          values,
          min: required ? Math.max(1, least) : 0,
          max: most,
          searchable: component.type !== 3,
          done: (picked) => {
            const hadFocus = holder.contains(document.activeElement);
            values = picked;
            draw();
            if (hadFocus) field.focusable.focus();
            holder.dispatchEvent(new Event("input", { bubbles: true }));
          },
        }),
      // Named by the field's label and by its own words, which say what is chosen.
      props: { id, "data-custom-id": component.custom_id, ...described(ids), "aria-labelledby": `${ids.label} ${id}` },
    });
    field.focusable = trigger;
    holder.replaceChildren(trigger);
  }
  draw();
  return field;
}

function choiceGroup(component, ids, kind) {
  const name = uniqueId("group");
  const required = component.required !== false;
  const options = component.options ?? [];
  const least = kind === "radio" ? 1 : (component.min_values ?? 1);
  const most = kind === "radio" ? 1 : (component.max_values ?? options.length);
  const inputs = options.map((option) => {
    const id = uniqueId("choice");
    const input = h("input", { type: kind, id, name, checked: option.default, "data-value": option.value });
    return { id, input, option };
  });
  const chosen = () => inputs.filter(({ input }) => input.checked).map(({ option }) => option.value);
  const node = h(
    "div",
    { class: "choices", role: kind === "radio" ? "radiogroup" : "group", "data-custom-id": component.custom_id, "aria-required": kind === "radio" ? String(required) : null, ...described(ids) },
    inputs.map(({ id, input, option }) =>
      h(
        "label",
        { class: "choice", for: id },
        input,
        h("span", { class: "choice-text" }, h("span", {}, option.label), option.description ? h("span", { class: "choice-description" }, option.description) : null),
      ),
    ),
  );
  const problem = () => {
    const { length } = chosen();
    if (!length && !required) return null;
    if (length < (required ? Math.max(1, least) : least)) return least > 1 ? say("field-choose-least", { count: least }) : say("field-choose");
    return length > most ? say("field-choose-most", { count: most }) : null;
  };
  const read = () =>
    kind === "radio"
      ? { type: 21, custom_id: component.custom_id, value: chosen()[0] ?? null }
      : { type: 22, custom_id: component.custom_id, values: chosen() };
  return { node, focusable: inputs[0]?.input, problem, read };
}

function checkbox(component, ids) {
  const input = h("input", { type: "checkbox", checked: component.default, "data-custom-id": component.custom_id, ...described(ids) });
  return {
    node: h("div", { class: "choice single" }, input),
    focusable: input,
    problem: () => null,
    read: () => ({ type: 23, custom_id: component.custom_id, value: input.checked }),
  };
}

function unsupported(component) {
  return {
    node: h("p", { class: "choice-description" }, component.type === 19 ? say("field-no-files") : say("field-unknown", { type: String(component.type) })),
    focusable: null,
    problem: () => (component.required ? say("field-impossible") : null),
    read: () => (component.type === 19 ? { type: 19, custom_id: component.custom_id, values: [] } : null),
  };
}
