"""Fill a database quickly with copies of a few matches, by the ten thousand.

A copy of a running match can be played like any other: what is sealed is sealed anew for its place. Only its first
draws cannot be verified, since they follow from the id of the match that was copied. The logs of finished matches are
copied as they are, so they take the same space but cannot be read; nobody looks at them.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Connection,
    String,
    bindparam,
    cast,
    create_engine,
    func,
    insert,
    literal,
    select,
    update,
)

from benchmarks.bot import KEY
from benchmarks.crowd import Table, begin_all, lay_tables, random_action
from bot.messages.board_updater import _look, board_entries
from bot.screens.board import board_screen
from sandbox import Sandbox
from storage import Seat, Status, Store
from storage.db.encryption import Vault, chance_place, opening_place, record_place, state_place
from storage.db.schema import deadlines, matches, records, results, seats
from storage.match.due_times import turn_deadline

TEMPLATES = 20
"""How many matches are begun or played to be copied; a multiple of the number of games."""
CHUNK = 500
"""How many matches are written in one transaction."""
ACTIONS = 40
"""Running matches have had so many actions at most."""
Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Template:
    """A match to be copied, as its rows."""

    match: Row
    seats: list[Row]
    records: list[Row]
    deadlines: list[Row]


async def fill_running(store: Store, server: Sandbox, count: int, *, shown: bool) -> list[Table]:
    """Lay tables at which matches are being played, and return them.

    Args:
        store: A new database.
        server: The sandbox.
        count: How many.
        shown: The bot has nothing to show: the database says that the boards show how the matches stand. They have no
            message, so players begin with a command, and a board is posted with the first change.
    """
    tables = lay_tables(server, count)
    first, rest = tables[:TEMPLATES], tables[TEMPLATES:]
    await begin_all(store, server, first, actions=ACTIONS)
    templates = {}
    for table in first:
        assert table.match is not None
        templates[len(table.people), table.game, table.clock] = await _read(store, table.match)
    for at in range(0, len(rest), CHUNK):
        await store._writer.alone(lambda db, at=at: _copy_tables(db, store, templates, rest[at : at + CHUNK]))  # type: ignore[misc]
    if shown:
        for at in range(0, count, CHUNK):
            await _mark_shown(store, tables[at : at + CHUNK])
    return tables


async def fill_finished(file: Path, server: Sandbox, count: int) -> None:
    """Add copies of finished matches of all games to a SQLite database, with other people in other threads.

    Args:
        file: The database, which nobody has open.
        server: The sandbox.
        count: How many.
    """
    tables = lay_tables(server, TEMPLATES, first=10**6)
    async with await Store.open(f"sqlite:///{file}", KEY) as store:
        await begin_all(store, server, tables)
        await asyncio.gather(*(_play_out(store, table) for table in tables))
        await _mark_shown(store, tables)
        templates = [await _read(store, table.match or 0) for table in tables]
        vault = store._identity_map.vault

    def copy() -> None:
        engine = create_engine(f"sqlite:///{file}")
        with engine.connect() as db:
            for pragma in ("journal_mode=OFF", "synchronous=OFF", "cache_size=-200000"):  # it is made anew if it breaks
                db.exec_driver_sql(f"PRAGMA {pragma}")
            db.commit()
            for at in range(0, count, CHUNK):
                with db.begin():
                    _copy_finished(db, vault, templates[at // CHUNK % TEMPLATES], min(CHUNK, count - at))
        engine.dispose()

    await asyncio.to_thread(copy)


async def _play_out(store: Store, table: Table) -> None:
    match, step = await store.match(table.match or 0), 0
    while match.status is Status.PLAYING:
        seat = match.active[0]
        choose = random_action(seat, f"p{match.id}.{step}")
        match = (await store.submit(match.id, f"p{match.id}.{step}", Seat(seat), choose)).match
        step += 1


async def _read(store: Store, match: int) -> Template:
    def read(db: Connection) -> Template:
        def rows(table: Any, column: Any) -> list[Row]:
            return [dict(row) for row in db.execute(select(table).where(column == match)).mappings()]

        (head,) = rows(matches, matches.c.id)
        parts = [rows(each, each.c.match) for each in (seats, records, deadlines)]
        return Template(head, *parts)

    return await store._database.read(read)


def _sealed_anew(template: Row, id: int, vault: Vault) -> Row:
    """Return the sealed columns of a match, sealed for a copy."""
    former, count = template["id"], template["record_count"]
    return {
        "opening": vault.seal(vault.open(template["opening"], opening_place(former)), opening_place(id)),
        "state": vault.seal(vault.open(template["state"], state_place(former, count)), state_place(id, count)),
        "chance": vault.seal(vault.open(template["chance"], chance_place(former)), chance_place(id)),
    }


def _next_id(db: Connection) -> int:
    return int(db.execute(select(func.coalesce(func.max(matches.c.id), 0))).scalar_one()) + 1


def _copy_tables(db: Connection, store: Store, templates: dict[Any, Template], tables: Sequence[Table]) -> None:
    """Write a copy of a running match for each table, of the same game with the same clock and as many people."""
    vault, first = store._identity_map.vault, _next_id(db)
    made: dict[Any, list[Row]] = {matches: [], seats: [], records: [], deadlines: []}
    for id, table in enumerate(tables, first):
        alike = [each for key, each in templates.items() if key == (len(table.people), table.game, table.clock)]
        template = (
            alike[0]
            if alike
            else next(each for key, each in templates.items() if key[:2] == (len(table.people), table.game))
        )
        host = int(table.people[0])
        place = {"id": id, "host": host, "thread": int(table.thread), "message": None, "shown_at": None}
        made[matches].append(template.match | place | _sealed_anew(template.match, id, vault))
        people = iter(table.people)
        for seat in template.seats:
            user = None if seat["user"] is None else int(next(people))
            made[seats].append(seat | {"match": id, "user": user})
        for record in template.records:
            seq, seat = record["seq"], record["seat"]
            body = vault.open(record["body"], record_place(template.match["id"], seq, seat))
            key = f"{id}:{record['key']}"
            sealed = vault.seal(body, record_place(id, seq, seat))
            made[records].append(record | {"match": id, "key": key, "by": host, "body": sealed})
        for each in template.deadlines:
            made[deadlines].append({name: value for name, value in each.items() if name != "id"} | {"match": id})
        table.match = id
        table.matches.append(id)
    _move_ids(db, first + len(tables))
    for into, rows in made.items():
        if rows:
            db.execute(insert(into), rows)


def _copy_finished(db: Connection, vault: Vault, template: Template, count: int) -> None:
    first = _next_id(db)
    ids, former = range(first, first + count), template.match["id"]

    def user(id: int, seat: int) -> int:
        return 10**15 + 16 * id + seat

    rows = [
        template.match
        | {"id": id, "host": user(id, 0), "thread": 10**15 + id}
        | _sealed_anew(template.match, id, vault)
        for id in ids
    ]
    db.execute(insert(matches), rows)
    db.execute(
        insert(seats),
        [
            seat | {"match": id, "user": None if seat["user"] is None else user(id, seat["seat"])}
            for id in ids
            for seat in template.seats
        ],
    )
    m, r = matches.c, records.c
    here = m.id.between(first, first + count - 1)
    key = cast(m.id, String) + ":" + r.key
    both = matches.join(records, r.match == former)
    copied = select(m.id, r.seq, r.seat, key, r.by, r.at, r.body).select_from(both).where(here).order_by(m.id, r.seq)
    db.execute(insert(records).from_select(["match", "seq", "seat", "key", "by", "at", "body"], copied))
    r = results.c
    names = [column.name for column in results.c]
    new = {"match": m.id, "user": literal(10**15, BigInteger) + 16 * m.id + r.seat}
    both = matches.join(results, r.match == former)
    copied = select(*[new.get(name, r[name]) for name in names]).select_from(both).where(here)
    db.execute(insert(results).from_select(names, copied))


def _move_ids(db: Connection, following: int) -> None:
    """Let PostgreSQL give out ids after those that were written; SQLite does so by itself."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.setval(func.pg_get_serial_sequence("matches", "id"), following - 1)))


async def _mark_shown(store: Store, tables: Sequence[Table]) -> None:
    """Store that the boards of tables show how their matches stand, as the bot would have."""
    shown = []
    for table in tables:
        match = await store.match(table.match or 0)
        screen = board_screen(match, await board_entries(store, match), until=turn_deadline(match, ()))
        shown.append({"id_": match.id, "version_": match.version, "look": _look(screen)})
    done = update(matches).where(matches.c.id == bindparam("id_"))
    done = done.values(shown_version=bindparam("version_"), shown_look=bindparam("look"), shown_at=None)
    await store._writer.alone(lambda db: db.execute(done, shown))
