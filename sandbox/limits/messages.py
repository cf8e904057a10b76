"""The limits of messages (Discord reference, «Create Message», «Edit Message»)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sandbox import components as c
from sandbox import errors
from sandbox.limits.components import check_components
from sandbox.limits.form import Form
from sandbox.wire import Json

MAX_CONTENT: Final = 2000
MAX_EMBED_TEXT: Final = 6000
_EMBED: Final = {"title": 256, "description": 4096}


def check_message(body: Json, files: Collection[str], before: Json | None = None) -> None:
    """Judge the body of a new message, or of an edit of `before`.

    `files` are the names of the attachments the message will have. Raises 50035 with every mistake, or 50006 when
    nothing would be left to show.
    """
    form = Form()
    old_flags = before["flags"] if before else 0
    v2 = bool(((body.get("flags") or 0) | old_flags) & c.V2)
    form.text(("content",), body.get("content"), 0, MAX_CONTENT, required=False)
    nonce = body.get("nonce")
    if isinstance(nonce, str) and len(nonce) > 25:
        form.length(("nonce",), 0, 25)
    _embeds(form, body.get("embeds"))
    listed = body.get("attachments")
    if listed is not None and form.count(("attachments",), listed, 0, 10):
        for index, entry in enumerate(listed):
            form.text(("attachments", index, "description"), entry.get("description"), 0, 1024, required=False)
    if v2:
        converting = before is not None and not old_flags & c.V2
        for field in ("content", "embeds", "poll", "sticker_ids"):
            value = body.get(field) if field in body or not converting or before is None else before.get(field)
            if value:
                form.wrong(
                    (field,),
                    "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                    f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                )
    components = body.get("components")
    if components is None and before is not None and before["components"] and "attachments" in body:
        check_references(form, before["components"], files)
    check_components(form, components, v2=v2, files=files)
    form.finish()
    _something(body, files, before, v2=v2)


def check_references(form: Form, nodes: list[Json], files: Collection[str]) -> None:
    """An edit may not take away a file that the components which stay still show."""
    for node in c.walk(nodes):
        for reference in c.media(node):
            if reference.get("attachment_id") and reference["url"].split("?")[0].rsplit("/", 1)[-1] not in files:
                form.wrong(
                    ("components",),
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    "The referenced attachment was not found",
                )


def _something(body: Json, files: Collection[str], before: Json | None, *, v2: bool) -> None:
    def after(field: str) -> object:
        return body[field] if field in body else (before or {}).get(field)

    shown = (
        after("components")
        if v2
        else (after("content") or after("embeds") or files or after("components") or body.get("poll"))
    )
    if not shown and not body.get("sticker_ids"):
        raise errors.empty_message()


def _embeds(form: Form, embeds: object) -> None:
    if embeds is None or not form.count(("embeds",), embeds, 0, 10) or not isinstance(embeds, list):
        return
    total = 0
    for index, embed in enumerate(embeds):
        for field, most in _EMBED.items():
            form.text(("embeds", index, field), embed.get(field), 0, most, required=False)
            total += len(embed.get(field) or "")
        fields = embed.get("fields") or []
        form.count(("embeds", index, "fields"), fields, 0, 25)
        for number, field_ in enumerate(fields):
            form.text(("embeds", index, "fields", number, "name"), field_.get("name"), 1, 256)
            form.text(("embeds", index, "fields", number, "value"), field_.get("value"), 1, 1024)
            total += len(field_.get("name") or "") + len(field_.get("value") or "")
        total += len((embed.get("footer") or {}).get("text") or "") + len((embed.get("author") or {}).get("name") or "")
    if total > MAX_EMBED_TEXT:
        form.wrong(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {MAX_EMBED_TEXT}")
