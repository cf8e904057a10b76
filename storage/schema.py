"""The tables. A match is its opening and its records; its row keeps the state they add up to."""

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

REVISION = "0008"
"""The newest migration: what `alembic_version` holds when nothing is to be done."""

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A time in UTC, aware on both databases."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Any) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


Id = BigInteger().with_variant(Integer, "sqlite")  # SQLite counts up only what is called INTEGER
Snowflake = BigInteger

matches = Table(
    "matches",
    metadata,
    Column("id", Id, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("edition", Integer, nullable=False),  # of the rules it was begun under
    Column("status", String(10), nullable=False),
    Column("host", Snowflake, nullable=False),
    Column("guild", Snowflake),
    Column("channel", Snowflake, nullable=False),
    Column("thread", Snowflake),
    Column("message", Snowflake),
    Column("options", JSON, nullable=False),
    Column("opening", LargeBinary),  # sealed: the state before the first record
    Column("state", LargeBinary),  # sealed: the state after the last record
    Column("version", Integer, nullable=False),
    Column("shown", Integer, nullable=False),  # below version: the public message is behind
    Column("records", Integer, nullable=False),  # how many there are: the next one's seq
    Column("opened_at", Moment, nullable=False),
    Column("turn_since", Moment, nullable=False),
    Column("started_at", Moment),
    Column("over_at", Moment),
    Column("outcome", Text),
    Column("ended", Text),
    Column("clock", Text),  # how long decisions may take; none: as long as they like
    Column("paused_at", Moment),
    Column("question", Text),  # what the table is asked, or was asked last
    Column("questions", Integer, nullable=False, server_default="0"),  # how often it was asked anything
    Column("closed", Boolean, nullable=False, server_default=false()),  # only those who play may look on
    Column("seating", Text),  # of a rematch: who is to sit in which order
)
Index("ix_matches_channel_status", matches.c.channel, matches.c.status)
Index("ix_matches_thread", matches.c.thread)
Index("ix_matches_guild_status", matches.c.guild, matches.c.status)
Index(
    "ix_matches_unshown",
    matches.c.id,
    sqlite_where=text("shown < version"),
    postgresql_where=text("shown < version"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user", Snowflake),
    Column("name", Text, nullable=False),
    Column("computer", String(10)),
    Column("turns", Integer, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("timeouts", Integer, nullable=False),
    Column("bank", Float),  # seconds that were left at `since`
    Column("since", Moment),  # from when the time of this seat runs
    Column("spent", Float),  # seconds of the decision that had passed by `since`
    Column("saved", Float),  # seconds left after its choice, while others still choose
    Column("quiet", Text),  # when the time of its person does not run
    Column("reminded", String(4)),  # the last reminder of the decision that is asked of it: half | soon
    Column("held_for", Snowflake),  # who may take this seat back at any time
    Column("gone", Boolean, nullable=False, server_default=false()),  # its person has left the server
    Column("asked_at", Moment),  # since when a decision is asked of it
    Column("thought", Integer, nullable=False, server_default="0"),  # seconds for all decisions of its person
    Column("decided", Integer, nullable=False, server_default="0"),  # how many these were
    Column("missed", Integer, nullable=False, server_default="0"),  # how many the clock made for them
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
    Column("body", LargeBinary, nullable=False),  # sealed: action, draws, events, digest of the state after
)
Index("uq_records_key", records.c.key, unique=True)

receipts = Table(  # what was done to a match besides playing, so that the same key is answered and not applied again
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
    Column("turns", Integer, nullable=False),  # the seat's turns when it was set: moved on means void
    Column("kind", String(10), nullable=False),
    Column("due", Moment, nullable=False),
    sqlite_autoincrement=True,  # an id is a key of what was done: it must never come again
)
Index("ix_deadlines_due", deadlines.c.due)
Index("ix_deadlines_match", deadlines.c.match)

reminders = Table(  # those of which nobody has been told yet, though their deadline was taken off
    "reminders",
    metadata,
    Column("id", Id, primary_key=True, autoincrement=False),  # of the deadline
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("due", Moment, nullable=False),
    Column("turn", Moment, nullable=False),  # since when it is this turn
    Column("at", Moment, nullable=False),  # when somebody set out to send it
    Column("tries", Integer, nullable=False),  # how often somebody has
)
Index("ix_reminders_match", reminders.c.match)
Index("ix_reminders_at", reminders.c.at)

claims = Table(  # which presses are served by somebody, where several processes hear of them
    "claims",
    metadata,
    Column("key", String(40), primary_key=True),
    Column("at", Moment, nullable=False),
    Column("served", Boolean, nullable=False, server_default=false()),
)
Index("ix_claims_at", claims.c.at)

kept = Table(  # small facts of the bot, and the check value of the key
    "kept",
    metadata,
    Column("name", String(100), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(  # what people have set for themselves; who has set nothing is not here
    "people",
    metadata,
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("reminders", String(4), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),  # minutes after midnight
    Column("quiet_to", Integer),
    Column("runs_on", Boolean, nullable=False),  # their time runs in quiet hours too
    Column("next_up", Boolean, nullable=False),
    Column("digest_due", Moment),
    Column("colour_blind", Boolean, nullable=False),
    Column("text_only", Boolean, nullable=False),
    Column("dark", Boolean, nullable=False),
    Column("closed_dms", Boolean, nullable=False),
    Column("changed_at", Moment, nullable=False),
)
Index("ix_people_digest_due", people.c.digest_due)
Index("ix_people_changed_at", people.c.changed_at)

rooms = Table(  # the private threads of teams
    "rooms",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("team", String(40), primary_key=True),  # its seats: 0.2
    Column("thread", Snowflake, nullable=False),
    Column("members", Text, nullable=False),  # the users who were let in, as JSON
)
