"""`/sandbox/...`: switches that Discord does not have, for tests and the page - faults, roles, members, the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from sandbox.errors import ApiError, Fault, unknown_channel, unknown_role, unknown_user
from sandbox.gateway import guild_for_user
from sandbox.rest.dispatcher import RestDispatcher
from sandbox.services import Services
from sandbox.state import permissions as may
from sandbox.state import threads
from sandbox.state.world import NAMES
from sandbox.wire import Json, dumps, loads


class Control:
    """The switches of one server."""

    def __init__(self, services: Services, rest: RestDispatcher) -> None:
        self._services = services
        self._world = services.world
        self._rest = rest

    def routes(self) -> list[web.RouteDef]:
        """Return the routes for aiohttp."""
        gets: dict[str, Callable[[web.Request], Any]] = {
            "users": self.users, "violations": self.violations, "requests": self.requests, "stats": self.stats,
            "status": self.status,
        }  # fmt: skip
        posts: dict[str, Callable[[Json], Any]] = {
            "faults": self.fault, "permissions": self.permissions, "roles": self.roles,
            "roles/create": self.create_role,
            "members": self.member, "dms": self.dms, "clock": self.clock,
        }  # fmt: skip
        defs = [web.get(f"/sandbox/{name}", self._get(function)) for name, function in gets.items()]
        defs += [web.post(f"/sandbox/{name}", self._post(function)) for name, function in posts.items()]
        defs.append(web.delete("/sandbox/faults", self._get(lambda request: self._services.faults.clear())))
        defs.append(web.delete("/sandbox/violations", self._get(lambda request: self._rest.violations.clear())))
        return defs

    def _get(self, function: Callable[[web.Request], Any]) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handler(request: web.Request) -> web.Response:
            return _answer(function, request)

        return handler

    def _post(self, function: Callable[[Json], Any]) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def handler(request: web.Request) -> web.Response:
            try:
                body = loads(await request.read() or b"{}")
            except ValueError:
                return web.Response(status=400, text="The body is not JSON.")
            return _answer(function, body if isinstance(body, dict) else {})

        return handler

    # -- looking

    def users(self, request: web.Request) -> list[Json]:
        """Return the test users, the owner of the server first."""
        found = [self._world.users[self._world.names[name]] for name in NAMES if name in self._world.names]
        keys = ("id", "username", "global_name")
        return [{**{key: user[key] for key in keys}, "token": f"user-{user['username']}"} for user in found]

    def violations(self, request: web.Request) -> list[str]:
        """Return what the bot sent that Discord would refuse, or that its API description does not allow."""
        return self._rest.violations

    def requests(self, request: web.Request) -> list[Json]:
        """Return the newest requests of the bot, newest first."""
        limit = int(request.query.get("limit", "100"))
        return list(reversed(self._rest.requests))[:limit]

    def stats(self, request: web.Request) -> Json:
        """Return the counters."""
        services = self._services
        return {
            "requests": dict(self._rest.stats), "interactions": dict(services.interactions.stats),
            "identifies": services.gateway.identifies,
            "resumes": services.gateway.resumes, "messages": len(services.world.messages),
            "channels": len(services.world.channels),
            "rate_limited": dict(services.limiter.refused) if services.limiter else {},
        }  # fmt: skip

    def status(self, request: web.Request) -> Json:
        """Return whether a bot is connected, and counts and settings of the server."""
        services = self._services
        return {
            "bot_connected": services.gateway.bot_connected, "commands": len(services.world.commands),
            "guild_id": services.world.guild["id"],
            "application_id": services.world.bot_id, "validated": services.description is not None,
            "rate_limits": services.limiter is not None,
            "violations": len(self._rest.violations), "users_connected": len(services.gateway.users),
        }  # fmt: skip

    # -- changing

    def fault(self, body: Json) -> None:
        """Arm a fault: a later request or the gateway fails as described."""
        self._services.faults.order(Fault.parse(body))

    def clock(self, body: Json) -> Json:
        """Set the server's clock ahead by some seconds: tokens expire, threads archive themselves."""
        self._services.clock.advance(float(body.get("seconds", 0)))
        return {"now": self._world.moment()}

    def permissions(self, body: Json) -> Json:
        """Deny the bot permissions in a channel, or give them back (an empty `deny`)."""
        world = self._world
        channel = world.channels.get(str(body.get("channel_id")))
        if channel is None or channel["type"] != may.TEXT:
            raise unknown_channel()
        wanted = body.get("bot") or {}
        deny, allow = may.bits_of(wanted.get("deny") or ()), may.bits_of(wanted.get("allow") or ())
        saw = world.can_see(world.bot_id, channel)
        overwrites = [o for o in channel["permission_overwrites"] if o["id"] != world.bot_id]
        if deny or allow:
            overwrites.append({"id": world.bot_id, "type": 1, "allow": str(allow), "deny": str(deny)})
        channel["permission_overwrites"] = overwrites
        world.touch("channel", channel["id"])
        if saw and not world.can_see(world.bot_id, channel):
            world.publish("CHANNEL_DELETE", channel, channel, to=world.bot_id)
        world.publish("CHANNEL_UPDATE", channel, channel)
        return channel

    def create_role(self, body: Json) -> Json:
        """Create a role with permissions by name."""
        role = self._world.add_role(str(body.get("name", "role")), may.bits_of(body.get("permissions") or ()))
        role["mentionable"] = bool(body.get("mentionable"))
        self._world.publish("GUILD_ROLE_CREATE", {"guild_id": self._world.guild["id"], "role": role})
        return role

    def roles(self, body: Json) -> Json:
        """Give a user (by id or name; the bot too) exactly these roles."""
        world = self._world
        user_id = self._user(body.get("user") or body.get("user_id"))
        roles = [str(role_id) for role_id in body.get("roles") or ()]
        if not set(roles) <= set(world.roles):
            raise unknown_role()
        if user_id not in world.members:
            raise unknown_user()
        member = world.members[user_id]
        member["roles"] = roles
        world.touch("member", user_id)
        world.publish("GUILD_MEMBER_UPDATE", {**member, "guild_id": world.guild["id"]})
        return member

    def member(self, body: Json) -> None:
        """Remove a user from the server, or add them again."""
        world = self._world
        user_id = self._user(body.get("user_id") or body.get("user"))
        guild_id = world.guild["id"]
        if body.get("left", True):
            if user_id not in world.members:
                return
            world.publish("GUILD_MEMBER_REMOVE", {"guild_id": guild_id, "user": world.users[user_id]})
            for thread_id, people in list(world.thread_members.items()):
                if user_id in people:
                    threads.remove_member(world, world.channels[thread_id], user_id)
            del world.members[user_id]
            world.touch("member", user_id)
            world.publish("GUILD_DELETE", {"id": guild_id}, to=user_id)
        elif user_id not in world.members:
            member = world.join(user_id)
            world.publish("GUILD_MEMBER_ADD", {**member, "guild_id": guild_id})
            world.publish("GUILD_CREATE", guild_for_user(world, user_id), to=user_id)

    def dms(self, body: Json) -> None:
        """Let a user refuse or accept direct messages."""
        user_id = self._user(body.get("user_id") or body.get("user"))
        closed = self._world.closed_dms
        (closed.add if body.get("closed", True) else closed.discard)(user_id)
        self._world.touch("guild", self._world.guild["id"])

    def _user(self, given: Any) -> str:
        user_id = self._world.names.get(str(given), str(given))
        if user_id not in self._world.users:
            raise unknown_user()
        return user_id


def _answer(function: Callable[[Any], Any], argument: Any) -> web.Response:
    try:
        result = function(argument)
    except ApiError as error:
        return web.Response(status=error.status, body=dumps(error.body), content_type="application/json")
    except (KeyError, ValueError, TypeError) as error:
        return web.Response(status=400, text=f"This cannot be read: {error}")
    if result is None:
        return web.Response(status=204)
    return web.Response(body=dumps(result), content_type="application/json")
