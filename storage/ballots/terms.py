"""What a vote may ask, and for how long."""

from datetime import datetime, timedelta

from storage.ballots.snapshot import Terms
from storage.refused import Refused

LONGEST = timedelta(days=60)
"""How long a vote may be open."""
QUESTION = 300
ANSWER = 70
"""Characters at most."""
REASON = 300
QUORUM = 1_000_000
DAYS = 3650


def folded(text: str) -> str:
    """Without what does not make two answers different: case and white space."""
    return " ".join(text.split()).casefold()


def check_terms(terms: Terms, now: datetime) -> None:
    """See that a vote can be opened.

    Raises:
        Refused: `vote_question`, `vote_answer` (most), `vote_answers_equal`, `vote_past`, `vote_far` (days),
            `vote_numbers`.
    """
    if not folded(terms.question) or len(terms.question) > QUESTION:
        raise Refused("vote_question", most=QUESTION)
    for answer in (terms.white, terms.black):
        if not folded(answer) or len(answer) > ANSWER:
            raise Refused("vote_answer", most=ANSWER)
    if folded(terms.white) == folded(terms.black):
        raise Refused("vote_answers_equal")
    if terms.closes_at <= now:
        raise Refused("vote_past")
    if terms.closes_at - now > LONGEST:
        raise Refused("vote_far", days=LONGEST.days)
    if not (0 <= terms.quorum <= QUORUM and 0 <= terms.eligible.days <= DAYS):
        raise Refused("vote_numbers")
