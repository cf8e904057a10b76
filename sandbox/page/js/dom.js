// Building DOM nodes. Text always becomes a text node; nothing here parses HTML.

const SVG = "http://www.w3.org/2000/svg";

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === "on") for (const [type, listener] of Object.entries(value)) node.addEventListener(type, listener);
    else if (key === "vars") for (const [name, text] of Object.entries(value)) node.style.setProperty(name, text);
    else if (key === "value") node.value = value;
    else if (key === "checked" || key === "disabled" || key === "readOnly" || key === "hidden") node[key] = Boolean(value);
    else node.setAttribute(key, value === true ? "" : String(value));
  }
  append(node, children);
  return node;
}

export function append(node, children) {
  for (const child of children.flat(Infinity)) {
    if (child === undefined || child === null || child === false || child === "") continue;
    node.append(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** An HTML element: h("button", {class: "x", on: {click}}, "text", child, …). */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

/** An SVG element, same form. */
export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

let counter = 0;
/** An id no other element of the page has, for labels and aria references. */
export function uniqueId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
