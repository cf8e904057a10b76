"""Votes with several answers, and ranked votes: opened, held and counted by people in the sandbox."""

import csv
from io import StringIO

import pytest

from bot.interactions import custom_ids, vote_ids
from bot.ui.words import say
from sandbox.driver import Reply, User, buttons, selects, texts
from tests.bot.conftest import Json, Stage
from tests.bot.vote.helpers import (
    CITIES,
    ask,
    choose,
    code_in,
    file_of,
    message_of,
    open_draft,
    open_kind,
    press,
    result_of,
    run,
)
from tests.messages import says
from tests.storage.ballots.laid import counts


async def close(stage: Stage, host: User, vote: int) -> Json:
    """Close a vote early; return the message with its result."""
    assert says((await run(host, "close", {"reason": "x", "vote": str(vote)})).text, "vote-ended-seen")
    return await result_of(stage, await stage.store.ballots.vote(vote), host)


def attached(stage: Stage, message: Json, ending: str) -> str:
    """Return the text of the attached file whose name ends so."""
    (found,) = [part for part in message["attachments"] if part["filename"].endswith(ending)]
    return stage.server.world.files[found["id"]].decode()


async def test_a_few_answers_are_buttons_and_one_press_votes(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", changes=True)
    assert [button["label"] for button in buttons(message)] == [*CITIES[:4], say.label("vote-mine")]
    assert says(texts(message), "vote-how-choice")
    first = await press(malia, message, "Thebes")
    assert says(first.text, "vote-receipt-recorded") and "Thebes" in first.text
    await press(theo, message, "Athens")
    assert says((await press(theo, message, "Thebes")).text, "vote-receipt-changed")
    assert "Thebes" in (await run(theo, "receipt")).text
    result = await close(stage, malia, vote.id)
    assert say.text("vote-verdict-answer", answer="Thebes", count=2, all=2) in texts(result)
    assert counts(await stage.store.ballots.vote(vote.id)) == (0, 0, 2, 0)
    assert f"{code_in(first)},3" in attached(stage, result, f"{vote.id}.csv").splitlines()


async def test_many_answers_are_a_menu(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", CITIES, changes=False)
    assert [button["label"] for button in buttons(message)] == [say.label("vote-mine")]
    assert "Delphi" in (await choose(theo, message, "Delphi")).text
    assert says((await choose(theo, message, "Argos")).text, "vote-receipt-fixed")
    await choose(malia, message, "Argos")
    result = await close(stage, malia, vote.id)
    assert says(texts(result), "vote-verdict-tie")


async def test_several_answers_can_be_chosen_at_once(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "choice", CITIES, most=2)
    (menu,) = selects(message)
    assert (menu["min_values"], menu["max_values"]) == (1, 2)
    both = await choose(theo, message, "Delphi", "Athens")
    assert "Athens, Delphi" in both.text, "in the order of the list, whatever was touched first"
    await choose(malia, message, "Athens")
    result = await close(stage, malia, vote.id)
    assert say.text("vote-verdict-answer", answer="Athens", count=2, all=2) in texts(result)
    assert f"{code_in(both)},1 6" in attached(stage, result, f"{vote.id}.csv")


async def test_two_thirds_are_asked_for_and_missed(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(
        stage, malia, "choice", most=2, threshold="two_thirds", turnout=False, changes=False
    )
    assert (vote.terms.threshold, vote.terms.turnout, vote.terms.changeable) == ("two_thirds", False, False)
    assert say.text("vote-threshold-two_thirds") in texts(message)
    assert say.text("vote-how-several", count=2) in texts(message)
    assert say.text("vote-how-most") not in texts(message), "the most votes are not enough"
    ione, *_ = await stage.users("ione")
    for user, answer in ((malia, "Athens"), (theo, "Sparta"), (ione, "Thebes")):
        await choose(user, message, answer)
    second, message = await open_kind(stage, malia, "choice", threshold="half")
    await press(malia, message, "Athens")
    await press(theo, message, "Athens")
    await press(ione, message, "Thebes")
    assert says(texts(await close(stage, malia, vote.id)), "vote-verdict-tie")
    assert says(texts(await close(stage, malia, second.id)), "vote-verdict-answer")


async def rank(user: User, message: Json, *answers: str) -> Reply:
    """Open the panel on which answers are ranked, rank some and cast the vote."""
    panel = await press(user, message, say.label("vote-rank"))
    for answer in answers:
        assert panel.message is not None
        panel = await user.press_label(panel.message, answer)
        assert panel.failed is None
    assert panel.message is not None
    return await user.press_label(panel.message, say.label("vote-rank-cast"))


async def test_a_ranked_vote_in_a_press_for_each_answer(stage: Stage) -> None:
    malia, theo, ione = await stage.users("malia", "theo", "ione")
    vote, message = await open_kind(stage, malia, "ranked", changes=True)
    first = await rank(malia, message, "Thebes", "Athens")
    assert says(first.text, "vote-receipt-recorded") and "Thebes, Athens" in first.text
    await rank(theo, message, "Athens")
    await rank(ione, message, "Corinth", "Thebes", "Sparta", "Athens")
    again = await press(malia, message, say.label("vote-rank"))
    ranked = again.text.replace("\\", "")
    assert says(ranked, "vote-ranked-place", place=1, answer="Thebes"), "what was ranked before is shown"
    assert again.message is not None
    back = await malia.press_label(again.message, say.label("vote-rank-back"))
    before, _ = texts(back.message or {}).split(say.text("vote-rank-next", place=2))
    assert "Athens" not in before.split(say.text("vote-ranked-so-far"))[1]
    assert (await stage.store.ballots.vote(vote.id)).cast == 3, "the panel alone records nothing"
    result = await close(stage, malia, vote.id)
    told = texts(result)
    assert says(told, "vote-verdict-elected") and says(told, "vote-stage-excluded")
    closed = await stage.store.ballots.vote(vote.id)
    assert closed.tallies is not None and len(closed.tallies[0].winners) == 1
    assert f"{code_in(first)},3 1" in attached(stage, result, f"{vote.id}.csv")
    stages = attached(stage, result, "stages.csv").splitlines()
    assert stages[1].startswith("Athens,1.00000") and len(stages) == 6


async def test_no_answer_is_a_formula_in_the_file_of_the_stages(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    answers = ('=HYPERLINK("https://example.com","Athens")', "+1", "@home", "-1")
    vote, message = await open_kind(stage, malia, "ranked", answers)
    await rank(malia, message, "@home")
    result = await close(stage, malia, vote.id)
    rows = list(csv.reader(StringIO(attached(stage, result, "stages.csv"), newline="")))
    assert [row[0] for row in rows[1:5]] == [f"'{answer}" for answer in answers]


async def test_a_panel_of_many_answers_has_a_menu(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, message = await open_kind(stage, malia, "ranked", CITIES, most=2)
    panel = await press(theo, message, say.label("vote-rank"))
    assert panel.message is not None and len(selects(panel.message)[0]["options"]) == 6
    panel = await theo.choose_label(panel.message, "Delphi")
    assert panel.message is not None and not selects(panel.message), "five are left, and fit on buttons"
    done = await theo.press_label(panel.message, say.label("vote-rank-cast"))
    assert says(done.text, "vote-receipt-recorded") and "Delphi" in done.text
    await rank_all(malia, message)
    result = await close(stage, malia, vote.id)
    closed = await stage.store.ballots.vote(vote.id)
    assert closed.tallies is not None and len(closed.tallies[0].winners) == 2
    assert says(texts(result), "vote-quota")


async def rank_all(user: User, message: Json) -> None:
    panel = await press(user, message, say.label("vote-rank"))
    assert panel.message is not None
    panel = await user.choose_label(panel.message, CITIES[0])
    for answer in CITIES[1:]:
        assert panel.message is not None
        panel = await user.press_label(panel.message, answer)
    assert say.text("vote-rank-done") in panel.text and panel.message is not None
    assert says((await user.press_label(panel.message, say.label("vote-rank-cast"))).text, "vote-receipt-recorded")


@pytest.mark.parametrize(
    ("options", "typed", "key"),
    [
        ({"kind": "choice"}, {"answers": "Athens\nSparta"}, "refused-vote-answers-number"),
        ({"kind": "choice"}, {"answers": "\n".join(map(str, range(11)))}, "refused-vote-answers-number"),
        ({"kind": "choice"}, {"answers": "a\nb\nB"}, "refused-vote-answers-equal"),
        ({"kind": "ranked"}, {"answers": "a\nb\n" + "c" * 71}, "refused-vote-answer"),
        ({"kind": "ranked", "most": 3}, {"answers": "a\nb\nc"}, "refused-vote-most"),
        ({"kind": "stones", "most": 2}, {}, "vote-draft-head"),
    ],
)
@pytest.mark.slow
async def test_answers_that_cannot_be_taken(stage: Stage, options: Json, typed: dict[str, str], key: str) -> None:
    (malia,) = await stage.users("malia")
    fields = {"answers": "", "white": "Sail", "black": "Stay"} | typed
    place = await malia.channel("general")
    asked = await malia.slash(place["id"], "ostrakon open", options)
    assert asked.modal is not None
    there = {part["component"]["custom_id"] for part in asked.modal["components"]}
    filled = {"question": "Where?", "closes": "2h", "quorum": ""} | {k: v for k, v in fields.items() if k in there}
    reply = await malia.fill(asked.modal, filled)
    assert says(reply.text, key, **({"kind": options["kind"]} if key == "refused-vote-most" else {})), reply.text
    if "refused" in key:
        assert reply.message is not None
        assert say.label("vote-draft-open") not in [button["label"] for button in buttons(reply.message)]
        again = await malia.press_label(reply.message, say.label("form-correct"))
        assert again.modal is not None
        values = {each["component"]["custom_id"]: each["component"].get("value") for each in again.modal["components"]}
        assert values["answers"] == typed["answers"], "what was typed is kept"


async def forge(stage: Stage, user: User, message: Json, press: custom_ids.Press) -> Reply:
    """Press a button with a forged id in the place of the first button of a message."""
    held: Json = stage.server.world.messages[message["id"]]
    row = next(part for part in held["components"][0]["components"] if part["type"] == 1)
    row["components"][0]["custom_id"] = custom_ids.encode(press)
    return await user.press(message["id"], custom_ids.encode(press))


@pytest.mark.slow
async def test_forged_ballots_change_nothing(stage: Stage) -> None:
    malia, theo = await stage.users("malia", "theo")
    vote, _ = await open_kind(stage, malia, "ranked")
    for id in (
        vote_ids.CastRanking(vote.id, 0, (0, 0)),
        vote_ids.CastRanking(vote.id, 0, (4,)),
        vote_ids.CastRanking(vote.id, 0, ()),
        vote_ids.Ranking(vote.id, 0, (1, 1)),
    ):
        reply = await forge(stage, theo, await message_of(vote, theo), id)
        assert reply.failed is None and say.text("refused-vote-ballot") in reply.text
    for unknown in (vote_ids.OpenRanking(vote.id + 9), vote_ids.CastRanking(vote.id + 9, 0, (0,))):
        reply = await forge(stage, theo, await message_of(vote, theo), unknown)
        assert say.text("refused-vote-unknown") in reply.text
    assert (await stage.store.ballots.vote(vote.id)).cast == 0


async def test_stones_are_as_they_were(stage: Stage) -> None:
    (malia,) = await stage.users("malia")
    assert says((await open_draft(malia, await ask(malia))).text, "vote-opened")
    (vote,) = await stage.store.ballots.open_votes()
    message = await message_of(vote, malia)
    await press(malia, message, "Stay")
    result = await close(stage, malia, vote.id)
    assert says(texts(result), "vote-verdict-black") and "black" in file_of(stage, result)
