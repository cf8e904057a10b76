"""The first response to an interaction, tried again for as long as Discord accepts one.

Discord accepts a first response for three seconds. If it refuses one although nothing is wrong with it (a server
error, a rate limit, a broken connection), another attempt is made until that time is over.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import discord
import structlog

from bot.interactions.discord_clock import DiscordClock
from bot.interactions.discord_private import Callback, post_callback

log = structlog.stdlib.get_logger(__name__)

ACKNOWLEDGE_SECONDS = 3.0
"""Age in seconds of an interaction up to which Discord accepts its first response."""
FIRST_DELAY, LONGEST_DELAY = 0.1, 0.5
"""Seconds before the second attempt, and the most before a later one; each delay is twice as long as the last."""
UNKNOWN_INTERACTION = 10062
"""Discord's error code for a first response after more than three seconds."""
ALREADY_ACKNOWLEDGED = 40060
"""Discord's error code for a second first response."""


class NotAcknowledged(Exception):
    """The first response did not reach Discord in time, or another process has sent one; no response is possible.

    Attributes:
        by_another: Another process has sent one.
    """

    def __init__(self, *, by_another: bool = False) -> None:
        super().__init__()
        self.by_another = by_another


async def acknowledge(
    interaction: discord.Interaction[Any], make: Callable[[], Callback], clock: DiscordClock, *, want_id: bool = False
) -> int | None:
    """Send the first response to an interaction, and repeat it while only the connection or Discord itself is at fault.

    Args:
        interaction: The interaction.
        make: Makes the response, anew for each attempt, because files can be read only once.
        clock: Discord's clock, which tells how old the interaction is.
        want_id: Ask Discord for the id of the message that the response creates or changes.

    Returns:
        That id; None if it is not wanted, or if Discord's answer to the response was lost or does not name it.

    Raises:
        NotAcknowledged: No response is possible any more: Discord's three seconds are over, or another process has
            responded.
        discord.HTTPException: Discord refused this response; it may accept another.
    """
    now = asyncio.get_running_loop().time
    until = now() + ACKNOWLEDGE_SECONDS - clock.age(interaction.id)
    delay, may_have_arrived = FIRST_DELAY, False
    while True:
        wait = delay
        try:
            return await post_callback(interaction, make(), timeout=max(delay, until - now()), want_id=want_id)
        except discord.HTTPException as error:
            if error.code == ALREADY_ACKNOWLEDGED and may_have_arrived:
                return None
            if error.code in (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED):
                log.info("response came too late or twice", interaction=interaction.id, code=error.code)
                raise NotAcknowledged(by_another=error.code == ALREADY_ACKNOWLEDGED) from None
            if error.status == 429:
                wait = max(wait, _retry_after(error))
            elif error.status < 500:
                raise
            else:
                may_have_arrived = True
            reason = str(error.status)
        except (aiohttp.ClientError, TimeoutError, OSError) as error:
            may_have_arrived, reason = True, type(error).__name__
        if now() + wait >= until:
            log.warning("Discord refused a response", interaction=interaction.id, reason=reason)
            raise NotAcknowledged
        await asyncio.sleep(wait)
        delay = min(2 * delay, LONGEST_DELAY)


def _retry_after(error: discord.HTTPException) -> float:
    """Return the seconds that Discord asks to wait."""
    try:
        return float(error.response.headers["Retry-After"])
    except (KeyError, ValueError):
        return 0.0
