// Whom a message pings, and the permission bits the page needs.

/** True where the message pings this user: by name, by a role of theirs, or everyone. */
export function mentionsUser(message, store) {
  const me = store.me?.id;
  if (!me || message.author?.id === me) return false;
  if ((message.mentions ?? []).some((user) => user.id === me)) return true;
  if (message.mention_everyone) return true;
  const mine = store.myRoles();
  return (message.mention_roles ?? []).some((role) => mine.includes(role));
}

const ADMINISTRATOR = 1n << 3n;

/** May this user use a command with these `default_member_permissions`? Discord hides it otherwise. */
export function mayUse(command, store, guild) {
  const needed = command.default_member_permissions;
  if (needed === null || needed === undefined || guild?.owner_id === store.me?.id) return true;
  let held = 0n;
  for (const id of [guild?.id, ...store.myRoles()]) held |= BigInt(store.roles.get(id)?.permissions ?? 0);
  if (held & ADMINISTRATOR) return true;
  return BigInt(needed) !== 0n && (held & BigInt(needed)) === BigInt(needed);
}
