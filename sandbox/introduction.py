"""What a client learns when it connects: READY, the server, its members."""

from __future__ import annotations

from typing import Final

from sandbox.sessions import Session
from sandbox.wire import Json
from sandbox.world import World

SHOWN_MEMBERS: Final = 200
"""How many members a user is told of at once."""

_NOTHING: Final[Json] = {
    "emojis": [], "stickers": [], "features": [], "voice_states": [], "presences": [], "stage_instances": [],
    "guild_scheduled_events": [], "soundboard_sounds": [], "icon": None, "system_channel_id": None,
    "unavailable": False, "preferred_locale": "en-US", "verification_level": 0, "premium_tier": 0, "nsfw_level": 0,
    "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "afk_timeout": 300,
}  # fmt: skip
"""What Discord has and this server has not."""


def guild_for(world: World, viewer: str, members: list[str]) -> Json:
    """The server with what one user can see of it, and with these members."""
    return {
        **world.guild, **_NOTHING, "roles": list(world.roles.values()), "channels": world.text_channels(viewer),
        "threads": world.active_threads(viewer), "members": [world.members[user_id] for user_id in members],
        "member_count": len(world.members), "large": len(world.members) > 250,
    }  # fmt: skip


def guild_for_user(world: World, user_id: str) -> Json:
    """The server as a user's client wants it."""
    return guild_for(world, user_id, list(world.members)[:SHOWN_MEMBERS])


def ready_bot(world: World, session: Session, url: str, *, here: bool) -> Json:
    """READY of a bot; its server (if it is on this shard: `here`) follows in an event of its own."""
    return {
        "v": 10, "user": world.users[world.bot_id] | {"verified": True, "mfa_enabled": False, "email": None},
        "guilds": [{"id": world.guild["id"], "unavailable": True}] if here else [], "session_id": session.id,
        "resume_gateway_url": url, "shard": list(session.shard), "application": {"id": world.bot_id, "flags": 0},
        "private_channels": [], "session_type": "normal",
    }  # fmt: skip


def ready_user(world: World, session: Session, url: str) -> Json:
    """READY of a user, with everything he can see."""
    user_id = session.user_id
    mine = [channel_id for channel_id, people in world.recipients.items() if user_id in people]
    return {
        "v": 10, "session_id": session.id, "user": world.users[user_id], "resume_gateway_url": url,
        "guilds": [guild_for_user(world, user_id)] if user_id in world.members else [],
        "private_channels": [world.channel_for(world.channels[channel_id], user_id) for channel_id in mine],
    }  # fmt: skip


def member_chunk(world: World, data: Json, *, everybody: bool) -> Json:
    """The members asked for by id or by the beginning of a name; all of them only with the intent (`everybody`)."""
    if ids := data.get("user_ids"):
        wanted = [str(i) for i in (ids if isinstance(ids, list) else [ids])]
    elif query := data.get("query"):
        named = [user_id for user_id, member in world.members.items() if member["user"]["username"].startswith(query)]
        wanted = named[: data.get("limit") or 100]
    else:
        wanted = list(world.members) if everybody else []
    return {
        "guild_id": world.guild["id"], "members": [world.members[u] for u in wanted if u in world.members],
        "chunk_index": 0, "chunk_count": 1, "not_found": [u for u in wanted if u not in world.members],
        "nonce": data.get("nonce"),
    }  # fmt: skip
