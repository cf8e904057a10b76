"""`/sandbox/...`: switches that Discord does not have, for tests and the page - faults, roles, members, the clock."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from sandbox.errors import ApiError, Fault, unknown_channel, unknown_role, unknown_user
from sandbox.gateway import guild_for
from sandbox.rest.dispatcher import RestDispatcher
from sandbox.services import Services
from sandbox.state import permissions as may
from sandbox.state.world import LOCALES, NAMES
from sandbox.wire import Json, dumps, loads


class Control:
    """The HTTP routes under `/sandbox/`, by which tests and the web page inspect and change the sandbox.

    Discord has nothing like them.
    """

    def __init__(self, services: Services, rest: RestDispatcher) -> None:
        self._services = services
        self._world = services.world
        self._rest = rest

    def routes(self) -> list[web.RouteDef]:
        """Return the routes under `/sandbox/` for aiohttp."""
        gets: dict[str, Callable[[web.Request], Any]] = {
            "users": self.users, "violations": self.violations, "requests": self.requests, "stats": self.stats,
            "status": self.status, "locales": self.locales,
        }  # fmt: skip
        posts: dict[str, Callable[[Json], Any]] = {
            "faults": self.fault, "permissions": self.permissions, "roles": self.roles,
            "roles/create": self.create_role,
            "members": self.member, "dms": self.dms, "locale": self.locale, "clock": self.clock, "guild": self.guild,
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
        """Return id, names, token and locale of each test user, the owner of the Discord server first."""
        found = [self._world.users[self._world.names[name]] for name in NAMES if name in self._world.names]
        keys = ("id", "username", "global_name")
        return [
            {
                **{key: user[key] for key in keys}, "token": f"user-{user['username']}",
                "locale": self._world.locale_of(user["id"]),
            }
            for user in found
        ]  # fmt: skip

    def violations(self, request: web.Request) -> list[str]:
        """Return the violations: a line of text for each request of the bot that Discord would not have accepted."""
        return self._rest.violations

    def requests(self, request: web.Request) -> list[Json]:
        """Return the bot's latest requests (method, path, operation, status, milliseconds), newest first.

        The query parameter `limit` is the maximum number of requests; 100 by default.
        """
        limit = int(request.query.get("limit", "100"))
        return list(reversed(self._rest.requests))[:limit]

    def stats(self, request: web.Request) -> Json:
        """Return counters of requests, interactions, gateway sessions, messages, channels and rate limits."""
        services = self._services
        return {
            "requests": dict(self._rest.stats), "interactions": dict(services.interactions.stats),
            "identifies": services.gateway.identifies,
            "resumes": services.gateway.resumes, "messages": len(services.world.messages),
            "channels": len(services.world.channels),
            "rate_limited": dict(services.limiter.refused) if services.limiter else {},
        }  # fmt: skip

    def locales(self, request: web.Request) -> list[str]:
        """Return the locales that a user can choose in Discord."""
        return list(LOCALES)

    def status(self, request: web.Request) -> Json:
        """Return whether a bot is connected, ids of the Discord server and bot, enabled checks, and a few counts."""
        services = self._services
        return {
            "bot_connected": services.gateway.bot_connected, "available": services.world.available,
            "bot_is_member": services.world.bot_id in services.world.members, "commands": len(services.world.commands),
            "guild_id": services.world.guild["id"],
            "application_id": services.world.bot_id, "validated": services.description is not None,
            "rate_limits": services.limiter is not None,
            "violations": len(self._rest.violations), "users_connected": len(services.gateway.users),
        }  # fmt: skip

    # -- changing

    def fault(self, body: Json) -> None:
        """Inject a fault: the bot's next matching requests or interactions fail, or its gateway connection fails now.

        Args:
            body: The fields of `sandbox.errors.Fault`, at least its `kind`.

        Raises:
            ApiError: The kind or a field of the fault is unknown.
        """
        self._services.faults.order(Fault.parse(body))

    def clock(self, body: Json) -> Json:
        """Set the sandbox's clock ahead by the number `seconds` of the body, and run the timers due by then at once.

        Returns:
            The new time as `now`.
        """
        self._services.clock.advance(float(body.get("seconds", 0)))
        return {"now": self._world.moment()}

    def permissions(self, body: Json) -> Json:
        """Replace the permission overwrites of one channel: for the bot, for all members, or for both.

        Args:
            body: `channel_id`, and one or both of `bot` and `everyone`, each with lists of permission names under
                `allow` and `deny`. With neither, the bot's overwrite is removed, so that only its roles count.

        Returns:
            The changed channel.

        Raises:
            ApiError: There is no such channel of the server.
        """
        world = self._world
        channel = world.channels.get(str(body.get("channel_id")))
        if channel is None or channel["type"] not in may.GUILD_CHANNELS:
            raise unknown_channel()
        saw = world.can_see(world.bot_id, channel)
        for name, target, kind in (("bot", world.bot_id, 1), ("everyone", world.guild["id"], 0)):
            wanted = body.get(name)
            if wanted is None and (name != "bot" or "everyone" in body):
                continue
            deny, allow = (may.bits_of((wanted or {}).get(key) or ()) for key in ("deny", "allow"))
            overwrites = [o for o in channel["permission_overwrites"] if o["id"] != target]
            if deny or allow:
                overwrites.append({"id": target, "type": kind, "allow": str(allow), "deny": str(deny)})
            channel["permission_overwrites"] = overwrites
        world.touch("channel", channel["id"])
        if saw and not world.can_see(world.bot_id, channel):
            world.publish("CHANNEL_DELETE", channel, channel, to=world.bot_id)
        world.publish("CHANNEL_UPDATE", channel, channel)
        return channel

    def create_role(self, body: Json) -> Json:
        """Create a role of the server.

        Args:
            body: `name`, `permissions` (a list of names) and `mentionable`.

        Returns:
            The role.
        """
        role = self._world.add_role(str(body.get("name", "role")), may.bits_of(body.get("permissions") or ()))
        role["mentionable"] = bool(body.get("mentionable"))
        self._world.publish("GUILD_ROLE_CREATE", {"guild_id": self._world.guild["id"], "role": role})
        return role

    def roles(self, body: Json) -> Json:
        """Set the roles of a user: add those listed and remove all others.

        Args:
            body: `user` (id or name; the bot too) and `roles` (a list of ids).

        Returns:
            The changed member.

        Raises:
            ApiError: The user is not a member, or a role does not exist.
        """
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
        """Remove a user or the bot from the server or, with `left: false` in the body, add them again.

        Args:
            body: `user` (id or name) and `left`, which is true by default.

        Raises:
            ApiError: There is no such user.
        """
        user_id = self._user(body.get("user_id") or body.get("user"))
        left = bool(body.get("left", True))
        if left == (user_id in self._world.members):
            gateway = self._services.gateway
            (gateway.remove_member if left else gateway.add_member)(user_id)

    def guild(self, body: Json) -> None:
        """Begin an outage of the Discord server if `available` in the body is false; end it if that is true."""
        self._services.gateway.set_available(available=bool(body.get("available", True)))

    def dms(self, body: Json) -> None:
        """Set whether a user refuses direct messages from the bot.

        Args:
            body: `user` (id or name), and `closed`: true (the default) to refuse them, false to accept them again.

        Raises:
            ApiError: There is no such user.
        """
        user_id = self._user(body.get("user_id") or body.get("user"))
        closed = self._world.closed_dms
        (closed.add if body.get("closed", True) else closed.discard)(user_id)
        self._world.touch("guild", self._world.guild["id"])

    def locale(self, body: Json) -> None:
        """Set the locale that a user has chosen in Discord or, without a user, the server's preferred one.

        Args:
            body: `locale`, such as "de", and `user` (id or name).

        Raises:
            ApiError: There is no such user.
            ValueError: Discord has no such locale.
        """
        locale, world = str(body.get("locale")), self._world
        if locale not in LOCALES:
            raise ValueError(f"Discord has no locale {locale!r}")
        if (given := body.get("user_id") or body.get("user")) is not None:
            world.locales[self._user(given)] = locale
        else:
            world.guild["preferred_locale"] = locale
            keys = ("members", "channels", "threads", "joined_at", "member_count", "large")
            changed = {key: value for key, value in guild_for(world, world.bot_id, []).items() if key not in keys}
            world.publish("GUILD_UPDATE", changed)
        world.touch("guild", world.guild["id"])

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
