"""Every use of parts of discord.py that it does not document, each with its reason.

discord.py is pinned to one version (`pyproject.toml`), and `tests/bot/interactions/test_discord_private.py` checks each
function here against it. No other module of the bot touches these parts; a test checks that too.
"""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from discord.webhook.async_ import async_context, interaction_message_response_params

_DISCORD_ADDRESSES = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY)


def connect_to(api: str | None) -> None:
    """Point discord.py at another server, for all clients of this process.

    Why: discord.py keeps both addresses as class attributes and offers no setting for them.

    Args:
        api: The address of a sandbox; None for Discord.
    """
    if api is None:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = _DISCORD_ADDRESSES
        return
    Route.BASE = f"{api}/api/v10"
    base = yarl.URL(api)
    DiscordWebSocket.DEFAULT_GATEWAY = base.with_scheme("wss" if base.scheme == "https" else "ws") / "gateway"


def api_address() -> str:
    """Return the address of the API in use.

    Why: the doctor reads the clock from a plain answer of the server, without the client.
    """
    return Route.BASE


def intercept_interactions(client: discord.Client, receive: Callable[[Any], None]) -> Callable[[Any], None]:
    """Hand every raw interaction to `receive` and return the function that passes one on to discord.py.

    Why: this is the only place that sees an interaction before discord.py spends time on it. Under overload the bot
    drops old interactions here.

    Args:
        client: The client whose interactions are taken.
        receive: Called with the data of each interaction.
    """
    parsers = client._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = receive
    return parse


def make_interaction(client: discord.Client, data: Any) -> discord.Interaction[Any]:
    """Build an interaction from its data without dispatching it.

    Why: an interaction that is refused under overload still gets a short response, but must reach no handler.

    Args:
        client: The client that received it.
        data: The data as Discord sent it.
    """
    return discord.Interaction(data=data, state=client._connection)


async def edit_pressed_message(interaction: discord.Interaction[Any], fields: dict[str, Any]) -> None:
    """Respond to a press by editing its message; the edit mentions nobody.

    Why: `InteractionResponse.edit_message` goes on to build objects of every component that Discord sends back. That
    is an eighth of the cost of a press, and nothing reads them.

    Args:
        interaction: The press.
        fields: Arguments as for `edit_message`: view, attachments.

    Raises:
        discord.HTTPException: Discord refused the edit.
    """
    params = interaction_message_response_params(
        type=discord.InteractionResponseType.message_update.value,
        **fields,
        allowed_mentions=discord.AllowedMentions.none(),
    )
    http = interaction._state.http
    await async_context.get().create_interaction_response(
        interaction.id,
        interaction.token,
        session=interaction._session,
        proxy=http.proxy,
        proxy_auth=http.proxy_auth,
        params=params,
    )


def before_each_request(client: discord.Client, wait: Callable[[], Awaitable[None]]) -> None:
    """Await `wait` before every request that the client makes with its token.

    Why: discord.py waits only after Discord has refused a request, which is too late for those already under way. It
    offers no hook before a request.

    Args:
        client: The client whose requests are held back.
        wait: Returns when the next request may go.
    """
    request = client.http.request

    async def wait_and_request(*values: Any, **named: Any) -> Any:
        await wait()
        return await request(*values, **named)

    client.http.request = wait_and_request  # type: ignore[method-assign]


async def close_gateway(client: discord.Client) -> None:
    """Close the connection over which events come; requests are still possible.

    Why: `Client.close` ends requests too, and at a shutdown the bot finishes what runs first.
    """
    if client.ws is not None and client.ws.open:
        await client.ws.close(code=1000)


async def add_thread_member(client: discord.Client, thread: int, user: int) -> None:
    """Add a user to a thread.

    Why: `Thread.add_user` needs a thread object, which costs a request where the thread is not cached.

    Raises:
        discord.HTTPException: Discord refused it.
    """
    await client.http.add_user_to_thread(thread, user)


async def remove_thread_member(client: discord.Client, thread: int, user: int) -> None:
    """Remove a user from a thread. Why: see `add_thread_member`.

    Raises:
        discord.HTTPException: Discord refused it; NotFound if the user is not in the thread.
    """
    await client.http.remove_user_from_thread(thread, user)


async def look_up_member(client: discord.Client, guild: int, user: int) -> None:
    """Ask Discord whether a user is a member of a server.

    Why: `Guild.fetch_member` needs a guild object, and builds a member object that nothing reads.

    Raises:
        discord.NotFound: There is no such member.
        discord.HTTPException: Discord refused to say.
    """
    await client.http.get_member(guild, user)


def has_role(user: discord.User | discord.Member, role: int) -> bool:
    """Return True if the member who came with an interaction has a role.

    Why: `Member.roles` and `Member.get_role` look roles up in the server, which may not be cached here; the ids in the
    member itself are always there.

    Args:
        user: The user or member of an interaction; a user who is not a member has no roles.
        role: The id of the role.
    """
    return isinstance(user, discord.Member) and user._roles.has(role)


def silence_voice_warnings() -> None:
    """Keep discord.py from warning at each start that voice is not supported.

    Why: the bot never uses voice, and the warnings are switched off by these class attributes alone.
    """
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
