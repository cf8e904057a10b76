"""Who may do what in which channel (Discord reference, «Permissions»)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from sandbox import errors
from sandbox.wire import Json

if TYPE_CHECKING:
    from sandbox.world import World

BITS: Final[dict[str, int]] = {
    name: 1 << bit
    for name, bit in {
        "CREATE_INSTANT_INVITE": 0,
        "KICK_MEMBERS": 1,
        "BAN_MEMBERS": 2,
        "ADMINISTRATOR": 3,
        "MANAGE_CHANNELS": 4,
        "MANAGE_GUILD": 5,
        "ADD_REACTIONS": 6,
        "VIEW_CHANNEL": 10,
        "SEND_MESSAGES": 11,
        "SEND_TTS_MESSAGES": 12,
        "MANAGE_MESSAGES": 13,
        "EMBED_LINKS": 14,
        "ATTACH_FILES": 15,
        "READ_MESSAGE_HISTORY": 16,
        "MENTION_EVERYONE": 17,
        "USE_EXTERNAL_EMOJIS": 18,
        "CHANGE_NICKNAME": 26,
        "MANAGE_NICKNAMES": 27,
        "MANAGE_ROLES": 28,
        "MANAGE_WEBHOOKS": 29,
        "USE_APPLICATION_COMMANDS": 31,
        "MANAGE_THREADS": 34,
        "CREATE_PUBLIC_THREADS": 35,
        "CREATE_PRIVATE_THREADS": 36,
        "USE_EXTERNAL_STICKERS": 37,
        "SEND_MESSAGES_IN_THREADS": 38,
        "PIN_MESSAGES": 51,
    }.items()
}
ALL: Final = (1 << 54) - 1
"""What an owner has: every bit, also those that nothing here asks for."""

VIEW: Final = BITS["VIEW_CHANNEL"]
SEND: Final = BITS["SEND_MESSAGES"]
SEND_IN_THREADS: Final = BITS["SEND_MESSAGES_IN_THREADS"]
ATTACH: Final = BITS["ATTACH_FILES"]
EMBED: Final = BITS["EMBED_LINKS"]
HISTORY: Final = BITS["READ_MESSAGE_HISTORY"]
MENTION_EVERYONE: Final = BITS["MENTION_EVERYONE"]
MANAGE_MESSAGES: Final = BITS["MANAGE_MESSAGES"]
MANAGE_CHANNELS: Final = BITS["MANAGE_CHANNELS"]
MANAGE_THREADS: Final = BITS["MANAGE_THREADS"]
PUBLIC_THREADS: Final = BITS["CREATE_PUBLIC_THREADS"]
PRIVATE_THREADS: Final = BITS["CREATE_PRIVATE_THREADS"]
USE_COMMANDS: Final = BITS["USE_APPLICATION_COMMANDS"]
PIN: Final = BITS["PIN_MESSAGES"]
ADMINISTRATOR: Final = BITS["ADMINISTRATOR"]

EVERYONE: Final = (
    VIEW | SEND | SEND_IN_THREADS | ATTACH | EMBED | HISTORY | MENTION_EVERYONE | PUBLIC_THREADS | PRIVATE_THREADS
    | USE_COMMANDS | BITS["ADD_REACTIONS"] | BITS["USE_EXTERNAL_EMOJIS"] | BITS["CHANGE_NICKNAME"]
    | BITS["CREATE_INSTANT_INVITE"]
)  # fmt: skip
"""What every member may do on a new server."""

DIRECT: Final = (
    VIEW | SEND | ATTACH | EMBED | HISTORY | USE_COMMANDS | BITS["ADD_REACTIONS"] | BITS["USE_EXTERNAL_EMOJIS"]
)
"""What both people of a direct conversation may do."""

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""The channel types that exist here."""


def mask(names: Iterable[str]) -> int:
    """The bits of some permissions by name; raises `KeyError` for a name Discord does not have."""
    bits = 0
    for name in names:
        bits |= BITS[name.upper()]
    return bits


def is_thread(channel: Json) -> bool:
    """Public and private threads; announcements have none here."""
    kind: int = channel["type"]
    return kind in (PUBLIC_THREAD, PRIVATE_THREAD)


def base(world: World, user_id: str) -> int:
    """Permissions on the whole server, before any channel; 0 for who is no member."""
    member = world.members.get(user_id)
    if member is None:
        return 0
    if world.guild["owner_id"] == user_id:
        return ALL
    bits = int(world.roles[world.guild["id"]]["permissions"])
    for role_id in member["roles"]:
        bits |= int(world.roles[role_id]["permissions"])
    return ALL if bits & ADMINISTRATOR else bits


def permissions(world: World, user_id: str, channel: Json) -> int:
    """Permissions in a channel; a thread has those of its parent, and who cannot see a channel can do nothing in it."""
    if channel["type"] == DM:
        return DIRECT if user_id in world.dm_members(channel) else 0
    bits = base(world, user_id)
    if bits == ALL or not bits:
        return bits
    place = world.channels.get(channel["parent_id"], channel) if is_thread(channel) else channel
    overwrites = {o["id"]: o for o in place["permission_overwrites"]}
    if overwrites:
        guild_id = world.guild["id"]
        if everyone := overwrites.get(guild_id):
            bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
        allow = deny = 0
        for role_id in world.members[user_id]["roles"]:
            if role := overwrites.get(role_id):
                allow |= int(role["allow"])
                deny |= int(role["deny"])
        bits = bits & ~deny | allow
        if own := overwrites.get(user_id):
            bits = bits & ~int(own["deny"]) | int(own["allow"])
    return bits if bits & VIEW else 0


def can_see(world: World, user_id: str, channel: Json) -> bool:
    """Whether the channel exists for this user: a private thread only for its members and those who manage threads."""
    bits = permissions(world, user_id, channel)
    if not bits & VIEW:
        return False
    if channel["type"] == PRIVATE_THREAD:
        return bool(bits & MANAGE_THREADS) or user_id in world.thread_members[channel["id"]]
    return True


def require(world: World, user_id: str, channel: Json, needed: int = 0) -> int:
    """The permissions there; raises 50001 if the channel cannot be seen and 50013 if any of `needed` is missing."""
    if not can_see(world, user_id, channel):
        raise errors.missing_access()
    bits = permissions(world, user_id, channel)
    if bits & needed != needed:
        raise errors.missing_permissions()
    return bits


def to_send(channel: Json) -> int:
    """Which permission sending takes here: threads have one of their own, and the other is not inherited."""
    return SEND_IN_THREADS if is_thread(channel) else SEND
