"""The specimens of drafts of public votes, and of votes with several questions."""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.conformance.games import FAR_ID, Place, Specimen, player, player_name
from bot.interactions.draft_ids import DraftQuestion
from bot.screens.ballot_form import ballot_form
from bot.screens.vote import receipt_text, result_screen, vote_screen
from bot.screens.vote_draft import draft_screen, drafts_screen
from bot.screens.vote_forms import VOTE_FORMS, times_form, vote_form, voters_form
from bot.ui.typed_times import LONGEST_TIME
from bot.ui.words import say
from storage import Store
from storage.ballots import Cast, Content, Draft, Ending, Question, Terms, Vote
from storage.ballots.drafts import MAX_TEXTS, check_content
from storage.ballots.model import MAX_DAYS, MAX_QUORUM
from storage.ballots.questions import MAX_ANSWER, MAX_ANSWERS, MAX_QUESTION, MAX_QUESTIONS, Ballot

_LONG = "Shall *Socrates* <@&1> be `free`? \u202eאב 🏛️ "


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
            draft_screen(wrong, None, now, problem=say.text("refused-vote-time"), correct=correct, last=FAR_ID),
        ),
        Specimen("draft: times", times_form(full)),
        Specimen("draft: voters", voters_form(full)),
        Specimen("draft: list", drafts_screen([replace(full, id=FAR_ID + n) for n in range(25)], [scheduled] * 25)),
        Specimen("draft: no list", drafts_screen([], [])),
    ]
    for kind in VOTE_FORMS:
        question = DraftQuestion(plain.id, 1, kind)
        found.append(Specimen(f"draft: further question, {kind}", vote_form(question, kind, {}, first=False)))
    return [*found, *await _several(store, place)]


def long_questions() -> tuple[Question, ...]:
    """Return as many questions as a ballot may have, of all kinds, with texts as long as they may be."""
    texts = tuple([f"{number}{_LONG * 9}"[: MAX_ANSWER // 2] for number in range(MAX_ANSWERS)])
    names = tuple([f"{number}{_LONG}"[:8] for number in range(25)])
    asked = [
        Question("stones", (_LONG * 99)[:MAX_QUESTION], texts[:2]),
        Question("choice", (_LONG * 99)[:MAX_QUESTION], texts, MAX_ANSWERS),
        Question("ranked", (_LONG * 99)[:MAX_QUESTION], texts, 3),
        Question("names", "Who?", names),
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
    ballot: Ballot = ((0,), tuple(range(MAX_ANSWERS)), tuple(range(MAX_ANSWERS)), (24,), (1,))
    receipt = await store.ballots.cast(Cast(vote.id, player(1), ballot, 1, now))
    closed = await store.ballots.close_vote(vote.id, Ending(now, player(0), player_name(0), "Enough."))
    shards, chain = await store.ballots.shards(vote.id), await store.ballots.chain_of(closed)
    result = result_screen(_shown(closed), shards, chain, moderator=True)
    return [
        Specimen("vote of several questions: message", vote_screen(_shown(vote))),
        Specimen("vote of several questions: form", ballot_form(_shown(vote), ())),
        Specimen("vote of several questions: form, filled in", ballot_form(_shown(vote), ballot)),
        Specimen("vote of several questions: receipt", receipt_text(_shown(vote), receipt)),
        Specimen("vote of several questions: result", result),
    ]


def _shown(vote: Vote) -> Vote:
    """Return a vote as the specimens show it, out of reach of the running bot; see `FAR_ID`."""
    return replace(vote, id=vote.id + FAR_ID, message=FAR_ID)
