"""Drafts: what their host sees and changes before a vote opens, and everything that can go wrong in between."""

import asyncio
import copy
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from bot.interactions import custom_ids, vote_ids
from bot.scheduler.votes import set_vote_roles
from bot.ui.words import role_mention, say
from sandbox.driver import Reply, User, buttons, fields, selects, texts
from storage.ballots import Draft, Vote
from tests.bot.conftest import Json, Stage, eventually
from tests.bot.vote.helpers import FORM, ask, choose, ended, message_of, open_draft, open_kind, open_vote, press, run
from tests.messages import says
from tests.storage.tables import sql
from tests.waiting import HANG


async def drafts_of(stage: Stage, host: User) -> list[Draft]:
    """Return the drafts of the server."""
    return await stage.store.ballots.drafts.of_guild(int(host.guild["id"]), datetime.now(UTC))


async def label(user: User, reply: Reply, name: str, **values: str) -> Reply:
    """Press the button of a message with a label."""
    assert reply.message is not None, reply.text
    found = await user.press_label(reply.message, say.label(name, **values))
    assert found.failed is None, found.failed
    return found


async def fill(user: User, reply: Reply, **typed: str | list[str]) -> Reply:
    """Fill in a form, leaving what is not given as it is there."""
    assert reply.modal is not None, reply.text
    values = {field["custom_id"]: field.get("value", "") for _, field in fields(reply.modal) if field["type"] == 4}
    done = await user.fill(reply.modal, values | typed)
    assert done.failed is None, done.failed
    return done


def shown(reply: Reply) -> dict[str, str]:
    """Return the texts that a form shows, by field."""
    assert reply.modal is not None, reply.text
    return {field["custom_id"]: field.get("value", "") for _, field in fields(reply.modal) if field["type"] == 4}


async def pick(user: User, reply: Reply, kind: type[custom_ids.Press], values: list[str]) -> Reply:
    """Choose in the menu of a kind."""
    assert reply.message is not None
    menu = next(each for each in selects(reply.message) if isinstance(custom_ids.parse(each["custom_id"]), kind))
    done = await user.choose(reply.message, menu["custom_id"], values)
    assert done.failed is None, done.failed
    return done


async def pick_label(user: User, reply: Reply, text: str) -> Reply:
    """Choose the option with a label."""
    assert reply.message is not None
    done = await user.choose_label(reply.message, text)
    assert done.failed is None, done.failed
    return done


def can_open(reply: Reply) -> bool:
    """Return True if a draft has a button that opens or schedules its vote."""
    assert reply.message is not None
    presses = [custom_ids.parse(button["custom_id"]) for button in buttons(reply.message)]
    return any(isinstance(press, vote_ids.OpenDraft) for press in presses)


async def the_vote(stage: Stage) -> Vote:
    (vote,) = await stage.store.ballots.open_votes()
    return vote


async def test_a_form_and_one_press_open_a_vote(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    draft = await ask(malia)
    assert draft.message is not None and draft.message["flags"] & 64, "for its host alone"
    assert await stage.store.ballots.open_votes() == []
    done = await open_draft(malia, draft)
    assert says(done.text, "vote-opened") and done.message is not None
    assert done.message["id"] == draft.message["id"] and not buttons(done.message), "the draft has become this answer"
    vote = await the_vote(stage)
    assert vote.terms.changeable and vote.terms.turnout and await drafts_of(stage, malia) == []
    assert says((await press(theo, await message_of(vote, theo), "Sail")).text, "vote-receipt-recorded")


async def test_a_draft_shows_what_everyone_will_see(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, {"turnout": False, "threshold": "two_thirds"}, quorum="25%", closes="2030-01-01")
    vote_terms = [
        "Shall we sail?",
        "⚪ Sail",
        say.text("vote-who-everyone"),
        say.text("vote-quorum-share", percent=25),
        say.text("vote-threshold-two_thirds"),
        say.text("vote-counted"),
        say.text("vote-changeable"),
        say.text("vote-secret"),
    ]
    assert says(draft.text, "refused-vote-far") and not can_open(draft)
    draft = await fill(malia, await label(malia, draft, "form-correct"), closes="in 3 days")
    assert all(words in draft.text for words in vote_terms), draft.text
    assert draft.message is not None
    preview = [button for button in buttons(draft.message) if button["label"] in ("⚪ Sail", "⚫ Stay")]
    assert len(preview) == 2 and all(button["disabled"] for button in preview)
    await open_draft(malia, draft)
    vote = await the_vote(stage)
    public = texts(await message_of(vote, malia))
    assert all(words in public for words in vote_terms)


async def test_a_vote_that_needs_two_thirds_of_what_cannot_have_it(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await pick_label(malia, await ask(malia), say.label("vote-draft-threshold-half"))
    kind = say.label("vote-draft-kind", kind=say.message("vote-draft-kind-ranked"))
    draft = await fill(malia, await pick_label(malia, draft, kind), answers="a\nb\nc")
    assert say.text("refused-vote-threshold") in draft.text and not can_open(draft)
    draft = await pick_label(malia, draft, say.label("vote-draft-threshold-most"))
    assert says((await open_draft(malia, draft)).text, "vote-opened")
    assert (await the_vote(stage)).terms.questions[0].kind == "ranked"


async def test_times_are_shown_in_words_in_the_zone_of_the_host(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, closes="2h")
    assert say.text("vote-draft-utc") in draft.text
    form = await label(malia, draft, "vote-draft-times")
    assert shown(form) == {"opens": "", "closes": "2h", "zone": "UTC"}
    day = datetime.now(UTC) + timedelta(days=9)
    draft = await fill(malia, form, closes=f"{day:%Y-%m-%d} 20:00", zone="tokyo")
    assert say.text("vote-draft-utc") not in draft.text
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.zone == "Asia/Tokyo" and kept.content.closes_at == day.replace(
        hour=11, minute=0, second=0, microsecond=0
    )
    assert f"{day:%-d %B %Y}, 20:00 (Tokyo)" in draft.text.replace("\\", "")
    assert f"<t:{int(kept.content.closes_at.timestamp())}:F>" in draft.text
    assert stage.bot.services.settings.get(int(malia.id)).zone == "Asia/Tokyo", "as in /settings"
    again = await ask(malia, closes="tomorrow 20:00")
    (newest, _) = await drafts_of(stage, malia)
    assert newest.content.closes_at is not None and newest.content.closes_at.hour == 11
    assert say.text("vote-draft-utc") not in again.text


async def test_times_are_read_in_the_language_of_the_host(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    assert not can_open(await ask(malia, closes="morgen um 20 Uhr"))
    await stage.driver.set_locale("de", malia)
    draft = await ask(malia, closes="morgen um 20 Uhr")
    assert can_open(draft), draft.text
    await stage.driver.set_locale("en-US", malia)
    assert can_open(await ask(malia, closes="tomorrow 8pm"))


@pytest.mark.parametrize(
    ("opens", "closes", "zone", "key"),
    [
        ("whenever", "2h", "UTC", "refused-vote-start"),
        ("2h", "soon", "UTC", "refused-vote-time"),
        ("2020-01-01 10:00", "2h", "UTC", "refused-vote-start-past"),
        ("90d", "2h", "UTC", "refused-vote-start-far"),
        ("in 3 days", "in 2 days", "UTC", "refused-vote-order"),
        ("", "2h", "Atlantis", "refused-vote-zone"),
        ("", "90d", "UTC", "refused-vote-far"),
    ],
)
@pytest.mark.slow
async def test_times_that_cannot_be_taken(stage: Stage, opens: str, closes: str, zone: str, key: str) -> None:
    (malia,) = await stage.users("malia")
    draft = await fill(
        malia, await label(malia, await ask(malia), "vote-draft-times"), opens=opens, closes=closes, zone=zone
    )
    assert says(draft.text, key), draft.text
    assert not can_open(draft)
    again = await label(malia, draft, "vote-draft-times" if closes == "90d" else "form-correct")
    assert shown(again) == {"opens": opens, "closes": closes, "zone": zone}, "what was typed is kept"
    draft = await fill(malia, again, opens="", closes="2h", zone="UTC")
    assert says((await open_draft(malia, draft)).text, "vote-opened")


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ({"joined": "long"}, "refused-vote-joined"),
        ({"account": "-1"}, "refused-vote-account"),
        ({"stated": "many"}, "refused-vote-stated"),
        ({"joined": "99999"}, "refused-vote-numbers"),
        ({"stated": "0"}, "refused-vote-numbers"),
    ],
)
@pytest.mark.slow
async def test_voters_that_cannot_be_taken(stage: Stage, typed: dict[str, str], key: str) -> None:
    (malia,) = await stage.users("malia")
    draft = await fill(malia, await label(malia, await ask(malia), "vote-draft-voters"), **typed)
    assert says(draft.text, key) and not can_open(draft)
    again = await label(malia, draft, "form-correct")
    assert shown(again) == {"joined": "", "account": "", "stated": ""} | typed, "what was typed is kept"
    draft = await fill(malia, again, joined="", account="3", stated="")
    assert say.text("vote-must-account", count=3) in draft.text
    await open_draft(malia, draft)
    assert (await the_vote(stage)).terms.eligible.account_days == 3


async def test_menus_set_the_rules(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    roles = [(await stage.driver.post("roles/create", name=name, permissions=[]))["id"] for name in ("a", "b")]
    draft = await pick(malia, await ask(malia), vote_ids.DraftRules, [])
    assert say.text("vote-final") in draft.text
    draft = await pick(malia, draft, vote_ids.DraftRoles, roles)
    assert says(draft.text, "vote-who-roles")
    draft = await pick_label(malia, draft, say.label("vote-draft-threshold-absolute"))
    assert say.text("refused-vote-entitled") in draft.text and not can_open(draft), "Discord counts one role only"
    draft = await fill(malia, await label(malia, draft, "form-correct"), stated="7")
    assert say.text("vote-stated", count=7) in draft.text
    await open_draft(malia, draft)
    vote = await the_vote(stage)
    terms = vote.terms
    assert (terms.changeable, terms.turnout, terms.threshold) == (False, False, "absolute")
    assert terms.eligible.roles == tuple(sorted(map(int, roles))) and vote.entitled == 7
    refused = await press(theo, await message_of(vote, theo), "Sail")
    assert says(refused.text, "vote-needs-roles")
    await stage.driver.post("roles", user="theo", roles=[roles[1]])
    assert says((await press(theo, await message_of(vote, theo), "Sail")).text, "vote-receipt-recorded")
    await run(malia, "close", {"reason": "x"})
    assert says((await run(malia, "result")).text, "vote-verdict-short"), "one of seven"


async def test_one_role_and_everyone_are_counted_by_discord(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    role = await stage.driver.post("roles/create", name="citizens", permissions=[])
    await stage.driver.post("roles", user="malia", roles=[role["id"]])
    for roles, count in (([], len(stage.server.world.members)), ([role["id"]], 1)):
        draft = await ask(malia, quorum="100%")
        draft = await pick(malia, draft, vote_ids.DraftRoles, roles) if roles else draft
        assert say.text("vote-counted-role" if roles else "vote-counted") in draft.text
        await open_draft(malia, draft)
        vote = await the_vote(stage)
        assert (vote.entitled, vote.quorum) == (count, count)
        await run(malia, "close", {"reason": "x"})
        assert (await stage.store.ballots.vote(vote.id)).entitled == count


async def test_the_role_of_everyone_in_the_menu_is_everyone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await pick(malia, await ask(malia), vote_ids.DraftRoles, [malia.guild["id"]])
    assert say.text("vote-who-everyone") in draft.text


async def test_a_draft_survives_a_restart(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, closes="3 days")
    await stage.restart()
    again = await label(malia, draft, "vote-draft-change")
    assert shown(again)["closes"] == "3 days"
    await open_draft(malia, await fill(malia, again, question="Shall we row?"))
    assert (await the_vote(stage)).terms.title == "Shall we row?"


async def test_what_was_changed_elsewhere_does_not_open_unseen(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    assert draft.message is not None
    (kept,) = await drafts_of(stage, malia)
    old = next(each for each in buttons(draft.message) if each["label"] == say.label("vote-draft-open"))["custom_id"]
    quiet = replace(kept.content, turnout=False)
    await stage.store.ballots.drafts.change(kept.id, int(malia.id), lambda _: quiet, datetime.now(UTC))
    told = await malia.press(draft.message["id"], old)
    assert say.text("refused-vote-draft-changed") in told.text and await stage.store.ballots.open_votes() == []
    assert says((await open_draft(malia, told)).text, "vote-opened")


async def test_a_draft_is_discarded_and_its_buttons_say_so(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    assert draft.message is not None
    old = next(each for each in buttons(draft.message) if each["label"] == say.label("vote-draft-open"))["custom_id"]
    components = copy.deepcopy(draft.message["components"])
    sure = await label(malia, draft, "vote-draft-discard")
    assert say.text("vote-draft-sure") in sure.text and await drafts_of(stage, malia)
    assert say.text("vote-draft-sure") not in (await label(malia, sure, "vote-draft-keep")).text
    sure = await label(malia, draft, "vote-draft-discard")
    assert say.text("vote-draft-discarded") in (await label(malia, sure, "vote-draft-discard")).text
    held: Json = stage.server.world.messages[draft.message["id"]]
    held["components"] = components
    assert say.text("refused-vote-draft-gone") in (await malia.press(draft.message["id"], old)).text
    assert await drafts_of(stage, malia) == [] and await stage.store.ballots.open_votes() == []


async def test_a_role_that_was_deleted_is_named(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    role = await stage.driver.post("roles/create", name="citizens", permissions=[])
    draft = await pick(malia, await ask(malia), vote_ids.DraftRoles, [role["id"]])
    await delete_role(stage, role["id"])
    told = await open_draft(malia, draft)
    gone = say.text("vote-role-gone", roles=role_mention(int(role["id"])), count=1)
    assert gone in told.text and await stage.store.ballots.open_votes() == [] and not can_open(told)
    draft = await pick(malia, told, vote_ids.DraftRoles, [])
    assert says((await open_draft(malia, draft)).text, "vote-opened")


async def delete_role(stage: Stage, id: str) -> None:
    """Delete a role, and wait until the bot has heard of it."""
    world = stage.server.world
    del world.roles[id]
    world.publish("GUILD_ROLE_DELETE", {"guild_id": world.guild["id"], "role_id": id}, None)
    async with asyncio.timeout(HANG):
        while stage.bot.guilds[0].get_role(int(id)) is not None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_a_moderator_who_is_none_any_more_opens_nothing(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await set_vote_roles(stage.store, int(malia.guild["id"]), [int(role["id"])])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    draft = await ask(theo)
    await stage.driver.post("roles", user="theo", roles=[])
    for name in ("vote-draft-open", "vote-draft-change", "vote-draft-times", "vote-draft-voters"):
        told = await label(theo, draft, name)
        assert told.modal is None and says(told.text, "vote-not-allowed-roles")
    assert await stage.store.ballots.open_votes() == [] and len(await drafts_of(stage, theo)) == 1
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    assert says((await open_draft(theo, draft)).text, "vote-opened"), "and nothing was lost"


@pytest.mark.parametrize(
    "forged",
    [
        vote_ids.DraftQuestion(1, 7, "stones"),
        vote_ids.DraftQuestion(1, 0, "bribe"),
        vote_ids.SetThreshold(1, 99),
        vote_ids.RemoveQuestion(1, 0),
    ],
)
@pytest.mark.slow
async def test_forged_ids_change_nothing(stage: Stage, forged: custom_ids.Press) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    (before,) = await drafts_of(stage, malia)
    assert draft.message is not None
    named = type(forged)(before.id, *[getattr(forged, name) for name in forged.__slots__ if name != "draft"])
    held: Json = stage.server.world.messages[draft.message["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    row["components"][0] |= {"custom_id": custom_ids.encode(named), "disabled": False}
    reply = await malia.press(draft.message["id"], custom_ids.encode(named))
    assert reply.failed is None and reply.modal is None and reply.text
    (after,) = await drafts_of(stage, malia)
    assert after.content == before.content


async def test_nobody_else_touches_a_draft(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await set_vote_roles(stage.store, int(malia.guild["id"]), [int(role["id"])])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    await ask(malia)
    (before,) = await drafts_of(stage, malia)
    _, message = await open_vote(stage, theo)
    held: Json = stage.server.world.messages[message["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    for kind in (vote_ids.DiscardDraft, vote_ids.ConfirmDiscard, vote_ids.ShowDraft, vote_ids.DraftTimes):
        forged = kind(before.id)
        row["components"][0]["custom_id"] = custom_ids.encode(forged)
        reply = await theo.press(message["id"], custom_ids.encode(forged))
        assert reply.modal is None and say.text("refused-vote-draft-gone") in reply.text
    assert await drafts_of(stage, malia) == [before]


async def test_a_list_of_drafts(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    assert say.text("vote-drafts-none") in (await run(malia, "drafts")).text
    assert say.text("vote-not-allowed") in (await run(theo, "drafts")).text
    await ask(malia, question="Shall we *row*?")
    found = await run(malia, "drafts")
    assert says(found.text, "vote-drafts-waiting")
    draft = await pick_label(malia, found, "Shall we *row*?")
    assert says((await open_draft(malia, draft)).text, "vote-opened")


# -- as last time ------------------------------------------------------------------------------------------------------


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


# -- scheduled votes ---------------------------------------------------------------------------------------------------


async def schedule(stage: Stage, host: User, channel: str = "general", **typed: str) -> Draft:
    """Schedule a vote in two hours."""
    draft = await ask(host, channel=channel, **typed)
    draft = await fill(host, await label(host, draft, "vote-draft-times"), opens="in 2 hours", closes="3d")
    draft = await label(host, draft, "vote-draft-schedule")
    assert say.text("vote-draft-scheduled") in draft.text
    assert await stage.store.ballots.open_votes() == []
    (kept,) = await drafts_of(stage, host)
    assert kept.scheduled_at is not None and kept.content.closes_at == kept.scheduled_at + timedelta(days=3)
    return kept


async def make_due(stage: Stage, minutes: float = 0) -> None:
    """Let the start of all scheduled votes be so many minutes ago."""
    at = datetime.now(UTC) - timedelta(minutes=minutes)
    await sql(stage.store, "UPDATE vote_drafts SET scheduled_at = :at", at=at.strftime("%Y-%m-%d %H:%M:%S.%f"))


async def until_open(stage: Stage) -> Vote:
    """Return the vote as soon as it is open and shown."""
    async with asyncio.timeout(HANG):
        while True:
            for vote in await stage.store.ballots.open_votes():
                if vote.message is not None:
                    return vote
            await asyncio.sleep(0.01)


async def until_failed(stage: Stage, host: User, key: str) -> None:
    """Wait until the scheduled vote could not open, and check that its host is told why."""
    async with asyncio.timeout(HANG):
        while (draft := (await drafts_of(stage, host))[0]).trouble is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert draft.trouble == key and draft.scheduled_at is None
    assert await stage.store.ballots.open_votes() == []


async def test_a_scheduled_vote_opens_at_its_start(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    draft = await schedule(stage, malia)
    assert says((await run(malia, "drafts")).text, "vote-drafts-scheduled")
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    vote = await until_open(stage)
    assert vote.terms.closes_at == draft.content.closes_at and vote.host == int(malia.id)
    assert says((await press(theo, await message_of(vote, theo), "Sail")).text, "vote-receipt-recorded")
    assert await drafts_of(stage, malia) == []
    stage.bot.services.votes.opener.wake()
    await asyncio.sleep(0.1)
    assert len(await stage.store.ballots.open_votes()) == 1


async def test_a_scheduled_vote_whose_start_came_while_the_bot_was_away(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia)
    await make_due(stage, 5)
    await stage.stop_bot()
    await stage.start_bot()
    vote = await until_open(stage)
    await stage.restart()
    assert [each.id for each in await stage.store.ballots.open_votes()] == [vote.id], "once"


async def test_a_scheduled_vote_waits_again_if_its_host_wants(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia)
    found = await run(malia, "drafts")
    draft = await label(malia, await pick_label(malia, found, FORM["question"]), "vote-draft-unschedule")
    (kept,) = await drafts_of(stage, malia)
    assert kept.scheduled_at is None and can_open(draft)
    await open_draft(malia, await fill(malia, await label(malia, draft, "vote-draft-times"), opens=""))
    assert (await the_vote(stage)).terms.closes_at <= datetime.now(UTC) + timedelta(days=3)


async def test_a_scheduled_vote_whose_channel_is_gone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await schedule(stage, malia, "quiet")
    place = await malia.channel("quiet")
    await malia.request("DELETE", f"/channels/{place['id']}")
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-channel")
    told = await pick_label(malia, await run(malia, "drafts"), FORM["question"])
    assert say.text("vote-late-channel") in told.text
    draft = await fill(malia, await label(malia, told, "vote-draft-times"), opens="", closes="2h")
    assert says((await open_draft(malia, draft)).text, "vote-opened"), "here"


async def test_a_scheduled_vote_whose_host_may_not_run_votes_any_more(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    role = await stage.driver.post("roles/create", name="heralds", permissions=[])
    await set_vote_roles(stage.store, int(malia.guild["id"]), [int(role["id"])])
    await stage.driver.post("roles", user="theo", roles=[role["id"]])
    await schedule(stage, theo)
    await stage.driver.post("roles", user="theo", roles=[])
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, theo, "vote-late-host")
    channel = await theo.dm(stage.server.world.bot_id)
    async with asyncio.timeout(HANG):
        while not (messages := await theo.messages(channel["id"])):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert "Shall we sail?" in texts(messages[0]) and say.text("vote-late-host") in texts(messages[0])


async def test_a_scheduled_vote_with_a_deleted_role(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    role = await stage.driver.post("roles/create", name="citizens", permissions=[])
    draft = await pick(malia, await ask(malia), vote_ids.DraftRoles, [role["id"]])
    draft = await fill(malia, await label(malia, draft, "vote-draft-times"), opens="in 2 hours", closes="3d")
    await label(malia, draft, "vote-draft-schedule")
    await delete_role(stage, role["id"])
    await make_due(stage)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-role")


async def test_a_scheduled_vote_that_would_be_over(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    kept = await schedule(stage, malia)
    past = datetime.now(UTC) - timedelta(minutes=1)
    content = re.sub(r'"closes_at":"[^"]*"', f'"closes_at":"{past.isoformat()}"', await content_of(stage, kept.id))
    content = re.sub(r'"opens_at":"[^"]*"', f'"opens_at":"{(past - timedelta(hours=1)).isoformat()}"', content)
    await sql(stage.store, "UPDATE vote_drafts SET content = :content", content=content)
    await make_due(stage, 60)
    stage.bot.services.votes.opener.wake()
    await until_failed(stage, malia, "vote-late-past")


async def content_of(stage: Stage, id: int) -> str:
    ((content,),) = await sql(stage.store, f"SELECT content FROM vote_drafts WHERE id = {id}")
    return str(content)


# -- several questions -------------------------------------------------------------------------------------------------


async def several(stage: Stage, host: User, **options: object) -> tuple[Vote, Json]:
    """Open a vote with three questions."""
    draft = await ask(host, dict(options))
    for kind, typed in (
        ("choice", {"question": "Where?", "answers": "Athens\nSparta\nThebes", "most": ["2"]}),
        ("ranked", {"question": "Who?", "answers": "Ann\nBob\nCleo"}),
    ):
        add = say.label("vote-draft-add", kind=say.message(f"vote-draft-kind-{kind}"))
        form = await pick_label(host, draft, add)
        assert "closes" not in shown(form)
        draft = await fill(host, form, **typed)  # type: ignore[arg-type]
    done = await open_draft(host, draft)
    assert says(done.text, "vote-opened"), done.text
    vote = (await stage.store.ballots.open_votes())[-1]
    return vote, await message_of(vote, host)


async def answer(user: User, message: Json, **values: str | list[str]) -> Reply:
    """Open the form of a vote with several questions and fill it in."""
    form = await user.press_label(message, say.label("vote-answer-all"))
    return await fill(user, form, **values)


async def test_several_questions_are_answered_in_one_form(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await several(stage, malia)
    assert [question.kind for question in vote.terms.questions] == ["stones", "choice", "ranked"]
    assert "1. Ann" in texts(message).replace("\\", "")
    first = await answer(theo, message, q0=["1"], q1=["0", "2"], q2="3 1")
    assert says(first.text, "vote-receipt-recorded") and first.message is not None and first.message["flags"] & 64
    assert "Stay" in first.text and "Athens, Thebes" in first.text and "Cleo, Ann" in first.text
    await answer(ione, message, q2="3")
    (found,) = [shard.ballot for shard in [await stage.store.ballots.receipt(vote.id, int(ione.id))] if shard]
    assert found == ((), (), (2,)), "questions can be left blank"
    form = await theo.press_label(message, say.label("vote-answer-all"))
    assert shown(form) == {"q2": "3 1"}, "what was answered before is shown"
    changed = await fill(theo, form, q0=["0"])
    assert says(changed.text, "vote-receipt-changed") and "Athens, Thebes" in changed.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 2
    await run(malia, "close", {"reason": "x"})
    closed = await stage.store.ballots.vote(vote.id)
    assert closed.tallies is not None and [tally.ballots for tally in closed.tallies] == [1, 1, 2]
    told = (await run(malia, "result")).text
    assert all(words in told for words in ("Where?", "Who?", "Elected: Cleo"))


async def test_a_ranking_that_cannot_be_read(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    for typed in ("Cleo", "1 1", "4", "0"):
        refused = await answer(theo, message, q0=["1"], q1=["2"], q2=typed)
        assert says(refused.text, "vote-bad-ranking"), refused.text
    again = await label(theo, refused, "form-correct")
    recorded = await fill(theo, again, q2="2")
    assert all(word in recorded.text for word in ("Stay", "Thebes", "Bob")), "the other answers are kept"
    assert (await stage.store.ballots.vote(vote.id)).cast == 1


async def test_an_empty_ballot_is_none(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    assert say.text("vote-ballot-empty") in (await answer(theo, message)).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_a_final_ballot_is_shown_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, message = await several(stage, malia, changes=False)
    first = await answer(theo, message, q0=["0"])
    again = await theo.press_label(message, say.label("vote-answer-all"))
    assert again.modal is None and says(again.text, "vote-receipt-fixed")
    assert first.text.split("`")[1] == again.text.split("`")[1]


async def test_questions_are_changed_and_removed(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    add = say.label("vote-draft-add", kind=say.message("vote-draft-kind-stones"))
    for number in range(2, 6):
        draft = await fill(malia, await pick_label(malia, draft, add), question=f"Q{number}?", white="a", black="b")
    assert draft.message is not None
    offered = [option["label"] for menu in selects(draft.message) for option in menu.get("options", ())]
    assert add not in offered, "five are enough"
    form = await pick_label(malia, draft, say.label("vote-draft-change-one", number=3, question="Q3?"))
    draft = await fill(malia, form, question="Third?")
    draft = await pick_label(malia, draft, say.label("vote-draft-remove", number=2, question="Q2?"))
    await open_draft(malia, draft)
    titles = [question.text for question in (await the_vote(stage)).terms.questions]
    assert titles == ["Shall we sail?", "Third?", "Q4?", "Q5?"]


async def test_an_ostracism_of_members_is_alone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    await stage.store.put_value(f"ostrakon.naming.{malia.guild['id']}", True)
    add = say.label("vote-draft-add", kind=say.message("vote-draft-kind-ostracism"))
    draft = await fill(malia, await pick_label(malia, await ask(malia), add), question="Who goes?")
    assert say.text("refused-vote-alone") in draft.text and not can_open(draft)
    draft = await pick_label(malia, draft, say.label("vote-draft-remove", number=2, question="Who goes?"))
    assert can_open(draft)


async def test_the_form_of_several_questions_is_refused_where_there_is_one(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", ("a", "b", "c", "d", "e", "f"))
    assert says((await choose(theo, message, "f")).text, "vote-receipt-recorded")
    _, other = await open_vote(stage, malia)
    held: Json = stage.server.world.messages[other["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    id = custom_ids.encode(vote_ids.BallotForm(vote.id, vote.edits, ()))
    row["components"][0]["custom_id"] = id
    assert say.text("refused-vote-ballot") in (await theo.press(other["id"], id)).text


async def test_a_form_from_before_an_edit_is_refused(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    form = await theo.press_label(message, say.label("vote-answer-all"))
    before = buttons(message)[0]["custom_id"]
    asked = await run(malia, "edit")
    assert [block.splitlines()[0] for block in shown(asked).values()] == ["Shall we sail?", "Where?", "Who?"]
    done = await fill(malia, asked, edit1="Where to?\nArgos\nSparta\nThebes")
    assert says(done.text, "vote-edited-done")
    assert say.text("refused-vote-edited") in (await fill(theo, form, q0=["0"])).text
    kept = stage.server.world.messages[message["id"]]
    newer, kept["components"] = kept["components"], message["components"]
    old = await theo.press(message["id"], before)
    assert old.modal is None and say.text("refused-vote-edited") in old.text
    kept["components"] = newer
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    assert "Argos" in (await answer(theo, await message_of(vote, theo), q1=["0"])).text


async def test_a_paused_vote_does_not_open_its_form(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    held = (await run(theo, "status")).message or {}
    form = await theo.press_label(message, say.label("vote-answer-all"))
    await run(malia, "pause", {"reason": "x"})
    refused = await theo.press_label(held, say.label("vote-answer-all"))
    assert refused.modal is None and say.text("refused-vote-paused") in refused.text
    assert say.text("refused-vote-paused") in (await fill(theo, form, q0=["0"])).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_a_draft_chooses_where_else_its_result_is_announced(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    here, games = await malia.channel("general"), await malia.channel("games")
    draft = await ask(malia)
    refused = await pick(malia, draft, vote_ids.DraftAnnouncement, [here["id"]])
    assert say.text("vote-announce-here") in refused.text
    draft = await pick(malia, draft, vote_ids.DraftAnnouncement, [games["id"]])
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce == int(games["id"])
    draft = await pick(malia, draft, vote_ids.DraftAnnouncement, [])
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce is None
    draft = await pick(malia, draft, vote_ids.DraftAnnouncement, [games["id"]])
    await open_draft(malia, draft)
    vote = await the_vote(stage)
    await run(malia, "close", {"reason": "x"})
    await ended(stage, vote)

    async def announced() -> int | None:
        return (await stage.store.ballots.vote(vote.id)).announced

    told = await eventually(announced)
    (message,) = [each for each in await theo.messages(games["id"]) if each["id"] == str(told)]
    assert says(texts(message), "vote-result-title")
