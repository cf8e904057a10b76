// Avatars: a player's shape, colour and initial, the same as on Stoa's pictures; a colonnade for the bot.

import { svg } from "./dom.js";

const SHAPES = ["circle", "square", "triangle", "diamond", "pentagon", "hexagon"];
const COLOURS = ["clay", "sea", "olive", "ochre", "wine", "ink"];

let order = new Map();
/** The test users in their order, which decides shape and colour. */
export function setOrder(users) {
  order = new Map(users.map((user, place) => [user.id, place]));
}

function look(user) {
  const place = order.get(user.id) ?? [...user.id].reduce((sum, digit) => sum + Number(digit), 0) % 12;
  return { shape: SHAPES[place % 6], colour: COLOURS[place % 6], hollow: place % 12 >= 6 };
}

/** The CSS colour of a person's name, or null for one that has no seat. */
export function nameColour(user, store) {
  const roles = (store?.members.get(user.id)?.roles ?? []).map((id) => store.roles.get(id)).filter((role) => role?.color);
  roles.sort((a, b) => b.position - a.position);
  if (roles.length) return `#${roles[0].color.toString(16).padStart(6, "0")}`;
  return user.bot ? null : `var(--seat-${look(user).colour})`;
}

const polygon = (corners, radius, turn = -90, cy = 20) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return `${(20 + radius * Math.cos(angle)).toFixed(2)},${(cy + radius * Math.sin(angle)).toFixed(2)}`;
  }).join(" ");

function outline(shape, props) {
  if (shape === "circle") return svg("circle", { cx: 20, cy: 20, r: 17.5, ...props });
  if (shape === "square") return svg("rect", { x: 4, y: 4, width: 32, height: 32, rx: 3, ...props });
  const points = {
    triangle: polygon(3, 21.5, -90, 24.5),
    diamond: polygon(4, 19.5),
    pentagon: polygon(5, 19, -90, 21),
    hexagon: polygon(6, 19, 0),
  }[shape];
  return svg("polygon", { points, ...props });
}

function colonnade() {
  const bar = (x, y, width, height) => svg("rect", { x, y, width, height, class: "avatar-figure" });
  return svg(
    "svg",
    { viewBox: "0 0 40 40", class: "avatar avatar-bot", "aria-hidden": "true", focusable: "false" },
    svg("rect", { width: 40, height: 40, rx: 9, class: "avatar-glaze" }),
    svg("polygon", { points: "20,7 33,14.5 7,14.5", class: "avatar-figure" }),
    bar(8.5, 16, 23, 2.2),
    [10.2, 16.1, 21.9, 27.8].map((x) => bar(x - 0.8, 19.4, 3.4, 9.4)),
    bar(7, 30, 26, 2.8),
  );
}

/** An avatar; decoration only, the name always stands beside it or in the button's label. */
export function avatar(user) {
  if (user.bot) return colonnade();
  const { shape, colour, hollow } = look(user);
  const initial = (user.global_name ?? user.username ?? "?").slice(0, 1).toUpperCase();
  const low = shape === "triangle" ? 30 : shape === "pentagon" ? 27 : 26;
  return svg(
    "svg",
    { viewBox: "0 0 40 40", class: `avatar seat-${colour}${hollow ? " hollow" : ""}`, "aria-hidden": "true", focusable: "false" },
    outline(shape, { class: "avatar-shape", "stroke-linejoin": "round" }),
    svg("text", { x: 20, y: low, "text-anchor": "middle", class: "avatar-initial" }, initial),
  );
}
