// Discord's markdown, read into a tree of plain objects. markdown_view.js turns the tree into nodes.

const MAX_DEPTH = 12;
const FENCE = "```";
const LIST_ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.*)$/;

/** Blocks: {type: "paragraph" | "heading" | "subtext" | "quote" | "list" | "code", …}. */
export function parse(text) {
  const blocks = [];
  let from = 0;
  let search = 0;
  for (;;) {
    const open = text.indexOf(FENCE, search);
    const close = open < 0 ? -1 : text.indexOf(FENCE, open + 3);
    if (close < 0) break;
    const [, language = "", body] = /^(?:([A-Za-z0-9_+\-.#]+)\n)?\n?([^]*)$/.exec(text.slice(open + 3, close));
    search = close + 3;
    if (!body.trim()) continue;
    blocks.push(...parseLines(text.slice(from, open).replace(/\n$/, "")));
    blocks.push({ type: "code", language, text: body.replace(/\n$/, "") });
    from = search;
    if (text[from] === "\n") from += 1;
  }
  return blocks.concat(parseLines(text.slice(from)));
}

function parseLines(text) {
  if (!text) return [];
  const lines = text.split("\n");
  const blocks = [];
  let plain = [];
  const flush = () => {
    if (plain.length) blocks.push({ type: "paragraph", children: parseInline(plain.join("\n")) });
    plain = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    const subtext = /^-#\s+(.+)$/.exec(line);
    if (heading) {
      flush();
      blocks.push({ type: "heading", level: heading[1].length, children: parseInline(heading[2]) });
    } else if (subtext) {
      flush();
      blocks.push({ type: "subtext", children: parseInline(subtext[1]) });
    } else if (line.startsWith(">>> ")) {
      flush();
      const quoted = [line.slice(4), ...lines.slice(at + 1)].join("\n");
      blocks.push({ type: "quote", blocks: parseLines(quoted) });
      break;
    } else if (line.startsWith("> ") || line === ">") {
      flush();
      const quoted = [];
      while (at < lines.length && (lines[at].startsWith("> ") || lines[at] === ">")) quoted.push(lines[at++].slice(2));
      at -= 1;
      blocks.push({ type: "quote", blocks: parseLines(quoted.join("\n")) });
    } else if (LIST_ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && LIST_ITEM.test(lines[at])) {
        const [, indent, mark, content] = LIST_ITEM.exec(lines[at]);
        const item = { indent: indent.length, mark, content };
        if (items.length && item.indent <= items[0].indent && isNumber(item) !== isNumber(items[0])) break;
        items.push(item);
        at += 1;
      }
      at -= 1;
      blocks.push(parseList(items));
    } else plain.push(line);
  }
  flush();
  return blocks;
}

const isNumber = (item) => /\d/.test(item.mark);

function parseList(items) {
  const base = items[0].indent;
  const ordered = isNumber(items[0]);
  const entries = [];
  for (let at = 0; at < items.length; at += 1) {
    const deeper = [];
    if (items[at].indent > base && entries.length) {
      while (at < items.length && items[at].indent > base) deeper.push(items[at++]);
      at -= 1;
      entries.at(-1).nested.push(parseList(deeper));
    } else entries.push({ children: parseInline(items[at].content), nested: [] });
  }
  return { type: "list", ordered, start: ordered ? Number.parseInt(items[0].mark, 10) : null, entries };
}

const wrapped = (type) => (match, depth) => ({ type, children: parseInline(match[1], depth + 1) });

// Each rule: [first characters, pattern at this place, what it makes]. The first that fits wins.
const RULES = [
  ["\\", /\\([^\w\s])/y, (m) => ({ type: "text", text: m[1] })],
  ["<", /<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  ["<", /<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  ["<", /<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  ["<", /<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (m) => ({ type: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  ["<", /<\/([^:\n]{1,100}):(\d{1,20})>/y, (m) => ({ type: "command", name: m[1] })],
  ["<", /<a?:(\w{2,32}):(\d{1,20})>/y, (m) => ({ type: "emoji", name: m[1] })],
  ["<", /<(https?:\/\/[^\s<>]+)>/y, (m) => ({ type: "link", href: m[1], children: [{ type: "text", text: m[1] }] })],
  [
    "[",
    /\[((?:\\.|[^[\]\\\n]|\[[^[\]\n]*\])+)\]\(\s*<?(https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s+["'][^"'\n]*["'])?\s*\)/y,
    (m, depth) => ({ type: "link", href: m[2], children: parseInline(m[1], depth + 1) }),
  ],
  [
    "h",
    /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])|*_~]/y,
    (m) => ({ type: "link", href: m[0], children: [{ type: "text", text: m[0] }] }),
  ],
  ["@", /@(?:everyone|here)/y, (m) => ({ type: "everyone", text: m[0] })],
  ["|", /\|\|([\s\S]+?)\|\|/y, wrapped("spoiler")],
  ["*", /\*\*\*((?:\\[\s\S]|[^\\*])+?)\*\*\*(?!\*)/y, (m, d) => ({ type: "em", children: [{ type: "strong", children: parseInline(m[1], d + 1) }] })],
  ["*", /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrapped("strong")],
  ["_", /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrapped("underline")],
  ["*", /\*(?=\S)((?:\\[\s\S]|\*\*|[^\\*])+?)\*(?!\*)/y, wrapped("em")],
  ["_", /_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y, wrapped("em")],
  ["~", /~~([\s\S]+?)~~(?!~)/y, wrapped("strike")],
];
const FIRST = new Set(RULES.map(([first]) => first));

/** Code between equally long runs of backticks at this place: [its text, where it ends], or where a lone run ends. */
function inlineCode(text, at) {
  const [mark] = /^`+/.exec(text.slice(at));
  const runs = /`+/g;
  runs.lastIndex = at + mark.length;
  for (let run = runs.exec(text); run; run = runs.exec(text)) {
    if (run[0].length !== mark.length) continue;
    const inside = text.slice(at + mark.length, run.index);
    return { inside: inside.replace(/^ (.*`.*) $/, "$1"), end: run.index + mark.length };
  }
  return { inside: null, end: at + mark.length };
}

/** Inline nodes of one run of text; line ends become {type: "break"}. */
export function parseInline(text, depth = 0) {
  const nodes = [];
  let plain = "";
  const flush = () => {
    if (plain) nodes.push({ type: "text", text: plain });
    plain = "";
  };
  let at = 0;
  scan: while (at < text.length) {
    const letter = text[at];
    if (letter === "\n") {
      flush();
      nodes.push({ type: "break" });
      at += 1;
      continue;
    }
    if (letter === "`") {
      const { inside, end } = inlineCode(text, at);
      if (inside === null) plain += text.slice(at, end);
      else {
        flush();
        nodes.push({ type: "code", text: inside });
      }
      at = end;
      continue;
    }
    const insideWord = at > 0 && /\w/.test(text[at - 1]) && (letter === "_" || letter === "h");
    if (FIRST.has(letter) && depth < MAX_DEPTH && !insideWord) {
      for (const [first, pattern, make] of RULES) {
        if (first !== letter) continue;
        pattern.lastIndex = at;
        const match = pattern.exec(text);
        if (!match) continue;
        flush();
        at += match[0].length;
        nodes.push(make(match, depth));
        continue scan;
      }
    }
    plain += letter;
    at += 1;
  }
  flush();
  return nodes;
}
