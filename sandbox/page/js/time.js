// Times in words: of messages, and of <t:…> marks, which stay alive.

import { h } from "./dom.js";
import { locale, say } from "./words.js";

const DAY = 86400000;
const clock = new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat(undefined, { day: "2-digit", month: "2-digit", year: "numeric" });
const longDate = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long", year: "numeric" });
const relative = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });

const dayOf = (time) => new Date(time).setHours(0, 0, 0, 0);

export const clockTime = (time) => clock.format(time);
export const dayWords = (time) => longDate.format(time);
export const sameDay = (a, b) => dayOf(a) === dayOf(b);

/** «14:05», «Yesterday at 14:05» or «03/02/2026 14:05», as a message's head shows it. */
export function messageTime(time) {
  const days = Math.round((dayOf(Date.now()) - dayOf(time)) / DAY);
  if (days === 0) return clock.format(time);
  if (days === 1) return say("messages-yesterday", { time: clock.format(time) });
  return `${date.format(time)} ${clock.format(time)}`;
}

const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

export function relativeWords(seconds, now = Date.now() / 1000) {
  const difference = seconds - now;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(difference) >= length) ?? ["second", 1];
  return relative.format(Math.round(difference / size), unit);
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

/** A <t:seconds:style> mark. */
export function timestamp(seconds, style) {
  const moment = new Date(seconds * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${seconds}:${style}>`);
  const full = new Intl.DateTimeFormat(locale(), STYLES.F).format(moment);
  const isRelative = style === "R";
  const words = isRelative ? relativeWords(seconds) : new Intl.DateTimeFormat(locale(), STYLES[style] ?? STYLES.f).format(moment);
  return h("time", { class: "timestamp", datetime: moment.toISOString(), title: full, "data-relative": isRelative && seconds }, words);
}

/** Keeps every relative mark on the page true. */
export function keepTimestampsAlive() {
  setInterval(() => {
    for (const mark of document.querySelectorAll("time[data-relative]")) {
      const words = relativeWords(Number(mark.dataset.relative));
      if (mark.textContent !== words) mark.textContent = words;
    }
  }, 1000);
}
