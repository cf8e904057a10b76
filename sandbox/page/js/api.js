// REST as one test user: the routes of Discord's own client that the sandbox has.

import { say } from "./words.js";

const BASE = "/api/v10";
const SLOW_MODE = 20016;

export class ApiError extends Error {
  constructor(status, body) {
    super(ApiError.words(status, body));
    this.status = status;
    this.code = body?.code ?? 0;
  }

  static words(status, body) {
    const details = [];
    const collect = (errors) => {
      for (const value of Object.values(errors ?? {})) {
        if (Array.isArray(value)) details.push(...value.map((entry) => entry.message ?? String(entry)));
        else if (value && typeof value === "object") collect(value);
      }
    };
    collect(body?.errors);
    if (body?.code === SLOW_MODE) details.push(say("server-wait", { seconds: Math.ceil(body.retry_after) }));
    return [body?.message ?? say("server-error", { status: String(status) }), ...details.slice(0, 2)].join(" ");
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function withFiles(body, files) {
  const form = new FormData();
  form.append("payload_json", JSON.stringify(body));
  files.forEach((file, number) => form.append(`files[${number}]`, file, file.name));
  return form;
}

export class Api {
  constructor(token) {
    this.token = token;
  }

  /** One call, with files beside its body. Waits and repeats on 429; raises ApiError otherwise. */
  async request(method, path, body, files = []) {
    for (let attempt = 0; ; attempt += 1) {
      const headers = { Authorization: this.token };
      if (body !== undefined && !files.length) headers["Content-Type"] = "application/json";
      const answer = await fetch(path.startsWith("/sandbox") ? path : BASE + path, {
        method,
        headers,
        body: files.length ? withFiles(body, files) : body === undefined ? undefined : JSON.stringify(body),
      });
      const text = await answer.text();
      let data = null;
      try {
        data = text ? JSON.parse(text) : null;
      } catch {
        data = { message: text.slice(0, 200) };
      }
      if (answer.ok) return data;
      if (answer.status === 429 && data?.code !== SLOW_MODE && attempt < 3) await pause(1000 * (data?.retry_after ?? 1));
      else throw new ApiError(answer.status, data);
    }
  }

  testUsers() {
    return this.request("GET", "/sandbox/users");
  }
  channel(id) {
    return this.request("GET", `/channels/${id}`);
  }
  messages(channelId, { before, limit = 50 } = {}) {
    return this.request("GET", `/channels/${channelId}/messages?limit=${limit}${before ? `&before=${before}` : ""}`);
  }
  send(channelId, content, nonce) {
    return this.request("POST", `/channels/${channelId}/messages`, { content, nonce });
  }
  post(forumId, name, content) {
    return this.request("POST", `/channels/${forumId}/threads`, { name, message: { content } });
  }
  deleteMessage(channelId, messageId) {
    return this.request("DELETE", `/channels/${channelId}/messages/${messageId}`);
  }
  openDirect(userId) {
    return this.request("POST", "/users/@me/channels", { recipient_id: userId });
  }
  commandIndex(guildId) {
    return this.request("GET", `/guilds/${guildId}/application-command-index`);
  }
  interact(body, files) {
    return this.request("POST", "/interactions", body, files);
  }
}
