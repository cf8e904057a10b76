"""The web page and uploaded files over HTTP."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import TYPE_CHECKING, Final

from aiohttp import web

from sandbox.attachments import clean

if TYPE_CHECKING:
    from sandbox.server import Sandbox

PAGE: Final = Path(__file__).resolve().parent / "page"
_TYPES: Final = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
}


async def page(request: web.Request) -> web.StreamResponse:
    """A static file of `sandbox/page/`; `/` is `index.html`."""
    path = (PAGE / (request.match_info["file"] or "index.html")).resolve()
    if not path.is_relative_to(PAGE) or not path.is_file():
        raise web.HTTPNotFound(text="There is no such page.")
    kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": kind + ("; charset=utf-8" if kind.startswith("text/") else ""),
        "Cache-Control": "no-cache",
    }
    return web.Response(body=path.read_bytes(), headers=headers)


def cdn(server: Sandbox, request: web.Request) -> web.Response:
    """An attachment; one of an ephemeral message only for its owner (`?token=` or Authorization)."""
    world = server.world
    message = world.messages.get(request.match_info["message"])
    if message is None or message["channel_id"] != request.match_info["channel"]:
        raise web.HTTPNotFound
    owner = world.owners.get(message["id"])
    if owner is not None:
        token = request.query.get("token") or request.headers.get("Authorization") or ""
        if world.names.get(token.removeprefix("user-")) != owner or not token.startswith("user-"):
            raise web.HTTPForbidden
    wanted = request.query.get("ex")
    filename = request.match_info["filename"]
    found = [a for a in message["attachments"] if a["filename"] == filename and wanted in (None, a["id"])]
    if not found or found[-1]["id"] not in world.files:
        raise web.HTTPNotFound
    kind = found[-1]["content_type"]
    headers = {"Content-Type": kind, "X-Content-Type-Options": "nosniff", "Cache-Control": "private, max-age=86400"}
    if not kind.startswith("image/") or kind == "image/svg+xml":
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=world.files[found[-1]["id"]], headers=headers)


def passing(server: Sandbox, request: web.Request) -> web.Response:
    """A file that came with a command; whoever has been told its address may read it, as at Discord."""
    upload = server.interactions.file(request.match_info["attachment"])
    if upload is None or clean(upload.filename) != request.match_info["filename"]:
        raise web.HTTPNotFound
    headers = {"X-Content-Type-Options": "nosniff", "Content-Disposition": "attachment"}
    return web.Response(body=upload.data, headers={"Content-Type": "application/octet-stream", **headers})
