"""Custom ids of the drafts of public votes, and of the form in which voters answer several questions at once.

They are declared as in `bot.interactions.custom_ids`. A draft's id is that of the interaction that began it; whoever
presses must be its host, which the handlers check.
"""

from bot.interactions.custom_id_codec import Fingerprint, Name, Path, Press, custom_id


@custom_id("draft")
class ShowDraft(Press):
    """A request to show a draft, in a new private message."""

    draft: int


@custom_id("draftlist", options=(ShowDraft,))
class DraftMenu(Press):
    """The menu of a user's drafts."""


@custom_id("draftopen")
class OpenDraft(Press):
    """A request to open a draft's vote, or to schedule it; `seen` is the fingerprint of what the draft showed."""

    draft: int
    seen: Fingerprint


@custom_id("draftdrop")
class DiscardDraft(Press):
    """A request to delete a draft."""

    draft: int


@custom_id("draftwait")
class UnscheduleDraft(Press):
    """A request that a scheduled draft wait for its host again."""

    draft: int


@custom_id("draftq")
class DraftQuestion(Press):
    """As a button or menu option, a request for the form of a draft's question; as a form, what was typed.

    `question` counts from 0; the number after the last question adds one. `kind` is a key of
    `bot.screens.vote_forms.VOTE_FORMS`.
    """

    draft: int
    question: int
    kind: Name


@custom_id("draftless")
class RemoveQuestion(Press):
    """A request to remove a draft's question, counted from 0."""

    draft: int
    question: int


@custom_id("draftqs", options=(DraftQuestion, RemoveQuestion))
class QuestionMenu(Press):
    """The menu of what can be done with a draft's questions."""

    draft: int


@custom_id("drafttimes")
class DraftTimes(Press):
    """As a button, a request for the form of a draft's start, end and time zone; as a form, what was typed."""

    draft: int


@custom_id("draftwho")
class DraftVoters(Press):
    """As a button, a request for the form of who may vote and how many may; as a form, what was typed."""

    draft: int


@custom_id("draftroles")
class DraftRoles(Press):
    """The menu of the roles that may vote; its values are their ids."""

    draft: int


@custom_id("draftrules")
class DraftRules(Press):
    """The menu of a draft's rules; its values are `changes` and `turnout`."""

    draft: int


@custom_id("draftwin")
class SetThreshold(Press):
    """A choice of what an answer needs to win: the place of the threshold in `storage.ballots.questions.THRESHOLDS`."""

    draft: int
    threshold: int


@custom_id("draftwins", options=(SetThreshold,))
class ThresholdMenu(Press):
    """The menu of what an answer needs to win."""

    draft: int


@custom_id("draftlike")
class DraftLike(Press):
    """A request to give a draft the terms of an earlier vote."""

    draft: int
    vote: int


@custom_id("votelike")
class VoteLike(Press):
    """The form of a new vote that is like an earlier one."""

    vote: int


@custom_id("ballot")
class BallotForm(Press):
    """As a button, a request for the form with all questions of a vote; as a form, the answers.

    `edits` is how often the vote had been edited when the button was made. `kept` are answers with which the form is
    filled in, one number a question (`bot.screens.ballot_form.pack`).
    """

    vote: int
    edits: int
    kept: Path
