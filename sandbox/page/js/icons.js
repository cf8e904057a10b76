// Line icons, drawn here; always beside a label or inside a button that has one.

import { svg } from "./dom.js";

const PATHS = {
  menu: "M3 6h18M3 12h18M3 18h18",
  hash: "M9 3 7 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M4 4h12v9H9l-3 3v-3H4zM13 16h2l3 3v-3h2V8",
  voice: "M4 9v6h4l5 4V5L8 9zM16.500 8.500a5 5 0 0 1 0 7M19 6a8.500 8.500 0 0 1 0 12",
  stage: "M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8 21h8",
  horn: "M4 10v5h3l9 5V5l-9 5zM7 15v5h3v-3.500M19 10.500v4",
  forum: "M4 4h16v11H10l-4 4v-4H4zM8 8h8M8 11h5",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  eye: "M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  send: "M4 12 3 4l18 8-18 8zM4 12h9",
  close: "M5 5l14 14M19 5 5 19",
  chevron: "M6 9l6 6 6-6",
  check: "M5 12.5l4.5 4.5L19 7",
  external: "M14 4h6v6M20 4l-9 9M18 14v5H5V6h5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  reply: "M10 7 4 12.5 10 18M4.5 12.5H14c4 0 6 2.5 6 6",
  down: "M12 5v14M6 13l6 6 6-6",
  sun: "M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.500 10.500z",
  one: "M4 5h16v14H4z",
  two: "M3 5h18v14H3zM12 5v14",
  three: "M3 5h18v14H3zM9 5v14M15 5v14",
  plus: "M12 5v14M5 12h14",
  people: "M9 5.500a3.200 3.200 0 1 0 0 6.400 3.200 3.200 0 0 0 0-6.400zM3 19c.5-3.500 3-5 6-5s5.500 1.500 6 5M16 6a3 3 0 0 1 0 5.800M18 14.500c2 .7 3 2.200 3.200 4.500",
};

export function icon(name) {
  return svg(
    "svg",
    { viewBox: "0 0 24 24", class: `icon icon-${name}`, "aria-hidden": "true", focusable: "false" },
    svg("path", { d: PATHS[name] }),
  );
}
