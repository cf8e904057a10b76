"""What the managers of a server have set for public votes: the roles that may run them, and whether to name members."""

from storage import Store

MAX_ROLES = 25


def _roles_key(guild: int) -> str:
    return f"ostrakon.roles.{guild}"


async def vote_roles(store: Store, guild: int) -> list[int]:
    """Return the ids of the roles that may open and end public votes, besides members who may manage messages."""
    return [int(role) for role in await store.get_value(_roles_key(guild)) or ()]


async def set_vote_roles(store: Store, guild: int, roles: list[int]) -> None:
    """Set the ids of the roles that may open and end public votes in the server whose id is `guild`."""
    await store.put_value(_roles_key(guild), [str(role) for role in roles] or None)


def _naming_key(guild: int) -> str:
    return f"ostrakon.naming.{guild}"


async def may_name_members(store: Store, guild: int) -> bool:
    """Return True if ostracisms in the server whose id is `guild` may name any of its members."""
    return bool(await store.get_value(_naming_key(guild)))


async def set_naming(store: Store, guild: int, allowed: bool) -> None:
    """Set whether ostracisms may name any member of a server.

    Args:
        store: The database.
        guild: The server's Discord id.
        allowed: True if they may; otherwise only the names on a list can be written.
    """
    await store.put_value(_naming_key(guild), True if allowed else None)
