"""The tables of public votes. While a vote is open three of them hold its secrets; at the close all three are emptied.

None of these has a number that counts up or a time, and on SQLite their rows lie in the order of their keyed hashes.
"""

from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table, Text

from storage.schema import Id, Moment, Snowflake, metadata

votes = Table(
    "votes",
    metadata,
    Column("id", Id, primary_key=True),
    Column("key", Text, nullable=False),  # of the interaction that opened it: it opens one vote
    Column("guild", Snowflake, nullable=False),
    Column("channel", Snowflake, nullable=False),
    Column("message", Snowflake),
    Column("result", Snowflake),  # the message that tells the result
    Column("host", Snowflake, nullable=False),
    Column("host_name", Text, nullable=False),
    Column("question", Text, nullable=False),
    Column("white", Text, nullable=False),
    Column("black", Text, nullable=False),
    Column("role", Snowflake),  # whose members may vote; NULL: everyone
    Column("days", Integer, nullable=False),  # for how long one has to be a member
    Column("quorum", Integer, nullable=False),
    Column("changeable", Boolean, nullable=False),
    Column("turnout", Boolean, nullable=False),  # shown while it runs
    Column("opened_at", Moment, nullable=False),
    Column("closes_at", Moment, nullable=False),
    Column("status", String(10), nullable=False),
    Column("cast", Integer, nullable=False),  # how many have voted
    Column("whites", Integer),  # these three only after the close
    Column("blacks", Integer),
    Column("spoiled", Integer),  # stones that could not be read
    Column("ended_at", Moment),
    Column("ended_by", Snowflake),  # NULL: its time had come
    Column("ended_by_name", Text),
    Column("reason", Text),
    Column("shredded", Boolean, nullable=False),  # the file holds no remains of the secret any more
)
Index("uq_votes_key", votes.c.key, unique=True)
Index("ix_votes_guild_status", votes.c.guild, votes.c.status)
Index("ix_votes_status_closes_at", votes.c.status, votes.c.closes_at)


def _vote() -> Column[int]:
    return Column("vote", Id, ForeignKey("votes.id", ondelete="CASCADE"), primary_key=True, autoincrement=False)


secrets = Table(
    "vote_secrets",
    metadata,
    _vote(),
    Column("secret", LargeBinary, nullable=False),  # sealed with SECRET_KEY; deleted at the close
)

roll = Table(  # who has voted; deleted at the close
    "vote_roll",
    metadata,
    _vote(),
    Column("voter", LargeBinary, primary_key=True),  # keyed hash of a user
    Column("mark", LargeBinary, nullable=False),  # sealed: the newest press, so that an older one changes nothing
    sqlite_with_rowid=False,
)

stones = Table(  # what was voted; deleted at the close
    "vote_stones",
    metadata,
    _vote(),
    Column("stone", LargeBinary, primary_key=True),  # another keyed hash of the user
    Column("body", LargeBinary, nullable=False),  # sealed: the colour and the code of the receipt
    sqlite_with_rowid=False,
)

shards = Table(  # what was counted, written at the close in the order of the codes
    "vote_shards",
    metadata,
    _vote(),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("code", String(12), nullable=False),
    Column("stone", String(5), nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_vote_shards_code", shards.c.code)
