// The smallest publish and subscribe that is enough for stores and sessions.

export class Emitter {
  #listeners = new Map();

  /** Calls `listener` at each `emit(type)`; returns what ends it. */
  on(type, listener) {
    if (!this.#listeners.has(type)) this.#listeners.set(type, new Set());
    this.#listeners.get(type).add(listener);
    return () => this.#listeners.get(type).delete(listener);
  }

  emit(type, detail) {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(detail);
  }
}
