"""The specimens of public votes: forms, drafts, messages, results and the answers to voters."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from bot.conformance.specimens import FAR_ID, Place, Specimen, player, player_name
from bot.handlers.vote_running import ACTIONS, command_form, edit_form
from bot.interactions.vote_ids import DraftQuestion, RunVote, VoteForm
from bot.screens.ballot import ballot_form, ranking_screen, typed_ballot
from bot.screens.vote import (
    announcement_screen,
    archive_screen,
    correction_screen,
    own_vote_screen,
    receipt_text,
    reminder_screen,
    result_screen,
    status_screen,
    vote_screen,
    votes_screen,
)
from bot.screens.vote_draft import (
    VOTE_FORMS,
    discard_screen,
    draft_screen,
    drafts_screen,
    times_form,
    vote_form,
    voters_form,
)
from bot.ui.typed_times import LONGEST_TIME
from bot.ui.words import say
from storage import Store
from storage.ballots import LONGEST, Cast, Content, Draft, Eligible, Ending, Question, Terms, Vote
from storage.ballots.chain import HOUR
from storage.ballots.drafts import check_content
from storage.ballots.model import MAX_DAYS, MAX_QUORUM, MAX_REASON, MAX_TEXTS
from storage.ballots.questions import MAX_ANSWER, MAX_ANSWERS, MAX_QUESTION, MAX_QUESTIONS, Ballot, Choice

VOTERS = 30
"""Voters of the votes that are counted."""

EVERYBODY = Eligible()

_LONG = "Shall *Socrates* <@&1> be `free`? \u202eאב 🏛️ "


async def vote_specimens(store: Store, place: Place) -> list[Specimen]:
    """Return an example of each kind of screen, form and text that the bot sends for public votes, by holding some.

    Args:
        store: A store of its own, in which votes are held.
        place: Where the specimens will be posted.
    """
    form = VoteForm("stones", 1, place.guild, MAX_DAYS, 3)
    longest = {"question": _LONG * 99, "white": _LONG * 99, "black": _LONG * 99, "closes": "2" * 99, "quorum": "9" * 99}
    found = [
        *(Specimen(f"vote: form, {kind}", vote_form(VoteForm(kind, 1, 0, 0, 2), kind, {})) for kind in VOTE_FORMS),
        Specimen("vote: form with the longest texts", vote_form(form, "stones", longest)),
        Specimen("vote: form that was not accepted", correction_screen(say.text("refused-vote-time"), form)),
        *(
            Specimen(f"vote: form to correct a command, {action}", command_form(RunVote(action), typed))
            for action in ACTIONS
            for typed in [{"vote": "9" * 99, "until": _LONG * 99, "reason": _LONG * 99}]
        ),
    ]
    plain = await _open(store, place, "plain", _stones("Shall we meet at the stoa?"), changeable=True)
    long = await _open(
        store,
        place,
        "long",
        Question("stones", (_LONG * 99)[:MAX_QUESTION], (f"a{_LONG * 9}"[:MAX_ANSWER], f"b{_LONG * 9}"[:MAX_ANSWER])),
        eligible=Eligible(place.roles or (place.guild,), MAX_DAYS, MAX_DAYS),
        quorum=MAX_QUORUM,
        turnout=False,
    )
    for name, vote in (("open", plain), ("open, with the longest texts", long)):
        found += [
            Specimen(f"vote: message, {name}", vote_screen(_shown(vote))),
            Specimen(f"vote: status, {name}", status_screen(_shown(vote), None)),
        ]
    trouble = say.text("vote-trouble-later", vote=str(plain.id))
    found.append(Specimen("vote: status with a problem", status_screen(_shown(plain), trouble)))
    found += await _answers(store, plain)
    found += await _changed(store, place)
    counted = [await _counted(store, plain, 20), await _counted(store, long, 10)]
    for name, whites in (("even", VOTERS // 2), ("nobody", None)):
        vote = await _open(store, place, name, _stones("Shall we?"))
        counted.append(await _counted(store, vote, whites))
    for vote in counted:
        shown, shards, chain = _shown(vote), await store.ballots.shards(vote.id), await store.ballots.chain_of(vote)
        assert vote.tallies is not None
        what = " to ".join(map(str, vote.tallies[0].counts))
        found += [
            Specimen(f"vote: message, closed, {what}", vote_screen(replace(shown, result=FAR_ID))),
            Specimen(f"vote: result, {what}", result_screen(shown, shards, chain)),
            Specimen(f"vote: announcement, {what}", announcement_screen(replace(shown, result=FAR_ID))),
        ]
    found += await _other_kinds(store, place)
    found += await draft_specimens(store, place)
    void = await _open(store, place, "void", _stones("Shall we not?"))
    void = await store.ballots.void_vote(void.id, _ending(store, "It was *asked* wrongly."))
    spoiled = replace(counted[0], spoiled=3)
    return [
        *found,
        Specimen("vote: message, void", vote_screen(_shown(void))),
        Specimen("vote: result, void", result_screen(_shown(void), (), ())),
        Specimen("vote: result, some votes unreadable", result_screen(_shown(spoiled), (), ())),
        Specimen("vote: announcement, void", announcement_screen(_shown(void))),
        Specimen("vote: archive", archive_screen([_shown(vote) for vote in (void, *counted) * 4], 1)),
        Specimen("vote: list", votes_screen([_shown(vote) for vote in (plain, long, void, *counted)])),
    ]


def _stones(text: str) -> Question:
    return Question("stones", text, ("Yes", "No"))


async def _open(
    store: Store,
    place: Place,
    key: str,
    question: Question,
    *,
    eligible: Eligible = EVERYBODY,
    quorum: int = 0,
    changeable: bool = False,
    turnout: bool = True,
) -> Vote:
    """Open a vote; the arguments are those of its terms."""
    now = store.time.now()
    closes_at = now + LONGEST - timedelta(hours=1)
    return await store.ballots.open_vote(
        f"vote {key}",
        guild=place.guild,
        channel=place.channel,
        host=player(0),
        host_name=player_name(0),
        terms=Terms((question,), closes_at, eligible, quorum, changeable, turnout),
        now=now,
    )


async def _other_kinds(store: Store, place: Place) -> list[Specimen]:
    """Return messages, panels and results of votes of every kind but stones, with the longest texts."""
    texts = tuple([f"{number}{_LONG * 9}"[:MAX_ANSWER] for number in range(MAX_ANSWERS)])
    found: list[Specimen] = []
    for name, question, ballots in (
        ("choice", Question("choice", "Which?", texts[:5]), [(0,), (3,)]),
        ("choice of many", Question("choice", "Which?", texts), [(9,)]),
        ("several", Question("choice", "Which?", texts, MAX_ANSWERS), [(0, 9), (1, 2, 3)]),
        ("ranked", Question("ranked", "Who?", texts, 3), [(0, 1, 2), (1, 2), (2,), (3, 4, 5), (4,), (5, 9)]),
        ("names", Question("names", "Who?", texts), [(0,), (1,)]),
        ("members", Question("members", "Who?"), [(player(0),), (player(0),)]),
    ):
        vote = await _open(store, place, name, question)
        found.append(Specimen(f"vote: message, {name}", vote_screen(_shown(vote))))
        for press, choice in enumerate(ballots, start=1):
            cast = Cast(vote.id, player(press), (choice,), press, store.time.now())
            receipt = await store.ballots.cast(cast)
        found.append(Specimen(f"vote: receipt, {name}", receipt_text(_shown(vote), receipt)))
        if question.kind == "ranked":
            found += [
                Specimen(f"vote: panel, {number} ranked", ranking_screen(_shown(vote), tuple(range(number))))
                for number in (0, 5, MAX_ANSWERS)
            ]
        closed = await store.ballots.close_vote(vote.id, _ending(store, "Enough."))
        shards, chain = await store.ballots.shards(vote.id), await store.ballots.chain_of(closed)
        result = result_screen(_shown(closed), shards, chain, moderator=True)
        found.append(Specimen(f"vote: result, {name}", result))
    return found


async def _changed(store: Store, place: Place) -> list[Specimen]:
    """Return the messages of a vote that moderators have changed, and what it shows to a voter."""
    question = Question("choice", (_LONG * 99)[:MAX_QUESTION], ("Athens", "Sparta", "Thebes"))
    vote = await _open(store, place, "changed", question)
    ballots, now = store.ballots, store.time.now()
    by: dict[str, Any] = {"by": player(0), "by_name": player_name(0)}
    reason = (_LONG * 99)[:MAX_REASON]
    form = edit_form(_shown(vote), {})
    several = replace(_shown(vote), terms=replace(vote.terms, questions=(question,) * MAX_QUESTIONS))
    vote = await ballots.edit(vote.id, (replace(question, text="Where?"),), now, **by)
    vote = await ballots.extend(vote.id, vote.terms.closes_at + timedelta(minutes=9), now, reason=reason, **by)
    (vote,) = [each for each in await ballots.publish_chains(now + HOUR) if each.id == vote.id]
    paused = await ballots.pause(vote.id, now, reason=reason, **by)
    resumed = await ballots.resume(vote.id, now, **by)
    receipt = await ballots.cast(Cast(vote.id, player(1), ((1,),), 1, now, vote.edits))
    return [
        Specimen("vote: form to edit it", form),
        Specimen("vote: form to edit several questions", edit_form(several, {})),
        Specimen("vote: message, edited and extended", vote_screen(_shown(vote))),
        Specimen("vote: message, paused", vote_screen(_shown(paused))),
        Specimen("vote: message, resumed", vote_screen(_shown(resumed))),
        Specimen("vote: my vote", own_vote_screen(_shown(resumed), receipt, reminded=False, eligible=True)),
        Specimen("vote: my vote, none", own_vote_screen(_shown(resumed), None, reminded=True, eligible=True)),
        Specimen("vote: no vote of mine", own_vote_screen(_shown(resumed), None, reminded=True, eligible=False)),
        Specimen("vote: reminder", reminder_screen(_shown(resumed))),
    ]


async def _answers(store: Store, vote: Vote) -> list[Specimen]:
    """Return every kind of answer to a voter; the vote allows changes."""
    found = []
    for press, stone in enumerate((0, 0, 1), start=1):
        receipt = await store.ballots.cast(Cast(vote.id, player(VOTERS), ((stone,),), press, store.time.now()))
        found.append(Specimen(f"vote: receipt, {receipt.kind}", receipt_text(_shown(vote), receipt)))
    fixed = replace(receipt, kind="fixed")
    return [*found, Specimen("vote: receipt, fixed", receipt_text(_shown(vote), fixed))]


async def _counted(store: Store, vote: Vote, whites: int | None) -> Vote:
    """Return a vote after `VOTERS` have voted, so many of them white; None: nobody has voted."""
    for voter in range(0 if whites is None else VOTERS):
        choice: Choice = (0,) if whites is not None and voter < whites else (1,)
        await store.ballots.cast(Cast(vote.id, player(voter), (choice,), voter + 10, store.time.now()))
    return await store.ballots.close_vote(vote.id, _ending(store, "Everybody has *voted*."))


def _ending(store: Store, reason: str) -> Ending:
    return Ending(store.time.now(), player(0), player_name(0), reason)


def _shown(vote: Vote) -> Vote:
    """Return a vote as the specimens show it, out of reach of the running bot; see `FAR_ID`."""
    return replace(vote, id=vote.id + FAR_ID, message=FAR_ID)


# -- drafts, and votes with several questions --------------------------------------------------------------------------


async def draft_specimens(store: Store, place: Place) -> list[Specimen]:
    """Return an example of each screen and form of drafts, and of a vote with several questions.

    Args:
        store: A store of its own, in which votes are held.
        place: Where the specimens will be posted.
    """
    now = store.time.now()
    asked = Question("stones", "Shall we?", ("Yes", "No"))
    plain = _draft(place, Content((asked,), "1d", now + timedelta(days=1), threshold="absolute"), now)
    full = replace(
        plain,
        host_name=_LONG * 9,
        content=Content(
            long_questions(),
            "9" * LONGEST_TIME,
            now + timedelta(days=59),
            "9" * LONGEST_TIME,
            now + timedelta(days=1),
            "America/Argentina/ComodRivadavia",
            "100%",
            place.roles,
            str(MAX_DAYS),
            str(MAX_DAYS),
            str(MAX_QUORUM),
            announce=place.channel,
        ),
    )
    scheduled = replace(full, scheduled_at=full.content.opens_at)
    wrong = replace(plain, content=replace(plain.content, closes_at=None), trouble="vote-late-permissions")
    correct = DraftQuestion(wrong.id, 0, "stones")
    found = [
        Specimen("draft", draft_screen(plain, check_content(plain.content, now), now, last=FAR_ID)),
        Specimen(
            "draft with the longest texts", draft_screen(full, check_content(full.content, now), now, last=FAR_ID)
        ),
        Specimen("draft, scheduled", draft_screen(scheduled, check_content(full.content, now), now)),
        Specimen(
            "draft with a problem",
            draft_screen(wrong, None, now, problems=[say.text("refused-vote-time")], correct=correct, last=FAR_ID),
        ),
        Specimen("draft: times", times_form(full)),
        Specimen("draft: voters", voters_form(full)),
        Specimen("draft: list", drafts_screen([replace(full, id=FAR_ID + n) for n in range(25)], [scheduled] * 25)),
        Specimen("draft: no list", drafts_screen([], [])),
        Specimen("draft: whether to discard it", discard_screen(FAR_ID)),
    ]
    for kind in VOTE_FORMS:
        question = DraftQuestion(plain.id, 1, kind)
        found.append(Specimen(f"draft: further question, {kind}", vote_form(question, kind, {}, place=1, of=2)))
    return [*found, *await _several(store, place)]


def long_questions() -> tuple[Question, ...]:
    """Return as many questions as a ballot may have, of all kinds but ostracism, with texts as long as they may be."""
    texts = tuple([f"{number}{_LONG * 9}"[: MAX_ANSWER // 2] for number in range(MAX_ANSWERS)])
    short = tuple([f"{number}{_LONG}"[:8] for number in range(MAX_ANSWERS)])
    asked = [
        Question("stones", (_LONG * 99)[:MAX_QUESTION], texts[:2]),
        Question("choice", (_LONG * 99)[:MAX_QUESTION], texts, MAX_ANSWERS),
        Question("ranked", (_LONG * 99)[:MAX_QUESTION], texts, 3),
        Question("choice", "Who?", short, MAX_ANSWERS),
        Question("stones", "And?", ("Yes", "No")),
    ]
    left = MAX_TEXTS - sum(len(text) for each in asked for text in (each.text, *each.answers))
    asked[-1] = replace(asked[-1], text=(_LONG * 99)[: min(MAX_QUESTION, left)])
    assert len(asked) == MAX_QUESTIONS
    return tuple(asked)


def _draft(place: Place, content: Content, now: datetime) -> Draft:
    return Draft(
        FAR_ID, place.guild, place.channel, player(0), player_name(0), content, None, now + timedelta(days=1), None
    )


async def _several(store: Store, place: Place) -> list[Specimen]:
    """Return the message, the form, a receipt and the result of a vote with several questions."""
    now = store.time.now()
    vote = await store.ballots.open_vote(
        "vote of several questions",
        guild=place.guild,
        channel=place.channel,
        host=player(0),
        host_name=player_name(0),
        terms=Terms(long_questions(), now + timedelta(days=1)),
        now=now,
    )
    ballot: Ballot = ((0,), tuple(range(MAX_ANSWERS)), tuple(range(MAX_ANSWERS)), tuple(range(MAX_ANSWERS)), (1,))
    receipt = await store.ballots.cast(Cast(vote.id, player(1), ballot, 1, now))
    closed = await store.ballots.close_vote(vote.id, Ending(now, player(0), player_name(0), "Enough."))
    shards, chain = await store.ballots.shards(vote.id), await store.ballots.chain_of(closed)
    result = result_screen(_shown(closed), shards, chain, moderator=True)
    return [
        Specimen("vote of several questions: message", vote_screen(_shown(vote))),
        Specimen("vote of several questions: form", ballot_form(_shown(vote), {})),
        Specimen("vote of several questions: form, filled in", ballot_form(_shown(vote), typed_ballot(vote, ballot))),
        Specimen("vote of several questions: receipt", receipt_text(_shown(vote), receipt)),
        Specimen("vote of several questions: result", result),
    ]
