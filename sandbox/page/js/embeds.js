// Embeds of messages without Components V2.

import { h } from "./dom.js";
import { link, markdown } from "./markdown_view.js";
import { picture } from "./media.js";
import { isSafeUrl } from "./links.js";

export function drawEmbeds(embeds, context) {
  return (embeds ?? []).map((embed, index) => drawEmbed(embed, index, context));
}

function drawEmbed(embed, index, context) {
  const title = embed.title ? (embed.url && isSafeUrl(embed.url) ? link(embed.url, [document.createTextNode(embed.title)], context) : embed.title) : null;
  const colour = embed.color ? `#${embed.color.toString(16).padStart(6, "0")}` : null;
  return h(
    "div",
    { class: "container embed accented", vars: colour ? { "--accent": colour } : {} },
    embed.author?.name ? h("p", { class: "embed-author" }, embed.author.name) : null,
    title ? h("p", { class: "embed-title" }, title) : null,
    embed.description ? h("div", { class: "markdown" }, markdown(embed.description, context)) : null,
    embed.fields?.length
      ? h(
          "dl",
          { class: "embed-fields" },
          embed.fields.map((field) =>
            h("div", { class: field.inline ? "inline" : null }, h("dt", {}, field.name), h("dd", { class: "markdown" }, markdown(field.value, context))),
          ),
        )
      : null,
    embed.image ? picture({ media: embed.image, description: "" }, context, { key: `e${index}` }) : null,
    embed.footer?.text ? h("p", { class: "md-subtext" }, embed.footer.text) : null,
  );
}
