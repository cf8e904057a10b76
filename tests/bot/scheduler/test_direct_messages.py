"""Direct messages: conversations are opened slowly and once, Discord's refusals are waited for, and what is out of date
by then is not sent.
"""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.scheduler import direct_messages
from bot.scheduler.direct_messages import (
    FIRST_PAUSE,
    LONGEST_PAUSE,
    OPENED_TOO_FAST,
    OPENING_BURST,
    OPENINGS_PER_SECOND,
    Delivery,
    DirectMessages,
)
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.limits import notice
from bot.worker_pool import WorkerPool
from tests.fake_loop import FakeLoop, settle


def refusal(status: int, code: int = 0, **headers: str) -> discord.HTTPException:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    response: Any = SimpleNamespace(status=status, reason="", headers=named)
    return discord.HTTPException(response, {"code": code, "message": ""})


class Discord:
    """Stands for the client: counts conversations and messages, and refuses what a test wants."""

    def __init__(self) -> None:
        self.opened: list[int] = []
        self.sent: list[tuple[int, str]] = []
        self.requests = 0
        self.refuses: list[Exception] = []
        self.always: Exception | None = None

    def _refuse(self) -> None:
        self.requests += 1
        if self.always is not None:
            raise self.always
        if self.refuses:
            raise self.refuses.pop(0)

    async def create_dm(self, user: discord.Object) -> Any:
        self._refuse()
        self.opened.append(user.id)
        return SimpleNamespace(id=user.id * 1000)

    def get_partial_messageable(self, channel: int) -> Any:
        async def send(*, nonce: str, **_: Any) -> None:
            self._refuse()
            self.sent.append((channel // 1000, nonce))

        return SimpleNamespace(send=send)


class Post:
    """Sends direct messages in time that a test lets pass."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, drawing: WorkerPool) -> None:
        self.loop = FakeLoop(monkeypatch, direct_messages)
        self.discord = Discord()
        self.direct = DirectMessages(self.discord, ImageCache(pool=drawing))  # type: ignore[arg-type]
        self.outdated: set[int] = set()
        self.tasks: dict[int, asyncio.Task[Delivery]] = {}

    async def send(self, *users: int, nonce: str = "n") -> None:
        for user in users:

            async def build(user: int = user) -> Screen | None:
                return None if user in self.outdated else notice("It is your turn.")

            self.tasks[user] = asyncio.create_task(self.direct.send(user, nonce, build))
        await settle()


@pytest.fixture
def post(monkeypatch: pytest.MonkeyPatch, drawing: WorkerPool) -> Post:
    return Post(monkeypatch, drawing)


async def test_conversations_are_opened_slowly(post: Post) -> None:
    users = range(1, 101)
    await post.send(*users)
    for seconds in range(0, 200, 10):
        assert len(post.discord.opened) <= OPENING_BURST + 1 + seconds * OPENINGS_PER_SECOND
        await post.loop.pass_by(10)
    assert post.discord.opened == list(users) and [user for user, _ in post.discord.sent] == list(users)
    assert {await task for task in post.tasks.values()} == {"sent"}


async def test_a_known_conversation_is_used_again_at_once(post: Post) -> None:
    await post.send(*range(1, 21))
    await post.loop.pass_by(60)
    await post.send(*range(100, 200))  # these wait for their turn
    sent = len(post.discord.sent)
    await post.send(1, nonce="later")
    assert post.discord.sent[-1] == (1, "later") and len(post.discord.sent) == sent + 1
    assert post.discord.opened.count(1) == 1


async def test_to_one_user_one_conversation_is_opened(post: Post) -> None:
    sending = asyncio.gather(post.send(1, nonce="a"), post.send(1, nonce="b"))
    await post.loop.pass_by(10)
    await sending
    assert post.discord.opened == [1] and {nonce for _, nonce in post.discord.sent} == {"a", "b"}


@pytest.mark.parametrize(
    ("error", "pause"),
    [
        (refusal(400, OPENED_TOO_FAST), FIRST_PAUSE),
        (refusal(403, OPENED_TOO_FAST), FIRST_PAUSE),
        (refusal(429), FIRST_PAUSE),
        (refusal(429, Retry_After="400"), 400),
        (discord.RateLimited(500.0), 500),
    ],
)
async def test_who_is_too_fast_pauses_and_loses_nothing(post: Post, error: Exception, pause: float) -> None:
    post.discord.refuses = [error]
    await post.send(1, 2, 3)
    await post.loop.pass_by(pause - 1)
    assert post.discord.requests == 1 and post.discord.sent == []
    await post.loop.pass_by(10)
    assert sorted(user for user, _ in post.discord.sent) == [1, 2, 3]


async def test_a_day_of_refusals_is_a_few_requests(post: Post) -> None:
    post.discord.always = refusal(429)
    await post.send(*range(1, 51))
    await post.loop.pass_by(86_400)
    assert 10 <= post.discord.requests <= 86_400 / LONGEST_PAUSE + 10
    post.discord.always = None
    await post.loop.pass_by(LONGEST_PAUSE + 200)
    assert len(post.discord.sent) == 50


async def test_a_refused_message_in_a_known_conversation_pauses_too(post: Post) -> None:
    await post.send(1)
    post.discord.refuses = [refusal(429)]
    await post.send(1, nonce="again")
    await post.loop.pass_by(FIRST_PAUSE - 1)
    assert post.discord.sent == [(1, "n")]
    await post.loop.pass_by(1)
    assert post.discord.sent == [(1, "n"), (1, "again")]


async def test_what_is_out_of_date_by_then_is_not_sent(post: Post) -> None:
    await post.send(*range(1, 21))
    post.outdated = set(range(10, 21))
    await post.loop.pass_by(100)
    assert post.discord.opened == list(range(1, 10)), "no conversation is opened for it either"
    assert [await post.tasks[user] for user in (9, 10, 20)] == ["sent", "outdated", "outdated"]


@pytest.mark.parametrize(
    ("error", "delivery"),
    [
        (refusal(403, 50007), "closed"),
        (refusal(403, 50001), "refused"),
        (refusal(404, 10013), "refused"),
        (refusal(403), "failed"),
        (refusal(400), "failed"),
        (refusal(500), "failed"),
        (TimeoutError(), "failed"),
    ],
)
async def test_what_does_not_arrive_is_said(post: Post, error: Exception, delivery: Delivery) -> None:
    post.discord.refuses = [error]
    await post.send(1)
    assert await post.tasks[1] == delivery and post.discord.requests == 1


async def test_a_conversation_that_is_gone_is_opened_again(post: Post) -> None:
    await post.send(1)
    post.discord.refuses = [refusal(404, direct_messages.UNKNOWN_CHANNEL)]
    await post.send(1)
    await post.send(1, nonce="again")
    assert post.discord.opened == [1, 1] and post.discord.sent[-1] == (1, "again")
