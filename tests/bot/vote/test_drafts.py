"""Drafts: what their host sees and changes before a vote opens, and everything that can go wrong in between."""

import copy
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any, cast

import pytest

from benchmarks.hostile import Stranger
from bot.handlers.vote_drafts import time_reader
from bot.interactions import custom_ids, vote_ids
from bot.scheduler.votes import set_vote_roles
from bot.ui.words import channel_mention, role_mention, say
from sandbox.driver import buttons, texts
from sandbox.state.components import CHANNEL_SELECT, walk
from tests.bot.conftest import Json, Stage, eventually
from tests.bot.vote.helpers import (
    ask,
    can_open,
    delete_role,
    drafts_of,
    ended,
    fill,
    label,
    message_of,
    open_draft,
    open_vote,
    pick,
    pick_label,
    press,
    run,
    shown,
    the_vote,
)
from tests.messages import says
from tests.waiting import HANG


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
    assert say.text("vote-draft-utc", button=say.label("vote-draft-times")) in draft.text
    form = await label(malia, draft, "vote-draft-times")
    assert shown(form) == {"opens": "", "closes": "2h", "zone": "UTC"}
    day = datetime.now(UTC) + timedelta(days=9)
    draft = await fill(malia, form, closes=f"{day:%Y-%m-%d} 20:00", zone="tokyo")
    assert not says(draft.text, "vote-draft-utc")
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.zone == "Asia/Tokyo" and kept.content.closes_at == day.replace(
        hour=11, minute=0, second=0, microsecond=0
    )
    assert f"{day:%-d %B %Y}, 20:00." in draft.text.replace("\\", "") and "Tokyo" in draft.text
    assert f"<t:{int(kept.content.closes_at.timestamp())}:F>" in draft.text
    assert stage.bot.services.settings.get(int(malia.id)).zone == "Asia/Tokyo", "as in /settings"
    again = await ask(malia, closes="tomorrow 20:00")
    (newest, _) = await drafts_of(stage, malia)
    assert newest.content.closes_at is not None and newest.content.closes_at.hour == 11
    assert not says(again.text, "vote-draft-utc")


async def test_one_mistake_does_not_hide_another(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, white="Sail", black="sail", closes="soon", quorum="many")
    for key in ("refused-vote-answers-equal", "refused-vote-time", "refused-vote-quorum"):
        assert says(draft.text, key), key
    draft = await fill(malia, await label(malia, draft, "vote-draft-times"), opens="whenever", closes="2h", zone="UTC")
    draft = await fill(malia, await label(malia, draft, "vote-draft-voters"), joined="long", account="9999")
    for key in ("refused-vote-start", "refused-vote-quorum", "refused-vote-joined", "refused-vote-days-most"):
        assert says(draft.text, key), key
    assert not says(draft.text, "refused-vote-time") and not can_open(draft)


async def test_the_form_of_times_says_what_a_duration_counts_from(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    asked = await label(malia, await ask(malia), "vote-draft-times")
    assert asked.modal is not None
    assert asked.modal["components"][1]["description"] == say.label("vote-times-closes-how")


async def test_the_hint_about_the_time_zone_names_a_button_that_is_there(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, closes="2h")
    draft = await fill(malia, await label(malia, draft, "vote-draft-times"), opens="whenever")
    assert draft.message is not None
    labels = [button["label"] for button in buttons(draft.message)]
    assert say.label("vote-draft-times") not in labels and say.label("form-correct") in labels
    assert say.text("vote-draft-utc", button=say.label("form-correct")) in draft.text


async def test_a_wrong_time_zone_is_not_told_as_a_wrong_time(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    form = await label(malia, await ask(malia), "vote-draft-times")
    draft = await fill(malia, form, opens="in 1 hour", closes="in 2 hours", zone="Narnia")
    assert says(draft.text, "refused-vote-zone", typed="Narnia")
    assert not says(draft.text, "refused-vote-time") and not says(draft.text, "refused-vote-start")


async def test_no_quorum_is_above_the_number_of_those_entitled(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await fill(malia, await label(malia, await ask(malia, quorum="6"), "vote-draft-voters"), stated="5")
    assert says(draft.text, "refused-vote-quorum-stated", stated=5) and not can_open(draft)
    draft = await fill(malia, await label(malia, draft, "form-correct"), quorum="5")
    assert can_open(draft), draft.text


async def test_no_vote_closes_or_opens_now(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, closes="now")
    assert says(draft.text, "refused-vote-past") and not can_open(draft)
    draft = await fill(malia, await label(malia, draft, "form-correct"), closes="2h")
    draft = await fill(malia, await label(malia, draft, "vote-draft-times"), opens="now")
    assert says(draft.text, "refused-vote-start-past") and not can_open(draft)


async def test_who_counts_is_told_only_if_discord_can_count_them(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia, {"member_days": 3}, quorum="25%")
    assert says(draft.text, "refused-vote-entitled") and not says(draft.text, "vote-counted")
    draft = await fill(malia, await label(malia, draft, "form-correct"), joined="")
    assert says(draft.text, "vote-counted") and can_open(draft)


async def test_times_are_read_in_the_language_of_the_host(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    assert not can_open(await ask(malia, closes="morgen um 20 Uhr"))
    await stage.driver.set_locale("de", malia)
    draft = await ask(malia, closes="morgen um 20 Uhr")
    assert can_open(draft), draft.text
    await stage.driver.set_locale("en-US", malia)
    assert can_open(await ask(malia, closes="tomorrow 8pm"))


@pytest.mark.parametrize(
    ("language", "locale", "month_first"),
    [(None, "en-US", True), ("en", "en-US", True), ("de", "en-US", False), (None, "en-GB", False), (None, "de", False)],
)
async def test_the_month_comes_first_only_in_american_english(
    stage: Stage, language: str | None, locale: str, month_first: bool
) -> None:
    (malia,) = await stage.users("malia")
    user = int(malia.id)
    await stage.bot.services.settings.change(user, lambda person: replace(person, language=language))
    response = SimpleNamespace(interaction=SimpleNamespace(locale=locale), user=SimpleNamespace(id=user))
    assert time_reader(stage.bot.services, cast(Any, response)).month_first is month_first


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
    assert says(draft.text, "vote-changeable") and says(draft.text, "vote-who-everyone"), (
        "the other terms stay in sight"
    )
    if says(draft.text, "vote-closes"):
        times = set(re.findall(r"<t:(\d+):F>", draft.text))
        assert len(times) == (2 if says(draft.text, "vote-draft-opens") else 1), "no closing time but the typed one"
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
        ({"joined": "99999"}, "refused-vote-days-most"),
        ({"stated": "0"}, "refused-vote-stated-range"),
    ],
)
@pytest.mark.slow
async def test_voters_that_cannot_be_taken(stage: Stage, typed: dict[str, str], key: str) -> None:
    (malia,) = await stage.users("malia")
    draft = await fill(malia, await label(malia, await ask(malia), "vote-draft-voters"), **typed)
    assert says(draft.text, key) and not can_open(draft)
    assert says(draft.text, "vote-closes") and says(draft.text, "vote-changeable"), "the other terms stay in sight"
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
    for roles, count in (([], len(stage.server.world.members) - 1), ([role["id"]], 1)):
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


async def test_roles_that_come_twice_or_are_none_are_not_stored(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    role = (await stage.driver.post("roles/create", name="citizens", permissions=[]))["id"]
    (before,) = await drafts_of(stage, malia)
    assert draft.message is not None
    forger = Stranger(stage.server, malia.id, draft.message["channel_id"], HANG)
    custom_id = custom_ids.encode(vote_ids.DraftRoles(before.id))
    await forger.press(custom_id, draft.message, [role, role])
    (after,) = await drafts_of(stage, malia)
    assert after.content.roles == (int(role),)
    for odd in ("9" * 20, "0", "-1", "x"):
        assert (await forger.press(custom_id, draft.message, [odd])).text == say.text("error-unknown-id")
        assert (await drafts_of(stage, malia))[0].content.roles == (int(role),)


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
    if not isinstance(forged, vote_ids.RemoveQuestion):
        assert say.text("refused-vote-draft-changed") in reply.text and can_open(reply), "the draft as it is now"
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


async def test_a_draft_chooses_where_else_its_result_is_announced(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    here, games = await malia.channel("general"), await malia.channel("games")
    draft = await ask(malia)
    assert draft.message is not None
    (menu,) = [each for each in walk(draft.message["components"]) if each["type"] == CHANNEL_SELECT]
    kinds = {stage.server.world.channels[stage.server.channel_id(name)]["type"] for name in ("games", "news")}
    assert set(menu["channel_types"]) == kinds, "it offers no channel that is refused for its type"
    refused = await pick(malia, draft, vote_ids.DraftAnnouncement, [here["id"]])
    assert say.text("vote-announce-here") in refused.text
    draft = await pick(malia, draft, vote_ids.DraftAnnouncement, [games["id"]])
    (kept,) = await drafts_of(stage, malia)
    assert kept.content.announce == int(games["id"])
    assert says(draft.text, "vote-announced-in"), "the menu with the channel shows no more what it is for"
    draft = await pick(malia, draft, vote_ids.DraftAnnouncement, [])
    assert not says(draft.text, "vote-announced-in")
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


async def test_a_result_is_not_announced_where_the_host_may_not_run_votes(stage: Stage) -> None:
    (theo,) = await stage.users("theo")
    here, games = await theo.channel("general"), await theo.channel("games")
    await stage.driver.post("permissions", channel_id=here["id"], everyone={"allow": ["MANAGE_MESSAGES"]})
    refused = await pick(theo, await ask(theo), vote_ids.DraftAnnouncement, [games["id"]])
    assert say.text("vote-announce-not-yours", channel=channel_mention(int(games["id"]))) in refused.text
    (kept,) = await drafts_of(stage, theo)
    assert kept.content.announce is None
