"""What lets anybody check a public vote: the fingerprint of its rules, and the file from which it can be counted again.

The chain of receipts, which stands in the file too, is made in `storage.ballots.chain`.

docs/public-vote.md prints the program that does so, and says what it proves and what not.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256

import orjson

from storage.ballots.chain import Segment
from storage.ballots.model import Shard, Vote
from storage.ballots.questions import Question, Tally, ballot_numbers, choice_numbers
from storage.ballots.ranked import UNIT

FINGERPRINT_DIGITS = 32
"""How many digits of the hash of a vote's rules are shown."""


def rules_document(vote: Vote) -> str:
    """Return the rules of a vote as JSON: who was asked what, until when, and that nobody had voted yet.

    It says the same as long as the vote exists, unless the questions are edited before anyone has voted, and its hash
    is published when the vote opens. What moderators change later stands beside it (`Vote.changes`).
    """
    terms = vote.terms
    rules = {
        "vote": vote.id,
        "server": str(vote.guild),
        "opened": vote.opened_at.isoformat(),
        "closes": vote.first_closes_at.isoformat(),
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


def result_document(vote: Vote, shards: Sequence[Shard], chain: Sequence[Segment]) -> bytes:
    """Return a closed vote as JSON: its rules, every ballot with its receipt code, the chain, and the result.

    Answers are numbers from 1, or the ids of members. The ballots are in the order of their random codes, one on each
    line, so that the file of a large vote stays small.

    Args:
        vote: The vote.
        shards: Its counted ballots.
        chain: Its chain of receipts.
    """
    questions = vote.terms.questions
    head: dict[str, object] = {
        "rules": rules_document(vote),
        "fingerprint": fingerprint(vote),
        "changes": [
            {"kind": each.kind, "at": each.at, "reason": each.reason, "closes": each.closes_at, "former": each.former}
            for each in vote.changes
        ],
        "closed": None if vote.ending is None else vote.ending.at,
        "entitled": vote.entitled,
        "voters": vote.cast,
        "unreadable": vote.spoiled,
        "results": [_result(question, tally) for question, tally in zip(questions, vote.tallies or (), strict=True)],
    }
    lists: dict[str, Iterable[object]] = {  # iterators, since a large vote has many lines
        "ballots": (
            [shard.code, ballot_numbers(questions, shard.ballot)]
            for shard in sorted(shards, key=lambda shard: shard.code)
        ),
        "chain": ([each.at, each.head, each.entries] for each in chain),
    }
    parts = [b"%s:%s" % (orjson.dumps(name), orjson.dumps(value)) for name, value in head.items()]
    for name, values in lists.items():
        parts.append(b"%s:[\n%s\n]" % (orjson.dumps(name), b",\n".join([orjson.dumps(each) for each in values])))
    return b"{\n%s\n}\n" % b",\n".join(parts)


def _result(question: Question, tally: Tally) -> dict[str, object]:
    votes = {str(choice_numbers(question, (entry,))[0]): count for entry, count in tally.votes}
    result: dict[str, object] = {"votes": votes, "winners": choice_numbers(question, tally.winners)}
    if tally.stages:
        result["quota"] = tally.quota
        result["stages"] = [[f"{votes / UNIT:.5f}" for votes in stage.votes] for stage in tally.stages]
    return result
