// Links that lead to a channel or message of this very sandbox.

const DISCORD = /^https?:\/\/(?:(?:www|ptb|canary)\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;
const LOCAL = /^\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?\/?$/;

/** {channelId, messageId?} of a jump link, or null for one that leads elsewhere. */
export function localTarget(href) {
  let match = DISCORD.exec(href);
  if (!match) {
    try {
      const url = new URL(href, location.href);
      if (url.origin === location.origin) match = LOCAL.exec(url.pathname);
    } catch {
      return null;
    }
  }
  return match ? { channelId: match[1], messageId: match[2] } : null;
}

export function linkTo(channel, messageId) {
  return `https://discord.com/channels/${channel?.guild_id ?? "@me"}/${channel?.id}/${messageId}`;
}

/** Only http and https may become a link or a picture; anything else is shown as text. */
export function isSafeUrl(href) {
  try {
    return ["http:", "https:"].includes(new URL(href, location.href).protocol);
  } catch {
    return false;
  }
}
