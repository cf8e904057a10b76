"""Secrets do not appear in the database file, another player's log, an error, a log line or a repr."""

import logging
import os
import re
import traceback
from pathlib import Path

import pytest

from storage import EVERYTHING, BrokenRecord, Faulty, Misconfigured, Store, User
from storage.db.encryption import Tampered, Vault
from tests.storage.conftest import Open
from tests.storage.tables import ANN, BOB, CLEO, DAN, KEY, begin, play_out, say, sql, submit_bid
from tests.storage.toy import Stumble, find_toy

CARD = re.compile("77[0-9]{10}")


def test_a_sealed_value_opens_only_in_its_place() -> None:
    vault = Vault(KEY)
    for plain in (b"", b"short", bytes(5000)):
        sealed = vault.seal(plain, "records/1.2/body")
        assert vault.open(sealed, "records/1.2/body") == plain
        for place in ("records/1.3/body", "records/1.2/state", "matches/1.2/body"):
            with pytest.raises(Tampered):
                vault.open(sealed, place)
        with pytest.raises(Tampered):
            Vault(bytes(32)).open(sealed, "records/1.2/body")


def test_a_damaged_value_does_not_open() -> None:
    vault = Vault(KEY)
    sealed = vault.seal(b"a hand of cards", "here")
    assert vault.seal(b"a hand of cards", "here") != sealed
    for at in range(len(sealed)):
        damaged = bytearray(sealed)
        damaged[at] ^= 1
        with pytest.raises(Tampered):
            vault.open(bytes(damaged), "here")
    for cut in (b"", sealed[:5], sealed[:13], sealed[:-1]):
        with pytest.raises(Tampered):
            vault.open(cut, "here")


def test_a_key_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="31"):
        Vault(bytes(31))


def _bytes_beside(file: Path) -> bytes:
    """Return the bytes of the database, its write-ahead log and the index of that log."""
    return b"".join(path.read_bytes() for path in file.parent.glob(f"{file.name}*"))


async def test_no_secret_is_in_the_file(sqlite_file: Path) -> None:
    store = await Store.open(f"sqlite:///{sqlite_file}", KEY, games=find_toy)
    match = await begin(store, ANN, BOB)
    cards = {card for hand in match.state.hands for card in hand}
    await store.submit(match.id, "1", User(ANN), say("Wherefore silence"))
    match = await play_out(store, (await store.match(match.id)))
    cards |= {card for hand in match.state.hands for card in hand}
    files = _bytes_beside(sqlite_file)
    await store.close()
    files += _bytes_beside(sqlite_file)
    assert b"P101" in files  # what is not secret is there, so we looked in the right place
    for secret in (b"Wherefore silence", b'"bid"', b'"draws"', b"hands", KEY, *[str(card).encode() for card in cards]):
        assert secret not in files


@pytest.mark.parametrize(
    "swap",
    [
        "UPDATE matches SET state = (SELECT m.state FROM matches m WHERE m.id = :other) WHERE id = :id",
        "UPDATE matches SET state = opening WHERE id = :id",
        "UPDATE matches SET record_count = record_count - 1 WHERE id = :id",
    ],
)
async def test_states_cannot_be_swapped(opened: Open, swap: str) -> None:
    store = await opened()
    match, other = await begin(store, ANN, BOB), await begin(store, CLEO, DAN, key="other")
    for each, users in ((match, (ANN, BOB)), (other, (CLEO, DAN))):
        for user in users:
            await submit_bid(store, each, f"{each.id}.{user}", user)
    values = {"other": other.id} if ":other" in swap else {}
    await sql(store, swap, id=match.id, **values)
    fresh = await opened()
    with pytest.raises(BrokenRecord):
        await fresh.match(match.id)
    with pytest.raises(BrokenRecord):
        await fresh.verify(match.id)
    await fresh.verify(other.id)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("meddle", "at"),
    [
        ("UPDATE records SET body = (SELECT r.body FROM records r WHERE r.match = :id AND r.seq = 0) "
         "WHERE match = :id AND seq = 2", 2),
        ("UPDATE records SET seat = 1 - seat WHERE match = :id AND seq = 1", 1),
        ("DELETE FROM records WHERE match = :id AND seq = 3", 3),
        ("DELETE FROM records WHERE match = :id AND seq = 0", 0),
        ("UPDATE seats SET actions_taken = 9 WHERE match = :id AND seat = 0", 6),
        ("UPDATE matches SET opening = state WHERE id = :id", 0),
    ],
)  # fmt: skip
async def test_verify_finds_what_was_meddled_with(opened: Open, meddle: str, at: int) -> None:
    store = await opened()
    match = await play_out(store, await begin(store, ANN, BOB))
    await store.verify(match.id)
    await sql(store, meddle, id=match.id)
    with pytest.raises(BrokenRecord) as caught:
        await (await opened()).verify(match.id)
    assert caught.value.seq == at and not CARD.search(str(caught.value))


async def test_verify_finds_another_truth_sealed_with_the_right_key(store: Store) -> None:
    """Every record can be decrypted, but the log does not follow from the rules."""
    match = await play_out(store, await begin(store, ANN, BOB))
    vault = store._identity_map.vault
    for seq, (old, new) in {0: ('"digest":"', '"digest":"0'), 1: ('"draws":[', '"draws":[7,')}.items():
        ((body, seat),) = await sql(
            store, "SELECT body, seat FROM records WHERE match = :id AND seq = :seq", id=match.id, seq=seq
        )
        place = f"records/{match.id}.{seq}.{seat}/body"
        changed = vault.seal(vault.open(bytes(body), place).decode().replace(old, new).encode(), place)
        await sql(
            store, "UPDATE records SET body = :b WHERE match = :id AND seq = :seq", b=changed, id=match.id, seq=seq
        )
        with pytest.raises(BrokenRecord) as caught:
            await store.verify(match.id)
        assert caught.value.seq == seq and not CARD.search(str(caught.value))
        await sql(store, "UPDATE records SET body = :b WHERE match = :id AND seq = :seq", b=body, id=match.id, seq=seq)
    await store.verify(match.id)


async def test_another_key_is_named_at_once(opened: Open) -> None:
    await begin(await opened(), ANN, BOB)
    with pytest.raises(Misconfigured, match="SECRET_KEY"):
        await opened(key=os.urandom(32))
    with pytest.raises(Misconfigured, match="SECRET_KEY"):
        await opened(key=b"short")


async def test_errors_reprs_and_log_lines_are_silent(
    store: Store, opened: Open, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    match = await begin(store, ANN, BOB)
    texts = []
    for key, action in (("1", lambda now: Stumble.of()), ("2", lambda now: {}[str(now.state.hands)])):
        with pytest.raises(Faulty) as caught:
            await store.submit(match.id, key, User(ANN), action)
        texts += traceback.format_exception(caught.value)
    assert "KeyError" in texts[-1] and "toy" not in texts[-1]
    done = await submit_bid(store, match, "3", ANN)
    done = await submit_bid(store, match, "4", BOB)
    entries = await store.log(match.id, seat=EVERYTHING)
    texts += [repr(done), repr(done.match), repr(entries), f"{done.match}"]
    place = f"matches/{match.id}.{done.match.record_count}/state"
    body = store._identity_map.vault.seal(b'{"hands": [[770000001234]], "bids": 3}', place)
    await sql(store, "UPDATE matches SET state = :body WHERE id = :id", body=body, id=match.id)
    with pytest.raises(BrokenRecord) as broken:
        await (await opened()).match(match.id)
    texts += traceback.format_exception(broken.value)
    for line in [*texts, caplog.text]:
        assert not CARD.search(line), line
