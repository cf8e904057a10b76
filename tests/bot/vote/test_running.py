"""What moderators change about an open vote, and what voters can ask for while it is open."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, cast
from unittest.mock import Mock
from zoneinfo import ZoneInfo

import discord
import pytest

from bot.interactions import custom_ids, vote_ids
from bot.scheduler import votes as vote_scheduler
from bot.services import Pace
from bot.ui.words import say
from games.core.words import in_language
from sandbox.driver import User, buttons, texts
from storage import Refused
from storage.ballots import Vote, VoteStatus
from storage.ballots.chain import HOUR
from storage.ballots.model import LONGEST_PAUSE, MOST_CHANGES
from tests.bot.conftest import QUICK, Json, Stage, eventually, overhear
from tests.bot.kinds_of_places import open_vote_in, place_of
from tests.bot.vote.helpers import (
    CITIES,
    choose,
    code_in,
    ended,
    fill,
    label,
    message_of,
    open_kind,
    open_vote,
    press,
    result_of,
    run,
    several,
    shown,
    until_says,
    until_text,
)
from tests.messages import says
from tests.storage.tables import sql
from tests.waiting import HANG


async def test_my_vote_is_shown_to_me_again_and_to_nobody_else(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    assert say.text("vote-mine-none", vote=str(vote.id)) in (await press(theo, message, say.label("vote-mine"))).text
    cast = await press(theo, message, "Stay")
    mine = await press(theo, message, say.label("vote-mine"))
    assert says(mine.text, "vote-mine-cast") and code_in(cast) in mine.text and "⚫ Stay" in mine.text
    key = cast.text.split("Key: `")[1].split("`")[0]
    assert len(key.replace("-", "")) == 16 and key in mine.text and key in (await run(theo, "receipt")).text
    assert code_in(cast) not in (await press(malia, message, say.label("vote-mine"))).text
    held = (await run(theo, "status")).message or {}
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)
    assert says((await press(theo, held, say.label("vote-mine"))).text, "vote-line-closed"), "afterwards nobody knows"


async def test_my_vote_tells_those_who_cannot_vote_who_can(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"member_days": 3650})
    mine = await press(theo, message, say.label("vote-mine"))
    assert says(mine.text, "vote-mine-not-entitled", vote=str(vote.id)) and says(mine.text, "vote-must-days")
    assert not says(mine.text, "vote-mine-none") and mine.message is not None and not buttons(mine.message)


async def test_a_paused_vote_takes_no_votes_and_closes_later(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    held = (await run(theo, "status")).message or {}
    paused = await run(malia, "pause", {"reason": "The *question* is unclear"})
    assert say.text("vote-paused-done", vote=str(vote.id)) in paused.text
    shown = await message_of(vote, theo)
    assert says(texts(shown), "vote-paused") and says(texts(shown), "vote-change-paused", name="Malia")
    assert [button["label"] for button in buttons(shown)] == [say.label("vote-mine")]
    refused = await press(theo, held, "Sail")
    assert say.text("refused-vote-paused") in refused.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    assert say.text("refused-vote-paused-already") in (await run(malia, "pause", {"reason": "x"})).text
    assert says((await run(theo, "list")).text, "vote-line-paused")
    assert say.text("vote-not-allowed") in (await run(theo, "resume")).text
    assert says((await run(malia, "resume")).text, "vote-resumed-done", vote=str(vote.id))
    resumed = await stage.store.ballots.vote(vote.id)
    assert resumed.paused_at is None and resumed.terms.closes_at > vote.terms.closes_at
    assert resumed.first_closes_at == vote.terms.closes_at
    shown = await message_of(vote, theo)
    assert "⚪ Sail" in [button["label"] for button in buttons(shown)] and says(texts(shown), "vote-change-resumed")
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
    assert say.text("refused-vote-not-paused") in (await run(malia, "resume")).text


async def test_nothing_tells_when_a_paused_vote_closes(stage: Stage) -> None:
    """Its clock stands still, so each time that could be named is wrong: it may even be over already."""
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    mine = (await press(theo, message, say.label("vote-mine"))).message or {}
    await run(malia, "pause", {"reason": "x"})
    asked = await theo.press_label(mine, say.label("vote-remind"))
    assert say.text("vote-reminder-on-paused", vote=str(vote.id)) in asked.text
    assert await sql(stage.store, "SELECT 1 FROM vote_reminders")
    assert (await run(malia, "result")).text == say.text("vote-no-result-paused", vote=str(vote.id))
    extended = await run(malia, "extend", {"until": "3h", "reason": "x"})
    assert says(extended.text, "vote-extended-done-paused", vote=str(vote.id))
    await run(malia, "resume")
    assert says((await run(malia, "result")).text, "vote-no-result-yet", vote=str(vote.id))
    assert says((await run(malia, "extend", {"until": "9h", "reason": "x"})).text, "vote-extended-done")


async def test_a_pause_begins_and_ends_by_the_clock_by_which_votes_are_cast(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    stage.bot.services.votes.now = lambda: datetime.now(UTC) + timedelta(seconds=30)  # type: ignore[method-assign]
    await run(malia, "pause", {"reason": "x"})
    await run(malia, "resume")
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded"), "not refused as if still paused"
    paused, resumed = (await stage.store.ballots.vote(vote.id)).changes
    assert paused.at < resumed.at < datetime.now(UTC) + timedelta(seconds=10)


@pytest.mark.parametrize("pace", [replace(QUICK, vote_grace=HANG)])
async def test_a_vote_whose_time_is_over_is_neither_paused_nor_opened_again(stage: Stage, pace: Pace) -> None:
    """It waits for presses that are on their way. A pause would keep it open, so that it could be extended."""
    (malia,) = await stage.users("malia")
    vote, _ = await open_vote(stage, malia)
    over = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
    await sql(stage.store, "UPDATE votes SET closes_at = :at WHERE id = :id", at=over, id=vote.id)
    paused = await run(malia, "pause", {"reason": "x"})
    extended = await run(malia, "extend", {"until": "3h", "reason": "x"})
    assert paused.text == extended.text == say.text("refused-vote-over")
    newest = await stage.store.ballots.vote(vote.id)
    assert newest.paused_at is None and newest.terms.closes_at < datetime.now(UTC)


async def test_a_vote_is_not_changed_without_end(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    ballots, by, now = stage.store.ballots, {"by": int(malia.id), "by_name": "Malia"}, datetime.now(UTC)
    for step in range(MOST_CHANGES - 1):
        now += timedelta(seconds=1)
        await ballots.extend(vote.id, vote.terms.closes_at + timedelta(seconds=step + 1), now, reason="x", **by)
    assert says((await run(malia, "pause", {"reason": "x"})).text, "vote-paused-done")
    refused = say.text("refused-vote-changed-often", most=MOST_CHANGES)
    for words, options in (("extend", {"until": "9h", "reason": "x"}), ("pause", {"reason": "x"})):
        assert (await run(malia, words, options)).text == refused
    assert says((await run(malia, "resume")).text, "vote-resumed-done"), "no vote stays paused for want of changes"
    assert (await run(malia, "pause", {"reason": "x"})).text == refused
    assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
    await run(malia, "close", {"reason": "x"})
    assert len((await ended(stage, vote)).changes) == MOST_CHANGES + 1


async def test_who_may_vote_is_checked_although_another_process_has_extended_the_vote(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    vote, message = await open_vote(stage, malia, {"role": role["id"]})
    over = replace(vote, terms=replace(vote.terms, closes_at=datetime.now(UTC) - timedelta(hours=1)))
    stage.bot.services.votes.remember(over)  # as it was before the other process extended it
    assert says((await press(theo, message, "Sail")).text, "vote-needs-roles", roles=f"<@&{role['id']}>", count=1)
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_a_paused_vote_does_not_close_until_its_pause_ends_by_itself(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, _ = await open_vote(stage, malia, closes="2s")
    await run(malia, "pause", {"reason": "x"})
    await asyncio.sleep(2.5)
    stage.bot.services.votes.closer.wake()
    await asyncio.sleep(0.3)
    assert (await stage.store.ballots.vote(vote.id)).is_open
    resumed = await stage.store.ballots.end_long_pauses(datetime.now(UTC) + LONGEST_PAUSE)
    assert [each.id for each in resumed] == [vote.id] and resumed[0].terms.closes_at > datetime.now(UTC)
    stage.bot.services.votes.updater.schedule(resumed[0])
    await until_says(malia, vote, "vote-change-resumed-alone")


async def test_a_vote_is_extended_with_a_reason_that_everybody_sees(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_vote(stage, malia)
    extended = await run(malia, "extend", {"until": "3h", "reason": "Too few @everyone"})
    assert says(extended.text, "vote-extended-done")
    shown = await message_of(vote, theo)
    assert says(texts(shown), "vote-change-extended", name="Malia") and not shown["mention_everyone"]
    newer = await stage.store.ballots.vote(vote.id)
    assert timedelta(minutes=59) < newer.terms.closes_at - vote.terms.closes_at < timedelta(minutes=61)
    for until, key in (("1h", "vote-not-later"), ("61d", "vote-extended-far"), ("2020-01-01", "vote-not-later")):
        assert says((await run(malia, "extend", {"until": until, "reason": "x"})).text, f"refused-{key}")
    assert says((await run(malia, "extend", {"until": "soon", "reason": "x"})).text, "refused-vote-time")
    assert say.text("vote-no-reason") in (await run(malia, "extend", {"until": "9h", "reason": " "})).text
    assert say.text("vote-not-allowed") in (await run(theo, "extend", {"until": "9h", "reason": "x"})).text
    assert (await stage.store.ballots.vote(vote.id)).terms == newer.terms
    assert says((await run(theo, "status")).text, "vote-change-extended", name="Malia")


async def test_what_was_typed_for_a_command_is_kept(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    (one, _), (other, _) = await open_vote(stage, malia), await open_vote(stage, malia)
    place = await malia.channel("general")
    unclear = await run(malia, "extend", {"until": "soon", "reason": "Too *few* have voted"})
    assert says(unclear.text, "vote-which")
    form = await label(malia, unclear, "form-correct")
    assert form.modal is not None and shown(form) == {"vote": "", "until": "soon", "reason": "Too *few* have voted"}
    refused = await fill(malia, form, vote=str(other.id))
    assert says(refused.text, "refused-vote-time")
    for wrong, key in (("61d", "vote-extended-far"), ("1m", "vote-not-later")):
        refused = await fill(malia, await label(malia, refused, "form-correct"), until=wrong)
        assert says(refused.text, f"refused-{key}")
    form = await label(malia, refused, "form-correct")
    assert shown(form) == {"vote": str(other.id), "until": "1m", "reason": "Too *few* have voted"}
    assert says((await fill(malia, form, until="9h")).text, "vote-extended-done", vote=str(other.id))
    assert (await stage.store.ballots.vote(other.id)).changes[0].reason == "Too *few* have voted"
    assert (await stage.store.ballots.vote(one.id)).terms == one.terms
    assert shown(await label(malia, refused, "form-correct"))["reason"] == "", "what was done is not offered again"
    for command, told in (("pause", "paused-done"), ("close", "ended-seen"), ("void", "voided-seen")):
        unclear = await run(malia, command, {"reason": "Because", "vote": "99"})
        assert say.text("refused-vote-unknown") in unclear.text
        form = await label(malia, unclear, "form-correct")
        assert shown(form) == {"vote": "99", "reason": "Because"}
        empty = await fill(malia, form, vote=str(one.id), reason=" ")
        assert say.text("vote-no-reason") in empty.text
        assert (await stage.store.ballots.vote(one.id)).is_open
        done = await fill(malia, await label(malia, empty, "form-correct"), reason="Because")
        assert says(done.text, f"vote-{told}")
        one = other if command == "close" else one
    again = await malia.slash(place["id"], "ostrakon pause", {"reason": "x"})
    assert say.text("vote-none-running") in again.text and not buttons(again.message or {}), "no form mends that"
    _, message = await open_vote(stage, malia)
    forged = custom_ids.encode(vote_ids.RunVote("close"))
    held: Json = stage.server.world.messages[message["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = forged
    form = await theo.press(message["id"], forged)
    assert shown(form) == {"vote": "", "reason": ""}, "what others have typed is not shown"
    assert say.text("vote-not-allowed") in (await fill(theo, form, reason="I want it")).text
    row["components"][0]["custom_id"] = (odd := custom_ids.encode(vote_ids.RunVote("bribe")))
    assert (await theo.press(message["id"], odd)).text == say.text("error-unknown-id")


async def test_times_are_read_only_for_those_who_may_run_votes_and_not_where_pictures_are_drawn(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_vote(stage, malia)
    read: list[str] = []
    services = stage.bot.services

    async def run_there(work: Callable[..., object], *values: Any) -> object:
        read.append(values[0])
        return work(*values)

    async def run_nowhere(*_: object) -> None:
        raise AssertionError("pictures and times do not share a worker")

    monkeypatch.setattr(services.times, "run", run_there)
    monkeypatch.setattr(services.images.pool, "run", run_nowhere)
    refused = await run(theo, "extend", {"until": "tomorrow noon", "reason": "x"})
    assert say.text("vote-not-allowed") in refused.text and read == []
    await run(malia, "extend", {"until": "tomorrow noon", "reason": "x"})
    assert read == ["tomorrow noon"]
    while services.typed_times.take(int(malia.id)):
        pass
    often = await run(malia, "extend", {"until": "in two days at noon", "reason": "x"})
    assert says(often.text, "refused-vote-time") and read == ["tomorrow noon"]
    assert (await stage.store.ballots.vote(vote.id)).is_open


async def edit(stage: Stage, vote: Vote, host: object, **typed: str) -> str:
    """Run `/ostrakon edit`, change what is given, and send the form; return the answer."""
    place = await host.channel("general")  # type: ignore[attr-defined]
    reply = await host.slash(place["id"], "ostrakon edit", {"vote": str(vote.id)})  # type: ignore[attr-defined]
    if reply.modal is None:
        return str(reply.text)
    fields = [part["component"] for part in reply.modal["components"]]
    values = {field["custom_id"]: field.get("value", "") for field in fields}
    return str((await host.fill(reply.modal, values | typed)).text)  # type: ignore[attr-defined]


async def test_a_vote_is_edited_until_somebody_has_voted(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_vote(stage, malia)
    held = (await run(theo, "status")).message or {}
    told = await edit(stage, vote, malia, editanswers="Stay\nSail", editquestion="Shall we *stay*?")
    assert says(told, "vote-edited-done")
    shown = await message_of(vote, theo)
    assert [button["label"] for button in buttons(shown)] == ["⚪ Stay", "⚫ Sail", say.label("vote-mine")]
    assert says(texts(shown), "vote-change-edited", name="Malia") and "Shall we \\*stay\\*?" in texts(shown)
    for answer in ("Sail", "Stay"):  # the buttons of an old private message mean other answers now
        assert say.text("refused-vote-edited") in (await press(theo, held, answer)).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    assert "⚪ Stay" in (await press(theo, shown, "Stay")).text
    assert say.text("refused-vote-has-ballots") in await edit(stage, vote, malia)
    await run(malia, "close", {"reason": "x"})
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-white", more=1, less=0, answer="Stay")


async def test_the_form_of_an_edit_says_which_line_is_for_which_stone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    place = await malia.channel("general")
    described = []
    for open_one in (open_vote(stage, malia), several(stage, malia), open_kind(stage, malia, "choice")):
        vote, _ = await open_one
        reply = await malia.slash(place["id"], "ostrakon edit", {"vote": str(vote.id)})
        assert reply.modal is not None
        described.append([part.get("description") for part in reply.modal["components"]])
    how = say.label("vote-edit-block-how")
    assert described == [
        [None, say.label("vote-edit-stones-how")],
        [say.label("vote-edit-block-stones-how"), how, how],
        [None, None],
    ]


async def test_an_edit_that_cannot_be_keeps_what_was_typed(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_kind(stage, malia, "choice")
    place = await malia.channel("general")
    reply = await malia.slash(place["id"], "ostrakon edit")
    assert reply.modal is not None
    refused = await malia.fill(reply.modal, {"editquestion": "Where?", "editanswers": "Athens\nathens\nSparta"})
    assert says(refused.text, "refused-vote-answers-equal") and refused.message is not None
    again = await malia.press_label(refused.message, say.label("form-correct"))
    assert again.modal is not None
    fields = {part["component"]["custom_id"]: part["component"]["value"] for part in again.modal["components"]}
    assert fields == {"editquestion": "Where?", "editanswers": "Athens\nathens\nSparta"}
    assert say.text("vote-not-allowed") in (await theo.slash(place["id"], "ostrakon edit")).text
    assert (await stage.store.ballots.vote(vote.id)).edits == 0
    done = await malia.fill(again.modal, {"editquestion": "Where?", "editanswers": "\n".join(CITIES[:5])})
    assert says(done.text, "vote-edited-done")
    assert say.text("refused-vote-unedited") in await edit(stage, vote, malia)


async def test_what_was_typed_for_one_vote_is_in_the_form_of_no_other(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    (one, _), (other, _) = await open_kind(stage, malia, "choice"), await open_kind(stage, malia, "choice")
    refused = await edit(stage, one, malia, editquestion="Where?", editanswers="Athens\nathens\nSparta")
    assert says(refused, "refused-vote-answers-equal")

    async def shown(vote: Vote) -> dict[str, str]:
        place = await malia.channel("general")
        form = (await malia.slash(place["id"], "ostrakon edit", {"vote": str(vote.id)})).modal
        assert form is not None
        return {part["component"]["custom_id"]: part["component"]["value"] for part in form["components"]}

    usual = {"editquestion": "Where shall we meet?", "editanswers": "\n".join(CITIES[:4])}
    assert await shown(other) == usual
    assert await shown(one) == {"editquestion": "Where?", "editanswers": "Athens\nathens\nSparta"}
    (question,) = one.terms.questions
    by_another = (replace(question, text="When?"),)
    stage.bot.services.votes.remember(
        await stage.store.ballots.edit(one.id, by_another, datetime.now(UTC), by=1, by_name="Theo")
    )
    assert await shown(one) == usual | {"editquestion": "When?"}, "what was typed for the vote as it was is not offered"


async def test_an_edit_tells_nothing_of_a_hidden_turnout(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"turnout": False})
    place, another = await malia.channel("general"), (replace(vote.terms.questions[0], text="When?"),)
    told = []
    for voted in (False, True):
        if voted:
            assert says((await press(theo, message, "Sail")).text, "vote-receipt-recorded")
        asked = await malia.slash(place["id"], "ostrakon edit", {"vote": str(vote.id)})
        with pytest.raises(Refused) as refused:
            await stage.store.ballots.edit(vote.id, another, datetime.now(UTC), by=1, by_name="Malia")
        told.append((asked.modal, asked.text, refused.value.code))
    assert told[0] == told[1] == (None, say.text("refused-vote-edit-hidden"), "vote_edit_hidden")


@pytest.mark.slow
async def test_a_ranking_begun_before_an_edit_is_not_cast(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "ranked")
    panel = await press(theo, message, "Rank the answers")
    assert panel.message is not None
    step = await theo.press_label(panel.message, CITIES[0])
    assert step.message is not None
    await edit(stage, vote, malia, editanswers="\n".join(reversed(CITIES[:4])))
    refused = await theo.press_label(step.message, "Cast this vote")
    assert say.text("refused-vote-edited") in refused.text
    refused = await theo.press_label(step.message, CITIES[1])
    assert say.text("refused-vote-edited") in refused.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_a_menu_made_before_an_edit_is_refused(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", CITIES[:4], most=2)
    await edit(stage, vote, malia, editanswers="\n".join(CITIES[:5]))
    kept = stage.server.world.messages[message["id"]]
    newer, kept["components"] = kept["components"], message["components"]
    assert say.text("refused-vote-edited") in (await choose(theo, message, CITIES[0])).text
    kept["components"] = newer
    assert says((await choose(theo, await message_of(vote, theo), CITIES[0])).text, "vote-receipt-recorded")


async def test_a_vote_is_extended_in_the_words_and_the_zone_of_a_moderator(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, _ = await open_vote(stage, malia)
    await stage.bot.services.settings.change(int(malia.id), lambda person: replace(person, zone="Asia/Tokyo"))
    assert says(
        (await run(malia, "extend", {"until": "in two days at 20:00", "reason": "x"})).text, "vote-extended-done"
    )
    closes_at = (await stage.store.ballots.vote(vote.id)).terms.closes_at
    in_tokyo = closes_at.astimezone(ZoneInfo("Asia/Tokyo"))
    today = datetime.now(ZoneInfo("Asia/Tokyo")).date()
    assert (in_tokyo.hour, in_tokyo.minute) == (20, 0) and in_tokyo.date() - today == timedelta(days=2)


async def test_a_result_is_announced_in_a_second_channel(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    here, games = await malia.channel("general"), await malia.channel("games")
    assert say.text("vote-announce-here") in (await run(malia, "announce", {"channel": here["id"]})).text
    assert say.text("vote-not-allowed") in (await run(theo, "announce", {"channel": games["id"]})).text
    assert says((await run(malia, "announce", {"channel": games["id"]})).text, "vote-announce-done")
    assert [says((await run(each, "status")).text, "vote-announced-in") for each in (malia, theo)] == [True, False]
    await press(theo, message, "Stay")
    await run(malia, "close", {"reason": "Done."})
    closed = await ended(stage, vote)
    told = await eventually(lambda: _announced(stage, vote))
    (announced,) = [each for each in await theo.messages(games["id"]) if each["id"] == str(told)]
    words = texts(announced)
    assert says(words, "vote-verdict-black", more=1, less=0) and str(closed.result) in words
    assert not announced["attachments"] and not announced["mention_everyone"]


async def test_a_vote_that_moves_to_its_second_channel_has_one_result_there(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_vote(stage, malia)
    games, ideas = await malia.channel("games"), await malia.channel("news")
    await run(malia, "announce", {"channel": games["id"]})
    await run(malia, "status", {"post_here": True}, channel=ideas["name"])
    assert (await stage.store.ballots.vote(vote.id)).announce == int(games["id"]), "it moved elsewhere"
    moved = await run(malia, "status", {"post_here": True}, channel="games")
    assert not says(moved.text, "vote-announced-in")
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)
    await stage.delivered()
    said = [texts(each) for each in await theo.messages(games["id"])]
    assert [says(each, "vote-result-title", vote=str(vote.id)) for each in said].count(True) == 1
    assert await _announced(stage, vote) is None


async def _announced(stage: Stage, vote: Vote) -> int | None:
    return (await stage.store.ballots.vote(vote.id)).announced


@pytest.mark.slow
async def test_a_second_channel_that_is_gone_holds_up_nothing(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia)
    games = await malia.channel("games")
    await run(malia, "announce", {"channel": games["id"]})
    await press(theo, message, "Stay")
    await malia.request("DELETE", f"/channels/{games['id']}")
    await run(malia, "close", {"reason": "Done."})
    assert says(texts(await result_of(stage, vote, theo)), "vote-verdict-black", more=1, less=0)
    await until_says(theo, vote, "vote-result-there")
    assert await _announced(stage, vote) is None and not stage.bot.services.votes.updater.problems


async def test_the_archive_lists_past_votes_and_names_nobody(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    assert say.text("vote-archive-none") in (await run(theo, "archive")).text
    for number in range(10):
        vote, message = await open_vote(stage, malia, question=f"Question {number}?")
        if number:
            await press(theo, message, "Sail")
        await run(malia, "close" if number != 1 else "void", {"reason": "Cleon wants it", "vote": str(vote.id)})
        await ended(stage, vote)
    first = await run(theo, "archive")
    assert first.message is not None and first.message["flags"] & 64
    assert "Question 9?" in first.text and "Question 2?" in first.text and "Question 1?" not in first.text
    second = await theo.press_label(first.message, "Older")
    assert (
        "Question 1?" in second.text and "Question 0?" in second.text and say.text("vote-verdict-none") in second.text
    )
    for page in (first, second):
        assert "Malia" not in page.text and "Cleon" not in page.text and "Theo" not in page.text
    assert second.message is not None
    assert "Question 9?" in (await theo.press_label(second.message, "Newer")).text


async def test_the_chain_is_shown_each_hour_whatever_was_cast(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_vote(stage, malia, {"turnout": False})
    votes, hour = stage.bot.services.votes, datetime.now(UTC) + HOUR
    shown = []
    for step in range(3):
        if step == 1:
            await press(theo, message, "Sail")
        (changed,) = await votes.ballots.publish_chains(hour + step * HOUR)
        assert changed.published is not None
        votes.updater.schedule(changed)
        shown.append(texts(await until_text(theo, vote, changed.published.head[:32])))
    lines = [[line for line in told.splitlines() if not says(line, "vote-published")] for told in shown]
    assert lines[0] == lines[1] == lines[2], "nothing else tells that somebody has voted"


@pytest.mark.slow
async def test_the_result_says_of_how_many_who_could(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    members = len(stage.server.world.members) - 1  # the bot can't vote
    vote, message = await open_vote(stage, malia)
    await press(theo, message, "Sail")
    await run(malia, "close", {"reason": "x"})
    told = texts(await result_of(stage, vote, theo))
    assert says(told, "vote-turnout-share", count=1, entitled=members, share=round(100 / members, 1))
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    vote, message = await open_vote(stage, malia, {"role": role["id"]})
    await press(theo, message, "Sail")
    await run(malia, "void", {"reason": "x"})
    assert (await ended(stage, vote)).status is VoteStatus.VOID
    vote, message = await open_vote(stage, malia, {"role": role["id"]})
    await press(theo, message, "Sail")
    await run(malia, "close", {"reason": "x"})
    assert says(texts(await result_of(stage, vote, theo)), "vote-turnout-share", count=1, entitled=1, share=100.0)


async def test_those_who_asked_are_reminded_whether_they_have_voted_or_not(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    await stage.driver.set_locale("de", ione)
    heard = [await overhear(user) for user in (theo, ione)]
    silent = await overhear(malia)
    vote, message = await open_vote(stage, malia, closes="1h")
    await press(malia, message, "Sail")
    cast = await press(theo, message, "Sail")
    assert cast.message is not None
    asked = await theo.press_label(cast.message, say.label("vote-remind"))
    assert says(asked.text, "vote-reminder-on", vote=str(vote.id))
    looked = await press(ione, message, say.label("vote-mine"))
    assert looked.message is not None
    with in_language("de"):
        await ione.press_label(looked.message, say.label("vote-remind"))
    rows = await sql(stage.store, "SELECT * FROM vote_reminders")
    assert {tuple(row) for row in rows} == {(vote.id, int(theo.id)), (vote.id, int(ione.id))}
    again = await press(ione, message, say.label("vote-mine"))
    with in_language("de"):
        assert [button["label"] for button in buttons(again.message or {})] == [say.label("vote-remind-not")]
    await _close_in(stage, vote, timedelta(minutes=5))
    told = [texts(await eventually(lambda each=each: _direct(each))) for each in heard]
    assert says(told[0], "vote-reminder", vote=str(vote.id))
    with in_language("de"):
        assert says(told[1], "vote-reminder", vote=str(vote.id)), "each reads it in their own language"
    assert not await sql(stage.store, "SELECT 1 FROM vote_reminders"), "they leave the list"
    await malia.caught_up()
    assert _direct(silent) is None, "only those who asked are reminded"
    late = await theo.press_label(cast.message, say.label("vote-remind"))
    assert say.text("refused-vote-reminder-late") in late.text


@pytest.mark.parametrize("status", [403, 404, 500])
async def test_somebody_whom_no_message_reaches_keeps_nobody_else_from_a_reminder(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    """A refusal is the user's affair, and only a failure of Discord is tried again."""
    malia, theo, ione, nikos = await stage.users("malia", "theo", "ione", "nikos")
    *gone, reached = sorted((theo, ione, nikos), key=lambda user: int(user.id))
    heard = await overhear(reached)
    vote, message = await open_vote(stage, malia, closes="1h")
    for user in (*gone, reached):
        await _wants_reminder(user, message)
    create_dm = stage.bot.create_dm
    why: Any = {403: discord.Forbidden, 404: discord.NotFound, 500: discord.DiscordServerError}[status]

    async def refuse(user: discord.abc.Snowflake) -> discord.DMChannel:
        if user.id in [int(each.id) for each in gone]:
            raise why(cast(Any, Mock(status=status, reason="")), {"code": 50001, "message": ""})
        return await create_dm(user)

    monkeypatch.setattr(vote_scheduler, "MOST_FAILED", 3 if status == 500 else 2)
    monkeypatch.setattr(stage.bot, "create_dm", refuse)
    await _close_in(stage, vote, timedelta(minutes=5))
    assert says(texts(await eventually(lambda: _direct(heard))), "vote-reminder", vote=str(vote.id))
    if status != 500:
        assert await sql(stage.store, "SELECT user FROM vote_reminders") == []
        return
    async with asyncio.timeout(HANG):
        while len(await sql(stage.store, "SELECT user FROM vote_reminders")) < len(gone):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    left = [tuple(row) for row in await sql(stage.store, "SELECT user FROM vote_reminders ORDER BY user")]
    assert left == [(int(each.id),) for each in gone]


@pytest.mark.parametrize("why", ["left", "channel", "thread"])
async def test_nobody_is_reminded_of_a_vote_that_they_do_not_see_any_more(stage: Stage, why: str) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    place = stage.server.channel_id("general")
    if why == "thread":
        place = await place_of(stage, malia, "private thread")
        for user in (theo, ione):
            await malia.request("PUT", f"/channels/{place}/thread-members/{user.id}")
    heard, silent = await overhear(ione), await overhear(theo)
    vote = await stage.store.ballots.vote(await open_vote_in(stage, malia, place))
    for user in (theo, ione):
        await _wants_reminder(user, await message_of(vote, user))
    if why == "left":
        await stage.driver.post("members", user="theo")
    elif why == "thread":
        await malia.request("DELETE", f"/channels/{place}/thread-members/{theo.id}")
    else:
        bot = {"allow": ["VIEW_CHANNEL", "SEND_MESSAGES"]}
        await stage.driver.post("permissions", channel_id=place, everyone={"deny": ["VIEW_CHANNEL"]}, bot=bot)
    await stage.settle()
    await _close_in(stage, vote, timedelta(minutes=5))
    async with asyncio.timeout(HANG):
        while await sql(stage.store, "SELECT user FROM vote_reminders"):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await eventually(lambda: stage.bot.services.votes._reminding.done())  # type: ignore[union-attr]
    await ione.caught_up()
    assert _direct(silent) is None
    assert (_direct(heard) is None) == (why == "channel"), "whoever sees it is reminded"


async def test_a_reminder_can_be_called_off_and_the_close_forgets_all(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, message = await open_vote(stage, malia)
    looked = await press(theo, message, say.label("vote-mine"))
    asked = await theo.press_label(looked.message or {}, say.label("vote-remind"))
    off = await theo.press_label(asked.message or {}, say.label("vote-remind-not"))
    assert says(off.text, "vote-reminder-off") and not await sql(stage.store, "SELECT 1 FROM vote_reminders")
    await theo.press_label(off.message or {}, say.label("vote-remind"))
    assert await sql(stage.store, "SELECT 1 FROM vote_reminders")
    await run(malia, "close", {"reason": "x"})
    assert not await sql(stage.store, "SELECT 1 FROM vote_reminders")


async def _wants_reminder(user: User, message: Json) -> None:
    looked = await press(user, message, say.label("vote-mine"))
    await user.press_label(looked.message or {}, say.label("vote-remind"))


async def _close_in(stage: Stage, vote: Vote, left: timedelta) -> None:
    at, since = ((datetime.now(UTC) + each).strftime("%Y-%m-%d %H:%M:%S.%f") for each in (left, left - 12 * left))
    change = "UPDATE votes SET closes_at = :at, opened_at = :since WHERE id = :id"
    await sql(stage.store, change, at=at, since=since, id=vote.id)
    stage.bot.services.votes.closer.wake()


def _direct(heard: list[tuple[str, Json]]) -> Json | None:
    """Return the direct message among what a user has heard."""
    return next((data for event, data in heard if event == "MESSAGE_CREATE" and "guild_id" not in data), None)
