"""The end of a vote: the stones are counted and laid out by their codes, and what led to their voters is destroyed."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select, update

from storage.ballots.rows import vote_of
from storage.ballots.schema import roll, secrets, shards, stones, votes
from storage.ballots.secret import open_secret
from storage.ballots.snapshot import Ending, Shard, Vote, VoteStatus
from storage.refused import Refused
from storage.vault import Tampered, Vault

_AT_ONCE = 2000


def close_vote(db: Connection, vault: Vault, vote: int, ending: Ending) -> Vote:
    """Count. Refused: `vote_unknown`, `vote_over` when somebody has ended it already; by nobody that is no mistake."""
    known = _locked(db, vote)
    if not known.open:
        return _over(known, ending)
    found, spoiled = _stones(db, vault, vote)
    found.sort(key=lambda shard: shard.code)
    for at in range(0, len(found), _AT_ONCE):
        part = found[at : at + _AT_ONCE]
        rows = [{"vote": vote, "place": at + n, "code": s.code, "stone": s.stone} for n, s in enumerate(part)]
        db.execute(insert(shards), rows)
    whites = sum(shard.stone == "white" for shard in found)
    counts = {"whites": whites, "blacks": len(found) - whites, "spoiled": spoiled}
    return _end(db, vote, ending, VoteStatus.CLOSED, counts)


def void_vote(db: Connection, vote: int, ending: Ending) -> Vote:
    """Throw the stones away without looking at them. Refused: as `close_vote`."""
    known = _locked(db, vote)
    if not known.open:
        return _over(known, ending)
    return _end(db, vote, ending, VoteStatus.VOID, {})


def _locked(db: Connection, vote: int) -> Vote:
    row = db.execute(select(votes).where(votes.c.id == vote).with_for_update()).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return vote_of(row)


def _over(vote: Vote, ending: Ending) -> Vote:
    if ending.by is None:
        return vote
    raise Refused("vote_over")


def _stones(db: Connection, vault: Vault, vote: int) -> tuple[list[Shard], int]:
    """What was cast, and how many stones cannot be read."""
    rows = db.execute(select(stones.c.stone, stones.c.body).where(stones.c.vote == vote)).all()
    found: list[Shard] = []
    try:
        secret = open_secret(vault, vote, db.scalar(select(secrets.c.secret).where(secrets.c.vote == vote)))
    except Tampered:
        return [], len(rows)
    for row in rows:
        try:
            stone, code = secret.open_stone(bytes(row.stone), bytes(row.body))
        except Tampered:
            continue
        found.append(Shard(code, stone))
    return found, len(rows) - len(found)


def _end(db: Connection, vote: int, ending: Ending, status: VoteStatus, counts: dict[str, int]) -> Vote:
    for table in (secrets, roll, stones):
        db.execute(delete(table).where(table.c.vote == vote))
    how = {"ended_at": ending.at, "ended_by": ending.by, "ended_by_name": ending.by_name, "reason": ending.reason}
    db.execute(update(votes).where(votes.c.id == vote).values(status=status, **how, **counts))
    return vote_of(db.execute(select(votes).where(votes.c.id == vote)).one())


def mark_shredded(db: Connection, ids: Iterable[int]) -> None:
    """The files hold no remains of these votes' secrets."""
    db.execute(update(votes).where(votes.c.id.in_(list(ids))).values(shredded=True))
