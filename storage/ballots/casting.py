"""Casting: a group of presses in one transaction. Each counts once, and none after its vote has ended."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from storage.ballots.schema import roll, secrets, stones, votes
from storage.ballots.secret import Secret, new_code, open_secret
from storage.ballots.snapshot import Cast, Receipt, Stone, VoteStatus
from storage.refused import Refused, fault
from storage.vault import Tampered, Vault

Outcome = Receipt | Exception


@dataclass(slots=True)
class _Voter:
    """What stands of one user in one vote, while a group is folded."""

    voter: bytes
    id: bytes
    mark: int
    stone: Stone
    code: str
    known: bool
    """Whether the database has it already."""
    marked: bool = False
    turned: bool = False


def cast_all(db: Connection, vault: Vault, casts: Sequence[Cast]) -> list[Outcome]:
    """What each press came to, in the order in which they came; true once the transaction is committed."""
    ids = sorted({cast.vote for cast in casts})
    # Locked first: whoever ends one of these votes comes before this group or after it.
    rows = {row.id: row for row in db.execute(select(votes).where(votes.c.id.in_(ids)).with_for_update())}
    sealed: dict[int, bytes] = {
        row.vote: row.secret for row in db.execute(select(secrets).where(secrets.c.vote.in_(ids)))
    }
    outcomes: dict[int, Outcome] = {}
    for id in ids:
        mine = [(place, cast) for place, cast in enumerate(casts) if cast.vote == id]
        ready = []
        for place, cast in mine:
            late = _late(rows.get(id), cast)
            if late is not None:
                outcomes[place] = late
            else:
                ready.append((place, cast))
        if ready:
            try:
                outcomes |= _cast_in(db, rows[id], open_secret(vault, id, sealed.get(id)), ready)
            except Tampered as error:
                outcomes |= {place: fault(error) for place, _ in ready}
    return [outcomes[place] for place in range(len(casts))]


def _late(row: Any, cast: Cast) -> Refused | None:
    if row is None:
        return Refused("vote_unknown", vote=cast.vote)
    if row.status == VoteStatus.VOID:
        return Refused("vote_void")
    if row.status != VoteStatus.OPEN or cast.at >= row.closes_at:
        return Refused("vote_late")
    return None


def _cast_in(db: Connection, row: Any, secret: Secret, casts: Sequence[tuple[int, Cast]]) -> dict[int, Outcome]:
    standing = _standing(db, row.id, secret, {cast.user for _, cast in casts})
    outcomes: dict[int, Outcome] = {}
    for place, cast in casts:
        have = standing.get(cast.user)
        if have is None:
            voter, id = secret.voter(cast.user), secret.stone(cast.user)
            have = standing[cast.user] = _Voter(voter, id, cast.press, cast.stone, new_code(), known=False)
            outcomes[place] = Receipt("recorded", have.stone, have.code)
            continue
        if cast.press <= have.mark:  # delivered again, or overtaken by a newer one
            again = cast.press == have.mark and cast.stone == have.stone
            outcomes[place] = Receipt("recorded" if again else "standing", have.stone, have.code)
            continue
        if cast.stone != have.stone and not row.changeable:
            outcomes[place] = Receipt("fixed", have.stone, have.code)
            continue
        have.mark, have.marked = cast.press, True
        if cast.stone == have.stone:
            outcomes[place] = Receipt("standing", have.stone, have.code)
        else:
            have.stone, have.code, have.turned = cast.stone, new_code(), True
            outcomes[place] = Receipt("changed", have.stone, have.code)
    _write(db, row.id, secret, list(standing.values()))
    return outcomes


def _standing(db: Connection, vote: int, secret: Secret, users: set[int]) -> dict[int, _Voter]:
    """What stands of these users."""
    voters = {secret.voter(user): user for user in users}
    entered = db.execute(select(roll.c.voter, roll.c.mark).where(roll.c.vote == vote, roll.c.voter.in_(voters)))
    marks = {voters[bytes(row.voter)]: (bytes(row.voter), bytes(row.mark)) for row in entered}
    ids = {secret.stone(user): user for user in marks}
    if not ids:
        return {}
    lying = db.execute(select(stones.c.stone, stones.c.body).where(stones.c.vote == vote, stones.c.stone.in_(ids)))
    found: dict[int, _Voter] = {}
    for row in lying:
        id = bytes(row.stone)
        voter, mark = marks[ids[id]]
        stone, code = secret.open_stone(id, bytes(row.body))
        found[ids[id]] = _Voter(voter, id, secret.open_mark(voter, mark), stone, code, known=True)
    if len(found) < len(marks):
        raise Tampered("somebody is in the roll whose stone is not there")
    return found


def _write(db: Connection, vote: int, secret: Secret, voters: list[_Voter]) -> None:
    new = [each for each in voters if not each.known]
    if new:
        # Each table in the order of its own hashes: what is written together does not lie in the same order.
        rolled = sorted(new, key=lambda each: each.voter)
        db.execute(
            insert(roll),
            [{"vote": vote, "voter": v.voter, "mark": secret.seal_mark(v.voter, v.mark)} for v in rolled],
        )
        laid = sorted(new, key=lambda each: each.id)
        bodies = [{"vote": vote, "stone": v.id, "body": secret.seal_stone(v.id, v.stone, v.code)} for v in laid]
        db.execute(insert(stones), bodies)
        db.execute(update(votes).where(votes.c.id == vote).values(cast=votes.c.cast + len(new)))
    if marked := [each for each in voters if each.known and each.marked]:
        db.execute(
            update(roll).where(roll.c.vote == vote, roll.c.voter == bindparam("whose")),
            [{"whose": v.voter, "mark": secret.seal_mark(v.voter, v.mark)} for v in marked],
        )
    if turned := [each for each in voters if each.known and each.turned]:
        db.execute(
            update(stones).where(stones.c.vote == vote, stones.c.stone == bindparam("which")),
            [{"which": v.id, "body": secret.seal_stone(v.id, v.stone, v.code)} for v in turned],
        )
