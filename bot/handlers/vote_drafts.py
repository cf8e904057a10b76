"""The draft of a public vote: changing it by forms and menus or like an earlier vote, and opening or scheduling it."""

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.handlers.settings import read_quiet_hours, read_zone
from bot.handlers.vote import check_announcement, check_may_run, check_place, may_run, visible_vote, visible_votes
from bot.interactions import custom_ids, vote_ids
from bot.interactions.errors import UserError, refusal_text
from bot.interactions.registry import chosen_ids, form, press, select
from bot.interactions.response import Response
from bot.messages.visibility import COMMAND_PATIENCE
from bot.scheduler.votes import count_entitled, may_name_members
from bot.screens.vote import vote_url
from bot.screens.vote_draft import (
    VOTE_FORMS,
    discard_screen,
    draft_screen,
    drafts_screen,
    fingerprint_of,
    form_of,
    times_form,
    typed_content,
    vote_form,
    vote_of,
    voters_form,
)
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Screen, Text
from bot.ui.limits import notice
from bot.ui.typed_times import Reader, UnreadableTime, read_time
from bot.ui.words import role_mention, say
from games.core.words import Argument, Markdown, Series
from storage import Refused
from storage.ballots import Content, Draft, Terms, Vote
from storage.ballots.drafts import check_all, check_content
from storage.ballots.questions import KINDS, MAX_QUESTIONS, THRESHOLDS, check_question
from storage.match.quiet_hours import UnknownTimeZone


async def read_times(services: Services, response: Response, content: Content) -> Content:
    """Return a draft's content with the times that were typed, as they are meant in its host's zone and language.

    A time that can't be read is None; then `storage.ballots.drafts.draft_terms` refuses the content.

    Args:
        services: The bot's services.
        response: The response to the form, which knows the host's language.
        content: The content with the times and the time zone as typed.
    """
    opens, closes = content.opens.strip(), content.closes.strip()
    unread = replace(content, opens=opens, closes=closes, opens_at=None, closes_at=None)
    try:
        zone = read_zone(content.zone)
    except UnknownTimeZone:
        return unread
    reader = replace(time_reader(services, response), zone=zone)
    opens_at = closes_at = None
    with contextlib.suppress(UnreadableTime):
        opens_at = await read_typed(services, response, opens, replace(reader, is_end=False)) if opens else None
    with contextlib.suppress(UnreadableTime):
        closes_at = await read_typed(services, response, closes, replace(reader, since=opens_at))
    return replace(unread, zone=zone, opens_at=opens_at, closes_at=closes_at)


async def read_typed(services: Services, response: Response, typed: str, reader: Reader) -> datetime:
    """Read a typed time; only for users who may run votes where they do so.

    Args:
        services: The bot's services.
        response: The response to the user.
        typed: What the user typed.
        reader: How to read it.

    Returns:
        The time in UTC, in whole seconds.

    Raises:
        UnreadableTime: It can't be read, or too many times in words have just been read for the user.
    """
    return await read_time(typed, reader, services.times, lambda: services.typed_times.take(response.user.id))


def time_reader(services: Services, response: Response) -> Reader:
    """Return how to read the times that a user types, in their own time zone and language."""
    locale = str(response.interaction.locale)
    person = services.settings.get(response.user.id)
    language = (person.language or locale).partition("-")[0]
    return Reader(services.votes.now(), person.zone, language, language == "en" and locale == "en-US")


async def show_draft(
    services: Services,
    response: Response,
    draft: Draft,
    *,
    new: bool = False,
    wrong: Markdown | None = None,
    left_out: Markdown | None = None,
) -> None:
    """Show a draft to its host with what is wrong with it, in place of the pressed message.

    Args:
        services: The bot's services.
        response: The response.
        draft: The draft.
        new: True to show it in a new message.
        wrong: What is wrong besides; None if nothing is.
        left_out: What could not be taken over from an earlier vote; None if everything was.
    """
    now = services.votes.now()
    terms, refusals = check_all(draft.content, now)
    problems = [refusal_text(each) for each in refusals]
    try:
        if terms is not None:
            await check_possible(services, draft, terms)
    except Refused as refused:
        refusals.append(refused)
        problems.append(refusal_text(refused))
    except UserError as error:
        problems.append(error.text)
    allowed = not problems
    corrections = [_correction(draft, each.code) for each in refusals]
    last = await last_vote(services, response)
    screen = draft_screen(
        draft,
        terms,
        now,
        allowed=allowed,
        problems=list(dict.fromkeys([each for each in (left_out, wrong, *problems) if each is not None])),
        correct=next((each for each in corrections if each is not None), None),
        last=None if last is None else last.id,
    )
    await (response.send(screen) if new else response.update(screen))


def _correction(draft: Draft, code: str) -> custom_ids.Press | None:
    """Return the press that opens the form in which a refused value can be corrected; None if a menu is the place.

    Args:
        draft: The draft.
        code: Why it is refused.
    """
    if code in ("vote_start", "vote_start_past", "vote_start_far", "vote_order", "vote_zone"):
        return vote_ids.DraftTimes(draft.id)
    if code in ("vote_joined", "vote_account", "vote_stated", "vote_entitled", "vote_stated_range", "vote_days_most"):
        return vote_ids.DraftVoters(draft.id)
    if code in ("vote_threshold", "vote_alone", "vote_roles"):
        return None
    if code in ("vote_past", "vote_far", "vote_time") and draft.content.opens:
        return vote_ids.DraftTimes(draft.id)
    place = _faulty_question(draft)
    return vote_ids.DraftQuestion(draft.id, place, form_of(draft.content.questions[place]))


def _faulty_question(draft: Draft) -> int:
    """Return the place of the first question with which no vote can be held; 0 if it is none of them."""
    for place, question in enumerate(draft.content.questions):
        try:
            check_question(question)
        except Refused:
            return place
    return 0


async def check_possible(services: Services, draft: Draft, terms: Terms) -> None:
    """Raise an error if a vote can't be held in its server as things are there now.

    Args:
        services: The bot's services.
        draft: Its draft.
        terms: Its terms.

    Raises:
        UserError: A role was deleted.
        Refused: Members may not be named in this server (`vote_naming_off`).
    """
    guild = services.client.get_guild(draft.guild)
    if guild is not None:
        gone: list[Argument] = [role_mention(role) for role in terms.eligible.roles if guild.get_role(role) is None]
        if gone:
            raise UserError(say.text("vote-role-gone", roles=Series(gone), count=len(gone)))
    names_members = any(question.kind == "members" for question in terms.questions)
    if names_members and not await may_name_members(services.store, draft.guild):
        raise Refused("vote_naming_off")


async def _own(services: Services, response: Response, id: int) -> Draft:
    """Return the user's draft, if they may still run votes in this channel.

    Args:
        services: The bot's services.
        response: The response to the press.
        id: The draft's id.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft (`vote_draft_gone`), or it has opened (`vote_draft_open`).
    """
    await check_may_run(services, response.interaction, response.interaction.channel_id)
    draft = await services.votes.ballots.drafts.get(id, response.user.id, services.votes.now())
    if draft.guild != response.interaction.guild_id:
        raise Refused("vote_draft_gone")
    return draft


async def _change(
    services: Services,
    response: Response,
    id: int,
    change: Callable[[Content], Content],
    left_out: Markdown | None = None,
) -> None:
    """Change a draft and show it.

    Args:
        services: The bot's services.
        response: The response to the press.
        id: The draft's id.
        change: Returns the new content, given the present one.
        left_out: As for `show_draft`.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    await _own(services, response, id)
    drafts, user = services.votes.ballots.drafts, response.user.id
    draft = await drafts.change(id, user, change, services.votes.now())
    await show_draft(services, response, draft, left_out=left_out)


@press(vote_ids.ShowDraft, defer="update")
async def show(services: Services, response: Response, press: vote_ids.ShowDraft) -> None:
    """Show a draft in place of the list of drafts.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    await show_draft(services, response, await _own(services, response, press.draft))


async def show_drafts(services: Services, response: Response) -> None:
    """Show the user, privately, their drafts in this server, and the votes that others have scheduled.

    Those of others are listed for those who see their channels or threads and may run votes there.

    Raises:
        UserError: The user may not run votes here.
    """
    interaction = response.interaction
    await check_may_run(services, interaction, interaction.channel_id)
    assert interaction.guild_id is not None
    found = await services.votes.ballots.drafts.of_guild(interaction.guild_id, services.votes.now())
    own = [draft for draft in found if draft.host == response.user.id]
    scheduled = [draft for draft in found if draft.host != response.user.id and draft.scheduled_at is not None]
    sights = await services.visibility.look(interaction, {draft.channel for draft in scheduled}, COMMAND_PATIENCE)
    others = [
        draft
        for draft in scheduled
        if sights[draft.channel] != "hidden" and await may_run(services, interaction, draft.channel)
    ]
    await response.send(drafts_screen(own, others))


# -- forms -------------------------------------------------------------------------------------------------------------


@press(vote_ids.DraftQuestion, defer=None)
async def ask_question(services: Services, response: Response, press: vote_ids.DraftQuestion) -> None:
    """Open the form of a draft's question with what was typed before, or the empty form of one to add.

    If the draft has changed so that it has no such question, it is shown as it is now.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft, or it has all the questions that a ballot has room for (`vote_questions`).
    """
    draft = await _own(services, response, press.draft)
    if not _has_place(draft.content, press):
        await show_draft(services, response, draft, wrong=say.text("refused-vote-draft-changed"))
        return
    typed = typed_content(draft.content, press.question, press.kind)
    await response.open_form(vote_form(press, press.kind, typed, press.question, len(draft.content.questions)))


@form(vote_ids.DraftQuestion, defer="update")
async def set_question(
    services: Services, response: Response, press: vote_ids.DraftQuestion, typed: Mapping[str, str]
) -> None:
    """Change or add a draft's question, with the first one also closing time and quorum.

    If the draft has changed so that it has no such question, it is shown as it is now.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft, or it has all the questions that a ballot has room for (`vote_questions`).
    """
    draft = await _own(services, response, press.draft)
    if not _has_place(draft.content, press):
        await show_draft(services, response, draft, wrong=say.text("refused-vote-draft-changed"))
        return
    question = VOTE_FORMS[press.kind].read(typed.get("question", "").strip(), typed)
    new = draft.content
    if press.question == 0:
        new = replace(new, closes=typed.get("closes", ""), quorum=typed.get("quorum", "").strip())
        new = await read_times(services, response, new)

    def change(content: Content) -> Content:
        if not _has_place(content, press):
            return content  # another device has removed a question at this moment; the draft is shown as it is
        questions = (*content.questions[: press.question], question, *content.questions[press.question + 1 :])
        if press.question:
            return replace(content, questions=questions)
        times = {"opens": new.opens, "opens_at": new.opens_at, "closes": new.closes, "closes_at": new.closes_at}
        return replace(content, questions=questions, quorum=new.quorum, **times)  # type: ignore[arg-type]

    await _change(services, response, press.draft, change)


def _has_place(content: Content, press: vote_ids.DraftQuestion) -> bool:
    """Return True if a draft has the question that a press names, or can have it as its next one.

    Raises:
        Refused: The draft has all the questions that a ballot has room for (`vote_questions`).
    """
    if press.kind not in VOTE_FORMS or press.question > len(content.questions):
        return False
    if press.question >= MAX_QUESTIONS:
        raise Refused("vote_questions", most=MAX_QUESTIONS)
    return True


@press(vote_ids.RemoveQuestion, defer="update")
async def remove_question(services: Services, response: Response, press: vote_ids.RemoveQuestion) -> None:
    """Remove a question from a draft; the last one stays.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """

    def change(content: Content) -> Content:
        if len(content.questions) == 1:
            return content
        left = [question for place, question in enumerate(content.questions) if place != press.question]
        return replace(content, questions=tuple(left))

    await _change(services, response, press.draft, change)


@press(vote_ids.DraftTimes, defer=None)
async def ask_times(services: Services, response: Response, press: vote_ids.DraftTimes) -> None:
    """Open the form for a draft's start, end and time zone.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    await response.open_form(times_form(await _own(services, response, press.draft)))


@form(vote_ids.DraftTimes, defer="update")
async def set_times(
    services: Services, response: Response, press: vote_ids.DraftTimes, typed: Mapping[str, str]
) -> None:
    """Set a draft's start and end; a time zone that is typed becomes the user's own, as in `/settings`.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    draft = await _own(services, response, press.draft)
    texts = {name: typed.get(name, "").strip() for name in ("opens", "closes", "zone")}
    new = await read_times(services, response, replace(draft.content, **texts))  # type: ignore[arg-type]
    person = services.settings.get(response.user.id)
    if new.zone != person.zone and (new.closes_at or new.opens_at):
        change_zone = read_quiet_hours(new.zone, None, None, None, False, services.store.time.now())
        await services.settings.change(response.user.id, change_zone)

    def change(content: Content) -> Content:
        times = {"opens": new.opens, "opens_at": new.opens_at, "closes": new.closes, "closes_at": new.closes_at}
        return replace(content, zone=new.zone, **times)  # type: ignore[arg-type]

    await _change(services, response, press.draft, change)


@press(vote_ids.DraftVoters, defer=None)
async def ask_voters(services: Services, response: Response, press: vote_ids.DraftVoters) -> None:
    """Open the form for who may vote besides the roles, and how many may.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    await response.open_form(voters_form(await _own(services, response, press.draft)))


@form(vote_ids.DraftVoters, defer="update")
async def set_voters(
    services: Services, response: Response, press: vote_ids.DraftVoters, typed: Mapping[str, str]
) -> None:
    """Set since when voters must be members, how old their accounts must be, and how many may vote.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    texts = {name: typed.get(name, "").strip() for name in ("joined", "account", "stated")}
    await _change(services, response, press.draft, lambda content: replace(content, **texts))  # type: ignore[arg-type]


# -- menus -------------------------------------------------------------------------------------------------------------


@select(vote_ids.DraftRoles, defer="update")
async def set_roles(services: Services, response: Response, press: vote_ids.DraftRoles, values: Sequence[str]) -> None:
    """Set the roles that may vote; none, or @everyone, for all members.

    Args:
        services: The bot's services.
        response: The response to the selection.
        press: The menu.
        values: The ids of the roles.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    roles = chosen_ids(values)
    chosen = () if response.interaction.guild_id in roles else tuple(sorted(roles))
    await _change(services, response, press.draft, lambda content: replace(content, roles=chosen))


@select(vote_ids.DraftRules, defer="update")
async def set_rules(services: Services, response: Response, press: vote_ids.DraftRules, values: Sequence[str]) -> None:
    """Set whether votes can be changed, and whether the turnout is shown.

    Args:
        services: The bot's services.
        response: The response to the selection.
        press: The menu.
        values: `changes` and `turnout`, or one of them, or none.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    changes, turnout = "changes" in values, "turnout" in values
    await _change(
        services, response, press.draft, lambda content: replace(content, changeable=changes, turnout=turnout)
    )


@select(vote_ids.DraftAnnouncement, defer="update")
async def set_announcement(
    services: Services, response: Response, press: vote_ids.DraftAnnouncement, values: Sequence[str]
) -> None:
    """Set another channel in which the result will be announced.

    Args:
        services: The bot's services.
        response: The response to the selection.
        press: The menu.
        values: The id of the channel, or none.

    Raises:
        UserError: The user may not run votes here, or the result can't be announced there.
        Refused: The user has no such draft.
    """
    chosen = chosen_ids(values)
    channel = chosen[0] if chosen else None
    if channel is not None:
        await check_announcement(services, response.interaction, channel, response.interaction.channel_id)
    await _change(services, response, press.draft, lambda content: replace(content, announce=channel))


@press(vote_ids.SetThreshold, defer="update")
async def set_threshold(services: Services, response: Response, press: vote_ids.SetThreshold) -> None:
    """Set what an answer needs to win; if there is no such choice any more, show the draft as it is.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    if press.threshold >= len(THRESHOLDS):
        draft = await _own(services, response, press.draft)
        await show_draft(services, response, draft, wrong=say.text("refused-vote-draft-changed"))
        return
    chosen = list(THRESHOLDS)[press.threshold]
    await _change(services, response, press.draft, lambda content: replace(content, threshold=chosen))


@press(vote_ids.DraftLike, defer="update")
async def take_over(services: Services, response: Response, press: vote_ids.DraftLike) -> None:
    """Give a draft the terms of an earlier vote; its questions and its start stay.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft, or may not see the vote (`vote_unknown`).
    """
    draft = await _own(services, response, press.draft)
    vote = await visible_vote(services, response.interaction, press.vote, services.votes.ballots.vote)
    new = await read_times(services, response, content_like(vote, draft.content))
    announce, left_out = await announced_like(services, response, vote)
    new = replace(new, announce=announce)
    await _change(services, response, press.draft, lambda content: replace(new, questions=content.questions), left_out)


# -- opening -----------------------------------------------------------------------------------------------------------


@press(vote_ids.OpenDraft, defer="update")
async def open_draft(services: Services, response: Response, press: vote_ids.OpenDraft) -> None:
    """Open a draft's vote in this channel, or schedule it, if the draft is still as its host has seen it.

    Raises:
        UserError: The user may not run votes here, or the bot may not post one.
        Refused: The user has no such draft.
    """
    draft = await _own(services, response, press.draft)
    check_place(response)
    votes, channel = services.votes, response.interaction.channel_id
    assert channel is not None
    if fingerprint_of(draft) != press.seen:
        await show_draft(services, response, draft, wrong=say.text("refused-vote-draft-changed"))
        return
    now = votes.now()
    try:
        terms = check_content(draft.content, now)
        await check_possible(services, draft, terms)
        if draft.content.announce is not None:
            await check_announcement(services, response.interaction, draft.content.announce, channel)
        if draft.content.opens_at is not None:
            await services.settings.note_locale(draft.host, response.interaction.locale)
            scheduled = await votes.ballots.drafts.schedule(draft, channel, now)
            votes.opener.wake()
            await show_draft(services, response, scheduled)
            return
        needed = terms.needs_entitled and terms.stated is None
        entitled = await count_entitled(services.client, vote_of(draft, terms, now)) if needed else None
        vote = await votes.ballots.drafts.open(draft, channel=channel, terms=terms, now=now, entitled=entitled)
    except (Refused, UserError) as error:
        if isinstance(error, Refused) and error.code == "vote_draft_gone":
            raise
        wrong = error.text if isinstance(error, UserError) else refusal_text(error)
        await show_draft(services, response, draft, wrong=wrong)
        return
    votes.vote_opened(vote)
    trouble = await votes.updater.show(vote)
    vote = await votes.ballots.vote(vote.id)
    told = (
        say.text("vote-opened", vote=str(vote.id), url=vote_url(vote))
        if trouble is None
        else say.text(f"vote-trouble-{trouble}", vote=str(vote.id))
    )
    await response.update(Screen((Text(told),), NEUTRAL_ACCENT))


@press(vote_ids.UnscheduleDraft, defer="update")
async def unschedule(services: Services, response: Response, press: vote_ids.UnscheduleDraft) -> None:
    """Let a scheduled draft wait for its host again.

    Raises:
        UserError: The user may not run votes here.
        Refused: The user has no such draft.
    """
    await _change(services, response, press.draft, lambda content: content)


@press(vote_ids.DiscardDraft, defer="update")
async def ask_discard(services: Services, response: Response, press: vote_ids.DiscardDraft) -> None:
    """Ask the host of a draft whether to delete it.

    Raises:
        Refused: The user has no such draft.
    """
    draft = await services.votes.ballots.drafts.get(press.draft, response.user.id, services.votes.now())
    await response.update(discard_screen(draft.id))


@press(vote_ids.ConfirmDiscard, defer="update")
async def discard(services: Services, response: Response, press: vote_ids.ConfirmDiscard) -> None:
    """Delete a draft.

    Raises:
        Refused: The user has no such draft, or it has opened by itself in the meantime.
    """
    await services.votes.ballots.drafts.discard(press.draft, response.user.id, services.votes.now())
    await response.update(notice(say.text("vote-draft-discarded")))


# -- the terms of an earlier vote --------------------------------------------------------------------------------------


async def last_vote(services: Services, response: Response) -> Vote | None:
    """Return the vote of this server that was opened last, of those that the user can see; None if there is none."""
    found = await visible_votes(services, response.interaction, running=False)
    return max(found, key=lambda vote: (vote.opened_at, vote.id), default=None)


def content_like(vote: Vote, content: Content) -> Content:
    """Return a draft's content with the terms of an earlier vote in place of its own.

    The new vote stays open for as long as the earlier one; its closing time has still to be read. What an answer needs
    to win is left out if a question of the draft can't have it. `announced_like` says where its result is announced.

    Args:
        vote: The earlier vote.
        content: The draft's content; its questions and its start stay.
    """
    terms, eligible = vote.terms, vote.terms.eligible
    fits = all(KINDS[question.kind].has_threshold for question in content.questions)
    return replace(
        content,
        closes=written_length(terms.closes_at - vote.opened_at),
        closes_at=None,
        quorum=f"{terms.quorum_percent}%" if terms.quorum_percent else str(terms.quorum or ""),
        roles=eligible.roles,
        joined=str(eligible.days or ""),
        account=str(eligible.account_days or ""),
        stated=str(terms.stated or ""),
        changeable=terms.changeable,
        turnout=terms.turnout,
        threshold=terms.threshold if fits else "most",
    )


async def announced_like(services: Services, response: Response, vote: Vote) -> tuple[int | None, Markdown | None]:
    """Return the other channel in which the result of a vote is announced that has an earlier vote's terms.

    The channel is not named where it can't be taken over: the user may not be allowed to know of it.

    Args:
        services: The bot's services.
        response: The response, whose user prepares the new vote in its channel.
        vote: The earlier vote.

    Returns:
        The channel's Discord id, or None for none; and what the user is told if the earlier vote has a channel where
        the user may not run votes or the bot may not post now.
    """
    channel, here = vote.announce, response.interaction.channel_id
    if channel is None or channel == here:
        return None, None
    try:
        await check_announcement(services, response.interaction, channel, here)
    except UserError:
        return None, say.text("vote-announce-not-like", vote=str(vote.id))
    return channel, None


def written_length(length: timedelta) -> str:
    """Return a duration as people type it, such as "3d 12h 5m", rounded up to a minute."""
    minutes = max(1, -(-int(length.total_seconds()) // 60))
    parts = [(minutes // 1440, "d"), (minutes % 1440 // 60, "h"), (minutes % 60, "m")]
    return " ".join([f"{number}{unit}" for number, unit in parts if number])
