"""The draft of a public vote, which only its host sees: what everyone will see, the terms, and the controls."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time

from bot.interactions import custom_ids, draft_ids
from bot.screens.ballot import ACCENT, answers_text, controls, how_to_vote
from bot.screens.vote import conditions_text, turnout_text
from bot.screens.vote_forms import VOTE_FORMS, form_of
from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Block,
    Button,
    Buttons,
    Divider,
    Menu,
    Option,
    Screen,
    ServerMenu,
    Text,
)
from bot.ui.limits import CHOICE, clean_name, fit_label, fit_screen, notice
from bot.ui.words import channel_mention, say, timestamp
from games.core.words import BABEL_LOCALES, Markdown, current_language, lines
from storage.ballots import Draft, Terms, Vote, VoteStatus
from storage.ballots.drafts import DRAFT
from storage.ballots.model import MAX_ROLES
from storage.ballots.questions import KINDS, MAX_QUESTIONS, THRESHOLDS

DRAFTS_LISTED = 25
"""The number of drafts in a list."""


def fingerprint_of(draft: Draft) -> str:
    """Return a short hash of a draft's content, so that what opens is what its host has seen."""
    return blake2b(str(DRAFT.write(draft)["content"]).encode(), digest_size=8).hexdigest()


def vote_of(draft: Draft, terms: Terms, now: datetime) -> Vote:
    """Return a draft as a vote that nobody has opened, for a preview.

    Args:
        draft: The draft.
        terms: Its terms.
        now: The present time, in UTC.
    """
    return Vote(
        id=draft.id,
        guild=draft.guild,
        channel=draft.channel,
        message=None,
        result=None,
        host=draft.host,
        host_name=draft.host_name,
        terms=terms,
        opened_at=draft.content.opens_at or now,
        status=VoteStatus.OPEN,
        cast=0,
        tallies=None,
        spoiled=None,
        ending=None,
        shredded=False,
        first_closes_at=terms.closes_at,
    )


def draft_screen(
    draft: Draft,
    terms: Terms | None,
    now: datetime,
    *,
    problem: Markdown | None = None,
    correct: custom_ids.Press | None = None,
    last: int | None = None,
) -> Screen:
    """Return the draft of a vote with its controls.

    Args:
        draft: The draft.
        terms: Its terms if they are allowed, else None.
        now: The present time, in UTC.
        problem: What is wrong, or what has to be done before it opens.
        correct: The press that opens the form in which that can be corrected; None if there is none.
        last: The number of the server's last vote, whose terms can be taken over; None if there is none.
    """
    blocks: list[Block] = [Text(_head(draft, problem))]
    blocks.append(Divider())
    blocks += _preview(draft, terms, now)
    blocks.append(Divider())
    blocks.append(Buttons(tuple(_buttons(draft, correct, ready=terms is not None))))
    blocks.append(_question_menu(draft))
    roles = custom_ids.encode(draft_ids.DraftRoles(draft.id))
    blocks.append(ServerMenu(roles, say.label("vote-draft-roles"), "roles", draft.content.roles, MAX_ROLES))
    blocks.append(_threshold_menu(draft))
    blocks.append(_rules_menu(draft))
    if last is not None:
        like = custom_ids.encode(draft_ids.DraftLike(draft.id, last))
        blocks.append(Buttons((Button(say.label("vote-draft-like", vote=str(last)), like),)))
    return fit_screen(Screen(tuple(blocks), ACCENT))


def _head(draft: Draft, problem: Markdown | None) -> Markdown:
    parts = [say.text("vote-draft-scheduled" if draft.scheduled_at is not None else "vote-draft-head")]
    if draft.trouble is not None and draft.trouble in say:
        parts.append(say.text("vote-draft-late", why=say.text(draft.trouble)))
    if problem is not None:
        parts.append(say.text("vote-draft-problem", why=problem))
    return lines([*parts, *_times(draft)])


def _times(draft: Draft) -> list[Markdown]:
    """Return when a vote opens and closes, as Discord shows it and in words in its host's time zone."""
    content, parts = draft.content, []
    for key, at in (("vote-draft-opens", content.opens_at), ("vote-draft-closes", content.closes_at)):
        if at is not None:
            words = time_in_words(at, content.zone)
            parts.append(say.text(key, at=timestamp(at, "F"), left=timestamp(at, "R"), words=words, zone=content.zone))
    if content.zone == "UTC":
        parts.append(say.text("vote-draft-utc"))
    return parts


def time_in_words(at: datetime, zone: str) -> str:
    """Return a time in words in a time zone, in the reader's language, such as "Friday, 27 November 2026, 18:00".

    Args:
        at: The time.
        zone: The name of the time zone; that of no zone stands for UTC.
    """
    try:
        local = at.astimezone(ZoneInfo(zone))
    except (KeyError, ValueError, OSError):
        return time_in_words(at, "UTC")
    language = current_language()
    locale = BABEL_LOCALES.get(language, language)
    return say.label(
        "vote-draft-words",
        date=format_date(local, "full", locale=locale),
        time=format_time(local, "short", locale=locale),
    )


def _preview(draft: Draft, terms: Terms | None, now: datetime) -> list[Block]:
    """Return what everyone will see; without terms that are allowed, the questions as they were typed."""
    questions = draft.content.questions
    texts = [say.text("vote-question", question=questions[0].text) if questions[0].text.strip() else None]
    several = len(questions) > 1
    for place, question in enumerate(questions):
        if place:
            texts.append(say.text("vote-question", question=question.text))
        if any(question.answers):
            known = len(question.answers) == 2 or question.kind != "stones"
            numbered = several and question.kind == "ranked"
            texts.append(answers_text(question, numbered=numbered) if known else None)
    written = [text for text in texts if text is not None]
    blocks: list[Block] = [Text(lines(written))] if written else []
    if terms is None:
        return blocks
    vote = vote_of(draft, terms, now)
    blocks.append(Text(lines([conditions_text(vote), *turnout_text(vote)])))
    blocks += [_disabled(block) for block in controls(vote)]
    blocks.append(Text(lines([how_to_vote(vote), say.text("vote-secret")])))
    return blocks


def _disabled(block: Block) -> Block:
    if isinstance(block, Buttons):
        return Buttons(tuple([replace(each, disabled=True) for each in block.buttons if isinstance(each, Button)]))
    return replace(block, disabled=True) if isinstance(block, Menu | ServerMenu) else block


def _buttons(draft: Draft, correct: custom_ids.Press | None, *, ready: bool) -> list[Button]:
    """Return the buttons of a draft.

    Args:
        draft: The draft.
        correct: The press that opens the form in which a problem can be corrected; None if there is none.
        ready: True if the vote can be opened.
    """
    content, id = draft.content, draft.id
    buttons = []
    if draft.scheduled_at is not None:
        wait = custom_ids.encode(draft_ids.UnscheduleDraft(id))
        buttons.append(Button(say.label("vote-draft-unschedule"), wait, "primary"))
    elif ready:
        label = "vote-draft-open" if content.opens_at is None else "vote-draft-schedule"
        seen = draft_ids.OpenDraft(id, fingerprint_of(draft))
        buttons.append(Button(say.label(label), custom_ids.encode(seen), "success"))
    if correct is not None:
        buttons.append(Button(say.label("vote-correct"), custom_ids.encode(correct), "primary"))
    for label, press in (
        ("vote-draft-change", draft_ids.DraftQuestion(id, 0, form_of(content.questions[0]))),
        ("vote-draft-times", draft_ids.DraftTimes(id)),
        ("vote-draft-voters", draft_ids.DraftVoters(id)),
    ):
        if press != correct:
            buttons.append(Button(say.label(label), custom_ids.encode(press)))
    drop = custom_ids.encode(draft_ids.DiscardDraft(id))
    return [*buttons, Button(say.label("vote-draft-discard"), drop, "danger")]


def _question_menu(draft: Draft) -> Menu:
    """Return the menu with which questions are added, changed and removed, or the only one gets another kind."""
    questions, id = draft.content.questions, draft.id
    options: list[tuple[str, custom_ids.Press]] = []
    if len(questions) == 1:
        kind = form_of(questions[0])
        for other in VOTE_FORMS:
            if other != kind:
                label = say.label("vote-draft-kind", kind=say.message(f"vote-draft-kind-{other}"))
                options.append((label, draft_ids.DraftQuestion(id, 0, other)))
    else:
        for place, question in enumerate(questions):
            change = draft_ids.DraftQuestion(id, place, form_of(question))
            options.append((say.label("vote-draft-change-one", number=place + 1, question=question.text), change))
        for place, question in enumerate(questions):
            label = say.label("vote-draft-remove", number=place + 1, question=question.text)
            options.append((label, draft_ids.RemoveQuestion(id, place)))
    if len(questions) < MAX_QUESTIONS:
        for kind in VOTE_FORMS:
            label = say.label("vote-draft-add", kind=say.message(f"vote-draft-kind-{kind}"))
            options.append((label, draft_ids.DraftQuestion(id, len(questions), kind)))
    return Menu(
        custom_ids.encode(draft_ids.QuestionMenu(id)),
        say.label("vote-draft-questions"),
        tuple([Option(fit_label(label, CHOICE), custom_ids.encode(press)) for label, press in options]),
    )


def _threshold_menu(draft: Draft) -> Menu:
    options = [
        Option(
            say.label(f"vote-draft-threshold-{name}"),
            custom_ids.encode(draft_ids.SetThreshold(draft.id, place)),
            selected=name == draft.content.threshold,
        )
        for place, name in enumerate(THRESHOLDS)
    ]
    fits = all(KINDS[question.kind].has_threshold for question in draft.content.questions)
    of_use = fits or draft.content.threshold != "most"
    menu = custom_ids.encode(draft_ids.ThresholdMenu(draft.id))
    return Menu(menu, say.label("vote-draft-threshold"), tuple(options), disabled=not of_use)


def _rules_menu(draft: Draft) -> Menu:
    chosen = {"changes": draft.content.changeable, "turnout": draft.content.turnout}
    options = tuple([Option(say.label(f"vote-draft-{name}"), name, selected=on) for name, on in chosen.items()])
    menu = custom_ids.encode(draft_ids.DraftRules(draft.id))
    return Menu(menu, say.label("vote-draft-rules"), options, 0, len(options))


def drafts_screen(own: Sequence[Draft], others: Sequence[Draft]) -> Screen:
    """Return the list of a user's drafts and of the votes that others have scheduled.

    Args:
        own: The user's drafts.
        others: Scheduled drafts of others that the user may know of.
    """
    if not own and not others:
        return notice(say.text("vote-drafts-none"))
    blocks: list[Block] = [Text(lines([say.text("vote-drafts"), *map(_draft_line, own), *map(_draft_line, others)]))]
    if own:
        options = tuple(
            [
                Option(
                    fit_label(each.content.questions[0].text, CHOICE), custom_ids.encode(draft_ids.ShowDraft(each.id))
                )
                for each in own[:DRAFTS_LISTED]
            ]
        )
        menu = custom_ids.encode(draft_ids.DraftMenu())
        blocks.append(Menu(menu, say.label("vote-drafts-show"), options))
    return fit_screen(Screen(tuple(blocks), NEUTRAL_ACCENT))


def _draft_line(draft: Draft) -> Markdown:
    question = fit_label(draft.content.questions[0].text, 100)
    if draft.scheduled_at is None:
        return say.text("vote-drafts-waiting", question=question, left=timestamp(draft.expires_at, "R"))
    return say.text(
        "vote-drafts-scheduled",
        question=question,
        name=clean_name(draft.host_name) or "?",
        channel=channel_mention(draft.channel),
        at=timestamp(draft.scheduled_at, "f"),
        left=timestamp(draft.scheduled_at, "R"),
    )
