"""What lets anybody check a public vote: the fingerprint of its rules, and the file from which it can be counted again.

docs/public-vote.md prints the program that does so, and says what it proves and what not.
"""

from collections.abc import Sequence
from hashlib import sha256

import orjson

from storage.ballots.model import Shard, Vote
from storage.ballots.questions import Choice, Question, Tally
from storage.ballots.ranked import UNIT

FINGERPRINT_DIGITS = 32
"""How many digits of the hash of a vote's rules are shown."""


def rules_document(vote: Vote) -> str:
    """Return the rules of a vote as JSON: who was asked what, until when, and that nobody had voted yet.

    It says the same as long as the vote exists, and its hash is published when the vote opens.
    """
    terms = vote.terms
    rules = {
        "vote": vote.id,
        "server": str(vote.guild),
        "opened": vote.opened_at.isoformat(),
        "closes": terms.closes_at.isoformat(),
        "questions": terms.questions,
        "roles": [str(role) for role in terms.eligible.roles],
        "days": terms.eligible.days,
        "account_days": terms.eligible.account_days,
        "quorum": terms.quorum,
        "quorum_percent": terms.quorum_percent,
        "stated": terms.stated,
        "changeable": terms.changeable,
        "turnout": terms.turnout,
        "threshold": terms.threshold,
        "voters": 0,
    }
    return orjson.dumps(rules).decode()


def fingerprint(vote: Vote) -> str:
    """Return the first digits of the SHA-256 of a vote's rules, which the bot shows from the opening on."""
    return sha256(rules_document(vote).encode()).hexdigest()[:FINGERPRINT_DIGITS]


def result_document(vote: Vote, shards: Sequence[Shard]) -> bytes:
    """Return a closed vote as JSON: its rules, every ballot with its receipt code, and the result.

    Answers are numbers from 1, or the ids of members. The ballots are in the order of their random codes.

    Args:
        vote: The vote.
        shards: Its counted ballots.
    """
    questions = vote.terms.questions
    document = {
        "rules": rules_document(vote),
        "fingerprint": fingerprint(vote),
        "voters": vote.cast,
        "unreadable": vote.spoiled,
        "ballots": [
            [shard.code, [_numbers(question, choice) for question, choice in zip(questions, shard.ballot, strict=True)]]
            for shard in sorted(shards, key=lambda shard: shard.code)
        ],
        "results": [_result(question, tally) for question, tally in zip(questions, vote.tallies or (), strict=True)],
    }
    return orjson.dumps(document, option=orjson.OPT_INDENT_2)


def _result(question: Question, tally: Tally) -> dict[str, object]:
    votes = {str(_number(question, entry)): count for entry, count in tally.votes}
    result: dict[str, object] = {"votes": votes, "winners": _numbers(question, tally.winners)}
    if tally.stages:
        result["quota"] = tally.quota
        result["stages"] = [[f"{votes / UNIT:.5f}" for votes in stage.votes] for stage in tally.stages]
    return result


def _numbers(question: Question, choice: Choice) -> list[int]:
    return [_number(question, entry) for entry in choice]


def _number(question: Question, entry: int) -> int:
    return entry if question.kind == "members" else entry + 1
