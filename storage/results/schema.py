"""The tables of results. They are made of what matches say, and nobody's who does not want it is in them."""

from sqlalchemy import Boolean, Column, Float, ForeignKey, Index, Integer, String, Table

from storage.schema import Id, Moment, Snowflake, metadata

results = Table(  # one row for each person in a match that was played to an end, or who gave their seat up before
    "results",
    metadata,
    Column("match", Id, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("guild", Snowflake, nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(10), nullable=False),  # people | computers | solo
    Column("finish", String(10), nullable=False),  # finished | replaced | agreed (replaced, as they wanted too)
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("decided", Integer, nullable=False),  # decisions of their own
    Column("thought", Integer, nullable=False),  # seconds for all of them together
    Column("missed", Integer, nullable=False),  # decisions that the clock made
    Column("mu", Float),  # the rating after it; none where it was not rated
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

uncounted = Table(  # who does not want to be counted
    "uncounted",
    metadata,
    Column("user", Snowflake, primary_key=True, autoincrement=False),
    Column("since", Moment, nullable=False),
)
