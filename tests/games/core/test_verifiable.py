"""Verifiable chance: draws follow from secret, key and counter; whatever is altered afterwards is found and named."""

import hashlib
import hmac
import json
import pickle
import re
from collections import Counter
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from games.core import verifiable
from games.core.chance import Chance, Seeded
from games.core.game import Game
from games.core.registry import all_games
from games.core.replay import BrokenRecord, Played, Record, Undone
from games.core.verifiable import (
    ChanceSecret,
    NotProven,
    Proof,
    commitment_to,
    keyed_below,
    keyed_number,
    verify_chance,
)

PAGE = Path(__file__).parents[3] / "docs/decisions/0032-draws-follow-from-a-secret.md"
SECRET = bytes(range(16))
START = "1400000000000000000"
MOST = 120
"""Actions after which a random match stops."""


@pytest.fixture(autouse=True)
def true_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let draws follow from the keys themselves, not from their order as in other tests."""
    monkeypatch.setattr(verifiable, "keyed_number", keyed_number)


@pytest.mark.parametrize("vector", json.loads(re.findall(r"```json\n(.+?)```", PAGE.read_text("utf-8"), re.S)[0]))
def test_the_published_vectors(vector: dict[str, Any]) -> None:
    secret = bytes.fromhex(vector["secret"])
    assert commitment_to(secret) == vector["commitment"]
    below = keyed_below(secret, vector["key"])
    assert [below(int(n)) for n in vector["below"]] == [int(draw) for draw in vector["draws"]]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000, 2**255 + 1, 2**256])
def test_numbers_of_the_incomplete_last_run_are_skipped(monkeypatch: pytest.MonkeyPatch, n: int) -> None:
    complete = 2**256 - 2**256 % n
    skipped = {complete, 2**256 - 1} if complete < 2**256 else set()
    values = iter([*skipped, complete - 1, 0])
    monkeypatch.setattr(verifiable, "keyed_number", lambda *_: next(values))
    below = keyed_below(SECRET, START)
    assert below(n) == n - 1, "the last number of the last complete run"
    assert below(n) == 0


def test_a_number_is_the_hmac_of_key_and_counter() -> None:
    for number in range(200):
        secret, key = hashlib.sha256(b"%d" % number).digest()[:16], f"{number}:é"
        expected = hmac.new(secret, f"{key}/{number}".encode(), "sha256").hexdigest()
        assert keyed_number(secret, key, number) == int(expected, 16)


def test_all_results_are_about_equally_frequent() -> None:
    for n in (2, 6, 7):
        drawn = Counter(keyed_below(SECRET, str(key))(n) for key in range(1000 * n))
        assert set(drawn) == set(range(n)) and all(850 < count < 1150 for count in drawn.values())


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_impossible_bounds_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="impossible"):
        keyed_below(SECRET, START)(n)


def test_secret_key_and_counter_all_count_and_nothing_else() -> None:
    def first(secret: bytes, key: str) -> list[int]:
        below = keyed_below(secret, key)
        return [below(2**64) for _ in range(4)]

    found = [first(SECRET, "1"), first(SECRET, "2"), first(SECRET, "1/1"), first(SECRET[::-1], "1")]
    assert len({number for numbers in found for number in numbers}) == 16
    assert first(SECRET, "1") == found[0]


def test_the_secret_is_neither_shown_nor_sent_to_another_process() -> None:
    secret = ChanceSecret(SECRET, START, 0)
    assert SECRET.hex() not in repr(secret) and repr(SECRET) not in repr(secret)
    with pytest.raises(TypeError, match="stays in its process"):
        pickle.dumps(secret)
    assert ChanceSecret.read(json.loads(json.dumps(secret.write()))) == secret


@dataclass(frozen=True)
class Match:
    """A random match whose draws follow from a secret."""

    game: Game[Any, Any]
    opening: Any
    records: list[Record]

    def verify(self, secret: ChanceSecret | None = None, **changes: Any) -> Proof:
        values = {"seats": self.seats, "options": self.game.Options().model_dump(mode="json"), **changes}
        return verify_chance(self.game, self.opening, self.records, secret or ChanceSecret(SECRET, START, 0), **values)

    @property
    def seats(self) -> int:
        return max(min(self.game.seats), 2)

    def altered(self, seq: int, **changes: Any) -> "Match":
        records = list(self.records)
        records[seq] = replace(records[seq], **changes)  # type: ignore[arg-type]
        return replace(self, records=records)

    @property
    def drawn(self) -> list[tuple[int, Played]]:
        return [(seq, each) for seq, each in enumerate(self.records) if isinstance(each, Played) and each.draws]


@cache
def match_of(name: str) -> Match:
    game = next(each for each in all_games() if each.name == name)
    seats = max(min(game.seats), 2)
    luck, secret = Seeded(name), ChanceSecret(SECRET, START, 0)
    state = opening = game.hosted(game.start(seats, game.Options(), secret.chance(START)), 0)
    records: list[Record] = []
    while (active := game.active_seats(state)) and len(records) < MOST:
        seat, chance = active[luck.below(len(active))], Chance(luck.below)
        action = game.fill(game.view(state, seat), chance.pick(game.legal_actions(state, seat)), chance)
        key = str(int(START) + len(records) + 1)
        step = game.apply(state, seat, action, secret.chance(key))
        state = step.state
        records.append(Played(seat, action, step.draws, step.events, game.digest(state), key))
    return Match(game, opening, records)


GAMES = [game.name for game in all_games()]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_proven(name: str) -> None:
    match = match_of(name)
    proof = match.verify()
    shown = [(each.seq, each.draws) for each in proof.drawn if each.seq is not None]
    assert shown == [(seq, record.draws) for seq, record in match.drawn]
    assert {each.caused_by for each in proof.drawn} <= {"press"}
    for each in proof.drawn:
        below = keyed_below(SECRET, each.key)
        assert tuple(below(n) for n in each.bounds) == each.draws


@pytest.mark.parametrize("name", GAMES)
def test_an_altered_draw_is_found_and_named(name: str) -> None:
    match = match_of(name)
    proven = {each.seq: each for each in match.verify().drawn}
    for seq, record in match.drawn[:5]:
        for at, (n, draw) in enumerate(zip(proven[seq].bounds, record.draws, strict=True)):
            if n == 1:
                continue
            draws = (*record.draws[:at], (draw + 1) % n, *record.draws[at + 1 :])
            with pytest.raises(BrokenRecord, match=f"draw {at + 1} is {(draw + 1) % n}, but .* give {draw}") as caught:
                match.altered(seq, draws=draws).verify()
            assert caught.value.seq == seq


@pytest.mark.parametrize("name", GAMES)
def test_an_altered_key_is_found_and_named(name: str) -> None:
    match = match_of(name)
    proven = {each.seq: each for each in match.verify().drawn}
    for seq, record in match.drawn[:5]:
        for other in map(str, range(100)):
            below = keyed_below(SECRET, other)
            if tuple(below(n) for n in proven[seq].bounds) != record.draws:
                break
        else:
            continue  # one thing to draw
        with pytest.raises(BrokenRecord, match="the secret and its key give") as caught:
            match.altered(seq, key=other).verify()
        assert caught.value.seq == seq
        with pytest.raises(BrokenRecord, match="no key"):
            match.altered(seq, key="").verify()
        with pytest.raises(BrokenRecord, match="same key as the opening"):
            match.altered(seq, key=START).verify()


@pytest.mark.parametrize("name", GAMES)
def test_another_order_is_found(name: str) -> None:
    match = match_of(name)
    if len(match.drawn) < 2:
        pytest.skip("too few draws")
    (one, a), *_, (two, b) = match.drawn
    with pytest.raises(BrokenRecord, match=f"record {two}: it has the same key as record {one}"):
        match.altered(two, key=a.key).verify()
    if a.draws[0] != b.draws[0]:
        with pytest.raises(BrokenRecord):
            match.altered(one, key=b.key).altered(two, key=a.key).verify()
    draws = next(((seq, each) for seq, each in match.drawn if len(set(each.draws)) > 1), None)
    if draws is not None:
        with pytest.raises(BrokenRecord) as caught:
            match.altered(draws[0], draws=draws[1].draws[::-1]).verify()
        assert caught.value.seq == draws[0]


@pytest.mark.parametrize("name", GAMES)
def test_another_secret_or_start_is_found(name: str) -> None:
    match = match_of(name)
    for wrong in (ChanceSecret(SECRET[::-1], START, 0), ChanceSecret(SECRET, "2", 0)):
        if not match.verify().drawn or match.verify().drawn[0].seq is not None:
            pytest.skip("nothing is drawn in the opening")
        with pytest.raises((NotProven, BrokenRecord)):
            match.verify(wrong)
    with pytest.raises(NotProven, match="can't be reproduced"):
        match.verify(options={"no such option": 1})


def test_only_an_action_applied_again_after_an_undo_keeps_its_key() -> None:
    match = match_of(GAMES[0])
    seq, record = match.drawn[0]
    until = match.records[: seq + 1]
    again = replace(match, records=[*until, Undone(seq), record])
    assert again.verify().digest == replace(match, records=until).verify().digest
    with pytest.raises(BrokenRecord, match=f"has the same key as record {seq}"):
        replace(again, records=[*until, Undone(seq), replace(record, seat=record.seat + 1)]).verify()
    rolled_again = replace(record, key="999", digest="")
    with pytest.raises(BrokenRecord, match="the secret and its key give"):
        replace(match, records=[*until, Undone(seq), rolled_again]).verify()


def test_the_taste_of_a_computer_is_the_same_through_a_match_and_differs_by_seat_and_match() -> None:
    secrets = [ChanceSecret(bytes([n]) * 32, START, None) for n in (1, 2)]
    tastes = [[secret.taste(seat) for seat in range(12)] for secret in secrets]
    assert tastes[0] == [secrets[0].taste(seat) for seat in range(12)]
    assert len({taste for row in tastes for taste in row}) == 24
