// The small menu on a person or a message: the bot's context-menu commands, a copyable link, a direct message.

import { h } from "./dom.js";
import { linkTo } from "./links.js";
import { EPHEMERAL } from "./store.js";
import { say } from "./words.js";

let close = null;

function entries(target, pane) {
  const { session } = pane;
  const { store } = session;
  const channel = store.channel(pane.channelId);
  const run = (leaf, id) => ({ words: leaf.path, app: true, act: () => session.interactions.command(pane.channelId, leaf, [], { targetId: id }) });
  if (target.user) {
    const list = session.commands.menu(channel, 2).map((leaf) => run(leaf, target.user.id));
    if (target.user.id !== store.me.id)
      list.unshift({
        words: say("menu-direct"),
        act: async () => {
          const direct = await session.api.openDirect(target.user.id);
          store.apply("CHANNEL_CREATE", direct);
          await pane.navigate(direct.id);
        },
      });
    return list;
  }
  const { message } = target;
  const list = [{ words: say("menu-copy-link"), act: () => navigator.clipboard?.writeText(linkTo(channel, message.id)) }];
  if (!(message.flags & EPHEMERAL)) {
    list.push(...session.commands.menu(channel, 3).map((leaf) => run(leaf, message.id)));
    if (message.author.id === store.me.id || store.guildOf(pane.channelId)?.owner_id === store.me.id)
      list.push({ words: say("menu-delete"), danger: true, act: () => session.api.deleteMessage(message.channel_id, message.id) });
  }
  return list;
}

/** Opens the menu at the pressed button; Escape and a press elsewhere close it. */
export function openMenu(event, target, pane) {
  close?.(false);
  const trigger = event.currentTarget;
  const title = target.user ? pane.session.store.nameOf(target.user) : say("menu-message");
  const items = entries(target, pane).map((entry) =>
    h(
      "button",
      {
        type: "button",
        class: `menu-item${entry.danger ? " danger" : ""}`,
        role: "menuitem",
        tabindex: -1,
        on: {
          click: () => {
            close(true);
            Promise.resolve(entry.act()).catch((error) => pane.toast(error.message));
          },
        },
      },
      entry.words,
      entry.app ? h("span", { class: "app-badge" }, say("message-app")) : null,
    ),
  );
  const menu = h("div", { class: "menu", role: "menu", "aria-label": title }, h("p", { class: "menu-title" }, title), items.length ? items : h("p", { class: "menu-title" }, say("menu-empty")));
  const outside = (press) => {
    if (!menu.contains(press.target)) close(false);
  };
  close = (refocus) => {
    menu.remove();
    document.removeEventListener("pointerdown", outside, true);
    close = null;
    if (refocus) trigger.focus();
  };
  menu.addEventListener("keydown", (press) => {
    const at = items.indexOf(document.activeElement);
    if (press.key === "Escape" || press.key === "Tab") close(true);
    else if (press.key === "ArrowDown") items[(at + 1) % items.length]?.focus();
    else if (press.key === "ArrowUp") items.at(at - 1)?.focus();
    else return;
    press.preventDefault();
    press.stopPropagation();
  });
  pane.root.append(menu);
  const box = trigger.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(box.left, innerWidth - menu.offsetWidth - 8))}px`;
  menu.style.top = `${Math.max(8, Math.min(box.bottom + 4, innerHeight - menu.offsetHeight - 8))}px`;
  document.addEventListener("pointerdown", outside, true);
  items[0]?.focus();
}
