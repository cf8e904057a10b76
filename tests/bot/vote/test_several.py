"""Votes with several questions on one ballot."""

from bot.interactions import custom_ids, vote_ids
from bot.ui.words import say
from sandbox.driver import Reply, User, buttons, selects, texts
from tests.bot.conftest import Json, Stage
from tests.bot.vote.helpers import (
    ask,
    can_open,
    choose,
    drafts_of,
    fill,
    label,
    message_of,
    open_draft,
    open_kind,
    open_vote,
    pick_label,
    run,
    several,
    shown,
    the_vote,
)
from tests.messages import says


async def answer(user: User, message: Json, **values: str | list[str]) -> Reply:
    """Open the form of a vote with several questions and fill it in."""
    form = await user.press_label(message, say.label("vote-answer-all"))
    return await fill(user, form, **values)


async def test_several_questions_are_answered_in_one_form(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await several(stage, malia)
    assert [question.kind for question in vote.terms.questions] == ["stones", "choice", "ranked"]
    assert "1. Ann" in texts(message).replace("\\", "")
    first = await answer(theo, message, q0=["1"], q1=["0", "2"], q2="3 1")
    assert says(first.text, "vote-receipt-recorded") and first.message is not None and first.message["flags"] & 64
    assert "Stay" in first.text and "Athens, Thebes" in first.text and "Cleo, Ann" in first.text
    await answer(ione, message, q2="3")
    (found,) = [shard.ballot for shard in [await stage.store.ballots.receipt(vote.id, int(ione.id))] if shard]
    assert found == ((), (), (2,)), "questions can be left blank"
    form = await theo.press_label(message, say.label("vote-answer-all"))
    assert shown(form) == {"q2": "3 1"}, "what was answered before is shown"
    changed = await fill(theo, form, q0=["0"])
    assert says(changed.text, "vote-receipt-changed") and "Athens, Thebes" in changed.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 2
    await run(malia, "close", {"reason": "x"})
    closed = await stage.store.ballots.vote(vote.id)
    assert closed.tallies is not None and [tally.ballots for tally in closed.tallies] == [1, 1, 2]
    told = (await run(malia, "result")).text
    assert all(words in told for words in ("Where?", "Who?", "Elected: Cleo"))


async def test_a_ranking_that_cannot_be_read(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    for typed in ("1 1", "4", "0", "Cleo; then Ann"):
        refused = await answer(theo, message, q0=["1"], q1=["0", "2"], q2=typed)
        assert says(refused.text, "vote-bad-ranking"), refused.text
        again = await label(theo, refused, "form-correct")
        assert shown(again) == {"q2": typed}, "what was typed is kept"
    assert not any(theo.id in repr(each) for each in stage.bot.services.votes.ballots_to_correct.items())
    recorded = await fill(theo, again, q2="2")
    assert all(words in recorded.text for words in ("Stay", "Athens, Thebes", "Bob")), "the other answers are kept"
    assert (await stage.store.ballots.vote(vote.id)).cast == 1
    later = await label(theo, refused, "form-correct")
    assert shown(later) == {"q2": "Cleo; then Ann"}
    stage.bot.services.votes.ballots_to_correct.clear()  # as after a quarter of an hour
    later = await label(theo, refused, "form-correct")
    assert shown(later) == {"q2": "2"}, "the ballot that counts"


async def test_an_empty_ballot_is_none(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    assert say.text("vote-ballot-empty") in (await answer(theo, message)).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_a_final_ballot_is_shown_again(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    _, message = await several(stage, malia, changes=False)
    first = await answer(theo, message, q0=["0"])
    again = await theo.press_label(message, say.label("vote-answer-all"))
    assert again.modal is None and says(again.text, "vote-receipt-fixed")
    assert first.text.split("`")[1] == again.text.split("`")[1]


async def test_questions_are_changed_and_removed(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    add = say.label("vote-draft-add", kind=say.message("vote-draft-kind-stones"))
    for number in range(2, 6):
        draft = await fill(malia, await pick_label(malia, draft, add), question=f"Q{number}?", white="a", black="b")
    assert draft.message is not None
    offered = [option["label"] for menu in selects(draft.message) for option in menu.get("options", ())]
    assert add not in offered, "five are enough"
    form = await pick_label(malia, draft, say.label("vote-draft-change-one", number=3, question="Q3?"))
    draft = await fill(malia, form, question="Third?")
    draft = await pick_label(malia, draft, say.label("vote-draft-remove", number=2, question="Q2?"))
    await open_draft(malia, draft)
    titles = [question.text for question in (await the_vote(stage)).terms.questions]
    assert titles == ["Shall we sail?", "Third?", "Q4?", "Q5?"]


def added(reply: Reply) -> set[str]:
    """Return the labels with which the menu of a draft offers to add a question."""
    assert reply.message is not None
    offered = {option["label"] for menu in selects(reply.message) for option in menu.get("options", ())}
    return offered & {
        say.label("vote-draft-add", kind=say.message(f"vote-draft-kind-{kind}"))
        for kind in ("stones", "choice", "ranked", "ostracism")
    }


async def test_an_ostracism_is_alone(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    draft = await ask(malia)
    ostracism = say.label("vote-draft-add", kind=say.message("vote-draft-kind-ostracism"))
    assert len(added(draft)) == 3 and ostracism not in added(draft)
    stones = say.label("vote-draft-add", kind=say.message("vote-draft-kind-stones"))
    draft = await fill(malia, await pick_label(malia, draft, stones), question="Q?", white="a", black="b")
    (kept,) = await drafts_of(stage, malia)
    assert draft.message is not None
    menu = next(each for each in selects(draft.message) if each.get("options"))
    forged = custom_ids.encode(vote_ids.DraftQuestion(kept.id, 2, "ostracism"))
    held: Json = stage.server.world.messages[draft.message["id"]]
    shown_menu = next(
        part["components"][0]
        for part in held["components"][0]["components"]
        if part["type"] == 1 and part["components"][0]["custom_id"] == menu["custom_id"]
    )
    shown_menu["options"][0]["value"] = forged
    form = await malia.choose(held, menu["custom_id"], [forged])
    draft = await fill(malia, form, question="Who goes?", answers="Cimon\nCleon")
    assert say.text("refused-vote-alone") in draft.text and not can_open(draft)
    draft = await pick_label(malia, draft, say.label("vote-draft-remove", number=3, question="Who goes?"))
    assert can_open(draft)


async def test_an_ostracism_gets_no_further_question(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    kind = say.label("vote-draft-kind", kind=say.message("vote-draft-kind-ostracism"))
    draft = await fill(malia, await pick_label(malia, await ask(malia), kind), answers="Cimon\nCleon")
    assert can_open(draft) and not added(draft)


async def test_the_form_of_several_questions_is_refused_where_there_is_one(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", ("a", "b", "c", "d", "e", "f"))
    assert says((await choose(theo, message, "f")).text, "vote-receipt-recorded")
    _, other = await open_vote(stage, malia)
    held: Json = stage.server.world.messages[other["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    id = custom_ids.encode(vote_ids.BallotForm(vote.id, vote.edits, vote_ids.NOTHING_KEPT))
    row["components"][0]["custom_id"] = id
    assert say.text("refused-vote-ballot") in (await theo.press(other["id"], id)).text


async def test_a_form_from_before_an_edit_is_refused(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    form = await theo.press_label(message, say.label("vote-answer-all"))
    before = buttons(message)[0]["custom_id"]
    asked = await run(malia, "edit")
    assert [block.splitlines()[0] for block in shown(asked).values()] == ["Shall we sail?", "Where?", "Who?"]
    wrong = await fill(malia, asked, edit1="Where to?\nArgos\nargos\nThebes")
    why = say.text("refused-vote-answers-equal")
    assert say.text("refused-in-question", place=2, why=why) in wrong.text, "which question it is about"
    asked = await run(malia, "edit")
    done = await fill(malia, asked, edit1="Where to?\nArgos\nSparta\nThebes")
    assert says(done.text, "vote-edited-done")
    assert say.text("refused-vote-edited") in (await fill(theo, form, q0=["0"])).text
    kept = stage.server.world.messages[message["id"]]
    newer, kept["components"] = kept["components"], message["components"]
    old = await theo.press(message["id"], before)
    assert old.modal is None and say.text("refused-vote-edited") in old.text
    kept["components"] = newer
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
    assert "Argos" in (await answer(theo, await message_of(vote, theo), q1=["0"])).text


async def test_a_paused_vote_does_not_open_its_form(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await several(stage, malia)
    held = (await run(theo, "status")).message or {}
    form = await theo.press_label(message, say.label("vote-answer-all"))
    await run(malia, "pause", {"reason": "x"})
    refused = await theo.press_label(held, say.label("vote-answer-all"))
    assert refused.modal is None and say.text("refused-vote-paused") in refused.text
    assert say.text("refused-vote-paused") in (await fill(theo, form, q0=["0"])).text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0
