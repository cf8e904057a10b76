// The gateway connection of one test user: identify, heartbeat, and connect again whenever it is lost.

const DISPATCH = 0;
const HEARTBEAT = 1;
const IDENTIFY = 2;
const RECONNECT = 7;
const INVALID_SESSION = 9;
const HELLO = 10;
const ACKNOWLEDGED = 11;

export class Gateway {
  #socket = null;
  #timer = null;
  #retry = null;
  #sequence = null;
  #failures = 0;
  #answered = true;
  #closed = false;

  /** `onEvent(type, data)` gets each dispatch, `onState("connecting" | "open" | "lost")` each change. */
  constructor(token, { onEvent, onState }) {
    this.token = token;
    this.onEvent = onEvent;
    this.onState = onState;
  }

  connect() {
    this.#closed = false;
    clearTimeout(this.#retry);
    this.onState("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/gateway?v=10&encoding=json`);
    this.#socket = socket;
    this.#answered = true;
    socket.addEventListener("message", (event) => {
      if (socket === this.#socket && typeof event.data === "string") this.#receive(JSON.parse(event.data));
    });
    socket.addEventListener("close", () => {
      if (socket === this.#socket) this.#lost();
    });
  }

  close() {
    this.#closed = true;
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#socket?.close(1000);
  }

  #send(op, d) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ op, d }));
  }

  #receive({ op, t, d, s }) {
    if (s !== undefined && s !== null) this.#sequence = s;
    if (op === HELLO) {
      clearInterval(this.#timer);
      this.#timer = setInterval(() => this.#beat(), d.heartbeat_interval);
      this.#send(IDENTIFY, { token: this.token, properties: { os: "browser", browser: "Stoa sandbox", device: "" } });
    } else if (op === HEARTBEAT) this.#send(HEARTBEAT, this.#sequence);
    else if (op === ACKNOWLEDGED) this.#answered = true;
    else if (op === RECONNECT || op === INVALID_SESSION) this.#drop();
    else if (op === DISPATCH) {
      if (t === "READY") {
        this.#failures = 0;
        this.onState("open");
      }
      this.onEvent(t, d);
    }
  }

  #beat() {
    if (!this.#answered) {
      this.#drop();
      return;
    }
    this.#answered = false;
    this.#send(HEARTBEAT, this.#sequence);
  }

  /** Gives this socket up without waiting for its close handshake, which a dead peer never sends. */
  #drop() {
    const socket = this.#socket;
    this.#lost();
    socket?.close(4000);
  }

  #lost() {
    clearInterval(this.#timer);
    this.#socket = null;
    if (this.#closed) return;
    this.onState("lost");
    const seconds = Math.min(8, 0.25 * 2 ** this.#failures) * (0.75 + Math.random() / 2);
    this.#failures += 1;
    this.#retry = setTimeout(() => this.connect(), seconds * 1000);
  }
}
