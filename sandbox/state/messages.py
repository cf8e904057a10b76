"""Messages: creating, editing, deleting, with their limits, attachments and mentions.

See the Discord reference, "Create Message", "Edit Message" and "Allowed Mentions Object".
"""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Final

from sandbox import errors
from sandbox.errors import ApiError, FormErrors, invalid_form
from sandbox.state import components as c
from sandbox.state import permissions as may
from sandbox.state import threads
from sandbox.state.components import check_components
from sandbox.state.world import World
from sandbox.wire import Json, Upload, created_at

MAX_FILES = 10
MAX_BYTES = 10 * 1024 * 1024
"""The size limit of a file on a server without boosts: 10 MiB."""
MAX_REQUEST = 25 * 1024 * 1024


def clean_filename(filename: str) -> str:
    """Return a file's name as Discord stores it: without folders, and with underscores for unusual characters."""
    return re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "file"


def png_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a PNG in pixels, from its header; None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def check_uploads(uploads: Mapping[int, Upload]) -> None:
    """Raise an error unless Discord would accept the number and the sizes of uploaded files.

    Raises:
        ApiError: 40005 for a file that is too large, 50035 for too many files.
    """
    if len(uploads) > MAX_FILES:
        raise invalid_form("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.", "files")
    if any(len(upload.data) > MAX_BYTES for upload in uploads.values()):
        raise ApiError(413, 40005, "Request entity too large")


def store_attachment(
    world: World, base_url: str, channel_id: str, message_id: str, upload: Upload, listed: Json
) -> Json:
    """Store an uploaded file and return the attachment that a message has for it.

    Args:
        world: The state of the sandbox.
        base_url: The URL at which files are served.
        channel_id: The channel of the message.
        message_id: The message.
        upload: The file.
        listed: The file's entry in the `attachments` of the request, which may have a description and a file name.
    """
    attachment_id = world.ids.new()
    filename = clean_filename(listed.get("filename") or upload.filename)
    url = f"{base_url}/cdn/attachments/{channel_id}/{message_id}/{filename}?ex={attachment_id}"
    attachment = _describe(attachment_id, filename, upload, url)
    if listed.get("description"):
        attachment["description"] = listed["description"]
    if size := png_size(upload.data):
        attachment["width"], attachment["height"] = size
    world.files[attachment_id] = upload.data
    world.touch("file", attachment_id)
    return attachment


def ephemeral_attachment(base_url: str, attachment_id: str, upload: Upload) -> Json:
    """Return the attachment for a file that came with a command and is in no message.

    The sandbox keeps the file as long as the interaction, an hour.

    Args:
        base_url: The URL at which files are served.
        attachment_id: The id of the attachment.
        upload: The file.
    """
    filename = clean_filename(upload.filename)
    url = f"{base_url}/cdn/ephemeral-attachments/{attachment_id}/{filename}"
    return {**_describe(attachment_id, filename, upload, url), "ephemeral": True}


def _describe(attachment_id: str, filename: str, upload: Upload, url: str) -> Json:
    return {
        "id": attachment_id, "filename": filename, "size": len(upload.data), "url": url, "proxy_url": url,
        "content_type": mimetypes.guess_type(filename)[0] or "application/octet-stream",
    }  # fmt: skip


def delete_file(world: World, attachment_id: str) -> None:
    """Delete the stored file of an attachment that is in no message any more."""
    if world.files.pop(attachment_id, None) is not None:
        world.touch("file", attachment_id)


def filenames_after(message: Json | None, body: Json, uploads: dict[int, Upload]) -> set[str]:
    """Return the file names of the attachments that a message will have after a request.

    Args:
        message: The message that is edited; None for a new one.
        body: The body of the request.
        uploads: The uploaded files.
    """
    listed = body.get("attachments")
    kept = set() if message is None else {a["filename"] for a in _kept_attachments(message, listed)}
    entries = {str(entry["id"]): entry for entry in listed or ()}
    return kept | {
        clean_filename(entries.get(str(n), {}).get("filename") or upload.filename) for n, upload in uploads.items()
    }


def apply_attachments(world: World, base_url: str, message: Json, body: Json, uploads: dict[int, Upload]) -> None:
    """Replace a message's attachments: those listed in the request stay, the others are deleted, uploads are added.

    Args:
        world: The state of the sandbox.
        base_url: The URL at which files are served.
        message: The message, which is changed.
        body: The body of the request; without a list, all former attachments stay.
        uploads: The uploaded files.

    Raises:
        ApiError: 50035 for too many attachments.
    """
    listed = body.get("attachments")
    if listed is None and not uploads:
        return
    kept = _kept_attachments(message, listed)
    if len(kept) + len(uploads) > MAX_FILES:
        raise invalid_form("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.", "attachments")
    for attachment in message["attachments"]:
        if attachment not in kept:
            delete_file(world, attachment["id"])
    entries: dict[str, Json] = {str(entry["id"]): entry for entry in listed or ()}
    for attachment in kept:
        if description := entries.get(attachment["id"], {}).get("description"):
            attachment["description"] = description
    new = [
        store_attachment(world, base_url, message["channel_id"], message["id"], upload, entries.get(str(n), {}))
        for n, upload in sorted(uploads.items())
    ]
    message["attachments"] = kept + new


def _kept_attachments(message: Json, listed: list[Json] | None) -> list[Json]:
    if listed is None:
        return list(message["attachments"])
    ids = {str(entry["id"]) for entry in listed}
    return [a for a in message["attachments"] if a["id"] in ids]


_CODE = re.compile(r"```.*?```|``.*?``|`[^`\n]*`", re.DOTALL)
_USER = re.compile(r"<@!?(\d{15,20})>")
_ROLE = re.compile(r"<@&(\d{15,20})>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Pings:
    """The result of `resolve_mentions`: the users and roles that a message notifies, and if it notifies everyone."""

    users: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    everyone: bool = False


NO_PINGS = Pings()


def resolve_mentions(
    world: World, text: str, allowed: Json | None, *, may_everyone: bool, replied: str | None = None
) -> Pings:
    """Return whom a text notifies by its mentions; mentions in code notify nobody.

    Args:
        world: The state of the sandbox.
        text: The message's text.
        allowed: The request's `allowed_mentions`. None allows every mention, also in an edit, as Discord does by
            default.
        may_everyone: True if the author has the permission to mention everyone and roles that are not mentionable.
        replied: The id of the author of the message that this one replies to; None for no reply.

    Raises:
        ApiError: 50035, `parse` and a list of ids contradict each other, or a list has more than 100 ids.
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
                raise invalid_form(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                    "allowed_mentions",
                )
            if len(ids) > 100:
                raise invalid_form("BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.", "allowed_mentions", kind)
    pinged: list[str] = []
    if replied is not None and (allowed is None or allowed.get("replied_user")):
        pinged.append(replied)
    if "@" not in text:
        return Pings(tuple(pinged)) if pinged else NO_PINGS
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


MAX_CONTENT: Final = 2000
MAX_EMBED_TEXT: Final = 6000
_EMBED: Final = {"title": 256, "description": 4096}


def check_message(body: Json, files: Collection[str], before: Json | None = None) -> None:
    """Raise an error unless Discord would accept the body of a new message or of an edit.

    Args:
        body: The body.
        files: Names of the attachments that the message will have.
        before: The message that is edited; None for a new one.

    Raises:
        ApiError: 50035 with every mistake, or 50006 if nothing would be left to show.
    """
    form = FormErrors()
    old_flags = before["flags"] if before else 0
    v2 = bool(((body.get("flags") or 0) | old_flags) & c.V2)
    form.text(("content",), body.get("content"), 0, MAX_CONTENT, required=False)
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        form.length(("nonce",), 0, 25)
    _embeds(form, body.get("embeds"))
    listed = body.get("attachments")
    if listed is not None:
        for path, entry in form.items(("attachments",), listed, 0, 10):
            form.text((*path, "description"), entry.get("description"), 0, 1024, required=False)
    if v2:
        converting = before is not None and not old_flags & c.V2
        for field in ("content", "embeds", "poll", "sticker_ids"):
            value = body.get(field) if field in body or not converting or before is None else before.get(field)
            if value:
                form.wrong((field,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", field)
    components = body.get("components")
    if components is None and before is not None and before["components"] and "attachments" in body:
        check_references(form, before["components"], files)
    check_components(form, components, v2=v2, files=files)
    form.finish()
    _require_content(body, files, before, v2=v2)


def check_references(form: FormErrors, nodes: list[Json], files: Collection[str]) -> None:
    """Record a mistake for each attachment that components show but that an edit removes.

    Args:
        form: Collects the mistakes.
        nodes: The components that stay.
        files: Names of the attachments that stay.
    """
    for node in c.walk(nodes):
        for reference in c.media_of(node):
            if reference.get("attachment_id") and reference["url"].split("?")[0].rsplit("/", 1)[-1] not in files:
                form.wrong(
                    ("components",),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )


def _require_content(body: Json, files: Collection[str], before: Json | None, *, v2: bool) -> None:
    def after(field: str) -> object:
        return body[field] if field in body else (before or {}).get(field)

    shown = (
        after("components")
        if v2
        else (after("content") or after("embeds") or files or after("components") or body.get("poll"))
    )
    if not shown and not body.get("sticker_ids"):
        raise errors.empty_message()


def _embeds(form: FormErrors, embeds: object) -> None:
    if embeds is None:
        return
    total = 0
    for path, embed in form.items(("embeds",), embeds, 0, 10):
        for field, most in _EMBED.items():
            form.text((*path, field), embed.get(field), 0, most, required=False)
            total += len(embed.get(field) or "")
        for here, field_ in form.items((*path, "fields"), embed.get("fields") or [], 0, 25):
            form.text((*here, "name"), field_.get("name"), 1, 256)
            form.text((*here, "value"), field_.get("value"), 1, 1024)
            total += len(field_.get("name") or "") + len(field_.get("value") or "")
        total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    if total > MAX_EMBED_TEXT:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", MAX_EMBED_TEXT)


DEFAULT, REPLY, SLASH_REPLY = 0, 19, 20
THREAD_CREATED = 18

_ALLOWED_FLAGS = (1 << 2) | c.EPHEMERAL | (1 << 12) | c.V2
"""Flags that a sender may set: no embeds, ephemeral, silent, components."""
_NO_FILES: Mapping[int, Upload] = {}


class Messages:
    """The part of the sandbox that creates, edits and deletes messages and tells the clients.

    `base_url` is the URL at which attached files are served.
    """

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
        message_id: str | None = None,
    ) -> Json:
        """Create a message, send it to the clients that see it, and return it. The caller checks permissions.

        Args:
            channel: The channel.
            author_id: The author.
            body: The body of the request.
            uploads: Files that came with it.
            flags: Flags that the sandbox adds.
            kind: The message type, a number of Discord's API; by default an ordinary message.
            owner: The id of the only user who sees the message if it is ephemeral; otherwise None.
            extra: More fields of the message, such as interaction metadata.
            message_id: The id that the message gets: the post's id for the first message of a post; None for a new id.

        Raises:
            ApiError: 50035 or 50006, as for `check_message`.
        """
        world = self.world
        loading = bool(flags & c.LOADING)
        files = dict(uploads)
        if not loading:
            check_uploads(files)
            check_message(body, filenames_after(None, body, files))
        bits = world.channel_permissions(author_id, channel)
        threads.unarchive(world, channel, bits)
        message: Json = {
            "id": message_id or world.ids.new(), "channel_id": channel["id"], "type": kind,
            "author": world.users[author_id],
            "content": body.get("content") or "", "embeds": body.get("embeds") or [], "attachments": [],
            "components": [],
            "mentions": [], "mention_roles": [], "mention_everyone": False, "pinned": False,
            "tts": bool(body.get("tts")),
            "timestamp": world.moment(), "edited_timestamp": None,
            "flags": (body.get("flags") or 0) & _ALLOWED_FLAGS | flags,
        }  # fmt: skip
        if extra:
            message |= extra
        replied = self._refer(channel, body, message)
        if files:
            apply_attachments(
                world, self.base_url, message, {**body, "attachments": body.get("attachments") or []}, files
            )
        if nodes := body.get("components"):
            message["components"] = c.complete_components(nodes, {a["filename"]: a for a in message["attachments"]})
        pings = self._ping(message, body.get("allowed_mentions"), bits, replied)
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
        """Return the message that was already created with the nonce of this request; None if there is none.

        Args:
            channel: The channel.
            author_id: The author.
            body: The body of the request; only with `enforce_nonce` does its `nonce` count.
        """
        nonce = body.get("nonce")
        if nonce is None or not body.get("enforce_nonce"):
            return None
        return self.world.messages.get(self._nonces.get((channel["id"], author_id, str(nonce)), ""))

    def remember(self, channel: Json, author_id: str, body: Json, message: Json) -> None:
        """Remember the nonce with which a message was created, if the request enforces it, so that `once` finds it.

        Args:
            channel: The channel.
            author_id: The author.
            body: The body of the request.
            message: The message.
        """
        if body.get("nonce") is not None and body.get("enforce_nonce"):
            if len(self._nonces) > 10_000:
                self._nonces.clear()
            self._nonces[channel["id"], author_id, str(body["nonce"])] = message["id"]

    def edit(self, message: Json, body: Json, uploads: Mapping[int, Upload] = _NO_FILES) -> Json:
        """Change a message in place, tell the clients that see it, and return it.

        Args:
            message: The message.
            body: The fields to change; others stay as they are.
            uploads: Files that came with it.

        Raises:
            ApiError: 50035 or 50006, as for `check_message`.
        """
        world = self.world
        channel = world.channels[message["channel_id"]]
        files = dict(uploads)
        check_uploads(files)
        check_message(body, filenames_after(message, body, files), message)
        apply_attachments(world, self.base_url, message, body, files)
        if "content" in body:
            message["content"] = body["content"] or ""
        if "embeds" in body:
            message["embeds"] = body["embeds"] or []
        if "components" in body:
            message["components"] = c.complete_components(
                body["components"], {a["filename"]: a for a in message["attachments"]}
            )
        flags = body.get("flags")
        if flags is not None:
            message["flags"] = message["flags"] & ~(1 << 2) | flags & ((1 << 2) | c.V2)
        message["flags"] &= ~c.LOADING
        if "content" in body or "components" in body or "allowed_mentions" in body:
            author_id = message["author"]["id"]
            replied = (message.get("referenced_message") or {}).get("author", {}).get("id")
            bits = world.channel_permissions(author_id, channel)
            self._ping(message, body.get("allowed_mentions"), bits, replied)
        message["edited_timestamp"] = world.moment()
        world.touch("message", message["id"])
        self._tell("MESSAGE_UPDATE", channel, message)
        return message

    def delete(self, message: Json) -> None:
        """Delete a message with its files, and tell the clients that saw it."""
        world = self.world
        channel = world.channels[message["channel_id"]]
        data: Json = {"id": message["id"], "channel_id": channel["id"]}
        if guild_id := channel.get("guild_id"):
            data["guild_id"] = guild_id
        world.publish("MESSAGE_DELETE", data, channel, to=world.owners.pop(message["id"], None))
        world.messages.pop(message["id"], None)
        world.history[channel["id"]].pop(message["id"], None)
        for attachment in message["attachments"]:
            delete_file(world, attachment["id"])
        world.touch("message", message["id"])

    def touched(self, message: Json) -> None:
        """Publish a message that has changed without being edited, for example because it was pinned."""
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
        """Make a new message a reply if the request says so.

        Args:
            channel: The channel.
            body: The body of the request.
            message: The new message, which is changed.

        Returns:
            The id of the author of the message that it replies to; None if it is no reply.

        Raises:
            ApiError: 50035, that message does not exist.
        """
        reference = body.get("message_reference")
        if not reference:
            return None
        found = self.world.history[channel["id"]].get(str(reference.get("message_id")))
        if found is None or found["id"] in self.world.owners:
            if reference.get("fail_if_not_exists", True):
                raise errors.invalid_form("MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message", "message_reference")
            return None
        message["type"] = REPLY
        message["message_reference"] = {"type": 0, "message_id": found["id"], "channel_id": channel["id"]}
        message["referenced_message"] = {key: value for key, value in found.items() if key != "referenced_message"}
        author_id: str = found["author"]["id"]
        return author_id

    def _ping(self, message: Json, allowed: Json | None, bits: int, replied: str | None) -> Pings:
        text = message["content"]
        if message["components"]:
            text = f"{text}\n{c.text_of(message['components'])}"
        world = self.world
        pings = resolve_mentions(world, text, allowed, may_everyone=bool(bits & may.MENTION_EVERYONE), replied=replied)
        message["mentions"] = [world.users[user_id] for user_id in pings.users]
        message["mention_roles"] = list(pings.roles)
        message["mention_everyone"] = pings.everyone
        return pings

    def _draw_in(self, thread: Json, users: tuple[str, ...]) -> None:
        """Add users whom a message in a thread mentions to the thread's members, if they can see its channel."""
        parent = self.world.channels.get(thread["parent_id"])
        for user_id in users:
            if parent is not None and user_id in self.world.members and self.world.can_see(user_id, parent):
                threads.add_member(self.world, thread, user_id)

    def _tell(self, event: str, channel: Json, message: Json) -> None:
        data = message
        if guild_id := channel.get("guild_id"):
            data = {**message, "guild_id": guild_id}
        self.world.publish(event, data, channel, to=self.world.owners.get(message["id"]))


def message_age(world: World, message: Json) -> float:
    """Return the seconds since a message was created."""
    return world.clock.now() - created_at(message["id"])
