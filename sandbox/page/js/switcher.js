// The bar above the panes: who is shown, how many side by side, light or dark, and whether the bot is there.

import { avatar } from "./avatar.js";
import { append, h } from "./dom.js";
import { icon } from "./icons.js";
import { theme, toggleTheme } from "./theme.js";
import { say } from "./words.js";

/** What a language calls itself. */
const localeName = (locale) => new Intl.DisplayNames([locale], { type: "language" }).of(locale);

export function drawSwitcher(panes, sessions) {
  const users = h("div", { class: "switcher", role: "group", "aria-label": say("bar-users") });
  const buttons = new Map();
  [...sessions.values()].forEach((session, index) => {
    const { user } = session;
    const badge = h("span", { class: "badge", hidden: true });
    const name = user.global_name ?? user.username;
    const button = h(
      "button",
      { type: "button", class: "switch", "data-switch-user": user.username, title: index < 9 ? say("bar-user-key", { name, number: index + 1 }) : name, on: { click: () => panes.choose(user.username) } },
      avatar(user),
      h("span", { class: "switch-name" }, name),
      badge,
    );
    buttons.set(user.username, { button, badge, name });
    users.append(button);
    session.store.on("unread", () => draw());
  });

  const counts = [1, 2, 3].map((count) =>
    h(
      "button",
      { type: "button", class: "icon-button", "data-layout": count, "aria-label": say(`bar-panes-${count}`), title: say(`bar-panes-${count}`), on: { click: () => panes.setCount(count) } },
      icon(["one", "two", "three"][count - 1]),
    ),
  );
  const light = h("button", { type: "button", class: "icon-button", "data-action": "theme", on: { click: () => { toggleTheme(); drawTheme(); } } });
  function drawTheme() {
    const isDark = theme() === "dark";
    light.replaceChildren(icon(isDark ? "sun" : "moon"));
    light.setAttribute("aria-label", say(isDark ? "bar-light" : "bar-dark"));
    light.title = light.getAttribute("aria-label");
  }
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", drawTheme);

  const locale = h("select", { class: "locale", "data-action": "locale", "aria-label": say("bar-locale"), title: say("bar-locale"), on: { change: () => changeLocale() } });
  [...sessions.values()][0].api.request("GET", "/sandbox/locales").then((found) => {
    locale.append(...found.map((each) => h("option", { value: each, lang: each }, localeName(each))));
    draw();
  });
  const locales = new Map([...sessions].map(([username, session]) => [username, session.user.locale]));
  async function changeLocale() {
    const username = panes.activeName;
    const session = sessions.get(username);
    locales.set(username, locale.value); // at once: `draw` may run during the request
    await session.api.request("POST", "/sandbox/locale", { user: username, locale: locales.get(username) });
    session.commands.refresh();
  }

  function draw() {
    locale.value = locales.get(panes.activeName);
    for (const [username, { button, badge, name }] of buttons) {
      const isShown = panes.names.includes(username);
      const count = sessions.get(username).store.allMentions();
      button.setAttribute("aria-pressed", String(isShown));
      button.classList.toggle("current", panes.activeName === username);
      badge.hidden = count === 0;
      badge.textContent = String(count);
      button.dataset.mentions = String(count);
      button.setAttribute("aria-label", count ? say("bar-mentions", { name, count }) : name);
    }
    const called = [...sessions.values()].reduce((sum, session) => sum + session.store.allMentions(), 0);
    document.title = called ? say("page-title-mentioned", { count: called }) : say("page-title");
    counts.forEach((button, index) => button.setAttribute("aria-pressed", String(panes.names.length === index + 1)));
  }

  const bot = h("p", { class: "bot-state", role: "status", "data-bot": "unknown" });
  watchBot(bot, [...sessions.values()][0].api);
  panes.on("change", draw);
  drawTheme();
  draw();
  return h(
    "div",
    { class: "bar" },
    h("p", { class: "mark" }, avatar({ id: "0", bot: true }), h("span", {}, "Stoa", h("small", {}, say("bar-sandbox")))),
    users,
    bot,
    h("div", { class: "layout", role: "group", "aria-label": say("bar-panes") }, counts),
    locale,
    light,
  );
}

/** Says whether a bot is connected, so that nobody wonders why nothing answers. */
function watchBot(node, api) {
  const look = async () => {
    if (!document.hidden) {
      const status = await api.request("GET", "/sandbox/status").catch(() => null);
      const state = status ? (status.bot_connected ? "online" : "offline") : "unknown";
      if (node.dataset.bot !== state) {
        node.dataset.bot = state;
        node.replaceChildren();
        append(node, [h("i", { "aria-hidden": "true" }), h("span", {}, say(`bar-bot-${state}`))]);
      }
    }
    setTimeout(look, 4000);
  };
  look();
}
