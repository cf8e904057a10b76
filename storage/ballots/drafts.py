"""Drafts of public votes: what their host has prepared and only they see, until the vote opens.

A draft keeps what was typed even where no vote can be opened with it, so that it can be corrected. It opens when its
host says so, or by itself at the time for which it is scheduled. Otherwise it is deleted after `DRAFT_LIFETIME`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from pydantic import TypeAdapter
from sqlalchemy import Connection, delete, insert, select, update

from storage.ballots.model import LONGEST, Eligible, Terms, Vote, check_terms
from storage.ballots.questions import KINDS, Question, Threshold
from storage.ballots.votes import VOTE, open_vote
from storage.db.columns import Converter, RowMapping
from storage.db.encryption import Vault
from storage.db.schema import vote_drafts, votes
from storage.errors import Refused
from storage.time_source import UNSHARDED, Shard
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader, of_shard

DRAFT_LIFETIME = timedelta(days=1)
"""How long after the last change a draft is deleted if it is not scheduled."""
FAILED_LIFETIME = timedelta(days=7)
"""How long a draft is kept that could not open at its time."""
MAX_DRAFTS = 20
"""How many drafts a user may have at the same time; further ones replace the oldest that are not scheduled."""
MAX_SCHEDULED = 50
"""How many votes may be scheduled in a server at the same time."""


@dataclass(frozen=True, slots=True)
class Content:
    """The questions and terms of a draft, and what was typed for them. They need not be allowed.

    The fields that are not explained here are those of `storage.ballots.model.Terms`.
    """

    questions: tuple[Question, ...]
    closes: str = ""
    """The closing time as typed."""
    closes_at: datetime | None = None
    """What it means; None if it can't be read."""
    opens: str = ""
    """The start as typed; empty to open as soon as the host presses the button."""
    opens_at: datetime | None = None
    """What it means; None if it can't be read, or is empty."""
    zone: str = "UTC"
    """The time zone in which the times were read; what was typed if there is none of this name."""
    quorum: str = ""
    """The quorum as typed: a number, or a share such as "25%"; empty for none."""
    roles: tuple[int, ...] = ()
    joined: str = ""
    """How many days ago a voter must have joined, as typed."""
    account: str = ""
    """How many days old a voter's account must be, as typed."""
    stated: str = ""
    """How many members are entitled to vote, as typed; empty if that is not stated."""
    changeable: bool = True
    turnout: bool = True
    threshold: Threshold = "most"
    announce: int | None = None
    """Another channel in which the result is announced; None for none."""


_CONTENT = TypeAdapter(Content)


@dataclass(frozen=True, slots=True)
class Draft:
    """A vote that is prepared."""

    id: int
    """The id of the interaction that began it."""
    guild: int
    channel: int
    """Where it opens."""
    host: int
    host_name: str
    content: Content
    scheduled_at: datetime | None
    """When it opens by itself; None if it waits for its host."""
    expires_at: datetime
    """When it is deleted if it is not scheduled."""
    trouble: str | None
    """Why it could not open at its time: the name of a message. None if nothing went wrong."""

    @property
    def key(self) -> str:
        """The idempotency key under which it opens, so that it opens once."""
        return f"draft {self.id}"


DRAFT = RowMapping(
    Draft,
    vote_drafts,
    {"content": Converter(_CONTENT.validate_json, lambda content: _CONTENT.dump_json(content).decode())},
)
_D = vote_drafts.c


class Drafts:
    """The drafts in the database.

    Every method that changes something returns after the commit. All raise `Unavailable` if the database does not
    answer.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        vault: Encrypts the secrets of votes with the database's key.
    """

    def __init__(self, writer: Writer, reader: Reader, vault: Vault) -> None:
        self._writer = writer
        self._reader = reader
        self._vault = vault

    async def begin(
        self, id: int, *, guild: int, channel: int, host: int, host_name: str, content: Content, now: datetime
    ) -> Draft:
        """Store a new draft, or return the stored one if the interaction has begun one already.

        The host's drafts beyond `MAX_DRAFTS` are deleted, the oldest first.

        Args:
            id: The id of the interaction that begins it.
            guild: The server's Discord id.
            channel: The Discord id of the channel in which the vote shall open.
            host: The user who prepares it.
            host_name: Their display name.
            content: What they have chosen and typed.
            now: The present time, in UTC.
        """
        draft = Draft(id, guild, channel, host, host_name, content, None, now + DRAFT_LIFETIME, None)
        return await self._writer.alone(lambda db: _begin(db, draft))

    async def get(self, draft: int, host: int, now: datetime) -> Draft:
        """Read a user's draft.

        Args:
            draft: The draft's id.
            host: The user; the drafts of others are not found.
            now: The present time, in UTC.

        Raises:
            Refused: The user has no such draft, or it has expired (`vote_draft_gone`), or it has opened
                (`vote_draft_open`, with `vote`, the id of the vote).
        """
        return await self._reader.read(lambda db: _fetch(db, draft, host, now))

    async def change(self, draft: int, host: int, change: Callable[[Content], Content], now: datetime) -> Draft:
        """Change a draft; if it was scheduled, it waits for its host again.

        Args:
            draft: The draft's id.
            host: Its host.
            change: Returns the new content, given the present one.
            now: The present time, in UTC.

        Raises:
            Refused: As for `get`.
        """

        def act(db: Connection) -> Draft:
            found = _lock(db, draft, host, now)
            new = replace(found, content=change(found.content), scheduled_at=None, trouble=None)
            return _write(db, replace(new, expires_at=now + DRAFT_LIFETIME))

        return await self._writer.alone(act)

    async def schedule(self, draft: Draft, channel: int, now: datetime) -> Draft:
        """Have a draft open by itself at its start.

        Args:
            draft: The draft as its host has seen it.
            channel: Where it shall open.
            now: The present time, in UTC.

        Raises:
            Refused: As for `get`; or the draft was changed meanwhile (`vote_draft_changed`), its start is past
                (`vote_start_past`), or too many votes are scheduled in the server (`vote_scheduled`, with `most`).
        """

        def act(db: Connection) -> Draft:
            found = _lock(db, draft.id, draft.host, now)
            opens_at = found.content.opens_at
            if found.content != draft.content or opens_at is None:
                raise Refused("vote_draft_changed")
            if opens_at <= now:
                raise Refused("vote_start_past")
            others = select(_D.id).where(_D.guild == found.guild, _D.scheduled_at.is_not(None), _D.id != draft.id)
            if len(db.execute(others).all()) >= MAX_SCHEDULED:
                raise Refused("vote_scheduled", most=MAX_SCHEDULED)
            return _write(db, replace(found, channel=channel, scheduled_at=opens_at, trouble=None))

        return await self._writer.alone(act)

    async def discard(self, draft: int, host: int, now: datetime) -> None:
        """Delete a draft.

        Args:
            draft: The draft's id.
            host: Its host.
            now: The present time, in UTC.

        Raises:
            Refused: As for `get`; a scheduled draft may just have opened.
        """

        def act(db: Connection) -> None:
            _lock(db, draft, host, now)
            db.execute(delete(vote_drafts).where(_D.id == draft))

        await self._writer.alone(act)

    async def open(
        self,
        draft: Draft,
        *,
        channel: int,
        terms: Terms,
        now: datetime,
        entitled: int | None,
        at_its_time: bool = False,
    ) -> Vote:
        """Open the vote of a draft and delete the draft, in one transaction; a repeated call returns the same vote.

        Args:
            draft: The draft as it was read.
            channel: The Discord id of the channel in which the vote is shown.
            terms: Its questions and rules.
            now: The present time, in UTC.
            entitled: How many members are entitled to vote according to Discord; None if that is not known.
            at_its_time: Open only if it is still scheduled.

        Raises:
            Refused: The draft is gone (`vote_draft_gone`), it was changed meanwhile (`vote_draft_changed`), or its
                terms are not allowed, with the codes of `storage.ballots.votes.open_vote`.
        """

        def act(db: Connection) -> Vote:
            row = db.execute(select(vote_drafts).where(_D.id == draft.id).with_for_update()).first()
            opened = db.execute(select(votes).where(votes.c.key == draft.key)).first()
            if opened is not None:
                return VOTE.read(opened)
            if row is None:
                raise Refused("vote_draft_gone")
            found = DRAFT.read(row)
            if found.content != draft.content or (at_its_time and found.scheduled_at is None):
                raise Refused("vote_draft_changed")
            where = {"guild": found.guild, "channel": channel, "host": found.host}
            vote = open_vote(
                db,
                self._vault,
                draft.key,
                **where,
                host_name=found.host_name,
                terms=terms,
                now=now,
                entitled=entitled,
                announce=found.content.announce,
            )
            db.execute(delete(vote_drafts).where(_D.id == draft.id))
            return vote

        return await self._writer.alone(act)

    async def fail(self, draft: Draft, trouble: str, now: datetime) -> Draft | None:
        """Store that a scheduled draft could not open, so that it waits for its host again.

        Args:
            draft: The draft.
            trouble: Why: the name of a message.
            now: The present time, in UTC.

        Returns:
            The changed draft; None if its host has changed it meanwhile, or another process was faster.
        """

        def act(db: Connection) -> Draft | None:
            row = db.execute(select(vote_drafts).where(_D.id == draft.id).with_for_update()).first()
            if row is None or (found := DRAFT.read(row)).scheduled_at is None or found.content != draft.content:
                return None
            return _write(db, replace(found, scheduled_at=None, trouble=trouble, expires_at=now + FAILED_LIFETIME))

        return await self._writer.alone(act)

    async def due(self, moment: datetime, shard: Shard = UNSHARDED) -> list[Draft]:
        """List the drafts of a shard's servers that shall open now, the earliest first.

        Args:
            moment: The present time, in UTC.
            shard: The shard of the bot; only it sees these servers.
        """
        over = select(vote_drafts).where(_D.scheduled_at <= moment, of_shard(shard, _D.guild))
        over = over.order_by(_D.scheduled_at, _D.id)
        return await self._reader.read(lambda db: [DRAFT.read(row) for row in db.execute(over)])

    async def next_opening(self, shard: Shard = UNSHARDED) -> datetime | None:
        """Return the earliest time, in UTC, for which a draft in a shard's servers is scheduled; None if none is."""
        first = select(_D.scheduled_at).where(_D.scheduled_at.is_not(None), of_shard(shard, _D.guild))
        first = first.order_by(_D.scheduled_at).limit(1)
        return await self._reader.read(lambda db: db.scalar(first))

    async def of_guild(self, guild: int, now: datetime) -> list[Draft]:
        """List the drafts of a server that have not expired: scheduled ones first, in the order of their start.

        Args:
            guild: The server's Discord id.
            now: The present time, in UTC.
        """
        here = select(vote_drafts).where(_D.guild == guild, _D.scheduled_at.is_not(None) | (_D.expires_at > now))
        order = here.order_by(_D.scheduled_at.is_(None), _D.scheduled_at, _D.id.desc())
        return await self._reader.read(lambda db: [DRAFT.read(row) for row in db.execute(order)])

    async def delete_expired(self, now: datetime) -> int:
        """Delete the drafts that have expired by `now` (UTC), and return how many they were."""
        over = _D.scheduled_at.is_(None), _D.expires_at <= now
        if not await self._reader.read(lambda db: db.scalar(select(_D.id).where(*over).limit(1))):
            return 0
        return await self._writer.alone(lambda db: db.execute(delete(vote_drafts).where(*over)).rowcount)


def draft_terms(content: Content) -> Terms:
    """Return the terms with which a draft opens; `check_terms` says whether they are allowed.

    Raises:
        Refused: The time zone is unknown (`vote_zone`), a time, the quorum or another number can't be read
            (`vote_start`, `vote_time`, `vote_quorum`, `vote_joined`, `vote_account`, `vote_stated`), the vote would
            close before it opens (`vote_order`), or an ostracism is not the only question (`vote_alone`).
    """
    try:
        ZoneInfo(content.zone)
    except (KeyError, ValueError, OSError):
        raise Refused("vote_zone", typed=content.zone) from None
    if content.opens and content.opens_at is None:
        raise Refused("vote_start")
    if content.closes_at is None:
        raise Refused("vote_time")
    if content.opens_at is not None and content.closes_at <= content.opens_at:
        raise Refused("vote_order")
    if len(content.questions) > 1 and any(KINDS[question.kind].alone for question in content.questions):
        raise Refused("vote_alone")
    number, percent = read_quorum(content.quorum)
    return Terms(
        content.questions,
        content.closes_at,
        Eligible(
            content.roles, _number(content.joined, "vote_joined") or 0, _number(content.account, "vote_account") or 0
        ),
        number,
        content.changeable,
        content.turnout,
        content.threshold,
        percent,
        _number(content.stated, "vote_stated"),
    )


def check_content(content: Content, now: datetime) -> Terms:
    """Return the terms with which a draft opens, if they are allowed.

    Args:
        content: The draft's content.
        now: The present time, in UTC.

    Raises:
        Refused: With the codes of `draft_terms` and `check_terms`; or its start is past (`vote_start_past`) or too far
            ahead (`vote_start_far`, with `days`, the maximum), or the result depends on how many are entitled to vote,
            which is not stated, and Discord can't say it (`vote_entitled`).
    """
    terms = draft_terms(content)
    if content.opens_at is not None and content.opens_at <= now:
        raise Refused("vote_start_past")
    if content.opens_at is not None and content.opens_at - now > LONGEST:
        raise Refused("vote_start_far", days=LONGEST.days)
    check_terms(terms, content.opens_at or now)
    if terms.needs_entitled and terms.stated is None and not terms.eligible.is_countable:
        raise Refused("vote_entitled")
    return terms


def check_all(content: Content, now: datetime) -> tuple[Terms | None, list[Refused]]:
    """Check a draft's content as `check_content` does, but go on after a mistake, so that it doesn't hide others.

    Args:
        content: The draft's content.
        now: The present time, in UTC.

    Returns:
        The terms, without what can't be read and with an invented closing time in place of one that can't, or None if
        too little is known; and what is refused, which is empty only if the vote can be held.
    """
    known, refusals = None, list[Refused]()
    while True:
        try:
            known = known or draft_terms(content)
            check_content(content, now)
        except Refused as refused:
            refusals.append(refused)
            corrected = _without(content, refused, now)
            if corrected is None or corrected == content:
                return known, refusals
            content = corrected
        else:
            return known, refusals


_BLANKS: Mapping[str, Mapping[str, Any]] = {
    "vote_start": {"opens": "", "opens_at": None},
    "vote_start_past": {"opens": "", "opens_at": None},
    "vote_start_far": {"opens": "", "opens_at": None},
    "vote_quorum": {"quorum": ""},
    "vote_quorum_most": {"quorum": ""},
    "vote_quorum_stated": {"quorum": ""},
    "vote_joined": {"joined": ""},
    "vote_account": {"account": ""},
    "vote_days_most": {"joined": "", "account": ""},
    "vote_stated": {"stated": ""},
    "vote_stated_range": {"stated": ""},
    "vote_entitled": {"stated": "1"},
    "vote_threshold": {"threshold": "most"},
    "vote_roles": {"roles": ()},
}
"""What takes the place of refused values, by the refusal's code, so that the rest can be checked."""
_TIMES = ("vote_time", "vote_past", "vote_far", "vote_order")
_QUESTIONS = ("vote_question", "vote_answer", "vote_answers_equal", "vote_answers_number", "vote_most")


def _without(content: Content, refused: Refused, now: datetime) -> Content | None:
    """Return a draft's content with something allowed in place of what is refused; None if the rest can't be checked.

    Args:
        content: The content.
        refused: Why it is refused.
        now: The present time, in UTC.
    """
    if refused.code == "vote_zone":  # without a zone no time can be read
        return replace(content, zone="UTC", opens="", opens_at=None, closes_at=now + timedelta(hours=1))
    if refused.code in _TIMES:
        return replace(content, closes_at=(content.opens_at or now) + timedelta(hours=1))
    if refused.code in _QUESTIONS:
        place = int(refused.values.get("place", 1)) - 1
        questions = list(content.questions)
        # A ranked question stays one, because what an answer needs to win may not fit it.
        kind = questions[place].kind if KINDS[questions[place].kind].has_threshold else "ranked"
        answers = ("1", "2") if kind == "stones" else ("1", "2", "3")
        questions[place] = Question(kind, "?", answers)
        return replace(content, questions=tuple(questions))
    blank = _BLANKS.get(refused.code)
    return None if blank is None else replace(content, **blank)


def _number(typed: str, code: str) -> int | None:
    """Return a typed number; None if nothing was typed.

    Args:
        typed: The text.
        code: The code of the refusal if it is no number.
    """
    text = typed.strip()
    if not text:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= 9):
        raise Refused(code)
    return int(text)


def read_quorum(typed: str) -> tuple[int, int]:
    """Return a typed quorum as a number of voters and a share in percent, of which one is 0.

    Args:
        typed: A number such as "50", or a share such as "25%"; empty for no quorum.

    Raises:
        Refused: It is neither (`vote_quorum`).
    """
    text = typed.strip()
    digits = text.removesuffix("%").rstrip()
    if not text:
        return 0, 0
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise Refused("vote_quorum")
    if digits == text:
        return int(digits), 0
    if not 1 <= int(digits) <= 100:
        raise Refused("vote_quorum")
    return 0, int(digits)


def _begin(db: Connection, draft: Draft) -> Draft:
    if (existing := db.execute(select(vote_drafts).where(_D.id == draft.id)).first()) is not None:
        return DRAFT.read(existing)
    own = select(_D.id).where(_D.host == draft.host, _D.scheduled_at.is_(None)).order_by(_D.id.desc())
    surplus = list(db.scalars(own))[MAX_DRAFTS - 1 :]
    if surplus:
        db.execute(delete(vote_drafts).where(_D.id.in_(surplus)))
    db.execute(insert(vote_drafts).values(DRAFT.write(draft)))
    return draft


def _fetch(db: Connection, draft: int, host: int, now: datetime) -> Draft:
    return _readable(db, db.execute(select(vote_drafts).where(_D.id == draft)).first(), draft, host, now)


def _lock(db: Connection, draft: int, host: int, now: datetime) -> Draft:
    """Read a draft as `_fetch` does, and lock its row until the transaction ends."""
    row = db.execute(select(vote_drafts).where(_D.id == draft).with_for_update()).first()
    return _readable(db, row, draft, host, now)


def _readable(db: Connection, row: object, id: int, host: int, now: datetime) -> Draft:
    if row is None:
        opened = select(votes.c.id).where(votes.c.key == f"draft {id}", votes.c.host == host)
        if (vote := db.scalar(opened)) is not None:
            raise Refused("vote_draft_open", vote=str(vote))
        raise Refused("vote_draft_gone")
    draft = DRAFT.read(row)  # type: ignore[arg-type]
    if draft.host != host or (draft.scheduled_at is None and draft.expires_at <= now):
        raise Refused("vote_draft_gone")
    return draft


def _write(db: Connection, draft: Draft) -> Draft:
    db.execute(update(vote_drafts).where(_D.id == draft.id).values(DRAFT.write(draft)))
    return draft
