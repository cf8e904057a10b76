"""Messages: made, edited, deleted; with limits, files, pings and events."""

from __future__ import annotations

from collections.abc import Mapping

from sandbox import attachments, errors, mentions, threads
from sandbox import components as c
from sandbox import permissions as may
from sandbox.attachments import Upload
from sandbox.limits.messages import check_message
from sandbox.snowflake import created
from sandbox.wire import Json
from sandbox.world import World

DEFAULT, REPLY, SLASH_REPLY, CONTEXT_REPLY = 0, 19, 20, 23
THREAD_CREATED = 18

_KEPT_FLAGS = (1 << 2) | c.EPHEMERAL | (1 << 12) | c.V2
"""Flags a sender may set: no embeds, ephemeral, silent, components."""
_NO_FILES: Mapping[int, Upload] = {}


class Messages:
    """The messages of a world. `base_url` is where its files are served."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.base_url = ""
        self._nonces: dict[tuple[str, str, str], str] = {}

    def create(
        self,
        channel: Json,
        author_id: str,
        body: Json,
        uploads: Mapping[int, Upload] = _NO_FILES,
        *,
        flags: int = 0,
        kind: int = DEFAULT,
        owner: str | None = None,
        extra: Json | None = None,
    ) -> Json:
        """Make a message and tell everybody who sees it.

        `flags` are added by the server; `owner` makes it ephemeral; `extra` are more fields (interaction metadata).
        Raises 50035 and 50006 for what Discord refuses. Permissions are the caller's business.
        """
        world = self.world
        loading = bool(flags & c.LOADING)
        files = dict(uploads)
        if not loading:
            attachments.check(files)
            check_message(body, attachments.names_after(None, body, files))
        bits = may.permissions(world, author_id, channel)
        threads.wake(world, channel, bits)
        message: Json = {
            "id": world.ids.new(), "channel_id": channel["id"], "type": kind, "author": world.users[author_id],
            "content": body.get("content") or "", "embeds": body.get("embeds") or [], "attachments": [],
            "components": [],
            "mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False,
            "tts": bool(body.get("tts")),
            "timestamp": world.moment(), "edited_timestamp": None,
            "flags": (body.get("flags") or 0) & _KEPT_FLAGS | flags,
        }  # fmt: skip
        if extra:
            message |= extra
        replied = self._refer(channel, body, message)
        if files:
            attachments.apply(
                world, self.base_url, message, {**body, "attachments": body.get("attachments") or []}, files
            )
        if nodes := body.get("components"):
            message["components"] = c.complete(nodes, {a["filename"]: a for a in message["attachments"]})
        pings = self._ping(message, author_id, body.get("allowed_mentions"), bits, replied)
        if owner is not None:
            world.owners[message["id"]] = owner
            message["flags"] |= c.EPHEMERAL
        self._keep(channel, message)
        if pings.users and may.is_thread(channel) and owner is None:
            self._draw_in(channel, pings.users)
        if (nonce := body.get("nonce")) is not None:
            message = {**message, "nonce": nonce}
        self._tell("MESSAGE_CREATE", channel, message)
        return message

    def once(self, channel: Json, author_id: str, body: Json) -> Json | None:
        """The message already made with this enforced nonce in the last minutes, if any."""
        nonce = body.get("nonce")
        if nonce is None or not body.get("enforce_nonce"):
            return None
        return self.world.messages.get(self._nonces.get((channel["id"], author_id, str(nonce)), ""))

    def remember(self, channel: Json, author_id: str, body: Json, message: Json) -> None:
        """Note an enforced nonce."""
        if body.get("nonce") is not None and body.get("enforce_nonce"):
            if len(self._nonces) > 10_000:
                self._nonces.clear()
            self._nonces[channel["id"], author_id, str(body["nonce"])] = message["id"]

    def edit(self, message: Json, body: Json, uploads: Mapping[int, Upload] = _NO_FILES) -> Json:
        """Change a message in place and tell everybody who sees it; what `body` does not name stays."""
        world = self.world
        channel = world.channels[message["channel_id"]]
        files = dict(uploads)
        attachments.check(files)
        check_message(body, attachments.names_after(message, body, files), message)
        attachments.apply(world, self.base_url, message, body, files)
        if "content" in body:
            message["content"] = body["content"] or ""
        if "embeds" in body:
            message["embeds"] = body["embeds"] or []
        if "components" in body:
            message["components"] = c.complete(body["components"], {a["filename"]: a for a in message["attachments"]})
        flags = body.get("flags")
        if flags is not None:
            message["flags"] = message["flags"] & ~(1 << 2) | flags & ((1 << 2) | c.V2)
        message["flags"] &= ~c.LOADING
        if "content" in body or "components" in body or "allowed_mentions" in body:
            author_id = message["author"]["id"]
            replied = (message.get("referenced_message") or {}).get("author", {}).get("id")
            bits = may.permissions(world, author_id, channel)
            self._ping(message, author_id, body.get("allowed_mentions"), bits, replied)
        message["edited_timestamp"] = world.moment()
        world.touch("message", message["id"])
        self._tell("MESSAGE_UPDATE", channel, message)
        return message

    def delete(self, message: Json) -> None:
        """Delete a message with its files and tell everybody who saw it."""
        world = self.world
        channel = world.channels[message["channel_id"]]
        data: Json = {"id": message["id"], "channel_id": channel["id"]}
        if guild_id := channel.get("guild_id"):
            data["guild_id"] = guild_id
        world.publish("MESSAGE_DELETE", data, channel, to=world.owners.pop(message["id"], None))
        world.messages.pop(message["id"], None)
        world.history[channel["id"]].pop(message["id"], None)
        for attachment in message["attachments"]:
            attachments.drop(world, attachment["id"])
        world.touch("message", message["id"])

    def touched(self, message: Json) -> None:
        """Tell of a change that is not an edit (a pin)."""
        self.world.touch("message", message["id"])
        self._tell("MESSAGE_UPDATE", self.world.channels[message["channel_id"]], message)

    # -- parts

    def _keep(self, channel: Json, message: Json) -> None:
        world = self.world
        world.messages[message["id"]] = message
        world.history[channel["id"]][message["id"]] = message
        if not message["flags"] & c.EPHEMERAL:
            channel["last_message_id"] = message["id"]
            if may.is_thread(channel):
                channel["message_count"] += 1
                channel["total_message_sent"] += 1
            world.touch("channel", channel["id"])
        world.touch("message", message["id"])

    def _refer(self, channel: Json, body: Json, message: Json) -> str | None:
        """A reply names the message it answers; gives the author who may hear of it."""
        reference = body.get("message_reference")
        if not reference:
            return None
        found = self.world.history[channel["id"]].get(str(reference.get("message_id")))
        if found is None or found["id"] in self.world.owners:
            if reference.get("fail_if_not_exists", True):
                raise errors.invalid("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message", "message_reference")
            return None
        message["type"] = REPLY
        message["message_reference"] = {"type": 0, "message_id": found["id"], "channel_id": channel["id"]}
        message["referenced_message"] = {key: value for key, value in found.items() if key != "referenced_message"}
        author_id: str = found["author"]["id"]
        return author_id

    def _ping(
        self, message: Json, author_id: str, allowed: Json | None, bits: int, replied: str | None
    ) -> mentions.Pings:
        text = message["content"]
        if message["components"]:
            text = f"{text}\n{c.text_of(message['components'])}"
        world = self.world
        pings = mentions.resolve(world, text, allowed, may_everyone=bool(bits & may.MENTION_EVERYONE), replied=replied)
        message["mentions"] = [world.users[user_id] for user_id in pings.users]
        message["mention_roles"] = list(pings.roles)
        message["mention_everyone"] = pings.everyone
        return pings

    def _draw_in(self, thread: Json, users: tuple[str, ...]) -> None:
        """Who is pinged in a thread becomes a member of it, if he can see its channel."""
        parent = self.world.channels.get(thread["parent_id"])
        for user_id in users:
            if parent is not None and user_id in self.world.members and may.can_see(self.world, user_id, parent):
                threads.add_member(self.world, thread, user_id)

    def _tell(self, event: str, channel: Json, message: Json) -> None:
        data = message
        if guild_id := channel.get("guild_id"):
            data = {**message, "guild_id": guild_id}
        self.world.publish(event, data, channel, to=self.world.owners.get(message["id"]))


def age(world: World, message: Json) -> float:
    """Seconds since a message was made."""
    return world.clock.now() - created(message["id"])
