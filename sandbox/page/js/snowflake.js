// Discord's ids: decimal strings of 64 bits, the upper 42 of them milliseconds since 2015.

const EPOCH = 1420070400000n;

/** Order by age; ids are too large for numbers, so length first and then the digits. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

/** Milliseconds since 1970 at which the id was made. */
export function timeOfId(id) {
  return Number((BigInt(id) >> 22n) + EPOCH);
}

let sequence = 0n;
/** A new id of this moment: the nonce of an interaction, and the place of a local message in time. */
export function newId() {
  sequence = (sequence + 1n) % 4096n;
  return String(((BigInt(Date.now()) - EPOCH) << 22n) | (BigInt(Math.floor(Math.random() * 1023)) << 12n) | sequence);
}
