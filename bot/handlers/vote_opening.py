"""Opening public votes: the form for each kind of vote, its terms, and closing times as people type them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta

from bot.handlers.vote import check_may_run, check_place, may_name_members
from bot.interactions import custom_ids
from bot.interactions.errors import UserError, refusal_text
from bot.interactions.registry import form, press
from bot.interactions.response import Response
from bot.screens.vote import correction_screen, vote_url
from bot.services import Services
from bot.ui.blocks import NEUTRAL_ACCENT, Form, Screen, Text, TextField
from bot.ui.words import say
from storage import Refused
from storage.ballots import Eligible, Question, Terms
from storage.ballots.questions import KINDS, MAX_ANSWER, MAX_ANSWERS, MAX_QUESTION, THRESHOLDS

LONGEST_CLOSING_TIME = 60
LONGEST_QUORUM = 9
"""Maximum number of characters of a quorum in the form, as `LONGEST_CLOSING_TIME` is of a closing time."""


@press(custom_ids.VoteForm, defer=None)
async def ask_terms(services: Services, response: Response, press: custom_ids.VoteForm) -> None:
    """Open the form of a new public vote, filled with what the user typed before if that was not accepted.

    Raises:
        UserError: The user may not run votes here, the bot may not post one, or the kind of vote is forged.
    """
    await check_may_run(services, response.interaction, response.interaction.channel_id)
    check_place(response)
    _check_kind(press)
    await response.open_form(vote_form(press, services.votes.drafts.get(response.user.id, {})))


@form(custom_ids.VoteForm, defer="private")
async def open_vote(
    services: Services, response: Response, press: custom_ids.VoteForm, typed: Mapping[str, str]
) -> None:
    """Open a public vote with the terms typed into the form, or say what is wrong and offer the form again.

    Raises:
        UserError: The user may not run votes here, the bot may not post one, or the kind of vote is forged.
    """
    interaction, votes = response.interaction, services.votes
    await check_may_run(services, interaction, interaction.channel_id)
    check_place(response)
    _check_kind(press)
    now = votes.now()
    assert interaction.guild_id is not None and interaction.channel_id is not None
    try:
        terms = read_terms(press, typed, now, guild=interaction.guild_id)
        names_members = any(question.kind == "members" for question in terms.questions)
        if names_members and not await may_name_members(services.store, interaction.guild_id):
            raise UserError(say.text("vote-naming-off"))
        vote = await votes.ballots.open_vote(
            str(interaction.id),
            guild=interaction.guild_id,
            channel=interaction.channel_id,
            host=response.user.id,
            host_name=response.user.display_name,
            terms=terms,
            now=now,
        )
    except (Refused, UserError) as error:
        votes.save_draft(response.user.id, typed)
        text = error.text if isinstance(error, UserError) else refusal_text(error)
        await response.send(correction_screen(text, press))
        return
    votes.drafts.pop(response.user.id, None)
    votes.vote_opened(vote)
    trouble = await votes.updater.show(vote)
    vote = await votes.ballots.vote(vote.id)
    said = (
        say.text("vote-opened", vote=str(vote.id), url=vote_url(vote))
        if trouble is None
        else say.text(f"vote-trouble-{trouble}", vote=str(vote.id))
    )
    await response.send(Screen((Text(said),), NEUTRAL_ACCENT))


def _check_kind(press: custom_ids.VoteForm) -> None:
    if press.kind not in VOTE_FORMS:
        raise UserError(say.text("error-unknown-id"))


@dataclass(frozen=True, slots=True)
class VoteForm:
    """How the form of a new vote asks for a question of one kind and its answers."""

    title: str
    """The message with the form's title."""
    fields: Callable[[Mapping[str, str]], list[TextField]]
    """Returns the fields for the answers, filled with what was typed before."""
    read: Callable[[str, Mapping[str, str], int], Question]
    """Makes the question from its text, the typed values and `VoteForm.most`."""


def _kept(typed: Mapping[str, str], name: str, most: int) -> str:
    """Return what was typed into a field before, cut to the length that Discord counts.

    Args:
        typed: The typed values by field.
        name: The field.
        most: The maximum number of UTF-16 code units.
    """
    return typed.get(name, "").encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")


def _stone_fields(typed: Mapping[str, str]) -> list[TextField]:
    return [
        TextField(name, say.label(f"vote-form-{name}"), maximum=MAX_ANSWER, value=_kept(typed, name, MAX_ANSWER))
        for name in ("white", "black")
    ]


def _list_field(label: str, placeholder: str, most: int, *, required: bool = True) -> Callable[..., list[TextField]]:
    """Return the function that makes the field for a list of answers, one on each line.

    Args:
        label: The message with the field's label.
        placeholder: The message that says how to fill it in.
        most: The maximum number of answers.
        required: False if the field may be left blank.
    """
    longest = most * (MAX_ANSWER + 1)

    def fields(typed: Mapping[str, str]) -> list[TextField]:
        return [
            TextField(
                "answers",
                say.label(label),
                say.label(placeholder),
                long=True,
                maximum=longest,
                required=required,
                value=_kept(typed, "answers", longest),
            )
        ]

    return fields


def _read_stones(text: str, typed: Mapping[str, str], _: int) -> Question:
    return Question("stones", text, tuple([" ".join(typed.get(name, "").split()) for name in ("white", "black")]))


def _read_choice(text: str, typed: Mapping[str, str], most: int) -> Question:
    return Question("choice", text, _read_answers(typed), most)


def _read_ranked(text: str, typed: Mapping[str, str], most: int) -> Question:
    return Question("ranked", text, _read_answers(typed), most)


def _read_ostracism(text: str, typed: Mapping[str, str], _: int) -> Question:
    names = _read_answers(typed)
    return Question("names", text, names) if names else Question("members", text)


def _read_answers(typed: Mapping[str, str]) -> tuple[str, ...]:
    return tuple([" ".join(line.split()) for line in typed.get("answers", "").splitlines() if line.strip()])


VOTE_FORMS: Mapping[str, VoteForm] = {
    "stones": VoteForm("vote-form-title", _stone_fields, _read_stones),
    "choice": VoteForm(
        "vote-form-title-choice",
        _list_field("vote-form-answers", "vote-form-answers-how", MAX_ANSWERS),
        _read_choice,
    ),
    "ranked": VoteForm(
        "vote-form-title-ranked",
        _list_field("vote-form-answers", "vote-form-answers-how", MAX_ANSWERS),
        _read_ranked,
    ),
    "ostracism": VoteForm(
        "vote-form-title-ostracism",
        _list_field("vote-form-names", "vote-form-names-how", KINDS["names"].answers[-1], required=False),
        _read_ostracism,
    ),
}
"""The kinds of votes that can be opened, by the value of the command's option `kind`."""


def vote_form(options: custom_ids.VoteForm, typed: Mapping[str, str]) -> Form:
    """Return the form that asks for a new vote's question, its answers, closing time and quorum.

    Args:
        options: The options of the command that opens the form (kind, role, membership, changes, turnout).
        typed: Texts with which the fields are filled, by field; longer ones are cut.
    """
    kind = VOTE_FORMS[options.kind]
    fields = (
        TextField(
            "question",
            say.label("vote-form-question"),
            long=True,
            maximum=MAX_QUESTION,
            value=_kept(typed, "question", MAX_QUESTION),
        ),
        *kind.fields(typed),
        TextField(
            "closes",
            say.label("vote-form-closes"),
            say.label("vote-form-closes-how"),
            maximum=LONGEST_CLOSING_TIME,
            value=_kept(typed, "closes", LONGEST_CLOSING_TIME),
        ),
        TextField(
            "quorum",
            say.label("vote-form-quorum"),
            placeholder=say.label("vote-form-quorum-none"),
            maximum=LONGEST_QUORUM,
            required=False,
            value=_kept(typed, "quorum", LONGEST_QUORUM),
        ),
    )
    return Form(custom_ids.encode(options), say.label(kind.title), fields)


def read_terms(options: custom_ids.VoteForm, typed: Mapping[str, str], now: datetime, *, guild: int) -> Terms:
    """Combine the options of the command and the values of the form into the terms of a vote.

    Args:
        options: The options of the command.
        typed: The values of the form by field.
        now: The current time, in UTC.
        guild: The server's Discord id.

    Raises:
        UserError: The closing time or the quorum cannot be read.
    """
    closes = typed.get("closes", "").strip()
    try:
        closes_at = read_closing_time(closes, now)
    except UnreadableTime:
        raise UserError(say.text("vote-bad-time")) from None
    quorum = typed.get("quorum", "").strip() or "0"
    if not (quorum.isascii() and quorum.isdigit() and len(quorum) <= LONGEST_QUORUM):
        raise UserError(say.text("vote-bad-quorum"))
    role = options.role if options.role not in (0, guild) else None  # the server's own id is the role of everyone
    return Terms(
        questions=(VOTE_FORMS[options.kind].read(typed.get("question", "").strip(), typed, options.most),),
        closes_at=closes_at.replace(microsecond=0) if closes_at.replace(microsecond=0) > now else closes_at,
        eligible=Eligible(role, options.days),
        quorum=int(quorum),
        changeable=bool(options.flags & custom_ids.VOTE_CHANGES),
        turnout=bool(options.flags & custom_ids.VOTE_TURNOUT),
        threshold=list(THRESHOLDS)[options.flags // custom_ids.VOTE_THRESHOLD % len(THRESHOLDS)],
    )


_UNITS = {"w": 604_800, "d": 86_400, "h": 3_600, "m": 60, "s": 1}
_UNIT = {
    name: seconds
    for letter, names in {
        "w": "w wk wks week weeks",
        "d": "d day days",
        "h": "h hr hrs hour hours",
        "m": "m min mins minute minutes",
        "s": "s sec secs second seconds",
    }.items()
    for seconds in [_UNITS[letter]]
    for name in names.split()
}
_PART = re.compile(r"(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]+)", re.ASCII)
_DURATION = re.compile(r"(?:in\s+)?(?:\d{1,7}(?:\.\d{1,3})?\s*[a-z]+(?:\s*,\s*|\s+and\s+|\s*))+", re.ASCII)
_STAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>", re.ASCII)
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})", re.ASCII)
_LAST_MINUTE = time(23, 59)


class UnreadableTime(ValueError):
    """A typed closing time is neither a duration nor a date or time of day."""


def read_closing_time(typed: str, now: datetime) -> datetime:
    """Parse a typed closing time.

    Accepts "3d 12h", "90m", "2 hours", "2026-12-01", "2026-12-01 18:00", "18:00" and Discord's own timestamps. Times
    without a zone are UTC. A date alone means its last minute, a time alone its next occurrence. Does not check whether
    the result lies in the past or far in the future.

    Args:
        typed: What the user typed.
        now: The current time, from which durations and times of day count.

    Raises:
        UnreadableTime: The text has none of these forms, or is longer than any of them.
    """
    if len(typed) > LONGEST_CLOSING_TIME:
        raise UnreadableTime
    text = " ".join(typed.split()).lower()
    if (stamp := _STAMP.fullmatch(text)) is not None:
        return _reading(lambda: datetime.fromtimestamp(int(stamp[1]), UTC))
    if _DURATION.fullmatch(text + " "):
        return _reading(lambda: now + _read_duration(text))
    if (clock := _CLOCK.fullmatch(text.removesuffix(" utc"))) is not None:
        at = _reading(lambda: datetime.combine(now.date(), time(int(clock[1]), int(clock[2])), UTC))
        return at if at > now else at + timedelta(days=1)
    return _reading(lambda: _read_date(text))


def _read_duration(text: str) -> timedelta:
    parts = _PART.findall(text)
    if not parts or any(unit not in _UNIT for _, unit in parts):
        raise UnreadableTime
    return timedelta(seconds=sum(float(number) * _UNIT[unit] for number, unit in parts))


def _read_date(text: str) -> datetime:
    text = text.removesuffix("utc").strip()
    if len(text) == 10:
        return datetime.combine(datetime.fromisoformat(text).date(), _LAST_MINUTE, UTC)
    if re.fullmatch(r"\d{4}-\d\d-\d\d[ t]\d\d:\d\d.*", text, re.ASCII) is None:
        raise UnreadableTime
    date, _, rest = text.replace("t", " ").partition(" ")
    at = datetime.fromisoformat(f"{date}T{rest.replace(' ', '').upper()}")
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def _reading(read: Callable[[], datetime]) -> datetime:
    try:
        return read()
    except (ValueError, OverflowError, OSError):
        raise UnreadableTime from None
