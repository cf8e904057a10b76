"""The draft of a public vote, which only its host sees: what everyone will see, the controls, and their forms."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b
from zoneinfo import ZoneInfo

from babel.dates import format_date, format_time

from bot.interactions import custom_ids, vote_ids
from bot.screens.ballot import ACCENT, answers_text, controls, how_to_vote, question_title
from bot.screens.tables import are_you_sure
from bot.screens.vote import conditions_text, secret_text, turnout_text
from bot.ui.blocks import (
    NEUTRAL_ACCENT,
    Block,
    Button,
    Buttons,
    ChoiceField,
    Divider,
    Form,
    Menu,
    Option,
    Screen,
    ServerMenu,
    Text,
    TextField,
)
from bot.ui.limits import CHOICE, clean_name, fit_label, fit_screen, notice
from bot.ui.typed_times import LONGEST_TIME
from bot.ui.words import channel_mention, say, timestamp, zone_city
from games.core.words import Markdown, babel_locale, current_language, lines
from storage.ballots import Content, Draft, Question, Terms, Vote, VoteStatus
from storage.ballots.drafts import DRAFT
from storage.ballots.model import MAX_ROLES
from storage.ballots.questions import KINDS, MAX_ANSWER, MAX_ANSWERS, MAX_QUESTION, MAX_QUESTIONS, THRESHOLDS

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
    allowed: bool = True,
    problems: Sequence[Markdown] = (),
    correct: custom_ids.Press | None = None,
    last: int | None = None,
) -> Screen:
    """Return the draft of a vote with its controls.

    Args:
        draft: The draft.
        terms: Its terms, as far as they are known (`storage.ballots.drafts.check_all`); None if too little is known.
        now: The present time, in UTC.
        allowed: True if the vote can be held with these terms.
        problems: What is wrong, what has to be done before it opens, or what its host should know; a sentence each.
        correct: The press that opens the form in which that can be corrected; None if there is none.
        last: The number of the server's last vote, whose terms can be taken over; None if there is none.
    """
    blocks: list[Block] = [Text(_head(draft, problems, correct))]
    blocks.append(Divider())
    blocks += _preview(draft, terms, now, allowed=allowed)
    blocks.append(Divider())
    blocks.append(Buttons(tuple(_buttons(draft, correct, ready=terms is not None and allowed))))
    blocks.append(_question_menu(draft))
    roles = custom_ids.encode(vote_ids.DraftRoles(draft.id))
    blocks.append(ServerMenu(roles, say.label("vote-draft-roles"), "roles", draft.content.roles, MAX_ROLES))
    blocks += _threshold_menu(draft)
    blocks.append(_rules_menu(draft))
    blocks.append(_announcement_menu(draft))
    if last is not None:
        like = custom_ids.encode(vote_ids.DraftLike(draft.id, last))
        blocks.append(Buttons((Button(say.label("vote-draft-like", vote=str(last)), like),)))
    return fit_screen(Screen(tuple(blocks), ACCENT))


def _head(draft: Draft, problems: Sequence[Markdown], correct: custom_ids.Press | None) -> Markdown:
    parts = [say.text("vote-draft-scheduled" if draft.scheduled_at is not None else "vote-draft-head")]
    if draft.trouble is not None and draft.trouble in say:
        parts.append(say.text("vote-draft-late", why=say.text(draft.trouble)))
    parts += [say.text("vote-draft-problem", why=problem) for problem in problems]
    parts += _times(draft, correct)
    if draft.content.announce is not None:
        parts.append(say.text("vote-announced-in", channel=channel_mention(draft.content.announce)))
    return lines(parts)


def _times(draft: Draft, correct: custom_ids.Press | None) -> list[Markdown]:
    """Return when a vote opens and closes, as Discord shows it and in words in its host's time zone.

    Args:
        draft: The draft.
        correct: The press of the button that stands in the place of another, whose form it opens.
    """
    content, parts = draft.content, []
    for key, at in (("vote-draft-opens", content.opens_at), ("vote-draft-closes", content.closes_at)):
        if at is not None:
            words, zone = time_in_words(at, content.zone), zone_city(content.zone)
            parts.append(say.text(key, at=timestamp(at, "F"), left=timestamp(at, "R"), words=words, zone=zone))
    if content.zone == "UTC":
        label = "form-correct" if isinstance(correct, vote_ids.DraftTimes) else "vote-draft-times"
        parts.append(say.text("vote-draft-utc", button=say.label(label)))
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
    locale = babel_locale(current_language())
    return say.label(
        "vote-draft-words",
        date=format_date(local, "full", locale=locale),
        time=format_time(local, "short", locale=locale),
    )


def _preview(draft: Draft, terms: Terms | None, now: datetime, *, allowed: bool) -> list[Block]:
    """Return what everyone will see; if the vote can't be held, the questions as they were typed and what is known.

    Args:
        draft: The draft.
        terms: Its terms, as far as they are known.
        now: The present time, in UTC.
        allowed: True if the vote can be held with these terms.
    """
    questions = draft.content.questions
    texts: list[Markdown | None] = []
    several = len(questions) > 1
    for place, question in enumerate(questions):
        if place or question.text.strip():
            texts.append(say.text("vote-question", question=question_title(questions, place)))
        if any(question.answers):
            known = len(question.answers) == 2 or question.kind != "stones"
            numbered = several and question.kind == "ranked"
            texts.append(answers_text(question, numbered=numbered) if known else None)
    written = [text for text in texts if text is not None]
    blocks: list[Block] = [Text(lines(written))] if written else []
    if terms is None:
        return blocks
    # In the place of a closing time that can't be, the terms have an invented one.
    vote, timed = vote_of(draft, terms, now), terms.closes_at == draft.content.closes_at
    blocks.append(Text(lines([conditions_text(vote, with_end=timed), *turnout_text(vote)])))
    if not allowed:
        return blocks
    blocks += [_disabled(block) for block in controls(vote)]
    blocks.append(Text(lines([how_to_vote(vote), secret_text(vote)])))
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
        wait = custom_ids.encode(vote_ids.UnscheduleDraft(id))
        buttons.append(Button(say.label("vote-draft-unschedule"), wait, "primary"))
    elif ready:
        label = "vote-draft-open" if content.opens_at is None else "vote-draft-schedule"
        seen = vote_ids.OpenDraft(id, fingerprint_of(draft))
        buttons.append(Button(say.label(label), custom_ids.encode(seen), "success"))
    if correct is not None:
        buttons.append(Button(say.label("form-correct"), custom_ids.encode(correct), "primary"))
    for label, press in (
        ("vote-draft-change", vote_ids.DraftQuestion(id, 0, form_of(content.questions[0]))),
        ("vote-draft-times", vote_ids.DraftTimes(id)),
        ("vote-draft-voters", vote_ids.DraftVoters(id)),
    ):
        if press != correct:
            buttons.append(Button(say.label(label), custom_ids.encode(press)))
    drop = custom_ids.encode(vote_ids.DiscardDraft(id))
    return [*buttons, Button(say.label("vote-draft-discard"), drop)]


def discard_screen(draft: int) -> Screen:
    """Return the message that asks the host of a draft whether to delete it."""
    no = Button(say.label("vote-draft-keep"), custom_ids.encode(vote_ids.ShowDraft(draft)))
    yes = Button(say.label("vote-draft-discard"), custom_ids.encode(vote_ids.ConfirmDiscard(draft)))
    return are_you_sure(say.text("vote-draft-sure"), no, yes)


def _question_menu(draft: Draft) -> Menu:
    """Return the menu with which questions are added, changed and removed, or the only one gets another kind."""
    questions, id = draft.content.questions, draft.id
    options: list[tuple[str, custom_ids.Press]] = []
    if len(questions) == 1:
        kind = form_of(questions[0])
        for other in VOTE_FORMS:
            if other != kind:
                label = say.label("vote-draft-kind", kind=say.message(f"vote-draft-kind-{other}"))
                options.append((label, vote_ids.DraftQuestion(id, 0, other)))
    else:
        for place, question in enumerate(questions):
            change = vote_ids.DraftQuestion(id, place, form_of(question))
            options.append((say.label("vote-draft-change-one", number=place + 1, question=question.text), change))
        for place, question in enumerate(questions):
            label = say.label("vote-draft-remove", number=place + 1, question=question.text)
            options.append((label, vote_ids.RemoveQuestion(id, place)))
    if len(questions) < MAX_QUESTIONS and not any(KINDS[each.kind].alone for each in questions):
        for kind in [each for each in VOTE_FORMS if each != "ostracism"]:
            label = say.label("vote-draft-add", kind=say.message(f"vote-draft-kind-{kind}"))
            options.append((label, vote_ids.DraftQuestion(id, len(questions), kind)))
    return Menu(
        custom_ids.encode(vote_ids.QuestionMenu(id)),
        say.label("vote-draft-questions"),
        tuple([Option(fit_label(label, CHOICE), custom_ids.encode(press)) for label, press in options]),
    )


def _threshold_menu(draft: Draft) -> list[Menu]:
    """Return the menu for what an answer needs to win; none where that is fixed, as in a ranked count."""
    options = [
        Option(
            say.label(f"vote-draft-threshold-{name}"),
            custom_ids.encode(vote_ids.SetThreshold(draft.id, place)),
            selected=name == draft.content.threshold,
        )
        for place, name in enumerate(THRESHOLDS)
    ]
    fits = all(KINDS[question.kind].has_threshold for question in draft.content.questions)
    of_use = fits or draft.content.threshold != "most"
    menu = custom_ids.encode(vote_ids.ThresholdMenu(draft.id))
    return [Menu(menu, say.label("vote-draft-threshold"), tuple(options))] if of_use else []


def _rules_menu(draft: Draft) -> Menu:
    chosen = {"changes": draft.content.changeable, "turnout": draft.content.turnout}
    options = tuple([Option(say.label(f"vote-draft-{name}"), name, selected=on) for name, on in chosen.items()])
    menu = custom_ids.encode(vote_ids.DraftRules(draft.id))
    return Menu(menu, say.label("vote-draft-rules"), options, 0, len(options))


def _announcement_menu(draft: Draft) -> ServerMenu:
    announce = draft.content.announce
    menu = custom_ids.encode(vote_ids.DraftAnnouncement(draft.id))
    chosen = () if announce is None else (announce,)
    return ServerMenu(menu, say.label("vote-draft-announce"), "text_channels", chosen, 1)


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
                    fit_label(each.content.questions[0].text, CHOICE), custom_ids.encode(vote_ids.ShowDraft(each.id))
                )
                for each in own[:DRAFTS_LISTED]
            ]
        )
        menu = custom_ids.encode(vote_ids.DraftMenu())
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


# -- the forms ---------------------------------------------------------------------------------------------------------


LONGEST_NUMBER = 9
"""The maximum number of characters of a typed number."""
LONGEST_ZONE = 60
Field = TextField | ChoiceField


@dataclass(frozen=True, slots=True)
class VoteForm:
    """How a form asks for a question of one kind and its answers."""

    title: str
    """The message with the title of a new vote's form."""
    kind: str
    """The message with the kind's name, the title of the form for a further question."""
    fields: Callable[[Mapping[str, str]], list[Field]]
    """Returns the fields for the answers, filled with what was typed before."""
    read: Callable[[str, Mapping[str, str]], Question]
    """Makes the question from its text and the typed values."""


def kept_text(typed: Mapping[str, str], name: str, most: int) -> str:
    """Return what was typed into a field before, cut to the length that Discord counts.

    Args:
        typed: The typed values by field.
        name: The field.
        most: The maximum number of UTF-16 code units.
    """
    return typed.get(name, "").encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")


def _stone_fields(typed: Mapping[str, str]) -> list[Field]:
    return [
        TextField(name, say.label(f"vote-form-{name}"), maximum=MAX_ANSWER, value=kept_text(typed, name, MAX_ANSWER))
        for name in ("white", "black")
    ]


def _list_field(label: str, placeholder: str, most: int, *, required: bool = True) -> Callable[..., TextField]:
    """Return the function that makes the field for a list of answers, one on each line.

    Args:
        label: The message with the field's label.
        placeholder: The message that says how to fill it in.
        most: The maximum number of answers.
        required: False if the field may be left blank.
    """
    longest = most * (MAX_ANSWER + 1)

    def field(typed: Mapping[str, str]) -> TextField:
        return TextField(
            "answers",
            say.label(label),
            say.label(placeholder),
            long=True,
            maximum=longest,
            required=required,
            value=kept_text(typed, "answers", longest),
        )

    return field


def _list_fields(most: str) -> Callable[[Mapping[str, str]], list[Field]]:
    """Return the function that makes the fields for several answers, and for how many can be chosen or are elected.

    Args:
        most: The message with the label of the last field.
    """
    answers = _list_field("vote-form-answers", "vote-form-answers-how", MAX_ANSWERS)

    def fields(typed: Mapping[str, str]) -> list[Field]:
        chosen = typed.get("most", "1")
        options = tuple([Option(str(n), str(n), selected=str(n) == chosen) for n in range(1, MAX_ANSWERS + 1)])
        return [answers(typed), ChoiceField("most", say.label(most), options)]

    return fields


def _name_fields(typed: Mapping[str, str]) -> list[Field]:
    names = _list_field("vote-form-names", "vote-form-names-how", KINDS["names"].answers[-1], required=False)
    return [names(typed)]


def _read_stones(text: str, typed: Mapping[str, str]) -> Question:
    return Question("stones", text, tuple([" ".join(typed.get(name, "").split()) for name in ("white", "black")]))


def _read_choice(text: str, typed: Mapping[str, str]) -> Question:
    return Question("choice", text, _read_answers(typed), _read_most(typed))


def _read_ranked(text: str, typed: Mapping[str, str]) -> Question:
    return Question("ranked", text, _read_answers(typed), _read_most(typed))


def _read_ostracism(text: str, typed: Mapping[str, str]) -> Question:
    names = _read_answers(typed)
    return Question("names", text, names) if names else Question("members", text)


def _read_answers(typed: Mapping[str, str]) -> tuple[str, ...]:
    return tuple([" ".join(line.split()) for line in typed.get("answers", "").splitlines() if line.strip()])


def _read_most(typed: Mapping[str, str]) -> int:
    most = typed.get("most", "")
    return int(most) if most.isascii() and most.isdigit() and len(most) <= 2 else 1


VOTE_FORMS: Mapping[str, VoteForm] = {
    "stones": VoteForm("vote-form-title", "vote-kind-stones", _stone_fields, _read_stones),
    "choice": VoteForm(
        "vote-form-title-choice", "vote-kind-choice", _list_fields("vote-form-most-choice"), _read_choice
    ),
    "ranked": VoteForm(
        "vote-form-title-ranked", "vote-kind-ranked", _list_fields("vote-form-most-ranked"), _read_ranked
    ),
    "ostracism": VoteForm("vote-form-title-ostracism", "vote-kind-names", _name_fields, _read_ostracism),
}
"""The kinds of questions as moderators know them, by the value of the command's option `kind`."""


def form_of(question: Question) -> str:
    """Return the key in `VOTE_FORMS` of the form that asks for a question."""
    return "ostracism" if question.kind in ("names", "members") else question.kind


def typed_question(question: Question, kind: str) -> dict[str, str]:
    """Return the values with which a form shows a question, as far as a form of another kind has room for them.

    Args:
        question: The question.
        kind: The form's key in `VOTE_FORMS`.
    """
    typed = {"question": question.text, "most": str(question.most)}
    if kind == "stones":
        white, black = [*question.answers[:2], "", ""][:2] if question.kind == "stones" else ("", "")
        return typed | {"white": white, "black": black}
    if question.kind == "stones" and not any(question.answers):
        return typed
    return typed | {"answers": "\n".join(question.answers)}


def vote_form(press: custom_ids.Press, kind: str, typed: Mapping[str, str], place: int = 0, of: int = 1) -> Form:
    """Return the form that asks for a question and its answers, and with the first one for closing time and quorum.

    Args:
        press: What the submitted form asks for.
        kind: The form's key in `VOTE_FORMS`.
        typed: Texts with which the fields are filled, by field; longer ones are cut.
        place: Which question of the vote it is, from 0.
        of: How many questions the vote has now.
    """
    of_kind = VOTE_FORMS[kind]
    question = TextField(
        "question",
        say.label("vote-form-question"),
        long=True,
        maximum=MAX_QUESTION,
        value=kept_text(typed, "question", MAX_QUESTION),
    )
    fields: list[Field] = [question, *of_kind.fields(typed)]
    title = say.label(of_kind.kind if place else of_kind.title)
    if not place:
        fields += [_closes_field(typed, say.label("vote-form-closes-how")), _number_field("quorum", typed)]
        if of > 1:
            title = say.label("vote-form-title-first", count=of)
    return Form(custom_ids.encode(press), title, tuple(fields))


def _closes_field(typed: Mapping[str, str], how: str) -> TextField:
    return TextField(
        "closes",
        say.label("vote-form-closes"),
        how,
        maximum=LONGEST_TIME,
        value=kept_text(typed, "closes", LONGEST_TIME),
    )


def _number_field(name: str, typed: Mapping[str, str]) -> TextField:
    return TextField(
        name,
        say.label(f"vote-number-{name}"),
        say.label(f"vote-hint-{name}"),
        maximum=LONGEST_NUMBER,
        required=False,
        value=kept_text(typed, name, LONGEST_NUMBER),
    )


def times_form(draft: Draft) -> Form:
    """Return the form for the start and the end of a draft's vote, and the time zone in which they are typed."""
    content = draft.content
    typed = {"opens": content.opens, "closes": content.closes, "zone": zone_city(content.zone)}
    opens = TextField(
        "opens",
        say.label("vote-form-opens"),
        say.label("vote-form-opens-how"),
        maximum=LONGEST_TIME,
        required=False,
        value=kept_text(typed, "opens", LONGEST_TIME),
    )
    zone = TextField(
        "zone",
        say.label("settings-field-zone"),
        say.label("vote-form-zone-how"),
        maximum=LONGEST_ZONE,
        value=kept_text(typed, "zone", LONGEST_ZONE),
    )
    press = vote_ids.DraftTimes(draft.id)
    closes = _closes_field(typed, say.label("vote-times-closes-how"))
    return Form(custom_ids.encode(press), say.label("vote-form-title-times"), (opens, closes, zone))


def voters_form(draft: Draft) -> Form:
    """Return the form for who may vote in a draft's vote besides the roles, and how many may."""
    content = draft.content
    typed = {"joined": content.joined, "account": content.account, "stated": content.stated}
    fields = tuple([_number_field(name, typed) for name in typed])
    return Form(custom_ids.encode(vote_ids.DraftVoters(draft.id)), say.label("vote-form-title-voters"), fields)


def typed_content(content: Content, place: int, kind: str) -> dict[str, str]:
    """Return the values with which the form of a draft's question is filled.

    Args:
        content: The draft's content.
        place: Which question, from 0; the number after the last for one to add.
        kind: The form's key in `VOTE_FORMS`.
    """
    if place >= len(content.questions):
        return {}
    typed = typed_question(content.questions[place], kind)
    return typed | {"closes": content.closes, "quorum": content.quorum}
