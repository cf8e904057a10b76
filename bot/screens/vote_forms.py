"""The forms of a new public vote and of its draft: the fields of each kind of question, and what is read from them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.interactions import custom_ids, draft_ids
from bot.ui.blocks import ChoiceField, Form, Option, TextField
from bot.ui.typed_times import LONGEST_TIME
from bot.ui.words import say
from storage.ballots import Content, Draft, Question
from storage.ballots.questions import KINDS, MAX_ANSWER, MAX_ANSWERS, MAX_QUESTION

LONGEST_NUMBER = 9
"""The maximum number of characters of a typed number."""
LONGEST_ZONE = 60
Field = TextField | ChoiceField


@dataclass(frozen=True, slots=True)
class VoteForm:
    """How a form asks for a question of one kind and its answers."""

    title: str
    """The message with the form's title."""
    fields: Callable[[Mapping[str, str]], list[Field]]
    """Returns the fields for the answers, filled with what was typed before."""
    read: Callable[[str, Mapping[str, str]], Question]
    """Makes the question from its text and the typed values."""


def _kept(typed: Mapping[str, str], name: str, most: int) -> str:
    """Return what was typed into a field before, cut to the length that Discord counts.

    Args:
        typed: The typed values by field.
        name: The field.
        most: The maximum number of UTF-16 code units.
    """
    return typed.get(name, "").encode("utf-16-le", "surrogatepass")[: 2 * most].decode("utf-16-le", "ignore")


def _stone_fields(typed: Mapping[str, str]) -> list[Field]:
    return [
        TextField(name, say.label(f"vote-form-{name}"), maximum=MAX_ANSWER, value=_kept(typed, name, MAX_ANSWER))
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
            value=_kept(typed, "answers", longest),
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
    "stones": VoteForm("vote-form-title", _stone_fields, _read_stones),
    "choice": VoteForm("vote-form-title-choice", _list_fields("vote-form-most-choice"), _read_choice),
    "ranked": VoteForm("vote-form-title-ranked", _list_fields("vote-form-most-ranked"), _read_ranked),
    "ostracism": VoteForm("vote-form-title-ostracism", _name_fields, _read_ostracism),
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


def vote_form(press: custom_ids.Press, kind: str, typed: Mapping[str, str], *, first: bool = True) -> Form:
    """Return the form that asks for a question and its answers, and with the first one for closing time and quorum.

    Args:
        press: What the submitted form asks for.
        kind: The form's key in `VOTE_FORMS`.
        typed: Texts with which the fields are filled, by field; longer ones are cut.
        first: False for a further question of the same vote.
    """
    of_kind = VOTE_FORMS[kind]
    question = TextField(
        "question",
        say.label("vote-form-question"),
        long=True,
        maximum=MAX_QUESTION,
        value=_kept(typed, "question", MAX_QUESTION),
    )
    fields: list[Field] = [question, *of_kind.fields(typed)]
    if first:
        fields += [_closes_field(typed), _number_field("quorum", typed)]
    return Form(custom_ids.encode(press), say.label(of_kind.title), tuple(fields))


def _closes_field(typed: Mapping[str, str]) -> TextField:
    return TextField(
        "closes",
        say.label("vote-form-closes"),
        say.label("vote-form-closes-how"),
        maximum=LONGEST_TIME,
        value=_kept(typed, "closes", LONGEST_TIME),
    )


def _number_field(name: str, typed: Mapping[str, str]) -> TextField:
    return TextField(
        name,
        say.label(f"vote-number-{name}"),
        say.label(f"vote-hint-{name}"),
        maximum=LONGEST_NUMBER,
        required=False,
        value=_kept(typed, name, LONGEST_NUMBER),
    )


def times_form(draft: Draft) -> Form:
    """Return the form for the start and the end of a draft's vote, and the time zone in which they are typed."""
    content = draft.content
    typed = {"opens": content.opens, "closes": content.closes, "zone": content.zone}
    opens = TextField(
        "opens",
        say.label("vote-form-opens"),
        say.label("vote-form-opens-how"),
        maximum=LONGEST_TIME,
        required=False,
        value=_kept(typed, "opens", LONGEST_TIME),
    )
    zone = TextField(
        "zone",
        say.label("settings-field-zone"),
        say.label("vote-form-zone-how"),
        maximum=LONGEST_ZONE,
        value=_kept(typed, "zone", LONGEST_ZONE),
    )
    press = draft_ids.DraftTimes(draft.id)
    return Form(custom_ids.encode(press), say.label("vote-form-title-times"), (opens, _closes_field(typed), zone))


def voters_form(draft: Draft) -> Form:
    """Return the form for who may vote in a draft's vote besides the roles, and how many may."""
    content = draft.content
    typed = {"joined": content.joined, "account": content.account, "stated": content.stated}
    fields = tuple([_number_field(name, typed) for name in typed])
    return Form(custom_ids.encode(draft_ids.DraftVoters(draft.id)), say.label("vote-form-title-voters"), fields)


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
