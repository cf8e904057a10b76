"""A vote from its form to its result, by several people."""

import asyncio
import logging
import threading
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.interactions import vote_ids
from bot.screens.vote import result_screen
from bot.ui.blocks import Screen
from bot.ui.words import say
from sandbox.driver import buttons, pictures, texts
from storage import TimeSource
from storage.ballots import Ending, Vote, VoteStatus
from tests.bot.conftest import Stage, eventually, overhear
from tests.bot.vote.helpers import (
    ask,
    code_in,
    ended,
    file_of,
    message_of,
    open_draft,
    open_vote,
    pick,
    press,
    result_of,
    run,
    until_says,
    until_text,
)
from tests.messages import says
from tests.storage.ballots.laid import counts
from tests.storage.tables import sql
from tests.waiting import HANG

SAIL, STAY = say.message("vote-stone-white", answer="Sail"), say.message("vote-stone-black", answer="Stay")


def _now() -> Ending:
    return Ending(datetime.now(UTC))


async def test_the_form_opens_a_vote_that_says_what_holds(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"changes": True}, quorum="3", closes="3d 12h")
    told = texts(message)
    for words in (
        "Shall we sail?",
        "⚪ Sail",
        "⚫ Stay",
        say.text("vote-quorum", count=3),
        say.text("vote-who-everyone"),
        say.text("vote-changeable"),
        say.text("vote-turnout", count=0),
    ):
        assert words in told
    assert f"<t:{int(vote.terms.closes_at.timestamp())}:F>" in told
    left = vote.terms.closes_at - datetime.now(UTC)
    assert timedelta(days=3, hours=11) < left <= timedelta(days=3, hours=12)
    assert [button["label"] for button in buttons(message)] == ["⚪ Sail", "⚫ Stay", say.label("vote-mine")]
    assert message["mentions"] == [] and not message["mention_everyone"]
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded", answer=SAIL)


async def test_a_vote_to_its_result(stage: Stage) -> None:
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    heard = await overhear(nikos)
    vote, message = await open_vote(stage, malia, quorum="2")
    receipts = {
        user: await press(user, message, answer) for user, answer in ((theo, "Sail"), (ione, "Stay"), (malia, "Sail"))
    }
    await until_text(nikos, vote, say.text("vote-turnout", count=3))
    closed = await run(malia, "close", {"reason": "The wind has turned"})
    assert says(closed.text, "vote-ended-seen", vote=str(vote.id))
    result = await result_of(stage, vote, nikos)
    told = texts(result)
    assert say.text("vote-verdict-white", more=2, less=1, answer="Sail") in told
    assert say.text("vote-count", answer=SAIL, count=2, share=66.7) in told
    assert say.text("vote-count", answer=STAY, count=1, share=33.3) in told
    members = len(stage.server.world.members) - 1
    turnout = say.message("vote-turnout-share", count=3, entitled=members, share=round(300 / members, 1))
    assert says(told, "vote-quorum-met", turnout=turnout, quorum=2), told
    assert says(told, "vote-ended-early", name="Malia", reason="The wind has turned")
    (picture,) = pictures(result)
    assert picture["description"] == say.label("vote-picture-alt", whites=2, white="Sail", blacks=1, black="Stay")
    file = file_of(stage, result)
    stones = {user: "white" if "Sail" in reply.text else "black" for user, reply in receipts.items()}
    lines = [f"{code_in(reply)},{stones[user]}" for user, reply in receipts.items()]
    assert file.splitlines() == ["receipt,ballot", *sorted(lines)]
    message = await until_says(nikos, vote, "vote-result-there")
    assert not buttons(message) and str(result["id"]) in texts(message)
    await stage.caught_up()
    assert not any(data.get("mentions") or data.get("mention_everyone") for event, data in heard if "MESSAGE" in event)


async def test_neither_messages_nor_logs_tell_stones_before_the_close(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    for ours in ("bot", "storage"):
        caplog.set_level(logging.DEBUG, ours)
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    heard = await overhear(ione)
    vote, message = await open_vote(stage, malia)
    codes = [code_in(await press(user, message, "Sail")) for user in (malia, theo)]
    await until_text(ione, vote, say.text("vote-turnout", count=2))
    status = await run(ione, "status")
    listed = await run(ione, "list")
    refused = await run(malia, "result")
    assert says(refused.text, "vote-no-result-yet")
    await stage.caught_up()
    shown = "\n".join(
        [status.text, listed.text, refused.text, *(texts(data) for _, data in heard if "components" in data)]
    )
    verdicts = ("vote-verdict-white", "vote-verdict-black", "vote-verdict-even")
    assert not any(says(shown, key) for key in ("vote-count", "vote-picture-alt", *verdicts))
    logged = "\n".join(r.getMessage() for r in caplog.records if r.name.startswith(("bot", "storage")))
    for secret in (*codes, *(code.replace("-", "") for code in codes), "white", "black"):
        assert secret not in logged
    row = await stage.store.ballots.vote(vote.id)
    assert row.tallies is None


@pytest.mark.slow
async def test_what_others_press_reaches_nobody_else(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await open_vote(stage, malia, {"turnout": False})
    await ione.message(message["id"])
    heard = await overhear(ione)
    await press(theo, message, "Sail")
    await press(malia, message, "Stay")
    await stage.settle()
    others = [data for event, data in heard if event.startswith("MESSAGE") and not data.get("flags", 0) & 64]
    assert others == [], "without a turnout the public message is not touched at all"
    await run(ione, "status")  # this may look whether the message is still there, by writing the same again
    shown = await message_of(vote, ione)
    assert texts(shown) == texts(message) and not says(texts(shown), "vote-turnout")


async def test_receipts_are_checked_before_and_after(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, message = await open_vote(stage, malia)
    code = code_in(await press(theo, message, "Stay"))
    assert says((await run(theo, "receipt", {"code": code.lower()})).text, "vote-code-stands")
    assert code in (await run(theo, "receipt")).text
    assert says((await run(malia, "receipt", {"code": code})).text, "vote-code-unknown"), "nobody else learns of it yet"
    assert say.text("vote-own-none") in (await run(malia, "receipt")).text
    await run(malia, "close", {"reason": "Done."})
    for user in (theo, malia):
        told = (await run(user, "receipt", {"code": code})).text
        assert says(told, "vote-code-counted", answer=STAY)
    assert say.text("vote-own-none") in (await run(theo, "receipt")).text, "after the close nobody can say whose it is"
    refused = await run(theo, "receipt", {"code": "7K2M-*9QTX*-04H"})
    assert say.text("vote-bad-code", typed="7K2M-*9QTX*-04H") in refused.text, "what was typed can be copied"
    assert says((await run(theo, "receipt", {"code": "0000-0000-0000"})).text, "vote-code-unknown")


@pytest.mark.slow
async def test_a_change_of_mind(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"changes": True})
    first = await press(theo, message, "Sail")
    again = await press(theo, message, "Sail")
    assert says(again.text, "vote-receipt-standing", answer=SAIL) and code_in(again) == code_in(first)
    second = await press(theo, message, "Stay")
    assert says(second.text, "vote-receipt-changed", answer=STAY) and code_in(second) != code_in(first)
    await run(malia, "close", {"reason": "Done."})
    assert file_of(stage, await result_of(stage, vote, theo)).splitlines()[1:] == [f"{code_in(second)},black"]
    assert says((await run(theo, "receipt", {"code": code_in(first)})).text, "vote-code-unknown")


async def test_a_final_vote_stays(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"changes": False})
    first = await press(theo, message, "Sail")
    second = await press(theo, message, "Stay")
    assert says(second.text, "vote-receipt-fixed", answer=SAIL) and code_in(second) == code_in(first)
    assert counts(await stage.store.ballots.close_vote(vote.id, _now()))[0] == 1


@pytest.mark.slow
async def test_void_is_public_and_counts_nothing(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    code = code_in(await press(theo, message, "Sail"))
    done = await run(malia, "void", {"reason": "The *question* was @everyone wrong"})
    assert says(done.text, "vote-voided-seen", vote=str(vote.id)) and not says(done.text, "vote-ended-seen")
    result = await result_of(stage, vote, theo)
    told = texts(result)
    assert says(told, "vote-void-title", vote=str(vote.id)) and says(told, "vote-ended-void", name="Malia")
    assert not says(told, "vote-result-title") and not says(texts(await message_of(vote, theo)), "vote-result-there")
    assert not says(told, "vote-verdict-white")
    assert not result["attachments"] and not result["mention_everyone"]
    assert (await ended(stage, vote)).status is VoteStatus.VOID
    late = await theo.slash((await theo.channel("general"))["id"], "ostrakon receipt", {"code": code})
    assert says(late.text, "vote-code-unknown")
    assert says((await run(theo, "list")).text, "vote-line-void")


@pytest.mark.slow
async def soon_over(stage: Stage, vote: Vote) -> datetime:
    """Let a vote close in two seconds, and return when."""
    soon = datetime.now(UTC).replace(microsecond=0) + timedelta(seconds=2)
    stored = soon.strftime("%Y-%m-%d %H:%M:%S.%f")
    await sql(stage.store, "UPDATE votes SET closes_at = :soon WHERE id = :id", soon=stored, id=vote.id)
    stage.bot.services.votes.closer.wake()
    return soon


async def test_a_vote_closes_at_its_time(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
    soon = await soon_over(stage, vote)
    told = texts(await result_of(stage, vote, theo))
    assert says(told, "vote-ended-time") and says(told, "vote-verdict-white", more=1, less=0)
    closed = await stage.store.ballots.vote(vote.id)
    assert closed.ending is not None and closed.ending.at == soon and closed.shredded


class WrongTime(TimeSource):
    """The time source of a host whose clock is wrong by some hours."""

    def __init__(self, hours: int) -> None:
        self._ahead = timedelta(hours=hours)

    def now(self) -> datetime:
        return super().now() + self._ahead


@pytest.mark.parametrize("watch", [WrongTime(1), WrongTime(-1)], ids=["ahead", "behind"])
async def test_a_host_whose_clock_is_wrong_closes_on_time(stage: Stage, watch: WrongTime) -> None:
    stage.bot.services.dispatcher.clock._wall_clock = lambda: watch.now().timestamp()
    malia, theo = await stage.users("malia", "theo")
    half_an_hour = datetime.now(UTC) + timedelta(minutes=30)
    for closes in ("30m", f"{half_an_hour:%Y-%m-%d %H:%M}"):
        vote, message = await open_vote(stage, malia, closes=closes)
        assert abs(vote.terms.closes_at - half_an_hour) < timedelta(minutes=10)
        assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
        assert (await stage.store.ballots.vote(vote.id)).is_open
        await soon_over(stage, vote)
        assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-white", more=1, less=0)


async def test_late_presses_are_told_so(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    made = stage.server.interactions.begin(
        theo.id, message["channel_id"], 3, {"custom_id": buttons(message)[0]["custom_id"]}, message_id=message["id"]
    )
    await made.acknowledged
    await stage.store.ballots.close_vote(vote.id, _now())  # and the message has its buttons still
    reply = await press(malia, message, "Sail")
    assert say.text("refused-vote-late") in reply.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 1


@pytest.mark.slow
async def test_even_stones_nobody_and_no_quorum(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, question="Even?")
    await press(malia, message, "Sail")
    await press(theo, message, "Stay")
    await run(malia, "close", {"reason": "x", "vote": str(vote.id)})
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-even")
    vote, message = await open_vote(stage, malia, question="Nobody?")
    await run(malia, "close", {"reason": "x", "vote": str(vote.id)})
    result = await result_of(stage, vote, theo)
    assert say.text("vote-verdict-none") in texts(result) and not [
        a for a in result["attachments"] if "csv" in a["filename"]
    ]
    vote, message = await open_vote(stage, malia, question="Quorum?", quorum="2")
    await press(theo, message, "Stay")
    await run(malia, "close", {"reason": "x", "vote": str(vote.id)})
    assert say.text("vote-verdict-quorum", quorum=2) in texts(await result_of(stage, vote, theo))


@pytest.mark.slow
async def test_results_again_for_me_and_for_everybody(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    await press(theo, message, "Stay")
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)
    mine = await run(theo, "result", channel="games")
    assert mine.message is not None and mine.message["flags"] & 64 and says(mine.text, "vote-verdict-black")
    assert "white" in file_of(stage, mine.message) or "black" in file_of(stage, mine.message)
    refused = await run(theo, "result", {"public": True, "vote": str(vote.id)})
    assert say.text("vote-not-allowed") in refused.text
    shown = await run(malia, "result", {"public": True, "vote": str(vote.id)})
    assert shown.message is not None and not shown.message["flags"] & 64


async def test_words_of_people_are_text(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(
        stage, malia, question="**Bold** @everyone <@&1> [x](https://x.y)", white="`a` @here", black="# b"
    )
    told = texts(message)
    assert "\\*\\*Bold" in told and "@everyone" not in told.replace("@\u200b", "") and "[x](http" not in told
    assert not message["mention_everyone"] and message["mention_roles"] == []
    await press(theo, message, "# b")
    await run(malia, "close", {"reason": "@everyone **hear**"})
    result = await result_of(stage, vote, theo)
    assert not result["mention_everyone"] and "\\*\\*hear" in texts(result)


async def test_who_asks_for_a_result_is_shown_or_offered_votes_that_have_one(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    over, _ = await open_vote(stage, malia, question="Over?")
    await run(malia, "close", {"reason": "x"})
    await ended(stage, over)
    for question in ("One?", "Two?"):
        await open_vote(stage, malia, question=question)
        here = (await run(malia, "result")).text
        assert says(here, "vote-result-title", vote=str(over.id)), "the result that stands in this channel"
    asked = (await run(malia, "result", channel="games")).text
    assert says(asked, "vote-which") and "Over?" in asked and "One?" not in asked
    status = (await run(malia, "status")).text
    assert says(status, "vote-which") and "One?" in status and "Over?" not in status


async def test_several_votes_at_once_are_told_apart(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    one, _ = await open_vote(stage, malia, question="One?")
    two, _ = await open_vote(stage, malia, question="Two?")
    which = await run(malia, "close", {"reason": "x"})
    assert says(which.text, "vote-which") and all(each.terms.title in which.text for each in (one, two))
    place = await malia.channel("general")
    choices = await malia.complete(place["id"], "ostrakon close", {"vote": "tw"}, "vote")
    assert [choice["value"] for choice in choices] == [str(two.id)]
    await run(malia, "close", {"reason": "x", "vote": str(two.id)})
    assert (await stage.store.ballots.vote(one.id)).is_open
    listed = (await run(theo, "list")).text
    assert "One?" in listed and "Two?" in listed and say.text("vote-verdict-none") in listed
    again = await run(malia, "close", {"reason": "x", "vote": str(two.id)})
    assert say.text("refused-vote-over") in again.text


@pytest.mark.slow
async def test_many_press_at_once(stage: Stage) -> None:
    malia = (await stage.users("malia"))[0]
    vote, message = await open_vote(stage, malia)
    people = stage.server.add_users(120)
    names = [button["custom_id"] for button in buttons(message)]
    made = [stage.server.press(user, message["id"], names[n % 2]) for n, user in enumerate(people)]
    again = [stage.server.press(user, message["id"], names[n % 2]) for n, user in enumerate(people[:40])]
    await asyncio.gather(*(each.acknowledged for each in made + again))
    closed = await stage.store.ballots.close_vote(vote.id, _now())
    assert (closed.cast, *counts(closed)) == (120, 60, 60)
    assert all(each.response_id for each in made)


async def test_a_user_is_given_one_result_at_a_time_and_a_thread_writes_it(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_vote(stage, malia)
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)
    writing, go_on = threading.Event(), threading.Event()

    def write(*values: Any, **named: Any) -> Screen:
        writing.set()
        if threading.current_thread() is not threading.main_thread():
            go_on.wait(HANG)
        return result_screen(*values, **named)

    monkeypatch.setattr("bot.commands.vote.result_screen", write)
    first = asyncio.create_task(run(theo, "result"))
    await eventually(writing.is_set)
    second = await run(theo, "result")
    assert say.text("refused-reading-log") in second.text
    go_on.set()
    assert says((await first).text, "vote-result-title")
    assert says((await run(theo, "result")).text, "vote-result-title")


async def test_everyone_has_one_vote_whatever_roles_they_have(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    roles = [(await stage.driver.post("roles/create", name=name, permissions=[]))["id"] for name in ("a", "b", "c")]
    for name, held in (("theo", roles), ("ione", roles[:1])):
        await stage.driver.post("roles", user=name, roles=held)
    draft = await pick(malia, await ask(malia), vote_ids.DraftRoles, roles)
    await open_draft(malia, draft)
    (vote,) = await stage.store.ballots.open_votes()
    message = await message_of(vote, theo)
    for _ in range(3):
        await press(theo, message, "Sail")
    await press(ione, message, "Stay")
    await run(malia, "close", {"reason": "x"})
    assert say.text("vote-verdict-even", count=1) in texts(await result_of(stage, vote, theo)), "three roles, one vote"
