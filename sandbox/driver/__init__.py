"""Test users as a program: they talk to the sandbox as Discord's client does, over HTTP and WebSocket only.

`Driver` holds the users of one server and the switches for tests, `User` is one of them, `Reply` is the result of one
interaction.
"""

import asyncio
from typing import Any, Self

from sandbox.driver.connection import (
    PATIENCE_SECONDS,
    Connection,
    Refused,
    Reply,
    buttons,
    fields,
    label,
    pictures,
    selects,
    texts,
)
from sandbox.driver.user import User
from sandbox.interactions.lifecycle import TOKEN_SECONDS
from sandbox.state.world import BOT_NAME

__all__ = ["Driver", "Refused", "Reply", "User", "buttons", "fields", "label", "pictures", "selects", "texts"]


class Driver:
    """The test users of one sandbox, who log in when first used. Use it as an asynchronous context manager.

    Args:
        base_url: The URL of the sandbox.
        patience: The timeout, in seconds, of waits for the sandbox or the bot for which the caller names none.
    """

    def __init__(self, base_url: str, patience: float = PATIENCE_SECONDS) -> None:
        self.connection = Connection(base_url, patience)
        self._users: dict[str, User] = {}

    async def __aenter__(self) -> Self:
        await self.connection.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        for user in self._users.values():
            await user.close()
        await self.connection.close()

    async def user(self, name: str) -> User:
        """Return the test user with a name, such as "malia"; log them in if this is their first use."""
        if name not in self._users:
            user = User(self.connection, name)
            await user.connect()
            self._users[name] = user
        return self._users[name]

    async def get(self, what: str) -> Any:
        """Return the decoded answer to `GET /sandbox/<what>`.

        Args:
            what: "users", "violations", "requests", "stats", "locales" or "status".

        Raises:
            Refused: The sandbox refused it.
        """
        return await self.connection.request("GET", f"/sandbox/{what}")

    async def post(self, what: str, **body: object) -> Any:
        """Send `POST /sandbox/<what>`, which changes what Discord does not let users change; return the decoded answer.

        Args:
            what: "permissions", "roles", "roles/create", "members", "dms", "locale", "clock", "guild" or "faults".
            body: The fields of the JSON body, described at the methods of `Control`.

        Raises:
            Refused: The sandbox refused it.
        """
        return await self.connection.request("POST", f"/sandbox/{what}", body)

    async def fault(self, kind: str, **details: object) -> None:
        """Inject a fault: the bot's next matching requests or interactions fail, or its gateway connection fails now.

        Args:
            kind: The kind of the fault, from `PENDING_FAULTS` or `GATEWAY_FAULTS` of `sandbox.errors`.
            details: More fields of `sandbox.errors.Fault`, such as `times` and `seconds`.
        """
        await self.post("faults", kind=kind, **details)

    async def clear_faults(self) -> None:
        """Cancel all injected faults that have not happened yet."""
        await self.connection.request("DELETE", "/sandbox/faults")

    async def set_outage(self, outage: bool) -> None:
        """Begin an outage of the Discord server, or end it if `outage` is False."""
        await self.post("guild", available=not outage)

    async def set_locale(self, locale: str, user: User | None = None) -> None:
        """Set the locale that a user has chosen in Discord or, without a user, the server's preferred one.

        Args:
            locale: The locale, such as "de".
            user: The user whose locale is set; None for the server's preferred locale.
        """
        await self.post("locale", locale=locale, user=None if user is None else user.id)

    async def remove_bot(self) -> None:
        """Remove the bot from the server, as a manager of the server would."""
        await self.post("members", user=BOT_NAME, left=True)

    async def invite_bot(self) -> None:
        """Add the bot to the server again after `remove_bot`."""
        await self.post("members", user=BOT_NAME, left=False)

    async def expire_tokens(self) -> None:
        """Set the clock ahead by fifteen minutes, so that the tokens of all interactions so far have expired."""
        await self.post("clock", seconds=TOKEN_SECONDS + 1)

    async def violations(self) -> list[str]:
        """Return a line for each request of the bot that Discord would not have accepted."""
        found: list[str] = await self.get("violations")
        return found

    async def bot_ready(self, commands: int = 1, timeout: float | None = None) -> None:
        """Wait until a bot is connected and has registered its commands.

        Args:
            commands: The least number of registered commands.
            timeout: Seconds to wait; None for the driver's patience.

        Raises:
            TimeoutError: No bot is ready.
        """
        async with asyncio.timeout(self.connection.patience if timeout is None else timeout):
            while True:
                status = await self.get("status")
                if status["bot_connected"] and status["commands"] >= commands:
                    return
                await asyncio.sleep(0.02)
