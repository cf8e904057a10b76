"""The parts of one sandbox, put together once and used by the REST routes, the switches and the server."""

from __future__ import annotations

from typing import TypedDict

from sandbox import openapi
from sandbox.clock import Clock
from sandbox.errors import Faults
from sandbox.gateway import Gateway
from sandbox.interactions.lifecycle import Interactions
from sandbox.rate_limits import RateLimiter
from sandbox.state.messages import Messages
from sandbox.state.world import World
from sandbox.wire import Snowflakes


class Settings(TypedDict, total=False):
    """The keyword arguments of `Services`, by which a sandbox is set up."""

    token: str
    validate: bool
    ratelimits: bool
    heartbeat: float
    privileged: int
    check_responses: bool
    worker: int


class Services:
    """All parts of one sandbox, such as its state, gateway and rate limiter, connected with each other.

    Args:
        clock: The only clock of all parts.
        token: The bot's token.
        validate: True to check the bot's requests against Discord's OpenAPI description, if its file is present.
        ratelimits: True to enforce Discord's rate limits with the answer 429.
        heartbeat: Seconds between two heartbeats that the gateway demands of clients.
        privileged: Bits of the privileged intents that are switched on for the bot.
        check_responses: True to check the sandbox's own answers, too; mistakes are added to `own_mistakes`.
        worker: The number of this sandbox among several whose ids must differ, 0 to 31.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        token: str = "sandbox",
        validate: bool = True,
        ratelimits: bool = True,
        heartbeat: float = 41.25,
        privileged: int = 0,
        check_responses: bool = False,
        worker: int = 0,
    ) -> None:
        self.clock = clock
        self.token = token
        self.bot_authorization = f"Bot {token}"
        self.world = World(clock, Snowflakes(clock, worker))
        self.faults = Faults()
        self.messages = Messages(self.world)
        self.interactions = Interactions(self.messages, self.faults)
        self.gateway = Gateway(self.world, bot_token=token, heartbeat=heartbeat, privileged=privileged)
        self.faults.strike = self.gateway.strike
        self.gateway.faults = self.faults
        self.limiter = RateLimiter(clock) if ratelimits else None
        path = openapi.find_description() if validate else None
        self.description = openapi.load_description(path) if path else None
        self.check_responses = check_responses
        self.own_mistakes: list[str] = []
        """The sandbox's own responses that do not fit the API description (with `check_responses`)."""
