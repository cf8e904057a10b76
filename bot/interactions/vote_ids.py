"""Custom ids of public votes: of the ballots and lists of open votes, and of the drafts from which votes are opened.

They are declared as in `bot.interactions.custom_ids`. A draft's id is that of the interaction that began it; whoever
presses must be its host, which the handlers check.
"""

from bot.interactions.custom_id_codec import Fingerprint, Name, Path, Press, custom_id


@custom_id("cast")
class CastAnswer(Press):
    """The button or menu option that casts a vote for one answer of a public vote, given by its number from 0.

    `edits`, here and in the other ids that cast a vote, is how often the vote had been edited when the button was made.
    """

    vote: int
    edits: int
    answer: int


@custom_id("castone", options=(CastAnswer,))
class AnswerMenu(Press):
    """The menu of a public vote with many answers, of which one can be chosen; its options are `CastAnswer`."""

    vote: int


@custom_id("castmany")
class CastSeveral(Press):
    """The menu of a public vote in which several answers, or members of the server, can be chosen.

    Its values are the numbers of answers from 0, or the ids of users.
    """

    vote: int
    edits: int


@custom_id("unname")
class SetUnnamed(Press):
    """A request that forbids writing down the user's name in public votes (`off` is 1), or allows it again (0)."""

    off: int


@custom_id("rank")
class OpenRanking(Press):
    """A request for the private panel on which a voter ranks the answers of a public vote."""

    vote: int


@custom_id("ranked")
class Ranking(Press):
    """A request to show a voter, privately, their ranking of answers so far, as numbers with the most wanted first."""

    vote: int
    edits: int
    ranked: Path


@custom_id("rankmenu", options=(Ranking,))
class RankMenu(Press):
    """The menu with the answers of a public vote that a voter can rank next; its options are `Ranking`."""

    vote: int


@custom_id("castrank")
class CastRanking(Press):
    """The button that casts a vote whose answers are ranked as given, most wanted first."""

    vote: int
    edits: int
    ranked: Path


@custom_id("myvote")
class MyVote(Press):
    """A request for the user's own vote in a public vote, in a new private message."""

    vote: int


@custom_id("remind")
class SetVoteReminder(Press):
    """A request to be reminded of a public vote before it closes (`on` is 1), or not to be (0)."""

    vote: int
    on: int


@custom_id("editvote")
class EditVote(Press):
    """As a form, the edited questions of a public vote; as a button, a request for that form again."""

    vote: int


@custom_id("runvote")
class RunVote(Press):
    """As a button, a request for a form with what the user has typed for a moderator's command; as a form, its values.

    `action` is a key of `bot.handlers.vote_running.ACTIONS`.
    """

    action: Name


@custom_id("votearchive")
class VoteArchive(Press):
    """A request for a page of a server's past votes, in the private message that holds the button."""

    page: int


@custom_id("voteform")
class VoteForm(Press):
    """The form of a new public vote, with the options of the command that has opened it.

    `kind` is a key of `bot.screens.vote_draft.VOTE_FORMS`; `most` is how many answers a voter may choose, or how
    many are elected. `role` 0 stands for everyone. `flags` is a sum of `VOTE_CHANGES`, `VOTE_TURNOUT` and
    `VOTE_THRESHOLD` times the place of the threshold in `storage.ballots.questions.THRESHOLDS`.
    """

    kind: Name
    most: int
    role: int
    days: int
    flags: int


VOTE_CHANGES, VOTE_TURNOUT, VOTE_THRESHOLD = 1, 2, 4
"""The first two are set in `VoteForm.flags` if voters may change their vote, and if the number of voters is shown."""


# -- drafts, and the form with several questions -----------------------------------------------------------------------


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
    """A request to delete a draft; its host is asked to confirm it."""

    draft: int


@custom_id("draftgone")
class ConfirmDiscard(Press):
    """The answer "yes" to the question whether to delete a draft."""

    draft: int


@custom_id("draftwait")
class UnscheduleDraft(Press):
    """A request that a scheduled draft wait for its host again."""

    draft: int


@custom_id("draftq")
class DraftQuestion(Press):
    """As a button or menu option, a request for the form of a draft's question; as a form, what was typed.

    `question` counts from 0; the number after the last question adds one. `kind` is a key of
    `bot.screens.vote_draft.VOTE_FORMS`.
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


@custom_id("drafttell")
class DraftAnnouncement(Press):
    """The menu of the other channel in which the result of a draft's vote is announced; its value is its id."""

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

    `edits` is how often the vote had been edited when the button was made. `kept` names what the user has typed before
    (`bot.scheduler.votes.Votes.ballots_to_correct`), or is `NOTHING_KEPT`.
    """

    vote: int
    edits: int
    kept: Name


NOTHING_KEPT = "none"
"""Stands in `BallotForm.kept` where nothing was typed before."""
