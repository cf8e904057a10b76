"""The state: users, one guild, its channels and threads, messages, commands. Objects are stored in their JSON form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from sandbox import errors
from sandbox.clock import Clock
from sandbox.state import permissions as may
from sandbox.wire import Json, Snowflakes, iso

NAMES = ("malia", "theo", "ione", "nikos", "xanthe", "kleon", "phaedra", "lysis", "thais", "dion", "myrto", "zeno")
"""The test users; the first one owns the server."""

BOT_NAME = "stoa"

LOCALES = (
    "ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu", "id",
    "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi", "zh-CN", "zh-TW",
)  # fmt: skip
"""The locales that users can choose in Discord; see the Discord reference, "Locales"."""
USUAL_LOCALE = "en-US"

CHANNELS = (
    ("welcome", "Say hello", may.TEXT),
    ("general", "Talk and play", may.TEXT),
    ("games", "Tables, one thread each", may.TEXT),
    ("quiet", "Nobody is here", may.TEXT),
    ("news", "Announcements", may.ANNOUNCEMENT),
    ("ideas", "A forum: each post is a thread", may.FORUM),
    ("tavern", None, may.VOICE),
    ("theatre", None, may.STAGE),
)
"""The channels of a new server: name, topic and type."""

_MORE_FIELDS: dict[int, Json] = {
    may.VOICE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    may.STAGE: {"bitrate": 64000, "user_limit": 0, "rtc_region": None},
    may.FORUM: {
        "available_tags": [], "default_reaction_emoji": None, "default_sort_order": None, "default_forum_layout": 0,
    },
}  # fmt: skip
"""Fields that only channels of these types have."""


class Publisher(Protocol):
    """A function that sends an event to the clients: to all who can see `channel`, or to the user `to` alone."""

    def __call__(self, event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
        """Send an event to the clients that would receive it from Discord.

        Args:
            event: The event's name, such as "MESSAGE_CREATE".
            data: Its data.
            channel: Send it only to those who can see this channel; None for all members of the server.
            to: The id of the only user who gets it; None for everybody.
        """


def _publish_nowhere(event: str, data: Json, channel: Json | None = None, to: str | None = None) -> None:
    """Do nothing: there is no gateway yet."""


class World:
    """The whole state of a sandbox: the server, its users, roles, channels, messages and commands.

    Code that changes an object calls `touch` with its kind and id, so that the file is updated.
    """

    def __init__(self, clock: Clock, ids: Snowflakes) -> None:
        self.clock = clock
        self.ids = ids
        self.publish: Publisher = _publish_nowhere
        self.guild: Json = {}
        self.users: dict[str, Json] = {}
        self.members: dict[str, Json] = {}
        self.roles: dict[str, Json] = {}
        self.channels: dict[str, Json] = {}
        self.recipients: dict[str, tuple[str, str]] = {}
        """By channel of direct messages (its id): the ids of the two users."""
        self.thread_members: dict[str, dict[str, Json]] = {}
        self.messages: dict[str, Json] = {}
        self.history: dict[str, dict[str, Json]] = {}
        """By channel id: its messages by id, oldest first."""
        self.owners: dict[str, str] = {}
        """By id of an ephemeral message: the id of the only user who sees it."""
        self.commands: dict[str, Json] = {}
        self.files: dict[str, bytes] = {}
        """By attachment id: the content of the file."""
        self.closed_dms: set[str] = set()
        self.locales: dict[str, str] = {}
        """By user id: the locale that the user has chosen in Discord; users who are missing have `USUAL_LOCALE`."""
        self.available = True
        """False during an outage of the server."""
        self.spoke: dict[tuple[str, str], float] = {}
        """By user and channel with slow mode: when the user last sent a message there, in Unix seconds."""
        self.bot_id = ""
        self.names: dict[str, str] = {}
        """By username: the user's id."""
        self.touch: Callable[[str, str], None] = lambda kind, key: None

    # -- making a world

    def create_server(self, name: str = "Stoa") -> None:
        """Create the sandbox's only Discord server with its channels, the bot and the test users.

        Args:
            name: The name of the server.
        """
        self.bot_id = self.add_user(BOT_NAME, bot=True, member=False)["id"]
        guild_id = self.ids.new()
        self.guild = {"id": guild_id, "name": name, "owner_id": "", "joined_at": self.moment()}
        self.guild["preferred_locale"] = USUAL_LOCALE
        self.add_role("@everyone", may.EVERYONE, guild_id)
        self.invite_bot()
        for username in NAMES:
            self.add_user(username)
        self.guild["owner_id"] = self.names[NAMES[0]]
        for channel_name, topic, kind in CHANNELS:
            self.add_channel(channel_name, topic, kind)
        self.touch("guild", guild_id)

    def invite_bot(self) -> Json:
        """Make the bot a member of the server, with a role of its own, as an invitation does; return that role."""
        own = self.add_role(self.users[self.bot_id]["username"], 0)
        own |= {"managed": True, "tags": {"bot_id": self.bot_id}}
        self.join(self.bot_id)["roles"].append(own["id"])
        return own

    def add_user(self, username: str, *, bot: bool = False, member: bool = True) -> Json:
        """Add a user and return them; the token of a test user is `user-<username>`.

        Args:
            username: The user's name.
            bot: True if the user is the bot.
            member: True to make the user a member of the server at once.
        """
        user: Json = {
            "id": self.ids.new(), "username": username, "global_name": None if bot else username.title(),
            "discriminator": "0",
            "avatar": None, "bot": bot, "public_flags": 0, "flags": 0, "primary_guild": None,
        }  # fmt: skip
        self.users[user["id"]] = user
        self.names[username] = user["id"]
        self.touch("user", user["id"])
        if member:
            self.join(user["id"])
        return user

    def join(self, user_id: str) -> Json:
        """Make a user a member of the server, without roles, and return the member."""
        member: Json = {
            "user": self.users[user_id], "nick": None, "avatar": None, "banner": None, "roles": [],
            "joined_at": self.moment(),
            "premium_since": None, "pending": False, "communication_disabled_until": None, "flags": 0, "mute": False,
            "deaf": False,
        }  # fmt: skip
        self.members[user_id] = member
        self.touch("member", user_id)
        return member

    def add_role(self, name: str, bits: int, role_id: str | None = None) -> Json:
        """Add a role to the server and return it.

        Args:
            name: The role's name.
            bits: Bits of its permissions.
            role_id: Its id; None for a new one.
        """
        role: Json = {
            "id": role_id or self.ids.new(), "name": name, "description": None, "permissions": str(bits),
            "position": max((other["position"] for other in self.roles.values()), default=-1) + 1,
            "color": 0, "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "hoist": False,
            "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0,
        }  # fmt: skip
        self.roles[role["id"]] = role
        self.touch("role", role["id"])
        return role

    def add_channel(self, name: str, topic: str | None = None, kind: int = may.TEXT) -> Json:
        """Add a channel to the server at the bottom of its list, and return it.

        Voice channels are always below all others.

        Args:
            name: The channel's name.
            topic: Its topic.
            kind: Its type, one of `permissions.GUILD_CHANNELS`.
        """
        voiced = kind in may.VOICED
        above = [c for c in self.channels.values() if c["type"] in may.GUILD_CHANNELS]
        channel: Json = {
            "id": self.ids.new(), "type": kind, "guild_id": self.guild["id"], "name": name, "topic": topic,
            "position": sum(1 for c in above if (c["type"] in may.VOICED) == voiced), "permission_overwrites": [],
            "nsfw": False,
            "parent_id": None, "last_message_id": None, "flags": 0, "rate_limit_per_user": 0,
            **_MORE_FIELDS.get(kind, {}),
        }  # fmt: skip
        self.put_channel(channel)
        return channel

    def put_channel(self, channel: Json) -> None:
        """Add a channel, thread or channel of direct messages."""
        self.channels[channel["id"]] = channel
        self.history.setdefault(channel["id"], {})
        self.touch("channel", channel["id"])

    def direct(self, user_id: str, other_id: str) -> Json:
        """Return the channel of direct messages between two users; create it if there is none."""
        pair = (user_id, other_id)
        for channel_id, people in self.recipients.items():
            if people in (pair, pair[::-1]):
                return self.channels[channel_id]
        channel: Json = {"id": self.ids.new(), "type": may.DM, "last_message_id": None, "flags": 0}
        self.recipients[channel["id"]] = pair
        self.put_channel(channel)
        return channel

    # -- reading

    def user_of(self, token: str) -> str | None:
        """Return the id of the test user with a token; None for an unknown token and for the bot's name."""
        user_id = self.names.get(token.removeprefix("user-")) if token.startswith("user-") else None
        return None if user_id == self.bot_id else user_id

    def moment(self) -> str:
        """Return the current time in the format of Discord's API: ISO 8601 with microseconds, in UTC."""
        return iso(self.clock.now())

    def dm_members(self, channel: Json) -> tuple[str, ...]:
        """Return the ids of the two users of a channel of direct messages; empty for other channels."""
        return self.recipients.get(channel["id"], ())

    def channel_for(self, channel: Json, viewer: str) -> Json:
        """Return a channel as one user's client gets it.

        A channel of direct messages names the other user; a thread says whether the user is a member.
        """
        if channel["type"] == may.DM:
            others = [self.users[u] for u in self.dm_members(channel) if u != viewer]
            return {**channel, "recipients": others}
        if may.is_thread(channel) and (member := self.thread_members[channel["id"]].get(viewer)):
            return {**channel, "member": member}
        return channel

    def guild_channels(self, viewer: str) -> list[Json]:
        """Return the server's channels that this user can see, without threads, in order."""
        return sorted(
            (c for c in self.channels.values() if c["type"] in may.GUILD_CHANNELS and self.can_see(viewer, c)),
            key=lambda c: (c["type"] in may.VOICED, c["position"], int(c["id"])),
        )

    def active_threads(self, viewer: str) -> list[Json]:
        """Return the threads that this user can see and that are not archived."""
        return [
            self.channel_for(c, viewer)
            for c in self.channels.values()
            if may.is_thread(c) and not c["thread_metadata"]["archived"] and self.can_see(viewer, c)
        ]

    def visible(self, channel_id: str, viewer: str) -> Iterable[Json]:
        """Yield those messages of a channel that a user sees when reading it, newest first.

        Other users' ephemeral messages are left out; for the bot all ephemeral ones are.
        """
        owners = self.owners
        for message_id, message in reversed(self.history.get(channel_id, {}).items()):
            owner = owners.get(message_id)
            if owner is None or (owner == viewer and viewer != self.bot_id):
                yield message

    # -- permissions

    def guild_permissions(self, user_id: str) -> int:
        """Return the bits of a user's permissions in the server, before those of a channel; 0 if they are no member."""
        member = self.members.get(user_id)
        if member is None:
            return 0
        if self.guild["owner_id"] == user_id:
            return may.ALL
        bits = int(self.roles[self.guild["id"]]["permissions"])
        for role_id in member["roles"]:
            bits |= int(self.roles[role_id]["permissions"])
        return may.ALL if bits & may.ADMINISTRATOR else bits

    def rank(self, user_id: str) -> float:
        """Return a user's place in the hierarchy of roles: the highest position among their roles.

        It is infinite for the owner of the server, and -1 for users who are no members.
        """
        if self.guild["owner_id"] == user_id:
            return float("inf")
        member = self.members.get(user_id)
        return max((self.roles[role_id]["position"] for role_id in member["roles"]), default=0) if member else -1

    def channel_permissions(self, user_id: str, channel: Json) -> int:
        """Return the bits of a user's permissions in a channel; 0 if they cannot see it.

        In a thread they are those in its parent channel. In a voice channel to which the user may not connect, they are
        at most the permission to see it.

        Args:
            user_id: The user.
            channel: A channel, thread or channel of direct messages.
        """
        if channel["type"] == may.DM:
            return may.DIRECT if user_id in self.dm_members(channel) else 0
        bits = self.guild_permissions(user_id)
        if bits == may.ALL or not bits:
            return bits
        place = self.channels.get(channel["parent_id"], channel) if may.is_thread(channel) else channel
        overwrites = {o["id"]: o for o in place["permission_overwrites"]}
        if overwrites:
            if everyone := overwrites.get(self.guild["id"]):
                bits = bits & ~int(everyone["deny"]) | int(everyone["allow"])
            allow = deny = 0
            for role_id in self.members[user_id]["roles"]:
                if role := overwrites.get(role_id):
                    allow |= int(role["allow"])
                    deny |= int(role["deny"])
            bits = bits & ~deny | allow
            if own := overwrites.get(user_id):
                bits = bits & ~int(own["deny"]) | int(own["allow"])
        if place["type"] in may.VOICED and not bits & may.CONNECT:
            bits &= may.VIEW  # the channel is in the list, but its chat is closed
        return bits if bits & may.VIEW else 0

    def can_see(self, user_id: str, channel: Json) -> bool:
        """Return True if a user can see a channel.

        A private thread can be seen by its members and by those who manage threads.

        Args:
            user_id: The user.
            channel: A channel, thread or channel of direct messages.
        """
        bits = self.channel_permissions(user_id, channel)
        if not bits & may.VIEW:
            return False
        if channel["type"] == may.PRIVATE_THREAD:
            return bool(bits & may.MANAGE_THREADS) or user_id in self.thread_members[channel["id"]]
        return True

    def require(self, user_id: str, channel: Json, needed: int = 0) -> int:
        """Return the bits of a user's permissions in a channel, or raise an error if some are missing.

        Args:
            user_id: The user.
            channel: A channel, thread or channel of direct messages.
            needed: Bits of the permissions that they must have.

        Raises:
            ApiError: 50001 if they cannot see the channel or not use its chat, 50013 if any of `needed` is missing, 503
                during an outage of the server.
        """
        if not self.available and "guild_id" in channel:
            raise errors.guild_unavailable()
        if not self.can_see(user_id, channel):
            raise errors.missing_access()
        bits = self.channel_permissions(user_id, channel)
        if channel["type"] in may.VOICED and needed and not bits & may.CONNECT:
            raise errors.missing_access()
        if bits & needed != needed:
            raise errors.missing_permissions()
        return bits

    # -- the file

    def locale_of(self, user_id: str) -> str:
        """Return the locale that a user has chosen in Discord, such as "de"."""
        return self.locales.get(user_id, USUAL_LOCALE)

    def _tables(self) -> dict[str, dict[str, Any]]:
        return {
            "user": self.users, "role": self.roles, "member": self.members, "channel": self.channels,
            "message": self.messages, "command": self.commands,
        }  # fmt: skip

    def dump(self, kind: str, key: str) -> Json | None:
        """Return the content of an object's row in the file; None if the object was deleted.

        Args:
            kind: The kind of object, such as "message".
            key: Its id.
        """
        if kind == "guild":
            closed = sorted(self.closed_dms)
            return {**self.guild, "bot_id": self.bot_id, "closed_dms": closed, "locales": self.locales}
        body: Json | None = self._tables()[kind].get(key)
        if body is None:
            return None
        if kind == "member":
            return {**body, "user": None}
        if kind == "channel":
            return {"channel": body, "recipients": self.recipients.get(key), "members": self.thread_members.get(key)}
        if kind == "message":
            return {"message": body, "owner": self.owners.get(key)}
        return body

    def load(self, kind: str, key: str, body: Json) -> None:
        """Add an object from its row in the file.

        Users must come before members, channels before messages, and messages in order of age.

        Args:
            kind: The kind of object, such as "message".
            key: Its id.
            body: The content of the row, as `dump` returned it.
        """
        if kind == "guild":
            self.bot_id = body.pop("bot_id")
            self.closed_dms = set(body.pop("closed_dms"))
            self.locales = body.pop("locales")
            self.guild = body
        elif kind == "user":
            self.users[key] = body
            self.names[body["username"]] = key
        elif kind == "member":
            self.members[key] = {**body, "user": self.users[key]}
        elif kind == "channel":
            self.channels[key] = body["channel"]
            self.history[key] = {}
            if body["recipients"]:
                self.recipients[key] = (body["recipients"][0], body["recipients"][1])
            if body["members"] is not None:
                self.thread_members[key] = body["members"]
        elif kind == "message":
            message = body["message"]
            message["author"] = self.users.get(message["author"]["id"], message["author"])
            self.messages[key] = self.history.setdefault(message["channel_id"], {})[key] = message
            if body["owner"]:
                self.owners[key] = body["owner"]
        else:
            self._tables()[kind][key] = body


def channel_name(text: str) -> str:
    """Return a channel's name as Discord stores it: in lower case, with hyphens for blanks."""
    return re.sub(r"\s+", "-", text.strip().lower())
