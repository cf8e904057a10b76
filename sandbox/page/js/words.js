// The page's own words. The server puts them into the page as data: messages as lists of parts, see sandbox/words.py.
// What comes out is text or DOM nodes; nothing here parses HTML.

const catalogues = Object.entries(JSON.parse(document.getElementById("words")?.textContent ?? "{}"));
const language = document.documentElement.lang || "en";

/** The locale of dates and lists; British for English. */
export const locale = (of = language) => (of === "en" ? "en-GB" : of);

function chosen({ select, cases, default: other }, values, of) {
  const value = values[select];
  const names = typeof value === "number" ? [String(value), new Intl.PluralRules(of).select(value)] : [String(value)];
  return cases[names.find((name) => Object.hasOwn(cases, name)) ?? other];
}

function fill(parts, values, of) {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [part];
    if (part.select) return fill(chosen(part, values, of), values, of);
    const value = values[part.value];
    return [typeof value === "number" ? new Intl.NumberFormat(locale(of)).format(value) : value];
  });
}

/** A message as a list of strings and of the nodes among its values: children for h(). */
export function sayParts(key, values = {}) {
  const [of, messages] = catalogues.find(([, known]) => Object.hasOwn(known, key)) ?? [];
  return messages ? fill(messages[key], values, of) : [key];
}

/** A message as a string. */
export function say(key, values = {}) {
  return sayParts(key, values).join("");
}

/** Several things in a row: "a, b, c". */
export function listed(words) {
  return new Intl.ListFormat(locale(), { type: "unit", style: "short" }).format(words);
}
