// The sandbox's page: signs every test user in and shows one, two or three of them.
//
// Hooks for tests (and for anybody's driver), all within the page's own markup:
//   [data-pane][data-user=NAME][data-channel-id][data-state]   a user's view; data-state: connecting, open, lost
//   .place[data-channel-id][data-unread] and .badge[data-mentions]   channels, threads and direct messages
//   [data-message-id][data-author][data-ephemeral][data-mentioned]   a message
//   [data-placeholder][data-state=sending|failed], [data-state=thinking], [data-failure]   what is awaited or failed
//   [data-custom-id]   a button, select or form field; .busy while it is waited for
//   [data-picker], [role=option][data-value]   the open list of a select; [data-action=picker-done] ends it
//   [data-modal=CUSTOM_ID], [data-field=LABEL], [data-action=submit-modal|cancel-modal|close-modal]   a form
//   [data-box] the text box; form[data-command=PATH], [data-option=NAME] chips, [data-add-option=NAME], [data-option-input]
//   [data-suggestions] [data-suggestion=LABEL]   the list above the box
//   [data-switch-user=NAME][data-mentions], [data-layout=1|2|3], [data-action=skip|locale|theme]   the bar
//   [data-closing]   why a channel cannot be written in as usual: archived, locked, slow mode
//   [data-action=dismiss|jump-new|drawer|send|commands|message-menu], [data-jump=ID], [data-live], [data-toast], [data-bot]

import { Api } from "./api.js";
import { setOrder } from "./avatar.js";
import { h } from "./dom.js";
import { Panes } from "./panes.js";
import { Session } from "./session.js";
import { drawSwitcher } from "./switcher.js";
import { loadTheme } from "./theme.js";
import { keepTimestampsAlive } from "./time.js";
import { say } from "./words.js";

async function testUsers() {
  const api = new Api("");
  for (let wait = 250; ; wait = Math.min(4000, wait * 2)) {
    try {
      return await api.testUsers();
    } catch {
      document.getElementById("start").textContent = say("page-waiting");
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

function keys(panes, names) {
  addEventListener("keydown", (event) => {
    const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
    if (event.altKey && !event.ctrlKey && !event.metaKey && digit && names[digit - 1]) {
      event.preventDefault();
      panes.choose(names[digit - 1]);
    } else if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      panes.active.step(event.key === "ArrowUp" ? -1 : 1);
    } else if (event.key.length === 1 && !event.altKey && !event.ctrlKey && !event.metaKey && event.key !== " ") {
      // A letter typed at nothing that takes letters goes to the box, as in Discord.
      const at = document.activeElement;
      if (at === document.body || at?.matches(".scroller, .message, .message button, .place")) panes.active.box.focus();
    }
  });
}

async function main() {
  loadTheme();
  keepTimestampsAlive();
  const users = await testUsers();
  setOrder(users);
  const sessions = new Map(users.map((user, place) => [user.username, new Session(user, place)]));
  const root = h("main", { class: "panes" });
  const panes = new Panes(sessions, root);
  panes.fromAddress();
  const skip = h("button", { type: "button", class: "skip", "data-action": "skip", on: { click: () => panes.active.focusMessages() } }, say("bar-skip"));
  document.body.replaceChildren(h("header", { class: "top" }, skip, drawSwitcher(panes, sessions)), root);
  panes.active.focusBox();
  keys(panes, [...sessions.keys()]);
  // The others sign in as well, one after another, so that the bar can show who was called.
  for (const session of sessions.values()) {
    session.start();
    await Promise.race([session.ready(), new Promise((resolve) => setTimeout(resolve, 1500))]);
  }
}

main();
