"""Anybody can check a closed vote, and their receipt, with the programs that docs/public-vote.md prints."""

import json
import random
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from storage import Store
from storage.ballots import Question, Shard, Vote
from storage.ballots.counting import lot_order
from storage.ballots.proof import fingerprint, result_document
from storage.ballots.questions import count_ballots
from tests.storage.ballots.laid import LATER, cast, in_time, opened_vote, stones

pytestmark = pytest.mark.one_database

DOCUMENT = Path(__file__).parents[3] / "docs" / "public-vote.md"
CITIES = ("Athens", "Sparta", "Thebes", "Corinth")
VOTES: list[tuple[tuple[Question, ...], list[tuple[tuple[int, ...], ...]]]] = [
    ((stones(),), [((0,),), ((1,),), ((1,),)]),
    ((Question("choice", "Where?", CITIES, 2),), [((0, 3),), ((3,),)]),
    ((Question("ranked", "Who?", CITIES),), [((2, 1),), ((1,),), ((1, 2, 3),)]),
    ((Question("members", "Who?"), stones()), [((77,), ()), ((), (0,)), ((77,), (1,))]),
    ((Question("names", "Who?", CITIES),), [((3,),), ((0,),), ((3,),)]),
    (
        (
            stones(),
            Question("choice", "Where?", CITIES, 2),
            Question("ranked", "Who?", CITIES, 2),
            Question("names", "Whose?", CITIES),
            stones("When?"),
        ),
        [((0,), (0, 3), (2, 1, 0), (), (1,)), ((), (), (1,), (2,), ()), ((1,), (3,), (1, 2), (2,), (1,))],
    ),
    ((stones(),), []),
]


def programs() -> list[str]:
    """Return the programs that the document prints: for a vote, for the stages of a ranked count, and for receipts."""
    return re.findall(r"```python\n(.*?)```", DOCUMENT.read_text("utf-8"), re.S)


def _run(program: str, *arguments: str) -> str:
    """Run a program as if it stood in a file of its own; return what it prints."""
    out = StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(out):
        patch.setattr(sys, "argv", ["check.py", *arguments])
        exec(compile(program, "check.py", "exec"), {"__name__": "__main__"})
    return out.getvalue()


def check(file: Path) -> str:
    """Check a vote's file; return what the program prints."""
    return _run(programs()[0], str(file))


def look_up(file: Path, *receipts: str) -> str:
    """Look receipts up in a vote's file; return what the program prints."""
    return _run(programs()[2], str(file), *receipts)


def count_again(file: Path, question: int = 1) -> str:
    """Count a ranked question of a vote's file again; return what the program prints."""
    return _run(programs()[1], str(file), str(question))


async def held(
    store: Store, questions: tuple[Question, ...], ballots: list[tuple[tuple[int, ...], ...]], **changes: Any
) -> Vote:
    """Hold a vote, with changes to the usual terms."""
    vote = await opened_vote(store, questions=questions, **changes)
    for user, ballot in enumerate(ballots, start=1):
        await cast(store, vote, user, ballot, user)
    return await store.ballots.close_vote(vote.id, in_time())


def test_the_document_prints_the_programs_that_are_kept() -> None:
    kept = [DOCUMENT.with_name(f"check_{what}.py").read_text("utf-8") for what in ("vote", "ranked", "receipt")]
    assert programs() == kept


def test_the_programs_are_short() -> None:
    for program, most in zip(programs(), (20, 30, 20), strict=True):
        assert len([line for line in program.splitlines() if line]) <= most
        assert max(map(len, program.splitlines())) <= 120 and ";" not in program


@pytest.mark.parametrize(("questions", "ballots"), VOTES)
async def test_the_program_accepts_what_the_bot_counted(
    store: Store, tmp_path: Path, questions: tuple[Question, ...], ballots: list[tuple[tuple[int, ...], ...]]
) -> None:
    vote = await held(store, questions, ballots)
    shards = await store.ballots.shards(vote.id)
    file = tmp_path / "vote.json"
    file.write_bytes(result_document(vote, shards, await store.ballots.chain_of(vote)))
    mine = shards[0].code if shards else "0" * 12
    done = check(file)
    assert f"Fingerprint of the rules: {fingerprint(vote)}" in done and questions[0].text in done
    found = look_up(file, f"{mine[:4]}-{mine[4:8]}-{mine[8:].lower()}")
    assert ("isn't there" in found) == (not shards)
    assert "not in the chain" in found, "without the key nobody finds a ballot in the chain"


@pytest.mark.parametrize(("questions", "ballots"), VOTES[:-1])
async def test_each_voter_finds_their_ballot_in_the_chain(
    store: Store, tmp_path: Path, questions: tuple[Question, ...], ballots: list[tuple[tuple[int, ...], ...]]
) -> None:
    vote = await opened_vote(store, questions=questions)
    receipts = [await cast(store, vote, user, ballot, user) for user, ballot in enumerate(ballots, start=1)]
    vote = await store.ballots.close_vote(vote.id, in_time())
    file = tmp_path / "vote.json"
    file.write_bytes(result_document(vote, await store.ballots.shards(vote.id), await store.ballots.chain_of(vote)))
    found = look_up(file, *(f"{each.code}:{each.key}" for each in receipts)).splitlines()
    assert len(found) == len(receipts) and all(line.endswith("] in the chain") for line in found)
    one, other = receipts[0], receipts[-1]
    assert "not in the chain" in look_up(file, f"{one.code}:{other.key}")


def _stuff(vote: dict[str, Any], *answers: int) -> None:
    """Let a ballot also count for more answers, and the result too."""
    vote["ballots"][0][1][0].extend(answers)
    for answer in answers:
        vote["results"][0]["votes"][str(answer)] += 1


CHANGES: dict[str, Callable[[dict[str, Any]], object]] = {
    "a ballot counts twice for its answer": lambda vote: _stuff(vote, *vote["ballots"][0][1][0]),
    "a ballot counts for both answers": lambda vote: _stuff(vote, 3 - vote["ballots"][0][1][0][0]),
    "a ballot is dropped": lambda vote: vote["ballots"].pop(),
    "a ballot is added": lambda vote: vote["ballots"].append(["ZZZZZZZZZZZZ", [[1]]]),
    "a ballot is there twice": lambda vote: vote["ballots"].append(vote["ballots"][0]),
    "a ballot is changed": lambda vote: vote["ballots"][0][1][0].__setitem__(0, 5),
    "the count is changed": lambda vote: vote["results"][0]["votes"].__setitem__("1", 9),
    "the number of those entitled is changed": lambda vote: vote.__setitem__("entitled", 41),
    "voters are left out": lambda vote: vote.__setitem__("voters", 2),
    "an entry of the chain is dropped": lambda vote: vote["chain"][0][2].pop(0),
    "an entry of the chain is added": lambda vote: vote["chain"][-1][2].append("+" + "0" * 32),
    "an entry of the chain is changed": lambda vote: vote["chain"][0][2].__setitem__(0, "+" + "0" * 32),
    "a published hash is changed": lambda vote: vote["chain"][0].__setitem__(1, "0" * 64),
    "a ballot and its entry are dropped": lambda vote: (
        vote["ballots"].pop(), vote["chain"][0][2].pop(0), vote.__setitem__("voters", 2)
    ),
    "the rules are changed": lambda vote: vote.__setitem__("rules", vote["rules"].replace("Sail", "Row")),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
async def test_the_program_refuses_what_was_changed(store: Store, tmp_path: Path, change: str) -> None:
    vote = await held(store, *VOTES[0], stated=40)
    read = json.loads(result_document(vote, await store.ballots.shards(vote.id), await store.ballots.chain_of(vote)))
    CHANGES[change](read)
    file = tmp_path / "vote.json"
    file.write_text(json.dumps(read), encoding="utf-8")
    with pytest.raises(AssertionError):
        check(file)


async def test_the_program_says_how_many_ballots_could_not_be_read(store: Store, tmp_path: Path) -> None:
    """A host could call a ballot unreadable in order to drop it, so that everybody has to be told."""
    vote = await held(store, *VOTES[0])
    read = json.loads(result_document(vote, await store.ballots.shards(vote.id), await store.ballots.chain_of(vote)))
    _, ((dropped,),) = read["ballots"].pop()
    read["results"][0]["votes"][str(dropped)] -= 1
    read["unreadable"] = 1
    file = tmp_path / "vote.json"
    file.write_text(json.dumps(read), encoding="utf-8")
    assert "People voted: 3 - ballots that couldn't be read: 1" in check(file)


async def test_stages_are_counted_again(store: Store, tmp_path: Path) -> None:
    """The program was written apart from the bot, from the same rules: both agree, also where lots decide."""
    question, luck, file, drawn = Question("ranked", "Who?", (*CITIES, "Argos")), random.Random(45), tmp_path / "v", 0
    opened = await opened_vote(store, questions=(question,))
    for _ in range(150):
        asked = replace(question, most=luck.randint(1, 4))
        wanted = [luck.sample(range(5), luck.randint(1, 5)) for _ in range(4)]
        ballots = [(tuple(luck.choice(wanted)),) for _ in range(luck.choice((0, 3, 8, 25, 60)))]
        shards = [Shard(f"{luck.getrandbits(48):012X}", ballot) for ballot in ballots]
        tallies = count_ballots((asked,), ballots, lot_order(shard.code for shard in shards))
        drawn += any(stage.lot for stage in tallies[0].stages)
        vote = replace(opened, terms=replace(opened.terms, questions=(asked,)), cast=len(ballots), tallies=tallies)
        file.write_bytes(document := result_document(vote, shards, ()))
        assert all(asked.answers[winner] in count_again(file) for winner in tallies[0].winners)
        if not ballots:
            continue
        for change in ("winners", "stages"):
            read = json.loads(document)
            read["results"][0][change].reverse() if change == "winners" else read["results"][0][change].pop()
            if read != json.loads(document):
                file.write_text(json.dumps(read), encoding="utf-8")
                with pytest.raises(AssertionError):
                    count_again(file)
    assert drawn > 10


async def test_other_rules_have_another_fingerprint(store: Store) -> None:
    vote = await opened_vote(store)
    other = [
        replace(vote, id=vote.id + 1),
        replace(vote, first_closes_at=LATER.replace(minute=1)),
        *(
            replace(vote, terms=replace(vote.terms, **{name: value}))  # type: ignore[arg-type]
            for name, value in (
                ("questions", (stones(white="Row"),)),
                ("quorum", 1),
                ("changeable", False),
                ("turnout", False),
                ("threshold", "half"),
                ("threshold", "absolute"),
                ("quorum_percent", 25),
                ("stated", 40),
                ("eligible", replace(vote.terms.eligible, days=1)),
                ("eligible", replace(vote.terms.eligible, account_days=1)),
                ("eligible", replace(vote.terms.eligible, roles=(5,))),
                ("eligible", replace(vote.terms.eligible, roles=(5, 6))),
            )
        ),
    ]
    assert len({fingerprint(each) for each in (vote, *other)}) == len(other) + 1
    assert fingerprint(replace(vote, cast=5, message=9, channel=10)) == fingerprint(vote)
    later = replace(vote.terms, closes_at=LATER.replace(minute=1))
    assert fingerprint(replace(vote, terms=later)) == fingerprint(vote), "extended: the rules it was opened with stay"
