"""After a vote has ended: what the database engine itself keeps of deleted rows is overwritten, as far as it lets us.

SQLite overwrites deleted content with zeros (`secure_delete`, set where the file is opened), but its log of writes
keeps the pages as they were until it is emptied. PostgreSQL keeps deleted rows until a table is written anew.
"""

from sqlalchemy import Connection, text

TABLES = ("vote_secrets", "vote_roll", "vote_stones")


def empty_log(db: Connection) -> bool:
    """Bring SQLite's log of writes into its file and cut it to nothing; False where somebody was reading just then.

    To be called outside of a transaction.
    """
    connection = db.connection.dbapi_connection
    assert connection is not None
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (busy, *_), *_ = cursor.fetchall()
    cursor.close()
    return not busy


def rewrite_tables(db: Connection) -> bool:
    """Let PostgreSQL write the tables of open votes anew, without what was deleted; needs their owner's rights."""
    db.execute(text(f"VACUUM FULL {', '.join(TABLES)}"))
    return True
