"""Privacy: users get everything that is stored about them, and deleting it keeps matches intact."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from games.core.registry import UnknownGame
from storage import Clock, Match, Refused, Status, Store
from storage.ballots import Content, Ending, Question
from storage.ballots.questions import FORGOTTEN
from storage.services.private_threads import PrivateThread
from tests.fake_time import FakeTime
from tests.storage.ballots.laid import LATER, NOON, cast, in_time, opened_vote, terms
from tests.storage.tables import ANN, BOB, CLEO, DAN, begin, play_out, seat, sql, submit_bid
from tests.storage.timed_tables import fire_all

Open = Callable[..., Awaitable[Store]]
FORMER = "a former player"


async def laid(store: Store) -> dict[str, int]:
    """Lay a finished match, a running one, a lobby of Ann's and one of others; return their ids by name."""
    over = await begin(store, ANN, BOB, key="over", rounds=1)
    await play_out(store, over, "over")
    running = await begin(store, BOB, ANN, CLEO, key="running", rounds=9)
    await submit_bid(store, running, "bid", ANN)
    lobby = await seat(store, ANN, key="lobby")
    others = await begin(store, BOB, CLEO, key="others")
    await store.user_settings.change(ANN, lambda person: replace(person, reminders="dm", zone="Europe/Athens"))
    await store.private_threads.save(running.id, PrivateThread("0.1", 9, frozenset({ANN, BOB})))
    return {"over": over.id, "running": running.id, "lobby": lobby.id, "others": others.id}


async def test_all_of_it_is_given_and_nothing_of_others(store: Store) -> None:
    ids = await laid(store)
    given = await store.privacy.export(ANN)
    assert json.loads(json.dumps(given)) == given
    tables = {table["match"]: table for table in given["tables"]}
    assert tables.keys() == set(ids.values()) - {ids["others"]}
    assert [table["hosted"] for table in tables.values()] == [True, False, True]
    assert len(tables[ids["running"]]["actions"]) == 1 and tables[ids["lobby"]]["actions"] == []
    assert given["user_settings"][0]["zone"] == "Europe/Athens"
    (result,) = given["results"]
    assert result["match"] == ids["over"] and given["ratings"][0]["games"] == 1
    assert f"P{BOB}" not in json.dumps(given) and f"P{ANN}" in json.dumps(given), "nobody else is named"
    stranger = await store.privacy.export(999)
    assert all(not value for key, value in stranger.items() if key not in ("format", "user"))


async def test_who_is_forgotten_is_nowhere_and_the_matches_are_whole(store: Store) -> None:
    ids = await laid(store)
    kept = await store.match(ids["others"])
    changed = await store.privacy.forget(ANN, FORMER)
    assert [match.id for match in changed] == [ids["running"]]
    over, running, lobby, others = [await store.match(ids[name]) for name in ("over", "running", "lobby", "others")]
    assert (over.chairs[0].user, over.chairs[0].name, over.chairs[1].user) == (None, FORMER, BOB)
    assert over.status is Status.OVER and over.host == BOB
    assert running.status is Status.PLAYING and (running.chairs[1].user, running.chairs[1].name) == (None, FORMER)
    assert lobby.status is Status.CANCELLED and others == kept
    for match in (over, running, others):
        await store.verify(match.id)
    assert await store.matches_of(ANN, open_only=False) == []
    assert (await store.user_settings.get(ANN)).zone == "UTC"
    (thread,) = await store.private_threads.threads_of(ids["running"])
    assert thread.members == frozenset({BOB})
    empty = await store.privacy.export(ANN)
    assert all(not value for key, value in empty.items() if key not in ("format", "user"))
    for table, column in (("records", "by"), ("seats", "user"), ("seats", "reserved_for"), ("matches", "host")):
        rows = await sql(store, f'SELECT count(*) FROM {table} WHERE "{column}" = {ANN}')
        assert rows[0][0] == 0, (table, column)
    assert (await store.statistics.tallies(7, BOB))[0].finished == 1, "the others keep theirs"


async def test_forgetting_twice_or_somebody_unknown_changes_nothing(store: Store) -> None:
    ids = await laid(store)
    await store.privacy.forget(ANN, FORMER)
    before = [await store.match(id) for id in ids.values()]
    assert await store.privacy.forget(ANN, FORMER) == [] and await store.privacy.forget(999, FORMER) == []
    assert [await store.match(id) for id in ids.values()] == before


async def everywhere(store: Store, user: int) -> list[str]:
    """List the columns of all tables that still contain a user's id or name."""
    found = []
    for table, columns in {
        "matches": ("host", "ending_json", "question", "seating"),
        "seats": ("user", "reserved_for", "name"),
        "records": ("by",),
        "user_settings": ("user",),
        "results": ("user",),
        "ratings": ("user",),
        "private_threads": ("members",),
        "votes": ("host", "host_name", "ended_by", "ended_by_name"),
        "vote_drafts": ("host", "host_name"),
    }.items():
        for column in columns:
            rows = await sql(store, f'SELECT "{column}" FROM {table}')
            texts = [str(value) for (value,) in rows if value is not None]
            found += [f"{table}.{column}" for text in texts if f"P{user}" in text or str(user) in text.split('"')]
            found += [f"{table}.{column}" for text in texts if text == str(user) or f'"by":{user},' in text]
            found += [f"{table}.{column}" for text in texts if f"[{user}," in text or f",{user}]" in text]
    return found


async def away(store: Store, watch: FakeTime, key: str) -> Match:
    """Start a match in which a computer plays for Cleo, who has never acted."""
    match = await seat(store, ANN, BOB, CLEO, key=key, rounds=9)
    await store.lobbies.set_clock(match.id, f"{key}clock", ANN, Clock.live(2))
    match = await store.lobbies.start(match.id, f"{key}start", ANN)
    for turn in range(2):
        for user in (ANN, BOB):
            await submit_bid(store, match, f"{key}{turn}.{user}", user)
        watch.advance(minutes=2)
        await fire_all(store)
    match = await store.match(match.id)
    for user in (ANN, BOB):
        match = await store.consent.answer(match.id, f"{key}a{user}", user, 1, "computer")
    assert match.chairs[2].reserved_for == CLEO and match.chairs[2].name == f"P{CLEO}"
    return match


async def test_a_seat_that_is_held_for_somebody_is_forgotten_too(opened: Open) -> None:
    watch = FakeTime()
    store = await opened(time_source=watch)
    match = await away(store, watch, "m")
    given = await store.privacy.export(CLEO)
    assert given["tables"][0]["held_for_you"] == [{"seat": 2, "name": f"P{CLEO}"}]
    await store.privacy.forget(CLEO, FORMER)
    chair = (await store.match(match.id)).chairs[2]
    assert (chair.name, chair.reserved_for) == (FORMER, None) and chair.computer is not None
    assert await everywhere(store, CLEO) == []


async def test_who_gave_a_seat_up_without_having_done_anything_is_forgotten_there(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO)
    await store.resign(match.id, "r", CLEO)
    await store.privacy.forget(CLEO, FORMER)
    assert (await store.match(match.id)).chairs[2].name == FORMER and await everywhere(store, CLEO) == []


async def test_what_is_asked_and_wanted_of_somebody_is_forgotten(opened: Open) -> None:
    watch = FakeTime()
    store = await opened(time_source=watch)
    asked = await begin(store, BOB, CLEO, ANN, key="asked")
    await store.consent.pause(asked.id, "p", CLEO, f"P{CLEO}")
    answered = await begin(store, BOB, CLEO, ANN, key="answered")
    await store.consent.pause(answered.id, "q", BOB, "Bob")
    await store.consent.answer(answered.id, "q2", CLEO, 1, "yes")
    over = await begin(store, CLEO, BOB, key="over", rounds=1)
    rematch, _ = await store.lobbies.open_again("again", await play_out(store, over), BOB, "Bob", 8)
    back = await seat(store, ANN, BOB, rounds=9)
    await store.lobbies.join(back.id, "kleio", CLEO, "Kleio")
    await store.lobbies.set_clock(back.id, "clock", ANN, Clock.live(2))
    back = await store.lobbies.start(back.id, "start", ANN)
    for turn in range(2):
        for user in (ANN, BOB):
            await submit_bid(store, back, f"b{turn}.{user}", user)
        watch.advance(minutes=2)
        await fire_all(store)
    for user in (CLEO, ANN, BOB):
        back = (await submit_bid(store, back, f"back{user}", user)).match
    assert back.question is not None and back.question.decided_by == "Kleio"
    tables = {table["match"]: table for table in (await store.privacy.export(CLEO))["tables"]}
    assert tables[asked.id]["asked"] == "pause" and tables[answered.id]["answered"] == "yes"
    assert tables[rematch.id]["rematch"] is True and tables[back.id]["counted"]["missed_decisions"] == 2
    await store.privacy.forget(CLEO, FORMER)
    assert await everywhere(store, CLEO) == []
    assert CLEO not in (await store.match(rematch.id)).seating
    for match in (asked, answered, back):
        assert (await store.match(match.id)).question is None


async def test_quiet_hours_are_forgotten_in_every_seat(store: Store) -> None:
    await store.user_settings.change(
        ANN, lambda person: replace(person, zone="Europe/Athens", quiet_from=1320, quiet_to=420)
    )
    over = await play_out(store, await begin(store, ANN, BOB, key="over"))
    running = await begin(store, ANN, BOB, CLEO, key="running")
    given_up = await store.resign((await begin(store, ANN, BOB, CLEO, key="up")).id, "up.r", ANN)
    assert over.chairs[0].quiet_hours is not None and running.chairs[0].quiet_hours is not None
    assert given_up.chairs[0].quiet_hours is None, "a computer has no quiet hours"
    await store.privacy.forget(ANN, FORMER)
    assert await sql(store, "SELECT quiet_hours FROM seats WHERE quiet_hours IS NOT NULL") == []


async def test_quiet_hours_are_forgotten_where_the_game_is_not_installed(opened: Open) -> None:
    def nothing(name: str, edition: int | None = None) -> Any:
        raise UnknownGame(name)

    store = await opened()
    await store.user_settings.change(ANN, lambda person: replace(person, quiet_from=1320, quiet_to=420))
    match = await begin(store, ANN, BOB)
    assert match.chairs[0].quiet_hours is not None
    await (await opened(games=nothing)).privacy.forget(ANN, FORMER)
    assert await sql(store, "SELECT quiet_hours FROM seats WHERE quiet_hours IS NOT NULL") == []


async def test_what_waited_for_a_forgotten_question_is_asked_at_once(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO, DAN)
    await store.consent.pause(match.id, "p", ANN, "Ann")
    match = await store.consent.player_left_server(match.id, DAN)
    assert match.question is not None and match.question.kind == "pause"
    await store.privacy.forget(ANN, FORMER)
    question = (await store.match(match.id)).question
    assert question is not None and question.is_open
    assert (question.id, question.kind, question.seat, question.asked_by) == (2, "left", 3, None)


async def test_a_question_of_the_bot_that_somebody_had_answered_is_asked_again(store: Store) -> None:
    match = await begin(store, ANN, BOB, CLEO, DAN)
    await store.consent.player_left_server(match.id, DAN)
    await store.consent.answer(match.id, "a", ANN, 1, "wait")
    await store.privacy.forget(ANN, FORMER)
    question = (await store.match(match.id)).question
    assert question is not None and (question.id, question.kind, question.seat, question.answers) == (2, "left", 3, {})
    assert await everywhere(store, ANN) == []


async def test_public_votes_that_somebody_opened_or_closed_are_given_and_forgotten(store: Store) -> None:
    for key, host, by in (("v", CLEO, BOB), ("w", BOB, CLEO)):
        vote = await store.ballots.open_vote(
            key, guild=7, channel=8, host=host, host_name=f"P{host}", terms=terms(), now=NOON
        )
        await store.ballots.close_vote(vote.id, Ending(LATER, by, f"P{by}", "late"))
        content = Content(terms().questions)
        await store.ballots.drafts.begin(
            host + 5, guild=7, channel=8, host=host, host_name=f"P{host}", content=content, now=NOON
        )
    given = await store.privacy.export(CLEO)
    assert [draft["id"] for draft in given["vote_drafts"]] == [CLEO + 5]
    assert len(given["votes_opened"]) == 1 and [vote["reason"] for vote in given["votes_closed"]] == ["late"]
    await store.privacy.forget(CLEO, FORMER)
    assert await everywhere(store, CLEO) == []
    assert await everywhere(store, BOB) != []


async def test_private_threads_are_given(store: Store) -> None:
    ids = await laid(store)
    assert (await store.privacy.export(ANN))["private_threads"] == [
        {"match": ids["running"], "team": "0.1", "thread": 9}
    ]
    assert (await store.privacy.export(CLEO))["private_threads"] == []


async def test_matches_whose_game_is_not_installed_are_written_over(opened: Open, url: str) -> None:
    def nothing(name: str, edition: int | None = None) -> Any:
        raise UnknownGame(name)

    watch = FakeTime()
    store = await opened(time_source=watch)
    held = await away(store, watch, "held")
    over = await begin(store, CLEO, BOB, key="over", rounds=1)
    await store.lobbies.open_again("again", await play_out(store, over), BOB, "Bob", 8)
    ended = await begin(store, BOB, CLEO, DAN, key="ended")
    await store.consent.pause(ended.id, "p", CLEO, f"P{CLEO}")
    await store.end(ended.id, "e", CLEO, f"P{CLEO}", "enough")
    before = await everywhere(store, DAN)
    without = await opened(time_source=watch, games=nothing)
    with pytest.raises(Refused, match="unknown_game"):
        await without.match(held.id)
    await without.privacy.forget(CLEO, FORMER)
    assert await everywhere(store, CLEO) == [] and await everywhere(store, DAN) == before
    again = await opened(time_source=watch)
    assert (await again.match(held.id)).chairs[2].name == FORMER
    assert (await again.match(ended.id)).ending.by_name == FORMER  # type: ignore[union-attr]


async def test_who_deletes_their_data_is_no_longer_named_in_closed_votes(store: Store) -> None:
    asked = (Question("members", "Who shall go?"), Question("stones", "Shall we?", ("yes", "no")))
    opened = await opened_vote(store, questions=asked)
    for user, ballot in ((1, ((77,), (0,))), (2, ((77,), ())), (3, ((55,), (1,)))):
        await cast(store, opened, user, ballot, user)
    await store.ballots.close_vote(opened.id, in_time())
    await store.privacy.forget(77, "somebody")
    vote = await store.ballots.vote(opened.id)
    assert vote.tallies is not None and vote.tallies[0].votes == ((FORGOTTEN, 2), (55, 1))
    assert vote.tallies[1].counts == (1, 1)
    assert sorted(shard.ballot for shard in await store.ballots.shards(vote.id)) == [
        ((FORGOTTEN,), ()), ((FORGOTTEN,), (0,)), ((55,), (1,)),
    ]  # fmt: skip
