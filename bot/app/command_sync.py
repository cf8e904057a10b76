"""Registration of the slash commands with Discord, only if their hash has changed."""

import asyncio
import json
from hashlib import sha256
from typing import Any

import structlog
from discord import app_commands

from bot.app.connection import Backoff, reason
from storage import Store

STORED_HASH = "commands"
"""Key in the database for the hash of the commands that were registered last."""

LONGEST_SYNC_PAUSE = 900.0
"""Longest pause in seconds between two attempts to register the commands."""

log = structlog.stdlib.get_logger(__name__)


async def command_payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return all commands as they are sent to Discord, in a stable order."""
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
    """Return True if Discord has the commands of this release, judging by the stored hash and Discord's list of names.

    Args:
        tree: The commands of this release.
        store: The database.

    Raises:
        discord.HTTPException: Discord refused the list of commands, or failed.
        Unavailable: The database does not answer.
    """
    payload = await command_payload(tree)
    if await store.get_value(STORED_HASH) != _digest(tree, payload):
        return False
    return {command.name for command in await tree.fetch_commands()} == {each["name"] for each in payload}


async def sync_if_changed(tree: app_commands.CommandTree[Any], store: Store, *, sandboxed: bool = False) -> bool:
    """Register the commands with Discord if they differ from those registered last.

    Args:
        tree: The commands of this release.
        store: The database, which holds a hash of the commands registered last.
        sandboxed: The client talks to a sandbox, the local stand-in for Discord. Ask it too which commands it has: it
            may have been created anew, without any, since the hash was stored.

    Returns:
        True if the commands were registered; False if they have not changed.

    Raises:
        discord.HTTPException: Discord refused the commands, or failed.
        aiohttp.ClientError, OSError: Discord cannot be reached.
        Unavailable: The database does not answer.
    """
    payload = await command_payload(tree)
    digest = _digest(tree, payload)
    same = await store.get_value(STORED_HASH) == digest
    if same and sandboxed:
        known = {command.name for command in await tree.fetch_commands()}
        same = known == {each["name"] for each in payload}
    if same:
        return False
    await tree.sync()
    await store.put_value(STORED_HASH, digest)
    log.info("commands registered", count=len(payload))
    return True


async def sync_until_done(tree: app_commands.CommandTree[Any], store: Store, *, sandboxed: bool = False) -> None:
    """Register the commands if they have changed; after any error, log it and try again until that succeeds.

    The pauses between two attempts grow up to `LONGEST_SYNC_PAUSE`. Nothing is raised.

    Args:
        tree: The commands of this release.
        store: The database, which holds a hash of the commands registered last.
        sandboxed: The client talks to a sandbox, the local stand-in for Discord; see `sync_if_changed`.
    """
    backoff = Backoff(LONGEST_SYNC_PAUSE)
    while True:
        try:
            await sync_if_changed(tree, store, sandboxed=sandboxed)
            return
        except Exception as error:  # noqa: BLE001 - the commands of the former release still work
            pause = backoff.next_pause()
            log.error("the commands could not be registered", reason=reason(error), retry_in=round(pause, 1))
            await asyncio.sleep(pause)
