"""Draws of stored matches: they follow from secret and key, also when tried again, and the secret stays secret."""

import json
import pickle
import re
import shutil
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import text

from games.cli.main import main
from games.core import verifiable
from games.core.registry import all_games, find_game
from games.core.verifiable import ChanceSecret, keyed_number
from storage import BrokenRecord, Match, Store, User
from storage.db.database import open_database
from storage.db.encryption import Vault, chance_place
from storage.match import play
from tests.fake_time import FakeTime
from tests.messages import message_names
from tests.storage.tables import ANN, BOB, KEY, begin, bid, play_out, seat, submit_bid
from tests.storage.toy import find_toy

Open = Callable[..., Awaitable[Store]]


@pytest.fixture(autouse=True)
def true_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws follow from the keys themselves, not from their order as in other tests."""
    monkeypatch.setattr(verifiable, "keyed_number", keyed_number)


async def test_the_commitment_is_there_before_the_start_and_the_secret_stays(store: Store) -> None:
    lobby = await seat(store, ANN, BOB)
    match = await store.lobbies.start(lobby.id, "start", ANN)
    assert match.chance.commitment == lobby.chance.commitment
    assert (match.chance.secret, match.chance.start_key, match.chance.host) == (lobby.chance.secret, "start", 0)
    other = await seat(store, ANN, BOB, key="other")
    assert other.chance.secret != match.chance.secret


async def test_the_same_key_draws_the_same(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    match = (await submit_bid(store, match, "a", ANN)).match
    tried = [play.submit("b", User(BOB), bid(BOB), time=store.time) for _ in range(2)]
    records = [act(match).record for act in (*tried, tried[0])]
    assert len({record.draws for record in records if record}) == 1, "an act may be tried again after a conflict"
    done = await submit_bid(store, match, "b", BOB)
    (cards,) = {record.draws for record in records if record}
    assert len(cards) > 0
    drawn = [told.event.card for told in done.events if told.to is not None]
    assert len(drawn) == len(cards)
    other = play.submit("c", User(BOB), bid(BOB), time=store.time)(match).record
    assert other is not None and other.draws != cards, "another interaction draws anew"


async def test_after_a_crash_the_same_interaction_draws_the_same(sqlite_file: Path, tmp_path: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        match = await begin(store, ANN, BOB)
        match = (await submit_bid(store, match, "a", ANN)).match
    before = tmp_path / "before.db"
    shutil.copy(sqlite_file, before)
    states = []
    for file in (sqlite_file, before):  # the process dies before it commits, and the interaction comes again
        async with await Store.open(f"sqlite:///{file}", KEY, games=find_toy) as store:
            states.append((await submit_bid(store, match, "b", BOB)).match.state)
    assert states[0] == states[1]


async def test_the_secret_is_nowhere_in_the_file(sqlite_file: Path) -> None:
    async with await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy) as store:
        match = await play_out(store, await begin(store, ANN, BOB, rounds=1))
    for part in sqlite_file.parent.glob(f"{sqlite_file.name}*"):
        data = part.read_bytes()
        assert match.chance.secret not in data and match.chance.secret.hex().encode() not in data


def leaks(document: dict[str, Any], match: Match) -> bool:
    """Whether a document of a running match tells more of its chance than the commitment."""
    told = orjson.dumps(document).decode()
    return document["chance"] != {"commitment": match.chance.commitment} or match.chance.secret.hex() in told


async def test_an_export_of_a_running_match_has_the_commitment_only(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    await submit_bid(store, match, "a", ANN)
    match = (await submit_bid(store, match, "b", BOB)).match
    for viewer in (None, 0, 1):
        document = await store.export(match.id, viewer)
        assert not leaks(document, match)
        assert not any("key" in part for part in document["records"])
        assert leaks({**document, "chance": document["chance"] | match.chance.write()}, match), "a planted leak"
        assert leaks({**document, "view": match.chance.secret.hex()}, match), "a planted leak"


async def test_a_match_cannot_be_sent_to_another_process(store: Store) -> None:
    match = await begin(store, ANN, BOB)
    with pytest.raises(TypeError, match="stays in its process"):
        pickle.dumps(replace(match, state=None, rulebook=None))
    assert match.chance.secret.hex() not in repr(match) and repr(match.chance.secret) not in repr(match)


async def set_secret(url: str, match: Match, secret: ChanceSecret) -> None:
    """Overwrite the secret of a match in the database, as a host with the key could."""
    database = open_database(url, wait=1)
    sealed = Vault(KEY).seal(orjson.dumps(secret.write()), chance_place(match.id))
    async with database.writing() as run:

        def write(db: Any) -> None:
            db.execute(text("UPDATE matches SET chance = :sealed WHERE id = :id"), {"sealed": sealed, "id": match.id})
            db.commit()

        await run(write)
    await database.close()


async def test_another_secret_is_noticed(sqlite_file: Path) -> None:
    url = f"sqlite:///{sqlite_file}"
    async with await Store.open(url, KEY, games=find_toy) as store:
        match = await play_out(store, await begin(store, ANN, BOB))
        assert await store.verify(match.id) > 0
    for wrong in (replace(match.chance, secret=bytes(16)), replace(match.chance, start_key="another")):
        await set_secret(url, match, wrong)
        async with await Store.open(url, KEY, games=find_toy) as store:
            with pytest.raises(BrokenRecord, match="secret of the draws"):
                await store.verify(match.id)


async def finished(file: Path, name: str, watch: FakeTime) -> dict[str, Any]:
    """Play a match by the clock and by its players, end it, and return its export."""
    game = find_game(name)
    async with await Store.open(f"sqlite:///{file}", KEY, time_source=watch) as store:
        match = await store.lobbies.open_match("10", game=name, host=1, host_name="P1", guild=None, channel=1)
        for user in range(2, max(game.seats.start, 2) + 1):
            match = await store.lobbies.join(match.id, f"join{user}", user, f"P{user}")
        match = await store.lobbies.start(match.id, "11", 1)
        for key in range(100, 160):
            if not match.active:
                break
            user = match.chairs[match.active[0]].user
            assert user is not None
            choose = lambda now: now.rules.timeout_action(now.state, now.active[0])  # noqa: E731
            match = (await store.submit(match.id, str(key), User(user), choose)).match
        if match.is_open:
            match = await store.end(match.id, "99", 1, "P1", "long enough")
        return dict(orjson.loads(orjson.dumps(await store.export(match.id, None))))


@pytest.mark.slow
@pytest.mark.parametrize("name", [game.name for game in all_games()])
async def test_the_export_of_every_game_is_verified_outside(
    sqlite_file: Path, tmp_path: Path, name: str, watch: FakeTime, capsys: pytest.CaptureFixture[str]
) -> None:
    document = await finished(sqlite_file, name, watch)
    file = tmp_path / "match.json"

    def verified(changed: dict[str, Any], *words: str) -> tuple[int, str]:
        file.write_text(json.dumps(changed))
        with message_names():
            status = main(("verify", str(file), *words))
        said = capsys.readouterr()
        return status, said.out + said.err

    chance, commitment = document["chance"], document["chance"]["commitment"]
    status, said = verified(document, "--draws", "--commitment", commitment)
    assert status == 0 and said.count("\nproven(") + said.startswith("proven(") == 1, said
    drawn = sum(len(part.get("draws", ())) for part in document["records"])
    assert sum(line.startswith("draw-of-record(") for line in said.splitlines()) == drawn

    causes = re.findall(r"^draws-by\(cause=(?:press|computer|deadline), count=(\d+)\)", said, re.MULTILINE)
    assert sum(map(int, causes)) == int(re.findall(r"^proven\(count=(\d+),", said, re.MULTILINE)[0])

    status, said = verified(document, "--commitment", "0" * 32)
    assert status == 1 and "commitment-differs(" in said
    status, said = verified({**document, "chance": {**chance, "commitment": "0" * 32}})
    assert status == 1 and "secret-differs(" in said
    status, said = verified({**document, "chance": {**chance, "secret": "0" * 32}})
    assert status == 1 and "secret-differs(" in said
    status, said = verified({**document, "chance": {"commitment": commitment}})
    assert status == 2 and said.startswith("no-secret(")
    for seq, part in enumerate(document["records"]):
        if part.get("draws"):
            records = list(document["records"])
            records[seq] = {key: value for key, value in part.items() if key != "key"}
            status, said = verified({**document, "records": records})
            assert status == 1 and f"broken-record(problem=broken-no-key, record={seq})" in said
            break
