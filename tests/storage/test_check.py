"""`python -m storage check` replays every match and computes the chain of every vote again."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from games.core.registry import find_game
from storage import Store, User
from storage.__main__ import main
from tests.messages import message_names
from tests.storage.ballots.laid import ANN, BLACK, BOB, CLEO, NOON, WHITE, cast, early, in_time, opened_vote
from tests.storage.tables import KEY

HOUR = timedelta(hours=1)


@pytest.fixture
def database(sqlite_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fill a database with a match in its lobby, one with two actions, an open, a closed and a void vote."""

    async def fill() -> None:
        async with await Store.open(f"sqlite:///{sqlite_file}", KEY) as store:
            await store.lobbies.open_match("lobby", game="gorgias", host=ANN, host_name="A", guild=None, channel=1)
            match = await store.lobbies.open_match(
                "open", game="philosophia", host=ANN, host_name="A", guild=None, channel=1
            )
            await store.lobbies.join(match.id, "join", BOB, "B")
            match = await store.lobbies.start(match.id, "start", ANN)
            for key in ("one", "two"):
                seat = match.active[0]
                user = match.chairs[seat].user
                assert user is not None
                action = find_game("philosophia").legal_actions(match.state, seat)[0]
                match = (await store.submit(match.id, key, User(user), lambda now, action=action: action)).match
            assert match.record_count == 2
            votes = [await opened_vote(store, key) for key in ("running", "closed", "void")]
            for vote in votes:
                for press, (user, ballot) in enumerate([(ANN, WHITE), (BOB, BLACK), (CLEO, WHITE)]):
                    await cast(store, vote, user, ballot, 10 * vote.id + press)
            await store.ballots.publish_chains(NOON + HOUR)
            await store.ballots.close_vote(votes[1].id, in_time())
            await store.ballots.void_vote(votes[2].id, early())

    asyncio.run(fill())
    monkeypatch.setenv("SECRET_KEY", KEY.hex())
    return sqlite_file


def check(file: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    """Run the command; return its exit status and the lines that it prints, with the names of the messages."""
    with message_names():
        status = main(["check", "--url", f"sqlite:///{file}"])
    printed = capsys.readouterr()
    return status, [*printed.out.splitlines(), *printed.err.splitlines()]


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as db, db:
        for statement in statements:
            assert db.execute(statement).rowcount > 0


def test_nothing_is_found_where_nothing_is_wrong(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(database, capsys) == (0, ["checked(faults=0, matches=2, votes=3)"])


@pytest.mark.parametrize(
    ("statements", "found"),
    [
        (["DELETE FROM records WHERE seq = 0"], ["match-broken"]),
        (["UPDATE records SET body = randomblob(40) WHERE seq = 1"], ["match-broken"]),
        (["UPDATE matches SET game = 'symposium' WHERE game = 'philosophia'"], ["match-unknown"]),
        (["UPDATE matches SET record_count = 1 WHERE record_count = 2"], ["match-broken"]),
        (["DELETE FROM vote_shards WHERE vote = 2 AND place = 0"], ["ballots-missing"]),
        (["UPDATE vote_links SET entries = replace(entries, '+', '~') WHERE vote = 2"], ["broken-chain"]),
        (["DELETE FROM vote_links WHERE vote = 1"], ["broken-chain"]),
        (
            ["DELETE FROM records WHERE seq = 1", "DELETE FROM vote_links WHERE vote = 1"],
            ["match-broken", "broken-chain"],
        ),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else None,
)
def test_what_is_wrong_is_said(
    database: Path, capsys: pytest.CaptureFixture[str], statements: Sequence[str], found: list[str]
) -> None:
    change(database, *statements)
    status, lines = check(database, capsys)
    assert status == 1
    assert [line.partition("(")[0] for line in lines[:-1]] == found
    assert lines[-1] == f"checked(faults={len(found)}, matches=2, votes=3)"


def test_a_check_changes_nothing_and_makes_no_key(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(database)) as db:
        before = [*db.iterdump()]
    check(database, capsys)
    with closing(sqlite3.connect(database)) as db:
        assert [*db.iterdump()] == before
    monkeypatch.delenv("SECRET_KEY")
    files = {*database.parent.iterdir()}
    status, lines = check(database, capsys)
    assert status == 1 and lines[0].startswith("missing-key(")
    status, lines = check(database.with_name("other.db"), capsys)
    assert status == 1 and lines[0].startswith("copy-missing(")
    assert {*database.parent.iterdir()} == files
