"""Votes with the terms of the last one."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.interactions import vote_ids
from bot.ui.words import say
from sandbox.driver import Reply, User
from storage.ballots import Vote
from tests.bot.conftest import Json, Stage
from tests.bot.vote.helpers import (
    ask,
    can_open,
    drafts_of,
    fill,
    label,
    open_draft,
    open_kind,
    open_vote,
    pick,
    run,
    several,
    shown,
    the_vote,
)
from tests.messages import says


async def test_a_vote_like_the_last(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    refused = await run(malia, "open", {"as_last": True})
    assert say.text("vote-no-last") in refused.text
    await open_kind(stage, malia, "choice", most=2, turnout=False, changes=False, threshold="half", member_days=3)
    before = await the_vote(stage)
    form = await run(malia, "open", {"as_last": True})
    assert shown(form) == {
        "question": before.terms.title,
        "answers": "\n".join(before.terms.questions[0].answers),
        "closes": "2h",
        "quorum": "",
    }
    await open_draft(malia, await fill(malia, form, question="And next year?"))
    newest = (await stage.store.ballots.open_votes())[-1]
    assert newest.id != before.id and newest.terms.title == "And next year?"
    assert newest.terms.questions[0].most == 2, "the menu shows what was chosen"
    for name in ("eligible", "quorum", "turnout", "changeable", "threshold"):
        assert getattr(newest.terms, name) == getattr(before.terms, name), name
    length = newest.terms.closes_at - newest.opened_at
    assert abs(length - timedelta(hours=2)) < timedelta(minutes=2)


async def test_a_vote_with_several_questions_like_the_last(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    before, _ = await several(stage, malia)
    form = await run(malia, "open", {"as_last": True})
    assert form.modal is not None
    assert form.modal["title"] == say.label("vote-form-title-first", count=len(before.terms.questions))
    await open_draft(malia, await fill(malia, form, question="Shall we row?"))
    newest = (await stage.store.ballots.open_votes())[-1]
    first, *others = before.terms.questions
    assert newest.id != before.id and newest.terms.questions == (replace(first, text="Shall we row?"), *others)


async def test_the_terms_of_the_last_vote_on_the_draft(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, _ = await open_vote(stage, malia, {"turnout": False, "threshold": "half"}, closes="3d 12h", quorum="5")
    draft = await ask(malia, question="Shall we row?")
    draft = await label(malia, draft, "vote-draft-like", vote=str(vote.id))
    (kept,) = await drafts_of(stage, malia)
    assert (kept.content.closes, kept.content.quorum, kept.content.threshold) == ("3d 12h", "5", "half")
    await open_draft(malia, draft)
    newest = (await stage.store.ballots.open_votes())[-1]
    assert newest.terms.title == "Shall we row?" and not newest.terms.turnout and newest.terms.quorum == 5


async def test_a_threshold_that_the_draft_cannot_have_is_not_taken_over(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, _ = await open_vote(stage, malia, {"threshold": "half"}, quorum="5")
    form = await run(malia, "open", {"kind": "ranked"})
    draft = await fill(malia, form, question="Who steers?", answers="Ann\nBob\nCleo", closes="2h")
    draft = await label(malia, draft, "vote-draft-like", vote=str(vote.id))
    assert can_open(draft), draft.text
    (kept,) = await drafts_of(stage, malia)
    assert (kept.content.quorum, kept.content.threshold) == ("5", "most")


async def announced_elsewhere(stage: Stage, host: User) -> tuple[Vote, Json]:
    """Open a vote whose result is announced in another channel; return it and that channel."""
    games = await host.channel("games")
    draft = await pick(host, await ask(host), vote_ids.DraftAnnouncement, [games["id"]])
    await open_draft(host, draft)
    return await the_vote(stage), games


@pytest.mark.parametrize("by_command", [True, False])
async def test_the_announcement_of_the_last_vote_is_taken_over(stage: Stage, by_command: bool) -> None:
    (malia,) = await stage.users("malia")
    vote, games = await announced_elsewhere(stage, malia)
    draft = await like_last(malia, vote, by_command)
    assert not says(draft.text, "vote-announce-not-like")
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce == int(games["id"])
    await open_draft(malia, draft)
    newest = (await stage.store.ballots.open_votes())[-1]
    assert newest.id != vote.id and newest.announce == int(games["id"])


async def like_last(host: User, vote: Vote, by_command: bool, channel: str = "general") -> Reply:
    """Return a draft with the terms of the last vote.

    Args:
        host: Who prepares it.
        vote: The last vote.
        by_command: True to ask for the terms with the command's option; False to press the button on a draft.
        channel: Where it is prepared.
    """
    if by_command:
        return await fill(host, await run(host, "open", {"as_last": True}, channel))
    return await label(host, await ask(host, channel=channel), "vote-draft-like", vote=str(vote.id))


@pytest.mark.parametrize("by_command", [True, False])
async def test_where_the_bot_may_not_write_any_more_nothing_is_announced(stage: Stage, by_command: bool) -> None:
    (malia,) = await stage.users("malia")
    vote, games = await announced_elsewhere(stage, malia)
    await stage.driver.post("permissions", channel_id=games["id"], bot={"deny": ["SEND_MESSAGES"]})
    draft = await like_last(malia, vote, by_command)
    assert say.text("vote-announce-not-like", vote=str(vote.id)) in draft.text and can_open(draft)
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce is None
    assert says((await open_draft(malia, draft)).text, "vote-opened")
    assert (await stage.store.ballots.open_votes())[-1].announce is None


async def test_who_may_not_run_votes_where_the_last_one_was_announced_announces_nothing(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, games = await announced_elsewhere(stage, malia)
    here = await malia.channel("general")
    await stage.driver.post("permissions", channel_id=here["id"], everyone={"allow": ["MANAGE_MESSAGES"]})
    draft = await like_last(theo, vote, by_command=True)
    assert say.text("vote-announce-not-like", vote=str(vote.id)) in draft.text and can_open(draft)
    (kept,) = await drafts_of(stage, theo)
    assert kept.content.announce is None
    assert games["name"] not in draft.text and games["id"] not in draft.text, "they may not know of the channel"


async def test_a_vote_in_the_channel_of_the_announcement_has_its_result_there_anyway(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, _ = await announced_elsewhere(stage, malia)
    draft = await like_last(malia, vote, by_command=True, channel="games")
    assert not says(draft.text, "vote-announce-not-like") and can_open(draft)
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce is None


async def test_a_problem_of_the_terms_is_shown_beside_what_is_left_out(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    vote, games = await announced_elsewhere(stage, malia)
    await malia.request("DELETE", f"/channels/{games['id']}")
    form = await run(malia, "open", {"as_last": True})
    draft = await fill(malia, form, closes="whenever")
    assert say.text("vote-announce-not-like", vote=str(vote.id)) in draft.text
    assert says(draft.text, "refused-vote-time") and not can_open(draft)
