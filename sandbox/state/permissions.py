"""Permission bits and channel types (Discord reference, "Permissions"). `World` computes who has which."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sandbox.wire import Json

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
        "CONNECT": 20,
        "SPEAK": 21,
        "CHANGE_NICKNAME": 26,
        "MANAGE_NICKNAMES": 27,
        "MANAGE_ROLES": 28,
        "MANAGE_WEBHOOKS": 29,
        "USE_APPLICATION_COMMANDS": 31,
        "REQUEST_TO_SPEAK": 32,
        "MANAGE_THREADS": 34,
        "CREATE_PUBLIC_THREADS": 35,
        "CREATE_PRIVATE_THREADS": 36,
        "USE_EXTERNAL_STICKERS": 37,
        "SEND_MESSAGES_IN_THREADS": 38,
        "PIN_MESSAGES": 51,
        "BYPASS_SLOWMODE": 52,
    }.items()
}
ALL: Final = (1 << 54) - 1
"""All bits; the server's owner has them."""

VIEW: Final = BITS["VIEW_CHANNEL"]
SEND: Final = BITS["SEND_MESSAGES"]
SEND_IN_THREADS: Final = BITS["SEND_MESSAGES_IN_THREADS"]
ATTACH: Final = BITS["ATTACH_FILES"]
EMBED: Final = BITS["EMBED_LINKS"]
HISTORY: Final = BITS["READ_MESSAGE_HISTORY"]
CONNECT: Final = BITS["CONNECT"]
KICK: Final = BITS["KICK_MEMBERS"]
MANAGE_ROLES: Final = BITS["MANAGE_ROLES"]
BYPASS_SLOWMODE: Final = BITS["BYPASS_SLOWMODE"]
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
    | BITS["CREATE_INSTANT_INVITE"] | CONNECT | BITS["SPEAK"] | BITS["REQUEST_TO_SPEAK"]
)  # fmt: skip
"""Permissions of every member on a new server."""

DIRECT: Final = (
    VIEW | SEND | ATTACH | EMBED | HISTORY | USE_COMMANDS | BITS["ADD_REACTIONS"] | BITS["USE_EXTERNAL_EMOJIS"]
)
"""Permissions of both users in a direct conversation."""

TEXT, DM, VOICE, ANNOUNCEMENT, STAGE, FORUM = 0, 1, 2, 5, 13, 15
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
"""The channel types of threads, with Discord's numbers."""

GUILD_CHANNELS: Final = (TEXT, ANNOUNCEMENT, FORUM, VOICE, STAGE)
"""The types of a server's channels, without threads."""
VOICED: Final = frozenset({VOICE, STAGE})
"""The types of channels for voice. Their text chat is visible only to members with the permission to connect."""
THREADS: Final = frozenset({ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD})
_THREADS_OF: Final[dict[int, tuple[int, ...]]] = {
    TEXT: (PUBLIC_THREAD, PRIVATE_THREAD),
    ANNOUNCEMENT: (ANNOUNCEMENT_THREAD,),
    FORUM: (PUBLIC_THREAD,),
}


def bits_of(names: Iterable[str]) -> int:
    """Return the bits of the permissions with these names, such as "SEND_MESSAGES".

    Raises:
        KeyError: Discord has no permission of that name.
    """
    bits = 0
    for name in names:
        bits |= BITS[name.upper()]
    return bits


def is_thread(channel: Json) -> bool:
    """Return True if a channel is a thread of any type; a post in a forum is one."""
    return channel["type"] in THREADS


def thread_types(parent: Json) -> tuple[int, ...]:
    """Return the types of threads that a channel can have; empty for threads, voice channels and direct messages."""
    return _THREADS_OF.get(parent["type"], ())


def send_permission(channel: Json) -> int:
    """Return the permission bit that sending a message in this channel needs; threads have one of their own."""
    return SEND_IN_THREADS if is_thread(channel) else SEND
