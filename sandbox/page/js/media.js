// Pictures and files of a message: galleries, thumbnails, attachments, and the enlarged view.

import { h } from "./dom.js";
import { icon } from "./icons.js";
import { isSafeUrl } from "./links.js";
import { EPHEMERAL } from "./store.js";
import { say } from "./words.js";

/** Where the browser loads a file from: uploads by their name, with the owner's token for private ones. */
export function mediaUrl(media, context) {
  const { message, session } = context;
  let url = media?.url ?? "";
  if (url.startsWith("attachment://")) {
    const name = url.slice("attachment://".length);
    url = (message.attachments ?? []).find((file) => file.filename === name)?.url ?? "";
  }
  if (!url || !isSafeUrl(url)) return null;
  const absolute = new URL(url, location.href);
  if (absolute.hostname === "127.0.0.1" || absolute.hostname === "localhost") absolute.host = location.host;
  if (message.flags & EPHEMERAL && absolute.host === location.host) absolute.searchParams.set("token", session.user.token);
  return absolute.href;
}

function sizeWords(bytes) {
  if (!bytes) return "";
  if (bytes < 1024) return say("size-b", { size: bytes });
  const rounded = (size) => Math.round(size * 10) / 10;
  return bytes < 1048576 ? say("size-kb", { size: rounded(bytes / 1024) }) : say("size-mb", { size: rounded(bytes / 1048576) });
}

/** The enlarged view: a native dialog, so that Escape and focus behave. */
function enlarge(url, alt) {
  const close = h("button", { type: "button", class: "lightbox-close", "aria-label": say("picture-close"), "data-action": "close-picture" }, icon("close"));
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": alt || say("picture") },
    close,
    h("img", { src: url, alt }),
    alt ? h("p", { class: "lightbox-alt" }, alt) : null,
  );
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest(".lightbox-close")) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
}

const enlargeWords = (alt) => (alt ? say("picture-enlarge", { text: alt }) : say("picture-enlarge-bare"));

/** A picture in a button that enlarges it. `spoiler` hides it until pressed once. */
export function picture(item, context, { key, className = "picture" } = {}) {
  const url = mediaUrl(item.media, context);
  const alt = item.description ?? "";
  if (!url) return h("span", { class: "picture missing" }, alt || say("picture-missing"));
  const revealKey = `${context.message.id}/picture/${key}`;
  const { store } = context.session;
  let hidden = Boolean(item.spoiler) && !store.revealed.has(revealKey);
  const { width, height } = item.media;
  const image = h("img", {
    src: url,
    alt: alt || say("picture-bare"),
    width,
    height,
    loading: "lazy",
    draggable: "false",
  });
  const press = () => {
    if (!hidden) {
      enlarge(url, alt);
      return;
    }
    hidden = false;
    store.revealed.add(revealKey);
    button.classList.remove("hidden-picture");
    button.setAttribute("aria-label", enlargeWords(alt));
  };
  const button = h(
    "button",
    {
      type: "button",
      class: `${className}${hidden ? " hidden-picture" : ""}`,
      "aria-label": hidden ? say("picture-spoiler") : enlargeWords(alt),
      "data-focus-key": `picture-${key}`,
      on: { click: press },
      vars: width && height ? { "--ratio": `${width} / ${height}` } : {},
    },
    image,
  );
  return button;
}

export function gallery(component, context) {
  const items = component.items ?? [];
  return h(
    "div",
    { class: "gallery", "data-count": Math.min(items.length, 10), role: items.length > 1 ? "group" : null, "aria-label": items.length > 1 ? say("pictures") : null },
    items.map((item, index) => picture(item, context, { key: `${component.id ?? "g"}-${index}` })),
  );
}

export function fileCard(name, url, size) {
  const label = h("span", { class: "file-name" }, name);
  return h(
    "div",
    { class: "file-card", "data-file": name },
    icon("file"),
    h("span", { class: "file-text" }, url ? h("a", { href: url, download: name }, label) : label, h("span", { class: "file-size" }, sizeWords(size))),
  );
}

/** A component of type 13. */
export function fileComponent(component, context) {
  const url = mediaUrl(component.file, context);
  const attached = (context.message.attachments ?? []).find((file) => component.file?.url?.endsWith(`/${file.filename}`));
  const name = component.name ?? attached?.filename ?? decodeURIComponent((component.file?.url ?? say("file")).split(/[?#]/)[0].split("/").pop());
  return fileCard(name, url, component.size ?? attached?.size);
}

/** Attachments of a message without Components V2. */
export function attachments(message, context) {
  const files = message.attachments ?? [];
  const isPicture = (file) => (file.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|webp|gif)$/i.test(file.filename ?? "");
  const shown = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return [
    shown.length
      ? gallery({ id: "attachments", items: shown.map((file) => ({ media: file, description: file.description, spoiler: /^SPOILER_/.test(file.filename) })) }, context)
      : null,
    others.map((file) => fileCard(file.filename, mediaUrl(file, context), file.size)),
  ];
}
