"""Registering the commands: only when they have changed, by a hash of all that Discord is told of them."""

import json
import logging
from hashlib import sha256
from typing import Any

from discord import app_commands

from storage import Store

NAME = "commands"
"""Under which name storage keeps the hash of what was registered last."""

log = logging.getLogger(__name__)


async def payload_of(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """All commands as Discord is told of them, in a stable order."""
    commands = tree.get_commands()
    if tree.translator is None:
        payload = [command.to_dict(tree) for command in commands]
    else:
        payload = [await command.get_translated_payload(tree, tree.translator) for command in commands]
    return sorted(payload, key=lambda each: (each["type"], each["name"]))


def _digest(tree: app_commands.CommandTree[Any], payload: list[dict[str, Any]]) -> str:
    text = json.dumps([tree.client.application_id, payload], sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


async def is_synced(tree: app_commands.CommandTree[Any], store: Store) -> bool:
    """Whether Discord knows the commands of this release: as far as we remember, and by the names it has."""
    payload = await payload_of(tree)
    if await store.kept(NAME) != _digest(tree, payload):
        return False
    return {command.name for command in await tree.fetch_commands()} == {each["name"] for each in payload}


async def sync_if_changed(tree: app_commands.CommandTree[Any], store: Store, *, sandboxed: bool = False) -> bool:
    """Register the commands if they are not those that were registered last; whether it was done.

    A sandbox may have been started anew beside an older database, so there it is asked for what it knows.
    """
    payload = await payload_of(tree)
    digest = _digest(tree, payload)
    same = await store.kept(NAME) == digest
    if same and sandboxed:
        known = {command.name for command in await tree.fetch_commands()}
        same = known == {each["name"] for each in payload}
    if same:
        return False
    await tree.sync()
    await store.keep(NAME, digest)
    log.info("%d commands registered", len(payload))
    return True
