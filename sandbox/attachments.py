"""Uploaded files: kept by attachment, served under /cdn."""

from __future__ import annotations

import mimetypes
import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.errors import ApiError, invalid
from sandbox.wire import Json
from sandbox.world import World

MAX_FILES = 10
MAX_BYTES = 10 * 1024 * 1024
"""Ten mebibytes a file, what a server without boosts takes."""
MAX_REQUEST = 25 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` part of a request."""

    filename: str
    content_type: str
    data: bytes


def clean(filename: str) -> str:
    """A file's name as Discord keeps it."""
    return re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "file"


def size_of(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG in pixels, from its header; None for anything else."""
    if data[:8] != b"\x89PNG\r\n\x1a\n" or data[12:16] != b"IHDR" or len(data) < 24:
        return None
    width, height = struct.unpack(">II", data[16:24])
    return width, height


def check(uploads: Mapping[int, Upload]) -> None:
    """Raises 40005 for too much at once and 50035 for too many files."""
    if len(uploads) > MAX_FILES:
        raise invalid("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.", "files")
    if any(len(upload.data) > MAX_BYTES for upload in uploads.values()):
        raise ApiError(413, 40005, "Request entity too large")


def store(world: World, base_url: str, channel_id: str, message_id: str, upload: Upload, listed: Json) -> Json:
    """Keep one file and describe it; `listed` is its entry in the request (description, file name)."""
    attachment_id = world.ids.new()
    filename = clean(listed.get("filename") or upload.filename)
    guessed = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    url = f"{base_url}/cdn/attachments/{channel_id}/{message_id}/{filename}?ex={attachment_id}"
    attachment: Json = {
        "id": attachment_id, "filename": filename, "size": len(upload.data), "url": url, "proxy_url": url,
        "content_type": guessed,
    }  # fmt: skip
    if listed.get("description"):
        attachment["description"] = listed["description"]
    if size := size_of(upload.data):
        attachment["width"], attachment["height"] = size
    world.files[attachment_id] = upload.data
    world.touch("file", attachment_id)
    return attachment


def passing(base_url: str, attachment_id: str, upload: Upload) -> Json:
    """A file that came with a command and lies in no message: it is there for as long as the interaction is."""
    filename = clean(upload.filename)
    url = f"{base_url}/cdn/ephemeral-attachments/{attachment_id}/{filename}"
    kind = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    return {
        "id": attachment_id, "filename": filename, "size": len(upload.data), "url": url, "proxy_url": url,
        "content_type": kind, "ephemeral": True,
    }  # fmt: skip


def drop(world: World, attachment_id: str) -> None:
    """Forget a file that no message holds any more."""
    if world.files.pop(attachment_id, None) is not None:
        world.touch("file", attachment_id)


def names_after(message: Json | None, body: Json, uploads: dict[int, Upload]) -> set[str]:
    """The file names a message will have once `body` is applied: what components may refer to."""
    listed = body.get("attachments")
    kept = set() if message is None else {a["filename"] for a in _kept(message, listed)}
    entries = {str(entry["id"]): entry for entry in listed or ()}
    return kept | {clean(entries.get(str(n), {}).get("filename") or upload.filename) for n, upload in uploads.items()}


def apply(world: World, base_url: str, message: Json, body: Json, uploads: dict[int, Upload]) -> None:
    """Give a message its new list of attachments: those listed stay, the rest go, uploads come."""
    listed = body.get("attachments")
    if listed is None and not uploads:
        return
    kept = _kept(message, listed)
    if len(kept) + len(uploads) > MAX_FILES:
        raise invalid("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.", "attachments")
    for attachment in message["attachments"]:
        if attachment not in kept:
            drop(world, attachment["id"])
    entries: dict[str, Json] = {str(entry["id"]): entry for entry in listed or ()}
    for attachment in kept:
        if description := entries.get(attachment["id"], {}).get("description"):
            attachment["description"] = description
    new = [
        store(world, base_url, message["channel_id"], message["id"], upload, entries.get(str(n), {}))
        for n, upload in sorted(uploads.items())
    ]
    message["attachments"] = kept + new


def _kept(message: Json, listed: list[Json] | None) -> list[Json]:
    if listed is None:
        return list(message["attachments"])
    ids = {str(entry["id"]) for entry in listed}
    return [a for a in message["attachments"] if a["id"] in ids]
