// The part of the address after #: which users are shown, and where. #users=malia,theo&channel=ID or channel=ID,ID

export function readAddress() {
  const values = new URLSearchParams(location.hash.slice(1));
  const list = (name) => (values.get(name) ?? "").split(",").filter(Boolean);
  return { users: list("users"), channels: list("channel") };
}

export function writeAddress(users, channels) {
  const known = channels.filter(Boolean);
  const isOne = known.length === channels.length && new Set(known).size === 1;
  const part = known.length ? `&channel=${isOne ? known[0] : channels.map((id) => id ?? "").join(",")}` : "";
  const hash = `#users=${users.join(",")}${part}`;
  if (location.hash !== hash) history.replaceState(null, "", hash);
}
