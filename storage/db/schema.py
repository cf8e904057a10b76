"""All tables: matches, scheduling, users' settings, public votes, results.

A match is defined by its opening state and its records; its row also holds the state that follows from them. "Sealed"
columns are encrypted (`storage.db.encryption`).

While a public vote is open, three tables hold its secrets; they are emptied when it closes. So that a remnant does not
link a voter to a stone, these tables have neither counters nor times, and on SQLite they have no rowid: rows are stored
in the order of their keyed hashes, not of insertion.
"""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
)

REVISION = "0001"
"""The newest migration, as `alembic_version` holds it in an up-to-date database."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """The column type of moments: reads and writes aware datetimes in UTC, although SQLite stores naive ones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Return an aware datetime in UTC, to be written to the database; None stays None."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        """Return a datetime that was read from the database as an aware one in UTC; None stays None."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite generates ids only for INTEGER columns
Snowflake = BigInteger

matches = Table(
    "matches",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),  # of the rules; fixed when the match is opened
    Column("status", String(10), nullable=False),
    Column("host", Snowflake, nullable=False),
    Column("guild", Snowflake),
    Column("channel", Snowflake, nullable=False),
    Column("thread", Snowflake),
    Column("message", Snowflake),
    Column("options", JSON, nullable=False),
    Column("opening", LargeBinary),  # sealed: the state before the first record
    Column("state", LargeBinary),  # sealed: the state after the last record
    Column("chance", LargeBinary),  # sealed: a `ChanceSecret`; NULL only until the row has its id
    Column("version", Integer, nullable=False),
    Column("shown_version", Integer, nullable=False),  # below `version`: the public message is outdated
    Column("shown_look", String(33)),  # a digest of what the public message shows; NULL: not known
    Column("shown_at", Moment),  # when that last changed
    Column("record_count", Integer, nullable=False),  # how many records there are; the next one's `seq`
    Column("opened_at", Moment, nullable=False),
    Column("decision", Text, nullable=False),  # JSON: the key of what is being decided
    Column("turn_since", Moment, nullable=False),  # when this decision began
    Column("asked", Text, nullable=False),  # JSON: the seats that take part in this decision
    Column("started_at", Moment),
    Column("ended_at", Moment),
    Column("outcome", Text),
    Column("ending_json", Text),  # JSON of an `Ending`
    Column("clock", Text),  # as `Clock.write`; NULL: no time limit
    Column("paused_at", Moment),
    Column("is_suspended", Boolean, nullable=False, server_default=false()),  # paused until its server can be reached
    Column("question", Text),  # JSON of the open question, or of the last one
    Column("question_count", Integer, nullable=False, server_default="0"),  # how many questions were asked
    Column("is_private", Boolean, nullable=False, server_default=false()),  # spectators are excluded
    Column("seating", Text, nullable=False, server_default="[]"),  # JSON: in a rematch, the users by seat
)
Index("ix_matches_channel_status", matches.c.channel, matches.c.status)
Index("ix_matches_thread", matches.c.thread)
Index("ix_matches_guild_status", matches.c.guild, matches.c.status)
Index(
    "ix_matches_unshown",
    matches.c.id,
    sqlite_where=text("shown_version < version"),
    postgresql_where=text("shown_version < version"),
)
Index("ix_matches_shown_at", matches.c.shown_at)

seats = Table(
    "seats",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Snowflake),
    Column("name", Text, nullable=False),
    Column("computer", String(10)),
    Column("actions_taken", Integer, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("timer", Text),  # JSON of a `Timer`; NULL: no time runs, and the bank has not been used yet
    Column("quiet_hours", Text),  # quiet hours in which its timer stops, as `QuietHours.write`
    Column("last_reminder", String(4)),  # the last reminder of the pending decision: half | soon
    Column("reserved_for", Snowflake),  # the user who may take this seat back at any time
    Column("left_server", Boolean, nullable=False, server_default=false()),  # its player has left the server
    Column("untold", String(6)),  # what its player has done and nobody may know: acted | missed
    Column("untold_timeouts", Integer, nullable=False, server_default="0"),  # timeouts of which nobody may know
    Column("thinking_since", Moment),  # since when its decision is pending
    Column("last_heard", Moment),  # when all last knew that its player was there
    Column("thinking_seconds", Integer, nullable=False, server_default="0"),  # for all decisions of its player
    Column("decisions", Integer, nullable=False, server_default="0"),  # how many decisions its player has made
    Column("missed_decisions", Integer, nullable=False, server_default="0"),  # how many the clock has made instead
    Column("changes", Integer, nullable=False, server_default="0"),  # recent steps that ended no decision
)
Index("uq_seats_match_user", seats.c.match, seats.c.user, unique=True)
Index("ix_seats_user", seats.c.user)

records = Table(
    "records",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("by", Snowflake),
    Column("at", Moment, nullable=False),
    Column("body", LargeBinary, nullable=False),  # sealed: action, draws, events, digest of the resulting state
)
Index("uq_records_key", records.c.key, unique=True)

receipts = Table(  # idempotency keys of use cases that wrote no record
    "receipts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("at", Moment, nullable=False),
)
Index("ix_receipts_match", receipts.c.match)

deadlines = Table(
    "deadlines",
    metadata,
    Column("id", Id, primary_key=True),
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions_taken", Integer, nullable=False),  # the seat's when it was set; void once the number differs
    Column("kind", String(10), nullable=False),
    Column("due", Moment, nullable=False),
    sqlite_autoincrement=True,  # ids become idempotency keys, so they must never be reused
)
Index("ix_deadlines_due", deadlines.c.due)
Index("ix_deadlines_match", deadlines.c.match)

reminders = Table(  # the outbox: fired reminders that have not been sent
    "reminders",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=False),  # the deadline's id
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("actions_taken", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("due", Moment, nullable=False),
    Column("turn_since", Moment, nullable=False),
    Column("attempted_at", Moment, nullable=False),  # when a process last began to send it
    Column("attempts", Integer, nullable=False),  # how often a process has tried to send it
)
Index("ix_reminders_match", reminders.c.match)
Index("ix_reminders_attempted_at", reminders.c.attempted_at)

old_boards = Table(  # replaced public messages, of matches or votes, that may still have buttons
    "old_boards",
    metadata,
    Column("message", Snowflake, primary_key=True, autoincrement=False),
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE")),
    Column("vote", Id, ForeignKey("votes.id", ondelete="CASCADE")),  # either this or `match` is set
    Column("channel", Snowflake, nullable=False),
    Column("attempts", Integer, nullable=False),  # to take the buttons away, after the first
    Column("due", Moment, nullable=False),  # when the next attempt is
    Column("put_away_at", Moment),  # when the buttons were taken away; NULL: not yet
)
Index("ix_old_boards_match", old_boards.c.match)
Index("ix_old_boards_vote", old_boards.c.vote)
Index("ix_old_boards_due", old_boards.c.due)

leases = Table(  # button presses that one of several processes has claimed
    "leases",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("at", Moment, nullable=False),
    Column("served", Boolean, nullable=False, server_default=false()),
)
Index("ix_leases_at", leases.c.at)

rate_shares = Table(  # of Discord's rate limit, one of each process; used where processes share a database
    "rate_shares",
    metadata,
    Column("process", String(40), primary_key=True),
    Column("per_second", Float, nullable=False),
    Column("expires", Moment, nullable=False),
)

key_values = Table(  # small JSON values of the bot, the heartbeat, the check value of the key
    "key_values",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("value", Text, nullable=False),
)

user_settings = Table(  # a user who has changed nothing has no row
    "user_settings",
    metadata,
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("reminders", String(4), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("clock_always_runs", Boolean, nullable=False),  # timers run in quiet hours too
    Column("next_up", Boolean, nullable=False),
    Column("digest_due", Moment),
    Column("colour_blind", Boolean, nullable=False),
    Column("text_only", Boolean, nullable=False),
    Column("dark", Boolean, nullable=False),
    Column("dms_closed", Boolean, nullable=False),
    Column("language", String(16)),
    Column("discord_language", String(16)),
    Column("unnamed", Boolean, nullable=False),  # cannot be named in an ostracism
    Column("changed_at", Moment, nullable=False),
)
Index("ix_user_settings_digest_due", user_settings.c.digest_due)
Index("ix_user_settings_changed_at", user_settings.c.changed_at)

private_threads = Table(  # Discord threads of teams, and of matches without spectators
    "private_threads",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("team", String(40), primary_key=True),  # the team's seats, such as 0.2, or `all` for all players
    Column("thread", Snowflake, nullable=False),
    Column("members", Text, nullable=False),  # JSON: the users who were added to it
)


votes = Table(
    "votes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("key", Text, nullable=False),  # idempotency key: the id of the interaction that opened it
    Column("guild", Snowflake, nullable=False),
    Column("channel", Snowflake, nullable=False),
    Column("message", Snowflake),
    Column("result", Snowflake),  # the message that announces the result
    Column("host", Snowflake, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("questions", Text, nullable=False),  # JSON: their kinds, texts and answers
    Column("roles", Text, nullable=False),  # JSON: only members with one of these roles may vote; empty: everyone
    Column("days", Integer, nullable=False),  # minimum days of membership
    Column("account_days", Integer, nullable=False),  # minimum age of the account in days
    Column("quorum", Integer, nullable=False),
    Column("quorum_percent", Integer, nullable=False),  # of those entitled; 0: the quorum is a number
    Column("stated", Integer),  # how many may vote, as the host has stated
    Column("entitled", Integer),  # how many may vote at the opening, later at the close; NULL: unknown
    Column("changeable", Boolean, nullable=False),
    Column("turnout", Boolean, nullable=False),  # show the number of votes while it is open
    Column("threshold", String(10), nullable=False),  # what an answer needs to win
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("first_closes_at", Moment, nullable=False),  # as it was opened or edited, before pauses and extensions
    Column("paused_at", Moment),  # NULL: it is not paused
    Column("edits", Integer, nullable=False),  # how often its questions were edited, before anyone had voted
    Column("changes", Text, nullable=False),  # JSON: what moderators have changed since it was opened
    Column("announce", Snowflake),  # another channel in which the result is announced
    Column("announced", Snowflake),  # the message there
    Column("chain_head", String(64), nullable=False),  # the newest hash of the chain of receipts
    Column("chain_rows", Integer, nullable=False),  # the number of rows of the vote in `vote_links`
    Column("published_at", Moment),  # when a hash of the chain was published last, and which
    Column("published_head", String(64)),
    Column("status", String(10), nullable=False),
    Column("cast", Integer, nullable=False),  # number of voters
    Column("tallies", Text),  # JSON: the count of each question; this and the next are set when it closes
    Column("spoiled", Integer),  # ballots that could not be decrypted
    Column("ended_at", Moment),
    Column("ended_by", Snowflake),  # NULL: it closed on time
    Column("ended_by_name", Text),
    Column("reason", Text),
    Column("shredded", Boolean, nullable=False),  # true once no remnant of the secret is left in the database files
)
Index("uq_votes_key", votes.c.key, unique=True)
Index("ix_votes_guild_status", votes.c.guild, votes.c.status)
Index("ix_votes_status_closes_at", votes.c.status, votes.c.closes_at)


vote_drafts = Table(  # votes that are prepared: only their host sees them, until they open
    "vote_drafts",
    metadata,
    Column("id", Snowflake, primary_key=True, autoincrement=False),  # of the interaction that began it
    Column("guild", Snowflake, nullable=False),
    Column("channel", Snowflake, nullable=False),  # where it opens
    Column("host", Snowflake, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("content", Text, nullable=False),  # JSON: questions and terms, and what was typed for them
    Column("scheduled_at", Moment),  # opens by itself at this time; NULL: it waits for its host
    Column("expires_at", Moment, nullable=False),  # deleted then, unless it is scheduled
    Column("trouble", Text),  # why it could not open at its time: the name of a message
)
Index("ix_vote_drafts_guild", vote_drafts.c.guild)
Index("ix_vote_drafts_scheduled_at", vote_drafts.c.scheduled_at)


def _vote_column() -> Column[int]:
    return Column("vote", Id, ForeignKey("votes.id", ondelete="CASCADE"), primary_key=True, autoincrement=False)


vote_secrets = Table(
    "vote_secrets",
    metadata,
    _vote_column(),
    Column("secret", LargeBinary, nullable=False),  # sealed with SECRET_KEY; deleted when the vote closes
)

vote_roll = Table(  # who has voted; deleted when the vote closes
    "vote_roll",
    metadata,
    _vote_column(),
    Column("voter", LargeBinary, primary_key=True),  # keyed hash of the user id
    Column("mark", LargeBinary, nullable=False),  # sealed: the id of the newest press, so that older ones are ignored
    sqlite_with_rowid=False,
)

vote_stones = Table(  # what was voted; deleted when the vote closes
    "vote_stones",
    metadata,
    _vote_column(),
    Column("stone", LargeBinary, primary_key=True),  # keyed hash of the user id, under another key
    Column("body", LargeBinary, nullable=False),  # sealed: ballot and receipt code
    sqlite_with_rowid=False,
)

vote_shards = Table(  # the counted ballots, written when the vote closes, in the order of the codes
    "vote_shards",
    metadata,
    _vote_column(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("code", String(12), nullable=False),
    Column("ballot", Text, nullable=False),  # numbers of answers, with ; between questions
    sqlite_with_rowid=False,
)
Index("ix_vote_shards_code", vote_shards.c.code)

vote_links = Table(  # the chain of receipts: hashes that tell nothing without the keys of the receipts
    "vote_links",
    metadata,
    _vote_column(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Moment),  # when the hash of the chain up to here was published; NULL: it was not
    Column("entries", Text, nullable=False),  # with a space between two; see storage.ballots.chain
    sqlite_with_rowid=False,
)

vote_reminders = Table(  # users who asked to be reminded of an open vote, whether they have voted or not
    "vote_reminders",
    metadata,
    _vote_column(),
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("ix_vote_reminders_user", vote_reminders.c.user)


results = Table(  # one row for each person who finished a match or lost their seat in it
    "results",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("guild", Snowflake, nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),  # people | computers | solo
    Column("finish", String(10), nullable=False),  # finished | replaced | agreed (replaced by consent)
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("decisions", Integer, nullable=False),  # decisions the player made
    Column("thinking_seconds", Integer, nullable=False),  # seconds for all of them
    Column("missed_decisions", Integer, nullable=False),  # decisions made by timeouts
    Column("mu", Float),  # the rating after the match; NULL if it was not rated
    Column("sigma", Float),
    Column("at", Moment, nullable=False),
)
Index("ix_results_user_guild", results.c.user, results.c.guild)

ratings = Table(
    "ratings",
    metadata,
    Column("guild", Snowflake, primary_key=True, autoincrement=False),
    Column("game", String(40), primary_key=True),
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
Index("ix_ratings_user", ratings.c.user)

results_opt_outs = Table(  # users who do not want statistics
    "results_opt_outs",
    metadata,
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("since", Moment, nullable=False),
)
