"""Whom a message pings: what its text names, narrowed by `allowed_mentions` (Discord, «Allowed Mentions Object»)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sandbox.errors import invalid
from sandbox.wire import Json
from sandbox.world import World

_CODE = re.compile(r"```.*?```|``.*?``|`[^`\n]*`", re.DOTALL)
_USER = re.compile(r"<@!?(\d{15,20})>")
_ROLE = re.compile(r"<@&(\d{15,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Pings:
    """Who hears of a message."""

    users: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    everyone: bool = False


NOBODY = Pings()


def resolve(world: World, text: str, allowed: Json | None, *, may_everyone: bool, replied: str | None = None) -> Pings:
    """Who is pinged by `text`.

    With no `allowed` at all every mention counts, also on an edit: that is the default Discord applies. Text in code
    does not ping. Roles that are not mentionable, and everybody at once, take the permission (`may_everyone`).
    Raises 50035 when `parse` and a list of ids contradict each other.
    """
    parse: list[str] = ["users", "roles", "everyone"]
    users: list[str] = []
    roles: list[str] = []
    if allowed is not None:
        parse = allowed.get("parse") or []
        users = [str(u) for u in allowed.get("users") or []]
        roles = [str(r) for r in allowed.get("roles") or []]
        for kind, ids in (("users", users), ("roles", roles)):
            if kind in parse and ids:
                raise invalid(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                    "allowed_mentions",
                )
            if len(ids) > 100:
                raise invalid("BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.", "allowed_mentions", kind)
    pinged: list[str] = []
    if replied is not None and (allowed is None or allowed.get("replied_user")):
        pinged.append(replied)
    if "@" not in text:
        return Pings(tuple(pinged)) if pinged else NOBODY
    text = _CODE.sub(" ", text)
    for user_id in _USER.findall(text):
        if user_id in world.users and ("users" in parse or user_id in users) and user_id not in pinged:
            pinged.append(user_id)
    named: list[str] = []
    for role_id in _ROLE.findall(text):
        role = world.roles.get(role_id)
        if (
            role
            and (role["mentionable"] or may_everyone)
            and ("roles" in parse or role_id in roles)
            and role_id not in named
        ):
            named.append(role_id)
    everyone = "everyone" in parse and may_everyone and _EVERYONE.search(text) is not None
    return Pings(tuple(pinged), tuple(named), everyone)
